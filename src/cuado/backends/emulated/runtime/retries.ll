; sha256 of the sources: 3282ef12fda155fe1fab7c42fd224ce9e2215d585f6955ea33696cb1ecd0b48b

%struct.Retries = type { i64, i64, i64, i64, i64, double, double, double, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double }
%struct.RetryWarp = type { double, double, ptr, %struct.RetryCount, i32, i32, i32, i32, i32, [32 x i32] }
%struct.RetryCount = type { i64, i64, i64, i64, i64, i64 }
%struct.RetryLoop = type { double, double, double, double, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @retry(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca [32 x i32], align 16
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = mul i64 %5, %3
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %12 = load ptr, ptr %11, align 8
  br label %16

13:                                               ; preds = %16, %1
  %14 = load i64, ptr %0, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %57

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %33, %16 ]
  %18 = udiv i64 %17, %5
  %19 = getelementptr inbounds ptr, ptr %10, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = urem i64 %17, %5
  %22 = getelementptr inbounds i64, ptr %20, i64 %21
  %23 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 2
  store ptr %22, ptr %23, align 8
  %24 = load i64, ptr %22, align 8
  %25 = and i64 %24, 1152921504606846975
  %26 = icmp ne i64 %25, 0
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 6
  store i32 %27, ptr %28, align 8
  %29 = xor i1 %26, true
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 7
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds i64, ptr %20, i64 %25
  store ptr %32, ptr %23, align 8
  %33 = add nuw i64 %17, 1
  %34 = icmp eq i64 %33, %6
  br i1 %34, label %13, label %16

35:                                               ; preds = %57, %13
  %36 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 17
  %38 = icmp eq i64 %6, 0
  %39 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %40 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %41 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %42 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %44 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %45 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %48 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 7
  %49 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %50 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 6
  %51 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %55 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %56 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 5
  br label %62

57:                                               ; preds = %13, %57
  %58 = phi i64 [ %59, %57 ], [ 0, %13 ]
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %58)
  %59 = add nuw i64 %58, 1
  %60 = load i64, ptr %0, align 8
  %61 = icmp ult i64 %59, %60
  br i1 %61, label %57, label %35

62:                                               ; preds = %35, %422
  %63 = phi i64 [ %423, %422 ], [ 0, %35 ]
  %64 = load i64, ptr %36, align 8
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %424

66:                                               ; preds = %62
  br i1 %38, label %103, label %67

67:                                               ; preds = %66
  %68 = load ptr, ptr %39, align 8
  br label %69

69:                                               ; preds = %99, %67
  %70 = phi ptr [ null, %67 ], [ %100, %99 ]
  %71 = phi i64 [ 0, %67 ], [ %101, %99 ]
  %72 = getelementptr inbounds %struct.RetryWarp, ptr %68, i64 %71
  %73 = getelementptr inbounds %struct.RetryWarp, ptr %68, i64 %71, i32 6
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %99

76:                                               ; preds = %69
  %77 = getelementptr inbounds %struct.RetryWarp, ptr %68, i64 %71, i32 7
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %99

80:                                               ; preds = %76
  %81 = load ptr, ptr %40, align 8
  %82 = load i64, ptr %41, align 8
  %83 = urem i64 %71, %82
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = load double, ptr %72, align 8
  %87 = fcmp ogt double %86, %85
  %88 = select i1 %87, double %86, double %85
  %89 = icmp eq ptr %70, null
  br i1 %89, label %98, label %90

90:                                               ; preds = %80
  %91 = load double, ptr %37, align 8
  %92 = fcmp ogt double %88, %91
  br i1 %92, label %99, label %93

93:                                               ; preds = %90
  %94 = fcmp oeq double %88, %91
  br i1 %94, label %95, label %98

95:                                               ; preds = %93
  %96 = load double, ptr %70, align 8
  %97 = fcmp ult double %86, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %95, %93, %80
  store double %88, ptr %37, align 8
  br label %99

99:                                               ; preds = %98, %95, %90, %76, %69
  %100 = phi ptr [ %70, %76 ], [ %70, %69 ], [ %72, %98 ], [ %70, %95 ], [ %70, %90 ]
  %101 = add nuw i64 %71, 1
  %102 = icmp eq i64 %101, %6
  br i1 %102, label %103, label %69

103:                                              ; preds = %99, %66
  %104 = phi ptr [ null, %66 ], [ %100, %99 ]
  %105 = icmp eq ptr %104, null
  br i1 %105, label %422, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %42, align 8
  %108 = ptrtoint ptr %104 to i64
  %109 = ptrtoint ptr %107 to i64
  %110 = sub i64 %108, %109
  %111 = sdiv exact i64 %110, 224
  %112 = load ptr, ptr %43, align 8
  %113 = load i64, ptr %44, align 8
  %114 = urem i64 %111, %113
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = load double, ptr %37, align 8
  store double %116, ptr %104, align 8
  %117 = getelementptr inbounds %struct.RetryWarp, ptr %104, i64 0, i32 5
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = add i64 %63, %119
  %121 = icmp eq i32 %118, 0
  br i1 %121, label %259, label %122

122:                                              ; preds = %106
  %123 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111
  %124 = load i64, ptr %4, align 8
  %125 = udiv i64 %111, %124
  %126 = load i64, ptr %45, align 8
  %127 = mul i64 %126, %125
  %128 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 2
  %129 = load ptr, ptr %128, align 8
  %130 = load i64, ptr %129, align 8
  %131 = load ptr, ptr %46, align 8
  %132 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 4
  br label %165

133:                                              ; preds = %198
  %134 = lshr i64 %130, 44
  %135 = and i64 %134, 32767
  %136 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = add i64 %137, 1
  store i64 %138, ptr %136, align 8
  %139 = load i32, ptr %132, align 8
  %140 = tail call i32 @llvm.ctpop.i32(i32 %139)
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 3
  %143 = load i64, ptr %142, align 8
  %144 = add i64 %143, %141
  store i64 %144, ptr %142, align 8
  %145 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 8
  %146 = load i32, ptr %145, align 8
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds %struct.RetryLoop, ptr %131, i64 %135, i32 4
  %149 = load i64, ptr %148, align 8
  %150 = add i64 %149, %147
  %151 = uitofp i64 %150 to double
  %152 = load double, ptr %123, align 8
  %153 = uitofp i64 %113 to double
  %154 = fmul double %153, %151
  %155 = fadd double %152, %154
  store double %155, ptr %115, align 8
  %156 = load double, ptr %123, align 8
  %157 = load double, ptr %50, align 8
  %158 = fadd double %156, %157
  %159 = fadd double %158, %151
  %160 = fadd double %159, -1.000000e+00
  %161 = xor i32 %199, -1
  %162 = and i32 %139, %161
  store i32 %162, ptr %132, align 8
  %163 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 5
  store i32 0, ptr %163, align 4
  %164 = icmp eq i32 %162, 0
  br i1 %164, label %217, label %202

165:                                              ; preds = %198, %122
  %166 = phi i64 [ 0, %122 ], [ %200, %198 ]
  %167 = phi i32 [ 0, %122 ], [ %199, %198 ]
  %168 = load i32, ptr %132, align 8
  %169 = trunc i64 %166 to i32
  %170 = shl nuw i32 1, %169
  %171 = and i32 %168, %170
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %198, label %173

173:                                              ; preds = %165
  %174 = lshr i32 %169, 2
  %175 = add nuw nsw i32 %174, 1
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds i64, ptr %129, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = shl i64 %166, 4
  %180 = and i64 %179, 48
  %181 = lshr i64 %178, %180
  %182 = and i64 %181, 65535
  %183 = add i64 %182, %127
  %184 = load ptr, ptr %47, align 8
  %185 = getelementptr inbounds i32, ptr %184, i64 %183
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 9, i64 %166
  %188 = load i32, ptr %187, align 4
  %189 = icmp eq i32 %186, %188
  br i1 %189, label %190, label %198

190:                                              ; preds = %173
  %191 = add i32 %186, 1
  store i32 %191, ptr %185, align 4
  %192 = load double, ptr %123, align 8
  %193 = load double, ptr %48, align 8
  %194 = fadd double %192, %193
  %195 = load ptr, ptr %49, align 8
  %196 = getelementptr inbounds double, ptr %195, i64 %183
  store double %194, ptr %196, align 8
  %197 = or i32 %170, %167
  br label %198

198:                                              ; preds = %190, %173, %165
  %199 = phi i32 [ %167, %165 ], [ %197, %190 ], [ %167, %173 ]
  %200 = add nuw nsw i64 %166, 1
  %201 = icmp eq i64 %200, 32
  br i1 %201, label %133, label %165

202:                                              ; preds = %133
  %203 = icmp ne i32 %199, 0
  %204 = zext i1 %203 to i64
  %205 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 4
  %206 = load i64, ptr %205, align 8
  %207 = add i64 %206, %204
  store i64 %207, ptr %205, align 8
  %208 = getelementptr inbounds %struct.RetryLoop, ptr %131, i64 %135, i32 1
  %209 = load double, ptr %208, align 8
  %210 = fadd double %160, %209
  br i1 %203, label %211, label %214

211:                                              ; preds = %202
  %212 = getelementptr inbounds %struct.RetryLoop, ptr %131, i64 %135, i32 2
  %213 = load double, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %202
  %215 = phi double [ %213, %211 ], [ 0.000000e+00, %202 ]
  %216 = fadd double %210, %215
  store double %216, ptr %123, align 8
  br label %422

217:                                              ; preds = %133
  %218 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3
  %219 = load ptr, ptr %51, align 8
  %220 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135
  %221 = load i64, ptr %218, align 8
  %222 = load i64, ptr %220, align 8
  %223 = add i64 %222, %221
  store i64 %223, ptr %220, align 8
  %224 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135, i32 1
  %227 = load i64, ptr %226, align 8
  %228 = add i64 %227, %225
  store i64 %228, ptr %226, align 8
  %229 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135, i32 2
  %230 = load i64, ptr %229, align 8
  %231 = add i64 %230, %138
  store i64 %231, ptr %229, align 8
  %232 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135, i32 3
  %233 = load i64, ptr %232, align 8
  %234 = add i64 %233, %144
  store i64 %234, ptr %232, align 8
  %235 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 4
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135, i32 4
  %238 = load i64, ptr %237, align 8
  %239 = add i64 %238, %236
  store i64 %239, ptr %237, align 8
  %240 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 5
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds %struct.RetryCount, ptr %219, i64 %135, i32 5
  %243 = load i64, ptr %242, align 8
  %244 = add i64 %243, %241
  store i64 %244, ptr %242, align 8
  %245 = getelementptr inbounds i64, ptr %129, i64 9
  store ptr %245, ptr %128, align 8
  %246 = getelementptr inbounds %struct.RetryLoop, ptr %131, i64 %135, i32 3
  %247 = load double, ptr %246, align 8
  %248 = fadd double %160, %247
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %111, double noundef %248)
  %249 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 6
  %250 = load i32, ptr %249, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %256

252:                                              ; preds = %217
  %253 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 7
  %254 = load i32, ptr %253, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %422, label %256

256:                                              ; preds = %252, %217
  %257 = load i64, ptr %4, align 8
  %258 = udiv i64 %111, %257
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %258)
  br label %422

