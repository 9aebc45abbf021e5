; sha256 of the sources: 23a82eb967eb8a49f2f9a14ad7237c07bf00d6170a6b0e66697d0ce22db86ce2

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, [2 x double], [2 x double], i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, double, i64, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Cost = type { double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Note = type { i64, i64, i64 }
%struct.Meeting = type { double, [8 x double], i64, i64, i64, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 12592, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12592) %2, i8 0, i64 12584, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 14
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
  %22 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 12
  %23 = icmp sgt i64 %5, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  br label %26

26:                                               ; preds = %24, %95
  %27 = phi i64 [ 0, %24 ], [ %96, %95 ]
  %28 = load i64, ptr %22, align 8
  %29 = load i64, ptr %25, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %95, label %31

31:                                               ; preds = %95, %26
  %32 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 13
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ 0, %21 ]
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %1265

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
  %55 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 47
  %56 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 44
  %57 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 43
  %58 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %59 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 8
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 9
  %61 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5
  %62 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %63 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %64 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 33
  %65 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 31
  %66 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 32
  %67 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 38
  %68 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 37
  %69 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 9
  %70 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 2
  %71 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %72 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 3
  %73 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 6
  %74 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10
  %75 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 10, i64 1
  %76 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %77 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11, i64 1
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %80 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %81 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %82 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %85 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %86 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %90 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %91 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %92 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %93 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %94 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  br i1 %41, label %1265, label %99

95:                                               ; preds = %26
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %27, double noundef 0.000000e+00)
  %96 = add nuw nsw i64 %27, 1
  %97 = load i64, ptr %4, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %26, label %31

99:                                               ; preds = %40, %1260
  %100 = load ptr, ptr %42, align 8
  %101 = load double, ptr %2, align 8
  %102 = load double, ptr %49, align 8
  %103 = load double, ptr %50, align 8
  br label %106

104:                                              ; preds = %189
  %105 = icmp slt i64 %191, 0
  br i1 %105, label %195, label %291

106:                                              ; preds = %99, %189
  %107 = phi double [ 1.000000e+300, %99 ], [ %192, %189 ]
  %108 = phi i64 [ -1, %99 ], [ %191, %189 ]
  %109 = phi i64 [ 0, %99 ], [ %193, %189 ]
  %110 = phi i64 [ 0, %99 ], [ %190, %189 ]
  %111 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109
  %112 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 7
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %189, label %115

115:                                              ; preds = %106
  %116 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 6
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %189

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 17
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %189

123:                                              ; preds = %119
  %124 = load double, ptr %111, align 8
  %125 = fcmp ult double %124, %107
  br i1 %125, label %126, label %189

126:                                              ; preds = %123
  %127 = load i64, ptr %43, align 8
  %128 = srem i64 %109, %127
  %129 = load ptr, ptr %0, align 8
  %130 = load ptr, ptr %44, align 8
  %131 = getelementptr inbounds %struct.Walker, ptr %100, i64 %109, i32 3
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %130, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %128
  %136 = load double, ptr %135, align 8
  %137 = fcmp ogt double %124, %136
  %138 = select i1 %137, double %124, double %136
  %139 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 5
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %140, -2
  %142 = icmp eq i64 %141, 8
  br i1 %142, label %143, label %153

143:                                              ; preds = %126
  %144 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %128
  %145 = load i64, ptr %144, align 8
  %146 = load double, ptr %14, align 8
  %147 = fptosi double %146 to i64
  %148 = srem i64 %145, %147
  %149 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %128, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fcmp ogt double %138, %150
  %152 = select i1 %151, double %138, double %150
  br label %183

153:                                              ; preds = %126
  %154 = load ptr, ptr %45, align 8
  %155 = load i64, ptr %46, align 8
  %156 = mul nsw i64 %155, %128
  %157 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 6
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %156, %158
  %160 = getelementptr inbounds double, ptr %154, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fcmp ogt double %138, %161
  %163 = select i1 %162, double %138, double %161
  switch i64 %140, label %183 [
    i64 1, label %164
    i64 3, label %164
  ]

164:                                              ; preds = %153, %153
  %165 = load ptr, ptr %47, align 8
  %166 = getelementptr inbounds %struct.Step, ptr %129, i64 %134, i32 11
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.Cost, ptr %165, i64 %167, i32 9
  %169 = load double, ptr %168, align 8
  %170 = fcmp ogt double %169, 0.000000e+00
  %171 = load double, ptr %48, align 8
  br i1 %170, label %172, label %176

172:                                              ; preds = %164
  %173 = fsub double %103, %171
  %174 = fcmp ogt double %163, %173
  %175 = select i1 %174, double %163, double %173
  br label %183

176:                                              ; preds = %164
  %177 = fsub double %101, %171
  %178 = fcmp ogt double %163, %177
  %179 = select i1 %178, double %163, double %177
  %180 = fsub double %102, %171
  %181 = fcmp ogt double %179, %180
  %182 = select i1 %181, double %179, double %180
  br label %183

183:                                              ; preds = %143, %153, %172, %176
  %184 = phi double [ %152, %143 ], [ %175, %172 ], [ %182, %176 ], [ %163, %153 ]
  %185 = fcmp olt double %184, %107
  %186 = select i1 %185, i64 %128, i64 %110
  %187 = select i1 %185, i64 %109, i64 %108
  %188 = select i1 %185, double %184, double %107
  br label %189

189:                                              ; preds = %106, %115, %119, %123, %183
  %190 = phi i64 [ %186, %183 ], [ %110, %123 ], [ %110, %119 ], [ %110, %115 ], [ %110, %106 ]
  %191 = phi i64 [ %187, %183 ], [ %108, %123 ], [ %108, %119 ], [ %108, %115 ], [ %108, %106 ]
  %192 = phi double [ %188, %183 ], [ %107, %123 ], [ %107, %119 ], [ %107, %115 ], [ %107, %106 ]
  %193 = add nuw nsw i64 %109, 1
  %194 = icmp eq i64 %193, %8
  br i1 %194, label %104, label %106

195:                                              ; preds = %104
  br i1 %41, label %1265, label %196

196:                                              ; preds = %195
  %197 = load ptr, ptr %42, align 8
  br label %200

198:                                              ; preds = %235
  %199 = icmp eq ptr %237, null
  br i1 %199, label %283, label %240

200:                                              ; preds = %235, %196
  %201 = phi i64 [ 0, %196 ], [ %238, %235 ]
  %202 = phi ptr [ null, %196 ], [ %237, %235 ]
  %203 = phi ptr [ null, %196 ], [ %236, %235 ]
  %204 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201
  %205 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 7
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %235, label %208

208:                                              ; preds = %200
  %209 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 17
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %221, label %212

212:                                              ; preds = %208
  %213 = icmp eq ptr %203, null
  br i1 %213, label %220, label %214

214:                                              ; preds = %212
  %215 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 1
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Walker, ptr %203, i64 0, i32 1
  %218 = load double, ptr %217, align 8
  %219 = fcmp olt double %216, %218
  br i1 %219, label %220, label %221

220:                                              ; preds = %214, %212
  br label %221

221:                                              ; preds = %220, %214, %208
  %222 = phi ptr [ %203, %208 ], [ %203, %214 ], [ %204, %220 ]
  %223 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 6
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, 3
  br i1 %225, label %226, label %235

226:                                              ; preds = %221
  %227 = icmp eq ptr %202, null
  br i1 %227, label %234, label %228

228:                                              ; preds = %226
  %229 = getelementptr inbounds %struct.Walker, ptr %197, i64 %201, i32 1
  %230 = load double, ptr %229, align 8
  %231 = getelementptr inbounds %struct.Walker, ptr %202, i64 0, i32 1
  %232 = load double, ptr %231, align 8
  %233 = fcmp olt double %230, %232
  br i1 %233, label %234, label %235

234:                                              ; preds = %228, %226
  br label %235

235:                                              ; preds = %234, %228, %221, %200
  %236 = phi ptr [ %222, %234 ], [ %222, %228 ], [ %222, %221 ], [ %203, %200 ]
  %237 = phi ptr [ %204, %234 ], [ %202, %228 ], [ %202, %221 ], [ %202, %200 ]
  %238 = add nuw nsw i64 %201, 1
  %239 = icmp eq i64 %238, %8
  br i1 %239, label %198, label %200

240:                                              ; preds = %198
  %241 = ptrtoint ptr %237 to i64
  %242 = ptrtoint ptr %197 to i64
  %243 = sub i64 %241, %242
  %244 = sdiv exact i64 %243, 272
  %245 = load i64, ptr %6, align 8
  %246 = sdiv i64 %244, %245
  %247 = getelementptr inbounds %struct.Walker, ptr %237, i64 0, i32 18
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Walker, ptr %237, i64 0, i32 1
  %250 = load double, ptr %249, align 8
  %251 = mul nsw i64 %246, %245
  %252 = getelementptr inbounds %struct.Walker, ptr %197, i64 %251
  %253 = icmp sgt i64 %245, 0
  br i1 %253, label %254, label %1260

254:                                              ; preds = %240, %279
  %255 = phi i64 [ %280, %279 ], [ %245, %240 ]
  %256 = phi i64 [ %281, %279 ], [ 0, %240 ]
  %257 = getelementptr inbounds %struct.Walker, ptr %252, i64 %256
  %258 = getelementptr inbounds %struct.Walker, ptr %257, i64 0, i32 7
  %259 = load i64, ptr %258, align 8
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %279, label %261

261:                                              ; preds = %254
  %262 = getelementptr inbounds %struct.Walker, ptr %257, i64 0, i32 6
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 3
  br i1 %264, label %265, label %279

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.Walker, ptr %257, i64 0, i32 18
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, %248
  br i1 %268, label %269, label %279

