; sha256 of the sources: dbad031bc2fb8f03e28d21a9a253786153aafd90fce0f09523b3518567ddd167

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, [2 x double], [2 x double], i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, double, i64, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 12592, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12592) %2, i8 0, i64 12584, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 14
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
  %22 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 12
  %23 = icmp sgt i64 %5, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %26

26:                                               ; preds = %24, %95
  %27 = phi i64 [ 0, %24 ], [ %96, %95 ]
  %28 = load i64, ptr %22, align 8
  %29 = load i64, ptr %25, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %95, label %31

31:                                               ; preds = %95, %26
  %32 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 13
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ 0, %21 ]
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %1206

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
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 47
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
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %90 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %93 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %94 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  br i1 %41, label %1206, label %99

95:                                               ; preds = %26
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %27, double noundef 0.000000e+00)
  %96 = add nuw nsw i64 %27, 1
  %97 = load i64, ptr %4, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %26, label %31

99:                                               ; preds = %40, %1201
  %100 = load ptr, ptr %42, align 8
  %101 = load double, ptr %2, align 8
  %102 = load double, ptr %49, align 8
  %103 = load double, ptr %50, align 8
  br label %106

104:                                              ; preds = %189
  %105 = icmp slt i64 %191, 0
  br i1 %105, label %195, label %230

106:                                              ; preds = %99, %189
  %107 = phi double [ 1.000000e+300, %99 ], [ %192, %189 ]
  %108 = phi i64 [ -1, %99 ], [ %191, %189 ]
  %109 = phi i64 [ 0, %99 ], [ %193, %189 ]
  %110 = phi i64 [ 0, %99 ], [ %190, %189 ]
  %111 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109
  %112 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 7
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %189, label %115

115:                                              ; preds = %106
  %116 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 6
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %189

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 17
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %189

123:                                              ; preds = %119
  %124 = load double, ptr %111, align 8
  %125 = fcmp ult double %124, %107
  br i1 %125, label %126, label %189

126:                                              ; preds = %123
  %127 = load i64, ptr %43, align 8
  %128 = srem i64 %109, %127
  %129 = load ptr, ptr %0, align 8
  %130 = load ptr, ptr %44, align 8
  %131 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 3
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %130, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %128
  %136 = load double, ptr %135, align 8
  %137 = fcmp ogt double %124, %136
  %138 = select i1 %137, double %124, double %136
  %139 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 5
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %140, -2
  %142 = icmp eq i64 %141, 8
  br i1 %142, label %143, label %153

143:                                              ; preds = %126
  %144 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %128
  %145 = load i64, ptr %144, align 8
  %146 = load double, ptr %14, align 8
  %147 = fptosi double %146 to i64
  %148 = srem i64 %145, %147
  %149 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %128, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fcmp ogt double %138, %150
  %152 = select i1 %151, double %138, double %150
  br label %183

153:                                              ; preds = %126
  %154 = load ptr, ptr %45, align 8
  %155 = load i64, ptr %46, align 8
  %156 = mul nsw i64 %155, %128
  %157 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 6
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %156, %158
  %160 = getelementptr inbounds double, ptr %154, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fcmp ogt double %138, %161
  %163 = select i1 %162, double %138, double %161
  switch i64 %140, label %183 [
    i64 1, label %164
    i64 3, label %164
  ]

164:                                              ; preds = %153, %153
  %165 = load ptr, ptr %47, align 8
  %166 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 11
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.Cost, ptr %165, i64 %167, i32 9
  %169 = load double, ptr %168, align 8
  %170 = fcmp ogt double %169, 0.000000e+00
  %171 = load double, ptr %48, align 8
  br i1 %170, label %172, label %176

172:                                              ; preds = %164
  %173 = fsub double %103, %171
  %174 = fcmp ogt double %163, %173
  %175 = select i1 %174, double %163, double %173
  br label %183

176:                                              ; preds = %164
  %177 = fsub double %101, %171
  %178 = fcmp ogt double %163, %177
  %179 = select i1 %178, double %163, double %177
  %180 = fsub double %102, %171
  %181 = fcmp ogt double %179, %180
  %182 = select i1 %181, double %179, double %180
  br label %183

183:                                              ; preds = %143, %153, %172, %176
  %184 = phi double [ %152, %143 ], [ %175, %172 ], [ %182, %176 ], [ %163, %153 ]
  %185 = fcmp olt double %184, %107
  %186 = select i1 %185, i64 %128, i64 %110
  %187 = select i1 %185, i64 %109, i64 %108
  %188 = select i1 %185, double %184, double %107
  br label %189

189:                                              ; preds = %106, %115, %119, %123, %183
  %190 = phi i64 [ %186, %183 ], [ %110, %123 ], [ %110, %119 ], [ %110, %115 ], [ %110, %106 ]
  %191 = phi i64 [ %187, %183 ], [ %108, %123 ], [ %108, %119 ], [ %108, %115 ], [ %108, %106 ]
  %192 = phi double [ %188, %183 ], [ %107, %123 ], [ %107, %119 ], [ %107, %115 ], [ %107, %106 ]
  %193 = add nuw nsw i64 %109, 1
  %194 = icmp eq i64 %193, %8
  br i1 %194, label %104, label %106

195:                                              ; preds = %104
  br i1 %41, label %1206, label %196

196:                                              ; preds = %195
  %197 = load ptr, ptr %42, align 8
  br label %200

198:                                              ; preds = %220
  %199 = icmp eq ptr %221, null
  br i1 %199, label %1206, label %224

200:                                              ; preds = %220, %196
  %201 = phi i64 [ 0, %196 ], [ %222, %220 ]
  %202 = phi ptr [ null, %196 ], [ %221, %220 ]
  %203 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201
  %204 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 7
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %220, label %207

207:                                              ; preds = %200
  %208 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 17
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %220, label %211

211:                                              ; preds = %207
  %212 = icmp eq ptr %202, null
  br i1 %212, label %219, label %213

213:                                              ; preds = %211
  %214 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 1
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Walker, ptr %202, i64 0, i32 1
  %217 = load double, ptr %216, align 8
  %218 = fcmp olt double %215, %217
  br i1 %218, label %219, label %220

219:                                              ; preds = %213, %211
  br label %220

220:                                              ; preds = %219, %213, %207, %200
  %221 = phi ptr [ %203, %219 ], [ %202, %213 ], [ %202, %207 ], [ %202, %200 ]
  %222 = add nuw nsw i64 %201, 1
  %223 = icmp eq i64 %222, %8
  br i1 %223, label %198, label %200

224:                                              ; preds = %198
  %225 = getelementptr inbounds %struct.Walker, ptr %221, i64 0, i32 17
  store i64 0, ptr %225, align 8
  %226 = load i64, ptr %94, align 8
  %227 = freeze i64 %226
  %228 = add i64 %227, 1
  store i64 %228, ptr %94, align 8
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %1206, label %1201

230:                                              ; preds = %104
  %231 = load ptr, ptr %42, align 8
  %232 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191
  %233 = load ptr, ptr %0, align 8
  %234 = load ptr, ptr %44, align 8
  %235 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 3
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds i64, ptr %234, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds %struct.Step, ptr %233, i64 %238
  %240 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 2
  %241 = load double, ptr %240, align 8
  %242 = fadd double %192, %241
  %243 = load double, ptr %51, align 8
  %244 = fadd double %192, %243
  %245 = load ptr, ptr %52, align 8
  %246 = mul nsw i64 %238, 10
  %247 = getelementptr inbounds double, ptr %245, i64 %246
  %248 = load double, ptr %53, align 8
  %249 = load double, ptr %247, align 8
  %250 = fadd double %248, %249
  store double %250, ptr %247, align 8
  %251 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 1
  %252 = load double, ptr %251, align 8
  %253 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 2
  %254 = load double, ptr %253, align 8
  %255 = fsub double %252, %254
  %256 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 9
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  %259 = select i1 %258, i64 1, i64 9
  %260 = getelementptr inbounds double, ptr %247, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fadd double %255, %261
  store double %262, ptr %260, align 8
  %263 = load double, ptr %232, align 8
  %264 = load double, ptr %251, align 8
  %265 = fcmp ogt double %263, %264
  br i1 %265, label %266, label %274

266:                                              ; preds = %230
  %267 = fsub double %263, %264
  %268 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 8
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %247, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fadd double %267, %271
  store double %272, ptr %270, align 8
  %273 = load double, ptr %232, align 8
  br label %274

274:                                              ; preds = %266, %230
  %275 = phi double [ %273, %266 ], [ %263, %230 ]
  %276 = fcmp olt double %275, %192
  br i1 %276, label %280, label %277

277:                                              ; preds = %274
  %278 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 5
  %279 = load i64, ptr %278, align 8
  br label %325

280:                                              ; preds = %274
  %281 = fsub double %192, %275
  %282 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 5
  %283 = load i64, ptr %282, align 8
  switch i64 %283, label %306 [
    i64 1, label %284
    i64 3, label %284
  ]

284:                                              ; preds = %280, %280
  %285 = load ptr, ptr %47, align 8
  %286 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 11
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.Cost, ptr %285, i64 %287, i32 9
  %289 = load double, ptr %288, align 8
  %290 = fcmp ogt double %289, 0.000000e+00
  br i1 %290, label %291, label %293

291:                                              ; preds = %284
  %292 = load double, ptr %50, align 8
  br label %298

293:                                              ; preds = %284
  %294 = load double, ptr %2, align 8
  %295 = load double, ptr %49, align 8
  %296 = fcmp ogt double %294, %295
  %297 = select i1 %296, double %294, double %295
  br label %298

298:                                              ; preds = %293, %291
  %299 = phi double [ %292, %291 ], [ %297, %293 ]
  %300 = load double, ptr %48, align 8
  %301 = fsub double %299, %300
  %302 = fcmp ult double %301, %192
  br i1 %302, label %309, label %303

303:                                              ; preds = %298
  %304 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 13
  %305 = load i64, ptr %304, align 8
  br label %320

306:                                              ; preds = %280
  %307 = and i64 %283, -2
  %308 = icmp eq i64 %307, 8
  br i1 %308, label %320, label %309

309:                                              ; preds = %306, %298
  %310 = load ptr, ptr %45, align 8
  %311 = load i64, ptr %46, align 8
  %312 = mul nsw i64 %311, %190
  %313 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 6
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %312, %314
  %316 = getelementptr inbounds double, ptr %310, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = fcmp oge double %317, %192
  %319 = select i1 %318, i64 7, i64 8
  br label %320

320:                                              ; preds = %309, %306, %303
  %321 = phi i64 [ %305, %303 ], [ %319, %309 ], [ 7, %306 ]
  %322 = getelementptr inbounds double, ptr %247, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fadd double %281, %323
  store double %324, ptr %322, align 8
  br label %325

325:                                              ; preds = %320, %277
  %326 = phi i64 [ %279, %277 ], [ %283, %320 ]
  %327 = load ptr, ptr %54, align 8
  %328 = getelementptr inbounds double, ptr %327, i64 %238
  %329 = load double, ptr %328, align 8
  %330 = fadd double %329, 1.000000e+00
  store double %330, ptr %328, align 8
  %331 = load i64, ptr %55, align 8
  %332 = add i64 %331, 1
  store i64 %332, ptr %55, align 8
  %333 = load double, ptr %53, align 8
  %334 = fadd double %192, %333
  %335 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %190
  store double %334, ptr %335, align 8
  %336 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 5
  %337 = and i64 %326, -2
  %338 = icmp eq i64 %337, 8
  br i1 %338, label %350, label %339

339:                                              ; preds = %325
  %340 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 1
  %341 = load double, ptr %340, align 8
  %342 = fadd double %192, %341
  %343 = load ptr, ptr %45, align 8
  %344 = load i64, ptr %46, align 8
  %345 = mul nsw i64 %344, %190
  %346 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 6
  %347 = load i64, ptr %346, align 8
  %348 = add nsw i64 %345, %347
  %349 = getelementptr inbounds double, ptr %343, i64 %348
  store double %342, ptr %349, align 8
  br label %350

350:                                              ; preds = %339, %325
  %351 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 3
  %352 = load double, ptr %351, align 8
  %353 = fcmp ogt double %352, 0.000000e+00
  br i1 %353, label %354, label %368

354:                                              ; preds = %350
  %355 = load ptr, ptr %45, align 8
  %356 = load i64, ptr %46, align 8
  %357 = mul nsw i64 %356, %190
  %358 = load i64, ptr %56, align 8
  %359 = add nsw i64 %357, %358
  %360 = getelementptr inbounds double, ptr %355, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = fcmp ogt double %361, %192
  br i1 %362, label %363, label %368

363:                                              ; preds = %354
  %364 = fadd double %352, %361
  store double %364, ptr %360, align 8
  %365 = load double, ptr %57, align 8
  %366 = load double, ptr %335, align 8
  %367 = fadd double %365, %366
  store double %367, ptr %335, align 8
  br label %368

368:                                              ; preds = %363, %354, %350
  switch i64 %326, label %504 [
    i64 1, label %369
    i64 3, label %369
  ]

369:                                              ; preds = %368, %368
  %370 = load ptr, ptr %47, align 8
  %371 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 11
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds %struct.Cost, ptr %370, i64 %372
  %374 = getelementptr inbounds %struct.Cost, ptr %370, i64 %372, i32 9
  %375 = load double, ptr %374, align 8
  %376 = fcmp ogt double %375, 0.000000e+00
  br i1 %376, label %377, label %434

377:                                              ; preds = %369
  %378 = load double, ptr %9, align 8
  %379 = fptosi double %378 to i64
  %380 = load i64, ptr %3, align 8
  %381 = shl i64 %380, 13
  %382 = xor i64 %381, %380
  %383 = lshr i64 %382, 7
  %384 = xor i64 %383, %382
  %385 = shl i64 %384, 17
  %386 = xor i64 %385, %384
  store i64 %386, ptr %3, align 8
  %387 = lshr i64 %386, 11
  %388 = uitofp i64 %387 to double
  %389 = fmul double %388, 0x3CA0000000000000
  %390 = fadd double %375, %389
  %391 = fptosi double %390 to i64
  %392 = tail call i64 @llvm.smin.i64(i64 %391, i64 %379)
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %403, label %394

394:                                              ; preds = %377
  %395 = load i64, ptr %61, align 8
  %396 = add i64 %392, -1
  %397 = add i64 %396, %395
  %398 = srem i64 %397, %379
  %399 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %398
  %400 = load double, ptr %399, align 8
  %401 = fcmp olt double %400, %192
  %402 = select i1 %401, double %192, double %400
  br label %403

403:                                              ; preds = %394, %377
  %404 = phi double [ %402, %394 ], [ %192, %377 ]
  %405 = getelementptr inbounds %struct.Cost, ptr %370, i64 %372, i32 1
  %406 = load double, ptr %405, align 8
  %407 = load double, ptr %50, align 8
  %408 = fcmp olt double %407, %404
  %409 = select i1 %408, double %404, double %407
  %410 = fadd double %406, %409
  store double %410, ptr %50, align 8
  %411 = load ptr, ptr %58, align 8
  %412 = getelementptr inbounds double, ptr %411, i64 8
  %413 = load double, ptr %412, align 8
  %414 = fadd double %406, %413
  store double %414, ptr %412, align 8
  %415 = load double, ptr %50, align 8
  %416 = load double, ptr %62, align 8
  %417 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %373, double noundef %415)
  %418 = fcmp ogt double %416, %417
  %419 = select i1 %418, double %416, double %417
  store double %419, ptr %62, align 8
  %420 = icmp sgt i64 %392, 0
  br i1 %420, label %421, label %504

421:                                              ; preds = %403
  %422 = load i64, ptr %61, align 8
  br label %423

423:                                              ; preds = %423, %421
  %424 = phi i64 [ %422, %421 ], [ %427, %423 ]
  %425 = phi i64 [ %392, %421 ], [ %430, %423 ]
  %426 = load double, ptr %62, align 8
  %427 = add nsw i64 %424, 1
  %428 = srem i64 %424, %379
  %429 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %428
  store double %426, ptr %429, align 8
  %430 = add nsw i64 %425, -1
  %431 = icmp ugt i64 %425, 1
  br i1 %431, label %423, label %432

432:                                              ; preds = %423
  store i64 %427, ptr %61, align 8
  %433 = load double, ptr %62, align 8
  br label %504

434:                                              ; preds = %369
  %435 = load double, ptr %373, align 8
  %436 = load double, ptr %2, align 8
  %437 = fcmp olt double %436, %192
  %438 = select i1 %437, double %192, double %436
  %439 = fadd double %435, %438
  store double %439, ptr %2, align 8
  %440 = load ptr, ptr %58, align 8
  %441 = load double, ptr %440, align 8
  %442 = fadd double %435, %441
  store double %442, ptr %440, align 8
  %443 = load double, ptr %2, align 8
  %444 = getelementptr inbounds %struct.Cost, ptr %370, i64 %372, i32 1
  %445 = load double, ptr %444, align 8
  %446 = load double, ptr %59, align 8
  %447 = fcmp ult double %446, %443
  %448 = load double, ptr %49, align 8
  br i1 %447, label %449, label %460

449:                                              ; preds = %434
  %450 = fcmp ogt double %446, %448
  %451 = select i1 %450, double %446, double %448
  %452 = fsub double %443, %451
  %453 = fcmp ogt double %452, 0.000000e+00
  br i1 %453, label %454, label %459

454:                                              ; preds = %449
  %455 = load double, ptr %60, align 8
  %456 = fsub double %455, %452
  %457 = fcmp olt double %456, 0.000000e+00
  %458 = select i1 %457, double 0.000000e+00, double %456
  store double %458, ptr %60, align 8
  br label %459

459:                                              ; preds = %454, %449
  store double %443, ptr %59, align 8
  br label %460

460:                                              ; preds = %459, %434
  %461 = load double, ptr %60, align 8
  %462 = fcmp olt double %461, %445
  %463 = select i1 %462, double %461, double %445
  %464 = fsub double %461, %463
  store double %464, ptr %60, align 8
  %465 = fcmp olt double %448, %443
  %466 = select i1 %465, double %443, double %448
  %467 = fadd double %445, %466
  %468 = fadd double %467, %463
  store double %468, ptr %49, align 8
  %469 = getelementptr inbounds double, ptr %440, i64 1
  %470 = load double, ptr %469, align 8
  %471 = fadd double %445, %470
  store double %471, ptr %469, align 8
  %472 = load double, ptr %49, align 8
  %473 = getelementptr inbounds %struct.Cost, ptr %370, i64 %372, i32 10
  %474 = load double, ptr %473, align 8
  %475 = fcmp ogt double %474, 0.000000e+00
  %476 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %373, double noundef %472)
  br i1 %475, label %477, label %504

477:                                              ; preds = %460
  %478 = load double, ptr %473, align 8
  %479 = load double, ptr %59, align 8
  %480 = fcmp ult double %479, %472
  br i1 %480, label %481, label %493

481:                                              ; preds = %477
  %482 = load double, ptr %49, align 8
  %483 = fcmp ogt double %479, %482
  %484 = select i1 %483, double %479, double %482
  %485 = fsub double %472, %484
  %486 = fcmp ogt double %485, 0.000000e+00
  br i1 %486, label %487, label %492

487:                                              ; preds = %481
  %488 = load double, ptr %60, align 8
  %489 = fsub double %488, %485
  %490 = fcmp olt double %489, 0.000000e+00
  %491 = select i1 %490, double 0.000000e+00, double %489
  store double %491, ptr %60, align 8
  br label %492

492:                                              ; preds = %487, %481
  store double %472, ptr %59, align 8
  br label %493

493:                                              ; preds = %492, %477
  %494 = load double, ptr %60, align 8
  %495 = fadd double %478, %494
  store double %495, ptr %60, align 8
  %496 = load ptr, ptr %58, align 8
  %497 = getelementptr inbounds double, ptr %496, i64 1
  %498 = load double, ptr %497, align 8
  %499 = fadd double %478, %498
  store double %499, ptr %497, align 8
  %500 = load double, ptr %60, align 8
  %501 = fadd double %472, %500
  %502 = fcmp ogt double %476, %501
  %503 = select i1 %502, double %476, double %501
  br label %504

504:                                              ; preds = %493, %460, %432, %403, %368
  %505 = phi double [ %244, %368 ], [ %415, %432 ], [ %415, %403 ], [ %472, %493 ], [ %472, %460 ]
  %506 = phi double [ %242, %368 ], [ %433, %432 ], [ %419, %403 ], [ %503, %493 ], [ %476, %460 ]
  %507 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 14
  %508 = load i64, ptr %507, align 8
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %510, label %512

510:                                              ; preds = %504
  %511 = load i64, ptr %336, align 8
  br label %885

512:                                              ; preds = %504
  %513 = load ptr, ptr %42, align 8
  %514 = load ptr, ptr %63, align 8
  %515 = getelementptr inbounds %struct.Walker, ptr %513, i64 %191, i32 5
  %516 = load i64, ptr %515, align 8
  %517 = load i64, ptr %6, align 8
  %518 = mul nsw i64 %517, %516
  %519 = srem i64 %191, %517
  %520 = add nsw i64 %519, %518
  %521 = getelementptr inbounds i64, ptr %514, i64 %520
  %522 = load i64, ptr %521, align 8
  %523 = load ptr, ptr %64, align 8
  %524 = getelementptr inbounds i64, ptr %523, i64 %522
  %525 = load i64, ptr %524, align 8
  %526 = getelementptr inbounds %struct.Walker, ptr %513, i64 %191, i32 16
  %527 = load i64, ptr %526, align 8
  %528 = add nsw i64 %527, %525
  %529 = add nsw i64 %522, 1
  %530 = getelementptr inbounds i64, ptr %523, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = icmp slt i64 %528, %531
  br i1 %532, label %535, label %533

533:                                              ; preds = %512
  %534 = add nsw i64 %527, 1
  store i64 %534, ptr %526, align 8
  br label %880

535:                                              ; preds = %512
  %536 = load ptr, ptr %65, align 8
  %537 = load ptr, ptr %66, align 8
  %538 = getelementptr inbounds i64, ptr %537, i64 %528
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Note, ptr %536, i64 %539
  %541 = add nsw i64 %528, 1
  %542 = getelementptr inbounds i64, ptr %537, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = sub nsw i64 %543, %539
  %545 = add nsw i64 %527, 1
  store i64 %545, ptr %526, align 8
  %546 = icmp sgt i64 %544, 0
  br i1 %546, label %547, label %880

547:                                              ; preds = %535
  %548 = getelementptr inbounds %struct.Walker, ptr %513, i64 %191, i32 11
  %549 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 11
  br label %550

550:                                              ; preds = %876, %547
  %551 = phi i64 [ 0, %547 ], [ %878, %876 ]
  %552 = phi double [ %192, %547 ], [ %877, %876 ]
  %553 = getelementptr inbounds %struct.Note, ptr %540, i64 %551
  %554 = load i64, ptr %553, align 8
  switch i64 %554, label %788 [
    i64 8, label %570
    i64 6, label %876
    i64 4, label %555
    i64 5, label %773
  ]

555:                                              ; preds = %550
  %556 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 1
  %557 = load i64, ptr %556, align 8
  %558 = load ptr, ptr %82, align 8
  %559 = load i64, ptr %6, align 8
  %560 = sdiv i64 %191, %559
  %561 = load i64, ptr %83, align 8
  %562 = mul nsw i64 %561, %560
  %563 = add nsw i64 %562, %557
  %564 = getelementptr inbounds %struct.Meeting, ptr %558, i64 %563
  %565 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 2
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds %struct.Meeting, ptr %558, i64 %563, i32 4
  %568 = load i64, ptr %567, align 8
  %569 = sub nsw i64 %568, %566
  store i64 %569, ptr %567, align 8
  br label %825

570:                                              ; preds = %550
  %571 = load i64, ptr %336, align 8
  %572 = icmp eq i64 %571, 6
  br i1 %572, label %573, label %876

573:                                              ; preds = %570
  %574 = load ptr, ptr %47, align 8
  %575 = load i64, ptr %549, align 8
  %576 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575
  %577 = getelementptr inbounds %struct.Note, ptr %540, i64 %551, i32 2
  %578 = load i64, ptr %577, align 8
  %579 = load double, ptr %68, align 8
  %580 = load double, ptr %69, align 8
  %581 = fcmp olt double %580, %192
  %582 = select i1 %581, double %192, double %580
  %583 = fadd double %579, %582
  store double %583, ptr %69, align 8
  %584 = load ptr, ptr %58, align 8
  %585 = getelementptr inbounds double, ptr %584, i64 9
  %586 = load double, ptr %585, align 8
  %587 = fadd double %579, %586
  store double %587, ptr %585, align 8
  %588 = load double, ptr %69, align 8
  %589 = load i64, ptr %3, align 8
  %590 = shl i64 %589, 13
  %591 = xor i64 %590, %589
  %592 = lshr i64 %591, 7
  %593 = xor i64 %592, %591
  %594 = shl i64 %593, 17
  %595 = xor i64 %594, %593
  store i64 %595, ptr %3, align 8
  %596 = lshr i64 %595, 11
  %597 = uitofp i64 %596 to double
  %598 = fmul double %597, 0x3CA0000000000000
  %599 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 7
  %600 = load double, ptr %599, align 8
  %601 = fcmp olt double %598, %600
  %602 = icmp sgt i64 %578, 0
  br i1 %602, label %603, label %876

603:                                              ; preds = %573
  %604 = sitofp i64 %578 to double
  %605 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 3
  %606 = getelementptr inbounds double, ptr %584, i64 2
  %607 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 4
  %608 = getelementptr inbounds double, ptr %584, i64 3
  %609 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 8
  %610 = getelementptr inbounds double, ptr %584, i64 6
  %611 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 12
  %612 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 5
  %613 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 13
  %614 = getelementptr inbounds double, ptr %584, i64 4
  %615 = getelementptr inbounds %struct.Cost, ptr %574, i64 %575, i32 1
  %616 = getelementptr inbounds double, ptr %584, i64 1
  br label %617

617:                                              ; preds = %759, %603
  %618 = phi i64 [ %595, %603 ], [ %742, %759 ]
  %619 = phi double [ %604, %603 ], [ %771, %759 ]
  %620 = phi double [ 0.000000e+00, %603 ], [ %769, %759 ]
  %621 = phi double [ %588, %603 ], [ %629, %759 ]
  %622 = load double, ptr %576, align 8
  %623 = load double, ptr %69, align 8
  %624 = fcmp olt double %623, %621
  %625 = select i1 %624, double %621, double %623
  %626 = fadd double %622, %625
  store double %626, ptr %69, align 8
  %627 = load double, ptr %585, align 8
  %628 = fadd double %622, %627
  store double %628, ptr %585, align 8
  %629 = load double, ptr %69, align 8
  %630 = load double, ptr %605, align 8
  %631 = load double, ptr %70, align 8
  %632 = fcmp olt double %631, %629
  %633 = select i1 %632, double %629, double %631
  %634 = fadd double %630, %633
  store double %634, ptr %70, align 8
  %635 = load double, ptr %606, align 8
  %636 = fadd double %630, %635
  store double %636, ptr %606, align 8
  %637 = load double, ptr %70, align 8
  %638 = load double, ptr %607, align 8
  %639 = load double, ptr %71, align 8
  %640 = fsub double %629, %639
  %641 = load double, ptr %72, align 8
  %642 = fcmp ogt double %640, %641
  %643 = select i1 %642, double %640, double %641
  %644 = fadd double %638, %643
  store double %644, ptr %72, align 8
  %645 = load double, ptr %608, align 8
  %646 = fadd double %638, %645
  store double %646, ptr %608, align 8
  %647 = load double, ptr %72, align 8
  %648 = fcmp olt double %647, %629
  %649 = select i1 %648, double %629, double %647
  %650 = load double, ptr %609, align 8
  %651 = fcmp ogt double %650, 0.000000e+00
  br i1 %651, label %652, label %664

652:                                              ; preds = %617
  %653 = load double, ptr %71, align 8
  %654 = fsub double %629, %653
  %655 = load double, ptr %73, align 8
  %656 = fcmp ogt double %654, %655
  %657 = select i1 %656, double %654, double %655
  %658 = fadd double %650, %657
  store double %658, ptr %73, align 8
  %659 = load double, ptr %610, align 8
  %660 = fadd double %650, %659
  store double %660, ptr %610, align 8
  %661 = load double, ptr %73, align 8
  %662 = fcmp olt double %661, %629
  %663 = select i1 %662, double %629, double %661
  br label %664

664:                                              ; preds = %652, %617
  %665 = phi double [ %663, %652 ], [ %629, %617 ]
  %666 = fcmp ogt double %637, %649
  %667 = select i1 %666, double %637, double %649
  %668 = load double, ptr %611, align 8
  %669 = fadd double %667, %668
  %670 = load double, ptr %612, align 8
  %671 = fcmp ogt double %670, 0.000000e+00
  br i1 %671, label %672, label %682

672:                                              ; preds = %664
  %673 = load double, ptr %80, align 8
  %674 = fcmp olt double %673, %629
  %675 = select i1 %674, double %629, double %673
  %676 = fadd double %670, %675
  store double %676, ptr %80, align 8
  %677 = load double, ptr %614, align 8
  %678 = fadd double %670, %677
  store double %678, ptr %614, align 8
  %679 = load double, ptr %80, align 8
  %680 = load double, ptr %611, align 8
  %681 = fadd double %679, %680
  br label %741

682:                                              ; preds = %664
  br i1 %601, label %683, label %741

683:                                              ; preds = %682
  %684 = load double, ptr %75, align 8
  %685 = fadd double %684, 4.096000e+03
  %686 = fcmp olt double %685, %629
  br i1 %686, label %690, label %687

687:                                              ; preds = %683
  %688 = load double, ptr %76, align 8
  %689 = load double, ptr %74, align 8
  br label %693

690:                                              ; preds = %683
  store double %684, ptr %74, align 8
  %691 = load double, ptr %77, align 8
  store double %691, ptr %76, align 8
  store double %629, ptr %75, align 8
  %692 = load double, ptr %610, align 8
  store double %692, ptr %77, align 8
  br label %693

693:                                              ; preds = %690, %687
  %694 = phi double [ %689, %687 ], [ %684, %690 ]
  %695 = phi double [ %688, %687 ], [ %691, %690 ]
  %696 = load double, ptr %610, align 8
  %697 = load double, ptr %613, align 8
  %698 = load double, ptr %78, align 8
  %699 = shl i64 %618, 13
  %700 = xor i64 %699, %618
  %701 = lshr i64 %700, 7
  %702 = xor i64 %701, %700
  %703 = shl i64 %702, 17
  %704 = xor i64 %703, %702
  store i64 %704, ptr %3, align 8
  %705 = lshr i64 %704, 11
  %706 = uitofp i64 %705 to double
  %707 = fmul double %706, 0x3CA0000000000000
  %708 = fadd double %707, 0x3C90000000000000
  %709 = fcmp olt double %708, 5.000000e-01
  br i1 %709, label %710, label %716

710:                                              ; preds = %693, %710
  %711 = phi double [ %714, %710 ], [ 0.000000e+00, %693 ]
  %712 = phi double [ %713, %710 ], [ %708, %693 ]
  %713 = fmul double %712, 2.000000e+00
  %714 = fadd double %711, 1.000000e+00
  %715 = fcmp olt double %713, 5.000000e-01
  br i1 %715, label %710, label %716

716:                                              ; preds = %710, %693
  %717 = phi double [ %708, %693 ], [ %713, %710 ]
  %718 = phi double [ 0.000000e+00, %693 ], [ %714, %710 ]
  %719 = fsub double %696, %695
  %720 = fsub double %629, %694
  %721 = fcmp ogt double %720, 0.000000e+00
  %722 = select i1 %721, double %720, double 0.000000e+00
  %723 = fadd double %722, %697
  %724 = fdiv double %719, %723
  %725 = fcmp ogt double %724, 9.000000e-01
  %726 = select i1 %725, double 9.000000e-01, double %724
  %727 = fsub double 1.000000e+00, %717
  %728 = fmul double %727, 2.000000e+00
  %729 = fadd double %718, %728
  %730 = fmul double %729, 6.667000e-01
  %731 = fmul double %698, %730
  %732 = fadd double %697, %731
  %733 = load double, ptr %79, align 8
  %734 = fmul double %726, %733
  %735 = fsub double 1.000000e+00, %726
  %736 = fdiv double %734, %735
  %737 = fadd double %736, %732
  %738 = fadd double %665, %737
  %739 = fcmp ogt double %669, %738
  %740 = select i1 %739, double %669, double %738
  br label %741

741:                                              ; preds = %716, %682, %672
  %742 = phi i64 [ %618, %672 ], [ %704, %716 ], [ %618, %682 ]
  %743 = phi double [ %681, %672 ], [ %740, %716 ], [ %669, %682 ]
  %744 = load double, ptr %615, align 8
  %745 = load double, ptr %59, align 8
  %746 = fcmp ult double %745, %629
  br i1 %746, label %747, label %759

747:                                              ; preds = %741
  %748 = load double, ptr %49, align 8
  %749 = fcmp ogt double %745, %748
  %750 = select i1 %749, double %745, double %748
  %751 = fsub double %629, %750
  %752 = fcmp ogt double %751, 0.000000e+00
  br i1 %752, label %753, label %758

753:                                              ; preds = %747
  %754 = load double, ptr %60, align 8
  %755 = fsub double %754, %751
  %756 = fcmp olt double %755, 0.000000e+00
  %757 = select i1 %756, double 0.000000e+00, double %755
  store double %757, ptr %60, align 8
  br label %758

758:                                              ; preds = %753, %747
  store double %629, ptr %59, align 8
  br label %759

759:                                              ; preds = %758, %741
  %760 = load double, ptr %60, align 8
  %761 = fadd double %744, %760
  store double %761, ptr %60, align 8
  %762 = load double, ptr %616, align 8
  %763 = fadd double %744, %762
  store double %763, ptr %616, align 8
  %764 = load double, ptr %60, align 8
  %765 = fadd double %629, %764
  %766 = fcmp ogt double %743, %765
  %767 = select i1 %766, double %743, double %765
  %768 = fcmp ogt double %620, %767
  %769 = select i1 %768, double %620, double %767
  %770 = load double, ptr %81, align 8
  %771 = fsub double %619, %770
  %772 = fcmp ogt double %771, 0.000000e+00
  br i1 %772, label %617, label %876

773:                                              ; preds = %550
  %774 = load double, ptr %67, align 8
  %775 = fadd double %192, %774
  %776 = load double, ptr %548, align 8
  %777 = fcmp ogt double %775, %776
  %778 = select i1 %777, double %775, double %776
  %779 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 1
  %780 = load i64, ptr %779, align 8
  %781 = load ptr, ptr %82, align 8
  %782 = load i64, ptr %6, align 8
  %783 = sdiv i64 %191, %782
  %784 = load i64, ptr %83, align 8
  %785 = mul nsw i64 %784, %783
  %786 = add nsw i64 %785, %780
  %787 = getelementptr inbounds %struct.Meeting, ptr %781, i64 %786
  br label %812

788:                                              ; preds = %550
  %789 = load double, ptr %67, align 8
  %790 = fadd double %192, %789
  %791 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 1
  %792 = load i64, ptr %791, align 8
  %793 = load ptr, ptr %82, align 8
  %794 = load i64, ptr %6, align 8
  %795 = sdiv i64 %191, %794
  %796 = load i64, ptr %83, align 8
  %797 = mul nsw i64 %796, %795
  %798 = add nsw i64 %797, %792
  %799 = getelementptr inbounds %struct.Meeting, ptr %793, i64 %798
  switch i64 %554, label %812 [
    i64 1, label %800
    i64 2, label %806
  ]

800:                                              ; preds = %788
  %801 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 2
  %802 = load i64, ptr %801, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %799, i8 0, i64 72, i1 false)
  %803 = getelementptr inbounds i8, ptr %799, i64 72
  store i64 %802, ptr %803, align 8
  %804 = getelementptr inbounds i8, ptr %799, i64 80
  store i64 %802, ptr %804, align 8
  %805 = getelementptr inbounds i8, ptr %799, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %805, i8 0, i64 16, i1 false)
  br label %876

806:                                              ; preds = %788
  %807 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 2
  %808 = load i64, ptr %807, align 8
  %809 = getelementptr inbounds %struct.Meeting, ptr %793, i64 %798, i32 4
  %810 = load i64, ptr %809, align 8
  %811 = add nsw i64 %810, %808
  store i64 %811, ptr %809, align 8
  br label %825

812:                                              ; preds = %788, %773
  %813 = phi ptr [ %787, %773 ], [ %799, %788 ]
  %814 = phi i64 [ %786, %773 ], [ %798, %788 ]
  %815 = phi i64 [ %783, %773 ], [ %795, %788 ]
  %816 = phi i64 [ %782, %773 ], [ %794, %788 ]
  %817 = phi ptr [ %781, %773 ], [ %793, %788 ]
  %818 = phi i64 [ %780, %773 ], [ %792, %788 ]
  %819 = phi double [ %778, %773 ], [ %790, %788 ]
  %820 = getelementptr inbounds %struct.Note, ptr %553, i64 0, i32 2
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr inbounds %struct.Meeting, ptr %817, i64 %814, i32 3
  %823 = load i64, ptr %822, align 8
  %824 = sub nsw i64 %823, %821
  store i64 %824, ptr %822, align 8
  br label %825

825:                                              ; preds = %812, %806, %555
  %826 = phi ptr [ %813, %812 ], [ %564, %555 ], [ %799, %806 ]
  %827 = phi i64 [ %814, %812 ], [ %563, %555 ], [ %798, %806 ]
  %828 = phi i64 [ %815, %812 ], [ %560, %555 ], [ %795, %806 ]
  %829 = phi i64 [ %816, %812 ], [ %559, %555 ], [ %794, %806 ]
  %830 = phi ptr [ %817, %812 ], [ %558, %555 ], [ %793, %806 ]
  %831 = phi i64 [ %818, %812 ], [ %557, %555 ], [ %792, %806 ]
  %832 = phi double [ %819, %812 ], [ %552, %555 ], [ %790, %806 ]
  %833 = load double, ptr %826, align 8
  %834 = fcmp ogt double %833, %832
  %835 = select i1 %834, double %833, double %832
  store double %835, ptr %826, align 8
  %836 = getelementptr inbounds %struct.Meeting, ptr %830, i64 %827, i32 3
  %837 = load i64, ptr %836, align 8
  %838 = icmp sgt i64 %837, 0
  br i1 %838, label %876, label %839

839:                                              ; preds = %825
  %840 = getelementptr inbounds %struct.Meeting, ptr %830, i64 %827, i32 4
  %841 = load i64, ptr %840, align 8
  %842 = icmp eq i64 %841, 0
  br i1 %842, label %843, label %876

843:                                              ; preds = %839
  %844 = getelementptr inbounds %struct.Meeting, ptr %830, i64 %827, i32 2
  %845 = load i64, ptr %844, align 8
  %846 = icmp eq i64 %845, 0
  br i1 %846, label %876, label %847

847:                                              ; preds = %843
  %848 = getelementptr inbounds %struct.Meeting, ptr %830, i64 %827, i32 5
  %849 = load i64, ptr %848, align 8
  %850 = add nsw i64 %849, 1
  store i64 %850, ptr %848, align 8
  %851 = srem i64 %849, 8
  %852 = getelementptr inbounds %struct.Meeting, ptr %830, i64 %827, i32 1, i64 %851
  store double %835, ptr %852, align 8
  %853 = add nsw i64 %845, %837
  store i64 %853, ptr %836, align 8
  %854 = icmp sgt i64 %829, 0
  br i1 %854, label %855, label %876

855:                                              ; preds = %847
  %856 = add nsw i64 %831, 1
  br label %857

857:                                              ; preds = %872, %855
  %858 = phi i64 [ %829, %855 ], [ %873, %872 ]
  %859 = phi i64 [ 0, %855 ], [ %874, %872 ]
  %860 = load ptr, ptr %42, align 8
  %861 = mul nsw i64 %858, %828
  %862 = add nsw i64 %861, %859
  %863 = getelementptr inbounds %struct.Walker, ptr %860, i64 %862, i32 7
  %864 = load i64, ptr %863, align 8
  %865 = icmp eq i64 %864, 0
  br i1 %865, label %872, label %866

866:                                              ; preds = %857
  %867 = getelementptr inbounds %struct.Walker, ptr %860, i64 %862, i32 17
  %868 = load i64, ptr %867, align 8
  %869 = icmp eq i64 %868, %856
  br i1 %869, label %870, label %872

870:                                              ; preds = %866
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %862)
  %871 = load i64, ptr %6, align 8
  br label %872

872:                                              ; preds = %870, %866, %857
  %873 = phi i64 [ %871, %870 ], [ %858, %866 ], [ %858, %857 ]
  %874 = add nuw nsw i64 %859, 1
  %875 = icmp slt i64 %874, %873
  br i1 %875, label %857, label %876

876:                                              ; preds = %759, %872, %847, %843, %839, %825, %800, %573, %570, %550
  %877 = phi double [ %552, %550 ], [ %552, %570 ], [ 0.000000e+00, %573 ], [ %552, %800 ], [ %552, %825 ], [ %552, %839 ], [ %552, %843 ], [ %552, %847 ], [ %552, %872 ], [ %769, %759 ]
  %878 = add nuw nsw i64 %551, 1
  %879 = icmp eq i64 %878, %544
  br i1 %879, label %880, label %550

880:                                              ; preds = %876, %535, %533
  %881 = phi double [ %192, %535 ], [ %192, %533 ], [ %877, %876 ]
  %882 = load i64, ptr %336, align 8
  %883 = icmp eq i64 %882, 6
  %884 = select i1 %883, double %881, double %506
  br label %885

885:                                              ; preds = %880, %510
  %886 = phi i64 [ %882, %880 ], [ %511, %510 ]
  %887 = phi double [ %884, %880 ], [ %506, %510 ]
  %888 = and i64 %886, -2
  %889 = icmp eq i64 %888, 8
  br i1 %889, label %890, label %955

890:                                              ; preds = %885
  %891 = load ptr, ptr %42, align 8
  %892 = load ptr, ptr %45, align 8
  %893 = load i64, ptr %46, align 8
  %894 = mul nsw i64 %893, %190
  %895 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 6
  %896 = load i64, ptr %895, align 8
  %897 = add nsw i64 %894, %896
  %898 = getelementptr inbounds double, ptr %892, i64 %897
  %899 = load double, ptr %898, align 8
  %900 = fcmp olt double %899, %192
  %901 = select i1 %900, double %192, double %899
  %902 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 1
  %903 = load double, ptr %902, align 8
  %904 = fadd double %903, %901
  %905 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 4
  %906 = load double, ptr %905, align 8
  %907 = load double, ptr %59, align 8
  %908 = fcmp ult double %907, %192
  br i1 %908, label %909, label %921

909:                                              ; preds = %890
  %910 = load double, ptr %49, align 8
  %911 = fcmp ogt double %907, %910
  %912 = select i1 %911, double %907, double %910
  %913 = fsub double %192, %912
  %914 = fcmp ogt double %913, 0.000000e+00
  br i1 %914, label %915, label %920

915:                                              ; preds = %909
  %916 = load double, ptr %60, align 8
  %917 = fsub double %916, %913
  %918 = fcmp olt double %917, 0.000000e+00
  %919 = select i1 %918, double 0.000000e+00, double %917
  store double %919, ptr %60, align 8
  br label %920

920:                                              ; preds = %915, %909
  store double %192, ptr %59, align 8
  br label %921

921:                                              ; preds = %920, %890
  %922 = load double, ptr %60, align 8
  %923 = fadd double %906, %922
  store double %923, ptr %60, align 8
  %924 = load ptr, ptr %58, align 8
  %925 = getelementptr inbounds double, ptr %924, i64 1
  %926 = load double, ptr %925, align 8
  %927 = fadd double %906, %926
  store double %927, ptr %925, align 8
  %928 = load double, ptr %60, align 8
  %929 = fadd double %192, %928
  %930 = fcmp ogt double %904, %929
  %931 = select i1 %930, double %904, double %929
  store double %931, ptr %898, align 8
  %932 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %190
  %933 = load i64, ptr %932, align 8
  %934 = add nsw i64 %933, 1
  store i64 %934, ptr %932, align 8
  %935 = load double, ptr %14, align 8
  %936 = fptosi double %935 to i64
  %937 = srem i64 %933, %936
  %938 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %190, i64 %937
  store double %931, ptr %938, align 8
  %939 = getelementptr inbounds %struct.Walker, ptr %891, i64 %191, i32 13
  %940 = load double, ptr %939, align 8
  %941 = load double, ptr %898, align 8
  %942 = load double, ptr %240, align 8
  %943 = fadd double %941, %942
  %944 = fcmp ogt double %940, %943
  %945 = select i1 %944, double %940, double %943
  store double %945, ptr %939, align 8
  %946 = load i64, ptr %336, align 8
  %947 = icmp eq i64 %946, 9
  br i1 %947, label %948, label %955