259:                                              ; preds = %106
  %260 = load i64, ptr %4, align 8
  %261 = load i64, ptr %52, align 8
  %262 = load ptr, ptr %53, align 8
  %263 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 2
  %264 = load ptr, ptr %263, align 8
  %265 = load i64, ptr %264, align 8
  %266 = lshr i64 %265, 44
  %267 = and i64 %266, 32767
  %268 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 4
  %269 = load i32, ptr %268, align 8
  %270 = getelementptr inbounds %struct.RetryLoop, ptr %262, i64 %267, i32 4
  %271 = load i64, ptr %270, align 8
  %272 = tail call i32 @llvm.cttz.i32(i32 %269, i1 true)
  %273 = lshr i32 %272, 2
  %274 = add nuw nsw i32 %273, 1
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds i64, ptr %264, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = shl nuw nsw i32 %272, 4
  %279 = and i32 %278, 48
  %280 = zext i32 %279 to i64
  %281 = lshr i64 %277, %280
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %287

282:                                              ; preds = %306
  %283 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111
  %284 = udiv i64 %111, %260
  %285 = mul i64 %284, %261
  %286 = icmp eq i32 %309, 0
  br i1 %286, label %312, label %365

287:                                              ; preds = %306, %259
  %288 = phi i32 [ 0, %259 ], [ %310, %306 ]
  %289 = phi i32 [ 1, %259 ], [ %309, %306 ]
  %290 = shl nuw i32 1, %288
  %291 = and i32 %290, %269
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %306, label %293

293:                                              ; preds = %287
  %294 = lshr i32 %288, 2
  %295 = add nuw nsw i32 %294, 1
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds i64, ptr %264, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = shl i32 %288, 4
  %300 = and i32 %299, 48
  %301 = zext i32 %300 to i64
  %302 = lshr i64 %298, %301
  %303 = xor i64 %302, %281
  %304 = and i64 %303, 65535
  %305 = icmp eq i64 %304, 0
  br label %306

306:                                              ; preds = %293, %287
  %307 = phi i1 [ true, %287 ], [ %305, %293 ]
  %308 = zext i1 %307 to i32
  %309 = and i32 %289, %308
  %310 = add nuw nsw i32 %288, 1
  %311 = icmp eq i32 %310, 32
  br i1 %311, label %282, label %287

312:                                              ; preds = %282, %361
  %313 = phi i32 [ %362, %361 ], [ 1, %282 ]
  %314 = phi i32 [ %363, %361 ], [ 0, %282 ]
  %315 = shl nuw i32 1, %314
  %316 = and i32 %315, %269
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %361, label %318

318:                                              ; preds = %312
  %319 = lshr i32 %314, 2
  %320 = add nuw nsw i32 %319, 1
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds i64, ptr %264, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = shl nuw i32 %314, 4
  %325 = and i32 %324, 48
  %326 = zext i32 %325 to i64
  %327 = lshr i64 %323, %326
  %328 = and i64 %327, 65535
  %329 = icmp eq i32 %314, 0
  br i1 %329, label %353, label %331

330:                                              ; preds = %348
  br i1 %349, label %361, label %353

331:                                              ; preds = %318, %348
  %332 = phi i32 [ %350, %348 ], [ 0, %318 ]
  %333 = shl nuw i32 1, %332
  %334 = and i32 %333, %269
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %348, label %336

336:                                              ; preds = %331
  %337 = lshr i32 %332, 2
  %338 = add nuw nsw i32 %337, 1
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds i64, ptr %264, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = shl i32 %332, 4
  %343 = and i32 %342, 48
  %344 = zext i32 %343 to i64
  %345 = lshr i64 %341, %344
  %346 = and i64 %345, 65535
  %347 = icmp eq i64 %346, %328
  br label %348

348:                                              ; preds = %336, %331
  %349 = phi i1 [ false, %331 ], [ %347, %336 ]
  %350 = add nuw nsw i32 %332, 1
  %351 = icmp uge i32 %350, %314
  %352 = select i1 %351, i1 true, i1 %349
  br i1 %352, label %330, label %331

353:                                              ; preds = %330, %318
  %354 = udiv i64 %328, %271
  %355 = udiv i64 32, %271
  %356 = urem i64 %354, %355
  %357 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %356
  %358 = load i32, ptr %357, align 4
  %359 = add i32 %358, 1
  store i32 %359, ptr %357, align 4
  %360 = tail call i32 @llvm.umax.i32(i32 %359, i32 %313)
  br label %361

361:                                              ; preds = %353, %330, %312
  %362 = phi i32 [ %313, %312 ], [ %360, %353 ], [ %313, %330 ]
  %363 = add nuw nsw i32 %314, 1
  %364 = icmp eq i32 %363, 32
  br i1 %364, label %365, label %312

365:                                              ; preds = %361, %282
  %366 = phi i32 [ 1, %282 ], [ %362, %361 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %367

367:                                              ; preds = %395, %365
  %368 = phi i64 [ 0, %365 ], [ %396, %395 ]
  %369 = trunc i64 %368 to i32
  %370 = shl nuw i32 1, %369
  %371 = and i32 %370, %269
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %395, label %373

373:                                              ; preds = %367
  %374 = lshr i32 %369, 2
  %375 = add nuw nsw i32 %374, 1
  %376 = zext i32 %375 to i64
  %377 = getelementptr inbounds i64, ptr %264, i64 %376
  %378 = load i64, ptr %377, align 8
  %379 = shl i64 %368, 4
  %380 = and i64 %379, 48
  %381 = lshr i64 %378, %380
  %382 = and i64 %381, 65535
  %383 = add i64 %382, %285
  %384 = load ptr, ptr %54, align 8
  %385 = getelementptr inbounds i32, ptr %384, i64 %383
  %386 = load i32, ptr %385, align 4
  %387 = load double, ptr %283, align 8
  %388 = load ptr, ptr %55, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %383
  %390 = load double, ptr %389, align 8
  %391 = fcmp olt double %387, %390
  %392 = sext i1 %391 to i32
  %393 = add i32 %386, %392
  %394 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 9, i64 %368
  store i32 %393, ptr %394, align 4
  br label %395

395:                                              ; preds = %373, %367
  %396 = add nuw nsw i64 %368, 1
  %397 = icmp eq i64 %396, 32
  br i1 %397, label %398, label %367

398:                                              ; preds = %395
  %399 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 8
  store i32 %366, ptr %399, align 8
  %400 = zext i32 %366 to i64
  %401 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 3, i32 5
  %402 = load i64, ptr %401, align 8
  %403 = add i64 %402, %400
  store i64 %403, ptr %401, align 8
  %404 = load double, ptr %283, align 8
  %405 = uitofp i32 %366 to double
  %406 = uitofp i64 %113 to double
  %407 = fmul double %406, %405
  %408 = fadd double %407, %404
  store double %408, ptr %115, align 8
  %409 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 1
  %410 = load double, ptr %409, align 8
  %411 = load double, ptr %56, align 8
  %412 = fadd double %411, %405
  %413 = fadd double %412, -1.000000e+00
  %414 = fcmp ogt double %410, %413
  %415 = select i1 %414, double %410, double %413
  %416 = getelementptr inbounds %struct.RetryLoop, ptr %262, i64 %267
  %417 = load double, ptr %416, align 8
  %418 = fadd double %417, %415
  %419 = load double, ptr %283, align 8
  %420 = fadd double %419, %418
  store double %420, ptr %283, align 8
  store double 0.000000e+00, ptr %409, align 8
  %421 = getelementptr inbounds %struct.RetryWarp, ptr %107, i64 %111, i32 5
  store i32 1, ptr %421, align 4
  br label %422

422:                                              ; preds = %256, %252, %214, %398, %103
  %423 = phi i64 [ %63, %103 ], [ %120, %398 ], [ %120, %214 ], [ %120, %252 ], [ %120, %256 ]
  br i1 %105, label %424, label %62

424:                                              ; preds = %422, %62
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @release(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, %1
  %6 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %7 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  br label %8

8:                                                ; preds = %79, %2
  %9 = phi i32 [ 0, %2 ], [ %80, %79 ]
  %10 = phi double [ 0.000000e+00, %2 ], [ %49, %79 ]
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %12, label %81

12:                                               ; preds = %8
  %13 = load i64, ptr %3, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %46, label %15

15:                                               ; preds = %12
  %16 = load ptr, ptr %6, align 8
  br label %21

17:                                               ; preds = %42
  %18 = add nuw i64 %24, 1
  %19 = icmp uge i64 %18, %13
  %20 = icmp eq i64 %18, %13
  br i1 %20, label %46, label %21

21:                                               ; preds = %15, %17
  %22 = phi i1 [ %14, %15 ], [ %19, %17 ]
  %23 = phi double [ %10, %15 ], [ %45, %17 ]
  %24 = phi i64 [ 0, %15 ], [ %18, %17 ]
  %25 = phi i32 [ 0, %15 ], [ %44, %17 ]
  %26 = add i64 %24, %5
  %27 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 7
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 6
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %42, label %35

35:                                               ; preds = %31, %21
  %36 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 6
  %37 = load i32, ptr %36, align 8
  %38 = add i32 %37, %25
  %39 = load double, ptr %27, align 8
  %40 = fcmp ogt double %39, %23
  %41 = select i1 %40, double %39, double %23
  br label %42

42:                                               ; preds = %31, %35
  %43 = phi i1 [ true, %35 ], [ false, %31 ]
  %44 = phi i32 [ %38, %35 ], [ %25, %31 ]
  %45 = phi double [ %41, %35 ], [ %23, %31 ]
  br i1 %43, label %17, label %46

46:                                               ; preds = %42, %17, %12
  %47 = phi i1 [ %14, %12 ], [ %22, %42 ], [ %19, %17 ]
  %48 = phi i32 [ 0, %12 ], [ %44, %17 ], [ %44, %42 ]
  %49 = phi double [ %10, %12 ], [ %45, %17 ], [ %45, %42 ]
  %50 = icmp ne i32 %48, 0
  %51 = select i1 %47, i1 %50, i1 false
  br i1 %51, label %52, label %79

52:                                               ; preds = %46
  %53 = load i64, ptr %3, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %79, label %55

55:                                               ; preds = %52, %74
  %56 = phi i64 [ %76, %74 ], [ 0, %52 ]
  %57 = phi i32 [ %75, %74 ], [ %9, %52 ]
  %58 = load ptr, ptr %7, align 8
  %59 = add i64 %56, %5
  %60 = getelementptr inbounds %struct.RetryWarp, ptr %58, i64 %59, i32 6
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %74, label %63

63:                                               ; preds = %55
  store i32 0, ptr %60, align 8
  tail call fastcc void @come(ptr noundef %0, i64 noundef %59, double noundef %49)
  %64 = load i32, ptr %60, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %63
  %67 = getelementptr inbounds %struct.RetryWarp, ptr %58, i64 %59, i32 7
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, 0
  br label %70

70:                                               ; preds = %66, %63
  %71 = phi i1 [ false, %63 ], [ %69, %66 ]
  %72 = zext i1 %71 to i32
  %73 = or i32 %57, %72
  br label %74

74:                                               ; preds = %55, %70
  %75 = phi i32 [ %73, %70 ], [ %57, %55 ]
  %76 = add nuw i64 %56, 1
  %77 = load i64, ptr %3, align 8
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %55, label %79

79:                                               ; preds = %74, %52, %46
  %80 = phi i32 [ %9, %46 ], [ %9, %52 ], [ %75, %74 ]
  br i1 %51, label %8, label %81

81:                                               ; preds = %8, %79
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @come(ptr nocapture noundef %0, i64 noundef %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1
  store double %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 5
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %10, -1152921504606846976
  %12 = icmp eq i64 %11, -9223372036854775808
  br i1 %12, label %13, label %76

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %15 = load ptr, ptr %14, align 8
  %16 = lshr i64 %10, 44
  %17 = and i64 %16, 32767
  %18 = getelementptr inbounds %struct.RetryLoop, ptr %15, i64 %17, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %27, label %34

21:                                               ; preds = %27
  %22 = lshr i64 %30, 44
  %23 = and i64 %22, 32767
  %24 = getelementptr inbounds %struct.RetryLoop, ptr %15, i64 %23, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %33

27:                                               ; preds = %13, %21
  %28 = phi ptr [ %29, %21 ], [ %9, %13 ]
  %29 = getelementptr inbounds i64, ptr %28, i64 9
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, -1152921504606846976
  %32 = icmp eq i64 %31, -9223372036854775808
  br i1 %32, label %21, label %75

33:                                               ; preds = %21
  store ptr %29, ptr %8, align 8
  br label %34

34:                                               ; preds = %33, %13
  %35 = phi i1 [ %12, %13 ], [ %32, %33 ]
  %36 = phi i64 [ %10, %13 ], [ %30, %33 ]
  %37 = phi ptr [ %9, %13 ], [ %29, %33 ]
  br i1 %35, label %38, label %76

38:                                               ; preds = %34
  %39 = trunc i64 %36 to i32
  %40 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 4
  store i32 %39, ptr %40, align 8
  %41 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 3
  %42 = tail call i32 @llvm.ctpop.i32(i32 %39)
  %43 = zext i32 %42 to i64
  store i64 1, ptr %41, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 8
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %41, i64 16
  %46 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false)
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %37, align 8
  %49 = lshr i64 %48, 44
  %50 = and i64 %49, 32767
  %51 = getelementptr inbounds %struct.RetryLoop, ptr %47, i64 %50, i32 5
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 13
  %57 = xor i64 %56, %55
  %58 = lshr i64 %57, 7
  %59 = xor i64 %58, %57
  %60 = shl i64 %59, 17
  %61 = xor i64 %60, %59
  store i64 %61, ptr %54, align 8
  %62 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 8
  %63 = load double, ptr %62, align 8
  %64 = fmul double %63, 2.000000e+00
  %65 = lshr i64 %61, 11
  %66 = uitofp i64 %65 to double
  %67 = fmul double %66, 0x3CA0000000000000
  %68 = fmul double %64, %67
  %69 = fptoui double %68 to i64
  %70 = uitofp i64 %69 to double
  br i1 %53, label %73, label %71

71:                                               ; preds = %38
  %72 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 1
  store double %70, ptr %72, align 8
  br label %94

73:                                               ; preds = %38
  %74 = fadd double %70, %2
  store double %74, ptr %6, align 8
  br label %94

75:                                               ; preds = %27
  store ptr %29, ptr %8, align 8
  br label %76

76:                                               ; preds = %75, %3, %34
  %77 = phi i64 [ %36, %34 ], [ %10, %3 ], [ %30, %75 ]
  %78 = and i64 %77, 1152921504606846975
  %79 = icmp ne i64 %78, 0
  %80 = xor i1 %79, true
  %81 = zext i1 %80 to i32
  %82 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 7
  store i32 %81, ptr %82, align 4
  %83 = zext i1 %79 to i32
  %84 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 6
  store i32 %83, ptr %84, align 8
  br i1 %79, label %85, label %94

85:                                               ; preds = %76
  %86 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 9
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = udiv i64 %1, %89
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds i64, ptr %92, i64 %78
  store ptr %93, ptr %8, align 8
  br label %94

94:                                               ; preds = %76, %85, %71, %73
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)



