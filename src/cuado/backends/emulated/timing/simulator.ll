; sha256 of the sources: baabb1f06d2165d0b089fb4916cd02291a1826113d64d82c73d99ddb1bda4bae

%struct.State = type { [8 x double], [8 x double], double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, i64 }
%struct.Walker = type { double, double, i64, i64, i64, i64, i64 }
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

13:                                               ; preds = %11, %61
  %14 = phi i64 [ 0, %11 ], [ %62, %61 ]
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %61, label %18

18:                                               ; preds = %13, %61, %1
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
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %59 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3
  br label %65

61:                                               ; preds = %13
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %14, double noundef 0.000000e+00)
  %62 = add nuw nsw i64 %14, 1
  %63 = load i64, ptr %4, align 8
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %13, label %18

65:                                               ; preds = %549, %18
  %66 = load i64, ptr %19, align 8
  %67 = load i64, ptr %20, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %550

69:                                               ; preds = %65
  br i1 %21, label %70, label %74

70:                                               ; preds = %69
  %71 = load ptr, ptr %22, align 8
  %72 = load double, ptr %2, align 8
  %73 = load double, ptr %28, align 8
  br label %79

74:                                               ; preds = %135, %69
  %75 = phi i64 [ 0, %69 ], [ %136, %135 ]
  %76 = phi i64 [ -1, %69 ], [ %137, %135 ]
  %77 = phi double [ 1.000000e+300, %69 ], [ %138, %135 ]
  %78 = icmp sgt i64 %76, -1
  br i1 %78, label %141, label %550

79:                                               ; preds = %70, %135
  %80 = phi double [ 1.000000e+300, %70 ], [ %138, %135 ]
  %81 = phi i64 [ -1, %70 ], [ %137, %135 ]
  %82 = phi i64 [ 0, %70 ], [ %139, %135 ]
  %83 = phi i64 [ 0, %70 ], [ %136, %135 ]
  %84 = getelementptr inbounds %struct.Walker, ptr %71, i64 %82
  %85 = getelementptr inbounds %struct.Walker, ptr %71, i64 %82, i32 6
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %135, label %88

88:                                               ; preds = %79
  %89 = getelementptr inbounds %struct.Walker, ptr %71, i64 %82, i32 5
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %135

92:                                               ; preds = %88
  %93 = load double, ptr %84, align 8
  %94 = fcmp ult double %93, %80
  br i1 %94, label %95, label %135

95:                                               ; preds = %92
  %96 = load i64, ptr %23, align 8
  %97 = srem i64 %82, %96
  %98 = load ptr, ptr %0, align 8
  %99 = load ptr, ptr %24, align 8
  %100 = getelementptr inbounds %struct.Walker, ptr %71, i64 %82, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds i64, ptr %99, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %97
  %105 = load double, ptr %104, align 8
  %106 = fcmp ogt double %93, %105
  %107 = select i1 %106, double %93, double %105
  %108 = load ptr, ptr %25, align 8
  %109 = load i64, ptr %26, align 8
  %110 = mul nsw i64 %109, %97
  %111 = getelementptr inbounds %struct.Step, ptr %98, i64 %103, i32 4
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %110, %112
  %114 = getelementptr inbounds double, ptr %108, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fcmp ogt double %107, %115
  %117 = select i1 %116, double %107, double %115
  %118 = getelementptr inbounds %struct.Step, ptr %98, i64 %103, i32 3
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 1
  br i1 %120, label %121, label %129

121:                                              ; preds = %95
  %122 = load double, ptr %27, align 8
  %123 = fsub double %72, %122
  %124 = fcmp ogt double %117, %123
  %125 = select i1 %124, double %117, double %123
  %126 = fsub double %73, %122
  %127 = fcmp ogt double %125, %126
  %128 = select i1 %127, double %125, double %126
  br label %129

129:                                              ; preds = %95, %121
  %130 = phi double [ %128, %121 ], [ %117, %95 ]
  %131 = fcmp olt double %130, %80
  %132 = select i1 %131, i64 %97, i64 %83
  %133 = select i1 %131, i64 %82, i64 %81
  %134 = select i1 %131, double %130, double %80
  br label %135

135:                                              ; preds = %79, %88, %92, %129
  %136 = phi i64 [ %132, %129 ], [ %83, %92 ], [ %83, %88 ], [ %83, %79 ]
  %137 = phi i64 [ %133, %129 ], [ %81, %92 ], [ %81, %88 ], [ %81, %79 ]
  %138 = phi double [ %134, %129 ], [ %80, %92 ], [ %80, %88 ], [ %80, %79 ]
  %139 = add nuw nsw i64 %82, 1
  %140 = icmp eq i64 %139, %8
  br i1 %140, label %74, label %79

141:                                              ; preds = %74
  %142 = load ptr, ptr %29, align 8
  %143 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76
  %144 = load ptr, ptr %0, align 8
  %145 = load ptr, ptr %30, align 8
  %146 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %145, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds %struct.Step, ptr %144, i64 %149
  %151 = load ptr, ptr %31, align 8
  %152 = load i64, ptr %32, align 8
  %153 = mul nsw i64 %152, %76
  %154 = getelementptr inbounds double, ptr %151, i64 %153
  %155 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 2
  %156 = load double, ptr %155, align 8
  %157 = fadd double %77, %156
  %158 = load double, ptr %33, align 8
  %159 = fadd double %77, %158
  %160 = load i64, ptr %34, align 8
  %161 = add i64 %160, 1
  store i64 %161, ptr %34, align 8
  %162 = load double, ptr %35, align 8
  %163 = fadd double %77, %162
  %164 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %75
  store double %163, ptr %164, align 8
  %165 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 1
  %166 = load double, ptr %165, align 8
  %167 = fadd double %77, %166
  %168 = load ptr, ptr %36, align 8
  %169 = load i64, ptr %37, align 8
  %170 = mul nsw i64 %169, %75
  %171 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 4
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %170, %172
  %174 = getelementptr inbounds double, ptr %168, i64 %173
  store double %167, ptr %174, align 8
  %175 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 3
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 1
  br i1 %177, label %178, label %345

178:                                              ; preds = %141
  %179 = load ptr, ptr %38, align 8
  %180 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 9
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = load double, ptr %2, align 8
  %185 = fcmp olt double %184, %77
  %186 = select i1 %185, double %77, double %184
  %187 = fadd double %183, %186
  store double %187, ptr %2, align 8
  %188 = load ptr, ptr %39, align 8
  %189 = load double, ptr %188, align 8
  %190 = fadd double %183, %189
  store double %190, ptr %188, align 8
  %191 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 1
  %192 = load double, ptr %191, align 8
  %193 = load double, ptr %40, align 8
  %194 = fcmp olt double %193, %187
  %195 = select i1 %194, double %187, double %193
  %196 = fadd double %192, %195
  store double %196, ptr %40, align 8
  %197 = getelementptr inbounds double, ptr %188, i64 1
  %198 = load double, ptr %197, align 8
  %199 = fadd double %192, %198
  store double %199, ptr %197, align 8
  %200 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 9
  %201 = load double, ptr %200, align 8
  %202 = fadd double %196, %201
  %203 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 2
  %204 = load double, ptr %203, align 8
  %205 = fcmp ugt double %204, 0.000000e+00
  br i1 %205, label %206, label %345

206:                                              ; preds = %178
  %207 = fcmp olt double %204, 1.000000e+00
  br i1 %207, label %208, label %220

208:                                              ; preds = %206
  %209 = load i64, ptr %3, align 8
  %210 = shl i64 %209, 13
  %211 = xor i64 %210, %209
  %212 = lshr i64 %211, 7
  %213 = xor i64 %212, %211
  %214 = shl i64 %213, 17
  %215 = xor i64 %214, %213
  store i64 %215, ptr %3, align 8
  %216 = lshr i64 %215, 11
  %217 = uitofp i64 %216 to double
  %218 = fmul double %217, 0x3CA0000000000000
  %219 = fcmp ult double %218, %204
  br i1 %219, label %220, label %345

