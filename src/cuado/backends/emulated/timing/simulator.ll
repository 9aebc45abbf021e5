; sha256 of the sources: 883d8cfde5c44fca1f4dbca06fd75451f0b211a30e84069a1620acf60232b064

%struct.State = type { [8 x double], [8 x double], double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, i64 }
%struct.Walker = type { double, double, i64, i64, i64, i64, i64, i64, double, [8 x double] }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %2, i8 0, i64 160, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  store i64 -7046029254386353131, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3
  %10 = icmp sgt i64 %5, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  br label %13

13:                                               ; preds = %11, %57
  %14 = phi i64 [ 0, %11 ], [ %58, %57 ]
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %57, label %18

18:                                               ; preds = %13, %57, %1
  %19 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %20 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %21 = icmp sgt i64 %8, 0
  %22 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %28 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 1
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %40 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 1
  %41 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 2
  %42 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 3
  %43 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 4
  %44 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 5
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %47 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 6
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %49 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %51 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 7
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %56 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3
  br label %61

57:                                               ; preds = %13
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %14, double noundef 0.000000e+00)
  %58 = add nuw nsw i64 %14, 1
  %59 = load i64, ptr %4, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %13, label %18

61:                                               ; preds = %481, %18
  %62 = load i64, ptr %19, align 8
  %63 = load i64, ptr %20, align 8
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %65, label %482

65:                                               ; preds = %61
  br i1 %21, label %66, label %70

66:                                               ; preds = %65
  %67 = load ptr, ptr %22, align 8
  %68 = load double, ptr %2, align 8
  %69 = load double, ptr %28, align 8
  br label %75

70:                                               ; preds = %130, %65
  %71 = phi i64 [ 0, %65 ], [ %131, %130 ]
  %72 = phi i64 [ -1, %65 ], [ %132, %130 ]
  %73 = phi double [ 1.000000e+300, %65 ], [ %133, %130 ]
  %74 = icmp sgt i64 %72, -1
  br i1 %74, label %136, label %482

75:                                               ; preds = %66, %130
  %76 = phi double [ 1.000000e+300, %66 ], [ %133, %130 ]
  %77 = phi i64 [ -1, %66 ], [ %132, %130 ]
  %78 = phi i64 [ 0, %66 ], [ %134, %130 ]
  %79 = phi i64 [ 0, %66 ], [ %131, %130 ]
  %80 = getelementptr inbounds %struct.Walker, ptr %67, i64 %78
  %81 = getelementptr inbounds %struct.Walker, ptr %67, i64 %78, i32 6
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %130, label %84

84:                                               ; preds = %75
  %85 = getelementptr inbounds %struct.Walker, ptr %67, i64 %78, i32 5
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %130

88:                                               ; preds = %84
  %89 = load double, ptr %80, align 8
  %90 = fcmp ult double %89, %76
  br i1 %90, label %91, label %130

91:                                               ; preds = %88
  %92 = load i64, ptr %23, align 8
  %93 = srem i64 %78, %92
  %94 = load ptr, ptr %0, align 8
  %95 = load ptr, ptr %24, align 8
  %96 = getelementptr inbounds %struct.Walker, ptr %67, i64 %78, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds i64, ptr %95, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %93
  %101 = load double, ptr %100, align 8
  %102 = fcmp ogt double %89, %101
  %103 = select i1 %102, double %89, double %101
  %104 = load ptr, ptr %25, align 8
  %105 = load i64, ptr %26, align 8
  %106 = mul nsw i64 %105, %93
  %107 = getelementptr inbounds %struct.Step, ptr %94, i64 %99, i32 4
  %108 = load i64, ptr %107, align 8
  %109 = add nsw i64 %106, %108
  %110 = getelementptr inbounds double, ptr %104, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fcmp ogt double %103, %111
  %113 = select i1 %112, double %103, double %111
  %114 = getelementptr inbounds %struct.Step, ptr %94, i64 %99, i32 3
  %115 = load i64, ptr %114, align 8
  switch i64 %115, label %124 [
    i64 1, label %116
    i64 3, label %116
  ]