948:                                              ; preds = %921
  %949 = getelementptr inbounds %struct.Walker, ptr %891, i64 %191, i32 15
  %950 = load i64, ptr %949, align 8
  %951 = add nsw i64 %950, 1
  store i64 %951, ptr %949, align 8
  %952 = srem i64 %950, 8
  %953 = getelementptr inbounds %struct.Walker, ptr %891, i64 %191, i32 14, i64 %952
  store double %945, ptr %953, align 8
  %954 = load double, ptr %939, align 8
  br label %974

955:                                              ; preds = %921, %885
  %956 = phi i64 [ %946, %921 ], [ %886, %885 ]
  %957 = phi double [ %945, %921 ], [ %887, %885 ]
  switch i64 %956, label %974 [
    i64 3, label %961
    i64 6, label %961
    i64 4, label %958
  ]

958:                                              ; preds = %955
  %959 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 11
  %960 = load double, ptr %959, align 8
  br label %967

961:                                              ; preds = %955, %955
  %962 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 11
  %963 = load double, ptr %962, align 8
  %964 = fcmp ogt double %963, %957
  %965 = select i1 %964, double %963, double %957
  store double %965, ptr %962, align 8
  %966 = icmp eq i64 %956, 4
  br i1 %966, label %967, label %974

967:                                              ; preds = %961, %958
  %968 = phi double [ %960, %958 ], [ %965, %961 ]
  %969 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 10
  %970 = load i64, ptr %969, align 8
  %971 = add nsw i64 %970, 1
  store i64 %971, ptr %969, align 8
  %972 = srem i64 %970, 8
  %973 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 12, i64 %972
  store double %968, ptr %973, align 8
  br label %974

974:                                              ; preds = %967, %961, %955, %948
  %975 = phi double [ %968, %967 ], [ %957, %961 ], [ %957, %955 ], [ %954, %948 ]
  %976 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 7
  %977 = load i64, ptr %976, align 8
  %978 = icmp sgt i64 %977, -1
  br i1 %978, label %979, label %992

979:                                              ; preds = %974
  %980 = load i64, ptr %84, align 8
  %981 = mul nsw i64 %980, %191
  %982 = add nsw i64 %981, %977
  %983 = load ptr, ptr %85, align 8
  %984 = getelementptr inbounds double, ptr %983, i64 %982
  %985 = load double, ptr %984, align 8
  %986 = fcmp ogt double %985, %975
  br i1 %986, label %992, label %987

987:                                              ; preds = %979
  store double %975, ptr %984, align 8
  %988 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 12
  %989 = load i64, ptr %988, align 8
  %990 = load ptr, ptr %86, align 8
  %991 = getelementptr inbounds i64, ptr %990, i64 %982
  store i64 %989, ptr %991, align 8
  br label %992

992:                                              ; preds = %987, %979, %974
  %993 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 8
  %994 = load i64, ptr %993, align 8
  %995 = icmp sgt i64 %994, -1
  br i1 %995, label %996, label %1009

996:                                              ; preds = %992
  %997 = load i64, ptr %84, align 8
  %998 = mul nsw i64 %997, %191
  %999 = add nsw i64 %998, %994
  %1000 = load ptr, ptr %85, align 8
  %1001 = getelementptr inbounds double, ptr %1000, i64 %999
  %1002 = load double, ptr %1001, align 8
  %1003 = fcmp ogt double %1002, %505
  br i1 %1003, label %1009, label %1004

1004:                                             ; preds = %996
  store double %505, ptr %1001, align 8
  %1005 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 12
  %1006 = load i64, ptr %1005, align 8
  %1007 = load ptr, ptr %86, align 8
  %1008 = getelementptr inbounds i64, ptr %1007, i64 %999
  store i64 %1006, ptr %1008, align 8
  br label %1009

1009:                                             ; preds = %1004, %996, %992
  %1010 = load double, ptr %53, align 8
  %1011 = fadd double %192, %1010
  store double %1011, ptr %253, align 8
  %1012 = load i64, ptr %336, align 8
  %1013 = icmp eq i64 %1012, 2
  %1014 = zext i1 %1013 to i64
  store i64 %1014, ptr %256, align 8
  %1015 = load double, ptr %239, align 8
  %1016 = fadd double %192, %1015
  store double %1016, ptr %251, align 8
  %1017 = load i64, ptr %235, align 8
  %1018 = add nsw i64 %1017, 1
  store i64 %1018, ptr %235, align 8
  %1019 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 4
  %1020 = load i64, ptr %1019, align 8
  %1021 = icmp slt i64 %1018, %1020
  br i1 %1021, label %1022, label %1033

1022:                                             ; preds = %1009
  %1023 = load ptr, ptr %44, align 8
  %1024 = getelementptr inbounds i64, ptr %1023, i64 %1018
  %1025 = load i64, ptr %1024, align 8
  %1026 = getelementptr inbounds i64, ptr %1023, i64 %1017
  %1027 = load i64, ptr %1026, align 8
  %1028 = add nsw i64 %1027, 1
  %1029 = icmp eq i64 %1025, %1028
  br i1 %1029, label %1033, label %1030

1030:                                             ; preds = %1022
  %1031 = load double, ptr %87, align 8
  %1032 = fadd double %1016, %1031
  store double %1032, ptr %251, align 8
  br label %1033

1033:                                             ; preds = %1030, %1022, %1009
  %1034 = phi double [ %1032, %1030 ], [ %1016, %1022 ], [ %1016, %1009 ]
  %1035 = load double, ptr %88, align 8
  %1036 = fcmp ogt double %1034, %975
  %1037 = select i1 %1036, double %1034, double %975
  %1038 = fcmp ogt double %1035, %1037
  %1039 = select i1 %1038, double %1035, double %1037
  store double %1039, ptr %88, align 8
  %1040 = icmp eq i64 %1018, %1020
  br i1 %1040, label %1041, label %1123

1041:                                             ; preds = %1033
  %1042 = load i64, ptr %6, align 8
  %1043 = sdiv i64 %191, %1042
  %1044 = load ptr, ptr %42, align 8
  %1045 = getelementptr inbounds %struct.Walker, ptr %1044, i64 %191, i32 7
  store i64 0, ptr %1045, align 8
  %1046 = load ptr, ptr %91, align 8
  %1047 = shl nsw i64 %1043, 1
  %1048 = getelementptr inbounds i64, ptr %1046, i64 %1047
  %1049 = load i64, ptr %1048, align 8
  %1050 = add nsw i64 %1049, -1
  store i64 %1050, ptr %1048, align 8
  %1051 = icmp eq i64 %1050, 0
  br i1 %1051, label %1052, label %1061

1052:                                             ; preds = %1041
  %1053 = load ptr, ptr %93, align 8
  %1054 = load i64, ptr %36, align 8
  %1055 = add nsw i64 %1054, 1
  store i64 %1055, ptr %36, align 8
  %1056 = getelementptr inbounds double, ptr %1053, i64 %1054
  store double %1034, ptr %1056, align 8
  %1057 = load i64, ptr %22, align 8
  %1058 = load i64, ptr %37, align 8
  %1059 = icmp slt i64 %1057, %1058
  br i1 %1059, label %1060, label %1201

1060:                                             ; preds = %1052
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1043, double noundef %1034)
  br label %1201

1061:                                             ; preds = %1041
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  %1062 = load ptr, ptr %91, align 8
  %1063 = or i64 %1047, 1
  %1064 = getelementptr inbounds i64, ptr %1062, i64 %1063
  %1065 = load i64, ptr %1064, align 8
  %1066 = getelementptr inbounds i64, ptr %1062, i64 %1047
  %1067 = load i64, ptr %1066, align 8
  %1068 = icmp eq i64 %1065, %1067
  br i1 %1068, label %1071, label %1069

1069:                                             ; preds = %1061
  %1070 = load i64, ptr %6, align 8
  br label %1095

1071:                                             ; preds = %1061
  store i64 0, ptr %1064, align 8
  %1072 = load i64, ptr %6, align 8
  %1073 = icmp sgt i64 %1072, 0
  br i1 %1073, label %1074, label %1201

1074:                                             ; preds = %1071, %1091
  %1075 = phi i64 [ %1092, %1091 ], [ %1072, %1071 ]
  %1076 = phi i64 [ %1093, %1091 ], [ 0, %1071 ]
  %1077 = mul nsw i64 %1075, %1043
  %1078 = add nsw i64 %1077, %1076
  %1079 = load ptr, ptr %42, align 8
  %1080 = getelementptr inbounds %struct.Walker, ptr %1079, i64 %1078, i32 6
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp eq i64 %1081, 1
  br i1 %1082, label %1083, label %1091

