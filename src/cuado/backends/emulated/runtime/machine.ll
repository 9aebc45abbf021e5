; sha256 of the sources: f9fa6ba76a1ade09173e55155bd0258e3364dbbcb123a89b83e70aba26371a1c

%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [128 x %struct.Entry], [3 x [32 x i32]], i64, i32, i32 }
%struct.Entry = type { i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, i64, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, [3 x i32], i32, i32, i32, [5 x ptr], [5 x i64], [16 x i32], [16 x [16 x i32]], [2 x i64], ptr, ptr, i64, %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64, i64, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], ptr, i64, ptr, [17 x [32 x i32]], [32 x [32 x i32]], ptr, ptr, ptr, i64, i32 }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, i64 }
%struct.Protocol = type { [32 x %struct.Known], [32 x %struct.Known], [32 x [32 x i32]], [32 x i32], [3 x [32 x i32]], [3 x [32 x i32]], [3 x [32 x [64 x i32]]], [32 x i32], [32 x i32], [128 x %struct.Tracked], i64, [17 x %struct.Known], [32 x %struct.Known], [32 x %struct.Known], [32 x [32 x i32]], [32 x i32] }
%struct.Tracked = type { i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], [32 x i32], %struct.Known, %struct.Known }
%struct.Known = type { [256 x i32], [32 x i32] }
%struct.Order = type { [16 x [16 x i32]], [16 x [16 x i32]], [16 x [16 x i32]], [16 x [16 x i32]], [16 x i32], [16 x i32], [16 x [32 x [32 x i32]]], [16 x %struct.Told], [16 x %struct.Told], [16 x %struct.Told], %struct.Told, [16 x %struct.Turn], i32, [128 x %struct.Meeting] }
%struct.Told = type { [528 x i32], [528 x i32] }
%struct.Turn = type { i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], [17 x [32 x i32]], [32 x [32 x i32]] }
%struct.Meeting = type { i64, [16 x i32], [16 x i32], %struct.Told, %struct.Told }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Pattern = type { [32 x i64], i64, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.TensorMap = type { i64, [4 x i64], [5 x i32], [5 x i32], [5 x i32], i8, i8, i8, i8, i8, i8, [2 x i8], i32, [3 x i16], [3 x i16] }
%struct.Tile = type { ptr, ptr, i32, i32, i32, i32, ptr, i64, i32, i32, i32, i32 }
%struct.Sides = type { [32 x [16 x double]], [32 x [256 x double]], [32 x [16 x i32]], [32 x [256 x i32]] }
%struct.Descriptor = type { i64, i32, i32, i32, i32 }
%struct.BlockCount = type { i64, i64 }
%struct.BranchCount = type { i64, i64 }

@check_wait.agent = internal unnamed_addr constant [3 x i32] [i32 0, i32 32, i32 96], align 4
@copy_with.types = internal unnamed_addr constant [11 x i8] c"\00\00\01\02\03\04\05\07\00\08\06", align 1
@element_bytes.bytes = internal unnamed_addr constant [13 x i8] c"\01\02\04\04\08\08\02\04\00\08\02\00\00", align 1

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

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @diverged(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %2, -1
  %10 = and i32 %8, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %12 = load i32, ptr %11, align 8
  %13 = icmp sgt i32 %12, 126
  br i1 %13, label %14, label %35

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %58

18:                                               ; preds = %14
  %19 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 7, ptr %15, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %19, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %34, i8 0, i64 20, i1 false)
  br label %58

35:                                               ; preds = %7
  %36 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %5
  br i1 %38, label %45, label %39

39:                                               ; preds = %35
  %40 = add nsw i32 %12, 1
  store i32 %40, ptr %11, align 8
  %41 = sext i32 %12 to i64
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %41
  store i32 %5, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %42, i64 4
  store i32 %37, ptr %43, align 4
  %44 = getelementptr inbounds i8, ptr %42, i64 8
  store i32 %8, ptr %44, align 4
  store i32 %5, ptr %36, align 4
  br label %45

45:                                               ; preds = %39, %35
  %46 = icmp eq i32 %3, %5
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  store i32 %10, ptr %1, align 8
  br label %58

48:                                               ; preds = %45
  %49 = icmp eq i32 %4, %5
  br i1 %49, label %50, label %51

50:                                               ; preds = %48
  store i32 %2, ptr %1, align 8
  br label %58

51:                                               ; preds = %48
  %52 = load i32, ptr %11, align 8
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 8
  %54 = sext i32 %52 to i64
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %54
  store i32 %4, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %55, i64 4
  store i32 %5, ptr %56, align 4
  %57 = getelementptr inbounds i8, ptr %55, i64 8
  store i32 %10, ptr %57, align 4
  store i32 %2, ptr %1, align 8
  br label %58

58:                                               ; preds = %18, %14, %51, %50, %47
  %59 = phi i32 [ %4, %47 ], [ %3, %50 ], [ %3, %51 ], [ -2, %14 ], [ -2, %18 ]
  ret i32 %59
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @failed(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %6, ptr %29, align 8
  br label %30

30:                                               ; preds = %8, %12
  ret i32 2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @trapped(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %27, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  store i32 8, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %26, i8 0, i64 20, i1 false)
  br label %27

27:                                               ; preds = %10, %6, %4
  %28 = phi i32 [ 0, %4 ], [ 2, %6 ], [ 2, %10 ]
  ret i32 %28
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @spend(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
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
  br i1 %16, label %17, label %39

17:                                               ; preds = %5
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %41

21:                                               ; preds = %17
  %22 = load i32, ptr %1, align 8
  %23 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  store i32 5, ptr %18, align 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %23, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %33, ptr %34, align 4
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %36, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %38, i8 0, i64 20, i1 false)
  br label %41

39:                                               ; preds = %5
  %40 = sub i64 %15, %9
  store i64 %40, ptr %14, align 8
  br label %41

41:                                               ; preds = %21, %17, %39
  %42 = phi i32 [ 0, %39 ], [ 2, %17 ], [ 2, %21 ]
  ret i32 %42
}

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

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_block(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %4 = load ptr, ptr %3, align 8
  %5 = trunc i64 %1 to i32
  %6 = add i32 %5, 1
  %7 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 14
  store i32 %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 16
  store i32 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 23
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(103552) %11, i8 0, i64 103552, i1 false)
  %14 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 9
  %15 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 10
  %16 = load i64, ptr %15, align 8
  %17 = mul i64 %16, 3128
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %17, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(97544) %15, i8 0, i64 97544, i1 false)
  br label %18

18:                                               ; preds = %13, %2
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %26, %23
  tail call void @llvm.memset.p0.i64(ptr align 1 %20, i8 0, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 21
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 22
  %31 = load i64, ptr %30, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %29, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 24
  %33 = getelementptr i8, ptr %4, i64 16492
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %33, i8 0, i64 4096, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(6272) %32, i8 0, i64 6272, i1 false)
  br label %35

34:                                               ; preds = %35
  ret void

35:                                               ; preds = %18, %35
  %36 = phi i64 [ 0, %18 ], [ %40, %35 ]
  %37 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 20, i64 %36
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 19, i64 %36
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18, i64 %36
  store i32 0, ptr %39, align 4
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %34, label %35
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @protocol_block(ptr nocapture noundef %0) local_unnamed_addr {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(103552) %0, i8 0, i64 103552, i1 false)
  %2 = getelementptr inbounds %struct.Protocol, ptr %0, i64 0, i32 9
  %3 = getelementptr inbounds %struct.Protocol, ptr %0, i64 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, 3128
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %2, i8 0, i64 %5, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(97544) %3, i8 0, i64 97544, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_arrived(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = zext i32 %2 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 24, i64 %7
  %9 = icmp eq i32 %3, 0
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %12
  %14 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %12
  %15 = select i1 %9, ptr %14, ptr %13
  %16 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %65, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 3, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %65, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %22, i64 %22
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds [32 x %struct.Known], ptr %17, i64 0, i64 %22
  %30 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 1, i64 %22
  br label %31

31:                                               ; preds = %31, %26
  %32 = phi i64 [ 0, %26 ], [ %38, %31 ]
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i32, ptr %29, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = tail call i32 @llvm.umax.i32(i32 %34, i32 %36)
  store i32 %37, ptr %35, align 4
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, 256
  br i1 %39, label %40, label %31

40:                                               ; preds = %31
  %41 = getelementptr inbounds [32 x %struct.Known], ptr %17, i64 0, i64 %22, i32 1
  %42 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 1, i64 %22, i32 1
  br label %43

43:                                               ; preds = %43, %40
  %44 = phi i64 [ 0, %40 ], [ %50, %43 ]
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i32, ptr %41, i64 %44
  %48 = load i32, ptr %47, align 4
  %49 = tail call i32 @llvm.umax.i32(i32 %46, i32 %48)
  store i32 %49, ptr %47, align 4
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %52, label %43

52:                                               ; preds = %43
  %53 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %22
  %54 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 2, i64 %22
  br label %55

55:                                               ; preds = %55, %52
  %56 = phi i64 [ 0, %52 ], [ %62, %55 ]
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds i32, ptr %53, i64 %56
  %60 = load i32, ptr %59, align 4
  %61 = tail call i32 @llvm.umax.i32(i32 %58, i32 %60)
  store i32 %61, ptr %59, align 4
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %64, label %55

64:                                               ; preds = %55
  store i32 %28, ptr %27, align 4
  store i32 0, ptr %23, align 4
  br label %65

65:                                               ; preds = %64, %19, %4
  %66 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %68, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr %69, align 4
  br label %73

72:                                               ; preds = %73
  br i1 %18, label %135, label %82

73:                                               ; preds = %65, %73
  %74 = phi i64 [ 0, %65 ], [ %80, %73 ]
  %75 = getelementptr inbounds i32, ptr %15, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds i32, ptr %8, i64 %74
  %78 = load i32, ptr %77, align 4
  %79 = tail call i32 @llvm.umax.i32(i32 %76, i32 %78)
  store i32 %79, ptr %77, align 4
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %72, label %73

82:                                               ; preds = %72
  br i1 %9, label %107, label %83

83:                                               ; preds = %82
  %84 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 10
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %103, label %87

87:                                               ; preds = %83
  %88 = load i32, ptr %66, align 4
  br label %89

89:                                               ; preds = %87, %100
  %90 = phi i64 [ 0, %87 ], [ %101, %100 ]
  %91 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 9, i64 %90, i32 3
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, %88
  br i1 %93, label %94, label %100

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 9, i64 %90, i32 7
  %96 = load i32, ptr %95, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 9, i64 %90, i32 8
  store i32 1, ptr %99, align 4
  br label %100

100:                                              ; preds = %98, %94, %89
  %101 = add nuw i64 %90, 1
  %102 = icmp eq i64 %101, %85
  br i1 %102, label %103, label %89

103:                                              ; preds = %100, %83
  %104 = load i32, ptr %66, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 12, i64 %105
  br label %111

107:                                              ; preds = %82
  %108 = load i32, ptr %66, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds [32 x %struct.Known], ptr %17, i64 0, i64 %109
  br label %111

111:                                              ; preds = %107, %103
  %112 = phi ptr [ %106, %103 ], [ %110, %107 ]
  %113 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 11, i64 %7
  br label %114

114:                                              ; preds = %114, %111
  %115 = phi i64 [ 0, %111 ], [ %121, %114 ]
  %116 = getelementptr inbounds i32, ptr %112, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds i32, ptr %113, i64 %115
  %119 = load i32, ptr %118, align 4
  %120 = tail call i32 @llvm.umax.i32(i32 %117, i32 %119)
  store i32 %120, ptr %118, align 4
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 256
  br i1 %122, label %123, label %114

123:                                              ; preds = %114
  %124 = getelementptr inbounds %struct.Protocol, ptr %17, i64 0, i32 11, i64 %7, i32 1
  %125 = getelementptr inbounds %struct.Known, ptr %112, i64 0, i32 1
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
  %134 = icmp eq i64 %133, 32
  br i1 %134, label %135, label %126

135:                                              ; preds = %126, %72
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @protocol_share(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Checks, ptr %0, i64 0, i32 23
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %50, label %6

6:                                                ; preds = %2
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds %struct.Protocol, ptr %4, i64 0, i32 3, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %50, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.Checks, ptr %0, i64 0, i32 17, i64 %7, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds [32 x %struct.Known], ptr %4, i64 0, i64 %7
  %15 = getelementptr inbounds %struct.Protocol, ptr %4, i64 0, i32 1, i64 %7
  br label %16

16:                                               ; preds = %16, %11
  %17 = phi i64 [ 0, %11 ], [ %23, %16 ]
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %14, i64 %17
  %21 = load i32, ptr %20, align 4
  %22 = tail call i32 @llvm.umax.i32(i32 %19, i32 %21)
  store i32 %22, ptr %20, align 4
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 256
  br i1 %24, label %25, label %16

25:                                               ; preds = %16
  %26 = getelementptr inbounds [32 x %struct.Known], ptr %4, i64 0, i64 %7, i32 1
  %27 = getelementptr inbounds %struct.Protocol, ptr %4, i64 0, i32 1, i64 %7, i32 1
  br label %28

28:                                               ; preds = %28, %25
  %29 = phi i64 [ 0, %25 ], [ %35, %28 ]
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %26, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = tail call i32 @llvm.umax.i32(i32 %31, i32 %33)
  store i32 %34, ptr %32, align 4
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %37, label %28

37:                                               ; preds = %28
  %38 = getelementptr inbounds %struct.Checks, ptr %0, i64 0, i32 17, i64 %7
  %39 = getelementptr inbounds %struct.Protocol, ptr %4, i64 0, i32 2, i64 %7
  br label %40

40:                                               ; preds = %40, %37
  %41 = phi i64 [ 0, %37 ], [ %47, %40 ]
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i32, ptr %38, i64 %41
  %45 = load i32, ptr %44, align 4
  %46 = tail call i32 @llvm.umax.i32(i32 %43, i32 %45)
  store i32 %46, ptr %44, align 4
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %49, label %40

49:                                               ; preds = %40
  store i32 %13, ptr %12, align 4
  store i32 0, ptr %8, align 4
  br label %50

50:                                               ; preds = %2, %6, %49
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @protocol_arrived(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %35, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  br label %14

14:                                               ; preds = %10, %28
  %15 = phi i64 [ 0, %10 ], [ %29, %28 ]
  %16 = icmp eq i64 %15, %12
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %15, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = load i32, ptr %13, align 4
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %15, i32 7
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %15, i32 8
  store i32 1, ptr %27, align 4
  br label %28

28:                                               ; preds = %17, %22, %26
  %29 = add i64 %15, 1
  br i1 %9, label %35, label %14

30:                                               ; preds = %14
  %31 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 12, i64 %33
  br label %40

35:                                               ; preds = %28, %4
  %36 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %38
  br label %40

40:                                               ; preds = %35, %30
  %41 = phi ptr [ %34, %30 ], [ %39, %35 ]
  %42 = zext i32 %2 to i64
  %43 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 11, i64 %42
  br label %44

44:                                               ; preds = %44, %40
  %45 = phi i64 [ 0, %40 ], [ %51, %44 ]
  %46 = getelementptr inbounds i32, ptr %41, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds i32, ptr %43, i64 %45
  %49 = load i32, ptr %48, align 4
  %50 = tail call i32 @llvm.umax.i32(i32 %47, i32 %49)
  store i32 %50, ptr %48, align 4
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, 256
  br i1 %52, label %53, label %44

53:                                               ; preds = %44
  %54 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 11, i64 %42, i32 1
  %55 = getelementptr inbounds %struct.Known, ptr %41, i64 0, i32 1
  br label %56

56:                                               ; preds = %56, %53
  %57 = phi i64 [ 0, %53 ], [ %63, %56 ]
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds i32, ptr %54, i64 %57
  %61 = load i32, ptr %60, align 4
  %62 = tail call i32 @llvm.umax.i32(i32 %59, i32 %61)
  store i32 %62, ptr %60, align 4
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, 32
  br i1 %64, label %65, label %56

65:                                               ; preds = %56
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_barrier(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.Known, align 4
  %5 = alloca [32 x i32], align 16
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %8 = zext i32 %2 to i64
  %9 = shl nuw nsw i64 %8, 7
  %10 = add nuw nsw i64 %9, 21000
  %11 = getelementptr i8, ptr %7, i64 %10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, ptr noundef nonnull align 4 dereferenceable(128) %11, i64 128, i1 false)
  %12 = icmp ult i32 %2, 16
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = zext i32 %2 to i64
  %15 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 24, i64 %14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %15, i8 0, i64 128, i1 false)
  br label %16

16:                                               ; preds = %13, %3
  %17 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 23
  br label %18

18:                                               ; preds = %16, %83
  %19 = phi i64 [ 0, %16 ], [ %84, %83 ]
  %20 = trunc i64 %19 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %83, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr %17, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %70, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Protocol, ptr %25, i64 0, i32 3, i64 %19
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %70, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %19, i64 %19
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds [32 x %struct.Known], ptr %25, i64 0, i64 %19
  %35 = getelementptr inbounds %struct.Protocol, ptr %25, i64 0, i32 1, i64 %19
  br label %36

36:                                               ; preds = %36, %31
  %37 = phi i64 [ 0, %31 ], [ %43, %36 ]
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds i32, ptr %34, i64 %37
  %41 = load i32, ptr %40, align 4
  %42 = tail call i32 @llvm.umax.i32(i32 %39, i32 %41)
  store i32 %42, ptr %40, align 4
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, 256
  br i1 %44, label %45, label %36

45:                                               ; preds = %36
  %46 = getelementptr inbounds [32 x %struct.Known], ptr %25, i64 0, i64 %19, i32 1
  %47 = getelementptr inbounds %struct.Protocol, ptr %25, i64 0, i32 1, i64 %19, i32 1
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i64 [ 0, %45 ], [ %55, %48 ]
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds i32, ptr %46, i64 %49
  %53 = load i32, ptr %52, align 4
  %54 = tail call i32 @llvm.umax.i32(i32 %51, i32 %53)
  store i32 %54, ptr %52, align 4
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp eq i64 %55, 32
  br i1 %56, label %57, label %48

57:                                               ; preds = %48
  %58 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %19
  %59 = getelementptr inbounds %struct.Protocol, ptr %25, i64 0, i32 2, i64 %19
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
  store i32 %33, ptr %32, align 4
  store i32 0, ptr %28, align 4
  br label %70

70:                                               ; preds = %24, %27, %69
  %71 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %19, i64 %19
  %72 = load i32, ptr %71, align 4
  %73 = add i32 %72, 1
  store i32 %73, ptr %71, align 4
  br label %74

74:                                               ; preds = %70, %74
  %75 = phi i64 [ 0, %70 ], [ %81, %74 ]
  %76 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %19, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %75
  %79 = load i32, ptr %78, align 4
  %80 = tail call i32 @llvm.umax.i32(i32 %77, i32 %79)
  store i32 %80, ptr %78, align 4
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %83, label %74

83:                                               ; preds = %74, %18
  %84 = add nuw nsw i64 %19, 1
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %90, label %18

86:                                               ; preds = %100
  %87 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 23
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %155, label %103

90:                                               ; preds = %83, %100
  %91 = phi i64 [ %101, %100 ], [ 0, %83 ]
  %92 = trunc i64 %91 to i32
  %93 = shl nuw i32 1, %92
  %94 = and i32 %93, %1
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %100, label %96

96:                                               ; preds = %90
  %97 = shl nuw nsw i64 %91, 7
  %98 = add nuw nsw i64 %97, 16492
  %99 = getelementptr i8, ptr %7, i64 %98
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %99, ptr noundef nonnull align 16 dereferenceable(128) %5, i64 128, i1 false)
  br label %100

100:                                              ; preds = %96, %90
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, 32
  br i1 %102, label %86, label %90

103:                                              ; preds = %86
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds %struct.Checks, ptr %104, i64 0, i32 23
  %106 = load ptr, ptr %105, align 8
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %4)
  %107 = zext i32 %2 to i64
  %108 = getelementptr inbounds %struct.Protocol, ptr %106, i64 0, i32 11, i64 %107
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1152) %4, ptr noundef nonnull align 8 dereferenceable(1152) %108, i64 1152, i1 false)
  br i1 %12, label %109, label %110

109:                                              ; preds = %103
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %108, i8 0, i64 1152, i1 false)
  br label %110

110:                                              ; preds = %109, %103
  %111 = getelementptr inbounds %struct.Known, ptr %4, i64 0, i32 1
  br label %112

112:                                              ; preds = %140, %110
  %113 = phi i64 [ 0, %110 ], [ %141, %140 ]
  %114 = trunc i64 %113 to i32
  %115 = shl nuw i32 1, %114
  %116 = and i32 %115, %1
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %140, label %118

118:                                              ; preds = %112
  %119 = getelementptr inbounds [32 x %struct.Known], ptr %106, i64 0, i64 %113
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %127, %120 ]
  %122 = getelementptr inbounds i32, ptr %119, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr inbounds i32, ptr %4, i64 %121
  %125 = load i32, ptr %124, align 4
  %126 = tail call i32 @llvm.umax.i32(i32 %123, i32 %125)
  store i32 %126, ptr %124, align 4
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, 256
  br i1 %128, label %129, label %120

129:                                              ; preds = %120
  %130 = getelementptr inbounds [32 x %struct.Known], ptr %106, i64 0, i64 %113, i32 1
  br label %131

131:                                              ; preds = %131, %129
  %132 = phi i64 [ 0, %129 ], [ %138, %131 ]
  %133 = getelementptr inbounds i32, ptr %130, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds i32, ptr %111, i64 %132
  %136 = load i32, ptr %135, align 4
  %137 = tail call i32 @llvm.umax.i32(i32 %134, i32 %136)
  store i32 %137, ptr %135, align 4
  %138 = add nuw nsw i64 %132, 1
  %139 = icmp eq i64 %138, 32
  br i1 %139, label %140, label %131

140:                                              ; preds = %131, %112
  %141 = add nuw nsw i64 %113, 1
  %142 = icmp eq i64 %141, 32
  br i1 %142, label %143, label %112

143:                                              ; preds = %140, %151
  %144 = phi i64 [ %152, %151 ], [ 0, %140 ]
  %145 = trunc i64 %144 to i32
  %146 = shl nuw i32 1, %145
  %147 = and i32 %146, %1
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %151, label %149

149:                                              ; preds = %143
  %150 = getelementptr inbounds [32 x %struct.Known], ptr %106, i64 0, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %150, ptr noundef nonnull align 4 dereferenceable(1152) %4, i64 1152, i1 false)
  br label %151

151:                                              ; preds = %149, %143
  %152 = add nuw nsw i64 %144, 1
  %153 = icmp eq i64 %152, 32
  br i1 %153, label %154, label %143

154:                                              ; preds = %151
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %4)
  br label %155

155:                                              ; preds = %154, %86
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @protocol_barrier(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.Known, align 4
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %4)
  %9 = zext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 11, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1152) %4, ptr noundef nonnull align 8 dereferenceable(1152) %10, i64 1152, i1 false)
  %11 = icmp ult i32 %2, 16
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %10, i8 0, i64 1152, i1 false)
  br label %13

13:                                               ; preds = %12, %3
  %14 = getelementptr inbounds %struct.Known, ptr %4, i64 0, i32 1
  br label %15

15:                                               ; preds = %13, %43
  %16 = phi i64 [ 0, %13 ], [ %44, %43 ]
  %17 = trunc i64 %16 to i32
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %43, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %16
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %30, %23 ]
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i32, ptr %4, i64 %24
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.umax.i32(i32 %26, i32 %28)
  store i32 %29, ptr %27, align 4
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %32, label %23

32:                                               ; preds = %23
  %33 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %16, i32 1
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 0, %32 ], [ %41, %34 ]
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds i32, ptr %14, i64 %35
  %39 = load i32, ptr %38, align 4
  %40 = tail call i32 @llvm.umax.i32(i32 %37, i32 %39)
  store i32 %40, ptr %38, align 4
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %34

43:                                               ; preds = %34, %15
  %44 = add nuw nsw i64 %16, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %47, label %15

46:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %4)
  ret void

47:                                               ; preds = %43, %55
  %48 = phi i64 [ %56, %55 ], [ 0, %43 ]
  %49 = trunc i64 %48 to i32
  %50 = shl nuw i32 1, %49
  %51 = and i32 %50, %1
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1152) %54, ptr noundef nonnull align 4 dereferenceable(1152) %4, i64 1152, i1 false)
  br label %55

55:                                               ; preds = %47, %53
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %46, label %47
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @count_rivals(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  %5 = alloca [32 x i64], align 16
  %6 = alloca [32 x i32], align 16
  %7 = alloca [32 x i64], align 16
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %425, label %9

9:                                                ; preds = %4
  %10 = load <32 x i64>, ptr %3, align 8
  %11 = icmp eq i32 %2, -1
  br i1 %11, label %21, label %12

12:                                               ; preds = %9
  %13 = bitcast i32 %2 to <32 x i1>
  %14 = tail call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %3, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = insertelement <32 x i64> poison, i64 %17, i64 0
  %19 = shufflevector <32 x i64> %18, <32 x i64> poison, <32 x i32> zeroinitializer
  %20 = select <32 x i1> %13, <32 x i64> %10, <32 x i64> %19
  br label %21

21:                                               ; preds = %9, %12
  %22 = phi <32 x i64> [ %20, %12 ], [ %10, %9 ]
  %23 = tail call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %22)
  %24 = tail call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %22)
  %25 = tail call i32 @llvm.ctpop.i32(i32 %2)
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 47
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %36, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %1 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp ne i8 %34, 0
  br label %36

36:                                               ; preds = %29, %21
  %37 = phi i1 [ false, %21 ], [ %35, %29 ]
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %39 = load i64, ptr %38, align 8
  %40 = sub i64 %23, %39
  %41 = and i64 %40, -128
  %42 = add i64 %41, %39
  %43 = sub i64 %24, %42
  %44 = icmp ult i64 %43, 4294967263
  br i1 %44, label %45, label %259

45:                                               ; preds = %36
  %46 = insertelement <32 x i64> poison, i64 %42, i64 0
  %47 = shufflevector <32 x i64> %46, <32 x i64> poison, <32 x i32> zeroinitializer
  %48 = sub <32 x i64> %22, %47
  %49 = trunc <32 x i64> %48 to <32 x i32>
  %50 = bitcast i32 %2 to <32 x i1>
  %51 = select <32 x i1> %50, <32 x i32> %49, <32 x i32> <i32 -1, i32 -2, i32 -3, i32 -4, i32 -5, i32 -6, i32 -7, i32 -8, i32 -9, i32 -10, i32 -11, i32 -12, i32 -13, i32 -14, i32 -15, i32 -16, i32 -17, i32 -18, i32 -19, i32 -20, i32 -21, i32 -22, i32 -23, i32 -24, i32 -25, i32 -26, i32 -27, i32 -28, i32 -29, i32 -30, i32 -31, i32 -32>
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %53 = icmp ult <32 x i32> %51, %52
  %54 = bitcast <32 x i1> %53 to i32
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %117, label %56

56:                                               ; preds = %45
  %57 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %58 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %51, <32 x i32> %57)
  %59 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %51, <32 x i32> %57)
  %60 = shufflevector <32 x i32> %58, <32 x i32> %59, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %62 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %60, <32 x i32> %61)
  %63 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %60, <32 x i32> %61)
  %64 = shufflevector <32 x i32> %62, <32 x i32> %63, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %65 = shufflevector <32 x i32> %64, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %66 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %64, <32 x i32> %65)
  %67 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %64, <32 x i32> %65)
  %68 = shufflevector <32 x i32> %66, <32 x i32> %67, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %70 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %68, <32 x i32> %69)
  %71 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %68, <32 x i32> %69)
  %72 = shufflevector <32 x i32> %70, <32 x i32> %71, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %74 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %72, <32 x i32> %73)
  %75 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %72, <32 x i32> %73)
  %76 = shufflevector <32 x i32> %74, <32 x i32> %75, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %78 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %76, <32 x i32> %77)
  %79 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %76, <32 x i32> %77)
  %80 = shufflevector <32 x i32> %78, <32 x i32> %79, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %82 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %80, <32 x i32> %81)
  %83 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %80, <32 x i32> %81)
  %84 = shufflevector <32 x i32> %82, <32 x i32> %83, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %86 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %84, <32 x i32> %85)
  %87 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %84, <32 x i32> %85)
  %88 = shufflevector <32 x i32> %86, <32 x i32> %87, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <32 x i32> %88, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %90 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %88, <32 x i32> %89)
  %91 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %88, <32 x i32> %89)
  %92 = shufflevector <32 x i32> %90, <32 x i32> %91, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %94 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %92, <32 x i32> %93)
  %95 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %92, <32 x i32> %93)
  %96 = shufflevector <32 x i32> %94, <32 x i32> %95, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %97 = shufflevector <32 x i32> %96, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %98 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %96, <32 x i32> %97)
  %99 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %96, <32 x i32> %97)
  %100 = shufflevector <32 x i32> %98, <32 x i32> %99, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %101 = shufflevector <32 x i32> %100, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %102 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %100, <32 x i32> %101)
  %103 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %100, <32 x i32> %101)
  %104 = shufflevector <32 x i32> %102, <32 x i32> %103, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %105 = shufflevector <32 x i32> %104, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %106 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %104, <32 x i32> %105)
  %107 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %104, <32 x i32> %105)
  %108 = shufflevector <32 x i32> %106, <32 x i32> %107, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %109 = shufflevector <32 x i32> %108, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %110 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %108, <32 x i32> %109)
  %111 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %108, <32 x i32> %109)
  %112 = shufflevector <32 x i32> %110, <32 x i32> %111, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %113 = shufflevector <32 x i32> %112, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %114 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %112, <32 x i32> %113)
  %115 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %112, <32 x i32> %113)
  %116 = shufflevector <32 x i32> %114, <32 x i32> %115, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %117

117:                                              ; preds = %45, %56
  %118 = phi <32 x i32> [ %116, %56 ], [ %51, %45 ]
  %119 = shufflevector <32 x i32> %118, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %120 = icmp ne <32 x i32> %118, %119
  %121 = bitcast <32 x i1> %120 to i32
  %122 = or i32 %121, 1
  %123 = zext i32 %25 to i64
  %124 = shl nsw i64 -1, %123
  %125 = trunc i64 %124 to i32
  %126 = xor i32 %125, -1
  %127 = and i32 %122, %126
  %128 = tail call i32 @llvm.ctpop.i32(i32 %127)
  %129 = xor i32 %122, -1
  %130 = and i32 %129, %126
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %141, label %132

132:                                              ; preds = %117, %132
  %133 = phi i32 [ %135, %132 ], [ 0, %117 ]
  %134 = phi i32 [ %137, %132 ], [ %130, %117 ]
  %135 = add i32 %133, 1
  %136 = shl i32 %134, 1
  %137 = and i32 %136, %134
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %132

139:                                              ; preds = %132
  %140 = add i32 %133, 2
  br label %141

141:                                              ; preds = %139, %117
  %142 = phi i32 [ 1, %117 ], [ %140, %139 ]
  br i1 %37, label %143, label %290

143:                                              ; preds = %141
  %144 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %145 = load ptr, ptr %144, align 8
  %146 = ptrtoint ptr %145 to i64
  %147 = insertelement <32 x i64> poison, i64 %146, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = sub <32 x i64> %22, %148
  %150 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %151 = load i64, ptr %150, align 8
  %152 = insertelement <32 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = icmp ult <32 x i64> %149, %153
  %155 = bitcast <32 x i1> %154 to i32
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %290

157:                                              ; preds = %143
  %158 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %159 = load i64, ptr %158, align 8
  %160 = add i64 %159, %40
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %176, label %164

164:                                              ; preds = %157, %173
  %165 = phi i64 [ %174, %173 ], [ 0, %157 ]
  %166 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp ugt i64 %167, %160
  br i1 %168, label %173, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %165, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp ugt i64 %171, %160
  br i1 %172, label %176, label %173

173:                                              ; preds = %169, %164
  %174 = add nuw i64 %165, 1
  %175 = icmp eq i64 %174, %162
  br i1 %175, label %176, label %164

176:                                              ; preds = %173, %169, %157
  %177 = phi ptr [ null, %157 ], [ null, %173 ], [ %166, %169 ]
  %178 = icmp eq ptr %177, null
  br i1 %178, label %182, label %179

179:                                              ; preds = %176
  %180 = getelementptr inbounds %struct.Allocation, ptr %177, i64 0, i32 3
  %181 = load i64, ptr %180, align 8
  br label %182

182:                                              ; preds = %176, %179
  %183 = phi i64 [ %181, %179 ], [ 0, %176 ]
  %184 = sub i64 %40, %183
  %185 = lshr i64 %184, 7
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  %186 = lshr <32 x i32> %118, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %187 = shufflevector <32 x i32> %186, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %188 = icmp ne <32 x i32> %186, %187
  %189 = bitcast <32 x i1> %188 to i32
  %190 = or i32 %189, 1
  %191 = and i32 %190, %126
  %192 = lshr <32 x i32> %118, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %193 = zext <32 x i32> %192 to <32 x i64>
  %194 = insertelement <32 x i64> poison, i64 %185, i64 0
  %195 = shufflevector <32 x i64> %194, <32 x i64> poison, <32 x i32> zeroinitializer
  %196 = add nuw nsw <32 x i64> %195, %193
  %197 = mul <32 x i64> %196, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>
  %198 = lshr <32 x i64> %197, <i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51>
  %199 = and <32 x i64> %198, <i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190>
  %200 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %201 = load ptr, ptr %200, align 8
  %202 = sext i32 %1 to i64
  %203 = getelementptr inbounds i8, ptr %201, i64 %202
  %204 = load i8, ptr %203, align 1
  %205 = icmp eq i8 %204, 2
  %206 = zext i1 %205 to i64
  %207 = insertelement <32 x i64> poison, i64 %206, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = or <32 x i64> %199, %208
  store <32 x i64> %209, ptr %7, align 16
  %210 = icmp eq i32 %191, 0
  br i1 %131, label %212, label %211

211:                                              ; preds = %182
  br i1 %210, label %258, label %225

212:                                              ; preds = %182
  br i1 %210, label %258, label %213

213:                                              ; preds = %212, %213
  %214 = phi i32 [ %223, %213 ], [ %191, %212 ]
  %215 = tail call i32 @llvm.cttz.i32(i32 %214, i1 true)
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds i64, ptr %27, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = add i64 %220, 1
  store i64 %221, ptr %219, align 8
  %222 = add i32 %214, -1
  %223 = and i32 %222, %214
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %258, label %213

225:                                              ; preds = %211, %249
  %226 = phi i32 [ %229, %249 ], [ %191, %211 ]
  %227 = tail call i32 @llvm.cttz.i32(i32 %226, i1 true)
  %228 = add i32 %226, -1
  %229 = and i32 %228, %226
  %230 = icmp eq i32 %229, 0
  %231 = tail call i32 @llvm.cttz.i32(i32 %229, i1 true)
  %232 = select i1 %230, i32 %25, i32 %231
  %233 = zext i32 %232 to i64
  %234 = shl nsw i64 -1, %233
  %235 = trunc i64 %234 to i32
  %236 = xor i32 %235, -1
  %237 = zext i32 %227 to i64
  %238 = shl i32 -1, %227
  %239 = and i32 %238, %236
  %240 = and i32 %239, %130
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %249, label %242

242:                                              ; preds = %225, %242
  %243 = phi i32 [ %245, %242 ], [ 0, %225 ]
  %244 = phi i32 [ %247, %242 ], [ %240, %225 ]
  %245 = add i32 %243, 1
  %246 = shl i32 %244, 1
  %247 = and i32 %246, %244
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %242

249:                                              ; preds = %242, %225
  %250 = phi i32 [ 0, %225 ], [ %245, %242 ]
  %251 = add i32 %250, 1
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %237
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds i64, ptr %27, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = add i64 %256, %252
  store i64 %257, ptr %255, align 8
  br i1 %230, label %258, label %225

258:                                              ; preds = %249, %213, %211, %212
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  br label %290

259:                                              ; preds = %36, %285
  %260 = phi i64 [ %288, %285 ], [ 0, %36 ]
  %261 = phi i32 [ %287, %285 ], [ 0, %36 ]
  %262 = phi i32 [ %286, %285 ], [ 0, %36 ]
  %263 = trunc i64 %260 to i32
  %264 = shl nuw i32 1, %263
  %265 = and i32 %264, %2
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %285, label %267

267:                                              ; preds = %259
  %268 = getelementptr inbounds i64, ptr %3, i64 %260
  %269 = load i64, ptr %268, align 8
  %270 = insertelement <32 x i64> poison, i64 %269, i64 0
  %271 = shufflevector <32 x i64> %270, <32 x i64> poison, <32 x i32> zeroinitializer
  %272 = icmp eq <32 x i64> %22, %271
  %273 = bitcast <32 x i1> %272 to i32
  %274 = shl nsw i64 -1, %260
  %275 = trunc i64 %274 to i32
  %276 = xor i32 %275, -1
  %277 = and i32 %276, %273
  %278 = and i32 %277, %2
  %279 = tail call i32 @llvm.ctpop.i32(i32 %278)
  %280 = add nuw nsw i32 %279, 1
  %281 = icmp eq i32 %278, 0
  %282 = zext i1 %281 to i32
  %283 = add i32 %261, %282
  %284 = tail call i32 @llvm.umax.i32(i32 %280, i32 %262)
  br label %285

285:                                              ; preds = %259, %267
  %286 = phi i32 [ %284, %267 ], [ %262, %259 ]
  %287 = phi i32 [ %283, %267 ], [ %261, %259 ]
  %288 = add nuw nsw i64 %260, 1
  %289 = icmp eq i64 %288, 32
  br i1 %289, label %290, label %259

290:                                              ; preds = %285, %141, %143, %258
  %291 = phi i32 [ %142, %258 ], [ %142, %143 ], [ %142, %141 ], [ %286, %285 ]
  %292 = phi i32 [ %128, %258 ], [ %128, %143 ], [ %128, %141 ], [ %287, %285 ]
  %293 = phi i1 [ false, %258 ], [ %37, %143 ], [ %37, %141 ], [ %37, %285 ]
  br i1 %293, label %294, label %412

294:                                              ; preds = %290
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %295 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %296 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %297 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %298 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %300 = sext i32 %1 to i64
  br label %301

301:                                              ; preds = %407, %294
  %302 = phi i64 [ 0, %294 ], [ %409, %407 ]
  %303 = phi i32 [ 0, %294 ], [ %408, %407 ]
  %304 = trunc i64 %302 to i32
  %305 = shl nuw i32 1, %304
  %306 = and i32 %305, %2
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %407, label %308

308:                                              ; preds = %301
  %309 = getelementptr inbounds i64, ptr %3, i64 %302
  %310 = load i64, ptr %309, align 8
  %311 = load ptr, ptr %295, align 8
  %312 = ptrtoint ptr %311 to i64
  %313 = sub i64 %310, %312
  %314 = load i64, ptr %296, align 8
  %315 = icmp ult i64 %313, %314
  br i1 %315, label %407, label %316

316:                                              ; preds = %308
  %317 = icmp eq i64 %302, 0
  br i1 %317, label %318, label %324

318:                                              ; preds = %335, %316
  %319 = phi i32 [ 1, %316 ], [ %338, %335 ]
  %320 = icmp eq i32 %303, 0
  br i1 %320, label %351, label %321

321:                                              ; preds = %318
  %322 = lshr i64 %310, 5
  %323 = zext i32 %303 to i64
  br label %341

324:                                              ; preds = %316, %335
  %325 = phi i64 [ %339, %335 ], [ 0, %316 ]
  %326 = phi i32 [ %338, %335 ], [ 1, %316 ]
  %327 = trunc i64 %325 to i32
  %328 = shl nuw i32 1, %327
  %329 = and i32 %328, %2
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %335, label %331

331:                                              ; preds = %324
  %332 = getelementptr inbounds i64, ptr %3, i64 %325
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, %310
  br label %335

335:                                              ; preds = %331, %324
  %336 = phi i1 [ false, %324 ], [ %334, %331 ]
  %337 = zext i1 %336 to i32
  %338 = add i32 %326, %337
  %339 = add nuw nsw i64 %325, 1
  %340 = icmp eq i64 %339, %302
  br i1 %340, label %318, label %324

341:                                              ; preds = %346, %321
  %342 = phi i64 [ %347, %346 ], [ 0, %321 ]
  %343 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, %322
  br i1 %345, label %349, label %346

346:                                              ; preds = %341
  %347 = add nuw nsw i64 %342, 1
  %348 = icmp eq i64 %347, %323
  br i1 %348, label %351, label %341

349:                                              ; preds = %341
  %350 = trunc i64 %342 to i32
  br label %351

351:                                              ; preds = %349, %346, %318
  %352 = phi i32 [ 0, %318 ], [ %350, %349 ], [ %303, %346 ]
  %353 = icmp eq i32 %352, %303
  br i1 %353, label %354, label %360

354:                                              ; preds = %351
  %355 = lshr i64 %310, 5
  %356 = zext i32 %352 to i64
  %357 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %356
  store i64 %355, ptr %357, align 8
  %358 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %356
  store i32 0, ptr %358, align 4
  %359 = add i32 %303, 1
  br label %360

360:                                              ; preds = %354, %351
  %361 = phi i32 [ %359, %354 ], [ %303, %351 ]
  %362 = zext i32 %352 to i64
  %363 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %362
  %364 = load i32, ptr %363, align 4
  %365 = icmp ugt i32 %319, %364
  br i1 %365, label %366, label %407

366:                                              ; preds = %360
  store i32 %319, ptr %363, align 4
  %367 = load i64, ptr %38, align 8
  %368 = sub i64 %310, %367
  %369 = load i64, ptr %297, align 8
  %370 = add i64 %368, %369
  %371 = load i64, ptr %298, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %385, label %373

373:                                              ; preds = %366, %382
  %374 = phi i64 [ %383, %382 ], [ 0, %366 ]
  %375 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = icmp ugt i64 %376, %370
  br i1 %377, label %382, label %378

378:                                              ; preds = %373
  %379 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %374, i32 1
  %380 = load i64, ptr %379, align 8
  %381 = icmp ugt i64 %380, %370
  br i1 %381, label %385, label %382

382:                                              ; preds = %378, %373
  %383 = add nuw i64 %374, 1
  %384 = icmp eq i64 %383, %371
  br i1 %384, label %385, label %373

385:                                              ; preds = %382, %378, %366
  %386 = phi ptr [ null, %366 ], [ null, %382 ], [ %375, %378 ]
  %387 = icmp eq ptr %386, null
  br i1 %387, label %391, label %388

388:                                              ; preds = %385
  %389 = getelementptr inbounds %struct.Allocation, ptr %386, i64 0, i32 3
  %390 = load i64, ptr %389, align 8
  br label %391

391:                                              ; preds = %388, %385
  %392 = phi i64 [ %390, %388 ], [ 0, %385 ]
  %393 = sub i64 %368, %392
  %394 = lshr i64 %393, 7
  %395 = mul i64 %394, -7046029254386353131
  %396 = lshr i64 %395, 51
  %397 = and i64 %396, 8190
  %398 = load ptr, ptr %299, align 8
  %399 = getelementptr inbounds i8, ptr %398, i64 %300
  %400 = load i8, ptr %399, align 1
  %401 = icmp eq i8 %400, 2
  %402 = zext i1 %401 to i64
  %403 = or i64 %397, %402
  %404 = getelementptr inbounds i64, ptr %27, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = add i64 %405, 1
  store i64 %406, ptr %404, align 8
  br label %407

407:                                              ; preds = %391, %360, %308, %301
  %408 = phi i32 [ %303, %308 ], [ %303, %301 ], [ %361, %360 ], [ %361, %391 ]
  %409 = add nuw nsw i64 %302, 1
  %410 = icmp eq i64 %409, 32
  br i1 %410, label %411, label %301

411:                                              ; preds = %407
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  br label %412

412:                                              ; preds = %411, %290
  %413 = sub i32 %25, %292
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %416 = load ptr, ptr %415, align 8
  %417 = sext i32 %1 to i64
  %418 = getelementptr inbounds %struct.AccessCount, ptr %416, i64 %417, i32 6
  %419 = load i64, ptr %418, align 8
  %420 = add i64 %419, %414
  store i64 %420, ptr %418, align 8
  %421 = zext i32 %291 to i64
  %422 = getelementptr inbounds %struct.AccessCount, ptr %416, i64 %417, i32 7
  %423 = load i64, ptr %422, align 8
  %424 = add i64 %423, %421
  store i64 %424, ptr %422, align 8
  br label %425

425:                                              ; preds = %4, %412
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

; Function Attrs: nounwind uwtable
define dso_local i32 @access_global(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca %struct.Pattern, align 8
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %320, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15
  %17 = load <32 x i64>, ptr %5, align 8
  %18 = icmp eq i32 %4, -1
  br i1 %18, label %28, label %19

19:                                               ; preds = %12
  %20 = bitcast i32 %4 to <32 x i1>
  %21 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %5, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = select <32 x i1> %20, <32 x i64> %17, <32 x i64> %26
  br label %28

28:                                               ; preds = %12, %19
  %29 = phi <32 x i64> [ %27, %19 ], [ %17, %12 ]
  %30 = extractelement <32 x i64> %29, i64 0
  br i1 %18, label %31, label %43

31:                                               ; preds = %28
  %32 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = insertelement <32 x i32> poison, i32 %6, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = mul <32 x i32> %34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %36 = zext <32 x i32> %35 to <32 x i64>
  %37 = add <32 x i64> %32, %36
  %38 = icmp ne <32 x i64> %29, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %31
  %42 = extractelement <32 x i64> %29, i64 31
  br label %47

43:                                               ; preds = %31, %28
  %44 = tail call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %29)
  %45 = tail call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %29)
  %46 = tail call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %29)
  br label %47

47:                                               ; preds = %41, %43
  %48 = phi i64 [ %30, %41 ], [ %46, %43 ]
  %49 = phi i64 [ %42, %41 ], [ %45, %43 ]
  %50 = phi i64 [ %30, %41 ], [ %44, %43 ]
  %51 = phi i1 [ false, %41 ], [ true, %43 ]
  %52 = phi i32 [ 1, %41 ], [ 0, %43 ]
  %53 = sub i64 %49, %50
  %54 = zext i32 %6 to i64
  %55 = add i64 %53, %54
  %56 = icmp ult i64 %55, %53
  br i1 %56, label %76, label %57

57:                                               ; preds = %47
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %76, label %61

61:                                               ; preds = %57, %73
  %62 = phi i64 [ %74, %73 ], [ 0, %57 ]
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp ugt i64 %64, %50
  br i1 %65, label %73, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %62, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp ult i64 %68, %50
  %70 = sub i64 %68, %50
  %71 = icmp ugt i64 %55, %70
  %72 = or i1 %69, %71
  br i1 %72, label %73, label %76

73:                                               ; preds = %66, %61
  %74 = add nuw i64 %62, 1
  %75 = icmp eq i64 %74, %59
  br i1 %75, label %76, label %61

76:                                               ; preds = %66, %73, %47, %57
  %77 = phi ptr [ null, %47 ], [ null, %57 ], [ null, %73 ], [ %63, %66 ]
  %78 = icmp eq i32 %7, 0
  %79 = add i32 %6, -1
  %80 = zext i32 %79 to i64
  %81 = and i64 %48, %80
  %82 = icmp eq i64 %81, 0
  %83 = icmp ne ptr %77, null
  %84 = and i1 %82, %83
  br i1 %84, label %85, label %91

85:                                               ; preds = %76
  br i1 %78, label %203, label %86

86:                                               ; preds = %85
  %87 = getelementptr inbounds %struct.Allocation, ptr %77, i64 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = and i64 %88, 1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %203, label %91

91:                                               ; preds = %86, %76
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  br label %93

93:                                               ; preds = %91, %200
  %94 = phi i64 [ 0, %91 ], [ %201, %200 ]
  %95 = trunc i64 %94 to i32
  %96 = shl nuw i32 1, %95
  %97 = and i32 %96, %4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %200, label %99

99:                                               ; preds = %93
  %100 = getelementptr inbounds i64, ptr %5, i64 %94
  %101 = load i64, ptr %100, align 8
  %102 = and i64 %101, %80
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %127, label %104

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %106 = load i32, ptr %105, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %320

108:                                              ; preds = %104
  %109 = trunc i64 %94 to i32
  store i32 2, ptr %105, align 8
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %110, align 4
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %109, ptr %111, align 8
  %112 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %113, ptr %114, align 4
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %116 = load i32, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %116, ptr %117, align 8
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %119 = load i32, ptr %118, align 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %119, ptr %120, align 4
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %122 = load i32, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %122, ptr %123, align 8
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %124, align 4
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %101, ptr %125, align 8
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %54, ptr %126, align 8
  br label %320

127:                                              ; preds = %99
  %128 = load i64, ptr %92, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %145, label %130

130:                                              ; preds = %127, %142
  %131 = phi i64 [ %143, %142 ], [ 0, %127 ]
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = icmp ugt i64 %133, %101
  br i1 %134, label %142, label %135

135:                                              ; preds = %130
  %136 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %131, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp ult i64 %137, %101
  %139 = sub i64 %137, %101
  %140 = icmp ult i64 %139, %54
  %141 = or i1 %138, %140
  br i1 %141, label %142, label %145

142:                                              ; preds = %135, %130
  %143 = add nuw i64 %131, 1
  %144 = icmp eq i64 %143, %128
  br i1 %144, label %145, label %130

145:                                              ; preds = %135, %142, %127
  %146 = phi ptr [ null, %127 ], [ null, %142 ], [ %132, %135 ]
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %171

148:                                              ; preds = %145
  %149 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %150 = load i32, ptr %149, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %320

152:                                              ; preds = %148
  %153 = trunc i64 %94 to i32
  store i32 1, ptr %149, align 8
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %154, align 4
  %155 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %153, ptr %155, align 8
  %156 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %157, ptr %158, align 4
  %159 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %160 = load i32, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %160, ptr %161, align 8
  %162 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %163, ptr %164, align 4
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %166 = load i32, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %166, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %168, align 4
  %169 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %101, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %54, ptr %170, align 8
  br label %320

171:                                              ; preds = %145
  br i1 %78, label %200, label %172

172:                                              ; preds = %171
  %173 = getelementptr inbounds %struct.Allocation, ptr %146, i64 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 1
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %200, label %177

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %179 = load i32, ptr %178, align 8
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %320

181:                                              ; preds = %177
  %182 = trunc i64 %94 to i32
  store i32 9, ptr %178, align 8
  %183 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %183, align 4
  %184 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %182, ptr %184, align 8
  %185 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %186, ptr %187, align 4
  %188 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %189 = load i32, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %189, ptr %190, align 8
  %191 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %192 = load i32, ptr %191, align 4
  %193 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %192, ptr %193, align 4
  %194 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %195 = load i32, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %195, ptr %196, align 8
  %197 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %197, align 4
  %198 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %101, ptr %198, align 8
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %54, ptr %199, align 8
  br label %320

200:                                              ; preds = %172, %171, %93
  %201 = add nuw nsw i64 %94, 1
  %202 = icmp eq i64 %201, 32
  br i1 %202, label %203, label %93

203:                                              ; preds = %200, %86, %85
  %204 = load i64, ptr %16, align 8
  %205 = add i64 %204, 1
  store i64 %205, ptr %16, align 8
  %206 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = add i64 %209, %207
  store i64 %210, ptr %208, align 8
  br i1 %51, label %253, label %211

211:                                              ; preds = %203
  %212 = icmp ugt i32 %6, 4
  %213 = lshr i32 %6, 2
  %214 = select i1 %212, i32 %213, i32 1
  %215 = add nsw i64 %54, -1
  %216 = add i64 %215, %49
  %217 = and i32 %3, 255
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 28, i64 %218
  %220 = shl i64 %50, 1
  %221 = load i64, ptr %219, align 8
  %222 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %225 = load i64, ptr %224, align 8
  %226 = add i64 %221, %223
  %227 = sub i64 %220, %226
  %228 = add i64 %227, %225
  %229 = inttoptr i64 %228 to ptr
  tail call void @llvm.prefetch.p0(ptr %229, i32 0, i32 3, i32 1)
  %230 = add i64 %228, 64
  %231 = inttoptr i64 %230 to ptr
  tail call void @llvm.prefetch.p0(ptr %231, i32 0, i32 3, i32 1)
  store i64 %50, ptr %219, align 8
  %232 = lshr i64 %216, 5
  %233 = lshr i64 %50, 5
  %234 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = sub nsw i64 1, %233
  %237 = add nsw i64 %236, %232
  %238 = add i64 %237, %235
  store i64 %238, ptr %234, align 8
  %239 = lshr i64 %216, 7
  %240 = lshr i64 %50, 7
  %241 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %242 = load i64, ptr %241, align 8
  %243 = sub nsw i64 1, %240
  %244 = add nsw i64 %243, %239
  %245 = add i64 %244, %242
  store i64 %245, ptr %241, align 8
  %246 = zext i32 %214 to i64
  %247 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %248 = load i64, ptr %247, align 8
  %249 = add i64 %248, %246
  store i64 %249, ptr %247, align 8
  %250 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %251 = load i64, ptr %250, align 8
  %252 = add i64 %251, %246
  store i64 %252, ptr %250, align 8
  br label %311

253:                                              ; preds = %203
  %254 = icmp eq i64 %49, %50
  br i1 %254, label %255, label %268

255:                                              ; preds = %253
  %256 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = add i64 %257, 1
  store i64 %258, ptr %256, align 8
  %259 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %260 = load i64, ptr %259, align 8
  %261 = add i64 %260, 1
  store i64 %261, ptr %259, align 8
  %262 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %263 = load i64, ptr %262, align 8
  %264 = add i64 %263, 1
  store i64 %264, ptr %262, align 8
  %265 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %266 = load i64, ptr %265, align 8
  %267 = add i64 %266, 1
  store i64 %267, ptr %265, align 8
  br label %311

268:                                              ; preds = %253
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  %269 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %272 = load i64, ptr %271, align 8
  %273 = sub i64 %270, %272
  store <32 x i64> %29, ptr %9, align 16
  br label %303

274:                                              ; preds = %303
  call void @llvm.lifetime.start.p0(i64 304, ptr nonnull %10)
  %275 = call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %3, ptr noundef nonnull %9, i32 noundef %4, i64 noundef %50, i32 noundef %6, i32 noundef 4, i32 noundef 1, ptr noundef nonnull %10)
  %276 = getelementptr inbounds %struct.Pattern, ptr %275, i64 0, i32 7
  %277 = load i32, ptr %276, align 4
  %278 = add i32 %277, 3
  %279 = lshr i32 %278, 2
  %280 = getelementptr inbounds %struct.Pattern, ptr %275, i64 0, i32 6
  %281 = load i32, ptr %280, align 8
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = add i64 %284, %282
  store i64 %285, ptr %283, align 8
  %286 = zext i32 %277 to i64
  %287 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %288 = load i64, ptr %287, align 8
  %289 = add i64 %288, %286
  store i64 %289, ptr %287, align 8
  %290 = getelementptr inbounds %struct.Pattern, ptr %275, i64 0, i32 8
  %291 = load i32, ptr %290, align 8
  %292 = call i32 @llvm.umax.i32(i32 %291, i32 %279)
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %295 = load i64, ptr %294, align 8
  %296 = add i64 %295, %293
  store i64 %296, ptr %294, align 8
  %297 = getelementptr inbounds %struct.Pattern, ptr %275, i64 0, i32 9
  %298 = load i32, ptr %297, align 4
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %301 = load i64, ptr %300, align 8
  %302 = add i64 %301, %299
  store i64 %302, ptr %300, align 8
  call void @llvm.lifetime.end.p0(i64 304, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %311

303:                                              ; preds = %268, %303
  %304 = phi i64 [ 0, %268 ], [ %309, %303 ]
  %305 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %304
  %306 = load i64, ptr %305, align 8
  %307 = add i64 %273, %306
  %308 = inttoptr i64 %307 to ptr
  tail call void @llvm.prefetch.p0(ptr %308, i32 0, i32 3, i32 1)
  %309 = add nuw nsw i64 %304, 1
  %310 = icmp eq i64 %309, 32
  br i1 %310, label %274, label %303

311:                                              ; preds = %255, %274, %211
  %312 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, 1
  br i1 %314, label %315, label %318

315:                                              ; preds = %311
  %316 = call fastcc i32 @trace_places(ptr noundef %0, ptr noundef %77, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6, i32 noundef %7, i32 noundef %52)
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %320

318:                                              ; preds = %315, %311
  %319 = select i1 %51, i32 0, i32 4
  br label %320

320:                                              ; preds = %318, %315, %181, %177, %152, %148, %108, %104, %8
  %321 = phi i32 [ 0, %8 ], [ %319, %318 ], [ 2, %315 ], [ 2, %181 ], [ 2, %177 ], [ 2, %152 ], [ 2, %148 ], [ 2, %108 ], [ 2, %104 ]
  ret i32 %321
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc ptr @pattern_of(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef writeonly %8) unnamed_addr {
  %10 = and i32 %1, 255
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 27, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp ugt i8 %13, 63
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = add i8 %13, 1
  store i8 %16, ptr %12, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  tail call fastcc void @count_pattern(ptr noundef %8, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %103

19:                                               ; preds = %15, %9
  %20 = load <32 x i64>, ptr %2, align 8
  %21 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %2, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i32 %7, 0
  %26 = select i1 %25, i64 255, i64 127
  %27 = icmp eq i32 %6, 8
  %28 = insertelement <32 x i64> poison, i64 %24, i64 0
  %29 = shufflevector <32 x i64> %28, <32 x i64> poison, <32 x i32> zeroinitializer
  %30 = sub <32 x i64> %20, %29
  %31 = shl i32 %7, 16
  %32 = shl i32 %5, 8
  %33 = or i32 %32, %31
  %34 = or i32 %33, %6
  %35 = mul <32 x i64> %30, <i64 3, i64 5, i64 7, i64 9, i64 11, i64 13, i64 15, i64 17, i64 19, i64 21, i64 23, i64 25, i64 27, i64 29, i64 31, i64 33, i64 35, i64 37, i64 39, i64 41, i64 43, i64 45, i64 47, i64 49, i64 51, i64 53, i64 55, i64 57, i64 59, i64 61, i64 63, i64 65>
  %36 = tail call i64 @llvm.vector.reduce.add.v32i64(<32 x i64> %35)
  %37 = zext i32 %3 to i64
  %38 = zext i32 %34 to i64
  %39 = add nuw nsw i64 %38, %37
  %40 = add i64 %39, %36
  %41 = mul i64 %40, -7046029254386353131
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25
  %43 = load ptr, ptr %42, align 8
  %44 = lshr i64 %41, 56
  %45 = and i64 %44, 252
  %46 = getelementptr inbounds %struct.Pattern, ptr %43, i64 %45
  br label %53

47:                                               ; preds = %53
  %48 = and i64 %24, %26
  %49 = select i1 %27, i64 255, i64 3
  %50 = getelementptr inbounds %struct.Pattern, ptr %60, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %41
  br i1 %52, label %69, label %63

53:                                               ; preds = %19, %53
  %54 = phi i64 [ 0, %19 ], [ %61, %53 ]
  %55 = phi ptr [ %46, %19 ], [ %60, %53 ]
  %56 = getelementptr inbounds %struct.Pattern, ptr %46, i64 %54
  %57 = getelementptr inbounds %struct.Pattern, ptr %56, i64 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, %41
  %60 = select i1 %59, ptr %56, ptr %55
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %47, label %53

63:                                               ; preds = %47
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, 1
  store i64 %66, ptr %64, align 8
  %67 = and i64 %65, 3
  %68 = getelementptr inbounds %struct.Pattern, ptr %46, i64 %67
  br label %69

69:                                               ; preds = %63, %47
  %70 = phi ptr [ %68, %63 ], [ %60, %47 ]
  %71 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 4
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, %3
  br i1 %73, label %74, label %83

74:                                               ; preds = %69
  %75 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 5
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, %34
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = load <32 x i64>, ptr %70, align 8
  %80 = icmp ne <32 x i64> %30, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %74, %69, %78
  %84 = load i8, ptr %12, align 1
  %85 = add i8 %84, 1
  store i8 %85, ptr %12, align 1
  br label %92

86:                                               ; preds = %78
  store i8 0, ptr %12, align 1
  %87 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = xor i64 %88, %48
  %90 = and i64 %89, %49
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %97, label %92

92:                                               ; preds = %83, %86
  %93 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 1
  store i64 %41, ptr %93, align 8
  store i32 %3, ptr %71, align 8
  %94 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 5
  store i32 %34, ptr %94, align 4
  store <32 x i64> %30, ptr %70, align 8
  %95 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 3
  store i64 %48, ptr %95, align 8
  %96 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 2
  store i64 %48, ptr %96, align 8
  tail call fastcc void @count_pattern(ptr noundef nonnull %70, ptr noundef nonnull %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %103

97:                                               ; preds = %86
  br i1 %25, label %103, label %98

98:                                               ; preds = %97
  %99 = getelementptr inbounds %struct.Pattern, ptr %70, i64 0, i32 3
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, %48
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i64 %48, ptr %99, align 8
  tail call fastcc void @count_lines(ptr noundef nonnull %70, ptr noundef nonnull %2, i64 noundef %4)
  br label %103

103:                                              ; preds = %92, %102, %98, %97, %18
  %104 = phi ptr [ %8, %18 ], [ %70, %97 ], [ %70, %98 ], [ %70, %102 ], [ %70, %92 ]
  ret ptr %104
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @trace_places(ptr noundef %0, ptr noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr {
  %9 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  %10 = icmp eq ptr %1, null
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  br label %15

13:                                               ; preds = %51
  %14 = call i32 @trace_global(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef nonnull %9, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  ret i32 %14

15:                                               ; preds = %8, %51
  %16 = phi i64 [ 0, %8 ], [ %52, %51 ]
  %17 = trunc i64 %16 to i32
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %3
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %51, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds i64, ptr %4, i64 %16
  %23 = load i64, ptr %22, align 8
  br i1 %10, label %24, label %39

24:                                               ; preds = %21
  %25 = load i64, ptr %11, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %39, label %27

27:                                               ; preds = %24, %36
  %28 = phi i64 [ %37, %36 ], [ 0, %24 ]
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %30, %23
  br i1 %31, label %36, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %28, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, %23
  br i1 %35, label %39, label %36

36:                                               ; preds = %32, %27
  %37 = add nuw i64 %28, 1
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %27

39:                                               ; preds = %36, %32, %24, %21
  %40 = phi ptr [ %1, %21 ], [ null, %24 ], [ null, %36 ], [ %29, %32 ]
  %41 = load i64, ptr %12, align 8
  %42 = icmp eq ptr %40, null
  br i1 %42, label %46, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.Allocation, ptr %40, i64 0, i32 3
  %45 = load i64, ptr %44, align 8
  br label %46

46:                                               ; preds = %39, %43
  %47 = phi i64 [ %45, %43 ], [ 0, %39 ]
  %48 = add i64 %41, %47
  %49 = sub i64 %23, %48
  %50 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %16
  store i64 %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %15, %46
  %52 = add nuw nsw i64 %16, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %13, label %15
}

; Function Attrs: nounwind uwtable
define dso_local i32 @count_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  %6 = alloca [32 x i64], align 16
  %7 = alloca [32 x i64], align 16
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i32], align 16
  %11 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11)
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  br label %16

14:                                               ; preds = %124
  %15 = icmp eq i32 %126, %125
  br i1 %15, label %230, label %129

16:                                               ; preds = %5, %124
  %17 = phi i64 [ 0, %5 ], [ %127, %124 ]
  %18 = phi i32 [ 0, %5 ], [ %126, %124 ]
  %19 = phi i32 [ 0, %5 ], [ %125, %124 ]
  %20 = trunc i64 %17 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %124, label %24

24:                                               ; preds = %16
  %25 = getelementptr inbounds i64, ptr %3, i64 %17
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %12, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %24, %38
  %30 = phi i64 [ %39, %38 ], [ 0, %24 ]
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, %26
  br i1 %33, label %38, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %30, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %36, %26
  br i1 %37, label %41, label %38

38:                                               ; preds = %34, %29
  %39 = add nuw i64 %30, 1
  %40 = icmp eq i64 %39, %27
  br i1 %40, label %41, label %29

41:                                               ; preds = %38, %34, %24
  %42 = phi ptr [ null, %24 ], [ null, %38 ], [ %31, %34 ]
  %43 = load i64, ptr %13, align 8
  %44 = icmp eq ptr %42, null
  br i1 %44, label %48, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Allocation, ptr %42, i64 0, i32 3
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               ; preds = %41, %45
  %49 = phi i64 [ %47, %45 ], [ 0, %41 ]
  %50 = add i64 %43, %49
  %51 = sub i64 %26, %50
  %52 = lshr i64 %51, 7
  %53 = getelementptr inbounds i64, ptr %4, i64 %17
  %54 = load i64, ptr %53, align 8
  %55 = lshr i64 %54, 7
  %56 = trunc i64 %26 to i32
  %57 = lshr i32 %56, 5
  %58 = and i32 %57, 3
  %59 = shl nuw i32 1, %58
  %60 = icmp eq i32 %18, 0
  br i1 %60, label %77, label %61

61:                                               ; preds = %48
  %62 = zext i32 %18 to i64
  br label %63

63:                                               ; preds = %61, %72
  %64 = phi i64 [ 0, %61 ], [ %73, %72 ]
  %65 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, %52
  br i1 %67, label %68, label %72

68:                                               ; preds = %63
  %69 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %64
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %55
  br i1 %71, label %75, label %72

72:                                               ; preds = %63, %68
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %62
  br i1 %74, label %77, label %63

75:                                               ; preds = %68
  %76 = trunc i64 %64 to i32
  br label %77

77:                                               ; preds = %75, %72, %48
  %78 = phi i32 [ 0, %48 ], [ %76, %75 ], [ %18, %72 ]
  %79 = icmp eq i32 %19, 0
  br i1 %79, label %89, label %80

80:                                               ; preds = %77, %86
  %81 = phi i32 [ %87, %86 ], [ 0, %77 ]
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, %52
  br i1 %85, label %89, label %86

86:                                               ; preds = %80
  %87 = add nuw i32 %81, 1
  %88 = icmp eq i32 %87, %19
  br i1 %88, label %89, label %80

89:                                               ; preds = %80, %86, %77
  %90 = phi i32 [ 0, %77 ], [ %81, %80 ], [ %19, %86 ]
  %91 = icmp eq i32 %90, %19
  br i1 %91, label %92, label %98

92:                                               ; preds = %89
  %93 = zext i32 %90 to i64
  %94 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %93
  store i64 %52, ptr %94, align 8
  %95 = getelementptr inbounds [32 x i32], ptr %11, i64 0, i64 %93
  store i32 0, ptr %95, align 4
  %96 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %93
  store i32 0, ptr %96, align 4
  %97 = add i32 %19, 1
  br label %105

98:                                               ; preds = %89
  %99 = icmp eq i32 %78, %18
  br i1 %99, label %100, label %105

100:                                              ; preds = %98
  %101 = zext i32 %90 to i64
  %102 = getelementptr inbounds [32 x i32], ptr %11, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = add i32 %103, 1
  store i32 %104, ptr %102, align 4
  br label %105

105:                                              ; preds = %98, %100, %92
  %106 = phi i32 [ %97, %92 ], [ %19, %100 ], [ %19, %98 ]
  %107 = icmp eq i32 %78, %18
  br i1 %107, label %108, label %114

108:                                              ; preds = %105
  %109 = zext i32 %78 to i64
  %110 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %109
  store i64 %52, ptr %110, align 8
  %111 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %109
  store i64 %55, ptr %111, align 8
  %112 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %109
  store i32 0, ptr %112, align 4
  %113 = add i32 %18, 1
  br label %114

114:                                              ; preds = %108, %105
  %115 = phi i32 [ %113, %108 ], [ %18, %105 ]
  %116 = zext i32 %78 to i64
  %117 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = or i32 %118, %59
  store i32 %119, ptr %117, align 4
  %120 = zext i32 %90 to i64
  %121 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = or i32 %122, %59
  store i32 %123, ptr %121, align 4
  br label %124

124:                                              ; preds = %16, %114
  %125 = phi i32 [ %106, %114 ], [ %19, %16 ]
  %126 = phi i32 [ %115, %114 ], [ %18, %16 ]
  %127 = add nuw nsw i64 %17, 1
  %128 = icmp eq i64 %127, 32
  br i1 %128, label %14, label %16

129:                                              ; preds = %14
  %130 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %131 = load ptr, ptr %130, align 8
  %132 = sext i32 %1 to i64
  %133 = icmp eq i32 %126, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.AccessCount, ptr %131, i64 %132, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = zext i32 %126 to i64
  br label %145

138:                                              ; preds = %145
  store i64 %152, ptr %135, align 8
  br label %139

139:                                              ; preds = %138, %129
  %140 = icmp eq i32 %125, 0
  br i1 %140, label %156, label %141

141:                                              ; preds = %139
  %142 = getelementptr inbounds %struct.AccessCount, ptr %131, i64 %132, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = zext i32 %125 to i64
  br label %165

145:                                              ; preds = %134, %145
  %146 = phi i64 [ 0, %134 ], [ %153, %145 ]
  %147 = phi i64 [ %136, %134 ], [ %152, %145 ]
  %148 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %146
  %149 = load i32, ptr %148, align 4
  %150 = tail call i32 @llvm.ctpop.i32(i32 %149)
  %151 = zext i32 %150 to i64
  %152 = add i64 %147, %151
  %153 = add nuw nsw i64 %146, 1
  %154 = icmp eq i64 %153, %137
  br i1 %154, label %138, label %145

155:                                              ; preds = %165
  store i64 %172, ptr %142, align 8
  br label %156

156:                                              ; preds = %155, %139
  %157 = sub i32 %126, %125
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds %struct.AccessCount, ptr %131, i64 %132, i32 3
  %160 = load i64, ptr %159, align 8
  %161 = add i64 %160, %158
  store i64 %161, ptr %159, align 8
  %162 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 1
  br i1 %164, label %175, label %230

165:                                              ; preds = %141, %165
  %166 = phi i64 [ 0, %141 ], [ %173, %165 ]
  %167 = phi i64 [ %143, %141 ], [ %172, %165 ]
  %168 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %166
  %169 = load i32, ptr %168, align 4
  %170 = tail call i32 @llvm.ctpop.i32(i32 %169)
  %171 = zext i32 %170 to i64
  %172 = sub i64 %167, %171
  %173 = add nuw nsw i64 %166, 1
  %174 = icmp eq i64 %173, %144
  br i1 %174, label %155, label %165

175:                                              ; preds = %156
  %176 = icmp eq i32 %125, 0
  br i1 %176, label %230, label %177

177:                                              ; preds = %175
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %179 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %180 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %181 = zext i32 %1 to i64
  %182 = shl i64 %181, 44
  %183 = zext i32 %125 to i64
  br label %184

184:                                              ; preds = %227, %177
  %185 = phi i64 [ 0, %177 ], [ %228, %227 ]
  %186 = getelementptr inbounds i32, ptr %11, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %227, label %189

189:                                              ; preds = %184
  %190 = getelementptr inbounds i32, ptr %10, i64 %185
  %191 = getelementptr inbounds i64, ptr %8, i64 %185
  br label %192

192:                                              ; preds = %215, %189
  %193 = phi i1 [ true, %189 ], [ %224, %215 ]
  %194 = phi i32 [ 0, %189 ], [ %223, %215 ]
  %195 = load i64, ptr %178, align 8
  %196 = add i64 %195, 1
  %197 = load i64, ptr %179, align 8
  %198 = icmp ugt i64 %196, %197
  br i1 %198, label %199, label %207

199:                                              ; preds = %192
  %200 = shl i64 %196, 1
  %201 = add i64 %200, 1024
  %202 = load ptr, ptr %180, align 8
  %203 = shl i64 %201, 3
  %204 = tail call ptr @realloc(ptr noundef %202, i64 noundef %203)
  %205 = icmp eq ptr %204, null
  br i1 %205, label %212, label %206

206:                                              ; preds = %199
  store ptr %204, ptr %180, align 8
  store i64 %201, ptr %179, align 8
  br label %207

207:                                              ; preds = %206, %192
  %208 = load ptr, ptr %180, align 8
  %209 = load i64, ptr %178, align 8
  %210 = getelementptr inbounds i64, ptr %208, i64 %209
  %211 = add i64 %209, 1
  store i64 %211, ptr %178, align 8
  br label %212

212:                                              ; preds = %207, %199
  %213 = phi ptr [ %210, %207 ], [ null, %199 ]
  %214 = icmp eq ptr %213, null
  br i1 %214, label %226, label %215

215:                                              ; preds = %212
  %216 = load i32, ptr %190, align 4
  %217 = load i64, ptr %191, align 8
  %218 = zext i32 %216 to i64
  %219 = shl i64 %218, 40
  %220 = or i64 %182, %217
  %221 = or i64 %220, %219
  %222 = or i64 %221, 8070450532247928832
  store i64 %222, ptr %213, align 8
  %223 = add nuw i32 %194, 1
  %224 = icmp ult i32 %223, %187
  %225 = icmp eq i32 %223, %187
  br i1 %225, label %227, label %192

226:                                              ; preds = %212
  br i1 %193, label %230, label %227

227:                                              ; preds = %215, %226, %184
  %228 = add nuw nsw i64 %185, 1
  %229 = icmp eq i64 %228, %183
  br i1 %229, label %230, label %184

230:                                              ; preds = %227, %226, %175, %156, %14
  %231 = phi i32 [ 0, %14 ], [ 0, %156 ], [ 0, %175 ], [ 2, %226 ], [ 0, %227 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  ret i32 %231
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_again(ptr nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5) local_unnamed_addr {
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %62, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %13 = zext i32 %1 to i64
  %14 = shl i64 %13, 44
  %15 = zext i32 %5 to i64
  br label %16

16:                                               ; preds = %8, %59
  %17 = phi i64 [ 0, %8 ], [ %60, %59 ]
  %18 = getelementptr inbounds i32, ptr %4, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %59

21:                                               ; preds = %16
  %22 = getelementptr inbounds i32, ptr %3, i64 %17
  %23 = getelementptr inbounds i64, ptr %2, i64 %17
  br label %24

24:                                               ; preds = %21, %47
  %25 = phi i1 [ %20, %21 ], [ %56, %47 ]
  %26 = phi i32 [ 0, %21 ], [ %55, %47 ]
  %27 = load i64, ptr %9, align 8
  %28 = add i64 %27, 1
  %29 = load i64, ptr %10, align 8
  %30 = icmp ugt i64 %28, %29
  br i1 %30, label %31, label %39

31:                                               ; preds = %24
  %32 = shl i64 %28, 1
  %33 = add i64 %32, 1024
  %34 = load ptr, ptr %11, align 8
  %35 = shl i64 %33, 3
  %36 = tail call ptr @realloc(ptr noundef %34, i64 noundef %35)
  %37 = icmp eq ptr %36, null
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  store ptr %36, ptr %11, align 8
  store i64 %33, ptr %10, align 8
  br label %39

39:                                               ; preds = %38, %24
  %40 = load ptr, ptr %12, align 8
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds i64, ptr %40, i64 %41
  %43 = add i64 %41, 1
  store i64 %43, ptr %9, align 8
  br label %44

44:                                               ; preds = %31, %39
  %45 = phi ptr [ %42, %39 ], [ null, %31 ]
  %46 = icmp eq ptr %45, null
  br i1 %46, label %58, label %47

47:                                               ; preds = %44
  %48 = load i32, ptr %22, align 4
  %49 = load i64, ptr %23, align 8
  %50 = zext i32 %48 to i64
  %51 = shl i64 %50, 40
  %52 = or i64 %14, %49
  %53 = or i64 %52, %51
  %54 = or i64 %53, 8070450532247928832
  store i64 %54, ptr %45, align 8
  %55 = add nuw i32 %26, 1
  %56 = icmp ult i32 %55, %19
  %57 = icmp eq i32 %55, %19
  br i1 %57, label %59, label %24

58:                                               ; preds = %44
  br i1 %25, label %62, label %59

59:                                               ; preds = %47, %16, %58
  %60 = add nuw nsw i64 %17, 1
  %61 = icmp eq i64 %60, %15
  br i1 %61, label %62, label %16

62:                                               ; preds = %58, %59, %6
  %63 = phi i32 [ 0, %6 ], [ 2, %58 ], [ 0, %59 ]
  ret i32 %63
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_shared(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca %struct.Pattern, align 8
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %345, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15
  %17 = load <32 x i64>, ptr %5, align 8
  %18 = icmp eq i32 %4, -1
  br i1 %18, label %28, label %19

19:                                               ; preds = %12
  %20 = bitcast i32 %4 to <32 x i1>
  %21 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %5, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = select <32 x i1> %20, <32 x i64> %17, <32 x i64> %26
  br label %28

28:                                               ; preds = %12, %19
  %29 = phi <32 x i64> [ %27, %19 ], [ %17, %12 ]
  %30 = extractelement <32 x i64> %29, i64 0
  br i1 %18, label %31, label %43

31:                                               ; preds = %28
  %32 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = insertelement <32 x i32> poison, i32 %6, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = mul <32 x i32> %34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %36 = zext <32 x i32> %35 to <32 x i64>
  %37 = add <32 x i64> %32, %36
  %38 = icmp ne <32 x i64> %29, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %31
  %42 = extractelement <32 x i64> %29, i64 31
  br label %47

43:                                               ; preds = %31, %28
  %44 = tail call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %29)
  %45 = tail call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %29)
  %46 = tail call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %29)
  br label %47

47:                                               ; preds = %41, %43
  %48 = phi i64 [ %30, %41 ], [ %46, %43 ]
  %49 = phi i64 [ %42, %41 ], [ %45, %43 ]
  %50 = phi i64 [ %30, %41 ], [ %44, %43 ]
  %51 = phi i1 [ false, %41 ], [ true, %43 ]
  %52 = phi i1 [ true, %41 ], [ false, %43 ]
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %54 = load i64, ptr %53, align 8
  %55 = shl i32 %6, 5
  %56 = select i1 %51, i32 %6, i32 %55
  %57 = select i1 %51, i64 %49, i64 %50
  %58 = zext i32 %56 to i64
  %59 = icmp uge i64 %54, %58
  %60 = sub i64 %54, %58
  %61 = icmp uge i64 %60, %57
  %62 = and i1 %59, %61
  %63 = add i32 %6, -1
  %64 = zext i32 %63 to i64
  %65 = and i64 %48, %64
  %66 = icmp eq i64 %65, 0
  %67 = select i1 %66, i1 %62, i1 false
  br i1 %67, label %139, label %68

68:                                               ; preds = %47
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %70 = zext i32 %6 to i64
  br label %71

71:                                               ; preds = %68, %136
  %72 = phi i64 [ 0, %68 ], [ %137, %136 ]
  %73 = trunc i64 %72 to i32
  %74 = shl nuw i32 1, %73
  %75 = and i32 %74, %4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %136, label %77

77:                                               ; preds = %71
  %78 = getelementptr inbounds i64, ptr %5, i64 %72
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, %64
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %106, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %345

86:                                               ; preds = %82
  %87 = trunc i64 %72 to i32
  %88 = zext i32 %6 to i64
  store i32 2, ptr %83, align 8
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %89, align 4
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %87, ptr %90, align 8
  %91 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %92, ptr %93, align 4
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %95, ptr %96, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %98, ptr %99, align 4
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %101, ptr %102, align 8
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %103, align 4
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %79, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %88, ptr %105, align 8
  br label %345

106:                                              ; preds = %77
  %107 = load i64, ptr %69, align 8
  %108 = icmp ult i64 %107, %70
  %109 = sub i64 %107, %70
  %110 = icmp ult i64 %109, %79
  %111 = or i1 %108, %110
  br i1 %111, label %112, label %136

112:                                              ; preds = %106
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %345

116:                                              ; preds = %112
  %117 = trunc i64 %72 to i32
  %118 = zext i32 %6 to i64
  store i32 1, ptr %113, align 8
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %119, align 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %117, ptr %120, align 8
  %121 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %122, ptr %123, align 4
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %125 = load i32, ptr %124, align 8
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %125, ptr %126, align 8
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %128, ptr %129, align 4
  %130 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %131 = load i32, ptr %130, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %131, ptr %132, align 8
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %133, align 4
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %79, ptr %134, align 8
  %135 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %118, ptr %135, align 8
  br label %345

136:                                              ; preds = %71, %106
  %137 = add nuw nsw i64 %72, 1
  %138 = icmp eq i64 %137, 32
  br i1 %138, label %139, label %71

139:                                              ; preds = %136, %47
  %140 = load i64, ptr %16, align 8
  %141 = add i64 %140, 1
  store i64 %141, ptr %16, align 8
  %142 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = add i64 %145, %143
  store i64 %146, ptr %144, align 8
  %147 = icmp eq i64 %50, %49
  br i1 %147, label %148, label %161

148:                                              ; preds = %139
  %149 = icmp ult i32 %6, 16
  br i1 %149, label %154, label %150

150:                                              ; preds = %148
  %151 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %152 = load i32, ptr %151, align 8
  %153 = icmp eq i32 %152, 4
  br i1 %153, label %161, label %154

154:                                              ; preds = %150, %148
  %155 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %156 = load i64, ptr %155, align 8
  %157 = add i64 %156, 1
  store i64 %157, ptr %155, align 8
  %158 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %159 = load i64, ptr %158, align 8
  %160 = add i64 %159, 1
  store i64 %160, ptr %158, align 8
  br label %193

161:                                              ; preds = %150, %139
  %162 = icmp ugt i32 %6, 3
  %163 = and i1 %162, %52
  br i1 %163, label %164, label %177

164:                                              ; preds = %161
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, 4
  br i1 %167, label %168, label %177

168:                                              ; preds = %164
  %169 = lshr i32 %6, 2
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %172 = load i64, ptr %171, align 8
  %173 = add i64 %172, %170
  store i64 %173, ptr %171, align 8
  %174 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %175 = load i64, ptr %174, align 8
  %176 = add i64 %175, %170
  store i64 %176, ptr %174, align 8
  br label %193

177:                                              ; preds = %164, %161
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  store <32 x i64> %29, ptr %9, align 16
  call void @llvm.lifetime.start.p0(i64 304, ptr nonnull %10)
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %179 = load i32, ptr %178, align 8
  %180 = call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %3, ptr noundef nonnull %9, i32 noundef %4, i64 noundef %50, i32 noundef %6, i32 noundef %179, i32 noundef 0, ptr noundef nonnull %10)
  %181 = getelementptr inbounds %struct.Pattern, ptr %180, i64 0, i32 8
  %182 = load i32, ptr %181, align 8
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %185 = load i64, ptr %184, align 8
  %186 = add i64 %185, %183
  store i64 %186, ptr %184, align 8
  %187 = getelementptr inbounds %struct.Pattern, ptr %180, i64 0, i32 9
  %188 = load i32, ptr %187, align 4
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %191 = load i64, ptr %190, align 8
  %192 = add i64 %191, %189
  store i64 %192, ptr %190, align 8
  call void @llvm.lifetime.end.p0(i64 304, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %193

193:                                              ; preds = %168, %177, %154
  %194 = icmp eq i32 %7, 0
  %195 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %196 = load i64, ptr %195, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %194, label %198, label %250

198:                                              ; preds = %193
  br i1 %197, label %279, label %199

199:                                              ; preds = %198
  %200 = icmp eq i32 %6, 0
  %201 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %202

202:                                              ; preds = %199, %247
  %203 = phi i64 [ 0, %199 ], [ %248, %247 ]
  %204 = trunc i64 %203 to i32
  %205 = shl nuw i32 1, %204
  %206 = and i32 %205, %4
  %207 = icmp eq i32 %206, 0
  %208 = or i1 %207, %200
  br i1 %208, label %247, label %209

209:                                              ; preds = %202
  %210 = load ptr, ptr %201, align 8
  %211 = getelementptr inbounds i64, ptr %5, i64 %203
  %212 = load i64, ptr %211, align 8
  br label %216

213:                                              ; preds = %216
  %214 = add nuw i32 %217, 1
  %215 = icmp eq i32 %214, %6
  br i1 %215, label %247, label %216

216:                                              ; preds = %209, %213
  %217 = phi i32 [ 0, %209 ], [ %214, %213 ]
  %218 = zext i32 %217 to i64
  %219 = add i64 %212, %218
  %220 = getelementptr inbounds i8, ptr %210, i64 %219
  %221 = load i8, ptr %220, align 1
  %222 = icmp eq i8 %221, 0
  br i1 %222, label %223, label %213

223:                                              ; preds = %216
  %224 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %345

227:                                              ; preds = %223
  %228 = trunc i64 %203 to i32
  %229 = zext i32 %6 to i64
  store i32 3, ptr %224, align 8
  %230 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %230, align 4
  %231 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %228, ptr %231, align 8
  %232 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %233 = load i32, ptr %232, align 4
  %234 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %233, ptr %234, align 4
  %235 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %236 = load i32, ptr %235, align 8
  %237 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %236, ptr %237, align 8
  %238 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %239, ptr %240, align 4
  %241 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %242 = load i32, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %242, ptr %243, align 8
  %244 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %244, align 4
  %245 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %212, ptr %245, align 8
  %246 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %229, ptr %246, align 8
  br label %345

247:                                              ; preds = %213, %202
  %248 = add nuw nsw i64 %203, 1
  %249 = icmp eq i64 %248, 32
  br i1 %249, label %279, label %202

250:                                              ; preds = %193
  br i1 %197, label %251, label %255

251:                                              ; preds = %250
  %252 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %253 = load ptr, ptr %252, align 8
  %254 = icmp eq ptr %253, null
  br i1 %254, label %279, label %255

255:                                              ; preds = %251, %250
  %256 = icmp eq i32 %6, 0
  %257 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %258 = zext i32 %6 to i64
  br label %259

259:                                              ; preds = %255, %276
  %260 = phi i64 [ 0, %255 ], [ %277, %276 ]
  %261 = trunc i64 %260 to i32
  %262 = shl nuw i32 1, %261
  %263 = and i32 %262, %4
  %264 = icmp eq i32 %263, 0
  %265 = or i1 %264, %256
  br i1 %265, label %276, label %266

266:                                              ; preds = %259
  %267 = getelementptr inbounds i64, ptr %5, i64 %260
  %268 = load i64, ptr %267, align 8
  br label %269

269:                                              ; preds = %266, %269
  %270 = phi i64 [ 0, %266 ], [ %274, %269 ]
  %271 = load ptr, ptr %257, align 8
  %272 = add i64 %268, %270
  %273 = getelementptr inbounds i8, ptr %271, i64 %272
  store i8 1, ptr %273, align 1
  %274 = add nuw nsw i64 %270, 1
  %275 = icmp eq i64 %274, %258
  br i1 %275, label %276, label %269

276:                                              ; preds = %269, %259
  %277 = add nuw nsw i64 %260, 1
  %278 = icmp eq i64 %277, 32
  br i1 %278, label %279, label %259

279:                                              ; preds = %276, %247, %251, %198
  %280 = icmp eq i32 %7, 2
  br i1 %280, label %281, label %343

281:                                              ; preds = %279
  %282 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %283 = load i64, ptr %282, align 8
  %284 = icmp eq i64 %283, 2
  br i1 %284, label %285, label %343

285:                                              ; preds = %281
  %286 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i32 %287, 512
  br i1 %288, label %343, label %289

289:                                              ; preds = %285
  %290 = add i32 %287, 1
  store i32 %290, ptr %286, align 4
  %291 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %292 = load i64, ptr %291, align 8
  %293 = add i64 %292, 9
  %294 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %295 = load i64, ptr %294, align 8
  %296 = icmp ugt i64 %293, %295
  br i1 %296, label %297, label %306

297:                                              ; preds = %289
  %298 = shl i64 %293, 1
  %299 = add i64 %298, 1024
  %300 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %301 = load ptr, ptr %300, align 8
  %302 = shl i64 %299, 3
  %303 = call ptr @realloc(ptr noundef %301, i64 noundef %302)
  %304 = icmp eq ptr %303, null
  br i1 %304, label %312, label %305

305:                                              ; preds = %297
  store ptr %303, ptr %300, align 8
  store i64 %299, ptr %294, align 8
  br label %306

306:                                              ; preds = %305, %289
  %307 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %308 = load ptr, ptr %307, align 8
  %309 = load i64, ptr %291, align 8
  %310 = getelementptr inbounds i64, ptr %308, i64 %309
  %311 = add i64 %309, 9
  store i64 %311, ptr %291, align 8
  br label %312

312:                                              ; preds = %306, %297
  %313 = phi ptr [ %310, %306 ], [ null, %297 ]
  %314 = icmp eq ptr %313, null
  br i1 %314, label %345, label %315

315:                                              ; preds = %312
  %316 = zext i32 %3 to i64
  %317 = shl i64 %316, 44
  %318 = zext i32 %4 to i64
  %319 = or i64 %317, %318
  %320 = or i64 %319, -9223372036854775808
  %321 = getelementptr inbounds i64, ptr %313, i64 1
  store i64 %320, ptr %313, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %321, i8 0, i64 64, i1 false)
  br label %322

322:                                              ; preds = %340, %315
  %323 = phi i64 [ 0, %315 ], [ %341, %340 ]
  %324 = trunc i64 %323 to i32
  %325 = shl nuw i32 1, %324
  %326 = and i32 %325, %4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %340, label %328

328:                                              ; preds = %322
  %329 = getelementptr inbounds i64, ptr %5, i64 %323
  %330 = load i64, ptr %329, align 8
  %331 = lshr i64 %330, 2
  %332 = shl i64 %323, 4
  %333 = and i64 %332, 48
  %334 = shl i64 %331, %333
  %335 = lshr i64 %323, 2
  %336 = and i64 %335, 1073741823
  %337 = getelementptr inbounds i64, ptr %321, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = or i64 %334, %338
  store i64 %339, ptr %337, align 8
  br label %340

340:                                              ; preds = %328, %322
  %341 = add nuw nsw i64 %323, 1
  %342 = icmp eq i64 %341, 32
  br i1 %342, label %343, label %322

343:                                              ; preds = %340, %285, %281, %279
  %344 = select i1 %51, i32 0, i32 4
  br label %345

345:                                              ; preds = %312, %343, %116, %112, %86, %82, %227, %223, %8
  %346 = phi i32 [ 0, %8 ], [ %344, %343 ], [ 2, %116 ], [ 2, %112 ], [ 2, %86 ], [ 2, %82 ], [ 2, %227 ], [ 2, %223 ], [ 2, %312 ]
  ret i32 %346
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_change(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 512
  br i1 %8, label %63, label %9

9:                                                ; preds = %5
  %10 = add i32 %7, 1
  store i32 %10, ptr %6, align 4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 9
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %13, %15
  br i1 %16, label %17, label %26

17:                                               ; preds = %9
  %18 = shl i64 %13, 1
  %19 = add i64 %18, 1024
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %21 = load ptr, ptr %20, align 8
  %22 = shl i64 %19, 3
  %23 = tail call ptr @realloc(ptr noundef %21, i64 noundef %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %32, label %25

25:                                               ; preds = %17
  store ptr %23, ptr %20, align 8
  store i64 %19, ptr %14, align 8
  br label %26

26:                                               ; preds = %25, %9
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %28 = load ptr, ptr %27, align 8
  %29 = load i64, ptr %11, align 8
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  %31 = add i64 %29, 9
  store i64 %31, ptr %11, align 8
  br label %32

32:                                               ; preds = %17, %26
  %33 = phi ptr [ %30, %26 ], [ null, %17 ]
  %34 = icmp eq ptr %33, null
  br i1 %34, label %63, label %35

35:                                               ; preds = %32
  %36 = zext i32 %2 to i64
  %37 = shl i64 %36, 44
  %38 = zext i32 %3 to i64
  %39 = or i64 %37, %38
  %40 = or i64 %39, -9223372036854775808
  %41 = getelementptr inbounds i64, ptr %33, i64 1
  store i64 %40, ptr %33, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %41, i8 0, i64 64, i1 false)
  br label %42

42:                                               ; preds = %35, %60
  %43 = phi i64 [ 0, %35 ], [ %61, %60 ]
  %44 = trunc i64 %43 to i32
  %45 = shl nuw i32 1, %44
  %46 = and i32 %45, %3
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %60, label %48

48:                                               ; preds = %42
  %49 = getelementptr inbounds i64, ptr %4, i64 %43
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 2
  %52 = shl i64 %43, 4
  %53 = and i64 %52, 48
  %54 = shl i64 %51, %53
  %55 = lshr i64 %43, 2
  %56 = and i64 %55, 1073741823
  %57 = getelementptr inbounds i64, ptr %41, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = or i64 %54, %58
  store i64 %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %42, %48
  %61 = add nuw nsw i64 %43, 1
  %62 = icmp eq i64 %61, 32
  br i1 %62, label %63, label %42

63:                                               ; preds = %60, %32, %5
  %64 = phi i32 [ 0, %5 ], [ 2, %32 ], [ 0, %60 ]
  ret i32 %64
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_local(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %322, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13
  %15 = icmp ugt i32 %6, 4
  %16 = lshr i32 %6, 2
  %17 = select i1 %15, i32 %16, i32 1
  %18 = add i32 %6, -1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %21 = zext i32 %6 to i64
  %22 = icmp eq i32 %7, 2
  br label %23

23:                                               ; preds = %10, %56
  %24 = phi i64 [ 0, %10 ], [ %57, %56 ]
  %25 = trunc i64 %24 to i32
  %26 = shl nuw i32 1, %25
  %27 = and i32 %26, %4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %56, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds i64, ptr %5, i64 %24
  %31 = load i64, ptr %30, align 8
  %32 = and i64 %31, %19
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %322

38:                                               ; preds = %34
  store i32 2, ptr %35, align 8
  br label %302

39:                                               ; preds = %29
  %40 = load i64, ptr %20, align 8
  %41 = icmp ult i64 %40, %21
  %42 = sub i64 %40, %21
  %43 = icmp ult i64 %42, %31
  %44 = or i1 %41, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %322

49:                                               ; preds = %45
  store i32 1, ptr %46, align 8
  br label %302

50:                                               ; preds = %39
  br i1 %22, label %51, label %56

51:                                               ; preds = %50
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %322

55:                                               ; preds = %51
  store i32 20, ptr %52, align 8
  br label %302

56:                                               ; preds = %23, %50
  %57 = add nuw nsw i64 %24, 1
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %59, label %23

59:                                               ; preds = %56
  %60 = load i64, ptr %14, align 8
  %61 = add i64 %60, 1
  store i64 %61, ptr %14, align 8
  %62 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, %63
  store i64 %66, ptr %64, align 8
  %67 = load <32 x i64>, ptr %5, align 8
  %68 = icmp eq i32 %4, -1
  br i1 %68, label %78, label %69

69:                                               ; preds = %59
  %70 = bitcast i32 %4 to <32 x i1>
  %71 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr %5, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %74, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = select <32 x i1> %70, <32 x i64> %67, <32 x i64> %76
  br label %78

78:                                               ; preds = %59, %69
  %79 = phi <32 x i64> [ %77, %69 ], [ %67, %59 ]
  %80 = lshr <32 x i64> %79, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %81 = icmp eq i32 %17, 0
  br i1 %81, label %101, label %82

82:                                               ; preds = %78
  %83 = bitcast i32 %4 to <32 x i1>
  %84 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %85 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %86 = bitcast i32 %4 to <32 x i1>
  %87 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %88 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %89 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %90 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %91 = load i64, ptr %85, align 8
  %92 = load i64, ptr %88, align 8
  %93 = load i64, ptr %89, align 8
  %94 = load i64, ptr %90, align 8
  %95 = add nsw i32 %17, -1
  %96 = zext i32 %95 to i64
  %97 = add i64 %94, %96
  %98 = zext i32 %17 to i64
  br label %105

99:                                               ; preds = %271
  %100 = add i64 %97, 1
  store i64 %197, ptr %85, align 8
  store i64 %279, ptr %88, align 8
  store i64 %280, ptr %89, align 8
  store i64 %100, ptr %90, align 8
  br label %101

101:                                              ; preds = %99, %78
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 1
  br i1 %104, label %283, label %286

105:                                              ; preds = %82, %271
  %106 = phi i64 [ 0, %82 ], [ %281, %271 ]
  %107 = phi i64 [ %93, %82 ], [ %280, %271 ]
  %108 = phi i64 [ %92, %82 ], [ %279, %271 ]
  %109 = phi i64 [ %91, %82 ], [ %197, %271 ]
  %110 = insertelement <32 x i64> poison, i64 %106, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = add nuw nsw <32 x i64> %111, %80
  %113 = shl <32 x i64> %112, <i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7>
  %114 = or <32 x i64> %113, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %115 = lshr <32 x i64> %114, <i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5>
  %116 = trunc <32 x i64> %115 to <32 x i32>
  br i1 %68, label %122, label %117

117:                                              ; preds = %105
  %118 = extractelement <32 x i32> %116, i32 %84
  %119 = insertelement <32 x i32> poison, i32 %118, i64 0
  %120 = shufflevector <32 x i32> %119, <32 x i32> poison, <32 x i32> zeroinitializer
  %121 = select <32 x i1> %83, <32 x i32> %116, <32 x i32> %120
  br label %122

122:                                              ; preds = %117, %105
  %123 = phi <32 x i32> [ %121, %117 ], [ %116, %105 ]
  %124 = shufflevector <32 x i32> %123, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %125 = icmp ult <32 x i32> %123, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %189, label %128

128:                                              ; preds = %122
  %129 = shufflevector <32 x i32> %123, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %130 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %123, <32 x i32> %129)
  %131 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %123, <32 x i32> %129)
  %132 = shufflevector <32 x i32> %130, <32 x i32> %131, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %133 = shufflevector <32 x i32> %132, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %134 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %132, <32 x i32> %133)
  %135 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %132, <32 x i32> %133)
  %136 = shufflevector <32 x i32> %134, <32 x i32> %135, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %137 = shufflevector <32 x i32> %136, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %138 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %136, <32 x i32> %137)
  %139 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %136, <32 x i32> %137)
  %140 = shufflevector <32 x i32> %138, <32 x i32> %139, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %141 = shufflevector <32 x i32> %140, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %142 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %140, <32 x i32> %141)
  %143 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %140, <32 x i32> %141)
  %144 = shufflevector <32 x i32> %142, <32 x i32> %143, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %146 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %144, <32 x i32> %145)
  %147 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %144, <32 x i32> %145)
  %148 = shufflevector <32 x i32> %146, <32 x i32> %147, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %149 = shufflevector <32 x i32> %148, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %150 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %148, <32 x i32> %149)
  %151 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %148, <32 x i32> %149)
  %152 = shufflevector <32 x i32> %150, <32 x i32> %151, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %153 = shufflevector <32 x i32> %152, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %154 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %152, <32 x i32> %153)
  %155 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %152, <32 x i32> %153)
  %156 = shufflevector <32 x i32> %154, <32 x i32> %155, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %157 = shufflevector <32 x i32> %156, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %158 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %156, <32 x i32> %157)
  %159 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %156, <32 x i32> %157)
  %160 = shufflevector <32 x i32> %158, <32 x i32> %159, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %161 = shufflevector <32 x i32> %160, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %162 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %160, <32 x i32> %161)
  %163 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %160, <32 x i32> %161)
  %164 = shufflevector <32 x i32> %162, <32 x i32> %163, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %166 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %164, <32 x i32> %165)
  %167 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %164, <32 x i32> %165)
  %168 = shufflevector <32 x i32> %166, <32 x i32> %167, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %169 = shufflevector <32 x i32> %168, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %170 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %168, <32 x i32> %169)
  %171 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %168, <32 x i32> %169)
  %172 = shufflevector <32 x i32> %170, <32 x i32> %171, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %174 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %172, <32 x i32> %173)
  %175 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %172, <32 x i32> %173)
  %176 = shufflevector <32 x i32> %174, <32 x i32> %175, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %177 = shufflevector <32 x i32> %176, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %178 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %176, <32 x i32> %177)
  %179 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %176, <32 x i32> %177)
  %180 = shufflevector <32 x i32> %178, <32 x i32> %179, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %182 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %180, <32 x i32> %181)
  %183 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %180, <32 x i32> %181)
  %184 = shufflevector <32 x i32> %182, <32 x i32> %183, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %185 = shufflevector <32 x i32> %184, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %186 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %184, <32 x i32> %185)
  %187 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %184, <32 x i32> %185)
  %188 = shufflevector <32 x i32> %186, <32 x i32> %187, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %189

189:                                              ; preds = %122, %128
  %190 = phi <32 x i32> [ %188, %128 ], [ %123, %122 ]
  %191 = shufflevector <32 x i32> %190, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %192 = icmp ne <32 x i32> %190, %191
  %193 = bitcast <32 x i1> %192 to i32
  %194 = or i32 %193, 1
  %195 = tail call i32 @llvm.ctpop.i32(i32 %194)
  %196 = zext i32 %195 to i64
  %197 = add i64 %109, %196
  %198 = trunc <32 x i64> %112 to <32 x i32>
  br i1 %68, label %204, label %199

199:                                              ; preds = %189
  %200 = extractelement <32 x i32> %198, i32 %87
  %201 = insertelement <32 x i32> poison, i32 %200, i64 0
  %202 = shufflevector <32 x i32> %201, <32 x i32> poison, <32 x i32> zeroinitializer
  %203 = select <32 x i1> %86, <32 x i32> %198, <32 x i32> %202
  br label %204

204:                                              ; preds = %199, %189
  %205 = phi <32 x i32> [ %203, %199 ], [ %198, %189 ]
  %206 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %207 = icmp ult <32 x i32> %205, %206
  %208 = bitcast <32 x i1> %207 to i32
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %271, label %210

210:                                              ; preds = %204
  %211 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %212 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %205, <32 x i32> %211)
  %213 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %205, <32 x i32> %211)
  %214 = shufflevector <32 x i32> %212, <32 x i32> %213, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %215 = shufflevector <32 x i32> %214, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %216 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %214, <32 x i32> %215)
  %217 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %214, <32 x i32> %215)
  %218 = shufflevector <32 x i32> %216, <32 x i32> %217, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %219 = shufflevector <32 x i32> %218, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %220 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %218, <32 x i32> %219)
  %221 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %218, <32 x i32> %219)
  %222 = shufflevector <32 x i32> %220, <32 x i32> %221, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %223 = shufflevector <32 x i32> %222, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %224 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %222, <32 x i32> %223)
  %225 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %222, <32 x i32> %223)
  %226 = shufflevector <32 x i32> %224, <32 x i32> %225, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %227 = shufflevector <32 x i32> %226, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %228 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %226, <32 x i32> %227)
  %229 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %226, <32 x i32> %227)
  %230 = shufflevector <32 x i32> %228, <32 x i32> %229, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %231 = shufflevector <32 x i32> %230, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %232 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %230, <32 x i32> %231)
  %233 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %230, <32 x i32> %231)
  %234 = shufflevector <32 x i32> %232, <32 x i32> %233, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %235 = shufflevector <32 x i32> %234, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %236 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %234, <32 x i32> %235)
  %237 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %234, <32 x i32> %235)
  %238 = shufflevector <32 x i32> %236, <32 x i32> %237, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %239 = shufflevector <32 x i32> %238, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %240 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %238, <32 x i32> %239)
  %241 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %238, <32 x i32> %239)
  %242 = shufflevector <32 x i32> %240, <32 x i32> %241, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %243 = shufflevector <32 x i32> %242, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %244 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %242, <32 x i32> %243)
  %245 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %242, <32 x i32> %243)
  %246 = shufflevector <32 x i32> %244, <32 x i32> %245, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %247 = shufflevector <32 x i32> %246, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %248 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %246, <32 x i32> %247)
  %249 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %246, <32 x i32> %247)
  %250 = shufflevector <32 x i32> %248, <32 x i32> %249, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %251 = shufflevector <32 x i32> %250, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %252 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %250, <32 x i32> %251)
  %253 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %250, <32 x i32> %251)
  %254 = shufflevector <32 x i32> %252, <32 x i32> %253, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %255 = shufflevector <32 x i32> %254, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %256 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %254, <32 x i32> %255)
  %257 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %254, <32 x i32> %255)
  %258 = shufflevector <32 x i32> %256, <32 x i32> %257, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %259 = shufflevector <32 x i32> %258, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %260 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %258, <32 x i32> %259)
  %261 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %258, <32 x i32> %259)
  %262 = shufflevector <32 x i32> %260, <32 x i32> %261, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %263 = shufflevector <32 x i32> %262, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %264 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %262, <32 x i32> %263)
  %265 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %262, <32 x i32> %263)
  %266 = shufflevector <32 x i32> %264, <32 x i32> %265, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %267 = shufflevector <32 x i32> %266, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %268 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %266, <32 x i32> %267)
  %269 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %266, <32 x i32> %267)
  %270 = shufflevector <32 x i32> %268, <32 x i32> %269, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %271

271:                                              ; preds = %204, %210
  %272 = phi <32 x i32> [ %270, %210 ], [ %205, %204 ]
  %273 = shufflevector <32 x i32> %272, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %274 = icmp ne <32 x i32> %272, %273
  %275 = bitcast <32 x i1> %274 to i32
  %276 = or i32 %275, 1
  %277 = tail call i32 @llvm.ctpop.i32(i32 %276)
  %278 = zext i32 %277 to i64
  %279 = add i64 %108, %278
  %280 = add i64 %107, %278
  %281 = add nuw nsw i64 %106, 1
  %282 = icmp eq i64 %281, %98
  br i1 %282, label %99, label %105

283:                                              ; preds = %101
  %284 = tail call i32 @trace_local(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6, i32 noundef %7)
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %322

286:                                              ; preds = %283, %101
  %287 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %288 = load i32, ptr %287, align 4
  %289 = zext i32 %288 to i64
  %290 = shl nuw nsw i64 %289, 5
  %291 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %292 = load i64, ptr %291, align 8
  br label %293

293:                                              ; preds = %286, %293
  %294 = phi i64 [ 0, %286 ], [ %300, %293 ]
  %295 = add nuw nsw i64 %290, %294
  %296 = mul i64 %295, %292
  %297 = getelementptr inbounds i64, ptr %5, i64 %294
  %298 = load i64, ptr %297, align 8
  %299 = add i64 %296, %298
  store i64 %299, ptr %297, align 8
  %300 = add nuw nsw i64 %294, 1
  %301 = icmp eq i64 %300, 32
  br i1 %301, label %322, label %293

302:                                              ; preds = %55, %49, %38
  %303 = zext i32 %6 to i64
  %304 = trunc i64 %24 to i32
  %305 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %305, align 4
  %306 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %304, ptr %306, align 8
  %307 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %308, ptr %309, align 4
  %310 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %311 = load i32, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %311, ptr %312, align 8
  %313 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %314 = load i32, ptr %313, align 4
  %315 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %314, ptr %315, align 4
  %316 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %317 = load i32, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %317, ptr %318, align 8
  %319 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 3, ptr %319, align 4
  %320 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %31, ptr %320, align 8
  %321 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %303, ptr %321, align 8
  br label %322

322:                                              ; preds = %293, %302, %34, %45, %51, %283, %8
  %323 = phi i32 [ 0, %8 ], [ 2, %283 ], [ 2, %51 ], [ 2, %45 ], [ 2, %34 ], [ 2, %302 ], [ 0, %293 ]
  ret i32 %323
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_local(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = alloca [128 x i64], align 16
  %8 = alloca [128 x i32], align 16
  %9 = icmp ugt i32 %4, 4
  %10 = lshr i32 %4, 2
  %11 = select i1 %9, i32 %10, i32 1
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %6
  %14 = zext i32 %11 to i64
  br label %15

15:                                               ; preds = %13, %33
  %16 = phi i64 [ 0, %13 ], [ %34, %33 ]
  %17 = phi i32 [ 0, %13 ], [ %79, %33 ]
  br label %36

18:                                               ; preds = %33, %6
  %19 = phi i32 [ 0, %6 ], [ %79, %33 ]
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %131, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %26 = icmp eq i32 %5, 0
  %27 = select i1 %26, i64 4611686018427387904, i64 5764607523034234880
  %28 = zext i32 %1 to i64
  %29 = shl i64 %28, 44
  %30 = or i64 %27, %29
  %31 = zext i32 %19 to i64
  %32 = zext i32 %19 to i64
  br label %82

33:                                               ; preds = %78
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %14
  br i1 %35, label %18, label %15

36:                                               ; preds = %15, %78
  %37 = phi i64 [ 0, %15 ], [ %80, %78 ]
  %38 = phi i32 [ %17, %15 ], [ %79, %78 ]
  %39 = trunc i64 %37 to i32
  %40 = shl nuw i32 1, %39
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %78, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds i64, ptr %3, i64 %37
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, 2
  %47 = add nuw nsw i64 %46, %16
  %48 = icmp eq i32 %38, 0
  br i1 %48, label %64, label %49

49:                                               ; preds = %43
  %50 = add i32 %38, -1
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [128 x i64], ptr %7, i64 0, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %47
  br i1 %54, label %64, label %55

55:                                               ; preds = %49, %61
  %56 = phi i32 [ %62, %61 ], [ 0, %49 ]
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [128 x i64], ptr %7, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, %47
  br i1 %60, label %64, label %61

61:                                               ; preds = %55
  %62 = add nuw i32 %56, 1
  %63 = icmp eq i32 %62, %38
  br i1 %63, label %64, label %55

64:                                               ; preds = %61, %55, %43, %49
  %65 = phi i32 [ %50, %49 ], [ 0, %43 ], [ %56, %55 ], [ %38, %61 ]
  %66 = icmp eq i32 %65, %38
  br i1 %66, label %67, label %72

67:                                               ; preds = %64
  %68 = zext i32 %65 to i64
  %69 = getelementptr inbounds [128 x i64], ptr %7, i64 0, i64 %68
  store i64 %47, ptr %69, align 8
  %70 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %68
  store i32 0, ptr %70, align 4
  %71 = add i32 %38, 1
  br label %72

72:                                               ; preds = %67, %64
  %73 = phi i32 [ %71, %67 ], [ %38, %64 ]
  %74 = zext i32 %65 to i64
  %75 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = or i32 %76, %40
  store i32 %77, ptr %75, align 4
  br label %78

78:                                               ; preds = %36, %72
  %79 = phi i32 [ %73, %72 ], [ %38, %36 ]
  %80 = add nuw nsw i64 %37, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %33, label %36

82:                                               ; preds = %21, %119
  %83 = phi i64 [ 0, %21 ], [ %124, %119 ]
  %84 = getelementptr inbounds [128 x i32], ptr %8, i64 0, i64 %83
  %85 = load i32, ptr %84, align 4
  br label %107

86:                                               ; preds = %107
  %87 = load i64, ptr %22, align 8
  %88 = add i64 %87, 1
  %89 = load i64, ptr %23, align 8
  %90 = icmp ugt i64 %88, %89
  br i1 %90, label %91, label %99

91:                                               ; preds = %86
  %92 = shl i64 %88, 1
  %93 = add i64 %92, 1024
  %94 = load ptr, ptr %24, align 8
  %95 = shl i64 %93, 3
  %96 = tail call ptr @realloc(ptr noundef %94, i64 noundef %95)
  %97 = icmp eq ptr %96, null
  br i1 %97, label %104, label %98

98:                                               ; preds = %91
  store ptr %96, ptr %24, align 8
  store i64 %93, ptr %23, align 8
  br label %99

99:                                               ; preds = %98, %86
  %100 = load ptr, ptr %25, align 8
  %101 = load i64, ptr %22, align 8
  %102 = getelementptr inbounds i64, ptr %100, i64 %101
  %103 = add i64 %101, 1
  store i64 %103, ptr %22, align 8
  br label %104

104:                                              ; preds = %91, %99
  %105 = phi ptr [ %102, %99 ], [ null, %91 ]
  %106 = icmp eq ptr %105, null
  br i1 %106, label %131, label %119

107:                                              ; preds = %82, %107
  %108 = phi i32 [ 0, %82 ], [ %117, %107 ]
  %109 = phi i32 [ 0, %82 ], [ %116, %107 ]
  %110 = shl i32 %108, 3
  %111 = shl i32 255, %110
  %112 = and i32 %85, %111
  %113 = icmp ne i32 %112, 0
  %114 = zext i1 %113 to i32
  %115 = shl i32 %114, %108
  %116 = or i32 %115, %109
  %117 = add nuw nsw i32 %108, 1
  %118 = icmp eq i32 %117, 4
  br i1 %118, label %86, label %107

119:                                              ; preds = %104
  %120 = getelementptr inbounds [128 x i64], ptr %7, i64 0, i64 %83
  %121 = load i64, ptr %120, align 8
  %122 = zext i32 %116 to i64
  %123 = shl i64 %122, 40
  %124 = add nuw nsw i64 %83, 1
  %125 = icmp eq i64 %124, %31
  %126 = select i1 %125, i64 576460752303423488, i64 0
  %127 = or i64 %30, %126
  %128 = or i64 %127, %123
  %129 = or i64 %128, %121
  store i64 %129, ptr %105, align 8
  %130 = icmp eq i64 %124, %32
  br i1 %130, label %131, label %82

131:                                              ; preds = %119, %104, %18
  %132 = phi i32 [ 0, %18 ], [ 0, %119 ], [ 2, %104 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %7)
  ret i32 %132
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_generic(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull align 8 dereferenceable(256) %5, i64 256, i1 false)
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  br label %24

13:                                               ; preds = %50
  %14 = or i32 %52, %51
  %15 = xor i32 %14, -1
  %16 = and i32 %15, %4
  %17 = call i32 @access_global(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %16, ptr noundef nonnull %9, i32 noundef %6, i32 noundef %7)
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %127, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %23 = load i64, ptr %22, align 8
  br label %60

24:                                               ; preds = %8, %50
  %25 = phi i64 [ 0, %8 ], [ %53, %50 ]
  %26 = phi i32 [ 0, %8 ], [ %52, %50 ]
  %27 = phi i32 [ 0, %8 ], [ %51, %50 ]
  %28 = trunc i64 %25 to i32
  %29 = shl nuw i32 1, %28
  %30 = and i32 %29, %4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %50, label %32

32:                                               ; preds = %24
  %33 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %25
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %34, 32
  %36 = load i64, ptr %11, align 8
  %37 = lshr i64 %36, 32
  %38 = icmp eq i64 %35, %37
  %39 = zext i1 %38 to i32
  %40 = trunc i64 %25 to i32
  %41 = shl i32 %39, %40
  %42 = or i32 %41, %26
  %43 = load i64, ptr %12, align 8
  %44 = lshr i64 %43, 32
  %45 = icmp eq i64 %35, %44
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %25 to i32
  %48 = shl i32 %46, %47
  %49 = or i32 %48, %27
  br label %50

50:                                               ; preds = %24, %32
  %51 = phi i32 [ %49, %32 ], [ %27, %24 ]
  %52 = phi i32 [ %42, %32 ], [ %26, %24 ]
  %53 = add nuw nsw i64 %25, 1
  %54 = icmp eq i64 %53, 32
  br i1 %54, label %13, label %24

55:                                               ; preds = %60
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %93, label %57

57:                                               ; preds = %55
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %59 = load i64, ptr %58, align 8
  br label %72

60:                                               ; preds = %19, %60
  %61 = phi i64 [ 0, %19 ], [ %67, %60 ]
  %62 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %63, %21
  %65 = add i64 %64, %23
  %66 = getelementptr inbounds i64, ptr %5, i64 %61
  store i64 %65, ptr %66, align 8
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, 32
  br i1 %68, label %55, label %60

69:                                               ; preds = %72
  %70 = call i32 @access_cluster(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %52, ptr noundef nonnull %10, i32 noundef %6, i32 noundef %7)
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %127, label %80

72:                                               ; preds = %57, %72
  %73 = phi i64 [ 0, %57 ], [ %78, %72 ]
  %74 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = sub i64 %75, %59
  %77 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %73
  store i64 %76, ptr %77, align 8
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, 32
  br i1 %79, label %69, label %72

80:                                               ; preds = %69, %90
  %81 = phi i64 [ %91, %90 ], [ 0, %69 ]
  %82 = trunc i64 %81 to i32
  %83 = shl nuw i32 1, %82
  %84 = and i32 %83, %52
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %90, label %86

86:                                               ; preds = %80
  %87 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %81
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i64, ptr %5, i64 %81
  store i64 %88, ptr %89, align 8
  br label %90

90:                                               ; preds = %80, %86
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, 32
  br i1 %92, label %93, label %80

93:                                               ; preds = %90, %55
  %94 = icmp eq i32 %51, 0
  br i1 %94, label %127, label %95

95:                                               ; preds = %93
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %97 = load i64, ptr %96, align 8
  br label %103

98:                                               ; preds = %103
  %99 = call i32 @access_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %51, ptr noundef nonnull %10, i32 noundef %6, i32 noundef %7)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %127

101:                                              ; preds = %98
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  br label %111

103:                                              ; preds = %95, %103
  %104 = phi i64 [ 0, %95 ], [ %109, %103 ]
  %105 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = sub i64 %106, %97
  %108 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %104
  store i64 %107, ptr %108, align 8
  %109 = add nuw nsw i64 %104, 1
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %98, label %103

111:                                              ; preds = %101, %124
  %112 = phi i64 [ 0, %101 ], [ %125, %124 ]
  %113 = trunc i64 %112 to i32
  %114 = shl nuw i32 1, %113
  %115 = and i32 %114, %51
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %124, label %117

117:                                              ; preds = %111
  %118 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %112
  %119 = load i64, ptr %118, align 8
  %120 = load ptr, ptr %102, align 8
  %121 = ptrtoint ptr %120 to i64
  %122 = add i64 %119, %121
  %123 = getelementptr inbounds i64, ptr %5, i64 %112
  store i64 %122, ptr %123, align 8
  br label %124

124:                                              ; preds = %111, %117
  %125 = add nuw nsw i64 %112, 1
  %126 = icmp eq i64 %125, 32
  br i1 %126, label %127, label %111

127:                                              ; preds = %124, %93, %98, %69, %13
  %128 = phi i32 [ 2, %13 ], [ 2, %69 ], [ 2, %98 ], [ 0, %93 ], [ 0, %124 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  ret i32 %128
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_cluster(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  br label %13

9:                                                ; preds = %26
  %10 = xor i32 %27, -1
  %11 = and i32 %10, %4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %30, label %33

13:                                               ; preds = %8, %26
  %14 = phi i64 [ 0, %8 ], [ %28, %26 ]
  %15 = phi i32 [ 0, %8 ], [ %27, %26 ]
  %16 = trunc i64 %14 to i32
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds i64, ptr %5, i64 %14
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, 16777216
  %24 = select i1 %23, i32 0, i32 %17
  %25 = or i32 %24, %15
  br label %26

26:                                               ; preds = %20, %13
  %27 = phi i32 [ %15, %13 ], [ %25, %20 ]
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %9, label %13

30:                                               ; preds = %9
  %31 = tail call i32 @access_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %11, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %179, label %33

33:                                               ; preds = %30, %9
  %34 = icmp eq i32 %7, 0
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %42

36:                                               ; preds = %59
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %38 = load ptr, ptr %37, align 8
  %39 = sext i32 %3 to i64
  %40 = icmp eq i32 %27, 0
  %41 = or i1 %40, %12
  br i1 %41, label %66, label %62

42:                                               ; preds = %33, %59
  %43 = phi i64 [ 0, %33 ], [ %60, %59 ]
  %44 = trunc i64 %43 to i32
  %45 = shl nuw i32 1, %44
  %46 = and i32 %45, %11
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %42
  br i1 %34, label %49, label %53

49:                                               ; preds = %48
  %50 = getelementptr inbounds i64, ptr %5, i64 %43
  %51 = load i64, ptr %50, align 8
  %52 = trunc i64 %43 to i32
  tail call fastcc void @load_unwritten(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %52, i64 noundef %51, i32 noundef %6)
  br label %53

53:                                               ; preds = %49, %48
  %54 = load ptr, ptr %35, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = getelementptr inbounds i64, ptr %5, i64 %43
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  store i64 %58, ptr %56, align 8
  br label %59

59:                                               ; preds = %42, %53
  %60 = add nuw nsw i64 %43, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %36, label %42

62:                                               ; preds = %36
  %63 = getelementptr inbounds %struct.AccessCount, ptr %38, i64 %39
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8
  br label %66

66:                                               ; preds = %62, %36
  %67 = tail call i32 @llvm.ctpop.i32(i32 %27)
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds %struct.AccessCount, ptr %38, i64 %39, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %70, %68
  store i64 %71, ptr %69, align 8
  %72 = add i32 %6, -1
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %75 = zext i32 %6 to i64
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %78 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %90 = zext i32 %6 to i64
  %91 = icmp eq i32 %7, 0
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %96 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %99 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %106 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  br label %115

115:                                              ; preds = %66, %176
  %116 = phi i64 [ 0, %66 ], [ %177, %176 ]
  %117 = trunc i64 %116 to i32
  %118 = shl nuw i32 1, %117
  %119 = and i32 %118, %27
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %176, label %121

121:                                              ; preds = %115
  %122 = getelementptr inbounds i64, ptr %5, i64 %116
  %123 = trunc i64 %116 to i32
  %124 = tail call i32 @borrow_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %123, ptr noundef %122)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %179

126:                                              ; preds = %121
  %127 = load i64, ptr %122, align 8
  %128 = and i64 %127, %73
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %139, label %130

130:                                              ; preds = %126
  %131 = load i32, ptr %74, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %160

133:                                              ; preds = %130
  store i32 2, ptr %74, align 8
  store i32 %2, ptr %76, align 4
  %134 = trunc i64 %116 to i32
  store i32 %134, ptr %77, align 8
  %135 = load i32, ptr %78, align 4
  store i32 %135, ptr %79, align 4
  %136 = load i32, ptr %80, align 8
  store i32 %136, ptr %81, align 8
  %137 = load i32, ptr %82, align 4
  store i32 %137, ptr %83, align 4
  %138 = load i32, ptr %84, align 8
  store i32 %138, ptr %85, align 8
  store i32 2, ptr %86, align 4
  store i64 %127, ptr %87, align 8
  store i64 %75, ptr %88, align 8
  br label %160

139:                                              ; preds = %126
  %140 = load i64, ptr %89, align 8
  %141 = icmp ult i64 %140, %90
  %142 = sub i64 %140, %90
  %143 = icmp ult i64 %142, %127
  %144 = or i1 %141, %143
  br i1 %144, label %145, label %154

145:                                              ; preds = %139
  %146 = load i32, ptr %93, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %160

148:                                              ; preds = %145
  store i32 1, ptr %93, align 8
  store i32 %2, ptr %94, align 4
  %149 = trunc i64 %116 to i32
  store i32 %149, ptr %95, align 8
  %150 = load i32, ptr %96, align 4
  store i32 %150, ptr %97, align 4
  %151 = load i32, ptr %98, align 8
  store i32 %151, ptr %99, align 8
  %152 = load i32, ptr %100, align 4
  store i32 %152, ptr %101, align 4
  %153 = load i32, ptr %102, align 8
  store i32 %153, ptr %103, align 8
  store i32 2, ptr %104, align 4
  store i64 %127, ptr %105, align 8
  store i64 %90, ptr %106, align 8
  br label %160

154:                                              ; preds = %139
  br i1 %91, label %158, label %155

155:                                              ; preds = %154
  %156 = load ptr, ptr %92, align 8
  %157 = getelementptr inbounds i8, ptr %156, i64 %127
  tail call void @llvm.memset.p0.i64(ptr align 1 %157, i8 1, i64 %90, i1 false)
  br label %160

158:                                              ; preds = %154
  %159 = trunc i64 %116 to i32
  tail call fastcc void @load_unwritten(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %159, i64 noundef %127, i32 noundef %6)
  br label %160

160:                                              ; preds = %148, %145, %133, %130, %158, %155
  %161 = load ptr, ptr %107, align 8
  %162 = ptrtoint ptr %161 to i64
  %163 = add i64 %127, %162
  store i64 %163, ptr %122, align 8
  %164 = load i32, ptr %108, align 4
  %165 = load ptr, ptr %109, align 8
  %166 = zext i32 %164 to i64
  %167 = load i64, ptr %110, align 8
  %168 = mul i64 %167, %166
  %169 = getelementptr inbounds i8, ptr %165, i64 %168
  store ptr %169, ptr %107, align 8
  %170 = load ptr, ptr %111, align 8
  %171 = load i64, ptr %112, align 8
  %172 = mul i64 %171, %166
  %173 = getelementptr inbounds i8, ptr %170, i64 %172
  store ptr %173, ptr %113, align 8
  %174 = load i32, ptr %114, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %179

176:                                              ; preds = %115, %160
  %177 = add nuw nsw i64 %116, 1
  %178 = icmp eq i64 %177, 32
  br i1 %178, label %179, label %115

179:                                              ; preds = %160, %176, %121, %30
  %180 = phi i32 [ 2, %30 ], [ 2, %121 ], [ 0, %176 ], [ 2, %160 ]
  ret i32 %180
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @shared_offset(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %7 = load i64, ptr %6, align 8
  %8 = xor i64 %7, %1
  %9 = icmp ult i64 %8, 4294967296
  %10 = sub i64 %1, %7
  %11 = select i1 %9, i64 %10, i64 -1
  br label %12

12:                                               ; preds = %3, %5
  %13 = phi i64 [ %11, %5 ], [ %1, %3 ]
  ret i64 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @failed_barrier(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %29, align 8
  br label %30

30:                                               ; preds = %8, %12
  %31 = load i32, ptr %9, align 8
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %6, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 %7, ptr %35, align 8
  br label %36

36:                                               ; preds = %33, %30
  ret i32 2
}

; Function Attrs: nounwind uwtable
define dso_local i32 @complete_bytes(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = alloca i64, align 8
  store i64 %4, ptr %7, align 8
  %8 = call i32 @borrow_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %254

10:                                               ; preds = %6
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %13, 8
  %15 = add i64 %13, -8
  %16 = icmp ult i64 %15, %11
  %17 = or i1 %14, %16
  br i1 %17, label %18, label %40

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %70

22:                                               ; preds = %18
  store i32 1, ptr %19, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %32, ptr %33, align 4
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %35, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %37, align 4
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %11, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %39, align 8
  br label %70

40:                                               ; preds = %10
  %41 = and i64 %11, 7
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %65, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %70

47:                                               ; preds = %43
  store i32 2, ptr %44, align 8
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %48, align 4
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %51, ptr %52, align 4
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %54, ptr %55, align 8
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %57, ptr %58, align 4
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %60, ptr %61, align 8
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %62, align 4
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %11, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %64, align 8
  br label %70

65:                                               ; preds = %40
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 %11
  %69 = load i64, ptr %68, align 1
  br label %70

70:                                               ; preds = %65, %47, %43, %22, %18
  %71 = phi i64 [ undef, %22 ], [ undef, %18 ], [ %69, %65 ], [ undef, %47 ], [ undef, %43 ]
  %72 = phi i1 [ false, %22 ], [ false, %18 ], [ true, %65 ], [ false, %47 ], [ false, %43 ]
  br i1 %72, label %73, label %235

73:                                               ; preds = %70
  %74 = and i64 %71, -4611686018427387904
  %75 = icmp eq i64 %74, -9223372036854775808
  br i1 %75, label %104, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %98

80:                                               ; preds = %76
  store i32 23, ptr %77, align 8
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %81, align 4
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %84, ptr %85, align 4
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %87 = load i32, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %87, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %90, ptr %91, align 4
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %93 = load i32, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %93, ptr %94, align 8
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %95, align 4
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %11, ptr %96, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %97, align 8
  br label %98

98:                                               ; preds = %80, %76
  %99 = load i32, ptr %77, align 8
  %100 = icmp eq i32 %99, 23
  br i1 %100, label %101, label %235

101:                                              ; preds = %98
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %71, ptr %102, align 8
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 0, ptr %103, align 8
  br label %235

104:                                              ; preds = %73
  %105 = shl i64 %71, 3
  %106 = ashr i64 %105, 43
  %107 = sub i64 %106, %5
  %108 = add i64 %107, 1048575
  %109 = icmp ult i64 %108, 2097151
  br i1 %109, label %141, label %110

110:                                              ; preds = %104
  %111 = lshr i64 %71, 61
  %112 = trunc i64 %111 to i32
  %113 = and i32 %112, 1
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %135

117:                                              ; preds = %110
  store i32 25, ptr %114, align 8
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %118, align 4
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %119, align 8
  %120 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %121, ptr %122, align 4
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %124 = load i32, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %124, ptr %125, align 8
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %127, ptr %128, align 4
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %130 = load i32, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %132, align 4
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %11, ptr %133, align 8
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %134, align 8
  br label %135

135:                                              ; preds = %117, %110
  %136 = load i32, ptr %114, align 8
  %137 = icmp eq i32 %136, 25
  br i1 %137, label %138, label %147

138:                                              ; preds = %135
  %139 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %71, ptr %139, align 8
  %140 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 %113, ptr %140, align 8
  br label %147

141:                                              ; preds = %104
  %142 = shl i64 %107, 40
  %143 = and i64 %142, 2305841909702066176
  %144 = and i64 %71, 2305844108725321727
  %145 = or i64 %144, %143
  %146 = or i64 %145, -9223372036854775808
  br label %147

147:                                              ; preds = %141, %138, %135
  %148 = phi i64 [ %71, %138 ], [ %71, %135 ], [ %146, %141 ]
  br i1 %109, label %149, label %235

149:                                              ; preds = %147
  %150 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %169, label %153

153:                                              ; preds = %149
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %167, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %161 = load ptr, ptr %160, align 8
  %162 = ptrtoint ptr %159 to i64
  %163 = ptrtoint ptr %161 to i64
  %164 = sub i64 %162, %163
  %165 = udiv i64 %164, %155
  %166 = trunc i64 %165 to i32
  br label %167

167:                                              ; preds = %157, %153
  %168 = phi i32 [ %166, %157 ], [ 0, %153 ]
  tail call void @order_completes(ptr noundef %0, i32 noundef %168, i64 noundef %11)
  br label %169

169:                                              ; preds = %167, %149
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 3
  br i1 %172, label %173, label %234

173:                                              ; preds = %169
  %174 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  %177 = shl i64 %176, 48
  %178 = zext i32 %2 to i64
  %179 = or i64 %177, %178
  %180 = or i64 %179, -7782220156096217088
  %181 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %184 = load i32, ptr %183, align 4
  %185 = add i32 %184, 2
  %186 = zext i32 %185 to i64
  %187 = icmp ult i64 %182, %186
  br i1 %187, label %193, label %188

188:                                              ; preds = %173
  %189 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds i64, ptr %190, i64 %182
  %192 = getelementptr inbounds i64, ptr %191, i64 -2
  br label %193

193:                                              ; preds = %188, %173
  %194 = phi ptr [ %192, %188 ], [ null, %173 ]
  %195 = icmp eq ptr %194, null
  br i1 %195, label %207, label %196

196:                                              ; preds = %193
  %197 = load i64, ptr %194, align 8
  %198 = icmp eq i64 %197, %180
  br i1 %198, label %199, label %207

199:                                              ; preds = %196
  %200 = getelementptr inbounds i64, ptr %194, i64 1
  %201 = load i64, ptr %200, align 8
  %202 = freeze i64 %201
  %203 = lshr i64 %202, 40
  %204 = icmp eq i64 %203, %11
  br i1 %204, label %205, label %207

205:                                              ; preds = %199
  %206 = add i64 %202, %5
  store i64 %206, ptr %200, align 8
  br label %234

207:                                              ; preds = %199, %196, %193
  %208 = add i64 %182, 2
  %209 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %210 = load i64, ptr %209, align 8
  %211 = icmp ugt i64 %208, %210
  br i1 %211, label %212, label %221

212:                                              ; preds = %207
  %213 = shl i64 %208, 1
  %214 = add i64 %213, 1024
  %215 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %216 = load ptr, ptr %215, align 8
  %217 = shl i64 %214, 3
  %218 = tail call ptr @realloc(ptr noundef %216, i64 noundef %217)
  %219 = icmp eq ptr %218, null
  br i1 %219, label %227, label %220

220:                                              ; preds = %212
  store ptr %218, ptr %215, align 8
  store i64 %214, ptr %209, align 8
  br label %221

221:                                              ; preds = %220, %207
  %222 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %223 = load ptr, ptr %222, align 8
  %224 = load i64, ptr %181, align 8
  %225 = getelementptr inbounds i64, ptr %223, i64 %224
  %226 = add i64 %224, 2
  store i64 %226, ptr %181, align 8
  br label %227

227:                                              ; preds = %221, %212
  %228 = phi ptr [ %225, %221 ], [ null, %212 ]
  %229 = icmp eq ptr %228, null
  br i1 %229, label %235, label %230

230:                                              ; preds = %227
  store i64 %180, ptr %228, align 8
  %231 = shl i64 %11, 40
  %232 = or i64 %231, %5
  %233 = getelementptr inbounds i64, ptr %228, i64 1
  store i64 %232, ptr %233, align 8
  br label %234

234:                                              ; preds = %230, %205, %169
  tail call fastcc void @settle(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %11, i64 noundef %148)
  br label %235

235:                                              ; preds = %70, %98, %101, %147, %227, %234
  %236 = phi i32 [ 0, %234 ], [ 2, %70 ], [ 2, %147 ], [ 2, %98 ], [ 2, %101 ], [ 2, %227 ]
  %237 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %238 = load i32, ptr %237, align 4
  %239 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %240 = load ptr, ptr %239, align 8
  %241 = zext i32 %238 to i64
  %242 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %243 = load i64, ptr %242, align 8
  %244 = mul i64 %243, %241
  %245 = getelementptr inbounds i8, ptr %240, i64 %244
  %246 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  store ptr %245, ptr %246, align 8
  %247 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %248 = load ptr, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %250 = load i64, ptr %249, align 8
  %251 = mul i64 %250, %241
  %252 = getelementptr inbounds i8, ptr %248, i64 %251
  %253 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  store ptr %252, ptr %253, align 8
  br label %254

254:                                              ; preds = %6, %235
  %255 = phi i32 [ %236, %235 ], [ 2, %6 ]
  ret i32 %255
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @borrow_shared(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) local_unnamed_addr {
  %6 = load i64, ptr %4, align 8
  %7 = lshr i64 %6, 24
  %8 = icmp ult i64 %6, 16777216
  br i1 %8, label %96, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 16777215
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = icmp ugt i64 %7, %13
  br i1 %14, label %15, label %45

15:                                               ; preds = %9
  %16 = icmp ult i64 %6, 285212672
  %17 = icmp eq i64 %7, 255
  %18 = or i1 %16, %17
  br i1 %18, label %19, label %96

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %10, %21
  br i1 %22, label %23, label %96

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %96

27:                                               ; preds = %23
  store i32 36, ptr %24, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %28, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %31, ptr %32, align 4
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %34, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %37, ptr %38, align 4
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %40, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 0, ptr %42, align 4
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %6, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 0, ptr %44, align 8
  br label %96

45:                                               ; preds = %9
  %46 = add nsw i64 %7, -1
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 55, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %72, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %96

54:                                               ; preds = %50
  store i32 37, ptr %51, align 8
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %55, align 4
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %56, align 8
  %57 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %58, ptr %59, align 4
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %61 = load i32, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %61, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %64, ptr %65, align 4
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %67 = load i32, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %67, ptr %68, align 8
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 0, ptr %69, align 4
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %10, ptr %70, align 8
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 0, ptr %71, align 8
  br label %96

72:                                               ; preds = %45
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %79, label %76

76:                                               ; preds = %72
  %77 = trunc i64 %7 to i32
  %78 = add i32 %77, -1
  tail call void @order_accesses(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %78)
  br label %79

79:                                               ; preds = %76, %72
  %80 = add nuw nsw i64 %7, 4294967295
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %82 = load ptr, ptr %81, align 8
  %83 = and i64 %80, 4294967295
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %85 = load i64, ptr %84, align 8
  %86 = mul i64 %85, %83
  %87 = getelementptr inbounds i8, ptr %82, i64 %86
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  store ptr %87, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %92 = load i64, ptr %91, align 8
  %93 = mul i64 %92, %83
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  store ptr %94, ptr %95, align 8
  store i64 %10, ptr %4, align 8
  br label %96

96:                                               ; preds = %54, %50, %27, %23, %79, %15, %19, %5
  %97 = phi i32 [ 0, %5 ], [ 0, %79 ], [ 0, %19 ], [ 0, %15 ], [ 2, %23 ], [ 2, %27 ], [ 2, %50 ], [ 2, %54 ]
  ret i32 %97
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @return_shared(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %5 = load ptr, ptr %4, align 8
  %6 = zext i32 %3 to i64
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds i8, ptr %5, i64 %9
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, %6
  %17 = getelementptr inbounds i8, ptr %13, i64 %16
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  store ptr %17, ptr %18, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @store_completed(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5) local_unnamed_addr {
  %7 = zext i32 %5 to i64
  br label %8

8:                                                ; preds = %6, %20
  %9 = phi i64 [ 0, %6 ], [ %21, %20 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %4, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %9 to i32
  %18 = tail call i32 @complete_bytes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %17, i64 noundef %16, i64 noundef %7)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %8, %14
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, 32
  br i1 %22, label %23, label %8

23:                                               ; preds = %14, %20
  %24 = phi i32 [ 2, %14 ], [ 0, %20 ]
  ret i32 %24
}

; Function Attrs: nounwind uwtable
define dso_local i32 @mbarrier(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef readonly %8, ptr noalias nocapture noundef writeonly %9) local_unnamed_addr {
  %11 = alloca i64, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 3
  br i1 %14, label %15, label %49

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = shl i64 %18, 48
  %20 = zext i32 %2 to i64
  %21 = or i64 %19, %20
  %22 = or i64 %21, -8070450532247928832
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 2
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %27 = load i64, ptr %26, align 8
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %15
  %30 = shl i64 %25, 1
  %31 = add i64 %30, 1024
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %33 = load ptr, ptr %32, align 8
  %34 = shl i64 %31, 3
  %35 = tail call ptr @realloc(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %44, label %37

37:                                               ; preds = %29
  store ptr %35, ptr %32, align 8
  store i64 %31, ptr %26, align 8
  br label %38

38:                                               ; preds = %37, %15
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %40 = load ptr, ptr %39, align 8
  %41 = load i64, ptr %23, align 8
  %42 = getelementptr inbounds i64, ptr %40, i64 %41
  %43 = add i64 %41, 2
  store i64 %43, ptr %23, align 8
  br label %44

44:                                               ; preds = %38, %29
  %45 = phi ptr [ %42, %38 ], [ null, %29 ]
  %46 = icmp eq ptr %45, null
  br i1 %46, label %478, label %47

47:                                               ; preds = %44
  store i64 %22, ptr %45, align 8
  %48 = getelementptr inbounds i64, ptr %45, i64 1
  store i64 0, ptr %48, align 8
  br label %49

49:                                               ; preds = %47, %10
  %50 = icmp eq i32 %6, 0
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %52 = and i32 %3, 7
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %57 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %72 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %83 = icmp eq i32 %52, 0
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %87 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  %99 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %101 = icmp eq i32 %52, 1
  %102 = icmp eq i32 %52, 3
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %106 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  %119 = icmp ult i32 %52, 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 48
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 48
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %130 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %135 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %136 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %138 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %139 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %140 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %141 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  %142 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %144 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %145 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %146 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %147 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %148 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %149 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %150 = icmp eq i32 %52, 0
  %151 = icmp eq i32 %52, 3
  %152 = select i1 %151, i32 4, i32 2
  %153 = icmp ult i32 %52, 4
  %154 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %155 = zext i32 %2 to i64
  %156 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %158 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %159 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %162 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %163 = zext i32 %2 to i64
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %166 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %167 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %168 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %169 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  br label %170

170:                                              ; preds = %49, %474
  %171 = phi i64 [ 0, %49 ], [ %475, %474 ]
  %172 = trunc i64 %171 to i32
  %173 = shl nuw i32 1, %172
  %174 = and i32 %173, %4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %474, label %176

176:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11)
  %177 = getelementptr inbounds i64, ptr %5, i64 %171
  %178 = load i64, ptr %177, align 8
  br i1 %50, label %185, label %179

179:                                              ; preds = %176
  %180 = load i64, ptr %51, align 8
  %181 = xor i64 %180, %178
  %182 = icmp ult i64 %181, 4294967296
  %183 = sub i64 %178, %180
  %184 = select i1 %182, i64 %183, i64 -1
  br label %185

185:                                              ; preds = %176, %179
  %186 = phi i64 [ %184, %179 ], [ %178, %176 ]
  store i64 %186, ptr %11, align 8
  %187 = trunc i64 %171 to i32
  %188 = call i32 @borrow_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %187, ptr noundef nonnull %11)
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %477

190:                                              ; preds = %185
  %191 = load i64, ptr %11, align 8
  %192 = getelementptr inbounds i32, ptr %7, i64 %171
  %193 = load i32, ptr %192, align 4
  %194 = getelementptr inbounds i32, ptr %8, i64 %171
  %195 = load i32, ptr %194, align 4
  %196 = icmp eq i64 %191, %186
  %197 = getelementptr inbounds i64, ptr %9, i64 %171
  %198 = load i64, ptr %53, align 8
  %199 = icmp ult i64 %198, 8
  %200 = add i64 %198, -8
  %201 = icmp ult i64 %200, %191
  %202 = or i1 %199, %201
  br i1 %202, label %203, label %212

203:                                              ; preds = %190
  %204 = load i32, ptr %69, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %228

206:                                              ; preds = %203
  store i32 1, ptr %69, align 8
  store i32 %2, ptr %70, align 4
  %207 = trunc i64 %171 to i32
  store i32 %207, ptr %71, align 8
  %208 = load i32, ptr %72, align 4
  store i32 %208, ptr %73, align 4
  %209 = load i32, ptr %74, align 8
  store i32 %209, ptr %75, align 8
  %210 = load i32, ptr %76, align 4
  store i32 %210, ptr %77, align 4
  %211 = load i32, ptr %78, align 8
  store i32 %211, ptr %79, align 8
  store i32 2, ptr %80, align 4
  store i64 %191, ptr %81, align 8
  store i64 8, ptr %82, align 8
  br label %228

212:                                              ; preds = %190
  %213 = and i64 %191, 7
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %224, label %215

215:                                              ; preds = %212
  %216 = load i32, ptr %54, align 8
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %228

218:                                              ; preds = %215
  store i32 2, ptr %54, align 8
  store i32 %2, ptr %55, align 4
  %219 = trunc i64 %171 to i32
  store i32 %219, ptr %56, align 8
  %220 = load i32, ptr %57, align 4
  store i32 %220, ptr %58, align 4
  %221 = load i32, ptr %59, align 8
  store i32 %221, ptr %60, align 8
  %222 = load i32, ptr %61, align 4
  store i32 %222, ptr %62, align 4
  %223 = load i32, ptr %63, align 8
  store i32 %223, ptr %64, align 8
  store i32 2, ptr %65, align 4
  store i64 %191, ptr %66, align 8
  store i64 8, ptr %67, align 8
  br label %228

224:                                              ; preds = %212
  %225 = load ptr, ptr %68, align 8
  %226 = getelementptr inbounds i8, ptr %225, i64 %191
  %227 = load i64, ptr %226, align 1
  br label %228

228:                                              ; preds = %224, %218, %215, %206, %203
  %229 = phi i64 [ undef, %206 ], [ undef, %203 ], [ %227, %224 ], [ undef, %218 ], [ undef, %215 ]
  %230 = phi i1 [ false, %206 ], [ false, %203 ], [ true, %224 ], [ false, %218 ], [ false, %215 ]
  br i1 %230, label %231, label %343

231:                                              ; preds = %228
  br i1 %83, label %232, label %267

232:                                              ; preds = %231
  %233 = add i32 %193, -1048576
  %234 = icmp ult i32 %233, -1048575
  br i1 %234, label %235, label %248

235:                                              ; preds = %232
  %236 = load i32, ptr %127, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %244

238:                                              ; preds = %235
  store i32 24, ptr %127, align 8
  store i32 %2, ptr %128, align 4
  %239 = trunc i64 %171 to i32
  store i32 %239, ptr %129, align 8
  %240 = load i32, ptr %130, align 4
  store i32 %240, ptr %131, align 4
  %241 = load i32, ptr %132, align 8
  store i32 %241, ptr %133, align 8
  %242 = load i32, ptr %134, align 4
  store i32 %242, ptr %135, align 4
  %243 = load i32, ptr %136, align 8
  store i32 %243, ptr %137, align 8
  store i32 2, ptr %138, align 4
  store i64 %191, ptr %139, align 8
  store i64 8, ptr %140, align 8
  br label %244

244:                                              ; preds = %238, %235
  %245 = load i32, ptr %127, align 8
  %246 = icmp eq i32 %245, 24
  br i1 %246, label %247, label %343

247:                                              ; preds = %244
  store i64 0, ptr %141, align 8
  store i32 0, ptr %142, align 8
  br label %343

248:                                              ; preds = %232
  %249 = load ptr, ptr %123, align 8
  %250 = icmp eq ptr %249, null
  br i1 %250, label %256, label %251

251:                                              ; preds = %248
  %252 = and i64 %229, -4611686018427387904
  %253 = icmp eq i64 %252, -9223372036854775808
  %254 = zext i1 %253 to i32
  %255 = trunc i64 %171 to i32
  tail call void @check_made(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %255, i64 noundef %191, i32 noundef %254)
  br label %256

256:                                              ; preds = %251, %248
  %257 = zext i32 %193 to i64
  %258 = shl nuw nsw i64 %257, 20
  %259 = or i64 %258, %257
  %260 = or i64 %259, -9223372036854775808
  %261 = load ptr, ptr %124, align 8
  %262 = getelementptr inbounds i8, ptr %261, i64 %191
  store i64 %260, ptr %262, align 1
  %263 = load ptr, ptr %125, align 8
  %264 = getelementptr inbounds i8, ptr %263, i64 %191
  store i64 72340172838076673, ptr %264, align 1
  %265 = load i64, ptr %126, align 8
  %266 = add i64 %265, 1
  store i64 %266, ptr %126, align 8
  br label %343

267:                                              ; preds = %231
  %268 = and i64 %229, -4611686018427387904
  %269 = icmp eq i64 %268, -9223372036854775808
  br i1 %269, label %283, label %270

270:                                              ; preds = %267
  %271 = load i32, ptr %84, align 8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %279

273:                                              ; preds = %270
  store i32 23, ptr %84, align 8
  store i32 %2, ptr %85, align 4
  %274 = trunc i64 %171 to i32
  store i32 %274, ptr %86, align 8
  %275 = load i32, ptr %87, align 4
  store i32 %275, ptr %88, align 4
  %276 = load i32, ptr %89, align 8
  store i32 %276, ptr %90, align 8
  %277 = load i32, ptr %91, align 4
  store i32 %277, ptr %92, align 4
  %278 = load i32, ptr %93, align 8
  store i32 %278, ptr %94, align 8
  store i32 2, ptr %95, align 4
  store i64 %191, ptr %96, align 8
  store i64 8, ptr %97, align 8
  br label %279

279:                                              ; preds = %273, %270
  %280 = load i32, ptr %84, align 8
  %281 = icmp eq i32 %280, 23
  br i1 %281, label %282, label %343

282:                                              ; preds = %279
  store i64 %229, ptr %98, align 8
  store i32 0, ptr %99, align 8
  br label %343

283:                                              ; preds = %267
  %284 = load ptr, ptr %100, align 8
  %285 = icmp ne ptr %284, null
  %286 = and i1 %196, %285
  br i1 %286, label %287, label %289

287:                                              ; preds = %283
  %288 = trunc i64 %171 to i32
  tail call void @check_used(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %288, i64 noundef %191, i32 noundef 0)
  br label %289

289:                                              ; preds = %287, %283
  store i64 %229, ptr %197, align 8
  br i1 %101, label %290, label %302

290:                                              ; preds = %289
  %291 = load ptr, ptr %100, align 8
  %292 = icmp eq ptr %291, null
  br i1 %292, label %295, label %293

293:                                              ; preds = %290
  %294 = trunc i64 %171 to i32
  tail call void @check_unmade(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %294, i64 noundef %191)
  br label %295

295:                                              ; preds = %293, %290
  %296 = load ptr, ptr %120, align 8
  %297 = getelementptr inbounds i8, ptr %296, i64 %191
  store i64 0, ptr %297, align 1
  %298 = load ptr, ptr %121, align 8
  %299 = getelementptr inbounds i8, ptr %298, i64 %191
  store i64 72340172838076673, ptr %299, align 1
  %300 = load i64, ptr %122, align 8
  %301 = add i64 %300, 1
  store i64 %301, ptr %122, align 8
  br label %343

302:                                              ; preds = %289
  %303 = icmp eq i32 %195, 0
  br i1 %303, label %337, label %304

304:                                              ; preds = %302
  %305 = zext i32 %195 to i64
  %306 = sub nsw i64 0, %305
  %307 = select i1 %102, i64 %306, i64 %305
  %308 = shl i64 %229, 3
  %309 = ashr i64 %308, 43
  %310 = add nsw i64 %309, %307
  %311 = add nsw i64 %310, 1048575
  %312 = icmp ult i64 %311, 2097151
  br i1 %312, label %329, label %313

313:                                              ; preds = %304
  %314 = lshr i64 %229, 61
  %315 = trunc i64 %314 to i32
  %316 = and i32 %315, 1
  %317 = load i32, ptr %103, align 8
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %325

319:                                              ; preds = %313
  store i32 25, ptr %103, align 8
  store i32 %2, ptr %104, align 4
  %320 = trunc i64 %171 to i32
  store i32 %320, ptr %105, align 8
  %321 = load i32, ptr %106, align 4
  store i32 %321, ptr %107, align 4
  %322 = load i32, ptr %108, align 8
  store i32 %322, ptr %109, align 8
  %323 = load i32, ptr %110, align 4
  store i32 %323, ptr %111, align 4
  %324 = load i32, ptr %112, align 8
  store i32 %324, ptr %113, align 8
  store i32 2, ptr %114, align 4
  store i64 %191, ptr %115, align 8
  store i64 8, ptr %116, align 8
  br label %325

325:                                              ; preds = %319, %313
  %326 = load i32, ptr %103, align 8
  %327 = icmp eq i32 %326, 25
  br i1 %327, label %328, label %335

328:                                              ; preds = %325
  store i64 %229, ptr %117, align 8
  store i32 %316, ptr %118, align 8
  br label %335

329:                                              ; preds = %304
  %330 = shl i64 %310, 40
  %331 = and i64 %330, 2305841909702066176
  %332 = and i64 %229, 2305844108725321727
  %333 = or i64 %332, %331
  %334 = or i64 %333, -9223372036854775808
  br label %335

335:                                              ; preds = %329, %328, %325
  %336 = phi i64 [ %229, %328 ], [ %229, %325 ], [ %334, %329 ]
  br i1 %312, label %337, label %343

337:                                              ; preds = %335, %302
  %338 = phi i64 [ %229, %302 ], [ %336, %335 ]
  %339 = trunc i64 %171 to i32
  br i1 %119, label %340, label %341

340:                                              ; preds = %337
  tail call fastcc void @settle(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %339, i64 noundef %191, i64 noundef %338)
  br label %343

341:                                              ; preds = %337
  %342 = tail call fastcc i32 @arrive_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %339, i64 noundef %191, i64 noundef %338, i32 noundef %193, i32 noundef %3)
  br label %343

343:                                              ; preds = %228, %244, %247, %256, %279, %282, %295, %335, %340, %341
  %344 = phi i32 [ 0, %256 ], [ 0, %295 ], [ 2, %228 ], [ 0, %340 ], [ %342, %341 ], [ 2, %335 ], [ 2, %244 ], [ 2, %247 ], [ 2, %279 ], [ 2, %282 ]
  %345 = load i32, ptr %143, align 4
  %346 = load ptr, ptr %144, align 8
  %347 = zext i32 %345 to i64
  %348 = load i64, ptr %145, align 8
  %349 = mul i64 %348, %347
  %350 = getelementptr inbounds i8, ptr %346, i64 %349
  store ptr %350, ptr %146, align 8
  %351 = load ptr, ptr %147, align 8
  %352 = load i64, ptr %148, align 8
  %353 = mul i64 %352, %347
  %354 = getelementptr inbounds i8, ptr %351, i64 %353
  store ptr %354, ptr %149, align 8
  %355 = icmp eq i32 %344, 0
  br i1 %355, label %356, label %477

356:                                              ; preds = %343
  br i1 %14, label %357, label %473

357:                                              ; preds = %356
  br i1 %150, label %358, label %412

358:                                              ; preds = %357
  %359 = zext i32 %193 to i64
  %360 = load i32, ptr %162, align 4
  %361 = zext i32 %360 to i64
  %362 = shl i64 %361, 48
  %363 = or i64 %362, %163
  %364 = or i64 %363, -7998392938210000896
  %365 = load i64, ptr %164, align 8
  %366 = load i32, ptr %165, align 4
  %367 = add i32 %366, 2
  %368 = zext i32 %367 to i64
  %369 = icmp ult i64 %365, %368
  br i1 %369, label %374, label %370

370:                                              ; preds = %358
  %371 = load ptr, ptr %166, align 8
  %372 = getelementptr i64, ptr %371, i64 -2
  %373 = getelementptr i64, ptr %372, i64 %365
  br label %374

374:                                              ; preds = %370, %358
  %375 = phi ptr [ %373, %370 ], [ null, %358 ]
  %376 = icmp eq ptr %375, null
  br i1 %376, label %388, label %377

377:                                              ; preds = %374
  %378 = load i64, ptr %375, align 8
  %379 = icmp eq i64 %378, %364
  br i1 %379, label %380, label %388

380:                                              ; preds = %377
  %381 = getelementptr inbounds i64, ptr %375, i64 1
  %382 = load i64, ptr %381, align 8
  %383 = freeze i64 %382
  %384 = lshr i64 %383, 40
  %385 = icmp eq i64 %384, %191
  br i1 %385, label %386, label %388

386:                                              ; preds = %380
  %387 = add i64 %383, %359
  store i64 %387, ptr %381, align 8
  br label %473

388:                                              ; preds = %380, %377, %374
  %389 = add i64 %365, 2
  %390 = load i64, ptr %167, align 8
  %391 = icmp ugt i64 %389, %390
  br i1 %391, label %392, label %400

392:                                              ; preds = %388
  %393 = shl i64 %389, 1
  %394 = add i64 %393, 1024
  %395 = load ptr, ptr %168, align 8
  %396 = shl i64 %394, 3
  %397 = tail call ptr @realloc(ptr noundef %395, i64 noundef %396)
  %398 = icmp eq ptr %397, null
  br i1 %398, label %405, label %399

399:                                              ; preds = %392
  store ptr %397, ptr %168, align 8
  store i64 %394, ptr %167, align 8
  br label %400

400:                                              ; preds = %399, %388
  %401 = load ptr, ptr %169, align 8
  %402 = load i64, ptr %164, align 8
  %403 = getelementptr inbounds i64, ptr %401, i64 %402
  %404 = add i64 %402, 2
  store i64 %404, ptr %164, align 8
  br label %405

405:                                              ; preds = %400, %392
  %406 = phi ptr [ %403, %400 ], [ null, %392 ]
  %407 = icmp eq ptr %406, null
  br i1 %407, label %477, label %408

408:                                              ; preds = %405
  store i64 %364, ptr %406, align 8
  %409 = shl i64 %191, 40
  %410 = or i64 %409, %359
  %411 = getelementptr inbounds i64, ptr %406, i64 1
  store i64 %410, ptr %411, align 8
  br label %473

412:                                              ; preds = %357
  %413 = icmp eq i32 %195, 0
  br i1 %413, label %418, label %414

414:                                              ; preds = %412
  %415 = zext i32 %195 to i64
  %416 = tail call i32 @trace_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %152, i64 noundef %191, i64 noundef %415)
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %477

418:                                              ; preds = %414, %412
  br i1 %153, label %473, label %419

419:                                              ; preds = %418
  %420 = zext i32 %193 to i64
  %421 = load i32, ptr %154, align 4
  %422 = zext i32 %421 to i64
  %423 = shl i64 %422, 48
  %424 = or i64 %423, %155
  %425 = or i64 %424, -7854277750134145024
  %426 = load i64, ptr %156, align 8
  %427 = load i32, ptr %157, align 4
  %428 = add i32 %427, 2
  %429 = zext i32 %428 to i64
  %430 = icmp ult i64 %426, %429
  br i1 %430, label %435, label %431

431:                                              ; preds = %419
  %432 = load ptr, ptr %158, align 8
  %433 = getelementptr i64, ptr %432, i64 -2
  %434 = getelementptr i64, ptr %433, i64 %426
  br label %435

435:                                              ; preds = %431, %419
  %436 = phi ptr [ %434, %431 ], [ null, %419 ]
  %437 = icmp eq ptr %436, null
  br i1 %437, label %449, label %438

438:                                              ; preds = %435
  %439 = load i64, ptr %436, align 8
  %440 = icmp eq i64 %439, %425
  br i1 %440, label %441, label %449

441:                                              ; preds = %438
  %442 = getelementptr inbounds i64, ptr %436, i64 1
  %443 = load i64, ptr %442, align 8
  %444 = freeze i64 %443
  %445 = lshr i64 %444, 40
  %446 = icmp eq i64 %445, %191
  br i1 %446, label %447, label %449

447:                                              ; preds = %441
  %448 = add i64 %444, %420
  store i64 %448, ptr %442, align 8
  br label %473

449:                                              ; preds = %441, %438, %435
  %450 = add i64 %426, 2
  %451 = load i64, ptr %159, align 8
  %452 = icmp ugt i64 %450, %451
  br i1 %452, label %453, label %461

453:                                              ; preds = %449
  %454 = shl i64 %450, 1
  %455 = add i64 %454, 1024
  %456 = load ptr, ptr %160, align 8
  %457 = shl i64 %455, 3
  %458 = tail call ptr @realloc(ptr noundef %456, i64 noundef %457)
  %459 = icmp eq ptr %458, null
  br i1 %459, label %466, label %460

460:                                              ; preds = %453
  store ptr %458, ptr %160, align 8
  store i64 %455, ptr %159, align 8
  br label %461

461:                                              ; preds = %460, %449
  %462 = load ptr, ptr %161, align 8
  %463 = load i64, ptr %156, align 8
  %464 = getelementptr inbounds i64, ptr %462, i64 %463
  %465 = add i64 %463, 2
  store i64 %465, ptr %156, align 8
  br label %466

466:                                              ; preds = %461, %453
  %467 = phi ptr [ %464, %461 ], [ null, %453 ]
  %468 = icmp eq ptr %467, null
  br i1 %468, label %477, label %469

469:                                              ; preds = %466
  store i64 %425, ptr %467, align 8
  %470 = shl i64 %191, 40
  %471 = or i64 %470, %420
  %472 = getelementptr inbounds i64, ptr %467, i64 1
  store i64 %471, ptr %472, align 8
  br label %473

473:                                              ; preds = %386, %408, %418, %447, %469, %356
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11)
  br label %474

474:                                              ; preds = %473, %170
  %475 = add nuw nsw i64 %171, 1
  %476 = icmp eq i64 %475, 32
  br i1 %476, label %478, label %170

477:                                              ; preds = %466, %414, %405, %185, %343
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11)
  br label %478

478:                                              ; preds = %474, %44, %477
  %479 = phi i32 [ 2, %477 ], [ 2, %44 ], [ 0, %474 ]
  ret i32 %479
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define dso_local i32 @trace_note(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = zext i32 %3 to i64
  %8 = shl i64 %7, 56
  %9 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %10 to i64
  %12 = shl i64 %11, 48
  %13 = zext i32 %2 to i64
  %14 = or i64 %8, %13
  %15 = or i64 %14, %12
  %16 = or i64 %15, -8070450532247928832
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %20, 2
  %22 = zext i32 %21 to i64
  %23 = icmp ult i64 %18, %22
  br i1 %23, label %29, label %24

24:                                               ; preds = %6
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 %18
  %28 = getelementptr inbounds i64, ptr %27, i64 -2
  br label %29

29:                                               ; preds = %6, %24
  %30 = phi ptr [ %28, %24 ], [ null, %6 ]
  %31 = icmp eq ptr %30, null
  br i1 %31, label %44, label %32

32:                                               ; preds = %29
  %33 = load i64, ptr %30, align 8
  %34 = icmp eq i64 %33, %16
  br i1 %34, label %35, label %44

35:                                               ; preds = %32
  %36 = getelementptr inbounds i64, ptr %30, i64 1
  %37 = load i64, ptr %36, align 8
  %38 = freeze i64 %37
  %39 = lshr i64 %38, 40
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  switch i32 %3, label %42 [
    i32 6, label %44
    i32 0, label %44
  ]

42:                                               ; preds = %41
  %43 = add i64 %38, %5
  store i64 %43, ptr %36, align 8
  br label %71

44:                                               ; preds = %41, %41, %35, %32, %29
  %45 = add i64 %18, 2
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %47 = load i64, ptr %46, align 8
  %48 = icmp ugt i64 %45, %47
  br i1 %48, label %49, label %58

49:                                               ; preds = %44
  %50 = shl i64 %45, 1
  %51 = add i64 %50, 1024
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %53 = load ptr, ptr %52, align 8
  %54 = shl i64 %51, 3
  %55 = tail call ptr @realloc(ptr noundef %53, i64 noundef %54)
  %56 = icmp eq ptr %55, null
  br i1 %56, label %64, label %57

57:                                               ; preds = %49
  store ptr %55, ptr %52, align 8
  store i64 %51, ptr %46, align 8
  br label %58

58:                                               ; preds = %57, %44
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %60 = load ptr, ptr %59, align 8
  %61 = load i64, ptr %17, align 8
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = add i64 %61, 2
  store i64 %63, ptr %17, align 8
  br label %64

64:                                               ; preds = %49, %58
  %65 = phi ptr [ %62, %58 ], [ null, %49 ]
  %66 = icmp eq ptr %65, null
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  store i64 %16, ptr %65, align 8
  %68 = shl i64 %4, 40
  %69 = or i64 %68, %5
  %70 = getelementptr inbounds i64, ptr %65, i64 1
  store i64 %69, ptr %70, align 8
  br label %71

71:                                               ; preds = %67, %64, %42
  %72 = phi i32 [ 0, %42 ], [ 0, %67 ], [ 2, %64 ]
  ret i32 %72
}

; Function Attrs: nounwind uwtable
define dso_local i32 @mbarrier_copied(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 3
  br i1 %10, label %11, label %45

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = shl i64 %14, 48
  %16 = zext i32 %2 to i64
  %17 = or i64 %15, %16
  %18 = or i64 %17, -8070450532247928832
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, 2
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %23 = load i64, ptr %22, align 8
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %25, label %34

25:                                               ; preds = %11
  %26 = shl i64 %21, 1
  %27 = add i64 %26, 1024
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %29 = load ptr, ptr %28, align 8
  %30 = shl i64 %27, 3
  %31 = tail call ptr @realloc(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %40, label %33

33:                                               ; preds = %25
  store ptr %31, ptr %28, align 8
  store i64 %27, ptr %22, align 8
  br label %34

34:                                               ; preds = %33, %11
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds i64, ptr %36, i64 %37
  %39 = add i64 %37, 2
  store i64 %39, ptr %19, align 8
  br label %40

40:                                               ; preds = %34, %25
  %41 = phi ptr [ %38, %34 ], [ null, %25 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %324, label %43

43:                                               ; preds = %40
  store i64 %18, ptr %41, align 8
  %44 = getelementptr inbounds i64, ptr %41, i64 1
  store i64 0, ptr %44, align 8
  br label %45

45:                                               ; preds = %43, %7
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %61, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.Checks, ptr %47, i64 0, i32 23
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %61, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Protocol, ptr %51, i64 0, i32 4
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %56 = load i32, ptr %55, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [32 x i32], ptr %54, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = add i32 %59, 1
  store i32 %60, ptr %58, align 4
  br label %61

61:                                               ; preds = %53, %49, %45
  %62 = icmp eq i32 %5, 0
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %68 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %83 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %94 = icmp eq i32 %6, 0
  %95 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %96 = and i1 %94, %10
  %97 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %98 = zext i32 %2 to i64
  %99 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  br label %105

105:                                              ; preds = %61, %316
  %106 = phi i64 [ 0, %61 ], [ %318, %316 ]
  %107 = phi i64 [ undef, %61 ], [ %317, %316 ]
  %108 = trunc i64 %106 to i32
  %109 = shl nuw i32 1, %108
  %110 = and i32 %109, %3
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %316, label %112

112:                                              ; preds = %105
  %113 = getelementptr inbounds i64, ptr %4, i64 %106
  %114 = load i64, ptr %113, align 8
  br i1 %62, label %121, label %115

115:                                              ; preds = %112
  %116 = load i64, ptr %63, align 8
  %117 = xor i64 %116, %114
  %118 = icmp ult i64 %117, 4294967296
  %119 = sub i64 %114, %116
  %120 = select i1 %118, i64 %119, i64 -1
  br label %121

121:                                              ; preds = %112, %115
  %122 = phi i64 [ %120, %115 ], [ %114, %112 ]
  %123 = load i64, ptr %64, align 8
  %124 = icmp ult i64 %123, 8
  %125 = add i64 %123, -8
  %126 = icmp ult i64 %125, %122
  %127 = or i1 %124, %126
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load i32, ptr %80, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %153

131:                                              ; preds = %128
  store i32 1, ptr %80, align 8
  store i32 %2, ptr %81, align 4
  %132 = trunc i64 %106 to i32
  store i32 %132, ptr %82, align 8
  %133 = load i32, ptr %83, align 4
  store i32 %133, ptr %84, align 4
  %134 = load i32, ptr %85, align 8
  store i32 %134, ptr %86, align 8
  %135 = load i32, ptr %87, align 4
  store i32 %135, ptr %88, align 4
  %136 = load i32, ptr %89, align 8
  store i32 %136, ptr %90, align 8
  store i32 2, ptr %91, align 4
  store i64 %122, ptr %92, align 8
  store i64 8, ptr %93, align 8
  br label %153

137:                                              ; preds = %121
  %138 = and i64 %122, 7
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %149, label %140

140:                                              ; preds = %137
  %141 = load i32, ptr %65, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %153

143:                                              ; preds = %140
  store i32 2, ptr %65, align 8
  store i32 %2, ptr %66, align 4
  %144 = trunc i64 %106 to i32
  store i32 %144, ptr %67, align 8
  %145 = load i32, ptr %68, align 4
  store i32 %145, ptr %69, align 4
  %146 = load i32, ptr %70, align 8
  store i32 %146, ptr %71, align 8
  %147 = load i32, ptr %72, align 4
  store i32 %147, ptr %73, align 4
  %148 = load i32, ptr %74, align 8
  store i32 %148, ptr %75, align 8
  store i32 2, ptr %76, align 4
  store i64 %122, ptr %77, align 8
  store i64 8, ptr %78, align 8
  br label %153

149:                                              ; preds = %137
  %150 = load ptr, ptr %79, align 8
  %151 = getelementptr inbounds i8, ptr %150, i64 %122
  %152 = load i64, ptr %151, align 1
  br label %153

153:                                              ; preds = %128, %131, %140, %143, %149
  %154 = phi i64 [ %107, %131 ], [ %107, %128 ], [ %152, %149 ], [ %107, %143 ], [ %107, %140 ]
  %155 = phi i1 [ false, %131 ], [ false, %128 ], [ true, %149 ], [ false, %143 ], [ false, %140 ]
  br i1 %155, label %156, label %324

156:                                              ; preds = %153
  %157 = and i64 %154, -4611686018427387904
  %158 = icmp eq i64 %157, -9223372036854775808
  br i1 %158, label %185, label %159

159:                                              ; preds = %156
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %161 = load i32, ptr %160, align 8
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %182

163:                                              ; preds = %159
  %164 = trunc i64 %106 to i32
  store i32 23, ptr %160, align 8
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %165, align 4
  %166 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %164, ptr %166, align 8
  %167 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %168 = load i32, ptr %167, align 4
  %169 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %168, ptr %169, align 4
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %171 = load i32, ptr %170, align 8
  %172 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %171, ptr %172, align 8
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %174 = load i32, ptr %173, align 4
  %175 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %174, ptr %175, align 4
  %176 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %177 = load i32, ptr %176, align 8
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %177, ptr %178, align 8
  %179 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %179, align 4
  %180 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %122, ptr %180, align 8
  %181 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %181, align 8
  br label %182

182:                                              ; preds = %163, %159
  %183 = load i32, ptr %160, align 8
  %184 = icmp eq i32 %183, 23
  br i1 %184, label %320, label %324

185:                                              ; preds = %156
  %186 = load ptr, ptr %46, align 8
  %187 = icmp eq ptr %186, null
  br i1 %187, label %190, label %188

188:                                              ; preds = %185
  %189 = trunc i64 %106 to i32
  tail call void @check_used(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %189, i64 noundef %122, i32 noundef 0)
  br label %190

190:                                              ; preds = %188, %185
  %191 = and i64 %154, 1048575
  %192 = icmp ne i64 %191, 1048575
  %193 = select i1 %94, i1 true, i1 %192
  br i1 %193, label %223, label %194

194:                                              ; preds = %190
  %195 = lshr i64 %154, 61
  %196 = trunc i64 %195 to i32
  %197 = and i32 %196, 1
  %198 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %199 = load i32, ptr %198, align 8
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %220

201:                                              ; preds = %194
  %202 = trunc i64 %106 to i32
  store i32 24, ptr %198, align 8
  %203 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %203, align 4
  %204 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %202, ptr %204, align 8
  %205 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %206 = load i32, ptr %205, align 4
  %207 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %206, ptr %207, align 4
  %208 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %209 = load i32, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %209, ptr %210, align 8
  %211 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %212, ptr %213, align 4
  %214 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %215 = load i32, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %215, ptr %216, align 8
  %217 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %217, align 4
  %218 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %122, ptr %218, align 8
  %219 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %219, align 8
  br label %220

220:                                              ; preds = %201, %194
  %221 = load i32, ptr %198, align 8
  %222 = icmp eq i32 %221, 24
  br i1 %222, label %320, label %324

223:                                              ; preds = %190
  %224 = load ptr, ptr %46, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %257, label %226

226:                                              ; preds = %223
  %227 = getelementptr inbounds %struct.Checks, ptr %224, i64 0, i32 23
  %228 = load ptr, ptr %227, align 8
  %229 = icmp eq ptr %228, null
  br i1 %229, label %244, label %230

230:                                              ; preds = %226
  %231 = getelementptr inbounds %struct.Protocol, ptr %228, i64 0, i32 10
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %244, label %234

234:                                              ; preds = %230
  %235 = add i64 %122, 1
  br label %239

236:                                              ; preds = %239
  %237 = add nuw i64 %240, 1
  %238 = icmp eq i64 %237, %232
  br i1 %238, label %244, label %239

239:                                              ; preds = %236, %234
  %240 = phi i64 [ 0, %234 ], [ %237, %236 ]
  %241 = getelementptr inbounds %struct.Protocol, ptr %228, i64 0, i32 9, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = icmp eq i64 %242, %235
  br i1 %243, label %244, label %236

244:                                              ; preds = %239, %236, %230, %226
  %245 = phi ptr [ null, %226 ], [ null, %230 ], [ null, %236 ], [ %241, %239 ]
  %246 = icmp eq ptr %245, null
  br i1 %246, label %257, label %247

247:                                              ; preds = %244
  %248 = getelementptr inbounds %struct.Protocol, ptr %228, i64 0, i32 4
  %249 = load i32, ptr %95, align 4
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds [32 x i32], ptr %248, i64 0, i64 %250
  %252 = getelementptr inbounds %struct.Tracked, ptr %245, i64 0, i32 18
  %253 = getelementptr inbounds [256 x i32], ptr %252, i64 0, i64 %250
  %254 = load i32, ptr %251, align 4
  %255 = load i32, ptr %253, align 4
  %256 = tail call i32 @llvm.umax.i32(i32 %254, i32 %255)
  store i32 %256, ptr %253, align 4
  br label %257

257:                                              ; preds = %247, %244, %223
  br i1 %94, label %258, label %262

258:                                              ; preds = %257
  %259 = trunc i64 %106 to i32
  %260 = tail call fastcc i32 @arrive_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %259, i64 noundef %122, i64 noundef %154, i32 noundef 1, i32 noundef 4)
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %324

262:                                              ; preds = %258, %257
  br i1 %96, label %263, label %316

263:                                              ; preds = %262
  %264 = load i32, ptr %97, align 4
  %265 = zext i32 %264 to i64
  %266 = shl i64 %265, 48
  %267 = or i64 %266, %98
  %268 = or i64 %267, -7710162562058289152
  %269 = load i64, ptr %99, align 8
  %270 = load i32, ptr %100, align 4
  %271 = add i32 %270, 2
  %272 = zext i32 %271 to i64
  %273 = icmp ult i64 %269, %272
  br i1 %273, label %278, label %274

274:                                              ; preds = %263
  %275 = load ptr, ptr %101, align 8
  %276 = getelementptr i64, ptr %275, i64 -2
  %277 = getelementptr i64, ptr %276, i64 %269
  br label %278

278:                                              ; preds = %274, %263
  %279 = phi ptr [ %277, %274 ], [ null, %263 ]
  %280 = icmp eq ptr %279, null
  br i1 %280, label %292, label %281

281:                                              ; preds = %278
  %282 = load i64, ptr %279, align 8
  %283 = icmp eq i64 %282, %268
  br i1 %283, label %284, label %292

284:                                              ; preds = %281
  %285 = getelementptr inbounds i64, ptr %279, i64 1
  %286 = load i64, ptr %285, align 8
  %287 = freeze i64 %286
  %288 = lshr i64 %287, 40
  %289 = icmp eq i64 %288, %122
  br i1 %289, label %290, label %292

290:                                              ; preds = %284
  %291 = add i64 %287, 1
  store i64 %291, ptr %285, align 8
  br label %316

292:                                              ; preds = %284, %281, %278
  %293 = add i64 %269, 2
  %294 = load i64, ptr %102, align 8
  %295 = icmp ugt i64 %293, %294
  br i1 %295, label %296, label %304

296:                                              ; preds = %292
  %297 = shl i64 %293, 1
  %298 = add i64 %297, 1024
  %299 = load ptr, ptr %103, align 8
  %300 = shl i64 %298, 3
  %301 = tail call ptr @realloc(ptr noundef %299, i64 noundef %300)
  %302 = icmp eq ptr %301, null
  br i1 %302, label %309, label %303

303:                                              ; preds = %296
  store ptr %301, ptr %103, align 8
  store i64 %298, ptr %102, align 8
  br label %304

304:                                              ; preds = %303, %292
  %305 = load ptr, ptr %104, align 8
  %306 = load i64, ptr %99, align 8
  %307 = getelementptr inbounds i64, ptr %305, i64 %306
  %308 = add i64 %306, 2
  store i64 %308, ptr %99, align 8
  br label %309

309:                                              ; preds = %304, %296
  %310 = phi ptr [ %307, %304 ], [ null, %296 ]
  %311 = icmp eq ptr %310, null
  br i1 %311, label %324, label %312

312:                                              ; preds = %309
  store i64 %268, ptr %310, align 8
  %313 = shl i64 %122, 40
  %314 = or i64 %313, 1
  %315 = getelementptr inbounds i64, ptr %310, i64 1
  store i64 %314, ptr %315, align 8
  br label %316

316:                                              ; preds = %290, %312, %262, %105
  %317 = phi i64 [ %107, %105 ], [ %154, %262 ], [ %154, %312 ], [ %154, %290 ]
  %318 = add nuw nsw i64 %106, 1
  %319 = icmp eq i64 %318, 32
  br i1 %319, label %324, label %105

320:                                              ; preds = %220, %182
  %321 = phi i32 [ 0, %182 ], [ %197, %220 ]
  %322 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %154, ptr %322, align 8
  %323 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 %321, ptr %323, align 8
  br label %324

324:                                              ; preds = %316, %258, %153, %309, %320, %40, %220, %182
  %325 = phi i32 [ 2, %182 ], [ 2, %220 ], [ 2, %40 ], [ 2, %320 ], [ 2, %153 ], [ 2, %258 ], [ 0, %316 ], [ 2, %309 ]
  ret i32 %325
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_copied(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 23
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Protocol, ptr %6, i64 0, i32 4
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = add i32 %14, 1
  store i32 %15, ptr %13, align 4
  br label %16

16:                                               ; preds = %8, %2
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_used(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 23
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = add i64 %4, 1
  br label %21

18:                                               ; preds = %21
  %19 = add nuw i64 %22, 1
  %20 = icmp eq i64 %19, %14
  br i1 %20, label %26, label %21

21:                                               ; preds = %18, %16
  %22 = phi i64 [ 0, %16 ], [ %19, %18 ]
  %23 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %21, %18, %12, %6
  %27 = phi ptr [ null, %6 ], [ null, %12 ], [ null, %18 ], [ %23, %21 ]
  %28 = icmp eq ptr %27, null
  br i1 %28, label %92, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 6
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 3
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, %32
  br i1 %35, label %66, label %36

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 8
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %66

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 4
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %32 to i64
  %44 = zext i32 %34 to i64
  %45 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 17, i64 %43, i64 %44
  %46 = load i32, ptr %45, align 4
  br i1 %11, label %57, label %47

47:                                               ; preds = %40
  %48 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 3, i64 %43
  %49 = load i32, ptr %48, align 4
  %50 = shl nuw i32 1, %3
  %51 = and i32 %49, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 2, i64 %43, i64 %44
  %55 = load i32, ptr %54, align 4
  %56 = tail call i32 @llvm.umax.i32(i32 %55, i32 %46)
  br label %57

57:                                               ; preds = %40, %47, %53
  %58 = phi i32 [ %46, %47 ], [ %46, %40 ], [ %56, %53 ]
  %59 = icmp ult i32 %42, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = shl i32 %32, 5
  %62 = add i32 %61, %3
  %63 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 5
  %64 = load i32, ptr %63, align 8
  %65 = shl i32 %34, 5
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 2, i32 noundef %62, i32 noundef 30, i32 noundef %2, i64 noundef %4, i32 noundef %64, i32 noundef %65)
  br label %92

66:                                               ; preds = %36, %29, %57
  %67 = icmp eq i32 %5, 0
  br i1 %67, label %92, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 4
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %32 to i64
  %72 = zext i32 %34 to i64
  %73 = getelementptr inbounds [32 x %struct.Known], ptr %10, i64 0, i64 %71, i32 1, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 1, i64 %71, i32 1, i64 %72
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 3, i64 %71
  %78 = load i32, ptr %77, align 4
  %79 = shl nuw i32 1, %3
  %80 = and i32 %78, %79
  %81 = icmp ne i32 %80, 0
  %82 = icmp ugt i32 %76, %74
  %83 = select i1 %81, i1 %82, i1 false
  %84 = select i1 %83, i32 %76, i32 %74
  %85 = icmp ult i32 %70, %84
  br i1 %85, label %92, label %86

86:                                               ; preds = %68
  %87 = shl i32 %32, 5
  %88 = add i32 %87, %3
  %89 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 5
  %90 = load i32, ptr %89, align 8
  %91 = shl i32 %34, 5
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 0, i32 noundef %88, i32 noundef 29, i32 noundef %2, i64 noundef %4, i32 noundef %90, i32 noundef %91)
  br label %92

92:                                               ; preds = %60, %86, %68, %66, %26
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_copied_to(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = add i64 %2, 1
  br label %18

15:                                               ; preds = %18
  %16 = add nuw i64 %19, 1
  %17 = icmp eq i64 %16, %11
  br i1 %17, label %23, label %18

18:                                               ; preds = %15, %13
  %19 = phi i64 [ 0, %13 ], [ %16, %15 ]
  %20 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 9, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %14
  br i1 %22, label %23, label %15

23:                                               ; preds = %18, %15, %9, %3
  %24 = phi ptr [ null, %3 ], [ null, %9 ], [ null, %15 ], [ %20, %18 ]
  %25 = icmp eq ptr %24, null
  br i1 %25, label %37, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 4
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %29 = load i32, ptr %28, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [32 x i32], ptr %27, i64 0, i64 %30
  %32 = getelementptr inbounds %struct.Tracked, ptr %24, i64 0, i32 18
  %33 = getelementptr inbounds [256 x i32], ptr %32, i64 0, i64 %30
  %34 = load i32, ptr %31, align 4
  %35 = load i32, ptr %33, align 4
  %36 = tail call i32 @llvm.umax.i32(i32 %34, i32 %35)
  store i32 %36, ptr %33, align 4
  br label %37

37:                                               ; preds = %26, %23
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @arrive_at(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr {
  %9 = and i32 %7, 7
  %10 = icmp eq i32 %9, 5
  %11 = trunc i64 %5 to i32
  %12 = and i32 %11, 1048575
  %13 = lshr i64 %5, 20
  %14 = trunc i64 %13 to i32
  %15 = and i32 %14, 1048575
  %16 = add i32 %6, -1
  %17 = icmp ult i32 %16, %12
  br i1 %17, label %49, label %18

18:                                               ; preds = %8
  %19 = lshr i64 %5, 61
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 1
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:                                               ; preds = %18
  store i32 24, ptr %22, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %26, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %35, ptr %36, align 4
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %38, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %40, align 4
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %42, align 8
  br label %43

43:                                               ; preds = %25, %18
  %44 = load i32, ptr %22, align 8
  %45 = icmp eq i32 %44, 24
  br i1 %45, label %46, label %83

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %5, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 %21, ptr %48, align 8
  br label %83

49:                                               ; preds = %8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %72, label %53

53:                                               ; preds = %49
  %54 = and i32 %7, 8
  tail call void @check_arrival(ptr noundef %0, ptr noundef %1, i64 noundef %4, i32 noundef %54)
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %70, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %64 = load ptr, ptr %63, align 8
  %65 = ptrtoint ptr %62 to i64
  %66 = ptrtoint ptr %64 to i64
  %67 = sub i64 %65, %66
  %68 = udiv i64 %67, %58
  %69 = trunc i64 %68 to i32
  br label %70

70:                                               ; preds = %53, %60
  %71 = phi i32 [ %69, %60 ], [ 0, %53 ]
  tail call void @order_arrives(ptr noundef %0, i32 noundef %56, i32 noundef %71, i64 noundef %4, i32 noundef %7)
  br label %72

72:                                               ; preds = %70, %49
  %73 = sub i32 %12, %6
  %74 = select i1 %10, i32 %6, i32 0
  %75 = sub i32 %15, %74
  %76 = and i64 %5, 4611684918915760128
  %77 = zext i32 %75 to i64
  %78 = shl nuw nsw i64 %77, 20
  %79 = zext i32 %73 to i64
  %80 = or i64 %76, %79
  %81 = or i64 %80, %78
  %82 = or i64 %81, -9223372036854775808
  tail call fastcc void @settle(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %82)
  br label %83

83:                                               ; preds = %46, %43, %72
  %84 = phi i32 [ 0, %72 ], [ 2, %43 ], [ 2, %46 ]
  ret i32 %84
}

; Function Attrs: nounwind uwtable
define dso_local i32 @mbarrier_wait(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, ptr noalias nocapture noundef readonly %6, i32 noundef %7, ptr nocapture noundef writeonly %8) local_unnamed_addr {
  %10 = and i32 %7, 1
  %11 = and i32 %7, 8
  %12 = icmp eq i32 %5, 0
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %18 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %33 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %47 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  %60 = icmp eq i32 %10, 0
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %63 = icmp eq i32 %11, 0
  %64 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 24
  %65 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 21
  %66 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 23
  %67 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 22
  br label %68

68:                                               ; preds = %9, %238
  %69 = phi i64 [ 0, %9 ], [ %243, %238 ]
  %70 = phi i1 [ false, %9 ], [ %244, %238 ]
  %71 = phi i32 [ 0, %9 ], [ %242, %238 ]
  %72 = phi i64 [ 0, %9 ], [ %241, %238 ]
  %73 = phi i32 [ 0, %9 ], [ %240, %238 ]
  %74 = phi i64 [ undef, %9 ], [ %239, %238 ]
  %75 = trunc i64 %69 to i32
  %76 = shl nuw i32 1, %75
  %77 = and i32 %76, %3
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %238, label %79

79:                                               ; preds = %68
  %80 = getelementptr inbounds i64, ptr %4, i64 %69
  %81 = load i64, ptr %80, align 8
  br i1 %12, label %88, label %82

82:                                               ; preds = %79
  %83 = load i64, ptr %13, align 8
  %84 = xor i64 %83, %81
  %85 = icmp ult i64 %84, 4294967296
  %86 = sub i64 %81, %83
  %87 = select i1 %85, i64 %86, i64 -1
  br label %88

88:                                               ; preds = %79, %82
  %89 = phi i64 [ %87, %82 ], [ %81, %79 ]
  %90 = load i64, ptr %14, align 8
  %91 = icmp ult i64 %90, 8
  %92 = add i64 %90, -8
  %93 = icmp ult i64 %92, %89
  %94 = or i1 %91, %93
  br i1 %94, label %95, label %104

95:                                               ; preds = %88
  %96 = load i32, ptr %30, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %120

98:                                               ; preds = %95
  store i32 1, ptr %30, align 8
  store i32 %2, ptr %31, align 4
  %99 = trunc i64 %69 to i32
  store i32 %99, ptr %32, align 8
  %100 = load i32, ptr %33, align 4
  store i32 %100, ptr %34, align 4
  %101 = load i32, ptr %35, align 8
  store i32 %101, ptr %36, align 8
  %102 = load i32, ptr %37, align 4
  store i32 %102, ptr %38, align 4
  %103 = load i32, ptr %39, align 8
  store i32 %103, ptr %40, align 8
  store i32 2, ptr %41, align 4
  store i64 %89, ptr %42, align 8
  store i64 8, ptr %43, align 8
  br label %120

104:                                              ; preds = %88
  %105 = and i64 %89, 7
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %116, label %107

107:                                              ; preds = %104
  %108 = load i32, ptr %15, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %120

110:                                              ; preds = %107
  store i32 2, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %111 = trunc i64 %69 to i32
  store i32 %111, ptr %17, align 8
  %112 = load i32, ptr %18, align 4
  store i32 %112, ptr %19, align 4
  %113 = load i32, ptr %20, align 8
  store i32 %113, ptr %21, align 8
  %114 = load i32, ptr %22, align 4
  store i32 %114, ptr %23, align 4
  %115 = load i32, ptr %24, align 8
  store i32 %115, ptr %25, align 8
  store i32 2, ptr %26, align 4
  store i64 %89, ptr %27, align 8
  store i64 8, ptr %28, align 8
  br label %120

116:                                              ; preds = %104
  %117 = load ptr, ptr %29, align 8
  %118 = getelementptr inbounds i8, ptr %117, i64 %89
  %119 = load i64, ptr %118, align 1
  br label %120

120:                                              ; preds = %95, %98, %107, %110, %116
  %121 = phi i64 [ %74, %98 ], [ %74, %95 ], [ %119, %116 ], [ %74, %110 ], [ %74, %107 ]
  %122 = phi i1 [ false, %98 ], [ false, %95 ], [ true, %116 ], [ false, %110 ], [ false, %107 ]
  br i1 %122, label %123, label %233

123:                                              ; preds = %120
  %124 = and i64 %121, -4611686018427387904
  %125 = icmp eq i64 %124, -9223372036854775808
  br i1 %125, label %139, label %126

126:                                              ; preds = %123
  %127 = load i32, ptr %44, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %135

129:                                              ; preds = %126
  store i32 23, ptr %44, align 8
  store i32 %2, ptr %45, align 4
  %130 = trunc i64 %69 to i32
  store i32 %130, ptr %46, align 8
  %131 = load i32, ptr %47, align 4
  store i32 %131, ptr %48, align 4
  %132 = load i32, ptr %49, align 8
  store i32 %132, ptr %50, align 8
  %133 = load i32, ptr %51, align 4
  store i32 %133, ptr %52, align 4
  %134 = load i32, ptr %53, align 8
  store i32 %134, ptr %54, align 8
  store i32 2, ptr %55, align 4
  store i64 %89, ptr %56, align 8
  store i64 8, ptr %57, align 8
  br label %135

135:                                              ; preds = %129, %126
  %136 = load i32, ptr %44, align 8
  %137 = icmp eq i32 %136, 23
  br i1 %137, label %138, label %233

138:                                              ; preds = %135
  store i64 %121, ptr %58, align 8
  store i32 0, ptr %59, align 8
  br label %233

139:                                              ; preds = %123
  %140 = getelementptr inbounds i64, ptr %6, i64 %69
  %141 = load i64, ptr %140, align 8
  %142 = lshr i64 %141, 61
  %143 = select i1 %60, i64 %142, i64 %141
  %144 = trunc i64 %143 to i32
  %145 = and i32 %144, 1
  %146 = load ptr, ptr %61, align 8
  %147 = icmp eq ptr %146, null
  br i1 %147, label %150, label %148

148:                                              ; preds = %139
  %149 = trunc i64 %69 to i32
  tail call void @check_used(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %149, i64 noundef %89, i32 noundef 0)
  br label %150

150:                                              ; preds = %148, %139
  %151 = lshr i64 %121, 61
  %152 = trunc i64 %151 to i32
  %153 = and i32 %152, 1
  %154 = icmp eq i32 %153, %145
  br i1 %154, label %231, label %155

155:                                              ; preds = %150
  %156 = icmp eq i32 %71, 0
  %157 = select i1 %156, i32 %145, i32 %73
  %158 = select i1 %156, i64 %89, i64 %72
  %159 = or i32 %71, %76
  %160 = load ptr, ptr %61, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %233, label %162

162:                                              ; preds = %155
  %163 = load i32, ptr %62, align 4
  %164 = getelementptr inbounds %struct.Checks, ptr %160, i64 0, i32 26
  %165 = load ptr, ptr %164, align 8
  %166 = icmp ne ptr %165, null
  br i1 %166, label %167, label %188

167:                                              ; preds = %162
  %168 = add i32 %163, 1
  %169 = zext i32 %168 to i64
  %170 = shl nuw i64 %169, 32
  %171 = or i64 %170, %89
  br label %175

172:                                              ; preds = %186
  %173 = add nuw nsw i64 %176, 1
  %174 = icmp eq i64 %173, 128
  br i1 %174, label %188, label %175

175:                                              ; preds = %172, %167
  %176 = phi i64 [ 0, %167 ], [ %173, %172 ]
  %177 = phi ptr [ undef, %167 ], [ %187, %172 ]
  %178 = getelementptr inbounds %struct.Order, ptr %165, i64 0, i32 13, i64 %176
  %179 = load i64, ptr %178, align 8
  %180 = icmp ne i64 %179, 0
  %181 = icmp ne i64 %179, %171
  %182 = select i1 %180, i1 %181, i1 false
  br i1 %182, label %186, label %183

183:                                              ; preds = %175
  br i1 %180, label %185, label %184

184:                                              ; preds = %183
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %178, i8 0, i64 8584, i1 false)
  br label %185

185:                                              ; preds = %184, %183
  store i64 %171, ptr %178, align 8
  br label %186

186:                                              ; preds = %185, %175
  %187 = phi ptr [ %178, %185 ], [ %177, %175 ]
  br i1 %182, label %172, label %188

188:                                              ; preds = %186, %172, %162
  %189 = phi ptr [ null, %162 ], [ null, %172 ], [ %187, %186 ]
  %190 = icmp ne ptr %189, null
  %191 = select i1 %166, i1 %190, i1 false
  br i1 %191, label %192, label %233

192:                                              ; preds = %188
  %193 = zext i32 %163 to i64
  %194 = getelementptr inbounds [16 x [16 x i32]], ptr %165, i64 0, i64 %193
  %195 = getelementptr inbounds %struct.Meeting, ptr %189, i64 0, i32 2
  br label %196

196:                                              ; preds = %196, %192
  %197 = phi i64 [ 0, %192 ], [ %203, %196 ]
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = getelementptr inbounds i32, ptr %194, i64 %197
  %201 = load i32, ptr %200, align 4
  %202 = tail call i32 @llvm.umax.i32(i32 %199, i32 %201)
  store i32 %202, ptr %200, align 4
  %203 = add nuw nsw i64 %197, 1
  %204 = icmp eq i64 %203, 16
  br i1 %204, label %205, label %196

205:                                              ; preds = %196
  %206 = getelementptr inbounds %struct.Order, ptr %165, i64 0, i32 9, i64 %193
  %207 = getelementptr inbounds %struct.Order, ptr %165, i64 0, i32 8, i64 %193
  %208 = select i1 %63, ptr %207, ptr %206
  %209 = getelementptr inbounds %struct.Meeting, ptr %189, i64 0, i32 4
  br label %210

210:                                              ; preds = %210, %205
  %211 = phi i64 [ 0, %205 ], [ %217, %210 ]
  %212 = getelementptr inbounds i32, ptr %209, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds i32, ptr %208, i64 %211
  %215 = load i32, ptr %214, align 4
  %216 = tail call i32 @llvm.umax.i32(i32 %213, i32 %215)
  store i32 %216, ptr %214, align 4
  %217 = add nuw nsw i64 %211, 1
  %218 = icmp eq i64 %217, 528
  br i1 %218, label %219, label %210

219:                                              ; preds = %210
  %220 = getelementptr inbounds %struct.Told, ptr %208, i64 0, i32 1
  %221 = getelementptr inbounds %struct.Meeting, ptr %189, i64 0, i32 4, i32 1
  br label %222

222:                                              ; preds = %222, %219
  %223 = phi i64 [ 0, %219 ], [ %229, %222 ]
  %224 = getelementptr inbounds i32, ptr %221, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = getelementptr inbounds i32, ptr %220, i64 %223
  %227 = load i32, ptr %226, align 4
  %228 = tail call i32 @llvm.umax.i32(i32 %225, i32 %227)
  store i32 %228, ptr %226, align 4
  %229 = add nuw nsw i64 %223, 1
  %230 = icmp eq i64 %229, 528
  br i1 %230, label %233, label %222

231:                                              ; preds = %150
  store i64 %89, ptr %64, align 8
  store i32 %2, ptr %65, align 4
  store i32 %145, ptr %66, align 4
  %232 = trunc i64 %69 to i32
  store i32 %232, ptr %67, align 8
  br label %233

233:                                              ; preds = %222, %188, %138, %135, %231, %155, %120
  %234 = phi i32 [ %73, %120 ], [ %157, %155 ], [ %73, %231 ], [ %73, %135 ], [ %73, %138 ], [ %157, %188 ], [ %157, %222 ]
  %235 = phi i64 [ %72, %120 ], [ %158, %155 ], [ %72, %231 ], [ %72, %135 ], [ %72, %138 ], [ %158, %188 ], [ %158, %222 ]
  %236 = phi i1 [ false, %120 ], [ true, %155 ], [ true, %231 ], [ false, %135 ], [ false, %138 ], [ true, %188 ], [ true, %222 ]
  %237 = phi i32 [ %71, %120 ], [ %159, %155 ], [ %71, %231 ], [ %71, %135 ], [ %71, %138 ], [ %159, %188 ], [ %159, %222 ]
  br i1 %236, label %238, label %246

238:                                              ; preds = %68, %233
  %239 = phi i64 [ %74, %68 ], [ %121, %233 ]
  %240 = phi i32 [ %73, %68 ], [ %234, %233 ]
  %241 = phi i64 [ %72, %68 ], [ %235, %233 ]
  %242 = phi i32 [ %71, %68 ], [ %237, %233 ]
  %243 = add nuw nsw i64 %69, 1
  %244 = icmp ugt i64 %69, 30
  %245 = icmp eq i64 %243, 32
  br i1 %245, label %246, label %68

246:                                              ; preds = %238, %233
  %247 = phi i1 [ %244, %238 ], [ %70, %233 ]
  %248 = phi i32 [ %240, %238 ], [ %234, %233 ]
  %249 = phi i64 [ %241, %238 ], [ %235, %233 ]
  %250 = phi i32 [ %242, %238 ], [ %237, %233 ]
  br i1 %247, label %251, label %385

251:                                              ; preds = %246
  %252 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %253 = load ptr, ptr %252, align 8
  %254 = icmp ne ptr %253, null
  %255 = icmp ne i32 %250, 0
  %256 = select i1 %254, i1 %255, i1 false
  br i1 %256, label %257, label %258

257:                                              ; preds = %251
  tail call void @check_observed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %250, ptr noundef %4, i32 noundef %5, i32 noundef %11)
  br label %258

258:                                              ; preds = %257, %251
  store i32 %250, ptr %8, align 4
  %259 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %260 = load i64, ptr %259, align 8
  %261 = icmp eq i64 %260, 3
  br i1 %261, label %262, label %385

262:                                              ; preds = %258
  %263 = icmp eq i32 %3, 0
  %264 = select i1 %263, i1 true, i1 %255
  %265 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %266 = load i32, ptr %265, align 4
  %267 = zext i32 %266 to i64
  %268 = shl i64 %267, 48
  %269 = zext i32 %2 to i64
  %270 = or i64 %268, %269
  %271 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %272 = load i64, ptr %271, align 8
  br i1 %264, label %323, label %273

273:                                              ; preds = %262
  %274 = or i64 %270, -7566047373982433280
  %275 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %276 = load i32, ptr %275, align 4
  %277 = add i32 %276, 2
  %278 = zext i32 %277 to i64
  %279 = icmp ult i64 %272, %278
  br i1 %279, label %285, label %280

280:                                              ; preds = %273
  %281 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %282 = load ptr, ptr %281, align 8
  %283 = getelementptr inbounds i64, ptr %282, i64 %272
  %284 = getelementptr inbounds i64, ptr %283, i64 -2
  br label %285

285:                                              ; preds = %280, %273
  %286 = phi ptr [ %284, %280 ], [ null, %273 ]
  %287 = icmp eq ptr %286, null
  br i1 %287, label %298, label %288

288:                                              ; preds = %285
  %289 = load i64, ptr %286, align 8
  %290 = icmp eq i64 %289, %274
  br i1 %290, label %291, label %298

291:                                              ; preds = %288
  %292 = getelementptr inbounds i64, ptr %286, i64 1
  %293 = load i64, ptr %292, align 8
  %294 = freeze i64 %293
  %295 = icmp ult i64 %294, 1099511627776
  br i1 %295, label %296, label %298

296:                                              ; preds = %291
  %297 = add i64 %294, 1
  store i64 %297, ptr %292, align 8
  br label %385

298:                                              ; preds = %291, %288, %285
  %299 = add i64 %272, 2
  %300 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %301 = load i64, ptr %300, align 8
  %302 = icmp ugt i64 %299, %301
  br i1 %302, label %303, label %312

303:                                              ; preds = %298
  %304 = shl i64 %299, 1
  %305 = add i64 %304, 1024
  %306 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %307 = load ptr, ptr %306, align 8
  %308 = shl i64 %305, 3
  %309 = tail call ptr @realloc(ptr noundef %307, i64 noundef %308)
  %310 = icmp eq ptr %309, null
  br i1 %310, label %318, label %311

311:                                              ; preds = %303
  store ptr %309, ptr %306, align 8
  store i64 %305, ptr %300, align 8
  br label %312

312:                                              ; preds = %311, %298
  %313 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %314 = load ptr, ptr %313, align 8
  %315 = load i64, ptr %271, align 8
  %316 = getelementptr inbounds i64, ptr %314, i64 %315
  %317 = add i64 %315, 2
  store i64 %317, ptr %271, align 8
  br label %318

318:                                              ; preds = %312, %303
  %319 = phi ptr [ %316, %312 ], [ null, %303 ]
  %320 = icmp eq ptr %319, null
  br i1 %320, label %385, label %321

321:                                              ; preds = %318
  store i64 %274, ptr %319, align 8
  %322 = getelementptr inbounds i64, ptr %319, i64 1
  store i64 1, ptr %322, align 8
  br label %385

323:                                              ; preds = %262
  %324 = or i64 %270, -8070450532247928832
  %325 = add i64 %272, 2
  %326 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %327 = load i64, ptr %326, align 8
  %328 = icmp ugt i64 %325, %327
  br i1 %328, label %329, label %338

329:                                              ; preds = %323
  %330 = shl i64 %325, 1
  %331 = add i64 %330, 1024
  %332 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %333 = load ptr, ptr %332, align 8
  %334 = shl i64 %331, 3
  %335 = tail call ptr @realloc(ptr noundef %333, i64 noundef %334)
  %336 = icmp eq ptr %335, null
  br i1 %336, label %344, label %337

337:                                              ; preds = %329
  store ptr %335, ptr %332, align 8
  store i64 %331, ptr %326, align 8
  br label %338

338:                                              ; preds = %337, %323
  %339 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %340 = load ptr, ptr %339, align 8
  %341 = load i64, ptr %271, align 8
  %342 = getelementptr inbounds i64, ptr %340, i64 %341
  %343 = add i64 %341, 2
  store i64 %343, ptr %271, align 8
  br label %344

344:                                              ; preds = %338, %329
  %345 = phi ptr [ %342, %338 ], [ null, %329 ]
  %346 = icmp eq ptr %345, null
  br i1 %346, label %349, label %347

347:                                              ; preds = %344
  store i64 %324, ptr %345, align 8
  %348 = getelementptr inbounds i64, ptr %345, i64 1
  store i64 0, ptr %348, align 8
  br label %349

349:                                              ; preds = %344, %347
  %350 = phi i32 [ 2, %344 ], [ 0, %347 ]
  %351 = phi i1 [ false, %344 ], [ %255, %347 ]
  br i1 %351, label %352, label %385

352:                                              ; preds = %349
  %353 = zext i32 %248 to i64
  %354 = load i32, ptr %265, align 4
  %355 = zext i32 %354 to i64
  %356 = shl i64 %355, 48
  %357 = or i64 %356, %269
  %358 = or i64 %357, -7638104968020361216
  %359 = load i64, ptr %271, align 8
  %360 = add i64 %359, 2
  %361 = load i64, ptr %326, align 8
  %362 = icmp ugt i64 %360, %361
  br i1 %362, label %363, label %372

363:                                              ; preds = %352
  %364 = shl i64 %360, 1
  %365 = add i64 %364, 1024
  %366 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %367 = load ptr, ptr %366, align 8
  %368 = shl i64 %365, 3
  %369 = tail call ptr @realloc(ptr noundef %367, i64 noundef %368)
  %370 = icmp eq ptr %369, null
  br i1 %370, label %378, label %371

371:                                              ; preds = %363
  store ptr %369, ptr %366, align 8
  store i64 %365, ptr %326, align 8
  br label %372

372:                                              ; preds = %371, %352
  %373 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %374 = load ptr, ptr %373, align 8
  %375 = load i64, ptr %271, align 8
  %376 = getelementptr inbounds i64, ptr %374, i64 %375
  %377 = add i64 %375, 2
  store i64 %377, ptr %271, align 8
  br label %378

378:                                              ; preds = %372, %363
  %379 = phi ptr [ %376, %372 ], [ null, %363 ]
  %380 = icmp eq ptr %379, null
  br i1 %380, label %385, label %381

381:                                              ; preds = %378
  store i64 %358, ptr %379, align 8
  %382 = shl i64 %249, 40
  %383 = or i64 %382, %353
  %384 = getelementptr inbounds i64, ptr %379, i64 1
  store i64 %383, ptr %384, align 8
  br label %385

385:                                              ; preds = %381, %378, %321, %318, %296, %349, %258, %246
  %386 = phi i32 [ 2, %246 ], [ 0, %258 ], [ %350, %349 ], [ 0, %296 ], [ 0, %321 ], [ 2, %318 ], [ 0, %381 ], [ 2, %378 ]
  ret i32 %386
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_waits(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %5, %9
  %13 = phi ptr [ %11, %9 ], [ null, %5 ]
  %14 = icmp eq ptr %13, null
  %15 = icmp ne i32 %3, 0
  %16 = or i1 %15, %14
  br i1 %16, label %38, label %17

17:                                               ; preds = %12
  %18 = add i32 %1, 1
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = or i64 %20, %2
  br label %25

22:                                               ; preds = %36
  %23 = add nuw nsw i64 %26, 1
  %24 = icmp eq i64 %23, 128
  br i1 %24, label %38, label %25

25:                                               ; preds = %22, %17
  %26 = phi i64 [ 0, %17 ], [ %23, %22 ]
  %27 = phi ptr [ undef, %17 ], [ %37, %22 ]
  %28 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 13, i64 %26
  %29 = load i64, ptr %28, align 8
  %30 = icmp ne i64 %29, 0
  %31 = icmp ne i64 %29, %21
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %36, label %33

33:                                               ; preds = %25
  br i1 %30, label %35, label %34

34:                                               ; preds = %33
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %28, i8 0, i64 8584, i1 false)
  br label %35

35:                                               ; preds = %34, %33
  store i64 %21, ptr %28, align 8
  br label %36

36:                                               ; preds = %35, %25
  %37 = phi ptr [ %28, %35 ], [ %27, %25 ]
  br i1 %32, label %22, label %38

38:                                               ; preds = %36, %22, %12
  %39 = phi ptr [ null, %12 ], [ null, %22 ], [ %37, %36 ]
  br i1 %14, label %87, label %40

40:                                               ; preds = %38
  %41 = icmp ne ptr %39, null
  %42 = or i1 %15, %41
  br i1 %42, label %43, label %87

43:                                               ; preds = %40
  %44 = zext i32 %1 to i64
  %45 = getelementptr inbounds [16 x [16 x i32]], ptr %13, i64 0, i64 %44
  %46 = getelementptr inbounds %struct.Meeting, ptr %39, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 4
  %48 = select i1 %41, ptr %46, ptr %47
  br label %49

49:                                               ; preds = %49, %43
  %50 = phi i64 [ 0, %43 ], [ %56, %49 ]
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds i32, ptr %45, i64 %50
  %54 = load i32, ptr %53, align 4
  %55 = tail call i32 @llvm.umax.i32(i32 %52, i32 %54)
  store i32 %55, ptr %53, align 4
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, 16
  br i1 %57, label %58, label %49

58:                                               ; preds = %49
  %59 = icmp eq i32 %4, 0
  %60 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 9, i64 %44
  %61 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 8, i64 %44
  %62 = select i1 %59, ptr %61, ptr %60
  %63 = getelementptr inbounds %struct.Meeting, ptr %39, i64 0, i32 4
  %64 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 10
  %65 = select i1 %41, ptr %63, ptr %64
  br label %66

66:                                               ; preds = %66, %58
  %67 = phi i64 [ 0, %58 ], [ %73, %66 ]
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds i32, ptr %62, i64 %67
  %71 = load i32, ptr %70, align 4
  %72 = tail call i32 @llvm.umax.i32(i32 %69, i32 %71)
  store i32 %72, ptr %70, align 4
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, 528
  br i1 %74, label %75, label %66

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.Told, ptr %62, i64 0, i32 1
  %77 = getelementptr inbounds %struct.Told, ptr %65, i64 0, i32 1
  br label %78

78:                                               ; preds = %78, %75
  %79 = phi i64 [ 0, %75 ], [ %85, %78 ]
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = getelementptr inbounds i32, ptr %76, i64 %79
  %83 = load i32, ptr %82, align 4
  %84 = tail call i32 @llvm.umax.i32(i32 %81, i32 %83)
  store i32 %84, ptr %82, align 4
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, 528
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %38, %40
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_observed(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 23
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, %3
  %17 = icmp eq i32 %6, 0
  %18 = and i1 %17, %16
  %19 = icmp eq ptr %11, null
  br i1 %19, label %151, label %20

20:                                               ; preds = %7
  %21 = icmp eq i32 %5, 0
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %23 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 10
  %24 = zext i32 %13 to i64
  %25 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 13, i64 %24
  %26 = zext i32 %13 to i64
  %27 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 1, i64 %26
  %28 = zext i32 %13 to i64
  %29 = getelementptr inbounds [32 x %struct.Known], ptr %11, i64 0, i64 %28
  %30 = zext i32 %13 to i64
  %31 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 14, i64 %30
  %32 = zext i32 %13 to i64
  %33 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 2, i64 %32
  %34 = zext i32 %13 to i64
  %35 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 17, i64 %34
  %36 = zext i32 %13 to i64
  %37 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 17, i64 %36, i64 %36
  %38 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 9
  %39 = ptrtoint ptr %38 to i64
  %40 = select i1 %18, ptr %29, ptr %27
  %41 = select i1 %17, ptr %40, ptr %25
  %42 = select i1 %18, ptr %35, ptr %33
  %43 = getelementptr inbounds %struct.Known, ptr %41, i64 0, i32 1
  %44 = select i1 %17, ptr %42, ptr %31
  br label %46

45:                                               ; preds = %136
  br i1 %17, label %143, label %140

46:                                               ; preds = %20, %136
  %47 = phi i64 [ 0, %20 ], [ %138, %136 ]
  %48 = phi i64 [ -1, %20 ], [ %137, %136 ]
  %49 = trunc i64 %47 to i32
  %50 = shl nuw i32 1, %49
  %51 = and i32 %50, %3
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %136, label %53

53:                                               ; preds = %46
  %54 = getelementptr inbounds i64, ptr %4, i64 %47
  %55 = load i64, ptr %54, align 8
  br i1 %21, label %62, label %56

56:                                               ; preds = %53
  %57 = load i64, ptr %22, align 8
  %58 = xor i64 %57, %55
  %59 = icmp ult i64 %58, 4294967296
  %60 = sub i64 %55, %57
  %61 = select i1 %59, i64 %60, i64 -1
  br label %62

62:                                               ; preds = %53, %56
  %63 = phi i64 [ %61, %56 ], [ %55, %53 ]
  %64 = icmp eq i64 %63, %48
  br i1 %64, label %78, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %23, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %78, label %68

68:                                               ; preds = %65
  %69 = add i64 %63, 1
  br label %73

70:                                               ; preds = %73
  %71 = add nuw i64 %74, 1
  %72 = icmp eq i64 %71, %66
  br i1 %72, label %78, label %73

73:                                               ; preds = %70, %68
  %74 = phi i64 [ 0, %68 ], [ %71, %70 ]
  %75 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 9, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %69
  br i1 %77, label %78, label %70

78:                                               ; preds = %73, %70, %65, %62
  %79 = phi ptr [ null, %62 ], [ null, %65 ], [ null, %70 ], [ %75, %73 ]
  %80 = icmp eq ptr %79, null
  br i1 %80, label %136, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 2
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 1
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %136, label %87

87:                                               ; preds = %81
  %88 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 19
  br label %89

89:                                               ; preds = %89, %87
  %90 = phi i64 [ 0, %87 ], [ %96, %89 ]
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds i32, ptr %41, i64 %90
  %94 = load i32, ptr %93, align 4
  %95 = tail call i32 @llvm.umax.i32(i32 %92, i32 %94)
  store i32 %95, ptr %93, align 4
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, 256
  br i1 %97, label %98, label %89

98:                                               ; preds = %89
  %99 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 19, i32 1
  br label %100

100:                                              ; preds = %100, %98
  %101 = phi i64 [ 0, %98 ], [ %107, %100 ]
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds i32, ptr %43, i64 %101
  %105 = load i32, ptr %104, align 4
  %106 = tail call i32 @llvm.umax.i32(i32 %103, i32 %105)
  store i32 %106, ptr %104, align 4
  %107 = add nuw nsw i64 %101, 1
  %108 = icmp eq i64 %107, 32
  br i1 %108, label %109, label %100

109:                                              ; preds = %100
  %110 = load i32, ptr %37, align 4
  %111 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 17
  br label %112

112:                                              ; preds = %112, %109
  %113 = phi i64 [ 0, %109 ], [ %119, %112 ]
  %114 = getelementptr inbounds i32, ptr %111, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = getelementptr inbounds i32, ptr %44, i64 %113
  %117 = load i32, ptr %116, align 4
  %118 = tail call i32 @llvm.umax.i32(i32 %115, i32 %117)
  store i32 %118, ptr %116, align 4
  %119 = add nuw nsw i64 %113, 1
  %120 = icmp eq i64 %119, 32
  br i1 %120, label %121, label %112

121:                                              ; preds = %112
  br i1 %18, label %122, label %123

122:                                              ; preds = %121
  store i32 %110, ptr %37, align 4
  br label %123

123:                                              ; preds = %122, %121
  %124 = ptrtoint ptr %79 to i64
  %125 = sub i64 %124, %39
  %126 = sdiv exact i64 %125, 3128
  %127 = add nsw i64 %126, 128
  %128 = getelementptr inbounds [256 x i32], ptr %41, i64 0, i64 %127
  %129 = load i32, ptr %82, align 4
  %130 = load i32, ptr %128, align 4
  %131 = tail call i32 @llvm.umax.i32(i32 %129, i32 %130)
  store i32 %131, ptr %128, align 4
  %132 = load i32, ptr %82, align 4
  %133 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 12, i64 %36
  store i32 %132, ptr %133, align 4
  %134 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 13, i64 %36
  store i32 %110, ptr %134, align 4
  %135 = getelementptr inbounds %struct.Tracked, ptr %79, i64 0, i32 14, i64 %36
  store i32 %2, ptr %135, align 4
  br label %136

136:                                              ; preds = %123, %81, %78, %46
  %137 = phi i64 [ %48, %46 ], [ %63, %78 ], [ %63, %81 ], [ %63, %123 ]
  %138 = add nuw nsw i64 %47, 1
  %139 = icmp eq i64 %138, 32
  br i1 %139, label %45, label %46

140:                                              ; preds = %45
  %141 = zext i32 %13 to i64
  %142 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 15, i64 %141
  br label %147

143:                                              ; preds = %45
  br i1 %18, label %151, label %144

144:                                              ; preds = %143
  %145 = zext i32 %13 to i64
  %146 = getelementptr inbounds %struct.Protocol, ptr %11, i64 0, i32 3, i64 %145
  br label %147

147:                                              ; preds = %144, %140
  %148 = phi ptr [ %142, %140 ], [ %146, %144 ]
  %149 = load i32, ptr %148, align 4
  %150 = or i32 %149, %3
  store i32 %150, ptr %148, align 4
  br label %151

151:                                              ; preds = %147, %143, %7
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @poll(ptr nocapture noundef readnone %0, ptr nocapture noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, %2
  br i1 %6, label %7, label %41

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 16
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  br label %12

12:                                               ; preds = %35, %7
  %13 = phi i32 [ %9, %7 ], [ %36, %35 ]
  %14 = phi i32 [ undef, %7 ], [ %37, %35 ]
  %15 = icmp sgt i32 %13, 0
  br i1 %15, label %16, label %39

16:                                               ; preds = %12
  %17 = add nsw i32 %13, -1
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %18
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %18, i32 2
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr %10, align 8
  %23 = and i32 %22, %21
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %16
  store i32 %17, ptr %8, align 8
  %26 = load i32, ptr %11, align 4
  %27 = and i32 %26, %21
  store i32 %27, ptr %1, align 8
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %18, i32 1
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %4, align 4
  %30 = icmp eq i32 %27, 0
  br i1 %30, label %34, label %31

31:                                               ; preds = %25
  %32 = load i32, ptr %19, align 4
  %33 = icmp eq i32 %32, %29
  br i1 %33, label %34, label %35

34:                                               ; preds = %31, %25
  br label %35

35:                                               ; preds = %34, %31, %16
  %36 = phi i32 [ %17, %34 ], [ %13, %16 ], [ %17, %31 ]
  %37 = phi i32 [ %14, %34 ], [ %14, %16 ], [ %32, %31 ]
  %38 = phi i32 [ 0, %34 ], [ 3, %16 ], [ 1, %31 ]
  switch i32 %38, label %40 [
    i32 0, label %12
    i32 3, label %39
    i32 1, label %41
  ]

39:                                               ; preds = %35, %12
  store i32 0, ptr %1, align 8
  br label %41

40:                                               ; preds = %35
  unreachable

41:                                               ; preds = %35, %39, %3
  %42 = phi i32 [ %2, %3 ], [ -1, %39 ], [ %37, %35 ]
  %43 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %42, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %45 = load i32, ptr %44, align 8
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %123

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 16
  %51 = sext i32 %45 to i64
  %52 = zext i32 %45 to i64
  br label %53

53:                                               ; preds = %47, %119
  %54 = phi i64 [ 1, %47 ], [ %122, %119 ]
  %55 = phi i64 [ 0, %47 ], [ %120, %119 ]
  %56 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %55, i32 2
  %57 = load i32, ptr %56, align 4
  %58 = and i32 %49, %57
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %83, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %55
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %55, i32 1
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %62, %64
  br i1 %65, label %83, label %66

66:                                               ; preds = %60
  %67 = load i32, ptr %1, align 8
  %68 = load i32, ptr %50, align 8
  %69 = or i32 %68, %67
  %70 = and i32 %69, %58
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %83

72:                                               ; preds = %66, %76
  %73 = phi i64 [ %74, %76 ], [ %55, %66 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = icmp sge i64 %74, %51
  br i1 %75, label %81, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %74, i32 2
  %78 = load i32, ptr %77, align 4
  %79 = and i32 %78, %58
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %72, label %81

81:                                               ; preds = %76, %72
  %82 = zext i1 %75 to i32
  br label %83

83:                                               ; preds = %53, %60, %66, %81
  %84 = phi i32 [ 0, %66 ], [ 0, %60 ], [ 0, %53 ], [ %82, %81 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %119, label %86

86:                                               ; preds = %83
  %87 = trunc i64 %55 to i32
  %88 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %89 = and i64 %55, 4294967295
  %90 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = getelementptr inbounds i8, ptr %90, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = getelementptr inbounds i8, ptr %90, i64 8
  %95 = load i32, ptr %94, align 4
  %96 = add nuw nsw i32 %87, 1
  %97 = icmp slt i32 %96, %45
  br i1 %97, label %98, label %101

98:                                               ; preds = %86
  %99 = add i32 %45, -1
  %100 = zext i32 %99 to i64
  br label %111

101:                                              ; preds = %111, %86
  %102 = add nsw i32 %45, -1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %103
  %105 = load i32, ptr %4, align 4
  %106 = load i32, ptr %1, align 8
  store i32 %42, ptr %104, align 4
  %107 = getelementptr inbounds i8, ptr %104, i64 4
  store i32 %105, ptr %107, align 4
  %108 = getelementptr inbounds i8, ptr %104, i64 8
  store i32 %106, ptr %108, align 4
  store i32 %91, ptr %43, align 8
  %109 = load i32, ptr %88, align 4
  %110 = and i32 %109, %95
  store i32 %110, ptr %1, align 8
  store i32 %93, ptr %4, align 4
  br label %123

111:                                              ; preds = %98, %111
  %112 = phi i64 [ %55, %98 ], [ %114, %111 ]
  %113 = phi i64 [ %54, %98 ], [ %117, %111 ]
  %114 = add nuw nsw i64 %112, 1
  %115 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %112
  %116 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %113
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %115, ptr noundef nonnull align 4 dereferenceable(12) %116, i64 12, i1 false)
  %117 = add nuw nsw i64 %113, 1
  %118 = icmp eq i64 %114, %100
  br i1 %118, label %101, label %111

119:                                              ; preds = %83
  %120 = add nuw nsw i64 %55, 1
  %121 = icmp eq i64 %120, %52
  %122 = add nuw nsw i64 %54, 1
  br i1 %121, label %123, label %53

123:                                              ; preds = %119, %41, %101
  ret i32 5
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @stuck(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %52, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %9 = zext i32 %3 to i64
  br label %10

10:                                               ; preds = %44, %5
  %11 = phi i64 [ 0, %5 ], [ %49, %44 ]
  %12 = phi ptr [ null, %5 ], [ %48, %44 ]
  %13 = phi i64 [ 0, %5 ], [ %47, %44 ]
  %14 = phi i32 [ 22, %5 ], [ %45, %44 ]
  %15 = getelementptr inbounds %struct.Warp, ptr %7, i64 %11
  %16 = getelementptr inbounds %struct.Warp, ptr %7, i64 %11, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %44, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds %struct.Warp, ptr %7, i64 %11, i32 5
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %44

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Warp, ptr %7, i64 %11, i32 20
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %44, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds %struct.Warp, ptr %7, i64 %11, i32 24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load i64, ptr %31, align 1
  %33 = and i64 %32, 1048575
  %34 = icmp eq i64 %33, 0
  %35 = shl i64 %32, 3
  %36 = ashr i64 %35, 43
  %37 = and i64 %36, 4294967295
  %38 = icmp ne i64 %37, 0
  %39 = select i1 %34, i1 %38, i1 false
  %40 = icmp eq ptr %12, null
  %41 = select i1 %40, i1 true, i1 %39
  br i1 %41, label %42, label %44

42:                                               ; preds = %27
  %43 = select i1 %39, i32 25, i32 %14
  br label %44

44:                                               ; preds = %27, %42, %10, %19, %23
  %45 = phi i32 [ %14, %23 ], [ %14, %19 ], [ %14, %10 ], [ %14, %27 ], [ %43, %42 ]
  %46 = phi i1 [ false, %23 ], [ false, %19 ], [ false, %10 ], [ false, %27 ], [ %39, %42 ]
  %47 = phi i64 [ %13, %23 ], [ %13, %19 ], [ %13, %10 ], [ %13, %27 ], [ %32, %42 ]
  %48 = phi ptr [ %12, %23 ], [ %12, %19 ], [ %12, %10 ], [ %12, %27 ], [ %15, %42 ]
  %49 = add nuw nsw i64 %11, 1
  %50 = icmp eq i64 %49, %9
  %51 = select i1 %46, i1 true, i1 %50
  br i1 %51, label %52, label %10

52:                                               ; preds = %44, %1
  %53 = phi i32 [ 22, %1 ], [ %45, %44 ]
  %54 = phi i64 [ 0, %1 ], [ %47, %44 ]
  %55 = phi ptr [ null, %1 ], [ %48, %44 ]
  %56 = icmp eq ptr %55, null
  br i1 %56, label %93, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 23
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %87

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 24
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 22
  %67 = load i32, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 21
  %69 = load i32, ptr %68, align 4
  store i32 %53, ptr %60, align 8
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %69, ptr %70, align 4
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %67, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 11
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %73, ptr %74, align 4
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %76 = load i32, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %76, ptr %77, align 8
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %79, ptr %80, align 4
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %82, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %84, align 4
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %65, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 8, ptr %86, align 8
  br label %87

87:                                               ; preds = %63, %57
  %88 = load i32, ptr %60, align 8
  %89 = icmp eq i32 %88, %53
  br i1 %89, label %90, label %93

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 8
  store i64 %54, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 9
  store i32 %59, ptr %92, align 8
  br label %93

93:                                               ; preds = %90, %87, %52
  %94 = phi i32 [ 0, %52 ], [ 2, %87 ], [ 2, %90 ]
  ret i32 %94
}

; Function Attrs: nounwind uwtable
define dso_local i32 @bulk_copy(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef readonly %8, ptr noalias nocapture noundef readonly %9, ptr noalias noundef readonly %10, i32 noundef %11, i32 noundef %12, i32 noundef %13) local_unnamed_addr {
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 3
  br i1 %17, label %18, label %52

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 48
  %23 = zext i32 %2 to i64
  %24 = or i64 %22, %23
  %25 = or i64 %24, -8070450532247928832
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, 2
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %32, label %41

32:                                               ; preds = %18
  %33 = shl i64 %28, 1
  %34 = add i64 %33, 1024
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %36 = load ptr, ptr %35, align 8
  %37 = shl i64 %34, 3
  %38 = tail call ptr @realloc(ptr noundef %36, i64 noundef %37)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %47, label %40

40:                                               ; preds = %32
  store ptr %38, ptr %35, align 8
  store i64 %34, ptr %29, align 8
  br label %41

41:                                               ; preds = %40, %18
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %43 = load ptr, ptr %42, align 8
  %44 = load i64, ptr %26, align 8
  %45 = getelementptr inbounds i64, ptr %43, i64 %44
  %46 = add i64 %44, 2
  store i64 %46, ptr %26, align 8
  br label %47

47:                                               ; preds = %41, %32
  %48 = phi ptr [ %45, %41 ], [ null, %32 ]
  %49 = icmp eq ptr %48, null
  br i1 %49, label %431, label %50

50:                                               ; preds = %47
  store i64 %25, ptr %48, align 8
  %51 = getelementptr inbounds i64, ptr %48, i64 1
  store i64 0, ptr %51, align 8
  br label %52

52:                                               ; preds = %50, %14
  %53 = and i32 %6, 1
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, ptr %7, ptr %8
  %56 = and i32 %6, 2
  %57 = icmp eq i32 %56, 0
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %63 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %72 = icmp eq i32 %12, 0
  %73 = icmp ne i32 %6, 3
  %74 = icmp sgt i32 %3, -1
  %75 = and i1 %74, %73
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %77 = sext i32 %3 to i64
  %78 = xor i32 %53, 1
  %79 = select i1 %72, i32 %78, i32 2
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %82 = select i1 %57, ptr %7, ptr %8
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %84 = sext i32 %4 to i64
  %85 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %86 = zext i32 %2 to i64
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %94 = icmp eq i32 %6, 3
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %97 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %98 = icmp eq ptr %10, null
  br label %99

99:                                               ; preds = %52, %428
  %100 = phi i64 [ 0, %52 ], [ %429, %428 ]
  %101 = trunc i64 %100 to i32
  %102 = shl nuw i32 1, %101
  %103 = and i32 %102, %5
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %428, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds i32, ptr %9, i64 %100
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds i64, ptr %55, i64 %100
  %109 = load i64, ptr %108, align 8
  %110 = and i32 %107, 15
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %140, label %112

112:                                              ; preds = %105
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %431

116:                                              ; preds = %112
  %117 = trunc i64 %100 to i32
  %118 = and i64 %100, 4294967295
  %119 = zext i32 %107 to i64
  %120 = select i1 %54, ptr %8, ptr %7
  %121 = getelementptr inbounds i64, ptr %120, i64 %118
  %122 = load i64, ptr %121, align 8
  store i32 2, ptr %113, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %123, align 4
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %117, ptr %124, align 8
  %125 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %126, ptr %127, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %129 = load i32, ptr %128, align 8
  %130 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %129, ptr %130, align 8
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %132, ptr %133, align 4
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %135 = load i32, ptr %134, align 8
  %136 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %135, ptr %136, align 8
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %137, align 4
  %138 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %122, ptr %138, align 8
  %139 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %119, ptr %139, align 8
  br label %431

140:                                              ; preds = %105
  %141 = icmp eq i32 %107, 0
  br i1 %141, label %323, label %142

142:                                              ; preds = %140
  %143 = getelementptr inbounds i64, ptr %7, i64 %100
  %144 = load i64, ptr %143, align 8
  %145 = trunc i64 %100 to i32
  br i1 %54, label %146, label %148

146:                                              ; preds = %142
  %147 = tail call fastcc ptr @global_side(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %145, i64 noundef %144, i32 noundef %107, i32 noundef 1)
  br label %150

148:                                              ; preds = %142
  %149 = tail call fastcc ptr @shared_side(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %145, i64 noundef %144, i32 noundef %107, i32 noundef 1)
  br label %150

150:                                              ; preds = %148, %146
  %151 = phi ptr [ %147, %146 ], [ %149, %148 ]
  %152 = icmp eq ptr %151, null
  br i1 %152, label %431, label %153

153:                                              ; preds = %150
  %154 = getelementptr inbounds i64, ptr %8, i64 %100
  %155 = load i64, ptr %154, align 8
  %156 = trunc i64 %100 to i32
  br i1 %57, label %159, label %157

157:                                              ; preds = %153
  %158 = tail call fastcc ptr @shared_side(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %156, i64 noundef %155, i32 noundef %107, i32 noundef 0)
  br label %161

159:                                              ; preds = %153
  %160 = tail call fastcc ptr @global_side(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %156, i64 noundef %155, i32 noundef %107, i32 noundef 0)
  br label %161

161:                                              ; preds = %159, %157
  %162 = phi ptr [ %158, %157 ], [ %160, %159 ]
  %163 = icmp eq ptr %162, null
  br i1 %163, label %431, label %164

164:                                              ; preds = %161
  %165 = add i32 %107, 127
  %166 = lshr i32 %165, 7
  %167 = mul i32 %166, %11
  %168 = zext i32 %167 to i64
  %169 = shl nuw nsw i64 %168, 5
  %170 = load i64, ptr %58, align 8
  %171 = add i64 %170, %169
  store i64 %171, ptr %58, align 8
  %172 = load i64, ptr %59, align 8
  %173 = icmp ult i64 %172, %169
  br i1 %173, label %174, label %184

174:                                              ; preds = %164
  %175 = load i32, ptr %60, align 8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %186

177:                                              ; preds = %174
  %178 = load i32, ptr %1, align 8
  %179 = tail call i32 @llvm.cttz.i32(i32 %178, i1 true)
  store i32 5, ptr %60, align 8
  store i32 %2, ptr %61, align 4
  store i32 %179, ptr %62, align 8
  %180 = load i32, ptr %63, align 4
  store i32 %180, ptr %64, align 4
  %181 = load i32, ptr %65, align 8
  store i32 %181, ptr %66, align 8
  %182 = load i32, ptr %67, align 4
  store i32 %182, ptr %68, align 4
  %183 = load i32, ptr %69, align 8
  store i32 %183, ptr %70, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %71, i8 0, i64 20, i1 false)
  br label %186

184:                                              ; preds = %164
  %185 = sub i64 %172, %169
  store i64 %185, ptr %59, align 8
  br label %186

186:                                              ; preds = %174, %177, %184
  br i1 %173, label %431, label %187

187:                                              ; preds = %186
  br i1 %72, label %189, label %188

188:                                              ; preds = %187
  tail call fastcc void @reduce(ptr noundef nonnull %151, ptr noundef nonnull %162, i32 noundef %107, i32 noundef %12, i32 noundef %13)
  br label %191

189:                                              ; preds = %187
  %190 = zext i32 %107 to i64
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %151, ptr nonnull align 1 %162, i64 %190, i1 false)
  br label %191

191:                                              ; preds = %189, %188
  br i1 %75, label %192, label %289

192:                                              ; preds = %191
  %193 = load ptr, ptr %76, align 8
  %194 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77
  %195 = zext i32 %107 to i64
  %196 = add i64 %109, -1
  %197 = add i64 %196, %195
  %198 = load i64, ptr %194, align 8
  %199 = add i64 %198, 1
  store i64 %199, ptr %194, align 8
  %200 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77, i32 1
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, 1
  store i64 %202, ptr %200, align 8
  %203 = lshr i64 %197, 5
  %204 = lshr i64 %109, 5
  %205 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = sub nsw i64 1, %204
  %208 = add nsw i64 %207, %203
  %209 = add i64 %208, %206
  store i64 %209, ptr %205, align 8
  %210 = lshr i64 %197, 7
  %211 = lshr i64 %109, 7
  %212 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77, i32 3
  %213 = load i64, ptr %212, align 8
  %214 = sub nsw i64 1, %211
  %215 = add nsw i64 %214, %210
  %216 = add i64 %215, %213
  store i64 %216, ptr %212, align 8
  %217 = zext i32 %166 to i64
  %218 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77, i32 4
  %219 = load i64, ptr %218, align 8
  %220 = add i64 %219, %217
  store i64 %220, ptr %218, align 8
  %221 = getelementptr inbounds %struct.AccessCount, ptr %193, i64 %77, i32 5
  %222 = load i64, ptr %221, align 8
  %223 = add i64 %222, %217
  store i64 %223, ptr %221, align 8
  %224 = load i64, ptr %15, align 8
  %225 = icmp eq i64 %224, 1
  br i1 %225, label %226, label %289

226:                                              ; preds = %192
  %227 = load i64, ptr %80, align 8
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %241, label %229

229:                                              ; preds = %226, %238
  %230 = phi i64 [ %239, %238 ], [ 0, %226 ]
  %231 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = icmp ugt i64 %232, %109
  br i1 %233, label %238, label %234

234:                                              ; preds = %229
  %235 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %230, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = icmp ugt i64 %236, %109
  br i1 %237, label %241, label %238

238:                                              ; preds = %234, %229
  %239 = add nuw i64 %230, 1
  %240 = icmp eq i64 %239, %227
  br i1 %240, label %241, label %229

241:                                              ; preds = %238, %234, %226
  %242 = phi ptr [ null, %226 ], [ null, %238 ], [ %231, %234 ]
  %243 = load i64, ptr %81, align 8
  %244 = icmp eq ptr %242, null
  br i1 %244, label %248, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.Allocation, ptr %242, i64 0, i32 3
  %247 = load i64, ptr %246, align 8
  br label %248

248:                                              ; preds = %241, %245
  %249 = phi i64 [ %247, %245 ], [ 0, %241 ]
  %250 = add i64 %243, %249
  %251 = sub i64 %109, %250
  %252 = add i64 %251, %195
  br label %253

253:                                              ; preds = %280, %248
  %254 = phi i64 [ %251, %248 ], [ %283, %280 ]
  %255 = icmp ult i64 %254, %252
  br i1 %255, label %256, label %289

256:                                              ; preds = %253
  %257 = lshr i64 %254, 7
  %258 = and i64 %254, 127
  %259 = and i64 %254, -128
  %260 = sub i64 %252, %259
  %261 = tail call i64 @llvm.umin.i64(i64 %260, i64 128)
  %262 = icmp ult i64 %258, 64
  %263 = shl i64 -1, %258
  %264 = select i1 %262, i64 %263, i64 0
  %265 = add nsw i64 %258, -64
  %266 = shl i64 -1, %265
  %267 = select i1 %262, i64 -1, i64 %266
  %268 = icmp ult i64 %261, 64
  br i1 %268, label %269, label %273

269:                                              ; preds = %256
  %270 = shl nsw i64 -1, %261
  %271 = xor i64 %270, -1
  %272 = and i64 %264, %271
  br label %280

273:                                              ; preds = %256
  %274 = icmp ult i64 %260, 128
  br i1 %274, label %275, label %280

275:                                              ; preds = %273
  %276 = add nsw i64 %261, -64
  %277 = shl nsw i64 -1, %276
  %278 = xor i64 %277, -1
  %279 = and i64 %267, %278
  br label %280

280:                                              ; preds = %275, %273, %269
  %281 = phi i64 [ %272, %269 ], [ %264, %275 ], [ %264, %273 ]
  %282 = phi i64 [ 0, %269 ], [ %279, %275 ], [ %267, %273 ]
  %283 = add i64 %259, 128
  %284 = icmp uge i64 %283, %252
  %285 = zext i1 %284 to i32
  %286 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %3, i32 noundef %79, i64 noundef %257, i64 noundef %281, i64 noundef %282, i32 noundef %285)
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %253, label %288

288:                                              ; preds = %280
  br i1 %255, label %431, label %289

289:                                              ; preds = %253, %192, %288, %191
  %290 = getelementptr inbounds i64, ptr %82, i64 %100
  %291 = load i64, ptr %290, align 8
  %292 = load ptr, ptr %83, align 8
  %293 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84
  %294 = zext i32 %107 to i64
  %295 = add nsw i64 %294, -1
  %296 = add i64 %295, %291
  %297 = load i64, ptr %293, align 8
  %298 = add i64 %297, 1
  store i64 %298, ptr %293, align 8
  %299 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84, i32 1
  %300 = load i64, ptr %299, align 8
  %301 = add i64 %300, 1
  store i64 %301, ptr %299, align 8
  %302 = lshr i64 %296, 5
  %303 = lshr i64 %291, 5
  %304 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84, i32 2
  %305 = load i64, ptr %304, align 8
  %306 = sub nsw i64 1, %303
  %307 = add nsw i64 %306, %302
  %308 = add i64 %307, %305
  store i64 %308, ptr %304, align 8
  %309 = lshr i64 %296, 7
  %310 = lshr i64 %291, 7
  %311 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84, i32 3
  %312 = load i64, ptr %311, align 8
  %313 = sub nsw i64 1, %310
  %314 = add nsw i64 %313, %309
  %315 = add i64 %314, %312
  store i64 %315, ptr %311, align 8
  %316 = zext i32 %166 to i64
  %317 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84, i32 4
  %318 = load i64, ptr %317, align 8
  %319 = add i64 %318, %316
  store i64 %319, ptr %317, align 8
  %320 = getelementptr inbounds %struct.AccessCount, ptr %292, i64 %84, i32 5
  %321 = load i64, ptr %320, align 8
  %322 = add i64 %321, %316
  store i64 %322, ptr %320, align 8
  br label %323

323:                                              ; preds = %289, %140
  br i1 %17, label %324, label %375

324:                                              ; preds = %323
  %325 = zext i32 %107 to i64
  %326 = load i32, ptr %85, align 4
  %327 = zext i32 %326 to i64
  %328 = shl i64 %327, 48
  %329 = or i64 %328, %86
  %330 = or i64 %329, -7493989779944505344
  %331 = load i64, ptr %87, align 8
  %332 = load i32, ptr %88, align 4
  %333 = add i32 %332, 2
  %334 = zext i32 %333 to i64
  %335 = icmp ult i64 %331, %334
  br i1 %335, label %340, label %336

336:                                              ; preds = %324
  %337 = load ptr, ptr %89, align 8
  %338 = getelementptr i64, ptr %337, i64 -2
  %339 = getelementptr i64, ptr %338, i64 %331
  br label %340

340:                                              ; preds = %336, %324
  %341 = phi ptr [ %339, %336 ], [ null, %324 ]
  %342 = icmp eq ptr %341, null
  br i1 %342, label %353, label %343

343:                                              ; preds = %340
  %344 = load i64, ptr %341, align 8
  %345 = icmp eq i64 %344, %330
  br i1 %345, label %346, label %353

346:                                              ; preds = %343
  %347 = getelementptr inbounds i64, ptr %341, i64 1
  %348 = load i64, ptr %347, align 8
  %349 = freeze i64 %348
  %350 = icmp ult i64 %349, 1099511627776
  br i1 %350, label %351, label %353

351:                                              ; preds = %346
  %352 = add i64 %349, %325
  store i64 %352, ptr %347, align 8
  br label %375

353:                                              ; preds = %346, %343, %340
  %354 = add i64 %331, 2
  %355 = load i64, ptr %90, align 8
  %356 = icmp ugt i64 %354, %355
  br i1 %356, label %357, label %365

357:                                              ; preds = %353
  %358 = shl i64 %354, 1
  %359 = add i64 %358, 1024
  %360 = load ptr, ptr %91, align 8
  %361 = shl i64 %359, 3
  %362 = tail call ptr @realloc(ptr noundef %360, i64 noundef %361)
  %363 = icmp eq ptr %362, null
  br i1 %363, label %370, label %364

364:                                              ; preds = %357
  store ptr %362, ptr %91, align 8
  store i64 %359, ptr %90, align 8
  br label %365

365:                                              ; preds = %364, %353
  %366 = load ptr, ptr %92, align 8
  %367 = load i64, ptr %87, align 8
  %368 = getelementptr inbounds i64, ptr %366, i64 %367
  %369 = add i64 %367, 2
  store i64 %369, ptr %87, align 8
  br label %370

370:                                              ; preds = %365, %357
  %371 = phi ptr [ %368, %365 ], [ null, %357 ]
  %372 = icmp eq ptr %371, null
  br i1 %372, label %431, label %373

373:                                              ; preds = %370
  store i64 %330, ptr %371, align 8
  %374 = getelementptr inbounds i64, ptr %371, i64 1
  store i64 %325, ptr %374, align 8
  br label %375

375:                                              ; preds = %351, %373, %323
  %376 = load ptr, ptr %93, align 8
  %377 = icmp ne ptr %376, null
  %378 = and i1 %94, %377
  br i1 %378, label %379, label %414

379:                                              ; preds = %375
  %380 = getelementptr inbounds i64, ptr %7, i64 %100
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Checks, ptr %376, i64 0, i32 26
  %383 = load ptr, ptr %382, align 8
  %384 = lshr i64 %381, 24
  %385 = icmp ne ptr %383, null
  %386 = icmp ugt i64 %381, 16777215
  %387 = and i1 %386, %385
  br i1 %387, label %388, label %414

388:                                              ; preds = %379
  %389 = load i32, ptr %95, align 4
  %390 = zext i32 %389 to i64
  %391 = icmp ugt i64 %384, %390
  br i1 %391, label %414, label %392

392:                                              ; preds = %388
  %393 = add nsw i64 %384, -1
  %394 = load i32, ptr %96, align 4
  %395 = zext i32 %394 to i64
  %396 = icmp eq i64 %393, %395
  br i1 %396, label %414, label %397

397:                                              ; preds = %392
  %398 = add nuw nsw i64 %384, 4294967295
  %399 = and i64 %398, 4294967295
  %400 = getelementptr inbounds [16 x [16 x i32]], ptr %383, i64 0, i64 %399, i64 %399
  %401 = load i32, ptr %400, align 4
  %402 = getelementptr inbounds %struct.Order, ptr %383, i64 0, i32 1, i64 %399, i64 %395
  store i32 %401, ptr %402, align 4
  %403 = load i32, ptr %96, align 4
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds %struct.Order, ptr %383, i64 0, i32 2, i64 %399, i64 %404
  store i32 %2, ptr %405, align 4
  %406 = load i32, ptr %97, align 4
  %407 = shl i32 %406, 5
  %408 = trunc i64 %100 to i32
  %409 = add i32 %407, %408
  %410 = or i32 %409, 1048576
  %411 = load i32, ptr %96, align 4
  %412 = zext i32 %411 to i64
  %413 = getelementptr inbounds %struct.Order, ptr %383, i64 0, i32 3, i64 %399, i64 %412
  store i32 %410, ptr %413, align 4
  br label %414

414:                                              ; preds = %397, %392, %388, %379, %375
  br i1 %98, label %428, label %415

415:                                              ; preds = %414
  %416 = icmp eq ptr %376, null
  br i1 %416, label %421, label %417

417:                                              ; preds = %415
  %418 = getelementptr inbounds i64, ptr %10, i64 %100
  %419 = load i64, ptr %418, align 8
  %420 = trunc i64 %100 to i32
  tail call void @check_used(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %420, i64 noundef %419, i32 noundef 1)
  br label %421

421:                                              ; preds = %415, %417
  %422 = getelementptr inbounds i64, ptr %10, i64 %100
  %423 = load i64, ptr %422, align 8
  %424 = zext i32 %107 to i64
  %425 = trunc i64 %100 to i32
  %426 = tail call i32 @complete_bytes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %425, i64 noundef %423, i64 noundef %424)
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %428, label %431

428:                                              ; preds = %421, %414, %99
  %429 = add nuw nsw i64 %100, 1
  %430 = icmp eq i64 %429, 32
  br i1 %430, label %431, label %99

431:                                              ; preds = %428, %421, %161, %186, %288, %150, %370, %47, %112, %116
  %432 = phi i32 [ 2, %116 ], [ 2, %112 ], [ 2, %47 ], [ 2, %421 ], [ 0, %428 ], [ 2, %161 ], [ 2, %186 ], [ 2, %288 ], [ 2, %150 ], [ 2, %370 ]
  ret i32 %432
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc ptr @global_side(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = zext i32 %5 to i64
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %7, %24
  %13 = phi i64 [ %25, %24 ], [ 0, %7 ]
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %15, %4
  br i1 %16, label %24, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %13, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %19, %4
  %21 = sub i64 %19, %4
  %22 = icmp ult i64 %21, %8
  %23 = or i1 %20, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %17, %12
  %25 = add nuw i64 %13, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %12

27:                                               ; preds = %17, %24, %7
  %28 = phi ptr [ null, %7 ], [ null, %24 ], [ %14, %17 ]
  %29 = and i64 %4, 15
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %53, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %114

35:                                               ; preds = %31
  store i32 2, ptr %32, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %36, align 4
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %39, ptr %40, align 4
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %42, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %45, ptr %46, align 4
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %48, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %50, align 4
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 16, ptr %52, align 8
  br label %114

53:                                               ; preds = %27
  %54 = icmp eq ptr %28, null
  br i1 %54, label %55, label %77

55:                                               ; preds = %53
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %114

59:                                               ; preds = %55
  store i32 1, ptr %56, align 8
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %60, align 4
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %61, align 8
  %62 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %63, ptr %64, align 4
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %66, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %69, ptr %70, align 4
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %72, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %74, align 4
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %75, align 8
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %8, ptr %76, align 8
  br label %114

77:                                               ; preds = %53
  %78 = icmp eq i32 %6, 0
  br i1 %78, label %106, label %79

79:                                               ; preds = %77
  %80 = getelementptr inbounds %struct.Allocation, ptr %28, i64 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = and i64 %81, 1
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %106, label %84

84:                                               ; preds = %79
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %114

88:                                               ; preds = %84
  store i32 9, ptr %85, align 8
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %89, align 4
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %90, align 8
  %91 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %92, ptr %93, align 4
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %95, ptr %96, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %98, ptr %99, align 4
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %101, ptr %102, align 8
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %103, align 4
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %8, ptr %105, align 8
  br label %114

106:                                              ; preds = %79, %77
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %108 = load i64, ptr %107, align 8
  %109 = sub i64 %4, %108
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %109, %111
  %113 = inttoptr i64 %112 to ptr
  br label %114

114:                                              ; preds = %88, %84, %59, %55, %35, %31, %106
  %115 = phi ptr [ %113, %106 ], [ null, %31 ], [ null, %35 ], [ null, %55 ], [ null, %59 ], [ null, %84 ], [ null, %88 ]
  ret ptr %115
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc ptr @shared_side(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca i64, align 8
  store i64 %4, ptr %8, align 8
  %9 = call i32 @borrow_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull %8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %99

11:                                               ; preds = %7
  %12 = load i64, ptr %8, align 8
  %13 = and i64 %12, 15
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %37, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %71

19:                                               ; preds = %15
  store i32 2, ptr %16, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %34, align 4
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %12, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 16, ptr %36, align 8
  br label %71

37:                                               ; preds = %11
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %39 = load i64, ptr %38, align 8
  %40 = zext i32 %5 to i64
  %41 = icmp ult i64 %39, %40
  %42 = sub i64 %39, %40
  %43 = icmp ult i64 %42, %12
  %44 = or i1 %41, %43
  br i1 %44, label %45, label %67

45:                                               ; preds = %37
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %71

49:                                               ; preds = %45
  store i32 1, ptr %46, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %50, align 4
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %53, ptr %54, align 4
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %56, ptr %57, align 8
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %62, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %64, align 4
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %12, ptr %65, align 8
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %40, ptr %66, align 8
  br label %71

67:                                               ; preds = %37
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 %12
  br label %71

71:                                               ; preds = %49, %45, %19, %15, %67
  %72 = phi ptr [ %70, %67 ], [ null, %15 ], [ null, %19 ], [ null, %45 ], [ null, %49 ]
  %73 = icmp ne ptr %72, null
  %74 = icmp ne i32 %6, 0
  %75 = and i1 %74, %73
  br i1 %75, label %76, label %81

76:                                               ; preds = %71
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 %12
  %80 = zext i32 %5 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %79, i8 1, i64 %80, i1 false)
  br label %81

81:                                               ; preds = %76, %71
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %85 = load ptr, ptr %84, align 8
  %86 = zext i32 %83 to i64
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %88 = load i64, ptr %87, align 8
  %89 = mul i64 %88, %86
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  store ptr %90, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %95 = load i64, ptr %94, align 8
  %96 = mul i64 %95, %86
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  store ptr %97, ptr %98, align 8
  br label %99

99:                                               ; preds = %7, %81
  %100 = phi ptr [ %72, %81 ], [ null, %7 ]
  ret ptr %100
}

; Function Attrs: nofree nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @reduce(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = add i32 %4, -5
  %7 = icmp ult i32 %6, 2
  br i1 %7, label %8, label %32

8:                                                ; preds = %5
  %9 = icmp ult i32 %2, 2
  br i1 %9, label %78, label %10

10:                                               ; preds = %8
  %11 = lshr i32 %2, 1
  %12 = tail call i32 @llvm.umax.i32(i32 %11, i32 1)
  %13 = zext i32 %12 to i64
  br label %14

14:                                               ; preds = %10, %29
  %15 = phi i64 [ 0, %10 ], [ %30, %29 ]
  %16 = getelementptr inbounds i16, ptr %0, i64 %15
  %17 = getelementptr inbounds i16, ptr %1, i64 %15
  %18 = load i16, ptr %17, align 2
  %19 = load atomic i16, ptr %16 monotonic, align 2
  %20 = zext i16 %18 to i64
  br label %21

21:                                               ; preds = %21, %14
  %22 = phi i16 [ %19, %14 ], [ %28, %21 ]
  %23 = zext i16 %22 to i64
  %24 = tail call fastcc i64 @combined(i64 noundef %23, i64 noundef %20, i32 noundef %3, i32 noundef %4)
  %25 = trunc i64 %24 to i16
  %26 = cmpxchg weak ptr %16, i16 %22, i16 %25 monotonic monotonic, align 2
  %27 = extractvalue { i16, i1 } %26, 1
  %28 = extractvalue { i16, i1 } %26, 0
  br i1 %27, label %29, label %21

29:                                               ; preds = %21
  %30 = add nuw nsw i64 %15, 1
  %31 = icmp eq i64 %30, %13
  br i1 %31, label %78, label %14

32:                                               ; preds = %5
  switch i32 %4, label %33 [
    i32 8, label %39
    i32 4, label %39
    i32 3, label %39
  ]

33:                                               ; preds = %32
  %34 = icmp ult i32 %2, 4
  br i1 %34, label %78, label %35

35:                                               ; preds = %33
  %36 = lshr i32 %2, 2
  %37 = tail call i32 @llvm.umax.i32(i32 %36, i32 1)
  %38 = zext i32 %37 to i64
  br label %60

39:                                               ; preds = %32, %32, %32
  %40 = icmp ult i32 %2, 8
  br i1 %40, label %78, label %41

41:                                               ; preds = %39
  %42 = lshr i32 %2, 3
  %43 = tail call i32 @llvm.umax.i32(i32 %42, i32 1)
  %44 = zext i32 %43 to i64
  br label %45

45:                                               ; preds = %41, %57
  %46 = phi i64 [ 0, %41 ], [ %58, %57 ]
  %47 = getelementptr inbounds i64, ptr %0, i64 %46
  %48 = getelementptr inbounds i64, ptr %1, i64 %46
  %49 = load i64, ptr %48, align 8
  %50 = load atomic i64, ptr %47 monotonic, align 8
  br label %51

51:                                               ; preds = %51, %45
  %52 = phi i64 [ %50, %45 ], [ %56, %51 ]
  %53 = tail call fastcc i64 @combined(i64 noundef %52, i64 noundef %49, i32 noundef %3, i32 noundef %4)
  %54 = cmpxchg weak ptr %47, i64 %52, i64 %53 monotonic monotonic, align 8
  %55 = extractvalue { i64, i1 } %54, 1
  %56 = extractvalue { i64, i1 } %54, 0
  br i1 %55, label %57, label %51

57:                                               ; preds = %51
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %78, label %45

60:                                               ; preds = %35, %75
  %61 = phi i64 [ 0, %35 ], [ %76, %75 ]
  %62 = getelementptr inbounds i32, ptr %0, i64 %61
  %63 = getelementptr inbounds i32, ptr %1, i64 %61
  %64 = load i32, ptr %63, align 4
  %65 = load atomic i32, ptr %62 monotonic, align 4
  %66 = zext i32 %64 to i64
  br label %67

67:                                               ; preds = %67, %60
  %68 = phi i32 [ %65, %60 ], [ %74, %67 ]
  %69 = zext i32 %68 to i64
  %70 = tail call fastcc i64 @combined(i64 noundef %69, i64 noundef %66, i32 noundef %3, i32 noundef %4)
  %71 = trunc i64 %70 to i32
  %72 = cmpxchg weak ptr %62, i32 %68, i32 %71 monotonic monotonic, align 4
  %73 = extractvalue { i32, i1 } %72, 1
  %74 = extractvalue { i32, i1 } %72, 0
  br i1 %73, label %75, label %67

75:                                               ; preds = %67
  %76 = add nuw nsw i64 %61, 1
  %77 = icmp eq i64 %76, %38
  br i1 %77, label %78, label %60

78:                                               ; preds = %57, %75, %29, %39, %33, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_span(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = add i64 %3, %2
  br label %7

7:                                                ; preds = %34, %5
  %8 = phi i64 [ %2, %5 ], [ %37, %34 ]
  %9 = icmp ult i64 %8, %6
  br i1 %9, label %10, label %42

10:                                               ; preds = %7
  %11 = lshr i64 %8, 7
  %12 = and i64 %8, 127
  %13 = and i64 %8, -128
  %14 = sub i64 %6, %13
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 128)
  %16 = icmp ult i64 %12, 64
  %17 = shl i64 -1, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = add nsw i64 %12, -64
  %20 = shl i64 -1, %19
  %21 = select i1 %16, i64 -1, i64 %20
  %22 = icmp ult i64 %15, 64
  br i1 %22, label %23, label %27

23:                                               ; preds = %10
  %24 = shl nsw i64 -1, %15
  %25 = xor i64 %24, -1
  %26 = and i64 %18, %25
  br label %34

27:                                               ; preds = %10
  %28 = icmp ult i64 %14, 128
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = add nsw i64 %15, -64
  %31 = shl nsw i64 -1, %30
  %32 = xor i64 %31, -1
  %33 = and i64 %21, %32
  br label %34

34:                                               ; preds = %27, %29, %23
  %35 = phi i64 [ %26, %23 ], [ %18, %29 ], [ %18, %27 ]
  %36 = phi i64 [ 0, %23 ], [ %33, %29 ], [ %21, %27 ]
  %37 = add i64 %13, 128
  %38 = icmp uge i64 %37, %6
  %39 = zext i1 %38 to i32
  %40 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %1, i32 noundef %4, i64 noundef %11, i64 noundef %35, i64 noundef %36, i32 noundef %39)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %7, label %42

42:                                               ; preds = %7, %34
  %43 = phi i32 [ 0, %7 ], [ 2, %34 ]
  ret i32 %43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_sends(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %5, %9
  %13 = phi ptr [ %11, %9 ], [ null, %5 ]
  %14 = lshr i64 %4, 24
  %15 = icmp ne ptr %13, null
  %16 = icmp ugt i64 %4, 16777215
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %46

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = icmp ugt i64 %14, %21
  br i1 %22, label %46, label %23

23:                                               ; preds = %18
  %24 = add nsw i64 %14, -1
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %26 = load i32, ptr %25, align 4
  %27 = zext i32 %26 to i64
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %46, label %29

29:                                               ; preds = %23
  %30 = add nuw nsw i64 %14, 4294967295
  %31 = and i64 %30, 4294967295
  %32 = getelementptr inbounds [16 x [16 x i32]], ptr %13, i64 0, i64 %31, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 1, i64 %31, i64 %27
  store i32 %33, ptr %34, align 4
  %35 = load i32, ptr %25, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 2, i64 %31, i64 %36
  store i32 %2, ptr %37, align 4
  %38 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %39 = load i32, ptr %38, align 4
  %40 = shl i32 %39, 5
  %41 = add i32 %40, %3
  %42 = or i32 %41, 1048576
  %43 = load i32, ptr %25, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 3, i64 %31, i64 %44
  store i32 %42, ptr %45, align 4
  br label %46

46:                                               ; preds = %12, %18, %23, %29
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @bulk_multicast(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef readonly %8, ptr noalias nocapture noundef readonly %9, ptr noalias nocapture noundef readonly %10, i32 noundef %11, ptr noalias nocapture noundef readonly %12) local_unnamed_addr {
  %14 = alloca [32 x i64], align 16
  %15 = alloca [32 x i64], align 16
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  br label %31

31:                                               ; preds = %13, %87
  %32 = phi i64 [ 0, %13 ], [ %88, %87 ]
  %33 = trunc i64 %32 to i32
  %34 = shl nuw i32 1, %33
  %35 = and i32 %34, %5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %87, label %37

37:                                               ; preds = %31
  %38 = getelementptr inbounds i32, ptr %12, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds i64, ptr %7, i64 %32
  %41 = getelementptr inbounds i64, ptr %7, i64 %32
  %42 = getelementptr inbounds [32 x i64], ptr %14, i64 0, i64 %32
  %43 = getelementptr inbounds i64, ptr %10, i64 %32
  %44 = getelementptr inbounds [32 x i64], ptr %15, i64 0, i64 %32
  %45 = trunc i64 %32 to i32
  br label %46

46:                                               ; preds = %37, %82
  %47 = phi i64 [ 0, %37 ], [ %83, %82 ]
  %48 = phi i32 [ %3, %37 ], [ %81, %82 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %15)
  %49 = trunc i64 %47 to i32
  %50 = shl nuw i32 1, %49
  %51 = and i32 %39, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %79, label %53

53:                                               ; preds = %46
  %54 = load i32, ptr %16, align 4
  %55 = zext i32 %54 to i64
  %56 = icmp ult i64 %47, %55
  br i1 %56, label %66, label %57

57:                                               ; preds = %53
  %58 = load i32, ptr %17, align 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %79

60:                                               ; preds = %57
  %61 = load i64, ptr %40, align 8
  store i32 36, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  store i32 %45, ptr %19, align 8
  %62 = load i32, ptr %20, align 4
  store i32 %62, ptr %21, align 4
  %63 = load i32, ptr %22, align 8
  store i32 %63, ptr %23, align 8
  %64 = load i32, ptr %24, align 4
  store i32 %64, ptr %25, align 4
  %65 = load i32, ptr %26, align 8
  store i32 %65, ptr %27, align 8
  store i32 0, ptr %28, align 4
  store i64 %61, ptr %29, align 8
  store i64 0, ptr %30, align 8
  br label %79

66:                                               ; preds = %53
  %67 = load i64, ptr %41, align 8
  %68 = and i64 %67, 16777215
  %69 = shl i64 %47, 24
  %70 = add i64 %69, 16777216
  %71 = or i64 %68, %70
  store i64 %71, ptr %42, align 8
  %72 = load i64, ptr %43, align 8
  %73 = and i64 %72, 16777215
  %74 = or i64 %73, %70
  store i64 %74, ptr %44, align 8
  %75 = call i32 @bulk_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %48, i32 noundef %4, i32 noundef %34, i32 noundef %6, ptr noundef nonnull %14, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %15, i32 noundef %11, i32 noundef 0, i32 noundef 0)
  %76 = icmp ne i32 %75, 0
  %77 = zext i1 %76 to i32
  %78 = select i1 %76, i32 %48, i32 -1
  br label %79

79:                                               ; preds = %60, %57, %66, %46
  %80 = phi i32 [ 7, %46 ], [ %77, %66 ], [ 1, %57 ], [ 1, %60 ]
  %81 = phi i32 [ %48, %46 ], [ %78, %66 ], [ %48, %57 ], [ %48, %60 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %14)
  switch i32 %80, label %85 [
    i32 0, label %82
    i32 7, label %82
  ]

82:                                               ; preds = %79, %79
  %83 = add nuw nsw i64 %47, 1
  %84 = icmp eq i64 %83, 16
  br i1 %84, label %85, label %46

85:                                               ; preds = %82, %79
  %86 = phi i32 [ %80, %79 ], [ 5, %82 ]
  switch i32 %86, label %90 [
    i32 5, label %87
    i32 0, label %87
  ]

87:                                               ; preds = %85, %85, %31
  %88 = add nuw nsw i64 %32, 1
  %89 = icmp eq i64 %88, 32
  br i1 %89, label %90, label %31

90:                                               ; preds = %85, %87
  %91 = phi i32 [ 0, %87 ], [ 2, %85 ]
  ret i32 %91
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @tensormap_replace(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr {
  %9 = alloca %struct.TensorMap, align 8
  %10 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 12
  %11 = icmp ult i32 %6, 5
  %12 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 8
  %13 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 7
  %14 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 6
  %15 = zext i32 %6 to i64
  %16 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 4, i64 %15
  %17 = icmp ult i32 %6, 4
  %18 = zext i32 %6 to i64
  %19 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 1, i64 %18
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 2, i64 %20
  %22 = zext i32 %6 to i64
  %23 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3, i64 %22
  %24 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 5
  %25 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 9
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %28

28:                                               ; preds = %8, %95
  %29 = phi i64 [ 0, %8 ], [ %96, %95 ]
  %30 = trunc i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %31, %3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %95, label %34

34:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  %35 = getelementptr inbounds i64, ptr %4, i64 %29
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %29 to i32
  %38 = tail call fastcc ptr @bytes_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %37, i64 noundef %36, i32 noundef 1)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %98, label %40

40:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %9, ptr noundef nonnull align 1 dereferenceable(128) %38, i64 128, i1 false)
  %41 = load i32, ptr %10, align 4
  switch i32 %41, label %42 [
    i32 1885433187, label %63
    i32 0, label %63
  ]

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %98

46:                                               ; preds = %42
  %47 = trunc i64 %29 to i32
  store i32 34, ptr %43, align 8
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %48, align 4
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %47, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %51, ptr %52, align 4
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %54, ptr %55, align 8
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %57, ptr %58, align 4
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %60, ptr %61, align 8
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %62, i8 0, i64 20, i1 false)
  br label %98

63:                                               ; preds = %40, %40
  store i32 1885433187, ptr %10, align 4
  br i1 %11, label %64, label %86

64:                                               ; preds = %63
  %65 = getelementptr inbounds i64, ptr %7, i64 %29
  %66 = load i64, ptr %65, align 8
  switch i32 %5, label %84 [
    i32 0, label %67
    i32 1, label %68
    i32 2, label %70
    i32 3, label %72
    i32 4, label %74
    i32 5, label %76
    i32 6, label %78
    i32 7, label %80
    i32 8, label %82
  ]

67:                                               ; preds = %64
  store i64 %66, ptr %9, align 8
  br label %86

68:                                               ; preds = %64
  %69 = trunc i64 %66 to i8
  store i8 %69, ptr %24, align 4
  br label %86

70:                                               ; preds = %64
  %71 = trunc i64 %66 to i32
  store i32 %71, ptr %23, align 4
  br label %86

72:                                               ; preds = %64
  %73 = trunc i64 %66 to i32
  store i32 %73, ptr %21, align 4
  br label %86

74:                                               ; preds = %64
  br i1 %17, label %75, label %86

75:                                               ; preds = %74
  store i64 %66, ptr %19, align 8
  br label %86

76:                                               ; preds = %64
  %77 = trunc i64 %66 to i32
  store i32 %77, ptr %16, align 4
  br label %86

78:                                               ; preds = %64
  %79 = trunc i64 %66 to i8
  store i8 %79, ptr %14, align 1
  br label %86

80:                                               ; preds = %64
  %81 = trunc i64 %66 to i8
  store i8 %81, ptr %13, align 2
  br label %86

82:                                               ; preds = %64
  %83 = trunc i64 %66 to i8
  store i8 %83, ptr %12, align 1
  br label %86

84:                                               ; preds = %64
  %85 = trunc i64 %66 to i8
  store i8 %85, ptr %25, align 8
  br label %86

86:                                               ; preds = %84, %82, %80, %78, %76, %75, %74, %72, %70, %68, %67, %63
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %38, ptr noundef nonnull align 8 dereferenceable(128) %9, i64 128, i1 false)
  %87 = load i64, ptr %26, align 8
  %88 = xor i64 %87, %36
  %89 = icmp ult i64 %88, 4294967296
  br i1 %89, label %90, label %94

90:                                               ; preds = %86
  %91 = load ptr, ptr %27, align 8
  %92 = sub i64 %36, %87
  %93 = getelementptr inbounds i8, ptr %91, i64 %92
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %93, i8 1, i64 128, i1 false)
  br label %94

94:                                               ; preds = %86, %90
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %95

95:                                               ; preds = %94, %28
  %96 = add nuw nsw i64 %29, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %99, label %28

98:                                               ; preds = %34, %46, %42
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %99

99:                                               ; preds = %95, %98
  %100 = phi i32 [ 2, %98 ], [ 0, %95 ]
  ret i32 %100
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc ptr @bytes_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr {
  %7 = and i64 %4, 63
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %149

13:                                               ; preds = %9
  store i32 2, ptr %10, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %14, align 4
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 128, ptr %30, align 8
  br label %149

31:                                               ; preds = %6
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %33 = load i64, ptr %32, align 8
  %34 = xor i64 %33, %4
  %35 = icmp ult i64 %34, 4294967296
  br i1 %35, label %36, label %70

36:                                               ; preds = %31
  %37 = sub i64 %4, %33
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %39 = load i64, ptr %38, align 8
  %40 = icmp ult i64 %39, 128
  %41 = add i64 %39, -128
  %42 = icmp ult i64 %41, %37
  %43 = or i1 %40, %42
  br i1 %43, label %48, label %44

44:                                               ; preds = %36
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 %37
  br label %149

48:                                               ; preds = %36
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %149

52:                                               ; preds = %48
  store i32 1, ptr %49, align 8
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %53, align 4
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %56, ptr %57, align 4
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %59, ptr %60, align 8
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %62, ptr %63, align 4
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %65 = load i32, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %65, ptr %66, align 8
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %67, align 4
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %37, ptr %68, align 8
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 128, ptr %69, align 8
  br label %149

70:                                               ; preds = %31
  %71 = icmp eq i32 %5, 0
  br i1 %71, label %72, label %87

72:                                               ; preds = %70
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %74 = load i64, ptr %73, align 8
  %75 = sub i64 %4, %74
  %76 = add i64 %75, -2147483648
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %78 = load i64, ptr %77, align 8
  %79 = icmp ult i64 %78, 128
  %80 = add i64 %78, -128
  %81 = icmp ugt i64 %76, %80
  %82 = select i1 %79, i1 true, i1 %81
  br i1 %82, label %87, label %83

83:                                               ; preds = %72
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 10
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %85, i64 %76
  br label %87

87:                                               ; preds = %83, %72, %70
  %88 = phi ptr [ null, %70 ], [ %86, %83 ], [ null, %72 ]
  %89 = icmp eq ptr %88, null
  br i1 %89, label %90, label %149

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %109, label %94

94:                                               ; preds = %90, %106
  %95 = phi i64 [ %107, %106 ], [ 0, %90 ]
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp ugt i64 %97, %4
  br i1 %98, label %106, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23, i64 %95, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp ult i64 %101, %4
  %103 = sub i64 %101, %4
  %104 = icmp ult i64 %103, 128
  %105 = or i1 %102, %104
  br i1 %105, label %106, label %109

106:                                              ; preds = %99, %94
  %107 = add nuw i64 %95, 1
  %108 = icmp eq i64 %107, %92
  br i1 %108, label %109, label %94

109:                                              ; preds = %99, %106, %90
  %110 = phi ptr [ null, %90 ], [ null, %106 ], [ %96, %99 ]
  %111 = icmp eq ptr %110, null
  br i1 %111, label %126, label %112

112:                                              ; preds = %109
  br i1 %71, label %118, label %113

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Allocation, ptr %110, i64 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, 1
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %126

118:                                              ; preds = %113, %112
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %120 = load i64, ptr %119, align 8
  %121 = sub i64 %4, %120
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %123 = load i64, ptr %122, align 8
  %124 = add i64 %121, %123
  %125 = inttoptr i64 %124 to ptr
  br label %149

126:                                              ; preds = %113, %109
  %127 = phi i32 [ 9, %113 ], [ 1, %109 ]
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %129 = load i32, ptr %128, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %126
  store i32 %127, ptr %128, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %132, align 4
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %133, align 8
  %134 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %135, ptr %136, align 4
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %138 = load i32, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %138, ptr %139, align 8
  %140 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %141 = load i32, ptr %140, align 4
  %142 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %141, ptr %142, align 4
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %144 = load i32, ptr %143, align 8
  %145 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %144, ptr %145, align 8
  %146 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 1, ptr %146, align 4
  %147 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %147, align 8
  %148 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 128, ptr %148, align 8
  br label %149

149:                                              ; preds = %131, %126, %52, %48, %13, %9, %87, %118, %44
  %150 = phi ptr [ %47, %44 ], [ %88, %87 ], [ %125, %118 ], [ null, %9 ], [ null, %13 ], [ null, %48 ], [ null, %52 ], [ null, %126 ], [ null, %131 ]
  ret ptr %150
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @tensormap_copy(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = tail call fastcc ptr @bytes_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef %3, i32 noundef 1)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call fastcc ptr @bytes_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef %4, i32 noundef 0)
  br label %10

10:                                               ; preds = %5, %8
  %11 = phi ptr [ %9, %8 ], [ null, %5 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %6, ptr noundef nonnull align 1 dereferenceable(128) %11, i64 128, i1 false)
  br label %14

14:                                               ; preds = %10, %13
  %15 = phi i32 [ 0, %13 ], [ 2, %10 ]
  ret i32 %15
}

; Function Attrs: nounwind uwtable
define dso_local i32 @tensor_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noalias nocapture noundef readonly %8, ptr noalias nocapture noundef readonly %9, ptr noalias nocapture noundef readonly %10, ptr noalias noundef %11, i32 noundef %12, i32 noundef %13, ptr noalias noundef readonly %14, ptr noalias noundef readonly %15) local_unnamed_addr {
  %17 = alloca %struct.Tile, align 8
  %18 = alloca [5 x i32], align 16
  %19 = alloca [5 x i32], align 16
  %20 = alloca i64, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 3
  br i1 %23, label %24, label %58

24:                                               ; preds = %16
  %25 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %26 = load i32, ptr %25, align 4
  %27 = zext i32 %26 to i64
  %28 = shl i64 %27, 48
  %29 = zext i32 %2 to i64
  %30 = or i64 %28, %29
  %31 = or i64 %30, -8070450532247928832
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, 2
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %34, %36
  br i1 %37, label %38, label %47

38:                                               ; preds = %24
  %39 = shl i64 %34, 1
  %40 = add i64 %39, 1024
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %42 = load ptr, ptr %41, align 8
  %43 = shl i64 %40, 3
  %44 = tail call ptr @realloc(ptr noundef %42, i64 noundef %43)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %53, label %46

46:                                               ; preds = %38
  store ptr %44, ptr %41, align 8
  store i64 %40, ptr %35, align 8
  br label %47

47:                                               ; preds = %46, %24
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %49 = load ptr, ptr %48, align 8
  %50 = load i64, ptr %32, align 8
  %51 = getelementptr inbounds i64, ptr %49, i64 %50
  %52 = add i64 %50, 2
  store i64 %52, ptr %32, align 8
  br label %53

53:                                               ; preds = %47, %38
  %54 = phi ptr [ %51, %47 ], [ null, %38 ]
  %55 = icmp eq ptr %54, null
  br i1 %55, label %180, label %56

56:                                               ; preds = %53
  store i64 %31, ptr %54, align 8
  %57 = getelementptr inbounds i64, ptr %54, i64 1
  store i64 0, ptr %57, align 8
  br label %58

58:                                               ; preds = %56, %16
  %59 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 2
  %61 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 3
  %62 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 4
  %63 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 5
  %64 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 7
  %66 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 9
  %68 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 10
  %69 = getelementptr inbounds %struct.Tile, ptr %17, i64 0, i32 11
  %70 = icmp ne ptr %15, null
  %71 = select i1 %70, ptr %19, ptr null
  %72 = icmp eq i32 %7, 0
  %73 = icmp ugt i32 %7, 2
  %74 = and i1 %70, %73
  %75 = icmp eq ptr %14, null
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %80 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %91 = icmp eq ptr %11, null
  %92 = zext i32 %7 to i64
  %93 = zext i32 %7 to i64
  br label %94

94:                                               ; preds = %58, %177
  %95 = phi i64 [ 0, %58 ], [ %178, %177 ]
  %96 = trunc i64 %95 to i32
  %97 = shl nuw i32 1, %96
  %98 = and i32 %97, %5
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %177, label %100

100:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17)
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %59, align 8
  store i32 %2, ptr %60, align 8
  %101 = trunc i64 %95 to i32
  store i32 %101, ptr %61, align 4
  store i32 %3, ptr %62, align 8
  store i32 %4, ptr %63, align 4
  store ptr null, ptr %64, align 8
  %102 = getelementptr inbounds i64, ptr %10, i64 %95
  %103 = load i64, ptr %102, align 8
  store i64 %103, ptr %65, align 8
  store i32 %6, ptr %66, align 8
  store i32 %13, ptr %67, align 4
  store i32 0, ptr %68, align 8
  store i32 %12, ptr %69, align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  br i1 %72, label %104, label %105

104:                                              ; preds = %105, %100
  br i1 %74, label %122, label %115

105:                                              ; preds = %100, %105
  %106 = phi i64 [ %113, %105 ], [ 0, %100 ]
  %107 = shl i64 %106, 5
  %108 = add i64 %107, %95
  %109 = and i64 %108, 4294967295
  %110 = getelementptr inbounds i32, ptr %9, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr inbounds [5 x i32], ptr %18, i64 0, i64 %106
  store i32 %111, ptr %112, align 4
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %93
  br i1 %114, label %104, label %105

115:                                              ; preds = %122, %104
  %116 = getelementptr inbounds i64, ptr %11, i64 %95
  br i1 %75, label %134, label %117

117:                                              ; preds = %115
  %118 = getelementptr inbounds i32, ptr %14, i64 %95
  %119 = load i32, ptr %118, align 4
  %120 = and i64 %103, 16777215
  %121 = getelementptr inbounds i64, ptr %8, i64 %95
  br label %141

122:                                              ; preds = %104, %122
  %123 = phi i64 [ %130, %122 ], [ 0, %104 ]
  %124 = shl i64 %123, 5
  %125 = add i64 %124, %95
  %126 = and i64 %125, 4294967295
  %127 = getelementptr inbounds i32, ptr %15, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds [5 x i32], ptr %19, i64 0, i64 %123
  store i32 %128, ptr %129, align 4
  %130 = add nuw nsw i64 %123, 1
  %131 = add nuw nsw i64 %123, 3
  %132 = icmp ult i64 %131, %92
  %133 = select i1 %70, i1 %132, i1 false
  br i1 %133, label %122, label %115

134:                                              ; preds = %115
  %135 = getelementptr inbounds i64, ptr %8, i64 %95
  %136 = load i64, ptr %135, align 8
  %137 = select i1 %91, ptr null, ptr %116
  %138 = call fastcc i32 @copy_with(ptr noundef nonnull %17, i64 noundef %136, i32 noundef %7, ptr noundef nonnull %18, ptr noundef %137, ptr noundef %71)
  %139 = icmp eq i32 %138, 0
  %140 = select i1 %139, i32 4, i32 1
  br label %175

141:                                              ; preds = %117, %171
  %142 = phi i64 [ 0, %117 ], [ %172, %171 ]
  %143 = trunc i64 %142 to i32
  %144 = shl nuw i32 1, %143
  %145 = and i32 %119, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %171, label %147

147:                                              ; preds = %141
  %148 = load i32, ptr %76, align 4
  %149 = zext i32 %148 to i64
  %150 = icmp ult i64 %142, %149
  br i1 %150, label %160, label %151

151:                                              ; preds = %147
  %152 = load i32, ptr %77, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %175

154:                                              ; preds = %151
  store i32 36, ptr %77, align 8
  store i32 %2, ptr %78, align 4
  %155 = trunc i64 %95 to i32
  store i32 %155, ptr %79, align 8
  %156 = load i32, ptr %80, align 4
  store i32 %156, ptr %81, align 4
  %157 = load i32, ptr %82, align 8
  store i32 %157, ptr %83, align 8
  %158 = load i32, ptr %84, align 4
  store i32 %158, ptr %85, align 4
  %159 = load i32, ptr %86, align 8
  store i32 %159, ptr %87, align 8
  store i32 0, ptr %88, align 4
  store i64 %103, ptr %89, align 8
  store i64 0, ptr %90, align 8
  br label %175

160:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20)
  %161 = load i64, ptr %116, align 8
  %162 = and i64 %161, 16777215
  %163 = shl i64 %142, 24
  %164 = add i64 %163, 16777216
  %165 = or i64 %162, %164
  store i64 %165, ptr %20, align 8
  %166 = or i64 %164, %120
  store i64 %166, ptr %65, align 8
  %167 = load i64, ptr %121, align 8
  %168 = call fastcc i32 @copy_with(ptr noundef nonnull %17, i64 noundef %167, i32 noundef %7, ptr noundef nonnull %18, ptr noundef nonnull %20, ptr noundef %71)
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %174

170:                                              ; preds = %160
  store i32 -1, ptr %62, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20)
  br label %171

171:                                              ; preds = %170, %141
  %172 = add nuw nsw i64 %142, 1
  %173 = icmp eq i64 %172, 16
  br i1 %173, label %175, label %141

174:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20)
  br label %175

175:                                              ; preds = %171, %154, %151, %174, %134
  %176 = phi i32 [ %140, %134 ], [ 1, %174 ], [ 1, %151 ], [ 1, %154 ], [ 0, %171 ]
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17)
  switch i32 %176, label %180 [
    i32 0, label %177
    i32 4, label %177
  ]

177:                                              ; preds = %94, %175, %175
  %178 = add nuw nsw i64 %95, 1
  %179 = icmp eq i64 %178, 32
  br i1 %179, label %180, label %94

180:                                              ; preds = %175, %177, %53
  %181 = phi i32 [ 2, %53 ], [ 0, %177 ], [ 2, %175 ]
  ret i32 %181
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @copy_with(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5) unnamed_addr {
  %7 = alloca [5 x i32], align 16
  %8 = alloca [5 x i64], align 16
  %9 = alloca %struct.TensorMap, align 8
  %10 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  %11 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 2
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 4
  %19 = tail call i32 @borrow_shared(ptr noundef %10, ptr noundef %14, i32 noundef %16, i32 noundef %18, ptr noundef nonnull %11)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %644

21:                                               ; preds = %6
  %22 = load ptr, ptr %13, align 8
  %23 = load i32, ptr %15, align 8
  %24 = load i32, ptr %17, align 4
  %25 = load i64, ptr %11, align 8
  %26 = icmp ne ptr %5, null
  %27 = zext i1 %26 to i32
  %28 = call fastcc i32 @map_of(ptr noundef %10, ptr noundef %22, i32 noundef %23, i32 noundef %24, i64 noundef %1, i32 noundef %2, i64 noundef %25, i32 noundef %27, ptr noundef nonnull %9)
  %29 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 6
  store ptr %9, ptr %29, align 8
  %30 = icmp eq i32 %28, 0
  br i1 %30, label %73, label %31

31:                                               ; preds = %21
  %32 = load i32, ptr %3, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 6
  %35 = load i8, ptr %34, align 1
  %36 = icmp ult i8 %35, 13
  br i1 %36, label %37, label %42

37:                                               ; preds = %31
  %38 = zext i8 %35 to i64
  %39 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i64
  br label %42

42:                                               ; preds = %31, %37
  %43 = phi i64 [ %41, %37 ], [ 0, %31 ]
  %44 = mul nuw nsw i64 %43, %33
  %45 = and i64 %44, 15
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %73, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %73

51:                                               ; preds = %47
  %52 = sext i32 %32 to i64
  %53 = load i32, ptr %17, align 4
  %54 = load i32, ptr %15, align 8
  %55 = load ptr, ptr %13, align 8
  store i32 35, ptr %48, align 8
  %56 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 1
  store i32 %54, ptr %56, align 4
  %57 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 2
  store i32 %53, ptr %57, align 8
  %58 = getelementptr inbounds %struct.Warp, ptr %55, i64 0, i32 11
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 3
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4
  store i32 %62, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 1
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 1
  store i32 %65, ptr %66, align 4
  %67 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 2
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 2
  store i32 %68, ptr %69, align 8
  %70 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 5
  store i32 1, ptr %70, align 4
  %71 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 6
  store i64 %52, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 7
  store i64 16, ptr %72, align 8
  br label %73

73:                                               ; preds = %51, %47, %42, %21
  %74 = phi i1 [ true, %42 ], [ false, %21 ], [ false, %47 ], [ false, %51 ]
  %75 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 6
  %76 = load i8, ptr %75, align 1
  %77 = icmp ult i8 %76, 11
  %78 = select i1 %74, i1 %77, i1 false
  br i1 %78, label %79, label %84

79:                                               ; preds = %73
  %80 = zext i8 %76 to i64
  %81 = getelementptr inbounds [11 x i8], ptr @copy_with.types, i64 0, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  br label %84

84:                                               ; preds = %73, %79
  %85 = phi i32 [ %83, %79 ], [ 0, %73 ]
  %86 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 10
  store i32 %85, ptr %86, align 8
  br i1 %74, label %87, label %116

87:                                               ; preds = %84
  %88 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 9
  %89 = load i32, ptr %88, align 4
  %90 = icmp ne i32 %89, 0
  %91 = icmp eq i32 %85, 0
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %93, label %116

93:                                               ; preds = %87
  %94 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %116

97:                                               ; preds = %93
  %98 = load i32, ptr %17, align 4
  %99 = load i32, ptr %15, align 8
  %100 = load ptr, ptr %13, align 8
  store i32 34, ptr %94, align 8
  %101 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 1
  store i32 %99, ptr %101, align 4
  %102 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 2
  store i32 %98, ptr %102, align 8
  %103 = getelementptr inbounds %struct.Warp, ptr %100, i64 0, i32 11
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 3
  store i32 %104, ptr %105, align 4
  %106 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3
  %107 = load i32, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4
  store i32 %107, ptr %108, align 8
  %109 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 1
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 1
  store i32 %110, ptr %111, align 4
  %112 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 2
  %113 = load i32, ptr %112, align 8
  %114 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 2
  store i32 %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %115, i8 0, i64 20, i1 false)
  br label %116

116:                                              ; preds = %97, %93, %87, %84
  %117 = phi i1 [ false, %87 ], [ true, %84 ], [ true, %93 ], [ true, %97 ]
  %118 = phi i32 [ 1, %87 ], [ 0, %84 ], [ 0, %93 ], [ 0, %97 ]
  br i1 %117, label %169, label %119

119:                                              ; preds = %116
  %120 = icmp ult i8 %76, 13
  br i1 %120, label %121, label %126

121:                                              ; preds = %119
  %122 = zext i8 %76 to i64
  %123 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = zext i8 %124 to i64
  br label %126

126:                                              ; preds = %121, %119
  %127 = phi i64 [ %125, %121 ], [ 0, %119 ]
  %128 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 10
  %129 = load i8, ptr %128, align 1
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %131, label %137

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 5
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i64
  %135 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3
  %136 = load i32, ptr %135, align 4
  br label %146

137:                                              ; preds = %126
  %138 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3
  %139 = load i32, ptr %138, align 4
  %140 = zext i32 %139 to i64
  %141 = mul nuw nsw i64 %127, %140
  %142 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3, i64 1
  %143 = load i32, ptr %142, align 8
  %144 = zext i32 %143 to i64
  %145 = mul i64 %141, %144
  br label %166

146:                                              ; preds = %160, %131
  %147 = phi i64 [ 0, %131 ], [ %164, %160 ]
  %148 = phi i64 [ %127, %131 ], [ %163, %160 ]
  %149 = icmp eq i64 %147, 0
  br i1 %149, label %160, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 4, i64 %147
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %160, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3, i64 %147
  %156 = load i32, ptr %155, align 4
  %157 = add i32 %152, -1
  %158 = add i32 %157, %156
  %159 = udiv i32 %158, %152
  br label %160

160:                                              ; preds = %146, %154, %150
  %161 = phi i32 [ %159, %154 ], [ 0, %150 ], [ %136, %146 ]
  %162 = zext i32 %161 to i64
  %163 = mul i64 %148, %162
  %164 = add nuw nsw i64 %147, 1
  %165 = icmp eq i64 %147, %134
  br i1 %165, label %166, label %146

166:                                              ; preds = %160, %137
  %167 = phi i64 [ %145, %137 ], [ %163, %160 ]
  %168 = trunc i64 %167 to i32
  br label %169

169:                                              ; preds = %116, %166
  %170 = phi i32 [ %168, %166 ], [ 0, %116 ]
  %171 = load ptr, ptr %13, align 8
  %172 = load i32, ptr %15, align 8
  %173 = add i32 %170, 127
  %174 = lshr i32 %173, 7
  %175 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 11
  %176 = load i32, ptr %175, align 4
  %177 = mul i32 %176, %174
  %178 = zext i32 %177 to i64
  %179 = shl nuw nsw i64 %178, 5
  %180 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 35
  %181 = load i64, ptr %180, align 8
  %182 = add i64 %179, %181
  store i64 %182, ptr %180, align 8
  %183 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 34
  %184 = load i64, ptr %183, align 8
  %185 = icmp ult i64 %184, %179
  br i1 %185, label %186, label %208

186:                                              ; preds = %169
  %187 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61
  %188 = load i32, ptr %187, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %210

190:                                              ; preds = %186
  %191 = load i32, ptr %171, align 8
  %192 = call i32 @llvm.cttz.i32(i32 %191, i1 true)
  store i32 5, ptr %187, align 8
  %193 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 1
  store i32 %172, ptr %193, align 4
  %194 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 2
  store i32 %192, ptr %194, align 8
  %195 = getelementptr inbounds %struct.Warp, ptr %171, i64 0, i32 11
  %196 = load i32, ptr %195, align 4
  %197 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 3
  store i32 %196, ptr %197, align 4
  %198 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3
  %199 = load i32, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4
  store i32 %199, ptr %200, align 8
  %201 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 1
  %202 = load i32, ptr %201, align 4
  %203 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 1
  store i32 %202, ptr %203, align 4
  %204 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 3, i64 2
  %205 = load i32, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 4, i64 2
  store i32 %205, ptr %206, align 8
  %207 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 61, i32 5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %207, i8 0, i64 20, i1 false)
  br label %210

208:                                              ; preds = %169
  %209 = sub i64 %184, %179
  store i64 %209, ptr %183, align 8
  br label %210

210:                                              ; preds = %186, %190, %208
  %211 = phi i32 [ 0, %186 ], [ 0, %190 ], [ %118, %208 ]
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %479, label %213

213:                                              ; preds = %210
  br i1 %26, label %214, label %338

214:                                              ; preds = %213
  %215 = load ptr, ptr %29, align 8
  %216 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 3
  %217 = load i32, ptr %216, align 4
  %218 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 6
  %219 = load i8, ptr %218, align 1
  %220 = icmp ult i8 %219, 13
  br i1 %220, label %221, label %226

221:                                              ; preds = %214
  %222 = zext i8 %219 to i64
  %223 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %222
  %224 = load i8, ptr %223, align 1
  %225 = zext i8 %224 to i32
  br label %226

226:                                              ; preds = %221, %214
  %227 = phi i32 [ %225, %221 ], [ 0, %214 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8)
  %228 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 5
  %229 = load i8, ptr %228, align 4
  %230 = zext i8 %229 to i64
  br label %242

231:                                              ; preds = %242
  %232 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 3, i64 1
  %233 = load i32, ptr %232, align 4
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %336, label %235

235:                                              ; preds = %231
  %236 = mul i32 %227, %217
  %237 = load i32, ptr %3, align 4
  %238 = sext i32 %237 to i64
  %239 = zext i32 %236 to i64
  %240 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 4, i64 1
  %241 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 1
  br label %250

242:                                              ; preds = %242, %226
  %243 = phi i64 [ 0, %226 ], [ %248, %242 ]
  %244 = getelementptr inbounds i32, ptr %3, i64 %243
  %245 = load i32, ptr %244, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %243
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %243, 1
  %249 = icmp eq i64 %243, %230
  br i1 %249, label %231, label %242

250:                                              ; preds = %331, %235
  %251 = phi i64 [ 0, %235 ], [ %332, %331 ]
  %252 = load i64, ptr %215, align 8
  %253 = load i8, ptr %228, align 4
  %254 = icmp eq i8 %253, 0
  br i1 %254, label %257, label %255

255:                                              ; preds = %250
  %256 = zext i8 %253 to i64
  br label %274

257:                                              ; preds = %295, %250
  %258 = phi i64 [ %252, %250 ], [ %303, %295 ]
  %259 = phi i32 [ 1, %250 ], [ %298, %295 ]
  %260 = mul nuw i64 %251, %239
  %261 = call fastcc i32 @copy_row(ptr noundef nonnull %0, i64 noundef %258, i64 noundef %238, i64 noundef %260, i32 noundef %259)
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %336

263:                                              ; preds = %257
  %264 = load i8, ptr %228, align 4
  %265 = icmp eq i8 %264, 0
  br i1 %265, label %331, label %266

266:                                              ; preds = %263
  %267 = load i32, ptr %240, align 4
  %268 = zext i32 %267 to i64
  %269 = load i64, ptr %241, align 8
  %270 = add nsw i64 %269, %268
  store i64 %270, ptr %241, align 8
  %271 = icmp eq i8 %264, 1
  br i1 %271, label %331, label %272

272:                                              ; preds = %266
  %273 = zext i8 %264 to i64
  br label %306

274:                                              ; preds = %295, %255
  %275 = phi i64 [ 1, %255 ], [ %304, %295 ]
  %276 = phi i32 [ 1, %255 ], [ %298, %295 ]
  %277 = phi i64 [ %252, %255 ], [ %303, %295 ]
  %278 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %275
  %279 = load i64, ptr %278, align 8
  %280 = icmp ult i64 %275, %256
  br i1 %280, label %281, label %286

281:                                              ; preds = %274
  %282 = add nsw i64 %275, -1
  %283 = getelementptr inbounds i32, ptr %5, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  br label %286

286:                                              ; preds = %281, %274
  %287 = phi i64 [ %285, %281 ], [ 0, %274 ]
  %288 = add nsw i64 %287, %279
  %289 = icmp sgt i64 %288, -1
  br i1 %289, label %290, label %295

290:                                              ; preds = %286
  %291 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 2, i64 %275
  %292 = load i32, ptr %291, align 4
  %293 = zext i32 %292 to i64
  %294 = icmp slt i64 %288, %293
  br label %295

295:                                              ; preds = %290, %286
  %296 = phi i1 [ false, %286 ], [ %294, %290 ]
  %297 = zext i1 %296 to i32
  %298 = and i32 %276, %297
  %299 = add nsw i64 %275, -1
  %300 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 1, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = mul i64 %301, %288
  %303 = add i64 %302, %277
  %304 = add nuw nsw i64 %275, 1
  %305 = icmp eq i64 %275, %256
  br i1 %305, label %257, label %274

306:                                              ; preds = %272, %319
  %307 = phi i64 [ 1, %272 ], [ %323, %319 ]
  %308 = phi i64 [ %270, %272 ], [ %329, %319 ]
  %309 = phi ptr [ %241, %272 ], [ %327, %319 ]
  %310 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 2, i64 %307
  %311 = load i32, ptr %310, align 4
  %312 = zext i32 %311 to i64
  %313 = add nsw i64 %307, -1
  %314 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 14, i64 %313
  %315 = load i16, ptr %314, align 2
  %316 = sext i16 %315 to i64
  %317 = add nsw i64 %316, %312
  %318 = icmp slt i64 %308, %317
  br i1 %318, label %331, label %319

319:                                              ; preds = %306
  %320 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 13, i64 %313
  %321 = load i16, ptr %320, align 2
  %322 = sext i16 %321 to i64
  store i64 %322, ptr %309, align 8
  %323 = add nuw nsw i64 %307, 1
  %324 = getelementptr inbounds %struct.TensorMap, ptr %215, i64 0, i32 4, i64 %323
  %325 = load i32, ptr %324, align 4
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %323
  %328 = load i64, ptr %327, align 8
  %329 = add nsw i64 %328, %326
  store i64 %329, ptr %327, align 8
  %330 = icmp eq i64 %323, %273
  br i1 %330, label %331, label %306

331:                                              ; preds = %319, %306, %266, %263
  %332 = add nuw nsw i64 %251, 1
  %333 = load i32, ptr %232, align 4
  %334 = zext i32 %333 to i64
  %335 = icmp ult i64 %332, %334
  br i1 %335, label %250, label %336

336:                                              ; preds = %331, %257, %231
  %337 = phi i32 [ 0, %231 ], [ 0, %331 ], [ 2, %257 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8)
  br label %479

338:                                              ; preds = %213
  %339 = load ptr, ptr %29, align 8
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %7, i8 0, i64 20, i1 false)
  %340 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 3
  %341 = load i32, ptr %340, align 4
  %342 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 6
  %343 = load i8, ptr %342, align 1
  %344 = icmp ult i8 %343, 13
  br i1 %344, label %345, label %350

345:                                              ; preds = %338
  %346 = zext i8 %343 to i64
  %347 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %346
  %348 = load i8, ptr %347, align 1
  %349 = zext i8 %348 to i32
  br label %350

350:                                              ; preds = %345, %338
  %351 = phi i32 [ %349, %345 ], [ 0, %338 ]
  %352 = mul i32 %351, %341
  br i1 %344, label %353, label %358

353:                                              ; preds = %350
  %354 = zext i8 %343 to i64
  %355 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %354
  %356 = load i8, ptr %355, align 1
  %357 = zext i8 %356 to i64
  br label %358

358:                                              ; preds = %353, %350
  %359 = phi i64 [ %357, %353 ], [ 0, %350 ]
  %360 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 10
  %361 = load i8, ptr %360, align 1
  %362 = icmp eq i8 %361, 0
  br i1 %362, label %363, label %367

363:                                              ; preds = %358
  %364 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 5
  %365 = load i8, ptr %364, align 4
  %366 = zext i8 %365 to i64
  br label %374

367:                                              ; preds = %358
  %368 = zext i32 %341 to i64
  %369 = mul nuw nsw i64 %359, %368
  %370 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 3, i64 1
  %371 = load i32, ptr %370, align 4
  %372 = zext i32 %371 to i64
  %373 = mul i64 %369, %372
  br label %394

374:                                              ; preds = %388, %363
  %375 = phi i64 [ 0, %363 ], [ %392, %388 ]
  %376 = phi i64 [ %359, %363 ], [ %391, %388 ]
  %377 = icmp eq i64 %375, 0
  br i1 %377, label %388, label %378

378:                                              ; preds = %374
  %379 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 4, i64 %375
  %380 = load i32, ptr %379, align 4
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %388, label %382

382:                                              ; preds = %378
  %383 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 3, i64 %375
  %384 = load i32, ptr %383, align 4
  %385 = add i32 %380, -1
  %386 = add i32 %385, %384
  %387 = udiv i32 %386, %380
  br label %388

388:                                              ; preds = %382, %378, %374
  %389 = phi i32 [ %387, %382 ], [ 0, %378 ], [ %341, %374 ]
  %390 = zext i32 %389 to i64
  %391 = mul i64 %376, %390
  %392 = add nuw nsw i64 %375, 1
  %393 = icmp eq i64 %375, %366
  br i1 %393, label %394, label %374

394:                                              ; preds = %388, %367
  %395 = phi i64 [ %373, %367 ], [ %391, %388 ]
  %396 = zext i32 %352 to i64
  %397 = icmp ult i64 %395, %396
  br i1 %397, label %477, label %398

398:                                              ; preds = %394
  %399 = udiv i64 %395, %396
  %400 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 5
  %401 = load i32, ptr %3, align 4
  %402 = sext i32 %401 to i64
  %403 = call i64 @llvm.umax.i64(i64 %399, i64 1)
  br label %404

404:                                              ; preds = %474, %398
  %405 = phi i64 [ 0, %398 ], [ %475, %474 ]
  %406 = load i64, ptr %339, align 8
  %407 = load i8, ptr %400, align 4
  %408 = icmp eq i8 %407, 0
  br i1 %408, label %411, label %409

409:                                              ; preds = %404
  %410 = zext i8 %407 to i64
  br label %422

411:                                              ; preds = %443, %404
  %412 = phi i64 [ %406, %404 ], [ %451, %443 ]
  %413 = phi i32 [ 1, %404 ], [ %446, %443 ]
  %414 = mul i64 %405, %396
  %415 = call fastcc i32 @copy_row(ptr noundef nonnull %0, i64 noundef %412, i64 noundef %402, i64 noundef %414, i32 noundef %413)
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %477

417:                                              ; preds = %411
  %418 = load i8, ptr %400, align 4
  %419 = icmp eq i8 %418, 0
  br i1 %419, label %474, label %420

420:                                              ; preds = %417
  %421 = zext i8 %418 to i64
  br label %454

422:                                              ; preds = %443, %409
  %423 = phi i64 [ 1, %409 ], [ %452, %443 ]
  %424 = phi i32 [ 1, %409 ], [ %446, %443 ]
  %425 = phi i64 [ %406, %409 ], [ %451, %443 ]
  %426 = getelementptr inbounds i32, ptr %3, i64 %423
  %427 = load i32, ptr %426, align 4
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 %423
  %430 = load i32, ptr %429, align 4
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 4, i64 %423
  %433 = load i32, ptr %432, align 4
  %434 = zext i32 %433 to i64
  %435 = mul nuw nsw i64 %434, %431
  %436 = add nsw i64 %435, %428
  %437 = icmp sgt i64 %436, -1
  br i1 %437, label %438, label %443

438:                                              ; preds = %422
  %439 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 2, i64 %423
  %440 = load i32, ptr %439, align 4
  %441 = zext i32 %440 to i64
  %442 = icmp slt i64 %436, %441
  br label %443

443:                                              ; preds = %438, %422
  %444 = phi i1 [ false, %422 ], [ %442, %438 ]
  %445 = zext i1 %444 to i32
  %446 = and i32 %424, %445
  %447 = add nsw i64 %423, -1
  %448 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 1, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = mul i64 %449, %436
  %451 = add i64 %450, %425
  %452 = add nuw nsw i64 %423, 1
  %453 = icmp eq i64 %423, %410
  br i1 %453, label %411, label %422

454:                                              ; preds = %471, %420
  %455 = phi i64 [ %472, %471 ], [ 1, %420 ]
  %456 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 %455
  %457 = load i32, ptr %456, align 4
  %458 = add i32 %457, 1
  store i32 %458, ptr %456, align 4
  %459 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 4, i64 %455
  %460 = load i32, ptr %459, align 4
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %468, label %462

462:                                              ; preds = %454
  %463 = getelementptr inbounds %struct.TensorMap, ptr %339, i64 0, i32 3, i64 %455
  %464 = load i32, ptr %463, align 4
  %465 = add i32 %460, -1
  %466 = add i32 %465, %464
  %467 = udiv i32 %466, %460
  br label %468

468:                                              ; preds = %462, %454
  %469 = phi i32 [ %467, %462 ], [ 0, %454 ]
  %470 = icmp eq i32 %458, %469
  br i1 %470, label %471, label %474

471:                                              ; preds = %468
  store i32 0, ptr %456, align 4
  %472 = add nuw nsw i64 %455, 1
  %473 = icmp eq i64 %455, %421
  br i1 %473, label %474, label %454

474:                                              ; preds = %471, %468, %417
  %475 = add nuw i64 %405, 1
  %476 = icmp eq i64 %475, %403
  br i1 %476, label %477, label %404

477:                                              ; preds = %474, %411, %394
  %478 = phi i32 [ 0, %394 ], [ 0, %474 ], [ 2, %411 ]
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %7)
  br label %479

479:                                              ; preds = %336, %477, %210
  %480 = phi i32 [ 2, %210 ], [ %337, %336 ], [ %478, %477 ]
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %482, label %549

482:                                              ; preds = %479
  %483 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 8
  %484 = load i32, ptr %483, align 8
  %485 = and i32 %484, 1
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %493, label %487

487:                                              ; preds = %482
  %488 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 13
  %489 = load ptr, ptr %488, align 8
  %490 = load i64, ptr %11, align 8
  %491 = getelementptr inbounds i8, ptr %489, i64 %490
  %492 = zext i32 %170 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %491, i8 1, i64 %492, i1 false)
  br label %493

493:                                              ; preds = %487, %482
  %494 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 52
  %495 = load i32, ptr %494, align 4
  %496 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 53, i64 2
  %497 = load ptr, ptr %496, align 8
  %498 = zext i32 %495 to i64
  %499 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 54, i64 2
  %500 = load i64, ptr %499, align 8
  %501 = mul i64 %500, %498
  %502 = getelementptr inbounds i8, ptr %497, i64 %501
  %503 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 12
  store ptr %502, ptr %503, align 8
  %504 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 53, i64 3
  %505 = load ptr, ptr %504, align 8
  %506 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 54, i64 3
  %507 = load i64, ptr %506, align 8
  %508 = mul i64 %507, %498
  %509 = getelementptr inbounds i8, ptr %505, i64 %508
  %510 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 13
  store ptr %509, ptr %510, align 8
  store i64 %12, ptr %11, align 8
  %511 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 5
  %512 = load i32, ptr %511, align 4
  %513 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 24
  %514 = load ptr, ptr %513, align 8
  %515 = sext i32 %512 to i64
  %516 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515
  %517 = zext i32 %170 to i64
  %518 = add i64 %12, -1
  %519 = add i64 %518, %517
  %520 = load i64, ptr %516, align 8
  %521 = add i64 %520, 1
  store i64 %521, ptr %516, align 8
  %522 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515, i32 1
  %523 = load i64, ptr %522, align 8
  %524 = add i64 %523, 1
  store i64 %524, ptr %522, align 8
  %525 = lshr i64 %519, 5
  %526 = lshr i64 %12, 5
  %527 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515, i32 2
  %528 = load i64, ptr %527, align 8
  %529 = sub nsw i64 1, %526
  %530 = add nsw i64 %529, %525
  %531 = add i64 %530, %528
  store i64 %531, ptr %527, align 8
  %532 = lshr i64 %519, 7
  %533 = lshr i64 %12, 7
  %534 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515, i32 3
  %535 = load i64, ptr %534, align 8
  %536 = sub nsw i64 1, %533
  %537 = add nsw i64 %536, %532
  %538 = add i64 %537, %535
  store i64 %538, ptr %534, align 8
  %539 = zext i32 %174 to i64
  %540 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515, i32 4
  %541 = load i64, ptr %540, align 8
  %542 = add i64 %541, %539
  store i64 %542, ptr %540, align 8
  %543 = getelementptr inbounds %struct.AccessCount, ptr %514, i64 %515, i32 5
  %544 = load i64, ptr %543, align 8
  %545 = add i64 %544, %539
  store i64 %545, ptr %543, align 8
  %546 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 39
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 3
  br i1 %548, label %567, label %627

549:                                              ; preds = %479
  %550 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 52
  %551 = load i32, ptr %550, align 4
  %552 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 53, i64 2
  %553 = load ptr, ptr %552, align 8
  %554 = zext i32 %551 to i64
  %555 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 54, i64 2
  %556 = load i64, ptr %555, align 8
  %557 = mul i64 %556, %554
  %558 = getelementptr inbounds i8, ptr %553, i64 %557
  %559 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 12
  store ptr %558, ptr %559, align 8
  %560 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 53, i64 3
  %561 = load ptr, ptr %560, align 8
  %562 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 54, i64 3
  %563 = load i64, ptr %562, align 8
  %564 = mul i64 %563, %554
  %565 = getelementptr inbounds i8, ptr %561, i64 %564
  %566 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 13
  store ptr %565, ptr %566, align 8
  store i64 %12, ptr %11, align 8
  br label %644

567:                                              ; preds = %493
  %568 = load ptr, ptr %13, align 8
  %569 = load i32, ptr %15, align 8
  %570 = getelementptr inbounds %struct.Warp, ptr %568, i64 0, i32 11
  %571 = load i32, ptr %570, align 4
  %572 = zext i32 %571 to i64
  %573 = shl i64 %572, 48
  %574 = zext i32 %569 to i64
  %575 = or i64 %573, %574
  %576 = or i64 %575, -7493989779944505344
  %577 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 41
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 4
  %580 = load i32, ptr %579, align 4
  %581 = add i32 %580, 2
  %582 = zext i32 %581 to i64
  %583 = icmp ult i64 %578, %582
  br i1 %583, label %589, label %584

584:                                              ; preds = %567
  %585 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 40
  %586 = load ptr, ptr %585, align 8
  %587 = getelementptr inbounds i64, ptr %586, i64 %578
  %588 = getelementptr inbounds i64, ptr %587, i64 -2
  br label %589

589:                                              ; preds = %584, %567
  %590 = phi ptr [ %588, %584 ], [ null, %567 ]
  %591 = icmp eq ptr %590, null
  br i1 %591, label %602, label %592

592:                                              ; preds = %589
  %593 = load i64, ptr %590, align 8
  %594 = icmp eq i64 %593, %576
  br i1 %594, label %595, label %602

595:                                              ; preds = %592
  %596 = getelementptr inbounds i64, ptr %590, i64 1
  %597 = load i64, ptr %596, align 8
  %598 = freeze i64 %597
  %599 = icmp ult i64 %598, 1099511627776
  br i1 %599, label %600, label %602

600:                                              ; preds = %595
  %601 = add i64 %598, %517
  store i64 %601, ptr %596, align 8
  br label %627

602:                                              ; preds = %595, %592, %589
  %603 = add i64 %578, 2
  %604 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 42
  %605 = load i64, ptr %604, align 8
  %606 = icmp ugt i64 %603, %605
  br i1 %606, label %607, label %616

607:                                              ; preds = %602
  %608 = shl i64 %603, 1
  %609 = add i64 %608, 1024
  %610 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 40
  %611 = load ptr, ptr %610, align 8
  %612 = shl i64 %609, 3
  %613 = call ptr @realloc(ptr noundef %611, i64 noundef %612)
  %614 = icmp eq ptr %613, null
  br i1 %614, label %622, label %615

615:                                              ; preds = %607
  store ptr %613, ptr %610, align 8
  store i64 %609, ptr %604, align 8
  br label %616

616:                                              ; preds = %615, %602
  %617 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 40
  %618 = load ptr, ptr %617, align 8
  %619 = load i64, ptr %577, align 8
  %620 = getelementptr inbounds i64, ptr %618, i64 %619
  %621 = add i64 %619, 2
  store i64 %621, ptr %577, align 8
  br label %622

622:                                              ; preds = %616, %607
  %623 = phi ptr [ %620, %616 ], [ null, %607 ]
  %624 = icmp eq ptr %623, null
  br i1 %624, label %644, label %625

625:                                              ; preds = %622
  store i64 %576, ptr %623, align 8
  %626 = getelementptr inbounds i64, ptr %623, i64 1
  store i64 %517, ptr %626, align 8
  br label %627

627:                                              ; preds = %600, %625, %493
  %628 = icmp eq ptr %4, null
  br i1 %628, label %644, label %629

629:                                              ; preds = %627
  %630 = getelementptr inbounds %struct.Machine, ptr %10, i64 0, i32 44
  %631 = load ptr, ptr %630, align 8
  %632 = icmp eq ptr %631, null
  br i1 %632, label %638, label %633

633:                                              ; preds = %629
  %634 = load ptr, ptr %13, align 8
  %635 = load i32, ptr %15, align 8
  %636 = load i32, ptr %17, align 4
  %637 = load i64, ptr %4, align 8
  call void @check_used(ptr noundef %10, ptr noundef %634, i32 noundef %635, i32 noundef %636, i64 noundef %637, i32 noundef 1)
  br label %638

638:                                              ; preds = %629, %633
  %639 = load ptr, ptr %13, align 8
  %640 = load i32, ptr %15, align 8
  %641 = load i32, ptr %17, align 4
  %642 = load i64, ptr %4, align 8
  %643 = call i32 @complete_bytes(ptr noundef %10, ptr noundef %639, i32 noundef %640, i32 noundef %641, i64 noundef %642, i64 noundef %517)
  br label %644

644:                                              ; preds = %622, %549, %627, %638, %6
  %645 = phi i32 [ 2, %6 ], [ 2, %549 ], [ %643, %638 ], [ 0, %627 ], [ 2, %622 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  ret i32 %645
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @tensor_prefetch(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5) local_unnamed_addr {
  %7 = alloca %struct.TensorMap, align 8
  br label %8

8:                                                ; preds = %6, %20
  %9 = phi i64 [ 0, %6 ], [ %21, %20 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %15 = getelementptr inbounds i64, ptr %5, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %9 to i32
  %18 = call fastcc i32 @map_of(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %17, i64 noundef %16, i32 noundef %4, i64 noundef -1, i32 noundef 0, ptr noundef nonnull %7)
  %19 = icmp eq i32 %18, 0
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  br i1 %19, label %23, label %20

20:                                               ; preds = %8, %14
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, 32
  br i1 %22, label %23, label %8

23:                                               ; preds = %20, %14
  %24 = phi i32 [ 0, %20 ], [ 2, %14 ]
  ret i32 %24
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @map_of(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i32 noundef %7, ptr nocapture noundef %8) unnamed_addr {
  %10 = tail call fastcc ptr @bytes_at(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef 0)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %306, label %12

12:                                               ; preds = %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %8, ptr noundef nonnull align 1 dereferenceable(128) %10, i64 128, i1 false)
  %13 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 6
  %14 = load i8, ptr %13, align 1
  %15 = icmp ult i8 %14, 13
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = zext i8 %14 to i64
  %18 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  br label %21

21:                                               ; preds = %16, %12
  %22 = phi i32 [ %20, %16 ], [ 0, %12 ]
  %23 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 8
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 0
  %26 = zext i8 %24 to i32
  %27 = shl i32 16, %26
  %28 = select i1 %25, i32 0, i32 %27
  %29 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 12
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 1885433187
  br i1 %31, label %32, label %138

32:                                               ; preds = %21
  %33 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 5
  %34 = load i8, ptr %33, align 4
  %35 = icmp ult i8 %34, 5
  %36 = icmp ne i32 %22, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %138

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 7
  %40 = load i8, ptr %39, align 2
  %41 = icmp ne i8 %40, 0
  %42 = icmp ugt i8 %24, 3
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %138, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 9
  %46 = load i8, ptr %45, align 8
  %47 = icmp ugt i8 %46, 1
  br i1 %47, label %138, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 10
  %50 = load i8, ptr %49, align 1
  %51 = icmp ugt i8 %50, 1
  br i1 %51, label %138, label %52

52:                                               ; preds = %48
  %53 = icmp ne i8 %50, 0
  %54 = icmp ult i8 %34, 2
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %138, label %56

56:                                               ; preds = %52
  %57 = load i64, ptr %8, align 8
  %58 = and i64 %57, 15
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %138

60:                                               ; preds = %56
  %61 = icmp eq i8 %50, 0
  %62 = zext i8 %34 to i64
  %63 = zext i8 %34 to i64
  br label %64

64:                                               ; preds = %114, %60
  %65 = phi i64 [ %115, %114 ], [ 0, %60 ]
  br i1 %61, label %71, label %66

66:                                               ; preds = %64
  %67 = icmp ugt i64 %65, 1
  br i1 %67, label %71, label %68

68:                                               ; preds = %66
  %69 = icmp eq i64 %65, 0
  %70 = select i1 %69, i32 256, i32 1024
  br label %71

71:                                               ; preds = %68, %66, %64
  %72 = phi i32 [ 256, %64 ], [ %70, %68 ], [ 0, %66 ]
  %73 = freeze i32 %72
  %74 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 2, i64 %65
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %138, label %77

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 4, i64 %65
  %79 = load i32, ptr %78, align 4
  %80 = add i32 %79, -9
  %81 = icmp ult i32 %80, -8
  br i1 %81, label %138, label %82

82:                                               ; preds = %77
  %83 = icmp eq i32 %73, 0
  br i1 %83, label %89, label %84

84:                                               ; preds = %82
  %85 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3, i64 %65
  %86 = load i32, ptr %85, align 4
  %87 = add i32 %86, -1
  %88 = icmp ult i32 %87, %73
  br i1 %88, label %89, label %138

89:                                               ; preds = %84, %82
  %90 = icmp ne i64 %65, 0
  %91 = select i1 %53, i1 %90, i1 false
  %92 = icmp ult i64 %65, %62
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %106

94:                                               ; preds = %89
  %95 = add nuw i64 %65, 4294967295
  %96 = and i64 %95, 4294967295
  %97 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 13, i64 %96
  %98 = load i16, ptr %97, align 2
  %99 = sext i16 %98 to i64
  %100 = zext i32 %75 to i64
  %101 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 14, i64 %96
  %102 = load i16, ptr %101, align 2
  %103 = sext i16 %102 to i64
  %104 = add nsw i64 %103, %100
  %105 = icmp sgt i64 %104, %99
  br i1 %105, label %106, label %138

106:                                              ; preds = %94, %89
  br i1 %90, label %107, label %114

107:                                              ; preds = %106
  %108 = add nuw i64 %65, 4294967295
  %109 = and i64 %108, 4294967295
  %110 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 1, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = and i64 %111, -1099511627761
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %138

114:                                              ; preds = %107, %106
  %115 = add nuw nsw i64 %65, 1
  %116 = icmp eq i64 %65, %63
  br i1 %116, label %117, label %64

117:                                              ; preds = %114
  %118 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3
  %119 = load i32, ptr %118, align 4
  %120 = mul i32 %119, %22
  %121 = and i32 %120, 15
  %122 = icmp eq i32 %121, 0
  %123 = icmp eq i32 %28, 0
  %124 = icmp eq i32 %120, %28
  %125 = select i1 %123, i1 true, i1 %124
  %126 = select i1 %122, i1 %125, i1 false
  br i1 %126, label %127, label %138

127:                                              ; preds = %117
  %128 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 5
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = add nuw nsw i32 %130, 1
  %132 = icmp eq i32 %131, %5
  br i1 %132, label %133, label %138

133:                                              ; preds = %127
  %134 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 10
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = icmp eq i32 %136, %7
  br i1 %137, label %158, label %138

138:                                              ; preds = %107, %94, %84, %77, %71, %52, %56, %48, %44, %38, %32, %21, %133, %127, %117
  %139 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %140 = load i32, ptr %139, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %306

142:                                              ; preds = %138
  store i32 34, ptr %139, align 8
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %143, align 4
  %144 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %144, align 8
  %145 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %146, ptr %147, align 4
  %148 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %149 = load i32, ptr %148, align 8
  %150 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %149, ptr %150, align 8
  %151 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %152, ptr %153, align 4
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %155, ptr %156, align 8
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %157, i8 0, i64 20, i1 false)
  br label %306

158:                                              ; preds = %133
  %159 = and i64 %6, 127
  %160 = icmp ne i64 %159, 0
  %161 = icmp ne i64 %6, -1
  %162 = and i1 %161, %160
  br i1 %162, label %163, label %185

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %165 = load i32, ptr %164, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %306

167:                                              ; preds = %163
  store i32 2, ptr %164, align 8
  %168 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %168, align 4
  %169 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %171, ptr %172, align 4
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %174 = load i32, ptr %173, align 8
  %175 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %174, ptr %175, align 8
  %176 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %177 = load i32, ptr %176, align 4
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %177, ptr %178, align 4
  %179 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %180 = load i32, ptr %179, align 8
  %181 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %180, ptr %181, align 8
  %182 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %182, align 4
  %183 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %6, ptr %183, align 8
  %184 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 128, ptr %184, align 8
  br label %306

185:                                              ; preds = %158
  br i1 %161, label %186, label %306

186:                                              ; preds = %185
  br i1 %15, label %187, label %192

187:                                              ; preds = %186
  %188 = zext i8 %14 to i64
  %189 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %188
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i64
  br label %192

192:                                              ; preds = %187, %186
  %193 = phi i64 [ %191, %187 ], [ 0, %186 ]
  %194 = icmp eq i8 %135, 0
  br i1 %194, label %195, label %198

195:                                              ; preds = %192
  %196 = zext i8 %129 to i64
  %197 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3
  br label %207

198:                                              ; preds = %192
  %199 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3
  %200 = load i32, ptr %199, align 4
  %201 = zext i32 %200 to i64
  %202 = mul nuw nsw i64 %193, %201
  %203 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3, i64 1
  %204 = load i32, ptr %203, align 4
  %205 = zext i32 %204 to i64
  %206 = mul i64 %202, %205
  br label %229

207:                                              ; preds = %223, %195
  %208 = phi i64 [ 0, %195 ], [ %227, %223 ]
  %209 = phi i64 [ %193, %195 ], [ %226, %223 ]
  %210 = icmp eq i64 %208, 0
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  %212 = load i32, ptr %197, align 4
  br label %223

213:                                              ; preds = %207
  %214 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 4, i64 %208
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %223, label %217

217:                                              ; preds = %213
  %218 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3, i64 %208
  %219 = load i32, ptr %218, align 4
  %220 = add i32 %215, -1
  %221 = add i32 %220, %219
  %222 = udiv i32 %221, %215
  br label %223

223:                                              ; preds = %217, %213, %211
  %224 = phi i32 [ %212, %211 ], [ %222, %217 ], [ 0, %213 ]
  %225 = zext i32 %224 to i64
  %226 = mul i64 %209, %225
  %227 = add nuw nsw i64 %208, 1
  %228 = icmp eq i64 %208, %196
  br i1 %228, label %229, label %207

229:                                              ; preds = %223, %198
  %230 = phi i64 [ %206, %198 ], [ %226, %223 ]
  %231 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %232 = load i64, ptr %231, align 8
  %233 = icmp ugt i64 %230, %232
  br i1 %233, label %241, label %234

234:                                              ; preds = %229
  %235 = tail call fastcc i64 @tile_bytes(ptr noundef nonnull %8)
  %236 = and i64 %235, 4294967295
  %237 = icmp ult i64 %232, %236
  %238 = sub i64 %232, %236
  %239 = icmp ult i64 %238, %6
  %240 = or i1 %237, %239
  br i1 %240, label %241, label %306

241:                                              ; preds = %234, %229
  br i1 %15, label %242, label %247

242:                                              ; preds = %241
  %243 = zext i8 %14 to i64
  %244 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %243
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i64
  br label %247

247:                                              ; preds = %242, %241
  %248 = phi i64 [ %246, %242 ], [ 0, %241 ]
  br i1 %194, label %249, label %252

249:                                              ; preds = %247
  %250 = zext i8 %129 to i64
  %251 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3
  br label %261

252:                                              ; preds = %247
  %253 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3
  %254 = load i32, ptr %253, align 4
  %255 = zext i32 %254 to i64
  %256 = mul nuw nsw i64 %248, %255
  %257 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3, i64 1
  %258 = load i32, ptr %257, align 4
  %259 = zext i32 %258 to i64
  %260 = mul i64 %256, %259
  br label %283

261:                                              ; preds = %277, %249
  %262 = phi i64 [ 0, %249 ], [ %281, %277 ]
  %263 = phi i64 [ %248, %249 ], [ %280, %277 ]
  %264 = icmp eq i64 %262, 0
  br i1 %264, label %265, label %267

265:                                              ; preds = %261
  %266 = load i32, ptr %251, align 4
  br label %277

267:                                              ; preds = %261
  %268 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 4, i64 %262
  %269 = load i32, ptr %268, align 4
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %277, label %271

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.TensorMap, ptr %8, i64 0, i32 3, i64 %262
  %273 = load i32, ptr %272, align 4
  %274 = add i32 %269, -1
  %275 = add i32 %274, %273
  %276 = udiv i32 %275, %269
  br label %277

277:                                              ; preds = %271, %267, %265
  %278 = phi i32 [ %266, %265 ], [ %276, %271 ], [ 0, %267 ]
  %279 = zext i32 %278 to i64
  %280 = mul i64 %263, %279
  %281 = add nuw nsw i64 %262, 1
  %282 = icmp eq i64 %262, %250
  br i1 %282, label %283, label %261

283:                                              ; preds = %277, %252
  %284 = phi i64 [ %260, %252 ], [ %280, %277 ]
  %285 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %286 = load i32, ptr %285, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %306

288:                                              ; preds = %283
  store i32 1, ptr %285, align 8
  %289 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %289, align 4
  %290 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %290, align 8
  %291 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %292 = load i32, ptr %291, align 4
  %293 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %292, ptr %293, align 4
  %294 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %295 = load i32, ptr %294, align 8
  %296 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %295, ptr %296, align 8
  %297 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %298 = load i32, ptr %297, align 4
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %298, ptr %299, align 4
  %300 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %301 = load i32, ptr %300, align 8
  %302 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %301, ptr %302, align 8
  %303 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %303, align 4
  %304 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %6, ptr %304, align 8
  %305 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %284, ptr %305, align 8
  br label %306

306:                                              ; preds = %288, %283, %167, %163, %142, %138, %185, %234, %9
  %307 = phi i32 [ 0, %9 ], [ 1, %234 ], [ 1, %185 ], [ 0, %138 ], [ 0, %142 ], [ 0, %163 ], [ 0, %167 ], [ 0, %283 ], [ 0, %288 ]
  ret i32 %307
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @warpgroup_product(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr noalias nocapture noundef %3, ptr noalias noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) local_unnamed_addr {
  %14 = alloca [256 x i32], align 16
  %15 = alloca [256 x double], align 16
  %16 = alloca [256 x double], align 16
  %17 = alloca %struct.Sides, align 8
  %18 = alloca [16 x [256 x double]], align 16
  %19 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(i64 104448, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 32768, ptr nonnull %18)
  %20 = icmp ult i32 %8, 2
  br i1 %20, label %26, label %21

21:                                               ; preds = %13
  %22 = icmp eq i32 %8, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %21
  %24 = icmp ult i32 %8, 7
  %25 = select i1 %24, i32 4, i32 8
  br label %26

26:                                               ; preds = %13, %21, %23
  %27 = phi i32 [ 2, %13 ], [ %25, %23 ], [ 1, %21 ]
  %28 = shl nuw nsw i32 %27, 3
  %29 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %30 = load i32, ptr %29, align 4
  %31 = shl i32 %30, 4
  %32 = and i32 %31, 48
  %33 = and i32 %30, -4
  %34 = add i32 %33, 4
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp ugt i32 %34, %36
  br i1 %37, label %41, label %38

38:                                               ; preds = %26
  %39 = load i64, ptr %6, align 8
  %40 = icmp eq ptr %4, null
  br label %59

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %730

45:                                               ; preds = %41
  store i32 10, ptr %42, align 8
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %46, align 4
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %30, ptr %48, align 4
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %50, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %53, ptr %54, align 4
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %56, ptr %57, align 8
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %58, i8 0, i64 20, i1 false)
  br label %730

59:                                               ; preds = %38, %89
  %60 = phi i64 [ 0, %38 ], [ %90, %89 ]
  %61 = getelementptr inbounds i64, ptr %6, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, %39
  br i1 %63, label %64, label %70

64:                                               ; preds = %59
  br i1 %40, label %65, label %89

65:                                               ; preds = %64
  %66 = getelementptr inbounds i64, ptr %5, i64 %60
  %67 = load i64, ptr %66, align 8
  %68 = load i64, ptr %5, align 8
  %69 = icmp eq i64 %67, %68
  br i1 %69, label %89, label %70

70:                                               ; preds = %65, %59
  %71 = trunc i64 %60 to i32
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %730

75:                                               ; preds = %70
  store i32 33, ptr %72, align 8
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %76, align 4
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %71, ptr %77, align 8
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %30, ptr %78, align 4
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %80 = load i32, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %80, ptr %81, align 8
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %83, ptr %84, align 4
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %86 = load i32, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %86, ptr %87, align 8
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %88, i8 0, i64 20, i1 false)
  br label %730

89:                                               ; preds = %64, %65
  %90 = add nuw nsw i64 %60, 1
  %91 = icmp eq i64 %90, 32
  br i1 %91, label %92, label %59

92:                                               ; preds = %89
  %93 = load i64, ptr %6, align 8
  %94 = icmp eq ptr %4, null
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = load i64, ptr %5, align 8
  br label %97

97:                                               ; preds = %92, %95
  %98 = phi i64 [ %96, %95 ], [ 0, %92 ]
  %99 = or i64 %98, %93
  %100 = and i64 %99, 3940649673949184
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %121, label %102

102:                                              ; preds = %97
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %730

106:                                              ; preds = %102
  store i32 33, ptr %103, align 8
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %107, align 4
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 0, ptr %108, align 8
  %109 = load i32, ptr %29, align 4
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %109, ptr %110, align 4
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %112 = load i32, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %112, ptr %113, align 8
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %115 = load i32, ptr %114, align 4
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %115, ptr %116, align 4
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %118 = load i32, ptr %117, align 8
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %118, ptr %119, align 8
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %120, i8 0, i64 20, i1 false)
  br label %730

121:                                              ; preds = %97
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 60
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %125, label %730

125:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19)
  %126 = lshr i32 %11, 1
  %127 = and i32 %126, 1
  %128 = shl i64 %93, 4
  %129 = and i64 %128, 262128
  store i64 %129, ptr %19, align 8
  %130 = getelementptr inbounds %struct.Descriptor, ptr %19, i64 0, i32 1
  %131 = trunc i64 %93 to i32
  %132 = lshr i32 %131, 12
  %133 = and i32 %132, 262128
  store i32 %133, ptr %130, align 8
  %134 = getelementptr inbounds %struct.Descriptor, ptr %19, i64 0, i32 2
  %135 = lshr i64 %93, 28
  %136 = trunc i64 %135 to i32
  %137 = and i32 %136, 262128
  store i32 %137, ptr %134, align 4
  %138 = getelementptr inbounds %struct.Descriptor, ptr %19, i64 0, i32 3
  %139 = lshr i64 %93, 62
  %140 = trunc i64 %139 to i32
  store i32 %140, ptr %138, align 8
  %141 = getelementptr inbounds %struct.Descriptor, ptr %19, i64 0, i32 4
  store i32 %127, ptr %141, align 4
  %142 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 1
  %143 = call fastcc i32 @operand_of(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %19, i32 noundef 0, i32 noundef %7, i32 noundef %9, ptr noundef nonnull %142, i32 noundef 256)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %728

145:                                              ; preds = %125
  br i1 %94, label %185, label %146

146:                                              ; preds = %145
  %147 = zext i32 %27 to i64
  br label %148

148:                                              ; preds = %146, %171
  %149 = phi i64 [ %172, %171 ], [ 0, %146 ]
  %150 = shl i64 %149, 5
  %151 = trunc i64 %149 to i32
  %152 = shl i32 %151, 1
  %153 = and i32 %152, -4
  %154 = trunc i64 %149 to i32
  %155 = shl i32 %154, 3
  %156 = and i32 %155, 8
  br label %157

157:                                              ; preds = %148, %174
  %158 = phi i64 [ 0, %148 ], [ %175, %174 ]
  %159 = add nuw nsw i64 %158, %150
  %160 = getelementptr inbounds i32, ptr %4, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = trunc i64 %158 to i32
  %163 = and i32 %162, 3
  %164 = or i32 %163, %153
  %165 = mul i32 %164, %27
  %166 = trunc i64 %158 to i32
  %167 = lshr i32 %166, 2
  %168 = add nuw nsw i32 %167, %156
  %169 = zext i32 %168 to i64
  %170 = zext i32 %165 to i64
  br label %177

171:                                              ; preds = %174
  %172 = add nuw nsw i64 %149, 1
  %173 = icmp eq i64 %172, 4
  br i1 %173, label %204, label %148

174:                                              ; preds = %177
  %175 = add nuw nsw i64 %158, 1
  %176 = icmp eq i64 %175, 32
  br i1 %176, label %171, label %157

177:                                              ; preds = %157, %177
  %178 = phi i64 [ 0, %157 ], [ %183, %177 ]
  %179 = trunc i64 %178 to i32
  %180 = tail call fastcc double @element(i32 noundef %161, i32 noundef %179, i32 noundef %8)
  %181 = add nuw nsw i64 %178, %170
  %182 = getelementptr inbounds [32 x [16 x double]], ptr %17, i64 0, i64 %181, i64 %169
  store double %180, ptr %182, align 8
  %183 = add nuw nsw i64 %178, 1
  %184 = icmp eq i64 %183, %147
  br i1 %184, label %174, label %177

185:                                              ; preds = %145
  %186 = load i64, ptr %5, align 8
  %187 = and i32 %11, 1
  %188 = shl i64 %186, 4
  %189 = and i64 %188, 262128
  %190 = trunc i64 %186 to i32
  %191 = lshr i32 %190, 12
  %192 = and i32 %191, 262128
  %193 = lshr i64 %186, 28
  %194 = trunc i64 %193 to i32
  %195 = and i32 %194, 262128
  %196 = lshr i64 %186, 62
  %197 = trunc i64 %196 to i32
  store i64 %189, ptr %19, align 8
  %198 = getelementptr inbounds i8, ptr %19, i64 8
  store i32 %192, ptr %198, align 8
  %199 = getelementptr inbounds i8, ptr %19, i64 12
  store i32 %195, ptr %199, align 4
  %200 = getelementptr inbounds i8, ptr %19, i64 16
  store i32 %197, ptr %200, align 8
  %201 = getelementptr inbounds i8, ptr %19, i64 20
  store i32 %187, ptr %201, align 4
  %202 = call fastcc i32 @operand_of(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %19, i32 noundef %32, i32 noundef 16, i32 noundef %8, ptr noundef nonnull %17, i32 noundef 16)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %728

204:                                              ; preds = %171, %185
  %205 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 2
  %206 = shl nuw nsw i32 %27, 7
  call fastcc void @exponents_of(ptr noundef nonnull %205, ptr noundef nonnull %17, i32 noundef %206, i32 noundef %8)
  %207 = icmp eq i32 %7, 0
  %208 = and i32 %9, -5
  %209 = icmp eq i32 %208, 0
  %210 = icmp eq i32 %9, 3
  %211 = select i1 %210, i32 -6, i32 -126
  %212 = select i1 %209, i32 -14, i32 %211
  %213 = zext i32 %7 to i64
  %214 = tail call i32 @llvm.umax.i32(i32 %28, i32 1)
  %215 = zext i32 %214 to i64
  br label %224

216:                                              ; preds = %245
  %217 = lshr i32 %11, 3
  %218 = lshr i32 %11, 4
  %219 = xor i32 %217, %218
  %220 = and i32 %219, 1
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %222, label %250

222:                                              ; preds = %216
  %223 = zext i32 %28 to i64
  br label %248

224:                                              ; preds = %204, %245
  %225 = phi i64 [ 0, %204 ], [ %246, %245 ]
  %226 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 3, i64 %225
  %227 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 1, i64 %225
  br i1 %207, label %245, label %228

228:                                              ; preds = %224, %228
  %229 = phi i64 [ %243, %228 ], [ 0, %224 ]
  %230 = getelementptr inbounds double, ptr %227, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = bitcast double %231 to i64
  %233 = lshr i64 %232, 52
  %234 = trunc i64 %233 to i32
  %235 = and i32 %234, 2047
  %236 = add nsw i32 %235, -1023
  %237 = fcmp oeq double %231, 0.000000e+00
  %238 = icmp eq i32 %236, 1024
  %239 = select i1 %237, i1 true, i1 %238
  %240 = tail call i32 @llvm.smax.i32(i32 %236, i32 %212)
  %241 = select i1 %239, i32 -4096, i32 %240
  %242 = getelementptr inbounds i32, ptr %226, i64 %229
  store i32 %241, ptr %242, align 4
  %243 = add nuw nsw i64 %229, 1
  %244 = icmp eq i64 %243, %213
  br i1 %244, label %245, label %228

245:                                              ; preds = %228, %224
  %246 = add nuw nsw i64 %225, 1
  %247 = icmp eq i64 %246, %215
  br i1 %247, label %216, label %224

248:                                              ; preds = %222, %259
  %249 = phi i64 [ 0, %222 ], [ %260, %259 ]
  br label %263

250:                                              ; preds = %259, %216
  %251 = icmp eq i32 %10, 1
  %252 = select i1 %251, i32 2, i32 1
  %253 = lshr i32 %7, %252
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %277, label %255

255:                                              ; preds = %250
  %256 = icmp eq i32 %12, 0
  %257 = icmp eq i32 %10, 0
  %258 = zext i32 %253 to i64
  br label %270

259:                                              ; preds = %263
  %260 = add nuw nsw i64 %249, 1
  %261 = icmp ult i64 %260, %223
  %262 = select i1 %221, i1 %261, i1 false
  br i1 %262, label %248, label %250

263:                                              ; preds = %248, %263
  %264 = phi i64 [ 0, %248 ], [ %268, %263 ]
  %265 = getelementptr inbounds [32 x [16 x double]], ptr %17, i64 0, i64 %249, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fneg double %266
  store double %267, ptr %265, align 8
  %268 = add nuw nsw i64 %264, 1
  %269 = icmp eq i64 %268, 16
  br i1 %269, label %259, label %263

270:                                              ; preds = %255, %308
  %271 = phi i64 [ 0, %255 ], [ %309, %308 ]
  %272 = shl i64 %271, 5
  %273 = and i64 %272, 4294967264
  %274 = trunc i64 %271 to i32
  %275 = shl i32 %274, 1
  %276 = trunc i64 %271 to i32
  br label %299

277:                                              ; preds = %308, %250
  %278 = icmp eq i32 %27, 4
  %279 = icmp eq i32 %10, 2
  %280 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 3
  %281 = select i1 %278, i32 13, i32 25
  %282 = icmp eq i32 %7, 0
  %283 = select i1 %251, i32 -14, i32 -126
  %284 = zext i32 %7 to i64
  %285 = zext i32 %28 to i64
  %286 = zext i32 %7 to i64
  %287 = zext i32 %7 to i64
  %288 = zext i32 %28 to i64
  %289 = zext i32 %7 to i64
  %290 = zext i32 %7 to i64
  %291 = icmp eq i32 %10, 0
  %292 = icmp ne i32 %7, 0
  %293 = and i1 %292, %291
  %294 = and i1 %293, %278
  %295 = zext i32 %7 to i64
  %296 = icmp eq i32 %7, 0
  %297 = zext i32 %28 to i64
  %298 = zext i32 %7 to i64
  br label %381

299:                                              ; preds = %270, %311
  %300 = phi i64 [ 0, %270 ], [ %312, %311 ]
  %301 = trunc i64 %300 to i32
  %302 = lshr i32 %301, 2
  %303 = trunc i64 %300 to i32
  %304 = shl i32 %303, 1
  %305 = and i32 %304, 6
  %306 = add nuw nsw i64 %300, %273
  %307 = getelementptr inbounds i32, ptr %3, i64 %306
  br label %314

308:                                              ; preds = %311
  %309 = add nuw nsw i64 %271, 1
  %310 = icmp eq i64 %309, %258
  br i1 %310, label %277, label %270

311:                                              ; preds = %358
  %312 = add nuw nsw i64 %300, 1
  %313 = icmp eq i64 %312, 32
  br i1 %313, label %308, label %299

314:                                              ; preds = %299, %358
  %315 = phi i32 [ 0, %299 ], [ %371, %358 ]
  %316 = add nuw i32 %315, %275
  %317 = select i1 %251, i32 %316, i32 %276
  br i1 %256, label %320, label %318

318:                                              ; preds = %314
  %319 = load i32, ptr %307, align 4
  br label %320

320:                                              ; preds = %314, %318
  %321 = phi i32 [ %319, %318 ], [ 0, %314 ]
  br i1 %256, label %358, label %322

322:                                              ; preds = %320
  br i1 %251, label %323, label %353

323:                                              ; preds = %322
  %324 = shl i32 %315, 4
  %325 = lshr i32 %321, %324
  %326 = shl i32 %325, 16
  %327 = and i32 %326, -2147483648
  %328 = lshr i32 %325, 10
  %329 = and i32 %328, 31
  %330 = and i32 %325, 1023
  switch i32 %329, label %337 [
    i32 31, label %331
    i32 0, label %344
  ]

331:                                              ; preds = %323
  %332 = shl i32 %325, 13
  %333 = and i32 %332, 8380416
  %334 = or i32 %327, %333
  %335 = or i32 %334, 2139095040
  %336 = bitcast i32 %335 to float
  br label %350

337:                                              ; preds = %323
  %338 = shl nuw nsw i32 %329, 23
  %339 = add nuw nsw i32 %338, 939524096
  %340 = shl nuw nsw i32 %330, 13
  %341 = or i32 %339, %340
  %342 = or i32 %341, %327
  %343 = bitcast i32 %342 to float
  br label %350

344:                                              ; preds = %323
  %345 = uitofp i32 %330 to float
  %346 = fmul float %345, 0x3E70000000000000
  %347 = icmp eq i32 %327, 0
  %348 = fneg float %346
  %349 = select i1 %347, float %346, float %348
  br label %350

350:                                              ; preds = %331, %337, %344
  %351 = phi float [ %336, %331 ], [ %343, %337 ], [ %349, %344 ]
  %352 = fpext float %351 to double
  br label %358

353:                                              ; preds = %322
  %354 = sitofp i32 %321 to float
  %355 = bitcast i32 %321 to float
  %356 = select i1 %257, float %355, float %354
  %357 = fpext float %356 to double
  br label %358

358:                                              ; preds = %350, %353, %320
  %359 = phi double [ 0.000000e+00, %320 ], [ %352, %350 ], [ %357, %353 ]
  %360 = shl i32 %317, 2
  %361 = and i32 %360, 8
  %362 = add nuw nsw i32 %361, %302
  %363 = zext i32 %362 to i64
  %364 = shl i32 %317, 1
  %365 = and i32 %364, -8
  %366 = and i32 %317, 1
  %367 = or i32 %366, %305
  %368 = or i32 %367, %365
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds [16 x [256 x double]], ptr %18, i64 0, i64 %363, i64 %369
  store double %359, ptr %370, align 8
  %371 = add nuw nsw i32 %315, 1
  %372 = icmp eq i32 %371, %252
  br i1 %372, label %311, label %314

373:                                              ; preds = %518
  %374 = icmp eq i32 %253, 0
  br i1 %374, label %728, label %375

375:                                              ; preds = %373
  %376 = zext i1 %251 to i32
  %377 = icmp eq i32 %10, 0
  %378 = and i32 %11, 4
  %379 = icmp eq i32 %378, 0
  %380 = zext i32 %253 to i64
  br label %521

381:                                              ; preds = %277, %518
  %382 = phi i64 [ 0, %277 ], [ %519, %518 ]
  %383 = getelementptr inbounds [16 x [256 x double]], ptr %18, i64 0, i64 %382
  br i1 %279, label %501, label %384

384:                                              ; preds = %381
  %385 = getelementptr inbounds [16 x double], ptr %17, i64 0, i64 %382
  %386 = getelementptr inbounds [16 x i32], ptr %205, i64 0, i64 %382
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %16)
  br i1 %282, label %387, label %388

387:                                              ; preds = %388, %384
  br label %407

388:                                              ; preds = %384, %388
  %389 = phi i64 [ %403, %388 ], [ 0, %384 ]
  %390 = getelementptr inbounds double, ptr %383, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = bitcast double %391 to i64
  %393 = lshr i64 %392, 52
  %394 = trunc i64 %393 to i32
  %395 = and i32 %394, 2047
  %396 = add nsw i32 %395, -1023
  %397 = fcmp oeq double %391, 0.000000e+00
  %398 = icmp eq i32 %396, 1024
  %399 = select i1 %397, i1 true, i1 %398
  %400 = tail call i32 @llvm.smax.i32(i32 %396, i32 %283)
  %401 = select i1 %399, i32 -4096, i32 %400
  %402 = getelementptr inbounds [256 x i32], ptr %14, i64 0, i64 %389
  store i32 %401, ptr %402, align 4
  %403 = add nuw nsw i64 %389, 1
  %404 = icmp eq i64 %403, %284
  br i1 %404, label %387, label %388

405:                                              ; preds = %415
  br i1 %282, label %406, label %430

406:                                              ; preds = %430, %405
  br label %453

407:                                              ; preds = %387, %415
  %408 = phi i64 [ %416, %415 ], [ 0, %387 ]
  %409 = shl i64 %408, 4
  %410 = and i64 %409, 4294967280
  %411 = getelementptr inbounds i32, ptr %386, i64 %410
  %412 = load i32, ptr %411, align 4
  br i1 %282, label %415, label %413

413:                                              ; preds = %407
  %414 = shl i64 %408, 8
  br label %418

415:                                              ; preds = %418, %407
  %416 = add nuw nsw i64 %408, 1
  %417 = icmp eq i64 %416, %285
  br i1 %417, label %405, label %407

418:                                              ; preds = %418, %413
  %419 = phi i64 [ 0, %413 ], [ %428, %418 ]
  %420 = add nuw nsw i64 %419, %414
  %421 = and i64 %420, 4294967295
  %422 = getelementptr inbounds i32, ptr %280, i64 %421
  %423 = load i32, ptr %422, align 4
  %424 = add nsw i32 %423, %412
  %425 = getelementptr inbounds [256 x i32], ptr %14, i64 0, i64 %419
  %426 = load i32, ptr %425, align 4
  %427 = tail call i32 @llvm.smax.i32(i32 %424, i32 %426)
  store i32 %427, ptr %425, align 4
  %428 = add nuw nsw i64 %419, 1
  %429 = icmp eq i64 %428, %286
  br i1 %429, label %415, label %418

430:                                              ; preds = %405, %430
  %431 = phi i64 [ %450, %430 ], [ 0, %405 ]
  %432 = getelementptr inbounds [256 x i32], ptr %14, i64 0, i64 %431
  %433 = load i32, ptr %432, align 4
  %434 = icmp slt i32 %433, -512
  %435 = sub i32 %281, %433
  %436 = select i1 %434, i32 0, i32 %435
  %437 = add nsw i32 %436, 1023
  %438 = zext i32 %437 to i64
  %439 = shl i64 %438, 52
  %440 = bitcast i64 %439 to double
  %441 = getelementptr inbounds [256 x double], ptr %15, i64 0, i64 %431
  store i64 %439, ptr %441, align 8
  %442 = sub i32 1023, %436
  %443 = zext i32 %442 to i64
  %444 = shl i64 %443, 52
  %445 = getelementptr inbounds [256 x double], ptr %16, i64 0, i64 %431
  store i64 %444, ptr %445, align 8
  %446 = getelementptr inbounds double, ptr %383, i64 %431
  %447 = load double, ptr %446, align 8
  %448 = fmul double %447, %440
  %449 = tail call double @llvm.trunc.f64(double %448)
  store double %449, ptr %446, align 8
  %450 = add nuw nsw i64 %431, 1
  %451 = icmp eq i64 %450, %287
  br i1 %451, label %406, label %430

452:                                              ; preds = %461
  br i1 %282, label %489, label %480

453:                                              ; preds = %406, %461
  %454 = phi i64 [ %462, %461 ], [ 0, %406 ]
  %455 = shl i64 %454, 4
  %456 = and i64 %455, 4294967280
  %457 = getelementptr inbounds double, ptr %385, i64 %456
  %458 = load double, ptr %457, align 8
  br i1 %282, label %461, label %459

459:                                              ; preds = %453
  %460 = shl i64 %454, 8
  br label %464

461:                                              ; preds = %464, %453
  %462 = add nuw nsw i64 %454, 1
  %463 = icmp eq i64 %462, %288
  br i1 %463, label %452, label %453

464:                                              ; preds = %464, %459
  %465 = phi i64 [ 0, %459 ], [ %478, %464 ]
  %466 = add nuw nsw i64 %465, %460
  %467 = and i64 %466, 4294967295
  %468 = getelementptr inbounds double, ptr %142, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = fmul double %458, %469
  %471 = getelementptr inbounds [256 x double], ptr %15, i64 0, i64 %465
  %472 = load double, ptr %471, align 8
  %473 = fmul double %470, %472
  %474 = tail call double @llvm.trunc.f64(double %473)
  %475 = getelementptr inbounds double, ptr %383, i64 %465
  %476 = load double, ptr %475, align 8
  %477 = fadd double %476, %474
  store double %477, ptr %475, align 8
  %478 = add nuw nsw i64 %465, 1
  %479 = icmp eq i64 %478, %289
  br i1 %479, label %461, label %464

480:                                              ; preds = %452, %480
  %481 = phi i64 [ %487, %480 ], [ 0, %452 ]
  %482 = getelementptr inbounds [256 x double], ptr %16, i64 0, i64 %481
  %483 = load double, ptr %482, align 8
  %484 = getelementptr inbounds double, ptr %383, i64 %481
  %485 = load double, ptr %484, align 8
  %486 = fmul double %483, %485
  store double %486, ptr %484, align 8
  %487 = add nuw nsw i64 %481, 1
  %488 = icmp eq i64 %487, %290
  br i1 %488, label %489, label %480

489:                                              ; preds = %480, %452
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  br i1 %294, label %490, label %518

490:                                              ; preds = %489, %490
  %491 = phi i64 [ %499, %490 ], [ 0, %489 ]
  %492 = getelementptr inbounds double, ptr %383, i64 %491
  %493 = load double, ptr %492, align 8
  %494 = fcmp uno double %493, 0.000000e+00
  %495 = bitcast double %493 to i64
  %496 = and i64 %495, -549755813888
  %497 = bitcast i64 %496 to double
  %498 = select i1 %494, double %493, double %497
  store double %498, ptr %492, align 8
  %499 = add nuw nsw i64 %491, 1
  %500 = icmp eq i64 %499, %295
  br i1 %500, label %518, label %490

501:                                              ; preds = %381, %505
  %502 = phi i64 [ %506, %505 ], [ 0, %381 ]
  %503 = getelementptr inbounds [32 x [16 x double]], ptr %17, i64 0, i64 %502, i64 %382
  %504 = load double, ptr %503, align 8
  br i1 %296, label %505, label %508

505:                                              ; preds = %508, %501
  %506 = add nuw nsw i64 %502, 1
  %507 = icmp eq i64 %506, %297
  br i1 %507, label %518, label %501

508:                                              ; preds = %501, %508
  %509 = phi i64 [ %516, %508 ], [ 0, %501 ]
  %510 = getelementptr inbounds %struct.Sides, ptr %17, i64 0, i32 1, i64 %502, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = fmul double %504, %511
  %513 = getelementptr inbounds double, ptr %383, i64 %509
  %514 = load double, ptr %513, align 8
  %515 = fadd double %514, %512
  store double %515, ptr %513, align 8
  %516 = add nuw nsw i64 %509, 1
  %517 = icmp eq i64 %516, %298
  br i1 %517, label %505, label %508

518:                                              ; preds = %490, %505, %489
  %519 = add nuw nsw i64 %382, 1
  %520 = icmp eq i64 %519, 16
  br i1 %520, label %373, label %381

521:                                              ; preds = %375, %533
  %522 = phi i64 [ 0, %375 ], [ %534, %533 ]
  %523 = trunc i64 %522 to i32
  %524 = shl i32 %523, %376
  %525 = shl i32 %524, 2
  %526 = and i32 %525, 8
  %527 = shl i32 %524, 1
  %528 = and i32 %527, -8
  %529 = and i32 %524, 1
  %530 = or i32 %528, %529
  %531 = shl i64 %522, 5
  %532 = and i64 %531, 4294967264
  br label %536

533:                                              ; preds = %722
  %534 = add nuw nsw i64 %522, 1
  %535 = icmp eq i64 %534, %380
  br i1 %535, label %728, label %521

536:                                              ; preds = %521, %722
  %537 = phi i64 [ 0, %521 ], [ %726, %722 ]
  %538 = trunc i64 %537 to i32
  %539 = lshr i32 %538, 2
  %540 = add nuw nsw i32 %539, %526
  %541 = zext i32 %540 to i64
  %542 = trunc i64 %537 to i32
  %543 = shl i32 %542, 1
  %544 = and i32 %543, 6
  %545 = or i32 %530, %544
  %546 = zext i32 %545 to i64
  %547 = getelementptr inbounds [16 x [256 x double]], ptr %18, i64 0, i64 %541, i64 %546
  %548 = load double, ptr %547, align 8
  br i1 %251, label %549, label %694

549:                                              ; preds = %536
  %550 = getelementptr inbounds double, ptr %547, i64 1
  %551 = load double, ptr %550, align 8
  %552 = fptrunc double %548 to float
  %553 = bitcast float %552 to i32
  %554 = fcmp ord double %548, 0.000000e+00
  %555 = fpext float %552 to double
  %556 = fcmp une double %548, %555
  %557 = and i1 %554, %556
  %558 = and i32 %553, 1
  %559 = icmp eq i32 %558, 0
  %560 = and i1 %557, %559
  br i1 %560, label %561, label %573

561:                                              ; preds = %549
  %562 = fcmp olt double %548, 0.000000e+00
  %563 = fneg double %548
  %564 = select i1 %562, double %563, double %548
  %565 = fcmp olt float %552, 0.000000e+00
  %566 = fneg float %552
  %567 = select i1 %565, float %566, float %552
  %568 = fpext float %567 to double
  %569 = fcmp ogt double %564, %568
  %570 = select i1 %569, i32 1, i32 -1
  %571 = add i32 %570, %553
  %572 = bitcast i32 %571 to float
  br label %573

573:                                              ; preds = %561, %549
  %574 = phi float [ %572, %561 ], [ %552, %549 ]
  %575 = bitcast float %574 to i32
  %576 = lshr i32 %575, 16
  %577 = and i32 %576, 32768
  %578 = and i32 %575, 2147483647
  %579 = icmp ugt i32 %578, 2139095040
  br i1 %579, label %617, label %580

580:                                              ; preds = %573
  %581 = icmp eq i32 %578, 2139095040
  br i1 %581, label %582, label %584

582:                                              ; preds = %580
  %583 = or i32 %577, 31744
  br label %617

584:                                              ; preds = %580
  %585 = icmp ult i32 %578, 947912704
  %586 = lshr i32 %578, 23
  %587 = sub nsw i32 126, %586
  %588 = and i32 %575, 8388607
  %589 = or i32 %588, 8388608
  %590 = add nsw i32 %578, -939524096
  %591 = icmp ugt i32 %587, 24
  %592 = select i1 %585, i1 %591, i1 false
  %593 = icmp ne i32 %578, 0
  %594 = zext i1 %593 to i32
  %595 = select i1 %592, i32 25, i32 %587
  %596 = select i1 %585, i32 %595, i32 13
  %597 = select i1 %592, i32 %594, i32 %589
  %598 = select i1 %585, i32 %597, i32 %590
  %599 = lshr i32 %598, %596
  %600 = shl nsw i32 -1, %596
  %601 = xor i32 %600, -1
  %602 = and i32 %598, %601
  %603 = add nsw i32 %596, -1
  %604 = shl nuw i32 1, %603
  %605 = icmp ugt i32 %602, %604
  br i1 %605, label %612, label %606

606:                                              ; preds = %584
  %607 = icmp eq i32 %602, %604
  %608 = and i32 %599, 1
  %609 = icmp ne i32 %608, 0
  %610 = select i1 %607, i1 %609, i1 false
  %611 = zext i1 %610 to i32
  br label %612

612:                                              ; preds = %606, %584
  %613 = phi i32 [ 1, %584 ], [ %611, %606 ]
  %614 = add i32 %613, %599
  %615 = tail call i32 @llvm.umin.i32(i32 %614, i32 31744)
  %616 = or i32 %615, %577
  br label %617

617:                                              ; preds = %612, %582, %573
  %618 = phi i32 [ %583, %582 ], [ %616, %612 ], [ 32767, %573 ]
  %619 = fptrunc double %551 to float
  %620 = bitcast float %619 to i32
  %621 = fcmp ord double %551, 0.000000e+00
  %622 = fpext float %619 to double
  %623 = fcmp une double %551, %622
  %624 = and i1 %621, %623
  %625 = and i32 %620, 1
  %626 = icmp eq i32 %625, 0
  %627 = and i1 %624, %626
  br i1 %627, label %628, label %640

628:                                              ; preds = %617
  %629 = fcmp olt double %551, 0.000000e+00
  %630 = fneg double %551
  %631 = select i1 %629, double %630, double %551
  %632 = fcmp olt float %619, 0.000000e+00
  %633 = fneg float %619
  %634 = select i1 %632, float %633, float %619
  %635 = fpext float %634 to double
  %636 = fcmp ogt double %631, %635
  %637 = select i1 %636, i32 1, i32 -1
  %638 = add i32 %637, %620
  %639 = bitcast i32 %638 to float
  br label %640

640:                                              ; preds = %628, %617
  %641 = phi float [ %639, %628 ], [ %619, %617 ]
  %642 = bitcast float %641 to i32
  %643 = lshr i32 %642, 16
  %644 = and i32 %643, 32768
  %645 = and i32 %642, 2147483647
  %646 = icmp ugt i32 %645, 2139095040
  br i1 %646, label %684, label %647

647:                                              ; preds = %640
  %648 = icmp eq i32 %645, 2139095040
  br i1 %648, label %649, label %651

649:                                              ; preds = %647
  %650 = or i32 %644, 31744
  br label %684

651:                                              ; preds = %647
  %652 = icmp ult i32 %645, 947912704
  %653 = lshr i32 %645, 23
  %654 = sub nsw i32 126, %653
  %655 = and i32 %642, 8388607
  %656 = or i32 %655, 8388608
  %657 = add nsw i32 %645, -939524096
  %658 = icmp ugt i32 %654, 24
  %659 = select i1 %652, i1 %658, i1 false
  %660 = icmp ne i32 %645, 0
  %661 = zext i1 %660 to i32
  %662 = select i1 %659, i32 25, i32 %654
  %663 = select i1 %652, i32 %662, i32 13
  %664 = select i1 %659, i32 %661, i32 %656
  %665 = select i1 %652, i32 %664, i32 %657
  %666 = lshr i32 %665, %663
  %667 = shl nsw i32 -1, %663
  %668 = xor i32 %667, -1
  %669 = and i32 %665, %668
  %670 = add nsw i32 %663, -1
  %671 = shl nuw i32 1, %670
  %672 = icmp ugt i32 %669, %671
  br i1 %672, label %679, label %673

673:                                              ; preds = %651
  %674 = icmp eq i32 %669, %671
  %675 = and i32 %666, 1
  %676 = icmp ne i32 %675, 0
  %677 = select i1 %674, i1 %676, i1 false
  %678 = zext i1 %677 to i32
  br label %679

679:                                              ; preds = %673, %651
  %680 = phi i32 [ 1, %651 ], [ %678, %673 ]
  %681 = add i32 %680, %666
  %682 = tail call i32 @llvm.umin.i32(i32 %681, i32 31744)
  %683 = or i32 %682, %644
  br label %684

684:                                              ; preds = %640, %649, %679
  %685 = phi i32 [ %650, %649 ], [ %683, %679 ], [ 32767, %640 ]
  %686 = and i32 %618, 32767
  %687 = icmp eq i32 %686, 0
  %688 = select i1 %687, i32 0, i32 %618
  %689 = and i32 %685, 32767
  %690 = icmp eq i32 %689, 0
  %691 = shl i32 %685, 16
  %692 = select i1 %690, i32 0, i32 %691
  %693 = or i32 %692, %688
  br label %722

694:                                              ; preds = %536
  br i1 %377, label %695, label %714

695:                                              ; preds = %694
  %696 = fcmp uno double %548, 0.000000e+00
  br i1 %696, label %722, label %697

697:                                              ; preds = %695
  %698 = fptrunc double %548 to float
  %699 = bitcast float %698 to i32
  %700 = fcmp olt double %548, 0.000000e+00
  %701 = fneg double %548
  %702 = select i1 %700, double %701, double %548
  %703 = and i32 %699, 2147483647
  %704 = bitcast i32 %703 to float
  %705 = fpext float %704 to double
  %706 = fcmp olt double %702, %705
  %707 = fcmp olt double %702, 0x47F0000000000000
  %708 = and i1 %707, %706
  %709 = sext i1 %708 to i32
  %710 = add i32 %709, %699
  %711 = and i32 %710, 2147483647
  %712 = icmp eq i32 %711, 0
  %713 = select i1 %712, i32 0, i32 %710
  br label %722

714:                                              ; preds = %694
  %715 = fptosi double %548 to i64
  br i1 %379, label %719, label %716

716:                                              ; preds = %714
  %717 = tail call i64 @llvm.smin.i64(i64 %715, i64 2147483647)
  %718 = tail call i64 @llvm.smax.i64(i64 %717, i64 -2147483648)
  br label %719

719:                                              ; preds = %714, %716
  %720 = phi i64 [ %718, %716 ], [ %715, %714 ]
  %721 = trunc i64 %720 to i32
  br label %722

722:                                              ; preds = %697, %695, %719, %684
  %723 = phi i32 [ %693, %684 ], [ %721, %719 ], [ %713, %697 ], [ 2147483647, %695 ]
  %724 = add nuw nsw i64 %537, %532
  %725 = getelementptr inbounds i32, ptr %3, i64 %724
  store i32 %723, ptr %725, align 4
  %726 = add nuw nsw i64 %537, 1
  %727 = icmp eq i64 %726, 32
  br i1 %727, label %533, label %536

728:                                              ; preds = %533, %373, %185, %125
  %729 = phi i32 [ 2, %125 ], [ 2, %185 ], [ 0, %373 ], [ 0, %533 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19)
  br label %730

730:                                              ; preds = %106, %102, %75, %70, %45, %41, %121, %728
  %731 = phi i32 [ %729, %728 ], [ 0, %121 ], [ 2, %41 ], [ 2, %45 ], [ 2, %70 ], [ 2, %75 ], [ 2, %102 ], [ 2, %106 ]
  call void @llvm.lifetime.end.p0(i64 32768, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 104448, ptr nonnull %17)
  ret i32 %731
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @operand_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noalias nocapture noundef writeonly %7, i32 noundef %8) unnamed_addr {
  %10 = alloca [4 x i32], align 16
  %11 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %5, i32 16
  %15 = lshr i32 %5, 3
  %16 = select i1 %13, i32 2, i32 %15
  %17 = icmp ult i32 %6, 2
  br i1 %17, label %23, label %18

18:                                               ; preds = %9
  %19 = icmp eq i32 %6, 2
  br i1 %19, label %23, label %20

20:                                               ; preds = %18
  %21 = icmp ult i32 %6, 7
  %22 = select i1 %21, i32 4, i32 8
  br label %23

23:                                               ; preds = %9, %18, %20
  %24 = phi i32 [ 2, %9 ], [ %22, %20 ], [ 1, %18 ]
  %25 = icmp eq i32 %14, 0
  br i1 %25, label %196, label %26

26:                                               ; preds = %23
  %27 = icmp eq i32 %16, 0
  %28 = lshr i32 %4, 3
  %29 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %31 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 3
  %35 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 2
  %36 = getelementptr inbounds %struct.Descriptor, ptr %3, i64 0, i32 1
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %39 = shl nuw nsw i32 %24, 2
  %40 = add nsw i32 %24, -1
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %44 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  %55 = tail call i32 @llvm.umax.i32(i32 %39, i32 1)
  %56 = zext i32 %28 to i64
  %57 = zext i32 %16 to i64
  %58 = zext i32 %55 to i64
  br label %59

59:                                               ; preds = %26, %193
  %60 = phi i32 [ 0, %26 ], [ %194, %193 ]
  br i1 %27, label %193, label %61

61:                                               ; preds = %59
  %62 = lshr i32 %60, 3
  %63 = zext i32 %62 to i64
  %64 = lshr i32 %60, 3
  %65 = zext i32 %64 to i64
  %66 = and i32 %60, 7
  %67 = add i32 %60, %4
  %68 = lshr i32 %67, 3
  %69 = zext i32 %68 to i64
  %70 = and i32 %67, 7
  %71 = load i64, ptr %37, align 8
  %72 = icmp ult i64 %71, 16
  %73 = add i64 %71, -16
  %74 = mul i32 %60, %8
  br label %78

75:                                               ; preds = %192
  %76 = add nuw nsw i64 %79, 1
  %77 = icmp eq i64 %76, %57
  br i1 %77, label %193, label %78

78:                                               ; preds = %61, %75
  %79 = phi i64 [ 0, %61 ], [ %76, %75 ]
  %80 = load i32, ptr %11, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %121, label %82

82:                                               ; preds = %78
  %83 = add nuw nsw i64 %79, %56
  %84 = load i32, ptr %29, align 8
  %85 = icmp eq i32 %84, 0
  %86 = lshr i32 256, %84
  %87 = select i1 %85, i32 16, i32 %86
  %88 = lshr i32 %87, 4
  %89 = load i64, ptr %3, align 8
  br i1 %85, label %90, label %97

90:                                               ; preds = %82
  %91 = load i32, ptr %32, align 4
  %92 = zext i32 %91 to i64
  %93 = mul nuw i64 %83, %92
  %94 = load i32, ptr %33, align 8
  %95 = zext i32 %94 to i64
  %96 = mul nuw nsw i64 %95, %65
  br label %113

97:                                               ; preds = %82
  %98 = add nuw nsw i32 %88, 268435455
  %99 = trunc i64 %83 to i32
  %100 = and i32 %98, %99
  %101 = shl i32 %100, 4
  %102 = zext i32 %101 to i64
  %103 = trunc i64 %83 to i32
  %104 = udiv i32 %103, %88
  %105 = zext i32 %104 to i64
  %106 = load i32, ptr %30, align 8
  %107 = zext i32 %106 to i64
  %108 = mul nuw i64 %107, %105
  %109 = add i64 %108, %102
  %110 = load i32, ptr %31, align 4
  %111 = zext i32 %110 to i64
  %112 = mul nuw nsw i64 %111, %63
  br label %113

113:                                              ; preds = %90, %97
  %114 = phi i64 [ %93, %90 ], [ %112, %97 ]
  %115 = phi i64 [ %96, %90 ], [ %109, %97 ]
  %116 = add i64 %115, %114
  %117 = mul nuw nsw i32 %87, %66
  %118 = zext i32 %117 to i64
  %119 = add i64 %89, %118
  %120 = add i64 %119, %116
  br label %143

121:                                              ; preds = %78
  %122 = load i32, ptr %34, align 8
  %123 = icmp eq i32 %122, 0
  %124 = lshr i32 256, %122
  %125 = select i1 %123, i32 16, i32 %124
  %126 = lshr i32 %125, 4
  %127 = load i64, ptr %3, align 8
  %128 = load i32, ptr %35, align 4
  %129 = zext i32 %128 to i64
  %130 = mul nuw nsw i64 %129, %69
  br i1 %123, label %131, label %133

131:                                              ; preds = %121
  %132 = load i32, ptr %36, align 8
  br label %133

133:                                              ; preds = %131, %121
  %134 = phi i32 [ %132, %131 ], [ 16, %121 ]
  %135 = trunc i64 %79 to i32
  %136 = mul i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = mul nuw nsw i32 %125, %70
  %139 = zext i32 %138 to i64
  %140 = add i64 %127, %139
  %141 = add i64 %140, %130
  %142 = add i64 %141, %137
  br label %143

143:                                              ; preds = %133, %113
  %144 = phi i64 [ %142, %133 ], [ %120, %113 ]
  %145 = phi i32 [ %126, %133 ], [ %88, %113 ]
  %146 = phi i1 [ %123, %133 ], [ %85, %113 ]
  %147 = lshr i64 %144, 7
  %148 = add nsw i32 %145, -1
  %149 = zext i32 %148 to i64
  %150 = and i64 %147, %149
  %151 = shl nuw nsw i64 %150, 4
  %152 = select i1 %146, i64 0, i64 %151
  %153 = xor i64 %152, %144
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10)
  %154 = icmp ult i64 %73, %153
  %155 = or i1 %72, %154
  br i1 %155, label %156, label %164

156:                                              ; preds = %143
  %157 = load i32, ptr %41, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %192

159:                                              ; preds = %156
  store i32 1, ptr %41, align 8
  store i32 %2, ptr %42, align 4
  store i32 0, ptr %43, align 8
  %160 = load i32, ptr %44, align 4
  store i32 %160, ptr %45, align 4
  %161 = load i32, ptr %46, align 8
  store i32 %161, ptr %47, align 8
  %162 = load i32, ptr %48, align 4
  store i32 %162, ptr %49, align 4
  %163 = load i32, ptr %50, align 8
  store i32 %163, ptr %51, align 8
  store i32 2, ptr %52, align 4
  store i64 %153, ptr %53, align 8
  store i64 16, ptr %54, align 8
  br label %192

164:                                              ; preds = %143
  %165 = load ptr, ptr %38, align 8
  %166 = getelementptr inbounds i8, ptr %165, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %10, ptr noundef nonnull align 1 dereferenceable(16) %166, i64 16, i1 false)
  %167 = trunc i64 %79 to i32
  %168 = shl i32 %167, 3
  %169 = add i32 %168, %74
  %170 = trunc i64 %79 to i32
  %171 = mul i32 %39, %170
  br label %172

172:                                              ; preds = %164, %172
  %173 = phi i64 [ 0, %164 ], [ %190, %172 ]
  %174 = trunc i64 %173 to i32
  %175 = udiv i32 %174, %24
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = trunc i64 %173 to i32
  %180 = and i32 %40, %179
  %181 = tail call fastcc double @element(i32 noundef %178, i32 noundef %180, i32 noundef %6)
  %182 = trunc i64 %173 to i32
  %183 = add i32 %171, %182
  %184 = mul i32 %183, %8
  %185 = add i32 %184, %60
  %186 = add i32 %169, %182
  %187 = select i1 %81, i32 %185, i32 %186
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds double, ptr %7, i64 %188
  store double %181, ptr %189, align 8
  %190 = add nuw nsw i64 %173, 1
  %191 = icmp eq i64 %190, %58
  br i1 %191, label %192, label %172

192:                                              ; preds = %172, %159, %156
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10)
  br i1 %155, label %196, label %75

193:                                              ; preds = %75, %59
  %194 = add nuw i32 %60, 1
  %195 = icmp eq i32 %194, %14
  br i1 %195, label %196, label %59

196:                                              ; preds = %193, %192, %23
  %197 = phi i32 [ 0, %23 ], [ 2, %192 ], [ 0, %193 ]
  ret i32 %197
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
define internal fastcc void @exponents_of(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = and i32 %3, -5
  %8 = icmp eq i32 %7, 0
  %9 = icmp eq i32 %3, 3
  %10 = select i1 %9, i32 -6, i32 -126
  %11 = select i1 %8, i32 -14, i32 %10
  %12 = zext i32 %2 to i64
  br label %14

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i64 [ 0, %6 ], [ %29, %14 ]
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = bitcast double %17 to i64
  %19 = lshr i64 %18, 52
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 2047
  %22 = add nsw i32 %21, -1023
  %23 = fcmp oeq double %17, 0.000000e+00
  %24 = icmp eq i32 %22, 1024
  %25 = select i1 %23, i1 true, i1 %24
  %26 = tail call i32 @llvm.smax.i32(i32 %22, i32 %11)
  %27 = select i1 %25, i32 -4096, i32 %26
  %28 = getelementptr inbounds i32, ptr %0, i64 %15
  store i32 %27, ptr %28, align 4
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %13, label %14
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_made(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 23
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %82, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = add i64 %4, 1
  br label %21

18:                                               ; preds = %21
  %19 = add nuw i64 %22, 1
  %20 = icmp eq i64 %19, %14
  br i1 %20, label %26, label %21

21:                                               ; preds = %18, %16
  %22 = phi i64 [ 0, %16 ], [ %19, %18 ]
  %23 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %18, %21, %12
  %27 = phi ptr [ null, %12 ], [ null, %18 ], [ %23, %21 ]
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne ptr %27, null
  %31 = icmp ne i32 %5, 0
  %32 = and i1 %31, %30
  br i1 %32, label %33, label %45

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 6
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = shl i32 %29, 5
  %39 = add i32 %38, %3
  %40 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 5
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Tracked, ptr %27, i64 0, i32 3
  %43 = load i32, ptr %42, align 8
  %44 = shl i32 %43, 5
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 2, i32 noundef %39, i32 noundef 26, i32 noundef %2, i64 noundef %4, i32 noundef %41, i32 noundef %44)
  br label %45

45:                                               ; preds = %37, %33, %26
  br i1 %30, label %57, label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %13, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %57, label %52

49:                                               ; preds = %52
  %50 = add nuw i64 %53, 1
  %51 = icmp eq i64 %50, %47
  br i1 %51, label %57, label %52

52:                                               ; preds = %46, %49
  %53 = phi i64 [ %50, %49 ], [ 0, %46 ]
  %54 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 9, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %49

57:                                               ; preds = %52, %49, %46, %45
  %58 = phi ptr [ %27, %45 ], [ null, %46 ], [ null, %49 ], [ %54, %52 ]
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = load i64, ptr %13, align 8
  %62 = icmp ult i64 %61, 128
  br i1 %62, label %63, label %66

63:                                               ; preds = %60
  %64 = add i64 %61, 1
  store i64 %64, ptr %13, align 8
  %65 = getelementptr inbounds %struct.Protocol, ptr %10, i64 0, i32 9, i64 %61
  br label %66

66:                                               ; preds = %63, %60, %57
  %67 = phi ptr [ %58, %57 ], [ %65, %63 ], [ null, %60 ]
  %68 = icmp eq ptr %67, null
  br i1 %68, label %82, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Tracked, ptr %67, i64 0, i32 2
  %71 = load i32, ptr %70, align 4
  %72 = add i32 %71, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3128) %67, i8 0, i64 3128, i1 false)
  %73 = add i64 %4, 1
  store i64 %73, ptr %67, align 8
  store i32 %72, ptr %70, align 4
  %74 = getelementptr inbounds %struct.Tracked, ptr %67, i64 0, i32 1
  store i32 %72, ptr %74, align 8
  %75 = getelementptr inbounds %struct.Tracked, ptr %67, i64 0, i32 3
  store i32 %29, ptr %75, align 8
  %76 = load ptr, ptr %7, align 8
  %77 = zext i32 %29 to i64
  %78 = getelementptr inbounds %struct.Checks, ptr %76, i64 0, i32 17, i64 %77, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds %struct.Tracked, ptr %67, i64 0, i32 4
  store i32 %79, ptr %80, align 4
  %81 = getelementptr inbounds %struct.Tracked, ptr %67, i64 0, i32 5
  store i32 %2, ptr %81, align 8
  br label %82

82:                                               ; preds = %69, %66, %6
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_unmade(ptr nocapture noundef readonly %0, ptr noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 23
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %25, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 10
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = add i64 %4, 1
  br label %20

17:                                               ; preds = %20
  %18 = add nuw i64 %21, 1
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %25, label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ 0, %15 ], [ %18, %17 ]
  %22 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 9, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %16
  br i1 %24, label %25, label %17

25:                                               ; preds = %20, %17, %11, %5
  %26 = phi ptr [ null, %5 ], [ null, %11 ], [ null, %17 ], [ %22, %20 ]
  %27 = icmp eq ptr %26, null
  br i1 %27, label %69, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  br label %36

35:                                               ; preds = %64, %28
  store i64 0, ptr %26, align 8
  br label %69

36:                                               ; preds = %32, %64
  %37 = phi i64 [ 0, %32 ], [ %65, %64 ]
  %38 = load ptr, ptr %33, align 8
  %39 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37
  %40 = icmp eq ptr %39, %1
  br i1 %40, label %64, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37, i32 1
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %64, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37, i32 20
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %64, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37, i32 24
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %4
  br i1 %52, label %53, label %64

53:                                               ; preds = %49
  %54 = load i32, ptr %34, align 4
  %55 = shl i32 %54, 5
  %56 = add i32 %55, %3
  %57 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37, i32 21
  %58 = load i32, ptr %57, align 4
  %59 = trunc i64 %37 to i32
  %60 = shl i32 %59, 5
  %61 = getelementptr inbounds %struct.Warp, ptr %38, i64 %37, i32 22
  %62 = load i32, ptr %61, align 8
  %63 = add i32 %62, %60
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 2, i32 noundef %56, i32 noundef 26, i32 noundef %2, i64 noundef %4, i32 noundef %58, i32 noundef %63)
  br label %64

64:                                               ; preds = %36, %41, %45, %49, %53
  %65 = add nuw nsw i64 %37, 1
  %66 = load i32, ptr %29, align 4
  %67 = zext i32 %66 to i64
  %68 = icmp ult i64 %65, %67
  br i1 %68, label %36, label %35

69:                                               ; preds = %25, %35
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_as(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 3
  %14 = tail call i64 @llvm.umin.i64(i64 %12, i64 256)
  br label %21

15:                                               ; preds = %56
  %16 = add nuw nsw i64 %24, 1
  %17 = icmp uge i64 %24, %12
  %18 = icmp ugt i64 %24, 255
  %19 = or i1 %18, %17
  %20 = icmp eq i64 %24, %14
  br i1 %20, label %59, label %21

21:                                               ; preds = %15, %8
  %22 = phi i1 [ false, %8 ], [ %19, %15 ]
  %23 = phi ptr [ undef, %8 ], [ %58, %15 ]
  %24 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %21
  %27 = add nsw i64 %24, -1
  br label %30

28:                                               ; preds = %21
  %29 = load i64, ptr %13, align 8
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi i64 [ %27, %26 ], [ %29, %28 ]
  %32 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31
  %33 = icmp ult i64 %31, %12
  br i1 %33, label %34, label %56

34:                                               ; preds = %30
  %35 = load i32, ptr %32, align 8
  %36 = icmp eq i32 %35, %3
  br i1 %36, label %37, label %56

37:                                               ; preds = %34
  %38 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %1
  br i1 %40, label %41, label %56

41:                                               ; preds = %37
  %42 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31, i32 3
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, %6
  br i1 %44, label %45, label %56

45:                                               ; preds = %41
  %46 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31, i32 2
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, %4
  br i1 %48, label %49, label %56

49:                                               ; preds = %45
  %50 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31, i32 8
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %31, i32 10
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %51, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %49
  store i64 %31, ptr %13, align 8
  br label %56

56:                                               ; preds = %55, %49, %45, %41, %37, %34, %30
  %57 = phi i1 [ false, %55 ], [ true, %49 ], [ true, %45 ], [ true, %41 ], [ true, %37 ], [ true, %34 ], [ true, %30 ]
  %58 = phi ptr [ %32, %55 ], [ %23, %49 ], [ %23, %45 ], [ %23, %41 ], [ %23, %37 ], [ %23, %34 ], [ %23, %30 ]
  br i1 %57, label %15, label %59

59:                                               ; preds = %56, %15
  %60 = phi i1 [ %19, %15 ], [ %22, %56 ]
  br i1 %60, label %61, label %74

61:                                               ; preds = %59
  %62 = icmp eq i64 %12, 256
  br i1 %62, label %63, label %67

63:                                               ; preds = %61
  %64 = getelementptr inbounds %struct.Checks, ptr %10, i64 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, 1
  store i64 %66, ptr %64, align 8
  br label %74

67:                                               ; preds = %61
  %68 = add i64 %12, 1
  store i64 %68, ptr %11, align 8
  %69 = getelementptr inbounds [256 x %struct.Found], ptr %10, i64 0, i64 %12
  store i32 %3, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 4
  store i32 %1, ptr %70, align 4
  %71 = getelementptr inbounds i8, ptr %69, i64 8
  store i32 %4, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %69, i64 12
  store i32 %6, ptr %72, align 4
  %73 = getelementptr inbounds i8, ptr %69, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false)
  br label %74

74:                                               ; preds = %59, %63, %67
  %75 = phi ptr [ %58, %59 ], [ null, %63 ], [ %69, %67 ]
  %76 = icmp eq ptr %75, null
  br i1 %76, label %106, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 4
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, 1
  store i64 %80, ptr %78, align 8
  %81 = icmp eq i64 %79, 0
  br i1 %81, label %82, label %106

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 5
  store i64 %5, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 6
  store i32 8, ptr %84, align 8
  %85 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 7
  store i32 2, ptr %85, align 4
  %86 = load ptr, ptr %9, align 8
  %87 = getelementptr inbounds %struct.Checks, ptr %86, i64 0, i32 14
  %88 = load i32, ptr %87, align 8
  %89 = add i32 %88, -1
  %90 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 10
  store i32 %89, ptr %90, align 8
  %91 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 8
  store i32 %89, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 9
  store i32 %2, ptr %92, align 4
  %93 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 11
  store i32 %7, ptr %93, align 4
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %95 = load i64, ptr %94, align 8
  %96 = icmp ult i64 %95, 8
  %97 = add i64 %95, -8
  %98 = icmp ult i64 %97, %5
  %99 = or i1 %96, %98
  br i1 %99, label %106, label %100

100:                                              ; preds = %82
  %101 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 12
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 %5
  %105 = load i64, ptr %104, align 1
  store i64 %105, ptr %101, align 8
  br label %106

106:                                              ; preds = %82, %100, %74, %77
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_arrival(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %24, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %24, label %14

14:                                               ; preds = %10
  %15 = add i64 %2, 1
  br label %19

16:                                               ; preds = %19
  %17 = add nuw i64 %20, 1
  %18 = icmp eq i64 %17, %12
  br i1 %18, label %24, label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ 0, %14 ], [ %17, %16 ]
  %21 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %15
  br i1 %23, label %24, label %16

24:                                               ; preds = %19, %16, %10, %4
  %25 = phi ptr [ null, %4 ], [ null, %10 ], [ null, %16 ], [ %21, %19 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %165, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %29 = load i32, ptr %28, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 3, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %30
  %34 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %30, i64 %30
  %35 = load i32, ptr %34, align 4
  %36 = add i32 %35, 1
  store i32 %36, ptr %34, align 4
  %37 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 15
  br label %38

38:                                               ; preds = %38, %27
  %39 = phi i64 [ 0, %27 ], [ %45, %38 ]
  %40 = getelementptr inbounds i32, ptr %33, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds i32, ptr %37, i64 %39
  %43 = load i32, ptr %42, align 4
  %44 = tail call i32 @llvm.umax.i32(i32 %41, i32 %43)
  store i32 %44, ptr %42, align 4
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 32
  br i1 %46, label %47, label %38

47:                                               ; preds = %38
  %48 = icmp eq i32 %32, 0
  br i1 %48, label %60, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 2, i64 %30
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i64 [ 0, %49 ], [ %58, %51 ]
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i32, ptr %37, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = tail call i32 @llvm.umax.i32(i32 %54, i32 %56)
  store i32 %57, ptr %55, align 4
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, 32
  br i1 %59, label %60, label %51

60:                                               ; preds = %51, %47
  %61 = icmp eq i32 %3, 0
  %62 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 16
  br i1 %61, label %98, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 25, i64 %30
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %72, %65 ]
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds i32, ptr %62, i64 %66
  %70 = load i32, ptr %69, align 4
  %71 = tail call i32 @llvm.umax.i32(i32 %68, i32 %70)
  store i32 %71, ptr %69, align 4
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %74, label %65

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 18
  %76 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 12, i64 %30
  br label %77

77:                                               ; preds = %77, %74
  %78 = phi i64 [ 0, %74 ], [ %84, %77 ]
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds i32, ptr %75, i64 %78
  %82 = load i32, ptr %81, align 4
  %83 = tail call i32 @llvm.umax.i32(i32 %80, i32 %82)
  store i32 %83, ptr %81, align 4
  %84 = add nuw nsw i64 %78, 1
  %85 = icmp eq i64 %84, 256
  br i1 %85, label %86, label %77

86:                                               ; preds = %77
  %87 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 18, i32 1
  %88 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 12, i64 %30, i32 1
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi i64 [ 0, %86 ], [ %96, %89 ]
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds i32, ptr %87, i64 %90
  %94 = load i32, ptr %93, align 4
  %95 = tail call i32 @llvm.umax.i32(i32 %92, i32 %94)
  store i32 %95, ptr %93, align 4
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %165, label %89

98:                                               ; preds = %60, %98
  %99 = phi i64 [ %105, %98 ], [ 0, %60 ]
  %100 = getelementptr inbounds i32, ptr %33, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds i32, ptr %62, i64 %99
  %103 = load i32, ptr %102, align 4
  %104 = tail call i32 @llvm.umax.i32(i32 %101, i32 %103)
  store i32 %104, ptr %102, align 4
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, 32
  br i1 %106, label %107, label %98

107:                                              ; preds = %98
  %108 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 18
  %109 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %30
  br label %110

110:                                              ; preds = %110, %107
  %111 = phi i64 [ 0, %107 ], [ %117, %110 ]
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds i32, ptr %108, i64 %111
  %115 = load i32, ptr %114, align 4
  %116 = tail call i32 @llvm.umax.i32(i32 %113, i32 %115)
  store i32 %116, ptr %114, align 4
  %117 = add nuw nsw i64 %111, 1
  %118 = icmp eq i64 %117, 256
  br i1 %118, label %119, label %110

119:                                              ; preds = %110
  %120 = getelementptr inbounds %struct.Tracked, ptr %25, i64 0, i32 18, i32 1
  %121 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %30, i32 1
  br label %122

122:                                              ; preds = %122, %119
  %123 = phi i64 [ 0, %119 ], [ %129, %122 ]
  %124 = getelementptr inbounds i32, ptr %121, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds i32, ptr %120, i64 %123
  %127 = load i32, ptr %126, align 4
  %128 = tail call i32 @llvm.umax.i32(i32 %125, i32 %127)
  store i32 %128, ptr %126, align 4
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, 32
  br i1 %130, label %131, label %122

131:                                              ; preds = %122
  br i1 %48, label %165, label %132

132:                                              ; preds = %131
  %133 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 2, i64 %30
  br label %134

134:                                              ; preds = %134, %132
  %135 = phi i64 [ 0, %132 ], [ %141, %134 ]
  %136 = getelementptr inbounds i32, ptr %133, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = getelementptr inbounds i32, ptr %62, i64 %135
  %139 = load i32, ptr %138, align 4
  %140 = tail call i32 @llvm.umax.i32(i32 %137, i32 %139)
  store i32 %140, ptr %138, align 4
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, 32
  br i1 %142, label %143, label %134

143:                                              ; preds = %134
  %144 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 1, i64 %30
  br label %145

145:                                              ; preds = %145, %143
  %146 = phi i64 [ 0, %143 ], [ %152, %145 ]
  %147 = getelementptr inbounds i32, ptr %144, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr inbounds i32, ptr %108, i64 %146
  %150 = load i32, ptr %149, align 4
  %151 = tail call i32 @llvm.umax.i32(i32 %148, i32 %150)
  store i32 %151, ptr %149, align 4
  %152 = add nuw nsw i64 %146, 1
  %153 = icmp eq i64 %152, 256
  br i1 %153, label %154, label %145

154:                                              ; preds = %145
  %155 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 1, i64 %30, i32 1
  br label %156

156:                                              ; preds = %156, %154
  %157 = phi i64 [ 0, %154 ], [ %163, %156 ]
  %158 = getelementptr inbounds i32, ptr %155, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = getelementptr inbounds i32, ptr %120, i64 %157
  %161 = load i32, ptr %160, align 4
  %162 = tail call i32 @llvm.umax.i32(i32 %159, i32 %161)
  store i32 %162, ptr %160, align 4
  %163 = add nuw nsw i64 %157, 1
  %164 = icmp eq i64 %163, 32
  br i1 %164, label %165, label %156

165:                                              ; preds = %89, %156, %131, %24
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_phase(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 23
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %25, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 10
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = add i64 %4, 1
  br label %20

17:                                               ; preds = %20
  %18 = add nuw i64 %21, 1
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %25, label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ 0, %15 ], [ %18, %17 ]
  %22 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 9, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %16
  br i1 %24, label %25, label %17

25:                                               ; preds = %20, %17, %11, %5
  %26 = phi ptr [ null, %5 ], [ null, %11 ], [ null, %17 ], [ %22, %20 ]
  %27 = icmp eq ptr %26, null
  br i1 %27, label %104, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 2
  %34 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 1
  %35 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  br label %76

36:                                               ; preds = %99, %28
  %37 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 17
  %38 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 16
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i64 [ 0, %36 ], [ %46, %39 ]
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds i32, ptr %37, i64 %40
  %44 = load i32, ptr %43, align 4
  %45 = tail call i32 @llvm.umax.i32(i32 %42, i32 %44)
  store i32 %45, ptr %43, align 4
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %39

48:                                               ; preds = %39
  %49 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 19
  %50 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 18
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ 0, %48 ], [ %58, %51 ]
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i32, ptr %49, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = tail call i32 @llvm.umax.i32(i32 %54, i32 %56)
  store i32 %57, ptr %55, align 4
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, 256
  br i1 %59, label %60, label %51

60:                                               ; preds = %51
  %61 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 19, i32 1
  %62 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 18, i32 1
  br label %63

63:                                               ; preds = %63, %60
  %64 = phi i64 [ 0, %60 ], [ %70, %63 ]
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds i32, ptr %61, i64 %64
  %68 = load i32, ptr %67, align 4
  %69 = tail call i32 @llvm.umax.i32(i32 %66, i32 %68)
  store i32 %69, ptr %67, align 4
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, 32
  br i1 %71, label %72, label %63

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 2
  %74 = load i32, ptr %73, align 4
  %75 = add i32 %74, 1
  store i32 %75, ptr %73, align 4
  br label %104

76:                                               ; preds = %32, %99
  %77 = phi i64 [ 0, %32 ], [ %100, %99 ]
  %78 = load i32, ptr %33, align 4
  %79 = load i32, ptr %34, align 8
  %80 = icmp ugt i32 %78, %79
  br i1 %80, label %81, label %99

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 12, i64 %77
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, %78
  br i1 %84, label %85, label %99

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 13, i64 %77
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 15, i64 %77
  %89 = load i32, ptr %88, align 4
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %99, label %91

91:                                               ; preds = %85
  %92 = load i32, ptr %35, align 4
  %93 = shl i32 %92, 5
  %94 = add i32 %93, %3
  %95 = getelementptr inbounds %struct.Tracked, ptr %26, i64 0, i32 14, i64 %77
  %96 = load i32, ptr %95, align 4
  %97 = trunc i64 %77 to i32
  %98 = shl i32 %97, 5
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 0, i32 noundef %94, i32 noundef 31, i32 noundef %2, i64 noundef %4, i32 noundef %96, i32 noundef %98)
  br label %99

99:                                               ; preds = %76, %81, %85, %91
  %100 = add nuw nsw i64 %77, 1
  %101 = load i32, ptr %29, align 4
  %102 = zext i32 %101 to i64
  %103 = icmp ult i64 %100, %102
  br i1 %103, label %76, label %36

104:                                              ; preds = %25, %72
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_warp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17, i64 %7, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 4
  %11 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %59, label %14

14:                                               ; preds = %2
  %15 = load i32, ptr %5, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 3, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %59, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17, i64 %16, i64 %16
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds [32 x %struct.Known], ptr %12, i64 0, i64 %16
  %24 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 1, i64 %16
  br label %25

25:                                               ; preds = %25, %20
  %26 = phi i64 [ 0, %20 ], [ %32, %25 ]
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i32, ptr %23, i64 %26
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @llvm.umax.i32(i32 %28, i32 %30)
  store i32 %31, ptr %29, align 4
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, 256
  br i1 %33, label %34, label %25

34:                                               ; preds = %25
  %35 = getelementptr inbounds [32 x %struct.Known], ptr %12, i64 0, i64 %16, i32 1
  %36 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 1, i64 %16, i32 1
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i64 [ 0, %34 ], [ %44, %37 ]
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i32, ptr %35, i64 %38
  %42 = load i32, ptr %41, align 4
  %43 = tail call i32 @llvm.umax.i32(i32 %40, i32 %42)
  store i32 %43, ptr %41, align 4
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %46, label %37

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17, i64 %16
  %48 = getelementptr inbounds %struct.Protocol, ptr %12, i64 0, i32 2, i64 %16
  br label %49

49:                                               ; preds = %49, %46
  %50 = phi i64 [ 0, %46 ], [ %56, %49 ]
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds i32, ptr %47, i64 %50
  %54 = load i32, ptr %53, align 4
  %55 = tail call i32 @llvm.umax.i32(i32 %52, i32 %54)
  store i32 %55, ptr %53, align 4
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %58, label %49

58:                                               ; preds = %49
  store i32 %22, ptr %21, align 4
  store i32 0, ptr %17, align 4
  br label %59

59:                                               ; preds = %2, %14, %58
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_proxy(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne ptr %8, null
  %12 = icmp ne i32 %2, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %62

14:                                               ; preds = %4
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 10
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %16, %48
  %20 = phi i64 [ 0, %16 ], [ %49, %48 ]
  %21 = icmp eq i64 %20, %18
  br i1 %21, label %22, label %42

22:                                               ; preds = %19, %48, %14
  %23 = zext i32 %10 to i64
  %24 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %23
  %25 = getelementptr inbounds %struct.Checks, ptr %6, i64 0, i32 17, i64 %23, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4
  %28 = getelementptr inbounds [32 x %struct.Known], ptr %8, i64 0, i64 %23, i32 1
  br label %29

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %36, %29 ]
  %31 = getelementptr inbounds i32, ptr %24, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr %28, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = tail call i32 @llvm.umax.i32(i32 %32, i32 %34)
  store i32 %35, ptr %33, align 4
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %38, label %29

38:                                               ; preds = %29
  %39 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 3, i64 %23
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %62, label %50

42:                                               ; preds = %19
  %43 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %20, i32 3
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, %10
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 9, i64 %20, i32 7
  store i32 1, ptr %47, align 8
  br label %48

48:                                               ; preds = %42, %46
  %49 = add i64 %20, 1
  br i1 %15, label %22, label %19

50:                                               ; preds = %38
  %51 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 1, i64 %23, i32 1
  %52 = getelementptr inbounds %struct.Protocol, ptr %8, i64 0, i32 2, i64 %23
  br label %53

53:                                               ; preds = %53, %50
  %54 = phi i64 [ 0, %50 ], [ %60, %53 ]
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds i32, ptr %51, i64 %54
  %58 = load i32, ptr %57, align 4
  %59 = tail call i32 @llvm.umax.i32(i32 %56, i32 %58)
  store i32 %59, ptr %57, align 4
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %38, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_commit(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %2 to i64
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 5, i64 %12, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 4, i64 %12, i64 %13
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %18, 1
  store i32 %19, ptr %17, align 4
  %20 = and i32 %15, 63
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds %struct.Protocol, ptr %7, i64 0, i32 6, i64 %12, i64 %13, i64 %21
  store i32 %19, ptr %22, align 4
  br label %23

23:                                               ; preds = %3, %9
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_wait(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 23
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %66, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %2 to i64
  %15 = zext i32 %13 to i64
  %16 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 5, i64 %14, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp ule i32 %17, %3
  %19 = icmp ugt i32 %3, 63
  %20 = or i1 %19, %18
  br i1 %20, label %66, label %21

21:                                               ; preds = %11
  %22 = xor i32 %3, -1
  %23 = add i32 %17, %22
  %24 = and i32 %23, 63
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Protocol, ptr %9, i64 0, i32 6, i64 %14, i64 %15, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds [32 x %struct.Known], ptr %9, i64 0, i64 %15
  %29 = getelementptr inbounds [3 x i32], ptr @check_wait.agent, i64 0, i64 %14
  %30 = load i32, ptr %29, align 4
  %31 = add i32 %30, %13
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds [256 x i32], ptr %28, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = tail call i32 @llvm.umax.i32(i32 %27, i32 %34)
  store i32 %35, ptr %33, align 4
  %36 = icmp eq i32 %2, 2
  %37 = icmp ult i32 %13, -4
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %44

39:                                               ; preds = %21
  %40 = and i32 %13, -4
  %41 = add i32 %40, 4
  %42 = and i64 %15, 4294967292
  %43 = zext i32 %41 to i64
  br label %48

44:                                               ; preds = %48, %21
  %45 = icmp ne i32 %2, 1
  %46 = icmp ne i32 %4, 0
  %47 = or i1 %45, %46
  br i1 %47, label %66, label %60

48:                                               ; preds = %39, %48
  %49 = phi i64 [ %42, %39 ], [ %56, %48 ]
  %50 = phi i32 [ %40, %39 ], [ %57, %48 ]
  %51 = add i32 %50, 96
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [256 x i32], ptr %28, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = tail call i32 @llvm.umax.i32(i32 %27, i32 %54)
  store i32 %55, ptr %53, align 4
  %56 = add nuw nsw i64 %49, 1
  %57 = add nuw i32 %50, 1
  %58 = icmp ult i64 %56, %43
  %59 = select i1 %36, i1 %58, i1 false
  br i1 %59, label %48, label %44

60:                                               ; preds = %44
  %61 = add i32 %13, 64
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds [256 x i32], ptr %28, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = tail call i32 @llvm.umax.i32(i32 %27, i32 %64)
  store i32 %65, ptr %63, align 4
  br label %66

66:                                               ; preds = %44, %60, %11, %5
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Checks, ptr %3, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %90, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %36, %7
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %90, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %41

18:                                               ; preds = %7, %36
  %19 = phi i64 [ %37, %36 ], [ 0, %7 ]
  %20 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 7, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds [32 x %struct.Known], ptr %5, i64 0, i64 %19
  %25 = add nuw i64 %19, 32
  %26 = and i64 %25, 4294967295
  %27 = getelementptr inbounds [256 x i32], ptr %24, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 8, i64 %19
  %30 = load i32, ptr %29, align 4
  %31 = icmp ugt i32 %28, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = trunc i64 %19 to i32
  %34 = shl i32 %33, 5
  %35 = add nsw i32 %21, -1
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 2, i32 noundef %34, i32 noundef 32, i32 noundef %35, i64 noundef 0, i32 noundef -1, i32 noundef 0)
  br label %36

36:                                               ; preds = %18, %23, %32
  %37 = add nuw nsw i64 %19, 1
  %38 = load i32, ptr %8, align 4
  %39 = zext i32 %38 to i64
  %40 = icmp ult i64 %37, %39
  br i1 %40, label %18, label %11

41:                                               ; preds = %16, %86
  %42 = phi i64 [ 0, %16 ], [ %87, %86 ]
  %43 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 9, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %86, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 9, i64 %42, i32 9
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %86, label %50

50:                                               ; preds = %46
  %51 = load i32, ptr %12, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %56, label %53

53:                                               ; preds = %50
  %54 = add i64 %42, 128
  %55 = zext i32 %51 to i64
  br label %64

56:                                               ; preds = %64, %50
  %57 = phi i32 [ 0, %50 ], [ %74, %64 ]
  %58 = load ptr, ptr %17, align 8
  %59 = getelementptr i8, ptr %58, i64 -1
  %60 = getelementptr i8, ptr %59, i64 %44
  %61 = load i64, ptr %60, align 1
  %62 = and i64 %61, 2305841909702066176
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %77, label %79

64:                                               ; preds = %53, %64
  %65 = phi i64 [ 0, %53 ], [ %75, %64 ]
  %66 = phi i32 [ 0, %53 ], [ %74, %64 ]
  %67 = getelementptr inbounds [32 x %struct.Known], ptr %5, i64 0, i64 %65
  %68 = getelementptr inbounds [256 x i32], ptr %67, i64 0, i64 %54
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 1, i64 %65
  %71 = getelementptr inbounds [256 x i32], ptr %70, i64 0, i64 %54
  %72 = load i32, ptr %71, align 4
  %73 = tail call i32 @llvm.umax.i32(i32 %69, i32 %66)
  %74 = tail call i32 @llvm.umax.i32(i32 %72, i32 %73)
  %75 = add nuw nsw i64 %65, 1
  %76 = icmp eq i64 %75, %55
  br i1 %76, label %56, label %64

77:                                               ; preds = %56
  %78 = icmp ult i32 %57, %48
  br i1 %78, label %79, label %86

79:                                               ; preds = %77, %56
  %80 = phi i32 [ 25, %56 ], [ 32, %77 ]
  %81 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 9, i64 %42, i32 11
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Protocol, ptr %5, i64 0, i32 9, i64 %42, i32 10
  %84 = load i32, ptr %83, align 4
  %85 = add i64 %44, -1
  tail call fastcc void @note_as(ptr noundef %0, i32 noundef 2, i32 noundef %82, i32 noundef %80, i32 noundef %84, i64 noundef %85, i32 noundef -1, i32 noundef 0)
  br label %86

86:                                               ; preds = %79, %77, %41, %46
  %87 = add nuw i64 %42, 1
  %88 = load i64, ptr %13, align 8
  %89 = icmp ult i64 %87, %88
  br i1 %89, label %41, label %90

90:                                               ; preds = %86, %11, %1
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_begins(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Checks, ptr %3, i64 0, i32 26
  %7 = load ptr, ptr %6, align 8
  br label %8

8:                                                ; preds = %1, %5
  %9 = phi ptr [ %7, %5 ], [ null, %1 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %22, label %11

11:                                               ; preds = %8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(448904) %9, i8 0, i64 448904, i1 false)
  br label %12

12:                                               ; preds = %11, %12
  %13 = phi i64 [ 0, %11 ], [ %15, %12 ]
  %14 = getelementptr inbounds %struct.Order, ptr %9, i64 0, i32 13, i64 %13
  store i64 0, ptr %14, align 8
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, 128
  br i1 %16, label %17, label %12

17:                                               ; preds = %12, %17
  %18 = phi i64 [ %20, %17 ], [ 0, %12 ]
  %19 = getelementptr inbounds [16 x [16 x i32]], ptr %9, i64 0, i64 %18, i64 %18
  store i32 1, ptr %19, align 4
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp eq i64 %20, 16
  br i1 %21, label %22, label %17

22:                                               ; preds = %17, %8
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_arrives(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = alloca [32 x i32], align 16
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 26
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %5, %10
  %14 = phi ptr [ %12, %10 ], [ null, %5 ]
  %15 = icmp eq ptr %14, null
  br i1 %15, label %167, label %16

16:                                               ; preds = %13
  %17 = icmp ult i32 %2, 16
  br i1 %17, label %18, label %39

18:                                               ; preds = %16
  %19 = add i32 %2, 1
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = or i64 %21, %3
  br label %26

23:                                               ; preds = %37
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, 128
  br i1 %25, label %39, label %26

26:                                               ; preds = %23, %18
  %27 = phi i64 [ 0, %18 ], [ %24, %23 ]
  %28 = phi ptr [ undef, %18 ], [ %38, %23 ]
  %29 = getelementptr inbounds %struct.Order, ptr %14, i64 0, i32 13, i64 %27
  %30 = load i64, ptr %29, align 8
  %31 = icmp ne i64 %30, 0
  %32 = icmp ne i64 %30, %22
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %37, label %34

34:                                               ; preds = %26
  br i1 %31, label %36, label %35

35:                                               ; preds = %34
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %29, i8 0, i64 8584, i1 false)
  br label %36

36:                                               ; preds = %35, %34
  store i64 %22, ptr %29, align 8
  br label %37

37:                                               ; preds = %36, %26
  %38 = phi ptr [ %29, %36 ], [ %28, %26 ]
  br i1 %33, label %23, label %39

39:                                               ; preds = %37, %23, %16
  %40 = phi ptr [ null, %16 ], [ null, %23 ], [ %38, %37 ]
  %41 = icmp eq ptr %40, null
  %42 = and i1 %17, %41
  br i1 %42, label %167, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %7, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %49, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.Checks, ptr %44, i64 0, i32 26
  %48 = load ptr, ptr %47, align 8
  br label %49

49:                                               ; preds = %46, %43
  %50 = phi ptr [ %48, %46 ], [ null, %43 ]
  %51 = getelementptr inbounds %struct.Meeting, ptr %40, i64 0, i32 1
  %52 = getelementptr inbounds %struct.Order, ptr %50, i64 0, i32 4
  %53 = select i1 %41, ptr %52, ptr %51
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds [16 x [16 x i32]], ptr %50, i64 0, i64 %56
  br label %58

58:                                               ; preds = %58, %49
  %59 = phi i64 [ 0, %49 ], [ %65, %58 ]
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i32, ptr %53, i64 %59
  %63 = load i32, ptr %62, align 4
  %64 = tail call i32 @llvm.umax.i32(i32 %61, i32 %63)
  store i32 %64, ptr %62, align 4
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %67, label %58

67:                                               ; preds = %58
  %68 = load i32, ptr %54, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds [16 x [16 x i32]], ptr %50, i64 0, i64 %69, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = add i32 %71, 1
  store i32 %72, ptr %70, align 4
  %73 = icmp ne ptr %40, null
  %74 = getelementptr inbounds %struct.Meeting, ptr %40, i64 0, i32 3
  %75 = getelementptr inbounds %struct.Order, ptr %14, i64 0, i32 10
  %76 = select i1 %73, ptr %74, ptr %75
  %77 = load i32, ptr %54, align 4
  %78 = mul i32 %77, 33
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %79 = zext i32 %1 to i64
  %80 = getelementptr inbounds %struct.Checks, ptr %44, i64 0, i32 17, i64 %79
  %81 = getelementptr inbounds %struct.Checks, ptr %44, i64 0, i32 17, i64 %79, i64 %79
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %82, 1
  store i32 %83, ptr %81, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %6, ptr noundef nonnull align 4 dereferenceable(128) %80, i64 128, i1 false)
  %84 = getelementptr inbounds %struct.Checks, ptr %44, i64 0, i32 30
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %101, label %88

88:                                               ; preds = %67, %92
  %89 = phi i64 [ %97, %92 ], [ 0, %67 ]
  %90 = load i32, ptr %84, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %101

92:                                               ; preds = %88
  %93 = getelementptr inbounds %struct.Checks, ptr %44, i64 0, i32 17, i64 %89, i64 %89
  %94 = load i32, ptr %93, align 4
  %95 = add i32 %94, 1
  store i32 %95, ptr %93, align 4
  %96 = getelementptr inbounds i32, ptr %6, i64 %89
  store i32 %95, ptr %96, align 4
  %97 = add nuw nsw i64 %89, 1
  %98 = load i32, ptr %85, align 4
  %99 = zext i32 %98 to i64
  %100 = icmp ult i64 %97, %99
  br i1 %100, label %88, label %101

101:                                              ; preds = %88, %92, %67
  %102 = and i32 %4, 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %101
  %105 = load i32, ptr %54, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds %struct.Order, ptr %14, i64 0, i32 6, i64 %106, i64 %79
  br label %108

108:                                              ; preds = %101, %104
  %109 = phi ptr [ %107, %104 ], [ %6, %101 ]
  %110 = load i32, ptr %54, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Order, ptr %14, i64 0, i32 7, i64 %111
  %113 = getelementptr inbounds %struct.Order, ptr %14, i64 0, i32 8, i64 %111
  %114 = select i1 %103, ptr %113, ptr %112
  %115 = and i32 %4, 16
  %116 = icmp ne i32 %115, 0
  %117 = select i1 %116, i1 %73, i1 false
  br i1 %117, label %118, label %121

118:                                              ; preds = %108
  %119 = load i32, ptr %54, align 4
  %120 = icmp ne i32 %119, %2
  br label %121

121:                                              ; preds = %118, %108
  %122 = phi i1 [ false, %108 ], [ %120, %118 ]
  br i1 %122, label %132, label %123

123:                                              ; preds = %121, %123
  %124 = phi i64 [ %130, %123 ], [ 0, %121 ]
  %125 = getelementptr inbounds i32, ptr %114, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds i32, ptr %76, i64 %124
  %128 = load i32, ptr %127, align 4
  %129 = tail call i32 @llvm.umax.i32(i32 %126, i32 %128)
  store i32 %129, ptr %127, align 4
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, 528
  br i1 %131, label %132, label %123

132:                                              ; preds = %123, %121
  %133 = getelementptr inbounds %struct.Told, ptr %76, i64 0, i32 1
  %134 = getelementptr inbounds %struct.Told, ptr %114, i64 0, i32 1
  br label %135

135:                                              ; preds = %135, %132
  %136 = phi i64 [ 0, %132 ], [ %142, %135 ]
  %137 = getelementptr inbounds i32, ptr %134, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = getelementptr inbounds i32, ptr %133, i64 %136
  %140 = load i32, ptr %139, align 4
  %141 = tail call i32 @llvm.umax.i32(i32 %138, i32 %140)
  store i32 %141, ptr %139, align 4
  %142 = add nuw nsw i64 %136, 1
  %143 = icmp eq i64 %142, 528
  br i1 %143, label %145, label %135

144:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %167

145:                                              ; preds = %135, %164
  %146 = phi i64 [ %165, %164 ], [ 0, %135 ]
  %147 = trunc i64 %146 to i32
  %148 = add i32 %78, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds [528 x i32], ptr %76, i64 0, i64 %149
  %151 = getelementptr inbounds %struct.Told, ptr %76, i64 0, i32 1, i64 %149
  br i1 %122, label %158, label %152

152:                                              ; preds = %145
  %153 = getelementptr inbounds i32, ptr %109, i64 %146
  %154 = load i32, ptr %153, align 4
  %155 = load i32, ptr %150, align 4
  %156 = icmp ugt i32 %154, %155
  br i1 %156, label %157, label %158

157:                                              ; preds = %152
  store i32 %154, ptr %150, align 4
  br label %158

158:                                              ; preds = %157, %152, %145
  %159 = getelementptr inbounds i32, ptr %109, i64 %146
  %160 = load i32, ptr %159, align 4
  %161 = load i32, ptr %151, align 4
  %162 = icmp ugt i32 %160, %161
  br i1 %162, label %163, label %164

163:                                              ; preds = %158
  store i32 %160, ptr %151, align 4
  br label %164

164:                                              ; preds = %163, %158
  %165 = add nuw nsw i64 %146, 1
  %166 = icmp eq i64 %165, 32
  br i1 %166, label %144, label %145

167:                                              ; preds = %144, %39, %13
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_completes(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 26
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               ; preds = %3, %7
  %11 = phi ptr [ %9, %7 ], [ null, %3 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %34, label %13

13:                                               ; preds = %10
  %14 = add i32 %1, 1
  %15 = zext i32 %14 to i64
  %16 = shl nuw i64 %15, 32
  %17 = or i64 %16, %2
  br label %21

18:                                               ; preds = %32
  %19 = add nuw nsw i64 %22, 1
  %20 = icmp eq i64 %19, 128
  br i1 %20, label %34, label %21

21:                                               ; preds = %18, %13
  %22 = phi i64 [ 0, %13 ], [ %19, %18 ]
  %23 = phi ptr [ undef, %13 ], [ %33, %18 ]
  %24 = getelementptr inbounds %struct.Order, ptr %11, i64 0, i32 13, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  %27 = icmp ne i64 %25, %17
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %32, label %29

29:                                               ; preds = %21
  br i1 %26, label %31, label %30

30:                                               ; preds = %29
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %24, i8 0, i64 8584, i1 false)
  br label %31

31:                                               ; preds = %30, %29
  store i64 %17, ptr %24, align 8
  br label %32

32:                                               ; preds = %31, %21
  %33 = phi ptr [ %24, %31 ], [ %23, %21 ]
  br i1 %28, label %18, label %34

34:                                               ; preds = %32, %18, %10
  %35 = phi ptr [ null, %10 ], [ null, %18 ], [ %33, %32 ]
  %36 = icmp eq ptr %35, null
  br i1 %36, label %91, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %4, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %43, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.Checks, ptr %38, i64 0, i32 26
  %42 = load ptr, ptr %41, align 8
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi ptr [ %42, %40 ], [ null, %37 ]
  %45 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 1
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [16 x [16 x i32]], ptr %44, i64 0, i64 %48
  br label %50

50:                                               ; preds = %50, %43
  %51 = phi i64 [ 0, %43 ], [ %57, %50 ]
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds i32, ptr %45, i64 %51
  %55 = load i32, ptr %54, align 4
  %56 = tail call i32 @llvm.umax.i32(i32 %53, i32 %55)
  store i32 %56, ptr %54, align 4
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, 16
  br i1 %58, label %59, label %50

59:                                               ; preds = %50
  %60 = load i32, ptr %46, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [16 x [16 x i32]], ptr %44, i64 0, i64 %61, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = add i32 %63, 1
  store i32 %64, ptr %62, align 4
  %65 = load i32, ptr %46, align 4
  %66 = mul i32 %65, 33
  %67 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 3
  %68 = zext i32 %66 to i64
  %69 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 3, i32 1, i64 %68
  %70 = zext i32 %65 to i64
  %71 = getelementptr inbounds %struct.Order, ptr %11, i64 0, i32 5, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = add i32 %72, 1
  store i32 %73, ptr %71, align 4
  %74 = getelementptr inbounds i32, ptr %69, i64 32
  store i32 %73, ptr %74, align 4
  %75 = add i32 %66, 32
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds [528 x i32], ptr %67, i64 0, i64 %76
  store i32 %73, ptr %77, align 4
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %91, label %81

81:                                               ; preds = %59, %81
  %82 = phi i64 [ %87, %81 ], [ 0, %59 ]
  %83 = getelementptr inbounds %struct.Checks, ptr %38, i64 0, i32 17, i64 %82, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = add i32 %84, 1
  store i32 %85, ptr %83, align 4
  %86 = getelementptr inbounds i32, ptr %69, i64 %82
  store i32 %85, ptr %86, align 4
  %87 = add nuw nsw i64 %82, 1
  %88 = load i32, ptr %78, align 4
  %89 = zext i32 %88 to i64
  %90 = icmp ult i64 %87, %89
  br i1 %90, label %81, label %91

91:                                               ; preds = %81, %59, %34
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_phase_ends(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 26
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               ; preds = %3, %7
  %11 = phi ptr [ %9, %7 ], [ null, %3 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %34, label %13

13:                                               ; preds = %10
  %14 = add i32 %1, 1
  %15 = zext i32 %14 to i64
  %16 = shl nuw i64 %15, 32
  %17 = or i64 %16, %2
  br label %21

18:                                               ; preds = %32
  %19 = add nuw nsw i64 %22, 1
  %20 = icmp eq i64 %19, 128
  br i1 %20, label %34, label %21

21:                                               ; preds = %18, %13
  %22 = phi i64 [ 0, %13 ], [ %19, %18 ]
  %23 = phi ptr [ undef, %13 ], [ %33, %18 ]
  %24 = getelementptr inbounds %struct.Order, ptr %11, i64 0, i32 13, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  %27 = icmp ne i64 %25, %17
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %32, label %29

29:                                               ; preds = %21
  br i1 %26, label %31, label %30

30:                                               ; preds = %29
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %24, i8 0, i64 8584, i1 false)
  br label %31

31:                                               ; preds = %30, %29
  store i64 %17, ptr %24, align 8
  br label %32

32:                                               ; preds = %31, %21
  %33 = phi ptr [ %24, %31 ], [ %23, %21 ]
  br i1 %28, label %18, label %34

34:                                               ; preds = %32, %18, %10
  %35 = phi ptr [ null, %10 ], [ null, %18 ], [ %33, %32 ]
  %36 = icmp eq ptr %35, null
  br i1 %36, label %73, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 1
  br label %40

40:                                               ; preds = %40, %37
  %41 = phi i64 [ 0, %37 ], [ %47, %40 ]
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i32, ptr %38, i64 %41
  %45 = load i32, ptr %44, align 4
  %46 = tail call i32 @llvm.umax.i32(i32 %43, i32 %45)
  store i32 %46, ptr %44, align 4
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %49, label %40

49:                                               ; preds = %40
  %50 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 4
  %51 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 3
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi i64 [ 0, %49 ], [ %59, %52 ]
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds i32, ptr %50, i64 %53
  %57 = load i32, ptr %56, align 4
  %58 = tail call i32 @llvm.umax.i32(i32 %55, i32 %57)
  store i32 %58, ptr %56, align 4
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp eq i64 %59, 528
  br i1 %60, label %61, label %52

61:                                               ; preds = %52
  %62 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 4, i32 1
  %63 = getelementptr inbounds %struct.Meeting, ptr %35, i64 0, i32 3, i32 1
  br label %64

64:                                               ; preds = %64, %61
  %65 = phi i64 [ 0, %61 ], [ %71, %64 ]
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds i32, ptr %62, i64 %65
  %69 = load i32, ptr %68, align 4
  %70 = tail call i32 @llvm.umax.i32(i32 %67, i32 %69)
  store i32 %70, ptr %68, align 4
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, 528
  br i1 %72, label %73, label %64

73:                                               ; preds = %64, %34
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_turn(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 26
  %8 = load ptr, ptr %7, align 8
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi ptr [ %8, %6 ], [ null, %2 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %47, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 12
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %47, label %16

16:                                               ; preds = %12
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17
  %19 = zext i32 %1 to i64
  %20 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19
  %21 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %18, align 4
  %23 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 16
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 1
  store i32 %24, ptr %25, align 4
  %26 = load i32, ptr %20, align 4
  store i32 %26, ptr %21, align 4
  %27 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 1
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %23, align 8
  %29 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 2
  %30 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %29, ptr noundef nonnull align 4 dereferenceable(4096) %30, i64 4096, i1 false)
  %31 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %30, ptr noundef nonnull align 4 dereferenceable(4096) %31, i64 4096, i1 false)
  %32 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 3
  %33 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %32, ptr noundef nonnull align 4 dereferenceable(128) %33, i64 128, i1 false)
  %34 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %33, ptr noundef nonnull align 4 dereferenceable(128) %34, i64 128, i1 false)
  %35 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 4
  %36 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %35, ptr noundef nonnull align 4 dereferenceable(128) %36, i64 128, i1 false)
  %37 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %36, ptr noundef nonnull align 4 dereferenceable(128) %37, i64 128, i1 false)
  %38 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 5
  %39 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 20
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %38, ptr noundef nonnull align 4 dereferenceable(128) %39, i64 128, i1 false)
  %40 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %39, ptr noundef nonnull align 4 dereferenceable(128) %40, i64 128, i1 false)
  %41 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 6
  %42 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(2176) %41, ptr noundef nonnull align 8 dereferenceable(2176) %42, i64 2176, i1 false)
  %43 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2176) %42, ptr noundef nonnull align 4 dereferenceable(2176) %43, i64 2176, i1 false)
  %44 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %17, i32 7
  %45 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %44, ptr noundef nonnull align 8 dereferenceable(4096) %45, i64 4096, i1 false)
  %46 = getelementptr inbounds %struct.Order, ptr %10, i64 0, i32 11, i64 %19, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4096) %45, ptr noundef nonnull align 4 dereferenceable(4096) %46, i64 4096, i1 false)
  store i32 %1, ptr %13, align 8
  br label %47

47:                                               ; preds = %9, %12, %16
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_accesses(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %5, %9
  %13 = phi ptr [ %11, %9 ], [ null, %5 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %69, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, %4
  br i1 %18, label %69, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %21 = load i32, ptr %20, align 4
  %22 = shl i32 %21, 5
  %23 = add i32 %22, %3
  %24 = zext i32 %17 to i64
  %25 = zext i32 %4 to i64
  %26 = getelementptr inbounds [16 x [16 x i32]], ptr %13, i64 0, i64 %24, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %57

29:                                               ; preds = %19
  %30 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 14
  %31 = load i32, ptr %30, align 8
  %32 = add i32 %31, -1
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49, i64 1
  %36 = load i32, ptr %35, align 4
  %37 = urem i32 %4, %34
  %38 = urem i32 %17, %34
  %39 = udiv i32 %4, %34
  %40 = urem i32 %39, %36
  %41 = udiv i32 %17, %34
  %42 = urem i32 %41, %36
  %43 = sub i32 %40, %42
  %44 = udiv i32 %39, %36
  %45 = udiv i32 %41, %36
  %46 = sub i32 %44, %45
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %50 = load i32, ptr %49, align 4
  %51 = mul i32 %50, %46
  %52 = add i32 %43, %51
  %53 = mul i32 %52, %48
  %54 = add i32 %37, %32
  %55 = sub i32 %54, %38
  %56 = add i32 %55, %53
  tail call fastcc void @note_order(ptr noundef %0, i32 noundef 40, i32 noundef %2, i32 noundef %23, i32 noundef %32, i32 noundef %56)
  br label %57

57:                                               ; preds = %29, %19
  %58 = load i32, ptr %16, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [16 x [16 x i32]], ptr %13, i64 0, i64 %59, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 1, i64 %59, i64 %25
  store i32 %61, ptr %62, align 4
  %63 = load i32, ptr %16, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 2, i64 %64, i64 %25
  store i32 %2, ptr %65, align 4
  %66 = load i32, ptr %16, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds %struct.Order, ptr %13, i64 0, i32 3, i64 %67, i64 %25
  store i32 %23, ptr %68, align 4
  br label %69

69:                                               ; preds = %12, %15, %57
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_order(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne i32 %4, %5
  %10 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 3
  %13 = tail call i64 @llvm.umin.i64(i64 %11, i64 256)
  br label %20

14:                                               ; preds = %56
  %15 = add nuw nsw i64 %23, 1
  %16 = icmp uge i64 %23, %11
  %17 = icmp ugt i64 %23, 255
  %18 = or i1 %17, %16
  %19 = icmp eq i64 %23, %13
  br i1 %19, label %59, label %20

20:                                               ; preds = %14, %6
  %21 = phi i1 [ false, %6 ], [ %18, %14 ]
  %22 = phi ptr [ undef, %6 ], [ %58, %14 ]
  %23 = phi i64 [ 0, %6 ], [ %15, %14 ]
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
  %31 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30
  %32 = icmp ult i64 %30, %11
  br i1 %32, label %33, label %56

33:                                               ; preds = %29
  %34 = load i32, ptr %31, align 8
  %35 = icmp eq i32 %34, %1
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  %37 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %56

40:                                               ; preds = %36
  %41 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30, i32 3
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %44, label %56

44:                                               ; preds = %40
  %45 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %48, label %56

48:                                               ; preds = %44
  %49 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30, i32 8
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %30, i32 10
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %50, %52
  %54 = xor i1 %9, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %48
  store i64 %30, ptr %12, align 8
  br label %56

56:                                               ; preds = %55, %48, %44, %40, %36, %33, %29
  %57 = phi i1 [ false, %55 ], [ true, %48 ], [ true, %44 ], [ true, %40 ], [ true, %36 ], [ true, %33 ], [ true, %29 ]
  %58 = phi ptr [ %31, %55 ], [ %22, %48 ], [ %22, %44 ], [ %22, %40 ], [ %22, %36 ], [ %22, %33 ], [ %22, %29 ]
  br i1 %57, label %14, label %59

59:                                               ; preds = %56, %14
  %60 = phi i1 [ %18, %14 ], [ %21, %56 ]
  br i1 %60, label %61, label %74

61:                                               ; preds = %59
  %62 = icmp eq i64 %11, 256
  br i1 %62, label %63, label %67

63:                                               ; preds = %61
  %64 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, 1
  store i64 %66, ptr %64, align 8
  br label %74

67:                                               ; preds = %61
  %68 = add i64 %11, 1
  store i64 %68, ptr %10, align 8
  %69 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %11
  store i32 %1, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 4
  store i32 1, ptr %70, align 4
  %71 = getelementptr inbounds i8, ptr %69, i64 8
  store i32 %2, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %69, i64 12
  store i32 -1, ptr %72, align 4
  %73 = getelementptr inbounds i8, ptr %69, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false)
  br label %74

74:                                               ; preds = %59, %63, %67
  %75 = phi ptr [ %58, %59 ], [ null, %63 ], [ %69, %67 ]
  %76 = icmp eq ptr %75, null
  br i1 %76, label %87, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 4
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, 1
  store i64 %80, ptr %78, align 8
  %81 = icmp eq i64 %79, 0
  br i1 %81, label %82, label %87

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 8
  store i32 %4, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 10
  store i32 %5, ptr %84, align 8
  %85 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 11
  store i32 %3, ptr %85, align 4
  %86 = getelementptr inbounds %struct.Found, ptr %75, i64 0, i32 9
  store i32 %3, ptr %86, align 4
  br label %87

87:                                               ; preds = %74, %77, %82
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @order_ends(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Checks, ptr %3, i64 0, i32 26
  %7 = load ptr, ptr %6, align 8
  br label %8

8:                                                ; preds = %1, %5
  %9 = phi ptr [ %7, %5 ], [ null, %1 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %72, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %72, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49, i64 1
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  br label %21

21:                                               ; preds = %15, %67
  %22 = phi i64 [ 0, %15 ], [ %68, %67 ]
  %23 = load i32, ptr %16, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Order, ptr %9, i64 0, i32 1, i64 %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds [16 x [16 x i32]], ptr %9, i64 0, i64 %24, i64 %22
  %28 = load i32, ptr %27, align 4
  %29 = icmp ugt i32 %26, %28
  br i1 %29, label %30, label %67

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.Order, ptr %9, i64 0, i32 3, i64 %22, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.Checks, ptr %33, i64 0, i32 14
  %35 = load i32, ptr %34, align 8
  %36 = add i32 %35, -1
  %37 = getelementptr inbounds %struct.Order, ptr %9, i64 0, i32 2, i64 %22, i64 %24
  %38 = load i32, ptr %37, align 4
  %39 = and i32 %32, 1048575
  %40 = and i32 %32, 1048576
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %65

42:                                               ; preds = %30
  %43 = load i32, ptr %17, align 8
  %44 = load i32, ptr %18, align 4
  %45 = trunc i64 %22 to i32
  %46 = urem i32 %45, %43
  %47 = urem i32 %23, %43
  %48 = trunc i64 %22 to i32
  %49 = udiv i32 %48, %43
  %50 = urem i32 %49, %44
  %51 = udiv i32 %23, %43
  %52 = urem i32 %51, %44
  %53 = sub i32 %50, %52
  %54 = udiv i32 %49, %44
  %55 = udiv i32 %51, %44
  %56 = sub i32 %54, %55
  %57 = load i32, ptr %19, align 8
  %58 = load i32, ptr %20, align 4
  %59 = mul i32 %58, %56
  %60 = add i32 %53, %59
  %61 = mul i32 %60, %57
  %62 = add i32 %46, %36
  %63 = sub i32 %62, %47
  %64 = add i32 %63, %61
  br label %65

65:                                               ; preds = %30, %42
  %66 = phi i32 [ %64, %42 ], [ %36, %30 ]
  tail call fastcc void @note_order(ptr noundef %0, i32 noundef 41, i32 noundef %38, i32 noundef %39, i32 noundef %66, i32 noundef %36)
  br label %67

67:                                               ; preds = %21, %65
  %68 = add nuw nsw i64 %22, 1
  %69 = load i32, ptr %12, align 4
  %70 = zext i32 %69 to i64
  %71 = icmp ult i64 %68, %70
  br i1 %71, label %21, label %72

72:                                               ; preds = %67, %11, %8
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @arrive(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %8, -1
  %10 = and i32 %7, %9
  %11 = tail call fastcc i32 @unmet(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %5
  %14 = icmp eq i32 %10, 0
  br i1 %14, label %36, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %59

19:                                               ; preds = %15
  %20 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  store i32 6, ptr %16, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %4, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  br label %59

36:                                               ; preds = %13
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = sext i32 %2 to i64
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 56, i64 %39, i64 %40
  %42 = tail call fastcc i32 @release(ptr noundef %0)
  %43 = load i32, ptr %41, align 4
  %44 = add i32 %43, 32
  store i32 %44, ptr %41, align 4
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %46, 1
  store i64 %47, ptr %45, align 8
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %52, label %51

51:                                               ; preds = %36
  tail call void @check_arrived(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i32 noundef 0)
  br label %52

52:                                               ; preds = %51, %36
  %53 = tail call fastcc i32 @release(ptr noundef %0)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %52
  %56 = load i32, ptr %41, align 4
  %57 = icmp ult i32 %56, %3
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  store i32 0, ptr %41, align 4
  br label %59

59:                                               ; preds = %19, %15, %52, %55, %58, %5
  %60 = phi i32 [ 2, %5 ], [ 0, %58 ], [ 0, %55 ], [ 0, %52 ], [ 2, %15 ], [ 2, %19 ]
  ret i32 %60
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc i32 @unmet(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = load i32, ptr %1, align 8
  %7 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %8 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, %6
  %11 = icmp ugt i32 %2, 15
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %53

16:                                               ; preds = %12
  store i32 11, ptr %13, align 8
  br label %35

17:                                               ; preds = %5
  %18 = and i32 %3, 31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %53

24:                                               ; preds = %20
  store i32 14, ptr %21, align 8
  br label %35

25:                                               ; preds = %17
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %53, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %33 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 15
  %34 = load i32, ptr %33, align 4
  store i32 12, ptr %28, align 8
  br label %35

35:                                               ; preds = %16, %24, %31
  %36 = phi i32 [ %34, %31 ], [ %4, %24 ], [ %4, %16 ]
  %37 = phi i32 [ %32, %31 ], [ %7, %24 ], [ %7, %16 ]
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %36, ptr %38, align 4
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %37, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %41, ptr %42, align 4
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %44, ptr %45, align 8
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %47, ptr %48, align 4
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %50, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %52, i8 0, i64 20, i1 false)
  br label %53

53:                                               ; preds = %35, %27, %20, %12, %25
  %54 = phi i32 [ 0, %25 ], [ 2, %12 ], [ 2, %20 ], [ 2, %27 ], [ 2, %35 ]
  ret i32 %54
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @release(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  br label %8

7:                                                ; preds = %111
  ret i32 %112

8:                                                ; preds = %1, %111
  %9 = phi i64 [ 1, %1 ], [ %113, %111 ]
  %10 = phi i32 [ 0, %1 ], [ %112, %111 ]
  %11 = load i32, ptr %2, align 4
  %12 = zext i32 %11 to i64
  %13 = add nsw i64 %9, -1
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 56, i64 %12, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %8
  %19 = load ptr, ptr %4, align 8
  %20 = zext i32 %16 to i64
  br label %29

21:                                               ; preds = %57, %8
  %22 = phi i32 [ %15, %8 ], [ %58, %57 ]
  %23 = phi i32 [ 0, %8 ], [ %59, %57 ]
  %24 = phi i32 [ 0, %8 ], [ %60, %57 ]
  %25 = phi i32 [ 0, %8 ], [ %61, %57 ]
  %26 = phi i32 [ 0, %8 ], [ %41, %57 ]
  %27 = phi i32 [ 0, %8 ], [ %62, %57 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %111, label %65

29:                                               ; preds = %18, %57
  %30 = phi i64 [ 0, %18 ], [ %63, %57 ]
  %31 = phi i32 [ 0, %18 ], [ %62, %57 ]
  %32 = phi i32 [ 0, %18 ], [ %41, %57 ]
  %33 = phi i32 [ 0, %18 ], [ %61, %57 ]
  %34 = phi i32 [ 0, %18 ], [ %60, %57 ]
  %35 = phi i32 [ 0, %18 ], [ %59, %57 ]
  %36 = phi i32 [ %15, %18 ], [ %58, %57 ]
  %37 = getelementptr inbounds %struct.Warp, ptr %19, i64 %30, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  %40 = add i32 %32, 32
  %41 = select i1 %39, i32 %32, i32 %40
  %42 = getelementptr inbounds %struct.Warp, ptr %19, i64 %30, i32 5
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = icmp eq i64 %9, %44
  br i1 %45, label %46, label %57

46:                                               ; preds = %29
  %47 = add i32 %36, 32
  %48 = getelementptr inbounds %struct.Warp, ptr %19, i64 %30, i32 7
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds %struct.Warp, ptr %19, i64 %30, i32 9
  %51 = load i32, ptr %50, align 4
  %52 = and i32 %51, %38
  %53 = tail call i32 @llvm.ctpop.i32(i32 %52)
  %54 = add i32 %53, %34
  %55 = tail call i32 @llvm.ctpop.i32(i32 %38)
  %56 = add i32 %55, %33
  br label %57

57:                                               ; preds = %29, %46
  %58 = phi i32 [ %47, %46 ], [ %36, %29 ]
  %59 = phi i32 [ %49, %46 ], [ %35, %29 ]
  %60 = phi i32 [ %54, %46 ], [ %34, %29 ]
  %61 = phi i32 [ %56, %46 ], [ %33, %29 ]
  %62 = phi i32 [ 1, %46 ], [ %31, %29 ]
  %63 = add nuw nsw i64 %30, 1
  %64 = icmp eq i64 %63, %20
  br i1 %64, label %21, label %29

65:                                               ; preds = %21
  %66 = icmp eq i32 %23, 0
  %67 = select i1 %66, i32 %26, i32 %23
  %68 = icmp ult i32 %22, %67
  br i1 %68, label %111, label %69

69:                                               ; preds = %65
  %70 = icmp eq i32 %16, 0
  br i1 %70, label %78, label %71

71:                                               ; preds = %69
  %72 = load ptr, ptr %5, align 8
  %73 = icmp eq i32 %24, %25
  %74 = zext i1 %73 to i32
  %75 = icmp ne i32 %24, 0
  %76 = zext i1 %75 to i32
  %77 = zext i32 %16 to i64
  br label %83

78:                                               ; preds = %104, %69
  %79 = phi i32 [ 0, %69 ], [ %105, %104 ]
  %80 = phi i32 [ %10, %69 ], [ %106, %104 ]
  store i32 0, ptr %14, align 4
  %81 = load ptr, ptr %6, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %111, label %109

83:                                               ; preds = %71, %104
  %84 = phi i64 [ 0, %71 ], [ %107, %104 ]
  %85 = phi i32 [ %10, %71 ], [ %106, %104 ]
  %86 = phi i32 [ 0, %71 ], [ %105, %104 ]
  %87 = getelementptr inbounds %struct.Warp, ptr %72, i64 %84, i32 5
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %88 to i64
  %90 = icmp eq i64 %9, %89
  br i1 %90, label %91, label %104

91:                                               ; preds = %83
  %92 = getelementptr inbounds %struct.Warp, ptr %72, i64 %84, i32 8
  %93 = load i32, ptr %92, align 8
  switch i32 %93, label %95 [
    i32 1, label %96
    i32 2, label %94
  ]

94:                                               ; preds = %91
  br label %96

95:                                               ; preds = %91
  br label %96

96:                                               ; preds = %91, %94, %95
  %97 = phi i32 [ %74, %94 ], [ %76, %95 ], [ %24, %91 ]
  %98 = getelementptr inbounds %struct.Warp, ptr %72, i64 %84, i32 10
  store i32 %97, ptr %98, align 8
  store i32 0, ptr %87, align 4
  %99 = add i32 %85, 1
  %100 = trunc i64 %84 to i32
  %101 = and i32 %100, 31
  %102 = shl nuw i32 1, %101
  %103 = or i32 %102, %86
  br label %104

104:                                              ; preds = %83, %96
  %105 = phi i32 [ %103, %96 ], [ %86, %83 ]
  %106 = phi i32 [ %99, %96 ], [ %85, %83 ]
  %107 = add nuw nsw i64 %84, 1
  %108 = icmp eq i64 %107, %77
  br i1 %108, label %78, label %83

109:                                              ; preds = %78
  %110 = trunc i64 %13 to i32
  tail call void @check_barrier(ptr noundef %0, i32 noundef %79, i32 noundef %110)
  br label %111

111:                                              ; preds = %78, %109, %21, %65
  %112 = phi i32 [ %10, %65 ], [ %10, %21 ], [ %80, %109 ], [ %80, %78 ]
  %113 = add nuw nsw i64 %9, 1
  %114 = icmp eq i64 %113, 17
  br i1 %114, label %7, label %8
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @stand(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr %1, align 8
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 16
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %40, label %17

17:                                               ; preds = %8
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %266

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  %23 = load i32, ptr %22, align 8
  %24 = tail call i32 @llvm.cttz.i32(i32 %11, i1 true)
  store i32 6, ptr %18, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %23, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %24, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %28, ptr %29, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %31, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %34, ptr %35, align 4
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %37, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %39, i8 0, i64 20, i1 false)
  br label %266

40:                                               ; preds = %8
  %41 = tail call fastcc i32 @unmet(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i32 noundef %3, i32 noundef %7)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %266

43:                                               ; preds = %40
  %44 = icmp eq i32 %13, 0
  br i1 %44, label %90, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %47 = load i32, ptr %46, align 8
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %65

49:                                               ; preds = %45
  %50 = load i32, ptr %1, align 8
  %51 = zext i32 %47 to i64
  br label %54

52:                                               ; preds = %54
  %53 = xor i32 %62, -1
  br label %65

54:                                               ; preds = %54, %49
  %55 = phi i64 [ 0, %49 ], [ %63, %54 ]
  %56 = phi i32 [ 0, %49 ], [ %62, %54 ]
  %57 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %55, i32 2
  %58 = load i32, ptr %57, align 4
  %59 = and i32 %58, %50
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i32 %58, i32 0
  %62 = or i32 %61, %56
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %51
  br i1 %64, label %52, label %54

65:                                               ; preds = %45, %52
  %66 = phi i32 [ -1, %45 ], [ %53, %52 ]
  %67 = and i32 %66, %13
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %90, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %266

73:                                               ; preds = %69
  %74 = tail call i32 @llvm.cttz.i32(i32 %13, i1 true)
  store i32 6, ptr %70, align 8
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %7, ptr %75, align 4
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %74, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %78, ptr %79, align 4
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %81 = load i32, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %81, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %84, ptr %85, align 4
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %87 = load i32, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %87, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %89, i8 0, i64 20, i1 false)
  br label %266

90:                                               ; preds = %65, %43
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %92 = load i32, ptr %91, align 4
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %113

94:                                               ; preds = %90
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %96 = load ptr, ptr %95, align 8
  %97 = add nsw i32 %2, 1
  %98 = zext i32 %92 to i64
  br label %99

99:                                               ; preds = %109, %94
  %100 = phi i64 [ 0, %94 ], [ %110, %109 ]
  %101 = phi i1 [ true, %94 ], [ %111, %109 ]
  %102 = getelementptr inbounds %struct.Warp, ptr %96, i64 %100, i32 5
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, %97
  br i1 %104, label %105, label %109

105:                                              ; preds = %99
  %106 = getelementptr inbounds %struct.Warp, ptr %96, i64 %100, i32 7
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, %3
  br i1 %108, label %109, label %113

109:                                              ; preds = %105, %99
  %110 = add nuw nsw i64 %100, 1
  %111 = icmp ult i64 %110, %98
  %112 = icmp eq i64 %110, %98
  br i1 %112, label %113, label %99

113:                                              ; preds = %105, %109, %90
  %114 = phi i1 [ %93, %90 ], [ %111, %109 ], [ %101, %105 ]
  br i1 %114, label %115, label %164

115:                                              ; preds = %113
  %116 = tail call fastcc i32 @release(ptr noundef %0)
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %142, label %118

118:                                              ; preds = %115
  %119 = load i32, ptr %91, align 4
  %120 = icmp ne i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %118
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %123 = load ptr, ptr %122, align 8
  %124 = add nsw i32 %2, 1
  %125 = zext i32 %119 to i64
  br label %126

126:                                              ; preds = %136, %121
  %127 = phi i64 [ 0, %121 ], [ %137, %136 ]
  %128 = phi i1 [ true, %121 ], [ %138, %136 ]
  %129 = getelementptr inbounds %struct.Warp, ptr %123, i64 %127, i32 5
  %130 = load i32, ptr %129, align 4
  %131 = icmp eq i32 %130, %124
  br i1 %131, label %132, label %136

132:                                              ; preds = %126
  %133 = getelementptr inbounds %struct.Warp, ptr %123, i64 %127, i32 7
  %134 = load i32, ptr %133, align 4
  %135 = icmp eq i32 %134, %3
  br i1 %135, label %136, label %140

136:                                              ; preds = %132, %126
  %137 = add nuw nsw i64 %127, 1
  %138 = icmp ult i64 %137, %125
  %139 = icmp eq i64 %137, %125
  br i1 %139, label %140, label %126

140:                                              ; preds = %132, %136, %118
  %141 = phi i1 [ %120, %118 ], [ %138, %136 ], [ %128, %132 ]
  br i1 %141, label %142, label %164

142:                                              ; preds = %140, %115
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %266

146:                                              ; preds = %142
  %147 = load i32, ptr %1, align 8
  %148 = tail call i32 @llvm.cttz.i32(i32 %147, i1 true)
  store i32 14, ptr %143, align 8
  %149 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %7, ptr %149, align 4
  %150 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %148, ptr %150, align 8
  %151 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %152, ptr %153, align 4
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %155, ptr %156, align 8
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %158, ptr %159, align 4
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %161 = load i32, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %161, ptr %162, align 8
  %163 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %163, i8 0, i64 20, i1 false)
  br label %266

164:                                              ; preds = %140, %113
  %165 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %7, ptr %165, align 8
  %166 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 7
  store i32 %3, ptr %166, align 4
  %167 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 8
  store i32 %4, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 9
  store i32 %5, ptr %168, align 4
  br i1 %44, label %169, label %210

169:                                              ; preds = %164
  %170 = add nsw i32 %2, 1
  %171 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 5
  store i32 %170, ptr %171, align 4
  %172 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %173 = load i32, ptr %172, align 4
  %174 = icmp eq i32 %173, %6
  br i1 %174, label %175, label %207

175:                                              ; preds = %169
  %176 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %177 = load i32, ptr %176, align 8
  br label %178

178:                                              ; preds = %201, %175
  %179 = phi i32 [ %177, %175 ], [ %202, %201 ]
  %180 = phi i32 [ undef, %175 ], [ %203, %201 ]
  %181 = icmp sgt i32 %179, 0
  br i1 %181, label %182, label %205

182:                                              ; preds = %178
  %183 = add nsw i32 %179, -1
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %184
  %186 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %184, i32 2
  %187 = load i32, ptr %186, align 4
  %188 = load i32, ptr %14, align 8
  %189 = and i32 %188, %187
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %201

191:                                              ; preds = %182
  store i32 %183, ptr %176, align 8
  %192 = load i32, ptr %9, align 4
  %193 = and i32 %192, %187
  store i32 %193, ptr %1, align 8
  %194 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %184, i32 1
  %195 = load i32, ptr %194, align 4
  store i32 %195, ptr %172, align 4
  %196 = icmp eq i32 %193, 0
  br i1 %196, label %200, label %197

197:                                              ; preds = %191
  %198 = load i32, ptr %185, align 4
  %199 = icmp eq i32 %198, %195
  br i1 %199, label %200, label %201

200:                                              ; preds = %197, %191
  br label %201

201:                                              ; preds = %200, %197, %182
  %202 = phi i32 [ %183, %200 ], [ %179, %182 ], [ %183, %197 ]
  %203 = phi i32 [ %180, %200 ], [ %180, %182 ], [ %198, %197 ]
  %204 = phi i32 [ 0, %200 ], [ 3, %182 ], [ 1, %197 ]
  switch i32 %204, label %206 [
    i32 0, label %178
    i32 3, label %205
    i32 1, label %207
  ]

205:                                              ; preds = %201, %178
  store i32 0, ptr %1, align 8
  br label %207

206:                                              ; preds = %201
  unreachable

207:                                              ; preds = %201, %169, %205
  %208 = phi i32 [ %6, %169 ], [ -1, %205 ], [ %203, %201 ]
  %209 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %208, ptr %209, align 8
  br label %266

210:                                              ; preds = %164
  %211 = load i32, ptr %1, align 8
  store i32 %211, ptr %14, align 8
  %212 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 17
  store i32 %2, ptr %212, align 4
  %213 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 18
  store i32 %6, ptr %213, align 8
  %214 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %215 = load i32, ptr %214, align 4
  %216 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 19
  store i32 %215, ptr %216, align 4
  %217 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %218 = load i32, ptr %217, align 8
  %219 = sext i32 %218 to i64
  %220 = zext i32 %218 to i64
  br label %221

221:                                              ; preds = %260, %210
  %222 = phi i64 [ %229, %260 ], [ %220, %210 ]
  %223 = phi i64 [ %225, %260 ], [ %219, %210 ]
  %224 = phi i32 [ %262, %260 ], [ undef, %210 ]
  %225 = add nsw i64 %223, -1
  %226 = trunc i64 %222 to i32
  %227 = icmp slt i32 %226, 1
  br i1 %227, label %263, label %228

228:                                              ; preds = %221
  %229 = add nsw i64 %222, -1
  %230 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %229
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds i8, ptr %230, i64 4
  %233 = load i32, ptr %232, align 4
  %234 = getelementptr inbounds i8, ptr %230, i64 8
  %235 = load i32, ptr %234, align 4
  %236 = load i32, ptr %14, align 8
  %237 = and i32 %236, %235
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %260

239:                                              ; preds = %228
  %240 = load i32, ptr %9, align 4
  %241 = and i32 %240, %235
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %260, label %243

243:                                              ; preds = %239
  %244 = load i32, ptr %217, align 8
  %245 = icmp sgt i32 %244, %226
  br i1 %245, label %251, label %246

246:                                              ; preds = %251, %243
  %247 = phi i32 [ %244, %243 ], [ %257, %251 ]
  %248 = add nsw i32 %247, -1
  store i32 %248, ptr %217, align 8
  %249 = load i32, ptr %9, align 4
  %250 = and i32 %249, %235
  store i32 %250, ptr %1, align 8
  store i32 %233, ptr %214, align 4
  br label %260

251:                                              ; preds = %243, %251
  %252 = phi i64 [ %256, %251 ], [ %223, %243 ]
  %253 = add nsw i64 %252, -1
  %254 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %253
  %255 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %252
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %254, ptr noundef nonnull align 4 dereferenceable(12) %255, i64 12, i1 false)
  %256 = add nsw i64 %252, 1
  %257 = load i32, ptr %217, align 8
  %258 = sext i32 %257 to i64
  %259 = icmp slt i64 %256, %258
  br i1 %259, label %251, label %246

260:                                              ; preds = %246, %239, %228
  %261 = phi i1 [ false, %246 ], [ true, %239 ], [ true, %228 ]
  %262 = phi i32 [ %231, %246 ], [ %224, %239 ], [ %224, %228 ]
  br i1 %261, label %221, label %263

263:                                              ; preds = %221, %260
  %264 = phi i32 [ -1, %221 ], [ %262, %260 ]
  %265 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %264, ptr %265, align 8
  br label %266

266:                                              ; preds = %146, %142, %73, %69, %21, %17, %40, %263, %207
  %267 = phi i32 [ 3, %263 ], [ 1, %207 ], [ 2, %40 ], [ 2, %17 ], [ 2, %21 ], [ 2, %69 ], [ 2, %73 ], [ 2, %142 ], [ 2, %146 ]
  ret i32 %267
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @lent_of(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %7 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = udiv i64 %12, %3
  %14 = trunc i64 %13 to i32
  br label %15

15:                                               ; preds = %1, %5
  %16 = phi i32 [ %14, %5 ], [ 0, %1 ]
  ret i32 %16
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @load_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %144, label %14

14:                                               ; preds = %10, %6
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %29, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               ; preds = %16, %26
  %20 = phi i32 [ 0, %16 ], [ %27, %26 ]
  %21 = zext i32 %20 to i64
  %22 = add i64 %21, %4
  %23 = getelementptr inbounds i8, ptr %18, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %19
  %27 = add nuw i32 %20, 1
  %28 = icmp eq i32 %27, %5
  br i1 %28, label %29, label %19

29:                                               ; preds = %19, %26, %14
  %30 = phi i32 [ 0, %14 ], [ %20, %19 ], [ %5, %26 ]
  %31 = icmp eq i32 %30, %5
  br i1 %31, label %144, label %32

32:                                               ; preds = %29
  br i1 %9, label %33, label %56

33:                                               ; preds = %32
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %144

37:                                               ; preds = %33
  %38 = zext i32 %5 to i64
  store i32 3, ptr %34, align 8
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %2, ptr %39, align 4
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %3, ptr %40, align 8
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %42, ptr %43, align 4
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %45, ptr %46, align 8
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %48, ptr %49, align 4
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %51, ptr %52, align 8
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  store i32 2, ptr %53, align 4
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 6
  store i64 %4, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 7
  store i64 %38, ptr %55, align 8
  br label %144

56:                                               ; preds = %32
  %57 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 3
  %60 = tail call i64 @llvm.umin.i64(i64 %58, i64 256)
  br label %67

61:                                               ; preds = %102
  %62 = add nuw nsw i64 %70, 1
  %63 = icmp uge i64 %70, %58
  %64 = icmp ugt i64 %70, 255
  %65 = or i1 %64, %63
  %66 = icmp eq i64 %70, %60
  br i1 %66, label %105, label %67

67:                                               ; preds = %61, %56
  %68 = phi i1 [ false, %56 ], [ %65, %61 ]
  %69 = phi ptr [ undef, %56 ], [ %104, %61 ]
  %70 = phi i64 [ 0, %56 ], [ %62, %61 ]
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %74, label %72

72:                                               ; preds = %67
  %73 = add nsw i64 %70, -1
  br label %76

74:                                               ; preds = %67
  %75 = load i64, ptr %59, align 8
  br label %76

76:                                               ; preds = %74, %72
  %77 = phi i64 [ %73, %72 ], [ %75, %74 ]
  %78 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77
  %79 = icmp ult i64 %77, %58
  br i1 %79, label %80, label %102

80:                                               ; preds = %76
  %81 = load i32, ptr %78, align 8
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %102

83:                                               ; preds = %80
  %84 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77, i32 1
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, 2
  br i1 %86, label %87, label %102

87:                                               ; preds = %83
  %88 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77, i32 3
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, -1
  br i1 %90, label %91, label %102

91:                                               ; preds = %87
  %92 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77, i32 2
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, %2
  br i1 %94, label %95, label %102

95:                                               ; preds = %91
  %96 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77, i32 8
  %97 = load i32, ptr %96, align 8
  %98 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %77, i32 10
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %97, %99
  br i1 %100, label %101, label %102

101:                                              ; preds = %95
  store i64 %77, ptr %59, align 8
  br label %102

102:                                              ; preds = %101, %95, %91, %87, %83, %80, %76
  %103 = phi i1 [ false, %101 ], [ true, %95 ], [ true, %91 ], [ true, %87 ], [ true, %83 ], [ true, %80 ], [ true, %76 ]
  %104 = phi ptr [ %78, %101 ], [ %69, %95 ], [ %69, %91 ], [ %69, %87 ], [ %69, %83 ], [ %69, %80 ], [ %69, %76 ]
  br i1 %103, label %61, label %105

105:                                              ; preds = %102, %61
  %106 = phi i1 [ %65, %61 ], [ %68, %102 ]
  br i1 %106, label %107, label %120

107:                                              ; preds = %105
  %108 = icmp eq i64 %58, 256
  br i1 %108, label %109, label %113

109:                                              ; preds = %107
  %110 = getelementptr inbounds %struct.Checks, ptr %8, i64 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %111, 1
  store i64 %112, ptr %110, align 8
  br label %120

113:                                              ; preds = %107
  %114 = add i64 %58, 1
  store i64 %114, ptr %57, align 8
  %115 = getelementptr inbounds [256 x %struct.Found], ptr %8, i64 0, i64 %58
  store i32 3, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %115, i64 4
  store i32 2, ptr %116, align 4
  %117 = getelementptr inbounds i8, ptr %115, i64 8
  store i32 %2, ptr %117, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 12
  store i32 -1, ptr %118, align 4
  %119 = getelementptr inbounds i8, ptr %115, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %119, i8 0, i64 48, i1 false)
  br label %120

120:                                              ; preds = %105, %109, %113
  %121 = phi ptr [ %104, %105 ], [ null, %109 ], [ %115, %113 ]
  %122 = icmp eq ptr %121, null
  br i1 %122, label %144, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 4
  %125 = load i64, ptr %124, align 8
  %126 = add i64 %125, 1
  store i64 %126, ptr %124, align 8
  %127 = icmp eq i64 %125, 0
  br i1 %127, label %128, label %144

128:                                              ; preds = %123
  %129 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 5
  store i64 %4, ptr %129, align 8
  %130 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 6
  store i32 %5, ptr %130, align 8
  %131 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 7
  store i32 2, ptr %131, align 4
  %132 = load ptr, ptr %7, align 8
  %133 = getelementptr inbounds %struct.Checks, ptr %132, i64 0, i32 14
  %134 = load i32, ptr %133, align 8
  %135 = add i32 %134, -1
  %136 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 10
  store i32 %135, ptr %136, align 8
  %137 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 8
  store i32 %135, ptr %137, align 8
  %138 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %139 = load i32, ptr %138, align 4
  %140 = shl i32 %139, 5
  %141 = add i32 %140, %3
  %142 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 11
  store i32 %141, ptr %142, align 4
  %143 = getelementptr inbounds %struct.Found, ptr %121, i64 0, i32 9
  store i32 %141, ptr %143, align 4
  br label %144

144:                                              ; preds = %37, %33, %128, %123, %120, %29, %10
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @cluster_arrive(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 29
  %7 = load i32, ptr %6, align 4
  %8 = and i32 %7, %2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %31, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %43

14:                                               ; preds = %10
  %15 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 38, ptr %11, align 8
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %3, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %15, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %19, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %22, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %30, i8 0, i64 20, i1 false)
  br label %43

31:                                               ; preds = %5
  %32 = or i32 %7, %2
  store i32 %32, ptr %6, align 4
  %33 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 28
  %34 = load i32, ptr %33, align 8
  %35 = or i32 %34, %2
  store i32 %35, ptr %33, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %31
  %40 = and i32 %4, 8
  tail call void @check_arrived(ptr noundef %0, ptr noundef %1, i32 noundef 16, i32 noundef %40)
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %42 = load i32, ptr %41, align 4
  tail call void @order_arrives(ptr noundef %0, i32 noundef %42, i32 noundef 16, i64 noundef 0, i32 noundef %4)
  br label %43

43:                                               ; preds = %14, %10, %31, %39
  %44 = phi i32 [ 0, %39 ], [ 0, %31 ], [ 2, %10 ], [ 2, %14 ]
  ret i32 %44
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @cluster_wait(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %8, -1
  %10 = and i32 %7, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 29
  %12 = load i32, ptr %11, align 4
  %13 = xor i32 %12, -1
  %14 = and i32 %8, %13
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 16
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %41, label %18

18:                                               ; preds = %5
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %225

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  %24 = load i32, ptr %23, align 8
  %25 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 6, ptr %19, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %24, ptr %26, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %25, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %35, ptr %36, align 4
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %38, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %40, i8 0, i64 20, i1 false)
  br label %225

41:                                               ; preds = %5
  %42 = icmp eq i32 %14, 0
  br i1 %42, label %64, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %225

47:                                               ; preds = %43
  %48 = tail call i32 @llvm.cttz.i32(i32 %14, i1 true)
  store i32 38, ptr %44, align 8
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %4, ptr %49, align 4
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %48, ptr %50, align 8
  %51 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %52, ptr %53, align 4
  %54 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %55, ptr %56, align 8
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %58, ptr %59, align 4
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %61 = load i32, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %61, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %63, i8 0, i64 20, i1 false)
  br label %225

64:                                               ; preds = %41
  %65 = icmp eq i32 %10, 0
  br i1 %65, label %140, label %66

66:                                               ; preds = %64
  %67 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %68 = load i32, ptr %67, align 8
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %85

70:                                               ; preds = %66
  %71 = zext i32 %68 to i64
  br label %74

72:                                               ; preds = %74
  %73 = xor i32 %82, -1
  br label %85

74:                                               ; preds = %74, %70
  %75 = phi i64 [ 0, %70 ], [ %83, %74 ]
  %76 = phi i32 [ 0, %70 ], [ %82, %74 ]
  %77 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %75, i32 2
  %78 = load i32, ptr %77, align 4
  %79 = and i32 %78, %8
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %80, i32 %78, i32 0
  %82 = or i32 %81, %76
  %83 = add nuw nsw i64 %75, 1
  %84 = icmp eq i64 %83, %71
  br i1 %84, label %72, label %74

85:                                               ; preds = %66, %72
  %86 = phi i32 [ -1, %66 ], [ %73, %72 ]
  %87 = and i32 %86, %10
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %130, label %89

89:                                               ; preds = %85
  %90 = icmp eq i32 %3, 0
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %90, label %112, label %94

94:                                               ; preds = %89
  br i1 %93, label %95, label %225

95:                                               ; preds = %94
  %96 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  store i32 6, ptr %91, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %4, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %96, ptr %98, align 8
  %99 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %100, ptr %101, align 4
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %103 = load i32, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %103, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %106, ptr %107, align 4
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %109 = load i32, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %111, i8 0, i64 20, i1 false)
  br label %225

112:                                              ; preds = %89
  br i1 %93, label %113, label %225

113:                                              ; preds = %112
  %114 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  store i32 39, ptr %91, align 8
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  store i32 %4, ptr %115, align 4
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  store i32 %114, ptr %116, align 8
  %117 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  store i32 %118, ptr %119, align 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %121 = load i32, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  store i32 %121, ptr %122, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %124 = load i32, ptr %123, align 4
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  store i32 %124, ptr %125, align 4
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %127 = load i32, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  store i32 %127, ptr %128, align 8
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %129, i8 0, i64 20, i1 false)
  br label %225

130:                                              ; preds = %85
  %131 = and i32 %12, %9
  store i32 %131, ptr %11, align 4
  %132 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %4, ptr %132, align 8
  store i32 %8, ptr %15, align 8
  %133 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 17
  store i32 16, ptr %133, align 4
  %134 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 18
  store i32 %2, ptr %134, align 8
  %135 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 19
  store i32 %136, ptr %137, align 4
  %138 = sext i32 %68 to i64
  %139 = zext i32 %68 to i64
  br label %180

140:                                              ; preds = %64
  %141 = and i32 %12, %9
  store i32 %141, ptr %11, align 4
  %142 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %4, ptr %142, align 8
  %143 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 5
  store i32 17, ptr %143, align 4
  %144 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %145 = load i32, ptr %144, align 4
  %146 = icmp eq i32 %145, %2
  br i1 %146, label %147, label %177

147:                                              ; preds = %140
  %148 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %149 = load i32, ptr %148, align 8
  br label %150

150:                                              ; preds = %171, %147
  %151 = phi i32 [ %149, %147 ], [ %172, %171 ]
  %152 = phi i32 [ undef, %147 ], [ %173, %171 ]
  %153 = icmp sgt i32 %151, 0
  br i1 %153, label %154, label %175

154:                                              ; preds = %150
  %155 = add nsw i32 %151, -1
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %156
  %158 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %156, i32 2
  %159 = load i32, ptr %158, align 4
  %160 = and i32 %159, %16
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %171

162:                                              ; preds = %154
  store i32 %155, ptr %148, align 8
  %163 = and i32 %159, %7
  store i32 %163, ptr %1, align 8
  %164 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %156, i32 1
  %165 = load i32, ptr %164, align 4
  store i32 %165, ptr %144, align 4
  %166 = icmp eq i32 %163, 0
  br i1 %166, label %170, label %167

167:                                              ; preds = %162
  %168 = load i32, ptr %157, align 4
  %169 = icmp eq i32 %168, %165
  br i1 %169, label %170, label %171

170:                                              ; preds = %167, %162
  br label %171

171:                                              ; preds = %170, %167, %154
  %172 = phi i32 [ %155, %170 ], [ %151, %154 ], [ %155, %167 ]
  %173 = phi i32 [ %152, %170 ], [ %152, %154 ], [ %168, %167 ]
  %174 = phi i32 [ 0, %170 ], [ 3, %154 ], [ 1, %167 ]
  switch i32 %174, label %176 [
    i32 0, label %150
    i32 3, label %175
    i32 1, label %177
  ]

175:                                              ; preds = %171, %150
  store i32 0, ptr %1, align 8
  br label %177

176:                                              ; preds = %171
  unreachable

177:                                              ; preds = %171, %140, %175
  %178 = phi i32 [ %2, %140 ], [ -1, %175 ], [ %173, %171 ]
  %179 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %178, ptr %179, align 8
  br label %225

180:                                              ; preds = %219, %130
  %181 = phi i64 [ %188, %219 ], [ %139, %130 ]
  %182 = phi i64 [ %184, %219 ], [ %138, %130 ]
  %183 = phi i32 [ %221, %219 ], [ undef, %130 ]
  %184 = add nsw i64 %182, -1
  %185 = trunc i64 %181 to i32
  %186 = icmp slt i32 %185, 1
  br i1 %186, label %222, label %187

187:                                              ; preds = %180
  %188 = add nsw i64 %181, -1
  %189 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %188
  %190 = load i32, ptr %189, align 4
  %191 = getelementptr inbounds i8, ptr %189, i64 4
  %192 = load i32, ptr %191, align 4
  %193 = getelementptr inbounds i8, ptr %189, i64 8
  %194 = load i32, ptr %193, align 4
  %195 = load i32, ptr %15, align 8
  %196 = and i32 %195, %194
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %219

198:                                              ; preds = %187
  %199 = load i32, ptr %6, align 4
  %200 = and i32 %199, %194
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %219, label %202

202:                                              ; preds = %198
  %203 = load i32, ptr %67, align 8
  %204 = icmp sgt i32 %203, %185
  br i1 %204, label %210, label %205

205:                                              ; preds = %210, %202
  %206 = phi i32 [ %203, %202 ], [ %216, %210 ]
  %207 = add nsw i32 %206, -1
  store i32 %207, ptr %67, align 8
  %208 = load i32, ptr %6, align 4
  %209 = and i32 %208, %194
  store i32 %209, ptr %1, align 8
  store i32 %192, ptr %135, align 4
  br label %219

210:                                              ; preds = %202, %210
  %211 = phi i64 [ %215, %210 ], [ %182, %202 ]
  %212 = add nsw i64 %211, -1
  %213 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %212
  %214 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 25, i64 %211
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %213, ptr noundef nonnull align 4 dereferenceable(12) %214, i64 12, i1 false)
  %215 = add nsw i64 %211, 1
  %216 = load i32, ptr %67, align 8
  %217 = sext i32 %216 to i64
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %210, label %205

219:                                              ; preds = %205, %198, %187
  %220 = phi i1 [ false, %205 ], [ true, %198 ], [ true, %187 ]
  %221 = phi i32 [ %190, %205 ], [ %183, %198 ], [ %183, %187 ]
  br i1 %220, label %180, label %222

222:                                              ; preds = %180, %219
  %223 = phi i32 [ -1, %180 ], [ %221, %219 ]
  %224 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %223, ptr %224, align 8
  br label %225

225:                                              ; preds = %113, %112, %95, %94, %47, %43, %22, %18, %222, %177
  %226 = phi i32 [ 3, %222 ], [ 1, %177 ], [ 2, %18 ], [ 2, %22 ], [ 2, %43 ], [ 2, %47 ], [ 2, %94 ], [ 2, %95 ], [ 2, %112 ], [ 2, %113 ]
  ret i32 %226
}

; Function Attrs: nounwind uwtable
define dso_local i32 @run_block(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = alloca [16 x i64], align 16
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = mul i64 %7, %10
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %13 = load i64, ptr %12, align 8
  %14 = tail call i64 @llvm.usub.sat.i64(i64 %13, i64 %11)
  %15 = icmp ugt i32 %9, 1
  br i1 %15, label %16, label %357

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %18 = load i32, ptr %17, align 8
  %19 = zext i32 %18 to i64
  %20 = urem i64 %1, %19
  %21 = udiv i64 %1, %19
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49
  %23 = load i32, ptr %22, align 8
  %24 = zext i32 %23 to i64
  %25 = urem i64 %20, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %45

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = zext i32 %29 to i64
  %31 = urem i64 %21, %30
  %32 = udiv i64 %21, %30
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49, i64 1
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = urem i64 %31, %35
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %45

38:                                               ; preds = %27
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49, i64 2
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = urem i64 %32, %41
  %43 = icmp eq i64 %42, 0
  %44 = zext i1 %43 to i32
  br label %45

45:                                               ; preds = %16, %27, %38
  %46 = phi i32 [ 0, %27 ], [ 0, %16 ], [ %44, %38 ]
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %490, label %48

48:                                               ; preds = %45
  %49 = sub i64 %13, %14
  store i64 %49, ptr %12, align 8
  br i1 %15, label %50, label %359

50:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %69, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.Checks, ptr %52, i64 0, i32 26
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %69, label %58

58:                                               ; preds = %54
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(448904) %56, i8 0, i64 448904, i1 false)
  br label %59

59:                                               ; preds = %59, %58
  %60 = phi i64 [ 0, %58 ], [ %62, %59 ]
  %61 = getelementptr inbounds %struct.Order, ptr %56, i64 0, i32 13, i64 %60
  store i64 0, ptr %61, align 8
  %62 = add nuw nsw i64 %60, 1
  %63 = icmp eq i64 %62, 128
  br i1 %63, label %64, label %59

64:                                               ; preds = %59, %64
  %65 = phi i64 [ %67, %64 ], [ 0, %59 ]
  %66 = getelementptr inbounds [16 x [16 x i32]], ptr %56, i64 0, i64 %65, i64 %65
  store i32 1, ptr %66, align 4
  %67 = add nuw nsw i64 %65, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %69, label %64

69:                                               ; preds = %64, %54, %50
  %70 = load i32, ptr %8, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %80, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 45
  br label %98

80:                                               ; preds = %127, %69
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 45
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %96 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  br label %137

98:                                               ; preds = %127, %72
  %99 = phi i64 [ 0, %72 ], [ %128, %127 ]
  %100 = load ptr, ptr %51, align 8
  %101 = icmp eq ptr %100, null
  %102 = select i1 %101, ptr %12, ptr %6
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %99
  store i64 %103, ptr %104, align 8
  %105 = trunc i64 %99 to i32
  tail call fastcc void @take_turn(ptr noundef %0, i32 noundef %105, i64 noundef %1)
  %106 = load i32, ptr %73, align 8
  %107 = zext i32 %106 to i64
  %108 = load i32, ptr %74, align 8
  %109 = zext i32 %108 to i64
  %110 = load i32, ptr %75, align 4
  %111 = zext i32 %110 to i64
  %112 = load i32, ptr %76, align 4
  %113 = zext i32 %112 to i64
  %114 = load i32, ptr %77, align 8
  %115 = zext i32 %114 to i64
  %116 = mul nuw i64 %115, %113
  %117 = add i64 %116, %111
  %118 = mul i64 %117, %109
  %119 = add i64 %118, %107
  tail call fastcc void @begin(ptr noundef %0, i64 noundef %119)
  %120 = load ptr, ptr %79, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %98, %132
  %123 = phi i64 [ %136, %132 ], [ 0, %98 ]
  %124 = load i32, ptr %78, align 4
  %125 = zext i32 %124 to i64
  %126 = icmp ult i64 %123, %125
  br i1 %126, label %132, label %127

127:                                              ; preds = %132, %122, %98
  %128 = add nuw nsw i64 %99, 1
  %129 = load i32, ptr %8, align 4
  %130 = zext i32 %129 to i64
  %131 = icmp ult i64 %128, %130
  br i1 %131, label %98, label %80

132:                                              ; preds = %122
  %133 = mul i64 %119, %125
  %134 = add i64 %133, %123
  %135 = getelementptr inbounds i32, ptr %120, i64 %134
  store i32 0, ptr %135, align 4
  %136 = add nuw nsw i64 %123, 1
  br i1 %121, label %127, label %122

137:                                              ; preds = %352, %80
  %138 = phi i32 [ %354, %352 ], [ 0, %80 ]
  %139 = phi i32 [ %355, %352 ], [ undef, %80 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 0, ptr %5, align 4
  %140 = load i32, ptr %81, align 4
  %141 = zext i32 %140 to i64
  %142 = shl nuw nsw i64 %141, 1
  %143 = load ptr, ptr %51, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %148, label %145

145:                                              ; preds = %137
  %146 = load i32, ptr %8, align 4
  %147 = zext i32 %146 to i64
  br label %148

148:                                              ; preds = %145, %137
  %149 = phi i64 [ %147, %145 ], [ 32, %137 ]
  %150 = mul i64 %142, %149
  %151 = load i32, ptr %8, align 4
  %152 = icmp ne i32 %151, 0
  br i1 %152, label %153, label %239

153:                                              ; preds = %148, %233
  %154 = phi i64 [ %235, %233 ], [ 0, %148 ]
  %155 = phi i1 [ %238, %233 ], [ true, %148 ]
  %156 = phi i32 [ %234, %233 ], [ 0, %148 ]
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 55, i64 %154
  %158 = load i32, ptr %157, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %233

160:                                              ; preds = %153
  %161 = trunc i64 %154 to i32
  tail call fastcc void @take_turn(ptr noundef %0, i32 noundef %161, i64 noundef %1)
  %162 = load i32, ptr %82, align 8
  %163 = load i32, ptr %83, align 8
  %164 = load i32, ptr %84, align 4
  %165 = load i32, ptr %85, align 4
  %166 = load i32, ptr %86, align 8
  %167 = load i64, ptr %12, align 8
  %168 = getelementptr inbounds i64, ptr %4, i64 %154
  %169 = load i64, ptr %168, align 8
  %170 = tail call i64 @llvm.usub.sat.i64(i64 %167, i64 %169)
  %171 = sub i64 %167, %170
  %172 = tail call i64 @llvm.usub.sat.i64(i64 %171, i64 %150)
  store i64 %172, ptr %12, align 8
  %173 = load ptr, ptr %87, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %189, label %175

175:                                              ; preds = %160
  %176 = zext i32 %165 to i64
  %177 = zext i32 %166 to i64
  %178 = mul nuw i64 %177, %176
  %179 = zext i32 %164 to i64
  %180 = add i64 %178, %179
  %181 = zext i32 %163 to i64
  %182 = mul i64 %180, %181
  %183 = zext i32 %162 to i64
  %184 = add i64 %182, %183
  %185 = load i32, ptr %81, align 4
  %186 = zext i32 %185 to i64
  %187 = mul i64 %184, %186
  %188 = getelementptr inbounds i32, ptr %173, i64 %187
  br label %189

189:                                              ; preds = %175, %160
  %190 = phi ptr [ %188, %175 ], [ null, %160 ]
  %191 = call fastcc i32 @run_round(ptr noundef %0, ptr noundef %190, ptr noundef nonnull %5)
  %192 = load i64, ptr %12, align 8
  %193 = sub i64 %169, %171
  %194 = add i64 %193, %192
  store i64 %194, ptr %168, align 8
  %195 = add i64 %192, %170
  store i64 %195, ptr %12, align 8
  %196 = icmp slt i32 %191, 0
  br i1 %196, label %230, label %197

197:                                              ; preds = %189
  %198 = icmp eq i32 %191, 0
  br i1 %198, label %199, label %225

199:                                              ; preds = %197
  %200 = load i32, ptr %81, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %205, label %202

202:                                              ; preds = %199
  %203 = load ptr, ptr %88, align 8
  %204 = zext i32 %200 to i64
  br label %211

205:                                              ; preds = %211, %199
  %206 = phi i64 [ 0, %199 ], [ %216, %211 ]
  %207 = load i64, ptr %89, align 8
  %208 = add i64 %207, %206
  store i64 %208, ptr %89, align 8
  %209 = load ptr, ptr %51, align 8
  %210 = icmp eq ptr %209, null
  br i1 %210, label %220, label %219

211:                                              ; preds = %211, %202
  %212 = phi i64 [ 0, %202 ], [ %217, %211 ]
  %213 = phi i64 [ 0, %202 ], [ %216, %211 ]
  %214 = getelementptr inbounds %struct.Warp, ptr %203, i64 %212, i32 27
  %215 = load i64, ptr %214, align 8
  %216 = tail call i64 @llvm.umax.i64(i64 %215, i64 %213)
  %217 = add nuw nsw i64 %212, 1
  %218 = icmp eq i64 %217, %204
  br i1 %218, label %205, label %211

219:                                              ; preds = %205
  tail call void @check_end(ptr noundef %0)
  br label %220

220:                                              ; preds = %219, %205
  %221 = load ptr, ptr %51, align 8
  %222 = icmp eq ptr %221, null
  br i1 %222, label %224, label %223

223:                                              ; preds = %220
  tail call void @order_ends(ptr noundef %0)
  br label %224

224:                                              ; preds = %223, %220
  store i32 1, ptr %5, align 4
  store i32 1, ptr %157, align 4
  br label %230

225:                                              ; preds = %197
  %226 = add nsw i32 %156, 1
  %227 = tail call fastcc i32 @release(ptr noundef %0)
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %230, label %229

229:                                              ; preds = %225
  store i32 1, ptr %5, align 4
  br label %230

230:                                              ; preds = %229, %225, %224, %189
  %231 = phi i32 [ 4, %224 ], [ 1, %189 ], [ 0, %229 ], [ 0, %225 ]
  %232 = phi i32 [ %156, %224 ], [ %156, %189 ], [ %226, %229 ], [ %226, %225 ]
  switch i32 %231, label %239 [
    i32 0, label %233
    i32 4, label %233
  ]

233:                                              ; preds = %230, %230, %153
  %234 = phi i32 [ %156, %153 ], [ %232, %230 ], [ %232, %230 ]
  %235 = add nuw nsw i64 %154, 1
  %236 = load i32, ptr %8, align 4
  %237 = zext i32 %236 to i64
  %238 = icmp ult i64 %235, %237
  br i1 %238, label %153, label %239

239:                                              ; preds = %233, %230, %148
  %240 = phi i1 [ %152, %148 ], [ %155, %230 ], [ %238, %233 ]
  %241 = phi i32 [ 0, %148 ], [ %232, %230 ], [ %234, %233 ]
  br i1 %240, label %278, label %242

242:                                              ; preds = %239
  %243 = tail call fastcc i32 @settle_cluster(ptr noundef %0)
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %246, label %245

245:                                              ; preds = %242
  store i32 1, ptr %5, align 4
  br label %246

246:                                              ; preds = %245, %242
  %247 = load i32, ptr %8, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %278, label %249

249:                                              ; preds = %246, %271
  %250 = phi i32 [ %274, %271 ], [ 0, %246 ]
  %251 = phi i32 [ %275, %271 ], [ 0, %246 ]
  tail call fastcc void @take_turn(ptr noundef %0, i32 noundef %251, i64 noundef %1)
  %252 = load i32, ptr %81, align 4
  %253 = icmp ne i32 %252, 0
  br i1 %253, label %254, label %271

254:                                              ; preds = %249
  %255 = load ptr, ptr %88, align 8
  %256 = zext i32 %252 to i64
  br label %257

257:                                              ; preds = %267, %254
  %258 = phi i64 [ 0, %254 ], [ %268, %267 ]
  %259 = phi i1 [ true, %254 ], [ %269, %267 ]
  %260 = getelementptr inbounds %struct.Warp, ptr %255, i64 %258, i32 1
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %267, label %263

263:                                              ; preds = %257
  %264 = getelementptr inbounds %struct.Warp, ptr %255, i64 %258, i32 5
  %265 = load i32, ptr %264, align 4
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %271, label %267

267:                                              ; preds = %263, %257
  %268 = add nuw nsw i64 %258, 1
  %269 = icmp ult i64 %268, %256
  %270 = icmp eq i64 %268, %256
  br i1 %270, label %271, label %257

271:                                              ; preds = %267, %263, %249
  %272 = phi i1 [ %253, %249 ], [ %269, %267 ], [ %259, %263 ]
  %273 = zext i1 %272 to i32
  %274 = or i32 %250, %273
  %275 = add nuw i32 %251, 1
  %276 = load i32, ptr %8, align 4
  %277 = icmp ult i32 %275, %276
  br i1 %277, label %249, label %278

278:                                              ; preds = %271, %246, %239
  %279 = phi i32 [ 0, %239 ], [ 0, %246 ], [ %274, %271 ]
  %280 = phi i32 [ -1, %239 ], [ %241, %246 ], [ %241, %271 ]
  %281 = icmp slt i32 %280, 0
  br i1 %281, label %352, label %282

282:                                              ; preds = %278
  %283 = icmp eq i32 %280, 0
  br i1 %283, label %352, label %284

284:                                              ; preds = %282
  %285 = load i32, ptr %5, align 4
  %286 = icmp eq i32 %285, 0
  %287 = add i32 %138, 1
  %288 = select i1 %286, i32 %287, i32 0
  %289 = icmp eq i32 %279, 0
  %290 = icmp ugt i32 %288, 16384
  %291 = select i1 %289, i1 true, i1 %290
  br i1 %291, label %292, label %352

292:                                              ; preds = %284
  %293 = load i32, ptr %8, align 4
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %352, label %295

295:                                              ; preds = %292
  %296 = icmp ne i32 %279, 0
  br label %297

297:                                              ; preds = %348, %295
  %298 = phi i32 [ 0, %295 ], [ %349, %348 ]
  tail call fastcc void @take_turn(ptr noundef %0, i32 noundef %298, i64 noundef %1)
  br i1 %296, label %299, label %302

299:                                              ; preds = %297
  %300 = tail call i32 @stuck(ptr noundef %0)
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %352

302:                                              ; preds = %299, %297
  %303 = load i32, ptr %81, align 4
  %304 = icmp eq i32 %303, 0
  %305 = or i1 %296, %304
  br i1 %305, label %348, label %306

306:                                              ; preds = %302
  %307 = load ptr, ptr %88, align 8
  %308 = getelementptr inbounds %struct.Warp, ptr %307, i64 0, i32 5
  %309 = load i32, ptr %308, align 4
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %325

311:                                              ; preds = %306
  %312 = zext i32 %303 to i64
  %313 = add i32 %303, -1
  %314 = zext i32 %313 to i64
  br label %315

315:                                              ; preds = %318, %311
  %316 = phi i64 [ 0, %311 ], [ %319, %318 ]
  %317 = icmp eq i64 %316, %314
  br i1 %317, label %348, label %318

318:                                              ; preds = %315
  %319 = add nuw nsw i64 %316, 1
  %320 = getelementptr inbounds %struct.Warp, ptr %307, i64 %319, i32 5
  %321 = load i32, ptr %320, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %315, label %323

323:                                              ; preds = %318
  %324 = icmp uge i64 %319, %312
  br label %325

325:                                              ; preds = %323, %306
  %326 = phi i1 [ false, %306 ], [ %324, %323 ]
  br label %327

327:                                              ; preds = %327, %325
  %328 = phi ptr [ %332, %327 ], [ %307, %325 ]
  %329 = getelementptr inbounds %struct.Warp, ptr %328, i64 0, i32 5
  %330 = load i32, ptr %329, align 4
  %331 = icmp eq i32 %330, 0
  %332 = getelementptr inbounds %struct.Warp, ptr %328, i64 1
  br i1 %331, label %327, label %333

333:                                              ; preds = %327
  %334 = load i32, ptr %90, align 8
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %347

336:                                              ; preds = %333
  %337 = getelementptr inbounds %struct.Warp, ptr %328, i64 0, i32 1
  %338 = load i32, ptr %337, align 4
  %339 = tail call i32 @llvm.cttz.i32(i32 %338, i1 true)
  %340 = getelementptr inbounds %struct.Warp, ptr %328, i64 0, i32 6
  %341 = load i32, ptr %340, align 8
  store i32 4, ptr %90, align 8
  store i32 %341, ptr %91, align 4
  store i32 %339, ptr %92, align 8
  %342 = getelementptr inbounds %struct.Warp, ptr %328, i64 0, i32 11
  %343 = load i32, ptr %342, align 4
  store i32 %343, ptr %93, align 4
  %344 = load i32, ptr %82, align 8
  store i32 %344, ptr %94, align 8
  %345 = load i32, ptr %84, align 4
  store i32 %345, ptr %95, align 4
  %346 = load i32, ptr %86, align 8
  store i32 %346, ptr %96, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %97, i8 0, i64 20, i1 false)
  br label %347

347:                                              ; preds = %336, %333
  br i1 %326, label %348, label %352

348:                                              ; preds = %315, %347, %302
  %349 = add nuw i32 %298, 1
  %350 = load i32, ptr %8, align 4
  %351 = icmp ult i32 %349, %350
  br i1 %351, label %297, label %352

352:                                              ; preds = %348, %347, %299, %292, %284, %282, %278
  %353 = phi i1 [ false, %278 ], [ false, %282 ], [ true, %284 ], [ true, %292 ], [ false, %299 ], [ false, %347 ], [ true, %348 ]
  %354 = phi i32 [ %138, %278 ], [ %138, %282 ], [ %288, %284 ], [ %288, %292 ], [ %288, %299 ], [ %288, %347 ], [ %288, %348 ]
  %355 = phi i32 [ 2, %278 ], [ 0, %282 ], [ %139, %284 ], [ %139, %292 ], [ 2, %299 ], [ 2, %347 ], [ %139, %348 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  br i1 %353, label %137, label %356

356:                                              ; preds = %352
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  br label %486

357:                                              ; preds = %2
  %358 = sub i64 %13, %14
  store i64 %358, ptr %12, align 8
  br label %359

359:                                              ; preds = %357, %48
  tail call fastcc void @begin(ptr noundef %0, i64 noundef %1)
  %360 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 45
  %361 = load ptr, ptr %360, align 8
  %362 = icmp eq ptr %361, null
  br i1 %362, label %369, label %363

363:                                              ; preds = %359
  %364 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %365 = load i32, ptr %364, align 4
  %366 = zext i32 %365 to i64
  %367 = mul i64 %366, %1
  %368 = getelementptr inbounds i32, ptr %361, i64 %367
  br label %369

369:                                              ; preds = %363, %359
  %370 = phi ptr [ %368, %363 ], [ null, %359 ]
  %371 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %372 = icmp eq ptr %370, null
  br i1 %372, label %378, label %373

373:                                              ; preds = %369, %391
  %374 = phi i64 [ %393, %391 ], [ 0, %369 ]
  %375 = load i32, ptr %371, align 4
  %376 = zext i32 %375 to i64
  %377 = icmp ult i64 %374, %376
  br i1 %377, label %391, label %378

378:                                              ; preds = %391, %373, %369
  %379 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %380 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %381 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %382 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %383 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %384 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %385 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %386 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %387 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %388 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %389 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %390 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  br label %394

391:                                              ; preds = %373
  %392 = getelementptr inbounds i32, ptr %370, i64 %374
  store i32 0, ptr %392, align 4
  %393 = add nuw nsw i64 %374, 1
  br i1 %372, label %378, label %373

394:                                              ; preds = %460, %378
  %395 = phi i32 [ 0, %378 ], [ %461, %460 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store i32 0, ptr %3, align 4
  %396 = call fastcc i32 @run_round(ptr noundef %0, ptr noundef %370, ptr noundef nonnull %3)
  %397 = icmp slt i32 %396, 0
  br i1 %397, label %460, label %398

398:                                              ; preds = %394
  %399 = icmp eq i32 %396, 0
  br i1 %399, label %460, label %400

400:                                              ; preds = %398
  %401 = tail call fastcc i32 @release(ptr noundef %0)
  %402 = tail call fastcc i32 @settle_cluster(ptr noundef %0)
  %403 = or i32 %402, %401
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %406, label %405

405:                                              ; preds = %400
  store i32 1, ptr %3, align 4
  br label %450

406:                                              ; preds = %400
  %407 = load i32, ptr %371, align 4
  %408 = icmp ne i32 %407, 0
  br i1 %408, label %409, label %426

409:                                              ; preds = %406
  %410 = load ptr, ptr %379, align 8
  %411 = zext i32 %407 to i64
  br label %412

412:                                              ; preds = %422, %409
  %413 = phi i64 [ 0, %409 ], [ %423, %422 ]
  %414 = phi i1 [ true, %409 ], [ %424, %422 ]
  %415 = getelementptr inbounds %struct.Warp, ptr %410, i64 %413, i32 1
  %416 = load i32, ptr %415, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %422, label %418

418:                                              ; preds = %412
  %419 = getelementptr inbounds %struct.Warp, ptr %410, i64 %413, i32 5
  %420 = load i32, ptr %419, align 4
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %426, label %422

422:                                              ; preds = %418, %412
  %423 = add nuw nsw i64 %413, 1
  %424 = icmp ult i64 %423, %411
  %425 = icmp eq i64 %423, %411
  br i1 %425, label %426, label %412

426:                                              ; preds = %422, %418, %406
  %427 = phi i1 [ %408, %406 ], [ %424, %422 ], [ %414, %418 ]
  br i1 %427, label %450, label %428

428:                                              ; preds = %426
  %429 = load ptr, ptr %379, align 8
  br label %430

430:                                              ; preds = %430, %428
  %431 = phi ptr [ %429, %428 ], [ %435, %430 ]
  %432 = getelementptr inbounds %struct.Warp, ptr %431, i64 0, i32 5
  %433 = load i32, ptr %432, align 4
  %434 = icmp eq i32 %433, 0
  %435 = getelementptr inbounds %struct.Warp, ptr %431, i64 1
  br i1 %434, label %430, label %436

436:                                              ; preds = %430
  %437 = load i32, ptr %380, align 8
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %460

439:                                              ; preds = %436
  %440 = getelementptr inbounds %struct.Warp, ptr %431, i64 0, i32 1
  %441 = load i32, ptr %440, align 4
  %442 = tail call i32 @llvm.cttz.i32(i32 %441, i1 true)
  %443 = getelementptr inbounds %struct.Warp, ptr %431, i64 0, i32 6
  %444 = load i32, ptr %443, align 8
  store i32 4, ptr %380, align 8
  store i32 %444, ptr %381, align 4
  store i32 %442, ptr %382, align 8
  %445 = getelementptr inbounds %struct.Warp, ptr %431, i64 0, i32 11
  %446 = load i32, ptr %445, align 4
  store i32 %446, ptr %383, align 4
  %447 = load i32, ptr %384, align 8
  store i32 %447, ptr %385, align 8
  %448 = load i32, ptr %386, align 4
  store i32 %448, ptr %387, align 4
  %449 = load i32, ptr %388, align 8
  store i32 %449, ptr %389, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %390, i8 0, i64 20, i1 false)
  br label %460

450:                                              ; preds = %426, %405
  %451 = load i32, ptr %3, align 4
  %452 = icmp eq i32 %451, 0
  %453 = add i32 %395, 1
  %454 = select i1 %452, i32 %453, i32 0
  %455 = icmp ugt i32 %454, 16384
  br i1 %455, label %456, label %459

456:                                              ; preds = %450
  %457 = tail call i32 @stuck(ptr noundef %0)
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %459, label %460

459:                                              ; preds = %456, %450
  br label %460

460:                                              ; preds = %459, %456, %439, %436, %398, %394
  %461 = phi i32 [ %454, %459 ], [ %395, %394 ], [ %395, %398 ], [ %454, %456 ], [ %395, %436 ], [ %395, %439 ]
  %462 = phi i32 [ 0, %459 ], [ 1, %394 ], [ 5, %398 ], [ 1, %456 ], [ 1, %436 ], [ 1, %439 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  switch i32 %462, label %486 [
    i32 0, label %394
    i32 5, label %463
  ]

463:                                              ; preds = %460
  %464 = load i32, ptr %371, align 4
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %469, label %466

466:                                              ; preds = %463
  %467 = load ptr, ptr %379, align 8
  %468 = zext i32 %464 to i64
  br label %477

469:                                              ; preds = %477, %463
  %470 = phi i64 [ 0, %463 ], [ %482, %477 ]
  %471 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %472 = load i64, ptr %471, align 8
  %473 = add i64 %472, %470
  store i64 %473, ptr %471, align 8
  %474 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %475 = load ptr, ptr %474, align 8
  %476 = icmp eq ptr %475, null
  br i1 %476, label %486, label %485

477:                                              ; preds = %477, %466
  %478 = phi i64 [ 0, %466 ], [ %483, %477 ]
  %479 = phi i64 [ 0, %466 ], [ %482, %477 ]
  %480 = getelementptr inbounds %struct.Warp, ptr %467, i64 %478, i32 27
  %481 = load i64, ptr %480, align 8
  %482 = tail call i64 @llvm.umax.i64(i64 %481, i64 %479)
  %483 = add nuw nsw i64 %478, 1
  %484 = icmp eq i64 %483, %468
  br i1 %484, label %469, label %477

485:                                              ; preds = %469
  tail call void @check_end(ptr noundef %0)
  br label %486

486:                                              ; preds = %460, %485, %469, %356
  %487 = phi i32 [ %355, %356 ], [ 0, %469 ], [ 0, %485 ], [ 2, %460 ]
  %488 = load i64, ptr %12, align 8
  %489 = add i64 %488, %14
  store i64 %489, ptr %12, align 8
  br label %490

490:                                              ; preds = %45, %486
  %491 = phi i32 [ %487, %486 ], [ 0, %45 ]
  ret i32 %491
}

; Function Attrs: nounwind uwtable
define dso_local i64 @run_listed(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %11
  %6 = phi i64 [ %12, %11 ], [ 0, %3 ]
  %7 = getelementptr inbounds i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @run_block(ptr noundef %0, i64 noundef %8)
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %14, label %11

11:                                               ; preds = %5
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5

14:                                               ; preds = %11, %5, %3
  %15 = phi i64 [ 0, %3 ], [ %2, %11 ], [ %6, %5 ]
  ret i64 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @trace_part(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, -1152921504606846976
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %14, %16
  store i64 %17, ptr %12, align 8
  ret void
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define dso_local i32 @trace_part_end(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = shl i64 %5, 1
  %11 = add i64 %10, 1024
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %13 = load ptr, ptr %12, align 8
  %14 = shl i64 %11, 3
  %15 = tail call ptr @realloc(ptr noundef %13, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17

17:                                               ; preds = %9
  store ptr %15, ptr %12, align 8
  store i64 %11, ptr %6, align 8
  br label %18

18:                                               ; preds = %17, %2
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %3, align 8
  %22 = getelementptr inbounds i64, ptr %20, i64 %21
  %23 = add i64 %21, 1
  store i64 %23, ptr %3, align 8
  br label %24

24:                                               ; preds = %9, %18
  %25 = phi ptr [ %22, %18 ], [ null, %9 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27

27:                                               ; preds = %24
  store i64 6917529027641081856, ptr %25, align 8
  %28 = load i64, ptr %3, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %33 = load i32, ptr %32, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %31, i64 %34
  store i64 %29, ptr %35, align 8
  br label %36

36:                                               ; preds = %24, %27
  %37 = phi i32 [ 0, %27 ], [ 2, %24 ]
  ret i32 %37
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define internal fastcc i32 @write_line(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = and i64 %4, 4294967295
  %9 = icmp ne i64 %8, 0
  %10 = zext i1 %9 to i64
  %11 = icmp ult i64 %4, 4294967296
  %12 = select i1 %11, i64 0, i64 2
  %13 = or i64 %12, %10
  %14 = and i64 %5, 4294967295
  %15 = icmp eq i64 %14, 0
  %16 = select i1 %15, i64 0, i64 4
  %17 = icmp ugt i64 %5, 4294967295
  %18 = select i1 %17, i64 8, i64 0
  %19 = or i64 %13, %18
  %20 = or i64 %19, %16
  %21 = icmp eq i32 %2, 1
  br i1 %21, label %22, label %32

22:                                               ; preds = %7
  %23 = trunc i64 %4 to i32
  switch i32 %23, label %32 [
    i32 -1, label %24
    i32 0, label %24
  ]

24:                                               ; preds = %22, %22
  %25 = add i64 %4, 4294967296
  %26 = icmp ult i64 %25, 8589934592
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = trunc i64 %5 to i32
  switch i32 %28, label %32 [
    i32 -1, label %29
    i32 0, label %29
  ]

29:                                               ; preds = %27, %27
  %30 = add i64 %5, -4294967296
  %31 = icmp ult i64 %30, -8589934592
  br label %32

32:                                               ; preds = %29, %24, %22, %27, %7
  %33 = phi i1 [ false, %7 ], [ %31, %29 ], [ true, %22 ], [ true, %27 ], [ true, %24 ]
  %34 = select i1 %33, i64 3, i64 1
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %34
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %32
  %42 = shl i64 %37, 1
  %43 = add i64 %42, 1024
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %45 = load ptr, ptr %44, align 8
  %46 = shl i64 %43, 3
  %47 = tail call ptr @realloc(ptr noundef %45, i64 noundef %46)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %56, label %49

49:                                               ; preds = %41
  store ptr %47, ptr %44, align 8
  store i64 %43, ptr %38, align 8
  br label %50

50:                                               ; preds = %49, %32
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %35, align 8
  %54 = getelementptr inbounds i64, ptr %52, i64 %53
  %55 = add i64 %53, %34
  store i64 %55, ptr %35, align 8
  br label %56

56:                                               ; preds = %41, %50
  %57 = phi ptr [ %54, %50 ], [ null, %41 ]
  %58 = icmp eq ptr %57, null
  br i1 %58, label %75, label %59

59:                                               ; preds = %56
  %60 = zext i32 %2 to i64
  %61 = shl i64 %60, 60
  %62 = select i1 %33, i64 3458764513820540928, i64 %61
  %63 = zext i32 %1 to i64
  %64 = shl i64 %63, 44
  %65 = shl nuw nsw i64 %20, 40
  %66 = zext i32 %6 to i64
  %67 = shl i64 %66, 59
  %68 = or i64 %64, %3
  %69 = or i64 %68, %67
  %70 = or i64 %69, %65
  %71 = or i64 %70, %62
  store i64 %71, ptr %57, align 8
  br i1 %33, label %72, label %75

72:                                               ; preds = %59
  %73 = getelementptr inbounds i64, ptr %57, i64 1
  store i64 %4, ptr %73, align 8
  %74 = getelementptr inbounds i64, ptr %57, i64 2
  store i64 %5, ptr %74, align 8
  br label %75

75:                                               ; preds = %59, %72, %56
  %76 = phi i32 [ 2, %56 ], [ 0, %72 ], [ 0, %59 ]
  ret i32 %76
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_global(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %52, label %12

12:                                               ; preds = %7
  %13 = load i64, ptr %3, align 8
  %14 = zext i32 %4 to i64
  %15 = shl nuw nsw i64 %14, 5
  %16 = add i64 %13, %15
  br label %17

17:                                               ; preds = %44, %12
  %18 = phi i64 [ %13, %12 ], [ %47, %44 ]
  %19 = icmp ult i64 %18, %16
  br i1 %19, label %20, label %129

20:                                               ; preds = %17
  %21 = lshr i64 %18, 7
  %22 = and i64 %18, 127
  %23 = and i64 %18, -128
  %24 = sub i64 %16, %23
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 128)
  %26 = icmp ult i64 %22, 64
  %27 = shl i64 -1, %22
  %28 = select i1 %26, i64 %27, i64 0
  %29 = add nsw i64 %22, -64
  %30 = shl i64 -1, %29
  %31 = select i1 %26, i64 -1, i64 %30
  %32 = icmp ult i64 %25, 64
  br i1 %32, label %33, label %37

33:                                               ; preds = %20
  %34 = shl nsw i64 -1, %25
  %35 = xor i64 %34, -1
  %36 = and i64 %28, %35
  br label %44

37:                                               ; preds = %20
  %38 = icmp ult i64 %24, 128
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = add nsw i64 %25, -64
  %41 = shl nsw i64 -1, %40
  %42 = xor i64 %41, -1
  %43 = and i64 %31, %42
  br label %44

44:                                               ; preds = %39, %37, %33
  %45 = phi i64 [ %36, %33 ], [ %28, %39 ], [ %28, %37 ]
  %46 = phi i64 [ 0, %33 ], [ %43, %39 ], [ %31, %37 ]
  %47 = add i64 %23, 128
  %48 = icmp uge i64 %47, %16
  %49 = zext i1 %48 to i32
  %50 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %1, i32 noundef %5, i64 noundef %21, i64 noundef %45, i64 noundef %46, i32 noundef %49)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %17, label %129

52:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  %53 = zext i32 %4 to i64
  %54 = shl nsw i64 -1, %53
  %55 = xor i64 %54, -1
  br label %59

56:                                               ; preds = %107
  %57 = zext i32 %109 to i64
  %58 = zext i32 %109 to i64
  br label %112

59:                                               ; preds = %52, %107
  %60 = phi i64 [ 0, %52 ], [ %110, %107 ]
  %61 = phi i32 [ 0, %52 ], [ %109, %107 ]
  %62 = phi i32 [ 0, %52 ], [ %108, %107 ]
  %63 = trunc i64 %60 to i32
  %64 = shl nuw i32 1, %63
  %65 = and i32 %64, %2
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %107, label %67

67:                                               ; preds = %59
  %68 = getelementptr inbounds i64, ptr %3, i64 %60
  %69 = load i64, ptr %68, align 8
  %70 = lshr i64 %69, 7
  %71 = and i64 %69, 127
  %72 = icmp eq i32 %61, 0
  br i1 %72, label %87, label %73

73:                                               ; preds = %67
  %74 = zext i32 %62 to i64
  %75 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %70
  br i1 %77, label %87, label %78

78:                                               ; preds = %73, %84
  %79 = phi i32 [ %85, %84 ], [ 0, %73 ]
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, %70
  br i1 %83, label %87, label %84

84:                                               ; preds = %78
  %85 = add nuw i32 %79, 1
  %86 = icmp eq i32 %85, %61
  br i1 %86, label %87, label %78

87:                                               ; preds = %84, %78, %67, %73
  %88 = phi i32 [ %62, %73 ], [ 0, %67 ], [ %79, %78 ], [ %61, %84 ]
  %89 = icmp eq i32 %88, %61
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  %91 = zext i32 %88 to i64
  %92 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %91
  store i64 %70, ptr %92, align 8
  %93 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %91
  store i64 0, ptr %93, align 8
  %94 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %91
  store i64 0, ptr %94, align 8
  %95 = add i32 %61, 1
  br label %96

96:                                               ; preds = %90, %87
  %97 = phi i32 [ %95, %90 ], [ %61, %87 ]
  %98 = icmp ult i64 %71, 64
  %99 = add nsw i64 %71, -64
  %100 = select i1 %98, i64 %71, i64 %99
  %101 = select i1 %98, ptr %9, ptr %10
  %102 = shl i64 %55, %100
  %103 = zext i32 %88 to i64
  %104 = getelementptr inbounds [32 x i64], ptr %101, i64 0, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = or i64 %105, %102
  store i64 %106, ptr %104, align 8
  br label %107

107:                                              ; preds = %96, %59
  %108 = phi i32 [ %62, %59 ], [ %88, %96 ]
  %109 = phi i32 [ %61, %59 ], [ %97, %96 ]
  %110 = add nuw nsw i64 %60, 1
  %111 = icmp eq i64 %110, 32
  br i1 %111, label %56, label %59

112:                                              ; preds = %56, %115
  %113 = phi i64 [ 0, %56 ], [ %122, %115 ]
  %114 = icmp eq i64 %113, %58
  br i1 %114, label %127, label %115

115:                                              ; preds = %112
  %116 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %113
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %113
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %113
  %121 = load i64, ptr %120, align 8
  %122 = add nuw nsw i64 %113, 1
  %123 = icmp eq i64 %122, %57
  %124 = zext i1 %123 to i32
  %125 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %1, i32 noundef %5, i64 noundef %117, i64 noundef %119, i64 noundef %121, i32 noundef %124)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %112, label %127

127:                                              ; preds = %115, %112
  %128 = phi i32 [ 2, %115 ], [ 0, %112 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8)
  br label %129

129:                                              ; preds = %44, %17, %127
  %130 = phi i32 [ %128, %127 ], [ 0, %17 ], [ 2, %44 ]
  ret i32 %130
}

; Function Attrs: nounwind uwtable
define dso_local i64 @run_traced(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i64 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  store i64 %4, ptr %6, align 8
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %53, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  br label %14

14:                                               ; preds = %8, %50
  %15 = phi i64 [ 0, %8 ], [ %51, %50 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %16 = load i32, ptr %12, align 4
  %17 = zext i32 %16 to i64
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %14
  %20 = shl nuw nsw i64 %17, 1
  %21 = add nuw nsw i64 %20, 1024
  %22 = shl nuw nsw i64 %21, 3
  %23 = tail call ptr @malloc(i64 %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %19
  store ptr %23, ptr %9, align 8
  store i64 %21, ptr %10, align 8
  br label %26

26:                                               ; preds = %25, %14
  %27 = load ptr, ptr %9, align 8
  store i64 %17, ptr %11, align 8
  br label %28

28:                                               ; preds = %19, %26
  %29 = phi ptr [ %27, %26 ], [ null, %19 ]
  %30 = icmp eq ptr %29, null
  br i1 %30, label %53, label %31

31:                                               ; preds = %28
  %32 = icmp eq i32 %16, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %31
  %34 = load ptr, ptr %9, align 8
  %35 = load ptr, ptr %13, align 8
  %36 = zext i32 %16 to i64
  br label %44

37:                                               ; preds = %44, %31
  %38 = getelementptr inbounds i64, ptr %1, i64 %15
  %39 = load i64, ptr %38, align 8
  %40 = tail call i32 @run_block(ptr noundef %0, i64 noundef %39)
  %41 = load ptr, ptr %9, align 8
  %42 = getelementptr inbounds ptr, ptr %3, i64 %15
  store ptr %41, ptr %42, align 8
  %43 = icmp eq i32 %40, 2
  br i1 %43, label %53, label %50

44:                                               ; preds = %33, %44
  %45 = phi i64 [ 0, %33 ], [ %48, %44 ]
  %46 = getelementptr inbounds i64, ptr %34, i64 %45
  store i64 6917529027641081856, ptr %46, align 8
  %47 = getelementptr inbounds i64, ptr %35, i64 %45
  store i64 %45, ptr %47, align 8
  %48 = add nuw nsw i64 %45, 1
  %49 = icmp eq i64 %48, %36
  br i1 %49, label %37, label %44

50:                                               ; preds = %37
  %51 = add nuw i64 %15, 1
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %53, label %14

53:                                               ; preds = %50, %28, %37, %5
  %54 = phi i64 [ 0, %5 ], [ %2, %50 ], [ %15, %28 ], [ %15, %37 ]
  store i64 0, ptr %6, align 8
  ret i64 %54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @count_pattern(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca [32 x i32], align 16
  %9 = alloca [32 x i32], align 16
  %10 = alloca <32 x i32>, align 128
  %11 = alloca <32 x i32>, align 128
  %12 = icmp ne i32 %6, 0
  %13 = icmp ult i32 %4, 5
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %112

15:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11)
  %16 = load <32 x i64>, ptr %1, align 8
  %17 = lshr <32 x i64> %16, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %18 = lshr i64 %3, 2
  %19 = and i64 %18, 4611686018427387872
  %20 = insertelement <32 x i64> poison, i64 %19, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = sub nsw <32 x i64> %17, %21
  %23 = trunc <32 x i64> %22 to <32 x i32>
  %24 = shufflevector <32 x i32> %23, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %25 = icmp ugt <32 x i32> %24, %23
  %26 = bitcast <32 x i1> %25 to i32
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %89, label %28

28:                                               ; preds = %15
  %29 = shufflevector <32 x i32> %23, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %30 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %23, <32 x i32> %29)
  %31 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %23, <32 x i32> %29)
  %32 = shufflevector <32 x i32> %30, <32 x i32> %31, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %33 = shufflevector <32 x i32> %32, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %34 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %32, <32 x i32> %33)
  %35 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %32, <32 x i32> %33)
  %36 = shufflevector <32 x i32> %34, <32 x i32> %35, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %37 = shufflevector <32 x i32> %36, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %38 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %36, <32 x i32> %37)
  %39 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %36, <32 x i32> %37)
  %40 = shufflevector <32 x i32> %38, <32 x i32> %39, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %42 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %40, <32 x i32> %41)
  %43 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %40, <32 x i32> %41)
  %44 = shufflevector <32 x i32> %42, <32 x i32> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %46 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %44, <32 x i32> %45)
  %47 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %44, <32 x i32> %45)
  %48 = shufflevector <32 x i32> %46, <32 x i32> %47, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %50 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %48, <32 x i32> %49)
  %51 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %48, <32 x i32> %49)
  %52 = shufflevector <32 x i32> %50, <32 x i32> %51, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %54 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %52, <32 x i32> %53)
  %55 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %52, <32 x i32> %53)
  %56 = shufflevector <32 x i32> %54, <32 x i32> %55, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %57 = shufflevector <32 x i32> %56, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %58 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %56, <32 x i32> %57)
  %59 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %56, <32 x i32> %57)
  %60 = shufflevector <32 x i32> %58, <32 x i32> %59, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %62 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %60, <32 x i32> %61)
  %63 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %60, <32 x i32> %61)
  %64 = shufflevector <32 x i32> %62, <32 x i32> %63, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %65 = shufflevector <32 x i32> %64, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %66 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %64, <32 x i32> %65)
  %67 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %64, <32 x i32> %65)
  %68 = shufflevector <32 x i32> %66, <32 x i32> %67, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %70 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %68, <32 x i32> %69)
  %71 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %68, <32 x i32> %69)
  %72 = shufflevector <32 x i32> %70, <32 x i32> %71, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %74 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %72, <32 x i32> %73)
  %75 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %72, <32 x i32> %73)
  %76 = shufflevector <32 x i32> %74, <32 x i32> %75, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %78 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %76, <32 x i32> %77)
  %79 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %76, <32 x i32> %77)
  %80 = shufflevector <32 x i32> %78, <32 x i32> %79, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %82 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %80, <32 x i32> %81)
  %83 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %80, <32 x i32> %81)
  %84 = shufflevector <32 x i32> %82, <32 x i32> %83, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %86 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %84, <32 x i32> %85)
  %87 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %84, <32 x i32> %85)
  %88 = shufflevector <32 x i32> %86, <32 x i32> %87, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %89

89:                                               ; preds = %15, %28
  %90 = phi <32 x i32> [ %88, %28 ], [ %23, %15 ]
  %91 = lshr <32 x i32> %90, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %92 = shufflevector <32 x i32> %91, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %93 = icmp ne <32 x i32> %91, %92
  %94 = bitcast <32 x i1> %93 to i32
  %95 = or i32 %94, 1
  %96 = tail call i32 @llvm.ctpop.i32(i32 %95)
  %97 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 7
  store i32 %96, ptr %97, align 4
  %98 = lshr <32 x i32> %90, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %99 = shufflevector <32 x i32> %98, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %100 = icmp ne <32 x i32> %98, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = or i32 %101, 1
  %103 = tail call i32 @llvm.ctpop.i32(i32 %102)
  %104 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 6
  store i32 %103, ptr %104, align 8
  %105 = shufflevector <32 x i32> %90, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %106 = icmp ne <32 x i32> %90, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = or i32 %107, 1
  store <32 x i32> %90, ptr %11, align 128
  %109 = tail call fastcc i32 @most_in_a_bank(ptr noundef nonnull byval(<32 x i32>) align 128 %11, i32 noundef %108)
  %110 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 8
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 9
  store i32 1, ptr %111, align 4
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  br label %458

112:                                              ; preds = %7
  br i1 %12, label %113, label %202

113:                                              ; preds = %112
  %114 = load <32 x i64>, ptr %1, align 8
  %115 = lshr <32 x i64> %114, <i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5>
  %116 = lshr i64 %3, 5
  %117 = and i64 %116, 576460752303423484
  %118 = insertelement <32 x i64> poison, i64 %117, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = sub nsw <32 x i64> %115, %119
  %121 = trunc <32 x i64> %120 to <32 x i32>
  %122 = shufflevector <32 x i32> %121, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %123 = icmp ugt <32 x i32> %122, %121
  %124 = bitcast <32 x i1> %123 to i32
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %187, label %126

126:                                              ; preds = %113
  %127 = shufflevector <32 x i32> %121, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %128 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %121, <32 x i32> %127)
  %129 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %121, <32 x i32> %127)
  %130 = shufflevector <32 x i32> %128, <32 x i32> %129, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %131 = shufflevector <32 x i32> %130, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %132 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %130, <32 x i32> %131)
  %133 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %130, <32 x i32> %131)
  %134 = shufflevector <32 x i32> %132, <32 x i32> %133, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %135 = shufflevector <32 x i32> %134, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %136 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %134, <32 x i32> %135)
  %137 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %134, <32 x i32> %135)
  %138 = shufflevector <32 x i32> %136, <32 x i32> %137, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %139 = shufflevector <32 x i32> %138, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %140 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %138, <32 x i32> %139)
  %141 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %138, <32 x i32> %139)
  %142 = shufflevector <32 x i32> %140, <32 x i32> %141, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %143 = shufflevector <32 x i32> %142, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %144 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %142, <32 x i32> %143)
  %145 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %142, <32 x i32> %143)
  %146 = shufflevector <32 x i32> %144, <32 x i32> %145, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %147 = shufflevector <32 x i32> %146, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %148 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %146, <32 x i32> %147)
  %149 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %146, <32 x i32> %147)
  %150 = shufflevector <32 x i32> %148, <32 x i32> %149, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %151 = shufflevector <32 x i32> %150, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %152 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %150, <32 x i32> %151)
  %153 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %150, <32 x i32> %151)
  %154 = shufflevector <32 x i32> %152, <32 x i32> %153, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %155 = shufflevector <32 x i32> %154, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %156 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %154, <32 x i32> %155)
  %157 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %154, <32 x i32> %155)
  %158 = shufflevector <32 x i32> %156, <32 x i32> %157, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %159 = shufflevector <32 x i32> %158, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %160 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %158, <32 x i32> %159)
  %161 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %158, <32 x i32> %159)
  %162 = shufflevector <32 x i32> %160, <32 x i32> %161, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %163 = shufflevector <32 x i32> %162, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %164 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %162, <32 x i32> %163)
  %165 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %162, <32 x i32> %163)
  %166 = shufflevector <32 x i32> %164, <32 x i32> %165, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %167 = shufflevector <32 x i32> %166, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %168 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %166, <32 x i32> %167)
  %169 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %166, <32 x i32> %167)
  %170 = shufflevector <32 x i32> %168, <32 x i32> %169, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %171 = shufflevector <32 x i32> %170, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %172 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %170, <32 x i32> %171)
  %173 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %170, <32 x i32> %171)
  %174 = shufflevector <32 x i32> %172, <32 x i32> %173, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %175 = shufflevector <32 x i32> %174, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %176 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %174, <32 x i32> %175)
  %177 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %174, <32 x i32> %175)
  %178 = shufflevector <32 x i32> %176, <32 x i32> %177, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %179 = shufflevector <32 x i32> %178, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %180 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %178, <32 x i32> %179)
  %181 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %178, <32 x i32> %179)
  %182 = shufflevector <32 x i32> %180, <32 x i32> %181, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %183 = shufflevector <32 x i32> %182, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %184 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %182, <32 x i32> %183)
  %185 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %182, <32 x i32> %183)
  %186 = shufflevector <32 x i32> %184, <32 x i32> %185, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %187

187:                                              ; preds = %113, %126
  %188 = phi <32 x i32> [ %186, %126 ], [ %121, %113 ]
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %190 = icmp ne <32 x i32> %188, %189
  %191 = bitcast <32 x i1> %190 to i32
  %192 = or i32 %191, 1
  %193 = tail call i32 @llvm.ctpop.i32(i32 %192)
  %194 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 6
  store i32 %193, ptr %194, align 8
  %195 = lshr <32 x i32> %188, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %196 = shufflevector <32 x i32> %195, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %197 = icmp ne <32 x i32> %195, %196
  %198 = bitcast <32 x i1> %197 to i32
  %199 = or i32 %198, 1
  %200 = tail call i32 @llvm.ctpop.i32(i32 %199)
  %201 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 7
  store i32 %200, ptr %201, align 4
  br label %202

202:                                              ; preds = %187, %112
  %203 = xor i1 %12, true
  %204 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 9
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %205 = icmp ugt i32 %4, %5
  br i1 %205, label %206, label %208

206:                                              ; preds = %202
  %207 = udiv i32 %4, %5
  br label %208

208:                                              ; preds = %206, %202
  %209 = phi i32 [ %207, %206 ], [ 1, %202 ]
  %210 = udiv i32 32, %209
  %211 = icmp eq i32 %5, 8
  %212 = select i1 %211, i32 2, i32 1
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  %213 = load <32 x i64>, ptr %1, align 8
  %214 = lshr <32 x i64> %213, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %215 = lshr i64 %3, 2
  %216 = lshr i64 %3, 3
  %217 = and i64 %216, 2305843009213693920
  %218 = and i64 %215, 31
  %219 = or i64 %217, %218
  %220 = select i1 %211, i64 %219, i64 %215
  br i1 %211, label %221, label %226

221:                                              ; preds = %208
  %222 = lshr <32 x i64> %213, <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>
  %223 = and <32 x i64> %222, <i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920, i64 2305843009213693920>
  %224 = and <32 x i64> %214, <i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31, i64 31>
  %225 = or <32 x i64> %223, %224
  br label %226

226:                                              ; preds = %221, %208
  %227 = phi <32 x i64> [ %225, %221 ], [ %214, %208 ]
  %228 = insertelement <32 x i64> poison, i64 %220, i64 0
  %229 = shufflevector <32 x i64> %228, <32 x i64> poison, <32 x i32> zeroinitializer
  %230 = sub nsw <32 x i64> %227, %229
  %231 = trunc <32 x i64> %230 to <32 x i32>
  store <32 x i32> %231, ptr %9, align 16
  %232 = icmp eq i32 %5, 4
  %233 = and i1 %232, %203
  %234 = icmp ugt i32 %209, 1
  %235 = and i1 %233, %234
  %236 = shl nuw nsw i32 %210, 1
  %237 = shl nsw i32 -1, %209
  %238 = xor i32 %237, -1
  %239 = icmp ugt i32 %209, 32
  %240 = zext i32 %209 to i64
  %241 = tail call i32 @llvm.umax.i32(i32 %210, i32 1)
  br label %242

242:                                              ; preds = %448, %226
  %243 = phi i32 [ 0, %226 ], [ %450, %448 ]
  %244 = phi i32 [ 0, %226 ], [ %454, %448 ]
  %245 = phi i32 [ 0, %226 ], [ %449, %448 ]
  br i1 %235, label %246, label %310

246:                                              ; preds = %242
  %247 = urem i32 %244, %236
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %310

249:                                              ; preds = %246
  %250 = add i32 %244, %236
  %251 = icmp ule i32 %250, %244
  br i1 %251, label %278, label %252

252:                                              ; preds = %249
  %253 = zext i32 %244 to i64
  %254 = zext i32 %250 to i64
  br label %255

255:                                              ; preds = %274, %252
  %256 = phi i64 [ %253, %252 ], [ %275, %274 ]
  %257 = phi i1 [ false, %252 ], [ %276, %274 ]
  %258 = trunc i64 %256 to i32
  %259 = shl nuw i32 1, %258
  %260 = and i32 %259, %2
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %274, label %262

262:                                              ; preds = %255
  %263 = xor i32 %258, 1
  %264 = shl nuw i32 1, %263
  %265 = and i32 %264, %2
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %274, label %267

267:                                              ; preds = %262
  %268 = getelementptr inbounds i32, ptr %9, i64 %256
  %269 = load i32, ptr %268, align 4
  %270 = zext i32 %263 to i64
  %271 = getelementptr inbounds i32, ptr %9, i64 %270
  %272 = load i32, ptr %271, align 4
  %273 = icmp eq i32 %269, %272
  br i1 %273, label %274, label %278

274:                                              ; preds = %267, %262, %255
  %275 = add nuw nsw i64 %256, 1
  %276 = icmp uge i64 %275, %254
  %277 = icmp eq i64 %275, %254
  br i1 %277, label %278, label %255

278:                                              ; preds = %274, %267, %249
  %279 = phi i1 [ %251, %249 ], [ %276, %274 ], [ %257, %267 ]
  br i1 %279, label %310, label %280

280:                                              ; preds = %278
  br i1 %251, label %307, label %281

281:                                              ; preds = %280
  %282 = zext i32 %244 to i64
  %283 = zext i32 %250 to i64
  br label %284

284:                                              ; preds = %303, %281
  %285 = phi i64 [ %282, %281 ], [ %304, %303 ]
  %286 = phi i1 [ false, %281 ], [ %305, %303 ]
  %287 = trunc i64 %285 to i32
  %288 = shl nuw i32 1, %287
  %289 = and i32 %288, %2
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %303, label %291

291:                                              ; preds = %284
  %292 = xor i32 %287, 2
  %293 = shl nuw i32 1, %292
  %294 = and i32 %293, %2
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %303, label %296

296:                                              ; preds = %291
  %297 = getelementptr inbounds i32, ptr %9, i64 %285
  %298 = load i32, ptr %297, align 4
  %299 = zext i32 %292 to i64
  %300 = getelementptr inbounds i32, ptr %9, i64 %299
  %301 = load i32, ptr %300, align 4
  %302 = icmp eq i32 %298, %301
  br i1 %302, label %303, label %307

303:                                              ; preds = %296, %291, %284
  %304 = add nuw nsw i64 %285, 1
  %305 = icmp uge i64 %304, %283
  %306 = icmp eq i64 %304, %283
  br i1 %306, label %307, label %284

307:                                              ; preds = %303, %296, %280
  %308 = phi i1 [ %251, %280 ], [ %305, %303 ], [ %286, %296 ]
  %309 = select i1 %308, i32 2, i32 0
  br label %310

310:                                              ; preds = %307, %278, %246, %242
  %311 = phi i32 [ 0, %246 ], [ 0, %242 ], [ %309, %307 ], [ 1, %278 ]
  br i1 %234, label %312, label %366

312:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  br i1 %239, label %316, label %313

313:                                              ; preds = %312
  %314 = icmp eq i32 %311, 0
  %315 = icmp eq i32 %311, 1
  br label %319

316:                                              ; preds = %338, %312
  %317 = phi i32 [ 0, %312 ], [ %344, %338 ]
  %318 = load <32 x i32>, ptr %8, align 16
  switch i32 %317, label %357 [
    i32 0, label %364
    i32 -1, label %364
  ]

319:                                              ; preds = %338, %313
  %320 = phi i32 [ 0, %313 ], [ %344, %338 ]
  %321 = phi i32 [ 0, %313 ], [ %345, %338 ]
  %322 = add i32 %321, %244
  br i1 %314, label %332, label %323

323:                                              ; preds = %319
  %324 = and i32 %321, 2147483646
  %325 = select i1 %315, i32 %321, i32 %324
  %326 = add i32 %325, %322
  %327 = shl nuw i32 1, %326
  %328 = and i32 %327, %2
  %329 = icmp eq i32 %328, 0
  %330 = select i1 %329, i32 %311, i32 0
  %331 = add i32 %330, %326
  br label %332

332:                                              ; preds = %323, %319
  %333 = phi i32 [ %331, %323 ], [ %322, %319 ]
  %334 = zext i32 %333 to i64
  %335 = getelementptr inbounds i32, ptr %9, i64 %334
  %336 = load i32, ptr %335, align 4
  %337 = mul i32 %321, %209
  br label %347

338:                                              ; preds = %347
  %339 = shl nuw i32 1, %333
  %340 = and i32 %339, %2
  %341 = icmp eq i32 %340, 0
  %342 = shl i32 %238, %337
  %343 = select i1 %341, i32 0, i32 %342
  %344 = or i32 %343, %320
  %345 = add nuw nsw i32 %321, 1
  %346 = icmp eq i32 %345, %241
  br i1 %346, label %316, label %319

347:                                              ; preds = %347, %332
  %348 = phi i64 [ 0, %332 ], [ %355, %347 ]
  %349 = trunc i64 %348 to i32
  %350 = mul i32 %212, %349
  %351 = add i32 %350, %336
  %352 = add i32 %337, %349
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %353
  store i32 %351, ptr %354, align 4
  %355 = add nuw nsw i64 %348, 1
  %356 = icmp eq i64 %355, %240
  br i1 %356, label %338, label %347

357:                                              ; preds = %316
  %358 = bitcast i32 %317 to <32 x i1>
  %359 = tail call i32 @llvm.cttz.i32(i32 %317, i1 true)
  %360 = extractelement <32 x i32> %318, i32 %359
  %361 = insertelement <32 x i32> poison, i32 %360, i64 0
  %362 = shufflevector <32 x i32> %361, <32 x i32> poison, <32 x i32> zeroinitializer
  %363 = select <32 x i1> %358, <32 x i32> %318, <32 x i32> %362
  br label %364

364:                                              ; preds = %357, %316, %316
  %365 = phi <32 x i32> [ %318, %316 ], [ %363, %357 ], [ %318, %316 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  br label %366

366:                                              ; preds = %364, %310
  %367 = phi i32 [ %317, %364 ], [ %2, %310 ]
  %368 = phi <32 x i32> [ %365, %364 ], [ %231, %310 ]
  %369 = icmp eq i32 %367, 0
  br i1 %369, label %448, label %370

370:                                              ; preds = %366
  %371 = shufflevector <32 x i32> %368, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %372 = icmp ult <32 x i32> %368, %371
  %373 = bitcast <32 x i1> %372 to i32
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %436, label %375

375:                                              ; preds = %370
  %376 = shufflevector <32 x i32> %368, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %377 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %368, <32 x i32> %376)
  %378 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %368, <32 x i32> %376)
  %379 = shufflevector <32 x i32> %377, <32 x i32> %378, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %380 = shufflevector <32 x i32> %379, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %381 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %379, <32 x i32> %380)
  %382 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %379, <32 x i32> %380)
  %383 = shufflevector <32 x i32> %381, <32 x i32> %382, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %384 = shufflevector <32 x i32> %383, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %385 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %383, <32 x i32> %384)
  %386 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %383, <32 x i32> %384)
  %387 = shufflevector <32 x i32> %385, <32 x i32> %386, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %388 = shufflevector <32 x i32> %387, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %389 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %387, <32 x i32> %388)
  %390 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %387, <32 x i32> %388)
  %391 = shufflevector <32 x i32> %389, <32 x i32> %390, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %392 = shufflevector <32 x i32> %391, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %393 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %391, <32 x i32> %392)
  %394 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %391, <32 x i32> %392)
  %395 = shufflevector <32 x i32> %393, <32 x i32> %394, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %396 = shufflevector <32 x i32> %395, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %397 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %395, <32 x i32> %396)
  %398 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %395, <32 x i32> %396)
  %399 = shufflevector <32 x i32> %397, <32 x i32> %398, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %400 = shufflevector <32 x i32> %399, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %401 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %399, <32 x i32> %400)
  %402 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %399, <32 x i32> %400)
  %403 = shufflevector <32 x i32> %401, <32 x i32> %402, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %404 = shufflevector <32 x i32> %403, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %405 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %403, <32 x i32> %404)
  %406 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %403, <32 x i32> %404)
  %407 = shufflevector <32 x i32> %405, <32 x i32> %406, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %408 = shufflevector <32 x i32> %407, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %409 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %407, <32 x i32> %408)
  %410 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %407, <32 x i32> %408)
  %411 = shufflevector <32 x i32> %409, <32 x i32> %410, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %412 = shufflevector <32 x i32> %411, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %413 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %411, <32 x i32> %412)
  %414 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %411, <32 x i32> %412)
  %415 = shufflevector <32 x i32> %413, <32 x i32> %414, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %416 = shufflevector <32 x i32> %415, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %417 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %415, <32 x i32> %416)
  %418 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %415, <32 x i32> %416)
  %419 = shufflevector <32 x i32> %417, <32 x i32> %418, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %420 = shufflevector <32 x i32> %419, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %421 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %419, <32 x i32> %420)
  %422 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %419, <32 x i32> %420)
  %423 = shufflevector <32 x i32> %421, <32 x i32> %422, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %424 = shufflevector <32 x i32> %423, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %425 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %423, <32 x i32> %424)
  %426 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %423, <32 x i32> %424)
  %427 = shufflevector <32 x i32> %425, <32 x i32> %426, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %428 = shufflevector <32 x i32> %427, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %429 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %427, <32 x i32> %428)
  %430 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %427, <32 x i32> %428)
  %431 = shufflevector <32 x i32> %429, <32 x i32> %430, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %432 = shufflevector <32 x i32> %431, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %433 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %431, <32 x i32> %432)
  %434 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %431, <32 x i32> %432)
  %435 = shufflevector <32 x i32> %433, <32 x i32> %434, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %436

436:                                              ; preds = %375, %370
  %437 = phi <32 x i32> [ %435, %375 ], [ %368, %370 ]
  %438 = shufflevector <32 x i32> %437, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %439 = icmp ne <32 x i32> %437, %438
  %440 = bitcast <32 x i1> %439 to i32
  %441 = or i32 %440, 1
  store <32 x i32> %437, ptr %10, align 128
  %442 = tail call fastcc i32 @most_in_a_bank(ptr noundef nonnull byval(<32 x i32>) align 128 %10, i32 noundef %441)
  %443 = add i32 %442, %243
  %444 = tail call i32 @llvm.ctpop.i32(i32 %441)
  %445 = add nuw nsw i32 %444, 31
  %446 = lshr i32 %445, 5
  %447 = add i32 %446, %245
  br label %448

448:                                              ; preds = %436, %366
  %449 = phi i32 [ %447, %436 ], [ %245, %366 ]
  %450 = phi i32 [ %443, %436 ], [ %243, %366 ]
  %451 = icmp ne i32 %311, 0
  %452 = zext i1 %451 to i32
  %453 = shl nuw nsw i32 %210, %452
  %454 = add i32 %453, %244
  %455 = icmp ult i32 %454, 32
  br i1 %455, label %242, label %456

456:                                              ; preds = %448
  store i32 %449, ptr %204, align 4
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  %457 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 8
  store i32 %450, ptr %457, align 8
  br label %458

458:                                              ; preds = %456, %89
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v32i64(<32 x i64>)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @count_lines(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = load <32 x i64>, ptr %1, align 8
  %5 = lshr <32 x i64> %4, <i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5>
  %6 = lshr i64 %2, 5
  %7 = and i64 %6, 576460752303423484
  %8 = insertelement <32 x i64> poison, i64 %7, i64 0
  %9 = shufflevector <32 x i64> %8, <32 x i64> poison, <32 x i32> zeroinitializer
  %10 = sub nsw <32 x i64> %5, %9
  %11 = trunc <32 x i64> %10 to <32 x i32>
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %13 = icmp ugt <32 x i32> %12, %11
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %77, label %16

16:                                               ; preds = %3
  %17 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %18 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %11, <32 x i32> %17)
  %19 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %11, <32 x i32> %17)
  %20 = shufflevector <32 x i32> %18, <32 x i32> %19, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %22 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %20, <32 x i32> %21)
  %23 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %20, <32 x i32> %21)
  %24 = shufflevector <32 x i32> %22, <32 x i32> %23, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %25 = shufflevector <32 x i32> %24, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %26 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %24, <32 x i32> %25)
  %27 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %24, <32 x i32> %25)
  %28 = shufflevector <32 x i32> %26, <32 x i32> %27, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %29 = shufflevector <32 x i32> %28, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %30 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %28, <32 x i32> %29)
  %31 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %28, <32 x i32> %29)
  %32 = shufflevector <32 x i32> %30, <32 x i32> %31, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %33 = shufflevector <32 x i32> %32, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %34 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %32, <32 x i32> %33)
  %35 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %32, <32 x i32> %33)
  %36 = shufflevector <32 x i32> %34, <32 x i32> %35, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %37 = shufflevector <32 x i32> %36, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %38 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %36, <32 x i32> %37)
  %39 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %36, <32 x i32> %37)
  %40 = shufflevector <32 x i32> %38, <32 x i32> %39, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %42 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %40, <32 x i32> %41)
  %43 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %40, <32 x i32> %41)
  %44 = shufflevector <32 x i32> %42, <32 x i32> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %46 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %44, <32 x i32> %45)
  %47 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %44, <32 x i32> %45)
  %48 = shufflevector <32 x i32> %46, <32 x i32> %47, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %50 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %48, <32 x i32> %49)
  %51 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %48, <32 x i32> %49)
  %52 = shufflevector <32 x i32> %50, <32 x i32> %51, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %54 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %52, <32 x i32> %53)
  %55 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %52, <32 x i32> %53)
  %56 = shufflevector <32 x i32> %54, <32 x i32> %55, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %57 = shufflevector <32 x i32> %56, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %58 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %56, <32 x i32> %57)
  %59 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %56, <32 x i32> %57)
  %60 = shufflevector <32 x i32> %58, <32 x i32> %59, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %62 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %60, <32 x i32> %61)
  %63 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %60, <32 x i32> %61)
  %64 = shufflevector <32 x i32> %62, <32 x i32> %63, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %65 = shufflevector <32 x i32> %64, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %66 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %64, <32 x i32> %65)
  %67 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %64, <32 x i32> %65)
  %68 = shufflevector <32 x i32> %66, <32 x i32> %67, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %70 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %68, <32 x i32> %69)
  %71 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %68, <32 x i32> %69)
  %72 = shufflevector <32 x i32> %70, <32 x i32> %71, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %74 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %72, <32 x i32> %73)
  %75 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %72, <32 x i32> %73)
  %76 = shufflevector <32 x i32> %74, <32 x i32> %75, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %77

77:                                               ; preds = %3, %16
  %78 = phi <32 x i32> [ %76, %16 ], [ %11, %3 ]
  %79 = shufflevector <32 x i32> %78, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %80 = icmp ne <32 x i32> %78, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, 1
  %83 = tail call i32 @llvm.ctpop.i32(i32 %82)
  %84 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 6
  store i32 %83, ptr %84, align 8
  %85 = lshr <32 x i32> %78, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %87 = icmp ne <32 x i32> %85, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = or i32 %88, 1
  %90 = tail call i32 @llvm.ctpop.i32(i32 %89)
  %91 = getelementptr inbounds %struct.Pattern, ptr %0, i64 0, i32 7
  store i32 %90, ptr %91, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define internal fastcc i32 @most_in_a_bank(ptr nocapture noundef readonly byval(<32 x i32>) align 128 %0, i32 noundef %1) unnamed_addr {
  %3 = alloca [5 x <2 x i32>], align 16
  %4 = alloca [5 x i32], align 16
  %5 = alloca [5 x i32], align 16
  %6 = alloca [6 x i32], align 16
  %7 = load <32 x i32>, ptr %0, align 128
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3)
  %8 = bitcast i32 %1 to <32 x i1>
  %9 = zext <32 x i1> %8 to <32 x i32>
  %10 = and <32 x i32> %7, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %11 = shl <32 x i32> %9, %10
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = shufflevector <32 x i32> %11, <32 x i32> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %14 = and <16 x i32> %12, %13
  %15 = shufflevector <16 x i32> %14, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %16 = shufflevector <16 x i32> %14, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %17 = xor <8 x i32> %15, %16
  %18 = xor <16 x i32> %12, %13
  %19 = shufflevector <16 x i32> %18, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %20 = shufflevector <16 x i32> %18, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %21 = and <8 x i32> %19, %20
  %22 = and <8 x i32> %17, %21
  %23 = and <8 x i32> %15, %16
  %24 = or <8 x i32> %22, %23
  %25 = shufflevector <8 x i32> %24, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %26 = shufflevector <8 x i32> %24, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %27 = xor <4 x i32> %25, %26
  %28 = xor <8 x i32> %17, %21
  %29 = shufflevector <8 x i32> %28, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %30 = shufflevector <8 x i32> %28, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %31 = xor <4 x i32> %29, %30
  %32 = xor <8 x i32> %19, %20
  %33 = shufflevector <8 x i32> %32, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %34 = shufflevector <8 x i32> %32, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %35 = and <4 x i32> %33, %34
  %36 = and <4 x i32> %31, %35
  %37 = and <4 x i32> %29, %30
  %38 = or <4 x i32> %36, %37
  %39 = and <4 x i32> %27, %38
  %40 = and <4 x i32> %25, %26
  %41 = or <4 x i32> %39, %40
  %42 = shufflevector <4 x i32> %41, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %43 = shufflevector <4 x i32> %41, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %44 = xor <4 x i32> %27, %38
  %45 = shufflevector <4 x i32> %44, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %46 = shufflevector <4 x i32> %44, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %47 = xor <4 x i32> %31, %35
  %48 = shufflevector <4 x i32> %47, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %49 = shufflevector <4 x i32> %47, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %50 = xor <4 x i32> %33, %34
  %51 = shufflevector <4 x i32> %50, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %52 = shufflevector <4 x i32> %50, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %53 = xor <2 x i32> %51, %52
  store <2 x i32> %53, ptr %3, align 16
  %54 = and <2 x i32> %51, %52
  %55 = xor <2 x i32> %48, %49
  %56 = xor <2 x i32> %55, %54
  %57 = getelementptr inbounds [5 x <2 x i32>], ptr %3, i64 0, i64 1
  store <2 x i32> %56, ptr %57, align 8
  %58 = and <2 x i32> %48, %49
  %59 = and <2 x i32> %55, %54
  %60 = or <2 x i32> %59, %58
  %61 = xor <2 x i32> %45, %46
  %62 = xor <2 x i32> %61, %60
  %63 = getelementptr inbounds [5 x <2 x i32>], ptr %3, i64 0, i64 2
  store <2 x i32> %62, ptr %63, align 16
  %64 = and <2 x i32> %45, %46
  %65 = and <2 x i32> %61, %60
  %66 = or <2 x i32> %65, %64
  %67 = xor <2 x i32> %42, %43
  %68 = xor <2 x i32> %67, %66
  %69 = getelementptr inbounds [5 x <2 x i32>], ptr %3, i64 0, i64 3
  store <2 x i32> %68, ptr %69, align 8
  %70 = and <2 x i32> %42, %43
  %71 = and <2 x i32> %67, %66
  %72 = or <2 x i32> %71, %70
  %73 = getelementptr inbounds [5 x <2 x i32>], ptr %3, i64 0, i64 4
  store <2 x i32> %72, ptr %73, align 16
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  br label %74

74:                                               ; preds = %2, %74
  %75 = phi i64 [ 0, %2 ], [ %82, %74 ]
  %76 = getelementptr inbounds [5 x <2 x i32>], ptr %3, i64 0, i64 %75
  %77 = load <2 x i32>, ptr %76, align 8
  %78 = extractelement <2 x i32> %77, i64 0
  %79 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 %75
  store i32 %78, ptr %79, align 4
  %80 = extractelement <2 x i32> %77, i64 1
  %81 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 %75
  store i32 %80, ptr %81, align 4
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 5
  br i1 %83, label %84, label %74

84:                                               ; preds = %74
  %85 = load i32, ptr %4, align 16
  %86 = load i32, ptr %5, align 16
  %87 = xor i32 %86, %85
  store i32 %87, ptr %6, align 16
  %88 = and i32 %86, %85
  %89 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 1
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 1
  %92 = load i32, ptr %91, align 4
  %93 = xor i32 %92, %90
  %94 = xor i32 %93, %88
  %95 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 1
  store i32 %94, ptr %95, align 4
  %96 = and i32 %92, %90
  %97 = and i32 %93, %88
  %98 = or i32 %97, %96
  %99 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 2
  %100 = load i32, ptr %99, align 8
  %101 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 2
  %102 = load i32, ptr %101, align 8
  %103 = xor i32 %102, %100
  %104 = xor i32 %103, %98
  %105 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 2
  store i32 %104, ptr %105, align 8
  %106 = and i32 %102, %100
  %107 = and i32 %103, %98
  %108 = or i32 %107, %106
  %109 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 3
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 3
  %112 = load i32, ptr %111, align 4
  %113 = xor i32 %112, %110
  %114 = xor i32 %113, %108
  %115 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 3
  store i32 %114, ptr %115, align 4
  %116 = and i32 %112, %110
  %117 = and i32 %113, %108
  %118 = or i32 %117, %116
  %119 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 4
  %120 = load i32, ptr %119, align 16
  %121 = getelementptr inbounds [5 x i32], ptr %5, i64 0, i64 4
  %122 = load i32, ptr %121, align 16
  %123 = xor i32 %122, %120
  %124 = xor i32 %123, %118
  %125 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 4
  store i32 %124, ptr %125, align 16
  %126 = and i32 %122, %120
  %127 = and i32 %123, %118
  %128 = or i32 %127, %126
  %129 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 5
  store i32 %128, ptr %129, align 4
  br label %131

130:                                              ; preds = %131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3)
  ret i32 %143

131:                                              ; preds = %84, %131
  %132 = phi i64 [ 5, %84 ], [ %144, %131 ]
  %133 = phi i32 [ 0, %84 ], [ %143, %131 ]
  %134 = phi i32 [ -1, %84 ], [ %141, %131 ]
  %135 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %132
  %136 = load i32, ptr %135, align 4
  %137 = and i32 %136, %134
  %138 = icmp eq i32 %137, 0
  %139 = trunc i64 %132 to i32
  %140 = shl nuw i32 1, %139
  %141 = select i1 %138, i32 %134, i32 %137
  %142 = select i1 %138, i32 0, i32 %140
  %143 = or i32 %142, %133
  %144 = add nsw i64 %132, -1
  %145 = icmp eq i64 %132, 0
  br i1 %145, label %130, label %131
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @settle(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = lshr i64 %5, 20
  %8 = and i64 %5, 1048575
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %118

10:                                               ; preds = %6
  %11 = shl i64 %5, 3
  %12 = ashr i64 %11, 43
  %13 = and i64 %12, 4294967295
  %14 = icmp eq i64 %13, 0
  %15 = and i64 %5, 1099510579200
  %16 = icmp ne i64 %15, 0
  %17 = and i1 %16, %14
  br i1 %17, label %18, label %118

18:                                               ; preds = %10
  %19 = and i64 %5, 2305843009213693952
  %20 = and i64 %7, 1048575
  %21 = shl nuw nsw i64 %20, 20
  %22 = or i64 %21, %19
  %23 = or i64 %22, %20
  %24 = xor i64 %23, -6917529027641081856
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 %4
  store i64 %24, ptr %27, align 1
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 %4
  store i64 72340172838076673, ptr %30, align 1
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 48
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %128, label %37

37:                                               ; preds = %18
  tail call void @check_phase(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4)
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %25, align 8
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %44 = load ptr, ptr %43, align 8
  %45 = ptrtoint ptr %42 to i64
  %46 = ptrtoint ptr %44 to i64
  %47 = sub i64 %45, %46
  %48 = udiv i64 %47, %39
  %49 = shl i64 %48, 32
  %50 = add i64 %49, 4294967296
  br label %51

51:                                               ; preds = %37, %41
  %52 = phi i64 [ %50, %41 ], [ 4294967296, %37 ]
  %53 = load ptr, ptr %34, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %58, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds %struct.Checks, ptr %53, i64 0, i32 26
  %57 = load ptr, ptr %56, align 8
  br label %58

58:                                               ; preds = %55, %51
  %59 = phi ptr [ %57, %55 ], [ null, %51 ]
  %60 = icmp eq ptr %59, null
  br i1 %60, label %79, label %61

61:                                               ; preds = %58
  %62 = or i64 %52, %4
  br label %66

63:                                               ; preds = %77
  %64 = add nuw nsw i64 %67, 1
  %65 = icmp eq i64 %64, 128
  br i1 %65, label %79, label %66

66:                                               ; preds = %63, %61
  %67 = phi i64 [ 0, %61 ], [ %64, %63 ]
  %68 = phi ptr [ undef, %61 ], [ %78, %63 ]
  %69 = getelementptr inbounds %struct.Order, ptr %59, i64 0, i32 13, i64 %67
  %70 = load i64, ptr %69, align 8
  %71 = icmp ne i64 %70, 0
  %72 = icmp ne i64 %70, %62
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %77, label %74

74:                                               ; preds = %66
  br i1 %71, label %76, label %75

75:                                               ; preds = %74
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(8584) %69, i8 0, i64 8584, i1 false)
  br label %76

76:                                               ; preds = %75, %74
  store i64 %62, ptr %69, align 8
  br label %77

77:                                               ; preds = %76, %66
  %78 = phi ptr [ %69, %76 ], [ %68, %66 ]
  br i1 %73, label %63, label %79

79:                                               ; preds = %77, %63, %58
  %80 = phi ptr [ null, %58 ], [ null, %63 ], [ %78, %77 ]
  %81 = icmp eq ptr %80, null
  br i1 %81, label %128, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 2
  %84 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 1
  br label %85

85:                                               ; preds = %85, %82
  %86 = phi i64 [ 0, %82 ], [ %92, %85 ]
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds i32, ptr %83, i64 %86
  %90 = load i32, ptr %89, align 4
  %91 = tail call i32 @llvm.umax.i32(i32 %88, i32 %90)
  store i32 %91, ptr %89, align 4
  %92 = add nuw nsw i64 %86, 1
  %93 = icmp eq i64 %92, 16
  br i1 %93, label %94, label %85

94:                                               ; preds = %85
  %95 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 4
  %96 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 3
  br label %97

97:                                               ; preds = %97, %94
  %98 = phi i64 [ 0, %94 ], [ %104, %97 ]
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds i32, ptr %95, i64 %98
  %102 = load i32, ptr %101, align 4
  %103 = tail call i32 @llvm.umax.i32(i32 %100, i32 %102)
  store i32 %103, ptr %101, align 4
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, 528
  br i1 %105, label %106, label %97

106:                                              ; preds = %97
  %107 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 4, i32 1
  %108 = getelementptr inbounds %struct.Meeting, ptr %80, i64 0, i32 3, i32 1
  br label %109

109:                                              ; preds = %109, %106
  %110 = phi i64 [ 0, %106 ], [ %116, %109 ]
  %111 = getelementptr inbounds i32, ptr %108, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds i32, ptr %107, i64 %110
  %114 = load i32, ptr %113, align 4
  %115 = tail call i32 @llvm.umax.i32(i32 %112, i32 %114)
  store i32 %115, ptr %113, align 4
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, 528
  br i1 %117, label %128, label %109

118:                                              ; preds = %6, %10
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds i8, ptr %120, i64 %4
  store i64 %5, ptr %121, align 1
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds i8, ptr %123, i64 %4
  store i64 72340172838076673, ptr %124, align 1
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 48
  %126 = load i64, ptr %125, align 8
  %127 = add i64 %126, 1
  store i64 %127, ptr %125, align 8
  br label %128

128:                                              ; preds = %109, %79, %118, %18
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @combined(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  switch i32 %3, label %184 [
    i32 1, label %5
    i32 2, label %28
    i32 3, label %55
    i32 4, label %75
    i32 5, label %95
    i32 6, label %101
    i32 7, label %176
  ]

5:                                                ; preds = %4
  switch i32 %2, label %23 [
    i32 1, label %6
    i32 2, label %8
    i32 3, label %10
    i32 4, label %12
    i32 5, label %16
    i32 6, label %19
    i32 7, label %21
  ]

6:                                                ; preds = %5
  %7 = add i64 %1, %0
  br label %25

8:                                                ; preds = %5
  %9 = tail call i64 @llvm.umin.i64(i64 %0, i64 %1)
  br label %25

10:                                               ; preds = %5
  %11 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  br label %25

12:                                               ; preds = %5
  %13 = icmp ult i64 %0, %1
  %14 = add i64 %0, 1
  %15 = select i1 %13, i64 %14, i64 0
  br label %25

16:                                               ; preds = %5
  %17 = add i64 %0, -1
  %18 = tail call i64 @llvm.umin.i64(i64 %17, i64 %1)
  br label %25

19:                                               ; preds = %5
  %20 = and i64 %1, %0
  br label %25

21:                                               ; preds = %5
  %22 = or i64 %1, %0
  br label %25

23:                                               ; preds = %5
  %24 = xor i64 %1, %0
  br label %25

25:                                               ; preds = %6, %8, %10, %12, %16, %19, %21, %23
  %26 = phi i64 [ %24, %23 ], [ %22, %21 ], [ %20, %19 ], [ %18, %16 ], [ %15, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ]
  %27 = and i64 %26, 4294967295
  br label %198

28:                                               ; preds = %4
  %29 = shl i64 %0, 32
  %30 = ashr exact i64 %29, 32
  %31 = shl i64 %1, 32
  %32 = ashr exact i64 %31, 32
  switch i32 %2, label %50 [
    i32 1, label %33
    i32 2, label %35
    i32 3, label %37
    i32 4, label %39
    i32 5, label %43
    i32 6, label %46
    i32 7, label %48
  ]

33:                                               ; preds = %28
  %34 = add nsw i64 %32, %30
  br label %52

35:                                               ; preds = %28
  %36 = tail call i64 @llvm.smin.i64(i64 %30, i64 %32)
  br label %52

37:                                               ; preds = %28
  %38 = tail call i64 @llvm.smax.i64(i64 %30, i64 %32)
  br label %52

39:                                               ; preds = %28
  %40 = icmp ult i64 %30, %32
  %41 = add nsw i64 %30, 1
  %42 = select i1 %40, i64 %41, i64 0
  br label %52

43:                                               ; preds = %28
  %44 = add nsw i64 %30, -1
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %32)
  br label %52

46:                                               ; preds = %28
  %47 = and i64 %32, %30
  br label %52

48:                                               ; preds = %28
  %49 = or i64 %32, %30
  br label %52

50:                                               ; preds = %28
  %51 = xor i64 %32, %30
  br label %52

52:                                               ; preds = %33, %35, %37, %39, %43, %46, %48, %50
  %53 = phi i64 [ %51, %50 ], [ %49, %48 ], [ %47, %46 ], [ %45, %43 ], [ %42, %39 ], [ %38, %37 ], [ %36, %35 ], [ %34, %33 ]
  %54 = and i64 %53, 4294967295
  br label %198

55:                                               ; preds = %4
  switch i32 %2, label %73 [
    i32 1, label %56
    i32 2, label %58
    i32 3, label %60
    i32 4, label %62
    i32 5, label %66
    i32 6, label %69
    i32 7, label %71
  ]

56:                                               ; preds = %55
  %57 = add i64 %1, %0
  br label %198

58:                                               ; preds = %55
  %59 = tail call i64 @llvm.umin.i64(i64 %0, i64 %1)
  br label %198

60:                                               ; preds = %55
  %61 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  br label %198

62:                                               ; preds = %55
  %63 = icmp ult i64 %0, %1
  %64 = add i64 %0, 1
  %65 = select i1 %63, i64 %64, i64 0
  br label %198

66:                                               ; preds = %55
  %67 = add i64 %0, -1
  %68 = tail call i64 @llvm.umin.i64(i64 %67, i64 %1)
  br label %198

69:                                               ; preds = %55
  %70 = and i64 %1, %0
  br label %198

71:                                               ; preds = %55
  %72 = or i64 %1, %0
  br label %198

73:                                               ; preds = %55
  %74 = xor i64 %1, %0
  br label %198

75:                                               ; preds = %4
  switch i32 %2, label %93 [
    i32 1, label %76
    i32 2, label %78
    i32 3, label %80
    i32 4, label %82
    i32 5, label %86
    i32 6, label %89
    i32 7, label %91
  ]

76:                                               ; preds = %75
  %77 = add i64 %1, %0
  br label %198

78:                                               ; preds = %75
  %79 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  br label %198

80:                                               ; preds = %75
  %81 = tail call i64 @llvm.smax.i64(i64 %0, i64 %1)
  br label %198

82:                                               ; preds = %75
  %83 = icmp ult i64 %0, %1
  %84 = add i64 %0, 1
  %85 = select i1 %83, i64 %84, i64 0
  br label %198

86:                                               ; preds = %75
  %87 = add i64 %0, -1
  %88 = tail call i64 @llvm.umin.i64(i64 %87, i64 %1)
  br label %198

89:                                               ; preds = %75
  %90 = and i64 %1, %0
  br label %198

91:                                               ; preds = %75
  %92 = or i64 %1, %0
  br label %198

93:                                               ; preds = %75
  %94 = xor i64 %1, %0
  br label %198

95:                                               ; preds = %4
  %96 = trunc i64 %0 to i16
  %97 = trunc i64 %1 to i16
  %98 = add i32 %2, -1
  %99 = tail call fastcc zeroext i16 @small_number(i16 noundef zeroext %96, i16 noundef zeroext %97, i32 noundef %98, i32 noundef 0)
  %100 = zext i16 %99 to i64
  br label %198

101:                                              ; preds = %4
  %102 = trunc i64 %0 to i16
  %103 = trunc i64 %1 to i16
  %104 = add i32 %2, -1
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %148

106:                                              ; preds = %101
  %107 = trunc i64 %0 to i32
  %108 = shl i32 %107, 16
  %109 = bitcast i32 %108 to float
  %110 = fpext float %109 to double
  %111 = trunc i64 %1 to i32
  %112 = shl i32 %111, 16
  %113 = bitcast i32 %112 to float
  %114 = fpext float %113 to double
  %115 = fadd double %110, %114
  %116 = fptrunc double %115 to float
  %117 = bitcast float %116 to i32
  %118 = fcmp ord double %115, 0.000000e+00
  %119 = fpext float %116 to double
  %120 = fcmp une double %115, %119
  %121 = and i1 %118, %120
  %122 = and i32 %117, 1
  %123 = icmp eq i32 %122, 0
  %124 = and i1 %121, %123
  br i1 %124, label %125, label %137

125:                                              ; preds = %106
  %126 = fcmp olt double %115, 0.000000e+00
  %127 = fneg double %115
  %128 = select i1 %126, double %127, double %115
  %129 = fcmp olt float %116, 0.000000e+00
  %130 = fneg float %116
  %131 = select i1 %129, float %130, float %116
  %132 = fpext float %131 to double
  %133 = fcmp ogt double %128, %132
  %134 = select i1 %133, i32 1, i32 -1
  %135 = add i32 %134, %117
  %136 = bitcast i32 %135 to float
  br label %137

137:                                              ; preds = %125, %106
  %138 = phi float [ %136, %125 ], [ %116, %106 ]
  %139 = fcmp uno double %115, 0.000000e+00
  br i1 %139, label %173, label %140

140:                                              ; preds = %137
  %141 = bitcast float %138 to i32
  %142 = add i32 %141, 32767
  %143 = lshr i32 %141, 16
  %144 = and i32 %143, 1
  %145 = add i32 %142, %144
  %146 = lshr i32 %145, 16
  %147 = zext i32 %146 to i64
  br label %173

148:                                              ; preds = %101
  %149 = and i16 %102, 32767
  %150 = icmp ugt i16 %149, 32640
  %151 = and i16 %103, 32767
  %152 = icmp ugt i16 %151, 32640
  br i1 %150, label %153, label %155

153:                                              ; preds = %148
  %154 = select i1 %152, i64 32767, i64 %1
  br label %173

155:                                              ; preds = %148
  br i1 %152, label %173, label %156

156:                                              ; preds = %155
  %157 = trunc i64 %1 to i32
  %158 = and i32 %157, 65535
  %159 = and i32 %157, 32767
  %160 = xor i32 %159, -1
  %161 = icmp slt i16 %103, 0
  %162 = select i1 %161, i32 %160, i32 %158
  %163 = trunc i64 %0 to i32
  %164 = and i32 %163, 65535
  %165 = and i32 %163, 32767
  %166 = xor i32 %165, -1
  %167 = icmp slt i16 %102, 0
  %168 = select i1 %167, i32 %166, i32 %164
  %169 = icmp sge i32 %162, %168
  %170 = icmp eq i32 %104, 1
  %171 = xor i1 %170, %169
  %172 = select i1 %171, i64 %1, i64 %0
  br label %173

173:                                              ; preds = %137, %140, %153, %155, %156
  %174 = phi i64 [ %154, %153 ], [ %172, %156 ], [ %147, %140 ], [ 32767, %137 ], [ %0, %155 ]
  %175 = and i64 %174, 65535
  br label %198

176:                                              ; preds = %4
  %177 = trunc i64 %0 to i32
  %178 = bitcast i32 %177 to float
  %179 = trunc i64 %1 to i32
  %180 = bitcast i32 %179 to float
  %181 = fadd float %178, %180
  %182 = bitcast float %181 to i32
  %183 = zext i32 %182 to i64
  br label %198

184:                                              ; preds = %4
  %185 = bitcast i64 %0 to double
  %186 = bitcast i64 %1 to double
  switch i32 %2, label %192 [
    i32 1, label %187
    i32 2, label %189
  ]

187:                                              ; preds = %184
  %188 = fadd double %185, %186
  br label %195

189:                                              ; preds = %184
  %190 = fcmp olt double %186, %185
  %191 = select i1 %190, double %186, double %185
  br label %195

192:                                              ; preds = %184
  %193 = fcmp ogt double %186, %185
  %194 = select i1 %193, double %186, double %185
  br label %195

195:                                              ; preds = %187, %189, %192
  %196 = phi double [ %188, %187 ], [ %191, %189 ], [ %194, %192 ]
  %197 = bitcast double %196 to i64
  br label %198

198:                                              ; preds = %93, %91, %89, %86, %82, %80, %78, %76, %73, %71, %69, %66, %62, %60, %58, %56, %195, %176, %173, %95, %52, %25
  %199 = phi i64 [ %197, %195 ], [ %183, %176 ], [ %175, %173 ], [ %100, %95 ], [ %54, %52 ], [ %27, %25 ], [ %74, %73 ], [ %72, %71 ], [ %70, %69 ], [ %68, %66 ], [ %65, %62 ], [ %61, %60 ], [ %59, %58 ], [ %57, %56 ], [ %94, %93 ], [ %92, %91 ], [ %90, %89 ], [ %88, %86 ], [ %85, %82 ], [ %81, %80 ], [ %79, %78 ], [ %77, %76 ]
  ret i64 %199
}

; Function Attrs: inlinehint mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @small_number(i16 noundef zeroext %0, i16 noundef zeroext %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %6, label %148

6:                                                ; preds = %4
  %7 = icmp eq i32 %3, 0
  %8 = zext i16 %0 to i32
  br i1 %7, label %15, label %9

9:                                                ; preds = %6
  %10 = shl nuw i32 %8, 16
  %11 = bitcast i32 %10 to float
  %12 = zext i16 %1 to i32
  %13 = shl nuw i32 %12, 16
  %14 = bitcast i32 %13 to float
  br label %65

15:                                               ; preds = %6
  %16 = sext i16 %0 to i32
  %17 = and i32 %16, -2147483648
  %18 = lshr i32 %8, 10
  %19 = and i32 %18, 31
  %20 = and i32 %8, 1023
  switch i32 %19, label %26 [
    i32 31, label %21
    i32 0, label %33
  ]

21:                                               ; preds = %15
  %22 = shl nuw nsw i32 %8, 13
  %23 = or i32 %17, %22
  %24 = or i32 %23, 2139095040
  %25 = bitcast i32 %24 to float
  br label %39

26:                                               ; preds = %15
  %27 = shl nuw nsw i32 %19, 23
  %28 = add nuw nsw i32 %27, 939524096
  %29 = shl nuw nsw i32 %20, 13
  %30 = or i32 %28, %29
  %31 = or i32 %30, %17
  %32 = bitcast i32 %31 to float
  br label %39

33:                                               ; preds = %15
  %34 = uitofp i32 %20 to float
  %35 = fmul float %34, 0x3E70000000000000
  %36 = icmp eq i32 %17, 0
  %37 = fneg float %35
  %38 = select i1 %36, float %35, float %37
  br label %39

39:                                               ; preds = %21, %26, %33
  %40 = phi float [ %25, %21 ], [ %32, %26 ], [ %38, %33 ]
  %41 = zext i16 %1 to i32
  %42 = sext i16 %1 to i32
  %43 = and i32 %42, -2147483648
  %44 = lshr i32 %41, 10
  %45 = and i32 %44, 31
  %46 = and i32 %41, 1023
  switch i32 %45, label %52 [
    i32 31, label %47
    i32 0, label %59
  ]

47:                                               ; preds = %39
  %48 = shl nuw nsw i32 %41, 13
  %49 = or i32 %43, %48
  %50 = or i32 %49, 2139095040
  %51 = bitcast i32 %50 to float
  br label %65

52:                                               ; preds = %39
  %53 = shl nuw nsw i32 %45, 23
  %54 = add nuw nsw i32 %53, 939524096
  %55 = shl nuw nsw i32 %46, 13
  %56 = or i32 %54, %55
  %57 = or i32 %56, %43
  %58 = bitcast i32 %57 to float
  br label %65

59:                                               ; preds = %39
  %60 = uitofp i32 %46 to float
  %61 = fmul float %60, 0x3E70000000000000
  %62 = icmp eq i32 %43, 0
  %63 = fneg float %61
  %64 = select i1 %62, float %61, float %63
  br label %65

65:                                               ; preds = %59, %52, %47, %9
  %66 = phi float [ %14, %9 ], [ %51, %47 ], [ %58, %52 ], [ %64, %59 ]
  %67 = phi float [ %11, %9 ], [ %40, %47 ], [ %40, %52 ], [ %40, %59 ]
  %68 = fpext float %67 to double
  %69 = fpext float %66 to double
  %70 = fadd double %68, %69
  %71 = fptrunc double %70 to float
  %72 = bitcast float %71 to i32
  %73 = fcmp ord double %70, 0.000000e+00
  %74 = fpext float %71 to double
  %75 = fcmp une double %70, %74
  %76 = and i1 %73, %75
  %77 = and i32 %72, 1
  %78 = icmp eq i32 %77, 0
  %79 = and i1 %76, %78
  br i1 %79, label %80, label %92

80:                                               ; preds = %65
  %81 = fcmp olt double %70, 0.000000e+00
  %82 = fneg double %70
  %83 = select i1 %81, double %82, double %70
  %84 = fcmp olt float %71, 0.000000e+00
  %85 = fneg float %71
  %86 = select i1 %84, float %85, float %71
  %87 = fpext float %86 to double
  %88 = fcmp ogt double %83, %87
  %89 = select i1 %88, i32 1, i32 -1
  %90 = add i32 %89, %72
  %91 = bitcast i32 %90 to float
  br label %92

92:                                               ; preds = %65, %80
  %93 = phi float [ %91, %80 ], [ %71, %65 ]
  %94 = bitcast float %93 to i32
  br i1 %7, label %95, label %139

95:                                               ; preds = %92
  %96 = lshr i32 %94, 16
  %97 = and i32 %96, 32768
  %98 = and i32 %94, 2147483647
  %99 = icmp ugt i32 %98, 2139095040
  br i1 %99, label %175, label %100

100:                                              ; preds = %95
  %101 = icmp eq i32 %98, 2139095040
  br i1 %101, label %102, label %105

102:                                              ; preds = %100
  %103 = trunc i32 %97 to i16
  %104 = or i16 %103, 31744
  br label %175

105:                                              ; preds = %100
  %106 = icmp ult i32 %98, 947912704
  %107 = lshr i32 %98, 23
  %108 = sub nsw i32 126, %107
  %109 = and i32 %94, 8388607
  %110 = or i32 %109, 8388608
  %111 = add nsw i32 %98, -939524096
  %112 = icmp ugt i32 %108, 24
  %113 = select i1 %106, i1 %112, i1 false
  %114 = icmp ne i32 %98, 0
  %115 = zext i1 %114 to i32
  %116 = select i1 %113, i32 25, i32 %108
  %117 = select i1 %106, i32 %116, i32 13
  %118 = select i1 %113, i32 %115, i32 %110
  %119 = select i1 %106, i32 %118, i32 %111
  %120 = lshr i32 %119, %117
  %121 = shl nsw i32 -1, %117
  %122 = xor i32 %121, -1
  %123 = and i32 %119, %122
  %124 = add nsw i32 %117, -1
  %125 = shl nuw i32 1, %124
  %126 = icmp ugt i32 %123, %125
  br i1 %126, label %133, label %127

127:                                              ; preds = %105
  %128 = icmp eq i32 %123, %125
  %129 = and i32 %120, 1
  %130 = icmp ne i32 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  %132 = zext i1 %131 to i32
  br label %133

133:                                              ; preds = %127, %105
  %134 = phi i32 [ 1, %105 ], [ %132, %127 ]
  %135 = add i32 %134, %120
  %136 = tail call i32 @llvm.umin.i32(i32 %135, i32 31744)
  %137 = or i32 %136, %97
  %138 = trunc i32 %137 to i16
  br label %175

139:                                              ; preds = %92
  %140 = fcmp uno double %70, 0.000000e+00
  br i1 %140, label %175, label %141

141:                                              ; preds = %139
  %142 = add i32 %94, 32767
  %143 = lshr i32 %94, 16
  %144 = and i32 %143, 1
  %145 = add i32 %142, %144
  %146 = lshr i32 %145, 16
  %147 = trunc i32 %146 to i16
  br label %175

148:                                              ; preds = %4
  %149 = and i16 %0, 32767
  %150 = zext i16 %149 to i32
  %151 = icmp eq i32 %3, 0
  %152 = select i1 %151, i32 31744, i32 32640
  %153 = icmp ult i32 %152, %150
  %154 = and i16 %1, 32767
  %155 = zext i16 %154 to i32
  %156 = icmp ult i32 %152, %155
  br i1 %153, label %157, label %159

157:                                              ; preds = %148
  %158 = select i1 %156, i16 32767, i16 %1
  br label %175

159:                                              ; preds = %148
  br i1 %156, label %175, label %160

160:                                              ; preds = %159
  %161 = zext i16 %1 to i32
  %162 = and i32 %161, 32767
  %163 = xor i32 %162, -1
  %164 = icmp slt i16 %1, 0
  %165 = select i1 %164, i32 %163, i32 %161
  %166 = zext i16 %0 to i32
  %167 = and i32 %166, 32767
  %168 = xor i32 %167, -1
  %169 = icmp slt i16 %0, 0
  %170 = select i1 %169, i32 %168, i32 %166
  %171 = icmp sge i32 %165, %170
  %172 = icmp eq i32 %2, 1
  %173 = xor i1 %172, %171
  %174 = select i1 %173, i16 %1, i16 %0
  br label %175

175:                                              ; preds = %133, %102, %95, %159, %139, %141, %160, %157
  %176 = phi i16 [ %158, %157 ], [ %174, %160 ], [ %147, %141 ], [ 32767, %139 ], [ %0, %159 ], [ %104, %102 ], [ %138, %133 ], [ 32767, %95 ]
  ret i16 %176
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @tile_bytes(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 6
  %3 = load i8, ptr %2, align 1
  %4 = icmp ult i8 %3, 13
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = zext i8 %3 to i64
  %7 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i64
  br label %10

10:                                               ; preds = %1, %5
  %11 = phi i64 [ %9, %5 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 10
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 5
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 3
  br label %29

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = mul nuw nsw i64 %11, %23
  %25 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 3, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = zext i32 %26 to i64
  %28 = mul i64 %24, %27
  br label %51

29:                                               ; preds = %15, %45
  %30 = phi i64 [ 0, %15 ], [ %49, %45 ]
  %31 = phi i64 [ %11, %15 ], [ %48, %45 ]
  %32 = icmp eq i64 %30, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %29
  %34 = load i32, ptr %19, align 4
  br label %45

35:                                               ; preds = %29
  %36 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 4, i64 %30
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.TensorMap, ptr %0, i64 0, i32 3, i64 %30
  %41 = load i32, ptr %40, align 4
  %42 = add i32 %37, -1
  %43 = add i32 %42, %41
  %44 = udiv i32 %43, %37
  br label %45

45:                                               ; preds = %33, %35, %39
  %46 = phi i32 [ %34, %33 ], [ %44, %39 ], [ 0, %35 ]
  %47 = zext i32 %46 to i64
  %48 = mul i64 %31, %47
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %30, %18
  br i1 %50, label %51, label %29

51:                                               ; preds = %45, %20
  %52 = phi i64 [ %28, %20 ], [ %48, %45 ]
  ret i64 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @copy_row(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 6
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 6
  %11 = load i8, ptr %10, align 1
  %12 = icmp ult i8 %11, 13
  br i1 %12, label %13, label %18

13:                                               ; preds = %5
  %14 = zext i8 %11 to i64
  %15 = getelementptr inbounds [13 x i8], ptr @element_bytes.bytes, i64 0, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  br label %18

18:                                               ; preds = %5, %13
  %19 = phi i32 [ %17, %13 ], [ 0, %5 ]
  %20 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 3
  %21 = load i32, ptr %20, align 4
  %22 = icmp ne i32 %4, 0
  %23 = icmp sgt i64 %2, -1
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %34

25:                                               ; preds = %18
  %26 = zext i32 %21 to i64
  %27 = add nsw i64 %26, %2
  %28 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 2
  %29 = load i32, ptr %28, align 8
  %30 = zext i32 %29 to i64
  %31 = icmp sgt i64 %27, %30
  br i1 %31, label %34, label %32

32:                                               ; preds = %25
  %33 = udiv i32 16, %19
  br label %34

34:                                               ; preds = %18, %25, %32
  %35 = phi i32 [ %33, %32 ], [ 1, %25 ], [ 1, %18 ]
  %36 = icmp ne i32 %21, 0
  br i1 %36, label %37, label %215

37:                                               ; preds = %34
  %38 = zext i32 %19 to i64
  %39 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 7
  %40 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 8
  %41 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 12
  %42 = icmp eq i32 %4, 0
  %43 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 2
  %44 = mul nuw nsw i32 %35, %19
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 22
  %47 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 8
  %48 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61
  %49 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 1
  %52 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 1
  %53 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 2
  %54 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 3
  %55 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3
  %56 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4
  %57 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3, i64 1
  %58 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4, i64 1
  %59 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3, i64 2
  %60 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4, i64 2
  %61 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 5
  %62 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 6
  %63 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 7
  %64 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 18
  %65 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 19
  %66 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 9
  %67 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 10
  %68 = sub nsw i64 %45, %38
  %69 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61
  %70 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 3
  %71 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 2
  %72 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 1
  %74 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 2
  %75 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 3
  %76 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3
  %77 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4
  %78 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3, i64 1
  %79 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4, i64 1
  %80 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 3, i64 2
  %81 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 4, i64 2
  %82 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 5
  %83 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 6
  %84 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 61, i32 7
  %85 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 8
  %86 = getelementptr inbounds %struct.TensorMap, ptr %9, i64 0, i32 9
  br label %87

87:                                               ; preds = %37, %212
  %88 = phi i1 [ %36, %37 ], [ %214, %212 ]
  %89 = phi i64 [ -1, %37 ], [ %211, %212 ]
  %90 = phi i64 [ -1, %37 ], [ %210, %212 ]
  %91 = phi i32 [ 0, %37 ], [ %213, %212 ]
  %92 = zext i32 %91 to i64
  %93 = add nsw i64 %92, %2
  %94 = mul nuw nsw i64 %92, %38
  %95 = add i64 %94, %3
  %96 = load i64, ptr %39, align 8
  %97 = add i64 %95, %96
  %98 = load i8, ptr %40, align 1
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %109, label %100

100:                                              ; preds = %87
  %101 = lshr i64 %97, 7
  %102 = zext i8 %98 to i32
  %103 = shl nsw i32 -1, %102
  %104 = xor i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = and i64 %101, %105
  %107 = shl nuw nsw i64 %106, 4
  %108 = xor i64 %107, %97
  br label %109

109:                                              ; preds = %100, %87
  %110 = phi i64 [ %108, %100 ], [ %97, %87 ]
  %111 = load ptr, ptr %41, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 %110
  %113 = icmp slt i64 %93, 0
  %114 = select i1 %42, i1 true, i1 %113
  br i1 %114, label %119, label %115

115:                                              ; preds = %109
  %116 = load i32, ptr %43, align 8
  %117 = zext i32 %116 to i64
  %118 = icmp slt i64 %93, %117
  br i1 %118, label %135, label %119

119:                                              ; preds = %115, %109
  %120 = load i32, ptr %85, align 8
  %121 = and i32 %120, 1
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %208, label %123

123:                                              ; preds = %119
  %124 = load i8, ptr %86, align 8
  %125 = load i8, ptr %10, align 1
  %126 = icmp ult i8 %125, 11
  %127 = zext i8 %125 to i11
  %128 = lshr i11 -320, %127
  %129 = and i11 %128, 1
  %130 = icmp ne i11 %129, 0
  %131 = select i1 %126, i1 %130, i1 false
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %132 = icmp ne i8 %124, 0
  %133 = and i1 %132, %131
  %134 = select i1 %133, i64 9220979463044956151, i64 0
  store i64 %134, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %112, ptr nonnull align 8 %6, i64 %38, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %208

135:                                              ; preds = %115
  %136 = mul i64 %93, %38
  %137 = add i64 %136, %1
  %138 = load i64, ptr %46, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %155, label %140

140:                                              ; preds = %135, %152
  %141 = phi i64 [ %153, %152 ], [ 0, %135 ]
  %142 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 23, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp ugt i64 %143, %137
  br i1 %144, label %152, label %145

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 23, i64 %141, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp ult i64 %147, %137
  %149 = sub i64 %147, %137
  %150 = icmp ult i64 %149, %45
  %151 = or i1 %148, %150
  br i1 %151, label %152, label %155

152:                                              ; preds = %145, %140
  %153 = add nuw i64 %141, 1
  %154 = icmp eq i64 %153, %138
  br i1 %154, label %155, label %140

155:                                              ; preds = %145, %152, %135
  %156 = phi ptr [ null, %135 ], [ null, %152 ], [ %142, %145 ]
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %170

158:                                              ; preds = %155
  %159 = load i32, ptr %69, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %208

161:                                              ; preds = %158
  %162 = load i32, ptr %70, align 4
  %163 = load i32, ptr %71, align 8
  %164 = load ptr, ptr %72, align 8
  store i32 1, ptr %69, align 8
  store i32 %163, ptr %73, align 4
  store i32 %162, ptr %74, align 8
  %165 = getelementptr inbounds %struct.Warp, ptr %164, i64 0, i32 11
  %166 = load i32, ptr %165, align 4
  store i32 %166, ptr %75, align 4
  %167 = load i32, ptr %76, align 8
  store i32 %167, ptr %77, align 8
  %168 = load i32, ptr %78, align 4
  store i32 %168, ptr %79, align 4
  %169 = load i32, ptr %80, align 8
  store i32 %169, ptr %81, align 8
  store i32 1, ptr %82, align 4
  store i64 %137, ptr %83, align 8
  store i64 %45, ptr %84, align 8
  br label %208

170:                                              ; preds = %155
  %171 = load i32, ptr %47, align 8
  %172 = and i32 %171, 1
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %191

174:                                              ; preds = %170
  %175 = getelementptr inbounds %struct.Allocation, ptr %156, i64 0, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = and i64 %176, 1
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %191, label %179

179:                                              ; preds = %174
  %180 = load i32, ptr %48, align 8
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %208

182:                                              ; preds = %179
  %183 = load i32, ptr %49, align 4
  %184 = load i32, ptr %50, align 8
  %185 = load ptr, ptr %51, align 8
  store i32 9, ptr %48, align 8
  store i32 %184, ptr %52, align 4
  store i32 %183, ptr %53, align 8
  %186 = getelementptr inbounds %struct.Warp, ptr %185, i64 0, i32 11
  %187 = load i32, ptr %186, align 4
  store i32 %187, ptr %54, align 4
  %188 = load i32, ptr %55, align 8
  store i32 %188, ptr %56, align 8
  %189 = load i32, ptr %57, align 4
  store i32 %189, ptr %58, align 4
  %190 = load i32, ptr %59, align 8
  store i32 %190, ptr %60, align 8
  store i32 1, ptr %61, align 4
  store i64 %137, ptr %62, align 8
  store i64 %38, ptr %63, align 8
  br label %208

191:                                              ; preds = %174, %170
  %192 = load i64, ptr %64, align 8
  %193 = sub i64 %137, %192
  %194 = load i64, ptr %65, align 8
  %195 = add i64 %193, %194
  %196 = inttoptr i64 %195 to ptr
  br i1 %173, label %198, label %197

197:                                              ; preds = %191
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %112, ptr align 1 %196, i64 %45, i1 false)
  br label %204

198:                                              ; preds = %191
  %199 = load i32, ptr %66, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %203, label %201

201:                                              ; preds = %198
  %202 = load i32, ptr %67, align 8
  tail call fastcc void @reduce(ptr noundef %196, ptr noundef %112, i32 noundef %44, i32 noundef %199, i32 noundef %202)
  br label %204

203:                                              ; preds = %198
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %196, ptr align 1 %112, i64 %45, i1 false)
  br label %204

204:                                              ; preds = %201, %203, %197
  %205 = icmp slt i64 %89, 0
  %206 = select i1 %205, i64 %137, i64 %89
  %207 = add i64 %68, %137
  br label %208

208:                                              ; preds = %182, %179, %161, %158, %204, %119, %123
  %209 = phi i32 [ 4, %123 ], [ 4, %119 ], [ 0, %204 ], [ 1, %158 ], [ 1, %161 ], [ 1, %179 ], [ 1, %182 ]
  %210 = phi i64 [ %90, %123 ], [ %90, %119 ], [ %207, %204 ], [ %90, %158 ], [ %90, %161 ], [ %90, %179 ], [ %90, %182 ]
  %211 = phi i64 [ %89, %123 ], [ %89, %119 ], [ %206, %204 ], [ %89, %158 ], [ %89, %161 ], [ %89, %179 ], [ %89, %182 ]
  switch i32 %209, label %215 [
    i32 0, label %212
    i32 4, label %212
  ]

212:                                              ; preds = %208, %208
  %213 = add i32 %91, %35
  %214 = icmp ult i32 %213, %21
  br i1 %214, label %87, label %215

215:                                              ; preds = %208, %212, %34
  %216 = phi i1 [ %36, %34 ], [ %88, %208 ], [ %214, %212 ]
  %217 = phi i64 [ -1, %34 ], [ %210, %212 ], [ %210, %208 ]
  %218 = phi i64 [ -1, %34 ], [ %211, %212 ], [ %211, %208 ]
  br i1 %216, label %343, label %219

219:                                              ; preds = %215
  %220 = icmp slt i64 %218, 0
  br i1 %220, label %343, label %221

221:                                              ; preds = %219
  %222 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 4
  %223 = load i32, ptr %222, align 8
  %224 = icmp slt i32 %223, 0
  br i1 %224, label %343, label %225

225:                                              ; preds = %221
  %226 = sub nsw i64 %217, %218
  %227 = trunc i64 %226 to i32
  %228 = add i32 %19, %227
  %229 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 24
  %230 = load ptr, ptr %229, align 8
  %231 = sext i32 %223 to i64
  %232 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231
  %233 = zext i32 %228 to i64
  %234 = add i64 %218, -1
  %235 = add i64 %234, %233
  %236 = load i64, ptr %232, align 8
  %237 = add i64 %236, 1
  store i64 %237, ptr %232, align 8
  %238 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231, i32 1
  %239 = load i64, ptr %238, align 8
  %240 = add i64 %239, 1
  store i64 %240, ptr %238, align 8
  %241 = lshr i64 %235, 5
  %242 = lshr i64 %218, 5
  %243 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231, i32 2
  %244 = load i64, ptr %243, align 8
  %245 = sub nsw i64 1, %242
  %246 = add nsw i64 %245, %241
  %247 = add i64 %246, %244
  store i64 %247, ptr %243, align 8
  %248 = lshr i64 %235, 7
  %249 = lshr i64 %218, 7
  %250 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231, i32 3
  %251 = load i64, ptr %250, align 8
  %252 = sub nsw i64 1, %249
  %253 = add nsw i64 %252, %248
  %254 = add i64 %253, %251
  store i64 %254, ptr %250, align 8
  %255 = add i32 %228, 127
  %256 = lshr i32 %255, 7
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231, i32 4
  %259 = load i64, ptr %258, align 8
  %260 = add i64 %259, %257
  store i64 %260, ptr %258, align 8
  %261 = getelementptr inbounds %struct.AccessCount, ptr %230, i64 %231, i32 5
  %262 = load i64, ptr %261, align 8
  %263 = add i64 %262, %257
  store i64 %263, ptr %261, align 8
  %264 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 9
  %265 = load i32, ptr %264, align 4
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %267, label %272

267:                                              ; preds = %225
  %268 = getelementptr inbounds %struct.Tile, ptr %0, i64 0, i32 8
  %269 = load i32, ptr %268, align 8
  %270 = and i32 %269, 1
  %271 = xor i32 %270, 1
  br label %272

272:                                              ; preds = %225, %267
  %273 = phi i32 [ %271, %267 ], [ 2, %225 ]
  %274 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 39
  %275 = load i64, ptr %274, align 8
  %276 = icmp eq i64 %275, 1
  br i1 %276, label %277, label %343

277:                                              ; preds = %272
  %278 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 22
  %279 = load i64, ptr %278, align 8
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %293, label %281

281:                                              ; preds = %277, %290
  %282 = phi i64 [ %291, %290 ], [ 0, %277 ]
  %283 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 23, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = icmp ugt i64 %284, %218
  br i1 %285, label %290, label %286

286:                                              ; preds = %281
  %287 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 23, i64 %282, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = icmp ugt i64 %288, %218
  br i1 %289, label %293, label %290

290:                                              ; preds = %286, %281
  %291 = add nuw i64 %282, 1
  %292 = icmp eq i64 %291, %279
  br i1 %292, label %293, label %281

293:                                              ; preds = %290, %286, %277
  %294 = phi ptr [ null, %277 ], [ null, %290 ], [ %283, %286 ]
  %295 = getelementptr inbounds %struct.Machine, ptr %7, i64 0, i32 18
  %296 = load i64, ptr %295, align 8
  %297 = icmp eq ptr %294, null
  br i1 %297, label %301, label %298

298:                                              ; preds = %293
  %299 = getelementptr inbounds %struct.Allocation, ptr %294, i64 0, i32 3
  %300 = load i64, ptr %299, align 8
  br label %301

301:                                              ; preds = %293, %298
  %302 = phi i64 [ %300, %298 ], [ 0, %293 ]
  %303 = add i64 %296, %302
  %304 = sub i64 %218, %303
  %305 = zext i32 %19 to i64
  %306 = add i64 %226, %305
  %307 = add i64 %306, %304
  br label %308

308:                                              ; preds = %335, %301
  %309 = phi i64 [ %304, %301 ], [ %338, %335 ]
  %310 = icmp ult i64 %309, %307
  br i1 %310, label %311, label %343

311:                                              ; preds = %308
  %312 = lshr i64 %309, 7
  %313 = and i64 %309, 127
  %314 = and i64 %309, -128
  %315 = sub i64 %307, %314
  %316 = tail call i64 @llvm.umin.i64(i64 %315, i64 128)
  %317 = icmp ult i64 %313, 64
  %318 = shl i64 -1, %313
  %319 = select i1 %317, i64 %318, i64 0
  %320 = add nsw i64 %313, -64
  %321 = shl i64 -1, %320
  %322 = select i1 %317, i64 -1, i64 %321
  %323 = icmp ult i64 %316, 64
  br i1 %323, label %324, label %328

324:                                              ; preds = %311
  %325 = shl nsw i64 -1, %316
  %326 = xor i64 %325, -1
  %327 = and i64 %319, %326
  br label %335

328:                                              ; preds = %311
  %329 = icmp ult i64 %315, 128
  br i1 %329, label %330, label %335

330:                                              ; preds = %328
  %331 = add nsw i64 %316, -64
  %332 = shl nsw i64 -1, %331
  %333 = xor i64 %332, -1
  %334 = and i64 %322, %333
  br label %335

335:                                              ; preds = %330, %328, %324
  %336 = phi i64 [ %327, %324 ], [ %319, %330 ], [ %319, %328 ]
  %337 = phi i64 [ 0, %324 ], [ %334, %330 ], [ %322, %328 ]
  %338 = add i64 %314, 128
  %339 = icmp uge i64 %338, %307
  %340 = zext i1 %339 to i32
  %341 = tail call fastcc i32 @write_line(ptr noundef %7, i32 noundef %223, i32 noundef %273, i64 noundef %312, i64 noundef %336, i64 noundef %337, i32 noundef %340)
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %308, label %343

343:                                              ; preds = %335, %308, %272, %219, %221, %215
  %344 = phi i32 [ 2, %215 ], [ 0, %221 ], [ 0, %219 ], [ 0, %272 ], [ 0, %308 ], [ 2, %335 ]
  ret i32 %344
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @take_turn(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49
  %5 = load i32, ptr %4, align 8
  %6 = urem i32 %1, %5
  %7 = udiv i32 %1, %5
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 49, i64 1
  %9 = load i32, ptr %8, align 4
  %10 = urem i32 %7, %9
  %11 = udiv i32 %7, %9
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  store i32 %1, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 2
  %14 = load ptr, ptr %13, align 8
  %15 = zext i32 %1 to i64
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 2
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %15
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 3
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %15
  %26 = getelementptr inbounds i8, ptr %22, i64 %25
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, %15
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  store ptr %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 1
  %38 = load i64, ptr %37, align 8
  %39 = mul i64 %38, %15
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  store ptr %40, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 4
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 4
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %45, %15
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  store ptr %47, ptr %48, align 8
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %50 = load i32, ptr %49, align 8
  %51 = zext i32 %50 to i64
  %52 = urem i64 %2, %51
  %53 = trunc i64 %52 to i32
  %54 = add i32 %6, %53
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  store i32 %54, ptr %55, align 8
  %56 = udiv i64 %2, %51
  %57 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = urem i64 %56, %59
  %61 = trunc i64 %60 to i32
  %62 = add i32 %10, %61
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  store i32 %62, ptr %63, align 4
  %64 = udiv i64 %56, %59
  %65 = trunc i64 %64 to i32
  %66 = add i32 %11, %65
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  store i32 %66, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %74, label %71

71:                                               ; preds = %3
  %72 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 26
  %73 = load ptr, ptr %72, align 8
  br label %74

74:                                               ; preds = %71, %3
  %75 = phi ptr [ %73, %71 ], [ null, %3 ]
  %76 = icmp eq ptr %75, null
  br i1 %76, label %111, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 12
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, %1
  br i1 %80, label %111, label %81

81:                                               ; preds = %77
  %82 = zext i32 %79 to i64
  %83 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82
  %84 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15
  %85 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 15
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %83, align 4
  %87 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 16
  %88 = load i32, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 1
  store i32 %88, ptr %89, align 4
  %90 = load i32, ptr %84, align 4
  store i32 %90, ptr %85, align 4
  %91 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 1
  %92 = load i32, ptr %91, align 4
  store i32 %92, ptr %87, align 8
  %93 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 2
  %94 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %93, ptr noundef nonnull align 4 dereferenceable(4096) %94, i64 4096, i1 false)
  %95 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %94, ptr noundef nonnull align 4 dereferenceable(4096) %95, i64 4096, i1 false)
  %96 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 3
  %97 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %96, ptr noundef nonnull align 4 dereferenceable(128) %97, i64 128, i1 false)
  %98 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %97, ptr noundef nonnull align 4 dereferenceable(128) %98, i64 128, i1 false)
  %99 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 4
  %100 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %99, ptr noundef nonnull align 4 dereferenceable(128) %100, i64 128, i1 false)
  %101 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %100, ptr noundef nonnull align 4 dereferenceable(128) %101, i64 128, i1 false)
  %102 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 5
  %103 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 20
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %102, ptr noundef nonnull align 4 dereferenceable(128) %103, i64 128, i1 false)
  %104 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %103, ptr noundef nonnull align 4 dereferenceable(128) %104, i64 128, i1 false)
  %105 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 6
  %106 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(2176) %105, ptr noundef nonnull align 8 dereferenceable(2176) %106, i64 2176, i1 false)
  %107 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2176) %106, ptr noundef nonnull align 4 dereferenceable(2176) %107, i64 2176, i1 false)
  %108 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %82, i32 7
  %109 = getelementptr inbounds %struct.Checks, ptr %69, i64 0, i32 25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %108, ptr noundef nonnull align 8 dereferenceable(4096) %109, i64 4096, i1 false)
  %110 = getelementptr inbounds %struct.Order, ptr %75, i64 0, i32 11, i64 %15, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4096) %109, ptr noundef nonnull align 4 dereferenceable(4096) %110, i64 4096, i1 false)
  store i32 %1, ptr %78, align 8
  br label %111

111:                                              ; preds = %74, %77, %81
  %112 = load ptr, ptr %68, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %126, label %114

114:                                              ; preds = %111
  %115 = load i32, ptr %55, align 8
  %116 = add i32 %115, 1
  %117 = load i32, ptr %49, align 8
  %118 = load i32, ptr %63, align 4
  %119 = load i32, ptr %57, align 4
  %120 = load i32, ptr %67, align 8
  %121 = mul i32 %120, %119
  %122 = add i32 %121, %118
  %123 = mul i32 %122, %117
  %124 = add i32 %116, %123
  %125 = getelementptr inbounds %struct.Checks, ptr %112, i64 0, i32 14
  store i32 %124, ptr %125, align 8
  br label %126

126:                                              ; preds = %114, %111
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @begin(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [8 x i64], align 16
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = zext i32 %5 to i64
  %7 = urem i64 %1, %6
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  store i32 %8, ptr %9, align 8
  %10 = udiv i64 %1, %6
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = urem i64 %10, %13
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  store i32 %15, ptr %16, align 4
  %17 = udiv i64 %10, %13
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %23, %2
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %31 = load i64, ptr %30, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %29, i8 0, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %27, %23
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, -64
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %59, %32
  %40 = icmp ult i64 %37, %36
  br i1 %40, label %41, label %62

41:                                               ; preds = %39
  %42 = getelementptr i8, ptr %34, i64 %37
  %43 = and i64 %36, 63
  tail call void @llvm.memset.p0.i64(ptr align 1 %42, i8 -53, i64 %43, i1 false)
  br label %62

44:                                               ; preds = %32, %59
  %45 = phi i64 [ %60, %59 ], [ 0, %32 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  %46 = getelementptr inbounds i8, ptr %34, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %3, ptr noundef nonnull align 1 dereferenceable(64) %46, i64 64, i1 false)
  br label %49

47:                                               ; preds = %49
  %48 = icmp eq i64 %55, 0
  br i1 %48, label %59, label %58

49:                                               ; preds = %49, %44
  %50 = phi i64 [ 0, %44 ], [ %56, %49 ]
  %51 = phi i64 [ 0, %44 ], [ %55, %49 ]
  %52 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %50
  %53 = load i64, ptr %52, align 8
  %54 = xor i64 %53, -3761688987579986997
  %55 = or i64 %54, %51
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, 8
  br i1 %57, label %47, label %49

58:                                               ; preds = %47
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %46, i8 -53, i64 64, i1 false)
  br label %59

59:                                               ; preds = %58, %47
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %60 = add nuw i64 %45, 64
  %61 = icmp ult i64 %60, %37
  br i1 %61, label %44, label %39

62:                                               ; preds = %39, %41
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %72, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 5
  %70 = load i32, ptr %69, align 8
  %71 = zext i32 %64 to i64
  br label %87

72:                                               ; preds = %87, %62
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 6
  %77 = add nuw nsw i64 %76, 11032
  %78 = getelementptr i8, ptr %0, i64 %77
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %78, i8 0, i64 64, i1 false)
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 52
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 55, i64 %82
  store i32 0, ptr %83, align 4
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %145, label %110

87:                                               ; preds = %66, %87
  %88 = phi i64 [ 0, %66 ], [ %108, %87 ]
  %89 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88
  %90 = trunc i64 %88 to i32
  %91 = shl i32 %90, 5
  %92 = sub i32 %70, %91
  %93 = icmp ugt i32 %92, 31
  %94 = shl nsw i32 -1, %92
  %95 = xor i32 %94, -1
  %96 = select i1 %93, i32 -1, i32 %95
  %97 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 12
  store i32 %96, ptr %97, align 8
  store i32 %96, ptr %89, align 8
  %98 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 1
  store i32 %96, ptr %98, align 4
  %99 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 2
  store i32 0, ptr %99, align 8
  %100 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 3
  store i32 -1, ptr %100, align 4
  %101 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 4
  store i32 0, ptr %101, align 8
  %102 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 5
  store i32 0, ptr %102, align 4
  %103 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 13
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 20
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 16
  store i32 0, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 14
  store i32 0, ptr %106, align 8
  %107 = getelementptr inbounds %struct.Warp, ptr %68, i64 %88, i32 27
  %108 = add nuw nsw i64 %88, 1
  %109 = icmp eq i64 %108, %71
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %107, i8 0, i64 16, i1 false)
  br i1 %109, label %72, label %87

110:                                              ; preds = %72
  %111 = trunc i64 %1 to i32
  %112 = add i32 %111, 1
  %113 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 14
  store i32 %112, ptr %113, align 8
  %114 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 16
  store i32 0, ptr %114, align 8
  %115 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 15
  store i32 0, ptr %115, align 4
  %116 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 23
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %124, label %119

119:                                              ; preds = %110
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(103552) %117, i8 0, i64 103552, i1 false)
  %120 = getelementptr inbounds %struct.Protocol, ptr %117, i64 0, i32 9
  %121 = getelementptr inbounds %struct.Protocol, ptr %117, i64 0, i32 10
  %122 = load i64, ptr %121, align 8
  %123 = mul i64 %122, 3128
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %120, i8 0, i64 %123, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(97544) %121, i8 0, i64 97544, i1 false)
  br label %124

124:                                              ; preds = %119, %110
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %126 = load ptr, ptr %125, align 8
  %127 = load i32, ptr %79, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %130 = load i32, ptr %129, align 4
  %131 = zext i32 %130 to i64
  %132 = mul nuw i64 %131, %128
  tail call void @llvm.memset.p0.i64(ptr align 1 %126, i8 0, i64 %132, i1 false)
  %133 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 21
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 22
  %136 = load i64, ptr %135, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %134, i8 0, i64 %136, i1 false)
  %137 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 24
  %138 = getelementptr i8, ptr %85, i64 16492
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(6272) %137, i8 0, i64 6272, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(4224) %138, i8 0, i64 4224, i1 false)
  br label %139

139:                                              ; preds = %139, %124
  %140 = phi i64 [ 0, %124 ], [ %143, %139 ]
  %141 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 20, i64 %140
  store i32 0, ptr %141, align 4
  %142 = getelementptr inbounds %struct.Checks, ptr %85, i64 0, i32 19, i64 %140
  store i32 0, ptr %142, align 4
  %143 = add nuw nsw i64 %140, 1
  %144 = icmp eq i64 %143, 32
  br i1 %144, label %145, label %139

145:                                              ; preds = %139, %72
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run_round(ptr noundef %0, ptr noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 48
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %294

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 57
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 58
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 29
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 59
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 57, i64 1
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 1
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 2
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 3
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 1
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 4, i64 2
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 61, i32 5
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %39 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %41 = icmp eq ptr %1, null
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  br label %43

43:                                               ; preds = %9, %289
  %44 = phi i64 [ 0, %9 ], [ %290, %289 ]
  %45 = phi i1 [ %8, %9 ], [ %293, %289 ]
  %46 = phi i32 [ 0, %9 ], [ %288, %289 ]
  %47 = phi i64 [ 0, %9 ], [ %287, %289 ]
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44
  %50 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 1
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 5
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %53, %43
  %58 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 5
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  %61 = zext i1 %60 to i32
  %62 = add nsw i32 %46, %61
  br label %285

63:                                               ; preds = %53
  %64 = load i64, ptr %11, align 8
  switch i64 %64, label %65 [
    i64 3, label %78
    i64 0, label %78
  ]

65:                                               ; preds = %63
  %66 = load ptr, ptr %12, align 8
  %67 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 11
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = load ptr, ptr %13, align 8
  %73 = getelementptr inbounds i64, ptr %72, i64 %71
  %74 = load i64, ptr %73, align 8
  %75 = and i64 %74, -1152921504606846976
  %76 = load i64, ptr %14, align 8
  %77 = or i64 %75, %76
  store i64 %77, ptr %73, align 8
  br label %78

78:                                               ; preds = %63, %63, %65
  %79 = load i64, ptr %15, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %89, label %81

81:                                               ; preds = %78
  %82 = load ptr, ptr %16, align 8
  %83 = mul i64 %79, %44
  %84 = getelementptr inbounds %struct.BlockCount, ptr %82, i64 %83
  store ptr %84, ptr %17, align 8
  %85 = load ptr, ptr %18, align 8
  %86 = load i64, ptr %19, align 8
  %87 = mul i64 %86, %44
  %88 = getelementptr inbounds %struct.BranchCount, ptr %85, i64 %87
  store ptr %88, ptr %20, align 8
  br label %89

89:                                               ; preds = %81, %78
  %90 = load i64, ptr %21, align 8
  %91 = load i64, ptr %22, align 8
  %92 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 11
  %93 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 16
  %94 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 1
  %95 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 4
  %96 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 3
  %97 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 6
  %98 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 19
  %99 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 17
  %100 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 18
  %101 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 5
  %102 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 2
  br label %103

103:                                              ; preds = %220, %89
  %104 = phi i32 [ undef, %89 ], [ %223, %220 ]
  %105 = load ptr, ptr %0, align 8
  %106 = load ptr, ptr %23, align 8
  %107 = load i32, ptr %92, align 4
  %108 = zext i32 %107 to i64
  %109 = load i32, ptr %24, align 4
  %110 = zext i32 %109 to i64
  %111 = mul nuw i64 %110, %108
  %112 = getelementptr inbounds i8, ptr %106, i64 %111
  %113 = tail call i32 %105(ptr noundef nonnull %0, ptr noundef %49, ptr noundef %112)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %220

115:                                              ; preds = %103
  %116 = load i32, ptr %93, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %220, label %118

118:                                              ; preds = %115
  %119 = load i32, ptr %94, align 4
  %120 = xor i32 %116, -1
  %121 = and i32 %119, %120
  %122 = load i32, ptr %95, align 8
  %123 = sext i32 %122 to i64
  %124 = zext i32 %122 to i64
  br label %125

125:                                              ; preds = %164, %118
  %126 = phi i64 [ %133, %164 ], [ %124, %118 ]
  %127 = phi i64 [ %129, %164 ], [ %123, %118 ]
  %128 = phi i32 [ %166, %164 ], [ undef, %118 ]
  %129 = add nsw i64 %127, -1
  %130 = trunc i64 %126 to i32
  %131 = icmp slt i32 %130, 1
  br i1 %131, label %167, label %132

132:                                              ; preds = %125
  %133 = add nsw i64 %126, -1
  %134 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds i8, ptr %134, i64 4
  %137 = load i32, ptr %136, align 4
  %138 = getelementptr inbounds i8, ptr %134, i64 8
  %139 = load i32, ptr %138, align 4
  %140 = load i32, ptr %93, align 8
  %141 = and i32 %140, %139
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %164

143:                                              ; preds = %132
  %144 = load i32, ptr %94, align 4
  %145 = and i32 %144, %139
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %164, label %147

147:                                              ; preds = %143
  %148 = load i32, ptr %95, align 8
  %149 = icmp sgt i32 %148, %130
  br i1 %149, label %155, label %150

150:                                              ; preds = %155, %147
  %151 = phi i32 [ %148, %147 ], [ %161, %155 ]
  %152 = add nsw i32 %151, -1
  store i32 %152, ptr %95, align 8
  %153 = load i32, ptr %94, align 4
  %154 = and i32 %153, %139
  store i32 %154, ptr %49, align 8
  store i32 %137, ptr %96, align 4
  br label %164

155:                                              ; preds = %147, %155
  %156 = phi i64 [ %160, %155 ], [ %127, %147 ]
  %157 = add nsw i64 %156, -1
  %158 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %157
  %159 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %156
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %158, ptr noundef nonnull align 4 dereferenceable(12) %159, i64 12, i1 false)
  %160 = add nsw i64 %156, 1
  %161 = load i32, ptr %95, align 8
  %162 = sext i32 %161 to i64
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %155, label %150

164:                                              ; preds = %150, %143, %132
  %165 = phi i1 [ false, %150 ], [ true, %143 ], [ true, %132 ]
  %166 = phi i32 [ %135, %150 ], [ %128, %143 ], [ %128, %132 ]
  br i1 %165, label %125, label %167

167:                                              ; preds = %164, %125
  %168 = phi i32 [ -1, %125 ], [ %166, %164 ]
  %169 = icmp sgt i32 %168, -1
  br i1 %169, label %170, label %171

170:                                              ; preds = %167
  store i32 %168, ptr %102, align 8
  br label %220

171:                                              ; preds = %167
  %172 = icmp eq i32 %121, 0
  br i1 %172, label %183, label %173

173:                                              ; preds = %171
  %174 = load i32, ptr %25, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %220

176:                                              ; preds = %173
  %177 = load i32, ptr %97, align 8
  %178 = tail call i32 @llvm.cttz.i32(i32 %121, i1 true)
  store i32 6, ptr %25, align 8
  store i32 %177, ptr %26, align 4
  store i32 %178, ptr %27, align 8
  %179 = load i32, ptr %92, align 4
  store i32 %179, ptr %28, align 4
  %180 = load i32, ptr %29, align 8
  store i32 %180, ptr %30, align 8
  %181 = load i32, ptr %31, align 4
  store i32 %181, ptr %32, align 4
  %182 = load i32, ptr %33, align 8
  store i32 %182, ptr %34, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  br label %220

183:                                              ; preds = %171
  %184 = load i32, ptr %93, align 8
  store i32 %184, ptr %49, align 8
  %185 = load i32, ptr %98, align 4
  store i32 %185, ptr %96, align 4
  store i32 0, ptr %93, align 8
  %186 = load i32, ptr %99, align 4
  %187 = load i32, ptr %100, align 8
  %188 = add nsw i32 %186, 1
  store i32 %188, ptr %101, align 4
  %189 = icmp eq i32 %185, %187
  br i1 %189, label %190, label %218

190:                                              ; preds = %183
  %191 = load i32, ptr %95, align 8
  %192 = zext i32 %191 to i64
  br label %193

193:                                              ; preds = %214, %190
  %194 = phi i64 [ %199, %214 ], [ %192, %190 ]
  %195 = phi i32 [ %215, %214 ], [ undef, %190 ]
  %196 = trunc i64 %194 to i32
  %197 = icmp sgt i32 %196, 0
  br i1 %197, label %198, label %217

198:                                              ; preds = %193
  %199 = add nsw i64 %194, -1
  %200 = trunc i64 %199 to i32
  %201 = and i64 %199, 4294967295
  %202 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %201, i32 2
  %203 = load i32, ptr %202, align 4
  store i32 %200, ptr %95, align 8
  %204 = load i32, ptr %94, align 4
  %205 = and i32 %204, %203
  store i32 %205, ptr %49, align 8
  %206 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %201, i32 1
  %207 = load i32, ptr %206, align 4
  store i32 %207, ptr %96, align 4
  %208 = icmp eq i32 %205, 0
  br i1 %208, label %213, label %209

209:                                              ; preds = %198
  %210 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 25, i64 %201
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, %207
  br i1 %212, label %213, label %214

213:                                              ; preds = %209, %198
  br label %214

214:                                              ; preds = %213, %209
  %215 = phi i32 [ %195, %213 ], [ %211, %209 ]
  %216 = phi i1 [ true, %213 ], [ false, %209 ]
  br i1 %216, label %193, label %218

217:                                              ; preds = %193
  store i32 0, ptr %49, align 8
  br label %218

218:                                              ; preds = %214, %217, %183
  %219 = phi i32 [ %187, %183 ], [ -1, %217 ], [ %215, %214 ]
  store i32 %219, ptr %102, align 8
  br label %220

220:                                              ; preds = %218, %176, %173, %170, %115, %103
  %221 = phi i32 [ 0, %115 ], [ %113, %103 ], [ 3, %170 ], [ 1, %218 ], [ 2, %173 ], [ 2, %176 ]
  %222 = icmp eq i32 %221, 3
  %223 = select i1 %222, i32 %104, i32 %221
  br i1 %222, label %103, label %224

224:                                              ; preds = %220
  %225 = icmp eq i32 %223, 2
  br i1 %225, label %285, label %226

226:                                              ; preds = %224
  switch i64 %64, label %227 [
    i64 3, label %255
    i64 0, label %255
  ]

227:                                              ; preds = %226
  %228 = load i64, ptr %36, align 8
  %229 = add i64 %228, 1
  %230 = load i64, ptr %37, align 8
  %231 = icmp ugt i64 %229, %230
  br i1 %231, label %232, label %240

232:                                              ; preds = %227
  %233 = shl i64 %229, 1
  %234 = add i64 %233, 1024
  %235 = load ptr, ptr %38, align 8
  %236 = shl i64 %234, 3
  %237 = tail call ptr @realloc(ptr noundef %235, i64 noundef %236)
  %238 = icmp eq ptr %237, null
  br i1 %238, label %245, label %239

239:                                              ; preds = %232
  store ptr %237, ptr %38, align 8
  store i64 %234, ptr %37, align 8
  br label %240

240:                                              ; preds = %239, %227
  %241 = load ptr, ptr %39, align 8
  %242 = load i64, ptr %36, align 8
  %243 = getelementptr inbounds i64, ptr %241, i64 %242
  %244 = add i64 %242, 1
  store i64 %244, ptr %36, align 8
  br label %245

245:                                              ; preds = %240, %232
  %246 = phi ptr [ %243, %240 ], [ null, %232 ]
  %247 = icmp eq ptr %246, null
  br i1 %247, label %285, label %248

248:                                              ; preds = %245
  store i64 6917529027641081856, ptr %246, align 8
  %249 = load i64, ptr %36, align 8
  %250 = add i64 %249, -1
  %251 = load ptr, ptr %40, align 8
  %252 = load i32, ptr %92, align 4
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds i64, ptr %251, i64 %253
  store i64 %250, ptr %254, align 8
  br label %255

255:                                              ; preds = %248, %226, %226
  %256 = load i64, ptr %21, align 8
  %257 = load i64, ptr %22, align 8
  %258 = add i64 %91, %90
  %259 = add i64 %256, %257
  %260 = sub i64 %258, %259
  %261 = lshr i64 %260, 5
  %262 = tail call i64 @llvm.umax.i64(i64 %261, i64 %47)
  %263 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 27
  %264 = load i64, ptr %263, align 8
  %265 = add i64 %261, %264
  store i64 %265, ptr %263, align 8
  br i1 %41, label %271, label %266

266:                                              ; preds = %255
  %267 = trunc i64 %261 to i32
  %268 = getelementptr inbounds i32, ptr %1, i64 %44
  %269 = load i32, ptr %268, align 4
  %270 = add i32 %269, %267
  store i32 %270, ptr %268, align 4
  br label %271

271:                                              ; preds = %266, %255
  %272 = icmp eq i32 %223, 5
  %273 = zext i1 %272 to i32
  %274 = getelementptr inbounds %struct.Warp, ptr %48, i64 %44, i32 20
  store i32 %273, ptr %274, align 8
  %275 = icmp eq i32 %223, 0
  br i1 %275, label %276, label %277

276:                                              ; preds = %271
  store i32 0, ptr %50, align 4
  br label %279

277:                                              ; preds = %271
  %278 = add nsw i32 %46, 1
  br label %279

279:                                              ; preds = %277, %276
  %280 = phi i32 [ %46, %276 ], [ %278, %277 ]
  switch i32 %223, label %284 [
    i32 1, label %281
    i32 5, label %285
  ]

281:                                              ; preds = %279
  %282 = load i64, ptr %42, align 8
  %283 = add i64 %282, 1
  store i64 %283, ptr %42, align 8
  br label %284

284:                                              ; preds = %281, %279
  store i32 1, ptr %2, align 4
  br label %285

285:                                              ; preds = %245, %224, %279, %284, %57
  %286 = phi i32 [ 4, %57 ], [ 1, %224 ], [ 0, %279 ], [ 0, %284 ], [ 1, %245 ]
  %287 = phi i64 [ %47, %57 ], [ %47, %224 ], [ %262, %279 ], [ %262, %284 ], [ %47, %245 ]
  %288 = phi i32 [ %62, %57 ], [ %46, %224 ], [ %280, %279 ], [ %280, %284 ], [ %46, %245 ]
  switch i32 %286, label %294 [
    i32 0, label %289
    i32 4, label %289
  ]

289:                                              ; preds = %285, %285
  %290 = add nuw nsw i64 %44, 1
  %291 = load i32, ptr %6, align 4
  %292 = zext i32 %291 to i64
  %293 = icmp ult i64 %290, %292
  br i1 %293, label %43, label %294

294:                                              ; preds = %285, %289, %3
  %295 = phi i1 [ %8, %3 ], [ %45, %285 ], [ %293, %289 ]
  %296 = phi i64 [ 0, %3 ], [ %287, %289 ], [ %287, %285 ]
  %297 = phi i32 [ 0, %3 ], [ %288, %289 ], [ %288, %285 ]
  br i1 %295, label %306, label %298

298:                                              ; preds = %294
  %299 = load i64, ptr %4, align 8
  %300 = icmp eq i64 %299, %5
  br i1 %300, label %302, label %301

301:                                              ; preds = %298
  store i32 1, ptr %2, align 4
  br label %302

302:                                              ; preds = %301, %298
  %303 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, %296
  store i64 %305, ptr %303, align 8
  br label %306

306:                                              ; preds = %294, %302
  %307 = phi i32 [ %297, %302 ], [ -1, %294 ]
  ret i32 %307
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @settle_cluster(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = zext i32 %3 to i64
  %14 = zext i32 %11 to i64
  br label %29

15:                                               ; preds = %35, %1
  %16 = phi i32 [ 0, %1 ], [ %36, %35 ]
  %17 = phi i32 [ 0, %1 ], [ %37, %35 ]
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 50
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %55, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 53, i64 1
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 54, i64 1
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %25 = icmp eq i32 %16, 0
  %26 = icmp ne i32 %17, 0
  %27 = select i1 %25, i1 true, i1 %26
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  br label %57

29:                                               ; preds = %5, %35
  %30 = phi i64 [ 0, %5 ], [ %38, %35 ]
  %31 = phi i32 [ 0, %5 ], [ %37, %35 ]
  %32 = phi i32 [ 0, %5 ], [ %36, %35 ]
  %33 = mul i64 %9, %30
  %34 = getelementptr inbounds i8, ptr %7, i64 %33
  br i1 %12, label %35, label %40

35:                                               ; preds = %40, %29
  %36 = phi i32 [ %32, %29 ], [ %52, %40 ]
  %37 = phi i32 [ %31, %29 ], [ %51, %40 ]
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, %13
  br i1 %39, label %15, label %29

40:                                               ; preds = %29, %40
  %41 = phi i64 [ %53, %40 ], [ 0, %29 ]
  %42 = phi i32 [ %51, %40 ], [ %31, %29 ]
  %43 = phi i32 [ %52, %40 ], [ %32, %29 ]
  %44 = getelementptr inbounds %struct.Warp, ptr %34, i64 %41
  %45 = getelementptr inbounds %struct.Warp, ptr %44, i64 0, i32 1
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds %struct.Warp, ptr %44, i64 0, i32 28
  %48 = load i32, ptr %47, align 8
  %49 = xor i32 %48, -1
  %50 = and i32 %46, %49
  %51 = or i32 %50, %42
  %52 = or i32 %48, %43
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, %14
  br i1 %54, label %35, label %40

55:                                               ; preds = %68, %15
  %56 = phi i32 [ 0, %15 ], [ %69, %68 ]
  ret i32 %56

57:                                               ; preds = %21, %68
  %58 = phi i64 [ 0, %21 ], [ %70, %68 ]
  %59 = phi i32 [ 0, %21 ], [ %69, %68 ]
  %60 = load ptr, ptr %22, align 8
  %61 = load i64, ptr %23, align 8
  %62 = mul i64 %61, %58
  %63 = getelementptr inbounds i8, ptr %60, i64 %62
  %64 = load i32, ptr %24, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %57
  %67 = trunc i64 %58 to i32
  br label %74

68:                                               ; preds = %181, %57
  %69 = phi i32 [ %59, %57 ], [ %182, %181 ]
  %70 = add nuw nsw i64 %58, 1
  %71 = load i32, ptr %18, align 4
  %72 = zext i32 %71 to i64
  %73 = icmp ult i64 %70, %72
  br i1 %73, label %57, label %55

74:                                               ; preds = %66, %181
  %75 = phi i64 [ %183, %181 ], [ 0, %66 ]
  %76 = phi i32 [ %182, %181 ], [ %59, %66 ]
  %77 = getelementptr inbounds %struct.Warp, ptr %63, i64 %75
  br i1 %27, label %80, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.Warp, ptr %77, i64 0, i32 28
  store i32 0, ptr %79, align 8
  br label %80

80:                                               ; preds = %78, %74
  %81 = getelementptr inbounds %struct.Warp, ptr %77, i64 0, i32 5
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 17
  br i1 %83, label %84, label %181

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.Warp, ptr %77, i64 0, i32 28
  %86 = load i32, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Warp, ptr %77, i64 0, i32 1
  %88 = load i32, ptr %87, align 4
  %89 = and i32 %88, %86
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %181

91:                                               ; preds = %84
  store i32 0, ptr %81, align 4
  %92 = add i32 %76, 1
  %93 = load ptr, ptr %28, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %181, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 26
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %134, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 12
  %101 = load i32, ptr %100, align 8
  %102 = zext i32 %101 to i64
  %103 = icmp eq i64 %58, %102
  br i1 %103, label %134, label %104

104:                                              ; preds = %99
  %105 = zext i32 %101 to i64
  %106 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105
  %107 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58
  %108 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 15
  %109 = load i32, ptr %108, align 4
  store i32 %109, ptr %106, align 4
  %110 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 16
  %111 = load i32, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 1
  store i32 %111, ptr %112, align 4
  %113 = load i32, ptr %107, align 4
  store i32 %113, ptr %108, align 4
  %114 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 1
  %115 = load i32, ptr %114, align 4
  store i32 %115, ptr %110, align 8
  %116 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 2
  %117 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %116, ptr noundef nonnull align 4 dereferenceable(4096) %117, i64 4096, i1 false)
  %118 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %117, ptr noundef nonnull align 4 dereferenceable(4096) %118, i64 4096, i1 false)
  %119 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 3
  %120 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %119, ptr noundef nonnull align 4 dereferenceable(128) %120, i64 128, i1 false)
  %121 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %120, ptr noundef nonnull align 4 dereferenceable(128) %121, i64 128, i1 false)
  %122 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 4
  %123 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %122, ptr noundef nonnull align 4 dereferenceable(128) %123, i64 128, i1 false)
  %124 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %123, ptr noundef nonnull align 4 dereferenceable(128) %124, i64 128, i1 false)
  %125 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 5
  %126 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 20
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %125, ptr noundef nonnull align 4 dereferenceable(128) %126, i64 128, i1 false)
  %127 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %126, ptr noundef nonnull align 4 dereferenceable(128) %127, i64 128, i1 false)
  %128 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 6
  %129 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(2176) %128, ptr noundef nonnull align 8 dereferenceable(2176) %129, i64 2176, i1 false)
  %130 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2176) %129, ptr noundef nonnull align 4 dereferenceable(2176) %130, i64 2176, i1 false)
  %131 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %105, i32 7
  %132 = getelementptr inbounds %struct.Checks, ptr %93, i64 0, i32 25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4096) %131, ptr noundef nonnull align 8 dereferenceable(4096) %132, i64 4096, i1 false)
  %133 = getelementptr inbounds %struct.Order, ptr %97, i64 0, i32 11, i64 %58, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4096) %132, ptr noundef nonnull align 4 dereferenceable(4096) %133, i64 4096, i1 false)
  store i32 %67, ptr %100, align 8
  br label %134

134:                                              ; preds = %95, %99, %104
  %135 = trunc i64 %75 to i32
  %136 = shl nuw i32 1, %135
  tail call void @check_barrier(ptr noundef %0, i32 noundef %136, i32 noundef 16)
  %137 = load ptr, ptr %28, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %142, label %139

139:                                              ; preds = %134
  %140 = getelementptr inbounds %struct.Checks, ptr %137, i64 0, i32 26
  %141 = load ptr, ptr %140, align 8
  br label %142

142:                                              ; preds = %139, %134
  %143 = phi ptr [ %141, %139 ], [ null, %134 ]
  %144 = icmp eq ptr %143, null
  br i1 %144, label %181, label %145

145:                                              ; preds = %142
  %146 = getelementptr inbounds [16 x [16 x i32]], ptr %143, i64 0, i64 %58
  %147 = getelementptr inbounds %struct.Order, ptr %143, i64 0, i32 4
  br label %148

148:                                              ; preds = %148, %145
  %149 = phi i64 [ 0, %145 ], [ %155, %148 ]
  %150 = getelementptr inbounds i32, ptr %147, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = getelementptr inbounds i32, ptr %146, i64 %149
  %153 = load i32, ptr %152, align 4
  %154 = tail call i32 @llvm.umax.i32(i32 %151, i32 %153)
  store i32 %154, ptr %152, align 4
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, 16
  br i1 %156, label %157, label %148

157:                                              ; preds = %148
  %158 = getelementptr inbounds %struct.Order, ptr %143, i64 0, i32 8, i64 %58
  %159 = getelementptr inbounds %struct.Order, ptr %143, i64 0, i32 10
  br label %160

160:                                              ; preds = %160, %157
  %161 = phi i64 [ 0, %157 ], [ %167, %160 ]
  %162 = getelementptr inbounds i32, ptr %159, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds i32, ptr %158, i64 %161
  %165 = load i32, ptr %164, align 4
  %166 = tail call i32 @llvm.umax.i32(i32 %163, i32 %165)
  store i32 %166, ptr %164, align 4
  %167 = add nuw nsw i64 %161, 1
  %168 = icmp eq i64 %167, 528
  br i1 %168, label %169, label %160

169:                                              ; preds = %160
  %170 = getelementptr inbounds %struct.Order, ptr %143, i64 0, i32 8, i64 %58, i32 1
  %171 = getelementptr inbounds %struct.Order, ptr %143, i64 0, i32 10, i32 1
  br label %172

172:                                              ; preds = %172, %169
  %173 = phi i64 [ 0, %169 ], [ %179, %172 ]
  %174 = getelementptr inbounds i32, ptr %171, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = getelementptr inbounds i32, ptr %170, i64 %173
  %177 = load i32, ptr %176, align 4
  %178 = tail call i32 @llvm.umax.i32(i32 %175, i32 %177)
  store i32 %178, ptr %176, align 4
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, 528
  br i1 %180, label %181, label %172

181:                                              ; preds = %172, %142, %91, %80, %84
  %182 = phi i32 [ %76, %84 ], [ %76, %80 ], [ %92, %91 ], [ %92, %142 ], [ %92, %172 ]
  %183 = add nuw nsw i64 %75, 1
  %184 = load i32, ptr %24, align 4
  %185 = zext i32 %184 to i64
  %186 = icmp ult i64 %183, %185
  br i1 %186, label %74, label %68
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr



