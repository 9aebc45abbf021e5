; sha256 of the sources: 1971258dc11c40a44ffd2dba5eff260879290d31ae41ace3644c7f502a93e8dd

%struct.State = type { [9 x double], [8 x double], double, [1024 x double], double, i64, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, double, i64 }
%struct.Walker = type { double, double, i64, i64, i64, i64, i64, i64, double, [8 x double] }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 8376, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8376) %2, i8 0, i64 8376, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  store i64 -7046029254386353131, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %10 = load double, ptr %9, align 8
  %11 = fcmp ogt double %10, 1.024000e+03
  br i1 %11, label %12, label %13

12:                                               ; preds = %1
  store double 1.024000e+03, ptr %9, align 8
  br label %13

13:                                               ; preds = %12, %1
  %14 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %15 = load i64, ptr %4, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  br label %19

19:                                               ; preds = %17, %64
  %20 = phi i64 [ 0, %17 ], [ %65, %64 ]
  %21 = load i64, ptr %14, align 8
  %22 = load i64, ptr %18, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %64, label %24

24:                                               ; preds = %19, %64, %13
  %25 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %27 = icmp sgt i64 %8, 0
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %35 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %36 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %41 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 29
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %49 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %50 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %51 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %53 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %54 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %58 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 7
  %59 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %60 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %61 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %62 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %63 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  br label %68

64:                                               ; preds = %19
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %20, double noundef 0.000000e+00)
  %65 = add nuw nsw i64 %20, 1
  %66 = load i64, ptr %4, align 8
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %19, label %24

68:                                               ; preds = %433, %24
  %69 = load i64, ptr %25, align 8
  %70 = load i64, ptr %26, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %72, label %434

72:                                               ; preds = %68
  br i1 %27, label %73, label %78

73:                                               ; preds = %72
  %74 = load ptr, ptr %28, align 8
  %75 = load double, ptr %2, align 8
  %76 = load double, ptr %35, align 8
  %77 = load double, ptr %36, align 8
  br label %83

78:                                               ; preds = %150, %72
  %79 = phi i64 [ 0, %72 ], [ %151, %150 ]
  %80 = phi i64 [ -1, %72 ], [ %152, %150 ]
  %81 = phi double [ 1.000000e+300, %72 ], [ %153, %150 ]
  %82 = icmp sgt i64 %80, -1
  br i1 %82, label %156, label %434

83:                                               ; preds = %73, %150
  %84 = phi double [ 1.000000e+300, %73 ], [ %153, %150 ]
  %85 = phi i64 [ -1, %73 ], [ %152, %150 ]
  %86 = phi i64 [ 0, %73 ], [ %154, %150 ]
  %87 = phi i64 [ 0, %73 ], [ %151, %150 ]
  %88 = getelementptr inbounds %struct.Walker, ptr %74, i64 %86
  %89 = getelementptr inbounds %struct.Walker, ptr %74, i64 %86, i32 6
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %150, label %92

92:                                               ; preds = %83
  %93 = getelementptr inbounds %struct.Walker, ptr %74, i64 %86, i32 5
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %150

96:                                               ; preds = %92
  %97 = load double, ptr %88, align 8
  %98 = fcmp ult double %97, %84
  br i1 %98, label %99, label %150

99:                                               ; preds = %96
  %100 = load i64, ptr %29, align 8
  %101 = srem i64 %86, %100
  %102 = load ptr, ptr %0, align 8
  %103 = load ptr, ptr %30, align 8
  %104 = getelementptr inbounds %struct.Walker, ptr %74, i64 %86, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds i64, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %101
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %97, %109
  %111 = select i1 %110, double %97, double %109
  %112 = load ptr, ptr %31, align 8
  %113 = load i64, ptr %32, align 8
  %114 = mul nsw i64 %113, %101
  %115 = getelementptr inbounds %struct.Step, ptr %102, i64 %107, i32 4
  %116 = load i64, ptr %115, align 8
  %117 = add nsw i64 %114, %116
  %118 = getelementptr inbounds double, ptr %112, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fcmp ogt double %111, %119
  %121 = select i1 %120, double %111, double %119
  %122 = getelementptr inbounds %struct.Step, ptr %102, i64 %107, i32 3
  %123 = load i64, ptr %122, align 8
  switch i64 %123, label %144 [
    i64 1, label %124
    i64 3, label %124
  ]

