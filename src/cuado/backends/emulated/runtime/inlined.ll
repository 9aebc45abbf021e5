; sha256 of the sources: 72b8738ce96e2db945b38aae95ca6c0ccb015929dda548721066cf36cc006ba8

%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [128 x %struct.Entry], [3 x [32 x i32]], i64, i32, i32 }
%struct.Entry = type { i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, ptr, i32, i64, i64, i64, %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64, i64, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @reconverged(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 16
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 3
  %10 = zext i32 %3 to i64
  br label %11

11:                                               ; preds = %5, %30
  %12 = phi i64 [ %10, %5 ], [ %13, %30 ]
  %13 = add nsw i64 %12, -1
  %14 = and i64 %13, 4294967295
  %15 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %14
  %16 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %14, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = and i32 %7, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %11
  %21 = trunc i64 %13 to i32
  store i32 %21, ptr %2, align 8
  %22 = load i32, ptr %8, align 4
  %23 = and i32 %22, %17
  store i32 %23, ptr %0, align 8
  %24 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 25, i64 %14, i32 1
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %9, align 4
  %26 = icmp eq i32 %23, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %20
  %28 = load i32, ptr %15, align 4
  %29 = icmp eq i32 %28, %25
  br i1 %29, label %30, label %33

30:                                               ; preds = %20, %27
  %31 = icmp ugt i64 %12, 1
  br i1 %31, label %11, label %32

32:                                               ; preds = %30, %11, %1
  store i32 0, ptr %0, align 8
  br label %33

33:                                               ; preds = %27, %32
  %34 = phi i32 [ -1, %32 ], [ %28, %27 ]
  ret i32 %34
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
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 65
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, %9
  %19 = icmp ult i64 %15, %18
  br i1 %19, label %20, label %29

20:                                               ; preds = %5
  %21 = tail call i32 @goes_on(ptr noundef nonnull %0, i64 noundef %9)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = load i64, ptr %14, align 8
  br label %29

25:                                               ; preds = %20
  %26 = load i32, ptr %1, align 8
  %27 = tail call i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = tail call i32 @failed(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef 5, i32 noundef %2, i32 noundef %27, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br label %32

29:                                               ; preds = %23, %5
  %30 = phi i64 [ %24, %23 ], [ %15, %5 ]
  %31 = sub i64 %30, %9
  store i64 %31, ptr %14, align 8
  br label %32

32:                                               ; preds = %29, %25
  %33 = phi i32 [ 0, %29 ], [ %28, %25 ]
  ret i32 %33
}

declare i32 @goes_on(ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %74, label %9

9:                                                ; preds = %7, %71
  %10 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %71, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  switch i32 %6, label %61 [
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
  br label %68

24:                                               ; preds = %15
  %25 = getelementptr inbounds i32, ptr %2, i64 %10
  %26 = load i32, ptr %25, align 4
  %27 = tail call i32 @llvm.umin.i32(i32 %19, i32 %26)
  br label %68

28:                                               ; preds = %15
  %29 = getelementptr inbounds i32, ptr %2, i64 %10
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @llvm.umax.i32(i32 %19, i32 %30)
  br label %68

32:                                               ; preds = %15
  %33 = getelementptr inbounds i32, ptr %2, i64 %10
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %19
  br label %68

36:                                               ; preds = %15
  %37 = getelementptr inbounds i32, ptr %2, i64 %10
  %38 = load i32, ptr %37, align 4
  %39 = or i32 %38, %19
  br label %68

40:                                               ; preds = %15
  %41 = getelementptr inbounds i32, ptr %2, i64 %10
  %42 = load i32, ptr %41, align 4
  %43 = xor i32 %42, %19
  br label %68

44:                                               ; preds = %15
  %45 = getelementptr inbounds i32, ptr %2, i64 %10
  %46 = load i32, ptr %45, align 4
  br label %68

47:                                               ; preds = %15
  %48 = getelementptr inbounds i32, ptr %2, i64 %10
  %49 = load i32, ptr %48, align 4
  %50 = icmp ult i32 %19, %49
  %51 = add i32 %19, 1
  %52 = select i1 %50, i32 %51, i32 0
  br label %68

53:                                               ; preds = %15
  %54 = getelementptr inbounds i32, ptr %2, i64 %10
  %55 = load i32, ptr %54, align 4
  %56 = freeze i32 %55
  %57 = add i32 %19, -1
  %58 = icmp ult i32 %57, %56
  %59 = add i32 %19, -1
  %60 = select i1 %58, i32 %59, i32 %56
  br label %68

61:                                               ; preds = %15
  %62 = getelementptr inbounds i32, ptr %2, i64 %10
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %19, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds i32, ptr %3, i64 %10
  %67 = load i32, ptr %66, align 4
  br label %68

68:                                               ; preds = %53, %61, %28, %24, %32, %40, %47, %65, %44, %36, %20
  %69 = phi i32 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %67, %65 ], [ %27, %24 ], [ %31, %28 ], [ %19, %61 ], [ %60, %53 ]
  store i32 %69, ptr %18, align 4
  %70 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %70, align 4
  br label %71

71:                                               ; preds = %9, %68
  %72 = add nuw nsw i64 %10, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %136, label %9

74:                                               ; preds = %7, %133
  %75 = phi i64 [ %134, %133 ], [ 0, %7 ]
  %76 = trunc i64 %75 to i32
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %133, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds i64, ptr %1, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load atomic i32, ptr %83 monotonic, align 4
  %85 = getelementptr inbounds i32, ptr %2, i64 %75
  %86 = getelementptr inbounds i32, ptr %3, i64 %75
  br label %87

87:                                               ; preds = %126, %80
  %88 = phi i32 [ %84, %80 ], [ %130, %126 ]
  switch i32 %6, label %121 [
    i32 0, label %89
    i32 1, label %92
    i32 2, label %95
    i32 3, label %98
    i32 4, label %101
    i32 5, label %104
    i32 6, label %107
    i32 7, label %109
    i32 8, label %114
  ]

89:                                               ; preds = %87
  %90 = load i32, ptr %85, align 4
  %91 = add i32 %90, %88
  br label %126

92:                                               ; preds = %87
  %93 = load i32, ptr %85, align 4
  %94 = tail call i32 @llvm.umin.i32(i32 %88, i32 %93)
  br label %126

95:                                               ; preds = %87
  %96 = load i32, ptr %85, align 4
  %97 = tail call i32 @llvm.umax.i32(i32 %88, i32 %96)
  br label %126

98:                                               ; preds = %87
  %99 = load i32, ptr %85, align 4
  %100 = and i32 %99, %88
  br label %126

101:                                              ; preds = %87
  %102 = load i32, ptr %85, align 4
  %103 = or i32 %102, %88
  br label %126

104:                                              ; preds = %87
  %105 = load i32, ptr %85, align 4
  %106 = xor i32 %105, %88
  br label %126

107:                                              ; preds = %87
  %108 = load i32, ptr %85, align 4
  br label %126

109:                                              ; preds = %87
  %110 = load i32, ptr %85, align 4
  %111 = icmp ult i32 %88, %110
  %112 = add i32 %88, 1
  %113 = select i1 %111, i32 %112, i32 0
  br label %126

114:                                              ; preds = %87
  %115 = load i32, ptr %85, align 4
  %116 = freeze i32 %115
  %117 = add i32 %88, -1
  %118 = icmp ult i32 %117, %116
  %119 = add i32 %88, -1
  %120 = select i1 %118, i32 %119, i32 %116
  br label %126

121:                                              ; preds = %87
  %122 = load i32, ptr %85, align 4
  %123 = icmp eq i32 %88, %122
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i32, ptr %86, align 4
  br label %126

126:                                              ; preds = %114, %121, %95, %92, %98, %104, %109, %124, %107, %101, %89
  %127 = phi i32 [ %91, %89 ], [ %100, %98 ], [ %103, %101 ], [ %106, %104 ], [ %108, %107 ], [ %113, %109 ], [ %125, %124 ], [ %94, %92 ], [ %97, %95 ], [ %88, %121 ], [ %120, %114 ]
  %128 = cmpxchg weak ptr %83, i32 %88, i32 %127 monotonic monotonic, align 4
  %129 = extractvalue { i32, i1 } %128, 1
  %130 = extractvalue { i32, i1 } %128, 0
  br i1 %129, label %131, label %87

131:                                              ; preds = %126
  %132 = getelementptr inbounds i32, ptr %0, i64 %75
  store i32 %88, ptr %132, align 4
  br label %133

133:                                              ; preds = %74, %131
  %134 = add nuw nsw i64 %75, 1
  %135 = icmp eq i64 %134, 32
  br i1 %135, label %136, label %74

136:                                              ; preds = %71, %133
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %74, label %9

9:                                                ; preds = %7, %71
  %10 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %71, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  switch i32 %6, label %61 [
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
  br label %68

24:                                               ; preds = %15
  %25 = getelementptr inbounds i32, ptr %2, i64 %10
  %26 = load i32, ptr %25, align 4
  %27 = tail call i32 @llvm.smin.i32(i32 %19, i32 %26)
  br label %68

28:                                               ; preds = %15
  %29 = getelementptr inbounds i32, ptr %2, i64 %10
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @llvm.smax.i32(i32 %19, i32 %30)
  br label %68

32:                                               ; preds = %15
  %33 = getelementptr inbounds i32, ptr %2, i64 %10
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %19
  br label %68

36:                                               ; preds = %15
  %37 = getelementptr inbounds i32, ptr %2, i64 %10
  %38 = load i32, ptr %37, align 4
  %39 = or i32 %38, %19
  br label %68

40:                                               ; preds = %15
  %41 = getelementptr inbounds i32, ptr %2, i64 %10
  %42 = load i32, ptr %41, align 4
  %43 = xor i32 %42, %19
  br label %68

44:                                               ; preds = %15
  %45 = getelementptr inbounds i32, ptr %2, i64 %10
  %46 = load i32, ptr %45, align 4
  br label %68

47:                                               ; preds = %15
  %48 = getelementptr inbounds i32, ptr %2, i64 %10
  %49 = load i32, ptr %48, align 4
  %50 = icmp slt i32 %19, %49
  %51 = add nsw i32 %19, 1
  %52 = select i1 %50, i32 %51, i32 0
  br label %68

53:                                               ; preds = %15
  %54 = icmp eq i32 %19, 0
  %55 = getelementptr inbounds i32, ptr %2, i64 %10
  %56 = load i32, ptr %55, align 4
  %57 = icmp sgt i32 %19, %56
  %58 = select i1 %54, i1 true, i1 %57
  %59 = add nsw i32 %19, -1
  %60 = select i1 %58, i32 %56, i32 %59
  br label %68

61:                                               ; preds = %15
  %62 = getelementptr inbounds i32, ptr %2, i64 %10
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %19, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds i32, ptr %3, i64 %10
  %67 = load i32, ptr %66, align 4
  br label %68

68:                                               ; preds = %53, %61, %28, %24, %32, %40, %47, %65, %44, %36, %20
  %69 = phi i32 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %67, %65 ], [ %27, %24 ], [ %31, %28 ], [ %19, %61 ], [ %60, %53 ]
  store i32 %69, ptr %18, align 4
  %70 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %70, align 4
  br label %71

71:                                               ; preds = %9, %68
  %72 = add nuw nsw i64 %10, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %136, label %9

74:                                               ; preds = %7, %133
  %75 = phi i64 [ %134, %133 ], [ 0, %7 ]
  %76 = trunc i64 %75 to i32
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %133, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds i64, ptr %1, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load atomic i32, ptr %83 monotonic, align 4
  %85 = getelementptr inbounds i32, ptr %2, i64 %75
  %86 = getelementptr inbounds i32, ptr %3, i64 %75
  br label %87

87:                                               ; preds = %126, %80
  %88 = phi i32 [ %84, %80 ], [ %130, %126 ]
  switch i32 %6, label %121 [
    i32 0, label %89
    i32 1, label %92
    i32 2, label %95
    i32 3, label %98
    i32 4, label %101
    i32 5, label %104
    i32 6, label %107
    i32 7, label %109
    i32 8, label %114
  ]

89:                                               ; preds = %87
  %90 = load i32, ptr %85, align 4
  %91 = add nsw i32 %90, %88
  br label %126

92:                                               ; preds = %87
  %93 = load i32, ptr %85, align 4
  %94 = tail call i32 @llvm.smin.i32(i32 %88, i32 %93)
  br label %126

95:                                               ; preds = %87
  %96 = load i32, ptr %85, align 4
  %97 = tail call i32 @llvm.smax.i32(i32 %88, i32 %96)
  br label %126

98:                                               ; preds = %87
  %99 = load i32, ptr %85, align 4
  %100 = and i32 %99, %88
  br label %126

101:                                              ; preds = %87
  %102 = load i32, ptr %85, align 4
  %103 = or i32 %102, %88
  br label %126

104:                                              ; preds = %87
  %105 = load i32, ptr %85, align 4
  %106 = xor i32 %105, %88
  br label %126

107:                                              ; preds = %87
  %108 = load i32, ptr %85, align 4
  br label %126

109:                                              ; preds = %87
  %110 = load i32, ptr %85, align 4
  %111 = icmp slt i32 %88, %110
  %112 = add nsw i32 %88, 1
  %113 = select i1 %111, i32 %112, i32 0
  br label %126

114:                                              ; preds = %87
  %115 = icmp eq i32 %88, 0
  %116 = load i32, ptr %85, align 4
  %117 = icmp sgt i32 %88, %116
  %118 = select i1 %115, i1 true, i1 %117
  %119 = add nsw i32 %88, -1
  %120 = select i1 %118, i32 %116, i32 %119
  br label %126

121:                                              ; preds = %87
  %122 = load i32, ptr %85, align 4
  %123 = icmp eq i32 %88, %122
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i32, ptr %86, align 4
  br label %126

126:                                              ; preds = %114, %121, %95, %92, %98, %104, %109, %124, %107, %101, %89
  %127 = phi i32 [ %91, %89 ], [ %100, %98 ], [ %103, %101 ], [ %106, %104 ], [ %108, %107 ], [ %113, %109 ], [ %125, %124 ], [ %94, %92 ], [ %97, %95 ], [ %88, %121 ], [ %120, %114 ]
  %128 = cmpxchg weak ptr %83, i32 %88, i32 %127 monotonic monotonic, align 4
  %129 = extractvalue { i32, i1 } %128, 1
  %130 = extractvalue { i32, i1 } %128, 0
  br i1 %129, label %131, label %87

131:                                              ; preds = %126
  %132 = getelementptr inbounds i32, ptr %0, i64 %75
  store i32 %88, ptr %132, align 4
  br label %133

133:                                              ; preds = %74, %131
  %134 = add nuw nsw i64 %75, 1
  %135 = icmp eq i64 %134, 32
  br i1 %135, label %136, label %74

136:                                              ; preds = %71, %133
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %74, label %9

9:                                                ; preds = %7, %71
  %10 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %71, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  switch i32 %6, label %61 [
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
  br label %68

24:                                               ; preds = %15
  %25 = getelementptr inbounds i64, ptr %2, i64 %10
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.umin.i64(i64 %19, i64 %26)
  br label %68

28:                                               ; preds = %15
  %29 = getelementptr inbounds i64, ptr %2, i64 %10
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.umax.i64(i64 %19, i64 %30)
  br label %68

32:                                               ; preds = %15
  %33 = getelementptr inbounds i64, ptr %2, i64 %10
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %19
  br label %68

36:                                               ; preds = %15
  %37 = getelementptr inbounds i64, ptr %2, i64 %10
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %19
  br label %68

40:                                               ; preds = %15
  %41 = getelementptr inbounds i64, ptr %2, i64 %10
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %42, %19
  br label %68

44:                                               ; preds = %15
  %45 = getelementptr inbounds i64, ptr %2, i64 %10
  %46 = load i64, ptr %45, align 8
  br label %68

47:                                               ; preds = %15
  %48 = getelementptr inbounds i64, ptr %2, i64 %10
  %49 = load i64, ptr %48, align 8
  %50 = icmp ult i64 %19, %49
  %51 = add i64 %19, 1
  %52 = select i1 %50, i64 %51, i64 0
  br label %68

53:                                               ; preds = %15
  %54 = getelementptr inbounds i64, ptr %2, i64 %10
  %55 = load i64, ptr %54, align 8
  %56 = freeze i64 %55
  %57 = add i64 %19, -1
  %58 = icmp ult i64 %57, %56
  %59 = add i64 %19, -1
  %60 = select i1 %58, i64 %59, i64 %56
  br label %68

61:                                               ; preds = %15
  %62 = getelementptr inbounds i64, ptr %2, i64 %10
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %19, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds i64, ptr %3, i64 %10
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %53, %61, %28, %24, %32, %40, %47, %65, %44, %36, %20
  %69 = phi i64 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %67, %65 ], [ %27, %24 ], [ %31, %28 ], [ %19, %61 ], [ %60, %53 ]
  store i64 %69, ptr %18, align 8
  %70 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %70, align 8
  br label %71

71:                                               ; preds = %9, %68
  %72 = add nuw nsw i64 %10, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %136, label %9

74:                                               ; preds = %7, %133
  %75 = phi i64 [ %134, %133 ], [ 0, %7 ]
  %76 = trunc i64 %75 to i32
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %133, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds i64, ptr %1, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load atomic i64, ptr %83 monotonic, align 8
  %85 = getelementptr inbounds i64, ptr %2, i64 %75
  %86 = getelementptr inbounds i64, ptr %3, i64 %75
  br label %87

87:                                               ; preds = %126, %80
  %88 = phi i64 [ %84, %80 ], [ %130, %126 ]
  switch i32 %6, label %121 [
    i32 0, label %89
    i32 1, label %92
    i32 2, label %95
    i32 3, label %98
    i32 4, label %101
    i32 5, label %104
    i32 6, label %107
    i32 7, label %109
    i32 8, label %114
  ]

89:                                               ; preds = %87
  %90 = load i64, ptr %85, align 8
  %91 = add i64 %90, %88
  br label %126

92:                                               ; preds = %87
  %93 = load i64, ptr %85, align 8
  %94 = tail call i64 @llvm.umin.i64(i64 %88, i64 %93)
  br label %126

95:                                               ; preds = %87
  %96 = load i64, ptr %85, align 8
  %97 = tail call i64 @llvm.umax.i64(i64 %88, i64 %96)
  br label %126

98:                                               ; preds = %87
  %99 = load i64, ptr %85, align 8
  %100 = and i64 %99, %88
  br label %126

101:                                              ; preds = %87
  %102 = load i64, ptr %85, align 8
  %103 = or i64 %102, %88
  br label %126

104:                                              ; preds = %87
  %105 = load i64, ptr %85, align 8
  %106 = xor i64 %105, %88
  br label %126

107:                                              ; preds = %87
  %108 = load i64, ptr %85, align 8
  br label %126

109:                                              ; preds = %87
  %110 = load i64, ptr %85, align 8
  %111 = icmp ult i64 %88, %110
  %112 = add i64 %88, 1
  %113 = select i1 %111, i64 %112, i64 0
  br label %126

114:                                              ; preds = %87
  %115 = load i64, ptr %85, align 8
  %116 = freeze i64 %115
  %117 = add i64 %88, -1
  %118 = icmp ult i64 %117, %116
  %119 = add i64 %88, -1
  %120 = select i1 %118, i64 %119, i64 %116
  br label %126

121:                                              ; preds = %87
  %122 = load i64, ptr %85, align 8
  %123 = icmp eq i64 %88, %122
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i64, ptr %86, align 8
  br label %126

126:                                              ; preds = %114, %121, %95, %92, %98, %104, %109, %124, %107, %101, %89
  %127 = phi i64 [ %91, %89 ], [ %100, %98 ], [ %103, %101 ], [ %106, %104 ], [ %108, %107 ], [ %113, %109 ], [ %125, %124 ], [ %94, %92 ], [ %97, %95 ], [ %88, %121 ], [ %120, %114 ]
  %128 = cmpxchg weak ptr %83, i64 %88, i64 %127 monotonic monotonic, align 8
  %129 = extractvalue { i64, i1 } %128, 1
  %130 = extractvalue { i64, i1 } %128, 0
  br i1 %129, label %131, label %87

131:                                              ; preds = %126
  %132 = getelementptr inbounds i64, ptr %0, i64 %75
  store i64 %88, ptr %132, align 8
  br label %133

133:                                              ; preds = %74, %131
  %134 = add nuw nsw i64 %75, 1
  %135 = icmp eq i64 %134, 32
  br i1 %135, label %136, label %74

136:                                              ; preds = %71, %133
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %74, label %9

9:                                                ; preds = %7, %71
  %10 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %71, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  switch i32 %6, label %61 [
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
  br label %68

24:                                               ; preds = %15
  %25 = getelementptr inbounds i64, ptr %2, i64 %10
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.smin.i64(i64 %19, i64 %26)
  br label %68

28:                                               ; preds = %15
  %29 = getelementptr inbounds i64, ptr %2, i64 %10
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.smax.i64(i64 %19, i64 %30)
  br label %68

32:                                               ; preds = %15
  %33 = getelementptr inbounds i64, ptr %2, i64 %10
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %19
  br label %68

36:                                               ; preds = %15
  %37 = getelementptr inbounds i64, ptr %2, i64 %10
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %19
  br label %68

40:                                               ; preds = %15
  %41 = getelementptr inbounds i64, ptr %2, i64 %10
  %42 = load i64, ptr %41, align 8
  %43 = xor i64 %42, %19
  br label %68

44:                                               ; preds = %15
  %45 = getelementptr inbounds i64, ptr %2, i64 %10
  %46 = load i64, ptr %45, align 8
  br label %68

47:                                               ; preds = %15
  %48 = getelementptr inbounds i64, ptr %2, i64 %10
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %19, %49
  %51 = add nsw i64 %19, 1
  %52 = select i1 %50, i64 %51, i64 0
  br label %68

53:                                               ; preds = %15
  %54 = icmp eq i64 %19, 0
  %55 = getelementptr inbounds i64, ptr %2, i64 %10
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %19, %56
  %58 = select i1 %54, i1 true, i1 %57
  %59 = add nsw i64 %19, -1
  %60 = select i1 %58, i64 %56, i64 %59
  br label %68

61:                                               ; preds = %15
  %62 = getelementptr inbounds i64, ptr %2, i64 %10
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %19, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds i64, ptr %3, i64 %10
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %53, %61, %28, %24, %32, %40, %47, %65, %44, %36, %20
  %69 = phi i64 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %67, %65 ], [ %27, %24 ], [ %31, %28 ], [ %19, %61 ], [ %60, %53 ]
  store i64 %69, ptr %18, align 8
  %70 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %70, align 8
  br label %71

71:                                               ; preds = %9, %68
  %72 = add nuw nsw i64 %10, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %136, label %9

74:                                               ; preds = %7, %133
  %75 = phi i64 [ %134, %133 ], [ 0, %7 ]
  %76 = trunc i64 %75 to i32
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %133, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds i64, ptr %1, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load atomic i64, ptr %83 monotonic, align 8
  %85 = getelementptr inbounds i64, ptr %2, i64 %75
  %86 = getelementptr inbounds i64, ptr %3, i64 %75
  br label %87

87:                                               ; preds = %126, %80
  %88 = phi i64 [ %84, %80 ], [ %130, %126 ]
  switch i32 %6, label %121 [
    i32 0, label %89
    i32 1, label %92
    i32 2, label %95
    i32 3, label %98
    i32 4, label %101
    i32 5, label %104
    i32 6, label %107
    i32 7, label %109
    i32 8, label %114
  ]

89:                                               ; preds = %87
  %90 = load i64, ptr %85, align 8
  %91 = add nsw i64 %90, %88
  br label %126

92:                                               ; preds = %87
  %93 = load i64, ptr %85, align 8
  %94 = tail call i64 @llvm.smin.i64(i64 %88, i64 %93)
  br label %126

95:                                               ; preds = %87
  %96 = load i64, ptr %85, align 8
  %97 = tail call i64 @llvm.smax.i64(i64 %88, i64 %96)
  br label %126

98:                                               ; preds = %87
  %99 = load i64, ptr %85, align 8
  %100 = and i64 %99, %88
  br label %126

101:                                              ; preds = %87
  %102 = load i64, ptr %85, align 8
  %103 = or i64 %102, %88
  br label %126

104:                                              ; preds = %87
  %105 = load i64, ptr %85, align 8
  %106 = xor i64 %105, %88
  br label %126

107:                                              ; preds = %87
  %108 = load i64, ptr %85, align 8
  br label %126

109:                                              ; preds = %87
  %110 = load i64, ptr %85, align 8
  %111 = icmp slt i64 %88, %110
  %112 = add nsw i64 %88, 1
  %113 = select i1 %111, i64 %112, i64 0
  br label %126

114:                                              ; preds = %87
  %115 = icmp eq i64 %88, 0
  %116 = load i64, ptr %85, align 8
  %117 = icmp sgt i64 %88, %116
  %118 = select i1 %115, i1 true, i1 %117
  %119 = add nsw i64 %88, -1
  %120 = select i1 %118, i64 %116, i64 %119
  br label %126

121:                                              ; preds = %87
  %122 = load i64, ptr %85, align 8
  %123 = icmp eq i64 %88, %122
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i64, ptr %86, align 8
  br label %126

126:                                              ; preds = %114, %121, %95, %92, %98, %104, %109, %124, %107, %101, %89
  %127 = phi i64 [ %91, %89 ], [ %100, %98 ], [ %103, %101 ], [ %106, %104 ], [ %108, %107 ], [ %113, %109 ], [ %125, %124 ], [ %94, %92 ], [ %97, %95 ], [ %88, %121 ], [ %120, %114 ]
  %128 = cmpxchg weak ptr %83, i64 %88, i64 %127 monotonic monotonic, align 8
  %129 = extractvalue { i64, i1 } %128, 1
  %130 = extractvalue { i64, i1 } %128, 0
  br i1 %129, label %131, label %87

131:                                              ; preds = %126
  %132 = getelementptr inbounds i64, ptr %0, i64 %75
  store i64 %88, ptr %132, align 8
  br label %133

133:                                              ; preds = %74, %131
  %134 = add nuw nsw i64 %75, 1
  %135 = icmp eq i64 %134, 32
  br i1 %135, label %136, label %74

136:                                              ; preds = %71, %133
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %74, label %9

9:                                                ; preds = %7, %71
  %10 = phi i64 [ %72, %71 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %71, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 2
  switch i32 %6, label %61 [
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
  br label %68

24:                                               ; preds = %15
  %25 = getelementptr inbounds i16, ptr %2, i64 %10
  %26 = load i16, ptr %25, align 2
  %27 = tail call i16 @llvm.umin.i16(i16 %19, i16 %26)
  br label %68

28:                                               ; preds = %15
  %29 = getelementptr inbounds i16, ptr %2, i64 %10
  %30 = load i16, ptr %29, align 2
  %31 = tail call i16 @llvm.umax.i16(i16 %19, i16 %30)
  br label %68

32:                                               ; preds = %15
  %33 = getelementptr inbounds i16, ptr %2, i64 %10
  %34 = load i16, ptr %33, align 2
  %35 = and i16 %34, %19
  br label %68

36:                                               ; preds = %15
  %37 = getelementptr inbounds i16, ptr %2, i64 %10
  %38 = load i16, ptr %37, align 2
  %39 = or i16 %38, %19
  br label %68

40:                                               ; preds = %15
  %41 = getelementptr inbounds i16, ptr %2, i64 %10
  %42 = load i16, ptr %41, align 2
  %43 = xor i16 %42, %19
  br label %68

44:                                               ; preds = %15
  %45 = getelementptr inbounds i16, ptr %2, i64 %10
  %46 = load i16, ptr %45, align 2
  br label %68

47:                                               ; preds = %15
  %48 = getelementptr inbounds i16, ptr %2, i64 %10
  %49 = load i16, ptr %48, align 2
  %50 = icmp ult i16 %19, %49
  %51 = add i16 %19, 1
  %52 = select i1 %50, i16 %51, i16 0
  br label %68

53:                                               ; preds = %15
  %54 = getelementptr inbounds i16, ptr %2, i64 %10
  %55 = load i16, ptr %54, align 2
  %56 = freeze i16 %55
  %57 = add i16 %19, -1
  %58 = icmp ult i16 %57, %56
  %59 = add i16 %19, -1
  %60 = select i1 %58, i16 %59, i16 %56
  br label %68

61:                                               ; preds = %15
  %62 = getelementptr inbounds i16, ptr %2, i64 %10
  %63 = load i16, ptr %62, align 2
  %64 = icmp eq i16 %19, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds i16, ptr %3, i64 %10
  %67 = load i16, ptr %66, align 2
  br label %68

68:                                               ; preds = %53, %61, %28, %24, %32, %40, %47, %65, %44, %36, %20
  %69 = phi i16 [ %23, %20 ], [ %35, %32 ], [ %39, %36 ], [ %43, %40 ], [ %46, %44 ], [ %52, %47 ], [ %67, %65 ], [ %27, %24 ], [ %31, %28 ], [ %19, %61 ], [ %60, %53 ]
  store i16 %69, ptr %18, align 2
  %70 = getelementptr inbounds i16, ptr %0, i64 %10
  store i16 %19, ptr %70, align 2
  br label %71

71:                                               ; preds = %9, %68
  %72 = add nuw nsw i64 %10, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %136, label %9

74:                                               ; preds = %7, %133
  %75 = phi i64 [ %134, %133 ], [ 0, %7 ]
  %76 = trunc i64 %75 to i32
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %133, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds i64, ptr %1, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load atomic i16, ptr %83 monotonic, align 2
  %85 = getelementptr inbounds i16, ptr %2, i64 %75
  %86 = getelementptr inbounds i16, ptr %3, i64 %75
  br label %87

87:                                               ; preds = %126, %80
  %88 = phi i16 [ %84, %80 ], [ %130, %126 ]
  switch i32 %6, label %121 [
    i32 0, label %89
    i32 1, label %92
    i32 2, label %95
    i32 3, label %98
    i32 4, label %101
    i32 5, label %104
    i32 6, label %107
    i32 7, label %109
    i32 8, label %114
  ]

89:                                               ; preds = %87
  %90 = load i16, ptr %85, align 2
  %91 = add i16 %90, %88
  br label %126

92:                                               ; preds = %87
  %93 = load i16, ptr %85, align 2
  %94 = tail call i16 @llvm.umin.i16(i16 %88, i16 %93)
  br label %126

95:                                               ; preds = %87
  %96 = load i16, ptr %85, align 2
  %97 = tail call i16 @llvm.umax.i16(i16 %88, i16 %96)
  br label %126

98:                                               ; preds = %87
  %99 = load i16, ptr %85, align 2
  %100 = and i16 %99, %88
  br label %126

101:                                              ; preds = %87
  %102 = load i16, ptr %85, align 2
  %103 = or i16 %102, %88
  br label %126

104:                                              ; preds = %87
  %105 = load i16, ptr %85, align 2
  %106 = xor i16 %105, %88
  br label %126

107:                                              ; preds = %87
  %108 = load i16, ptr %85, align 2
  br label %126

109:                                              ; preds = %87
  %110 = load i16, ptr %85, align 2
  %111 = icmp ult i16 %88, %110
  %112 = add i16 %88, 1
  %113 = select i1 %111, i16 %112, i16 0
  br label %126

114:                                              ; preds = %87
  %115 = load i16, ptr %85, align 2
  %116 = freeze i16 %115
  %117 = add i16 %88, -1
  %118 = icmp ult i16 %117, %116
  %119 = add i16 %88, -1
  %120 = select i1 %118, i16 %119, i16 %116
  br label %126

121:                                              ; preds = %87
  %122 = load i16, ptr %85, align 2
  %123 = icmp eq i16 %88, %122
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i16, ptr %86, align 2
  br label %126

126:                                              ; preds = %114, %121, %95, %92, %98, %104, %109, %124, %107, %101, %89
  %127 = phi i16 [ %91, %89 ], [ %100, %98 ], [ %103, %101 ], [ %106, %104 ], [ %108, %107 ], [ %113, %109 ], [ %125, %124 ], [ %94, %92 ], [ %97, %95 ], [ %88, %121 ], [ %120, %114 ]
  %128 = cmpxchg weak ptr %83, i16 %88, i16 %127 monotonic monotonic, align 2
  %129 = extractvalue { i16, i1 } %128, 1
  %130 = extractvalue { i16, i1 } %128, 0
  br i1 %129, label %131, label %87

131:                                              ; preds = %126
  %132 = getelementptr inbounds i16, ptr %0, i64 %75
  store i16 %88, ptr %132, align 2
  br label %133

133:                                              ; preds = %74, %131
  %134 = add nuw nsw i64 %75, 1
  %135 = icmp eq i64 %134, 32
  br i1 %135, label %136, label %74

136:                                              ; preds = %71, %133
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
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
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %10
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %12, %6
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %15
  %25 = and i32 %19, 2139095040
  %26 = icmp eq i32 %25, 0
  %27 = and i32 %19, -2147483648
  %28 = select i1 %26, i32 %27, i32 %19
  %29 = and i32 %21, 2139095040
  %30 = icmp eq i32 %29, 0
  %31 = and i32 %21, -2147483648
  %32 = select i1 %30, i32 %31, i32 %21
  br label %33

33:                                               ; preds = %15, %24
  %34 = phi i32 [ %32, %24 ], [ %21, %15 ]
  %35 = phi i32 [ %28, %24 ], [ %19, %15 ]
  %36 = bitcast i32 %34 to float
  %37 = bitcast i32 %35 to float
  %38 = fadd float %36, %37
  %39 = bitcast float %38 to i32
  %40 = fcmp uno float %38, 0.000000e+00
  %41 = and i32 %39, 2139095040
  %42 = icmp eq i32 %41, 0
  %43 = and i32 %39, -2147483648
  %44 = select i1 %42, i32 %43, i32 %39
  %45 = select i1 %23, i32 %39, i32 %44
  %46 = select i1 %40, i32 2147483647, i32 %45
  store i32 %46, ptr %18, align 4
  %47 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %47, align 4
  br label %48

48:                                               ; preds = %9, %33
  %49 = add nuw nsw i64 %10, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %97, label %9

51:                                               ; preds = %7, %94
  %52 = phi i64 [ %95, %94 ], [ 0, %7 ]
  %53 = trunc i64 %52 to i32
  %54 = shl nuw i32 1, %53
  %55 = and i32 %54, %4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %94, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds i64, ptr %1, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = inttoptr i64 %59 to ptr
  %61 = load atomic i32, ptr %60 monotonic, align 4
  %62 = getelementptr inbounds i32, ptr %2, i64 %52
  %63 = load i32, ptr %62, align 4
  %64 = and i32 %54, %6
  %65 = icmp eq i32 %64, 0
  %66 = and i32 %63, 2139095040
  %67 = icmp eq i32 %66, 0
  %68 = and i32 %63, -2147483648
  %69 = select i1 %67, i32 %68, i32 %63
  %70 = select i1 %65, i32 %63, i32 %69
  %71 = bitcast i32 %70 to float
  br label %72

72:                                               ; preds = %72, %57
  %73 = phi i32 [ %61, %57 ], [ %91, %72 ]
  %74 = and i32 %73, 2139095040
  %75 = icmp eq i32 %74, 0
  %76 = and i32 %73, -2147483648
  %77 = select i1 %75, i32 %76, i32 %73
  %78 = select i1 %65, i32 %73, i32 %77
  %79 = bitcast i32 %78 to float
  %80 = fadd float %71, %79
  %81 = bitcast float %80 to i32
  %82 = fcmp uno float %80, 0.000000e+00
  %83 = and i32 %81, 2139095040
  %84 = icmp eq i32 %83, 0
  %85 = and i32 %81, -2147483648
  %86 = select i1 %84, i32 %85, i32 %81
  %87 = select i1 %65, i32 %81, i32 %86
  %88 = select i1 %82, i32 2147483647, i32 %87
  %89 = cmpxchg weak ptr %60, i32 %73, i32 %88 monotonic monotonic, align 4
  %90 = extractvalue { i32, i1 } %89, 1
  %91 = extractvalue { i32, i1 } %89, 0
  br i1 %90, label %92, label %72

92:                                               ; preds = %72
  %93 = getelementptr inbounds i32, ptr %0, i64 %52
  store i32 %73, ptr %93, align 4
  br label %94

94:                                               ; preds = %51, %92
  %95 = add nuw nsw i64 %52, 1
  %96 = icmp eq i64 %95, 32
  br i1 %96, label %97, label %51

97:                                               ; preds = %48, %94
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %49, label %9

9:                                                ; preds = %7, %46
  %10 = phi i64 [ %47, %46 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %46, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %2, i64 %10
  %21 = load i64, ptr %20, align 8
  %22 = and i32 %12, %6
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i64 %19, i64 %21
  %25 = select i1 %23, i64 %21, i64 %19
  %26 = select i1 %23, i64 2251799813685248, i64 0
  %27 = shl i64 %24, 1
  %28 = icmp ult i64 %27, -9007199254740991
  br i1 %28, label %31, label %29

29:                                               ; preds = %15
  %30 = or i64 %24, %26
  br label %43

31:                                               ; preds = %15
  %32 = shl i64 %25, 1
  %33 = icmp ult i64 %32, -9007199254740991
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = or i64 %25, %26
  br label %43

36:                                               ; preds = %31
  %37 = bitcast i64 %21 to double
  %38 = bitcast i64 %19 to double
  %39 = fadd double %38, %37
  %40 = bitcast double %39 to i64
  %41 = fcmp uno double %39, 0.000000e+00
  %42 = select i1 %41, i64 -2251799813685248, i64 %40
  br label %43

43:                                               ; preds = %29, %34, %36
  %44 = phi i64 [ %30, %29 ], [ %35, %34 ], [ %42, %36 ]
  store i64 %44, ptr %18, align 8
  %45 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %45, align 8
  br label %46

46:                                               ; preds = %9, %43
  %47 = add nuw nsw i64 %10, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %95, label %9

49:                                               ; preds = %7, %92
  %50 = phi i64 [ %93, %92 ], [ 0, %7 ]
  %51 = trunc i64 %50 to i32
  %52 = shl nuw i32 1, %51
  %53 = and i32 %52, %4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %92, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds i64, ptr %1, i64 %50
  %57 = load i64, ptr %56, align 8
  %58 = inttoptr i64 %57 to ptr
  %59 = load atomic i64, ptr %58 monotonic, align 8
  %60 = getelementptr inbounds i64, ptr %2, i64 %50
  %61 = load i64, ptr %60, align 8
  %62 = and i32 %52, %6
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i64 2251799813685248, i64 0
  %65 = bitcast i64 %61 to double
  br label %66

66:                                               ; preds = %85, %55
  %67 = phi i64 [ %59, %55 ], [ %89, %85 ]
  %68 = select i1 %63, i64 %67, i64 %61
  %69 = select i1 %63, i64 %61, i64 %67
  %70 = shl i64 %68, 1
  %71 = icmp ult i64 %70, -9007199254740991
  br i1 %71, label %74, label %72

72:                                               ; preds = %66
  %73 = or i64 %68, %64
  br label %85

74:                                               ; preds = %66
  %75 = shl i64 %69, 1
  %76 = icmp ult i64 %75, -9007199254740991
  br i1 %76, label %79, label %77

77:                                               ; preds = %74
  %78 = or i64 %69, %64
  br label %85

79:                                               ; preds = %74
  %80 = bitcast i64 %67 to double
  %81 = fadd double %80, %65
  %82 = bitcast double %81 to i64
  %83 = fcmp uno double %81, 0.000000e+00
  %84 = select i1 %83, i64 -2251799813685248, i64 %82
  br label %85

85:                                               ; preds = %72, %77, %79
  %86 = phi i64 [ %73, %72 ], [ %78, %77 ], [ %84, %79 ]
  %87 = cmpxchg weak ptr %58, i64 %67, i64 %86 monotonic monotonic, align 8
  %88 = extractvalue { i64, i1 } %87, 1
  %89 = extractvalue { i64, i1 } %87, 0
  br i1 %88, label %90, label %66

90:                                               ; preds = %85
  %91 = getelementptr inbounds i64, ptr %0, i64 %50
  store i64 %67, ptr %91, align 8
  br label %92

92:                                               ; preds = %49, %90
  %93 = add nuw nsw i64 %50, 1
  %94 = icmp eq i64 %93, 32
  br i1 %94, label %95, label %49

95:                                               ; preds = %46, %92
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
  br i1 %26, label %51, label %9

27:                                               ; preds = %7, %48
  %28 = phi i64 [ %49, %48 ], [ 0, %7 ]
  %29 = trunc i64 %28 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %48, label %33

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
  %47 = getelementptr inbounds i16, ptr %0, i64 %28
  store i16 %41, ptr %47, align 2
  br label %48

48:                                               ; preds = %27, %46
  %49 = add nuw nsw i64 %28, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %51, label %27

51:                                               ; preds = %24, %48
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @small(i16 noundef zeroext %0, i16 noundef zeroext %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = icmp eq i32 %2, 0
  %6 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %147

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

66:                                               ; preds = %60, %53, %48, %10
  %67 = phi float [ %15, %10 ], [ %52, %48 ], [ %59, %53 ], [ %65, %60 ]
  %68 = phi float [ %12, %10 ], [ %41, %48 ], [ %41, %53 ], [ %41, %60 ]
  %69 = fpext float %68 to double
  %70 = fpext float %67 to double
  %71 = fadd double %70, %69
  %72 = fptrunc double %71 to float
  %73 = bitcast float %72 to i32
  %74 = fcmp ord double %71, 0.000000e+00
  %75 = fpext float %72 to double
  %76 = fcmp une double %71, %75
  %77 = and i1 %74, %76
  %78 = and i32 %73, 1
  %79 = icmp eq i32 %78, 0
  %80 = and i1 %77, %79
  br i1 %80, label %81, label %92

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
  br label %92

92:                                               ; preds = %81, %66
  %93 = phi i32 [ %73, %66 ], [ %91, %81 ]
  br i1 %8, label %94, label %138

94:                                               ; preds = %92
  %95 = lshr i32 %93, 16
  %96 = and i32 %95, 32768
  %97 = and i32 %93, 2147483647
  %98 = icmp ugt i32 %97, 2139095040
  br i1 %98, label %173, label %99

99:                                               ; preds = %94
  %100 = icmp eq i32 %97, 2139095040
  br i1 %100, label %101, label %104

101:                                              ; preds = %99
  %102 = trunc i32 %96 to i16
  %103 = or i16 %102, 31744
  br label %173

104:                                              ; preds = %99
  %105 = icmp ult i32 %97, 947912704
  %106 = lshr i32 %97, 23
  %107 = sub nsw i32 126, %106
  %108 = and i32 %93, 8388607
  %109 = or i32 %108, 8388608
  %110 = add nsw i32 %97, -939524096
  %111 = icmp ugt i32 %107, 24
  %112 = select i1 %105, i1 %111, i1 false
  %113 = icmp ne i32 %97, 0
  %114 = zext i1 %113 to i32
  %115 = select i1 %112, i32 25, i32 %107
  %116 = select i1 %105, i32 %115, i32 13
  %117 = select i1 %112, i32 %114, i32 %109
  %118 = select i1 %105, i32 %117, i32 %110
  %119 = lshr i32 %118, %116
  %120 = shl nsw i32 -1, %116
  %121 = xor i32 %120, -1
  %122 = and i32 %118, %121
  %123 = add nsw i32 %116, -1
  %124 = shl nuw i32 1, %123
  %125 = icmp ugt i32 %122, %124
  br i1 %125, label %132, label %126

126:                                              ; preds = %104
  %127 = icmp eq i32 %122, %124
  %128 = and i32 %119, 1
  %129 = icmp ne i32 %128, 0
  %130 = select i1 %127, i1 %129, i1 false
  %131 = zext i1 %130 to i32
  br label %132

132:                                              ; preds = %126, %104
  %133 = phi i32 [ 1, %104 ], [ %131, %126 ]
  %134 = add nuw nsw i32 %133, %119
  %135 = tail call i32 @llvm.umin.i32(i32 %134, i32 31744)
  %136 = or i32 %135, %96
  %137 = trunc i32 %136 to i16
  br label %173

138:                                              ; preds = %92
  %139 = fcmp uno double %71, 0.000000e+00
  br i1 %139, label %173, label %140

140:                                              ; preds = %138
  %141 = add i32 %93, 32767
  %142 = lshr i32 %93, 16
  %143 = and i32 %142, 1
  %144 = add i32 %141, %143
  %145 = lshr i32 %144, 16
  %146 = trunc i32 %145 to i16
  br label %173

147:                                              ; preds = %4
  %148 = and i16 %0, 32767
  %149 = zext i16 %148 to i32
  %150 = icmp eq i32 %3, 0
  %151 = select i1 %150, i32 31744, i32 32640
  %152 = icmp ult i32 %151, %149
  %153 = and i16 %1, 32767
  %154 = zext i16 %153 to i32
  %155 = icmp ult i32 %151, %154
  br i1 %152, label %156, label %158

156:                                              ; preds = %147
  %157 = select i1 %155, i16 32767, i16 %1
  br label %173

158:                                              ; preds = %147
  br i1 %155, label %173, label %159

159:                                              ; preds = %158
  %160 = zext i16 %1 to i32
  %161 = and i32 %160, 32767
  %162 = xor i32 %161, -1
  %163 = icmp slt i16 %1, 0
  %164 = select i1 %163, i32 %162, i32 %160
  %165 = zext i16 %0 to i32
  %166 = and i32 %165, 32767
  %167 = xor i32 %166, -1
  %168 = icmp slt i16 %0, 0
  %169 = select i1 %168, i32 %167, i32 %165
  %170 = icmp sge i32 %164, %169
  %171 = xor i1 %6, %170
  %172 = select i1 %171, i16 %1, i16 %0
  br label %173

173:                                              ; preds = %94, %101, %132, %138, %140, %156, %158, %159
  %174 = phi i16 [ %157, %156 ], [ %172, %159 ], [ %146, %140 ], [ 32767, %138 ], [ %0, %158 ], [ %103, %101 ], [ %137, %132 ], [ 32767, %94 ]
  ret i16 %174
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
  br i1 %26, label %51, label %9

27:                                               ; preds = %7, %48
  %28 = phi i64 [ %49, %48 ], [ 0, %7 ]
  %29 = trunc i64 %28 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %48, label %33

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
  %47 = getelementptr inbounds i16, ptr %0, i64 %28
  store i16 %41, ptr %47, align 2
  br label %48

48:                                               ; preds = %27, %46
  %49 = add nuw nsw i64 %28, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %51, label %27

51:                                               ; preds = %24, %48
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
  br i1 %37, label %73, label %9

38:                                               ; preds = %7, %70
  %39 = phi i64 [ %71, %70 ], [ 0, %7 ]
  %40 = trunc i64 %39 to i32
  %41 = shl nuw i32 1, %40
  %42 = and i32 %41, %4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %70, label %44

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
  %69 = getelementptr inbounds i32, ptr %0, i64 %39
  store i32 %55, ptr %69, align 4
  br label %70

70:                                               ; preds = %38, %68
  %71 = add nuw nsw i64 %39, 1
  %72 = icmp eq i64 %71, 32
  br i1 %72, label %73, label %38

73:                                               ; preds = %35, %70
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
  br i1 %37, label %73, label %9

38:                                               ; preds = %7, %70
  %39 = phi i64 [ %71, %70 ], [ 0, %7 ]
  %40 = trunc i64 %39 to i32
  %41 = shl nuw i32 1, %40
  %42 = and i32 %41, %4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %70, label %44

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
  %69 = getelementptr inbounds i32, ptr %0, i64 %39
  store i32 %55, ptr %69, align 4
  br label %70

70:                                               ; preds = %38, %68
  %71 = add nuw nsw i64 %39, 1
  %72 = icmp eq i64 %71, 32
  br i1 %72, label %73, label %38

73:                                               ; preds = %35, %70
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @ex2_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %46, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp uno <8 x float> %6, zeroinitializer
  %8 = fpext <8 x float> %6 to <8 x double>
  %9 = fcmp olt <8 x float> %6, <float -3.000000e+02, float -3.000000e+02, float -3.000000e+02, float -3.000000e+02, float -3.000000e+02, float -3.000000e+02, float -3.000000e+02, float -3.000000e+02>
  %10 = fcmp ogt <8 x double> %8, <double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02>
  %11 = select <8 x i1> %10, <8 x double> <double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02>, <8 x double> %8
  %12 = select <8 x i1> %9, <8 x double> <double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02>, <8 x double> %11
  %13 = fadd <8 x double> %12, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %14 = tail call <8 x double> @llvm.floor.v8f64(<8 x double> %13)
  %15 = fsub <8 x double> %12, %14
  %16 = fmul <8 x double> %15, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %17 = fmul <8 x double> %16, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %18 = fadd <8 x double> %17, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %19 = fmul <8 x double> %16, %18
  %20 = fadd <8 x double> %19, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %21 = fmul <8 x double> %16, %20
  %22 = fadd <8 x double> %21, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %23 = fmul <8 x double> %16, %22
  %24 = fadd <8 x double> %23, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %25 = fmul <8 x double> %16, %24
  %26 = fadd <8 x double> %25, <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>
  %27 = fmul <8 x double> %16, %26
  %28 = fadd <8 x double> %27, <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>
  %29 = fmul <8 x double> %16, %28
  %30 = fadd <8 x double> %29, <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>
  %31 = fmul <8 x double> %16, %30
  %32 = fadd <8 x double> %31, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %33 = fmul <8 x double> %16, %32
  %34 = fadd <8 x double> %33, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %35 = fmul <8 x double> %16, %34
  %36 = fadd <8 x double> %35, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %37 = fptosi <8 x double> %14 to <8 x i32>
  %38 = add nsw <8 x i32> %37, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %39 = zext <8 x i32> %38 to <8 x i64>
  %40 = shl <8 x i64> %39, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %41 = bitcast <8 x i64> %40 to <8 x double>
  %42 = fmul <8 x double> %36, %41
  %43 = fptrunc <8 x double> %42 to <8 x float>
  %44 = select <8 x i1> %7, <8 x float> %6, <8 x float> %43
  %45 = getelementptr inbounds float, ptr %0, i64 %4
  store <8 x float> %44, ptr %45, align 4
  %46 = add nuw i64 %4, 8
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %3

48:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @lg2_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %57, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, zeroinitializer
  %8 = fcmp oeq <8 x float> %6, <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>
  %9 = fpext <8 x float> %6 to <8 x double>
  %10 = bitcast <8 x double> %9 to <8 x i64>
  %11 = lshr <8 x i64> %10, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %12 = trunc <8 x i64> %11 to <8 x i32>
  %13 = and <8 x i32> %12, <i32 2047, i32 2047, i32 2047, i32 2047, i32 2047, i32 2047, i32 2047, i32 2047>
  %14 = and <8 x i64> %10, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %15 = or <8 x i64> %14, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %16 = bitcast <8 x i64> %15 to <8 x double>
  %17 = fcmp ogt <8 x double> %16, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %18 = fmul <8 x double> %16, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %19 = select <8 x i1> %17, <8 x double> %18, <8 x double> %16
  %20 = select <8 x i1> %17, <8 x i32> <i32 -1022, i32 -1022, i32 -1022, i32 -1022, i32 -1022, i32 -1022, i32 -1022, i32 -1022>, <8 x i32> <i32 -1023, i32 -1023, i32 -1023, i32 -1023, i32 -1023, i32 -1023, i32 -1023, i32 -1023>
  %21 = add nsw <8 x i32> %20, %13
  %22 = fadd <8 x double> %19, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %23 = fadd <8 x double> %19, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %24 = fdiv <8 x double> %22, %23
  %25 = fmul <8 x double> %24, %24
  %26 = fmul <8 x double> %25, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %27 = fadd <8 x double> %26, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %28 = fmul <8 x double> %25, %27
  %29 = fadd <8 x double> %28, <double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111, double 0x3FB1111111111111>
  %30 = fmul <8 x double> %25, %29
  %31 = fadd <8 x double> %30, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %32 = fmul <8 x double> %25, %31
  %33 = fadd <8 x double> %32, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %34 = fmul <8 x double> %25, %33
  %35 = fadd <8 x double> %34, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %36 = fmul <8 x double> %25, %35
  %37 = fadd <8 x double> %36, <double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492, double 0x3FC2492492492492>
  %38 = fmul <8 x double> %25, %37
  %39 = fadd <8 x double> %38, <double 2.000000e-01, double 2.000000e-01, double 2.000000e-01, double 2.000000e-01, double 2.000000e-01, double 2.000000e-01, double 2.000000e-01, double 2.000000e-01>
  %40 = fmul <8 x double> %25, %39
  %41 = fadd <8 x double> %40, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %42 = fmul <8 x double> %25, %41
  %43 = fadd <8 x double> %42, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %44 = sitofp <8 x i32> %21 to <8 x double>
  %45 = fmul <8 x double> %24, <double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE>
  %46 = fmul <8 x double> %45, %43
  %47 = fadd <8 x double> %46, %44
  %48 = fptrunc <8 x double> %47 to <8 x float>
  %49 = fcmp ogt <8 x float> %6, zeroinitializer
  %50 = xor <8 x i1> %8, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %51 = and <8 x i1> %49, %50
  %52 = and <8 x i1> %49, %8
  %53 = select <8 x i1> %51, <8 x float> %48, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %54 = select <8 x i1> %52, <8 x float> <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, <8 x float> %53
  %55 = select <8 x i1> %7, <8 x float> %54, <8 x float> <float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000, float 0x7FFFFFFFE0000000>
  %56 = getelementptr inbounds float, ptr %0, i64 %4
  store <8 x float> %55, ptr %56, align 4
  %57 = add nuw i64 %4, 8
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %59, label %3

59:                                               ; preds = %3
  ret void
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
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %59, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp ogt <8 x float> %6, <float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01>
  %8 = fcmp olt <8 x float> %6, <float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01>
  %9 = select <8 x i1> %8, <8 x float> <float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01, float -2.000000e+01>, <8 x float> %6
  %10 = select <8 x i1> %7, <8 x float> <float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01, float 2.000000e+01>, <8 x float> %9
  %11 = fpext <8 x float> %10 to <8 x double>
  %12 = fmul <8 x double> %11, <double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE, double 0x40071547652B82FE>
  %13 = fcmp olt <8 x double> %12, <double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02>
  %14 = fcmp ogt <8 x double> %12, <double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02>
  %15 = select <8 x i1> %14, <8 x double> <double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02, double 3.000000e+02>, <8 x double> %12
  %16 = select <8 x i1> %13, <8 x double> <double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02, double -3.000000e+02>, <8 x double> %15
  %17 = fadd <8 x double> %16, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %18 = tail call <8 x double> @llvm.floor.v8f64(<8 x double> %17)
  %19 = fsub <8 x double> %16, %18
  %20 = fmul <8 x double> %19, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %21 = fmul <8 x double> %20, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %22 = fadd <8 x double> %21, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %23 = fmul <8 x double> %20, %22
  %24 = fadd <8 x double> %23, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %25 = fmul <8 x double> %20, %24
  %26 = fadd <8 x double> %25, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %27 = fmul <8 x double> %20, %26
  %28 = fadd <8 x double> %27, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %29 = fmul <8 x double> %20, %28
  %30 = fadd <8 x double> %29, <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>
  %31 = fmul <8 x double> %20, %30
  %32 = fadd <8 x double> %31, <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>
  %33 = fmul <8 x double> %20, %32
  %34 = fadd <8 x double> %33, <double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555, double 0x3FC5555555555555>
  %35 = fmul <8 x double> %20, %34
  %36 = fadd <8 x double> %35, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %37 = fmul <8 x double> %20, %36
  %38 = fadd <8 x double> %37, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %39 = fmul <8 x double> %20, %38
  %40 = fadd <8 x double> %39, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %41 = fptosi <8 x double> %18 to <8 x i32>
  %42 = add nsw <8 x i32> %41, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %43 = zext <8 x i32> %42 to <8 x i64>
  %44 = shl <8 x i64> %43, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %45 = bitcast <8 x i64> %44 to <8 x double>
  %46 = fmul <8 x double> %40, %45
  %47 = fcmp ord <8 x float> %6, zeroinitializer
  %48 = fcmp olt <8 x float> %6, <float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000, float 0x3F50000000000000>
  %49 = fcmp ogt <8 x float> %6, <float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000, float 0xBF50000000000000>
  %50 = and <8 x i1> %48, %49
  %51 = fadd <8 x double> %46, <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>
  %52 = fadd <8 x double> %46, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %53 = fdiv <8 x double> %51, %52
  %54 = fptrunc <8 x double> %53 to <8 x float>
  %55 = and <8 x i1> %47, %50
  %56 = select <8 x i1> %55, <8 x float> %6, <8 x float> %54
  %57 = select <8 x i1> %47, <8 x float> %56, <8 x float> %6
  %58 = getelementptr inbounds float, ptr %0, i64 %4
  store <8 x float> %57, ptr %58, align 4
  %59 = add nuw i64 %4, 8
  %60 = icmp eq i64 %59, 32
  br i1 %60, label %61, label %3

61:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %22, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, <float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02>
  %8 = fcmp olt <8 x float> %6, <float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02>
  %9 = and <8 x i1> %7, %8
  %10 = fcmp ord <8 x float> %6, zeroinitializer
  %11 = fcmp olt <8 x float> %6, <float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02, float -1.280000e+02>
  %12 = fcmp oge <8 x float> %6, <float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02, float 1.280000e+02>
  %13 = fptosi <8 x float> %6 to <8 x i8>
  %14 = select <8 x i1> %9, <8 x i8> %13, <8 x i8> zeroinitializer
  %15 = select <8 x i1> %12, <8 x i8> <i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127>, <8 x i8> %14
  %16 = xor <8 x i1> %11, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %17 = and <8 x i1> %10, %16
  %18 = and <8 x i1> %10, %11
  %19 = select <8 x i1> %17, <8 x i8> %15, <8 x i8> zeroinitializer
  %20 = select <8 x i1> %18, <8 x i8> <i8 -128, i8 -128, i8 -128, i8 -128, i8 -128, i8 -128, i8 -128, i8 -128>, <8 x i8> %19
  %21 = getelementptr inbounds i8, ptr %0, i64 %4
  store <8 x i8> %20, ptr %21, align 1
  %22 = add nuw i64 %4, 8
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %24, label %3

24:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %15, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, zeroinitializer
  %8 = fcmp olt <8 x float> %6, <float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02>
  %9 = fcmp oge <8 x float> %6, <float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02, float 2.560000e+02>
  %10 = fptoui <8 x float> %6 to <8 x i8>
  %11 = select <8 x i1> %8, <8 x i8> %10, <8 x i8> zeroinitializer
  %12 = select <8 x i1> %9, <8 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, <8 x i8> %11
  %13 = select <8 x i1> %7, <8 x i8> %12, <8 x i8> zeroinitializer
  %14 = getelementptr inbounds i8, ptr %0, i64 %4
  store <8 x i8> %13, ptr %14, align 1
  %15 = add nuw i64 %4, 8
  %16 = icmp eq i64 %15, 32
  br i1 %16, label %17, label %3

17:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %22, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, <float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04>
  %8 = fcmp olt <8 x float> %6, <float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04>
  %9 = and <8 x i1> %7, %8
  %10 = fcmp ord <8 x float> %6, zeroinitializer
  %11 = fcmp olt <8 x float> %6, <float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04, float -3.276800e+04>
  %12 = fcmp oge <8 x float> %6, <float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04, float 3.276800e+04>
  %13 = fptosi <8 x float> %6 to <8 x i16>
  %14 = select <8 x i1> %9, <8 x i16> %13, <8 x i16> zeroinitializer
  %15 = select <8 x i1> %12, <8 x i16> <i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767>, <8 x i16> %14
  %16 = xor <8 x i1> %11, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %17 = and <8 x i1> %10, %16
  %18 = and <8 x i1> %10, %11
  %19 = select <8 x i1> %17, <8 x i16> %15, <8 x i16> zeroinitializer
  %20 = select <8 x i1> %18, <8 x i16> <i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768>, <8 x i16> %19
  %21 = getelementptr inbounds i16, ptr %0, i64 %4
  store <8 x i16> %20, ptr %21, align 2
  %22 = add nuw i64 %4, 8
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %24, label %3

24:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %15, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, zeroinitializer
  %8 = fcmp olt <8 x float> %6, <float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04>
  %9 = fcmp oge <8 x float> %6, <float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04, float 6.553600e+04>
  %10 = fptoui <8 x float> %6 to <8 x i16>
  %11 = select <8 x i1> %8, <8 x i16> %10, <8 x i16> zeroinitializer
  %12 = select <8 x i1> %9, <8 x i16> <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>, <8 x i16> %11
  %13 = select <8 x i1> %7, <8 x i16> %12, <8 x i16> zeroinitializer
  %14 = getelementptr inbounds i16, ptr %0, i64 %4
  store <8 x i16> %13, ptr %14, align 2
  %15 = add nuw i64 %4, 8
  %16 = icmp eq i64 %15, 32
  br i1 %16, label %17, label %3

17:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %22, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, <float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000>
  %8 = fcmp olt <8 x float> %6, <float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000>
  %9 = and <8 x i1> %7, %8
  %10 = fcmp ord <8 x float> %6, zeroinitializer
  %11 = fcmp olt <8 x float> %6, <float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000, float 0xC1E0000000000000>
  %12 = fcmp oge <8 x float> %6, <float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000, float 0x41E0000000000000>
  %13 = fptosi <8 x float> %6 to <8 x i32>
  %14 = select <8 x i1> %9, <8 x i32> %13, <8 x i32> zeroinitializer
  %15 = select <8 x i1> %12, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %14
  %16 = xor <8 x i1> %11, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %17 = and <8 x i1> %10, %16
  %18 = and <8 x i1> %10, %11
  %19 = select <8 x i1> %17, <8 x i32> %15, <8 x i32> zeroinitializer
  %20 = select <8 x i1> %18, <8 x i32> <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>, <8 x i32> %19
  %21 = getelementptr inbounds i32, ptr %0, i64 %4
  store <8 x i32> %20, ptr %21, align 4
  %22 = add nuw i64 %4, 8
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %24, label %3

24:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %17, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <8 x float>, ptr %5, align 4
  %7 = fcmp oge <8 x float> %6, zeroinitializer
  %8 = fcmp olt <8 x float> %6, <float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000>
  %9 = and <8 x i1> %7, %8
  %10 = fcmp ult <8 x float> %6, zeroinitializer
  %11 = fcmp oge <8 x float> %6, <float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000, float 0x41F0000000000000>
  %12 = fptoui <8 x float> %6 to <8 x i32>
  %13 = select <8 x i1> %9, <8 x i32> %12, <8 x i32> zeroinitializer
  %14 = select <8 x i1> %11, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %13
  %15 = select <8 x i1> %10, <8 x i32> zeroinitializer, <8 x i32> %14
  %16 = getelementptr inbounds i32, ptr %0, i64 %4
  store <8 x i32> %15, ptr %16, align 4
  %17 = add nuw i64 %4, 8
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %19, label %3

19:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <4 x float>, ptr %5, align 4
  %7 = fcmp oge <4 x float> %6, <float 0xC3E0000000000000, float 0xC3E0000000000000, float 0xC3E0000000000000, float 0xC3E0000000000000>
  %8 = fcmp olt <4 x float> %6, <float 0x43E0000000000000, float 0x43E0000000000000, float 0x43E0000000000000, float 0x43E0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp uno <4 x float> %6, zeroinitializer
  %11 = fcmp olt <4 x float> %6, <float 0xC3E0000000000000, float 0xC3E0000000000000, float 0xC3E0000000000000, float 0xC3E0000000000000>
  %12 = or <4 x i1> %10, %11
  %13 = fcmp oge <4 x float> %6, <float 0x43E0000000000000, float 0x43E0000000000000, float 0x43E0000000000000, float 0x43E0000000000000>
  %14 = fptosi <4 x float> %6 to <4 x i64>
  %15 = select <4 x i1> %9, <4 x i64> %14, <4 x i64> zeroinitializer
  %16 = select <4 x i1> %13, <4 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <4 x i64> %15
  %17 = select <4 x i1> %12, <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>, <4 x i64> %16
  %18 = getelementptr inbounds i64, ptr %0, i64 %4
  store <4 x i64> %17, ptr %18, align 8
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load <4 x float>, ptr %5, align 4
  %7 = fcmp oge <4 x float> %6, zeroinitializer
  %8 = fcmp olt <4 x float> %6, <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x float> %6, <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %11 = fptoui <4 x float> %6 to <4 x i64>
  %12 = select <4 x i1> %9, <4 x i64> %11, <4 x i64> zeroinitializer
  %13 = select <4 x i1> %10, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, <4 x i64> %12
  %14 = fcmp oge <4 x float> %6, zeroinitializer
  %15 = fcmp olt <4 x float> %6, zeroinitializer
  %16 = select <4 x i1> %14, <4 x i64> %13, <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %17 = select <4 x i1> %15, <4 x i64> zeroinitializer, <4 x i64> %16
  %18 = getelementptr inbounds i64, ptr %0, i64 %4
  store <4 x i64> %17, ptr %18, align 8
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp ord <4 x double> %6, zeroinitializer
  %8 = fcmp uge <4 x double> %6, <double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02>
  %11 = fcmp olt <4 x double> %6, <double 1.280000e+02, double 1.280000e+02, double 1.280000e+02, double 1.280000e+02>
  %12 = and <4 x i1> %10, %11
  %13 = fcmp oge <4 x double> %6, <double 1.280000e+02, double 1.280000e+02, double 1.280000e+02, double 1.280000e+02>
  %14 = fptosi <4 x double> %6 to <4 x i8>
  %15 = select <4 x i1> %12, <4 x i8> %14, <4 x i8> zeroinitializer
  %16 = select <4 x i1> %13, <4 x i8> <i8 127, i8 127, i8 127, i8 127>, <4 x i8> %15
  %17 = select <4 x i1> %9, <4 x i8> %16, <4 x i8> <i8 -128, i8 -128, i8 -128, i8 -128>
  %18 = getelementptr inbounds i8, ptr %0, i64 %4
  store <4 x i8> %17, ptr %18, align 1
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp oge <4 x double> %6, zeroinitializer
  %8 = fcmp olt <4 x double> %6, <double 2.560000e+02, double 2.560000e+02, double 2.560000e+02, double 2.560000e+02>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 2.560000e+02, double 2.560000e+02, double 2.560000e+02, double 2.560000e+02>
  %11 = fptoui <4 x double> %6 to <4 x i8>
  %12 = select <4 x i1> %9, <4 x i8> %11, <4 x i8> zeroinitializer
  %13 = select <4 x i1> %10, <4 x i8> <i8 -1, i8 -1, i8 -1, i8 -1>, <4 x i8> %12
  %14 = fcmp oge <4 x double> %6, zeroinitializer
  %15 = fcmp olt <4 x double> %6, zeroinitializer
  %16 = select <4 x i1> %14, <4 x i8> %13, <4 x i8> <i8 -128, i8 -128, i8 -128, i8 -128>
  %17 = select <4 x i1> %15, <4 x i8> zeroinitializer, <4 x i8> %16
  %18 = getelementptr inbounds i8, ptr %0, i64 %4
  store <4 x i8> %17, ptr %18, align 1
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp ord <4 x double> %6, zeroinitializer
  %8 = fcmp uge <4 x double> %6, <double -3.276800e+04, double -3.276800e+04, double -3.276800e+04, double -3.276800e+04>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double -3.276800e+04, double -3.276800e+04, double -3.276800e+04, double -3.276800e+04>
  %11 = fcmp olt <4 x double> %6, <double 3.276800e+04, double 3.276800e+04, double 3.276800e+04, double 3.276800e+04>
  %12 = and <4 x i1> %10, %11
  %13 = fcmp oge <4 x double> %6, <double 3.276800e+04, double 3.276800e+04, double 3.276800e+04, double 3.276800e+04>
  %14 = fptosi <4 x double> %6 to <4 x i16>
  %15 = select <4 x i1> %12, <4 x i16> %14, <4 x i16> zeroinitializer
  %16 = select <4 x i1> %13, <4 x i16> <i16 32767, i16 32767, i16 32767, i16 32767>, <4 x i16> %15
  %17 = select <4 x i1> %9, <4 x i16> %16, <4 x i16> <i16 -32768, i16 -32768, i16 -32768, i16 -32768>
  %18 = getelementptr inbounds i16, ptr %0, i64 %4
  store <4 x i16> %17, ptr %18, align 2
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp oge <4 x double> %6, zeroinitializer
  %8 = fcmp olt <4 x double> %6, <double 6.553600e+04, double 6.553600e+04, double 6.553600e+04, double 6.553600e+04>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 6.553600e+04, double 6.553600e+04, double 6.553600e+04, double 6.553600e+04>
  %11 = fptoui <4 x double> %6 to <4 x i16>
  %12 = select <4 x i1> %9, <4 x i16> %11, <4 x i16> zeroinitializer
  %13 = select <4 x i1> %10, <4 x i16> <i16 -1, i16 -1, i16 -1, i16 -1>, <4 x i16> %12
  %14 = fcmp oge <4 x double> %6, zeroinitializer
  %15 = fcmp olt <4 x double> %6, zeroinitializer
  %16 = select <4 x i1> %14, <4 x i16> %13, <4 x i16> <i16 -32768, i16 -32768, i16 -32768, i16 -32768>
  %17 = select <4 x i1> %15, <4 x i16> zeroinitializer, <4 x i16> %16
  %18 = getelementptr inbounds i16, ptr %0, i64 %4
  store <4 x i16> %17, ptr %18, align 2
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp ord <4 x double> %6, zeroinitializer
  %8 = fcmp uge <4 x double> %6, <double 0xC1E0000000000000, double 0xC1E0000000000000, double 0xC1E0000000000000, double 0xC1E0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 0xC1E0000000000000, double 0xC1E0000000000000, double 0xC1E0000000000000, double 0xC1E0000000000000>
  %11 = fcmp olt <4 x double> %6, <double 0x41E0000000000000, double 0x41E0000000000000, double 0x41E0000000000000, double 0x41E0000000000000>
  %12 = and <4 x i1> %10, %11
  %13 = fcmp oge <4 x double> %6, <double 0x41E0000000000000, double 0x41E0000000000000, double 0x41E0000000000000, double 0x41E0000000000000>
  %14 = fptosi <4 x double> %6 to <4 x i32>
  %15 = select <4 x i1> %12, <4 x i32> %14, <4 x i32> zeroinitializer
  %16 = select <4 x i1> %13, <4 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <4 x i32> %15
  %17 = select <4 x i1> %9, <4 x i32> %16, <4 x i32> <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %18 = getelementptr inbounds i32, ptr %0, i64 %4
  store <4 x i32> %17, ptr %18, align 4
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp oge <4 x double> %6, zeroinitializer
  %8 = fcmp olt <4 x double> %6, <double 0x41F0000000000000, double 0x41F0000000000000, double 0x41F0000000000000, double 0x41F0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 0x41F0000000000000, double 0x41F0000000000000, double 0x41F0000000000000, double 0x41F0000000000000>
  %11 = fptoui <4 x double> %6 to <4 x i32>
  %12 = select <4 x i1> %9, <4 x i32> %11, <4 x i32> zeroinitializer
  %13 = select <4 x i1> %10, <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, <4 x i32> %12
  %14 = fcmp oge <4 x double> %6, zeroinitializer
  %15 = fcmp olt <4 x double> %6, zeroinitializer
  %16 = select <4 x i1> %14, <4 x i32> %13, <4 x i32> <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %17 = select <4 x i1> %15, <4 x i32> zeroinitializer, <4 x i32> %16
  %18 = getelementptr inbounds i32, ptr %0, i64 %4
  store <4 x i32> %17, ptr %18, align 4
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp ord <4 x double> %6, zeroinitializer
  %8 = fcmp uge <4 x double> %6, <double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000>
  %11 = fcmp olt <4 x double> %6, <double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000>
  %12 = and <4 x i1> %10, %11
  %13 = fcmp oge <4 x double> %6, <double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000>
  %14 = fptosi <4 x double> %6 to <4 x i64>
  %15 = select <4 x i1> %12, <4 x i64> %14, <4 x i64> zeroinitializer
  %16 = select <4 x i1> %13, <4 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, <4 x i64> %15
  %17 = select <4 x i1> %9, <4 x i64> %16, <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %18 = getelementptr inbounds i64, ptr %0, i64 %4
  store <4 x i64> %17, ptr %18, align 8
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %19, %3 ]
  %5 = getelementptr inbounds double, ptr %1, i64 %4
  %6 = load <4 x double>, ptr %5, align 8
  %7 = fcmp oge <4 x double> %6, zeroinitializer
  %8 = fcmp olt <4 x double> %6, <double 0x43F0000000000000, double 0x43F0000000000000, double 0x43F0000000000000, double 0x43F0000000000000>
  %9 = and <4 x i1> %7, %8
  %10 = fcmp oge <4 x double> %6, <double 0x43F0000000000000, double 0x43F0000000000000, double 0x43F0000000000000, double 0x43F0000000000000>
  %11 = fptoui <4 x double> %6 to <4 x i64>
  %12 = select <4 x i1> %9, <4 x i64> %11, <4 x i64> zeroinitializer
  %13 = select <4 x i1> %10, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, <4 x i64> %12
  %14 = fcmp oge <4 x double> %6, zeroinitializer
  %15 = fcmp olt <4 x double> %6, zeroinitializer
  %16 = select <4 x i1> %14, <4 x i64> %13, <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %17 = select <4 x i1> %15, <4 x i64> zeroinitializer, <4 x i64> %16
  %18 = getelementptr inbounds i64, ptr %0, i64 %4
  store <4 x i64> %17, ptr %18, align 8
  %19 = add nuw i64 %4, 4
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %21, label %3

21:                                               ; preds = %3
  ret void
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
  %5 = icmp eq i32 %2, 0
  %6 = icmp eq i32 %2, 2
  %7 = icmp eq i32 %2, 3
  %8 = icmp ne i32 %2, 2
  %9 = insertelement <8 x i1> poison, i1 %8, i64 0
  %10 = shufflevector <8 x i1> %9, <8 x i1> poison, <8 x i32> zeroinitializer
  %11 = insertelement <8 x i1> poison, i1 %7, i64 0
  %12 = shufflevector <8 x i1> %11, <8 x i1> poison, <8 x i32> zeroinitializer
  %13 = insertelement <8 x i1> poison, i1 %6, i64 0
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <8 x i32> zeroinitializer
  %15 = insertelement <8 x i1> poison, i1 %4, i64 0
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <8 x i32> zeroinitializer
  %17 = insertelement <8 x i1> poison, i1 %5, i64 0
  %18 = shufflevector <8 x i1> %17, <8 x i1> poison, <8 x i32> zeroinitializer
  %19 = xor <8 x i1> %16, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  br label %20

20:                                               ; preds = %20, %3
  %21 = phi i64 [ 0, %3 ], [ %96, %20 ]
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load <8 x i32>, ptr %22, align 4
  %24 = lshr <8 x i32> %23, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %25 = and <8 x i32> %24, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %26 = and <8 x i32> %23, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %27 = icmp ult <8 x i32> %26, <i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041>
  %28 = icmp ne <8 x i32> %25, zeroinitializer
  %29 = or <8 x i1> %10, %28
  %30 = and <8 x i1> %12, %28
  %31 = select <8 x i1> %30, <8 x i32> <i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743>, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %32 = and <8 x i1> %14, %28
  %33 = freeze <8 x i1> %32
  %34 = icmp ult <8 x i32> %26, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %35 = select <8 x i1> %34, <8 x i1> %19, <8 x i1> zeroinitializer
  %36 = xor <8 x i1> %29, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %37 = select <8 x i1> %35, <8 x i1> %36, <8 x i1> zeroinitializer
  %38 = select <8 x i1> %34, <8 x i1> %16, <8 x i1> zeroinitializer
  %39 = or <8 x i1> %37, %38
  %40 = select <8 x i1> %35, <8 x i1> %29, <8 x i1> zeroinitializer
  %41 = xor <8 x i1> %33, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %42 = and <8 x i1> %40, %41
  %43 = icmp eq <8 x i32> %25, zeroinitializer
  %44 = and <8 x i1> %12, %43
  %45 = or <8 x i1> %42, %39
  %46 = and <8 x i1> %40, %33
  %47 = select <8 x i1> %40, <8 x i32> %31, <8 x i32> <i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743>
  %48 = select <8 x i1> %46, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %44
  %49 = icmp ult <8 x i32> %26, <i32 947912704, i32 947912704, i32 947912704, i32 947912704, i32 947912704, i32 947912704, i32 947912704, i32 947912704>
  %50 = lshr <8 x i32> %26, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %51 = sub nsw <8 x i32> <i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126>, %50
  %52 = and <8 x i32> %23, <i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607>
  %53 = or <8 x i32> %52, <i32 8388608, i32 8388608, i32 8388608, i32 8388608, i32 8388608, i32 8388608, i32 8388608, i32 8388608>
  %54 = add nsw <8 x i32> %26, <i32 -939524096, i32 -939524096, i32 -939524096, i32 -939524096, i32 -939524096, i32 -939524096, i32 -939524096, i32 -939524096>
  %55 = icmp ugt <8 x i32> %51, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %56 = select <8 x i1> %49, <8 x i1> %55, <8 x i1> zeroinitializer
  %57 = icmp ne <8 x i32> %26, zeroinitializer
  %58 = zext <8 x i1> %57 to <8 x i32>
  %59 = select <8 x i1> %56, <8 x i32> <i32 25, i32 25, i32 25, i32 25, i32 25, i32 25, i32 25, i32 25>, <8 x i32> %51
  %60 = select <8 x i1> %49, <8 x i32> %59, <8 x i32> <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %61 = select <8 x i1> %56, <8 x i32> %58, <8 x i32> %53
  %62 = select <8 x i1> %49, <8 x i32> %61, <8 x i32> %54
  %63 = lshr <8 x i32> %62, %60
  %64 = shl nsw <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %60
  %65 = xor <8 x i32> %64, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %66 = and <8 x i32> %62, %65
  %67 = add nsw <8 x i32> %60, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %68 = shl nuw <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, %67
  %69 = icmp ugt <8 x i32> %66, %68
  %70 = icmp eq <8 x i32> %66, %68
  %71 = trunc <8 x i32> %63 to <8 x i1>
  %72 = select <8 x i1> %70, <8 x i1> %71, <8 x i1> zeroinitializer
  %73 = or <8 x i1> %45, %46
  %74 = select <8 x i1> %73, <8 x i1> %18, <8 x i1> zeroinitializer
  %75 = xor <8 x i1> %74, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %76 = select <8 x i1> %75, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %69
  %77 = select <8 x i1> %76, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %72
  %78 = xor <8 x i1> %73, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %79 = select <8 x i1> %78, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %18
  %80 = select <8 x i1> %79, <8 x i1> %77, <8 x i1> zeroinitializer
  %81 = zext <8 x i1> %80 to <8 x i32>
  %82 = add nuw nsw <8 x i32> %63, %81
  %83 = icmp ne <8 x i32> %66, zeroinitializer
  %84 = select <8 x i1> %48, <8 x i1> %83, <8 x i1> zeroinitializer
  %85 = zext <8 x i1> %84 to <8 x i32>
  %86 = add nuw nsw <8 x i32> %82, %85
  %87 = icmp ugt <8 x i32> %86, <i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743>
  %88 = select <8 x i1> %87, <8 x i32> %47, <8 x i32> %86
  %89 = or <8 x i32> %88, %25
  %90 = trunc <8 x i32> %89 to <8 x i16>
  %91 = trunc <8 x i32> %25 to <8 x i16>
  %92 = or <8 x i16> %91, <i16 31744, i16 31744, i16 31744, i16 31744, i16 31744, i16 31744, i16 31744, i16 31744>
  %93 = select <8 x i1> %73, <8 x i16> %90, <8 x i16> %92
  %94 = select <8 x i1> %27, <8 x i16> %93, <8 x i16> <i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767>
  %95 = getelementptr inbounds i16, ptr %0, i64 %21
  store <8 x i16> %94, ptr %95, align 2
  %96 = add nuw i64 %21, 8
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %98, label %20

98:                                               ; preds = %20
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bf16_to_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %10, %3 ]
  %5 = getelementptr inbounds i16, ptr %1, i64 %4
  %6 = load <8 x i16>, ptr %5, align 2
  %7 = zext <8 x i16> %6 to <8 x i32>
  %8 = shl nuw <8 x i32> %7, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %9 = getelementptr inbounds float, ptr %0, i64 %4
  store <8 x i32> %8, ptr %9, align 4
  %10 = add nuw i64 %4, 8
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %12, label %3

12:                                               ; preds = %3
  ret void
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
  br label %5

5:                                                ; preds = %138, %4
  %6 = phi i64 [ 0, %4 ], [ %142, %138 ]
  %7 = getelementptr inbounds i16, ptr %2, i64 %6
  %8 = load <16 x i16>, ptr %7, align 2
  %9 = icmp ne <16 x i16> %8, zeroinitializer
  %10 = getelementptr inbounds i16, ptr %1, i64 %6
  %11 = load <16 x i16>, ptr %10, align 2
  %12 = extractelement <16 x i1> %9, i64 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = extractelement <16 x i16> %11, i64 0
  %15 = extractelement <16 x i16> %8, i64 0
  %16 = urem i16 %14, %15
  %17 = insertelement <16 x i16> poison, i16 %16, i64 0
  br label %18

18:                                               ; preds = %13, %5
  %19 = phi <16 x i16> [ poison, %5 ], [ %17, %13 ]
  %20 = extractelement <16 x i1> %9, i64 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = extractelement <16 x i16> %11, i64 1
  %23 = extractelement <16 x i16> %8, i64 1
  %24 = urem i16 %22, %23
  %25 = insertelement <16 x i16> %19, i16 %24, i64 1
  br label %26

26:                                               ; preds = %21, %18
  %27 = phi <16 x i16> [ %19, %18 ], [ %25, %21 ]
  %28 = extractelement <16 x i1> %9, i64 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = extractelement <16 x i16> %11, i64 2
  %31 = extractelement <16 x i16> %8, i64 2
  %32 = urem i16 %30, %31
  %33 = insertelement <16 x i16> %27, i16 %32, i64 2
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi <16 x i16> [ %27, %26 ], [ %33, %29 ]
  %36 = extractelement <16 x i1> %9, i64 3
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = extractelement <16 x i16> %11, i64 3
  %39 = extractelement <16 x i16> %8, i64 3
  %40 = urem i16 %38, %39
  %41 = insertelement <16 x i16> %35, i16 %40, i64 3
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi <16 x i16> [ %35, %34 ], [ %41, %37 ]
  %44 = extractelement <16 x i1> %9, i64 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = extractelement <16 x i16> %11, i64 4
  %47 = extractelement <16 x i16> %8, i64 4
  %48 = urem i16 %46, %47
  %49 = insertelement <16 x i16> %43, i16 %48, i64 4
  br label %50

50:                                               ; preds = %45, %42
  %51 = phi <16 x i16> [ %43, %42 ], [ %49, %45 ]
  %52 = extractelement <16 x i1> %9, i64 5
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = extractelement <16 x i16> %11, i64 5
  %55 = extractelement <16 x i16> %8, i64 5
  %56 = urem i16 %54, %55
  %57 = insertelement <16 x i16> %51, i16 %56, i64 5
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi <16 x i16> [ %51, %50 ], [ %57, %53 ]
  %60 = extractelement <16 x i1> %9, i64 6
  br i1 %60, label %61, label %66

61:                                               ; preds = %58
  %62 = extractelement <16 x i16> %11, i64 6
  %63 = extractelement <16 x i16> %8, i64 6
  %64 = urem i16 %62, %63
  %65 = insertelement <16 x i16> %59, i16 %64, i64 6
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi <16 x i16> [ %59, %58 ], [ %65, %61 ]
  %68 = extractelement <16 x i1> %9, i64 7
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = extractelement <16 x i16> %11, i64 7
  %71 = extractelement <16 x i16> %8, i64 7
  %72 = urem i16 %70, %71
  %73 = insertelement <16 x i16> %67, i16 %72, i64 7
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi <16 x i16> [ %67, %66 ], [ %73, %69 ]
  %76 = extractelement <16 x i1> %9, i64 8
  br i1 %76, label %77, label %82

77:                                               ; preds = %74
  %78 = extractelement <16 x i16> %11, i64 8
  %79 = extractelement <16 x i16> %8, i64 8
  %80 = urem i16 %78, %79
  %81 = insertelement <16 x i16> %75, i16 %80, i64 8
  br label %82

82:                                               ; preds = %77, %74
  %83 = phi <16 x i16> [ %75, %74 ], [ %81, %77 ]
  %84 = extractelement <16 x i1> %9, i64 9
  br i1 %84, label %85, label %90

85:                                               ; preds = %82
  %86 = extractelement <16 x i16> %11, i64 9
  %87 = extractelement <16 x i16> %8, i64 9
  %88 = urem i16 %86, %87
  %89 = insertelement <16 x i16> %83, i16 %88, i64 9
  br label %90

90:                                               ; preds = %85, %82
  %91 = phi <16 x i16> [ %83, %82 ], [ %89, %85 ]
  %92 = extractelement <16 x i1> %9, i64 10
  br i1 %92, label %93, label %98

93:                                               ; preds = %90
  %94 = extractelement <16 x i16> %11, i64 10
  %95 = extractelement <16 x i16> %8, i64 10
  %96 = urem i16 %94, %95
  %97 = insertelement <16 x i16> %91, i16 %96, i64 10
  br label %98

98:                                               ; preds = %93, %90
  %99 = phi <16 x i16> [ %91, %90 ], [ %97, %93 ]
  %100 = extractelement <16 x i1> %9, i64 11
  br i1 %100, label %101, label %106

101:                                              ; preds = %98
  %102 = extractelement <16 x i16> %11, i64 11
  %103 = extractelement <16 x i16> %8, i64 11
  %104 = urem i16 %102, %103
  %105 = insertelement <16 x i16> %99, i16 %104, i64 11
  br label %106

106:                                              ; preds = %101, %98
  %107 = phi <16 x i16> [ %99, %98 ], [ %105, %101 ]
  %108 = extractelement <16 x i1> %9, i64 12
  br i1 %108, label %109, label %114

109:                                              ; preds = %106
  %110 = extractelement <16 x i16> %11, i64 12
  %111 = extractelement <16 x i16> %8, i64 12
  %112 = urem i16 %110, %111
  %113 = insertelement <16 x i16> %107, i16 %112, i64 12
  br label %114

114:                                              ; preds = %109, %106
  %115 = phi <16 x i16> [ %107, %106 ], [ %113, %109 ]
  %116 = extractelement <16 x i1> %9, i64 13
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = extractelement <16 x i16> %11, i64 13
  %119 = extractelement <16 x i16> %8, i64 13
  %120 = urem i16 %118, %119
  %121 = insertelement <16 x i16> %115, i16 %120, i64 13
  br label %122

122:                                              ; preds = %117, %114
  %123 = phi <16 x i16> [ %115, %114 ], [ %121, %117 ]
  %124 = extractelement <16 x i1> %9, i64 14
  br i1 %124, label %125, label %130

125:                                              ; preds = %122
  %126 = extractelement <16 x i16> %11, i64 14
  %127 = extractelement <16 x i16> %8, i64 14
  %128 = urem i16 %126, %127
  %129 = insertelement <16 x i16> %123, i16 %128, i64 14
  br label %130

130:                                              ; preds = %125, %122
  %131 = phi <16 x i16> [ %123, %122 ], [ %129, %125 ]
  %132 = extractelement <16 x i1> %9, i64 15
  br i1 %132, label %133, label %138

133:                                              ; preds = %130
  %134 = extractelement <16 x i16> %11, i64 15
  %135 = extractelement <16 x i16> %8, i64 15
  %136 = urem i16 %134, %135
  %137 = insertelement <16 x i16> %131, i16 %136, i64 15
  br label %138

138:                                              ; preds = %133, %130
  %139 = phi <16 x i16> [ %131, %130 ], [ %137, %133 ]
  %140 = select <16 x i1> %9, <16 x i16> %139, <16 x i16> %11
  %141 = getelementptr inbounds i16, ptr %0, i64 %6
  store <16 x i16> %140, ptr %141, align 2
  %142 = add nuw i64 %6, 16
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %144, label %5

144:                                              ; preds = %138
  ret void
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
  br label %5

5:                                                ; preds = %74, %4
  %6 = phi i64 [ 0, %4 ], [ %78, %74 ]
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = icmp ne <8 x i32> %8, zeroinitializer
  %10 = getelementptr i32, ptr %1, i64 %6
  %11 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %10, i32 4, <8 x i1> %9, <8 x i32> poison)
  %12 = extractelement <8 x i1> %9, i64 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = extractelement <8 x i32> %11, i64 0
  %15 = extractelement <8 x i32> %8, i64 0
  %16 = udiv i32 %14, %15
  %17 = insertelement <8 x i32> poison, i32 %16, i64 0
  br label %18

18:                                               ; preds = %13, %5
  %19 = phi <8 x i32> [ poison, %5 ], [ %17, %13 ]
  %20 = extractelement <8 x i1> %9, i64 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = extractelement <8 x i32> %11, i64 1
  %23 = extractelement <8 x i32> %8, i64 1
  %24 = udiv i32 %22, %23
  %25 = insertelement <8 x i32> %19, i32 %24, i64 1
  br label %26

26:                                               ; preds = %21, %18
  %27 = phi <8 x i32> [ %19, %18 ], [ %25, %21 ]
  %28 = extractelement <8 x i1> %9, i64 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = extractelement <8 x i32> %11, i64 2
  %31 = extractelement <8 x i32> %8, i64 2
  %32 = udiv i32 %30, %31
  %33 = insertelement <8 x i32> %27, i32 %32, i64 2
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi <8 x i32> [ %27, %26 ], [ %33, %29 ]
  %36 = extractelement <8 x i1> %9, i64 3
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = extractelement <8 x i32> %11, i64 3
  %39 = extractelement <8 x i32> %8, i64 3
  %40 = udiv i32 %38, %39
  %41 = insertelement <8 x i32> %35, i32 %40, i64 3
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi <8 x i32> [ %35, %34 ], [ %41, %37 ]
  %44 = extractelement <8 x i1> %9, i64 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = extractelement <8 x i32> %11, i64 4
  %47 = extractelement <8 x i32> %8, i64 4
  %48 = udiv i32 %46, %47
  %49 = insertelement <8 x i32> %43, i32 %48, i64 4
  br label %50

50:                                               ; preds = %45, %42
  %51 = phi <8 x i32> [ %43, %42 ], [ %49, %45 ]
  %52 = extractelement <8 x i1> %9, i64 5
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = extractelement <8 x i32> %11, i64 5
  %55 = extractelement <8 x i32> %8, i64 5
  %56 = udiv i32 %54, %55
  %57 = insertelement <8 x i32> %51, i32 %56, i64 5
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi <8 x i32> [ %51, %50 ], [ %57, %53 ]
  %60 = extractelement <8 x i1> %9, i64 6
  br i1 %60, label %61, label %66

61:                                               ; preds = %58
  %62 = extractelement <8 x i32> %11, i64 6
  %63 = extractelement <8 x i32> %8, i64 6
  %64 = udiv i32 %62, %63
  %65 = insertelement <8 x i32> %59, i32 %64, i64 6
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi <8 x i32> [ %59, %58 ], [ %65, %61 ]
  %68 = extractelement <8 x i1> %9, i64 7
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = extractelement <8 x i32> %11, i64 7
  %71 = extractelement <8 x i32> %8, i64 7
  %72 = udiv i32 %70, %71
  %73 = insertelement <8 x i32> %67, i32 %72, i64 7
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi <8 x i32> [ %67, %66 ], [ %73, %69 ]
  %76 = select <8 x i1> %9, <8 x i32> %75, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %77 = getelementptr inbounds i32, ptr %0, i64 %6
  store <8 x i32> %76, ptr %77, align 4
  %78 = add nuw i64 %6, 8
  %79 = icmp eq i64 %78, 32
  br i1 %79, label %80, label %5

80:                                               ; preds = %74
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %74, %4
  %6 = phi i64 [ 0, %4 ], [ %78, %74 ]
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = icmp ne <8 x i32> %8, zeroinitializer
  %10 = getelementptr inbounds i32, ptr %1, i64 %6
  %11 = load <8 x i32>, ptr %10, align 4
  %12 = extractelement <8 x i1> %9, i64 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = extractelement <8 x i32> %11, i64 0
  %15 = extractelement <8 x i32> %8, i64 0
  %16 = urem i32 %14, %15
  %17 = insertelement <8 x i32> poison, i32 %16, i64 0
  br label %18

18:                                               ; preds = %13, %5
  %19 = phi <8 x i32> [ poison, %5 ], [ %17, %13 ]
  %20 = extractelement <8 x i1> %9, i64 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = extractelement <8 x i32> %11, i64 1
  %23 = extractelement <8 x i32> %8, i64 1
  %24 = urem i32 %22, %23
  %25 = insertelement <8 x i32> %19, i32 %24, i64 1
  br label %26

26:                                               ; preds = %21, %18
  %27 = phi <8 x i32> [ %19, %18 ], [ %25, %21 ]
  %28 = extractelement <8 x i1> %9, i64 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = extractelement <8 x i32> %11, i64 2
  %31 = extractelement <8 x i32> %8, i64 2
  %32 = urem i32 %30, %31
  %33 = insertelement <8 x i32> %27, i32 %32, i64 2
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi <8 x i32> [ %27, %26 ], [ %33, %29 ]
  %36 = extractelement <8 x i1> %9, i64 3
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = extractelement <8 x i32> %11, i64 3
  %39 = extractelement <8 x i32> %8, i64 3
  %40 = urem i32 %38, %39
  %41 = insertelement <8 x i32> %35, i32 %40, i64 3
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi <8 x i32> [ %35, %34 ], [ %41, %37 ]
  %44 = extractelement <8 x i1> %9, i64 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = extractelement <8 x i32> %11, i64 4
  %47 = extractelement <8 x i32> %8, i64 4
  %48 = urem i32 %46, %47
  %49 = insertelement <8 x i32> %43, i32 %48, i64 4
  br label %50

50:                                               ; preds = %45, %42
  %51 = phi <8 x i32> [ %43, %42 ], [ %49, %45 ]
  %52 = extractelement <8 x i1> %9, i64 5
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = extractelement <8 x i32> %11, i64 5
  %55 = extractelement <8 x i32> %8, i64 5
  %56 = urem i32 %54, %55
  %57 = insertelement <8 x i32> %51, i32 %56, i64 5
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi <8 x i32> [ %51, %50 ], [ %57, %53 ]
  %60 = extractelement <8 x i1> %9, i64 6
  br i1 %60, label %61, label %66

61:                                               ; preds = %58
  %62 = extractelement <8 x i32> %11, i64 6
  %63 = extractelement <8 x i32> %8, i64 6
  %64 = urem i32 %62, %63
  %65 = insertelement <8 x i32> %59, i32 %64, i64 6
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi <8 x i32> [ %59, %58 ], [ %65, %61 ]
  %68 = extractelement <8 x i1> %9, i64 7
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = extractelement <8 x i32> %11, i64 7
  %71 = extractelement <8 x i32> %8, i64 7
  %72 = urem i32 %70, %71
  %73 = insertelement <8 x i32> %67, i32 %72, i64 7
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi <8 x i32> [ %67, %66 ], [ %73, %69 ]
  %76 = select <8 x i1> %9, <8 x i32> %75, <8 x i32> %11
  %77 = getelementptr inbounds i32, ptr %0, i64 %6
  store <8 x i32> %76, ptr %77, align 4
  %78 = add nuw i64 %6, 8
  %79 = icmp eq i64 %78, 32
  br i1 %79, label %80, label %5

80:                                               ; preds = %74
  ret void
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
  br label %5

5:                                                ; preds = %42, %4
  %6 = phi i64 [ 0, %4 ], [ %46, %42 ]
  %7 = getelementptr inbounds i64, ptr %2, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = icmp ne <4 x i64> %8, zeroinitializer
  %10 = getelementptr i64, ptr %1, i64 %6
  %11 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %10, i32 8, <4 x i1> %9, <4 x i64> poison)
  %12 = extractelement <4 x i1> %9, i64 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = extractelement <4 x i64> %11, i64 0
  %15 = extractelement <4 x i64> %8, i64 0
  %16 = udiv i64 %14, %15
  %17 = insertelement <4 x i64> poison, i64 %16, i64 0
  br label %18

18:                                               ; preds = %13, %5
  %19 = phi <4 x i64> [ poison, %5 ], [ %17, %13 ]
  %20 = extractelement <4 x i1> %9, i64 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = extractelement <4 x i64> %11, i64 1
  %23 = extractelement <4 x i64> %8, i64 1
  %24 = udiv i64 %22, %23
  %25 = insertelement <4 x i64> %19, i64 %24, i64 1
  br label %26

26:                                               ; preds = %21, %18
  %27 = phi <4 x i64> [ %19, %18 ], [ %25, %21 ]
  %28 = extractelement <4 x i1> %9, i64 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = extractelement <4 x i64> %11, i64 2
  %31 = extractelement <4 x i64> %8, i64 2
  %32 = udiv i64 %30, %31
  %33 = insertelement <4 x i64> %27, i64 %32, i64 2
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi <4 x i64> [ %27, %26 ], [ %33, %29 ]
  %36 = extractelement <4 x i1> %9, i64 3
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = extractelement <4 x i64> %11, i64 3
  %39 = extractelement <4 x i64> %8, i64 3
  %40 = udiv i64 %38, %39
  %41 = insertelement <4 x i64> %35, i64 %40, i64 3
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi <4 x i64> [ %35, %34 ], [ %41, %37 ]
  %44 = select <4 x i1> %9, <4 x i64> %43, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>
  %45 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %44, ptr %45, align 8
  %46 = add nuw i64 %6, 4
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %5

48:                                               ; preds = %42
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rem_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %42, %4
  %6 = phi i64 [ 0, %4 ], [ %46, %42 ]
  %7 = getelementptr inbounds i64, ptr %2, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = icmp ne <4 x i64> %8, zeroinitializer
  %10 = getelementptr inbounds i64, ptr %1, i64 %6
  %11 = load <4 x i64>, ptr %10, align 8
  %12 = extractelement <4 x i1> %9, i64 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = extractelement <4 x i64> %11, i64 0
  %15 = extractelement <4 x i64> %8, i64 0
  %16 = urem i64 %14, %15
  %17 = insertelement <4 x i64> poison, i64 %16, i64 0
  br label %18

18:                                               ; preds = %13, %5
  %19 = phi <4 x i64> [ poison, %5 ], [ %17, %13 ]
  %20 = extractelement <4 x i1> %9, i64 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = extractelement <4 x i64> %11, i64 1
  %23 = extractelement <4 x i64> %8, i64 1
  %24 = urem i64 %22, %23
  %25 = insertelement <4 x i64> %19, i64 %24, i64 1
  br label %26

26:                                               ; preds = %21, %18
  %27 = phi <4 x i64> [ %19, %18 ], [ %25, %21 ]
  %28 = extractelement <4 x i1> %9, i64 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = extractelement <4 x i64> %11, i64 2
  %31 = extractelement <4 x i64> %8, i64 2
  %32 = urem i64 %30, %31
  %33 = insertelement <4 x i64> %27, i64 %32, i64 2
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi <4 x i64> [ %27, %26 ], [ %33, %29 ]
  %36 = extractelement <4 x i1> %9, i64 3
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = extractelement <4 x i64> %11, i64 3
  %39 = extractelement <4 x i64> %8, i64 3
  %40 = urem i64 %38, %39
  %41 = insertelement <4 x i64> %35, i64 %40, i64 3
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi <4 x i64> [ %35, %34 ], [ %41, %37 ]
  %44 = select <4 x i1> %9, <4 x i64> %43, <4 x i64> %11
  %45 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %44, ptr %45, align 8
  %46 = add nuw i64 %6, 4
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %5

48:                                               ; preds = %42
  ret void
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
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %17, %5 ]
  %7 = getelementptr inbounds i64, ptr %1, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = zext <4 x i64> %8 to <4 x i128>
  %10 = getelementptr inbounds i64, ptr %2, i64 %6
  %11 = load <4 x i64>, ptr %10, align 8
  %12 = zext <4 x i64> %11 to <4 x i128>
  %13 = mul nuw <4 x i128> %12, %9
  %14 = lshr <4 x i128> %13, <i128 64, i128 64, i128 64, i128 64>
  %15 = trunc <4 x i128> %14 to <4 x i64>
  %16 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %15, ptr %16, align 8
  %17 = add nuw i64 %6, 4
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %19, label %5

19:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mulhi_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %17, %5 ]
  %7 = getelementptr inbounds i64, ptr %1, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = sext <4 x i64> %8 to <4 x i128>
  %10 = getelementptr inbounds i64, ptr %2, i64 %6
  %11 = load <4 x i64>, ptr %10, align 8
  %12 = sext <4 x i64> %11 to <4 x i128>
  %13 = mul nsw <4 x i128> %12, %9
  %14 = lshr <4 x i128> %13, <i128 64, i128 64, i128 64, i128 64>
  %15 = trunc <4 x i128> %14 to <4 x i64>
  %16 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %15, ptr %16, align 8
  %17 = add nuw i64 %6, 4
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %19, label %5

19:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %24, %5 ]
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = and <8 x i32> %8, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %10 = getelementptr inbounds i32, ptr %3, i64 %6
  %11 = load <8 x i32>, ptr %10, align 4
  %12 = and <8 x i32> %11, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %13 = icmp ult <8 x i32> %9, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %14 = getelementptr i32, ptr %1, i64 %6
  %15 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %14, i32 4, <8 x i1> %13, <8 x i32> poison)
  %16 = lshr <8 x i32> %15, %9
  %17 = select <8 x i1> %13, <8 x i32> %16, <8 x i32> zeroinitializer
  %18 = icmp ugt <8 x i32> %12, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %19 = shl nsw <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %12
  %20 = xor <8 x i32> %19, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %21 = select <8 x i1> %18, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %20
  %22 = and <8 x i32> %17, %21
  %23 = getelementptr inbounds i32, ptr %0, i64 %6
  store <8 x i32> %22, ptr %23, align 4
  %24 = add nuw i64 %6, 8
  %25 = icmp eq i64 %24, 32
  br i1 %25, label %26, label %5

26:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %24, %5 ]
  %7 = getelementptr inbounds i64, ptr %2, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = and <4 x i64> %8, <i64 255, i64 255, i64 255, i64 255>
  %10 = getelementptr inbounds i64, ptr %3, i64 %6
  %11 = load <4 x i64>, ptr %10, align 8
  %12 = and <4 x i64> %11, <i64 255, i64 255, i64 255, i64 255>
  %13 = icmp ult <4 x i64> %9, <i64 64, i64 64, i64 64, i64 64>
  %14 = getelementptr i64, ptr %1, i64 %6
  %15 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %14, i32 8, <4 x i1> %13, <4 x i64> poison)
  %16 = lshr <4 x i64> %15, %9
  %17 = select <4 x i1> %13, <4 x i64> %16, <4 x i64> zeroinitializer
  %18 = icmp ugt <4 x i64> %12, <i64 63, i64 63, i64 63, i64 63>
  %19 = shl nsw <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, %12
  %20 = xor <4 x i64> %19, <i64 -1, i64 -1, i64 -1, i64 -1>
  %21 = select <4 x i1> %18, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, <4 x i64> %20
  %22 = and <4 x i64> %17, %21
  %23 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %22, ptr %23, align 8
  %24 = add nuw i64 %6, 4
  %25 = icmp eq i64 %24, 32
  br i1 %25, label %26, label %5

26:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %40, %5 ]
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = and <8 x i32> %8, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %10 = getelementptr inbounds i32, ptr %3, i64 %6
  %11 = load <8 x i32>, ptr %10, align 4
  %12 = and <8 x i32> %11, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %13 = icmp eq <8 x i32> %12, zeroinitializer
  %14 = add nsw <8 x i32> %9, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %15 = add nsw <8 x i32> %14, %12
  %16 = getelementptr i32, ptr %1, i64 %6
  %17 = xor <8 x i1> %13, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %18 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %16, i32 4, <8 x i1> %17, <8 x i32> poison)
  %19 = tail call <8 x i32> @llvm.umin.v8i32(<8 x i32> %15, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>)
  %20 = icmp ult <8 x i32> %9, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %21 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %16, i32 4, <8 x i1> %20, <8 x i32> poison)
  %22 = lshr <8 x i32> %21, %9
  %23 = select <8 x i1> %20, <8 x i32> %22, <8 x i32> zeroinitializer
  %24 = tail call <8 x i32> @llvm.usub.sat.v8i32(<8 x i32> <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>, <8 x i32> %9)
  %25 = tail call <8 x i32> @llvm.umin.v8i32(<8 x i32> %12, <8 x i32> %24)
  %26 = icmp ugt <8 x i32> %25, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %27 = shl nsw <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %25
  %28 = xor <8 x i32> %27, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %29 = select <8 x i1> %26, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %28
  %30 = and <8 x i32> %23, %29
  %31 = shl nuw <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, %19
  %32 = and <8 x i32> %18, %31
  %33 = icmp eq <8 x i32> %32, zeroinitializer
  %34 = select <8 x i1> %13, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %33
  %35 = xor <8 x i32> %29, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %36 = select <8 x i1> %34, <8 x i32> zeroinitializer, <8 x i32> %35
  %37 = or <8 x i32> %30, %36
  %38 = select <8 x i1> %13, <8 x i32> zeroinitializer, <8 x i32> %37
  %39 = getelementptr inbounds i32, ptr %0, i64 %6
  store <8 x i32> %38, ptr %39, align 4
  %40 = add nuw i64 %6, 8
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %42, label %5

42:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfe_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %40, %5 ]
  %7 = getelementptr inbounds i64, ptr %2, i64 %6
  %8 = load <4 x i64>, ptr %7, align 8
  %9 = and <4 x i64> %8, <i64 255, i64 255, i64 255, i64 255>
  %10 = getelementptr inbounds i64, ptr %3, i64 %6
  %11 = load <4 x i64>, ptr %10, align 8
  %12 = and <4 x i64> %11, <i64 255, i64 255, i64 255, i64 255>
  %13 = icmp eq <4 x i64> %12, zeroinitializer
  %14 = add nsw <4 x i64> %9, <i64 -1, i64 -1, i64 -1, i64 -1>
  %15 = add nsw <4 x i64> %14, %12
  %16 = getelementptr i64, ptr %1, i64 %6
  %17 = xor <4 x i1> %13, <i1 true, i1 true, i1 true, i1 true>
  %18 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %16, i32 8, <4 x i1> %17, <4 x i64> poison)
  %19 = tail call <4 x i64> @llvm.umin.v4i64(<4 x i64> %15, <4 x i64> <i64 63, i64 63, i64 63, i64 63>)
  %20 = icmp ult <4 x i64> %9, <i64 64, i64 64, i64 64, i64 64>
  %21 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %16, i32 8, <4 x i1> %20, <4 x i64> poison)
  %22 = lshr <4 x i64> %21, %9
  %23 = select <4 x i1> %20, <4 x i64> %22, <4 x i64> zeroinitializer
  %24 = tail call <4 x i64> @llvm.usub.sat.v4i64(<4 x i64> <i64 64, i64 64, i64 64, i64 64>, <4 x i64> %9)
  %25 = tail call <4 x i64> @llvm.umin.v4i64(<4 x i64> %12, <4 x i64> %24)
  %26 = icmp ugt <4 x i64> %25, <i64 63, i64 63, i64 63, i64 63>
  %27 = shl nsw <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, %25
  %28 = xor <4 x i64> %27, <i64 -1, i64 -1, i64 -1, i64 -1>
  %29 = select <4 x i1> %26, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, <4 x i64> %28
  %30 = and <4 x i64> %23, %29
  %31 = shl nuw <4 x i64> <i64 1, i64 1, i64 1, i64 1>, %19
  %32 = and <4 x i64> %18, %31
  %33 = icmp eq <4 x i64> %32, zeroinitializer
  %34 = select <4 x i1> %13, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i1> %33
  %35 = xor <4 x i64> %29, <i64 -1, i64 -1, i64 -1, i64 -1>
  %36 = select <4 x i1> %34, <4 x i64> zeroinitializer, <4 x i64> %35
  %37 = or <4 x i64> %30, %36
  %38 = select <4 x i1> %13, <4 x i64> zeroinitializer, <4 x i64> %37
  %39 = getelementptr inbounds i64, ptr %0, i64 %6
  store <4 x i64> %38, ptr %39, align 8
  %40 = add nuw i64 %6, 4
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %42, label %5

42:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfi_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi i64 [ 0, %5 ], [ %33, %6 ]
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  %9 = load <8 x i32>, ptr %8, align 4
  %10 = and <8 x i32> %9, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %11 = icmp ugt <8 x i32> %10, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %12 = getelementptr i32, ptr %4, i64 %7
  %13 = xor <8 x i1> %11, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %14 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %12, i32 4, <8 x i1> %13, <8 x i32> poison)
  %15 = and <8 x i32> %14, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %16 = icmp ugt <8 x i32> %15, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %17 = shl nsw <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %15
  %18 = xor <8 x i32> %17, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %19 = select <8 x i1> %16, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %18
  %20 = getelementptr i32, ptr %2, i64 %7
  %21 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %20, i32 4, <8 x i1> %13, <8 x i32> poison)
  %22 = shl <8 x i32> %19, %10
  %23 = xor <8 x i32> %22, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %24 = and <8 x i32> %21, %23
  %25 = getelementptr i32, ptr %1, i64 %7
  %26 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %25, i32 4, <8 x i1> %13, <8 x i32> poison)
  %27 = and <8 x i32> %19, %26
  %28 = shl <8 x i32> %27, %10
  %29 = or <8 x i32> %24, %28
  %30 = tail call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %20, i32 4, <8 x i1> %11, <8 x i32> poison)
  %31 = select <8 x i1> %11, <8 x i32> %30, <8 x i32> %29
  %32 = getelementptr inbounds i32, ptr %0, i64 %7
  store <8 x i32> %31, ptr %32, align 4
  %33 = add nuw i64 %7, 8
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %35, label %6

35:                                               ; preds = %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfi_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi i64 [ 0, %5 ], [ %33, %6 ]
  %8 = getelementptr inbounds i64, ptr %3, i64 %7
  %9 = load <4 x i64>, ptr %8, align 8
  %10 = and <4 x i64> %9, <i64 255, i64 255, i64 255, i64 255>
  %11 = icmp ugt <4 x i64> %10, <i64 63, i64 63, i64 63, i64 63>
  %12 = getelementptr i64, ptr %4, i64 %7
  %13 = xor <4 x i1> %11, <i1 true, i1 true, i1 true, i1 true>
  %14 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %12, i32 8, <4 x i1> %13, <4 x i64> poison)
  %15 = and <4 x i64> %14, <i64 255, i64 255, i64 255, i64 255>
  %16 = icmp ugt <4 x i64> %15, <i64 63, i64 63, i64 63, i64 63>
  %17 = shl nsw <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, %15
  %18 = xor <4 x i64> %17, <i64 -1, i64 -1, i64 -1, i64 -1>
  %19 = select <4 x i1> %16, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, <4 x i64> %18
  %20 = getelementptr i64, ptr %2, i64 %7
  %21 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %20, i32 8, <4 x i1> %13, <4 x i64> poison)
  %22 = shl <4 x i64> %19, %10
  %23 = xor <4 x i64> %22, <i64 -1, i64 -1, i64 -1, i64 -1>
  %24 = and <4 x i64> %21, %23
  %25 = getelementptr i64, ptr %1, i64 %7
  %26 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %25, i32 8, <4 x i1> %13, <4 x i64> poison)
  %27 = and <4 x i64> %19, %26
  %28 = shl <4 x i64> %27, %10
  %29 = or <4 x i64> %24, %28
  %30 = tail call <4 x i64> @llvm.masked.load.v4i64.p0(ptr %20, i32 8, <4 x i1> %11, <4 x i64> poison)
  %31 = select <4 x i1> %11, <4 x i64> %30, <4 x i64> %29
  %32 = getelementptr inbounds i64, ptr %0, i64 %7
  store <4 x i64> %31, ptr %32, align 8
  %33 = add nuw i64 %7, 4
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %35, label %6

35:                                               ; preds = %6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @prmt_b32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %5, %4
  %6 = phi i64 [ 0, %4 ], [ %72, %5 ]
  %7 = getelementptr inbounds i32, ptr %2, i64 %6
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = zext <8 x i32> %8 to <8 x i64>
  %10 = shl nuw <8 x i64> %9, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
  %11 = getelementptr inbounds i32, ptr %1, i64 %6
  %12 = load <8 x i32>, ptr %11, align 4
  %13 = zext <8 x i32> %12 to <8 x i64>
  %14 = or <8 x i64> %10, %13
  %15 = getelementptr inbounds i32, ptr %3, i64 %6
  %16 = load <8 x i32>, ptr %15, align 4
  %17 = shl <8 x i32> %16, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %18 = and <8 x i32> %17, <i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56>
  %19 = zext <8 x i32> %18 to <8 x i64>
  %20 = lshr <8 x i64> %14, %19
  %21 = trunc <8 x i64> %20 to <8 x i32>
  %22 = and <8 x i32> %16, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %23 = icmp eq <8 x i32> %22, zeroinitializer
  %24 = and <8 x i32> %21, <i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128>
  %25 = icmp eq <8 x i32> %24, zeroinitializer
  %26 = select <8 x i1> %25, <8 x i32> zeroinitializer, <8 x i32> <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %27 = and <8 x i32> %21, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %28 = select <8 x i1> %23, <8 x i32> %27, <8 x i32> %26
  %29 = lshr <8 x i32> %16, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %30 = and <8 x i32> %29, <i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56>
  %31 = zext <8 x i32> %30 to <8 x i64>
  %32 = lshr <8 x i64> %14, %31
  %33 = trunc <8 x i64> %32 to <8 x i32>
  %34 = and <8 x i32> %16, <i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128>
  %35 = icmp eq <8 x i32> %34, zeroinitializer
  %36 = and <8 x i32> %33, <i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128>
  %37 = icmp eq <8 x i32> %36, zeroinitializer
  %38 = select <8 x i1> %37, <8 x i32> zeroinitializer, <8 x i32> <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %39 = and <8 x i32> %33, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %40 = select <8 x i1> %35, <8 x i32> %39, <8 x i32> %38
  %41 = shl nuw nsw <8 x i32> %40, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %42 = or <8 x i32> %41, %28
  %43 = lshr <8 x i32> %16, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %44 = and <8 x i32> %43, <i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56>
  %45 = zext <8 x i32> %44 to <8 x i64>
  %46 = lshr <8 x i64> %14, %45
  %47 = trunc <8 x i64> %46 to <8 x i32>
  %48 = and <8 x i32> %16, <i32 2048, i32 2048, i32 2048, i32 2048, i32 2048, i32 2048, i32 2048, i32 2048>
  %49 = icmp eq <8 x i32> %48, zeroinitializer
  %50 = and <8 x i32> %47, <i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128>
  %51 = icmp eq <8 x i32> %50, zeroinitializer
  %52 = select <8 x i1> %51, <8 x i32> zeroinitializer, <8 x i32> <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %53 = and <8 x i32> %47, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %54 = select <8 x i1> %49, <8 x i32> %53, <8 x i32> %52
  %55 = shl nuw nsw <8 x i32> %54, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %56 = or <8 x i32> %42, %55
  %57 = lshr <8 x i32> %16, <i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9>
  %58 = and <8 x i32> %57, <i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56, i32 56>
  %59 = zext <8 x i32> %58 to <8 x i64>
  %60 = lshr <8 x i64> %14, %59
  %61 = trunc <8 x i64> %60 to <8 x i32>
  %62 = and <8 x i32> %16, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %63 = icmp eq <8 x i32> %62, zeroinitializer
  %64 = and <8 x i32> %61, <i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128, i32 128>
  %65 = icmp eq <8 x i32> %64, zeroinitializer
  %66 = select <8 x i1> %65, <8 x i32> zeroinitializer, <8 x i32> <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %67 = and <8 x i32> %61, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %68 = select <8 x i1> %63, <8 x i32> %67, <8 x i32> %66
  %69 = shl nuw <8 x i32> %68, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %70 = or <8 x i32> %56, %69
  %71 = getelementptr inbounds i32, ptr %0, i64 %6
  store <8 x i32> %70, ptr %71, align 4
  %72 = add nuw i64 %6, 8
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %74, label %5

74:                                               ; preds = %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_u32_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %6, %4
  %7 = phi i64 [ 0, %4 ], [ %27, %6 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %3, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %13, i64 0
  %15 = insertelement <4 x i32> poison, i32 %11, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = insertelement <4 x i32> poison, i32 %9, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = lshr <4 x i32> %16, <i32 0, i32 8, i32 16, i32 24>
  %20 = and <4 x i32> %19, <i32 255, i32 255, i32 255, i32 255>
  %21 = lshr <4 x i32> %18, <i32 0, i32 8, i32 16, i32 24>
  %22 = and <4 x i32> %21, <i32 255, i32 255, i32 255, i32 255>
  %23 = mul nuw nsw <4 x i32> %22, %20
  %24 = add <4 x i32> %23, %14
  %25 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %24)
  %26 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %25, ptr %26, align 4
  %27 = add nuw nsw i64 %7, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_s32_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %6, %4
  %7 = phi i64 [ 0, %4 ], [ %29, %6 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %3, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %13, i64 0
  %15 = insertelement <4 x i32> poison, i32 %11, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = insertelement <4 x i32> poison, i32 %9, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = lshr <4 x i32> %16, <i32 0, i32 8, i32 16, i32 24>
  %20 = shl <4 x i32> %19, <i32 24, i32 24, i32 24, i32 24>
  %21 = ashr exact <4 x i32> %20, <i32 24, i32 24, i32 24, i32 24>
  %22 = lshr <4 x i32> %18, <i32 0, i32 8, i32 16, i32 24>
  %23 = shl <4 x i32> %22, <i32 24, i32 24, i32 24, i32 24>
  %24 = ashr exact <4 x i32> %23, <i32 24, i32 24, i32 24, i32 24>
  %25 = mul nsw <4 x i32> %24, %21
  %26 = add <4 x i32> %25, %14
  %27 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %26)
  %28 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %27, ptr %28, align 4
  %29 = add nuw nsw i64 %7, 1
  %30 = icmp eq i64 %29, 32
  br i1 %30, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_s32_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %6, %4
  %7 = phi i64 [ 0, %4 ], [ %28, %6 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %3, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %13, i64 0
  %15 = insertelement <4 x i32> poison, i32 %11, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = insertelement <4 x i32> poison, i32 %9, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = lshr <4 x i32> %16, <i32 0, i32 8, i32 16, i32 24>
  %20 = shl <4 x i32> %19, <i32 24, i32 24, i32 24, i32 24>
  %21 = ashr exact <4 x i32> %20, <i32 24, i32 24, i32 24, i32 24>
  %22 = lshr <4 x i32> %18, <i32 0, i32 8, i32 16, i32 24>
  %23 = and <4 x i32> %22, <i32 255, i32 255, i32 255, i32 255>
  %24 = mul nsw <4 x i32> %21, %23
  %25 = add <4 x i32> %24, %14
  %26 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %25)
  %27 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %7, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dp4a_u32_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %6, %4
  %7 = phi i64 [ 0, %4 ], [ %28, %6 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %3, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %13, i64 0
  %15 = insertelement <4 x i32> poison, i32 %11, i64 0
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> zeroinitializer
  %17 = insertelement <4 x i32> poison, i32 %9, i64 0
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> zeroinitializer
  %19 = lshr <4 x i32> %16, <i32 0, i32 8, i32 16, i32 24>
  %20 = and <4 x i32> %19, <i32 255, i32 255, i32 255, i32 255>
  %21 = lshr <4 x i32> %18, <i32 0, i32 8, i32 16, i32 24>
  %22 = shl <4 x i32> %21, <i32 24, i32 24, i32 24, i32 24>
  %23 = ashr exact <4 x i32> %22, <i32 24, i32 24, i32 24, i32 24>
  %24 = mul nsw <4 x i32> %23, %20
  %25 = add <4 x i32> %24, %14
  %26 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %25)
  %27 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %7, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %5, label %6
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
  br i1 %32, label %52, label %33

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

43:                                               ; preds = %33, %76
  %44 = phi i64 [ 0, %33 ], [ %77, %76 ]
  %45 = trunc i64 %44 to i32
  %46 = udiv i32 %45, %27
  %47 = shl i32 %46, 2
  %48 = urem i32 %45, %27
  %49 = shl nuw i32 %48, 3
  %50 = shl i64 %44, 5
  %51 = and i64 %50, 4294967264
  br label %64

52:                                               ; preds = %76, %25
  %53 = icmp ugt i32 %31, %5
  br i1 %53, label %118, label %54

54:                                               ; preds = %52
  %55 = udiv i32 %5, %31
  %56 = and i32 %7, -5
  %57 = icmp eq i32 %56, 0
  %58 = icmp eq i32 %7, 3
  %59 = select i1 %58, i32 -6, i32 -126
  %60 = select i1 %57, i32 -14, i32 %59
  %61 = lshr i32 %5, 1
  %62 = tail call i32 @llvm.umax.i32(i32 %55, i32 1)
  %63 = zext i32 %62 to i64
  br label %112

64:                                               ; preds = %43, %79
  %65 = phi i64 [ 0, %43 ], [ %80, %79 ]
  %66 = trunc i64 %65 to i32
  %67 = and i32 %66, 3
  %68 = or i32 %47, %67
  %69 = mul i32 %68, %26
  %70 = lshr i32 %66, 2
  %71 = add i32 %49, %70
  %72 = add nuw nsw i64 %65, %51
  %73 = getelementptr inbounds i32, ptr %1, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %71 to i64
  br label %82

76:                                               ; preds = %79
  %77 = add nuw nsw i64 %44, 1
  %78 = icmp eq i64 %77, %42
  br i1 %78, label %52, label %43

79:                                               ; preds = %94
  %80 = add nuw nsw i64 %65, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %76, label %64

82:                                               ; preds = %64, %94
  %83 = phi i32 [ 0, %64 ], [ %110, %94 ]
  %84 = add i32 %69, %83
  br i1 %28, label %85, label %94

85:                                               ; preds = %82
  %86 = lshr i32 %84, 1
  %87 = and i32 %86, 2147483646
  %88 = and i32 %84, 1
  %89 = or i32 %87, %88
  %90 = and i32 %84, 2
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i32 0, i32 %40
  %93 = add nuw i32 %89, %92
  br label %94

94:                                               ; preds = %82, %85
  %95 = phi i32 [ %93, %85 ], [ %84, %82 ]
  %96 = tail call fastcc double @element(i32 noundef %74, i32 noundef %83, i32 noundef %6)
  %97 = zext i32 %95 to i64
  %98 = getelementptr inbounds [64 x [16 x double]], ptr %13, i64 0, i64 %97, i64 %75
  store double %96, ptr %98, align 8
  %99 = bitcast double %96 to i64
  %100 = lshr i64 %99, 52
  %101 = trunc i64 %100 to i32
  %102 = and i32 %101, 2047
  %103 = add nsw i32 %102, -1023
  %104 = fcmp oeq double %96, 0.000000e+00
  %105 = icmp eq i32 %103, 1024
  %106 = select i1 %104, i1 true, i1 %105
  %107 = tail call i32 @llvm.smax.i32(i32 %103, i32 %39)
  %108 = select i1 %106, i32 -4096, i32 %107
  %109 = getelementptr inbounds [64 x [16 x i32]], ptr %17, i64 0, i64 %97, i64 %75
  store i32 %108, ptr %109, align 4
  %110 = add nuw nsw i32 %83, 1
  %111 = icmp eq i32 %110, %26
  br i1 %111, label %79, label %82

112:                                              ; preds = %54, %136
  %113 = phi i64 [ 0, %54 ], [ %137, %136 ]
  %114 = trunc i64 %113 to i32
  %115 = shl i32 %114, 2
  %116 = shl i64 %113, 5
  %117 = and i64 %116, 4294967264
  br label %125

118:                                              ; preds = %136, %52
  %119 = icmp ult i32 %4, 8
  br i1 %119, label %177, label %120

120:                                              ; preds = %118
  %121 = and i32 %8, 1
  %122 = icmp eq i32 %121, 0
  %123 = tail call i32 @llvm.umax.i32(i32 %27, i32 1)
  %124 = zext i32 %123 to i64
  br label %172

125:                                              ; preds = %112, %139
  %126 = phi i64 [ 0, %112 ], [ %140, %139 ]
  %127 = trunc i64 %126 to i32
  %128 = and i32 %127, 3
  %129 = or i32 %128, %115
  %130 = mul i32 %129, %26
  %131 = add nuw nsw i64 %126, %117
  %132 = getelementptr inbounds i32, ptr %2, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = lshr i64 %126, 2
  %135 = and i64 %134, 1073741823
  br label %142

136:                                              ; preds = %139
  %137 = add nuw nsw i64 %113, 1
  %138 = icmp eq i64 %137, %63
  br i1 %138, label %118, label %112

139:                                              ; preds = %154
  %140 = add nuw nsw i64 %126, 1
  %141 = icmp eq i64 %140, 32
  br i1 %141, label %136, label %125

142:                                              ; preds = %125, %154
  %143 = phi i32 [ 0, %125 ], [ %170, %154 ]
  %144 = add i32 %143, %130
  br i1 %28, label %145, label %154

145:                                              ; preds = %142
  %146 = lshr i32 %144, 1
  %147 = and i32 %146, 2147483646
  %148 = and i32 %144, 1
  %149 = or i32 %147, %148
  %150 = and i32 %144, 2
  %151 = icmp eq i32 %150, 0
  %152 = select i1 %151, i32 0, i32 %61
  %153 = add nuw i32 %149, %152
  br label %154

154:                                              ; preds = %142, %145
  %155 = phi i32 [ %153, %145 ], [ %144, %142 ]
  %156 = tail call fastcc double @element(i32 noundef %133, i32 noundef %143, i32 noundef %7)
  %157 = zext i32 %155 to i64
  %158 = getelementptr inbounds [64 x [8 x double]], ptr %14, i64 0, i64 %157, i64 %135
  store double %156, ptr %158, align 8
  %159 = bitcast double %156 to i64
  %160 = lshr i64 %159, 52
  %161 = trunc i64 %160 to i32
  %162 = and i32 %161, 2047
  %163 = add nsw i32 %162, -1023
  %164 = fcmp oeq double %156, 0.000000e+00
  %165 = icmp eq i32 %163, 1024
  %166 = select i1 %164, i1 true, i1 %165
  %167 = tail call i32 @llvm.smax.i32(i32 %163, i32 %60)
  %168 = select i1 %166, i32 -4096, i32 %167
  %169 = getelementptr inbounds [64 x [8 x i32]], ptr %18, i64 0, i64 %157, i64 %135
  store i32 %168, ptr %169, align 4
  %170 = add nuw nsw i32 %143, 1
  %171 = icmp eq i32 %170, %26
  br i1 %171, label %139, label %142

172:                                              ; preds = %120, %201
  %173 = phi i64 [ 0, %120 ], [ %202, %201 ]
  %174 = shl nuw i64 %173, 1
  %175 = trunc i64 %173 to i32
  %176 = shl i32 %175, 3
  br label %193

177:                                              ; preds = %201, %118
  %178 = icmp eq i32 %4, 0
  br i1 %178, label %416, label %179

179:                                              ; preds = %177
  %180 = icmp eq i32 %5, 0
  %181 = lshr i32 %5, %29
  %182 = and i32 %8, 1
  %183 = icmp eq i32 %182, 0
  %184 = or i1 %183, %28
  %185 = select i1 %184, i32 -126, i32 -14
  %186 = icmp eq i32 %181, 0
  %187 = zext i32 %181 to i64
  %188 = zext i32 %4 to i64
  %189 = insertelement <4 x i32> poison, i32 %185, i64 0
  %190 = shufflevector <4 x i32> %189, <4 x i32> poison, <4 x i32> zeroinitializer
  %191 = insertelement <4 x i1> poison, i1 %28, i64 0
  %192 = shufflevector <4 x i1> %191, <4 x i1> poison, <4 x i32> zeroinitializer
  br label %256

193:                                              ; preds = %172, %204
  %194 = phi i32 [ 0, %172 ], [ %205, %204 ]
  %195 = lshr i32 %194, 2
  %196 = add i32 %195, %176
  %197 = zext i32 %196 to i64
  %198 = shl nuw i32 %194, 1
  %199 = and i32 %198, 6
  %200 = zext i32 %199 to i64
  br label %207

201:                                              ; preds = %204
  %202 = add nuw nsw i64 %173, 1
  %203 = icmp eq i64 %202, %124
  br i1 %203, label %177, label %172

204:                                              ; preds = %248
  %205 = add nuw nsw i32 %194, 1
  %206 = icmp eq i32 %205, 32
  br i1 %206, label %201, label %193

207:                                              ; preds = %193, %248
  %208 = phi i1 [ true, %193 ], [ false, %248 ]
  %209 = phi i64 [ 0, %193 ], [ 1, %248 ]
  %210 = or i64 %209, %174
  %211 = select i1 %122, i64 %210, i64 %173
  %212 = trunc i64 %211 to i32
  %213 = shl i32 %212, 5
  %214 = add i32 %213, %194
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds i32, ptr %3, i64 %215
  %217 = load i32, ptr %216, align 4
  br i1 %122, label %246, label %218

218:                                              ; preds = %207
  %219 = trunc i64 %209 to i32
  %220 = shl nuw nsw i32 %219, 4
  %221 = lshr i32 %217, %220
  %222 = shl i32 %221, 16
  %223 = and i32 %222, -2147483648
  %224 = lshr i32 %221, 10
  %225 = and i32 %224, 31
  %226 = and i32 %221, 1023
  switch i32 %225, label %233 [
    i32 31, label %227
    i32 0, label %240
  ]

227:                                              ; preds = %218
  %228 = shl i32 %221, 13
  %229 = and i32 %228, 8380416
  %230 = or i32 %223, %229
  %231 = or i32 %230, 2139095040
  %232 = bitcast i32 %231 to float
  br label %248

233:                                              ; preds = %218
  %234 = shl nuw nsw i32 %225, 23
  %235 = add nuw nsw i32 %234, 939524096
  %236 = shl nuw nsw i32 %226, 13
  %237 = or i32 %235, %236
  %238 = or i32 %237, %223
  %239 = bitcast i32 %238 to float
  br label %248

240:                                              ; preds = %218
  %241 = uitofp i32 %226 to float
  %242 = fmul float %241, 0x3E70000000000000
  %243 = icmp eq i32 %223, 0
  %244 = fneg float %242
  %245 = select i1 %243, float %242, float %244
  br label %248

246:                                              ; preds = %207
  %247 = bitcast i32 %217 to float
  br label %248

248:                                              ; preds = %240, %233, %227, %246
  %249 = phi float [ %247, %246 ], [ %232, %227 ], [ %239, %233 ], [ %245, %240 ]
  %250 = fpext float %249 to double
  %251 = select i1 %28, double %250, double 0.000000e+00
  %252 = or i64 %209, %200
  %253 = getelementptr inbounds [16 x [8 x double]], ptr %16, i64 0, i64 %197, i64 %252
  store double %251, ptr %253, align 8
  %254 = select i1 %28, double 0.000000e+00, double %250
  %255 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %197, i64 %252
  store double %254, ptr %255, align 8
  br i1 %208, label %207, label %204

256:                                              ; preds = %179, %266
  %257 = phi i64 [ 0, %179 ], [ %267, %266 ]
  br i1 %180, label %266, label %258

258:                                              ; preds = %256
  %259 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %257
  br label %269

260:                                              ; preds = %266
  br i1 %119, label %416, label %261

261:                                              ; preds = %260
  %262 = and i32 %8, 2
  %263 = icmp eq i32 %262, 0
  %264 = tail call i32 @llvm.umax.i32(i32 %27, i32 1)
  %265 = zext i32 %264 to i64
  br label %406

266:                                              ; preds = %403, %256
  %267 = add nuw nsw i64 %257, 1
  %268 = icmp eq i64 %267, %188
  br i1 %268, label %260, label %256

269:                                              ; preds = %258, %403
  %270 = phi i32 [ 0, %258 ], [ %404, %403 ]
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds [64 x [16 x double]], ptr %13, i64 0, i64 %271, i64 %257
  %273 = getelementptr inbounds [64 x [8 x double]], ptr %14, i64 0, i64 %271
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %12)
  br label %274

274:                                              ; preds = %274, %269
  %275 = phi i64 [ 0, %269 ], [ %289, %274 ]
  %276 = getelementptr inbounds double, ptr %259, i64 %275
  %277 = load <4 x double>, ptr %276, align 16
  %278 = bitcast <4 x double> %277 to <4 x i64>
  %279 = lshr <4 x i64> %278, <i64 52, i64 52, i64 52, i64 52>
  %280 = trunc <4 x i64> %279 to <4 x i32>
  %281 = and <4 x i32> %280, <i32 2047, i32 2047, i32 2047, i32 2047>
  %282 = add nsw <4 x i32> %281, <i32 -1023, i32 -1023, i32 -1023, i32 -1023>
  %283 = fcmp oeq <4 x double> %277, zeroinitializer
  %284 = icmp eq <4 x i32> %282, <i32 1024, i32 1024, i32 1024, i32 1024>
  %285 = select <4 x i1> %283, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i1> %284
  %286 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %282, <4 x i32> %190)
  %287 = select <4 x i1> %285, <4 x i32> <i32 -4096, i32 -4096, i32 -4096, i32 -4096>, <4 x i32> %286
  %288 = getelementptr inbounds [256 x i32], ptr %10, i64 0, i64 %275
  store <4 x i32> %287, ptr %288, align 16
  %289 = add nuw i64 %275, 4
  %290 = icmp eq i64 %289, 8
  br i1 %290, label %291, label %274

291:                                              ; preds = %274
  %292 = getelementptr inbounds [64 x [16 x i32]], ptr %17, i64 0, i64 %271, i64 %257
  %293 = getelementptr inbounds [64 x [8 x i32]], ptr %18, i64 0, i64 %271
  br i1 %186, label %297, label %294

294:                                              ; preds = %291
  %295 = load <8 x i32>, ptr %10, align 16
  br label %319

296:                                              ; preds = %319
  store <8 x i32> %333, ptr %10, align 16
  br label %297

297:                                              ; preds = %296, %291
  br label %298

298:                                              ; preds = %297, %298
  %299 = phi i64 [ %317, %298 ], [ 0, %297 ]
  %300 = getelementptr inbounds [256 x i32], ptr %10, i64 0, i64 %299
  %301 = load <4 x i32>, ptr %300, align 16
  %302 = icmp slt <4 x i32> %301, <i32 -512, i32 -512, i32 -512, i32 -512>
  %303 = select <4 x i1> %302, <4 x i32> <i32 25, i32 25, i32 25, i32 25>, <4 x i32> %301
  %304 = sub nsw <4 x i32> <i32 1048, i32 1048, i32 1048, i32 1048>, %303
  %305 = zext <4 x i32> %304 to <4 x i64>
  %306 = shl <4 x i64> %305, <i64 52, i64 52, i64 52, i64 52>
  %307 = bitcast <4 x i64> %306 to <4 x double>
  %308 = getelementptr inbounds [256 x double], ptr %11, i64 0, i64 %299
  store <4 x i64> %306, ptr %308, align 16
  %309 = add nsw <4 x i32> %303, <i32 998, i32 998, i32 998, i32 998>
  %310 = zext <4 x i32> %309 to <4 x i64>
  %311 = shl <4 x i64> %310, <i64 52, i64 52, i64 52, i64 52>
  %312 = getelementptr inbounds [256 x double], ptr %12, i64 0, i64 %299
  store <4 x i64> %311, ptr %312, align 16
  %313 = getelementptr inbounds double, ptr %259, i64 %299
  %314 = load <4 x double>, ptr %313, align 16
  %315 = fmul <4 x double> %314, %307
  %316 = tail call <4 x double> @llvm.trunc.v4f64(<4 x double> %315)
  store <4 x double> %316, ptr %313, align 16
  %317 = add nuw i64 %299, 4
  %318 = icmp eq i64 %317, 8
  br i1 %318, label %336, label %298

319:                                              ; preds = %294, %319
  %320 = phi <8 x i32> [ %333, %319 ], [ %295, %294 ]
  %321 = phi i64 [ %334, %319 ], [ 0, %294 ]
  %322 = shl i64 %321, 3
  %323 = and i64 %322, 4294967288
  %324 = shl i64 %321, 4
  %325 = and i64 %324, 4294967280
  %326 = getelementptr inbounds i32, ptr %292, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = insertelement <8 x i32> poison, i32 %327, i64 0
  %329 = shufflevector <8 x i32> %328, <8 x i32> poison, <8 x i32> zeroinitializer
  %330 = getelementptr inbounds i32, ptr %293, i64 %323
  %331 = load <8 x i32>, ptr %330, align 16
  %332 = add nsw <8 x i32> %331, %329
  %333 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %332, <8 x i32> %320)
  %334 = add nuw nsw i64 %321, 1
  %335 = icmp eq i64 %334, %187
  br i1 %335, label %296, label %319

336:                                              ; preds = %298
  br i1 %186, label %337, label %347

337:                                              ; preds = %372, %336
  br label %338

338:                                              ; preds = %337, %338
  %339 = phi i64 [ %345, %338 ], [ 0, %337 ]
  %340 = getelementptr inbounds [256 x double], ptr %12, i64 0, i64 %339
  %341 = load <4 x double>, ptr %340, align 16
  %342 = getelementptr inbounds double, ptr %259, i64 %339
  %343 = load <4 x double>, ptr %342, align 16
  %344 = fmul <4 x double> %341, %343
  store <4 x double> %344, ptr %342, align 16
  %345 = add nuw i64 %339, 4
  %346 = icmp eq i64 %345, 8
  br i1 %346, label %375, label %338

347:                                              ; preds = %336, %372
  %348 = phi i64 [ %373, %372 ], [ 0, %336 ]
  %349 = shl i64 %348, 3
  %350 = and i64 %349, 4294967288
  %351 = shl i64 %348, 4
  %352 = and i64 %351, 4294967280
  %353 = getelementptr inbounds double, ptr %272, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = insertelement <4 x double> poison, double %354, i64 0
  %356 = shufflevector <4 x double> %355, <4 x double> poison, <4 x i32> zeroinitializer
  br label %357

357:                                              ; preds = %357, %347
  %358 = phi i64 [ 0, %347 ], [ %370, %357 ]
  %359 = add nuw nsw i64 %358, %350
  %360 = getelementptr inbounds double, ptr %273, i64 %359
  %361 = load <4 x double>, ptr %360, align 16
  %362 = fmul <4 x double> %356, %361
  %363 = getelementptr inbounds [256 x double], ptr %11, i64 0, i64 %358
  %364 = load <4 x double>, ptr %363, align 16
  %365 = fmul <4 x double> %362, %364
  %366 = tail call <4 x double> @llvm.trunc.v4f64(<4 x double> %365)
  %367 = getelementptr inbounds double, ptr %259, i64 %358
  %368 = load <4 x double>, ptr %367, align 16
  %369 = fadd <4 x double> %368, %366
  store <4 x double> %369, ptr %367, align 16
  %370 = add nuw i64 %358, 4
  %371 = icmp eq i64 %370, 8
  br i1 %371, label %372, label %357

372:                                              ; preds = %357
  %373 = add nuw nsw i64 %348, 1
  %374 = icmp eq i64 %373, %187
  br i1 %374, label %337, label %347

375:                                              ; preds = %338
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10)
  br label %376

376:                                              ; preds = %376, %375
  %377 = phi i64 [ 0, %375 ], [ %401, %376 ]
  %378 = getelementptr [16 x [8 x double]], ptr %15, i64 0, i64 %257, i64 %377
  %379 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %378, i32 8, <4 x i1> %192, <4 x double> poison)
  %380 = fcmp uno <4 x double> %379, zeroinitializer
  %381 = fptrunc <4 x double> %379 to <4 x float>
  %382 = bitcast <4 x float> %381 to <4 x i32>
  %383 = fcmp olt <4 x double> %379, zeroinitializer
  %384 = fneg <4 x double> %379
  %385 = select <4 x i1> %383, <4 x double> %384, <4 x double> %379
  %386 = and <4 x i32> %382, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %387 = bitcast <4 x i32> %386 to <4 x float>
  %388 = fpext <4 x float> %387 to <4 x double>
  %389 = fcmp olt <4 x double> %385, %388
  %390 = fcmp olt <4 x double> %385, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %391 = and <4 x i1> %390, %389
  %392 = sext <4 x i1> %391 to <4 x i32>
  %393 = add <4 x i32> %392, %382
  %394 = and <4 x i32> %393, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %395 = icmp eq <4 x i32> %394, zeroinitializer
  %396 = select <4 x i1> %395, <4 x i32> zeroinitializer, <4 x i32> %393
  %397 = select <4 x i1> %192, <4 x i1> %380, <4 x i1> zeroinitializer
  %398 = bitcast <4 x i32> %396 to <4 x float>
  %399 = fpext <4 x float> %398 to <4 x double>
  %400 = select <4 x i1> %397, <4 x double> <double 0x7FFFFFFFE0000000, double 0x7FFFFFFFE0000000, double 0x7FFFFFFFE0000000, double 0x7FFFFFFFE0000000>, <4 x double> %399
  call void @llvm.masked.store.v4f64.p0(<4 x double> %400, ptr %378, i32 8, <4 x i1> %192)
  %401 = add nuw i64 %377, 4
  %402 = icmp eq i64 %401, 8
  br i1 %402, label %403, label %376

403:                                              ; preds = %376
  %404 = add i32 %270, %181
  %405 = icmp ult i32 %404, %5
  br i1 %405, label %269, label %266

406:                                              ; preds = %261, %417
  %407 = phi i64 [ 0, %261 ], [ %418, %417 ]
  %408 = shl i64 %407, 3
  %409 = trunc i64 %407 to i32
  %410 = shl i64 %407, 5
  %411 = shl i32 %409, 6
  %412 = or i32 %411, 32
  %413 = and i64 %410, 4294967264
  %414 = zext i32 %411 to i64
  %415 = zext i32 %412 to i64
  br label %420

416:                                              ; preds = %417, %177, %260
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %13)
  ret void

417:                                              ; preds = %630
  %418 = add nuw nsw i64 %407, 1
  %419 = icmp eq i64 %418, %265
  br i1 %419, label %416, label %406

420:                                              ; preds = %406, %630
  %421 = phi i64 [ 0, %406 ], [ %635, %630 ]
  %422 = lshr i64 %421, 2
  %423 = and i64 %422, 1073741823
  %424 = add nuw i64 %423, %408
  %425 = shl nuw i64 %421, 1
  %426 = and i64 %425, 6
  %427 = getelementptr inbounds [16 x [8 x double]], ptr %15, i64 0, i64 %424, i64 %426
  %428 = getelementptr inbounds [16 x [8 x double]], ptr %16, i64 0, i64 %424, i64 %426
  br label %431

429:                                              ; preds = %443
  %430 = load double, ptr %427, align 16
  br i1 %263, label %587, label %446

431:                                              ; preds = %420, %443
  %432 = phi i1 [ true, %420 ], [ false, %443 ]
  %433 = phi i64 [ 0, %420 ], [ 1, %443 ]
  %434 = getelementptr inbounds double, ptr %427, i64 %433
  %435 = load double, ptr %434, align 8
  br i1 %28, label %436, label %443

436:                                              ; preds = %431
  %437 = fptrunc double %435 to float
  %438 = getelementptr inbounds double, ptr %428, i64 %433
  %439 = load double, ptr %438, align 8
  %440 = fptrunc double %439 to float
  %441 = fadd float %437, %440
  %442 = fpext float %441 to double
  br label %443

443:                                              ; preds = %431, %436
  %444 = phi double [ %442, %436 ], [ %435, %431 ]
  %445 = getelementptr inbounds double, ptr %427, i64 %433
  store double %444, ptr %445, align 8
  br i1 %432, label %431, label %429

446:                                              ; preds = %429
  %447 = getelementptr inbounds double, ptr %427, i64 1
  %448 = load double, ptr %447, align 8
  %449 = fptrunc double %430 to float
  %450 = bitcast float %449 to i32
  %451 = fcmp ord double %430, 0.000000e+00
  %452 = fpext float %449 to double
  %453 = fcmp une double %430, %452
  %454 = and i1 %451, %453
  %455 = and i32 %450, 1
  %456 = icmp eq i32 %455, 0
  %457 = and i1 %454, %456
  br i1 %457, label %458, label %469

458:                                              ; preds = %446
  %459 = fcmp olt double %430, 0.000000e+00
  %460 = fneg double %430
  %461 = select i1 %459, double %460, double %430
  %462 = fcmp olt float %449, 0.000000e+00
  %463 = fneg float %449
  %464 = select i1 %462, float %463, float %449
  %465 = fpext float %464 to double
  %466 = fcmp ogt double %461, %465
  %467 = select i1 %466, i32 1, i32 -1
  %468 = add i32 %467, %450
  br label %469

469:                                              ; preds = %458, %446
  %470 = phi i32 [ %450, %446 ], [ %468, %458 ]
  %471 = lshr i32 %470, 16
  %472 = and i32 %471, 32768
  %473 = and i32 %470, 2147483647
  %474 = icmp ugt i32 %473, 2139095040
  br i1 %474, label %512, label %475

475:                                              ; preds = %469
  %476 = icmp eq i32 %473, 2139095040
  br i1 %476, label %477, label %479

477:                                              ; preds = %475
  %478 = or i32 %472, 31744
  br label %512

479:                                              ; preds = %475
  %480 = icmp ult i32 %473, 947912704
  %481 = lshr i32 %473, 23
  %482 = sub nsw i32 126, %481
  %483 = and i32 %470, 8388607
  %484 = or i32 %483, 8388608
  %485 = add nsw i32 %473, -939524096
  %486 = icmp ugt i32 %482, 24
  %487 = select i1 %480, i1 %486, i1 false
  %488 = icmp ne i32 %473, 0
  %489 = zext i1 %488 to i32
  %490 = select i1 %487, i32 25, i32 %482
  %491 = select i1 %480, i32 %490, i32 13
  %492 = select i1 %487, i32 %489, i32 %484
  %493 = select i1 %480, i32 %492, i32 %485
  %494 = lshr i32 %493, %491
  %495 = shl nsw i32 -1, %491
  %496 = xor i32 %495, -1
  %497 = and i32 %493, %496
  %498 = add nsw i32 %491, -1
  %499 = shl nuw i32 1, %498
  %500 = icmp ugt i32 %497, %499
  br i1 %500, label %507, label %501

501:                                              ; preds = %479
  %502 = icmp eq i32 %497, %499
  %503 = and i32 %494, 1
  %504 = icmp ne i32 %503, 0
  %505 = select i1 %502, i1 %504, i1 false
  %506 = zext i1 %505 to i32
  br label %507

507:                                              ; preds = %501, %479
  %508 = phi i32 [ 1, %479 ], [ %506, %501 ]
  %509 = add nuw nsw i32 %508, %494
  %510 = tail call i32 @llvm.umin.i32(i32 %509, i32 31744)
  %511 = or i32 %510, %472
  br label %512

512:                                              ; preds = %507, %477, %469
  %513 = phi i32 [ %478, %477 ], [ %511, %507 ], [ 32767, %469 ]
  %514 = fptrunc double %448 to float
  %515 = bitcast float %514 to i32
  %516 = fcmp ord double %448, 0.000000e+00
  %517 = fpext float %514 to double
  %518 = fcmp une double %448, %517
  %519 = and i1 %516, %518
  %520 = and i32 %515, 1
  %521 = icmp eq i32 %520, 0
  %522 = and i1 %519, %521
  br i1 %522, label %523, label %534

523:                                              ; preds = %512
  %524 = fcmp olt double %448, 0.000000e+00
  %525 = fneg double %448
  %526 = select i1 %524, double %525, double %448
  %527 = fcmp olt float %514, 0.000000e+00
  %528 = fneg float %514
  %529 = select i1 %527, float %528, float %514
  %530 = fpext float %529 to double
  %531 = fcmp ogt double %526, %530
  %532 = select i1 %531, i32 1, i32 -1
  %533 = add i32 %532, %515
  br label %534

534:                                              ; preds = %523, %512
  %535 = phi i32 [ %515, %512 ], [ %533, %523 ]
  %536 = lshr i32 %535, 16
  %537 = and i32 %536, 32768
  %538 = and i32 %535, 2147483647
  %539 = icmp ugt i32 %538, 2139095040
  br i1 %539, label %577, label %540

540:                                              ; preds = %534
  %541 = icmp eq i32 %538, 2139095040
  br i1 %541, label %542, label %544

542:                                              ; preds = %540
  %543 = or i32 %537, 31744
  br label %577

544:                                              ; preds = %540
  %545 = icmp ult i32 %538, 947912704
  %546 = lshr i32 %538, 23
  %547 = sub nsw i32 126, %546
  %548 = and i32 %535, 8388607
  %549 = or i32 %548, 8388608
  %550 = add nsw i32 %538, -939524096
  %551 = icmp ugt i32 %547, 24
  %552 = select i1 %545, i1 %551, i1 false
  %553 = icmp ne i32 %538, 0
  %554 = zext i1 %553 to i32
  %555 = select i1 %552, i32 25, i32 %547
  %556 = select i1 %545, i32 %555, i32 13
  %557 = select i1 %552, i32 %554, i32 %549
  %558 = select i1 %545, i32 %557, i32 %550
  %559 = lshr i32 %558, %556
  %560 = shl nsw i32 -1, %556
  %561 = xor i32 %560, -1
  %562 = and i32 %558, %561
  %563 = add nsw i32 %556, -1
  %564 = shl nuw i32 1, %563
  %565 = icmp ugt i32 %562, %564
  br i1 %565, label %572, label %566

566:                                              ; preds = %544
  %567 = icmp eq i32 %562, %564
  %568 = and i32 %559, 1
  %569 = icmp ne i32 %568, 0
  %570 = select i1 %567, i1 %569, i1 false
  %571 = zext i1 %570 to i32
  br label %572

572:                                              ; preds = %566, %544
  %573 = phi i32 [ 1, %544 ], [ %571, %566 ]
  %574 = add nuw nsw i32 %573, %559
  %575 = tail call i32 @llvm.umin.i32(i32 %574, i32 31744)
  %576 = or i32 %575, %537
  br label %577

577:                                              ; preds = %534, %542, %572
  %578 = phi i32 [ %543, %542 ], [ %576, %572 ], [ 32767, %534 ]
  %579 = and i32 %513, 32767
  %580 = icmp eq i32 %579, 0
  %581 = select i1 %580, i32 0, i32 %513
  %582 = and i32 %578, 32767
  %583 = icmp eq i32 %582, 0
  %584 = shl nuw i32 %578, 16
  %585 = select i1 %583, i32 0, i32 %584
  %586 = or i32 %585, %581
  br label %630

587:                                              ; preds = %429
  %588 = fcmp uno double %430, 0.000000e+00
  br i1 %588, label %606, label %589

589:                                              ; preds = %587
  %590 = fptrunc double %430 to float
  %591 = bitcast float %590 to i32
  %592 = fcmp olt double %430, 0.000000e+00
  %593 = fneg double %430
  %594 = select i1 %592, double %593, double %430
  %595 = and i32 %591, 2147483647
  %596 = bitcast i32 %595 to float
  %597 = fpext float %596 to double
  %598 = fcmp olt double %594, %597
  %599 = fcmp olt double %594, 0x47F0000000000000
  %600 = and i1 %599, %598
  %601 = sext i1 %600 to i32
  %602 = add i32 %601, %591
  %603 = and i32 %602, 2147483647
  %604 = icmp eq i32 %603, 0
  %605 = select i1 %604, i32 0, i32 %602
  br label %606

606:                                              ; preds = %587, %589
  %607 = phi i32 [ %605, %589 ], [ 2147483647, %587 ]
  %608 = add nuw nsw i64 %421, %414
  %609 = getelementptr inbounds i32, ptr %0, i64 %608
  store i32 %607, ptr %609, align 4
  %610 = getelementptr inbounds double, ptr %427, i64 1
  %611 = load double, ptr %610, align 8
  %612 = fcmp uno double %611, 0.000000e+00
  br i1 %612, label %630, label %613

613:                                              ; preds = %606
  %614 = fptrunc double %611 to float
  %615 = bitcast float %614 to i32
  %616 = fcmp olt double %611, 0.000000e+00
  %617 = fneg double %611
  %618 = select i1 %616, double %617, double %611
  %619 = and i32 %615, 2147483647
  %620 = bitcast i32 %619 to float
  %621 = fpext float %620 to double
  %622 = fcmp olt double %618, %621
  %623 = fcmp olt double %618, 0x47F0000000000000
  %624 = and i1 %623, %622
  %625 = sext i1 %624 to i32
  %626 = add i32 %625, %615
  %627 = and i32 %626, 2147483647
  %628 = icmp eq i32 %627, 0
  %629 = select i1 %628, i32 0, i32 %626
  br label %630

630:                                              ; preds = %613, %606, %577
  %631 = phi i64 [ %413, %577 ], [ %415, %606 ], [ %415, %613 ]
  %632 = phi i32 [ %586, %577 ], [ 2147483647, %606 ], [ %629, %613 ]
  %633 = add nuw nsw i64 %421, %631
  %634 = getelementptr inbounds i32, ptr %0, i64 %633
  store i32 %632, ptr %634, align 4
  %635 = add nuw nsw i64 %421, 1
  %636 = icmp eq i64 %635, 32
  br i1 %636, label %417, label %420
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
  br i1 %24, label %39, label %25

25:                                               ; preds = %19
  %26 = udiv i32 %22, %23
  %27 = tail call i32 @llvm.umax.i32(i32 %26, i32 1)
  %28 = zext i32 %27 to i64
  %29 = zext i32 %20 to i64
  br label %30

30:                                               ; preds = %25, %58
  %31 = phi i64 [ 0, %25 ], [ %59, %58 ]
  %32 = trunc i64 %31 to i32
  %33 = shl i64 %31, 5
  %34 = urem i32 %32, %21
  %35 = shl nuw i32 %34, 3
  %36 = udiv i32 %32, %21
  %37 = shl i32 %36, 2
  %38 = and i64 %33, 4294967264
  br label %46

39:                                               ; preds = %58, %19
  %40 = icmp ugt i32 %23, %5
  br i1 %40, label %80, label %41

41:                                               ; preds = %39
  %42 = udiv i32 %5, %23
  %43 = tail call i32 @llvm.umax.i32(i32 %42, i32 1)
  %44 = zext i32 %43 to i64
  %45 = zext i32 %20 to i64
  br label %74

46:                                               ; preds = %30, %61
  %47 = phi i64 [ 0, %30 ], [ %62, %61 ]
  %48 = add nuw nsw i64 %47, %38
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = trunc i64 %47 to i32
  %52 = lshr i32 %51, 2
  %53 = add i32 %35, %52
  %54 = zext i32 %53 to i64
  %55 = and i32 %51, 3
  %56 = or i32 %37, %55
  %57 = mul i32 %56, %20
  br label %64

58:                                               ; preds = %61
  %59 = add nuw nsw i64 %31, 1
  %60 = icmp eq i64 %59, %28
  br i1 %60, label %39, label %30

61:                                               ; preds = %64
  %62 = add nuw nsw i64 %47, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %58, label %46

64:                                               ; preds = %46, %64
  %65 = phi i64 [ 0, %46 ], [ %72, %64 ]
  %66 = trunc i64 %65 to i32
  %67 = tail call fastcc double @element(i32 noundef %50, i32 noundef %66, i32 noundef %6)
  %68 = fptosi double %67 to i64
  %69 = add i32 %57, %66
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [64 x i64]], ptr %10, i64 0, i64 %54, i64 %70
  store i64 %68, ptr %71, align 8
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %29
  br i1 %73, label %61, label %64

74:                                               ; preds = %41, %97
  %75 = phi i64 [ 0, %41 ], [ %98, %97 ]
  %76 = trunc i64 %75 to i32
  %77 = shl i64 %75, 5
  %78 = shl i32 %76, 2
  %79 = and i64 %77, 4294967264
  br label %86

80:                                               ; preds = %97, %39
  %81 = shl nuw nsw i32 %21, 1
  %82 = icmp ult i32 %4, 8
  br i1 %82, label %121, label %83

83:                                               ; preds = %80
  %84 = tail call i32 @llvm.umax.i32(i32 %81, i32 1)
  %85 = zext i32 %84 to i64
  br label %113

86:                                               ; preds = %74, %100
  %87 = phi i64 [ 0, %74 ], [ %101, %100 ]
  %88 = add nuw nsw i64 %87, %79
  %89 = getelementptr inbounds i32, ptr %2, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = trunc i64 %87 to i32
  %92 = and i32 %91, 3
  %93 = or i32 %92, %78
  %94 = mul i32 %93, %20
  %95 = lshr i64 %87, 2
  %96 = and i64 %95, 1073741823
  br label %103

97:                                               ; preds = %100
  %98 = add nuw nsw i64 %75, 1
  %99 = icmp eq i64 %98, %44
  br i1 %99, label %80, label %74

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %87, 1
  %102 = icmp eq i64 %101, 32
  br i1 %102, label %97, label %86

103:                                              ; preds = %86, %103
  %104 = phi i64 [ 0, %86 ], [ %111, %103 ]
  %105 = trunc i64 %104 to i32
  %106 = tail call fastcc double @element(i32 noundef %90, i32 noundef %105, i32 noundef %7)
  %107 = fptosi double %106 to i64
  %108 = add i32 %94, %105
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds [64 x [8 x i64]], ptr %11, i64 0, i64 %109, i64 %96
  store i64 %107, ptr %110, align 8
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, %45
  br i1 %112, label %100, label %103

113:                                              ; preds = %83, %127
  %114 = phi i64 [ 0, %83 ], [ %128, %127 ]
  %115 = shl i64 %114, 5
  %116 = trunc i64 %114 to i32
  %117 = shl i32 %116, 2
  %118 = and i32 %117, -8
  %119 = and i64 %114, 1
  %120 = and i64 %115, 4294967264
  br label %130

121:                                              ; preds = %127, %80
  %122 = icmp eq i32 %4, 0
  br i1 %122, label %223, label %123

123:                                              ; preds = %121
  %124 = icmp eq i32 %5, 0
  %125 = zext i32 %4 to i64
  %126 = zext i32 %5 to i64
  br label %146

127:                                              ; preds = %130
  %128 = add nuw nsw i64 %114, 1
  %129 = icmp eq i64 %128, %85
  br i1 %129, label %121, label %113

130:                                              ; preds = %113, %130
  %131 = phi i64 [ 0, %113 ], [ %144, %130 ]
  %132 = add nuw nsw i64 %131, %120
  %133 = getelementptr inbounds i32, ptr %3, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  %136 = trunc i64 %131 to i32
  %137 = lshr i32 %136, 2
  %138 = add nuw i32 %137, %118
  %139 = zext i32 %138 to i64
  %140 = shl nuw i64 %131, 1
  %141 = and i64 %140, 6
  %142 = or i64 %141, %119
  %143 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %139, i64 %142
  store i64 %135, ptr %143, align 8
  %144 = add nuw nsw i64 %131, 1
  %145 = icmp eq i64 %144, 32
  br i1 %145, label %127, label %130

146:                                              ; preds = %123, %171
  %147 = phi i64 [ 0, %123 ], [ %172, %171 ]
  br i1 %124, label %171, label %155

148:                                              ; preds = %171
  br i1 %82, label %223, label %149

149:                                              ; preds = %148
  %150 = icmp eq i32 %8, 0
  %151 = tail call i32 @llvm.umax.i32(i32 %81, i32 1)
  %152 = zext i32 %151 to i64
  %153 = insertelement <4 x i1> poison, i1 %150, i64 0
  %154 = shufflevector <4 x i1> %153, <4 x i1> poison, <4 x i32> zeroinitializer
  br label %177

155:                                              ; preds = %146, %174
  %156 = phi i64 [ %175, %174 ], [ 0, %146 ]
  %157 = getelementptr inbounds [16 x [64 x i64]], ptr %10, i64 0, i64 %147, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = insertelement <4 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <4 x i64> %159, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %161

161:                                              ; preds = %161, %155
  %162 = phi i64 [ 0, %155 ], [ %169, %161 ]
  %163 = getelementptr inbounds [64 x [8 x i64]], ptr %11, i64 0, i64 %156, i64 %162
  %164 = load <4 x i64>, ptr %163, align 16
  %165 = mul nsw <4 x i64> %164, %160
  %166 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %147, i64 %162
  %167 = load <4 x i64>, ptr %166, align 16
  %168 = add nsw <4 x i64> %167, %165
  store <4 x i64> %168, ptr %166, align 16
  %169 = add nuw i64 %162, 4
  %170 = icmp eq i64 %169, 8
  br i1 %170, label %174, label %161

