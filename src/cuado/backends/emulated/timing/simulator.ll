; sha256 of the sources: e970c200b338f727e988cea3234c26f2d62ac4399f3ff23c965b5f51d95ddec9

%struct.State = type { [6 x double], [8 x double], double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64 }
%struct.Warp = type { double, double, i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Access = type { double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %2, i8 0, i64 144, i1 false)
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

13:                                               ; preds = %11, %56
  %14 = phi i64 [ 0, %11 ], [ %57, %56 ]
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %56, label %18

18:                                               ; preds = %13, %56, %1
  %19 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %20 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %21 = icmp sgt i64 %8, 0
  %22 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %28 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 1
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %40 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 1
  %41 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 2
  %42 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 3
  %43 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 4
  %44 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 5
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %49 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %55 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3
  br label %60

56:                                               ; preds = %13
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %14, double noundef 0.000000e+00)
  %57 = add nuw nsw i64 %14, 1
  %58 = load i64, ptr %4, align 8
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %13, label %18

60:                                               ; preds = %492, %18
  %61 = load i64, ptr %19, align 8
  %62 = load i64, ptr %20, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %493

64:                                               ; preds = %60
  br i1 %21, label %65, label %69

65:                                               ; preds = %64
  %66 = load ptr, ptr %22, align 8
  %67 = load double, ptr %2, align 8
  %68 = load double, ptr %28, align 8
  br label %74

69:                                               ; preds = %130, %64
  %70 = phi i64 [ 0, %64 ], [ %131, %130 ]
  %71 = phi i64 [ -1, %64 ], [ %132, %130 ]
  %72 = phi double [ 1.000000e+300, %64 ], [ %133, %130 ]
  %73 = icmp sgt i64 %71, -1
  br i1 %73, label %136, label %493

74:                                               ; preds = %65, %130
  %75 = phi double [ 1.000000e+300, %65 ], [ %133, %130 ]
  %76 = phi i64 [ -1, %65 ], [ %132, %130 ]
  %77 = phi i64 [ 0, %65 ], [ %134, %130 ]
  %78 = phi i64 [ 0, %65 ], [ %131, %130 ]
  %79 = getelementptr inbounds %struct.Warp, ptr %66, i64 %77
  %80 = getelementptr inbounds %struct.Warp, ptr %66, i64 %77, i32 6
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %130, label %83

83:                                               ; preds = %74
  %84 = getelementptr inbounds %struct.Warp, ptr %66, i64 %77, i32 5
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %130

87:                                               ; preds = %83
  %88 = load double, ptr %79, align 8
  %89 = fcmp ult double %88, %75
  br i1 %89, label %90, label %130

90:                                               ; preds = %87
  %91 = load i64, ptr %23, align 8
  %92 = srem i64 %77, %91
  %93 = load ptr, ptr %0, align 8
  %94 = load ptr, ptr %24, align 8
  %95 = getelementptr inbounds %struct.Warp, ptr %66, i64 %77, i32 2
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %94, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %92
  %100 = load double, ptr %99, align 8
  %101 = fcmp ogt double %88, %100
  %102 = select i1 %101, double %88, double %100
  %103 = load ptr, ptr %25, align 8
  %104 = load i64, ptr %26, align 8
  %105 = mul nsw i64 %104, %92
  %106 = getelementptr inbounds %struct.Step, ptr %93, i64 %98, i32 4
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %105, %107
  %109 = getelementptr inbounds double, ptr %103, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fcmp ogt double %102, %110
  %112 = select i1 %111, double %102, double %110
  %113 = getelementptr inbounds %struct.Step, ptr %93, i64 %98, i32 3
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, 1
  br i1 %115, label %116, label %124

116:                                              ; preds = %90
  %117 = load double, ptr %27, align 8
  %118 = fsub double %67, %117
  %119 = fcmp ogt double %112, %118
  %120 = select i1 %119, double %112, double %118
  %121 = fsub double %68, %117
  %122 = fcmp ogt double %120, %121
  %123 = select i1 %122, double %120, double %121
  br label %124