1083:                                             ; preds = %1074
  store i64 0, ptr %1080, align 8
  %1084 = getelementptr inbounds %struct.Walker, ptr %1079, i64 %1078, i32 1
  %1085 = load double, ptr %1084, align 8
  %1086 = load double, ptr %92, align 8
  %1087 = fadd double %1034, %1086
  %1088 = fcmp ogt double %1085, %1087
  %1089 = select i1 %1088, double %1085, double %1087
  store double %1089, ptr %1084, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1078)
  %1090 = load i64, ptr %6, align 8
  br label %1091

1091:                                             ; preds = %1083, %1074
  %1092 = phi i64 [ %1075, %1074 ], [ %1090, %1083 ]
  %1093 = add nuw nsw i64 %1076, 1
  %1094 = icmp slt i64 %1093, %1092
  br i1 %1094, label %1074, label %1095

1095:                                             ; preds = %1091, %1069
  %1096 = phi i64 [ %1070, %1069 ], [ %1092, %1091 ]
  %1097 = icmp sgt i64 %1096, 0
  br i1 %1097, label %1098, label %1201

1098:                                             ; preds = %1095, %1119
  %1099 = phi i64 [ %1120, %1119 ], [ %1096, %1095 ]
  %1100 = phi i64 [ %1121, %1119 ], [ 0, %1095 ]
  %1101 = load ptr, ptr %42, align 8
  %1102 = mul nsw i64 %1099, %1043
  %1103 = add nsw i64 %1102, %1100
  %1104 = getelementptr inbounds %struct.Walker, ptr %1101, i64 %1103, i32 7
  %1105 = load i64, ptr %1104, align 8
  %1106 = icmp eq i64 %1105, 0
  br i1 %1106, label %1119, label %1107

1107:                                             ; preds = %1098
  %1108 = getelementptr inbounds %struct.Walker, ptr %1101, i64 %1103, i32 6
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp eq i64 %1109, 3
  br i1 %1110, label %1111, label %1119

1111:                                             ; preds = %1107
  %1112 = getelementptr inbounds %struct.Walker, ptr %1101, i64 %1103, i32 19
  %1113 = load i64, ptr %1112, align 8
  %1114 = icmp eq i64 %1113, 0
  br i1 %1114, label %1115, label %1119

1115:                                             ; preds = %1111
  %1116 = getelementptr inbounds %struct.Walker, ptr %1101, i64 %1103, i32 18
  %1117 = load i64, ptr %1116, align 8
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1043, i64 noundef %1117, i64 noundef 0, double noundef %1034)
  %1118 = load i64, ptr %6, align 8
  br label %1119

1119:                                             ; preds = %1115, %1111, %1107, %1098
  %1120 = phi i64 [ %1118, %1115 ], [ %1099, %1111 ], [ %1099, %1107 ], [ %1099, %1098 ]
  %1121 = add nuw nsw i64 %1100, 1
  %1122 = icmp slt i64 %1121, %1120
  br i1 %1122, label %1098, label %1201

1123:                                             ; preds = %1033
  br i1 %1013, label %1124, label %1148

1124:                                             ; preds = %1123
  %1125 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 15
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, 0
  %1128 = getelementptr inbounds %struct.Step, ptr %233, i64 %238, i32 16
  %1129 = load i64, ptr %1128, align 8
  %1130 = icmp eq i64 %1129, 0
  %1131 = select i1 %1127, i1 %1130, i1 false
  br i1 %1131, label %1150, label %1132

1132:                                             ; preds = %1124
  %1133 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 6
  store i64 3, ptr %1133, align 8
  %1134 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 18
  store i64 %1126, ptr %1134, align 8
  %1135 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 19
  store i64 %1129, ptr %1135, align 8
  %1136 = load double, ptr %89, align 8
  %1137 = load double, ptr %90, align 8
  %1138 = fcmp olt double %1137, %192
  %1139 = select i1 %1138, double %192, double %1137
  %1140 = fadd double %1136, %1139
  store double %1140, ptr %90, align 8
  %1141 = load ptr, ptr %58, align 8
  %1142 = getelementptr inbounds double, ptr %1141, i64 7
  %1143 = load double, ptr %1142, align 8
  %1144 = fadd double %1136, %1143
  store double %1144, ptr %1142, align 8
  %1145 = load double, ptr %90, align 8
  %1146 = load i64, ptr %6, align 8
  %1147 = sdiv i64 %191, %1146
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1147, i64 noundef %1126, i64 noundef %1129, double noundef %1145)
  br label %1201

1148:                                             ; preds = %1123
  %1149 = icmp eq i64 %1012, 11
  br i1 %1149, label %1198, label %1200

1150:                                             ; preds = %1124
  %1151 = load i64, ptr %6, align 8
  %1152 = sdiv i64 %191, %1151
  %1153 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 6
  store i64 1, ptr %1153, align 8
  %1154 = load double, ptr %89, align 8
  %1155 = load double, ptr %90, align 8
  %1156 = fcmp olt double %1155, %192
  %1157 = select i1 %1156, double %192, double %1155
  %1158 = fadd double %1154, %1157
  store double %1158, ptr %90, align 8
  %1159 = load ptr, ptr %58, align 8
  %1160 = getelementptr inbounds double, ptr %1159, i64 7
  %1161 = load double, ptr %1160, align 8
  %1162 = fadd double %1154, %1161
  store double %1162, ptr %1160, align 8
  %1163 = load double, ptr %90, align 8
  %1164 = load ptr, ptr %91, align 8
  %1165 = shl nsw i64 %1152, 1
  %1166 = or i64 %1165, 1
  %1167 = getelementptr inbounds i64, ptr %1164, i64 %1166
  %1168 = load i64, ptr %1167, align 8
  %1169 = add nsw i64 %1168, 1
  store i64 %1169, ptr %1167, align 8
  %1170 = getelementptr inbounds i64, ptr %1164, i64 %1165
  %1171 = load i64, ptr %1170, align 8
  %1172 = icmp eq i64 %1169, %1171
  br i1 %1172, label %1173, label %1197

1173:                                             ; preds = %1150
  store i64 0, ptr %1167, align 8
  %1174 = load i64, ptr %6, align 8
  %1175 = icmp sgt i64 %1174, 0
  br i1 %1175, label %1176, label %1201

1176:                                             ; preds = %1173, %1193
  %1177 = phi i64 [ %1194, %1193 ], [ %1174, %1173 ]
  %1178 = phi i64 [ %1195, %1193 ], [ 0, %1173 ]
  %1179 = mul nsw i64 %1177, %1152
  %1180 = add nsw i64 %1179, %1178
  %1181 = load ptr, ptr %42, align 8
  %1182 = getelementptr inbounds %struct.Walker, ptr %1181, i64 %1180, i32 6
  %1183 = load i64, ptr %1182, align 8
  %1184 = icmp eq i64 %1183, 1
  br i1 %1184, label %1185, label %1193

1185:                                             ; preds = %1176
  store i64 0, ptr %1182, align 8
  %1186 = getelementptr inbounds %struct.Walker, ptr %1181, i64 %1180, i32 1
  %1187 = load double, ptr %1186, align 8
  %1188 = load double, ptr %92, align 8
  %1189 = fadd double %1163, %1188
  %1190 = fcmp ogt double %1187, %1189
  %1191 = select i1 %1190, double %1187, double %1189
  store double %1191, ptr %1186, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1180)
  %1192 = load i64, ptr %6, align 8
  br label %1193

1193:                                             ; preds = %1185, %1176
  %1194 = phi i64 [ %1177, %1176 ], [ %1192, %1185 ]
  %1195 = add nuw nsw i64 %1178, 1
  %1196 = icmp slt i64 %1195, %1194
  br i1 %1196, label %1176, label %1201

1197:                                             ; preds = %1150
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  br label %1201

1198:                                             ; preds = %1148
  %1199 = getelementptr inbounds %struct.Walker, ptr %231, i64 %191, i32 6
  store i64 2, ptr %1199, align 8
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  br label %1201

1200:                                             ; preds = %1148
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %191)
  br label %1201

1201:                                             ; preds = %1193, %1119, %1200, %1198, %1197, %1173, %1132, %1095, %1071, %1060, %1052, %224
  %1202 = load i64, ptr %36, align 8
  %1203 = load i64, ptr %37, align 8
  %1204 = icmp sge i64 %1202, %1203
  %1205 = select i1 %1204, i1 true, i1 %41
  br i1 %1205, label %1206, label %99

1206:                                             ; preds = %224, %198, %195, %1201, %40, %34
  %1207 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %1208 = load double, ptr %1207, align 8
  br label %1210

1209:                                             ; preds = %1210
  store double %1216, ptr %1207, align 8
  call void @llvm.lifetime.end.p0(i64 12592, ptr nonnull %2)
  ret void

