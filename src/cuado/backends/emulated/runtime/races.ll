; sha256 of the sources: 6c0bfa60552b9a042fa43698ff256926886307c616256d7eca534d8d189b54a3

%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, ptr, i32, i64, i64, i64, %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64, i64, i32 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [128 x %struct.Entry], [3 x [32 x i32]], i64, i32, i32 }
%struct.Entry = type { i32, i32, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], ptr, i64, ptr, [17 x [32 x i32]], [32 x [32 x i32]], ptr, ptr, ptr, i64, i32 }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.Protocol = type { [32 x %struct.Known], [32 x %struct.Known], [32 x [32 x i32]], [32 x i32], [3 x [32 x i32]], [3 x [32 x i32]], [3 x [32 x [64 x i32]]], [32 x i32], [32 x i32], [128 x %struct.Tracked], i64, [17 x %struct.Known], [32 x %struct.Known], [32 x %struct.Known], [32 x [32 x i32]], [32 x i32] }
%struct.Tracked = type { i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], %struct.Known, %struct.Known }
%struct.Known = type { [256 x i32], [32 x i32] }
%struct.Order = type { [16 x [16 x i32]], [16 x [16 x i32]], [16 x [16 x i32]], [16 x [16 x i32]], [16 x i32], [16 x i32], [16 x [32 x [32 x i32]]], [16 x %struct.Told], [16 x %struct.Told], [16 x %struct.Told], %struct.Told, [16 x %struct.Turn], i32, [128 x %struct.Meeting] }
%struct.Told = type { [528 x i32], [528 x i32] }
%struct.Turn = type { i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], [17 x [32 x i32]], [32 x [32 x i32]] }
%struct.Meeting = type { i64, [16 x i32], [16 x i32], %struct.Told, %struct.Told }
%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16 }
%struct.Lane = type { i64, i32, i32, i32, i32 }
%struct.TensorMap = type { i64, [4 x i64], [5 x i32], [5 x i32], [5 x i32], i8, i8, i8, i8, i8, i8, [2 x i8], i32, [3 x i16], [3 x i16] }
%struct.Descriptor = type { i64, i32, i32, i32, i32 }

@element_bytes.bytes = internal unnamed_addr constant [13 x i8] c"\01\02\04\04\08\08\02\04\00\08\02\00\00", align 1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %8 = load i32, ptr %7, align 4
  %9 = and i32 %3, 3
  %10 = add nuw nsw i32 %9, 1
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %244, label %12

12:                                               ; preds = %4
  %13 = and i32 %3, 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 15
  %17 = load i32, ptr %16, align 4
  %18 = icmp ult i32 %9, %17
  %19 = select i1 %18, i32 %17, i32 %10
  store i32 %19, ptr %16, align 4
  %20 = zext i32 %8 to i64
  %21 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 18, i64 %20
  store i32 1, ptr %21, align 4
  br label %22

22:                                               ; preds = %15, %12
  %23 = and i32 %3, 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %244, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %146, label %29

29:                                               ; preds = %25
  %30 = load i32, ptr %7, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 15, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = and i32 %3, 16
  %35 = icmp ne i32 %34, 0
  %36 = icmp ne i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %138

38:                                               ; preds = %29
  %39 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %33, %40
  %42 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %31, i64 %31
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds [32 x %struct.Known], ptr %27, i64 0, i64 %31
  %45 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 1, i64 %31
  %46 = select i1 %41, ptr %44, ptr %45
  %47 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 13, i64 %31
  %48 = getelementptr i8, ptr %46, i64 1024
  %49 = mul nuw nsw i64 %31, 1152
  %50 = add nuw nsw i64 %49, 561416
  %51 = getelementptr i8, ptr %27, i64 %50
  %52 = icmp ult ptr %46, %51
  %53 = icmp ult ptr %47, %48
  %54 = and i1 %52, %53
  br i1 %54, label %64, label %55

55:                                               ; preds = %38, %55
  %56 = phi i64 [ %62, %55 ], [ 0, %38 ]
  %57 = getelementptr inbounds i32, ptr %47, i64 %56
  %58 = load <8 x i32>, ptr %57, align 4
  %59 = getelementptr inbounds i32, ptr %46, i64 %56
  %60 = load <8 x i32>, ptr %59, align 4
  %61 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %58, <8 x i32> %60)
  store <8 x i32> %61, ptr %59, align 4
  %62 = add nuw i64 %56, 8
  %63 = icmp eq i64 %62, 256
  br i1 %63, label %73, label %55

64:                                               ; preds = %38, %64
  %65 = phi i64 [ %71, %64 ], [ 0, %38 ]
  %66 = getelementptr inbounds i32, ptr %47, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds i32, ptr %46, i64 %65
  %69 = load i32, ptr %68, align 4
  %70 = tail call i32 @llvm.umax.i32(i32 %67, i32 %69)
  store i32 %70, ptr %68, align 4
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, 256
  br i1 %72, label %73, label %64

73:                                               ; preds = %55, %64
  %74 = getelementptr inbounds %struct.Known, ptr %46, i64 0, i32 1
  %75 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 13, i64 %31, i32 1
  %76 = getelementptr i8, ptr %46, i64 1152
  %77 = mul nuw nsw i64 %31, 1152
  %78 = add nuw nsw i64 %77, 561544
  %79 = getelementptr i8, ptr %27, i64 %78
  %80 = icmp ult ptr %74, %79
  %81 = icmp ult ptr %75, %76
  %82 = and i1 %80, %81
  br i1 %82, label %92, label %83

83:                                               ; preds = %73, %83
  %84 = phi i64 [ %90, %83 ], [ 0, %73 ]
  %85 = getelementptr inbounds i32, ptr %75, i64 %84
  %86 = load <8 x i32>, ptr %85, align 4
  %87 = getelementptr inbounds i32, ptr %74, i64 %84
  %88 = load <8 x i32>, ptr %87, align 4
  %89 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %86, <8 x i32> %88)
  store <8 x i32> %89, ptr %87, align 4
  %90 = add nuw i64 %84, 8
  %91 = icmp eq i64 %90, 32
  br i1 %91, label %101, label %83

92:                                               ; preds = %73, %92
  %93 = phi i64 [ %99, %92 ], [ 0, %73 ]
  %94 = getelementptr inbounds i32, ptr %75, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = getelementptr inbounds i32, ptr %74, i64 %93
  %97 = load i32, ptr %96, align 4
  %98 = tail call i32 @llvm.umax.i32(i32 %95, i32 %97)
  store i32 %98, ptr %96, align 4
  %99 = add nuw nsw i64 %93, 1
  %100 = icmp eq i64 %99, 32
  br i1 %100, label %101, label %92

101:                                              ; preds = %83, %92
  %102 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %31
  %103 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 2, i64 %31
  %104 = select i1 %41, ptr %102, ptr %103
  %105 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 14, i64 %31
  %106 = getelementptr i8, ptr %104, i64 128
  %107 = shl nuw nsw i64 %31, 7
  %108 = add nuw nsw i64 %107, 597384
  %109 = getelementptr i8, ptr %27, i64 %108
  %110 = icmp ult ptr %104, %109
  %111 = icmp ult ptr %105, %106
  %112 = and i1 %110, %111
  br i1 %112, label %122, label %113

113:                                              ; preds = %101, %113
  %114 = phi i64 [ %120, %113 ], [ 0, %101 ]
  %115 = getelementptr inbounds i32, ptr %105, i64 %114
  %116 = load <8 x i32>, ptr %115, align 4
  %117 = getelementptr inbounds i32, ptr %104, i64 %114
  %118 = load <8 x i32>, ptr %117, align 4
  %119 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %116, <8 x i32> %118)
  store <8 x i32> %119, ptr %117, align 4
  %120 = add nuw i64 %114, 8
  %121 = icmp eq i64 %120, 32
  br i1 %121, label %131, label %113

122:                                              ; preds = %101, %122
  %123 = phi i64 [ %129, %122 ], [ 0, %101 ]
  %124 = getelementptr inbounds i32, ptr %105, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds i32, ptr %104, i64 %123
  %127 = load i32, ptr %126, align 4
  %128 = tail call i32 @llvm.umax.i32(i32 %125, i32 %127)
  store i32 %128, ptr %126, align 4
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, 32
  br i1 %130, label %131, label %122

131:                                              ; preds = %113, %122
  br i1 %41, label %132, label %133

132:                                              ; preds = %131
  store i32 %43, ptr %42, align 4
  br label %137

133:                                              ; preds = %131
  %134 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 3, i64 %31
  %135 = load i32, ptr %134, align 4
  %136 = or i32 %135, %33
  store i32 %136, ptr %134, align 4
  br label %137

137:                                              ; preds = %133, %132
  store i32 0, ptr %32, align 4
  br label %138

138:                                              ; preds = %137, %29
  br i1 %14, label %143, label %139

139:                                              ; preds = %138
  %140 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 12, i64 %31
  %141 = getelementptr inbounds [32 x %struct.Known], ptr %27, i64 0, i64 %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %140, ptr noundef nonnull align 8 dereferenceable(1152) %141, i64 1152, i1 false)
  %142 = load ptr, ptr %5, align 8
  br label %143

143:                                              ; preds = %139, %138
  %144 = phi ptr [ %142, %139 ], [ %6, %138 ]
  %145 = icmp eq ptr %144, null
  br i1 %145, label %216, label %146

146:                                              ; preds = %25, %143
  %147 = phi ptr [ %144, %143 ], [ %6, %25 ]
  %148 = getelementptr inbounds %struct.Checks, ptr %147, i64 0, i32 26
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  %151 = icmp eq i32 %9, 0
  %152 = or i1 %151, %150
  br i1 %152, label %216, label %153

153:                                              ; preds = %146
  %154 = and i32 %3, 16
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %183, label %156

156:                                              ; preds = %153
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 8, i64 %159
  %161 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 9, i64 %159
  br label %162

162:                                              ; preds = %162, %156
  %163 = phi i64 [ 0, %156 ], [ %169, %162 ]
  %164 = getelementptr inbounds i32, ptr %161, i64 %163
  %165 = load <8 x i32>, ptr %164, align 4
  %166 = getelementptr inbounds i32, ptr %160, i64 %163
  %167 = load <8 x i32>, ptr %166, align 4
  %168 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %165, <8 x i32> %167)
  store <8 x i32> %168, ptr %166, align 4
  %169 = add nuw i64 %163, 8
  %170 = icmp eq i64 %169, 528
  br i1 %170, label %171, label %162

171:                                              ; preds = %162
  %172 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 8, i64 %159, i32 1
  %173 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 9, i64 %159, i32 1
  br label %174

174:                                              ; preds = %174, %171
  %175 = phi i64 [ 0, %171 ], [ %181, %174 ]
  %176 = getelementptr inbounds i32, ptr %173, i64 %175
  %177 = load <8 x i32>, ptr %176, align 4
  %178 = getelementptr inbounds i32, ptr %172, i64 %175
  %179 = load <8 x i32>, ptr %178, align 4
  %180 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %177, <8 x i32> %179)
  store <8 x i32> %180, ptr %178, align 4
  %181 = add nuw i64 %175, 8
  %182 = icmp eq i64 %181, 528
  br i1 %182, label %183, label %174

183:                                              ; preds = %174, %153
  br i1 %14, label %244, label %184

184:                                              ; preds = %183
  %185 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %186 = load i32, ptr %185, align 4
  %187 = zext i32 %186 to i64
  %188 = zext i32 %8 to i64
  %189 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 6, i64 %187, i64 %188
  %190 = getelementptr inbounds %struct.Checks, ptr %147, i64 0, i32 17, i64 %188
  %191 = getelementptr inbounds %struct.Checks, ptr %147, i64 0, i32 17, i64 %188, i64 %188
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, 1
  store i32 %193, ptr %191, align 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %189, ptr noundef nonnull align 4 dereferenceable(128) %190, i64 128, i1 false)
  %194 = getelementptr inbounds %struct.Checks, ptr %147, i64 0, i32 30
  %195 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %211, label %198

198:                                              ; preds = %184, %202
  %199 = phi i64 [ %207, %202 ], [ 0, %184 ]
  %200 = load i32, ptr %194, align 8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %211

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.Checks, ptr %147, i64 0, i32 17, i64 %199, i64 %199
  %204 = load i32, ptr %203, align 4
  %205 = add i32 %204, 1
  store i32 %205, ptr %203, align 4
  %206 = getelementptr inbounds i32, ptr %189, i64 %199
  store i32 %205, ptr %206, align 4
  %207 = add nuw nsw i64 %199, 1
  %208 = load i32, ptr %195, align 4
  %209 = zext i32 %208 to i64
  %210 = icmp ult i64 %207, %209
  br i1 %210, label %198, label %211

211:                                              ; preds = %202, %198, %184
  %212 = load i32, ptr %185, align 4
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 7, i64 %213
  %215 = getelementptr inbounds %struct.Order, ptr %149, i64 0, i32 8, i64 %213
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4224) %214, ptr noundef nonnull align 8 dereferenceable(4224) %215, i64 4224, i1 false)
  br label %216

216:                                              ; preds = %143, %146, %211
  br i1 %14, label %244, label %217

217:                                              ; preds = %216
  %218 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 26
  %219 = load ptr, ptr %218, align 8
  %220 = icmp eq ptr %219, null
  br i1 %220, label %221, label %226

221:                                              ; preds = %217
  %222 = load ptr, ptr %26, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %224, label %226

224:                                              ; preds = %221
  %225 = zext i32 %8 to i64
  br label %231

226:                                              ; preds = %221, %217
  %227 = zext i32 %8 to i64
  %228 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %227, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = add i32 %229, 1
  store i32 %230, ptr %228, align 4
  br label %231

231:                                              ; preds = %224, %226
  %232 = phi i64 [ %225, %224 ], [ %227, %226 ]
  %233 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %232
  %234 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %232
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %233, ptr noundef nonnull align 4 dereferenceable(128) %234, i64 128, i1 false)
  %235 = load ptr, ptr %218, align 8
  %236 = icmp eq ptr %235, null
  br i1 %236, label %237, label %244

237:                                              ; preds = %231
  %238 = load ptr, ptr %26, align 8
  %239 = icmp eq ptr %238, null
  br i1 %239, label %240, label %244

240:                                              ; preds = %237
  %241 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %232, i64 %232
  %242 = load i32, ptr %241, align 4
  %243 = add i32 %242, 1
  store i32 %243, ptr %241, align 4
  br label %244

244:                                              ; preds = %183, %231, %237, %240, %216, %22, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @screen(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9)
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
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 8
  store i32 256, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 9
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 10
  store i32 0, ptr %23, align 8
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %236, label %25

25:                                               ; preds = %8
  %26 = insertelement <4 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <4 x i32> %26, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %28

28:                                               ; preds = %28, %25
  %29 = phi i64 [ 0, %25 ], [ %46, %28 ]
  %30 = phi <4 x i64> [ <i64 -1, i64 -1, i64 -1, i64 -1>, %25 ], [ %43, %28 ]
  %31 = phi <4 x i64> [ zeroinitializer, %25 ], [ %44, %28 ]
  %32 = phi <4 x i64> [ zeroinitializer, %25 ], [ %45, %28 ]
  %33 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %25 ], [ %47, %28 ]
  %34 = lshr <4 x i32> %27, %33
  %35 = and <4 x i32> %34, <i32 1, i32 1, i32 1, i32 1>
  %36 = zext <4 x i32> %35 to <4 x i64>
  %37 = sub nsw <4 x i64> zeroinitializer, %36
  %38 = getelementptr inbounds i64, ptr %5, i64 %29
  %39 = load <4 x i64>, ptr %38, align 8
  %40 = and <4 x i64> %39, %37
  %41 = add nsw <4 x i64> %36, <i64 -1, i64 -1, i64 -1, i64 -1>
  %42 = or <4 x i64> %41, %39
  %43 = tail call <4 x i64> @llvm.umin.v4i64(<4 x i64> %42, <4 x i64> %30)
  %44 = tail call <4 x i64> @llvm.umax.v4i64(<4 x i64> %40, <4 x i64> %31)
  %45 = or <4 x i64> %40, %32
  %46 = add nuw i64 %29, 4
  %47 = add <4 x i32> %33, <i32 4, i32 4, i32 4, i32 4>
  %48 = icmp eq i64 %46, 32
  br i1 %48, label %49, label %28

49:                                               ; preds = %28
  %50 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %45)
  %51 = tail call i64 @llvm.vector.reduce.umax.v4i64(<4 x i64> %44)
  %52 = icmp eq i32 %3, 1
  %53 = add i32 %6, -1
  %54 = zext i32 %53 to i64
  %55 = and i64 %50, %54
  %56 = icmp eq i64 %55, 0
  %57 = select i1 %52, i1 %56, i1 false
  br i1 %57, label %58, label %94

58:                                               ; preds = %49
  %59 = tail call i64 @llvm.vector.reduce.umin.v4i64(<4 x i64> %43)
  %60 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = icmp ugt i64 %63, %59
  br i1 %64, label %82, label %65

65:                                               ; preds = %58
  %66 = sub i64 %51, %63
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %61, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = sub i64 %68, %63
  %70 = zext i32 %6 to i64
  %71 = icmp ult i64 %69, %70
  %72 = sub i64 %69, %70
  %73 = icmp ult i64 %72, %66
  %74 = or i1 %71, %73
  br i1 %74, label %82, label %75

75:                                               ; preds = %65
  %76 = icmp eq i32 %7, 0
  br i1 %76, label %236, label %77

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %61, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 1
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %236, label %82

82:                                               ; preds = %65, %58, %77
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %84 = load i64, ptr %83, align 8
  %85 = shl i64 %84, 4
  %86 = and i64 %85, -32
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %88 = load i64, ptr %87, align 8
  %89 = tail call i64 @llvm.umin.i64(i64 %86, i64 %88)
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %89, %91
  store i64 %92, ptr %90, align 8
  %93 = sub i64 %88, %89
  store i64 %93, ptr %87, align 8
  br label %94

94:                                               ; preds = %49, %82
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %96 = load i64, ptr %95, align 8
  %97 = tail call i64 @llvm.umin.i64(i64 %96, i64 64)
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %97
  store i64 %100, ptr %98, align 8
  %101 = sub i64 %96, %97
  store i64 %101, ptr %95, align 8
  %102 = icmp eq i32 %3, 0
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %106 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %107 = zext i32 %6 to i64
  %108 = icmp eq i32 %6, 0
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %112 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %113 = icmp eq i32 %7, 0
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %115 = and i32 %7, -2
  %116 = icmp eq i32 %115, 2
  br label %117

117:                                              ; preds = %94, %232
  %118 = phi i64 [ 0, %94 ], [ %234, %232 ]
  %119 = phi i32 [ 0, %94 ], [ %233, %232 ]
  %120 = trunc i64 %118 to i32
  %121 = shl nuw i32 1, %120
  %122 = and i32 %121, %4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %232, label %124

124:                                              ; preds = %117
  %125 = getelementptr inbounds i64, ptr %5, i64 %118
  %126 = load i64, ptr %125, align 8
  br i1 %102, label %127, label %142

127:                                              ; preds = %124
  %128 = lshr i64 %126, 32
  %129 = load i64, ptr %103, align 8
  %130 = lshr i64 %129, 32
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %138, label %132

132:                                              ; preds = %127
  %133 = load i64, ptr %104, align 8
  %134 = lshr i64 %133, 32
  %135 = icmp eq i64 %128, %134
  %136 = select i1 %135, i32 3, i32 1
  %137 = select i1 %135, i64 %133, i64 0
  br label %138

138:                                              ; preds = %132, %127
  %139 = phi i32 [ 2, %127 ], [ %136, %132 ]
  %140 = phi i64 [ %129, %127 ], [ %137, %132 ]
  %141 = sub i64 %126, %140
  br label %142

142:                                              ; preds = %138, %124
  %143 = phi i64 [ %141, %138 ], [ %126, %124 ]
  %144 = phi i32 [ %139, %138 ], [ %3, %124 ]
  %145 = icmp ne i32 %144, 2
  %146 = icmp ult i64 %143, 16777216
  %147 = select i1 %145, i1 true, i1 %146
  br i1 %147, label %153, label %148

148:                                              ; preds = %142
  %149 = lshr i64 %143, 24
  %150 = load i32, ptr %105, align 4
  %151 = zext i32 %150 to i64
  %152 = icmp ugt i64 %149, %151
  br i1 %152, label %154, label %228

153:                                              ; preds = %142
  br i1 %145, label %178, label %154

154:                                              ; preds = %148, %153
  %155 = and i64 %143, %54
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %176

157:                                              ; preds = %154
  %158 = load i64, ptr %106, align 8
  %159 = icmp ult i64 %158, %107
  %160 = sub i64 %158, %107
  %161 = icmp ult i64 %160, %143
  %162 = or i1 %159, %161
  br i1 %162, label %176, label %163

163:                                              ; preds = %157
  switch i32 %7, label %164 [
    i32 1, label %228
    i32 3, label %228
  ]

164:                                              ; preds = %163
  br i1 %108, label %228, label %165

165:                                              ; preds = %164
  %166 = load ptr, ptr %109, align 8
  br label %170

167:                                              ; preds = %170
  %168 = add nuw nsw i64 %171, 1
  %169 = icmp eq i64 %168, %107
  br i1 %169, label %228, label %170

170:                                              ; preds = %167, %165
  %171 = phi i64 [ 0, %165 ], [ %168, %167 ]
  %172 = add i64 %171, %143
  %173 = getelementptr inbounds i8, ptr %166, i64 %172
  %174 = load i8, ptr %173, align 1
  %175 = icmp eq i8 %174, 0
  br i1 %175, label %176, label %167

176:                                              ; preds = %170, %157, %154
  %177 = phi i32 [ 2, %154 ], [ 1, %157 ], [ 3, %170 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %177, i32 noundef %120, i64 noundef %143, i32 noundef 2)
  br label %228

178:                                              ; preds = %153
  %179 = icmp eq i32 %144, 3
  %180 = and i64 %143, %54
  %181 = icmp eq i64 %180, 0
  br i1 %179, label %182, label %193

182:                                              ; preds = %178
  br i1 %181, label %183, label %191

183:                                              ; preds = %182
  %184 = load i64, ptr %114, align 8
  %185 = icmp ult i64 %184, %107
  %186 = sub i64 %184, %107
  %187 = icmp ult i64 %186, %143
  %188 = or i1 %185, %187
  %189 = or i1 %188, %116
  %190 = select i1 %188, i32 1, i32 20
  br i1 %189, label %191, label %228

191:                                              ; preds = %183, %182
  %192 = phi i32 [ 2, %182 ], [ %190, %183 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %192, i32 noundef %120, i64 noundef %143, i32 noundef 3)
  br label %228

193:                                              ; preds = %178
  br i1 %181, label %194, label %226

194:                                              ; preds = %193
  %195 = load i64, ptr %111, align 8
  br label %196

196:                                              ; preds = %223, %194
  %197 = phi i64 [ 0, %194 ], [ %224, %223 ]
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %201, label %199

199:                                              ; preds = %196
  %200 = add i64 %197, -1
  br label %203

201:                                              ; preds = %196
  %202 = load i64, ptr %112, align 8
  br label %203

203:                                              ; preds = %201, %199
  %204 = phi i64 [ %200, %199 ], [ %202, %201 ]
  %205 = icmp ult i64 %204, %195
  br i1 %205, label %206, label %223

206:                                              ; preds = %203
  %207 = getelementptr inbounds %struct.Allocation, ptr %110, i64 %204
  %208 = load i64, ptr %207, align 8
  %209 = sub i64 %143, %208
  %210 = getelementptr inbounds %struct.Allocation, ptr %110, i64 %204, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = sub i64 %211, %208
  %213 = icmp ult i64 %212, %107
  %214 = sub i64 %212, %107
  %215 = icmp ult i64 %214, %209
  %216 = or i1 %213, %215
  br i1 %216, label %223, label %217

217:                                              ; preds = %206
  store i64 %204, ptr %112, align 8
  br i1 %113, label %228, label %218

218:                                              ; preds = %217
  %219 = getelementptr inbounds %struct.Allocation, ptr %110, i64 %204, i32 2
  %220 = load i64, ptr %219, align 8
  %221 = and i64 %220, 1
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %228, label %226

223:                                              ; preds = %206, %203
  %224 = add i64 %197, 1
  %225 = icmp ugt i64 %224, %195
  br i1 %225, label %226, label %196

226:                                              ; preds = %223, %218, %193
  %227 = phi i32 [ 2, %193 ], [ 9, %218 ], [ 1, %223 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %227, i32 noundef %120, i64 noundef %143, i32 noundef 1)
  br label %228

228:                                              ; preds = %167, %183, %226, %218, %217, %191, %176, %164, %163, %163, %148
  %229 = phi i32 [ 1, %148 ], [ 1, %163 ], [ 1, %163 ], [ 1, %164 ], [ 0, %176 ], [ 0, %191 ], [ 1, %217 ], [ 1, %218 ], [ 0, %226 ], [ 1, %183 ], [ 1, %167 ]
  %230 = shl nuw i32 %229, %120
  %231 = or i32 %230, %119
  br label %232

232:                                              ; preds = %117, %228
  %233 = phi i32 [ %231, %228 ], [ %119, %117 ]
  %234 = add nuw nsw i64 %118, 1
  %235 = icmp eq i64 %234, 32
  br i1 %235, label %236, label %117

236:                                              ; preds = %232, %75, %77, %8
  %237 = phi i32 [ 0, %8 ], [ %4, %75 ], [ %4, %77 ], [ %233, %232 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9)
  ret i32 %237
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @note(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr nocapture noundef readonly %8) local_unnamed_addr {
  %10 = alloca %struct.Mark, align 4
  %11 = alloca %struct.Access, align 8
  %12 = alloca %struct.Lane, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 5
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  %18 = icmp ne i32 %3, 0
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %734

20:                                               ; preds = %9
  %21 = and i32 %7, 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %25, null
  br label %27

27:                                               ; preds = %23, %20
  %28 = phi i1 [ false, %20 ], [ %26, %23 ]
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  %29 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 1
  store ptr %14, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %30, align 8
  %33 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 3
  store i32 %2, ptr %33, align 4
  %34 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 4
  store i32 %5, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 5
  store i32 %6, ptr %35, align 4
  %36 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 6
  %37 = and i32 %7, 3
  store i32 %37, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 7
  %39 = lshr i32 %7, 4
  %40 = and i32 %39, 1
  store i32 %40, ptr %38, align 4
  %41 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 9
  br i1 %28, label %43, label %50

43:                                               ; preds = %27
  %44 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 23
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Protocol, ptr %45, i64 0, i32 4
  %47 = zext i32 %32 to i64
  %48 = getelementptr inbounds [32 x i32], ptr %46, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  br label %50

50:                                               ; preds = %27, %43
  %51 = phi i32 [ %32, %43 ], [ 256, %27 ]
  %52 = phi i32 [ %49, %43 ], [ 0, %27 ]
  store i32 %51, ptr %41, align 8
  store i32 %52, ptr %42, align 4
  %53 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 10
  %54 = lshr i32 %7, 3
  %55 = and i32 %54, 1
  store i32 %55, ptr %53, align 8
  %56 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 6
  %57 = load i32, ptr %56, align 4
  %58 = insertelement <4 x i32> poison, i32 %3, i64 0
  %59 = shufflevector <4 x i32> %58, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %60

60:                                               ; preds = %60, %50
  %61 = phi i64 [ 0, %50 ], [ %76, %60 ]
  %62 = phi <4 x i64> [ <i64 -1, i64 -1, i64 -1, i64 -1>, %50 ], [ %74, %60 ]
  %63 = phi <4 x i64> [ zeroinitializer, %50 ], [ %75, %60 ]
  %64 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %50 ], [ %77, %60 ]
  %65 = lshr <4 x i32> %59, %64
  %66 = and <4 x i32> %65, <i32 1, i32 1, i32 1, i32 1>
  %67 = zext <4 x i32> %66 to <4 x i64>
  %68 = sub nsw <4 x i64> zeroinitializer, %67
  %69 = getelementptr inbounds i64, ptr %4, i64 %61
  %70 = load <4 x i64>, ptr %69, align 8
  %71 = and <4 x i64> %70, %68
  %72 = add nsw <4 x i64> %67, <i64 -1, i64 -1, i64 -1, i64 -1>
  %73 = or <4 x i64> %72, %70
  %74 = tail call <4 x i64> @llvm.umin.v4i64(<4 x i64> %73, <4 x i64> %62)
  %75 = tail call <4 x i64> @llvm.umax.v4i64(<4 x i64> %71, <4 x i64> %63)
  %76 = add nuw i64 %61, 4
  %77 = add <4 x i32> %64, <i32 4, i32 4, i32 4, i32 4>
  %78 = icmp eq i64 %76, 32
  br i1 %78, label %79, label %60

79:                                               ; preds = %60
  %80 = tail call i64 @llvm.vector.reduce.umin.v4i64(<4 x i64> %74)
  %81 = lshr i32 %5, %57
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %85 = load i64, ptr %84, align 8
  %86 = sub i64 %83, %85
  %87 = add i64 %86, %80
  %88 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 4
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = icmp ugt i64 %91, %87
  br i1 %92, label %110, label %93

93:                                               ; preds = %79
  %94 = tail call i64 @llvm.vector.reduce.umax.v4i64(<4 x i64> %75)
  %95 = add i64 %86, %94
  %96 = sub i64 %95, %91
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %89, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = sub i64 %98, %91
  %100 = zext i32 %5 to i64
  %101 = icmp ult i64 %99, %100
  %102 = sub i64 %99, %100
  %103 = icmp ult i64 %102, %96
  %104 = or i1 %101, %103
  br i1 %104, label %110, label %105

105:                                              ; preds = %93
  %106 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %89, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = and i64 %107, 2
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %733, label %110

110:                                              ; preds = %93, %79, %105
  %111 = phi i1 [ false, %105 ], [ true, %79 ], [ true, %93 ]
  %112 = phi ptr [ %90, %105 ], [ null, %79 ], [ null, %93 ]
  %113 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %114 = zext i32 %81 to i64
  %115 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 26
  %116 = load ptr, ptr %115, align 8
  %117 = icmp eq ptr %116, null
  %118 = select i1 %117, i64 1, i64 2
  %119 = shl nuw nsw i32 %113, 2
  %120 = zext i32 %119 to i64
  %121 = mul nuw nsw i64 %120, %114
  %122 = mul nuw nsw i64 %121, %118
  %123 = and i64 %122, 4398046511072
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %125 = load i64, ptr %124, align 8
  %126 = tail call i64 @llvm.umin.i64(i64 %123, i64 %125)
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %128 = load i64, ptr %127, align 8
  %129 = add i64 %126, %128
  store i64 %129, ptr %127, align 8
  %130 = sub i64 %125, %126
  store i64 %130, ptr %124, align 8
  %131 = icmp eq i32 %6, 1
  br i1 %131, label %132, label %275

132:                                              ; preds = %110
  br label %135

133:                                              ; preds = %149
  %134 = icmp eq i32 %150, 0
  br i1 %134, label %154, label %270

135:                                              ; preds = %149, %132
  %136 = phi i64 [ 0, %132 ], [ %152, %149 ]
  %137 = phi i64 [ 0, %132 ], [ %151, %149 ]
  %138 = phi i32 [ 1, %132 ], [ %150, %149 ]
  %139 = trunc i64 %136 to i32
  %140 = shl nuw i32 1, %139
  %141 = and i32 %140, %3
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %149, label %143

143:                                              ; preds = %135
  %144 = getelementptr inbounds i64, ptr %4, i64 %136
  %145 = load i64, ptr %144, align 8
  %146 = icmp ugt i64 %145, %137
  %147 = zext i1 %146 to i32
  %148 = and i32 %138, %147
  br label %149

149:                                              ; preds = %143, %135
  %150 = phi i32 [ %148, %143 ], [ %138, %135 ]
  %151 = phi i64 [ %145, %143 ], [ %137, %135 ]
  %152 = add nuw nsw i64 %136, 1
  %153 = icmp eq i64 %152, 32
  br i1 %153, label %133, label %135

154:                                              ; preds = %133
  %155 = tail call i64 @llvm.umin.i64(i64 %130, i64 128)
  %156 = add i64 %155, %129
  store i64 %156, ptr %127, align 8
  %157 = sub i64 %130, %155
  store i64 %157, ptr %124, align 8
  %158 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %159 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %160 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %161 = icmp eq i32 %37, 2
  %162 = zext i32 %5 to i64
  %163 = icmp eq i32 %5, 0
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %166 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 7
  %167 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 14
  %168 = trunc i32 %2 to i16
  %169 = shl i32 %32, 5
  %170 = icmp ult i32 %5, 8
  %171 = and i64 %162, 4294967288
  %172 = icmp eq i64 %171, %162
  br label %173

173:                                              ; preds = %264, %154
  %174 = phi i64 [ 0, %154 ], [ %266, %264 ]
  %175 = phi i32 [ 0, %154 ], [ %265, %264 ]
  %176 = trunc i64 %174 to i32
  %177 = shl nuw i32 1, %176
  %178 = and i32 %177, %3
  %179 = icmp ne i32 %178, 0
  %180 = icmp ne i64 %174, 0
  %181 = select i1 %179, i1 %180, i1 false
  br i1 %181, label %182, label %264

182:                                              ; preds = %173
  %183 = getelementptr inbounds i64, ptr %4, i64 %174
  br label %184

184:                                              ; preds = %261, %182
  %185 = phi i64 [ 0, %182 ], [ %262, %261 ]
  %186 = trunc i64 %185 to i32
  %187 = shl nuw i32 1, %186
  %188 = and i32 %187, %3
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %261, label %190

190:                                              ; preds = %184
  %191 = getelementptr inbounds i64, ptr %4, i64 %185
  %192 = load i64, ptr %191, align 8
  %193 = load i64, ptr %183, align 8
  %194 = icmp eq i64 %192, %193
  br i1 %194, label %195, label %261

195:                                              ; preds = %190
  %196 = trunc i64 %185 to i32
  %197 = or i32 %177, %175
  br i1 %161, label %264, label %198

198:                                              ; preds = %195
  %199 = and i64 %185, 4294967295
  %200 = mul nuw nsw i64 %199, %162
  %201 = getelementptr inbounds i8, ptr %8, i64 %200
  %202 = mul nuw nsw i64 %174, %162
  %203 = getelementptr inbounds i8, ptr %8, i64 %202
  br i1 %163, label %264, label %204

