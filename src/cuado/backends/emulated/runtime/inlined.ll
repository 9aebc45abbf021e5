; sha256 of the sources: 94bb9aa0c17f355bd4f6a89c3e7369d4519b3199744035aea2d95e3b505edc96

%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [128 x %struct.Entry], [3 x [32 x i32]], i64, i32, i32 }
%struct.Entry = type { i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64, i64, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @reconverged(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 16
  %5 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 3
  br label %7

7:                                                ; preds = %30, %1
  %8 = phi i32 [ %3, %1 ], [ %31, %30 ]
  %9 = phi i32 [ undef, %1 ], [ %32, %30 ]
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = add nsw i32 %8, -1
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %13
  %15 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %13, i32 2
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %4, align 8
  %18 = and i32 %17, %16
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %11
  store i32 %12, ptr %2, align 8
  %21 = load i32, ptr %5, align 4
  %22 = and i32 %21, %16
  store i32 %22, ptr %0, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %13, i32 1
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %6, align 4
  %25 = icmp eq i32 %22, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %20
  %27 = load i32, ptr %14, align 4
  %28 = icmp eq i32 %27, %24
  br i1 %28, label %29, label %30

29:                                               ; preds = %26, %20
  br label %30

30:                                               ; preds = %26, %11, %29
  %31 = phi i32 [ %12, %29 ], [ %8, %11 ], [ %12, %26 ]
  %32 = phi i32 [ %9, %29 ], [ %9, %11 ], [ %27, %26 ]
  %33 = phi i32 [ 0, %29 ], [ 3, %11 ], [ 1, %26 ]
  switch i32 %33, label %37 [
    i32 0, label %7
    i32 3, label %34
    i32 1, label %35
  ]

34:                                               ; preds = %30, %7
  store i32 0, ptr %0, align 8
  br label %35

35:                                               ; preds = %30, %34
  %36 = phi i32 [ -1, %34 ], [ %32, %30 ]
  ret i32 %36

37:                                               ; preds = %30
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind uwtable
define dso_local i32 @diverged(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %2, -1
  %10 = and i32 %8, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %12 = load i32, ptr %11, align 8
  %13 = icmp sgt i32 %12, 126
  br i1 %13, label %14, label %17

14:                                               ; preds = %7
  %15 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %16 = tail call i32 @failed(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 7, i32 noundef %6, i32 noundef %15, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %40

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, %5
  br i1 %20, label %27, label %21

21:                                               ; preds = %17
  %22 = add nsw i32 %12, 1
  store i32 %22, ptr %11, align 8
  %23 = sext i32 %12 to i64
  %24 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %23
  store i32 %5, ptr %24, align 4
  %25 = getelementptr inbounds i8, ptr %24, i64 4
  store i32 %19, ptr %25, align 4
  %26 = getelementptr inbounds i8, ptr %24, i64 8
  store i32 %8, ptr %26, align 4
  store i32 %5, ptr %18, align 4
  br label %27

27:                                               ; preds = %21, %17
  %28 = icmp eq i32 %3, %5
  br i1 %28, label %29, label %30

29:                                               ; preds = %27
  store i32 %10, ptr %1, align 8
  br label %40

30:                                               ; preds = %27
  %31 = icmp eq i32 %4, %5
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  store i32 %2, ptr %1, align 8
  br label %40

33:                                               ; preds = %30
  %34 = load i32, ptr %11, align 8
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 8
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %36
  store i32 %4, ptr %37, align 4
  %38 = getelementptr inbounds i8, ptr %37, i64 4
  store i32 %5, ptr %38, align 4
  %39 = getelementptr inbounds i8, ptr %37, i64 8
  store i32 %10, ptr %39, align 4
  store i32 %2, ptr %1, align 8
  br label %40

40:                                               ; preds = %33, %32, %29, %14
  %41 = phi i32 [ -2, %14 ], [ %4, %29 ], [ %3, %32 ], [ %3, %33 ]
  ret i32 %41
}

declare i32 @failed(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: nounwind uwtable
define dso_local i32 @trapped(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %8 = tail call i32 @failed(ptr noundef %0, ptr noundef %1, i32 noundef 8, i32 noundef %2, i32 noundef %7, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %9

9:                                                ; preds = %4, %6
  %10 = phi i32 [ %8, %6 ], [ 0, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define dso_local i32 @spend(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = zext i32 %3 to i64
  %7 = zext i32 %4 to i64
  %8 = add nuw nsw i64 %7, %6
  %9 = shl nuw nsw i64 %8, 5
  %10 = shl nuw nsw i64 %7, 5
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %10
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %15 = load i64, ptr %14, align 8
  %16 = icmp ult i64 %15, %9
  br i1 %16, label %17, label %21

17:                                               ; preds = %5
  %18 = load i32, ptr %1, align 8
  %19 = tail call i32 @llvm.cttz.i32(i32 %18, i1 true)
  %20 = tail call i32 @failed(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 5, i32 noundef %2, i32 noundef %19, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %23

21:                                               ; preds = %5
  %22 = sub i64 %15, %9
  store i64 %22, ptr %14, align 8
  br label %23

23:                                               ; preds = %21, %17
  %24 = phi i32 [ %20, %17 ], [ 0, %21 ]
  ret i32 %24
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %7, %74
  %10 = phi i64 [ %75, %74 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %74, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  switch i32 %6, label %64 [
    i32 0, label %20
    i32 1, label %24
    i32 2, label %28
    i32 3, label %32
    i32 4, label %36
    i32 5, label %40
    i32 6, label %44
    i32 7, label %47
    i32 8, label %53
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds i32, ptr %2, i64 %10
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, %19
  br label %71

24:                                               ; preds = %15
  %25 = getelementptr inbounds i32, ptr %2, i64 %10
  %26 = load i32, ptr %25, align 4
  %27 = tail call i32 @llvm.umin.i32(i32 %19, i32 %26)
  br label %71

28:                                               ; preds = %15
  %29 = getelementptr inbounds i32, ptr %2, i64 %10
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @llvm.umax.i32(i32 %19, i32 %30)
  br label %71

32:                                               ; preds = %15
  %33 = getelementptr inbounds i32, ptr %2, i64 %10
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %19
  br label %71

36:                                               ; preds = %15
  %37 = getelementptr inbounds i32, ptr %2, i64 %10
  %38 = load i32, ptr %37, align 4
  %39 = or i32 %38, %19
  br label %71

40:                                               ; preds = %15
  %41 = getelementptr inbounds i32, ptr %2, i64 %10
  %42 = load i32, ptr %41, align 4
  %43 = xor i32 %42, %19
  br label %71

44:                                               ; preds = %15
  %45 = getelementptr inbounds i32, ptr %2, i64 %10
  %46 = load i32, ptr %45, align 4
  br label %71

47:                                               ; preds = %15
  %48 = getelementptr inbounds i32, ptr %2, i64 %10
  %49 = load i32, ptr %48, align 4
  %50 = icmp ult i32 %19, %49
  %51 = add i32 %19, 1
  %52 = select i1 %50, i32 %51, i32 0
  br label %71

53:                                               ; preds = %15
  %54 = icmp eq i32 %19, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %53
  %56 = getelementptr inbounds i32, ptr %2, i64 %10
  %57 = load i32, ptr %56, align 4
  %58 = icmp ugt i32 %19, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55, %53
  %60 = getelementptr inbounds i32, ptr %2, i64 %10
  %61 = load i32, ptr %60, align 4
  br label %71

62:                                               ; preds = %55
  %63 = add i32 %19, -1
  br label %71

64:                                               ; preds = %15
  %65 = getelementptr inbounds i32, ptr %2, i64 %10
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %19, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = getelementptr inbounds i32, ptr %3, i64 %10
  %70 = load i32, ptr %69, align 4
  br label %71

71:                                               ; preds = %64, %28, %24, %32, %40, %47, %68, %59, %62, %44, %36, %20
  %72 = phi i32 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %61, %59 ], [ %63, %62 ], [ %70, %68 ], [ %27, %24 ], [ %31, %28 ], [ %19, %64 ]
  store i32 %72, ptr %18, align 4
  %73 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %73, align 4
  br label %74

74:                                               ; preds = %9, %71
  %75 = add nuw nsw i64 %10, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %152, label %9

77:                                               ; preds = %7, %149
  %78 = phi i64 [ %150, %149 ], [ 0, %7 ]
  %79 = trunc i64 %78 to i32
  %80 = shl nuw i32 1, %79
  %81 = and i32 %80, %4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %149, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds i64, ptr %1, i64 %78
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = load atomic i32, ptr %86 monotonic, align 4
  %88 = getelementptr inbounds i32, ptr %2, i64 %78
  %89 = getelementptr inbounds i32, ptr %2, i64 %78
  %90 = getelementptr inbounds i32, ptr %2, i64 %78
  %91 = getelementptr inbounds i32, ptr %2, i64 %78
  %92 = getelementptr inbounds i32, ptr %2, i64 %78
  %93 = getelementptr inbounds i32, ptr %2, i64 %78
  %94 = getelementptr inbounds i32, ptr %2, i64 %78
  %95 = getelementptr inbounds i32, ptr %2, i64 %78
  %96 = getelementptr inbounds i32, ptr %2, i64 %78
  %97 = getelementptr inbounds i32, ptr %2, i64 %78
  %98 = getelementptr inbounds i32, ptr %2, i64 %78
  %99 = getelementptr inbounds i32, ptr %3, i64 %78
  br label %100

100:                                              ; preds = %141, %83
  %101 = phi i32 [ %87, %83 ], [ %145, %141 ]
  switch i32 %6, label %136 [
    i32 0, label %102
    i32 1, label %105
    i32 2, label %108
    i32 3, label %111
    i32 4, label %114
    i32 5, label %117
    i32 6, label %120
    i32 7, label %122
    i32 8, label %127
  ]

102:                                              ; preds = %100
  %103 = load i32, ptr %97, align 4
  %104 = add i32 %103, %101
  br label %141

105:                                              ; preds = %100
  %106 = load i32, ptr %96, align 4
  %107 = tail call i32 @llvm.umin.i32(i32 %101, i32 %106)
  br label %141

108:                                              ; preds = %100
  %109 = load i32, ptr %95, align 4
  %110 = tail call i32 @llvm.umax.i32(i32 %101, i32 %109)
  br label %141

111:                                              ; preds = %100
  %112 = load i32, ptr %94, align 4
  %113 = and i32 %112, %101
  br label %141

114:                                              ; preds = %100
  %115 = load i32, ptr %93, align 4
  %116 = or i32 %115, %101
  br label %141

117:                                              ; preds = %100
  %118 = load i32, ptr %92, align 4
  %119 = xor i32 %118, %101
  br label %141

120:                                              ; preds = %100
  %121 = load i32, ptr %91, align 4
  br label %141

122:                                              ; preds = %100
  %123 = load i32, ptr %90, align 4
  %124 = icmp ult i32 %101, %123
  %125 = add i32 %101, 1
  %126 = select i1 %124, i32 %125, i32 0
  br label %141

127:                                              ; preds = %100
  %128 = icmp eq i32 %101, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = load i32, ptr %88, align 4
  %131 = icmp ugt i32 %101, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %129, %127
  %133 = load i32, ptr %89, align 4
  br label %141

134:                                              ; preds = %129
  %135 = add i32 %101, -1
  br label %141

136:                                              ; preds = %100
  %137 = load i32, ptr %98, align 4
  %138 = icmp eq i32 %101, %137
  br i1 %138, label %139, label %141

139:                                              ; preds = %136
  %140 = load i32, ptr %99, align 4
  br label %141

141:                                              ; preds = %136, %108, %105, %111, %117, %122, %139, %132, %134, %120, %114, %102
  %142 = phi i32 [ %104, %102 ], [ %113, %111 ], [ %116, %114 ], [ %119, %117 ], [ %121, %120 ], [ %126, %122 ], [ %133, %132 ], [ %135, %134 ], [ %140, %139 ], [ %107, %105 ], [ %110, %108 ], [ %101, %136 ]
  %143 = cmpxchg weak ptr %86, i32 %101, i32 %142 monotonic monotonic, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  %145 = extractvalue { i32, i1 } %143, 0
  br i1 %144, label %146, label %100

146:                                              ; preds = %141
  %147 = extractvalue { i32, i1 } %143, 0
  %148 = getelementptr inbounds i32, ptr %0, i64 %78
  store i32 %147, ptr %148, align 4
  br label %149

149:                                              ; preds = %77, %146
  %150 = add nuw nsw i64 %78, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %152, label %77

152:                                              ; preds = %74, %149
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %7, %74
  %10 = phi i64 [ %75, %74 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %74, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  switch i32 %6, label %64 [
    i32 0, label %20
    i32 1, label %24
    i32 2, label %28
    i32 3, label %32
    i32 4, label %36
    i32 5, label %40
    i32 6, label %44
    i32 7, label %47
    i32 8, label %53
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds i32, ptr %2, i64 %10
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, %19
  br label %71

24:                                               ; preds = %15
  %25 = getelementptr inbounds i32, ptr %2, i64 %10
  %26 = load i32, ptr %25, align 4
  %27 = tail call i32 @llvm.smin.i32(i32 %19, i32 %26)
  br label %71

28:                                               ; preds = %15
  %29 = getelementptr inbounds i32, ptr %2, i64 %10
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @llvm.smax.i32(i32 %19, i32 %30)
  br label %71

32:                                               ; preds = %15
  %33 = getelementptr inbounds i32, ptr %2, i64 %10
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %19
  br label %71

36:                                               ; preds = %15
  %37 = getelementptr inbounds i32, ptr %2, i64 %10
  %38 = load i32, ptr %37, align 4
  %39 = or i32 %38, %19
  br label %71

40:                                               ; preds = %15
  %41 = getelementptr inbounds i32, ptr %2, i64 %10
  %42 = load i32, ptr %41, align 4
  %43 = xor i32 %42, %19
  br label %71

44:                                               ; preds = %15
  %45 = getelementptr inbounds i32, ptr %2, i64 %10
  %46 = load i32, ptr %45, align 4
  br label %71

47:                                               ; preds = %15
  %48 = getelementptr inbounds i32, ptr %2, i64 %10
  %49 = load i32, ptr %48, align 4
  %50 = icmp slt i32 %19, %49
  %51 = add nsw i32 %19, 1
  %52 = select i1 %50, i32 %51, i32 0
  br label %71

53:                                               ; preds = %15
  %54 = icmp eq i32 %19, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %53
  %56 = getelementptr inbounds i32, ptr %2, i64 %10
  %57 = load i32, ptr %56, align 4
  %58 = icmp sgt i32 %19, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55, %53
  %60 = getelementptr inbounds i32, ptr %2, i64 %10
  %61 = load i32, ptr %60, align 4
  br label %71

62:                                               ; preds = %55
  %63 = add nsw i32 %19, -1
  br label %71

64:                                               ; preds = %15
  %65 = getelementptr inbounds i32, ptr %2, i64 %10
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %19, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = getelementptr inbounds i32, ptr %3, i64 %10
  %70 = load i32, ptr %69, align 4
  br label %71

71:                                               ; preds = %64, %28, %24, %32, %40, %47, %68, %59, %62, %44, %36, %20
  %72 = phi i32 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %61, %59 ], [ %63, %62 ], [ %70, %68 ], [ %27, %24 ], [ %31, %28 ], [ %19, %64 ]
  store i32 %72, ptr %18, align 4
  %73 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %73, align 4
  br label %74

74:                                               ; preds = %9, %71
  %75 = add nuw nsw i64 %10, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %152, label %9

77:                                               ; preds = %7, %149
  %78 = phi i64 [ %150, %149 ], [ 0, %7 ]
  %79 = trunc i64 %78 to i32
  %80 = shl nuw i32 1, %79
  %81 = and i32 %80, %4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %149, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds i64, ptr %1, i64 %78
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = load atomic i32, ptr %86 monotonic, align 4
  %88 = getelementptr inbounds i32, ptr %2, i64 %78
  %89 = getelementptr inbounds i32, ptr %2, i64 %78
  %90 = getelementptr inbounds i32, ptr %2, i64 %78
  %91 = getelementptr inbounds i32, ptr %2, i64 %78
  %92 = getelementptr inbounds i32, ptr %2, i64 %78
  %93 = getelementptr inbounds i32, ptr %2, i64 %78
  %94 = getelementptr inbounds i32, ptr %2, i64 %78
  %95 = getelementptr inbounds i32, ptr %2, i64 %78
  %96 = getelementptr inbounds i32, ptr %2, i64 %78
  %97 = getelementptr inbounds i32, ptr %2, i64 %78
  %98 = getelementptr inbounds i32, ptr %2, i64 %78
  %99 = getelementptr inbounds i32, ptr %3, i64 %78
  br label %100

100:                                              ; preds = %141, %83
  %101 = phi i32 [ %87, %83 ], [ %145, %141 ]
  switch i32 %6, label %136 [
    i32 0, label %102
    i32 1, label %105
    i32 2, label %108
    i32 3, label %111
    i32 4, label %114
    i32 5, label %117
    i32 6, label %120
    i32 7, label %122
    i32 8, label %127
  ]

102:                                              ; preds = %100
  %103 = load i32, ptr %97, align 4
  %104 = add nsw i32 %103, %101
  br label %141

105:                                              ; preds = %100
  %106 = load i32, ptr %96, align 4
  %107 = tail call i32 @llvm.smin.i32(i32 %101, i32 %106)
  br label %141

108:                                              ; preds = %100
  %109 = load i32, ptr %95, align 4
  %110 = tail call i32 @llvm.smax.i32(i32 %101, i32 %109)
  br label %141

111:                                              ; preds = %100
  %112 = load i32, ptr %94, align 4
  %113 = and i32 %112, %101
  br label %141

114:                                              ; preds = %100
  %115 = load i32, ptr %93, align 4
  %116 = or i32 %115, %101
  br label %141

117:                                              ; preds = %100
  %118 = load i32, ptr %92, align 4
  %119 = xor i32 %118, %101
  br label %141

120:                                              ; preds = %100
  %121 = load i32, ptr %91, align 4
  br label %141

122:                                              ; preds = %100
  %123 = load i32, ptr %90, align 4
  %124 = icmp slt i32 %101, %123
  %125 = add nsw i32 %101, 1
  %126 = select i1 %124, i32 %125, i32 0
  br label %141

127:                                              ; preds = %100
  %128 = icmp eq i32 %101, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = load i32, ptr %88, align 4
  %131 = icmp sgt i32 %101, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %129, %127
  %133 = load i32, ptr %89, align 4
  br label %141

134:                                              ; preds = %129
  %135 = add nsw i32 %101, -1
  br label %141

136:                                              ; preds = %100
  %137 = load i32, ptr %98, align 4
  %138 = icmp eq i32 %101, %137
  br i1 %138, label %139, label %141

139:                                              ; preds = %136
  %140 = load i32, ptr %99, align 4
  br label %141

141:                                              ; preds = %136, %108, %105, %111, %117, %122, %139, %132, %134, %120, %114, %102
  %142 = phi i32 [ %104, %102 ], [ %113, %111 ], [ %116, %114 ], [ %119, %117 ], [ %121, %120 ], [ %126, %122 ], [ %133, %132 ], [ %135, %134 ], [ %140, %139 ], [ %107, %105 ], [ %110, %108 ], [ %101, %136 ]
  %143 = cmpxchg weak ptr %86, i32 %101, i32 %142 monotonic monotonic, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  %145 = extractvalue { i32, i1 } %143, 0
  br i1 %144, label %146, label %100

146:                                              ; preds = %141
  %147 = extractvalue { i32, i1 } %143, 0
  %148 = getelementptr inbounds i32, ptr %0, i64 %78
  store i32 %147, ptr %148, align 4
  br label %149

149:                                              ; preds = %77, %146
  %150 = add nuw nsw i64 %78, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %152, label %77

152:                                              ; preds = %74, %149
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %7, %74
  %10 = phi i64 [ %75, %74 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %74, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  switch i32 %6, label %64 [
    i32 0, label %20
    i32 1, label %24
    i32 2, label %28
    i32 3, label %32
    i32 4, label %36
    i32 5, label %40
    i32 6, label %44
    i32 7, label %47
    i32 8, label %53
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds i64, ptr %2, i64 %10
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %19
  br label %71

24:                                               ; preds = %15
  %25 = getelementptr inbounds i64, ptr %2, i64 %10
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.umin.i64(i64 %19, i64 %26)
  br label %71

28:                                               ; preds = %15
  %29 = getelementptr inbounds i64, ptr %2, i64 %10
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.umax.i64(i64 %19, i64 %30)
  br label %71

32:                                               ; preds = %15
  %33 = getelementptr inbounds i64, ptr %2, i64 %10
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %19
  br label %71

36:                                               ; preds = %15
  %37 = getelementptr inbounds i64, ptr %2, i64 %10
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %19
  br label %71

40:                                               ; preds = %15
  %41 = getelementptr inbounds i64, ptr %2, i64 %10
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %42, %19
  br label %71

44:                                               ; preds = %15
  %45 = getelementptr inbounds i64, ptr %2, i64 %10
  %46 = load i64, ptr %45, align 8
  br label %71

47:                                               ; preds = %15
  %48 = getelementptr inbounds i64, ptr %2, i64 %10
  %49 = load i64, ptr %48, align 8
  %50 = icmp ult i64 %19, %49
  %51 = add i64 %19, 1
  %52 = select i1 %50, i64 %51, i64 0
  br label %71

53:                                               ; preds = %15
  %54 = icmp eq i64 %19, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %53
  %56 = getelementptr inbounds i64, ptr %2, i64 %10
  %57 = load i64, ptr %56, align 8
  %58 = icmp ugt i64 %19, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55, %53
  %60 = getelementptr inbounds i64, ptr %2, i64 %10
  %61 = load i64, ptr %60, align 8
  br label %71

62:                                               ; preds = %55
  %63 = add i64 %19, -1
  br label %71

64:                                               ; preds = %15
  %65 = getelementptr inbounds i64, ptr %2, i64 %10
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %19, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = getelementptr inbounds i64, ptr %3, i64 %10
  %70 = load i64, ptr %69, align 8
  br label %71

71:                                               ; preds = %64, %28, %24, %32, %40, %47, %68, %59, %62, %44, %36, %20
  %72 = phi i64 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %61, %59 ], [ %63, %62 ], [ %70, %68 ], [ %27, %24 ], [ %31, %28 ], [ %19, %64 ]
  store i64 %72, ptr %18, align 8
  %73 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %73, align 8
  br label %74

74:                                               ; preds = %9, %71
  %75 = add nuw nsw i64 %10, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %152, label %9

77:                                               ; preds = %7, %149
  %78 = phi i64 [ %150, %149 ], [ 0, %7 ]
  %79 = trunc i64 %78 to i32
  %80 = shl nuw i32 1, %79
  %81 = and i32 %80, %4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %149, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds i64, ptr %1, i64 %78
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = load atomic i64, ptr %86 monotonic, align 8
  %88 = getelementptr inbounds i64, ptr %2, i64 %78
  %89 = getelementptr inbounds i64, ptr %2, i64 %78
  %90 = getelementptr inbounds i64, ptr %2, i64 %78
  %91 = getelementptr inbounds i64, ptr %2, i64 %78
  %92 = getelementptr inbounds i64, ptr %2, i64 %78
  %93 = getelementptr inbounds i64, ptr %2, i64 %78
  %94 = getelementptr inbounds i64, ptr %2, i64 %78
  %95 = getelementptr inbounds i64, ptr %2, i64 %78
  %96 = getelementptr inbounds i64, ptr %2, i64 %78
  %97 = getelementptr inbounds i64, ptr %2, i64 %78
  %98 = getelementptr inbounds i64, ptr %2, i64 %78
  %99 = getelementptr inbounds i64, ptr %3, i64 %78
  br label %100

100:                                              ; preds = %141, %83
  %101 = phi i64 [ %87, %83 ], [ %145, %141 ]
  switch i32 %6, label %136 [
    i32 0, label %102
    i32 1, label %105
    i32 2, label %108
    i32 3, label %111
    i32 4, label %114
    i32 5, label %117
    i32 6, label %120
    i32 7, label %122
    i32 8, label %127
  ]

102:                                              ; preds = %100
  %103 = load i64, ptr %97, align 8
  %104 = add i64 %103, %101
  br label %141

105:                                              ; preds = %100
  %106 = load i64, ptr %96, align 8
  %107 = tail call i64 @llvm.umin.i64(i64 %101, i64 %106)
  br label %141

108:                                              ; preds = %100
  %109 = load i64, ptr %95, align 8
  %110 = tail call i64 @llvm.umax.i64(i64 %101, i64 %109)
  br label %141

111:                                              ; preds = %100
  %112 = load i64, ptr %94, align 8
  %113 = and i64 %112, %101
  br label %141

114:                                              ; preds = %100
  %115 = load i64, ptr %93, align 8
  %116 = or i64 %115, %101
  br label %141

117:                                              ; preds = %100
  %118 = load i64, ptr %92, align 8
  %119 = xor i64 %118, %101
  br label %141

120:                                              ; preds = %100
  %121 = load i64, ptr %91, align 8
  br label %141

122:                                              ; preds = %100
  %123 = load i64, ptr %90, align 8
  %124 = icmp ult i64 %101, %123
  %125 = add i64 %101, 1
  %126 = select i1 %124, i64 %125, i64 0
  br label %141

127:                                              ; preds = %100
  %128 = icmp eq i64 %101, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = load i64, ptr %88, align 8
  %131 = icmp ugt i64 %101, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %129, %127
  %133 = load i64, ptr %89, align 8
  br label %141

134:                                              ; preds = %129
  %135 = add i64 %101, -1
  br label %141

136:                                              ; preds = %100
  %137 = load i64, ptr %98, align 8
  %138 = icmp eq i64 %101, %137
  br i1 %138, label %139, label %141

139:                                              ; preds = %136
  %140 = load i64, ptr %99, align 8
  br label %141

141:                                              ; preds = %136, %108, %105, %111, %117, %122, %139, %132, %134, %120, %114, %102
  %142 = phi i64 [ %104, %102 ], [ %113, %111 ], [ %116, %114 ], [ %119, %117 ], [ %121, %120 ], [ %126, %122 ], [ %133, %132 ], [ %135, %134 ], [ %140, %139 ], [ %107, %105 ], [ %110, %108 ], [ %101, %136 ]
  %143 = cmpxchg weak ptr %86, i64 %101, i64 %142 monotonic monotonic, align 8
  %144 = extractvalue { i64, i1 } %143, 1
  %145 = extractvalue { i64, i1 } %143, 0
  br i1 %144, label %146, label %100

146:                                              ; preds = %141
  %147 = extractvalue { i64, i1 } %143, 0
  %148 = getelementptr inbounds i64, ptr %0, i64 %78
  store i64 %147, ptr %148, align 8
  br label %149

149:                                              ; preds = %77, %146
  %150 = add nuw nsw i64 %78, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %152, label %77

152:                                              ; preds = %74, %149
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %7, %74
  %10 = phi i64 [ %75, %74 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %74, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  switch i32 %6, label %64 [
    i32 0, label %20
    i32 1, label %24
    i32 2, label %28
    i32 3, label %32
    i32 4, label %36
    i32 5, label %40
    i32 6, label %44
    i32 7, label %47
    i32 8, label %53
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds i64, ptr %2, i64 %10
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, %19
  br label %71

24:                                               ; preds = %15
  %25 = getelementptr inbounds i64, ptr %2, i64 %10
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.smin.i64(i64 %19, i64 %26)
  br label %71

28:                                               ; preds = %15
  %29 = getelementptr inbounds i64, ptr %2, i64 %10
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.smax.i64(i64 %19, i64 %30)
  br label %71

32:                                               ; preds = %15
  %33 = getelementptr inbounds i64, ptr %2, i64 %10
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %19
  br label %71

36:                                               ; preds = %15
  %37 = getelementptr inbounds i64, ptr %2, i64 %10
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %19
  br label %71

40:                                               ; preds = %15
  %41 = getelementptr inbounds i64, ptr %2, i64 %10
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %42, %19
  br label %71

44:                                               ; preds = %15
  %45 = getelementptr inbounds i64, ptr %2, i64 %10
  %46 = load i64, ptr %45, align 8
  br label %71

47:                                               ; preds = %15
  %48 = getelementptr inbounds i64, ptr %2, i64 %10
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %19, %49
  %51 = add nsw i64 %19, 1
  %52 = select i1 %50, i64 %51, i64 0
  br label %71

53:                                               ; preds = %15
  %54 = icmp eq i64 %19, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %53
  %56 = getelementptr inbounds i64, ptr %2, i64 %10
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %19, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55, %53
  %60 = getelementptr inbounds i64, ptr %2, i64 %10
  %61 = load i64, ptr %60, align 8
  br label %71

62:                                               ; preds = %55
  %63 = add nsw i64 %19, -1
  br label %71

64:                                               ; preds = %15
  %65 = getelementptr inbounds i64, ptr %2, i64 %10
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %19, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = getelementptr inbounds i64, ptr %3, i64 %10
  %70 = load i64, ptr %69, align 8
  br label %71

71:                                               ; preds = %64, %28, %24, %32, %40, %47, %68, %59, %62, %44, %36, %20
  %72 = phi i64 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %61, %59 ], [ %63, %62 ], [ %70, %68 ], [ %27, %24 ], [ %31, %28 ], [ %19, %64 ]
  store i64 %72, ptr %18, align 8
  %73 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %73, align 8
  br label %74

74:                                               ; preds = %9, %71
  %75 = add nuw nsw i64 %10, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %152, label %9

77:                                               ; preds = %7, %149
  %78 = phi i64 [ %150, %149 ], [ 0, %7 ]
  %79 = trunc i64 %78 to i32
  %80 = shl nuw i32 1, %79
  %81 = and i32 %80, %4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %149, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds i64, ptr %1, i64 %78
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = load atomic i64, ptr %86 monotonic, align 8
  %88 = getelementptr inbounds i64, ptr %2, i64 %78
  %89 = getelementptr inbounds i64, ptr %2, i64 %78
  %90 = getelementptr inbounds i64, ptr %2, i64 %78
  %91 = getelementptr inbounds i64, ptr %2, i64 %78
  %92 = getelementptr inbounds i64, ptr %2, i64 %78
  %93 = getelementptr inbounds i64, ptr %2, i64 %78
  %94 = getelementptr inbounds i64, ptr %2, i64 %78
  %95 = getelementptr inbounds i64, ptr %2, i64 %78
  %96 = getelementptr inbounds i64, ptr %2, i64 %78
  %97 = getelementptr inbounds i64, ptr %2, i64 %78
  %98 = getelementptr inbounds i64, ptr %2, i64 %78
  %99 = getelementptr inbounds i64, ptr %3, i64 %78
  br label %100

100:                                              ; preds = %141, %83
  %101 = phi i64 [ %87, %83 ], [ %145, %141 ]
  switch i32 %6, label %136 [
    i32 0, label %102
    i32 1, label %105
    i32 2, label %108
    i32 3, label %111
    i32 4, label %114
    i32 5, label %117
    i32 6, label %120
    i32 7, label %122
    i32 8, label %127
  ]

102:                                              ; preds = %100
  %103 = load i64, ptr %97, align 8
  %104 = add nsw i64 %103, %101
  br label %141

105:                                              ; preds = %100
  %106 = load i64, ptr %96, align 8
  %107 = tail call i64 @llvm.smin.i64(i64 %101, i64 %106)
  br label %141

108:                                              ; preds = %100
  %109 = load i64, ptr %95, align 8
  %110 = tail call i64 @llvm.smax.i64(i64 %101, i64 %109)
  br label %141

111:                                              ; preds = %100
  %112 = load i64, ptr %94, align 8
  %113 = and i64 %112, %101
  br label %141

114:                                              ; preds = %100
  %115 = load i64, ptr %93, align 8
  %116 = or i64 %115, %101
  br label %141

117:                                              ; preds = %100
  %118 = load i64, ptr %92, align 8
  %119 = xor i64 %118, %101
  br label %141

120:                                              ; preds = %100
  %121 = load i64, ptr %91, align 8
  br label %141

122:                                              ; preds = %100
  %123 = load i64, ptr %90, align 8
  %124 = icmp slt i64 %101, %123
  %125 = add nsw i64 %101, 1
  %126 = select i1 %124, i64 %125, i64 0
  br label %141

127:                                              ; preds = %100
  %128 = icmp eq i64 %101, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = load i64, ptr %88, align 8
  %131 = icmp sgt i64 %101, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %129, %127
  %133 = load i64, ptr %89, align 8
  br label %141

134:                                              ; preds = %129
  %135 = add nsw i64 %101, -1
  br label %141

136:                                              ; preds = %100
  %137 = load i64, ptr %98, align 8
  %138 = icmp eq i64 %101, %137
  br i1 %138, label %139, label %141

139:                                              ; preds = %136
  %140 = load i64, ptr %99, align 8
  br label %141

141:                                              ; preds = %136, %108, %105, %111, %117, %122, %139, %132, %134, %120, %114, %102
  %142 = phi i64 [ %104, %102 ], [ %113, %111 ], [ %116, %114 ], [ %119, %117 ], [ %121, %120 ], [ %126, %122 ], [ %133, %132 ], [ %135, %134 ], [ %140, %139 ], [ %107, %105 ], [ %110, %108 ], [ %101, %136 ]
  %143 = cmpxchg weak ptr %86, i64 %101, i64 %142 monotonic monotonic, align 8
  %144 = extractvalue { i64, i1 } %143, 1
  %145 = extractvalue { i64, i1 } %143, 0
  br i1 %144, label %146, label %100

146:                                              ; preds = %141
  %147 = extractvalue { i64, i1 } %143, 0
  %148 = getelementptr inbounds i64, ptr %0, i64 %78
  store i64 %147, ptr %148, align 8
  br label %149

149:                                              ; preds = %77, %146
  %150 = add nuw nsw i64 %78, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %152, label %77

152:                                              ; preds = %74, %149
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %77, label %9

9:                                                ; preds = %7, %74
  %10 = phi i64 [ %75, %74 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %74, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 2
  switch i32 %6, label %64 [
    i32 0, label %20
    i32 1, label %24
    i32 2, label %28
    i32 3, label %32
    i32 4, label %36
    i32 5, label %40
    i32 6, label %44
    i32 7, label %47
    i32 8, label %53
  ]

20:                                               ; preds = %15
  %21 = getelementptr inbounds i16, ptr %2, i64 %10
  %22 = load i16, ptr %21, align 2
  %23 = add i16 %22, %19
  br label %71

24:                                               ; preds = %15
  %25 = getelementptr inbounds i16, ptr %2, i64 %10
  %26 = load i16, ptr %25, align 2
  %27 = tail call i16 @llvm.umin.i16(i16 %19, i16 %26)
  br label %71

28:                                               ; preds = %15
  %29 = getelementptr inbounds i16, ptr %2, i64 %10
  %30 = load i16, ptr %29, align 2
  %31 = tail call i16 @llvm.umax.i16(i16 %19, i16 %30)
  br label %71

32:                                               ; preds = %15
  %33 = getelementptr inbounds i16, ptr %2, i64 %10
  %34 = load i16, ptr %33, align 2
  %35 = and i16 %34, %19
  br label %71

36:                                               ; preds = %15
  %37 = getelementptr inbounds i16, ptr %2, i64 %10
  %38 = load i16, ptr %37, align 2
  %39 = or i16 %38, %19
  br label %71

40:                                               ; preds = %15
  %41 = getelementptr inbounds i16, ptr %2, i64 %10
  %42 = load i16, ptr %41, align 2
  %43 = xor i16 %42, %19
  br label %71

44:                                               ; preds = %15
  %45 = getelementptr inbounds i16, ptr %2, i64 %10
  %46 = load i16, ptr %45, align 2
  br label %71

47:                                               ; preds = %15
  %48 = getelementptr inbounds i16, ptr %2, i64 %10
  %49 = load i16, ptr %48, align 2
  %50 = icmp ult i16 %19, %49
  %51 = add i16 %19, 1
  %52 = select i1 %50, i16 %51, i16 0
  br label %71

53:                                               ; preds = %15
  %54 = icmp eq i16 %19, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %53
  %56 = getelementptr inbounds i16, ptr %2, i64 %10
  %57 = load i16, ptr %56, align 2
  %58 = icmp ugt i16 %19, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55, %53
  %60 = getelementptr inbounds i16, ptr %2, i64 %10
  %61 = load i16, ptr %60, align 2
  br label %71

62:                                               ; preds = %55
  %63 = add i16 %19, -1
  br label %71

64:                                               ; preds = %15
  %65 = getelementptr inbounds i16, ptr %2, i64 %10
  %66 = load i16, ptr %65, align 2
  %67 = icmp eq i16 %19, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = getelementptr inbounds i16, ptr %3, i64 %10
  %70 = load i16, ptr %69, align 2
  br label %71

71:                                               ; preds = %64, %59, %62, %28, %24, %32, %40, %47, %68, %44, %36, %20
  %72 = phi i16 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %70, %68 ], [ %27, %24 ], [ %31, %28 ], [ %61, %59 ], [ %63, %62 ], [ %19, %64 ]
  store i16 %72, ptr %18, align 2
  %73 = getelementptr inbounds i16, ptr %0, i64 %10
  store i16 %19, ptr %73, align 2
  br label %74

74:                                               ; preds = %9, %71
  %75 = add nuw nsw i64 %10, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %152, label %9

77:                                               ; preds = %7, %149
  %78 = phi i64 [ %150, %149 ], [ 0, %7 ]
  %79 = trunc i64 %78 to i32
  %80 = shl nuw i32 1, %79
  %81 = and i32 %80, %4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %149, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds i64, ptr %1, i64 %78
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  %87 = load atomic i16, ptr %86 monotonic, align 2
  %88 = getelementptr inbounds i16, ptr %2, i64 %78
  %89 = getelementptr inbounds i16, ptr %2, i64 %78
  %90 = getelementptr inbounds i16, ptr %2, i64 %78
  %91 = getelementptr inbounds i16, ptr %2, i64 %78
  %92 = getelementptr inbounds i16, ptr %2, i64 %78
  %93 = getelementptr inbounds i16, ptr %2, i64 %78
  %94 = getelementptr inbounds i16, ptr %2, i64 %78
  %95 = getelementptr inbounds i16, ptr %2, i64 %78
  %96 = getelementptr inbounds i16, ptr %2, i64 %78
  %97 = getelementptr inbounds i16, ptr %2, i64 %78
  %98 = getelementptr inbounds i16, ptr %2, i64 %78
  %99 = getelementptr inbounds i16, ptr %3, i64 %78
  br label %100

100:                                              ; preds = %141, %83
  %101 = phi i16 [ %87, %83 ], [ %145, %141 ]
  switch i32 %6, label %136 [
    i32 0, label %102
    i32 1, label %105
    i32 2, label %108
    i32 3, label %111
    i32 4, label %114
    i32 5, label %117
    i32 6, label %120
    i32 7, label %122
    i32 8, label %127
  ]

102:                                              ; preds = %100
  %103 = load i16, ptr %97, align 2
  %104 = add i16 %103, %101
  br label %141

105:                                              ; preds = %100
  %106 = load i16, ptr %96, align 2
  %107 = tail call i16 @llvm.umin.i16(i16 %101, i16 %106)
  br label %141

108:                                              ; preds = %100
  %109 = load i16, ptr %95, align 2
  %110 = tail call i16 @llvm.umax.i16(i16 %101, i16 %109)
  br label %141

111:                                              ; preds = %100
  %112 = load i16, ptr %94, align 2
  %113 = and i16 %112, %101
  br label %141

114:                                              ; preds = %100
  %115 = load i16, ptr %93, align 2
  %116 = or i16 %115, %101
  br label %141

117:                                              ; preds = %100
  %118 = load i16, ptr %92, align 2
  %119 = xor i16 %118, %101
  br label %141

120:                                              ; preds = %100
  %121 = load i16, ptr %91, align 2
  br label %141

122:                                              ; preds = %100
  %123 = load i16, ptr %90, align 2
  %124 = icmp ult i16 %101, %123
  %125 = add i16 %101, 1
  %126 = select i1 %124, i16 %125, i16 0
  br label %141

127:                                              ; preds = %100
  %128 = icmp eq i16 %101, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %127
  %130 = load i16, ptr %88, align 2
  %131 = icmp ugt i16 %101, %130
  br i1 %131, label %132, label %134

132:                                              ; preds = %129, %127
  %133 = load i16, ptr %89, align 2
  br label %141

134:                                              ; preds = %129
  %135 = add i16 %101, -1
  br label %141

136:                                              ; preds = %100
  %137 = load i16, ptr %98, align 2
  %138 = icmp eq i16 %101, %137
  br i1 %138, label %139, label %141

139:                                              ; preds = %136
  %140 = load i16, ptr %99, align 2
  br label %141

141:                                              ; preds = %136, %132, %134, %108, %105, %111, %117, %122, %139, %120, %114, %102
  %142 = phi i16 [ %104, %102 ], [ %113, %111 ], [ %116, %114 ], [ %119, %117 ], [ %121, %120 ], [ %126, %122 ], [ %140, %139 ], [ %107, %105 ], [ %110, %108 ], [ %133, %132 ], [ %135, %134 ], [ %101, %136 ]
  %143 = cmpxchg weak ptr %86, i16 %101, i16 %142 monotonic monotonic, align 2
  %144 = extractvalue { i16, i1 } %143, 1
  %145 = extractvalue { i16, i1 } %143, 0
  br i1 %144, label %146, label %100

146:                                              ; preds = %141
  %147 = extractvalue { i16, i1 } %143, 0
  %148 = getelementptr inbounds i16, ptr %0, i64 %78
  store i16 %147, ptr %148, align 2
  br label %149

149:                                              ; preds = %77, %146
  %150 = add nuw nsw i64 %78, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %152, label %77

152:                                              ; preds = %74, %149
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %53, label %9

9:                                                ; preds = %7, %50
  %10 = phi i64 [ %51, %50 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %50, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %10
  %21 = load i32, ptr %20, align 4
  %22 = trunc i64 %10 to i32
  %23 = shl nuw i32 1, %22
  %24 = and i32 %23, %6
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %35, label %26

26:                                               ; preds = %15
  %27 = and i32 %19, 2139095040
  %28 = icmp eq i32 %27, 0
  %29 = and i32 %19, -2147483648
  %30 = select i1 %28, i32 %29, i32 %19
  %31 = and i32 %21, 2139095040
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %21, -2147483648
  %34 = select i1 %32, i32 %33, i32 %21
  br label %35

35:                                               ; preds = %15, %26
  %36 = phi i32 [ %34, %26 ], [ %21, %15 ]
  %37 = phi i32 [ %30, %26 ], [ %19, %15 ]
  %38 = bitcast i32 %36 to float
  %39 = bitcast i32 %37 to float
  %40 = fadd float %38, %39
  %41 = bitcast float %40 to i32
  %42 = fcmp uno float %40, 0.000000e+00
  %43 = and i32 %41, 2139095040
  %44 = icmp eq i32 %43, 0
  %45 = and i32 %41, -2147483648
  %46 = select i1 %44, i32 %45, i32 %41
  %47 = select i1 %25, i32 %41, i32 %46
  %48 = select i1 %42, i32 2147483647, i32 %47
  store i32 %48, ptr %18, align 4
  %49 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %49, align 4
  br label %50

50:                                               ; preds = %9, %35
  %51 = add nuw nsw i64 %10, 1
  %52 = icmp eq i64 %51, 32
  br i1 %52, label %102, label %9

53:                                               ; preds = %7, %99
  %54 = phi i64 [ %100, %99 ], [ 0, %7 ]
  %55 = trunc i64 %54 to i32
  %56 = shl nuw i32 1, %55
  %57 = and i32 %56, %4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %99, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds i64, ptr %1, i64 %54
  %61 = load i64, ptr %60, align 8
  %62 = inttoptr i64 %61 to ptr
  %63 = load atomic i32, ptr %62 monotonic, align 4
  %64 = getelementptr inbounds i32, ptr %2, i64 %54
  %65 = load i32, ptr %64, align 4
  %66 = trunc i64 %54 to i32
  %67 = shl nuw i32 1, %66
  %68 = and i32 %67, %6
  %69 = icmp eq i32 %68, 0
  %70 = and i32 %65, 2139095040
  %71 = icmp eq i32 %70, 0
  %72 = and i32 %65, -2147483648
  %73 = select i1 %71, i32 %72, i32 %65
  %74 = select i1 %69, i32 %65, i32 %73
  %75 = bitcast i32 %74 to float
  br label %76

76:                                               ; preds = %76, %59
  %77 = phi i32 [ %63, %59 ], [ %95, %76 ]
  %78 = and i32 %77, 2139095040
  %79 = icmp eq i32 %78, 0
  %80 = and i32 %77, -2147483648
  %81 = select i1 %79, i32 %80, i32 %77
  %82 = select i1 %69, i32 %77, i32 %81
  %83 = bitcast i32 %82 to float
  %84 = fadd float %75, %83
  %85 = bitcast float %84 to i32
  %86 = fcmp uno float %84, 0.000000e+00
  %87 = and i32 %85, 2139095040
  %88 = icmp eq i32 %87, 0
  %89 = and i32 %85, -2147483648
  %90 = select i1 %88, i32 %89, i32 %85
  %91 = select i1 %69, i32 %85, i32 %90
  %92 = select i1 %86, i32 2147483647, i32 %91
  %93 = cmpxchg weak ptr %62, i32 %77, i32 %92 monotonic monotonic, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  %95 = extractvalue { i32, i1 } %93, 0
  br i1 %94, label %96, label %76

96:                                               ; preds = %76
  %97 = extractvalue { i32, i1 } %93, 0
  %98 = getelementptr inbounds i32, ptr %0, i64 %54
  store i32 %97, ptr %98, align 4
  br label %99

99:                                               ; preds = %53, %96
  %100 = add nuw nsw i64 %54, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %102, label %53

102:                                              ; preds = %50, %99
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %51, label %9

9:                                                ; preds = %7, %48
  %10 = phi i64 [ %49, %48 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %48, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %2, i64 %10
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %10 to i32
  %23 = shl nuw i32 1, %22
  %24 = and i32 %23, %6
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i64 %19, i64 %21
  %27 = select i1 %25, i64 %21, i64 %19
  %28 = select i1 %25, i64 2251799813685248, i64 0
  %29 = shl i64 %26, 1
  %30 = icmp ult i64 %29, -9007199254740991
  br i1 %30, label %33, label %31

31:                                               ; preds = %15
  %32 = or i64 %26, %28
  br label %45

33:                                               ; preds = %15
  %34 = shl i64 %27, 1
  %35 = icmp ult i64 %34, -9007199254740991
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = or i64 %27, %28
  br label %45

38:                                               ; preds = %33
  %39 = bitcast i64 %21 to double
  %40 = bitcast i64 %19 to double
  %41 = fadd double %40, %39
  %42 = bitcast double %41 to i64
  %43 = fcmp uno double %41, 0.000000e+00
  %44 = select i1 %43, i64 -2251799813685248, i64 %42
  br label %45

45:                                               ; preds = %31, %36, %38
  %46 = phi i64 [ %32, %31 ], [ %37, %36 ], [ %44, %38 ]
  store i64 %46, ptr %18, align 8
  %47 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %47, align 8
  br label %48

48:                                               ; preds = %9, %45
  %49 = add nuw nsw i64 %10, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %100, label %9

51:                                               ; preds = %7, %97
  %52 = phi i64 [ %98, %97 ], [ 0, %7 ]
  %53 = trunc i64 %52 to i32
  %54 = shl nuw i32 1, %53
  %55 = and i32 %54, %4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %97, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds i64, ptr %1, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = inttoptr i64 %59 to ptr
  %61 = load atomic i64, ptr %60 monotonic, align 8
  %62 = getelementptr inbounds i64, ptr %2, i64 %52
  %63 = load i64, ptr %62, align 8
  %64 = trunc i64 %52 to i32
  %65 = shl nuw i32 1, %64
  %66 = and i32 %65, %6
  %67 = icmp eq i32 %66, 0
  %68 = select i1 %67, i64 2251799813685248, i64 0
  %69 = bitcast i64 %63 to double
  br label %70

70:                                               ; preds = %89, %57
  %71 = phi i64 [ %61, %57 ], [ %93, %89 ]
  %72 = select i1 %67, i64 %71, i64 %63
  %73 = select i1 %67, i64 %63, i64 %71
  %74 = shl i64 %72, 1
  %75 = icmp ult i64 %74, -9007199254740991
  br i1 %75, label %78, label %76

76:                                               ; preds = %70
  %77 = or i64 %72, %68
  br label %89

78:                                               ; preds = %70
  %79 = shl i64 %73, 1
  %80 = icmp ult i64 %79, -9007199254740991
  br i1 %80, label %83, label %81

81:                                               ; preds = %78
  %82 = or i64 %73, %68
  br label %89

83:                                               ; preds = %78
  %84 = bitcast i64 %71 to double
  %85 = fadd double %84, %69
  %86 = bitcast double %85 to i64
  %87 = fcmp uno double %85, 0.000000e+00
  %88 = select i1 %87, i64 -2251799813685248, i64 %86
  br label %89

89:                                               ; preds = %76, %81, %83
  %90 = phi i64 [ %77, %76 ], [ %82, %81 ], [ %88, %83 ]
  %91 = cmpxchg weak ptr %60, i64 %71, i64 %90 monotonic monotonic, align 8
  %92 = extractvalue { i64, i1 } %91, 1
  %93 = extractvalue { i64, i1 } %91, 0
  br i1 %92, label %94, label %70

94:                                               ; preds = %89
  %95 = extractvalue { i64, i1 } %91, 0
  %96 = getelementptr inbounds i64, ptr %0, i64 %52
  store i64 %95, ptr %96, align 8
  br label %97

97:                                               ; preds = %51, %94
  %98 = add nuw nsw i64 %52, 1
  %99 = icmp eq i64 %98, 32
  br i1 %99, label %100, label %51

100:                                              ; preds = %48, %97
  ret void
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %27, label %9

9:                                                ; preds = %7, %24
  %10 = phi i64 [ %25, %24 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 2
  %20 = getelementptr inbounds i16, ptr %2, i64 %10
  %21 = load i16, ptr %20, align 2
  %22 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %19, i16 noundef zeroext %21, i32 noundef %6, i32 noundef 0)
  store i16 %22, ptr %18, align 2
  %23 = getelementptr inbounds i16, ptr %0, i64 %10
  store i16 %19, ptr %23, align 2
  br label %24

24:                                               ; preds = %9, %15
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 32
  br i1 %26, label %52, label %9

27:                                               ; preds = %7, %49
  %28 = phi i64 [ %50, %49 ], [ 0, %7 ]
  %29 = trunc i64 %28 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds i64, ptr %1, i64 %28
  %35 = load i64, ptr %34, align 8
  %36 = inttoptr i64 %35 to ptr
  %37 = load atomic i16, ptr %36 monotonic, align 2
  %38 = getelementptr inbounds i16, ptr %2, i64 %28
  %39 = load i16, ptr %38, align 2
  br label %40

40:                                               ; preds = %40, %33
  %41 = phi i16 [ %37, %33 ], [ %45, %40 ]
  %42 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %41, i16 noundef zeroext %39, i32 noundef %6, i32 noundef 0)
  %43 = cmpxchg weak ptr %36, i16 %41, i16 %42 monotonic monotonic, align 2
  %44 = extractvalue { i16, i1 } %43, 1
  %45 = extractvalue { i16, i1 } %43, 0
  br i1 %44, label %46, label %40

46:                                               ; preds = %40
  %47 = extractvalue { i16, i1 } %43, 0
  %48 = getelementptr inbounds i16, ptr %0, i64 %28
  store i16 %47, ptr %48, align 2
  br label %49

49:                                               ; preds = %27, %46
  %50 = add nuw nsw i64 %28, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %52, label %27

52:                                               ; preds = %24, %49
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @small(i16 noundef zeroext %0, i16 noundef zeroext %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = icmp eq i32 %2, 0
  %6 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %149

7:                                                ; preds = %4
  %8 = icmp eq i32 %3, 0
  %9 = zext i16 %0 to i32
  br i1 %8, label %16, label %10

10:                                               ; preds = %7
  %11 = shl nuw i32 %9, 16
  %12 = bitcast i32 %11 to float
  %13 = zext i16 %1 to i32
  %14 = shl nuw i32 %13, 16
  %15 = bitcast i32 %14 to float
  br label %66

16:                                               ; preds = %7
  %17 = sext i16 %0 to i32
  %18 = and i32 %17, -2147483648
  %19 = lshr i32 %9, 10
  %20 = and i32 %19, 31
  %21 = and i32 %9, 1023
  switch i32 %20, label %27 [
    i32 31, label %22
    i32 0, label %34
  ]

22:                                               ; preds = %16
  %23 = shl nuw nsw i32 %9, 13
  %24 = or i32 %18, %23
  %25 = or i32 %24, 2139095040
  %26 = bitcast i32 %25 to float
  br label %40

27:                                               ; preds = %16
  %28 = shl nuw nsw i32 %20, 23
  %29 = add nuw nsw i32 %28, 939524096
  %30 = shl nuw nsw i32 %21, 13
  %31 = or i32 %29, %30
  %32 = or i32 %31, %18
  %33 = bitcast i32 %32 to float
  br label %40

34:                                               ; preds = %16
  %35 = uitofp i32 %21 to float
  %36 = fmul float %35, 0x3E70000000000000
  %37 = icmp eq i32 %18, 0
  %38 = fneg float %36
  %39 = select i1 %37, float %36, float %38
  br label %40

40:                                               ; preds = %34, %27, %22
  %41 = phi float [ %26, %22 ], [ %33, %27 ], [ %39, %34 ]
  %42 = zext i16 %1 to i32
  %43 = sext i16 %1 to i32
  %44 = and i32 %43, -2147483648
  %45 = lshr i32 %42, 10
  %46 = and i32 %45, 31
  %47 = and i32 %42, 1023
  switch i32 %46, label %53 [
    i32 31, label %48
    i32 0, label %60
  ]

48:                                               ; preds = %40
  %49 = shl nuw nsw i32 %42, 13
  %50 = or i32 %44, %49
  %51 = or i32 %50, 2139095040
  %52 = bitcast i32 %51 to float
  br label %66

53:                                               ; preds = %40
  %54 = shl nuw nsw i32 %46, 23
  %55 = add nuw nsw i32 %54, 939524096
  %56 = shl nuw nsw i32 %47, 13
  %57 = or i32 %55, %56
  %58 = or i32 %57, %44
  %59 = bitcast i32 %58 to float
  br label %66

60:                                               ; preds = %40
  %61 = uitofp i32 %47 to float
  %62 = fmul float %61, 0x3E70000000000000
  %63 = icmp eq i32 %44, 0
  %64 = fneg float %62
  %65 = select i1 %63, float %62, float %64
  br label %66

66:                                               ; preds = %48, %53, %60, %10
  %67 = phi float [ %15, %10 ], [ %52, %48 ], [ %59, %53 ], [ %65, %60 ]
  %68 = phi float [ %12, %10 ], [ %41, %48 ], [ %41, %53 ], [ %41, %60 ]
  %69 = fpext float %68 to double
  %70 = fpext float %67 to double
  %71 = fadd double %69, %70
  %72 = fptrunc double %71 to float
  %73 = bitcast float %72 to i32
  %74 = fcmp ord double %71, 0.000000e+00
  %75 = fpext float %72 to double
  %76 = fcmp une double %71, %75
  %77 = and i1 %74, %76
  %78 = and i32 %73, 1
  %79 = icmp eq i32 %78, 0
  %80 = and i1 %77, %79
  br i1 %80, label %81, label %93

81:                                               ; preds = %66
  %82 = fcmp olt double %71, 0.000000e+00
  %83 = fneg double %71
  %84 = select i1 %82, double %83, double %71
  %85 = fcmp olt float %72, 0.000000e+00
  %86 = fneg float %72
  %87 = select i1 %85, float %86, float %72
  %88 = fpext float %87 to double
  %89 = fcmp ogt double %84, %88
  %90 = select i1 %89, i32 1, i32 -1
  %91 = add i32 %90, %73
  %92 = bitcast i32 %91 to float
  br label %93

93:                                               ; preds = %81, %66
  %94 = phi float [ %92, %81 ], [ %72, %66 ]
  %95 = bitcast float %94 to i32
  br i1 %8, label %96, label %140

96:                                               ; preds = %93
  %97 = lshr i32 %95, 16
  %98 = and i32 %97, 32768
  %99 = and i32 %95, 2147483647
  %100 = icmp ugt i32 %99, 2139095040
  br i1 %100, label %175, label %101

101:                                              ; preds = %96
  %102 = icmp eq i32 %99, 2139095040
  br i1 %102, label %103, label %106

103:                                              ; preds = %101
  %104 = trunc i32 %98 to i16
  %105 = or i16 %104, 31744
  br label %175

106:                                              ; preds = %101
  %107 = icmp ult i32 %99, 947912704
  %108 = lshr i32 %99, 23
  %109 = sub nsw i32 126, %108
  %110 = and i32 %95, 8388607
  %111 = or i32 %110, 8388608
  %112 = add nsw i32 %99, -939524096
  %113 = icmp ugt i32 %109, 24
  %114 = select i1 %107, i1 %113, i1 false
  %115 = icmp ne i32 %99, 0
  %116 = zext i1 %115 to i32
  %117 = select i1 %114, i32 25, i32 %109
  %118 = select i1 %107, i32 %117, i32 13
  %119 = select i1 %114, i32 %116, i32 %111
  %120 = select i1 %107, i32 %119, i32 %112
  %121 = lshr i32 %120, %118
  %122 = shl nsw i32 -1, %118
  %123 = xor i32 %122, -1
  %124 = and i32 %120, %123
  %125 = add nsw i32 %118, -1
  %126 = shl nuw i32 1, %125
  %127 = icmp ugt i32 %124, %126
  br i1 %127, label %134, label %128

128:                                              ; preds = %106
  %129 = icmp eq i32 %124, %126
  %130 = and i32 %121, 1
  %131 = icmp ne i32 %130, 0
  %132 = select i1 %129, i1 %131, i1 false
  %133 = zext i1 %132 to i32
  br label %134

134:                                              ; preds = %128, %106
  %135 = phi i32 [ 1, %106 ], [ %133, %128 ]
  %136 = add i32 %135, %121
  %137 = tail call i32 @llvm.umin.i32(i32 %136, i32 31744)
  %138 = or i32 %137, %98
  %139 = trunc i32 %138 to i16
  br label %175

140:                                              ; preds = %93
  %141 = fcmp uno double %71, 0.000000e+00
  br i1 %141, label %175, label %142

142:                                              ; preds = %140
  %143 = add i32 %95, 32767
  %144 = lshr i32 %95, 16
  %145 = and i32 %144, 1
  %146 = add i32 %143, %145
  %147 = lshr i32 %146, 16
  %148 = trunc i32 %147 to i16
  br label %175

149:                                              ; preds = %4
  %150 = and i16 %0, 32767
  %151 = zext i16 %150 to i32
  %152 = icmp eq i32 %3, 0
  %153 = select i1 %152, i32 31744, i32 32640
  %154 = icmp ult i32 %153, %151
  %155 = and i16 %1, 32767
  %156 = zext i16 %155 to i32
  %157 = icmp ult i32 %153, %156
  br i1 %154, label %158, label %160

158:                                              ; preds = %149
  %159 = select i1 %157, i16 32767, i16 %1
  br label %175

160:                                              ; preds = %149
  br i1 %157, label %175, label %161

161:                                              ; preds = %160
  %162 = zext i16 %1 to i32
  %163 = and i32 %162, 32767
  %164 = xor i32 %163, -1
  %165 = icmp slt i16 %1, 0
  %166 = select i1 %165, i32 %164, i32 %162
  %167 = zext i16 %0 to i32
  %168 = and i32 %167, 32767
  %169 = xor i32 %168, -1
  %170 = icmp slt i16 %0, 0
  %171 = select i1 %170, i32 %169, i32 %167
  %172 = icmp sge i32 %166, %171
  %173 = xor i1 %6, %172
  %174 = select i1 %173, i16 %1, i16 %0
  br label %175

175:                                              ; preds = %96, %103, %134, %140, %142, %158, %160, %161
  %176 = phi i16 [ %159, %158 ], [ %174, %161 ], [ %148, %142 ], [ 32767, %140 ], [ %0, %160 ], [ %105, %103 ], [ %139, %134 ], [ 32767, %96 ]
  ret i16 %176
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_bf16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %27, label %9

9:                                                ; preds = %7, %24
  %10 = phi i64 [ %25, %24 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 2
  %20 = getelementptr inbounds i16, ptr %2, i64 %10
  %21 = load i16, ptr %20, align 2
  %22 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %19, i16 noundef zeroext %21, i32 noundef %6, i32 noundef 1)
  store i16 %22, ptr %18, align 2
  %23 = getelementptr inbounds i16, ptr %0, i64 %10
  store i16 %19, ptr %23, align 2
  br label %24

24:                                               ; preds = %9, %15
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 32
  br i1 %26, label %52, label %9

27:                                               ; preds = %7, %49
  %28 = phi i64 [ %50, %49 ], [ 0, %7 ]
  %29 = trunc i64 %28 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds i64, ptr %1, i64 %28
  %35 = load i64, ptr %34, align 8
  %36 = inttoptr i64 %35 to ptr
  %37 = load atomic i16, ptr %36 monotonic, align 2
  %38 = getelementptr inbounds i16, ptr %2, i64 %28
  %39 = load i16, ptr %38, align 2
  br label %40

40:                                               ; preds = %40, %33
  %41 = phi i16 [ %37, %33 ], [ %45, %40 ]
  %42 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %41, i16 noundef zeroext %39, i32 noundef %6, i32 noundef 1)
  %43 = cmpxchg weak ptr %36, i16 %41, i16 %42 monotonic monotonic, align 2
  %44 = extractvalue { i16, i1 } %43, 1
  %45 = extractvalue { i16, i1 } %43, 0
  br i1 %44, label %46, label %40

46:                                               ; preds = %40
  %47 = extractvalue { i16, i1 } %43, 0
  %48 = getelementptr inbounds i16, ptr %0, i64 %28
  store i16 %47, ptr %48, align 2
  br label %49

49:                                               ; preds = %27, %46
  %50 = add nuw nsw i64 %28, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %52, label %27

52:                                               ; preds = %24, %49
  ret void
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f16x2(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %38, label %9

9:                                                ; preds = %7, %35
  %10 = phi i64 [ %36, %35 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %35, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %10
  %21 = load i32, ptr %20, align 4
  %22 = lshr i32 %19, 16
  %23 = trunc i32 %22 to i16
  %24 = lshr i32 %21, 16
  %25 = trunc i32 %24 to i16
  %26 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %23, i16 noundef zeroext %25, i32 noundef %6, i32 noundef 0)
  %27 = zext i16 %26 to i32
  %28 = shl nuw i32 %27, 16
  %29 = trunc i32 %19 to i16
  %30 = trunc i32 %21 to i16
  %31 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %29, i16 noundef zeroext %30, i32 noundef %6, i32 noundef 0)
  %32 = zext i16 %31 to i32
  %33 = or i32 %28, %32
  store i32 %33, ptr %18, align 4
  %34 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %34, align 4
  br label %35

35:                                               ; preds = %9, %15
  %36 = add nuw nsw i64 %10, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %74, label %9

38:                                               ; preds = %7, %71
  %39 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %40 = trunc i64 %39 to i32
  %41 = shl nuw i32 1, %40
  %42 = and i32 %41, %4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %71, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds i64, ptr %1, i64 %39
  %46 = load i64, ptr %45, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = load atomic i32, ptr %47 monotonic, align 4
  %49 = getelementptr inbounds i32, ptr %2, i64 %39
  %50 = load i32, ptr %49, align 4
  %51 = lshr i32 %50, 16
  %52 = trunc i32 %51 to i16
  %53 = trunc i32 %50 to i16
  br label %54

54:                                               ; preds = %54, %44
  %55 = phi i32 [ %48, %44 ], [ %67, %54 ]
  %56 = lshr i32 %55, 16
  %57 = trunc i32 %56 to i16
  %58 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %57, i16 noundef zeroext %52, i32 noundef %6, i32 noundef 0)
  %59 = zext i16 %58 to i32
  %60 = shl nuw i32 %59, 16
  %61 = trunc i32 %55 to i16
  %62 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %61, i16 noundef zeroext %53, i32 noundef %6, i32 noundef 0)
  %63 = zext i16 %62 to i32
  %64 = or i32 %60, %63
  %65 = cmpxchg weak ptr %47, i32 %55, i32 %64 monotonic monotonic, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  %67 = extractvalue { i32, i1 } %65, 0
  br i1 %66, label %68, label %54

68:                                               ; preds = %54
  %69 = extractvalue { i32, i1 } %65, 0
  %70 = getelementptr inbounds i32, ptr %0, i64 %39
  store i32 %69, ptr %70, align 4
  br label %71

71:                                               ; preds = %38, %68
  %72 = add nuw nsw i64 %39, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %74, label %38

74:                                               ; preds = %35, %71
  ret void
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_bf16x2(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %38, label %9

9:                                                ; preds = %7, %35
  %10 = phi i64 [ %36, %35 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %35, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %10
  %21 = load i32, ptr %20, align 4
  %22 = lshr i32 %19, 16
  %23 = trunc i32 %22 to i16
  %24 = lshr i32 %21, 16
  %25 = trunc i32 %24 to i16
  %26 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %23, i16 noundef zeroext %25, i32 noundef %6, i32 noundef 1)
  %27 = zext i16 %26 to i32
  %28 = shl nuw i32 %27, 16
  %29 = trunc i32 %19 to i16
  %30 = trunc i32 %21 to i16
  %31 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %29, i16 noundef zeroext %30, i32 noundef %6, i32 noundef 1)
  %32 = zext i16 %31 to i32
  %33 = or i32 %28, %32
  store i32 %33, ptr %18, align 4
  %34 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %34, align 4
  br label %35

35:                                               ; preds = %9, %15
  %36 = add nuw nsw i64 %10, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %74, label %9

38:                                               ; preds = %7, %71
  %39 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %40 = trunc i64 %39 to i32
  %41 = shl nuw i32 1, %40
  %42 = and i32 %41, %4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %71, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds i64, ptr %1, i64 %39
  %46 = load i64, ptr %45, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = load atomic i32, ptr %47 monotonic, align 4
  %49 = getelementptr inbounds i32, ptr %2, i64 %39
  %50 = load i32, ptr %49, align 4
  %51 = lshr i32 %50, 16
  %52 = trunc i32 %51 to i16
  %53 = trunc i32 %50 to i16
  br label %54

54:                                               ; preds = %54, %44
  %55 = phi i32 [ %48, %44 ], [ %67, %54 ]
  %56 = lshr i32 %55, 16
  %57 = trunc i32 %56 to i16
  %58 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %57, i16 noundef zeroext %52, i32 noundef %6, i32 noundef 1)
  %59 = zext i16 %58 to i32
  %60 = shl nuw i32 %59, 16
  %61 = trunc i32 %55 to i16
  %62 = tail call fastcc zeroext i16 @small(i16 noundef zeroext %61, i16 noundef zeroext %53, i32 noundef %6, i32 noundef 1)
  %63 = zext i16 %62 to i32
  %64 = or i32 %60, %63
  %65 = cmpxchg weak ptr %47, i32 %55, i32 %64 monotonic monotonic, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  %67 = extractvalue { i32, i1 } %65, 0
  br i1 %66, label %68, label %54

68:                                               ; preds = %54
  %69 = extractvalue { i32, i1 } %65, 0
  %70 = getelementptr inbounds i32, ptr %0, i64 %39
  store i32 %69, ptr %70, align 4
  br label %71

71:                                               ; preds = %38, %68
  %72 = add nuw nsw i64 %39, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %74, label %38

74:                                               ; preds = %35, %71
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @ex2_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %46
  ret void

4:                                                ; preds = %2, %46
  %5 = phi i64 [ 0, %2 ], [ %49, %46 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp uno float %7, 0.000000e+00
  br i1 %8, label %46, label %9

9:                                                ; preds = %4
  %10 = fpext float %7 to double
  %11 = fcmp olt float %7, -3.000000e+02
  %12 = fcmp ogt double %10, 3.000000e+02
  %13 = select i1 %12, double 3.000000e+02, double %10
  %14 = select i1 %11, double -3.000000e+02, double %13
  %15 = fadd double %14, 5.000000e-01
  %16 = tail call double @llvm.floor.f64(double %15)
  %17 = fsub double %14, %16
  %18 = fmul double %17, 0x3FE62E42FEFA39EF
  %19 = fmul double %18, 0x3E927E4FB7789F5C
  %20 = fadd double %19, 0x3EC71DE3A556C734
  %21 = fmul double %18, %20
  %22 = fadd double %21, 0x3EFA01A01A01A01A
  %23 = fmul double %18, %22
  %24 = fadd double %23, 0x3F2A01A01A01A01A
  %25 = fmul double %18, %24
  %26 = fadd double %25, 0x3F56C16C16C16C17
  %27 = fmul double %18, %26
  %28 = fadd double %27, 0x3F81111111111111
  %29 = fmul double %18, %28
  %30 = fadd double %29, 0x3FA5555555555555
  %31 = fmul double %18, %30
  %32 = fadd double %31, 0x3FC5555555555555
  %33 = fmul double %18, %32
  %34 = fadd double %33, 5.000000e-01
  %35 = fmul double %18, %34
  %36 = fadd double %35, 1.000000e+00
  %37 = fmul double %18, %36
  %38 = fadd double %37, 1.000000e+00
  %39 = fptosi double %16 to i32
  %40 = add nsw i32 %39, 1023
  %41 = zext i32 %40 to i64
  %42 = shl i64 %41, 52
  %43 = bitcast i64 %42 to double
  %44 = fmul double %38, %43
  %45 = fptrunc double %44 to float
  br label %46

46:                                               ; preds = %4, %9
  %47 = phi float [ %45, %9 ], [ %7, %4 ]
  %48 = getelementptr inbounds float, ptr %0, i64 %5
  store float %47, ptr %48, align 4
  %49 = add nuw nsw i64 %5, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @lg2_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %54
  ret void

4:                                                ; preds = %2, %54
  %5 = phi i64 [ 0, %2 ], [ %57, %54 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp ult float %7, 0.000000e+00
  br i1 %8, label %54, label %9

9:                                                ; preds = %4
  %10 = fcmp oeq float %7, 0.000000e+00
  br i1 %10, label %54, label %11

11:                                               ; preds = %9
  %12 = fcmp oeq float %7, 0x7FF0000000000000
  br i1 %12, label %54, label %13

13:                                               ; preds = %11
  %14 = fpext float %7 to double
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 2047
  %19 = and i64 %15, 4503599627370495
  %20 = or i64 %19, 4607182418800017408
  %21 = bitcast i64 %20 to double
  %22 = fcmp ogt double %21, 0x3FF6A09E667F3BCD
  %23 = fmul double %21, 5.000000e-01
  %24 = select i1 %22, double %23, double %21
  %25 = select i1 %22, i32 -1022, i32 -1023
  %26 = add nsw i32 %25, %18
  %27 = fadd double %24, -1.000000e+00
  %28 = fadd double %24, 1.000000e+00
  %29 = fdiv double %27, %28
  %30 = fmul double %29, %29
  %31 = fmul double %30, 0x3FAAF286BCA1AF28
  %32 = fadd double %31, 0x3FAE1E1E1E1E1E1E
  %33 = fmul double %30, %32
  %34 = fadd double %33, 0x3FB1111111111111
  %35 = fmul double %30, %34
  %36 = fadd double %35, 0x3FB3B13B13B13B14
  %37 = fmul double %30, %36
  %38 = fadd double %37, 0x3FB745D1745D1746
  %39 = fmul double %30, %38
  %40 = fadd double %39, 0x3FBC71C71C71C71C
  %41 = fmul double %30, %40
  %42 = fadd double %41, 0x3FC2492492492492
  %43 = fmul double %30, %42
  %44 = fadd double %43, 2.000000e-01
  %45 = fmul double %30, %44
  %46 = fadd double %45, 0x3FD5555555555555
  %47 = fmul double %30, %46
  %48 = fadd double %47, 1.000000e+00
  %49 = sitofp i32 %26 to double
  %50 = fmul double %29, 0x40071547652B82FE
  %51 = fmul double %50, %48
  %52 = fadd double %51, %49
  %53 = fptrunc double %52 to float
  br label %54

54:                                               ; preds = %4, %11, %9, %13
  %55 = phi float [ 0xFFF0000000000000, %9 ], [ %53, %13 ], [ %7, %11 ], [ 0x7FFFFFFFE0000000, %4 ]
  %56 = getelementptr inbounds float, ptr %0, i64 %5
  store float %55, ptr %56, align 4
  %57 = add nuw nsw i64 %5, 1
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %3, label %4
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sin_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %10, %4 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = tail call fastcc float @circular(float noundef %7, i32 noundef 0)
  %9 = getelementptr inbounds float, ptr %0, i64 %5
  store float %8, ptr %9, align 4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %3, label %4
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define internal fastcc float @circular(float noundef %0, i32 noundef %1) unnamed_addr {
  %3 = fcmp olt float %0, 1.000000e+09
  %4 = fcmp ogt float %0, -1.000000e+09
  %5 = and i1 %3, %4
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = fsub float %0, %0
  %8 = fcmp oeq float %7, 0.000000e+00
  br i1 %8, label %9, label %67

9:                                                ; preds = %6
  %10 = sitofp i32 %1 to float
  br label %67

11:                                               ; preds = %2
  %12 = fpext float %0 to double
  %13 = fmul double %12, 0x3FE45F306DC9C883
  %14 = fadd double %13, 5.000000e-01
  %15 = tail call double @llvm.floor.f64(double %14)
  %16 = fmul double %15, 0x3FF921FB54442D18
  %17 = fsub double %12, %16
  %18 = fmul double %15, 0x3C91A62633145C07
  %19 = fsub double %17, %18
  %20 = fptosi double %15 to i64
  %21 = trunc i64 %20 to i32
  %22 = and i32 %21, 3
  %23 = add nsw i32 %22, %1
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = fmul double %19, %19
  br i1 %25, label %44, label %27

27:                                               ; preds = %11
  %28 = fmul double %26, 0x3D2AE7F3E733B81F
  %29 = fadd double %28, 0xBDA93974A8C07C9D
  %30 = fmul double %26, %29
  %31 = fadd double %30, 0x3E21EED8EFF8D898
  %32 = fmul double %26, %31
  %33 = fadd double %32, 0xBE927E4FB7789F5C
  %34 = fmul double %26, %33
  %35 = fadd double %34, 0x3EFA01A01A01A01A
  %36 = fmul double %26, %35
  %37 = fadd double %36, 0xBF56C16C16C16C17
  %38 = fmul double %26, %37
  %39 = fadd double %38, 0x3FA5555555555555
  %40 = fmul double %26, %39
  %41 = fadd double %40, -5.000000e-01
  %42 = fmul double %26, %41
  %43 = fadd double %42, 1.000000e+00
  br label %60

44:                                               ; preds = %11
  %45 = fmul double %26, 0x3D6AE7F3E733B81F
  %46 = fsub double 0x3DE6124613A86D09, %45
  %47 = fmul double %26, %46
  %48 = fadd double %47, 0xBE5AE64567F544E4
  %49 = fmul double %26, %48
  %50 = fadd double %49, 0x3EC71DE3A556C734
  %51 = fmul double %26, %50
  %52 = fadd double %51, 0xBF2A01A01A01A01A
  %53 = fmul double %26, %52
  %54 = fadd double %53, 0x3F81111111111111
  %55 = fmul double %26, %54
  %56 = fadd double %55, 0xBFC5555555555555
  %57 = fmul double %26, %56
  %58 = fadd double %57, 1.000000e+00
  %59 = fmul double %19, %58
  br label %60

60:                                               ; preds = %44, %27
  %61 = phi double [ %43, %27 ], [ %59, %44 ]
  %62 = and i32 %23, 2
  %63 = icmp eq i32 %62, 0
  %64 = fneg double %61
  %65 = select i1 %63, double %61, double %64
  %66 = fptrunc double %65 to float
  br label %67

67:                                               ; preds = %6, %9, %60
  %68 = phi float [ %66, %60 ], [ %10, %9 ], [ 0x7FFFFFFFE0000000, %6 ]
  ret float %68
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @cos_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %10, %4 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = tail call fastcc float @circular(float noundef %7, i32 noundef 1)
  %9 = getelementptr inbounds float, ptr %0, i64 %5
  store float %8, ptr %9, align 4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %3, label %4
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @tanh_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %58
  ret void

4:                                                ; preds = %2, %58
  %5 = phi i64 [ 0, %2 ], [ %61, %58 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp ogt float %7, 2.000000e+01
  %9 = fcmp olt float %7, -2.000000e+01
  %10 = select i1 %9, float -2.000000e+01, float %7
  %11 = select i1 %8, float 2.000000e+01, float %10
  %12 = fpext float %11 to double
  %13 = fmul double %12, 0x40071547652B82FE
  %14 = fcmp olt double %13, -3.000000e+02
  %15 = fcmp ogt double %13, 3.000000e+02
  %16 = select i1 %15, double 3.000000e+02, double %13
  %17 = select i1 %14, double -3.000000e+02, double %16
  %18 = fadd double %17, 5.000000e-01
  %19 = tail call double @llvm.floor.f64(double %18)
  %20 = fsub double %17, %19
  %21 = fmul double %20, 0x3FE62E42FEFA39EF
  %22 = fmul double %21, 0x3E927E4FB7789F5C
  %23 = fadd double %22, 0x3EC71DE3A556C734
  %24 = fmul double %21, %23
  %25 = fadd double %24, 0x3EFA01A01A01A01A
  %26 = fmul double %21, %25
  %27 = fadd double %26, 0x3F2A01A01A01A01A
  %28 = fmul double %21, %27
  %29 = fadd double %28, 0x3F56C16C16C16C17
  %30 = fmul double %21, %29
  %31 = fadd double %30, 0x3F81111111111111
  %32 = fmul double %21, %31
  %33 = fadd double %32, 0x3FA5555555555555
  %34 = fmul double %21, %33
  %35 = fadd double %34, 0x3FC5555555555555
  %36 = fmul double %21, %35
  %37 = fadd double %36, 5.000000e-01
  %38 = fmul double %21, %37
  %39 = fadd double %38, 1.000000e+00
  %40 = fmul double %21, %39
  %41 = fadd double %40, 1.000000e+00
  %42 = fptosi double %19 to i32
  %43 = add nsw i32 %42, 1023
  %44 = zext i32 %43 to i64
  %45 = shl i64 %44, 52
  %46 = bitcast i64 %45 to double
  %47 = fmul double %41, %46
  %48 = fcmp uno float %7, 0.000000e+00
  br i1 %48, label %58, label %49

49:                                               ; preds = %4
  %50 = fcmp olt float %7, 0x3F50000000000000
  %51 = fcmp ogt float %7, 0xBF50000000000000
  %52 = and i1 %50, %51
  br i1 %52, label %58, label %53

53:                                               ; preds = %49
  %54 = fadd double %47, -1.000000e+00
  %55 = fadd double %47, 1.000000e+00
  %56 = fdiv double %54, %55
  %57 = fptrunc double %56 to float
  br label %58

58:                                               ; preds = %4, %49, %53
  %59 = phi float [ %57, %53 ], [ %7, %49 ], [ %7, %4 ]
  %60 = getelementptr inbounds float, ptr %0, i64 %5
  store float %59, ptr %60, align 4
  %61 = add nuw nsw i64 %5, 1
  %62 = icmp eq i64 %61, 32
  br i1 %62, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, -1.280000e+02
  %9 = fcmp olt float %7, 1.280000e+02
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt float %7, -1.280000e+02
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge float %7, 1.280000e+02
  %16 = fptosi float %7 to i8
  %17 = select i1 %10, i8 %16, i8 0
  %18 = select i1 %15, i8 127, i8 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i8 [ 0, %4 ], [ %18, %14 ], [ -128, %12 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %20, ptr %21, align 1
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp ult float %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge float %7, 0.000000e+00
  %11 = fcmp olt float %7, 2.560000e+02
  %12 = and i1 %10, %11
  %13 = fcmp oge float %7, 2.560000e+02
  %14 = fptoui float %7 to i8
  %15 = select i1 %12, i8 %14, i8 0
  %16 = select i1 %13, i8 -1, i8 %15
  br label %17

17:                                               ; preds = %9, %4
  %18 = phi i8 [ 0, %4 ], [ %16, %9 ]
  %19 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %18, ptr %19, align 1
  %20 = add nuw nsw i64 %5, 1
  %21 = icmp eq i64 %20, 32
  br i1 %21, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, -3.276800e+04
  %9 = fcmp olt float %7, 3.276800e+04
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt float %7, -3.276800e+04
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge float %7, 3.276800e+04
  %16 = fptosi float %7 to i16
  %17 = select i1 %10, i16 %16, i16 0
  %18 = select i1 %15, i16 32767, i16 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i16 [ 0, %4 ], [ %18, %14 ], [ -32768, %12 ]
  %21 = getelementptr inbounds i16, ptr %0, i64 %5
  store i16 %20, ptr %21, align 2
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp ult float %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge float %7, 0.000000e+00
  %11 = fcmp olt float %7, 6.553600e+04
  %12 = and i1 %10, %11
  %13 = fcmp oge float %7, 6.553600e+04
  %14 = fptoui float %7 to i16
  %15 = select i1 %12, i16 %14, i16 0
  %16 = select i1 %13, i16 -1, i16 %15
  br label %17

17:                                               ; preds = %9, %4
  %18 = phi i16 [ 0, %4 ], [ %16, %9 ]
  %19 = getelementptr inbounds i16, ptr %0, i64 %5
  store i16 %18, ptr %19, align 2
  %20 = add nuw nsw i64 %5, 1
  %21 = icmp eq i64 %20, 32
  br i1 %21, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0xC1E0000000000000
  %9 = fcmp olt float %7, 0x41E0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt float %7, 0xC1E0000000000000
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge float %7, 0x41E0000000000000
  %16 = fptosi float %7 to i32
  %17 = select i1 %10, i32 %16, i32 0
  %18 = select i1 %15, i32 2147483647, i32 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i32 [ 0, %4 ], [ %18, %14 ], [ -2147483648, %12 ]
  %21 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %20, ptr %21, align 4
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %18, %4 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0.000000e+00
  %9 = fcmp olt float %7, 0x41F0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp ult float %7, 0.000000e+00
  %12 = fcmp oge float %7, 0x41F0000000000000
  %13 = fptoui float %7 to i32
  %14 = select i1 %10, i32 %13, i32 0
  %15 = select i1 %12, i32 -1, i32 %14
  %16 = select i1 %11, i32 0, i32 %15
  %17 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %5, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %20, %4 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0xC3E0000000000000
  %9 = fcmp olt float %7, 0x43E0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  %12 = fcmp olt float %7, 0xC3E0000000000000
  %13 = or i1 %11, %12
  %14 = fcmp oge float %7, 0x43E0000000000000
  %15 = fptosi float %7 to i64
  %16 = select i1 %10, i64 %15, i64 0
  %17 = select i1 %14, i64 9223372036854775807, i64 %16
  %18 = select i1 %13, i64 -9223372036854775808, i64 %17
  %19 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %18, ptr %19, align 8
  %20 = add nuw nsw i64 %5, 1
  %21 = icmp eq i64 %20, 32
  br i1 %21, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0.000000e+00
  %9 = fcmp olt float %7, 0x43F0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt float %7, 0.000000e+00
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge float %7, 0x43F0000000000000
  %16 = fptoui float %7 to i64
  %17 = select i1 %10, i64 %16, i64 0
  %18 = select i1 %15, i64 -1, i64 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i64 [ -9223372036854775808, %4 ], [ %18, %14 ], [ 0, %12 ]
  %21 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %20, ptr %21, align 8
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp uno double %7, 0.000000e+00
  %9 = fcmp olt double %7, -1.280000e+02
  %10 = or i1 %8, %9
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = fcmp oge double %7, -1.280000e+02
  %13 = fcmp olt double %7, 1.280000e+02
  %14 = and i1 %12, %13
  %15 = fcmp oge double %7, 1.280000e+02
  %16 = fptosi double %7 to i8
  %17 = select i1 %14, i8 %16, i8 0
  %18 = select i1 %15, i8 127, i8 %17
  br label %19

19:                                               ; preds = %11, %4
  %20 = phi i8 [ -128, %4 ], [ %18, %11 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %20, ptr %21, align 1
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, 0.000000e+00
  %9 = fcmp olt double %7, 2.560000e+02
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0.000000e+00
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 2.560000e+02
  %16 = fptoui double %7 to i8
  %17 = select i1 %10, i8 %16, i8 0
  %18 = select i1 %15, i8 -1, i8 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i8 [ -128, %4 ], [ %18, %14 ], [ 0, %12 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %20, ptr %21, align 1
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp uno double %7, 0.000000e+00
  %9 = fcmp olt double %7, -3.276800e+04
  %10 = or i1 %8, %9
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = fcmp oge double %7, -3.276800e+04
  %13 = fcmp olt double %7, 3.276800e+04
  %14 = and i1 %12, %13
  %15 = fcmp oge double %7, 3.276800e+04
  %16 = fptosi double %7 to i16
  %17 = select i1 %14, i16 %16, i16 0
  %18 = select i1 %15, i16 32767, i16 %17
  br label %19

19:                                               ; preds = %11, %4
  %20 = phi i16 [ -32768, %4 ], [ %18, %11 ]
  %21 = getelementptr inbounds i16, ptr %0, i64 %5
  store i16 %20, ptr %21, align 2
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, 0.000000e+00
  %9 = fcmp olt double %7, 6.553600e+04
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0.000000e+00
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 6.553600e+04
  %16 = fptoui double %7 to i16
  %17 = select i1 %10, i16 %16, i16 0
  %18 = select i1 %15, i16 -1, i16 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i16 [ -32768, %4 ], [ %18, %14 ], [ 0, %12 ]
  %21 = getelementptr inbounds i16, ptr %0, i64 %5
  store i16 %20, ptr %21, align 2
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp uno double %7, 0.000000e+00
  %9 = fcmp olt double %7, 0xC1E0000000000000
  %10 = or i1 %8, %9
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = fcmp oge double %7, 0xC1E0000000000000
  %13 = fcmp olt double %7, 0x41E0000000000000
  %14 = and i1 %12, %13
  %15 = fcmp oge double %7, 0x41E0000000000000
  %16 = fptosi double %7 to i32
  %17 = select i1 %14, i32 %16, i32 0
  %18 = select i1 %15, i32 2147483647, i32 %17
  br label %19

19:                                               ; preds = %11, %4
  %20 = phi i32 [ -2147483648, %4 ], [ %18, %11 ]
  %21 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %20, ptr %21, align 4
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, 0.000000e+00
  %9 = fcmp olt double %7, 0x41F0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0.000000e+00
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 0x41F0000000000000
  %16 = fptoui double %7 to i32
  %17 = select i1 %10, i32 %16, i32 0
  %18 = select i1 %15, i32 -1, i32 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i32 [ -2147483648, %4 ], [ %18, %14 ], [ 0, %12 ]
  %21 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %20, ptr %21, align 4
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp uno double %7, 0.000000e+00
  %9 = fcmp olt double %7, 0xC3E0000000000000
  %10 = or i1 %8, %9
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = fcmp oge double %7, 0xC3E0000000000000
  %13 = fcmp olt double %7, 0x43E0000000000000
  %14 = and i1 %12, %13
  %15 = fcmp oge double %7, 0x43E0000000000000
  %16 = fptosi double %7 to i64
  %17 = select i1 %14, i64 %16, i64 0
  %18 = select i1 %15, i64 9223372036854775807, i64 %17
  br label %19

19:                                               ; preds = %11, %4
  %20 = phi i64 [ -9223372036854775808, %4 ], [ %18, %11 ]
  %21 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %20, ptr %21, align 8
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, 0.000000e+00
  %9 = fcmp olt double %7, 0x43F0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0.000000e+00
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 0x43F0000000000000
  %16 = fptoui double %7 to i64
  %17 = select i1 %10, i64 %16, i64 0
  %18 = select i1 %15, i64 -1, i64 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i64 [ -9223372036854775808, %4 ], [ %18, %14 ], [ 0, %12 ]
  %21 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %20, ptr %21, align 8
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f16_to_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %32
  ret void

4:                                                ; preds = %2, %32
  %5 = phi i64 [ 0, %2 ], [ %35, %32 ]
  %6 = getelementptr inbounds i16, ptr %1, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = zext i16 %7 to i32
  %9 = sext i16 %7 to i32
  %10 = and i32 %9, -2147483648
  %11 = lshr i32 %8, 10
  %12 = and i32 %11, 31
  %13 = and i32 %8, 1023
  switch i32 %12, label %19 [
    i32 31, label %14
    i32 0, label %26
  ]

14:                                               ; preds = %4
  %15 = shl nuw nsw i32 %8, 13
  %16 = or i32 %10, %15
  %17 = or i32 %16, 2139095040
  %18 = bitcast i32 %17 to float
  br label %32

19:                                               ; preds = %4
  %20 = shl nuw nsw i32 %12, 23
  %21 = add nuw nsw i32 %20, 939524096
  %22 = shl nuw nsw i32 %13, 13
  %23 = or i32 %21, %22
  %24 = or i32 %23, %10
  %25 = bitcast i32 %24 to float
  br label %32

26:                                               ; preds = %4
  %27 = uitofp i32 %13 to float
  %28 = fmul float %27, 0x3E70000000000000
  %29 = icmp eq i32 %10, 0
  %30 = fneg float %28
  %31 = select i1 %29, float %28, float %30
  br label %32

32:                                               ; preds = %14, %19, %26
  %33 = phi float [ %18, %14 ], [ %25, %19 ], [ %31, %26 ]
  %34 = getelementptr inbounds float, ptr %0, i64 %5
  store float %33, ptr %34, align 4
  %35 = add nuw nsw i64 %5, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_f16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 1
  %5 = icmp ne i32 %2, 2
  %6 = icmp eq i32 %2, 3
  %7 = icmp eq i32 %2, 2
  %8 = icmp eq i32 %2, 3
  %9 = icmp eq i32 %2, 0
  br label %11

10:                                               ; preds = %81
  ret void

11:                                               ; preds = %3, %81
  %12 = phi i64 [ 0, %3 ], [ %84, %81 ]
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = lshr i32 %14, 16
  %16 = and i32 %15, 32768
  %17 = and i32 %14, 2147483647
  %18 = icmp ugt i32 %17, 2139095040
  br i1 %18, label %81, label %19

19:                                               ; preds = %11
  %20 = icmp eq i32 %17, 2139095040
  br i1 %20, label %21, label %24

21:                                               ; preds = %19
  %22 = trunc i32 %16 to i16
  %23 = or i16 %22, 31744
  br label %81

24:                                               ; preds = %19
  br i1 %4, label %31, label %25

25:                                               ; preds = %24
  %26 = icmp ne i32 %16, 0
  %27 = or i1 %5, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = and i1 %6, %26
  %30 = select i1 %29, i32 31743, i32 31744
  br label %31

31:                                               ; preds = %28, %25, %24
  %32 = phi i32 [ 31743, %24 ], [ %30, %28 ], [ 31743, %25 ]
  %33 = icmp ne i32 %16, 0
  %34 = and i1 %7, %33
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = xor i1 %33, true
  %37 = and i1 %8, %36
  br label %38

38:                                               ; preds = %35, %31
  %39 = phi i1 [ %37, %35 ], [ true, %31 ]
  %40 = icmp ult i32 %17, 947912704
  %41 = lshr i32 %17, 23
  %42 = sub nsw i32 126, %41
  %43 = and i32 %14, 8388607
  %44 = or i32 %43, 8388608
  %45 = add nsw i32 %17, -939524096
  %46 = icmp ugt i32 %42, 24
  %47 = select i1 %40, i1 %46, i1 false
  %48 = icmp ne i32 %17, 0
  %49 = zext i1 %48 to i32
  %50 = select i1 %47, i32 25, i32 %42
  %51 = select i1 %40, i32 %50, i32 13
  %52 = select i1 %47, i32 %49, i32 %44
  %53 = select i1 %40, i32 %52, i32 %45
  %54 = lshr i32 %53, %51
  %55 = shl nsw i32 -1, %51
  %56 = xor i32 %55, -1
  %57 = and i32 %53, %56
  %58 = add nsw i32 %51, -1
  %59 = shl nuw i32 1, %58
  br i1 %9, label %60, label %71

60:                                               ; preds = %38
  %61 = icmp ugt i32 %57, %59
  br i1 %61, label %68, label %62

62:                                               ; preds = %60
  %63 = icmp eq i32 %57, %59
  %64 = and i32 %54, 1
  %65 = icmp ne i32 %64, 0
  %66 = select i1 %63, i1 %65, i1 false
  %67 = zext i1 %66 to i32
  br label %68

68:                                               ; preds = %62, %60
  %69 = phi i32 [ 1, %60 ], [ %67, %62 ]
  %70 = add i32 %69, %54
  br label %71

71:                                               ; preds = %68, %38
  %72 = phi i32 [ %70, %68 ], [ %54, %38 ]
  %73 = icmp ne i32 %57, 0
  %74 = select i1 %39, i1 %73, i1 false
  %75 = zext i1 %74 to i32
  %76 = add i32 %72, %75
  %77 = icmp ugt i32 %76, 31743
  %78 = select i1 %77, i32 %32, i32 %76
  %79 = or i32 %78, %16
  %80 = trunc i32 %79 to i16
  br label %81

81:                                               ; preds = %11, %21, %71
  %82 = phi i16 [ %23, %21 ], [ %80, %71 ], [ 32767, %11 ]
  %83 = getelementptr inbounds i16, ptr %0, i64 %12
  store i16 %82, ptr %83, align 2
  %84 = add nuw nsw i64 %12, 1
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %10, label %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bf16_to_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %11, %4 ]
  %6 = getelementptr inbounds i16, ptr %1, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = zext i16 %7 to i32
  %9 = shl nuw i32 %8, 16
  %10 = getelementptr inbounds float, ptr %0, i64 %5
  store i32 %9, ptr %10, align 4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_bf16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ne i32 %2, 3
  br label %6

5:                                                ; preds = %28
  ret void

6:                                                ; preds = %3, %28
  %7 = phi i64 [ 0, %3 ], [ %32, %28 ]
  %8 = getelementptr inbounds float, ptr %1, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = bitcast float %9 to i32
  switch i32 %2, label %15 [
    i32 0, label %11
    i32 1, label %19
  ]

11:                                               ; preds = %6
  %12 = lshr i32 %10, 16
  %13 = and i32 %12, 1
  %14 = add nuw nsw i32 %13, 32767
  br label %19

15:                                               ; preds = %6
  %16 = icmp sgt i32 %10, -1
  %17 = xor i1 %4, %16
  %18 = select i1 %17, i32 65535, i32 0
  br label %19

19:                                               ; preds = %6, %15, %11
  %20 = phi i32 [ %14, %11 ], [ %18, %15 ], [ 0, %6 ]
  %21 = fcmp uno float %9, 0.000000e+00
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = and i32 %10, 2139095040
  %24 = icmp eq i32 %23, 2139095040
  %25 = select i1 %24, i32 0, i32 %20
  %26 = add i32 %25, %10
  %27 = lshr i32 %26, 16
  br label %28

28:                                               ; preds = %19, %22
  %29 = phi i32 [ %27, %22 ], [ 32767, %19 ]
  %30 = trunc i32 %29 to i16
  %31 = getelementptr inbounds i16, ptr %0, i64 %7
  store i16 %30, ptr %31, align 2
  %32 = add nuw nsw i64 %7, 1
  %33 = icmp eq i64 %32, 32
  br i1 %33, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i16, ptr %2, i64 %7
  %9 = load i16, ptr %8, align 2
  %10 = icmp eq i16 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i16, ptr %1, i64 %7
  %13 = load i16, ptr %12, align 2
  %14 = udiv i16 %13, %9
  br label %15

15:                                               ; preds = %6, %11
  %16 = phi i16 [ %14, %11 ], [ -1, %6 ]
  %17 = getelementptr inbounds i16, ptr %0, i64 %7
  store i16 %16, ptr %17, align 2
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i16, ptr %2, i64 %7
  %9 = load i16, ptr %8, align 2
  %10 = icmp eq i16 %9, 0
  %11 = getelementptr inbounds i16, ptr %1, i64 %7
  %12 = load i16, ptr %11, align 2
  br i1 %10, label %15, label %13

13:                                               ; preds = %6
  %14 = urem i16 %12, %9
  br label %15

15:                                               ; preds = %6, %13
  %16 = phi i16 [ %14, %13 ], [ %12, %6 ]
  %17 = getelementptr inbounds i16, ptr %0, i64 %7
  store i16 %16, ptr %17, align 2
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %19
  ret void

6:                                                ; preds = %4, %19
  %7 = phi i64 [ 0, %4 ], [ %22, %19 ]
  %8 = getelementptr inbounds i16, ptr %1, i64 %7
  %9 = load i16, ptr %8, align 2
  %10 = getelementptr inbounds i16, ptr %2, i64 %7
  %11 = load i16, ptr %10, align 2
  switch i16 %11, label %14 [
    i16 0, label %19
    i16 -1, label %12
  ]

12:                                               ; preds = %6
  %13 = sub i16 0, %9
  br label %19

14:                                               ; preds = %6
  %15 = sext i16 %11 to i32
  %16 = sext i16 %9 to i32
  %17 = sdiv i32 %16, %15
  %18 = trunc i32 %17 to i16
  br label %19

19:                                               ; preds = %6, %12, %14
  %20 = phi i16 [ -1, %6 ], [ %13, %12 ], [ %18, %14 ]
  %21 = getelementptr inbounds i16, ptr %0, i64 %7
  store i16 %20, ptr %21, align 2
  %22 = add nuw nsw i64 %7, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %18
  ret void

6:                                                ; preds = %4, %18
  %7 = phi i64 [ 0, %4 ], [ %21, %18 ]
  %8 = getelementptr inbounds i16, ptr %1, i64 %7
  %9 = load i16, ptr %8, align 2
  %10 = getelementptr inbounds i16, ptr %2, i64 %7
  %11 = load i16, ptr %10, align 2
  switch i16 %11, label %12 [
    i16 0, label %18
    i16 -1, label %17
  ]

12:                                               ; preds = %6
  %13 = sext i16 %11 to i32
  %14 = sext i16 %9 to i32
  %15 = srem i32 %14, %13
  %16 = trunc i32 %15 to i16
  br label %18

17:                                               ; preds = %6
  br label %18

18:                                               ; preds = %6, %17, %12
  %19 = phi i16 [ %16, %12 ], [ %9, %6 ], [ 0, %17 ]
  %20 = getelementptr inbounds i16, ptr %0, i64 %7
  store i16 %19, ptr %20, align 2
  %21 = add nuw nsw i64 %7, 1
  %22 = icmp eq i64 %21, 32
  br i1 %22, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i32, ptr %1, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = udiv i32 %13, %9
  br label %15

15:                                               ; preds = %6, %11
  %16 = phi i32 [ %14, %11 ], [ -1, %6 ]
  %17 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds i32, ptr %1, i64 %7
  %12 = load i32, ptr %11, align 4
  br i1 %10, label %15, label %13

13:                                               ; preds = %6
  %14 = urem i32 %12, %9
  br label %15

15:                                               ; preds = %6, %13
  %16 = phi i32 [ %14, %13 ], [ %12, %6 ]
  %17 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %16
  ret void

6:                                                ; preds = %4, %16
  %7 = phi i64 [ 0, %4 ], [ %19, %16 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %2, i64 %7
  %11 = load i32, ptr %10, align 4
  switch i32 %11, label %14 [
    i32 0, label %16
    i32 -1, label %12
  ]

12:                                               ; preds = %6
  %13 = sub i32 0, %9
  br label %16

14:                                               ; preds = %6
  %15 = sdiv i32 %9, %11
  br label %16

16:                                               ; preds = %6, %12, %14
  %17 = phi i32 [ -1, %6 ], [ %13, %12 ], [ %15, %14 ]
  %18 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %17, ptr %18, align 4
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %2, i64 %7
  %11 = load i32, ptr %10, align 4
  switch i32 %11, label %12 [
    i32 0, label %15
    i32 -1, label %14
  ]

12:                                               ; preds = %6
  %13 = srem i32 %9, %11
  br label %15

14:                                               ; preds = %6
  br label %15

15:                                               ; preds = %6, %14, %12
  %16 = phi i32 [ %13, %12 ], [ %9, %6 ], [ 0, %14 ]
  %17 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i64, ptr %2, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i64, ptr %1, i64 %7
  %13 = load i64, ptr %12, align 8
  %14 = udiv i64 %13, %9
  br label %15

15:                                               ; preds = %6, %11
  %16 = phi i64 [ %14, %11 ], [ -1, %6 ]
  %17 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i64, ptr %2, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i64, ptr %1, i64 %7
  %12 = load i64, ptr %11, align 8
  br i1 %10, label %15, label %13

13:                                               ; preds = %6
  %14 = urem i64 %12, %9
  br label %15

15:                                               ; preds = %6, %13
  %16 = phi i64 [ %14, %13 ], [ %12, %6 ]
  %17 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %16
  ret void

6:                                                ; preds = %4, %16
  %7 = phi i64 [ 0, %4 ], [ %19, %16 ]
  %8 = getelementptr inbounds i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %2, i64 %7
  %11 = load i64, ptr %10, align 8
  switch i64 %11, label %14 [
    i64 0, label %16
    i64 -1, label %12
  ]

12:                                               ; preds = %6
  %13 = sub i64 0, %9
  br label %16

14:                                               ; preds = %6
  %15 = sdiv i64 %9, %11
  br label %16

16:                                               ; preds = %6, %12, %14
  %17 = phi i64 [ -1, %6 ], [ %13, %12 ], [ %15, %14 ]
  %18 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %17, ptr %18, align 8
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %15
  ret void

6:                                                ; preds = %4, %15
  %7 = phi i64 [ 0, %4 ], [ %18, %15 ]
  %8 = getelementptr inbounds i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %2, i64 %7
  %11 = load i64, ptr %10, align 8
  switch i64 %11, label %12 [
    i64 0, label %15
    i64 -1, label %14
  ]

12:                                               ; preds = %6
  %13 = srem i64 %9, %11
  br label %15

14:                                               ; preds = %6
  br label %15

15:                                               ; preds = %6, %14, %12
  %16 = phi i64 [ %13, %12 ], [ %9, %6 ], [ 0, %14 ]
  %17 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mulhi_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %18, %6 ]
  %8 = getelementptr inbounds i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = zext i64 %9 to i128
  %11 = getelementptr inbounds i64, ptr %2, i64 %7
  %12 = load i64, ptr %11, align 8
  %13 = zext i64 %12 to i128
  %14 = mul nuw i128 %13, %10
  %15 = lshr i128 %14, 64
  %16 = trunc i128 %15 to i64
  %17 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mulhi_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %18, %6 ]
  %8 = getelementptr inbounds i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = sext i64 %9 to i128
  %11 = getelementptr inbounds i64, ptr %2, i64 %7
  %12 = load i64, ptr %11, align 8
  %13 = sext i64 %12 to i128
  %14 = mul nsw i128 %13, %10
  %15 = lshr i128 %14, 64
  %16 = trunc i128 %15 to i64
  %17 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %19
  ret void

6:                                                ; preds = %4, %19
  %7 = phi i64 [ 0, %4 ], [ %27, %19 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, 255
  %11 = getelementptr inbounds i32, ptr %3, i64 %7
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, 255
  %14 = icmp ugt i32 %10, 31
  br i1 %14, label %19, label %15

15:                                               ; preds = %6
  %16 = getelementptr inbounds i32, ptr %1, i64 %7
  %17 = load i32, ptr %16, align 4
  %18 = lshr i32 %17, %10
  br label %19

19:                                               ; preds = %6, %15
  %20 = phi i32 [ %18, %15 ], [ 0, %6 ]
  %21 = icmp ugt i32 %13, 31
  %22 = shl nsw i32 -1, %13
  %23 = xor i32 %22, -1
  %24 = select i1 %21, i32 -1, i32 %23
  %25 = and i32 %20, %24
  %26 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %25, ptr %26, align 4
  %27 = add nuw nsw i64 %7, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %19
  ret void

6:                                                ; preds = %4, %19
  %7 = phi i64 [ 0, %4 ], [ %27, %19 ]
  %8 = getelementptr inbounds i64, ptr %2, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = and i64 %9, 255
  %11 = getelementptr inbounds i64, ptr %3, i64 %7
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 255
  %14 = icmp ugt i64 %10, 63
  br i1 %14, label %19, label %15

15:                                               ; preds = %6
  %16 = getelementptr inbounds i64, ptr %1, i64 %7
  %17 = load i64, ptr %16, align 8
  %18 = lshr i64 %17, %10
  br label %19

19:                                               ; preds = %6, %15
  %20 = phi i64 [ %18, %15 ], [ 0, %6 ]
  %21 = icmp ugt i64 %13, 63
  %22 = shl nsw i64 -1, %13
  %23 = xor i64 %22, -1
  %24 = select i1 %21, i64 -1, i64 %23
  %25 = and i64 %20, %24
  %26 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %25, ptr %26, align 8
  %27 = add nuw nsw i64 %7, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %5, label %6
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %45
  ret void

6:                                                ; preds = %4, %45
  %7 = phi i64 [ 0, %4 ], [ %48, %45 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, 255
  %11 = getelementptr inbounds i32, ptr %3, i64 %7
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, 255
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %6
  %16 = add nsw i32 %10, -1
  %17 = add nsw i32 %16, %13
  %18 = getelementptr inbounds i32, ptr %1, i64 %7
  %19 = load i32, ptr %18, align 4
  %20 = tail call i32 @llvm.umin.i32(i32 %17, i32 31)
  %21 = lshr i32 %19, %20
  %22 = and i32 %21, 1
  br label %23

23:                                               ; preds = %6, %15
  %24 = phi i32 [ %22, %15 ], [ 0, %6 ]
  %25 = icmp ugt i32 %10, 31
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds i32, ptr %1, i64 %7
  %28 = load i32, ptr %27, align 4
  %29 = lshr i32 %28, %10
  br label %30

30:                                               ; preds = %23, %26
  %31 = phi i32 [ %29, %26 ], [ 0, %23 ]
  br i1 %14, label %45, label %32

32:                                               ; preds = %30
  %33 = sub nsw i32 32, %10
  %34 = select i1 %25, i32 0, i32 %33
  %35 = tail call i32 @llvm.umin.i32(i32 %13, i32 %34)
  %36 = icmp ugt i32 %35, 31
  %37 = shl nsw i32 -1, %35
  %38 = xor i32 %37, -1
  %39 = select i1 %36, i32 -1, i32 %38
  %40 = and i32 %31, %39
  %41 = icmp eq i32 %24, 0
  %42 = xor i32 %39, -1
  %43 = select i1 %41, i32 0, i32 %42
  %44 = or i32 %40, %43
  br label %45

45:                                               ; preds = %30, %32
  %46 = phi i32 [ %44, %32 ], [ 0, %30 ]
  %47 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %46, ptr %47, align 4
  %48 = add nuw nsw i64 %7, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %5, label %6
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %45
  ret void

6:                                                ; preds = %4, %45
  %7 = phi i64 [ 0, %4 ], [ %48, %45 ]
  %8 = getelementptr inbounds i64, ptr %2, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = and i64 %9, 255
  %11 = getelementptr inbounds i64, ptr %3, i64 %7
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 255
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %6
  %16 = add nsw i64 %10, -1
  %17 = add nsw i64 %16, %13
  %18 = getelementptr inbounds i64, ptr %1, i64 %7
  %19 = load i64, ptr %18, align 8
  %20 = tail call i64 @llvm.umin.i64(i64 %17, i64 63)
  %21 = lshr i64 %19, %20
  %22 = and i64 %21, 1
  br label %23

23:                                               ; preds = %6, %15
  %24 = phi i64 [ %22, %15 ], [ 0, %6 ]
  %25 = icmp ugt i64 %10, 63
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds i64, ptr %1, i64 %7
  %28 = load i64, ptr %27, align 8
  %29 = lshr i64 %28, %10
  br label %30

30:                                               ; preds = %23, %26
  %31 = phi i64 [ %29, %26 ], [ 0, %23 ]
  br i1 %14, label %45, label %32

32:                                               ; preds = %30
  %33 = sub nsw i64 64, %10
  %34 = select i1 %25, i64 0, i64 %33
  %35 = tail call i64 @llvm.umin.i64(i64 %13, i64 %34)
  %36 = icmp ugt i64 %35, 63
  %37 = shl nsw i64 -1, %35
  %38 = xor i64 %37, -1
  %39 = select i1 %36, i64 -1, i64 %38
  %40 = and i64 %31, %39
  %41 = icmp eq i64 %24, 0
  %42 = xor i64 %39, -1
  %43 = select i1 %41, i64 0, i64 %42
  %44 = or i64 %40, %43
  br label %45

45:                                               ; preds = %30, %32
  %46 = phi i64 [ %44, %32 ], [ 0, %30 ]
  %47 = getelementptr inbounds i64, ptr %0, i64 %7
  store i64 %46, ptr %47, align 8
  %48 = add nuw nsw i64 %7, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfi_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %7

6:                                                ; preds = %34
  ret void

7:                                                ; preds = %5, %34
  %8 = phi i64 [ 0, %5 ], [ %37, %34 ]
  %9 = getelementptr inbounds i32, ptr %3, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = and i32 %10, 255
  %12 = icmp ugt i32 %11, 31
  br i1 %12, label %13, label %16

13:                                               ; preds = %7
  %14 = getelementptr inbounds i32, ptr %2, i64 %8
  %15 = load i32, ptr %14, align 4
  br label %34

16:                                               ; preds = %7
  %17 = getelementptr inbounds i32, ptr %4, i64 %8
  %18 = load i32, ptr %17, align 4
  %19 = and i32 %18, 255
  %20 = icmp ugt i32 %19, 31
  %21 = shl nsw i32 -1, %19
  %22 = xor i32 %21, -1
  %23 = select i1 %20, i32 -1, i32 %22
  %24 = getelementptr inbounds i32, ptr %2, i64 %8
  %25 = load i32, ptr %24, align 4
  %26 = shl i32 %23, %11
  %27 = xor i32 %26, -1
  %28 = and i32 %25, %27
  %29 = getelementptr inbounds i32, ptr %1, i64 %8
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %23, %30
  %32 = shl i32 %31, %11
  %33 = or i32 %28, %32
  br label %34

34:                                               ; preds = %16, %13
  %35 = phi i32 [ %15, %13 ], [ %33, %16 ]
  %36 = getelementptr inbounds i32, ptr %0, i64 %8
  store i32 %35, ptr %36, align 4
  %37 = add nuw nsw i64 %8, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %6, label %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfi_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %7

6:                                                ; preds = %34
  ret void

7:                                                ; preds = %5, %34
  %8 = phi i64 [ 0, %5 ], [ %37, %34 ]
  %9 = getelementptr inbounds i64, ptr %3, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %10, 255
  %12 = icmp ugt i64 %11, 63
  br i1 %12, label %13, label %16

13:                                               ; preds = %7
  %14 = getelementptr inbounds i64, ptr %2, i64 %8
  %15 = load i64, ptr %14, align 8
  br label %34

16:                                               ; preds = %7
  %17 = getelementptr inbounds i64, ptr %4, i64 %8
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 255
  %20 = icmp ugt i64 %19, 63
  %21 = shl nsw i64 -1, %19
  %22 = xor i64 %21, -1
  %23 = select i1 %20, i64 -1, i64 %22
  %24 = getelementptr inbounds i64, ptr %2, i64 %8
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %23, %11
  %27 = xor i64 %26, -1
  %28 = and i64 %25, %27
  %29 = getelementptr inbounds i64, ptr %1, i64 %8
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %23, %30
  %32 = shl i64 %31, %11
  %33 = or i64 %28, %32
  br label %34

34:                                               ; preds = %16, %13
  %35 = phi i64 [ %15, %13 ], [ %33, %16 ]
  %36 = getelementptr inbounds i64, ptr %0, i64 %8
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %8, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %6, label %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @prmt_b32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %72, %6 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = shl nuw i64 %10, 32
  %12 = getelementptr inbounds i32, ptr %1, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = or i64 %11, %14
  %16 = getelementptr inbounds i32, ptr %3, i64 %7
  %17 = load i32, ptr %16, align 4
  %18 = shl i32 %17, 3
  %19 = and i32 %18, 56
  %20 = zext i32 %19 to i64
  %21 = lshr i64 %15, %20
  %22 = trunc i64 %21 to i32
  %23 = and i32 %17, 8
  %24 = icmp eq i32 %23, 0
  %25 = and i32 %22, 128
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i32 0, i32 255
  %28 = and i32 %22, 255
  %29 = select i1 %24, i32 %28, i32 %27
  %30 = lshr i32 %17, 1
  %31 = and i32 %30, 56
  %32 = zext i32 %31 to i64
  %33 = lshr i64 %15, %32
  %34 = trunc i64 %33 to i32
  %35 = and i32 %17, 128
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %34, 128
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 0, i32 255
  %40 = and i32 %34, 255
  %41 = select i1 %36, i32 %40, i32 %39
  %42 = shl nuw nsw i32 %41, 8
  %43 = or i32 %42, %29
  %44 = lshr i32 %17, 5
  %45 = and i32 %44, 56
  %46 = zext i32 %45 to i64
  %47 = lshr i64 %15, %46
  %48 = trunc i64 %47 to i32
  %49 = and i32 %17, 2048
  %50 = icmp eq i32 %49, 0
  %51 = and i32 %48, 128
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, i32 0, i32 255
  %54 = and i32 %48, 255
  %55 = select i1 %50, i32 %54, i32 %53
  %56 = shl nuw nsw i32 %55, 16
  %57 = or i32 %43, %56
  %58 = lshr i32 %17, 9
  %59 = and i32 %58, 56
  %60 = zext i32 %59 to i64
  %61 = lshr i64 %15, %60
  %62 = trunc i64 %61 to i32
  %63 = and i32 %17, 32768
  %64 = icmp eq i32 %63, 0
  %65 = and i32 %62, 128
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i32 0, i32 255
  %68 = select i1 %64, i32 %62, i32 %67
  %69 = shl i32 %68, 24
  %70 = or i32 %57, %69
  %71 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %70, ptr %71, align 4
  %72 = add nuw nsw i64 %7, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_u32_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %16, %14 ]
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %7
  %13 = load i32, ptr %12, align 4
  br label %18

14:                                               ; preds = %18
  %15 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %27, ptr %15, align 4
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6

18:                                               ; preds = %6, %18
  %19 = phi i32 [ 0, %6 ], [ %28, %18 ]
  %20 = phi i32 [ %9, %6 ], [ %27, %18 ]
  %21 = shl i32 %19, 3
  %22 = lshr i32 %11, %21
  %23 = and i32 %22, 255
  %24 = lshr i32 %13, %21
  %25 = and i32 %24, 255
  %26 = mul nuw nsw i32 %25, %23
  %27 = add i32 %26, %20
  %28 = add nuw nsw i32 %19, 1
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %14, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_s32_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %16, %14 ]
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %7
  %13 = load i32, ptr %12, align 4
  br label %18

14:                                               ; preds = %18
  %15 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %29, ptr %15, align 4
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6

18:                                               ; preds = %6, %18
  %19 = phi i32 [ 0, %6 ], [ %30, %18 ]
  %20 = phi i32 [ %9, %6 ], [ %29, %18 ]
  %21 = shl i32 %19, 3
  %22 = lshr i32 %11, %21
  %23 = shl i32 %22, 24
  %24 = ashr exact i32 %23, 24
  %25 = lshr i32 %13, %21
  %26 = shl i32 %25, 24
  %27 = ashr exact i32 %26, 24
  %28 = mul nsw i32 %27, %24
  %29 = add i32 %28, %20
  %30 = add nuw nsw i32 %19, 1
  %31 = icmp eq i32 %30, 4
  br i1 %31, label %14, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_s32_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %16, %14 ]
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %7
  %13 = load i32, ptr %12, align 4
  br label %18

14:                                               ; preds = %18
  %15 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %28, ptr %15, align 4
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6

18:                                               ; preds = %6, %18
  %19 = phi i32 [ 0, %6 ], [ %29, %18 ]
  %20 = phi i32 [ %9, %6 ], [ %28, %18 ]
  %21 = shl i32 %19, 3
  %22 = lshr i32 %11, %21
  %23 = shl i32 %22, 24
  %24 = ashr exact i32 %23, 24
  %25 = lshr i32 %13, %21
  %26 = and i32 %25, 255
  %27 = mul nsw i32 %24, %26
  %28 = add i32 %27, %20
  %29 = add nuw nsw i32 %19, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %14, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_u32_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %16, %14 ]
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %2, i64 %7
  %13 = load i32, ptr %12, align 4
  br label %18

14:                                               ; preds = %18
  %15 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %28, ptr %15, align 4
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6

18:                                               ; preds = %6, %18
  %19 = phi i32 [ 0, %6 ], [ %29, %18 ]
  %20 = phi i32 [ %9, %6 ], [ %28, %18 ]
  %21 = shl i32 %19, 3
  %22 = lshr i32 %11, %21
  %23 = and i32 %22, 255
  %24 = lshr i32 %13, %21
  %25 = shl i32 %24, 24
  %26 = ashr exact i32 %25, 24
  %27 = mul nsw i32 %26, %23
  %28 = add i32 %27, %20
  %29 = add nuw nsw i32 %19, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %14, label %18
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @matrix_floats(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr {
  %10 = alloca [256 x i32], align 16
  %11 = alloca [256 x double], align 16
  %12 = alloca [256 x double], align 16
  %13 = alloca [64 x [16 x double]], align 16
  %14 = alloca [64 x [8 x double]], align 16
  %15 = alloca [16 x [8 x double]], align 16
  %16 = alloca [16 x [8 x double]], align 16
  %17 = alloca [64 x [16 x i32]], align 16
  %18 = alloca [64 x [8 x i32]], align 16
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %18)
  %19 = icmp ult i32 %6, 2
  br i1 %19, label %25, label %20

20:                                               ; preds = %9
  %21 = icmp eq i32 %6, 2
  br i1 %21, label %25, label %22

22:                                               ; preds = %20
  %23 = icmp ult i32 %6, 7
  %24 = select i1 %23, i32 4, i32 8
  br label %25

25:                                               ; preds = %9, %20, %22
  %26 = phi i32 [ 2, %9 ], [ %24, %22 ], [ 1, %20 ]
  %27 = lshr i32 %4, 3
  %28 = icmp eq i32 %26, 4
  %29 = zext i1 %28 to i32
  %30 = mul i32 %27, %5
  %31 = shl nuw nsw i32 %26, 2
  %32 = icmp ugt i32 %31, %30
  br i1 %32, label %53, label %33

33:                                               ; preds = %25
  %34 = udiv i32 %30, %31
  %35 = and i32 %6, -5
  %36 = icmp eq i32 %35, 0
  %37 = icmp eq i32 %6, 3
  %38 = select i1 %37, i32 -6, i32 -126
  %39 = select i1 %36, i32 -14, i32 %38
  %40 = lshr i32 %5, 1
  %41 = tail call i32 @llvm.umax.i32(i32 %34, i32 1)
  %42 = zext i32 %41 to i64
  br label %43

43:                                               ; preds = %33, %78
  %44 = phi i64 [ 0, %33 ], [ %79, %78 ]
  %45 = trunc i64 %44 to i32
  %46 = udiv i32 %45, %27
  %47 = shl i32 %46, 2
  %48 = trunc i64 %44 to i32
  %49 = urem i32 %48, %27
  %50 = shl nuw i32 %49, 3
  %51 = shl i64 %44, 5
  %52 = and i64 %51, 4294967264
  br label %65

53:                                               ; preds = %78, %25
  %54 = icmp ugt i32 %31, %5
  br i1 %54, label %120, label %55

55:                                               ; preds = %53
  %56 = udiv i32 %5, %31
  %57 = and i32 %7, -5
  %58 = icmp eq i32 %57, 0
  %59 = icmp eq i32 %7, 3
  %60 = select i1 %59, i32 -6, i32 -126
  %61 = select i1 %58, i32 -14, i32 %60
  %62 = lshr i32 %5, 1
  %63 = tail call i32 @llvm.umax.i32(i32 %56, i32 1)
  %64 = zext i32 %63 to i64
  br label %114

65:                                               ; preds = %43, %81
  %66 = phi i64 [ 0, %43 ], [ %82, %81 ]
  %67 = trunc i64 %66 to i32
  %68 = and i32 %67, 3
  %69 = or i32 %47, %68
  %70 = mul i32 %69, %26
  %71 = trunc i64 %66 to i32
  %72 = lshr i32 %71, 2
  %73 = add i32 %50, %72
  %74 = add nuw nsw i64 %66, %52
  %75 = getelementptr inbounds i32, ptr %1, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %73 to i64
  br label %84

78:                                               ; preds = %81
  %79 = add nuw nsw i64 %44, 1
  %80 = icmp eq i64 %79, %42
  br i1 %80, label %53, label %43

81:                                               ; preds = %96
  %82 = add nuw nsw i64 %66, 1
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %78, label %65

84:                                               ; preds = %65, %96
  %85 = phi i32 [ 0, %65 ], [ %112, %96 ]
  %86 = add i32 %70, %85
  br i1 %28, label %87, label %96

87:                                               ; preds = %84
  %88 = lshr i32 %86, 1
  %89 = and i32 %88, 2147483646
  %90 = and i32 %86, 1
  %91 = or i32 %89, %90
  %92 = and i32 %86, 2
  %93 = icmp eq i32 %92, 0
  %94 = select i1 %93, i32 0, i32 %40
  %95 = add nuw i32 %91, %94
  br label %96

96:                                               ; preds = %84, %87
  %97 = phi i32 [ %95, %87 ], [ %86, %84 ]
  %98 = tail call fastcc double @element(i32 noundef %76, i32 noundef %85, i32 noundef %6)
  %99 = zext i32 %97 to i64
  %100 = getelementptr inbounds [64 x [16 x double]], ptr %13, i64 0, i64 %99, i64 %77
  store double %98, ptr %100, align 8
  %101 = bitcast double %98 to i64
  %102 = lshr i64 %101, 52
  %103 = trunc i64 %102 to i32
  %104 = and i32 %103, 2047
  %105 = add nsw i32 %104, -1023
  %106 = fcmp oeq double %98, 0.000000e+00
  %107 = icmp eq i32 %105, 1024
  %108 = select i1 %106, i1 true, i1 %107
  %109 = tail call i32 @llvm.smax.i32(i32 %105, i32 %39)
  %110 = select i1 %108, i32 -4096, i32 %109
  %111 = getelementptr inbounds [64 x [16 x i32]], ptr %17, i64 0, i64 %99, i64 %77
  store i32 %110, ptr %111, align 4
  %112 = add nuw nsw i32 %85, 1
  %113 = icmp eq i32 %112, %26
  br i1 %113, label %81, label %84

114:                                              ; preds = %55, %138
  %115 = phi i64 [ 0, %55 ], [ %139, %138 ]
  %116 = trunc i64 %115 to i32
  %117 = shl i32 %116, 2
  %118 = shl i64 %115, 5
  %119 = and i64 %118, 4294967264
  br label %127

120:                                              ; preds = %138, %53
  %121 = icmp ult i32 %4, 8
  br i1 %121, label %179, label %122

122:                                              ; preds = %120
  %123 = and i32 %8, 1
  %124 = icmp eq i32 %123, 0
  %125 = tail call i32 @llvm.umax.i32(i32 %27, i32 1)
  %126 = zext i32 %125 to i64
  br label %174

127:                                              ; preds = %114, %141
  %128 = phi i64 [ 0, %114 ], [ %142, %141 ]
  %129 = trunc i64 %128 to i32
  %130 = and i32 %129, 3
  %131 = or i32 %130, %117
  %132 = mul i32 %131, %26
  %133 = add nuw nsw i64 %128, %119
  %134 = getelementptr inbounds i32, ptr %2, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = lshr i64 %128, 2
  %137 = and i64 %136, 1073741823
  br label %144

138:                                              ; preds = %141
  %139 = add nuw nsw i64 %115, 1
  %140 = icmp eq i64 %139, %64
  br i1 %140, label %120, label %114

141:                                              ; preds = %156
  %142 = add nuw nsw i64 %128, 1
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %138, label %127

144:                                              ; preds = %127, %156
  %145 = phi i32 [ 0, %127 ], [ %172, %156 ]
  %146 = add i32 %145, %132
  br i1 %28, label %147, label %156

147:                                              ; preds = %144
  %148 = lshr i32 %146, 1
  %149 = and i32 %148, 2147483646
  %150 = and i32 %146, 1
  %151 = or i32 %149, %150
  %152 = and i32 %146, 2
  %153 = icmp eq i32 %152, 0
  %154 = select i1 %153, i32 0, i32 %62
  %155 = add nuw i32 %151, %154
  br label %156

156:                                              ; preds = %144, %147
  %157 = phi i32 [ %155, %147 ], [ %146, %144 ]
  %158 = tail call fastcc double @element(i32 noundef %135, i32 noundef %145, i32 noundef %7)
  %159 = zext i32 %157 to i64
  %160 = getelementptr inbounds [64 x [8 x double]], ptr %14, i64 0, i64 %159, i64 %137
  store double %158, ptr %160, align 8
  %161 = bitcast double %158 to i64
  %162 = lshr i64 %161, 52
  %163 = trunc i64 %162 to i32
  %164 = and i32 %163, 2047
  %165 = add nsw i32 %164, -1023
  %166 = fcmp oeq double %158, 0.000000e+00
  %167 = icmp eq i32 %165, 1024
  %168 = select i1 %166, i1 true, i1 %167
  %169 = tail call i32 @llvm.smax.i32(i32 %165, i32 %61)
  %170 = select i1 %168, i32 -4096, i32 %169
  %171 = getelementptr inbounds [64 x [8 x i32]], ptr %18, i64 0, i64 %159, i64 %137
  store i32 %170, ptr %171, align 4
  %172 = add nuw nsw i32 %145, 1
  %173 = icmp eq i32 %172, %26
  br i1 %173, label %141, label %144

174:                                              ; preds = %122, %200
  %175 = phi i64 [ 0, %122 ], [ %201, %200 ]
  %176 = shl nuw i64 %175, 1
  %177 = trunc i64 %175 to i32
  %178 = shl i32 %177, 3
  br label %192

179:                                              ; preds = %200, %120
  %180 = icmp eq i32 %4, 0
  br i1 %180, label %260, label %181

181:                                              ; preds = %179
  %182 = icmp eq i32 %5, 0
  %183 = lshr i32 %5, %29
  %184 = and i32 %8, 1
  %185 = icmp eq i32 %184, 0
  %186 = or i1 %185, %28
  %187 = select i1 %186, i32 -126, i32 -14
  %188 = icmp eq i32 %183, 0
  %189 = zext i32 %183 to i64
  %190 = zext i32 %183 to i64
  %191 = zext i32 %4 to i64
  br label %256

192:                                              ; preds = %174, %203
  %193 = phi i32 [ 0, %174 ], [ %204, %203 ]
  %194 = lshr i32 %193, 2
  %195 = add i32 %194, %178
  %196 = zext i32 %195 to i64
  %197 = shl nuw i32 %193, 1
  %198 = and i32 %197, 6
  %199 = zext i32 %198 to i64
  br label %206

200:                                              ; preds = %203
  %201 = add nuw nsw i64 %175, 1
  %202 = icmp eq i64 %201, %126
  br i1 %202, label %179, label %174

203:                                              ; preds = %246
  %204 = add nuw nsw i32 %193, 1
  %205 = icmp eq i32 %204, 32
  br i1 %205, label %200, label %192

206:                                              ; preds = %192, %246
  %207 = phi i64 [ 0, %192 ], [ %254, %246 ]
  %208 = add nuw nsw i64 %207, %176
  %209 = select i1 %124, i64 %208, i64 %175
  %210 = trunc i64 %209 to i32
  %211 = shl i32 %210, 5
  %212 = add i32 %211, %193
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds i32, ptr %3, i64 %213
  %215 = load i32, ptr %214, align 4
  br i1 %124, label %244, label %216

216:                                              ; preds = %206
  %217 = trunc i64 %207 to i32
  %218 = shl i32 %217, 4
  %219 = lshr i32 %215, %218
  %220 = shl i32 %219, 16
  %221 = and i32 %220, -2147483648
  %222 = lshr i32 %219, 10
  %223 = and i32 %222, 31
  %224 = and i32 %219, 1023
  switch i32 %223, label %231 [
    i32 31, label %225
    i32 0, label %238
  ]

225:                                              ; preds = %216
  %226 = shl i32 %219, 13
  %227 = and i32 %226, 8380416
  %228 = or i32 %221, %227
  %229 = or i32 %228, 2139095040
  %230 = bitcast i32 %229 to float
  br label %246

231:                                              ; preds = %216
  %232 = shl nuw nsw i32 %223, 23
  %233 = add nuw nsw i32 %232, 939524096
  %234 = shl nuw nsw i32 %224, 13
  %235 = or i32 %233, %234
  %236 = or i32 %235, %221
  %237 = bitcast i32 %236 to float
  br label %246

238:                                              ; preds = %216
  %239 = uitofp i32 %224 to float
  %240 = fmul float %239, 0x3E70000000000000
  %241 = icmp eq i32 %221, 0
  %242 = fneg float %240
  %243 = select i1 %241, float %240, float %242
  br label %246

244:                                              ; preds = %206
  %245 = bitcast i32 %215 to float
  br label %246

246:                                              ; preds = %238, %231, %225, %244
  %247 = phi float [ %245, %244 ], [ %230, %225 ], [ %237, %231 ], [ %243, %238 ]
  %248 = fpext float %247 to double
  %249 = select i1 %28, double %248, double 0.000000e+00
  %250 = add nuw nsw i64 %207, %199
  %251 = getelementptr inbounds [16 x [8 x double]], ptr %16, i64 0, i64 %196, i64 %250
  store double %249, ptr %251, align 8
  %252 = select i1 %28, double 0.000000e+00, double %248
  %253 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %196, i64 %250
  store double %252, ptr %253, align 8
  %254 = add nuw nsw i64 %207, 1
  %255 = icmp eq i64 %254, 2
  br i1 %255, label %203, label %206

256:                                              ; preds = %181, %267
  %257 = phi i64 [ 0, %181 ], [ %268, %267 ]
  br i1 %182, label %267, label %258

258:                                              ; preds = %256
  %259 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %257
  br label %270

260:                                              ; preds = %267, %179
  %261 = icmp ult i32 %4, 8
  br i1 %261, label %421, label %262

262:                                              ; preds = %260
  %263 = and i32 %8, 2
  %264 = icmp eq i32 %263, 0
  %265 = tail call i32 @llvm.umax.i32(i32 %27, i32 1)
  %266 = zext i32 %265 to i64
  br label %410

267:                                              ; preds = %377, %256
  %268 = add nuw nsw i64 %257, 1
  %269 = icmp eq i64 %268, %191
  br i1 %269, label %260, label %256

270:                                              ; preds = %258, %377
  %271 = phi i32 [ 0, %258 ], [ %378, %377 ]
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds [64 x [16 x double]], ptr %13, i64 0, i64 %272, i64 %257
  %274 = getelementptr inbounds [64 x [8 x double]], ptr %14, i64 0, i64 %272
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %12)
  br label %279

275:                                              ; preds = %279
  %276 = getelementptr inbounds [64 x [16 x i32]], ptr %17, i64 0, i64 %272, i64 %257
  %277 = getelementptr inbounds [64 x [8 x i32]], ptr %18, i64 0, i64 %272
  br i1 %188, label %278, label %296

278:                                              ; preds = %304, %275
  br label %320

279:                                              ; preds = %279, %270
  %280 = phi i64 [ 0, %270 ], [ %294, %279 ]
  %281 = getelementptr inbounds double, ptr %259, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = bitcast double %282 to i64
  %284 = lshr i64 %283, 52
  %285 = trunc i64 %284 to i32
  %286 = and i32 %285, 2047
  %287 = add nsw i32 %286, -1023
  %288 = fcmp oeq double %282, 0.000000e+00
  %289 = icmp eq i32 %287, 1024
  %290 = select i1 %288, i1 true, i1 %289
  %291 = tail call i32 @llvm.smax.i32(i32 %287, i32 %187)
  %292 = select i1 %290, i32 -4096, i32 %291
  %293 = getelementptr inbounds [256 x i32], ptr %10, i64 0, i64 %280
  store i32 %292, ptr %293, align 4
  %294 = add nuw nsw i64 %280, 1
  %295 = icmp eq i64 %294, 8
  br i1 %295, label %275, label %279

296:                                              ; preds = %275, %304
  %297 = phi i64 [ %305, %304 ], [ 0, %275 ]
  %298 = shl i64 %297, 4
  %299 = and i64 %298, 4294967280
  %300 = getelementptr inbounds i32, ptr %276, i64 %299
  %301 = load i32, ptr %300, align 4
  %302 = shl i64 %297, 3
  %303 = and i64 %302, 4294967288
  br label %307

304:                                              ; preds = %307
  %305 = add nuw nsw i64 %297, 1
  %306 = icmp eq i64 %305, %189
  br i1 %306, label %278, label %296

307:                                              ; preds = %307, %296
  %308 = phi i64 [ 0, %296 ], [ %316, %307 ]
  %309 = add nuw nsw i64 %308, %303
  %310 = getelementptr inbounds i32, ptr %277, i64 %309
  %311 = load i32, ptr %310, align 4
  %312 = add nsw i32 %311, %301
  %313 = getelementptr inbounds [256 x i32], ptr %10, i64 0, i64 %308
  %314 = load i32, ptr %313, align 4
  %315 = tail call i32 @llvm.smax.i32(i32 %312, i32 %314)
  store i32 %315, ptr %313, align 4
  %316 = add nuw nsw i64 %308, 1
  %317 = icmp eq i64 %316, 8
  br i1 %317, label %304, label %307

318:                                              ; preds = %320
  br i1 %188, label %319, label %341

319:                                              ; preds = %349, %318
  br label %367

320:                                              ; preds = %278, %320
  %321 = phi i64 [ %339, %320 ], [ 0, %278 ]
  %322 = getelementptr inbounds [256 x i32], ptr %10, i64 0, i64 %321
  %323 = load i32, ptr %322, align 4
  %324 = icmp slt i32 %323, -512
  %325 = select i1 %324, i32 25, i32 %323
  %326 = sub i32 1048, %325
  %327 = zext i32 %326 to i64
  %328 = shl i64 %327, 52
  %329 = bitcast i64 %328 to double
  %330 = getelementptr inbounds [256 x double], ptr %11, i64 0, i64 %321
  store i64 %328, ptr %330, align 8
  %331 = add i32 %325, 998
  %332 = zext i32 %331 to i64
  %333 = shl i64 %332, 52
  %334 = getelementptr inbounds [256 x double], ptr %12, i64 0, i64 %321
  store i64 %333, ptr %334, align 8
  %335 = getelementptr inbounds double, ptr %259, i64 %321
  %336 = load double, ptr %335, align 8
  %337 = fmul double %336, %329
  %338 = tail call double @llvm.trunc.f64(double %337)
  store double %338, ptr %335, align 8
  %339 = add nuw nsw i64 %321, 1
  %340 = icmp eq i64 %339, 8
  br i1 %340, label %318, label %320

341:                                              ; preds = %318, %349
  %342 = phi i64 [ %350, %349 ], [ 0, %318 ]
  %343 = shl i64 %342, 4
  %344 = and i64 %343, 4294967280
  %345 = getelementptr inbounds double, ptr %273, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = shl i64 %342, 3
  %348 = and i64 %347, 4294967288
  br label %352

349:                                              ; preds = %352
  %350 = add nuw nsw i64 %342, 1
  %351 = icmp eq i64 %350, %190
  br i1 %351, label %319, label %341

352:                                              ; preds = %352, %341
  %353 = phi i64 [ 0, %341 ], [ %365, %352 ]
  %354 = add nuw nsw i64 %353, %348
  %355 = getelementptr inbounds double, ptr %274, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fmul double %346, %356
  %358 = getelementptr inbounds [256 x double], ptr %11, i64 0, i64 %353
  %359 = load double, ptr %358, align 8
  %360 = fmul double %357, %359
  %361 = tail call double @llvm.trunc.f64(double %360)
  %362 = getelementptr inbounds double, ptr %259, i64 %353
  %363 = load double, ptr %362, align 8
  %364 = fadd double %363, %361
  store double %364, ptr %362, align 8
  %365 = add nuw nsw i64 %353, 1
  %366 = icmp eq i64 %365, 8
  br i1 %366, label %349, label %352

367:                                              ; preds = %319, %367
  %368 = phi i64 [ %374, %367 ], [ 0, %319 ]
  %369 = getelementptr inbounds [256 x double], ptr %12, i64 0, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %259, i64 %368
  %372 = load double, ptr %371, align 8
  %373 = fmul double %370, %372
  store double %373, ptr %371, align 8
  %374 = add nuw nsw i64 %368, 1
  %375 = icmp eq i64 %374, 8
  br i1 %375, label %376, label %367

376:                                              ; preds = %367
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10)
  br label %380

377:                                              ; preds = %407
  %378 = add i32 %271, %183
  %379 = icmp ult i32 %378, %5
  br i1 %379, label %270, label %267

380:                                              ; preds = %376, %407
  %381 = phi i64 [ 0, %376 ], [ %408, %407 ]
  br i1 %28, label %382, label %407

382:                                              ; preds = %380
  %383 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %257, i64 %381
  %384 = load double, ptr %383, align 8
  %385 = fcmp uno double %384, 0.000000e+00
  br i1 %385, label %403, label %386

386:                                              ; preds = %382
  %387 = fptrunc double %384 to float
  %388 = bitcast float %387 to i32
  %389 = fcmp olt double %384, 0.000000e+00
  %390 = fneg double %384
  %391 = select i1 %389, double %390, double %384
  %392 = and i32 %388, 2147483647
  %393 = bitcast i32 %392 to float
  %394 = fpext float %393 to double
  %395 = fcmp olt double %391, %394
  %396 = fcmp olt double %391, 0x47F0000000000000
  %397 = and i1 %396, %395
  %398 = sext i1 %397 to i32
  %399 = add i32 %398, %388
  %400 = and i32 %399, 2147483647
  %401 = icmp eq i32 %400, 0
  %402 = select i1 %401, i32 0, i32 %399
  br label %403

403:                                              ; preds = %382, %386
  %404 = phi i32 [ %402, %386 ], [ 2147483647, %382 ]
  %405 = bitcast i32 %404 to float
  %406 = fpext float %405 to double
  store double %406, ptr %383, align 8
  br label %407

407:                                              ; preds = %380, %403
  %408 = add nuw nsw i64 %381, 1
  %409 = icmp eq i64 %408, 8
  br i1 %409, label %377, label %380

410:                                              ; preds = %262, %422
  %411 = phi i64 [ 0, %262 ], [ %423, %422 ]
  %412 = shl i64 %411, 5
  %413 = trunc i64 %411 to i32
  %414 = shl i32 %413, 6
  %415 = or i32 %414, 32
  %416 = and i64 %412, 4294967264
  %417 = zext i32 %414 to i64
  %418 = zext i32 %415 to i64
  %419 = trunc i64 %411 to i32
  %420 = shl i32 %419, 3
  br label %425

421:                                              ; preds = %422, %260
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %13)
  ret void

422:                                              ; preds = %641
  %423 = add nuw nsw i64 %411, 1
  %424 = icmp eq i64 %423, %266
  br i1 %424, label %421, label %410

425:                                              ; preds = %410, %641
  %426 = phi i64 [ 0, %410 ], [ %646, %641 ]
  %427 = trunc i64 %426 to i32
  %428 = lshr i32 %427, 2
  %429 = add i32 %428, %420
  %430 = zext i32 %429 to i64
  %431 = shl nuw i64 %426, 1
  %432 = and i64 %431, 6
  %433 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %430, i64 %432
  %434 = getelementptr inbounds [16 x [8 x double]], ptr %16, i64 0, i64 %430, i64 %432
  br label %437

435:                                              ; preds = %448
  %436 = load double, ptr %433, align 16
  br i1 %264, label %598, label %453

437:                                              ; preds = %425, %448
  %438 = phi i64 [ 0, %425 ], [ %451, %448 ]
  %439 = getelementptr inbounds double, ptr %433, i64 %438
  %440 = load double, ptr %439, align 8
  br i1 %28, label %441, label %448

441:                                              ; preds = %437
  %442 = fptrunc double %440 to float
  %443 = getelementptr inbounds double, ptr %434, i64 %438
  %444 = load double, ptr %443, align 8
  %445 = fptrunc double %444 to float
  %446 = fadd float %442, %445
  %447 = fpext float %446 to double
  br label %448

448:                                              ; preds = %437, %441
  %449 = phi double [ %447, %441 ], [ %440, %437 ]
  %450 = getelementptr inbounds double, ptr %433, i64 %438
  store double %449, ptr %450, align 8
  %451 = add nuw nsw i64 %438, 1
  %452 = icmp eq i64 %451, 2
  br i1 %452, label %435, label %437

453:                                              ; preds = %435
  %454 = getelementptr inbounds double, ptr %433, i64 1
  %455 = load double, ptr %454, align 8
  %456 = fptrunc double %436 to float
  %457 = bitcast float %456 to i32
  %458 = fcmp ord double %436, 0.000000e+00
  %459 = fpext float %456 to double
  %460 = fcmp une double %436, %459
  %461 = and i1 %458, %460
  %462 = and i32 %457, 1
  %463 = icmp eq i32 %462, 0
  %464 = and i1 %461, %463
  br i1 %464, label %465, label %477

465:                                              ; preds = %453
  %466 = fcmp olt double %436, 0.000000e+00
  %467 = fneg double %436
  %468 = select i1 %466, double %467, double %436
  %469 = fcmp olt float %456, 0.000000e+00
  %470 = fneg float %456
  %471 = select i1 %469, float %470, float %456
  %472 = fpext float %471 to double
  %473 = fcmp ogt double %468, %472
  %474 = select i1 %473, i32 1, i32 -1
  %475 = add i32 %474, %457
  %476 = bitcast i32 %475 to float
  br label %477

477:                                              ; preds = %465, %453
  %478 = phi float [ %476, %465 ], [ %456, %453 ]
  %479 = bitcast float %478 to i32
  %480 = lshr i32 %479, 16
  %481 = and i32 %480, 32768
  %482 = and i32 %479, 2147483647
  %483 = icmp ugt i32 %482, 2139095040
  br i1 %483, label %521, label %484

484:                                              ; preds = %477
  %485 = icmp eq i32 %482, 2139095040
  br i1 %485, label %486, label %488

486:                                              ; preds = %484
  %487 = or i32 %481, 31744
  br label %521

488:                                              ; preds = %484
  %489 = icmp ult i32 %482, 947912704
  %490 = lshr i32 %482, 23
  %491 = sub nsw i32 126, %490
  %492 = and i32 %479, 8388607
  %493 = or i32 %492, 8388608
  %494 = add nsw i32 %482, -939524096
  %495 = icmp ugt i32 %491, 24
  %496 = select i1 %489, i1 %495, i1 false
  %497 = icmp ne i32 %482, 0
  %498 = zext i1 %497 to i32
  %499 = select i1 %496, i32 25, i32 %491
  %500 = select i1 %489, i32 %499, i32 13
  %501 = select i1 %496, i32 %498, i32 %493
  %502 = select i1 %489, i32 %501, i32 %494
  %503 = lshr i32 %502, %500
  %504 = shl nsw i32 -1, %500
  %505 = xor i32 %504, -1
  %506 = and i32 %502, %505
  %507 = add nsw i32 %500, -1
  %508 = shl nuw i32 1, %507
  %509 = icmp ugt i32 %506, %508
  br i1 %509, label %516, label %510

510:                                              ; preds = %488
  %511 = icmp eq i32 %506, %508
  %512 = and i32 %503, 1
  %513 = icmp ne i32 %512, 0
  %514 = select i1 %511, i1 %513, i1 false
  %515 = zext i1 %514 to i32
  br label %516

516:                                              ; preds = %510, %488
  %517 = phi i32 [ 1, %488 ], [ %515, %510 ]
  %518 = add i32 %517, %503
  %519 = tail call i32 @llvm.umin.i32(i32 %518, i32 31744)
  %520 = or i32 %519, %481
  br label %521

521:                                              ; preds = %516, %486, %477
  %522 = phi i32 [ %487, %486 ], [ %520, %516 ], [ 32767, %477 ]
  %523 = fptrunc double %455 to float
  %524 = bitcast float %523 to i32
  %525 = fcmp ord double %455, 0.000000e+00
  %526 = fpext float %523 to double
  %527 = fcmp une double %455, %526
  %528 = and i1 %525, %527
  %529 = and i32 %524, 1
  %530 = icmp eq i32 %529, 0
  %531 = and i1 %528, %530
  br i1 %531, label %532, label %544

532:                                              ; preds = %521
  %533 = fcmp olt double %455, 0.000000e+00
  %534 = fneg double %455
  %535 = select i1 %533, double %534, double %455
  %536 = fcmp olt float %523, 0.000000e+00
  %537 = fneg float %523
  %538 = select i1 %536, float %537, float %523
  %539 = fpext float %538 to double
  %540 = fcmp ogt double %535, %539
  %541 = select i1 %540, i32 1, i32 -1
  %542 = add i32 %541, %524
  %543 = bitcast i32 %542 to float
  br label %544

544:                                              ; preds = %532, %521
  %545 = phi float [ %543, %532 ], [ %523, %521 ]
  %546 = bitcast float %545 to i32
  %547 = lshr i32 %546, 16
  %548 = and i32 %547, 32768
  %549 = and i32 %546, 2147483647
  %550 = icmp ugt i32 %549, 2139095040
  br i1 %550, label %588, label %551

551:                                              ; preds = %544
  %552 = icmp eq i32 %549, 2139095040
  br i1 %552, label %553, label %555

553:                                              ; preds = %551
  %554 = or i32 %548, 31744
  br label %588

555:                                              ; preds = %551
  %556 = icmp ult i32 %549, 947912704
  %557 = lshr i32 %549, 23
  %558 = sub nsw i32 126, %557
  %559 = and i32 %546, 8388607
  %560 = or i32 %559, 8388608
  %561 = add nsw i32 %549, -939524096
  %562 = icmp ugt i32 %558, 24
  %563 = select i1 %556, i1 %562, i1 false
  %564 = icmp ne i32 %549, 0
  %565 = zext i1 %564 to i32
  %566 = select i1 %563, i32 25, i32 %558
  %567 = select i1 %556, i32 %566, i32 13
  %568 = select i1 %563, i32 %565, i32 %560
  %569 = select i1 %556, i32 %568, i32 %561
  %570 = lshr i32 %569, %567
  %571 = shl nsw i32 -1, %567
  %572 = xor i32 %571, -1
  %573 = and i32 %569, %572
  %574 = add nsw i32 %567, -1
  %575 = shl nuw i32 1, %574
  %576 = icmp ugt i32 %573, %575
  br i1 %576, label %583, label %577

577:                                              ; preds = %555
  %578 = icmp eq i32 %573, %575
  %579 = and i32 %570, 1
  %580 = icmp ne i32 %579, 0
  %581 = select i1 %578, i1 %580, i1 false
  %582 = zext i1 %581 to i32
  br label %583

583:                                              ; preds = %577, %555
  %584 = phi i32 [ 1, %555 ], [ %582, %577 ]
  %585 = add i32 %584, %570
  %586 = tail call i32 @llvm.umin.i32(i32 %585, i32 31744)
  %587 = or i32 %586, %548
  br label %588

588:                                              ; preds = %544, %553, %583
  %589 = phi i32 [ %554, %553 ], [ %587, %583 ], [ 32767, %544 ]
  %590 = and i32 %522, 32767
  %591 = icmp eq i32 %590, 0
  %592 = select i1 %591, i32 0, i32 %522
  %593 = and i32 %589, 32767
  %594 = icmp eq i32 %593, 0
  %595 = shl i32 %589, 16
  %596 = select i1 %594, i32 0, i32 %595
  %597 = or i32 %596, %592
  br label %641

598:                                              ; preds = %435
  %599 = fcmp uno double %436, 0.000000e+00
  br i1 %599, label %617, label %600

600:                                              ; preds = %598
  %601 = fptrunc double %436 to float
  %602 = bitcast float %601 to i32
  %603 = fcmp olt double %436, 0.000000e+00
  %604 = fneg double %436
  %605 = select i1 %603, double %604, double %436
  %606 = and i32 %602, 2147483647
  %607 = bitcast i32 %606 to float
  %608 = fpext float %607 to double
  %609 = fcmp olt double %605, %608
  %610 = fcmp olt double %605, 0x47F0000000000000
  %611 = and i1 %610, %609
  %612 = sext i1 %611 to i32
  %613 = add i32 %612, %602
  %614 = and i32 %613, 2147483647
  %615 = icmp eq i32 %614, 0
  %616 = select i1 %615, i32 0, i32 %613
  br label %617

617:                                              ; preds = %598, %600
  %618 = phi i32 [ %616, %600 ], [ 2147483647, %598 ]
  %619 = add nuw nsw i64 %426, %417
  %620 = getelementptr inbounds i32, ptr %0, i64 %619
  store i32 %618, ptr %620, align 4
  %621 = getelementptr inbounds double, ptr %433, i64 1
  %622 = load double, ptr %621, align 8
  %623 = fcmp uno double %622, 0.000000e+00
  br i1 %623, label %641, label %624

624:                                              ; preds = %617
  %625 = fptrunc double %622 to float
  %626 = bitcast float %625 to i32
  %627 = fcmp olt double %622, 0.000000e+00
  %628 = fneg double %622
  %629 = select i1 %627, double %628, double %622
  %630 = and i32 %626, 2147483647
  %631 = bitcast i32 %630 to float
  %632 = fpext float %631 to double
  %633 = fcmp olt double %629, %632
  %634 = fcmp olt double %629, 0x47F0000000000000
  %635 = and i1 %634, %633
  %636 = sext i1 %635 to i32
  %637 = add i32 %636, %626
  %638 = and i32 %637, 2147483647
  %639 = icmp eq i32 %638, 0
  %640 = select i1 %639, i32 0, i32 %637
  br label %641

641:                                              ; preds = %624, %617, %588
  %642 = phi i64 [ %416, %588 ], [ %418, %617 ], [ %418, %624 ]
  %643 = phi i32 [ %597, %588 ], [ 2147483647, %617 ], [ %640, %624 ]
  %644 = add nuw nsw i64 %426, %642
  %645 = getelementptr inbounds i32, ptr %0, i64 %644
  store i32 %643, ptr %645, align 4
  %646 = add nuw nsw i64 %426, 1
  %647 = icmp eq i64 %646, 32
  br i1 %647, label %422, label %425
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @element(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  switch i32 %2, label %121 [
    i32 0, label %4
    i32 1, label %34
    i32 2, label %40
    i32 3, label %44
    i32 4, label %72
    i32 5, label %105
    i32 6, label %110
    i32 7, label %115
  ]

4:                                                ; preds = %3
  %5 = shl i32 %1, 4
  %6 = lshr i32 %0, %5
  %7 = shl i32 %6, 16
  %8 = and i32 %7, -2147483648
  %9 = lshr i32 %6, 10
  %10 = and i32 %9, 31
  %11 = and i32 %6, 1023
  switch i32 %10, label %18 [
    i32 31, label %12
    i32 0, label %25
  ]

12:                                               ; preds = %4
  %13 = shl i32 %6, 13
  %14 = and i32 %13, 8380416
  %15 = or i32 %14, %8
  %16 = or i32 %15, 2139095040
  %17 = bitcast i32 %16 to float
  br label %31

18:                                               ; preds = %4
  %19 = shl nuw nsw i32 %10, 23
  %20 = add nuw nsw i32 %19, 939524096
  %21 = shl nuw nsw i32 %11, 13
  %22 = or i32 %20, %21
  %23 = or i32 %22, %8
  %24 = bitcast i32 %23 to float
  br label %31

25:                                               ; preds = %4
  %26 = uitofp i32 %11 to float
  %27 = fmul float %26, 0x3E70000000000000
  %28 = icmp eq i32 %8, 0
  %29 = fneg float %27
  %30 = select i1 %28, float %27, float %29
  br label %31

31:                                               ; preds = %12, %18, %25
  %32 = phi float [ %17, %12 ], [ %24, %18 ], [ %30, %25 ]
  %33 = fpext float %32 to double
  br label %126

34:                                               ; preds = %3
  %35 = shl i32 %1, 4
  %36 = lshr i32 %0, %35
  %37 = shl i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = fpext float %38 to double
  br label %126

40:                                               ; preds = %3
  %41 = and i32 %0, -8192
  %42 = bitcast i32 %41 to float
  %43 = fpext float %42 to double
  br label %126

44:                                               ; preds = %3
  %45 = shl i32 %1, 3
  %46 = lshr i32 %0, %45
  %47 = lshr i32 %46, 3
  %48 = and i32 %47, 15
  %49 = and i32 %46, 7
  %50 = shl i32 %46, 24
  %51 = and i32 %50, -2147483648
  %52 = and i32 %46, 127
  %53 = icmp eq i32 %52, 127
  br i1 %53, label %69, label %54

54:                                               ; preds = %44
  %55 = icmp eq i32 %48, 0
  br i1 %55, label %63, label %56

56:                                               ; preds = %54
  %57 = shl nuw nsw i32 %48, 23
  %58 = add nuw nsw i32 %57, 1006632960
  %59 = shl nuw nsw i32 %49, 20
  %60 = or i32 %58, %59
  %61 = or i32 %60, %51
  %62 = bitcast i32 %61 to float
  br label %69

63:                                               ; preds = %54
  %64 = uitofp i32 %49 to float
  %65 = fmul float %64, 0x3F60000000000000
  %66 = icmp eq i32 %51, 0
  %67 = fneg float %65
  %68 = select i1 %66, float %65, float %67
  br label %69

69:                                               ; preds = %44, %56, %63
  %70 = phi float [ %62, %56 ], [ %68, %63 ], [ 0x7FFFFFFFE0000000, %44 ]
  %71 = fpext float %70 to double
  br label %126

72:                                               ; preds = %3
  %73 = shl i32 %1, 3
  %74 = lshr i32 %0, %73
  %75 = lshr i32 %74, 2
  %76 = and i32 %75, 31
  %77 = and i32 %74, 3
  %78 = shl i32 %74, 24
  %79 = and i32 %78, -2147483648
  %80 = icmp eq i32 %76, 31
  %81 = icmp ne i32 %77, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %102, label %83

83:                                               ; preds = %72
  br i1 %80, label %84, label %87

84:                                               ; preds = %83
  %85 = or i32 %78, 2139095040
  %86 = bitcast i32 %85 to float
  br label %102

87:                                               ; preds = %83
  %88 = icmp eq i32 %76, 0
  br i1 %88, label %96, label %89

89:                                               ; preds = %87
  %90 = shl nuw nsw i32 %76, 23
  %91 = add nuw nsw i32 %90, 939524096
  %92 = shl nuw nsw i32 %77, 21
  %93 = or i32 %91, %92
  %94 = or i32 %93, %79
  %95 = bitcast i32 %94 to float
  br label %102

96:                                               ; preds = %87
  %97 = uitofp i32 %77 to float
  %98 = fmul float %97, 0x3EF0000000000000
  %99 = icmp eq i32 %79, 0
  %100 = fneg float %98
  %101 = select i1 %99, float %98, float %100
  br label %102

102:                                              ; preds = %72, %84, %89, %96
  %103 = phi float [ %86, %84 ], [ %95, %89 ], [ %101, %96 ], [ 0x7FFFFFFFE0000000, %72 ]
  %104 = fpext float %103 to double
  br label %126

105:                                              ; preds = %3
  %106 = shl i32 %1, 3
  %107 = lshr i32 %0, %106
  %108 = trunc i32 %107 to i8
  %109 = sitofp i8 %108 to double
  br label %126

110:                                              ; preds = %3
  %111 = shl i32 %1, 3
  %112 = lshr i32 %0, %111
  %113 = trunc i32 %112 to i8
  %114 = uitofp i8 %113 to double
  br label %126

115:                                              ; preds = %3
  %116 = shl i32 %1, 2
  %117 = lshr i32 %0, %116
  %118 = shl i32 %117, 28
  %119 = ashr exact i32 %118, 28
  %120 = sitofp i32 %119 to double
  br label %126

121:                                              ; preds = %3
  %122 = shl i32 %1, 2
  %123 = lshr i32 %0, %122
  %124 = and i32 %123, 15
  %125 = uitofp i32 %124 to double
  br label %126

126:                                              ; preds = %121, %115, %110, %105, %102, %69, %40, %34, %31
  %127 = phi double [ %125, %121 ], [ %120, %115 ], [ %114, %110 ], [ %109, %105 ], [ %104, %102 ], [ %71, %69 ], [ %43, %40 ], [ %39, %34 ], [ %33, %31 ]
  ret double %127
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matrix_integers(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr {
  %10 = alloca [16 x [64 x i64]], align 16
  %11 = alloca [64 x [8 x i64]], align 16
  %12 = alloca [16 x [8 x i64]], align 16
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %12)
  %13 = icmp ult i32 %6, 2
  br i1 %13, label %19, label %14

14:                                               ; preds = %9
  %15 = icmp eq i32 %6, 2
  br i1 %15, label %19, label %16

16:                                               ; preds = %14
  %17 = icmp ult i32 %6, 7
  %18 = select i1 %17, i32 4, i32 8
  br label %19

19:                                               ; preds = %9, %14, %16
  %20 = phi i32 [ 2, %9 ], [ %18, %16 ], [ 1, %14 ]
  %21 = lshr i32 %4, 3
  %22 = mul i32 %21, %5
  %23 = shl nuw nsw i32 %20, 2
  %24 = icmp ugt i32 %23, %22
  br i1 %24, label %40, label %25

25:                                               ; preds = %19
  %26 = udiv i32 %22, %23
  %27 = tail call i32 @llvm.umax.i32(i32 %26, i32 1)
  %28 = zext i32 %27 to i64
  %29 = zext i32 %20 to i64
  br label %30

30:                                               ; preds = %25, %60
  %31 = phi i64 [ 0, %25 ], [ %61, %60 ]
  %32 = shl i64 %31, 5
  %33 = trunc i64 %31 to i32
  %34 = urem i32 %33, %21
  %35 = shl nuw i32 %34, 3
  %36 = trunc i64 %31 to i32
  %37 = udiv i32 %36, %21
  %38 = shl i32 %37, 2
  %39 = and i64 %32, 4294967264
  br label %47

40:                                               ; preds = %60, %19
  %41 = icmp ugt i32 %23, %5
  br i1 %41, label %83, label %42

42:                                               ; preds = %40
  %43 = udiv i32 %5, %23
  %44 = tail call i32 @llvm.umax.i32(i32 %43, i32 1)
  %45 = zext i32 %44 to i64
  %46 = zext i32 %20 to i64
  br label %77

47:                                               ; preds = %30, %63
  %48 = phi i64 [ 0, %30 ], [ %64, %63 ]
  %49 = add nuw nsw i64 %48, %39
  %50 = getelementptr inbounds i32, ptr %1, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = trunc i64 %48 to i32
  %53 = lshr i32 %52, 2
  %54 = add i32 %35, %53
  %55 = zext i32 %54 to i64
  %56 = trunc i64 %48 to i32
  %57 = and i32 %56, 3
  %58 = or i32 %38, %57
  %59 = mul i32 %58, %20
  br label %66

60:                                               ; preds = %63
  %61 = add nuw nsw i64 %31, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %40, label %30

63:                                               ; preds = %66
  %64 = add nuw nsw i64 %48, 1
  %65 = icmp eq i64 %64, 32
  br i1 %65, label %60, label %47

66:                                               ; preds = %47, %66
  %67 = phi i64 [ 0, %47 ], [ %75, %66 ]
  %68 = trunc i64 %67 to i32
  %69 = tail call fastcc double @element(i32 noundef %51, i32 noundef %68, i32 noundef %6)
  %70 = fptosi double %69 to i64
  %71 = trunc i64 %67 to i32
  %72 = add i32 %59, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds [16 x [64 x i64]], ptr %10, i64 0, i64 %55, i64 %73
  store i64 %70, ptr %74, align 8
  %75 = add nuw nsw i64 %67, 1
  %76 = icmp eq i64 %75, %29
  br i1 %76, label %63, label %66

77:                                               ; preds = %42, %100
  %78 = phi i64 [ 0, %42 ], [ %101, %100 ]
  %79 = shl i64 %78, 5
  %80 = trunc i64 %78 to i32
  %81 = shl i32 %80, 2
  %82 = and i64 %79, 4294967264
  br label %89

83:                                               ; preds = %100, %40
  %84 = shl nuw nsw i32 %21, 1
  %85 = icmp ult i32 %4, 8
  br i1 %85, label %125, label %86

86:                                               ; preds = %83
  %87 = tail call i32 @llvm.umax.i32(i32 %84, i32 1)
  %88 = zext i32 %87 to i64
  br label %117

89:                                               ; preds = %77, %103
  %90 = phi i64 [ 0, %77 ], [ %104, %103 ]
  %91 = add nuw nsw i64 %90, %82
  %92 = getelementptr inbounds i32, ptr %2, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = trunc i64 %90 to i32
  %95 = and i32 %94, 3
  %96 = or i32 %95, %81
  %97 = mul i32 %96, %20
  %98 = lshr i64 %90, 2
  %99 = and i64 %98, 1073741823
  br label %106

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %78, 1
  %102 = icmp eq i64 %101, %45
  br i1 %102, label %83, label %77

103:                                              ; preds = %106
  %104 = add nuw nsw i64 %90, 1
  %105 = icmp eq i64 %104, 32
  br i1 %105, label %100, label %89

106:                                              ; preds = %89, %106
  %107 = phi i64 [ 0, %89 ], [ %115, %106 ]
  %108 = trunc i64 %107 to i32
  %109 = tail call fastcc double @element(i32 noundef %93, i32 noundef %108, i32 noundef %7)
  %110 = fptosi double %109 to i64
  %111 = trunc i64 %107 to i32
  %112 = add i32 %97, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds [64 x [8 x i64]], ptr %11, i64 0, i64 %113, i64 %99
  store i64 %110, ptr %114, align 8
  %115 = add nuw nsw i64 %107, 1
  %116 = icmp eq i64 %115, %46
  br i1 %116, label %103, label %106

117:                                              ; preds = %86, %131
  %118 = phi i64 [ 0, %86 ], [ %132, %131 ]
  %119 = shl i64 %118, 5
  %120 = trunc i64 %118 to i32
  %121 = shl i32 %120, 2
  %122 = and i32 %121, -8
  %123 = and i64 %118, 1
  %124 = and i64 %119, 4294967264
  br label %134

125:                                              ; preds = %131, %83
  %126 = icmp eq i32 %4, 0
  br i1 %126, label %152, label %127

127:                                              ; preds = %125
  %128 = icmp eq i32 %5, 0
  %129 = zext i32 %4 to i64
  %130 = zext i32 %5 to i64
  br label %150

131:                                              ; preds = %134
  %132 = add nuw nsw i64 %118, 1
  %133 = icmp eq i64 %132, %88
  br i1 %133, label %125, label %117

134:                                              ; preds = %117, %134
  %135 = phi i64 [ 0, %117 ], [ %148, %134 ]
  %136 = add nuw nsw i64 %135, %124
  %137 = getelementptr inbounds i32, ptr %3, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = trunc i64 %135 to i32
  %141 = lshr i32 %140, 2
  %142 = add i32 %141, %122
  %143 = zext i32 %142 to i64
  %144 = shl nuw i64 %135, 1
  %145 = and i64 %144, 6
  %146 = or i64 %145, %123
  %147 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %143, i64 %146
  store i64 %139, ptr %147, align 8
  %148 = add nuw nsw i64 %135, 1
  %149 = icmp eq i64 %148, 32
  br i1 %149, label %131, label %134

150:                                              ; preds = %127, %162
  %151 = phi i64 [ 0, %127 ], [ %163, %162 ]
  br i1 %128, label %162, label %158

152:                                              ; preds = %162, %125
  %153 = icmp ult i32 %4, 8
  br i1 %153, label %186, label %154

154:                                              ; preds = %152
  %155 = icmp eq i32 %8, 0
  %156 = tail call i32 @llvm.umax.i32(i32 %84, i32 1)
  %157 = zext i32 %156 to i64
  br label %178

158:                                              ; preds = %150, %165
  %159 = phi i64 [ %166, %165 ], [ 0, %150 ]
  %160 = getelementptr inbounds [16 x [64 x i64]], ptr %10, i64 0, i64 %151, i64 %159
  %161 = load i64, ptr %160, align 8
  br label %168

162:                                              ; preds = %165, %150
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i64 %163, %129
  br i1 %164, label %152, label %150

165:                                              ; preds = %168
  %166 = add nuw nsw i64 %159, 1
  %167 = icmp eq i64 %166, %130
  br i1 %167, label %162, label %158

168:                                              ; preds = %158, %168
  %169 = phi i64 [ 0, %158 ], [ %176, %168 ]
  %170 = getelementptr inbounds [64 x [8 x i64]], ptr %11, i64 0, i64 %159, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %171, %161
  %173 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %151, i64 %169
  %174 = load i64, ptr %173, align 8
  %175 = add nsw i64 %174, %172
  store i64 %175, ptr %173, align 8
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, 8
  br i1 %177, label %165, label %168

178:                                              ; preds = %154, %187
  %179 = phi i64 [ 0, %154 ], [ %188, %187 ]
  %180 = trunc i64 %179 to i32
  %181 = shl i32 %180, 2
  %182 = and i32 %181, -8
  %183 = and i64 %179, 1
  %184 = shl i64 %179, 5
  %185 = and i64 %184, 4294967264
  br label %190

186:                                              ; preds = %187, %152
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %10)
  ret void

187:                                              ; preds = %204
  %188 = add nuw nsw i64 %179, 1
  %189 = icmp eq i64 %188, %157
  br i1 %189, label %186, label %178

190:                                              ; preds = %178, %204
  %191 = phi i64 [ 0, %178 ], [ %209, %204 ]
  %192 = trunc i64 %191 to i32
  %193 = lshr i32 %192, 2
  %194 = add i32 %193, %182
  %195 = zext i32 %194 to i64
  %196 = shl nuw i64 %191, 1
  %197 = and i64 %196, 6
  %198 = or i64 %197, %183
  %199 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %195, i64 %198
  %200 = load i64, ptr %199, align 8
  br i1 %155, label %204, label %201

201:                                              ; preds = %190
  %202 = tail call i64 @llvm.smin.i64(i64 %200, i64 2147483647)
  %203 = tail call i64 @llvm.smax.i64(i64 %202, i64 -2147483648)
  br label %204

204:                                              ; preds = %201, %190
  %205 = phi i64 [ %203, %201 ], [ %200, %190 ]
  %206 = trunc i64 %205 to i32
  %207 = add nuw nsw i64 %191, %185
  %208 = getelementptr inbounds i32, ptr %0, i64 %207
  store i32 %206, ptr %208, align 4
  %209 = add nuw nsw i64 %191, 1
  %210 = icmp eq i64 %209, 32
  br i1 %210, label %187, label %190
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matrix_doubles(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = alloca [4 x [32 x double]], align 16
  %8 = lshr i32 %4, 3
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %7)
  %9 = shl nuw nsw i32 %8, 1
  %10 = icmp ult i32 %4, 8
  br i1 %10, label %23, label %11

11:                                               ; preds = %6
  %12 = icmp eq i32 %5, 0
  %13 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ 0, %11 ], [ %29, %28 ]
  %17 = shl i64 %16, 5
  %18 = trunc i64 %16 to i32
  %19 = lshr i32 %18, 1
  %20 = trunc i64 %16 to i32
  %21 = and i32 %20, 1
  %22 = and i64 %17, 4294967264
  br label %31

23:                                               ; preds = %28, %6
  %24 = icmp ult i32 %4, 8
  br i1 %24, label %92, label %25

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %27 = zext i32 %26 to i64
  br label %83

28:                                               ; preds = %44
  %29 = add nuw nsw i64 %16, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %23, label %15

31:                                               ; preds = %15, %44
  %32 = phi i64 [ 0, %15 ], [ %47, %44 ]
  %33 = add nuw nsw i64 %32, %22
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8
  br i1 %12, label %44, label %36

36:                                               ; preds = %31
  %37 = trunc i64 %32 to i32
  %38 = and i32 %37, 2147483644
  %39 = trunc i64 %32 to i32
  %40 = shl i32 %39, 1
  %41 = and i32 %40, 6
  %42 = or i32 %41, %21
  %43 = shl nuw nsw i32 %42, 2
  br label %49

44:                                               ; preds = %79, %31
  %45 = phi double [ %35, %31 ], [ %80, %79 ]
  %46 = getelementptr inbounds [4 x [32 x double]], ptr %7, i64 0, i64 %16, i64 %32
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %32, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %28, label %31

49:                                               ; preds = %36, %79
  %50 = phi i32 [ 0, %36 ], [ %81, %79 ]
  %51 = phi double [ %35, %36 ], [ %80, %79 ]
  %52 = lshr i32 %50, 2
  %53 = mul i32 %52, %8
  %54 = add i32 %53, %19
  %55 = shl i32 %54, 5
  %56 = add i32 %55, %38
  %57 = and i32 %50, 3
  %58 = or i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %1, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = shl i32 %52, 5
  %63 = or i32 %62, %43
  %64 = or i32 %63, %57
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp uno double %67, 0.000000e+00
  %69 = fcmp uno double %51, 0.000000e+00
  %70 = select i1 %69, double %51, double %61
  %71 = select i1 %68, double %67, double %70
  %72 = fcmp uno double %71, 0.000000e+00
  br i1 %72, label %73, label %77

73:                                               ; preds = %49
  %74 = bitcast double %71 to i64
  %75 = or i64 %74, 2251799813685248
  %76 = bitcast i64 %75 to double
  br label %79

77:                                               ; preds = %49
  %78 = tail call double @llvm.fma.f64(double %61, double %67, double %51)
  br label %79

79:                                               ; preds = %73, %77
  %80 = phi double [ %76, %73 ], [ %78, %77 ]
  %81 = add nuw i32 %50, 1
  %82 = icmp eq i32 %81, %5
  br i1 %82, label %44, label %49

83:                                               ; preds = %25, %83
  %84 = phi i64 [ 0, %25 ], [ %90, %83 ]
  %85 = shl i64 %84, 8
  %86 = and i64 %85, 34359738112
  %87 = getelementptr i8, ptr %0, i64 %86
  %88 = shl nuw nsw i64 %84, 8
  %89 = getelementptr i8, ptr %7, i64 %88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %87, ptr noundef nonnull align 16 dereferenceable(256) %89, i64 256, i1 false)
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %27
  br i1 %91, label %92, label %83

92:                                               ; preds = %83, %23
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %7)
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @whole_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = add i32 %3, -1
  %6 = icmp ult i32 %5, -2
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = xor i32 %3, -1
  %9 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = tail call i32 @failed(ptr noundef %0, ptr noundef %1, i32 noundef 10, i32 noundef %2, i32 noundef %9, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %11

11:                                               ; preds = %4, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %4 ]
  ret i32 %12
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @shuffle_defined(ptr nocapture noundef readnone %0, ptr nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %8, -1
  %10 = or i32 %9, %6
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  br label %13

12:                                               ; preds = %63
  ret i32 %70

13:                                               ; preds = %7, %63
  %14 = phi i64 [ 0, %7 ], [ %71, %63 ]
  %15 = phi i32 [ 0, %7 ], [ %70, %63 ]
  %16 = getelementptr inbounds i32, ptr %2, i64 %14
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds i32, ptr %3, i64 %14
  %19 = load i32, ptr %18, align 4
  %20 = and i32 %17, 31
  %21 = and i32 %19, 31
  %22 = lshr i32 %19, 8
  %23 = and i32 %22, 31
  %24 = trunc i64 %14 to i32
  %25 = and i32 %23, %24
  %26 = xor i32 %23, -1
  %27 = and i32 %21, %26
  %28 = or i32 %25, %27
  switch i32 %5, label %41 [
    i32 0, label %29
    i32 1, label %33
    i32 2, label %37
  ]

29:                                               ; preds = %13
  %30 = trunc i64 %14 to i32
  %31 = sub nsw i32 %30, %20
  %32 = icmp sge i32 %31, %28
  br label %45

33:                                               ; preds = %13
  %34 = trunc i64 %14 to i32
  %35 = add nuw i32 %20, %34
  %36 = icmp sle i32 %35, %28
  br label %45

37:                                               ; preds = %13
  %38 = trunc i64 %14 to i32
  %39 = xor i32 %20, %38
  %40 = icmp ule i32 %39, %28
  br label %45

41:                                               ; preds = %13
  %42 = and i32 %20, %26
  %43 = or i32 %25, %42
  %44 = icmp ule i32 %43, %28
  br label %45

45:                                               ; preds = %29, %33, %37, %41
  %46 = phi i1 [ %44, %41 ], [ %40, %37 ], [ %36, %33 ], [ %32, %29 ]
  %47 = phi i32 [ %43, %41 ], [ %39, %37 ], [ %35, %33 ], [ %31, %29 ]
  %48 = trunc i64 %14 to i32
  %49 = select i1 %46, i32 %47, i32 %48
  %50 = and i32 %49, 31
  %51 = zext i32 %50 to i64
  %52 = icmp eq i64 %14, %51
  br i1 %52, label %63, label %53

53:                                               ; preds = %45
  %54 = getelementptr inbounds i32, ptr %4, i64 %14
  %55 = load i32, ptr %54, align 4
  %56 = shl nuw i32 1, %50
  %57 = and i32 %55, %56
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %53
  %60 = load i32, ptr %11, align 4
  %61 = and i32 %60, %56
  %62 = icmp ne i32 %61, 0
  br label %63

63:                                               ; preds = %53, %59, %45
  %64 = phi i1 [ true, %45 ], [ false, %53 ], [ %62, %59 ]
  %65 = zext i1 %64 to i32
  %66 = lshr i32 %10, %50
  %67 = and i32 %66, %65
  %68 = trunc i64 %14 to i32
  %69 = shl i32 %67, %68
  %70 = or i32 %69, %15
  %71 = add nuw nsw i64 %14, 1
  %72 = icmp eq i64 %71, 32
  br i1 %72, label %12, label %13
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @shuffle_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %40
  store i32 %53, ptr %5, align 4
  ret void

8:                                                ; preds = %6, %40
  %9 = phi i64 [ 0, %6 ], [ %54, %40 ]
  %10 = phi i32 [ 0, %6 ], [ %53, %40 ]
  %11 = getelementptr inbounds i32, ptr %2, i64 %9
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i32, ptr %3, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %12, 31
  %16 = and i32 %14, 31
  %17 = lshr i32 %14, 8
  %18 = and i32 %17, 31
  %19 = trunc i64 %9 to i32
  %20 = and i32 %18, %19
  %21 = xor i32 %18, -1
  %22 = and i32 %16, %21
  %23 = or i32 %20, %22
  switch i32 %4, label %36 [
    i32 0, label %24
    i32 1, label %28
    i32 2, label %32
  ]

24:                                               ; preds = %8
  %25 = trunc i64 %9 to i32
  %26 = sub nsw i32 %25, %15
  %27 = icmp sge i32 %26, %23
  br label %40

28:                                               ; preds = %8
  %29 = trunc i64 %9 to i32
  %30 = add nuw i32 %15, %29
  %31 = icmp sle i32 %30, %23
  br label %40

32:                                               ; preds = %8
  %33 = trunc i64 %9 to i32
  %34 = xor i32 %15, %33
  %35 = icmp ule i32 %34, %23
  br label %40

36:                                               ; preds = %8
  %37 = and i32 %15, %21
  %38 = or i32 %20, %37
  %39 = icmp ule i32 %38, %23
  br label %40

40:                                               ; preds = %24, %28, %32, %36
  %41 = phi i1 [ %39, %36 ], [ %35, %32 ], [ %31, %28 ], [ %27, %24 ]
  %42 = phi i32 [ %38, %36 ], [ %34, %32 ], [ %30, %28 ], [ %26, %24 ]
  %43 = zext i1 %41 to i32
  %44 = trunc i64 %9 to i32
  %45 = select i1 %41, i32 %42, i32 %44
  %46 = and i32 %45, 31
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %1, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %49, ptr %50, align 4
  %51 = trunc i64 %9 to i32
  %52 = shl i32 %43, %51
  %53 = or i32 %52, %10
  %54 = add nuw nsw i64 %9, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %7, label %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @check_members(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %5, %46
  %7 = phi i64 [ 0, %5 ], [ %49, %46 ]
  %8 = phi i1 [ false, %5 ], [ %50, %46 ]
  %9 = phi i32 [ undef, %5 ], [ %48, %46 ]
  %10 = phi i32 [ 0, %5 ], [ %47, %46 ]
  %11 = trunc i64 %7 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %46, label %15

15:                                               ; preds = %6
  %16 = getelementptr inbounds i32, ptr %4, i64 %7
  %17 = load i32, ptr %16, align 4
  %18 = xor i32 %17, -1
  %19 = trunc i64 %7 to i32
  %20 = lshr i32 %18, %19
  %21 = and i32 %20, 1
  %22 = and i32 %17, %3
  br label %25

23:                                               ; preds = %25
  %24 = icmp eq i32 %35, 0
  br i1 %24, label %41, label %38

25:                                               ; preds = %15, %25
  %26 = phi i64 [ 0, %15 ], [ %36, %25 ]
  %27 = phi i32 [ %21, %15 ], [ %35, %25 ]
  %28 = trunc i64 %26 to i32
  %29 = lshr i32 %22, %28
  %30 = getelementptr inbounds i32, ptr %4, i64 %26
  %31 = load i32, ptr %30, align 4
  %32 = icmp ne i32 %31, %17
  %33 = zext i1 %32 to i32
  %34 = and i32 %29, %33
  %35 = or i32 %34, %27
  %36 = add nuw nsw i64 %26, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %23, label %25

38:                                               ; preds = %23
  %39 = trunc i64 %7 to i32
  %40 = tail call i32 @failed(ptr noundef %0, ptr noundef %1, i32 noundef 12, i32 noundef %2, i32 noundef %39, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %43

41:                                               ; preds = %23
  %42 = or i32 %17, %10
  br label %43

43:                                               ; preds = %41, %38
  %44 = phi i32 [ %10, %38 ], [ %42, %41 ]
  %45 = phi i32 [ %40, %38 ], [ %9, %41 ]
  br i1 %24, label %46, label %52

46:                                               ; preds = %6, %43
  %47 = phi i32 [ %44, %43 ], [ %10, %6 ]
  %48 = phi i32 [ %45, %43 ], [ %9, %6 ]
  %49 = add nuw nsw i64 %7, 1
  %50 = icmp ugt i64 %7, 30
  %51 = icmp eq i64 %49, 32
  br i1 %51, label %52, label %6

52:                                               ; preds = %46, %43
  %53 = phi i1 [ %50, %46 ], [ %8, %43 ]
  %54 = phi i32 [ %47, %46 ], [ %44, %43 ]
  %55 = phi i32 [ %48, %46 ], [ %45, %43 ]
  br i1 %53, label %56, label %77

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14
  %58 = load i32, ptr %57, align 8
  %59 = and i32 %58, %3
  %60 = xor i32 %3, -1
  %61 = and i32 %58, %60
  store i32 %61, ptr %57, align 8
  %62 = icmp eq i32 %59, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %56
  %64 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %65 = load i32, ptr %64, align 4
  %66 = and i32 %54, %65
  %67 = and i32 %66, %60
  br label %68

68:                                               ; preds = %56, %63
  %69 = phi i32 [ %67, %63 ], [ 0, %56 ]
  %70 = xor i32 %61, -1
  %71 = and i32 %69, %70
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 15
  store i32 %2, ptr %74, align 4
  br label %75

75:                                               ; preds = %73, %68
  %76 = or i32 %69, %61
  store i32 %76, ptr %57, align 8
  br label %77

77:                                               ; preds = %52, %75
  %78 = phi i32 [ 0, %75 ], [ %55, %52 ]
  ret i32 %78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %4, %10
  %6 = phi i64 [ 0, %4 ], [ %16, %10 ]
  %7 = getelementptr inbounds i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4
  br label %18

9:                                                ; preds = %10
  ret void

10:                                               ; preds = %18
  %11 = getelementptr inbounds i32, ptr %2, i64 %6
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, %3
  %14 = and i32 %13, %27
  %15 = getelementptr inbounds i32, ptr %0, i64 %6
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %6, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %9, label %5

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %28, %18 ]
  %20 = phi i32 [ 0, %5 ], [ %27, %18 ]
  %21 = getelementptr inbounds i32, ptr %1, i64 %19
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, %8
  %24 = zext i1 %23 to i32
  %25 = trunc i64 %19 to i32
  %26 = shl i32 %24, %25
  %27 = or i32 %26, %20
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %10, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_all_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %18, %14 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %3
  %11 = xor i32 %10, -1
  %12 = getelementptr inbounds i32, ptr %1, i64 %7
  %13 = load i32, ptr %12, align 4
  br label %20

14:                                               ; preds = %20
  %15 = icmp eq i32 %31, 0
  %16 = select i1 %15, i32 0, i32 %10
  %17 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6

20:                                               ; preds = %6, %20
  %21 = phi i64 [ 0, %6 ], [ %32, %20 ]
  %22 = phi i32 [ 1, %6 ], [ %31, %20 ]
  %23 = trunc i64 %21 to i32
  %24 = lshr i32 %11, %23
  %25 = and i32 %24, 1
  %26 = getelementptr inbounds i32, ptr %1, i64 %21
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, %13
  %29 = zext i1 %28 to i32
  %30 = or i32 %25, %29
  %31 = and i32 %30, %22
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, 32
  br i1 %33, label %14, label %20
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %4, %10
  %6 = phi i64 [ 0, %4 ], [ %16, %10 ]
  %7 = getelementptr inbounds i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8
  br label %18

9:                                                ; preds = %10
  ret void

10:                                               ; preds = %18
  %11 = getelementptr inbounds i32, ptr %2, i64 %6
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, %3
  %14 = and i32 %13, %27
  %15 = getelementptr inbounds i32, ptr %0, i64 %6
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %6, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %9, label %5

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %28, %18 ]
  %20 = phi i32 [ 0, %5 ], [ %27, %18 ]
  %21 = getelementptr inbounds i64, ptr %1, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %8
  %24 = zext i1 %23 to i32
  %25 = trunc i64 %19 to i32
  %26 = shl i32 %24, %25
  %27 = or i32 %26, %20
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %10, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_all_64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %14
  ret void

6:                                                ; preds = %4, %14
  %7 = phi i64 [ 0, %4 ], [ %18, %14 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %3
  %11 = xor i32 %10, -1
  %12 = getelementptr inbounds i64, ptr %1, i64 %7
  %13 = load i64, ptr %12, align 8
  br label %20

14:                                               ; preds = %20
  %15 = icmp eq i32 %31, 0
  %16 = select i1 %15, i32 0, i32 %10
  %17 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %16, ptr %17, align 4
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %5, label %6

20:                                               ; preds = %6, %20
  %21 = phi i64 [ 0, %6 ], [ %32, %20 ]
  %22 = phi i32 [ 1, %6 ], [ %31, %20 ]
  %23 = trunc i64 %21 to i32
  %24 = lshr i32 %11, %23
  %25 = and i32 %24, 1
  %26 = getelementptr inbounds i64, ptr %1, i64 %21
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, %13
  %29 = zext i1 %28 to i32
  %30 = or i32 %25, %29
  %31 = and i32 %30, %22
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, 32
  br i1 %33, label %14, label %20
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @reduce_32(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = icmp eq i32 %5, 0
  %8 = select i1 %7, i32 0, i32 -2147483648
  %9 = icmp eq i32 %5, 0
  %10 = select i1 %9, i32 -1, i32 2147483647
  %11 = icmp eq i32 %5, 0
  br label %13

12:                                               ; preds = %67
  ret void

13:                                               ; preds = %6, %67
  %14 = phi i64 [ 0, %6 ], [ %70, %67 ]
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds i32, ptr %2, i64 %14
  %18 = load i32, ptr %17, align 4
  %19 = add nsw i64 %14, -1
  %20 = getelementptr inbounds i32, ptr %2, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %18, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = getelementptr inbounds i32, ptr %0, i64 %19
  %25 = load i32, ptr %24, align 4
  br label %67

26:                                               ; preds = %16, %13
  %27 = getelementptr inbounds i32, ptr %2, i64 %14
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %28, %3
  switch i32 %4, label %32 [
    i32 3, label %33
    i32 1, label %30
    i32 2, label %31
  ]

30:                                               ; preds = %26
  br label %33

31:                                               ; preds = %26
  br label %33

32:                                               ; preds = %26
  br label %33

33:                                               ; preds = %32, %31, %30, %26
  %34 = phi i32 [ -1, %26 ], [ %10, %30 ], [ %8, %31 ], [ 0, %32 ]
  br label %35

35:                                               ; preds = %33, %63
  %36 = phi i64 [ %65, %63 ], [ 0, %33 ]
  %37 = phi i32 [ %64, %63 ], [ %34, %33 ]
  %38 = trunc i64 %36 to i32
  %39 = shl nuw i32 1, %38
  %40 = and i32 %29, %39
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %63, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds i32, ptr %1, i64 %36
  %44 = load i32, ptr %43, align 4
  switch i32 %4, label %61 [
    i32 0, label %45
    i32 1, label %47
    i32 2, label %52
    i32 3, label %57
    i32 4, label %59
  ]

45:                                               ; preds = %42
  %46 = add i32 %44, %37
  br label %63

47:                                               ; preds = %42
  br i1 %11, label %50, label %48

48:                                               ; preds = %47
  %49 = tail call i32 @llvm.smin.i32(i32 %44, i32 %37)
  br label %63

50:                                               ; preds = %47
  %51 = tail call i32 @llvm.umin.i32(i32 %44, i32 %37)
  br label %63

52:                                               ; preds = %42
  br i1 %11, label %55, label %53

53:                                               ; preds = %52
  %54 = tail call i32 @llvm.smax.i32(i32 %44, i32 %37)
  br label %63

55:                                               ; preds = %52
  %56 = tail call i32 @llvm.umax.i32(i32 %44, i32 %37)
  br label %63

57:                                               ; preds = %42
  %58 = and i32 %44, %37
  br label %63

59:                                               ; preds = %42
  %60 = or i32 %44, %37
  br label %63

61:                                               ; preds = %42
  %62 = xor i32 %44, %37
  br label %63

63:                                               ; preds = %61, %59, %57, %55, %53, %50, %48, %45, %35
  %64 = phi i32 [ %37, %35 ], [ %62, %61 ], [ %60, %59 ], [ %58, %57 ], [ %46, %45 ], [ %49, %48 ], [ %51, %50 ], [ %54, %53 ], [ %56, %55 ]
  %65 = add nuw nsw i64 %36, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %67, label %35

67:                                               ; preds = %63, %23
  %68 = phi i32 [ %25, %23 ], [ %64, %63 ]
  %69 = getelementptr inbounds i32, ptr %0, i64 %14
  store i32 %68, ptr %69, align 4
  %70 = add nuw nsw i64 %14, 1
  %71 = icmp eq i64 %70, 32
  br i1 %71, label %12, label %13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)



