; sha256 of the sources: f6d45bc5940027f1d61ad1ba9833b6e5a4cf7e770ac8061061798a6f1b885374

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

19:                                               ; preds = %17, %108
  %20 = phi i64 [ 0, %17 ], [ %109, %108 ]
  %21 = load i64, ptr %14, align 8
  %22 = load i64, ptr %18, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %108, label %24

24:                                               ; preds = %19, %108, %13
  %25 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %27 = load i64, ptr %25, align 8
  %28 = load i64, ptr %26, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %909

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
  %76 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 2
  %77 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 3
  %78 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 6
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %80 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %81 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %82 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %85 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 1
  %86 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %87 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %90 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %93 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %94 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %95 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %96 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %97 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %98 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %99 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %100 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %101 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %102 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %103 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %104 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7
  %105 = icmp sgt i64 %8, 0
  %106 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %107 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  br label %112

108:                                              ; preds = %19
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %20, double noundef 0.000000e+00)
  %109 = add nuw nsw i64 %20, 1
  %110 = load i64, ptr %4, align 8
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %19, label %24

112:                                              ; preds = %30, %237
  br i1 %31, label %113, label %118

113:                                              ; preds = %112
  %114 = load ptr, ptr %32, align 8
  %115 = load double, ptr %2, align 8
  %116 = load double, ptr %39, align 8
  %117 = load double, ptr %40, align 8
  br label %123

118:                                              ; preds = %194, %112
  %119 = phi i64 [ 0, %112 ], [ %195, %194 ]
  %120 = phi i64 [ -1, %112 ], [ %196, %194 ]
  %121 = phi double [ 1.000000e+300, %112 ], [ %197, %194 ]
  %122 = icmp slt i64 %120, 0
  br i1 %122, label %200, label %241

123:                                              ; preds = %113, %194
  %124 = phi double [ 1.000000e+300, %113 ], [ %197, %194 ]
  %125 = phi i64 [ -1, %113 ], [ %196, %194 ]
  %126 = phi i64 [ 0, %113 ], [ %198, %194 ]
  %127 = phi i64 [ 0, %113 ], [ %195, %194 ]
  %128 = getelementptr inbounds %struct.Walker, ptr %114, i64 %126
  %129 = getelementptr inbounds %struct.Walker, ptr %114, i64 %126, i32 7
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %194, label %132

132:                                              ; preds = %123
  %133 = getelementptr inbounds %struct.Walker, ptr %114, i64 %126, i32 6
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %194

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Walker, ptr %114, i64 %126, i32 17
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %194

140:                                              ; preds = %136
  %141 = load double, ptr %128, align 8
  %142 = fcmp ult double %141, %124
  br i1 %142, label %143, label %194

143:                                              ; preds = %140
  %144 = load i64, ptr %33, align 8
  %145 = srem i64 %126, %144
  %146 = load ptr, ptr %0, align 8
  %147 = load ptr, ptr %34, align 8
  %148 = getelementptr inbounds %struct.Walker, ptr %114, i64 %126, i32 3
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds i64, ptr %147, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %145
  %153 = load double, ptr %152, align 8
  %154 = fcmp ogt double %141, %153
  %155 = select i1 %154, double %141, double %153
  %156 = load ptr, ptr %35, align 8
  %157 = load i64, ptr %36, align 8
  %158 = mul nsw i64 %157, %145
  %159 = getelementptr inbounds %struct.Step, ptr %146, i64 %151, i32 4
  %160 = load i64, ptr %159, align 8
  %161 = add nsw i64 %158, %160
  %162 = getelementptr inbounds double, ptr %156, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fcmp ogt double %155, %163
  %165 = select i1 %164, double %155, double %163
  %166 = getelementptr inbounds %struct.Step, ptr %146, i64 %151, i32 3
  %167 = load i64, ptr %166, align 8
  switch i64 %167, label %188 [
    i64 1, label %168
    i64 3, label %168
  ]

168:                                              ; preds = %143, %143
  %169 = load ptr, ptr %37, align 8
  %170 = getelementptr inbounds %struct.Step, ptr %146, i64 %151, i32 9
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds %struct.Cost, ptr %169, i64 %171, i32 9
  %173 = load double, ptr %172, align 8
  %174 = fcmp ogt double %173, 0.000000e+00
  br i1 %174, label %175, label %180

175:                                              ; preds = %168
  %176 = load double, ptr %41, align 8
  %177 = fsub double %117, %176
  %178 = fcmp ogt double %165, %177
  %179 = select i1 %178, double %165, double %177
  br label %188

180:                                              ; preds = %168
  %181 = load double, ptr %38, align 8
  %182 = fsub double %115, %181
  %183 = fcmp ogt double %165, %182
  %184 = select i1 %183, double %165, double %182
  %185 = fsub double %116, %181
  %186 = fcmp ogt double %184, %185
  %187 = select i1 %186, double %184, double %185
  br label %188

188:                                              ; preds = %143, %175, %180
  %189 = phi double [ %179, %175 ], [ %187, %180 ], [ %165, %143 ]
  %190 = fcmp olt double %189, %124
  %191 = select i1 %190, i64 %145, i64 %127
  %192 = select i1 %190, i64 %126, i64 %125
  %193 = select i1 %190, double %189, double %124
  br label %194

194:                                              ; preds = %123, %132, %136, %140, %188
  %195 = phi i64 [ %191, %188 ], [ %127, %140 ], [ %127, %136 ], [ %127, %132 ], [ %127, %123 ]
  %196 = phi i64 [ %192, %188 ], [ %125, %140 ], [ %125, %136 ], [ %125, %132 ], [ %125, %123 ]
  %197 = phi double [ %193, %188 ], [ %124, %140 ], [ %124, %136 ], [ %124, %132 ], [ %124, %123 ]
  %198 = add nuw nsw i64 %126, 1
  %199 = icmp eq i64 %198, %8
  br i1 %199, label %118, label %123

200:                                              ; preds = %118
  br i1 %105, label %201, label %203

201:                                              ; preds = %200
  %202 = load ptr, ptr %106, align 8
  br label %206

203:                                              ; preds = %226, %200
  %204 = phi ptr [ null, %200 ], [ %227, %226 ]
  %205 = icmp eq ptr %204, null
  br i1 %205, label %234, label %230

206:                                              ; preds = %226, %201
  %207 = phi i64 [ 0, %201 ], [ %228, %226 ]
  %208 = phi ptr [ null, %201 ], [ %227, %226 ]
  %209 = getelementptr inbounds %struct.Walker, ptr %202, i64 %207
  %210 = getelementptr inbounds %struct.Walker, ptr %202, i64 %207, i32 7
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %226, label %213

213:                                              ; preds = %206
  %214 = getelementptr inbounds %struct.Walker, ptr %202, i64 %207, i32 17
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %226, label %217

217:                                              ; preds = %213
  %218 = icmp eq ptr %208, null
  br i1 %218, label %225, label %219

219:                                              ; preds = %217
  %220 = getelementptr inbounds %struct.Walker, ptr %202, i64 %207, i32 1
  %221 = load double, ptr %220, align 8
  %222 = getelementptr inbounds %struct.Walker, ptr %208, i64 0, i32 1
  %223 = load double, ptr %222, align 8
  %224 = fcmp olt double %221, %223
  br i1 %224, label %225, label %226

225:                                              ; preds = %219, %217
  br label %226

226:                                              ; preds = %225, %219, %213, %206
  %227 = phi ptr [ %209, %225 ], [ %208, %219 ], [ %208, %213 ], [ %208, %206 ]
  %228 = add nuw nsw i64 %207, 1
  %229 = icmp eq i64 %228, %8
  br i1 %229, label %203, label %206

230:                                              ; preds = %203
  %231 = getelementptr inbounds %struct.Walker, ptr %204, i64 0, i32 17
  store i64 0, ptr %231, align 8
  %232 = load i64, ptr %107, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %107, align 8
  br label %234

234:                                              ; preds = %203, %230
  %235 = phi i64 [ %233, %230 ], [ 0, %203 ]
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %909, label %237

237:                                              ; preds = %904, %857, %824, %832, %833, %838, %862, %885, %908, %234
  %238 = load i64, ptr %25, align 8
  %239 = load i64, ptr %26, align 8
  %240 = icmp slt i64 %238, %239
  br i1 %240, label %112, label %909

241:                                              ; preds = %118
  %242 = load ptr, ptr %42, align 8
  %243 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120
  %244 = load ptr, ptr %0, align 8
  %245 = load ptr, ptr %43, align 8
  %246 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 3
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %245, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds %struct.Step, ptr %244, i64 %249
  %251 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 2
  %252 = load double, ptr %251, align 8
  %253 = load double, ptr %44, align 8
  %254 = fadd double %121, %253
  %255 = load ptr, ptr %45, align 8
  %256 = mul nsw i64 %249, 10
  %257 = getelementptr inbounds double, ptr %255, i64 %256
  %258 = load double, ptr %46, align 8
  %259 = load double, ptr %257, align 8
  %260 = fadd double %258, %259
  store double %260, ptr %257, align 8
  %261 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 1
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 2
  %264 = load double, ptr %263, align 8
  %265 = fsub double %262, %264
  %266 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 9
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  %269 = select i1 %268, i64 1, i64 9
  %270 = getelementptr inbounds double, ptr %257, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fadd double %265, %271
  store double %272, ptr %270, align 8
  %273 = load double, ptr %243, align 8
  %274 = load double, ptr %261, align 8
  %275 = fcmp ogt double %273, %274
  br i1 %275, label %276, label %283

276:                                              ; preds = %241
  %277 = fsub double %273, %274
  %278 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 8
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds double, ptr %257, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = fadd double %277, %281
  store double %282, ptr %280, align 8
  br label %283

283:                                              ; preds = %276, %241
  %284 = load double, ptr %243, align 8
  %285 = fcmp olt double %284, %121
  br i1 %285, label %286, label %330

286:                                              ; preds = %283
  %287 = fsub double %121, %284
  %288 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 3
  %289 = load i64, ptr %288, align 8
  switch i64 %289, label %314 [
    i64 1, label %290
    i64 3, label %290
  ]

290:                                              ; preds = %286, %286
  %291 = load ptr, ptr %47, align 8
  %292 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 9
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds %struct.Cost, ptr %291, i64 %293, i32 9
  %295 = load double, ptr %294, align 8
  %296 = fcmp ogt double %295, 0.000000e+00
  br i1 %296, label %297, label %299

297:                                              ; preds = %290
  %298 = load double, ptr %49, align 8
  br label %304

299:                                              ; preds = %290
  %300 = load double, ptr %2, align 8
  %301 = load double, ptr %48, align 8
  %302 = fcmp ogt double %300, %301
  %303 = select i1 %302, double %300, double %301
  br label %304

304:                                              ; preds = %299, %297
  %305 = phi double [ %298, %297 ], [ %303, %299 ]
  %306 = load double, ptr %50, align 8
  %307 = fsub double %305, %306
  %308 = fcmp ult double %307, %121
  br i1 %308, label %312, label %309

309:                                              ; preds = %304
  %310 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 11
  %311 = load i64, ptr %310, align 8
  br label %312

312:                                              ; preds = %309, %304
  %313 = phi i64 [ %311, %309 ], [ undef, %304 ]
  br i1 %308, label %314, label %325

314:                                              ; preds = %312, %286
  %315 = load ptr, ptr %51, align 8
  %316 = load i64, ptr %52, align 8
  %317 = mul nsw i64 %316, %119
  %318 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 4
  %319 = load i64, ptr %318, align 8
  %320 = add nsw i64 %317, %319
  %321 = getelementptr inbounds double, ptr %315, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = fcmp oge double %322, %121
  %324 = select i1 %323, i64 7, i64 8
  br label %325

