; sha256 of the sources: 94d5679441cd6cd9067b7997d4579e2d789f1779cce5d3b0e3935a22d8516c3a

%struct.State = type { [9 x double], [8 x double], double, [1024 x double], double, i64, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, double, i64 }
%struct.Walker = type { double, double, i64, i64, i64, i64, i64, i64, double, [8 x double] }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 8376, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8376) %2, i8 0, i64 8376, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  store i64 -7046029254386353131, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
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
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  br label %19

19:                                               ; preds = %17, %63
  %20 = phi i64 [ 0, %17 ], [ %64, %63 ]
  %21 = load i64, ptr %14, align 8
  %22 = load i64, ptr %18, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %63, label %24

24:                                               ; preds = %19, %63, %13
  %25 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %27 = icmp sgt i64 %8, 0
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %35 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %36 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %40 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %41 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %42 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %43 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 29
  %44 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %49 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 1
  %50 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %51 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 8
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %53 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %54 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %57 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 7
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %59 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %61 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %62 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  br label %67

63:                                               ; preds = %19
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %20, double noundef 0.000000e+00)
  %64 = add nuw nsw i64 %20, 1
  %65 = load i64, ptr %4, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %19, label %24

67:                                               ; preds = %417, %24
  %68 = load i64, ptr %25, align 8
  %69 = load i64, ptr %26, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %418

71:                                               ; preds = %67
  br i1 %27, label %72, label %77

72:                                               ; preds = %71
  %73 = load ptr, ptr %28, align 8
  %74 = load double, ptr %2, align 8
  %75 = load double, ptr %35, align 8
  %76 = load double, ptr %36, align 8
  br label %82

77:                                               ; preds = %149, %71
  %78 = phi i64 [ 0, %71 ], [ %150, %149 ]
  %79 = phi i64 [ -1, %71 ], [ %151, %149 ]
  %80 = phi double [ 1.000000e+300, %71 ], [ %152, %149 ]
  %81 = icmp sgt i64 %79, -1
  br i1 %81, label %155, label %418

82:                                               ; preds = %72, %149
  %83 = phi double [ 1.000000e+300, %72 ], [ %152, %149 ]
  %84 = phi i64 [ -1, %72 ], [ %151, %149 ]
  %85 = phi i64 [ 0, %72 ], [ %153, %149 ]
  %86 = phi i64 [ 0, %72 ], [ %150, %149 ]
  %87 = getelementptr inbounds %struct.Walker, ptr %73, i64 %85
  %88 = getelementptr inbounds %struct.Walker, ptr %73, i64 %85, i32 6
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %149, label %91

91:                                               ; preds = %82
  %92 = getelementptr inbounds %struct.Walker, ptr %73, i64 %85, i32 5
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %149

95:                                               ; preds = %91
  %96 = load double, ptr %87, align 8
  %97 = fcmp ult double %96, %83
  br i1 %97, label %98, label %149

98:                                               ; preds = %95
  %99 = load i64, ptr %29, align 8
  %100 = srem i64 %85, %99
  %101 = load ptr, ptr %0, align 8
  %102 = load ptr, ptr %30, align 8
  %103 = getelementptr inbounds %struct.Walker, ptr %73, i64 %85, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i64, ptr %102, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %100
  %108 = load double, ptr %107, align 8
  %109 = fcmp ogt double %96, %108
  %110 = select i1 %109, double %96, double %108
  %111 = load ptr, ptr %31, align 8
  %112 = load i64, ptr %32, align 8
  %113 = mul nsw i64 %112, %100
  %114 = getelementptr inbounds %struct.Step, ptr %101, i64 %106, i32 4
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %113, %115
  %117 = getelementptr inbounds double, ptr %111, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fcmp ogt double %110, %118
  %120 = select i1 %119, double %110, double %118
  %121 = getelementptr inbounds %struct.Step, ptr %101, i64 %106, i32 3
  %122 = load i64, ptr %121, align 8
  switch i64 %122, label %143 [
    i64 1, label %123
    i64 3, label %123
  ]

123:                                              ; preds = %98, %98
  %124 = load ptr, ptr %33, align 8
  %125 = getelementptr inbounds %struct.Step, ptr %101, i64 %106, i32 9
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds %struct.Cost, ptr %124, i64 %126, i32 9
  %128 = load double, ptr %127, align 8
  %129 = fcmp ogt double %128, 0.000000e+00
  br i1 %129, label %130, label %135

130:                                              ; preds = %123
  %131 = load double, ptr %37, align 8
  %132 = fsub double %76, %131
  %133 = fcmp ogt double %120, %132
  %134 = select i1 %133, double %120, double %132
  br label %143

135:                                              ; preds = %123
  %136 = load double, ptr %34, align 8
  %137 = fsub double %74, %136
  %138 = fcmp ogt double %120, %137
  %139 = select i1 %138, double %120, double %137
  %140 = fsub double %75, %136
  %141 = fcmp ogt double %139, %140
  %142 = select i1 %141, double %139, double %140
  br label %143

143:                                              ; preds = %98, %130, %135
  %144 = phi double [ %134, %130 ], [ %142, %135 ], [ %120, %98 ]
  %145 = fcmp olt double %144, %83
  %146 = select i1 %145, i64 %100, i64 %86
  %147 = select i1 %145, i64 %85, i64 %84
  %148 = select i1 %145, double %144, double %83
  br label %149

149:                                              ; preds = %82, %91, %95, %143
  %150 = phi i64 [ %146, %143 ], [ %86, %95 ], [ %86, %91 ], [ %86, %82 ]
  %151 = phi i64 [ %147, %143 ], [ %84, %95 ], [ %84, %91 ], [ %84, %82 ]
  %152 = phi double [ %148, %143 ], [ %83, %95 ], [ %83, %91 ], [ %83, %82 ]
  %153 = add nuw nsw i64 %85, 1
  %154 = icmp eq i64 %153, %8
  br i1 %154, label %77, label %82

155:                                              ; preds = %77
  %156 = load ptr, ptr %38, align 8
  %157 = load ptr, ptr %0, align 8
  %158 = load ptr, ptr %39, align 8
  %159 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 2
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds i64, ptr %158, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds %struct.Step, ptr %157, i64 %162
  %164 = load ptr, ptr %40, align 8
  %165 = load i64, ptr %41, align 8
  %166 = mul nsw i64 %165, %79
  %167 = getelementptr inbounds double, ptr %164, i64 %166
  %168 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 2
  %169 = load double, ptr %168, align 8
  %170 = load double, ptr %42, align 8
  %171 = fadd double %80, %170
  %172 = load i64, ptr %43, align 8
  %173 = add i64 %172, 1
  store i64 %173, ptr %43, align 8
  %174 = load double, ptr %44, align 8
  %175 = fadd double %80, %174
  %176 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %78
  store double %175, ptr %176, align 8
  %177 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 1
  %178 = load double, ptr %177, align 8
  %179 = fadd double %80, %178
  %180 = load ptr, ptr %45, align 8
  %181 = load i64, ptr %46, align 8
  %182 = mul nsw i64 %181, %78
  %183 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 4
  %184 = load i64, ptr %183, align 8
  %185 = add nsw i64 %182, %184
  %186 = getelementptr inbounds double, ptr %180, i64 %185
  store double %179, ptr %186, align 8
  %187 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 3
  %188 = load i64, ptr %187, align 8
  %189 = fadd double %80, %169
  switch i64 %188, label %259 [
    i64 3, label %190
    i64 1, label %190
  ]

190:                                              ; preds = %155, %155
  %191 = load ptr, ptr %47, align 8
  %192 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 9
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Cost, ptr %191, i64 %193
  %195 = getelementptr inbounds %struct.Cost, ptr %191, i64 %193, i32 9
  %196 = load double, ptr %195, align 8
  %197 = fcmp ogt double %196, 0.000000e+00
  br i1 %197, label %198, label %240

198:                                              ; preds = %190
  %199 = load double, ptr %9, align 8
  %200 = fptosi double %199 to i64
  %201 = fptosi double %196 to i64
  %202 = tail call i64 @llvm.smin.i64(i64 %201, i64 %200)
  %203 = load i64, ptr %50, align 8
  %204 = add i64 %203, -1
  %205 = add i64 %204, %202
  %206 = srem i64 %205, %200
  %207 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fcmp olt double %208, %80
  %210 = select i1 %209, double %80, double %208
  %211 = getelementptr inbounds %struct.Cost, ptr %191, i64 %193, i32 1
  %212 = load double, ptr %211, align 8
  %213 = load double, ptr %51, align 8
  %214 = fcmp olt double %213, %210
  %215 = select i1 %214, double %210, double %213
  %216 = fadd double %212, %215
  store double %216, ptr %51, align 8
  %217 = load ptr, ptr %52, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 8
  %219 = load double, ptr %218, align 8
  %220 = fadd double %212, %219
  store double %220, ptr %218, align 8
  %221 = load double, ptr %53, align 8
  %222 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %194, double noundef %216)
  %223 = fcmp ogt double %221, %222
  %224 = select i1 %223, double %221, double %222
  store double %224, ptr %53, align 8
  %225 = icmp sgt i64 %202, 0
  br i1 %225, label %226, label %238

226:                                              ; preds = %198
  %227 = load i64, ptr %50, align 8
  br label %228

228:                                              ; preds = %228, %226
  %229 = phi i64 [ %227, %226 ], [ %232, %228 ]
  %230 = phi i64 [ %202, %226 ], [ %235, %228 ]
  %231 = load double, ptr %53, align 8
  %232 = add nsw i64 %229, 1
  %233 = srem i64 %229, %200
  %234 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %233
  store double %231, ptr %234, align 8
  %235 = add nsw i64 %230, -1
  %236 = icmp sgt i64 %230, 1
  br i1 %236, label %228, label %237

237:                                              ; preds = %228
  store i64 %232, ptr %50, align 8
  br label %238

238:                                              ; preds = %237, %198
  %239 = load double, ptr %53, align 8
  br label %259

240:                                              ; preds = %190
  %241 = load double, ptr %194, align 8
  %242 = load double, ptr %2, align 8
  %243 = fcmp olt double %242, %80
  %244 = select i1 %243, double %80, double %242
  %245 = fadd double %241, %244
  store double %245, ptr %2, align 8
  %246 = load ptr, ptr %48, align 8
  %247 = load double, ptr %246, align 8
  %248 = fadd double %241, %247
  store double %248, ptr %246, align 8
  %249 = getelementptr inbounds %struct.Cost, ptr %191, i64 %193, i32 1
  %250 = load double, ptr %249, align 8
  %251 = load double, ptr %49, align 8
  %252 = fcmp olt double %251, %245
  %253 = select i1 %252, double %245, double %251
  %254 = fadd double %250, %253
  store double %254, ptr %49, align 8
  %255 = getelementptr inbounds double, ptr %246, i64 1
  %256 = load double, ptr %255, align 8
  %257 = fadd double %250, %256
  store double %257, ptr %255, align 8
  %258 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %194, double noundef %254)
  br label %259

259:                                              ; preds = %240, %238, %155
  %260 = phi double [ %171, %155 ], [ %216, %238 ], [ %254, %240 ]
  %261 = phi double [ %189, %155 ], [ %239, %238 ], [ %258, %240 ]
  %262 = load i64, ptr %187, align 8
  switch i64 %262, label %276 [
    i64 3, label %263
    i64 4, label %268
  ]

263:                                              ; preds = %259
  %264 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 8
  %265 = load double, ptr %264, align 8
  %266 = fcmp ogt double %265, %261
  %267 = select i1 %266, double %265, double %261
  store double %267, ptr %264, align 8
  br label %276

268:                                              ; preds = %259
  %269 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 8
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 7
  %272 = load i64, ptr %271, align 8
  %273 = add nsw i64 %272, 1
  store i64 %273, ptr %271, align 8
  %274 = srem i64 %272, 8
  %275 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 9, i64 %274
  store double %270, ptr %275, align 8
  br label %276

276:                                              ; preds = %268, %263, %259
  %277 = phi double [ %270, %268 ], [ %261, %263 ], [ %261, %259 ]
  %278 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 5
  %279 = load i64, ptr %278, align 8
  %280 = icmp sgt i64 %279, -1
  br i1 %280, label %281, label %286

281:                                              ; preds = %276
  %282 = getelementptr inbounds double, ptr %167, i64 %279
  %283 = load double, ptr %282, align 8
  %284 = fcmp ogt double %283, %277
  %285 = select i1 %284, double %283, double %277
  store double %285, ptr %282, align 8
  br label %286

286:                                              ; preds = %281, %276
  %287 = getelementptr inbounds %struct.Step, ptr %157, i64 %162, i32 6
  %288 = load i64, ptr %287, align 8
  %289 = icmp sgt i64 %288, -1
  br i1 %289, label %290, label %295

