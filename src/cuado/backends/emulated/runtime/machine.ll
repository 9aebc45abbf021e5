; sha256 of the sources: f0e2dd3c610db821e00021de9dbea42b13c33e13170798730453dcf443fd28d2

%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]], i64 }
%struct.Entry = type { i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, [16 x i32], %struct.Error }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32] }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Pattern = type { [32 x i64], i64, i64, i64, i32, i32, i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @met(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 4
  %3 = load i32, ptr %2, align 8
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
  store i32 %14, ptr %2, align 8
  %15 = and i64 %13, 4294967295
  %16 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 14, i64 %15, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %4, align 4
  %19 = and i32 %18, %17
  store i32 %19, ptr %0, align 8
  %20 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 14, i64 %15, i32 1
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %5, align 4
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 14, i64 %15
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
  store i32 0, ptr %0, align 8
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
  %8 = load i32, ptr %1, align 8
  %9 = xor i32 %2, -1
  %10 = and i32 %8, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %12 = load i32, ptr %11, align 8
  %13 = icmp sgt i32 %12, 126
  br i1 %13, label %14, label %35

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %58

18:                                               ; preds = %14
  %19 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 7, ptr %15, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %19, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
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
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14, i64 %41
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
  %55 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14, i64 %54
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
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
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
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  store i32 8, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
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
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %6
  br i1 %9, label %10, label %32

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %10
  %15 = load i32, ptr %1, align 8
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  store i32 5, ptr %11, align 8
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %16, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
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
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
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
  %4 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
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

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @count_rivals(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr {
  %5 = alloca [32 x i64], align 16
  %6 = alloca [32 x i32], align 16
  %7 = alloca [32 x i64], align 16
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %371, label %9

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
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 44
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %36, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %1 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp ne i8 %34, 0
  br label %36

36:                                               ; preds = %29, %21
  %37 = phi i1 [ false, %21 ], [ %35, %29 ]
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %39 = load i64, ptr %38, align 8
  %40 = sub i64 %23, %39
  %41 = lshr i64 %40, 7
  %42 = and i64 %40, -128
  %43 = add i64 %42, %39
  %44 = sub i64 %24, %43
  %45 = icmp ult i64 %44, 4294967263
  br i1 %45, label %46, label %232

46:                                               ; preds = %36
  %47 = insertelement <32 x i64> poison, i64 %43, i64 0
  %48 = shufflevector <32 x i64> %47, <32 x i64> poison, <32 x i32> zeroinitializer
  %49 = sub <32 x i64> %22, %48
  %50 = trunc <32 x i64> %49 to <32 x i32>
  %51 = bitcast i32 %2 to <32 x i1>
  %52 = select <32 x i1> %51, <32 x i32> %50, <32 x i32> <i32 -1, i32 -2, i32 -3, i32 -4, i32 -5, i32 -6, i32 -7, i32 -8, i32 -9, i32 -10, i32 -11, i32 -12, i32 -13, i32 -14, i32 -15, i32 -16, i32 -17, i32 -18, i32 -19, i32 -20, i32 -21, i32 -22, i32 -23, i32 -24, i32 -25, i32 -26, i32 -27, i32 -28, i32 -29, i32 -30, i32 -31, i32 -32>
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %54 = icmp ult <32 x i32> %52, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %118, label %57

57:                                               ; preds = %46
  %58 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %59 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %52, <32 x i32> %58)
  %60 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %52, <32 x i32> %58)
  %61 = shufflevector <32 x i32> %59, <32 x i32> %60, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %62 = shufflevector <32 x i32> %61, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %63 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %61, <32 x i32> %62)
  %64 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %61, <32 x i32> %62)
  %65 = shufflevector <32 x i32> %63, <32 x i32> %64, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %66 = shufflevector <32 x i32> %65, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %67 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %65, <32 x i32> %66)
  %68 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %65, <32 x i32> %66)
  %69 = shufflevector <32 x i32> %67, <32 x i32> %68, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %71 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %69, <32 x i32> %70)
  %72 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %69, <32 x i32> %70)
  %73 = shufflevector <32 x i32> %71, <32 x i32> %72, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %74 = shufflevector <32 x i32> %73, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %75 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %73, <32 x i32> %74)
  %76 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %73, <32 x i32> %74)
  %77 = shufflevector <32 x i32> %75, <32 x i32> %76, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %79 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %77, <32 x i32> %78)
  %80 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %77, <32 x i32> %78)
  %81 = shufflevector <32 x i32> %79, <32 x i32> %80, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %83 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %81, <32 x i32> %82)
  %84 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %81, <32 x i32> %82)
  %85 = shufflevector <32 x i32> %83, <32 x i32> %84, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %87 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %85, <32 x i32> %86)
  %88 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %85, <32 x i32> %86)
  %89 = shufflevector <32 x i32> %87, <32 x i32> %88, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %90 = shufflevector <32 x i32> %89, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %91 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %89, <32 x i32> %90)
  %92 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %89, <32 x i32> %90)
  %93 = shufflevector <32 x i32> %91, <32 x i32> %92, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %94 = shufflevector <32 x i32> %93, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %95 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %93, <32 x i32> %94)
  %96 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %93, <32 x i32> %94)
  %97 = shufflevector <32 x i32> %95, <32 x i32> %96, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %98 = shufflevector <32 x i32> %97, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %99 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %97, <32 x i32> %98)
  %100 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %97, <32 x i32> %98)
  %101 = shufflevector <32 x i32> %99, <32 x i32> %100, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %102 = shufflevector <32 x i32> %101, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %103 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %101, <32 x i32> %102)
  %104 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %101, <32 x i32> %102)
  %105 = shufflevector <32 x i32> %103, <32 x i32> %104, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %106 = shufflevector <32 x i32> %105, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %107 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %105, <32 x i32> %106)
  %108 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %105, <32 x i32> %106)
  %109 = shufflevector <32 x i32> %107, <32 x i32> %108, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %110 = shufflevector <32 x i32> %109, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %111 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %109, <32 x i32> %110)
  %112 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %109, <32 x i32> %110)
  %113 = shufflevector <32 x i32> %111, <32 x i32> %112, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %114 = shufflevector <32 x i32> %113, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %115 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %113, <32 x i32> %114)
  %116 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %113, <32 x i32> %114)
  %117 = shufflevector <32 x i32> %115, <32 x i32> %116, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %118

118:                                              ; preds = %46, %57
  %119 = phi <32 x i32> [ %117, %57 ], [ %52, %46 ]
  %120 = shufflevector <32 x i32> %119, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %121 = icmp ne <32 x i32> %119, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, 1
  %124 = zext i32 %25 to i64
  %125 = shl nsw i64 -1, %124
  %126 = trunc i64 %125 to i32
  %127 = xor i32 %126, -1
  %128 = and i32 %123, %127
  %129 = tail call i32 @llvm.ctpop.i32(i32 %128)
  %130 = xor i32 %123, -1
  %131 = and i32 %130, %127
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %142, label %133

133:                                              ; preds = %118, %133
  %134 = phi i32 [ %136, %133 ], [ 0, %118 ]
  %135 = phi i32 [ %138, %133 ], [ %131, %118 ]
  %136 = add i32 %134, 1
  %137 = shl i32 %135, 1
  %138 = and i32 %137, %135
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %133

140:                                              ; preds = %133
  %141 = add i32 %134, 2
  br label %142

142:                                              ; preds = %140, %118
  %143 = phi i32 [ 1, %118 ], [ %141, %140 ]
  br i1 %37, label %144, label %263

144:                                              ; preds = %142
  %145 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %146 = load ptr, ptr %145, align 8
  %147 = ptrtoint ptr %146 to i64
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = sub <32 x i64> %22, %149
  %151 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %152 = load i64, ptr %151, align 8
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = icmp ult <32 x i64> %150, %154
  %156 = bitcast <32 x i1> %155 to i32
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %263

158:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  %159 = lshr <32 x i32> %119, <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %160 = shufflevector <32 x i32> %159, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %161 = icmp ne <32 x i32> %159, %160
  %162 = bitcast <32 x i1> %161 to i32
  %163 = or i32 %162, 1
  %164 = and i32 %163, %127
  %165 = lshr <32 x i32> %119, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %166 = zext <32 x i32> %165 to <32 x i64>
  %167 = insertelement <32 x i64> poison, i64 %41, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = add nuw nsw <32 x i64> %168, %166
  %170 = mul <32 x i64> %169, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>
  %171 = lshr <32 x i64> %170, <i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51, i64 51>
  %172 = and <32 x i64> %171, <i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190, i64 8190>
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %174 = load ptr, ptr %173, align 8
  %175 = sext i32 %1 to i64
  %176 = getelementptr inbounds i8, ptr %174, i64 %175
  %177 = load i8, ptr %176, align 1
  %178 = icmp eq i8 %177, 2
  %179 = zext i1 %178 to i64
  %180 = insertelement <32 x i64> poison, i64 %179, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = or <32 x i64> %181, %172
  store <32 x i64> %182, ptr %7, align 16
  %183 = icmp eq i32 %164, 0
  br i1 %132, label %185, label %184

184:                                              ; preds = %158
  br i1 %183, label %231, label %198

185:                                              ; preds = %158
  br i1 %183, label %231, label %186

186:                                              ; preds = %185, %186
  %187 = phi i32 [ %196, %186 ], [ %164, %185 ]
  %188 = tail call i32 @llvm.cttz.i32(i32 %187, i1 true)
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds i64, ptr %27, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = add i64 %193, 1
  store i64 %194, ptr %192, align 8
  %195 = add i32 %187, -1
  %196 = and i32 %195, %187
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %231, label %186

198:                                              ; preds = %184, %222
  %199 = phi i32 [ %202, %222 ], [ %164, %184 ]
  %200 = tail call i32 @llvm.cttz.i32(i32 %199, i1 true)
  %201 = add i32 %199, -1
  %202 = and i32 %201, %199
  %203 = icmp eq i32 %202, 0
  %204 = tail call i32 @llvm.cttz.i32(i32 %202, i1 true)
  %205 = select i1 %203, i32 %25, i32 %204
  %206 = zext i32 %205 to i64
  %207 = shl nsw i64 -1, %206
  %208 = trunc i64 %207 to i32
  %209 = xor i32 %208, -1
  %210 = zext i32 %200 to i64
  %211 = shl i32 -1, %200
  %212 = and i32 %211, %209
  %213 = and i32 %212, %131
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %222, label %215

215:                                              ; preds = %198, %215
  %216 = phi i32 [ %218, %215 ], [ 0, %198 ]
  %217 = phi i32 [ %220, %215 ], [ %213, %198 ]
  %218 = add i32 %216, 1
  %219 = shl i32 %217, 1
  %220 = and i32 %219, %217
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %215

222:                                              ; preds = %215, %198
  %223 = phi i32 [ 0, %198 ], [ %218, %215 ]
  %224 = add i32 %223, 1
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %210
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds i64, ptr %27, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = add i64 %229, %225
  store i64 %230, ptr %228, align 8
  br i1 %203, label %231, label %198

231:                                              ; preds = %222, %186, %184, %185
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  br label %263

