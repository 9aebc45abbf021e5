; sha256 of the sources: a595a22223c807634e16fbeff69df76751e056d2e5710a1ceb1fd23ffdfa91bd

%struct.State = type { [6 x double], [8 x double], i64, i64, i64 }
%struct.Simulation = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, i64 }
%struct.Warp = type { double, double, i64, i64, i64, i64, i64 }
%struct.Step = type { double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Access = type { double, double, double, double, double, double, double, double, double, double, double }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @simulate(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(136) %2, i8 0, i64 136, i1 false)
  %3 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  store i64 -7046029254386353131, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2
  %10 = icmp sgt i64 %5, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  br label %13

13:                                               ; preds = %11, %55
  %14 = phi i64 [ 0, %11 ], [ %56, %55 ]
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %55, label %18

18:                                               ; preds = %13, %55, %1
  %19 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3
  %20 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 17
  %21 = icmp sgt i64 %8, 0
  %22 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 19
  %28 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 1
  %29 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %30 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 24
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 18
  %36 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 7
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 1
  %39 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 9
  %40 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 1
  %41 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 2
  %42 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 3
  %43 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 4
  %44 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 5
  %45 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %46 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %48 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %49 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %50 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %51 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 20
  %52 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 8
  %54 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2
  br label %59

55:                                               ; preds = %13
  call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %14, double noundef 0.000000e+00)
  %56 = add nuw nsw i64 %14, 1
  %57 = load i64, ptr %4, align 8
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %13, label %18

59:                                               ; preds = %482, %18
  %60 = load i64, ptr %19, align 8
  %61 = load i64, ptr %20, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %63, label %483

63:                                               ; preds = %59
  br i1 %21, label %64, label %68

64:                                               ; preds = %63
  %65 = load ptr, ptr %22, align 8
  %66 = load double, ptr %2, align 8
  %67 = load double, ptr %28, align 8
  br label %73

68:                                               ; preds = %129, %63
  %69 = phi i64 [ 0, %63 ], [ %130, %129 ]
  %70 = phi i64 [ -1, %63 ], [ %131, %129 ]
  %71 = phi double [ 1.000000e+300, %63 ], [ %132, %129 ]
  %72 = icmp sgt i64 %70, -1
  br i1 %72, label %135, label %483

73:                                               ; preds = %64, %129
  %74 = phi double [ 1.000000e+300, %64 ], [ %132, %129 ]
  %75 = phi i64 [ -1, %64 ], [ %131, %129 ]
  %76 = phi i64 [ 0, %64 ], [ %133, %129 ]
  %77 = phi i64 [ 0, %64 ], [ %130, %129 ]
  %78 = getelementptr inbounds %struct.Warp, ptr %65, i64 %76
  %79 = getelementptr inbounds %struct.Warp, ptr %65, i64 %76, i32 6
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %129, label %82

82:                                               ; preds = %73
  %83 = getelementptr inbounds %struct.Warp, ptr %65, i64 %76, i32 5
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %129

86:                                               ; preds = %82
  %87 = load double, ptr %78, align 8
  %88 = fcmp ult double %87, %74
  br i1 %88, label %89, label %129

89:                                               ; preds = %86
  %90 = load i64, ptr %23, align 8
  %91 = srem i64 %76, %90
  %92 = load ptr, ptr %0, align 8
  %93 = load ptr, ptr %24, align 8
  %94 = getelementptr inbounds %struct.Warp, ptr %65, i64 %76, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %93, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %91
  %99 = load double, ptr %98, align 8
  %100 = fcmp ogt double %87, %99
  %101 = select i1 %100, double %87, double %99
  %102 = load ptr, ptr %25, align 8
  %103 = load i64, ptr %26, align 8
  %104 = mul nsw i64 %103, %91
  %105 = getelementptr inbounds %struct.Step, ptr %92, i64 %97, i32 4
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %104, %106
  %108 = getelementptr inbounds double, ptr %102, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %101, %109
  %111 = select i1 %110, double %101, double %109
  %112 = getelementptr inbounds %struct.Step, ptr %92, i64 %97, i32 3
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 1
  br i1 %114, label %115, label %123

