; sha256 of the sources: 782b7a6431c75240e8ff08d8d9707fadc78784d55be22c7040a5e3a1c3653a96

%struct.State = type { [10 x double], [8 x double], double, [1024 x double], double, i64, [8 x [64 x double]], [8 x i64], double, double, i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double, ptr, ptr, ptr, ptr, i64, double, double, double, double, double, double, double, double, i64, i64, double, i64 }
%struct.Walker = type { double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, double, [8 x double], double, [8 x double], i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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

26:                                               ; preds = %24, %91
  %27 = phi i64 [ 0, %24 ], [ %92, %91 ]
  %28 = load i64, ptr %22, align 8
  %29 = load i64, ptr %25, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %91, label %31

31:                                               ; preds = %91, %26
  %32 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ 0, %21 ]
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 11
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %40, label %1186

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
  %74 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 28
  %75 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 27
  %76 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 4
  %77 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 36
  %78 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 34
  %79 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 35
  %80 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %81 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %82 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %83 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 41
  %84 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %85 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 26
  %86 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 7
  %87 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %88 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %90 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 45
  br i1 %41, label %1186, label %95

91:                                               ; preds = %26
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %27, double noundef 0.000000e+00)
  %92 = add nuw nsw i64 %27, 1
  %93 = load i64, ptr %4, align 8
  %94 = icmp slt i64 %92, %93
  br i1 %94, label %26, label %31

95:                                               ; preds = %40, %1181
  %96 = load ptr, ptr %42, align 8
  %97 = load double, ptr %2, align 8
  %98 = load double, ptr %49, align 8
  %99 = load double, ptr %50, align 8
  br label %102

100:                                              ; preds = %185
  %101 = icmp slt i64 %187, 0
  br i1 %101, label %191, label %226

102:                                              ; preds = %95, %185
  %103 = phi double [ 1.000000e+300, %95 ], [ %188, %185 ]
  %104 = phi i64 [ -1, %95 ], [ %187, %185 ]
  %105 = phi i64 [ 0, %95 ], [ %189, %185 ]
  %106 = phi i64 [ 0, %95 ], [ %186, %185 ]
  %107 = getelementptr inbounds %struct.Walker, ptr %96, i64 %105
  %108 = getelementptr inbounds %struct.Walker, ptr %96, i64 %105, i32 7
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %185, label %111

111:                                              ; preds = %102
  %112 = getelementptr inbounds %struct.Walker, ptr %96, i64 %105, i32 6
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %185

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.Walker, ptr %96, i64 %105, i32 17
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %185

119:                                              ; preds = %115
  %120 = load double, ptr %107, align 8
  %121 = fcmp ult double %120, %103
  br i1 %121, label %122, label %185

122:                                              ; preds = %119
  %123 = load i64, ptr %43, align 8
  %124 = srem i64 %105, %123
  %125 = load ptr, ptr %0, align 8
  %126 = load ptr, ptr %44, align 8
  %127 = getelementptr inbounds %struct.Walker, ptr %96, i64 %105, i32 3
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds i64, ptr %126, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %124
  %132 = load double, ptr %131, align 8
  %133 = fcmp ogt double %120, %132
  %134 = select i1 %133, double %120, double %132
  %135 = getelementptr inbounds %struct.Step, ptr %125, i64 %130, i32 5
  %136 = load i64, ptr %135, align 8
  %137 = and i64 %136, -2
  %138 = icmp eq i64 %137, 8
  br i1 %138, label %139, label %149

139:                                              ; preds = %122
  %140 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %124
  %141 = load i64, ptr %140, align 8
  %142 = load double, ptr %14, align 8
  %143 = fptosi double %142 to i64
  %144 = srem i64 %141, %143
  %145 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %124, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp ogt double %134, %146
  %148 = select i1 %147, double %134, double %146
  br label %179

149:                                              ; preds = %122
  %150 = load ptr, ptr %45, align 8
  %151 = load i64, ptr %46, align 8
  %152 = mul nsw i64 %151, %124
  %153 = getelementptr inbounds %struct.Step, ptr %125, i64 %130, i32 6
  %154 = load i64, ptr %153, align 8
  %155 = add nsw i64 %152, %154
  %156 = getelementptr inbounds double, ptr %150, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = fcmp ogt double %134, %157
  %159 = select i1 %158, double %134, double %157
  switch i64 %136, label %179 [
    i64 1, label %160
    i64 3, label %160
  ]

160:                                              ; preds = %149, %149
  %161 = load ptr, ptr %47, align 8
  %162 = getelementptr inbounds %struct.Step, ptr %125, i64 %130, i32 11
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Cost, ptr %161, i64 %163, i32 9
  %165 = load double, ptr %164, align 8
  %166 = fcmp ogt double %165, 0.000000e+00
  %167 = load double, ptr %48, align 8
  br i1 %166, label %168, label %172

168:                                              ; preds = %160
  %169 = fsub double %99, %167
  %170 = fcmp ogt double %159, %169
  %171 = select i1 %170, double %159, double %169
  br label %179

172:                                              ; preds = %160
  %173 = fsub double %97, %167
  %174 = fcmp ogt double %159, %173
  %175 = select i1 %174, double %159, double %173
  %176 = fsub double %98, %167
  %177 = fcmp ogt double %175, %176
  %178 = select i1 %177, double %175, double %176
  br label %179

179:                                              ; preds = %139, %149, %168, %172
  %180 = phi double [ %148, %139 ], [ %171, %168 ], [ %178, %172 ], [ %159, %149 ]
  %181 = fcmp olt double %180, %103
  %182 = select i1 %181, i64 %124, i64 %106
  %183 = select i1 %181, i64 %105, i64 %104
  %184 = select i1 %181, double %180, double %103
  br label %185

185:                                              ; preds = %102, %111, %115, %119, %179
  %186 = phi i64 [ %182, %179 ], [ %106, %119 ], [ %106, %115 ], [ %106, %111 ], [ %106, %102 ]
  %187 = phi i64 [ %183, %179 ], [ %104, %119 ], [ %104, %115 ], [ %104, %111 ], [ %104, %102 ]
  %188 = phi double [ %184, %179 ], [ %103, %119 ], [ %103, %115 ], [ %103, %111 ], [ %103, %102 ]
  %189 = add nuw nsw i64 %105, 1
  %190 = icmp eq i64 %189, %8
  br i1 %190, label %100, label %102

191:                                              ; preds = %100
  br i1 %41, label %1186, label %192

192:                                              ; preds = %191
  %193 = load ptr, ptr %42, align 8
  br label %196

194:                                              ; preds = %216
  %195 = icmp eq ptr %217, null
  br i1 %195, label %1186, label %220

196:                                              ; preds = %216, %192
  %197 = phi i64 [ 0, %192 ], [ %218, %216 ]
  %198 = phi ptr [ null, %192 ], [ %217, %216 ]
  %199 = getelementptr inbounds %struct.Walker, ptr %193, i64 %197
  %200 = getelementptr inbounds %struct.Walker, ptr %193, i64 %197, i32 7
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %216, label %203

203:                                              ; preds = %196
  %204 = getelementptr inbounds %struct.Walker, ptr %193, i64 %197, i32 17
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %216, label %207

207:                                              ; preds = %203
  %208 = icmp eq ptr %198, null
  br i1 %208, label %215, label %209

209:                                              ; preds = %207
  %210 = getelementptr inbounds %struct.Walker, ptr %193, i64 %197, i32 1
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Walker, ptr %198, i64 0, i32 1
  %213 = load double, ptr %212, align 8
  %214 = fcmp olt double %211, %213
  br i1 %214, label %215, label %216

215:                                              ; preds = %209, %207
  br label %216

216:                                              ; preds = %215, %209, %203, %196
  %217 = phi ptr [ %199, %215 ], [ %198, %209 ], [ %198, %203 ], [ %198, %196 ]
  %218 = add nuw nsw i64 %197, 1
  %219 = icmp eq i64 %218, %8
  br i1 %219, label %194, label %196

220:                                              ; preds = %194
  %221 = getelementptr inbounds %struct.Walker, ptr %217, i64 0, i32 17
  store i64 0, ptr %221, align 8
  %222 = load i64, ptr %90, align 8
  %223 = freeze i64 %222
  %224 = add i64 %223, 1
  store i64 %224, ptr %90, align 8
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %1186, label %1181