124:                                              ; preds = %99, %99
  %125 = load ptr, ptr %33, align 8
  %126 = getelementptr inbounds %struct.Step, ptr %102, i64 %107, i32 9
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Cost, ptr %125, i64 %127, i32 9
  %129 = load double, ptr %128, align 8
  %130 = fcmp ogt double %129, 0.000000e+00
  br i1 %130, label %131, label %136

131:                                              ; preds = %124
  %132 = load double, ptr %37, align 8
  %133 = fsub double %77, %132
  %134 = fcmp ogt double %121, %133
  %135 = select i1 %134, double %121, double %133
  br label %144

136:                                              ; preds = %124
  %137 = load double, ptr %34, align 8
  %138 = fsub double %75, %137
  %139 = fcmp ogt double %121, %138
  %140 = select i1 %139, double %121, double %138
  %141 = fsub double %76, %137
  %142 = fcmp ogt double %140, %141
  %143 = select i1 %142, double %140, double %141
  br label %144

144:                                              ; preds = %99, %131, %136
  %145 = phi double [ %135, %131 ], [ %143, %136 ], [ %121, %99 ]
  %146 = fcmp olt double %145, %84
  %147 = select i1 %146, i64 %101, i64 %87
  %148 = select i1 %146, i64 %86, i64 %85
  %149 = select i1 %146, double %145, double %84
  br label %150

150:                                              ; preds = %83, %92, %96, %144
  %151 = phi i64 [ %147, %144 ], [ %87, %96 ], [ %87, %92 ], [ %87, %83 ]
  %152 = phi i64 [ %148, %144 ], [ %85, %96 ], [ %85, %92 ], [ %85, %83 ]
  %153 = phi double [ %149, %144 ], [ %84, %96 ], [ %84, %92 ], [ %84, %83 ]
  %154 = add nuw nsw i64 %86, 1
  %155 = icmp eq i64 %154, %8
  br i1 %155, label %78, label %83

156:                                              ; preds = %78
  %157 = load ptr, ptr %38, align 8
  %158 = load ptr, ptr %0, align 8
  %159 = load ptr, ptr %39, align 8
  %160 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 2
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds i64, ptr %159, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Step, ptr %158, i64 %163
  %165 = load ptr, ptr %40, align 8
  %166 = load i64, ptr %41, align 8
  %167 = mul nsw i64 %166, %80
  %168 = getelementptr inbounds double, ptr %165, i64 %167
  %169 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 2
  %170 = load double, ptr %169, align 8
  %171 = load double, ptr %42, align 8
  %172 = fadd double %81, %171
  %173 = load i64, ptr %43, align 8
  %174 = add i64 %173, 1
  store i64 %174, ptr %43, align 8
  %175 = load double, ptr %44, align 8
  %176 = fadd double %81, %175
  %177 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %79
  store double %176, ptr %177, align 8
  %178 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 1
  %179 = load double, ptr %178, align 8
  %180 = fadd double %81, %179
  %181 = load ptr, ptr %45, align 8
  %182 = load i64, ptr %46, align 8
  %183 = mul nsw i64 %182, %79
  %184 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 4
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %183, %185
  %187 = getelementptr inbounds double, ptr %181, i64 %186
  store double %180, ptr %187, align 8
  %188 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 3
  %189 = load i64, ptr %188, align 8
  %190 = fadd double %81, %170
  switch i64 %189, label %275 [
    i64 3, label %191
    i64 1, label %191
  ]

191:                                              ; preds = %156, %156
  %192 = load ptr, ptr %47, align 8
  %193 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 9
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds %struct.Cost, ptr %192, i64 %194
  %196 = getelementptr inbounds %struct.Cost, ptr %192, i64 %194, i32 9
  %197 = load double, ptr %196, align 8
  %198 = fcmp ogt double %197, 0.000000e+00
  br i1 %198, label %199, label %256

199:                                              ; preds = %191
  %200 = load double, ptr %9, align 8
  %201 = fptosi double %200 to i64
  %202 = load i64, ptr %3, align 8
  %203 = shl i64 %202, 13
  %204 = xor i64 %203, %202
  %205 = lshr i64 %204, 7
  %206 = xor i64 %205, %204
  %207 = shl i64 %206, 17
  %208 = xor i64 %207, %206
  store i64 %208, ptr %3, align 8
  %209 = lshr i64 %208, 11
  %210 = uitofp i64 %209 to double
  %211 = fmul double %210, 0x3CA0000000000000
  %212 = fadd double %197, %211
  %213 = fptosi double %212 to i64
  %214 = tail call i64 @llvm.smin.i64(i64 %213, i64 %201)
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %225, label %216

216:                                              ; preds = %199
  %217 = load i64, ptr %50, align 8
  %218 = add i64 %214, -1
  %219 = add i64 %218, %217
  %220 = srem i64 %219, %201
  %221 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = fcmp olt double %222, %81
  %224 = select i1 %223, double %81, double %222
  br label %225

225:                                              ; preds = %216, %199
  %226 = phi double [ %224, %216 ], [ %81, %199 ]
  %227 = getelementptr inbounds %struct.Cost, ptr %192, i64 %194, i32 1
  %228 = load double, ptr %227, align 8
  %229 = load double, ptr %51, align 8
  %230 = fcmp olt double %229, %226
  %231 = select i1 %230, double %226, double %229
  %232 = fadd double %228, %231
  store double %232, ptr %51, align 8
  %233 = load ptr, ptr %52, align 8
  %234 = getelementptr inbounds double, ptr %233, i64 8
  %235 = load double, ptr %234, align 8
  %236 = fadd double %228, %235
  store double %236, ptr %234, align 8
  %237 = load double, ptr %53, align 8
  %238 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %195, double noundef %232)
  %239 = fcmp ogt double %237, %238
  %240 = select i1 %239, double %237, double %238
  store double %240, ptr %53, align 8
  %241 = icmp sgt i64 %214, 0
  br i1 %241, label %242, label %254

242:                                              ; preds = %225
  %243 = load i64, ptr %54, align 8
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ %243, %242 ], [ %248, %244 ]
  %246 = phi i64 [ %214, %242 ], [ %251, %244 ]
  %247 = load double, ptr %53, align 8
  %248 = add nsw i64 %245, 1
  %249 = srem i64 %245, %201
  %250 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %249
  store double %247, ptr %250, align 8
  %251 = add nsw i64 %246, -1
  %252 = icmp sgt i64 %246, 1
  br i1 %252, label %244, label %253

253:                                              ; preds = %244
  store i64 %248, ptr %54, align 8
  br label %254

254:                                              ; preds = %253, %225
  %255 = load double, ptr %53, align 8
  br label %275

256:                                              ; preds = %191
  %257 = load double, ptr %195, align 8
  %258 = load double, ptr %2, align 8
  %259 = fcmp olt double %258, %81
  %260 = select i1 %259, double %81, double %258
  %261 = fadd double %257, %260
  store double %261, ptr %2, align 8
  %262 = load ptr, ptr %48, align 8
  %263 = load double, ptr %262, align 8
  %264 = fadd double %257, %263
  store double %264, ptr %262, align 8
  %265 = getelementptr inbounds %struct.Cost, ptr %192, i64 %194, i32 1
  %266 = load double, ptr %265, align 8
  %267 = load double, ptr %49, align 8
  %268 = fcmp olt double %267, %261
  %269 = select i1 %268, double %261, double %267
  %270 = fadd double %266, %269
  store double %270, ptr %49, align 8
  %271 = getelementptr inbounds double, ptr %262, i64 1
  %272 = load double, ptr %271, align 8
  %273 = fadd double %266, %272
  store double %273, ptr %271, align 8
  %274 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %195, double noundef %270)
  br label %275

275:                                              ; preds = %256, %254, %156
  %276 = phi double [ %172, %156 ], [ %232, %254 ], [ %270, %256 ]
  %277 = phi double [ %190, %156 ], [ %255, %254 ], [ %274, %256 ]
  %278 = load i64, ptr %188, align 8
  switch i64 %278, label %292 [
    i64 3, label %279
    i64 4, label %284
  ]

279:                                              ; preds = %275
  %280 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 8
  %281 = load double, ptr %280, align 8
  %282 = fcmp ogt double %281, %277
  %283 = select i1 %282, double %281, double %277
  store double %283, ptr %280, align 8
  br label %292

284:                                              ; preds = %275
  %285 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 8
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 7
  %288 = load i64, ptr %287, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %287, align 8
  %290 = srem i64 %288, 8
  %291 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 9, i64 %290
  store double %286, ptr %291, align 8
  br label %292

292:                                              ; preds = %284, %279, %275
  %293 = phi double [ %286, %284 ], [ %277, %279 ], [ %277, %275 ]
  %294 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 5
  %295 = load i64, ptr %294, align 8
  %296 = icmp sgt i64 %295, -1
  br i1 %296, label %297, label %302

