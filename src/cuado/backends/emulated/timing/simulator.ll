; sha256 of the sources: 29a6f94e6f4f3a356041aacb88122eb199fab9738c405be25ed0c4f7a621a678

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64 }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 8392, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8392) %2, i8 0, i64 8392, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
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
  %14 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %15 = load i64, ptr %4, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %19

19:                                               ; preds = %17, %103
  %20 = phi i64 [ 0, %17 ], [ %104, %103 ]
  %21 = load i64, ptr %14, align 8
  %22 = load i64, ptr %18, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %103, label %24

24:                                               ; preds = %19, %103, %13
  %25 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %27 = load i64, ptr %25, align 8
  %28 = load i64, ptr %26, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %798

30:                                               ; preds = %24
  %31 = icmp sgt i64 %8, 0
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %39 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %40 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %41 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %48 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %49 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 42
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %59 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %61 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %62 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %63 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %65 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %66 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %67 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %68 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %69 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %70 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %71 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 38
  %72 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 37
  %74 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 9
  %75 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %76 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %77 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %80 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %81 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %82 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %85 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %86 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %90 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %92 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %93 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %94 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %97 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %98 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %99 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %100 = icmp sgt i64 %8, 0
  %101 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %102 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  br label %107

103:                                              ; preds = %19
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %20, double noundef 0.000000e+00)
  %104 = add nuw nsw i64 %20, 1
  %105 = load i64, ptr %4, align 8
  %106 = icmp slt i64 %104, %105
  br i1 %106, label %19, label %24

107:                                              ; preds = %30, %232
  br i1 %31, label %108, label %113

108:                                              ; preds = %107
  %109 = load ptr, ptr %32, align 8
  %110 = load double, ptr %2, align 8
  %111 = load double, ptr %39, align 8
  %112 = load double, ptr %40, align 8
  br label %118

113:                                              ; preds = %189, %107
  %114 = phi i64 [ 0, %107 ], [ %190, %189 ]
  %115 = phi i64 [ -1, %107 ], [ %191, %189 ]
  %116 = phi double [ 1.000000e+300, %107 ], [ %192, %189 ]
  %117 = icmp slt i64 %115, 0
  br i1 %117, label %195, label %236

118:                                              ; preds = %108, %189
  %119 = phi double [ 1.000000e+300, %108 ], [ %192, %189 ]
  %120 = phi i64 [ -1, %108 ], [ %191, %189 ]
  %121 = phi i64 [ 0, %108 ], [ %193, %189 ]
  %122 = phi i64 [ 0, %108 ], [ %190, %189 ]
  %123 = getelementptr inbounds %struct.Walker, ptr %109, i64 %121
  %124 = getelementptr inbounds %struct.Walker, ptr %109, i64 %121, i32 7
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %189, label %127

127:                                              ; preds = %118
  %128 = getelementptr inbounds %struct.Walker, ptr %109, i64 %121, i32 6
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %189

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.Walker, ptr %109, i64 %121, i32 17
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %189

135:                                              ; preds = %131
  %136 = load double, ptr %123, align 8
  %137 = fcmp ult double %136, %119
  br i1 %137, label %138, label %189

138:                                              ; preds = %135
  %139 = load i64, ptr %33, align 8
  %140 = srem i64 %121, %139
  %141 = load ptr, ptr %0, align 8
  %142 = load ptr, ptr %34, align 8
  %143 = getelementptr inbounds %struct.Walker, ptr %109, i64 %121, i32 3
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %142, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %140
  %148 = load double, ptr %147, align 8
  %149 = fcmp ogt double %136, %148
  %150 = select i1 %149, double %136, double %148
  %151 = load ptr, ptr %35, align 8
  %152 = load i64, ptr %36, align 8
  %153 = mul nsw i64 %152, %140
  %154 = getelementptr inbounds %struct.Step, ptr %141, i64 %146, i32 4
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %153, %155
  %157 = getelementptr inbounds double, ptr %151, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fcmp ogt double %150, %158
  %160 = select i1 %159, double %150, double %158
  %161 = getelementptr inbounds %struct.Step, ptr %141, i64 %146, i32 3
  %162 = load i64, ptr %161, align 8
  switch i64 %162, label %183 [
    i64 1, label %163
    i64 3, label %163
  ]

163:                                              ; preds = %138, %138
  %164 = load ptr, ptr %37, align 8
  %165 = getelementptr inbounds %struct.Step, ptr %141, i64 %146, i32 9
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Cost, ptr %164, i64 %166, i32 9
  %168 = load double, ptr %167, align 8
  %169 = fcmp ogt double %168, 0.000000e+00
  br i1 %169, label %170, label %175

170:                                              ; preds = %163
  %171 = load double, ptr %41, align 8
  %172 = fsub double %112, %171
  %173 = fcmp ogt double %160, %172
  %174 = select i1 %173, double %160, double %172
  br label %183

175:                                              ; preds = %163
  %176 = load double, ptr %38, align 8
  %177 = fsub double %110, %176
  %178 = fcmp ogt double %160, %177
  %179 = select i1 %178, double %160, double %177
  %180 = fsub double %111, %176
  %181 = fcmp ogt double %179, %180
  %182 = select i1 %181, double %179, double %180
  br label %183

183:                                              ; preds = %138, %170, %175
  %184 = phi double [ %174, %170 ], [ %182, %175 ], [ %160, %138 ]
  %185 = fcmp olt double %184, %119
  %186 = select i1 %185, i64 %140, i64 %122
  %187 = select i1 %185, i64 %121, i64 %120
  %188 = select i1 %185, double %184, double %119
  br label %189

189:                                              ; preds = %118, %127, %131, %135, %183
  %190 = phi i64 [ %186, %183 ], [ %122, %135 ], [ %122, %131 ], [ %122, %127 ], [ %122, %118 ]
  %191 = phi i64 [ %187, %183 ], [ %120, %135 ], [ %120, %131 ], [ %120, %127 ], [ %120, %118 ]
  %192 = phi double [ %188, %183 ], [ %119, %135 ], [ %119, %131 ], [ %119, %127 ], [ %119, %118 ]
  %193 = add nuw nsw i64 %121, 1
  %194 = icmp eq i64 %193, %8
  br i1 %194, label %113, label %118

195:                                              ; preds = %113
  br i1 %100, label %196, label %198

196:                                              ; preds = %195
  %197 = load ptr, ptr %101, align 8
  br label %201