116:                                              ; preds = %91, %91
  %117 = load double, ptr %27, align 8
  %118 = fsub double %68, %117
  %119 = fcmp ogt double %113, %118
  %120 = select i1 %119, double %113, double %118
  %121 = fsub double %69, %117
  %122 = fcmp ogt double %120, %121
  %123 = select i1 %122, double %120, double %121
  br label %124

124:                                              ; preds = %91, %116
  %125 = phi double [ %123, %116 ], [ %113, %91 ]
  %126 = fcmp olt double %125, %76
  %127 = select i1 %126, i64 %93, i64 %79
  %128 = select i1 %126, i64 %78, i64 %77
  %129 = select i1 %126, double %125, double %76
  br label %130

130:                                              ; preds = %75, %84, %88, %124
  %131 = phi i64 [ %127, %124 ], [ %79, %88 ], [ %79, %84 ], [ %79, %75 ]
  %132 = phi i64 [ %128, %124 ], [ %77, %88 ], [ %77, %84 ], [ %77, %75 ]
  %133 = phi double [ %129, %124 ], [ %76, %88 ], [ %76, %84 ], [ %76, %75 ]
  %134 = add nuw nsw i64 %78, 1
  %135 = icmp eq i64 %134, %8
  br i1 %135, label %70, label %75

136:                                              ; preds = %70
  %137 = load ptr, ptr %29, align 8
  %138 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72
  %139 = load ptr, ptr %0, align 8
  %140 = load ptr, ptr %30, align 8
  %141 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds i64, ptr %140, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.Step, ptr %139, i64 %144
  %146 = load ptr, ptr %31, align 8
  %147 = load i64, ptr %32, align 8
  %148 = mul nsw i64 %147, %72
  %149 = getelementptr inbounds double, ptr %146, i64 %148
  %150 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 2
  %151 = load double, ptr %150, align 8
  %152 = load double, ptr %33, align 8
  %153 = fadd double %73, %152
  %154 = load i64, ptr %34, align 8
  %155 = add i64 %154, 1
  store i64 %155, ptr %34, align 8
  %156 = load double, ptr %35, align 8
  %157 = fadd double %73, %156
  %158 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %71
  store double %157, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 1
  %160 = load double, ptr %159, align 8
  %161 = fadd double %73, %160
  %162 = load ptr, ptr %36, align 8
  %163 = load i64, ptr %37, align 8
  %164 = mul nsw i64 %163, %71
  %165 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 4
  %166 = load i64, ptr %165, align 8
  %167 = add nsw i64 %164, %166
  %168 = getelementptr inbounds double, ptr %162, i64 %167
  store double %161, ptr %168, align 8
  %169 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 3
  %170 = load i64, ptr %169, align 8
  %171 = fadd double %73, %151
  switch i64 %170, label %339 [
    i64 3, label %172
    i64 1, label %172
  ]

172:                                              ; preds = %136, %136
  %173 = load ptr, ptr %38, align 8
  %174 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 9
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = load double, ptr %2, align 8
  %179 = fcmp olt double %178, %73
  %180 = select i1 %179, double %73, double %178
  %181 = fadd double %177, %180
  store double %181, ptr %2, align 8
  %182 = load ptr, ptr %39, align 8
  %183 = load double, ptr %182, align 8
  %184 = fadd double %177, %183
  store double %184, ptr %182, align 8
  %185 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 1
  %186 = load double, ptr %185, align 8
  %187 = load double, ptr %40, align 8
  %188 = fcmp olt double %187, %181
  %189 = select i1 %188, double %181, double %187
  %190 = fadd double %186, %189
  store double %190, ptr %40, align 8
  %191 = getelementptr inbounds double, ptr %182, i64 1
  %192 = load double, ptr %191, align 8
  %193 = fadd double %186, %192
  store double %193, ptr %191, align 8
  %194 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 9
  %195 = load double, ptr %194, align 8
  %196 = fadd double %190, %195
  %197 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 2
  %198 = load double, ptr %197, align 8
  %199 = fcmp ugt double %198, 0.000000e+00
  br i1 %199, label %200, label %339

200:                                              ; preds = %172
  %201 = fcmp olt double %198, 1.000000e+00
  br i1 %201, label %202, label %214

202:                                              ; preds = %200
  %203 = load i64, ptr %3, align 8
  %204 = shl i64 %203, 13
  %205 = xor i64 %204, %203
  %206 = lshr i64 %205, 7
  %207 = xor i64 %206, %205
  %208 = shl i64 %207, 17
  %209 = xor i64 %208, %207
  store i64 %209, ptr %3, align 8
  %210 = lshr i64 %209, 11
  %211 = uitofp i64 %210 to double
  %212 = fmul double %211, 0x3CA0000000000000
  %213 = fcmp ult double %212, %198
  br i1 %213, label %214, label %339

214:                                              ; preds = %202, %200
  %215 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 3
  %216 = load double, ptr %215, align 8
  %217 = load double, ptr %41, align 8
  %218 = fcmp olt double %217, %190
  %219 = select i1 %218, double %190, double %217
  %220 = fadd double %216, %219
  store double %220, ptr %41, align 8
  %221 = getelementptr inbounds double, ptr %182, i64 2
  %222 = load double, ptr %221, align 8
  %223 = fadd double %216, %222
  store double %223, ptr %221, align 8
  %224 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 4
  %225 = load double, ptr %224, align 8
  %226 = load double, ptr %42, align 8
  %227 = fcmp olt double %226, %190
  %228 = select i1 %227, double %190, double %226
  %229 = fadd double %225, %228
  store double %229, ptr %42, align 8
  %230 = getelementptr inbounds double, ptr %182, i64 3
  %231 = load double, ptr %230, align 8
  %232 = fadd double %225, %231
  store double %232, ptr %230, align 8
  %233 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 5
  %234 = load double, ptr %233, align 8
  %235 = fcmp ogt double %234, 0.000000e+00
  br i1 %235, label %236, label %246

236:                                              ; preds = %214
  %237 = load double, ptr %43, align 8
  %238 = fcmp olt double %237, %190
  %239 = select i1 %238, double %190, double %237
  %240 = fadd double %234, %239
  store double %240, ptr %43, align 8
  %241 = getelementptr inbounds double, ptr %182, i64 4
  %242 = load double, ptr %241, align 8
  %243 = fadd double %234, %242
  store double %243, ptr %241, align 8
  %244 = fcmp ogt double %229, %240
  %245 = select i1 %244, double %229, double %240
  br label %246

246:                                              ; preds = %236, %214
  %247 = phi double [ %245, %236 ], [ %229, %214 ]
  %248 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 6
  %249 = load double, ptr %248, align 8
  %250 = fcmp ogt double %249, 0.000000e+00
  br i1 %250, label %251, label %261

251:                                              ; preds = %246
  %252 = load double, ptr %44, align 8
  %253 = fcmp olt double %252, %190
  %254 = select i1 %253, double %190, double %252
  %255 = fadd double %249, %254
  store double %255, ptr %44, align 8
  %256 = getelementptr inbounds double, ptr %182, i64 5
  %257 = load double, ptr %256, align 8
  %258 = fadd double %249, %257
  store double %258, ptr %256, align 8
  %259 = fcmp ogt double %247, %255
  %260 = select i1 %259, double %247, double %255
  br label %261

261:                                              ; preds = %251, %246
  %262 = phi double [ %260, %251 ], [ %247, %246 ]
  %263 = fcmp ogt double %220, %262
  %264 = select i1 %263, double %220, double %262
  %265 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 10
  %266 = load double, ptr %265, align 8
  %267 = fadd double %266, %264
  %268 = fcmp ogt double %196, %267
  %269 = select i1 %268, double %196, double %267
  %270 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 7
  %271 = load double, ptr %270, align 8
  %272 = fcmp ugt double %271, 0.000000e+00
  br i1 %272, label %273, label %339

273:                                              ; preds = %261
  %274 = fcmp olt double %271, 1.000000e+00
  br i1 %274, label %275, label %287