269:                                              ; preds = %265
  store i64 0, ptr %262, align 8
  %270 = getelementptr inbounds %struct.Walker, ptr %257, i64 0, i32 1
  %271 = load double, ptr %270, align 8
  %272 = load double, ptr %92, align 8
  %273 = fadd double %250, %272
  %274 = fcmp ogt double %271, %273
  %275 = select i1 %274, double %271, double %273
  store double %275, ptr %270, align 8
  %276 = mul nsw i64 %255, %246
  %277 = add nsw i64 %276, %256
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %277)
  %278 = load i64, ptr %6, align 8
  br label %279

279:                                              ; preds = %269, %265, %261, %254
  %280 = phi i64 [ %255, %254 ], [ %255, %261 ], [ %255, %265 ], [ %278, %269 ]
  %281 = add nuw nsw i64 %256, 1
  %282 = icmp slt i64 %281, %280
  br i1 %282, label %254, label %1260

283:                                              ; preds = %198
  %284 = icmp eq ptr %236, null
  br i1 %284, label %1265, label %285

285:                                              ; preds = %283
  %286 = getelementptr inbounds %struct.Walker, ptr %236, i64 0, i32 17
  store i64 0, ptr %286, align 8
  %287 = load i64, ptr %94, align 8
  %288 = freeze i64 %287
  %289 = add i64 %288, 1
  store i64 %289, ptr %94, align 8
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %1265, label %1260

291:                                              ; preds = %104
  %292 = load ptr, ptr %42, align 8
  %293 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191
  %294 = load ptr, ptr %0, align 8
  %295 = load ptr, ptr %44, align 8
  %296 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 3
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds i64, ptr %295, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds %struct.Step, ptr %294, i64 %299
  %301 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 2
  %302 = load double, ptr %301, align 8
  %303 = fadd double %192, %302
  %304 = load double, ptr %51, align 8
  %305 = fadd double %192, %304
  %306 = load ptr, ptr %52, align 8
  %307 = mul nsw i64 %299, 10
  %308 = getelementptr inbounds double, ptr %306, i64 %307
  %309 = load double, ptr %53, align 8
  %310 = load double, ptr %308, align 8
  %311 = fadd double %309, %310
  store double %311, ptr %308, align 8
  %312 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 1
  %313 = load double, ptr %312, align 8
  %314 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 2
  %315 = load double, ptr %314, align 8
  %316 = fsub double %313, %315
  %317 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 9
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, 0
  %320 = select i1 %319, i64 1, i64 9
  %321 = getelementptr inbounds double, ptr %308, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = fadd double %316, %322
  store double %323, ptr %321, align 8
  %324 = load double, ptr %293, align 8
  %325 = load double, ptr %312, align 8
  %326 = fcmp ogt double %324, %325
  br i1 %326, label %327, label %335

327:                                              ; preds = %291
  %328 = fsub double %324, %325
  %329 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 8
  %330 = load i64, ptr %329, align 8
  %331 = getelementptr inbounds double, ptr %308, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = fadd double %328, %332
  store double %333, ptr %331, align 8
  %334 = load double, ptr %293, align 8
  br label %335

335:                                              ; preds = %327, %291
  %336 = phi double [ %334, %327 ], [ %324, %291 ]
  %337 = fcmp olt double %336, %192
  br i1 %337, label %341, label %338

338:                                              ; preds = %335
  %339 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 5
  %340 = load i64, ptr %339, align 8
  br label %386

341:                                              ; preds = %335
  %342 = fsub double %192, %336
  %343 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 5
  %344 = load i64, ptr %343, align 8
  switch i64 %344, label %367 [
    i64 1, label %345
    i64 3, label %345
  ]

345:                                              ; preds = %341, %341
  %346 = load ptr, ptr %47, align 8
  %347 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 11
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr inbounds %struct.Cost, ptr %346, i64 %348, i32 9
  %350 = load double, ptr %349, align 8
  %351 = fcmp ogt double %350, 0.000000e+00
  br i1 %351, label %352, label %354

352:                                              ; preds = %345
  %353 = load double, ptr %50, align 8
  br label %359

354:                                              ; preds = %345
  %355 = load double, ptr %2, align 8
  %356 = load double, ptr %49, align 8
  %357 = fcmp ogt double %355, %356
  %358 = select i1 %357, double %355, double %356
  br label %359

359:                                              ; preds = %354, %352
  %360 = phi double [ %353, %352 ], [ %358, %354 ]
  %361 = load double, ptr %48, align 8
  %362 = fsub double %360, %361
  %363 = fcmp ult double %362, %192
  br i1 %363, label %370, label %364

364:                                              ; preds = %359
  %365 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 13
  %366 = load i64, ptr %365, align 8
  br label %381

367:                                              ; preds = %341
  %368 = and i64 %344, -2
  %369 = icmp eq i64 %368, 8
  br i1 %369, label %381, label %370

370:                                              ; preds = %367, %359
  %371 = load ptr, ptr %45, align 8
  %372 = load i64, ptr %46, align 8
  %373 = mul nsw i64 %372, %190
  %374 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 6
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %373, %375
  %377 = getelementptr inbounds double, ptr %371, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = fcmp oge double %378, %192
  %380 = select i1 %379, i64 7, i64 8
  br label %381

381:                                              ; preds = %370, %367, %364
  %382 = phi i64 [ %366, %364 ], [ %380, %370 ], [ 7, %367 ]
  %383 = getelementptr inbounds double, ptr %308, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = fadd double %342, %384
  store double %385, ptr %383, align 8
  br label %386

386:                                              ; preds = %381, %338
  %387 = phi i64 [ %340, %338 ], [ %344, %381 ]
  %388 = load ptr, ptr %54, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %299
  %390 = load double, ptr %389, align 8
  %391 = fadd double %390, 1.000000e+00
  store double %391, ptr %389, align 8
  %392 = load i64, ptr %55, align 8
  %393 = add i64 %392, 1
  store i64 %393, ptr %55, align 8
  %394 = load double, ptr %53, align 8
  %395 = fadd double %192, %394
  %396 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %190
  store double %395, ptr %396, align 8
  %397 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 5
  %398 = and i64 %387, -2
  %399 = icmp eq i64 %398, 8
  br i1 %399, label %411, label %400

400:                                              ; preds = %386
  %401 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 1
  %402 = load double, ptr %401, align 8
  %403 = fadd double %192, %402
  %404 = load ptr, ptr %45, align 8
  %405 = load i64, ptr %46, align 8
  %406 = mul nsw i64 %405, %190
  %407 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 6
  %408 = load i64, ptr %407, align 8
  %409 = add nsw i64 %406, %408
  %410 = getelementptr inbounds double, ptr %404, i64 %409
  store double %403, ptr %410, align 8
  br label %411

411:                                              ; preds = %400, %386
  %412 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 3
  %413 = load double, ptr %412, align 8
  %414 = fcmp ogt double %413, 0.000000e+00
  br i1 %414, label %415, label %429

415:                                              ; preds = %411
  %416 = load ptr, ptr %45, align 8
  %417 = load i64, ptr %46, align 8
  %418 = mul nsw i64 %417, %190
  %419 = load i64, ptr %56, align 8
  %420 = add nsw i64 %418, %419
  %421 = getelementptr inbounds double, ptr %416, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = fcmp ogt double %422, %192
  br i1 %423, label %424, label %429

424:                                              ; preds = %415
  %425 = fadd double %413, %422
  store double %425, ptr %421, align 8
  %426 = load double, ptr %57, align 8
  %427 = load double, ptr %396, align 8
  %428 = fadd double %426, %427
  store double %428, ptr %396, align 8
  br label %429

429:                                              ; preds = %424, %415, %411
  switch i64 %387, label %565 [
    i64 1, label %430
    i64 3, label %430
  ]

430:                                              ; preds = %429, %429
  %431 = load ptr, ptr %47, align 8
  %432 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 11
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds %struct.Cost, ptr %431, i64 %433
  %435 = getelementptr inbounds %struct.Cost, ptr %431, i64 %433, i32 9
  %436 = load double, ptr %435, align 8
  %437 = fcmp ogt double %436, 0.000000e+00
  br i1 %437, label %438, label %495

438:                                              ; preds = %430
  %439 = load double, ptr %9, align 8
  %440 = fptosi double %439 to i64
  %441 = load i64, ptr %3, align 8
  %442 = shl i64 %441, 13
  %443 = xor i64 %442, %441
  %444 = lshr i64 %443, 7
  %445 = xor i64 %444, %443
  %446 = shl i64 %445, 17
  %447 = xor i64 %446, %445
  store i64 %447, ptr %3, align 8
  %448 = lshr i64 %447, 11
  %449 = uitofp i64 %448 to double
  %450 = fmul double %449, 0x3CA0000000000000
  %451 = fadd double %436, %450
  %452 = fptosi double %451 to i64
  %453 = tail call i64 @llvm.smin.i64(i64 %452, i64 %440)
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %464, label %455

455:                                              ; preds = %438
  %456 = load i64, ptr %61, align 8
  %457 = add i64 %453, -1
  %458 = add i64 %457, %456
  %459 = srem i64 %458, %440
  %460 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = fcmp olt double %461, %192
  %463 = select i1 %462, double %192, double %461
  br label %464

