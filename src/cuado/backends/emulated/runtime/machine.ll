; sha256 of the sources: bd17cb9c0f74081e02d72e94d4a8be6f1929201d8aa9aea14590a75454139813

%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]] }
%struct.Entry = type { i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, [16 x i32], %struct.Error }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32] }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Pattern = type { [32 x i64], i64, i64, i64, i32, i32, i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @met(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 3
  %6 = zext i32 %3 to i64
  br label %7

7:                                                ; preds = %28, %1
  %8 = phi i64 [ %13, %28 ], [ %6, %1 ]
  %9 = phi i32 [ %29, %28 ], [ undef, %1 ]
  %10 = trunc i64 %8 to i32
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %31

12:                                               ; preds = %7
  %13 = add nsw i64 %8, -1
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %2, align 4
  %15 = and i64 %13, 4294967295
  %16 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 13, i64 %15, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %4, align 4
  %19 = and i32 %18, %17
  store i32 %19, ptr %0, align 4
  %20 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 13, i64 %15, i32 1
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %5, align 4
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 13, i64 %15
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, %21
  br i1 %26, label %27, label %28

27:                                               ; preds = %23, %12
  br label %28

28:                                               ; preds = %23, %27
  %29 = phi i32 [ %9, %27 ], [ %25, %23 ]
  %30 = phi i1 [ true, %27 ], [ false, %23 ]
  br i1 %30, label %7, label %32

31:                                               ; preds = %7
  store i32 0, ptr %0, align 4
  br label %32

32:                                               ; preds = %28, %31
  %33 = phi i32 [ -1, %31 ], [ %29, %28 ]
  ret i32 %33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @parted(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = load i32, ptr %1, align 4
  %9 = xor i32 %2, -1
  %10 = and i32 %8, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp sgt i32 %12, 126
  br i1 %13, label %14, label %35

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %58

18:                                               ; preds = %14
  %19 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 7, ptr %15, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %19, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %34, i8 0, i64 20, i1 false)
  br label %58

35:                                               ; preds = %7
  %36 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %5
  br i1 %38, label %45, label %39

39:                                               ; preds = %35
  %40 = add nsw i32 %12, 1
  store i32 %40, ptr %11, align 4
  %41 = sext i32 %12 to i64
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13, i64 %41
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
  store i32 %10, ptr %1, align 4
  br label %58

48:                                               ; preds = %45
  %49 = icmp eq i32 %4, %5
  br i1 %49, label %50, label %51

50:                                               ; preds = %48
  store i32 %2, ptr %1, align 4
  br label %58

51:                                               ; preds = %48
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4
  %54 = sext i32 %52 to i64
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13, i64 %54
  store i32 %4, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %55, i64 4
  store i32 %5, ptr %56, align 4
  %57 = getelementptr inbounds i8, ptr %55, i64 8
  store i32 %10, ptr %57, align 4
  store i32 %2, ptr %1, align 4
  br label %58

58:                                               ; preds = %18, %14, %51, %50, %47
  %59 = phi i32 [ %4, %47 ], [ %3, %50 ], [ %3, %51 ], [ -2, %14 ], [ -2, %18 ]
  ret i32 %59
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @failed(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %6, ptr %29, align 8
  br label %30

30:                                               ; preds = %8, %12
  ret i32 2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @trapped(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %27, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  store i32 8, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %26, i8 0, i64 20, i1 false)
  br label %27

27:                                               ; preds = %10, %6, %4
  %28 = phi i32 [ 0, %4 ], [ 2, %6 ], [ 2, %10 ]
  ret i32 %28
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @spend(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = zext i32 %3 to i64
  %6 = shl nuw nsw i64 %5, 5
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 29
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %6
  br i1 %9, label %10, label %32

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %10
  %15 = load i32, ptr %1, align 4
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  store i32 5, ptr %11, align 8
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %16, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %31, i8 0, i64 20, i1 false)
  br label %34

32:                                               ; preds = %4
  %33 = sub i64 %8, %6
  store i64 %33, ptr %7, align 8
  br label %34

34:                                               ; preds = %14, %10, %32
  %35 = phi i32 [ 0, %32 ], [ 2, %10 ], [ 2, %14 ]
  ret i32 %35
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_block(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %4 = load ptr, ptr %3, align 8
  %5 = trunc i64 %1 to i32
  %6 = add i32 %5, 1
  %7 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 14
  store i32 %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(4104) %8, i8 0, i64 4104, i1 false)
  br label %10

9:                                                ; preds = %10
  ret void

10:                                               ; preds = %2, %10
  %11 = phi i64 [ 0, %2 ], [ %15, %10 ]
  %12 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 20, i64 %11
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 19, i64 %11
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18, i64 %11
  store i32 0, ptr %14, align 4
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 32
  br i1 %16, label %9, label %10
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_barrier(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = alloca [32 x i32], align 16
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  br label %6

6:                                                ; preds = %2, %25
  %7 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %8 = trunc i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 17, i64 %7, i64 %7
  %14 = load i32, ptr %13, align 4
  %15 = add i32 %14, 1
  store i32 %15, ptr %13, align 4
  br label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ 0, %12 ], [ %23, %16 ]
  %18 = getelementptr inbounds %struct.Checks, ptr %5, i64 0, i32 17, i64 %7, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %17
  %21 = load i32, ptr %20, align 4
  %22 = tail call i32 @llvm.umax.i32(i32 %19, i32 %21)
  store i32 %22, ptr %20, align 4
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 32
  br i1 %24, label %25, label %16

25:                                               ; preds = %16, %6
  %26 = add nuw nsw i64 %7, 1
  %27 = icmp eq i64 %26, 32
  br i1 %27, label %29, label %6

28:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  ret void

29:                                               ; preds = %25, %39
  %30 = phi i64 [ %40, %39 ], [ 0, %25 ]
  %31 = trunc i64 %30 to i32
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %29
  %36 = shl nuw nsw i64 %30, 7
  %37 = add nuw nsw i64 %36, 14444
  %38 = getelementptr i8, ptr %5, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %38, ptr noundef nonnull align 16 dereferenceable(128) %3, i64 128, i1 false)
  br label %39

39:                                               ; preds = %35, %29
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %28, label %29
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @count_contention(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  %5 = alloca [32 x i64], align 16
  %6 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %12 = sext i32 %1 to i64
  br label %14

13:                                               ; preds = %94
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  ret void

14:                                               ; preds = %4, %94
  %15 = phi i64 [ 0, %4 ], [ %96, %94 ]
  %16 = phi i32 [ 0, %4 ], [ %95, %94 ]
  %17 = trunc i64 %15 to i32
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %94, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds i64, ptr %3, i64 %15
  %23 = load i64, ptr %22, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = sub i64 %23, %25
  %27 = load i64, ptr %8, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %94, label %29

29:                                               ; preds = %21
  %30 = icmp eq i64 %15, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %47, %29
  %32 = phi i32 [ 1, %29 ], [ %50, %47 ]
  %33 = icmp eq i32 %16, 0
  br i1 %33, label %62, label %34

34:                                               ; preds = %31
  %35 = lshr i64 %23, 5
  br label %53

36:                                               ; preds = %29, %47
  %37 = phi i64 [ %51, %47 ], [ 0, %29 ]
  %38 = phi i32 [ %50, %47 ], [ 1, %29 ]
  %39 = trunc i64 %37 to i32
  %40 = shl nuw i32 1, %39
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds i64, ptr %3, i64 %37
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, %23
  br label %47

47:                                               ; preds = %43, %36
  %48 = phi i1 [ false, %36 ], [ %46, %43 ]
  %49 = zext i1 %48 to i32
  %50 = add i32 %38, %49
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, %15
  br i1 %52, label %31, label %36

53:                                               ; preds = %34, %59
  %54 = phi i32 [ 0, %34 ], [ %60, %59 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %35
  br i1 %58, label %62, label %59

59:                                               ; preds = %53
  %60 = add nuw i32 %54, 1
  %61 = icmp eq i32 %60, %16
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %59, %31
  %63 = phi i32 [ 0, %31 ], [ %54, %53 ], [ %16, %59 ]
  %64 = icmp eq i32 %63, %16
  br i1 %64, label %65, label %71

65:                                               ; preds = %62
  %66 = lshr i64 %23, 5
  %67 = zext i32 %63 to i64
  %68 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %67
  store i64 %66, ptr %68, align 8
  %69 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %67
  store i32 0, ptr %69, align 4
  %70 = add i32 %16, 1
  br label %71

71:                                               ; preds = %65, %62
  %72 = phi i32 [ %70, %65 ], [ %16, %62 ]
  %73 = zext i32 %63 to i64
  %74 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = icmp ugt i32 %32, %75
  br i1 %76, label %77, label %94

77:                                               ; preds = %71
  store i32 %32, ptr %74, align 4
  %78 = load i64, ptr %9, align 8
  %79 = sub i64 %23, %78
  %80 = lshr i64 %79, 7
  %81 = mul i64 %80, -7046029254386353131
  %82 = load ptr, ptr %10, align 8
  %83 = lshr i64 %81, 51
  %84 = and i64 %83, 8190
  %85 = load ptr, ptr %11, align 8
  %86 = getelementptr inbounds i8, ptr %85, i64 %12
  %87 = load i8, ptr %86, align 1
  %88 = icmp eq i8 %87, 2
  %89 = zext i1 %88 to i64
  %90 = or i64 %84, %89
  %91 = getelementptr inbounds i64, ptr %82, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, 1
  store i64 %93, ptr %91, align 8
  br label %94

94:                                               ; preds = %77, %71, %14, %21
  %95 = phi i32 [ %16, %21 ], [ %16, %14 ], [ %72, %71 ], [ %72, %77 ]
  %96 = add nuw nsw i64 %15, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %13, label %14
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_global(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %316, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13
  %15 = icmp ne i32 %4, -1
  %16 = zext i1 %15 to i64
  %17 = icmp eq i32 %4, -1
  br i1 %17, label %18, label %38

18:                                               ; preds = %10
  %19 = load i64, ptr %5, align 8
  %20 = zext i32 %6 to i64
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi i64 [ 0, %18 ], [ %36, %21 ]
  %23 = phi i64 [ -1, %18 ], [ %29, %21 ]
  %24 = phi i64 [ 0, %18 ], [ %30, %21 ]
  %25 = phi i64 [ %16, %18 ], [ %35, %21 ]
  %26 = phi i64 [ 0, %18 ], [ %31, %21 ]
  %27 = getelementptr inbounds i64, ptr %5, i64 %22
  %28 = load i64, ptr %27, align 8
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %23)
  %30 = tail call i64 @llvm.umax.i64(i64 %28, i64 %24)
  %31 = or i64 %28, %26
  %32 = mul nuw nsw i64 %22, %20
  %33 = add i64 %32, %19
  %34 = xor i64 %28, %33
  %35 = or i64 %34, %25
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %59, label %21

38:                                               ; preds = %10, %53
  %39 = phi i64 [ %57, %53 ], [ 0, %10 ]
  %40 = phi i64 [ %56, %53 ], [ -1, %10 ]
  %41 = phi i64 [ %55, %53 ], [ 0, %10 ]
  %42 = phi i64 [ %54, %53 ], [ 0, %10 ]
  %43 = trunc i64 %39 to i32
  %44 = shl nuw i32 1, %43
  %45 = and i32 %44, %4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %38
  %48 = getelementptr inbounds i64, ptr %5, i64 %39
  %49 = load i64, ptr %48, align 8
  %50 = tail call i64 @llvm.umin.i64(i64 %49, i64 %40)
  %51 = tail call i64 @llvm.umax.i64(i64 %49, i64 %41)
  %52 = or i64 %49, %42
  br label %53

53:                                               ; preds = %47, %38
  %54 = phi i64 [ %52, %47 ], [ %42, %38 ]
  %55 = phi i64 [ %51, %47 ], [ %41, %38 ]
  %56 = phi i64 [ %50, %47 ], [ %40, %38 ]
  %57 = add nuw nsw i64 %39, 1
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %59, label %38

59:                                               ; preds = %53, %21
  %60 = phi i64 [ %31, %21 ], [ %54, %53 ]
  %61 = phi i64 [ %35, %21 ], [ %16, %53 ]
  %62 = phi i64 [ %30, %21 ], [ %55, %53 ]
  %63 = phi i64 [ %29, %21 ], [ %56, %53 ]
  %64 = zext i32 %6 to i64
  %65 = add i64 %62, %64
  %66 = sub i64 %65, %63
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %85, label %70

70:                                               ; preds = %59, %82
  %71 = phi i64 [ %83, %82 ], [ 0, %59 ]
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = icmp ugt i64 %73, %63
  br i1 %74, label %82, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %71, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp ult i64 %77, %63
  %79 = sub i64 %77, %63
  %80 = icmp ult i64 %79, %66
  %81 = or i1 %78, %80
  br i1 %81, label %82, label %85

82:                                               ; preds = %75, %70
  %83 = add nuw i64 %71, 1
  %84 = icmp eq i64 %83, %68
  br i1 %84, label %85, label %70

85:                                               ; preds = %75, %82, %59
  %86 = phi ptr [ null, %59 ], [ null, %82 ], [ %72, %75 ]
  %87 = icmp eq i32 %7, 0
  %88 = add i32 %6, -1
  %89 = zext i32 %88 to i64
  %90 = and i64 %60, %89
  %91 = icmp eq i64 %90, 0
  %92 = icmp ne ptr %86, null
  %93 = and i1 %91, %92
  br i1 %93, label %94, label %100

94:                                               ; preds = %85
  br i1 %87, label %209, label %95

95:                                               ; preds = %94
  %96 = getelementptr inbounds %struct.Allocation, ptr %86, i64 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, 1
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %209, label %100

100:                                              ; preds = %95, %85
  br label %101

101:                                              ; preds = %100, %206
  %102 = phi i64 [ %207, %206 ], [ 0, %100 ]
  %103 = trunc i64 %102 to i32
  %104 = shl nuw i32 1, %103
  %105 = and i32 %104, %4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %206, label %107

107:                                              ; preds = %101
  %108 = getelementptr inbounds i64, ptr %5, i64 %102
  %109 = load i64, ptr %108, align 8
  %110 = and i64 %109, %89
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %135, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %316

116:                                              ; preds = %112
  %117 = trunc i64 %102 to i32
  store i32 2, ptr %113, align 8
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %118, align 4
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %117, ptr %119, align 8
  %120 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %121, ptr %122, align 4
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %124 = load i32, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %124, ptr %125, align 8
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %127, ptr %128, align 4
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %130 = load i32, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 1, ptr %132, align 4
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %109, ptr %133, align 8
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %64, ptr %134, align 8
  br label %316

135:                                              ; preds = %107
  br i1 %69, label %151, label %136

136:                                              ; preds = %135, %148
  %137 = phi i64 [ %149, %148 ], [ 0, %135 ]
  %138 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = icmp ugt i64 %139, %109
  br i1 %140, label %148, label %141

141:                                              ; preds = %136
  %142 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %137, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp ult i64 %143, %109
  %145 = sub i64 %143, %109
  %146 = icmp ult i64 %145, %64
  %147 = or i1 %144, %146
  br i1 %147, label %148, label %151

148:                                              ; preds = %141, %136
  %149 = add nuw i64 %137, 1
  %150 = icmp eq i64 %149, %68
  br i1 %150, label %151, label %136

151:                                              ; preds = %141, %148, %135
  %152 = phi ptr [ null, %135 ], [ null, %148 ], [ %138, %141 ]
  %153 = icmp eq ptr %152, null
  br i1 %153, label %154, label %177

154:                                              ; preds = %151
  %155 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %156 = load i32, ptr %155, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %316

158:                                              ; preds = %154
  %159 = trunc i64 %102 to i32
  store i32 1, ptr %155, align 8
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %160, align 4
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %159, ptr %161, align 8
  %162 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %163, ptr %164, align 4
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %166 = load i32, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %166, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %169, ptr %170, align 4
  %171 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %172 = load i32, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %172, ptr %173, align 8
  %174 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 1, ptr %174, align 4
  %175 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %109, ptr %175, align 8
  %176 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %64, ptr %176, align 8
  br label %316

177:                                              ; preds = %151
  br i1 %87, label %206, label %178

178:                                              ; preds = %177
  %179 = getelementptr inbounds %struct.Allocation, ptr %152, i64 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = and i64 %180, 1
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %206, label %183

183:                                              ; preds = %178
  %184 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %316

187:                                              ; preds = %183
  %188 = trunc i64 %102 to i32
  store i32 9, ptr %184, align 8
  %189 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %189, align 4
  %190 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %188, ptr %190, align 8
  %191 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %192 = load i32, ptr %191, align 4
  %193 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %192, ptr %193, align 4
  %194 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %195 = load i32, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %195, ptr %196, align 8
  %197 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %198, ptr %199, align 4
  %200 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %201 = load i32, ptr %200, align 8
  %202 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %201, ptr %202, align 8
  %203 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 1, ptr %203, align 4
  %204 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %109, ptr %204, align 8
  %205 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %64, ptr %205, align 8
  br label %316

206:                                              ; preds = %178, %177, %101
  %207 = add nuw nsw i64 %102, 1
  %208 = icmp eq i64 %207, 32
  br i1 %208, label %209, label %101

209:                                              ; preds = %206, %95, %94
  %210 = load i64, ptr %14, align 8
  %211 = add i64 %210, 1
  store i64 %211, ptr %14, align 8
  %212 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = add i64 %215, %213
  store i64 %216, ptr %214, align 8
  %217 = icmp eq i64 %61, 0
  br i1 %217, label %218, label %244

218:                                              ; preds = %209
  %219 = load i64, ptr %5, align 8
  %220 = shl nuw nsw i64 %64, 5
  %221 = add nsw i64 %220, -1
  %222 = add i64 %221, %219
  %223 = icmp ugt i32 %6, 4
  %224 = lshr i32 %6, 2
  %225 = select i1 %223, i32 %224, i32 1
  %226 = lshr i64 %222, 5
  %227 = lshr i64 %219, 5
  %228 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %229 = load i64, ptr %228, align 8
  %230 = sub nsw i64 1, %227
  %231 = add i64 %230, %229
  %232 = add i64 %231, %226
  store i64 %232, ptr %228, align 8
  %233 = lshr i64 %222, 7
  %234 = lshr i64 %219, 7
  %235 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %236 = load i64, ptr %235, align 8
  %237 = sub nsw i64 1, %234
  %238 = add nsw i64 %237, %233
  %239 = add i64 %238, %236
  store i64 %239, ptr %235, align 8
  %240 = zext i32 %225 to i64
  %241 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %242 = load i64, ptr %241, align 8
  %243 = add i64 %242, %240
  store i64 %243, ptr %241, align 8
  br label %302

244:                                              ; preds = %209
  %245 = icmp eq i64 %62, %63
  br i1 %245, label %249, label %246

246:                                              ; preds = %244
  %247 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %248 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  br label %285

249:                                              ; preds = %244
  %250 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = add i64 %251, 1
  store i64 %252, ptr %250, align 8
  %253 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %254 = load i64, ptr %253, align 8
  %255 = add i64 %254, 1
  store i64 %255, ptr %253, align 8
  %256 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %257 = load i64, ptr %256, align 8
  %258 = add i64 %257, 1
  store i64 %258, ptr %256, align 8
  br label %302

259:                                              ; preds = %299
  %260 = tail call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %4, ptr noundef %5, i64 noundef %63, i32 noundef %6, i32 noundef 4, i32 noundef 1)
  %261 = getelementptr inbounds %struct.Pattern, ptr %260, i64 0, i32 7
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, 3
  %264 = lshr i32 %263, 2
  %265 = getelementptr inbounds %struct.Pattern, ptr %260, i64 0, i32 6
  %266 = load i32, ptr %265, align 8
  %267 = zext i32 %266 to i64
  %268 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %269 = load i64, ptr %268, align 8
  %270 = add i64 %269, %267
  store i64 %270, ptr %268, align 8
  %271 = zext i32 %262 to i64
  %272 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %273 = load i64, ptr %272, align 8
  %274 = add i64 %273, %271
  store i64 %274, ptr %272, align 8
  %275 = getelementptr inbounds %struct.Pattern, ptr %260, i64 0, i32 8
  %276 = load i32, ptr %275, align 8
  %277 = tail call i32 @llvm.umax.i32(i32 %276, i32 %264)
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %280 = load i64, ptr %279, align 8
  %281 = add i64 %280, %278
  store i64 %281, ptr %279, align 8
  %282 = getelementptr inbounds %struct.Pattern, ptr %260, i64 0, i32 9
  %283 = load i32, ptr %282, align 4
  %284 = zext i32 %283 to i64
  br label %302

285:                                              ; preds = %246, %299
  %286 = phi i64 [ 0, %246 ], [ %300, %299 ]
  %287 = trunc i64 %286 to i32
  %288 = shl nuw i32 1, %287
  %289 = and i32 %288, %4
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %299, label %291

291:                                              ; preds = %285
  %292 = getelementptr inbounds i64, ptr %5, i64 %286
  %293 = load i64, ptr %292, align 8
  %294 = load i64, ptr %247, align 8
  %295 = sub i64 %293, %294
  %296 = load i64, ptr %248, align 8
  %297 = add i64 %295, %296
  %298 = inttoptr i64 %297 to ptr
  tail call void @llvm.prefetch.p0(ptr %298, i32 0, i32 3, i32 1)
  br label %299

299:                                              ; preds = %285, %291
  %300 = add nuw nsw i64 %286, 1
  %301 = icmp eq i64 %300, 32
  br i1 %301, label %259, label %285

302:                                              ; preds = %249, %259, %218
  %303 = phi i64 [ 1, %249 ], [ %284, %259 ], [ %240, %218 ]
  %304 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %305 = load i64, ptr %304, align 8
  %306 = add i64 %305, %303
  store i64 %306, ptr %304, align 8
  %307 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %314, label %310

310:                                              ; preds = %302
  %311 = zext i1 %217 to i32
  %312 = tail call i32 @trace_global(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %311)
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %316

314:                                              ; preds = %310, %302
  %315 = select i1 %217, i32 4, i32 0
  br label %316

316:                                              ; preds = %314, %310, %187, %183, %158, %154, %116, %112, %8
  %317 = phi i32 [ 0, %8 ], [ %315, %314 ], [ 2, %310 ], [ 2, %187 ], [ 2, %183 ], [ 2, %158 ], [ 2, %154 ], [ 2, %116 ], [ 2, %112 ]
  ret i32 %317
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc ptr @pattern_of(ptr nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca [32 x i32], align 16
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i32], align 16
  %11 = alloca [32 x i64], align 16
  %12 = alloca [32 x i64], align 16
  %13 = tail call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i64, ptr %2, i64 %14
  %16 = load i64, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11)
  %17 = zext i32 %1 to i64
  %18 = icmp eq i32 %6, 0
  %19 = select i1 %18, i64 255, i64 127
  %20 = and i64 %16, %19
  %21 = icmp eq i32 %5, 8
  %22 = select i1 %21, i64 255, i64 3
  %23 = icmp eq i32 %1, -1
  br i1 %23, label %24, label %33

24:                                               ; preds = %7, %24
  %25 = phi i64 [ %30, %24 ], [ 0, %7 ]
  %26 = getelementptr inbounds i64, ptr %2, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = sub i64 %27, %16
  %29 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %25
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %32, label %24

32:                                               ; preds = %43, %24
  br label %57

33:                                               ; preds = %7, %43
  %34 = phi i64 [ %46, %43 ], [ 0, %7 ]
  %35 = trunc i64 %34 to i32
  %36 = shl nuw i32 1, %35
  %37 = and i32 %36, %1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds i64, ptr %2, i64 %34
  %41 = load i64, ptr %40, align 8
  %42 = sub i64 %41, %16
  br label %43

43:                                               ; preds = %33, %39
  %44 = phi i64 [ %42, %39 ], [ 0, %33 ]
  %45 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %34
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %32, label %33

48:                                               ; preds = %57
  %49 = zext i32 %4 to i64
  %50 = add i64 %65, %49
  %51 = mul i64 %50, -7046029254386353131
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %53 = load ptr, ptr %52, align 8
  %54 = lshr i64 %51, 56
  %55 = and i64 %54, 252
  %56 = getelementptr inbounds %struct.Pattern, ptr %53, i64 %55
  br label %72

57:                                               ; preds = %32, %57
  %58 = phi i64 [ %66, %57 ], [ 0, %32 ]
  %59 = phi i64 [ %65, %57 ], [ %17, %32 ]
  %60 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = shl nuw nsw i64 %58, 1
  %63 = add nuw nsw i64 %62, 3
  %64 = mul i64 %61, %63
  %65 = add i64 %64, %59
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, 32
  br i1 %67, label %48, label %57

68:                                               ; preds = %72
  %69 = getelementptr inbounds %struct.Pattern, ptr %79, i64 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %51
  br i1 %71, label %88, label %82

72:                                               ; preds = %48, %72
  %73 = phi i64 [ 0, %48 ], [ %80, %72 ]
  %74 = phi ptr [ %56, %48 ], [ %79, %72 ]
  %75 = getelementptr inbounds %struct.Pattern, ptr %56, i64 %73
  %76 = getelementptr inbounds %struct.Pattern, ptr %75, i64 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, %51
  %79 = select i1 %78, ptr %75, ptr %74
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, 4
  br i1 %81, label %68, label %72

82:                                               ; preds = %68
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = and i64 %84, 3
  %87 = getelementptr inbounds %struct.Pattern, ptr %56, i64 %86
  br label %88

88:                                               ; preds = %82, %68
  %89 = phi ptr [ %87, %82 ], [ %79, %68 ]
  br label %96

90:                                               ; preds = %96
  %91 = shl i32 %6, 16
  %92 = shl i32 %4, 8
  %93 = or i32 %92, %91
  %94 = or i32 %93, %5
  %95 = icmp eq i64 %104, 0
  br i1 %95, label %107, label %115

96:                                               ; preds = %88, %96
  %97 = phi i64 [ 0, %88 ], [ %105, %96 ]
  %98 = phi i64 [ 0, %88 ], [ %104, %96 ]
  %99 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds [32 x i64], ptr %89, i64 0, i64 %97
  %102 = load i64, ptr %101, align 8
  %103 = xor i64 %102, %100
  %104 = or i64 %103, %98
  %105 = add nuw nsw i64 %97, 1
  %106 = icmp eq i64 %105, 32
  br i1 %106, label %90, label %96

107:                                              ; preds = %90
  %108 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 4
  %109 = load i32, ptr %108, align 8
  %110 = icmp eq i32 %109, %1
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 5
  %113 = load i32, ptr %112, align 4
  %114 = icmp eq i32 %113, %94
  br label %115

115:                                              ; preds = %111, %107, %90
  %116 = phi i1 [ false, %107 ], [ false, %90 ], [ %114, %111 ]
  %117 = tail call i32 @llvm.ctpop.i32(i32 %1)
  br i1 %116, label %118, label %124

118:                                              ; preds = %115
  %119 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 2
  %120 = load i64, ptr %119, align 8
  %121 = xor i64 %120, %20
  %122 = and i64 %121, %22
  %123 = icmp ne i64 %122, 0
  br label %124

124:                                              ; preds = %118, %115
  %125 = phi i1 [ true, %115 ], [ %123, %118 ]
  br i1 %125, label %126, label %140

126:                                              ; preds = %124
  %127 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 1
  store i64 %51, ptr %127, align 8
  %128 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 4
  store i32 %1, ptr %128, align 8
  %129 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 5
  store i32 %94, ptr %129, align 4
  br label %133

130:                                              ; preds = %133
  %131 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 2
  store i64 %20, ptr %131, align 8
  %132 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 3
  store i64 -1, ptr %132, align 8
  br label %140

133:                                              ; preds = %126, %133
  %134 = phi i64 [ 0, %126 ], [ %138, %133 ]
  %135 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds [32 x i64], ptr %89, i64 0, i64 %134
  store i64 %136, ptr %137, align 8
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, 32
  br i1 %139, label %130, label %133

140:                                              ; preds = %130, %124
  br i1 %18, label %285, label %141

141:                                              ; preds = %140
  %142 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 3
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, %20
  br i1 %144, label %285, label %145

145:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %12)
  br label %207

146:                                              ; preds = %207
  %147 = lshr i64 %3, 7
  br i1 %23, label %152, label %169

148:                                              ; preds = %152
  %149 = icmp eq i32 %166, 0
  %150 = add i32 %163, 1
  %151 = select i1 %149, i32 %150, i32 undef
  br i1 %149, label %203, label %169

152:                                              ; preds = %146, %152
  %153 = phi i64 [ %167, %152 ], [ 1, %146 ]
  %154 = phi i32 [ %166, %152 ], [ 0, %146 ]
  %155 = phi i32 [ %163, %152 ], [ 0, %146 ]
  %156 = getelementptr inbounds i64, ptr %12, i64 %153
  %157 = load i64, ptr %156, align 8
  %158 = add nsw i64 %153, -1
  %159 = getelementptr inbounds i64, ptr %12, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = icmp ne i64 %157, %160
  %162 = zext i1 %161 to i32
  %163 = add i32 %155, %162
  %164 = icmp ult i64 %157, %160
  %165 = zext i1 %164 to i32
  %166 = add i32 %154, %165
  %167 = add nuw nsw i64 %153, 1
  %168 = icmp eq i64 %167, 32
  br i1 %168, label %148, label %152

169:                                              ; preds = %148, %146
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  br label %172

170:                                              ; preds = %172
  %171 = load <32 x i32>, ptr %10, align 16
  br label %182

172:                                              ; preds = %172, %169
  %173 = phi i64 [ 0, %169 ], [ %179, %172 ]
  %174 = getelementptr inbounds i64, ptr %12, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = sub i64 %175, %147
  %177 = trunc i64 %176 to i32
  %178 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %173
  store i32 %177, ptr %178, align 4
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, 32
  br i1 %180, label %170, label %172

181:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  br label %203

182:                                              ; preds = %182, %170
  %183 = phi i64 [ 0, %170 ], [ %201, %182 ]
  %184 = phi i32 [ 0, %170 ], [ %200, %182 ]
  %185 = trunc i64 %183 to i32
  %186 = lshr i32 %1, %185
  %187 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %183
  %188 = load i32, ptr %187, align 4
  %189 = insertelement <32 x i32> poison, i32 %188, i64 0
  %190 = shufflevector <32 x i32> %189, <32 x i32> poison, <32 x i32> zeroinitializer
  %191 = icmp eq <32 x i32> %171, %190
  %192 = bitcast <32 x i1> %191 to i32
  %193 = shl nsw i32 -1, %185
  %194 = xor i32 %193, -1
  %195 = and i32 %194, %192
  %196 = and i32 %195, %1
  %197 = icmp eq i32 %196, 0
  %198 = zext i1 %197 to i32
  %199 = and i32 %186, %198
  %200 = add i32 %199, %184
  %201 = add nuw nsw i64 %183, 1
  %202 = icmp eq i64 %201, 32
  br i1 %202, label %181, label %182

203:                                              ; preds = %148, %181
  %204 = phi i32 [ %200, %181 ], [ %151, %148 ]
  %205 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 7
  store i32 %204, ptr %205, align 4
  %206 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 6
  store i32 %204, ptr %206, align 8
  br label %217

207:                                              ; preds = %145, %207
  %208 = phi i64 [ 0, %145 ], [ %213, %207 ]
  %209 = getelementptr inbounds i64, ptr %2, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = lshr i64 %210, 7
  %212 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %208
  store i64 %211, ptr %212, align 8
  %213 = add nuw nsw i64 %208, 1
  %214 = icmp eq i64 %213, 32
  br i1 %214, label %146, label %207

215:                                              ; preds = %217
  %216 = icmp eq i32 %204, %117
  br i1 %216, label %284, label %225

217:                                              ; preds = %203, %217
  %218 = phi i64 [ 0, %203 ], [ %223, %217 ]
  %219 = getelementptr inbounds i64, ptr %2, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = lshr i64 %220, 5
  %222 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %218
  store i64 %221, ptr %222, align 8
  %223 = add nuw nsw i64 %218, 1
  %224 = icmp eq i64 %223, 32
  br i1 %224, label %215, label %217

225:                                              ; preds = %215
  %226 = lshr i64 %3, 5
  br i1 %23, label %231, label %248

227:                                              ; preds = %231
  %228 = icmp eq i32 %245, 0
  %229 = add i32 %242, 1
  %230 = select i1 %228, i32 %229, i32 undef
  br i1 %228, label %282, label %248

231:                                              ; preds = %225, %231
  %232 = phi i64 [ %246, %231 ], [ 1, %225 ]
  %233 = phi i32 [ %245, %231 ], [ 0, %225 ]
  %234 = phi i32 [ %242, %231 ], [ 0, %225 ]
  %235 = getelementptr inbounds i64, ptr %12, i64 %232
  %236 = load i64, ptr %235, align 8
  %237 = add nsw i64 %232, -1
  %238 = getelementptr inbounds i64, ptr %12, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = icmp ne i64 %236, %239
  %241 = zext i1 %240 to i32
  %242 = add i32 %234, %241
  %243 = icmp ult i64 %236, %239
  %244 = zext i1 %243 to i32
  %245 = add i32 %233, %244
  %246 = add nuw nsw i64 %232, 1
  %247 = icmp eq i64 %246, 32
  br i1 %247, label %227, label %231

248:                                              ; preds = %227, %225
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br label %251

249:                                              ; preds = %251
  %250 = load <32 x i32>, ptr %9, align 16
  br label %261

251:                                              ; preds = %251, %248
  %252 = phi i64 [ 0, %248 ], [ %258, %251 ]
  %253 = getelementptr inbounds i64, ptr %12, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = sub i64 %254, %226
  %256 = trunc i64 %255 to i32
  %257 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %252
  store i32 %256, ptr %257, align 4
  %258 = add nuw nsw i64 %252, 1
  %259 = icmp eq i64 %258, 32
  br i1 %259, label %249, label %251

260:                                              ; preds = %261
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %282

261:                                              ; preds = %261, %249
  %262 = phi i64 [ 0, %249 ], [ %280, %261 ]
  %263 = phi i32 [ 0, %249 ], [ %279, %261 ]
  %264 = trunc i64 %262 to i32
  %265 = lshr i32 %1, %264
  %266 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %262
  %267 = load i32, ptr %266, align 4
  %268 = insertelement <32 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <32 x i32> %268, <32 x i32> poison, <32 x i32> zeroinitializer
  %270 = icmp eq <32 x i32> %250, %269
  %271 = bitcast <32 x i1> %270 to i32
  %272 = shl nsw i32 -1, %264
  %273 = xor i32 %272, -1
  %274 = and i32 %273, %271
  %275 = and i32 %274, %1
  %276 = icmp eq i32 %275, 0
  %277 = zext i1 %276 to i32
  %278 = and i32 %265, %277
  %279 = add i32 %278, %263
  %280 = add nuw nsw i64 %262, 1
  %281 = icmp eq i64 %280, 32
  br i1 %281, label %260, label %261

282:                                              ; preds = %227, %260
  %283 = phi i32 [ %279, %260 ], [ %230, %227 ]
  store i32 %283, ptr %206, align 8
  br label %284

284:                                              ; preds = %282, %215
  store i64 %20, ptr %142, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %12)
  br label %285