232:                                              ; preds = %36, %258
  %233 = phi i64 [ %261, %258 ], [ 0, %36 ]
  %234 = phi i32 [ %260, %258 ], [ 0, %36 ]
  %235 = phi i32 [ %259, %258 ], [ 0, %36 ]
  %236 = trunc i64 %233 to i32
  %237 = shl nuw i32 1, %236
  %238 = and i32 %237, %2
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %258, label %240

240:                                              ; preds = %232
  %241 = getelementptr inbounds i64, ptr %3, i64 %233
  %242 = load i64, ptr %241, align 8
  %243 = insertelement <32 x i64> poison, i64 %242, i64 0
  %244 = shufflevector <32 x i64> %243, <32 x i64> poison, <32 x i32> zeroinitializer
  %245 = icmp eq <32 x i64> %22, %244
  %246 = bitcast <32 x i1> %245 to i32
  %247 = shl nsw i64 -1, %233
  %248 = trunc i64 %247 to i32
  %249 = xor i32 %248, -1
  %250 = and i32 %249, %246
  %251 = and i32 %250, %2
  %252 = tail call i32 @llvm.ctpop.i32(i32 %251)
  %253 = add nuw nsw i32 %252, 1
  %254 = icmp eq i32 %251, 0
  %255 = zext i1 %254 to i32
  %256 = add i32 %234, %255
  %257 = tail call i32 @llvm.umax.i32(i32 %253, i32 %235)
  br label %258

258:                                              ; preds = %232, %240
  %259 = phi i32 [ %257, %240 ], [ %235, %232 ]
  %260 = phi i32 [ %256, %240 ], [ %234, %232 ]
  %261 = add nuw nsw i64 %233, 1
  %262 = icmp eq i64 %261, 32
  br i1 %262, label %263, label %232

263:                                              ; preds = %258, %142, %144, %231
  %264 = phi i32 [ %143, %231 ], [ %143, %144 ], [ %143, %142 ], [ %259, %258 ]
  %265 = phi i32 [ %129, %231 ], [ %129, %144 ], [ %129, %142 ], [ %260, %258 ]
  %266 = phi i1 [ false, %231 ], [ %37, %144 ], [ %37, %142 ], [ %37, %258 ]
  br i1 %266, label %267, label %358

267:                                              ; preds = %263
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %268 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %269 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %270 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 43
  %271 = sext i32 %1 to i64
  br label %272

272:                                              ; preds = %353, %267
  %273 = phi i64 [ 0, %267 ], [ %355, %353 ]
  %274 = phi i32 [ 0, %267 ], [ %354, %353 ]
  %275 = trunc i64 %273 to i32
  %276 = shl nuw i32 1, %275
  %277 = and i32 %276, %2
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %353, label %279

279:                                              ; preds = %272
  %280 = getelementptr inbounds i64, ptr %3, i64 %273
  %281 = load i64, ptr %280, align 8
  %282 = load ptr, ptr %268, align 8
  %283 = ptrtoint ptr %282 to i64
  %284 = sub i64 %281, %283
  %285 = load i64, ptr %269, align 8
  %286 = icmp ult i64 %284, %285
  br i1 %286, label %353, label %287

287:                                              ; preds = %279
  %288 = icmp eq i64 %273, 0
  br i1 %288, label %289, label %295

289:                                              ; preds = %306, %287
  %290 = phi i32 [ 1, %287 ], [ %309, %306 ]
  %291 = icmp eq i32 %274, 0
  br i1 %291, label %322, label %292

292:                                              ; preds = %289
  %293 = lshr i64 %281, 5
  %294 = zext i32 %274 to i64
  br label %312

295:                                              ; preds = %287, %306
  %296 = phi i64 [ %310, %306 ], [ 0, %287 ]
  %297 = phi i32 [ %309, %306 ], [ 1, %287 ]
  %298 = trunc i64 %296 to i32
  %299 = shl nuw i32 1, %298
  %300 = and i32 %299, %2
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %306, label %302

302:                                              ; preds = %295
  %303 = getelementptr inbounds i64, ptr %3, i64 %296
  %304 = load i64, ptr %303, align 8
  %305 = icmp eq i64 %304, %281
  br label %306

306:                                              ; preds = %302, %295
  %307 = phi i1 [ false, %295 ], [ %305, %302 ]
  %308 = zext i1 %307 to i32
  %309 = add i32 %297, %308
  %310 = add nuw nsw i64 %296, 1
  %311 = icmp eq i64 %310, %273
  br i1 %311, label %289, label %295

312:                                              ; preds = %317, %292
  %313 = phi i64 [ %318, %317 ], [ 0, %292 ]
  %314 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, %293
  br i1 %316, label %320, label %317

317:                                              ; preds = %312
  %318 = add nuw nsw i64 %313, 1
  %319 = icmp eq i64 %318, %294
  br i1 %319, label %322, label %312

320:                                              ; preds = %312
  %321 = trunc i64 %313 to i32
  br label %322

322:                                              ; preds = %320, %317, %289
  %323 = phi i32 [ 0, %289 ], [ %321, %320 ], [ %274, %317 ]
  %324 = icmp eq i32 %323, %274
  br i1 %324, label %325, label %331

325:                                              ; preds = %322
  %326 = lshr i64 %281, 5
  %327 = zext i32 %323 to i64
  %328 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %327
  store i64 %326, ptr %328, align 8
  %329 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %327
  store i32 0, ptr %329, align 4
  %330 = add i32 %274, 1
  br label %331

331:                                              ; preds = %325, %322
  %332 = phi i32 [ %330, %325 ], [ %274, %322 ]
  %333 = zext i32 %323 to i64
  %334 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %333
  %335 = load i32, ptr %334, align 4
  %336 = icmp ugt i32 %290, %335
  br i1 %336, label %337, label %353

337:                                              ; preds = %331
  store i32 %290, ptr %334, align 4
  %338 = load i64, ptr %38, align 8
  %339 = sub i64 %281, %338
  %340 = lshr i64 %339, 7
  %341 = mul i64 %340, -7046029254386353131
  %342 = lshr i64 %341, 51
  %343 = and i64 %342, 8190
  %344 = load ptr, ptr %270, align 8
  %345 = getelementptr inbounds i8, ptr %344, i64 %271
  %346 = load i8, ptr %345, align 1
  %347 = icmp eq i8 %346, 2
  %348 = zext i1 %347 to i64
  %349 = or i64 %343, %348
  %350 = getelementptr inbounds i64, ptr %27, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = add i64 %351, 1
  store i64 %352, ptr %350, align 8
  br label %353

353:                                              ; preds = %337, %331, %279, %272
  %354 = phi i32 [ %274, %279 ], [ %274, %272 ], [ %332, %331 ], [ %332, %337 ]
  %355 = add nuw nsw i64 %273, 1
  %356 = icmp eq i64 %355, 32
  br i1 %356, label %357, label %272

357:                                              ; preds = %353
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  br label %358

358:                                              ; preds = %357, %263
  %359 = sub i32 %25, %265
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %362 = load ptr, ptr %361, align 8
  %363 = sext i32 %1 to i64
  %364 = getelementptr inbounds %struct.AccessCount, ptr %362, i64 %363, i32 6
  %365 = load i64, ptr %364, align 8
  %366 = add i64 %365, %360
  store i64 %366, ptr %364, align 8
  %367 = zext i32 %264 to i64
  %368 = getelementptr inbounds %struct.AccessCount, ptr %362, i64 %363, i32 7
  %369 = load i64, ptr %368, align 8
  %370 = add i64 %369, %367
  store i64 %370, ptr %368, align 8
  br label %371

371:                                              ; preds = %4, %358
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
  br i1 %11, label %315, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
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
  %53 = zext i32 %6 to i64
  %54 = add i64 %49, %53
  %55 = sub i64 %54, %50
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %74, label %59

59:                                               ; preds = %47, %71
  %60 = phi i64 [ %72, %71 ], [ 0, %47 ]
  %61 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp ugt i64 %62, %50
  br i1 %63, label %71, label %64

64:                                               ; preds = %59
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %60, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp ult i64 %66, %50
  %68 = sub i64 %66, %50
  %69 = icmp ult i64 %68, %55
  %70 = or i1 %67, %69
  br i1 %70, label %71, label %74

71:                                               ; preds = %64, %59
  %72 = add nuw i64 %60, 1
  %73 = icmp eq i64 %72, %57
  br i1 %73, label %74, label %59

74:                                               ; preds = %64, %71, %47
  %75 = phi ptr [ null, %47 ], [ null, %71 ], [ %61, %64 ]
  %76 = icmp eq i32 %7, 0
  %77 = add i32 %6, -1
  %78 = zext i32 %77 to i64
  %79 = and i64 %48, %78
  %80 = icmp eq i64 %79, 0
  %81 = icmp ne ptr %75, null
  %82 = and i1 %80, %81
  br i1 %82, label %83, label %89

83:                                               ; preds = %74
  br i1 %76, label %198, label %84

84:                                               ; preds = %83
  %85 = getelementptr inbounds %struct.Allocation, ptr %75, i64 0, i32 2
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 1
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %198, label %89

89:                                               ; preds = %84, %74
  br label %90

90:                                               ; preds = %89, %195
  %91 = phi i64 [ %196, %195 ], [ 0, %89 ]
  %92 = trunc i64 %91 to i32
  %93 = shl nuw i32 1, %92
  %94 = and i32 %93, %4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %195, label %96

96:                                               ; preds = %90
  %97 = getelementptr inbounds i64, ptr %5, i64 %91
  %98 = load i64, ptr %97, align 8
  %99 = and i64 %98, %78
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %124, label %101

101:                                              ; preds = %96
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %103 = load i32, ptr %102, align 8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %315

105:                                              ; preds = %101
  %106 = trunc i64 %91 to i32
  store i32 2, ptr %102, align 8
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %107, align 4
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %106, ptr %108, align 8
  %109 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %110, ptr %111, align 4
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %113 = load i32, ptr %112, align 8
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %116, ptr %117, align 4
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %119 = load i32, ptr %118, align 8
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %119, ptr %120, align 8
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 1, ptr %121, align 4
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %98, ptr %122, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
  store i64 %53, ptr %123, align 8
  br label %315

124:                                              ; preds = %96
  br i1 %58, label %140, label %125

125:                                              ; preds = %124, %137
  %126 = phi i64 [ %138, %137 ], [ 0, %124 ]
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = icmp ugt i64 %128, %98
  br i1 %129, label %137, label %130

130:                                              ; preds = %125
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %126, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp ult i64 %132, %98
  %134 = sub i64 %132, %98
  %135 = icmp ult i64 %134, %53
  %136 = or i1 %133, %135
  br i1 %136, label %137, label %140

137:                                              ; preds = %130, %125
  %138 = add nuw i64 %126, 1
  %139 = icmp eq i64 %138, %57
  br i1 %139, label %140, label %125

140:                                              ; preds = %130, %137, %124
  %141 = phi ptr [ null, %124 ], [ null, %137 ], [ %127, %130 ]
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %166

143:                                              ; preds = %140
  %144 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %145 = load i32, ptr %144, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %315

147:                                              ; preds = %143
  %148 = trunc i64 %91 to i32
  store i32 1, ptr %144, align 8
  %149 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %149, align 4
  %150 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %148, ptr %150, align 8
  %151 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %152, ptr %153, align 4
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %155, ptr %156, align 8
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %158, ptr %159, align 4
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %161 = load i32, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %161, ptr %162, align 8
  %163 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 1, ptr %163, align 4
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %98, ptr %164, align 8
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
  store i64 %53, ptr %165, align 8
  br label %315

166:                                              ; preds = %140
  br i1 %76, label %195, label %167

167:                                              ; preds = %166
  %168 = getelementptr inbounds %struct.Allocation, ptr %141, i64 0, i32 2
  %169 = load i64, ptr %168, align 8
  %170 = and i64 %169, 1
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %195, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %174 = load i32, ptr %173, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %315

176:                                              ; preds = %172
  %177 = trunc i64 %91 to i32
  store i32 9, ptr %173, align 8
  %178 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %178, align 4
  %179 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %177, ptr %179, align 8
  %180 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %181 = load i32, ptr %180, align 4
  %182 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %181, ptr %182, align 4
  %183 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %184 = load i32, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %184, ptr %185, align 8
  %186 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %187 = load i32, ptr %186, align 4
  %188 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %187, ptr %188, align 4
  %189 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %190 = load i32, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %190, ptr %191, align 8
  %192 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 1, ptr %192, align 4
  %193 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %98, ptr %193, align 8
  %194 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
  store i64 %53, ptr %194, align 8
  br label %315

195:                                              ; preds = %167, %166, %90
  %196 = add nuw nsw i64 %91, 1
  %197 = icmp eq i64 %196, 32
  br i1 %197, label %198, label %90

198:                                              ; preds = %195, %84, %83
  %199 = load i64, ptr %16, align 8
  %200 = add i64 %199, 1
  store i64 %200, ptr %16, align 8
  %201 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 1
  %204 = load i64, ptr %203, align 8
  %205 = add i64 %204, %202
  store i64 %205, ptr %203, align 8
  br i1 %51, label %248, label %206

206:                                              ; preds = %198
  %207 = icmp ugt i32 %6, 4
  %208 = lshr i32 %6, 2
  %209 = select i1 %207, i32 %208, i32 1
  %210 = add nsw i64 %53, -1
  %211 = add i64 %210, %49
  %212 = and i32 %3, 255
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 27, i64 %213
  %215 = shl i64 %50, 1
  %216 = load i64, ptr %214, align 8
  %217 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %220 = load i64, ptr %219, align 8
  %221 = add i64 %216, %218
  %222 = sub i64 %215, %221
  %223 = add i64 %222, %220
  %224 = inttoptr i64 %223 to ptr
  tail call void @llvm.prefetch.p0(ptr %224, i32 0, i32 3, i32 1)
  %225 = add i64 %223, 64
  %226 = inttoptr i64 %225 to ptr
  tail call void @llvm.prefetch.p0(ptr %226, i32 0, i32 3, i32 1)
  store i64 %50, ptr %214, align 8
  %227 = lshr i64 %211, 5
  %228 = lshr i64 %50, 5
  %229 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %230 = load i64, ptr %229, align 8
  %231 = sub nsw i64 1, %228
  %232 = add nsw i64 %231, %227
  %233 = add i64 %232, %230
  store i64 %233, ptr %229, align 8
  %234 = lshr i64 %211, 7
  %235 = lshr i64 %50, 7
  %236 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %237 = load i64, ptr %236, align 8
  %238 = sub nsw i64 1, %235
  %239 = add nsw i64 %238, %234
  %240 = add i64 %239, %237
  store i64 %240, ptr %236, align 8
  %241 = zext i32 %209 to i64
  %242 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %243 = load i64, ptr %242, align 8
  %244 = add i64 %243, %241
  store i64 %244, ptr %242, align 8
  %245 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %246 = load i64, ptr %245, align 8
  %247 = add i64 %246, %241
  store i64 %247, ptr %245, align 8
  br label %306

248:                                              ; preds = %198
  %249 = icmp eq i64 %49, %50
  br i1 %249, label %250, label %263

250:                                              ; preds = %248
  %251 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %252 = load i64, ptr %251, align 8
  %253 = add i64 %252, 1
  store i64 %253, ptr %251, align 8
  %254 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %255 = load i64, ptr %254, align 8
  %256 = add i64 %255, 1
  store i64 %256, ptr %254, align 8
  %257 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %258 = load i64, ptr %257, align 8
  %259 = add i64 %258, 1
  store i64 %259, ptr %257, align 8
  %260 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %261 = load i64, ptr %260, align 8
  %262 = add i64 %261, 1
  store i64 %262, ptr %260, align 8
  br label %306

263:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  %264 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %267 = load i64, ptr %266, align 8
  %268 = sub i64 %265, %267
  store <32 x i64> %29, ptr %9, align 16
  br label %298

