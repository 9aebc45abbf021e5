; sha256 of the sources: 1b93c6d5b8324d1468652c38a937fc4e29bb2d1cb8182f29530715f395997c90

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
  br i1 %11, label %194, label %12

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
  br i1 %24, label %194, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %94, label %29

29:                                               ; preds = %25
  %30 = load i32, ptr %7, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 15, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = and i32 %3, 16
  %35 = icmp ne i32 %34, 0
  %36 = icmp ne i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %90

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
  br label %48

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %55, %48 ]
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds i32, ptr %46, i64 %49
  %53 = load i32, ptr %52, align 4
  %54 = tail call i32 @llvm.umax.i32(i32 %51, i32 %53)
  store i32 %54, ptr %52, align 4
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp eq i64 %55, 256
  br i1 %56, label %57, label %48

57:                                               ; preds = %48
  %58 = getelementptr inbounds %struct.Known, ptr %46, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 13, i64 %31, i32 1
  br label %60

60:                                               ; preds = %60, %57
  %61 = phi i64 [ 0, %57 ], [ %67, %60 ]
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds i32, ptr %58, i64 %61
  %65 = load i32, ptr %64, align 4
  %66 = tail call i32 @llvm.umax.i32(i32 %63, i32 %65)
  store i32 %66, ptr %64, align 4
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, 32
  br i1 %68, label %69, label %60

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %31
  %71 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 2, i64 %31
  %72 = select i1 %41, ptr %70, ptr %71
  %73 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 14, i64 %31
  br label %74

74:                                               ; preds = %74, %69
  %75 = phi i64 [ 0, %69 ], [ %81, %74 ]
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds i32, ptr %72, i64 %75
  %79 = load i32, ptr %78, align 4
  %80 = tail call i32 @llvm.umax.i32(i32 %77, i32 %79)
  store i32 %80, ptr %78, align 4
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %83, label %74

83:                                               ; preds = %74
  br i1 %41, label %84, label %85

84:                                               ; preds = %83
  store i32 %43, ptr %42, align 4
  br label %89

85:                                               ; preds = %83
  %86 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 3, i64 %31
  %87 = load i32, ptr %86, align 4
  %88 = or i32 %87, %33
  store i32 %88, ptr %86, align 4
  br label %89

89:                                               ; preds = %85, %84
  store i32 0, ptr %32, align 4
  br label %90

90:                                               ; preds = %89, %29
  br i1 %14, label %94, label %91

91:                                               ; preds = %90
  %92 = getelementptr inbounds %struct.Protocol, ptr %27, i64 0, i32 12, i64 %31
  %93 = getelementptr inbounds [32 x %struct.Known], ptr %27, i64 0, i64 %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %92, ptr noundef nonnull align 8 dereferenceable(1152) %93, i64 1152, i1 false)
  br label %94

94:                                               ; preds = %91, %90, %25
  %95 = load ptr, ptr %5, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds %struct.Checks, ptr %95, i64 0, i32 26
  %99 = load ptr, ptr %98, align 8
  br label %100

100:                                              ; preds = %97, %94
  %101 = phi ptr [ %99, %97 ], [ null, %94 ]
  %102 = icmp eq ptr %101, null
  %103 = icmp eq i32 %9, 0
  %104 = or i1 %103, %102
  br i1 %104, label %168, label %105

105:                                              ; preds = %100
  %106 = and i32 %3, 16
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %135, label %108

108:                                              ; preds = %105
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %110 = load i32, ptr %109, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 8, i64 %111
  %113 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 9, i64 %111
  br label %114

114:                                              ; preds = %114, %108
  %115 = phi i64 [ 0, %108 ], [ %121, %114 ]
  %116 = getelementptr inbounds i32, ptr %113, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds i32, ptr %112, i64 %115
  %119 = load i32, ptr %118, align 4
  %120 = tail call i32 @llvm.umax.i32(i32 %117, i32 %119)
  store i32 %120, ptr %118, align 4
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 528
  br i1 %122, label %123, label %114

123:                                              ; preds = %114
  %124 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 8, i64 %111, i32 1
  %125 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 9, i64 %111, i32 1
  br label %126

126:                                              ; preds = %126, %123
  %127 = phi i64 [ 0, %123 ], [ %133, %126 ]
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds i32, ptr %124, i64 %127
  %131 = load i32, ptr %130, align 4
  %132 = tail call i32 @llvm.umax.i32(i32 %129, i32 %131)
  store i32 %132, ptr %130, align 4
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, 528
  br i1 %134, label %135, label %126

135:                                              ; preds = %126, %105
  br i1 %14, label %194, label %136

136:                                              ; preds = %135
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %138 = load i32, ptr %137, align 4
  %139 = zext i32 %138 to i64
  %140 = zext i32 %8 to i64
  %141 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 6, i64 %139, i64 %140
  %142 = getelementptr inbounds %struct.Checks, ptr %95, i64 0, i32 17, i64 %140
  %143 = getelementptr inbounds %struct.Checks, ptr %95, i64 0, i32 17, i64 %140, i64 %140
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %141, ptr noundef nonnull align 4 dereferenceable(128) %142, i64 128, i1 false)
  %146 = getelementptr inbounds %struct.Checks, ptr %95, i64 0, i32 30
  %147 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %163, label %150

150:                                              ; preds = %136, %154
  %151 = phi i64 [ %159, %154 ], [ 0, %136 ]
  %152 = load i32, ptr %146, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %163

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.Checks, ptr %95, i64 0, i32 17, i64 %151, i64 %151
  %156 = load i32, ptr %155, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr %155, align 4
  %158 = getelementptr inbounds i32, ptr %141, i64 %151
  store i32 %157, ptr %158, align 4
  %159 = add nuw nsw i64 %151, 1
  %160 = load i32, ptr %147, align 4
  %161 = zext i32 %160 to i64
  %162 = icmp ult i64 %159, %161
  br i1 %162, label %150, label %163

163:                                              ; preds = %154, %150, %136
  %164 = load i32, ptr %137, align 4
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 7, i64 %165
  %167 = getelementptr inbounds %struct.Order, ptr %101, i64 0, i32 8, i64 %165
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4224) %166, ptr noundef nonnull align 8 dereferenceable(4224) %167, i64 4224, i1 false)
  br label %168

168:                                              ; preds = %100, %163
  br i1 %14, label %194, label %169

169:                                              ; preds = %168
  %170 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 26
  %171 = load ptr, ptr %170, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %176

173:                                              ; preds = %169
  %174 = load ptr, ptr %26, align 8
  %175 = icmp eq ptr %174, null
  br i1 %175, label %181, label %176

176:                                              ; preds = %173, %169
  %177 = zext i32 %8 to i64
  %178 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %177, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = add i32 %179, 1
  store i32 %180, ptr %178, align 4
  br label %181

181:                                              ; preds = %176, %173
  %182 = zext i32 %8 to i64
  %183 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %182
  %184 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %182
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %183, ptr noundef nonnull align 4 dereferenceable(128) %184, i64 128, i1 false)
  %185 = load ptr, ptr %170, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %194

187:                                              ; preds = %181
  %188 = load ptr, ptr %26, align 8
  %189 = icmp eq ptr %188, null
  br i1 %189, label %190, label %194

190:                                              ; preds = %187
  %191 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %182, i64 %182
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, 1
  store i32 %193, ptr %191, align 4
  br label %194

194:                                              ; preds = %135, %181, %187, %190, %168, %22, %4
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
  br i1 %24, label %258, label %25

25:                                               ; preds = %8, %25
  %26 = phi i64 [ %43, %25 ], [ 0, %8 ]
  %27 = phi i64 [ %40, %25 ], [ -1, %8 ]
  %28 = phi i64 [ %41, %25 ], [ 0, %8 ]
  %29 = phi i64 [ %42, %25 ], [ 0, %8 ]
  %30 = trunc i64 %26 to i32
  %31 = lshr i32 %4, %30
  %32 = and i32 %31, 1
  %33 = zext i32 %32 to i64
  %34 = sub nsw i64 0, %33
  %35 = getelementptr inbounds i64, ptr %5, i64 %26
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, %34
  %38 = add nsw i64 %33, -1
  %39 = or i64 %38, %36
  %40 = tail call i64 @llvm.umin.i64(i64 %39, i64 %27)
  %41 = tail call i64 @llvm.umax.i64(i64 %37, i64 %28)
  %42 = or i64 %37, %29
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, 32
  br i1 %44, label %45, label %25

45:                                               ; preds = %25
  %46 = icmp eq i32 %3, 1
  br i1 %46, label %47, label %79

47:                                               ; preds = %45
  %48 = add i32 %6, -1
  %49 = zext i32 %48 to i64
  %50 = and i64 %42, %49
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %79

52:                                               ; preds = %47
  %53 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp ugt i64 %56, %40
  br i1 %57, label %69, label %58

58:                                               ; preds = %52
  %59 = sub i64 %41, %56
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %54, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = sub i64 %61, %56
  %63 = zext i32 %6 to i64
  %64 = icmp ult i64 %62, %63
  %65 = sub i64 %62, %63
  %66 = icmp ult i64 %65, %59
  %67 = or i1 %64, %66
  %68 = select i1 %67, ptr null, ptr %55
  br label %69

69:                                               ; preds = %52, %58
  %70 = phi ptr [ null, %52 ], [ %68, %58 ]
  %71 = icmp eq ptr %70, null
  br i1 %71, label %79, label %72

72:                                               ; preds = %69
  %73 = icmp eq i32 %7, 0
  br i1 %73, label %258, label %74

74:                                               ; preds = %72
  %75 = getelementptr inbounds %struct.Allocation, ptr %70, i64 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = and i64 %76, 1
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %258, label %79

79:                                               ; preds = %69, %74, %47, %45
  %80 = icmp eq i32 %3, 0
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %85 = add i32 %6, -1
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %88 = zext i32 %6 to i64
  %89 = icmp eq i32 %6, 0
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %92 = add i32 %6, -1
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %95 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %96 = zext i32 %6 to i64
  %97 = icmp eq i32 %7, 0
  %98 = add i32 %6, -1
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %101 = zext i32 %6 to i64
  %102 = and i32 %7, -2
  %103 = icmp eq i32 %102, 2
  %104 = zext i32 %6 to i64
  %105 = zext i32 %6 to i64
  br label %106

106:                                              ; preds = %79, %254
  %107 = phi i64 [ 0, %79 ], [ %256, %254 ]
  %108 = phi i32 [ 0, %79 ], [ %255, %254 ]
  %109 = trunc i64 %107 to i32
  %110 = shl nuw i32 1, %109
  %111 = and i32 %110, %4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %254, label %113

113:                                              ; preds = %106
  %114 = getelementptr inbounds i64, ptr %5, i64 %107
  %115 = load i64, ptr %114, align 8
  br i1 %80, label %116, label %134

116:                                              ; preds = %113
  %117 = lshr i64 %115, 32
  %118 = load i64, ptr %81, align 8
  %119 = lshr i64 %118, 32
  %120 = icmp eq i64 %117, %119
  br i1 %120, label %126, label %121

121:                                              ; preds = %116
  %122 = load i64, ptr %82, align 8
  %123 = lshr i64 %122, 32
  %124 = icmp eq i64 %117, %123
  %125 = select i1 %124, i32 3, i32 1
  br label %126

126:                                              ; preds = %116, %121
  %127 = phi i32 [ %125, %121 ], [ 2, %116 ]
  switch i32 %127, label %131 [
    i32 2, label %128
    i32 3, label %129
  ]

128:                                              ; preds = %126
  br label %131

129:                                              ; preds = %126
  %130 = load i64, ptr %83, align 8
  br label %131

131:                                              ; preds = %126, %129, %128
  %132 = phi i64 [ %118, %128 ], [ %130, %129 ], [ 0, %126 ]
  %133 = sub i64 %115, %132
  br label %134

134:                                              ; preds = %131, %113
  %135 = phi i64 [ %133, %131 ], [ %115, %113 ]
  %136 = phi i32 [ %127, %131 ], [ %3, %113 ]
  %137 = icmp ne i32 %136, 2
  %138 = icmp ult i64 %135, 16777216
  %139 = select i1 %137, i1 true, i1 %138
  br i1 %139, label %145, label %140

140:                                              ; preds = %134
  %141 = lshr i64 %135, 24
  %142 = load i32, ptr %84, align 4
  %143 = zext i32 %142 to i64
  %144 = icmp ugt i64 %141, %143
  br i1 %144, label %145, label %249

145:                                              ; preds = %134, %140
  br i1 %137, label %179, label %146

146:                                              ; preds = %145
  %147 = and i64 %135, %86
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %151, label %149

149:                                              ; preds = %146
  %150 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %150, i64 noundef %135, i32 noundef 2)
  br label %249

151:                                              ; preds = %146
  %152 = load i64, ptr %87, align 8
  %153 = icmp ult i64 %152, %88
  %154 = sub i64 %152, %88
  %155 = icmp ult i64 %154, %135
  %156 = or i1 %153, %155
  br i1 %156, label %157, label %159

157:                                              ; preds = %151
  %158 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %158, i64 noundef %135, i32 noundef 2)
  br label %249

159:                                              ; preds = %151
  switch i32 %7, label %160 [
    i32 1, label %178
    i32 3, label %178
  ]

160:                                              ; preds = %159
  br i1 %89, label %178, label %161

161:                                              ; preds = %160
  %162 = load ptr, ptr %90, align 8
  %163 = getelementptr inbounds i8, ptr %162, i64 %135
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 0
  br i1 %165, label %247, label %166

166:                                              ; preds = %161, %170
  %167 = phi i64 [ %168, %170 ], [ 0, %161 ]
  %168 = add nuw nsw i64 %167, 1
  %169 = icmp eq i64 %168, %105
  br i1 %169, label %178, label %170

170:                                              ; preds = %166
  %171 = add i64 %135, %168
  %172 = getelementptr inbounds i8, ptr %162, i64 %171
  %173 = load i8, ptr %172, align 1
  %174 = icmp eq i8 %173, 0
  br i1 %174, label %175, label %166

175:                                              ; preds = %170
  %176 = icmp ult i64 %168, %104
  %177 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %177, i64 noundef %135, i32 noundef 2)
  br i1 %176, label %249, label %178

178:                                              ; preds = %166, %175, %160, %159, %159
  br label %249

179:                                              ; preds = %145
  %180 = icmp eq i32 %136, 3
  br i1 %180, label %181, label %197

181:                                              ; preds = %179
  %182 = and i64 %135, %99
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %186, label %184

184:                                              ; preds = %181
  %185 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %185, i64 noundef %135, i32 noundef 3)
  br label %249

186:                                              ; preds = %181
  %187 = load i64, ptr %100, align 8
  %188 = icmp ult i64 %187, %101
  %189 = sub i64 %187, %101
  %190 = icmp ult i64 %189, %135
  %191 = or i1 %188, %190
  br i1 %191, label %192, label %194

192:                                              ; preds = %186
  %193 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %193, i64 noundef %135, i32 noundef 3)
  br label %249

194:                                              ; preds = %186
  br i1 %103, label %195, label %249

195:                                              ; preds = %194
  %196 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 20, i32 noundef %196, i64 noundef %135, i32 noundef 3)
  br label %249

197:                                              ; preds = %179
  %198 = and i64 %135, %93
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %203

200:                                              ; preds = %197
  %201 = load i64, ptr %94, align 8
  %202 = trunc i64 %107 to i32
  br label %209

203:                                              ; preds = %197
  %204 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %204, i64 noundef %135, i32 noundef 1)
  br label %249

205:                                              ; preds = %240
  %206 = add i64 %213, 1
  %207 = load i64, ptr %94, align 8
  %208 = icmp ugt i64 %206, %207
  br i1 %208, label %243, label %209

209:                                              ; preds = %205, %200
  %210 = phi i1 [ false, %200 ], [ %208, %205 ]
  %211 = phi i64 [ %201, %200 ], [ %207, %205 ]
  %212 = phi i32 [ undef, %200 ], [ %242, %205 ]
  %213 = phi i64 [ 0, %200 ], [ %206, %205 ]
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %217, label %215

215:                                              ; preds = %209
  %216 = add i64 %213, -1
  br label %219

217:                                              ; preds = %209
  %218 = load i64, ptr %95, align 8
  br label %219

219:                                              ; preds = %217, %215
  %220 = phi i64 [ %216, %215 ], [ %218, %217 ]
  %221 = icmp ult i64 %220, %211
  br i1 %221, label %222, label %240

222:                                              ; preds = %219
  %223 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %220
  %224 = load i64, ptr %223, align 8
  %225 = sub i64 %135, %224
  %226 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %220, i32 1
  %227 = load i64, ptr %226, align 8
  %228 = sub i64 %227, %224
  %229 = icmp ult i64 %228, %96
  %230 = sub i64 %228, %96
  %231 = icmp ult i64 %230, %225
  %232 = or i1 %229, %231
  br i1 %232, label %240, label %233

233:                                              ; preds = %222
  store i64 %220, ptr %95, align 8
  br i1 %97, label %240, label %234

234:                                              ; preds = %233
  %235 = getelementptr inbounds %struct.Allocation, ptr %91, i64 %220, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = and i64 %236, 1
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %240, label %239

239:                                              ; preds = %234
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 9, i32 noundef %202, i64 noundef %135, i32 noundef 1)
  br label %240

240:                                              ; preds = %239, %234, %233, %222, %219
  %241 = phi i1 [ false, %239 ], [ true, %222 ], [ true, %219 ], [ false, %234 ], [ false, %233 ]
  %242 = phi i32 [ 0, %239 ], [ %212, %222 ], [ %212, %219 ], [ 1, %234 ], [ 1, %233 ]
  br i1 %241, label %205, label %243

243:                                              ; preds = %240, %205
  %244 = phi i1 [ %208, %205 ], [ %210, %240 ]
  br i1 %244, label %245, label %249

245:                                              ; preds = %243
  %246 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %246, i64 noundef %135, i32 noundef 1)
  br label %249

247:                                              ; preds = %161
  %248 = trunc i64 %107 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %248, i64 noundef %135, i32 noundef 2)
  br label %249

249:                                              ; preds = %247, %245, %243, %203, %195, %194, %192, %184, %178, %175, %157, %149, %140
  %250 = phi i32 [ 1, %140 ], [ 0, %175 ], [ 1, %178 ], [ 0, %157 ], [ 0, %149 ], [ 0, %195 ], [ 1, %194 ], [ 0, %192 ], [ 0, %184 ], [ 0, %203 ], [ 0, %245 ], [ %242, %243 ], [ 0, %247 ]
  %251 = trunc i64 %107 to i32
  %252 = shl i32 %250, %251
  %253 = or i32 %252, %108
  br label %254

254:                                              ; preds = %106, %249
  %255 = phi i32 [ %253, %249 ], [ %108, %106 ]
  %256 = add nuw nsw i64 %107, 1
  %257 = icmp eq i64 %256, 32
  br i1 %257, label %258, label %106

258:                                              ; preds = %254, %72, %74, %8
  %259 = phi i32 [ 0, %8 ], [ %4, %72 ], [ %4, %74 ], [ %255, %254 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9)
  ret i32 %259
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
  br i1 %19, label %20, label %664

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
  %42 = select i1 %28, i32 %32, i32 256
  store i32 %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 9
  br i1 %28, label %44, label %51

44:                                               ; preds = %27
  %45 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 23
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Protocol, ptr %46, i64 0, i32 4
  %48 = zext i32 %32 to i64
  %49 = getelementptr inbounds [32 x i32], ptr %47, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  br label %51

51:                                               ; preds = %27, %44
  %52 = phi i32 [ %50, %44 ], [ 0, %27 ]
  store i32 %52, ptr %43, align 4
  %53 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 10
  %54 = lshr i32 %7, 3
  %55 = and i32 %54, 1
  store i32 %55, ptr %53, align 8
  %56 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 6
  %57 = load i32, ptr %56, align 4
  br label %58

58:                                               ; preds = %58, %51
  %59 = phi i64 [ 0, %51 ], [ %74, %58 ]
  %60 = phi i64 [ -1, %51 ], [ %72, %58 ]
  %61 = phi i64 [ 0, %51 ], [ %73, %58 ]
  %62 = trunc i64 %59 to i32
  %63 = lshr i32 %3, %62
  %64 = and i32 %63, 1
  %65 = zext i32 %64 to i64
  %66 = sub nsw i64 0, %65
  %67 = getelementptr inbounds i64, ptr %4, i64 %59
  %68 = load i64, ptr %67, align 8
  %69 = and i64 %68, %66
  %70 = add nsw i64 %65, -1
  %71 = or i64 %70, %68
  %72 = tail call i64 @llvm.umin.i64(i64 %71, i64 %60)
  %73 = tail call i64 @llvm.umax.i64(i64 %69, i64 %61)
  %74 = add nuw nsw i64 %59, 1
  %75 = icmp eq i64 %74, 32
  br i1 %75, label %76, label %58

76:                                               ; preds = %58
  %77 = lshr i32 %5, %57
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %81 = load i64, ptr %80, align 8
  %82 = sub i64 %79, %81
  %83 = add i64 %82, %72
  %84 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 4
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp ugt i64 %87, %83
  br i1 %88, label %101, label %89

89:                                               ; preds = %76
  %90 = add i64 %82, %73
  %91 = sub i64 %90, %87
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %85, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = sub i64 %93, %87
  %95 = zext i32 %5 to i64
  %96 = icmp ult i64 %94, %95
  %97 = sub i64 %94, %95
  %98 = icmp ult i64 %97, %91
  %99 = or i1 %96, %98
  %100 = select i1 %99, ptr null, ptr %86
  br label %101

101:                                              ; preds = %76, %89
  %102 = phi ptr [ null, %76 ], [ %100, %89 ]
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %101
  %105 = getelementptr inbounds %struct.Allocation, ptr %102, i64 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = and i64 %106, 2
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %663, label %109

109:                                              ; preds = %104, %101
  %110 = icmp eq i32 %6, 1
  br i1 %110, label %111, label %230

111:                                              ; preds = %109
  br label %127

112:                                              ; preds = %141
  %113 = icmp eq i32 %142, 0
  br i1 %113, label %114, label %226

114:                                              ; preds = %112
  %115 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %116 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %117 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %118 = icmp eq i32 %37, 2
  %119 = zext i32 %5 to i64
  %120 = icmp eq i32 %5, 0
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %123 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 7
  %124 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 14
  %125 = trunc i32 %2 to i16
  %126 = shl i32 %32, 5
  br label %146

127:                                              ; preds = %141, %111
  %128 = phi i64 [ 0, %111 ], [ %144, %141 ]
  %129 = phi i64 [ 0, %111 ], [ %143, %141 ]
  %130 = phi i32 [ 1, %111 ], [ %142, %141 ]
  %131 = trunc i64 %128 to i32
  %132 = shl nuw i32 1, %131
  %133 = and i32 %132, %3
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %141, label %135

135:                                              ; preds = %127
  %136 = getelementptr inbounds i64, ptr %4, i64 %128
  %137 = load i64, ptr %136, align 8
  %138 = icmp ugt i64 %137, %129
  %139 = zext i1 %138 to i32
  %140 = and i32 %130, %139
  br label %141

141:                                              ; preds = %135, %127
  %142 = phi i32 [ %140, %135 ], [ %130, %127 ]
  %143 = phi i64 [ %137, %135 ], [ %129, %127 ]
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i64 %144, 32
  br i1 %145, label %112, label %127

146:                                              ; preds = %222, %114
  %147 = phi i64 [ 0, %114 ], [ %224, %222 ]
  %148 = phi i32 [ 0, %114 ], [ %223, %222 ]
  %149 = trunc i64 %147 to i32
  %150 = shl nuw i32 1, %149
  %151 = and i32 %150, %3
  %152 = icmp ne i32 %151, 0
  %153 = icmp ne i64 %147, 0
  %154 = select i1 %152, i1 %153, i1 false
  br i1 %154, label %155, label %222

155:                                              ; preds = %146
  %156 = getelementptr inbounds i64, ptr %4, i64 %147
  br label %157

157:                                              ; preds = %219, %155
  %158 = phi i64 [ 0, %155 ], [ %220, %219 ]
  %159 = trunc i64 %158 to i32
  %160 = shl nuw i32 1, %159
  %161 = and i32 %160, %3
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %219, label %163

163:                                              ; preds = %157
  %164 = getelementptr inbounds i64, ptr %4, i64 %158
  %165 = load i64, ptr %164, align 8
  %166 = load i64, ptr %156, align 8
  %167 = icmp eq i64 %165, %166
  br i1 %167, label %168, label %219

168:                                              ; preds = %163
  %169 = trunc i64 %158 to i32
  %170 = or i32 %150, %148
  br i1 %118, label %222, label %171

171:                                              ; preds = %168
  %172 = and i64 %158, 4294967295
  %173 = mul nuw nsw i64 %172, %119
  %174 = getelementptr inbounds i8, ptr %8, i64 %173
  %175 = mul nuw nsw i64 %147, %119
  %176 = getelementptr inbounds i8, ptr %8, i64 %175
  br i1 %120, label %192, label %180

177:                                              ; preds = %180
  %178 = icmp eq i32 %189, 0
  %179 = zext i1 %178 to i32
  br label %192

180:                                              ; preds = %171, %180
  %181 = phi i64 [ %190, %180 ], [ 0, %171 ]
  %182 = phi i32 [ %189, %180 ], [ 0, %171 ]
  %183 = getelementptr inbounds i8, ptr %174, i64 %181
  %184 = load i8, ptr %183, align 1
  %185 = getelementptr inbounds i8, ptr %176, i64 %181
  %186 = load i8, ptr %185, align 1
  %187 = xor i8 %186, %184
  %188 = zext i8 %187 to i32
  %189 = or i32 %182, %188
  %190 = add nuw nsw i64 %181, 1
  %191 = icmp eq i64 %190, %119
  br i1 %191, label %177, label %180

192:                                              ; preds = %177, %171
  %193 = phi i32 [ 1, %171 ], [ %179, %177 ]
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %222

195:                                              ; preds = %192
  %196 = load ptr, ptr %121, align 8
  %197 = ptrtoint ptr %196 to i64
  %198 = sub i64 %166, %197
  %199 = load i64, ptr %122, align 8
  %200 = icmp ult i64 %198, %199
  %201 = select i1 %200, i32 2, i32 1
  br i1 %200, label %207, label %202

202:                                              ; preds = %195
  %203 = load i64, ptr %80, align 8
  %204 = sub i64 %166, %203
  %205 = load i64, ptr %123, align 8
  %206 = icmp ult i64 %204, %205
  br i1 %206, label %207, label %222

207:                                              ; preds = %202, %195
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %208 = load i32, ptr %124, align 8
  store i32 %208, ptr %10, align 4
  store i32 0, ptr %115, align 4
  store i16 %125, ptr %116, align 4
  %209 = add i32 %126, %169
  %210 = trunc i32 %209 to i16
  store i16 %210, ptr %117, align 2
  %211 = add i32 %126, %149
  br i1 %200, label %217, label %212

212:                                              ; preds = %207
  %213 = load i64, ptr %80, align 8
  %214 = sub i64 %166, %213
  %215 = load i64, ptr %78, align 8
  %216 = add i64 %214, %215
  br label %217

217:                                              ; preds = %212, %207
  %218 = phi i64 [ %216, %212 ], [ %198, %207 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %211, i64 noundef %218, i32 noundef %201)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %222

219:                                              ; preds = %163, %157
  %220 = add nuw nsw i64 %158, 1
  %221 = icmp eq i64 %220, %147
  br i1 %221, label %222, label %157

222:                                              ; preds = %219, %217, %202, %192, %168, %146
  %223 = phi i32 [ %148, %146 ], [ %170, %192 ], [ %170, %168 ], [ %170, %202 ], [ %170, %217 ], [ %148, %219 ]
  %224 = add nuw nsw i64 %147, 1
  %225 = icmp eq i64 %224, 32
  br i1 %225, label %226, label %146

226:                                              ; preds = %222, %112
  %227 = phi i32 [ 0, %112 ], [ %223, %222 ]
  %228 = xor i32 %227, -1
  %229 = and i32 %228, %3
  br label %230

230:                                              ; preds = %226, %109
  %231 = phi i32 [ %229, %226 ], [ %3, %109 ]
  %232 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 26
  %233 = load ptr, ptr %232, align 8
  %234 = icmp eq ptr %233, null
  br i1 %234, label %242, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 29
  %240 = load i64, ptr %239, align 8
  %241 = mul i64 %240, %238
  br label %242

242:                                              ; preds = %230, %235
  %243 = phi i64 [ %241, %235 ], [ 0, %230 ]
  %244 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %245 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 11
  %246 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 12
  %247 = shl i64 %243, 1
  %248 = zext i32 %5 to i64
  %249 = icmp eq i32 %5, 0
  %250 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 30
  %251 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %252 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %253 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 8
  %254 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 9
  %255 = getelementptr inbounds %struct.Checks, ptr %14, i64 0, i32 10
  %256 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 1
  %257 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 2
  %258 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 3
  %259 = getelementptr inbounds %struct.Lane, ptr %12, i64 0, i32 4
  %260 = zext i32 %5 to i64
  %261 = icmp eq i32 %5, 0
  %262 = icmp eq i32 %77, 0
  %263 = zext i32 %77 to i64
  br label %316

264:                                              ; preds = %659
  %265 = load ptr, ptr %29, align 8
  %266 = load i32, ptr %36, align 8
  %267 = icmp ne i32 %266, 0
  %268 = load i32, ptr %41, align 8
  %269 = icmp eq i32 %268, 256
  %270 = select i1 %267, i1 %269, i1 false
  br i1 %270, label %271, label %663

271:                                              ; preds = %264
  %272 = load i32, ptr %35, align 4
  %273 = icmp ne i32 %272, 0
  %274 = load i32, ptr %38, align 4
  %275 = icmp eq i32 %274, 0
  %276 = select i1 %273, i1 %275, i1 false
  br i1 %276, label %277, label %292

277:                                              ; preds = %271
  %278 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 15
  %279 = load i32, ptr %278, align 4
  %280 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 13
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 14
  %283 = load i32, ptr %282, align 8
  %284 = add i32 %283, -1
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds i8, ptr %281, i64 %285
  %287 = load i8, ptr %286, align 1
  %288 = zext i8 %287 to i32
  %289 = icmp ugt i32 %279, %288
  br i1 %289, label %290, label %292

290:                                              ; preds = %277
  %291 = trunc i32 %279 to i8
  store i8 %291, ptr %286, align 1
  br label %292

292:                                              ; preds = %290, %277, %271
  br i1 %273, label %293, label %304

293:                                              ; preds = %292
  %294 = load i32, ptr %30, align 8
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 18, i64 %295
  %297 = load i32, ptr %296, align 4
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %304, label %299

299:                                              ; preds = %293
  %300 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 17, i64 %295, i64 %295
  %301 = load i32, ptr %300, align 4
  %302 = add i32 %301, 1
  store i32 %302, ptr %300, align 4
  %303 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 19, i64 %295
  store i32 %302, ptr %303, align 4
  br label %304

304:                                              ; preds = %299, %293, %292
  %305 = icmp eq i32 %272, 1
  br i1 %305, label %663, label %306

306:                                              ; preds = %304
  %307 = load i32, ptr %30, align 8
  %308 = zext i32 %307 to i64
  %309 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 20, i64 %308
  store i32 1, ptr %309, align 4
  %310 = load i32, ptr %38, align 4
  %311 = icmp eq i32 %310, 0
  %312 = zext i1 %311 to i32
  %313 = getelementptr inbounds %struct.Checks, ptr %265, i64 0, i32 16
  %314 = load i32, ptr %313, align 8
  %315 = or i32 %314, %312
  store i32 %315, ptr %313, align 8
  br label %663

316:                                              ; preds = %242, %659
  %317 = phi i64 [ 0, %242 ], [ %661, %659 ]
  %318 = phi i64 [ undef, %242 ], [ %660, %659 ]
  %319 = trunc i64 %317 to i32
  %320 = shl nuw i32 1, %319
  %321 = and i32 %320, %231
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %659, label %323

323:                                              ; preds = %316
  %324 = getelementptr inbounds i64, ptr %4, i64 %317
  %325 = load i64, ptr %324, align 8
  %326 = load ptr, ptr %244, align 8
  %327 = ptrtoint ptr %326 to i64
  %328 = sub i64 %325, %327
  %329 = load ptr, ptr %245, align 8
  %330 = getelementptr inbounds %struct.Mark, ptr %329, i64 %243
  %331 = load ptr, ptr %246, align 8
  %332 = getelementptr inbounds %struct.Mark, ptr %331, i64 %247
  %333 = load ptr, ptr %232, align 8
  %334 = icmp eq ptr %333, null
  br i1 %334, label %554, label %335

335:                                              ; preds = %323
  br i1 %110, label %336, label %354

336:                                              ; preds = %335
  %337 = mul nuw nsw i64 %317, %248
  %338 = getelementptr inbounds i8, ptr %8, i64 %337
  %339 = inttoptr i64 %325 to ptr
  br i1 %249, label %354, label %342

340:                                              ; preds = %342
  %341 = icmp eq i32 %351, 0
  br label %354

342:                                              ; preds = %336, %342
  %343 = phi i64 [ %352, %342 ], [ 0, %336 ]
  %344 = phi i32 [ %351, %342 ], [ 0, %336 ]
  %345 = getelementptr inbounds i8, ptr %338, i64 %343
  %346 = load i8, ptr %345, align 1
  %347 = getelementptr inbounds i8, ptr %339, i64 %343
  %348 = load i8, ptr %347, align 1
  %349 = xor i8 %348, %346
  %350 = zext i8 %349 to i32
  %351 = or i32 %344, %350
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, %248
  br i1 %353, label %340, label %342

354:                                              ; preds = %340, %336, %335
  %355 = phi i1 [ false, %335 ], [ true, %336 ], [ %341, %340 ]
  %356 = load ptr, ptr %11, align 8
  %357 = load ptr, ptr %29, align 8
  %358 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 14
  %359 = load i64, ptr %358, align 8
  %360 = icmp eq i64 %359, 0
  br i1 %360, label %551, label %361

361:                                              ; preds = %354
  %362 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 53, i64 2
  %363 = load ptr, ptr %362, align 8
  %364 = ptrtoint ptr %363 to i64
  %365 = sub i64 %325, %364
  %366 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 54, i64 2
  %367 = load i64, ptr %366, align 8
  %368 = udiv i64 %365, %367
  %369 = mul i64 %368, %367
  %370 = urem i64 %365, %367
  %371 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 50
  %372 = load i32, ptr %371, align 4
  %373 = zext i32 %372 to i64
  %374 = icmp ult i64 %368, %373
  %375 = icmp ult i64 %370, %359
  %376 = select i1 %374, i1 %375, i1 false
  %377 = load i32, ptr %41, align 8
  %378 = icmp eq i32 %377, 256
  %379 = select i1 %376, i1 %378, i1 false
  br i1 %379, label %380, label %551

380:                                              ; preds = %361
  %381 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 29
  %382 = load i64, ptr %381, align 8
  %383 = mul i64 %382, %368
  %384 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 6
  %385 = load i32, ptr %384, align 4
  %386 = zext i32 %385 to i64
  %387 = lshr i64 %370, %386
  %388 = add i64 %387, %383
  %389 = load i32, ptr %34, align 8
  %390 = lshr i32 %389, %385
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %551, label %392

392:                                              ; preds = %380
  %393 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 27
  %394 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 28
  %395 = load i32, ptr %30, align 8
  %396 = shl i32 %395, 5
  %397 = trunc i64 %317 to i32
  %398 = add i32 %396, %397
  %399 = load i32, ptr %35, align 4
  %400 = icmp eq i32 %399, 0
  %401 = load i32, ptr %53, align 8
  %402 = icmp eq i32 %401, 0
  %403 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 14
  %404 = load i32, ptr %33, align 4
  %405 = trunc i32 %404 to i16
  %406 = load i32, ptr %36, align 8
  %407 = shl i32 %406, 12
  %408 = icmp eq i32 %399, 2
  %409 = select i1 %408, i32 32768, i32 0
  %410 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 52
  %411 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 26
  %412 = zext i32 %395 to i64
  %413 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 17, i64 %412, i64 %412
  %414 = select i1 %400, i32 17, i32 16
  %415 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 30
  %416 = zext i32 %395 to i64
  %417 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 1
  %418 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 1, i64 1
  %419 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 49
  %420 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 49, i64 1
  %421 = getelementptr inbounds %struct.Machine, ptr %356, i64 0, i32 49, i64 2
  br label %422

422:                                              ; preds = %544, %392
  %423 = phi i64 [ 0, %392 ], [ %546, %544 ]
  %424 = phi i32 [ 0, %392 ], [ %545, %544 ]
  %425 = load ptr, ptr %393, align 8
  %426 = getelementptr inbounds %struct.Mark, ptr %425, i64 %388
  %427 = getelementptr inbounds %struct.Mark, ptr %426, i64 %423
  %428 = load ptr, ptr %394, align 8
  %429 = add i64 %423, %388
  %430 = shl i64 %429, 1
  %431 = getelementptr inbounds %struct.Mark, ptr %428, i64 %430
  br i1 %402, label %437, label %432

432:                                              ; preds = %422
  %433 = load i32, ptr %410, align 4
  %434 = load ptr, ptr %411, align 8
  %435 = zext i32 %433 to i64
  %436 = getelementptr inbounds %struct.Order, ptr %434, i64 0, i32 5, i64 %435
  br label %437

437:                                              ; preds = %422, %432
  %438 = phi i32 [ 16384, %432 ], [ 0, %422 ]
  %439 = phi ptr [ %436, %432 ], [ %413, %422 ]
  %440 = load i32, ptr %439, align 4
  %441 = load i32, ptr %403, align 8
  %442 = or i32 %409, %438
  %443 = or i32 %442, %407
  %444 = or i32 %443, %398
  %445 = trunc i32 %444 to i16
  %446 = icmp eq i32 %424, 0
  br i1 %446, label %447, label %452

447:                                              ; preds = %437
  %448 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %427, i32 noundef 1)
  %449 = icmp slt i32 %448, 0
  br i1 %449, label %452, label %450

450:                                              ; preds = %447
  %451 = select i1 %355, i32 0, i32 %448
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %414, i32 noundef %451, ptr noundef %427, i32 noundef %398, i64 noundef %370, i32 noundef 2)
  br label %452

452:                                              ; preds = %450, %447, %437
  %453 = phi i32 [ %424, %447 ], [ 1, %450 ], [ %424, %437 ]
  br i1 %400, label %474, label %454

454:                                              ; preds = %452, %464
  %455 = phi i32 [ %465, %464 ], [ %453, %452 ]
  %456 = phi i64 [ %466, %464 ], [ 0, %452 ]
  %457 = icmp eq i32 %455, 0
  br i1 %457, label %458, label %468

458:                                              ; preds = %454
  %459 = getelementptr inbounds %struct.Mark, ptr %431, i64 %456
  %460 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef %459, i32 noundef 0)
  %461 = icmp slt i32 %460, 0
  br i1 %461, label %464, label %462

462:                                              ; preds = %458
  %463 = select i1 %355, i32 0, i32 %460
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %463, ptr noundef %459, i32 noundef %398, i64 noundef %370, i32 noundef 2)
  br label %464

464:                                              ; preds = %462, %458
  %465 = phi i32 [ %455, %458 ], [ 1, %462 ]
  %466 = add nuw nsw i64 %456, 1
  %467 = icmp eq i64 %456, 0
  br i1 %467, label %454, label %468

468:                                              ; preds = %464, %454
  %469 = phi i32 [ %465, %464 ], [ %455, %454 ]
  store i32 %441, ptr %427, align 4
  %470 = getelementptr inbounds i8, ptr %427, i64 4
  store i32 %440, ptr %470, align 4
  %471 = getelementptr inbounds i8, ptr %427, i64 8
  store i16 %405, ptr %471, align 4
  %472 = getelementptr inbounds i8, ptr %427, i64 10
  store i16 %445, ptr %472, align 2
  %473 = getelementptr inbounds %struct.Mark, ptr %431, i64 1
  store i32 0, ptr %473, align 4
  store i32 0, ptr %431, align 4
  br label %544

474:                                              ; preds = %452, %541
  %475 = phi i64 [ %542, %541 ], [ 0, %452 ]
  %476 = getelementptr inbounds %struct.Mark, ptr %431, i64 %475
  %477 = getelementptr inbounds %struct.Mark, ptr %431, i64 %475, i32 3
  %478 = load i16, ptr %477, align 2
  %479 = lshr i16 %478, 5
  %480 = and i16 %479, 31
  %481 = zext i16 %480 to i32
  %482 = load i32, ptr %476, align 4
  %483 = icmp eq i32 %482, %441
  br i1 %483, label %484, label %496

484:                                              ; preds = %474
  %485 = load i32, ptr %415, align 8
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %537, label %487

487:                                              ; preds = %484
  %488 = getelementptr inbounds %struct.Mark, ptr %431, i64 %475, i32 1
  %489 = load i32, ptr %488, align 4
  %490 = zext i16 %480 to i64
  %491 = getelementptr inbounds %struct.Checks, ptr %357, i64 0, i32 17, i64 %416, i64 %490
  %492 = load i32, ptr %491, align 4
  %493 = icmp ult i32 %489, %492
  %494 = icmp eq i32 %395, %481
  %495 = select i1 %493, i1 true, i1 %494
  br i1 %495, label %537, label %496

496:                                              ; preds = %487, %474
  %497 = icmp eq i32 %482, 0
  br i1 %497, label %530, label %498

498:                                              ; preds = %496
  %499 = load i32, ptr %417, align 8
  %500 = load i32, ptr %418, align 4
  %501 = load i32, ptr %371, align 4
  %502 = icmp ult i32 %501, 2
  br i1 %502, label %530, label %503

503:                                              ; preds = %498
  %504 = load i32, ptr %403, align 8
  %505 = add i32 %482, -1
  %506 = add i32 %504, -1
  %507 = urem i32 %505, %499
  %508 = udiv i32 %505, %499
  %509 = load i32, ptr %419, align 8
  %510 = udiv i32 %507, %509
  %511 = urem i32 %506, %499
  %512 = udiv i32 %506, %499
  %513 = udiv i32 %511, %509
  %514 = icmp eq i32 %510, %513
  br i1 %514, label %515, label %530

515:                                              ; preds = %503
  %516 = urem i32 %508, %500
  %517 = udiv i32 %508, %500
  %518 = load i32, ptr %420, align 4
  %519 = udiv i32 %516, %518
  %520 = urem i32 %512, %500
  %521 = udiv i32 %512, %500
  %522 = udiv i32 %520, %518
  %523 = icmp eq i32 %519, %522
  br i1 %523, label %524, label %530

524:                                              ; preds = %515
  %525 = load i32, ptr %421, align 8
  %526 = udiv i32 %517, %525
  %527 = udiv i32 %521, %525
  %528 = icmp ne i32 %526, %527
  %529 = zext i1 %528 to i32
  br label %530

530:                                              ; preds = %524, %515, %503, %498, %496
  %531 = phi i32 [ 1, %496 ], [ 1, %498 ], [ 1, %515 ], [ 1, %503 ], [ %529, %524 ]
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %537

533:                                              ; preds = %530
  br i1 %483, label %541, label %534

534:                                              ; preds = %533
  %535 = call fastcc i32 @between_severity(ptr noundef nonnull %11, ptr noundef nonnull %476, i32 noundef 0)
  %536 = icmp sgt i32 %535, -1
  br i1 %536, label %541, label %537

537:                                              ; preds = %534, %530, %487, %484
  store i32 %441, ptr %476, align 4
  %538 = getelementptr inbounds i8, ptr %476, i64 4
  store i32 %440, ptr %538, align 4
  %539 = getelementptr inbounds i8, ptr %476, i64 8
  store i16 %405, ptr %539, align 4
  %540 = getelementptr inbounds i8, ptr %476, i64 10
  store i16 %445, ptr %540, align 2
  br label %544

541:                                              ; preds = %534, %533
  %542 = add nuw nsw i64 %475, 1
  %543 = icmp eq i64 %542, 2
  br i1 %543, label %544, label %474

544:                                              ; preds = %541, %537, %468
  %545 = phi i32 [ %469, %468 ], [ %453, %537 ], [ %453, %541 ]
  %546 = add nuw nsw i64 %423, 1
  %547 = load i32, ptr %384, align 4
  %548 = lshr i32 %389, %547
  %549 = zext i32 %548 to i64
  %550 = icmp ult i64 %546, %549
  br i1 %550, label %422, label %551

551:                                              ; preds = %544, %354, %361, %380
  %552 = load i32, ptr %250, align 8
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %659, label %554

554:                                              ; preds = %551, %323
  %555 = load i64, ptr %251, align 8
  %556 = icmp ult i64 %328, %555
  br i1 %556, label %557, label %561

557:                                              ; preds = %554
  %558 = load i32, ptr %56, align 4
  %559 = zext i32 %558 to i64
  %560 = lshr i64 %328, %559
  br label %609

561:                                              ; preds = %554
  %562 = add i64 %325, %82
  br i1 %103, label %563, label %578

563:                                              ; preds = %561
  %564 = load i64, ptr %252, align 8
  %565 = icmp eq i64 %564, 0
  br i1 %565, label %578, label %566

566:                                              ; preds = %563, %575
  %567 = phi i64 [ %576, %575 ], [ 0, %563 ]
  %568 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = icmp ugt i64 %569, %562
  br i1 %570, label %575, label %571

571:                                              ; preds = %566
  %572 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %567, i32 1
  %573 = load i64, ptr %572, align 8
  %574 = icmp ugt i64 %573, %562
  br i1 %574, label %578, label %575

575:                                              ; preds = %571, %566
  %576 = add nuw i64 %567, 1
  %577 = icmp eq i64 %576, %564
  br i1 %577, label %578, label %566

578:                                              ; preds = %575, %571, %563, %561
  %579 = phi ptr [ %102, %561 ], [ null, %563 ], [ null, %575 ], [ %568, %571 ]
  %580 = icmp eq ptr %579, null
  br i1 %580, label %603, label %581

581:                                              ; preds = %578
  %582 = load i64, ptr %78, align 8
  %583 = getelementptr inbounds %struct.Allocation, ptr %579, i64 0, i32 3
  %584 = load i64, ptr %583, align 8
  %585 = add i64 %582, %584
  %586 = sub i64 %562, %585
  %587 = load ptr, ptr %253, align 8
  %588 = lshr i64 %586, 8
  %589 = getelementptr inbounds i32, ptr %587, i64 %588
  %590 = load i32, ptr %589, align 4
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %603, label %592

592:                                              ; preds = %581
  %593 = add i32 %590, -1
  %594 = zext i32 %593 to i64
  %595 = shl nuw nsw i64 %594, 8
  %596 = and i64 %586, 255
  %597 = or i64 %595, %596
  %598 = load i32, ptr %56, align 4
  %599 = zext i32 %598 to i64
  %600 = lshr i64 %597, %599
  %601 = load ptr, ptr %254, align 8
  %602 = load ptr, ptr %255, align 8
  br label %603

603:                                              ; preds = %581, %578, %592
  %604 = phi i64 [ %600, %592 ], [ %318, %578 ], [ %318, %581 ]
  %605 = phi ptr [ %601, %592 ], [ %330, %578 ], [ %330, %581 ]
  %606 = phi ptr [ %602, %592 ], [ %332, %578 ], [ %332, %581 ]
  %607 = phi i32 [ 1, %592 ], [ 2, %578 ], [ 2, %581 ]
  %608 = phi i1 [ true, %592 ], [ false, %578 ], [ false, %581 ]
  br i1 %608, label %609, label %659

609:                                              ; preds = %603, %557
  %610 = phi i64 [ %560, %557 ], [ %604, %603 ]
  %611 = phi ptr [ %330, %557 ], [ %605, %603 ]
  %612 = phi ptr [ %332, %557 ], [ %606, %603 ]
  %613 = phi i32 [ 2, %557 ], [ %607, %603 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %614 = icmp eq i32 %613, 2
  br i1 %614, label %615, label %619

615:                                              ; preds = %609
  %616 = load ptr, ptr %244, align 8
  %617 = ptrtoint ptr %616 to i64
  %618 = sub i64 %325, %617
  br label %624

619:                                              ; preds = %609
  %620 = load i64, ptr %80, align 8
  %621 = sub i64 %325, %620
  %622 = load i64, ptr %78, align 8
  %623 = add i64 %621, %622
  br label %624

624:                                              ; preds = %615, %619
  %625 = phi i64 [ %618, %615 ], [ %623, %619 ]
  store i64 %625, ptr %12, align 8
  store i32 %613, ptr %256, align 8
  %626 = trunc i64 %317 to i32
  store i32 %626, ptr %257, align 4
  store i32 0, ptr %258, align 8
  store i32 0, ptr %259, align 4
  br i1 %110, label %627, label %645

627:                                              ; preds = %624
  %628 = mul nuw nsw i64 %317, %260
  %629 = getelementptr inbounds i8, ptr %8, i64 %628
  %630 = inttoptr i64 %325 to ptr
  br i1 %261, label %645, label %633

631:                                              ; preds = %633
  %632 = icmp eq i32 %642, 0
  br label %645

633:                                              ; preds = %627, %633
  %634 = phi i64 [ %643, %633 ], [ 0, %627 ]
  %635 = phi i32 [ %642, %633 ], [ 0, %627 ]
  %636 = getelementptr inbounds i8, ptr %629, i64 %634
  %637 = load i8, ptr %636, align 1
  %638 = getelementptr inbounds i8, ptr %630, i64 %634
  %639 = load i8, ptr %638, align 1
  %640 = xor i8 %639, %637
  %641 = zext i8 %640 to i32
  %642 = or i32 %635, %641
  %643 = add nuw nsw i64 %634, 1
  %644 = icmp eq i64 %643, %260
  br i1 %644, label %631, label %633

645:                                              ; preds = %631, %627, %624
  %646 = phi i1 [ false, %624 ], [ true, %627 ], [ %632, %631 ]
  %647 = zext i1 %646 to i32
  store i32 %647, ptr %258, align 8
  br i1 %262, label %650, label %648

648:                                              ; preds = %645
  %649 = getelementptr inbounds %struct.Mark, ptr %611, i64 %610
  br label %651

650:                                              ; preds = %651, %645
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  br label %659

651:                                              ; preds = %648, %651
  %652 = phi i64 [ 0, %648 ], [ %657, %651 ]
  %653 = getelementptr inbounds %struct.Mark, ptr %649, i64 %652
  %654 = add i64 %610, %652
  %655 = shl i64 %654, 1
  %656 = getelementptr inbounds %struct.Mark, ptr %612, i64 %655
  call fastcc void @piece(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %653, ptr noundef %656)
  %657 = add nuw nsw i64 %652, 1
  %658 = icmp eq i64 %657, %263
  br i1 %658, label %650, label %651

659:                                              ; preds = %551, %603, %650, %316
  %660 = phi i64 [ %318, %316 ], [ %318, %551 ], [ %610, %650 ], [ %604, %603 ]
  %661 = add nuw nsw i64 %317, 1
  %662 = icmp eq i64 %661, 32
  br i1 %662, label %264, label %316

663:                                              ; preds = %306, %304, %264, %104
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %11)
  br label %664

664:                                              ; preds = %9, %663
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
  br i1 %14, label %54, label %68

54:                                               ; preds = %32
  %55 = load i32, ptr %2, align 4
  %56 = icmp eq i32 %55, %22
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 0, ptr %2, align 4
  br label %58

58:                                               ; preds = %57, %54
  br label %59

59:                                               ; preds = %58, %65
  %60 = phi i64 [ %66, %65 ], [ 0, %58 ]
  %61 = getelementptr inbounds %struct.Mark, ptr %3, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, %22
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 0, ptr %61, align 4
  br label %65

65:                                               ; preds = %59, %64
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, 2
  br i1 %67, label %68, label %59

68:                                               ; preds = %65, %32
  %69 = load i32, ptr %2, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %84

71:                                               ; preds = %68
  %72 = load i32, ptr %3, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %84

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %74
  %79 = icmp eq i32 %42, 0
  %80 = select i1 %79, ptr %3, ptr %2
  store i32 %22, ptr %80, align 4
  %81 = getelementptr inbounds i8, ptr %80, i64 4
  store i32 %34, ptr %81, align 4
  %82 = getelementptr inbounds i8, ptr %80, i64 8
  store i16 %37, ptr %82, align 4
  %83 = getelementptr inbounds i8, ptr %80, i64 10
  store i16 %53, ptr %83, align 2
  br label %262

84:                                               ; preds = %74, %71, %68
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 0, ptr %5, align 4
  %85 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 4
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %86, 0
  %88 = or i1 %70, %87
  br i1 %88, label %93, label %89

89:                                               ; preds = %84
  %90 = icmp eq i32 %42, 0
  %91 = select i1 %90, i32 17, i32 16
  %92 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %2, i32 noundef %11, i32 noundef %15, i32 noundef 1, i32 noundef %91, ptr noundef nonnull %5)
  br label %93

93:                                               ; preds = %84, %89
  %94 = phi i32 [ %92, %89 ], [ 0, %84 ]
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %105, label %96

96:                                               ; preds = %93
  %97 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  %98 = load i32, ptr %97, align 8
  %99 = icmp eq i32 %98, 0
  %100 = icmp sgt i32 %94, 26
  %101 = or i1 %100, %99
  %102 = load i32, ptr %5, align 4
  %103 = select i1 %101, i32 %102, i32 0
  %104 = load i64, ptr %1, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %94, i32 noundef %103, ptr noundef nonnull %2, i32 noundef %11, i64 noundef %104, i32 noundef %13)
  store i32 1, ptr %85, align 4
  br label %105

105:                                              ; preds = %96, %93
  %106 = load i32, ptr %41, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %105
  %109 = getelementptr inbounds %struct.Lane, ptr %1, i64 0, i32 3
  br label %212

110:                                              ; preds = %105
  %111 = load ptr, ptr %19, align 8
  %112 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 14
  %113 = load i32, ptr %112, align 8
  %114 = and i32 %10, 31
  %115 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 23
  %116 = shl nuw i32 1, %114
  br label %120

117:                                              ; preds = %172
  %118 = add nuw nsw i64 %121, 1
  %119 = icmp eq i64 %121, 0
  br i1 %119, label %120, label %181

120:                                              ; preds = %117, %110
  %121 = phi i64 [ 0, %110 ], [ %118, %117 ]
  %122 = getelementptr inbounds %struct.Mark, ptr %3, i64 %121
  %123 = getelementptr inbounds %struct.Mark, ptr %3, i64 %121, i32 3
  %124 = load i16, ptr %123, align 2
  %125 = and i16 %124, 1023
  %126 = zext i16 %125 to i32
  %127 = load i32, ptr %122, align 4
  %128 = icmp eq i32 %127, %113
  %129 = and i16 %124, 16384
  %130 = icmp eq i16 %129, 0
  br i1 %130, label %160, label %131

131:                                              ; preds = %120
  %132 = getelementptr inbounds %struct.Mark, ptr %3, i64 %121, i32 1
  %133 = load i32, ptr %132, align 4
  %134 = and i32 %133, 16777215
  %135 = load i32, ptr %6, align 8
  %136 = lshr i32 %133, 24
  %137 = load ptr, ptr %115, align 8
  %138 = zext i32 %135 to i64
  %139 = getelementptr inbounds [32 x %struct.Known], ptr %137, i64 0, i64 %138
  %140 = zext i32 %136 to i64
  %141 = getelementptr inbounds [256 x i32], ptr %139, i64 0, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = getelementptr inbounds %struct.Protocol, ptr %137, i64 0, i32 1, i64 %138
  %144 = getelementptr inbounds [256 x i32], ptr %143, i64 0, i64 %140
  %145 = load i32, ptr %144, align 4
  %146 = getelementptr inbounds %struct.Protocol, ptr %137, i64 0, i32 3, i64 %138
  %147 = load i32, ptr %146, align 4
  %148 = and i32 %147, %116
  %149 = icmp ne i32 %148, 0
  %150 = icmp ugt i32 %145, %142
  %151 = select i1 %149, i1 %150, i1 false
  %152 = select i1 %151, i32 %145, i32 %142
  %153 = icmp ult i32 %134, %152
  br i1 %153, label %172, label %154

154:                                              ; preds = %131
  %155 = load i32, ptr %16, align 8
  %156 = icmp eq i32 %136, %155
  br i1 %156, label %157, label %172

157:                                              ; preds = %154
  %158 = lshr i32 %126, 5
  %159 = icmp eq i32 %158, %135
  br label %172

160:                                              ; preds = %120
  %161 = icmp eq i32 %11, %126
  br i1 %161, label %172, label %162

162:                                              ; preds = %160
  %163 = getelementptr inbounds %struct.Mark, ptr %3, i64 %121, i32 1
  %164 = load i32, ptr %163, align 4
  %165 = load i32, ptr %6, align 8
  %166 = zext i32 %165 to i64
  %167 = lshr i32 %126, 5
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds %struct.Checks, ptr %111, i64 0, i32 17, i64 %166, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = icmp ult i32 %164, %170
  br label %172

172:                                              ; preds = %162, %160, %157, %154, %131
  %173 = phi i1 [ true, %131 ], [ false, %154 ], [ %159, %157 ], [ true, %160 ], [ %171, %162 ]
  %174 = icmp eq i32 %127, 0
  %175 = select i1 %128, i1 %173, i1 false
  %176 = select i1 %174, i1 true, i1 %175
  br i1 %176, label %177, label %117

177:                                              ; preds = %172
  store i32 %22, ptr %122, align 4
  %178 = getelementptr inbounds i8, ptr %122, i64 4
  store i32 %34, ptr %178, align 4
  %179 = getelementptr inbounds i8, ptr %122, i64 8
  store i16 %37, ptr %179, align 4
  %180 = getelementptr inbounds i8, ptr %122, i64 10
  store i16 %53, ptr %180, align 2
  br label %261

181:                                              ; preds = %117
  %182 = load i32, ptr %3, align 4
  %183 = icmp eq i32 %182, %113
  %184 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, %113
  %187 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %188 = load i16, ptr %187, align 2
  %189 = lshr i16 %188, 5
  %190 = and i16 %189, 31
  %191 = zext i16 %190 to i32
  %192 = select i1 %183, i1 true, i1 %186
  br i1 %192, label %197, label %193

193:                                              ; preds = %181
  store i32 %22, ptr %184, align 4
  %194 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 1
  store i32 %34, ptr %194, align 4
  %195 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 2
  store i16 %37, ptr %195, align 4
  %196 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  store i16 %53, ptr %196, align 2
  br label %261

197:                                              ; preds = %181
  %198 = select i1 %183, i1 %186, i1 false
  br i1 %198, label %199, label %261

199:                                              ; preds = %197
  %200 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  %201 = load i16, ptr %200, align 2
  %202 = lshr i16 %201, 5
  %203 = and i16 %202, 31
  %204 = icmp eq i16 %190, %203
  br i1 %204, label %205, label %261

205:                                              ; preds = %199
  %206 = load i32, ptr %6, align 8
  %207 = icmp eq i32 %206, %191
  br i1 %207, label %261, label %208

208:                                              ; preds = %205
  store i32 %22, ptr %184, align 4
  %209 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 1
  store i32 %34, ptr %209, align 4
  %210 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 2
  store i16 %37, ptr %210, align 4
  %211 = getelementptr inbounds %struct.Mark, ptr %3, i64 1, i32 3
  store i16 %53, ptr %211, align 2
  br label %261

212:                                              ; preds = %108, %233
  %213 = phi i64 [ 0, %108 ], [ %234, %233 ]
  %214 = load i32, ptr %85, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %217, label %216

216:                                              ; preds = %233, %212
  br i1 %18, label %236, label %255

217:                                              ; preds = %212
  %218 = getelementptr inbounds %struct.Mark, ptr %3, i64 %213
  %219 = load i32, ptr %218, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %233, label %221

221:                                              ; preds = %217
  %222 = call fastcc i32 @race_of(ptr noundef %0, ptr noundef nonnull %218, i32 noundef %11, i32 noundef %15, i32 noundef 0, i32 noundef 18, ptr noundef nonnull %5)
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %233, label %224

224:                                              ; preds = %221
  %225 = load i32, ptr %109, align 8
  %226 = icmp eq i32 %225, 0
  %227 = icmp sgt i32 %222, 26
  %228 = or i1 %227, %226
  %229 = load i32, ptr %5, align 4
  %230 = select i1 %228, i32 %229, i32 0
  %231 = load i64, ptr %1, align 8
  %232 = load i32, ptr %12, align 8
  tail call fastcc void @note_race(ptr noundef %0, i32 noundef %222, i32 noundef %230, ptr noundef nonnull %218, i32 noundef %11, i64 noundef %231, i32 noundef %232)
  store i32 1, ptr %85, align 4
  br label %233

233:                                              ; preds = %221, %217, %224
  %234 = add nuw nsw i64 %213, 1
  %235 = icmp eq i64 %234, 2
  br i1 %235, label %216, label %212

236:                                              ; preds = %216
  %237 = load i32, ptr %38, align 8
  %238 = icmp eq i32 %237, 2
  br i1 %238, label %239, label %255

239:                                              ; preds = %236
  %240 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 3
  %241 = load i16, ptr %240, align 2
  %242 = and i16 %241, 12288
  %243 = icmp eq i16 %242, 8192
  br i1 %243, label %255, label %244

244:                                              ; preds = %239
  %245 = load i32, ptr %2, align 4
  %246 = icmp eq i32 %245, %22
  br i1 %246, label %247, label %255

247:                                              ; preds = %244
  %248 = getelementptr inbounds %struct.Mark, ptr %2, i64 0, i32 1
  %249 = load i32, ptr %248, align 4
  %250 = icmp eq i32 %249, %34
  br i1 %250, label %251, label %255

251:                                              ; preds = %247
  %252 = and i16 %241, 1023
  %253 = zext i16 %252 to i32
  %254 = icmp eq i32 %11, %253
  br i1 %254, label %259, label %255

255:                                              ; preds = %247, %244, %239, %236, %216, %251
  store i32 %22, ptr %2, align 4
  %256 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %34, ptr %256, align 4
  %257 = getelementptr inbounds i8, ptr %2, i64 8
  store i16 %37, ptr %257, align 4
  %258 = getelementptr inbounds i8, ptr %2, i64 10
  store i16 %53, ptr %258, align 2
  br label %259

259:                                              ; preds = %255, %251
  %260 = getelementptr inbounds %struct.Mark, ptr %3, i64 1
  store i32 0, ptr %260, align 4
  store i32 0, ptr %3, align 4
  br label %261

261:                                              ; preds = %208, %205, %199, %197, %193, %177, %259
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  br label %262

262:                                              ; preds = %261, %78
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
  br i1 %18, label %153, label %19

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
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %38 = shl i32 %17, 5
  %39 = add i32 %17, 32
  %40 = zext i32 %17 to i64
  %41 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 4, i64 1, i64 %40
  %42 = icmp eq ptr %8, null
  %43 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 10
  %44 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9
  %45 = ptrtoint ptr %44 to i64
  %46 = add nsw i32 %2, 1
  %47 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 7, i64 %40
  %48 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 8, i64 %40
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %50 = add i32 %17, 64
  %51 = select i1 %27, i32 1, i32 2
  %52 = select i1 %33, i32 1, i32 2
  br label %53

53:                                               ; preds = %19, %150
  %54 = phi i64 [ 0, %19 ], [ %151, %150 ]
  %55 = trunc i64 %54 to i32
  %56 = shl nuw i32 1, %55
  %57 = and i32 %56, %3
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %150, label %59

59:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  store ptr %13, ptr %21, align 8
  store i32 %17, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %60 = getelementptr inbounds i32, ptr %7, i64 %54
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 %28, ptr %26, align 8
  store i32 0, ptr %29, align 4
  store i32 256, ptr %30, align 8
  store i32 0, ptr %31, align 4
  store i32 0, ptr %32, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %149, label %63

63:                                               ; preds = %59
  br i1 %33, label %73, label %64

64:                                               ; preds = %63
  %65 = getelementptr inbounds i64, ptr %5, i64 %54
  %66 = load i64, ptr %65, align 8
  %67 = load i64, ptr %34, align 8
  %68 = zext i32 %61 to i64
  %69 = icmp ult i64 %67, %68
  %70 = sub i64 %67, %68
  %71 = icmp ult i64 %70, %66
  %72 = or i1 %69, %71
  br i1 %72, label %149, label %73

73:                                               ; preds = %64, %63
  br i1 %36, label %83, label %74

74:                                               ; preds = %73
  %75 = getelementptr inbounds i64, ptr %6, i64 %54
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %37, align 8
  %78 = zext i32 %61 to i64
  %79 = icmp ult i64 %77, %78
  %80 = sub i64 %77, %78
  %81 = icmp ult i64 %80, %76
  %82 = or i1 %79, %81
  br i1 %82, label %149, label %83

83:                                               ; preds = %74, %73
  %84 = trunc i64 %54 to i32
  %85 = or i32 %38, %84
  %86 = load i32, ptr %41, align 4
  br i1 %42, label %120, label %87

87:                                               ; preds = %83
  %88 = load i64, ptr %43, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %102, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds i64, ptr %8, i64 %54
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, 1
  br label %97

94:                                               ; preds = %97
  %95 = add nuw i64 %98, 1
  %96 = icmp eq i64 %95, %88
  br i1 %96, label %102, label %97

97:                                               ; preds = %94, %90
  %98 = phi i64 [ 0, %90 ], [ %95, %94 ]
  %99 = getelementptr inbounds %struct.Protocol, ptr %15, i64 0, i32 9, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, %93
  br i1 %101, label %102, label %94

102:                                              ; preds = %94, %97, %87
  %103 = phi ptr [ null, %87 ], [ null, %94 ], [ %99, %97 ]
  %104 = icmp eq ptr %103, null
  br i1 %104, label %117, label %105

105:                                              ; preds = %102
  %106 = ptrtoint ptr %103 to i64
  %107 = sub i64 %106, %45
  %108 = sdiv exact i64 %107, 3128
  %109 = trunc i64 %108 to i32
  %110 = add i32 %109, 128
  %111 = getelementptr inbounds %struct.Tracked, ptr %103, i64 0, i32 2
  %112 = load i32, ptr %111, align 4
  %113 = add i32 %112, 1
  %114 = getelementptr inbounds %struct.Tracked, ptr %103, i64 0, i32 9
  store i32 %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.Tracked, ptr %103, i64 0, i32 10
  store i32 %2, ptr %115, align 4
  %116 = getelementptr inbounds %struct.Tracked, ptr %103, i64 0, i32 11
  store i32 %85, ptr %116, align 8
  br label %117

117:                                              ; preds = %102, %105
  %118 = phi i32 [ %110, %105 ], [ %39, %102 ]
  %119 = phi i32 [ %112, %105 ], [ %86, %102 ]
  br i1 %104, label %149, label %121

120:                                              ; preds = %83
  store i32 %46, ptr %47, align 4
  store i32 %86, ptr %48, align 4
  br label %121

121:                                              ; preds = %117, %120
  %122 = phi i32 [ %118, %117 ], [ %50, %120 ]
  %123 = phi i32 [ %118, %117 ], [ %39, %120 ]
  %124 = phi i32 [ %119, %117 ], [ %86, %120 ]
  br i1 %36, label %141, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds i64, ptr %6, i64 %54
  %127 = load i64, ptr %126, align 8
  %128 = zext i32 %61 to i64
  %129 = load ptr, ptr %49, align 8
  br label %133

130:                                              ; preds = %133
  %131 = add nuw nsw i64 %134, 1
  %132 = icmp eq i64 %131, %128
  br i1 %132, label %141, label %133

133:                                              ; preds = %130, %125
  %134 = phi i64 [ 0, %125 ], [ %131, %130 ]
  %135 = add i64 %134, %127
  %136 = getelementptr inbounds i8, ptr %129, i64 %135
  %137 = load i8, ptr %136, align 1
  %138 = icmp eq i8 %137, 0
  br i1 %138, label %139, label %130

139:                                              ; preds = %133
  %140 = trunc i64 %54 to i32
  call fastcc void @note_error(ptr noundef nonnull %11, i32 noundef 3, i32 noundef %140, i64 noundef %135, i32 noundef 2)
  br label %141

141:                                              ; preds = %130, %139, %121
  %142 = phi i32 [ 1, %121 ], [ 2, %139 ], [ 2, %130 ]
  %143 = getelementptr inbounds i64, ptr %6, i64 %54
  %144 = load i64, ptr %143, align 8
  %145 = trunc i64 %54 to i32
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef 0, i32 noundef %123, i32 noundef %124, i32 noundef %145, i64 noundef %144, i32 noundef %142)
  %146 = getelementptr inbounds i64, ptr %5, i64 %54
  %147 = load i64, ptr %146, align 8
  %148 = trunc i64 %54 to i32
  call fastcc void @range(ptr noundef nonnull %11, i32 noundef %51, i32 noundef %122, i32 noundef %124, i32 noundef %148, i64 noundef %147, i32 noundef %52)
  br label %149

149:                                              ; preds = %141, %117, %59, %64, %74
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %11)
  br label %150

150:                                              ; preds = %149, %53
  %151 = add nuw nsw i64 %54, 1
  %152 = icmp eq i64 %151, 32
  br i1 %152, label %153, label %53

153:                                              ; preds = %150, %10
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
  %17 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 9
  store i32 %3, ptr %18, align 4
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
  br i1 %28, label %193, label %29

29:                                               ; preds = %6
  %30 = lshr i32 %5, 3
  %31 = lshr i32 %4, 3
  %32 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %33 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %35 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %36 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %37 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %38 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %42 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Lane, ptr %7, i64 0, i32 4
  %46 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 12
  %48 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 6
  %49 = zext i32 %31 to i64
  %50 = icmp ugt i32 %5, 7
  br label %51

51:                                               ; preds = %29, %187
  %52 = phi i32 [ 0, %29 ], [ %188, %187 ]
  %53 = load i32, ptr %25, align 4
  %54 = icmp eq i32 %53, 0
  %55 = or i1 %50, %54
  br i1 %55, label %56, label %187

56:                                               ; preds = %51
  %57 = lshr i32 %52, 3
  %58 = zext i32 %57 to i64
  %59 = lshr i32 %52, 3
  %60 = zext i32 %59 to i64
  %61 = and i32 %52, 7
  %62 = add i32 %52, %4
  %63 = lshr i32 %62, 3
  %64 = zext i32 %63 to i64
  %65 = and i32 %62, 7
  br label %66

66:                                               ; preds = %56, %180
  %67 = phi i64 [ 0, %56 ], [ %181, %180 ]
  %68 = phi i1 [ %54, %56 ], [ %183, %180 ]
  br i1 %68, label %108, label %69

69:                                               ; preds = %66
  %70 = add nuw nsw i64 %67, %49
  %71 = load i32, ptr %32, align 8
  %72 = icmp eq i32 %71, 0
  %73 = lshr i32 256, %71
  %74 = select i1 %72, i32 16, i32 %73
  %75 = lshr i32 %74, 4
  %76 = load i64, ptr %3, align 8
  br i1 %72, label %77, label %84

77:                                               ; preds = %69
  %78 = load i32, ptr %35, align 4
  %79 = zext i32 %78 to i64
  %80 = mul nuw i64 %70, %79
  %81 = load i32, ptr %36, align 8
  %82 = zext i32 %81 to i64
  %83 = mul nuw nsw i64 %82, %60
  br label %100

84:                                               ; preds = %69
  %85 = add nuw nsw i32 %75, 268435455
  %86 = trunc i64 %70 to i32
  %87 = and i32 %85, %86
  %88 = shl i32 %87, 4
  %89 = zext i32 %88 to i64
  %90 = trunc i64 %70 to i32
  %91 = udiv i32 %90, %75
  %92 = zext i32 %91 to i64
  %93 = load i32, ptr %33, align 8
  %94 = zext i32 %93 to i64
  %95 = mul nuw i64 %94, %92
  %96 = add i64 %95, %89
  %97 = load i32, ptr %34, align 4
  %98 = zext i32 %97 to i64
  %99 = mul nuw nsw i64 %98, %58
  br label %100

100:                                              ; preds = %77, %84
  %101 = phi i64 [ %80, %77 ], [ %99, %84 ]
  %102 = phi i64 [ %83, %77 ], [ %96, %84 ]
  %103 = add i64 %102, %101
  %104 = mul nuw nsw i32 %74, %61
  %105 = zext i32 %104 to i64
  %106 = add i64 %76, %105
  %107 = add i64 %106, %103
  br label %130

108:                                              ; preds = %66
  %109 = load i32, ptr %37, align 8
  %110 = icmp eq i32 %109, 0
  %111 = lshr i32 256, %109
  %112 = select i1 %110, i32 16, i32 %111
  %113 = lshr i32 %112, 4
  %114 = load i64, ptr %3, align 8
  %115 = load i32, ptr %38, align 4
  %116 = zext i32 %115 to i64
  %117 = mul nuw nsw i64 %116, %64
  br i1 %110, label %118, label %120

118:                                              ; preds = %108
  %119 = load i32, ptr %39, align 8
  br label %120

120:                                              ; preds = %118, %108
  %121 = phi i32 [ %119, %118 ], [ 16, %108 ]
  %122 = trunc i64 %67 to i32
  %123 = mul i32 %121, %122
  %124 = zext i32 %123 to i64
  %125 = mul nuw nsw i32 %112, %65
  %126 = zext i32 %125 to i64
  %127 = add i64 %114, %126
  %128 = add i64 %127, %117
  %129 = add i64 %128, %124
  br label %130

130:                                              ; preds = %120, %100
  %131 = phi i64 [ %129, %120 ], [ %107, %100 ]
  %132 = phi i32 [ %113, %120 ], [ %75, %100 ]
  %133 = phi i1 [ %110, %120 ], [ %72, %100 ]
  %134 = lshr i64 %131, 7
  %135 = add nsw i32 %132, -1
  %136 = zext i32 %135 to i64
  %137 = and i64 %134, %136
  %138 = shl nuw nsw i64 %137, 4
  %139 = select i1 %133, i64 0, i64 %138
  %140 = xor i64 %139, %131
  %141 = load i64, ptr %40, align 8
  %142 = icmp ult i64 %141, 16
  %143 = add i64 %141, -16
  %144 = icmp ult i64 %143, %140
  %145 = or i1 %142, %144
  br i1 %145, label %193, label %146

146:                                              ; preds = %130
  %147 = load ptr, ptr %41, align 8
  br label %151

148:                                              ; preds = %151
  %149 = add nuw nsw i64 %152, 1
  %150 = icmp eq i64 %149, 16
  br i1 %150, label %158, label %151

151:                                              ; preds = %148, %146
  %152 = phi i64 [ 0, %146 ], [ %149, %148 ]
  %153 = add i64 %152, %140
  %154 = getelementptr inbounds i8, ptr %147, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = icmp eq i8 %155, 0
  br i1 %156, label %157, label %148

157:                                              ; preds = %151
  call fastcc void @note_error(ptr noundef nonnull %8, i32 noundef 3, i32 noundef 0, i64 noundef %153, i32 noundef 2)
  br label %158

158:                                              ; preds = %148, %157
  %159 = load i32, ptr %15, align 4
  %160 = add i32 %159, 96
  %161 = zext i32 %159 to i64
  %162 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 4, i64 2, i64 %161
  %163 = load i32, ptr %162, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  store i64 %140, ptr %7, align 8
  store i32 2, ptr %42, align 8
  store i32 0, ptr %43, align 4
  store i32 0, ptr %44, align 8
  store i32 0, ptr %45, align 4
  store i32 0, ptr %19, align 4
  store i32 %160, ptr %22, align 8
  store i32 %163, ptr %23, align 4
  br label %164

164:                                              ; preds = %164, %158
  %165 = phi i64 [ 0, %158 ], [ %178, %164 ]
  %166 = add i64 %165, %140
  %167 = load ptr, ptr %46, align 8
  %168 = load ptr, ptr %47, align 8
  store i64 %166, ptr %7, align 8
  %169 = load i32, ptr %48, align 4
  %170 = zext i32 %169 to i64
  %171 = lshr i64 %166, %170
  %172 = getelementptr inbounds %struct.Mark, ptr %167, i64 %171
  %173 = shl i64 %171, 1
  %174 = getelementptr inbounds %struct.Mark, ptr %168, i64 %173
  call fastcc void @piece(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef %172, ptr noundef %174)
  %175 = load i32, ptr %48, align 4
  %176 = shl nuw i32 1, %175
  %177 = zext i32 %176 to i64
  %178 = add i64 %165, %177
  %179 = icmp ult i64 %178, 16
  br i1 %179, label %164, label %180

180:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %181 = add nuw nsw i64 %67, 1
  %182 = load i32, ptr %25, align 4
  %183 = icmp eq i32 %182, 0
  %184 = select i1 %183, i32 2, i32 %30
  %185 = zext i32 %184 to i64
  %186 = icmp ult i64 %181, %185
  br i1 %186, label %66, label %187

187:                                              ; preds = %180, %51
  %188 = add nuw i32 %52, 1
  %189 = load i32, ptr %25, align 4
  %190 = icmp eq i32 %189, 0
  %191 = select i1 %190, i32 %5, i32 16
  %192 = icmp ult i32 %188, %191
  br i1 %192, label %51, label %193

193:                                              ; preds = %187, %130, %6
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
  br i1 %18, label %132, label %19

19:                                               ; preds = %3
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 1, i64 1
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 50
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i32 %26, 2
  br i1 %27, label %132, label %28

28:                                               ; preds = %19
  %29 = add i32 %13, -1
  %30 = add i32 %15, -1
  %31 = urem i32 %29, %22
  %32 = udiv i32 %29, %22
  %33 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49
  %34 = load i32, ptr %33, align 8
  %35 = udiv i32 %31, %34
  %36 = urem i32 %30, %22
  %37 = udiv i32 %30, %22
  %38 = udiv i32 %36, %34
  %39 = icmp eq i32 %35, %38
  br i1 %39, label %40, label %132

40:                                               ; preds = %28
  %41 = urem i32 %32, %24
  %42 = udiv i32 %32, %24
  %43 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49, i64 1
  %44 = load i32, ptr %43, align 4
  %45 = udiv i32 %41, %44
  %46 = urem i32 %37, %24
  %47 = udiv i32 %37, %24
  %48 = udiv i32 %46, %44
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %50, label %132

50:                                               ; preds = %40
  %51 = getelementptr inbounds %struct.Machine, ptr %20, i64 0, i32 49, i64 2
  %52 = load i32, ptr %51, align 8
  %53 = udiv i32 %42, %52
  %54 = udiv i32 %47, %52
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %56, label %132

56:                                               ; preds = %50
  %57 = load ptr, ptr %0, align 8
  %58 = add i32 %13, -1
  %59 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 1
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 1, i64 1
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 49
  %64 = urem i32 %58, %60
  %65 = load i32, ptr %63, align 4
  %66 = urem i32 %64, %65
  %67 = udiv i32 %58, %60
  %68 = urem i32 %67, %62
  %69 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 49, i64 1
  %70 = load i32, ptr %69, align 4
  %71 = urem i32 %68, %70
  %72 = udiv i32 %67, %62
  %73 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 49, i64 2
  %74 = load i32, ptr %73, align 4
  %75 = urem i32 %72, %74
  %76 = mul i32 %75, %70
  %77 = add i32 %76, %71
  %78 = mul i32 %77, %65
  %79 = add i32 %78, %66
  %80 = mul i32 %79, 33
  %81 = and i16 %9, 16384
  %82 = icmp eq i16 %81, 0
  %83 = lshr i16 %9, 5
  %84 = and i16 %83, 31
  %85 = select i1 %82, i16 %84, i16 32
  %86 = zext i16 %85 to i32
  %87 = add i32 %80, %86
  %88 = getelementptr inbounds %struct.Machine, ptr %57, i64 0, i32 52
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds %struct.Order, ptr %7, i64 0, i32 8, i64 %90
  %92 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %93 = load i32, ptr %92, align 4
  %94 = zext i32 %87 to i64
  %95 = getelementptr inbounds [528 x i32], ptr %91, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = icmp ult i32 %93, %96
  br i1 %97, label %132, label %98

98:                                               ; preds = %56
  %99 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %100 = load i32, ptr %99, align 8
  %101 = tail call i32 @llvm.umin.i32(i32 %100, i32 %12)
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %132

103:                                              ; preds = %98
  %104 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 16
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %114, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 13
  %109 = load ptr, ptr %108, align 8
  %110 = zext i32 %58 to i64
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = icmp ugt i8 %112, 1
  br i1 %113, label %132, label %114

114:                                              ; preds = %107, %103
  %115 = getelementptr inbounds %struct.Order, ptr %7, i64 0, i32 8, i64 %90, i32 1, i64 %94
  %116 = load i32, ptr %115, align 4
  %117 = icmp ult i32 %93, %116
  br i1 %117, label %118, label %121

118:                                              ; preds = %114
  %119 = icmp ne i32 %2, 0
  %120 = zext i1 %119 to i32
  br label %132

121:                                              ; preds = %114
  %122 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %123 = load i32, ptr %122, align 4
  %124 = icmp ne i32 %123, 0
  %125 = icmp sgt i16 %9, -1
  %126 = select i1 %124, i1 true, i1 %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %121
  %128 = icmp eq i32 %123, 2
  %129 = icmp eq i32 %2, 0
  %130 = and i1 %129, %128
  %131 = select i1 %130, i32 1, i32 2
  br label %132

132:                                              ; preds = %19, %40, %28, %121, %118, %56, %98, %107, %127, %3, %50
  %133 = phi i32 [ -1, %50 ], [ -1, %3 ], [ %120, %118 ], [ -1, %56 ], [ -1, %98 ], [ -1, %107 ], [ %131, %127 ], [ 1, %121 ], [ -1, %28 ], [ -1, %40 ], [ -1, %19 ]
  ret i32 %133
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
  %20 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %21 = load i32, ptr %20, align 8
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
  br i1 %58, label %60, label %275

60:                                               ; preds = %34
  %61 = icmp ne i32 %29, %26
  %62 = icmp sgt i32 %36, -1
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %64, label %275

64:                                               ; preds = %60
  %65 = zext i32 %29 to i64
  %66 = getelementptr inbounds [32 x %struct.Known], ptr %40, i64 0, i64 %65
  %67 = getelementptr inbounds [256 x i32], ptr %66, i64 0, i64 %43
  %68 = load i32, ptr %67, align 4
  %69 = icmp ult i32 %38, %68
  %70 = select i1 %69, i32 17, i32 27
  br label %275

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
  br label %275

105:                                              ; preds = %95, %71
  %106 = icmp eq i32 %4, 0
  br i1 %106, label %275, label %107

107:                                              ; preds = %105
  %108 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 8
  %109 = load i32, ptr %108, align 8
  %110 = icmp ult i32 %109, 32
  br i1 %110, label %275, label %111

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
  br i1 %131, label %275, label %133

133:                                              ; preds = %111
  store i32 0, ptr %6, align 4
  br label %275

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
  br i1 %146, label %271, label %147

147:                                              ; preds = %134
  br i1 %13, label %211, label %148

148:                                              ; preds = %147
  %149 = load ptr, ptr %0, align 8
  %150 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 1
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 1, i64 1
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 50
  %155 = load i32, ptr %154, align 4
  %156 = icmp ult i32 %155, 2
  br i1 %156, label %185, label %157

157:                                              ; preds = %148
  %158 = add i32 %8, -1
  %159 = add i32 %12, -1
  %160 = urem i32 %158, %151
  %161 = udiv i32 %158, %151
  %162 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 49
  %163 = load i32, ptr %162, align 8
  %164 = udiv i32 %160, %163
  %165 = urem i32 %159, %151
  %166 = udiv i32 %159, %151
  %167 = udiv i32 %165, %163
  %168 = icmp eq i32 %164, %167
  br i1 %168, label %169, label %185

169:                                              ; preds = %157
  %170 = urem i32 %161, %153
  %171 = udiv i32 %161, %153
  %172 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 49, i64 1
  %173 = load i32, ptr %172, align 4
  %174 = udiv i32 %170, %173
  %175 = urem i32 %166, %153
  %176 = udiv i32 %166, %153
  %177 = udiv i32 %175, %173
  %178 = icmp eq i32 %174, %177
  br i1 %178, label %179, label %185

179:                                              ; preds = %169
  %180 = getelementptr inbounds %struct.Machine, ptr %149, i64 0, i32 49, i64 2
  %181 = load i32, ptr %180, align 8
  %182 = udiv i32 %171, %181
  %183 = udiv i32 %176, %181
  %184 = icmp ne i32 %182, %183
  br label %185

185:                                              ; preds = %179, %169, %157, %148
  %186 = phi i1 [ true, %148 ], [ true, %169 ], [ true, %157 ], [ %184, %179 ]
  %187 = icmp eq i32 %3, 0
  %188 = and i1 %187, %186
  br i1 %188, label %189, label %271

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 16
  %191 = load i32, ptr %190, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %201, label %193

193:                                              ; preds = %189
  %194 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 13
  %195 = load ptr, ptr %194, align 8
  %196 = add i32 %8, -1
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %195, i64 %197
  %199 = load i8, ptr %198, align 1
  %200 = icmp ugt i8 %199, 2
  br i1 %200, label %271, label %201

201:                                              ; preds = %193, %189
  switch i32 %145, label %271 [
    i32 2, label %202
    i32 0, label %259
  ]

202:                                              ; preds = %201
  %203 = and i16 %136, 2048
  %204 = icmp eq i16 %203, 0
  br i1 %204, label %205, label %271

205:                                              ; preds = %202
  %206 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 7
  %207 = load i32, ptr %206, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %271

209:                                              ; preds = %205
  %210 = icmp eq i32 %145, 0
  br i1 %210, label %259, label %271

211:                                              ; preds = %147
  %212 = icmp eq i32 %145, 2
  %213 = icmp eq i32 %141, %2
  %214 = select i1 %212, i1 true, i1 %213
  br i1 %214, label %271, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %217 = load i32, ptr %216, align 4
  %218 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %219 = load i32, ptr %218, align 8
  %220 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 23
  %221 = load ptr, ptr %220, align 8
  %222 = zext i32 %219 to i64
  %223 = zext i32 %142 to i64
  %224 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 17, i64 %222, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = icmp eq ptr %221, null
  br i1 %226, label %238, label %227

227:                                              ; preds = %215
  %228 = and i32 %2, 31
  %229 = getelementptr inbounds %struct.Protocol, ptr %221, i64 0, i32 3, i64 %222
  %230 = load i32, ptr %229, align 4
  %231 = shl nuw i32 1, %228
  %232 = and i32 %230, %231
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %238, label %234

234:                                              ; preds = %227
  %235 = getelementptr inbounds %struct.Protocol, ptr %221, i64 0, i32 2, i64 %222, i64 %223
  %236 = load i32, ptr %235, align 4
  %237 = tail call i32 @llvm.umax.i32(i32 %236, i32 %225)
  br label %238

238:                                              ; preds = %234, %227, %215
  %239 = phi i32 [ %225, %227 ], [ %225, %215 ], [ %237, %234 ]
  %240 = icmp ult i32 %217, %239
  br i1 %240, label %271, label %241

241:                                              ; preds = %238
  %242 = icmp ne i32 %145, 0
  br i1 %242, label %243, label %247

243:                                              ; preds = %241
  %244 = icmp eq i32 %3, 0
  %245 = icmp eq i32 %142, %219
  %246 = select i1 %244, i1 true, i1 %245
  br i1 %246, label %271, label %247

247:                                              ; preds = %243, %241
  %248 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 20, i64 %222
  %249 = load i32, ptr %248, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %255, label %251

251:                                              ; preds = %247
  %252 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 19, i64 %223
  %253 = load i32, ptr %252, align 4
  %254 = icmp ult i32 %217, %253
  br i1 %254, label %271, label %255

255:                                              ; preds = %251, %247
  %256 = icmp eq i32 %142, %219
  %257 = select i1 %242, i1 true, i1 %256
  %258 = select i1 %257, i32 1, i32 2
  br label %259

259:                                              ; preds = %255, %209, %201
  %260 = phi i32 [ 2, %209 ], [ 2, %201 ], [ %258, %255 ]
  %261 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %262 = load i32, ptr %261, align 4
  %263 = icmp ne i32 %262, 0
  %264 = icmp sgt i16 %136, -1
  %265 = select i1 %263, i1 true, i1 %264
  br i1 %265, label %266, label %270

266:                                              ; preds = %259
  %267 = icmp ne i32 %262, 2
  %268 = icmp ne i32 %4, 0
  %269 = or i1 %268, %267
  br i1 %269, label %271, label %270

270:                                              ; preds = %266, %259
  br label %271

271:                                              ; preds = %134, %185, %193, %201, %202, %205, %209, %211, %238, %243, %251, %266, %270
  %272 = phi i32 [ -1, %134 ], [ -1, %185 ], [ -1, %193 ], [ 2, %205 ], [ 2, %202 ], [ -1, %201 ], [ -1, %209 ], [ -1, %211 ], [ -1, %238 ], [ -1, %243 ], [ -1, %251 ], [ 1, %270 ], [ %260, %266 ]
  store i32 %272, ptr %6, align 4
  %273 = icmp slt i32 %272, 0
  %274 = select i1 %273, i32 0, i32 %5
  br label %275

275:                                              ; preds = %133, %111, %107, %105, %101, %64, %60, %34, %271
  %276 = phi i32 [ %274, %271 ], [ %59, %34 ], [ 27, %60 ], [ %70, %64 ], [ %104, %101 ], [ %132, %111 ], [ 0, %107 ], [ 0, %105 ], [ 29, %133 ]
  ret i32 %276
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)