297:                                              ; preds = %292
  %298 = getelementptr inbounds double, ptr %168, i64 %295
  %299 = load double, ptr %298, align 8
  %300 = fcmp ogt double %299, %293
  %301 = select i1 %300, double %299, double %293
  store double %301, ptr %298, align 8
  br label %302

302:                                              ; preds = %297, %292
  %303 = getelementptr inbounds %struct.Step, ptr %158, i64 %163, i32 6
  %304 = load i64, ptr %303, align 8
  %305 = icmp sgt i64 %304, -1
  br i1 %305, label %306, label %311

306:                                              ; preds = %302
  %307 = getelementptr inbounds double, ptr %168, i64 %304
  %308 = load double, ptr %307, align 8
  %309 = fcmp ogt double %308, %276
  %310 = select i1 %309, double %308, double %276
  store double %310, ptr %307, align 8
  br label %311

311:                                              ; preds = %306, %302
  %312 = load double, ptr %164, align 8
  %313 = fadd double %81, %312
  %314 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 1
  store double %313, ptr %314, align 8
  %315 = load double, ptr %55, align 8
  %316 = fcmp ogt double %313, %293
  %317 = select i1 %316, double %313, double %293
  %318 = fcmp ogt double %315, %317
  %319 = select i1 %318, double %315, double %317
  store double %319, ptr %55, align 8
  %320 = load i64, ptr %160, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %160, align 8
  %322 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 3
  %323 = load i64, ptr %322, align 8
  %324 = icmp eq i64 %321, %323
  br i1 %324, label %325, label %351

325:                                              ; preds = %311
  %326 = load i64, ptr %6, align 8
  %327 = sdiv i64 %80, %326
  %328 = load ptr, ptr %38, align 8
  %329 = getelementptr inbounds %struct.Walker, ptr %328, i64 %80, i32 6
  store i64 0, ptr %329, align 8
  %330 = load ptr, ptr %61, align 8
  %331 = shl nsw i64 %327, 1
  %332 = getelementptr inbounds i64, ptr %330, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = add nsw i64 %333, -1
  store i64 %334, ptr %332, align 8
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %336, label %345

336:                                              ; preds = %325
  %337 = load ptr, ptr %62, align 8
  %338 = load i64, ptr %25, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %25, align 8
  %340 = getelementptr inbounds double, ptr %337, i64 %338
  store double %313, ptr %340, align 8
  %341 = load i64, ptr %63, align 8
  %342 = load i64, ptr %26, align 8
  %343 = icmp slt i64 %341, %342
  br i1 %343, label %344, label %433

344:                                              ; preds = %336
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %327, double noundef %313)
  br label %433

345:                                              ; preds = %325
  %346 = or i64 %331, 1
  %347 = getelementptr inbounds i64, ptr %330, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, %334
  br i1 %349, label %350, label %433

350:                                              ; preds = %345
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %327, double noundef %313)
  br label %433

351:                                              ; preds = %311
  %352 = icmp eq i64 %278, 2
  br i1 %352, label %353, label %376

353:                                              ; preds = %351
  %354 = load i64, ptr %6, align 8
  %355 = sdiv i64 %80, %354
  %356 = getelementptr inbounds %struct.Walker, ptr %157, i64 %80, i32 5
  store i64 1, ptr %356, align 8
  %357 = load double, ptr %57, align 8
  %358 = load double, ptr %58, align 8
  %359 = fcmp olt double %358, %81
  %360 = select i1 %359, double %81, double %358
  %361 = fadd double %357, %360
  store double %361, ptr %58, align 8
  %362 = load ptr, ptr %59, align 8
  %363 = getelementptr inbounds double, ptr %362, i64 7
  %364 = load double, ptr %363, align 8
  %365 = fadd double %357, %364
  store double %365, ptr %363, align 8
  %366 = load ptr, ptr %60, align 8
  %367 = shl nsw i64 %355, 1
  %368 = or i64 %367, 1
  %369 = getelementptr inbounds i64, ptr %366, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %369, align 8
  %372 = getelementptr inbounds i64, ptr %366, i64 %367
  %373 = load i64, ptr %372, align 8
  %374 = icmp eq i64 %371, %373
  br i1 %374, label %375, label %433

375:                                              ; preds = %353
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %355, double noundef %361)
  br label %433