269:                                              ; preds = %298
  call void @llvm.lifetime.start.p0(i64 304, ptr nonnull %10)
  %270 = call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %3, ptr noundef nonnull %9, i32 noundef %4, i64 noundef %50, i32 noundef %6, i32 noundef 4, i32 noundef 1, ptr noundef nonnull %10)
  %271 = getelementptr inbounds %struct.Pattern, ptr %270, i64 0, i32 7
  %272 = load i32, ptr %271, align 4
  %273 = add i32 %272, 3
  %274 = lshr i32 %273, 2
  %275 = getelementptr inbounds %struct.Pattern, ptr %270, i64 0, i32 6
  %276 = load i32, ptr %275, align 8
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = add i64 %279, %277
  store i64 %280, ptr %278, align 8
  %281 = zext i32 %272 to i64
  %282 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 3
  %283 = load i64, ptr %282, align 8
  %284 = add i64 %283, %281
  store i64 %284, ptr %282, align 8
  %285 = getelementptr inbounds %struct.Pattern, ptr %270, i64 0, i32 8
  %286 = load i32, ptr %285, align 8
  %287 = call i32 @llvm.umax.i32(i32 %286, i32 %274)
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %290 = load i64, ptr %289, align 8
  %291 = add i64 %290, %288
  store i64 %291, ptr %289, align 8
  %292 = getelementptr inbounds %struct.Pattern, ptr %270, i64 0, i32 9
  %293 = load i32, ptr %292, align 4
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %296 = load i64, ptr %295, align 8
  %297 = add i64 %296, %294
  store i64 %297, ptr %295, align 8
  call void @llvm.lifetime.end.p0(i64 304, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %306

298:                                              ; preds = %263, %298
  %299 = phi i64 [ 0, %263 ], [ %304, %298 ]
  %300 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = add i64 %268, %301
  %303 = inttoptr i64 %302 to ptr
  tail call void @llvm.prefetch.p0(ptr %303, i32 0, i32 3, i32 1)
  %304 = add nuw nsw i64 %299, 1
  %305 = icmp eq i64 %304, 32
  br i1 %305, label %269, label %298

306:                                              ; preds = %250, %269, %206
  %307 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, 1
  br i1 %309, label %310, label %313

310:                                              ; preds = %306
  %311 = call i32 @trace_global(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6, i32 noundef %7, i32 noundef %52)
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %315

313:                                              ; preds = %310, %306
  %314 = select i1 %51, i32 0, i32 4
  br label %315

315:                                              ; preds = %313, %310, %176, %172, %147, %143, %105, %101, %8
  %316 = phi i32 [ 0, %8 ], [ %314, %313 ], [ 2, %310 ], [ 2, %176 ], [ 2, %172 ], [ 2, %147 ], [ 2, %143 ], [ 2, %105 ], [ 2, %101 ]
  ret i32 %316
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc ptr @pattern_of(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef writeonly %8) unnamed_addr {
  %10 = and i32 %1, 255
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26, i64 %11
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
  %42 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
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
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25
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

; Function Attrs: nounwind uwtable
define dso_local i32 @count_split(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr {
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
  br label %14

12:                                               ; preds = %97
  %13 = icmp eq i32 %99, %98
  br i1 %13, label %207, label %102

14:                                               ; preds = %5, %97
  %15 = phi i64 [ 0, %5 ], [ %100, %97 ]
  %16 = phi i32 [ 0, %5 ], [ %99, %97 ]
  %17 = phi i32 [ 0, %5 ], [ %98, %97 ]
  %18 = trunc i64 %15 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %97, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds i64, ptr %3, i64 %15
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 7
  %26 = getelementptr inbounds i64, ptr %4, i64 %15
  %27 = load i64, ptr %26, align 8
  %28 = lshr i64 %27, 7
  %29 = trunc i64 %24 to i32
  %30 = lshr i32 %29, 5
  %31 = and i32 %30, 3
  %32 = shl nuw i32 1, %31
  %33 = icmp eq i32 %16, 0
  br i1 %33, label %50, label %34

34:                                               ; preds = %22
  %35 = zext i32 %16 to i64
  br label %36

36:                                               ; preds = %34, %45
  %37 = phi i64 [ 0, %34 ], [ %46, %45 ]
  %38 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %25
  br i1 %40, label %41, label %45

41:                                               ; preds = %36
  %42 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %37
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, %28
  br i1 %44, label %48, label %45

45:                                               ; preds = %36, %41
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %35
  br i1 %47, label %50, label %36

48:                                               ; preds = %41
  %49 = trunc i64 %37 to i32
  br label %50

50:                                               ; preds = %48, %45, %22
  %51 = phi i32 [ 0, %22 ], [ %49, %48 ], [ %16, %45 ]
  %52 = icmp eq i32 %17, 0
  br i1 %52, label %62, label %53

53:                                               ; preds = %50, %59
  %54 = phi i32 [ %60, %59 ], [ 0, %50 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %25
  br i1 %58, label %62, label %59

59:                                               ; preds = %53
  %60 = add nuw i32 %54, 1
  %61 = icmp eq i32 %60, %17
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %59, %50
  %63 = phi i32 [ 0, %50 ], [ %54, %53 ], [ %17, %59 ]
  %64 = icmp eq i32 %63, %17
  br i1 %64, label %65, label %71

65:                                               ; preds = %62
  %66 = zext i32 %63 to i64
  %67 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %66
  store i64 %25, ptr %67, align 8
  %68 = getelementptr inbounds [32 x i32], ptr %11, i64 0, i64 %66
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %66
  store i32 0, ptr %69, align 4
  %70 = add i32 %17, 1
  br label %78

71:                                               ; preds = %62
  %72 = icmp eq i32 %51, %16
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = zext i32 %63 to i64
  %75 = getelementptr inbounds [32 x i32], ptr %11, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = add i32 %76, 1
  store i32 %77, ptr %75, align 4
  br label %78

78:                                               ; preds = %71, %73, %65
  %79 = phi i32 [ %70, %65 ], [ %17, %73 ], [ %17, %71 ]
  %80 = icmp eq i32 %51, %16
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = zext i32 %51 to i64
  %83 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %82
  store i64 %25, ptr %83, align 8
  %84 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %82
  store i64 %28, ptr %84, align 8
  %85 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %82
  store i32 0, ptr %85, align 4
  %86 = add i32 %16, 1
  br label %87

87:                                               ; preds = %81, %78
  %88 = phi i32 [ %86, %81 ], [ %16, %78 ]
  %89 = zext i32 %51 to i64
  %90 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = or i32 %91, %32
  store i32 %92, ptr %90, align 4
  %93 = zext i32 %63 to i64
  %94 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = or i32 %95, %32
  store i32 %96, ptr %94, align 4
  br label %97

97:                                               ; preds = %14, %87
  %98 = phi i32 [ %79, %87 ], [ %17, %14 ]
  %99 = phi i32 [ %88, %87 ], [ %16, %14 ]
  %100 = add nuw nsw i64 %15, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %12, label %14

102:                                              ; preds = %12
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %104 = load ptr, ptr %103, align 8
  %105 = sext i32 %1 to i64
  %106 = icmp eq i32 %99, 0
  br i1 %106, label %112, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.AccessCount, ptr %104, i64 %105, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = zext i32 %99 to i64
  br label %118

111:                                              ; preds = %118
  store i64 %125, ptr %108, align 8
  br label %112

112:                                              ; preds = %111, %102
  %113 = icmp eq i32 %98, 0
  br i1 %113, label %129, label %114

114:                                              ; preds = %112
  %115 = getelementptr inbounds %struct.AccessCount, ptr %104, i64 %105, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = zext i32 %98 to i64
  br label %138

118:                                              ; preds = %107, %118
  %119 = phi i64 [ 0, %107 ], [ %126, %118 ]
  %120 = phi i64 [ %109, %107 ], [ %125, %118 ]
  %121 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %119
  %122 = load i32, ptr %121, align 4
  %123 = tail call i32 @llvm.ctpop.i32(i32 %122)
  %124 = zext i32 %123 to i64
  %125 = add i64 %120, %124
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %110
  br i1 %127, label %111, label %118

128:                                              ; preds = %138
  store i64 %145, ptr %115, align 8
  br label %129

129:                                              ; preds = %128, %112
  %130 = sub i32 %99, %98
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds %struct.AccessCount, ptr %104, i64 %105, i32 3
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %133, %131
  store i64 %134, ptr %132, align 8
  %135 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, 1
  br i1 %137, label %148, label %207

138:                                              ; preds = %114, %138
  %139 = phi i64 [ 0, %114 ], [ %146, %138 ]
  %140 = phi i64 [ %116, %114 ], [ %145, %138 ]
  %141 = getelementptr inbounds [32 x i32], ptr %10, i64 0, i64 %139
  %142 = load i32, ptr %141, align 4
  %143 = tail call i32 @llvm.ctpop.i32(i32 %142)
  %144 = zext i32 %143 to i64
  %145 = sub i64 %140, %144
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, %117
  br i1 %147, label %128, label %138

148:                                              ; preds = %129
  %149 = icmp eq i32 %98, 0
  br i1 %149, label %207, label %150

150:                                              ; preds = %148
  %151 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %152 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %153 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %155 = zext i32 %1 to i64
  %156 = shl i64 %155, 44
  %157 = zext i32 %98 to i64
  br label %158

158:                                              ; preds = %204, %150
  %159 = phi i64 [ 0, %150 ], [ %205, %204 ]
  %160 = getelementptr inbounds i32, ptr %11, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %204, label %163

163:                                              ; preds = %158
  %164 = getelementptr inbounds i32, ptr %10, i64 %159
  %165 = getelementptr inbounds i64, ptr %8, i64 %159
  br label %166

166:                                              ; preds = %189, %163
  %167 = phi i1 [ true, %163 ], [ %201, %189 ]
  %168 = phi i32 [ 0, %163 ], [ %200, %189 ]
  %169 = load i64, ptr %151, align 8
  %170 = add i64 %169, 1
  %171 = load i64, ptr %152, align 8
  %172 = icmp ugt i64 %170, %171
  br i1 %172, label %173, label %181

173:                                              ; preds = %166
  %174 = shl i64 %170, 1
  %175 = add i64 %174, 1024
  %176 = load ptr, ptr %153, align 8
  %177 = shl i64 %175, 3
  %178 = tail call ptr @realloc(ptr noundef %176, i64 noundef %177)
  %179 = icmp eq ptr %178, null
  br i1 %179, label %186, label %180

180:                                              ; preds = %173
  store ptr %178, ptr %153, align 8
  store i64 %175, ptr %152, align 8
  br label %181

181:                                              ; preds = %180, %166
  %182 = load ptr, ptr %153, align 8
  %183 = load i64, ptr %151, align 8
  %184 = getelementptr inbounds i64, ptr %182, i64 %183
  %185 = add i64 %183, 1
  store i64 %185, ptr %151, align 8
  br label %186

186:                                              ; preds = %181, %173
  %187 = phi ptr [ %184, %181 ], [ null, %173 ]
  %188 = icmp eq ptr %187, null
  br i1 %188, label %203, label %189

189:                                              ; preds = %186
  %190 = load i32, ptr %164, align 4
  %191 = load i64, ptr %165, align 8
  %192 = load i64, ptr %154, align 8
  %193 = lshr i64 %192, 7
  %194 = sub i64 %191, %193
  %195 = zext i32 %190 to i64
  %196 = shl i64 %195, 40
  %197 = or i64 %156, %196
  %198 = or i64 %197, %194
  %199 = or i64 %198, 8070450532247928832
  store i64 %199, ptr %187, align 8
  %200 = add nuw i32 %168, 1
  %201 = icmp ult i32 %200, %161
  %202 = icmp eq i32 %200, %161
  br i1 %202, label %204, label %166

203:                                              ; preds = %186
  br i1 %167, label %207, label %204

204:                                              ; preds = %189, %203, %158
  %205 = add nuw nsw i64 %159, 1
  %206 = icmp eq i64 %205, %157
  br i1 %206, label %207, label %158

207:                                              ; preds = %204, %203, %148, %129, %12
  %208 = phi i32 [ 0, %12 ], [ 0, %129 ], [ 0, %148 ], [ 2, %203 ], [ 0, %204 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  ret i32 %208
}

; Function Attrs: nounwind uwtable
define dso_local i32 @trace_again(ptr nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5) local_unnamed_addr {
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %66, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %14 = zext i32 %1 to i64
  %15 = shl i64 %14, 44
  %16 = zext i32 %5 to i64
  br label %17

17:                                               ; preds = %8, %63
  %18 = phi i64 [ 0, %8 ], [ %64, %63 ]
  %19 = getelementptr inbounds i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %63

22:                                               ; preds = %17
  %23 = getelementptr inbounds i32, ptr %3, i64 %18
  %24 = getelementptr inbounds i64, ptr %2, i64 %18
  br label %25

25:                                               ; preds = %22, %48
  %26 = phi i1 [ %21, %22 ], [ %60, %48 ]
  %27 = phi i32 [ 0, %22 ], [ %59, %48 ]
  %28 = load i64, ptr %9, align 8
  %29 = add i64 %28, 1
  %30 = load i64, ptr %10, align 8
  %31 = icmp ugt i64 %29, %30
  br i1 %31, label %32, label %40

32:                                               ; preds = %25
  %33 = shl i64 %29, 1
  %34 = add i64 %33, 1024
  %35 = load ptr, ptr %11, align 8
  %36 = shl i64 %34, 3
  %37 = tail call ptr @realloc(ptr noundef %35, i64 noundef %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %45, label %39

39:                                               ; preds = %32
  store ptr %37, ptr %11, align 8
  store i64 %34, ptr %10, align 8
  br label %40

40:                                               ; preds = %39, %25
  %41 = load ptr, ptr %12, align 8
  %42 = load i64, ptr %9, align 8
  %43 = getelementptr inbounds i64, ptr %41, i64 %42
  %44 = add i64 %42, 1
  store i64 %44, ptr %9, align 8
  br label %45

45:                                               ; preds = %32, %40
  %46 = phi ptr [ %43, %40 ], [ null, %32 ]
  %47 = icmp eq ptr %46, null
  br i1 %47, label %62, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %23, align 4
  %50 = load i64, ptr %24, align 8
  %51 = load i64, ptr %13, align 8
  %52 = lshr i64 %51, 7
  %53 = sub i64 %50, %52
  %54 = zext i32 %49 to i64
  %55 = shl i64 %54, 40
  %56 = or i64 %15, %55
  %57 = or i64 %56, %53
  %58 = or i64 %57, 8070450532247928832
  store i64 %58, ptr %46, align 8
  %59 = add nuw i32 %27, 1
  %60 = icmp ult i32 %59, %20
  %61 = icmp eq i32 %59, %20
  br i1 %61, label %63, label %25

62:                                               ; preds = %45
  br i1 %26, label %66, label %63

63:                                               ; preds = %48, %17, %62
  %64 = add nuw nsw i64 %18, 1
  %65 = icmp eq i64 %64, %16
  br i1 %65, label %66, label %17

66:                                               ; preds = %62, %63, %6
  %67 = phi i32 [ 0, %6 ], [ 2, %62 ], [ 0, %63 ]
  ret i32 %67
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_shared(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca %struct.Pattern, align 8
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %305, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
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
  %51 = phi i1 [ true, %41 ], [ false, %43 ]
  %52 = phi i32 [ 4, %41 ], [ 0, %43 ]
  %53 = add i32 %6, -1
  %54 = zext i32 %53 to i64
  %55 = and i64 %48, %54
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %65

57:                                               ; preds = %47
  %58 = zext i32 %6 to i64
  %59 = add i64 %49, %58
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %61 = load i64, ptr %60, align 8
  %62 = icmp ugt i64 %59, %61
  %63 = icmp ugt i64 %49, %59
  %64 = or i1 %63, %62
  br i1 %64, label %65, label %98

65:                                               ; preds = %57, %47
  %66 = zext i32 %6 to i64
  %67 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %68

68:                                               ; preds = %65, %95
  %69 = phi i64 [ 0, %65 ], [ %96, %95 ]
  %70 = trunc i64 %69 to i32
  %71 = shl nuw i32 1, %70
  %72 = and i32 %71, %4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %95, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds i64, ptr %5, i64 %69
  %76 = load i64, ptr %75, align 8
  %77 = and i64 %76, %54
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %74
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %305

83:                                               ; preds = %79
  store i32 2, ptr %80, align 8
  br label %283

84:                                               ; preds = %74
  %85 = add i64 %76, %66
  %86 = load i64, ptr %67, align 8
  %87 = icmp ugt i64 %85, %86
  %88 = icmp ugt i64 %76, %85
  %89 = or i1 %88, %87
  br i1 %89, label %90, label %95

90:                                               ; preds = %84
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %305

94:                                               ; preds = %90
  store i32 1, ptr %91, align 8
  br label %283

95:                                               ; preds = %84, %68
  %96 = add nuw nsw i64 %69, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %98, label %68

98:                                               ; preds = %95, %57
  %99 = load i64, ptr %16, align 8
  %100 = add i64 %99, 1
  store i64 %100, ptr %16, align 8
  %101 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, %102
  store i64 %105, ptr %103, align 8
  %106 = icmp eq i64 %50, %49
  br i1 %106, label %107, label %120

107:                                              ; preds = %98
  %108 = icmp ult i32 %6, 16
  br i1 %108, label %113, label %109

109:                                              ; preds = %107
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %111 = load i32, ptr %110, align 8
  %112 = icmp eq i32 %111, 4
  br i1 %112, label %120, label %113

113:                                              ; preds = %109, %107
  %114 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %115 = load i64, ptr %114, align 8
  %116 = add i64 %115, 1
  store i64 %116, ptr %114, align 8
  %117 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %117, align 8
  br label %152

120:                                              ; preds = %109, %98
  %121 = icmp ugt i32 %6, 3
  %122 = and i1 %121, %51
  br i1 %122, label %123, label %136

123:                                              ; preds = %120
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 4
  br i1 %126, label %127, label %136

127:                                              ; preds = %123
  %128 = lshr i32 %6, 2
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %131 = load i64, ptr %130, align 8
  %132 = add i64 %131, %129
  store i64 %132, ptr %130, align 8
  %133 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %134 = load i64, ptr %133, align 8
  %135 = add i64 %134, %129
  store i64 %135, ptr %133, align 8
  br label %152

136:                                              ; preds = %123, %120
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  store <32 x i64> %29, ptr %9, align 16
  call void @llvm.lifetime.start.p0(i64 304, ptr nonnull %10)
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %138 = load i32, ptr %137, align 8
  %139 = call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %3, ptr noundef nonnull %9, i32 noundef %4, i64 noundef %50, i32 noundef %6, i32 noundef %138, i32 noundef 0, ptr noundef nonnull %10)
  %140 = getelementptr inbounds %struct.Pattern, ptr %139, i64 0, i32 8
  %141 = load i32, ptr %140, align 8
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 4
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, %142
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds %struct.Pattern, ptr %139, i64 0, i32 9
  %147 = load i32, ptr %146, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds %struct.AccessCount, ptr %14, i64 %15, i32 5
  %150 = load i64, ptr %149, align 8
  %151 = add i64 %150, %148
  store i64 %151, ptr %149, align 8
  call void @llvm.lifetime.end.p0(i64 304, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %152

152:                                              ; preds = %127, %136, %113
  %153 = icmp eq i32 %7, 0
  %154 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %153, label %157, label %190

157:                                              ; preds = %152
  br i1 %156, label %219, label %158

158:                                              ; preds = %157
  %159 = icmp eq i32 %6, 0
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %161

161:                                              ; preds = %158, %187
  %162 = phi i64 [ 0, %158 ], [ %188, %187 ]
  %163 = trunc i64 %162 to i32
  %164 = shl nuw i32 1, %163
  %165 = and i32 %164, %4
  %166 = icmp eq i32 %165, 0
  %167 = or i1 %166, %159
  br i1 %167, label %187, label %168

168:                                              ; preds = %161
  %169 = load ptr, ptr %160, align 8
  %170 = getelementptr inbounds i64, ptr %5, i64 %162
  %171 = load i64, ptr %170, align 8
  br label %175

172:                                              ; preds = %175
  %173 = add nuw i32 %176, 1
  %174 = icmp eq i32 %173, %6
  br i1 %174, label %187, label %175

175:                                              ; preds = %168, %172
  %176 = phi i32 [ 0, %168 ], [ %173, %172 ]
  %177 = zext i32 %176 to i64
  %178 = add i64 %171, %177
  %179 = getelementptr inbounds i8, ptr %169, i64 %178
  %180 = load i8, ptr %179, align 1
  %181 = icmp eq i8 %180, 0
  br i1 %181, label %182, label %172

182:                                              ; preds = %175
  %183 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %305

186:                                              ; preds = %182
  store i32 3, ptr %183, align 8
  br label %283

187:                                              ; preds = %172, %161
  %188 = add nuw nsw i64 %162, 1
  %189 = icmp eq i64 %188, 32
  br i1 %189, label %219, label %161

190:                                              ; preds = %152
  br i1 %156, label %191, label %195

191:                                              ; preds = %190
  %192 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %193 = load ptr, ptr %192, align 8
  %194 = icmp eq ptr %193, null
  br i1 %194, label %219, label %195

195:                                              ; preds = %191, %190
  %196 = icmp eq i32 %6, 0
  %197 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %198 = zext i32 %6 to i64
  br label %199

199:                                              ; preds = %195, %216
  %200 = phi i64 [ 0, %195 ], [ %217, %216 ]
  %201 = trunc i64 %200 to i32
  %202 = shl nuw i32 1, %201
  %203 = and i32 %202, %4
  %204 = icmp eq i32 %203, 0
  %205 = or i1 %204, %196
  br i1 %205, label %216, label %206

206:                                              ; preds = %199
  %207 = getelementptr inbounds i64, ptr %5, i64 %200
  %208 = load i64, ptr %207, align 8
  br label %209

209:                                              ; preds = %206, %209
  %210 = phi i64 [ 0, %206 ], [ %214, %209 ]
  %211 = load ptr, ptr %197, align 8
  %212 = add i64 %208, %210
  %213 = getelementptr inbounds i8, ptr %211, i64 %212
  store i8 1, ptr %213, align 1
  %214 = add nuw nsw i64 %210, 1
  %215 = icmp eq i64 %214, %198
  br i1 %215, label %216, label %209

216:                                              ; preds = %209, %199
  %217 = add nuw nsw i64 %200, 1
  %218 = icmp eq i64 %217, 32
  br i1 %218, label %219, label %199

219:                                              ; preds = %216, %187, %191, %157
  %220 = icmp eq i32 %7, 2
  br i1 %220, label %221, label %305

221:                                              ; preds = %219
  %222 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 2
  br i1 %224, label %225, label %305

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 13
  %227 = load i32, ptr %226, align 4
  %228 = icmp eq i32 %227, 512
  br i1 %228, label %305, label %229

229:                                              ; preds = %225
  %230 = add i32 %227, 1
  store i32 %230, ptr %226, align 4
  %231 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %232 = load i64, ptr %231, align 8
  %233 = add i64 %232, 9
  %234 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %235 = load i64, ptr %234, align 8
  %236 = icmp ugt i64 %233, %235
  br i1 %236, label %237, label %246

237:                                              ; preds = %229
  %238 = shl i64 %233, 1
  %239 = add i64 %238, 1024
  %240 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %241 = load ptr, ptr %240, align 8
  %242 = shl i64 %239, 3
  %243 = call ptr @realloc(ptr noundef %241, i64 noundef %242)
  %244 = icmp eq ptr %243, null
  br i1 %244, label %252, label %245

245:                                              ; preds = %237
  store ptr %243, ptr %240, align 8
  store i64 %239, ptr %234, align 8
  br label %246

246:                                              ; preds = %245, %229
  %247 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %248 = load ptr, ptr %247, align 8
  %249 = load i64, ptr %231, align 8
  %250 = getelementptr inbounds i64, ptr %248, i64 %249
  %251 = add i64 %249, 9
  store i64 %251, ptr %231, align 8
  br label %252

252:                                              ; preds = %246, %237
  %253 = phi ptr [ %250, %246 ], [ null, %237 ]
  %254 = icmp eq ptr %253, null
  br i1 %254, label %305, label %255

255:                                              ; preds = %252
  %256 = zext i32 %3 to i64
  %257 = shl i64 %256, 44
  %258 = zext i32 %4 to i64
  %259 = or i64 %257, %258
  %260 = or i64 %259, -9223372036854775808
  %261 = getelementptr inbounds i64, ptr %253, i64 1
  store i64 %260, ptr %253, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %261, i8 0, i64 64, i1 false)
  br label %262

262:                                              ; preds = %280, %255
  %263 = phi i64 [ 0, %255 ], [ %281, %280 ]
  %264 = trunc i64 %263 to i32
  %265 = shl nuw i32 1, %264
  %266 = and i32 %265, %4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %280, label %268

268:                                              ; preds = %262
  %269 = getelementptr inbounds i64, ptr %5, i64 %263
  %270 = load i64, ptr %269, align 8
  %271 = lshr i64 %270, 2
  %272 = shl i64 %263, 4
  %273 = and i64 %272, 48
  %274 = shl i64 %271, %273
  %275 = lshr i64 %263, 2
  %276 = and i64 %275, 1073741823
  %277 = getelementptr inbounds i64, ptr %261, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = or i64 %274, %278
  store i64 %279, ptr %277, align 8
  br label %280

280:                                              ; preds = %268, %262
  %281 = add nuw nsw i64 %263, 1
  %282 = icmp eq i64 %281, 32
  br i1 %282, label %305, label %262

283:                                              ; preds = %186, %83, %94
  %284 = phi i64 [ %69, %94 ], [ %69, %83 ], [ %162, %186 ]
  %285 = phi i64 [ %76, %94 ], [ %76, %83 ], [ %171, %186 ]
  %286 = zext i32 %6 to i64
  %287 = trunc i64 %284 to i32
  %288 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %288, align 4
  %289 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %287, ptr %289, align 8
  %290 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %291 = load i32, ptr %290, align 4
  %292 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %291, ptr %292, align 4
  %293 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %294 = load i32, ptr %293, align 8
  %295 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %294, ptr %295, align 8
  %296 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %297 = load i32, ptr %296, align 4
  %298 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %297, ptr %298, align 4
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %300 = load i32, ptr %299, align 8
  %301 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %300, ptr %301, align 8
  %302 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 2, ptr %302, align 4
  %303 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %285, ptr %303, align 8
  %304 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
  store i64 %286, ptr %304, align 8
  br label %305

305:                                              ; preds = %280, %283, %225, %219, %221, %252, %90, %79, %182, %8
  %306 = phi i32 [ 0, %8 ], [ 2, %90 ], [ 2, %79 ], [ 2, %182 ], [ 2, %252 ], [ %52, %221 ], [ %52, %219 ], [ %52, %225 ], [ 2, %283 ], [ %52, %280 ]
  ret i32 %306
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
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 9
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %13, %15
  br i1 %16, label %17, label %26

17:                                               ; preds = %9
  %18 = shl i64 %13, 1
  %19 = add i64 %18, 1024
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  br i1 %9, label %315, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13
  %15 = icmp ugt i32 %6, 4
  %16 = lshr i32 %6, 2
  %17 = select i1 %15, i32 %16, i32 1
  %18 = add i32 %6, -1
  %19 = zext i32 %18 to i64
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  br label %22

22:                                               ; preds = %10, %49
  %23 = phi i64 [ 0, %10 ], [ %50, %49 ]
  %24 = trunc i64 %23 to i32
  %25 = shl nuw i32 1, %24
  %26 = and i32 %25, %4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %49, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i64, ptr %5, i64 %23
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, %19
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %315

37:                                               ; preds = %33
  store i32 2, ptr %34, align 8
  br label %295

38:                                               ; preds = %28
  %39 = add i64 %30, %20
  %40 = load i64, ptr %21, align 8
  %41 = icmp ugt i64 %39, %40
  %42 = icmp ugt i64 %30, %39
  %43 = or i1 %42, %41
  br i1 %43, label %44, label %49

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %315

48:                                               ; preds = %44
  store i32 1, ptr %45, align 8
  br label %295

49:                                               ; preds = %38, %22
  %50 = add nuw nsw i64 %23, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %52, label %22

52:                                               ; preds = %49
  %53 = load i64, ptr %14, align 8
  %54 = add i64 %53, 1
  store i64 %54, ptr %14, align 8
  %55 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = load <32 x i64>, ptr %5, align 8
  %61 = icmp eq i32 %4, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %52
  %63 = bitcast i32 %4 to <32 x i1>
  %64 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %5, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = insertelement <32 x i64> poison, i64 %67, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = select <32 x i1> %63, <32 x i64> %60, <32 x i64> %69
  br label %71

71:                                               ; preds = %52, %62
  %72 = phi <32 x i64> [ %70, %62 ], [ %60, %52 ]
  %73 = lshr <32 x i64> %72, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %74 = icmp eq i32 %17, 0
  br i1 %74, label %94, label %75

75:                                               ; preds = %71
  %76 = bitcast i32 %4 to <32 x i1>
  %77 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %78 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %79 = bitcast i32 %4 to <32 x i1>
  %80 = tail call i32 @llvm.cttz.i32(i32 %4, i1 true)
  %81 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %82 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %83 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %84 = load i64, ptr %78, align 8
  %85 = load i64, ptr %81, align 8
  %86 = load i64, ptr %82, align 8
  %87 = load i64, ptr %83, align 8
  %88 = add nsw i32 %17, -1
  %89 = zext i32 %88 to i64
  %90 = add i64 %87, %89
  %91 = zext i32 %17 to i64
  br label %98

92:                                               ; preds = %264
  %93 = add i64 %90, 1
  store i64 %190, ptr %78, align 8
  store i64 %272, ptr %81, align 8
  store i64 %273, ptr %82, align 8
  store i64 %93, ptr %83, align 8
  br label %94

94:                                               ; preds = %92, %71
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 1
  br i1 %97, label %276, label %279

98:                                               ; preds = %75, %264
  %99 = phi i64 [ 0, %75 ], [ %274, %264 ]
  %100 = phi i64 [ %86, %75 ], [ %273, %264 ]
  %101 = phi i64 [ %85, %75 ], [ %272, %264 ]
  %102 = phi i64 [ %84, %75 ], [ %190, %264 ]
  %103 = insertelement <32 x i64> poison, i64 %99, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = add nuw nsw <32 x i64> %104, %73
  %106 = shl <32 x i64> %105, <i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7, i64 7>
  %107 = or <32 x i64> %106, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %108 = lshr <32 x i64> %107, <i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5, i64 5>
  %109 = trunc <32 x i64> %108 to <32 x i32>
  br i1 %61, label %115, label %110

110:                                              ; preds = %98
  %111 = extractelement <32 x i32> %109, i32 %77
  %112 = insertelement <32 x i32> poison, i32 %111, i64 0
  %113 = shufflevector <32 x i32> %112, <32 x i32> poison, <32 x i32> zeroinitializer
  %114 = select <32 x i1> %76, <32 x i32> %109, <32 x i32> %113
  br label %115

115:                                              ; preds = %110, %98
  %116 = phi <32 x i32> [ %114, %110 ], [ %109, %98 ]
  %117 = shufflevector <32 x i32> %116, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %118 = icmp ult <32 x i32> %116, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %182, label %121

121:                                              ; preds = %115
  %122 = shufflevector <32 x i32> %116, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %123 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %116, <32 x i32> %122)
  %124 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %116, <32 x i32> %122)
  %125 = shufflevector <32 x i32> %123, <32 x i32> %124, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %126 = shufflevector <32 x i32> %125, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %127 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %125, <32 x i32> %126)
  %128 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %125, <32 x i32> %126)
  %129 = shufflevector <32 x i32> %127, <32 x i32> %128, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %130 = shufflevector <32 x i32> %129, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %131 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %129, <32 x i32> %130)
  %132 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %129, <32 x i32> %130)
  %133 = shufflevector <32 x i32> %131, <32 x i32> %132, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %134 = shufflevector <32 x i32> %133, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %135 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %133, <32 x i32> %134)
  %136 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %133, <32 x i32> %134)
  %137 = shufflevector <32 x i32> %135, <32 x i32> %136, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %138 = shufflevector <32 x i32> %137, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %139 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %137, <32 x i32> %138)
  %140 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %137, <32 x i32> %138)
  %141 = shufflevector <32 x i32> %139, <32 x i32> %140, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %142 = shufflevector <32 x i32> %141, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %143 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %141, <32 x i32> %142)
  %144 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %141, <32 x i32> %142)
  %145 = shufflevector <32 x i32> %143, <32 x i32> %144, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %146 = shufflevector <32 x i32> %145, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %147 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %145, <32 x i32> %146)
  %148 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %145, <32 x i32> %146)
  %149 = shufflevector <32 x i32> %147, <32 x i32> %148, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %150 = shufflevector <32 x i32> %149, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %151 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %149, <32 x i32> %150)
  %152 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %149, <32 x i32> %150)
  %153 = shufflevector <32 x i32> %151, <32 x i32> %152, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %154 = shufflevector <32 x i32> %153, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %155 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %153, <32 x i32> %154)
  %156 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %153, <32 x i32> %154)
  %157 = shufflevector <32 x i32> %155, <32 x i32> %156, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %158 = shufflevector <32 x i32> %157, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %159 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %157, <32 x i32> %158)
  %160 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %157, <32 x i32> %158)
  %161 = shufflevector <32 x i32> %159, <32 x i32> %160, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %162 = shufflevector <32 x i32> %161, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %163 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %161, <32 x i32> %162)
  %164 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %161, <32 x i32> %162)
  %165 = shufflevector <32 x i32> %163, <32 x i32> %164, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %166 = shufflevector <32 x i32> %165, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %165, <32 x i32> %166)
  %168 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %165, <32 x i32> %166)
  %169 = shufflevector <32 x i32> %167, <32 x i32> %168, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %170 = shufflevector <32 x i32> %169, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %171 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %169, <32 x i32> %170)
  %172 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %169, <32 x i32> %170)
  %173 = shufflevector <32 x i32> %171, <32 x i32> %172, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %174 = shufflevector <32 x i32> %173, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %175 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %173, <32 x i32> %174)
  %176 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %173, <32 x i32> %174)
  %177 = shufflevector <32 x i32> %175, <32 x i32> %176, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %178 = shufflevector <32 x i32> %177, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %179 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %177, <32 x i32> %178)
  %180 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %177, <32 x i32> %178)
  %181 = shufflevector <32 x i32> %179, <32 x i32> %180, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %182