275:                                              ; preds = %273
  %276 = load i64, ptr %3, align 8
  %277 = shl i64 %276, 13
  %278 = xor i64 %277, %276
  %279 = lshr i64 %278, 7
  %280 = xor i64 %279, %278
  %281 = shl i64 %280, 17
  %282 = xor i64 %281, %280
  store i64 %282, ptr %3, align 8
  %283 = lshr i64 %282, 11
  %284 = uitofp i64 %283 to double
  %285 = fmul double %284, 0x3CA0000000000000
  %286 = fcmp ult double %285, %271
  br i1 %286, label %287, label %339

287:                                              ; preds = %275, %273
  %288 = getelementptr inbounds double, ptr %182, i64 6
  %289 = load double, ptr %288, align 8
  %290 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 11
  %291 = load double, ptr %290, align 8
  %292 = fadd double %190, %291
  %293 = fdiv double %289, %292
  %294 = fcmp ogt double %293, 9.000000e-01
  %295 = select i1 %294, double 9.000000e-01, double %293
  %296 = load double, ptr %45, align 8
  %297 = load i64, ptr %3, align 8
  %298 = shl i64 %297, 13
  %299 = xor i64 %298, %297
  %300 = lshr i64 %299, 7
  %301 = xor i64 %300, %299
  %302 = shl i64 %301, 17
  %303 = xor i64 %302, %301
  store i64 %303, ptr %3, align 8
  %304 = lshr i64 %303, 11
  %305 = uitofp i64 %304 to double
  %306 = fmul double %305, 0x3CA0000000000000
  %307 = fadd double %306, 0x3C90000000000000
  %308 = fcmp olt double %307, 5.000000e-01
  br i1 %308, label %309, label %315

309:                                              ; preds = %287, %309
  %310 = phi double [ %313, %309 ], [ 0.000000e+00, %287 ]
  %311 = phi double [ %312, %309 ], [ %307, %287 ]
  %312 = fmul double %311, 2.000000e+00
  %313 = fadd double %310, 1.000000e+00
  %314 = fcmp olt double %312, 5.000000e-01
  br i1 %314, label %309, label %315

315:                                              ; preds = %309, %287
  %316 = phi double [ %307, %287 ], [ %312, %309 ]
  %317 = phi double [ 0.000000e+00, %287 ], [ %313, %309 ]
  %318 = fsub double 1.000000e+00, %316
  %319 = fmul double %318, 2.000000e+00
  %320 = fadd double %317, %319
  %321 = fmul double %320, 6.667000e-01
  %322 = fmul double %296, %321
  %323 = fadd double %291, %322
  %324 = load double, ptr %46, align 8
  %325 = fmul double %295, %324
  %326 = fsub double 1.000000e+00, %295
  %327 = fdiv double %325, %326
  %328 = fadd double %327, %323
  %329 = getelementptr inbounds %struct.Cost, ptr %173, i64 %175, i32 8
  %330 = load double, ptr %329, align 8
  %331 = load double, ptr %47, align 8
  %332 = fcmp olt double %331, %190
  %333 = select i1 %332, double %190, double %331
  %334 = fadd double %330, %333
  store double %334, ptr %47, align 8
  %335 = fadd double %289, %330
  store double %335, ptr %288, align 8
  %336 = fadd double %328, %334
  %337 = fcmp ogt double %269, %336
  %338 = select i1 %337, double %269, double %336
  br label %339

339:                                              ; preds = %315, %275, %261, %202, %172, %136
  %340 = phi double [ %153, %136 ], [ %190, %172 ], [ %190, %202 ], [ %190, %261 ], [ %190, %275 ], [ %190, %315 ]
  %341 = phi double [ %171, %136 ], [ %196, %172 ], [ %196, %202 ], [ %269, %261 ], [ %269, %275 ], [ %338, %315 ]
  switch i64 %170, label %355 [
    i64 3, label %342
    i64 4, label %347
  ]

342:                                              ; preds = %339
  %343 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 8
  %344 = load double, ptr %343, align 8
  %345 = fcmp ogt double %344, %341
  %346 = select i1 %345, double %344, double %341
  store double %346, ptr %343, align 8
  br label %355

347:                                              ; preds = %339
  %348 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 8
  %349 = load double, ptr %348, align 8
  %350 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 7
  %351 = load i64, ptr %350, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %350, align 8
  %353 = srem i64 %351, 8
  %354 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 9, i64 %353
  store double %349, ptr %354, align 8
  br label %355

355:                                              ; preds = %347, %342, %339
  %356 = phi double [ %349, %347 ], [ %341, %342 ], [ %341, %339 ]
  %357 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 5
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, -1
  br i1 %359, label %360, label %365

360:                                              ; preds = %355
  %361 = getelementptr inbounds double, ptr %149, i64 %358
  %362 = load double, ptr %361, align 8
  %363 = fcmp ogt double %362, %356
  %364 = select i1 %363, double %362, double %356
  store double %364, ptr %361, align 8
  br label %365

365:                                              ; preds = %360, %355
  %366 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 6
  %367 = load i64, ptr %366, align 8
  %368 = icmp sgt i64 %367, -1
  br i1 %368, label %369, label %374

369:                                              ; preds = %365
  %370 = getelementptr inbounds double, ptr %149, i64 %367
  %371 = load double, ptr %370, align 8
  %372 = fcmp ogt double %371, %340
  %373 = select i1 %372, double %371, double %340
  store double %373, ptr %370, align 8
  br label %374

374:                                              ; preds = %369, %365
  %375 = load double, ptr %145, align 8
  %376 = fadd double %73, %375
  %377 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 1
  store double %376, ptr %377, align 8
  %378 = load double, ptr %48, align 8
  %379 = fcmp ogt double %376, %356
  %380 = select i1 %379, double %376, double %356
  %381 = fcmp ogt double %378, %380
  %382 = select i1 %381, double %378, double %380
  store double %382, ptr %48, align 8
  %383 = add nsw i64 %142, 1
  store i64 %383, ptr %141, align 8
  %384 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 3
  %385 = load i64, ptr %384, align 8
  %386 = icmp eq i64 %383, %385
  br i1 %386, label %387, label %411

387:                                              ; preds = %374
  %388 = load i64, ptr %6, align 8
  %389 = sdiv i64 %72, %388
  %390 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 6
  store i64 0, ptr %390, align 8
  %391 = load ptr, ptr %54, align 8
  %392 = shl nsw i64 %389, 1
  %393 = getelementptr inbounds i64, ptr %391, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = add nsw i64 %394, -1
  store i64 %395, ptr %393, align 8
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %397, label %405

397:                                              ; preds = %387
  %398 = load ptr, ptr %55, align 8
  %399 = add nsw i64 %62, 1
  store i64 %399, ptr %19, align 8
  %400 = getelementptr inbounds double, ptr %398, i64 %62
  store double %376, ptr %400, align 8
  %401 = load i64, ptr %56, align 8
  %402 = load i64, ptr %20, align 8
  %403 = icmp slt i64 %401, %402
  br i1 %403, label %404, label %481

404:                                              ; preds = %397
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %389, double noundef %376)
  br label %481

405:                                              ; preds = %387
  %406 = or i64 %392, 1
  %407 = getelementptr inbounds i64, ptr %391, i64 %406
  %408 = load i64, ptr %407, align 8
  %409 = icmp eq i64 %408, %395
  br i1 %409, label %410, label %481

410:                                              ; preds = %405
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %389, double noundef %376)
  br label %481

411:                                              ; preds = %374
  %412 = icmp eq i64 %170, 2
  br i1 %412, label %413, label %436

413:                                              ; preds = %411
  %414 = load i64, ptr %6, align 8
  %415 = sdiv i64 %72, %414
  %416 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 5
  store i64 1, ptr %416, align 8
  %417 = load double, ptr %50, align 8
  %418 = load double, ptr %51, align 8
  %419 = fcmp olt double %418, %73
  %420 = select i1 %419, double %73, double %418
  %421 = fadd double %417, %420
  store double %421, ptr %51, align 8
  %422 = load ptr, ptr %52, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 7
  %424 = load double, ptr %423, align 8
  %425 = fadd double %417, %424
  store double %425, ptr %423, align 8
  %426 = load ptr, ptr %53, align 8
  %427 = shl nsw i64 %415, 1
  %428 = or i64 %427, 1
  %429 = getelementptr inbounds i64, ptr %426, i64 %428
  %430 = load i64, ptr %429, align 8
  %431 = add nsw i64 %430, 1
  store i64 %431, ptr %429, align 8
  %432 = getelementptr inbounds i64, ptr %426, i64 %427
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %431, %433
  br i1 %434, label %435, label %481

435:                                              ; preds = %413
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %415, double noundef %421)
  br label %481

436:                                              ; preds = %411
  %437 = getelementptr inbounds i64, ptr %140, i64 %383
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds %struct.Step, ptr %139, i64 %438, i32 8
  %440 = load i64, ptr %439, align 8
  %441 = icmp sgt i64 %440, 0
  br i1 %441, label %442, label %446

442:                                              ; preds = %436
  %443 = load ptr, ptr %49, align 8
  %444 = getelementptr inbounds %struct.Step, ptr %139, i64 %438, i32 7
  %445 = load i64, ptr %444, align 8
  br label %451

446:                                              ; preds = %451, %436
  %447 = phi double [ %376, %436 ], [ %460, %451 ]
  %448 = getelementptr inbounds %struct.Step, ptr %139, i64 %438, i32 3
  %449 = load i64, ptr %448, align 8
  %450 = icmp eq i64 %449, 5
  br i1 %450, label %463, label %479

451:                                              ; preds = %451, %442
  %452 = phi i64 [ 0, %442 ], [ %461, %451 ]
  %453 = phi double [ %376, %442 ], [ %460, %451 ]
  %454 = add nsw i64 %452, %445
  %455 = getelementptr inbounds i64, ptr %443, i64 %454
  %456 = load i64, ptr %455, align 8
  %457 = getelementptr inbounds double, ptr %149, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = fcmp ogt double %453, %458
  %460 = select i1 %459, double %453, double %458
  %461 = add nuw nsw i64 %452, 1
  %462 = icmp eq i64 %461, %440
  br i1 %462, label %446, label %451

463:                                              ; preds = %446
  %464 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 7
  %465 = load i64, ptr %464, align 8
  %466 = getelementptr inbounds %struct.Step, ptr %139, i64 %438, i32 9
  %467 = load i64, ptr %466, align 8
  %468 = icmp sgt i64 %465, %467
  %469 = icmp slt i64 %467, 8
  %470 = and i1 %468, %469
  br i1 %470, label %471, label %479

471:                                              ; preds = %463
  %472 = xor i64 %467, -1
  %473 = add i64 %465, %472
  %474 = srem i64 %473, 8
  %475 = getelementptr inbounds %struct.Walker, ptr %137, i64 %72, i32 9, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = fcmp ogt double %447, %476
  %478 = select i1 %477, double %447, double %476
  br label %479

479:                                              ; preds = %471, %463, %446
  %480 = phi double [ %478, %471 ], [ %447, %463 ], [ %447, %446 ]
  store double %480, ptr %138, align 8
  br label %481

481:                                              ; preds = %479, %435, %413, %410, %405, %404, %397
  br i1 %74, label %61, label %482

482:                                              ; preds = %70, %481, %61
  %483 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %484 = load double, ptr %483, align 8
  br label %486

485:                                              ; preds = %486
  store double %492, ptr %483, align 8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %2)
  ret void

486:                                              ; preds = %482, %486
  %487 = phi i64 [ 0, %482 ], [ %493, %486 ]
  %488 = phi double [ %484, %482 ], [ %492, %486 ]
  %489 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %487
  %490 = load double, ptr %489, align 8
  %491 = fcmp ogt double %488, %490
  %492 = select i1 %491, double %488, double %490
  %493 = add nuw nsw i64 %487, 1
  %494 = icmp eq i64 %493, 8
  br i1 %494, label %485, label %486
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp olt double %9, %3
  %11 = select i1 %10, double %3, double %9
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
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