124:                                              ; preds = %90, %116
  %125 = phi double [ %123, %116 ], [ %112, %90 ]
  %126 = fcmp olt double %125, %75
  %127 = select i1 %126, i64 %92, i64 %78
  %128 = select i1 %126, i64 %77, i64 %76
  %129 = select i1 %126, double %125, double %75
  br label %130

130:                                              ; preds = %74, %83, %87, %124
  %131 = phi i64 [ %127, %124 ], [ %78, %87 ], [ %78, %83 ], [ %78, %74 ]
  %132 = phi i64 [ %128, %124 ], [ %76, %87 ], [ %76, %83 ], [ %76, %74 ]
  %133 = phi double [ %129, %124 ], [ %75, %87 ], [ %75, %83 ], [ %75, %74 ]
  %134 = add nuw nsw i64 %77, 1
  %135 = icmp eq i64 %134, %8
  br i1 %135, label %69, label %74

136:                                              ; preds = %69
  %137 = load ptr, ptr %29, align 8
  %138 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71
  %139 = load ptr, ptr %0, align 8
  %140 = load ptr, ptr %30, align 8
  %141 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds i64, ptr %140, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.Step, ptr %139, i64 %144
  %146 = load ptr, ptr %31, align 8
  %147 = load i64, ptr %32, align 8
  %148 = mul nsw i64 %147, %71
  %149 = getelementptr inbounds double, ptr %146, i64 %148
  %150 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 2
  %151 = load double, ptr %150, align 8
  %152 = fadd double %72, %151
  %153 = load double, ptr %33, align 8
  %154 = fadd double %72, %153
  %155 = load i64, ptr %34, align 8
  %156 = add i64 %155, 1
  store i64 %156, ptr %34, align 8
  %157 = load double, ptr %35, align 8
  %158 = fadd double %72, %157
  %159 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %70
  store double %158, ptr %159, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 1
  %161 = load double, ptr %160, align 8
  %162 = fadd double %72, %161
  %163 = load ptr, ptr %36, align 8
  %164 = load i64, ptr %37, align 8
  %165 = mul nsw i64 %164, %70
  %166 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 4
  %167 = load i64, ptr %166, align 8
  %168 = add nsw i64 %165, %167
  %169 = getelementptr inbounds double, ptr %163, i64 %168
  store double %162, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 3
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 1
  br i1 %172, label %173, label %297

173:                                              ; preds = %136
  %174 = load ptr, ptr %38, align 8
  %175 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 9
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds %struct.Access, ptr %174, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = load double, ptr %2, align 8
  %180 = fcmp olt double %179, %72
  %181 = select i1 %180, double %72, double %179
  %182 = fadd double %178, %181
  store double %182, ptr %2, align 8
  %183 = load ptr, ptr %39, align 8
  %184 = load double, ptr %183, align 8
  %185 = fadd double %178, %184
  store double %185, ptr %183, align 8
  %186 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 1
  %187 = load double, ptr %186, align 8
  %188 = load double, ptr %40, align 8
  %189 = fcmp olt double %188, %182
  %190 = select i1 %189, double %182, double %188
  %191 = fadd double %187, %190
  store double %191, ptr %40, align 8
  %192 = getelementptr inbounds double, ptr %183, i64 1
  %193 = load double, ptr %192, align 8
  %194 = fadd double %187, %193
  store double %194, ptr %192, align 8
  %195 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 8
  %196 = load double, ptr %195, align 8
  %197 = fadd double %191, %196
  %198 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 2
  %199 = load double, ptr %198, align 8
  %200 = fcmp ugt double %199, 0.000000e+00
  br i1 %200, label %201, label %297

201:                                              ; preds = %173
  %202 = fcmp olt double %199, 1.000000e+00
  br i1 %202, label %203, label %215