198:                                              ; preds = %221, %195
  %199 = phi ptr [ null, %195 ], [ %222, %221 ]
  %200 = icmp eq ptr %199, null
  br i1 %200, label %229, label %225

201:                                              ; preds = %221, %196
  %202 = phi i64 [ 0, %196 ], [ %223, %221 ]
  %203 = phi ptr [ null, %196 ], [ %222, %221 ]
  %204 = getelementptr inbounds %struct.Walker, ptr %197, i64 %202
  %205 = getelementptr inbounds %struct.Walker, ptr %197, i64 %202, i32 7
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %221, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds %struct.Walker, ptr %197, i64 %202, i32 17
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %221, label %212

212:                                              ; preds = %208
  %213 = icmp eq ptr %203, null
  br i1 %213, label %220, label %214

214:                                              ; preds = %212
  %215 = getelementptr inbounds %struct.Walker, ptr %197, i64 %202, i32 1
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Walker, ptr %203, i64 0, i32 1
  %218 = load double, ptr %217, align 8
  %219 = fcmp olt double %216, %218
  br i1 %219, label %220, label %221

220:                                              ; preds = %214, %212
  br label %221

221:                                              ; preds = %220, %214, %208, %201
  %222 = phi ptr [ %204, %220 ], [ %203, %214 ], [ %203, %208 ], [ %203, %201 ]
  %223 = add nuw nsw i64 %202, 1
  %224 = icmp eq i64 %223, %8
  br i1 %224, label %198, label %201

225:                                              ; preds = %198
  %226 = getelementptr inbounds %struct.Walker, ptr %199, i64 0, i32 17
  store i64 0, ptr %226, align 8
  %227 = load i64, ptr %102, align 8
  %228 = add nsw i64 %227, 1
  store i64 %228, ptr %102, align 8
  br label %229

229:                                              ; preds = %198, %225
  %230 = phi i64 [ %228, %225 ], [ 0, %198 ]
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %798, label %232

232:                                              ; preds = %793, %747, %714, %722, %723, %728, %752, %774, %797, %229
  %233 = load i64, ptr %25, align 8
  %234 = load i64, ptr %26, align 8
  %235 = icmp slt i64 %233, %234
  br i1 %235, label %107, label %798

236:                                              ; preds = %113
  %237 = load ptr, ptr %42, align 8
  %238 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115
  %239 = load ptr, ptr %0, align 8
  %240 = load ptr, ptr %43, align 8
  %241 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 3
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds i64, ptr %240, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Step, ptr %239, i64 %244
  %246 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 2
  %247 = load double, ptr %246, align 8
  %248 = load double, ptr %44, align 8
  %249 = fadd double %116, %248
  %250 = load ptr, ptr %45, align 8
  %251 = mul nsw i64 %244, 10
  %252 = getelementptr inbounds double, ptr %250, i64 %251
  %253 = load double, ptr %46, align 8
  %254 = load double, ptr %252, align 8
  %255 = fadd double %253, %254
  store double %255, ptr %252, align 8
  %256 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 1
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 2
  %259 = load double, ptr %258, align 8
  %260 = fsub double %257, %259
  %261 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 9
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, 0
  %264 = select i1 %263, i64 1, i64 9
  %265 = getelementptr inbounds double, ptr %252, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fadd double %260, %266
  store double %267, ptr %265, align 8
  %268 = load double, ptr %238, align 8
  %269 = load double, ptr %256, align 8
  %270 = fcmp ogt double %268, %269
  br i1 %270, label %271, label %278

271:                                              ; preds = %236
  %272 = fsub double %268, %269
  %273 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 8
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %252, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fadd double %272, %276
  store double %277, ptr %275, align 8
  br label %278

278:                                              ; preds = %271, %236
  %279 = load double, ptr %238, align 8
  %280 = fcmp olt double %279, %116
  br i1 %280, label %281, label %325

281:                                              ; preds = %278
  %282 = fsub double %116, %279
  %283 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 3
  %284 = load i64, ptr %283, align 8
  switch i64 %284, label %309 [
    i64 1, label %285
    i64 3, label %285
  ]

285:                                              ; preds = %281, %281
  %286 = load ptr, ptr %47, align 8
  %287 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 9
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds %struct.Cost, ptr %286, i64 %288, i32 9
  %290 = load double, ptr %289, align 8
  %291 = fcmp ogt double %290, 0.000000e+00
  br i1 %291, label %292, label %294

292:                                              ; preds = %285
  %293 = load double, ptr %49, align 8
  br label %299

294:                                              ; preds = %285
  %295 = load double, ptr %2, align 8
  %296 = load double, ptr %48, align 8
  %297 = fcmp ogt double %295, %296
  %298 = select i1 %297, double %295, double %296
  br label %299

299:                                              ; preds = %294, %292
  %300 = phi double [ %293, %292 ], [ %298, %294 ]
  %301 = load double, ptr %50, align 8
  %302 = fsub double %300, %301
  %303 = fcmp ult double %302, %116
  br i1 %303, label %307, label %304

304:                                              ; preds = %299
  %305 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 11
  %306 = load i64, ptr %305, align 8
  br label %307

307:                                              ; preds = %304, %299
  %308 = phi i64 [ %306, %304 ], [ undef, %299 ]
  br i1 %303, label %309, label %320

309:                                              ; preds = %307, %281
  %310 = load ptr, ptr %51, align 8
  %311 = load i64, ptr %52, align 8
  %312 = mul nsw i64 %311, %114
  %313 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 4
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %312, %314
  %316 = getelementptr inbounds double, ptr %310, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = fcmp oge double %317, %116
  %319 = select i1 %318, i64 7, i64 8
  br label %320

320:                                              ; preds = %309, %307
  %321 = phi i64 [ %308, %307 ], [ %319, %309 ]
  %322 = getelementptr inbounds double, ptr %252, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fadd double %282, %323
  store double %324, ptr %322, align 8
  br label %325

325:                                              ; preds = %320, %278
  %326 = load ptr, ptr %53, align 8
  %327 = getelementptr inbounds double, ptr %326, i64 %244
  %328 = load double, ptr %327, align 8
  %329 = fadd double %328, 1.000000e+00
  store double %329, ptr %327, align 8
  %330 = load i64, ptr %54, align 8
  %331 = add i64 %330, 1
  store i64 %331, ptr %54, align 8
  %332 = load double, ptr %46, align 8
  %333 = fadd double %116, %332
  %334 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %114
  store double %333, ptr %334, align 8
  %335 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 1
  %336 = load double, ptr %335, align 8
  %337 = fadd double %116, %336
  %338 = load ptr, ptr %55, align 8
  %339 = load i64, ptr %56, align 8
  %340 = mul nsw i64 %339, %114
  %341 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 4
  %342 = load i64, ptr %341, align 8
  %343 = add nsw i64 %340, %342
  %344 = getelementptr inbounds double, ptr %338, i64 %343
  store double %337, ptr %344, align 8
  %345 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 3
  %346 = load i64, ptr %345, align 8
  %347 = fadd double %116, %247
  switch i64 %346, label %444 [
    i64 3, label %348
    i64 1, label %348
  ]

348:                                              ; preds = %325, %325
  %349 = load ptr, ptr %57, align 8
  %350 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 9
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds %struct.Cost, ptr %349, i64 %351
  %353 = getelementptr inbounds %struct.Cost, ptr %349, i64 %351, i32 9
  %354 = load double, ptr %353, align 8
  %355 = fcmp ogt double %354, 0.000000e+00
  br i1 %355, label %356, label %413

356:                                              ; preds = %348
  %357 = load double, ptr %9, align 8
  %358 = fptosi double %357 to i64
  %359 = load i64, ptr %3, align 8
  %360 = shl i64 %359, 13
  %361 = xor i64 %360, %359
  %362 = lshr i64 %361, 7
  %363 = xor i64 %362, %361
  %364 = shl i64 %363, 17
  %365 = xor i64 %364, %363
  store i64 %365, ptr %3, align 8
  %366 = lshr i64 %365, 11
  %367 = uitofp i64 %366 to double
  %368 = fmul double %367, 0x3CA0000000000000
  %369 = fadd double %354, %368
  %370 = fptosi double %369 to i64
  %371 = tail call i64 @llvm.smin.i64(i64 %370, i64 %358)
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %382, label %373

373:                                              ; preds = %356
  %374 = load i64, ptr %62, align 8
  %375 = add i64 %371, -1
  %376 = add i64 %375, %374
  %377 = srem i64 %376, %358
  %378 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = fcmp olt double %379, %116
  %381 = select i1 %380, double %116, double %379
  br label %382

382:                                              ; preds = %373, %356
  %383 = phi double [ %381, %373 ], [ %116, %356 ]
  %384 = getelementptr inbounds %struct.Cost, ptr %349, i64 %351, i32 1
  %385 = load double, ptr %384, align 8
  %386 = load double, ptr %63, align 8
  %387 = fcmp olt double %386, %383
  %388 = select i1 %387, double %383, double %386
  %389 = fadd double %385, %388
  store double %389, ptr %63, align 8
  %390 = load ptr, ptr %64, align 8
  %391 = getelementptr inbounds double, ptr %390, i64 8
  %392 = load double, ptr %391, align 8
  %393 = fadd double %385, %392
  store double %393, ptr %391, align 8
  %394 = load double, ptr %65, align 8
  %395 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %352, double noundef %389)
  %396 = fcmp ogt double %394, %395
  %397 = select i1 %396, double %394, double %395
  store double %397, ptr %65, align 8
  %398 = icmp sgt i64 %371, 0
  br i1 %398, label %399, label %411

399:                                              ; preds = %382
  %400 = load i64, ptr %66, align 8
  br label %401

401:                                              ; preds = %401, %399
  %402 = phi i64 [ %400, %399 ], [ %405, %401 ]
  %403 = phi i64 [ %371, %399 ], [ %408, %401 ]
  %404 = load double, ptr %65, align 8
  %405 = add nsw i64 %402, 1
  %406 = srem i64 %402, %358
  %407 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %406
  store double %404, ptr %407, align 8
  %408 = add nsw i64 %403, -1
  %409 = icmp sgt i64 %403, 1
  br i1 %409, label %401, label %410

410:                                              ; preds = %401
  store i64 %405, ptr %66, align 8
  br label %411

411:                                              ; preds = %410, %382
  %412 = load double, ptr %65, align 8
  br label %444

413:                                              ; preds = %348
  %414 = load double, ptr %352, align 8
  %415 = load double, ptr %2, align 8
  %416 = fcmp olt double %415, %116
  %417 = select i1 %416, double %116, double %415
  %418 = fadd double %414, %417
  store double %418, ptr %2, align 8
  %419 = load ptr, ptr %58, align 8
  %420 = load double, ptr %419, align 8
  %421 = fadd double %414, %420
  store double %421, ptr %419, align 8
  %422 = getelementptr inbounds %struct.Cost, ptr %349, i64 %351, i32 1
  %423 = load double, ptr %422, align 8
  %424 = load double, ptr %59, align 8
  %425 = fcmp olt double %424, %418
  br i1 %425, label %426, label %432

426:                                              ; preds = %413
  %427 = load double, ptr %60, align 8
  %428 = fsub double %418, %424
  %429 = fsub double %427, %428
  %430 = fcmp olt double %429, 0.000000e+00
  %431 = select i1 %430, double 0.000000e+00, double %429
  store double %431, ptr %60, align 8
  br label %432

432:                                              ; preds = %426, %413
  %433 = phi double [ %418, %426 ], [ %424, %413 ]
  %434 = load double, ptr %61, align 8
  %435 = fcmp olt double %434, %423
  %436 = select i1 %435, double %434, double %423
  %437 = fsub double %434, %436
  store double %437, ptr %61, align 8
  %438 = fadd double %423, %433
  %439 = fadd double %438, %436
  store double %439, ptr %59, align 8
  %440 = getelementptr inbounds double, ptr %419, i64 1
  %441 = load double, ptr %440, align 8
  %442 = fadd double %423, %441
  store double %442, ptr %440, align 8
  %443 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %352, double noundef %439)
  br label %444

444:                                              ; preds = %432, %411, %325
  %445 = phi double [ %249, %325 ], [ %389, %411 ], [ %439, %432 ]
  %446 = phi double [ %347, %325 ], [ %412, %411 ], [ %443, %432 ]
  %447 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 12
  %448 = load i64, ptr %447, align 8
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %574, label %450

450:                                              ; preds = %444
  %451 = load ptr, ptr %42, align 8
  %452 = load ptr, ptr %67, align 8
  %453 = getelementptr inbounds %struct.Walker, ptr %451, i64 %115, i32 5
  %454 = load i64, ptr %453, align 8
  %455 = load i64, ptr %6, align 8
  %456 = mul nsw i64 %455, %454
  %457 = srem i64 %115, %455
  %458 = add nsw i64 %457, %456
  %459 = getelementptr inbounds i64, ptr %452, i64 %458
  %460 = load i64, ptr %459, align 8
  %461 = load ptr, ptr %68, align 8
  %462 = getelementptr inbounds i64, ptr %461, i64 %460
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds %struct.Walker, ptr %451, i64 %115, i32 16
  %465 = load i64, ptr %464, align 8
  %466 = add nsw i64 %465, %463
  %467 = add nsw i64 %460, 1
  %468 = getelementptr inbounds i64, ptr %461, i64 %467
  %469 = load i64, ptr %468, align 8
  %470 = icmp slt i64 %466, %469
  br i1 %470, label %471, label %481

471:                                              ; preds = %450
  %472 = load ptr, ptr %69, align 8
  %473 = load ptr, ptr %70, align 8
  %474 = getelementptr inbounds i64, ptr %473, i64 %466
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr inbounds %struct.Note, ptr %472, i64 %475
  %477 = add nsw i64 %466, 1
  %478 = getelementptr inbounds i64, ptr %473, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = sub nsw i64 %479, %475
  br label %481

481:                                              ; preds = %471, %450
  %482 = phi ptr [ %476, %471 ], [ null, %450 ]
  %483 = phi i64 [ %480, %471 ], [ 0, %450 ]
  %484 = add nsw i64 %465, 1
  store i64 %484, ptr %464, align 8
  %485 = icmp sgt i64 %483, 0
  br i1 %485, label %486, label %569

486:                                              ; preds = %481
  %487 = getelementptr inbounds %struct.Walker, ptr %451, i64 %115, i32 11
  %488 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 9
  br label %489

489:                                              ; preds = %565, %486
  %490 = phi i64 [ 0, %486 ], [ %567, %565 ]
  %491 = phi double [ %116, %486 ], [ %566, %565 ]
  %492 = getelementptr inbounds %struct.Note, ptr %482, i64 %490
  %493 = load i64, ptr %492, align 8
  switch i64 %493, label %560 [
    i64 8, label %494
    i64 6, label %565
    i64 4, label %563
    i64 5, label %554
  ]

494:                                              ; preds = %489
  %495 = load i64, ptr %345, align 8
  %496 = icmp eq i64 %495, 6
  br i1 %496, label %497, label %565

497:                                              ; preds = %494
  %498 = load ptr, ptr %72, align 8
  %499 = load i64, ptr %488, align 8
  %500 = getelementptr inbounds %struct.Cost, ptr %498, i64 %499
  %501 = getelementptr inbounds %struct.Note, ptr %482, i64 %490, i32 2
  %502 = load i64, ptr %501, align 8
  %503 = load double, ptr %73, align 8
  %504 = load double, ptr %74, align 8
  %505 = fcmp olt double %504, %116
  %506 = select i1 %505, double %116, double %504
  %507 = fadd double %503, %506
  store double %507, ptr %74, align 8
  %508 = load ptr, ptr %75, align 8
  %509 = getelementptr inbounds double, ptr %508, i64 9
  %510 = load double, ptr %509, align 8
  %511 = fadd double %503, %510
  store double %511, ptr %509, align 8
  %512 = icmp sgt i64 %502, 0
  br i1 %512, label %513, label %565

513:                                              ; preds = %497
  %514 = sitofp i64 %502 to double
  %515 = getelementptr inbounds %struct.Cost, ptr %498, i64 %499, i32 5
  %516 = getelementptr inbounds %struct.Cost, ptr %498, i64 %499, i32 11
  %517 = getelementptr inbounds %struct.Cost, ptr %498, i64 %499, i32 1
  br label %518

518:                                              ; preds = %540, %513
  %519 = phi double [ %507, %513 ], [ %526, %540 ]
  %520 = phi double [ 0.000000e+00, %513 ], [ %543, %540 ]
  %521 = phi double [ %514, %513 ], [ %552, %540 ]
  %522 = load double, ptr %500, align 8
  %523 = load double, ptr %74, align 8
  %524 = fcmp olt double %523, %519
  %525 = select i1 %524, double %519, double %523
  %526 = fadd double %522, %525
  store double %526, ptr %74, align 8
  %527 = load ptr, ptr %75, align 8
  %528 = getelementptr inbounds double, ptr %527, i64 9
  %529 = load double, ptr %528, align 8
  %530 = fadd double %522, %529
  store double %530, ptr %528, align 8
  %531 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %500, double noundef %526)
  %532 = load double, ptr %515, align 8
  %533 = fcmp ogt double %532, 0.000000e+00
  br i1 %533, label %534, label %540

534:                                              ; preds = %518
  %535 = load double, ptr %76, align 8
  %536 = fcmp ogt double %526, %535
  %537 = select i1 %536, double %526, double %535
  %538 = load double, ptr %516, align 8
  %539 = fadd double %538, %537
  br label %540

540:                                              ; preds = %534, %518
  %541 = phi double [ %539, %534 ], [ %531, %518 ]
  %542 = fcmp ogt double %520, %541
  %543 = select i1 %542, double %520, double %541
  %544 = load double, ptr %517, align 8
  %545 = load double, ptr %77, align 8
  %546 = fadd double %544, %545
  store double %546, ptr %77, align 8
  %547 = load ptr, ptr %75, align 8
  %548 = getelementptr inbounds double, ptr %547, i64 1
  %549 = load double, ptr %548, align 8
  %550 = fadd double %544, %549
  store double %550, ptr %548, align 8
  %551 = load double, ptr %78, align 8
  %552 = fsub double %521, %551
  %553 = fcmp ogt double %552, 0.000000e+00
  br i1 %553, label %518, label %565

554:                                              ; preds = %489
  %555 = load double, ptr %71, align 8
  %556 = fadd double %116, %555
  %557 = load double, ptr %487, align 8
  %558 = fcmp ogt double %556, %557
  %559 = select i1 %558, double %556, double %557
  br label %563

560:                                              ; preds = %489
  %561 = load double, ptr %71, align 8
  %562 = fadd double %116, %561
  br label %563

563:                                              ; preds = %489, %554, %560
  %564 = phi double [ %562, %560 ], [ %559, %554 ], [ %491, %489 ]
  tail call fastcc void @come(ptr noundef %0, i64 noundef %115, ptr noundef nonnull %492, double noundef %564)
  br label %565

565:                                              ; preds = %540, %563, %497, %494, %489
  %566 = phi double [ %491, %489 ], [ %491, %494 ], [ 0.000000e+00, %497 ], [ %491, %563 ], [ %543, %540 ]
  %567 = add nuw nsw i64 %490, 1
  %568 = icmp eq i64 %567, %483
  br i1 %568, label %569, label %489

569:                                              ; preds = %565, %481
  %570 = phi double [ %116, %481 ], [ %566, %565 ]
  %571 = load i64, ptr %345, align 8
  %572 = icmp eq i64 %571, 6
  %573 = select i1 %572, double %570, double %446
  br label %574

574:                                              ; preds = %569, %444
  %575 = phi double [ %573, %569 ], [ %446, %444 ]
  %576 = load i64, ptr %345, align 8
  %577 = and i64 %576, -2
  %578 = icmp eq i64 %577, 8
  br i1 %578, label %579, label %634

579:                                              ; preds = %574
  %580 = load ptr, ptr %42, align 8
  %581 = load ptr, ptr %55, align 8
  %582 = load i64, ptr %56, align 8
  %583 = mul nsw i64 %582, %114
  %584 = load i64, ptr %341, align 8
  %585 = add nsw i64 %583, %584
  %586 = getelementptr inbounds double, ptr %581, i64 %585
  %587 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 9
  %588 = load i64, ptr %587, align 8
  %589 = icmp sgt i64 %588, -1
  br i1 %589, label %590, label %617

590:                                              ; preds = %579
  %591 = load double, ptr %586, align 8
  %592 = load ptr, ptr %79, align 8
  %593 = getelementptr inbounds %struct.Cost, ptr %592, i64 %588, i32 1
  %594 = load double, ptr %593, align 8
  %595 = load double, ptr %80, align 8
  %596 = fcmp olt double %595, %116
  br i1 %596, label %597, label %603

597:                                              ; preds = %590
  %598 = load double, ptr %81, align 8
  %599 = fsub double %116, %595
  %600 = fsub double %598, %599
  %601 = fcmp olt double %600, 0.000000e+00
  %602 = select i1 %601, double 0.000000e+00, double %600
  store double %602, ptr %81, align 8
  br label %603

603:                                              ; preds = %597, %590
  %604 = phi double [ %116, %597 ], [ %595, %590 ]
  %605 = load double, ptr %82, align 8
  %606 = fcmp olt double %605, %594
  %607 = select i1 %606, double %605, double %594
  %608 = fsub double %605, %607
  store double %608, ptr %82, align 8
  %609 = fadd double %594, %604
  %610 = fadd double %609, %607
  store double %610, ptr %80, align 8
  %611 = load ptr, ptr %83, align 8
  %612 = getelementptr inbounds double, ptr %611, i64 1
  %613 = load double, ptr %612, align 8
  %614 = fadd double %594, %613
  store double %614, ptr %612, align 8
  %615 = fcmp ogt double %591, %610
  %616 = select i1 %615, double %591, double %610
  store double %616, ptr %586, align 8
  br label %617

617:                                              ; preds = %603, %579
  %618 = getelementptr inbounds %struct.Walker, ptr %580, i64 %115, i32 13
  %619 = load double, ptr %618, align 8
  %620 = load double, ptr %586, align 8
  %621 = load double, ptr %246, align 8
  %622 = fadd double %620, %621
  %623 = fcmp ogt double %619, %622
  %624 = select i1 %623, double %619, double %622
  store double %624, ptr %618, align 8
  %625 = icmp eq i64 %576, 9
  br i1 %625, label %626, label %632

626:                                              ; preds = %617
  %627 = getelementptr inbounds %struct.Walker, ptr %580, i64 %115, i32 15
  %628 = load i64, ptr %627, align 8
  %629 = add nsw i64 %628, 1
  store i64 %629, ptr %627, align 8
  %630 = srem i64 %628, 8
  %631 = getelementptr inbounds %struct.Walker, ptr %580, i64 %115, i32 14, i64 %630
  store double %624, ptr %631, align 8
  br label %632

632:                                              ; preds = %626, %617
  %633 = load double, ptr %618, align 8
  br label %634

634:                                              ; preds = %632, %574
  %635 = phi double [ %633, %632 ], [ %575, %574 ]
  switch i64 %576, label %650 [
    i64 3, label %636
    i64 6, label %636
    i64 4, label %642
  ]

636:                                              ; preds = %634, %634
  %637 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 11
  %638 = load double, ptr %637, align 8
  %639 = fcmp ogt double %638, %635
  %640 = select i1 %639, double %638, double %635
  store double %640, ptr %637, align 8
  %641 = icmp eq i64 %576, 4
  br i1 %641, label %642, label %650

642:                                              ; preds = %636, %634
  %643 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 11
  %644 = load double, ptr %643, align 8
  %645 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 10
  %646 = load i64, ptr %645, align 8
  %647 = add nsw i64 %646, 1
  store i64 %647, ptr %645, align 8
  %648 = srem i64 %646, 8
  %649 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 12, i64 %648
  store double %644, ptr %649, align 8
  br label %650

650:                                              ; preds = %642, %636, %634
  %651 = phi double [ %644, %642 ], [ %635, %636 ], [ %635, %634 ]
  %652 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 5
  %653 = load i64, ptr %652, align 8
  %654 = icmp sgt i64 %653, -1
  br i1 %654, label %655, label %668

655:                                              ; preds = %650
  %656 = load i64, ptr %84, align 8
  %657 = mul nsw i64 %656, %115
  %658 = add nsw i64 %657, %653
  %659 = load ptr, ptr %85, align 8
  %660 = getelementptr inbounds double, ptr %659, i64 %658
  %661 = load double, ptr %660, align 8
  %662 = fcmp ogt double %661, %651
  br i1 %662, label %668, label %663

663:                                              ; preds = %655
  store double %651, ptr %660, align 8
  %664 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 10
  %665 = load i64, ptr %664, align 8
  %666 = load ptr, ptr %86, align 8
  %667 = getelementptr inbounds i64, ptr %666, i64 %658
  store i64 %665, ptr %667, align 8
  br label %668

668:                                              ; preds = %663, %655, %650
  %669 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 6
  %670 = load i64, ptr %669, align 8
  %671 = icmp sgt i64 %670, -1
  br i1 %671, label %672, label %685

672:                                              ; preds = %668
  %673 = load i64, ptr %87, align 8
  %674 = mul nsw i64 %673, %115
  %675 = add nsw i64 %674, %670
  %676 = load ptr, ptr %88, align 8
  %677 = getelementptr inbounds double, ptr %676, i64 %675
  %678 = load double, ptr %677, align 8
  %679 = fcmp ogt double %678, %445
  br i1 %679, label %685, label %680

680:                                              ; preds = %672
  store double %445, ptr %677, align 8
  %681 = getelementptr inbounds %struct.Step, ptr %239, i64 %244, i32 10
  %682 = load i64, ptr %681, align 8
  %683 = load ptr, ptr %89, align 8
  %684 = getelementptr inbounds i64, ptr %683, i64 %675
  store i64 %682, ptr %684, align 8
  br label %685

685:                                              ; preds = %680, %672, %668
  %686 = load double, ptr %46, align 8
  %687 = fadd double %116, %686
  store double %687, ptr %258, align 8
  %688 = load i64, ptr %345, align 8
  %689 = icmp eq i64 %688, 2
  %690 = zext i1 %689 to i64
  store i64 %690, ptr %261, align 8
  %691 = load double, ptr %245, align 8
  %692 = fadd double %116, %691
  store double %692, ptr %256, align 8
  %693 = load double, ptr %90, align 8
  %694 = fcmp ogt double %692, %651
  %695 = select i1 %694, double %692, double %651
  %696 = fcmp ogt double %693, %695
  %697 = select i1 %696, double %693, double %695
  store double %697, ptr %90, align 8
  %698 = load i64, ptr %241, align 8
  %699 = add nsw i64 %698, 1
  store i64 %699, ptr %241, align 8
  %700 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 4
  %701 = load i64, ptr %700, align 8
  %702 = icmp eq i64 %699, %701
  br i1 %702, label %703, label %751

703:                                              ; preds = %685
  %704 = load i64, ptr %6, align 8
  %705 = sdiv i64 %115, %704
  %706 = load ptr, ptr %42, align 8
  %707 = getelementptr inbounds %struct.Walker, ptr %706, i64 %115, i32 7
  store i64 0, ptr %707, align 8
  %708 = load ptr, ptr %96, align 8
  %709 = shl nsw i64 %705, 1
  %710 = getelementptr inbounds i64, ptr %708, i64 %709
  %711 = load i64, ptr %710, align 8
  %712 = add nsw i64 %711, -1
  store i64 %712, ptr %710, align 8
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %714, label %723

714:                                              ; preds = %703
  %715 = load ptr, ptr %98, align 8
  %716 = load i64, ptr %25, align 8
  %717 = add nsw i64 %716, 1
  store i64 %717, ptr %25, align 8
  %718 = getelementptr inbounds double, ptr %715, i64 %716
  store double %692, ptr %718, align 8
  %719 = load i64, ptr %99, align 8
  %720 = load i64, ptr %26, align 8
  %721 = icmp slt i64 %719, %720
  br i1 %721, label %722, label %232

722:                                              ; preds = %714
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %705, double noundef %692)
  br label %232

723:                                              ; preds = %703
  %724 = or i64 %709, 1
  %725 = getelementptr inbounds i64, ptr %708, i64 %724
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %726, %712
  br i1 %727, label %728, label %232

728:                                              ; preds = %723
  store i64 0, ptr %725, align 8
  %729 = load i64, ptr %6, align 8
  %730 = icmp sgt i64 %729, 0
  br i1 %730, label %731, label %232

731:                                              ; preds = %728, %747
  %732 = phi i64 [ %749, %747 ], [ %729, %728 ]
  %733 = phi i64 [ %748, %747 ], [ 0, %728 ]
  %734 = mul nsw i64 %732, %705
  %735 = add nsw i64 %734, %733
  %736 = load ptr, ptr %42, align 8
  %737 = getelementptr inbounds %struct.Walker, ptr %736, i64 %735, i32 6
  %738 = load i64, ptr %737, align 8
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %747, label %740

740:                                              ; preds = %731
  store i64 0, ptr %737, align 8
  %741 = getelementptr inbounds %struct.Walker, ptr %736, i64 %735, i32 1
  %742 = load double, ptr %741, align 8
  %743 = load double, ptr %97, align 8
  %744 = fadd double %692, %743
  %745 = fcmp ogt double %742, %744
  %746 = select i1 %745, double %742, double %744
  store double %746, ptr %741, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %735)
  br label %747

747:                                              ; preds = %740, %731
  %748 = add nuw nsw i64 %733, 1
  %749 = load i64, ptr %6, align 8
  %750 = icmp slt i64 %748, %749
  br i1 %750, label %731, label %232

751:                                              ; preds = %685
  br i1 %689, label %752, label %797

752:                                              ; preds = %751
  %753 = load i64, ptr %6, align 8
  %754 = sdiv i64 %115, %753
  %755 = getelementptr inbounds %struct.Walker, ptr %237, i64 %115, i32 6
  store i64 1, ptr %755, align 8
  %756 = load double, ptr %91, align 8
  %757 = load double, ptr %92, align 8
  %758 = fcmp olt double %757, %116
  %759 = select i1 %758, double %116, double %757
  %760 = fadd double %756, %759
  store double %760, ptr %92, align 8
  %761 = load ptr, ptr %93, align 8
  %762 = getelementptr inbounds double, ptr %761, i64 7
  %763 = load double, ptr %762, align 8
  %764 = fadd double %756, %763
  store double %764, ptr %762, align 8
  %765 = load ptr, ptr %94, align 8
  %766 = shl nsw i64 %754, 1
  %767 = or i64 %766, 1
  %768 = getelementptr inbounds i64, ptr %765, i64 %767
  %769 = load i64, ptr %768, align 8
  %770 = add nsw i64 %769, 1
  store i64 %770, ptr %768, align 8
  %771 = getelementptr inbounds i64, ptr %765, i64 %766
  %772 = load i64, ptr %771, align 8
  %773 = icmp eq i64 %770, %772
  br i1 %773, label %774, label %232

774:                                              ; preds = %752
  store i64 0, ptr %768, align 8
  %775 = load i64, ptr %6, align 8
  %776 = icmp sgt i64 %775, 0
  br i1 %776, label %777, label %232

777:                                              ; preds = %774, %793
  %778 = phi i64 [ %795, %793 ], [ %775, %774 ]
  %779 = phi i64 [ %794, %793 ], [ 0, %774 ]
  %780 = mul nsw i64 %778, %754
  %781 = add nsw i64 %780, %779
  %782 = load ptr, ptr %42, align 8
  %783 = getelementptr inbounds %struct.Walker, ptr %782, i64 %781, i32 6
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %793, label %786

786:                                              ; preds = %777
  store i64 0, ptr %783, align 8
  %787 = getelementptr inbounds %struct.Walker, ptr %782, i64 %781, i32 1
  %788 = load double, ptr %787, align 8
  %789 = load double, ptr %95, align 8
  %790 = fadd double %760, %789
  %791 = fcmp ogt double %788, %790
  %792 = select i1 %791, double %788, double %790
  store double %792, ptr %787, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %781)
  br label %793

793:                                              ; preds = %786, %777
  %794 = add nuw nsw i64 %779, 1
  %795 = load i64, ptr %6, align 8
  %796 = icmp slt i64 %794, %795
  br i1 %796, label %777, label %232

797:                                              ; preds = %751
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %115)
  br label %232

798:                                              ; preds = %232, %229, %24
  %799 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %800 = load double, ptr %799, align 8
  br label %802

801:                                              ; preds = %802
  store double %808, ptr %799, align 8
  call void @llvm.lifetime.end.p0(i64 8392, ptr nonnull %2)
  ret void

802:                                              ; preds = %798, %802
  %803 = phi i64 [ 0, %798 ], [ %809, %802 ]
  %804 = phi double [ %800, %798 ], [ %808, %802 ]
  %805 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %803
  %806 = load double, ptr %805, align 8
  %807 = fcmp ogt double %804, %806
  %808 = select i1 %807, double %804, double %806
  %809 = add nuw nsw i64 %803, 1
  %810 = icmp eq i64 %809, 10
  br i1 %810, label %801, label %802
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
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
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %4
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  br label %38

28:                                               ; preds = %38, %4
  %29 = load i64, ptr %15, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %48

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  br label %49

38:                                               ; preds = %26, %38
  %39 = phi i64 [ %24, %26 ], [ %46, %38 ]
  %40 = phi i64 [ 0, %26 ], [ %45, %38 ]
  %41 = load ptr, ptr %27, align 8
  %42 = mul nsw i64 %39, %2
  %43 = add nsw i64 %42, %40
  %44 = getelementptr inbounds %struct.Meeting, ptr %41, i64 %43
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %44, i8 0, i64 104, i1 false)
  %45 = add nuw nsw i64 %40, 1
  %46 = load i64, ptr %23, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %38, label %28

48:                                               ; preds = %88, %28
  ret void

49:                                               ; preds = %31, %88
  %50 = phi i64 [ %29, %31 ], [ %90, %88 ]
  %51 = phi i64 [ 0, %31 ], [ %89, %88 ]
  %52 = mul nsw i64 %50, %2
  %53 = add nsw i64 %52, %51
  %54 = load ptr, ptr %32, align 8
  %55 = mul nsw i64 %50, %6
  %56 = add nsw i64 %55, %51
  %57 = getelementptr inbounds i64, ptr %54, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %33, align 8
  %60 = load double, ptr %34, align 8
  %61 = fadd double %11, %60
  %62 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 2
  store double %61, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 1
  store double %61, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 9
  store i64 0, ptr %64, align 8
  %65 = load ptr, ptr %35, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 %58
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 3
  store i64 %67, ptr %68, align 8
  %69 = add nsw i64 %58, 1
  %70 = getelementptr inbounds i64, ptr %65, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 4
  store i64 %71, ptr %72, align 8
  %73 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 5
  store i64 %6, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 6
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 7
  store i64 1, ptr %75, align 8
  %76 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 10
  %77 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 13
  store double 0.000000e+00, ptr %77, align 8
  %78 = getelementptr inbounds %struct.Walker, ptr %59, i64 %53, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %78, i8 0, i64 24, i1 false)
  %79 = load i64, ptr %36, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %49
  %82 = load ptr, ptr %37, align 8
  %83 = shl i64 %79, 3
  %84 = add nsw i64 %51, %52
  %85 = mul i64 %83, %84
  %86 = getelementptr i8, ptr %82, i64 %85
  %87 = shl nuw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %86, i8 0, i64 %87, i1 false)
  br label %88

88:                                               ; preds = %81, %49
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %53)
  %89 = add nuw nsw i64 %51, 1
  %90 = load i64, ptr %15, align 8
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %49, label %48
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
  %71 = icmp eq i64 %33, 10
  br i1 %71, label %72, label %88

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 15
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %74, %76
  %78 = icmp slt i64 %76, 8
  %79 = and i1 %77, %78
  br i1 %79, label %80, label %88

80:                                               ; preds = %72
  %81 = xor i64 %76, -1
  %82 = add i64 %74, %81
  %83 = srem i64 %82, 8
  %84 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 14, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %70
  br i1 %86, label %87, label %88

87:                                               ; preds = %80
  store i64 7, ptr %20, align 8
  br label %88

88:                                               ; preds = %80, %87, %72, %69
  %89 = phi double [ %70, %72 ], [ %70, %69 ], [ %85, %87 ], [ %70, %80 ]
  %90 = icmp eq i64 %33, 7
  br i1 %90, label %91, label %207

91:                                               ; preds = %88
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 5
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %95
  %99 = srem i64 %1, %97
  %100 = sdiv i64 %1, %97
  %101 = add nsw i64 %99, %98
  %102 = getelementptr inbounds i64, ptr %93, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i64, ptr %105, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 16
  %109 = load i64, ptr %108, align 8
  %110 = add nsw i64 %109, %107
  %111 = add nsw i64 %103, 1
  %112 = getelementptr inbounds i64, ptr %105, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %110, %113
  br i1 %114, label %115, label %127

115:                                              ; preds = %91
  %116 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %110
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Note, ptr %117, i64 %121
  %123 = add nsw i64 %110, 1
  %124 = getelementptr inbounds i64, ptr %119, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = sub nsw i64 %125, %121
  br label %127

127:                                              ; preds = %115, %91
  %128 = phi ptr [ %122, %115 ], [ null, %91 ]
  %129 = phi i64 [ %126, %115 ], [ 0, %91 ]
  %130 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %130, align 8
  %131 = icmp sgt i64 %129, 0
  br i1 %131, label %132, label %197

132:                                              ; preds = %127
  %133 = load i64, ptr %128, align 8
  %134 = icmp eq i64 %133, 6
  br i1 %134, label %141, label %191

135:                                              ; preds = %191
  %136 = getelementptr inbounds %struct.Note, ptr %128, i64 %193
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 6
  br i1 %138, label %139, label %191

139:                                              ; preds = %135
  %140 = icmp slt i64 %193, %129
  br label %141

141:                                              ; preds = %139, %132
  %142 = phi i1 [ %131, %132 ], [ %140, %139 ]
  %143 = phi i64 [ 0, %132 ], [ %193, %139 ]
  %144 = getelementptr inbounds %struct.Note, ptr %128, i64 %143, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %149, %100
  %151 = add nsw i64 %150, %145
  %152 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 5
  %153 = load i64, ptr %152, align 8
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %171

155:                                              ; preds = %141
  %156 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %157 = load double, ptr %156, align 8
  %158 = add nsw i64 %153, -7
  br label %159

159:                                              ; preds = %166, %155
  %160 = phi i64 [ %153, %155 ], [ %167, %166 ]
  %161 = add i64 %160, 7
  %162 = and i64 %161, 7
  %163 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 1, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp ogt double %164, %157
  br i1 %165, label %166, label %171

166:                                              ; preds = %159
  %167 = add nsw i64 %160, -1
  %168 = icmp sgt i64 %160, 1
  %169 = icmp sgt i64 %160, %158
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %159, label %171

171:                                              ; preds = %166, %159, %141
  %172 = phi i64 [ %153, %141 ], [ %160, %159 ], [ %167, %166 ]
  %173 = and i64 %172, 1
  %174 = getelementptr inbounds %struct.Note, ptr %128, i64 %143, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %173, %175
  br i1 %176, label %180, label %177

177:                                              ; preds = %171
  %178 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %179 = load double, ptr %178, align 8
  br label %197

180:                                              ; preds = %171
  %181 = icmp slt i64 %172, %153
  br i1 %181, label %182, label %189

182:                                              ; preds = %180
  %183 = srem i64 %172, 8
  %184 = getelementptr inbounds %struct.Meeting, ptr %147, i64 %151, i32 1, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 39
  %187 = load double, ptr %186, align 8
  %188 = fadd double %185, %187
  br label %197

189:                                              ; preds = %180
  %190 = add nsw i64 %145, 1
  store i64 %190, ptr %130, align 8
  br label %197

191:                                              ; preds = %132, %135
  %192 = phi i64 [ %193, %135 ], [ 0, %132 ]
  %193 = add nuw nsw i64 %192, 1
  %194 = icmp eq i64 %193, %129
  br i1 %194, label %195, label %135

195:                                              ; preds = %191
  %196 = icmp slt i64 %193, %129
  br label %197

197:                                              ; preds = %195, %189, %182, %177, %127
  %198 = phi i1 [ %142, %177 ], [ %142, %182 ], [ %142, %189 ], [ %131, %127 ], [ %196, %195 ]
  %199 = phi double [ %179, %177 ], [ %188, %182 ], [ -1.000000e+00, %189 ], [ undef, %127 ], [ undef, %195 ]
  br i1 %198, label %203, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 1
  %202 = load double, ptr %201, align 8
  br label %203

203:                                              ; preds = %197, %200
  %204 = phi double [ %202, %200 ], [ %199, %197 ]
  %205 = fcmp ogt double %204, %89
  br i1 %205, label %206, label %207

206:                                              ; preds = %203
  store i64 2, ptr %20, align 8
  br label %207

207:                                              ; preds = %203, %206, %88
  %208 = phi double [ %89, %88 ], [ %204, %206 ], [ %89, %203 ]
  %209 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1
  store double %208, ptr %209, align 8
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
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9
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
  %29 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 2
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
  %42 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
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
  %55 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 4
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
  %72 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 5
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
  %98 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9
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
  %121 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9
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
  %157 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
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

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @come(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %1, %10
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = add nsw i64 %14, %6
  %16 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15
  %17 = load i64, ptr %2, align 8
  switch i64 %17, label %36 [
    i64 1, label %18
    i64 2, label %24
    i64 4, label %30
  ]

18:                                               ; preds = %4
  %19 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %16, i8 0, i64 72, i1 false)
  %21 = getelementptr inbounds i8, ptr %16, i64 72
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %16, i64 80
  store i64 %20, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %16, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  br label %86

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %26
  store i64 %29, ptr %27, align 8
  br label %42

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %34 = load i64, ptr %33, align 8
  %35 = sub nsw i64 %34, %32
  store i64 %35, ptr %33, align 8
  br label %42

36:                                               ; preds = %4
  %37 = getelementptr inbounds %struct.Note, ptr %2, i64 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %40, %38
  store i64 %41, ptr %39, align 8
  br label %42

42:                                               ; preds = %36, %30, %24
  %43 = load double, ptr %16, align 8
  %44 = fcmp ogt double %43, %3
  %45 = select i1 %44, double %43, double %3
  store double %45, ptr %16, align 8
  %46 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %86, label %49

49:                                               ; preds = %42
  %50 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 4
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %86

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %86, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 5
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8
  %61 = srem i64 %59, 8
  %62 = getelementptr inbounds %struct.Meeting, ptr %8, i64 %15, i32 1, i64 %61
  store double %45, ptr %62, align 8
  %63 = add nsw i64 %55, %47
  store i64 %63, ptr %46, align 8
  %64 = icmp sgt i64 %10, 0
  br i1 %64, label %65, label %86

65:                                               ; preds = %57
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %67 = add nsw i64 %6, 1
  br label %68

68:                                               ; preds = %82, %65
  %69 = phi i64 [ %10, %65 ], [ %84, %82 ]
  %70 = phi i64 [ 0, %65 ], [ %83, %82 ]
  %71 = load ptr, ptr %66, align 8
  %72 = mul nsw i64 %69, %11
  %73 = add nsw i64 %72, %70
  %74 = getelementptr inbounds %struct.Walker, ptr %71, i64 %73, i32 7
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.Walker, ptr %71, i64 %73, i32 17
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, %67
  br i1 %80, label %81, label %82

81:                                               ; preds = %77
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %73)
  br label %82

82:                                               ; preds = %81, %77, %68
  %83 = add nuw nsw i64 %70, 1
  %84 = load i64, ptr %9, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %68, label %86

86:                                               ; preds = %82, %57, %53, %49, %42, %18
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