226:                                              ; preds = %100
  %227 = load ptr, ptr %42, align 8
  %228 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187
  %229 = load ptr, ptr %0, align 8
  %230 = load ptr, ptr %44, align 8
  %231 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 3
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds i64, ptr %230, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds %struct.Step, ptr %229, i64 %234
  %236 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 2
  %237 = load double, ptr %236, align 8
  %238 = fadd double %188, %237
  %239 = load double, ptr %51, align 8
  %240 = fadd double %188, %239
  %241 = load ptr, ptr %52, align 8
  %242 = mul nsw i64 %234, 10
  %243 = getelementptr inbounds double, ptr %241, i64 %242
  %244 = load double, ptr %53, align 8
  %245 = load double, ptr %243, align 8
  %246 = fadd double %244, %245
  store double %246, ptr %243, align 8
  %247 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 1
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 2
  %250 = load double, ptr %249, align 8
  %251 = fsub double %248, %250
  %252 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 9
  %253 = load i64, ptr %252, align 8
  %254 = icmp eq i64 %253, 0
  %255 = select i1 %254, i64 1, i64 9
  %256 = getelementptr inbounds double, ptr %243, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fadd double %251, %257
  store double %258, ptr %256, align 8
  %259 = load double, ptr %228, align 8
  %260 = load double, ptr %247, align 8
  %261 = fcmp ogt double %259, %260
  br i1 %261, label %262, label %270

262:                                              ; preds = %226
  %263 = fsub double %259, %260
  %264 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 8
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds double, ptr %243, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = fadd double %263, %267
  store double %268, ptr %266, align 8
  %269 = load double, ptr %228, align 8
  br label %270

270:                                              ; preds = %262, %226
  %271 = phi double [ %269, %262 ], [ %259, %226 ]
  %272 = fcmp olt double %271, %188
  br i1 %272, label %276, label %273

273:                                              ; preds = %270
  %274 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 5
  %275 = load i64, ptr %274, align 8
  br label %321

276:                                              ; preds = %270
  %277 = fsub double %188, %271
  %278 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 5
  %279 = load i64, ptr %278, align 8
  switch i64 %279, label %302 [
    i64 1, label %280
    i64 3, label %280
  ]

280:                                              ; preds = %276, %276
  %281 = load ptr, ptr %47, align 8
  %282 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 11
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Cost, ptr %281, i64 %283, i32 9
  %285 = load double, ptr %284, align 8
  %286 = fcmp ogt double %285, 0.000000e+00
  br i1 %286, label %287, label %289

287:                                              ; preds = %280
  %288 = load double, ptr %50, align 8
  br label %294

289:                                              ; preds = %280
  %290 = load double, ptr %2, align 8
  %291 = load double, ptr %49, align 8
  %292 = fcmp ogt double %290, %291
  %293 = select i1 %292, double %290, double %291
  br label %294

294:                                              ; preds = %289, %287
  %295 = phi double [ %288, %287 ], [ %293, %289 ]
  %296 = load double, ptr %48, align 8
  %297 = fsub double %295, %296
  %298 = fcmp ult double %297, %188
  br i1 %298, label %305, label %299

299:                                              ; preds = %294
  %300 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 13
  %301 = load i64, ptr %300, align 8
  br label %316

302:                                              ; preds = %276
  %303 = and i64 %279, -2
  %304 = icmp eq i64 %303, 8
  br i1 %304, label %316, label %305

305:                                              ; preds = %302, %294
  %306 = load ptr, ptr %45, align 8
  %307 = load i64, ptr %46, align 8
  %308 = mul nsw i64 %307, %186
  %309 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 6
  %310 = load i64, ptr %309, align 8
  %311 = add nsw i64 %308, %310
  %312 = getelementptr inbounds double, ptr %306, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = fcmp oge double %313, %188
  %315 = select i1 %314, i64 7, i64 8
  br label %316

316:                                              ; preds = %305, %302, %299
  %317 = phi i64 [ %301, %299 ], [ %315, %305 ], [ 7, %302 ]
  %318 = getelementptr inbounds double, ptr %243, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = fadd double %277, %319
  store double %320, ptr %318, align 8
  br label %321

321:                                              ; preds = %316, %273
  %322 = phi i64 [ %275, %273 ], [ %279, %316 ]
  %323 = load ptr, ptr %54, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 %234
  %325 = load double, ptr %324, align 8
  %326 = fadd double %325, 1.000000e+00
  store double %326, ptr %324, align 8
  %327 = load i64, ptr %55, align 8
  %328 = add i64 %327, 1
  store i64 %328, ptr %55, align 8
  %329 = load double, ptr %53, align 8
  %330 = fadd double %188, %329
  %331 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %186
  store double %330, ptr %331, align 8
  %332 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 5
  %333 = and i64 %322, -2
  %334 = icmp eq i64 %333, 8
  br i1 %334, label %346, label %335

335:                                              ; preds = %321
  %336 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 1
  %337 = load double, ptr %336, align 8
  %338 = fadd double %188, %337
  %339 = load ptr, ptr %45, align 8
  %340 = load i64, ptr %46, align 8
  %341 = mul nsw i64 %340, %186
  %342 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 6
  %343 = load i64, ptr %342, align 8
  %344 = add nsw i64 %341, %343
  %345 = getelementptr inbounds double, ptr %339, i64 %344
  store double %338, ptr %345, align 8
  br label %346

346:                                              ; preds = %335, %321
  %347 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 3
  %348 = load double, ptr %347, align 8
  %349 = fcmp ogt double %348, 0.000000e+00
  br i1 %349, label %350, label %364

350:                                              ; preds = %346
  %351 = load ptr, ptr %45, align 8
  %352 = load i64, ptr %46, align 8
  %353 = mul nsw i64 %352, %186
  %354 = load i64, ptr %56, align 8
  %355 = add nsw i64 %353, %354
  %356 = getelementptr inbounds double, ptr %351, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = fcmp ogt double %357, %188
  br i1 %358, label %359, label %364

359:                                              ; preds = %350
  %360 = fadd double %348, %357
  store double %360, ptr %356, align 8
  %361 = load double, ptr %57, align 8
  %362 = load double, ptr %331, align 8
  %363 = fadd double %361, %362
  store double %363, ptr %331, align 8
  br label %364

364:                                              ; preds = %359, %350, %346
  switch i64 %322, label %500 [
    i64 1, label %365
    i64 3, label %365
  ]

365:                                              ; preds = %364, %364
  %366 = load ptr, ptr %47, align 8
  %367 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 11
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds %struct.Cost, ptr %366, i64 %368
  %370 = getelementptr inbounds %struct.Cost, ptr %366, i64 %368, i32 9
  %371 = load double, ptr %370, align 8
  %372 = fcmp ogt double %371, 0.000000e+00
  br i1 %372, label %373, label %430

373:                                              ; preds = %365
  %374 = load double, ptr %9, align 8
  %375 = fptosi double %374 to i64
  %376 = load i64, ptr %3, align 8
  %377 = shl i64 %376, 13
  %378 = xor i64 %377, %376
  %379 = lshr i64 %378, 7
  %380 = xor i64 %379, %378
  %381 = shl i64 %380, 17
  %382 = xor i64 %381, %380
  store i64 %382, ptr %3, align 8
  %383 = lshr i64 %382, 11
  %384 = uitofp i64 %383 to double
  %385 = fmul double %384, 0x3CA0000000000000
  %386 = fadd double %371, %385
  %387 = fptosi double %386 to i64
  %388 = tail call i64 @llvm.smin.i64(i64 %387, i64 %375)
  %389 = icmp eq i64 %388, 0
  br i1 %389, label %399, label %390

390:                                              ; preds = %373
  %391 = load i64, ptr %61, align 8
  %392 = add i64 %388, -1
  %393 = add i64 %392, %391
  %394 = srem i64 %393, %375
  %395 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = fcmp olt double %396, %188
  %398 = select i1 %397, double %188, double %396
  br label %399

