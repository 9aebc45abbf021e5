; sha256 of the sources: c716ea37628d48869e3e872b21d454fdb8bde3bdabc970e173634e77174e3b0a

%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, ptr, i64, i64, i64, i64, %struct.Error, ptr, i64, i64 }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]] }
%struct.Entry = type { i32, i32, i32 }

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %80
  ret void

8:                                                ; preds = %6, %80
  %9 = phi i64 [ 0, %6 ], [ %81, %80 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %80, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i32, ptr %17 monotonic, align 4
  %19 = getelementptr inbounds i32, ptr %2, i64 %9
  %20 = getelementptr inbounds i32, ptr %2, i64 %9
  %21 = getelementptr inbounds i32, ptr %2, i64 %9
  %22 = getelementptr inbounds i32, ptr %2, i64 %9
  %23 = getelementptr inbounds i32, ptr %2, i64 %9
  %24 = getelementptr inbounds i32, ptr %2, i64 %9
  %25 = getelementptr inbounds i32, ptr %2, i64 %9
  %26 = getelementptr inbounds i32, ptr %2, i64 %9
  %27 = getelementptr inbounds i32, ptr %2, i64 %9
  %28 = getelementptr inbounds i32, ptr %2, i64 %9
  %29 = getelementptr inbounds i32, ptr %2, i64 %9
  %30 = getelementptr inbounds i32, ptr %3, i64 %9
  br label %31

31:                                               ; preds = %72, %14
  %32 = phi i32 [ %18, %14 ], [ %76, %72 ]
  switch i32 %5, label %67 [
    i32 0, label %33
    i32 1, label %36
    i32 2, label %39
    i32 3, label %42
    i32 4, label %45
    i32 5, label %48
    i32 6, label %51
    i32 7, label %53
    i32 8, label %58
  ]

33:                                               ; preds = %31
  %34 = load i32, ptr %28, align 4
  %35 = add i32 %34, %32
  br label %72

36:                                               ; preds = %31
  %37 = load i32, ptr %27, align 4
  %38 = tail call i32 @llvm.umin.i32(i32 %32, i32 %37)
  br label %72

39:                                               ; preds = %31
  %40 = load i32, ptr %26, align 4
  %41 = tail call i32 @llvm.umax.i32(i32 %32, i32 %40)
  br label %72

42:                                               ; preds = %31
  %43 = load i32, ptr %25, align 4
  %44 = and i32 %43, %32
  br label %72

45:                                               ; preds = %31
  %46 = load i32, ptr %24, align 4
  %47 = or i32 %46, %32
  br label %72

48:                                               ; preds = %31
  %49 = load i32, ptr %23, align 4
  %50 = xor i32 %49, %32
  br label %72

51:                                               ; preds = %31
  %52 = load i32, ptr %22, align 4
  br label %72

53:                                               ; preds = %31
  %54 = load i32, ptr %21, align 4
  %55 = icmp ult i32 %32, %54
  %56 = add i32 %32, 1
  %57 = select i1 %55, i32 %56, i32 0
  br label %72

58:                                               ; preds = %31
  %59 = icmp eq i32 %32, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %58
  %61 = load i32, ptr %19, align 4
  %62 = icmp ugt i32 %32, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %60, %58
  %64 = load i32, ptr %20, align 4
  br label %72

65:                                               ; preds = %60
  %66 = add i32 %32, -1
  br label %72

67:                                               ; preds = %31
  %68 = load i32, ptr %29, align 4
  %69 = icmp eq i32 %32, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i32, ptr %30, align 4
  br label %72

72:                                               ; preds = %67, %39, %36, %42, %48, %53, %70, %63, %65, %51, %45, %33
  %73 = phi i32 [ %35, %33 ], [ %44, %42 ], [ %47, %45 ], [ %50, %48 ], [ %52, %51 ], [ %57, %53 ], [ %64, %63 ], [ %66, %65 ], [ %71, %70 ], [ %38, %36 ], [ %41, %39 ], [ %32, %67 ]
  %74 = cmpxchg weak ptr %17, i32 %32, i32 %73 monotonic monotonic, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = extractvalue { i32, i1 } %74, 0
  br i1 %75, label %77, label %31

77:                                               ; preds = %72
  %78 = extractvalue { i32, i1 } %74, 0
  %79 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %78, ptr %79, align 4
  br label %80

80:                                               ; preds = %8, %77
  %81 = add nuw nsw i64 %9, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %7, label %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %80
  ret void

8:                                                ; preds = %6, %80
  %9 = phi i64 [ 0, %6 ], [ %81, %80 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %80, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i32, ptr %17 monotonic, align 4
  %19 = getelementptr inbounds i32, ptr %2, i64 %9
  %20 = getelementptr inbounds i32, ptr %2, i64 %9
  %21 = getelementptr inbounds i32, ptr %2, i64 %9
  %22 = getelementptr inbounds i32, ptr %2, i64 %9
  %23 = getelementptr inbounds i32, ptr %2, i64 %9
  %24 = getelementptr inbounds i32, ptr %2, i64 %9
  %25 = getelementptr inbounds i32, ptr %2, i64 %9
  %26 = getelementptr inbounds i32, ptr %2, i64 %9
  %27 = getelementptr inbounds i32, ptr %2, i64 %9
  %28 = getelementptr inbounds i32, ptr %2, i64 %9
  %29 = getelementptr inbounds i32, ptr %2, i64 %9
  %30 = getelementptr inbounds i32, ptr %3, i64 %9
  br label %31

31:                                               ; preds = %72, %14
  %32 = phi i32 [ %18, %14 ], [ %76, %72 ]
  switch i32 %5, label %67 [
    i32 0, label %33
    i32 1, label %36
    i32 2, label %39
    i32 3, label %42
    i32 4, label %45
    i32 5, label %48
    i32 6, label %51
    i32 7, label %53
    i32 8, label %58
  ]

33:                                               ; preds = %31
  %34 = load i32, ptr %28, align 4
  %35 = add nsw i32 %34, %32
  br label %72

36:                                               ; preds = %31
  %37 = load i32, ptr %27, align 4
  %38 = tail call i32 @llvm.smin.i32(i32 %32, i32 %37)
  br label %72

39:                                               ; preds = %31
  %40 = load i32, ptr %26, align 4
  %41 = tail call i32 @llvm.smax.i32(i32 %32, i32 %40)
  br label %72

42:                                               ; preds = %31
  %43 = load i32, ptr %25, align 4
  %44 = and i32 %43, %32
  br label %72

45:                                               ; preds = %31
  %46 = load i32, ptr %24, align 4
  %47 = or i32 %46, %32
  br label %72

48:                                               ; preds = %31
  %49 = load i32, ptr %23, align 4
  %50 = xor i32 %49, %32
  br label %72

51:                                               ; preds = %31
  %52 = load i32, ptr %22, align 4
  br label %72

53:                                               ; preds = %31
  %54 = load i32, ptr %21, align 4
  %55 = icmp slt i32 %32, %54
  %56 = add nsw i32 %32, 1
  %57 = select i1 %55, i32 %56, i32 0
  br label %72

58:                                               ; preds = %31
  %59 = icmp eq i32 %32, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %58
  %61 = load i32, ptr %19, align 4
  %62 = icmp sgt i32 %32, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %60, %58
  %64 = load i32, ptr %20, align 4
  br label %72

65:                                               ; preds = %60
  %66 = add nsw i32 %32, -1
  br label %72

67:                                               ; preds = %31
  %68 = load i32, ptr %29, align 4
  %69 = icmp eq i32 %32, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i32, ptr %30, align 4
  br label %72

72:                                               ; preds = %67, %39, %36, %42, %48, %53, %70, %63, %65, %51, %45, %33
  %73 = phi i32 [ %35, %33 ], [ %44, %42 ], [ %47, %45 ], [ %50, %48 ], [ %52, %51 ], [ %57, %53 ], [ %64, %63 ], [ %66, %65 ], [ %71, %70 ], [ %38, %36 ], [ %41, %39 ], [ %32, %67 ]
  %74 = cmpxchg weak ptr %17, i32 %32, i32 %73 monotonic monotonic, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = extractvalue { i32, i1 } %74, 0
  br i1 %75, label %77, label %31

77:                                               ; preds = %72
  %78 = extractvalue { i32, i1 } %74, 0
  %79 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %78, ptr %79, align 4
  br label %80

80:                                               ; preds = %8, %77
  %81 = add nuw nsw i64 %9, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %7, label %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %80
  ret void

8:                                                ; preds = %6, %80
  %9 = phi i64 [ 0, %6 ], [ %81, %80 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %80, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds i64, ptr %2, i64 %9
  %20 = getelementptr inbounds i64, ptr %2, i64 %9
  %21 = getelementptr inbounds i64, ptr %2, i64 %9
  %22 = getelementptr inbounds i64, ptr %2, i64 %9
  %23 = getelementptr inbounds i64, ptr %2, i64 %9
  %24 = getelementptr inbounds i64, ptr %2, i64 %9
  %25 = getelementptr inbounds i64, ptr %2, i64 %9
  %26 = getelementptr inbounds i64, ptr %2, i64 %9
  %27 = getelementptr inbounds i64, ptr %2, i64 %9
  %28 = getelementptr inbounds i64, ptr %2, i64 %9
  %29 = getelementptr inbounds i64, ptr %2, i64 %9
  %30 = getelementptr inbounds i64, ptr %3, i64 %9
  br label %31

31:                                               ; preds = %72, %14
  %32 = phi i64 [ %18, %14 ], [ %76, %72 ]
  switch i32 %5, label %67 [
    i32 0, label %33
    i32 1, label %36
    i32 2, label %39
    i32 3, label %42
    i32 4, label %45
    i32 5, label %48
    i32 6, label %51
    i32 7, label %53
    i32 8, label %58
  ]

33:                                               ; preds = %31
  %34 = load i64, ptr %28, align 8
  %35 = add i64 %34, %32
  br label %72

36:                                               ; preds = %31
  %37 = load i64, ptr %27, align 8
  %38 = tail call i64 @llvm.umin.i64(i64 %32, i64 %37)
  br label %72

39:                                               ; preds = %31
  %40 = load i64, ptr %26, align 8
  %41 = tail call i64 @llvm.umax.i64(i64 %32, i64 %40)
  br label %72

42:                                               ; preds = %31
  %43 = load i64, ptr %25, align 8
  %44 = and i64 %43, %32
  br label %72

45:                                               ; preds = %31
  %46 = load i64, ptr %24, align 8
  %47 = or i64 %46, %32
  br label %72

48:                                               ; preds = %31
  %49 = load i64, ptr %23, align 8
  %50 = xor i64 %49, %32
  br label %72

51:                                               ; preds = %31
  %52 = load i64, ptr %22, align 8
  br label %72

53:                                               ; preds = %31
  %54 = load i64, ptr %21, align 8
  %55 = icmp ult i64 %32, %54
  %56 = add i64 %32, 1
  %57 = select i1 %55, i64 %56, i64 0
  br label %72

58:                                               ; preds = %31
  %59 = icmp eq i64 %32, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %58
  %61 = load i64, ptr %19, align 8
  %62 = icmp ugt i64 %32, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %60, %58
  %64 = load i64, ptr %20, align 8
  br label %72

65:                                               ; preds = %60
  %66 = add i64 %32, -1
  br label %72

67:                                               ; preds = %31
  %68 = load i64, ptr %29, align 8
  %69 = icmp eq i64 %32, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i64, ptr %30, align 8
  br label %72

72:                                               ; preds = %67, %39, %36, %42, %48, %53, %70, %63, %65, %51, %45, %33
  %73 = phi i64 [ %35, %33 ], [ %44, %42 ], [ %47, %45 ], [ %50, %48 ], [ %52, %51 ], [ %57, %53 ], [ %64, %63 ], [ %66, %65 ], [ %71, %70 ], [ %38, %36 ], [ %41, %39 ], [ %32, %67 ]
  %74 = cmpxchg weak ptr %17, i64 %32, i64 %73 monotonic monotonic, align 8
  %75 = extractvalue { i64, i1 } %74, 1
  %76 = extractvalue { i64, i1 } %74, 0
  br i1 %75, label %77, label %31

77:                                               ; preds = %72
  %78 = extractvalue { i64, i1 } %74, 0
  %79 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %78, ptr %79, align 8
  br label %80

80:                                               ; preds = %8, %77
  %81 = add nuw nsw i64 %9, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %7, label %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %80
  ret void

8:                                                ; preds = %6, %80
  %9 = phi i64 [ 0, %6 ], [ %81, %80 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %80, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds i64, ptr %2, i64 %9
  %20 = getelementptr inbounds i64, ptr %2, i64 %9
  %21 = getelementptr inbounds i64, ptr %2, i64 %9
  %22 = getelementptr inbounds i64, ptr %2, i64 %9
  %23 = getelementptr inbounds i64, ptr %2, i64 %9
  %24 = getelementptr inbounds i64, ptr %2, i64 %9
  %25 = getelementptr inbounds i64, ptr %2, i64 %9
  %26 = getelementptr inbounds i64, ptr %2, i64 %9
  %27 = getelementptr inbounds i64, ptr %2, i64 %9
  %28 = getelementptr inbounds i64, ptr %2, i64 %9
  %29 = getelementptr inbounds i64, ptr %2, i64 %9
  %30 = getelementptr inbounds i64, ptr %3, i64 %9
  br label %31

31:                                               ; preds = %72, %14
  %32 = phi i64 [ %18, %14 ], [ %76, %72 ]
  switch i32 %5, label %67 [
    i32 0, label %33
    i32 1, label %36
    i32 2, label %39
    i32 3, label %42
    i32 4, label %45
    i32 5, label %48
    i32 6, label %51
    i32 7, label %53
    i32 8, label %58
  ]

33:                                               ; preds = %31
  %34 = load i64, ptr %28, align 8
  %35 = add nsw i64 %34, %32
  br label %72

36:                                               ; preds = %31
  %37 = load i64, ptr %27, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %32, i64 %37)
  br label %72

39:                                               ; preds = %31
  %40 = load i64, ptr %26, align 8
  %41 = tail call i64 @llvm.smax.i64(i64 %32, i64 %40)
  br label %72

42:                                               ; preds = %31
  %43 = load i64, ptr %25, align 8
  %44 = and i64 %43, %32
  br label %72

45:                                               ; preds = %31
  %46 = load i64, ptr %24, align 8
  %47 = or i64 %46, %32
  br label %72

48:                                               ; preds = %31
  %49 = load i64, ptr %23, align 8
  %50 = xor i64 %49, %32
  br label %72

51:                                               ; preds = %31
  %52 = load i64, ptr %22, align 8
  br label %72

53:                                               ; preds = %31
  %54 = load i64, ptr %21, align 8
  %55 = icmp slt i64 %32, %54
  %56 = add nsw i64 %32, 1
  %57 = select i1 %55, i64 %56, i64 0
  br label %72

58:                                               ; preds = %31
  %59 = icmp eq i64 %32, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %58
  %61 = load i64, ptr %19, align 8
  %62 = icmp sgt i64 %32, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %60, %58
  %64 = load i64, ptr %20, align 8
  br label %72

65:                                               ; preds = %60
  %66 = add nsw i64 %32, -1
  br label %72

67:                                               ; preds = %31
  %68 = load i64, ptr %29, align 8
  %69 = icmp eq i64 %32, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i64, ptr %30, align 8
  br label %72

72:                                               ; preds = %67, %39, %36, %42, %48, %53, %70, %63, %65, %51, %45, %33
  %73 = phi i64 [ %35, %33 ], [ %44, %42 ], [ %47, %45 ], [ %50, %48 ], [ %52, %51 ], [ %57, %53 ], [ %64, %63 ], [ %66, %65 ], [ %71, %70 ], [ %38, %36 ], [ %41, %39 ], [ %32, %67 ]
  %74 = cmpxchg weak ptr %17, i64 %32, i64 %73 monotonic monotonic, align 8
  %75 = extractvalue { i64, i1 } %74, 1
  %76 = extractvalue { i64, i1 } %74, 0
  br i1 %75, label %77, label %31

77:                                               ; preds = %72
  %78 = extractvalue { i64, i1 } %74, 0
  %79 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %78, ptr %79, align 8
  br label %80

80:                                               ; preds = %8, %77
  %81 = add nuw nsw i64 %9, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %7, label %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %80
  ret void

8:                                                ; preds = %6, %80
  %9 = phi i64 [ 0, %6 ], [ %81, %80 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %80, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i16, ptr %17 monotonic, align 2
  %19 = getelementptr inbounds i16, ptr %2, i64 %9
  %20 = getelementptr inbounds i16, ptr %2, i64 %9
  %21 = getelementptr inbounds i16, ptr %2, i64 %9
  %22 = getelementptr inbounds i16, ptr %2, i64 %9
  %23 = getelementptr inbounds i16, ptr %2, i64 %9
  %24 = getelementptr inbounds i16, ptr %2, i64 %9
  %25 = getelementptr inbounds i16, ptr %2, i64 %9
  %26 = getelementptr inbounds i16, ptr %2, i64 %9
  %27 = getelementptr inbounds i16, ptr %2, i64 %9
  %28 = getelementptr inbounds i16, ptr %2, i64 %9
  %29 = getelementptr inbounds i16, ptr %2, i64 %9
  %30 = getelementptr inbounds i16, ptr %3, i64 %9
  br label %31

31:                                               ; preds = %72, %14
  %32 = phi i16 [ %18, %14 ], [ %76, %72 ]
  switch i32 %5, label %67 [
    i32 0, label %33
    i32 1, label %36
    i32 2, label %39
    i32 3, label %42
    i32 4, label %45
    i32 5, label %48
    i32 6, label %51
    i32 7, label %53
    i32 8, label %58
  ]

33:                                               ; preds = %31
  %34 = load i16, ptr %28, align 2
  %35 = add i16 %34, %32
  br label %72

36:                                               ; preds = %31
  %37 = load i16, ptr %27, align 2
  %38 = tail call i16 @llvm.umin.i16(i16 %32, i16 %37)
  br label %72

39:                                               ; preds = %31
  %40 = load i16, ptr %26, align 2
  %41 = tail call i16 @llvm.umax.i16(i16 %32, i16 %40)
  br label %72

42:                                               ; preds = %31
  %43 = load i16, ptr %25, align 2
  %44 = and i16 %43, %32
  br label %72

45:                                               ; preds = %31
  %46 = load i16, ptr %24, align 2
  %47 = or i16 %46, %32
  br label %72

48:                                               ; preds = %31
  %49 = load i16, ptr %23, align 2
  %50 = xor i16 %49, %32
  br label %72

51:                                               ; preds = %31
  %52 = load i16, ptr %22, align 2
  br label %72

53:                                               ; preds = %31
  %54 = load i16, ptr %21, align 2
  %55 = icmp ult i16 %32, %54
  %56 = add i16 %32, 1
  %57 = select i1 %55, i16 %56, i16 0
  br label %72

58:                                               ; preds = %31
  %59 = icmp eq i16 %32, 0
  br i1 %59, label %63, label %60

60:                                               ; preds = %58
  %61 = load i16, ptr %19, align 2
  %62 = icmp ugt i16 %32, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %60, %58
  %64 = load i16, ptr %20, align 2
  br label %72

65:                                               ; preds = %60
  %66 = add i16 %32, -1
  br label %72

67:                                               ; preds = %31
  %68 = load i16, ptr %29, align 2
  %69 = icmp eq i16 %32, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i16, ptr %30, align 2
  br label %72

72:                                               ; preds = %67, %63, %65, %39, %36, %42, %48, %53, %70, %51, %45, %33
  %73 = phi i16 [ %35, %33 ], [ %44, %42 ], [ %47, %45 ], [ %50, %48 ], [ %52, %51 ], [ %57, %53 ], [ %71, %70 ], [ %38, %36 ], [ %41, %39 ], [ %64, %63 ], [ %66, %65 ], [ %32, %67 ]
  %74 = cmpxchg weak ptr %17, i16 %32, i16 %73 monotonic monotonic, align 2
  %75 = extractvalue { i16, i1 } %74, 1
  %76 = extractvalue { i16, i1 } %74, 0
  br i1 %75, label %77, label %31

77:                                               ; preds = %72
  %78 = extractvalue { i16, i1 } %74, 0
  %79 = getelementptr inbounds i16, ptr %0, i64 %9
  store i16 %78, ptr %79, align 2
  br label %80

80:                                               ; preds = %8, %77
  %81 = add nuw nsw i64 %9, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %7, label %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %46
  ret void

8:                                                ; preds = %6, %46
  %9 = phi i64 [ 0, %6 ], [ %47, %46 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %46, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i32, ptr %17 monotonic, align 4
  %19 = getelementptr inbounds i32, ptr %2, i64 %9
  %20 = load i32, ptr %19, align 4
  %21 = bitcast i32 %20 to float
  %22 = bitcast i32 %20 to float
  %23 = bitcast i32 %20 to float
  br label %24

24:                                               ; preds = %37, %14
  %25 = phi i32 [ %18, %14 ], [ %42, %37 ]
  switch i32 %5, label %33 [
    i32 0, label %26
    i32 1, label %29
  ]

26:                                               ; preds = %24
  %27 = bitcast i32 %25 to float
  %28 = fadd float %27, %22
  br label %37

29:                                               ; preds = %24
  %30 = bitcast i32 %25 to float
  %31 = fcmp olt float %21, %30
  %32 = select i1 %31, float %21, float %30
  br label %37

33:                                               ; preds = %24
  %34 = bitcast i32 %25 to float
  %35 = fcmp ogt float %23, %34
  %36 = select i1 %35, float %23, float %34
  br label %37

37:                                               ; preds = %29, %33, %26
  %38 = phi float [ %28, %26 ], [ %32, %29 ], [ %36, %33 ]
  %39 = bitcast float %38 to i32
  %40 = cmpxchg weak ptr %17, i32 %25, i32 %39 monotonic monotonic, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %43, label %24

43:                                               ; preds = %37
  %44 = extractvalue { i32, i1 } %40, 0
  %45 = getelementptr inbounds i32, ptr %0, i64 %9
  store i32 %44, ptr %45, align 4
  br label %46

46:                                               ; preds = %8, %43
  %47 = add nuw nsw i64 %9, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %7, label %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  br label %8

7:                                                ; preds = %46
  ret void

8:                                                ; preds = %6, %46
  %9 = phi i64 [ 0, %6 ], [ %47, %46 ]
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %46, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i64, ptr %1, i64 %9
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds i64, ptr %2, i64 %9
  %20 = load i64, ptr %19, align 8
  %21 = bitcast i64 %20 to double
  %22 = bitcast i64 %20 to double
  %23 = bitcast i64 %20 to double
  br label %24

24:                                               ; preds = %37, %14
  %25 = phi i64 [ %18, %14 ], [ %42, %37 ]
  switch i32 %5, label %33 [
    i32 0, label %26
    i32 1, label %29
  ]

26:                                               ; preds = %24
  %27 = bitcast i64 %25 to double
  %28 = fadd double %27, %22
  br label %37

29:                                               ; preds = %24
  %30 = bitcast i64 %25 to double
  %31 = fcmp olt double %21, %30
  %32 = select i1 %31, double %21, double %30
  br label %37

33:                                               ; preds = %24
  %34 = bitcast i64 %25 to double
  %35 = fcmp ogt double %23, %34
  %36 = select i1 %35, double %23, double %34
  br label %37

37:                                               ; preds = %29, %33, %26
  %38 = phi double [ %28, %26 ], [ %32, %29 ], [ %36, %33 ]
  %39 = bitcast double %38 to i64
  %40 = cmpxchg weak ptr %17, i64 %25, i64 %39 monotonic monotonic, align 8
  %41 = extractvalue { i64, i1 } %40, 1
  %42 = extractvalue { i64, i1 } %40, 0
  br i1 %41, label %43, label %24

43:                                               ; preds = %37
  %44 = extractvalue { i64, i1 } %40, 0
  %45 = getelementptr inbounds i64, ptr %0, i64 %9
  store i64 %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %8, %43
  %47 = add nuw nsw i64 %9, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %7, label %8
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
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = fcmp ord float %0, 0.000000e+00
  %8 = fcmp olt float %0, 0x47D2CED320000000
  %9 = and i1 %7, %8
  %10 = fcmp ogt float %0, 0xC7D2CED320000000
  %11 = and i1 %10, %9
  br i1 %11, label %69, label %12

12:                                               ; preds = %6
  br label %69

13:                                               ; preds = %2
  %14 = fpext float %0 to double
  %15 = fmul double %14, 0x3FE45F306DC9C883
  %16 = fadd double %15, 5.000000e-01
  %17 = tail call double @llvm.floor.f64(double %16)
  %18 = fmul double %17, 0x3FF921FB54442D18
  %19 = fsub double %14, %18
  %20 = fmul double %17, 0x3C91A62633145C07
  %21 = fsub double %19, %20
  %22 = fptosi double %17 to i64
  %23 = trunc i64 %22 to i32
  %24 = and i32 %23, 3
  %25 = add nsw i32 %24, %1
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  %28 = fmul double %21, %21
  br i1 %27, label %46, label %29

29:                                               ; preds = %13
  %30 = fmul double %28, 0x3D2AE7F3E733B81F
  %31 = fadd double %30, 0xBDA93974A8C07C9D
  %32 = fmul double %28, %31
  %33 = fadd double %32, 0x3E21EED8EFF8D898
  %34 = fmul double %28, %33
  %35 = fadd double %34, 0xBE927E4FB7789F5C
  %36 = fmul double %28, %35
  %37 = fadd double %36, 0x3EFA01A01A01A01A
  %38 = fmul double %28, %37
  %39 = fadd double %38, 0xBF56C16C16C16C17
  %40 = fmul double %28, %39
  %41 = fadd double %40, 0x3FA5555555555555
  %42 = fmul double %28, %41
  %43 = fadd double %42, -5.000000e-01
  %44 = fmul double %28, %43
  %45 = fadd double %44, 1.000000e+00
  br label %62

46:                                               ; preds = %13
  %47 = fmul double %28, 0x3D6AE7F3E733B81F
  %48 = fsub double 0x3DE6124613A86D09, %47
  %49 = fmul double %28, %48
  %50 = fadd double %49, 0xBE5AE64567F544E4
  %51 = fmul double %28, %50
  %52 = fadd double %51, 0x3EC71DE3A556C734
  %53 = fmul double %28, %52
  %54 = fadd double %53, 0xBF2A01A01A01A01A
  %55 = fmul double %28, %54
  %56 = fadd double %55, 0x3F81111111111111
  %57 = fmul double %28, %56
  %58 = fadd double %57, 0xBFC5555555555555
  %59 = fmul double %28, %58
  %60 = fadd double %59, 1.000000e+00
  %61 = fmul double %21, %60
  br label %62

62:                                               ; preds = %46, %29
  %63 = phi double [ %45, %29 ], [ %61, %46 ]
  %64 = and i32 %25, 2
  %65 = icmp eq i32 %64, 0
  %66 = fneg double %63
  %67 = select i1 %65, double %63, double %66
  %68 = fptrunc double %67 to float
  br label %69

69:                                               ; preds = %12, %6, %62
  %70 = phi float [ %68, %62 ], [ 0x7FFFFFFFE0000000, %12 ], [ 0.000000e+00, %6 ]
  ret float %70
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

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %55, %4 ]
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
  %49 = fadd double %47, -1.000000e+00
  %50 = fadd double %47, 1.000000e+00
  %51 = fdiv double %49, %50
  %52 = fptrunc double %51 to float
  %53 = select i1 %48, float %7, float %52
  %54 = getelementptr inbounds float, ptr %0, i64 %5
  store float %53, ptr %54, align 4
  %55 = add nuw nsw i64 %5, 1
  %56 = icmp eq i64 %55, 32
  br i1 %56, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @add_directed_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 3
  %8 = icmp eq i32 %3, 1
  br label %10

9:                                                ; preds = %64
  ret void

10:                                               ; preds = %4, %64
  %11 = phi i64 [ 0, %4 ], [ %67, %64 ]
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds float, ptr %2, i64 %11
  %15 = load float, ptr %14, align 4
  %16 = fadd float %13, %15
  %17 = fpext float %13 to double
  %18 = fpext float %15 to double
  %19 = fadd double %17, %18
  %20 = fsub double %19, %17
  %21 = fsub double %19, %20
  %22 = fsub double %17, %21
  %23 = fsub double %18, %20
  %24 = fadd double %23, %22
  %25 = fpext float %16 to double
  %26 = fsub double %19, %25
  %27 = fcmp une double %26, 0.000000e+00
  %28 = select i1 %27, double %26, double %24
  %29 = fcmp oeq double %28, 0.000000e+00
  %30 = fcmp uno float %16, 0.000000e+00
  %31 = or i1 %30, %29
  %32 = fsub float %16, %16
  %33 = fcmp une float %32, 0.000000e+00
  %34 = or i1 %33, %31
  br i1 %34, label %64, label %35

35:                                               ; preds = %10
  %36 = bitcast float %16 to i32
  %37 = fcmp olt double %28, 0.000000e+00
  br i1 %5, label %41, label %38

38:                                               ; preds = %35
  %39 = fcmp ogt float %16, 0.000000e+00
  %40 = and i1 %6, %39
  br label %41

41:                                               ; preds = %38, %35
  %42 = phi i1 [ true, %35 ], [ %40, %38 ]
  %43 = and i1 %37, %42
  br i1 %43, label %44, label %51

44:                                               ; preds = %41
  %45 = fcmp oeq float %16, 0.000000e+00
  br i1 %45, label %64, label %46

46:                                               ; preds = %44
  %47 = icmp sgt i32 %36, -1
  %48 = select i1 %47, i32 -1, i32 1
  %49 = add i32 %48, %36
  %50 = bitcast i32 %49 to float
  br label %64

51:                                               ; preds = %41
  %52 = fcmp olt float %16, 0.000000e+00
  %53 = and i1 %8, %52
  %54 = or i1 %7, %53
  %55 = xor i1 %54, true
  %56 = or i1 %37, %55
  br i1 %56, label %64, label %57

57:                                               ; preds = %51
  %58 = fcmp oeq float %16, 0.000000e+00
  br i1 %58, label %64, label %59

59:                                               ; preds = %57
  %60 = icmp sgt i32 %36, -1
  %61 = select i1 %60, i32 1, i32 -1
  %62 = add i32 %61, %36
  %63 = bitcast i32 %62 to float
  br label %64

64:                                               ; preds = %10, %44, %46, %51, %57, %59
  %65 = phi float [ %16, %10 ], [ %50, %46 ], [ %63, %59 ], [ %16, %51 ], [ 0xB6A0000000000000, %44 ], [ 0x36A0000000000000, %57 ]
  %66 = getelementptr inbounds float, ptr %0, i64 %11
  store float %65, ptr %66, align 4
  %67 = add nuw nsw i64 %11, 1
  %68 = icmp eq i64 %67, 32
  br i1 %68, label %9, label %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mul_directed_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 3
  %8 = icmp eq i32 %3, 1
  br label %10

9:                                                ; preds = %57
  ret void

10:                                               ; preds = %4, %57
  %11 = phi i64 [ 0, %4 ], [ %60, %57 ]
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds float, ptr %2, i64 %11
  %15 = load float, ptr %14, align 4
  %16 = fmul float %13, %15
  %17 = fpext float %13 to double
  %18 = fpext float %15 to double
  %19 = fmul double %17, %18
  %20 = fpext float %16 to double
  %21 = fsub double %19, %20
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = fcmp uno float %16, 0.000000e+00
  %24 = or i1 %23, %22
  %25 = fsub float %16, %16
  %26 = fcmp une float %25, 0.000000e+00
  %27 = or i1 %26, %24
  br i1 %27, label %57, label %28

28:                                               ; preds = %10
  %29 = bitcast float %16 to i32
  %30 = fcmp olt double %21, 0.000000e+00
  br i1 %5, label %34, label %31

31:                                               ; preds = %28
  %32 = fcmp ogt float %16, 0.000000e+00
  %33 = and i1 %6, %32
  br label %34

34:                                               ; preds = %31, %28
  %35 = phi i1 [ true, %28 ], [ %33, %31 ]
  %36 = and i1 %30, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = fcmp oeq float %16, 0.000000e+00
  br i1 %38, label %57, label %39

39:                                               ; preds = %37
  %40 = icmp sgt i32 %29, -1
  %41 = select i1 %40, i32 -1, i32 1
  %42 = add i32 %41, %29
  %43 = bitcast i32 %42 to float
  br label %57

44:                                               ; preds = %34
  %45 = fcmp olt float %16, 0.000000e+00
  %46 = and i1 %8, %45
  %47 = or i1 %7, %46
  %48 = xor i1 %47, true
  %49 = or i1 %30, %48
  br i1 %49, label %57, label %50

50:                                               ; preds = %44
  %51 = fcmp oeq float %16, 0.000000e+00
  br i1 %51, label %57, label %52

52:                                               ; preds = %50
  %53 = icmp sgt i32 %29, -1
  %54 = select i1 %53, i32 1, i32 -1
  %55 = add i32 %54, %29
  %56 = bitcast i32 %55 to float
  br label %57

57:                                               ; preds = %10, %37, %39, %44, %50, %52
  %58 = phi float [ %16, %10 ], [ %43, %39 ], [ %56, %52 ], [ %16, %44 ], [ 0xB6A0000000000000, %37 ], [ 0x36A0000000000000, %50 ]
  %59 = getelementptr inbounds float, ptr %0, i64 %11
  store float %58, ptr %59, align 4
  %60 = add nuw nsw i64 %11, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %9, label %10
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fma_directed_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr {
  %6 = icmp eq i32 %4, 2
  %7 = icmp eq i32 %4, 1
  %8 = icmp eq i32 %4, 3
  %9 = icmp eq i32 %4, 1
  br label %11

10:                                               ; preds = %69
  ret void

11:                                               ; preds = %5, %69
  %12 = phi i64 [ 0, %5 ], [ %72, %69 ]
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds float, ptr %2, i64 %12
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds float, ptr %3, i64 %12
  %18 = load float, ptr %17, align 4
  %19 = tail call float @llvm.fma.f32(float %14, float %16, float %18)
  %20 = fpext float %14 to double
  %21 = fpext float %16 to double
  %22 = fmul double %20, %21
  %23 = fpext float %18 to double
  %24 = fadd double %22, %23
  %25 = fsub double %24, %22
  %26 = fsub double %24, %25
  %27 = fsub double %22, %26
  %28 = fsub double %23, %25
  %29 = fadd double %28, %27
  %30 = fpext float %19 to double
  %31 = fsub double %24, %30
  %32 = fcmp une double %31, 0.000000e+00
  %33 = select i1 %32, double %31, double %29
  %34 = fcmp oeq double %33, 0.000000e+00
  %35 = fcmp uno float %19, 0.000000e+00
  %36 = or i1 %35, %34
  %37 = fsub float %19, %19
  %38 = fcmp une float %37, 0.000000e+00
  %39 = or i1 %38, %36
  br i1 %39, label %69, label %40

40:                                               ; preds = %11
  %41 = bitcast float %19 to i32
  %42 = fcmp olt double %33, 0.000000e+00
  br i1 %6, label %46, label %43

43:                                               ; preds = %40
  %44 = fcmp ogt float %19, 0.000000e+00
  %45 = and i1 %7, %44
  br label %46

46:                                               ; preds = %43, %40
  %47 = phi i1 [ true, %40 ], [ %45, %43 ]
  %48 = and i1 %42, %47
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = fcmp oeq float %19, 0.000000e+00
  br i1 %50, label %69, label %51

51:                                               ; preds = %49
  %52 = icmp sgt i32 %41, -1
  %53 = select i1 %52, i32 -1, i32 1
  %54 = add i32 %53, %41
  %55 = bitcast i32 %54 to float
  br label %69

56:                                               ; preds = %46
  %57 = fcmp olt float %19, 0.000000e+00
  %58 = and i1 %9, %57
  %59 = or i1 %8, %58
  %60 = xor i1 %59, true
  %61 = or i1 %42, %60
  br i1 %61, label %69, label %62

62:                                               ; preds = %56
  %63 = fcmp oeq float %19, 0.000000e+00
  br i1 %63, label %69, label %64

64:                                               ; preds = %62
  %65 = icmp sgt i32 %41, -1
  %66 = select i1 %65, i32 1, i32 -1
  %67 = add i32 %66, %41
  %68 = bitcast i32 %67 to float
  br label %69

69:                                               ; preds = %11, %49, %51, %56, %62, %64
  %70 = phi float [ %19, %11 ], [ %55, %51 ], [ %68, %64 ], [ %19, %56 ], [ 0xB6A0000000000000, %49 ], [ 0x36A0000000000000, %62 ]
  %71 = getelementptr inbounds float, ptr %0, i64 %12
  store float %70, ptr %71, align 4
  %72 = add nuw nsw i64 %12, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %10, label %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @div_directed_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 3
  %8 = icmp eq i32 %3, 1
  br label %10

9:                                                ; preds = %60
  ret void

10:                                               ; preds = %4, %60
  %11 = phi i64 [ 0, %4 ], [ %63, %60 ]
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds float, ptr %2, i64 %11
  %15 = load float, ptr %14, align 4
  %16 = fdiv float %13, %15
  %17 = fpext float %13 to double
  %18 = fpext float %16 to double
  %19 = fpext float %15 to double
  %20 = fmul double %19, %18
  %21 = fsub double %17, %20
  %22 = fcmp olt float %15, 0.000000e+00
  %23 = fneg double %21
  %24 = select i1 %22, double %23, double %21
  %25 = fcmp oeq double %24, 0.000000e+00
  %26 = fcmp uno float %16, 0.000000e+00
  %27 = or i1 %26, %25
  %28 = fsub float %16, %16
  %29 = fcmp une float %28, 0.000000e+00
  %30 = or i1 %29, %27
  br i1 %30, label %60, label %31

31:                                               ; preds = %10
  %32 = bitcast float %16 to i32
  %33 = fcmp olt double %24, 0.000000e+00
  br i1 %5, label %37, label %34

34:                                               ; preds = %31
  %35 = fcmp ogt float %16, 0.000000e+00
  %36 = and i1 %6, %35
  br label %37

37:                                               ; preds = %34, %31
  %38 = phi i1 [ true, %31 ], [ %36, %34 ]
  %39 = and i1 %33, %38
  br i1 %39, label %40, label %47

40:                                               ; preds = %37
  %41 = fcmp oeq float %16, 0.000000e+00
  br i1 %41, label %60, label %42

42:                                               ; preds = %40
  %43 = icmp sgt i32 %32, -1
  %44 = select i1 %43, i32 -1, i32 1
  %45 = add i32 %44, %32
  %46 = bitcast i32 %45 to float
  br label %60

47:                                               ; preds = %37
  %48 = fcmp olt float %16, 0.000000e+00
  %49 = and i1 %8, %48
  %50 = or i1 %7, %49
  %51 = xor i1 %50, true
  %52 = or i1 %33, %51
  br i1 %52, label %60, label %53

53:                                               ; preds = %47
  %54 = fcmp oeq float %16, 0.000000e+00
  br i1 %54, label %60, label %55

55:                                               ; preds = %53
  %56 = icmp sgt i32 %32, -1
  %57 = select i1 %56, i32 1, i32 -1
  %58 = add i32 %57, %32
  %59 = bitcast i32 %58 to float
  br label %60

60:                                               ; preds = %10, %40, %42, %47, %53, %55
  %61 = phi float [ %16, %10 ], [ %46, %42 ], [ %59, %55 ], [ %16, %47 ], [ 0xB6A0000000000000, %40 ], [ 0x36A0000000000000, %53 ]
  %62 = getelementptr inbounds float, ptr %0, i64 %11
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %11, 1
  %64 = icmp eq i64 %63, 32
  br i1 %64, label %9, label %10
}

; Function Attrs: nofree nounwind memory(write, argmem: readwrite) uwtable
define dso_local void @sqrt_directed_f32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 2
  %5 = icmp eq i32 %2, 1
  %6 = icmp eq i32 %2, 3
  %7 = icmp eq i32 %2, 1
  br label %9

8:                                                ; preds = %53
  ret void

9:                                                ; preds = %3, %53
  %10 = phi i64 [ 0, %3 ], [ %56, %53 ]
  %11 = getelementptr inbounds float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = tail call float @sqrtf(float noundef %12)
  %14 = fpext float %12 to double
  %15 = fpext float %13 to double
  %16 = fmul double %15, %15
  %17 = fsub double %14, %16
  %18 = fcmp oeq double %17, 0.000000e+00
  %19 = fcmp uno float %13, 0.000000e+00
  %20 = or i1 %19, %18
  %21 = fsub float %13, %13
  %22 = fcmp une float %21, 0.000000e+00
  %23 = or i1 %22, %20
  br i1 %23, label %53, label %24

24:                                               ; preds = %9
  %25 = bitcast float %13 to i32
  %26 = fcmp olt double %17, 0.000000e+00
  br i1 %4, label %30, label %27

27:                                               ; preds = %24
  %28 = fcmp ogt float %13, 0.000000e+00
  %29 = and i1 %5, %28
  br label %30

30:                                               ; preds = %27, %24
  %31 = phi i1 [ true, %24 ], [ %29, %27 ]
  %32 = and i1 %26, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %30
  %34 = fcmp oeq float %13, 0.000000e+00
  br i1 %34, label %53, label %35

35:                                               ; preds = %33
  %36 = icmp sgt i32 %25, -1
  %37 = select i1 %36, i32 -1, i32 1
  %38 = add i32 %37, %25
  %39 = bitcast i32 %38 to float
  br label %53

40:                                               ; preds = %30
  %41 = fcmp olt float %13, 0.000000e+00
  %42 = and i1 %7, %41
  %43 = or i1 %6, %42
  %44 = xor i1 %43, true
  %45 = or i1 %26, %44
  br i1 %45, label %53, label %46

46:                                               ; preds = %40
  %47 = fcmp oeq float %13, 0.000000e+00
  br i1 %47, label %53, label %48

48:                                               ; preds = %46
  %49 = icmp sgt i32 %25, -1
  %50 = select i1 %49, i32 1, i32 -1
  %51 = add i32 %50, %25
  %52 = bitcast i32 %51 to float
  br label %53

53:                                               ; preds = %9, %33, %35, %40, %46, %48
  %54 = phi float [ %13, %9 ], [ %39, %35 ], [ %52, %48 ], [ %13, %40 ], [ 0xB6A0000000000000, %33 ], [ 0x36A0000000000000, %46 ]
  %55 = getelementptr inbounds float, ptr %0, i64 %10
  store float %54, ptr %55, align 4
  %56 = add nuw nsw i64 %10, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %8, label %9
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare float @sqrtf(float noundef) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @add_directed_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 3
  %8 = icmp eq i32 %3, 1
  br label %10

9:                                                ; preds = %57
  ret void

10:                                               ; preds = %4, %57
  %11 = phi i64 [ 0, %4 ], [ %60, %57 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %2, i64 %11
  %15 = load double, ptr %14, align 8
  %16 = fadd double %13, %15
  %17 = fsub double %16, %13
  %18 = fsub double %16, %17
  %19 = fsub double %13, %18
  %20 = fsub double %15, %17
  %21 = fadd double %20, %19
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = fcmp uno double %16, 0.000000e+00
  %24 = or i1 %23, %22
  %25 = fsub double %16, %16
  %26 = fcmp une double %25, 0.000000e+00
  %27 = or i1 %26, %24
  br i1 %27, label %57, label %28

28:                                               ; preds = %10
  %29 = bitcast double %16 to i64
  %30 = fcmp olt double %21, 0.000000e+00
  br i1 %5, label %34, label %31

31:                                               ; preds = %28
  %32 = fcmp ogt double %16, 0.000000e+00
  %33 = and i1 %6, %32
  br label %34

34:                                               ; preds = %31, %28
  %35 = phi i1 [ true, %28 ], [ %33, %31 ]
  %36 = and i1 %30, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = fcmp oeq double %16, 0.000000e+00
  br i1 %38, label %57, label %39

39:                                               ; preds = %37
  %40 = icmp sgt i64 %29, -1
  %41 = select i1 %40, i64 -1, i64 1
  %42 = add i64 %41, %29
  %43 = bitcast i64 %42 to double
  br label %57

44:                                               ; preds = %34
  %45 = fcmp olt double %16, 0.000000e+00
  %46 = and i1 %8, %45
  %47 = or i1 %7, %46
  %48 = xor i1 %47, true
  %49 = or i1 %30, %48
  br i1 %49, label %57, label %50

50:                                               ; preds = %44
  %51 = fcmp oeq double %16, 0.000000e+00
  br i1 %51, label %57, label %52

52:                                               ; preds = %50
  %53 = icmp sgt i64 %29, -1
  %54 = select i1 %53, i64 1, i64 -1
  %55 = add i64 %54, %29
  %56 = bitcast i64 %55 to double
  br label %57

57:                                               ; preds = %10, %37, %39, %44, %50, %52
  %58 = phi double [ %16, %10 ], [ %43, %39 ], [ %56, %52 ], [ %16, %44 ], [ -4.940660e-324, %37 ], [ 4.940660e-324, %50 ]
  %59 = getelementptr inbounds double, ptr %0, i64 %11
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %11, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %9, label %10
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mul_directed_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 1
  %7 = icmp eq i32 %3, 3
  %8 = icmp eq i32 %3, 1
  br label %10

9:                                                ; preds = %54
  ret void

10:                                               ; preds = %4, %54
  %11 = phi i64 [ 0, %4 ], [ %57, %54 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %2, i64 %11
  %15 = load double, ptr %14, align 8
  %16 = fmul double %13, %15
  %17 = fneg double %16
  %18 = tail call double @llvm.fma.f64(double %13, double %15, double %17)
  %19 = fcmp oeq double %18, 0.000000e+00
  %20 = fcmp uno double %16, 0.000000e+00
  %21 = or i1 %20, %19
  %22 = fsub double %16, %16
  %23 = fcmp une double %22, 0.000000e+00
  %24 = or i1 %23, %21
  br i1 %24, label %54, label %25

25:                                               ; preds = %10
  %26 = bitcast double %16 to i64
  %27 = fcmp olt double %18, 0.000000e+00
  br i1 %5, label %31, label %28

28:                                               ; preds = %25
  %29 = fcmp ogt double %16, 0.000000e+00
  %30 = and i1 %6, %29
  br label %31

31:                                               ; preds = %28, %25
  %32 = phi i1 [ true, %25 ], [ %30, %28 ]
  %33 = and i1 %27, %32
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = fcmp oeq double %16, 0.000000e+00
  br i1 %35, label %54, label %36

36:                                               ; preds = %34
  %37 = icmp sgt i64 %26, -1
  %38 = select i1 %37, i64 -1, i64 1
  %39 = add i64 %38, %26
  %40 = bitcast i64 %39 to double
  br label %54

41:                                               ; preds = %31
  %42 = fcmp olt double %16, 0.000000e+00
  %43 = and i1 %8, %42
  %44 = or i1 %7, %43
  %45 = xor i1 %44, true
  %46 = or i1 %27, %45
  br i1 %46, label %54, label %47

47:                                               ; preds = %41
  %48 = fcmp oeq double %16, 0.000000e+00
  br i1 %48, label %54, label %49

49:                                               ; preds = %47
  %50 = icmp sgt i64 %26, -1
  %51 = select i1 %50, i64 1, i64 -1
  %52 = add i64 %51, %26
  %53 = bitcast i64 %52 to double
  br label %54

54:                                               ; preds = %10, %34, %36, %41, %47, %49
  %55 = phi double [ %16, %10 ], [ %40, %36 ], [ %53, %49 ], [ %16, %41 ], [ -4.940660e-324, %34 ], [ 4.940660e-324, %47 ]
  %56 = getelementptr inbounds double, ptr %0, i64 %11
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %11, 1
  %58 = icmp eq i64 %57, 32
  br i1 %58, label %9, label %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fma_directed_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr {
  %6 = icmp eq i32 %4, 2
  %7 = icmp eq i32 %4, 1
  %8 = icmp eq i32 %4, 3
  %9 = icmp eq i32 %4, 1
  br label %11

10:                                               ; preds = %73
  ret void

11:                                               ; preds = %5, %73
  %12 = phi i64 [ 0, %5 ], [ %76, %73 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %3, i64 %12
  %18 = load double, ptr %17, align 8
  %19 = tail call double @llvm.fma.f64(double %14, double %16, double %18)
  %20 = fmul double %14, %16
  %21 = fneg double %20
  %22 = tail call double @llvm.fma.f64(double %14, double %16, double %21)
  %23 = fadd double %18, %22
  %24 = fsub double %23, %18
  %25 = fsub double %23, %24
  %26 = fsub double %18, %25
  %27 = fsub double %22, %24
  %28 = fadd double %27, %26
  %29 = fadd double %20, %23
  %30 = fsub double %29, %20
  %31 = fsub double %29, %30
  %32 = fsub double %20, %31
  %33 = fsub double %23, %30
  %34 = fadd double %33, %32
  %35 = fsub double %29, %19
  %36 = fadd double %35, %34
  %37 = fadd double %28, %36
  %38 = fcmp oeq double %37, 0.000000e+00
  %39 = fcmp uno double %19, 0.000000e+00
  %40 = or i1 %39, %38
  %41 = fsub double %19, %19
  %42 = fcmp une double %41, 0.000000e+00
  %43 = or i1 %42, %40
  br i1 %43, label %73, label %44

44:                                               ; preds = %11
  %45 = bitcast double %19 to i64
  %46 = fcmp olt double %37, 0.000000e+00
  br i1 %6, label %50, label %47

47:                                               ; preds = %44
  %48 = fcmp ogt double %19, 0.000000e+00
  %49 = and i1 %7, %48
  br label %50

50:                                               ; preds = %47, %44
  %51 = phi i1 [ true, %44 ], [ %49, %47 ]
  %52 = and i1 %46, %51
  br i1 %52, label %53, label %60

53:                                               ; preds = %50
  %54 = fcmp oeq double %19, 0.000000e+00
  br i1 %54, label %73, label %55

55:                                               ; preds = %53
  %56 = icmp sgt i64 %45, -1
  %57 = select i1 %56, i64 -1, i64 1
  %58 = add i64 %57, %45
  %59 = bitcast i64 %58 to double
  br label %73

60:                                               ; preds = %50
  %61 = fcmp olt double %19, 0.000000e+00
  %62 = and i1 %9, %61
  %63 = or i1 %8, %62
  %64 = xor i1 %63, true
  %65 = or i1 %46, %64
  br i1 %65, label %73, label %66

66:                                               ; preds = %60
  %67 = fcmp oeq double %19, 0.000000e+00
  br i1 %67, label %73, label %68

68:                                               ; preds = %66
  %69 = icmp sgt i64 %45, -1
  %70 = select i1 %69, i64 1, i64 -1
  %71 = add i64 %70, %45
  %72 = bitcast i64 %71 to double
  br label %73

73:                                               ; preds = %11, %53, %55, %60, %66, %68
  %74 = phi double [ %19, %11 ], [ %59, %55 ], [ %72, %68 ], [ %19, %60 ], [ -4.940660e-324, %53 ], [ 4.940660e-324, %66 ]
  %75 = getelementptr inbounds double, ptr %0, i64 %12
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %12, 1
  %77 = icmp eq i64 %76, 32
  br i1 %77, label %10, label %11
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

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0xC3E0000000000000
  %9 = fcmp olt float %7, 0x43E0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno float %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt float %7, 0xC3E0000000000000
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge float %7, 0x43E0000000000000
  %16 = fptosi float %7 to i64
  %17 = select i1 %10, i64 %16, i64 0
  %18 = select i1 %15, i64 9223372036854775807, i64 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i64 [ 0, %4 ], [ %18, %14 ], [ -9223372036854775808, %12 ]
  %21 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %20, ptr %21, align 8
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f32_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %18, %4 ]
  %6 = getelementptr inbounds float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fcmp oge float %7, 0.000000e+00
  %9 = fcmp olt float %7, 0x43F0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp ult float %7, 0.000000e+00
  %12 = fcmp oge float %7, 0x43F0000000000000
  %13 = fptoui float %7 to i64
  %14 = select i1 %10, i64 %13, i64 0
  %15 = select i1 %12, i64 -1, i64 %14
  %16 = select i1 %11, i64 0, i64 %15
  %17 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %16, ptr %17, align 8
  %18 = add nuw nsw i64 %5, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %3, label %4
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
  %8 = fcmp oge double %7, -1.280000e+02
  %9 = fcmp olt double %7, 1.280000e+02
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, -1.280000e+02
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 1.280000e+02
  %16 = fptosi double %7 to i8
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
define dso_local void @f64_to_u8(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp ult double %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge double %7, 0.000000e+00
  %11 = fcmp olt double %7, 2.560000e+02
  %12 = and i1 %10, %11
  %13 = fcmp oge double %7, 2.560000e+02
  %14 = fptoui double %7 to i8
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
define dso_local void @f64_to_s16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, -3.276800e+04
  %9 = fcmp olt double %7, 3.276800e+04
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, -3.276800e+04
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 3.276800e+04
  %16 = fptosi double %7 to i16
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
define dso_local void @f64_to_u16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp ult double %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge double %7, 0.000000e+00
  %11 = fcmp olt double %7, 6.553600e+04
  %12 = and i1 %10, %11
  %13 = fcmp oge double %7, 6.553600e+04
  %14 = fptoui double %7 to i16
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
define dso_local void @f64_to_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %19
  ret void

4:                                                ; preds = %2, %19
  %5 = phi i64 [ 0, %2 ], [ %22, %19 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp oge double %7, 0xC1E0000000000000
  %9 = fcmp olt double %7, 0x41E0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0xC1E0000000000000
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 0x41E0000000000000
  %16 = fptosi double %7 to i32
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
define dso_local void @f64_to_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp ult double %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge double %7, 0.000000e+00
  %11 = fcmp olt double %7, 0x41F0000000000000
  %12 = and i1 %10, %11
  %13 = fcmp oge double %7, 0x41F0000000000000
  %14 = fptoui double %7 to i32
  %15 = select i1 %12, i32 %14, i32 0
  %16 = select i1 %13, i32 -1, i32 %15
  br label %17

17:                                               ; preds = %9, %4
  %18 = phi i32 [ 0, %4 ], [ %16, %9 ]
  %19 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %18, ptr %19, align 4
  %20 = add nuw nsw i64 %5, 1
  %21 = icmp eq i64 %20, 32
  br i1 %21, label %3, label %4
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
  %8 = fcmp oge double %7, 0xC3E0000000000000
  %9 = fcmp olt double %7, 0x43E0000000000000
  %10 = and i1 %8, %9
  %11 = fcmp uno double %7, 0.000000e+00
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = fcmp olt double %7, 0xC3E0000000000000
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = fcmp oge double %7, 0x43E0000000000000
  %16 = fptosi double %7 to i64
  %17 = select i1 %10, i64 %16, i64 0
  %18 = select i1 %15, i64 9223372036854775807, i64 %17
  br label %19

19:                                               ; preds = %14, %12, %4
  %20 = phi i64 [ 0, %4 ], [ %18, %14 ], [ -9223372036854775808, %12 ]
  %21 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %20, ptr %21, align 8
  %22 = add nuw nsw i64 %5, 1
  %23 = icmp eq i64 %22, 32
  br i1 %23, label %3, label %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f64_to_u64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr {
  br label %4

3:                                                ; preds = %17
  ret void

4:                                                ; preds = %2, %17
  %5 = phi i64 [ 0, %2 ], [ %20, %17 ]
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = fcmp ult double %7, 0.000000e+00
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = fcmp oge double %7, 0.000000e+00
  %11 = fcmp olt double %7, 0x43F0000000000000
  %12 = and i1 %10, %11
  %13 = fcmp oge double %7, 0x43F0000000000000
  %14 = fptoui double %7 to i64
  %15 = select i1 %12, i64 %14, i64 0
  %16 = select i1 %13, i64 -1, i64 %15
  br label %17

17:                                               ; preds = %9, %4
  %18 = phi i64 [ 0, %4 ], [ %16, %9 ]
  %19 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %18, ptr %19, align 8
  %20 = add nuw nsw i64 %5, 1
  %21 = icmp eq i64 %20, 32
  br i1 %21, label %3, label %4
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfind_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %15, %6 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  %11 = tail call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %12 = xor i32 %11, 31
  %13 = select i1 %10, i32 -1, i32 %12
  %14 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %13, ptr %14, align 4
  %15 = add nuw nsw i64 %7, 1
  %16 = icmp eq i64 %15, 32
  br i1 %16, label %5, label %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bfind_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3) local_unnamed_addr {
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %17, %6 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = ashr i32 %9, 31
  %11 = xor i32 %10, %9
  %12 = icmp eq i32 %11, 0
  %13 = tail call i32 @llvm.ctlz.i32(i32 %11, i1 true)
  %14 = xor i32 %13, 31
  %15 = select i1 %12, i32 -1, i32 %14
  %16 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %15, ptr %16, align 4
  %17 = add nuw nsw i64 %7, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %5, label %6
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

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @access_global(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [32 x i64], align 16
  %12 = alloca i32, align 4
  %13 = icmp eq i32 %4, 0
  br i1 %13, label %516, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %3 to i64
  %18 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17
  %19 = icmp eq i32 %4, -1
  br i1 %19, label %20, label %40

20:                                               ; preds = %14
  %21 = load i64, ptr %5, align 8
  %22 = zext i32 %6 to i64
  br label %23

23:                                               ; preds = %20, %23
  %24 = phi i64 [ 0, %20 ], [ %38, %23 ]
  %25 = phi i64 [ -1, %20 ], [ %31, %23 ]
  %26 = phi i64 [ 0, %20 ], [ %32, %23 ]
  %27 = phi i64 [ 0, %20 ], [ %33, %23 ]
  %28 = phi i64 [ 0, %20 ], [ %37, %23 ]
  %29 = getelementptr inbounds i64, ptr %5, i64 %24
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.umin.i64(i64 %30, i64 %25)
  %32 = tail call i64 @llvm.umax.i64(i64 %30, i64 %26)
  %33 = or i64 %30, %27
  %34 = mul nuw nsw i64 %24, %22
  %35 = add i64 %21, %34
  %36 = xor i64 %35, %30
  %37 = or i64 %36, %28
  %38 = add nuw nsw i64 %24, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %61, label %23

40:                                               ; preds = %14, %55
  %41 = phi i64 [ %59, %55 ], [ 0, %14 ]
  %42 = phi i64 [ %58, %55 ], [ -1, %14 ]
  %43 = phi i64 [ %57, %55 ], [ 0, %14 ]
  %44 = phi i64 [ %56, %55 ], [ 0, %14 ]
  %45 = trunc i64 %41 to i32
  %46 = shl nuw i32 1, %45
  %47 = and i32 %46, %4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %40
  %50 = getelementptr inbounds i64, ptr %5, i64 %41
  %51 = load i64, ptr %50, align 8
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %42)
  %53 = tail call i64 @llvm.umax.i64(i64 %51, i64 %43)
  %54 = or i64 %51, %44
  br label %55

55:                                               ; preds = %40, %49
  %56 = phi i64 [ %54, %49 ], [ %44, %40 ]
  %57 = phi i64 [ %53, %49 ], [ %43, %40 ]
  %58 = phi i64 [ %52, %49 ], [ %42, %40 ]
  %59 = add nuw nsw i64 %41, 1
  %60 = icmp eq i64 %59, 32
  br i1 %60, label %61, label %40

61:                                               ; preds = %55, %23
  %62 = phi i64 [ %37, %23 ], [ 1, %55 ]
  %63 = phi i64 [ %33, %23 ], [ %56, %55 ]
  %64 = phi i64 [ %32, %23 ], [ %57, %55 ]
  %65 = phi i64 [ %31, %23 ], [ %58, %55 ]
  %66 = zext i32 %6 to i64
  %67 = add i64 %64, %66
  %68 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %83, label %71

71:                                               ; preds = %61, %80
  %72 = phi i64 [ %81, %80 ], [ 0, %61 ]
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp ugt i64 %74, %65
  br i1 %75, label %80, label %76

76:                                               ; preds = %71
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25, i64 %72, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = icmp ugt i64 %67, %78
  br i1 %79, label %80, label %83

80:                                               ; preds = %76, %71
  %81 = add nuw i64 %72, 1
  %82 = icmp eq i64 %81, %69
  br i1 %82, label %83, label %71

83:                                               ; preds = %76, %80, %61
  %84 = phi ptr [ null, %61 ], [ null, %80 ], [ %73, %76 ]
  %85 = icmp eq i32 %7, 0
  %86 = add i32 %6, -1
  %87 = zext i32 %86 to i64
  %88 = and i64 %63, %87
  %89 = icmp eq i64 %88, 0
  %90 = icmp ne ptr %84, null
  %91 = and i1 %89, %90
  br i1 %91, label %92, label %98

92:                                               ; preds = %83
  br i1 %85, label %205, label %93

93:                                               ; preds = %92
  %94 = getelementptr inbounds %struct.Allocation, ptr %84, i64 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = and i64 %95, 1
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %205, label %98

98:                                               ; preds = %93, %83
  br label %99

99:                                               ; preds = %98, %202
  %100 = phi i64 [ %203, %202 ], [ 0, %98 ]
  %101 = trunc i64 %100 to i32
  %102 = shl nuw i32 1, %101
  %103 = and i32 %102, %4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %202, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds i64, ptr %5, i64 %100
  %107 = load i64, ptr %106, align 8
  %108 = and i64 %107, %87
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %133, label %110

110:                                              ; preds = %105
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %112 = load i32, ptr %111, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %516

114:                                              ; preds = %110
  %115 = trunc i64 %100 to i32
  store i32 2, ptr %111, align 8
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %116, align 4
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %115, ptr %117, align 8
  %118 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %119 = load i32, ptr %118, align 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %119, ptr %120, align 4
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %122 = load i32, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %122, ptr %123, align 8
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %125, ptr %126, align 4
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %128, ptr %129, align 8
  %130 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 1, ptr %130, align 4
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %107, ptr %131, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %66, ptr %132, align 8
  br label %516

133:                                              ; preds = %105
  %134 = add i64 %107, %66
  br i1 %70, label %147, label %135

135:                                              ; preds = %133, %144
  %136 = phi i64 [ %145, %144 ], [ 0, %133 ]
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp ugt i64 %138, %107
  br i1 %139, label %144, label %140

140:                                              ; preds = %135
  %141 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25, i64 %136, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = icmp ugt i64 %134, %142
  br i1 %143, label %144, label %147

144:                                              ; preds = %140, %135
  %145 = add nuw i64 %136, 1
  %146 = icmp eq i64 %145, %69
  br i1 %146, label %147, label %135

147:                                              ; preds = %140, %144, %133
  %148 = phi ptr [ null, %133 ], [ null, %144 ], [ %137, %140 ]
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %173

150:                                              ; preds = %147
  %151 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %152 = load i32, ptr %151, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %516

154:                                              ; preds = %150
  %155 = trunc i64 %100 to i32
  store i32 1, ptr %151, align 8
  %156 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %156, align 4
  %157 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %155, ptr %157, align 8
  %158 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %159 = load i32, ptr %158, align 4
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %159, ptr %160, align 4
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %162 = load i32, ptr %161, align 8
  %163 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %162, ptr %163, align 8
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %165 = load i32, ptr %164, align 4
  %166 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %165, ptr %166, align 4
  %167 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %168 = load i32, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %168, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 1, ptr %170, align 4
  %171 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %107, ptr %171, align 8
  %172 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %66, ptr %172, align 8
  br label %516

173:                                              ; preds = %147
  br i1 %85, label %202, label %174

174:                                              ; preds = %173
  %175 = getelementptr inbounds %struct.Allocation, ptr %148, i64 0, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = and i64 %176, 1
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %202, label %179

179:                                              ; preds = %174
  %180 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %181 = load i32, ptr %180, align 8
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %516

183:                                              ; preds = %179
  %184 = trunc i64 %100 to i32
  store i32 9, ptr %180, align 8
  %185 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %185, align 4
  %186 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %184, ptr %186, align 8
  %187 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %188, ptr %189, align 4
  %190 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %191 = load i32, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %191, ptr %192, align 8
  %193 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %194 = load i32, ptr %193, align 4
  %195 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %194, ptr %195, align 4
  %196 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %197, ptr %198, align 8
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 1, ptr %199, align 4
  %200 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %107, ptr %200, align 8
  %201 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %66, ptr %201, align 8
  br label %516

202:                                              ; preds = %174, %173, %99
  %203 = add nuw nsw i64 %100, 1
  %204 = icmp eq i64 %203, 32
  br i1 %204, label %205, label %99

205:                                              ; preds = %202, %93, %92
  %206 = load i64, ptr %18, align 8
  %207 = add i64 %206, 1
  store i64 %207, ptr %18, align 8
  %208 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  store i64 %212, ptr %210, align 8
  %213 = icmp eq i64 %62, 0
  br i1 %213, label %214, label %243

214:                                              ; preds = %205
  %215 = load i64, ptr %5, align 8
  %216 = shl nuw nsw i64 %66, 5
  %217 = add nsw i64 %216, -1
  %218 = add i64 %217, %215
  %219 = icmp ugt i32 %6, 4
  %220 = lshr i32 %6, 2
  %221 = select i1 %219, i32 %220, i32 1
  %222 = lshr i64 %218, 5
  %223 = lshr i64 %215, 5
  %224 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 2
  %225 = load i64, ptr %224, align 8
  %226 = sub nsw i64 1, %223
  %227 = add i64 %226, %225
  %228 = add i64 %227, %222
  store i64 %228, ptr %224, align 8
  %229 = lshr i64 %218, 7
  %230 = lshr i64 %215, 7
  %231 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 3
  %232 = load i64, ptr %231, align 8
  %233 = sub nsw i64 1, %230
  %234 = add nsw i64 %233, %229
  %235 = add i64 %234, %232
  store i64 %235, ptr %231, align 8
  %236 = zext i32 %221 to i64
  %237 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 4
  %238 = load i64, ptr %237, align 8
  %239 = add i64 %238, %236
  store i64 %239, ptr %237, align 8
  %240 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 5
  %241 = load i64, ptr %240, align 8
  %242 = add i64 %241, %236
  store i64 %242, ptr %240, align 8
  br label %448

243:                                              ; preds = %205
  %244 = icmp eq i64 %64, %65
  br i1 %244, label %245, label %258

245:                                              ; preds = %243
  %246 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 2
  %247 = load i64, ptr %246, align 8
  %248 = add i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 3
  %250 = load i64, ptr %249, align 8
  %251 = add i64 %250, 1
  store i64 %251, ptr %249, align 8
  %252 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 4
  %253 = load i64, ptr %252, align 8
  %254 = add i64 %253, 1
  store i64 %254, ptr %252, align 8
  %255 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 5
  %256 = load i64, ptr %255, align 8
  %257 = add i64 %256, 1
  store i64 %257, ptr %255, align 8
  br label %448

258:                                              ; preds = %243
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12)
  br label %339

259:                                              ; preds = %339
  br i1 %19, label %264, label %281

260:                                              ; preds = %264
  %261 = icmp eq i32 %278, 0
  %262 = add i32 %275, 1
  %263 = select i1 %261, i32 %262, i32 undef
  br i1 %261, label %333, label %281

264:                                              ; preds = %259, %264
  %265 = phi i64 [ %279, %264 ], [ 1, %259 ]
  %266 = phi i32 [ %278, %264 ], [ 0, %259 ]
  %267 = phi i32 [ %275, %264 ], [ 0, %259 ]
  %268 = getelementptr inbounds i64, ptr %11, i64 %265
  %269 = load i64, ptr %268, align 8
  %270 = add nsw i64 %265, -1
  %271 = getelementptr inbounds i64, ptr %11, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = icmp ne i64 %269, %272
  %274 = zext i1 %273 to i32
  %275 = add i32 %267, %274
  %276 = icmp ult i64 %269, %272
  %277 = zext i1 %276 to i32
  %278 = add i32 %266, %277
  %279 = add nuw nsw i64 %265, 1
  %280 = icmp eq i64 %279, 32
  br i1 %280, label %260, label %264

281:                                              ; preds = %260, %259
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  br label %283

282:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  br label %333

283:                                              ; preds = %327, %281
  %284 = phi i64 [ 0, %281 ], [ %331, %327 ]
  %285 = phi i32 [ 1, %281 ], [ %330, %327 ]
  %286 = phi i32 [ 0, %281 ], [ %329, %327 ]
  %287 = phi i64 [ 0, %281 ], [ %328, %327 ]
  %288 = trunc i64 %284 to i32
  %289 = shl nuw i32 1, %288
  %290 = and i32 %289, %4
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %327, label %292

292:                                              ; preds = %283
  %293 = getelementptr inbounds i64, ptr %11, i64 %284
  %294 = load i64, ptr %293, align 8
  %295 = icmp ne i32 %285, 0
  %296 = icmp ne i32 %286, 0
  %297 = select i1 %295, i1 %296, i1 false
  %298 = icmp uge i64 %294, %287
  %299 = zext i1 %298 to i32
  %300 = select i1 %297, i32 %299, i32 %285
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %306

302:                                              ; preds = %292
  %303 = icmp eq i32 %286, 0
  br i1 %303, label %320, label %304

304:                                              ; preds = %302
  %305 = zext i32 %286 to i64
  br label %310

306:                                              ; preds = %292
  %307 = icmp eq i64 %294, %287
  %308 = select i1 %296, i1 %307, i1 false
  %309 = zext i1 %308 to i32
  br label %320

310:                                              ; preds = %310, %304
  %311 = phi i64 [ 0, %304 ], [ %318, %310 ]
  %312 = phi i32 [ 0, %304 ], [ %317, %310 ]
  %313 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %311
  %314 = load i64, ptr %313, align 8
  %315 = icmp eq i64 %314, %294
  %316 = zext i1 %315 to i32
  %317 = or i32 %312, %316
  %318 = add nuw nsw i64 %311, 1
  %319 = icmp eq i64 %318, %305
  br i1 %319, label %320, label %310

320:                                              ; preds = %310, %306, %302
  %321 = phi i32 [ %309, %306 ], [ 0, %302 ], [ %317, %310 ]
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %327

323:                                              ; preds = %320
  %324 = add i32 %286, 1
  %325 = zext i32 %286 to i64
  %326 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %325
  store i64 %294, ptr %326, align 8
  br label %327

327:                                              ; preds = %323, %320, %283
  %328 = phi i64 [ %287, %283 ], [ %294, %323 ], [ %294, %320 ]
  %329 = phi i32 [ %286, %283 ], [ %324, %323 ], [ %286, %320 ]
  %330 = phi i32 [ %285, %283 ], [ %300, %323 ], [ %300, %320 ]
  %331 = add nuw nsw i64 %284, 1
  %332 = icmp eq i64 %331, 32
  br i1 %332, label %282, label %283

333:                                              ; preds = %260, %282
  %334 = phi i32 [ %329, %282 ], [ %263, %260 ]
  %335 = zext i32 %334 to i64
  %336 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 2
  %337 = load i64, ptr %336, align 8
  %338 = add i64 %337, %335
  store i64 %338, ptr %336, align 8
  br label %440

339:                                              ; preds = %258, %339
  %340 = phi i64 [ 0, %258 ], [ %345, %339 ]
  %341 = getelementptr inbounds i64, ptr %5, i64 %340
  %342 = load i64, ptr %341, align 8
  %343 = lshr i64 %342, 5
  %344 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %340
  store i64 %343, ptr %344, align 8
  %345 = add nuw nsw i64 %340, 1
  %346 = icmp eq i64 %345, 32
  br i1 %346, label %259, label %339

347:                                              ; preds = %440
  br i1 %19, label %352, label %369

348:                                              ; preds = %352
  %349 = icmp eq i32 %366, 0
  %350 = add i32 %363, 1
  %351 = select i1 %349, i32 %350, i32 undef
  br i1 %349, label %421, label %369

352:                                              ; preds = %347, %352
  %353 = phi i64 [ %367, %352 ], [ 1, %347 ]
  %354 = phi i32 [ %366, %352 ], [ 0, %347 ]
  %355 = phi i32 [ %363, %352 ], [ 0, %347 ]
  %356 = getelementptr inbounds i64, ptr %11, i64 %353
  %357 = load i64, ptr %356, align 8
  %358 = add nsw i64 %353, -1
  %359 = getelementptr inbounds i64, ptr %11, i64 %358
  %360 = load i64, ptr %359, align 8
  %361 = icmp ne i64 %357, %360
  %362 = zext i1 %361 to i32
  %363 = add i32 %355, %362
  %364 = icmp ult i64 %357, %360
  %365 = zext i1 %364 to i32
  %366 = add i32 %354, %365
  %367 = add nuw nsw i64 %353, 1
  %368 = icmp eq i64 %367, 32
  br i1 %368, label %348, label %352

369:                                              ; preds = %348, %347
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  br label %371

370:                                              ; preds = %415
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %421

371:                                              ; preds = %415, %369
  %372 = phi i64 [ 0, %369 ], [ %419, %415 ]
  %373 = phi i32 [ 1, %369 ], [ %418, %415 ]
  %374 = phi i32 [ 0, %369 ], [ %417, %415 ]
  %375 = phi i64 [ 0, %369 ], [ %416, %415 ]
  %376 = trunc i64 %372 to i32
  %377 = shl nuw i32 1, %376
  %378 = and i32 %377, %4
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %415, label %380

380:                                              ; preds = %371
  %381 = getelementptr inbounds i64, ptr %11, i64 %372
  %382 = load i64, ptr %381, align 8
  %383 = icmp ne i32 %373, 0
  %384 = icmp ne i32 %374, 0
  %385 = select i1 %383, i1 %384, i1 false
  %386 = icmp uge i64 %382, %375
  %387 = zext i1 %386 to i32
  %388 = select i1 %385, i32 %387, i32 %373
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %394

390:                                              ; preds = %380
  %391 = icmp eq i32 %374, 0
  br i1 %391, label %408, label %392

392:                                              ; preds = %390
  %393 = zext i32 %374 to i64
  br label %398

394:                                              ; preds = %380
  %395 = icmp eq i64 %382, %375
  %396 = select i1 %384, i1 %395, i1 false
  %397 = zext i1 %396 to i32
  br label %408

398:                                              ; preds = %398, %392
  %399 = phi i64 [ 0, %392 ], [ %406, %398 ]
  %400 = phi i32 [ 0, %392 ], [ %405, %398 ]
  %401 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %399
  %402 = load i64, ptr %401, align 8
  %403 = icmp eq i64 %402, %382
  %404 = zext i1 %403 to i32
  %405 = or i32 %400, %404
  %406 = add nuw nsw i64 %399, 1
  %407 = icmp eq i64 %406, %393
  br i1 %407, label %408, label %398

408:                                              ; preds = %398, %394, %390
  %409 = phi i32 [ %397, %394 ], [ 0, %390 ], [ %405, %398 ]
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %415

411:                                              ; preds = %408
  %412 = add i32 %374, 1
  %413 = zext i32 %374 to i64
  %414 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %413
  store i64 %382, ptr %414, align 8
  br label %415

415:                                              ; preds = %411, %408, %371
  %416 = phi i64 [ %375, %371 ], [ %382, %411 ], [ %382, %408 ]
  %417 = phi i32 [ %374, %371 ], [ %412, %411 ], [ %374, %408 ]
  %418 = phi i32 [ %373, %371 ], [ %388, %411 ], [ %388, %408 ]
  %419 = add nuw nsw i64 %372, 1
  %420 = icmp eq i64 %419, 32
  br i1 %420, label %370, label %371

421:                                              ; preds = %348, %370
  %422 = phi i32 [ %417, %370 ], [ %351, %348 ]
  %423 = call fastcc i32 @passes(ptr noundef %5, i32 noundef %4, i32 noundef %6, i32 noundef 4, ptr noundef nonnull %12)
  %424 = zext i32 %422 to i64
  %425 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 3
  %426 = load i64, ptr %425, align 8
  %427 = add i64 %426, %424
  store i64 %427, ptr %425, align 8
  %428 = add i32 %422, 3
  %429 = lshr i32 %428, 2
  %430 = tail call i32 @llvm.umax.i32(i32 %423, i32 %429)
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 4
  %433 = load i64, ptr %432, align 8
  %434 = add i64 %433, %431
  store i64 %434, ptr %432, align 8
  %435 = load i32, ptr %12, align 4
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds %struct.AccessCount, ptr %16, i64 %17, i32 5
  %438 = load i64, ptr %437, align 8
  %439 = add i64 %438, %436
  store i64 %439, ptr %437, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  br label %448

440:                                              ; preds = %333, %440
  %441 = phi i64 [ 0, %333 ], [ %446, %440 ]
  %442 = getelementptr inbounds i64, ptr %5, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = lshr i64 %443, 7
  %445 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %441
  store i64 %444, ptr %445, align 8
  %446 = add nuw nsw i64 %441, 1
  %447 = icmp eq i64 %446, 32
  br i1 %447, label %347, label %440

448:                                              ; preds = %245, %421, %214
  %449 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %450 = load ptr, ptr %449, align 8
  %451 = icmp eq ptr %450, null
  br i1 %451, label %514, label %452

452:                                              ; preds = %448
  %453 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %454 = load i64, ptr %453, align 8
  %455 = add i64 %454, 68
  %456 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %457 = load i64, ptr %456, align 8
  %458 = icmp ugt i64 %455, %457
  br i1 %458, label %514, label %459

459:                                              ; preds = %452
  %460 = getelementptr inbounds i32, ptr %450, i64 %454
  %461 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  br label %473

462:                                              ; preds = %510
  store i32 %2, ptr %460, align 4
  %463 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %464 = load i32, ptr %463, align 4
  %465 = getelementptr inbounds i32, ptr %460, i64 1
  store i32 %464, ptr %465, align 4
  %466 = shl i32 %6, 8
  %467 = or i32 %466, %7
  %468 = getelementptr inbounds i32, ptr %460, i64 2
  store i32 %467, ptr %468, align 4
  %469 = getelementptr inbounds i32, ptr %460, i64 3
  store i32 %511, ptr %469, align 4
  %470 = add i32 %511, 4
  %471 = zext i32 %470 to i64
  %472 = add i64 %454, %471
  store i64 %472, ptr %453, align 8
  br label %514

473:                                              ; preds = %510, %459
  %474 = phi i64 [ 0, %459 ], [ %512, %510 ]
  %475 = phi i32 [ 0, %459 ], [ %511, %510 ]
  %476 = trunc i64 %474 to i32
  %477 = shl nuw i32 1, %476
  %478 = and i32 %477, %4
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %510, label %480

480:                                              ; preds = %473
  %481 = getelementptr inbounds i64, ptr %5, i64 %474
  %482 = load i64, ptr %481, align 8
  %483 = load i64, ptr %461, align 8
  %484 = sub i64 %482, %483
  %485 = lshr i64 %484, 5
  %486 = trunc i64 %485 to i32
  %487 = icmp eq i32 %475, 0
  br i1 %487, label %490, label %488

488:                                              ; preds = %480
  %489 = zext i32 %475 to i64
  br label %493

490:                                              ; preds = %493, %480
  %491 = phi i32 [ 0, %480 ], [ %502, %493 ]
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %505, label %510

493:                                              ; preds = %493, %488
  %494 = phi i64 [ 0, %488 ], [ %503, %493 ]
  %495 = phi i32 [ 0, %488 ], [ %502, %493 ]
  %496 = add nuw nsw i64 %494, 4
  %497 = and i64 %496, 4294967295
  %498 = getelementptr inbounds i32, ptr %460, i64 %497
  %499 = load i32, ptr %498, align 4
  %500 = icmp eq i32 %499, %486
  %501 = zext i1 %500 to i32
  %502 = or i32 %495, %501
  %503 = add nuw nsw i64 %494, 1
  %504 = icmp eq i64 %503, %489
  br i1 %504, label %490, label %493

505:                                              ; preds = %490
  %506 = add i32 %475, 1
  %507 = add i32 %475, 4
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds i32, ptr %460, i64 %508
  store i32 %486, ptr %509, align 4
  br label %510

510:                                              ; preds = %505, %490, %473
  %511 = phi i32 [ %475, %473 ], [ %475, %490 ], [ %506, %505 ]
  %512 = add nuw nsw i64 %474, 1
  %513 = icmp eq i64 %512, 32
  br i1 %513, label %462, label %473

514:                                              ; preds = %462, %452, %448
  %515 = select i1 %213, i32 4, i32 0
  br label %516

516:                                              ; preds = %110, %114, %150, %154, %179, %183, %514, %8
  %517 = phi i32 [ 0, %8 ], [ %515, %514 ], [ 2, %183 ], [ 2, %179 ], [ 2, %154 ], [ 2, %150 ], [ 2, %114 ], [ 2, %110 ]
  ret i32 %517
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @failed(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %6, ptr %29, align 8
  br label %30

30:                                               ; preds = %8, %12
  ret i32 2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc i32 @passes(ptr noalias nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr {
  %6 = alloca [32 x [32 x i64]], align 16
  %7 = alloca [32 x i8], align 16
  %8 = icmp ugt i32 %2, 4
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = udiv i32 128, %2
  br label %11

11:                                               ; preds = %5, %9
  %12 = phi i32 [ %10, %9 ], [ 32, %5 ]
  %13 = icmp eq i32 %3, 8
  %14 = icmp eq i32 %2, 8
  %15 = and i1 %14, %13
  %16 = select i1 %15, i32 32, i32 %12
  %17 = icmp ugt i32 %2, %3
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = udiv i32 %2, %3
  br label %20

20:                                               ; preds = %11, %18
  %21 = phi i32 [ %19, %18 ], [ 1, %11 ]
  %22 = select i1 %13, i64 3, i64 2
  %23 = icmp eq i32 %16, 32
  %24 = shl nsw i32 -1, %16
  %25 = xor i32 %24, -1
  %26 = icmp eq i32 %21, 0
  %27 = icmp eq i32 %16, 0
  %28 = zext i32 %21 to i64
  br label %30

29:                                               ; preds = %102
  store i32 %103, ptr %4, align 4
  ret i32 %104

30:                                               ; preds = %20, %102
  %31 = phi i32 [ 0, %20 ], [ %104, %102 ]
  %32 = phi i32 [ 0, %20 ], [ %103, %102 ]
  %33 = phi i32 [ 0, %20 ], [ %105, %102 ]
  %34 = shl i32 %25, %33
  %35 = select i1 %23, i32 -1, i32 %34
  %36 = and i32 %35, %1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %102, label %38

38:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  %39 = add nuw nsw i32 %33, %16
  br i1 %27, label %40, label %47

40:                                               ; preds = %97, %38
  %41 = phi i32 [ 1, %38 ], [ %98, %97 ]
  %42 = phi i32 [ 0, %38 ], [ %99, %97 ]
  %43 = add i32 %41, %31
  %44 = add i32 %42, 31
  %45 = lshr i32 %44, 5
  %46 = add i32 %45, %32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %6)
  br label %102

47:                                               ; preds = %38, %97
  %48 = phi i32 [ %100, %97 ], [ %33, %38 ]
  %49 = phi i32 [ %99, %97 ], [ 0, %38 ]
  %50 = phi i32 [ %98, %97 ], [ 1, %38 ]
  %51 = shl nuw i32 1, %48
  %52 = and i32 %51, %36
  %53 = icmp eq i32 %52, 0
  %54 = or i1 %53, %26
  br i1 %54, label %97, label %55

55:                                               ; preds = %47
  %56 = zext i32 %48 to i64
  %57 = getelementptr inbounds i64, ptr %0, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, %22
  br label %60

60:                                               ; preds = %55, %92
  %61 = phi i64 [ 0, %55 ], [ %95, %92 ]
  %62 = phi i32 [ %49, %55 ], [ %94, %92 ]
  %63 = phi i32 [ %50, %55 ], [ %93, %92 ]
  %64 = add nuw nsw i64 %59, %61
  %65 = and i64 %64, 31
  %66 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %60
  %70 = zext i8 %67 to i64
  br label %74

71:                                               ; preds = %74, %60
  %72 = phi i32 [ 0, %60 ], [ %81, %74 ]
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %84, label %92

74:                                               ; preds = %69, %74
  %75 = phi i64 [ 0, %69 ], [ %82, %74 ]
  %76 = phi i32 [ 0, %69 ], [ %81, %74 ]
  %77 = getelementptr inbounds [32 x [32 x i64]], ptr %6, i64 0, i64 %65, i64 %75
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, %64
  %80 = zext i1 %79 to i32
  %81 = or i32 %76, %80
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, %70
  br i1 %83, label %71, label %74

84:                                               ; preds = %71
  %85 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 %65
  %86 = add i8 %67, 1
  store i8 %86, ptr %85, align 1
  %87 = zext i8 %67 to i64
  %88 = getelementptr inbounds [32 x [32 x i64]], ptr %6, i64 0, i64 %65, i64 %87
  store i64 %64, ptr %88, align 8
  %89 = add i32 %62, 1
  %90 = zext i8 %86 to i32
  %91 = tail call i32 @llvm.umax.i32(i32 %63, i32 %90)
  br label %92

92:                                               ; preds = %71, %84
  %93 = phi i32 [ %91, %84 ], [ %63, %71 ]
  %94 = phi i32 [ %89, %84 ], [ %62, %71 ]
  %95 = add nuw nsw i64 %61, 1
  %96 = icmp eq i64 %95, %28
  br i1 %96, label %97, label %60

97:                                               ; preds = %92, %47
  %98 = phi i32 [ %50, %47 ], [ %93, %92 ]
  %99 = phi i32 [ %49, %47 ], [ %94, %92 ]
  %100 = add i32 %48, 1
  %101 = icmp ult i32 %100, %39
  br i1 %101, label %47, label %40

102:                                              ; preds = %30, %40
  %103 = phi i32 [ %46, %40 ], [ %32, %30 ]
  %104 = phi i32 [ %43, %40 ], [ %31, %30 ]
  %105 = add i32 %33, %16
  %106 = icmp ult i32 %105, 32
  br i1 %106, label %30, label %29
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @access_shared(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca i32, align 4
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %259, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = zext i32 %6 to i64
  br label %22

16:                                               ; preds = %43
  %17 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14
  %18 = add i32 %6, -1
  %19 = zext i32 %18 to i64
  %20 = and i64 %45, %19
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %50, label %58

22:                                               ; preds = %11, %43
  %23 = phi i64 [ 0, %11 ], [ %48, %43 ]
  %24 = phi i64 [ -1, %11 ], [ %47, %43 ]
  %25 = phi i64 [ 0, %11 ], [ %46, %43 ]
  %26 = phi i64 [ 0, %11 ], [ %45, %43 ]
  %27 = phi i64 [ 0, %11 ], [ %44, %43 ]
  %28 = trunc i64 %23 to i32
  %29 = shl nuw i32 1, %28
  %30 = and i32 %29, %4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %22
  %33 = getelementptr inbounds i64, ptr %5, i64 %23
  %34 = load i64, ptr %33, align 8
  %35 = tail call i64 @llvm.umin.i64(i64 %34, i64 %24)
  %36 = tail call i64 @llvm.umax.i64(i64 %34, i64 %27)
  %37 = or i64 %34, %26
  %38 = load i64, ptr %5, align 8
  %39 = mul nuw nsw i64 %23, %15
  %40 = add i64 %38, %39
  %41 = xor i64 %40, %34
  %42 = or i64 %41, %25
  br label %43

43:                                               ; preds = %22, %32
  %44 = phi i64 [ %36, %32 ], [ %27, %22 ]
  %45 = phi i64 [ %37, %32 ], [ %26, %22 ]
  %46 = phi i64 [ %42, %32 ], [ %25, %22 ]
  %47 = phi i64 [ %35, %32 ], [ %24, %22 ]
  %48 = add nuw nsw i64 %23, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %16, label %22

50:                                               ; preds = %16
  %51 = zext i32 %6 to i64
  %52 = add i64 %44, %51
  %53 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %54 = load i64, ptr %53, align 8
  %55 = icmp ugt i64 %52, %54
  %56 = icmp ugt i64 %44, %52
  %57 = or i1 %56, %55
  br i1 %57, label %58, label %129

58:                                               ; preds = %50, %16
  %59 = zext i32 %6 to i64
  %60 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  br label %61

61:                                               ; preds = %58, %126
  %62 = phi i64 [ 0, %58 ], [ %127, %126 ]
  %63 = trunc i64 %62 to i32
  %64 = shl nuw i32 1, %63
  %65 = and i32 %64, %4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %126, label %67

67:                                               ; preds = %61
  %68 = getelementptr inbounds i64, ptr %5, i64 %62
  %69 = load i64, ptr %68, align 8
  %70 = and i64 %69, %19
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %96, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %259

76:                                               ; preds = %72
  %77 = trunc i64 %62 to i32
  %78 = zext i32 %6 to i64
  store i32 2, ptr %73, align 8
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %79, align 4
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %77, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %82, ptr %83, align 4
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %85 = load i32, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %85, ptr %86, align 8
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %88, ptr %89, align 4
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %91 = load i32, ptr %90, align 8
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %91, ptr %92, align 8
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 2, ptr %93, align 4
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %69, ptr %94, align 8
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %78, ptr %95, align 8
  br label %259

96:                                               ; preds = %67
  %97 = add i64 %69, %59
  %98 = load i64, ptr %60, align 8
  %99 = icmp ugt i64 %97, %98
  %100 = icmp ugt i64 %69, %97
  %101 = or i1 %100, %99
  br i1 %101, label %102, label %126

102:                                              ; preds = %96
  %103 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %259

106:                                              ; preds = %102
  %107 = trunc i64 %62 to i32
  %108 = zext i32 %6 to i64
  store i32 1, ptr %103, align 8
  %109 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %109, align 4
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %107, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %112, ptr %113, align 4
  %114 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %115 = load i32, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %115, ptr %116, align 8
  %117 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %118, ptr %119, align 4
  %120 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %121 = load i32, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %121, ptr %122, align 8
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 2, ptr %123, align 4
  %124 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %69, ptr %124, align 8
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %108, ptr %125, align 8
  br label %259

126:                                              ; preds = %96, %61
  %127 = add nuw nsw i64 %62, 1
  %128 = icmp eq i64 %127, 32
  br i1 %128, label %129, label %61

129:                                              ; preds = %126, %50
  %130 = load i64, ptr %17, align 8
  %131 = add i64 %130, 1
  store i64 %131, ptr %17, align 8
  %132 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = add i64 %135, %133
  store i64 %136, ptr %134, align 8
  %137 = icmp eq i64 %47, %44
  br i1 %137, label %138, label %145

138:                                              ; preds = %129
  %139 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 4
  %140 = load i64, ptr %139, align 8
  %141 = add i64 %140, 1
  store i64 %141, ptr %139, align 8
  %142 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 5
  %143 = load i64, ptr %142, align 8
  %144 = add i64 %143, 1
  store i64 %144, ptr %142, align 8
  br label %173

145:                                              ; preds = %129
  %146 = icmp eq i32 %4, -1
  %147 = icmp eq i64 %46, 0
  %148 = select i1 %146, i1 %147, i1 false
  %149 = icmp ugt i32 %6, 3
  %150 = and i1 %149, %148
  br i1 %150, label %151, label %160

151:                                              ; preds = %145
  %152 = lshr i32 %6, 2
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 4
  %155 = load i64, ptr %154, align 8
  %156 = add i64 %155, %153
  store i64 %156, ptr %154, align 8
  %157 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 5
  %158 = load i64, ptr %157, align 8
  %159 = add i64 %158, %153
  store i64 %159, ptr %157, align 8
  br label %173

160:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %162 = load i32, ptr %161, align 4
  %163 = call fastcc i32 @passes(ptr noundef %5, i32 noundef %4, i32 noundef %6, i32 noundef %162, ptr noundef nonnull %9)
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 4
  %166 = load i64, ptr %165, align 8
  %167 = add i64 %166, %164
  store i64 %167, ptr %165, align 8
  %168 = load i32, ptr %9, align 4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 5
  %171 = load i64, ptr %170, align 8
  %172 = add i64 %171, %169
  store i64 %172, ptr %170, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  br label %173

173:                                              ; preds = %151, %160, %138
  %174 = icmp eq i32 %7, 0
  br i1 %174, label %179, label %175

175:                                              ; preds = %173
  %176 = icmp eq i32 %6, 0
  %177 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %178 = zext i32 %6 to i64
  br label %234

179:                                              ; preds = %173
  %180 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %254, label %183

183:                                              ; preds = %179
  %184 = icmp eq i32 %6, 0
  %185 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %186

186:                                              ; preds = %183, %231
  %187 = phi i64 [ 0, %183 ], [ %232, %231 ]
  %188 = trunc i64 %187 to i32
  %189 = shl nuw i32 1, %188
  %190 = and i32 %189, %4
  %191 = icmp eq i32 %190, 0
  %192 = or i1 %191, %184
  br i1 %192, label %231, label %193

193:                                              ; preds = %186
  %194 = load ptr, ptr %185, align 8
  %195 = getelementptr inbounds i64, ptr %5, i64 %187
  %196 = load i64, ptr %195, align 8
  br label %200

197:                                              ; preds = %200
  %198 = add nuw i32 %201, 1
  %199 = icmp eq i32 %198, %6
  br i1 %199, label %231, label %200

200:                                              ; preds = %193, %197
  %201 = phi i32 [ 0, %193 ], [ %198, %197 ]
  %202 = zext i32 %201 to i64
  %203 = add i64 %196, %202
  %204 = getelementptr inbounds i8, ptr %194, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = icmp eq i8 %205, 0
  br i1 %206, label %207, label %197

207:                                              ; preds = %200
  %208 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %209 = load i32, ptr %208, align 8
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %259

211:                                              ; preds = %207
  %212 = trunc i64 %187 to i32
  %213 = zext i32 %6 to i64
  store i32 3, ptr %208, align 8
  %214 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %214, align 4
  %215 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %212, ptr %215, align 8
  %216 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %217 = load i32, ptr %216, align 4
  %218 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %217, ptr %218, align 4
  %219 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %220 = load i32, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %220, ptr %221, align 8
  %222 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %223 = load i32, ptr %222, align 4
  %224 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %223, ptr %224, align 4
  %225 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %226 = load i32, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %226, ptr %227, align 8
  %228 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 2, ptr %228, align 4
  %229 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %196, ptr %229, align 8
  %230 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %213, ptr %230, align 8
  br label %259

231:                                              ; preds = %197, %186
  %232 = add nuw nsw i64 %187, 1
  %233 = icmp eq i64 %232, 32
  br i1 %233, label %254, label %186

234:                                              ; preds = %175, %251
  %235 = phi i64 [ 0, %175 ], [ %252, %251 ]
  %236 = trunc i64 %235 to i32
  %237 = shl nuw i32 1, %236
  %238 = and i32 %237, %4
  %239 = icmp eq i32 %238, 0
  %240 = or i1 %239, %176
  br i1 %240, label %251, label %241

241:                                              ; preds = %234
  %242 = getelementptr inbounds i64, ptr %5, i64 %235
  %243 = load i64, ptr %242, align 8
  br label %244

244:                                              ; preds = %241, %244
  %245 = phi i64 [ 0, %241 ], [ %249, %244 ]
  %246 = load ptr, ptr %177, align 8
  %247 = add i64 %243, %245
  %248 = getelementptr inbounds i8, ptr %246, i64 %247
  store i8 1, ptr %248, align 1
  %249 = add nuw nsw i64 %245, 1
  %250 = icmp eq i64 %249, %178
  br i1 %250, label %251, label %244

251:                                              ; preds = %244, %234
  %252 = add nuw nsw i64 %235, 1
  %253 = icmp eq i64 %252, 32
  br i1 %253, label %254, label %234

254:                                              ; preds = %251, %231, %179
  %255 = icmp eq i32 %4, -1
  %256 = icmp eq i64 %46, 0
  %257 = select i1 %255, i1 %256, i1 false
  %258 = select i1 %257, i32 4, i32 0
  br label %259

259:                                              ; preds = %207, %211, %72, %76, %102, %106, %254, %8
  %260 = phi i32 [ 0, %8 ], [ %258, %254 ], [ 2, %106 ], [ 2, %102 ], [ 2, %76 ], [ 2, %72 ], [ 2, %211 ], [ 2, %207 ]
  ret i32 %260
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @access_local(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [32 x i64], align 16
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %304, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
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
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
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
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %302

40:                                               ; preds = %36
  store i32 2, ptr %37, align 8
  br label %282

41:                                               ; preds = %31
  %42 = add i64 %33, %23
  %43 = load i64, ptr %24, align 8
  %44 = icmp ugt i64 %42, %43
  %45 = icmp ugt i64 %33, %42
  %46 = or i1 %45, %44
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %302

51:                                               ; preds = %47
  store i32 1, ptr %48, align 8
  br label %282

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

78:                                               ; preds = %64, %257
  %79 = phi i64 [ 0, %64 ], [ %262, %257 ]
  %80 = phi i64 [ %72, %64 ], [ %261, %257 ]
  %81 = phi i64 [ %71, %64 ], [ %260, %257 ]
  %82 = phi i64 [ %70, %64 ], [ %183, %257 ]
  br label %169

83:                                               ; preds = %257
  %84 = add i64 %76, 1
  store i64 %183, ptr %66, align 8
  store i64 %260, ptr %67, align 8
  store i64 %261, ptr %68, align 8
  store i64 %84, ptr %69, align 8
  br label %85

85:                                               ; preds = %83, %55
  %86 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %87 = load i32, ptr %86, align 4
  %88 = zext i32 %87 to i64
  %89 = shl nuw nsw i64 %88, 5
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %91 = load i64, ptr %90, align 8
  br label %273

92:                                               ; preds = %169
  br i1 %65, label %97, label %114

93:                                               ; preds = %97
  %94 = icmp eq i32 %111, 0
  %95 = add i32 %108, 1
  %96 = select i1 %94, i32 %95, i32 undef
  br i1 %94, label %166, label %114

97:                                               ; preds = %92, %97
  %98 = phi i64 [ %112, %97 ], [ 1, %92 ]
  %99 = phi i32 [ %111, %97 ], [ 0, %92 ]
  %100 = phi i32 [ %108, %97 ], [ 0, %92 ]
  %101 = getelementptr inbounds i64, ptr %11, i64 %98
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %98, -1
  %104 = getelementptr inbounds i64, ptr %11, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = icmp ne i64 %102, %105
  %107 = zext i1 %106 to i32
  %108 = add i32 %100, %107
  %109 = icmp ult i64 %102, %105
  %110 = zext i1 %109 to i32
  %111 = add i32 %99, %110
  %112 = add nuw nsw i64 %98, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %93, label %97

114:                                              ; preds = %93, %92
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  br label %116

115:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  br label %166

116:                                              ; preds = %160, %114
  %117 = phi i64 [ 0, %114 ], [ %164, %160 ]
  %118 = phi i32 [ 1, %114 ], [ %163, %160 ]
  %119 = phi i32 [ 0, %114 ], [ %162, %160 ]
  %120 = phi i64 [ 0, %114 ], [ %161, %160 ]
  %121 = trunc i64 %117 to i32
  %122 = shl nuw i32 1, %121
  %123 = and i32 %122, %4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %160, label %125

125:                                              ; preds = %116
  %126 = getelementptr inbounds i64, ptr %11, i64 %117
  %127 = load i64, ptr %126, align 8
  %128 = icmp ne i32 %118, 0
  %129 = icmp ne i32 %119, 0
  %130 = select i1 %128, i1 %129, i1 false
  %131 = icmp uge i64 %127, %120
  %132 = zext i1 %131 to i32
  %133 = select i1 %130, i32 %132, i32 %118
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %139

135:                                              ; preds = %125
  %136 = icmp eq i32 %119, 0
  br i1 %136, label %153, label %137

137:                                              ; preds = %135
  %138 = zext i32 %119 to i64
  br label %143

139:                                              ; preds = %125
  %140 = icmp eq i64 %127, %120
  %141 = select i1 %129, i1 %140, i1 false
  %142 = zext i1 %141 to i32
  br label %153

143:                                              ; preds = %143, %137
  %144 = phi i64 [ 0, %137 ], [ %151, %143 ]
  %145 = phi i32 [ 0, %137 ], [ %150, %143 ]
  %146 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %144
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, %127
  %149 = zext i1 %148 to i32
  %150 = or i32 %145, %149
  %151 = add nuw nsw i64 %144, 1
  %152 = icmp eq i64 %151, %138
  br i1 %152, label %153, label %143

153:                                              ; preds = %143, %139, %135
  %154 = phi i32 [ %142, %139 ], [ 0, %135 ], [ %150, %143 ]
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %160

156:                                              ; preds = %153
  %157 = add i32 %119, 1
  %158 = zext i32 %119 to i64
  %159 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %158
  store i64 %127, ptr %159, align 8
  br label %160

160:                                              ; preds = %156, %153, %116
  %161 = phi i64 [ %120, %116 ], [ %127, %156 ], [ %127, %153 ]
  %162 = phi i32 [ %119, %116 ], [ %157, %156 ], [ %119, %153 ]
  %163 = phi i32 [ %118, %116 ], [ %133, %156 ], [ %133, %153 ]
  %164 = add nuw nsw i64 %117, 1
  %165 = icmp eq i64 %164, 32
  br i1 %165, label %115, label %116

166:                                              ; preds = %93, %115
  %167 = phi i32 [ %162, %115 ], [ %96, %93 ]
  %168 = zext i32 %167 to i64
  br label %264

169:                                              ; preds = %78, %169
  %170 = phi i64 [ 0, %78 ], [ %180, %169 ]
  %171 = getelementptr inbounds i64, ptr %5, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = lshr i64 %172, 2
  %174 = add nuw nsw i64 %173, %79
  %175 = shl i64 %174, 7
  %176 = shl nuw nsw i64 %170, 2
  %177 = add i64 %175, %176
  %178 = lshr i64 %177, 5
  %179 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %170
  store i64 %178, ptr %179, align 8
  %180 = add nuw nsw i64 %170, 1
  %181 = icmp eq i64 %180, 32
  br i1 %181, label %92, label %169

182:                                              ; preds = %264
  %183 = add i64 %82, %168
  br i1 %65, label %188, label %205

184:                                              ; preds = %188
  %185 = icmp eq i32 %202, 0
  %186 = add i32 %199, 1
  %187 = select i1 %185, i32 %186, i32 undef
  br i1 %185, label %257, label %205

188:                                              ; preds = %182, %188
  %189 = phi i64 [ %203, %188 ], [ 1, %182 ]
  %190 = phi i32 [ %202, %188 ], [ 0, %182 ]
  %191 = phi i32 [ %199, %188 ], [ 0, %182 ]
  %192 = getelementptr inbounds i64, ptr %11, i64 %189
  %193 = load i64, ptr %192, align 8
  %194 = add nsw i64 %189, -1
  %195 = getelementptr inbounds i64, ptr %11, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = icmp ne i64 %193, %196
  %198 = zext i1 %197 to i32
  %199 = add i32 %191, %198
  %200 = icmp ult i64 %193, %196
  %201 = zext i1 %200 to i32
  %202 = add i32 %190, %201
  %203 = add nuw nsw i64 %189, 1
  %204 = icmp eq i64 %203, 32
  br i1 %204, label %184, label %188

205:                                              ; preds = %184, %182
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  br label %207

206:                                              ; preds = %251
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %257

207:                                              ; preds = %251, %205
  %208 = phi i64 [ 0, %205 ], [ %255, %251 ]
  %209 = phi i32 [ 1, %205 ], [ %254, %251 ]
  %210 = phi i32 [ 0, %205 ], [ %253, %251 ]
  %211 = phi i64 [ 0, %205 ], [ %252, %251 ]
  %212 = trunc i64 %208 to i32
  %213 = shl nuw i32 1, %212
  %214 = and i32 %213, %4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %251, label %216

216:                                              ; preds = %207
  %217 = getelementptr inbounds i64, ptr %11, i64 %208
  %218 = load i64, ptr %217, align 8
  %219 = icmp ne i32 %209, 0
  %220 = icmp ne i32 %210, 0
  %221 = select i1 %219, i1 %220, i1 false
  %222 = icmp uge i64 %218, %211
  %223 = zext i1 %222 to i32
  %224 = select i1 %221, i32 %223, i32 %209
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %230

226:                                              ; preds = %216
  %227 = icmp eq i32 %210, 0
  br i1 %227, label %244, label %228

228:                                              ; preds = %226
  %229 = zext i32 %210 to i64
  br label %234

230:                                              ; preds = %216
  %231 = icmp eq i64 %218, %211
  %232 = select i1 %220, i1 %231, i1 false
  %233 = zext i1 %232 to i32
  br label %244

234:                                              ; preds = %234, %228
  %235 = phi i64 [ 0, %228 ], [ %242, %234 ]
  %236 = phi i32 [ 0, %228 ], [ %241, %234 ]
  %237 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %235
  %238 = load i64, ptr %237, align 8
  %239 = icmp eq i64 %238, %218
  %240 = zext i1 %239 to i32
  %241 = or i32 %236, %240
  %242 = add nuw nsw i64 %235, 1
  %243 = icmp eq i64 %242, %229
  br i1 %243, label %244, label %234

244:                                              ; preds = %234, %230, %226
  %245 = phi i32 [ %233, %230 ], [ 0, %226 ], [ %241, %234 ]
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %251

247:                                              ; preds = %244
  %248 = add i32 %210, 1
  %249 = zext i32 %210 to i64
  %250 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %249
  store i64 %218, ptr %250, align 8
  br label %251

251:                                              ; preds = %247, %244, %207
  %252 = phi i64 [ %211, %207 ], [ %218, %247 ], [ %218, %244 ]
  %253 = phi i32 [ %210, %207 ], [ %248, %247 ], [ %210, %244 ]
  %254 = phi i32 [ %209, %207 ], [ %224, %247 ], [ %224, %244 ]
  %255 = add nuw nsw i64 %208, 1
  %256 = icmp eq i64 %255, 32
  br i1 %256, label %206, label %207

257:                                              ; preds = %184, %206
  %258 = phi i32 [ %253, %206 ], [ %187, %184 ]
  %259 = zext i32 %258 to i64
  %260 = add i64 %81, %259
  %261 = add i64 %80, %259
  %262 = add nuw nsw i64 %79, 1
  %263 = icmp eq i64 %262, %77
  br i1 %263, label %83, label %78

264:                                              ; preds = %166, %264
  %265 = phi i64 [ 0, %166 ], [ %271, %264 ]
  %266 = getelementptr inbounds i64, ptr %5, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = lshr i64 %267, 2
  %269 = add nuw nsw i64 %268, %79
  %270 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %265
  store i64 %269, ptr %270, align 8
  %271 = add nuw nsw i64 %265, 1
  %272 = icmp eq i64 %271, 32
  br i1 %272, label %182, label %264

273:                                              ; preds = %85, %273
  %274 = phi i64 [ 0, %85 ], [ %280, %273 ]
  %275 = add nuw nsw i64 %89, %274
  %276 = mul i64 %275, %91
  %277 = getelementptr inbounds i64, ptr %5, i64 %274
  %278 = load i64, ptr %277, align 8
  %279 = add i64 %276, %278
  store i64 %279, ptr %277, align 8
  %280 = add nuw nsw i64 %274, 1
  %281 = icmp eq i64 %280, 32
  br i1 %281, label %302, label %273

282:                                              ; preds = %51, %40
  %283 = zext i32 %6 to i64
  %284 = trunc i64 %26 to i32
  %285 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %285, align 4
  %286 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %284, ptr %286, align 8
  %287 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %288 = load i32, ptr %287, align 4
  %289 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %288, ptr %289, align 4
  %290 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %291 = load i32, ptr %290, align 8
  %292 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %291, ptr %292, align 8
  %293 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %294 = load i32, ptr %293, align 4
  %295 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %294, ptr %295, align 4
  %296 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %297 = load i32, ptr %296, align 8
  %298 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %297, ptr %298, align 8
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 3, ptr %299, align 4
  %300 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %33, ptr %300, align 8
  %301 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %283, ptr %301, align 8
  br label %302

302:                                              ; preds = %273, %282, %36, %47
  %303 = phi i32 [ 2, %47 ], [ 2, %36 ], [ 2, %282 ], [ 0, %273 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  br label %304

304:                                              ; preds = %8, %302
  %305 = phi i32 [ %303, %302 ], [ 0, %8 ]
  ret i32 %305
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @access_constant(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i64 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %93, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13
  %15 = add i32 %6, -1
  %16 = zext i32 %15 to i64
  %17 = zext i32 %6 to i64
  br label %18

18:                                               ; preds = %10, %82
  %19 = phi i64 [ 0, %10 ], [ %83, %82 ]
  %20 = trunc i64 %19 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %82, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i64, ptr %5, i64 %19
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, %16
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %53, label %29

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %93

33:                                               ; preds = %29
  %34 = trunc i64 %19 to i32
  %35 = zext i32 %6 to i64
  store i32 2, ptr %30, align 8
  %36 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %36, align 4
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %34, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %39, ptr %40, align 4
  %41 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %42, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %45, ptr %46, align 4
  %47 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %48, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 4, ptr %50, align 4
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %26, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %35, ptr %52, align 8
  br label %93

53:                                               ; preds = %24
  %54 = add i64 %26, %17
  %55 = icmp ugt i64 %54, %7
  %56 = icmp ugt i64 %26, %54
  %57 = or i1 %55, %56
  br i1 %57, label %58, label %82

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %93

62:                                               ; preds = %58
  %63 = trunc i64 %19 to i32
  %64 = zext i32 %6 to i64
  store i32 1, ptr %59, align 8
  %65 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %65, align 4
  %66 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %63, ptr %66, align 8
  %67 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %68, ptr %69, align 4
  %70 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %71, ptr %72, align 8
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %74, ptr %75, align 4
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %77 = load i32, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %77, ptr %78, align 8
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  store i32 4, ptr %79, align 4
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 6
  store i64 %26, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 7
  store i64 %64, ptr %81, align 8
  br label %93

82:                                               ; preds = %53, %18
  %83 = add nuw nsw i64 %19, 1
  %84 = icmp eq i64 %83, 32
  br i1 %84, label %85, label %18

85:                                               ; preds = %82
  %86 = load i64, ptr %14, align 8
  %87 = add i64 %86, 1
  store i64 %87, ptr %14, align 8
  %88 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %91, %89
  store i64 %92, ptr %90, align 8
  br label %93

93:                                               ; preds = %29, %33, %58, %62, %85, %8
  %94 = phi i32 [ 0, %8 ], [ 0, %85 ], [ 2, %62 ], [ 2, %58 ], [ 2, %33 ], [ 2, %29 ]
  ret i32 %94
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @access_generic(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull align 8 dereferenceable(256) %5, i64 256, i1 false)
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  br label %24

13:                                               ; preds = %50
  %14 = or i32 %52, %51
  %15 = xor i32 %14, -1
  %16 = and i32 %15, %4
  %17 = call i32 @access_global(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %16, ptr noundef nonnull %9, i32 noundef %6, i32 noundef %7)
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %132, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
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
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
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
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
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
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
  %102 = load i64, ptr %101, align 8
  br label %108

103:                                              ; preds = %108
  %104 = call i32 @access_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %51, ptr noundef nonnull %10, i32 noundef %6, i32 poison)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %132

106:                                              ; preds = %103
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
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
  %5 = alloca [32 x i64], align 16
  %6 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %67, label %22

8:                                                ; preds = %62
  %9 = tail call i32 @llvm.ctpop.i32(i32 %2)
  %10 = sub i32 %9, %63
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 26
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, %11
  store i64 %17, ptr %15, align 8
  %18 = zext i32 %64 to i64
  %19 = getelementptr inbounds %struct.AccessCount, ptr %13, i64 %14, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, %18
  store i64 %21, ptr %19, align 8
  br label %67

22:                                               ; preds = %4, %62
  %23 = phi i64 [ %65, %62 ], [ 0, %4 ]
  %24 = phi i32 [ %64, %62 ], [ 0, %4 ]
  %25 = phi i32 [ %63, %62 ], [ 0, %4 ]
  %26 = trunc i64 %23 to i32
  %27 = shl nuw i32 1, %26
  %28 = and i32 %27, %2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %62, label %30

30:                                               ; preds = %22
  %31 = icmp eq i32 %25, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds i64, ptr %3, i64 %23
  %34 = load i64, ptr %33, align 8
  br label %35

35:                                               ; preds = %32, %41
  %36 = phi i32 [ 0, %32 ], [ %42, %41 ]
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %34
  br i1 %40, label %44, label %41

41:                                               ; preds = %35
  %42 = add nuw i32 %36, 1
  %43 = icmp eq i32 %42, %25
  br i1 %43, label %44, label %35

44:                                               ; preds = %35, %41, %30
  %45 = phi i32 [ 0, %30 ], [ %36, %35 ], [ %25, %41 ]
  %46 = icmp eq i32 %45, %25
  br i1 %46, label %47, label %55

47:                                               ; preds = %44
  %48 = getelementptr inbounds i64, ptr %3, i64 %23
  %49 = load i64, ptr %48, align 8
  %50 = zext i32 %45 to i64
  %51 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %50
  store i64 %49, ptr %51, align 8
  %52 = add i32 %25, 1
  %53 = zext i32 %25 to i64
  %54 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %53
  store i32 0, ptr %54, align 4
  br label %55

55:                                               ; preds = %47, %44
  %56 = phi i32 [ %52, %47 ], [ %25, %44 ]
  %57 = zext i32 %45 to i64
  %58 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = add i32 %59, 1
  store i32 %60, ptr %58, align 4
  %61 = tail call i32 @llvm.umax.i32(i32 %60, i32 %24)
  br label %62

62:                                               ; preds = %22, %55
  %63 = phi i32 [ %56, %55 ], [ %25, %22 ]
  %64 = phi i32 [ %61, %55 ], [ %24, %22 ]
  %65 = add nuw nsw i64 %23, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %8, label %22

67:                                               ; preds = %4, %8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  ret void
}

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
  %16 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 12, i64 %15, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %4, align 4
  %19 = and i32 %18, %17
  store i32 %19, ptr %0, align 4
  %20 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 12, i64 %15, i32 1
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %5, align 4
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %12
  %24 = getelementptr inbounds %struct.Warp, ptr %0, i64 0, i32 12, i64 %15
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @parted(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = load i32, ptr %1, align 4
  %9 = xor i32 %2, -1
  %10 = and i32 %8, %9
  %11 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp sgt i32 %12, 126
  br i1 %13, label %14, label %34

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %57

18:                                               ; preds = %14
  store i32 7, ptr %15, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %6, ptr %19, align 4
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %28, ptr %29, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %31, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %33, i8 0, i64 20, i1 false)
  br label %57

34:                                               ; preds = %7
  %35 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, %5
  br i1 %37, label %44, label %38

38:                                               ; preds = %34
  %39 = add nsw i32 %12, 1
  store i32 %39, ptr %11, align 4
  %40 = sext i32 %12 to i64
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 12, i64 %40
  store i32 %5, ptr %41, align 4
  %42 = getelementptr inbounds i8, ptr %41, i64 4
  store i32 %36, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %41, i64 8
  store i32 %8, ptr %43, align 4
  store i32 %5, ptr %35, align 4
  br label %44

44:                                               ; preds = %38, %34
  %45 = icmp eq i32 %3, %5
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  store i32 %10, ptr %1, align 4
  br label %57

47:                                               ; preds = %44
  %48 = icmp eq i32 %4, %5
  br i1 %48, label %49, label %50

49:                                               ; preds = %47
  store i32 %2, ptr %1, align 4
  br label %57

50:                                               ; preds = %47
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4
  %53 = sext i32 %51 to i64
  %54 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 12, i64 %53
  store i32 %4, ptr %54, align 4
  %55 = getelementptr inbounds i8, ptr %54, i64 4
  store i32 %5, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %54, i64 8
  store i32 %10, ptr %56, align 4
  store i32 %2, ptr %1, align 4
  br label %57

57:                                               ; preds = %18, %14, %50, %49, %46
  %58 = phi i32 [ %4, %46 ], [ %3, %49 ], [ %3, %50 ], [ -2, %14 ], [ -2, %18 ]
  ret i32 %58
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
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 14
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %43, label %22

22:                                               ; preds = %2
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  br label %29

24:                                               ; preds = %29
  %25 = load i64, ptr %19, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
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
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 5
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %71, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 10
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %45 to i64
  br label %53

53:                                               ; preds = %53, %47
  %54 = phi i64 [ 0, %47 ], [ %69, %53 ]
  %55 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54
  %56 = trunc i64 %54 to i32
  %57 = shl i32 %56, 5
  %58 = sub i32 %51, %57
  %59 = icmp ugt i32 %58, 31
  %60 = shl nsw i32 -1, %58
  %61 = xor i32 %60, -1
  %62 = select i1 %59, i32 -1, i32 %61
  %63 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 11
  store i32 %62, ptr %63, align 4
  store i32 %62, ptr %55, align 4
  %64 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 1
  store i32 %62, ptr %64, align 4
  %65 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 2
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 3
  store i32 -1, ptr %66, align 4
  %67 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 4
  store i32 0, ptr %67, align 4
  %68 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 5
  store i32 0, ptr %68, align 4
  %69 = add nuw nsw i64 %54, 1
  %70 = icmp eq i64 %69, %52
  br i1 %70, label %71, label %53

71:                                               ; preds = %53, %43
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 10
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 29
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 10
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  br label %85

85:                                               ; preds = %235, %71
  %86 = phi i32 [ undef, %71 ], [ %237, %235 ]
  %87 = load i32, ptr %44, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %132, label %89

89:                                               ; preds = %85, %127
  %90 = phi i64 [ %128, %127 ], [ 0, %85 ]
  %91 = phi i32 [ %126, %127 ], [ %86, %85 ]
  %92 = phi i32 [ %125, %127 ], [ 0, %85 ]
  %93 = load ptr, ptr %72, align 8
  %94 = getelementptr inbounds %struct.Warp, ptr %93, i64 %90
  %95 = getelementptr inbounds %struct.Warp, ptr %93, i64 %90, i32 1
  %96 = load i32, ptr %95, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %89
  %99 = getelementptr inbounds %struct.Warp, ptr %93, i64 %90, i32 5
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %108, label %102

102:                                              ; preds = %98, %89
  %103 = getelementptr inbounds %struct.Warp, ptr %93, i64 %90, i32 5
  %104 = load i32, ptr %103, align 4
  %105 = icmp ne i32 %104, 0
  %106 = zext i1 %105 to i32
  %107 = add i32 %92, %106
  br label %123

108:                                              ; preds = %98
  %109 = load ptr, ptr %0, align 8
  %110 = load ptr, ptr %73, align 8
  %111 = load i32, ptr %74, align 8
  %112 = zext i32 %111 to i64
  %113 = mul nuw i64 %90, %112
  %114 = getelementptr inbounds i8, ptr %110, i64 %113
  %115 = tail call i32 %109(ptr noundef nonnull %0, ptr noundef %94, ptr noundef %114)
  switch i32 %115, label %121 [
    i32 2, label %123
    i32 0, label %116
    i32 1, label %117
  ]

116:                                              ; preds = %108
  store i32 0, ptr %95, align 4
  br label %121

117:                                              ; preds = %108
  %118 = add i32 %92, 1
  %119 = load i64, ptr %75, align 8
  %120 = add i64 %119, 1
  store i64 %120, ptr %75, align 8
  br label %121

121:                                              ; preds = %116, %108, %117
  %122 = phi i32 [ %118, %117 ], [ %92, %116 ], [ %92, %108 ]
  br label %123

123:                                              ; preds = %121, %108, %102
  %124 = phi i32 [ 6, %102 ], [ 0, %121 ], [ 1, %108 ]
  %125 = phi i32 [ %107, %102 ], [ %122, %121 ], [ %92, %108 ]
  %126 = phi i32 [ %91, %102 ], [ %91, %121 ], [ %115, %108 ]
  switch i32 %124, label %132 [
    i32 0, label %127
    i32 6, label %127
  ]

127:                                              ; preds = %123, %123
  %128 = add nuw nsw i64 %90, 1
  %129 = load i32, ptr %44, align 8
  %130 = zext i32 %129 to i64
  %131 = icmp ult i64 %128, %130
  br i1 %131, label %89, label %132

132:                                              ; preds = %123, %127, %85
  %133 = phi i32 [ 4, %85 ], [ %124, %123 ], [ 4, %127 ]
  %134 = phi i32 [ 0, %85 ], [ %125, %127 ], [ %125, %123 ]
  %135 = phi i32 [ %86, %85 ], [ %126, %127 ], [ %126, %123 ]
  %136 = icmp eq i32 %133, 4
  br i1 %136, label %137, label %235

137:                                              ; preds = %132
  %138 = icmp eq i32 %134, 0
  br i1 %138, label %235, label %139

139:                                              ; preds = %137
  %140 = load i32, ptr %44, align 8
  %141 = icmp eq i32 %140, 0
  %142 = zext i32 %140 to i64
  %143 = zext i32 %140 to i64
  br label %144

144:                                              ; preds = %219, %139
  %145 = phi i32 [ 0, %139 ], [ %220, %219 ]
  %146 = phi i32 [ 1, %139 ], [ %221, %219 ]
  br i1 %141, label %149, label %147

147:                                              ; preds = %144
  %148 = load ptr, ptr %76, align 8
  br label %156

149:                                              ; preds = %182, %144
  %150 = phi i32 [ 0, %144 ], [ %183, %182 ]
  %151 = phi i32 [ 0, %144 ], [ %184, %182 ]
  %152 = phi i32 [ 0, %144 ], [ %185, %182 ]
  %153 = phi i32 [ 0, %144 ], [ %186, %182 ]
  %154 = phi i32 [ 0, %144 ], [ %167, %182 ]
  %155 = icmp eq i32 %150, 0
  br i1 %155, label %219, label %189

156:                                              ; preds = %182, %147
  %157 = phi i64 [ 0, %147 ], [ %187, %182 ]
  %158 = phi i32 [ 0, %147 ], [ %167, %182 ]
  %159 = phi i32 [ 0, %147 ], [ %186, %182 ]
  %160 = phi i32 [ 0, %147 ], [ %185, %182 ]
  %161 = phi i32 [ 0, %147 ], [ %184, %182 ]
  %162 = phi i32 [ 0, %147 ], [ %183, %182 ]
  %163 = getelementptr inbounds %struct.Warp, ptr %148, i64 %157, i32 1
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 0
  %166 = add i32 %158, 32
  %167 = select i1 %165, i32 %158, i32 %166
  %168 = getelementptr inbounds %struct.Warp, ptr %148, i64 %157, i32 5
  %169 = load i32, ptr %168, align 4
  %170 = icmp eq i32 %169, %146
  br i1 %170, label %171, label %182

171:                                              ; preds = %156
  %172 = add i32 %162, 32
  %173 = getelementptr inbounds %struct.Warp, ptr %148, i64 %157, i32 6
  %174 = load i32, ptr %173, align 4
  %175 = getelementptr inbounds %struct.Warp, ptr %148, i64 %157, i32 8
  %176 = load i32, ptr %175, align 4
  %177 = and i32 %176, %164
  %178 = tail call i32 @llvm.ctpop.i32(i32 %177)
  %179 = add i32 %178, %160
  %180 = tail call i32 @llvm.ctpop.i32(i32 %164)
  %181 = add i32 %180, %159
  br label %182

182:                                              ; preds = %171, %156
  %183 = phi i32 [ %172, %171 ], [ %162, %156 ]
  %184 = phi i32 [ %174, %171 ], [ %161, %156 ]
  %185 = phi i32 [ %179, %171 ], [ %160, %156 ]
  %186 = phi i32 [ %181, %171 ], [ %159, %156 ]
  %187 = add nuw nsw i64 %157, 1
  %188 = icmp eq i64 %187, %142
  br i1 %188, label %149, label %156

189:                                              ; preds = %149
  %190 = icmp eq i32 %151, 0
  %191 = select i1 %190, i32 %154, i32 %151
  %192 = icmp ult i32 %150, %191
  %193 = select i1 %192, i1 true, i1 %141
  br i1 %193, label %219, label %194

194:                                              ; preds = %189
  %195 = load ptr, ptr %76, align 8
  %196 = icmp eq i32 %152, %153
  %197 = zext i1 %196 to i32
  %198 = icmp ne i32 %152, 0
  %199 = zext i1 %198 to i32
  br label %200

200:                                              ; preds = %215, %194
  %201 = phi i64 [ 0, %194 ], [ %217, %215 ]
  %202 = phi i32 [ %145, %194 ], [ %216, %215 ]
  %203 = getelementptr inbounds %struct.Warp, ptr %195, i64 %201, i32 5
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, %146
  br i1 %205, label %206, label %215

206:                                              ; preds = %200
  %207 = getelementptr inbounds %struct.Warp, ptr %195, i64 %201, i32 7
  %208 = load i32, ptr %207, align 4
  switch i32 %208, label %210 [
    i32 1, label %211
    i32 2, label %209
  ]

209:                                              ; preds = %206
  br label %211

210:                                              ; preds = %206
  br label %211

211:                                              ; preds = %210, %209, %206
  %212 = phi i32 [ %197, %209 ], [ %199, %210 ], [ %152, %206 ]
  %213 = getelementptr inbounds %struct.Warp, ptr %195, i64 %201, i32 9
  store i32 %212, ptr %213, align 4
  store i32 0, ptr %203, align 4
  %214 = add i32 %202, 1
  br label %215

215:                                              ; preds = %211, %200
  %216 = phi i32 [ %214, %211 ], [ %202, %200 ]
  %217 = add nuw nsw i64 %201, 1
  %218 = icmp eq i64 %217, %143
  br i1 %218, label %219, label %200

219:                                              ; preds = %215, %189, %149
  %220 = phi i32 [ %145, %189 ], [ %145, %149 ], [ %216, %215 ]
  %221 = add nuw nsw i32 %146, 1
  %222 = icmp eq i32 %221, 17
  br i1 %222, label %223, label %144

223:                                              ; preds = %219
  %224 = icmp eq i32 %220, 0
  br i1 %224, label %225, label %235

225:                                              ; preds = %223
  %226 = load i32, ptr %77, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %235

228:                                              ; preds = %225
  %229 = load ptr, ptr %76, align 8
  store i32 4, ptr %77, align 8
  store i32 -1, ptr %78, align 4
  store i32 0, ptr %79, align 8
  %230 = getelementptr inbounds %struct.Warp, ptr %229, i64 0, i32 10
  %231 = load i32, ptr %230, align 4
  store i32 %231, ptr %80, align 4
  %232 = load i32, ptr %8, align 8
  store i32 %232, ptr %81, align 8
  %233 = load i32, ptr %15, align 4
  store i32 %233, ptr %82, align 4
  %234 = load i32, ptr %18, align 8
  store i32 %234, ptr %83, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %84, i8 0, i64 20, i1 false)
  br label %235

235:                                              ; preds = %228, %225, %223, %137, %132
  %236 = phi i32 [ %133, %132 ], [ 1, %137 ], [ 0, %223 ], [ 1, %225 ], [ 1, %228 ]
  %237 = phi i32 [ %135, %132 ], [ 0, %137 ], [ %135, %223 ], [ 2, %225 ], [ 2, %228 ]
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %85, label %239

239:                                              ; preds = %235
  ret i32 %237
}

; Function Attrs: nounwind uwtable
define dso_local i64 @run_blocks(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp ult i64 %1, %2
  br i1 %5, label %6, label %15

6:                                                ; preds = %4, %11
  %7 = phi i64 [ %12, %11 ], [ %1, %4 ]
  %8 = phi i64 [ %13, %11 ], [ 0, %4 ]
  %9 = tail call i32 @run_block(ptr noundef %0, i64 noundef %7)
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = add i64 %7, %3
  %13 = add i64 %8, 1
  %14 = icmp ult i64 %12, %2
  br i1 %14, label %6, label %15

15:                                               ; preds = %11, %6, %4
  %16 = phi i64 [ 0, %4 ], [ %13, %11 ], [ %8, %6 ]
  ret i64 %16
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @spend(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = zext i32 %3 to i64
  %6 = shl nuw nsw i64 %5, 5
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %6
  br i1 %9, label %10, label %30

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %32

14:                                               ; preds = %10
  store i32 5, ptr %11, align 8
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %2, ptr %15, align 4
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %18, ptr %19, align 4
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %21, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %29, i8 0, i64 20, i1 false)
  br label %32

30:                                               ; preds = %4
  %31 = sub i64 %8, %6
  store i64 %31, ptr %7, align 8
  br label %32

32:                                               ; preds = %14, %10, %30
  %33 = phi i32 [ 0, %30 ], [ 2, %10 ], [ 2, %14 ]
  ret i32 %33
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @stand(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = load i32, ptr %1, align 4
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %36, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %77

17:                                               ; preds = %13
  %18 = xor i32 %9, -1
  %19 = and i32 %11, %18
  %20 = tail call i32 @llvm.cttz.i32(i32 %19, i1 true)
  store i32 6, ptr %14, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 1
  store i32 %7, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 2
  store i32 %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 10
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 3
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 1
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 4, i64 2
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  br label %77

36:                                               ; preds = %8
  %37 = and i32 %2, 15
  %38 = add nuw nsw i32 %37, 1
  %39 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 5
  store i32 %38, ptr %39, align 4
  %40 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 6
  store i32 %3, ptr %40, align 4
  %41 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 7
  store i32 %4, ptr %41, align 4
  %42 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 8
  store i32 %5, ptr %42, align 4
  %43 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 3
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, %6
  br i1 %45, label %46, label %74

46:                                               ; preds = %36
  %47 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 4
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  br label %50

50:                                               ; preds = %70, %46
  %51 = phi i64 [ %56, %70 ], [ %49, %46 ]
  %52 = phi i32 [ %71, %70 ], [ undef, %46 ]
  %53 = trunc i64 %51 to i32
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %73

55:                                               ; preds = %50
  %56 = add nsw i64 %51, -1
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr %47, align 4
  %58 = and i64 %56, 4294967295
  %59 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 12, i64 %58, i32 2
  %60 = load i32, ptr %59, align 4
  %61 = and i32 %60, %11
  store i32 %61, ptr %1, align 4
  %62 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 12, i64 %58, i32 1
  %63 = load i32, ptr %62, align 4
  store i32 %63, ptr %43, align 4
  %64 = icmp eq i32 %61, 0
  br i1 %64, label %69, label %65

65:                                               ; preds = %55
  %66 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 12, i64 %58
  %67 = load i32, ptr %66, align 4
  %68 = icmp eq i32 %67, %63
  br i1 %68, label %69, label %70

69:                                               ; preds = %65, %55
  br label %70

70:                                               ; preds = %69, %65
  %71 = phi i32 [ %52, %69 ], [ %67, %65 ]
  %72 = phi i1 [ true, %69 ], [ false, %65 ]
  br i1 %72, label %50, label %74

73:                                               ; preds = %50
  store i32 0, ptr %1, align 4
  br label %74

74:                                               ; preds = %70, %73, %36
  %75 = phi i32 [ %6, %36 ], [ -1, %73 ], [ %71, %70 ]
  %76 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 2
  store i32 %75, ptr %76, align 4
  br label %77

77:                                               ; preds = %17, %13, %74
  %78 = phi i32 [ 1, %74 ], [ 2, %13 ], [ 2, %17 ]
  ret i32 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
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
  %13 = and i32 %12, 31
  %14 = getelementptr inbounds i32, ptr %3, i64 %9
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, 31
  %17 = lshr i32 %15, 8
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
  %26 = sub nsw i32 %25, %13
  %27 = icmp sge i32 %26, %23
  br label %40

28:                                               ; preds = %8
  %29 = trunc i64 %9 to i32
  %30 = add nuw nsw i32 %13, %29
  %31 = icmp ule i32 %30, %23
  br label %40

32:                                               ; preds = %8
  %33 = trunc i64 %9 to i32
  %34 = xor i32 %13, %33
  %35 = icmp ule i32 %34, %23
  br label %40

36:                                               ; preds = %8
  %37 = and i32 %13, %21
  %38 = or i32 %20, %37
  %39 = icmp ule i32 %38, %23
  br label %40

40:                                               ; preds = %28, %36, %32, %24
  %41 = phi i32 [ %26, %24 ], [ %30, %28 ], [ %34, %32 ], [ %38, %36 ]
  %42 = phi i1 [ %27, %24 ], [ %31, %28 ], [ %35, %32 ], [ %39, %36 ]
  %43 = zext i1 %42 to i32
  %44 = trunc i64 %9 to i32
  %45 = select i1 %42, i32 %41, i32 %44
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  br label %4

4:                                                ; preds = %3, %9
  %5 = phi i64 [ 0, %3 ], [ %12, %9 ]
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4
  br label %14

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %14
  %10 = and i32 %23, %2
  %11 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %10, ptr %11, align 4
  %12 = add nuw nsw i64 %5, 1
  %13 = icmp eq i64 %12, 32
  br i1 %13, label %8, label %4

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 0, %4 ], [ %24, %14 ]
  %16 = phi i32 [ 0, %4 ], [ %23, %14 ]
  %17 = getelementptr inbounds i32, ptr %1, i64 %15
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, %7
  %20 = zext i1 %19 to i32
  %21 = trunc i64 %15 to i32
  %22 = shl i32 %20, %21
  %23 = or i32 %22, %16
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, 32
  br i1 %25, label %9, label %14
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @match_all_32(ptr noalias nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ %8, %4 ], [ 0, %2 ]
  %11 = xor i32 %1, -1
  br label %15

12:                                               ; preds = %15
  %13 = icmp eq i32 %26, 0
  %14 = select i1 %13, i32 0, i32 %1
  ret i32 %14

15:                                               ; preds = %9, %15
  %16 = phi i64 [ 0, %9 ], [ %27, %15 ]
  %17 = phi i32 [ 1, %9 ], [ %26, %15 ]
  %18 = trunc i64 %16 to i32
  %19 = lshr i32 %11, %18
  %20 = and i32 %19, 1
  %21 = getelementptr inbounds i32, ptr %0, i64 %16
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, %10
  %24 = zext i1 %23 to i32
  %25 = or i32 %20, %24
  %26 = and i32 %25, %17
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %12, label %15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @match_any_64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  br label %4

4:                                                ; preds = %3, %9
  %5 = phi i64 [ 0, %3 ], [ %12, %9 ]
  %6 = getelementptr inbounds i64, ptr %1, i64 %5
  %7 = load i64, ptr %6, align 8
  br label %14

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %14
  %10 = and i32 %23, %2
  %11 = getelementptr inbounds i32, ptr %0, i64 %5
  store i32 %10, ptr %11, align 4
  %12 = add nuw nsw i64 %5, 1
  %13 = icmp eq i64 %12, 32
  br i1 %13, label %8, label %4

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 0, %4 ], [ %24, %14 ]
  %16 = phi i32 [ 0, %4 ], [ %23, %14 ]
  %17 = getelementptr inbounds i64, ptr %1, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %7
  %20 = zext i1 %19 to i32
  %21 = trunc i64 %15 to i32
  %22 = shl i32 %20, %21
  %23 = or i32 %22, %16
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, 32
  br i1 %25, label %9, label %14
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @match_all_64(ptr noalias nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i64 [ %8, %4 ], [ 0, %2 ]
  %11 = xor i32 %1, -1
  br label %15

12:                                               ; preds = %15
  %13 = icmp eq i32 %26, 0
  %14 = select i1 %13, i32 0, i32 %1
  ret i32 %14

15:                                               ; preds = %9, %15
  %16 = phi i64 [ 0, %9 ], [ %27, %15 ]
  %17 = phi i32 [ 1, %9 ], [ %26, %15 ]
  %18 = trunc i64 %16 to i32
  %19 = lshr i32 %11, %18
  %20 = and i32 %19, 1
  %21 = getelementptr inbounds i64, ptr %0, i64 %16
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %10
  %24 = zext i1 %23 to i32
  %25 = or i32 %20, %24
  %26 = and i32 %25, %17
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %12, label %15
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @reduce_32(ptr noalias nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  switch i32 %2, label %11 [
    i32 3, label %12
    i32 1, label %5
    i32 2, label %8
  ]

5:                                                ; preds = %4
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 -1, i32 2147483647
  br label %12

8:                                                ; preds = %4
  %9 = icmp eq i32 %3, 0
  %10 = select i1 %9, i32 0, i32 -2147483648
  br label %12

11:                                               ; preds = %4
  br label %12

12:                                               ; preds = %4, %11, %5, %8
  %13 = phi i32 [ -1, %4 ], [ %7, %5 ], [ %10, %8 ], [ 0, %11 ]
  %14 = icmp eq i32 %3, 0
  %15 = icmp eq i32 %3, 0
  br label %17

16:                                               ; preds = %45
  ret i32 %46

17:                                               ; preds = %12, %45
  %18 = phi i64 [ 0, %12 ], [ %47, %45 ]
  %19 = phi i32 [ %13, %12 ], [ %46, %45 ]
  %20 = trunc i64 %18 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %45, label %24

24:                                               ; preds = %17
  %25 = getelementptr inbounds i32, ptr %0, i64 %18
  %26 = load i32, ptr %25, align 4
  switch i32 %2, label %43 [
    i32 0, label %27
    i32 1, label %29
    i32 2, label %34
    i32 3, label %39
    i32 4, label %41
  ]

27:                                               ; preds = %24
  %28 = add i32 %26, %19
  br label %45

29:                                               ; preds = %24
  br i1 %15, label %32, label %30

30:                                               ; preds = %29
  %31 = tail call i32 @llvm.smin.i32(i32 %26, i32 %19)
  br label %45

32:                                               ; preds = %29
  %33 = tail call i32 @llvm.umin.i32(i32 %26, i32 %19)
  br label %45

34:                                               ; preds = %24
  br i1 %14, label %37, label %35

35:                                               ; preds = %34
  %36 = tail call i32 @llvm.smax.i32(i32 %26, i32 %19)
  br label %45

37:                                               ; preds = %34
  %38 = tail call i32 @llvm.umax.i32(i32 %26, i32 %19)
  br label %45

39:                                               ; preds = %24
  %40 = and i32 %26, %19
  br label %45

41:                                               ; preds = %24
  %42 = or i32 %26, %19
  br label %45

43:                                               ; preds = %24
  %44 = xor i32 %26, %19
  br label %45

45:                                               ; preds = %27, %39, %41, %43, %32, %30, %37, %35, %17
  %46 = phi i32 [ %19, %17 ], [ %44, %43 ], [ %42, %41 ], [ %40, %39 ], [ %28, %27 ], [ %31, %30 ], [ %33, %32 ], [ %36, %35 ], [ %38, %37 ]
  %47 = add nuw nsw i64 %18, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %16, label %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)



