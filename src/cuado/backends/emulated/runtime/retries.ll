; sha256 of the sources: 88cf0af84e7dbe7076aefc7c793a1a74b12a6f7683228a6eeff8ac5c7941afea

%struct.Retries = type { i64, i64, i64, i64, i64, double, double, double, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, i64 }
%struct.RetryWarp = type { double, double, ptr, %struct.RetryCount, i32, i32, i32, i32, i32, [32 x i32] }
%struct.RetryCount = type { i64, i64, i64, i64, i64, i64 }
%struct.RetryLoop = type { double, double, double, double, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @retry(ptr noundef %0) local_unnamed_addr {
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
  %11 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8
  br label %16

13:                                               ; preds = %16, %1
  %14 = load i64, ptr %0, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %43

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

35:                                               ; preds = %43, %13
  %36 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %41 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %42 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  br label %71

43:                                               ; preds = %13, %43
  %44 = phi i64 [ %45, %43 ], [ 0, %13 ]
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %44)
  %45 = add nuw i64 %44, 1
  %46 = load i64, ptr %0, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %43, label %35

48:                                               ; preds = %121, %35
  %49 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %50 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %53 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %55 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %56 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 18
  %57 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 19
  %58 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %59 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %60 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %61 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 7
  %62 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %63 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %65 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %66 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %67 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %68 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %69 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 5
  %70 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  br label %127

71:                                               ; preds = %39, %121
  %72 = phi i64 [ 0, %39 ], [ %125, %121 ]
  %73 = icmp ult i64 %72, %6
  br i1 %73, label %74, label %121

74:                                               ; preds = %71
  %75 = load ptr, ptr %40, align 8
  %76 = ptrtoint ptr %75 to i64
  br label %77

77:                                               ; preds = %117, %74
  %78 = phi ptr [ null, %74 ], [ %118, %117 ]
  %79 = phi i64 [ %72, %74 ], [ %119, %117 ]
  %80 = getelementptr inbounds %struct.RetryWarp, ptr %75, i64 %79
  %81 = getelementptr inbounds %struct.RetryWarp, ptr %75, i64 %79, i32 6
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %117

84:                                               ; preds = %77
  %85 = getelementptr inbounds %struct.RetryWarp, ptr %75, i64 %79, i32 7
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %117

88:                                               ; preds = %84
  %89 = icmp eq ptr %78, null
  br i1 %89, label %116, label %90

90:                                               ; preds = %88
  %91 = load ptr, ptr %41, align 8
  %92 = urem i64 %79, %37
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = load double, ptr %80, align 8
  %96 = fcmp ogt double %95, %94
  %97 = select i1 %96, double %95, double %94
  %98 = ptrtoint ptr %78 to i64
  %99 = sub i64 %98, %76
  %100 = sdiv exact i64 %99, 224
  %101 = urem i64 %100, %37
  %102 = getelementptr inbounds double, ptr %91, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = load double, ptr %78, align 8
  %105 = fcmp ogt double %104, %103
  %106 = select i1 %105, double %104, double %103
  %107 = fcmp olt double %97, %106
  br i1 %107, label %113, label %108

108:                                              ; preds = %90
  %109 = fcmp oeq double %97, %106
  br i1 %109, label %110, label %113

110:                                              ; preds = %108
  %111 = fcmp olt double %95, %104
  %112 = zext i1 %111 to i32
  br label %113

113:                                              ; preds = %110, %108, %90
  %114 = phi i32 [ 1, %90 ], [ 0, %108 ], [ %112, %110 ]
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %117, label %116

116:                                              ; preds = %113, %88
  br label %117

117:                                              ; preds = %116, %113, %84, %77
  %118 = phi ptr [ %78, %77 ], [ %78, %84 ], [ %80, %116 ], [ %78, %113 ]
  %119 = add i64 %79, %37
  %120 = icmp ult i64 %119, %6
  br i1 %120, label %77, label %121

121:                                              ; preds = %117, %71
  %122 = phi ptr [ null, %71 ], [ %118, %117 ]
  %123 = load ptr, ptr %42, align 8
  %124 = getelementptr inbounds ptr, ptr %123, i64 %72
  store ptr %122, ptr %124, align 8
  %125 = add nuw i64 %72, 1
  %126 = icmp eq i64 %125, %37
  br i1 %126, label %48, label %71

127:                                              ; preds = %48, %566
  %128 = phi i64 [ %567, %566 ], [ 0, %48 ]
  %129 = load i64, ptr %50, align 8
  %130 = icmp ult i64 %128, %129
  br i1 %130, label %131, label %568

131:                                              ; preds = %127
  %132 = load i64, ptr %49, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %136, label %134

134:                                              ; preds = %131
  %135 = load ptr, ptr %51, align 8
  br label %139

136:                                              ; preds = %179, %131
  %137 = phi ptr [ null, %131 ], [ %180, %179 ]
  %138 = icmp eq ptr %137, null
  br i1 %138, label %566, label %183

139:                                              ; preds = %134, %179
  %140 = phi i64 [ 0, %134 ], [ %181, %179 ]
  %141 = phi ptr [ null, %134 ], [ %180, %179 ]
  %142 = getelementptr inbounds ptr, ptr %135, i64 %140
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %179, label %145

145:                                              ; preds = %139
  %146 = icmp eq ptr %141, null
  br i1 %146, label %178, label %147

147:                                              ; preds = %145
  %148 = load ptr, ptr %52, align 8
  %149 = load ptr, ptr %53, align 8
  %150 = ptrtoint ptr %143 to i64
  %151 = ptrtoint ptr %149 to i64
  %152 = sub i64 %150, %151
  %153 = sdiv exact i64 %152, 224
  %154 = urem i64 %153, %132
  %155 = getelementptr inbounds double, ptr %148, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = load double, ptr %143, align 8
  %158 = fcmp ogt double %157, %156
  %159 = select i1 %158, double %157, double %156
  %160 = ptrtoint ptr %141 to i64
  %161 = sub i64 %160, %151
  %162 = sdiv exact i64 %161, 224
  %163 = urem i64 %162, %132
  %164 = getelementptr inbounds double, ptr %148, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = load double, ptr %141, align 8
  %167 = fcmp ogt double %166, %165
  %168 = select i1 %167, double %166, double %165
  %169 = fcmp olt double %159, %168
  br i1 %169, label %175, label %170

170:                                              ; preds = %147
  %171 = fcmp oeq double %159, %168
  br i1 %171, label %172, label %175

172:                                              ; preds = %170
  %173 = fcmp olt double %157, %166
  %174 = zext i1 %173 to i32
  br label %175

175:                                              ; preds = %147, %170, %172
  %176 = phi i32 [ 1, %147 ], [ 0, %170 ], [ %174, %172 ]
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %179, label %178

178:                                              ; preds = %175, %145
  br label %179

179:                                              ; preds = %139, %175, %178
  %180 = phi ptr [ %143, %178 ], [ %141, %175 ], [ %141, %139 ]
  %181 = add nuw i64 %140, 1
  %182 = icmp eq i64 %181, %132
  br i1 %182, label %136, label %139

183:                                              ; preds = %136
  %184 = load ptr, ptr %54, align 8
  %185 = ptrtoint ptr %137 to i64
  %186 = ptrtoint ptr %184 to i64
  %187 = sub i64 %185, %186
  %188 = sdiv exact i64 %187, 224
  %189 = urem i64 %188, %132
  %190 = load ptr, ptr %55, align 8
  %191 = getelementptr inbounds double, ptr %190, i64 %189
  %192 = load double, ptr %191, align 8
  %193 = load double, ptr %137, align 8
  %194 = fcmp ogt double %193, %192
  %195 = select i1 %194, double %193, double %192
  store double %195, ptr %137, align 8
  store double %195, ptr %56, align 8
  %196 = getelementptr inbounds %struct.RetryWarp, ptr %137, i64 0, i32 5
  %197 = load i32, ptr %196, align 4
  %198 = zext i32 %197 to i64
  %199 = add i64 %128, %198
  store i64 0, ptr %57, align 8
  %200 = icmp eq i32 %197, 0
  br i1 %200, label %338, label %201

201:                                              ; preds = %183
  %202 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188
  %203 = load i64, ptr %4, align 8
  %204 = udiv i64 %188, %203
  %205 = load i64, ptr %58, align 8
  %206 = mul i64 %205, %204
  %207 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 2
  %208 = load ptr, ptr %207, align 8
  %209 = load i64, ptr %208, align 8
  %210 = load ptr, ptr %59, align 8
  %211 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 4
  br label %244

212:                                              ; preds = %277
  %213 = lshr i64 %209, 44
  %214 = and i64 %213, 32767
  %215 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = add i64 %216, 1
  store i64 %217, ptr %215, align 8
  %218 = load i32, ptr %211, align 8
  %219 = tail call i32 @llvm.ctpop.i32(i32 %218)
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 3
  %222 = load i64, ptr %221, align 8
  %223 = add i64 %222, %220
  store i64 %223, ptr %221, align 8
  %224 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 8
  %225 = load i32, ptr %224, align 8
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds %struct.RetryLoop, ptr %210, i64 %214, i32 4
  %228 = load i64, ptr %227, align 8
  %229 = add i64 %228, %226
  %230 = uitofp i64 %229 to double
  %231 = load double, ptr %202, align 8
  %232 = uitofp i64 %132 to double
  %233 = fmul double %232, %230
  %234 = fadd double %231, %233
  store double %234, ptr %191, align 8
  %235 = load double, ptr %202, align 8
  %236 = load double, ptr %63, align 8
  %237 = fadd double %235, %236
  %238 = fadd double %237, %230
  %239 = fadd double %238, -1.000000e+00
  %240 = xor i32 %278, -1
  %241 = and i32 %218, %240
  store i32 %241, ptr %211, align 8
  %242 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 5
  store i32 0, ptr %242, align 4
  %243 = icmp eq i32 %241, 0
  br i1 %243, label %296, label %281

244:                                              ; preds = %277, %201
  %245 = phi i64 [ 0, %201 ], [ %279, %277 ]
  %246 = phi i32 [ 0, %201 ], [ %278, %277 ]
  %247 = load i32, ptr %211, align 8
  %248 = trunc i64 %245 to i32
  %249 = shl nuw i32 1, %248
  %250 = and i32 %247, %249
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %277, label %252

252:                                              ; preds = %244
  %253 = lshr i32 %248, 2
  %254 = add nuw nsw i32 %253, 1
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds i64, ptr %208, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = shl i64 %245, 4
  %259 = and i64 %258, 48
  %260 = lshr i64 %257, %259
  %261 = and i64 %260, 65535
  %262 = add i64 %261, %206
  %263 = load ptr, ptr %60, align 8
  %264 = getelementptr inbounds i32, ptr %263, i64 %262
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 9, i64 %245
  %267 = load i32, ptr %266, align 4
  %268 = icmp eq i32 %265, %267
  br i1 %268, label %269, label %277

269:                                              ; preds = %252
  %270 = add i32 %265, 1
  store i32 %270, ptr %264, align 4
  %271 = load double, ptr %202, align 8
  %272 = load double, ptr %61, align 8
  %273 = fadd double %271, %272
  %274 = load ptr, ptr %62, align 8
  %275 = getelementptr inbounds double, ptr %274, i64 %262
  store double %273, ptr %275, align 8
  %276 = or i32 %249, %246
  br label %277

277:                                              ; preds = %269, %252, %244
  %278 = phi i32 [ %246, %244 ], [ %276, %269 ], [ %246, %252 ]
  %279 = add nuw nsw i64 %245, 1
  %280 = icmp eq i64 %279, 32
  br i1 %280, label %212, label %244

281:                                              ; preds = %212
  %282 = icmp ne i32 %278, 0
  %283 = zext i1 %282 to i64
  %284 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 4
  %285 = load i64, ptr %284, align 8
  %286 = add i64 %285, %283
  store i64 %286, ptr %284, align 8
  %287 = getelementptr inbounds %struct.RetryLoop, ptr %210, i64 %214, i32 1
  %288 = load double, ptr %287, align 8
  %289 = fadd double %239, %288
  br i1 %282, label %290, label %293

290:                                              ; preds = %281
  %291 = getelementptr inbounds %struct.RetryLoop, ptr %210, i64 %214, i32 2
  %292 = load double, ptr %291, align 8
  br label %293

293:                                              ; preds = %290, %281
  %294 = phi double [ %292, %290 ], [ 0.000000e+00, %281 ]
  %295 = fadd double %289, %294
  store double %295, ptr %202, align 8
  br label %501

296:                                              ; preds = %212
  %297 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3
  %298 = load ptr, ptr %64, align 8
  %299 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214
  %300 = load i64, ptr %297, align 8
  %301 = load i64, ptr %299, align 8
  %302 = add i64 %301, %300
  store i64 %302, ptr %299, align 8
  %303 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 1
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214, i32 1
  %306 = load i64, ptr %305, align 8
  %307 = add i64 %306, %304
  store i64 %307, ptr %305, align 8
  %308 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214, i32 2
  %309 = load i64, ptr %308, align 8
  %310 = add i64 %309, %217
  store i64 %310, ptr %308, align 8
  %311 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214, i32 3
  %312 = load i64, ptr %311, align 8
  %313 = add i64 %312, %223
  store i64 %313, ptr %311, align 8
  %314 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 4
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214, i32 4
  %317 = load i64, ptr %316, align 8
  %318 = add i64 %317, %315
  store i64 %318, ptr %316, align 8
  %319 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 5
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds %struct.RetryCount, ptr %298, i64 %214, i32 5
  %322 = load i64, ptr %321, align 8
  %323 = add i64 %322, %320
  store i64 %323, ptr %321, align 8
  %324 = getelementptr inbounds i64, ptr %208, i64 9
  store ptr %324, ptr %207, align 8
  %325 = getelementptr inbounds %struct.RetryLoop, ptr %210, i64 %214, i32 3
  %326 = load double, ptr %325, align 8
  %327 = fadd double %239, %326
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %188, double noundef %327)
  %328 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 6
  %329 = load i32, ptr %328, align 8
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %335