325:                                              ; preds = %314, %312
  %326 = phi i64 [ %313, %312 ], [ %324, %314 ]
  %327 = getelementptr inbounds double, ptr %257, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = fadd double %287, %328
  store double %329, ptr %327, align 8
  br label %330

330:                                              ; preds = %325, %283
  %331 = load ptr, ptr %53, align 8
  %332 = getelementptr inbounds double, ptr %331, i64 %249
  %333 = load double, ptr %332, align 8
  %334 = fadd double %333, 1.000000e+00
  store double %334, ptr %332, align 8
  %335 = load i64, ptr %54, align 8
  %336 = add i64 %335, 1
  store i64 %336, ptr %54, align 8
  %337 = load double, ptr %46, align 8
  %338 = fadd double %121, %337
  %339 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %119
  store double %338, ptr %339, align 8
  %340 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 1
  %341 = load double, ptr %340, align 8
  %342 = fadd double %121, %341
  %343 = load ptr, ptr %55, align 8
  %344 = load i64, ptr %56, align 8
  %345 = mul nsw i64 %344, %119
  %346 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 4
  %347 = load i64, ptr %346, align 8
  %348 = add nsw i64 %345, %347
  %349 = getelementptr inbounds double, ptr %343, i64 %348
  store double %342, ptr %349, align 8
  %350 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 3
  %351 = load i64, ptr %350, align 8
  %352 = fadd double %121, %252
  switch i64 %351, label %452 [
    i64 3, label %353
    i64 1, label %353
  ]

353:                                              ; preds = %330, %330
  %354 = load ptr, ptr %57, align 8
  %355 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 9
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds %struct.Cost, ptr %354, i64 %356
  %358 = getelementptr inbounds %struct.Cost, ptr %354, i64 %356, i32 9
  %359 = load double, ptr %358, align 8
  %360 = fcmp ogt double %359, 0.000000e+00
  br i1 %360, label %361, label %419

361:                                              ; preds = %353
  %362 = load double, ptr %9, align 8
  %363 = fptosi double %362 to i64
  %364 = load i64, ptr %3, align 8
  %365 = shl i64 %364, 13
  %366 = xor i64 %365, %364
  %367 = lshr i64 %366, 7
  %368 = xor i64 %367, %366
  %369 = shl i64 %368, 17
  %370 = xor i64 %369, %368
  store i64 %370, ptr %3, align 8
  %371 = lshr i64 %370, 11
  %372 = uitofp i64 %371 to double
  %373 = fmul double %372, 0x3CA0000000000000
  %374 = fadd double %359, %373
  %375 = fptosi double %374 to i64
  %376 = tail call i64 @llvm.smin.i64(i64 %375, i64 %363)
  %377 = icmp eq i64 %376, 0
  br i1 %377, label %387, label %378

378:                                              ; preds = %361
  %379 = load i64, ptr %62, align 8
  %380 = add i64 %376, -1
  %381 = add i64 %380, %379
  %382 = srem i64 %381, %363
  %383 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = fcmp olt double %384, %121
  %386 = select i1 %385, double %121, double %384
  br label %387

387:                                              ; preds = %378, %361
  %388 = phi double [ %386, %378 ], [ %121, %361 ]
  %389 = getelementptr inbounds %struct.Cost, ptr %354, i64 %356, i32 1
  %390 = load double, ptr %389, align 8
  %391 = load double, ptr %63, align 8
  %392 = fcmp olt double %391, %388
  %393 = select i1 %392, double %388, double %391
  %394 = fadd double %390, %393
  store double %394, ptr %63, align 8
  %395 = load ptr, ptr %64, align 8
  %396 = getelementptr inbounds double, ptr %395, i64 8
  %397 = load double, ptr %396, align 8
  %398 = fadd double %390, %397
  store double %398, ptr %396, align 8
  %399 = load double, ptr %63, align 8
  %400 = load double, ptr %65, align 8
  %401 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %357, double noundef %399)
  %402 = fcmp ogt double %400, %401
  %403 = select i1 %402, double %400, double %401
  store double %403, ptr %65, align 8
  %404 = icmp sgt i64 %376, 0
  br i1 %404, label %405, label %417

405:                                              ; preds = %387
  %406 = load i64, ptr %66, align 8
  br label %407

407:                                              ; preds = %407, %405
  %408 = phi i64 [ %406, %405 ], [ %411, %407 ]
  %409 = phi i64 [ %376, %405 ], [ %414, %407 ]
  %410 = load double, ptr %65, align 8
  %411 = add nsw i64 %408, 1
  %412 = srem i64 %408, %363
  %413 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %412
  store double %410, ptr %413, align 8
  %414 = add nsw i64 %409, -1
  %415 = icmp sgt i64 %409, 1
  br i1 %415, label %407, label %416

416:                                              ; preds = %407
  store i64 %411, ptr %66, align 8
  br label %417

417:                                              ; preds = %416, %387
  %418 = load double, ptr %65, align 8
  br label %452

419:                                              ; preds = %353
  %420 = load double, ptr %357, align 8
  %421 = load double, ptr %2, align 8
  %422 = fcmp olt double %421, %121
  %423 = select i1 %422, double %121, double %421
  %424 = fadd double %420, %423
  store double %424, ptr %2, align 8
  %425 = load ptr, ptr %58, align 8
  %426 = load double, ptr %425, align 8
  %427 = fadd double %420, %426
  store double %427, ptr %425, align 8
  %428 = load double, ptr %2, align 8
  %429 = getelementptr inbounds %struct.Cost, ptr %354, i64 %356, i32 1
  %430 = load double, ptr %429, align 8
  %431 = load double, ptr %59, align 8
  %432 = fcmp olt double %431, %428
  br i1 %432, label %433, label %439

433:                                              ; preds = %419
  %434 = load double, ptr %60, align 8
  %435 = fsub double %428, %431
  %436 = fsub double %434, %435
  %437 = fcmp olt double %436, 0.000000e+00
  %438 = select i1 %437, double 0.000000e+00, double %436
  store double %438, ptr %60, align 8
  br label %439

439:                                              ; preds = %433, %419
  %440 = phi double [ %428, %433 ], [ %431, %419 ]
  %441 = load double, ptr %61, align 8
  %442 = fcmp olt double %441, %430
  %443 = select i1 %442, double %441, double %430
  %444 = fsub double %441, %443
  store double %444, ptr %61, align 8
  %445 = fadd double %430, %440
  %446 = fadd double %445, %443
  store double %446, ptr %59, align 8
  %447 = getelementptr inbounds double, ptr %425, i64 1
  %448 = load double, ptr %447, align 8
  %449 = fadd double %430, %448
  store double %449, ptr %447, align 8
  %450 = load double, ptr %59, align 8
  %451 = call fastcc double @found(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %357, double noundef %450)
  br label %452

452:                                              ; preds = %439, %417, %330
  %453 = phi double [ %254, %330 ], [ %399, %417 ], [ %450, %439 ]
  %454 = phi double [ %352, %330 ], [ %418, %417 ], [ %451, %439 ]
  %455 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 12
  %456 = load i64, ptr %455, align 8
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %683, label %458

458:                                              ; preds = %452
  %459 = load ptr, ptr %42, align 8
  %460 = load ptr, ptr %67, align 8
  %461 = getelementptr inbounds %struct.Walker, ptr %459, i64 %120, i32 5
  %462 = load i64, ptr %461, align 8
  %463 = load i64, ptr %6, align 8
  %464 = mul nsw i64 %463, %462
  %465 = srem i64 %120, %463
  %466 = add nsw i64 %465, %464
  %467 = getelementptr inbounds i64, ptr %460, i64 %466
  %468 = load i64, ptr %467, align 8
  %469 = load ptr, ptr %68, align 8
  %470 = getelementptr inbounds i64, ptr %469, i64 %468
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr inbounds %struct.Walker, ptr %459, i64 %120, i32 16
  %473 = load i64, ptr %472, align 8
  %474 = add nsw i64 %473, %471
  %475 = add nsw i64 %468, 1
  %476 = getelementptr inbounds i64, ptr %469, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = icmp slt i64 %474, %477
  br i1 %478, label %479, label %489

479:                                              ; preds = %458
  %480 = load ptr, ptr %69, align 8
  %481 = load ptr, ptr %70, align 8
  %482 = getelementptr inbounds i64, ptr %481, i64 %474
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr inbounds %struct.Note, ptr %480, i64 %483
  %485 = add nsw i64 %474, 1
  %486 = getelementptr inbounds i64, ptr %481, i64 %485
  %487 = load i64, ptr %486, align 8
  %488 = sub nsw i64 %487, %483
  br label %489

489:                                              ; preds = %479, %458
  %490 = phi ptr [ %484, %479 ], [ null, %458 ]
  %491 = phi i64 [ %488, %479 ], [ 0, %458 ]
  %492 = add nsw i64 %473, 1
  store i64 %492, ptr %472, align 8
  %493 = icmp sgt i64 %491, 0
  br i1 %493, label %494, label %678

494:                                              ; preds = %489
  %495 = getelementptr inbounds %struct.Walker, ptr %459, i64 %120, i32 11
  %496 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 9
  br label %497

497:                                              ; preds = %674, %494
  %498 = phi i64 [ 0, %494 ], [ %676, %674 ]
  %499 = phi double [ %121, %494 ], [ %675, %674 ]
  %500 = getelementptr inbounds %struct.Note, ptr %490, i64 %498
  %501 = load i64, ptr %500, align 8
  switch i64 %501, label %669 [
    i64 8, label %502
    i64 6, label %674
    i64 4, label %672
    i64 5, label %663
  ]

502:                                              ; preds = %497
  %503 = load i64, ptr %350, align 8
  %504 = icmp eq i64 %503, 6
  br i1 %504, label %505, label %674

505:                                              ; preds = %502
  %506 = load ptr, ptr %72, align 8
  %507 = load i64, ptr %496, align 8
  %508 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507
  %509 = getelementptr inbounds %struct.Note, ptr %490, i64 %498, i32 2
  %510 = load i64, ptr %509, align 8
  %511 = load double, ptr %73, align 8
  %512 = load double, ptr %74, align 8
  %513 = fcmp olt double %512, %121
  %514 = select i1 %513, double %121, double %512
  %515 = fadd double %511, %514
  store double %515, ptr %74, align 8
  %516 = load ptr, ptr %75, align 8
  %517 = getelementptr inbounds double, ptr %516, i64 9
  %518 = load double, ptr %517, align 8
  %519 = fadd double %511, %518
  store double %519, ptr %517, align 8
  %520 = load double, ptr %74, align 8
  %521 = load i64, ptr %3, align 8
  %522 = shl i64 %521, 13
  %523 = xor i64 %522, %521
  %524 = lshr i64 %523, 7
  %525 = xor i64 %524, %523
  %526 = shl i64 %525, 17
  %527 = xor i64 %526, %525
  store i64 %527, ptr %3, align 8
  %528 = lshr i64 %527, 11
  %529 = uitofp i64 %528 to double
  %530 = fmul double %529, 0x3CA0000000000000
  %531 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 7
  %532 = load double, ptr %531, align 8
  %533 = fcmp olt double %530, %532
  %534 = icmp sgt i64 %510, 0
  br i1 %534, label %535, label %674

535:                                              ; preds = %505
  %536 = sitofp i64 %510 to double
  %537 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 3
  %538 = getelementptr inbounds double, ptr %516, i64 2
  %539 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 4
  %540 = getelementptr inbounds double, ptr %516, i64 3
  %541 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 8
  %542 = getelementptr inbounds double, ptr %516, i64 6
  %543 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 11
  %544 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 5
  %545 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 12
  %546 = getelementptr inbounds double, ptr %516, i64 4
  %547 = getelementptr inbounds %struct.Cost, ptr %506, i64 %507, i32 1
  %548 = getelementptr inbounds double, ptr %516, i64 1
  %549 = load i64, ptr %3, align 8
  br label %550