220:                                              ; preds = %208, %206
  %221 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 3
  %222 = load double, ptr %221, align 8
  %223 = load double, ptr %41, align 8
  %224 = fcmp olt double %223, %196
  %225 = select i1 %224, double %196, double %223
  %226 = fadd double %222, %225
  store double %226, ptr %41, align 8
  %227 = getelementptr inbounds double, ptr %188, i64 2
  %228 = load double, ptr %227, align 8
  %229 = fadd double %222, %228
  store double %229, ptr %227, align 8
  %230 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 4
  %231 = load double, ptr %230, align 8
  %232 = load double, ptr %42, align 8
  %233 = fcmp olt double %232, %196
  %234 = select i1 %233, double %196, double %232
  %235 = fadd double %231, %234
  store double %235, ptr %42, align 8
  %236 = getelementptr inbounds double, ptr %188, i64 3
  %237 = load double, ptr %236, align 8
  %238 = fadd double %231, %237
  store double %238, ptr %236, align 8
  %239 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 5
  %240 = load double, ptr %239, align 8
  %241 = fcmp ogt double %240, 0.000000e+00
  br i1 %241, label %242, label %252

242:                                              ; preds = %220
  %243 = load double, ptr %43, align 8
  %244 = fcmp olt double %243, %196
  %245 = select i1 %244, double %196, double %243
  %246 = fadd double %240, %245
  store double %246, ptr %43, align 8
  %247 = getelementptr inbounds double, ptr %188, i64 4
  %248 = load double, ptr %247, align 8
  %249 = fadd double %240, %248
  store double %249, ptr %247, align 8
  %250 = fcmp ogt double %235, %246
  %251 = select i1 %250, double %235, double %246
  br label %252

252:                                              ; preds = %242, %220
  %253 = phi double [ %251, %242 ], [ %235, %220 ]
  %254 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 6
  %255 = load double, ptr %254, align 8
  %256 = fcmp ogt double %255, 0.000000e+00
  br i1 %256, label %257, label %267

257:                                              ; preds = %252
  %258 = load double, ptr %44, align 8
  %259 = fcmp olt double %258, %196
  %260 = select i1 %259, double %196, double %258
  %261 = fadd double %255, %260
  store double %261, ptr %44, align 8
  %262 = getelementptr inbounds double, ptr %188, i64 5
  %263 = load double, ptr %262, align 8
  %264 = fadd double %255, %263
  store double %264, ptr %262, align 8
  %265 = fcmp ogt double %253, %261
  %266 = select i1 %265, double %253, double %261
  br label %267

267:                                              ; preds = %257, %252
  %268 = phi double [ %266, %257 ], [ %253, %252 ]
  %269 = fcmp ogt double %226, %268
  %270 = select i1 %269, double %226, double %268
  %271 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 10
  %272 = load double, ptr %271, align 8
  %273 = fadd double %272, %270
  %274 = fcmp ogt double %202, %273
  %275 = select i1 %274, double %202, double %273
  %276 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 7
  %277 = load double, ptr %276, align 8
  %278 = fcmp ugt double %277, 0.000000e+00
  br i1 %278, label %279, label %345

279:                                              ; preds = %267
  %280 = fcmp olt double %277, 1.000000e+00
  br i1 %280, label %281, label %293

281:                                              ; preds = %279
  %282 = load i64, ptr %3, align 8
  %283 = shl i64 %282, 13
  %284 = xor i64 %283, %282
  %285 = lshr i64 %284, 7
  %286 = xor i64 %285, %284
  %287 = shl i64 %286, 17
  %288 = xor i64 %287, %286
  store i64 %288, ptr %3, align 8
  %289 = lshr i64 %288, 11
  %290 = uitofp i64 %289 to double
  %291 = fmul double %290, 0x3CA0000000000000
  %292 = fcmp ult double %291, %277
  br i1 %292, label %293, label %345

293:                                              ; preds = %281, %279
  %294 = getelementptr inbounds double, ptr %188, i64 6
  %295 = load double, ptr %294, align 8
  %296 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 11
  %297 = load double, ptr %296, align 8
  %298 = fadd double %196, %297
  %299 = fdiv double %295, %298
  %300 = fcmp ogt double %299, 9.000000e-01
  %301 = select i1 %300, double 9.000000e-01, double %299
  %302 = load double, ptr %45, align 8
  %303 = load i64, ptr %3, align 8
  %304 = shl i64 %303, 13
  %305 = xor i64 %304, %303
  %306 = lshr i64 %305, 7
  %307 = xor i64 %306, %305
  %308 = shl i64 %307, 17
  %309 = xor i64 %308, %307
  store i64 %309, ptr %3, align 8
  %310 = lshr i64 %309, 11
  %311 = uitofp i64 %310 to double
  %312 = fmul double %311, 0x3CA0000000000000
  %313 = fadd double %312, 0x3C90000000000000
  %314 = fcmp olt double %313, 5.000000e-01
  br i1 %314, label %315, label %321