399:                                              ; preds = %390, %373
  %400 = phi double [ %398, %390 ], [ %188, %373 ]
  %401 = getelementptr inbounds %struct.Cost, ptr %366, i64 %368, i32 1
  %402 = load double, ptr %401, align 8
  %403 = load double, ptr %50, align 8
  %404 = fcmp olt double %403, %400
  %405 = select i1 %404, double %400, double %403
  %406 = fadd double %402, %405
  store double %406, ptr %50, align 8
  %407 = load ptr, ptr %58, align 8
  %408 = getelementptr inbounds double, ptr %407, i64 8
  %409 = load double, ptr %408, align 8
  %410 = fadd double %402, %409
  store double %410, ptr %408, align 8
  %411 = load double, ptr %50, align 8
  %412 = load double, ptr %62, align 8
  %413 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %369, double noundef %411)
  %414 = fcmp ogt double %412, %413
  %415 = select i1 %414, double %412, double %413
  store double %415, ptr %62, align 8
  %416 = icmp sgt i64 %388, 0
  br i1 %416, label %417, label %500

417:                                              ; preds = %399
  %418 = load i64, ptr %61, align 8
  br label %419

419:                                              ; preds = %419, %417
  %420 = phi i64 [ %418, %417 ], [ %423, %419 ]
  %421 = phi i64 [ %388, %417 ], [ %426, %419 ]
  %422 = load double, ptr %62, align 8
  %423 = add nsw i64 %420, 1
  %424 = srem i64 %420, %375
  %425 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %424
  store double %422, ptr %425, align 8
  %426 = add nsw i64 %421, -1
  %427 = icmp ugt i64 %421, 1
  br i1 %427, label %419, label %428

428:                                              ; preds = %419
  store i64 %423, ptr %61, align 8
  %429 = load double, ptr %62, align 8
  br label %500

430:                                              ; preds = %365
  %431 = load double, ptr %369, align 8
  %432 = load double, ptr %2, align 8
  %433 = fcmp olt double %432, %188
  %434 = select i1 %433, double %188, double %432
  %435 = fadd double %431, %434
  store double %435, ptr %2, align 8
  %436 = load ptr, ptr %58, align 8
  %437 = load double, ptr %436, align 8
  %438 = fadd double %431, %437
  store double %438, ptr %436, align 8
  %439 = load double, ptr %2, align 8
  %440 = getelementptr inbounds %struct.Cost, ptr %366, i64 %368, i32 1
  %441 = load double, ptr %440, align 8
  %442 = load double, ptr %59, align 8
  %443 = fcmp ult double %442, %439
  %444 = load double, ptr %49, align 8
  br i1 %443, label %445, label %456

445:                                              ; preds = %430
  %446 = fcmp ogt double %442, %444
  %447 = select i1 %446, double %442, double %444
  %448 = fsub double %439, %447
  %449 = fcmp ogt double %448, 0.000000e+00
  br i1 %449, label %450, label %455

450:                                              ; preds = %445
  %451 = load double, ptr %60, align 8
  %452 = fsub double %451, %448
  %453 = fcmp olt double %452, 0.000000e+00
  %454 = select i1 %453, double 0.000000e+00, double %452
  store double %454, ptr %60, align 8
  br label %455

455:                                              ; preds = %450, %445
  store double %439, ptr %59, align 8
  br label %456

456:                                              ; preds = %455, %430
  %457 = load double, ptr %60, align 8
  %458 = fcmp olt double %457, %441
  %459 = select i1 %458, double %457, double %441
  %460 = fsub double %457, %459
  store double %460, ptr %60, align 8
  %461 = fcmp olt double %444, %439
  %462 = select i1 %461, double %439, double %444
  %463 = fadd double %441, %462
  %464 = fadd double %463, %459
  store double %464, ptr %49, align 8
  %465 = getelementptr inbounds double, ptr %436, i64 1
  %466 = load double, ptr %465, align 8
  %467 = fadd double %441, %466
  store double %467, ptr %465, align 8
  %468 = load double, ptr %49, align 8
  %469 = getelementptr inbounds %struct.Cost, ptr %366, i64 %368, i32 10
  %470 = load double, ptr %469, align 8
  %471 = fcmp ogt double %470, 0.000000e+00
  %472 = call fastcc double @found(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef nonnull %369, double noundef %468)
  br i1 %471, label %473, label %500

473:                                              ; preds = %456
  %474 = load double, ptr %469, align 8
  %475 = load double, ptr %59, align 8
  %476 = fcmp ult double %475, %468
  br i1 %476, label %477, label %489

477:                                              ; preds = %473
  %478 = load double, ptr %49, align 8
  %479 = fcmp ogt double %475, %478
  %480 = select i1 %479, double %475, double %478
  %481 = fsub double %468, %480
  %482 = fcmp ogt double %481, 0.000000e+00
  br i1 %482, label %483, label %488

483:                                              ; preds = %477
  %484 = load double, ptr %60, align 8
  %485 = fsub double %484, %481
  %486 = fcmp olt double %485, 0.000000e+00
  %487 = select i1 %486, double 0.000000e+00, double %485
  store double %487, ptr %60, align 8
  br label %488

488:                                              ; preds = %483, %477
  store double %468, ptr %59, align 8
  br label %489

489:                                              ; preds = %488, %473
  %490 = load double, ptr %60, align 8
  %491 = fadd double %474, %490
  store double %491, ptr %60, align 8
  %492 = load ptr, ptr %58, align 8
  %493 = getelementptr inbounds double, ptr %492, i64 1
  %494 = load double, ptr %493, align 8
  %495 = fadd double %474, %494
  store double %495, ptr %493, align 8
  %496 = load double, ptr %60, align 8
  %497 = fadd double %468, %496
  %498 = fcmp ogt double %472, %497
  %499 = select i1 %498, double %472, double %497
  br label %500

500:                                              ; preds = %489, %456, %428, %399, %364
  %501 = phi double [ %240, %364 ], [ %411, %428 ], [ %411, %399 ], [ %468, %489 ], [ %468, %456 ]
  %502 = phi double [ %238, %364 ], [ %429, %428 ], [ %415, %399 ], [ %499, %489 ], [ %472, %456 ]
  %503 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 14
  %504 = load i64, ptr %503, align 8
  %505 = icmp eq i64 %504, 0
  br i1 %505, label %506, label %508

506:                                              ; preds = %500
  %507 = load i64, ptr %332, align 8
  br label %865

508:                                              ; preds = %500
  %509 = load ptr, ptr %42, align 8
  %510 = load ptr, ptr %63, align 8
  %511 = getelementptr inbounds %struct.Walker, ptr %509, i64 %187, i32 5
  %512 = load i64, ptr %511, align 8
  %513 = load i64, ptr %6, align 8
  %514 = mul nsw i64 %513, %512
  %515 = srem i64 %187, %513
  %516 = add nsw i64 %515, %514
  %517 = getelementptr inbounds i64, ptr %510, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = load ptr, ptr %64, align 8
  %520 = getelementptr inbounds i64, ptr %519, i64 %518
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Walker, ptr %509, i64 %187, i32 16
  %523 = load i64, ptr %522, align 8
  %524 = add nsw i64 %523, %521
  %525 = add nsw i64 %518, 1
  %526 = getelementptr inbounds i64, ptr %519, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = icmp slt i64 %524, %527
  br i1 %528, label %531, label %529

529:                                              ; preds = %508
  %530 = add nsw i64 %523, 1
  store i64 %530, ptr %522, align 8
  br label %860

531:                                              ; preds = %508
  %532 = load ptr, ptr %65, align 8
  %533 = load ptr, ptr %66, align 8
  %534 = getelementptr inbounds i64, ptr %533, i64 %524
  %535 = load i64, ptr %534, align 8
  %536 = getelementptr inbounds %struct.Note, ptr %532, i64 %535
  %537 = add nsw i64 %524, 1
  %538 = getelementptr inbounds i64, ptr %533, i64 %537
  %539 = load i64, ptr %538, align 8
  %540 = sub nsw i64 %539, %535
  %541 = add nsw i64 %523, 1
  store i64 %541, ptr %522, align 8
  %542 = icmp sgt i64 %540, 0
  br i1 %542, label %543, label %860

543:                                              ; preds = %531
  %544 = getelementptr inbounds %struct.Walker, ptr %509, i64 %187, i32 11
  %545 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 11
  br label %546

546:                                              ; preds = %856, %543
  %547 = phi i64 [ 0, %543 ], [ %858, %856 ]
  %548 = phi double [ %188, %543 ], [ %857, %856 ]
  %549 = getelementptr inbounds %struct.Note, ptr %536, i64 %547
  %550 = load i64, ptr %549, align 8
  switch i64 %550, label %768 [
    i64 8, label %566
    i64 6, label %856
    i64 4, label %551
    i64 5, label %753
  ]