115:                                              ; preds = %89
  %116 = load double, ptr %27, align 8
  %117 = fsub double %66, %116
  %118 = fcmp ogt double %111, %117
  %119 = select i1 %118, double %111, double %117
  %120 = fsub double %67, %116
  %121 = fcmp ogt double %119, %120
  %122 = select i1 %121, double %119, double %120
  br label %123

123:                                              ; preds = %89, %115
  %124 = phi double [ %122, %115 ], [ %111, %89 ]
  %125 = fcmp olt double %124, %74
  %126 = select i1 %125, i64 %91, i64 %77
  %127 = select i1 %125, i64 %76, i64 %75
  %128 = select i1 %125, double %124, double %74
  br label %129

129:                                              ; preds = %73, %82, %86, %123
  %130 = phi i64 [ %126, %123 ], [ %77, %86 ], [ %77, %82 ], [ %77, %73 ]
  %131 = phi i64 [ %127, %123 ], [ %75, %86 ], [ %75, %82 ], [ %75, %73 ]
  %132 = phi double [ %128, %123 ], [ %74, %86 ], [ %74, %82 ], [ %74, %73 ]
  %133 = add nuw nsw i64 %76, 1
  %134 = icmp eq i64 %133, %8
  br i1 %134, label %68, label %73

135:                                              ; preds = %68
  %136 = load ptr, ptr %29, align 8
  %137 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70
  %138 = load ptr, ptr %0, align 8
  %139 = load ptr, ptr %30, align 8
  %140 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds i64, ptr %139, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds %struct.Step, ptr %138, i64 %143
  %145 = load ptr, ptr %31, align 8
  %146 = load i64, ptr %32, align 8
  %147 = mul nsw i64 %146, %70
  %148 = getelementptr inbounds double, ptr %145, i64 %147
  %149 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 2
  %150 = load double, ptr %149, align 8
  %151 = fadd double %71, %150
  %152 = load double, ptr %33, align 8
  %153 = fadd double %71, %152
  %154 = load i64, ptr %34, align 8
  %155 = add i64 %154, 1
  store i64 %155, ptr %34, align 8
  %156 = load double, ptr %35, align 8
  %157 = fadd double %71, %156
  %158 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %69
  store double %157, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 1
  %160 = load double, ptr %159, align 8
  %161 = fadd double %71, %160
  %162 = load ptr, ptr %36, align 8
  %163 = load i64, ptr %37, align 8
  %164 = mul nsw i64 %163, %69
  %165 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 4
  %166 = load i64, ptr %165, align 8
  %167 = add nsw i64 %164, %166
  %168 = getelementptr inbounds double, ptr %162, i64 %167
  store double %161, ptr %168, align 8
  %169 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 3
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 1
  br i1 %171, label %172, label %287

172:                                              ; preds = %135
  %173 = load ptr, ptr %38, align 8
  %174 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 9
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Access, ptr %173, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = load double, ptr %2, align 8
  %179 = fcmp olt double %178, %71
  %180 = select i1 %179, double %71, double %178
  %181 = fadd double %177, %180
  store double %181, ptr %2, align 8
  %182 = load ptr, ptr %39, align 8
  %183 = load double, ptr %182, align 8
  %184 = fadd double %177, %183
  store double %184, ptr %182, align 8
  %185 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 1
  %186 = load double, ptr %185, align 8
  %187 = load double, ptr %40, align 8
  %188 = fcmp olt double %187, %181
  %189 = select i1 %188, double %181, double %187
  %190 = fadd double %186, %189
  store double %190, ptr %40, align 8
  %191 = getelementptr inbounds double, ptr %182, i64 1
  %192 = load double, ptr %191, align 8
  %193 = fadd double %186, %192
  store double %193, ptr %191, align 8
  %194 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 8
  %195 = load double, ptr %194, align 8
  %196 = fadd double %190, %195
  %197 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 2
  %198 = load double, ptr %197, align 8
  %199 = fcmp ugt double %198, 0.000000e+00
  br i1 %199, label %200, label %287