376:                                              ; preds = %351
  %377 = load ptr, ptr %38, align 8
  %378 = load ptr, ptr %0, align 8
  %379 = load ptr, ptr %39, align 8
  %380 = getelementptr inbounds %struct.Walker, ptr %377, i64 %80, i32 2
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds i64, ptr %379, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = load ptr, ptr %40, align 8
  %385 = load i64, ptr %41, align 8
  %386 = mul nsw i64 %385, %80
  %387 = getelementptr inbounds double, ptr %384, i64 %386
  %388 = getelementptr inbounds %struct.Walker, ptr %377, i64 %80, i32 1
  %389 = load double, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Step, ptr %378, i64 %383, i32 8
  %391 = load i64, ptr %390, align 8
  %392 = icmp sgt i64 %391, 0
  br i1 %392, label %393, label %397

393:                                              ; preds = %376
  %394 = load ptr, ptr %56, align 8
  %395 = getelementptr inbounds %struct.Step, ptr %378, i64 %383, i32 7
  %396 = load i64, ptr %395, align 8
  br label %402

397:                                              ; preds = %402, %376
  %398 = phi double [ %389, %376 ], [ %411, %402 ]
  %399 = getelementptr inbounds %struct.Step, ptr %378, i64 %383, i32 3
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %400, 5
  br i1 %401, label %414, label %430

402:                                              ; preds = %402, %393
  %403 = phi i64 [ 0, %393 ], [ %412, %402 ]
  %404 = phi double [ %389, %393 ], [ %411, %402 ]
  %405 = add nsw i64 %403, %396
  %406 = getelementptr inbounds i64, ptr %394, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds double, ptr %387, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = fcmp ogt double %404, %409
  %411 = select i1 %410, double %404, double %409
  %412 = add nuw nsw i64 %403, 1
  %413 = icmp eq i64 %412, %391
  br i1 %413, label %397, label %402

414:                                              ; preds = %397
  %415 = getelementptr inbounds %struct.Walker, ptr %377, i64 %80, i32 7
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Step, ptr %378, i64 %383, i32 9
  %418 = load i64, ptr %417, align 8
  %419 = icmp sgt i64 %416, %418
  %420 = icmp slt i64 %418, 8
  %421 = and i1 %419, %420
  br i1 %421, label %422, label %430

422:                                              ; preds = %414
  %423 = xor i64 %418, -1
  %424 = add i64 %416, %423
  %425 = srem i64 %424, 8
  %426 = getelementptr inbounds %struct.Walker, ptr %377, i64 %80, i32 9, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = fcmp ogt double %398, %427
  %429 = select i1 %428, double %398, double %427
  br label %430

430:                                              ; preds = %422, %414, %397
  %431 = phi double [ %429, %422 ], [ %398, %414 ], [ %398, %397 ]
  %432 = getelementptr inbounds %struct.Walker, ptr %377, i64 %80
  store double %431, ptr %432, align 8
  br label %433

433:                                              ; preds = %430, %375, %353, %350, %345, %344, %336
  br i1 %82, label %68, label %434

434:                                              ; preds = %78, %433, %68
  %435 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %436 = load double, ptr %435, align 8
  br label %438

437:                                              ; preds = %438
  store double %444, ptr %435, align 8
  call void @llvm.lifetime.end.p0(i64 8376, ptr nonnull %2)
  ret void

438:                                              ; preds = %434, %438
  %439 = phi i64 [ 0, %434 ], [ %445, %438 ]
  %440 = phi double [ %436, %434 ], [ %444, %438 ]
  %441 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 %439
  %442 = load double, ptr %441, align 8
  %443 = fcmp ogt double %440, %442
  %444 = select i1 %443, double %440, double %442
  %445 = add nuw nsw i64 %439, 1
  %446 = icmp eq i64 %445, 9
  br i1 %446, label %437, label %438
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp olt double %9, %3
  %11 = select i1 %10, double %3, double %9
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %13 = load double, ptr %12, align 8
  %14 = fadd double %13, %11
  store double %14, ptr %8, align 8
  %15 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %18 = load ptr, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  store i64 %16, ptr %20, align 8
  %21 = or i64 %19, 1
  %22 = getelementptr inbounds i64, ptr %18, i64 %21
  store i64 0, ptr %22, align 8
  %23 = load i64, ptr %15, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %50