1210:                                             ; preds = %1206, %1210
  %1211 = phi i64 [ 0, %1206 ], [ %1217, %1210 ]
  %1212 = phi double [ %1208, %1206 ], [ %1216, %1210 ]
  %1213 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %1211
  %1214 = load double, ptr %1213, align 8
  %1215 = fcmp ogt double %1212, %1214
  %1216 = select i1 %1215, double %1212, double %1214
  %1217 = add nuw nsw i64 %1211, 1
  %1218 = icmp eq i64 %1217, 10
  br i1 %1218, label %1209, label %1210
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
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

48:                                               ; preds = %86, %28
  ret void

49:                                               ; preds = %31, %86
  %50 = phi i64 [ %29, %31 ], [ %88, %86 ]
  %51 = phi i64 [ 0, %31 ], [ %87, %86 ]
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
  br i1 %80, label %81, label %86

81:                                               ; preds = %49
  %82 = load ptr, ptr %37, align 8
  %83 = shl i64 %79, 3
  %84 = mul i64 %83, %53
  %85 = getelementptr i8, ptr %82, i64 %84
  tail call void @llvm.memset.p0.i64(ptr align 8 %85, i8 0, i64 %83, i1 false)
  br label %86

86:                                               ; preds = %81, %49
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %53)
  %87 = add nuw nsw i64 %51, 1
  %88 = load i64, ptr %15, align 8
  %89 = icmp slt i64 %87, %88
  br i1 %89, label %49, label %48
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
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %15 = load ptr, ptr %14, align 8
  %16 = shl nsw i64 %1, 1
  %17 = getelementptr inbounds i64, ptr %15, i64 %16
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %5, %13
  %20 = phi i64 [ %18, %13 ], [ %3, %5 ]
  %21 = icmp slt i64 %9, 1
  br i1 %21, label %77, label %27

22:                                               ; preds = %42
  %23 = icmp slt i64 %45, %20
  %24 = or i1 %23, %21
  br i1 %24, label %77, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  br label %48

27:                                               ; preds = %19, %42
  %28 = phi i64 [ %46, %42 ], [ 0, %19 ]
  %29 = phi i64 [ %45, %42 ], [ 0, %19 ]
  %30 = getelementptr inbounds %struct.Walker, ptr %11, i64 %28
  %31 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 7
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 6
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 3
  br i1 %37, label %38, label %42

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 18
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %2
  br label %42

42:                                               ; preds = %38, %34, %27
  %43 = phi i1 [ false, %34 ], [ false, %27 ], [ %41, %38 ]
  %44 = zext i1 %43 to i64
  %45 = add nuw nsw i64 %29, %44
  %46 = add nuw nsw i64 %28, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %22, label %27

48:                                               ; preds = %25, %73
  %49 = phi i64 [ %9, %25 ], [ %74, %73 ]
  %50 = phi i64 [ 0, %25 ], [ %75, %73 ]
  %51 = getelementptr inbounds %struct.Walker, ptr %11, i64 %50
  %52 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 7
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %73, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 6
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 3
  br i1 %58, label %59, label %73

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 18
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  store i64 0, ptr %56, align 8
  %64 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 1
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %26, align 8
  %67 = fadd double %66, %4
  %68 = fcmp ogt double %65, %67
  %69 = select i1 %68, double %65, double %67
  store double %69, ptr %64, align 8
  %70 = mul nsw i64 %49, %1
  %71 = add nsw i64 %70, %50
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %71)
  %72 = load i64, ptr %8, align 8
  br label %73

73:                                               ; preds = %48, %55, %59, %63
  %74 = phi i64 [ %49, %48 ], [ %49, %55 ], [ %49, %59 ], [ %72, %63 ]
  %75 = add nuw nsw i64 %50, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %77

77:                                               ; preds = %73, %22, %19
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
  %5 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %6 = load double, ptr %5, align 8
  %7 = fadd double %6, %3
  %8 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp ugt double %9, 0.000000e+00
  br i1 %10, label %11, label %231

11:                                               ; preds = %4
  %12 = fcmp olt double %9, 1.000000e+00
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
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
  br i1 %25, label %26, label %231

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
  br i1 %115, label %116, label %231

116:                                              ; preds = %104
  %117 = fcmp olt double %114, 1.000000e+00
  br i1 %117, label %118, label %131

118:                                              ; preds = %116
  %119 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
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
  br i1 %130, label %131, label %231

131:                                              ; preds = %118, %116
  %132 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10
  %133 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 1
  %134 = load double, ptr %133, align 8
  %135 = fadd double %134, 4.096000e+03
  %136 = fcmp olt double %135, %3
  br i1 %136, label %141, label %137

137:                                              ; preds = %131
  %138 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %139 = load double, ptr %138, align 8
  %140 = load double, ptr %132, align 8
  br label %147

141:                                              ; preds = %131
  store double %134, ptr %132, align 8
  %142 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %143 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11, i64 1
  %144 = load double, ptr %143, align 8
  store double %144, ptr %142, align 8
  store double %3, ptr %133, align 8
  %145 = getelementptr inbounds double, ptr %35, i64 6
  %146 = load double, ptr %145, align 8
  store double %146, ptr %143, align 8
  br label %147

147:                                              ; preds = %141, %137
  %148 = phi double [ %140, %137 ], [ %134, %141 ]
  %149 = phi double [ %139, %137 ], [ %144, %141 ]
  %150 = getelementptr inbounds double, ptr %35, i64 6
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 13
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %157 = load i64, ptr %156, align 8
  %158 = shl i64 %157, 13
  %159 = xor i64 %158, %157
  %160 = lshr i64 %159, 7
  %161 = xor i64 %160, %159
  %162 = shl i64 %161, 17
  %163 = xor i64 %162, %161
  store i64 %163, ptr %156, align 8
  %164 = lshr i64 %163, 11
  %165 = uitofp i64 %164 to double
  %166 = fmul double %165, 0x3CA0000000000000
  %167 = fadd double %166, 0x3C90000000000000
  %168 = fcmp olt double %167, 5.000000e-01
  br i1 %168, label %169, label %175

169:                                              ; preds = %147, %169
  %170 = phi double [ %173, %169 ], [ 0.000000e+00, %147 ]
  %171 = phi double [ %172, %169 ], [ %167, %147 ]
  %172 = fmul double %171, 2.000000e+00
  %173 = fadd double %170, 1.000000e+00
  %174 = fcmp olt double %172, 5.000000e-01
  br i1 %174, label %169, label %175

175:                                              ; preds = %169, %147
  %176 = phi double [ %167, %147 ], [ %172, %169 ]
  %177 = phi double [ 0.000000e+00, %147 ], [ %173, %169 ]
  %178 = fsub double %151, %149
  %179 = fsub double %3, %148
  %180 = fcmp ogt double %179, 0.000000e+00
  %181 = select i1 %180, double %179, double 0.000000e+00
  %182 = fadd double %181, %153
  %183 = fdiv double %178, %182
  %184 = fcmp ogt double %183, 9.000000e-01
  %185 = select i1 %184, double 9.000000e-01, double %183
  %186 = fsub double 1.000000e+00, %176
  %187 = fmul double %186, 2.000000e+00
  %188 = fadd double %177, %187
  %189 = fmul double %188, 6.667000e-01
  %190 = fmul double %155, %189
  %191 = fadd double %153, %190
  %192 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %193 = load double, ptr %192, align 8
  %194 = fmul double %185, %193
  %195 = fsub double 1.000000e+00, %185
  %196 = fdiv double %194, %195
  %197 = fadd double %196, %191
  %198 = load double, ptr %40, align 8
  %199 = fcmp ogt double %198, 0.000000e+00
  %200 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %201 = load double, ptr %200, align 8
  br i1 %199, label %202, label %219

202:                                              ; preds = %175
  %203 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %204 = load double, ptr %203, align 8
  %205 = fsub double %3, %204
  %206 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %207 = load double, ptr %206, align 8
  %208 = fcmp ogt double %205, %207
  %209 = select i1 %208, double %205, double %207
  %210 = fadd double %201, %209
  store double %210, ptr %206, align 8
  %211 = load double, ptr %150, align 8
  %212 = fadd double %201, %211
  store double %212, ptr %150, align 8
  %213 = load double, ptr %206, align 8
  %214 = fcmp olt double %213, %3
  %215 = select i1 %214, double %3, double %213
  %216 = fadd double %197, %215
  %217 = fcmp ogt double %112, %216
  %218 = select i1 %217, double %112, double %216
  br label %231

219:                                              ; preds = %175
  %220 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %221 = load double, ptr %220, align 8
  %222 = fcmp olt double %221, %3
  %223 = select i1 %222, double %3, double %221
  %224 = fadd double %201, %223
  store double %224, ptr %220, align 8
  %225 = load double, ptr %150, align 8
  %226 = fadd double %201, %225
  store double %226, ptr %150, align 8
  %227 = load double, ptr %220, align 8
  %228 = fadd double %197, %227
  %229 = fcmp ogt double %112, %228
  %230 = select i1 %229, double %112, double %228
  br label %231

231:                                              ; preds = %118, %104, %219, %202, %4, %13
  %232 = phi double [ %7, %13 ], [ %7, %4 ], [ %112, %118 ], [ %112, %104 ], [ %218, %202 ], [ %230, %219 ]
  ret double %232
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>)