204:                                              ; preds = %198
  br i1 %170, label %219, label %205

205:                                              ; preds = %204, %205
  %206 = phi i64 [ %215, %205 ], [ 0, %204 ]
  %207 = phi <8 x i32> [ %214, %205 ], [ zeroinitializer, %204 ]
  %208 = getelementptr inbounds i8, ptr %201, i64 %206
  %209 = load <8 x i8>, ptr %208, align 1
  %210 = getelementptr inbounds i8, ptr %203, i64 %206
  %211 = load <8 x i8>, ptr %210, align 1
  %212 = xor <8 x i8> %211, %209
  %213 = zext <8 x i8> %212 to <8 x i32>
  %214 = or <8 x i32> %207, %213
  %215 = add nuw i64 %206, 8
  %216 = icmp eq i64 %215, %171
  br i1 %216, label %217, label %205

217:                                              ; preds = %205
  %218 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %214)
  br i1 %172, label %234, label %219

219:                                              ; preds = %204, %217
  %220 = phi i64 [ 0, %204 ], [ %171, %217 ]
  %221 = phi i32 [ 0, %204 ], [ %218, %217 ]
  br label %222

222:                                              ; preds = %219, %222
  %223 = phi i64 [ %232, %222 ], [ %220, %219 ]
  %224 = phi i32 [ %231, %222 ], [ %221, %219 ]
  %225 = getelementptr inbounds i8, ptr %201, i64 %223
  %226 = load i8, ptr %225, align 1
  %227 = getelementptr inbounds i8, ptr %203, i64 %223
  %228 = load i8, ptr %227, align 1
  %229 = xor i8 %228, %226
  %230 = zext i8 %229 to i32
  %231 = or i32 %224, %230
  %232 = add nuw nsw i64 %223, 1
  %233 = icmp eq i64 %232, %162
  br i1 %233, label %234, label %222

234:                                              ; preds = %222, %217
  %235 = phi i32 [ %218, %217 ], [ %231, %222 ]
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %264, label %237

237:                                              ; preds = %234
  %238 = load ptr, ptr %164, align 8
  %239 = ptrtoint ptr %238 to i64
  %240 = sub i64 %192, %239
  %241 = load i64, ptr %165, align 8
  %242 = icmp ult i64 %240, %241
  %243 = select i1 %242, i32 2, i32 1
  br i1 %242, label %249, label %244

244:                                              ; preds = %237
  %245 = load i64, ptr %84, align 8
  %246 = sub i64 %192, %245
  %247 = load i64, ptr %166, align 8
  %248 = icmp ult i64 %246, %247
  br i1 %248, label %249, label %264

249:                                              ; preds = %237, %244
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %250 = load i32, ptr %167, align 8
  store i32 %250, ptr %10, align 4
  store i32 0, ptr %158, align 4
  store i16 %168, ptr %159, align 4
  %251 = add i32 %169, %196
  %252 = trunc i32 %251 to i16
  store i16 %252, ptr %160, align 2
  %253 = add i32 %169, %176
  br i1 %242, label %259, label %254

254:                                              ; preds = %249
  %255 = load i64, ptr %84, align 8
  %256 = sub i64 %192, %255
  %257 = load i64, ptr %82, align 8
  %258 = add i64 %256, %257
  br label %259

259:                                              ; preds = %254, %249
  %260 = phi i64 [ %258, %254 ], [ %240, %249 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %253, i64 noundef %260, i32 noundef %243)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %264

261:                                              ; preds = %190, %184
  %262 = add nuw nsw i64 %185, 1
  %263 = icmp eq i64 %262, %174
  br i1 %263, label %264, label %184

264:                                              ; preds = %261, %259, %244, %234, %198, %195, %173
  %265 = phi i32 [ %175, %173 ], [ %197, %234 ], [ %197, %195 ], [ %197, %244 ], [ %197, %259 ], [ %197, %198 ], [ %175, %261 ]
  %266 = add nuw nsw i64 %174, 1
  %267 = icmp eq i64 %266, 32
  br i1 %267, label %268, label %173

268:                                              ; preds = %264
  %269 = load ptr, ptr %115, align 8
  br label %270

270:                                              ; preds = %268, %133
  %271 = phi ptr [ %116, %133 ], [ %269, %268 ]
  %272 = phi i32 [ 0, %133 ], [ %265, %268 ]
  %273 = xor i32 %272, -1
  %274 = and i32 %273, %3
  br label %275

275:                                              ; preds = %270, %110
  %276 = phi ptr [ %271, %270 ], [ %116, %110 ]
  %277 = phi i32 [ %274, %270 ], [ %3, %110 ]
  %278 = icmp eq ptr %276, null
  br i1 %278, label %286, label %279

279:                                              ; preds = %275
  %280 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %281 = load i32, ptr %280, align 4
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 29
  %284 = load i64, ptr %283, align 8
  %285 = mul i64 %284, %282
  br label %286

286:                                              ; preds = %275, %279
  %287 = phi i64 [ %285, %279 ], [ 0, %275 ]
  %288 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %289 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 11
  %290 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 12
  %291 = shl i64 %287, 1
  %292 = zext i32 %5 to i64
  %293 = icmp eq i32 %5, 0
  %294 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 30
  %295 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %296 = icmp eq ptr %112, null
  %297 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %298 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 8
  %299 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 9
  %300 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 10
  %301 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 1
  %302 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 2
  %303 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 3
  %304 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 4
  %305 = icmp eq i32 %81, 0
  %306 = icmp ult i32 %5, 8
  %307 = and i64 %292, 4294967288
  %308 = icmp eq i64 %307, %292
  %309 = icmp ult i32 %5, 8
  %310 = and i64 %292, 4294967288
  %311 = icmp eq i64 %310, %292
  br label %366

312:                                              ; preds = %730
  %313 = load ptr, ptr %29, align 8
  %314 = load i32, ptr %36, align 8
  %315 = icmp ne i32 %314, 0
  %316 = load i32, ptr %41, align 8
  %317 = icmp eq i32 %316, 256
  %318 = select i1 %315, i1 %317, i1 false
  br i1 %318, label %319, label %733

319:                                              ; preds = %312
  %320 = load i32, ptr %35, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %326

322:                                              ; preds = %319
  %323 = load i32, ptr %30, align 8
  %324 = load i32, ptr %38, align 4
  %325 = zext i32 %323 to i64
  br label %357

326:                                              ; preds = %319
  %327 = load i32, ptr %38, align 4
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %344

329:                                              ; preds = %326
  %330 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 15
  %331 = load i32, ptr %330, align 4
  %332 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 13
  %333 = load ptr, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 14
  %335 = load i32, ptr %334, align 8
  %336 = add i32 %335, -1
  %337 = zext i32 %336 to i64
  %338 = getelementptr inbounds i8, ptr %333, i64 %337
  %339 = load i8, ptr %338, align 1
  %340 = zext i8 %339 to i32
  %341 = icmp ugt i32 %331, %340
  br i1 %341, label %342, label %344

342:                                              ; preds = %329
  %343 = trunc i32 %331 to i8
  store i8 %343, ptr %338, align 1
  br label %344

344:                                              ; preds = %342, %329, %326
  %345 = load i32, ptr %30, align 8
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 18, i64 %346
  %348 = load i32, ptr %347, align 4
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %355, label %350

350:                                              ; preds = %344
  %351 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 17, i64 %346, i64 %346
  %352 = load i32, ptr %351, align 4
  %353 = add i32 %352, 1
  store i32 %353, ptr %351, align 4
  %354 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 19, i64 %346
  store i32 %353, ptr %354, align 4
  br label %355

355:                                              ; preds = %350, %344
  %356 = icmp eq i32 %320, 1
  br i1 %356, label %733, label %357

357:                                              ; preds = %322, %355
  %358 = phi i64 [ %325, %322 ], [ %346, %355 ]
  %359 = phi i32 [ %324, %322 ], [ %327, %355 ]
  %360 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 20, i64 %358
  store i32 1, ptr %360, align 4
  %361 = icmp eq i32 %359, 0
  %362 = zext i1 %361 to i32
  %363 = getelementptr inbounds %struct.Checks, ptr %313, i64 0, i32 16
  %364 = load i32, ptr %363, align 8
  %365 = or i32 %364, %362
  store i32 %365, ptr %363, align 8
  br label %733

366:                                              ; preds = %286, %730
  %367 = phi i64 [ 0, %286 ], [ %731, %730 ]
  %368 = trunc i64 %367 to i32
  %369 = shl nuw i32 1, %368
  %370 = and i32 %369, %277
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %730, label %372

372:                                              ; preds = %366
  %373 = getelementptr inbounds i64, ptr %4, i64 %367
  %374 = load i64, ptr %373, align 8
  %375 = load ptr, ptr %288, align 8
  %376 = ptrtoint ptr %375 to i64
  %377 = sub i64 %374, %376
  %378 = load ptr, ptr %289, align 8
  %379 = getelementptr inbounds %struct.Mark, ptr %378, i64 %287
  %380 = load ptr, ptr %290, align 8
  %381 = getelementptr inbounds %struct.Mark, ptr %380, i64 %291
  %382 = load ptr, ptr %115, align 8
  %383 = icmp eq ptr %382, null
  br i1 %383, label %619, label %384

384:                                              ; preds = %372
  br i1 %131, label %385, label %422

385:                                              ; preds = %384
  %386 = mul nuw nsw i64 %367, %292
  %387 = getelementptr inbounds i8, ptr %8, i64 %386
  %388 = inttoptr i64 %374 to ptr
  br i1 %293, label %422, label %389

389:                                              ; preds = %385
  br i1 %306, label %404, label %390

390:                                              ; preds = %389, %390
  %391 = phi i64 [ %400, %390 ], [ 0, %389 ]
  %392 = phi <8 x i32> [ %399, %390 ], [ zeroinitializer, %389 ]
  %393 = getelementptr inbounds i8, ptr %387, i64 %391
  %394 = load <8 x i8>, ptr %393, align 1
  %395 = getelementptr inbounds i8, ptr %388, i64 %391
  %396 = load <8 x i8>, ptr %395, align 1
  %397 = xor <8 x i8> %396, %394
  %398 = zext <8 x i8> %397 to <8 x i32>
  %399 = or <8 x i32> %392, %398
  %400 = add nuw i64 %391, 8
  %401 = icmp eq i64 %400, %307
  br i1 %401, label %402, label %390

402:                                              ; preds = %390
  %403 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %399)
  br i1 %308, label %407, label %404

404:                                              ; preds = %389, %402
  %405 = phi i64 [ 0, %389 ], [ %307, %402 ]
  %406 = phi i32 [ 0, %389 ], [ %403, %402 ]
  br label %410

407:                                              ; preds = %410, %402
  %408 = phi i32 [ %403, %402 ], [ %419, %410 ]
  %409 = icmp eq i32 %408, 0
  br label %422

410:                                              ; preds = %404, %410
  %411 = phi i64 [ %420, %410 ], [ %405, %404 ]
  %412 = phi i32 [ %419, %410 ], [ %406, %404 ]
  %413 = getelementptr inbounds i8, ptr %387, i64 %411
  %414 = load i8, ptr %413, align 1
  %415 = getelementptr inbounds i8, ptr %388, i64 %411
  %416 = load i8, ptr %415, align 1
  %417 = xor i8 %416, %414
  %418 = zext i8 %417 to i32
  %419 = or i32 %412, %418
  %420 = add nuw nsw i64 %411, 1
  %421 = icmp eq i64 %420, %292
  br i1 %421, label %407, label %410

422:                                              ; preds = %407, %385, %384
  %423 = phi i1 [ false, %384 ], [ true, %385 ], [ %409, %407 ]
  %424 = load ptr, ptr %11, align 8
  %425 = load ptr, ptr %29, align 8
  %426 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 14
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %616, label %429

429:                                              ; preds = %422
  %430 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 53, i64 2
  %431 = load ptr, ptr %430, align 8
  %432 = ptrtoint ptr %431 to i64
  %433 = sub i64 %374, %432
  %434 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 54, i64 2
  %435 = load i64, ptr %434, align 8
  %436 = udiv i64 %433, %435
  %437 = mul i64 %436, %435
  %438 = urem i64 %433, %435
  %439 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 50
  %440 = load i32, ptr %439, align 4
  %441 = zext i32 %440 to i64
  %442 = icmp ult i64 %436, %441
  %443 = icmp ult i64 %438, %427
  %444 = select i1 %442, i1 %443, i1 false
  %445 = load i32, ptr %41, align 8
  %446 = icmp eq i32 %445, 256
  %447 = select i1 %444, i1 %446, i1 false
  br i1 %447, label %448, label %616

448:                                              ; preds = %429
  %449 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 29
  %450 = load i64, ptr %449, align 8
  %451 = mul i64 %450, %436
  %452 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 6
  %453 = load i32, ptr %452, align 4
  %454 = zext i32 %453 to i64
  %455 = lshr i64 %438, %454
  %456 = add i64 %455, %451
  %457 = load i32, ptr %34, align 8
  %458 = lshr i32 %457, %453
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %616, label %460

460:                                              ; preds = %448
  %461 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 27
  %462 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 28
  %463 = load i32, ptr %30, align 8
  %464 = shl i32 %463, 5
  %465 = add i32 %464, %368
  %466 = load i32, ptr %35, align 4
  %467 = icmp eq i32 %466, 0
  %468 = load i32, ptr %53, align 8
  %469 = icmp eq i32 %468, 0
  %470 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 14
  %471 = load i32, ptr %33, align 4
  %472 = trunc i32 %471 to i16
  %473 = load i32, ptr %36, align 8
  %474 = shl i32 %473, 12
  %475 = icmp eq i32 %466, 2
  %476 = select i1 %475, i32 32768, i32 0
  %477 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 52
  %478 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 26
  %479 = zext i32 %463 to i64
  %480 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 17, i64 %479, i64 %479
  %481 = select i1 %467, i32 17, i32 16
  %482 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 30
  %483 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 1
  %484 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 1, i64 1
  %485 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 49
  %486 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 49, i64 1
  %487 = getelementptr inbounds %struct.Machine, ptr %424, i64 0, i32 49, i64 2
  br label %488

488:                                              ; preds = %609, %460
  %489 = phi i64 [ 0, %460 ], [ %611, %609 ]
  %490 = phi i32 [ 0, %460 ], [ %610, %609 ]
  %491 = load ptr, ptr %461, align 8
  %492 = getelementptr inbounds %struct.Mark, ptr %491, i64 %456
  %493 = getelementptr inbounds %struct.Mark, ptr %492, i64 %489
  %494 = load ptr, ptr %462, align 8
  %495 = add i64 %489, %456
  %496 = shl i64 %495, 1
  %497 = getelementptr inbounds %struct.Mark, ptr %494, i64 %496
  br i1 %469, label %503, label %498

498:                                              ; preds = %488
  %499 = load i32, ptr %477, align 4
  %500 = load ptr, ptr %478, align 8
  %501 = zext i32 %499 to i64
  %502 = getelementptr inbounds %struct.Order, ptr %500, i64 0, i32 5, i64 %501
  br label %503

503:                                              ; preds = %488, %498
  %504 = phi i32 [ 16384, %498 ], [ 0, %488 ]
  %505 = phi ptr [ %502, %498 ], [ %480, %488 ]
  %506 = load i32, ptr %505, align 4
  %507 = load i32, ptr %470, align 8
  %508 = or i32 %476, %504
  %509 = or i32 %508, %474
  %510 = or i32 %509, %465
  %511 = trunc i32 %510 to i16
  %512 = icmp eq i32 %490, 0
  br i1 %512, label %513, label %518

513:                                              ; preds = %503
  %514 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %493, i32 noundef 1)
  %515 = icmp slt i32 %514, 0
  br i1 %515, label %518, label %516

516:                                              ; preds = %513
  %517 = select i1 %423, i32 0, i32 %514
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %481, i32 noundef %517, ptr noundef %493, i32 noundef %465, i64 noundef %438, i32 noundef 2)
  br label %518

518:                                              ; preds = %516, %513, %503
  %519 = phi i32 [ 0, %513 ], [ 1, %516 ], [ %490, %503 ]
  br i1 %467, label %526, label %520

520:                                              ; preds = %518, %534
  %521 = phi i32 [ %535, %534 ], [ %519, %518 ]
  %522 = phi i32 [ %536, %534 ], [ %519, %518 ]
  %523 = phi i1 [ false, %534 ], [ true, %518 ]
  %524 = phi i64 [ 1, %534 ], [ 0, %518 ]
  %525 = icmp eq i32 %522, 0
  br i1 %525, label %528, label %537

526:                                              ; preds = %518
  %527 = icmp eq i32 %507, 0
  br label %543

528:                                              ; preds = %520
  %529 = getelementptr inbounds %struct.Mark, ptr %497, i64 %524
  %530 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %529, i32 noundef 0)
  %531 = icmp slt i32 %530, 0
  br i1 %531, label %534, label %532

532:                                              ; preds = %528
  %533 = select i1 %423, i32 0, i32 %530
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %533, ptr noundef %529, i32 noundef %465, i64 noundef %438, i32 noundef 2)
  br label %534

534:                                              ; preds = %532, %528
  %535 = phi i32 [ %521, %528 ], [ 1, %532 ]
  %536 = phi i32 [ 0, %528 ], [ 1, %532 ]
  br i1 %523, label %520, label %537

537:                                              ; preds = %534, %520
  %538 = phi i32 [ %535, %534 ], [ %521, %520 ]
  store i32 %507, ptr %493, align 4
  %539 = getelementptr inbounds i8, ptr %493, i64 4
  store i32 %506, ptr %539, align 4
  %540 = getelementptr inbounds i8, ptr %493, i64 8
  store i16 %472, ptr %540, align 4
  %541 = getelementptr inbounds i8, ptr %493, i64 10
  store i16 %511, ptr %541, align 2
  %542 = getelementptr inbounds %struct.Mark, ptr %497, i64 1
  store i32 0, ptr %542, align 4
  store i32 0, ptr %497, align 4
  br label %609

543:                                              ; preds = %608, %526
  %544 = phi i1 [ true, %526 ], [ false, %608 ]
  %545 = phi i64 [ 0, %526 ], [ 1, %608 ]
  %546 = getelementptr inbounds %struct.Mark, ptr %497, i64 %545
  %547 = getelementptr inbounds %struct.Mark, ptr %497, i64 %545, i32 3
  %548 = load i16, ptr %547, align 2
  %549 = lshr i16 %548, 5
  %550 = and i16 %549, 31
  %551 = zext i16 %550 to i32
  %552 = load i32, ptr %546, align 4
  %553 = icmp eq i32 %552, %507
  br i1 %553, label %554, label %567

554:                                              ; preds = %543
  %555 = load i32, ptr %482, align 8
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %604, label %557

557:                                              ; preds = %554
  %558 = getelementptr inbounds %struct.Mark, ptr %497, i64 %545, i32 1
  %559 = load i32, ptr %558, align 4
  %560 = zext i16 %550 to i64
  %561 = getelementptr inbounds %struct.Checks, ptr %425, i64 0, i32 17, i64 %479, i64 %560
  %562 = load i32, ptr %561, align 4
  %563 = icmp ult i32 %559, %562
  %564 = icmp eq i32 %463, %551
  %565 = select i1 %563, i1 true, i1 %564
  %566 = select i1 %565, i1 true, i1 %527
  br i1 %566, label %604, label %569

567:                                              ; preds = %543
  %568 = icmp eq i32 %552, 0
  br i1 %568, label %604, label %569

569:                                              ; preds = %567, %557
  %570 = load i32, ptr %483, align 8
  %571 = load i32, ptr %484, align 4
  %572 = load i32, ptr %439, align 4
  %573 = icmp ult i32 %572, 2
  br i1 %573, label %604, label %574

574:                                              ; preds = %569
  %575 = load i32, ptr %470, align 8
  %576 = add i32 %552, -1
  %577 = add i32 %575, -1
  %578 = urem i32 %576, %570
  %579 = udiv i32 %576, %570
  %580 = load i32, ptr %485, align 8
  %581 = udiv i32 %578, %580
  %582 = urem i32 %577, %570
  %583 = udiv i32 %577, %570
  %584 = udiv i32 %582, %580
  %585 = icmp eq i32 %581, %584
  br i1 %585, label %586, label %604

586:                                              ; preds = %574
  %587 = urem i32 %579, %571
  %588 = udiv i32 %579, %571
  %589 = load i32, ptr %486, align 4
  %590 = udiv i32 %587, %589
  %591 = urem i32 %583, %571
  %592 = udiv i32 %583, %571
  %593 = udiv i32 %591, %589
  %594 = icmp eq i32 %590, %593
  br i1 %594, label %595, label %604

595:                                              ; preds = %586
  %596 = load i32, ptr %487, align 8
  %597 = udiv i32 %588, %596
  %598 = udiv i32 %592, %596
  %599 = icmp eq i32 %597, %598
  br i1 %599, label %600, label %604

600:                                              ; preds = %595
  br i1 %553, label %608, label %601

601:                                              ; preds = %600
  %602 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef nonnull %546, i32 noundef 0)
  %603 = icmp sgt i32 %602, -1
  br i1 %603, label %608, label %604

604:                                              ; preds = %601, %595, %586, %574, %569, %567, %557, %554
  store i32 %507, ptr %546, align 4
  %605 = getelementptr inbounds i8, ptr %546, i64 4
  store i32 %506, ptr %605, align 4
  %606 = getelementptr inbounds i8, ptr %546, i64 8
  store i16 %472, ptr %606, align 4
  %607 = getelementptr inbounds i8, ptr %546, i64 10
  store i16 %511, ptr %607, align 2
  br label %609

608:                                              ; preds = %601, %600
  br i1 %544, label %543, label %609

609:                                              ; preds = %608, %604, %537
  %610 = phi i32 [ %519, %604 ], [ %538, %537 ], [ %519, %608 ]
  %611 = add nuw nsw i64 %489, 1
  %612 = load i32, ptr %452, align 4
  %613 = lshr i32 %457, %612
  %614 = zext i32 %613 to i64
  %615 = icmp ult i64 %611, %614
  br i1 %615, label %488, label %616

616:                                              ; preds = %609, %422, %429, %448
  %617 = load i32, ptr %294, align 8
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %730, label %619

619:                                              ; preds = %616, %372
  %620 = load i64, ptr %295, align 8
  %621 = icmp ult i64 %377, %620
  br i1 %621, label %652, label %622

622:                                              ; preds = %619
  %623 = add i64 %374, %86
  br i1 %111, label %624, label %639

624:                                              ; preds = %622
  %625 = load i64, ptr %297, align 8
  %626 = icmp eq i64 %625, 0
  br i1 %626, label %730, label %627

627:                                              ; preds = %624, %636
  %628 = phi i64 [ %637, %636 ], [ 0, %624 ]
  %629 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %628
  %630 = load i64, ptr %629, align 8
  %631 = icmp ugt i64 %630, %623
  br i1 %631, label %636, label %632

632:                                              ; preds = %627
  %633 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %628, i32 1
  %634 = load i64, ptr %633, align 8
  %635 = icmp ugt i64 %634, %623
  br i1 %635, label %640, label %636

636:                                              ; preds = %632, %627
  %637 = add nuw i64 %628, 1
  %638 = icmp eq i64 %637, %625
  br i1 %638, label %730, label %627

639:                                              ; preds = %622
  br i1 %296, label %730, label %640

640:                                              ; preds = %632, %639
  %641 = phi ptr [ %112, %639 ], [ %629, %632 ]
  %642 = getelementptr inbounds %struct.Allocation, ptr %641, i64 0, i32 3
  %643 = load i64, ptr %642, align 8
  %644 = load i64, ptr %82, align 8
  %645 = add i64 %643, %644
  %646 = sub i64 %623, %645
  %647 = load ptr, ptr %298, align 8
  %648 = lshr i64 %646, 8
  %649 = getelementptr inbounds i32, ptr %647, i64 %648
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %730, label %659

652:                                              ; preds = %619
  %653 = load i32, ptr %56, align 4
  %654 = zext i32 %653 to i64
  %655 = lshr i64 %377, %654
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %656 = load ptr, ptr %288, align 8
  %657 = ptrtoint ptr %656 to i64
  %658 = sub i64 %374, %657
  br label %673

659:                                              ; preds = %640
  %660 = add i32 %650, -1
  %661 = zext i32 %660 to i64
  %662 = shl nuw nsw i64 %661, 8
  %663 = and i64 %646, 255
  %664 = or i64 %662, %663
  %665 = load i32, ptr %56, align 4
  %666 = zext i32 %665 to i64
  %667 = lshr i64 %664, %666
  %668 = load ptr, ptr %299, align 8
  %669 = load ptr, ptr %300, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %670 = load i64, ptr %84, align 8
  %671 = sub i64 %374, %670
  %672 = add i64 %671, %644
  br label %673

673:                                              ; preds = %652, %659
  %674 = phi i32 [ 2, %652 ], [ 1, %659 ]
  %675 = phi ptr [ %381, %652 ], [ %669, %659 ]
  %676 = phi ptr [ %379, %652 ], [ %668, %659 ]
  %677 = phi i64 [ %655, %652 ], [ %667, %659 ]
  %678 = phi i64 [ %658, %652 ], [ %672, %659 ]
  store i64 %678, ptr %12, align 8
  store i32 %674, ptr %301, align 8
  store i32 %368, ptr %302, align 4
  store i32 0, ptr %304, align 4
  br i1 %131, label %679, label %716

679:                                              ; preds = %673
  %680 = mul nuw nsw i64 %367, %292
  %681 = getelementptr inbounds i8, ptr %8, i64 %680
  %682 = inttoptr i64 %374 to ptr
  br i1 %293, label %721, label %683

683:                                              ; preds = %679
  br i1 %309, label %698, label %684

684:                                              ; preds = %683, %684
  %685 = phi i64 [ %694, %684 ], [ 0, %683 ]
  %686 = phi <8 x i32> [ %693, %684 ], [ zeroinitializer, %683 ]
  %687 = getelementptr inbounds i8, ptr %681, i64 %685
  %688 = load <8 x i8>, ptr %687, align 1
  %689 = getelementptr inbounds i8, ptr %682, i64 %685
  %690 = load <8 x i8>, ptr %689, align 1
  %691 = xor <8 x i8> %690, %688
  %692 = zext <8 x i8> %691 to <8 x i32>
  %693 = or <8 x i32> %686, %692
  %694 = add nuw i64 %685, 8
  %695 = icmp eq i64 %694, %310
  br i1 %695, label %696, label %684

696:                                              ; preds = %684
  %697 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %693)
  br i1 %311, label %701, label %698

698:                                              ; preds = %683, %696
  %699 = phi i64 [ 0, %683 ], [ %310, %696 ]
  %700 = phi i32 [ 0, %683 ], [ %697, %696 ]
  br label %704

701:                                              ; preds = %704, %696
  %702 = phi i32 [ %697, %696 ], [ %713, %704 ]
  %703 = icmp eq i32 %702, 0
  br label %716

704:                                              ; preds = %698, %704
  %705 = phi i64 [ %714, %704 ], [ %699, %698 ]
  %706 = phi i32 [ %713, %704 ], [ %700, %698 ]
  %707 = getelementptr inbounds i8, ptr %681, i64 %705
  %708 = load i8, ptr %707, align 1
  %709 = getelementptr inbounds i8, ptr %682, i64 %705
  %710 = load i8, ptr %709, align 1
  %711 = xor i8 %710, %708
  %712 = zext i8 %711 to i32
  %713 = or i32 %706, %712
  %714 = add nuw nsw i64 %705, 1
  %715 = icmp eq i64 %714, %292
  br i1 %715, label %701, label %704

716:                                              ; preds = %701, %673
  %717 = phi i1 [ false, %673 ], [ %703, %701 ]
  %718 = zext i1 %717 to i32
  store i32 %718, ptr %303, align 8
  br i1 %305, label %721, label %719

719:                                              ; preds = %716
  %720 = getelementptr inbounds %struct.Mark, ptr %676, i64 %677
  br label %722

721:                                              ; preds = %722, %679, %716
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  br label %730

722:                                              ; preds = %719, %722
  %723 = phi i64 [ 0, %719 ], [ %728, %722 ]
  %724 = getelementptr inbounds %struct.Mark, ptr %720, i64 %723
  %725 = add i64 %677, %723
  %726 = shl i64 %725, 1
  %727 = getelementptr inbounds %struct.Mark, ptr %675, i64 %726
  call fastcc void @piece(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %724, ptr noundef %727)
  %728 = add nuw nsw i64 %723, 1
  %729 = icmp eq i64 %728, %114
  br i1 %729, label %721, label %722

730:                                              ; preds = %636, %624, %640, %639, %616, %721, %366
  %731 = add nuw nsw i64 %367, 1
  %732 = icmp eq i64 %731, 32
  br i1 %732, label %312, label %366

733:                                              ; preds = %357, %355, %312, %105
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %11)
  br label %734

734:                                              ; preds = %9, %733
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

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
  %16 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 256
  %19 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Checks, ptr %20, i64 0, i32 14
  %22 = load i32, ptr %21, align 8
  br i1 %18, label %28, label %23

23:                                               ; preds = %4
  %24 = shl i32 %17, 24
  %25 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 9
  %26 = load i32, ptr %25, align 4
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
  %45 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i32 0, i32 2048
  %49 = or i32 %33, %40
  %50 = or i32 %49, %44
  %51 = or i32 %50, %48
  %52 = or i32 %51, %11
  %53 = trunc i32 %52 to i16
  br i1 %14, label %54, label %67

54:                                               ; preds = %32
  %55 = load i32, ptr %2, align 4
  %56 = icmp eq i32 %55, %22
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 0, ptr %2, align 4
  br label %58

58:                                               ; preds = %57, %54
  br label %59

59:                                               ; preds = %58, %66
  %60 = phi i1 [ false, %66 ], [ true, %58 ]
  %61 = phi i64 [ 1, %66 ], [ 0, %58 ]
  %62 = getelementptr inbounds %struct.Mark, ptr %3, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, %22
  br i1 %64, label %66, label %65

65:                                               ; preds = %59
  store i32 0, ptr %62, align 4
  br label %66

66:                                               ; preds = %59, %65
  br i1 %60, label %59, label %67

67:                                               ; preds = %66, %32
  %68 = load i32, ptr %2, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %85

70:                                               ; preds = %67
  %71 = load i32, ptr %3, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %83

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %73
  %78 = icmp eq i32 %42, 0
  %79 = select i1 %78, ptr %3, ptr %2
  store i32 %22, ptr %79, align 4
  %80 = getelementptr inbounds i8, ptr %79, i64 4
  store i32 %34, ptr %80, align 4
  %81 = getelementptr inbounds i8, ptr %79, i64 8
  store i16 %37, ptr %81, align 4
  %82 = getelementptr inbounds i8, ptr %79, i64 10
  store i16 %53, ptr %82, align 2
  br label %253

83:                                               ; preds = %73, %70
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 0, ptr %5, align 4
  %84 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 4
  br label %104

85:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 0, ptr %5, align 4
  %86 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 4
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %104

89:                                               ; preds = %85
  %90 = icmp eq i32 %42, 0
  %91 = select i1 %90, i32 17, i32 16
  %92 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %2, i32 noundef %11, i32 noundef %15, i32 noundef 1, i32 noundef %91, ptr noundef nonnull %5)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %104, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  %96 = load i32, ptr %95, align 8
  %97 = icmp eq i32 %96, 0
  %98 = icmp sgt i32 %92, 26
  %99 = or i1 %98, %97
  %100 = load i32, ptr %5, align 4
  %101 = select i1 %99, i32 %100, i32 0
  %102 = load i64, ptr %1, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %92, i32 noundef %101, ptr noundef nonnull %2, i32 noundef %11, i64 noundef %102, i32 noundef %13)
  store i32 1, ptr %86, align 4
  %103 = load i32, ptr %41, align 4
  br label %104

104:                                              ; preds = %83, %85, %94, %89
  %105 = phi i32 [ %103, %94 ], [ %42, %89 ], [ %42, %85 ], [ %42, %83 ]
  %106 = phi ptr [ %86, %94 ], [ %86, %89 ], [ %86, %85 ], [ %84, %83 ]
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %104
  %109 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  br label %204

110:                                              ; preds = %104
  %111 = load ptr, ptr %19, align 8
  %112 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 14
  %113 = load i32, ptr %112, align 8
  %114 = and i32 %10, 31
  %115 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 23
  %116 = shl nuw i32 1, %114
  br label %118

117:                                              ; preds = %171
  br i1 %119, label %118, label %176

118:                                              ; preds = %117, %110
  %119 = phi i1 [ true, %110 ], [ false, %117 ]
  %120 = phi i64 [ 0, %110 ], [ 1, %117 ]
  %121 = getelementptr inbounds %struct.Mark, ptr %3, i64 %120
  %122 = getelementptr inbounds %struct.Mark, ptr %3, i64 %120, i32 3
  %123 = load i16, ptr %122, align 2
  %124 = and i16 %123, 1023
  %125 = zext i16 %124 to i32
  %126 = load i32, ptr %121, align 4
  %127 = icmp eq i32 %126, %113
  %128 = and i16 %123, 16384
  %129 = icmp eq i16 %128, 0
  br i1 %129, label %159, label %130

130:                                              ; preds = %118
  %131 = getelementptr inbounds %struct.Mark, ptr %3, i64 %120, i32 1
  %132 = load i32, ptr %131, align 4
  %133 = and i32 %132, 16777215
  %134 = load i32, ptr %6, align 8
  %135 = lshr i32 %132, 24
  %136 = load ptr, ptr %115, align 8
  %137 = zext i32 %134 to i64
  %138 = getelementptr inbounds [32 x %struct.Known], ptr %136, i64 0, i64 %137
  %139 = zext i32 %135 to i64
  %140 = getelementptr inbounds [256 x i32], ptr %138, i64 0, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = getelementptr inbounds %struct.Protocol, ptr %136, i64 0, i32 1, i64 %137
  %143 = getelementptr inbounds [256 x i32], ptr %142, i64 0, i64 %139
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds %struct.Protocol, ptr %136, i64 0, i32 3, i64 %137
  %146 = load i32, ptr %145, align 4
  %147 = and i32 %146, %116
  %148 = icmp ne i32 %147, 0
  %149 = icmp ugt i32 %144, %141
  %150 = select i1 %148, i1 %149, i1 false
  %151 = select i1 %150, i32 %144, i32 %141
  %152 = icmp ult i32 %133, %151
  br i1 %152, label %171, label %153

153:                                              ; preds = %130
  %154 = load i32, ptr %16, align 8
  %155 = icmp eq i32 %135, %154
  br i1 %155, label %156, label %171

156:                                              ; preds = %153
  %157 = lshr i32 %125, 5
  %158 = icmp eq i32 %157, %134
  br label %171

159:                                              ; preds = %118
  %160 = icmp eq i32 %11, %125
  br i1 %160, label %171, label %161

161:                                              ; preds = %159
  %162 = getelementptr inbounds %struct.Mark, ptr %3, i64 %120, i32 1
  %163 = load i32, ptr %162, align 4
  %164 = load i32, ptr %6, align 8
  %165 = zext i32 %164 to i64
  %166 = lshr i32 %125, 5
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 17, i64 %165, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = icmp ult i32 %163, %169
  br label %171

171:                                              ; preds = %161, %159, %156, %153, %130
  %172 = phi i1 [ true, %130 ], [ false, %153 ], [ %158, %156 ], [ true, %159 ], [ %170, %161 ]
  %173 = icmp eq i32 %126, 0
  %174 = select i1 %127, i1 %172, i1 false
  %175 = select i1 %173, i1 true, i1 %174
  br i1 %175, label %199, label %117

176:                                              ; preds = %117
  %177 = load i32, ptr %3, align 4
  %178 = icmp eq i32 %177, %113
  %179 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, %113
  %182 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %183 = load i16, ptr %182, align 2
  %184 = lshr i16 %183, 5
  %185 = and i16 %184, 31
  %186 = zext i16 %185 to i32
  %187 = select i1 %178, i1 true, i1 %181
  br i1 %187, label %188, label %199

188:                                              ; preds = %176
  %189 = select i1 %178, i1 %181, i1 false
  br i1 %189, label %190, label %252

190:                                              ; preds = %188
  %191 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  %192 = load i16, ptr %191, align 2
  %193 = lshr i16 %192, 5
  %194 = and i16 %193, 31
  %195 = icmp eq i16 %185, %194
  br i1 %195, label %196, label %252

196:                                              ; preds = %190
  %197 = load i32, ptr %6, align 8
  %198 = icmp eq i32 %197, %186
  br i1 %198, label %252, label %199

199:                                              ; preds = %171, %196, %176
  %200 = phi ptr [ %179, %176 ], [ %179, %196 ], [ %121, %171 ]
  store i32 %22, ptr %200, align 4
  %201 = getelementptr inbounds i8, ptr %200, i64 4
  store i32 %34, ptr %201, align 4
  %202 = getelementptr inbounds i8, ptr %200, i64 8
  store i16 %37, ptr %202, align 4
  %203 = getelementptr inbounds i8, ptr %200, i64 10
  store i16 %53, ptr %203, align 2
  br label %252

204:                                              ; preds = %108, %226
  %205 = phi i1 [ true, %108 ], [ false, %226 ]
  %206 = phi i64 [ 0, %108 ], [ 1, %226 ]
  %207 = load i32, ptr %106, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %210, label %209

209:                                              ; preds = %226, %204
  br i1 %18, label %227, label %246

210:                                              ; preds = %204
  %211 = getelementptr inbounds %struct.Mark, ptr %3, i64 %206
  %212 = load i32, ptr %211, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %226, label %214

214:                                              ; preds = %210
  %215 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %211, i32 noundef %11, i32 noundef %15, i32 noundef 0, i32 noundef 18, ptr noundef nonnull %5)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %226, label %217

217:                                              ; preds = %214
  %218 = load i32, ptr %109, align 8
  %219 = icmp eq i32 %218, 0
  %220 = icmp sgt i32 %215, 26
  %221 = or i1 %220, %219
  %222 = load i32, ptr %5, align 4
  %223 = select i1 %221, i32 %222, i32 0
  %224 = load i64, ptr %1, align 8
  %225 = load i32, ptr %12, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %215, i32 noundef %223, ptr noundef nonnull %211, i32 noundef %11, i64 noundef %224, i32 noundef %225)
  store i32 1, ptr %106, align 4
  br label %226

226:                                              ; preds = %214, %210, %217
  br i1 %205, label %204, label %209

227:                                              ; preds = %209
  %228 = load i32, ptr %38, align 8
  %229 = icmp eq i32 %228, 2
  br i1 %229, label %230, label %246

230:                                              ; preds = %227
  %231 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 3
  %232 = load i16, ptr %231, align 2
  %233 = and i16 %232, 12288
  %234 = icmp eq i16 %233, 8192
  br i1 %234, label %246, label %235

235:                                              ; preds = %230
  %236 = load i32, ptr %2, align 4
  %237 = icmp eq i32 %236, %22
  br i1 %237, label %238, label %246

238:                                              ; preds = %235
  %239 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 1
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, %34
  br i1 %241, label %242, label %246

242:                                              ; preds = %238
  %243 = and i16 %232, 1023
  %244 = zext i16 %243 to i32
  %245 = icmp eq i32 %11, %244
  br i1 %245, label %250, label %246

246:                                              ; preds = %238, %235, %230, %227, %209, %242
  store i32 %22, ptr %2, align 4
  %247 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %34, ptr %247, align 4
  %248 = getelementptr inbounds i8, ptr %2, i64 8
  store i16 %37, ptr %248, align 4
  %249 = getelementptr inbounds i8, ptr %2, i64 10
  store i16 %53, ptr %249, align 2
  br label %250

250:                                              ; preds = %246, %242
  %251 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  store i32 0, ptr %251, align 4
  store i32 0, ptr %3, align 4
  br label %252

252:                                              ; preds = %199, %196, %190, %188, %250
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  br label %253

253:                                              ; preds = %252, %77
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_undefined(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5)
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
  %14 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 256, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 9
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 10
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %18 = load i64, ptr %17, align 8
  %19 = tail call i64 @llvm.umin.i64(i64 %18, i64 64)
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, %19
  store i64 %22, ptr %20, align 8
  %23 = sub i64 %18, %19
  store i64 %23, ptr %17, align 8
  br label %25

24:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5)
  ret void

25:                                               ; preds = %4, %31
  %26 = phi i32 [ 0, %4 ], [ %32, %31 ]
  %27 = shl nuw i32 1, %26
  %28 = and i32 %27, %3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %25
  call fastcc void @note_error(ptr noundef nonnull %5, i32 noundef 21, i32 noundef %26, i64 noundef 0, i32 noundef 0)
  br label %31

31:                                               ; preds = %25, %30
  %32 = add nuw nsw i32 %26, 1
  %33 = icmp eq i32 %32, 32
  br i1 %33, label %24, label %25
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_error(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = lshr i64 %10, 2
  %12 = and i64 %11, 4611686018427387872
  %13 = getelementptr inbounds %struct.Machine, ptr %6, i64 0, i32 34
  %14 = load i64, ptr %13, align 8
  %15 = tail call i64 @llvm.umin.i64(i64 %12, i64 %14)
  %16 = getelementptr inbounds %struct.Machine, ptr %6, i64 0, i32 35
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %15, %17
  store i64 %18, ptr %16, align 8
  %19 = sub i64 %14, %15
  store i64 %19, ptr %13, align 8
  %20 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 3
  %23 = tail call i64 @llvm.umin.i64(i64 %10, i64 256)
  br label %24

24:                                               ; preds = %56, %5
  %25 = phi i64 [ 0, %5 ], [ %57, %56 ]
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = add nsw i64 %25, -1
  br label %31

29:                                               ; preds = %24
  %30 = load i64, ptr %22, align 8
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  %33 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32
  %34 = icmp ult i64 %32, %10
  br i1 %34, label %35, label %56

35:                                               ; preds = %31
  %36 = load i32, ptr %33, align 8
  %37 = icmp eq i32 %36, %1
  br i1 %37, label %38, label %56

38:                                               ; preds = %35
  %39 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32, i32 1
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 2
  br i1 %41, label %42, label %56

42:                                               ; preds = %38
  %43 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32, i32 3
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %46, label %56

46:                                               ; preds = %42
  %47 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32, i32 2
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, %21
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32, i32 8
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %32, i32 10
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %52, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %50, %46, %42, %38, %35, %31
  %57 = add nuw nsw i64 %25, 1
  %58 = icmp eq i64 %25, %23
  br i1 %58, label %60, label %24

59:                                               ; preds = %50
  store i64 %32, ptr %22, align 8
  br label %73

60:                                               ; preds = %56
  %61 = icmp eq i64 %10, 256
  br i1 %61, label %69, label %62

62:                                               ; preds = %60
  %63 = add i64 %10, 1
  store i64 %63, ptr %9, align 8
  %64 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %10
  store i32 %1, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 4
  store i32 2, ptr %65, align 4
  %66 = getelementptr inbounds i8, ptr %64, i64 8
  store i32 %21, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %64, i64 12
  store i32 -1, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %64, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %68, i8 0, i64 48, i1 false)
  br label %73

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %70, align 8
  br label %97

73:                                               ; preds = %59, %62
  %74 = phi ptr [ %64, %62 ], [ %33, %59 ]
  %75 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 4
  %76 = load i64, ptr %75, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %75, align 8
  %78 = icmp eq i64 %76, 0
  br i1 %78, label %79, label %97

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 5
  store i64 %3, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 6
  store i32 %82, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 7
  store i32 %4, ptr %84, align 4
  %85 = load ptr, ptr %7, align 8
  %86 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 14
  %87 = load i32, ptr %86, align 8
  %88 = add i32 %87, -1
  %89 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 10
  store i32 %88, ptr %89, align 8
  %90 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 8
  store i32 %88, ptr %90, align 8
  %91 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %92 = load i32, ptr %91, align 8
  %93 = shl i32 %92, 5
  %94 = add i32 %93, %2
  %95 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 11
  store i32 %94, ptr %95, align 4
  %96 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 9
  store i32 %94, ptr %96, align 4
  br label %97

97:                                               ; preds = %69, %73, %79
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @check_loaded(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = zext i32 %4 to i64
  %9 = icmp ne i32 %4, 0
  br label %11

10:                                               ; preds = %52
  ret i32 %53

11:                                               ; preds = %5, %52
  %12 = phi i64 [ 0, %5 ], [ %54, %52 ]
  %13 = phi i32 [ -1, %5 ], [ %53, %52 ]
  %14 = trunc i64 %12 to i32
  %15 = shl nuw i32 1, %14
  %16 = and i32 %15, %2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %52, label %18

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
  br label %43

37:                                               ; preds = %43, %18
  %38 = phi i1 [ %32, %18 ], [ %50, %43 ]
  %39 = zext i1 %38 to i32
  %40 = shl nuw i32 %39, %14
  %41 = xor i32 %40, -1
  %42 = and i32 %13, %41
  br label %52

43:                                               ; preds = %34, %43
  %44 = phi i64 [ 0, %34 ], [ %48, %43 ]
  %45 = add i64 %31, %44
  %46 = getelementptr inbounds i8, ptr %36, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp ult i64 %48, %8
  %50 = icmp eq i8 %47, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %43, label %37

52:                                               ; preds = %11, %37
  %53 = phi i32 [ %42, %37 ], [ %13, %11 ]
  %54 = add nuw nsw i64 %12, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %10, label %11
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
  br label %16

15:                                               ; preds = %69
  ret i32 %70

16:                                               ; preds = %6, %69
  %17 = phi i64 [ 0, %6 ], [ %71, %69 ]
  %18 = phi i32 [ 0, %6 ], [ %70, %69 ]
  %19 = trunc i64 %17 to i32
  %20 = shl nuw i32 1, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %69, label %23

23:                                               ; preds = %16
  %24 = getelementptr inbounds i64, ptr %3, i64 %17
  %25 = load i64, ptr %24, align 8
  %26 = load ptr, ptr %7, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = sub i64 %25, %27
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.Checks, ptr %29, i64 0, i32 22
  %31 = load i64, ptr %30, align 8
  %32 = icmp ult i64 %31, %9
  %33 = sub i64 %31, %9
  %34 = icmp ult i64 %33, %28
  %35 = or i1 %32, %34
  %36 = select i1 %35, i64 -1, i64 %28
  %37 = load i32, ptr %10, align 4
  %38 = zext i32 %37 to i64
  %39 = shl nuw nsw i64 %38, 5
  %40 = load i64, ptr %11, align 8
  %41 = mul i64 %39, %40
  %42 = icmp ult i64 %28, %41
  br i1 %42, label %49, label %43

43:                                               ; preds = %23
  %44 = load ptr, ptr %12, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = sub i64 %25, %45
  %47 = load i64, ptr %13, align 8
  %48 = icmp ult i64 %46, %47
  br label %49

49:                                               ; preds = %43, %23
  %50 = phi i1 [ true, %23 ], [ %48, %43 ]
  %51 = zext i1 %50 to i32
  %52 = shl nuw i32 %51, %19
  %53 = or i32 %52, %18
  %54 = icmp ne i64 %36, -1
  %55 = select i1 %14, i1 %54, i1 false
  br i1 %55, label %56, label %69

56:                                               ; preds = %49
  %57 = lshr i32 %5, %19
  %58 = trunc i32 %57 to i8
  %59 = and i8 %58, 1
  br label %60

60:                                               ; preds = %56, %60
  %61 = phi i64 [ 0, %56 ], [ %67, %60 ]
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.Checks, ptr %62, i64 0, i32 21
  %64 = load ptr, ptr %63, align 8
  %65 = add i64 %36, %61
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  store i8 %59, ptr %66, align 1
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp ult i64 %67, %9
  br i1 %68, label %60, label %69

69:                                               ; preds = %60, %49, %16
  %70 = phi i32 [ %18, %16 ], [ %53, %49 ], [ %53, %60 ]
  %71 = add nuw nsw i64 %17, 1
  %72 = icmp eq i64 %71, 32
  br i1 %72, label %15, label %16
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
  br i1 %18, label %135, label %19

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
  %31 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 9
  %32 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 10
  %33 = icmp eq i32 %20, 0
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %35 = and i32 %4, 2
  %36 = icmp eq i32 %35, 0
  %37 = shl i32 %17, 5
  %38 = icmp eq ptr %8, null
  %39 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 10
  %40 = zext i32 %17 to i64
  %41 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 4, i64 1, i64 %40
  %42 = add i32 %17, 32
  %43 = add nsw i32 %2, 1
  %44 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 7, i64 %40
  %45 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 8, i64 %40
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %47 = add i32 %17, 64
  %48 = select i1 %27, i32 1, i32 2
  %49 = select i1 %33, i32 1, i32 2
  br label %50

50:                                               ; preds = %19, %132
  %51 = phi i64 [ 0, %19 ], [ %133, %132 ]
  %52 = trunc i64 %51 to i32
  %53 = shl nuw i32 1, %52
  %54 = and i32 %53, %3
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %132, label %56

56:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  store ptr %13, ptr %21, align 8
  store i32 %17, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %57 = getelementptr inbounds i32, ptr %7, i64 %51
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 %28, ptr %26, align 8
  store i32 0, ptr %29, align 4
  store i32 256, ptr %30, align 8
  store i32 0, ptr %31, align 4
  store i32 0, ptr %32, align 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %131, label %60

60:                                               ; preds = %56
  br i1 %33, label %70, label %61

61:                                               ; preds = %60
  %62 = getelementptr inbounds i64, ptr %5, i64 %51
  %63 = load i64, ptr %62, align 8
  %64 = load i64, ptr %34, align 8
  %65 = zext i32 %58 to i64
  %66 = icmp ult i64 %64, %65
  %67 = sub i64 %64, %65
  %68 = icmp ult i64 %67, %63
  %69 = or i1 %66, %68
  br i1 %69, label %131, label %70

70:                                               ; preds = %61, %60
  br i1 %36, label %80, label %71

71:                                               ; preds = %70
  %72 = getelementptr inbounds i64, ptr %6, i64 %51
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %34, align 8
  %75 = zext i32 %58 to i64
  %76 = icmp ult i64 %74, %75
  %77 = sub i64 %74, %75
  %78 = icmp ult i64 %77, %73
  %79 = or i1 %76, %78
  br i1 %79, label %131, label %80

80:                                               ; preds = %71, %70
  %81 = or i32 %37, %52
  br i1 %38, label %106, label %82

82:                                               ; preds = %80
  %83 = load i64, ptr %39, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %131, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds i64, ptr %8, i64 %51
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, 1
  br label %92

89:                                               ; preds = %92
  %90 = add nuw i64 %93, 1
  %91 = icmp eq i64 %90, %83
  br i1 %91, label %131, label %92

92:                                               ; preds = %89, %85
  %93 = phi i64 [ 0, %85 ], [ %90, %89 ]
  %94 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, %88
  br i1 %96, label %97, label %89

97:                                               ; preds = %92
  %98 = trunc i64 %93 to i32
  %99 = add i32 %98, 128
  %100 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %93, i32 2
  %101 = load i32, ptr %100, align 4
  %102 = add i32 %101, 1
  %103 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %93, i32 9
  store i32 %102, ptr %103, align 8
  %104 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %93, i32 10
  store i32 %2, ptr %104, align 4
  %105 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %93, i32 11
  store i32 %81, ptr %105, align 8
  br label %108

106:                                              ; preds = %80
  %107 = load i32, ptr %41, align 4
  store i32 %43, ptr %44, align 4
  store i32 %107, ptr %45, align 4
  br label %108

108:                                              ; preds = %97, %106
  %109 = phi i32 [ %99, %97 ], [ %47, %106 ]
  %110 = phi i32 [ %99, %97 ], [ %42, %106 ]
  %111 = phi i32 [ %101, %97 ], [ %107, %106 ]
  %112 = getelementptr inbounds i64, ptr %6, i64 %51
  %113 = load i64, ptr %112, align 8
  br i1 %36, label %127, label %114

114:                                              ; preds = %108
  %115 = zext i32 %58 to i64
  %116 = load ptr, ptr %46, align 8
  br label %120

117:                                              ; preds = %120
  %118 = add nuw nsw i64 %121, 1
  %119 = icmp eq i64 %118, %115
  br i1 %119, label %127, label %120

120:                                              ; preds = %117, %114
  %121 = phi i64 [ 0, %114 ], [ %118, %117 ]
  %122 = add i64 %121, %113
  %123 = getelementptr inbounds i8, ptr %116, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = icmp eq i8 %124, 0
  br i1 %125, label %126, label %117

126:                                              ; preds = %120
  call fastcc void @note_error(ptr noundef nonnull %11, i32 noundef 3, i32 noundef %52, i64 noundef %122, i32 noundef 2)
  br label %127

127:                                              ; preds = %117, %108, %126
  %128 = phi i32 [ 2, %126 ], [ 1, %108 ], [ 2, %117 ]
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef 0, i32 noundef %110, i32 noundef %111, i32 noundef %52, i64 noundef %113, i32 noundef %128)
  %129 = getelementptr inbounds i64, ptr %5, i64 %51
  %130 = load i64, ptr %129, align 8
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef %48, i32 noundef %109, i32 noundef %111, i32 noundef %52, i64 noundef %130, i32 noundef %49)
  br label %131