182:                                              ; preds = %115, %121
  %183 = phi <32 x i32> [ %181, %121 ], [ %116, %115 ]
  %184 = shufflevector <32 x i32> %183, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %185 = icmp ne <32 x i32> %183, %184
  %186 = bitcast <32 x i1> %185 to i32
  %187 = or i32 %186, 1
  %188 = tail call i32 @llvm.ctpop.i32(i32 %187)
  %189 = zext i32 %188 to i64
  %190 = add i64 %102, %189
  %191 = trunc <32 x i64> %105 to <32 x i32>
  br i1 %61, label %197, label %192

192:                                              ; preds = %182
  %193 = extractelement <32 x i32> %191, i32 %80
  %194 = insertelement <32 x i32> poison, i32 %193, i64 0
  %195 = shufflevector <32 x i32> %194, <32 x i32> poison, <32 x i32> zeroinitializer
  %196 = select <32 x i1> %79, <32 x i32> %191, <32 x i32> %195
  br label %197

197:                                              ; preds = %192, %182
  %198 = phi <32 x i32> [ %196, %192 ], [ %191, %182 ]
  %199 = shufflevector <32 x i32> %198, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %200 = icmp ult <32 x i32> %198, %199
  %201 = bitcast <32 x i1> %200 to i32
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %264, label %203