200:                                              ; preds = %172
  %201 = fcmp olt double %198, 1.000000e+00
  br i1 %201, label %202, label %214

202:                                              ; preds = %200
  %203 = load i64, ptr %3, align 8
  %204 = shl i64 %203, 13
  %205 = xor i64 %204, %203
  %206 = lshr i64 %205, 7
  %207 = xor i64 %206, %205
  %208 = shl i64 %207, 17
  %209 = xor i64 %208, %207
  store i64 %209, ptr %3, align 8
  %210 = lshr i64 %209, 11
  %211 = uitofp i64 %210 to double
  %212 = fmul double %211, 0x3CA0000000000000
  %213 = fcmp ult double %212, %198
  br i1 %213, label %214, label %287

214:                                              ; preds = %202, %200
  %215 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 3
  %216 = load double, ptr %215, align 8
  %217 = load double, ptr %41, align 8
  %218 = fcmp olt double %217, %190
  %219 = select i1 %218, double %190, double %217
  %220 = fadd double %216, %219
  store double %220, ptr %41, align 8
  %221 = getelementptr inbounds double, ptr %182, i64 2
  %222 = load double, ptr %221, align 8
  %223 = fadd double %216, %222
  store double %223, ptr %221, align 8
  %224 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 4
  %225 = load double, ptr %224, align 8
  %226 = load double, ptr %42, align 8
  %227 = fcmp olt double %226, %190
  %228 = select i1 %227, double %190, double %226
  %229 = fadd double %225, %228
  store double %229, ptr %42, align 8
  %230 = getelementptr inbounds double, ptr %182, i64 3
  %231 = load double, ptr %230, align 8
  %232 = fadd double %225, %231
  store double %232, ptr %230, align 8
  %233 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 5
  %234 = load double, ptr %233, align 8
  %235 = fcmp ogt double %234, 0.000000e+00
  br i1 %235, label %236, label %246

236:                                              ; preds = %214
  %237 = load double, ptr %43, align 8
  %238 = fcmp olt double %237, %190
  %239 = select i1 %238, double %190, double %237
  %240 = fadd double %234, %239
  store double %240, ptr %43, align 8
  %241 = getelementptr inbounds double, ptr %182, i64 4
  %242 = load double, ptr %241, align 8
  %243 = fadd double %234, %242
  store double %243, ptr %241, align 8
  %244 = fcmp ogt double %229, %240
  %245 = select i1 %244, double %229, double %240
  br label %246

246:                                              ; preds = %236, %214
  %247 = phi double [ %245, %236 ], [ %229, %214 ]
  %248 = fcmp ogt double %220, %247
  %249 = select i1 %248, double %220, double %247
  %250 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 9
  %251 = load double, ptr %250, align 8
  %252 = fadd double %251, %249
  %253 = fcmp ogt double %196, %252
  %254 = select i1 %253, double %196, double %252
  %255 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 6
  %256 = load double, ptr %255, align 8
  %257 = fcmp ugt double %256, 0.000000e+00
  br i1 %257, label %258, label %287

258:                                              ; preds = %246
  %259 = fcmp olt double %256, 1.000000e+00
  br i1 %259, label %260, label %272

260:                                              ; preds = %258
  %261 = load i64, ptr %3, align 8
  %262 = shl i64 %261, 13
  %263 = xor i64 %262, %261
  %264 = lshr i64 %263, 7
  %265 = xor i64 %264, %263
  %266 = shl i64 %265, 17
  %267 = xor i64 %266, %265
  store i64 %267, ptr %3, align 8
  %268 = lshr i64 %267, 11
  %269 = uitofp i64 %268 to double
  %270 = fmul double %269, 0x3CA0000000000000
  %271 = fcmp ult double %270, %256
  br i1 %271, label %272, label %287

