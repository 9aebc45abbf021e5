; sha256 of the sources: 3820f7c98218450fa1ee49c6378062a0890f324d00510d9bb8c2941bc84535d3

%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, %struct.Error }
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
  br i1 %24, label %217, label %25

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
  br i1 %57, label %58, label %82

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
  br i1 %76, label %217, label %77

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %61, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 1
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %217, label %82

82:                                               ; preds = %49, %65, %58, %77
  %83 = icmp eq i32 %3, 0
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %88 = zext i32 %6 to i64
  %89 = icmp eq i32 %6, 0
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %93 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %94 = icmp eq i32 %7, 0
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %96 = and i32 %7, -2
  %97 = icmp eq i32 %96, 2
  br label %98

98:                                               ; preds = %82, %213
  %99 = phi i64 [ 0, %82 ], [ %215, %213 ]
  %100 = phi i32 [ 0, %82 ], [ %214, %213 ]
  %101 = trunc i64 %99 to i32
  %102 = shl nuw i32 1, %101
  %103 = and i32 %102, %4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %213, label %105

105:                                              ; preds = %98
  %106 = getelementptr inbounds i64, ptr %5, i64 %99
  %107 = load i64, ptr %106, align 8
  br i1 %83, label %108, label %123

108:                                              ; preds = %105
  %109 = lshr i64 %107, 32
  %110 = load i64, ptr %84, align 8
  %111 = lshr i64 %110, 32
  %112 = icmp eq i64 %109, %111
  br i1 %112, label %119, label %113

113:                                              ; preds = %108
  %114 = load i64, ptr %85, align 8
  %115 = lshr i64 %114, 32
  %116 = icmp eq i64 %109, %115
  %117 = select i1 %116, i32 3, i32 1
  %118 = select i1 %116, i64 %114, i64 0
  br label %119

119:                                              ; preds = %113, %108
  %120 = phi i32 [ 2, %108 ], [ %117, %113 ]
  %121 = phi i64 [ %110, %108 ], [ %118, %113 ]
  %122 = sub i64 %107, %121
  br label %123

123:                                              ; preds = %119, %105
  %124 = phi i64 [ %122, %119 ], [ %107, %105 ]
  %125 = phi i32 [ %120, %119 ], [ %3, %105 ]
  %126 = icmp ne i32 %125, 2
  %127 = icmp ult i64 %124, 16777216
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %134, label %129

129:                                              ; preds = %123
  %130 = lshr i64 %124, 24
  %131 = load i32, ptr %86, align 4
  %132 = zext i32 %131 to i64
  %133 = icmp ugt i64 %130, %132
  br i1 %133, label %135, label %209

134:                                              ; preds = %123
  br i1 %126, label %159, label %135

135:                                              ; preds = %129, %134
  %136 = and i64 %124, %54
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %157

138:                                              ; preds = %135
  %139 = load i64, ptr %87, align 8
  %140 = icmp ult i64 %139, %88
  %141 = sub i64 %139, %88
  %142 = icmp ult i64 %141, %124
  %143 = or i1 %140, %142
  br i1 %143, label %157, label %144

144:                                              ; preds = %138
  switch i32 %7, label %145 [
    i32 1, label %209
    i32 3, label %209
  ]

145:                                              ; preds = %144
  br i1 %89, label %209, label %146

146:                                              ; preds = %145
  %147 = load ptr, ptr %90, align 8
  br label %151

148:                                              ; preds = %151
  %149 = add nuw nsw i64 %152, 1
  %150 = icmp eq i64 %149, %88
  br i1 %150, label %209, label %151

151:                                              ; preds = %148, %146
  %152 = phi i64 [ 0, %146 ], [ %149, %148 ]
  %153 = add i64 %152, %124
  %154 = getelementptr inbounds i8, ptr %147, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = icmp eq i8 %155, 0
  br i1 %156, label %157, label %148

157:                                              ; preds = %151, %138, %135
  %158 = phi i32 [ 2, %135 ], [ 1, %138 ], [ 3, %151 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %158, i32 noundef %101, i64 noundef %124, i32 noundef 2)
  br label %209

159:                                              ; preds = %134
  %160 = icmp eq i32 %125, 3
  %161 = and i64 %124, %54
  %162 = icmp eq i64 %161, 0
  br i1 %160, label %163, label %174

163:                                              ; preds = %159
  br i1 %162, label %164, label %172

164:                                              ; preds = %163
  %165 = load i64, ptr %95, align 8
  %166 = icmp ult i64 %165, %88
  %167 = sub i64 %165, %88
  %168 = icmp ult i64 %167, %124
  %169 = or i1 %166, %168
  %170 = or i1 %169, %97
  %171 = select i1 %169, i32 1, i32 20
  br i1 %170, label %172, label %209

172:                                              ; preds = %164, %163
  %173 = phi i32 [ 2, %163 ], [ %171, %164 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %173, i32 noundef %101, i64 noundef %124, i32 noundef 3)
  br label %209

174:                                              ; preds = %159
  br i1 %162, label %175, label %207

175:                                              ; preds = %174
  %176 = load i64, ptr %92, align 8
  br label %177

177:                                              ; preds = %204, %175
  %178 = phi i64 [ 0, %175 ], [ %205, %204 ]
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %182, label %180

180:                                              ; preds = %177
  %181 = add i64 %178, -1
  br label %184

182:                                              ; preds = %177
  %183 = load i64, ptr %93, align 8
  br label %184

184:                                              ; preds = %182, %180
  %185 = phi i64 [ %181, %180 ], [ %183, %182 ]
  %186 = icmp ult i64 %185, %176
  br i1 %186, label %187, label %204

187:                                              ; preds = %184
  %188 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %185
  %189 = load i64, ptr %188, align 8
  %190 = sub i64 %124, %189
  %191 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %185, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = sub i64 %192, %189
  %194 = icmp ult i64 %193, %88
  %195 = sub i64 %193, %88
  %196 = icmp ult i64 %195, %190
  %197 = or i1 %194, %196
  br i1 %197, label %204, label %198

198:                                              ; preds = %187
  store i64 %185, ptr %93, align 8
  br i1 %94, label %209, label %199

199:                                              ; preds = %198
  %200 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %185, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = and i64 %201, 1
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %209, label %207

204:                                              ; preds = %187, %184
  %205 = add i64 %178, 1
  %206 = icmp ugt i64 %205, %176
  br i1 %206, label %207, label %177

207:                                              ; preds = %204, %199, %174
  %208 = phi i32 [ 2, %174 ], [ 9, %199 ], [ 1, %204 ]
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef %208, i32 noundef %101, i64 noundef %124, i32 noundef 1)
  br label %209

209:                                              ; preds = %148, %164, %207, %199, %198, %172, %157, %145, %144, %144, %129
  %210 = phi i32 [ 1, %129 ], [ 1, %144 ], [ 1, %144 ], [ 1, %145 ], [ 0, %157 ], [ 0, %172 ], [ 1, %198 ], [ 1, %199 ], [ 0, %207 ], [ 1, %164 ], [ 1, %148 ]
  %211 = shl nuw i32 %210, %101
  %212 = or i32 %211, %100
  br label %213

213:                                              ; preds = %98, %209
  %214 = phi i32 [ %212, %209 ], [ %100, %98 ]
  %215 = add nuw nsw i64 %99, 1
  %216 = icmp eq i64 %215, 32
  br i1 %216, label %217, label %98

217:                                              ; preds = %213, %75, %77, %8
  %218 = phi i32 [ 0, %8 ], [ %4, %75 ], [ %4, %77 ], [ %214, %213 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9)
  ret i32 %218
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
  br i1 %19, label %20, label %712

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
  br i1 %109, label %711, label %110

110:                                              ; preds = %93, %79, %105
  %111 = phi i1 [ false, %105 ], [ true, %79 ], [ true, %93 ]
  %112 = phi ptr [ %90, %105 ], [ null, %79 ], [ null, %93 ]
  %113 = icmp eq i32 %6, 1
  br i1 %113, label %114, label %251

114:                                              ; preds = %110
  br label %133

115:                                              ; preds = %147
  %116 = icmp eq i32 %148, 0
  br i1 %116, label %117, label %247

117:                                              ; preds = %115
  %118 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %119 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %120 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %121 = icmp eq i32 %37, 2
  %122 = zext i32 %5 to i64
  %123 = icmp eq i32 %5, 0
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %126 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 7
  %127 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 14
  %128 = trunc i32 %2 to i16
  %129 = shl i32 %32, 5
  %130 = icmp ult i32 %5, 8
  %131 = and i64 %122, 4294967288
  %132 = icmp eq i64 %131, %122
  br label %152

133:                                              ; preds = %147, %114
  %134 = phi i64 [ 0, %114 ], [ %150, %147 ]
  %135 = phi i64 [ 0, %114 ], [ %149, %147 ]
  %136 = phi i32 [ 1, %114 ], [ %148, %147 ]
  %137 = trunc i64 %134 to i32
  %138 = shl nuw i32 1, %137
  %139 = and i32 %138, %3
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %147, label %141

141:                                              ; preds = %133
  %142 = getelementptr inbounds i64, ptr %4, i64 %134
  %143 = load i64, ptr %142, align 8
  %144 = icmp ugt i64 %143, %135
  %145 = zext i1 %144 to i32
  %146 = and i32 %136, %145
  br label %147

147:                                              ; preds = %141, %133
  %148 = phi i32 [ %146, %141 ], [ %136, %133 ]
  %149 = phi i64 [ %143, %141 ], [ %135, %133 ]
  %150 = add nuw nsw i64 %134, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %115, label %133

152:                                              ; preds = %243, %117
  %153 = phi i64 [ 0, %117 ], [ %245, %243 ]
  %154 = phi i32 [ 0, %117 ], [ %244, %243 ]
  %155 = trunc i64 %153 to i32
  %156 = shl nuw i32 1, %155
  %157 = and i32 %156, %3
  %158 = icmp ne i32 %157, 0
  %159 = icmp ne i64 %153, 0
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %161, label %243

161:                                              ; preds = %152
  %162 = getelementptr inbounds i64, ptr %4, i64 %153
  br label %163

163:                                              ; preds = %240, %161
  %164 = phi i64 [ 0, %161 ], [ %241, %240 ]
  %165 = trunc i64 %164 to i32
  %166 = shl nuw i32 1, %165
  %167 = and i32 %166, %3
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %240, label %169

169:                                              ; preds = %163
  %170 = getelementptr inbounds i64, ptr %4, i64 %164
  %171 = load i64, ptr %170, align 8
  %172 = load i64, ptr %162, align 8
  %173 = icmp eq i64 %171, %172
  br i1 %173, label %174, label %240

174:                                              ; preds = %169
  %175 = trunc i64 %164 to i32
  %176 = or i32 %156, %154
  br i1 %121, label %243, label %177

177:                                              ; preds = %174
  %178 = and i64 %164, 4294967295
  %179 = mul nuw nsw i64 %178, %122
  %180 = getelementptr inbounds i8, ptr %8, i64 %179
  %181 = mul nuw nsw i64 %153, %122
  %182 = getelementptr inbounds i8, ptr %8, i64 %181
  br i1 %123, label %243, label %183

183:                                              ; preds = %177
  br i1 %130, label %198, label %184

184:                                              ; preds = %183, %184
  %185 = phi i64 [ %194, %184 ], [ 0, %183 ]
  %186 = phi <8 x i32> [ %193, %184 ], [ zeroinitializer, %183 ]
  %187 = getelementptr inbounds i8, ptr %180, i64 %185
  %188 = load <8 x i8>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %182, i64 %185
  %190 = load <8 x i8>, ptr %189, align 1
  %191 = xor <8 x i8> %190, %188
  %192 = zext <8 x i8> %191 to <8 x i32>
  %193 = or <8 x i32> %186, %192
  %194 = add nuw i64 %185, 8
  %195 = icmp eq i64 %194, %131
  br i1 %195, label %196, label %184

196:                                              ; preds = %184
  %197 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %193)
  br i1 %132, label %213, label %198

198:                                              ; preds = %183, %196
  %199 = phi i64 [ 0, %183 ], [ %131, %196 ]
  %200 = phi i32 [ 0, %183 ], [ %197, %196 ]
  br label %201

201:                                              ; preds = %198, %201
  %202 = phi i64 [ %211, %201 ], [ %199, %198 ]
  %203 = phi i32 [ %210, %201 ], [ %200, %198 ]
  %204 = getelementptr inbounds i8, ptr %180, i64 %202
  %205 = load i8, ptr %204, align 1
  %206 = getelementptr inbounds i8, ptr %182, i64 %202
  %207 = load i8, ptr %206, align 1
  %208 = xor i8 %207, %205
  %209 = zext i8 %208 to i32
  %210 = or i32 %203, %209
  %211 = add nuw nsw i64 %202, 1
  %212 = icmp eq i64 %211, %122
  br i1 %212, label %213, label %201

213:                                              ; preds = %201, %196
  %214 = phi i32 [ %197, %196 ], [ %210, %201 ]
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %243, label %216

216:                                              ; preds = %213
  %217 = load ptr, ptr %124, align 8
  %218 = ptrtoint ptr %217 to i64
  %219 = sub i64 %171, %218
  %220 = load i64, ptr %125, align 8
  %221 = icmp ult i64 %219, %220
  %222 = select i1 %221, i32 2, i32 1
  br i1 %221, label %228, label %223

223:                                              ; preds = %216
  %224 = load i64, ptr %84, align 8
  %225 = sub i64 %171, %224
  %226 = load i64, ptr %126, align 8
  %227 = icmp ult i64 %225, %226
  br i1 %227, label %228, label %243

228:                                              ; preds = %216, %223
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %229 = load i32, ptr %127, align 8
  store i32 %229, ptr %10, align 4
  store i32 0, ptr %118, align 4
  store i16 %128, ptr %119, align 4
  %230 = add i32 %129, %175
  %231 = trunc i32 %230 to i16
  store i16 %231, ptr %120, align 2
  %232 = add i32 %129, %155
  br i1 %221, label %238, label %233

233:                                              ; preds = %228
  %234 = load i64, ptr %84, align 8
  %235 = sub i64 %171, %234
  %236 = load i64, ptr %82, align 8
  %237 = add i64 %235, %236
  br label %238

238:                                              ; preds = %233, %228
  %239 = phi i64 [ %237, %233 ], [ %219, %228 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %232, i64 noundef %239, i32 noundef %222)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %243

240:                                              ; preds = %169, %163
  %241 = add nuw nsw i64 %164, 1
  %242 = icmp eq i64 %241, %153
  br i1 %242, label %243, label %163

243:                                              ; preds = %240, %238, %223, %213, %177, %174, %152
  %244 = phi i32 [ %154, %152 ], [ %176, %213 ], [ %176, %174 ], [ %176, %223 ], [ %176, %238 ], [ %176, %177 ], [ %154, %240 ]
  %245 = add nuw nsw i64 %153, 1
  %246 = icmp eq i64 %245, 32
  br i1 %246, label %247, label %152

247:                                              ; preds = %243, %115
  %248 = phi i32 [ 0, %115 ], [ %244, %243 ]
  %249 = xor i32 %248, -1
  %250 = and i32 %249, %3
  br label %251

251:                                              ; preds = %247, %110
  %252 = phi i32 [ %250, %247 ], [ %3, %110 ]
  %253 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 26
  %254 = load ptr, ptr %253, align 8
  %255 = icmp eq ptr %254, null
  br i1 %255, label %263, label %256

256:                                              ; preds = %251
  %257 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %258 = load i32, ptr %257, align 4
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 29
  %261 = load i64, ptr %260, align 8
  %262 = mul i64 %261, %259
  br label %263

263:                                              ; preds = %251, %256
  %264 = phi i64 [ %262, %256 ], [ 0, %251 ]
  %265 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %266 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 11
  %267 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 12
  %268 = shl i64 %264, 1
  %269 = zext i32 %5 to i64
  %270 = icmp eq i32 %5, 0
  %271 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 30
  %272 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %273 = icmp eq ptr %112, null
  %274 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %275 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 8
  %276 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 9
  %277 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 10
  %278 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 1
  %279 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 2
  %280 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 3
  %281 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 4
  %282 = icmp eq i32 %81, 0
  %283 = zext i32 %81 to i64
  %284 = icmp ult i32 %5, 8
  %285 = and i64 %269, 4294967288
  %286 = icmp eq i64 %285, %269
  %287 = icmp ult i32 %5, 8
  %288 = and i64 %269, 4294967288
  %289 = icmp eq i64 %288, %269
  br label %344

290:                                              ; preds = %708
  %291 = load ptr, ptr %29, align 8
  %292 = load i32, ptr %36, align 8
  %293 = icmp ne i32 %292, 0
  %294 = load i32, ptr %41, align 8
  %295 = icmp eq i32 %294, 256
  %296 = select i1 %293, i1 %295, i1 false
  br i1 %296, label %297, label %711

297:                                              ; preds = %290
  %298 = load i32, ptr %35, align 4
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %304

300:                                              ; preds = %297
  %301 = load i32, ptr %30, align 8
  %302 = load i32, ptr %38, align 4
  %303 = zext i32 %301 to i64
  br label %335

304:                                              ; preds = %297
  %305 = load i32, ptr %38, align 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %322

307:                                              ; preds = %304
  %308 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 15
  %309 = load i32, ptr %308, align 4
  %310 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 13
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 14
  %313 = load i32, ptr %312, align 8
  %314 = add i32 %313, -1
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds i8, ptr %311, i64 %315
  %317 = load i8, ptr %316, align 1
  %318 = zext i8 %317 to i32
  %319 = icmp ugt i32 %309, %318
  br i1 %319, label %320, label %322

320:                                              ; preds = %307
  %321 = trunc i32 %309 to i8
  store i8 %321, ptr %316, align 1
  br label %322

322:                                              ; preds = %320, %307, %304
  %323 = load i32, ptr %30, align 8
  %324 = zext i32 %323 to i64
  %325 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 18, i64 %324
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %333, label %328

328:                                              ; preds = %322
  %329 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 17, i64 %324, i64 %324
  %330 = load i32, ptr %329, align 4
  %331 = add i32 %330, 1
  store i32 %331, ptr %329, align 4
  %332 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 19, i64 %324
  store i32 %331, ptr %332, align 4
  br label %333

333:                                              ; preds = %328, %322
  %334 = icmp eq i32 %298, 1
  br i1 %334, label %711, label %335

335:                                              ; preds = %300, %333
  %336 = phi i64 [ %303, %300 ], [ %324, %333 ]
  %337 = phi i32 [ %302, %300 ], [ %305, %333 ]
  %338 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 20, i64 %336
  store i32 1, ptr %338, align 4
  %339 = icmp eq i32 %337, 0
  %340 = zext i1 %339 to i32
  %341 = getelementptr inbounds %struct.Checks, ptr %291, i64 0, i32 16
  %342 = load i32, ptr %341, align 8
  %343 = or i32 %342, %340
  store i32 %343, ptr %341, align 8
  br label %711

344:                                              ; preds = %263, %708
  %345 = phi i64 [ 0, %263 ], [ %709, %708 ]
  %346 = trunc i64 %345 to i32
  %347 = shl nuw i32 1, %346
  %348 = and i32 %347, %252
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %708, label %350

350:                                              ; preds = %344
  %351 = getelementptr inbounds i64, ptr %4, i64 %345
  %352 = load i64, ptr %351, align 8
  %353 = load ptr, ptr %265, align 8
  %354 = ptrtoint ptr %353 to i64
  %355 = sub i64 %352, %354
  %356 = load ptr, ptr %266, align 8
  %357 = getelementptr inbounds %struct.Mark, ptr %356, i64 %264
  %358 = load ptr, ptr %267, align 8
  %359 = getelementptr inbounds %struct.Mark, ptr %358, i64 %268
  %360 = load ptr, ptr %253, align 8
  %361 = icmp eq ptr %360, null
  br i1 %361, label %597, label %362

362:                                              ; preds = %350
  br i1 %113, label %363, label %400

363:                                              ; preds = %362
  %364 = mul nuw nsw i64 %345, %269
  %365 = getelementptr inbounds i8, ptr %8, i64 %364
  %366 = inttoptr i64 %352 to ptr
  br i1 %270, label %400, label %367

367:                                              ; preds = %363
  br i1 %284, label %382, label %368

368:                                              ; preds = %367, %368
  %369 = phi i64 [ %378, %368 ], [ 0, %367 ]
  %370 = phi <8 x i32> [ %377, %368 ], [ zeroinitializer, %367 ]
  %371 = getelementptr inbounds i8, ptr %365, i64 %369
  %372 = load <8 x i8>, ptr %371, align 1
  %373 = getelementptr inbounds i8, ptr %366, i64 %369
  %374 = load <8 x i8>, ptr %373, align 1
  %375 = xor <8 x i8> %374, %372
  %376 = zext <8 x i8> %375 to <8 x i32>
  %377 = or <8 x i32> %370, %376
  %378 = add nuw i64 %369, 8
  %379 = icmp eq i64 %378, %285
  br i1 %379, label %380, label %368

380:                                              ; preds = %368
  %381 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %377)
  br i1 %286, label %385, label %382

382:                                              ; preds = %367, %380
  %383 = phi i64 [ 0, %367 ], [ %285, %380 ]
  %384 = phi i32 [ 0, %367 ], [ %381, %380 ]
  br label %388

385:                                              ; preds = %388, %380
  %386 = phi i32 [ %381, %380 ], [ %397, %388 ]
  %387 = icmp eq i32 %386, 0
  br label %400

388:                                              ; preds = %382, %388
  %389 = phi i64 [ %398, %388 ], [ %383, %382 ]
  %390 = phi i32 [ %397, %388 ], [ %384, %382 ]
  %391 = getelementptr inbounds i8, ptr %365, i64 %389
  %392 = load i8, ptr %391, align 1
  %393 = getelementptr inbounds i8, ptr %366, i64 %389
  %394 = load i8, ptr %393, align 1
  %395 = xor i8 %394, %392
  %396 = zext i8 %395 to i32
  %397 = or i32 %390, %396
  %398 = add nuw nsw i64 %389, 1
  %399 = icmp eq i64 %398, %269
  br i1 %399, label %385, label %388

400:                                              ; preds = %385, %363, %362
  %401 = phi i1 [ false, %362 ], [ true, %363 ], [ %387, %385 ]
  %402 = load ptr, ptr %11, align 8
  %403 = load ptr, ptr %29, align 8
  %404 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 14
  %405 = load i64, ptr %404, align 8
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %594, label %407

407:                                              ; preds = %400
  %408 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 53, i64 2
  %409 = load ptr, ptr %408, align 8
  %410 = ptrtoint ptr %409 to i64
  %411 = sub i64 %352, %410
  %412 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 54, i64 2
  %413 = load i64, ptr %412, align 8
  %414 = udiv i64 %411, %413
  %415 = mul i64 %414, %413
  %416 = urem i64 %411, %413
  %417 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 50
  %418 = load i32, ptr %417, align 4
  %419 = zext i32 %418 to i64
  %420 = icmp ult i64 %414, %419
  %421 = icmp ult i64 %416, %405
  %422 = select i1 %420, i1 %421, i1 false
  %423 = load i32, ptr %41, align 8
  %424 = icmp eq i32 %423, 256
  %425 = select i1 %422, i1 %424, i1 false
  br i1 %425, label %426, label %594

426:                                              ; preds = %407
  %427 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 29
  %428 = load i64, ptr %427, align 8
  %429 = mul i64 %428, %414
  %430 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 6
  %431 = load i32, ptr %430, align 4
  %432 = zext i32 %431 to i64
  %433 = lshr i64 %416, %432
  %434 = add i64 %433, %429
  %435 = load i32, ptr %34, align 8
  %436 = lshr i32 %435, %431
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %594, label %438

438:                                              ; preds = %426
  %439 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 27
  %440 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 28
  %441 = load i32, ptr %30, align 8
  %442 = shl i32 %441, 5
  %443 = add i32 %442, %346
  %444 = load i32, ptr %35, align 4
  %445 = icmp eq i32 %444, 0
  %446 = load i32, ptr %53, align 8
  %447 = icmp eq i32 %446, 0
  %448 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 14
  %449 = load i32, ptr %33, align 4
  %450 = trunc i32 %449 to i16
  %451 = load i32, ptr %36, align 8
  %452 = shl i32 %451, 12
  %453 = icmp eq i32 %444, 2
  %454 = select i1 %453, i32 32768, i32 0
  %455 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 52
  %456 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 26
  %457 = zext i32 %441 to i64
  %458 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 17, i64 %457, i64 %457
  %459 = select i1 %445, i32 17, i32 16
  %460 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 30
  %461 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 1
  %462 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 1, i64 1
  %463 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 49
  %464 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 49, i64 1
  %465 = getelementptr inbounds %struct.Machine, ptr %402, i64 0, i32 49, i64 2
  br label %466

466:                                              ; preds = %587, %438
  %467 = phi i64 [ 0, %438 ], [ %589, %587 ]
  %468 = phi i32 [ 0, %438 ], [ %588, %587 ]
  %469 = load ptr, ptr %439, align 8
  %470 = getelementptr inbounds %struct.Mark, ptr %469, i64 %434
  %471 = getelementptr inbounds %struct.Mark, ptr %470, i64 %467
  %472 = load ptr, ptr %440, align 8
  %473 = add i64 %467, %434
  %474 = shl i64 %473, 1
  %475 = getelementptr inbounds %struct.Mark, ptr %472, i64 %474
  br i1 %447, label %481, label %476

476:                                              ; preds = %466
  %477 = load i32, ptr %455, align 4
  %478 = load ptr, ptr %456, align 8
  %479 = zext i32 %477 to i64
  %480 = getelementptr inbounds %struct.Order, ptr %478, i64 0, i32 5, i64 %479
  br label %481

481:                                              ; preds = %466, %476
  %482 = phi i32 [ 16384, %476 ], [ 0, %466 ]
  %483 = phi ptr [ %480, %476 ], [ %458, %466 ]
  %484 = load i32, ptr %483, align 4
  %485 = load i32, ptr %448, align 8
  %486 = or i32 %454, %482
  %487 = or i32 %486, %452
  %488 = or i32 %487, %443
  %489 = trunc i32 %488 to i16
  %490 = icmp eq i32 %468, 0
  br i1 %490, label %491, label %496

491:                                              ; preds = %481
  %492 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %471, i32 noundef 1)
  %493 = icmp slt i32 %492, 0
  br i1 %493, label %496, label %494

494:                                              ; preds = %491
  %495 = select i1 %401, i32 0, i32 %492
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %459, i32 noundef %495, ptr noundef %471, i32 noundef %443, i64 noundef %416, i32 noundef 2)
  br label %496

496:                                              ; preds = %494, %491, %481
  %497 = phi i32 [ 0, %491 ], [ 1, %494 ], [ %468, %481 ]
  br i1 %445, label %504, label %498

498:                                              ; preds = %496, %512
  %499 = phi i32 [ %513, %512 ], [ %497, %496 ]
  %500 = phi i32 [ %514, %512 ], [ %497, %496 ]
  %501 = phi i1 [ false, %512 ], [ true, %496 ]
  %502 = phi i64 [ 1, %512 ], [ 0, %496 ]
  %503 = icmp eq i32 %500, 0
  br i1 %503, label %506, label %515

504:                                              ; preds = %496
  %505 = icmp eq i32 %485, 0
  br label %521

506:                                              ; preds = %498
  %507 = getelementptr inbounds %struct.Mark, ptr %475, i64 %502
  %508 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %507, i32 noundef 0)
  %509 = icmp slt i32 %508, 0
  br i1 %509, label %512, label %510

510:                                              ; preds = %506
  %511 = select i1 %401, i32 0, i32 %508
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %511, ptr noundef %507, i32 noundef %443, i64 noundef %416, i32 noundef 2)
  br label %512

512:                                              ; preds = %510, %506
  %513 = phi i32 [ %499, %506 ], [ 1, %510 ]
  %514 = phi i32 [ 0, %506 ], [ 1, %510 ]
  br i1 %501, label %498, label %515

515:                                              ; preds = %512, %498
  %516 = phi i32 [ %513, %512 ], [ %499, %498 ]
  store i32 %485, ptr %471, align 4
  %517 = getelementptr inbounds i8, ptr %471, i64 4
  store i32 %484, ptr %517, align 4
  %518 = getelementptr inbounds i8, ptr %471, i64 8
  store i16 %450, ptr %518, align 4
  %519 = getelementptr inbounds i8, ptr %471, i64 10
  store i16 %489, ptr %519, align 2
  %520 = getelementptr inbounds %struct.Mark, ptr %475, i64 1
  store i32 0, ptr %520, align 4
  store i32 0, ptr %475, align 4
  br label %587

521:                                              ; preds = %586, %504
  %522 = phi i1 [ true, %504 ], [ false, %586 ]
  %523 = phi i64 [ 0, %504 ], [ 1, %586 ]
  %524 = getelementptr inbounds %struct.Mark, ptr %475, i64 %523
  %525 = getelementptr inbounds %struct.Mark, ptr %475, i64 %523, i32 3
  %526 = load i16, ptr %525, align 2
  %527 = lshr i16 %526, 5
  %528 = and i16 %527, 31
  %529 = zext i16 %528 to i32
  %530 = load i32, ptr %524, align 4
  %531 = icmp eq i32 %530, %485
  br i1 %531, label %532, label %545

532:                                              ; preds = %521
  %533 = load i32, ptr %460, align 8
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %582, label %535

535:                                              ; preds = %532
  %536 = getelementptr inbounds %struct.Mark, ptr %475, i64 %523, i32 1
  %537 = load i32, ptr %536, align 4
  %538 = zext i16 %528 to i64
  %539 = getelementptr inbounds %struct.Checks, ptr %403, i64 0, i32 17, i64 %457, i64 %538
  %540 = load i32, ptr %539, align 4
  %541 = icmp ult i32 %537, %540
  %542 = icmp eq i32 %441, %529
  %543 = select i1 %541, i1 true, i1 %542
  %544 = select i1 %543, i1 true, i1 %505
  br i1 %544, label %582, label %547

545:                                              ; preds = %521
  %546 = icmp eq i32 %530, 0
  br i1 %546, label %582, label %547

547:                                              ; preds = %545, %535
  %548 = load i32, ptr %461, align 8
  %549 = load i32, ptr %462, align 4
  %550 = load i32, ptr %417, align 4
  %551 = icmp ult i32 %550, 2
  br i1 %551, label %582, label %552

552:                                              ; preds = %547
  %553 = load i32, ptr %448, align 8
  %554 = add i32 %530, -1
  %555 = add i32 %553, -1
  %556 = urem i32 %554, %548
  %557 = udiv i32 %554, %548
  %558 = load i32, ptr %463, align 8
  %559 = udiv i32 %556, %558
  %560 = urem i32 %555, %548
  %561 = udiv i32 %555, %548
  %562 = udiv i32 %560, %558
  %563 = icmp eq i32 %559, %562
  br i1 %563, label %564, label %582

564:                                              ; preds = %552
  %565 = urem i32 %557, %549
  %566 = udiv i32 %557, %549
  %567 = load i32, ptr %464, align 4
  %568 = udiv i32 %565, %567
  %569 = urem i32 %561, %549
  %570 = udiv i32 %561, %549
  %571 = udiv i32 %569, %567
  %572 = icmp eq i32 %568, %571
  br i1 %572, label %573, label %582

573:                                              ; preds = %564
  %574 = load i32, ptr %465, align 8
  %575 = udiv i32 %566, %574
  %576 = udiv i32 %570, %574
  %577 = icmp eq i32 %575, %576
  br i1 %577, label %578, label %582

578:                                              ; preds = %573
  br i1 %531, label %586, label %579

579:                                              ; preds = %578
  %580 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef nonnull %524, i32 noundef 0)
  %581 = icmp sgt i32 %580, -1
  br i1 %581, label %586, label %582

582:                                              ; preds = %579, %573, %564, %552, %547, %545, %535, %532
  store i32 %485, ptr %524, align 4
  %583 = getelementptr inbounds i8, ptr %524, i64 4
  store i32 %484, ptr %583, align 4
  %584 = getelementptr inbounds i8, ptr %524, i64 8
  store i16 %450, ptr %584, align 4
  %585 = getelementptr inbounds i8, ptr %524, i64 10
  store i16 %489, ptr %585, align 2
  br label %587

586:                                              ; preds = %579, %578
  br i1 %522, label %521, label %587

587:                                              ; preds = %586, %582, %515
  %588 = phi i32 [ %497, %582 ], [ %516, %515 ], [ %497, %586 ]
  %589 = add nuw nsw i64 %467, 1
  %590 = load i32, ptr %430, align 4
  %591 = lshr i32 %435, %590
  %592 = zext i32 %591 to i64
  %593 = icmp ult i64 %589, %592
  br i1 %593, label %466, label %594

594:                                              ; preds = %587, %400, %407, %426
  %595 = load i32, ptr %271, align 8
  %596 = icmp eq i32 %595, 0
  br i1 %596, label %708, label %597

597:                                              ; preds = %594, %350
  %598 = load i64, ptr %272, align 8
  %599 = icmp ult i64 %355, %598
  br i1 %599, label %630, label %600

600:                                              ; preds = %597
  %601 = add i64 %352, %86
  br i1 %111, label %602, label %617

602:                                              ; preds = %600
  %603 = load i64, ptr %274, align 8
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %708, label %605

605:                                              ; preds = %602, %614
  %606 = phi i64 [ %615, %614 ], [ 0, %602 ]
  %607 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %606
  %608 = load i64, ptr %607, align 8
  %609 = icmp ugt i64 %608, %601
  br i1 %609, label %614, label %610

610:                                              ; preds = %605
  %611 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %606, i32 1
  %612 = load i64, ptr %611, align 8
  %613 = icmp ugt i64 %612, %601
  br i1 %613, label %618, label %614

614:                                              ; preds = %610, %605
  %615 = add nuw i64 %606, 1
  %616 = icmp eq i64 %615, %603
  br i1 %616, label %708, label %605

617:                                              ; preds = %600
  br i1 %273, label %708, label %618

618:                                              ; preds = %610, %617
  %619 = phi ptr [ %112, %617 ], [ %607, %610 ]
  %620 = getelementptr inbounds %struct.Allocation, ptr %619, i64 0, i32 3
  %621 = load i64, ptr %620, align 8
  %622 = load i64, ptr %82, align 8
  %623 = add i64 %621, %622
  %624 = sub i64 %601, %623
  %625 = load ptr, ptr %275, align 8
  %626 = lshr i64 %624, 8
  %627 = getelementptr inbounds i32, ptr %625, i64 %626
  %628 = load i32, ptr %627, align 4
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %708, label %637

630:                                              ; preds = %597
  %631 = load i32, ptr %56, align 4
  %632 = zext i32 %631 to i64
  %633 = lshr i64 %355, %632
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %634 = load ptr, ptr %265, align 8
  %635 = ptrtoint ptr %634 to i64
  %636 = sub i64 %352, %635
  br label %651

637:                                              ; preds = %618
  %638 = add i32 %628, -1
  %639 = zext i32 %638 to i64
  %640 = shl nuw nsw i64 %639, 8
  %641 = and i64 %624, 255
  %642 = or i64 %640, %641
  %643 = load i32, ptr %56, align 4
  %644 = zext i32 %643 to i64
  %645 = lshr i64 %642, %644
  %646 = load ptr, ptr %276, align 8
  %647 = load ptr, ptr %277, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %648 = load i64, ptr %84, align 8
  %649 = sub i64 %352, %648
  %650 = add i64 %649, %622
  br label %651

651:                                              ; preds = %630, %637
  %652 = phi i32 [ 2, %630 ], [ 1, %637 ]
  %653 = phi ptr [ %359, %630 ], [ %647, %637 ]
  %654 = phi ptr [ %357, %630 ], [ %646, %637 ]
  %655 = phi i64 [ %633, %630 ], [ %645, %637 ]
  %656 = phi i64 [ %636, %630 ], [ %650, %637 ]
  store i64 %656, ptr %12, align 8
  store i32 %652, ptr %278, align 8
  store i32 %346, ptr %279, align 4
  store i32 0, ptr %281, align 4
  br i1 %113, label %657, label %694

657:                                              ; preds = %651
  %658 = mul nuw nsw i64 %345, %269
  %659 = getelementptr inbounds i8, ptr %8, i64 %658
  %660 = inttoptr i64 %352 to ptr
  br i1 %270, label %699, label %661

661:                                              ; preds = %657
  br i1 %287, label %676, label %662

662:                                              ; preds = %661, %662
  %663 = phi i64 [ %672, %662 ], [ 0, %661 ]
  %664 = phi <8 x i32> [ %671, %662 ], [ zeroinitializer, %661 ]
  %665 = getelementptr inbounds i8, ptr %659, i64 %663
  %666 = load <8 x i8>, ptr %665, align 1
  %667 = getelementptr inbounds i8, ptr %660, i64 %663
  %668 = load <8 x i8>, ptr %667, align 1
  %669 = xor <8 x i8> %668, %666
  %670 = zext <8 x i8> %669 to <8 x i32>
  %671 = or <8 x i32> %664, %670
  %672 = add nuw i64 %663, 8
  %673 = icmp eq i64 %672, %288
  br i1 %673, label %674, label %662

674:                                              ; preds = %662
  %675 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %671)
  br i1 %289, label %679, label %676

676:                                              ; preds = %661, %674
  %677 = phi i64 [ 0, %661 ], [ %288, %674 ]
  %678 = phi i32 [ 0, %661 ], [ %675, %674 ]
  br label %682

679:                                              ; preds = %682, %674
  %680 = phi i32 [ %675, %674 ], [ %691, %682 ]
  %681 = icmp eq i32 %680, 0
  br label %694

682:                                              ; preds = %676, %682
  %683 = phi i64 [ %692, %682 ], [ %677, %676 ]
  %684 = phi i32 [ %691, %682 ], [ %678, %676 ]
  %685 = getelementptr inbounds i8, ptr %659, i64 %683
  %686 = load i8, ptr %685, align 1
  %687 = getelementptr inbounds i8, ptr %660, i64 %683
  %688 = load i8, ptr %687, align 1
  %689 = xor i8 %688, %686
  %690 = zext i8 %689 to i32
  %691 = or i32 %684, %690
  %692 = add nuw nsw i64 %683, 1
  %693 = icmp eq i64 %692, %269
  br i1 %693, label %679, label %682

694:                                              ; preds = %679, %651
  %695 = phi i1 [ false, %651 ], [ %681, %679 ]
  %696 = zext i1 %695 to i32
  store i32 %696, ptr %280, align 8
  br i1 %282, label %699, label %697

697:                                              ; preds = %694
  %698 = getelementptr inbounds %struct.Mark, ptr %654, i64 %655
  br label %700

699:                                              ; preds = %700, %657, %694
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  br label %708

700:                                              ; preds = %697, %700
  %701 = phi i64 [ 0, %697 ], [ %706, %700 ]
  %702 = getelementptr inbounds %struct.Mark, ptr %698, i64 %701
  %703 = add i64 %655, %701
  %704 = shl i64 %703, 1
  %705 = getelementptr inbounds %struct.Mark, ptr %653, i64 %704
  call fastcc void @piece(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %702, ptr noundef %705)
  %706 = add nuw nsw i64 %701, 1
  %707 = icmp eq i64 %706, %283
  br i1 %707, label %699, label %700

708:                                              ; preds = %614, %602, %618, %617, %594, %699, %344
  %709 = add nuw nsw i64 %345, 1
  %710 = icmp eq i64 %709, 32
  br i1 %710, label %290, label %344

711:                                              ; preds = %335, %333, %290, %105
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %11)
  br label %712

712:                                              ; preds = %9, %711
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
  br label %18

17:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5)
  ret void

18:                                               ; preds = %4, %24
  %19 = phi i32 [ 0, %4 ], [ %25, %24 ]
  %20 = shl nuw i32 1, %19
  %21 = and i32 %20, %3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %18
  call fastcc void @note_error(ptr noundef nonnull %5, i32 noundef 21, i32 noundef %19, i64 noundef 0, i32 noundef 0)
  br label %24

24:                                               ; preds = %18, %23
  %25 = add nuw nsw i32 %19, 1
  %26 = icmp eq i32 %25, 32
  br i1 %26, label %17, label %18
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
  br label %14

14:                                               ; preds = %46, %5
  %15 = phi i64 [ 0, %5 ], [ %47, %46 ]
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = add nsw i64 %15, -1
  br label %21

19:                                               ; preds = %14
  %20 = load i64, ptr %12, align 8
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi i64 [ %18, %17 ], [ %20, %19 ]
  %23 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22
  %24 = icmp ult i64 %22, %11
  br i1 %24, label %25, label %46

25:                                               ; preds = %21
  %26 = load i32, ptr %23, align 8
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %28, label %46

28:                                               ; preds = %25
  %29 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22, i32 1
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %46

32:                                               ; preds = %28
  %33 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22, i32 3
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %46

36:                                               ; preds = %32
  %37 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, %9
  br i1 %39, label %40, label %46

40:                                               ; preds = %36
  %41 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22, i32 8
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %22, i32 10
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %42, %44
  br i1 %45, label %49, label %46

46:                                               ; preds = %40, %36, %32, %28, %25, %21
  %47 = add nuw nsw i64 %15, 1
  %48 = icmp eq i64 %15, %13
  br i1 %48, label %50, label %14

49:                                               ; preds = %40
  store i64 %22, ptr %12, align 8
  br label %63

50:                                               ; preds = %46
  %51 = icmp eq i64 %11, 256
  br i1 %51, label %59, label %52

52:                                               ; preds = %50
  %53 = add i64 %11, 1
  store i64 %53, ptr %10, align 8
  %54 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %11
  store i32 %1, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %54, i64 4
  store i32 2, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %54, i64 8
  store i32 %9, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %54, i64 12
  store i32 -1, ptr %57, align 4
  %58 = getelementptr inbounds i8, ptr %54, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %58, i8 0, i64 48, i1 false)
  br label %63

59:                                               ; preds = %50
  %60 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %60, align 8
  br label %87

63:                                               ; preds = %49, %52
  %64 = phi ptr [ %54, %52 ], [ %23, %49 ]
  %65 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 4
  %66 = load i64, ptr %65, align 8
  %67 = add i64 %66, 1
  store i64 %67, ptr %65, align 8
  %68 = icmp eq i64 %66, 0
  br i1 %68, label %69, label %87

69:                                               ; preds = %63
  %70 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 5
  store i64 %3, ptr %70, align 8
  %71 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 6
  store i32 %72, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 7
  store i32 %4, ptr %74, align 4
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds %struct.Checks, ptr %75, i64 0, i32 14
  %77 = load i32, ptr %76, align 8
  %78 = add i32 %77, -1
  %79 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 10
  store i32 %78, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 8
  store i32 %78, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = shl i32 %82, 5
  %84 = add i32 %83, %2
  %85 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 11
  store i32 %84, ptr %85, align 4
  %86 = getelementptr inbounds %struct.Found, ptr %64, i64 0, i32 9
  store i32 %84, ptr %86, align 4
  br label %87

87:                                               ; preds = %59, %63, %69
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
  br label %23

23:                                               ; preds = %56, %7
  %24 = phi i64 [ 0, %7 ], [ %57, %56 ]
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %23
  %27 = add nsw i64 %24, -1
  br label %30

28:                                               ; preds = %23
  %29 = load i64, ptr %21, align 8
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi i64 [ %27, %26 ], [ %29, %28 ]
  %32 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31
  %33 = icmp ult i64 %31, %20
  br i1 %33, label %34, label %56

34:                                               ; preds = %30
  %35 = load i32, ptr %32, align 8
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %37, label %56

37:                                               ; preds = %34
  %38 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %56

41:                                               ; preds = %37
  %42 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31, i32 3
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, %14
  br i1 %44, label %45, label %56

45:                                               ; preds = %41
  %46 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31, i32 2
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, %11
  br i1 %48, label %49, label %56

49:                                               ; preds = %45
  %50 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31, i32 8
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %31, i32 10
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %51, %53
  %55 = xor i1 %18, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %49, %45, %41, %37, %34, %30
  %57 = add nuw nsw i64 %24, 1
  %58 = icmp eq i64 %24, %22
  br i1 %58, label %60, label %23

59:                                               ; preds = %49
  store i64 %31, ptr %21, align 8
  br label %73

60:                                               ; preds = %56
  %61 = icmp eq i64 %20, 256
  br i1 %61, label %69, label %62

62:                                               ; preds = %60
  %63 = add i64 %20, 1
  store i64 %63, ptr %19, align 8
  %64 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %20
  store i32 %1, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 4
  store i32 %2, ptr %65, align 4
  %66 = getelementptr inbounds i8, ptr %64, i64 8
  store i32 %11, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %64, i64 12
  store i32 %14, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %64, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %68, i8 0, i64 48, i1 false)
  br label %73

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %70, align 8
  br label %99

73:                                               ; preds = %59, %62
  %74 = phi ptr [ %64, %62 ], [ %32, %59 ]
  %75 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 4
  %76 = load i64, ptr %75, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %75, align 8
  %78 = icmp eq i64 %76, 0
  br i1 %78, label %79, label %99

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 5
  store i64 %5, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 6
  store i32 %82, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 7
  store i32 %6, ptr %84, align 4
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 14
  %87 = load i32, ptr %86, align 8
  %88 = add i32 %87, -1
  %89 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 8
  store i32 %88, ptr %89, align 8
  %90 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 9
  store i32 %4, ptr %90, align 4
  %91 = load i32, ptr %3, align 4
  %92 = add i32 %91, -1
  %93 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 10
  store i32 %92, ptr %93, align 8
  %94 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %95 = load i16, ptr %94, align 2
  %96 = and i16 %95, 1023
  %97 = zext i16 %96 to i32
  %98 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 11
  store i32 %97, ptr %98, align 4
  br label %99

99:                                               ; preds = %69, %73, %79
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



