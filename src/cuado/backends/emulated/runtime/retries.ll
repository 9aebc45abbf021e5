; sha256 of the sources: 2032a370de4bc7bee1c1f51b7019bd9e50d5f1a0b2ce2a8964946e286769c489

%struct.Retries = type { i64, i64, i64, i64, double, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64, double }
%struct.RetryWarp = type { double, ptr, %struct.RetryCount, i32, i32, i32, i32, [32 x i32] }
%struct.RetryCount = type { i64, i64, i64, i64, i64, i64 }
%struct.RetryLoop = type { double, double, double, double, i64 }

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
  %11 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %12 = load ptr, ptr %11, align 8
  br label %16

13:                                               ; preds = %16, %1
  %14 = load i64, ptr %0, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %53

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %33, %16 ]
  %18 = udiv i64 %17, %5
  %19 = getelementptr inbounds ptr, ptr %10, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = urem i64 %17, %5
  %22 = getelementptr inbounds i64, ptr %20, i64 %21
  %23 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 1
  store ptr %22, ptr %23, align 8
  %24 = load i64, ptr %22, align 8
  %25 = and i64 %24, 1152921504606846975
  %26 = icmp ne i64 %25, 0
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 5
  store i32 %27, ptr %28, align 8
  %29 = xor i1 %26, true
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %17, i32 6
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds i64, ptr %20, i64 %25
  store ptr %32, ptr %23, align 8
  %33 = add nuw i64 %17, 1
  %34 = icmp eq i64 %33, %6
  br i1 %34, label %13, label %16

35:                                               ; preds = %53, %13
  %36 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 7
  %38 = icmp eq i64 %6, 0
  %39 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %40 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %41 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %42 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %43 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %45 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 6
  %46 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 5
  %47 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %49 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %50 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  br label %58

53:                                               ; preds = %13, %53
  %54 = phi i64 [ %55, %53 ], [ 0, %13 ]
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %54)
  %55 = add nuw i64 %54, 1
  %56 = load i64, ptr %0, align 8
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %53, label %35

58:                                               ; preds = %35, %384
  %59 = phi double [ %385, %384 ], [ 0.000000e+00, %35 ]
  %60 = phi i64 [ %386, %384 ], [ 0, %35 ]
  %61 = load i64, ptr %36, align 8
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %63, label %387

63:                                               ; preds = %58
  %64 = load double, ptr %37, align 8
  %65 = fsub double %59, %64
  br i1 %38, label %68, label %66

66:                                               ; preds = %63
  %67 = load ptr, ptr %39, align 8
  br label %72

68:                                               ; preds = %92, %63
  %69 = phi ptr [ null, %63 ], [ %93, %92 ]
  %70 = phi double [ 0.000000e+00, %63 ], [ %94, %92 ]
  %71 = icmp eq ptr %69, null
  br i1 %71, label %384, label %97

72:                                               ; preds = %66, %92
  %73 = phi i64 [ 0, %66 ], [ %95, %92 ]
  %74 = phi double [ 0.000000e+00, %66 ], [ %94, %92 ]
  %75 = phi ptr [ null, %66 ], [ %93, %92 ]
  %76 = getelementptr inbounds %struct.RetryWarp, ptr %67, i64 %73
  %77 = load double, ptr %76, align 8
  %78 = fcmp ogt double %77, %65
  %79 = select i1 %78, double %77, double %65
  %80 = getelementptr inbounds %struct.RetryWarp, ptr %67, i64 %73, i32 5
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %92

83:                                               ; preds = %72
  %84 = getelementptr inbounds %struct.RetryWarp, ptr %67, i64 %73, i32 6
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = icmp eq ptr %75, null
  %89 = fcmp olt double %79, %74
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %91, label %92

91:                                               ; preds = %87
  br label %92

92:                                               ; preds = %87, %91, %83, %72
  %93 = phi ptr [ %75, %72 ], [ %75, %83 ], [ %76, %91 ], [ %75, %87 ]
  %94 = phi double [ %74, %72 ], [ %74, %83 ], [ %79, %91 ], [ %74, %87 ]
  %95 = add nuw i64 %73, 1
  %96 = icmp eq i64 %95, %6
  br i1 %96, label %68, label %72