551:                                              ; preds = %546
  %552 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 1
  %553 = load i64, ptr %552, align 8
  %554 = load ptr, ptr %78, align 8
  %555 = load i64, ptr %6, align 8
  %556 = sdiv i64 %187, %555
  %557 = load i64, ptr %79, align 8
  %558 = mul nsw i64 %557, %556
  %559 = add nsw i64 %558, %553
  %560 = getelementptr inbounds %struct.Meeting, ptr %554, i64 %559
  %561 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 2
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds %struct.Meeting, ptr %554, i64 %559, i32 4
  %564 = load i64, ptr %563, align 8
  %565 = sub nsw i64 %564, %562
  store i64 %565, ptr %563, align 8
  br label %805

566:                                              ; preds = %546
  %567 = load i64, ptr %332, align 8
  %568 = icmp eq i64 %567, 6
  br i1 %568, label %569, label %856

569:                                              ; preds = %566
  %570 = load ptr, ptr %47, align 8
  %571 = load i64, ptr %545, align 8
  %572 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571
  %573 = getelementptr inbounds %struct.Note, ptr %536, i64 %547, i32 2
  %574 = load i64, ptr %573, align 8
  %575 = load double, ptr %68, align 8
  %576 = load double, ptr %69, align 8
  %577 = fcmp olt double %576, %188
  %578 = select i1 %577, double %188, double %576
  %579 = fadd double %575, %578
  store double %579, ptr %69, align 8
  %580 = load ptr, ptr %58, align 8
  %581 = getelementptr inbounds double, ptr %580, i64 9
  %582 = load double, ptr %581, align 8
  %583 = fadd double %575, %582
  store double %583, ptr %581, align 8
  %584 = load double, ptr %69, align 8
  %585 = load i64, ptr %3, align 8
  %586 = shl i64 %585, 13
  %587 = xor i64 %586, %585
  %588 = lshr i64 %587, 7
  %589 = xor i64 %588, %587
  %590 = shl i64 %589, 17
  %591 = xor i64 %590, %589
  store i64 %591, ptr %3, align 8
  %592 = lshr i64 %591, 11
  %593 = uitofp i64 %592 to double
  %594 = fmul double %593, 0x3CA0000000000000
  %595 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 7
  %596 = load double, ptr %595, align 8
  %597 = fcmp olt double %594, %596
  %598 = icmp sgt i64 %574, 0
  br i1 %598, label %599, label %856

599:                                              ; preds = %569
  %600 = sitofp i64 %574 to double
  %601 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 3
  %602 = getelementptr inbounds double, ptr %580, i64 2
  %603 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 4
  %604 = getelementptr inbounds double, ptr %580, i64 3
  %605 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 8
  %606 = getelementptr inbounds double, ptr %580, i64 6
  %607 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 12
  %608 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 5
  %609 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 13
  %610 = getelementptr inbounds double, ptr %580, i64 4
  %611 = getelementptr inbounds %struct.Cost, ptr %570, i64 %571, i32 1
  %612 = getelementptr inbounds double, ptr %580, i64 1
  br label %613

613:                                              ; preds = %739, %599
  %614 = phi i64 [ %591, %599 ], [ %722, %739 ]
  %615 = phi double [ %600, %599 ], [ %751, %739 ]
  %616 = phi double [ 0.000000e+00, %599 ], [ %749, %739 ]
  %617 = phi double [ %584, %599 ], [ %625, %739 ]
  %618 = load double, ptr %572, align 8
  %619 = load double, ptr %69, align 8
  %620 = fcmp olt double %619, %617
  %621 = select i1 %620, double %617, double %619
  %622 = fadd double %618, %621
  store double %622, ptr %69, align 8
  %623 = load double, ptr %581, align 8
  %624 = fadd double %618, %623
  store double %624, ptr %581, align 8
  %625 = load double, ptr %69, align 8
  %626 = load double, ptr %601, align 8
  %627 = load double, ptr %70, align 8
  %628 = fcmp olt double %627, %625
  %629 = select i1 %628, double %625, double %627
  %630 = fadd double %626, %629
  store double %630, ptr %70, align 8
  %631 = load double, ptr %602, align 8
  %632 = fadd double %626, %631
  store double %632, ptr %602, align 8
  %633 = load double, ptr %70, align 8
  %634 = load double, ptr %603, align 8
  %635 = load double, ptr %71, align 8
  %636 = fsub double %625, %635
  %637 = load double, ptr %72, align 8
  %638 = fcmp ogt double %636, %637
  %639 = select i1 %638, double %636, double %637
  %640 = fadd double %634, %639
  store double %640, ptr %72, align 8
  %641 = load double, ptr %604, align 8
  %642 = fadd double %634, %641
  store double %642, ptr %604, align 8
  %643 = load double, ptr %72, align 8
  %644 = fcmp olt double %643, %625
  %645 = select i1 %644, double %625, double %643
  %646 = load double, ptr %605, align 8
  %647 = fcmp ogt double %646, 0.000000e+00
  br i1 %647, label %648, label %660

648:                                              ; preds = %613
  %649 = load double, ptr %71, align 8
  %650 = fsub double %625, %649
  %651 = load double, ptr %73, align 8
  %652 = fcmp ogt double %650, %651
  %653 = select i1 %652, double %650, double %651
  %654 = fadd double %646, %653
  store double %654, ptr %73, align 8
  %655 = load double, ptr %606, align 8
  %656 = fadd double %646, %655
  store double %656, ptr %606, align 8
  %657 = load double, ptr %73, align 8
  %658 = fcmp olt double %657, %625
  %659 = select i1 %658, double %625, double %657
  br label %660

660:                                              ; preds = %648, %613
  %661 = phi double [ %659, %648 ], [ %625, %613 ]
  %662 = fcmp ogt double %633, %645
  %663 = select i1 %662, double %633, double %645
  %664 = load double, ptr %607, align 8
  %665 = fadd double %663, %664
  %666 = load double, ptr %608, align 8
  %667 = fcmp ogt double %666, 0.000000e+00
  br i1 %667, label %668, label %678

668:                                              ; preds = %660
  %669 = load double, ptr %76, align 8
  %670 = fcmp olt double %669, %625
  %671 = select i1 %670, double %625, double %669
  %672 = fadd double %666, %671
  store double %672, ptr %76, align 8
  %673 = load double, ptr %610, align 8
  %674 = fadd double %666, %673
  store double %674, ptr %610, align 8
  %675 = load double, ptr %76, align 8
  %676 = load double, ptr %607, align 8
  %677 = fadd double %675, %676
  br label %721

678:                                              ; preds = %660
  br i1 %597, label %679, label %721

679:                                              ; preds = %678
  %680 = load double, ptr %606, align 8
  %681 = load double, ptr %609, align 8
  %682 = load double, ptr %74, align 8
  %683 = shl i64 %614, 13
  %684 = xor i64 %683, %614
  %685 = lshr i64 %684, 7
  %686 = xor i64 %685, %684
  %687 = shl i64 %686, 17
  %688 = xor i64 %687, %686
  store i64 %688, ptr %3, align 8
  %689 = lshr i64 %688, 11
  %690 = uitofp i64 %689 to double
  %691 = fmul double %690, 0x3CA0000000000000
  %692 = fadd double %691, 0x3C90000000000000
  %693 = fcmp olt double %692, 5.000000e-01
  br i1 %693, label %694, label %700

694:                                              ; preds = %679, %694
  %695 = phi double [ %698, %694 ], [ 0.000000e+00, %679 ]
  %696 = phi double [ %697, %694 ], [ %692, %679 ]
  %697 = fmul double %696, 2.000000e+00
  %698 = fadd double %695, 1.000000e+00
  %699 = fcmp olt double %697, 5.000000e-01
  br i1 %699, label %694, label %700

700:                                              ; preds = %694, %679
  %701 = phi double [ %692, %679 ], [ %697, %694 ]
  %702 = phi double [ 0.000000e+00, %679 ], [ %698, %694 ]
  %703 = fadd double %625, %681
  %704 = fdiv double %680, %703
  %705 = fcmp ogt double %704, 9.000000e-01
  %706 = select i1 %705, double 9.000000e-01, double %704
  %707 = fsub double 1.000000e+00, %701
  %708 = fmul double %707, 2.000000e+00
  %709 = fadd double %702, %708
  %710 = fmul double %709, 6.667000e-01
  %711 = fmul double %682, %710
  %712 = fadd double %681, %711
  %713 = load double, ptr %75, align 8
  %714 = fmul double %706, %713
  %715 = fsub double 1.000000e+00, %706
  %716 = fdiv double %714, %715
  %717 = fadd double %716, %712
  %718 = fadd double %661, %717
  %719 = fcmp ogt double %665, %718
  %720 = select i1 %719, double %665, double %718
  br label %721