290:                                              ; preds = %286
  %291 = getelementptr inbounds double, ptr %167, i64 %288
  %292 = load double, ptr %291, align 8
  %293 = fcmp ogt double %292, %260
  %294 = select i1 %293, double %292, double %260
  store double %294, ptr %291, align 8
  br label %295

295:                                              ; preds = %290, %286
  %296 = load double, ptr %163, align 8
  %297 = fadd double %80, %296
  %298 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 1
  store double %297, ptr %298, align 8
  %299 = load double, ptr %54, align 8
  %300 = fcmp ogt double %297, %277
  %301 = select i1 %300, double %297, double %277
  %302 = fcmp ogt double %299, %301
  %303 = select i1 %302, double %299, double %301
  store double %303, ptr %54, align 8
  %304 = load i64, ptr %159, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %159, align 8
  %306 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 3
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %305, %307
  br i1 %308, label %309, label %335

309:                                              ; preds = %295
  %310 = load i64, ptr %6, align 8
  %311 = sdiv i64 %79, %310
  %312 = load ptr, ptr %38, align 8
  %313 = getelementptr inbounds %struct.Walker, ptr %312, i64 %79, i32 6
  store i64 0, ptr %313, align 8
  %314 = load ptr, ptr %60, align 8
  %315 = shl nsw i64 %311, 1
  %316 = getelementptr inbounds i64, ptr %314, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = add nsw i64 %317, -1
  store i64 %318, ptr %316, align 8
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %329

320:                                              ; preds = %309
  %321 = load ptr, ptr %61, align 8
  %322 = load i64, ptr %25, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %25, align 8
  %324 = getelementptr inbounds double, ptr %321, i64 %322
  store double %297, ptr %324, align 8
  %325 = load i64, ptr %62, align 8
  %326 = load i64, ptr %26, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %328, label %417

328:                                              ; preds = %320
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %311, double noundef %297)
  br label %417

329:                                              ; preds = %309
  %330 = or i64 %315, 1
  %331 = getelementptr inbounds i64, ptr %314, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %332, %318
  br i1 %333, label %334, label %417

334:                                              ; preds = %329
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %311, double noundef %297)
  br label %417

335:                                              ; preds = %295
  %336 = icmp eq i64 %262, 2
  br i1 %336, label %337, label %360

337:                                              ; preds = %335
  %338 = load i64, ptr %6, align 8
  %339 = sdiv i64 %79, %338
  %340 = getelementptr inbounds %struct.Walker, ptr %156, i64 %79, i32 5
  store i64 1, ptr %340, align 8
  %341 = load double, ptr %56, align 8
  %342 = load double, ptr %57, align 8
  %343 = fcmp olt double %342, %80
  %344 = select i1 %343, double %80, double %342
  %345 = fadd double %341, %344
  store double %345, ptr %57, align 8
  %346 = load ptr, ptr %58, align 8
  %347 = getelementptr inbounds double, ptr %346, i64 7
  %348 = load double, ptr %347, align 8
  %349 = fadd double %341, %348
  store double %349, ptr %347, align 8
  %350 = load ptr, ptr %59, align 8
  %351 = shl nsw i64 %339, 1
  %352 = or i64 %351, 1
  %353 = getelementptr inbounds i64, ptr %350, i64 %352
  %354 = load i64, ptr %353, align 8
  %355 = add nsw i64 %354, 1
  store i64 %355, ptr %353, align 8
  %356 = getelementptr inbounds i64, ptr %350, i64 %351
  %357 = load i64, ptr %356, align 8
  %358 = icmp eq i64 %355, %357
  br i1 %358, label %359, label %417

359:                                              ; preds = %337
  tail call fastcc void @release(ptr noundef nonnull %0, i64 noundef %339, double noundef %345)
  br label %417

360:                                              ; preds = %335
  %361 = load ptr, ptr %38, align 8
  %362 = load ptr, ptr %0, align 8
  %363 = load ptr, ptr %39, align 8
  %364 = getelementptr inbounds %struct.Walker, ptr %361, i64 %79, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr inbounds i64, ptr %363, i64 %365
  %367 = load i64, ptr %366, align 8
  %368 = load ptr, ptr %40, align 8
  %369 = load i64, ptr %41, align 8
  %370 = mul nsw i64 %369, %79
  %371 = getelementptr inbounds double, ptr %368, i64 %370
  %372 = getelementptr inbounds %struct.Walker, ptr %361, i64 %79, i32 1
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds %struct.Step, ptr %362, i64 %367, i32 8
  %375 = load i64, ptr %374, align 8
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %377, label %381

377:                                              ; preds = %360
  %378 = load ptr, ptr %55, align 8
  %379 = getelementptr inbounds %struct.Step, ptr %362, i64 %367, i32 7
  %380 = load i64, ptr %379, align 8
  br label %386

381:                                              ; preds = %386, %360
  %382 = phi double [ %373, %360 ], [ %395, %386 ]
  %383 = getelementptr inbounds %struct.Step, ptr %362, i64 %367, i32 3
  %384 = load i64, ptr %383, align 8
  %385 = icmp eq i64 %384, 5
  br i1 %385, label %398, label %414

386:                                              ; preds = %386, %377
  %387 = phi i64 [ 0, %377 ], [ %396, %386 ]
  %388 = phi double [ %373, %377 ], [ %395, %386 ]
  %389 = add nsw i64 %387, %380
  %390 = getelementptr inbounds i64, ptr %378, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %371, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fcmp ogt double %388, %393
  %395 = select i1 %394, double %388, double %393
  %396 = add nuw nsw i64 %387, 1
  %397 = icmp eq i64 %396, %375
  br i1 %397, label %381, label %386

398:                                              ; preds = %381
  %399 = getelementptr inbounds %struct.Walker, ptr %361, i64 %79, i32 7
  %400 = load i64, ptr %399, align 8
  %401 = getelementptr inbounds %struct.Step, ptr %362, i64 %367, i32 9
  %402 = load i64, ptr %401, align 8
  %403 = icmp sgt i64 %400, %402
  %404 = icmp slt i64 %402, 8
  %405 = and i1 %403, %404
  br i1 %405, label %406, label %414

406:                                              ; preds = %398
  %407 = xor i64 %402, -1
  %408 = add i64 %400, %407
  %409 = srem i64 %408, 8
  %410 = getelementptr inbounds %struct.Walker, ptr %361, i64 %79, i32 9, i64 %409
  %411 = load double, ptr %410, align 8
  %412 = fcmp ogt double %382, %411
  %413 = select i1 %412, double %382, double %411
  br label %414

414:                                              ; preds = %406, %398, %381
  %415 = phi double [ %413, %406 ], [ %382, %398 ], [ %382, %381 ]
  %416 = getelementptr inbounds %struct.Walker, ptr %361, i64 %79
  store double %415, ptr %416, align 8
  br label %417

417:                                              ; preds = %414, %359, %337, %334, %329, %328, %320
  br i1 %81, label %67, label %418

418:                                              ; preds = %77, %417, %67
  %419 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %420 = load double, ptr %419, align 8
  br label %422

421:                                              ; preds = %422
  store double %428, ptr %419, align 8
  call void @llvm.lifetime.end.p0(i64 8376, ptr nonnull %2)
  ret void

422:                                              ; preds = %418, %422
  %423 = phi i64 [ 0, %418 ], [ %429, %422 ]
  %424 = phi double [ %420, %418 ], [ %428, %422 ]
  %425 = getelementptr inbounds [9 x double], ptr %2, i64 0, i64 %423
  %426 = load double, ptr %425, align 8
  %427 = fcmp ogt double %424, %426
  %428 = select i1 %427, double %424, double %426
  %429 = add nuw nsw i64 %423, 1
  %430 = icmp eq i64 %429, 9
  br i1 %430, label %421, label %422
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
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
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

50:                                               ; preds = %117, %4
  ret void

51:                                               ; preds = %25, %117
  %52 = phi i64 [ 0, %25 ], [ %120, %117 ]
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
  %70 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  br i1 %37, label %71, label %76

71:                                               ; preds = %51
  %72 = mul i64 %48, %52
  %73 = add i64 %47, %72
  %74 = load ptr, ptr %38, align 8
  %75 = getelementptr i8, ptr %74, i64 %73
  tail call void @llvm.memset.p0.i64(ptr align 8 %75, i8 0, i64 %49, i1 false)
  br label %76

76:                                               ; preds = %71, %51
  %77 = getelementptr inbounds i64, ptr %41, i64 %61
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %36, %53
  %80 = getelementptr inbounds double, ptr %43, i64 %79
  %81 = load double, ptr %59, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %76
  %86 = load ptr, ptr %44, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 7
  %88 = load i64, ptr %87, align 8
  br label %94

89:                                               ; preds = %94, %76
  %90 = phi double [ %81, %76 ], [ %103, %94 ]
  %91 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 3
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 5
  br i1 %93, label %106, label %117

94:                                               ; preds = %94, %85
  %95 = phi i64 [ 0, %85 ], [ %104, %94 ]
  %96 = phi double [ %81, %85 ], [ %103, %94 ]
  %97 = add nsw i64 %95, %88
  %98 = getelementptr inbounds i64, ptr %86, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %80, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fcmp ogt double %96, %101
  %103 = select i1 %102, double %96, double %101
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %83
  br i1 %105, label %89, label %94

106:                                              ; preds = %89
  %107 = getelementptr inbounds %struct.Step, ptr %39, i64 %78, i32 9
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %106
  %111 = xor i64 %108, -1
  %112 = srem i64 %111, 8
  %113 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53, i32 9, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp ogt double %90, %114
  %116 = select i1 %115, double %90, double %114
  br label %117

117:                                              ; preds = %89, %106, %110
  %118 = phi double [ %116, %110 ], [ %90, %106 ], [ %90, %89 ]
  %119 = getelementptr inbounds %struct.Walker, ptr %31, i64 %53
  store double %118, ptr %119, align 8
  %120 = add nuw nsw i64 %52, 1
  %121 = icmp eq i64 %120, %23
  br i1 %121, label %50, label %51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @release(ptr nocapture noundef readonly %0, i64 noundef %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %5 = load ptr, ptr %4, align 8
  %6 = shl nsw i64 %1, 1
  %7 = or i64 %6, 1
  %8 = getelementptr inbounds i64, ptr %5, i64 %7
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %21

12:                                               ; preds = %3
  %13 = mul nsw i64 %10, %1
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %17 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %20 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  br label %22

21:                                               ; preds = %88, %3
  ret void

22:                                               ; preds = %12, %88
  %23 = phi i64 [ 0, %12 ], [ %89, %88 ]
  %24 = add nsw i64 %13, %23
  %25 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 5
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %88, label %28

28:                                               ; preds = %22
  store i64 0, ptr %25, align 8
  %29 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 1
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %16, align 8
  %32 = fadd double %31, %2
  %33 = fcmp ogt double %30, %32
  %34 = select i1 %33, double %30, double %32
  store double %34, ptr %29, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %36, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr %18, align 8
  %42 = load i64, ptr %19, align 8
  %43 = mul nsw i64 %42, %24
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 8
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %28
  %49 = load ptr, ptr %20, align 8
  %50 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 7
  %51 = load i64, ptr %50, align 8
  br label %57

52:                                               ; preds = %57, %28
  %53 = phi double [ %34, %28 ], [ %66, %57 ]
  %54 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 5
  br i1 %56, label %69, label %85

57:                                               ; preds = %57, %48
  %58 = phi i64 [ 0, %48 ], [ %67, %57 ]
  %59 = phi double [ %34, %48 ], [ %66, %57 ]
  %60 = add nsw i64 %58, %51
  %61 = getelementptr inbounds i64, ptr %49, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %44, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fcmp ogt double %59, %64
  %66 = select i1 %65, double %59, double %64
  %67 = add nuw nsw i64 %58, 1
  %68 = icmp eq i64 %67, %46
  br i1 %68, label %52, label %57

69:                                               ; preds = %52
  %70 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 7
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %35, i64 %40, i32 9
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %71, %73
  %75 = icmp slt i64 %73, 8
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %85

77:                                               ; preds = %69
  %78 = xor i64 %73, -1
  %79 = add i64 %71, %78
  %80 = srem i64 %79, 8
  %81 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24, i32 9, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fcmp ogt double %53, %82
  %84 = select i1 %83, double %53, double %82
  br label %85

85:                                               ; preds = %52, %69, %77
  %86 = phi double [ %84, %77 ], [ %53, %69 ], [ %53, %52 ]
  %87 = getelementptr inbounds %struct.Walker, ptr %15, i64 %24
  store double %86, ptr %87, align 8
  br label %88

88:                                               ; preds = %22, %85
  %89 = add nuw nsw i64 %23, 1
  %90 = icmp eq i64 %89, %10
  br i1 %90, label %21, label %22
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
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
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
  %119 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 25
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
  %149 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
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