97:                                               ; preds = %68
  store double %70, ptr %69, align 8
  store double %70, ptr %40, align 8
  %98 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 0, i32 4
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  %101 = add i64 %60, %100
  %102 = icmp eq i32 %99, 0
  %103 = ptrtoint ptr %69 to i64
  %104 = load i64, ptr %4, align 8
  br i1 %102, label %232, label %105

105:                                              ; preds = %97
  %106 = load ptr, ptr %41, align 8
  %107 = ptrtoint ptr %106 to i64
  %108 = sub i64 %103, %107
  %109 = sdiv exact i64 %108, 208
  %110 = load ptr, ptr %42, align 8
  %111 = udiv i64 %109, %104
  %112 = load i64, ptr %43, align 8
  %113 = mul i64 %112, %111
  %114 = getelementptr inbounds i32, ptr %110, i64 %113
  %115 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 1
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %116, align 8
  %118 = load ptr, ptr %44, align 8
  %119 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 3
  br label %145

120:                                              ; preds = %171
  %121 = lshr i64 %117, 44
  %122 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109
  %123 = and i64 %121, 32767
  %124 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 2
  %125 = load i64, ptr %124, align 8
  %126 = add i64 %125, 1
  store i64 %126, ptr %124, align 8
  %127 = load i32, ptr %119, align 8
  %128 = tail call i32 @llvm.ctpop.i32(i32 %127)
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 3
  %131 = load i64, ptr %130, align 8
  %132 = add i64 %131, %129
  store i64 %132, ptr %130, align 8
  %133 = load double, ptr %122, align 8
  %134 = load double, ptr %45, align 8
  %135 = fcmp olt double %59, %133
  %136 = select i1 %135, double %133, double %59
  %137 = fadd double %134, %136
  %138 = fadd double %137, -1.000000e+00
  %139 = load double, ptr %46, align 8
  %140 = fadd double %139, %138
  %141 = xor i32 %172, -1
  %142 = and i32 %127, %141
  store i32 %142, ptr %119, align 8
  %143 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 4
  store i32 0, ptr %143, align 4
  %144 = icmp eq i32 %142, 0
  br i1 %144, label %190, label %175

145:                                              ; preds = %171, %105
  %146 = phi i64 [ 0, %105 ], [ %173, %171 ]
  %147 = phi i32 [ 0, %105 ], [ %172, %171 ]
  %148 = load i32, ptr %119, align 8
  %149 = trunc i64 %146 to i32
  %150 = shl nuw i32 1, %149
  %151 = and i32 %148, %150
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %171, label %153

153:                                              ; preds = %145
  %154 = lshr i32 %149, 2
  %155 = add nuw nsw i32 %154, 1
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds i64, ptr %116, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = shl i64 %146, 4
  %160 = and i64 %159, 48
  %161 = lshr i64 %158, %160
  %162 = and i64 %161, 65535
  %163 = getelementptr inbounds i32, ptr %114, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 7, i64 %146
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %164, %166
  br i1 %167, label %168, label %171

168:                                              ; preds = %153
  %169 = add i32 %164, 1
  store i32 %169, ptr %163, align 4
  %170 = or i32 %150, %147
  br label %171

171:                                              ; preds = %168, %153, %145
  %172 = phi i32 [ %170, %168 ], [ %147, %153 ], [ %147, %145 ]
  %173 = add nuw nsw i64 %146, 1
  %174 = icmp eq i64 %173, 32
  br i1 %174, label %120, label %145

175:                                              ; preds = %120
  %176 = icmp ne i32 %172, 0
  %177 = zext i1 %176 to i64
  %178 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 4
  %179 = load i64, ptr %178, align 8
  %180 = add i64 %179, %177
  store i64 %180, ptr %178, align 8
  %181 = getelementptr inbounds %struct.RetryLoop, ptr %118, i64 %123, i32 1
  %182 = load double, ptr %181, align 8
  %183 = fadd double %140, %182
  br i1 %176, label %184, label %187

184:                                              ; preds = %175
  %185 = getelementptr inbounds %struct.RetryLoop, ptr %118, i64 %123, i32 2
  %186 = load double, ptr %185, align 8
  br label %187

187:                                              ; preds = %184, %175
  %188 = phi double [ %186, %184 ], [ 0.000000e+00, %175 ]
  %189 = fadd double %183, %188
  store double %189, ptr %122, align 8
  br label %384

190:                                              ; preds = %120
  %191 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2
  %192 = load ptr, ptr %47, align 8
  %193 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123
  %194 = load i64, ptr %191, align 8
  %195 = load i64, ptr %193, align 8
  %196 = add i64 %195, %194
  store i64 %196, ptr %193, align 8
  %197 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 1
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = add i64 %200, %198
  store i64 %201, ptr %199, align 8
  %202 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = add i64 %203, %126
  store i64 %204, ptr %202, align 8
  %205 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123, i32 3
  %206 = load i64, ptr %205, align 8
  %207 = add i64 %206, %132
  store i64 %207, ptr %205, align 8
  %208 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 4
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123, i32 4
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  store i64 %212, ptr %210, align 8
  %213 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 2, i32 5
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.RetryCount, ptr %192, i64 %123, i32 5
  %216 = load i64, ptr %215, align 8
  %217 = add i64 %216, %214
  store i64 %217, ptr %215, align 8
  %218 = getelementptr inbounds i64, ptr %116, i64 9
  store ptr %218, ptr %115, align 8
  %219 = getelementptr inbounds %struct.RetryLoop, ptr %118, i64 %123, i32 3
  %220 = load double, ptr %219, align 8
  %221 = fadd double %140, %220
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %109, double noundef %221)
  %222 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 5
  %223 = load i32, ptr %222, align 8
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %190
  %226 = getelementptr inbounds %struct.RetryWarp, ptr %106, i64 %109, i32 6
  %227 = load i32, ptr %226, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %384, label %229

229:                                              ; preds = %225, %190
  %230 = load i64, ptr %4, align 8
  %231 = udiv i64 %109, %230
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %231)
  br label %384

232:                                              ; preds = %97
  %233 = load ptr, ptr %48, align 8
  %234 = ptrtoint ptr %233 to i64
  %235 = sub i64 %103, %234
  %236 = sdiv exact i64 %235, 208
  %237 = load ptr, ptr %49, align 8
  %238 = load i64, ptr %50, align 8
  %239 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236, i32 1
  %240 = load ptr, ptr %239, align 8
  %241 = load i64, ptr %240, align 8
  %242 = lshr i64 %241, 44
  %243 = and i64 %242, 32767
  %244 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236, i32 3
  %245 = load i32, ptr %244, align 8
  %246 = load ptr, ptr %51, align 8
  %247 = getelementptr inbounds %struct.RetryLoop, ptr %246, i64 %243, i32 4
  %248 = load i64, ptr %247, align 8
  %249 = tail call i32 @llvm.cttz.i32(i32 %245, i1 true)
  %250 = lshr i32 %249, 2
  %251 = add nuw nsw i32 %250, 1
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds i64, ptr %240, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = shl nuw nsw i32 %249, 4
  %256 = and i32 %255, 48
  %257 = zext i32 %256 to i64
  %258 = lshr i64 %254, %257
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %264

259:                                              ; preds = %283
  %260 = udiv i64 %236, %104
  %261 = mul i64 %238, %260
  %262 = getelementptr inbounds i32, ptr %237, i64 %261
  %263 = icmp eq i32 %286, 0
  br i1 %263, label %289, label %342

264:                                              ; preds = %283, %232
  %265 = phi i32 [ 0, %232 ], [ %287, %283 ]
  %266 = phi i32 [ 1, %232 ], [ %286, %283 ]
  %267 = shl nuw i32 1, %265
  %268 = and i32 %267, %245
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %283, label %270

270:                                              ; preds = %264
  %271 = lshr i32 %265, 2
  %272 = add nuw nsw i32 %271, 1
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds i64, ptr %240, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = shl i32 %265, 4
  %277 = and i32 %276, 48
  %278 = zext i32 %277 to i64
  %279 = lshr i64 %275, %278
  %280 = xor i64 %279, %258
  %281 = and i64 %280, 65535
  %282 = icmp eq i64 %281, 0
  br label %283

283:                                              ; preds = %270, %264
  %284 = phi i1 [ true, %264 ], [ %282, %270 ]
  %285 = zext i1 %284 to i32
  %286 = and i32 %266, %285
  %287 = add nuw nsw i32 %265, 1
  %288 = icmp eq i32 %287, 32
  br i1 %288, label %259, label %264

289:                                              ; preds = %259, %338
  %290 = phi i32 [ %339, %338 ], [ 1, %259 ]
  %291 = phi i32 [ %340, %338 ], [ 0, %259 ]
  %292 = shl nuw i32 1, %291
  %293 = and i32 %292, %245
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %338, label %295

295:                                              ; preds = %289
  %296 = lshr i32 %291, 2
  %297 = add nuw nsw i32 %296, 1
  %298 = zext i32 %297 to i64
  %299 = getelementptr inbounds i64, ptr %240, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = shl nuw i32 %291, 4
  %302 = and i32 %301, 48
  %303 = zext i32 %302 to i64
  %304 = lshr i64 %300, %303
  %305 = and i64 %304, 65535
  %306 = icmp eq i32 %291, 0
  br i1 %306, label %330, label %308

307:                                              ; preds = %325
  br i1 %326, label %338, label %330

308:                                              ; preds = %295, %325
  %309 = phi i32 [ %327, %325 ], [ 0, %295 ]
  %310 = shl nuw i32 1, %309
  %311 = and i32 %310, %245
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %325, label %313

313:                                              ; preds = %308
  %314 = lshr i32 %309, 2
  %315 = add nuw nsw i32 %314, 1
  %316 = zext i32 %315 to i64
  %317 = getelementptr inbounds i64, ptr %240, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = shl i32 %309, 4
  %320 = and i32 %319, 48
  %321 = zext i32 %320 to i64
  %322 = lshr i64 %318, %321
  %323 = and i64 %322, 65535
  %324 = icmp eq i64 %323, %305
  br label %325

325:                                              ; preds = %313, %308
  %326 = phi i1 [ false, %308 ], [ %324, %313 ]
  %327 = add nuw nsw i32 %309, 1
  %328 = icmp uge i32 %327, %291
  %329 = select i1 %328, i1 true, i1 %326
  br i1 %329, label %307, label %308

330:                                              ; preds = %307, %295
  %331 = udiv i64 %305, %248
  %332 = udiv i64 32, %248
  %333 = urem i64 %331, %332
  %334 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %333
  %335 = load i32, ptr %334, align 4
  %336 = add i32 %335, 1
  store i32 %336, ptr %334, align 4
  %337 = tail call i32 @llvm.umax.i32(i32 %336, i32 %290)
  br label %338

338:                                              ; preds = %330, %307, %289
  %339 = phi i32 [ %290, %289 ], [ %337, %330 ], [ %290, %307 ]
  %340 = add nuw nsw i32 %291, 1
  %341 = icmp eq i32 %340, 32
  br i1 %341, label %342, label %289