315:                                              ; preds = %293, %315
  %316 = phi double [ %319, %315 ], [ 0.000000e+00, %293 ]
  %317 = phi double [ %318, %315 ], [ %313, %293 ]
  %318 = fmul double %317, 2.000000e+00
  %319 = fadd double %316, 1.000000e+00
  %320 = fcmp olt double %318, 5.000000e-01
  br i1 %320, label %315, label %321

321:                                              ; preds = %315, %293
  %322 = phi double [ %313, %293 ], [ %318, %315 ]
  %323 = phi double [ 0.000000e+00, %293 ], [ %319, %315 ]
  %324 = fsub double 1.000000e+00, %322
  %325 = fmul double %324, 2.000000e+00
  %326 = fadd double %323, %325
  %327 = fmul double %326, 6.667000e-01
  %328 = fmul double %302, %327
  %329 = fadd double %297, %328
  %330 = load double, ptr %46, align 8
  %331 = fmul double %301, %330
  %332 = fsub double 1.000000e+00, %301
  %333 = fdiv double %331, %332
  %334 = fadd double %333, %329
  %335 = getelementptr inbounds %struct.Cost, ptr %179, i64 %181, i32 8
  %336 = load double, ptr %335, align 8
  %337 = load double, ptr %47, align 8
  %338 = fcmp olt double %337, %196
  %339 = select i1 %338, double %196, double %337
  %340 = fadd double %336, %339
  store double %340, ptr %47, align 8
  %341 = fadd double %295, %336
  store double %341, ptr %294, align 8
  %342 = fadd double %334, %340
  %343 = fcmp ogt double %275, %342
  %344 = select i1 %343, double %275, double %342
  br label %345

345:                                              ; preds = %321, %281, %267, %208, %178, %141
  %346 = phi double [ %159, %141 ], [ %196, %178 ], [ %196, %208 ], [ %196, %267 ], [ %196, %281 ], [ %196, %321 ]
  %347 = phi double [ %157, %141 ], [ %202, %178 ], [ %202, %208 ], [ %275, %267 ], [ %275, %281 ], [ %344, %321 ]
  %348 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 5
  %349 = load i64, ptr %348, align 8
  %350 = icmp sgt i64 %349, -1
  br i1 %350, label %351, label %356

351:                                              ; preds = %345
  %352 = getelementptr inbounds double, ptr %154, i64 %349
  %353 = load double, ptr %352, align 8
  %354 = fcmp ogt double %353, %347
  %355 = select i1 %354, double %353, double %347
  store double %355, ptr %352, align 8
  br label %356

356:                                              ; preds = %351, %345
  %357 = getelementptr inbounds %struct.Step, ptr %144, i64 %149, i32 6
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, -1
  br i1 %359, label %360, label %365

360:                                              ; preds = %356
  %361 = getelementptr inbounds double, ptr %154, i64 %358
  %362 = load double, ptr %361, align 8
  %363 = fcmp ogt double %362, %346
  %364 = select i1 %363, double %362, double %346
  store double %364, ptr %361, align 8
  br label %365

365:                                              ; preds = %360, %356
  %366 = load double, ptr %150, align 8
  %367 = fadd double %77, %366
  %368 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76, i32 1
  store double %367, ptr %368, align 8
  %369 = load double, ptr %48, align 8
  %370 = fcmp ogt double %367, %347
  %371 = select i1 %370, double %367, double %347
  %372 = fcmp ogt double %369, %371
  %373 = select i1 %372, double %369, double %371
  store double %373, ptr %48, align 8
  %374 = add nsw i64 %147, 1
  store i64 %374, ptr %146, align 8
  %375 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76, i32 3
  %376 = load i64, ptr %375, align 8
  %377 = icmp eq i64 %374, %376
  br i1 %377, label %378, label %451

378:                                              ; preds = %365
  %379 = load i64, ptr %6, align 8
  %380 = sdiv i64 %76, %379
  %381 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76, i32 6
  store i64 0, ptr %381, align 8
  %382 = load ptr, ptr %56, align 8
  %383 = shl nsw i64 %380, 1
  %384 = getelementptr inbounds i64, ptr %382, i64 %383
  %385 = load i64, ptr %384, align 8
  %386 = add nsw i64 %385, -1
  store i64 %386, ptr %384, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %396

388:                                              ; preds = %378
  %389 = load ptr, ptr %59, align 8
  %390 = add nsw i64 %66, 1
  store i64 %390, ptr %19, align 8
  %391 = getelementptr inbounds double, ptr %389, i64 %66
  store double %367, ptr %391, align 8
  %392 = load i64, ptr %60, align 8
  %393 = load i64, ptr %20, align 8
  %394 = icmp slt i64 %392, %393
  br i1 %394, label %395, label %549

395:                                              ; preds = %388
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %380, double noundef %367)
  br label %549

396:                                              ; preds = %378
  %397 = or i64 %383, 1
  %398 = getelementptr inbounds i64, ptr %382, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, %386
  br i1 %400, label %401, label %549

401:                                              ; preds = %396
  store i64 0, ptr %398, align 8
  %402 = load i64, ptr %6, align 8
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %404, label %549

404:                                              ; preds = %401
  %405 = mul nsw i64 %402, %380
  br label %406

406:                                              ; preds = %448, %404
  %407 = phi i64 [ 0, %404 ], [ %449, %448 ]
  %408 = add nsw i64 %407, %405
  %409 = getelementptr inbounds %struct.Walker, ptr %142, i64 %408, i32 5
  %410 = load i64, ptr %409, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %448, label %412

412:                                              ; preds = %406
  store i64 0, ptr %409, align 8
  %413 = getelementptr inbounds %struct.Walker, ptr %142, i64 %408, i32 1
  %414 = load double, ptr %413, align 8
  %415 = load double, ptr %57, align 8
  %416 = fadd double %367, %415
  %417 = fcmp ogt double %414, %416
  %418 = select i1 %417, double %414, double %416
  store double %418, ptr %413, align 8
  %419 = getelementptr inbounds %struct.Walker, ptr %142, i64 %408, i32 2
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds i64, ptr %145, i64 %420
  %422 = load i64, ptr %421, align 8
  %423 = load i64, ptr %32, align 8
  %424 = mul nsw i64 %423, %408
  %425 = getelementptr inbounds double, ptr %151, i64 %424
  %426 = getelementptr inbounds %struct.Step, ptr %144, i64 %422, i32 8
  %427 = load i64, ptr %426, align 8
  %428 = icmp sgt i64 %427, 0
  br i1 %428, label %429, label %445

429:                                              ; preds = %412
  %430 = load ptr, ptr %58, align 8
  %431 = getelementptr inbounds %struct.Step, ptr %144, i64 %422, i32 7
  %432 = load i64, ptr %431, align 8
  br label %433

433:                                              ; preds = %433, %429
  %434 = phi i64 [ 0, %429 ], [ %443, %433 ]
  %435 = phi double [ %418, %429 ], [ %442, %433 ]
  %436 = add nsw i64 %434, %432
  %437 = getelementptr inbounds i64, ptr %430, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds double, ptr %425, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = fcmp ogt double %435, %440
  %442 = select i1 %441, double %435, double %440
  %443 = add nuw nsw i64 %434, 1
  %444 = icmp eq i64 %443, %427
  br i1 %444, label %445, label %433

445:                                              ; preds = %433, %412
  %446 = phi double [ %418, %412 ], [ %442, %433 ]
  %447 = getelementptr inbounds %struct.Walker, ptr %142, i64 %408
  store double %446, ptr %447, align 8
  br label %448

448:                                              ; preds = %445, %406
  %449 = add nuw nsw i64 %407, 1
  %450 = icmp eq i64 %449, %402
  br i1 %450, label %549, label %406

451:                                              ; preds = %365
  %452 = icmp eq i64 %176, 2
  br i1 %452, label %453, label %525

453:                                              ; preds = %451
  %454 = load i64, ptr %6, align 8
  %455 = sdiv i64 %76, %454
  %456 = getelementptr inbounds %struct.Walker, ptr %142, i64 %76, i32 5
  store i64 1, ptr %456, align 8
  %457 = load double, ptr %50, align 8
  %458 = load double, ptr %51, align 8
  %459 = fcmp olt double %458, %77
  %460 = select i1 %459, double %77, double %458
  %461 = fadd double %457, %460
  store double %461, ptr %51, align 8
  %462 = load ptr, ptr %52, align 8
  %463 = getelementptr inbounds double, ptr %462, i64 7
  %464 = load double, ptr %463, align 8
  %465 = fadd double %457, %464
  store double %465, ptr %463, align 8
  %466 = load ptr, ptr %53, align 8
  %467 = shl nsw i64 %455, 1
  %468 = or i64 %467, 1
  %469 = getelementptr inbounds i64, ptr %466, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = add nsw i64 %470, 1
  store i64 %471, ptr %469, align 8
  %472 = getelementptr inbounds i64, ptr %466, i64 %467
  %473 = load i64, ptr %472, align 8
  %474 = icmp eq i64 %471, %473
  br i1 %474, label %475, label %549

475:                                              ; preds = %453
  store i64 0, ptr %469, align 8
  %476 = load i64, ptr %6, align 8
  %477 = icmp sgt i64 %476, 0
  br i1 %477, label %478, label %549

478:                                              ; preds = %475
  %479 = mul nsw i64 %476, %455
  br label %480

480:                                              ; preds = %522, %478
  %481 = phi i64 [ 0, %478 ], [ %523, %522 ]
  %482 = add nsw i64 %481, %479
  %483 = getelementptr inbounds %struct.Walker, ptr %142, i64 %482, i32 5
  %484 = load i64, ptr %483, align 8
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %522, label %486

486:                                              ; preds = %480
  store i64 0, ptr %483, align 8
  %487 = getelementptr inbounds %struct.Walker, ptr %142, i64 %482, i32 1
  %488 = load double, ptr %487, align 8
  %489 = load double, ptr %54, align 8
  %490 = fadd double %461, %489
  %491 = fcmp ogt double %488, %490
  %492 = select i1 %491, double %488, double %490
  store double %492, ptr %487, align 8
  %493 = getelementptr inbounds %struct.Walker, ptr %142, i64 %482, i32 2
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds i64, ptr %145, i64 %494
  %496 = load i64, ptr %495, align 8
  %497 = load i64, ptr %32, align 8
  %498 = mul nsw i64 %497, %482
  %499 = getelementptr inbounds double, ptr %151, i64 %498
  %500 = getelementptr inbounds %struct.Step, ptr %144, i64 %496, i32 8
  %501 = load i64, ptr %500, align 8
  %502 = icmp sgt i64 %501, 0
  br i1 %502, label %503, label %519

503:                                              ; preds = %486
  %504 = load ptr, ptr %55, align 8
  %505 = getelementptr inbounds %struct.Step, ptr %144, i64 %496, i32 7
  %506 = load i64, ptr %505, align 8
  br label %507

507:                                              ; preds = %507, %503
  %508 = phi i64 [ 0, %503 ], [ %517, %507 ]
  %509 = phi double [ %492, %503 ], [ %516, %507 ]
  %510 = add nsw i64 %508, %506
  %511 = getelementptr inbounds i64, ptr %504, i64 %510
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds double, ptr %499, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = fcmp ogt double %509, %514
  %516 = select i1 %515, double %509, double %514
  %517 = add nuw nsw i64 %508, 1
  %518 = icmp eq i64 %517, %501
  br i1 %518, label %519, label %507

519:                                              ; preds = %507, %486
  %520 = phi double [ %492, %486 ], [ %516, %507 ]
  %521 = getelementptr inbounds %struct.Walker, ptr %142, i64 %482
  store double %520, ptr %521, align 8
  br label %522

522:                                              ; preds = %519, %480
  %523 = add nuw nsw i64 %481, 1
  %524 = icmp eq i64 %523, %476
  br i1 %524, label %549, label %480

525:                                              ; preds = %451
  %526 = getelementptr inbounds i64, ptr %145, i64 %374
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds %struct.Step, ptr %144, i64 %527, i32 8
  %529 = load i64, ptr %528, align 8
  %530 = icmp sgt i64 %529, 0
  br i1 %530, label %531, label %547

531:                                              ; preds = %525
  %532 = load ptr, ptr %49, align 8
  %533 = getelementptr inbounds %struct.Step, ptr %144, i64 %527, i32 7
  %534 = load i64, ptr %533, align 8
  br label %535

535:                                              ; preds = %535, %531
  %536 = phi i64 [ 0, %531 ], [ %545, %535 ]
  %537 = phi double [ %367, %531 ], [ %544, %535 ]
  %538 = add nsw i64 %536, %534
  %539 = getelementptr inbounds i64, ptr %532, i64 %538
  %540 = load i64, ptr %539, align 8
  %541 = getelementptr inbounds double, ptr %154, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = fcmp ogt double %537, %542
  %544 = select i1 %543, double %537, double %542
  %545 = add nuw nsw i64 %536, 1
  %546 = icmp eq i64 %545, %529
  br i1 %546, label %547, label %535

547:                                              ; preds = %535, %525
  %548 = phi double [ %367, %525 ], [ %544, %535 ]
  store double %548, ptr %143, align 8
  br label %549

549:                                              ; preds = %522, %448, %547, %475, %453, %401, %396, %395, %388
  br i1 %78, label %65, label %550

550:                                              ; preds = %74, %549, %65
  %551 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %552 = load double, ptr %551, align 8
  br label %554

553:                                              ; preds = %554
  store double %560, ptr %551, align 8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %2)
  ret void

554:                                              ; preds = %550, %554
  %555 = phi i64 [ 0, %550 ], [ %561, %554 ]
  %556 = phi double [ %552, %550 ], [ %560, %554 ]
  %557 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %555
  %558 = load double, ptr %557, align 8
  %559 = fcmp ogt double %556, %558
  %560 = select i1 %559, double %556, double %558
  %561 = add nuw nsw i64 %555, 1
  %562 = icmp eq i64 %561, 8
  br i1 %562, label %553, label %554
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

50:                                               ; preds = %100, %4
  ret void

51:                                               ; preds = %25, %100
  %52 = phi i64 [ 0, %25 ], [ %103, %100 ]
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
  br i1 %37, label %70, label %75

70:                                               ; preds = %51
  %71 = mul i64 %48, %52
  %72 = add i64 %47, %71
  %73 = load ptr, ptr %38, align 8
  %74 = getelementptr i8, ptr %73, i64 %72
  tail call void @llvm.memset.p0.i64(ptr align 8 %74, i8 0, i64 %49, i1 false)
  br label %75

75:                                               ; preds = %70, %51
  %76 = getelementptr inbounds i64, ptr %41, i64 %61
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %36, %53
  %79 = getelementptr inbounds double, ptr %43, i64 %78
  %80 = load double, ptr %59, align 8
  %81 = getelementptr inbounds %struct.Step, ptr %39, i64 %77, i32 8
  %82 = load i64, ptr %81, align 8
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %100

84:                                               ; preds = %75
  %85 = load ptr, ptr %44, align 8
  %86 = getelementptr inbounds %struct.Step, ptr %39, i64 %77, i32 7
  %87 = load i64, ptr %86, align 8
  br label %88

88:                                               ; preds = %88, %84
  %89 = phi i64 [ 0, %84 ], [ %98, %88 ]
  %90 = phi double [ %80, %84 ], [ %97, %88 ]
  %91 = add nsw i64 %89, %87
  %92 = getelementptr inbounds i64, ptr %85, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %79, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fcmp ogt double %90, %95
  %97 = select i1 %96, double %90, double %95
  %98 = add nuw nsw i64 %89, 1
  %99 = icmp eq i64 %98, %82
  br i1 %99, label %100, label %88

100:                                              ; preds = %88, %75
  %101 = phi double [ %80, %75 ], [ %97, %88 ]
  %102 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53
  store double %101, ptr %102, align 8
  %103 = add nuw nsw i64 %52, 1
  %104 = icmp eq i64 %103, %23
  br i1 %104, label %50, label %51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)