203:                                              ; preds = %197
  %204 = shufflevector <32 x i32> %198, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %205 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %198, <32 x i32> %204)
  %206 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %198, <32 x i32> %204)
  %207 = shufflevector <32 x i32> %205, <32 x i32> %206, <32 x i32> <i32 0, i32 33, i32 34, i32 3, i32 4, i32 37, i32 38, i32 7, i32 8, i32 41, i32 42, i32 11, i32 12, i32 45, i32 46, i32 15, i32 16, i32 49, i32 50, i32 19, i32 20, i32 53, i32 54, i32 23, i32 24, i32 57, i32 58, i32 27, i32 28, i32 61, i32 62, i32 31>
  %208 = shufflevector <32 x i32> %207, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %209 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %207, <32 x i32> %208)
  %210 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %207, <32 x i32> %208)
  %211 = shufflevector <32 x i32> %209, <32 x i32> %210, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 36, i32 37, i32 6, i32 7, i32 8, i32 9, i32 42, i32 43, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 52, i32 53, i32 22, i32 23, i32 24, i32 25, i32 58, i32 59, i32 60, i32 61, i32 30, i32 31>
  %212 = shufflevector <32 x i32> %211, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %213 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %211, <32 x i32> %212)
  %214 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %211, <32 x i32> %212)
  %215 = shufflevector <32 x i32> %213, <32 x i32> %214, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 36, i32 5, i32 38, i32 7, i32 8, i32 41, i32 10, i32 43, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 52, i32 21, i32 54, i32 23, i32 24, i32 57, i32 26, i32 59, i32 60, i32 29, i32 62, i32 31>
  %216 = shufflevector <32 x i32> %215, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %217 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %215, <32 x i32> %216)
  %218 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %215, <32 x i32> %216)
  %219 = shufflevector <32 x i32> %217, <32 x i32> %218, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <32 x i32> %219, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %221 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %219, <32 x i32> %220)
  %222 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %219, <32 x i32> %220)
  %223 = shufflevector <32 x i32> %221, <32 x i32> %222, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 40, i32 41, i32 10, i32 11, i32 44, i32 45, i32 14, i32 15, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %224 = shufflevector <32 x i32> %223, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %225 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %223, <32 x i32> %224)
  %226 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %223, <32 x i32> %224)
  %227 = shufflevector <32 x i32> %225, <32 x i32> %226, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 40, i32 9, i32 42, i32 11, i32 44, i32 13, i32 46, i32 15, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %228 = shufflevector <32 x i32> %227, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %229 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %227, <32 x i32> %228)
  %230 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %227, <32 x i32> %228)
  %231 = shufflevector <32 x i32> %229, <32 x i32> %230, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %232 = shufflevector <32 x i32> %231, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %233 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %231, <32 x i32> %232)
  %234 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %231, <32 x i32> %232)
  %235 = shufflevector <32 x i32> %233, <32 x i32> %234, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 28, i32 29, i32 30, i32 31>
  %236 = shufflevector <32 x i32> %235, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %237 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %235, <32 x i32> %236)
  %238 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %235, <32 x i32> %236)
  %239 = shufflevector <32 x i32> %237, <32 x i32> %238, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 48, i32 49, i32 18, i32 19, i32 52, i32 53, i32 22, i32 23, i32 56, i32 57, i32 26, i32 27, i32 60, i32 61, i32 30, i32 31>
  %240 = shufflevector <32 x i32> %239, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %241 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %239, <32 x i32> %240)
  %242 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %239, <32 x i32> %240)
  %243 = shufflevector <32 x i32> %241, <32 x i32> %242, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 48, i32 17, i32 50, i32 19, i32 52, i32 21, i32 54, i32 23, i32 56, i32 25, i32 58, i32 27, i32 60, i32 29, i32 62, i32 31>
  %244 = shufflevector <32 x i32> %243, <32 x i32> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %245 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %243, <32 x i32> %244)
  %246 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %243, <32 x i32> %244)
  %247 = shufflevector <32 x i32> %245, <32 x i32> %246, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %248 = shufflevector <32 x i32> %247, <32 x i32> poison, <32 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %249 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %247, <32 x i32> %248)
  %250 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %247, <32 x i32> %248)
  %251 = shufflevector <32 x i32> %249, <32 x i32> %250, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %252 = shufflevector <32 x i32> %251, <32 x i32> poison, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 20, i32 21, i32 22, i32 23, i32 16, i32 17, i32 18, i32 19, i32 28, i32 29, i32 30, i32 31, i32 24, i32 25, i32 26, i32 27>
  %253 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %251, <32 x i32> %252)
  %254 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %251, <32 x i32> %252)
  %255 = shufflevector <32 x i32> %253, <32 x i32> %254, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 36, i32 37, i32 38, i32 39, i32 8, i32 9, i32 10, i32 11, i32 44, i32 45, i32 46, i32 47, i32 16, i32 17, i32 18, i32 19, i32 52, i32 53, i32 54, i32 55, i32 24, i32 25, i32 26, i32 27, i32 60, i32 61, i32 62, i32 63>
  %256 = shufflevector <32 x i32> %255, <32 x i32> poison, <32 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13, i32 18, i32 19, i32 16, i32 17, i32 22, i32 23, i32 20, i32 21, i32 26, i32 27, i32 24, i32 25, i32 30, i32 31, i32 28, i32 29>
  %257 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %255, <32 x i32> %256)
  %258 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %255, <32 x i32> %256)
  %259 = shufflevector <32 x i32> %257, <32 x i32> %258, <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
  %260 = shufflevector <32 x i32> %259, <32 x i32> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %261 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %259, <32 x i32> %260)
  %262 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %259, <32 x i32> %260)
  %263 = shufflevector <32 x i32> %261, <32 x i32> %262, <32 x i32> <i32 0, i32 33, i32 2, i32 35, i32 4, i32 37, i32 6, i32 39, i32 8, i32 41, i32 10, i32 43, i32 12, i32 45, i32 14, i32 47, i32 16, i32 49, i32 18, i32 51, i32 20, i32 53, i32 22, i32 55, i32 24, i32 57, i32 26, i32 59, i32 28, i32 61, i32 30, i32 63>
  br label %264

264:                                              ; preds = %197, %203
  %265 = phi <32 x i32> [ %263, %203 ], [ %198, %197 ]
  %266 = shufflevector <32 x i32> %265, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %267 = icmp ne <32 x i32> %265, %266
  %268 = bitcast <32 x i1> %267 to i32
  %269 = or i32 %268, 1
  %270 = tail call i32 @llvm.ctpop.i32(i32 %269)
  %271 = zext i32 %270 to i64
  %272 = add i64 %101, %271
  %273 = add i64 %100, %271
  %274 = add nuw nsw i64 %99, 1
  %275 = icmp eq i64 %274, %91
  br i1 %275, label %92, label %98

276:                                              ; preds = %94
  %277 = tail call i32 @trace_local(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6, i32 noundef %7)
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %315

279:                                              ; preds = %276, %94
  %280 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %281 = load i32, ptr %280, align 4
  %282 = zext i32 %281 to i64
  %283 = shl nuw nsw i64 %282, 5
  %284 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %285 = load i64, ptr %284, align 8
  br label %286

286:                                              ; preds = %279, %286
  %287 = phi i64 [ 0, %279 ], [ %293, %286 ]
  %288 = add nuw nsw i64 %283, %287
  %289 = mul i64 %288, %285
  %290 = getelementptr inbounds i64, ptr %5, i64 %287
  %291 = load i64, ptr %290, align 8
  %292 = add i64 %289, %291
  store i64 %292, ptr %290, align 8
  %293 = add nuw nsw i64 %287, 1
  %294 = icmp eq i64 %293, 32
  br i1 %294, label %315, label %286

295:                                              ; preds = %48, %37
  %296 = zext i32 %6 to i64
  %297 = trunc i64 %23 to i32
  %298 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %2, ptr %298, align 4
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %297, ptr %299, align 8
  %300 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %301 = load i32, ptr %300, align 4
  %302 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %301, ptr %302, align 4
  %303 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %304 = load i32, ptr %303, align 8
  %305 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %304, ptr %305, align 8
  %306 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %307 = load i32, ptr %306, align 4
  %308 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %307, ptr %308, align 4
  %309 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %310 = load i32, ptr %309, align 8
  %311 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %310, ptr %311, align 8
  %312 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  store i32 3, ptr %312, align 4
  %313 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 6
  store i64 %30, ptr %313, align 8
  %314 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 7
  store i64 %296, ptr %314, align 8
  br label %315

315:                                              ; preds = %286, %295, %33, %44, %276, %8
  %316 = phi i32 [ 0, %8 ], [ 2, %276 ], [ 2, %44 ], [ 2, %33 ], [ 2, %295 ], [ 0, %286 ]
  ret i32 %316
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
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
define dso_local i32 @arrive(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i32, ptr %1, align 8
  %7 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %33, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %49

14:                                               ; preds = %10
  %15 = xor i32 %6, -1
  %16 = and i32 %8, %15
  %17 = tail call i32 @llvm.cttz.i32(i32 %16, i1 true)
  store i32 6, ptr %11, align 8
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %4, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %17, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %32, i8 0, i64 20, i1 false)
  br label %49

33:                                               ; preds = %5
  %34 = and i32 %2, 15
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 45, i64 %35
  %37 = tail call fastcc i32 @release(ptr noundef %0)
  %38 = load i32, ptr %36, align 4
  %39 = add i32 %38, 32
  store i32 %39, ptr %36, align 4
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
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
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  br label %8

7:                                                ; preds = %144
  ret i32 %145

8:                                                ; preds = %1, %144
  %9 = phi i64 [ 1, %1 ], [ %146, %144 ]
  %10 = phi i32 [ 0, %1 ], [ %145, %144 ]
  %11 = add nsw i64 %9, -1
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 45, i64 %11
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
  %91 = load i32, ptr %90, align 8
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
  store i32 %95, ptr %96, align 8
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
  %54 = getelementptr i8, ptr %0, i64 8784
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %54, i8 0, i64 64, i1 false)
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %88, label %78

58:                                               ; preds = %58, %47
  %59 = phi i64 [ 0, %47 ], [ %76, %58 ]
  %60 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59
  %61 = trunc i64 %59 to i32
  %62 = shl i32 %61, 5
  %63 = sub i32 %51, %62
  %64 = icmp ugt i32 %63, 31
  %65 = shl nsw i32 -1, %63
  %66 = xor i32 %65, -1
  %67 = select i1 %64, i32 -1, i32 %66
  %68 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 12
  store i32 %67, ptr %68, align 8
  store i32 %67, ptr %60, align 8
  %69 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 1
  store i32 %67, ptr %69, align 4
  %70 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 2
  store i32 0, ptr %70, align 8
  %71 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 3
  store i32 -1, ptr %71, align 4
  %72 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 4
  store i32 0, ptr %72, align 8
  %73 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 5
  store i32 0, ptr %73, align 4
  %74 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 13
  store i32 0, ptr %74, align 4
  %75 = getelementptr inbounds %struct.Warp, ptr %49, i64 %59, i32 16
  store i64 0, ptr %75, align 8
  %76 = add nuw nsw i64 %59, 1
  %77 = icmp eq i64 %76, %52
  br i1 %77, label %53, label %58

78:                                               ; preds = %53
  %79 = trunc i64 %1 to i32
  %80 = add i32 %79, 1
  %81 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 14
  store i32 %80, ptr %81, align 8
  %82 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(4360) %82, i8 0, i64 4360, i1 false)
  br label %83

83:                                               ; preds = %83, %78
  %84 = phi i64 [ 0, %78 ], [ %86, %83 ]
  %85 = getelementptr inbounds %struct.Checks, ptr %56, i64 0, i32 20, i64 %84
  store i32 0, ptr %85, align 4
  %86 = add nuw nsw i64 %84, 1
  %87 = icmp eq i64 %86, 32
  br i1 %87, label %88, label %83

88:                                               ; preds = %83, %53
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:                                               ; preds = %88
  %93 = load i32, ptr %44, align 4
  %94 = zext i32 %93 to i64
  %95 = mul i64 %94, %1
  %96 = getelementptr inbounds i32, ptr %90, i64 %95
  br label %97

97:                                               ; preds = %88, %92
  %98 = phi ptr [ %96, %92 ], [ null, %88 ]
  %99 = icmp eq ptr %98, null
  br i1 %99, label %105, label %100

100:                                              ; preds = %97, %133
  %101 = phi i64 [ %135, %133 ], [ 0, %97 ]
  %102 = load i32, ptr %44, align 4
  %103 = zext i32 %102 to i64
  %104 = icmp ult i64 %101, %103
  br i1 %104, label %133, label %105

105:                                              ; preds = %100, %133, %97
  %106 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %115 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  %130 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  br label %136

133:                                              ; preds = %100
  %134 = getelementptr inbounds i32, ptr %98, i64 %101
  store i32 0, ptr %134, align 4
  %135 = add nuw nsw i64 %101, 1
  br i1 %99, label %105, label %100

136:                                              ; preds = %322, %105
  %137 = phi i32 [ undef, %105 ], [ %324, %322 ]
  %138 = load i32, ptr %44, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %247, label %140

140:                                              ; preds = %136, %242
  %141 = phi i64 [ %243, %242 ], [ 0, %136 ]
  %142 = phi i32 [ %241, %242 ], [ %137, %136 ]
  %143 = phi i32 [ %240, %242 ], [ 0, %136 ]
  %144 = phi i64 [ %239, %242 ], [ 0, %136 ]
  %145 = load ptr, ptr %106, align 8
  %146 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141
  %147 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 1
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %154, label %150

150:                                              ; preds = %140
  %151 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 5
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %160, label %154

154:                                              ; preds = %150, %140
  %155 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 5
  %156 = load i32, ptr %155, align 4
  %157 = icmp ne i32 %156, 0
  %158 = zext i1 %157 to i32
  %159 = add i32 %143, %158
  br label %237

160:                                              ; preds = %150
  %161 = load i64, ptr %107, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %176, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %108, align 8
  %165 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 11
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds i64, ptr %164, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = load ptr, ptr %109, align 8
  %171 = getelementptr inbounds i64, ptr %170, i64 %169
  %172 = load i64, ptr %171, align 8
  %173 = and i64 %172, -1152921504606846976
  %174 = load i64, ptr %110, align 8
  %175 = or i64 %173, %174
  store i64 %175, ptr %171, align 8
  br label %176

176:                                              ; preds = %163, %160
  %177 = load i64, ptr %111, align 8
  %178 = load ptr, ptr %0, align 8
  %179 = load ptr, ptr %112, align 8
  %180 = load i32, ptr %113, align 4
  %181 = zext i32 %180 to i64
  %182 = mul nuw i64 %141, %181
  %183 = getelementptr inbounds i8, ptr %179, i64 %182
  %184 = tail call i32 %178(ptr noundef nonnull %0, ptr noundef %146, ptr noundef %183)
  %185 = icmp eq i32 %184, 2
  br i1 %185, label %237, label %186

186:                                              ; preds = %176
  %187 = load i64, ptr %107, align 8
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %218, label %189

189:                                              ; preds = %186
  %190 = load i64, ptr %114, align 8
  %191 = add i64 %190, 1
  %192 = load i64, ptr %115, align 8
  %193 = icmp ugt i64 %191, %192
  br i1 %193, label %194, label %202