464:                                              ; preds = %455, %438
  %465 = phi double [ %463, %455 ], [ %192, %438 ]
  %466 = getelementptr inbounds %struct.Cost, ptr %431, i64 %433, i32 1
  %467 = load double, ptr %466, align 8
  %468 = load double, ptr %50, align 8
  %469 = fcmp olt double %468, %465
  %470 = select i1 %469, double %465, double %468
  %471 = fadd double %467, %470
  store double %471, ptr %50, align 8
  %472 = load ptr, ptr %58, align 8
  %473 = getelementptr inbounds double, ptr %472, i64 8
  %474 = load double, ptr %473, align 8
  %475 = fadd double %467, %474
  store double %475, ptr %473, align 8
  %476 = load double, ptr %50, align 8
  %477 = load double, ptr %62, align 8
  %478 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %434, double noundef %476)
  %479 = fcmp ogt double %477, %478
  %480 = select i1 %479, double %477, double %478
  store double %480, ptr %62, align 8
  %481 = icmp sgt i64 %453, 0
  br i1 %481, label %482, label %565

482:                                              ; preds = %464
  %483 = load i64, ptr %61, align 8
  br label %484

484:                                              ; preds = %484, %482
  %485 = phi i64 [ %483, %482 ], [ %488, %484 ]
  %486 = phi i64 [ %453, %482 ], [ %491, %484 ]
  %487 = load double, ptr %62, align 8
  %488 = add nsw i64 %485, 1
  %489 = srem i64 %485, %440
  %490 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %489
  store double %487, ptr %490, align 8
  %491 = add nsw i64 %486, -1
  %492 = icmp ugt i64 %486, 1
  br i1 %492, label %484, label %493

493:                                              ; preds = %484
  store i64 %488, ptr %61, align 8
  %494 = load double, ptr %62, align 8
  br label %565

495:                                              ; preds = %430
  %496 = load double, ptr %434, align 8
  %497 = load double, ptr %2, align 8
  %498 = fcmp olt double %497, %192
  %499 = select i1 %498, double %192, double %497
  %500 = fadd double %496, %499
  store double %500, ptr %2, align 8
  %501 = load ptr, ptr %58, align 8
  %502 = load double, ptr %501, align 8
  %503 = fadd double %496, %502
  store double %503, ptr %501, align 8
  %504 = load double, ptr %2, align 8
  %505 = getelementptr inbounds %struct.Cost, ptr %431, i64 %433, i32 1
  %506 = load double, ptr %505, align 8
  %507 = load double, ptr %59, align 8
  %508 = fcmp ult double %507, %504
  %509 = load double, ptr %49, align 8
  br i1 %508, label %510, label %521

510:                                              ; preds = %495
  %511 = fcmp ogt double %507, %509
  %512 = select i1 %511, double %507, double %509
  %513 = fsub double %504, %512
  %514 = fcmp ogt double %513, 0.000000e+00
  br i1 %514, label %515, label %520

515:                                              ; preds = %510
  %516 = load double, ptr %60, align 8
  %517 = fsub double %516, %513
  %518 = fcmp olt double %517, 0.000000e+00
  %519 = select i1 %518, double 0.000000e+00, double %517
  store double %519, ptr %60, align 8
  br label %520

520:                                              ; preds = %515, %510
  store double %504, ptr %59, align 8
  br label %521

521:                                              ; preds = %520, %495
  %522 = load double, ptr %60, align 8
  %523 = fcmp olt double %522, %506
  %524 = select i1 %523, double %522, double %506
  %525 = fsub double %522, %524
  store double %525, ptr %60, align 8
  %526 = fcmp olt double %509, %504
  %527 = select i1 %526, double %504, double %509
  %528 = fadd double %506, %527
  %529 = fadd double %528, %524
  store double %529, ptr %49, align 8
  %530 = getelementptr inbounds double, ptr %501, i64 1
  %531 = load double, ptr %530, align 8
  %532 = fadd double %506, %531
  store double %532, ptr %530, align 8
  %533 = load double, ptr %49, align 8
  %534 = getelementptr inbounds %struct.Cost, ptr %431, i64 %433, i32 10
  %535 = load double, ptr %534, align 8
  %536 = fcmp ogt double %535, 0.000000e+00
  %537 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %434, double noundef %533)
  br i1 %536, label %538, label %565

538:                                              ; preds = %521
  %539 = load double, ptr %534, align 8
  %540 = load double, ptr %59, align 8
  %541 = fcmp ult double %540, %533
  br i1 %541, label %542, label %554

542:                                              ; preds = %538
  %543 = load double, ptr %49, align 8
  %544 = fcmp ogt double %540, %543
  %545 = select i1 %544, double %540, double %543
  %546 = fsub double %533, %545
  %547 = fcmp ogt double %546, 0.000000e+00
  br i1 %547, label %548, label %553

548:                                              ; preds = %542
  %549 = load double, ptr %60, align 8
  %550 = fsub double %549, %546
  %551 = fcmp olt double %550, 0.000000e+00
  %552 = select i1 %551, double 0.000000e+00, double %550
  store double %552, ptr %60, align 8
  br label %553

553:                                              ; preds = %548, %542
  store double %533, ptr %59, align 8
  br label %554

554:                                              ; preds = %553, %538
  %555 = load double, ptr %60, align 8
  %556 = fadd double %539, %555
  store double %556, ptr %60, align 8
  %557 = load ptr, ptr %58, align 8
  %558 = getelementptr inbounds double, ptr %557, i64 1
  %559 = load double, ptr %558, align 8
  %560 = fadd double %539, %559
  store double %560, ptr %558, align 8
  %561 = load double, ptr %60, align 8
  %562 = fadd double %533, %561
  %563 = fcmp ogt double %537, %562
  %564 = select i1 %563, double %537, double %562
  br label %565

565:                                              ; preds = %554, %521, %493, %464, %429
  %566 = phi double [ %305, %429 ], [ %476, %493 ], [ %476, %464 ], [ %533, %554 ], [ %533, %521 ]
  %567 = phi double [ %303, %429 ], [ %494, %493 ], [ %480, %464 ], [ %564, %554 ], [ %537, %521 ]
  %568 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 14
  %569 = load i64, ptr %568, align 8
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %571, label %573

571:                                              ; preds = %565
  %572 = load i64, ptr %397, align 8
  br label %946

573:                                              ; preds = %565
  %574 = load ptr, ptr %42, align 8
  %575 = load ptr, ptr %63, align 8
  %576 = getelementptr inbounds %struct.Walker, ptr %574, i64 %191, i32 5
  %577 = load i64, ptr %576, align 8
  %578 = load i64, ptr %6, align 8
  %579 = mul nsw i64 %578, %577
  %580 = srem i64 %191, %578
  %581 = add nsw i64 %580, %579
  %582 = getelementptr inbounds i64, ptr %575, i64 %581
  %583 = load i64, ptr %582, align 8
  %584 = load ptr, ptr %64, align 8
  %585 = getelementptr inbounds i64, ptr %584, i64 %583
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds %struct.Walker, ptr %574, i64 %191, i32 16
  %588 = load i64, ptr %587, align 8
  %589 = add nsw i64 %588, %586
  %590 = add nsw i64 %583, 1
  %591 = getelementptr inbounds i64, ptr %584, i64 %590
  %592 = load i64, ptr %591, align 8
  %593 = icmp slt i64 %589, %592
  br i1 %593, label %596, label %594

594:                                              ; preds = %573
  %595 = add nsw i64 %588, 1
  store i64 %595, ptr %587, align 8
  br label %941

596:                                              ; preds = %573
  %597 = load ptr, ptr %65, align 8
  %598 = load ptr, ptr %66, align 8
  %599 = getelementptr inbounds i64, ptr %598, i64 %589
  %600 = load i64, ptr %599, align 8
  %601 = getelementptr inbounds %struct.Note, ptr %597, i64 %600
  %602 = add nsw i64 %589, 1
  %603 = getelementptr inbounds i64, ptr %598, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = sub nsw i64 %604, %600
  %606 = add nsw i64 %588, 1
  store i64 %606, ptr %587, align 8
  %607 = icmp sgt i64 %605, 0
  br i1 %607, label %608, label %941

608:                                              ; preds = %596
  %609 = getelementptr inbounds %struct.Walker, ptr %574, i64 %191, i32 11
  %610 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 11
  br label %611

611:                                              ; preds = %937, %608
  %612 = phi i64 [ 0, %608 ], [ %939, %937 ]
  %613 = phi double [ %192, %608 ], [ %938, %937 ]
  %614 = getelementptr inbounds %struct.Note, ptr %601, i64 %612
  %615 = load i64, ptr %614, align 8
  switch i64 %615, label %849 [
    i64 8, label %631
    i64 6, label %937
    i64 4, label %616
    i64 5, label %834
  ]

616:                                              ; preds = %611
  %617 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 1
  %618 = load i64, ptr %617, align 8
  %619 = load ptr, ptr %82, align 8
  %620 = load i64, ptr %6, align 8
  %621 = sdiv i64 %191, %620
  %622 = load i64, ptr %83, align 8
  %623 = mul nsw i64 %622, %621
  %624 = add nsw i64 %623, %618
  %625 = getelementptr inbounds %struct.Meeting, ptr %619, i64 %624
  %626 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 2
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds %struct.Meeting, ptr %619, i64 %624, i32 4
  %629 = load i64, ptr %628, align 8
  %630 = sub nsw i64 %629, %627
  store i64 %630, ptr %628, align 8
  br label %886

631:                                              ; preds = %611
  %632 = load i64, ptr %397, align 8
  %633 = icmp eq i64 %632, 6
  br i1 %633, label %634, label %937

634:                                              ; preds = %631
  %635 = load ptr, ptr %47, align 8
  %636 = load i64, ptr %610, align 8
  %637 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636
  %638 = getelementptr inbounds %struct.Note, ptr %601, i64 %612, i32 2
  %639 = load i64, ptr %638, align 8
  %640 = load double, ptr %68, align 8
  %641 = load double, ptr %69, align 8
  %642 = fcmp olt double %641, %192
  %643 = select i1 %642, double %192, double %641
  %644 = fadd double %640, %643
  store double %644, ptr %69, align 8
  %645 = load ptr, ptr %58, align 8
  %646 = getelementptr inbounds double, ptr %645, i64 9
  %647 = load double, ptr %646, align 8
  %648 = fadd double %640, %647
  store double %648, ptr %646, align 8
  %649 = load double, ptr %69, align 8
  %650 = load i64, ptr %3, align 8
  %651 = shl i64 %650, 13
  %652 = xor i64 %651, %650
  %653 = lshr i64 %652, 7
  %654 = xor i64 %653, %652
  %655 = shl i64 %654, 17
  %656 = xor i64 %655, %654
  store i64 %656, ptr %3, align 8
  %657 = lshr i64 %656, 11
  %658 = uitofp i64 %657 to double
  %659 = fmul double %658, 0x3CA0000000000000
  %660 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 7
  %661 = load double, ptr %660, align 8
  %662 = fcmp olt double %659, %661
  %663 = icmp sgt i64 %639, 0
  br i1 %663, label %664, label %937

664:                                              ; preds = %634
  %665 = sitofp i64 %639 to double
  %666 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 3
  %667 = getelementptr inbounds double, ptr %645, i64 2
  %668 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 4
  %669 = getelementptr inbounds double, ptr %645, i64 3
  %670 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 8
  %671 = getelementptr inbounds double, ptr %645, i64 6
  %672 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 12
  %673 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 5
  %674 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 13
  %675 = getelementptr inbounds double, ptr %645, i64 4
  %676 = getelementptr inbounds %struct.Cost, ptr %635, i64 %636, i32 1
  %677 = getelementptr inbounds double, ptr %645, i64 1
  br label %678

678:                                              ; preds = %820, %664
  %679 = phi i64 [ %656, %664 ], [ %803, %820 ]
  %680 = phi double [ %665, %664 ], [ %832, %820 ]
  %681 = phi double [ 0.000000e+00, %664 ], [ %830, %820 ]
  %682 = phi double [ %649, %664 ], [ %690, %820 ]
  %683 = load double, ptr %637, align 8
  %684 = load double, ptr %69, align 8
  %685 = fcmp olt double %684, %682
  %686 = select i1 %685, double %682, double %684
  %687 = fadd double %683, %686
  store double %687, ptr %69, align 8
  %688 = load double, ptr %646, align 8
  %689 = fadd double %683, %688
  store double %689, ptr %646, align 8
  %690 = load double, ptr %69, align 8
  %691 = load double, ptr %666, align 8
  %692 = load double, ptr %70, align 8
  %693 = fcmp olt double %692, %690
  %694 = select i1 %693, double %690, double %692
  %695 = fadd double %691, %694
  store double %695, ptr %70, align 8
  %696 = load double, ptr %667, align 8
  %697 = fadd double %691, %696
  store double %697, ptr %667, align 8
  %698 = load double, ptr %70, align 8
  %699 = load double, ptr %668, align 8
  %700 = load double, ptr %71, align 8
  %701 = fsub double %690, %700
  %702 = load double, ptr %72, align 8
  %703 = fcmp ogt double %701, %702
  %704 = select i1 %703, double %701, double %702
  %705 = fadd double %699, %704
  store double %705, ptr %72, align 8
  %706 = load double, ptr %669, align 8
  %707 = fadd double %699, %706
  store double %707, ptr %669, align 8
  %708 = load double, ptr %72, align 8
  %709 = fcmp olt double %708, %690
  %710 = select i1 %709, double %690, double %708
  %711 = load double, ptr %670, align 8
  %712 = fcmp ogt double %711, 0.000000e+00
  br i1 %712, label %713, label %725

713:                                              ; preds = %678
  %714 = load double, ptr %71, align 8
  %715 = fsub double %690, %714
  %716 = load double, ptr %73, align 8
  %717 = fcmp ogt double %715, %716
  %718 = select i1 %717, double %715, double %716
  %719 = fadd double %711, %718
  store double %719, ptr %73, align 8
  %720 = load double, ptr %671, align 8
  %721 = fadd double %711, %720
  store double %721, ptr %671, align 8
  %722 = load double, ptr %73, align 8
  %723 = fcmp olt double %722, %690
  %724 = select i1 %723, double %690, double %722
  br label %725

725:                                              ; preds = %713, %678
  %726 = phi double [ %724, %713 ], [ %690, %678 ]
  %727 = fcmp ogt double %698, %710
  %728 = select i1 %727, double %698, double %710
  %729 = load double, ptr %672, align 8
  %730 = fadd double %728, %729
  %731 = load double, ptr %673, align 8
  %732 = fcmp ogt double %731, 0.000000e+00
  br i1 %732, label %733, label %743

733:                                              ; preds = %725
  %734 = load double, ptr %80, align 8
  %735 = fcmp olt double %734, %690
  %736 = select i1 %735, double %690, double %734
  %737 = fadd double %731, %736
  store double %737, ptr %80, align 8
  %738 = load double, ptr %675, align 8
  %739 = fadd double %731, %738
  store double %739, ptr %675, align 8
  %740 = load double, ptr %80, align 8
  %741 = load double, ptr %672, align 8
  %742 = fadd double %740, %741
  br label %802

743:                                              ; preds = %725
  br i1 %662, label %744, label %802

744:                                              ; preds = %743
  %745 = load double, ptr %75, align 8
  %746 = fadd double %745, 4.096000e+03
  %747 = fcmp olt double %746, %690
  br i1 %747, label %751, label %748

748:                                              ; preds = %744
  %749 = load double, ptr %76, align 8
  %750 = load double, ptr %74, align 8
  br label %754

751:                                              ; preds = %744
  store double %745, ptr %74, align 8
  %752 = load double, ptr %77, align 8
  store double %752, ptr %76, align 8
  store double %690, ptr %75, align 8
  %753 = load double, ptr %671, align 8
  store double %753, ptr %77, align 8
  br label %754

754:                                              ; preds = %751, %748
  %755 = phi double [ %750, %748 ], [ %745, %751 ]
  %756 = phi double [ %749, %748 ], [ %752, %751 ]
  %757 = load double, ptr %671, align 8
  %758 = load double, ptr %674, align 8
  %759 = load double, ptr %78, align 8
  %760 = shl i64 %679, 13
  %761 = xor i64 %760, %679
  %762 = lshr i64 %761, 7
  %763 = xor i64 %762, %761
  %764 = shl i64 %763, 17
  %765 = xor i64 %764, %763
  store i64 %765, ptr %3, align 8
  %766 = lshr i64 %765, 11
  %767 = uitofp i64 %766 to double
  %768 = fmul double %767, 0x3CA0000000000000
  %769 = fadd double %768, 0x3C90000000000000
  %770 = fcmp olt double %769, 5.000000e-01
  br i1 %770, label %771, label %777

771:                                              ; preds = %754, %771
  %772 = phi double [ %775, %771 ], [ 0.000000e+00, %754 ]
  %773 = phi double [ %774, %771 ], [ %769, %754 ]
  %774 = fmul double %773, 2.000000e+00
  %775 = fadd double %772, 1.000000e+00
  %776 = fcmp olt double %774, 5.000000e-01
  br i1 %776, label %771, label %777

777:                                              ; preds = %771, %754
  %778 = phi double [ %769, %754 ], [ %774, %771 ]
  %779 = phi double [ 0.000000e+00, %754 ], [ %775, %771 ]
  %780 = fsub double %757, %756
  %781 = fsub double %690, %755
  %782 = fcmp ogt double %781, 0.000000e+00
  %783 = select i1 %782, double %781, double 0.000000e+00
  %784 = fadd double %783, %758
  %785 = fdiv double %780, %784
  %786 = fcmp ogt double %785, 9.000000e-01
  %787 = select i1 %786, double 9.000000e-01, double %785
  %788 = fsub double 1.000000e+00, %778
  %789 = fmul double %788, 2.000000e+00
  %790 = fadd double %779, %789
  %791 = fmul double %790, 6.667000e-01
  %792 = fmul double %759, %791
  %793 = fadd double %758, %792
  %794 = load double, ptr %79, align 8
  %795 = fmul double %787, %794
  %796 = fsub double 1.000000e+00, %787
  %797 = fdiv double %795, %796
  %798 = fadd double %797, %793
  %799 = fadd double %726, %798
  %800 = fcmp ogt double %730, %799
  %801 = select i1 %800, double %730, double %799
  br label %802

802:                                              ; preds = %777, %743, %733
  %803 = phi i64 [ %679, %733 ], [ %765, %777 ], [ %679, %743 ]
  %804 = phi double [ %742, %733 ], [ %801, %777 ], [ %730, %743 ]
  %805 = load double, ptr %676, align 8
  %806 = load double, ptr %59, align 8
  %807 = fcmp ult double %806, %690
  br i1 %807, label %808, label %820

808:                                              ; preds = %802
  %809 = load double, ptr %49, align 8
  %810 = fcmp ogt double %806, %809
  %811 = select i1 %810, double %806, double %809
  %812 = fsub double %690, %811
  %813 = fcmp ogt double %812, 0.000000e+00
  br i1 %813, label %814, label %819

814:                                              ; preds = %808
  %815 = load double, ptr %60, align 8
  %816 = fsub double %815, %812
  %817 = fcmp olt double %816, 0.000000e+00
  %818 = select i1 %817, double 0.000000e+00, double %816
  store double %818, ptr %60, align 8
  br label %819

819:                                              ; preds = %814, %808
  store double %690, ptr %59, align 8
  br label %820