342:                                              ; preds = %338, %259
  %343 = phi i32 [ 1, %259 ], [ %339, %338 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %344

344:                                              ; preds = %363, %342
  %345 = phi i64 [ 0, %342 ], [ %364, %363 ]
  %346 = trunc i64 %345 to i32
  %347 = shl nuw i32 1, %346
  %348 = and i32 %347, %245
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %363, label %350

350:                                              ; preds = %344
  %351 = lshr i32 %346, 2
  %352 = add nuw nsw i32 %351, 1
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds i64, ptr %240, i64 %353
  %355 = load i64, ptr %354, align 8
  %356 = shl i64 %345, 4
  %357 = and i64 %356, 48
  %358 = lshr i64 %355, %357
  %359 = and i64 %358, 65535
  %360 = getelementptr inbounds i32, ptr %262, i64 %359
  %361 = load i32, ptr %360, align 4
  %362 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236, i32 7, i64 %345
  store i32 %361, ptr %362, align 4
  br label %363

363:                                              ; preds = %350, %344
  %364 = add nuw nsw i64 %345, 1
  %365 = icmp eq i64 %364, 32
  br i1 %365, label %366, label %344

366:                                              ; preds = %363
  %367 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236
  %368 = zext i32 %343 to i64
  %369 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236, i32 2, i32 5
  %370 = load i64, ptr %369, align 8
  %371 = add i64 %370, %368
  store i64 %371, ptr %369, align 8
  %372 = load double, ptr %367, align 8
  %373 = uitofp i32 %343 to double
  %374 = fcmp olt double %59, %372
  %375 = select i1 %374, double %372, double %59
  %376 = fadd double %375, %373
  %377 = fadd double %376, -1.000000e+00
  %378 = load double, ptr %52, align 8
  %379 = fadd double %378, %377
  %380 = getelementptr inbounds %struct.RetryLoop, ptr %246, i64 %243
  %381 = load double, ptr %380, align 8
  %382 = fadd double %381, %379
  store double %382, ptr %367, align 8
  %383 = getelementptr inbounds %struct.RetryWarp, ptr %233, i64 %236, i32 4
  store i32 1, ptr %383, align 4
  br label %384

384:                                              ; preds = %229, %225, %187, %366, %68
  %385 = phi double [ %59, %68 ], [ %376, %366 ], [ %137, %187 ], [ %137, %225 ], [ %137, %229 ]
  %386 = phi i64 [ %60, %68 ], [ %101, %366 ], [ %101, %187 ], [ %101, %225 ], [ %101, %229 ]
  br i1 %71, label %387, label %58

387:                                              ; preds = %384, %58
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
  %6 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %7 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
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
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 6
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 5
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %42, label %35

35:                                               ; preds = %31, %21
  %36 = getelementptr inbounds %struct.RetryWarp, ptr %16, i64 %26, i32 5
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
  %60 = getelementptr inbounds %struct.RetryWarp, ptr %58, i64 %59, i32 5
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
  %67 = getelementptr inbounds %struct.RetryWarp, ptr %58, i64 %59, i32 6
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
  %4 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1
  store double %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 4
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %10, -1152921504606846976
  %12 = icmp eq i64 %11, -9223372036854775808
  br i1 %12, label %13, label %62

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
  br i1 %32, label %21, label %61

33:                                               ; preds = %21
  store ptr %29, ptr %8, align 8
  br label %34

34:                                               ; preds = %33, %13
  %35 = phi i1 [ %12, %13 ], [ %32, %33 ]
  %36 = phi i64 [ %10, %13 ], [ %30, %33 ]
  br i1 %35, label %37, label %62

37:                                               ; preds = %34
  %38 = trunc i64 %36 to i32
  %39 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 3
  store i32 %38, ptr %39, align 8
  %40 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 2
  %41 = tail call i32 @llvm.ctpop.i32(i32 %38)
  %42 = zext i32 %41 to i64
  store i64 1, ptr %40, align 8
  %43 = getelementptr inbounds i8, ptr %40, i64 8
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %40, i64 16
  %45 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %44, i8 0, i64 32, i1 false)
  %46 = load i64, ptr %45, align 8
  %47 = shl i64 %46, 13
  %48 = xor i64 %47, %46
  %49 = lshr i64 %48, 7
  %50 = xor i64 %49, %48
  %51 = shl i64 %50, 17
  %52 = xor i64 %51, %50
  store i64 %52, ptr %45, align 8
  %53 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 8
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, 2.000000e+00
  %56 = lshr i64 %52, 11
  %57 = uitofp i64 %56 to double
  %58 = fmul double %57, 0x3CA0000000000000
  %59 = fmul double %55, %58
  %60 = fadd double %59, %2
  store double %60, ptr %6, align 8
  br label %80

61:                                               ; preds = %27
  store ptr %29, ptr %8, align 8
  br label %62

62:                                               ; preds = %61, %3, %34
  %63 = phi i64 [ %36, %34 ], [ %10, %3 ], [ %30, %61 ]
  %64 = and i64 %63, 1152921504606846975
  %65 = icmp ne i64 %64, 0
  %66 = xor i1 %65, true
  %67 = zext i1 %66 to i32
  %68 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 6
  store i32 %67, ptr %68, align 4
  %69 = zext i1 %65 to i32
  %70 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 5
  store i32 %69, ptr %70, align 8
  br i1 %65, label %71, label %80

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 9
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = udiv i64 %1, %75
  %77 = getelementptr inbounds ptr, ptr %73, i64 %76
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %64
  store ptr %79, ptr %8, align 8
  br label %80

80:                                               ; preds = %62, %71, %37
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