550:                                              ; preds = %650, %535
  %551 = phi i64 [ %549, %535 ], [ %651, %650 ]
  %552 = phi double [ %536, %535 ], [ %661, %650 ]
  %553 = phi double [ 0.000000e+00, %535 ], [ %654, %650 ]
  %554 = phi double [ %520, %535 ], [ %562, %650 ]
  %555 = load double, ptr %508, align 8
  %556 = load double, ptr %74, align 8
  %557 = fcmp olt double %556, %554
  %558 = select i1 %557, double %554, double %556
  %559 = fadd double %555, %558
  store double %559, ptr %74, align 8
  %560 = load double, ptr %517, align 8
  %561 = fadd double %555, %560
  store double %561, ptr %517, align 8
  %562 = load double, ptr %74, align 8
  %563 = load double, ptr %537, align 8
  %564 = load double, ptr %76, align 8
  %565 = fcmp olt double %564, %562
  %566 = select i1 %565, double %562, double %564
  %567 = fadd double %563, %566
  store double %567, ptr %76, align 8
  %568 = load double, ptr %538, align 8
  %569 = fadd double %563, %568
  store double %569, ptr %538, align 8
  %570 = load double, ptr %76, align 8
  %571 = load double, ptr %539, align 8
  %572 = load double, ptr %77, align 8
  %573 = fcmp olt double %572, %562
  %574 = select i1 %573, double %562, double %572
  %575 = fadd double %571, %574
  store double %575, ptr %77, align 8
  %576 = load double, ptr %540, align 8
  %577 = fadd double %571, %576
  store double %577, ptr %540, align 8
  %578 = load double, ptr %77, align 8
  %579 = load double, ptr %541, align 8
  %580 = fcmp ogt double %579, 0.000000e+00
  br i1 %580, label %581, label %589

581:                                              ; preds = %550
  %582 = load double, ptr %78, align 8
  %583 = fcmp olt double %582, %562
  %584 = select i1 %583, double %562, double %582
  %585 = fadd double %579, %584
  store double %585, ptr %78, align 8
  %586 = load double, ptr %542, align 8
  %587 = fadd double %579, %586
  store double %587, ptr %542, align 8
  %588 = load double, ptr %78, align 8
  br label %589

589:                                              ; preds = %581, %550
  %590 = phi double [ %588, %581 ], [ %562, %550 ]
  %591 = fcmp ogt double %570, %578
  %592 = select i1 %591, double %570, double %578
  %593 = load double, ptr %543, align 8
  %594 = fadd double %592, %593
  %595 = load double, ptr %544, align 8
  %596 = fcmp ogt double %595, 0.000000e+00
  br i1 %596, label %597, label %607

597:                                              ; preds = %589
  %598 = load double, ptr %81, align 8
  %599 = fcmp olt double %598, %562
  %600 = select i1 %599, double %562, double %598
  %601 = fadd double %595, %600
  store double %601, ptr %81, align 8
  %602 = load double, ptr %546, align 8
  %603 = fadd double %595, %602
  store double %603, ptr %546, align 8
  %604 = load double, ptr %81, align 8
  %605 = load double, ptr %543, align 8
  %606 = fadd double %604, %605
  br label %650

607:                                              ; preds = %589
  br i1 %533, label %608, label %650

608:                                              ; preds = %607
  %609 = load double, ptr %542, align 8
  %610 = load double, ptr %545, align 8
  %611 = load double, ptr %79, align 8
  %612 = shl i64 %551, 13
  %613 = xor i64 %612, %551
  %614 = lshr i64 %613, 7
  %615 = xor i64 %614, %613
  %616 = shl i64 %615, 17
  %617 = xor i64 %616, %615
  store i64 %617, ptr %3, align 8
  %618 = lshr i64 %617, 11
  %619 = uitofp i64 %618 to double
  %620 = fmul double %619, 0x3CA0000000000000
  %621 = fadd double %620, 0x3C90000000000000
  %622 = fcmp olt double %621, 5.000000e-01
  br i1 %622, label %623, label %629

623:                                              ; preds = %608, %623
  %624 = phi double [ %627, %623 ], [ 0.000000e+00, %608 ]
  %625 = phi double [ %626, %623 ], [ %621, %608 ]
  %626 = fmul double %625, 2.000000e+00
  %627 = fadd double %624, 1.000000e+00
  %628 = fcmp olt double %626, 5.000000e-01
  br i1 %628, label %623, label %629

629:                                              ; preds = %623, %608
  %630 = phi double [ %621, %608 ], [ %626, %623 ]
  %631 = phi double [ 0.000000e+00, %608 ], [ %627, %623 ]
  %632 = fadd double %562, %610
  %633 = fdiv double %609, %632
  %634 = fcmp ogt double %633, 9.000000e-01
  %635 = select i1 %634, double 9.000000e-01, double %633
  %636 = fsub double 1.000000e+00, %630
  %637 = fmul double %636, 2.000000e+00
  %638 = fadd double %631, %637
  %639 = fmul double %638, 6.667000e-01
  %640 = fmul double %611, %639
  %641 = fadd double %610, %640
  %642 = load double, ptr %80, align 8
  %643 = fmul double %635, %642
  %644 = fsub double 1.000000e+00, %635
  %645 = fdiv double %643, %644
  %646 = fadd double %645, %641
  %647 = fadd double %590, %646
  %648 = fcmp ogt double %594, %647
  %649 = select i1 %648, double %594, double %647
  br label %650

650:                                              ; preds = %629, %607, %597
  %651 = phi i64 [ %551, %597 ], [ %617, %629 ], [ %551, %607 ]
  %652 = phi double [ %606, %597 ], [ %649, %629 ], [ %594, %607 ]
  %653 = fcmp ogt double %553, %652
  %654 = select i1 %653, double %553, double %652
  %655 = load double, ptr %547, align 8
  %656 = load double, ptr %82, align 8
  %657 = fadd double %655, %656
  store double %657, ptr %82, align 8
  %658 = load double, ptr %548, align 8
  %659 = fadd double %655, %658
  store double %659, ptr %548, align 8
  %660 = load double, ptr %83, align 8
  %661 = fsub double %552, %660
  %662 = fcmp ogt double %661, 0.000000e+00
  br i1 %662, label %550, label %674

663:                                              ; preds = %497
  %664 = load double, ptr %71, align 8
  %665 = fadd double %121, %664
  %666 = load double, ptr %495, align 8
  %667 = fcmp ogt double %665, %666
  %668 = select i1 %667, double %665, double %666
  br label %672

669:                                              ; preds = %497
  %670 = load double, ptr %71, align 8
  %671 = fadd double %121, %670
  br label %672

672:                                              ; preds = %497, %663, %669
  %673 = phi double [ %671, %669 ], [ %668, %663 ], [ %499, %497 ]
  tail call fastcc void @come(ptr noundef %0, i64 noundef %120, ptr noundef nonnull %500, double noundef %673)
  br label %674

674:                                              ; preds = %650, %672, %505, %502, %497
  %675 = phi double [ %499, %497 ], [ %499, %502 ], [ 0.000000e+00, %505 ], [ %499, %672 ], [ %654, %650 ]
  %676 = add nuw nsw i64 %498, 1
  %677 = icmp eq i64 %676, %491
  br i1 %677, label %678, label %497

678:                                              ; preds = %674, %489
  %679 = phi double [ %121, %489 ], [ %675, %674 ]
  %680 = load i64, ptr %350, align 8
  %681 = icmp eq i64 %680, 6
  %682 = select i1 %681, double %679, double %454
  br label %683

683:                                              ; preds = %678, %452
  %684 = phi double [ %682, %678 ], [ %454, %452 ]
  %685 = load i64, ptr %350, align 8
  %686 = and i64 %685, -2
  %687 = icmp eq i64 %686, 8
  br i1 %687, label %688, label %744

688:                                              ; preds = %683
  %689 = load ptr, ptr %42, align 8
  %690 = load ptr, ptr %55, align 8
  %691 = load i64, ptr %56, align 8
  %692 = mul nsw i64 %691, %119
  %693 = load i64, ptr %346, align 8
  %694 = add nsw i64 %692, %693
  %695 = getelementptr inbounds double, ptr %690, i64 %694
  %696 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 9
  %697 = load i64, ptr %696, align 8
  %698 = icmp sgt i64 %697, -1
  br i1 %698, label %699, label %727

699:                                              ; preds = %688
  %700 = load double, ptr %695, align 8
  %701 = load ptr, ptr %84, align 8
  %702 = getelementptr inbounds %struct.Cost, ptr %701, i64 %697, i32 1
  %703 = load double, ptr %702, align 8
  %704 = load double, ptr %85, align 8
  %705 = fcmp olt double %704, %121
  br i1 %705, label %706, label %712

706:                                              ; preds = %699
  %707 = load double, ptr %86, align 8
  %708 = fsub double %121, %704
  %709 = fsub double %707, %708
  %710 = fcmp olt double %709, 0.000000e+00
  %711 = select i1 %710, double 0.000000e+00, double %709
  store double %711, ptr %86, align 8
  br label %712

712:                                              ; preds = %706, %699
  %713 = phi double [ %121, %706 ], [ %704, %699 ]
  %714 = load double, ptr %87, align 8
  %715 = fcmp olt double %714, %703
  %716 = select i1 %715, double %714, double %703
  %717 = fsub double %714, %716
  store double %717, ptr %87, align 8
  %718 = fadd double %703, %713
  %719 = fadd double %718, %716
  store double %719, ptr %85, align 8
  %720 = load ptr, ptr %88, align 8
  %721 = getelementptr inbounds double, ptr %720, i64 1
  %722 = load double, ptr %721, align 8
  %723 = fadd double %703, %722
  store double %723, ptr %721, align 8
  %724 = load double, ptr %85, align 8
  %725 = fcmp ogt double %700, %724
  %726 = select i1 %725, double %700, double %724
  store double %726, ptr %695, align 8
  br label %727

727:                                              ; preds = %712, %688
  %728 = getelementptr inbounds %struct.Walker, ptr %689, i64 %120, i32 13
  %729 = load double, ptr %728, align 8
  %730 = load double, ptr %695, align 8
  %731 = load double, ptr %251, align 8
  %732 = fadd double %730, %731
  %733 = fcmp ogt double %729, %732
  %734 = select i1 %733, double %729, double %732
  store double %734, ptr %728, align 8
  %735 = icmp eq i64 %685, 9
  br i1 %735, label %736, label %742

736:                                              ; preds = %727
  %737 = getelementptr inbounds %struct.Walker, ptr %689, i64 %120, i32 15
  %738 = load i64, ptr %737, align 8
  %739 = add nsw i64 %738, 1
  store i64 %739, ptr %737, align 8
  %740 = srem i64 %738, 8
  %741 = getelementptr inbounds %struct.Walker, ptr %689, i64 %120, i32 14, i64 %740
  store double %734, ptr %741, align 8
  br label %742

742:                                              ; preds = %736, %727
  %743 = load double, ptr %728, align 8
  br label %744

744:                                              ; preds = %742, %683
  %745 = phi double [ %743, %742 ], [ %684, %683 ]
  switch i64 %685, label %760 [
    i64 3, label %746
    i64 6, label %746
    i64 4, label %752
  ]

746:                                              ; preds = %744, %744
  %747 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 11
  %748 = load double, ptr %747, align 8
  %749 = fcmp ogt double %748, %745
  %750 = select i1 %749, double %748, double %745
  store double %750, ptr %747, align 8
  %751 = icmp eq i64 %685, 4
  br i1 %751, label %752, label %760

752:                                              ; preds = %746, %744
  %753 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 11
  %754 = load double, ptr %753, align 8
  %755 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 10
  %756 = load i64, ptr %755, align 8
  %757 = add nsw i64 %756, 1
  store i64 %757, ptr %755, align 8
  %758 = srem i64 %756, 8
  %759 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 12, i64 %758
  store double %754, ptr %759, align 8
  br label %760

760:                                              ; preds = %752, %746, %744
  %761 = phi double [ %754, %752 ], [ %745, %746 ], [ %745, %744 ]
  %762 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 5
  %763 = load i64, ptr %762, align 8
  %764 = icmp sgt i64 %763, -1
  br i1 %764, label %765, label %778

765:                                              ; preds = %760
  %766 = load i64, ptr %89, align 8
  %767 = mul nsw i64 %766, %120
  %768 = add nsw i64 %767, %763
  %769 = load ptr, ptr %90, align 8
  %770 = getelementptr inbounds double, ptr %769, i64 %768
  %771 = load double, ptr %770, align 8
  %772 = fcmp ogt double %771, %761
  br i1 %772, label %778, label %773

773:                                              ; preds = %765
  store double %761, ptr %770, align 8
  %774 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 10
  %775 = load i64, ptr %774, align 8
  %776 = load ptr, ptr %91, align 8
  %777 = getelementptr inbounds i64, ptr %776, i64 %768
  store i64 %775, ptr %777, align 8
  br label %778

778:                                              ; preds = %773, %765, %760
  %779 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 6
  %780 = load i64, ptr %779, align 8
  %781 = icmp sgt i64 %780, -1
  br i1 %781, label %782, label %795

782:                                              ; preds = %778
  %783 = load i64, ptr %92, align 8
  %784 = mul nsw i64 %783, %120
  %785 = add nsw i64 %784, %780
  %786 = load ptr, ptr %93, align 8
  %787 = getelementptr inbounds double, ptr %786, i64 %785
  %788 = load double, ptr %787, align 8
  %789 = fcmp ogt double %788, %453
  br i1 %789, label %795, label %790

790:                                              ; preds = %782
  store double %453, ptr %787, align 8
  %791 = getelementptr inbounds %struct.Step, ptr %244, i64 %249, i32 10
  %792 = load i64, ptr %791, align 8
  %793 = load ptr, ptr %94, align 8
  %794 = getelementptr inbounds i64, ptr %793, i64 %785
  store i64 %792, ptr %794, align 8
  br label %795

795:                                              ; preds = %790, %782, %778
  %796 = load double, ptr %46, align 8
  %797 = fadd double %121, %796
  store double %797, ptr %263, align 8
  %798 = load i64, ptr %350, align 8
  %799 = icmp eq i64 %798, 2
  %800 = zext i1 %799 to i64
  store i64 %800, ptr %266, align 8
  %801 = load double, ptr %250, align 8
  %802 = fadd double %121, %801
  store double %802, ptr %261, align 8
  %803 = load double, ptr %95, align 8
  %804 = fcmp ogt double %802, %761
  %805 = select i1 %804, double %802, double %761
  %806 = fcmp ogt double %803, %805
  %807 = select i1 %806, double %803, double %805
  store double %807, ptr %95, align 8
  %808 = load i64, ptr %246, align 8
  %809 = add nsw i64 %808, 1
  store i64 %809, ptr %246, align 8
  %810 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 4
  %811 = load i64, ptr %810, align 8
  %812 = icmp eq i64 %809, %811
  br i1 %812, label %813, label %861

813:                                              ; preds = %795
  %814 = load i64, ptr %6, align 8
  %815 = sdiv i64 %120, %814
  %816 = load ptr, ptr %42, align 8
  %817 = getelementptr inbounds %struct.Walker, ptr %816, i64 %120, i32 7
  store i64 0, ptr %817, align 8
  %818 = load ptr, ptr %101, align 8
  %819 = shl nsw i64 %815, 1
  %820 = getelementptr inbounds i64, ptr %818, i64 %819
  %821 = load i64, ptr %820, align 8
  %822 = add nsw i64 %821, -1
  store i64 %822, ptr %820, align 8
  %823 = icmp eq i64 %822, 0
  br i1 %823, label %824, label %833

824:                                              ; preds = %813
  %825 = load ptr, ptr %103, align 8
  %826 = load i64, ptr %25, align 8
  %827 = add nsw i64 %826, 1
  store i64 %827, ptr %25, align 8
  %828 = getelementptr inbounds double, ptr %825, i64 %826
  store double %802, ptr %828, align 8
  %829 = load i64, ptr %104, align 8
  %830 = load i64, ptr %26, align 8
  %831 = icmp slt i64 %829, %830
  br i1 %831, label %832, label %237

832:                                              ; preds = %824
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %815, double noundef %802)
  br label %237

833:                                              ; preds = %813
  %834 = or i64 %819, 1
  %835 = getelementptr inbounds i64, ptr %818, i64 %834
  %836 = load i64, ptr %835, align 8
  %837 = icmp eq i64 %836, %822
  br i1 %837, label %838, label %237

838:                                              ; preds = %833
  store i64 0, ptr %835, align 8
  %839 = load i64, ptr %6, align 8
  %840 = icmp sgt i64 %839, 0
  br i1 %840, label %841, label %237

841:                                              ; preds = %838, %857
  %842 = phi i64 [ %859, %857 ], [ %839, %838 ]
  %843 = phi i64 [ %858, %857 ], [ 0, %838 ]
  %844 = mul nsw i64 %842, %815
  %845 = add nsw i64 %844, %843
  %846 = load ptr, ptr %42, align 8
  %847 = getelementptr inbounds %struct.Walker, ptr %846, i64 %845, i32 6
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, 0
  br i1 %849, label %857, label %850

850:                                              ; preds = %841
  store i64 0, ptr %847, align 8
  %851 = getelementptr inbounds %struct.Walker, ptr %846, i64 %845, i32 1
  %852 = load double, ptr %851, align 8
  %853 = load double, ptr %102, align 8
  %854 = fadd double %802, %853
  %855 = fcmp ogt double %852, %854
  %856 = select i1 %855, double %852, double %854
  store double %856, ptr %851, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %845)
  br label %857

857:                                              ; preds = %850, %841
  %858 = add nuw nsw i64 %843, 1
  %859 = load i64, ptr %6, align 8
  %860 = icmp slt i64 %858, %859
  br i1 %860, label %841, label %237

861:                                              ; preds = %795
  br i1 %799, label %862, label %908

862:                                              ; preds = %861
  %863 = load i64, ptr %6, align 8
  %864 = sdiv i64 %120, %863
  %865 = getelementptr inbounds %struct.Walker, ptr %242, i64 %120, i32 6
  store i64 1, ptr %865, align 8
  %866 = load double, ptr %96, align 8
  %867 = load double, ptr %97, align 8
  %868 = fcmp olt double %867, %121
  %869 = select i1 %868, double %121, double %867
  %870 = fadd double %866, %869
  store double %870, ptr %97, align 8
  %871 = load ptr, ptr %98, align 8
  %872 = getelementptr inbounds double, ptr %871, i64 7
  %873 = load double, ptr %872, align 8
  %874 = fadd double %866, %873
  store double %874, ptr %872, align 8
  %875 = load double, ptr %97, align 8
  %876 = load ptr, ptr %99, align 8
  %877 = shl nsw i64 %864, 1
  %878 = or i64 %877, 1
  %879 = getelementptr inbounds i64, ptr %876, i64 %878
  %880 = load i64, ptr %879, align 8
  %881 = add nsw i64 %880, 1
  store i64 %881, ptr %879, align 8
  %882 = getelementptr inbounds i64, ptr %876, i64 %877
  %883 = load i64, ptr %882, align 8
  %884 = icmp eq i64 %881, %883
  br i1 %884, label %885, label %237

885:                                              ; preds = %862
  store i64 0, ptr %879, align 8
  %886 = load i64, ptr %6, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %237

888:                                              ; preds = %885, %904
  %889 = phi i64 [ %906, %904 ], [ %886, %885 ]
  %890 = phi i64 [ %905, %904 ], [ 0, %885 ]
  %891 = mul nsw i64 %889, %864
  %892 = add nsw i64 %891, %890
  %893 = load ptr, ptr %42, align 8
  %894 = getelementptr inbounds %struct.Walker, ptr %893, i64 %892, i32 6
  %895 = load i64, ptr %894, align 8
  %896 = icmp eq i64 %895, 0
  br i1 %896, label %904, label %897

897:                                              ; preds = %888
  store i64 0, ptr %894, align 8
  %898 = getelementptr inbounds %struct.Walker, ptr %893, i64 %892, i32 1
  %899 = load double, ptr %898, align 8
  %900 = load double, ptr %100, align 8
  %901 = fadd double %875, %900
  %902 = fcmp ogt double %899, %901
  %903 = select i1 %902, double %899, double %901
  store double %903, ptr %898, align 8
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %892)
  br label %904

904:                                              ; preds = %897, %888
  %905 = add nuw nsw i64 %890, 1
  %906 = load i64, ptr %6, align 8
  %907 = icmp slt i64 %905, %906
  br i1 %907, label %888, label %237

908:                                              ; preds = %861
  tail call fastcc void @renew(ptr noundef %0, i64 noundef %120)
  br label %237

909:                                              ; preds = %237, %234, %24
  %910 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %911 = load double, ptr %910, align 8
  br label %913

912:                                              ; preds = %913
  store double %919, ptr %910, align 8
  call void @llvm.lifetime.end.p0(i64 8392, ptr nonnull %2)
  ret void

913:                                              ; preds = %909, %913
  %914 = phi i64 [ 0, %909 ], [ %920, %913 ]
  %915 = phi double [ %911, %909 ], [ %919, %913 ]
  %916 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %914
  %917 = load double, ptr %916, align 8
  %918 = fcmp ogt double %915, %917
  %919 = select i1 %918, double %915, double %917
  %920 = add nuw nsw i64 %914, 1
  %921 = icmp eq i64 %920, 10
  br i1 %921, label %912, label %913
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
  %115 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9
  %118 = load i64, ptr %117, align 8
  %119 = shl i64 %118, 13
  %120 = xor i64 %119, %118
  %121 = lshr i64 %120, 7
  %122 = xor i64 %121, %120
  %123 = shl i64 %122, 17
  %124 = xor i64 %123, %122
  store i64 %124, ptr %117, align 8
  %125 = lshr i64 %124, 11
  %126 = uitofp i64 %125 to double
  %127 = fmul double %126, 0x3CA0000000000000
  %128 = fadd double %127, 0x3C90000000000000
  %129 = fcmp olt double %128, 5.000000e-01
  br i1 %129, label %130, label %136

130:                                              ; preds = %110, %130
  %131 = phi double [ %134, %130 ], [ 0.000000e+00, %110 ]
  %132 = phi double [ %133, %130 ], [ %128, %110 ]
  %133 = fmul double %132, 2.000000e+00
  %134 = fadd double %131, 1.000000e+00
  %135 = fcmp olt double %133, 5.000000e-01
  br i1 %135, label %130, label %136

136:                                              ; preds = %130, %110
  %137 = phi double [ %128, %110 ], [ %133, %130 ]
  %138 = phi double [ 0.000000e+00, %110 ], [ %134, %130 ]
  %139 = fadd double %114, %3
  %140 = fdiv double %112, %139
  %141 = fcmp ogt double %140, 9.000000e-01
  %142 = select i1 %141, double 9.000000e-01, double %140
  %143 = fsub double 1.000000e+00, %137
  %144 = fmul double %143, 2.000000e+00
  %145 = fadd double %138, %144
  %146 = fmul double %145, 6.667000e-01
  %147 = fmul double %116, %146
  %148 = fadd double %114, %147
  %149 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %150 = load double, ptr %149, align 8
  %151 = fmul double %142, %150
  %152 = fsub double 1.000000e+00, %142
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

168:                                              ; preds = %136, %97, %83, %4, %13
  %169 = phi double [ %7, %13 ], [ %7, %4 ], [ %167, %136 ], [ %91, %97 ], [ %91, %83 ]
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