820:                                              ; preds = %819, %802
  %821 = load double, ptr %60, align 8
  %822 = fadd double %805, %821
  store double %822, ptr %60, align 8
  %823 = load double, ptr %677, align 8
  %824 = fadd double %805, %823
  store double %824, ptr %677, align 8
  %825 = load double, ptr %60, align 8
  %826 = fadd double %690, %825
  %827 = fcmp ogt double %804, %826
  %828 = select i1 %827, double %804, double %826
  %829 = fcmp ogt double %681, %828
  %830 = select i1 %829, double %681, double %828
  %831 = load double, ptr %81, align 8
  %832 = fsub double %680, %831
  %833 = fcmp ogt double %832, 0.000000e+00
  br i1 %833, label %678, label %937

834:                                              ; preds = %611
  %835 = load double, ptr %67, align 8
  %836 = fadd double %192, %835
  %837 = load double, ptr %609, align 8
  %838 = fcmp ogt double %836, %837
  %839 = select i1 %838, double %836, double %837
  %840 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 1
  %841 = load i64, ptr %840, align 8
  %842 = load ptr, ptr %82, align 8
  %843 = load i64, ptr %6, align 8
  %844 = sdiv i64 %191, %843
  %845 = load i64, ptr %83, align 8
  %846 = mul nsw i64 %845, %844
  %847 = add nsw i64 %846, %841
  %848 = getelementptr inbounds %struct.Meeting, ptr %842, i64 %847
  br label %873

849:                                              ; preds = %611
  %850 = load double, ptr %67, align 8
  %851 = fadd double %192, %850
  %852 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 1
  %853 = load i64, ptr %852, align 8
  %854 = load ptr, ptr %82, align 8
  %855 = load i64, ptr %6, align 8
  %856 = sdiv i64 %191, %855
  %857 = load i64, ptr %83, align 8
  %858 = mul nsw i64 %857, %856
  %859 = add nsw i64 %858, %853
  %860 = getelementptr inbounds %struct.Meeting, ptr %854, i64 %859
  switch i64 %615, label %873 [
    i64 1, label %861
    i64 2, label %867
  ]

861:                                              ; preds = %849
  %862 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 2
  %863 = load i64, ptr %862, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %860, i8 0, i64 72, i1 false)
  %864 = getelementptr inbounds i8, ptr %860, i64 72
  store i64 %863, ptr %864, align 8
  %865 = getelementptr inbounds i8, ptr %860, i64 80
  store i64 %863, ptr %865, align 8
  %866 = getelementptr inbounds i8, ptr %860, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %866, i8 0, i64 16, i1 false)
  br label %937

867:                                              ; preds = %849
  %868 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 2
  %869 = load i64, ptr %868, align 8
  %870 = getelementptr inbounds %struct.Meeting, ptr %854, i64 %859, i32 4
  %871 = load i64, ptr %870, align 8
  %872 = add nsw i64 %871, %869
  store i64 %872, ptr %870, align 8
  br label %886

873:                                              ; preds = %849, %834
  %874 = phi ptr [ %848, %834 ], [ %860, %849 ]
  %875 = phi i64 [ %847, %834 ], [ %859, %849 ]
  %876 = phi i64 [ %844, %834 ], [ %856, %849 ]
  %877 = phi i64 [ %843, %834 ], [ %855, %849 ]
  %878 = phi ptr [ %842, %834 ], [ %854, %849 ]
  %879 = phi i64 [ %841, %834 ], [ %853, %849 ]
  %880 = phi double [ %839, %834 ], [ %851, %849 ]
  %881 = getelementptr inbounds %struct.Note, ptr %614, i64 0, i32 2
  %882 = load i64, ptr %881, align 8
  %883 = getelementptr inbounds %struct.Meeting, ptr %878, i64 %875, i32 3
  %884 = load i64, ptr %883, align 8
  %885 = sub nsw i64 %884, %882
  store i64 %885, ptr %883, align 8
  br label %886

886:                                              ; preds = %873, %867, %616
  %887 = phi ptr [ %874, %873 ], [ %625, %616 ], [ %860, %867 ]
  %888 = phi i64 [ %875, %873 ], [ %624, %616 ], [ %859, %867 ]
  %889 = phi i64 [ %876, %873 ], [ %621, %616 ], [ %856, %867 ]
  %890 = phi i64 [ %877, %873 ], [ %620, %616 ], [ %855, %867 ]
  %891 = phi ptr [ %878, %873 ], [ %619, %616 ], [ %854, %867 ]
  %892 = phi i64 [ %879, %873 ], [ %618, %616 ], [ %853, %867 ]
  %893 = phi double [ %880, %873 ], [ %613, %616 ], [ %851, %867 ]
  %894 = load double, ptr %887, align 8
  %895 = fcmp ogt double %894, %893
  %896 = select i1 %895, double %894, double %893
  store double %896, ptr %887, align 8
  %897 = getelementptr inbounds %struct.Meeting, ptr %891, i64 %888, i32 3
  %898 = load i64, ptr %897, align 8
  %899 = icmp sgt i64 %898, 0
  br i1 %899, label %937, label %900

900:                                              ; preds = %886
  %901 = getelementptr inbounds %struct.Meeting, ptr %891, i64 %888, i32 4
  %902 = load i64, ptr %901, align 8
  %903 = icmp eq i64 %902, 0
  br i1 %903, label %904, label %937

904:                                              ; preds = %900
  %905 = getelementptr inbounds %struct.Meeting, ptr %891, i64 %888, i32 2
  %906 = load i64, ptr %905, align 8
  %907 = icmp eq i64 %906, 0
  br i1 %907, label %937, label %908

908:                                              ; preds = %904
  %909 = getelementptr inbounds %struct.Meeting, ptr %891, i64 %888, i32 5
  %910 = load i64, ptr %909, align 8
  %911 = add nsw i64 %910, 1
  store i64 %911, ptr %909, align 8
  %912 = srem i64 %910, 8
  %913 = getelementptr inbounds %struct.Meeting, ptr %891, i64 %888, i32 1, i64 %912
  store double %896, ptr %913, align 8
  %914 = add nsw i64 %906, %898
  store i64 %914, ptr %897, align 8
  %915 = icmp sgt i64 %890, 0
  br i1 %915, label %916, label %937

916:                                              ; preds = %908
  %917 = add nsw i64 %892, 1
  br label %918

918:                                              ; preds = %933, %916
  %919 = phi i64 [ %890, %916 ], [ %934, %933 ]
  %920 = phi i64 [ 0, %916 ], [ %935, %933 ]
  %921 = load ptr, ptr %42, align 8
  %922 = mul nsw i64 %919, %889
  %923 = add nsw i64 %922, %920
  %924 = getelementptr inbounds %struct.Walker, ptr %921, i64 %923, i32 7
  %925 = load i64, ptr %924, align 8
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %933, label %927

927:                                              ; preds = %918
  %928 = getelementptr inbounds %struct.Walker, ptr %921, i64 %923, i32 17
  %929 = load i64, ptr %928, align 8
  %930 = icmp eq i64 %929, %917
  br i1 %930, label %931, label %933

931:                                              ; preds = %927
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %923)
  %932 = load i64, ptr %6, align 8
  br label %933

933:                                              ; preds = %931, %927, %918
  %934 = phi i64 [ %932, %931 ], [ %919, %927 ], [ %919, %918 ]
  %935 = add nuw nsw i64 %920, 1
  %936 = icmp slt i64 %935, %934
  br i1 %936, label %918, label %937

937:                                              ; preds = %820, %933, %908, %904, %900, %886, %861, %634, %631, %611
  %938 = phi double [ %613, %611 ], [ %613, %631 ], [ 0.000000e+00, %634 ], [ %613, %861 ], [ %613, %886 ], [ %613, %900 ], [ %613, %904 ], [ %613, %908 ], [ %613, %933 ], [ %830, %820 ]
  %939 = add nuw nsw i64 %612, 1
  %940 = icmp eq i64 %939, %605
  br i1 %940, label %941, label %611

941:                                              ; preds = %937, %596, %594
  %942 = phi double [ %192, %596 ], [ %192, %594 ], [ %938, %937 ]
  %943 = load i64, ptr %397, align 8
  %944 = icmp eq i64 %943, 6
  %945 = select i1 %944, double %942, double %567
  br label %946

946:                                              ; preds = %941, %571
  %947 = phi i64 [ %943, %941 ], [ %572, %571 ]
  %948 = phi double [ %945, %941 ], [ %567, %571 ]
  %949 = and i64 %947, -2
  %950 = icmp eq i64 %949, 8
  br i1 %950, label %951, label %1016

951:                                              ; preds = %946
  %952 = load ptr, ptr %42, align 8
  %953 = load ptr, ptr %45, align 8
  %954 = load i64, ptr %46, align 8
  %955 = mul nsw i64 %954, %190
  %956 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 6
  %957 = load i64, ptr %956, align 8
  %958 = add nsw i64 %955, %957
  %959 = getelementptr inbounds double, ptr %953, i64 %958
  %960 = load double, ptr %959, align 8
  %961 = fcmp olt double %960, %192
  %962 = select i1 %961, double %192, double %960
  %963 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 1
  %964 = load double, ptr %963, align 8
  %965 = fadd double %964, %962
  %966 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 4
  %967 = load double, ptr %966, align 8
  %968 = load double, ptr %59, align 8
  %969 = fcmp ult double %968, %192
  br i1 %969, label %970, label %982

970:                                              ; preds = %951
  %971 = load double, ptr %49, align 8
  %972 = fcmp ogt double %968, %971
  %973 = select i1 %972, double %968, double %971
  %974 = fsub double %192, %973
  %975 = fcmp ogt double %974, 0.000000e+00
  br i1 %975, label %976, label %981

976:                                              ; preds = %970
  %977 = load double, ptr %60, align 8
  %978 = fsub double %977, %974
  %979 = fcmp olt double %978, 0.000000e+00
  %980 = select i1 %979, double 0.000000e+00, double %978
  store double %980, ptr %60, align 8
  br label %981

981:                                              ; preds = %976, %970
  store double %192, ptr %59, align 8
  br label %982

982:                                              ; preds = %981, %951
  %983 = load double, ptr %60, align 8
  %984 = fadd double %967, %983
  store double %984, ptr %60, align 8
  %985 = load ptr, ptr %58, align 8
  %986 = getelementptr inbounds double, ptr %985, i64 1
  %987 = load double, ptr %986, align 8
  %988 = fadd double %967, %987
  store double %988, ptr %986, align 8
  %989 = load double, ptr %60, align 8
  %990 = fadd double %192, %989
  %991 = fcmp ogt double %965, %990
  %992 = select i1 %991, double %965, double %990
  store double %992, ptr %959, align 8
  %993 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %190
  %994 = load i64, ptr %993, align 8
  %995 = add nsw i64 %994, 1
  store i64 %995, ptr %993, align 8
  %996 = load double, ptr %14, align 8
  %997 = fptosi double %996 to i64
  %998 = srem i64 %994, %997
  %999 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %190, i64 %998
  store double %992, ptr %999, align 8
  %1000 = getelementptr inbounds %struct.Walker, ptr %952, i64 %191, i32 13
  %1001 = load double, ptr %1000, align 8
  %1002 = load double, ptr %959, align 8
  %1003 = load double, ptr %301, align 8
  %1004 = fadd double %1002, %1003
  %1005 = fcmp ogt double %1001, %1004
  %1006 = select i1 %1005, double %1001, double %1004
  store double %1006, ptr %1000, align 8
  %1007 = load i64, ptr %397, align 8
  %1008 = icmp eq i64 %1007, 9
  br i1 %1008, label %1009, label %1016

1009:                                             ; preds = %982
  %1010 = getelementptr inbounds %struct.Walker, ptr %952, i64 %191, i32 15
  %1011 = load i64, ptr %1010, align 8
  %1012 = add nsw i64 %1011, 1
  store i64 %1012, ptr %1010, align 8
  %1013 = srem i64 %1011, 8
  %1014 = getelementptr inbounds %struct.Walker, ptr %952, i64 %191, i32 14, i64 %1013
  store double %1006, ptr %1014, align 8
  %1015 = load double, ptr %1000, align 8
  br label %1035

1016:                                             ; preds = %982, %946
  %1017 = phi i64 [ %1007, %982 ], [ %947, %946 ]
  %1018 = phi double [ %1006, %982 ], [ %948, %946 ]
  switch i64 %1017, label %1035 [
    i64 3, label %1022
    i64 6, label %1022
    i64 4, label %1019
  ]

1019:                                             ; preds = %1016
  %1020 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 11
  %1021 = load double, ptr %1020, align 8
  br label %1028

1022:                                             ; preds = %1016, %1016
  %1023 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 11
  %1024 = load double, ptr %1023, align 8
  %1025 = fcmp ogt double %1024, %1018
  %1026 = select i1 %1025, double %1024, double %1018
  store double %1026, ptr %1023, align 8
  %1027 = icmp eq i64 %1017, 4
  br i1 %1027, label %1028, label %1035

1028:                                             ; preds = %1022, %1019
  %1029 = phi double [ %1021, %1019 ], [ %1026, %1022 ]
  %1030 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 10
  %1031 = load i64, ptr %1030, align 8
  %1032 = add nsw i64 %1031, 1
  store i64 %1032, ptr %1030, align 8
  %1033 = srem i64 %1031, 8
  %1034 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 12, i64 %1033
  store double %1029, ptr %1034, align 8
  br label %1035

1035:                                             ; preds = %1028, %1022, %1016, %1009
  %1036 = phi double [ %1029, %1028 ], [ %1018, %1022 ], [ %1018, %1016 ], [ %1015, %1009 ]
  %1037 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 7
  %1038 = load i64, ptr %1037, align 8
  %1039 = icmp sgt i64 %1038, -1
  br i1 %1039, label %1040, label %1053

1040:                                             ; preds = %1035
  %1041 = load i64, ptr %84, align 8
  %1042 = mul nsw i64 %1041, %191
  %1043 = add nsw i64 %1042, %1038
  %1044 = load ptr, ptr %85, align 8
  %1045 = getelementptr inbounds double, ptr %1044, i64 %1043
  %1046 = load double, ptr %1045, align 8
  %1047 = fcmp ogt double %1046, %1036
  br i1 %1047, label %1053, label %1048

1048:                                             ; preds = %1040
  store double %1036, ptr %1045, align 8
  %1049 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 12
  %1050 = load i64, ptr %1049, align 8
  %1051 = load ptr, ptr %86, align 8
  %1052 = getelementptr inbounds i64, ptr %1051, i64 %1043
  store i64 %1050, ptr %1052, align 8
  br label %1053

1053:                                             ; preds = %1048, %1040, %1035
  %1054 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 8
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp sgt i64 %1055, -1
  br i1 %1056, label %1057, label %1070

1057:                                             ; preds = %1053
  %1058 = load i64, ptr %84, align 8
  %1059 = mul nsw i64 %1058, %191
  %1060 = add nsw i64 %1059, %1055
  %1061 = load ptr, ptr %85, align 8
  %1062 = getelementptr inbounds double, ptr %1061, i64 %1060
  %1063 = load double, ptr %1062, align 8
  %1064 = fcmp ogt double %1063, %566
  br i1 %1064, label %1070, label %1065

1065:                                             ; preds = %1057
  store double %566, ptr %1062, align 8
  %1066 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 12
  %1067 = load i64, ptr %1066, align 8
  %1068 = load ptr, ptr %86, align 8
  %1069 = getelementptr inbounds i64, ptr %1068, i64 %1060
  store i64 %1067, ptr %1069, align 8
  br label %1070

1070:                                             ; preds = %1065, %1057, %1053
  %1071 = load double, ptr %53, align 8
  %1072 = fadd double %192, %1071
  store double %1072, ptr %314, align 8
  %1073 = load i64, ptr %397, align 8
  %1074 = icmp eq i64 %1073, 2
  %1075 = zext i1 %1074 to i64
  store i64 %1075, ptr %317, align 8
  %1076 = load double, ptr %300, align 8
  %1077 = fadd double %192, %1076
  store double %1077, ptr %312, align 8
  %1078 = load i64, ptr %296, align 8
  %1079 = add nsw i64 %1078, 1
  store i64 %1079, ptr %296, align 8
  %1080 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 4
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp slt i64 %1079, %1081
  br i1 %1082, label %1083, label %1094

1083:                                             ; preds = %1070
  %1084 = load ptr, ptr %44, align 8
  %1085 = getelementptr inbounds i64, ptr %1084, i64 %1079
  %1086 = load i64, ptr %1085, align 8
  %1087 = getelementptr inbounds i64, ptr %1084, i64 %1078
  %1088 = load i64, ptr %1087, align 8
  %1089 = add nsw i64 %1088, 1
  %1090 = icmp eq i64 %1086, %1089
  br i1 %1090, label %1094, label %1091

1091:                                             ; preds = %1083
  %1092 = load double, ptr %87, align 8
  %1093 = fadd double %1077, %1092
  store double %1093, ptr %312, align 8
  br label %1094

1094:                                             ; preds = %1091, %1083, %1070
  %1095 = phi double [ %1093, %1091 ], [ %1077, %1083 ], [ %1077, %1070 ]
  %1096 = load double, ptr %88, align 8
  %1097 = fcmp ogt double %1095, %1036
  %1098 = select i1 %1097, double %1095, double %1036
  %1099 = fcmp ogt double %1096, %1098
  %1100 = select i1 %1099, double %1096, double %1098
  store double %1100, ptr %88, align 8
  %1101 = icmp eq i64 %1079, %1081
  br i1 %1101, label %1102, label %1182

1102:                                             ; preds = %1094
  %1103 = load i64, ptr %6, align 8
  %1104 = sdiv i64 %191, %1103
  %1105 = load ptr, ptr %42, align 8
  %1106 = getelementptr inbounds %struct.Walker, ptr %1105, i64 %191, i32 7
  store i64 0, ptr %1106, align 8
  %1107 = load ptr, ptr %91, align 8
  %1108 = shl nsw i64 %1104, 1
  %1109 = getelementptr inbounds i64, ptr %1107, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = add nsw i64 %1110, -1
  store i64 %1111, ptr %1109, align 8
  %1112 = icmp eq i64 %1111, 0
  br i1 %1112, label %1113, label %1122

1113:                                             ; preds = %1102
  %1114 = load ptr, ptr %93, align 8
  %1115 = load i64, ptr %36, align 8
  %1116 = add nsw i64 %1115, 1
  store i64 %1116, ptr %36, align 8
  %1117 = getelementptr inbounds double, ptr %1114, i64 %1115
  store double %1095, ptr %1117, align 8
  %1118 = load i64, ptr %22, align 8
  %1119 = load i64, ptr %37, align 8
  %1120 = icmp slt i64 %1118, %1119
  br i1 %1120, label %1121, label %1260

1121:                                             ; preds = %1113
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1104, double noundef %1095)
  br label %1260

1122:                                             ; preds = %1102
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  %1123 = load ptr, ptr %91, align 8
  %1124 = or i64 %1108, 1
  %1125 = getelementptr inbounds i64, ptr %1123, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = getelementptr inbounds i64, ptr %1123, i64 %1108
  %1128 = load i64, ptr %1127, align 8
  %1129 = icmp eq i64 %1126, %1128
  br i1 %1129, label %1132, label %1130

1130:                                             ; preds = %1122
  %1131 = load i64, ptr %6, align 8
  br label %1156

1132:                                             ; preds = %1122
  store i64 0, ptr %1125, align 8
  %1133 = load i64, ptr %6, align 8
  %1134 = icmp sgt i64 %1133, 0
  br i1 %1134, label %1135, label %1260

1135:                                             ; preds = %1132, %1152
  %1136 = phi i64 [ %1153, %1152 ], [ %1133, %1132 ]
  %1137 = phi i64 [ %1154, %1152 ], [ 0, %1132 ]
  %1138 = mul nsw i64 %1136, %1104
  %1139 = add nsw i64 %1138, %1137
  %1140 = load ptr, ptr %42, align 8
  %1141 = getelementptr inbounds %struct.Walker, ptr %1140, i64 %1139, i32 6
  %1142 = load i64, ptr %1141, align 8
  %1143 = icmp eq i64 %1142, 1
  br i1 %1143, label %1144, label %1152

1144:                                             ; preds = %1135
  store i64 0, ptr %1141, align 8
  %1145 = getelementptr inbounds %struct.Walker, ptr %1140, i64 %1139, i32 1
  %1146 = load double, ptr %1145, align 8
  %1147 = load double, ptr %92, align 8
  %1148 = fadd double %1095, %1147
  %1149 = fcmp ogt double %1146, %1148
  %1150 = select i1 %1149, double %1146, double %1148
  store double %1150, ptr %1145, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1139)
  %1151 = load i64, ptr %6, align 8
  br label %1152

1152:                                             ; preds = %1144, %1135
  %1153 = phi i64 [ %1136, %1135 ], [ %1151, %1144 ]
  %1154 = add nuw nsw i64 %1137, 1
  %1155 = icmp slt i64 %1154, %1153
  br i1 %1155, label %1135, label %1156

1156:                                             ; preds = %1152, %1130
  %1157 = phi i64 [ %1131, %1130 ], [ %1153, %1152 ]
  %1158 = icmp sgt i64 %1157, 0
  br i1 %1158, label %1159, label %1260

1159:                                             ; preds = %1156, %1178
  %1160 = phi i64 [ %1179, %1178 ], [ %1157, %1156 ]
  %1161 = phi i64 [ %1180, %1178 ], [ 0, %1156 ]
  %1162 = load ptr, ptr %42, align 8
  %1163 = mul nsw i64 %1160, %1104
  %1164 = add nsw i64 %1163, %1161
  %1165 = getelementptr inbounds %struct.Walker, ptr %1162, i64 %1164, i32 7
  %1166 = load i64, ptr %1165, align 8
  %1167 = icmp eq i64 %1166, 0
  br i1 %1167, label %1178, label %1168

1168:                                             ; preds = %1159
  %1169 = getelementptr inbounds %struct.Walker, ptr %1162, i64 %1164, i32 6
  %1170 = load i64, ptr %1169, align 8
  %1171 = icmp eq i64 %1170, 3
  br i1 %1171, label %1172, label %1178

1172:                                             ; preds = %1168
  %1173 = getelementptr inbounds %struct.Walker, ptr %1162, i64 %1164, i32 18
  %1174 = load i64, ptr %1173, align 8
  %1175 = getelementptr inbounds %struct.Walker, ptr %1162, i64 %1164, i32 19
  %1176 = load i64, ptr %1175, align 8
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1104, i64 noundef %1174, i64 noundef %1176, double noundef %1095)
  %1177 = load i64, ptr %6, align 8
  br label %1178

1178:                                             ; preds = %1172, %1168, %1159
  %1179 = phi i64 [ %1177, %1172 ], [ %1160, %1168 ], [ %1160, %1159 ]
  %1180 = add nuw nsw i64 %1161, 1
  %1181 = icmp slt i64 %1180, %1179
  br i1 %1181, label %1159, label %1260

1182:                                             ; preds = %1094
  br i1 %1074, label %1183, label %1207

1183:                                             ; preds = %1182
  %1184 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 15
  %1185 = load i64, ptr %1184, align 8
  %1186 = icmp eq i64 %1185, 0
  %1187 = getelementptr inbounds %struct.Step, ptr %294, i64 %299, i32 16
  %1188 = load i64, ptr %1187, align 8
  %1189 = icmp eq i64 %1188, 0
  %1190 = select i1 %1186, i1 %1189, i1 false
  br i1 %1190, label %1209, label %1191

1191:                                             ; preds = %1183
  %1192 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 6
  store i64 3, ptr %1192, align 8
  %1193 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 18
  store i64 %1185, ptr %1193, align 8
  %1194 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 19
  store i64 %1188, ptr %1194, align 8
  %1195 = load double, ptr %89, align 8
  %1196 = load double, ptr %90, align 8
  %1197 = fcmp olt double %1196, %192
  %1198 = select i1 %1197, double %192, double %1196
  %1199 = fadd double %1195, %1198
  store double %1199, ptr %90, align 8
  %1200 = load ptr, ptr %58, align 8
  %1201 = getelementptr inbounds double, ptr %1200, i64 7
  %1202 = load double, ptr %1201, align 8
  %1203 = fadd double %1195, %1202
  store double %1203, ptr %1201, align 8
  %1204 = load double, ptr %90, align 8
  %1205 = load i64, ptr %6, align 8
  %1206 = sdiv i64 %191, %1205
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1206, i64 noundef %1185, i64 noundef %1188, double noundef %1204)
  br label %1260

1207:                                             ; preds = %1182
  %1208 = icmp eq i64 %1073, 11
  br i1 %1208, label %1257, label %1259

1209:                                             ; preds = %1183
  %1210 = load i64, ptr %6, align 8
  %1211 = sdiv i64 %191, %1210
  %1212 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 6
  store i64 1, ptr %1212, align 8
  %1213 = load double, ptr %89, align 8
  %1214 = load double, ptr %90, align 8
  %1215 = fcmp olt double %1214, %192
  %1216 = select i1 %1215, double %192, double %1214
  %1217 = fadd double %1213, %1216
  store double %1217, ptr %90, align 8
  %1218 = load ptr, ptr %58, align 8
  %1219 = getelementptr inbounds double, ptr %1218, i64 7
  %1220 = load double, ptr %1219, align 8
  %1221 = fadd double %1213, %1220
  store double %1221, ptr %1219, align 8
  %1222 = load double, ptr %90, align 8
  %1223 = load ptr, ptr %91, align 8
  %1224 = shl nsw i64 %1211, 1
  %1225 = or i64 %1224, 1
  %1226 = getelementptr inbounds i64, ptr %1223, i64 %1225
  %1227 = load i64, ptr %1226, align 8
  %1228 = add nsw i64 %1227, 1
  store i64 %1228, ptr %1226, align 8
  %1229 = getelementptr inbounds i64, ptr %1223, i64 %1224
  %1230 = load i64, ptr %1229, align 8
  %1231 = icmp eq i64 %1228, %1230
  br i1 %1231, label %1232, label %1256

1232:                                             ; preds = %1209
  store i64 0, ptr %1226, align 8
  %1233 = load i64, ptr %6, align 8
  %1234 = icmp sgt i64 %1233, 0
  br i1 %1234, label %1235, label %1260

1235:                                             ; preds = %1232, %1252
  %1236 = phi i64 [ %1253, %1252 ], [ %1233, %1232 ]
  %1237 = phi i64 [ %1254, %1252 ], [ 0, %1232 ]
  %1238 = mul nsw i64 %1236, %1211
  %1239 = add nsw i64 %1238, %1237
  %1240 = load ptr, ptr %42, align 8
  %1241 = getelementptr inbounds %struct.Walker, ptr %1240, i64 %1239, i32 6
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, 1
  br i1 %1243, label %1244, label %1252

1244:                                             ; preds = %1235
  store i64 0, ptr %1241, align 8
  %1245 = getelementptr inbounds %struct.Walker, ptr %1240, i64 %1239, i32 1
  %1246 = load double, ptr %1245, align 8
  %1247 = load double, ptr %92, align 8
  %1248 = fadd double %1222, %1247
  %1249 = fcmp ogt double %1246, %1248
  %1250 = select i1 %1249, double %1246, double %1248
  store double %1250, ptr %1245, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1239)
  %1251 = load i64, ptr %6, align 8
  br label %1252

1252:                                             ; preds = %1244, %1235
  %1253 = phi i64 [ %1236, %1235 ], [ %1251, %1244 ]
  %1254 = add nuw nsw i64 %1237, 1
  %1255 = icmp slt i64 %1254, %1253
  br i1 %1255, label %1235, label %1260

1256:                                             ; preds = %1209
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  br label %1260

1257:                                             ; preds = %1207
  %1258 = getelementptr inbounds %struct.Walker, ptr %292, i64 %191, i32 6
  store i64 2, ptr %1258, align 8
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %191)
  br label %1260

1259:                                             ; preds = %1207
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %191)
  br label %1260

1260:                                             ; preds = %1252, %1178, %279, %240, %1259, %1257, %1256, %1232, %1191, %1156, %1132, %1121, %1113, %285
  %1261 = load i64, ptr %36, align 8
  %1262 = load i64, ptr %37, align 8
  %1263 = icmp sge i64 %1261, %1262
  %1264 = select i1 %1263, i1 true, i1 %41
  br i1 %1264, label %1265, label %99

1265:                                             ; preds = %285, %283, %195, %1260, %40, %34
  %1266 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %1267 = load double, ptr %1266, align 8
  br label %1269

1268:                                             ; preds = %1269
  store double %1275, ptr %1266, align 8
  call void @llvm.lifetime.end.p0(i64 12592, ptr nonnull %2)
  ret void

1269:                                             ; preds = %1265, %1269
  %1270 = phi i64 [ 0, %1265 ], [ %1276, %1269 ]
  %1271 = phi double [ %1267, %1265 ], [ %1275, %1269 ]
  %1272 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %1270
  %1273 = load double, ptr %1272, align 8
  %1274 = fcmp ogt double %1271, %1273
  %1275 = select i1 %1274, double %1271, double %1273
  %1276 = add nuw nsw i64 %1270, 1
  %1277 = icmp eq i64 %1276, 10
  br i1 %1277, label %1268, label %1269
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
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
  %21 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 9
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  br label %34

30:                                               ; preds = %48, %2
  %31 = phi double [ %19, %2 ], [ %49, %48 ]
  %32 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 5
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
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 11
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
  %70 = getelementptr inbounds %struct.Step, ptr %5, i64 %11, i32 11
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
define internal fastcc void @meet_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds %struct.Walker, ptr %7, i64 %10
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12, align 8
  %14 = shl nsw i64 %1, 1
  %15 = getelementptr inbounds i64, ptr %13, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %3, 0
  %18 = icmp sgt i64 %16, %3
  %19 = select i1 %17, i1 %18, i1 false
  %20 = select i1 %19, i64 %3, i64 %16
  %21 = icmp sgt i64 %9, 0
  br i1 %21, label %25, label %77

22:                                               ; preds = %40
  %23 = icmp sge i64 %43, %20
  %24 = and i1 %23, %21
  br i1 %24, label %46, label %77

25:                                               ; preds = %5, %40
  %26 = phi i64 [ %44, %40 ], [ 0, %5 ]
  %27 = phi i64 [ %43, %40 ], [ 0, %5 ]
  %28 = getelementptr inbounds %struct.Walker, ptr %11, i64 %26
  %29 = getelementptr inbounds %struct.Walker, ptr %28, i64 0, i32 7
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.Walker, ptr %28, i64 0, i32 6
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 3
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Walker, ptr %28, i64 0, i32 18
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, %2
  br label %40

40:                                               ; preds = %36, %32, %25
  %41 = phi i1 [ false, %32 ], [ false, %25 ], [ %39, %36 ]
  %42 = zext i1 %41 to i64
  %43 = add nuw nsw i64 %27, %42
  %44 = add nuw nsw i64 %26, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %22, label %25

46:                                               ; preds = %22
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  br label %48

48:                                               ; preds = %73, %46
  %49 = phi i64 [ %9, %46 ], [ %74, %73 ]
  %50 = phi i64 [ 0, %46 ], [ %75, %73 ]
  %51 = getelementptr inbounds %struct.Walker, ptr %11, i64 %50
  %52 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 7
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %73, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 6
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 3
  br i1 %58, label %59, label %73

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 18
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %63, label %73

63:                                               ; preds = %59
  store i64 0, ptr %56, align 8
  %64 = getelementptr inbounds %struct.Walker, ptr %51, i64 0, i32 1
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %47, align 8
  %67 = fadd double %66, %4
  %68 = fcmp ogt double %65, %67
  %69 = select i1 %68, double %65, double %67
  store double %69, ptr %64, align 8
  %70 = mul nsw i64 %49, %1
  %71 = add nsw i64 %70, %50
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %71)
  %72 = load i64, ptr %8, align 8
  br label %73

73:                                               ; preds = %63, %59, %55, %48
  %74 = phi i64 [ %49, %48 ], [ %49, %55 ], [ %49, %59 ], [ %72, %63 ]
  %75 = add nuw nsw i64 %50, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %77

77:                                               ; preds = %73, %5, %22
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
  br i1 %10, label %11, label %231

11:                                               ; preds = %4
  %12 = fcmp olt double %9, 1.000000e+00
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
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
  br i1 %25, label %26, label %231

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
  br i1 %115, label %116, label %231

116:                                              ; preds = %104
  %117 = fcmp olt double %114, 1.000000e+00
  br i1 %117, label %118, label %131

118:                                              ; preds = %116
  %119 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %120 = load i64, ptr %119, align 8
  %121 = shl i64 %120, 13
  %122 = xor i64 %121, %120
  %123 = lshr i64 %122, 7
  %124 = xor i64 %123, %122
  %125 = shl i64 %124, 17
  %126 = xor i64 %125, %124
  store i64 %126, ptr %119, align 8
  %127 = lshr i64 %126, 11
  %128 = uitofp i64 %127 to double
  %129 = fmul double %128, 0x3CA0000000000000
  %130 = fcmp ult double %129, %114
  br i1 %130, label %131, label %231

131:                                              ; preds = %118, %116
  %132 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10
  %133 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 1
  %134 = load double, ptr %133, align 8
  %135 = fadd double %134, 4.096000e+03
  %136 = fcmp olt double %135, %3
  br i1 %136, label %141, label %137

137:                                              ; preds = %131
  %138 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %139 = load double, ptr %138, align 8
  %140 = load double, ptr %132, align 8
  br label %147

141:                                              ; preds = %131
  store double %134, ptr %132, align 8
  %142 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %143 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11, i64 1
  %144 = load double, ptr %143, align 8
  store double %144, ptr %142, align 8
  store double %3, ptr %133, align 8
  %145 = getelementptr inbounds double, ptr %35, i64 6
  %146 = load double, ptr %145, align 8
  store double %146, ptr %143, align 8
  br label %147

147:                                              ; preds = %141, %137
  %148 = phi double [ %140, %137 ], [ %134, %141 ]
  %149 = phi double [ %139, %137 ], [ %144, %141 ]
  %150 = getelementptr inbounds double, ptr %35, i64 6
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 13
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %157 = load i64, ptr %156, align 8
  %158 = shl i64 %157, 13
  %159 = xor i64 %158, %157
  %160 = lshr i64 %159, 7
  %161 = xor i64 %160, %159
  %162 = shl i64 %161, 17
  %163 = xor i64 %162, %161
  store i64 %163, ptr %156, align 8
  %164 = lshr i64 %163, 11
  %165 = uitofp i64 %164 to double
  %166 = fmul double %165, 0x3CA0000000000000
  %167 = fadd double %166, 0x3C90000000000000
  %168 = fcmp olt double %167, 5.000000e-01
  br i1 %168, label %169, label %175

169:                                              ; preds = %147, %169
  %170 = phi double [ %173, %169 ], [ 0.000000e+00, %147 ]
  %171 = phi double [ %172, %169 ], [ %167, %147 ]
  %172 = fmul double %171, 2.000000e+00
  %173 = fadd double %170, 1.000000e+00
  %174 = fcmp olt double %172, 5.000000e-01
  br i1 %174, label %169, label %175

175:                                              ; preds = %169, %147
  %176 = phi double [ %167, %147 ], [ %172, %169 ]
  %177 = phi double [ 0.000000e+00, %147 ], [ %173, %169 ]
  %178 = fsub double %151, %149
  %179 = fsub double %3, %148
  %180 = fcmp ogt double %179, 0.000000e+00
  %181 = select i1 %180, double %179, double 0.000000e+00
  %182 = fadd double %181, %153
  %183 = fdiv double %178, %182
  %184 = fcmp ogt double %183, 9.000000e-01
  %185 = select i1 %184, double 9.000000e-01, double %183
  %186 = fsub double 1.000000e+00, %176
  %187 = fmul double %186, 2.000000e+00
  %188 = fadd double %177, %187
  %189 = fmul double %188, 6.667000e-01
  %190 = fmul double %155, %189
  %191 = fadd double %153, %190
  %192 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %193 = load double, ptr %192, align 8
  %194 = fmul double %185, %193
  %195 = fsub double 1.000000e+00, %185
  %196 = fdiv double %194, %195
  %197 = fadd double %196, %191
  %198 = load double, ptr %40, align 8
  %199 = fcmp ogt double %198, 0.000000e+00
  %200 = getelementptr inbounds %struct.Cost, ptr %2, i64 0, i32 8
  %201 = load double, ptr %200, align 8
  br i1 %199, label %202, label %219

202:                                              ; preds = %175
  %203 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 40
  %204 = load double, ptr %203, align 8
  %205 = fsub double %3, %204
  %206 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %207 = load double, ptr %206, align 8
  %208 = fcmp ogt double %205, %207
  %209 = select i1 %208, double %205, double %207
  %210 = fadd double %201, %209
  store double %210, ptr %206, align 8
  %211 = load double, ptr %150, align 8
  %212 = fadd double %201, %211
  store double %212, ptr %150, align 8
  %213 = load double, ptr %206, align 8
  %214 = fcmp olt double %213, %3
  %215 = select i1 %214, double %3, double %213
  %216 = fadd double %197, %215
  %217 = fcmp ogt double %112, %216
  %218 = select i1 %217, double %112, double %216
  br label %231

219:                                              ; preds = %175
  %220 = getelementptr inbounds [10 x double], ptr %1, i64 0, i64 6
  %221 = load double, ptr %220, align 8
  %222 = fcmp olt double %221, %3
  %223 = select i1 %222, double %3, double %221
  %224 = fadd double %201, %223
  store double %224, ptr %220, align 8
  %225 = load double, ptr %150, align 8
  %226 = fadd double %201, %225
  store double %226, ptr %150, align 8
  %227 = load double, ptr %220, align 8
  %228 = fadd double %197, %227
  %229 = fcmp ogt double %112, %228
  %230 = select i1 %229, double %112, double %228
  br label %231

231:                                              ; preds = %118, %104, %219, %202, %4, %13
  %232 = phi double [ %7, %13 ], [ %7, %4 ], [ %112, %118 ], [ %112, %104 ], [ %218, %202 ], [ %230, %219 ]
  ret double %232
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>)