721:                                              ; preds = %700, %678, %668
  %722 = phi i64 [ %614, %668 ], [ %688, %700 ], [ %614, %678 ]
  %723 = phi double [ %677, %668 ], [ %720, %700 ], [ %665, %678 ]
  %724 = load double, ptr %611, align 8
  %725 = load double, ptr %59, align 8
  %726 = fcmp ult double %725, %625
  br i1 %726, label %727, label %739

727:                                              ; preds = %721
  %728 = load double, ptr %49, align 8
  %729 = fcmp ogt double %725, %728
  %730 = select i1 %729, double %725, double %728
  %731 = fsub double %625, %730
  %732 = fcmp ogt double %731, 0.000000e+00
  br i1 %732, label %733, label %738

733:                                              ; preds = %727
  %734 = load double, ptr %60, align 8
  %735 = fsub double %734, %731
  %736 = fcmp olt double %735, 0.000000e+00
  %737 = select i1 %736, double 0.000000e+00, double %735
  store double %737, ptr %60, align 8
  br label %738

738:                                              ; preds = %733, %727
  store double %625, ptr %59, align 8
  br label %739

739:                                              ; preds = %738, %721
  %740 = load double, ptr %60, align 8
  %741 = fadd double %724, %740
  store double %741, ptr %60, align 8
  %742 = load double, ptr %612, align 8
  %743 = fadd double %724, %742
  store double %743, ptr %612, align 8
  %744 = load double, ptr %60, align 8
  %745 = fadd double %625, %744
  %746 = fcmp ogt double %723, %745
  %747 = select i1 %746, double %723, double %745
  %748 = fcmp ogt double %616, %747
  %749 = select i1 %748, double %616, double %747
  %750 = load double, ptr %77, align 8
  %751 = fsub double %615, %750
  %752 = fcmp ogt double %751, 0.000000e+00
  br i1 %752, label %613, label %856

753:                                              ; preds = %546
  %754 = load double, ptr %67, align 8
  %755 = fadd double %188, %754
  %756 = load double, ptr %544, align 8
  %757 = fcmp ogt double %755, %756
  %758 = select i1 %757, double %755, double %756
  %759 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 1
  %760 = load i64, ptr %759, align 8
  %761 = load ptr, ptr %78, align 8
  %762 = load i64, ptr %6, align 8
  %763 = sdiv i64 %187, %762
  %764 = load i64, ptr %79, align 8
  %765 = mul nsw i64 %764, %763
  %766 = add nsw i64 %765, %760
  %767 = getelementptr inbounds %struct.Meeting, ptr %761, i64 %766
  br label %792

768:                                              ; preds = %546
  %769 = load double, ptr %67, align 8
  %770 = fadd double %188, %769
  %771 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 1
  %772 = load i64, ptr %771, align 8
  %773 = load ptr, ptr %78, align 8
  %774 = load i64, ptr %6, align 8
  %775 = sdiv i64 %187, %774
  %776 = load i64, ptr %79, align 8
  %777 = mul nsw i64 %776, %775
  %778 = add nsw i64 %777, %772
  %779 = getelementptr inbounds %struct.Meeting, ptr %773, i64 %778
  switch i64 %550, label %792 [
    i64 1, label %780
    i64 2, label %786
  ]

780:                                              ; preds = %768
  %781 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 2
  %782 = load i64, ptr %781, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %779, i8 0, i64 72, i1 false)
  %783 = getelementptr inbounds i8, ptr %779, i64 72
  store i64 %782, ptr %783, align 8
  %784 = getelementptr inbounds i8, ptr %779, i64 80
  store i64 %782, ptr %784, align 8
  %785 = getelementptr inbounds i8, ptr %779, i64 88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %785, i8 0, i64 16, i1 false)
  br label %856

786:                                              ; preds = %768
  %787 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 2
  %788 = load i64, ptr %787, align 8
  %789 = getelementptr inbounds %struct.Meeting, ptr %773, i64 %778, i32 4
  %790 = load i64, ptr %789, align 8
  %791 = add nsw i64 %790, %788
  store i64 %791, ptr %789, align 8
  br label %805

792:                                              ; preds = %768, %753
  %793 = phi ptr [ %767, %753 ], [ %779, %768 ]
  %794 = phi i64 [ %766, %753 ], [ %778, %768 ]
  %795 = phi i64 [ %763, %753 ], [ %775, %768 ]
  %796 = phi i64 [ %762, %753 ], [ %774, %768 ]
  %797 = phi ptr [ %761, %753 ], [ %773, %768 ]
  %798 = phi i64 [ %760, %753 ], [ %772, %768 ]
  %799 = phi double [ %758, %753 ], [ %770, %768 ]
  %800 = getelementptr inbounds %struct.Note, ptr %549, i64 0, i32 2
  %801 = load i64, ptr %800, align 8
  %802 = getelementptr inbounds %struct.Meeting, ptr %797, i64 %794, i32 3
  %803 = load i64, ptr %802, align 8
  %804 = sub nsw i64 %803, %801
  store i64 %804, ptr %802, align 8
  br label %805

805:                                              ; preds = %792, %786, %551
  %806 = phi ptr [ %793, %792 ], [ %560, %551 ], [ %779, %786 ]
  %807 = phi i64 [ %794, %792 ], [ %559, %551 ], [ %778, %786 ]
  %808 = phi i64 [ %795, %792 ], [ %556, %551 ], [ %775, %786 ]
  %809 = phi i64 [ %796, %792 ], [ %555, %551 ], [ %774, %786 ]
  %810 = phi ptr [ %797, %792 ], [ %554, %551 ], [ %773, %786 ]
  %811 = phi i64 [ %798, %792 ], [ %553, %551 ], [ %772, %786 ]
  %812 = phi double [ %799, %792 ], [ %548, %551 ], [ %770, %786 ]
  %813 = load double, ptr %806, align 8
  %814 = fcmp ogt double %813, %812
  %815 = select i1 %814, double %813, double %812
  store double %815, ptr %806, align 8
  %816 = getelementptr inbounds %struct.Meeting, ptr %810, i64 %807, i32 3
  %817 = load i64, ptr %816, align 8
  %818 = icmp sgt i64 %817, 0
  br i1 %818, label %856, label %819

819:                                              ; preds = %805
  %820 = getelementptr inbounds %struct.Meeting, ptr %810, i64 %807, i32 4
  %821 = load i64, ptr %820, align 8
  %822 = icmp eq i64 %821, 0
  br i1 %822, label %823, label %856

823:                                              ; preds = %819
  %824 = getelementptr inbounds %struct.Meeting, ptr %810, i64 %807, i32 2
  %825 = load i64, ptr %824, align 8
  %826 = icmp eq i64 %825, 0
  br i1 %826, label %856, label %827

827:                                              ; preds = %823
  %828 = getelementptr inbounds %struct.Meeting, ptr %810, i64 %807, i32 5
  %829 = load i64, ptr %828, align 8
  %830 = add nsw i64 %829, 1
  store i64 %830, ptr %828, align 8
  %831 = srem i64 %829, 8
  %832 = getelementptr inbounds %struct.Meeting, ptr %810, i64 %807, i32 1, i64 %831
  store double %815, ptr %832, align 8
  %833 = add nsw i64 %825, %817
  store i64 %833, ptr %816, align 8
  %834 = icmp sgt i64 %809, 0
  br i1 %834, label %835, label %856

835:                                              ; preds = %827
  %836 = add nsw i64 %811, 1
  br label %837

837:                                              ; preds = %852, %835
  %838 = phi i64 [ %809, %835 ], [ %853, %852 ]
  %839 = phi i64 [ 0, %835 ], [ %854, %852 ]
  %840 = load ptr, ptr %42, align 8
  %841 = mul nsw i64 %838, %808
  %842 = add nsw i64 %841, %839
  %843 = getelementptr inbounds %struct.Walker, ptr %840, i64 %842, i32 7
  %844 = load i64, ptr %843, align 8
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %852, label %846

846:                                              ; preds = %837
  %847 = getelementptr inbounds %struct.Walker, ptr %840, i64 %842, i32 17
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, %836
  br i1 %849, label %850, label %852

850:                                              ; preds = %846
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %842)
  %851 = load i64, ptr %6, align 8
  br label %852

852:                                              ; preds = %850, %846, %837
  %853 = phi i64 [ %851, %850 ], [ %838, %846 ], [ %838, %837 ]
  %854 = add nuw nsw i64 %839, 1
  %855 = icmp slt i64 %854, %853
  br i1 %855, label %837, label %856

856:                                              ; preds = %739, %852, %827, %823, %819, %805, %780, %569, %566, %546
  %857 = phi double [ %548, %546 ], [ %548, %566 ], [ 0.000000e+00, %569 ], [ %548, %780 ], [ %548, %805 ], [ %548, %819 ], [ %548, %823 ], [ %548, %827 ], [ %548, %852 ], [ %749, %739 ]
  %858 = add nuw nsw i64 %547, 1
  %859 = icmp eq i64 %858, %540
  br i1 %859, label %860, label %546

860:                                              ; preds = %856, %531, %529
  %861 = phi double [ %188, %531 ], [ %188, %529 ], [ %857, %856 ]
  %862 = load i64, ptr %332, align 8
  %863 = icmp eq i64 %862, 6
  %864 = select i1 %863, double %861, double %502
  br label %865

865:                                              ; preds = %860, %506
  %866 = phi i64 [ %862, %860 ], [ %507, %506 ]
  %867 = phi double [ %864, %860 ], [ %502, %506 ]
  %868 = and i64 %866, -2
  %869 = icmp eq i64 %868, 8
  br i1 %869, label %870, label %935

870:                                              ; preds = %865
  %871 = load ptr, ptr %42, align 8
  %872 = load ptr, ptr %45, align 8
  %873 = load i64, ptr %46, align 8
  %874 = mul nsw i64 %873, %186
  %875 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 6
  %876 = load i64, ptr %875, align 8
  %877 = add nsw i64 %874, %876
  %878 = getelementptr inbounds double, ptr %872, i64 %877
  %879 = load double, ptr %878, align 8
  %880 = fcmp olt double %879, %188
  %881 = select i1 %880, double %188, double %879
  %882 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 1
  %883 = load double, ptr %882, align 8
  %884 = fadd double %883, %881
  %885 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 4
  %886 = load double, ptr %885, align 8
  %887 = load double, ptr %59, align 8
  %888 = fcmp ult double %887, %188
  br i1 %888, label %889, label %901

889:                                              ; preds = %870
  %890 = load double, ptr %49, align 8
  %891 = fcmp ogt double %887, %890
  %892 = select i1 %891, double %887, double %890
  %893 = fsub double %188, %892
  %894 = fcmp ogt double %893, 0.000000e+00
  br i1 %894, label %895, label %900

895:                                              ; preds = %889
  %896 = load double, ptr %60, align 8
  %897 = fsub double %896, %893
  %898 = fcmp olt double %897, 0.000000e+00
  %899 = select i1 %898, double 0.000000e+00, double %897
  store double %899, ptr %60, align 8
  br label %900

900:                                              ; preds = %895, %889
  store double %188, ptr %59, align 8
  br label %901

901:                                              ; preds = %900, %870
  %902 = load double, ptr %60, align 8
  %903 = fadd double %886, %902
  store double %903, ptr %60, align 8
  %904 = load ptr, ptr %58, align 8
  %905 = getelementptr inbounds double, ptr %904, i64 1
  %906 = load double, ptr %905, align 8
  %907 = fadd double %886, %906
  store double %907, ptr %905, align 8
  %908 = load double, ptr %60, align 8
  %909 = fadd double %188, %908
  %910 = fcmp ogt double %884, %909
  %911 = select i1 %910, double %884, double %909
  store double %911, ptr %878, align 8
  %912 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 7, i64 %186
  %913 = load i64, ptr %912, align 8
  %914 = add nsw i64 %913, 1
  store i64 %914, ptr %912, align 8
  %915 = load double, ptr %14, align 8
  %916 = fptosi double %915 to i64
  %917 = srem i64 %913, %916
  %918 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %186, i64 %917
  store double %911, ptr %918, align 8
  %919 = getelementptr inbounds %struct.Walker, ptr %871, i64 %187, i32 13
  %920 = load double, ptr %919, align 8
  %921 = load double, ptr %878, align 8
  %922 = load double, ptr %236, align 8
  %923 = fadd double %921, %922
  %924 = fcmp ogt double %920, %923
  %925 = select i1 %924, double %920, double %923
  store double %925, ptr %919, align 8
  %926 = load i64, ptr %332, align 8
  %927 = icmp eq i64 %926, 9
  br i1 %927, label %928, label %935

928:                                              ; preds = %901
  %929 = getelementptr inbounds %struct.Walker, ptr %871, i64 %187, i32 15
  %930 = load i64, ptr %929, align 8
  %931 = add nsw i64 %930, 1
  store i64 %931, ptr %929, align 8
  %932 = srem i64 %930, 8
  %933 = getelementptr inbounds %struct.Walker, ptr %871, i64 %187, i32 14, i64 %932
  store double %925, ptr %933, align 8
  %934 = load double, ptr %919, align 8
  br label %954

935:                                              ; preds = %901, %865
  %936 = phi i64 [ %926, %901 ], [ %866, %865 ]
  %937 = phi double [ %925, %901 ], [ %867, %865 ]
  switch i64 %936, label %954 [
    i64 3, label %941
    i64 6, label %941
    i64 4, label %938
  ]

938:                                              ; preds = %935
  %939 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 11
  %940 = load double, ptr %939, align 8
  br label %947

941:                                              ; preds = %935, %935
  %942 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 11
  %943 = load double, ptr %942, align 8
  %944 = fcmp ogt double %943, %937
  %945 = select i1 %944, double %943, double %937
  store double %945, ptr %942, align 8
  %946 = icmp eq i64 %936, 4
  br i1 %946, label %947, label %954

947:                                              ; preds = %941, %938
  %948 = phi double [ %940, %938 ], [ %945, %941 ]
  %949 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 10
  %950 = load i64, ptr %949, align 8
  %951 = add nsw i64 %950, 1
  store i64 %951, ptr %949, align 8
  %952 = srem i64 %950, 8
  %953 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 12, i64 %952
  store double %948, ptr %953, align 8
  br label %954

954:                                              ; preds = %947, %941, %935, %928
  %955 = phi double [ %948, %947 ], [ %937, %941 ], [ %937, %935 ], [ %934, %928 ]
  %956 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 7
  %957 = load i64, ptr %956, align 8
  %958 = icmp sgt i64 %957, -1
  br i1 %958, label %959, label %972

959:                                              ; preds = %954
  %960 = load i64, ptr %80, align 8
  %961 = mul nsw i64 %960, %187
  %962 = add nsw i64 %961, %957
  %963 = load ptr, ptr %81, align 8
  %964 = getelementptr inbounds double, ptr %963, i64 %962
  %965 = load double, ptr %964, align 8
  %966 = fcmp ogt double %965, %955
  br i1 %966, label %972, label %967

967:                                              ; preds = %959
  store double %955, ptr %964, align 8
  %968 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 12
  %969 = load i64, ptr %968, align 8
  %970 = load ptr, ptr %82, align 8
  %971 = getelementptr inbounds i64, ptr %970, i64 %962
  store i64 %969, ptr %971, align 8
  br label %972

972:                                              ; preds = %967, %959, %954
  %973 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 8
  %974 = load i64, ptr %973, align 8
  %975 = icmp sgt i64 %974, -1
  br i1 %975, label %976, label %989

976:                                              ; preds = %972
  %977 = load i64, ptr %80, align 8
  %978 = mul nsw i64 %977, %187
  %979 = add nsw i64 %978, %974
  %980 = load ptr, ptr %81, align 8
  %981 = getelementptr inbounds double, ptr %980, i64 %979
  %982 = load double, ptr %981, align 8
  %983 = fcmp ogt double %982, %501
  br i1 %983, label %989, label %984