272:                                              ; preds = %260, %258
  %273 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 7
  %274 = load double, ptr %273, align 8
  %275 = load double, ptr %44, align 8
  %276 = fcmp olt double %275, %190
  %277 = select i1 %276, double %190, double %275
  %278 = fadd double %274, %277
  store double %278, ptr %44, align 8
  %279 = getelementptr inbounds double, ptr %182, i64 5
  %280 = load double, ptr %279, align 8
  %281 = fadd double %274, %280
  store double %281, ptr %279, align 8
  %282 = getelementptr inbounds %struct.Access, ptr %173, i64 %175, i32 10
  %283 = load double, ptr %282, align 8
  %284 = fadd double %278, %283
  %285 = fcmp ogt double %254, %284
  %286 = select i1 %285, double %254, double %284
  br label %287

287:                                              ; preds = %272, %260, %246, %202, %172, %135
  %288 = phi double [ %153, %135 ], [ %190, %172 ], [ %190, %202 ], [ %190, %246 ], [ %190, %260 ], [ %190, %272 ]
  %289 = phi double [ %151, %135 ], [ %196, %172 ], [ %196, %202 ], [ %254, %246 ], [ %254, %260 ], [ %286, %272 ]
  %290 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 5
  %291 = load i64, ptr %290, align 8
  %292 = icmp sgt i64 %291, -1
  br i1 %292, label %293, label %298

293:                                              ; preds = %287
  %294 = getelementptr inbounds double, ptr %148, i64 %291
  %295 = load double, ptr %294, align 8
  %296 = fcmp ogt double %295, %289
  %297 = select i1 %296, double %295, double %289
  store double %297, ptr %294, align 8
  br label %298

298:                                              ; preds = %293, %287
  %299 = getelementptr inbounds %struct.Step, ptr %138, i64 %143, i32 6
  %300 = load i64, ptr %299, align 8
  %301 = icmp sgt i64 %300, -1
  br i1 %301, label %302, label %307

302:                                              ; preds = %298
  %303 = getelementptr inbounds double, ptr %148, i64 %300
  %304 = load double, ptr %303, align 8
  %305 = fcmp ogt double %304, %288
  %306 = select i1 %305, double %304, double %288
  store double %306, ptr %303, align 8
  br label %307

307:                                              ; preds = %302, %298
  %308 = load double, ptr %144, align 8
  %309 = fadd double %71, %308
  %310 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70, i32 1
  store double %309, ptr %310, align 8
  %311 = load double, ptr %45, align 8
  %312 = fcmp ogt double %309, %289
  %313 = select i1 %312, double %309, double %289
  %314 = fcmp ogt double %311, %313
  %315 = select i1 %314, double %311, double %313
  store double %315, ptr %45, align 8
  %316 = add nsw i64 %141, 1
  store i64 %316, ptr %140, align 8
  %317 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70, i32 3
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %316, %318
  br i1 %319, label %320, label %393

320:                                              ; preds = %307
  %321 = load i64, ptr %6, align 8
  %322 = sdiv i64 %70, %321
  %323 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70, i32 6
  store i64 0, ptr %323, align 8
  %324 = load ptr, ptr %50, align 8
  %325 = shl nsw i64 %322, 1
  %326 = getelementptr inbounds i64, ptr %324, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = add nsw i64 %327, -1
  store i64 %328, ptr %326, align 8
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %330, label %338

330:                                              ; preds = %320
  %331 = load ptr, ptr %53, align 8
  %332 = add nsw i64 %60, 1
  store i64 %332, ptr %19, align 8
  %333 = getelementptr inbounds double, ptr %331, i64 %60
  store double %309, ptr %333, align 8
  %334 = load i64, ptr %54, align 8
  %335 = load i64, ptr %20, align 8
  %336 = icmp slt i64 %334, %335
  br i1 %336, label %337, label %482

337:                                              ; preds = %330
  call fastcc void @begin(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef %322, double noundef %309)
  br label %482

338:                                              ; preds = %320
  %339 = or i64 %325, 1
  %340 = getelementptr inbounds i64, ptr %324, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, %328
  br i1 %342, label %343, label %482

343:                                              ; preds = %338
  store i64 0, ptr %340, align 8
  %344 = load i64, ptr %6, align 8
  %345 = icmp sgt i64 %344, 0
  br i1 %345, label %346, label %482

346:                                              ; preds = %343
  %347 = mul nsw i64 %344, %322
  br label %348

348:                                              ; preds = %390, %346
  %349 = phi i64 [ 0, %346 ], [ %391, %390 ]
  %350 = add nsw i64 %349, %347
  %351 = getelementptr inbounds %struct.Warp, ptr %136, i64 %350, i32 5
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %390, label %354

354:                                              ; preds = %348
  store i64 0, ptr %351, align 8
  %355 = getelementptr inbounds %struct.Warp, ptr %136, i64 %350, i32 1
  %356 = load double, ptr %355, align 8
  %357 = load double, ptr %51, align 8
  %358 = fadd double %309, %357
  %359 = fcmp ogt double %356, %358
  %360 = select i1 %359, double %356, double %358
  store double %360, ptr %355, align 8
  %361 = getelementptr inbounds %struct.Warp, ptr %136, i64 %350, i32 2
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds i64, ptr %139, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %32, align 8
  %366 = mul nsw i64 %365, %350
  %367 = getelementptr inbounds double, ptr %145, i64 %366
  %368 = getelementptr inbounds %struct.Step, ptr %138, i64 %364, i32 8
  %369 = load i64, ptr %368, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %387

371:                                              ; preds = %354
  %372 = load ptr, ptr %52, align 8
  %373 = getelementptr inbounds %struct.Step, ptr %138, i64 %364, i32 7
  %374 = load i64, ptr %373, align 8
  br label %375

375:                                              ; preds = %375, %371
  %376 = phi i64 [ 0, %371 ], [ %385, %375 ]
  %377 = phi double [ %360, %371 ], [ %384, %375 ]
  %378 = add nsw i64 %376, %374
  %379 = getelementptr inbounds i64, ptr %372, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds double, ptr %367, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = fcmp ogt double %377, %382
  %384 = select i1 %383, double %377, double %382
  %385 = add nuw nsw i64 %376, 1
  %386 = icmp eq i64 %385, %369
  br i1 %386, label %387, label %375

387:                                              ; preds = %375, %354
  %388 = phi double [ %360, %354 ], [ %384, %375 ]
  %389 = getelementptr inbounds %struct.Warp, ptr %136, i64 %350
  store double %388, ptr %389, align 8
  br label %390

390:                                              ; preds = %387, %348
  %391 = add nuw nsw i64 %349, 1
  %392 = icmp eq i64 %391, %344
  br i1 %392, label %482, label %348

393:                                              ; preds = %307
  %394 = icmp eq i64 %170, 2
  br i1 %394, label %395, label %458

395:                                              ; preds = %393
  %396 = load i64, ptr %6, align 8
  %397 = sdiv i64 %70, %396
  %398 = getelementptr inbounds %struct.Warp, ptr %136, i64 %70, i32 5
  store i64 1, ptr %398, align 8
  %399 = load ptr, ptr %47, align 8
  %400 = shl nsw i64 %397, 1
  %401 = or i64 %400, 1
  %402 = getelementptr inbounds i64, ptr %399, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = add nsw i64 %403, 1
  store i64 %404, ptr %402, align 8
  %405 = getelementptr inbounds i64, ptr %399, i64 %400
  %406 = load i64, ptr %405, align 8
  %407 = icmp eq i64 %404, %406
  br i1 %407, label %408, label %482

408:                                              ; preds = %395
  store i64 0, ptr %402, align 8
  %409 = load i64, ptr %6, align 8
  %410 = icmp sgt i64 %409, 0
  br i1 %410, label %411, label %482

411:                                              ; preds = %408
  %412 = mul nsw i64 %409, %397
  br label %413

413:                                              ; preds = %455, %411
  %414 = phi i64 [ 0, %411 ], [ %456, %455 ]
  %415 = add nsw i64 %414, %412
  %416 = getelementptr inbounds %struct.Warp, ptr %136, i64 %415, i32 5
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %455, label %419

419:                                              ; preds = %413
  store i64 0, ptr %416, align 8
  %420 = getelementptr inbounds %struct.Warp, ptr %136, i64 %415, i32 1
  %421 = load double, ptr %420, align 8
  %422 = load double, ptr %48, align 8
  %423 = fadd double %71, %422
  %424 = fcmp ogt double %421, %423
  %425 = select i1 %424, double %421, double %423
  store double %425, ptr %420, align 8
  %426 = getelementptr inbounds %struct.Warp, ptr %136, i64 %415, i32 2
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds i64, ptr %139, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = load i64, ptr %32, align 8
  %431 = mul nsw i64 %430, %415
  %432 = getelementptr inbounds double, ptr %145, i64 %431
  %433 = getelementptr inbounds %struct.Step, ptr %138, i64 %429, i32 8
  %434 = load i64, ptr %433, align 8
  %435 = icmp sgt i64 %434, 0
  br i1 %435, label %436, label %452

436:                                              ; preds = %419
  %437 = load ptr, ptr %49, align 8
  %438 = getelementptr inbounds %struct.Step, ptr %138, i64 %429, i32 7
  %439 = load i64, ptr %438, align 8
  br label %440

440:                                              ; preds = %440, %436
  %441 = phi i64 [ 0, %436 ], [ %450, %440 ]
  %442 = phi double [ %425, %436 ], [ %449, %440 ]
  %443 = add nsw i64 %441, %439
  %444 = getelementptr inbounds i64, ptr %437, i64 %443
  %445 = load i64, ptr %444, align 8
  %446 = getelementptr inbounds double, ptr %432, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = fcmp ogt double %442, %447
  %449 = select i1 %448, double %442, double %447
  %450 = add nuw nsw i64 %441, 1
  %451 = icmp eq i64 %450, %434
  br i1 %451, label %452, label %440

452:                                              ; preds = %440, %419
  %453 = phi double [ %425, %419 ], [ %449, %440 ]
  %454 = getelementptr inbounds %struct.Warp, ptr %136, i64 %415
  store double %453, ptr %454, align 8
  br label %455

455:                                              ; preds = %452, %413
  %456 = add nuw nsw i64 %414, 1
  %457 = icmp eq i64 %456, %409
  br i1 %457, label %482, label %413

458:                                              ; preds = %393
  %459 = getelementptr inbounds i64, ptr %139, i64 %316
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Step, ptr %138, i64 %460, i32 8
  %462 = load i64, ptr %461, align 8
  %463 = icmp sgt i64 %462, 0
  br i1 %463, label %464, label %480

464:                                              ; preds = %458
  %465 = load ptr, ptr %46, align 8
  %466 = getelementptr inbounds %struct.Step, ptr %138, i64 %460, i32 7
  %467 = load i64, ptr %466, align 8
  br label %468

468:                                              ; preds = %468, %464
  %469 = phi i64 [ 0, %464 ], [ %478, %468 ]
  %470 = phi double [ %309, %464 ], [ %477, %468 ]
  %471 = add nsw i64 %469, %467
  %472 = getelementptr inbounds i64, ptr %465, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds double, ptr %148, i64 %473
  %475 = load double, ptr %474, align 8
  %476 = fcmp ogt double %470, %475
  %477 = select i1 %476, double %470, double %475
  %478 = add nuw nsw i64 %469, 1
  %479 = icmp eq i64 %478, %462
  br i1 %479, label %480, label %468

480:                                              ; preds = %468, %458
  %481 = phi double [ %309, %458 ], [ %477, %468 ]
  store double %481, ptr %137, align 8
  br label %482

482:                                              ; preds = %455, %390, %480, %408, %395, %343, %338, %337, %330
  br i1 %72, label %59, label %483

483:                                              ; preds = %68, %482, %59
  %484 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 23
  %485 = load double, ptr %484, align 8
  br label %487

486:                                              ; preds = %487
  store double %493, ptr %484, align 8
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %2)
  ret void

487:                                              ; preds = %483, %487
  %488 = phi i64 [ 0, %483 ], [ %494, %487 ]
  %489 = phi double [ %485, %483 ], [ %493, %487 ]
  %490 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %488
  %491 = load double, ptr %490, align 8
  %492 = fcmp ogt double %489, %491
  %493 = select i1 %492, double %489, double %491
  %494 = add nuw nsw i64 %488, 1
  %495 = icmp eq i64 %494, 6
  br i1 %495, label %486, label %487
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, double noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 10
  %11 = load ptr, ptr %10, align 8
  %12 = shl nsw i64 %2, 1
  %13 = getelementptr inbounds i64, ptr %11, i64 %12
  store i64 %9, ptr %13, align 8
  %14 = or i64 %12, 1
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  store i64 0, ptr %15, align 8
  %16 = load i64, ptr %8, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %43

18:                                               ; preds = %4
  %19 = mul nsw i64 %16, %2
  %20 = mul nsw i64 %16, %6
  %21 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 11
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 14
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  %31 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 3
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Simulation, ptr %0, i64 0, i32 2
  %38 = mul i64 %16, %29
  %39 = mul i64 %38, %2
  %40 = shl i64 %39, 3
  %41 = shl i64 %29, 3
  %42 = shl nuw i64 %29, 3
  br label %44

43:                                               ; preds = %92, %4
  ret void

44:                                               ; preds = %18, %92
  %45 = phi i64 [ 0, %18 ], [ %95, %92 ]
  %46 = add nsw i64 %19, %45
  %47 = add nsw i64 %20, %45
  %48 = srem i64 %47, %22
  %49 = load double, ptr %25, align 8
  %50 = fadd double %49, %3
  %51 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 1
  store double %50, ptr %51, align 8
  %52 = getelementptr inbounds i64, ptr %27, i64 %48
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 2
  store i64 %53, ptr %54, align 8
  %55 = add nsw i64 %48, 1
  %56 = getelementptr inbounds i64, ptr %27, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 3
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 4
  store i64 %6, ptr %59, align 8
  %60 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 5
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46, i32 6
  store i64 1, ptr %61, align 8
  br i1 %30, label %62, label %67

62:                                               ; preds = %44
  %63 = mul i64 %41, %45
  %64 = add i64 %40, %63
  %65 = load ptr, ptr %31, align 8
  %66 = getelementptr i8, ptr %65, i64 %64
  tail call void @llvm.memset.p0.i64(ptr align 8 %66, i8 0, i64 %42, i1 false)
  br label %67

67:                                               ; preds = %62, %44
  %68 = getelementptr inbounds i64, ptr %34, i64 %53
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %29, %46
  %71 = getelementptr inbounds double, ptr %36, i64 %70
  %72 = load double, ptr %51, align 8
  %73 = getelementptr inbounds %struct.Step, ptr %32, i64 %69, i32 8
  %74 = load i64, ptr %73, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %92

76:                                               ; preds = %67
  %77 = load ptr, ptr %37, align 8
  %78 = getelementptr inbounds %struct.Step, ptr %32, i64 %69, i32 7
  %79 = load i64, ptr %78, align 8
  br label %80

80:                                               ; preds = %80, %76
  %81 = phi i64 [ 0, %76 ], [ %90, %80 ]
  %82 = phi double [ %72, %76 ], [ %89, %80 ]
  %83 = add nsw i64 %81, %79
  %84 = getelementptr inbounds i64, ptr %77, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %71, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fcmp ogt double %82, %87
  %89 = select i1 %88, double %82, double %87
  %90 = add nuw nsw i64 %81, 1
  %91 = icmp eq i64 %90, %74
  br i1 %91, label %92, label %80

92:                                               ; preds = %80, %67
  %93 = phi double [ %72, %67 ], [ %89, %80 ]
  %94 = getelementptr inbounds %struct.Warp, ptr %24, i64 %46
  store double %93, ptr %94, align 8
  %95 = add nuw nsw i64 %45, 1
  %96 = icmp eq i64 %95, %16
  br i1 %96, label %43, label %44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)



