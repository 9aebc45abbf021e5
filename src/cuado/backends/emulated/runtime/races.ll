; sha256 of the sources: 451dfe1fb41359a6ecf58ffc978068fe49752efb13c4fbf28f87dbf6c57c338e

%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64, i64, i32 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [128 x %struct.Entry], [3 x [32 x i32]], i64, i32, i32 }
%struct.Entry = type { i32, i32, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], ptr, i64, ptr, [17 x [32 x i32]], ptr, ptr, ptr, i64, i32 }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.Lane = type { i64, i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16 }
%struct.Protocol = type { [32 x %struct.Known], [32 x %struct.Known], [32 x [32 x i32]], [32 x i32], [3 x [32 x i32]], [3 x [32 x i32]], [3 x [32 x [64 x i32]]], [32 x i32], [32 x i32], [128 x %struct.Tracked], i64, [17 x %struct.Known] }
%struct.Known = type { [256 x i32], [32 x i32] }
%struct.Tracked = type { i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], %struct.Known, %struct.Known }
%struct.TensorMap = type { i64, [4 x i64], [5 x i32], [5 x i32], [5 x i32], i8, i8, i8, i8, i8, i8, [2 x i8], i32, [3 x i16], [3 x i16] }
%struct.Descriptor = type { i64, i32, i32, i32, i32 }

@element_bytes.bytes = internal unnamed_addr constant [13 x i8] c"\01\02\04\04\08\08\02\04\00\08\02\00\00", align 1

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @screen(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9)
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 3
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 4
  store i32 %6, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 5
  store i32 %7, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 6
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 7
  store i32 256, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 8
  store i32 0, ptr %21, align 8
  %22 = icmp eq i32 %4, 0
  br i1 %22, label %256, label %23

23:                                               ; preds = %8, %23
  %24 = phi i64 [ %41, %23 ], [ 0, %8 ]
  %25 = phi i64 [ %38, %23 ], [ -1, %8 ]
  %26 = phi i64 [ %39, %23 ], [ 0, %8 ]
  %27 = phi i64 [ %40, %23 ], [ 0, %8 ]
  %28 = trunc i64 %24 to i32
  %29 = lshr i32 %4, %28
  %30 = and i32 %29, 1
  %31 = zext i32 %30 to i64
  %32 = sub nsw i64 0, %31
  %33 = getelementptr inbounds i64, ptr %5, i64 %24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %32
  %36 = add nsw i64 %31, -1
  %37 = or i64 %36, %34
  %38 = tail call i64 @llvm.umin.i64(i64 %37, i64 %25)
  %39 = tail call i64 @llvm.umax.i64(i64 %35, i64 %26)
  %40 = or i64 %35, %27
  %41 = add nuw nsw i64 %24, 1
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %23

43:                                               ; preds = %23
  %44 = icmp eq i32 %3, 1
  br i1 %44, label %45, label %77

45:                                               ; preds = %43
  %46 = add i32 %6, -1
  %47 = zext i32 %46 to i64
  %48 = and i64 %40, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %77

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp ugt i64 %54, %38
  br i1 %55, label %67, label %56

56:                                               ; preds = %50
  %57 = sub i64 %39, %54
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %52, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = sub i64 %59, %54
  %61 = zext i32 %6 to i64
  %62 = icmp ult i64 %60, %61
  %63 = sub i64 %60, %61
  %64 = icmp ult i64 %63, %57
  %65 = or i1 %62, %64
  %66 = select i1 %65, ptr null, ptr %53
  br label %67

67:                                               ; preds = %50, %56
  %68 = phi ptr [ null, %50 ], [ %66, %56 ]
  %69 = icmp eq ptr %68, null
  br i1 %69, label %77, label %70

70:                                               ; preds = %67
  %71 = icmp eq i32 %7, 0
  br i1 %71, label %256, label %72

72:                                               ; preds = %70
  %73 = getelementptr inbounds %struct.Allocation, ptr %68, i64 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = and i64 %74, 1
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %256, label %77

77:                                               ; preds = %67, %72, %45, %43
  %78 = icmp eq i32 %3, 0
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %83 = add i32 %6, -1
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %86 = zext i32 %6 to i64
  %87 = icmp eq i32 %6, 0
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %90 = add i32 %6, -1
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %93 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %94 = zext i32 %6 to i64
  %95 = icmp eq i32 %7, 0
  %96 = add i32 %6, -1
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %99 = zext i32 %6 to i64
  %100 = and i32 %7, -2
  %101 = icmp eq i32 %100, 2
  %102 = zext i32 %6 to i64
  %103 = zext i32 %6 to i64
  br label %104

104:                                              ; preds = %77, %252
  %105 = phi i64 [ 0, %77 ], [ %254, %252 ]
  %106 = phi i32 [ 0, %77 ], [ %253, %252 ]
  %107 = trunc i64 %105 to i32
  %108 = shl nuw i32 1, %107
  %109 = and i32 %108, %4
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %252, label %111

111:                                              ; preds = %104
  %112 = getelementptr inbounds i64, ptr %5, i64 %105
  %113 = load i64, ptr %112, align 8
  br i1 %78, label %114, label %132

114:                                              ; preds = %111
  %115 = lshr i64 %113, 32
  %116 = load i64, ptr %79, align 8
  %117 = lshr i64 %116, 32
  %118 = icmp eq i64 %115, %117
  br i1 %118, label %124, label %119

119:                                              ; preds = %114
  %120 = load i64, ptr %80, align 8
  %121 = lshr i64 %120, 32
  %122 = icmp eq i64 %115, %121
  %123 = select i1 %122, i32 3, i32 1
  br label %124

124:                                              ; preds = %114, %119
  %125 = phi i32 [ %123, %119 ], [ 2, %114 ]
  switch i32 %125, label %129 [
    i32 2, label %126
    i32 3, label %127
  ]

126:                                              ; preds = %124
  br label %129

127:                                              ; preds = %124
  %128 = load i64, ptr %81, align 8
  br label %129

129:                                              ; preds = %124, %127, %126
  %130 = phi i64 [ %116, %126 ], [ %128, %127 ], [ 0, %124 ]
  %131 = sub i64 %113, %130
  br label %132

132:                                              ; preds = %129, %111
  %133 = phi i64 [ %131, %129 ], [ %113, %111 ]
  %134 = phi i32 [ %125, %129 ], [ %3, %111 ]
  %135 = icmp ne i32 %134, 2
  %136 = icmp ult i64 %133, 16777216
  %137 = select i1 %135, i1 true, i1 %136
  br i1 %137, label %143, label %138

138:                                              ; preds = %132
  %139 = lshr i64 %133, 24
  %140 = load i32, ptr %82, align 4
  %141 = zext i32 %140 to i64
  %142 = icmp ugt i64 %139, %141
  br i1 %142, label %143, label %247

143:                                              ; preds = %132, %138
  br i1 %135, label %177, label %144

144:                                              ; preds = %143
  %145 = and i64 %133, %84
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %149, label %147

147:                                              ; preds = %144
  %148 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %148, i64 noundef %133, i32 noundef 2)
  br label %247

149:                                              ; preds = %144
  %150 = load i64, ptr %85, align 8
  %151 = icmp ult i64 %150, %86
  %152 = sub i64 %150, %86
  %153 = icmp ult i64 %152, %133
  %154 = or i1 %151, %153
  br i1 %154, label %155, label %157

155:                                              ; preds = %149
  %156 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %156, i64 noundef %133, i32 noundef 2)
  br label %247

157:                                              ; preds = %149
  switch i32 %7, label %158 [
    i32 1, label %176
    i32 3, label %176
  ]

158:                                              ; preds = %157
  br i1 %87, label %176, label %159

159:                                              ; preds = %158
  %160 = load ptr, ptr %88, align 8
  %161 = getelementptr inbounds i8, ptr %160, i64 %133
  %162 = load i8, ptr %161, align 1
  %163 = icmp eq i8 %162, 0
  br i1 %163, label %245, label %164

164:                                              ; preds = %159, %168
  %165 = phi i64 [ %166, %168 ], [ 0, %159 ]
  %166 = add nuw nsw i64 %165, 1
  %167 = icmp eq i64 %166, %103
  br i1 %167, label %176, label %168

168:                                              ; preds = %164
  %169 = add i64 %133, %166
  %170 = getelementptr inbounds i8, ptr %160, i64 %169
  %171 = load i8, ptr %170, align 1
  %172 = icmp eq i8 %171, 0
  br i1 %172, label %173, label %164

173:                                              ; preds = %168
  %174 = icmp ult i64 %166, %102
  %175 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %175, i64 noundef %133, i32 noundef 2)
  br i1 %174, label %247, label %176

176:                                              ; preds = %164, %173, %158, %157, %157
  br label %247

177:                                              ; preds = %143
  %178 = icmp eq i32 %134, 3
  br i1 %178, label %179, label %195

179:                                              ; preds = %177
  %180 = and i64 %133, %97
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %184, label %182

182:                                              ; preds = %179
  %183 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %183, i64 noundef %133, i32 noundef 3)
  br label %247

184:                                              ; preds = %179
  %185 = load i64, ptr %98, align 8
  %186 = icmp ult i64 %185, %99
  %187 = sub i64 %185, %99
  %188 = icmp ult i64 %187, %133
  %189 = or i1 %186, %188
  br i1 %189, label %190, label %192

190:                                              ; preds = %184
  %191 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %191, i64 noundef %133, i32 noundef 3)
  br label %247

192:                                              ; preds = %184
  br i1 %101, label %193, label %247

193:                                              ; preds = %192
  %194 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 20, i32 noundef %194, i64 noundef %133, i32 noundef 3)
  br label %247

195:                                              ; preds = %177
  %196 = and i64 %133, %91
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %198, label %201

198:                                              ; preds = %195
  %199 = load i64, ptr %92, align 8
  %200 = trunc i64 %105 to i32
  br label %207

201:                                              ; preds = %195
  %202 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %202, i64 noundef %133, i32 noundef 1)
  br label %247

203:                                              ; preds = %238
  %204 = add i64 %211, 1
  %205 = load i64, ptr %92, align 8
  %206 = icmp ugt i64 %204, %205
  br i1 %206, label %241, label %207

207:                                              ; preds = %203, %198
  %208 = phi i1 [ false, %198 ], [ %206, %203 ]
  %209 = phi i64 [ %199, %198 ], [ %205, %203 ]
  %210 = phi i32 [ undef, %198 ], [ %240, %203 ]
  %211 = phi i64 [ 0, %198 ], [ %204, %203 ]
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %215, label %213

213:                                              ; preds = %207
  %214 = add i64 %211, -1
  br label %217

215:                                              ; preds = %207
  %216 = load i64, ptr %93, align 8
  br label %217

217:                                              ; preds = %215, %213
  %218 = phi i64 [ %214, %213 ], [ %216, %215 ]
  %219 = icmp ult i64 %218, %209
  br i1 %219, label %220, label %238

220:                                              ; preds = %217
  %221 = getelementptr inbounds %struct.Allocation, ptr %89, i64 %218
  %222 = load i64, ptr %221, align 8
  %223 = sub i64 %133, %222
  %224 = getelementptr inbounds %struct.Allocation, ptr %89, i64 %218, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = sub i64 %225, %222
  %227 = icmp ult i64 %226, %94
  %228 = sub i64 %226, %94
  %229 = icmp ult i64 %228, %223
  %230 = or i1 %227, %229
  br i1 %230, label %238, label %231

231:                                              ; preds = %220
  store i64 %218, ptr %93, align 8
  br i1 %95, label %238, label %232

232:                                              ; preds = %231
  %233 = getelementptr inbounds %struct.Allocation, ptr %89, i64 %218, i32 2
  %234 = load i64, ptr %233, align 8
  %235 = and i64 %234, 1
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %238, label %237

237:                                              ; preds = %232
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 9, i32 noundef %200, i64 noundef %133, i32 noundef 1)
  br label %238

238:                                              ; preds = %237, %232, %231, %220, %217
  %239 = phi i1 [ false, %237 ], [ true, %220 ], [ true, %217 ], [ false, %232 ], [ false, %231 ]
  %240 = phi i32 [ 0, %237 ], [ %210, %220 ], [ %210, %217 ], [ 1, %232 ], [ 1, %231 ]
  br i1 %239, label %203, label %241

241:                                              ; preds = %238, %203
  %242 = phi i1 [ %206, %203 ], [ %208, %238 ]
  br i1 %242, label %243, label %247

243:                                              ; preds = %241
  %244 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %244, i64 noundef %133, i32 noundef 1)
  br label %247

245:                                              ; preds = %159
  %246 = trunc i64 %105 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %246, i64 noundef %133, i32 noundef 2)
  br label %247

247:                                              ; preds = %245, %243, %241, %201, %193, %192, %190, %182, %176, %173, %155, %147, %138
  %248 = phi i32 [ 1, %138 ], [ 0, %173 ], [ 1, %176 ], [ 0, %155 ], [ 0, %147 ], [ 0, %193 ], [ 1, %192 ], [ 0, %190 ], [ 0, %182 ], [ 0, %201 ], [ 0, %243 ], [ %240, %241 ], [ 0, %245 ]
  %249 = trunc i64 %105 to i32
  %250 = shl i32 %248, %249
  %251 = or i32 %250, %106
  br label %252

252:                                              ; preds = %104, %247
  %253 = phi i32 [ %251, %247 ], [ %106, %104 ]
  %254 = add nuw nsw i64 %105, 1
  %255 = icmp eq i64 %254, 32
  br i1 %255, label %256, label %104

