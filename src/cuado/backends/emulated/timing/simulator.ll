; sha256 of the sources: e4cb8890ed21f142756c5f64f15ad3c23ba756cc3843fec7844d1a95f5f17a0d

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, [2 x double], [2 x double], [4 x [16 x double]], [4 x i64], i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, double, i64, ptr, ptr, ptr, i64, double, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 13136, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13136) %2, i8 0, i64 13128, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 16
  store i64 -7046029254386353131, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 29
  %10 = load double, ptr %9, align 8
  %11 = fcmp ogt double %10, 1.024000e+03
  br i1 %11, label %12, label %13

12:                                               ; preds = %1
  store double 1.024000e+03, ptr %9, align 8
  br label %13

13:                                               ; preds = %12, %1
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 39
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, 6.400000e+01
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = fcmp olt double %15, 1.000000e+00
  br i1 %18, label %19, label %21

19:                                               ; preds = %17, %13
  %20 = phi double [ 6.400000e+01, %13 ], [ 1.000000e+00, %17 ]
  store double %20, ptr %14, align 8
  br label %21

21:                                               ; preds = %19, %17
  %22 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 14
  %23 = icmp sgt i64 %5, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %26

26:                                               ; preds = %24, %98
  %27 = phi i64 [ 0, %24 ], [ %99, %98 ]
  %28 = load i64, ptr %22, align 8
  %29 = load i64, ptr %25, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %98, label %31

31:                                               ; preds = %98, %26
  %32 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 15
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ 0, %21 ]
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 15
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %1358

40:                                               ; preds = %34
  %41 = icmp slt i64 %8, 1
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %49 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %50 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 52
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 43
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %59 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %61 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %62 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %63 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %67 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 38
  %68 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 37
  %69 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 9
  %70 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 2
  %71 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %72 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 3
  %73 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 6
  %74 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10
  %75 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10, i64 1
  %76 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %77 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11, i64 1
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %80 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %81 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %82 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %85 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %86 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 51
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %90 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %93 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 47
  %94 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %97 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 50
  br i1 %41, label %1358, label %102

98:                                               ; preds = %26
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %27, double noundef 0.000000e+00)
  %99 = add nuw nsw i64 %27, 1
  %100 = load i64, ptr %4, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %26, label %31

102:                                              ; preds = %40, %1353
  %103 = load ptr, ptr %42, align 8
  %104 = load double, ptr %2, align 8
  %105 = load double, ptr %49, align 8
  %106 = load double, ptr %50, align 8
  br label %109

107:                                              ; preds = %192
  %108 = icmp slt i64 %194, 0
  br i1 %108, label %198, label %312

109:                                              ; preds = %102, %192
  %110 = phi double [ 1.000000e+300, %102 ], [ %195, %192 ]
  %111 = phi i64 [ -1, %102 ], [ %194, %192 ]
  %112 = phi i64 [ 0, %102 ], [ %196, %192 ]
  %113 = phi i64 [ 0, %102 ], [ %193, %192 ]
  %114 = getelementptr inbounds %struct.Walker, ptr %103, i64 %112
  %115 = getelementptr inbounds %struct.Walker, ptr %103, i64 %112, i32 7
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %192, label %118

118:                                              ; preds = %109
  %119 = getelementptr inbounds %struct.Walker, ptr %103, i64 %112, i32 6
  %120 = load i64, ptr %119, align 8
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %192

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.Walker, ptr %103, i64 %112, i32 17
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %192

126:                                              ; preds = %122
  %127 = load double, ptr %114, align 8
  %128 = fcmp ult double %127, %110
  br i1 %128, label %129, label %192

129:                                              ; preds = %126
  %130 = load i64, ptr %43, align 8
  %131 = srem i64 %112, %130
  %132 = load ptr, ptr %0, align 8
  %133 = load ptr, ptr %44, align 8
  %134 = getelementptr inbounds %struct.Walker, ptr %103, i64 %112, i32 3
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds i64, ptr %133, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %131
  %139 = load double, ptr %138, align 8
  %140 = fcmp ogt double %127, %139
  %141 = select i1 %140, double %127, double %139
  %142 = getelementptr inbounds %struct.Step, ptr %132, i64 %137, i32 5
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %143, -2
  %145 = icmp eq i64 %144, 8
  br i1 %145, label %146, label %156

146:                                              ; preds = %129
  %147 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %131
  %148 = load i64, ptr %147, align 8
  %149 = load double, ptr %14, align 8
  %150 = fptosi double %149 to i64
  %151 = srem i64 %148, %150
  %152 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %131, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = fcmp ogt double %141, %153
  %155 = select i1 %154, double %141, double %153
  br label %186

156:                                              ; preds = %129
  %157 = load ptr, ptr %45, align 8
  %158 = load i64, ptr %46, align 8
  %159 = mul nsw i64 %158, %131
  %160 = getelementptr inbounds %struct.Step, ptr %132, i64 %137, i32 6
  %161 = load i64, ptr %160, align 8
  %162 = add nsw i64 %159, %161
  %163 = getelementptr inbounds double, ptr %157, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp ogt double %141, %164
  %166 = select i1 %165, double %141, double %164
  switch i64 %143, label %186 [
    i64 1, label %167
    i64 3, label %167
  ]

167:                                              ; preds = %156, %156
  %168 = load ptr, ptr %47, align 8
  %169 = getelementptr inbounds %struct.Step, ptr %132, i64 %137, i32 11
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Cost, ptr %168, i64 %170, i32 9
  %172 = load double, ptr %171, align 8
  %173 = fcmp ogt double %172, 0.000000e+00
  %174 = load double, ptr %48, align 8
  br i1 %173, label %175, label %179

175:                                              ; preds = %167
  %176 = fsub double %106, %174
  %177 = fcmp ogt double %166, %176
  %178 = select i1 %177, double %166, double %176
  br label %186

179:                                              ; preds = %167
  %180 = fsub double %104, %174
  %181 = fcmp ogt double %166, %180
  %182 = select i1 %181, double %166, double %180
  %183 = fsub double %105, %174
  %184 = fcmp ogt double %182, %183
  %185 = select i1 %184, double %182, double %183
  br label %186

186:                                              ; preds = %146, %156, %175, %179
  %187 = phi double [ %155, %146 ], [ %178, %175 ], [ %185, %179 ], [ %166, %156 ]
  %188 = fcmp olt double %187, %110
  %189 = select i1 %188, i64 %131, i64 %113
  %190 = select i1 %188, i64 %112, i64 %111
  %191 = select i1 %188, double %187, double %110
  br label %192

192:                                              ; preds = %109, %118, %122, %126, %186
  %193 = phi i64 [ %189, %186 ], [ %113, %126 ], [ %113, %122 ], [ %113, %118 ], [ %113, %109 ]
  %194 = phi i64 [ %190, %186 ], [ %111, %126 ], [ %111, %122 ], [ %111, %118 ], [ %111, %109 ]
  %195 = phi double [ %191, %186 ], [ %110, %126 ], [ %110, %122 ], [ %110, %118 ], [ %110, %109 ]
  %196 = add nuw nsw i64 %112, 1
  %197 = icmp eq i64 %196, %8
  br i1 %197, label %107, label %109

198:                                              ; preds = %107
  br i1 %41, label %1358, label %199

199:                                              ; preds = %198
  %200 = load ptr, ptr %42, align 8
  br label %203

201:                                              ; preds = %247
  %202 = icmp eq ptr %248, null
  br i1 %202, label %296, label %253

203:                                              ; preds = %247, %199
  %204 = phi i64 [ 0, %199 ], [ %251, %247 ]
  %205 = phi ptr [ null, %199 ], [ %250, %247 ]
  %206 = phi ptr [ null, %199 ], [ %248, %247 ]
  %207 = phi ptr [ null, %199 ], [ %249, %247 ]
  %208 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204
  %209 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 7
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %247, label %212

212:                                              ; preds = %203
  %213 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 17
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:                                              ; preds = %212
  %217 = icmp eq ptr %207, null
  br i1 %217, label %224, label %218

218:                                              ; preds = %216
  %219 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 1
  %220 = load double, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Walker, ptr %207, i64 0, i32 1
  %222 = load double, ptr %221, align 8
  %223 = fcmp olt double %220, %222
  br i1 %223, label %224, label %225

224:                                              ; preds = %218, %216
  br label %225

225:                                              ; preds = %224, %218, %212
  %226 = phi ptr [ %207, %212 ], [ %207, %218 ], [ %208, %224 ]
  %227 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 6
  %228 = load i64, ptr %227, align 8
  switch i64 %228, label %247 [
    i64 3, label %229
    i64 4, label %238
  ]

229:                                              ; preds = %225
  %230 = icmp eq ptr %206, null
  br i1 %230, label %237, label %231

231:                                              ; preds = %229
  %232 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 1
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds %struct.Walker, ptr %206, i64 0, i32 1
  %235 = load double, ptr %234, align 8
  %236 = fcmp olt double %233, %235
  br i1 %236, label %237, label %247

237:                                              ; preds = %231, %229
  br label %247

238:                                              ; preds = %225
  %239 = icmp eq ptr %205, null
  br i1 %239, label %246, label %240

240:                                              ; preds = %238
  %241 = getelementptr inbounds %struct.Walker, ptr %200, i64 %204, i32 1
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Walker, ptr %205, i64 0, i32 1
  %244 = load double, ptr %243, align 8
  %245 = fcmp olt double %242, %244
  br i1 %245, label %246, label %247

246:                                              ; preds = %240, %238
  br label %247

247:                                              ; preds = %246, %240, %237, %231, %225, %203
  %248 = phi ptr [ %206, %246 ], [ %206, %240 ], [ %206, %203 ], [ %208, %237 ], [ %206, %231 ], [ %206, %225 ]
  %249 = phi ptr [ %226, %246 ], [ %226, %240 ], [ %207, %203 ], [ %226, %237 ], [ %226, %231 ], [ %226, %225 ]
  %250 = phi ptr [ %208, %246 ], [ %205, %240 ], [ %205, %203 ], [ %205, %237 ], [ %205, %231 ], [ %205, %225 ]
  %251 = add nuw nsw i64 %204, 1
  %252 = icmp eq i64 %251, %8
  br i1 %252, label %201, label %203

253:                                              ; preds = %201
  %254 = ptrtoint ptr %248 to i64
  %255 = ptrtoint ptr %200 to i64
  %256 = sub i64 %254, %255
  %257 = sdiv exact i64 %256, 280
  %258 = load i64, ptr %6, align 8
  %259 = sdiv i64 %257, %258
  %260 = getelementptr inbounds %struct.Walker, ptr %248, i64 0, i32 18
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds %struct.Walker, ptr %248, i64 0, i32 1
  %263 = load double, ptr %262, align 8
  %264 = mul nsw i64 %259, %258
  %265 = getelementptr inbounds %struct.Walker, ptr %200, i64 %264
  %266 = icmp sgt i64 %258, 0
  br i1 %266, label %267, label %1353

267:                                              ; preds = %253, %292
  %268 = phi i64 [ %293, %292 ], [ %258, %253 ]
  %269 = phi i64 [ %294, %292 ], [ 0, %253 ]
  %270 = getelementptr inbounds %struct.Walker, ptr %265, i64 %269
  %271 = getelementptr inbounds %struct.Walker, ptr %270, i64 0, i32 7
  %272 = load i64, ptr %271, align 8
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %292, label %274

274:                                              ; preds = %267
  %275 = getelementptr inbounds %struct.Walker, ptr %270, i64 0, i32 6
  %276 = load i64, ptr %275, align 8
  %277 = icmp eq i64 %276, 3
  br i1 %277, label %278, label %292

278:                                              ; preds = %274
  %279 = getelementptr inbounds %struct.Walker, ptr %270, i64 0, i32 18
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, %261
  br i1 %281, label %282, label %292

282:                                              ; preds = %278
  store i64 0, ptr %275, align 8
  %283 = getelementptr inbounds %struct.Walker, ptr %270, i64 0, i32 1
  %284 = load double, ptr %283, align 8
  %285 = load double, ptr %95, align 8
  %286 = fadd double %263, %285
  %287 = fcmp ogt double %284, %286
  %288 = select i1 %287, double %284, double %286
  store double %288, ptr %283, align 8
  %289 = mul nsw i64 %268, %259
  %290 = add nsw i64 %289, %269
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %290)
  %291 = load i64, ptr %6, align 8
  br label %292

292:                                              ; preds = %282, %278, %274, %267
  %293 = phi i64 [ %268, %267 ], [ %268, %274 ], [ %268, %278 ], [ %291, %282 ]
  %294 = add nuw nsw i64 %269, 1
  %295 = icmp slt i64 %294, %293
  br i1 %295, label %267, label %1353

296:                                              ; preds = %201
  %297 = icmp eq ptr %250, null
  br i1 %297, label %304, label %298

298:                                              ; preds = %296
  %299 = getelementptr inbounds %struct.Walker, ptr %250, i64 0, i32 6
  store i64 0, ptr %299, align 8
  %300 = ptrtoint ptr %250 to i64
  %301 = ptrtoint ptr %200 to i64
  %302 = sub i64 %300, %301
  %303 = sdiv exact i64 %302, 280
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %303)
  br label %1353

304:                                              ; preds = %296
  %305 = icmp eq ptr %249, null
  br i1 %305, label %1358, label %306

306:                                              ; preds = %304
  %307 = getelementptr inbounds %struct.Walker, ptr %249, i64 0, i32 17
  store i64 0, ptr %307, align 8
  %308 = load i64, ptr %97, align 8
  %309 = freeze i64 %308
  %310 = add i64 %309, 1
  store i64 %310, ptr %97, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %1358, label %1353

312:                                              ; preds = %107
  %313 = load ptr, ptr %42, align 8
  %314 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194
  %315 = load ptr, ptr %0, align 8
  %316 = load ptr, ptr %44, align 8
  %317 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 3
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds i64, ptr %316, i64 %318
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds %struct.Step, ptr %315, i64 %320
  %322 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 2
  %323 = load double, ptr %322, align 8
  %324 = fadd double %195, %323
  %325 = load double, ptr %51, align 8
  %326 = fadd double %195, %325
  %327 = load ptr, ptr %52, align 8
  %328 = mul nsw i64 %320, 10
  %329 = getelementptr inbounds double, ptr %327, i64 %328
  %330 = load double, ptr %53, align 8
  %331 = load double, ptr %329, align 8
  %332 = fadd double %330, %331
  store double %332, ptr %329, align 8
  %333 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 1
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 2
  %336 = load double, ptr %335, align 8
  %337 = fsub double %334, %336
  %338 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 9
  %339 = load i64, ptr %338, align 8
  %340 = icmp eq i64 %339, 0
  %341 = select i1 %340, i64 1, i64 9
  %342 = getelementptr inbounds double, ptr %329, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = fadd double %337, %343
  store double %344, ptr %342, align 8
  %345 = load double, ptr %314, align 8
  %346 = load double, ptr %333, align 8
  %347 = fcmp ogt double %345, %346
  br i1 %347, label %348, label %356

348:                                              ; preds = %312
  %349 = fsub double %345, %346
  %350 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 8
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds double, ptr %329, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = fadd double %349, %353
  store double %354, ptr %352, align 8
  %355 = load double, ptr %314, align 8
  br label %356

356:                                              ; preds = %348, %312
  %357 = phi double [ %355, %348 ], [ %345, %312 ]
  %358 = fcmp olt double %357, %195
  br i1 %358, label %362, label %359

359:                                              ; preds = %356
  %360 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 5
  %361 = load i64, ptr %360, align 8
  br label %407

362:                                              ; preds = %356
  %363 = fsub double %195, %357
  %364 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 5
  %365 = load i64, ptr %364, align 8
  switch i64 %365, label %388 [
    i64 1, label %366
    i64 3, label %366
  ]

366:                                              ; preds = %362, %362
  %367 = load ptr, ptr %47, align 8
  %368 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 11
  %369 = load i64, ptr %368, align 8
  %370 = getelementptr inbounds %struct.Cost, ptr %367, i64 %369, i32 9
  %371 = load double, ptr %370, align 8
  %372 = fcmp ogt double %371, 0.000000e+00
  br i1 %372, label %373, label %375

373:                                              ; preds = %366
  %374 = load double, ptr %50, align 8
  br label %380

375:                                              ; preds = %366
  %376 = load double, ptr %2, align 8
  %377 = load double, ptr %49, align 8
  %378 = fcmp ogt double %376, %377
  %379 = select i1 %378, double %376, double %377
  br label %380

380:                                              ; preds = %375, %373
  %381 = phi double [ %374, %373 ], [ %379, %375 ]
  %382 = load double, ptr %48, align 8
  %383 = fsub double %381, %382
  %384 = fcmp ult double %383, %195
  br i1 %384, label %391, label %385

385:                                              ; preds = %380
  %386 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 13
  %387 = load i64, ptr %386, align 8
  br label %402

388:                                              ; preds = %362
  %389 = and i64 %365, -2
  %390 = icmp eq i64 %389, 8
  br i1 %390, label %402, label %391

391:                                              ; preds = %388, %380
  %392 = load ptr, ptr %45, align 8
  %393 = load i64, ptr %46, align 8
  %394 = mul nsw i64 %393, %193
  %395 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 6
  %396 = load i64, ptr %395, align 8
  %397 = add nsw i64 %394, %396
  %398 = getelementptr inbounds double, ptr %392, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fcmp oge double %399, %195
  %401 = select i1 %400, i64 7, i64 8
  br label %402

402:                                              ; preds = %391, %388, %385
  %403 = phi i64 [ %387, %385 ], [ %401, %391 ], [ 7, %388 ]
  %404 = getelementptr inbounds double, ptr %329, i64 %403
  %405 = load double, ptr %404, align 8
  %406 = fadd double %363, %405
  store double %406, ptr %404, align 8
  br label %407

407:                                              ; preds = %402, %359
  %408 = phi i64 [ %361, %359 ], [ %365, %402 ]
  %409 = load ptr, ptr %54, align 8
  %410 = getelementptr inbounds double, ptr %409, i64 %320
  %411 = load double, ptr %410, align 8
  %412 = fadd double %411, 1.000000e+00
  store double %412, ptr %410, align 8
  %413 = load i64, ptr %55, align 8
  %414 = add i64 %413, 1
  store i64 %414, ptr %55, align 8
  %415 = load double, ptr %53, align 8
  %416 = fadd double %195, %415
  %417 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %193
  store double %416, ptr %417, align 8
  %418 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 5
  %419 = and i64 %408, -2
  %420 = icmp eq i64 %419, 8
  br i1 %420, label %432, label %421

421:                                              ; preds = %407
  %422 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 1
  %423 = load double, ptr %422, align 8
  %424 = fadd double %195, %423
  %425 = load ptr, ptr %45, align 8
  %426 = load i64, ptr %46, align 8
  %427 = mul nsw i64 %426, %193
  %428 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 6
  %429 = load i64, ptr %428, align 8
  %430 = add nsw i64 %427, %429
  %431 = getelementptr inbounds double, ptr %425, i64 %430
  store double %424, ptr %431, align 8
  br label %432

432:                                              ; preds = %421, %407
  %433 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 3
  %434 = load double, ptr %433, align 8
  %435 = fcmp ogt double %434, 0.000000e+00
  br i1 %435, label %436, label %450

436:                                              ; preds = %432
  %437 = load ptr, ptr %45, align 8
  %438 = load i64, ptr %46, align 8
  %439 = mul nsw i64 %438, %193
  %440 = load i64, ptr %56, align 8
  %441 = add nsw i64 %439, %440
  %442 = getelementptr inbounds double, ptr %437, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fcmp ogt double %443, %195
  br i1 %444, label %445, label %450

445:                                              ; preds = %436
  %446 = fadd double %434, %443
  store double %446, ptr %442, align 8
  %447 = load double, ptr %57, align 8
  %448 = load double, ptr %417, align 8
  %449 = fadd double %447, %448
  store double %449, ptr %417, align 8
  br label %450

450:                                              ; preds = %445, %436, %432
  switch i64 %408, label %586 [
    i64 1, label %451
    i64 3, label %451
  ]

451:                                              ; preds = %450, %450
  %452 = load ptr, ptr %47, align 8
  %453 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 11
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr inbounds %struct.Cost, ptr %452, i64 %454
  %456 = getelementptr inbounds %struct.Cost, ptr %452, i64 %454, i32 9
  %457 = load double, ptr %456, align 8
  %458 = fcmp ogt double %457, 0.000000e+00
  br i1 %458, label %459, label %516

459:                                              ; preds = %451
  %460 = load double, ptr %9, align 8
  %461 = fptosi double %460 to i64
  %462 = load i64, ptr %3, align 8
  %463 = shl i64 %462, 13
  %464 = xor i64 %463, %462
  %465 = lshr i64 %464, 7
  %466 = xor i64 %465, %464
  %467 = shl i64 %466, 17
  %468 = xor i64 %467, %466
  store i64 %468, ptr %3, align 8
  %469 = lshr i64 %468, 11
  %470 = uitofp i64 %469 to double
  %471 = fmul double %470, 0x3CA0000000000000
  %472 = fadd double %457, %471
  %473 = fptosi double %472 to i64
  %474 = tail call i64 @llvm.smin.i64(i64 %473, i64 %461)
  %475 = icmp eq i64 %474, 0
  br i1 %475, label %485, label %476

476:                                              ; preds = %459
  %477 = load i64, ptr %61, align 8
  %478 = add i64 %474, -1
  %479 = add i64 %478, %477
  %480 = srem i64 %479, %461
  %481 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %480
  %482 = load double, ptr %481, align 8
  %483 = fcmp olt double %482, %195
  %484 = select i1 %483, double %195, double %482
  br label %485

485:                                              ; preds = %476, %459
  %486 = phi double [ %484, %476 ], [ %195, %459 ]
  %487 = getelementptr inbounds %struct.Cost, ptr %452, i64 %454, i32 1
  %488 = load double, ptr %487, align 8
  %489 = load double, ptr %50, align 8
  %490 = fcmp olt double %489, %486
  %491 = select i1 %490, double %486, double %489
  %492 = fadd double %488, %491
  store double %492, ptr %50, align 8
  %493 = load ptr, ptr %58, align 8
  %494 = getelementptr inbounds double, ptr %493, i64 8
  %495 = load double, ptr %494, align 8
  %496 = fadd double %488, %495
  store double %496, ptr %494, align 8
  %497 = load double, ptr %50, align 8
  %498 = load double, ptr %62, align 8
  %499 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %455, double noundef %497)
  %500 = fcmp ogt double %498, %499
  %501 = select i1 %500, double %498, double %499
  store double %501, ptr %62, align 8
  %502 = icmp sgt i64 %474, 0
  br i1 %502, label %503, label %586

503:                                              ; preds = %485
  %504 = load i64, ptr %61, align 8
  br label %505

505:                                              ; preds = %505, %503
  %506 = phi i64 [ %504, %503 ], [ %509, %505 ]
  %507 = phi i64 [ %474, %503 ], [ %512, %505 ]
  %508 = load double, ptr %62, align 8
  %509 = add nsw i64 %506, 1
  %510 = srem i64 %506, %461
  %511 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %510
  store double %508, ptr %511, align 8
  %512 = add nsw i64 %507, -1
  %513 = icmp ugt i64 %507, 1
  br i1 %513, label %505, label %514

514:                                              ; preds = %505
  store i64 %509, ptr %61, align 8
  %515 = load double, ptr %62, align 8
  br label %586

516:                                              ; preds = %451
  %517 = load double, ptr %455, align 8
  %518 = load double, ptr %2, align 8
  %519 = fcmp olt double %518, %195
  %520 = select i1 %519, double %195, double %518
  %521 = fadd double %517, %520
  store double %521, ptr %2, align 8
  %522 = load ptr, ptr %58, align 8
  %523 = load double, ptr %522, align 8
  %524 = fadd double %517, %523
  store double %524, ptr %522, align 8
  %525 = load double, ptr %2, align 8
  %526 = getelementptr inbounds %struct.Cost, ptr %452, i64 %454, i32 1
  %527 = load double, ptr %526, align 8
  %528 = load double, ptr %59, align 8
  %529 = fcmp ult double %528, %525
  %530 = load double, ptr %49, align 8
  br i1 %529, label %531, label %542

531:                                              ; preds = %516
  %532 = fcmp ogt double %528, %530
  %533 = select i1 %532, double %528, double %530
  %534 = fsub double %525, %533
  %535 = fcmp ogt double %534, 0.000000e+00
  br i1 %535, label %536, label %541

536:                                              ; preds = %531
  %537 = load double, ptr %60, align 8
  %538 = fsub double %537, %534
  %539 = fcmp olt double %538, 0.000000e+00
  %540 = select i1 %539, double 0.000000e+00, double %538
  store double %540, ptr %60, align 8
  br label %541

541:                                              ; preds = %536, %531
  store double %525, ptr %59, align 8
  br label %542

542:                                              ; preds = %541, %516
  %543 = load double, ptr %60, align 8
  %544 = fcmp olt double %543, %527
  %545 = select i1 %544, double %543, double %527
  %546 = fsub double %543, %545
  store double %546, ptr %60, align 8
  %547 = fcmp olt double %530, %525
  %548 = select i1 %547, double %525, double %530
  %549 = fadd double %527, %548
  %550 = fadd double %549, %545
  store double %550, ptr %49, align 8
  %551 = getelementptr inbounds double, ptr %522, i64 1
  %552 = load double, ptr %551, align 8
  %553 = fadd double %527, %552
  store double %553, ptr %551, align 8
  %554 = load double, ptr %49, align 8
  %555 = getelementptr inbounds %struct.Cost, ptr %452, i64 %454, i32 10
  %556 = load double, ptr %555, align 8
  %557 = fcmp ogt double %556, 0.000000e+00
  %558 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %455, double noundef %554)
  br i1 %557, label %559, label %586

559:                                              ; preds = %542
  %560 = load double, ptr %555, align 8
  %561 = load double, ptr %59, align 8
  %562 = fcmp ult double %561, %554
  br i1 %562, label %563, label %575

563:                                              ; preds = %559
  %564 = load double, ptr %49, align 8
  %565 = fcmp ogt double %561, %564
  %566 = select i1 %565, double %561, double %564
  %567 = fsub double %554, %566
  %568 = fcmp ogt double %567, 0.000000e+00
  br i1 %568, label %569, label %574

569:                                              ; preds = %563
  %570 = load double, ptr %60, align 8
  %571 = fsub double %570, %567
  %572 = fcmp olt double %571, 0.000000e+00
  %573 = select i1 %572, double 0.000000e+00, double %571
  store double %573, ptr %60, align 8
  br label %574

574:                                              ; preds = %569, %563
  store double %554, ptr %59, align 8
  br label %575

575:                                              ; preds = %574, %559
  %576 = load double, ptr %60, align 8
  %577 = fadd double %560, %576
  store double %577, ptr %60, align 8
  %578 = load ptr, ptr %58, align 8
  %579 = getelementptr inbounds double, ptr %578, i64 1
  %580 = load double, ptr %579, align 8
  %581 = fadd double %560, %580
  store double %581, ptr %579, align 8
  %582 = load double, ptr %60, align 8
  %583 = fadd double %554, %582
  %584 = fcmp ogt double %558, %583
  %585 = select i1 %584, double %558, double %583
  br label %586

586:                                              ; preds = %575, %542, %514, %485, %450
  %587 = phi double [ %326, %450 ], [ %497, %514 ], [ %497, %485 ], [ %554, %575 ], [ %554, %542 ]
  %588 = phi double [ %324, %450 ], [ %515, %514 ], [ %501, %485 ], [ %585, %575 ], [ %558, %542 ]
  %589 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 14
  %590 = load i64, ptr %589, align 8
  %591 = icmp eq i64 %590, 0
  br i1 %591, label %592, label %594

592:                                              ; preds = %586
  %593 = load i64, ptr %418, align 8
  br label %967

594:                                              ; preds = %586
  %595 = load ptr, ptr %42, align 8
  %596 = load ptr, ptr %63, align 8
  %597 = getelementptr inbounds %struct.Walker, ptr %595, i64 %194, i32 5
  %598 = load i64, ptr %597, align 8
  %599 = load i64, ptr %6, align 8
  %600 = mul nsw i64 %599, %598
  %601 = srem i64 %194, %599
  %602 = add nsw i64 %601, %600
  %603 = getelementptr inbounds i64, ptr %596, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = load ptr, ptr %64, align 8
  %606 = getelementptr inbounds i64, ptr %605, i64 %604
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds %struct.Walker, ptr %595, i64 %194, i32 16
  %609 = load i64, ptr %608, align 8
  %610 = add nsw i64 %609, %607
  %611 = add nsw i64 %604, 1
  %612 = getelementptr inbounds i64, ptr %605, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = icmp slt i64 %610, %613
  br i1 %614, label %617, label %615

615:                                              ; preds = %594
  %616 = add nsw i64 %609, 1
  store i64 %616, ptr %608, align 8
  br label %962

617:                                              ; preds = %594
  %618 = load ptr, ptr %65, align 8
  %619 = load ptr, ptr %66, align 8
  %620 = getelementptr inbounds i64, ptr %619, i64 %610
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds %struct.Note, ptr %618, i64 %621
  %623 = add nsw i64 %610, 1
  %624 = getelementptr inbounds i64, ptr %619, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = sub nsw i64 %625, %621
  %627 = add nsw i64 %609, 1
  store i64 %627, ptr %608, align 8
  %628 = icmp sgt i64 %626, 0
  br i1 %628, label %629, label %962

629:                                              ; preds = %617
  %630 = getelementptr inbounds %struct.Walker, ptr %595, i64 %194, i32 11
  %631 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 11
  br label %632

632:                                              ; preds = %958, %629
  %633 = phi i64 [ 0, %629 ], [ %960, %958 ]
  %634 = phi double [ %195, %629 ], [ %959, %958 ]
  %635 = getelementptr inbounds %struct.Note, ptr %622, i64 %633
  %636 = load i64, ptr %635, align 8
  switch i64 %636, label %870 [
    i64 8, label %652
    i64 6, label %958
    i64 4, label %637
    i64 5, label %855
  ]

637:                                              ; preds = %632
  %638 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 1
  %639 = load i64, ptr %638, align 8
  %640 = load ptr, ptr %82, align 8
  %641 = load i64, ptr %6, align 8
  %642 = sdiv i64 %194, %641
  %643 = load i64, ptr %83, align 8
  %644 = mul nsw i64 %643, %642
  %645 = add nsw i64 %644, %639
  %646 = getelementptr inbounds %struct.Meeting, ptr %640, i64 %645
  %647 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 2
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds %struct.Meeting, ptr %640, i64 %645, i32 4
  %650 = load i64, ptr %649, align 8
  %651 = sub nsw i64 %650, %648
  store i64 %651, ptr %649, align 8
  br label %907

652:                                              ; preds = %632
  %653 = load i64, ptr %418, align 8
  %654 = icmp eq i64 %653, 6
  br i1 %654, label %655, label %958

655:                                              ; preds = %652
  %656 = load ptr, ptr %47, align 8
  %657 = load i64, ptr %631, align 8
  %658 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657
  %659 = getelementptr inbounds %struct.Note, ptr %622, i64 %633, i32 2
  %660 = load i64, ptr %659, align 8
  %661 = load double, ptr %68, align 8
  %662 = load double, ptr %69, align 8
  %663 = fcmp olt double %662, %195
  %664 = select i1 %663, double %195, double %662
  %665 = fadd double %661, %664
  store double %665, ptr %69, align 8
  %666 = load ptr, ptr %58, align 8
  %667 = getelementptr inbounds double, ptr %666, i64 9
  %668 = load double, ptr %667, align 8
  %669 = fadd double %661, %668
  store double %669, ptr %667, align 8
  %670 = load double, ptr %69, align 8
  %671 = load i64, ptr %3, align 8
  %672 = shl i64 %671, 13
  %673 = xor i64 %672, %671
  %674 = lshr i64 %673, 7
  %675 = xor i64 %674, %673
  %676 = shl i64 %675, 17
  %677 = xor i64 %676, %675
  store i64 %677, ptr %3, align 8
  %678 = lshr i64 %677, 11
  %679 = uitofp i64 %678 to double
  %680 = fmul double %679, 0x3CA0000000000000
  %681 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 7
  %682 = load double, ptr %681, align 8
  %683 = fcmp olt double %680, %682
  %684 = icmp sgt i64 %660, 0
  br i1 %684, label %685, label %958

685:                                              ; preds = %655
  %686 = sitofp i64 %660 to double
  %687 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 3
  %688 = getelementptr inbounds double, ptr %666, i64 2
  %689 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 4
  %690 = getelementptr inbounds double, ptr %666, i64 3
  %691 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 8
  %692 = getelementptr inbounds double, ptr %666, i64 6
  %693 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 12
  %694 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 5
  %695 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 13
  %696 = getelementptr inbounds double, ptr %666, i64 4
  %697 = getelementptr inbounds %struct.Cost, ptr %656, i64 %657, i32 1
  %698 = getelementptr inbounds double, ptr %666, i64 1
  br label %699

699:                                              ; preds = %841, %685
  %700 = phi i64 [ %677, %685 ], [ %824, %841 ]
  %701 = phi double [ %686, %685 ], [ %853, %841 ]
  %702 = phi double [ 0.000000e+00, %685 ], [ %851, %841 ]
  %703 = phi double [ %670, %685 ], [ %711, %841 ]
  %704 = load double, ptr %658, align 8
  %705 = load double, ptr %69, align 8
  %706 = fcmp olt double %705, %703
  %707 = select i1 %706, double %703, double %705
  %708 = fadd double %704, %707
  store double %708, ptr %69, align 8
  %709 = load double, ptr %667, align 8
  %710 = fadd double %704, %709
  store double %710, ptr %667, align 8
  %711 = load double, ptr %69, align 8
  %712 = load double, ptr %687, align 8
  %713 = load double, ptr %70, align 8
  %714 = fcmp olt double %713, %711
  %715 = select i1 %714, double %711, double %713
  %716 = fadd double %712, %715
  store double %716, ptr %70, align 8
  %717 = load double, ptr %688, align 8
  %718 = fadd double %712, %717
  store double %718, ptr %688, align 8
  %719 = load double, ptr %70, align 8
  %720 = load double, ptr %689, align 8
  %721 = load double, ptr %71, align 8
  %722 = fsub double %711, %721
  %723 = load double, ptr %72, align 8
  %724 = fcmp ogt double %722, %723
  %725 = select i1 %724, double %722, double %723
  %726 = fadd double %720, %725
  store double %726, ptr %72, align 8
  %727 = load double, ptr %690, align 8
  %728 = fadd double %720, %727
  store double %728, ptr %690, align 8
  %729 = load double, ptr %72, align 8
  %730 = fcmp olt double %729, %711
  %731 = select i1 %730, double %711, double %729
  %732 = load double, ptr %691, align 8
  %733 = fcmp ogt double %732, 0.000000e+00
  br i1 %733, label %734, label %746

734:                                              ; preds = %699
  %735 = load double, ptr %71, align 8
  %736 = fsub double %711, %735
  %737 = load double, ptr %73, align 8
  %738 = fcmp ogt double %736, %737
  %739 = select i1 %738, double %736, double %737
  %740 = fadd double %732, %739
  store double %740, ptr %73, align 8
  %741 = load double, ptr %692, align 8
  %742 = fadd double %732, %741
  store double %742, ptr %692, align 8
  %743 = load double, ptr %73, align 8
  %744 = fcmp olt double %743, %711
  %745 = select i1 %744, double %711, double %743
  br label %746

746:                                              ; preds = %734, %699
  %747 = phi double [ %745, %734 ], [ %711, %699 ]
  %748 = fcmp ogt double %719, %731
  %749 = select i1 %748, double %719, double %731
  %750 = load double, ptr %693, align 8
  %751 = fadd double %749, %750
  %752 = load double, ptr %694, align 8
  %753 = fcmp ogt double %752, 0.000000e+00
  br i1 %753, label %754, label %764

754:                                              ; preds = %746
  %755 = load double, ptr %80, align 8
  %756 = fcmp olt double %755, %711
  %757 = select i1 %756, double %711, double %755
  %758 = fadd double %752, %757
  store double %758, ptr %80, align 8
  %759 = load double, ptr %696, align 8
  %760 = fadd double %752, %759
  store double %760, ptr %696, align 8
  %761 = load double, ptr %80, align 8
  %762 = load double, ptr %693, align 8
  %763 = fadd double %761, %762
  br label %823

764:                                              ; preds = %746
  br i1 %683, label %765, label %823

765:                                              ; preds = %764
  %766 = load double, ptr %75, align 8
  %767 = fadd double %766, 4.096000e+03
  %768 = fcmp olt double %767, %711
  br i1 %768, label %772, label %769

769:                                              ; preds = %765
  %770 = load double, ptr %76, align 8
  %771 = load double, ptr %74, align 8
  br label %775

772:                                              ; preds = %765
  store double %766, ptr %74, align 8
  %773 = load double, ptr %77, align 8
  store double %773, ptr %76, align 8
  store double %711, ptr %75, align 8
  %774 = load double, ptr %692, align 8
  store double %774, ptr %77, align 8
  br label %775

775:                                              ; preds = %772, %769
  %776 = phi double [ %771, %769 ], [ %766, %772 ]
  %777 = phi double [ %770, %769 ], [ %773, %772 ]
  %778 = load double, ptr %692, align 8
  %779 = load double, ptr %695, align 8
  %780 = load double, ptr %78, align 8
  %781 = shl i64 %700, 13
  %782 = xor i64 %781, %700
  %783 = lshr i64 %782, 7
  %784 = xor i64 %783, %782
  %785 = shl i64 %784, 17
  %786 = xor i64 %785, %784
  store i64 %786, ptr %3, align 8
  %787 = lshr i64 %786, 11
  %788 = uitofp i64 %787 to double
  %789 = fmul double %788, 0x3CA0000000000000
  %790 = fadd double %789, 0x3C90000000000000
  %791 = fcmp olt double %790, 5.000000e-01
  br i1 %791, label %792, label %798

792:                                              ; preds = %775, %792
  %793 = phi double [ %796, %792 ], [ 0.000000e+00, %775 ]
  %794 = phi double [ %795, %792 ], [ %790, %775 ]
  %795 = fmul double %794, 2.000000e+00
  %796 = fadd double %793, 1.000000e+00
  %797 = fcmp olt double %795, 5.000000e-01
  br i1 %797, label %792, label %798

798:                                              ; preds = %792, %775
  %799 = phi double [ %790, %775 ], [ %795, %792 ]
  %800 = phi double [ 0.000000e+00, %775 ], [ %796, %792 ]
  %801 = fsub double %778, %777
  %802 = fsub double %711, %776
  %803 = fcmp ogt double %802, 0.000000e+00
  %804 = select i1 %803, double %802, double 0.000000e+00
  %805 = fadd double %804, %779
  %806 = fdiv double %801, %805
  %807 = fcmp ogt double %806, 9.000000e-01
  %808 = select i1 %807, double 9.000000e-01, double %806
  %809 = fsub double 1.000000e+00, %799
  %810 = fmul double %809, 2.000000e+00
  %811 = fadd double %800, %810
  %812 = fmul double %811, 6.667000e-01
  %813 = fmul double %780, %812
  %814 = fadd double %779, %813
  %815 = load double, ptr %79, align 8
  %816 = fmul double %808, %815
  %817 = fsub double 1.000000e+00, %808
  %818 = fdiv double %816, %817
  %819 = fadd double %818, %814
  %820 = fadd double %747, %819
  %821 = fcmp ogt double %751, %820
  %822 = select i1 %821, double %751, double %820
  br label %823

823:                                              ; preds = %798, %764, %754
  %824 = phi i64 [ %700, %754 ], [ %786, %798 ], [ %700, %764 ]
  %825 = phi double [ %763, %754 ], [ %822, %798 ], [ %751, %764 ]
  %826 = load double, ptr %697, align 8
  %827 = load double, ptr %59, align 8
  %828 = fcmp ult double %827, %711
  br i1 %828, label %829, label %841

829:                                              ; preds = %823
  %830 = load double, ptr %49, align 8
  %831 = fcmp ogt double %827, %830
  %832 = select i1 %831, double %827, double %830
  %833 = fsub double %711, %832
  %834 = fcmp ogt double %833, 0.000000e+00
  br i1 %834, label %835, label %840

835:                                              ; preds = %829
  %836 = load double, ptr %60, align 8
  %837 = fsub double %836, %833
  %838 = fcmp olt double %837, 0.000000e+00
  %839 = select i1 %838, double 0.000000e+00, double %837
  store double %839, ptr %60, align 8
  br label %840

840:                                              ; preds = %835, %829
  store double %711, ptr %59, align 8
  br label %841

841:                                              ; preds = %840, %823
  %842 = load double, ptr %60, align 8
  %843 = fadd double %826, %842
  store double %843, ptr %60, align 8
  %844 = load double, ptr %698, align 8
  %845 = fadd double %826, %844
  store double %845, ptr %698, align 8
  %846 = load double, ptr %60, align 8
  %847 = fadd double %711, %846
  %848 = fcmp ogt double %825, %847
  %849 = select i1 %848, double %825, double %847
  %850 = fcmp ogt double %702, %849
  %851 = select i1 %850, double %702, double %849
  %852 = load double, ptr %81, align 8
  %853 = fsub double %701, %852
  %854 = fcmp ogt double %853, 0.000000e+00
  br i1 %854, label %699, label %958

855:                                              ; preds = %632
  %856 = load double, ptr %67, align 8
  %857 = fadd double %195, %856
  %858 = load double, ptr %630, align 8
  %859 = fcmp ogt double %857, %858
  %860 = select i1 %859, double %857, double %858
  %861 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 1
  %862 = load i64, ptr %861, align 8
  %863 = load ptr, ptr %82, align 8
  %864 = load i64, ptr %6, align 8
  %865 = sdiv i64 %194, %864
  %866 = load i64, ptr %83, align 8
  %867 = mul nsw i64 %866, %865
  %868 = add nsw i64 %867, %862
  %869 = getelementptr inbounds %struct.Meeting, ptr %863, i64 %868
  br label %894

870:                                              ; preds = %632
  %871 = load double, ptr %67, align 8
  %872 = fadd double %195, %871
  %873 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 1
  %874 = load i64, ptr %873, align 8
  %875 = load ptr, ptr %82, align 8
  %876 = load i64, ptr %6, align 8
  %877 = sdiv i64 %194, %876
  %878 = load i64, ptr %83, align 8
  %879 = mul nsw i64 %878, %877
  %880 = add nsw i64 %879, %874
  %881 = getelementptr inbounds %struct.Meeting, ptr %875, i64 %880
  switch i64 %636, label %894 [
    i64 1, label %882
    i64 2, label %888
  ]

882:                                              ; preds = %870
  %883 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 2
  %884 = load i64, ptr %883, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %881, i8 0, i64 72, i1 false)
  %885 = getelementptr inbounds i8, ptr %881, i64 72
  store i64 %884, ptr %885, align 8
  %886 = getelementptr inbounds i8, ptr %881, i64 80
  store i64 %884, ptr %886, align 8
  %887 = getelementptr inbounds i8, ptr %881, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %887, i8 0, i64 16, i1 false)
  br label %958

888:                                              ; preds = %870
  %889 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 2
  %890 = load i64, ptr %889, align 8
  %891 = getelementptr inbounds %struct.Meeting, ptr %875, i64 %880, i32 4
  %892 = load i64, ptr %891, align 8
  %893 = add nsw i64 %892, %890
  store i64 %893, ptr %891, align 8
  br label %907

894:                                              ; preds = %870, %855
  %895 = phi ptr [ %869, %855 ], [ %881, %870 ]
  %896 = phi i64 [ %868, %855 ], [ %880, %870 ]
  %897 = phi i64 [ %865, %855 ], [ %877, %870 ]
  %898 = phi i64 [ %864, %855 ], [ %876, %870 ]
  %899 = phi ptr [ %863, %855 ], [ %875, %870 ]
  %900 = phi i64 [ %862, %855 ], [ %874, %870 ]
  %901 = phi double [ %860, %855 ], [ %872, %870 ]
  %902 = getelementptr inbounds %struct.Note, ptr %635, i64 0, i32 2
  %903 = load i64, ptr %902, align 8
  %904 = getelementptr inbounds %struct.Meeting, ptr %899, i64 %896, i32 3
  %905 = load i64, ptr %904, align 8
  %906 = sub nsw i64 %905, %903
  store i64 %906, ptr %904, align 8
  br label %907

907:                                              ; preds = %894, %888, %637
  %908 = phi ptr [ %895, %894 ], [ %646, %637 ], [ %881, %888 ]
  %909 = phi i64 [ %896, %894 ], [ %645, %637 ], [ %880, %888 ]
  %910 = phi i64 [ %897, %894 ], [ %642, %637 ], [ %877, %888 ]
  %911 = phi i64 [ %898, %894 ], [ %641, %637 ], [ %876, %888 ]
  %912 = phi ptr [ %899, %894 ], [ %640, %637 ], [ %875, %888 ]
  %913 = phi i64 [ %900, %894 ], [ %639, %637 ], [ %874, %888 ]
  %914 = phi double [ %901, %894 ], [ %634, %637 ], [ %872, %888 ]
  %915 = load double, ptr %908, align 8
  %916 = fcmp ogt double %915, %914
  %917 = select i1 %916, double %915, double %914
  store double %917, ptr %908, align 8
  %918 = getelementptr inbounds %struct.Meeting, ptr %912, i64 %909, i32 3
  %919 = load i64, ptr %918, align 8
  %920 = icmp sgt i64 %919, 0
  br i1 %920, label %958, label %921

921:                                              ; preds = %907
  %922 = getelementptr inbounds %struct.Meeting, ptr %912, i64 %909, i32 4
  %923 = load i64, ptr %922, align 8
  %924 = icmp eq i64 %923, 0
  br i1 %924, label %925, label %958

925:                                              ; preds = %921
  %926 = getelementptr inbounds %struct.Meeting, ptr %912, i64 %909, i32 2
  %927 = load i64, ptr %926, align 8
  %928 = icmp eq i64 %927, 0
  br i1 %928, label %958, label %929

929:                                              ; preds = %925
  %930 = getelementptr inbounds %struct.Meeting, ptr %912, i64 %909, i32 5
  %931 = load i64, ptr %930, align 8
  %932 = add nsw i64 %931, 1
  store i64 %932, ptr %930, align 8
  %933 = srem i64 %931, 8
  %934 = getelementptr inbounds %struct.Meeting, ptr %912, i64 %909, i32 1, i64 %933
  store double %917, ptr %934, align 8
  %935 = add nsw i64 %927, %919
  store i64 %935, ptr %918, align 8
  %936 = icmp sgt i64 %911, 0
  br i1 %936, label %937, label %958

937:                                              ; preds = %929
  %938 = add nsw i64 %913, 1
  br label %939

939:                                              ; preds = %954, %937
  %940 = phi i64 [ %911, %937 ], [ %955, %954 ]
  %941 = phi i64 [ 0, %937 ], [ %956, %954 ]
  %942 = load ptr, ptr %42, align 8
  %943 = mul nsw i64 %940, %910
  %944 = add nsw i64 %943, %941
  %945 = getelementptr inbounds %struct.Walker, ptr %942, i64 %944, i32 7
  %946 = load i64, ptr %945, align 8
  %947 = icmp eq i64 %946, 0
  br i1 %947, label %954, label %948

948:                                              ; preds = %939
  %949 = getelementptr inbounds %struct.Walker, ptr %942, i64 %944, i32 17
  %950 = load i64, ptr %949, align 8
  %951 = icmp eq i64 %950, %938
  br i1 %951, label %952, label %954

952:                                              ; preds = %948
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %944)
  %953 = load i64, ptr %6, align 8
  br label %954

954:                                              ; preds = %952, %948, %939
  %955 = phi i64 [ %953, %952 ], [ %940, %948 ], [ %940, %939 ]
  %956 = add nuw nsw i64 %941, 1
  %957 = icmp slt i64 %956, %955
  br i1 %957, label %939, label %958

958:                                              ; preds = %841, %954, %929, %925, %921, %907, %882, %655, %652, %632
  %959 = phi double [ %634, %632 ], [ %634, %652 ], [ 0.000000e+00, %655 ], [ %634, %882 ], [ %634, %907 ], [ %634, %921 ], [ %634, %925 ], [ %634, %929 ], [ %634, %954 ], [ %851, %841 ]
  %960 = add nuw nsw i64 %633, 1
  %961 = icmp eq i64 %960, %626
  br i1 %961, label %962, label %632

962:                                              ; preds = %958, %617, %615
  %963 = phi double [ %195, %617 ], [ %195, %615 ], [ %959, %958 ]
  %964 = load i64, ptr %418, align 8
  %965 = icmp eq i64 %964, 6
  %966 = select i1 %965, double %963, double %588
  br label %967

967:                                              ; preds = %962, %592
  %968 = phi i64 [ %964, %962 ], [ %593, %592 ]
  %969 = phi double [ %966, %962 ], [ %588, %592 ]
  %970 = and i64 %968, -2
  %971 = icmp eq i64 %970, 8
  br i1 %971, label %972, label %1037

972:                                              ; preds = %967
  %973 = load ptr, ptr %42, align 8
  %974 = load ptr, ptr %45, align 8
  %975 = load i64, ptr %46, align 8
  %976 = mul nsw i64 %975, %193
  %977 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 6
  %978 = load i64, ptr %977, align 8
  %979 = add nsw i64 %976, %978
  %980 = getelementptr inbounds double, ptr %974, i64 %979
  %981 = load double, ptr %980, align 8
  %982 = fcmp olt double %981, %195
  %983 = select i1 %982, double %195, double %981
  %984 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 1
  %985 = load double, ptr %984, align 8
  %986 = fadd double %985, %983
  %987 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 4
  %988 = load double, ptr %987, align 8
  %989 = load double, ptr %59, align 8
  %990 = fcmp ult double %989, %195
  br i1 %990, label %991, label %1003

991:                                              ; preds = %972
  %992 = load double, ptr %49, align 8
  %993 = fcmp ogt double %989, %992
  %994 = select i1 %993, double %989, double %992
  %995 = fsub double %195, %994
  %996 = fcmp ogt double %995, 0.000000e+00
  br i1 %996, label %997, label %1002

997:                                              ; preds = %991
  %998 = load double, ptr %60, align 8
  %999 = fsub double %998, %995
  %1000 = fcmp olt double %999, 0.000000e+00
  %1001 = select i1 %1000, double 0.000000e+00, double %999
  store double %1001, ptr %60, align 8
  br label %1002

1002:                                             ; preds = %997, %991
  store double %195, ptr %59, align 8
  br label %1003

1003:                                             ; preds = %1002, %972
  %1004 = load double, ptr %60, align 8
  %1005 = fadd double %988, %1004
  store double %1005, ptr %60, align 8
  %1006 = load ptr, ptr %58, align 8
  %1007 = getelementptr inbounds double, ptr %1006, i64 1
  %1008 = load double, ptr %1007, align 8
  %1009 = fadd double %988, %1008
  store double %1009, ptr %1007, align 8
  %1010 = load double, ptr %60, align 8
  %1011 = fadd double %195, %1010
  %1012 = fcmp ogt double %986, %1011
  %1013 = select i1 %1012, double %986, double %1011
  store double %1013, ptr %980, align 8
  %1014 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %193
  %1015 = load i64, ptr %1014, align 8
  %1016 = add nsw i64 %1015, 1
  store i64 %1016, ptr %1014, align 8
  %1017 = load double, ptr %14, align 8
  %1018 = fptosi double %1017 to i64
  %1019 = srem i64 %1015, %1018
  %1020 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %193, i64 %1019
  store double %1013, ptr %1020, align 8
  %1021 = getelementptr inbounds %struct.Walker, ptr %973, i64 %194, i32 13
  %1022 = load double, ptr %1021, align 8
  %1023 = load double, ptr %980, align 8
  %1024 = load double, ptr %322, align 8
  %1025 = fadd double %1023, %1024
  %1026 = fcmp ogt double %1022, %1025
  %1027 = select i1 %1026, double %1022, double %1025
  store double %1027, ptr %1021, align 8
  %1028 = load i64, ptr %418, align 8
  %1029 = icmp eq i64 %1028, 9
  br i1 %1029, label %1030, label %1037

1030:                                             ; preds = %1003
  %1031 = getelementptr inbounds %struct.Walker, ptr %973, i64 %194, i32 15
  %1032 = load i64, ptr %1031, align 8
  %1033 = add nsw i64 %1032, 1
  store i64 %1033, ptr %1031, align 8
  %1034 = srem i64 %1032, 8
  %1035 = getelementptr inbounds %struct.Walker, ptr %973, i64 %194, i32 14, i64 %1034
  store double %1027, ptr %1035, align 8
  %1036 = load double, ptr %1021, align 8
  br label %1056

1037:                                             ; preds = %1003, %967
  %1038 = phi i64 [ %1028, %1003 ], [ %968, %967 ]
  %1039 = phi double [ %1027, %1003 ], [ %969, %967 ]
  switch i64 %1038, label %1056 [
    i64 3, label %1043
    i64 6, label %1043
    i64 4, label %1040
  ]

1040:                                             ; preds = %1037
  %1041 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 11
  %1042 = load double, ptr %1041, align 8
  br label %1049

1043:                                             ; preds = %1037, %1037
  %1044 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 11
  %1045 = load double, ptr %1044, align 8
  %1046 = fcmp ogt double %1045, %1039
  %1047 = select i1 %1046, double %1045, double %1039
  store double %1047, ptr %1044, align 8
  %1048 = icmp eq i64 %1038, 4
  br i1 %1048, label %1049, label %1056

1049:                                             ; preds = %1043, %1040
  %1050 = phi double [ %1042, %1040 ], [ %1047, %1043 ]
  %1051 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 10
  %1052 = load i64, ptr %1051, align 8
  %1053 = add nsw i64 %1052, 1
  store i64 %1053, ptr %1051, align 8
  %1054 = srem i64 %1052, 8
  %1055 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 12, i64 %1054
  store double %1050, ptr %1055, align 8
  br label %1056

1056:                                             ; preds = %1049, %1043, %1037, %1030
  %1057 = phi double [ %1050, %1049 ], [ %1039, %1043 ], [ %1039, %1037 ], [ %1036, %1030 ]
  %1058 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 7
  %1059 = load i64, ptr %1058, align 8
  %1060 = icmp sgt i64 %1059, -1
  br i1 %1060, label %1061, label %1074

1061:                                             ; preds = %1056
  %1062 = load i64, ptr %84, align 8
  %1063 = mul nsw i64 %1062, %194
  %1064 = add nsw i64 %1063, %1059
  %1065 = load ptr, ptr %85, align 8
  %1066 = getelementptr inbounds double, ptr %1065, i64 %1064
  %1067 = load double, ptr %1066, align 8
  %1068 = fcmp ogt double %1067, %1057
  br i1 %1068, label %1074, label %1069

1069:                                             ; preds = %1061
  store double %1057, ptr %1066, align 8
  %1070 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 12
  %1071 = load i64, ptr %1070, align 8
  %1072 = load ptr, ptr %86, align 8
  %1073 = getelementptr inbounds i64, ptr %1072, i64 %1064
  store i64 %1071, ptr %1073, align 8
  br label %1074

1074:                                             ; preds = %1069, %1061, %1056
  %1075 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 8
  %1076 = load i64, ptr %1075, align 8
  %1077 = icmp sgt i64 %1076, -1
  br i1 %1077, label %1078, label %1091

1078:                                             ; preds = %1074
  %1079 = load i64, ptr %84, align 8
  %1080 = mul nsw i64 %1079, %194
  %1081 = add nsw i64 %1080, %1076
  %1082 = load ptr, ptr %85, align 8
  %1083 = getelementptr inbounds double, ptr %1082, i64 %1081
  %1084 = load double, ptr %1083, align 8
  %1085 = fcmp ogt double %1084, %587
  br i1 %1085, label %1091, label %1086

1086:                                             ; preds = %1078
  store double %587, ptr %1083, align 8
  %1087 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 12
  %1088 = load i64, ptr %1087, align 8
  %1089 = load ptr, ptr %86, align 8
  %1090 = getelementptr inbounds i64, ptr %1089, i64 %1081
  store i64 %1088, ptr %1090, align 8
  br label %1091

1091:                                             ; preds = %1086, %1078, %1074
  %1092 = load double, ptr %53, align 8
  %1093 = fadd double %195, %1092
  store double %1093, ptr %335, align 8
  %1094 = load i64, ptr %418, align 8
  %1095 = icmp eq i64 %1094, 2
  br i1 %1095, label %1096, label %1100

1096:                                             ; preds = %1091
  %1097 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 17
  %1098 = load i64, ptr %1097, align 8
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1103, label %1100

1100:                                             ; preds = %1096, %1091
  %1101 = icmp eq i64 %1094, 13
  %1102 = zext i1 %1101 to i64
  br label %1103

1103:                                             ; preds = %1100, %1096
  %1104 = phi i64 [ 1, %1096 ], [ %1102, %1100 ]
  store i64 %1104, ptr %338, align 8
  %1105 = load double, ptr %321, align 8
  %1106 = fadd double %195, %1105
  store double %1106, ptr %333, align 8
  %1107 = load i64, ptr %317, align 8
  %1108 = add nsw i64 %1107, 1
  store i64 %1108, ptr %317, align 8
  %1109 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 4
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp slt i64 %1108, %1110
  br i1 %1111, label %1112, label %1123

1112:                                             ; preds = %1103
  %1113 = load ptr, ptr %44, align 8
  %1114 = getelementptr inbounds i64, ptr %1113, i64 %1108
  %1115 = load i64, ptr %1114, align 8
  %1116 = getelementptr inbounds i64, ptr %1113, i64 %1107
  %1117 = load i64, ptr %1116, align 8
  %1118 = add nsw i64 %1117, 1
  %1119 = icmp eq i64 %1115, %1118
  br i1 %1119, label %1123, label %1120

1120:                                             ; preds = %1112
  %1121 = load double, ptr %87, align 8
  %1122 = fadd double %1106, %1121
  store double %1122, ptr %333, align 8
  br label %1123

1123:                                             ; preds = %1120, %1112, %1103
  %1124 = phi double [ %1122, %1120 ], [ %1106, %1112 ], [ %1106, %1103 ]
  %1125 = load double, ptr %88, align 8
  %1126 = fcmp ogt double %1124, %1057
  %1127 = select i1 %1126, double %1124, double %1057
  %1128 = fcmp ogt double %1125, %1127
  %1129 = select i1 %1128, double %1125, double %1127
  store double %1129, ptr %88, align 8
  %1130 = icmp eq i64 %1108, %1110
  br i1 %1130, label %1131, label %1211

1131:                                             ; preds = %1123
  %1132 = load i64, ptr %6, align 8
  %1133 = sdiv i64 %194, %1132
  %1134 = load ptr, ptr %42, align 8
  %1135 = getelementptr inbounds %struct.Walker, ptr %1134, i64 %194, i32 7
  store i64 0, ptr %1135, align 8
  %1136 = load ptr, ptr %94, align 8
  %1137 = shl nsw i64 %1133, 1
  %1138 = getelementptr inbounds i64, ptr %1136, i64 %1137
  %1139 = load i64, ptr %1138, align 8
  %1140 = add nsw i64 %1139, -1
  store i64 %1140, ptr %1138, align 8
  %1141 = icmp eq i64 %1140, 0
  br i1 %1141, label %1142, label %1151

1142:                                             ; preds = %1131
  %1143 = load ptr, ptr %96, align 8
  %1144 = load i64, ptr %36, align 8
  %1145 = add nsw i64 %1144, 1
  store i64 %1145, ptr %36, align 8
  %1146 = getelementptr inbounds double, ptr %1143, i64 %1144
  store double %1124, ptr %1146, align 8
  %1147 = load i64, ptr %22, align 8
  %1148 = load i64, ptr %37, align 8
  %1149 = icmp slt i64 %1147, %1148
  br i1 %1149, label %1150, label %1353

1150:                                             ; preds = %1142
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1133, double noundef %1124)
  br label %1353

1151:                                             ; preds = %1131
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %194)
  call fastcc void @meet_cluster(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1133, double noundef %1124)
  %1152 = load ptr, ptr %94, align 8
  %1153 = or i64 %1137, 1
  %1154 = getelementptr inbounds i64, ptr %1152, i64 %1153
  %1155 = load i64, ptr %1154, align 8
  %1156 = getelementptr inbounds i64, ptr %1152, i64 %1137
  %1157 = load i64, ptr %1156, align 8
  %1158 = icmp eq i64 %1155, %1157
  br i1 %1158, label %1161, label %1159

1159:                                             ; preds = %1151
  %1160 = load i64, ptr %6, align 8
  br label %1185

1161:                                             ; preds = %1151
  store i64 0, ptr %1154, align 8
  %1162 = load i64, ptr %6, align 8
  %1163 = icmp sgt i64 %1162, 0
  br i1 %1163, label %1164, label %1353

1164:                                             ; preds = %1161, %1181
  %1165 = phi i64 [ %1182, %1181 ], [ %1162, %1161 ]
  %1166 = phi i64 [ %1183, %1181 ], [ 0, %1161 ]
  %1167 = mul nsw i64 %1165, %1133
  %1168 = add nsw i64 %1167, %1166
  %1169 = load ptr, ptr %42, align 8
  %1170 = getelementptr inbounds %struct.Walker, ptr %1169, i64 %1168, i32 6
  %1171 = load i64, ptr %1170, align 8
  %1172 = icmp eq i64 %1171, 1
  br i1 %1172, label %1173, label %1181

1173:                                             ; preds = %1164
  store i64 0, ptr %1170, align 8
  %1174 = getelementptr inbounds %struct.Walker, ptr %1169, i64 %1168, i32 1
  %1175 = load double, ptr %1174, align 8
  %1176 = load double, ptr %95, align 8
  %1177 = fadd double %1124, %1176
  %1178 = fcmp ogt double %1175, %1177
  %1179 = select i1 %1178, double %1175, double %1177
  store double %1179, ptr %1174, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1168)
  %1180 = load i64, ptr %6, align 8
  br label %1181

1181:                                             ; preds = %1173, %1164
  %1182 = phi i64 [ %1165, %1164 ], [ %1180, %1173 ]
  %1183 = add nuw nsw i64 %1166, 1
  %1184 = icmp slt i64 %1183, %1182
  br i1 %1184, label %1164, label %1185

1185:                                             ; preds = %1181, %1159
  %1186 = phi i64 [ %1160, %1159 ], [ %1182, %1181 ]
  %1187 = icmp sgt i64 %1186, 0
  br i1 %1187, label %1188, label %1353

1188:                                             ; preds = %1185, %1207
  %1189 = phi i64 [ %1208, %1207 ], [ %1186, %1185 ]
  %1190 = phi i64 [ %1209, %1207 ], [ 0, %1185 ]
  %1191 = load ptr, ptr %42, align 8
  %1192 = mul nsw i64 %1189, %1133
  %1193 = add nsw i64 %1192, %1190
  %1194 = getelementptr inbounds %struct.Walker, ptr %1191, i64 %1193, i32 7
  %1195 = load i64, ptr %1194, align 8
  %1196 = icmp eq i64 %1195, 0
  br i1 %1196, label %1207, label %1197

1197:                                             ; preds = %1188
  %1198 = getelementptr inbounds %struct.Walker, ptr %1191, i64 %1193, i32 6
  %1199 = load i64, ptr %1198, align 8
  %1200 = icmp eq i64 %1199, 3
  br i1 %1200, label %1201, label %1207

1201:                                             ; preds = %1197
  %1202 = getelementptr inbounds %struct.Walker, ptr %1191, i64 %1193, i32 18
  %1203 = load i64, ptr %1202, align 8
  %1204 = getelementptr inbounds %struct.Walker, ptr %1191, i64 %1193, i32 19
  %1205 = load i64, ptr %1204, align 8
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1133, i64 noundef %1203, i64 noundef %1205, double noundef %1124)
  %1206 = load i64, ptr %6, align 8
  br label %1207

1207:                                             ; preds = %1201, %1197, %1188
  %1208 = phi i64 [ %1206, %1201 ], [ %1189, %1197 ], [ %1189, %1188 ]
  %1209 = add nuw nsw i64 %1190, 1
  %1210 = icmp slt i64 %1209, %1208
  br i1 %1210, label %1188, label %1353

1211:                                             ; preds = %1123
  br i1 %1095, label %1212, label %1242

1212:                                             ; preds = %1211
  %1213 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 17
  %1214 = load i64, ptr %1213, align 8
  %1215 = icmp eq i64 %1214, 0
  br i1 %1215, label %1270, label %1216

1216:                                             ; preds = %1212
  %1217 = load i64, ptr %6, align 8
  %1218 = sdiv i64 %194, %1217
  %1219 = load double, ptr %89, align 8
  %1220 = load double, ptr %90, align 8
  %1221 = fcmp olt double %1220, %195
  %1222 = select i1 %1221, double %195, double %1220
  %1223 = fadd double %1219, %1222
  store double %1223, ptr %90, align 8
  %1224 = load ptr, ptr %58, align 8
  %1225 = getelementptr inbounds double, ptr %1224, i64 7
  %1226 = load double, ptr %1225, align 8
  %1227 = fadd double %1219, %1226
  store double %1227, ptr %1225, align 8
  %1228 = load double, ptr %90, align 8
  %1229 = load ptr, ptr %91, align 8
  %1230 = shl nsw i64 %1218, 4
  %1231 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 15
  %1232 = load i64, ptr %1231, align 8
  %1233 = srem i64 %1232, 16
  %1234 = add nsw i64 %1233, %1230
  %1235 = getelementptr inbounds i64, ptr %1229, i64 %1234
  %1236 = load i64, ptr %1235, align 8
  %1237 = add nsw i64 %1236, 1
  store i64 %1237, ptr %1235, align 8
  %1238 = load i64, ptr %1231, align 8
  %1239 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 16
  %1240 = load i64, ptr %1239, align 8
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1218, i64 noundef %1238, i64 noundef %1240, double noundef %1228)
  %1241 = load i64, ptr %418, align 8
  br label %1242

1242:                                             ; preds = %1216, %1211
  %1243 = phi i64 [ %1241, %1216 ], [ %1094, %1211 ]
  %1244 = phi double [ %1228, %1216 ], [ %195, %1211 ]
  %1245 = icmp eq i64 %1243, 12
  br i1 %1245, label %1246, label %1253

1246:                                             ; preds = %1242
  %1247 = load i64, ptr %6, align 8
  %1248 = sdiv i64 %194, %1247
  %1249 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 20
  %1250 = load i64, ptr %1249, align 8
  %1251 = add nsw i64 %1250, 1
  store i64 %1251, ptr %1249, align 8
  call fastcc void @meet_cluster(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1248, double noundef %1244)
  %1252 = load i64, ptr %418, align 8
  br label %1253

1253:                                             ; preds = %1246, %1242
  %1254 = phi i64 [ %1252, %1246 ], [ %1243, %1242 ]
  switch i64 %1254, label %1352 [
    i64 13, label %1255
    i64 2, label %1266
    i64 11, label %1350
  ]

1255:                                             ; preds = %1253
  %1256 = load i64, ptr %6, align 8
  %1257 = sdiv i64 %194, %1256
  %1258 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 20
  %1259 = load i64, ptr %1258, align 8
  %1260 = load ptr, ptr %92, align 8
  %1261 = getelementptr inbounds i64, ptr %1260, i64 %1257
  %1262 = load i64, ptr %1261, align 8
  %1263 = icmp sgt i64 %1259, %1262
  br i1 %1263, label %1264, label %1295

1264:                                             ; preds = %1255
  %1265 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 6
  store i64 4, ptr %1265, align 8
  br label %1353

1266:                                             ; preds = %1253
  %1267 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 17
  %1268 = load i64, ptr %1267, align 8
  %1269 = icmp eq i64 %1268, 0
  br i1 %1269, label %1270, label %1352

1270:                                             ; preds = %1212, %1266
  %1271 = phi double [ %1244, %1266 ], [ %195, %1212 ]
  %1272 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 15
  %1273 = load i64, ptr %1272, align 8
  %1274 = icmp eq i64 %1273, 0
  %1275 = getelementptr inbounds %struct.Step, ptr %315, i64 %320, i32 16
  %1276 = load i64, ptr %1275, align 8
  %1277 = icmp eq i64 %1276, 0
  %1278 = select i1 %1274, i1 %1277, i1 false
  br i1 %1278, label %1302, label %1279

1279:                                             ; preds = %1270
  %1280 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 6
  store i64 3, ptr %1280, align 8
  %1281 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 18
  store i64 %1273, ptr %1281, align 8
  %1282 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 19
  store i64 %1276, ptr %1282, align 8
  %1283 = load double, ptr %89, align 8
  %1284 = load double, ptr %90, align 8
  %1285 = fcmp olt double %1284, %1271
  %1286 = select i1 %1285, double %1271, double %1284
  %1287 = fadd double %1283, %1286
  store double %1287, ptr %90, align 8
  %1288 = load ptr, ptr %58, align 8
  %1289 = getelementptr inbounds double, ptr %1288, i64 7
  %1290 = load double, ptr %1289, align 8
  %1291 = fadd double %1283, %1290
  store double %1291, ptr %1289, align 8
  %1292 = load double, ptr %90, align 8
  %1293 = load i64, ptr %6, align 8
  %1294 = sdiv i64 %194, %1293
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1294, i64 noundef %1273, i64 noundef %1276, double noundef %1292)
  br label %1353

1295:                                             ; preds = %1255
  %1296 = load double, ptr %333, align 8
  %1297 = load ptr, ptr %93, align 8
  %1298 = getelementptr inbounds double, ptr %1297, i64 %1257
  %1299 = load double, ptr %1298, align 8
  %1300 = fcmp ogt double %1296, %1299
  %1301 = select i1 %1300, double %1296, double %1299
  store double %1301, ptr %333, align 8
  br label %1352

1302:                                             ; preds = %1270
  %1303 = load i64, ptr %6, align 8
  %1304 = sdiv i64 %194, %1303
  %1305 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 6
  store i64 1, ptr %1305, align 8
  %1306 = load double, ptr %89, align 8
  %1307 = load double, ptr %90, align 8
  %1308 = fcmp olt double %1307, %1271
  %1309 = select i1 %1308, double %1271, double %1307
  %1310 = fadd double %1306, %1309
  store double %1310, ptr %90, align 8
  %1311 = load ptr, ptr %58, align 8
  %1312 = getelementptr inbounds double, ptr %1311, i64 7
  %1313 = load double, ptr %1312, align 8
  %1314 = fadd double %1306, %1313
  store double %1314, ptr %1312, align 8
  %1315 = load double, ptr %90, align 8
  %1316 = load ptr, ptr %94, align 8
  %1317 = shl nsw i64 %1304, 1
  %1318 = or i64 %1317, 1
  %1319 = getelementptr inbounds i64, ptr %1316, i64 %1318
  %1320 = load i64, ptr %1319, align 8
  %1321 = add nsw i64 %1320, 1
  store i64 %1321, ptr %1319, align 8
  %1322 = getelementptr inbounds i64, ptr %1316, i64 %1317
  %1323 = load i64, ptr %1322, align 8
  %1324 = icmp eq i64 %1321, %1323
  br i1 %1324, label %1325, label %1349

1325:                                             ; preds = %1302
  store i64 0, ptr %1319, align 8
  %1326 = load i64, ptr %6, align 8
  %1327 = icmp sgt i64 %1326, 0
  br i1 %1327, label %1328, label %1353

1328:                                             ; preds = %1325, %1345
  %1329 = phi i64 [ %1346, %1345 ], [ %1326, %1325 ]
  %1330 = phi i64 [ %1347, %1345 ], [ 0, %1325 ]
  %1331 = mul nsw i64 %1329, %1304
  %1332 = add nsw i64 %1331, %1330
  %1333 = load ptr, ptr %42, align 8
  %1334 = getelementptr inbounds %struct.Walker, ptr %1333, i64 %1332, i32 6
  %1335 = load i64, ptr %1334, align 8
  %1336 = icmp eq i64 %1335, 1
  br i1 %1336, label %1337, label %1345

1337:                                             ; preds = %1328
  store i64 0, ptr %1334, align 8
  %1338 = getelementptr inbounds %struct.Walker, ptr %1333, i64 %1332, i32 1
  %1339 = load double, ptr %1338, align 8
  %1340 = load double, ptr %95, align 8
  %1341 = fadd double %1315, %1340
  %1342 = fcmp ogt double %1339, %1341
  %1343 = select i1 %1342, double %1339, double %1341
  store double %1343, ptr %1338, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1332)
  %1344 = load i64, ptr %6, align 8
  br label %1345

1345:                                             ; preds = %1337, %1328
  %1346 = phi i64 [ %1329, %1328 ], [ %1344, %1337 ]
  %1347 = add nuw nsw i64 %1330, 1
  %1348 = icmp slt i64 %1347, %1346
  br i1 %1348, label %1328, label %1353

1349:                                             ; preds = %1302
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %194)
  br label %1353

1350:                                             ; preds = %1253
  %1351 = getelementptr inbounds %struct.Walker, ptr %313, i64 %194, i32 6
  store i64 2, ptr %1351, align 8
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %194)
  br label %1353

1352:                                             ; preds = %1295, %1266, %1253
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %194)
  br label %1353

1353:                                             ; preds = %1345, %1207, %292, %253, %298, %1352, %1350, %1349, %1325, %1279, %1264, %1185, %1161, %1150, %1142, %306
  %1354 = load i64, ptr %36, align 8
  %1355 = load i64, ptr %37, align 8
  %1356 = icmp sge i64 %1354, %1355
  %1357 = select i1 %1356, i1 true, i1 %41
  br i1 %1357, label %1358, label %102

1358:                                             ; preds = %306, %304, %198, %1353, %40, %34
  %1359 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 51
  %1360 = load double, ptr %1359, align 8
  br label %1362

1361:                                             ; preds = %1362
  store double %1368, ptr %1359, align 8
  call void @llvm.lifetime.end.p0(i64 13136, ptr nonnull %2)
  ret void

1362:                                             ; preds = %1358, %1362
  %1363 = phi i64 [ 0, %1358 ], [ %1369, %1362 ]
  %1364 = phi double [ %1360, %1358 ], [ %1368, %1362 ]
  %1365 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %1363
  %1366 = load double, ptr %1365, align 8
  %1367 = fcmp ogt double %1364, %1366
  %1368 = select i1 %1367, double %1364, double %1366
  %1369 = add nuw nsw i64 %1363, 1
  %1370 = icmp eq i64 %1369, 10
  br i1 %1370, label %1361, label %1362
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp olt double %9, %3
  %11 = select i1 %10, double %3, double %9
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 30
  %13 = load double, ptr %12, align 8
  %14 = fadd double %13, %11
  store double %14, ptr %8, align 8
  %15 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %18 = load ptr, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  store i64 %16, ptr %20, align 8
  %21 = or i64 %19, 1
  %22 = getelementptr inbounds i64, ptr %18, i64 %21
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %4
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  br label %41

28:                                               ; preds = %41, %4
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  %30 = load ptr, ptr %29, align 8
  %31 = shl i64 %2, 7
  %32 = getelementptr i8, ptr %30, i64 %31
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %32, i8 0, i64 128, i1 false)
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 %2
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 47
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %2
  store double %11, ptr %38, align 8
  %39 = load i64, ptr %15, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %51, label %58

41:                                               ; preds = %26, %41
  %42 = phi i64 [ %24, %26 ], [ %49, %41 ]
  %43 = phi i64 [ 0, %26 ], [ %48, %41 ]
  %44 = load ptr, ptr %27, align 8
  %45 = mul nsw i64 %42, %2
  %46 = add nsw i64 %45, %43
  %47 = getelementptr inbounds %struct.Meeting, ptr %44, i64 %46
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %47, i8 0, i64 104, i1 false)
  %48 = add nuw nsw i64 %43, 1
  %49 = load i64, ptr %23, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %41, label %28

51:                                               ; preds = %28
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  br label %59

58:                                               ; preds = %97, %28
  ret void

59:                                               ; preds = %51, %97
  %60 = phi i64 [ %39, %51 ], [ %99, %97 ]
  %61 = phi i64 [ 0, %51 ], [ %98, %97 ]
  %62 = mul nsw i64 %60, %2
  %63 = add nsw i64 %62, %61
  %64 = load ptr, ptr %52, align 8
  %65 = mul nsw i64 %60, %6
  %66 = add nsw i64 %65, %61
  %67 = getelementptr inbounds i64, ptr %64, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = load ptr, ptr %53, align 8
  %70 = load double, ptr %54, align 8
  %71 = fadd double %11, %70
  %72 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 2
  store double %71, ptr %72, align 8
  %73 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 1
  store double %71, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 9
  store i64 0, ptr %74, align 8
  %75 = load ptr, ptr %55, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 %68
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 3
  store i64 %77, ptr %78, align 8
  %79 = add nsw i64 %68, 1
  %80 = getelementptr inbounds i64, ptr %75, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 4
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 5
  store i64 %6, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 6
  store i64 0, ptr %84, align 8
  %85 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 7
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 10
  %87 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 13
  store double 0.000000e+00, ptr %87, align 8
  %88 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 20
  store i64 0, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Walker, ptr %69, i64 %63, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %86, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %89, i8 0, i64 24, i1 false)
  %90 = load i64, ptr %56, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %97

92:                                               ; preds = %59
  %93 = load ptr, ptr %57, align 8
  %94 = shl i64 %90, 3
  %95 = mul i64 %94, %63
  %96 = getelementptr i8, ptr %93, i64 %95
  tail call void @llvm.memset.p0.i64(ptr align 8 %96, i8 0, i64 %94, i1 false)
  br label %97

97:                                               ; preds = %92, %59
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %63)
  %98 = add nuw nsw i64 %61, 1
  %99 = load i64, ptr %15, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %59, label %58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fit(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr {
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %6
  %13 = icmp sgt i64 %8, 0
  br i1 %13, label %14, label %148

14:                                               ; preds = %9
  %15 = icmp sgt i64 %6, 0
  %16 = icmp sgt i64 %7, 0
  %17 = shl nuw i64 %7, 3
  %18 = icmp ult i64 %6, 8
  %19 = sub i64 %11, %10
  %20 = icmp ult i64 %19, 128
  %21 = or i1 %18, %20
  %22 = and i64 %6, -4
  %23 = icmp eq i64 %22, %6
  %24 = icmp ult i64 %6, 4
  %25 = and i64 %6, -4
  %26 = icmp eq i64 %25, %6
  br label %27

27:                                               ; preds = %130, %14
  %28 = phi i64 [ 0, %14 ], [ %133, %130 ]
  br i1 %15, label %29, label %40

29:                                               ; preds = %27
  br i1 %21, label %38, label %30

30:                                               ; preds = %29, %30
  %31 = phi i64 [ %35, %30 ], [ 0, %29 ]
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load <4 x double>, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %1, i64 %31
  store <4 x double> %33, ptr %34, align 8
  %35 = add nuw i64 %31, 4
  %36 = icmp eq i64 %35, %22
  br i1 %36, label %37, label %30

37:                                               ; preds = %30
  br i1 %23, label %40, label %38

38:                                               ; preds = %29, %37
  %39 = phi i64 [ 0, %29 ], [ %22, %37 ]
  br label %123

40:                                               ; preds = %123, %37, %27
  br i1 %16, label %41, label %42

41:                                               ; preds = %40
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %17, i1 false)
  br label %42

42:                                               ; preds = %41, %40
  br i1 %15, label %43, label %72

43:                                               ; preds = %42, %43
  %44 = phi i64 [ %52, %43 ], [ 0, %42 ]
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %2, i64 %44
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %12, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fadd double %46, %50
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %44, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %54, label %43

54:                                               ; preds = %43, %65
  %55 = phi i64 [ %70, %65 ], [ 0, %43 ]
  %56 = getelementptr inbounds i64, ptr %2, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %12, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %59, 0.000000e+00
  br i1 %60, label %61, label %65

61:                                               ; preds = %54
  %62 = getelementptr inbounds double, ptr %4, i64 %55
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %63, %59
  br label %65

65:                                               ; preds = %61, %54
  %66 = phi double [ %64, %61 ], [ 0.000000e+00, %54 ]
  %67 = getelementptr inbounds double, ptr %0, i64 %55
  %68 = load double, ptr %67, align 8
  %69 = fmul double %66, %68
  store double %69, ptr %67, align 8
  %70 = add nuw nsw i64 %55, 1
  %71 = icmp eq i64 %70, %6
  br i1 %71, label %72, label %54

72:                                               ; preds = %65, %42
  br i1 %16, label %73, label %74

73:                                               ; preds = %72
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %17, i1 false)
  br label %74

74:                                               ; preds = %73, %72
  br i1 %15, label %75, label %148

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %84, %75 ], [ 0, %74 ]
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %3, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %12, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fadd double %78, %82
  store double %83, ptr %81, align 8
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, %6
  br i1 %85, label %86, label %75

86:                                               ; preds = %75, %97
  %87 = phi i64 [ %102, %97 ], [ 0, %75 ]
  %88 = getelementptr inbounds i64, ptr %3, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %12, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fcmp ogt double %91, 0.000000e+00
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = getelementptr inbounds double, ptr %5, i64 %87
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, %91
  br label %97

97:                                               ; preds = %93, %86
  %98 = phi double [ %96, %93 ], [ 0.000000e+00, %86 ]
  %99 = getelementptr inbounds double, ptr %0, i64 %87
  %100 = load double, ptr %99, align 8
  %101 = fmul double %98, %100
  store double %101, ptr %99, align 8
  %102 = add nuw nsw i64 %87, 1
  %103 = icmp eq i64 %102, %6
  br i1 %103, label %104, label %86

104:                                              ; preds = %97
  br i1 %15, label %105, label %148

105:                                              ; preds = %104
  br i1 %24, label %120, label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ %116, %106 ], [ 0, %105 ]
  %108 = phi <4 x i64> [ %115, %106 ], [ zeroinitializer, %105 ]
  %109 = getelementptr inbounds double, ptr %1, i64 %107
  %110 = load <4 x double>, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %0, i64 %107
  %112 = load <4 x double>, ptr %111, align 8
  %113 = fcmp une <4 x double> %110, %112
  %114 = zext <4 x i1> %113 to <4 x i64>
  %115 = or <4 x i64> %108, %114
  %116 = add nuw i64 %107, 4
  %117 = icmp eq i64 %116, %25
  br i1 %117, label %118, label %106

118:                                              ; preds = %106
  %119 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %115)
  br i1 %26, label %130, label %120

120:                                              ; preds = %105, %118
  %121 = phi i64 [ 0, %105 ], [ %25, %118 ]
  %122 = phi i64 [ 0, %105 ], [ %119, %118 ]
  br label %136

123:                                              ; preds = %38, %123
  %124 = phi i64 [ %128, %123 ], [ %39, %38 ]
  %125 = getelementptr inbounds double, ptr %0, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %1, i64 %124
  store double %126, ptr %127, align 8
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %6
  br i1 %129, label %40, label %123

130:                                              ; preds = %136, %118
  %131 = phi i64 [ %119, %118 ], [ %145, %136 ]
  %132 = icmp eq i64 %131, 0
  %133 = add nuw nsw i64 %28, 1
  %134 = icmp eq i64 %133, %8
  %135 = select i1 %132, i1 true, i1 %134
  br i1 %135, label %148, label %27

136:                                              ; preds = %120, %136
  %137 = phi i64 [ %146, %136 ], [ %121, %120 ]
  %138 = phi i64 [ %145, %136 ], [ %122, %120 ]
  %139 = getelementptr inbounds double, ptr %1, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %0, i64 %137
  %142 = load double, ptr %141, align 8
  %143 = fcmp une double %140, %142
  %144 = zext i1 %143 to i64
  %145 = or i64 %138, %144
  %146 = add nuw nsw i64 %137, 1
  %147 = icmp eq i64 %146, %6
  br i1 %147, label %130, label %136

148:                                              ; preds = %74, %104, %130, %9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @renew(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %7, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %13, i64 %16
  %18 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 8
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  br label %34

30:                                               ; preds = %48, %2
  %31 = phi double [ %19, %2 ], [ %49, %48 ]
  %32 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 5
  %33 = load i64, ptr %32, align 8
  switch i64 %33, label %189 [
    i64 5, label %52
    i64 10, label %67
    i64 7, label %82
  ]

34:                                               ; preds = %24, %48
  %35 = phi double [ %19, %24 ], [ %49, %48 ]
  %36 = phi i64 [ 0, %24 ], [ %50, %48 ]
  %37 = add nsw i64 %28, %36
  %38 = getelementptr inbounds i64, ptr %26, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %17, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fcmp ugt double %41, %35
  br i1 %42, label %43, label %48

43:                                               ; preds = %34
  %44 = load ptr, ptr %29, align 8
  %45 = add nsw i64 %39, %16
  %46 = getelementptr inbounds i64, ptr %44, i64 %45
  %47 = load i64, ptr %46, align 8
  store i64 %47, ptr %20, align 8
  br label %48

48:                                               ; preds = %34, %43
  %49 = phi double [ %41, %43 ], [ %35, %34 ]
  %50 = add nuw nsw i64 %36, 1
  %51 = icmp eq i64 %50, %22
  br i1 %51, label %30, label %34

52:                                               ; preds = %30
  %53 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 10
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %54, %56
  %58 = icmp slt i64 %56, 8
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %189

60:                                               ; preds = %52
  %61 = xor i64 %56, -1
  %62 = add i64 %54, %61
  %63 = srem i64 %62, 8
  %64 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 12, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fcmp ogt double %65, %31
  br i1 %66, label %186, label %189

67:                                               ; preds = %30
  %68 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 15
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 11
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %69, %71
  %73 = icmp slt i64 %71, 8
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %189

75:                                               ; preds = %67
  %76 = xor i64 %71, -1
  %77 = add i64 %69, %76
  %78 = srem i64 %77, 8
  %79 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 14, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fcmp ogt double %80, %31
  br i1 %81, label %186, label %189

82:                                               ; preds = %30
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 5
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %88, %86
  %90 = srem i64 %1, %88
  %91 = sdiv i64 %1, %88
  %92 = add nsw i64 %90, %89
  %93 = getelementptr inbounds i64, ptr %84, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 %94
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 16
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %98
  %102 = add nsw i64 %94, 1
  %103 = getelementptr inbounds i64, ptr %96, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %101, %104
  br i1 %105, label %108, label %106

106:                                              ; preds = %82
  %107 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %107, align 8
  br label %182

108:                                              ; preds = %82
  %109 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds i64, ptr %112, i64 %101
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Note, ptr %110, i64 %114
  %116 = add nsw i64 %101, 1
  %117 = getelementptr inbounds i64, ptr %112, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 %118, %114
  %120 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %120, align 8
  %121 = icmp sgt i64 %119, 0
  br i1 %121, label %122, label %182

122:                                              ; preds = %108
  %123 = load i64, ptr %115, align 8
  %124 = icmp eq i64 %123, 6
  br i1 %124, label %131, label %176

125:                                              ; preds = %176
  %126 = getelementptr inbounds %struct.Note, ptr %115, i64 %178
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 6
  br i1 %128, label %129, label %176

129:                                              ; preds = %125
  %130 = icmp slt i64 %178, %119
  br label %131

131:                                              ; preds = %129, %122
  %132 = phi i1 [ true, %122 ], [ %130, %129 ]
  %133 = phi i64 [ 0, %122 ], [ %178, %129 ]
  %134 = getelementptr inbounds %struct.Note, ptr %115, i64 %133, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %139, %91
  %141 = add nsw i64 %140, %135
  %142 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 5
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %159

145:                                              ; preds = %131
  %146 = add nsw i64 %143, -7
  br label %147

147:                                              ; preds = %154, %145
  %148 = phi i64 [ %143, %145 ], [ %155, %154 ]
  %149 = add nuw i64 %148, 7
  %150 = and i64 %149, 7
  %151 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 1, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fcmp ogt double %152, %19
  br i1 %153, label %154, label %159

154:                                              ; preds = %147
  %155 = add nsw i64 %148, -1
  %156 = icmp sgt i64 %148, 1
  %157 = icmp sgt i64 %148, %146
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %147, label %159

159:                                              ; preds = %154, %147, %131
  %160 = phi i64 [ %143, %131 ], [ %148, %147 ], [ %155, %154 ]
  %161 = and i64 %160, 1
  %162 = getelementptr inbounds %struct.Note, ptr %115, i64 %133, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %161, %163
  br i1 %164, label %165, label %180

165:                                              ; preds = %159
  %166 = icmp slt i64 %160, %143
  br i1 %166, label %167, label %174

167:                                              ; preds = %165
  %168 = srem i64 %160, 8
  %169 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 1, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 42
  %172 = load double, ptr %171, align 8
  %173 = fadd double %170, %172
  br label %180

174:                                              ; preds = %165
  %175 = add nsw i64 %135, 1
  store i64 %175, ptr %120, align 8
  br label %180

176:                                              ; preds = %122, %125
  %177 = phi i64 [ %178, %125 ], [ 0, %122 ]
  %178 = add nuw nsw i64 %177, 1
  %179 = icmp eq i64 %178, %119
  br i1 %179, label %182, label %125

180:                                              ; preds = %159, %174, %167
  %181 = phi double [ %173, %167 ], [ -1.000000e+00, %174 ], [ %19, %159 ]
  br i1 %132, label %183, label %182

182:                                              ; preds = %176, %180, %108, %106
  br label %183

183:                                              ; preds = %180, %182
  %184 = phi double [ %19, %182 ], [ %181, %180 ]
  %185 = fcmp ogt double %184, %31
  br i1 %185, label %186, label %189

186:                                              ; preds = %183, %75, %60
  %187 = phi i64 [ 2, %60 ], [ 7, %75 ], [ 2, %183 ]
  %188 = phi double [ %65, %60 ], [ %80, %75 ], [ %184, %183 ]
  store i64 %187, ptr %20, align 8
  br label %189

189:                                              ; preds = %186, %30, %52, %60, %67, %75, %183
  %190 = phi double [ %31, %183 ], [ %31, %75 ], [ %31, %67 ], [ %31, %60 ], [ %31, %52 ], [ %31, %30 ], [ %188, %186 ]
  %191 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1
  store double %190, ptr %191, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @meet_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds %struct.Walker, ptr %7, i64 %10
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  %13 = load ptr, ptr %12, align 8
  %14 = shl nsw i64 %1, 4
  %15 = srem i64 %2, 16
  %16 = add nsw i64 %15, %14
  %17 = getelementptr inbounds i64, ptr %13, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  %21 = shl nsw i64 %1, 1
  %22 = getelementptr inbounds i64, ptr %20, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %3, 0
  %25 = icmp sgt i64 %23, %3
  %26 = select i1 %24, i1 %25, i1 false
  %27 = select i1 %26, i64 %3, i64 %23
  %28 = icmp sgt i64 %9, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %47, %5
  %30 = phi i64 [ %18, %5 ], [ %50, %47 ]
  %31 = icmp slt i64 %30, %27
  br i1 %31, label %94, label %53

32:                                               ; preds = %5, %47
  %33 = phi i64 [ %51, %47 ], [ 0, %5 ]
  %34 = phi i64 [ %50, %47 ], [ %18, %5 ]
  %35 = getelementptr inbounds %struct.Walker, ptr %11, i64 %33
  %36 = getelementptr inbounds %struct.Walker, ptr %35, i64 0, i32 7
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %47, label %39

39:                                               ; preds = %32
  %40 = getelementptr inbounds %struct.Walker, ptr %35, i64 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 3
  br i1 %42, label %43, label %47

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.Walker, ptr %35, i64 0, i32 18
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, %2
  br label %47

47:                                               ; preds = %43, %39, %32
  %48 = phi i1 [ false, %39 ], [ false, %32 ], [ %46, %43 ]
  %49 = zext i1 %48 to i64
  %50 = add nsw i64 %34, %49
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp eq i64 %51, %9
  br i1 %52, label %29, label %32

53:                                               ; preds = %29
  %54 = icmp sgt i64 %30, %27
  %55 = sub nsw i64 %30, %27
  %56 = icmp sgt i64 %18, %55
  %57 = select i1 %54, i1 %56, i1 false
  %58 = select i1 %57, i64 %55, i64 0
  store i64 %58, ptr %17, align 8
  %59 = load i64, ptr %8, align 8
  %60 = mul nsw i64 %59, %1
  %61 = getelementptr inbounds %struct.Walker, ptr %7, i64 %60
  %62 = icmp sgt i64 %59, 0
  br i1 %62, label %63, label %94

63:                                               ; preds = %53
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  br label %65

65:                                               ; preds = %90, %63
  %66 = phi i64 [ %59, %63 ], [ %91, %90 ]
  %67 = phi i64 [ 0, %63 ], [ %92, %90 ]
  %68 = getelementptr inbounds %struct.Walker, ptr %61, i64 %67
  %69 = getelementptr inbounds %struct.Walker, ptr %68, i64 0, i32 7
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %90, label %72

72:                                               ; preds = %65
  %73 = getelementptr inbounds %struct.Walker, ptr %68, i64 0, i32 6
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 3
  br i1 %75, label %76, label %90

76:                                               ; preds = %72
  %77 = getelementptr inbounds %struct.Walker, ptr %68, i64 0, i32 18
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, %2
  br i1 %79, label %80, label %90

80:                                               ; preds = %76
  store i64 0, ptr %73, align 8
  %81 = getelementptr inbounds %struct.Walker, ptr %68, i64 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = load double, ptr %64, align 8
  %84 = fadd double %83, %4
  %85 = fcmp ogt double %82, %84
  %86 = select i1 %85, double %82, double %84
  store double %86, ptr %81, align 8
  %87 = mul nsw i64 %66, %1
  %88 = add nsw i64 %87, %67
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %88)
  %89 = load i64, ptr %8, align 8
  br label %90

90:                                               ; preds = %80, %76, %72, %65
  %91 = phi i64 [ %66, %65 ], [ %66, %72 ], [ %66, %76 ], [ %89, %80 ]
  %92 = add nuw nsw i64 %67, 1
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %65, label %94

94:                                               ; preds = %90, %53, %29
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @meet_cluster(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %2
  %8 = add nsw i64 %7, %6
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %12 = load ptr, ptr %11, align 8
  br label %20

13:                                               ; preds = %33, %4
  %14 = phi i64 [ -1, %4 ], [ %34, %33 ]
  %15 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 %2
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %14, %18
  br i1 %19, label %37, label %115

20:                                               ; preds = %10, %33
  %21 = phi i64 [ -1, %10 ], [ %34, %33 ]
  %22 = phi i64 [ %7, %10 ], [ %35, %33 ]
  %23 = getelementptr inbounds %struct.Walker, ptr %12, i64 %22, i32 7
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = icmp slt i64 %21, 0
  %28 = getelementptr inbounds %struct.Walker, ptr %12, i64 %22, i32 20
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %29, %21
  %31 = select i1 %27, i1 true, i1 %30
  %32 = select i1 %31, i64 %29, i64 %21
  br label %33

33:                                               ; preds = %26, %20
  %34 = phi i64 [ %21, %20 ], [ %32, %26 ]
  %35 = add nsw i64 %22, 1
  %36 = icmp slt i64 %35, %8
  br i1 %36, label %20, label %13

37:                                               ; preds = %13
  %38 = tail call i64 @llvm.smin.i64(i64 %18, i64 3)
  %39 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12, i64 %38
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 47
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %2
  %43 = load double, ptr %42, align 8
  %44 = fsub double %3, %43
  %45 = fcmp ogt double %44, 0.000000e+00
  %46 = select i1 %45, double %44, double 0.000000e+00
  %47 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13, i64 %38
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %47, align 8
  %50 = srem i64 %48, 16
  %51 = getelementptr inbounds double, ptr %39, i64 %50
  store double %46, ptr %51, align 8
  %52 = icmp slt i64 %48, 15
  %53 = sitofp i64 %49 to double
  %54 = select i1 %52, double %53, double 1.600000e+01
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 48
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %56, 1
  br i1 %57, label %58, label %62

58:                                               ; preds = %37
  %59 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 16
  %60 = load i64, ptr %59, align 8
  br label %73

61:                                               ; preds = %73
  store i64 %82, ptr %59, align 8
  br label %62

62:                                               ; preds = %61, %37
  %63 = phi double [ %91, %61 ], [ %46, %37 ]
  %64 = load i64, ptr %17, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %17, align 8
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 49
  %67 = load double, ptr %66, align 8
  %68 = fadd double %63, %67
  %69 = load double, ptr %42, align 8
  %70 = fadd double %69, %68
  store double %70, ptr %42, align 8
  br i1 %9, label %71, label %115

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  br label %94

73:                                               ; preds = %58, %73
  %74 = phi i64 [ %60, %58 ], [ %82, %73 ]
  %75 = phi i64 [ 1, %58 ], [ %92, %73 ]
  %76 = phi double [ %46, %58 ], [ %91, %73 ]
  %77 = shl i64 %74, 13
  %78 = xor i64 %77, %74
  %79 = lshr i64 %78, 7
  %80 = xor i64 %79, %78
  %81 = shl i64 %80, 17
  %82 = xor i64 %81, %80
  %83 = lshr i64 %82, 11
  %84 = uitofp i64 %83 to double
  %85 = fmul double %84, 0x3CA0000000000000
  %86 = fmul double %54, %85
  %87 = fptosi double %86 to i64
  %88 = getelementptr inbounds double, ptr %39, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fcmp ogt double %76, %89
  %91 = select i1 %90, double %76, double %89
  %92 = add nuw nsw i64 %75, 1
  %93 = icmp eq i64 %92, %56
  br i1 %93, label %61, label %73

94:                                               ; preds = %71, %112
  %95 = phi i64 [ %7, %71 ], [ %113, %112 ]
  %96 = load ptr, ptr %72, align 8
  %97 = getelementptr inbounds %struct.Walker, ptr %96, i64 %95, i32 7
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %112, label %100

100:                                              ; preds = %94
  %101 = getelementptr inbounds %struct.Walker, ptr %96, i64 %95, i32 6
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 4
  br i1 %103, label %104, label %112

104:                                              ; preds = %100
  store i64 0, ptr %101, align 8
  %105 = getelementptr inbounds %struct.Walker, ptr %96, i64 %95, i32 1
  %106 = load double, ptr %105, align 8
  %107 = load ptr, ptr %40, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 %2
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %106, %109
  %111 = select i1 %110, double %106, double %109
  store double %111, ptr %105, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %95)
  br label %112

112:                                              ; preds = %94, %100, %104
  %113 = add nsw i64 %95, 1
  %114 = icmp slt i64 %113, %8
  br i1 %114, label %94, label %115

115:                                              ; preds = %112, %62, %13
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @meet(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %4 = load i64, ptr %3, align 8
  %5 = srem i64 %1, %4
  %6 = and i64 %5, 3
  %7 = sub nsw i64 %1, %6
  %8 = add i64 %4, %1
  %9 = sub i64 %8, %5
  %10 = add nsw i64 %7, 4
  %11 = tail call i64 @llvm.smin.i64(i64 %9, i64 %10)
  %12 = icmp slt i64 %7, %11
  br i1 %12, label %13, label %52

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  br label %19

16:                                               ; preds = %33
  br i1 %12, label %17, label %52

17:                                               ; preds = %16
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  br label %37

19:                                               ; preds = %13, %33
  %20 = phi double [ 0.000000e+00, %13 ], [ %34, %33 ]
  %21 = phi i64 [ %7, %13 ], [ %35, %33 ]
  %22 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 7
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 6
  %27 = load i64, ptr %26, align 8
  switch i64 %27, label %33 [
    i64 0, label %52
    i64 2, label %28
  ]

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 1
  %30 = load double, ptr %29, align 8
  %31 = fcmp ogt double %20, %30
  %32 = select i1 %31, double %20, double %30
  br label %33

33:                                               ; preds = %25, %19, %28
  %34 = phi double [ %32, %28 ], [ %20, %19 ], [ %20, %25 ]
  %35 = add nsw i64 %21, 1
  %36 = icmp slt i64 %35, %11
  br i1 %36, label %19, label %16

37:                                               ; preds = %17, %49
  %38 = phi i64 [ %7, %17 ], [ %50, %49 ]
  %39 = load ptr, ptr %18, align 8
  %40 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 7
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 6
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 2
  br i1 %46, label %47, label %49

47:                                               ; preds = %43
  store i64 0, ptr %44, align 8
  %48 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 1
  store double %34, ptr %48, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %38)
  br label %49

49:                                               ; preds = %37, %43, %47
  %50 = add nsw i64 %38, 1
  %51 = icmp slt i64 %50, %11
  br i1 %51, label %37, label %52

52:                                               ; preds = %25, %49, %2, %16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc double @found(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 14
  %6 = load double, ptr %5, align 8
  %7 = fcmp ogt double %6, 0.000000e+00
  br i1 %7, label %8, label %23

8:                                                ; preds = %4
  %9 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 2
  %10 = load double, ptr %9, align 8
  %11 = fcmp olt double %10, %3
  %12 = select i1 %11, double %3, double %10
  %13 = fadd double %6, %12
  store double %13, ptr %9, align 8
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 2
  %17 = load double, ptr %16, align 8
  %18 = fadd double %6, %17
  store double %18, ptr %16, align 8
  %19 = load double, ptr %9, align 8
  %20 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %21 = load double, ptr %20, align 8
  %22 = fadd double %19, %21
  br label %250

23:                                               ; preds = %4
  %24 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %25 = load double, ptr %24, align 8
  %26 = fadd double %25, %3
  %27 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 2
  %28 = load double, ptr %27, align 8
  %29 = fcmp ugt double %28, 0.000000e+00
  br i1 %29, label %30, label %250

30:                                               ; preds = %23
  %31 = fcmp olt double %28, 1.000000e+00
  br i1 %31, label %32, label %45

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 16
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 13
  %36 = xor i64 %35, %34
  %37 = lshr i64 %36, 7
  %38 = xor i64 %37, %36
  %39 = shl i64 %38, 17
  %40 = xor i64 %39, %38
  store i64 %40, ptr %33, align 8
  %41 = lshr i64 %40, 11
  %42 = uitofp i64 %41 to double
  %43 = fmul double %42, 0x3CA0000000000000
  %44 = fcmp ult double %43, %28
  br i1 %44, label %45, label %250

45:                                               ; preds = %32, %30
  %46 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 3
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 2
  %49 = load double, ptr %48, align 8
  %50 = fcmp olt double %49, %3
  %51 = select i1 %50, double %3, double %49
  %52 = fadd double %47, %51
  store double %52, ptr %48, align 8
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 2
  %56 = load double, ptr %55, align 8
  %57 = fadd double %47, %56
  store double %57, ptr %55, align 8
  %58 = load double, ptr %48, align 8
  %59 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 10
  %60 = load double, ptr %59, align 8
  %61 = fcmp ogt double %60, 0.000000e+00
  %62 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 4
  %63 = load double, ptr %62, align 8
  br i1 %61, label %64, label %79

64:                                               ; preds = %45
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %66 = load double, ptr %65, align 8
  %67 = fsub double %3, %66
  %68 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %69 = load double, ptr %68, align 8
  %70 = fcmp ogt double %67, %69
  %71 = select i1 %70, double %67, double %69
  %72 = fadd double %63, %71
  store double %72, ptr %68, align 8
  %73 = getelementptr inbounds double, ptr %54, i64 3
  %74 = load double, ptr %73, align 8
  %75 = fadd double %63, %74
  store double %75, ptr %73, align 8
  %76 = load double, ptr %68, align 8
  %77 = fcmp olt double %76, %3
  %78 = select i1 %77, double %3, double %76
  br label %89

79:                                               ; preds = %45
  %80 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %81 = load double, ptr %80, align 8
  %82 = fcmp olt double %81, %3
  %83 = select i1 %82, double %3, double %81
  %84 = fadd double %63, %83
  store double %84, ptr %80, align 8
  %85 = getelementptr inbounds double, ptr %54, i64 3
  %86 = load double, ptr %85, align 8
  %87 = fadd double %63, %86
  store double %87, ptr %85, align 8
  %88 = load double, ptr %80, align 8
  br label %89

89:                                               ; preds = %79, %64
  %90 = phi double [ %78, %64 ], [ %88, %79 ]
  %91 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 5
  %92 = load double, ptr %91, align 8
  %93 = fcmp ogt double %92, 0.000000e+00
  br i1 %93, label %94, label %106

94:                                               ; preds = %89
  %95 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 4
  %96 = load double, ptr %95, align 8
  %97 = fcmp olt double %96, %3
  %98 = select i1 %97, double %3, double %96
  %99 = fadd double %92, %98
  store double %99, ptr %95, align 8
  %100 = getelementptr inbounds double, ptr %54, i64 4
  %101 = load double, ptr %100, align 8
  %102 = fadd double %92, %101
  store double %102, ptr %100, align 8
  %103 = load double, ptr %95, align 8
  %104 = fcmp ogt double %90, %103
  %105 = select i1 %104, double %90, double %103
  br label %106

106:                                              ; preds = %94, %89
  %107 = phi double [ %105, %94 ], [ %90, %89 ]
  %108 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 6
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %109, 0.000000e+00
  br i1 %110, label %111, label %123

111:                                              ; preds = %106
  %112 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 5
  %113 = load double, ptr %112, align 8
  %114 = fcmp olt double %113, %3
  %115 = select i1 %114, double %3, double %113
  %116 = fadd double %109, %115
  store double %116, ptr %112, align 8
  %117 = getelementptr inbounds double, ptr %54, i64 5
  %118 = load double, ptr %117, align 8
  %119 = fadd double %109, %118
  store double %119, ptr %117, align 8
  %120 = load double, ptr %112, align 8
  %121 = fcmp ogt double %107, %120
  %122 = select i1 %121, double %107, double %120
  br label %123

123:                                              ; preds = %111, %106
  %124 = phi double [ %122, %111 ], [ %107, %106 ]
  %125 = fcmp ogt double %58, %124
  %126 = select i1 %125, double %58, double %124
  %127 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 12
  %128 = load double, ptr %127, align 8
  %129 = fadd double %128, %126
  %130 = fcmp ogt double %26, %129
  %131 = select i1 %130, double %26, double %129
  %132 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 7
  %133 = load double, ptr %132, align 8
  %134 = fcmp ugt double %133, 0.000000e+00
  br i1 %134, label %135, label %250

135:                                              ; preds = %123
  %136 = fcmp olt double %133, 1.000000e+00
  br i1 %136, label %137, label %150

137:                                              ; preds = %135
  %138 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 16
  %139 = load i64, ptr %138, align 8
  %140 = shl i64 %139, 13
  %141 = xor i64 %140, %139
  %142 = lshr i64 %141, 7
  %143 = xor i64 %142, %141
  %144 = shl i64 %143, 17
  %145 = xor i64 %144, %143
  store i64 %145, ptr %138, align 8
  %146 = lshr i64 %145, 11
  %147 = uitofp i64 %146 to double
  %148 = fmul double %147, 0x3CA0000000000000
  %149 = fcmp ult double %148, %133
  br i1 %149, label %150, label %250

150:                                              ; preds = %137, %135
  %151 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10
  %152 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 1
  %153 = load double, ptr %152, align 8
  %154 = fadd double %153, 4.096000e+03
  %155 = fcmp olt double %154, %3
  br i1 %155, label %160, label %156

156:                                              ; preds = %150
  %157 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %158 = load double, ptr %157, align 8
  %159 = load double, ptr %151, align 8
  br label %166

160:                                              ; preds = %150
  store double %153, ptr %151, align 8
  %161 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %162 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11, i64 1
  %163 = load double, ptr %162, align 8
  store double %163, ptr %161, align 8
  store double %3, ptr %152, align 8
  %164 = getelementptr inbounds double, ptr %54, i64 6
  %165 = load double, ptr %164, align 8
  store double %165, ptr %162, align 8
  br label %166

166:                                              ; preds = %160, %156
  %167 = phi double [ %159, %156 ], [ %153, %160 ]
  %168 = phi double [ %158, %156 ], [ %163, %160 ]
  %169 = getelementptr inbounds double, ptr %54, i64 6
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 13
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 16
  %176 = load i64, ptr %175, align 8
  %177 = shl i64 %176, 13
  %178 = xor i64 %177, %176
  %179 = lshr i64 %178, 7
  %180 = xor i64 %179, %178
  %181 = shl i64 %180, 17
  %182 = xor i64 %181, %180
  store i64 %182, ptr %175, align 8
  %183 = lshr i64 %182, 11
  %184 = uitofp i64 %183 to double
  %185 = fmul double %184, 0x3CA0000000000000
  %186 = fadd double %185, 0x3C90000000000000
  %187 = fcmp olt double %186, 5.000000e-01
  br i1 %187, label %188, label %194

188:                                              ; preds = %166, %188
  %189 = phi double [ %192, %188 ], [ 0.000000e+00, %166 ]
  %190 = phi double [ %191, %188 ], [ %186, %166 ]
  %191 = fmul double %190, 2.000000e+00
  %192 = fadd double %189, 1.000000e+00
  %193 = fcmp olt double %191, 5.000000e-01
  br i1 %193, label %188, label %194

194:                                              ; preds = %188, %166
  %195 = phi double [ %186, %166 ], [ %191, %188 ]
  %196 = phi double [ 0.000000e+00, %166 ], [ %192, %188 ]
  %197 = fsub double %170, %168
  %198 = fsub double %3, %167
  %199 = fcmp ogt double %198, 0.000000e+00
  %200 = select i1 %199, double %198, double 0.000000e+00
  %201 = fadd double %200, %172
  %202 = fdiv double %197, %201
  %203 = fcmp ogt double %202, 9.000000e-01
  %204 = select i1 %203, double 9.000000e-01, double %202
  %205 = fsub double 1.000000e+00, %195
  %206 = fmul double %205, 2.000000e+00
  %207 = fadd double %196, %206
  %208 = fmul double %207, 6.667000e-01
  %209 = fmul double %174, %208
  %210 = fadd double %172, %209
  %211 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %212 = load double, ptr %211, align 8
  %213 = fmul double %204, %212
  %214 = fsub double 1.000000e+00, %204
  %215 = fdiv double %213, %214
  %216 = fadd double %215, %210
  %217 = load double, ptr %59, align 8
  %218 = fcmp ogt double %217, 0.000000e+00
  %219 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %220 = load double, ptr %219, align 8
  br i1 %218, label %221, label %238

221:                                              ; preds = %194
  %222 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %223 = load double, ptr %222, align 8
  %224 = fsub double %3, %223
  %225 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %226 = load double, ptr %225, align 8
  %227 = fcmp ogt double %224, %226
  %228 = select i1 %227, double %224, double %226
  %229 = fadd double %220, %228
  store double %229, ptr %225, align 8
  %230 = load double, ptr %169, align 8
  %231 = fadd double %220, %230
  store double %231, ptr %169, align 8
  %232 = load double, ptr %225, align 8
  %233 = fcmp olt double %232, %3
  %234 = select i1 %233, double %3, double %232
  %235 = fadd double %216, %234
  %236 = fcmp ogt double %131, %235
  %237 = select i1 %236, double %131, double %235
  br label %250

238:                                              ; preds = %194
  %239 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %240 = load double, ptr %239, align 8
  %241 = fcmp olt double %240, %3
  %242 = select i1 %241, double %3, double %240
  %243 = fadd double %220, %242
  store double %243, ptr %239, align 8
  %244 = load double, ptr %169, align 8
  %245 = fadd double %220, %244
  store double %245, ptr %169, align 8
  %246 = load double, ptr %239, align 8
  %247 = fadd double %216, %246
  %248 = fcmp ogt double %131, %247
  %249 = select i1 %248, double %131, double %247
  br label %250

250:                                              ; preds = %32, %23, %221, %238, %123, %137, %8
  %251 = phi double [ %22, %8 ], [ %26, %32 ], [ %26, %23 ], [ %131, %137 ], [ %131, %123 ], [ %237, %221 ], [ %249, %238 ]
  ret double %251
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>)