203:                                              ; preds = %201
  %204 = load i64, ptr %3, align 8
  %205 = shl i64 %204, 13
  %206 = xor i64 %205, %204
  %207 = lshr i64 %206, 7
  %208 = xor i64 %207, %206
  %209 = shl i64 %208, 17
  %210 = xor i64 %209, %208
  store i64 %210, ptr %3, align 8
  %211 = lshr i64 %210, 11
  %212 = uitofp i64 %211 to double
  %213 = fmul double %212, 0x3CA0000000000000
  %214 = fcmp ult double %213, %199
  br i1 %214, label %215, label %297

215:                                              ; preds = %203, %201
  %216 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 3
  %217 = load double, ptr %216, align 8
  %218 = load double, ptr %41, align 8
  %219 = fcmp olt double %218, %191
  %220 = select i1 %219, double %191, double %218
  %221 = fadd double %217, %220
  store double %221, ptr %41, align 8
  %222 = getelementptr inbounds double, ptr %183, i64 2
  %223 = load double, ptr %222, align 8
  %224 = fadd double %217, %223
  store double %224, ptr %222, align 8
  %225 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 4
  %226 = load double, ptr %225, align 8
  %227 = load double, ptr %42, align 8
  %228 = fcmp olt double %227, %191
  %229 = select i1 %228, double %191, double %227
  %230 = fadd double %226, %229
  store double %230, ptr %42, align 8
  %231 = getelementptr inbounds double, ptr %183, i64 3
  %232 = load double, ptr %231, align 8
  %233 = fadd double %226, %232
  store double %233, ptr %231, align 8
  %234 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 5
  %235 = load double, ptr %234, align 8
  %236 = fcmp ogt double %235, 0.000000e+00
  br i1 %236, label %237, label %247

237:                                              ; preds = %215
  %238 = load double, ptr %43, align 8
  %239 = fcmp olt double %238, %191
  %240 = select i1 %239, double %191, double %238
  %241 = fadd double %235, %240
  store double %241, ptr %43, align 8
  %242 = getelementptr inbounds double, ptr %183, i64 4
  %243 = load double, ptr %242, align 8
  %244 = fadd double %235, %243
  store double %244, ptr %242, align 8
  %245 = fcmp ogt double %230, %241
  %246 = select i1 %245, double %230, double %241
  br label %247

247:                                              ; preds = %237, %215
  %248 = phi double [ %246, %237 ], [ %230, %215 ]
  %249 = fcmp ogt double %221, %248
  %250 = select i1 %249, double %221, double %248
  %251 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 9
  %252 = load double, ptr %251, align 8
  %253 = fadd double %252, %250
  %254 = fcmp ogt double %197, %253
  %255 = select i1 %254, double %197, double %253
  %256 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 6
  %257 = load double, ptr %256, align 8
  %258 = fcmp ugt double %257, 0.000000e+00
  br i1 %258, label %259, label %297

259:                                              ; preds = %247
  %260 = fcmp olt double %257, 1.000000e+00
  br i1 %260, label %261, label %273

261:                                              ; preds = %259
  %262 = load i64, ptr %3, align 8
  %263 = shl i64 %262, 13
  %264 = xor i64 %263, %262
  %265 = lshr i64 %264, 7
  %266 = xor i64 %265, %264
  %267 = shl i64 %266, 17
  %268 = xor i64 %267, %266
  store i64 %268, ptr %3, align 8
  %269 = lshr i64 %268, 11
  %270 = uitofp i64 %269 to double
  %271 = fmul double %270, 0x3CA0000000000000
  %272 = fcmp ult double %271, %257
  br i1 %272, label %273, label %297