25:                                               ; preds = %4
  %26 = mul nsw i64 %23, %2
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %28 = load ptr, ptr %27, align 8
  %29 = mul nsw i64 %23, %6
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %45 = mul i64 %23, %36
  %46 = mul i64 %45, %2
  %47 = shl i64 %46, 3
  %48 = shl i64 %36, 3
  %49 = shl nuw i64 %36, 3
  br label %51

50:                                               ; preds = %117, %4
  ret void

51:                                               ; preds = %25, %117
  %52 = phi i64 [ 0, %25 ], [ %120, %117 ]
  %53 = add nsw i64 %26, %52
  %54 = add nsw i64 %29, %52
  %55 = getelementptr inbounds i64, ptr %28, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = load double, ptr %32, align 8
  %58 = fadd double %11, %57
  %59 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 1
  store double %58, ptr %59, align 8
  %60 = getelementptr inbounds i64, ptr %34, i64 %56
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 2
  store i64 %61, ptr %62, align 8
  %63 = add nsw i64 %56, 1
  %64 = getelementptr inbounds i64, ptr %34, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 3
  store i64 %65, ptr %66, align 8
  %67 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 4
  store i64 %6, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 5
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 6
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  br i1 %37, label %71, label %76

71:                                               ; preds = %51
  %72 = mul i64 %48, %52
  %73 = add i64 %47, %72
  %74 = load ptr, ptr %38, align 8
  %75 = getelementptr i8, ptr %74, i64 %73
  tail call void @llvm.memset.p0.i64(ptr align 8 %75, i8 0, i64 %49, i1 false)
  br label %76

76:                                               ; preds = %71, %51
  %77 = getelementptr inbounds i64, ptr %41, i64 %61
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %36, %53
  %80 = getelementptr inbounds double, ptr %43, i64 %79
  %81 = load double, ptr %59, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %76
  %86 = load ptr, ptr %44, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 7
  %88 = load i64, ptr %87, align 8
  br label %94

89:                                               ; preds = %94, %76
  %90 = phi double [ %81, %76 ], [ %103, %94 ]
  %91 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 3
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 5
  br i1 %93, label %106, label %117

94:                                               ; preds = %94, %85
  %95 = phi i64 [ 0, %85 ], [ %104, %94 ]
  %96 = phi double [ %81, %85 ], [ %103, %94 ]
  %97 = add nsw i64 %95, %88
  %98 = getelementptr inbounds i64, ptr %86, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %80, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fcmp ogt double %96, %101
  %103 = select i1 %102, double %96, double %101
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %83
  br i1 %105, label %89, label %94

106:                                              ; preds = %89
  %107 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 9
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %106
  %111 = xor i64 %108, -1
  %112 = srem i64 %111, 8
  %113 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 9, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp ogt double %90, %114
  %116 = select i1 %115, double %90, double %114
  br label %117

