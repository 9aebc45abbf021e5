; sha256 of the sources: 86fcf51c50c7dd6112fdb6fccee5470cb5249a48b7ad0838a3e2f553c838de18

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
  br label %15

13:                                               ; preds = %15, %1
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %34, label %42

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %32, %15 ]
  %17 = udiv i64 %16, %5
  %18 = getelementptr inbounds ptr, ptr %10, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = urem i64 %16, %5
  %21 = getelementptr inbounds i64, ptr %19, i64 %20
  %22 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %16, i32 2
  %23 = load i64, ptr %21, align 8
  %24 = and i64 %23, 1152921504606846975
  %25 = icmp ne i64 %24, 0
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %16, i32 6
  store i32 %26, ptr %27, align 8
  %28 = xor i1 %25, true
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds %struct.RetryWarp, ptr %12, i64 %16, i32 7
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds i64, ptr %19, i64 %24
  store ptr %31, ptr %22, align 8
  %32 = add nuw i64 %16, 1
  %33 = icmp eq i64 %32, %6
  br i1 %33, label %13, label %15

34:                                               ; preds = %42, %13
  %35 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %47, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %40 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %41 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  br label %65

42:                                               ; preds = %13, %42
  %43 = phi i64 [ %44, %42 ], [ 0, %13 ]
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %43)
  %44 = add nuw i64 %43, 1
  %45 = load i64, ptr %0, align 8
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %42, label %34

47:                                               ; preds = %111, %34
  %48 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %551, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 14
  %53 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 15
  %54 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 16
  %55 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 18
  %56 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 19
  %57 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 2
  %58 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %59 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 12
  %60 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 7
  %61 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 13
  %62 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 11
  %64 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 5
  br label %120

65:                                               ; preds = %38, %111
  %66 = phi i64 [ 0, %38 ], [ %115, %111 ]
  %67 = icmp ult i64 %66, %6
  br i1 %67, label %68, label %111

68:                                               ; preds = %65
  %69 = load ptr, ptr %39, align 8
  %70 = ptrtoint ptr %69 to i64
  br label %71

71:                                               ; preds = %107, %68
  %72 = phi ptr [ null, %68 ], [ %108, %107 ]
  %73 = phi i64 [ %66, %68 ], [ %109, %107 ]
  %74 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %73
  %75 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %73, i32 6
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %107

78:                                               ; preds = %71
  %79 = getelementptr inbounds %struct.RetryWarp, ptr %69, i64 %73, i32 7
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %107

82:                                               ; preds = %78
  %83 = icmp eq ptr %72, null
  br i1 %83, label %106, label %84

84:                                               ; preds = %82
  %85 = load ptr, ptr %40, align 8
  %86 = urem i64 %73, %36
  %87 = getelementptr inbounds double, ptr %85, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = load double, ptr %74, align 8
  %90 = fcmp ogt double %89, %88
  %91 = select i1 %90, double %89, double %88
  %92 = ptrtoint ptr %72 to i64
  %93 = sub i64 %92, %70
  %94 = sdiv exact i64 %93, 224
  %95 = urem i64 %94, %36
  %96 = getelementptr inbounds double, ptr %85, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = load double, ptr %72, align 8
  %99 = fcmp ogt double %98, %97
  %100 = select i1 %99, double %98, double %97
  %101 = fcmp olt double %91, %100
  br i1 %101, label %106, label %102

102:                                              ; preds = %84
  %103 = fcmp une double %91, %100
  %104 = fcmp uge double %89, %98
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %102, %84, %82
  br label %107

107:                                              ; preds = %106, %102, %78, %71
  %108 = phi ptr [ %72, %71 ], [ %72, %78 ], [ %74, %106 ], [ %72, %102 ]
  %109 = add i64 %73, %36
  %110 = icmp ult i64 %109, %6
  br i1 %110, label %71, label %111

111:                                              ; preds = %107, %65
  %112 = phi ptr [ null, %65 ], [ %108, %107 ]
  %113 = load ptr, ptr %41, align 8
  %114 = getelementptr inbounds ptr, ptr %113, i64 %66
  store ptr %112, ptr %114, align 8
  %115 = add nuw i64 %66, 1
  %116 = icmp eq i64 %115, %36
  br i1 %116, label %47, label %65

117:                                              ; preds = %548, %490
  %118 = load i64, ptr %48, align 8
  %119 = icmp ult i64 %184, %118
  br i1 %119, label %120, label %551

120:                                              ; preds = %51, %117
  %121 = phi i64 [ %36, %51 ], [ %491, %117 ]
  %122 = phi i64 [ 0, %51 ], [ %184, %117 ]
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %551, label %124

124:                                              ; preds = %120
  %125 = load ptr, ptr %52, align 8
  br label %128

126:                                              ; preds = %164
  %127 = icmp eq ptr %165, null
  br i1 %127, label %551, label %168

128:                                              ; preds = %124, %164
  %129 = phi i64 [ 0, %124 ], [ %166, %164 ]
  %130 = phi ptr [ null, %124 ], [ %165, %164 ]
  %131 = getelementptr inbounds ptr, ptr %125, i64 %129
  %132 = load ptr, ptr %131, align 8
  %133 = icmp eq ptr %132, null
  br i1 %133, label %164, label %134

134:                                              ; preds = %128
  %135 = icmp eq ptr %130, null
  br i1 %135, label %163, label %136

136:                                              ; preds = %134
  %137 = load ptr, ptr %53, align 8
  %138 = load ptr, ptr %54, align 8
  %139 = ptrtoint ptr %132 to i64
  %140 = ptrtoint ptr %138 to i64
  %141 = sub i64 %139, %140
  %142 = sdiv exact i64 %141, 224
  %143 = urem i64 %142, %121
  %144 = getelementptr inbounds double, ptr %137, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = load double, ptr %132, align 8
  %147 = fcmp ogt double %146, %145
  %148 = select i1 %147, double %146, double %145
  %149 = ptrtoint ptr %130 to i64
  %150 = sub i64 %149, %140
  %151 = sdiv exact i64 %150, 224
  %152 = urem i64 %151, %121
  %153 = getelementptr inbounds double, ptr %137, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = load double, ptr %130, align 8
  %156 = fcmp ogt double %155, %154
  %157 = select i1 %156, double %155, double %154
  %158 = fcmp olt double %148, %157
  br i1 %158, label %163, label %159

159:                                              ; preds = %136
  %160 = fcmp une double %148, %157
  %161 = fcmp uge double %146, %155
  %162 = select i1 %160, i1 true, i1 %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %159, %136, %134
  br label %164

164:                                              ; preds = %159, %128, %163
  %165 = phi ptr [ %132, %163 ], [ %130, %128 ], [ %130, %159 ]
  %166 = add nuw i64 %129, 1
  %167 = icmp eq i64 %166, %121
  br i1 %167, label %126, label %128

168:                                              ; preds = %126
  %169 = load ptr, ptr %54, align 8
  %170 = ptrtoint ptr %165 to i64
  %171 = ptrtoint ptr %169 to i64
  %172 = sub i64 %170, %171
  %173 = sdiv exact i64 %172, 224
  %174 = urem i64 %173, %121
  %175 = load ptr, ptr %53, align 8
  %176 = getelementptr inbounds double, ptr %175, i64 %174
  %177 = load double, ptr %176, align 8
  %178 = load double, ptr %165, align 8
  %179 = fcmp ogt double %178, %177
  %180 = select i1 %179, double %178, double %177
  store double %180, ptr %165, align 8
  store double %180, ptr %55, align 8
  %181 = getelementptr inbounds %struct.RetryWarp, ptr %165, i64 0, i32 5
  %182 = load i32, ptr %181, align 4
  %183 = zext i32 %182 to i64
  %184 = add i64 %122, %183
  store i64 0, ptr %56, align 8
  %185 = icmp eq i32 %182, 0
  br i1 %185, label %323, label %186

186:                                              ; preds = %168
  %187 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173
  %188 = load i64, ptr %4, align 8
  %189 = udiv i64 %173, %188
  %190 = load i64, ptr %57, align 8
  %191 = mul i64 %190, %189
  %192 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 2
  %193 = load ptr, ptr %192, align 8
  %194 = load i64, ptr %193, align 8
  %195 = load ptr, ptr %58, align 8
  %196 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 4
  br label %229

197:                                              ; preds = %262
  %198 = lshr i64 %194, 44
  %199 = and i64 %198, 32767
  %200 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, 1
  store i64 %202, ptr %200, align 8
  %203 = load i32, ptr %196, align 8
  %204 = tail call i32 @llvm.ctpop.i32(i32 %203)
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 3
  %207 = load i64, ptr %206, align 8
  %208 = add i64 %207, %205
  store i64 %208, ptr %206, align 8
  %209 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 8
  %210 = load i32, ptr %209, align 8
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds %struct.RetryLoop, ptr %195, i64 %199, i32 4
  %213 = load i64, ptr %212, align 8
  %214 = add i64 %213, %211
  %215 = uitofp i64 %214 to double
  %216 = load double, ptr %187, align 8
  %217 = uitofp i64 %121 to double
  %218 = fmul double %217, %215
  %219 = fadd double %216, %218
  store double %219, ptr %176, align 8
  %220 = load double, ptr %187, align 8
  %221 = load double, ptr %62, align 8
  %222 = fadd double %220, %221
  %223 = fadd double %222, %215
  %224 = fadd double %223, -1.000000e+00
  %225 = xor i32 %263, -1
  %226 = and i32 %203, %225
  store i32 %226, ptr %196, align 8
  %227 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 5
  store i32 0, ptr %227, align 4
  %228 = icmp eq i32 %226, 0
  br i1 %228, label %281, label %266

229:                                              ; preds = %262, %186
  %230 = phi i64 [ 0, %186 ], [ %264, %262 ]
  %231 = phi i32 [ 0, %186 ], [ %263, %262 ]
  %232 = load i32, ptr %196, align 8
  %233 = trunc i64 %230 to i32
  %234 = shl nuw i32 1, %233
  %235 = and i32 %232, %234
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %262, label %237

237:                                              ; preds = %229
  %238 = lshr i64 %230, 2
  %239 = and i64 %238, 63
  %240 = add nuw nsw i64 %239, 1
  %241 = getelementptr inbounds i64, ptr %193, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = shl i64 %230, 4
  %244 = and i64 %243, 48
  %245 = lshr i64 %242, %244
  %246 = and i64 %245, 65535
  %247 = add i64 %246, %191
  %248 = load ptr, ptr %59, align 8
  %249 = getelementptr inbounds i32, ptr %248, i64 %247
  %250 = load i32, ptr %249, align 4
  %251 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 9, i64 %230
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %250, %252
  br i1 %253, label %254, label %262

254:                                              ; preds = %237
  %255 = add i32 %250, 1
  store i32 %255, ptr %249, align 4
  %256 = load double, ptr %187, align 8
  %257 = load double, ptr %60, align 8
  %258 = fadd double %256, %257
  %259 = load ptr, ptr %61, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %247
  store double %258, ptr %260, align 8
  %261 = or i32 %234, %231
  br label %262

262:                                              ; preds = %254, %237, %229
  %263 = phi i32 [ %231, %229 ], [ %261, %254 ], [ %231, %237 ]
  %264 = add nuw nsw i64 %230, 1
  %265 = icmp eq i64 %264, 32
  br i1 %265, label %197, label %229

266:                                              ; preds = %197
  %267 = icmp ne i32 %263, 0
  %268 = zext i1 %267 to i64
  %269 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 4
  %270 = load i64, ptr %269, align 8
  %271 = add i64 %270, %268
  store i64 %271, ptr %269, align 8
  %272 = getelementptr inbounds %struct.RetryLoop, ptr %195, i64 %199, i32 1
  %273 = load double, ptr %272, align 8
  %274 = fadd double %224, %273
  br i1 %267, label %275, label %278

275:                                              ; preds = %266
  %276 = getelementptr inbounds %struct.RetryLoop, ptr %195, i64 %199, i32 2
  %277 = load double, ptr %276, align 8
  br label %278

278:                                              ; preds = %275, %266
  %279 = phi double [ %277, %275 ], [ 0.000000e+00, %266 ]
  %280 = fadd double %274, %279
  store double %280, ptr %187, align 8
  br label %490

281:                                              ; preds = %197
  %282 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3
  %283 = load ptr, ptr %63, align 8
  %284 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199
  %285 = load i64, ptr %282, align 8
  %286 = load i64, ptr %284, align 8
  %287 = add i64 %286, %285
  store i64 %287, ptr %284, align 8
  %288 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199, i32 1
  %291 = load i64, ptr %290, align 8
  %292 = add i64 %291, %289
  store i64 %292, ptr %290, align 8
  %293 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199, i32 2
  %294 = load i64, ptr %293, align 8
  %295 = add i64 %294, %202
  store i64 %295, ptr %293, align 8
  %296 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199, i32 3
  %297 = load i64, ptr %296, align 8
  %298 = add i64 %297, %208
  store i64 %298, ptr %296, align 8
  %299 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 4
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199, i32 4
  %302 = load i64, ptr %301, align 8
  %303 = add i64 %302, %300
  store i64 %303, ptr %301, align 8
  %304 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 5
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds %struct.RetryCount, ptr %283, i64 %199, i32 5
  %307 = load i64, ptr %306, align 8
  %308 = add i64 %307, %305
  store i64 %308, ptr %306, align 8
  %309 = getelementptr inbounds i64, ptr %193, i64 9
  store ptr %309, ptr %192, align 8
  %310 = getelementptr inbounds %struct.RetryLoop, ptr %195, i64 %199, i32 3
  %311 = load double, ptr %310, align 8
  %312 = fadd double %224, %311
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %173, double noundef %312)
  %313 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 6
  %314 = load i32, ptr %313, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %320

316:                                              ; preds = %281
  %317 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 7
  %318 = load i32, ptr %317, align 4
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %490, label %320

320:                                              ; preds = %316, %281
  %321 = load i64, ptr %4, align 8
  %322 = udiv i64 %173, %321
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %322)
  br label %490

323:                                              ; preds = %168
  %324 = load i64, ptr %4, align 8
  %325 = load i64, ptr %57, align 8
  %326 = load ptr, ptr %58, align 8
  %327 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 2
  %328 = load ptr, ptr %327, align 8
  %329 = load i64, ptr %328, align 8
  %330 = lshr i64 %329, 44
  %331 = and i64 %330, 32767
  %332 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 4
  %333 = load i32, ptr %332, align 8
  %334 = getelementptr inbounds %struct.RetryLoop, ptr %326, i64 %331, i32 4
  %335 = load i64, ptr %334, align 8
  %336 = tail call i32 @llvm.cttz.i32(i32 %333, i1 true)
  %337 = lshr i32 %336, 2
  %338 = add nuw nsw i32 %337, 1
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds i64, ptr %328, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = shl nuw nsw i32 %336, 4
  %343 = and i32 %342, 48
  %344 = zext i32 %343 to i64
  %345 = lshr i64 %341, %344
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %351

346:                                              ; preds = %371
  %347 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173
  %348 = udiv i64 %173, %324
  %349 = mul i64 %348, %325
  %350 = icmp eq i32 %374, 0
  br i1 %350, label %377, label %433

351:                                              ; preds = %371, %323
  %352 = phi i32 [ 0, %323 ], [ %375, %371 ]
  %353 = phi i32 [ 1, %323 ], [ %374, %371 ]
  %354 = shl nuw i32 1, %352
  %355 = and i32 %354, %333
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %371, label %357

357:                                              ; preds = %351
  %358 = lshr i32 %352, 2
  %359 = and i32 %358, 63
  %360 = add nuw nsw i32 %359, 1
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds i64, ptr %328, i64 %361
  %363 = load i64, ptr %362, align 8
  %364 = shl i32 %352, 4
  %365 = and i32 %364, 48
  %366 = zext i32 %365 to i64
  %367 = lshr i64 %363, %366
  %368 = xor i64 %367, %345
  %369 = and i64 %368, 65535
  %370 = icmp eq i64 %369, 0
  br label %371

371:                                              ; preds = %357, %351
  %372 = phi i1 [ true, %351 ], [ %370, %357 ]
  %373 = zext i1 %372 to i32
  %374 = and i32 %353, %373
  %375 = add nuw nsw i32 %352, 1
  %376 = icmp eq i32 %375, 32
  br i1 %376, label %346, label %351

377:                                              ; preds = %346, %429
  %378 = phi i32 [ %430, %429 ], [ 1, %346 ]
  %379 = phi i32 [ %431, %429 ], [ 0, %346 ]
  %380 = shl nuw i32 1, %379
  %381 = and i32 %380, %333
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %429, label %383

383:                                              ; preds = %377
  %384 = lshr i32 %379, 2
  %385 = add nuw nsw i32 %384, 1
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds i64, ptr %328, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = shl nuw i32 %379, 4
  %390 = and i32 %389, 48
  %391 = zext i32 %390 to i64
  %392 = lshr i64 %388, %391
  %393 = and i64 %392, 65535
  %394 = icmp eq i32 %379, 0
  br i1 %394, label %421, label %396

395:                                              ; preds = %401
  br i1 %412, label %429, label %421

396:                                              ; preds = %383, %419
  %397 = phi i32 [ %420, %419 ], [ 0, %383 ]
  %398 = shl nuw i32 1, %397
  %399 = and i32 %398, %333
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %416, label %401

401:                                              ; preds = %396
  %402 = lshr i32 %397, 2
  %403 = add nuw nsw i32 %402, 1
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds i64, ptr %328, i64 %404
  %406 = load i64, ptr %405, align 8
  %407 = shl i32 %397, 4
  %408 = and i32 %407, 48
  %409 = zext i32 %408 to i64
  %410 = lshr i64 %406, %409
  %411 = and i64 %410, 65535
  %412 = icmp eq i64 %411, %393
  %413 = add nuw nsw i32 %397, 1
  %414 = icmp uge i32 %413, %379
  %415 = select i1 %414, i1 true, i1 %412
  br i1 %415, label %395, label %419

416:                                              ; preds = %396
  %417 = add nuw nsw i32 %397, 1
  %418 = icmp ult i32 %417, %379
  br i1 %418, label %419, label %421

419:                                              ; preds = %416, %401
  %420 = phi i32 [ %413, %401 ], [ %417, %416 ]
  br label %396

421:                                              ; preds = %416, %395, %383
  %422 = udiv i64 %393, %335
  %423 = udiv i64 32, %335
  %424 = urem i64 %422, %423
  %425 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = add i32 %426, 1
  store i32 %427, ptr %425, align 4
  %428 = tail call i32 @llvm.umax.i32(i32 %427, i32 %378)
  br label %429

429:                                              ; preds = %421, %395, %377
  %430 = phi i32 [ %378, %377 ], [ %428, %421 ], [ %378, %395 ]
  %431 = add nuw nsw i32 %379, 1
  %432 = icmp eq i32 %431, 32
  br i1 %432, label %433, label %377

433:                                              ; preds = %429, %346
  %434 = phi i32 [ 1, %346 ], [ %430, %429 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %435

435:                                              ; preds = %463, %433
  %436 = phi i64 [ 0, %433 ], [ %464, %463 ]
  %437 = trunc i64 %436 to i32
  %438 = shl nuw i32 1, %437
  %439 = and i32 %438, %333
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %463, label %441

441:                                              ; preds = %435
  %442 = lshr i64 %436, 2
  %443 = and i64 %442, 63
  %444 = add nuw nsw i64 %443, 1
  %445 = getelementptr inbounds i64, ptr %328, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = shl i64 %436, 4
  %448 = and i64 %447, 48
  %449 = lshr i64 %446, %448
  %450 = and i64 %449, 65535
  %451 = add i64 %450, %349
  %452 = load ptr, ptr %59, align 8
  %453 = getelementptr inbounds i32, ptr %452, i64 %451
  %454 = load i32, ptr %453, align 4
  %455 = load double, ptr %347, align 8
  %456 = load ptr, ptr %61, align 8
  %457 = getelementptr inbounds double, ptr %456, i64 %451
  %458 = load double, ptr %457, align 8
  %459 = fcmp olt double %455, %458
  %460 = sext i1 %459 to i32
  %461 = add i32 %454, %460
  %462 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 9, i64 %436
  store i32 %461, ptr %462, align 4
  br label %463

463:                                              ; preds = %441, %435
  %464 = add nuw nsw i64 %436, 1
  %465 = icmp eq i64 %464, 32
  br i1 %465, label %466, label %435

466:                                              ; preds = %463
  %467 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 8
  store i32 %434, ptr %467, align 8
  %468 = zext i32 %434 to i64
  %469 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 3, i32 5
  %470 = load i64, ptr %469, align 8
  %471 = add i64 %470, %468
  store i64 %471, ptr %469, align 8
  %472 = load double, ptr %347, align 8
  %473 = uitofp i32 %434 to double
  %474 = uitofp i64 %121 to double
  %475 = fmul double %474, %473
  %476 = fadd double %475, %472
  store double %476, ptr %176, align 8
  %477 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 1
  %478 = load double, ptr %477, align 8
  %479 = load double, ptr %64, align 8
  %480 = fadd double %479, %473
  %481 = fadd double %480, -1.000000e+00
  %482 = fcmp ogt double %478, %481
  %483 = select i1 %482, double %478, double %481
  %484 = getelementptr inbounds %struct.RetryLoop, ptr %326, i64 %331
  %485 = load double, ptr %484, align 8
  %486 = fadd double %485, %483
  %487 = load double, ptr %347, align 8
  %488 = fadd double %487, %486
  store double %488, ptr %347, align 8
  store double 0.000000e+00, ptr %477, align 8
  %489 = getelementptr inbounds %struct.RetryWarp, ptr %169, i64 %173, i32 5
  store i32 1, ptr %489, align 4
  br label %490

490:                                              ; preds = %320, %316, %278, %466
  %491 = load i64, ptr %35, align 8
  %492 = icmp eq i64 %491, 0
  br i1 %492, label %117, label %493

493:                                              ; preds = %490, %548
  %494 = phi i64 [ %549, %548 ], [ 0, %490 ]
  %495 = icmp eq i64 %494, %174
  br i1 %495, label %499, label %496

496:                                              ; preds = %493
  %497 = load i64, ptr %56, align 8
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %548, label %499

499:                                              ; preds = %496, %493
  %500 = icmp ult i64 %494, %6
  br i1 %500, label %501, label %544

501:                                              ; preds = %499
  %502 = load ptr, ptr %54, align 8
  %503 = ptrtoint ptr %502 to i64
  br label %504

504:                                              ; preds = %540, %501
  %505 = phi ptr [ null, %501 ], [ %541, %540 ]
  %506 = phi i64 [ %494, %501 ], [ %542, %540 ]
  %507 = getelementptr inbounds %struct.RetryWarp, ptr %502, i64 %506
  %508 = getelementptr inbounds %struct.RetryWarp, ptr %502, i64 %506, i32 6
  %509 = load i32, ptr %508, align 8
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %540

511:                                              ; preds = %504
  %512 = getelementptr inbounds %struct.RetryWarp, ptr %502, i64 %506, i32 7
  %513 = load i32, ptr %512, align 4
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %540

515:                                              ; preds = %511
  %516 = icmp eq ptr %505, null
  br i1 %516, label %539, label %517

517:                                              ; preds = %515
  %518 = load ptr, ptr %53, align 8
  %519 = urem i64 %506, %491
  %520 = getelementptr inbounds double, ptr %518, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = load double, ptr %507, align 8
  %523 = fcmp ogt double %522, %521
  %524 = select i1 %523, double %522, double %521
  %525 = ptrtoint ptr %505 to i64
  %526 = sub i64 %525, %503
  %527 = sdiv exact i64 %526, 224
  %528 = urem i64 %527, %491
  %529 = getelementptr inbounds double, ptr %518, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = load double, ptr %505, align 8
  %532 = fcmp ogt double %531, %530
  %533 = select i1 %532, double %531, double %530
  %534 = fcmp olt double %524, %533
  br i1 %534, label %539, label %535

535:                                              ; preds = %517
  %536 = fcmp une double %524, %533
  %537 = fcmp uge double %522, %531
  %538 = select i1 %536, i1 true, i1 %537
  br i1 %538, label %540, label %539

539:                                              ; preds = %535, %517, %515
  br label %540

540:                                              ; preds = %539, %535, %511, %504
  %541 = phi ptr [ %505, %504 ], [ %505, %511 ], [ %507, %539 ], [ %505, %535 ]
  %542 = add i64 %506, %491
  %543 = icmp ult i64 %542, %6
  br i1 %543, label %504, label %544

544:                                              ; preds = %540, %499
  %545 = phi ptr [ null, %499 ], [ %541, %540 ]
  %546 = load ptr, ptr %52, align 8
  %547 = getelementptr inbounds ptr, ptr %546, i64 %494
  store ptr %545, ptr %547, align 8
  br label %548

548:                                              ; preds = %496, %544
  %549 = add nuw i64 %494, 1
  %550 = icmp eq i64 %549, %491
  br i1 %550, label %117, label %493

551:                                              ; preds = %120, %117, %126, %47
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
  br label %13

8:                                                ; preds = %64, %42
  %9 = phi i64 [ %14, %42 ], [ %65, %64 ]
  %10 = phi i64 [ 0, %42 ], [ %65, %64 ]
  %11 = phi i32 [ 0, %42 ], [ %66, %64 ]
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %69

13:                                               ; preds = %2, %8
  %14 = phi i64 [ %4, %2 ], [ %9, %8 ]
  %15 = phi i64 [ %4, %2 ], [ %10, %8 ]
  %16 = phi double [ 0.000000e+00, %2 ], [ %37, %8 ]
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %69, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr %6, align 8
  br label %20

20:                                               ; preds = %18, %32
  %21 = phi double [ %16, %18 ], [ %37, %32 ]
  %22 = phi i64 [ 0, %18 ], [ %38, %32 ]
  %23 = phi i32 [ 0, %18 ], [ %34, %32 ]
  %24 = add i64 %22, %5
  %25 = getelementptr inbounds %struct.RetryWarp, ptr %19, i64 %24, i32 7
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds %struct.RetryWarp, ptr %19, i64 %24, i32 6
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %69, label %32

32:                                               ; preds = %20
  %33 = getelementptr inbounds %struct.RetryWarp, ptr %19, i64 %24
  %34 = add i32 %29, %23
  %35 = load double, ptr %33, align 8
  %36 = fcmp ogt double %35, %21
  %37 = select i1 %36, double %35, double %21
  %38 = add nuw i64 %22, 1
  %39 = icmp eq i64 %38, %15
  br i1 %39, label %40, label %20

40:                                               ; preds = %32
  %41 = icmp eq i32 %34, 0
  br i1 %41, label %69, label %42

42:                                               ; preds = %40
  store i64 1, ptr %7, align 8
  br i1 %17, label %8, label %43

43:                                               ; preds = %42, %64
  %44 = phi i64 [ %65, %64 ], [ %14, %42 ]
  %45 = phi i64 [ %67, %64 ], [ 0, %42 ]
  %46 = phi i32 [ %66, %64 ], [ 0, %42 ]
  %47 = load ptr, ptr %6, align 8
  %48 = add i64 %45, %5
  %49 = getelementptr inbounds %struct.RetryWarp, ptr %47, i64 %48, i32 6
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %64, label %52

52:                                               ; preds = %43
  store i32 0, ptr %49, align 8
  tail call fastcc void @come(ptr noundef nonnull %0, i64 noundef %48, double noundef %37)
  %53 = load i32, ptr %49, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.RetryWarp, ptr %47, i64 %48, i32 7
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br label %59

59:                                               ; preds = %55, %52
  %60 = phi i1 [ false, %52 ], [ %58, %55 ]
  %61 = zext i1 %60 to i32
  %62 = or i32 %46, %61
  %63 = load i64, ptr %3, align 8
  br label %64

64:                                               ; preds = %43, %59
  %65 = phi i64 [ %63, %59 ], [ %44, %43 ]
  %66 = phi i32 [ %62, %59 ], [ %46, %43 ]
  %67 = add nuw i64 %45, 1
  %68 = icmp ult i64 %67, %65
  br i1 %68, label %43, label %8

69:                                               ; preds = %13, %40, %8, %20
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
  br i1 %12, label %13, label %65

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 10
  %15 = load ptr, ptr %14, align 8
  br label %16

16:                                               ; preds = %13, %24
  %17 = phi i64 [ %10, %13 ], [ %26, %24 ]
  %18 = phi ptr [ %9, %13 ], [ %25, %24 ]
  %19 = lshr i64 %17, 44
  %20 = and i64 %19, 32767
  %21 = getelementptr inbounds %struct.RetryLoop, ptr %15, i64 %20, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %16
  %25 = getelementptr inbounds i64, ptr %18, i64 9
  store ptr %25, ptr %8, align 8
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1152921504606846976
  %28 = icmp eq i64 %27, -9223372036854775808
  br i1 %28, label %16, label %65

29:                                               ; preds = %16
  %30 = trunc i64 %17 to i32
  %31 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 4
  store i32 %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 3
  %33 = tail call i32 @llvm.ctpop.i32(i32 %30)
  %34 = zext i32 %33 to i64
  store i64 1, ptr %32, align 8
  %35 = getelementptr inbounds i8, ptr %32, i64 8
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %32, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, i8 0, i64 32, i1 false)
  %37 = load ptr, ptr %14, align 8
  %38 = load i64, ptr %18, align 8
  %39 = lshr i64 %38, 44
  %40 = and i64 %39, 32767
  %41 = getelementptr inbounds %struct.RetryLoop, ptr %37, i64 %40, i32 5
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  %44 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 17
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 13
  %47 = xor i64 %46, %45
  %48 = lshr i64 %47, 7
  %49 = xor i64 %48, %47
  %50 = shl i64 %49, 17
  %51 = xor i64 %50, %49
  store i64 %51, ptr %44, align 8
  %52 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 8
  %53 = load double, ptr %52, align 8
  %54 = fmul double %53, 2.000000e+00
  %55 = lshr i64 %51, 11
  %56 = uitofp i64 %55 to double
  %57 = fmul double %56, 0x3CA0000000000000
  %58 = fmul double %54, %57
  %59 = fptoui double %58 to i64
  %60 = uitofp i64 %59 to double
  br i1 %43, label %63, label %61

61:                                               ; preds = %29
  %62 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 1
  store double %60, ptr %62, align 8
  br label %83

63:                                               ; preds = %29
  %64 = fadd double %60, %2
  store double %64, ptr %6, align 8
  br label %83

65:                                               ; preds = %24, %3
  %66 = phi i64 [ %10, %3 ], [ %26, %24 ]
  %67 = and i64 %66, 1152921504606846975
  %68 = icmp ne i64 %67, 0
  %69 = xor i1 %68, true
  %70 = zext i1 %69 to i32
  %71 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 7
  store i32 %70, ptr %71, align 4
  %72 = zext i1 %68 to i32
  %73 = getelementptr inbounds %struct.RetryWarp, ptr %5, i64 %1, i32 6
  store i32 %72, ptr %73, align 8
  br i1 %68, label %74, label %83

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 9
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Retries, ptr %0, i64 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = udiv i64 %1, %78
  %80 = getelementptr inbounds ptr, ptr %76, i64 %79
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i64, ptr %81, i64 %67
  store ptr %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %65, %74, %61, %63
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