984:                                              ; preds = %976
  store double %501, ptr %981, align 8
  %985 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 12
  %986 = load i64, ptr %985, align 8
  %987 = load ptr, ptr %82, align 8
  %988 = getelementptr inbounds i64, ptr %987, i64 %979
  store i64 %986, ptr %988, align 8
  br label %989

989:                                              ; preds = %984, %976, %972
  %990 = load double, ptr %53, align 8
  %991 = fadd double %188, %990
  store double %991, ptr %249, align 8
  %992 = load i64, ptr %332, align 8
  %993 = icmp eq i64 %992, 2
  %994 = zext i1 %993 to i64
  store i64 %994, ptr %252, align 8
  %995 = load double, ptr %235, align 8
  %996 = fadd double %188, %995
  store double %996, ptr %247, align 8
  %997 = load i64, ptr %231, align 8
  %998 = add nsw i64 %997, 1
  store i64 %998, ptr %231, align 8
  %999 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 4
  %1000 = load i64, ptr %999, align 8
  %1001 = icmp slt i64 %998, %1000
  br i1 %1001, label %1002, label %1013

1002:                                             ; preds = %989
  %1003 = load ptr, ptr %44, align 8
  %1004 = getelementptr inbounds i64, ptr %1003, i64 %998
  %1005 = load i64, ptr %1004, align 8
  %1006 = getelementptr inbounds i64, ptr %1003, i64 %997
  %1007 = load i64, ptr %1006, align 8
  %1008 = add nsw i64 %1007, 1
  %1009 = icmp eq i64 %1005, %1008
  br i1 %1009, label %1013, label %1010

1010:                                             ; preds = %1002
  %1011 = load double, ptr %83, align 8
  %1012 = fadd double %996, %1011
  store double %1012, ptr %247, align 8
  br label %1013

1013:                                             ; preds = %1010, %1002, %989
  %1014 = phi double [ %1012, %1010 ], [ %996, %1002 ], [ %996, %989 ]
  %1015 = load double, ptr %84, align 8
  %1016 = fcmp ogt double %1014, %955
  %1017 = select i1 %1016, double %1014, double %955
  %1018 = fcmp ogt double %1015, %1017
  %1019 = select i1 %1018, double %1015, double %1017
  store double %1019, ptr %84, align 8
  %1020 = icmp eq i64 %998, %1000
  br i1 %1020, label %1021, label %1103

1021:                                             ; preds = %1013
  %1022 = load i64, ptr %6, align 8
  %1023 = sdiv i64 %187, %1022
  %1024 = load ptr, ptr %42, align 8
  %1025 = getelementptr inbounds %struct.Walker, ptr %1024, i64 %187, i32 7
  store i64 0, ptr %1025, align 8
  %1026 = load ptr, ptr %87, align 8
  %1027 = shl nsw i64 %1023, 1
  %1028 = getelementptr inbounds i64, ptr %1026, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = add nsw i64 %1029, -1
  store i64 %1030, ptr %1028, align 8
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1032, label %1041

1032:                                             ; preds = %1021
  %1033 = load ptr, ptr %89, align 8
  %1034 = load i64, ptr %36, align 8
  %1035 = add nsw i64 %1034, 1
  store i64 %1035, ptr %36, align 8
  %1036 = getelementptr inbounds double, ptr %1033, i64 %1034
  store double %1014, ptr %1036, align 8
  %1037 = load i64, ptr %22, align 8
  %1038 = load i64, ptr %37, align 8
  %1039 = icmp slt i64 %1037, %1038
  br i1 %1039, label %1040, label %1181

1040:                                             ; preds = %1032
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %1023, double noundef %1014)
  br label %1181

1041:                                             ; preds = %1021
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %187)
  %1042 = load ptr, ptr %87, align 8
  %1043 = or i64 %1027, 1
  %1044 = getelementptr inbounds i64, ptr %1042, i64 %1043
  %1045 = load i64, ptr %1044, align 8
  %1046 = getelementptr inbounds i64, ptr %1042, i64 %1027
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp eq i64 %1045, %1047
  br i1 %1048, label %1051, label %1049

1049:                                             ; preds = %1041
  %1050 = load i64, ptr %6, align 8
  br label %1075

1051:                                             ; preds = %1041
  store i64 0, ptr %1044, align 8
  %1052 = load i64, ptr %6, align 8
  %1053 = icmp sgt i64 %1052, 0
  br i1 %1053, label %1054, label %1181

1054:                                             ; preds = %1051, %1071
  %1055 = phi i64 [ %1072, %1071 ], [ %1052, %1051 ]
  %1056 = phi i64 [ %1073, %1071 ], [ 0, %1051 ]
  %1057 = mul nsw i64 %1055, %1023
  %1058 = add nsw i64 %1057, %1056
  %1059 = load ptr, ptr %42, align 8
  %1060 = getelementptr inbounds %struct.Walker, ptr %1059, i64 %1058, i32 6
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp eq i64 %1061, 1
  br i1 %1062, label %1063, label %1071

1063:                                             ; preds = %1054
  store i64 0, ptr %1060, align 8
  %1064 = getelementptr inbounds %struct.Walker, ptr %1059, i64 %1058, i32 1
  %1065 = load double, ptr %1064, align 8
  %1066 = load double, ptr %88, align 8
  %1067 = fadd double %1014, %1066
  %1068 = fcmp ogt double %1065, %1067
  %1069 = select i1 %1068, double %1065, double %1067
  store double %1069, ptr %1064, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1058)
  %1070 = load i64, ptr %6, align 8
  br label %1071

1071:                                             ; preds = %1063, %1054
  %1072 = phi i64 [ %1055, %1054 ], [ %1070, %1063 ]
  %1073 = add nuw nsw i64 %1056, 1
  %1074 = icmp slt i64 %1073, %1072
  br i1 %1074, label %1054, label %1075

1075:                                             ; preds = %1071, %1049
  %1076 = phi i64 [ %1050, %1049 ], [ %1072, %1071 ]
  %1077 = icmp sgt i64 %1076, 0
  br i1 %1077, label %1078, label %1181

1078:                                             ; preds = %1075, %1099
  %1079 = phi i64 [ %1100, %1099 ], [ %1076, %1075 ]
  %1080 = phi i64 [ %1101, %1099 ], [ 0, %1075 ]
  %1081 = load ptr, ptr %42, align 8
  %1082 = mul nsw i64 %1079, %1023
  %1083 = add nsw i64 %1082, %1080
  %1084 = getelementptr inbounds %struct.Walker, ptr %1081, i64 %1083, i32 7
  %1085 = load i64, ptr %1084, align 8
  %1086 = icmp eq i64 %1085, 0
  br i1 %1086, label %1099, label %1087

1087:                                             ; preds = %1078
  %1088 = getelementptr inbounds %struct.Walker, ptr %1081, i64 %1083, i32 6
  %1089 = load i64, ptr %1088, align 8
  %1090 = icmp eq i64 %1089, 3
  br i1 %1090, label %1091, label %1099

1091:                                             ; preds = %1087
  %1092 = getelementptr inbounds %struct.Walker, ptr %1081, i64 %1083, i32 19
  %1093 = load i64, ptr %1092, align 8
  %1094 = icmp eq i64 %1093, 0
  br i1 %1094, label %1095, label %1099

1095:                                             ; preds = %1091
  %1096 = getelementptr inbounds %struct.Walker, ptr %1081, i64 %1083, i32 18
  %1097 = load i64, ptr %1096, align 8
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1023, i64 noundef %1097, i64 noundef 0, double noundef %1014)
  %1098 = load i64, ptr %6, align 8
  br label %1099

1099:                                             ; preds = %1095, %1091, %1087, %1078
  %1100 = phi i64 [ %1098, %1095 ], [ %1079, %1091 ], [ %1079, %1087 ], [ %1079, %1078 ]
  %1101 = add nuw nsw i64 %1080, 1
  %1102 = icmp slt i64 %1101, %1100
  br i1 %1102, label %1078, label %1181

1103:                                             ; preds = %1013
  br i1 %993, label %1104, label %1128

1104:                                             ; preds = %1103
  %1105 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 15
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp eq i64 %1106, 0
  %1108 = getelementptr inbounds %struct.Step, ptr %229, i64 %234, i32 16
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp eq i64 %1109, 0
  %1111 = select i1 %1107, i1 %1110, i1 false
  br i1 %1111, label %1130, label %1112

1112:                                             ; preds = %1104
  %1113 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 6
  store i64 3, ptr %1113, align 8
  %1114 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 18
  store i64 %1106, ptr %1114, align 8
  %1115 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 19
  store i64 %1109, ptr %1115, align 8
  %1116 = load double, ptr %85, align 8
  %1117 = load double, ptr %86, align 8
  %1118 = fcmp olt double %1117, %188
  %1119 = select i1 %1118, double %188, double %1117
  %1120 = fadd double %1116, %1119
  store double %1120, ptr %86, align 8
  %1121 = load ptr, ptr %58, align 8
  %1122 = getelementptr inbounds double, ptr %1121, i64 7
  %1123 = load double, ptr %1122, align 8
  %1124 = fadd double %1116, %1123
  store double %1124, ptr %1122, align 8
  %1125 = load double, ptr %86, align 8
  %1126 = load i64, ptr %6, align 8
  %1127 = sdiv i64 %187, %1126
  tail call fastcc void @meet_at(ptr noundef nonnull %0, i64 noundef %1127, i64 noundef %1106, i64 noundef %1109, double noundef %1125)
  br label %1181

1128:                                             ; preds = %1103
  %1129 = icmp eq i64 %992, 11
  br i1 %1129, label %1178, label %1180

1130:                                             ; preds = %1104
  %1131 = load i64, ptr %6, align 8
  %1132 = sdiv i64 %187, %1131
  %1133 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 6
  store i64 1, ptr %1133, align 8
  %1134 = load double, ptr %85, align 8
  %1135 = load double, ptr %86, align 8
  %1136 = fcmp olt double %1135, %188
  %1137 = select i1 %1136, double %188, double %1135
  %1138 = fadd double %1134, %1137
  store double %1138, ptr %86, align 8
  %1139 = load ptr, ptr %58, align 8
  %1140 = getelementptr inbounds double, ptr %1139, i64 7
  %1141 = load double, ptr %1140, align 8
  %1142 = fadd double %1134, %1141
  store double %1142, ptr %1140, align 8
  %1143 = load double, ptr %86, align 8
  %1144 = load ptr, ptr %87, align 8
  %1145 = shl nsw i64 %1132, 1
  %1146 = or i64 %1145, 1
  %1147 = getelementptr inbounds i64, ptr %1144, i64 %1146
  %1148 = load i64, ptr %1147, align 8
  %1149 = add nsw i64 %1148, 1
  store i64 %1149, ptr %1147, align 8
  %1150 = getelementptr inbounds i64, ptr %1144, i64 %1145
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp eq i64 %1149, %1151
  br i1 %1152, label %1153, label %1177

1153:                                             ; preds = %1130
  store i64 0, ptr %1147, align 8
  %1154 = load i64, ptr %6, align 8
  %1155 = icmp sgt i64 %1154, 0
  br i1 %1155, label %1156, label %1181

1156:                                             ; preds = %1153, %1173
  %1157 = phi i64 [ %1174, %1173 ], [ %1154, %1153 ]
  %1158 = phi i64 [ %1175, %1173 ], [ 0, %1153 ]
  %1159 = mul nsw i64 %1157, %1132
  %1160 = add nsw i64 %1159, %1158
  %1161 = load ptr, ptr %42, align 8
  %1162 = getelementptr inbounds %struct.Walker, ptr %1161, i64 %1160, i32 6
  %1163 = load i64, ptr %1162, align 8
  %1164 = icmp eq i64 %1163, 1
  br i1 %1164, label %1165, label %1173

1165:                                             ; preds = %1156
  store i64 0, ptr %1162, align 8
  %1166 = getelementptr inbounds %struct.Walker, ptr %1161, i64 %1160, i32 1
  %1167 = load double, ptr %1166, align 8
  %1168 = load double, ptr %88, align 8
  %1169 = fadd double %1143, %1168
  %1170 = fcmp ogt double %1167, %1169
  %1171 = select i1 %1170, double %1167, double %1169
  store double %1171, ptr %1166, align 8
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %1160)
  %1172 = load i64, ptr %6, align 8
  br label %1173

1173:                                             ; preds = %1165, %1156
  %1174 = phi i64 [ %1157, %1156 ], [ %1172, %1165 ]
  %1175 = add nuw nsw i64 %1158, 1
  %1176 = icmp slt i64 %1175, %1174
  br i1 %1176, label %1156, label %1181

1177:                                             ; preds = %1130
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %187)
  br label %1181

1178:                                             ; preds = %1128
  %1179 = getelementptr inbounds %struct.Walker, ptr %227, i64 %187, i32 6
  store i64 2, ptr %1179, align 8
  tail call fastcc void @meet(ptr noundef nonnull %0, i64 noundef %187)
  br label %1181

1180:                                             ; preds = %1128
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %187)
  br label %1181

1181:                                             ; preds = %1173, %1099, %1180, %1178, %1177, %1153, %1112, %1075, %1051, %1040, %1032, %220
  %1182 = load i64, ptr %36, align 8
  %1183 = load i64, ptr %37, align 8
  %1184 = icmp sge i64 %1182, %1183
  %1185 = select i1 %1184, i1 true, i1 %41
  br i1 %1185, label %1186, label %95

1186:                                             ; preds = %220, %194, %191, %1181, %40, %34
  %1187 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 46
  %1188 = load double, ptr %1187, align 8
  br label %1190

1189:                                             ; preds = %1190
  store double %1196, ptr %1187, align 8
  call void @llvm.lifetime.end.p0(i64 12560, ptr nonnull %2)
  ret void

1190:                                             ; preds = %1186, %1190
  %1191 = phi i64 [ 0, %1186 ], [ %1197, %1190 ]
  %1192 = phi double [ %1188, %1186 ], [ %1196, %1190 ]
  %1193 = getelementptr inbounds [10 x double], ptr %2, i64 0, i64 %1191
  %1194 = load double, ptr %1193, align 8
  %1195 = fcmp ogt double %1192, %1194
  %1196 = select i1 %1195, double %1192, double %1194
  %1197 = add nuw nsw i64 %1191, 1
  %1198 = icmp eq i64 %1197, 10
  br i1 %1198, label %1189, label %1190
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
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %15 = load ptr, ptr %14, align 8
  %16 = shl nsw i64 %1, 1
  %17 = getelementptr inbounds i64, ptr %15, i64 %16
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %5, %13
  %20 = phi i64 [ %18, %13 ], [ %3, %5 ]
  %21 = icmp slt i64 %9, 1
  br i1 %21, label %77, label %27

22:                                               ; preds = %42
  %23 = icmp slt i64 %45, %20
  %24 = or i1 %23, %21
  br i1 %24, label %77, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  br label %48

27:                                               ; preds = %19, %42
  %28 = phi i64 [ %46, %42 ], [ 0, %19 ]
  %29 = phi i64 [ %45, %42 ], [ 0, %19 ]
  %30 = getelementptr inbounds %struct.Walker, ptr %11, i64 %28
  %31 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 7
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 6
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 3
  br i1 %37, label %38, label %42

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Walker, ptr %30, i64 0, i32 18
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %2
  br label %42

42:                                               ; preds = %38, %34, %27
  %43 = phi i1 [ false, %34 ], [ false, %27 ], [ %41, %38 ]
  %44 = zext i1 %43 to i64
  %45 = add nuw nsw i64 %29, %44
  %46 = add nuw nsw i64 %28, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %22, label %27

48:                                               ; preds = %25, %73
  %49 = phi i64 [ %9, %25 ], [ %74, %73 ]
  %50 = phi i64 [ 0, %25 ], [ %75, %73 ]
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
  %66 = load double, ptr %26, align 8
  %67 = fadd double %66, %4
  %68 = fcmp ogt double %65, %67
  %69 = select i1 %68, double %65, double %67
  store double %69, ptr %64, align 8
  %70 = mul nsw i64 %49, %1
  %71 = add nsw i64 %70, %50
  tail call fastcc void @renew(ptr noundef nonnull %0, i64 noundef %71)
  %72 = load i64, ptr %8, align 8
  br label %73

73:                                               ; preds = %48, %55, %59, %63
  %74 = phi i64 [ %49, %48 ], [ %49, %55 ], [ %49, %59 ], [ %72, %63 ]
  %75 = add nuw nsw i64 %50, 1
  %76 = icmp slt i64 %75, %74
  br i1 %76, label %48, label %77

77:                                               ; preds = %73, %22, %19
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