117:                                              ; preds = %89, %106, %110
  %118 = phi double [ %116, %110 ], [ %90, %106 ], [ %90, %89 ]
  %119 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53
  store double %118, ptr %119, align 8
  %120 = add nuw nsw i64 %52, 1
  %121 = icmp eq i64 %120, %23
  br i1 %121, label %50, label %51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @release(ptr nocapture noundef readonly %0, i64 noundef %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %5 = load ptr, ptr %4, align 8
  %6 = shl nsw i64 %1, 1
  %7 = or i64 %6, 1
  %8 = getelementptr inbounds i64, ptr %5, i64 %7
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %21

12:                                               ; preds = %3
  %13 = mul nsw i64 %10, %1
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %17 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %20 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  br label %22

21:                                               ; preds = %88, %3
  ret void

22:                                               ; preds = %12, %88
  %23 = phi i64 [ 0, %12 ], [ %89, %88 ]
  %24 = add nsw i64 %13, %23
  %25 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 5
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %88, label %28

28:                                               ; preds = %22
  store i64 0, ptr %25, align 8
  %29 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 1
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %16, align 8
  %32 = fadd double %31, %2
  %33 = fcmp ogt double %30, %32
  %34 = select i1 %33, double %30, double %32
  store double %34, ptr %29, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %36, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr %18, align 8
  %42 = load i64, ptr %19, align 8
  %43 = mul nsw i64 %42, %24
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 8
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %28
  %49 = load ptr, ptr %20, align 8
  %50 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 7
  %51 = load i64, ptr %50, align 8
  br label %57

52:                                               ; preds = %57, %28
  %53 = phi double [ %34, %28 ], [ %66, %57 ]
  %54 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 5
  br i1 %56, label %69, label %85

57:                                               ; preds = %57, %48
  %58 = phi i64 [ 0, %48 ], [ %67, %57 ]
  %59 = phi double [ %34, %48 ], [ %66, %57 ]
  %60 = add nsw i64 %58, %51
  %61 = getelementptr inbounds i64, ptr %49, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %44, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fcmp ogt double %59, %64
  %66 = select i1 %65, double %59, double %64
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %46
  br i1 %68, label %52, label %57

69:                                               ; preds = %52
  %70 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 7
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 9
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %71, %73
  %75 = icmp slt i64 %73, 8
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %85

77:                                               ; preds = %69
  %78 = xor i64 %73, -1
  %79 = add i64 %71, %78
  %80 = srem i64 %79, 8
  %81 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 9, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fcmp ogt double %53, %82
  %84 = select i1 %83, double %53, double %82
  br label %85

85:                                               ; preds = %52, %69, %77
  %86 = phi double [ %84, %77 ], [ %53, %69 ], [ %53, %52 ]
  %87 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24
  store double %86, ptr %87, align 8
  br label %88

88:                                               ; preds = %22, %85
  %89 = add nuw nsw i64 %23, 1
  %90 = icmp eq i64 %89, %10
  br i1 %90, label %21, label %22
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc double @found(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 10
  %6 = load double, ptr %5, align 8
  %7 = fadd double %6, %3
  %8 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp ugt double %9, 0.000000e+00
  br i1 %10, label %11, label %168

11:                                               ; preds = %4
  %12 = fcmp olt double %9, 1.000000e+00
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
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
  br i1 %25, label %26, label %168

26:                                               ; preds = %13, %11
  %27 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 3
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds [9 x double], ptr %1, i64 0, i64 2
  %30 = load double, ptr %29, align 8
  %31 = fcmp olt double %30, %3
  %32 = select i1 %31, double %3, double %30
  %33 = fadd double %28, %32
  store double %33, ptr %29, align 8
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 2
  %37 = load double, ptr %36, align 8
  %38 = fadd double %28, %37
  store double %38, ptr %36, align 8
  %39 = load double, ptr %29, align 8
  %40 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 4
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds [9 x double], ptr %1, i64 0, i64 3
  %43 = load double, ptr %42, align 8
  %44 = fcmp olt double %43, %3
  %45 = select i1 %44, double %3, double %43
  %46 = fadd double %41, %45
  store double %46, ptr %42, align 8
  %47 = getelementptr inbounds double, ptr %35, i64 3
  %48 = load double, ptr %47, align 8
  %49 = fadd double %41, %48
  store double %49, ptr %47, align 8
  %50 = load double, ptr %42, align 8
  %51 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 5
  %52 = load double, ptr %51, align 8
  %53 = fcmp ogt double %52, 0.000000e+00
  br i1 %53, label %54, label %66

54:                                               ; preds = %26
  %55 = getelementptr inbounds [9 x double], ptr %1, i64 0, i64 4
  %56 = load double, ptr %55, align 8
  %57 = fcmp olt double %56, %3
  %58 = select i1 %57, double %3, double %56
  %59 = fadd double %52, %58
  store double %59, ptr %55, align 8
  %60 = getelementptr inbounds double, ptr %35, i64 4
  %61 = load double, ptr %60, align 8
  %62 = fadd double %52, %61
  store double %62, ptr %60, align 8
  %63 = load double, ptr %55, align 8
  %64 = fcmp ogt double %50, %63
  %65 = select i1 %64, double %50, double %63
  br label %66

66:                                               ; preds = %54, %26
  %67 = phi double [ %65, %54 ], [ %50, %26 ]
  %68 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 6
  %69 = load double, ptr %68, align 8
  %70 = fcmp ogt double %69, 0.000000e+00
  br i1 %70, label %71, label %83

71:                                               ; preds = %66
  %72 = getelementptr inbounds [9 x double], ptr %1, i64 0, i64 5
  %73 = load double, ptr %72, align 8
  %74 = fcmp olt double %73, %3
  %75 = select i1 %74, double %3, double %73
  %76 = fadd double %69, %75
  store double %76, ptr %72, align 8
  %77 = getelementptr inbounds double, ptr %35, i64 5
  %78 = load double, ptr %77, align 8
  %79 = fadd double %69, %78
  store double %79, ptr %77, align 8
  %80 = load double, ptr %72, align 8
  %81 = fcmp ogt double %67, %80
  %82 = select i1 %81, double %67, double %80
  br label %83

83:                                               ; preds = %71, %66
  %84 = phi double [ %82, %71 ], [ %67, %66 ]
  %85 = fcmp ogt double %39, %84
  %86 = select i1 %85, double %39, double %84
  %87 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %88 = load double, ptr %87, align 8
  %89 = fadd double %88, %86
  %90 = fcmp ogt double %7, %89
  %91 = select i1 %90, double %7, double %89
  %92 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 7
  %93 = load double, ptr %92, align 8
  %94 = fcmp ugt double %93, 0.000000e+00
  br i1 %94, label %95, label %168

95:                                               ; preds = %83
  %96 = fcmp olt double %93, 1.000000e+00
  br i1 %96, label %97, label %110

97:                                               ; preds = %95
  %98 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %99 = load i64, ptr %98, align 8
  %100 = shl i64 %99, 13
  %101 = xor i64 %100, %99
  %102 = lshr i64 %101, 7
  %103 = xor i64 %102, %101
  %104 = shl i64 %103, 17
  %105 = xor i64 %104, %103
  store i64 %105, ptr %98, align 8
  %106 = lshr i64 %105, 11
  %107 = uitofp i64 %106 to double
  %108 = fmul double %107, 0x3CA0000000000000
  %109 = fcmp ult double %108, %93
  br i1 %109, label %110, label %168

110:                                              ; preds = %97, %95
  %111 = getelementptr inbounds double, ptr %35, i64 6
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 12
  %114 = load double, ptr %113, align 8
  %115 = fadd double %114, %3
  %116 = fdiv double %112, %115
  %117 = fcmp ogt double %116, 9.000000e-01
  %118 = select i1 %117, double 9.000000e-01, double %116
  %119 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %122 = load i64, ptr %121, align 8
  %123 = shl i64 %122, 13
  %124 = xor i64 %123, %122
  %125 = lshr i64 %124, 7
  %126 = xor i64 %125, %124
  %127 = shl i64 %126, 17
  %128 = xor i64 %127, %126
  store i64 %128, ptr %121, align 8
  %129 = lshr i64 %128, 11
  %130 = uitofp i64 %129 to double
  %131 = fmul double %130, 0x3CA0000000000000
  %132 = fadd double %131, 0x3C90000000000000
  %133 = fcmp olt double %132, 5.000000e-01
  br i1 %133, label %134, label %140

134:                                              ; preds = %110, %134
  %135 = phi double [ %138, %134 ], [ 0.000000e+00, %110 ]
  %136 = phi double [ %137, %134 ], [ %132, %110 ]
  %137 = fmul double %136, 2.000000e+00
  %138 = fadd double %135, 1.000000e+00
  %139 = fcmp olt double %137, 5.000000e-01
  br i1 %139, label %134, label %140

140:                                              ; preds = %134, %110
  %141 = phi double [ %132, %110 ], [ %137, %134 ]
  %142 = phi double [ 0.000000e+00, %110 ], [ %138, %134 ]
  %143 = fsub double 1.000000e+00, %141
  %144 = fmul double %143, 2.000000e+00
  %145 = fadd double %142, %144
  %146 = fmul double %145, 6.667000e-01
  %147 = fmul double %120, %146
  %148 = fadd double %114, %147
  %149 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %150 = load double, ptr %149, align 8
  %151 = fmul double %118, %150
  %152 = fsub double 1.000000e+00, %118
  %153 = fdiv double %151, %152
  %154 = fadd double %153, %148
  %155 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds [9 x double], ptr %1, i64 0, i64 6
  %158 = load double, ptr %157, align 8
  %159 = fcmp olt double %158, %3
  %160 = select i1 %159, double %3, double %158
  %161 = fadd double %156, %160
  store double %161, ptr %157, align 8
  %162 = load double, ptr %111, align 8
  %163 = fadd double %156, %162
  store double %163, ptr %111, align 8
  %164 = load double, ptr %157, align 8
  %165 = fadd double %154, %164
  %166 = fcmp ogt double %91, %165
  %167 = select i1 %166, double %91, double %165
  br label %168

168:                                              ; preds = %140, %97, %83, %4, %13
  %169 = phi double [ %7, %13 ], [ %7, %4 ], [ %167, %140 ], [ %91, %97 ], [ %91, %83 ]
  ret double %169
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