273:                                              ; preds = %261, %259
  %274 = getelementptr inbounds double, ptr %183, i64 5
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 10
  %277 = load double, ptr %276, align 8
  %278 = fadd double %191, %277
  %279 = fdiv double %275, %278
  %280 = fcmp ogt double %279, 9.000000e-01
  %281 = select i1 %280, double 9.000000e-01, double %279
  %282 = getelementptr inbounds %struct.Access, ptr %174, i64 %176, i32 7
  %283 = load double, ptr %282, align 8
  %284 = load double, ptr %44, align 8
  %285 = fcmp olt double %284, %191
  %286 = select i1 %285, double %191, double %284
  %287 = fadd double %283, %286
  store double %287, ptr %44, align 8
  %288 = fadd double %275, %283
  store double %288, ptr %274, align 8
  %289 = load double, ptr %276, align 8
  %290 = fadd double %287, %289
  %291 = load double, ptr %45, align 8
  %292 = fsub double 1.000000e+00, %281
  %293 = fdiv double %291, %292
  %294 = fadd double %290, %293
  %295 = fcmp ogt double %255, %294
  %296 = select i1 %295, double %255, double %294
  br label %297

297:                                              ; preds = %273, %261, %247, %203, %173, %136
  %298 = phi double [ %154, %136 ], [ %191, %173 ], [ %191, %203 ], [ %191, %247 ], [ %191, %261 ], [ %191, %273 ]
  %299 = phi double [ %152, %136 ], [ %197, %173 ], [ %197, %203 ], [ %255, %247 ], [ %255, %261 ], [ %296, %273 ]
  %300 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 5
  %301 = load i64, ptr %300, align 8
  %302 = icmp sgt i64 %301, -1
  br i1 %302, label %303, label %308

303:                                              ; preds = %297
  %304 = getelementptr inbounds double, ptr %149, i64 %301
  %305 = load double, ptr %304, align 8
  %306 = fcmp ogt double %305, %299
  %307 = select i1 %306, double %305, double %299
  store double %307, ptr %304, align 8
  br label %308

308:                                              ; preds = %303, %297
  %309 = getelementptr inbounds %struct.Step, ptr %139, i64 %144, i32 6
  %310 = load i64, ptr %309, align 8
  %311 = icmp sgt i64 %310, -1
  br i1 %311, label %312, label %317

312:                                              ; preds = %308
  %313 = getelementptr inbounds double, ptr %149, i64 %310
  %314 = load double, ptr %313, align 8
  %315 = fcmp ogt double %314, %298
  %316 = select i1 %315, double %314, double %298
  store double %316, ptr %313, align 8
  br label %317

317:                                              ; preds = %312, %308
  %318 = load double, ptr %145, align 8
  %319 = fadd double %72, %318
  %320 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71, i32 1
  store double %319, ptr %320, align 8
  %321 = load double, ptr %46, align 8
  %322 = fcmp ogt double %319, %299
  %323 = select i1 %322, double %319, double %299
  %324 = fcmp ogt double %321, %323
  %325 = select i1 %324, double %321, double %323
  store double %325, ptr %46, align 8
  %326 = add nsw i64 %142, 1
  store i64 %326, ptr %141, align 8
  %327 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71, i32 3
  %328 = load i64, ptr %327, align 8
  %329 = icmp eq i64 %326, %328
  br i1 %329, label %330, label %403

330:                                              ; preds = %317
  %331 = load i64, ptr %6, align 8
  %332 = sdiv i64 %71, %331
  %333 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71, i32 6
  store i64 0, ptr %333, align 8
  %334 = load ptr, ptr %51, align 8
  %335 = shl nsw i64 %332, 1
  %336 = getelementptr inbounds i64, ptr %334, i64 %335
  %337 = load i64, ptr %336, align 8
  %338 = add nsw i64 %337, -1
  store i64 %338, ptr %336, align 8
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %348

340:                                              ; preds = %330
  %341 = load ptr, ptr %54, align 8
  %342 = add nsw i64 %61, 1
  store i64 %342, ptr %19, align 8
  %343 = getelementptr inbounds double, ptr %341, i64 %61
  store double %319, ptr %343, align 8
  %344 = load i64, ptr %55, align 8
  %345 = load i64, ptr %20, align 8
  %346 = icmp slt i64 %344, %345
  br i1 %346, label %347, label %492