285:                                              ; preds = %284, %141, %140
  br i1 %125, label %286, label %515

286:                                              ; preds = %285
  br i1 %18, label %292, label %287

287:                                              ; preds = %286
  %288 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 6
  %289 = load i32, ptr %288, align 8
  %290 = icmp eq i32 %289, %117
  %291 = zext i1 %290 to i32
  br label %292

292:                                              ; preds = %287, %286
  %293 = phi i32 [ 0, %286 ], [ %291, %287 ]
  %294 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 9
  %295 = icmp ugt i32 %4, %5
  br i1 %295, label %296, label %298

296:                                              ; preds = %292
  %297 = udiv i32 %4, %5
  br label %298

298:                                              ; preds = %296, %292
  %299 = phi i32 [ %297, %296 ], [ 1, %292 ]
  %300 = udiv i32 32, %299
  %301 = icmp ne i32 %293, 0
  %302 = sext i1 %301 to i32
  %303 = lshr i64 %3, 2
  %304 = lshr i64 %3, 3
  %305 = and i64 %304, 2305843009213693920
  %306 = and i64 %303, 31
  %307 = or i64 %305, %306
  %308 = select i1 %21, i64 %307, i64 %303
  %309 = icmp eq i32 %5, 4
  %310 = icmp ugt i32 %299, 1
  %311 = and i1 %18, %310
  %312 = and i1 %309, %311
  %313 = icmp eq i32 %299, 1
  %314 = and i1 %309, %313
  %315 = shl nuw nsw i32 %300, 1
  br label %316

316:                                              ; preds = %505, %298
  %317 = phi i32 [ 0, %298 ], [ %507, %505 ]
  %318 = phi i32 [ 0, %298 ], [ %506, %505 ]
  %319 = phi i32 [ 0, %298 ], [ %511, %505 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  br i1 %312, label %320, label %384

320:                                              ; preds = %316
  %321 = urem i32 %319, %315
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %384

323:                                              ; preds = %320
  %324 = add i32 %319, %315
  %325 = icmp ule i32 %324, %319
  br i1 %325, label %352, label %326

326:                                              ; preds = %323
  %327 = zext i32 %319 to i64
  %328 = zext i32 %324 to i64
  br label %329

329:                                              ; preds = %348, %326
  %330 = phi i64 [ %327, %326 ], [ %349, %348 ]
  %331 = phi i1 [ false, %326 ], [ %350, %348 ]
  %332 = trunc i64 %330 to i32
  %333 = shl nuw i32 1, %332
  %334 = and i32 %333, %1
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %348, label %336

336:                                              ; preds = %329
  %337 = xor i32 %332, 1
  %338 = shl nuw i32 1, %337
  %339 = and i32 %338, %1
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %348, label %341

341:                                              ; preds = %336
  %342 = getelementptr inbounds i64, ptr %2, i64 %330
  %343 = load i64, ptr %342, align 8
  %344 = zext i32 %337 to i64
  %345 = getelementptr inbounds i64, ptr %2, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %343, %346
  br i1 %347, label %348, label %352

348:                                              ; preds = %341, %336, %329
  %349 = add nuw nsw i64 %330, 1
  %350 = icmp uge i64 %349, %328
  %351 = icmp eq i64 %349, %328
  br i1 %351, label %352, label %329

352:                                              ; preds = %348, %341, %323
  %353 = phi i1 [ %325, %323 ], [ %350, %348 ], [ %331, %341 ]
  br i1 %353, label %384, label %354

354:                                              ; preds = %352
  br i1 %325, label %381, label %355

355:                                              ; preds = %354
  %356 = zext i32 %319 to i64
  %357 = zext i32 %324 to i64
  br label %358

358:                                              ; preds = %377, %355
  %359 = phi i64 [ %356, %355 ], [ %378, %377 ]
  %360 = phi i1 [ false, %355 ], [ %379, %377 ]
  %361 = trunc i64 %359 to i32
  %362 = shl nuw i32 1, %361
  %363 = and i32 %362, %1
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %377, label %365

365:                                              ; preds = %358
  %366 = xor i32 %361, 2
  %367 = shl nuw i32 1, %366
  %368 = and i32 %367, %1
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %377, label %370

370:                                              ; preds = %365
  %371 = getelementptr inbounds i64, ptr %2, i64 %359
  %372 = load i64, ptr %371, align 8
  %373 = zext i32 %366 to i64
  %374 = getelementptr inbounds i64, ptr %2, i64 %373
  %375 = load i64, ptr %374, align 8
  %376 = icmp eq i64 %372, %375
  br i1 %376, label %377, label %381

377:                                              ; preds = %370, %365, %358
  %378 = add nuw nsw i64 %359, 1
  %379 = icmp uge i64 %378, %357
  %380 = icmp eq i64 %378, %357
  br i1 %380, label %381, label %358

381:                                              ; preds = %377, %370, %354
  %382 = phi i1 [ %325, %354 ], [ %379, %377 ], [ %360, %370 ]
  %383 = select i1 %382, i32 2, i32 0
  br label %384

384:                                              ; preds = %381, %352, %320, %316
  %385 = phi i32 [ 0, %320 ], [ 0, %316 ], [ %383, %381 ], [ 1, %352 ]
  br i1 %314, label %389, label %386

386:                                              ; preds = %384
  %387 = icmp eq i32 %385, 0
  %388 = icmp eq i32 %385, 1
  br label %399

389:                                              ; preds = %384, %389
  %390 = phi i64 [ %397, %389 ], [ 0, %384 ]
  %391 = getelementptr inbounds i64, ptr %2, i64 %390
  %392 = load i64, ptr %391, align 8
  %393 = lshr i64 %392, 2
  %394 = sub nsw i64 %393, %308
  %395 = trunc i64 %394 to i32
  %396 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %390
  store i32 %395, ptr %396, align 4
  %397 = add nuw nsw i64 %390, 1
  %398 = icmp eq i64 %397, 32
  br i1 %398, label %438, label %389

399:                                              ; preds = %415, %386
  %400 = phi i64 [ 0, %386 ], [ %436, %415 ]
  %401 = phi i32 [ 0, %386 ], [ %435, %415 ]
  %402 = trunc i64 %400 to i32
  %403 = udiv i32 %402, %299
  %404 = urem i32 %402, %299
  %405 = add i32 %403, %319
  br i1 %387, label %415, label %406

406:                                              ; preds = %399
  %407 = and i32 %403, 2147483646
  %408 = select i1 %388, i32 %403, i32 %407
  %409 = add i32 %408, %405
  %410 = shl nuw i32 1, %409
  %411 = and i32 %410, %1
  %412 = icmp eq i32 %411, 0
  %413 = select i1 %412, i32 %385, i32 0
  %414 = add i32 %413, %409
  br label %415

415:                                              ; preds = %406, %399
  %416 = phi i32 [ %414, %406 ], [ %405, %399 ]
  %417 = zext i32 %416 to i64
  %418 = getelementptr inbounds i64, ptr %2, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = mul i32 %404, %5
  %421 = zext i32 %420 to i64
  %422 = add i64 %419, %421
  %423 = lshr i64 %422, 2
  %424 = lshr i64 %422, 3
  %425 = and i64 %424, 4294967264
  %426 = and i64 %423, 31
  %427 = or i64 %425, %426
  %428 = select i1 %21, i64 %427, i64 %423
  %429 = sub nsw i64 %428, %308
  %430 = trunc i64 %429 to i32
  %431 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %400
  store i32 %430, ptr %431, align 4
  %432 = lshr i32 %1, %416
  %433 = and i32 %432, 1
  %434 = shl i32 %433, %402
  %435 = or i32 %434, %401
  %436 = add nuw nsw i64 %400, 1
  %437 = icmp eq i64 %436, 32
  br i1 %437, label %438, label %399

438:                                              ; preds = %415, %389
  %439 = phi i32 [ %1, %389 ], [ %435, %415 ]
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %505, label %441

441:                                              ; preds = %438
  br i1 %301, label %464, label %442

442:                                              ; preds = %441
  %443 = load <32 x i32>, ptr %8, align 16
  br label %444

444:                                              ; preds = %444, %442
  %445 = phi i64 [ 0, %442 ], [ %462, %444 ]
  %446 = phi i32 [ %302, %442 ], [ %461, %444 ]
  %447 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %445
  %448 = load i32, ptr %447, align 4
  %449 = insertelement <32 x i32> poison, i32 %448, i64 0
  %450 = shufflevector <32 x i32> %449, <32 x i32> poison, <32 x i32> zeroinitializer
  %451 = icmp eq <32 x i32> %443, %450
  %452 = bitcast <32 x i1> %451 to i32
  %453 = trunc i64 %445 to i32
  %454 = shl nsw i32 -1, %453
  %455 = xor i32 %454, -1
  %456 = and i32 %455, %452
  %457 = and i32 %456, %439
  %458 = icmp eq i32 %457, 0
  %459 = zext i1 %458 to i32
  %460 = shl i32 %459, %453
  %461 = or i32 %460, %446
  %462 = add nuw nsw i64 %445, 1
  %463 = icmp eq i64 %462, 32
  br i1 %463, label %464, label %444

464:                                              ; preds = %444, %441
  %465 = phi i32 [ %302, %441 ], [ %461, %444 ]
  br label %469

466:                                              ; preds = %469
  %467 = and i32 %465, %439
  %468 = load <32 x i32>, ptr %8, align 16
  br label %482

469:                                              ; preds = %469, %464
  %470 = phi i64 [ 0, %464 ], [ %474, %469 ]
  %471 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %470
  %472 = load i32, ptr %471, align 4
  %473 = and i32 %472, 31
  store i32 %473, ptr %471, align 4
  %474 = add nuw nsw i64 %470, 1
  %475 = icmp eq i64 %474, 32
  br i1 %475, label %466, label %469

476:                                              ; preds = %482
  %477 = add i32 %502, %317
  %478 = tail call i32 @llvm.ctpop.i32(i32 %467)
  %479 = add nuw nsw i32 %478, 31
  %480 = lshr i32 %479, 5
  %481 = add i32 %480, %318
  br label %505

482:                                              ; preds = %482, %466
  %483 = phi i64 [ 0, %466 ], [ %503, %482 ]
  %484 = phi i32 [ 1, %466 ], [ %502, %482 ]
  %485 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 %483
  %486 = load i32, ptr %485, align 4
  %487 = insertelement <32 x i32> poison, i32 %486, i64 0
  %488 = shufflevector <32 x i32> %487, <32 x i32> poison, <32 x i32> zeroinitializer
  %489 = icmp eq <32 x i32> %468, %488
  %490 = bitcast <32 x i1> %489 to i32
  %491 = trunc i64 %483 to i32
  %492 = shl nsw i32 -1, %491
  %493 = xor i32 %492, -1
  %494 = and i32 %493, %490
  %495 = and i32 %494, %467
  %496 = tail call i32 @llvm.ctpop.i32(i32 %495)
  %497 = add nuw nsw i32 %496, 1
  %498 = shl nuw i32 1, %491
  %499 = and i32 %498, %467
  %500 = icmp eq i32 %499, 0
  %501 = select i1 %500, i32 0, i32 %497
  %502 = tail call i32 @llvm.umax.i32(i32 %501, i32 %484)
  %503 = add nuw nsw i64 %483, 1
  %504 = icmp eq i64 %503, 32
  br i1 %504, label %476, label %482

505:                                              ; preds = %476, %438
  %506 = phi i32 [ %481, %476 ], [ %318, %438 ]
  %507 = phi i32 [ %477, %476 ], [ %317, %438 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  %508 = icmp ne i32 %385, 0
  %509 = zext i1 %508 to i32
  %510 = shl nuw nsw i32 %300, %509
  %511 = add i32 %510, %319
  %512 = icmp ult i32 %511, 32
  br i1 %512, label %316, label %513

513:                                              ; preds = %505
  store i32 %506, ptr %294, align 4
  %514 = getelementptr inbounds %struct.Pattern, ptr %89, i64 0, i32 8
  store i32 %507, ptr %514, align 8
  br label %515

515:                                              ; preds = %513, %285
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  ret ptr %89
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_global(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %55, label %12

12:                                               ; preds = %7
  %13 = load i64, ptr %3, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %13, %15
  %17 = zext i32 %4 to i64
  %18 = shl nuw nsw i64 %17, 5
  %19 = add i64 %16, %18
  br label %20

20:                                               ; preds = %47, %12
  %21 = phi i64 [ %16, %12 ], [ %50, %47 ]
  %22 = icmp ult i64 %21, %19
  br i1 %22, label %23, label %135

23:                                               ; preds = %20
  %24 = lshr i64 %21, 7
  %25 = and i64 %21, 127
  %26 = and i64 %21, -128
  %27 = sub i64 %19, %26
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 128)
  %29 = icmp ult i64 %25, 64
  %30 = shl i64 -1, %25
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add nsw i64 %25, -64
  %33 = shl i64 -1, %32
  %34 = select i1 %29, i64 -1, i64 %33
  %35 = icmp ult i64 %28, 64
  br i1 %35, label %36, label %40

36:                                               ; preds = %23
  %37 = shl nsw i64 -1, %28
  %38 = xor i64 %37, -1
  %39 = and i64 %31, %38
  br label %47

40:                                               ; preds = %23
  %41 = icmp ult i64 %27, 128
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = add nsw i64 %28, -64
  %44 = shl nsw i64 -1, %43
  %45 = xor i64 %44, -1
  %46 = and i64 %34, %45
  br label %47

47:                                               ; preds = %42, %40, %36
  %48 = phi i64 [ %39, %36 ], [ %31, %42 ], [ %31, %40 ]
  %49 = phi i64 [ 0, %36 ], [ %46, %42 ], [ %34, %40 ]
  %50 = add i64 %26, 128
  %51 = icmp uge i64 %50, %19
  %52 = zext i1 %51 to i32
  %53 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %1, i32 noundef %5, i64 noundef %24, i64 noundef %48, i64 noundef %49, i32 noundef %52)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %20, label %135

55:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  %56 = zext i32 %4 to i64
  %57 = shl nsw i64 -1, %56
  %58 = xor i64 %57, -1
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  br label %63

60:                                               ; preds = %113
  %61 = zext i32 %115 to i64
  %62 = zext i32 %115 to i64
  br label %118

63:                                               ; preds = %55, %113
  %64 = phi i64 [ 0, %55 ], [ %116, %113 ]
  %65 = phi i32 [ 0, %55 ], [ %115, %113 ]
  %66 = phi i32 [ 0, %55 ], [ %114, %113 ]
  %67 = trunc i64 %64 to i32
  %68 = shl nuw i32 1, %67
  %69 = and i32 %68, %2
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %113, label %71

71:                                               ; preds = %63
  %72 = getelementptr inbounds i64, ptr %3, i64 %64
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %59, align 8
  %75 = sub i64 %73, %74
  %76 = lshr i64 %75, 7
  %77 = and i64 %75, 127
  %78 = icmp eq i32 %65, 0
  br i1 %78, label %93, label %79

79:                                               ; preds = %71
  %80 = zext i32 %66 to i64
  %81 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, %76
  br i1 %83, label %93, label %84

84:                                               ; preds = %79, %90
  %85 = phi i32 [ %91, %90 ], [ 0, %79 ]
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, %76
  br i1 %89, label %93, label %90

90:                                               ; preds = %84
  %91 = add nuw i32 %85, 1
  %92 = icmp eq i32 %91, %65
  br i1 %92, label %93, label %84

93:                                               ; preds = %90, %84, %71, %79
  %94 = phi i32 [ %66, %79 ], [ 0, %71 ], [ %85, %84 ], [ %65, %90 ]
  %95 = icmp eq i32 %94, %65
  br i1 %95, label %96, label %102

96:                                               ; preds = %93
  %97 = zext i32 %94 to i64
  %98 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %97
  store i64 %76, ptr %98, align 8
  %99 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %97
  store i64 0, ptr %99, align 8
  %100 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %97
  store i64 0, ptr %100, align 8
  %101 = add i32 %65, 1
  br label %102

102:                                              ; preds = %96, %93
  %103 = phi i32 [ %101, %96 ], [ %65, %93 ]
  %104 = icmp ult i64 %77, 64
  %105 = add nsw i64 %77, -64
  %106 = select i1 %104, i64 %77, i64 %105
  %107 = select i1 %104, ptr %9, ptr %10
  %108 = shl i64 %58, %106
  %109 = zext i32 %94 to i64
  %110 = getelementptr inbounds [32 x i64], ptr %107, i64 0, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = or i64 %111, %108
  store i64 %112, ptr %110, align 8
  br label %113

113:                                              ; preds = %102, %63
  %114 = phi i32 [ %66, %63 ], [ %94, %102 ]
  %115 = phi i32 [ %65, %63 ], [ %103, %102 ]
  %116 = add nuw nsw i64 %64, 1
  %117 = icmp eq i64 %116, 32
  br i1 %117, label %60, label %63

118:                                              ; preds = %60, %121
  %119 = phi i64 [ 0, %60 ], [ %128, %121 ]
  %120 = icmp eq i64 %119, %62
  br i1 %120, label %133, label %121

121:                                              ; preds = %118
  %122 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %119
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %119
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %119
  %127 = load i64, ptr %126, align 8
  %128 = add nuw nsw i64 %119, 1
  %129 = icmp eq i64 %128, %61
  %130 = zext i1 %129 to i32
  %131 = tail call fastcc i32 @write_line(ptr noundef %0, i32 noundef %1, i32 noundef %5, i64 noundef %123, i64 noundef %125, i64 noundef %127, i32 noundef %130)
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %118, label %133

133:                                              ; preds = %121, %118
  %134 = phi i32 [ 2, %121 ], [ 0, %118 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8)
  br label %135

135:                                              ; preds = %47, %20, %133
  %136 = phi i32 [ %134, %133 ], [ 0, %20 ], [ 2, %47 ]
  ret i32 %136
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @access_shared(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %286, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13
  %15 = icmp ne i32 %4, -1
  %16 = zext i1 %15 to i64
  %17 = icmp eq i32 %4, -1
  br i1 %17, label %18, label %38

18:                                               ; preds = %10
  %19 = load i64, ptr %5, align 8
  %20 = zext i32 %6 to i64
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi i64 [ 0, %18 ], [ %36, %21 ]
  %23 = phi i64 [ -1, %18 ], [ %29, %21 ]
  %24 = phi i64 [ 0, %18 ], [ %30, %21 ]
  %25 = phi i64 [ %16, %18 ], [ %35, %21 ]
  %26 = phi i64 [ 0, %18 ], [ %31, %21 ]
  %27 = getelementptr inbounds i64, ptr %5, i64 %22
  %28 = load i64, ptr %27, align 8
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %23)
  %30 = tail call i64 @llvm.umax.i64(i64 %28, i64 %24)
  %31 = or i64 %28, %26
  %32 = mul nuw nsw i64 %22, %20
  %33 = add i64 %32, %19
  %34 = xor i64 %28, %33
  %35 = or i64 %34, %25
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %59, label %21

38:                                               ; preds = %10, %53
  %39 = phi i64 [ %57, %53 ], [ 0, %10 ]
  %40 = phi i64 [ %56, %53 ], [ -1, %10 ]
  %41 = phi i64 [ %55, %53 ], [ 0, %10 ]
  %42 = phi i64 [ %54, %53 ], [ 0, %10 ]
  %43 = trunc i64 %39 to i32
  %44 = shl nuw i32 1, %43
  %45 = and i32 %44, %4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %38
  %48 = getelementptr inbounds i64, ptr %5, i64 %39
  %49 = load i64, ptr %48, align 8
  %50 = tail call i64 @llvm.umin.i64(i64 %49, i64 %40)
  %51 = tail call i64 @llvm.umax.i64(i64 %49, i64 %41)
  %52 = or i64 %49, %42
  br label %53

53:                                               ; preds = %47, %38
  %54 = phi i64 [ %52, %47 ], [ %42, %38 ]
  %55 = phi i64 [ %51, %47 ], [ %41, %38 ]
  %56 = phi i64 [ %50, %47 ], [ %40, %38 ]
  %57 = add nuw nsw i64 %39, 1
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %59, label %38

59:                                               ; preds = %53, %21
  %60 = phi i64 [ %31, %21 ], [ %54, %53 ]
  %61 = phi i64 [ %35, %21 ], [ %16, %53 ]
  %62 = phi i64 [ %30, %21 ], [ %55, %53 ]
  %63 = phi i64 [ %29, %21 ], [ %56, %53 ]
  %64 = add i32 %6, -1
  %65 = zext i32 %64 to i64
  %66 = and i64 %60, %65
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %68, label %76

68:                                               ; preds = %59
  %69 = zext i32 %6 to i64
  %70 = add i64 %62, %69
  %71 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %72 = load i64, ptr %71, align 8
  %73 = icmp ugt i64 %70, %72
  %74 = icmp ugt i64 %62, %70
  %75 = or i1 %74, %73
  br i1 %75, label %76, label %147

76:                                               ; preds = %68, %59
  %77 = zext i32 %6 to i64
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %79

79:                                               ; preds = %76, %144
  %80 = phi i64 [ 0, %76 ], [ %145, %144 ]
  %81 = trunc i64 %80 to i32
  %82 = shl nuw i32 1, %81
  %83 = and i32 %82, %4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %144, label %85

85:                                               ; preds = %79
  %86 = getelementptr inbounds i64, ptr %5, i64 %80
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, %65
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %114, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %286

94:                                               ; preds = %90
  %95 = trunc i64 %80 to i32
  %96 = zext i32 %6 to i64
  store i32 2, ptr %91, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %95, ptr %98, align 8
  %99 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %100, ptr %101, align 4
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %103 = load i32, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %103, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %106, ptr %107, align 4
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %109 = load i32, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 2, ptr %111, align 4
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %87, ptr %112, align 8
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %96, ptr %113, align 8
  br label %286

114:                                              ; preds = %85
  %115 = add i64 %87, %77
  %116 = load i64, ptr %78, align 8
  %117 = icmp ugt i64 %115, %116
  %118 = icmp ugt i64 %87, %115
  %119 = or i1 %118, %117
  br i1 %119, label %120, label %144

120:                                              ; preds = %114
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %122 = load i32, ptr %121, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %286

124:                                              ; preds = %120
  %125 = trunc i64 %80 to i32
  %126 = zext i32 %6 to i64
  store i32 1, ptr %121, align 8
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %127, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %125, ptr %128, align 8
  %129 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %130, ptr %131, align 4
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %133 = load i32, ptr %132, align 8
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %133, ptr %134, align 8
  %135 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %136, ptr %137, align 4
  %138 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %139 = load i32, ptr %138, align 8
  %140 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %139, ptr %140, align 8
  %141 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 2, ptr %141, align 4
  %142 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %87, ptr %142, align 8
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %126, ptr %143, align 8
  br label %286

144:                                              ; preds = %114, %79
  %145 = add nuw nsw i64 %80, 1
  %146 = icmp eq i64 %145, 32
  br i1 %146, label %147, label %79

147:                                              ; preds = %144, %68
  %148 = load i64, ptr %14, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %14, align 8
  %150 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 1
  %153 = load i64, ptr %152, align 8
  %154 = add i64 %153, %151
  store i64 %154, ptr %152, align 8
  %155 = icmp eq i64 %63, %62
  br i1 %155, label %156, label %166

156:                                              ; preds = %147
  %157 = icmp ult i32 %6, 16
  br i1 %157, label %162, label %158

158:                                              ; preds = %156
  %159 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %160 = load i32, ptr %159, align 8
  %161 = icmp eq i32 %160, 4
  br i1 %161, label %166, label %162

162:                                              ; preds = %158, %156
  %163 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %164 = load i64, ptr %163, align 8
  %165 = add i64 %164, 1
  store i64 %165, ptr %163, align 8
  br label %193

166:                                              ; preds = %158, %147
  %167 = icmp eq i64 %61, 0
  %168 = icmp ugt i32 %6, 3
  %169 = and i1 %168, %167
  br i1 %169, label %170, label %180

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %172 = load i32, ptr %171, align 8
  %173 = icmp eq i32 %172, 4
  br i1 %173, label %174, label %180

174:                                              ; preds = %170
  %175 = lshr i32 %6, 2
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %178 = load i64, ptr %177, align 8
  %179 = add i64 %178, %176
  store i64 %179, ptr %177, align 8
  br label %193

180:                                              ; preds = %170, %166
  %181 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %182 = load i32, ptr %181, align 8
  %183 = tail call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %4, ptr noundef %5, i64 noundef %63, i32 noundef %6, i32 noundef %182, i32 noundef 0)
  %184 = getelementptr inbounds %struct.Pattern, ptr %183, i64 0, i32 8
  %185 = load i32, ptr %184, align 8
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %186
  store i64 %189, ptr %187, align 8
  %190 = getelementptr inbounds %struct.Pattern, ptr %183, i64 0, i32 9
  %191 = load i32, ptr %190, align 4
  %192 = zext i32 %191 to i64
  br label %193

193:                                              ; preds = %174, %180, %162
  %194 = phi i64 [ %176, %174 ], [ %192, %180 ], [ 1, %162 ]
  %195 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %196 = load i64, ptr %195, align 8
  %197 = add i64 %196, %194
  store i64 %197, ptr %195, align 8
  %198 = icmp eq i32 %7, 0
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %198, label %202, label %254

202:                                              ; preds = %193
  br i1 %201, label %283, label %203

203:                                              ; preds = %202
  %204 = icmp eq i32 %6, 0
  %205 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %206

206:                                              ; preds = %203, %251
  %207 = phi i64 [ 0, %203 ], [ %252, %251 ]
  %208 = trunc i64 %207 to i32
  %209 = shl nuw i32 1, %208
  %210 = and i32 %209, %4
  %211 = icmp eq i32 %210, 0
  %212 = or i1 %211, %204
  br i1 %212, label %251, label %213

213:                                              ; preds = %206
  %214 = load ptr, ptr %205, align 8
  %215 = getelementptr inbounds i64, ptr %5, i64 %207
  %216 = load i64, ptr %215, align 8
  br label %220

217:                                              ; preds = %220
  %218 = add nuw i32 %221, 1
  %219 = icmp eq i32 %218, %6
  br i1 %219, label %251, label %220

220:                                              ; preds = %213, %217
  %221 = phi i32 [ 0, %213 ], [ %218, %217 ]
  %222 = zext i32 %221 to i64
  %223 = add i64 %216, %222
  %224 = getelementptr inbounds i8, ptr %214, i64 %223
  %225 = load i8, ptr %224, align 1
  %226 = icmp eq i8 %225, 0
  br i1 %226, label %227, label %217

227:                                              ; preds = %220
  %228 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %286

231:                                              ; preds = %227
  %232 = trunc i64 %207 to i32
  %233 = zext i32 %6 to i64
  store i32 3, ptr %228, align 8
  %234 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %234, align 4
  %235 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %232, ptr %235, align 8
  %236 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %237 = load i32, ptr %236, align 4
  %238 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %237, ptr %238, align 4
  %239 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %240 = load i32, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %240, ptr %241, align 8
  %242 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %243 = load i32, ptr %242, align 4
  %244 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %243, ptr %244, align 4
  %245 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %246 = load i32, ptr %245, align 8
  %247 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %246, ptr %247, align 8
  %248 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 2, ptr %248, align 4
  %249 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %216, ptr %249, align 8
  %250 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %233, ptr %250, align 8
  br label %286

251:                                              ; preds = %217, %206
  %252 = add nuw nsw i64 %207, 1
  %253 = icmp eq i64 %252, 32
  br i1 %253, label %283, label %206

254:                                              ; preds = %193
  br i1 %201, label %255, label %259

255:                                              ; preds = %254
  %256 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %257 = load ptr, ptr %256, align 8
  %258 = icmp eq ptr %257, null
  br i1 %258, label %283, label %259

259:                                              ; preds = %255, %254
  %260 = icmp eq i32 %6, 0
  %261 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %262 = zext i32 %6 to i64
  br label %263

263:                                              ; preds = %259, %280
  %264 = phi i64 [ 0, %259 ], [ %281, %280 ]
  %265 = trunc i64 %264 to i32
  %266 = shl nuw i32 1, %265
  %267 = and i32 %266, %4
  %268 = icmp eq i32 %267, 0
  %269 = or i1 %268, %260
  br i1 %269, label %280, label %270

270:                                              ; preds = %263
  %271 = getelementptr inbounds i64, ptr %5, i64 %264
  %272 = load i64, ptr %271, align 8
  br label %273

273:                                              ; preds = %270, %273
  %274 = phi i64 [ 0, %270 ], [ %278, %273 ]
  %275 = load ptr, ptr %261, align 8
  %276 = add i64 %272, %274
  %277 = getelementptr inbounds i8, ptr %275, i64 %276
  store i8 1, ptr %277, align 1
  %278 = add nuw nsw i64 %274, 1
  %279 = icmp eq i64 %278, %262
  br i1 %279, label %280, label %273

280:                                              ; preds = %273, %263
  %281 = add nuw nsw i64 %264, 1
  %282 = icmp eq i64 %281, 32
  br i1 %282, label %283, label %263

283:                                              ; preds = %280, %251, %255, %202
  %284 = icmp eq i64 %61, 0
  %285 = select i1 %284, i32 4, i32 0
  br label %286

286:                                              ; preds = %283, %124, %120, %94, %90, %231, %227, %8
  %287 = phi i32 [ 0, %8 ], [ %285, %283 ], [ 2, %124 ], [ 2, %120 ], [ 2, %94 ], [ 2, %90 ], [ 2, %231 ], [ 2, %227 ]
  ret i32 %287
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_local(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i32], align 16
  %11 = alloca [32 x i64], align 16
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %273, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8
  %16 = sext i32 %3 to i64
  %17 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11)
  %18 = icmp ugt i32 %6, 4
  %19 = lshr i32 %6, 2
  %20 = select i1 %18, i32 %19, i32 1
  %21 = add i32 %6, -1
  %22 = zext i32 %21 to i64
  %23 = zext i32 %6 to i64
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  br label %25

25:                                               ; preds = %13, %52
  %26 = phi i64 [ 0, %13 ], [ %53, %52 ]
  %27 = trunc i64 %26 to i32
  %28 = shl nuw i32 1, %27
  %29 = and i32 %28, %4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %52, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds i64, ptr %5, i64 %26
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, %22
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %41, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %271

40:                                               ; preds = %36
  store i32 2, ptr %37, align 8
  br label %251

41:                                               ; preds = %31
  %42 = add i64 %33, %23
  %43 = load i64, ptr %24, align 8
  %44 = icmp ugt i64 %42, %43
  %45 = icmp ugt i64 %33, %42
  %46 = or i1 %45, %44
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %271

51:                                               ; preds = %47
  store i32 1, ptr %48, align 8
  br label %251

52:                                               ; preds = %41, %25
  %53 = add nuw nsw i64 %26, 1
  %54 = icmp eq i64 %53, 32
  br i1 %54, label %55, label %25

55:                                               ; preds = %52
  %56 = load i64, ptr %17, align 8
  %57 = add i64 %56, 1
  store i64 %57, ptr %17, align 8
  %58 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %59
  store i64 %62, ptr %60, align 8
  %63 = icmp eq i32 %20, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %55
  %65 = icmp eq i32 %4, -1
  %66 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16, i32 2
  %67 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16, i32 3
  %68 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16, i32 4
  %69 = getelementptr inbounds %struct.AccessCount, ptr %15, i64 %16, i32 5
  %70 = load i64, ptr %66, align 8
  %71 = load i64, ptr %67, align 8
  %72 = load i64, ptr %68, align 8
  %73 = load i64, ptr %69, align 8
  %74 = add nsw i32 %20, -1
  %75 = zext i32 %74 to i64
  %76 = add i64 %73, %75
  %77 = zext i32 %20 to i64
  br label %78

78:                                               ; preds = %64, %216
  %79 = phi i64 [ 0, %64 ], [ %221, %216 ]
  %80 = phi i64 [ %72, %64 ], [ %220, %216 ]
  %81 = phi i64 [ %71, %64 ], [ %219, %216 ]
  %82 = phi i64 [ %70, %64 ], [ %161, %216 ]
  br label %147

83:                                               ; preds = %216
  %84 = add i64 %76, 1
  store i64 %161, ptr %66, align 8
  store i64 %219, ptr %67, align 8
  store i64 %220, ptr %68, align 8
  store i64 %84, ptr %69, align 8
  br label %85

85:                                               ; preds = %83, %55
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %235, label %232

89:                                               ; preds = %147
  br i1 %65, label %94, label %111

90:                                               ; preds = %94
  %91 = icmp eq i32 %108, 0
  %92 = add i32 %105, 1
  %93 = select i1 %91, i32 %92, i32 undef
  br i1 %91, label %144, label %111

94:                                               ; preds = %89, %94
  %95 = phi i64 [ %109, %94 ], [ 1, %89 ]
  %96 = phi i32 [ %108, %94 ], [ 0, %89 ]
  %97 = phi i32 [ %105, %94 ], [ 0, %89 ]
  %98 = getelementptr inbounds i64, ptr %11, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %95, -1
  %101 = getelementptr inbounds i64, ptr %11, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp ne i64 %99, %102
  %104 = zext i1 %103 to i32
  %105 = add i32 %97, %104
  %106 = icmp ult i64 %99, %102
  %107 = zext i1 %106 to i32
  %108 = add i32 %96, %107
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp eq i64 %109, 32
  br i1 %110, label %90, label %94

111:                                              ; preds = %90, %89
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  br label %114

112:                                              ; preds = %114
  %113 = load <32 x i32>, ptr %10, align 16
  br label %123

114:                                              ; preds = %114, %111
  %115 = phi i64 [ 0, %111 ], [ %120, %114 ]
  %116 = getelementptr inbounds i64, ptr %11, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %115
  store i32 %118, ptr %119, align 4
  %120 = add nuw nsw i64 %115, 1
  %121 = icmp eq i64 %120, 32
  br i1 %121, label %112, label %114

122:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  br label %144

123:                                              ; preds = %123, %112
  %124 = phi i64 [ 0, %112 ], [ %142, %123 ]
  %125 = phi i32 [ 0, %112 ], [ %141, %123 ]
  %126 = trunc i64 %124 to i32
  %127 = lshr i32 %4, %126
  %128 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %124
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <32 x i32> %130, <32 x i32> poison, <32 x i32> zeroinitializer
  %132 = icmp eq <32 x i32> %113, %131
  %133 = bitcast <32 x i1> %132 to i32
  %134 = shl nsw i32 -1, %126
  %135 = xor i32 %134, -1
  %136 = and i32 %135, %133
  %137 = and i32 %136, %4
  %138 = icmp eq i32 %137, 0
  %139 = zext i1 %138 to i32
  %140 = and i32 %127, %139
  %141 = add i32 %140, %125
  %142 = add nuw nsw i64 %124, 1
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %122, label %123

144:                                              ; preds = %90, %122
  %145 = phi i32 [ %141, %122 ], [ %93, %90 ]
  %146 = zext i32 %145 to i64
  br label %223

147:                                              ; preds = %78, %147
  %148 = phi i64 [ 0, %78 ], [ %158, %147 ]
  %149 = getelementptr inbounds i64, ptr %5, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = lshr i64 %150, 2
  %152 = add nuw nsw i64 %151, %79
  %153 = shl i64 %152, 7
  %154 = shl nuw nsw i64 %148, 2
  %155 = add i64 %153, %154
  %156 = lshr i64 %155, 5
  %157 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %148
  store i64 %156, ptr %157, align 8
  %158 = add nuw nsw i64 %148, 1
  %159 = icmp eq i64 %158, 32
  br i1 %159, label %89, label %147

160:                                              ; preds = %223
  %161 = add i64 %82, %146
  br i1 %65, label %166, label %183

162:                                              ; preds = %166
  %163 = icmp eq i32 %180, 0
  %164 = add i32 %177, 1
  %165 = select i1 %163, i32 %164, i32 undef
  br i1 %163, label %216, label %183

166:                                              ; preds = %160, %166
  %167 = phi i64 [ %181, %166 ], [ 1, %160 ]
  %168 = phi i32 [ %180, %166 ], [ 0, %160 ]
  %169 = phi i32 [ %177, %166 ], [ 0, %160 ]
  %170 = getelementptr inbounds i64, ptr %11, i64 %167
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %167, -1
  %173 = getelementptr inbounds i64, ptr %11, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = icmp ne i64 %171, %174
  %176 = zext i1 %175 to i32
  %177 = add i32 %169, %176
  %178 = icmp ult i64 %171, %174
  %179 = zext i1 %178 to i32
  %180 = add i32 %168, %179
  %181 = add nuw nsw i64 %167, 1
  %182 = icmp eq i64 %181, 32
  br i1 %182, label %162, label %166

183:                                              ; preds = %162, %160
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br label %186

184:                                              ; preds = %186
  %185 = load <32 x i32>, ptr %9, align 16
  br label %195

186:                                              ; preds = %186, %183
  %187 = phi i64 [ 0, %183 ], [ %192, %186 ]
  %188 = getelementptr inbounds i64, ptr %11, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = trunc i64 %189 to i32
  %191 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %187
  store i32 %190, ptr %191, align 4
  %192 = add nuw nsw i64 %187, 1
  %193 = icmp eq i64 %192, 32
  br i1 %193, label %184, label %186

194:                                              ; preds = %195
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %216

195:                                              ; preds = %195, %184
  %196 = phi i64 [ 0, %184 ], [ %214, %195 ]
  %197 = phi i32 [ 0, %184 ], [ %213, %195 ]
  %198 = trunc i64 %196 to i32
  %199 = lshr i32 %4, %198
  %200 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %196
  %201 = load i32, ptr %200, align 4
  %202 = insertelement <32 x i32> poison, i32 %201, i64 0
  %203 = shufflevector <32 x i32> %202, <32 x i32> poison, <32 x i32> zeroinitializer
  %204 = icmp eq <32 x i32> %185, %203
  %205 = bitcast <32 x i1> %204 to i32
  %206 = shl nsw i32 -1, %198
  %207 = xor i32 %206, -1
  %208 = and i32 %207, %205
  %209 = and i32 %208, %4
  %210 = icmp eq i32 %209, 0
  %211 = zext i1 %210 to i32
  %212 = and i32 %199, %211
  %213 = add i32 %212, %197
  %214 = add nuw nsw i64 %196, 1
  %215 = icmp eq i64 %214, 32
  br i1 %215, label %194, label %195

216:                                              ; preds = %162, %194
  %217 = phi i32 [ %213, %194 ], [ %165, %162 ]
  %218 = zext i32 %217 to i64
  %219 = add i64 %81, %218
  %220 = add i64 %80, %218
  %221 = add nuw nsw i64 %79, 1
  %222 = icmp eq i64 %221, %77
  br i1 %222, label %83, label %78

223:                                              ; preds = %144, %223
  %224 = phi i64 [ 0, %144 ], [ %230, %223 ]
  %225 = getelementptr inbounds i64, ptr %5, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = lshr i64 %226, 2
  %228 = add nuw nsw i64 %227, %79
  %229 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %224
  store i64 %228, ptr %229, align 8
  %230 = add nuw nsw i64 %224, 1
  %231 = icmp eq i64 %230, 32
  br i1 %231, label %160, label %223

232:                                              ; preds = %85
  %233 = tail call i32 @trace_local(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %271

235:                                              ; preds = %232, %85
  %236 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = shl nuw nsw i64 %238, 5
  %240 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %241 = load i64, ptr %240, align 8
  br label %242

242:                                              ; preds = %235, %242
  %243 = phi i64 [ 0, %235 ], [ %249, %242 ]
  %244 = add nuw nsw i64 %239, %243
  %245 = mul i64 %244, %241
  %246 = getelementptr inbounds i64, ptr %5, i64 %243
  %247 = load i64, ptr %246, align 8
  %248 = add i64 %245, %247
  store i64 %248, ptr %246, align 8
  %249 = add nuw nsw i64 %243, 1
  %250 = icmp eq i64 %249, 32
  br i1 %250, label %271, label %242

251:                                              ; preds = %51, %40
  %252 = zext i32 %6 to i64
  %253 = trunc i64 %26 to i32
  %254 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %254, align 4
  %255 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %253, ptr %255, align 8
  %256 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %257 = load i32, ptr %256, align 4
  %258 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %257, ptr %258, align 4
  %259 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %260 = load i32, ptr %259, align 8
  %261 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %260, ptr %261, align 8
  %262 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %263 = load i32, ptr %262, align 4
  %264 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %263, ptr %264, align 4
  %265 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %266 = load i32, ptr %265, align 8
  %267 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %266, ptr %267, align 8
  %268 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  store i32 3, ptr %268, align 4
  %269 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 6
  store i64 %33, ptr %269, align 8
  %270 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 7
  store i64 %252, ptr %270, align 8
  br label %271

271:                                              ; preds = %242, %251, %36, %47, %232
  %272 = phi i32 [ 2, %232 ], [ 2, %47 ], [ 2, %36 ], [ 2, %251 ], [ 0, %242 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  br label %273

273:                                              ; preds = %8, %271
  %274 = phi i32 [ %272, %271 ], [ 0, %8 ]
  ret i32 %274
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
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
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
define dso_local i32 @access_generic(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull align 8 dereferenceable(256) %5, i64 256, i1 false)
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  br label %24

13:                                               ; preds = %50
  %14 = or i32 %52, %51
  %15 = xor i32 %14, -1
  %16 = and i32 %15, %4
  %17 = call i32 @access_global(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %16, ptr noundef nonnull %9, i32 noundef %6, i32 noundef %7)
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %132, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
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
  br i1 %56, label %98, label %57

57:                                               ; preds = %55
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %59 = load i64, ptr %58, align 8
  br label %74

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

69:                                               ; preds = %74
  %70 = call i32 @access_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %52, ptr noundef nonnull %10, i32 noundef %6, i32 noundef %7)
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %132, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  br label %82

74:                                               ; preds = %57, %74
  %75 = phi i64 [ 0, %57 ], [ %80, %74 ]
  %76 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = sub i64 %77, %59
  %79 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %75
  store i64 %78, ptr %79, align 8
  %80 = add nuw nsw i64 %75, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %69, label %74

82:                                               ; preds = %72, %95
  %83 = phi i64 [ 0, %72 ], [ %96, %95 ]
  %84 = trunc i64 %83 to i32
  %85 = shl nuw i32 1, %84
  %86 = and i32 %85, %52
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %95, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %83
  %90 = load i64, ptr %89, align 8
  %91 = load ptr, ptr %73, align 8
  %92 = ptrtoint ptr %91 to i64
  %93 = add i64 %90, %92
  %94 = getelementptr inbounds i64, ptr %5, i64 %83
  store i64 %93, ptr %94, align 8
  br label %95

95:                                               ; preds = %82, %88
  %96 = add nuw nsw i64 %83, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %98, label %82

98:                                               ; preds = %95, %55
  %99 = icmp eq i32 %51, 0
  br i1 %99, label %132, label %100

100:                                              ; preds = %98
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %102 = load i64, ptr %101, align 8
  br label %108

103:                                              ; preds = %108
  %104 = call i32 @access_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %51, ptr noundef nonnull %10, i32 noundef %6, i32 noundef %7)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %132

106:                                              ; preds = %103
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 15
  br label %116

108:                                              ; preds = %100, %108
  %109 = phi i64 [ 0, %100 ], [ %114, %108 ]
  %110 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = sub i64 %111, %102
  %113 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %109
  store i64 %112, ptr %113, align 8
  %114 = add nuw nsw i64 %109, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %103, label %108

116:                                              ; preds = %106, %129
  %117 = phi i64 [ 0, %106 ], [ %130, %129 ]
  %118 = trunc i64 %117 to i32
  %119 = shl nuw i32 1, %118
  %120 = and i32 %119, %51
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %129, label %122

122:                                              ; preds = %116
  %123 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %117
  %124 = load i64, ptr %123, align 8
  %125 = load ptr, ptr %107, align 8
  %126 = ptrtoint ptr %125 to i64
  %127 = add i64 %124, %126
  %128 = getelementptr inbounds i64, ptr %5, i64 %117
  store i64 %127, ptr %128, align 8
  br label %129

129:                                              ; preds = %116, %122
  %130 = add nuw nsw i64 %117, 1
  %131 = icmp eq i64 %130, 32
  br i1 %131, label %132, label %116

132:                                              ; preds = %129, %98, %103, %69, %13
  %133 = phi i32 [ 2, %13 ], [ 2, %69 ], [ 2, %103 ], [ 0, %98 ], [ 0, %129 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  ret i32 %133
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @count_rivals(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  %5 = alloca [32 x i32], align 16
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %107, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %19, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %11
  tail call void @count_contention(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  br label %19

19:                                               ; preds = %18, %11, %7
  %20 = tail call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  %23 = load i64, ptr %22, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  br label %24

24:                                               ; preds = %19, %24
  %25 = phi i64 [ 0, %19 ], [ %30, %24 ]
  %26 = getelementptr inbounds i64, ptr %3, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %25
  store i32 %28, ptr %29, align 4
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %35, label %24

32:                                               ; preds = %47
  %33 = icmp eq i64 %49, 0
  %34 = load <32 x i32>, ptr %5, align 16
  br label %66

35:                                               ; preds = %24, %47
  %36 = phi i64 [ %50, %47 ], [ 0, %24 ]
  %37 = phi i64 [ %49, %47 ], [ 0, %24 ]
  %38 = trunc i64 %36 to i32
  %39 = shl nuw i32 1, %38
  %40 = and i32 %39, %2
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds i64, ptr %3, i64 %36
  %44 = load i64, ptr %43, align 8
  %45 = xor i64 %44, %23
  %46 = lshr i64 %45, 32
  br label %47

47:                                               ; preds = %35, %42
  %48 = phi i64 [ %46, %42 ], [ 0, %35 ]
  %49 = or i64 %48, %37
  %50 = add nuw nsw i64 %36, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %32, label %35

52:                                               ; preds = %102
  %53 = tail call i32 @llvm.ctpop.i32(i32 %2)
  %54 = sub i32 %53, %104
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %57 = load ptr, ptr %56, align 8
  %58 = sext i32 %1 to i64
  %59 = getelementptr inbounds %struct.AccessCount, ptr %57, i64 %58, i32 6
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, %55
  store i64 %61, ptr %59, align 8
  %62 = zext i32 %103 to i64
  %63 = getelementptr inbounds %struct.AccessCount, ptr %57, i64 %58, i32 7
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, %62
  store i64 %65, ptr %63, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  br label %107

66:                                               ; preds = %32, %102
  %67 = phi i64 [ 0, %32 ], [ %105, %102 ]
  %68 = phi i32 [ 0, %32 ], [ %104, %102 ]
  %69 = phi i32 [ 0, %32 ], [ %103, %102 ]
  %70 = trunc i64 %67 to i32
  %71 = shl nuw i32 1, %70
  %72 = and i32 %71, %2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %102, label %74

74:                                               ; preds = %66
  br i1 %33, label %82, label %75

75:                                               ; preds = %74
  %76 = getelementptr inbounds i64, ptr %3, i64 %67
  %77 = load i64, ptr %76, align 8
  %78 = load <32 x i64>, ptr %3, align 8
  %79 = insertelement <32 x i64> poison, i64 %77, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  %81 = icmp eq <32 x i64> %78, %80
  br label %88

82:                                               ; preds = %74
  %83 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %67
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = icmp eq <32 x i32> %34, %86
  br label %88

88:                                               ; preds = %82, %75
  %89 = phi <32 x i1> [ %81, %75 ], [ %87, %82 ]
  %90 = bitcast <32 x i1> %89 to i32
  %91 = trunc i64 %67 to i32
  %92 = shl nsw i32 -1, %91
  %93 = xor i32 %92, -1
  %94 = and i32 %93, %90
  %95 = and i32 %94, %2
  %96 = tail call i32 @llvm.ctpop.i32(i32 %95)
  %97 = add nuw nsw i32 %96, 1
  %98 = icmp eq i32 %95, 0
  %99 = zext i1 %98 to i32
  %100 = add i32 %68, %99
  %101 = tail call i32 @llvm.umax.i32(i32 %97, i32 %69)
  br label %102

102:                                              ; preds = %66, %88
  %103 = phi i32 [ %101, %88 ], [ %69, %66 ]
  %104 = phi i32 [ %100, %88 ], [ %68, %66 ]
  %105 = add nuw nsw i64 %67, 1
  %106 = icmp eq i64 %105, 32
  br i1 %106, label %52, label %66

107:                                              ; preds = %4, %52
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @arrive(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i32, ptr %1, align 4
  %7 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %33, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %49

14:                                               ; preds = %10
  %15 = xor i32 %6, -1
  %16 = and i32 %8, %15
  %17 = tail call i32 @llvm.cttz.i32(i32 %16, i1 true)
  store i32 6, ptr %11, align 8
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %4, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %17, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %32, i8 0, i64 20, i1 false)
  br label %49

33:                                               ; preds = %5
  %34 = and i32 %2, 15
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41, i64 %35
  %37 = tail call fastcc i32 @release(ptr noundef %0)
  %38 = load i32, ptr %36, align 4
  %39 = add i32 %38, 32
  store i32 %39, ptr %36, align 4
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 28
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %41, 1
  store i64 %42, ptr %40, align 8
  %43 = tail call fastcc i32 @release(ptr noundef %0)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %33
  %46 = load i32, ptr %36, align 4
  %47 = icmp ult i32 %46, %3
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 0, ptr %36, align 4
  br label %49

49:                                               ; preds = %14, %10, %33, %45, %48
  %50 = phi i32 [ 0, %48 ], [ 0, %45 ], [ 0, %33 ], [ 2, %10 ], [ 2, %14 ]
  ret i32 %50
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @release(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca [32 x i32], align 16
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  br label %8

7:                                                ; preds = %144
  ret i32 %145

8:                                                ; preds = %1, %144
  %9 = phi i64 [ 1, %1 ], [ %146, %144 ]
  %10 = phi i32 [ 0, %1 ], [ %145, %144 ]
  %11 = add nsw i64 %9, -1
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %8
  %17 = load ptr, ptr %4, align 8
  %18 = zext i32 %14 to i64
  br label %27

19:                                               ; preds = %55, %8
  %20 = phi i32 [ %13, %8 ], [ %56, %55 ]
  %21 = phi i32 [ 0, %8 ], [ %57, %55 ]
  %22 = phi i32 [ 0, %8 ], [ %58, %55 ]
  %23 = phi i32 [ 0, %8 ], [ %59, %55 ]
  %24 = phi i32 [ 0, %8 ], [ %39, %55 ]
  %25 = phi i32 [ 0, %8 ], [ %60, %55 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %144, label %63

27:                                               ; preds = %16, %55
  %28 = phi i64 [ 0, %16 ], [ %61, %55 ]
  %29 = phi i32 [ 0, %16 ], [ %60, %55 ]
  %30 = phi i32 [ 0, %16 ], [ %39, %55 ]
  %31 = phi i32 [ 0, %16 ], [ %59, %55 ]
  %32 = phi i32 [ 0, %16 ], [ %58, %55 ]
  %33 = phi i32 [ 0, %16 ], [ %57, %55 ]
  %34 = phi i32 [ %13, %16 ], [ %56, %55 ]
  %35 = getelementptr inbounds %struct.Warp, ptr %17, i64 %28, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  %38 = add i32 %30, 32
  %39 = select i1 %37, i32 %30, i32 %38
  %40 = getelementptr inbounds %struct.Warp, ptr %17, i64 %28, i32 5
  %41 = load i32, ptr %40, align 4
  %42 = zext i32 %41 to i64
  %43 = icmp eq i64 %9, %42
  br i1 %43, label %44, label %55

44:                                               ; preds = %27
  %45 = add i32 %34, 32
  %46 = getelementptr inbounds %struct.Warp, ptr %17, i64 %28, i32 7
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Warp, ptr %17, i64 %28, i32 9
  %49 = load i32, ptr %48, align 4
  %50 = and i32 %49, %36
  %51 = tail call i32 @llvm.ctpop.i32(i32 %50)
  %52 = add i32 %51, %32
  %53 = tail call i32 @llvm.ctpop.i32(i32 %36)
  %54 = add i32 %53, %31
  br label %55

55:                                               ; preds = %27, %44
  %56 = phi i32 [ %45, %44 ], [ %34, %27 ]
  %57 = phi i32 [ %47, %44 ], [ %33, %27 ]
  %58 = phi i32 [ %52, %44 ], [ %32, %27 ]
  %59 = phi i32 [ %54, %44 ], [ %31, %27 ]
  %60 = phi i32 [ 1, %44 ], [ %29, %27 ]
  %61 = add nuw nsw i64 %28, 1
  %62 = icmp eq i64 %61, %18
  br i1 %62, label %19, label %27

63:                                               ; preds = %19
  %64 = icmp eq i32 %21, 0
  %65 = select i1 %64, i32 %24, i32 %21
  %66 = icmp ult i32 %20, %65
  br i1 %66, label %144, label %67

67:                                               ; preds = %63
  %68 = icmp eq i32 %14, 0
  br i1 %68, label %76, label %69

69:                                               ; preds = %67
  %70 = load ptr, ptr %5, align 8
  %71 = icmp eq i32 %22, %23
  %72 = zext i1 %71 to i32
  %73 = icmp ne i32 %22, 0
  %74 = zext i1 %73 to i32
  %75 = zext i32 %14 to i64
  br label %81

76:                                               ; preds = %102, %67
  %77 = phi i32 [ 0, %67 ], [ %103, %102 ]
  %78 = phi i32 [ %10, %67 ], [ %104, %102 ]
  store i32 0, ptr %12, align 4
  %79 = load ptr, ptr %6, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %144, label %107

81:                                               ; preds = %69, %102
  %82 = phi i64 [ 0, %69 ], [ %105, %102 ]
  %83 = phi i32 [ %10, %69 ], [ %104, %102 ]
  %84 = phi i32 [ 0, %69 ], [ %103, %102 ]
  %85 = getelementptr inbounds %struct.Warp, ptr %70, i64 %82, i32 5
  %86 = load i32, ptr %85, align 4
  %87 = zext i32 %86 to i64
  %88 = icmp eq i64 %9, %87
  br i1 %88, label %89, label %102

89:                                               ; preds = %81
  %90 = getelementptr inbounds %struct.Warp, ptr %70, i64 %82, i32 8
  %91 = load i32, ptr %90, align 4
  switch i32 %91, label %93 [
    i32 1, label %94
    i32 2, label %92
  ]

92:                                               ; preds = %89
  br label %94

93:                                               ; preds = %89
  br label %94

94:                                               ; preds = %89, %92, %93
  %95 = phi i32 [ %72, %92 ], [ %74, %93 ], [ %22, %89 ]
  %96 = getelementptr inbounds %struct.Warp, ptr %70, i64 %82, i32 10
  store i32 %95, ptr %96, align 4
  store i32 0, ptr %85, align 4
  %97 = add i32 %83, 1
  %98 = trunc i64 %82 to i32
  %99 = and i32 %98, 31
  %100 = shl nuw i32 1, %99
  %101 = or i32 %100, %84
  br label %102

102:                                              ; preds = %81, %94
  %103 = phi i32 [ %101, %94 ], [ %84, %81 ]
  %104 = phi i32 [ %97, %94 ], [ %83, %81 ]
  %105 = add nuw nsw i64 %82, 1
  %106 = icmp eq i64 %105, %75
  br i1 %106, label %76, label %81

107:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %108

108:                                              ; preds = %127, %107
  %109 = phi i64 [ 0, %107 ], [ %128, %127 ]
  %110 = trunc i64 %109 to i32
  %111 = shl nuw i32 1, %110
  %112 = and i32 %111, %77
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %127, label %114

114:                                              ; preds = %108
  %115 = getelementptr inbounds %struct.Checks, ptr %79, i64 0, i32 17, i64 %109, i64 %109
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %116, 1
  store i32 %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %118, %114
  %119 = phi i64 [ 0, %114 ], [ %125, %118 ]
  %120 = getelementptr inbounds %struct.Checks, ptr %79, i64 0, i32 17, i64 %109, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds [32 x i32], ptr %2, i64 0, i64 %119
  %123 = load i32, ptr %122, align 4
  %124 = tail call i32 @llvm.umax.i32(i32 %121, i32 %123)
  store i32 %124, ptr %122, align 4
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, 32
  br i1 %126, label %127, label %118

127:                                              ; preds = %118, %108
  %128 = add nuw nsw i64 %109, 1
  %129 = icmp eq i64 %128, 32
  br i1 %129, label %130, label %108

130:                                              ; preds = %127, %140
  %131 = phi i64 [ %141, %140 ], [ 0, %127 ]
  %132 = trunc i64 %131 to i32
  %133 = shl nuw i32 1, %132
  %134 = and i32 %133, %77
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %140, label %136

136:                                              ; preds = %130
  %137 = shl nuw nsw i64 %131, 7
  %138 = add nuw nsw i64 %137, 14444
  %139 = getelementptr i8, ptr %79, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %139, ptr noundef nonnull align 16 dereferenceable(128) %2, i64 128, i1 false)
  br label %140

140:                                              ; preds = %136, %130
  %141 = add nuw nsw i64 %131, 1
  %142 = icmp eq i64 %141, 32
  br i1 %142, label %143, label %130

143:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %144

144:                                              ; preds = %76, %143, %19, %63
  %145 = phi i32 [ %10, %63 ], [ %10, %19 ], [ %78, %143 ], [ %78, %76 ]
  %146 = add nuw nsw i64 %9, 1
  %147 = icmp eq i64 %146, 17
  br i1 %147, label %7, label %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @run_block(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1
  %4 = load i32, ptr %3, align 8
  %5 = zext i32 %4 to i64
  %6 = urem i64 %1, %5
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  store i32 %7, ptr %8, align 8
  %9 = udiv i64 %1, %5
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 1, i64 1
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = urem i64 %9, %12
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  store i32 %14, ptr %15, align 4
  %16 = udiv i64 %9, %12
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %2
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %29

24:                                               ; preds = %29
  %25 = load i64, ptr %19, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  br label %36

29:                                               ; preds = %29, %22
  %30 = phi i64 [ 0, %22 ], [ %33, %29 ]
  %31 = load ptr, ptr %23, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  store i8 0, ptr %32, align 1
  %33 = add nuw i64 %30, 1
  %34 = load i64, ptr %19, align 8
  %35 = icmp ult i64 %33, %34
  br i1 %35, label %29, label %24

36:                                               ; preds = %36, %27
  %37 = phi i64 [ 0, %27 ], [ %40, %36 ]
  %38 = load ptr, ptr %28, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 %37
  store i8 -53, ptr %39, align 1
  %40 = add nuw i64 %37, 1
  %41 = load i64, ptr %19, align 8
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %36, label %43

43:                                               ; preds = %36, %24, %2
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 5
  %51 = load i32, ptr %50, align 8
  %52 = zext i32 %45 to i64
  br label %58

53:                                               ; preds = %58, %43
  %54 = getelementptr i8, ptr %0, i64 6464
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %54, i8 0, i64 64, i1 false)
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %86, label %76

58:                                               ; preds = %58, %47
  %59 = phi i64 [ 0, %47 ], [ %74, %58 ]
  %60 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59
  %61 = trunc i64 %59 to i32
  %62 = shl i32 %61, 5
  %63 = sub i32 %51, %62
  %64 = icmp ugt i32 %63, 31
  %65 = shl nsw i32 -1, %63
  %66 = xor i32 %65, -1
  %67 = select i1 %64, i32 -1, i32 %66
  %68 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 12
  store i32 %67, ptr %68, align 4
  store i32 %67, ptr %60, align 4
  %69 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 1
  store i32 %67, ptr %69, align 4
  %70 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 2
  store i32 0, ptr %70, align 4
  %71 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 3
  store i32 -1, ptr %71, align 4
  %72 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 4
  store i32 0, ptr %72, align 4
  %73 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 5
  store i32 0, ptr %73, align 4
  %74 = add nuw nsw i64 %59, 1
  %75 = icmp eq i64 %74, %52
  br i1 %75, label %53, label %58

76:                                               ; preds = %53
  %77 = trunc i64 %1 to i32
  %78 = add i32 %77, 1
  %79 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 14
  store i32 %78, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(4360) %80, i8 0, i64 4360, i1 false)
  br label %81

81:                                               ; preds = %81, %76
  %82 = phi i64 [ 0, %76 ], [ %84, %81 ]
  %83 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 20, i64 %82
  store i32 0, ptr %83, align 4
  %84 = add nuw nsw i64 %82, 1
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %86, label %81

86:                                               ; preds = %81, %53
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %95, label %90

90:                                               ; preds = %86
  %91 = load i32, ptr %44, align 4
  %92 = zext i32 %91 to i64
  %93 = mul i64 %92, %1
  %94 = getelementptr inbounds i32, ptr %88, i64 %93
  br label %95

95:                                               ; preds = %86, %90
  %96 = phi ptr [ %94, %90 ], [ null, %86 ]
  %97 = icmp eq ptr %96, null
  br i1 %97, label %103, label %98

98:                                               ; preds = %95, %128
  %99 = phi i64 [ %130, %128 ], [ 0, %95 ]
  %100 = load i32, ptr %44, align 4
  %101 = zext i32 %100 to i64
  %102 = icmp ult i64 %99, %101
  br i1 %102, label %128, label %103

103:                                              ; preds = %98, %128, %95
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %106 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 29
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 28
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  br label %131

128:                                              ; preds = %98
  %129 = getelementptr inbounds i32, ptr %96, i64 %99
  store i32 0, ptr %129, align 4
  %130 = add nuw nsw i64 %99, 1
  br i1 %97, label %103, label %98

131:                                              ; preds = %290, %103
  %132 = phi i32 [ undef, %103 ], [ %292, %290 ]
  %133 = load i32, ptr %44, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %236, label %135

135:                                              ; preds = %131, %231
  %136 = phi i64 [ %232, %231 ], [ 0, %131 ]
  %137 = phi i32 [ %230, %231 ], [ %132, %131 ]
  %138 = phi i32 [ %229, %231 ], [ 0, %131 ]
  %139 = load ptr, ptr %104, align 8
  %140 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136
  %141 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136, i32 1
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %148, label %144

144:                                              ; preds = %135
  %145 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136, i32 5
  %146 = load i32, ptr %145, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %154, label %148

148:                                              ; preds = %144, %135
  %149 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136, i32 5
  %150 = load i32, ptr %149, align 4
  %151 = icmp ne i32 %150, 0
  %152 = zext i1 %151 to i32
  %153 = add i32 %138, %152
  br label %227

154:                                              ; preds = %144
  %155 = load i64, ptr %105, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %170, label %157

157:                                              ; preds = %154
  %158 = load ptr, ptr %106, align 8
  %159 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136, i32 11
  %160 = load i32, ptr %159, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds i64, ptr %158, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = load ptr, ptr %107, align 8
  %165 = getelementptr inbounds i64, ptr %164, i64 %163
  %166 = load i64, ptr %165, align 8
  %167 = and i64 %166, -1152921504606846976
  %168 = load i64, ptr %108, align 8
  %169 = or i64 %167, %168
  store i64 %169, ptr %165, align 8
  br label %170

170:                                              ; preds = %157, %154
  %171 = load i64, ptr %109, align 8
  %172 = load ptr, ptr %0, align 8
  %173 = load ptr, ptr %110, align 8
  %174 = load i32, ptr %111, align 4
  %175 = zext i32 %174 to i64
  %176 = mul nuw i64 %136, %175
  %177 = getelementptr inbounds i8, ptr %173, i64 %176
  %178 = tail call i32 %172(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %177)
  %179 = icmp eq i32 %178, 2
  br i1 %179, label %227, label %180

180:                                              ; preds = %170
  %181 = load i64, ptr %105, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %212, label %183

183:                                              ; preds = %180
  %184 = load i64, ptr %112, align 8
  %185 = add i64 %184, 1
  %186 = load i64, ptr %113, align 8
  %187 = icmp ugt i64 %185, %186
  br i1 %187, label %188, label %196

188:                                              ; preds = %183
  %189 = shl i64 %185, 1
  %190 = add i64 %189, 1024
  %191 = load ptr, ptr %114, align 8
  %192 = shl i64 %190, 3
  %193 = tail call ptr @realloc(ptr noundef %191, i64 noundef %192)
  %194 = icmp eq ptr %193, null
  br i1 %194, label %201, label %195

195:                                              ; preds = %188
  store ptr %193, ptr %114, align 8
  store i64 %190, ptr %113, align 8
  br label %196

196:                                              ; preds = %195, %183
  %197 = load ptr, ptr %115, align 8
  %198 = load i64, ptr %112, align 8
  %199 = getelementptr inbounds i64, ptr %197, i64 %198
  %200 = add i64 %198, 1
  store i64 %200, ptr %112, align 8
  br label %201

201:                                              ; preds = %196, %188
  %202 = phi ptr [ %199, %196 ], [ null, %188 ]
  %203 = icmp eq ptr %202, null
  br i1 %203, label %227, label %204

204:                                              ; preds = %201
  store i64 6917529027641081856, ptr %202, align 8
  %205 = load i64, ptr %112, align 8
  %206 = add i64 %205, -1
  %207 = load ptr, ptr %116, align 8
  %208 = getelementptr inbounds %struct.Warp, ptr %139, i64 %136, i32 11
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds i64, ptr %207, i64 %210
  store i64 %206, ptr %211, align 8
  br label %212

212:                                              ; preds = %204, %180
  br i1 %97, label %221, label %213

213:                                              ; preds = %212
  %214 = load i64, ptr %109, align 8
  %215 = sub i64 %171, %214
  %216 = lshr i64 %215, 5
  %217 = trunc i64 %216 to i32
  %218 = getelementptr inbounds i32, ptr %96, i64 %136
  %219 = load i32, ptr %218, align 4
  %220 = add i32 %219, %217
  store i32 %220, ptr %218, align 4
  br label %221

221:                                              ; preds = %213, %212
  switch i32 %178, label %227 [
    i32 0, label %222
    i32 1, label %223
  ]

222:                                              ; preds = %221
  store i32 0, ptr %141, align 4
  br label %227

223:                                              ; preds = %221
  %224 = add i32 %138, 1
  %225 = load i64, ptr %117, align 8
  %226 = add i64 %225, 1
  store i64 %226, ptr %117, align 8
  br label %227

227:                                              ; preds = %201, %222, %170, %221, %223, %148
  %228 = phi i32 [ 9, %148 ], [ 1, %170 ], [ 0, %221 ], [ 0, %223 ], [ 0, %222 ], [ 1, %201 ]
  %229 = phi i32 [ %153, %148 ], [ %138, %170 ], [ %138, %221 ], [ %224, %223 ], [ %138, %222 ], [ %138, %201 ]
  %230 = phi i32 [ %137, %148 ], [ 2, %170 ], [ %137, %221 ], [ %137, %223 ], [ %137, %222 ], [ 2, %201 ]
  switch i32 %228, label %236 [
    i32 0, label %231
    i32 9, label %231
  ]

231:                                              ; preds = %227, %227
  %232 = add nuw nsw i64 %136, 1
  %233 = load i32, ptr %44, align 4
  %234 = zext i32 %233 to i64
  %235 = icmp ult i64 %232, %234
  br i1 %235, label %135, label %236

236:                                              ; preds = %227, %231, %131
  %237 = phi i32 [ 7, %131 ], [ %228, %227 ], [ 7, %231 ]
  %238 = phi i32 [ 0, %131 ], [ %229, %231 ], [ %229, %227 ]
  %239 = phi i32 [ %132, %131 ], [ %230, %231 ], [ %230, %227 ]
  %240 = icmp eq i32 %237, 7
  br i1 %240, label %241, label %290

241:                                              ; preds = %236
  %242 = icmp eq i32 %238, 0
  br i1 %242, label %290, label %243

243:                                              ; preds = %241
  %244 = tail call fastcc i32 @release(ptr noundef %0)
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %290

246:                                              ; preds = %243
  %247 = load i32, ptr %44, align 4
  %248 = icmp ne i32 %247, 0
  br i1 %248, label %249, label %266

249:                                              ; preds = %246
  %250 = load ptr, ptr %118, align 8
  %251 = zext i32 %247 to i64
  br label %252

252:                                              ; preds = %262, %249
  %253 = phi i64 [ 0, %249 ], [ %263, %262 ]
  %254 = phi i1 [ true, %249 ], [ %264, %262 ]
  %255 = getelementptr inbounds %struct.Warp, ptr %250, i64 %253, i32 1
  %256 = load i32, ptr %255, align 4
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %262, label %258

258:                                              ; preds = %252
  %259 = getelementptr inbounds %struct.Warp, ptr %250, i64 %253, i32 5
  %260 = load i32, ptr %259, align 4
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %266, label %262

262:                                              ; preds = %258, %252
  %263 = add nuw nsw i64 %253, 1
  %264 = icmp ult i64 %263, %251
  %265 = icmp eq i64 %263, %251
  br i1 %265, label %266, label %252

266:                                              ; preds = %258, %262, %246
  %267 = phi i1 [ %248, %246 ], [ %264, %262 ], [ %254, %258 ]
  br i1 %267, label %290, label %268

268:                                              ; preds = %266
  %269 = load ptr, ptr %119, align 8
  br label %270

270:                                              ; preds = %270, %268
  %271 = phi ptr [ %269, %268 ], [ %275, %270 ]
  %272 = getelementptr inbounds %struct.Warp, ptr %271, i64 0, i32 5
  %273 = load i32, ptr %272, align 4
  %274 = icmp eq i32 %273, 0
  %275 = getelementptr inbounds %struct.Warp, ptr %271, i64 1
  br i1 %274, label %270, label %276

276:                                              ; preds = %270
  %277 = load i32, ptr %120, align 8
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %290

279:                                              ; preds = %276
  %280 = getelementptr inbounds %struct.Warp, ptr %271, i64 0, i32 1
  %281 = load i32, ptr %280, align 4
  %282 = tail call i32 @llvm.cttz.i32(i32 %281, i1 true)
  %283 = getelementptr inbounds %struct.Warp, ptr %271, i64 0, i32 6
  %284 = load i32, ptr %283, align 4
  store i32 4, ptr %120, align 8
  store i32 %284, ptr %121, align 4
  store i32 %282, ptr %122, align 8
  %285 = getelementptr inbounds %struct.Warp, ptr %271, i64 0, i32 11
  %286 = load i32, ptr %285, align 4
  store i32 %286, ptr %123, align 4
  %287 = load i32, ptr %8, align 8
  store i32 %287, ptr %124, align 8
  %288 = load i32, ptr %15, align 4
  store i32 %288, ptr %125, align 4
  %289 = load i32, ptr %18, align 8
  store i32 %289, ptr %126, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %127, i8 0, i64 20, i1 false)
  br label %290

290:                                              ; preds = %279, %276, %243, %266, %241, %236
  %291 = phi i32 [ %237, %236 ], [ 1, %241 ], [ 0, %266 ], [ 0, %243 ], [ 1, %276 ], [ 1, %279 ]
  %292 = phi i32 [ %239, %236 ], [ 0, %241 ], [ %239, %266 ], [ %239, %243 ], [ 2, %276 ], [ 2, %279 ]
  %293 = icmp eq i32 %291, 0
  br i1 %293, label %131, label %294

294:                                              ; preds = %290
  ret i32 %292
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @trace_part(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, -1152921504606846976
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %14, %16
  store i64 %17, ptr %12, align 8
  ret void
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define dso_local i32 @trace_part_end(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = shl i64 %5, 1
  %11 = add i64 %10, 1024
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
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
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
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
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @stand(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = load i32, ptr %1, align 4
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %36, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %78

17:                                               ; preds = %13
  %18 = xor i32 %9, -1
  %19 = and i32 %11, %18
  %20 = tail call i32 @llvm.cttz.i32(i32 %19, i1 true)
  store i32 6, ptr %14, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %7, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  br label %78

36:                                               ; preds = %8
  %37 = and i32 %2, 15
  %38 = add nuw nsw i32 %37, 1
  %39 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 5
  store i32 %38, ptr %39, align 4
  %40 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %7, ptr %40, align 4
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 7
  store i32 %3, ptr %41, align 4
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 8
  store i32 %4, ptr %42, align 4
  %43 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 9
  store i32 %5, ptr %43, align 4
  %44 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %6
  br i1 %46, label %47, label %75

47:                                               ; preds = %36
  %48 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  br label %51

51:                                               ; preds = %71, %47
  %52 = phi i64 [ %57, %71 ], [ %50, %47 ]
  %53 = phi i32 [ %72, %71 ], [ undef, %47 ]
  %54 = trunc i64 %52 to i32
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %74

56:                                               ; preds = %51
  %57 = add nsw i64 %52, -1
  %58 = trunc i64 %57 to i32
  store i32 %58, ptr %48, align 4
  %59 = and i64 %57, 4294967295
  %60 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13, i64 %59, i32 2
  %61 = load i32, ptr %60, align 4
  %62 = and i32 %61, %11
  store i32 %62, ptr %1, align 4
  %63 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13, i64 %59, i32 1
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %44, align 4
  %65 = icmp eq i32 %62, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %56
  %67 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13, i64 %59
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, %64
  br i1 %69, label %70, label %71

70:                                               ; preds = %66, %56
  br label %71

71:                                               ; preds = %70, %66
  %72 = phi i32 [ %53, %70 ], [ %68, %66 ]
  %73 = phi i1 [ true, %70 ], [ false, %66 ]
  br i1 %73, label %51, label %75

74:                                               ; preds = %51
  store i32 0, ptr %1, align 4
  br label %75

75:                                               ; preds = %71, %74, %36
  %76 = phi i32 [ %6, %36 ], [ -1, %74 ], [ %72, %71 ]
  %77 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %76, ptr %77, align 4
  br label %78

78:                                               ; preds = %17, %13, %75
  %79 = phi i32 [ 1, %75 ], [ 2, %13 ], [ 2, %17 ]
  ret i32 %79
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
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %34
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %32
  %42 = shl i64 %37, 1
  %43 = add i64 %42, 1024
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
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
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
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
define dso_local i64 @run_traced(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr {
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  store i64 1, ptr %5, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %52, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  br label %13

13:                                               ; preds = %7, %49
  %14 = phi i64 [ 0, %7 ], [ %50, %49 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %15 = load i32, ptr %11, align 4
  %16 = zext i32 %15 to i64
  %17 = icmp eq i32 %15, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = shl nuw nsw i64 %16, 1
  %20 = add nuw nsw i64 %19, 1024
  %21 = shl nuw nsw i64 %20, 3
  %22 = tail call ptr @malloc(i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %18
  store ptr %22, ptr %8, align 8
  store i64 %20, ptr %9, align 8
  br label %25

25:                                               ; preds = %24, %13
  %26 = load ptr, ptr %8, align 8
  store i64 %16, ptr %10, align 8
  br label %27

27:                                               ; preds = %18, %25
  %28 = phi ptr [ %26, %25 ], [ null, %18 ]
  %29 = icmp eq ptr %28, null
  br i1 %29, label %52, label %30

30:                                               ; preds = %27
  %31 = icmp eq i32 %15, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %30
  %33 = load ptr, ptr %8, align 8
  %34 = load ptr, ptr %12, align 8
  %35 = zext i32 %15 to i64
  br label %43

36:                                               ; preds = %43, %30
  %37 = getelementptr inbounds i64, ptr %1, i64 %14
  %38 = load i64, ptr %37, align 8
  %39 = tail call i32 @run_block(ptr noundef %0, i64 noundef %38)
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds ptr, ptr %3, i64 %14
  store ptr %40, ptr %41, align 8
  %42 = icmp eq i32 %39, 2
  br i1 %42, label %52, label %49

43:                                               ; preds = %32, %43
  %44 = phi i64 [ 0, %32 ], [ %47, %43 ]
  %45 = getelementptr inbounds i64, ptr %33, i64 %44
  store i64 6917529027641081856, ptr %45, align 8
  %46 = getelementptr inbounds i64, ptr %34, i64 %44
  store i64 %44, ptr %46, align 8
  %47 = add nuw nsw i64 %44, 1
  %48 = icmp eq i64 %47, %35
  br i1 %48, label %36, label %43

49:                                               ; preds = %36
  %50 = add nuw i64 %14, 1
  %51 = icmp eq i64 %50, %2
  br i1 %51, label %52, label %13

52:                                               ; preds = %49, %27, %36, %4
  %53 = phi i64 [ 0, %4 ], [ %2, %49 ], [ %14, %27 ], [ %14, %36 ]
  store i64 0, ptr %5, align 8
  ret i64 %53
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr



