; sha256 of the sources: 2b95b07ee3a6982455f9d39c783504c549fd697b7b5b0b5b22d57c5c9c43b70f

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64 }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 12560, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12560) %2, i8 0, i64 12552, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 12
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
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 39
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, 6.400000e+01
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = fcmp olt double %15, 1.000000e+00
  br i1 %18, label %19, label %21

19:                                               ; preds = %17, %13
  %20 = phi double [ 6.400000e+01, %13 ], [ 1.000000e+00, %17 ]
  store double %20, ptr %14, align 8
  br label %21

21:                                               ; preds = %19, %17
  %22 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10
  %23 = icmp sgt i64 %5, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %26

26:                                               ; preds = %24, %89
  %27 = phi i64 [ 0, %24 ], [ %90, %89 ]
  %28 = load i64, ptr %22, align 8
  %29 = load i64, ptr %25, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %89, label %31

31:                                               ; preds = %89, %26
  %32 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ 0, %21 ]
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %1043

40:                                               ; preds = %34
  %41 = icmp slt i64 %8, 1
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %49 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %50 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 8
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %57 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %58 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %59 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %61 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %63 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 38
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 37
  %67 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 9
  %68 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 2
  %69 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %70 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 3
  %71 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 6
  %72 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %73 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %74 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %75 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %76 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %77 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %80 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %81 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %82 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %84 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %85 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %86 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 43
  br i1 %41, label %1043, label %93

89:                                               ; preds = %26
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %27, double noundef 0.000000e+00)
  %90 = add nuw nsw i64 %27, 1
  %91 = load i64, ptr %4, align 8
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %26, label %31

93:                                               ; preds = %40, %1038
  %94 = load ptr, ptr %42, align 8
  %95 = load double, ptr %2, align 8
  %96 = load double, ptr %49, align 8
  %97 = load double, ptr %50, align 8
  br label %100

98:                                               ; preds = %183
  %99 = icmp slt i64 %185, 0
  br i1 %99, label %189, label %224

100:                                              ; preds = %93, %183
  %101 = phi double [ 1.000000e+300, %93 ], [ %186, %183 ]
  %102 = phi i64 [ -1, %93 ], [ %185, %183 ]
  %103 = phi i64 [ 0, %93 ], [ %187, %183 ]
  %104 = phi i64 [ 0, %93 ], [ %184, %183 ]
  %105 = getelementptr inbounds %struct.Walker, ptr %94, i64 %103
  %106 = getelementptr inbounds %struct.Walker, ptr %94, i64 %103, i32 7
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %183, label %109

109:                                              ; preds = %100
  %110 = getelementptr inbounds %struct.Walker, ptr %94, i64 %103, i32 6
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %183

113:                                              ; preds = %109
  %114 = getelementptr inbounds %struct.Walker, ptr %94, i64 %103, i32 17
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %183

117:                                              ; preds = %113
  %118 = load double, ptr %105, align 8
  %119 = fcmp ult double %118, %101
  br i1 %119, label %120, label %183

120:                                              ; preds = %117
  %121 = load i64, ptr %43, align 8
  %122 = srem i64 %103, %121
  %123 = load ptr, ptr %0, align 8
  %124 = load ptr, ptr %44, align 8
  %125 = getelementptr inbounds %struct.Walker, ptr %94, i64 %103, i32 3
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i64, ptr %124, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %122
  %130 = load double, ptr %129, align 8
  %131 = fcmp ogt double %118, %130
  %132 = select i1 %131, double %118, double %130
  %133 = getelementptr inbounds %struct.Step, ptr %123, i64 %128, i32 3
  %134 = load i64, ptr %133, align 8
  %135 = and i64 %134, -2
  %136 = icmp eq i64 %135, 8
  br i1 %136, label %137, label %147

137:                                              ; preds = %120
  %138 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %122
  %139 = load i64, ptr %138, align 8
  %140 = load double, ptr %14, align 8
  %141 = fptosi double %140 to i64
  %142 = srem i64 %139, %141
  %143 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %122, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = fcmp ogt double %132, %144
  %146 = select i1 %145, double %132, double %144
  br label %177

147:                                              ; preds = %120
  %148 = load ptr, ptr %45, align 8
  %149 = load i64, ptr %46, align 8
  %150 = mul nsw i64 %149, %122
  %151 = getelementptr inbounds %struct.Step, ptr %123, i64 %128, i32 4
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %150, %152
  %154 = getelementptr inbounds double, ptr %148, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = fcmp ogt double %132, %155
  %157 = select i1 %156, double %132, double %155
  switch i64 %134, label %177 [
    i64 1, label %158
    i64 3, label %158
  ]

158:                                              ; preds = %147, %147
  %159 = load ptr, ptr %47, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %123, i64 %128, i32 9
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Cost, ptr %159, i64 %161, i32 9
  %163 = load double, ptr %162, align 8
  %164 = fcmp ogt double %163, 0.000000e+00
  %165 = load double, ptr %48, align 8
  br i1 %164, label %166, label %170

166:                                              ; preds = %158
  %167 = fsub double %97, %165
  %168 = fcmp ogt double %157, %167
  %169 = select i1 %168, double %157, double %167
  br label %177

170:                                              ; preds = %158
  %171 = fsub double %95, %165
  %172 = fcmp ogt double %157, %171
  %173 = select i1 %172, double %157, double %171
  %174 = fsub double %96, %165
  %175 = fcmp ogt double %173, %174
  %176 = select i1 %175, double %173, double %174
  br label %177

177:                                              ; preds = %137, %147, %166, %170
  %178 = phi double [ %146, %137 ], [ %169, %166 ], [ %176, %170 ], [ %157, %147 ]
  %179 = fcmp olt double %178, %101
  %180 = select i1 %179, i64 %122, i64 %104
  %181 = select i1 %179, i64 %103, i64 %102
  %182 = select i1 %179, double %178, double %101
  br label %183

183:                                              ; preds = %100, %109, %113, %117, %177
  %184 = phi i64 [ %180, %177 ], [ %104, %117 ], [ %104, %113 ], [ %104, %109 ], [ %104, %100 ]
  %185 = phi i64 [ %181, %177 ], [ %102, %117 ], [ %102, %113 ], [ %102, %109 ], [ %102, %100 ]
  %186 = phi double [ %182, %177 ], [ %101, %117 ], [ %101, %113 ], [ %101, %109 ], [ %101, %100 ]
  %187 = add nuw nsw i64 %103, 1
  %188 = icmp eq i64 %187, %8
  br i1 %188, label %98, label %100

189:                                              ; preds = %98
  br i1 %41, label %1043, label %190

190:                                              ; preds = %189
  %191 = load ptr, ptr %42, align 8
  br label %194

192:                                              ; preds = %214
  %193 = icmp eq ptr %215, null
  br i1 %193, label %1043, label %218

194:                                              ; preds = %214, %190
  %195 = phi i64 [ 0, %190 ], [ %216, %214 ]
  %196 = phi ptr [ null, %190 ], [ %215, %214 ]
  %197 = getelementptr inbounds %struct.Walker, ptr %191, i64 %195
  %198 = getelementptr inbounds %struct.Walker, ptr %191, i64 %195, i32 7
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %214, label %201

201:                                              ; preds = %194
  %202 = getelementptr inbounds %struct.Walker, ptr %191, i64 %195, i32 17
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %214, label %205

205:                                              ; preds = %201
  %206 = icmp eq ptr %196, null
  br i1 %206, label %213, label %207

207:                                              ; preds = %205
  %208 = getelementptr inbounds %struct.Walker, ptr %191, i64 %195, i32 1
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Walker, ptr %196, i64 0, i32 1
  %211 = load double, ptr %210, align 8
  %212 = fcmp olt double %209, %211
  br i1 %212, label %213, label %214

213:                                              ; preds = %207, %205
  br label %214

214:                                              ; preds = %213, %207, %201, %194
  %215 = phi ptr [ %197, %213 ], [ %196, %207 ], [ %196, %201 ], [ %196, %194 ]
  %216 = add nuw nsw i64 %195, 1
  %217 = icmp eq i64 %216, %8
  br i1 %217, label %192, label %194

218:                                              ; preds = %192
  %219 = getelementptr inbounds %struct.Walker, ptr %215, i64 0, i32 17
  store i64 0, ptr %219, align 8
  %220 = load i64, ptr %88, align 8
  %221 = freeze i64 %220
  %222 = add i64 %221, 1
  store i64 %222, ptr %88, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %1043, label %1038

224:                                              ; preds = %98
  %225 = load ptr, ptr %42, align 8
  %226 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %44, align 8
  %229 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 3
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds i64, ptr %228, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Step, ptr %227, i64 %232
  %234 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 2
  %235 = load double, ptr %234, align 8
  %236 = fadd double %186, %235
  %237 = load double, ptr %51, align 8
  %238 = fadd double %186, %237
  %239 = load ptr, ptr %52, align 8
  %240 = mul nsw i64 %232, 10
  %241 = getelementptr inbounds double, ptr %239, i64 %240
  %242 = load double, ptr %53, align 8
  %243 = load double, ptr %241, align 8
  %244 = fadd double %242, %243
  store double %244, ptr %241, align 8
  %245 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 1
  %246 = load double, ptr %245, align 8
  %247 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 2
  %248 = load double, ptr %247, align 8
  %249 = fsub double %246, %248
  %250 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 9
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, 0
  %253 = select i1 %252, i64 1, i64 9
  %254 = getelementptr inbounds double, ptr %241, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fadd double %249, %255
  store double %256, ptr %254, align 8
  %257 = load double, ptr %226, align 8
  %258 = load double, ptr %245, align 8
  %259 = fcmp ogt double %257, %258
  br i1 %259, label %260, label %268

260:                                              ; preds = %224
  %261 = fsub double %257, %258
  %262 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 8
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds double, ptr %241, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fadd double %261, %265
  store double %266, ptr %264, align 8
  %267 = load double, ptr %226, align 8
  br label %268

268:                                              ; preds = %260, %224
  %269 = phi double [ %267, %260 ], [ %257, %224 ]
  %270 = fcmp olt double %269, %186
  br i1 %270, label %274, label %271

271:                                              ; preds = %268
  %272 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 3
  %273 = load i64, ptr %272, align 8
  br label %319

274:                                              ; preds = %268
  %275 = fsub double %186, %269
  %276 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 3
  %277 = load i64, ptr %276, align 8
  switch i64 %277, label %300 [
    i64 1, label %278
    i64 3, label %278
  ]

278:                                              ; preds = %274, %274
  %279 = load ptr, ptr %47, align 8
  %280 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 9
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Cost, ptr %279, i64 %281, i32 9
  %283 = load double, ptr %282, align 8
  %284 = fcmp ogt double %283, 0.000000e+00
  br i1 %284, label %285, label %287

285:                                              ; preds = %278
  %286 = load double, ptr %50, align 8
  br label %292

287:                                              ; preds = %278
  %288 = load double, ptr %2, align 8
  %289 = load double, ptr %49, align 8
  %290 = fcmp ogt double %288, %289
  %291 = select i1 %290, double %288, double %289
  br label %292

292:                                              ; preds = %287, %285
  %293 = phi double [ %286, %285 ], [ %291, %287 ]
  %294 = load double, ptr %48, align 8
  %295 = fsub double %293, %294
  %296 = fcmp ult double %295, %186
  br i1 %296, label %303, label %297

297:                                              ; preds = %292
  %298 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 11
  %299 = load i64, ptr %298, align 8
  br label %314

300:                                              ; preds = %274
  %301 = and i64 %277, -2
  %302 = icmp eq i64 %301, 8
  br i1 %302, label %314, label %303

303:                                              ; preds = %300, %292
  %304 = load ptr, ptr %45, align 8
  %305 = load i64, ptr %46, align 8
  %306 = mul nsw i64 %305, %184
  %307 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 4
  %308 = load i64, ptr %307, align 8
  %309 = add nsw i64 %306, %308
  %310 = getelementptr inbounds double, ptr %304, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = fcmp oge double %311, %186
  %313 = select i1 %312, i64 7, i64 8
  br label %314

314:                                              ; preds = %303, %300, %297
  %315 = phi i64 [ %299, %297 ], [ %313, %303 ], [ 7, %300 ]
  %316 = getelementptr inbounds double, ptr %241, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = fadd double %275, %317
  store double %318, ptr %316, align 8
  br label %319

319:                                              ; preds = %314, %271
  %320 = phi i64 [ %273, %271 ], [ %277, %314 ]
  %321 = load ptr, ptr %54, align 8
  %322 = getelementptr inbounds double, ptr %321, i64 %232
  %323 = load double, ptr %322, align 8
  %324 = fadd double %323, 1.000000e+00
  store double %324, ptr %322, align 8
  %325 = load i64, ptr %55, align 8
  %326 = add i64 %325, 1
  store i64 %326, ptr %55, align 8
  %327 = load double, ptr %53, align 8
  %328 = fadd double %186, %327
  %329 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %184
  store double %328, ptr %329, align 8
  %330 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 3
  %331 = and i64 %320, -2
  %332 = icmp eq i64 %331, 8
  br i1 %332, label %344, label %333

333:                                              ; preds = %319
  %334 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 1
  %335 = load double, ptr %334, align 8
  %336 = fadd double %186, %335
  %337 = load ptr, ptr %45, align 8
  %338 = load i64, ptr %46, align 8
  %339 = mul nsw i64 %338, %184
  %340 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 4
  %341 = load i64, ptr %340, align 8
  %342 = add nsw i64 %339, %341
  %343 = getelementptr inbounds double, ptr %337, i64 %342
  store double %336, ptr %343, align 8
  br label %344

344:                                              ; preds = %333, %319
  switch i64 %320, label %459 [
    i64 1, label %345
    i64 3, label %345
  ]

345:                                              ; preds = %344, %344
  %346 = load ptr, ptr %47, align 8
  %347 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 9
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348
  %350 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348, i32 9
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %351, 0.000000e+00
  br i1 %352, label %353, label %410

353:                                              ; preds = %345
  %354 = load double, ptr %9, align 8
  %355 = fptosi double %354 to i64
  %356 = load i64, ptr %3, align 8
  %357 = shl i64 %356, 13
  %358 = xor i64 %357, %356
  %359 = lshr i64 %358, 7
  %360 = xor i64 %359, %358
  %361 = shl i64 %360, 17
  %362 = xor i64 %361, %360
  store i64 %362, ptr %3, align 8
  %363 = lshr i64 %362, 11
  %364 = uitofp i64 %363 to double
  %365 = fmul double %364, 0x3CA0000000000000
  %366 = fadd double %351, %365
  %367 = fptosi double %366 to i64
  %368 = tail call i64 @llvm.smin.i64(i64 %367, i64 %355)
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %379, label %370

370:                                              ; preds = %353
  %371 = load i64, ptr %59, align 8
  %372 = add i64 %368, -1
  %373 = add i64 %372, %371
  %374 = srem i64 %373, %355
  %375 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = fcmp olt double %376, %186
  %378 = select i1 %377, double %186, double %376
  br label %379

379:                                              ; preds = %370, %353
  %380 = phi double [ %378, %370 ], [ %186, %353 ]
  %381 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348, i32 1
  %382 = load double, ptr %381, align 8
  %383 = load double, ptr %50, align 8
  %384 = fcmp olt double %383, %380
  %385 = select i1 %384, double %380, double %383
  %386 = fadd double %382, %385
  store double %386, ptr %50, align 8
  %387 = load ptr, ptr %56, align 8
  %388 = getelementptr inbounds double, ptr %387, i64 8
  %389 = load double, ptr %388, align 8
  %390 = fadd double %382, %389
  store double %390, ptr %388, align 8
  %391 = load double, ptr %50, align 8
  %392 = load double, ptr %60, align 8
  %393 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %349, double noundef %391)
  %394 = fcmp ogt double %392, %393
  %395 = select i1 %394, double %392, double %393
  store double %395, ptr %60, align 8
  %396 = icmp sgt i64 %368, 0
  br i1 %396, label %397, label %459

397:                                              ; preds = %379
  %398 = load i64, ptr %59, align 8
  br label %399

399:                                              ; preds = %399, %397
  %400 = phi i64 [ %398, %397 ], [ %403, %399 ]
  %401 = phi i64 [ %368, %397 ], [ %406, %399 ]
  %402 = load double, ptr %60, align 8
  %403 = add nsw i64 %400, 1
  %404 = srem i64 %400, %355
  %405 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %404
  store double %402, ptr %405, align 8
  %406 = add nsw i64 %401, -1
  %407 = icmp ugt i64 %401, 1
  br i1 %407, label %399, label %408

408:                                              ; preds = %399
  store i64 %403, ptr %59, align 8
  %409 = load double, ptr %60, align 8
  br label %459

410:                                              ; preds = %345
  %411 = load double, ptr %349, align 8
  %412 = load double, ptr %2, align 8
  %413 = fcmp olt double %412, %186
  %414 = select i1 %413, double %186, double %412
  %415 = fadd double %411, %414
  store double %415, ptr %2, align 8
  %416 = load ptr, ptr %56, align 8
  %417 = load double, ptr %416, align 8
  %418 = fadd double %411, %417
  store double %418, ptr %416, align 8
  %419 = load double, ptr %2, align 8
  %420 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348, i32 1
  %421 = load double, ptr %420, align 8
  %422 = load double, ptr %57, align 8
  %423 = fcmp ult double %422, %419
  %424 = load double, ptr %49, align 8
  br i1 %423, label %425, label %436

425:                                              ; preds = %410
  %426 = fcmp ogt double %422, %424
  %427 = select i1 %426, double %422, double %424
  %428 = fsub double %419, %427
  %429 = fcmp ogt double %428, 0.000000e+00
  br i1 %429, label %430, label %435

430:                                              ; preds = %425
  %431 = load double, ptr %58, align 8
  %432 = fsub double %431, %428
  %433 = fcmp olt double %432, 0.000000e+00
  %434 = select i1 %433, double 0.000000e+00, double %432
  store double %434, ptr %58, align 8
  br label %435

435:                                              ; preds = %430, %425
  store double %419, ptr %57, align 8
  br label %436

436:                                              ; preds = %435, %410
  %437 = load double, ptr %58, align 8
  %438 = fcmp olt double %437, %421
  %439 = select i1 %438, double %437, double %421
  %440 = fsub double %437, %439
  store double %440, ptr %58, align 8
  %441 = fcmp olt double %424, %419
  %442 = select i1 %441, double %419, double %424
  %443 = fadd double %421, %442
  %444 = fadd double %443, %439
  store double %444, ptr %49, align 8
  %445 = getelementptr inbounds double, ptr %416, i64 1
  %446 = load double, ptr %445, align 8
  %447 = fadd double %421, %446
  store double %447, ptr %445, align 8
  %448 = load double, ptr %49, align 8
  %449 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348, i32 10
  %450 = load double, ptr %449, align 8
  %451 = fcmp ogt double %450, 0.000000e+00
  br i1 %451, label %452, label %457

452:                                              ; preds = %436
  %453 = load double, ptr %58, align 8
  %454 = fadd double %450, %453
  store double %454, ptr %58, align 8
  %455 = load double, ptr %445, align 8
  %456 = fadd double %450, %455
  store double %456, ptr %445, align 8
  br label %457

457:                                              ; preds = %452, %436
  %458 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %349, double noundef %448)
  br label %459

459:                                              ; preds = %457, %408, %379, %344
  %460 = phi double [ %238, %344 ], [ %391, %408 ], [ %391, %379 ], [ %448, %457 ]
  %461 = phi double [ %236, %344 ], [ %409, %408 ], [ %395, %379 ], [ %458, %457 ]
  %462 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 12
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %463, 0
  br i1 %464, label %465, label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %330, align 8
  br label %805

467:                                              ; preds = %459
  %468 = load ptr, ptr %42, align 8
  %469 = load ptr, ptr %61, align 8
  %470 = getelementptr inbounds %struct.Walker, ptr %468, i64 %185, i32 5
  %471 = load i64, ptr %470, align 8
  %472 = load i64, ptr %6, align 8
  %473 = mul nsw i64 %472, %471
  %474 = srem i64 %185, %472
  %475 = add nsw i64 %474, %473
  %476 = getelementptr inbounds i64, ptr %469, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = load ptr, ptr %62, align 8
  %479 = getelementptr inbounds i64, ptr %478, i64 %477
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds %struct.Walker, ptr %468, i64 %185, i32 16
  %482 = load i64, ptr %481, align 8
  %483 = add nsw i64 %482, %480
  %484 = add nsw i64 %477, 1
  %485 = getelementptr inbounds i64, ptr %478, i64 %484
  %486 = load i64, ptr %485, align 8
  %487 = icmp slt i64 %483, %486
  br i1 %487, label %490, label %488

488:                                              ; preds = %467
  %489 = add nsw i64 %482, 1
  store i64 %489, ptr %481, align 8
  br label %800

490:                                              ; preds = %467
  %491 = load ptr, ptr %63, align 8
  %492 = load ptr, ptr %64, align 8
  %493 = getelementptr inbounds i64, ptr %492, i64 %483
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds %struct.Note, ptr %491, i64 %494
  %496 = add nsw i64 %483, 1
  %497 = getelementptr inbounds i64, ptr %492, i64 %496
  %498 = load i64, ptr %497, align 8
  %499 = sub nsw i64 %498, %494
  %500 = add nsw i64 %482, 1
  store i64 %500, ptr %481, align 8
  %501 = icmp sgt i64 %499, 0
  br i1 %501, label %502, label %800

502:                                              ; preds = %490
  %503 = getelementptr inbounds %struct.Walker, ptr %468, i64 %185, i32 11
  %504 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 9
  br label %505

505:                                              ; preds = %796, %502
  %506 = phi i64 [ 0, %502 ], [ %798, %796 ]
  %507 = phi double [ %186, %502 ], [ %797, %796 ]
  %508 = getelementptr inbounds %struct.Note, ptr %495, i64 %506
  %509 = load i64, ptr %508, align 8
  switch i64 %509, label %708 [
    i64 8, label %525
    i64 6, label %796
    i64 4, label %510
    i64 5, label %693
  ]

510:                                              ; preds = %505
  %511 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 1
  %512 = load i64, ptr %511, align 8
  %513 = load ptr, ptr %76, align 8
  %514 = load i64, ptr %6, align 8
  %515 = sdiv i64 %185, %514
  %516 = load i64, ptr %77, align 8
  %517 = mul nsw i64 %516, %515
  %518 = add nsw i64 %517, %512
  %519 = getelementptr inbounds %struct.Meeting, ptr %513, i64 %518
  %520 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 2
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Meeting, ptr %513, i64 %518, i32 4
  %523 = load i64, ptr %522, align 8
  %524 = sub nsw i64 %523, %521
  store i64 %524, ptr %522, align 8
  br label %745

525:                                              ; preds = %505
  %526 = load i64, ptr %330, align 8
  %527 = icmp eq i64 %526, 6
  br i1 %527, label %528, label %796

528:                                              ; preds = %525
  %529 = load ptr, ptr %47, align 8
  %530 = load i64, ptr %504, align 8
  %531 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530
  %532 = getelementptr inbounds %struct.Note, ptr %495, i64 %506, i32 2
  %533 = load i64, ptr %532, align 8
  %534 = load double, ptr %66, align 8
  %535 = load double, ptr %67, align 8
  %536 = fcmp olt double %535, %186
  %537 = select i1 %536, double %186, double %535
  %538 = fadd double %534, %537
  store double %538, ptr %67, align 8
  %539 = load ptr, ptr %56, align 8
  %540 = getelementptr inbounds double, ptr %539, i64 9
  %541 = load double, ptr %540, align 8
  %542 = fadd double %534, %541
  store double %542, ptr %540, align 8
  %543 = load double, ptr %67, align 8
  %544 = load i64, ptr %3, align 8
  %545 = shl i64 %544, 13
  %546 = xor i64 %545, %544
  %547 = lshr i64 %546, 7
  %548 = xor i64 %547, %546
  %549 = shl i64 %548, 17
  %550 = xor i64 %549, %548
  store i64 %550, ptr %3, align 8
  %551 = lshr i64 %550, 11
  %552 = uitofp i64 %551 to double
  %553 = fmul double %552, 0x3CA0000000000000
  %554 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 7
  %555 = load double, ptr %554, align 8
  %556 = fcmp olt double %553, %555
  %557 = icmp sgt i64 %533, 0
  br i1 %557, label %558, label %796

558:                                              ; preds = %528
  %559 = sitofp i64 %533 to double
  %560 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 3
  %561 = getelementptr inbounds double, ptr %539, i64 2
  %562 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 4
  %563 = getelementptr inbounds double, ptr %539, i64 3
  %564 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 8
  %565 = getelementptr inbounds double, ptr %539, i64 6
  %566 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 12
  %567 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 5
  %568 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 13
  %569 = getelementptr inbounds double, ptr %539, i64 4
  %570 = getelementptr inbounds %struct.Cost, ptr %529, i64 %530, i32 1
  %571 = getelementptr inbounds double, ptr %539, i64 1
  br label %572

572:                                              ; preds = %680, %558
  %573 = phi i64 [ %550, %558 ], [ %681, %680 ]
  %574 = phi double [ %559, %558 ], [ %691, %680 ]
  %575 = phi double [ 0.000000e+00, %558 ], [ %684, %680 ]
  %576 = phi double [ %543, %558 ], [ %584, %680 ]
  %577 = load double, ptr %531, align 8
  %578 = load double, ptr %67, align 8
  %579 = fcmp olt double %578, %576
  %580 = select i1 %579, double %576, double %578
  %581 = fadd double %577, %580
  store double %581, ptr %67, align 8
  %582 = load double, ptr %540, align 8
  %583 = fadd double %577, %582
  store double %583, ptr %540, align 8
  %584 = load double, ptr %67, align 8
  %585 = load double, ptr %560, align 8
  %586 = load double, ptr %68, align 8
  %587 = fcmp olt double %586, %584
  %588 = select i1 %587, double %584, double %586
  %589 = fadd double %585, %588
  store double %589, ptr %68, align 8
  %590 = load double, ptr %561, align 8
  %591 = fadd double %585, %590
  store double %591, ptr %561, align 8
  %592 = load double, ptr %68, align 8
  %593 = load double, ptr %562, align 8
  %594 = load double, ptr %69, align 8
  %595 = fsub double %584, %594
  %596 = load double, ptr %70, align 8
  %597 = fcmp ogt double %595, %596
  %598 = select i1 %597, double %595, double %596
  %599 = fadd double %593, %598
  store double %599, ptr %70, align 8
  %600 = load double, ptr %563, align 8
  %601 = fadd double %593, %600
  store double %601, ptr %563, align 8
  %602 = load double, ptr %70, align 8
  %603 = fcmp olt double %602, %584
  %604 = select i1 %603, double %584, double %602
  %605 = load double, ptr %564, align 8
  %606 = fcmp ogt double %605, 0.000000e+00
  br i1 %606, label %607, label %619

607:                                              ; preds = %572
  %608 = load double, ptr %69, align 8
  %609 = fsub double %584, %608
  %610 = load double, ptr %71, align 8
  %611 = fcmp ogt double %609, %610
  %612 = select i1 %611, double %609, double %610
  %613 = fadd double %605, %612
  store double %613, ptr %71, align 8
  %614 = load double, ptr %565, align 8
  %615 = fadd double %605, %614
  store double %615, ptr %565, align 8
  %616 = load double, ptr %71, align 8
  %617 = fcmp olt double %616, %584
  %618 = select i1 %617, double %584, double %616
  br label %619

619:                                              ; preds = %607, %572
  %620 = phi double [ %618, %607 ], [ %584, %572 ]
  %621 = fcmp ogt double %592, %604
  %622 = select i1 %621, double %592, double %604
  %623 = load double, ptr %566, align 8
  %624 = fadd double %622, %623
  %625 = load double, ptr %567, align 8
  %626 = fcmp ogt double %625, 0.000000e+00
  br i1 %626, label %627, label %637

627:                                              ; preds = %619
  %628 = load double, ptr %74, align 8
  %629 = fcmp olt double %628, %584
  %630 = select i1 %629, double %584, double %628
  %631 = fadd double %625, %630
  store double %631, ptr %74, align 8
  %632 = load double, ptr %569, align 8
  %633 = fadd double %625, %632
  store double %633, ptr %569, align 8
  %634 = load double, ptr %74, align 8
  %635 = load double, ptr %566, align 8
  %636 = fadd double %634, %635
  br label %680

637:                                              ; preds = %619
  br i1 %556, label %638, label %680

638:                                              ; preds = %637
  %639 = load double, ptr %565, align 8
  %640 = load double, ptr %568, align 8
  %641 = load double, ptr %72, align 8
  %642 = shl i64 %573, 13
  %643 = xor i64 %642, %573
  %644 = lshr i64 %643, 7
  %645 = xor i64 %644, %643
  %646 = shl i64 %645, 17
  %647 = xor i64 %646, %645
  store i64 %647, ptr %3, align 8
  %648 = lshr i64 %647, 11
  %649 = uitofp i64 %648 to double
  %650 = fmul double %649, 0x3CA0000000000000
  %651 = fadd double %650, 0x3C90000000000000
  %652 = fcmp olt double %651, 5.000000e-01
  br i1 %652, label %653, label %659

653:                                              ; preds = %638, %653
  %654 = phi double [ %657, %653 ], [ 0.000000e+00, %638 ]
  %655 = phi double [ %656, %653 ], [ %651, %638 ]
  %656 = fmul double %655, 2.000000e+00
  %657 = fadd double %654, 1.000000e+00
  %658 = fcmp olt double %656, 5.000000e-01
  br i1 %658, label %653, label %659

659:                                              ; preds = %653, %638
  %660 = phi double [ %651, %638 ], [ %656, %653 ]
  %661 = phi double [ 0.000000e+00, %638 ], [ %657, %653 ]
  %662 = fadd double %584, %640
  %663 = fdiv double %639, %662
  %664 = fcmp ogt double %663, 9.000000e-01
  %665 = select i1 %664, double 9.000000e-01, double %663
  %666 = fsub double 1.000000e+00, %660
  %667 = fmul double %666, 2.000000e+00
  %668 = fadd double %661, %667
  %669 = fmul double %668, 6.667000e-01
  %670 = fmul double %641, %669
  %671 = fadd double %640, %670
  %672 = load double, ptr %73, align 8
  %673 = fmul double %665, %672
  %674 = fsub double 1.000000e+00, %665
  %675 = fdiv double %673, %674
  %676 = fadd double %675, %671
  %677 = fadd double %620, %676
  %678 = fcmp ogt double %624, %677
  %679 = select i1 %678, double %624, double %677
  br label %680

680:                                              ; preds = %659, %637, %627
  %681 = phi i64 [ %573, %627 ], [ %647, %659 ], [ %573, %637 ]
  %682 = phi double [ %636, %627 ], [ %679, %659 ], [ %624, %637 ]
  %683 = fcmp ogt double %575, %682
  %684 = select i1 %683, double %575, double %682
  %685 = load double, ptr %570, align 8
  %686 = load double, ptr %58, align 8
  %687 = fadd double %685, %686
  store double %687, ptr %58, align 8
  %688 = load double, ptr %571, align 8
  %689 = fadd double %685, %688
  store double %689, ptr %571, align 8
  %690 = load double, ptr %75, align 8
  %691 = fsub double %574, %690
  %692 = fcmp ogt double %691, 0.000000e+00
  br i1 %692, label %572, label %796

693:                                              ; preds = %505
  %694 = load double, ptr %65, align 8
  %695 = fadd double %186, %694
  %696 = load double, ptr %503, align 8
  %697 = fcmp ogt double %695, %696
  %698 = select i1 %697, double %695, double %696
  %699 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 1
  %700 = load i64, ptr %699, align 8
  %701 = load ptr, ptr %76, align 8
  %702 = load i64, ptr %6, align 8
  %703 = sdiv i64 %185, %702
  %704 = load i64, ptr %77, align 8
  %705 = mul nsw i64 %704, %703
  %706 = add nsw i64 %705, %700
  %707 = getelementptr inbounds %struct.Meeting, ptr %701, i64 %706
  br label %732

708:                                              ; preds = %505
  %709 = load double, ptr %65, align 8
  %710 = fadd double %186, %709
  %711 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 1
  %712 = load i64, ptr %711, align 8
  %713 = load ptr, ptr %76, align 8
  %714 = load i64, ptr %6, align 8
  %715 = sdiv i64 %185, %714
  %716 = load i64, ptr %77, align 8
  %717 = mul nsw i64 %716, %715
  %718 = add nsw i64 %717, %712
  %719 = getelementptr inbounds %struct.Meeting, ptr %713, i64 %718
  switch i64 %509, label %732 [
    i64 1, label %720
    i64 2, label %726
  ]

720:                                              ; preds = %708
  %721 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 2
  %722 = load i64, ptr %721, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %719, i8 0, i64 72, i1 false)
  %723 = getelementptr inbounds i8, ptr %719, i64 72
  store i64 %722, ptr %723, align 8
  %724 = getelementptr inbounds i8, ptr %719, i64 80
  store i64 %722, ptr %724, align 8
  %725 = getelementptr inbounds i8, ptr %719, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %725, i8 0, i64 16, i1 false)
  br label %796

726:                                              ; preds = %708
  %727 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 2
  %728 = load i64, ptr %727, align 8
  %729 = getelementptr inbounds %struct.Meeting, ptr %713, i64 %718, i32 4
  %730 = load i64, ptr %729, align 8
  %731 = add nsw i64 %730, %728
  store i64 %731, ptr %729, align 8
  br label %745

732:                                              ; preds = %708, %693
  %733 = phi ptr [ %707, %693 ], [ %719, %708 ]
  %734 = phi i64 [ %706, %693 ], [ %718, %708 ]
  %735 = phi i64 [ %703, %693 ], [ %715, %708 ]
  %736 = phi i64 [ %702, %693 ], [ %714, %708 ]
  %737 = phi ptr [ %701, %693 ], [ %713, %708 ]
  %738 = phi i64 [ %700, %693 ], [ %712, %708 ]
  %739 = phi double [ %698, %693 ], [ %710, %708 ]
  %740 = getelementptr inbounds %struct.Note, ptr %508, i64 0, i32 2
  %741 = load i64, ptr %740, align 8
  %742 = getelementptr inbounds %struct.Meeting, ptr %737, i64 %734, i32 3
  %743 = load i64, ptr %742, align 8
  %744 = sub nsw i64 %743, %741
  store i64 %744, ptr %742, align 8
  br label %745

745:                                              ; preds = %732, %726, %510
  %746 = phi ptr [ %733, %732 ], [ %519, %510 ], [ %719, %726 ]
  %747 = phi i64 [ %734, %732 ], [ %518, %510 ], [ %718, %726 ]
  %748 = phi i64 [ %735, %732 ], [ %515, %510 ], [ %715, %726 ]
  %749 = phi i64 [ %736, %732 ], [ %514, %510 ], [ %714, %726 ]
  %750 = phi ptr [ %737, %732 ], [ %513, %510 ], [ %713, %726 ]
  %751 = phi i64 [ %738, %732 ], [ %512, %510 ], [ %712, %726 ]
  %752 = phi double [ %739, %732 ], [ %507, %510 ], [ %710, %726 ]
  %753 = load double, ptr %746, align 8
  %754 = fcmp ogt double %753, %752
  %755 = select i1 %754, double %753, double %752
  store double %755, ptr %746, align 8
  %756 = getelementptr inbounds %struct.Meeting, ptr %750, i64 %747, i32 3
  %757 = load i64, ptr %756, align 8
  %758 = icmp sgt i64 %757, 0
  br i1 %758, label %796, label %759

759:                                              ; preds = %745
  %760 = getelementptr inbounds %struct.Meeting, ptr %750, i64 %747, i32 4
  %761 = load i64, ptr %760, align 8
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %796

763:                                              ; preds = %759
  %764 = getelementptr inbounds %struct.Meeting, ptr %750, i64 %747, i32 2
  %765 = load i64, ptr %764, align 8
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %796, label %767

767:                                              ; preds = %763
  %768 = getelementptr inbounds %struct.Meeting, ptr %750, i64 %747, i32 5
  %769 = load i64, ptr %768, align 8
  %770 = add nsw i64 %769, 1
  store i64 %770, ptr %768, align 8
  %771 = srem i64 %769, 8
  %772 = getelementptr inbounds %struct.Meeting, ptr %750, i64 %747, i32 1, i64 %771
  store double %755, ptr %772, align 8
  %773 = add nsw i64 %765, %757
  store i64 %773, ptr %756, align 8
  %774 = icmp sgt i64 %749, 0
  br i1 %774, label %775, label %796

775:                                              ; preds = %767
  %776 = add nsw i64 %751, 1
  br label %777

777:                                              ; preds = %792, %775
  %778 = phi i64 [ %749, %775 ], [ %793, %792 ]
  %779 = phi i64 [ 0, %775 ], [ %794, %792 ]
  %780 = load ptr, ptr %42, align 8
  %781 = mul nsw i64 %778, %748
  %782 = add nsw i64 %781, %779
  %783 = getelementptr inbounds %struct.Walker, ptr %780, i64 %782, i32 7
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %792, label %786

786:                                              ; preds = %777
  %787 = getelementptr inbounds %struct.Walker, ptr %780, i64 %782, i32 17
  %788 = load i64, ptr %787, align 8
  %789 = icmp eq i64 %788, %776
  br i1 %789, label %790, label %792

790:                                              ; preds = %786
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %782)
  %791 = load i64, ptr %6, align 8
  br label %792

792:                                              ; preds = %790, %786, %777
  %793 = phi i64 [ %791, %790 ], [ %778, %786 ], [ %778, %777 ]
  %794 = add nuw nsw i64 %779, 1
  %795 = icmp slt i64 %794, %793
  br i1 %795, label %777, label %796

796:                                              ; preds = %680, %792, %767, %763, %759, %745, %720, %528, %525, %505
  %797 = phi double [ %507, %505 ], [ %507, %525 ], [ 0.000000e+00, %528 ], [ %507, %720 ], [ %507, %745 ], [ %507, %759 ], [ %507, %763 ], [ %507, %767 ], [ %507, %792 ], [ %684, %680 ]
  %798 = add nuw nsw i64 %506, 1
  %799 = icmp eq i64 %798, %499
  br i1 %799, label %800, label %505

800:                                              ; preds = %796, %490, %488
  %801 = phi double [ %186, %490 ], [ %186, %488 ], [ %797, %796 ]
  %802 = load i64, ptr %330, align 8
  %803 = icmp eq i64 %802, 6
  %804 = select i1 %803, double %801, double %461
  br label %805

805:                                              ; preds = %800, %465
  %806 = phi i64 [ %802, %800 ], [ %466, %465 ]
  %807 = phi double [ %804, %800 ], [ %461, %465 ]
  %808 = and i64 %806, -2
  %809 = icmp eq i64 %808, 8
  br i1 %809, label %810, label %848

810:                                              ; preds = %805
  %811 = load ptr, ptr %42, align 8
  %812 = load ptr, ptr %45, align 8
  %813 = load i64, ptr %46, align 8
  %814 = mul nsw i64 %813, %184
  %815 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 4
  %816 = load i64, ptr %815, align 8
  %817 = add nsw i64 %814, %816
  %818 = getelementptr inbounds double, ptr %812, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = fcmp olt double %819, %186
  %821 = select i1 %820, double %186, double %819
  %822 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 1
  %823 = load double, ptr %822, align 8
  %824 = fadd double %823, %821
  store double %824, ptr %818, align 8
  %825 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %184
  %826 = load i64, ptr %825, align 8
  %827 = add nsw i64 %826, 1
  store i64 %827, ptr %825, align 8
  %828 = load double, ptr %14, align 8
  %829 = fptosi double %828 to i64
  %830 = srem i64 %826, %829
  %831 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %184, i64 %830
  store double %824, ptr %831, align 8
  %832 = getelementptr inbounds %struct.Walker, ptr %811, i64 %185, i32 13
  %833 = load double, ptr %832, align 8
  %834 = load double, ptr %818, align 8
  %835 = load double, ptr %234, align 8
  %836 = fadd double %834, %835
  %837 = fcmp ogt double %833, %836
  %838 = select i1 %837, double %833, double %836
  store double %838, ptr %832, align 8
  %839 = load i64, ptr %330, align 8
  %840 = icmp eq i64 %839, 9
  br i1 %840, label %841, label %848

841:                                              ; preds = %810
  %842 = getelementptr inbounds %struct.Walker, ptr %811, i64 %185, i32 15
  %843 = load i64, ptr %842, align 8
  %844 = add nsw i64 %843, 1
  store i64 %844, ptr %842, align 8
  %845 = srem i64 %843, 8
  %846 = getelementptr inbounds %struct.Walker, ptr %811, i64 %185, i32 14, i64 %845
  store double %838, ptr %846, align 8
  %847 = load double, ptr %832, align 8
  br label %867

848:                                              ; preds = %810, %805
  %849 = phi i64 [ %839, %810 ], [ %806, %805 ]
  %850 = phi double [ %838, %810 ], [ %807, %805 ]
  switch i64 %849, label %867 [
    i64 3, label %854
    i64 6, label %854
    i64 4, label %851
  ]

851:                                              ; preds = %848
  %852 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 11
  %853 = load double, ptr %852, align 8
  br label %860

854:                                              ; preds = %848, %848
  %855 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 11
  %856 = load double, ptr %855, align 8
  %857 = fcmp ogt double %856, %850
  %858 = select i1 %857, double %856, double %850
  store double %858, ptr %855, align 8
  %859 = icmp eq i64 %849, 4
  br i1 %859, label %860, label %867

860:                                              ; preds = %854, %851
  %861 = phi double [ %853, %851 ], [ %858, %854 ]
  %862 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 10
  %863 = load i64, ptr %862, align 8
  %864 = add nsw i64 %863, 1
  store i64 %864, ptr %862, align 8
  %865 = srem i64 %863, 8
  %866 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 12, i64 %865
  store double %861, ptr %866, align 8
  br label %867

867:                                              ; preds = %860, %854, %848, %841
  %868 = phi double [ %861, %860 ], [ %850, %854 ], [ %850, %848 ], [ %847, %841 ]
  %869 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 5
  %870 = load i64, ptr %869, align 8
  %871 = icmp sgt i64 %870, -1
  br i1 %871, label %872, label %885

872:                                              ; preds = %867
  %873 = load i64, ptr %78, align 8
  %874 = mul nsw i64 %873, %185
  %875 = add nsw i64 %874, %870
  %876 = load ptr, ptr %79, align 8
  %877 = getelementptr inbounds double, ptr %876, i64 %875
  %878 = load double, ptr %877, align 8
  %879 = fcmp ogt double %878, %868
  br i1 %879, label %885, label %880

880:                                              ; preds = %872
  store double %868, ptr %877, align 8
  %881 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 10
  %882 = load i64, ptr %881, align 8
  %883 = load ptr, ptr %80, align 8
  %884 = getelementptr inbounds i64, ptr %883, i64 %875
  store i64 %882, ptr %884, align 8
  br label %885

885:                                              ; preds = %880, %872, %867
  %886 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 6
  %887 = load i64, ptr %886, align 8
  %888 = icmp sgt i64 %887, -1
  br i1 %888, label %889, label %902

889:                                              ; preds = %885
  %890 = load i64, ptr %78, align 8
  %891 = mul nsw i64 %890, %185
  %892 = add nsw i64 %891, %887
  %893 = load ptr, ptr %79, align 8
  %894 = getelementptr inbounds double, ptr %893, i64 %892
  %895 = load double, ptr %894, align 8
  %896 = fcmp ogt double %895, %460
  br i1 %896, label %902, label %897

897:                                              ; preds = %889
  store double %460, ptr %894, align 8
  %898 = getelementptr inbounds %struct.Step, ptr %227, i64 %232, i32 10
  %899 = load i64, ptr %898, align 8
  %900 = load ptr, ptr %80, align 8
  %901 = getelementptr inbounds i64, ptr %900, i64 %892
  store i64 %899, ptr %901, align 8
  br label %902

902:                                              ; preds = %897, %889, %885
  %903 = load double, ptr %53, align 8
  %904 = fadd double %186, %903
  store double %904, ptr %247, align 8
  %905 = load i64, ptr %330, align 8
  %906 = icmp eq i64 %905, 2
  %907 = zext i1 %906 to i64
  store i64 %907, ptr %250, align 8
  %908 = load double, ptr %233, align 8
  %909 = fadd double %186, %908
  store double %909, ptr %245, align 8
  %910 = load i64, ptr %229, align 8
  %911 = add nsw i64 %910, 1
  store i64 %911, ptr %229, align 8
  %912 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 4
  %913 = load i64, ptr %912, align 8
  %914 = icmp slt i64 %911, %913
  br i1 %914, label %915, label %926

915:                                              ; preds = %902
  %916 = load ptr, ptr %44, align 8
  %917 = getelementptr inbounds i64, ptr %916, i64 %911
  %918 = load i64, ptr %917, align 8
  %919 = getelementptr inbounds i64, ptr %916, i64 %910
  %920 = load i64, ptr %919, align 8
  %921 = add nsw i64 %920, 1
  %922 = icmp eq i64 %918, %921
  br i1 %922, label %926, label %923

923:                                              ; preds = %915
  %924 = load double, ptr %81, align 8
  %925 = fadd double %909, %924
  store double %925, ptr %245, align 8
  br label %926

926:                                              ; preds = %923, %915, %902
  %927 = phi double [ %925, %923 ], [ %909, %915 ], [ %909, %902 ]
  %928 = load double, ptr %82, align 8
  %929 = fcmp ogt double %927, %868
  %930 = select i1 %929, double %927, double %868
  %931 = fcmp ogt double %928, %930
  %932 = select i1 %931, double %928, double %930
  store double %932, ptr %82, align 8
  %933 = icmp eq i64 %911, %913
  br i1 %933, label %934, label %986

934:                                              ; preds = %926
  %935 = load i64, ptr %6, align 8
  %936 = sdiv i64 %185, %935
  %937 = load ptr, ptr %42, align 8
  %938 = getelementptr inbounds %struct.Walker, ptr %937, i64 %185, i32 7
  store i64 0, ptr %938, align 8
  %939 = load ptr, ptr %85, align 8
  %940 = shl nsw i64 %936, 1
  %941 = getelementptr inbounds i64, ptr %939, i64 %940
  %942 = load i64, ptr %941, align 8
  %943 = add nsw i64 %942, -1
  store i64 %943, ptr %941, align 8
  %944 = icmp eq i64 %943, 0
  br i1 %944, label %945, label %954

945:                                              ; preds = %934
  %946 = load ptr, ptr %87, align 8
  %947 = load i64, ptr %36, align 8
  %948 = add nsw i64 %947, 1
  store i64 %948, ptr %36, align 8
  %949 = getelementptr inbounds double, ptr %946, i64 %947
  store double %927, ptr %949, align 8
  %950 = load i64, ptr %22, align 8
  %951 = load i64, ptr %37, align 8
  %952 = icmp slt i64 %950, %951
  br i1 %952, label %953, label %1038

953:                                              ; preds = %945
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %936, double noundef %927)
  br label %1038

954:                                              ; preds = %934
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %185)
  %955 = load ptr, ptr %85, align 8
  %956 = or i64 %940, 1
  %957 = getelementptr inbounds i64, ptr %955, i64 %956
  %958 = load i64, ptr %957, align 8
  %959 = getelementptr inbounds i64, ptr %955, i64 %940
  %960 = load i64, ptr %959, align 8
  %961 = icmp eq i64 %958, %960
  br i1 %961, label %962, label %1038

962:                                              ; preds = %954
  store i64 0, ptr %957, align 8
  %963 = load i64, ptr %6, align 8
  %964 = icmp sgt i64 %963, 0
  br i1 %964, label %965, label %1038

965:                                              ; preds = %962, %982
  %966 = phi i64 [ %983, %982 ], [ %963, %962 ]
  %967 = phi i64 [ %984, %982 ], [ 0, %962 ]
  %968 = mul nsw i64 %966, %936
  %969 = add nsw i64 %968, %967
  %970 = load ptr, ptr %42, align 8
  %971 = getelementptr inbounds %struct.Walker, ptr %970, i64 %969, i32 6
  %972 = load i64, ptr %971, align 8
  %973 = icmp eq i64 %972, 1
  br i1 %973, label %974, label %982

974:                                              ; preds = %965
  store i64 0, ptr %971, align 8
  %975 = getelementptr inbounds %struct.Walker, ptr %970, i64 %969, i32 1
  %976 = load double, ptr %975, align 8
  %977 = load double, ptr %86, align 8
  %978 = fadd double %927, %977
  %979 = fcmp ogt double %976, %978
  %980 = select i1 %979, double %976, double %978
  store double %980, ptr %975, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %969)
  %981 = load i64, ptr %6, align 8
  br label %982

982:                                              ; preds = %974, %965
  %983 = phi i64 [ %966, %965 ], [ %981, %974 ]
  %984 = add nuw nsw i64 %967, 1
  %985 = icmp slt i64 %984, %983
  br i1 %985, label %965, label %1038

986:                                              ; preds = %926
  switch i64 %905, label %1037 [
    i64 2, label %987
    i64 11, label %1035
  ]

987:                                              ; preds = %986
  %988 = load i64, ptr %6, align 8
  %989 = sdiv i64 %185, %988
  %990 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 6
  store i64 1, ptr %990, align 8
  %991 = load double, ptr %83, align 8
  %992 = load double, ptr %84, align 8
  %993 = fcmp olt double %992, %186
  %994 = select i1 %993, double %186, double %992
  %995 = fadd double %991, %994
  store double %995, ptr %84, align 8
  %996 = load ptr, ptr %56, align 8
  %997 = getelementptr inbounds double, ptr %996, i64 7
  %998 = load double, ptr %997, align 8
  %999 = fadd double %991, %998
  store double %999, ptr %997, align 8
  %1000 = load double, ptr %84, align 8
  %1001 = load ptr, ptr %85, align 8
  %1002 = shl nsw i64 %989, 1
  %1003 = or i64 %1002, 1
  %1004 = getelementptr inbounds i64, ptr %1001, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = add nsw i64 %1005, 1
  store i64 %1006, ptr %1004, align 8
  %1007 = getelementptr inbounds i64, ptr %1001, i64 %1002
  %1008 = load i64, ptr %1007, align 8
  %1009 = icmp eq i64 %1006, %1008
  br i1 %1009, label %1010, label %1034

1010:                                             ; preds = %987
  store i64 0, ptr %1004, align 8
  %1011 = load i64, ptr %6, align 8
  %1012 = icmp sgt i64 %1011, 0
  br i1 %1012, label %1013, label %1038

1013:                                             ; preds = %1010, %1030
  %1014 = phi i64 [ %1031, %1030 ], [ %1011, %1010 ]
  %1015 = phi i64 [ %1032, %1030 ], [ 0, %1010 ]
  %1016 = mul nsw i64 %1014, %989
  %1017 = add nsw i64 %1016, %1015
  %1018 = load ptr, ptr %42, align 8
  %1019 = getelementptr inbounds %struct.Walker, ptr %1018, i64 %1017, i32 6
  %1020 = load i64, ptr %1019, align 8
  %1021 = icmp eq i64 %1020, 1
  br i1 %1021, label %1022, label %1030

1022:                                             ; preds = %1013
  store i64 0, ptr %1019, align 8
  %1023 = getelementptr inbounds %struct.Walker, ptr %1018, i64 %1017, i32 1
  %1024 = load double, ptr %1023, align 8
  %1025 = load double, ptr %86, align 8
  %1026 = fadd double %1000, %1025
  %1027 = fcmp ogt double %1024, %1026
  %1028 = select i1 %1027, double %1024, double %1026
  store double %1028, ptr %1023, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1017)
  %1029 = load i64, ptr %6, align 8
  br label %1030

1030:                                             ; preds = %1022, %1013
  %1031 = phi i64 [ %1014, %1013 ], [ %1029, %1022 ]
  %1032 = add nuw nsw i64 %1015, 1
  %1033 = icmp slt i64 %1032, %1031
  br i1 %1033, label %1013, label %1038

1034:                                             ; preds = %987
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %185)
  br label %1038

1035:                                             ; preds = %986
  %1036 = getelementptr inbounds %struct.Walker, ptr %225, i64 %185, i32 6
  store i64 2, ptr %1036, align 8
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %185)
  br label %1038

1037:                                             ; preds = %986
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %185)
  br label %1038

1038:                                             ; preds = %1030, %982, %1037, %1035, %1034, %1010, %962, %954, %953, %945, %218
  %1039 = load i64, ptr %36, align 8
  %1040 = load i64, ptr %37, align 8
  %1041 = icmp sge i64 %1039, %1040
  %1042 = select i1 %1041, i1 true, i1 %41
  br i1 %1042, label %1043, label %93

1043:                                             ; preds = %218, %192, %189, %1038, %40, %34
  %1044 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %1045 = load double, ptr %1044, align 8
  br label %1047

1046:                                             ; preds = %1047
  store double %1053, ptr %1044, align 8
  call void @llvm.lifetime.end.p0(i64 12560, ptr nonnull %2)
  ret void

1047:                                             ; preds = %1043, %1047
  %1048 = phi i64 [ 0, %1043 ], [ %1054, %1047 ]
  %1049 = phi double [ %1045, %1043 ], [ %1053, %1047 ]
  %1050 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %1048
  %1051 = load double, ptr %1050, align 8
  %1052 = fcmp ogt double %1049, %1051
  %1053 = select i1 %1052, double %1049, double %1051
  %1054 = add nuw nsw i64 %1048, 1
  %1055 = icmp eq i64 %1054, 10
  br i1 %1055, label %1046, label %1047
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10
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

48:                                               ; preds = %86, %28
  ret void

49:                                               ; preds = %31, %86
  %50 = phi i64 [ %29, %31 ], [ %88, %86 ]
  %51 = phi i64 [ 0, %31 ], [ %87, %86 ]
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
  br i1 %80, label %81, label %86

81:                                               ; preds = %49
  %82 = load ptr, ptr %37, align 8
  %83 = shl i64 %79, 3
  %84 = mul i64 %83, %53
  %85 = getelementptr i8, ptr %82, i64 %84
  tail call void @llvm.memset.p0.i64(ptr align 8 %85, i8 0, i64 %83, i1 false)
  br label %86

86:                                               ; preds = %81, %49
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %53)
  %87 = add nuw nsw i64 %51, 1
  %88 = load i64, ptr %15, align 8
  %89 = icmp slt i64 %87, %88
  br i1 %89, label %49, label %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fit(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr {
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %6
  %13 = icmp sgt i64 %8, 0
  br i1 %13, label %14, label %148

14:                                               ; preds = %9
  %15 = icmp sgt i64 %6, 0
  %16 = icmp sgt i64 %7, 0
  %17 = shl nuw i64 %7, 3
  %18 = icmp ult i64 %6, 8
  %19 = sub i64 %11, %10
  %20 = icmp ult i64 %19, 128
  %21 = or i1 %18, %20
  %22 = and i64 %6, -4
  %23 = icmp eq i64 %22, %6
  %24 = icmp ult i64 %6, 4
  %25 = and i64 %6, -4
  %26 = icmp eq i64 %25, %6
  br label %27

27:                                               ; preds = %130, %14
  %28 = phi i64 [ 0, %14 ], [ %133, %130 ]
  br i1 %15, label %29, label %40

29:                                               ; preds = %27
  br i1 %21, label %38, label %30

30:                                               ; preds = %29, %30
  %31 = phi i64 [ %35, %30 ], [ 0, %29 ]
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load <4 x double>, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %1, i64 %31
  store <4 x double> %33, ptr %34, align 8
  %35 = add nuw i64 %31, 4
  %36 = icmp eq i64 %35, %22
  br i1 %36, label %37, label %30

37:                                               ; preds = %30
  br i1 %23, label %40, label %38

38:                                               ; preds = %29, %37
  %39 = phi i64 [ 0, %29 ], [ %22, %37 ]
  br label %123

40:                                               ; preds = %123, %37, %27
  br i1 %16, label %41, label %42

41:                                               ; preds = %40
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %17, i1 false)
  br label %42

42:                                               ; preds = %41, %40
  br i1 %15, label %43, label %72

43:                                               ; preds = %42, %43
  %44 = phi i64 [ %52, %43 ], [ 0, %42 ]
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %2, i64 %44
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %12, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fadd double %46, %50
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %44, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %54, label %43

54:                                               ; preds = %43, %65
  %55 = phi i64 [ %70, %65 ], [ 0, %43 ]
  %56 = getelementptr inbounds i64, ptr %2, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %12, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %59, 0.000000e+00
  br i1 %60, label %61, label %65

61:                                               ; preds = %54
  %62 = getelementptr inbounds double, ptr %4, i64 %55
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %63, %59
  br label %65

65:                                               ; preds = %61, %54
  %66 = phi double [ %64, %61 ], [ 0.000000e+00, %54 ]
  %67 = getelementptr inbounds double, ptr %0, i64 %55
  %68 = load double, ptr %67, align 8
  %69 = fmul double %66, %68
  store double %69, ptr %67, align 8
  %70 = add nuw nsw i64 %55, 1
  %71 = icmp eq i64 %70, %6
  br i1 %71, label %72, label %54

72:                                               ; preds = %65, %42
  br i1 %16, label %73, label %74

73:                                               ; preds = %72
  tail call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 %17, i1 false)
  br label %74

74:                                               ; preds = %73, %72
  br i1 %15, label %75, label %148

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %84, %75 ], [ 0, %74 ]
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %3, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %12, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fadd double %78, %82
  store double %83, ptr %81, align 8
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, %6
  br i1 %85, label %86, label %75

86:                                               ; preds = %75, %97
  %87 = phi i64 [ %102, %97 ], [ 0, %75 ]
  %88 = getelementptr inbounds i64, ptr %3, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %12, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fcmp ogt double %91, 0.000000e+00
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = getelementptr inbounds double, ptr %5, i64 %87
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, %91
  br label %97

97:                                               ; preds = %93, %86
  %98 = phi double [ %96, %93 ], [ 0.000000e+00, %86 ]
  %99 = getelementptr inbounds double, ptr %0, i64 %87
  %100 = load double, ptr %99, align 8
  %101 = fmul double %98, %100
  store double %101, ptr %99, align 8
  %102 = add nuw nsw i64 %87, 1
  %103 = icmp eq i64 %102, %6
  br i1 %103, label %104, label %86

104:                                              ; preds = %97
  br i1 %15, label %105, label %148

105:                                              ; preds = %104
  br i1 %24, label %120, label %106

106:                                              ; preds = %105, %106
  %107 = phi i64 [ %116, %106 ], [ 0, %105 ]
  %108 = phi <4 x i64> [ %115, %106 ], [ zeroinitializer, %105 ]
  %109 = getelementptr inbounds double, ptr %1, i64 %107
  %110 = load <4 x double>, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %0, i64 %107
  %112 = load <4 x double>, ptr %111, align 8
  %113 = fcmp une <4 x double> %110, %112
  %114 = zext <4 x i1> %113 to <4 x i64>
  %115 = or <4 x i64> %108, %114
  %116 = add nuw i64 %107, 4
  %117 = icmp eq i64 %116, %25
  br i1 %117, label %118, label %106

118:                                              ; preds = %106
  %119 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %115)
  br i1 %26, label %130, label %120

120:                                              ; preds = %105, %118
  %121 = phi i64 [ 0, %105 ], [ %25, %118 ]
  %122 = phi i64 [ 0, %105 ], [ %119, %118 ]
  br label %136

123:                                              ; preds = %38, %123
  %124 = phi i64 [ %128, %123 ], [ %39, %38 ]
  %125 = getelementptr inbounds double, ptr %0, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %1, i64 %124
  store double %126, ptr %127, align 8
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %6
  br i1 %129, label %40, label %123

130:                                              ; preds = %136, %118
  %131 = phi i64 [ %119, %118 ], [ %145, %136 ]
  %132 = icmp eq i64 %131, 0
  %133 = add nuw nsw i64 %28, 1
  %134 = icmp eq i64 %133, %8
  %135 = select i1 %132, i1 true, i1 %134
  br i1 %135, label %148, label %27

136:                                              ; preds = %120, %136
  %137 = phi i64 [ %146, %136 ], [ %121, %120 ]
  %138 = phi i64 [ %145, %136 ], [ %122, %120 ]
  %139 = getelementptr inbounds double, ptr %1, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %0, i64 %137
  %142 = load double, ptr %141, align 8
  %143 = fcmp une double %140, %142
  %144 = zext i1 %143 to i64
  %145 = or i64 %138, %144
  %146 = add nuw nsw i64 %137, 1
  %147 = icmp eq i64 %146, %6
  br i1 %147, label %130, label %136

148:                                              ; preds = %74, %104, %130, %9
  ret void
}

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
  br label %34

30:                                               ; preds = %48, %2
  %31 = phi double [ %19, %2 ], [ %49, %48 ]
  %32 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 3
  %33 = load i64, ptr %32, align 8
  switch i64 %33, label %189 [
    i64 5, label %52
    i64 10, label %67
    i64 7, label %82
  ]

34:                                               ; preds = %24, %48
  %35 = phi double [ %19, %24 ], [ %49, %48 ]
  %36 = phi i64 [ 0, %24 ], [ %50, %48 ]
  %37 = add nsw i64 %28, %36
  %38 = getelementptr inbounds i64, ptr %26, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %17, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fcmp ugt double %41, %35
  br i1 %42, label %43, label %48

43:                                               ; preds = %34
  %44 = load ptr, ptr %29, align 8
  %45 = add nsw i64 %39, %16
  %46 = getelementptr inbounds i64, ptr %44, i64 %45
  %47 = load i64, ptr %46, align 8
  store i64 %47, ptr %20, align 8
  br label %48

48:                                               ; preds = %34, %43
  %49 = phi double [ %41, %43 ], [ %35, %34 ]
  %50 = add nuw nsw i64 %36, 1
  %51 = icmp eq i64 %50, %22
  br i1 %51, label %30, label %34

52:                                               ; preds = %30
  %53 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 10
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %54, %56
  %58 = icmp slt i64 %56, 8
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %189

60:                                               ; preds = %52
  %61 = xor i64 %56, -1
  %62 = add i64 %54, %61
  %63 = srem i64 %62, 8
  %64 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 12, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fcmp ogt double %65, %31
  br i1 %66, label %186, label %189

67:                                               ; preds = %30
  %68 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 15
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %69, %71
  %73 = icmp slt i64 %71, 8
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %189

75:                                               ; preds = %67
  %76 = xor i64 %71, -1
  %77 = add i64 %69, %76
  %78 = srem i64 %77, 8
  %79 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 14, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fcmp ogt double %80, %31
  br i1 %81, label %186, label %189

82:                                               ; preds = %30
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 5
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %88, %86
  %90 = srem i64 %1, %88
  %91 = sdiv i64 %1, %88
  %92 = add nsw i64 %90, %89
  %93 = getelementptr inbounds i64, ptr %84, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 %94
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 16
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %98
  %102 = add nsw i64 %94, 1
  %103 = getelementptr inbounds i64, ptr %96, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %101, %104
  br i1 %105, label %108, label %106

106:                                              ; preds = %82
  %107 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %107, align 8
  br label %182

108:                                              ; preds = %82
  %109 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds i64, ptr %112, i64 %101
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Note, ptr %110, i64 %114
  %116 = add nsw i64 %101, 1
  %117 = getelementptr inbounds i64, ptr %112, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 %118, %114
  %120 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1, i32 17
  store i64 0, ptr %120, align 8
  %121 = icmp sgt i64 %119, 0
  br i1 %121, label %122, label %182

122:                                              ; preds = %108
  %123 = load i64, ptr %115, align 8
  %124 = icmp eq i64 %123, 6
  br i1 %124, label %131, label %176

125:                                              ; preds = %176
  %126 = getelementptr inbounds %struct.Note, ptr %115, i64 %178
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 6
  br i1 %128, label %129, label %176

129:                                              ; preds = %125
  %130 = icmp slt i64 %178, %119
  br label %131

131:                                              ; preds = %129, %122
  %132 = phi i1 [ true, %122 ], [ %130, %129 ]
  %133 = phi i64 [ 0, %122 ], [ %178, %129 ]
  %134 = getelementptr inbounds %struct.Note, ptr %115, i64 %133, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %139, %91
  %141 = add nsw i64 %140, %135
  %142 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 5
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %159

145:                                              ; preds = %131
  %146 = add nsw i64 %143, -7
  br label %147

147:                                              ; preds = %154, %145
  %148 = phi i64 [ %143, %145 ], [ %155, %154 ]
  %149 = add nuw i64 %148, 7
  %150 = and i64 %149, 7
  %151 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 1, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fcmp ogt double %152, %19
  br i1 %153, label %154, label %159

154:                                              ; preds = %147
  %155 = add nsw i64 %148, -1
  %156 = icmp sgt i64 %148, 1
  %157 = icmp sgt i64 %148, %146
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %147, label %159

159:                                              ; preds = %154, %147, %131
  %160 = phi i64 [ %143, %131 ], [ %148, %147 ], [ %155, %154 ]
  %161 = and i64 %160, 1
  %162 = getelementptr inbounds %struct.Note, ptr %115, i64 %133, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %161, %163
  br i1 %164, label %165, label %180

165:                                              ; preds = %159
  %166 = icmp slt i64 %160, %143
  br i1 %166, label %167, label %174

167:                                              ; preds = %165
  %168 = srem i64 %160, 8
  %169 = getelementptr inbounds %struct.Meeting, ptr %137, i64 %141, i32 1, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 42
  %172 = load double, ptr %171, align 8
  %173 = fadd double %170, %172
  br label %180

174:                                              ; preds = %165
  %175 = add nsw i64 %135, 1
  store i64 %175, ptr %120, align 8
  br label %180

176:                                              ; preds = %122, %125
  %177 = phi i64 [ %178, %125 ], [ 0, %122 ]
  %178 = add nuw nsw i64 %177, 1
  %179 = icmp eq i64 %178, %119
  br i1 %179, label %182, label %125

180:                                              ; preds = %159, %174, %167
  %181 = phi double [ %173, %167 ], [ -1.000000e+00, %174 ], [ %19, %159 ]
  br i1 %132, label %183, label %182

182:                                              ; preds = %176, %180, %108, %106
  br label %183

183:                                              ; preds = %180, %182
  %184 = phi double [ %19, %182 ], [ %181, %180 ]
  %185 = fcmp ogt double %184, %31
  br i1 %185, label %186, label %189

186:                                              ; preds = %183, %75, %60
  %187 = phi i64 [ 2, %60 ], [ 7, %75 ], [ 2, %183 ]
  %188 = phi double [ %65, %60 ], [ %80, %75 ], [ %184, %183 ]
  store i64 %187, ptr %20, align 8
  br label %189

189:                                              ; preds = %186, %30, %52, %60, %67, %75, %183
  %190 = phi double [ %31, %183 ], [ %31, %75 ], [ %31, %67 ], [ %31, %60 ], [ %31, %52 ], [ %31, %30 ], [ %188, %186 ]
  %191 = getelementptr inbounds %struct.Walker, ptr %4, i64 %1
  store double %190, ptr %191, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @meet(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %4 = load i64, ptr %3, align 8
  %5 = srem i64 %1, %4
  %6 = and i64 %5, 3
  %7 = sub nsw i64 %1, %6
  %8 = add i64 %4, %1
  %9 = sub i64 %8, %5
  %10 = add nsw i64 %7, 4
  %11 = tail call i64 @llvm.smin.i64(i64 %9, i64 %10)
  %12 = icmp slt i64 %7, %11
  br i1 %12, label %13, label %52

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  br label %19

16:                                               ; preds = %33
  br i1 %12, label %17, label %52

17:                                               ; preds = %16
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  br label %37

19:                                               ; preds = %13, %33
  %20 = phi double [ 0.000000e+00, %13 ], [ %34, %33 ]
  %21 = phi i64 [ %7, %13 ], [ %35, %33 ]
  %22 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 7
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 6
  %27 = load i64, ptr %26, align 8
  switch i64 %27, label %33 [
    i64 0, label %52
    i64 2, label %28
  ]

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Walker, ptr %15, i64 %21, i32 1
  %30 = load double, ptr %29, align 8
  %31 = fcmp ogt double %20, %30
  %32 = select i1 %31, double %20, double %30
  br label %33

33:                                               ; preds = %25, %19, %28
  %34 = phi double [ %32, %28 ], [ %20, %19 ], [ %20, %25 ]
  %35 = add nsw i64 %21, 1
  %36 = icmp slt i64 %35, %11
  br i1 %36, label %19, label %16

37:                                               ; preds = %17, %49
  %38 = phi i64 [ %7, %17 ], [ %50, %49 ]
  %39 = load ptr, ptr %18, align 8
  %40 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 7
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 6
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 2
  br i1 %46, label %47, label %49

47:                                               ; preds = %43
  store i64 0, ptr %44, align 8
  %48 = getelementptr inbounds %struct.Walker, ptr %39, i64 %38, i32 1
  store double %34, ptr %48, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %38)
  br label %49

49:                                               ; preds = %37, %43, %47
  %50 = add nsw i64 %38, 1
  %51 = icmp slt i64 %50, %11
  br i1 %51, label %37, label %52

52:                                               ; preds = %25, %49, %2, %16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc double @found(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 11
  %6 = load double, ptr %5, align 8
  %7 = fadd double %6, %3
  %8 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fcmp ugt double %9, 0.000000e+00
  br i1 %10, label %11, label %209

11:                                               ; preds = %4
  %12 = fcmp olt double %9, 1.000000e+00
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
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
  br i1 %25, label %26, label %209

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
  %40 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 10
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %41, 0.000000e+00
  %43 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 4
  %44 = load double, ptr %43, align 8
  br i1 %42, label %45, label %60

45:                                               ; preds = %26
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %47 = load double, ptr %46, align 8
  %48 = fsub double %3, %47
  %49 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %50 = load double, ptr %49, align 8
  %51 = fcmp ogt double %48, %50
  %52 = select i1 %51, double %48, double %50
  %53 = fadd double %44, %52
  store double %53, ptr %49, align 8
  %54 = getelementptr inbounds double, ptr %35, i64 3
  %55 = load double, ptr %54, align 8
  %56 = fadd double %44, %55
  store double %56, ptr %54, align 8
  %57 = load double, ptr %49, align 8
  %58 = fcmp olt double %57, %3
  %59 = select i1 %58, double %3, double %57
  br label %70

60:                                               ; preds = %26
  %61 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 3
  %62 = load double, ptr %61, align 8
  %63 = fcmp olt double %62, %3
  %64 = select i1 %63, double %3, double %62
  %65 = fadd double %44, %64
  store double %65, ptr %61, align 8
  %66 = getelementptr inbounds double, ptr %35, i64 3
  %67 = load double, ptr %66, align 8
  %68 = fadd double %44, %67
  store double %68, ptr %66, align 8
  %69 = load double, ptr %61, align 8
  br label %70

70:                                               ; preds = %60, %45
  %71 = phi double [ %59, %45 ], [ %69, %60 ]
  %72 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 5
  %73 = load double, ptr %72, align 8
  %74 = fcmp ogt double %73, 0.000000e+00
  br i1 %74, label %75, label %87

75:                                               ; preds = %70
  %76 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 4
  %77 = load double, ptr %76, align 8
  %78 = fcmp olt double %77, %3
  %79 = select i1 %78, double %3, double %77
  %80 = fadd double %73, %79
  store double %80, ptr %76, align 8
  %81 = getelementptr inbounds double, ptr %35, i64 4
  %82 = load double, ptr %81, align 8
  %83 = fadd double %73, %82
  store double %83, ptr %81, align 8
  %84 = load double, ptr %76, align 8
  %85 = fcmp ogt double %71, %84
  %86 = select i1 %85, double %71, double %84
  br label %87

87:                                               ; preds = %75, %70
  %88 = phi double [ %86, %75 ], [ %71, %70 ]
  %89 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 6
  %90 = load double, ptr %89, align 8
  %91 = fcmp ogt double %90, 0.000000e+00
  br i1 %91, label %92, label %104

92:                                               ; preds = %87
  %93 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 5
  %94 = load double, ptr %93, align 8
  %95 = fcmp olt double %94, %3
  %96 = select i1 %95, double %3, double %94
  %97 = fadd double %90, %96
  store double %97, ptr %93, align 8
  %98 = getelementptr inbounds double, ptr %35, i64 5
  %99 = load double, ptr %98, align 8
  %100 = fadd double %90, %99
  store double %100, ptr %98, align 8
  %101 = load double, ptr %93, align 8
  %102 = fcmp ogt double %88, %101
  %103 = select i1 %102, double %88, double %101
  br label %104

104:                                              ; preds = %92, %87
  %105 = phi double [ %103, %92 ], [ %88, %87 ]
  %106 = fcmp ogt double %39, %105
  %107 = select i1 %106, double %39, double %105
  %108 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 12
  %109 = load double, ptr %108, align 8
  %110 = fadd double %109, %107
  %111 = fcmp ogt double %7, %110
  %112 = select i1 %111, double %7, double %110
  %113 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 7
  %114 = load double, ptr %113, align 8
  %115 = fcmp ugt double %114, 0.000000e+00
  br i1 %115, label %116, label %209

116:                                              ; preds = %104
  %117 = fcmp olt double %114, 1.000000e+00
  %118 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %119 = load i64, ptr %118, align 8
  br i1 %117, label %120, label %131

120:                                              ; preds = %116
  %121 = shl i64 %119, 13
  %122 = xor i64 %121, %119
  %123 = lshr i64 %122, 7
  %124 = xor i64 %123, %122
  %125 = shl i64 %124, 17
  %126 = xor i64 %125, %124
  store i64 %126, ptr %118, align 8
  %127 = lshr i64 %126, 11
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 0x3CA0000000000000
  %130 = fcmp ult double %129, %114
  br i1 %130, label %131, label %209

131:                                              ; preds = %116, %120
  %132 = phi i64 [ %126, %120 ], [ %119, %116 ]
  %133 = getelementptr inbounds double, ptr %35, i64 6
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 13
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %140 = shl i64 %132, 13
  %141 = xor i64 %140, %132
  %142 = lshr i64 %141, 7
  %143 = xor i64 %142, %141
  %144 = shl i64 %143, 17
  %145 = xor i64 %144, %143
  store i64 %145, ptr %139, align 8
  %146 = lshr i64 %145, 11
  %147 = uitofp i64 %146 to double
  %148 = fmul double %147, 0x3CA0000000000000
  %149 = fadd double %148, 0x3C90000000000000
  %150 = fcmp olt double %149, 5.000000e-01
  br i1 %150, label %151, label %157

151:                                              ; preds = %131, %151
  %152 = phi double [ %155, %151 ], [ 0.000000e+00, %131 ]
  %153 = phi double [ %154, %151 ], [ %149, %131 ]
  %154 = fmul double %153, 2.000000e+00
  %155 = fadd double %152, 1.000000e+00
  %156 = fcmp olt double %154, 5.000000e-01
  br i1 %156, label %151, label %157

157:                                              ; preds = %151, %131
  %158 = phi double [ %149, %131 ], [ %154, %151 ]
  %159 = phi double [ 0.000000e+00, %131 ], [ %155, %151 ]
  %160 = fadd double %136, %3
  %161 = fdiv double %134, %160
  %162 = fcmp ogt double %161, 9.000000e-01
  %163 = select i1 %162, double 9.000000e-01, double %161
  %164 = fsub double 1.000000e+00, %158
  %165 = fmul double %164, 2.000000e+00
  %166 = fadd double %159, %165
  %167 = fmul double %166, 6.667000e-01
  %168 = fmul double %138, %167
  %169 = fadd double %136, %168
  %170 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %171 = load double, ptr %170, align 8
  %172 = fmul double %163, %171
  %173 = fsub double 1.000000e+00, %163
  %174 = fdiv double %172, %173
  %175 = fadd double %174, %169
  %176 = load double, ptr %40, align 8
  %177 = fcmp ogt double %176, 0.000000e+00
  %178 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %179 = load double, ptr %178, align 8
  br i1 %177, label %180, label %197

180:                                              ; preds = %157
  %181 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %182 = load double, ptr %181, align 8
  %183 = fsub double %3, %182
  %184 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %185 = load double, ptr %184, align 8
  %186 = fcmp ogt double %183, %185
  %187 = select i1 %186, double %183, double %185
  %188 = fadd double %179, %187
  store double %188, ptr %184, align 8
  %189 = load double, ptr %133, align 8
  %190 = fadd double %179, %189
  store double %190, ptr %133, align 8
  %191 = load double, ptr %184, align 8
  %192 = fcmp olt double %191, %3
  %193 = select i1 %192, double %3, double %191
  %194 = fadd double %175, %193
  %195 = fcmp ogt double %112, %194
  %196 = select i1 %195, double %112, double %194
  br label %209

197:                                              ; preds = %157
  %198 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %199 = load double, ptr %198, align 8
  %200 = fcmp olt double %199, %3
  %201 = select i1 %200, double %3, double %199
  %202 = fadd double %179, %201
  store double %202, ptr %198, align 8
  %203 = load double, ptr %133, align 8
  %204 = fadd double %179, %203
  store double %204, ptr %133, align 8
  %205 = load double, ptr %198, align 8
  %206 = fadd double %175, %205
  %207 = fcmp ogt double %112, %206
  %208 = select i1 %207, double %112, double %206
  br label %209

209:                                              ; preds = %120, %104, %197, %180, %4, %13
  %210 = phi double [ %7, %13 ], [ %7, %4 ], [ %112, %120 ], [ %112, %104 ], [ %196, %180 ], [ %208, %197 ]
  ret double %210
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>)