131:                                              ; preds = %89, %82, %127, %56, %61, %71
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %11)
  br label %132

132:                                              ; preds = %131, %50
  %133 = add nuw nsw i64 %51, 1
  %134 = icmp eq i64 %133, 32
  br i1 %134, label %135, label %50

135:                                              ; preds = %132, %10
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @range(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca %struct.Lane, align 8
  %9 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
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
  %17 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 9
  store i32 %3, ptr %18, align 4
  %19 = icmp eq i32 %6, 1
  %20 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %21 = load i32, ptr %20, align 8
  br i1 %19, label %22, label %54

22:                                               ; preds = %7
  %23 = zext i32 %21 to i64
  %24 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 22
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %105, label %27

27:                                               ; preds = %22, %39
  %28 = phi i64 [ %40, %39 ], [ 0, %22 ]
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
  br i1 %41, label %105, label %27

42:                                               ; preds = %32
  %43 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 23, i64 %28, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, 2
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %105, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 23, i64 %28, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %11, i64 0, i32 18
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %49, %51
  %53 = sub i64 %5, %52
  br label %54

54:                                               ; preds = %7, %47
  %55 = phi i64 [ %53, %47 ], [ %5, %7 ]
  %56 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %57 = icmp eq i32 %21, 0
  br i1 %57, label %105, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 12
  %61 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 8
  %62 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 9
  %63 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 10
  %64 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  br label %65

65:                                               ; preds = %58, %97
  %66 = phi i32 [ %21, %58 ], [ %98, %97 ]
  %67 = phi i64 [ 0, %58 ], [ %102, %97 ]
  %68 = add i64 %67, %55
  %69 = load ptr, ptr %59, align 8
  %70 = load ptr, ptr %60, align 8
  %71 = add i64 %67, %5
  store i64 %71, ptr %8, align 8
  br i1 %19, label %72, label %86

72:                                               ; preds = %65
  %73 = load ptr, ptr %61, align 8
  %74 = lshr i64 %68, 8
  %75 = getelementptr inbounds i32, ptr %73, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %97, label %78

78:                                               ; preds = %72
  %79 = add i32 %76, -1
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 8
  %82 = and i64 %68, 255
  %83 = or i64 %81, %82
  %84 = load ptr, ptr %62, align 8
  %85 = load ptr, ptr %63, align 8
  br label %86

86:                                               ; preds = %78, %65
  %87 = phi i64 [ %83, %78 ], [ %68, %65 ]
  %88 = phi ptr [ %84, %78 ], [ %69, %65 ]
  %89 = phi ptr [ %85, %78 ], [ %70, %65 ]
  %90 = load i32, ptr %64, align 4
  %91 = zext i32 %90 to i64
  %92 = lshr i64 %87, %91
  %93 = getelementptr inbounds %struct.Mark, ptr %88, i64 %92
  %94 = shl i64 %92, 1
  %95 = getelementptr inbounds %struct.Mark, ptr %89, i64 %94
  call fastcc void @piece(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %93, ptr noundef %95)
  %96 = load i32, ptr %56, align 8
  br label %97

97:                                               ; preds = %72, %86
  %98 = phi i32 [ %66, %72 ], [ %96, %86 ]
  %99 = load i32, ptr %64, align 4
  %100 = shl nuw i32 1, %99
  %101 = zext i32 %100 to i64
  %102 = add i64 %67, %101
  %103 = zext i32 %98 to i64
  %104 = icmp ult i64 %102, %103
  br i1 %104, label %65, label %105

105:                                              ; preds = %39, %97, %54, %22, %42
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

22:                                               ; preds = %306
  ret void

23:                                               ; preds = %8, %306
  %24 = phi i64 [ 0, %8 ], [ %307, %306 ]
  %25 = trunc i64 %24 to i32
  %26 = shl nuw i32 1, %25
  %27 = and i32 %26, %3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %306, label %29

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
  br i1 %39, label %44, label %40

40:                                               ; preds = %29
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 %34
  %43 = icmp eq ptr %41, null
  br i1 %43, label %44, label %69

44:                                               ; preds = %29, %40
  %45 = load i64, ptr %14, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %305, label %47

47:                                               ; preds = %44, %59
  %48 = phi i64 [ %60, %59 ], [ 0, %44 ]
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp ugt i64 %50, %31
  br i1 %51, label %59, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %48, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %54, %31
  %56 = sub i64 %54, %31
  %57 = icmp ult i64 %56, 128
  %58 = or i1 %55, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %52, %47
  %60 = add nuw i64 %48, 1
  %61 = icmp eq i64 %60, %45
  br i1 %61, label %305, label %47

62:                                               ; preds = %52
  %63 = load i64, ptr %15, align 8
  %64 = sub i64 %31, %63
  %65 = load i64, ptr %16, align 8
  %66 = add i64 %64, %65
  %67 = inttoptr i64 %66 to ptr
  %68 = icmp eq i64 %66, 0
  br i1 %68, label %305, label %69

69:                                               ; preds = %40, %62
  %70 = phi ptr [ %67, %62 ], [ %42, %40 ]
  %71 = and i64 %31, 63
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %305

73:                                               ; preds = %69
  %74 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 6
  %75 = load i8, ptr %74, align 1
  %76 = icmp ult i8 %75, 13
  br i1 %76, label %77, label %82

77:                                               ; preds = %73
  %78 = zext i8 %75 to i64
  %79 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  br label %82

82:                                               ; preds = %77, %73
  %83 = phi i32 [ %81, %77 ], [ 0, %73 ]
  %84 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 8
  %85 = load i8, ptr %84, align 1
  %86 = icmp eq i8 %85, 0
  %87 = zext i8 %85 to i32
  %88 = shl i32 16, %87
  %89 = select i1 %86, i32 0, i32 %88
  %90 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 12
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 1885433187
  br i1 %92, label %93, label %305

93:                                               ; preds = %82
  %94 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 5
  %95 = load i8, ptr %94, align 4
  %96 = icmp ult i8 %95, 5
  %97 = icmp ne i32 %83, 0
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %99, label %305

99:                                               ; preds = %93
  %100 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 7
  %101 = load i8, ptr %100, align 2
  %102 = icmp ne i8 %101, 0
  %103 = icmp ugt i8 %85, 3
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %305, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 9
  %107 = load i8, ptr %106, align 8
  %108 = icmp ugt i8 %107, 1
  br i1 %108, label %305, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 10
  %111 = load i8, ptr %110, align 1
  %112 = icmp ugt i8 %111, 1
  br i1 %112, label %305, label %113

113:                                              ; preds = %109
  %114 = icmp ne i8 %111, 0
  %115 = icmp ult i8 %95, 2
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %305, label %117

117:                                              ; preds = %113
  %118 = load i64, ptr %70, align 8
  %119 = and i64 %118, 15
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %305

121:                                              ; preds = %117
  %122 = icmp eq i8 %111, 0
  %123 = zext i8 %95 to i64
  br label %124

124:                                              ; preds = %174, %121
  %125 = phi i64 [ %175, %174 ], [ 0, %121 ]
  br i1 %122, label %131, label %126

126:                                              ; preds = %124
  %127 = icmp ugt i64 %125, 1
  br i1 %127, label %131, label %128

128:                                              ; preds = %126
  %129 = icmp eq i64 %125, 0
  %130 = select i1 %129, i32 256, i32 1024
  br label %131

131:                                              ; preds = %128, %126, %124
  %132 = phi i32 [ 256, %124 ], [ %130, %128 ], [ 0, %126 ]
  %133 = freeze i32 %132
  %134 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 2, i64 %125
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %305, label %137

137:                                              ; preds = %131
  %138 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 4, i64 %125
  %139 = load i32, ptr %138, align 4
  %140 = add i32 %139, -9
  %141 = icmp ult i32 %140, -8
  br i1 %141, label %305, label %142

142:                                              ; preds = %137
  %143 = icmp eq i32 %133, 0
  br i1 %143, label %149, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 3, i64 %125
  %146 = load i32, ptr %145, align 4
  %147 = add i32 %146, -1
  %148 = icmp ult i32 %147, %133
  br i1 %148, label %149, label %305

149:                                              ; preds = %144, %142
  %150 = icmp ne i64 %125, 0
  %151 = select i1 %114, i1 %150, i1 false
  br i1 %151, label %152, label %166

152:                                              ; preds = %149
  %153 = icmp ult i64 %125, %123
  br i1 %153, label %154, label %167

154:                                              ; preds = %152
  %155 = add nuw i64 %125, 4294967295
  %156 = and i64 %155, 4294967295
  %157 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 13, i64 %156
  %158 = load i16, ptr %157, align 2
  %159 = sext i16 %158 to i64
  %160 = zext i32 %135 to i64
  %161 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 14, i64 %156
  %162 = load i16, ptr %161, align 2
  %163 = sext i16 %162 to i64
  %164 = add nsw i64 %163, %160
  %165 = icmp sgt i64 %164, %159
  br i1 %165, label %167, label %305

166:                                              ; preds = %149
  br i1 %150, label %167, label %174

167:                                              ; preds = %166, %154, %152
  %168 = add nuw i64 %125, 4294967295
  %169 = and i64 %168, 4294967295
  %170 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 1, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = and i64 %171, -1099511627761
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %305

174:                                              ; preds = %167, %166
  %175 = add nuw nsw i64 %125, 1
  %176 = icmp eq i64 %125, %123
  br i1 %176, label %177, label %124

177:                                              ; preds = %174
  %178 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 3
  %179 = load i32, ptr %178, align 4
  %180 = mul i32 %179, %83
  %181 = and i32 %180, 15
  %182 = icmp eq i32 %181, 0
  %183 = icmp eq i32 %89, 0
  %184 = icmp eq i32 %180, %89
  %185 = select i1 %183, i1 true, i1 %184
  %186 = select i1 %182, i1 %185, i1 false
  br i1 %186, label %187, label %305

187:                                              ; preds = %177
  br i1 %76, label %188, label %193

188:                                              ; preds = %187
  %189 = zext i8 %75 to i64
  %190 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %189
  %191 = load i8, ptr %190, align 1
  %192 = zext i8 %191 to i64
  br label %193

193:                                              ; preds = %188, %187
  %194 = phi i64 [ %192, %188 ], [ 0, %187 ]
  br i1 %122, label %195, label %264

195:                                              ; preds = %193
  %196 = zext i8 %95 to i64
  %197 = add nuw nsw i64 %123, 1
  %198 = icmp ult i8 %95, 3
  br i1 %198, label %261, label %199

199:                                              ; preds = %195
  %200 = and i64 %197, -4
  %201 = insertelement <4 x i64> <i64 poison, i64 1, i64 1, i64 1>, i64 %194, i64 0
  %202 = insertelement <4 x i32> poison, i32 %179, i64 0
  %203 = shufflevector <4 x i32> %202, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %204

204:                                              ; preds = %248, %199
  %205 = phi i64 [ 0, %199 ], [ %255, %248 ]
  %206 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %199 ], [ %256, %248 ]
  %207 = phi <4 x i64> [ %201, %199 ], [ %254, %248 ]
  %208 = icmp ne <4 x i64> %206, zeroinitializer
  %209 = getelementptr %struct.TensorMap, ptr %70, i64 0, i32 4, i64 %205
  %210 = tail call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %209, i32 4, <4 x i1> %208, <4 x i32> poison)
  %211 = icmp eq <4 x i32> %210, zeroinitializer
  %212 = getelementptr %struct.TensorMap, ptr %70, i64 0, i32 3, i64 %205
  %213 = xor <4 x i1> %211, <i1 true, i1 true, i1 true, i1 true>
  %214 = select <4 x i1> %208, <4 x i1> %213, <4 x i1> zeroinitializer
  %215 = tail call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %212, i32 4, <4 x i1> %214, <4 x i32> poison)
  %216 = add <4 x i32> %210, <i32 -1, i32 -1, i32 -1, i32 -1>
  %217 = add <4 x i32> %216, %215
  %218 = extractelement <4 x i1> %214, i64 0
  br i1 %218, label %219, label %224

219:                                              ; preds = %204
  %220 = extractelement <4 x i32> %217, i64 0
  %221 = extractelement <4 x i32> %210, i64 0
  %222 = udiv i32 %220, %221
  %223 = insertelement <4 x i32> poison, i32 %222, i64 0
  br label %224

224:                                              ; preds = %219, %204
  %225 = phi <4 x i32> [ poison, %204 ], [ %223, %219 ]
  %226 = extractelement <4 x i1> %214, i64 1
  br i1 %226, label %227, label %232

227:                                              ; preds = %224
  %228 = extractelement <4 x i32> %217, i64 1
  %229 = extractelement <4 x i32> %210, i64 1
  %230 = udiv i32 %228, %229
  %231 = insertelement <4 x i32> %225, i32 %230, i64 1
  br label %232

232:                                              ; preds = %227, %224
  %233 = phi <4 x i32> [ %225, %224 ], [ %231, %227 ]
  %234 = extractelement <4 x i1> %214, i64 2
  br i1 %234, label %235, label %240

235:                                              ; preds = %232
  %236 = extractelement <4 x i32> %217, i64 2
  %237 = extractelement <4 x i32> %210, i64 2
  %238 = udiv i32 %236, %237
  %239 = insertelement <4 x i32> %233, i32 %238, i64 2
  br label %240

240:                                              ; preds = %235, %232
  %241 = phi <4 x i32> [ %233, %232 ], [ %239, %235 ]
  %242 = extractelement <4 x i1> %214, i64 3
  br i1 %242, label %243, label %248

243:                                              ; preds = %240
  %244 = extractelement <4 x i32> %217, i64 3
  %245 = extractelement <4 x i32> %210, i64 3
  %246 = udiv i32 %244, %245
  %247 = insertelement <4 x i32> %241, i32 %246, i64 3
  br label %248

248:                                              ; preds = %243, %240
  %249 = phi <4 x i32> [ %241, %240 ], [ %247, %243 ]
  %250 = select <4 x i1> %208, <4 x i1> %211, <4 x i1> zeroinitializer
  %251 = select <4 x i1> %250, <4 x i32> zeroinitializer, <4 x i32> %249
  %252 = select <4 x i1> %208, <4 x i32> %251, <4 x i32> %203
  %253 = zext <4 x i32> %252 to <4 x i64>
  %254 = mul <4 x i64> %207, %253
  %255 = add nuw i64 %205, 4
  %256 = add <4 x i64> %206, <i64 4, i64 4, i64 4, i64 4>
  %257 = icmp eq i64 %255, %200
  br i1 %257, label %258, label %204

258:                                              ; preds = %248
  %259 = tail call i64 @llvm.vector.reduce.mul.v4i64(<4 x i64> %254)
  %260 = icmp eq i64 %197, %200
  br i1 %260, label %291, label %261

261:                                              ; preds = %195, %258
  %262 = phi i64 [ 0, %195 ], [ %200, %258 ]
  %263 = phi i64 [ %194, %195 ], [ %259, %258 ]
  br label %271

264:                                              ; preds = %193
  %265 = zext i32 %179 to i64
  %266 = mul nuw nsw i64 %194, %265
  %267 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 3, i64 1
  %268 = load i32, ptr %267, align 4
  %269 = zext i32 %268 to i64
  %270 = mul i64 %266, %269
  br label %291

271:                                              ; preds = %261, %285
  %272 = phi i64 [ %289, %285 ], [ %262, %261 ]
  %273 = phi i64 [ %288, %285 ], [ %263, %261 ]
  %274 = icmp eq i64 %272, 0
  br i1 %274, label %285, label %275

