; sha256 of the sources: e07dc188c19182015bc762bb47e50c4044507f6977232da59089d4f48a9b9678

%struct.Retries = type { i64, i64, i64, i64, i64, double, double, double, double, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double }
%struct.RetryWarp = type { double, double, ptr, %struct.RetryCount, i32, i32, i32, i32, [32 x i32] }
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
  %9 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %12 = load ptr, ptr %11, align 8
  br label %16

13:                                               ; preds = %16, %1
  %14 = load i64, ptr %0, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %58

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

35:                                               ; preds = %58, %13
  %36 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 18
  %38 = icmp eq i64 %6, 0
  %39 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %40 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %41 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %42 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %43 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %44 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %45 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %48 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 8
  %49 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %50 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 7
  %51 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %53 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %55 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %56 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %57 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 5
  br label %63

58:                                               ; preds = %13, %58
  %59 = phi i64 [ %60, %58 ], [ 0, %13 ]
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %59)
  %60 = add nuw i64 %59, 1
  %61 = load i64, ptr %0, align 8
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %58, label %35

63:                                               ; preds = %35, %414
  %64 = phi i64 [ %415, %414 ], [ 0, %35 ]
  %65 = load i64, ptr %36, align 8
  %66 = icmp ult i64 %64, %65
  br i1 %66, label %67, label %416

67:                                               ; preds = %63
  br i1 %38, label %104, label %68

68:                                               ; preds = %67
  %69 = load ptr, ptr %39, align 8
  br label %70

70:                                               ; preds = %100, %68
  %71 = phi ptr [ null, %68 ], [ %101, %100 ]
  %72 = phi i64 [ 0, %68 ], [ %102, %100 ]
  %73 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %72
  %74 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %72, i32 6
  %75 = load i32, ptr %74, align 8
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %70
  %78 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %72, i32 7
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %100

81:                                               ; preds = %77
  %82 = load ptr, ptr %40, align 8
  %83 = load i64, ptr %41, align 8
  %84 = urem i64 %72, %83
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = load double, ptr %73, align 8
  %88 = fcmp ogt double %87, %86
  %89 = select i1 %88, double %87, double %86
  %90 = icmp eq ptr %71, null
  br i1 %90, label %99, label %91

91:                                               ; preds = %81
  %92 = load double, ptr %37, align 8
  %93 = fcmp ogt double %89, %92
  br i1 %93, label %100, label %94

94:                                               ; preds = %91
  %95 = fcmp oeq double %89, %92
  br i1 %95, label %96, label %99

96:                                               ; preds = %94
  %97 = load double, ptr %71, align 8
  %98 = fcmp ult double %87, %97
  br i1 %98, label %99, label %100

99:                                               ; preds = %96, %94, %81
  store double %89, ptr %37, align 8
  br label %100

100:                                              ; preds = %99, %96, %91, %77, %70
  %101 = phi ptr [ %71, %77 ], [ %71, %70 ], [ %73, %99 ], [ %71, %96 ], [ %71, %91 ]
  %102 = add nuw i64 %72, 1
  %103 = icmp eq i64 %102, %6
  br i1 %103, label %104, label %70

104:                                              ; preds = %100, %67
  %105 = phi ptr [ null, %67 ], [ %101, %100 ]
  %106 = icmp eq ptr %105, null
  br i1 %106, label %414, label %107

107:                                              ; preds = %104
  %108 = load ptr, ptr %42, align 8
  %109 = ptrtoint ptr %105 to i64
  %110 = ptrtoint ptr %108 to i64
  %111 = sub i64 %109, %110
  %112 = sdiv exact i64 %111, 216
  %113 = load ptr, ptr %43, align 8
  %114 = load i64, ptr %44, align 8
  %115 = urem i64 %112, %114
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  %117 = load double, ptr %37, align 8
  store double %117, ptr %105, align 8
  %118 = getelementptr inbounds %struct.RetryWarp, ptr %105, i64 0, i32 5
  %119 = load i32, ptr %118, align 4
  %120 = zext i32 %119 to i64
  %121 = add i64 %64, %120
  %122 = icmp eq i32 %119, 0
  br i1 %122, label %252, label %123

123:                                              ; preds = %107
  %124 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112
  %125 = load i64, ptr %4, align 8
  %126 = udiv i64 %112, %125
  %127 = load i64, ptr %45, align 8
  %128 = mul i64 %127, %126
  %129 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 2
  %130 = load ptr, ptr %129, align 8
  %131 = load i64, ptr %130, align 8
  %132 = load ptr, ptr %46, align 8
  %133 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 4
  br label %158

134:                                              ; preds = %191
  %135 = lshr i64 %131, 44
  %136 = and i64 %135, 32767
  %137 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = add i64 %138, 1
  store i64 %139, ptr %137, align 8
  %140 = load i32, ptr %133, align 8
  %141 = tail call i32 @llvm.ctpop.i32(i32 %140)
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 3
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, %142
  store i64 %145, ptr %143, align 8
  %146 = load double, ptr %124, align 8
  %147 = load double, ptr %50, align 8
  %148 = uitofp i64 %114 to double
  %149 = fmul double %147, %148
  %150 = fadd double %146, %149
  store double %150, ptr %116, align 8
  %151 = load double, ptr %124, align 8
  %152 = load double, ptr %51, align 8
  %153 = fadd double %151, %152
  %154 = xor i32 %192, -1
  %155 = and i32 %140, %154
  store i32 %155, ptr %133, align 8
  %156 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 5
  store i32 0, ptr %156, align 4
  %157 = icmp eq i32 %155, 0
  br i1 %157, label %210, label %195

158:                                              ; preds = %191, %123
  %159 = phi i64 [ 0, %123 ], [ %193, %191 ]
  %160 = phi i32 [ 0, %123 ], [ %192, %191 ]
  %161 = load i32, ptr %133, align 8
  %162 = trunc i64 %159 to i32
  %163 = shl nuw i32 1, %162
  %164 = and i32 %161, %163
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %191, label %166

166:                                              ; preds = %158
  %167 = lshr i32 %162, 2
  %168 = add nuw nsw i32 %167, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %130, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = shl i64 %159, 4
  %173 = and i64 %172, 48
  %174 = lshr i64 %171, %173
  %175 = and i64 %174, 65535
  %176 = add i64 %175, %128
  %177 = load ptr, ptr %47, align 8
  %178 = getelementptr inbounds i32, ptr %177, i64 %176
  %179 = load i32, ptr %178, align 4
  %180 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 8, i64 %159
  %181 = load i32, ptr %180, align 4
  %182 = icmp eq i32 %179, %181
  br i1 %182, label %183, label %191

183:                                              ; preds = %166
  %184 = add i32 %179, 1
  store i32 %184, ptr %178, align 4
  %185 = load double, ptr %124, align 8
  %186 = load double, ptr %48, align 8
  %187 = fadd double %185, %186
  %188 = load ptr, ptr %49, align 8
  %189 = getelementptr inbounds double, ptr %188, i64 %176
  store double %187, ptr %189, align 8
  %190 = or i32 %163, %160
  br label %191

191:                                              ; preds = %183, %166, %158
  %192 = phi i32 [ %160, %158 ], [ %190, %183 ], [ %160, %166 ]
  %193 = add nuw nsw i64 %159, 1
  %194 = icmp eq i64 %193, 32
  br i1 %194, label %134, label %158

195:                                              ; preds = %134
  %196 = icmp ne i32 %192, 0
  %197 = zext i1 %196 to i64
  %198 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 4
  %199 = load i64, ptr %198, align 8
  %200 = add i64 %199, %197
  store i64 %200, ptr %198, align 8
  %201 = getelementptr inbounds %struct.RetryLoop, ptr %132, i64 %136, i32 1
  %202 = load double, ptr %201, align 8
  %203 = fadd double %153, %202
  br i1 %196, label %204, label %207

204:                                              ; preds = %195
  %205 = getelementptr inbounds %struct.RetryLoop, ptr %132, i64 %136, i32 2
  %206 = load double, ptr %205, align 8
  br label %207

207:                                              ; preds = %204, %195
  %208 = phi double [ %206, %204 ], [ 0.000000e+00, %195 ]
  %209 = fadd double %203, %208
  store double %209, ptr %124, align 8
  br label %414

210:                                              ; preds = %134
  %211 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3
  %212 = load ptr, ptr %52, align 8
  %213 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136
  %214 = load i64, ptr %211, align 8
  %215 = load i64, ptr %213, align 8
  %216 = add i64 %215, %214
  store i64 %216, ptr %213, align 8
  %217 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 1
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = add i64 %220, %218
  store i64 %221, ptr %219, align 8
  %222 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136, i32 2
  %223 = load i64, ptr %222, align 8
  %224 = add i64 %223, %139
  store i64 %224, ptr %222, align 8
  %225 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136, i32 3
  %226 = load i64, ptr %225, align 8
  %227 = add i64 %226, %145
  store i64 %227, ptr %225, align 8
  %228 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 4
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136, i32 4
  %231 = load i64, ptr %230, align 8
  %232 = add i64 %231, %229
  store i64 %232, ptr %230, align 8
  %233 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 5
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds %struct.RetryCount, ptr %212, i64 %136, i32 5
  %236 = load i64, ptr %235, align 8
  %237 = add i64 %236, %234
  store i64 %237, ptr %235, align 8
  %238 = getelementptr inbounds i64, ptr %130, i64 9
  store ptr %238, ptr %129, align 8
  %239 = getelementptr inbounds %struct.RetryLoop, ptr %132, i64 %136, i32 3
  %240 = load double, ptr %239, align 8
  %241 = fadd double %153, %240
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %112, double noundef %241)
  %242 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 6
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %210
  %246 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 7
  %247 = load i32, ptr %246, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %414, label %249

249:                                              ; preds = %245, %210
  %250 = load i64, ptr %4, align 8
  %251 = udiv i64 %112, %250
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %251)
  br label %414

252:                                              ; preds = %107
  %253 = load i64, ptr %4, align 8
  %254 = load i64, ptr %53, align 8
  %255 = load ptr, ptr %54, align 8
  %256 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 2
  %257 = load ptr, ptr %256, align 8
  %258 = load i64, ptr %257, align 8
  %259 = lshr i64 %258, 44
  %260 = and i64 %259, 32767
  %261 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 4
  %262 = load i32, ptr %261, align 8
  %263 = getelementptr inbounds %struct.RetryLoop, ptr %255, i64 %260, i32 4
  %264 = load i64, ptr %263, align 8
  %265 = tail call i32 @llvm.cttz.i32(i32 %262, i1 true)
  %266 = lshr i32 %265, 2
  %267 = add nuw nsw i32 %266, 1
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds i64, ptr %257, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = shl nuw nsw i32 %265, 4
  %272 = and i32 %271, 48
  %273 = zext i32 %272 to i64
  %274 = lshr i64 %270, %273
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %280

275:                                              ; preds = %299
  %276 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112
  %277 = udiv i64 %112, %253
  %278 = mul i64 %277, %254
  %279 = icmp eq i32 %302, 0
  br i1 %279, label %305, label %358

280:                                              ; preds = %299, %252
  %281 = phi i32 [ 0, %252 ], [ %303, %299 ]
  %282 = phi i32 [ 1, %252 ], [ %302, %299 ]
  %283 = shl nuw i32 1, %281
  %284 = and i32 %283, %262
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %299, label %286

286:                                              ; preds = %280
  %287 = lshr i32 %281, 2
  %288 = add nuw nsw i32 %287, 1
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds i64, ptr %257, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = shl i32 %281, 4
  %293 = and i32 %292, 48
  %294 = zext i32 %293 to i64
  %295 = lshr i64 %291, %294
  %296 = xor i64 %295, %274
  %297 = and i64 %296, 65535
  %298 = icmp eq i64 %297, 0
  br label %299

299:                                              ; preds = %286, %280
  %300 = phi i1 [ true, %280 ], [ %298, %286 ]
  %301 = zext i1 %300 to i32
  %302 = and i32 %282, %301
  %303 = add nuw nsw i32 %281, 1
  %304 = icmp eq i32 %303, 32
  br i1 %304, label %275, label %280

305:                                              ; preds = %275, %354
  %306 = phi i32 [ %355, %354 ], [ 1, %275 ]
  %307 = phi i32 [ %356, %354 ], [ 0, %275 ]
  %308 = shl nuw i32 1, %307
  %309 = and i32 %308, %262
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %354, label %311

311:                                              ; preds = %305
  %312 = lshr i32 %307, 2
  %313 = add nuw nsw i32 %312, 1
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds i64, ptr %257, i64 %314
  %316 = load i64, ptr %315, align 8
  %317 = shl nuw i32 %307, 4
  %318 = and i32 %317, 48
  %319 = zext i32 %318 to i64
  %320 = lshr i64 %316, %319
  %321 = and i64 %320, 65535
  %322 = icmp eq i32 %307, 0
  br i1 %322, label %346, label %324

323:                                              ; preds = %341
  br i1 %342, label %354, label %346

324:                                              ; preds = %311, %341
  %325 = phi i32 [ %343, %341 ], [ 0, %311 ]
  %326 = shl nuw i32 1, %325
  %327 = and i32 %326, %262
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %341, label %329

329:                                              ; preds = %324
  %330 = lshr i32 %325, 2
  %331 = add nuw nsw i32 %330, 1
  %332 = zext i32 %331 to i64
  %333 = getelementptr inbounds i64, ptr %257, i64 %332
  %334 = load i64, ptr %333, align 8
  %335 = shl i32 %325, 4
  %336 = and i32 %335, 48
  %337 = zext i32 %336 to i64
  %338 = lshr i64 %334, %337
  %339 = and i64 %338, 65535
  %340 = icmp eq i64 %339, %321
  br label %341

341:                                              ; preds = %329, %324
  %342 = phi i1 [ false, %324 ], [ %340, %329 ]
  %343 = add nuw nsw i32 %325, 1
  %344 = icmp uge i32 %343, %307
  %345 = select i1 %344, i1 true, i1 %342
  br i1 %345, label %323, label %324

346:                                              ; preds = %323, %311
  %347 = udiv i64 %321, %264
  %348 = udiv i64 32, %264
  %349 = urem i64 %347, %348
  %350 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %349
  %351 = load i32, ptr %350, align 4
  %352 = add i32 %351, 1
  store i32 %352, ptr %350, align 4
  %353 = tail call i32 @llvm.umax.i32(i32 %352, i32 %306)
  br label %354

354:                                              ; preds = %346, %323, %305
  %355 = phi i32 [ %306, %305 ], [ %353, %346 ], [ %306, %323 ]
  %356 = add nuw nsw i32 %307, 1
  %357 = icmp eq i32 %356, 32
  br i1 %357, label %358, label %305

358:                                              ; preds = %354, %275
  %359 = phi i32 [ 1, %275 ], [ %355, %354 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %360

360:                                              ; preds = %388, %358
  %361 = phi i64 [ 0, %358 ], [ %389, %388 ]
  %362 = trunc i64 %361 to i32
  %363 = shl nuw i32 1, %362
  %364 = and i32 %363, %262
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %388, label %366

366:                                              ; preds = %360
  %367 = lshr i32 %362, 2
  %368 = add nuw nsw i32 %367, 1
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds i64, ptr %257, i64 %369
  %371 = load i64, ptr %370, align 8
  %372 = shl i64 %361, 4
  %373 = and i64 %372, 48
  %374 = lshr i64 %371, %373
  %375 = and i64 %374, 65535
  %376 = add i64 %375, %278
  %377 = load ptr, ptr %55, align 8
  %378 = getelementptr inbounds i32, ptr %377, i64 %376
  %379 = load i32, ptr %378, align 4
  %380 = load double, ptr %276, align 8
  %381 = load ptr, ptr %56, align 8
  %382 = getelementptr inbounds double, ptr %381, i64 %376
  %383 = load double, ptr %382, align 8
  %384 = fcmp olt double %380, %383
  %385 = sext i1 %384 to i32
  %386 = add i32 %379, %385
  %387 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 8, i64 %361
  store i32 %386, ptr %387, align 4
  br label %388

388:                                              ; preds = %366, %360
  %389 = add nuw nsw i64 %361, 1
  %390 = icmp eq i64 %389, 32
  br i1 %390, label %391, label %360

391:                                              ; preds = %388
  %392 = zext i32 %359 to i64
  %393 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 3, i32 5
  %394 = load i64, ptr %393, align 8
  %395 = add i64 %394, %392
  store i64 %395, ptr %393, align 8
  %396 = load double, ptr %276, align 8
  %397 = uitofp i32 %359 to double
  %398 = uitofp i64 %114 to double
  %399 = fmul double %398, %397
  %400 = fadd double %399, %396
  store double %400, ptr %116, align 8
  %401 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 1
  %402 = load double, ptr %401, align 8
  %403 = load double, ptr %57, align 8
  %404 = fadd double %403, %397
  %405 = fadd double %404, -1.000000e+00
  %406 = fcmp ogt double %402, %405
  %407 = select i1 %406, double %402, double %405
  %408 = getelementptr inbounds %struct.RetryLoop, ptr %255, i64 %260
  %409 = load double, ptr %408, align 8
  %410 = fadd double %409, %407
  %411 = load double, ptr %276, align 8
  %412 = fadd double %411, %410
  store double %412, ptr %276, align 8
  store double 0.000000e+00, ptr %401, align 8
  %413 = getelementptr inbounds %struct.RetryWarp, ptr %108, i64 %112, i32 5
  store i32 1, ptr %413, align 4
  br label %414

414:                                              ; preds = %249, %245, %207, %391, %104
  %415 = phi i64 [ %64, %104 ], [ %121, %391 ], [ %121, %207 ], [ %121, %245 ], [ %121, %249 ]
  br i1 %106, label %416, label %63

416:                                              ; preds = %414, %63
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
  %7 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
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
  %14 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
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
  %46 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
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
  %62 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 9
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
  %86 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
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