331:                                              ; preds = %296
  %332 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 7
  %333 = load i32, ptr %332, align 4
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %501, label %335

335:                                              ; preds = %331, %296
  %336 = load i64, ptr %4, align 8
  %337 = udiv i64 %188, %336
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %337)
  br label %501

338:                                              ; preds = %183
  %339 = load i64, ptr %4, align 8
  %340 = load i64, ptr %65, align 8
  %341 = load ptr, ptr %66, align 8
  %342 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 2
  %343 = load ptr, ptr %342, align 8
  %344 = load i64, ptr %343, align 8
  %345 = lshr i64 %344, 44
  %346 = and i64 %345, 32767
  %347 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 4
  %348 = load i32, ptr %347, align 8
  %349 = getelementptr inbounds %struct.RetryLoop, ptr %341, i64 %346, i32 4
  %350 = load i64, ptr %349, align 8
  %351 = tail call i32 @llvm.cttz.i32(i32 %348, i1 true)
  %352 = lshr i32 %351, 2
  %353 = add nuw nsw i32 %352, 1
  %354 = zext i32 %353 to i64
  %355 = getelementptr inbounds i64, ptr %343, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = shl nuw nsw i32 %351, 4
  %358 = and i32 %357, 48
  %359 = zext i32 %358 to i64
  %360 = lshr i64 %356, %359
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %366

361:                                              ; preds = %385
  %362 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188
  %363 = udiv i64 %188, %339
  %364 = mul i64 %363, %340
  %365 = icmp eq i32 %388, 0
  br i1 %365, label %391, label %444

366:                                              ; preds = %385, %338
  %367 = phi i32 [ 0, %338 ], [ %389, %385 ]
  %368 = phi i32 [ 1, %338 ], [ %388, %385 ]
  %369 = shl nuw i32 1, %367
  %370 = and i32 %369, %348
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %385, label %372

372:                                              ; preds = %366
  %373 = lshr i32 %367, 2
  %374 = add nuw nsw i32 %373, 1
  %375 = zext i32 %374 to i64
  %376 = getelementptr inbounds i64, ptr %343, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = shl i32 %367, 4
  %379 = and i32 %378, 48
  %380 = zext i32 %379 to i64
  %381 = lshr i64 %377, %380
  %382 = xor i64 %381, %360
  %383 = and i64 %382, 65535
  %384 = icmp eq i64 %383, 0
  br label %385

385:                                              ; preds = %372, %366
  %386 = phi i1 [ true, %366 ], [ %384, %372 ]
  %387 = zext i1 %386 to i32
  %388 = and i32 %368, %387
  %389 = add nuw nsw i32 %367, 1
  %390 = icmp eq i32 %389, 32
  br i1 %390, label %361, label %366

391:                                              ; preds = %361, %440
  %392 = phi i32 [ %441, %440 ], [ 1, %361 ]
  %393 = phi i32 [ %442, %440 ], [ 0, %361 ]
  %394 = shl nuw i32 1, %393
  %395 = and i32 %394, %348
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %440, label %397

397:                                              ; preds = %391
  %398 = lshr i32 %393, 2
  %399 = add nuw nsw i32 %398, 1
  %400 = zext i32 %399 to i64
  %401 = getelementptr inbounds i64, ptr %343, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = shl nuw i32 %393, 4
  %404 = and i32 %403, 48
  %405 = zext i32 %404 to i64
  %406 = lshr i64 %402, %405
  %407 = and i64 %406, 65535
  %408 = icmp eq i32 %393, 0
  br i1 %408, label %432, label %410

409:                                              ; preds = %427
  br i1 %428, label %440, label %432

410:                                              ; preds = %397, %427
  %411 = phi i32 [ %429, %427 ], [ 0, %397 ]
  %412 = shl nuw i32 1, %411
  %413 = and i32 %412, %348
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %427, label %415

415:                                              ; preds = %410
  %416 = lshr i32 %411, 2
  %417 = add nuw nsw i32 %416, 1
  %418 = zext i32 %417 to i64
  %419 = getelementptr inbounds i64, ptr %343, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = shl i32 %411, 4
  %422 = and i32 %421, 48
  %423 = zext i32 %422 to i64
  %424 = lshr i64 %420, %423
  %425 = and i64 %424, 65535
  %426 = icmp eq i64 %425, %407
  br label %427

427:                                              ; preds = %415, %410
  %428 = phi i1 [ false, %410 ], [ %426, %415 ]
  %429 = add nuw nsw i32 %411, 1
  %430 = icmp uge i32 %429, %393
  %431 = select i1 %430, i1 true, i1 %428
  br i1 %431, label %409, label %410

432:                                              ; preds = %409, %397
  %433 = udiv i64 %407, %350
  %434 = udiv i64 32, %350
  %435 = urem i64 %433, %434
  %436 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %435
  %437 = load i32, ptr %436, align 4
  %438 = add i32 %437, 1
  store i32 %438, ptr %436, align 4
  %439 = tail call i32 @llvm.umax.i32(i32 %438, i32 %392)
  br label %440

440:                                              ; preds = %432, %409, %391
  %441 = phi i32 [ %392, %391 ], [ %439, %432 ], [ %392, %409 ]
  %442 = add nuw nsw i32 %393, 1
  %443 = icmp eq i32 %442, 32
  br i1 %443, label %444, label %391

444:                                              ; preds = %440, %361
  %445 = phi i32 [ 1, %361 ], [ %441, %440 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %446

446:                                              ; preds = %474, %444
  %447 = phi i64 [ 0, %444 ], [ %475, %474 ]
  %448 = trunc i64 %447 to i32
  %449 = shl nuw i32 1, %448
  %450 = and i32 %449, %348
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %474, label %452

452:                                              ; preds = %446
  %453 = lshr i32 %448, 2
  %454 = add nuw nsw i32 %453, 1
  %455 = zext i32 %454 to i64
  %456 = getelementptr inbounds i64, ptr %343, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = shl i64 %447, 4
  %459 = and i64 %458, 48
  %460 = lshr i64 %457, %459
  %461 = and i64 %460, 65535
  %462 = add i64 %461, %364
  %463 = load ptr, ptr %67, align 8
  %464 = getelementptr inbounds i32, ptr %463, i64 %462
  %465 = load i32, ptr %464, align 4
  %466 = load double, ptr %362, align 8
  %467 = load ptr, ptr %68, align 8
  %468 = getelementptr inbounds double, ptr %467, i64 %462
  %469 = load double, ptr %468, align 8
  %470 = fcmp olt double %466, %469
  %471 = sext i1 %470 to i32
  %472 = add i32 %465, %471
  %473 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 9, i64 %447
  store i32 %472, ptr %473, align 4
  br label %474

474:                                              ; preds = %452, %446
  %475 = add nuw nsw i64 %447, 1
  %476 = icmp eq i64 %475, 32
  br i1 %476, label %477, label %446

477:                                              ; preds = %474
  %478 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 8
  store i32 %445, ptr %478, align 8
  %479 = zext i32 %445 to i64
  %480 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 3, i32 5
  %481 = load i64, ptr %480, align 8
  %482 = add i64 %481, %479
  store i64 %482, ptr %480, align 8
  %483 = load double, ptr %362, align 8
  %484 = uitofp i32 %445 to double
  %485 = uitofp i64 %132 to double
  %486 = fmul double %485, %484
  %487 = fadd double %486, %483
  store double %487, ptr %191, align 8
  %488 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 1
  %489 = load double, ptr %488, align 8
  %490 = load double, ptr %69, align 8
  %491 = fadd double %490, %484
  %492 = fadd double %491, -1.000000e+00
  %493 = fcmp ogt double %489, %492
  %494 = select i1 %493, double %489, double %492
  %495 = getelementptr inbounds %struct.RetryLoop, ptr %341, i64 %346
  %496 = load double, ptr %495, align 8
  %497 = fadd double %496, %494
  %498 = load double, ptr %362, align 8
  %499 = fadd double %498, %497
  store double %499, ptr %362, align 8
  store double 0.000000e+00, ptr %488, align 8
  %500 = getelementptr inbounds %struct.RetryWarp, ptr %184, i64 %188, i32 5
  store i32 1, ptr %500, align 4
  br label %501

501:                                              ; preds = %335, %331, %293, %477
  %502 = load i64, ptr %49, align 8
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %566, label %504

504:                                              ; preds = %501, %563
  %505 = phi i64 [ %564, %563 ], [ 0, %501 ]
  %506 = icmp eq i64 %505, %189
  br i1 %506, label %510, label %507

507:                                              ; preds = %504
  %508 = load i64, ptr %57, align 8
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %563, label %510

510:                                              ; preds = %507, %504
  %511 = icmp ult i64 %505, %6
  br i1 %511, label %512, label %559

512:                                              ; preds = %510
  %513 = load ptr, ptr %54, align 8
  %514 = ptrtoint ptr %513 to i64
  br label %515

515:                                              ; preds = %555, %512
  %516 = phi ptr [ null, %512 ], [ %556, %555 ]
  %517 = phi i64 [ %505, %512 ], [ %557, %555 ]
  %518 = getelementptr inbounds %struct.RetryWarp, ptr %513, i64 %517
  %519 = getelementptr inbounds %struct.RetryWarp, ptr %513, i64 %517, i32 6
  %520 = load i32, ptr %519, align 8
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %555

522:                                              ; preds = %515
  %523 = getelementptr inbounds %struct.RetryWarp, ptr %513, i64 %517, i32 7
  %524 = load i32, ptr %523, align 4
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %555

526:                                              ; preds = %522
  %527 = icmp eq ptr %516, null
  br i1 %527, label %554, label %528

528:                                              ; preds = %526
  %529 = load ptr, ptr %55, align 8
  %530 = urem i64 %517, %502
  %531 = getelementptr inbounds double, ptr %529, i64 %530
  %532 = load double, ptr %531, align 8
  %533 = load double, ptr %518, align 8
  %534 = fcmp ogt double %533, %532
  %535 = select i1 %534, double %533, double %532
  %536 = ptrtoint ptr %516 to i64
  %537 = sub i64 %536, %514
  %538 = sdiv exact i64 %537, 224
  %539 = urem i64 %538, %502
  %540 = getelementptr inbounds double, ptr %529, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = load double, ptr %516, align 8
  %543 = fcmp ogt double %542, %541
  %544 = select i1 %543, double %542, double %541
  %545 = fcmp olt double %535, %544
  br i1 %545, label %551, label %546

546:                                              ; preds = %528
  %547 = fcmp oeq double %535, %544
  br i1 %547, label %548, label %551

548:                                              ; preds = %546
  %549 = fcmp olt double %533, %542
  %550 = zext i1 %549 to i32
  br label %551

551:                                              ; preds = %548, %546, %528
  %552 = phi i32 [ 1, %528 ], [ 0, %546 ], [ %550, %548 ]
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %555, label %554

554:                                              ; preds = %551, %526
  br label %555

555:                                              ; preds = %554, %551, %522, %515
  %556 = phi ptr [ %516, %515 ], [ %516, %522 ], [ %518, %554 ], [ %516, %551 ]
  %557 = add i64 %517, %502
  %558 = icmp ult i64 %557, %6
  br i1 %558, label %515, label %559

559:                                              ; preds = %555, %510
  %560 = phi ptr [ null, %510 ], [ %556, %555 ]
  %561 = load ptr, ptr %70, align 8
  %562 = getelementptr inbounds ptr, ptr %561, i64 %505
  store ptr %560, ptr %562, align 8
  br label %563

563:                                              ; preds = %507, %559
  %564 = add nuw i64 %505, 1
  %565 = icmp eq i64 %564, %502
  br i1 %565, label %566, label %504

566:                                              ; preds = %563, %501, %136
  %567 = phi i64 [ %128, %136 ], [ %199, %501 ], [ %199, %563 ]
  br i1 %138, label %568, label %127

568:                                              ; preds = %566, %127
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
  %6 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %7 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 19
  %8 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  br label %9

9:                                                ; preds = %80, %2
  %10 = phi i32 [ 0, %2 ], [ %81, %80 ]
  %11 = phi double [ 0.000000e+00, %2 ], [ %50, %80 ]
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %13, label %82

13:                                               ; preds = %9
  %14 = load i64, ptr %3, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %47, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %6, align 8
  br label %22

18:                                               ; preds = %43
  %19 = add nuw i64 %25, 1
  %20 = icmp uge i64 %19, %14
  %21 = icmp eq i64 %19, %14
  br i1 %21, label %47, label %22

22:                                               ; preds = %16, %18
  %23 = phi i1 [ %15, %16 ], [ %20, %18 ]
  %24 = phi double [ %11, %16 ], [ %46, %18 ]
  %25 = phi i64 [ 0, %16 ], [ %19, %18 ]
  %26 = phi i32 [ 0, %16 ], [ %45, %18 ]
  %27 = add i64 %25, %5
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %17, i64 %27
  %29 = getelementptr inbounds %struct.RetryWarp, ptr %17, i64 %27, i32 7
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %22
  %33 = getelementptr inbounds %struct.RetryWarp, ptr %17, i64 %27, i32 6
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %43, label %36

36:                                               ; preds = %32, %22
  %37 = getelementptr inbounds %struct.RetryWarp, ptr %17, i64 %27, i32 6
  %38 = load i32, ptr %37, align 8
  %39 = add i32 %38, %26
  %40 = load double, ptr %28, align 8
  %41 = fcmp ogt double %40, %24
  %42 = select i1 %41, double %40, double %24
  br label %43

43:                                               ; preds = %32, %36
  %44 = phi i1 [ true, %36 ], [ false, %32 ]
  %45 = phi i32 [ %39, %36 ], [ %26, %32 ]
  %46 = phi double [ %42, %36 ], [ %24, %32 ]
  br i1 %44, label %18, label %47

47:                                               ; preds = %43, %18, %13
  %48 = phi i1 [ %15, %13 ], [ %23, %43 ], [ %20, %18 ]
  %49 = phi i32 [ 0, %13 ], [ %45, %18 ], [ %45, %43 ]
  %50 = phi double [ %11, %13 ], [ %46, %18 ], [ %46, %43 ]
  %51 = icmp ne i32 %49, 0
  %52 = select i1 %48, i1 %51, i1 false
  br i1 %52, label %53, label %80

53:                                               ; preds = %47
  store i64 1, ptr %7, align 8
  %54 = load i64, ptr %3, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %80, label %56

56:                                               ; preds = %53, %75
  %57 = phi i64 [ %77, %75 ], [ 0, %53 ]
  %58 = phi i32 [ %76, %75 ], [ %10, %53 ]
  %59 = load ptr, ptr %8, align 8
  %60 = add i64 %57, %5
  %61 = getelementptr inbounds %struct.RetryWarp, ptr %59, i64 %60, i32 6
  %62 = load i32, ptr %61, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %75, label %64

64:                                               ; preds = %56
  store i32 0, ptr %61, align 8
  tail call fastcc void @come(ptr noundef %0, i64 noundef %60, double noundef %50)
  %65 = load i32, ptr %61, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %64
  %68 = getelementptr inbounds %struct.RetryWarp, ptr %59, i64 %60, i32 7
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 0
  br label %71

71:                                               ; preds = %67, %64
  %72 = phi i1 [ false, %64 ], [ %70, %67 ]
  %73 = zext i1 %72 to i32
  %74 = or i32 %58, %73
  br label %75

75:                                               ; preds = %56, %71
  %76 = phi i32 [ %74, %71 ], [ %58, %56 ]
  %77 = add nuw i64 %57, 1
  %78 = load i64, ptr %3, align 8
  %79 = icmp ult i64 %77, %78
  br i1 %79, label %56, label %80

80:                                               ; preds = %75, %53, %47
  %81 = phi i32 [ %10, %47 ], [ %10, %53 ], [ %76, %75 ]
  br i1 %52, label %9, label %82

82:                                               ; preds = %9, %80
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @come(ptr nocapture noundef %0, i64 noundef %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
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
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 17
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