275:                                              ; preds = %271
  %276 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 4, i64 %272
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %285, label %279

279:                                              ; preds = %275
  %280 = getelementptr inbounds %struct.TensorMap, ptr %70, i64 0, i32 3, i64 %272
  %281 = load i32, ptr %280, align 4
  %282 = add i32 %277, -1
  %283 = add i32 %282, %281
  %284 = udiv i32 %283, %277
  br label %285

285:                                              ; preds = %271, %279, %275
  %286 = phi i32 [ %284, %279 ], [ 0, %275 ], [ %179, %271 ]
  %287 = zext i32 %286 to i64
  %288 = mul i64 %273, %287
  %289 = add nuw nsw i64 %272, 1
  %290 = icmp eq i64 %272, %196
  br i1 %290, label %291, label %271

291:                                              ; preds = %285, %258, %264
  %292 = phi i64 [ %270, %264 ], [ %259, %258 ], [ %288, %285 ]
  %293 = load i64, ptr %17, align 8
  %294 = icmp ugt i64 %292, %293
  br i1 %294, label %305, label %295

295:                                              ; preds = %291
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, i8 0, i64 256, i1 false)
  %296 = trunc i64 %292 to i32
  %297 = insertelement <8 x i32> poison, i32 %296, i64 0
  %298 = shufflevector <8 x i32> %297, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %299, %295
  %300 = phi i64 [ 0, %295 ], [ %302, %299 ]
  %301 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %300
  store <8 x i32> %298, ptr %301, align 16
  %302 = add nuw i64 %300, 8
  %303 = icmp eq i64 %302, 32
  br i1 %303, label %304, label %299

304:                                              ; preds = %299
  call void @check_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %26, i32 noundef %4, ptr noundef %20, ptr noundef %21, ptr noundef nonnull %10, ptr noundef %7, i32 noundef 0)
  br label %305

305:                                              ; preds = %59, %167, %154, %144, %131, %137, %82, %93, %99, %105, %109, %117, %113, %44, %291, %62, %69, %177, %304
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %306

306:                                              ; preds = %305, %23
  %307 = add nuw nsw i64 %24, 1
  %308 = icmp eq i64 %307, 32
  br i1 %308, label %22, label %23
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
  call fastcc void @check_operand(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %9, i32 noundef %55, i32 noundef 16)
  br label %56

56:                                               ; preds = %51, %49
  call fastcc void @check_operand(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %6)
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8)
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
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 8
  store i32 256, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 9
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Access, ptr %8, i64 0, i32 10
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 4
  %26 = load i32, ptr %25, align 4
  %27 = or i32 %26, %5
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %186, label %29

29:                                               ; preds = %6
  %30 = lshr i32 %5, 3
  %31 = lshr i32 %4, 3
  %32 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %33 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 3
  %40 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 4
  %41 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 11
  %42 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 12
  %43 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  %44 = zext i32 %31 to i64
  %45 = icmp ugt i32 %5, 7
  br label %46

46:                                               ; preds = %29, %180
  %47 = phi i32 [ %26, %29 ], [ %181, %180 ]
  %48 = phi i32 [ 0, %29 ], [ %182, %180 ]
  %49 = icmp eq i32 %47, 0
  %50 = or i1 %45, %49
  br i1 %50, label %51, label %180

51:                                               ; preds = %46
  %52 = lshr i32 %48, 3
  %53 = zext i32 %52 to i64
  %54 = and i32 %48, 7
  %55 = add i32 %48, %4
  %56 = lshr i32 %55, 3
  %57 = zext i32 %56 to i64
  %58 = and i32 %55, 7
  br label %59

59:                                               ; preds = %51, %173
  %60 = phi i64 [ 0, %51 ], [ %174, %173 ]
  %61 = phi i1 [ %49, %51 ], [ %176, %173 ]
  br i1 %61, label %100, label %62

62:                                               ; preds = %59
  %63 = add nuw nsw i64 %60, %44
  %64 = load i32, ptr %32, align 8
  %65 = icmp eq i32 %64, 0
  %66 = lshr i32 256, %64
  %67 = select i1 %65, i32 16, i32 %66
  %68 = lshr i32 %67, 4
  %69 = load i64, ptr %3, align 8
  br i1 %65, label %70, label %77

70:                                               ; preds = %62
  %71 = load i32, ptr %34, align 4
  %72 = zext i32 %71 to i64
  %73 = mul nuw i64 %63, %72
  %74 = load i32, ptr %33, align 8
  %75 = zext i32 %74 to i64
  %76 = mul nuw nsw i64 %75, %53
  br label %92

77:                                               ; preds = %62
  %78 = add nuw nsw i32 %68, 268435455
  %79 = trunc i64 %63 to i32
  %80 = and i32 %78, %79
  %81 = shl i32 %80, 4
  %82 = zext i32 %81 to i64
  %83 = udiv i32 %79, %68
  %84 = zext i32 %83 to i64
  %85 = load i32, ptr %33, align 8
  %86 = zext i32 %85 to i64
  %87 = mul nuw i64 %86, %84
  %88 = add nuw i64 %87, %82
  %89 = load i32, ptr %34, align 4
  %90 = zext i32 %89 to i64
  %91 = mul nuw nsw i64 %90, %53
  br label %92

92:                                               ; preds = %70, %77
  %93 = phi i64 [ %73, %70 ], [ %91, %77 ]
  %94 = phi i64 [ %76, %70 ], [ %88, %77 ]
  %95 = add i64 %94, %93
  %96 = mul nuw nsw i32 %67, %54
  %97 = zext i32 %96 to i64
  %98 = add i64 %69, %97
  %99 = add i64 %98, %95
  br label %122

100:                                              ; preds = %59
  %101 = load i32, ptr %32, align 8
  %102 = icmp eq i32 %101, 0
  %103 = lshr i32 256, %101
  %104 = select i1 %102, i32 16, i32 %103
  %105 = lshr i32 %104, 4
  %106 = load i64, ptr %3, align 8
  %107 = load i32, ptr %34, align 4
  %108 = zext i32 %107 to i64
  %109 = mul nuw nsw i64 %108, %57
  br i1 %102, label %110, label %112

110:                                              ; preds = %100
  %111 = load i32, ptr %33, align 8
  br label %112

112:                                              ; preds = %100, %110
  %113 = phi i32 [ %111, %110 ], [ 16, %100 ]
  %114 = trunc i64 %60 to i32
  %115 = mul i32 %113, %114
  %116 = zext i32 %115 to i64
  %117 = mul nuw nsw i32 %104, %58
  %118 = zext i32 %117 to i64
  %119 = add i64 %106, %118
  %120 = add i64 %119, %109
  %121 = add i64 %120, %116
  br label %122

122:                                              ; preds = %112, %92
  %123 = phi i64 [ %121, %112 ], [ %99, %92 ]
  %124 = phi i32 [ %105, %112 ], [ %68, %92 ]
  %125 = phi i1 [ %102, %112 ], [ %65, %92 ]
  %126 = lshr i64 %123, 7
  %127 = add nsw i32 %124, -1
  %128 = zext i32 %127 to i64
  %129 = and i64 %126, %128
  %130 = shl nuw nsw i64 %129, 4
  %131 = select i1 %125, i64 0, i64 %130
  %132 = xor i64 %131, %123
  %133 = load i64, ptr %35, align 8
  %134 = icmp ult i64 %133, 16
  %135 = add i64 %133, -16
  %136 = icmp ult i64 %135, %132
  %137 = or i1 %134, %136
  br i1 %137, label %186, label %138

138:                                              ; preds = %122
  %139 = load ptr, ptr %36, align 8
  br label %143

140:                                              ; preds = %143
  %141 = add nuw nsw i64 %144, 1
  %142 = icmp eq i64 %141, 16
  br i1 %142, label %150, label %143

143:                                              ; preds = %140, %138
  %144 = phi i64 [ 0, %138 ], [ %141, %140 ]
  %145 = add i64 %144, %132
  %146 = getelementptr inbounds i8, ptr %139, i64 %145
  %147 = load i8, ptr %146, align 1
  %148 = icmp eq i8 %147, 0
  br i1 %148, label %149, label %140

149:                                              ; preds = %143
  call fastcc void @note_error(ptr noundef nonnull %8, i32 noundef 3, i32 noundef 0, i64 noundef %145, i32 noundef 2)
  br label %150

150:                                              ; preds = %140, %149
  %151 = load i32, ptr %15, align 4
  %152 = add i32 %151, 96
  %153 = zext i32 %151 to i64
  %154 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 4, i64 2, i64 %153
  %155 = load i32, ptr %154, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  store i32 2, ptr %37, align 8
  store i32 0, ptr %38, align 4
  store i32 0, ptr %39, align 8
  store i32 0, ptr %40, align 4
  store i32 0, ptr %19, align 4
  store i32 %152, ptr %22, align 8
  store i32 %155, ptr %23, align 4
  %156 = load i32, ptr %43, align 4
  br label %157

157:                                              ; preds = %157, %150
  %158 = phi i32 [ %156, %150 ], [ %168, %157 ]
  %159 = phi i64 [ 0, %150 ], [ %171, %157 ]
  %160 = add i64 %159, %132
  %161 = load ptr, ptr %41, align 8
  %162 = load ptr, ptr %42, align 8
  store i64 %160, ptr %7, align 8
  %163 = zext i32 %158 to i64
  %164 = lshr i64 %160, %163
  %165 = getelementptr inbounds %struct.Mark, ptr %161, i64 %164
  %166 = shl i64 %164, 1
  %167 = getelementptr inbounds %struct.Mark, ptr %162, i64 %166
  call fastcc void @piece(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef %165, ptr noundef %167)
  %168 = load i32, ptr %43, align 4
  %169 = shl nuw i32 1, %168
  %170 = zext i32 %169 to i64
  %171 = add nuw nsw i64 %159, %170
  %172 = icmp ult i64 %171, 16
  br i1 %172, label %157, label %173

173:                                              ; preds = %157
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %174 = add nuw nsw i64 %60, 1
  %175 = load i32, ptr %25, align 4
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i32 2, i32 %30
  %178 = zext i32 %177 to i64
  %179 = icmp ult i64 %174, %178
  br i1 %179, label %59, label %180

180:                                              ; preds = %173, %46
  %181 = phi i32 [ %47, %46 ], [ %175, %173 ]
  %182 = add nuw i32 %48, 1
  %183 = icmp eq i32 %181, 0
  %184 = select i1 %183, i32 %5, i32 16
  %185 = icmp ult i32 %182, %184
  br i1 %185, label %46, label %186

186:                                              ; preds = %180, %122, %6
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8)
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
  br i1 %6, label %86, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 3
  %19 = tail call i64 @llvm.umin.i64(i64 %17, i64 256)
  br label %20

20:                                               ; preds = %52, %13
  %21 = phi i64 [ 0, %13 ], [ %53, %52 ]
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = add nsw i64 %21, -1
  br label %27

25:                                               ; preds = %20
  %26 = load i64, ptr %18, align 8
  br label %27

27:                                               ; preds = %25, %23
  %28 = phi i64 [ %24, %23 ], [ %26, %25 ]
  %29 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28
  %30 = icmp ult i64 %28, %17
  br i1 %30, label %31, label %52

31:                                               ; preds = %27
  %32 = load i32, ptr %29, align 8
  %33 = icmp eq i32 %32, 27
  br i1 %33, label %34, label %52

34:                                               ; preds = %31
  %35 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %38, label %52

38:                                               ; preds = %34
  %39 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28, i32 3
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %42, label %52

42:                                               ; preds = %38
  %43 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28, i32 2
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, %2
  br i1 %45, label %46, label %52

46:                                               ; preds = %42
  %47 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28, i32 8
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %28, i32 10
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %48, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %46, %42, %38, %34, %31, %27
  %53 = add nuw nsw i64 %21, 1
  %54 = icmp eq i64 %21, %19
  br i1 %54, label %56, label %20

55:                                               ; preds = %46
  store i64 %28, ptr %18, align 8
  br label %69

56:                                               ; preds = %52
  %57 = icmp eq i64 %17, 256
  br i1 %57, label %58, label %62

58:                                               ; preds = %56
  %59 = getelementptr inbounds %struct.Checks, ptr %15, i64 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, 1
  store i64 %61, ptr %59, align 8
  br label %86

62:                                               ; preds = %56
  %63 = add i64 %17, 1
  store i64 %63, ptr %16, align 8
  %64 = getelementptr inbounds [256 x %struct.Found], ptr %15, i64 0, i64 %17
  store i32 27, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 4
  store i32 2, ptr %65, align 4
  %66 = getelementptr inbounds i8, ptr %64, i64 8
  store i32 %2, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %64, i64 12
  store i32 %3, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %64, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %68, i8 0, i64 48, i1 false)
  br label %69

69:                                               ; preds = %55, %62
  %70 = phi ptr [ %29, %55 ], [ %64, %62 ]
  %71 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 4
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = icmp eq i64 %72, 0
  br i1 %74, label %75, label %86

75:                                               ; preds = %69
  %76 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 6
  store i32 4, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 7
  store i32 0, ptr %77, align 4
  %78 = load ptr, ptr %14, align 8
  %79 = getelementptr inbounds %struct.Checks, ptr %78, i64 0, i32 14
  %80 = load i32, ptr %79, align 8
  %81 = add i32 %80, -1
  %82 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 10
  store i32 %81, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 8
  store i32 %81, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 11
  store i32 %12, ptr %84, align 4
  %85 = getelementptr inbounds %struct.Found, ptr %70, i64 0, i32 9
  store i32 %12, ptr %85, align 4
  br label %86

86:                                               ; preds = %58, %5, %69, %75
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_race(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %12, 2
  %14 = and i64 %13, 4611686018427387872
  %15 = add nuw nsw i64 %14, 32
  %16 = getelementptr inbounds %struct.Machine, ptr %8, i64 0, i32 34
  %17 = load i64, ptr %16, align 8
  %18 = tail call i64 @llvm.umin.i64(i64 %15, i64 %17)
  %19 = getelementptr inbounds %struct.Machine, ptr %8, i64 0, i32 35
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %18, %20
  store i64 %21, ptr %19, align 8
  %22 = sub i64 %17, %18
  store i64 %22, ptr %16, align 8
  %23 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 2
  %26 = load i16, ptr %25, align 4
  %27 = zext i16 %26 to i32
  %28 = load i32, ptr %3, align 4
  %29 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 14
  %30 = load i32, ptr %29, align 8
  %31 = icmp ne i32 %28, %30
  %32 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 3
  %33 = tail call i64 @llvm.umin.i64(i64 %12, i64 256)
  br label %34

34:                                               ; preds = %67, %7
  %35 = phi i64 [ 0, %7 ], [ %68, %67 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %34
  %38 = add nsw i64 %35, -1
  br label %41

39:                                               ; preds = %34
  %40 = load i64, ptr %32, align 8
  br label %41

41:                                               ; preds = %39, %37
  %42 = phi i64 [ %38, %37 ], [ %40, %39 ]
  %43 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42
  %44 = icmp ult i64 %42, %12
  br i1 %44, label %45, label %67

45:                                               ; preds = %41
  %46 = load i32, ptr %43, align 8
  %47 = icmp eq i32 %46, %1
  br i1 %47, label %48, label %67

48:                                               ; preds = %45
  %49 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42, i32 1
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, %2
  br i1 %51, label %52, label %67

52:                                               ; preds = %48
  %53 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, %27
  br i1 %55, label %56, label %67

56:                                               ; preds = %52
  %57 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, %24
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  %61 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42, i32 8
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %42, i32 10
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %62, %64
  %66 = xor i1 %31, %65
  br i1 %66, label %70, label %67

67:                                               ; preds = %60, %56, %52, %48, %45, %41
  %68 = add nuw nsw i64 %35, 1
  %69 = icmp eq i64 %35, %33
  br i1 %69, label %71, label %34

70:                                               ; preds = %60
  store i64 %42, ptr %32, align 8
  br label %84

71:                                               ; preds = %67
  %72 = icmp eq i64 %12, 256
  br i1 %72, label %80, label %73

73:                                               ; preds = %71
  %74 = add i64 %12, 1
  store i64 %74, ptr %11, align 8
  %75 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %12
  store i32 %1, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %2, ptr %76, align 4
  %77 = getelementptr inbounds i8, ptr %75, i64 8
  store i32 %24, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %75, i64 12
  store i32 %27, ptr %78, align 4
  %79 = getelementptr inbounds i8, ptr %75, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %79, i8 0, i64 48, i1 false)
  br label %84

80:                                               ; preds = %71
  %81 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %82, 1
  store i64 %83, ptr %81, align 8
  br label %110

84:                                               ; preds = %70, %73
  %85 = phi ptr [ %75, %73 ], [ %43, %70 ]
  %86 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 4
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8
  %89 = icmp eq i64 %87, 0
  br i1 %89, label %90, label %110

90:                                               ; preds = %84
  %91 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 5
  store i64 %5, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %93 = load i32, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 6
  store i32 %93, ptr %94, align 8
  %95 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 7
  store i32 %6, ptr %95, align 4
  %96 = load ptr, ptr %9, align 8
  %97 = getelementptr inbounds %struct.Checks, ptr %96, i64 0, i32 14
  %98 = load i32, ptr %97, align 8
  %99 = add i32 %98, -1
  %100 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 8
  store i32 %99, ptr %100, align 8
  %101 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 9
  store i32 %4, ptr %101, align 4
  %102 = load i32, ptr %3, align 4
  %103 = add i32 %102, -1
  %104 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 10
  store i32 %103, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %106 = load i16, ptr %105, align 2
  %107 = and i16 %106, 1023
  %108 = zext i16 %107 to i32
  %109 = getelementptr inbounds %struct.Found, ptr %85, i64 0, i32 11
  store i32 %108, ptr %109, align 4
  br label %110

110:                                              ; preds = %80, %84, %90
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @between_severity(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 26
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %9 = load i16, ptr %8, align 2
  %10 = lshr i16 %9, 12
  %11 = and i16 %10, 3
  %12 = zext i16 %11 to i32
  %13 = load i32, ptr %1, align 4
  %14 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 14
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %13, %15
  %17 = icmp eq i32 %13, 0
  %18 = or i1 %17, %16
  br i1 %18, label %116, label %19

19:                                               ; preds = %3
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 1, i64 1
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 50
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i32 %26, 2
  br i1 %27, label %116, label %28

28:                                               ; preds = %19
  %29 = add i32 %13, -1
  %30 = add i32 %15, -1
  %31 = urem i32 %29, %22
  %32 = udiv i32 %29, %22
  %33 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49
  %34 = load i32, ptr %33, align 8
  %35 = udiv i32 %31, %34
  %36 = urem i32 %31, %34
  %37 = urem i32 %30, %22
  %38 = udiv i32 %30, %22
  %39 = udiv i32 %37, %34
  %40 = icmp eq i32 %35, %39
  br i1 %40, label %41, label %116

41:                                               ; preds = %28
  %42 = urem i32 %32, %24
  %43 = udiv i32 %32, %24
  %44 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49, i64 1
  %45 = load i32, ptr %44, align 4
  %46 = udiv i32 %42, %45
  %47 = urem i32 %42, %45
  %48 = urem i32 %38, %24
  %49 = udiv i32 %38, %24
  %50 = udiv i32 %48, %45
  %51 = icmp eq i32 %46, %50
  br i1 %51, label %52, label %116

52:                                               ; preds = %41
  %53 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49, i64 2
  %54 = load i32, ptr %53, align 8
  %55 = udiv i32 %43, %54
  %56 = urem i32 %43, %54
  %57 = udiv i32 %49, %54
  %58 = icmp eq i32 %55, %57
  br i1 %58, label %59, label %116

59:                                               ; preds = %52
  %60 = mul i32 %56, %45
  %61 = add i32 %60, %47
  %62 = mul i32 %61, %34
  %63 = add i32 %62, %36
  %64 = mul i32 %63, 33
  %65 = and i16 %9, 16384
  %66 = icmp eq i16 %65, 0
  %67 = lshr i16 %9, 5
  %68 = and i16 %67, 31
  %69 = select i1 %66, i16 %68, i16 32
  %70 = zext i16 %69 to i32
  %71 = add i32 %64, %70
  %72 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 52
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds %struct.Order, ptr %7, i64 0, i32 8, i64 %74
  %76 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %71 to i64
  %79 = getelementptr inbounds [528 x i32], ptr %75, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = icmp ult i32 %77, %80
  br i1 %81, label %116, label %82

82:                                               ; preds = %59
  %83 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %84 = load i32, ptr %83, align 8
  %85 = tail call i32 @llvm.umin.i32(i32 %84, i32 %12)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %116

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 16
  %89 = load i32, ptr %88, align 8
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %98, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 13
  %93 = load ptr, ptr %92, align 8
  %94 = zext i32 %29 to i64
  %95 = getelementptr inbounds i8, ptr %93, i64 %94
  %96 = load i8, ptr %95, align 1
  %97 = icmp ugt i8 %96, 1
  br i1 %97, label %116, label %98

98:                                               ; preds = %91, %87
  %99 = getelementptr inbounds %struct.Order, ptr %7, i64 0, i32 8, i64 %74, i32 1, i64 %78
  %100 = load i32, ptr %99, align 4
  %101 = icmp ult i32 %77, %100
  br i1 %101, label %102, label %105

102:                                              ; preds = %98
  %103 = icmp ne i32 %2, 0
  %104 = zext i1 %103 to i32
  br label %116

105:                                              ; preds = %98
  %106 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %107 = load i32, ptr %106, align 4
  %108 = icmp ne i32 %107, 0
  %109 = icmp sgt i16 %9, -1
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %111, label %116

111:                                              ; preds = %105
  %112 = icmp eq i32 %107, 2
  %113 = icmp eq i32 %2, 0
  %114 = and i1 %113, %112
  %115 = select i1 %114, i32 1, i32 2
  br label %116

116:                                              ; preds = %105, %28, %41, %19, %102, %59, %82, %91, %111, %3, %52
  %117 = phi i32 [ -1, %52 ], [ -1, %3 ], [ %104, %102 ], [ -1, %59 ], [ -1, %82 ], [ -1, %91 ], [ %115, %111 ], [ -1, %19 ], [ -1, %41 ], [ -1, %28 ], [ 1, %105 ]
  ret i32 %117
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @race_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr {
  %8 = load i32, ptr %1, align 4
  %9 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 14
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %8, %12
  %14 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %15 = load i16, ptr %14, align 2
  br i1 %13, label %16, label %133

16:                                               ; preds = %7
  %17 = and i16 %15, 16384
  %18 = icmp eq i16 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 256
  br i1 %22, label %133, label %23

23:                                               ; preds = %19, %16
  %24 = and i32 %2, 31
  %25 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = and i16 %15, 1023
  %28 = zext i16 %27 to i32
  %29 = lshr i32 %28, 5
  %30 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  store i32 2, ptr %6, align 4
  br i1 %18, label %70, label %33

33:                                               ; preds = %23
  %34 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %35 = load i32, ptr %34, align 4
  %36 = lshr i32 %35, 24
  %37 = and i32 %35, 16777215
  %38 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %39 = load ptr, ptr %38, align 8
  %40 = zext i32 %26 to i64
  %41 = getelementptr inbounds [32 x %struct.Known], ptr %39, i64 0, i64 %40
  %42 = zext i32 %36 to i64
  %43 = getelementptr inbounds [256 x i32], ptr %41, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds %struct.Protocol, ptr %39, i64 0, i32 1, i64 %40
  %46 = getelementptr inbounds [256 x i32], ptr %45, i64 0, i64 %42
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Protocol, ptr %39, i64 0, i32 3, i64 %40
  %49 = load i32, ptr %48, align 4
  %50 = shl nuw i32 1, %24
  %51 = and i32 %49, %50
  %52 = icmp ne i32 %51, 0
  %53 = icmp ugt i32 %47, %44
  %54 = select i1 %52, i1 %53, i1 false
  %55 = select i1 %54, i32 %47, i32 %44
  %56 = icmp uge i32 %37, %55
  %57 = select i1 %56, i1 %32, i1 false
  %58 = select i1 %56, i32 28, i32 0
  br i1 %57, label %59, label %269

59:                                               ; preds = %33
  %60 = icmp ne i32 %29, %26
  %61 = icmp sgt i32 %35, -1
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %269

63:                                               ; preds = %59
  %64 = zext i32 %29 to i64
  %65 = getelementptr inbounds [32 x %struct.Known], ptr %39, i64 0, i64 %64
  %66 = getelementptr inbounds [256 x i32], ptr %65, i64 0, i64 %42
  %67 = load i32, ptr %66, align 4
  %68 = icmp ult i32 %37, %67
  %69 = select i1 %68, i32 17, i32 27
  br label %269

70:                                               ; preds = %23
  %71 = shl i32 %26, 5
  %72 = or i32 %71, %24
  %73 = icmp eq i32 %72, %28
  br i1 %73, label %104, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %78 = load ptr, ptr %77, align 8
  %79 = zext i32 %26 to i64
  %80 = zext i32 %29 to i64
  %81 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 17, i64 %79, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq ptr %78, null
  br i1 %83, label %94, label %84

84:                                               ; preds = %74
  %85 = getelementptr inbounds %struct.Protocol, ptr %78, i64 0, i32 3, i64 %79
  %86 = load i32, ptr %85, align 4
  %87 = shl nuw i32 1, %24
  %88 = and i32 %86, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %94, label %90

90:                                               ; preds = %84
  %91 = getelementptr inbounds %struct.Protocol, ptr %78, i64 0, i32 2, i64 %79, i64 %80
  %92 = load i32, ptr %91, align 4
  %93 = tail call i32 @llvm.umax.i32(i32 %92, i32 %82)
  br label %94

94:                                               ; preds = %90, %84, %74
  %95 = phi i32 [ %82, %84 ], [ %82, %74 ], [ %93, %90 ]
  %96 = icmp ult i32 %76, %95
  br i1 %96, label %104, label %97

97:                                               ; preds = %94
  %98 = icmp eq i32 %29, %26
  br i1 %98, label %99, label %100

99:                                               ; preds = %97
  store i32 1, ptr %6, align 4
  br label %100

100:                                              ; preds = %99, %97
  %101 = icmp eq i32 %4, 0
  %102 = select i1 %32, i32 17, i32 16
  %103 = select i1 %101, i32 28, i32 %102
  br label %269

104:                                              ; preds = %94, %70
  %105 = icmp eq i32 %4, 0
  br i1 %105, label %269, label %106

106:                                              ; preds = %104
  %107 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %108 = load i32, ptr %107, align 8
  %109 = icmp ult i32 %108, 32
  br i1 %109, label %269, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %114 = load ptr, ptr %113, align 8
  %115 = zext i32 %26 to i64
  %116 = zext i32 %29 to i64
  %117 = getelementptr inbounds [32 x %struct.Known], ptr %114, i64 0, i64 %115, i32 1, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds %struct.Protocol, ptr %114, i64 0, i32 1, i64 %115, i32 1, i64 %116
  %120 = load i32, ptr %119, align 4
  %121 = getelementptr inbounds %struct.Protocol, ptr %114, i64 0, i32 3, i64 %115
  %122 = load i32, ptr %121, align 4
  %123 = shl nuw i32 1, %24
  %124 = and i32 %122, %123
  %125 = icmp ne i32 %124, 0
  %126 = icmp ugt i32 %120, %118
  %127 = select i1 %125, i1 %126, i1 false
  %128 = select i1 %127, i32 %120, i32 %118
  %129 = icmp ult i32 %112, %128
  %130 = select i1 %129, i1 true, i1 %32
  %131 = select i1 %129, i32 0, i32 29
  br i1 %130, label %269, label %132

132:                                              ; preds = %110
  store i32 0, ptr %6, align 4
  br label %269

133:                                              ; preds = %7, %19
  %134 = lshr i16 %15, 12
  %135 = and i16 %134, 3
  %136 = zext i16 %135 to i32
  %137 = and i16 %15, 1023
  %138 = zext i16 %137 to i32
  %139 = lshr i32 %138, 5
  %140 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %141 = load i32, ptr %140, align 8
  %142 = tail call i32 @llvm.umin.i32(i32 %141, i32 %136)
  %143 = icmp eq i32 %8, 0
  br i1 %143, label %268, label %144

144:                                              ; preds = %133
  br i1 %13, label %206, label %145

145:                                              ; preds = %144
  %146 = load ptr, ptr %0, align 8
  %147 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 1
  %148 = load i32, ptr %147, align 8
  %149 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 1, i64 1
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 50
  %152 = load i32, ptr %151, align 4
  %153 = icmp ult i32 %152, 2
  br i1 %153, label %182, label %154

154:                                              ; preds = %145
  %155 = add i32 %8, -1
  %156 = add i32 %12, -1
  %157 = urem i32 %155, %148
  %158 = udiv i32 %155, %148
  %159 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 49
  %160 = load i32, ptr %159, align 8
  %161 = udiv i32 %157, %160
  %162 = urem i32 %156, %148
  %163 = udiv i32 %156, %148
  %164 = udiv i32 %162, %160
  %165 = icmp eq i32 %161, %164
  br i1 %165, label %166, label %182

166:                                              ; preds = %154
  %167 = urem i32 %158, %150
  %168 = udiv i32 %158, %150
  %169 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 49, i64 1
  %170 = load i32, ptr %169, align 4
  %171 = udiv i32 %167, %170
  %172 = urem i32 %163, %150
  %173 = udiv i32 %163, %150
  %174 = udiv i32 %172, %170
  %175 = icmp eq i32 %171, %174
  br i1 %175, label %176, label %182

176:                                              ; preds = %166
  %177 = getelementptr inbounds %struct.Machine, ptr %146, i64 0, i32 49, i64 2
  %178 = load i32, ptr %177, align 8
  %179 = udiv i32 %168, %178
  %180 = udiv i32 %173, %178
  %181 = icmp ne i32 %179, %180
  br label %182

182:                                              ; preds = %176, %166, %154, %145
  %183 = phi i1 [ true, %145 ], [ true, %166 ], [ true, %154 ], [ %181, %176 ]
  %184 = icmp eq i32 %3, 0
  %185 = and i1 %184, %183
  br i1 %185, label %186, label %268

186:                                              ; preds = %182
  %187 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 16
  %188 = load i32, ptr %187, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %198, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 13
  %192 = load ptr, ptr %191, align 8
  %193 = add i32 %8, -1
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %192, i64 %194
  %196 = load i8, ptr %195, align 1
  %197 = icmp ugt i8 %196, 2
  br i1 %197, label %268, label %198

198:                                              ; preds = %190, %186
  switch i32 %142, label %268 [
    i32 2, label %199
    i32 0, label %254
  ]

199:                                              ; preds = %198
  %200 = and i16 %15, 2048
  %201 = icmp eq i16 %200, 0
  br i1 %201, label %202, label %266

202:                                              ; preds = %199
  %203 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %268, label %266

206:                                              ; preds = %144
  %207 = icmp eq i32 %142, 2
  %208 = icmp eq i32 %138, %2
  %209 = select i1 %207, i1 true, i1 %208
  br i1 %209, label %268, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %214 = load i32, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %216 = load ptr, ptr %215, align 8
  %217 = zext i32 %214 to i64
  %218 = zext i32 %139 to i64
  %219 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 17, i64 %217, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq ptr %216, null
  br i1 %221, label %233, label %222

222:                                              ; preds = %210
  %223 = and i32 %2, 31
  %224 = getelementptr inbounds %struct.Protocol, ptr %216, i64 0, i32 3, i64 %217
  %225 = load i32, ptr %224, align 4
  %226 = shl nuw i32 1, %223
  %227 = and i32 %225, %226
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %233, label %229

229:                                              ; preds = %222
  %230 = getelementptr inbounds %struct.Protocol, ptr %216, i64 0, i32 2, i64 %217, i64 %218
  %231 = load i32, ptr %230, align 4
  %232 = tail call i32 @llvm.umax.i32(i32 %231, i32 %220)
  br label %233

233:                                              ; preds = %229, %222, %210
  %234 = phi i32 [ %220, %222 ], [ %220, %210 ], [ %232, %229 ]
  %235 = icmp ult i32 %212, %234
  br i1 %235, label %268, label %236

236:                                              ; preds = %233
  %237 = icmp ne i32 %142, 0
  br i1 %237, label %238, label %242

238:                                              ; preds = %236
  %239 = icmp eq i32 %3, 0
  %240 = icmp eq i32 %139, %214
  %241 = select i1 %239, i1 true, i1 %240
  br i1 %241, label %268, label %242

242:                                              ; preds = %238, %236
  %243 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 20, i64 %217
  %244 = load i32, ptr %243, align 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %242
  %247 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 19, i64 %218
  %248 = load i32, ptr %247, align 4
  %249 = icmp ult i32 %212, %248
  br i1 %249, label %268, label %250

250:                                              ; preds = %246, %242
  %251 = icmp eq i32 %139, %214
  %252 = select i1 %237, i1 true, i1 %251
  %253 = select i1 %252, i32 1, i32 2
  br label %254

254:                                              ; preds = %250, %198
  %255 = phi i32 [ 2, %198 ], [ %253, %250 ]
  %256 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %257 = load i32, ptr %256, align 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %261

259:                                              ; preds = %254
  %260 = icmp sgt i16 %15, -1
  br i1 %260, label %266, label %265

261:                                              ; preds = %254
  %262 = icmp ne i32 %257, 2
  %263 = icmp ne i32 %4, 0
  %264 = or i1 %263, %262
  br i1 %264, label %266, label %265

265:                                              ; preds = %261, %259
  br label %266

266:                                              ; preds = %202, %199, %259, %261, %265
  %267 = phi i32 [ 2, %199 ], [ 1, %265 ], [ %255, %261 ], [ %255, %259 ], [ 2, %202 ]
  store i32 %267, ptr %6, align 4
  br label %269

268:                                              ; preds = %202, %133, %182, %190, %198, %206, %233, %238, %246
  store i32 -1, ptr %6, align 4
  br label %269

269:                                              ; preds = %268, %266, %132, %110, %106, %104, %100, %63, %59, %33
  %270 = phi i32 [ %58, %33 ], [ 27, %59 ], [ %69, %63 ], [ %103, %100 ], [ %131, %110 ], [ 0, %106 ], [ 0, %104 ], [ 29, %132 ], [ 0, %268 ], [ %5, %266 ]
  ret i32 %270
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.umin.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.umax.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.umin.v4i64(<4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.umax.v4i64(<4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.mul.v4i64(<4 x i64>)