171:                                              ; preds = %174, %146
  %172 = add nuw nsw i64 %147, 1
  %173 = icmp eq i64 %172, %125
  br i1 %173, label %148, label %146

174:                                              ; preds = %161
  %175 = add nuw nsw i64 %156, 1
  %176 = icmp eq i64 %175, %126
  br i1 %176, label %171, label %155

177:                                              ; preds = %149, %224
  %178 = phi i64 [ 0, %149 ], [ %225, %224 ]
  %179 = trunc i64 %178 to i32
  %180 = shl i32 %179, 2
  %181 = and i32 %180, -8
  %182 = and i64 %178, 1
  %183 = shl i64 %178, 5
  %184 = and i64 %183, 4294967264
  %185 = or i64 %182, 2
  %186 = or i64 %182, 4
  %187 = or i64 %182, 6
  br label %188

188:                                              ; preds = %188, %177
  %189 = phi i64 [ 0, %177 ], [ %221, %188 ]
  %190 = trunc i64 %189 to i32
  %191 = lshr exact i32 %190, 2
  %192 = lshr exact i32 %190, 2
  %193 = lshr exact i32 %190, 2
  %194 = lshr exact i32 %190, 2
  %195 = add nuw i32 %191, %181
  %196 = add nuw i32 %192, %181
  %197 = add nuw i32 %193, %181
  %198 = add nuw i32 %194, %181
  %199 = zext i32 %195 to i64
  %200 = zext i32 %196 to i64
  %201 = zext i32 %197 to i64
  %202 = zext i32 %198 to i64
  %203 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %199, i64 %182
  %204 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %200, i64 %185
  %205 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %201, i64 %186
  %206 = getelementptr inbounds [16 x [8 x i64]], ptr %12, i64 0, i64 %202, i64 %187
  %207 = load i64, ptr %203, align 8
  %208 = load i64, ptr %204, align 8
  %209 = load i64, ptr %205, align 8
  %210 = load i64, ptr %206, align 8
  %211 = insertelement <4 x i64> poison, i64 %207, i64 0
  %212 = insertelement <4 x i64> %211, i64 %208, i64 1
  %213 = insertelement <4 x i64> %212, i64 %209, i64 2
  %214 = insertelement <4 x i64> %213, i64 %210, i64 3
  %215 = tail call <4 x i64> @llvm.smin.v4i64(<4 x i64> %214, <4 x i64> <i64 2147483647, i64 2147483647, i64 2147483647, i64 2147483647>)
  %216 = tail call <4 x i64> @llvm.smax.v4i64(<4 x i64> %215, <4 x i64> <i64 -2147483648, i64 -2147483648, i64 -2147483648, i64 -2147483648>)
  %217 = select <4 x i1> %154, <4 x i64> %214, <4 x i64> %216
  %218 = trunc <4 x i64> %217 to <4 x i32>
  %219 = add nuw nsw i64 %189, %184
  %220 = getelementptr inbounds i32, ptr %0, i64 %219
  store <4 x i32> %218, ptr %220, align 4
  %221 = add nuw i64 %189, 4
  %222 = icmp eq i64 %221, 32
  br i1 %222, label %224, label %188

223:                                              ; preds = %224, %121, %148
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %10)
  ret void

224:                                              ; preds = %188
  %225 = add nuw nsw i64 %178, 1
  %226 = icmp eq i64 %225, %152
  br i1 %226, label %223, label %177
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matrix_doubles(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = alloca [4 x [32 x double]], align 16
  %8 = lshr i32 %4, 3
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %7)
  %9 = shl nuw nsw i32 %8, 1
  %10 = icmp ult i32 %4, 8
  br i1 %10, label %87, label %11

11:                                               ; preds = %6
  %12 = icmp eq i32 %5, 0
  %13 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %11, %26
  %16 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %17 = trunc i64 %16 to i32
  %18 = shl i64 %16, 5
  %19 = lshr i32 %17, 1
  %20 = and i32 %17, 1
  %21 = and i64 %18, 4294967264
  br label %29

22:                                               ; preds = %26
  br i1 %10, label %87, label %23

23:                                               ; preds = %22
  %24 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %25 = zext i32 %24 to i64
  br label %78

26:                                               ; preds = %42
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, %14
  br i1 %28, label %22, label %15

29:                                               ; preds = %15, %42
  %30 = phi i64 [ 0, %15 ], [ %45, %42 ]
  %31 = add nuw nsw i64 %30, %21
  %32 = getelementptr inbounds double, ptr %3, i64 %31
  %33 = load double, ptr %32, align 8
  br i1 %12, label %42, label %34

34:                                               ; preds = %29
  %35 = trunc i64 %30 to i32
  %36 = and i32 %35, 2147483644
  %37 = trunc i64 %30 to i32
  %38 = shl i32 %37, 1
  %39 = and i32 %38, 6
  %40 = or i32 %39, %20
  %41 = shl nuw nsw i32 %40, 2
  br label %47

42:                                               ; preds = %47, %29
  %43 = phi double [ %33, %29 ], [ %75, %47 ]
  %44 = getelementptr inbounds [4 x [32 x double]], ptr %7, i64 0, i64 %16, i64 %30
  store double %43, ptr %44, align 8
  %45 = add nuw nsw i64 %30, 1
  %46 = icmp eq i64 %45, 32
  br i1 %46, label %26, label %29

47:                                               ; preds = %34, %47
  %48 = phi i32 [ 0, %34 ], [ %76, %47 ]
  %49 = phi double [ %33, %34 ], [ %75, %47 ]
  %50 = lshr i32 %48, 2
  %51 = mul i32 %50, %8
  %52 = add i32 %51, %19
  %53 = shl i32 %52, 5
  %54 = add i32 %53, %36
  %55 = and i32 %48, 3
  %56 = or i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = shl i32 %50, 5
  %61 = or i32 %60, %41
  %62 = or i32 %61, %55
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %2, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fcmp uno double %65, 0.000000e+00
  %67 = fcmp uno double %49, 0.000000e+00
  %68 = select i1 %67, double %49, double %59
  %69 = select i1 %66, double %65, double %68
  %70 = fcmp uno double %69, 0.000000e+00
  %71 = bitcast double %69 to i64
  %72 = or i64 %71, 2251799813685248
  %73 = bitcast i64 %72 to double
  %74 = tail call double @llvm.fma.f64(double %59, double %65, double %49)
  %75 = select i1 %70, double %73, double %74
  %76 = add nuw i32 %48, 1
  %77 = icmp eq i32 %76, %5
  br i1 %77, label %42, label %47

78:                                               ; preds = %23, %78
  %79 = phi i64 [ 0, %23 ], [ %85, %78 ]
  %80 = shl i64 %79, 8
  %81 = and i64 %80, 34359738112
  %82 = getelementptr i8, ptr %0, i64 %81
  %83 = shl nuw nsw i64 %79, 8
  %84 = getelementptr i8, ptr %7, i64 %83
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %82, ptr noundef nonnull align 16 dereferenceable(256) %84, i64 256, i1 false)
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %25
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %6, %22
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

12:                                               ; preds = %59
  ret i32 %65

13:                                               ; preds = %7, %59
  %14 = phi i64 [ 0, %7 ], [ %66, %59 ]
  %15 = phi i32 [ 0, %7 ], [ %65, %59 ]
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
  switch i32 %5, label %38 [
    i32 0, label %29
    i32 1, label %32
    i32 2, label %35
  ]

29:                                               ; preds = %13
  %30 = sub nsw i32 %24, %20
  %31 = icmp sge i32 %30, %28
  br label %42

32:                                               ; preds = %13
  %33 = add nuw nsw i32 %20, %24
  %34 = icmp ule i32 %33, %28
  br label %42

35:                                               ; preds = %13
  %36 = xor i32 %20, %24
  %37 = icmp ule i32 %36, %28
  br label %42

38:                                               ; preds = %13
  %39 = and i32 %20, %26
  %40 = or i32 %25, %39
  %41 = icmp ule i32 %40, %28
  br label %42

42:                                               ; preds = %29, %32, %35, %38
  %43 = phi i1 [ %34, %32 ], [ %41, %38 ], [ %37, %35 ], [ %31, %29 ]
  %44 = phi i32 [ %33, %32 ], [ %40, %38 ], [ %36, %35 ], [ %30, %29 ]
  %45 = select i1 %43, i32 %44, i32 %24
  %46 = and i32 %45, 31
  %47 = zext i32 %46 to i64
  %48 = icmp eq i64 %14, %47
  br i1 %48, label %59, label %49

49:                                               ; preds = %42
  %50 = getelementptr inbounds i32, ptr %4, i64 %14
  %51 = load i32, ptr %50, align 4
  %52 = shl nuw i32 1, %46
  %53 = and i32 %51, %52
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %49
  %56 = load i32, ptr %11, align 4
  %57 = and i32 %56, %52
  %58 = icmp ne i32 %57, 0
  br label %59

59:                                               ; preds = %49, %55, %42
  %60 = phi i1 [ true, %42 ], [ false, %49 ], [ %58, %55 ]
  %61 = zext i1 %60 to i32
  %62 = lshr i32 %10, %46
  %63 = and i32 %62, %61
  %64 = shl nuw i32 %63, %24
  %65 = or i32 %64, %15
  %66 = add nuw nsw i64 %14, 1
  %67 = icmp eq i64 %66, 32
  br i1 %67, label %12, label %13
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @shuffle_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %37
  store i32 %48, ptr %5, align 4
  ret void

8:                                                ; preds = %6, %37
  %9 = phi i64 [ 0, %6 ], [ %49, %37 ]
  %10 = phi i32 [ 0, %6 ], [ %48, %37 ]
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
  switch i32 %4, label %33 [
    i32 0, label %24
    i32 1, label %27
    i32 2, label %30
  ]

24:                                               ; preds = %8
  %25 = sub nsw i32 %19, %15
  %26 = icmp sge i32 %25, %23
  br label %37

27:                                               ; preds = %8
  %28 = add nuw nsw i32 %15, %19
  %29 = icmp ule i32 %28, %23
  br label %37

30:                                               ; preds = %8
  %31 = xor i32 %15, %19
  %32 = icmp ule i32 %31, %23
  br label %37

33:                                               ; preds = %8
  %34 = and i32 %15, %21
  %35 = or i32 %20, %34
  %36 = icmp ule i32 %35, %23
  br label %37

37:                                               ; preds = %24, %27, %30, %33
  %38 = phi i1 [ %29, %27 ], [ %36, %33 ], [ %32, %30 ], [ %26, %24 ]
  %39 = phi i32 [ %28, %27 ], [ %35, %33 ], [ %31, %30 ], [ %25, %24 ]
  %40 = zext i1 %38 to i32
  %41 = select i1 %38, i32 %39, i32 %19
  %42 = and i32 %41, 31
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %1, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %45, ptr %46, align 4
  %47 = shl nuw i32 %40, %19
  %48 = or i32 %47, %10
  %49 = add nuw nsw i64 %9, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %7, label %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @check_members(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %5, %45
  %7 = phi i64 [ 0, %5 ], [ %47, %45 ]
  %8 = phi i1 [ false, %5 ], [ %48, %45 ]
  %9 = phi i32 [ 0, %5 ], [ %46, %45 ]
  %10 = trunc i64 %7 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %45, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds i32, ptr %4, i64 %7
  %16 = load i32, ptr %15, align 4
  %17 = and i32 %16, %3
  %18 = xor i32 %16, -1
  %19 = lshr i32 %18, %10
  %20 = and i32 %19, 1
  %21 = insertelement <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %20, i64 0
  %22 = insertelement <8 x i32> poison, i32 %17, i64 0
  %23 = shufflevector <8 x i32> %22, <8 x i32> poison, <8 x i32> zeroinitializer
  %24 = insertelement <8 x i32> poison, i32 %16, i64 0
  %25 = shufflevector <8 x i32> %24, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %26

26:                                               ; preds = %26, %14
  %27 = phi i64 [ 0, %14 ], [ %37, %26 ]
  %28 = phi <8 x i32> [ %21, %14 ], [ %36, %26 ]
  %29 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %14 ], [ %38, %26 ]
  %30 = lshr <8 x i32> %23, %29
  %31 = getelementptr inbounds i32, ptr %4, i64 %27
  %32 = load <8 x i32>, ptr %31, align 4
  %33 = icmp ne <8 x i32> %32, %25
  %34 = zext <8 x i1> %33 to <8 x i32>
  %35 = and <8 x i32> %30, %34
  %36 = or <8 x i32> %35, %28
  %37 = add nuw i64 %27, 8
  %38 = add <8 x i32> %29, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %39 = icmp eq i64 %37, 32
  br i1 %39, label %40, label %26

40:                                               ; preds = %26
  %41 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %36)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = or i32 %16, %9
  br label %45

45:                                               ; preds = %43, %6
  %46 = phi i32 [ %9, %6 ], [ %44, %43 ]
  %47 = add nuw nsw i64 %7, 1
  %48 = icmp ugt i64 %7, 30
  %49 = icmp eq i64 %47, 32
  br i1 %49, label %53, label %6

50:                                               ; preds = %40
  %51 = trunc i64 %7 to i32
  %52 = tail call i32 @failed(ptr noundef %0, ptr noundef %1, i32 noundef 12, i32 noundef %2, i32 noundef %51, i64 noundef 0, i64 noundef 0, i32 noundef 0)
  br i1 %8, label %53, label %75

53:                                               ; preds = %45, %50
  %54 = phi i32 [ %9, %50 ], [ %46, %45 ]
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, %3
  %58 = xor i32 %3, -1
  %59 = and i32 %56, %58
  %60 = icmp eq i32 %57, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %53
  %62 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = and i32 %54, %63
  %65 = and i32 %64, %58
  br label %66

66:                                               ; preds = %53, %61
  %67 = phi i32 [ %65, %61 ], [ 0, %53 ]
  %68 = xor i32 %59, -1
  %69 = and i32 %67, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 15
  store i32 %2, ptr %72, align 4
  br label %73

73:                                               ; preds = %71, %66
  %74 = or i32 %67, %59
  store i32 %74, ptr %55, align 8
  br label %75

75:                                               ; preds = %50, %73
  %76 = phi i32 [ 0, %73 ], [ %52, %50 ]
  ret i32 %76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %24, %4
  %6 = phi i64 [ 0, %4 ], [ %31, %24 ]
  %7 = getelementptr inbounds i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = insertelement <8 x i32> poison, i32 %8, i64 0
  %10 = shufflevector <8 x i32> %9, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %11

11:                                               ; preds = %11, %5
  %12 = phi i64 [ 0, %5 ], [ %21, %11 ]
  %13 = phi <8 x i32> [ zeroinitializer, %5 ], [ %20, %11 ]
  %14 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %5 ], [ %22, %11 ]
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load <8 x i32>, ptr %15, align 4
  %17 = icmp eq <8 x i32> %16, %10
  %18 = zext <8 x i1> %17 to <8 x i32>
  %19 = shl nuw <8 x i32> %18, %14
  %20 = or <8 x i32> %19, %13
  %21 = add nuw i64 %12, 8
  %22 = add <8 x i32> %14, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %23 = icmp eq i64 %21, 32
  br i1 %23, label %24, label %11

24:                                               ; preds = %11
  %25 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %20)
  %26 = getelementptr inbounds i32, ptr %2, i64 %6
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, %3
  %29 = and i32 %28, %25
  %30 = getelementptr inbounds i32, ptr %0, i64 %6
  store i32 %29, ptr %30, align 4
  %31 = add nuw nsw i64 %6, 1
  %32 = icmp eq i64 %31, 32
  br i1 %32, label %33, label %5

33:                                               ; preds = %24
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_all_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %33
  ret void

6:                                                ; preds = %4, %33
  %7 = phi i64 [ 0, %4 ], [ %38, %33 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %3
  %11 = getelementptr inbounds i32, ptr %1, i64 %7
  %12 = load i32, ptr %11, align 4
  %13 = xor i32 %10, -1
  %14 = insertelement <8 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <8 x i32> zeroinitializer
  %16 = insertelement <8 x i32> poison, i32 %12, i64 0
  %17 = shufflevector <8 x i32> %16, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %18

18:                                               ; preds = %18, %6
  %19 = phi i64 [ 0, %6 ], [ %30, %18 ]
  %20 = phi <8 x i32> [ <i32 1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %6 ], [ %29, %18 ]
  %21 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %6 ], [ %31, %18 ]
  %22 = lshr <8 x i32> %15, %21
  %23 = and <8 x i32> %22, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %24 = getelementptr inbounds i32, ptr %1, i64 %19
  %25 = load <8 x i32>, ptr %24, align 4
  %26 = icmp eq <8 x i32> %25, %17
  %27 = zext <8 x i1> %26 to <8 x i32>
  %28 = or <8 x i32> %23, %27
  %29 = and <8 x i32> %28, %20
  %30 = add nuw i64 %19, 8
  %31 = add <8 x i32> %21, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %32 = icmp eq i64 %30, 32
  br i1 %32, label %33, label %18

33:                                               ; preds = %18
  %34 = tail call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %29)
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 0, i32 %10
  %37 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %36, ptr %37, align 4
  %38 = add nuw nsw i64 %7, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %5

5:                                                ; preds = %24, %4
  %6 = phi i64 [ 0, %4 ], [ %31, %24 ]
  %7 = getelementptr inbounds i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = insertelement <4 x i64> poison, i64 %8, i64 0
  %10 = shufflevector <4 x i64> %9, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %11

11:                                               ; preds = %11, %5
  %12 = phi i64 [ 0, %5 ], [ %21, %11 ]
  %13 = phi <4 x i32> [ zeroinitializer, %5 ], [ %20, %11 ]
  %14 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %5 ], [ %22, %11 ]
  %15 = getelementptr inbounds i64, ptr %1, i64 %12
  %16 = load <4 x i64>, ptr %15, align 8
  %17 = icmp eq <4 x i64> %16, %10
  %18 = zext <4 x i1> %17 to <4 x i32>
  %19 = shl nuw <4 x i32> %18, %14
  %20 = or <4 x i32> %19, %13
  %21 = add nuw i64 %12, 4
  %22 = add <4 x i32> %14, <i32 4, i32 4, i32 4, i32 4>
  %23 = icmp eq i64 %21, 32
  br i1 %23, label %24, label %11

24:                                               ; preds = %11
  %25 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %20)
  %26 = getelementptr inbounds i32, ptr %2, i64 %6
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, %3
  %29 = and i32 %28, %25
  %30 = getelementptr inbounds i32, ptr %0, i64 %6
  store i32 %29, ptr %30, align 4
  %31 = add nuw nsw i64 %6, 1
  %32 = icmp eq i64 %31, 32
  br i1 %32, label %33, label %5

33:                                               ; preds = %24
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_all_64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %33
  ret void

6:                                                ; preds = %4, %33
  %7 = phi i64 [ 0, %4 ], [ %38, %33 ]
  %8 = getelementptr inbounds i32, ptr %2, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %3
  %11 = getelementptr inbounds i64, ptr %1, i64 %7
  %12 = load i64, ptr %11, align 8
  %13 = xor i32 %10, -1
  %14 = insertelement <4 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <4 x i32> %14, <4 x i32> poison, <4 x i32> zeroinitializer
  %16 = insertelement <4 x i64> poison, i64 %12, i64 0
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %18

18:                                               ; preds = %18, %6
  %19 = phi i64 [ 0, %6 ], [ %30, %18 ]
  %20 = phi <4 x i32> [ <i32 1, i32 -1, i32 -1, i32 -1>, %6 ], [ %29, %18 ]
  %21 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %6 ], [ %31, %18 ]
  %22 = lshr <4 x i32> %15, %21
  %23 = and <4 x i32> %22, <i32 1, i32 1, i32 1, i32 1>
  %24 = getelementptr inbounds i64, ptr %1, i64 %19
  %25 = load <4 x i64>, ptr %24, align 8
  %26 = icmp eq <4 x i64> %25, %17
  %27 = zext <4 x i1> %26 to <4 x i32>
  %28 = or <4 x i32> %23, %27
  %29 = and <4 x i32> %28, %20
  %30 = add nuw i64 %19, 4
  %31 = add <4 x i32> %21, <i32 4, i32 4, i32 4, i32 4>
  %32 = icmp eq i64 %30, 32
  br i1 %32, label %33, label %18

33:                                               ; preds = %18
  %34 = tail call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %29)
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 0, i32 %10
  %37 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %36, ptr %37, align 4
  %38 = add nuw nsw i64 %7, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %5, label %6
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @reduce_32(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = icmp eq i32 %5, 0
  %8 = select i1 %7, i32 0, i32 -2147483648
  %9 = select i1 %7, i32 -1, i32 2147483647
  br label %11

10:                                               ; preds = %67
  ret void

11:                                               ; preds = %6, %67
  %12 = phi i64 [ 0, %6 ], [ %70, %67 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = load i32, ptr %2, align 4
  br label %27

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %2, i64 %12
  %18 = load i32, ptr %17, align 4
  %19 = add nuw i64 %12, 4294967295
  %20 = and i64 %19, 4294967295
  %21 = getelementptr inbounds i32, ptr %2, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %18, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %16
  %25 = getelementptr inbounds i32, ptr %0, i64 %20
  %26 = load i32, ptr %25, align 4
  br label %67

27:                                               ; preds = %14, %16
  %28 = phi i32 [ %15, %14 ], [ %18, %16 ]
  %29 = and i32 %28, %3
  switch i32 %4, label %32 [
    i32 3, label %33
    i32 1, label %30
    i32 2, label %31
  ]

30:                                               ; preds = %27
  br label %33

31:                                               ; preds = %27
  br label %33

32:                                               ; preds = %27
  br label %33

33:                                               ; preds = %32, %31, %30, %27
  %34 = phi i32 [ -1, %27 ], [ %9, %30 ], [ %8, %31 ], [ 0, %32 ]
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
  br i1 %7, label %50, label %48

48:                                               ; preds = %47
  %49 = tail call i32 @llvm.smin.i32(i32 %44, i32 %37)
  br label %63

50:                                               ; preds = %47
  %51 = tail call i32 @llvm.umin.i32(i32 %44, i32 %37)
  br label %63

52:                                               ; preds = %42
  br i1 %7, label %55, label %53

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

67:                                               ; preds = %63, %24
  %68 = phi i32 [ %26, %24 ], [ %64, %63 ]
  %69 = getelementptr inbounds i32, ptr %0, i64 %12
  store i32 %68, ptr %69, align 4
  %70 = add nuw nsw i64 %12, 1
  %71 = icmp eq i64 %70, 32
  br i1 %71, label %10, label %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double)

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.floor.v8f64(<8 x double>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr nocapture, i32 immarg, <8 x i1>, <8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i64> @llvm.masked.load.v4i64.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.usub.sat.v8i32(<8 x i32>, <8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.umin.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.usub.sat.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x double>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr nocapture, i32 immarg, <4 x i1>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.smin.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.smax.v4i64(<4 x i64>, <4 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)