256:                                              ; preds = %252, %70, %72, %8
  %257 = phi i32 [ 0, %8 ], [ %4, %70 ], [ %4, %72 ], [ %253, %252 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9)
  ret i32 %257
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @note(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr nocapture noundef readonly %8) local_unnamed_addr {
  %10 = alloca %struct.Lane, align 8
  %11 = alloca %struct.Mark, align 4
  %12 = alloca %struct.Access, align 8
  %13 = alloca %struct.Lane, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 5
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %17, 0
  %19 = icmp ne i32 %3, 0
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %642

21:                                               ; preds = %9
  %22 = and i32 %7, 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 23
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi i1 [ false, %21 ], [ %27, %24 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  store ptr %0, ptr %12, align 8
  %30 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 1
  store ptr %15, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %31, align 8
  %34 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 3
  store i32 %2, ptr %34, align 4
  %35 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 4
  store i32 %5, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 5
  store i32 %6, ptr %36, align 4
  %37 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 6
  %38 = and i32 %7, 3
  store i32 %38, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 7
  %40 = select i1 %29, i32 %33, i32 256
  store i32 %40, ptr %39, align 4
  %41 = getelementptr inbounds %struct.Access, ptr %12, i64 0, i32 8
  br i1 %29, label %42, label %49

42:                                               ; preds = %28
  %43 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 23
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Protocol, ptr %44, i64 0, i32 4
  %46 = zext i32 %33 to i64
  %47 = getelementptr inbounds [32 x i32], ptr %45, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  br label %49

49:                                               ; preds = %28, %42
  %50 = phi i32 [ %48, %42 ], [ 0, %28 ]
  store i32 %50, ptr %41, align 8
  %51 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 6
  %52 = load i32, ptr %51, align 4
  br label %53

53:                                               ; preds = %53, %49
  %54 = phi i64 [ 0, %49 ], [ %69, %53 ]
  %55 = phi i64 [ -1, %49 ], [ %67, %53 ]
  %56 = phi i64 [ 0, %49 ], [ %68, %53 ]
  %57 = trunc i64 %54 to i32
  %58 = lshr i32 %3, %57
  %59 = and i32 %58, 1
  %60 = zext i32 %59 to i64
  %61 = sub nsw i64 0, %60
  %62 = getelementptr inbounds i64, ptr %4, i64 %54
  %63 = load i64, ptr %62, align 8
  %64 = and i64 %63, %61
  %65 = add nsw i64 %60, -1
  %66 = or i64 %65, %63
  %67 = tail call i64 @llvm.umin.i64(i64 %66, i64 %55)
  %68 = tail call i64 @llvm.umax.i64(i64 %64, i64 %56)
  %69 = add nuw nsw i64 %54, 1
  %70 = icmp eq i64 %69, 32
  br i1 %70, label %71, label %53

71:                                               ; preds = %53
  %72 = lshr i32 %5, %52
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %76 = load i64, ptr %75, align 8
  %77 = sub i64 %74, %76
  %78 = add i64 %77, %67
  %79 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 4
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = icmp ugt i64 %82, %78
  br i1 %83, label %96, label %84

84:                                               ; preds = %71
  %85 = add i64 %77, %68
  %86 = sub i64 %85, %82
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %80, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = sub i64 %88, %82
  %90 = zext i32 %5 to i64
  %91 = icmp ult i64 %89, %90
  %92 = sub i64 %89, %90
  %93 = icmp ult i64 %92, %86
  %94 = or i1 %91, %93
  %95 = select i1 %94, ptr null, ptr %81
  br label %96

96:                                               ; preds = %71, %84
  %97 = phi ptr [ null, %71 ], [ %95, %84 ]
  %98 = icmp eq ptr %97, null
  br i1 %98, label %104, label %99

99:                                               ; preds = %96
  %100 = getelementptr inbounds %struct.Allocation, ptr %97, i64 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = and i64 %101, 2
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %641, label %104

104:                                              ; preds = %99, %96
  %105 = icmp eq i32 %6, 1
  br i1 %105, label %106, label %225

106:                                              ; preds = %104
  br label %122

107:                                              ; preds = %136
  %108 = icmp eq i32 %137, 0
  br i1 %108, label %109, label %221

109:                                              ; preds = %107
  %110 = getelementptr inbounds %struct.Mark, ptr %11, i64 0, i32 1
  %111 = getelementptr inbounds %struct.Mark, ptr %11, i64 0, i32 2
  %112 = getelementptr inbounds %struct.Mark, ptr %11, i64 0, i32 3
  %113 = icmp eq i32 %38, 2
  %114 = zext i32 %5 to i64
  %115 = icmp eq i32 %5, 0
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %118 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 7
  %119 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 14
  %120 = trunc i32 %2 to i16
  %121 = shl i32 %33, 5
  br label %141

122:                                              ; preds = %136, %106
  %123 = phi i64 [ 0, %106 ], [ %139, %136 ]
  %124 = phi i64 [ 0, %106 ], [ %138, %136 ]
  %125 = phi i32 [ 1, %106 ], [ %137, %136 ]
  %126 = trunc i64 %123 to i32
  %127 = shl nuw i32 1, %126
  %128 = and i32 %127, %3
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %136, label %130

130:                                              ; preds = %122
  %131 = getelementptr inbounds i64, ptr %4, i64 %123
  %132 = load i64, ptr %131, align 8
  %133 = icmp ugt i64 %132, %124
  %134 = zext i1 %133 to i32
  %135 = and i32 %125, %134
  br label %136

136:                                              ; preds = %130, %122
  %137 = phi i32 [ %135, %130 ], [ %125, %122 ]
  %138 = phi i64 [ %132, %130 ], [ %124, %122 ]
  %139 = add nuw nsw i64 %123, 1
  %140 = icmp eq i64 %139, 32
  br i1 %140, label %107, label %122

141:                                              ; preds = %217, %109
  %142 = phi i64 [ 0, %109 ], [ %219, %217 ]
  %143 = phi i32 [ 0, %109 ], [ %218, %217 ]
  %144 = trunc i64 %142 to i32
  %145 = shl nuw i32 1, %144
  %146 = and i32 %145, %3
  %147 = icmp ne i32 %146, 0
  %148 = icmp ne i64 %142, 0
  %149 = select i1 %147, i1 %148, i1 false
  br i1 %149, label %150, label %217

150:                                              ; preds = %141
  %151 = getelementptr inbounds i64, ptr %4, i64 %142
  br label %152

152:                                              ; preds = %214, %150
  %153 = phi i64 [ 0, %150 ], [ %215, %214 ]
  %154 = trunc i64 %153 to i32
  %155 = shl nuw i32 1, %154
  %156 = and i32 %155, %3
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %214, label %158

158:                                              ; preds = %152
  %159 = getelementptr inbounds i64, ptr %4, i64 %153
  %160 = load i64, ptr %159, align 8
  %161 = load i64, ptr %151, align 8
  %162 = icmp eq i64 %160, %161
  br i1 %162, label %163, label %214

163:                                              ; preds = %158
  %164 = trunc i64 %153 to i32
  %165 = or i32 %145, %143
  br i1 %113, label %217, label %166

166:                                              ; preds = %163
  %167 = and i64 %153, 4294967295
  %168 = mul nuw nsw i64 %167, %114
  %169 = getelementptr inbounds i8, ptr %8, i64 %168
  %170 = mul nuw nsw i64 %142, %114
  %171 = getelementptr inbounds i8, ptr %8, i64 %170
  br i1 %115, label %187, label %175

172:                                              ; preds = %175
  %173 = icmp eq i32 %184, 0
  %174 = zext i1 %173 to i32
  br label %187

175:                                              ; preds = %166, %175
  %176 = phi i64 [ %185, %175 ], [ 0, %166 ]
  %177 = phi i32 [ %184, %175 ], [ 0, %166 ]
  %178 = getelementptr inbounds i8, ptr %169, i64 %176
  %179 = load i8, ptr %178, align 1
  %180 = getelementptr inbounds i8, ptr %171, i64 %176
  %181 = load i8, ptr %180, align 1
  %182 = xor i8 %181, %179
  %183 = zext i8 %182 to i32
  %184 = or i32 %177, %183
  %185 = add nuw nsw i64 %176, 1
  %186 = icmp eq i64 %185, %114
  br i1 %186, label %172, label %175

187:                                              ; preds = %172, %166
  %188 = phi i32 [ 1, %166 ], [ %174, %172 ]
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %217

190:                                              ; preds = %187
  %191 = load ptr, ptr %116, align 8
  %192 = ptrtoint ptr %191 to i64
  %193 = sub i64 %161, %192
  %194 = load i64, ptr %117, align 8
  %195 = icmp ult i64 %193, %194
  %196 = select i1 %195, i32 2, i32 1
  br i1 %195, label %202, label %197

197:                                              ; preds = %190
  %198 = load i64, ptr %75, align 8
  %199 = sub i64 %161, %198
  %200 = load i64, ptr %118, align 8
  %201 = icmp ult i64 %199, %200
  br i1 %201, label %202, label %217

202:                                              ; preds = %197, %190
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %11)
  %203 = load i32, ptr %119, align 8
  store i32 %203, ptr %11, align 4
  store i32 0, ptr %110, align 4
  store i16 %120, ptr %111, align 4
  %204 = add i32 %121, %164
  %205 = trunc i32 %204 to i16
  store i16 %205, ptr %112, align 2
  %206 = add i32 %121, %144
  br i1 %195, label %212, label %207

207:                                              ; preds = %202
  %208 = load i64, ptr %75, align 8
  %209 = sub i64 %161, %208
  %210 = load i64, ptr %73, align 8
  %211 = add i64 %209, %210
  br label %212

212:                                              ; preds = %207, %202
  %213 = phi i64 [ %211, %207 ], [ %193, %202 ]
  call fastcc void @note_race(ptr noundef nonnull %12, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %11, i32 noundef %206, i64 noundef %213, i32 noundef %196)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %11)
  br label %217

214:                                              ; preds = %158, %152
  %215 = add nuw nsw i64 %153, 1
  %216 = icmp eq i64 %215, %142
  br i1 %216, label %217, label %152

217:                                              ; preds = %214, %212, %197, %187, %163, %141
  %218 = phi i32 [ %143, %141 ], [ %165, %187 ], [ %165, %163 ], [ %165, %197 ], [ %165, %212 ], [ %143, %214 ]
  %219 = add nuw nsw i64 %142, 1
  %220 = icmp eq i64 %219, 32
  br i1 %220, label %221, label %141

221:                                              ; preds = %217, %107
  %222 = phi i32 [ 0, %107 ], [ %218, %217 ]
  %223 = xor i32 %222, -1
  %224 = and i32 %223, %3
  br label %225

225:                                              ; preds = %221, %104
  %226 = phi i32 [ %224, %221 ], [ %3, %104 ]
  %227 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 25
  %228 = load ptr, ptr %227, align 8
  %229 = icmp eq ptr %228, null
  br i1 %229, label %237, label %230

230:                                              ; preds = %225
  %231 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %232 = load i32, ptr %231, align 4
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 28
  %235 = load i64, ptr %234, align 8
  %236 = mul i64 %235, %233
  br label %237

237:                                              ; preds = %225, %230
  %238 = phi i64 [ %236, %230 ], [ 0, %225 ]
  %239 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %240 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 11
  %241 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 12
  %242 = shl i64 %238, 1
  %243 = zext i32 %5 to i64
  %244 = icmp eq i32 %5, 0
  %245 = getelementptr inbounds %struct.Lane, ptr %10, i64 0, i32 1
  %246 = getelementptr inbounds %struct.Lane, ptr %10, i64 0, i32 2
  %247 = getelementptr inbounds %struct.Lane, ptr %10, i64 0, i32 3
  %248 = getelementptr inbounds %struct.Lane, ptr %10, i64 0, i32 4
  %249 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 29
  %250 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %251 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %252 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 8
  %253 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 9
  %254 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 10
  %255 = getelementptr inbounds %struct.Lane, ptr %13, i64 0, i32 1
  %256 = getelementptr inbounds %struct.Lane, ptr %13, i64 0, i32 2
  %257 = getelementptr inbounds %struct.Lane, ptr %13, i64 0, i32 3
  %258 = getelementptr inbounds %struct.Lane, ptr %13, i64 0, i32 4
  %259 = zext i32 %5 to i64
  %260 = icmp eq i32 %5, 0
  %261 = icmp eq i32 %72, 0
  %262 = zext i32 %72 to i64
  br label %304

263:                                              ; preds = %637
  %264 = load ptr, ptr %30, align 8
  %265 = load i32, ptr %37, align 8
  %266 = icmp ne i32 %265, 0
  %267 = load i32, ptr %39, align 4
  %268 = icmp eq i32 %267, 256
  %269 = select i1 %266, i1 %268, i1 false
  br i1 %269, label %270, label %641

270:                                              ; preds = %263
  %271 = load i32, ptr %36, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %297, label %273

273:                                              ; preds = %270
  %274 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 15
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %285, label %277

277:                                              ; preds = %273
  %278 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 13
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 14
  %281 = load i32, ptr %280, align 8
  %282 = add i32 %281, -1
  %283 = zext i32 %282 to i64
  %284 = getelementptr inbounds i8, ptr %279, i64 %283
  store i8 1, ptr %284, align 1
  br label %285

285:                                              ; preds = %277, %273
  br i1 %272, label %297, label %286

286:                                              ; preds = %285
  %287 = load i32, ptr %31, align 8
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 18, i64 %288
  %290 = load i32, ptr %289, align 4
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %297, label %292

292:                                              ; preds = %286
  %293 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 17, i64 %288, i64 %288
  %294 = load i32, ptr %293, align 4
  %295 = add i32 %294, 1
  store i32 %295, ptr %293, align 4
  %296 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 19, i64 %288
  store i32 %295, ptr %296, align 4
  br label %297

297:                                              ; preds = %270, %292, %286, %285
  %298 = icmp eq i32 %271, 1
  br i1 %298, label %641, label %299

299:                                              ; preds = %297
  %300 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 16
  store i32 1, ptr %300, align 8
  %301 = load i32, ptr %31, align 8
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds %struct.Checks, ptr %264, i64 0, i32 20, i64 %302
  store i32 1, ptr %303, align 4
  br label %641

304:                                              ; preds = %237, %637
  %305 = phi i64 [ 0, %237 ], [ %639, %637 ]
  %306 = phi i64 [ undef, %237 ], [ %638, %637 ]
  %307 = trunc i64 %305 to i32
  %308 = shl nuw i32 1, %307
  %309 = and i32 %308, %226
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %637, label %311

311:                                              ; preds = %304
  %312 = getelementptr inbounds i64, ptr %4, i64 %305
  %313 = load i64, ptr %312, align 8
  %314 = load ptr, ptr %239, align 8
  %315 = ptrtoint ptr %314 to i64
  %316 = sub i64 %313, %315
  %317 = load ptr, ptr %240, align 8
  %318 = getelementptr inbounds %struct.Mark, ptr %317, i64 %238
  %319 = load ptr, ptr %241, align 8
  %320 = getelementptr inbounds %struct.Mark, ptr %319, i64 %242
  %321 = load ptr, ptr %227, align 8
  %322 = icmp eq ptr %321, null
  br i1 %322, label %532, label %323

323:                                              ; preds = %311
  br i1 %105, label %324, label %342

324:                                              ; preds = %323
  %325 = mul nuw nsw i64 %305, %243
  %326 = getelementptr inbounds i8, ptr %8, i64 %325
  %327 = inttoptr i64 %313 to ptr
  br i1 %244, label %342, label %330

328:                                              ; preds = %330
  %329 = icmp eq i32 %339, 0
  br label %342

330:                                              ; preds = %324, %330
  %331 = phi i64 [ %340, %330 ], [ 0, %324 ]
  %332 = phi i32 [ %339, %330 ], [ 0, %324 ]
  %333 = getelementptr inbounds i8, ptr %326, i64 %331
  %334 = load i8, ptr %333, align 1
  %335 = getelementptr inbounds i8, ptr %327, i64 %331
  %336 = load i8, ptr %335, align 1
  %337 = xor i8 %336, %334
  %338 = zext i8 %337 to i32
  %339 = or i32 %332, %338
  %340 = add nuw nsw i64 %331, 1
  %341 = icmp eq i64 %340, %243
  br i1 %341, label %328, label %330

342:                                              ; preds = %328, %324, %323
  %343 = phi i1 [ false, %323 ], [ true, %324 ], [ %329, %328 ]
  %344 = zext i1 %343 to i32
  %345 = load ptr, ptr %12, align 8
  %346 = load ptr, ptr %30, align 8
  %347 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 14
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %529, label %350

350:                                              ; preds = %342
  %351 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 53, i64 2
  %352 = load ptr, ptr %351, align 8
  %353 = ptrtoint ptr %352 to i64
  %354 = sub i64 %313, %353
  %355 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 54, i64 2
  %356 = load i64, ptr %355, align 8
  %357 = udiv i64 %354, %356
  %358 = mul i64 %357, %356
  %359 = urem i64 %354, %356
  %360 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 50
  %361 = load i32, ptr %360, align 4
  %362 = zext i32 %361 to i64
  %363 = icmp ult i64 %357, %362
  %364 = icmp ult i64 %359, %348
  %365 = select i1 %363, i1 %364, i1 false
  %366 = load i32, ptr %39, align 4
  %367 = icmp eq i32 %366, 256
  %368 = select i1 %365, i1 %367, i1 false
  br i1 %368, label %369, label %529

369:                                              ; preds = %350
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10)
  store i64 %359, ptr %10, align 8
  store i32 2, ptr %245, align 8
  %370 = trunc i64 %305 to i32
  store i32 %370, ptr %246, align 4
  store i32 %344, ptr %247, align 8
  store i32 0, ptr %248, align 4
  %371 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 28
  %372 = load i64, ptr %371, align 8
  %373 = mul i64 %372, %357
  %374 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 6
  %375 = load i32, ptr %374, align 4
  %376 = zext i32 %375 to i64
  %377 = lshr i64 %359, %376
  %378 = add i64 %377, %373
  %379 = load i32, ptr %35, align 8
  %380 = lshr i32 %379, %375
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %409, label %382

382:                                              ; preds = %369
  %383 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 26
  %384 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 27
  %385 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 25
  %386 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 52
  %387 = load i32, ptr %31, align 8
  %388 = shl i32 %387, 5
  %389 = load i32, ptr %36, align 4
  %390 = icmp ne i32 %389, 0
  %391 = getelementptr inbounds %struct.Checks, ptr %346, i64 0, i32 14
  %392 = load i32, ptr %34, align 4
  %393 = trunc i32 %392 to i16
  %394 = load i32, ptr %37, align 8
  %395 = shl i32 %394, 12
  %396 = icmp eq i32 %389, 2
  %397 = select i1 %396, i32 32768, i32 0
  %398 = select i1 %390, i32 16, i32 17
  %399 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 1
  %400 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 1, i64 1
  %401 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49
  %402 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49, i64 1
  %403 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49, i64 2
  %404 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 1
  %405 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 1, i64 1
  %406 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49
  %407 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49, i64 1
  %408 = getelementptr inbounds %struct.Machine, ptr %345, i64 0, i32 49, i64 2
  br label %410

409:                                              ; preds = %523, %369
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10)
  br label %529

410:                                              ; preds = %523, %382
  %411 = phi i64 [ 0, %382 ], [ %524, %523 ]
  %412 = load ptr, ptr %383, align 8
  %413 = getelementptr inbounds %struct.Mark, ptr %412, i64 %378
  %414 = getelementptr inbounds %struct.Mark, ptr %413, i64 %411
  %415 = load ptr, ptr %384, align 8
  %416 = add i64 %411, %378
  %417 = shl i64 %416, 1
  %418 = getelementptr inbounds %struct.Mark, ptr %415, i64 %417
  %419 = load ptr, ptr %385, align 8
  %420 = load i32, ptr %386, align 4
  %421 = load i32, ptr %246, align 4
  %422 = add i32 %388, %421
  %423 = load i32, ptr %391, align 8
  %424 = zext i32 %420 to i64
  %425 = getelementptr inbounds [16 x [16 x i32]], ptr %419, i64 0, i64 %424, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = or i32 %397, %422
  %428 = or i32 %427, %395
  %429 = trunc i32 %428 to i16
  %430 = load i32, ptr %248, align 4
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %433

432:                                              ; preds = %410
  call fastcc void @noted_between(ptr noundef nonnull %12, ptr noundef nonnull %10, ptr noundef %414, i32 noundef 1, i32 noundef %398)
  br label %433

433:                                              ; preds = %432, %410
  br i1 %390, label %435, label %434

434:                                              ; preds = %439, %433
  br label %453

435:                                              ; preds = %433, %440
  %436 = phi i64 [ %442, %440 ], [ 0, %433 ]
  %437 = load i32, ptr %248, align 4
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %440, label %439

439:                                              ; preds = %440, %435
  br i1 %390, label %445, label %434

440:                                              ; preds = %435
  %441 = getelementptr inbounds %struct.Mark, ptr %418, i64 %436
  call fastcc void @noted_between(ptr noundef nonnull %12, ptr noundef nonnull %10, ptr noundef %441, i32 noundef 0, i32 noundef 18)
  %442 = add nuw nsw i64 %436, 1
  %443 = icmp eq i64 %436, 0
  %444 = select i1 %390, i1 %443, i1 false
  br i1 %444, label %435, label %439

445:                                              ; preds = %439
  store i32 %423, ptr %414, align 4
  %446 = getelementptr inbounds i8, ptr %414, i64 4
  store i32 %426, ptr %446, align 4
  %447 = getelementptr inbounds i8, ptr %414, i64 8
  store i16 %393, ptr %447, align 4
  %448 = getelementptr inbounds i8, ptr %414, i64 10
  store i16 %429, ptr %448, align 2
  %449 = getelementptr inbounds %struct.Mark, ptr %418, i64 1
  store i32 0, ptr %449, align 4
  store i32 0, ptr %418, align 4
  br label %523

450:                                              ; preds = %495
  %451 = add nuw nsw i64 %454, 1
  %452 = icmp eq i64 %454, 0
  br i1 %452, label %453, label %523

453:                                              ; preds = %434, %450
  %454 = phi i64 [ %451, %450 ], [ 0, %434 ]
  %455 = getelementptr inbounds %struct.Mark, ptr %418, i64 %454
  %456 = load i32, ptr %455, align 4
  %457 = icmp eq i32 %456, %423
  br i1 %457, label %519, label %458

458:                                              ; preds = %453
  %459 = icmp eq i32 %456, 0
  br i1 %459, label %492, label %460

460:                                              ; preds = %458
  %461 = load i32, ptr %399, align 8
  %462 = load i32, ptr %400, align 4
  %463 = load i32, ptr %360, align 4
  %464 = icmp ult i32 %463, 2
  br i1 %464, label %492, label %465

465:                                              ; preds = %460
  %466 = load i32, ptr %391, align 8
  %467 = add i32 %456, -1
  %468 = add i32 %466, -1
  %469 = urem i32 %467, %461
  %470 = udiv i32 %467, %461
  %471 = load i32, ptr %401, align 8
  %472 = udiv i32 %469, %471
  %473 = urem i32 %468, %461
  %474 = udiv i32 %468, %461
  %475 = udiv i32 %473, %471
  %476 = icmp eq i32 %472, %475
  br i1 %476, label %477, label %492

477:                                              ; preds = %465
  %478 = urem i32 %470, %462
  %479 = udiv i32 %470, %462
  %480 = load i32, ptr %402, align 4
  %481 = udiv i32 %478, %480
  %482 = urem i32 %474, %462
  %483 = udiv i32 %474, %462
  %484 = udiv i32 %482, %480
  %485 = icmp eq i32 %481, %484
  br i1 %485, label %486, label %492

486:                                              ; preds = %477
  %487 = load i32, ptr %403, align 8
  %488 = udiv i32 %479, %487
  %489 = udiv i32 %483, %487
  %490 = icmp ne i32 %488, %489
  %491 = zext i1 %490 to i32
  br label %492

492:                                              ; preds = %486, %477, %465, %460, %458
  %493 = phi i32 [ 1, %458 ], [ 1, %460 ], [ 1, %477 ], [ 1, %465 ], [ %491, %486 ]
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %519

495:                                              ; preds = %492
  %496 = getelementptr inbounds %struct.Mark, ptr %418, i64 %454, i32 1
  %497 = load i32, ptr %496, align 4
  %498 = add i32 %456, -1
  %499 = load i32, ptr %404, align 8
  %500 = load i32, ptr %405, align 4
  %501 = urem i32 %498, %499
  %502 = load i32, ptr %406, align 4
  %503 = urem i32 %501, %502
  %504 = udiv i32 %498, %499
  %505 = urem i32 %504, %500
  %506 = load i32, ptr %407, align 4
  %507 = urem i32 %505, %506
  %508 = udiv i32 %504, %500
  %509 = load i32, ptr %408, align 4
  %510 = urem i32 %508, %509
  %511 = mul i32 %510, %506
  %512 = add i32 %511, %507
  %513 = mul i32 %512, %502
  %514 = add i32 %513, %503
  %515 = zext i32 %514 to i64
  %516 = getelementptr inbounds [16 x [16 x i32]], ptr %419, i64 0, i64 %424, i64 %515
  %517 = load i32, ptr %516, align 4
  %518 = icmp ugt i32 %497, %517
  br i1 %518, label %450, label %519

519:                                              ; preds = %495, %492, %453
  store i32 %423, ptr %455, align 4
  %520 = getelementptr inbounds i8, ptr %455, i64 4
  store i32 %426, ptr %520, align 4
  %521 = getelementptr inbounds i8, ptr %455, i64 8
  store i16 %393, ptr %521, align 4
  %522 = getelementptr inbounds i8, ptr %455, i64 10
  store i16 %429, ptr %522, align 2
  br label %523

523:                                              ; preds = %450, %519, %445
  %524 = add nuw nsw i64 %411, 1
  %525 = load i32, ptr %374, align 4
  %526 = lshr i32 %379, %525
  %527 = zext i32 %526 to i64
  %528 = icmp ult i64 %524, %527
  br i1 %528, label %410, label %409

529:                                              ; preds = %342, %350, %409
  %530 = load i32, ptr %249, align 8
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %637, label %532

532:                                              ; preds = %529, %311
  %533 = load i64, ptr %250, align 8
  %534 = icmp ult i64 %316, %533
  br i1 %534, label %535, label %539

535:                                              ; preds = %532
  %536 = load i32, ptr %51, align 4
  %537 = zext i32 %536 to i64
  %538 = lshr i64 %316, %537
  br label %587

539:                                              ; preds = %532
  %540 = add i64 %313, %77
  br i1 %98, label %541, label %556

541:                                              ; preds = %539
  %542 = load i64, ptr %251, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %556, label %544

544:                                              ; preds = %541, %553
  %545 = phi i64 [ %554, %553 ], [ 0, %541 ]
  %546 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = icmp ugt i64 %547, %540
  br i1 %548, label %553, label %549

549:                                              ; preds = %544
  %550 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %545, i32 1
  %551 = load i64, ptr %550, align 8
  %552 = icmp ugt i64 %551, %540
  br i1 %552, label %556, label %553

553:                                              ; preds = %549, %544
  %554 = add nuw i64 %545, 1
  %555 = icmp eq i64 %554, %542
  br i1 %555, label %556, label %544

556:                                              ; preds = %553, %549, %541, %539
  %557 = phi ptr [ %97, %539 ], [ null, %541 ], [ null, %553 ], [ %546, %549 ]
  %558 = icmp eq ptr %557, null
  br i1 %558, label %581, label %559

559:                                              ; preds = %556
  %560 = load i64, ptr %73, align 8
  %561 = getelementptr inbounds %struct.Allocation, ptr %557, i64 0, i32 3
  %562 = load i64, ptr %561, align 8
  %563 = add i64 %560, %562
  %564 = sub i64 %540, %563
  %565 = load ptr, ptr %252, align 8
  %566 = lshr i64 %564, 8
  %567 = getelementptr inbounds i32, ptr %565, i64 %566
  %568 = load i32, ptr %567, align 4
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %581, label %570

570:                                              ; preds = %559
  %571 = add i32 %568, -1
  %572 = zext i32 %571 to i64
  %573 = shl nuw nsw i64 %572, 8
  %574 = and i64 %564, 255
  %575 = or i64 %573, %574
  %576 = load i32, ptr %51, align 4
  %577 = zext i32 %576 to i64
  %578 = lshr i64 %575, %577
  %579 = load ptr, ptr %253, align 8
  %580 = load ptr, ptr %254, align 8
  br label %581

581:                                              ; preds = %559, %556, %570
  %582 = phi i64 [ %578, %570 ], [ %306, %556 ], [ %306, %559 ]
  %583 = phi ptr [ %579, %570 ], [ %318, %556 ], [ %318, %559 ]
  %584 = phi ptr [ %580, %570 ], [ %320, %556 ], [ %320, %559 ]
  %585 = phi i32 [ 1, %570 ], [ 2, %556 ], [ 2, %559 ]
  %586 = phi i1 [ true, %570 ], [ false, %556 ], [ false, %559 ]
  br i1 %586, label %587, label %637

587:                                              ; preds = %581, %535
  %588 = phi i64 [ %538, %535 ], [ %582, %581 ]
  %589 = phi ptr [ %318, %535 ], [ %583, %581 ]
  %590 = phi ptr [ %320, %535 ], [ %584, %581 ]
  %591 = phi i32 [ 2, %535 ], [ %585, %581 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13)
  %592 = icmp eq i32 %591, 2
  br i1 %592, label %593, label %597

593:                                              ; preds = %587
  %594 = load ptr, ptr %239, align 8
  %595 = ptrtoint ptr %594 to i64
  %596 = sub i64 %313, %595
  br label %602

597:                                              ; preds = %587
  %598 = load i64, ptr %75, align 8
  %599 = sub i64 %313, %598
  %600 = load i64, ptr %73, align 8
  %601 = add i64 %599, %600
  br label %602

602:                                              ; preds = %593, %597
  %603 = phi i64 [ %596, %593 ], [ %601, %597 ]
  store i64 %603, ptr %13, align 8
  store i32 %591, ptr %255, align 8
  %604 = trunc i64 %305 to i32
  store i32 %604, ptr %256, align 4
  store i32 0, ptr %257, align 8
  store i32 0, ptr %258, align 4
  br i1 %105, label %605, label %623

605:                                              ; preds = %602
  %606 = mul nuw nsw i64 %305, %259
  %607 = getelementptr inbounds i8, ptr %8, i64 %606
  %608 = inttoptr i64 %313 to ptr
  br i1 %260, label %623, label %611

609:                                              ; preds = %611
  %610 = icmp eq i32 %620, 0
  br label %623

611:                                              ; preds = %605, %611
  %612 = phi i64 [ %621, %611 ], [ 0, %605 ]
  %613 = phi i32 [ %620, %611 ], [ 0, %605 ]
  %614 = getelementptr inbounds i8, ptr %607, i64 %612
  %615 = load i8, ptr %614, align 1
  %616 = getelementptr inbounds i8, ptr %608, i64 %612
  %617 = load i8, ptr %616, align 1
  %618 = xor i8 %617, %615
  %619 = zext i8 %618 to i32
  %620 = or i32 %613, %619
  %621 = add nuw nsw i64 %612, 1
  %622 = icmp eq i64 %621, %259
  br i1 %622, label %609, label %611

623:                                              ; preds = %609, %605, %602
  %624 = phi i1 [ false, %602 ], [ true, %605 ], [ %610, %609 ]
  %625 = zext i1 %624 to i32
  store i32 %625, ptr %257, align 8
  br i1 %261, label %628, label %626

626:                                              ; preds = %623
  %627 = getelementptr inbounds %struct.Mark, ptr %589, i64 %588
  br label %629

628:                                              ; preds = %629, %623
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13)
  br label %637

629:                                              ; preds = %626, %629
  %630 = phi i64 [ 0, %626 ], [ %635, %629 ]
  %631 = getelementptr inbounds %struct.Mark, ptr %627, i64 %630
  %632 = add i64 %588, %630
  %633 = shl i64 %632, 1
  %634 = getelementptr inbounds %struct.Mark, ptr %590, i64 %633
  call fastcc void @piece(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %631, ptr noundef %634)
  %635 = add nuw nsw i64 %630, 1
  %636 = icmp eq i64 %635, %262
  br i1 %636, label %628, label %629

637:                                              ; preds = %529, %581, %628, %304
  %638 = phi i64 [ %306, %304 ], [ %306, %529 ], [ %588, %628 ], [ %582, %581 ]
  %639 = add nuw nsw i64 %305, 1
  %640 = icmp eq i64 %639, 32
  br i1 %640, label %263, label %304

641:                                              ; preds = %299, %297, %263, %99
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  br label %642

642:                                              ; preds = %9, %641
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @piece(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %7 = load i32, ptr %6, align 8
  %8 = shl i32 %7, 5
  %9 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = add i32 %8, %10
  %12 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 1
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 2
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 256
  %19 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Checks, ptr %20, i64 0, i32 14
  %22 = load i32, ptr %21, align 8
  br i1 %18, label %28, label %23

23:                                               ; preds = %4
  %24 = shl i32 %17, 24
  %25 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %26 = load i32, ptr %25, align 8
  %27 = or i32 %26, %24
  br label %32

28:                                               ; preds = %4
  %29 = zext i32 %7 to i64
  %30 = getelementptr inbounds %struct.Checks, ptr %20, i64 0, i32 17, i64 %29, i64 %29
  %31 = load i32, ptr %30, align 4
  br label %32

32:                                               ; preds = %28, %23
  %33 = phi i32 [ 0, %28 ], [ 16384, %23 ]
  %34 = phi i32 [ %31, %28 ], [ %27, %23 ]
  %35 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %36 = load i32, ptr %35, align 4
  %37 = trunc i32 %36 to i16
  %38 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %39 = load i32, ptr %38, align 8
  %40 = shl i32 %39, 12
  %41 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 2
  %44 = select i1 %43, i32 32768, i32 0
  %45 = or i32 %33, %40
  %46 = or i32 %45, %44
  %47 = or i32 %46, %11
  %48 = trunc i32 %47 to i16
  br i1 %14, label %49, label %63

49:                                               ; preds = %32
  %50 = load i32, ptr %2, align 4
  %51 = icmp eq i32 %50, %22
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 0, ptr %2, align 4
  br label %53

53:                                               ; preds = %52, %49
  br label %54

54:                                               ; preds = %53, %60
  %55 = phi i64 [ %61, %60 ], [ 0, %53 ]
  %56 = getelementptr inbounds %struct.Mark, ptr %3, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, %22
  br i1 %58, label %60, label %59

59:                                               ; preds = %54
  store i32 0, ptr %56, align 4
  br label %60

60:                                               ; preds = %54, %59
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, 2
  br i1 %62, label %63, label %54

63:                                               ; preds = %60, %32
  %64 = load i32, ptr %2, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %79

66:                                               ; preds = %63
  %67 = load i32, ptr %3, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %79

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %69
  %74 = icmp eq i32 %42, 0
  %75 = select i1 %74, ptr %3, ptr %2
  store i32 %22, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %34, ptr %76, align 4
  %77 = getelementptr inbounds i8, ptr %75, i64 8
  store i16 %37, ptr %77, align 4
  %78 = getelementptr inbounds i8, ptr %75, i64 10
  store i16 %48, ptr %78, align 2
  br label %257

79:                                               ; preds = %69, %66, %63
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 0, ptr %5, align 4
  %80 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 4
  %81 = load i32, ptr %80, align 4
  %82 = icmp ne i32 %81, 0
  %83 = or i1 %65, %82
  br i1 %83, label %88, label %84

84:                                               ; preds = %79
  %85 = icmp eq i32 %42, 0
  %86 = select i1 %85, i32 17, i32 16
  %87 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %2, i32 noundef %11, i32 noundef %15, i32 noundef 1, i32 noundef %86, ptr noundef nonnull %5)
  br label %88

88:                                               ; preds = %79, %84
  %89 = phi i32 [ %87, %84 ], [ 0, %79 ]
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %100, label %91

91:                                               ; preds = %88
  %92 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 0
  %95 = icmp sgt i32 %89, 26
  %96 = or i1 %95, %94
  %97 = load i32, ptr %5, align 4
  %98 = select i1 %96, i32 %97, i32 0
  %99 = load i64, ptr %1, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %89, i32 noundef %98, ptr noundef nonnull %2, i32 noundef %11, i64 noundef %99, i32 noundef %13)
  store i32 1, ptr %80, align 4
  br label %100

100:                                              ; preds = %91, %88
  %101 = load i32, ptr %41, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %100
  %104 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  br label %207

105:                                              ; preds = %100
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds %struct.Checks, ptr %106, i64 0, i32 14
  %108 = load i32, ptr %107, align 8
  %109 = and i32 %10, 31
  %110 = getelementptr inbounds %struct.Checks, ptr %106, i64 0, i32 23
  %111 = shl nuw i32 1, %109
  br label %115

112:                                              ; preds = %167
  %113 = add nuw nsw i64 %116, 1
  %114 = icmp eq i64 %116, 0
  br i1 %114, label %115, label %176

115:                                              ; preds = %112, %105
  %116 = phi i64 [ 0, %105 ], [ %113, %112 ]
  %117 = getelementptr inbounds %struct.Mark, ptr %3, i64 %116
  %118 = getelementptr inbounds %struct.Mark, ptr %3, i64 %116, i32 3
  %119 = load i16, ptr %118, align 2
  %120 = and i16 %119, 1023
  %121 = zext i16 %120 to i32
  %122 = load i32, ptr %117, align 4
  %123 = icmp eq i32 %122, %108
  %124 = and i16 %119, 16384
  %125 = icmp eq i16 %124, 0
  br i1 %125, label %155, label %126

126:                                              ; preds = %115
  %127 = getelementptr inbounds %struct.Mark, ptr %3, i64 %116, i32 1
  %128 = load i32, ptr %127, align 4
  %129 = and i32 %128, 16777215
  %130 = load i32, ptr %6, align 8
  %131 = lshr i32 %128, 24
  %132 = load ptr, ptr %110, align 8
  %133 = zext i32 %130 to i64
  %134 = getelementptr inbounds [32 x %struct.Known], ptr %132, i64 0, i64 %133
  %135 = zext i32 %131 to i64
  %136 = getelementptr inbounds [256 x i32], ptr %134, i64 0, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = getelementptr inbounds %struct.Protocol, ptr %132, i64 0, i32 1, i64 %133
  %139 = getelementptr inbounds [256 x i32], ptr %138, i64 0, i64 %135
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds %struct.Protocol, ptr %132, i64 0, i32 3, i64 %133
  %142 = load i32, ptr %141, align 4
  %143 = and i32 %142, %111
  %144 = icmp ne i32 %143, 0
  %145 = icmp ugt i32 %140, %137
  %146 = select i1 %144, i1 %145, i1 false
  %147 = select i1 %146, i32 %140, i32 %137
  %148 = icmp ult i32 %129, %147
  br i1 %148, label %167, label %149

149:                                              ; preds = %126
  %150 = load i32, ptr %16, align 4
  %151 = icmp eq i32 %131, %150
  br i1 %151, label %152, label %167

152:                                              ; preds = %149
  %153 = lshr i32 %121, 5
  %154 = icmp eq i32 %153, %130
  br label %167

155:                                              ; preds = %115
  %156 = icmp eq i32 %11, %121
  br i1 %156, label %167, label %157

157:                                              ; preds = %155
  %158 = getelementptr inbounds %struct.Mark, ptr %3, i64 %116, i32 1
  %159 = load i32, ptr %158, align 4
  %160 = load i32, ptr %6, align 8
  %161 = zext i32 %160 to i64
  %162 = lshr i32 %121, 5
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds %struct.Checks, ptr %106, i64 0, i32 17, i64 %161, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = icmp ult i32 %159, %165
  br label %167

167:                                              ; preds = %157, %155, %152, %149, %126
  %168 = phi i1 [ true, %126 ], [ false, %149 ], [ %154, %152 ], [ true, %155 ], [ %166, %157 ]
  %169 = icmp eq i32 %122, 0
  %170 = select i1 %123, i1 %168, i1 false
  %171 = select i1 %169, i1 true, i1 %170
  br i1 %171, label %172, label %112

172:                                              ; preds = %167
  store i32 %22, ptr %117, align 4
  %173 = getelementptr inbounds i8, ptr %117, i64 4
  store i32 %34, ptr %173, align 4
  %174 = getelementptr inbounds i8, ptr %117, i64 8
  store i16 %37, ptr %174, align 4
  %175 = getelementptr inbounds i8, ptr %117, i64 10
  store i16 %48, ptr %175, align 2
  br label %256

176:                                              ; preds = %112
  %177 = load i32, ptr %3, align 4
  %178 = icmp eq i32 %177, %108
  %179 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, %108
  %182 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %183 = load i16, ptr %182, align 2
  %184 = lshr i16 %183, 5
  %185 = and i16 %184, 31
  %186 = zext i16 %185 to i32
  %187 = select i1 %178, i1 true, i1 %181
  br i1 %187, label %192, label %188

188:                                              ; preds = %176
  store i32 %22, ptr %179, align 4
  %189 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 1
  store i32 %34, ptr %189, align 4
  %190 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 2
  store i16 %37, ptr %190, align 4
  %191 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  store i16 %48, ptr %191, align 2
  br label %256

192:                                              ; preds = %176
  %193 = select i1 %178, i1 %181, i1 false
  br i1 %193, label %194, label %256

194:                                              ; preds = %192
  %195 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  %196 = load i16, ptr %195, align 2
  %197 = lshr i16 %196, 5
  %198 = and i16 %197, 31
  %199 = icmp eq i16 %185, %198
  br i1 %199, label %200, label %256

200:                                              ; preds = %194
  %201 = load i32, ptr %6, align 8
  %202 = icmp eq i32 %201, %186
  br i1 %202, label %256, label %203

203:                                              ; preds = %200
  store i32 %22, ptr %179, align 4
  %204 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 1
  store i32 %34, ptr %204, align 4
  %205 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 2
  store i16 %37, ptr %205, align 4
  %206 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  store i16 %48, ptr %206, align 2
  br label %256

207:                                              ; preds = %103, %228
  %208 = phi i64 [ 0, %103 ], [ %229, %228 ]
  %209 = load i32, ptr %80, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %212, label %211

211:                                              ; preds = %228, %207
  br i1 %18, label %231, label %250

212:                                              ; preds = %207
  %213 = getelementptr inbounds %struct.Mark, ptr %3, i64 %208
  %214 = load i32, ptr %213, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %228, label %216

216:                                              ; preds = %212
  %217 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %213, i32 noundef %11, i32 noundef %15, i32 noundef 0, i32 noundef 18, ptr noundef nonnull %5)
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %228, label %219

219:                                              ; preds = %216
  %220 = load i32, ptr %104, align 8
  %221 = icmp eq i32 %220, 0
  %222 = icmp sgt i32 %217, 26
  %223 = or i1 %222, %221
  %224 = load i32, ptr %5, align 4
  %225 = select i1 %223, i32 %224, i32 0
  %226 = load i64, ptr %1, align 8
  %227 = load i32, ptr %12, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %217, i32 noundef %225, ptr noundef nonnull %213, i32 noundef %11, i64 noundef %226, i32 noundef %227)
  store i32 1, ptr %80, align 4
  br label %228

228:                                              ; preds = %216, %212, %219
  %229 = add nuw nsw i64 %208, 1
  %230 = icmp eq i64 %229, 2
  br i1 %230, label %211, label %207

231:                                              ; preds = %211
  %232 = load i32, ptr %38, align 8
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %234, label %250

234:                                              ; preds = %231
  %235 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 3
  %236 = load i16, ptr %235, align 2
  %237 = and i16 %236, 12288
  %238 = icmp eq i16 %237, 8192
  br i1 %238, label %250, label %239

239:                                              ; preds = %234
  %240 = load i32, ptr %2, align 4
  %241 = icmp eq i32 %240, %22
  br i1 %241, label %242, label %250

242:                                              ; preds = %239
  %243 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 1
  %244 = load i32, ptr %243, align 4
  %245 = icmp eq i32 %244, %34
  br i1 %245, label %246, label %250

246:                                              ; preds = %242
  %247 = and i16 %236, 1023
  %248 = zext i16 %247 to i32
  %249 = icmp eq i32 %11, %248
  br i1 %249, label %254, label %250

250:                                              ; preds = %242, %239, %234, %231, %211, %246
  store i32 %22, ptr %2, align 4
  %251 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %34, ptr %251, align 4
  %252 = getelementptr inbounds i8, ptr %2, i64 8
  store i16 %37, ptr %252, align 4
  %253 = getelementptr inbounds i8, ptr %2, i64 10
  store i16 %48, ptr %253, align 2
  br label %254

254:                                              ; preds = %250, %246
  %255 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  store i32 0, ptr %255, align 4
  store i32 0, ptr %3, align 4
  br label %256

256:                                              ; preds = %203, %200, %194, %192, %188, %172, %254
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  br label %257

257:                                              ; preds = %256, %73
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_undefined(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 1
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %6, align 8
  %9 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 3
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 4
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 5
  store i32 0, ptr %14, align 4
  %15 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 6
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 7
  store i32 256, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 8
  store i32 0, ptr %17, align 8
  br label %19

18:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  ret void

19:                                               ; preds = %4, %25
  %20 = phi i32 [ 0, %4 ], [ %26, %25 ]
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %19
  call fastcc void @note_error(ptr noundef nonnull %5, i32 noundef 21, i32 noundef %20, i64 noundef 0, i32 noundef 0)
  br label %25

25:                                               ; preds = %19, %24
  %26 = add nuw nsw i32 %20, 1
  %27 = icmp eq i32 %26, 32
  br i1 %27, label %18, label %19
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_error(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 3
  %13 = tail call i64 @llvm.umin.i64(i64 %11, i64 256)
  br label %20

14:                                               ; preds = %55
  %15 = add nuw nsw i64 %23, 1
  %16 = icmp uge i64 %23, %11
  %17 = icmp ugt i64 %23, 255
  %18 = or i1 %17, %16
  %19 = icmp eq i64 %23, %13
  br i1 %19, label %58, label %20

20:                                               ; preds = %14, %5
  %21 = phi i1 [ false, %5 ], [ %18, %14 ]
  %22 = phi ptr [ undef, %5 ], [ %57, %14 ]
  %23 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %20
  %26 = add nsw i64 %23, -1
  br label %29

27:                                               ; preds = %20
  %28 = load i64, ptr %12, align 8
  br label %29

29:                                               ; preds = %27, %25
  %30 = phi i64 [ %26, %25 ], [ %28, %27 ]
  %31 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30
  %32 = icmp ult i64 %30, %11
  br i1 %32, label %33, label %55

33:                                               ; preds = %29
  %34 = load i32, ptr %31, align 8
  %35 = icmp eq i32 %34, %1
  br i1 %35, label %36, label %55

36:                                               ; preds = %33
  %37 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %55

40:                                               ; preds = %36
  %41 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 3
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %44, label %55

44:                                               ; preds = %40
  %45 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, %9
  br i1 %47, label %48, label %55

48:                                               ; preds = %44
  %49 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 8
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 10
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %50, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %48
  store i64 %30, ptr %12, align 8
  br label %55

55:                                               ; preds = %54, %48, %44, %40, %36, %33, %29
  %56 = phi i1 [ false, %54 ], [ true, %48 ], [ true, %44 ], [ true, %40 ], [ true, %36 ], [ true, %33 ], [ true, %29 ]
  %57 = phi ptr [ %31, %54 ], [ %22, %48 ], [ %22, %44 ], [ %22, %40 ], [ %22, %36 ], [ %22, %33 ], [ %22, %29 ]
  br i1 %56, label %14, label %58

58:                                               ; preds = %55, %14
  %59 = phi i1 [ %18, %14 ], [ %21, %55 ]
  br i1 %59, label %60, label %73

60:                                               ; preds = %58
  %61 = icmp eq i64 %11, 256
  br i1 %61, label %62, label %66

62:                                               ; preds = %60
  %63 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8
  br label %73

66:                                               ; preds = %60
  %67 = add i64 %11, 1
  store i64 %67, ptr %10, align 8
  %68 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %11
  store i32 %1, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 4
  store i32 2, ptr %69, align 4
  %70 = getelementptr inbounds i8, ptr %68, i64 8
  store i32 %9, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %68, i64 12
  store i32 -1, ptr %71, align 4
  %72 = getelementptr inbounds i8, ptr %68, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %72, i8 0, i64 48, i1 false)
  br label %73

73:                                               ; preds = %58, %62, %66
  %74 = phi ptr [ %57, %58 ], [ null, %62 ], [ %68, %66 ]
  %75 = icmp eq ptr %74, null
  br i1 %75, label %99, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 4
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8
  %80 = icmp eq i64 %78, 0
  br i1 %80, label %81, label %99

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 5
  store i64 %3, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 6
  store i32 %84, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 7
  store i32 %4, ptr %86, align 4
  %87 = load ptr, ptr %6, align 8
  %88 = getelementptr inbounds %struct.Checks, ptr %87, i64 0, i32 14
  %89 = load i32, ptr %88, align 8
  %90 = add i32 %89, -1
  %91 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 10
  store i32 %90, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 8
  store i32 %90, ptr %92, align 8
  %93 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %94 = load i32, ptr %93, align 8
  %95 = shl i32 %94, 5
  %96 = add i32 %95, %2
  %97 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 11
  store i32 %96, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 9
  store i32 %96, ptr %98, align 4
  br label %99

99:                                               ; preds = %73, %76, %81
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @check_loaded(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = zext i32 %4 to i64
  %9 = icmp ne i32 %4, 0
  br label %11

10:                                               ; preds = %54
  ret i32 %55

11:                                               ; preds = %5, %54
  %12 = phi i64 [ 0, %5 ], [ %56, %54 ]
  %13 = phi i32 [ -1, %5 ], [ %55, %54 ]
  %14 = trunc i64 %12 to i32
  %15 = shl nuw i32 1, %14
  %16 = and i32 %15, %2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %54, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds i64, ptr %3, i64 %12
  %20 = load i64, ptr %19, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.Checks, ptr %24, i64 0, i32 22
  %26 = load i64, ptr %25, align 8
  %27 = icmp ult i64 %26, %8
  %28 = sub i64 %26, %8
  %29 = icmp ult i64 %28, %23
  %30 = or i1 %27, %29
  %31 = select i1 %30, i64 -1, i64 %23
  %32 = icmp ne i64 %31, -1
  %33 = select i1 %9, i1 %32, i1 false
  br i1 %33, label %34, label %37

34:                                               ; preds = %18
  %35 = getelementptr inbounds %struct.Checks, ptr %24, i64 0, i32 21
  %36 = load ptr, ptr %35, align 8
  br label %44

37:                                               ; preds = %44, %18
  %38 = phi i1 [ %32, %18 ], [ %52, %44 ]
  %39 = zext i1 %38 to i32
  %40 = trunc i64 %12 to i32
  %41 = shl i32 %39, %40
  %42 = xor i32 %41, -1
  %43 = and i32 %13, %42
  br label %54

44:                                               ; preds = %34, %44
  %45 = phi i32 [ 0, %34 ], [ %50, %44 ]
  %46 = zext i32 %45 to i64
  %47 = add i64 %31, %46
  %48 = getelementptr inbounds i8, ptr %36, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = add nuw i32 %45, 1
  %51 = icmp ult i32 %50, %4
  %52 = icmp eq i8 %49, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %44, label %37

54:                                               ; preds = %11, %37
  %55 = phi i32 [ %43, %37 ], [ %13, %11 ]
  %56 = add nuw nsw i64 %12, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %10, label %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @check_kept(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %9 = zext i32 %4 to i64
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %14 = icmp ne i32 %4, 0
  %15 = zext i32 %4 to i64
  br label %17

16:                                               ; preds = %73
  ret i32 %74

17:                                               ; preds = %6, %73
  %18 = phi i64 [ 0, %6 ], [ %75, %73 ]
  %19 = phi i32 [ 0, %6 ], [ %74, %73 ]
  %20 = trunc i64 %18 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %73, label %24

24:                                               ; preds = %17
  %25 = getelementptr inbounds i64, ptr %3, i64 %18
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = sub i64 %26, %28
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds %struct.Checks, ptr %30, i64 0, i32 22
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %32, %9
  %34 = sub i64 %32, %9
  %35 = icmp ult i64 %34, %29
  %36 = or i1 %33, %35
  %37 = select i1 %36, i64 -1, i64 %29
  %38 = load i32, ptr %10, align 4
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 5
  %41 = load i64, ptr %11, align 8
  %42 = mul i64 %40, %41
  %43 = icmp ult i64 %29, %42
  br i1 %43, label %50, label %44

44:                                               ; preds = %24
  %45 = load ptr, ptr %12, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = sub i64 %26, %46
  %48 = load i64, ptr %13, align 8
  %49 = icmp ult i64 %47, %48
  br label %50

50:                                               ; preds = %44, %24
  %51 = phi i1 [ true, %24 ], [ %49, %44 ]
  %52 = zext i1 %51 to i32
  %53 = trunc i64 %18 to i32
  %54 = shl i32 %52, %53
  %55 = or i32 %54, %19
  %56 = icmp ne i64 %37, -1
  %57 = select i1 %14, i1 %56, i1 false
  br i1 %57, label %58, label %73

58:                                               ; preds = %50
  %59 = trunc i64 %18 to i32
  %60 = lshr i32 %5, %59
  %61 = trunc i32 %60 to i8
  %62 = and i8 %61, 1
  br label %63

63:                                               ; preds = %58, %63
  %64 = phi i64 [ 0, %58 ], [ %70, %63 ]
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.Checks, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8
  %68 = add i64 %37, %64
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  store i8 %62, ptr %69, align 1
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp ult i64 %70, %15
  %72 = select i1 %71, i1 %56, i1 false
  br i1 %72, label %63, label %73

73:                                               ; preds = %63, %50, %17
  %74 = phi i32 [ %19, %17 ], [ %55, %50 ], [ %55, %63 ]
  %75 = add nuw nsw i64 %18, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %16, label %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18, i64 %7
  store i32 1, ptr %8, align 4
  %9 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  store i32 1, ptr %9, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_copy(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7, ptr noalias noundef readonly %8, i32 noundef %9) local_unnamed_addr {
  %11 = alloca %struct.Access, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq ptr %15, null
  br i1 %18, label %151, label %19

19:                                               ; preds = %10
  %20 = and i32 %4, 1
  %21 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 1
  %22 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 3
  %24 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 5
  %26 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 6
  %27 = icmp eq i32 %9, 0
  %28 = select i1 %27, i32 0, i32 2
  %29 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 7
  %30 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 8
  %31 = icmp eq i32 %20, 0
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %33 = and i32 %4, 2
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %36 = shl i32 %17, 5
  %37 = add i32 %17, 32
  %38 = zext i32 %17 to i64
  %39 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 4, i64 1, i64 %38
  %40 = icmp eq ptr %8, null
  %41 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9
  %43 = ptrtoint ptr %42 to i64
  %44 = add nsw i32 %2, 1
  %45 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 7, i64 %38
  %46 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 8, i64 %38
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %48 = add i32 %17, 64
  %49 = select i1 %27, i32 1, i32 2
  %50 = select i1 %31, i32 1, i32 2
  br label %51

51:                                               ; preds = %19, %148
  %52 = phi i64 [ 0, %19 ], [ %149, %148 ]
  %53 = trunc i64 %52 to i32
  %54 = shl nuw i32 1, %53
  %55 = and i32 %54, %3
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %148, label %57

57:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  store ptr %13, ptr %21, align 8
  store i32 %17, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %58 = getelementptr inbounds i32, ptr %7, i64 %52
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 %28, ptr %26, align 8
  store i32 256, ptr %29, align 4
  store i32 0, ptr %30, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %147, label %61

61:                                               ; preds = %57
  br i1 %31, label %71, label %62

62:                                               ; preds = %61
  %63 = getelementptr inbounds i64, ptr %5, i64 %52
  %64 = load i64, ptr %63, align 8
  %65 = load i64, ptr %32, align 8
  %66 = zext i32 %59 to i64
  %67 = icmp ult i64 %65, %66
  %68 = sub i64 %65, %66
  %69 = icmp ult i64 %68, %64
  %70 = or i1 %67, %69
  br i1 %70, label %147, label %71

71:                                               ; preds = %62, %61
  br i1 %34, label %81, label %72

72:                                               ; preds = %71
  %73 = getelementptr inbounds i64, ptr %6, i64 %52
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %35, align 8
  %76 = zext i32 %59 to i64
  %77 = icmp ult i64 %75, %76
  %78 = sub i64 %75, %76
  %79 = icmp ult i64 %78, %74
  %80 = or i1 %77, %79
  br i1 %80, label %147, label %81

81:                                               ; preds = %72, %71
  %82 = trunc i64 %52 to i32
  %83 = or i32 %36, %82
  %84 = load i32, ptr %39, align 4
  br i1 %40, label %118, label %85

85:                                               ; preds = %81
  %86 = load i64, ptr %41, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %100, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds i64, ptr %8, i64 %52
  %90 = load i64, ptr %89, align 8
  %91 = add i64 %90, 1
  br label %95

92:                                               ; preds = %95
  %93 = add nuw i64 %96, 1
  %94 = icmp eq i64 %93, %86
  br i1 %94, label %100, label %95

95:                                               ; preds = %92, %88
  %96 = phi i64 [ 0, %88 ], [ %93, %92 ]
  %97 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, %91
  br i1 %99, label %100, label %92

100:                                              ; preds = %92, %95, %85
  %101 = phi ptr [ null, %85 ], [ null, %92 ], [ %97, %95 ]
  %102 = icmp eq ptr %101, null
  br i1 %102, label %115, label %103

103:                                              ; preds = %100
  %104 = ptrtoint ptr %101 to i64
  %105 = sub i64 %104, %43
  %106 = sdiv exact i64 %105, 2992
  %107 = trunc i64 %106 to i32
  %108 = add i32 %107, 128
  %109 = getelementptr inbounds %struct.Tracked, ptr %101, i64 0, i32 2
  %110 = load i32, ptr %109, align 4
  %111 = add i32 %110, 1
  %112 = getelementptr inbounds %struct.Tracked, ptr %101, i64 0, i32 7
  store i32 %111, ptr %112, align 8
  %113 = getelementptr inbounds %struct.Tracked, ptr %101, i64 0, i32 8
  store i32 %2, ptr %113, align 4
  %114 = getelementptr inbounds %struct.Tracked, ptr %101, i64 0, i32 9
  store i32 %83, ptr %114, align 8
  br label %115

115:                                              ; preds = %100, %103
  %116 = phi i32 [ %108, %103 ], [ %37, %100 ]
  %117 = phi i32 [ %110, %103 ], [ %84, %100 ]
  br i1 %102, label %147, label %119

118:                                              ; preds = %81
  store i32 %44, ptr %45, align 4
  store i32 %84, ptr %46, align 4
  br label %119

119:                                              ; preds = %115, %118
  %120 = phi i32 [ %116, %115 ], [ %48, %118 ]
  %121 = phi i32 [ %116, %115 ], [ %37, %118 ]
  %122 = phi i32 [ %117, %115 ], [ %84, %118 ]
  br i1 %34, label %139, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds i64, ptr %6, i64 %52
  %125 = load i64, ptr %124, align 8
  %126 = zext i32 %59 to i64
  %127 = load ptr, ptr %47, align 8
  br label %131

128:                                              ; preds = %131
  %129 = add nuw nsw i64 %132, 1
  %130 = icmp eq i64 %129, %126
  br i1 %130, label %139, label %131

131:                                              ; preds = %128, %123
  %132 = phi i64 [ 0, %123 ], [ %129, %128 ]
  %133 = add i64 %132, %125
  %134 = getelementptr inbounds i8, ptr %127, i64 %133
  %135 = load i8, ptr %134, align 1
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %137, label %128

137:                                              ; preds = %131
  %138 = trunc i64 %52 to i32
  call fastcc void @note_error(ptr noundef nonnull %11, i32 noundef 3, i32 noundef %138, i64 noundef %133, i32 noundef 2)
  br label %139

139:                                              ; preds = %128, %137, %119
  %140 = phi i32 [ 1, %119 ], [ 2, %137 ], [ 2, %128 ]
  %141 = getelementptr inbounds i64, ptr %6, i64 %52
  %142 = load i64, ptr %141, align 8
  %143 = trunc i64 %52 to i32
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef 0, i32 noundef %121, i32 noundef %122, i32 noundef %143, i64 noundef %142, i32 noundef %140)
  %144 = getelementptr inbounds i64, ptr %5, i64 %52
  %145 = load i64, ptr %144, align 8
  %146 = trunc i64 %52 to i32
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef %49, i32 noundef %120, i32 noundef %122, i32 noundef %146, i64 noundef %145, i32 noundef %50)
  br label %147

147:                                              ; preds = %139, %115, %57, %62, %72
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  br label %148

148:                                              ; preds = %147, %51
  %149 = add nuw nsw i64 %52, 1
  %150 = icmp eq i64 %149, 32
  br i1 %150, label %151, label %51

151:                                              ; preds = %148, %10
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @range(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca %struct.Lane, align 8
  %9 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  store i64 %5, ptr %8, align 8
  %12 = getelementptr inbounds %struct.Lane, ptr %8, i64 0, i32 1
  store i32 %6, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Lane, ptr %8, i64 0, i32 2
  store i32 %4, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Lane, ptr %8, i64 0, i32 3
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lane, ptr %8, i64 0, i32 4
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  store i32 %1, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  store i32 %3, ptr %18, align 8
  %19 = icmp eq i32 %6, 1
  br i1 %19, label %20, label %42

20:                                               ; preds = %7
  %21 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 22
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %42, label %27

27:                                               ; preds = %20, %39
  %28 = phi i64 [ %40, %39 ], [ 0, %20 ]
  %29 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 23, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %30, %5
  br i1 %31, label %39, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 23, i64 %28, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %34, %5
  %36 = sub i64 %34, %5
  %37 = icmp ult i64 %36, %23
  %38 = or i1 %35, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %32, %27
  %40 = add nuw i64 %28, 1
  %41 = icmp eq i64 %40, %25
  br i1 %41, label %42, label %27

42:                                               ; preds = %39, %32, %20, %7
  %43 = phi ptr [ null, %7 ], [ null, %20 ], [ null, %39 ], [ %29, %32 ]
  br i1 %19, label %44, label %58

44:                                               ; preds = %42
  %45 = icmp eq ptr %43, null
  br i1 %45, label %109, label %46

46:                                               ; preds = %44
  %47 = getelementptr inbounds %struct.Allocation, ptr %43, i64 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 2
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %109, label %51

51:                                               ; preds = %46
  %52 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 18
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Allocation, ptr %43, i64 0, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = add i64 %53, %55
  %57 = sub i64 %5, %56
  br label %58

58:                                               ; preds = %42, %51
  %59 = phi i64 [ %57, %51 ], [ %5, %42 ]
  %60 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %109, label %63

63:                                               ; preds = %58
  %64 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 11
  %65 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 12
  %66 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 9
  %68 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 10
  %69 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  %70 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  br label %71

71:                                               ; preds = %63, %101
  %72 = phi i64 [ 0, %63 ], [ %105, %101 ]
  %73 = add i64 %72, %59
  %74 = load ptr, ptr %64, align 8
  %75 = load ptr, ptr %65, align 8
  %76 = add i64 %72, %5
  store i64 %76, ptr %8, align 8
  br i1 %19, label %77, label %91

77:                                               ; preds = %71
  %78 = load ptr, ptr %66, align 8
  %79 = lshr i64 %73, 8
  %80 = getelementptr inbounds i32, ptr %78, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %101, label %83

83:                                               ; preds = %77
  %84 = add i32 %81, -1
  %85 = zext i32 %84 to i64
  %86 = shl nuw nsw i64 %85, 8
  %87 = and i64 %73, 255
  %88 = or i64 %86, %87
  %89 = load ptr, ptr %67, align 8
  %90 = load ptr, ptr %68, align 8
  br label %91

91:                                               ; preds = %83, %71
  %92 = phi i64 [ %88, %83 ], [ %73, %71 ]
  %93 = phi ptr [ %89, %83 ], [ %74, %71 ]
  %94 = phi ptr [ %90, %83 ], [ %75, %71 ]
  %95 = load i32, ptr %69, align 4
  %96 = zext i32 %95 to i64
  %97 = lshr i64 %92, %96
  %98 = getelementptr inbounds %struct.Mark, ptr %93, i64 %97
  %99 = shl i64 %97, 1
  %100 = getelementptr inbounds %struct.Mark, ptr %94, i64 %99
  call fastcc void @piece(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %98, ptr noundef %100)
  br label %101

101:                                              ; preds = %77, %91
  %102 = load i32, ptr %70, align 4
  %103 = shl nuw i32 1, %102
  %104 = zext i32 %103 to i64
  %105 = add i64 %72, %104
  %106 = load i32, ptr %60, align 8
  %107 = zext i32 %106 to i64
  %108 = icmp ult i64 %105, %107
  br i1 %108, label %71, label %109

109:                                              ; preds = %101, %58, %44, %46
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_tile(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i32], align 16
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 10
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %18 = and i32 %4, 1
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, ptr %9, ptr %6
  %21 = select i1 %19, ptr %6, ptr %9
  br label %23

22:                                               ; preds = %255
  ret void

23:                                               ; preds = %8, %255
  %24 = phi i64 [ 0, %8 ], [ %256, %255 ]
  %25 = trunc i64 %24 to i32
  %26 = shl nuw i32 1, %25
  %27 = and i32 %26, %3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %255, label %29

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %30 = getelementptr inbounds i64, ptr %5, i64 %24
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %11, align 8
  %33 = sub i64 %31, %32
  %34 = add i64 %33, -2147483648
  %35 = load i64, ptr %12, align 8
  %36 = icmp ult i64 %35, 128
  %37 = add i64 %35, -128
  %38 = icmp ugt i64 %34, %37
  %39 = select i1 %36, i1 true, i1 %38
  br i1 %39, label %43, label %40

40:                                               ; preds = %29
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 %34
  br label %43

43:                                               ; preds = %29, %40
  %44 = phi ptr [ %42, %40 ], [ null, %29 ]
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %70

46:                                               ; preds = %43
  %47 = load i64, ptr %14, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %70, label %49

49:                                               ; preds = %46, %61
  %50 = phi i64 [ %62, %61 ], [ 0, %46 ]
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp ugt i64 %52, %31
  br i1 %53, label %61, label %54

54:                                               ; preds = %49
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %50, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ult i64 %56, %31
  %58 = sub i64 %56, %31
  %59 = icmp ult i64 %58, 128
  %60 = or i1 %57, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %54, %49
  %62 = add nuw i64 %50, 1
  %63 = icmp eq i64 %62, %47
  br i1 %63, label %70, label %49

64:                                               ; preds = %54
  %65 = load i64, ptr %15, align 8
  %66 = sub i64 %31, %65
  %67 = load i64, ptr %16, align 8
  %68 = add i64 %66, %67
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:                                               ; preds = %61, %46, %64, %43
  %71 = phi ptr [ %44, %43 ], [ %69, %64 ], [ null, %46 ], [ null, %61 ]
  %72 = icmp ne ptr %71, null
  %73 = and i64 %31, 63
  %74 = icmp eq i64 %73, 0
  %75 = select i1 %72, i1 %74, i1 false
  br i1 %75, label %76, label %254

76:                                               ; preds = %70
  %77 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 6
  %78 = load i8, ptr %77, align 1
  %79 = icmp ult i8 %78, 13
  br i1 %79, label %80, label %85

80:                                               ; preds = %76
  %81 = zext i8 %78 to i64
  %82 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  br label %85

85:                                               ; preds = %80, %76
  %86 = phi i32 [ %84, %80 ], [ 0, %76 ]
  %87 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 8
  %88 = load i8, ptr %87, align 1
  %89 = icmp eq i8 %88, 0
  %90 = zext i8 %88 to i32
  %91 = shl i32 16, %90
  %92 = select i1 %89, i32 0, i32 %91
  %93 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 12
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 1885433187
  br i1 %95, label %96, label %192

96:                                               ; preds = %85
  %97 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 5
  %98 = load i8, ptr %97, align 4
  %99 = icmp ult i8 %98, 5
  %100 = icmp ne i32 %86, 0
  %101 = select i1 %99, i1 %100, i1 false
  br i1 %101, label %102, label %192

102:                                              ; preds = %96
  %103 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 7
  %104 = load i8, ptr %103, align 2
  %105 = icmp ne i8 %104, 0
  %106 = icmp ugt i8 %88, 3
  %107 = select i1 %105, i1 true, i1 %106
  br i1 %107, label %192, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 9
  %110 = load i8, ptr %109, align 8
  %111 = icmp ugt i8 %110, 1
  br i1 %111, label %192, label %112

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 10
  %114 = load i8, ptr %113, align 1
  %115 = icmp ugt i8 %114, 1
  br i1 %115, label %192, label %116

116:                                              ; preds = %112
  %117 = icmp ne i8 %114, 0
  %118 = icmp ult i8 %98, 2
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %192, label %120

120:                                              ; preds = %116
  %121 = load i64, ptr %71, align 8
  %122 = and i64 %121, 15
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %192

124:                                              ; preds = %120
  %125 = icmp eq i8 %114, 0
  %126 = zext i8 %98 to i64
  %127 = zext i8 %98 to i64
  br label %128

128:                                              ; preds = %178, %124
  %129 = phi i64 [ %179, %178 ], [ 0, %124 ]
  br i1 %125, label %135, label %130

130:                                              ; preds = %128
  %131 = icmp ugt i64 %129, 1
  br i1 %131, label %135, label %132

132:                                              ; preds = %130
  %133 = icmp eq i64 %129, 0
  %134 = select i1 %133, i32 256, i32 1024
  br label %135

135:                                              ; preds = %132, %130, %128
  %136 = phi i32 [ 256, %128 ], [ %134, %132 ], [ 0, %130 ]
  %137 = freeze i32 %136
  %138 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 2, i64 %129
  %139 = load i32, ptr %138, align 4
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %192, label %141

141:                                              ; preds = %135
  %142 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 4, i64 %129
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, -9
  %145 = icmp ult i32 %144, -8
  br i1 %145, label %192, label %146

146:                                              ; preds = %141
  %147 = icmp eq i32 %137, 0
  br i1 %147, label %153, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3, i64 %129
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, -1
  %152 = icmp ult i32 %151, %137
  br i1 %152, label %153, label %192

153:                                              ; preds = %148, %146
  %154 = icmp ne i64 %129, 0
  %155 = select i1 %117, i1 %154, i1 false
  %156 = icmp ult i64 %129, %126
  %157 = select i1 %155, i1 %156, i1 false
  br i1 %157, label %158, label %170

158:                                              ; preds = %153
  %159 = add nuw i64 %129, 4294967295
  %160 = and i64 %159, 4294967295
  %161 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 13, i64 %160
  %162 = load i16, ptr %161, align 2
  %163 = sext i16 %162 to i64
  %164 = zext i32 %139 to i64
  %165 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 14, i64 %160
  %166 = load i16, ptr %165, align 2
  %167 = sext i16 %166 to i64
  %168 = add nsw i64 %167, %164
  %169 = icmp sgt i64 %168, %163
  br i1 %169, label %170, label %192

170:                                              ; preds = %158, %153
  br i1 %154, label %171, label %178

171:                                              ; preds = %170
  %172 = add nuw i64 %129, 4294967295
  %173 = and i64 %172, 4294967295
  %174 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 1, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = and i64 %175, -1099511627761
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %171, %170
  %179 = add nuw nsw i64 %129, 1
  %180 = icmp eq i64 %129, %127
  br i1 %180, label %181, label %128

181:                                              ; preds = %178
  %182 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3
  %183 = load i32, ptr %182, align 4
  %184 = mul i32 %183, %86
  %185 = and i32 %184, 15
  %186 = icmp eq i32 %185, 0
  %187 = icmp eq i32 %92, 0
  %188 = icmp eq i32 %184, %92
  %189 = select i1 %187, i1 true, i1 %188
  %190 = select i1 %186, i1 %189, i1 false
  %191 = zext i1 %190 to i32
  br label %192

192:                                              ; preds = %135, %141, %148, %158, %171, %85, %96, %102, %108, %112, %116, %120, %181
  %193 = phi i32 [ %191, %181 ], [ 0, %116 ], [ 0, %120 ], [ 0, %112 ], [ 0, %108 ], [ 0, %102 ], [ 0, %96 ], [ 0, %85 ], [ 0, %171 ], [ 0, %158 ], [ 0, %148 ], [ 0, %141 ], [ 0, %135 ]
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %254, label %195

195:                                              ; preds = %192
  br i1 %79, label %196, label %201

196:                                              ; preds = %195
  %197 = zext i8 %78 to i64
  %198 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %197
  %199 = load i8, ptr %198, align 1
  %200 = zext i8 %199 to i64
  br label %201

201:                                              ; preds = %196, %195
  %202 = phi i64 [ %200, %196 ], [ 0, %195 ]
  %203 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 10
  %204 = load i8, ptr %203, align 1
  %205 = icmp eq i8 %204, 0
  br i1 %205, label %206, label %211

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 5
  %208 = load i8, ptr %207, align 4
  %209 = zext i8 %208 to i64
  %210 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3
  br label %220

211:                                              ; preds = %201
  %212 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3
  %213 = load i32, ptr %212, align 4
  %214 = zext i32 %213 to i64
  %215 = mul nuw nsw i64 %202, %214
  %216 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3, i64 1
  %217 = load i32, ptr %216, align 4
  %218 = zext i32 %217 to i64
  %219 = mul i64 %215, %218
  br label %242

220:                                              ; preds = %236, %206
  %221 = phi i64 [ 0, %206 ], [ %240, %236 ]
  %222 = phi i64 [ %202, %206 ], [ %239, %236 ]
  %223 = icmp eq i64 %221, 0
  br i1 %223, label %224, label %226

224:                                              ; preds = %220
  %225 = load i32, ptr %210, align 4
  br label %236

226:                                              ; preds = %220
  %227 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 4, i64 %221
  %228 = load i32, ptr %227, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %236, label %230

230:                                              ; preds = %226
  %231 = getelementptr inbounds %struct.TensorMap, ptr %71, i64 0, i32 3, i64 %221
  %232 = load i32, ptr %231, align 4
  %233 = add i32 %228, -1
  %234 = add i32 %233, %232
  %235 = udiv i32 %234, %228
  br label %236

236:                                              ; preds = %230, %226, %224
  %237 = phi i32 [ %225, %224 ], [ %235, %230 ], [ 0, %226 ]
  %238 = zext i32 %237 to i64
  %239 = mul i64 %222, %238
  %240 = add nuw nsw i64 %221, 1
  %241 = icmp eq i64 %221, %209
  br i1 %241, label %242, label %220

242:                                              ; preds = %236, %211
  %243 = phi i64 [ %219, %211 ], [ %239, %236 ]
  %244 = load i64, ptr %17, align 8
  %245 = icmp ugt i64 %243, %244
  br i1 %245, label %254, label %246

246:                                              ; preds = %242
  %247 = trunc i64 %243 to i32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, i8 0, i64 256, i1 false)
  br label %249

248:                                              ; preds = %249
  call void @check_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %26, i32 noundef %4, ptr noundef %20, ptr noundef %21, ptr noundef nonnull %10, ptr noundef %7, i32 noundef 0)
  br label %254

249:                                              ; preds = %246, %249
  %250 = phi i64 [ 0, %246 ], [ %252, %249 ]
  %251 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %250
  store i32 %247, ptr %251, align 4
  %252 = add nuw nsw i64 %250, 1
  %253 = icmp eq i64 %252, 32
  br i1 %253, label %248, label %249

254:                                              ; preds = %242, %70, %192, %248
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %255

255:                                              ; preds = %254, %23
  %256 = add nuw nsw i64 %24, 1
  %257 = icmp eq i64 %256, 32
  br i1 %257, label %22, label %23
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @check_product(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Descriptor, align 8
  %10 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9)
  %11 = load i64, ptr %3, align 8
  %12 = and i32 %7, 1
  %13 = shl i64 %11, 4
  %14 = and i64 %13, 262128
  store i64 %14, ptr %9, align 8
  %15 = getelementptr inbounds %struct.Descriptor, ptr %9, i64 0, i32 1
  %16 = trunc i64 %11 to i32
  %17 = lshr i32 %16, 12
  %18 = and i32 %17, 262128
  store i32 %18, ptr %15, align 8
  %19 = getelementptr inbounds %struct.Descriptor, ptr %9, i64 0, i32 2
  %20 = lshr i64 %11, 28
  %21 = trunc i64 %20 to i32
  %22 = and i32 %21, 262128
  store i32 %22, ptr %19, align 4
  %23 = getelementptr inbounds %struct.Descriptor, ptr %9, i64 0, i32 3
  %24 = lshr i64 %11, 62
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Descriptor, ptr %9, i64 0, i32 4
  store i32 %12, ptr %26, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10)
  %27 = load i64, ptr %4, align 8
  %28 = lshr i32 %7, 1
  %29 = and i32 %28, 1
  %30 = shl i64 %27, 4
  %31 = and i64 %30, 262128
  store i64 %31, ptr %10, align 8
  %32 = getelementptr inbounds %struct.Descriptor, ptr %10, i64 0, i32 1
  %33 = trunc i64 %27 to i32
  %34 = lshr i32 %33, 12
  %35 = and i32 %34, 262128
  store i32 %35, ptr %32, align 8
  %36 = getelementptr inbounds %struct.Descriptor, ptr %10, i64 0, i32 2
  %37 = lshr i64 %27, 28
  %38 = trunc i64 %37 to i32
  %39 = and i32 %38, 262128
  store i32 %39, ptr %36, align 4
  %40 = getelementptr inbounds %struct.Descriptor, ptr %10, i64 0, i32 3
  %41 = lshr i64 %27, 62
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %40, align 8
  %43 = getelementptr inbounds %struct.Descriptor, ptr %10, i64 0, i32 4
  store i32 %29, ptr %43, align 4
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Checks, ptr %45, i64 0, i32 23
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %49

49:                                               ; preds = %8
  %50 = icmp eq i32 %5, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %53 = load i32, ptr %52, align 4
  %54 = shl i32 %53, 4
  %55 = and i32 %54, 48
  call fastcc void @check_operand(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %9, i32 noundef %55, i32 noundef 16)
  br label %56

56:                                               ; preds = %51, %49
  call fastcc void @check_operand(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %6)
  br label %57

57:                                               ; preds = %8, %56
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @check_operand(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) unnamed_addr {
  %7 = alloca %struct.Lane, align 8
  %8 = alloca %struct.Access, align 8
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  store ptr %0, ptr %8, align 8
  %13 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 1
  store ptr %10, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 2
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  store i32 %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 3
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 4
  store i32 16, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 5
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 6
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 7
  store i32 256, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 8
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 4
  %24 = load i32, ptr %23, align 4
  %25 = or i32 %24, %5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %191, label %27

27:                                               ; preds = %6
  %28 = lshr i32 %5, 3
  %29 = lshr i32 %4, 3
  %30 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %32 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %34 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %35 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %36 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %37 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %40 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 1
  %41 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 2
  %42 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 3
  %43 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 4
  %44 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 11
  %45 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 12
  %46 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  %47 = zext i32 %29 to i64
  %48 = icmp ugt i32 %5, 7
  br label %49

49:                                               ; preds = %27, %185
  %50 = phi i32 [ 0, %27 ], [ %186, %185 ]
  %51 = load i32, ptr %23, align 4
  %52 = icmp eq i32 %51, 0
  %53 = or i1 %48, %52
  br i1 %53, label %54, label %185

54:                                               ; preds = %49
  %55 = lshr i32 %50, 3
  %56 = zext i32 %55 to i64
  %57 = lshr i32 %50, 3
  %58 = zext i32 %57 to i64
  %59 = and i32 %50, 7
  %60 = add i32 %50, %4
  %61 = lshr i32 %60, 3
  %62 = zext i32 %61 to i64
  %63 = and i32 %60, 7
  br label %64

64:                                               ; preds = %54, %178
  %65 = phi i64 [ 0, %54 ], [ %179, %178 ]
  %66 = phi i1 [ %52, %54 ], [ %181, %178 ]
  br i1 %66, label %106, label %67

67:                                               ; preds = %64
  %68 = add nuw nsw i64 %65, %47
  %69 = load i32, ptr %30, align 8
  %70 = icmp eq i32 %69, 0
  %71 = lshr i32 256, %69
  %72 = select i1 %70, i32 16, i32 %71
  %73 = lshr i32 %72, 4
  %74 = load i64, ptr %3, align 8
  br i1 %70, label %75, label %82

75:                                               ; preds = %67
  %76 = load i32, ptr %33, align 4
  %77 = zext i32 %76 to i64
  %78 = mul nuw i64 %68, %77
  %79 = load i32, ptr %34, align 8
  %80 = zext i32 %79 to i64
  %81 = mul nuw nsw i64 %80, %58
  br label %98

82:                                               ; preds = %67
  %83 = add nuw nsw i32 %73, 268435455
  %84 = trunc i64 %68 to i32
  %85 = and i32 %83, %84
  %86 = shl i32 %85, 4
  %87 = zext i32 %86 to i64
  %88 = trunc i64 %68 to i32
  %89 = udiv i32 %88, %73
  %90 = zext i32 %89 to i64
  %91 = load i32, ptr %31, align 8
  %92 = zext i32 %91 to i64
  %93 = mul nuw i64 %92, %90
  %94 = add i64 %93, %87
  %95 = load i32, ptr %32, align 4
  %96 = zext i32 %95 to i64
  %97 = mul nuw nsw i64 %96, %56
  br label %98

98:                                               ; preds = %75, %82
  %99 = phi i64 [ %78, %75 ], [ %97, %82 ]
  %100 = phi i64 [ %81, %75 ], [ %94, %82 ]
  %101 = add i64 %100, %99
  %102 = mul nuw nsw i32 %72, %59
  %103 = zext i32 %102 to i64
  %104 = add i64 %74, %103
  %105 = add i64 %104, %101
  br label %128

106:                                              ; preds = %64
  %107 = load i32, ptr %35, align 8
  %108 = icmp eq i32 %107, 0
  %109 = lshr i32 256, %107
  %110 = select i1 %108, i32 16, i32 %109
  %111 = lshr i32 %110, 4
  %112 = load i64, ptr %3, align 8
  %113 = load i32, ptr %36, align 4
  %114 = zext i32 %113 to i64
  %115 = mul nuw nsw i64 %114, %62
  br i1 %108, label %116, label %118

116:                                              ; preds = %106
  %117 = load i32, ptr %37, align 8
  br label %118

118:                                              ; preds = %116, %106
  %119 = phi i32 [ %117, %116 ], [ 16, %106 ]
  %120 = trunc i64 %65 to i32
  %121 = mul i32 %119, %120
  %122 = zext i32 %121 to i64
  %123 = mul nuw nsw i32 %110, %63
  %124 = zext i32 %123 to i64
  %125 = add i64 %112, %124
  %126 = add i64 %125, %115
  %127 = add i64 %126, %122
  br label %128

128:                                              ; preds = %118, %98
  %129 = phi i64 [ %127, %118 ], [ %105, %98 ]
  %130 = phi i32 [ %111, %118 ], [ %73, %98 ]
  %131 = phi i1 [ %108, %118 ], [ %70, %98 ]
  %132 = lshr i64 %129, 7
  %133 = add nsw i32 %130, -1
  %134 = zext i32 %133 to i64
  %135 = and i64 %132, %134
  %136 = shl nuw nsw i64 %135, 4
  %137 = select i1 %131, i64 0, i64 %136
  %138 = xor i64 %137, %129
  %139 = load i64, ptr %38, align 8
  %140 = icmp ult i64 %139, 16
  %141 = add i64 %139, -16
  %142 = icmp ult i64 %141, %138
  %143 = or i1 %140, %142
  br i1 %143, label %191, label %144

144:                                              ; preds = %128
  %145 = load ptr, ptr %39, align 8
  br label %149

146:                                              ; preds = %149
  %147 = add nuw nsw i64 %150, 1
  %148 = icmp eq i64 %147, 16
  br i1 %148, label %156, label %149

149:                                              ; preds = %146, %144
  %150 = phi i64 [ 0, %144 ], [ %147, %146 ]
  %151 = add i64 %150, %138
  %152 = getelementptr inbounds i8, ptr %145, i64 %151
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %155, label %146

155:                                              ; preds = %149
  call fastcc void @note_error(ptr noundef nonnull %8, i32 noundef 3, i32 noundef 0, i64 noundef %151, i32 noundef 2)
  br label %156

156:                                              ; preds = %146, %155
  %157 = load i32, ptr %15, align 4
  %158 = add i32 %157, 96
  %159 = zext i32 %157 to i64
  %160 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 4, i64 2, i64 %159
  %161 = load i32, ptr %160, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  store i64 %138, ptr %7, align 8
  store i32 2, ptr %40, align 8
  store i32 0, ptr %41, align 4
  store i32 0, ptr %42, align 8
  store i32 0, ptr %43, align 4
  store i32 0, ptr %19, align 4
  store i32 %158, ptr %21, align 4
  store i32 %161, ptr %22, align 8
  br label %162

162:                                              ; preds = %162, %156
  %163 = phi i64 [ 0, %156 ], [ %176, %162 ]
  %164 = add i64 %163, %138
  %165 = load ptr, ptr %44, align 8
  %166 = load ptr, ptr %45, align 8
  store i64 %164, ptr %7, align 8
  %167 = load i32, ptr %46, align 4
  %168 = zext i32 %167 to i64
  %169 = lshr i64 %164, %168
  %170 = getelementptr inbounds %struct.Mark, ptr %165, i64 %169
  %171 = shl i64 %169, 1
  %172 = getelementptr inbounds %struct.Mark, ptr %166, i64 %171
  call fastcc void @piece(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef %170, ptr noundef %172)
  %173 = load i32, ptr %46, align 4
  %174 = shl nuw i32 1, %173
  %175 = zext i32 %174 to i64
  %176 = add i64 %163, %175
  %177 = icmp ult i64 %176, 16
  br i1 %177, label %162, label %178

178:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %179 = add nuw nsw i64 %65, 1
  %180 = load i32, ptr %23, align 4
  %181 = icmp eq i32 %180, 0
  %182 = select i1 %181, i32 2, i32 %28
  %183 = zext i32 %182 to i64
  %184 = icmp ult i64 %179, %183
  br i1 %184, label %64, label %185

185:                                              ; preds = %178, %49
  %186 = add nuw i32 %50, 1
  %187 = load i32, ptr %23, align 4
  %188 = icmp eq i32 %187, 0
  %189 = select i1 %188, i32 %5, i32 16
  %190 = icmp ult i32 %186, %189
  br i1 %190, label %49, label %191

191:                                              ; preds = %185, %128, %6
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_register(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = icmp eq i32 %4, 0
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %8 = select i1 %6, i32 0, i32 %7
  %9 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %10 = load i32, ptr %9, align 4
  %11 = shl i32 %10, 5
  %12 = or i32 %11, %8
  br i1 %6, label %79, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 3
  %19 = tail call i64 @llvm.umin.i64(i64 %17, i64 256)
  br label %26

20:                                               ; preds = %61
  %21 = add nuw nsw i64 %29, 1
  %22 = icmp uge i64 %29, %17
  %23 = icmp ugt i64 %29, 255
  %24 = or i1 %23, %22
  %25 = icmp eq i64 %29, %19
  br i1 %25, label %64, label %26

26:                                               ; preds = %20, %13
  %27 = phi i1 [ false, %13 ], [ %24, %20 ]
  %28 = phi ptr [ undef, %13 ], [ %63, %20 ]
  %29 = phi i64 [ 0, %13 ], [ %21, %20 ]
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = add nsw i64 %29, -1
  br label %35

33:                                               ; preds = %26
  %34 = load i64, ptr %18, align 8
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i64 [ %32, %31 ], [ %34, %33 ]
  %37 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36
  %38 = icmp ult i64 %36, %17
  br i1 %38, label %39, label %61

39:                                               ; preds = %35
  %40 = load i32, ptr %37, align 8
  %41 = icmp eq i32 %40, 27
  br i1 %41, label %42, label %61

42:                                               ; preds = %39
  %43 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 2
  br i1 %45, label %46, label %61

46:                                               ; preds = %42
  %47 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36, i32 3
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, %3
  br i1 %49, label %50, label %61

50:                                               ; preds = %46
  %51 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, %2
  br i1 %53, label %54, label %61

54:                                               ; preds = %50
  %55 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36, i32 8
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %36, i32 10
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  store i64 %36, ptr %18, align 8
  br label %61

61:                                               ; preds = %60, %54, %50, %46, %42, %39, %35
  %62 = phi i1 [ false, %60 ], [ true, %54 ], [ true, %50 ], [ true, %46 ], [ true, %42 ], [ true, %39 ], [ true, %35 ]
  %63 = phi ptr [ %37, %60 ], [ %28, %54 ], [ %28, %50 ], [ %28, %46 ], [ %28, %42 ], [ %28, %39 ], [ %28, %35 ]
  br i1 %62, label %20, label %64

64:                                               ; preds = %61, %20
  %65 = phi i1 [ %24, %20 ], [ %27, %61 ]
  br i1 %65, label %66, label %79

66:                                               ; preds = %64
  %67 = icmp eq i64 %17, 256
  br i1 %67, label %68, label %72

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %70, 1
  store i64 %71, ptr %69, align 8
  br label %79

72:                                               ; preds = %66
  %73 = add i64 %17, 1
  store i64 %73, ptr %16, align 8
  %74 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %17
  store i32 27, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  store i32 2, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %74, i64 8
  store i32 %2, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %74, i64 12
  store i32 %3, ptr %77, align 4
  %78 = getelementptr inbounds i8, ptr %74, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %78, i8 0, i64 48, i1 false)
  br label %79

79:                                               ; preds = %72, %68, %64, %5
  %80 = phi ptr [ null, %5 ], [ %63, %64 ], [ null, %68 ], [ %74, %72 ]
  %81 = icmp eq ptr %80, null
  br i1 %81, label %99, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 4
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = icmp eq i64 %84, 0
  br i1 %86, label %87, label %99

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 6
  store i32 4, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 7
  store i32 0, ptr %89, align 4
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.Checks, ptr %91, i64 0, i32 14
  %93 = load i32, ptr %92, align 8
  %94 = add i32 %93, -1
  %95 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 10
  store i32 %94, ptr %95, align 8
  %96 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 8
  store i32 %94, ptr %96, align 8
  %97 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 11
  store i32 %12, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Found, ptr %80, i64 0, i32 9
  store i32 %12, ptr %98, align 4
  br label %99

99:                                               ; preds = %79, %82, %87
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_race(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 2
  %13 = load i16, ptr %12, align 4
  %14 = zext i16 %13 to i32
  %15 = load i32, ptr %3, align 4
  %16 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 14
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %15, %17
  %19 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 3
  %22 = tail call i64 @llvm.umin.i64(i64 %20, i64 256)
  br label %29

23:                                               ; preds = %65
  %24 = add nuw nsw i64 %32, 1
  %25 = icmp uge i64 %32, %20
  %26 = icmp ugt i64 %32, 255
  %27 = or i1 %26, %25
  %28 = icmp eq i64 %32, %22
  br i1 %28, label %68, label %29

29:                                               ; preds = %23, %7
  %30 = phi i1 [ false, %7 ], [ %27, %23 ]
  %31 = phi ptr [ undef, %7 ], [ %67, %23 ]
  %32 = phi i64 [ 0, %7 ], [ %24, %23 ]
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %29
  %35 = add nsw i64 %32, -1
  br label %38

36:                                               ; preds = %29
  %37 = load i64, ptr %21, align 8
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i64 [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39
  %41 = icmp ult i64 %39, %20
  br i1 %41, label %42, label %65

42:                                               ; preds = %38
  %43 = load i32, ptr %40, align 8
  %44 = icmp eq i32 %43, %1
  br i1 %44, label %45, label %65

45:                                               ; preds = %42
  %46 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, %2
  br i1 %48, label %49, label %65

49:                                               ; preds = %45
  %50 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 3
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, %14
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 2
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, %11
  br i1 %56, label %57, label %65

57:                                               ; preds = %53
  %58 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 8
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 10
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %59, %61
  %63 = xor i1 %18, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %39, ptr %21, align 8
  br label %65

65:                                               ; preds = %64, %57, %53, %49, %45, %42, %38
  %66 = phi i1 [ false, %64 ], [ true, %57 ], [ true, %53 ], [ true, %49 ], [ true, %45 ], [ true, %42 ], [ true, %38 ]
  %67 = phi ptr [ %40, %64 ], [ %31, %57 ], [ %31, %53 ], [ %31, %49 ], [ %31, %45 ], [ %31, %42 ], [ %31, %38 ]
  br i1 %66, label %23, label %68

68:                                               ; preds = %65, %23
  %69 = phi i1 [ %27, %23 ], [ %30, %65 ]
  br i1 %69, label %70, label %83

70:                                               ; preds = %68
  %71 = icmp eq i64 %20, 256
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %74, 1
  store i64 %75, ptr %73, align 8
  br label %83

76:                                               ; preds = %70
  %77 = add i64 %20, 1
  store i64 %77, ptr %19, align 8
  %78 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %20
  store i32 %1, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 4
  store i32 %2, ptr %79, align 4
  %80 = getelementptr inbounds i8, ptr %78, i64 8
  store i32 %11, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %78, i64 12
  store i32 %14, ptr %81, align 4
  %82 = getelementptr inbounds i8, ptr %78, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %82, i8 0, i64 48, i1 false)
  br label %83

83:                                               ; preds = %68, %72, %76
  %84 = phi ptr [ %67, %68 ], [ null, %72 ], [ %78, %76 ]
  %85 = icmp eq ptr %84, null
  br i1 %85, label %111, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 4
  %88 = load i64, ptr %87, align 8
  %89 = add i64 %88, 1
  store i64 %89, ptr %87, align 8
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %91, label %111

91:                                               ; preds = %86
  %92 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 5
  store i64 %5, ptr %92, align 8
  %93 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 6
  store i32 %94, ptr %95, align 8
  %96 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 7
  store i32 %6, ptr %96, align 4
  %97 = load ptr, ptr %8, align 8
  %98 = getelementptr inbounds %struct.Checks, ptr %97, i64 0, i32 14
  %99 = load i32, ptr %98, align 8
  %100 = add i32 %99, -1
  %101 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 8
  store i32 %100, ptr %101, align 8
  %102 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 9
  store i32 %4, ptr %102, align 4
  %103 = load i32, ptr %3, align 4
  %104 = add i32 %103, -1
  %105 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 10
  store i32 %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %107 = load i16, ptr %106, align 2
  %108 = and i16 %107, 1023
  %109 = zext i16 %108 to i32
  %110 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 11
  store i32 %109, ptr %110, align 4
  br label %111

111:                                              ; preds = %83, %86, %91
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @noted_between(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 25
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 3
  %11 = load i16, ptr %10, align 2
  %12 = lshr i16 %11, 12
  %13 = and i16 %12, 3
  %14 = zext i16 %13 to i32
  %15 = load i32, ptr %2, align 4
  %16 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 14
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %15, %17
  %19 = icmp eq i32 %15, 0
  %20 = or i1 %19, %18
  br i1 %20, label %102, label %21

21:                                               ; preds = %5
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 1, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 50
  %28 = load i32, ptr %27, align 4
  %29 = icmp ult i32 %28, 2
  br i1 %29, label %102, label %30

30:                                               ; preds = %21
  %31 = add i32 %15, -1
  %32 = add i32 %17, -1
  %33 = urem i32 %31, %24
  %34 = udiv i32 %31, %24
  %35 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 49
  %36 = load i32, ptr %35, align 8
  %37 = udiv i32 %33, %36
  %38 = urem i32 %33, %36
  %39 = urem i32 %32, %24
  %40 = udiv i32 %32, %24
  %41 = udiv i32 %39, %36
  %42 = icmp eq i32 %37, %41
  br i1 %42, label %43, label %102

43:                                               ; preds = %30
  %44 = urem i32 %34, %26
  %45 = udiv i32 %34, %26
  %46 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 49, i64 1
  %47 = load i32, ptr %46, align 4
  %48 = udiv i32 %44, %47
  %49 = urem i32 %44, %47
  %50 = urem i32 %40, %26
  %51 = udiv i32 %40, %26
  %52 = udiv i32 %50, %47
  %53 = icmp eq i32 %48, %52
  br i1 %53, label %54, label %102

54:                                               ; preds = %43
  %55 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 49, i64 2
  %56 = load i32, ptr %55, align 8
  %57 = udiv i32 %45, %56
  %58 = urem i32 %45, %56
  %59 = udiv i32 %51, %56
  %60 = icmp eq i32 %57, %59
  br i1 %60, label %61, label %102

61:                                               ; preds = %54
  %62 = mul i32 %58, %47
  %63 = add i32 %62, %49
  %64 = mul i32 %63, %36
  %65 = add i32 %64, %38
  %66 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds %struct.Machine, ptr %22, i64 0, i32 52
  %69 = load i32, ptr %68, align 4
  %70 = zext i32 %69 to i64
  %71 = zext i32 %65 to i64
  %72 = getelementptr inbounds [16 x [16 x i32]], ptr %9, i64 0, i64 %70, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = icmp ugt i32 %67, %73
  br i1 %74, label %75, label %102

75:                                               ; preds = %61
  %76 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %77 = load i32, ptr %76, align 8
  %78 = tail call i32 @llvm.umin.i32(i32 %77, i32 %14)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %102

80:                                               ; preds = %75
  %81 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 16
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %91, label %84

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 13
  %86 = load ptr, ptr %85, align 8
  %87 = zext i32 %31 to i64
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %102

91:                                               ; preds = %84, %80
  %92 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %93 = load i32, ptr %92, align 4
  %94 = icmp ne i32 %93, 0
  %95 = icmp sgt i16 %11, -1
  %96 = select i1 %94, i1 true, i1 %95
  br i1 %96, label %97, label %102

97:                                               ; preds = %91
  %98 = icmp eq i32 %93, 2
  %99 = icmp eq i32 %3, 0
  %100 = and i1 %99, %98
  %101 = select i1 %100, i32 1, i32 2
  br label %102

102:                                              ; preds = %5, %21, %30, %43, %54, %61, %75, %84, %91, %97
  %103 = phi i32 [ -1, %54 ], [ -1, %5 ], [ -1, %61 ], [ -1, %75 ], [ -1, %84 ], [ %101, %97 ], [ 1, %91 ], [ -1, %30 ], [ -1, %43 ], [ -1, %21 ]
  %104 = icmp slt i32 %103, 0
  br i1 %104, label %120, label %105

105:                                              ; preds = %102
  %106 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  %107 = load i32, ptr %106, align 8
  %108 = icmp eq i32 %107, 0
  %109 = icmp sgt i32 %4, 26
  %110 = or i1 %109, %108
  %111 = select i1 %110, i32 %103, i32 0
  %112 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %113 = load i32, ptr %112, align 8
  %114 = shl i32 %113, 5
  %115 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 2
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %114, %116
  %118 = load i64, ptr %1, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %4, i32 noundef %111, ptr noundef nonnull %2, i32 noundef %117, i64 noundef %118, i32 noundef 2)
  %119 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 4
  store i32 1, ptr %119, align 4
  br label %120

120:                                              ; preds = %102, %105
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @race_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr {
  %8 = load i32, ptr %1, align 4
  %9 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 14
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %8, %12
  br i1 %13, label %14, label %134

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %16 = load i16, ptr %15, align 2
  %17 = and i16 %16, 16384
  %18 = icmp eq i16 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 256
  br i1 %22, label %134, label %23

23:                                               ; preds = %19, %14
  %24 = and i32 %2, 31
  %25 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = and i16 %16, 1023
  %28 = zext i16 %27 to i32
  %29 = lshr i32 %28, 5
  %30 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  store i32 2, ptr %6, align 4
  %33 = icmp eq i16 %17, 0
  br i1 %33, label %71, label %34

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = lshr i32 %36, 24
  %38 = and i32 %36, 16777215
  %39 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %40 = load ptr, ptr %39, align 8
  %41 = zext i32 %26 to i64
  %42 = getelementptr inbounds [32 x %struct.Known], ptr %40, i64 0, i64 %41
  %43 = zext i32 %37 to i64
  %44 = getelementptr inbounds [256 x i32], ptr %42, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds %struct.Protocol, ptr %40, i64 0, i32 1, i64 %41
  %47 = getelementptr inbounds [256 x i32], ptr %46, i64 0, i64 %43
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds %struct.Protocol, ptr %40, i64 0, i32 3, i64 %41
  %50 = load i32, ptr %49, align 4
  %51 = shl nuw i32 1, %24
  %52 = and i32 %50, %51
  %53 = icmp ne i32 %52, 0
  %54 = icmp ugt i32 %48, %45
  %55 = select i1 %53, i1 %54, i1 false
  %56 = select i1 %55, i32 %48, i32 %45
  %57 = icmp uge i32 %38, %56
  %58 = select i1 %57, i1 %32, i1 false
  %59 = select i1 %57, i32 28, i32 0
  br i1 %58, label %60, label %265

60:                                               ; preds = %34
  %61 = icmp ne i32 %29, %26
  %62 = icmp sgt i32 %36, -1
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %64, label %265

64:                                               ; preds = %60
  %65 = zext i32 %29 to i64
  %66 = getelementptr inbounds [32 x %struct.Known], ptr %40, i64 0, i64 %65
  %67 = getelementptr inbounds [256 x i32], ptr %66, i64 0, i64 %43
  %68 = load i32, ptr %67, align 4
  %69 = icmp ult i32 %38, %68
  %70 = select i1 %69, i32 17, i32 27
  br label %265

71:                                               ; preds = %23
  %72 = shl i32 %26, 5
  %73 = or i32 %72, %24
  %74 = icmp eq i32 %73, %28
  br i1 %74, label %105, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %79 = load ptr, ptr %78, align 8
  %80 = zext i32 %26 to i64
  %81 = zext i32 %29 to i64
  %82 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 17, i64 %80, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq ptr %79, null
  br i1 %84, label %95, label %85

85:                                               ; preds = %75
  %86 = getelementptr inbounds %struct.Protocol, ptr %79, i64 0, i32 3, i64 %80
  %87 = load i32, ptr %86, align 4
  %88 = shl nuw i32 1, %24
  %89 = and i32 %87, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %95, label %91

91:                                               ; preds = %85
  %92 = getelementptr inbounds %struct.Protocol, ptr %79, i64 0, i32 2, i64 %80, i64 %81
  %93 = load i32, ptr %92, align 4
  %94 = tail call i32 @llvm.umax.i32(i32 %93, i32 %83)
  br label %95

95:                                               ; preds = %91, %85, %75
  %96 = phi i32 [ %83, %85 ], [ %83, %75 ], [ %94, %91 ]
  %97 = icmp ult i32 %77, %96
  br i1 %97, label %105, label %98

98:                                               ; preds = %95
  %99 = icmp eq i32 %29, %26
  br i1 %99, label %100, label %101

100:                                              ; preds = %98
  store i32 1, ptr %6, align 4
  br label %101

101:                                              ; preds = %100, %98
  %102 = icmp eq i32 %4, 0
  %103 = select i1 %32, i32 17, i32 16
  %104 = select i1 %102, i32 28, i32 %103
  br label %265

105:                                              ; preds = %95, %71
  %106 = icmp eq i32 %4, 0
  br i1 %106, label %265, label %107

107:                                              ; preds = %105
  %108 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %109 = load i32, ptr %108, align 4
  %110 = icmp ult i32 %109, 32
  br i1 %110, label %265, label %111

111:                                              ; preds = %107
  %112 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %115 = load ptr, ptr %114, align 8
  %116 = zext i32 %26 to i64
  %117 = zext i32 %29 to i64
  %118 = getelementptr inbounds [32 x %struct.Known], ptr %115, i64 0, i64 %116, i32 1, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = getelementptr inbounds %struct.Protocol, ptr %115, i64 0, i32 1, i64 %116, i32 1, i64 %117
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds %struct.Protocol, ptr %115, i64 0, i32 3, i64 %116
  %123 = load i32, ptr %122, align 4
  %124 = shl nuw i32 1, %24
  %125 = and i32 %123, %124
  %126 = icmp ne i32 %125, 0
  %127 = icmp ugt i32 %121, %119
  %128 = select i1 %126, i1 %127, i1 false
  %129 = select i1 %128, i32 %121, i32 %119
  %130 = icmp ult i32 %113, %129
  %131 = select i1 %130, i1 true, i1 %32
  %132 = select i1 %130, i32 0, i32 29
  br i1 %131, label %265, label %133

133:                                              ; preds = %111
  store i32 0, ptr %6, align 4
  br label %265

134:                                              ; preds = %19, %7
  %135 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %136 = load i16, ptr %135, align 2
  %137 = lshr i16 %136, 12
  %138 = and i16 %137, 3
  %139 = zext i16 %138 to i32
  %140 = and i16 %136, 1023
  %141 = zext i16 %140 to i32
  %142 = lshr i32 %141, 5
  %143 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %144 = load i32, ptr %143, align 8
  %145 = tail call i32 @llvm.umin.i32(i32 %144, i32 %139)
  %146 = icmp eq i32 %8, 0
  %147 = icmp eq i32 %145, 2
  %148 = select i1 %146, i1 true, i1 %147
  br i1 %148, label %261, label %149

149:                                              ; preds = %134
  br i1 %13, label %203, label %150

150:                                              ; preds = %149
  %151 = load ptr, ptr %0, align 8
  %152 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 1
  %153 = load i32, ptr %152, align 8
  %154 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 1, i64 1
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 50
  %157 = load i32, ptr %156, align 4
  %158 = icmp ult i32 %157, 2
  br i1 %158, label %187, label %159

159:                                              ; preds = %150
  %160 = add i32 %8, -1
  %161 = add i32 %12, -1
  %162 = urem i32 %160, %153
  %163 = udiv i32 %160, %153
  %164 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 49
  %165 = load i32, ptr %164, align 8
  %166 = udiv i32 %162, %165
  %167 = urem i32 %161, %153
  %168 = udiv i32 %161, %153
  %169 = udiv i32 %167, %165
  %170 = icmp eq i32 %166, %169
  br i1 %170, label %171, label %187

171:                                              ; preds = %159
  %172 = urem i32 %163, %155
  %173 = udiv i32 %163, %155
  %174 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 49, i64 1
  %175 = load i32, ptr %174, align 4
  %176 = udiv i32 %172, %175
  %177 = urem i32 %168, %155
  %178 = udiv i32 %168, %155
  %179 = udiv i32 %177, %175
  %180 = icmp eq i32 %176, %179
  br i1 %180, label %181, label %187

181:                                              ; preds = %171
  %182 = getelementptr inbounds %struct.Machine, ptr %151, i64 0, i32 49, i64 2
  %183 = load i32, ptr %182, align 8
  %184 = udiv i32 %173, %183
  %185 = udiv i32 %178, %183
  %186 = icmp eq i32 %184, %185
  br i1 %186, label %261, label %187

187:                                              ; preds = %181, %171, %159, %150
  %188 = icmp ne i32 %3, 0
  %189 = icmp ne i32 %145, 0
  %190 = select i1 %188, i1 true, i1 %189
  br i1 %190, label %261, label %191

191:                                              ; preds = %187
  %192 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 16
  %193 = load i32, ptr %192, align 8
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %249, label %195

195:                                              ; preds = %191
  %196 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 13
  %197 = load ptr, ptr %196, align 8
  %198 = add i32 %8, -1
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds i8, ptr %197, i64 %199
  %201 = load i8, ptr %200, align 1
  %202 = icmp eq i8 %201, 0
  br i1 %202, label %249, label %261

203:                                              ; preds = %149
  %204 = icmp eq i32 %141, %2
  br i1 %204, label %261, label %205

205:                                              ; preds = %203
  %206 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %209 = load i32, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %211 = load ptr, ptr %210, align 8
  %212 = zext i32 %209 to i64
  %213 = zext i32 %142 to i64
  %214 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 17, i64 %212, i64 %213
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq ptr %211, null
  br i1 %216, label %228, label %217

217:                                              ; preds = %205
  %218 = and i32 %2, 31
  %219 = getelementptr inbounds %struct.Protocol, ptr %211, i64 0, i32 3, i64 %212
  %220 = load i32, ptr %219, align 4
  %221 = shl nuw i32 1, %218
  %222 = and i32 %220, %221
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %228, label %224

224:                                              ; preds = %217
  %225 = getelementptr inbounds %struct.Protocol, ptr %211, i64 0, i32 2, i64 %212, i64 %213
  %226 = load i32, ptr %225, align 4
  %227 = tail call i32 @llvm.umax.i32(i32 %226, i32 %215)
  br label %228

228:                                              ; preds = %224, %217, %205
  %229 = phi i32 [ %215, %217 ], [ %215, %205 ], [ %227, %224 ]
  %230 = icmp ult i32 %207, %229
  br i1 %230, label %261, label %231

231:                                              ; preds = %228
  %232 = icmp ne i32 %145, 0
  br i1 %232, label %233, label %237

233:                                              ; preds = %231
  %234 = icmp eq i32 %3, 0
  %235 = icmp eq i32 %142, %209
  %236 = select i1 %234, i1 true, i1 %235
  br i1 %236, label %261, label %237

237:                                              ; preds = %233, %231
  %238 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 20, i64 %212
  %239 = load i32, ptr %238, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %245, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 19, i64 %213
  %243 = load i32, ptr %242, align 4
  %244 = icmp ult i32 %207, %243
  br i1 %244, label %261, label %245

245:                                              ; preds = %241, %237
  %246 = icmp eq i32 %142, %209
  %247 = select i1 %232, i1 true, i1 %246
  %248 = select i1 %247, i32 1, i32 2
  br label %249

249:                                              ; preds = %245, %195, %191
  %250 = phi i32 [ 2, %195 ], [ 2, %191 ], [ %248, %245 ]
  %251 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %252 = load i32, ptr %251, align 4
  %253 = icmp ne i32 %252, 0
  %254 = icmp sgt i16 %136, -1
  %255 = select i1 %253, i1 true, i1 %254
  br i1 %255, label %256, label %260

256:                                              ; preds = %249
  %257 = icmp ne i32 %252, 2
  %258 = icmp ne i32 %4, 0
  %259 = or i1 %258, %257
  br i1 %259, label %261, label %260

260:                                              ; preds = %256, %249
  br label %261

261:                                              ; preds = %134, %181, %187, %195, %203, %228, %233, %241, %256, %260
  %262 = phi i32 [ -1, %134 ], [ -1, %181 ], [ -1, %195 ], [ -1, %187 ], [ -1, %228 ], [ -1, %203 ], [ -1, %233 ], [ -1, %241 ], [ 1, %260 ], [ %250, %256 ]
  store i32 %262, ptr %6, align 4
  %263 = icmp slt i32 %262, 0
  %264 = select i1 %263, i32 0, i32 %5
  br label %265

265:                                              ; preds = %133, %111, %107, %105, %101, %64, %60, %34, %261
  %266 = phi i32 [ %264, %261 ], [ %59, %34 ], [ 27, %60 ], [ %70, %64 ], [ %104, %101 ], [ %132, %111 ], [ 0, %107 ], [ 0, %105 ], [ 29, %133 ]
  ret i32 %266
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)