347:                                              ; preds = %340
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %332, double noundef %319)
  br label %492

348:                                              ; preds = %330
  %349 = or i64 %335, 1
  %350 = getelementptr inbounds i64, ptr %334, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %351, %338
  br i1 %352, label %353, label %492

353:                                              ; preds = %348
  store i64 0, ptr %350, align 8
  %354 = load i64, ptr %6, align 8
  %355 = icmp sgt i64 %354, 0
  br i1 %355, label %356, label %492

356:                                              ; preds = %353
  %357 = mul nsw i64 %354, %332
  br label %358

358:                                              ; preds = %400, %356
  %359 = phi i64 [ 0, %356 ], [ %401, %400 ]
  %360 = add nsw i64 %359, %357
  %361 = getelementptr inbounds %struct.Warp, ptr %137, i64 %360, i32 5
  %362 = load i64, ptr %361, align 8
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %400, label %364

364:                                              ; preds = %358
  store i64 0, ptr %361, align 8
  %365 = getelementptr inbounds %struct.Warp, ptr %137, i64 %360, i32 1
  %366 = load double, ptr %365, align 8
  %367 = load double, ptr %52, align 8
  %368 = fadd double %319, %367
  %369 = fcmp ogt double %366, %368
  %370 = select i1 %369, double %366, double %368
  store double %370, ptr %365, align 8
  %371 = getelementptr inbounds %struct.Warp, ptr %137, i64 %360, i32 2
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds i64, ptr %140, i64 %372
  %374 = load i64, ptr %373, align 8
  %375 = load i64, ptr %32, align 8
  %376 = mul nsw i64 %375, %360
  %377 = getelementptr inbounds double, ptr %146, i64 %376
  %378 = getelementptr inbounds %struct.Step, ptr %139, i64 %374, i32 8
  %379 = load i64, ptr %378, align 8
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %381, label %397

381:                                              ; preds = %364
  %382 = load ptr, ptr %53, align 8
  %383 = getelementptr inbounds %struct.Step, ptr %139, i64 %374, i32 7
  %384 = load i64, ptr %383, align 8
  br label %385

385:                                              ; preds = %385, %381
  %386 = phi i64 [ 0, %381 ], [ %395, %385 ]
  %387 = phi double [ %370, %381 ], [ %394, %385 ]
  %388 = add nsw i64 %386, %384
  %389 = getelementptr inbounds i64, ptr %382, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds double, ptr %377, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = fcmp ogt double %387, %392
  %394 = select i1 %393, double %387, double %392
  %395 = add nuw nsw i64 %386, 1
  %396 = icmp eq i64 %395, %379
  br i1 %396, label %397, label %385

397:                                              ; preds = %385, %364
  %398 = phi double [ %370, %364 ], [ %394, %385 ]
  %399 = getelementptr inbounds %struct.Warp, ptr %137, i64 %360
  store double %398, ptr %399, align 8
  br label %400

400:                                              ; preds = %397, %358
  %401 = add nuw nsw i64 %359, 1
  %402 = icmp eq i64 %401, %354
  br i1 %402, label %492, label %358

403:                                              ; preds = %317
  %404 = icmp eq i64 %171, 2
  br i1 %404, label %405, label %468

405:                                              ; preds = %403
  %406 = load i64, ptr %6, align 8
  %407 = sdiv i64 %71, %406
  %408 = getelementptr inbounds %struct.Warp, ptr %137, i64 %71, i32 5
  store i64 1, ptr %408, align 8
  %409 = load ptr, ptr %48, align 8
  %410 = shl nsw i64 %407, 1
  %411 = or i64 %410, 1
  %412 = getelementptr inbounds i64, ptr %409, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = add nsw i64 %413, 1
  store i64 %414, ptr %412, align 8
  %415 = getelementptr inbounds i64, ptr %409, i64 %410
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %414, %416
  br i1 %417, label %418, label %492

418:                                              ; preds = %405
  store i64 0, ptr %412, align 8
  %419 = load i64, ptr %6, align 8
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %492

421:                                              ; preds = %418
  %422 = mul nsw i64 %419, %407
  br label %423

423:                                              ; preds = %465, %421
  %424 = phi i64 [ 0, %421 ], [ %466, %465 ]
  %425 = add nsw i64 %424, %422
  %426 = getelementptr inbounds %struct.Warp, ptr %137, i64 %425, i32 5
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %465, label %429

429:                                              ; preds = %423
  store i64 0, ptr %426, align 8
  %430 = getelementptr inbounds %struct.Warp, ptr %137, i64 %425, i32 1
  %431 = load double, ptr %430, align 8
  %432 = load double, ptr %49, align 8
  %433 = fadd double %72, %432
  %434 = fcmp ogt double %431, %433
  %435 = select i1 %434, double %431, double %433
  store double %435, ptr %430, align 8
  %436 = getelementptr inbounds %struct.Warp, ptr %137, i64 %425, i32 2
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr inbounds i64, ptr %140, i64 %437
  %439 = load i64, ptr %438, align 8
  %440 = load i64, ptr %32, align 8
  %441 = mul nsw i64 %440, %425
  %442 = getelementptr inbounds double, ptr %146, i64 %441
  %443 = getelementptr inbounds %struct.Step, ptr %139, i64 %439, i32 8
  %444 = load i64, ptr %443, align 8
  %445 = icmp sgt i64 %444, 0
  br i1 %445, label %446, label %462

446:                                              ; preds = %429
  %447 = load ptr, ptr %50, align 8
  %448 = getelementptr inbounds %struct.Step, ptr %139, i64 %439, i32 7
  %449 = load i64, ptr %448, align 8
  br label %450

450:                                              ; preds = %450, %446
  %451 = phi i64 [ 0, %446 ], [ %460, %450 ]
  %452 = phi double [ %435, %446 ], [ %459, %450 ]
  %453 = add nsw i64 %451, %449
  %454 = getelementptr inbounds i64, ptr %447, i64 %453
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds double, ptr %442, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = fcmp ogt double %452, %457
  %459 = select i1 %458, double %452, double %457
  %460 = add nuw nsw i64 %451, 1
  %461 = icmp eq i64 %460, %444
  br i1 %461, label %462, label %450

462:                                              ; preds = %450, %429
  %463 = phi double [ %435, %429 ], [ %459, %450 ]
  %464 = getelementptr inbounds %struct.Warp, ptr %137, i64 %425
  store double %463, ptr %464, align 8
  br label %465

465:                                              ; preds = %462, %423
  %466 = add nuw nsw i64 %424, 1
  %467 = icmp eq i64 %466, %419
  br i1 %467, label %492, label %423

468:                                              ; preds = %403
  %469 = getelementptr inbounds i64, ptr %140, i64 %326
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds %struct.Step, ptr %139, i64 %470, i32 8
  %472 = load i64, ptr %471, align 8
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %490

474:                                              ; preds = %468
  %475 = load ptr, ptr %47, align 8
  %476 = getelementptr inbounds %struct.Step, ptr %139, i64 %470, i32 7
  %477 = load i64, ptr %476, align 8
  br label %478

478:                                              ; preds = %478, %474
  %479 = phi i64 [ 0, %474 ], [ %488, %478 ]
  %480 = phi double [ %319, %474 ], [ %487, %478 ]
  %481 = add nsw i64 %479, %477
  %482 = getelementptr inbounds i64, ptr %475, i64 %481
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr inbounds double, ptr %149, i64 %483
  %485 = load double, ptr %484, align 8
  %486 = fcmp ogt double %480, %485
  %487 = select i1 %486, double %480, double %485
  %488 = add nuw nsw i64 %479, 1
  %489 = icmp eq i64 %488, %472
  br i1 %489, label %490, label %478

490:                                              ; preds = %478, %468
  %491 = phi double [ %319, %468 ], [ %487, %478 ]
  store double %491, ptr %138, align 8
  br label %492

492:                                              ; preds = %465, %400, %490, %418, %405, %353, %348, %347, %340
  br i1 %73, label %60, label %493

493:                                              ; preds = %69, %492, %60
  %494 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %495 = load double, ptr %494, align 8
  br label %497

496:                                              ; preds = %497
  store double %503, ptr %494, align 8
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %2)
  ret void

497:                                              ; preds = %493, %497
  %498 = phi i64 [ 0, %493 ], [ %504, %497 ]
  %499 = phi double [ %495, %493 ], [ %503, %497 ]
  %500 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %498
  %501 = load double, ptr %500, align 8
  %502 = fcmp ogt double %499, %501
  %503 = select i1 %502, double %499, double %501
  %504 = add nuw nsw i64 %498, 1
  %505 = icmp eq i64 %504, 6
  br i1 %505, label %496, label %497
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
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %13 = load double, ptr %12, align 8
  %14 = fadd double %13, %11
  store double %14, ptr %8, align 8
  %15 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
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
  %27 = mul nsw i64 %23, %6
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %45 = mul i64 %23, %36
  %46 = mul i64 %45, %2
  %47 = shl i64 %46, 3
  %48 = shl i64 %36, 3
  %49 = shl nuw i64 %36, 3
  br label %51

50:                                               ; preds = %99, %4
  ret void

51:                                               ; preds = %25, %99
  %52 = phi i64 [ 0, %25 ], [ %102, %99 ]
  %53 = add nsw i64 %26, %52
  %54 = add nsw i64 %27, %52
  %55 = srem i64 %54, %29
  %56 = load double, ptr %32, align 8
  %57 = fadd double %11, %56
  %58 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 1
  store double %57, ptr %58, align 8
  %59 = getelementptr inbounds i64, ptr %34, i64 %55
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 2
  store i64 %60, ptr %61, align 8
  %62 = add nsw i64 %55, 1
  %63 = getelementptr inbounds i64, ptr %34, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 3
  store i64 %64, ptr %65, align 8
  %66 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 4
  store i64 %6, ptr %66, align 8
  %67 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 5
  store i64 0, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53, i32 6
  store i64 1, ptr %68, align 8
  br i1 %37, label %69, label %74

69:                                               ; preds = %51
  %70 = mul i64 %48, %52
  %71 = add i64 %47, %70
  %72 = load ptr, ptr %38, align 8
  %73 = getelementptr i8, ptr %72, i64 %71
  tail call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %49, i1 false)
  br label %74

74:                                               ; preds = %69, %51
  %75 = getelementptr inbounds i64, ptr %41, i64 %60
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %36, %53
  %78 = getelementptr inbounds double, ptr %43, i64 %77
  %79 = load double, ptr %58, align 8
  %80 = getelementptr inbounds %struct.Step, ptr %39, i64 %76, i32 8
  %81 = load i64, ptr %80, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %99

83:                                               ; preds = %74
  %84 = load ptr, ptr %44, align 8
  %85 = getelementptr inbounds %struct.Step, ptr %39, i64 %76, i32 7
  %86 = load i64, ptr %85, align 8
  br label %87

87:                                               ; preds = %87, %83
  %88 = phi i64 [ 0, %83 ], [ %97, %87 ]
  %89 = phi double [ %79, %83 ], [ %96, %87 ]
  %90 = add nsw i64 %88, %86
  %91 = getelementptr inbounds i64, ptr %84, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %78, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fcmp ogt double %89, %94
  %96 = select i1 %95, double %89, double %94
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %81
  br i1 %98, label %99, label %87

99:                                               ; preds = %87, %74
  %100 = phi double [ %79, %74 ], [ %96, %87 ]
  %101 = getelementptr inbounds %struct.Warp, ptr %31, i64 %53
  store double %100, ptr %101, align 8
  %102 = add nuw nsw i64 %52, 1
  %103 = icmp eq i64 %102, %23
  br i1 %103, label %50, label %51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)