194:                                              ; preds = %189
  %195 = shl i64 %191, 1
  %196 = add i64 %195, 1024
  %197 = load ptr, ptr %116, align 8
  %198 = shl i64 %196, 3
  %199 = tail call ptr @realloc(ptr noundef %197, i64 noundef %198)
  %200 = icmp eq ptr %199, null
  br i1 %200, label %207, label %201

201:                                              ; preds = %194
  store ptr %199, ptr %116, align 8
  store i64 %196, ptr %115, align 8
  br label %202

202:                                              ; preds = %201, %189
  %203 = load ptr, ptr %117, align 8
  %204 = load i64, ptr %114, align 8
  %205 = getelementptr inbounds i64, ptr %203, i64 %204
  %206 = add i64 %204, 1
  store i64 %206, ptr %114, align 8
  br label %207

207:                                              ; preds = %202, %194
  %208 = phi ptr [ %205, %202 ], [ null, %194 ]
  %209 = icmp eq ptr %208, null
  br i1 %209, label %237, label %210

210:                                              ; preds = %207
  store i64 6917529027641081856, ptr %208, align 8
  %211 = load i64, ptr %114, align 8
  %212 = add i64 %211, -1
  %213 = load ptr, ptr %118, align 8
  %214 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 11
  %215 = load i32, ptr %214, align 4
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds i64, ptr %213, i64 %216
  store i64 %212, ptr %217, align 8
  br label %218

218:                                              ; preds = %210, %186
  %219 = load i64, ptr %111, align 8
  %220 = sub i64 %177, %219
  %221 = lshr i64 %220, 5
  %222 = tail call i64 @llvm.umax.i64(i64 %221, i64 %144)
  %223 = getelementptr inbounds %struct.Warp, ptr %145, i64 %141, i32 16
  %224 = load i64, ptr %223, align 8
  %225 = add i64 %221, %224
  store i64 %225, ptr %223, align 8
  br i1 %99, label %231, label %226

226:                                              ; preds = %218
  %227 = trunc i64 %221 to i32
  %228 = getelementptr inbounds i32, ptr %98, i64 %141
  %229 = load i32, ptr %228, align 4
  %230 = add i32 %229, %227
  store i32 %230, ptr %228, align 4
  br label %231

231:                                              ; preds = %226, %218
  switch i32 %184, label %237 [
    i32 0, label %232
    i32 1, label %233
  ]

232:                                              ; preds = %231
  store i32 0, ptr %147, align 4
  br label %237

233:                                              ; preds = %231
  %234 = add i32 %143, 1
  %235 = load i64, ptr %119, align 8
  %236 = add i64 %235, 1
  store i64 %236, ptr %119, align 8
  br label %237

237:                                              ; preds = %207, %232, %176, %231, %233, %154
  %238 = phi i32 [ 9, %154 ], [ 1, %176 ], [ 0, %231 ], [ 0, %233 ], [ 0, %232 ], [ 1, %207 ]
  %239 = phi i64 [ %144, %154 ], [ %144, %176 ], [ %222, %231 ], [ %222, %233 ], [ %222, %232 ], [ %144, %207 ]
  %240 = phi i32 [ %159, %154 ], [ %143, %176 ], [ %143, %231 ], [ %234, %233 ], [ %143, %232 ], [ %143, %207 ]
  %241 = phi i32 [ %142, %154 ], [ 2, %176 ], [ %142, %231 ], [ %142, %233 ], [ %142, %232 ], [ 2, %207 ]
  switch i32 %238, label %247 [
    i32 0, label %242
    i32 9, label %242
  ]

242:                                              ; preds = %237, %237
  %243 = add nuw nsw i64 %141, 1
  %244 = load i32, ptr %44, align 4
  %245 = zext i32 %244 to i64
  %246 = icmp ult i64 %243, %245
  br i1 %246, label %140, label %247

247:                                              ; preds = %237, %242, %136
  %248 = phi i32 [ 7, %136 ], [ %238, %237 ], [ 7, %242 ]
  %249 = phi i64 [ 0, %136 ], [ %239, %242 ], [ %239, %237 ]
  %250 = phi i32 [ 0, %136 ], [ %240, %242 ], [ %240, %237 ]
  %251 = phi i32 [ %137, %136 ], [ %241, %242 ], [ %241, %237 ]
  %252 = icmp eq i32 %248, 7
  br i1 %252, label %253, label %322

253:                                              ; preds = %247
  %254 = load i64, ptr %120, align 8
  %255 = add i64 %254, %249
  store i64 %255, ptr %120, align 8
  %256 = icmp eq i32 %250, 0
  br i1 %256, label %257, label %275

257:                                              ; preds = %253
  %258 = load i32, ptr %44, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %263, label %260

260:                                              ; preds = %257
  %261 = load ptr, ptr %131, align 8
  %262 = zext i32 %258 to i64
  br label %267

263:                                              ; preds = %267, %257
  %264 = phi i64 [ 0, %257 ], [ %272, %267 ]
  %265 = load i64, ptr %132, align 8
  %266 = add i64 %265, %264
  store i64 %266, ptr %132, align 8
  br label %322

267:                                              ; preds = %260, %267
  %268 = phi i64 [ 0, %260 ], [ %273, %267 ]
  %269 = phi i64 [ 0, %260 ], [ %272, %267 ]
  %270 = getelementptr inbounds %struct.Warp, ptr %261, i64 %268, i32 16
  %271 = load i64, ptr %270, align 8
  %272 = tail call i64 @llvm.umax.i64(i64 %271, i64 %269)
  %273 = add nuw nsw i64 %268, 1
  %274 = icmp eq i64 %273, %262
  br i1 %274, label %263, label %267

275:                                              ; preds = %253
  %276 = tail call fastcc i32 @release(ptr noundef %0)
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %322

278:                                              ; preds = %275
  %279 = load i32, ptr %44, align 4
  %280 = icmp ne i32 %279, 0
  br i1 %280, label %281, label %298

281:                                              ; preds = %278
  %282 = load ptr, ptr %121, align 8
  %283 = zext i32 %279 to i64
  br label %284

284:                                              ; preds = %294, %281
  %285 = phi i64 [ 0, %281 ], [ %295, %294 ]
  %286 = phi i1 [ true, %281 ], [ %296, %294 ]
  %287 = getelementptr inbounds %struct.Warp, ptr %282, i64 %285, i32 1
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %294, label %290

290:                                              ; preds = %284
  %291 = getelementptr inbounds %struct.Warp, ptr %282, i64 %285, i32 5
  %292 = load i32, ptr %291, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %298, label %294

294:                                              ; preds = %290, %284
  %295 = add nuw nsw i64 %285, 1
  %296 = icmp ult i64 %295, %283
  %297 = icmp eq i64 %295, %283
  br i1 %297, label %298, label %284

298:                                              ; preds = %290, %294, %278
  %299 = phi i1 [ %280, %278 ], [ %296, %294 ], [ %286, %290 ]
  br i1 %299, label %322, label %300

300:                                              ; preds = %298
  %301 = load ptr, ptr %122, align 8
  br label %302

302:                                              ; preds = %302, %300
  %303 = phi ptr [ %301, %300 ], [ %307, %302 ]
  %304 = getelementptr inbounds %struct.Warp, ptr %303, i64 0, i32 5
  %305 = load i32, ptr %304, align 4
  %306 = icmp eq i32 %305, 0
  %307 = getelementptr inbounds %struct.Warp, ptr %303, i64 1
  br i1 %306, label %302, label %308

308:                                              ; preds = %302
  %309 = load i32, ptr %123, align 8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %322

311:                                              ; preds = %308
  %312 = getelementptr inbounds %struct.Warp, ptr %303, i64 0, i32 1
  %313 = load i32, ptr %312, align 4
  %314 = tail call i32 @llvm.cttz.i32(i32 %313, i1 true)
  %315 = getelementptr inbounds %struct.Warp, ptr %303, i64 0, i32 6
  %316 = load i32, ptr %315, align 8
  store i32 4, ptr %123, align 8
  store i32 %316, ptr %124, align 4
  store i32 %314, ptr %125, align 8
  %317 = getelementptr inbounds %struct.Warp, ptr %303, i64 0, i32 11
  %318 = load i32, ptr %317, align 4
  store i32 %318, ptr %126, align 4
  %319 = load i32, ptr %8, align 8
  store i32 %319, ptr %127, align 8
  %320 = load i32, ptr %15, align 4
  store i32 %320, ptr %128, align 4
  %321 = load i32, ptr %18, align 8
  store i32 %321, ptr %129, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %130, i8 0, i64 20, i1 false)
  br label %322

322:                                              ; preds = %311, %308, %275, %298, %247, %263
  %323 = phi i32 [ 1, %263 ], [ %248, %247 ], [ 0, %298 ], [ 0, %275 ], [ 1, %308 ], [ 1, %311 ]
  %324 = phi i32 [ 0, %263 ], [ %251, %247 ], [ %251, %298 ], [ %251, %275 ], [ 2, %308 ], [ 2, %311 ]
  %325 = icmp eq i32 %323, 0
  br i1 %325, label %136, label %326

326:                                              ; preds = %322
  ret i32 %324
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @trace_part(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, -1152921504606846976
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %14, %16
  store i64 %17, ptr %12, align 8
  ret void
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define dso_local i32 @trace_part_end(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = shl i64 %5, 1
  %11 = add i64 %10, 1024
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
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
  %9 = load i32, ptr %1, align 8
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %36, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %78

17:                                               ; preds = %13
  %18 = xor i32 %9, -1
  %19 = and i32 %11, %18
  %20 = tail call i32 @llvm.cttz.i32(i32 %19, i1 true)
  store i32 6, ptr %14, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 1
  store i32 %7, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 2
  store i32 %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 3
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 1
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 4, i64 2
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 46, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  br label %78

36:                                               ; preds = %8
  %37 = and i32 %2, 15
  %38 = add nuw nsw i32 %37, 1
  %39 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 5
  store i32 %38, ptr %39, align 4
  %40 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %7, ptr %40, align 8
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 7
  store i32 %3, ptr %41, align 4
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 8
  store i32 %4, ptr %42, align 8
  %43 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 9
  store i32 %5, ptr %43, align 4
  %44 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %6
  br i1 %46, label %47, label %75

47:                                               ; preds = %36
  %48 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %49 = load i32, ptr %48, align 8
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
  store i32 %58, ptr %48, align 8
  %59 = and i64 %57, 4294967295
  %60 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14, i64 %59, i32 2
  %61 = load i32, ptr %60, align 4
  %62 = and i32 %61, %11
  store i32 %62, ptr %1, align 8
  %63 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14, i64 %59, i32 1
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %44, align 4
  %65 = icmp eq i32 %62, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %56
  %67 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 14, i64 %59
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
  store i32 0, ptr %1, align 8
  br label %75

75:                                               ; preds = %71, %74, %36
  %76 = phi i32 [ %6, %36 ], [ -1, %74 ], [ %72, %71 ]
  %77 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %76, ptr %77, align 8
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
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %34
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %32
  %42 = shl i64 %37, 1
  %43 = add i64 %42, 1024
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
define dso_local i64 @run_traced(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i64 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  store i64 %4, ptr %6, align 8
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %53, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 39
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 38
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 40
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

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr



