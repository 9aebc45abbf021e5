; sha256 of the sources: 154c4c396c8baa07aadb3d52fe8b5b994aa783ce5593ef2a82a269e9c8ce5353

%struct.State = type { [9 x double], [8 x double], double, [1024 x double], double, i64, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double] }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 8376, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8376) %2, i8 0, i64 8376, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
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
  %14 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %15 = load i64, ptr %4, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %19

19:                                               ; preds = %17, %77
  %20 = phi i64 [ 0, %17 ], [ %78, %77 ]
  %21 = load i64, ptr %14, align 8
  %22 = load i64, ptr %18, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %77, label %24

24:                                               ; preds = %19, %77, %13
  %25 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %27 = icmp sgt i64 %8, 0
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %35 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %36 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %41 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %44 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %45 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %49 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %55 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %56 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %57 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %59 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %61 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %62 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %63 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %68 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %69 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 7
  %70 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %71 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %72 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %73 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %74 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %75 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %76 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  br label %81

77:                                               ; preds = %19
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %20, double noundef 0.000000e+00)
  %78 = add nuw nsw i64 %20, 1
  %79 = load i64, ptr %4, align 8
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %19, label %24

81:                                               ; preds = %530, %24
  %82 = load i64, ptr %25, align 8
  %83 = load i64, ptr %26, align 8
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %85, label %531

85:                                               ; preds = %81
  br i1 %27, label %86, label %91

86:                                               ; preds = %85
  %87 = load ptr, ptr %28, align 8
  %88 = load double, ptr %2, align 8
  %89 = load double, ptr %35, align 8
  %90 = load double, ptr %36, align 8
  br label %96

91:                                               ; preds = %163, %85
  %92 = phi i64 [ 0, %85 ], [ %164, %163 ]
  %93 = phi i64 [ -1, %85 ], [ %165, %163 ]
  %94 = phi double [ 1.000000e+300, %85 ], [ %166, %163 ]
  %95 = icmp sgt i64 %93, -1
  br i1 %95, label %169, label %531

96:                                               ; preds = %86, %163
  %97 = phi double [ 1.000000e+300, %86 ], [ %166, %163 ]
  %98 = phi i64 [ -1, %86 ], [ %165, %163 ]
  %99 = phi i64 [ 0, %86 ], [ %167, %163 ]
  %100 = phi i64 [ 0, %86 ], [ %164, %163 ]
  %101 = getelementptr inbounds %struct.Walker, ptr %87, i64 %99
  %102 = getelementptr inbounds %struct.Walker, ptr %87, i64 %99, i32 7
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %163, label %105

105:                                              ; preds = %96
  %106 = getelementptr inbounds %struct.Walker, ptr %87, i64 %99, i32 6
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %163

109:                                              ; preds = %105
  %110 = load double, ptr %101, align 8
  %111 = fcmp ult double %110, %97
  br i1 %111, label %112, label %163

112:                                              ; preds = %109
  %113 = load i64, ptr %29, align 8
  %114 = srem i64 %99, %113
  %115 = load ptr, ptr %0, align 8
  %116 = load ptr, ptr %30, align 8
  %117 = getelementptr inbounds %struct.Walker, ptr %87, i64 %99, i32 3
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i64, ptr %116, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %114
  %122 = load double, ptr %121, align 8
  %123 = fcmp ogt double %110, %122
  %124 = select i1 %123, double %110, double %122
  %125 = load ptr, ptr %31, align 8
  %126 = load i64, ptr %32, align 8
  %127 = mul nsw i64 %126, %114
  %128 = getelementptr inbounds %struct.Step, ptr %115, i64 %120, i32 4
  %129 = load i64, ptr %128, align 8
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %125, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp ogt double %124, %132
  %134 = select i1 %133, double %124, double %132
  %135 = getelementptr inbounds %struct.Step, ptr %115, i64 %120, i32 3
  %136 = load i64, ptr %135, align 8
  switch i64 %136, label %157 [
    i64 1, label %137
    i64 3, label %137
  ]

137:                                              ; preds = %112, %112
  %138 = load ptr, ptr %33, align 8
  %139 = getelementptr inbounds %struct.Step, ptr %115, i64 %120, i32 9
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Cost, ptr %138, i64 %140, i32 9
  %142 = load double, ptr %141, align 8
  %143 = fcmp ogt double %142, 0.000000e+00
  br i1 %143, label %144, label %149

144:                                              ; preds = %137
  %145 = load double, ptr %37, align 8
  %146 = fsub double %90, %145
  %147 = fcmp ogt double %134, %146
  %148 = select i1 %147, double %134, double %146
  br label %157

149:                                              ; preds = %137
  %150 = load double, ptr %34, align 8
  %151 = fsub double %88, %150
  %152 = fcmp ogt double %134, %151
  %153 = select i1 %152, double %134, double %151
  %154 = fsub double %89, %150
  %155 = fcmp ogt double %153, %154
  %156 = select i1 %155, double %153, double %154
  br label %157

157:                                              ; preds = %112, %144, %149
  %158 = phi double [ %148, %144 ], [ %156, %149 ], [ %134, %112 ]
  %159 = fcmp olt double %158, %97
  %160 = select i1 %159, i64 %114, i64 %100
  %161 = select i1 %159, i64 %99, i64 %98
  %162 = select i1 %159, double %158, double %97
  br label %163

163:                                              ; preds = %96, %105, %109, %157
  %164 = phi i64 [ %160, %157 ], [ %100, %109 ], [ %100, %105 ], [ %100, %96 ]
  %165 = phi i64 [ %161, %157 ], [ %98, %109 ], [ %98, %105 ], [ %98, %96 ]
  %166 = phi double [ %162, %157 ], [ %97, %109 ], [ %97, %105 ], [ %97, %96 ]
  %167 = add nuw nsw i64 %99, 1
  %168 = icmp eq i64 %167, %8
  br i1 %168, label %91, label %96

169:                                              ; preds = %91
  %170 = load ptr, ptr %38, align 8
  %171 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93
  %172 = load ptr, ptr %0, align 8
  %173 = load ptr, ptr %39, align 8
  %174 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 3
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds i64, ptr %173, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds %struct.Step, ptr %172, i64 %177
  %179 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 2
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %40, align 8
  %182 = fadd double %94, %181
  %183 = load ptr, ptr %41, align 8
  %184 = mul nsw i64 %177, 10
  %185 = getelementptr inbounds double, ptr %183, i64 %184
  %186 = load double, ptr %42, align 8
  %187 = load double, ptr %185, align 8
  %188 = fadd double %186, %187
  store double %188, ptr %185, align 8
  %189 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 1
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 2
  %192 = load double, ptr %191, align 8
  %193 = fsub double %190, %192
  %194 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 9
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %195, 0
  %197 = select i1 %196, i64 1, i64 9
  %198 = getelementptr inbounds double, ptr %185, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fadd double %193, %199
  store double %200, ptr %198, align 8
  %201 = load double, ptr %171, align 8
  %202 = load double, ptr %189, align 8
  %203 = fcmp ogt double %201, %202
  br i1 %203, label %204, label %211

204:                                              ; preds = %169
  %205 = fsub double %201, %202
  %206 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 8
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %185, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fadd double %205, %209
  store double %210, ptr %208, align 8
  br label %211

211:                                              ; preds = %204, %169
  %212 = load double, ptr %171, align 8
  %213 = fcmp olt double %212, %94
  br i1 %213, label %214, label %258

214:                                              ; preds = %211
  %215 = fsub double %94, %212
  %216 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 3
  %217 = load i64, ptr %216, align 8
  switch i64 %217, label %242 [
    i64 1, label %218
    i64 3, label %218
  ]

218:                                              ; preds = %214, %214
  %219 = load ptr, ptr %43, align 8
  %220 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 9
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds %struct.Cost, ptr %219, i64 %221, i32 9
  %223 = load double, ptr %222, align 8
  %224 = fcmp ogt double %223, 0.000000e+00
  br i1 %224, label %225, label %227

225:                                              ; preds = %218
  %226 = load double, ptr %45, align 8
  br label %232

227:                                              ; preds = %218
  %228 = load double, ptr %2, align 8
  %229 = load double, ptr %44, align 8
  %230 = fcmp ogt double %228, %229
  %231 = select i1 %230, double %228, double %229
  br label %232

232:                                              ; preds = %227, %225
  %233 = phi double [ %226, %225 ], [ %231, %227 ]
  %234 = load double, ptr %46, align 8
  %235 = fsub double %233, %234
  %236 = fcmp ult double %235, %94
  br i1 %236, label %240, label %237

237:                                              ; preds = %232
  %238 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 11
  %239 = load i64, ptr %238, align 8
  br label %240

240:                                              ; preds = %237, %232
  %241 = phi i64 [ %239, %237 ], [ undef, %232 ]
  br i1 %236, label %242, label %253

242:                                              ; preds = %240, %214
  %243 = load ptr, ptr %47, align 8
  %244 = load i64, ptr %48, align 8
  %245 = mul nsw i64 %244, %92
  %246 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 4
  %247 = load i64, ptr %246, align 8
  %248 = add nsw i64 %245, %247
  %249 = getelementptr inbounds double, ptr %243, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fcmp oge double %250, %94
  %252 = select i1 %251, i64 7, i64 8
  br label %253

253:                                              ; preds = %242, %240
  %254 = phi i64 [ %241, %240 ], [ %252, %242 ]
  %255 = getelementptr inbounds double, ptr %185, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fadd double %215, %256
  store double %257, ptr %255, align 8
  br label %258

258:                                              ; preds = %253, %211
  %259 = load ptr, ptr %49, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %177
  %261 = load double, ptr %260, align 8
  %262 = fadd double %261, 1.000000e+00
  store double %262, ptr %260, align 8
  %263 = load i64, ptr %50, align 8
  %264 = add i64 %263, 1
  store i64 %264, ptr %50, align 8
  %265 = load double, ptr %42, align 8
  %266 = fadd double %94, %265
  %267 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %92
  store double %266, ptr %267, align 8
  %268 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 1
  %269 = load double, ptr %268, align 8
  %270 = fadd double %94, %269
  %271 = load ptr, ptr %51, align 8
  %272 = load i64, ptr %52, align 8
  %273 = mul nsw i64 %272, %92
  %274 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 4
  %275 = load i64, ptr %274, align 8
  %276 = add nsw i64 %273, %275
  %277 = getelementptr inbounds double, ptr %271, i64 %276
  store double %270, ptr %277, align 8
  %278 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 3
  %279 = load i64, ptr %278, align 8
  %280 = fadd double %94, %180
  switch i64 %279, label %365 [
    i64 3, label %281
    i64 1, label %281
  ]

281:                                              ; preds = %258, %258
  %282 = load ptr, ptr %53, align 8
  %283 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 9
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.Cost, ptr %282, i64 %284
  %286 = getelementptr inbounds %struct.Cost, ptr %282, i64 %284, i32 9
  %287 = load double, ptr %286, align 8
  %288 = fcmp ogt double %287, 0.000000e+00
  br i1 %288, label %289, label %346

289:                                              ; preds = %281
  %290 = load double, ptr %9, align 8
  %291 = fptosi double %290 to i64
  %292 = load i64, ptr %3, align 8
  %293 = shl i64 %292, 13
  %294 = xor i64 %293, %292
  %295 = lshr i64 %294, 7
  %296 = xor i64 %295, %294
  %297 = shl i64 %296, 17
  %298 = xor i64 %297, %296
  store i64 %298, ptr %3, align 8
  %299 = lshr i64 %298, 11
  %300 = uitofp i64 %299 to double
  %301 = fmul double %300, 0x3CA0000000000000
  %302 = fadd double %287, %301
  %303 = fptosi double %302 to i64
  %304 = tail call i64 @llvm.smin.i64(i64 %303, i64 %291)
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %315, label %306

306:                                              ; preds = %289
  %307 = load i64, ptr %56, align 8
  %308 = add i64 %304, -1
  %309 = add i64 %308, %307
  %310 = srem i64 %309, %291
  %311 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = fcmp olt double %312, %94
  %314 = select i1 %313, double %94, double %312
  br label %315

315:                                              ; preds = %306, %289
  %316 = phi double [ %314, %306 ], [ %94, %289 ]
  %317 = getelementptr inbounds %struct.Cost, ptr %282, i64 %284, i32 1
  %318 = load double, ptr %317, align 8
  %319 = load double, ptr %57, align 8
  %320 = fcmp olt double %319, %316
  %321 = select i1 %320, double %316, double %319
  %322 = fadd double %318, %321
  store double %322, ptr %57, align 8
  %323 = load ptr, ptr %58, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 8
  %325 = load double, ptr %324, align 8
  %326 = fadd double %318, %325
  store double %326, ptr %324, align 8
  %327 = load double, ptr %59, align 8
  %328 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %285, double noundef %322)
  %329 = fcmp ogt double %327, %328
  %330 = select i1 %329, double %327, double %328
  store double %330, ptr %59, align 8
  %331 = icmp sgt i64 %304, 0
  br i1 %331, label %332, label %344

332:                                              ; preds = %315
  %333 = load i64, ptr %60, align 8
  br label %334

334:                                              ; preds = %334, %332
  %335 = phi i64 [ %333, %332 ], [ %338, %334 ]
  %336 = phi i64 [ %304, %332 ], [ %341, %334 ]
  %337 = load double, ptr %59, align 8
  %338 = add nsw i64 %335, 1
  %339 = srem i64 %335, %291
  %340 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %339
  store double %337, ptr %340, align 8
  %341 = add nsw i64 %336, -1
  %342 = icmp sgt i64 %336, 1
  br i1 %342, label %334, label %343

343:                                              ; preds = %334
  store i64 %338, ptr %60, align 8
  br label %344

344:                                              ; preds = %343, %315
  %345 = load double, ptr %59, align 8
  br label %365

346:                                              ; preds = %281
  %347 = load double, ptr %285, align 8
  %348 = load double, ptr %2, align 8
  %349 = fcmp olt double %348, %94
  %350 = select i1 %349, double %94, double %348
  %351 = fadd double %347, %350
  store double %351, ptr %2, align 8
  %352 = load ptr, ptr %54, align 8
  %353 = load double, ptr %352, align 8
  %354 = fadd double %347, %353
  store double %354, ptr %352, align 8
  %355 = getelementptr inbounds %struct.Cost, ptr %282, i64 %284, i32 1
  %356 = load double, ptr %355, align 8
  %357 = load double, ptr %55, align 8
  %358 = fcmp olt double %357, %351
  %359 = select i1 %358, double %351, double %357
  %360 = fadd double %356, %359
  store double %360, ptr %55, align 8
  %361 = getelementptr inbounds double, ptr %352, i64 1
  %362 = load double, ptr %361, align 8
  %363 = fadd double %356, %362
  store double %363, ptr %361, align 8
  %364 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %285, double noundef %360)
  br label %365

365:                                              ; preds = %346, %344, %258
  %366 = phi double [ %182, %258 ], [ %322, %344 ], [ %360, %346 ]
  %367 = phi double [ %280, %258 ], [ %345, %344 ], [ %364, %346 ]
  %368 = load i64, ptr %278, align 8
  switch i64 %368, label %382 [
    i64 3, label %369
    i64 4, label %374
  ]

369:                                              ; preds = %365
  %370 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 11
  %371 = load double, ptr %370, align 8
  %372 = fcmp ogt double %371, %367
  %373 = select i1 %372, double %371, double %367
  store double %373, ptr %370, align 8
  br label %382

374:                                              ; preds = %365
  %375 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 11
  %376 = load double, ptr %375, align 8
  %377 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 10
  %378 = load i64, ptr %377, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %377, align 8
  %380 = srem i64 %378, 8
  %381 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 12, i64 %380
  store double %376, ptr %381, align 8
  br label %382

382:                                              ; preds = %374, %369, %365
  %383 = phi double [ %376, %374 ], [ %367, %369 ], [ %367, %365 ]
  %384 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 5
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %385, -1
  br i1 %386, label %387, label %400

387:                                              ; preds = %382
  %388 = load i64, ptr %61, align 8
  %389 = mul nsw i64 %388, %93
  %390 = add nsw i64 %389, %385
  %391 = load ptr, ptr %62, align 8
  %392 = getelementptr inbounds double, ptr %391, i64 %390
  %393 = load double, ptr %392, align 8
  %394 = fcmp ogt double %393, %383
  br i1 %394, label %400, label %395

395:                                              ; preds = %387
  store double %383, ptr %392, align 8
  %396 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 10
  %397 = load i64, ptr %396, align 8
  %398 = load ptr, ptr %63, align 8
  %399 = getelementptr inbounds i64, ptr %398, i64 %390
  store i64 %397, ptr %399, align 8
  br label %400

400:                                              ; preds = %395, %387, %382
  %401 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 6
  %402 = load i64, ptr %401, align 8
  %403 = icmp sgt i64 %402, -1
  br i1 %403, label %404, label %417

404:                                              ; preds = %400
  %405 = load i64, ptr %64, align 8
  %406 = mul nsw i64 %405, %93
  %407 = add nsw i64 %406, %402
  %408 = load ptr, ptr %65, align 8
  %409 = getelementptr inbounds double, ptr %408, i64 %407
  %410 = load double, ptr %409, align 8
  %411 = fcmp ogt double %410, %366
  br i1 %411, label %417, label %412

412:                                              ; preds = %404
  store double %366, ptr %409, align 8
  %413 = getelementptr inbounds %struct.Step, ptr %172, i64 %177, i32 10
  %414 = load i64, ptr %413, align 8
  %415 = load ptr, ptr %66, align 8
  %416 = getelementptr inbounds i64, ptr %415, i64 %407
  store i64 %414, ptr %416, align 8
  br label %417

417:                                              ; preds = %412, %404, %400
  %418 = load double, ptr %42, align 8
  %419 = fadd double %94, %418
  store double %419, ptr %191, align 8
  %420 = load i64, ptr %278, align 8
  %421 = icmp eq i64 %420, 2
  %422 = zext i1 %421 to i64
  store i64 %422, ptr %194, align 8
  %423 = load double, ptr %178, align 8
  %424 = fadd double %94, %423
  store double %424, ptr %189, align 8
  %425 = load double, ptr %67, align 8
  %426 = fcmp ogt double %424, %383
  %427 = select i1 %426, double %424, double %383
  %428 = fcmp ogt double %425, %427
  %429 = select i1 %428, double %425, double %427
  store double %429, ptr %67, align 8
  %430 = load i64, ptr %174, align 8
  %431 = add nsw i64 %430, 1
  store i64 %431, ptr %174, align 8
  %432 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 4
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %431, %433
  br i1 %434, label %435, label %483

435:                                              ; preds = %417
  %436 = load i64, ptr %6, align 8
  %437 = sdiv i64 %93, %436
  %438 = load ptr, ptr %38, align 8
  %439 = getelementptr inbounds %struct.Walker, ptr %438, i64 %93, i32 7
  store i64 0, ptr %439, align 8
  %440 = load ptr, ptr %73, align 8
  %441 = shl nsw i64 %437, 1
  %442 = getelementptr inbounds i64, ptr %440, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = add nsw i64 %443, -1
  store i64 %444, ptr %442, align 8
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %446, label %455

446:                                              ; preds = %435
  %447 = load ptr, ptr %75, align 8
  %448 = load i64, ptr %25, align 8
  %449 = add nsw i64 %448, 1
  store i64 %449, ptr %25, align 8
  %450 = getelementptr inbounds double, ptr %447, i64 %448
  store double %424, ptr %450, align 8
  %451 = load i64, ptr %76, align 8
  %452 = load i64, ptr %26, align 8
  %453 = icmp slt i64 %451, %452
  br i1 %453, label %454, label %530

454:                                              ; preds = %446
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %437, double noundef %424)
  br label %530

455:                                              ; preds = %435
  %456 = or i64 %441, 1
  %457 = getelementptr inbounds i64, ptr %440, i64 %456
  %458 = load i64, ptr %457, align 8
  %459 = icmp eq i64 %458, %444
  br i1 %459, label %460, label %530

460:                                              ; preds = %455
  store i64 0, ptr %457, align 8
  %461 = load i64, ptr %6, align 8
  %462 = icmp sgt i64 %461, 0
  br i1 %462, label %463, label %530

463:                                              ; preds = %460, %479
  %464 = phi i64 [ %481, %479 ], [ %461, %460 ]
  %465 = phi i64 [ %480, %479 ], [ 0, %460 ]
  %466 = mul nsw i64 %464, %437
  %467 = add nsw i64 %466, %465
  %468 = load ptr, ptr %38, align 8
  %469 = getelementptr inbounds %struct.Walker, ptr %468, i64 %467, i32 6
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %479, label %472

472:                                              ; preds = %463
  store i64 0, ptr %469, align 8
  %473 = getelementptr inbounds %struct.Walker, ptr %468, i64 %467, i32 1
  %474 = load double, ptr %473, align 8
  %475 = load double, ptr %74, align 8
  %476 = fadd double %424, %475
  %477 = fcmp ogt double %474, %476
  %478 = select i1 %477, double %474, double %476
  store double %478, ptr %473, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %467)
  br label %479

479:                                              ; preds = %472, %463
  %480 = add nuw nsw i64 %465, 1
  %481 = load i64, ptr %6, align 8
  %482 = icmp slt i64 %480, %481
  br i1 %482, label %463, label %530

483:                                              ; preds = %417
  br i1 %421, label %484, label %529

484:                                              ; preds = %483
  %485 = load i64, ptr %6, align 8
  %486 = sdiv i64 %93, %485
  %487 = getelementptr inbounds %struct.Walker, ptr %170, i64 %93, i32 6
  store i64 1, ptr %487, align 8
  %488 = load double, ptr %68, align 8
  %489 = load double, ptr %69, align 8
  %490 = fcmp olt double %489, %94
  %491 = select i1 %490, double %94, double %489
  %492 = fadd double %488, %491
  store double %492, ptr %69, align 8
  %493 = load ptr, ptr %70, align 8
  %494 = getelementptr inbounds double, ptr %493, i64 7
  %495 = load double, ptr %494, align 8
  %496 = fadd double %488, %495
  store double %496, ptr %494, align 8
  %497 = load ptr, ptr %71, align 8
  %498 = shl nsw i64 %486, 1
  %499 = or i64 %498, 1
  %500 = getelementptr inbounds i64, ptr %497, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = add nsw i64 %501, 1
  store i64 %502, ptr %500, align 8
  %503 = getelementptr inbounds i64, ptr %497, i64 %498
  %504 = load i64, ptr %503, align 8
  %505 = icmp eq i64 %502, %504
  br i1 %505, label %506, label %530

506:                                              ; preds = %484
  store i64 0, ptr %500, align 8
  %507 = load i64, ptr %6, align 8
  %508 = icmp sgt i64 %507, 0
  br i1 %508, label %509, label %530

509:                                              ; preds = %506, %525
  %510 = phi i64 [ %527, %525 ], [ %507, %506 ]
  %511 = phi i64 [ %526, %525 ], [ 0, %506 ]
  %512 = mul nsw i64 %510, %486
  %513 = add nsw i64 %512, %511
  %514 = load ptr, ptr %38, align 8
  %515 = getelementptr inbounds %struct.Walker, ptr %514, i64 %513, i32 6
  %516 = load i64, ptr %515, align 8
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %525, label %518

518:                                              ; preds = %509
  store i64 0, ptr %515, align 8
  %519 = getelementptr inbounds %struct.Walker, ptr %514, i64 %513, i32 1
  %520 = load double, ptr %519, align 8
  %521 = load double, ptr %72, align 8
  %522 = fadd double %492, %521
  %523 = fcmp ogt double %520, %522
  %524 = select i1 %523, double %520, double %522
  store double %524, ptr %519, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %513)
  br label %525

525:                                              ; preds = %518, %509
  %526 = add nuw nsw i64 %511, 1
  %527 = load i64, ptr %6, align 8
  %528 = icmp slt i64 %526, %527
  br i1 %528, label %509, label %530

529:                                              ; preds = %483
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %93)
  br label %530

530:                                              ; preds = %525, %479, %529, %506, %484, %460, %455, %454, %446
  br i1 %95, label %81, label %531

531:                                              ; preds = %91, %530, %81
  %532 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %533 = load double, ptr %532, align 8
  br label %535

534:                                              ; preds = %535
  store double %541, ptr %532, align 8
  call void @llvm.lifetime.end.p0(i64 8376, ptr nonnull %2)
  ret void

535:                                              ; preds = %531, %535
  %536 = phi i64 [ 0, %531 ], [ %542, %535 ]
  %537 = phi double [ %533, %531 ], [ %541, %535 ]
  %538 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 %536
  %539 = load double, ptr %538, align 8
  %540 = fcmp ogt double %537, %539
  %541 = select i1 %540, double %537, double %539
  %542 = add nuw nsw i64 %536, 1
  %543 = icmp eq i64 %542, 9
  br i1 %543, label %534, label %535
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
  %23 = load i64, ptr %15, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %32

25:                                               ; preds = %4
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  br label %33

32:                                               ; preds = %70, %4
  ret void

33:                                               ; preds = %25, %70
  %34 = phi i64 [ %23, %25 ], [ %72, %70 ]
  %35 = phi i64 [ 0, %25 ], [ %71, %70 ]
  %36 = mul nsw i64 %34, %2
  %37 = add nsw i64 %36, %35
  %38 = load ptr, ptr %26, align 8
  %39 = mul nsw i64 %34, %6
  %40 = add nsw i64 %39, %35
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = load ptr, ptr %27, align 8
  %44 = load double, ptr %28, align 8
  %45 = fadd double %11, %44
  %46 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 2
  store double %45, ptr %46, align 8
  %47 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 1
  store double %45, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 9
  store i64 0, ptr %48, align 8
  %49 = load ptr, ptr %29, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %42
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 3
  store i64 %51, ptr %52, align 8
  %53 = add nsw i64 %42, 1
  %54 = getelementptr inbounds i64, ptr %49, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 4
  store i64 %55, ptr %56, align 8
  %57 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 5
  store i64 %6, ptr %57, align 8
  %58 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 6
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 7
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds %struct.Walker, ptr %43, i64 %37, i32 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  %61 = load i64, ptr %30, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %70

63:                                               ; preds = %33
  %64 = load ptr, ptr %31, align 8
  %65 = shl i64 %61, 3
  %66 = add nsw i64 %35, %36
  %67 = mul i64 %65, %66
  %68 = getelementptr i8, ptr %64, i64 %67
  %69 = shl nuw i64 %61, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %68, i8 0, i64 %69, i1 false)
  br label %70

70:                                               ; preds = %63, %33
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %37)
  %71 = add nuw nsw i64 %35, 1
  %72 = load i64, ptr %15, align 8
  %73 = icmp slt i64 %71, %72
  br i1 %73, label %33, label %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
  %21 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 7
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  br label %35

30:                                               ; preds = %49, %2
  %31 = phi double [ %19, %2 ], [ %50, %49 ]
  %32 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 5
  br i1 %34, label %53, label %69

35:                                               ; preds = %24, %49
  %36 = phi double [ %19, %24 ], [ %50, %49 ]
  %37 = phi i64 [ 0, %24 ], [ %51, %49 ]
  %38 = add nsw i64 %28, %37
  %39 = getelementptr inbounds i64, ptr %26, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %17, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fcmp ugt double %42, %36
  br i1 %43, label %44, label %49

44:                                               ; preds = %35
  %45 = load ptr, ptr %29, align 8
  %46 = add nsw i64 %40, %16
  %47 = getelementptr inbounds i64, ptr %45, i64 %46
  %48 = load i64, ptr %47, align 8
  store i64 %48, ptr %20, align 8
  br label %49

49:                                               ; preds = %35, %44
  %50 = phi double [ %42, %44 ], [ %36, %35 ]
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, %22
  br i1 %52, label %30, label %35

53:                                               ; preds = %30
  %54 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 10
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %55, %57
  %59 = icmp slt i64 %57, 8
  %60 = and i1 %58, %59
  br i1 %60, label %61, label %69

61:                                               ; preds = %53
  %62 = xor i64 %57, -1
  %63 = add i64 %55, %62
  %64 = srem i64 %63, 8
  %65 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 12, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fcmp ogt double %66, %31
  br i1 %67, label %68, label %69

68:                                               ; preds = %61
  store i64 2, ptr %20, align 8
  br label %69

69:                                               ; preds = %61, %68, %53, %30
  %70 = phi double [ %31, %53 ], [ %31, %30 ], [ %66, %68 ], [ %31, %61 ]
  %71 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1
  store double %70, ptr %71, align 8
  ret void
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
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
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
  %119 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
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
  %149 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
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



