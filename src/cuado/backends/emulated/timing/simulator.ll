; sha256 of the sources: 8a2424191c2b56accb1a4cc47bf585b176dcb35c3fdfe6d468665a57ae5492be

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64 }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 12560, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12560) %2, i8 0, i64 12560, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 12
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
  br i1 %16, label %17, label %18

17:                                               ; preds = %13
  store double 6.400000e+01, ptr %14, align 8
  br label %18

18:                                               ; preds = %17, %13
  %19 = load double, ptr %14, align 8
  %20 = fcmp olt double %19, 1.000000e+00
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  store double 1.000000e+00, ptr %14, align 8
  br label %22

22:                                               ; preds = %21, %18
  %23 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10
  %24 = load i64, ptr %4, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %33

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %28

28:                                               ; preds = %26, %118
  %29 = phi i64 [ 0, %26 ], [ %119, %118 ]
  %30 = load i64, ptr %23, align 8
  %31 = load i64, ptr %27, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %118, label %33

33:                                               ; preds = %28, %118, %22
  %34 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %36 = load i64, ptr %34, align 8
  %37 = load i64, ptr %35, align 8
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %968

39:                                               ; preds = %33
  %40 = icmp sgt i64 %8, 0
  %41 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %48 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %49 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %57 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %58 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %59 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %60 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %61 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %62 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %63 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %67 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %68 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %69 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %70 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %71 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %72 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %73 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %74 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %75 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %76 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %77 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %80 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %81 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %82 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 38
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 37
  %85 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 9
  %86 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %87 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 2
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %89 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 3
  %90 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 6
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %93 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %94 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %97 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %98 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %99 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %100 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %101 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %102 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %103 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %104 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %105 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %106 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %107 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %108 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %109 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %110 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %111 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %112 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %113 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %114 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10
  %115 = icmp sgt i64 %8, 0
  %116 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %117 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 43
  br label %122

118:                                              ; preds = %28
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %29, double noundef 0.000000e+00)
  %119 = add nuw nsw i64 %29, 1
  %120 = load i64, ptr %4, align 8
  %121 = icmp slt i64 %119, %120
  br i1 %121, label %28, label %33

122:                                              ; preds = %39, %260
  br i1 %40, label %123, label %128

123:                                              ; preds = %122
  %124 = load ptr, ptr %41, align 8
  %125 = load double, ptr %2, align 8
  %126 = load double, ptr %48, align 8
  %127 = load double, ptr %49, align 8
  br label %133

128:                                              ; preds = %217, %122
  %129 = phi i64 [ 0, %122 ], [ %218, %217 ]
  %130 = phi i64 [ -1, %122 ], [ %219, %217 ]
  %131 = phi double [ 1.000000e+300, %122 ], [ %220, %217 ]
  %132 = icmp slt i64 %130, 0
  br i1 %132, label %223, label %264

133:                                              ; preds = %123, %217
  %134 = phi double [ 1.000000e+300, %123 ], [ %220, %217 ]
  %135 = phi i64 [ -1, %123 ], [ %219, %217 ]
  %136 = phi i64 [ 0, %123 ], [ %221, %217 ]
  %137 = phi i64 [ 0, %123 ], [ %218, %217 ]
  %138 = getelementptr inbounds %struct.Walker, ptr %124, i64 %136
  %139 = getelementptr inbounds %struct.Walker, ptr %124, i64 %136, i32 7
  %140 = load i64, ptr %139, align 8
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %217, label %142

142:                                              ; preds = %133
  %143 = getelementptr inbounds %struct.Walker, ptr %124, i64 %136, i32 6
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %217

146:                                              ; preds = %142
  %147 = getelementptr inbounds %struct.Walker, ptr %124, i64 %136, i32 17
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %217

150:                                              ; preds = %146
  %151 = load double, ptr %138, align 8
  %152 = fcmp ult double %151, %134
  br i1 %152, label %153, label %217

153:                                              ; preds = %150
  %154 = load i64, ptr %42, align 8
  %155 = srem i64 %136, %154
  %156 = load ptr, ptr %0, align 8
  %157 = load ptr, ptr %43, align 8
  %158 = getelementptr inbounds %struct.Walker, ptr %124, i64 %136, i32 3
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i64, ptr %157, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %155
  %163 = load double, ptr %162, align 8
  %164 = fcmp ogt double %151, %163
  %165 = select i1 %164, double %151, double %163
  %166 = getelementptr inbounds %struct.Step, ptr %156, i64 %161, i32 3
  %167 = load i64, ptr %166, align 8
  %168 = and i64 %167, -2
  %169 = icmp eq i64 %168, 8
  br i1 %169, label %170, label %180

170:                                              ; preds = %153
  %171 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %155
  %172 = load i64, ptr %171, align 8
  %173 = load double, ptr %14, align 8
  %174 = fptosi double %173 to i64
  %175 = srem i64 %172, %174
  %176 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %155, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = fcmp ogt double %165, %177
  %179 = select i1 %178, double %165, double %177
  br label %211

180:                                              ; preds = %153
  %181 = load ptr, ptr %44, align 8
  %182 = load i64, ptr %45, align 8
  %183 = mul nsw i64 %182, %155
  %184 = getelementptr inbounds %struct.Step, ptr %156, i64 %161, i32 4
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %183, %185
  %187 = getelementptr inbounds double, ptr %181, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fcmp ogt double %165, %188
  %190 = select i1 %189, double %165, double %188
  switch i64 %167, label %211 [
    i64 1, label %191
    i64 3, label %191
  ]

191:                                              ; preds = %180, %180
  %192 = load ptr, ptr %46, align 8
  %193 = getelementptr inbounds %struct.Step, ptr %156, i64 %161, i32 9
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds %struct.Cost, ptr %192, i64 %194, i32 9
  %196 = load double, ptr %195, align 8
  %197 = fcmp ogt double %196, 0.000000e+00
  br i1 %197, label %198, label %203

198:                                              ; preds = %191
  %199 = load double, ptr %50, align 8
  %200 = fsub double %127, %199
  %201 = fcmp ogt double %190, %200
  %202 = select i1 %201, double %190, double %200
  br label %211

203:                                              ; preds = %191
  %204 = load double, ptr %47, align 8
  %205 = fsub double %125, %204
  %206 = fcmp ogt double %190, %205
  %207 = select i1 %206, double %190, double %205
  %208 = fsub double %126, %204
  %209 = fcmp ogt double %207, %208
  %210 = select i1 %209, double %207, double %208
  br label %211

211:                                              ; preds = %170, %180, %198, %203
  %212 = phi double [ %179, %170 ], [ %202, %198 ], [ %210, %203 ], [ %190, %180 ]
  %213 = fcmp olt double %212, %134
  %214 = select i1 %213, i64 %155, i64 %137
  %215 = select i1 %213, i64 %136, i64 %135
  %216 = select i1 %213, double %212, double %134
  br label %217

217:                                              ; preds = %133, %142, %146, %150, %211
  %218 = phi i64 [ %214, %211 ], [ %137, %150 ], [ %137, %146 ], [ %137, %142 ], [ %137, %133 ]
  %219 = phi i64 [ %215, %211 ], [ %135, %150 ], [ %135, %146 ], [ %135, %142 ], [ %135, %133 ]
  %220 = phi double [ %216, %211 ], [ %134, %150 ], [ %134, %146 ], [ %134, %142 ], [ %134, %133 ]
  %221 = add nuw nsw i64 %136, 1
  %222 = icmp eq i64 %221, %8
  br i1 %222, label %128, label %133

223:                                              ; preds = %128
  br i1 %115, label %224, label %226

224:                                              ; preds = %223
  %225 = load ptr, ptr %116, align 8
  br label %229

226:                                              ; preds = %249, %223
  %227 = phi ptr [ null, %223 ], [ %250, %249 ]
  %228 = icmp eq ptr %227, null
  br i1 %228, label %257, label %253

229:                                              ; preds = %249, %224
  %230 = phi i64 [ 0, %224 ], [ %251, %249 ]
  %231 = phi ptr [ null, %224 ], [ %250, %249 ]
  %232 = getelementptr inbounds %struct.Walker, ptr %225, i64 %230
  %233 = getelementptr inbounds %struct.Walker, ptr %225, i64 %230, i32 7
  %234 = load i64, ptr %233, align 8
  %235 = icmp eq i64 %234, 0
  br i1 %235, label %249, label %236

236:                                              ; preds = %229
  %237 = getelementptr inbounds %struct.Walker, ptr %225, i64 %230, i32 17
  %238 = load i64, ptr %237, align 8
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %249, label %240

240:                                              ; preds = %236
  %241 = icmp eq ptr %231, null
  br i1 %241, label %248, label %242

242:                                              ; preds = %240
  %243 = getelementptr inbounds %struct.Walker, ptr %225, i64 %230, i32 1
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Walker, ptr %231, i64 0, i32 1
  %246 = load double, ptr %245, align 8
  %247 = fcmp olt double %244, %246
  br i1 %247, label %248, label %249

248:                                              ; preds = %242, %240
  br label %249

249:                                              ; preds = %248, %242, %236, %229
  %250 = phi ptr [ %232, %248 ], [ %231, %242 ], [ %231, %236 ], [ %231, %229 ]
  %251 = add nuw nsw i64 %230, 1
  %252 = icmp eq i64 %251, %8
  br i1 %252, label %226, label %229

253:                                              ; preds = %226
  %254 = getelementptr inbounds %struct.Walker, ptr %227, i64 0, i32 17
  store i64 0, ptr %254, align 8
  %255 = load i64, ptr %117, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %117, align 8
  br label %257

257:                                              ; preds = %226, %253
  %258 = phi i64 [ %256, %253 ], [ 0, %226 ]
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %968, label %260

260:                                              ; preds = %960, %913, %877, %885, %886, %894, %941, %964, %965, %967, %257
  %261 = load i64, ptr %34, align 8
  %262 = load i64, ptr %35, align 8
  %263 = icmp slt i64 %261, %262
  br i1 %263, label %122, label %968

264:                                              ; preds = %128
  %265 = load ptr, ptr %51, align 8
  %266 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130
  %267 = load ptr, ptr %0, align 8
  %268 = load ptr, ptr %52, align 8
  %269 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 3
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds i64, ptr %268, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds %struct.Step, ptr %267, i64 %272
  %274 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 2
  %275 = load double, ptr %274, align 8
  %276 = fadd double %131, %275
  %277 = load double, ptr %53, align 8
  %278 = fadd double %131, %277
  %279 = load ptr, ptr %54, align 8
  %280 = mul nsw i64 %272, 10
  %281 = getelementptr inbounds double, ptr %279, i64 %280
  %282 = load double, ptr %55, align 8
  %283 = load double, ptr %281, align 8
  %284 = fadd double %282, %283
  store double %284, ptr %281, align 8
  %285 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 1
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 2
  %288 = load double, ptr %287, align 8
  %289 = fsub double %286, %288
  %290 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 9
  %291 = load i64, ptr %290, align 8
  %292 = icmp eq i64 %291, 0
  %293 = select i1 %292, i64 1, i64 9
  %294 = getelementptr inbounds double, ptr %281, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = fadd double %289, %295
  store double %296, ptr %294, align 8
  %297 = load double, ptr %266, align 8
  %298 = load double, ptr %285, align 8
  %299 = fcmp ogt double %297, %298
  br i1 %299, label %300, label %307

300:                                              ; preds = %264
  %301 = fsub double %297, %298
  %302 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 8
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %281, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fadd double %301, %305
  store double %306, ptr %304, align 8
  br label %307

307:                                              ; preds = %300, %264
  %308 = load double, ptr %266, align 8
  %309 = fcmp olt double %308, %131
  br i1 %309, label %310, label %357

310:                                              ; preds = %307
  %311 = fsub double %131, %308
  %312 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 3
  %313 = load i64, ptr %312, align 8
  switch i64 %313, label %338 [
    i64 1, label %314
    i64 3, label %314
  ]

314:                                              ; preds = %310, %310
  %315 = load ptr, ptr %56, align 8
  %316 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 9
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Cost, ptr %315, i64 %317, i32 9
  %319 = load double, ptr %318, align 8
  %320 = fcmp ogt double %319, 0.000000e+00
  br i1 %320, label %321, label %323

321:                                              ; preds = %314
  %322 = load double, ptr %58, align 8
  br label %328

323:                                              ; preds = %314
  %324 = load double, ptr %2, align 8
  %325 = load double, ptr %57, align 8
  %326 = fcmp ogt double %324, %325
  %327 = select i1 %326, double %324, double %325
  br label %328

328:                                              ; preds = %323, %321
  %329 = phi double [ %322, %321 ], [ %327, %323 ]
  %330 = load double, ptr %59, align 8
  %331 = fsub double %329, %330
  %332 = fcmp ult double %331, %131
  br i1 %332, label %336, label %333

333:                                              ; preds = %328
  %334 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 11
  %335 = load i64, ptr %334, align 8
  br label %336

336:                                              ; preds = %333, %328
  %337 = phi i64 [ %335, %333 ], [ undef, %328 ]
  br i1 %332, label %338, label %352

338:                                              ; preds = %336, %310
  %339 = and i64 %313, -2
  %340 = icmp eq i64 %339, 8
  br i1 %340, label %352, label %341

341:                                              ; preds = %338
  %342 = load ptr, ptr %60, align 8
  %343 = load i64, ptr %61, align 8
  %344 = mul nsw i64 %343, %129
  %345 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 4
  %346 = load i64, ptr %345, align 8
  %347 = add nsw i64 %344, %346
  %348 = getelementptr inbounds double, ptr %342, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = fcmp oge double %349, %131
  %351 = select i1 %350, i64 7, i64 8
  br label %352

352:                                              ; preds = %341, %338, %336
  %353 = phi i64 [ %337, %336 ], [ %351, %341 ], [ 7, %338 ]
  %354 = getelementptr inbounds double, ptr %281, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = fadd double %311, %355
  store double %356, ptr %354, align 8
  br label %357

357:                                              ; preds = %352, %307
  %358 = load ptr, ptr %62, align 8
  %359 = getelementptr inbounds double, ptr %358, i64 %272
  %360 = load double, ptr %359, align 8
  %361 = fadd double %360, 1.000000e+00
  store double %361, ptr %359, align 8
  %362 = load i64, ptr %63, align 8
  %363 = add i64 %362, 1
  store i64 %363, ptr %63, align 8
  %364 = load double, ptr %55, align 8
  %365 = fadd double %131, %364
  %366 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %129
  store double %365, ptr %366, align 8
  %367 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 3
  %368 = load i64, ptr %367, align 8
  %369 = and i64 %368, -2
  %370 = icmp eq i64 %369, 8
  br i1 %370, label %382, label %371

371:                                              ; preds = %357
  %372 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 1
  %373 = load double, ptr %372, align 8
  %374 = fadd double %131, %373
  %375 = load ptr, ptr %64, align 8
  %376 = load i64, ptr %65, align 8
  %377 = mul nsw i64 %376, %129
  %378 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 4
  %379 = load i64, ptr %378, align 8
  %380 = add nsw i64 %377, %379
  %381 = getelementptr inbounds double, ptr %375, i64 %380
  store double %374, ptr %381, align 8
  br label %382

382:                                              ; preds = %371, %357
  switch i64 %368, label %499 [
    i64 1, label %383
    i64 3, label %383
  ]

383:                                              ; preds = %382, %382
  %384 = load ptr, ptr %66, align 8
  %385 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 9
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Cost, ptr %384, i64 %386
  %388 = getelementptr inbounds %struct.Cost, ptr %384, i64 %386, i32 9
  %389 = load double, ptr %388, align 8
  %390 = fcmp ogt double %389, 0.000000e+00
  br i1 %390, label %391, label %449

391:                                              ; preds = %383
  %392 = load double, ptr %9, align 8
  %393 = fptosi double %392 to i64
  %394 = load i64, ptr %3, align 8
  %395 = shl i64 %394, 13
  %396 = xor i64 %395, %394
  %397 = lshr i64 %396, 7
  %398 = xor i64 %397, %396
  %399 = shl i64 %398, 17
  %400 = xor i64 %399, %398
  store i64 %400, ptr %3, align 8
  %401 = lshr i64 %400, 11
  %402 = uitofp i64 %401 to double
  %403 = fmul double %402, 0x3CA0000000000000
  %404 = fadd double %389, %403
  %405 = fptosi double %404 to i64
  %406 = tail call i64 @llvm.smin.i64(i64 %405, i64 %393)
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %417, label %408

408:                                              ; preds = %391
  %409 = load i64, ptr %73, align 8
  %410 = add i64 %406, -1
  %411 = add i64 %410, %409
  %412 = srem i64 %411, %393
  %413 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = fcmp olt double %414, %131
  %416 = select i1 %415, double %131, double %414
  br label %417

417:                                              ; preds = %408, %391
  %418 = phi double [ %416, %408 ], [ %131, %391 ]
  %419 = getelementptr inbounds %struct.Cost, ptr %384, i64 %386, i32 1
  %420 = load double, ptr %419, align 8
  %421 = load double, ptr %74, align 8
  %422 = fcmp olt double %421, %418
  %423 = select i1 %422, double %418, double %421
  %424 = fadd double %420, %423
  store double %424, ptr %74, align 8
  %425 = load ptr, ptr %75, align 8
  %426 = getelementptr inbounds double, ptr %425, i64 8
  %427 = load double, ptr %426, align 8
  %428 = fadd double %420, %427
  store double %428, ptr %426, align 8
  %429 = load double, ptr %74, align 8
  %430 = load double, ptr %76, align 8
  %431 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %387, double noundef %429)
  %432 = fcmp ogt double %430, %431
  %433 = select i1 %432, double %430, double %431
  store double %433, ptr %76, align 8
  %434 = icmp sgt i64 %406, 0
  br i1 %434, label %435, label %447

435:                                              ; preds = %417
  %436 = load i64, ptr %77, align 8
  br label %437

437:                                              ; preds = %437, %435
  %438 = phi i64 [ %436, %435 ], [ %441, %437 ]
  %439 = phi i64 [ %406, %435 ], [ %444, %437 ]
  %440 = load double, ptr %76, align 8
  %441 = add nsw i64 %438, 1
  %442 = srem i64 %438, %393
  %443 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %442
  store double %440, ptr %443, align 8
  %444 = add nsw i64 %439, -1
  %445 = icmp sgt i64 %439, 1
  br i1 %445, label %437, label %446

446:                                              ; preds = %437
  store i64 %441, ptr %77, align 8
  br label %447

447:                                              ; preds = %446, %417
  %448 = load double, ptr %76, align 8
  br label %499

449:                                              ; preds = %383
  %450 = load double, ptr %387, align 8
  %451 = load double, ptr %2, align 8
  %452 = fcmp olt double %451, %131
  %453 = select i1 %452, double %131, double %451
  %454 = fadd double %450, %453
  store double %454, ptr %2, align 8
  %455 = load ptr, ptr %67, align 8
  %456 = load double, ptr %455, align 8
  %457 = fadd double %450, %456
  store double %457, ptr %455, align 8
  %458 = load double, ptr %2, align 8
  %459 = getelementptr inbounds %struct.Cost, ptr %384, i64 %386, i32 1
  %460 = load double, ptr %459, align 8
  %461 = load double, ptr %68, align 8
  %462 = fcmp ult double %461, %458
  br i1 %462, label %463, label %475

463:                                              ; preds = %449
  %464 = load double, ptr %69, align 8
  %465 = fcmp ogt double %461, %464
  %466 = select i1 %465, double %461, double %464
  %467 = fsub double %458, %466
  %468 = fcmp ogt double %467, 0.000000e+00
  br i1 %468, label %469, label %474

469:                                              ; preds = %463
  %470 = load double, ptr %70, align 8
  %471 = fsub double %470, %467
  %472 = fcmp olt double %471, 0.000000e+00
  %473 = select i1 %472, double 0.000000e+00, double %471
  store double %473, ptr %70, align 8
  br label %474

474:                                              ; preds = %469, %463
  store double %458, ptr %68, align 8
  br label %475

475:                                              ; preds = %474, %449
  %476 = load double, ptr %71, align 8
  %477 = fcmp olt double %476, %460
  %478 = select i1 %477, double %476, double %460
  %479 = fsub double %476, %478
  store double %479, ptr %71, align 8
  %480 = load double, ptr %72, align 8
  %481 = fcmp olt double %480, %458
  %482 = select i1 %481, double %458, double %480
  %483 = fadd double %460, %482
  %484 = fadd double %478, %483
  store double %484, ptr %72, align 8
  %485 = getelementptr inbounds double, ptr %455, i64 1
  %486 = load double, ptr %485, align 8
  %487 = fadd double %460, %486
  store double %487, ptr %485, align 8
  %488 = load double, ptr %72, align 8
  %489 = getelementptr inbounds %struct.Cost, ptr %384, i64 %386, i32 10
  %490 = load double, ptr %489, align 8
  %491 = fcmp ogt double %490, 0.000000e+00
  br i1 %491, label %492, label %497

492:                                              ; preds = %475
  %493 = load double, ptr %71, align 8
  %494 = fadd double %490, %493
  store double %494, ptr %71, align 8
  %495 = load double, ptr %485, align 8
  %496 = fadd double %490, %495
  store double %496, ptr %485, align 8
  br label %497

497:                                              ; preds = %492, %475
  %498 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %387, double noundef %488)
  br label %499

499:                                              ; preds = %497, %447, %382
  %500 = phi double [ %278, %382 ], [ %429, %447 ], [ %488, %497 ]
  %501 = phi double [ %276, %382 ], [ %448, %447 ], [ %498, %497 ]
  %502 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 12
  %503 = load i64, ptr %502, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %738, label %505

505:                                              ; preds = %499
  %506 = load ptr, ptr %51, align 8
  %507 = load ptr, ptr %78, align 8
  %508 = getelementptr inbounds %struct.Walker, ptr %506, i64 %130, i32 5
  %509 = load i64, ptr %508, align 8
  %510 = load i64, ptr %6, align 8
  %511 = mul nsw i64 %510, %509
  %512 = srem i64 %130, %510
  %513 = add nsw i64 %512, %511
  %514 = getelementptr inbounds i64, ptr %507, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = load ptr, ptr %79, align 8
  %517 = getelementptr inbounds i64, ptr %516, i64 %515
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds %struct.Walker, ptr %506, i64 %130, i32 16
  %520 = load i64, ptr %519, align 8
  %521 = add nsw i64 %520, %518
  %522 = add nsw i64 %515, 1
  %523 = getelementptr inbounds i64, ptr %516, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = icmp slt i64 %521, %524
  br i1 %525, label %526, label %536

526:                                              ; preds = %505
  %527 = load ptr, ptr %80, align 8
  %528 = load ptr, ptr %81, align 8
  %529 = getelementptr inbounds i64, ptr %528, i64 %521
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr inbounds %struct.Note, ptr %527, i64 %530
  %532 = add nsw i64 %521, 1
  %533 = getelementptr inbounds i64, ptr %528, i64 %532
  %534 = load i64, ptr %533, align 8
  %535 = sub nsw i64 %534, %530
  br label %536

536:                                              ; preds = %526, %505
  %537 = phi ptr [ %531, %526 ], [ null, %505 ]
  %538 = phi i64 [ %535, %526 ], [ 0, %505 ]
  %539 = add nsw i64 %520, 1
  store i64 %539, ptr %519, align 8
  %540 = icmp sgt i64 %538, 0
  br i1 %540, label %541, label %733

541:                                              ; preds = %536
  %542 = getelementptr inbounds %struct.Walker, ptr %506, i64 %130, i32 11
  %543 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 9
  br label %544

544:                                              ; preds = %729, %541
  %545 = phi i64 [ 0, %541 ], [ %731, %729 ]
  %546 = phi double [ %131, %541 ], [ %730, %729 ]
  %547 = getelementptr inbounds %struct.Note, ptr %537, i64 %545
  %548 = load i64, ptr %547, align 8
  switch i64 %548, label %724 [
    i64 8, label %549
    i64 6, label %729
    i64 4, label %727
    i64 5, label %718
  ]

549:                                              ; preds = %544
  %550 = load i64, ptr %367, align 8
  %551 = icmp eq i64 %550, 6
  br i1 %551, label %552, label %729

552:                                              ; preds = %549
  %553 = load ptr, ptr %83, align 8
  %554 = load i64, ptr %543, align 8
  %555 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554
  %556 = getelementptr inbounds %struct.Note, ptr %537, i64 %545, i32 2
  %557 = load i64, ptr %556, align 8
  %558 = load double, ptr %84, align 8
  %559 = load double, ptr %85, align 8
  %560 = fcmp olt double %559, %131
  %561 = select i1 %560, double %131, double %559
  %562 = fadd double %558, %561
  store double %562, ptr %85, align 8
  %563 = load ptr, ptr %86, align 8
  %564 = getelementptr inbounds double, ptr %563, i64 9
  %565 = load double, ptr %564, align 8
  %566 = fadd double %558, %565
  store double %566, ptr %564, align 8
  %567 = load double, ptr %85, align 8
  %568 = load i64, ptr %3, align 8
  %569 = shl i64 %568, 13
  %570 = xor i64 %569, %568
  %571 = lshr i64 %570, 7
  %572 = xor i64 %571, %570
  %573 = shl i64 %572, 17
  %574 = xor i64 %573, %572
  store i64 %574, ptr %3, align 8
  %575 = lshr i64 %574, 11
  %576 = uitofp i64 %575 to double
  %577 = fmul double %576, 0x3CA0000000000000
  %578 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 7
  %579 = load double, ptr %578, align 8
  %580 = fcmp olt double %577, %579
  %581 = icmp sgt i64 %557, 0
  br i1 %581, label %582, label %729

582:                                              ; preds = %552
  %583 = sitofp i64 %557 to double
  %584 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 3
  %585 = getelementptr inbounds double, ptr %563, i64 2
  %586 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 4
  %587 = getelementptr inbounds double, ptr %563, i64 3
  %588 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 8
  %589 = getelementptr inbounds double, ptr %563, i64 6
  %590 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 12
  %591 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 5
  %592 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 13
  %593 = getelementptr inbounds double, ptr %563, i64 4
  %594 = getelementptr inbounds %struct.Cost, ptr %553, i64 %554, i32 1
  %595 = getelementptr inbounds double, ptr %563, i64 1
  %596 = load i64, ptr %3, align 8
  br label %597

597:                                              ; preds = %705, %582
  %598 = phi i64 [ %596, %582 ], [ %706, %705 ]
  %599 = phi double [ %583, %582 ], [ %716, %705 ]
  %600 = phi double [ 0.000000e+00, %582 ], [ %709, %705 ]
  %601 = phi double [ %567, %582 ], [ %609, %705 ]
  %602 = load double, ptr %555, align 8
  %603 = load double, ptr %85, align 8
  %604 = fcmp olt double %603, %601
  %605 = select i1 %604, double %601, double %603
  %606 = fadd double %602, %605
  store double %606, ptr %85, align 8
  %607 = load double, ptr %564, align 8
  %608 = fadd double %602, %607
  store double %608, ptr %564, align 8
  %609 = load double, ptr %85, align 8
  %610 = load double, ptr %584, align 8
  %611 = load double, ptr %87, align 8
  %612 = fcmp olt double %611, %609
  %613 = select i1 %612, double %609, double %611
  %614 = fadd double %610, %613
  store double %614, ptr %87, align 8
  %615 = load double, ptr %585, align 8
  %616 = fadd double %610, %615
  store double %616, ptr %585, align 8
  %617 = load double, ptr %87, align 8
  %618 = load double, ptr %586, align 8
  %619 = load double, ptr %88, align 8
  %620 = fsub double %609, %619
  %621 = load double, ptr %89, align 8
  %622 = fcmp ogt double %620, %621
  %623 = select i1 %622, double %620, double %621
  %624 = fadd double %618, %623
  store double %624, ptr %89, align 8
  %625 = load double, ptr %587, align 8
  %626 = fadd double %618, %625
  store double %626, ptr %587, align 8
  %627 = load double, ptr %89, align 8
  %628 = fcmp olt double %627, %609
  %629 = select i1 %628, double %609, double %627
  %630 = load double, ptr %588, align 8
  %631 = fcmp ogt double %630, 0.000000e+00
  br i1 %631, label %632, label %644

632:                                              ; preds = %597
  %633 = load double, ptr %88, align 8
  %634 = fsub double %609, %633
  %635 = load double, ptr %90, align 8
  %636 = fcmp ogt double %634, %635
  %637 = select i1 %636, double %634, double %635
  %638 = fadd double %630, %637
  store double %638, ptr %90, align 8
  %639 = load double, ptr %589, align 8
  %640 = fadd double %630, %639
  store double %640, ptr %589, align 8
  %641 = load double, ptr %90, align 8
  %642 = fcmp olt double %641, %609
  %643 = select i1 %642, double %609, double %641
  br label %644

644:                                              ; preds = %632, %597
  %645 = phi double [ %643, %632 ], [ %609, %597 ]
  %646 = fcmp ogt double %617, %629
  %647 = select i1 %646, double %617, double %629
  %648 = load double, ptr %590, align 8
  %649 = fadd double %647, %648
  %650 = load double, ptr %591, align 8
  %651 = fcmp ogt double %650, 0.000000e+00
  br i1 %651, label %652, label %662

652:                                              ; preds = %644
  %653 = load double, ptr %93, align 8
  %654 = fcmp olt double %653, %609
  %655 = select i1 %654, double %609, double %653
  %656 = fadd double %650, %655
  store double %656, ptr %93, align 8
  %657 = load double, ptr %593, align 8
  %658 = fadd double %650, %657
  store double %658, ptr %593, align 8
  %659 = load double, ptr %93, align 8
  %660 = load double, ptr %590, align 8
  %661 = fadd double %659, %660
  br label %705

662:                                              ; preds = %644
  br i1 %580, label %663, label %705

663:                                              ; preds = %662
  %664 = load double, ptr %589, align 8
  %665 = load double, ptr %592, align 8
  %666 = load double, ptr %91, align 8
  %667 = shl i64 %598, 13
  %668 = xor i64 %667, %598
  %669 = lshr i64 %668, 7
  %670 = xor i64 %669, %668
  %671 = shl i64 %670, 17
  %672 = xor i64 %671, %670
  store i64 %672, ptr %3, align 8
  %673 = lshr i64 %672, 11
  %674 = uitofp i64 %673 to double
  %675 = fmul double %674, 0x3CA0000000000000
  %676 = fadd double %675, 0x3C90000000000000
  %677 = fcmp olt double %676, 5.000000e-01
  br i1 %677, label %678, label %684

678:                                              ; preds = %663, %678
  %679 = phi double [ %682, %678 ], [ 0.000000e+00, %663 ]
  %680 = phi double [ %681, %678 ], [ %676, %663 ]
  %681 = fmul double %680, 2.000000e+00
  %682 = fadd double %679, 1.000000e+00
  %683 = fcmp olt double %681, 5.000000e-01
  br i1 %683, label %678, label %684

684:                                              ; preds = %678, %663
  %685 = phi double [ %676, %663 ], [ %681, %678 ]
  %686 = phi double [ 0.000000e+00, %663 ], [ %682, %678 ]
  %687 = fadd double %609, %665
  %688 = fdiv double %664, %687
  %689 = fcmp ogt double %688, 9.000000e-01
  %690 = select i1 %689, double 9.000000e-01, double %688
  %691 = fsub double 1.000000e+00, %685
  %692 = fmul double %691, 2.000000e+00
  %693 = fadd double %686, %692
  %694 = fmul double %693, 6.667000e-01
  %695 = fmul double %666, %694
  %696 = fadd double %665, %695
  %697 = load double, ptr %92, align 8
  %698 = fmul double %690, %697
  %699 = fsub double 1.000000e+00, %690
  %700 = fdiv double %698, %699
  %701 = fadd double %700, %696
  %702 = fadd double %645, %701
  %703 = fcmp ogt double %649, %702
  %704 = select i1 %703, double %649, double %702
  br label %705

705:                                              ; preds = %684, %662, %652
  %706 = phi i64 [ %598, %652 ], [ %672, %684 ], [ %598, %662 ]
  %707 = phi double [ %661, %652 ], [ %704, %684 ], [ %649, %662 ]
  %708 = fcmp ogt double %600, %707
  %709 = select i1 %708, double %600, double %707
  %710 = load double, ptr %594, align 8
  %711 = load double, ptr %94, align 8
  %712 = fadd double %710, %711
  store double %712, ptr %94, align 8
  %713 = load double, ptr %595, align 8
  %714 = fadd double %710, %713
  store double %714, ptr %595, align 8
  %715 = load double, ptr %95, align 8
  %716 = fsub double %599, %715
  %717 = fcmp ogt double %716, 0.000000e+00
  br i1 %717, label %597, label %729

718:                                              ; preds = %544
  %719 = load double, ptr %82, align 8
  %720 = fadd double %131, %719
  %721 = load double, ptr %542, align 8
  %722 = fcmp ogt double %720, %721
  %723 = select i1 %722, double %720, double %721
  br label %727

724:                                              ; preds = %544
  %725 = load double, ptr %82, align 8
  %726 = fadd double %131, %725
  br label %727

727:                                              ; preds = %544, %718, %724
  %728 = phi double [ %726, %724 ], [ %723, %718 ], [ %546, %544 ]
  tail call fastcc void @come(ptr noundef %0, i64 noundef %130, ptr noundef nonnull %547, double noundef %728)
  br label %729

729:                                              ; preds = %705, %727, %552, %549, %544
  %730 = phi double [ %546, %544 ], [ %546, %549 ], [ 0.000000e+00, %552 ], [ %546, %727 ], [ %709, %705 ]
  %731 = add nuw nsw i64 %545, 1
  %732 = icmp eq i64 %731, %538
  br i1 %732, label %733, label %544

733:                                              ; preds = %729, %536
  %734 = phi double [ %131, %536 ], [ %730, %729 ]
  %735 = load i64, ptr %367, align 8
  %736 = icmp eq i64 %735, 6
  %737 = select i1 %736, double %734, double %501
  br label %738

738:                                              ; preds = %733, %499
  %739 = phi double [ %737, %733 ], [ %501, %499 ]
  %740 = load i64, ptr %367, align 8
  %741 = and i64 %740, -2
  %742 = icmp eq i64 %741, 8
  br i1 %742, label %743, label %782

743:                                              ; preds = %738
  %744 = load ptr, ptr %51, align 8
  %745 = load ptr, ptr %96, align 8
  %746 = load i64, ptr %97, align 8
  %747 = mul nsw i64 %746, %129
  %748 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 4
  %749 = load i64, ptr %748, align 8
  %750 = add nsw i64 %747, %749
  %751 = getelementptr inbounds double, ptr %745, i64 %750
  %752 = load double, ptr %751, align 8
  %753 = fcmp olt double %752, %131
  %754 = select i1 %753, double %131, double %752
  %755 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 1
  %756 = load double, ptr %755, align 8
  %757 = fadd double %756, %754
  store double %757, ptr %751, align 8
  %758 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %129
  %759 = load i64, ptr %758, align 8
  %760 = add nsw i64 %759, 1
  store i64 %760, ptr %758, align 8
  %761 = load double, ptr %14, align 8
  %762 = fptosi double %761 to i64
  %763 = srem i64 %759, %762
  %764 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %129, i64 %763
  store double %757, ptr %764, align 8
  %765 = getelementptr inbounds %struct.Walker, ptr %744, i64 %130, i32 13
  %766 = load double, ptr %765, align 8
  %767 = load double, ptr %751, align 8
  %768 = load double, ptr %274, align 8
  %769 = fadd double %767, %768
  %770 = fcmp ogt double %766, %769
  %771 = select i1 %770, double %766, double %769
  store double %771, ptr %765, align 8
  %772 = load i64, ptr %367, align 8
  %773 = icmp eq i64 %772, 9
  br i1 %773, label %774, label %780

774:                                              ; preds = %743
  %775 = getelementptr inbounds %struct.Walker, ptr %744, i64 %130, i32 15
  %776 = load i64, ptr %775, align 8
  %777 = add nsw i64 %776, 1
  store i64 %777, ptr %775, align 8
  %778 = srem i64 %776, 8
  %779 = getelementptr inbounds %struct.Walker, ptr %744, i64 %130, i32 14, i64 %778
  store double %771, ptr %779, align 8
  br label %780

780:                                              ; preds = %774, %743
  %781 = load double, ptr %765, align 8
  br label %782

782:                                              ; preds = %780, %738
  %783 = phi double [ %781, %780 ], [ %739, %738 ]
  %784 = load i64, ptr %367, align 8
  switch i64 %784, label %799 [
    i64 3, label %785
    i64 6, label %785
    i64 4, label %791
  ]

785:                                              ; preds = %782, %782
  %786 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 11
  %787 = load double, ptr %786, align 8
  %788 = fcmp ogt double %787, %783
  %789 = select i1 %788, double %787, double %783
  store double %789, ptr %786, align 8
  %790 = icmp eq i64 %784, 4
  br i1 %790, label %791, label %799

791:                                              ; preds = %785, %782
  %792 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 11
  %793 = load double, ptr %792, align 8
  %794 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 10
  %795 = load i64, ptr %794, align 8
  %796 = add nsw i64 %795, 1
  store i64 %796, ptr %794, align 8
  %797 = srem i64 %795, 8
  %798 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 12, i64 %797
  store double %793, ptr %798, align 8
  br label %799

799:                                              ; preds = %791, %785, %782
  %800 = phi double [ %793, %791 ], [ %783, %785 ], [ %783, %782 ]
  %801 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 5
  %802 = load i64, ptr %801, align 8
  %803 = icmp sgt i64 %802, -1
  br i1 %803, label %804, label %817

804:                                              ; preds = %799
  %805 = load i64, ptr %98, align 8
  %806 = mul nsw i64 %805, %130
  %807 = add nsw i64 %806, %802
  %808 = load ptr, ptr %99, align 8
  %809 = getelementptr inbounds double, ptr %808, i64 %807
  %810 = load double, ptr %809, align 8
  %811 = fcmp ogt double %810, %800
  br i1 %811, label %817, label %812

812:                                              ; preds = %804
  store double %800, ptr %809, align 8
  %813 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 10
  %814 = load i64, ptr %813, align 8
  %815 = load ptr, ptr %100, align 8
  %816 = getelementptr inbounds i64, ptr %815, i64 %807
  store i64 %814, ptr %816, align 8
  br label %817

817:                                              ; preds = %812, %804, %799
  %818 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 6
  %819 = load i64, ptr %818, align 8
  %820 = icmp sgt i64 %819, -1
  br i1 %820, label %821, label %834

821:                                              ; preds = %817
  %822 = load i64, ptr %101, align 8
  %823 = mul nsw i64 %822, %130
  %824 = add nsw i64 %823, %819
  %825 = load ptr, ptr %102, align 8
  %826 = getelementptr inbounds double, ptr %825, i64 %824
  %827 = load double, ptr %826, align 8
  %828 = fcmp ogt double %827, %500
  br i1 %828, label %834, label %829

829:                                              ; preds = %821
  store double %500, ptr %826, align 8
  %830 = getelementptr inbounds %struct.Step, ptr %267, i64 %272, i32 10
  %831 = load i64, ptr %830, align 8
  %832 = load ptr, ptr %103, align 8
  %833 = getelementptr inbounds i64, ptr %832, i64 %824
  store i64 %831, ptr %833, align 8
  br label %834

834:                                              ; preds = %829, %821, %817
  %835 = load double, ptr %55, align 8
  %836 = fadd double %131, %835
  store double %836, ptr %287, align 8
  %837 = load i64, ptr %367, align 8
  %838 = icmp eq i64 %837, 2
  %839 = zext i1 %838 to i64
  store i64 %839, ptr %290, align 8
  %840 = load double, ptr %273, align 8
  %841 = fadd double %131, %840
  store double %841, ptr %285, align 8
  %842 = load i64, ptr %269, align 8
  %843 = add nsw i64 %842, 1
  store i64 %843, ptr %269, align 8
  %844 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 4
  %845 = load i64, ptr %844, align 8
  %846 = icmp slt i64 %843, %845
  br i1 %846, label %847, label %858

847:                                              ; preds = %834
  %848 = load ptr, ptr %52, align 8
  %849 = getelementptr inbounds i64, ptr %848, i64 %843
  %850 = load i64, ptr %849, align 8
  %851 = getelementptr inbounds i64, ptr %848, i64 %842
  %852 = load i64, ptr %851, align 8
  %853 = add nsw i64 %852, 1
  %854 = icmp eq i64 %850, %853
  br i1 %854, label %858, label %855

855:                                              ; preds = %847
  %856 = load double, ptr %104, align 8
  %857 = fadd double %841, %856
  store double %857, ptr %285, align 8
  br label %858

858:                                              ; preds = %855, %847, %834
  %859 = load double, ptr %105, align 8
  %860 = load double, ptr %285, align 8
  %861 = fcmp ogt double %860, %800
  %862 = select i1 %861, double %860, double %800
  %863 = fcmp ogt double %859, %862
  %864 = select i1 %863, double %859, double %862
  store double %864, ptr %105, align 8
  %865 = icmp eq i64 %843, %845
  br i1 %865, label %866, label %917

866:                                              ; preds = %858
  %867 = load i64, ptr %6, align 8
  %868 = sdiv i64 %130, %867
  %869 = load ptr, ptr %51, align 8
  %870 = getelementptr inbounds %struct.Walker, ptr %869, i64 %130, i32 7
  store i64 0, ptr %870, align 8
  %871 = load ptr, ptr %111, align 8
  %872 = shl nsw i64 %868, 1
  %873 = getelementptr inbounds i64, ptr %871, i64 %872
  %874 = load i64, ptr %873, align 8
  %875 = add nsw i64 %874, -1
  store i64 %875, ptr %873, align 8
  %876 = icmp eq i64 %875, 0
  br i1 %876, label %877, label %886

877:                                              ; preds = %866
  %878 = load ptr, ptr %113, align 8
  %879 = load i64, ptr %34, align 8
  %880 = add nsw i64 %879, 1
  store i64 %880, ptr %34, align 8
  %881 = getelementptr inbounds double, ptr %878, i64 %879
  store double %860, ptr %881, align 8
  %882 = load i64, ptr %114, align 8
  %883 = load i64, ptr %35, align 8
  %884 = icmp slt i64 %882, %883
  br i1 %884, label %885, label %260

885:                                              ; preds = %877
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %868, double noundef %860)
  br label %260

886:                                              ; preds = %866
  tail call fastcc void @meet(ptr noundef %0, i64 noundef %130)
  %887 = load ptr, ptr %111, align 8
  %888 = or i64 %872, 1
  %889 = getelementptr inbounds i64, ptr %887, i64 %888
  %890 = load i64, ptr %889, align 8
  %891 = getelementptr inbounds i64, ptr %887, i64 %872
  %892 = load i64, ptr %891, align 8
  %893 = icmp eq i64 %890, %892
  br i1 %893, label %894, label %260

894:                                              ; preds = %886
  store i64 0, ptr %889, align 8
  %895 = load i64, ptr %6, align 8
  %896 = icmp sgt i64 %895, 0
  br i1 %896, label %897, label %260

897:                                              ; preds = %894, %913
  %898 = phi i64 [ %915, %913 ], [ %895, %894 ]
  %899 = phi i64 [ %914, %913 ], [ 0, %894 ]
  %900 = mul nsw i64 %898, %868
  %901 = add nsw i64 %900, %899
  %902 = load ptr, ptr %51, align 8
  %903 = getelementptr inbounds %struct.Walker, ptr %902, i64 %901, i32 6
  %904 = load i64, ptr %903, align 8
  %905 = icmp eq i64 %904, 1
  br i1 %905, label %906, label %913

906:                                              ; preds = %897
  store i64 0, ptr %903, align 8
  %907 = getelementptr inbounds %struct.Walker, ptr %902, i64 %901, i32 1
  %908 = load double, ptr %907, align 8
  %909 = load double, ptr %112, align 8
  %910 = fadd double %860, %909
  %911 = fcmp ogt double %908, %910
  %912 = select i1 %911, double %908, double %910
  store double %912, ptr %907, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %901)
  br label %913

913:                                              ; preds = %906, %897
  %914 = add nuw nsw i64 %899, 1
  %915 = load i64, ptr %6, align 8
  %916 = icmp slt i64 %914, %915
  br i1 %916, label %897, label %260

917:                                              ; preds = %858
  switch i64 %837, label %967 [
    i64 2, label %918
    i64 11, label %965
  ]

918:                                              ; preds = %917
  %919 = load i64, ptr %6, align 8
  %920 = sdiv i64 %130, %919
  %921 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 6
  store i64 1, ptr %921, align 8
  %922 = load double, ptr %106, align 8
  %923 = load double, ptr %107, align 8
  %924 = fcmp olt double %923, %131
  %925 = select i1 %924, double %131, double %923
  %926 = fadd double %922, %925
  store double %926, ptr %107, align 8
  %927 = load ptr, ptr %108, align 8
  %928 = getelementptr inbounds double, ptr %927, i64 7
  %929 = load double, ptr %928, align 8
  %930 = fadd double %922, %929
  store double %930, ptr %928, align 8
  %931 = load double, ptr %107, align 8
  %932 = load ptr, ptr %109, align 8
  %933 = shl nsw i64 %920, 1
  %934 = or i64 %933, 1
  %935 = getelementptr inbounds i64, ptr %932, i64 %934
  %936 = load i64, ptr %935, align 8
  %937 = add nsw i64 %936, 1
  store i64 %937, ptr %935, align 8
  %938 = getelementptr inbounds i64, ptr %932, i64 %933
  %939 = load i64, ptr %938, align 8
  %940 = icmp eq i64 %937, %939
  br i1 %940, label %941, label %964

941:                                              ; preds = %918
  store i64 0, ptr %935, align 8
  %942 = load i64, ptr %6, align 8
  %943 = icmp sgt i64 %942, 0
  br i1 %943, label %944, label %260

944:                                              ; preds = %941, %960
  %945 = phi i64 [ %962, %960 ], [ %942, %941 ]
  %946 = phi i64 [ %961, %960 ], [ 0, %941 ]
  %947 = mul nsw i64 %945, %920
  %948 = add nsw i64 %947, %946
  %949 = load ptr, ptr %51, align 8
  %950 = getelementptr inbounds %struct.Walker, ptr %949, i64 %948, i32 6
  %951 = load i64, ptr %950, align 8
  %952 = icmp eq i64 %951, 1
  br i1 %952, label %953, label %960

953:                                              ; preds = %944
  store i64 0, ptr %950, align 8
  %954 = getelementptr inbounds %struct.Walker, ptr %949, i64 %948, i32 1
  %955 = load double, ptr %954, align 8
  %956 = load double, ptr %110, align 8
  %957 = fadd double %931, %956
  %958 = fcmp ogt double %955, %957
  %959 = select i1 %958, double %955, double %957
  store double %959, ptr %954, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %948)
  br label %960

960:                                              ; preds = %953, %944
  %961 = add nuw nsw i64 %946, 1
  %962 = load i64, ptr %6, align 8
  %963 = icmp slt i64 %961, %962
  br i1 %963, label %944, label %260

964:                                              ; preds = %918
  tail call fastcc void @meet(ptr noundef %0, i64 noundef %130)
  br label %260

965:                                              ; preds = %917
  %966 = getelementptr inbounds %struct.Walker, ptr %265, i64 %130, i32 6
  store i64 2, ptr %966, align 8
  tail call fastcc void @meet(ptr noundef %0, i64 noundef %130)
  br label %260

967:                                              ; preds = %917
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %130)
  br label %260

968:                                              ; preds = %260, %257, %33
  %969 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %970 = load double, ptr %969, align 8
  br label %972

971:                                              ; preds = %972
  store double %978, ptr %969, align 8
  call void @llvm.lifetime.end.p0(i64 12560, ptr nonnull %2)
  ret void

972:                                              ; preds = %968, %972
  %973 = phi i64 [ 0, %968 ], [ %979, %972 ]
  %974 = phi double [ %970, %968 ], [ %978, %972 ]
  %975 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %973
  %976 = load double, ptr %975, align 8
  %977 = fcmp ogt double %974, %976
  %978 = select i1 %977, double %974, double %976
  %979 = add nuw nsw i64 %973, 1
  %980 = icmp eq i64 %979, 10
  br i1 %980, label %971, label %972
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10
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
  br label %38

28:                                               ; preds = %38, %4
  %29 = load i64, ptr %15, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %48

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  br label %49

38:                                               ; preds = %26, %38
  %39 = phi i64 [ %24, %26 ], [ %46, %38 ]
  %40 = phi i64 [ 0, %26 ], [ %45, %38 ]
  %41 = load ptr, ptr %27, align 8
  %42 = mul nsw i64 %39, %2
  %43 = add nsw i64 %42, %40
  %44 = getelementptr inbounds %struct.Meeting, ptr %41, i64 %43
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %44, i8 0, i64 104, i1 false)
  %45 = add nuw nsw i64 %40, 1
  %46 = load i64, ptr %23, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %38, label %28

48:                                               ; preds = %88, %28
  ret void

49:                                               ; preds = %31, %88
  %50 = phi i64 [ %29, %31 ], [ %90, %88 ]
  %51 = phi i64 [ 0, %31 ], [ %89, %88 ]
  %52 = mul nsw i64 %50, %2
  %53 = add nsw i64 %52, %51
  %54 = load ptr, ptr %32, align 8
  %55 = mul nsw i64 %50, %6
  %56 = add nsw i64 %55, %51
  %57 = getelementptr inbounds i64, ptr %54, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %33, align 8
  %60 = load double, ptr %34, align 8
  %61 = fadd double %11, %60
  %62 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 2
  store double %61, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 1
  store double %61, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 9
  store i64 0, ptr %64, align 8
  %65 = load ptr, ptr %35, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 %58
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 3
  store i64 %67, ptr %68, align 8
  %69 = add nsw i64 %58, 1
  %70 = getelementptr inbounds i64, ptr %65, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 4
  store i64 %71, ptr %72, align 8
  %73 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 5
  store i64 %6, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 6
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 7
  store i64 1, ptr %75, align 8
  %76 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 10
  %77 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 13
  store double 0.000000e+00, ptr %77, align 8
  %78 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %78, i8 0, i64 24, i1 false)
  %79 = load i64, ptr %36, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %49
  %82 = load ptr, ptr %37, align 8
  %83 = shl i64 %79, 3
  %84 = add nsw i64 %51, %52
  %85 = mul i64 %83, %84
  %86 = getelementptr i8, ptr %82, i64 %85
  %87 = shl nuw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %86, i8 0, i64 %87, i1 false)
  br label %88

88:                                               ; preds = %81, %49
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %53)
  %89 = add nuw nsw i64 %51, 1
  %90 = load i64, ptr %15, align 8
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %49, label %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
  %21 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 7
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  br label %35

30:                                               ; preds = %49, %2
  %31 = phi double [ %19, %2 ], [ %50, %49 ]
  %32 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 5
  br i1 %34, label %53, label %69

35:                                               ; preds = %24, %49
  %36 = phi double [ %19, %24 ], [ %50, %49 ]
  %37 = phi i64 [ 0, %24 ], [ %51, %49 ]
  %38 = add nsw i64 %28, %37
  %39 = getelementptr inbounds i64, ptr %26, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %17, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fcmp ugt double %42, %36
  br i1 %43, label %44, label %49

44:                                               ; preds = %35
  %45 = load ptr, ptr %29, align 8
  %46 = add nsw i64 %40, %16
  %47 = getelementptr inbounds i64, ptr %45, i64 %46
  %48 = load i64, ptr %47, align 8
  store i64 %48, ptr %20, align 8
  br label %49

49:                                               ; preds = %35, %44
  %50 = phi double [ %42, %44 ], [ %36, %35 ]
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, %22
  br i1 %52, label %30, label %35

53:                                               ; preds = %30
  %54 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 10
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %55, %57
  %59 = icmp slt i64 %57, 8
  %60 = and i1 %58, %59
  br i1 %60, label %61, label %69

61:                                               ; preds = %53
  %62 = xor i64 %57, -1
  %63 = add i64 %55, %62
  %64 = srem i64 %63, 8
  %65 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 12, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fcmp ogt double %66, %31
  br i1 %67, label %68, label %69

68:                                               ; preds = %61
  store i64 2, ptr %20, align 8
  br label %69

69:                                               ; preds = %61, %68, %53, %30
  %70 = phi double [ %31, %53 ], [ %31, %30 ], [ %66, %68 ], [ %31, %61 ]
  %71 = icmp eq i64 %33, 10
  br i1 %71, label %72, label %88

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 15
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %74, %76
  %78 = icmp slt i64 %76, 8
  %79 = and i1 %77, %78
  br i1 %79, label %80, label %88

80:                                               ; preds = %72
  %81 = xor i64 %76, -1
  %82 = add i64 %74, %81
  %83 = srem i64 %82, 8
  %84 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 14, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %70
  br i1 %86, label %87, label %88

87:                                               ; preds = %80
  store i64 7, ptr %20, align 8
  br label %88

88:                                               ; preds = %80, %87, %72, %69
  %89 = phi double [ %70, %72 ], [ %70, %69 ], [ %85, %87 ], [ %70, %80 ]
  %90 = icmp eq i64 %33, 7
  br i1 %90, label %91, label %207

91:                                               ; preds = %88
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 5
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %95
  %99 = srem i64 %1, %97
  %100 = sdiv i64 %1, %97
  %101 = add nsw i64 %99, %98
  %102 = getelementptr inbounds i64, ptr %93, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i64, ptr %105, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 16
  %109 = load i64, ptr %108, align 8
  %110 = add nsw i64 %109, %107
  %111 = add nsw i64 %103, 1
  %112 = getelementptr inbounds i64, ptr %105, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %110, %113
  br i1 %114, label %115, label %127

115:                                              ; preds = %91
  %116 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %110
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Note, ptr %117, i64 %121
  %123 = add nsw i64 %110, 1
  %124 = getelementptr inbounds i64, ptr %119, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = sub nsw i64 %125, %121
  br label %127

127:                                              ; preds = %115, %91
  %128 = phi ptr [ %122, %115 ], [ null, %91 ]
  %129 = phi i64 [ %126, %115 ], [ 0, %91 ]
  %130 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %130, align 8
  %131 = icmp sgt i64 %129, 0
  br i1 %131, label %132, label %197

132:                                              ; preds = %127
  %133 = load i64, ptr %128, align 8
  %134 = icmp eq i64 %133, 6
  br i1 %134, label %141, label %191

135:                                              ; preds = %191
  %136 = getelementptr inbounds %struct.Note, ptr %128, i64 %193
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 6
  br i1 %138, label %139, label %191

139:                                              ; preds = %135
  %140 = icmp slt i64 %193, %129
  br label %141

141:                                              ; preds = %139, %132
  %142 = phi i1 [ %131, %132 ], [ %140, %139 ]
  %143 = phi i64 [ 0, %132 ], [ %193, %139 ]
  %144 = getelementptr inbounds %struct.Note, ptr %128, i64 %143, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %149, %100
  %151 = add nsw i64 %150, %145
  %152 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 5
  %153 = load i64, ptr %152, align 8
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %171

155:                                              ; preds = %141
  %156 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %157 = load double, ptr %156, align 8
  %158 = add nsw i64 %153, -7
  br label %159

159:                                              ; preds = %166, %155
  %160 = phi i64 [ %153, %155 ], [ %167, %166 ]
  %161 = add i64 %160, 7
  %162 = and i64 %161, 7
  %163 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 1, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp ogt double %164, %157
  br i1 %165, label %166, label %171

166:                                              ; preds = %159
  %167 = add nsw i64 %160, -1
  %168 = icmp sgt i64 %160, 1
  %169 = icmp sgt i64 %160, %158
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %159, label %171

171:                                              ; preds = %166, %159, %141
  %172 = phi i64 [ %153, %141 ], [ %160, %159 ], [ %167, %166 ]
  %173 = and i64 %172, 1
  %174 = getelementptr inbounds %struct.Note, ptr %128, i64 %143, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %173, %175
  br i1 %176, label %180, label %177

177:                                              ; preds = %171
  %178 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %179 = load double, ptr %178, align 8
  br label %197

180:                                              ; preds = %171
  %181 = icmp slt i64 %172, %153
  br i1 %181, label %182, label %189

182:                                              ; preds = %180
  %183 = srem i64 %172, 8
  %184 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 1, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 42
  %187 = load double, ptr %186, align 8
  %188 = fadd double %185, %187
  br label %197

189:                                              ; preds = %180
  %190 = add nsw i64 %145, 1
  store i64 %190, ptr %130, align 8
  br label %197

191:                                              ; preds = %132, %135
  %192 = phi i64 [ %193, %135 ], [ 0, %132 ]
  %193 = add nuw nsw i64 %192, 1
  %194 = icmp eq i64 %193, %129
  br i1 %194, label %195, label %135

195:                                              ; preds = %191
  %196 = icmp slt i64 %193, %129
  br label %197

197:                                              ; preds = %195, %189, %182, %177, %127
  %198 = phi i1 [ %142, %177 ], [ %142, %182 ], [ %142, %189 ], [ %131, %127 ], [ %196, %195 ]
  %199 = phi double [ %179, %177 ], [ %188, %182 ], [ -1.000000e+00, %189 ], [ undef, %127 ], [ undef, %195 ]
  br i1 %198, label %203, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %202 = load double, ptr %201, align 8
  br label %203

203:                                              ; preds = %197, %200
  %204 = phi double [ %202, %200 ], [ %199, %197 ]
  %205 = fcmp ogt double %204, %89
  br i1 %205, label %206, label %207

206:                                              ; preds = %203
  store i64 2, ptr %20, align 8
  br label %207

207:                                              ; preds = %203, %206, %88
  %208 = phi double [ %89, %88 ], [ %204, %206 ], [ %89, %203 ]
  %209 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1
  store double %208, ptr %209, align 8
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
  br i1 %12, label %13, label %44

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  br label %19

16:                                               ; preds = %41
  %17 = add nsw i64 %22, 1
  %18 = icmp slt i64 %17, %11
  br i1 %18, label %19, label %44

19:                                               ; preds = %13, %16
  %20 = phi i1 [ %12, %13 ], [ %18, %16 ]
  %21 = phi double [ 0.000000e+00, %13 ], [ %43, %16 ]
  %22 = phi i64 [ %7, %13 ], [ %17, %16 ]
  %23 = getelementptr inbounds %struct.Walker, ptr %15, i64 %22, i32 7
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.Walker, ptr %15, i64 %22, i32 6
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  %30 = or i1 %25, %29
  %31 = xor i1 %29, true
  br i1 %30, label %41, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.Walker, ptr %15, i64 %22, i32 6
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 2
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Walker, ptr %15, i64 %22, i32 1
  %38 = load double, ptr %37, align 8
  %39 = fcmp ogt double %21, %38
  %40 = select i1 %39, double %21, double %38
  br label %41

41:                                               ; preds = %19, %26, %32, %36
  %42 = phi i1 [ %31, %26 ], [ true, %36 ], [ true, %32 ], [ true, %19 ]
  %43 = phi double [ %21, %26 ], [ %40, %36 ], [ %21, %32 ], [ %21, %19 ]
  br i1 %42, label %16, label %44

44:                                               ; preds = %41, %16, %2
  %45 = phi i1 [ %12, %2 ], [ %20, %41 ], [ %18, %16 ]
  %46 = phi double [ 0.000000e+00, %2 ], [ %43, %16 ], [ %43, %41 ]
  %47 = icmp sge i64 %7, %11
  %48 = select i1 %45, i1 true, i1 %47
  br i1 %48, label %66, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  br label %51

51:                                               ; preds = %49, %63
  %52 = phi i64 [ %7, %49 ], [ %64, %63 ]
  %53 = load ptr, ptr %50, align 8
  %54 = getelementptr inbounds %struct.Walker, ptr %53, i64 %52, i32 7
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds %struct.Walker, ptr %53, i64 %52, i32 6
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  store i64 0, ptr %58, align 8
  %62 = getelementptr inbounds %struct.Walker, ptr %53, i64 %52, i32 1
  store double %46, ptr %62, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %52)
  br label %63

63:                                               ; preds = %51, %57, %61
  %64 = add nsw i64 %52, 1
  %65 = icmp slt i64 %64, %11
  br i1 %65, label %51, label %66

66:                                               ; preds = %63, %44
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc double @found(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %6 = load double, ptr %5, align 8
  %7 = fadd double %6, %3
  %8 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp ugt double %9, 0.000000e+00
  br i1 %10, label %11, label %209

11:                                               ; preds = %4
  %12 = fcmp olt double %9, 1.000000e+00
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %15 = load i64, ptr %14, align 8
  %16 = shl i64 %15, 13
  %17 = xor i64 %16, %15
  %18 = lshr i64 %17, 7
  %19 = xor i64 %18, %17
  %20 = shl i64 %19, 17
  %21 = xor i64 %20, %19
  store i64 %21, ptr %14, align 8
  %22 = lshr i64 %21, 11
  %23 = uitofp i64 %22 to double
  %24 = fmul double %23, 0x3CA0000000000000
  %25 = fcmp ult double %24, %9
  br i1 %25, label %26, label %209

26:                                               ; preds = %13, %11
  %27 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 3
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 2
  %30 = load double, ptr %29, align 8
  %31 = fcmp olt double %30, %3
  %32 = select i1 %31, double %3, double %30
  %33 = fadd double %28, %32
  store double %33, ptr %29, align 8
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 2
  %37 = load double, ptr %36, align 8
  %38 = fadd double %28, %37
  store double %38, ptr %36, align 8
  %39 = load double, ptr %29, align 8
  %40 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 10
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %41, 0.000000e+00
  %43 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 4
  %44 = load double, ptr %43, align 8
  br i1 %42, label %45, label %60

45:                                               ; preds = %26
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %47 = load double, ptr %46, align 8
  %48 = fsub double %3, %47
  %49 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %50 = load double, ptr %49, align 8
  %51 = fcmp ogt double %48, %50
  %52 = select i1 %51, double %48, double %50
  %53 = fadd double %44, %52
  store double %53, ptr %49, align 8
  %54 = getelementptr inbounds double, ptr %35, i64 3
  %55 = load double, ptr %54, align 8
  %56 = fadd double %44, %55
  store double %56, ptr %54, align 8
  %57 = load double, ptr %49, align 8
  %58 = fcmp olt double %57, %3
  %59 = select i1 %58, double %3, double %57
  br label %70

60:                                               ; preds = %26
  %61 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %62 = load double, ptr %61, align 8
  %63 = fcmp olt double %62, %3
  %64 = select i1 %63, double %3, double %62
  %65 = fadd double %44, %64
  store double %65, ptr %61, align 8
  %66 = getelementptr inbounds double, ptr %35, i64 3
  %67 = load double, ptr %66, align 8
  %68 = fadd double %44, %67
  store double %68, ptr %66, align 8
  %69 = load double, ptr %61, align 8
  br label %70

70:                                               ; preds = %60, %45
  %71 = phi double [ %59, %45 ], [ %69, %60 ]
  %72 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 5
  %73 = load double, ptr %72, align 8
  %74 = fcmp ogt double %73, 0.000000e+00
  br i1 %74, label %75, label %87

75:                                               ; preds = %70
  %76 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 4
  %77 = load double, ptr %76, align 8
  %78 = fcmp olt double %77, %3
  %79 = select i1 %78, double %3, double %77
  %80 = fadd double %73, %79
  store double %80, ptr %76, align 8
  %81 = getelementptr inbounds double, ptr %35, i64 4
  %82 = load double, ptr %81, align 8
  %83 = fadd double %73, %82
  store double %83, ptr %81, align 8
  %84 = load double, ptr %76, align 8
  %85 = fcmp ogt double %71, %84
  %86 = select i1 %85, double %71, double %84
  br label %87

87:                                               ; preds = %75, %70
  %88 = phi double [ %86, %75 ], [ %71, %70 ]
  %89 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 6
  %90 = load double, ptr %89, align 8
  %91 = fcmp ogt double %90, 0.000000e+00
  br i1 %91, label %92, label %104

92:                                               ; preds = %87
  %93 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 5
  %94 = load double, ptr %93, align 8
  %95 = fcmp olt double %94, %3
  %96 = select i1 %95, double %3, double %94
  %97 = fadd double %90, %96
  store double %97, ptr %93, align 8
  %98 = getelementptr inbounds double, ptr %35, i64 5
  %99 = load double, ptr %98, align 8
  %100 = fadd double %90, %99
  store double %100, ptr %98, align 8
  %101 = load double, ptr %93, align 8
  %102 = fcmp ogt double %88, %101
  %103 = select i1 %102, double %88, double %101
  br label %104

104:                                              ; preds = %92, %87
  %105 = phi double [ %103, %92 ], [ %88, %87 ]
  %106 = fcmp ogt double %39, %105
  %107 = select i1 %106, double %39, double %105
  %108 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 12
  %109 = load double, ptr %108, align 8
  %110 = fadd double %109, %107
  %111 = fcmp ogt double %7, %110
  %112 = select i1 %111, double %7, double %110
  %113 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 7
  %114 = load double, ptr %113, align 8
  %115 = fcmp ugt double %114, 0.000000e+00
  br i1 %115, label %116, label %209

116:                                              ; preds = %104
  %117 = fcmp olt double %114, 1.000000e+00
  br i1 %117, label %118, label %131

118:                                              ; preds = %116
  %119 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %120 = load i64, ptr %119, align 8
  %121 = shl i64 %120, 13
  %122 = xor i64 %121, %120
  %123 = lshr i64 %122, 7
  %124 = xor i64 %123, %122
  %125 = shl i64 %124, 17
  %126 = xor i64 %125, %124
  store i64 %126, ptr %119, align 8
  %127 = lshr i64 %126, 11
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 0x3CA0000000000000
  %130 = fcmp ult double %129, %114
  br i1 %130, label %131, label %209

131:                                              ; preds = %118, %116
  %132 = getelementptr inbounds double, ptr %35, i64 6
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 13
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
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
  %149 = fadd double %148, 0x3C90000000000000
  %150 = fcmp olt double %149, 5.000000e-01
  br i1 %150, label %151, label %157

151:                                              ; preds = %131, %151
  %152 = phi double [ %155, %151 ], [ 0.000000e+00, %131 ]
  %153 = phi double [ %154, %151 ], [ %149, %131 ]
  %154 = fmul double %153, 2.000000e+00
  %155 = fadd double %152, 1.000000e+00
  %156 = fcmp olt double %154, 5.000000e-01
  br i1 %156, label %151, label %157

157:                                              ; preds = %151, %131
  %158 = phi double [ %149, %131 ], [ %154, %151 ]
  %159 = phi double [ 0.000000e+00, %131 ], [ %155, %151 ]
  %160 = fadd double %135, %3
  %161 = fdiv double %133, %160
  %162 = fcmp ogt double %161, 9.000000e-01
  %163 = select i1 %162, double 9.000000e-01, double %161
  %164 = fsub double 1.000000e+00, %158
  %165 = fmul double %164, 2.000000e+00
  %166 = fadd double %159, %165
  %167 = fmul double %166, 6.667000e-01
  %168 = fmul double %137, %167
  %169 = fadd double %135, %168
  %170 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %171 = load double, ptr %170, align 8
  %172 = fmul double %163, %171
  %173 = fsub double 1.000000e+00, %163
  %174 = fdiv double %172, %173
  %175 = fadd double %174, %169
  %176 = load double, ptr %40, align 8
  %177 = fcmp ogt double %176, 0.000000e+00
  %178 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %179 = load double, ptr %178, align 8
  br i1 %177, label %180, label %197

180:                                              ; preds = %157
  %181 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %182 = load double, ptr %181, align 8
  %183 = fsub double %3, %182
  %184 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %185 = load double, ptr %184, align 8
  %186 = fcmp ogt double %183, %185
  %187 = select i1 %186, double %183, double %185
  %188 = fadd double %179, %187
  store double %188, ptr %184, align 8
  %189 = load double, ptr %132, align 8
  %190 = fadd double %179, %189
  store double %190, ptr %132, align 8
  %191 = load double, ptr %184, align 8
  %192 = fcmp olt double %191, %3
  %193 = select i1 %192, double %3, double %191
  %194 = fadd double %175, %193
  %195 = fcmp ogt double %112, %194
  %196 = select i1 %195, double %112, double %194
  br label %209

197:                                              ; preds = %157
  %198 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %199 = load double, ptr %198, align 8
  %200 = fcmp olt double %199, %3
  %201 = select i1 %200, double %3, double %199
  %202 = fadd double %179, %201
  store double %202, ptr %198, align 8
  %203 = load double, ptr %132, align 8
  %204 = fadd double %179, %203
  store double %204, ptr %132, align 8
  %205 = load double, ptr %198, align 8
  %206 = fadd double %175, %205
  %207 = fcmp ogt double %112, %206
  %208 = select i1 %207, double %112, double %206
  br label %209

209:                                              ; preds = %118, %104, %197, %180, %4, %13
  %210 = phi double [ %7, %13 ], [ %7, %4 ], [ %112, %118 ], [ %112, %104 ], [ %196, %180 ], [ %208, %197 ]
  ret double %210
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @come(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %1, %10
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = add nsw i64 %14, %6
  %16 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15
  %17 = load i64, ptr %2, align 8
  switch i64 %17, label %36 [
    i64 1, label %18
    i64 2, label %24
    i64 4, label %30
  ]

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %16, i8 0, i64 72, i1 false)
  %21 = getelementptr inbounds i8, ptr %16, i64 72
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %16, i64 80
  store i64 %20, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %16, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  br label %86

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %26
  store i64 %29, ptr %27, align 8
  br label %42

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %34 = load i64, ptr %33, align 8
  %35 = sub nsw i64 %34, %32
  store i64 %35, ptr %33, align 8
  br label %42

36:                                               ; preds = %4
  %37 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %40, %38
  store i64 %41, ptr %39, align 8
  br label %42

42:                                               ; preds = %36, %30, %24
  %43 = load double, ptr %16, align 8
  %44 = fcmp ogt double %43, %3
  %45 = select i1 %44, double %43, double %3
  store double %45, ptr %16, align 8
  %46 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %86, label %49

49:                                               ; preds = %42
  %50 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %86

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %86, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 5
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8
  %61 = srem i64 %59, 8
  %62 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 1, i64 %61
  store double %45, ptr %62, align 8
  %63 = add nsw i64 %55, %47
  store i64 %63, ptr %46, align 8
  %64 = icmp sgt i64 %10, 0
  br i1 %64, label %65, label %86

65:                                               ; preds = %57
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %67 = add nsw i64 %6, 1
  br label %68

68:                                               ; preds = %82, %65
  %69 = phi i64 [ %10, %65 ], [ %84, %82 ]
  %70 = phi i64 [ 0, %65 ], [ %83, %82 ]
  %71 = load ptr, ptr %66, align 8
  %72 = mul nsw i64 %69, %11
  %73 = add nsw i64 %72, %70
  %74 = getelementptr inbounds %struct.Walker, ptr %71, i64 %73, i32 7
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.Walker, ptr %71, i64 %73, i32 17
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, %67
  br i1 %80, label %81, label %82

81:                                               ; preds = %77
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %73)
  br label %82

82:                                               ; preds = %81, %77, %68
  %83 = add nuw nsw i64 %70, 1
  %84 = load i64, ptr %9, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %68, label %86

86:                                               ; preds = %82, %57, %53, %49, %42, %18
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



