; sha256 of the sources: 17d46d90b9c36485d055c14f38a7a633cc01277a9c6637239a47b4eb828fe12f

%struct.Number = type { i32, i32, i32, i128 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, %struct.Error }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]] }
%struct.Entry = type { i32, i32, i32 }
%struct.Pattern = type { [32 x i64], i64, i64, i64, i32, i32, i32, i32, i32, i32 }

@NAN_RESULT = internal unnamed_addr constant %struct.Number { i32 0, i32 2, i32 0, i128 0 }, align 16

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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_add(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr noinline {
  %6 = alloca %struct.Number, align 16
  %7 = alloca %struct.Number, align 16
  %8 = alloca %struct.Number, align 16
  %9 = and i32 %3, 255
  %10 = add nsw i32 %9, -1
  %11 = zext i32 %10 to i64
  %12 = lshr i32 %3, 8
  %13 = sub nsw i32 %12, %9
  %14 = zext i32 %13 to i64
  %15 = shl nsw i64 -1, %14
  %16 = xor i64 %15, -1
  %17 = shl nuw i64 1, %11
  %18 = add i64 %17, -1
  %19 = add nsw i32 %12, -1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds %struct.Number, ptr %7, i64 0, i32 1
  %22 = getelementptr inbounds %struct.Number, ptr %7, i64 0, i32 2
  %23 = lshr i64 %16, 1
  %24 = trunc i64 %23 to i32
  %25 = add i32 %9, %24
  %26 = sub i32 2, %25
  %27 = getelementptr inbounds %struct.Number, ptr %7, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Number, ptr %8, i64 0, i32 1
  %29 = getelementptr inbounds %struct.Number, ptr %8, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Number, ptr %8, i64 0, i32 3
  %31 = sub i32 1, %25
  %32 = sub i32 1, %25
  br label %34

33:                                               ; preds = %77
  ret void

34:                                               ; preds = %5, %77
  %35 = phi i64 [ 0, %5 ], [ %80, %77 ]
  %36 = getelementptr inbounds i64, ptr %1, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = lshr i64 %37, %11
  %39 = and i64 %38, %16
  %40 = and i64 %37, %18
  %41 = lshr i64 %37, %20
  %42 = trunc i64 %41 to i32
  %43 = and i32 %42, 1
  store i32 %43, ptr %7, align 16
  store i32 0, ptr %21, align 4
  store i32 %26, ptr %22, align 8
  %44 = zext i64 %40 to i128
  store i128 %44, ptr %27, align 16
  %45 = icmp eq i64 %39, %16
  br i1 %45, label %46, label %49

46:                                               ; preds = %34
  %47 = icmp eq i64 %40, 0
  %48 = select i1 %47, i32 1, i32 2
  store i32 %48, ptr %21, align 4
  br label %56

49:                                               ; preds = %34
  %50 = icmp eq i64 %39, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %49
  %52 = or i64 %40, %17
  %53 = zext i64 %52 to i128
  store i128 %53, ptr %27, align 16
  %54 = trunc i64 %39 to i32
  %55 = add i32 %31, %54
  store i32 %55, ptr %22, align 8
  br label %56

56:                                               ; preds = %46, %49, %51
  %57 = getelementptr inbounds i64, ptr %2, i64 %35
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, %11
  %60 = and i64 %59, %16
  %61 = and i64 %58, %18
  %62 = lshr i64 %58, %20
  %63 = trunc i64 %62 to i32
  %64 = and i32 %63, 1
  store i32 %64, ptr %8, align 16
  store i32 0, ptr %28, align 4
  store i32 %26, ptr %29, align 8
  %65 = zext i64 %61 to i128
  store i128 %65, ptr %30, align 16
  %66 = icmp eq i64 %60, %16
  br i1 %66, label %67, label %70

67:                                               ; preds = %56
  %68 = icmp eq i64 %61, 0
  %69 = select i1 %68, i32 1, i32 2
  store i32 %69, ptr %28, align 4
  br label %77

70:                                               ; preds = %56
  %71 = icmp eq i64 %60, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %70
  %73 = or i64 %61, %17
  %74 = zext i64 %73 to i128
  store i128 %74, ptr %30, align 16
  %75 = trunc i64 %60 to i32
  %76 = add i32 %32, %75
  store i32 %76, ptr %29, align 8
  br label %77

77:                                               ; preds = %67, %70, %72
  call fastcc void @sum(ptr nonnull sret(%struct.Number) align 16 %6, ptr noundef nonnull byval(%struct.Number) align 16 %7, ptr noundef nonnull byval(%struct.Number) align 16 %8, i32 noundef %4)
  %78 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %79 = getelementptr inbounds i64, ptr %0, i64 %35
  store i64 %78, ptr %79, align 8
  %80 = add nuw nsw i64 %35, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %33, label %34
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc i64 @pack(ptr nocapture noundef readonly byval(%struct.Number) align 16 %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = and i32 %1, 255
  %5 = add nsw i32 %4, -1
  %6 = load i32, ptr %0, align 16
  %7 = zext i32 %6 to i64
  %8 = lshr i32 %1, 8
  %9 = add nsw i32 %8, -1
  %10 = zext i32 %9 to i64
  %11 = shl i64 %7, %10
  %12 = sub nsw i32 %8, %4
  %13 = zext i32 %12 to i64
  %14 = shl nsw i64 -1, %13
  %15 = xor i64 %14, -1
  %16 = zext i32 %5 to i64
  %17 = shl i64 %15, %16
  %18 = getelementptr inbounds %struct.Number, ptr %0, i64 0, i32 1
  %19 = load i32, ptr %18, align 4
  switch i32 %19, label %26 [
    i32 2, label %20
    i32 1, label %24
  ]

20:                                               ; preds = %3
  %21 = shl nsw i64 -1, %16
  %22 = xor i64 %21, -1
  %23 = or i64 %17, %22
  br label %124

24:                                               ; preds = %3
  %25 = or i64 %11, %17
  br label %124

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.Number, ptr %0, i64 0, i32 3
  %28 = load i128, ptr %27, align 16
  %29 = icmp eq i128 %28, 0
  br i1 %29, label %124, label %30

30:                                               ; preds = %26
  %31 = lshr i128 %28, 64
  %32 = trunc i128 %31 to i64
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = tail call i64 @llvm.ctlz.i64(i64 %32, i1 true)
  %36 = trunc i64 %35 to i32
  %37 = xor i32 %36, 127
  br label %45

38:                                               ; preds = %30
  %39 = trunc i128 %28 to i64
  %40 = icmp eq i64 %39, 0
  %41 = tail call i64 @llvm.ctlz.i64(i64 %39, i1 true)
  %42 = trunc i64 %41 to i32
  %43 = xor i32 %42, 63
  %44 = select i1 %40, i32 -1, i32 %43
  br label %45

45:                                               ; preds = %34, %38
  %46 = phi i32 [ %37, %34 ], [ %44, %38 ]
  %47 = getelementptr inbounds %struct.Number, ptr %0, i64 0, i32 2
  %48 = load i32, ptr %47, align 8
  %49 = sub nsw i32 1, %4
  %50 = add nsw i32 %46, %49
  %51 = add i32 %50, %48
  %52 = lshr i64 %15, 1
  %53 = trunc i64 %52 to i32
  %54 = add i32 %4, %53
  %55 = sub i32 2, %54
  %56 = tail call i32 @llvm.smax.i32(i32 %51, i32 %55)
  %57 = sub nsw i32 %56, %48
  %58 = icmp slt i32 %57, 1
  br i1 %58, label %59, label %64

59:                                               ; preds = %45
  %60 = sub nsw i32 0, %57
  %61 = zext i32 %60 to i128
  %62 = shl i128 %28, %61
  %63 = trunc i128 %62 to i64
  br label %82

64:                                               ; preds = %45
  %65 = icmp slt i32 %57, 127
  br i1 %65, label %66, label %82

66:                                               ; preds = %64
  %67 = zext i32 %57 to i128
  %68 = shl nsw i128 -1, %67
  %69 = xor i128 %68, -1
  %70 = and i128 %28, %69
  %71 = add nsw i32 %57, -1
  %72 = zext i32 %71 to i128
  %73 = shl nuw i128 1, %72
  %74 = lshr i128 %28, %67
  %75 = trunc i128 %74 to i64
  %76 = icmp eq i128 %70, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %66
  %78 = icmp ult i128 %70, %73
  br i1 %78, label %82, label %79

79:                                               ; preds = %77
  %80 = icmp eq i128 %70, %73
  %81 = select i1 %80, i32 2, i32 3
  br label %82

82:                                               ; preds = %66, %77, %79, %64, %59
  %83 = phi i64 [ %63, %59 ], [ 0, %64 ], [ %75, %79 ], [ %75, %77 ], [ %75, %66 ]
  %84 = phi i32 [ 0, %59 ], [ 1, %64 ], [ %81, %79 ], [ 1, %77 ], [ 0, %66 ]
  %85 = icmp eq i32 %2, 2
  %86 = icmp ne i32 %6, 0
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %92, label %88

88:                                               ; preds = %82
  %89 = icmp eq i32 %2, 3
  %90 = xor i1 %86, true
  %91 = select i1 %89, i1 %90, i1 false
  br label %92

92:                                               ; preds = %82, %88
  %93 = phi i1 [ %91, %88 ], [ true, %82 ]
  %94 = icmp eq i32 %2, 0
  br i1 %94, label %95, label %106

95:                                               ; preds = %92
  %96 = icmp eq i32 %84, 3
  br i1 %96, label %103, label %97

97:                                               ; preds = %95
  %98 = icmp eq i32 %84, 2
  %99 = and i64 %83, 1
  %100 = icmp ne i64 %99, 0
  %101 = select i1 %98, i1 %100, i1 false
  %102 = zext i1 %101 to i64
  br label %103

103:                                              ; preds = %97, %95
  %104 = phi i64 [ 1, %95 ], [ %102, %97 ]
  %105 = add i64 %104, %83
  br label %111

106:                                              ; preds = %92
  br i1 %93, label %107, label %111

107:                                              ; preds = %106
  %108 = icmp ne i32 %84, 0
  %109 = zext i1 %108 to i64
  %110 = add i64 %83, %109
  br label %111

111:                                              ; preds = %106, %107, %103
  %112 = phi i1 [ %93, %106 ], [ %93, %107 ], [ true, %103 ]
  %113 = phi i64 [ %83, %106 ], [ %110, %107 ], [ %105, %103 ]
  %114 = sub nsw i32 %56, %55
  %115 = sext i32 %114 to i64
  %116 = shl i64 %115, %16
  %117 = add i64 %113, %116
  %118 = icmp ult i64 %117, %17
  %119 = xor i1 %112, true
  %120 = sext i1 %119 to i64
  %121 = add i64 %17, %120
  %122 = select i1 %118, i64 %117, i64 %121
  %123 = or i64 %122, %11
  br label %124

124:                                              ; preds = %26, %111, %24, %20
  %125 = phi i64 [ %23, %20 ], [ %25, %24 ], [ %123, %111 ], [ %11, %26 ]
  ret i64 %125
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @sum(ptr noalias nocapture writeonly sret(%struct.Number) align 16 %0, ptr nocapture noundef byval(%struct.Number) align 16 %1, ptr nocapture noundef byval(%struct.Number) align 16 %2, i32 noundef %3) unnamed_addr {
  %5 = alloca %struct.Number, align 16
  %6 = getelementptr inbounds %struct.Number, ptr %1, i64 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 2
  %9 = getelementptr inbounds %struct.Number, ptr %2, i64 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 2
  %12 = select i1 %8, i1 true, i1 %11
  br i1 %12, label %136, label %13

13:                                               ; preds = %4
  %14 = icmp ne i32 %7, 0
  %15 = icmp ne i32 %10, 0
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = load i32, ptr %1, align 16
  %19 = load i32, ptr %2, align 16
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %136

21:                                               ; preds = %17, %13
  %22 = select i1 %14, i1 true, i1 %15
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = select i1 %14, ptr %1, ptr %2
  br label %136

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Number, ptr %1, i64 0, i32 3
  %27 = load i128, ptr %26, align 16
  %28 = icmp ne i128 %27, 0
  %29 = getelementptr inbounds %struct.Number, ptr %2, i64 0, i32 3
  %30 = load i128, ptr %29, align 16
  %31 = icmp ne i128 %30, 0
  %32 = select i1 %28, i1 true, i1 %31
  br i1 %32, label %40, label %33

33:                                               ; preds = %25
  %34 = load i32, ptr %1, align 16
  %35 = load i32, ptr %2, align 16
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %136, label %37

37:                                               ; preds = %33
  %38 = icmp eq i32 %3, 2
  %39 = zext i1 %38 to i32
  store i32 %39, ptr %1, align 16
  br label %136

40:                                               ; preds = %25
  %41 = select i1 %28, i1 %31, i1 false
  br i1 %41, label %44, label %42

42:                                               ; preds = %40
  %43 = select i1 %28, ptr %1, ptr %2
  br label %136

44:                                               ; preds = %40
  %45 = load i64, ptr %1, align 16
  %46 = getelementptr inbounds i8, ptr %1, i64 8
  %47 = load i32, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %1, i64 16
  %49 = load i128, ptr %48, align 16
  %50 = lshr i128 %49, 64
  %51 = trunc i128 %50 to i64
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %44
  %54 = tail call i64 @llvm.ctlz.i64(i64 %51, i1 true)
  %55 = trunc i64 %54 to i32
  %56 = add nuw nsw i32 %55, -127
  br label %64

57:                                               ; preds = %44
  %58 = trunc i128 %49 to i64
  %59 = icmp eq i64 %58, 0
  %60 = tail call i64 @llvm.ctlz.i64(i64 %58, i1 true)
  %61 = trunc i64 %60 to i32
  %62 = add nsw i32 %61, -63
  %63 = select i1 %59, i32 1, i32 %62
  br label %64

64:                                               ; preds = %53, %57
  %65 = phi i32 [ %56, %53 ], [ %63, %57 ]
  %66 = add nsw i32 %65, 124
  %67 = zext i32 %66 to i128
  %68 = shl i128 %49, %67
  %69 = sub nsw i32 %47, %66
  store i64 %45, ptr %1, align 16
  store i32 %69, ptr %46, align 8
  store i128 %68, ptr %48, align 16
  %70 = load i64, ptr %2, align 16
  %71 = getelementptr inbounds i8, ptr %2, i64 8
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %2, i64 16
  %74 = load i128, ptr %73, align 16
  %75 = lshr i128 %74, 64
  %76 = trunc i128 %75 to i64
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %64
  %79 = tail call i64 @llvm.ctlz.i64(i64 %76, i1 true)
  %80 = trunc i64 %79 to i32
  %81 = add nuw nsw i32 %80, -127
  br label %89

82:                                               ; preds = %64
  %83 = trunc i128 %74 to i64
  %84 = icmp eq i64 %83, 0
  %85 = tail call i64 @llvm.ctlz.i64(i64 %83, i1 true)
  %86 = trunc i64 %85 to i32
  %87 = add nsw i32 %86, -63
  %88 = select i1 %84, i32 1, i32 %87
  br label %89

89:                                               ; preds = %78, %82
  %90 = phi i32 [ %81, %78 ], [ %88, %82 ]
  %91 = add nsw i32 %90, 124
  %92 = zext i32 %91 to i128
  %93 = shl i128 %74, %92
  %94 = sub nsw i32 %72, %91
  store i64 %70, ptr %2, align 16
  store i32 %94, ptr %71, align 8
  store i128 %93, ptr %73, align 16
  %95 = getelementptr inbounds %struct.Number, ptr %1, i64 0, i32 2
  %96 = load i32, ptr %95, align 8
  %97 = getelementptr inbounds %struct.Number, ptr %2, i64 0, i32 2
  %98 = load i32, ptr %97, align 8
  %99 = icmp slt i32 %96, %98
  br i1 %99, label %106, label %100

100:                                              ; preds = %89
  %101 = icmp eq i32 %96, %98
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = load i128, ptr %26, align 16
  %104 = load i128, ptr %29, align 16
  %105 = icmp ult i128 %103, %104
  br i1 %105, label %106, label %107

106:                                              ; preds = %102, %89
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, ptr noundef nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  br label %107

107:                                              ; preds = %106, %102, %100
  %108 = load i32, ptr %95, align 8
  %109 = load i32, ptr %97, align 8
  %110 = sub nsw i32 %108, %109
  %111 = icmp sgt i32 %110, 125
  br i1 %111, label %122, label %112

112:                                              ; preds = %107
  %113 = load i128, ptr %29, align 16
  %114 = zext i32 %110 to i128
  %115 = lshr i128 %113, %114
  %116 = shl nsw i128 -1, %114
  %117 = xor i128 %116, -1
  %118 = and i128 %113, %117
  %119 = icmp ne i128 %118, 0
  %120 = zext i1 %119 to i128
  %121 = or i128 %115, %120
  br label %122

122:                                              ; preds = %107, %112
  %123 = phi i128 [ %121, %112 ], [ 1, %107 ]
  %124 = load i32, ptr %1, align 16
  %125 = load i32, ptr %2, align 16
  %126 = icmp eq i32 %124, %125
  %127 = load i128, ptr %26, align 16
  br i1 %126, label %128, label %130

128:                                              ; preds = %122
  %129 = add i128 %127, %123
  store i128 %129, ptr %26, align 16
  br label %136

130:                                              ; preds = %122
  %131 = sub i128 %127, %123
  store i128 %131, ptr %26, align 16
  %132 = icmp eq i128 %127, %123
  br i1 %132, label %133, label %136

133:                                              ; preds = %130
  %134 = icmp eq i32 %3, 2
  %135 = zext i1 %134 to i32
  store i32 %135, ptr %1, align 16
  br label %136

136:                                              ; preds = %130, %133, %42, %33, %37, %23, %17, %4, %128
  %137 = phi ptr [ %1, %128 ], [ @NAN_RESULT, %4 ], [ @NAN_RESULT, %17 ], [ %24, %23 ], [ %1, %37 ], [ %1, %33 ], [ %43, %42 ], [ %1, %133 ], [ %1, %130 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %137, i64 32, i1 false)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_mul(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr noinline {
  %6 = alloca %struct.Number, align 16
  %7 = and i32 %3, 255
  %8 = add nsw i32 %7, -1
  %9 = zext i32 %8 to i64
  %10 = lshr i32 %3, 8
  %11 = sub nsw i32 %10, %7
  %12 = zext i32 %11 to i64
  %13 = shl nsw i64 -1, %12
  %14 = xor i64 %13, -1
  %15 = shl nuw i64 1, %9
  %16 = add i64 %15, -1
  %17 = add nsw i32 %10, -1
  %18 = zext i32 %17 to i64
  %19 = lshr i64 %14, 1
  %20 = trunc i64 %19 to i32
  %21 = add i32 %7, %20
  %22 = sub i32 2, %21
  %23 = sub i32 1, %21
  %24 = sub i32 1, %21
  %25 = getelementptr inbounds i8, ptr %6, i64 4
  %26 = getelementptr inbounds i8, ptr %6, i64 8
  %27 = getelementptr inbounds i8, ptr %6, i64 16
  %28 = getelementptr inbounds i8, ptr %6, i64 4
  %29 = getelementptr inbounds i8, ptr %6, i64 8
  %30 = getelementptr inbounds i8, ptr %6, i64 16
  br label %32

31:                                               ; preds = %97
  ret void

32:                                               ; preds = %5, %97
  %33 = phi i64 [ 0, %5 ], [ %100, %97 ]
  %34 = getelementptr inbounds i64, ptr %1, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = lshr i64 %35, %9
  %37 = and i64 %36, %14
  %38 = and i64 %35, %16
  %39 = icmp eq i64 %37, %14
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = icmp eq i64 %38, 0
  %42 = select i1 %41, i32 1, i32 2
  br label %49

43:                                               ; preds = %32
  %44 = icmp eq i64 %37, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %43
  %46 = or i64 %38, %15
  %47 = trunc i64 %37 to i32
  %48 = add i32 %23, %47
  br label %49

49:                                               ; preds = %40, %43, %45
  %50 = phi i32 [ %42, %40 ], [ 0, %43 ], [ 0, %45 ]
  %51 = phi i32 [ %22, %40 ], [ %22, %43 ], [ %48, %45 ]
  %52 = phi i64 [ %38, %40 ], [ %38, %43 ], [ %46, %45 ]
  %53 = zext i64 %52 to i128
  %54 = getelementptr inbounds i64, ptr %2, i64 %33
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 %55, %9
  %57 = and i64 %56, %14
  %58 = and i64 %55, %16
  %59 = icmp eq i64 %57, %14
  br i1 %59, label %60, label %63

60:                                               ; preds = %49
  %61 = icmp eq i64 %58, 0
  %62 = select i1 %61, i32 1, i32 2
  br label %69

63:                                               ; preds = %49
  %64 = icmp eq i64 %57, 0
  br i1 %64, label %69, label %65

65:                                               ; preds = %63
  %66 = or i64 %58, %15
  %67 = trunc i64 %57 to i32
  %68 = add i32 %24, %67
  br label %69

69:                                               ; preds = %60, %63, %65
  %70 = phi i64 [ %58, %60 ], [ %58, %63 ], [ %66, %65 ]
  %71 = phi i32 [ %22, %60 ], [ %22, %63 ], [ %68, %65 ]
  %72 = phi i32 [ %62, %60 ], [ 0, %63 ], [ 0, %65 ]
  %73 = zext i64 %70 to i128
  %74 = xor i64 %55, %35
  %75 = lshr i64 %74, %18
  %76 = trunc i64 %75 to i32
  %77 = and i32 %76, 1
  %78 = add nsw i32 %71, %51
  %79 = icmp eq i32 %50, 2
  %80 = icmp eq i32 %72, 2
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %69
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %97

83:                                               ; preds = %69
  %84 = icmp ne i32 %50, 0
  %85 = icmp ne i32 %72, 0
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %87, label %95

87:                                               ; preds = %83
  %88 = icmp ne i64 %52, 0
  %89 = select i1 %84, i1 true, i1 %88
  %90 = icmp ne i64 %70, 0
  %91 = select i1 %85, i1 true, i1 %90
  %92 = select i1 %89, i1 %91, i1 false
  br i1 %92, label %94, label %93

93:                                               ; preds = %87
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %97

94:                                               ; preds = %87
  store i32 %77, ptr %6, align 16
  store i32 1, ptr %28, align 4
  store i32 %78, ptr %29, align 8
  store i128 0, ptr %30, align 16
  br label %97

95:                                               ; preds = %83
  %96 = mul nuw i128 %73, %53
  store i32 %77, ptr %6, align 16
  store i32 0, ptr %25, align 4
  store i32 %78, ptr %26, align 8
  store i128 %96, ptr %27, align 16
  br label %97

97:                                               ; preds = %82, %93, %94, %95
  %98 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %99 = getelementptr inbounds i64, ptr %0, i64 %33
  store i64 %98, ptr %99, align 8
  %100 = add nuw nsw i64 %33, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %31, label %32
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_fma(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr noinline {
  %7 = alloca %struct.Number, align 16
  %8 = alloca %struct.Number, align 16
  %9 = alloca %struct.Number, align 16
  %10 = and i32 %4, 255
  %11 = add nsw i32 %10, -1
  %12 = zext i32 %11 to i64
  %13 = lshr i32 %4, 8
  %14 = sub nsw i32 %13, %10
  %15 = zext i32 %14 to i64
  %16 = shl nsw i64 -1, %15
  %17 = xor i64 %16, -1
  %18 = shl nuw i64 1, %12
  %19 = add i64 %18, -1
  %20 = add nsw i32 %13, -1
  %21 = zext i32 %20 to i64
  %22 = lshr i64 %17, 1
  %23 = trunc i64 %22 to i32
  %24 = add i32 %10, %23
  %25 = sub i32 2, %24
  %26 = getelementptr inbounds %struct.Number, ptr %9, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Number, ptr %9, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Number, ptr %9, i64 0, i32 3
  %29 = sub i32 1, %24
  %30 = sub i32 1, %24
  %31 = getelementptr inbounds i8, ptr %7, i64 4
  %32 = getelementptr inbounds i8, ptr %7, i64 8
  %33 = getelementptr inbounds i8, ptr %7, i64 16
  %34 = getelementptr inbounds i8, ptr %7, i64 4
  %35 = getelementptr inbounds i8, ptr %7, i64 8
  %36 = getelementptr inbounds i8, ptr %7, i64 16
  %37 = sub i32 1, %24
  br label %39

38:                                               ; preds = %125
  ret void

39:                                               ; preds = %6, %125
  %40 = phi i64 [ 0, %6 ], [ %128, %125 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  %41 = getelementptr inbounds i64, ptr %1, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = lshr i64 %42, %12
  %44 = and i64 %43, %17
  %45 = and i64 %42, %19
  %46 = icmp eq i64 %44, %17
  br i1 %46, label %47, label %50

47:                                               ; preds = %39
  %48 = icmp eq i64 %45, 0
  %49 = select i1 %48, i32 1, i32 2
  br label %56

50:                                               ; preds = %39
  %51 = icmp eq i64 %44, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %50
  %53 = or i64 %45, %18
  %54 = trunc i64 %44 to i32
  %55 = add i32 %29, %54
  br label %56

56:                                               ; preds = %47, %50, %52
  %57 = phi i32 [ %49, %47 ], [ 0, %50 ], [ 0, %52 ]
  %58 = phi i32 [ %25, %47 ], [ %25, %50 ], [ %55, %52 ]
  %59 = phi i64 [ %45, %47 ], [ %45, %50 ], [ %53, %52 ]
  %60 = zext i64 %59 to i128
  %61 = getelementptr inbounds i64, ptr %2, i64 %40
  %62 = load i64, ptr %61, align 8
  %63 = lshr i64 %62, %12
  %64 = and i64 %63, %17
  %65 = and i64 %62, %19
  %66 = icmp eq i64 %64, %17
  br i1 %66, label %67, label %70

67:                                               ; preds = %56
  %68 = icmp eq i64 %65, 0
  %69 = select i1 %68, i32 1, i32 2
  br label %76

70:                                               ; preds = %56
  %71 = icmp eq i64 %64, 0
  br i1 %71, label %76, label %72

72:                                               ; preds = %70
  %73 = or i64 %65, %18
  %74 = trunc i64 %64 to i32
  %75 = add i32 %30, %74
  br label %76

76:                                               ; preds = %67, %70, %72
  %77 = phi i64 [ %65, %67 ], [ %65, %70 ], [ %73, %72 ]
  %78 = phi i32 [ %25, %67 ], [ %25, %70 ], [ %75, %72 ]
  %79 = phi i32 [ %69, %67 ], [ 0, %70 ], [ 0, %72 ]
  %80 = zext i64 %77 to i128
  %81 = xor i64 %62, %42
  %82 = lshr i64 %81, %21
  %83 = trunc i64 %82 to i32
  %84 = and i32 %83, 1
  %85 = add nsw i32 %78, %58
  %86 = icmp eq i32 %57, 2
  %87 = icmp eq i32 %79, 2
  %88 = select i1 %86, i1 true, i1 %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %76
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %104

90:                                               ; preds = %76
  %91 = icmp ne i32 %57, 0
  %92 = icmp ne i32 %79, 0
  %93 = select i1 %91, i1 true, i1 %92
  br i1 %93, label %94, label %102

94:                                               ; preds = %90
  %95 = icmp ne i64 %59, 0
  %96 = select i1 %91, i1 true, i1 %95
  %97 = icmp ne i64 %77, 0
  %98 = select i1 %92, i1 true, i1 %97
  %99 = select i1 %96, i1 %98, i1 false
  br i1 %99, label %101, label %100

100:                                              ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %104

101:                                              ; preds = %94
  store i32 %84, ptr %7, align 16
  store i32 1, ptr %34, align 4
  store i32 %85, ptr %35, align 8
  store i128 0, ptr %36, align 16
  br label %104

102:                                              ; preds = %90
  %103 = mul nuw i128 %80, %60
  store i32 %84, ptr %7, align 16
  store i32 0, ptr %31, align 4
  store i32 %85, ptr %32, align 8
  store i128 %103, ptr %33, align 16
  br label %104

104:                                              ; preds = %89, %100, %101, %102
  %105 = getelementptr inbounds i64, ptr %3, i64 %40
  %106 = load i64, ptr %105, align 8
  %107 = lshr i64 %106, %12
  %108 = and i64 %107, %17
  %109 = and i64 %106, %19
  %110 = lshr i64 %106, %21
  %111 = trunc i64 %110 to i32
  %112 = and i32 %111, 1
  store i32 %112, ptr %9, align 16
  store i32 0, ptr %26, align 4
  store i32 %25, ptr %27, align 8
  %113 = zext i64 %109 to i128
  store i128 %113, ptr %28, align 16
  %114 = icmp eq i64 %108, %17
  br i1 %114, label %115, label %118

115:                                              ; preds = %104
  %116 = icmp eq i64 %109, 0
  %117 = select i1 %116, i32 1, i32 2
  store i32 %117, ptr %26, align 4
  br label %125

118:                                              ; preds = %104
  %119 = icmp eq i64 %108, 0
  br i1 %119, label %125, label %120

120:                                              ; preds = %118
  %121 = or i64 %109, %18
  %122 = zext i64 %121 to i128
  store i128 %122, ptr %28, align 16
  %123 = trunc i64 %108 to i32
  %124 = add i32 %37, %123
  store i32 %124, ptr %27, align 8
  br label %125

125:                                              ; preds = %115, %118, %120
  call fastcc void @sum(ptr nonnull sret(%struct.Number) align 16 %8, ptr noundef nonnull byval(%struct.Number) align 16 %7, ptr noundef nonnull byval(%struct.Number) align 16 %9, i32 noundef %5)
  %126 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %8, i32 noundef %4, i32 noundef %5)
  %127 = getelementptr inbounds i64, ptr %0, i64 %40
  store i64 %126, ptr %127, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  %128 = add nuw nsw i64 %40, 1
  %129 = icmp eq i64 %128, 32
  br i1 %129, label %38, label %39
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_div(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr noinline {
  %6 = alloca %struct.Number, align 16
  %7 = and i32 %3, 255
  %8 = add nsw i32 %7, -1
  %9 = zext i32 %8 to i64
  %10 = lshr i32 %3, 8
  %11 = sub nsw i32 %10, %7
  %12 = zext i32 %11 to i64
  %13 = shl nsw i64 -1, %12
  %14 = xor i64 %13, -1
  %15 = shl nuw i64 1, %9
  %16 = add i64 %15, -1
  %17 = add nsw i32 %10, -1
  %18 = zext i32 %17 to i64
  %19 = lshr i64 %14, 1
  %20 = trunc i64 %19 to i32
  %21 = add i32 %7, %20
  %22 = add i32 %21, -2
  %23 = sub i32 2, %21
  %24 = sub i32 1, %21
  %25 = getelementptr inbounds i8, ptr %6, i64 4
  %26 = getelementptr inbounds i8, ptr %6, i64 8
  %27 = getelementptr inbounds i8, ptr %6, i64 4
  %28 = getelementptr inbounds i8, ptr %6, i64 8
  %29 = getelementptr inbounds i8, ptr %6, i64 12
  %30 = getelementptr inbounds i8, ptr %6, i64 16
  %31 = getelementptr inbounds i8, ptr %6, i64 4
  br label %33

32:                                               ; preds = %138
  ret void

33:                                               ; preds = %5, %138
  %34 = phi i64 [ 0, %5 ], [ %141, %138 ]
  %35 = getelementptr inbounds i64, ptr %1, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = lshr i64 %36, %9
  %38 = and i64 %37, %14
  %39 = and i64 %36, %16
  %40 = icmp eq i64 %38, %14
  br i1 %40, label %41, label %44

41:                                               ; preds = %33
  %42 = icmp eq i64 %39, 0
  %43 = select i1 %42, i32 1, i32 2
  br label %50

44:                                               ; preds = %33
  %45 = icmp eq i64 %38, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %44
  %47 = or i64 %39, %15
  %48 = trunc i64 %38 to i32
  %49 = add i32 %24, %48
  br label %50

50:                                               ; preds = %41, %44, %46
  %51 = phi i32 [ %43, %41 ], [ 0, %44 ], [ 0, %46 ]
  %52 = phi i32 [ %23, %41 ], [ %23, %44 ], [ %49, %46 ]
  %53 = phi i64 [ %39, %41 ], [ %39, %44 ], [ %47, %46 ]
  %54 = getelementptr inbounds i64, ptr %2, i64 %34
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 %55, %9
  %57 = and i64 %56, %14
  %58 = and i64 %55, %16
  %59 = icmp eq i64 %57, %14
  br i1 %59, label %60, label %63

60:                                               ; preds = %50
  %61 = icmp eq i64 %58, 0
  %62 = select i1 %61, i32 1, i32 2
  br label %70

63:                                               ; preds = %50
  %64 = icmp eq i64 %57, 0
  br i1 %64, label %70, label %65

65:                                               ; preds = %63
  %66 = or i64 %58, %15
  %67 = trunc i64 %57 to i32
  %68 = xor i32 %67, -1
  %69 = add i32 %21, %68
  br label %70

70:                                               ; preds = %60, %63, %65
  %71 = phi i64 [ %58, %60 ], [ %58, %63 ], [ %66, %65 ]
  %72 = phi i32 [ %22, %60 ], [ %22, %63 ], [ %69, %65 ]
  %73 = phi i32 [ %62, %60 ], [ 0, %63 ], [ 0, %65 ]
  %74 = xor i64 %55, %36
  %75 = lshr i64 %74, %18
  %76 = trunc i64 %75 to i32
  %77 = and i32 %76, 1
  %78 = icmp eq i32 %51, 2
  %79 = icmp eq i32 %73, 2
  %80 = select i1 %78, i1 true, i1 %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %70
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %138

82:                                               ; preds = %70
  %83 = icmp ne i32 %51, 0
  %84 = icmp ne i32 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %92, label %86

86:                                               ; preds = %82
  %87 = icmp ne i64 %53, 0
  %88 = select i1 %83, i1 true, i1 %87
  %89 = select i1 %88, i1 true, i1 %84
  %90 = icmp ne i64 %71, 0
  %91 = select i1 %89, i1 true, i1 %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %86, %82
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %138

93:                                               ; preds = %86
  %94 = xor i1 %88, true
  %95 = select i1 %84, i1 true, i1 %94
  br i1 %95, label %96, label %97

96:                                               ; preds = %93
  store i32 %77, ptr %6, align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %31, i8 0, i64 28, i1 false)
  br label %138

97:                                               ; preds = %93
  %98 = icmp eq i32 %51, 0
  %99 = select i1 %98, i1 %90, i1 false
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 %77, ptr %6, align 16
  store i32 1, ptr %25, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false)
  br label %138

101:                                              ; preds = %97
  %102 = icmp eq i64 %53, 0
  %103 = tail call i64 @llvm.ctlz.i64(i64 %53, i1 true)
  %104 = trunc i64 %103 to i32
  %105 = add nsw i32 %104, -63
  %106 = select i1 %102, i32 1, i32 %105
  %107 = add nsw i32 %106, 62
  %108 = tail call i64 @llvm.ctlz.i64(i64 %71, i1 true)
  %109 = trunc i64 %108 to i32
  %110 = add nuw nsw i64 %108, 4294967295
  %111 = zext i32 %107 to i64
  %112 = shl i64 %53, %111
  %113 = and i64 %110, 4294967295
  %114 = shl i64 %71, %113
  br label %125

115:                                              ; preds = %125
  %116 = add nsw i32 %109, -63
  %117 = shl i128 %132, 1
  %118 = icmp ne i64 %135, 0
  %119 = zext i1 %118 to i128
  %120 = or i128 %117, %119
  %121 = add i32 %52, -62
  %122 = sub i32 %121, %106
  %123 = add i32 %122, %72
  %124 = add i32 %123, %116
  store i32 %77, ptr %6, align 16
  store i32 0, ptr %27, align 4
  store i32 %124, ptr %28, align 8
  store i32 0, ptr %29, align 4
  store i128 %120, ptr %30, align 16
  br label %138

125:                                              ; preds = %125, %101
  %126 = phi i32 [ 0, %101 ], [ %136, %125 ]
  %127 = phi i64 [ %112, %101 ], [ %135, %125 ]
  %128 = phi i128 [ 0, %101 ], [ %132, %125 ]
  %129 = icmp uge i64 %127, %114
  %130 = shl i128 %128, 1
  %131 = zext i1 %129 to i128
  %132 = or i128 %130, %131
  %133 = select i1 %129, i64 %114, i64 0
  %134 = sub i64 %127, %133
  %135 = shl i64 %134, 1
  %136 = add nuw nsw i32 %126, 1
  %137 = icmp eq i32 %136, 62
  br i1 %137, label %115, label %125

138:                                              ; preds = %81, %92, %96, %100, %115
  %139 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %140 = getelementptr inbounds i64, ptr %0, i64 %34
  store i64 %139, ptr %140, align 8
  %141 = add nuw nsw i64 %34, 1
  %142 = icmp eq i64 %141, 32
  br i1 %142, label %32, label %33
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_sqrt(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr noinline {
  %5 = alloca %struct.Number, align 16
  %6 = and i32 %2, 255
  %7 = add nsw i32 %6, -1
  %8 = zext i32 %7 to i64
  %9 = lshr i32 %2, 8
  %10 = sub nsw i32 %9, %6
  %11 = zext i32 %10 to i64
  %12 = shl nsw i64 -1, %11
  %13 = xor i64 %12, -1
  %14 = shl nuw i64 1, %8
  %15 = add i64 %14, -1
  %16 = add nsw i32 %9, -1
  %17 = zext i32 %16 to i64
  %18 = lshr i64 %13, 1
  %19 = trunc i64 %18 to i32
  %20 = add i32 %6, %19
  %21 = getelementptr inbounds i8, ptr %5, i64 4
  %22 = getelementptr inbounds i8, ptr %5, i64 8
  %23 = getelementptr inbounds i8, ptr %5, i64 16
  %24 = getelementptr inbounds i8, ptr %5, i64 4
  %25 = getelementptr inbounds i8, ptr %5, i64 8
  %26 = getelementptr inbounds i8, ptr %5, i64 16
  %27 = getelementptr inbounds i8, ptr %5, i64 4
  %28 = getelementptr inbounds i8, ptr %5, i64 8
  %29 = getelementptr inbounds i8, ptr %5, i64 16
  br label %31

30:                                               ; preds = %101
  ret void

31:                                               ; preds = %4, %101
  %32 = phi i64 [ 0, %4 ], [ %104, %101 ]
  %33 = getelementptr inbounds i64, ptr %1, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %34, %8
  %36 = and i64 %35, %13
  %37 = and i64 %34, %15
  %38 = lshr i64 %34, %17
  %39 = trunc i64 %38 to i32
  %40 = and i32 %39, 1
  %41 = icmp eq i64 %36, %13
  br i1 %41, label %42, label %45

42:                                               ; preds = %31
  %43 = icmp eq i64 %37, 0
  %44 = select i1 %43, i32 1, i32 2
  br label %51

45:                                               ; preds = %31
  %46 = icmp eq i64 %36, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %45
  %48 = or i64 %37, %14
  %49 = trunc i64 %36 to i32
  %50 = add i32 %49, 1
  br label %51

51:                                               ; preds = %42, %45, %47
  %52 = phi i64 [ %37, %42 ], [ %37, %45 ], [ %48, %47 ]
  %53 = phi i32 [ 2, %42 ], [ 2, %45 ], [ %50, %47 ]
  %54 = phi i32 [ %44, %42 ], [ 0, %45 ], [ 0, %47 ]
  %55 = sub i32 %53, %20
  %56 = zext i64 %52 to i128
  %57 = icmp eq i32 %54, 2
  br i1 %57, label %62, label %58

58:                                               ; preds = %51
  %59 = icmp ne i32 %54, 0
  %60 = icmp ne i64 %52, 0
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58, %51
  store i32 %40, ptr %5, align 16
  store i32 %54, ptr %27, align 4
  store i32 %55, ptr %28, align 8
  store i128 %56, ptr %29, align 16
  br label %101

63:                                               ; preds = %58
  %64 = icmp eq i32 %40, 0
  br i1 %64, label %66, label %65

65:                                               ; preds = %63
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %101

66:                                               ; preds = %63
  br i1 %59, label %67, label %68

67:                                               ; preds = %66
  store i32 %40, ptr %5, align 16
  store i32 %54, ptr %24, align 4
  store i32 %55, ptr %25, align 8
  store i128 %56, ptr %26, align 16
  br label %101

68:                                               ; preds = %66
  %69 = icmp eq i64 %52, 0
  %70 = tail call i64 @llvm.ctlz.i64(i64 %52, i1 true)
  %71 = trunc i64 %70 to i32
  %72 = add nsw i32 %71, -63
  %73 = select i1 %69, i32 1, i32 %72
  %74 = add nsw i32 %73, 120
  %75 = sub i32 %55, %73
  %76 = and i32 %75, 1
  %77 = sub nsw i32 %74, %76
  %78 = zext i32 %77 to i128
  %79 = shl i128 %56, %78
  br label %90

80:                                               ; preds = %90
  %81 = zext i64 %98 to i128
  %82 = shl nuw nsw i128 %81, 1
  %83 = mul nuw i128 %81, %81
  %84 = icmp ne i128 %83, %79
  %85 = zext i1 %84 to i128
  %86 = or i128 %82, %85
  %87 = sub nsw i32 %55, %77
  %88 = sdiv i32 %87, 2
  %89 = add nsw i32 %88, -1
  store i32 %40, ptr %5, align 16
  store i32 %54, ptr %21, align 4
  store i32 %89, ptr %22, align 8
  store i128 %86, ptr %23, align 16
  br label %101

90:                                               ; preds = %90, %68
  %91 = phi i64 [ 60, %68 ], [ %99, %90 ]
  %92 = phi i64 [ 0, %68 ], [ %98, %90 ]
  %93 = shl nuw i64 1, %91
  %94 = or i64 %93, %92
  %95 = zext i64 %94 to i128
  %96 = mul nuw i128 %95, %95
  %97 = icmp ugt i128 %96, %79
  %98 = select i1 %97, i64 %92, i64 %94
  %99 = add nsw i64 %91, -1
  %100 = icmp eq i64 %91, 0
  br i1 %100, label %80, label %90

101:                                              ; preds = %62, %65, %67, %80
  %102 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %5, i32 noundef %2, i32 noundef %3)
  %103 = getelementptr inbounds i64, ptr %0, i64 %32
  store i64 %102, ptr %103, align 8
  %104 = add nuw nsw i64 %32, 1
  %105 = icmp eq i64 %104, 32
  br i1 %105, label %30, label %31
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_cvt(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr noinline {
  %6 = alloca %struct.Number, align 16
  %7 = and i32 %2, 255
  %8 = add nsw i32 %7, -1
  %9 = zext i32 %8 to i64
  %10 = lshr i32 %2, 8
  %11 = sub nsw i32 %10, %7
  %12 = zext i32 %11 to i64
  %13 = shl nsw i64 -1, %12
  %14 = xor i64 %13, -1
  %15 = shl nuw i64 1, %9
  %16 = add i64 %15, -1
  %17 = add nsw i32 %10, -1
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 2
  %21 = lshr i64 %14, 1
  %22 = trunc i64 %21 to i32
  %23 = add i32 %7, %22
  %24 = sub i32 2, %23
  %25 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 3
  %26 = sub i32 1, %23
  br label %28

27:                                               ; preds = %50
  ret void

28:                                               ; preds = %5, %50
  %29 = phi i64 [ 0, %5 ], [ %53, %50 ]
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = lshr i64 %31, %9
  %33 = and i64 %32, %14
  %34 = and i64 %31, %16
  %35 = lshr i64 %31, %18
  %36 = trunc i64 %35 to i32
  %37 = and i32 %36, 1
  store i32 %37, ptr %6, align 16
  store i32 0, ptr %19, align 4
  store i32 %24, ptr %20, align 8
  %38 = zext i64 %34 to i128
  store i128 %38, ptr %25, align 16
  %39 = icmp eq i64 %33, %14
  br i1 %39, label %40, label %43

40:                                               ; preds = %28
  %41 = icmp eq i64 %34, 0
  %42 = select i1 %41, i32 1, i32 2
  store i32 %42, ptr %19, align 4
  br label %50

43:                                               ; preds = %28
  %44 = icmp eq i64 %33, 0
  br i1 %44, label %50, label %45

45:                                               ; preds = %43
  %46 = or i64 %34, %15
  %47 = zext i64 %46 to i128
  store i128 %47, ptr %25, align 16
  %48 = trunc i64 %33 to i32
  %49 = add i32 %26, %48
  store i32 %49, ptr %20, align 8
  br label %50

50:                                               ; preds = %40, %43, %45
  %51 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %52 = getelementptr inbounds i64, ptr %0, i64 %29
  store i64 %51, ptr %52, align 8
  %53 = add nuw nsw i64 %29, 1
  %54 = icmp eq i64 %53, 32
  br i1 %54, label %27, label %28
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @exact_from_integer(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr noinline {
  %6 = alloca %struct.Number, align 16
  %7 = icmp eq i32 %2, 0
  %8 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 3
  br label %12

11:                                               ; preds = %28
  ret void

12:                                               ; preds = %5, %28
  %13 = phi i64 [ 0, %5 ], [ %33, %28 ]
  br i1 %7, label %24, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds i64, ptr %1, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, 0
  %18 = lshr i64 %16, 63
  %19 = trunc i64 %18 to i32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  store i32 %19, ptr %6, align 16
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 8
  br i1 %17, label %20, label %25

20:                                               ; preds = %14
  %21 = getelementptr inbounds i64, ptr %1, i64 %13
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 0, %22
  br label %28

24:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  store i32 0, ptr %6, align 16
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 8
  br label %25

25:                                               ; preds = %24, %14
  %26 = getelementptr inbounds i64, ptr %1, i64 %13
  %27 = load i64, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %20
  %29 = phi i64 [ %23, %20 ], [ %27, %25 ]
  %30 = zext i64 %29 to i128
  store i128 %30, ptr %10, align 16
  %31 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %32 = getelementptr inbounds i64, ptr %0, i64 %13
  store i64 %31, ptr %32, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6)
  %33 = add nuw nsw i64 %13, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %11, label %12
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

; Function Attrs: nounwind uwtable
define dso_local i32 @access_global(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %296, label %10

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
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %296

116:                                              ; preds = %112
  %117 = trunc i64 %102 to i32
  store i32 2, ptr %113, align 8
  %118 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %118, align 4
  %119 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %117, ptr %119, align 8
  %120 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %121, ptr %122, align 4
  %123 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %124 = load i32, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %124, ptr %125, align 8
  %126 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %127, ptr %128, align 4
  %129 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %130 = load i32, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 1, ptr %132, align 4
  %133 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %109, ptr %133, align 8
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %64, ptr %134, align 8
  br label %296

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
  %155 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %156 = load i32, ptr %155, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %296

158:                                              ; preds = %154
  %159 = trunc i64 %102 to i32
  store i32 1, ptr %155, align 8
  %160 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %160, align 4
  %161 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %159, ptr %161, align 8
  %162 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %163, ptr %164, align 4
  %165 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %166 = load i32, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %166, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %169, ptr %170, align 4
  %171 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %172 = load i32, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %172, ptr %173, align 8
  %174 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 1, ptr %174, align 4
  %175 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %109, ptr %175, align 8
  %176 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %64, ptr %176, align 8
  br label %296

177:                                              ; preds = %151
  br i1 %87, label %206, label %178

178:                                              ; preds = %177
  %179 = getelementptr inbounds %struct.Allocation, ptr %152, i64 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = and i64 %180, 1
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %206, label %183

183:                                              ; preds = %178
  %184 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %296

187:                                              ; preds = %183
  %188 = trunc i64 %102 to i32
  store i32 9, ptr %184, align 8
  %189 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %189, align 4
  %190 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %188, ptr %190, align 8
  %191 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %192 = load i32, ptr %191, align 4
  %193 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %192, ptr %193, align 4
  %194 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %195 = load i32, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %195, ptr %196, align 8
  %197 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %198, ptr %199, align 4
  %200 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %201 = load i32, ptr %200, align 8
  %202 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %201, ptr %202, align 8
  %203 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 1, ptr %203, align 4
  %204 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %109, ptr %204, align 8
  %205 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %64, ptr %205, align 8
  br label %296

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
  br label %282

244:                                              ; preds = %209
  %245 = icmp eq i64 %62, %63
  br i1 %245, label %246, label %256

246:                                              ; preds = %244
  %247 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %248 = load i64, ptr %247, align 8
  %249 = add i64 %248, 1
  store i64 %249, ptr %247, align 8
  %250 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %251 = load i64, ptr %250, align 8
  %252 = add i64 %251, 1
  store i64 %252, ptr %250, align 8
  %253 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %254 = load i64, ptr %253, align 8
  %255 = add i64 %254, 1
  store i64 %255, ptr %253, align 8
  br label %282

256:                                              ; preds = %244
  %257 = tail call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef 4, i32 noundef 1)
  %258 = getelementptr inbounds %struct.Pattern, ptr %257, i64 0, i32 7
  %259 = load i32, ptr %258, align 4
  %260 = add i32 %259, 3
  %261 = lshr i32 %260, 2
  %262 = getelementptr inbounds %struct.Pattern, ptr %257, i64 0, i32 6
  %263 = load i32, ptr %262, align 8
  %264 = zext i32 %263 to i64
  %265 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 2
  %266 = load i64, ptr %265, align 8
  %267 = add i64 %266, %264
  store i64 %267, ptr %265, align 8
  %268 = zext i32 %259 to i64
  %269 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 3
  %270 = load i64, ptr %269, align 8
  %271 = add i64 %270, %268
  store i64 %271, ptr %269, align 8
  %272 = getelementptr inbounds %struct.Pattern, ptr %257, i64 0, i32 8
  %273 = load i32, ptr %272, align 8
  %274 = tail call i32 @llvm.umax.i32(i32 %273, i32 %261)
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %277 = load i64, ptr %276, align 8
  %278 = add i64 %277, %275
  store i64 %278, ptr %276, align 8
  %279 = getelementptr inbounds %struct.Pattern, ptr %257, i64 0, i32 9
  %280 = load i32, ptr %279, align 4
  %281 = zext i32 %280 to i64
  br label %282

282:                                              ; preds = %246, %256, %218
  %283 = phi i64 [ 1, %246 ], [ %281, %256 ], [ %240, %218 ]
  %284 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %285 = load i64, ptr %284, align 8
  %286 = add i64 %285, %283
  store i64 %286, ptr %284, align 8
  %287 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  %288 = load i64, ptr %287, align 8
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %294, label %290

290:                                              ; preds = %282
  %291 = zext i1 %217 to i32
  %292 = tail call i32 @trace_global(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %291)
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %296

294:                                              ; preds = %290, %282
  %295 = select i1 %217, i32 4, i32 0
  br label %296

296:                                              ; preds = %294, %290, %187, %183, %158, %154, %116, %112, %8
  %297 = phi i32 [ 0, %8 ], [ %295, %294 ], [ 2, %290 ], [ 2, %187 ], [ 2, %183 ], [ 2, %158 ], [ 2, %154 ], [ 2, %116 ], [ 2, %112 ]
  ret i32 %297
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @failed(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  store i32 %2, ptr %9, align 8
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %6, ptr %29, align 8
  br label %30

30:                                               ; preds = %8, %12
  ret i32 2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc ptr @pattern_of(ptr nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr {
  %7 = alloca [32 x i64], align 16
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i8], align 16
  %11 = alloca [32 x i64], align 16
  %12 = alloca [32 x i64], align 16
  %13 = tail call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i64, ptr %2, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = and i64 %16, 127
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11)
  %18 = zext i32 %1 to i64
  %19 = icmp eq i32 %1, -1
  br i1 %19, label %20, label %29

20:                                               ; preds = %6, %20
  %21 = phi i64 [ %26, %20 ], [ 0, %6 ]
  %22 = getelementptr inbounds i64, ptr %2, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = sub i64 %23, %16
  %25 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %21
  store i64 %24, ptr %25, align 8
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, 32
  br i1 %27, label %28, label %20

28:                                               ; preds = %39, %20
  br label %53

29:                                               ; preds = %6, %39
  %30 = phi i64 [ %42, %39 ], [ 0, %6 ]
  %31 = trunc i64 %30 to i32
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds i64, ptr %2, i64 %30
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 %37, %16
  br label %39

39:                                               ; preds = %29, %35
  %40 = phi i64 [ %38, %35 ], [ 0, %29 ]
  %41 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, 32
  br i1 %43, label %28, label %29

44:                                               ; preds = %53
  %45 = zext i32 %3 to i64
  %46 = add i64 %61, %45
  %47 = mul i64 %46, -7046029254386353131
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 24
  %49 = load ptr, ptr %48, align 8
  %50 = lshr i64 %47, 56
  %51 = and i64 %50, 252
  %52 = getelementptr inbounds %struct.Pattern, ptr %49, i64 %51
  br label %68

53:                                               ; preds = %28, %53
  %54 = phi i64 [ %62, %53 ], [ 0, %28 ]
  %55 = phi i64 [ %61, %53 ], [ %18, %28 ]
  %56 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %54
  %57 = load i64, ptr %56, align 8
  %58 = shl nuw nsw i64 %54, 1
  %59 = add nuw nsw i64 %58, 3
  %60 = mul i64 %57, %59
  %61 = add i64 %60, %55
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %44, label %53

64:                                               ; preds = %68
  %65 = getelementptr inbounds %struct.Pattern, ptr %75, i64 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, %47
  br i1 %67, label %84, label %78

68:                                               ; preds = %44, %68
  %69 = phi i64 [ 0, %44 ], [ %76, %68 ]
  %70 = phi ptr [ %52, %44 ], [ %75, %68 ]
  %71 = getelementptr inbounds %struct.Pattern, ptr %52, i64 %69
  %72 = getelementptr inbounds %struct.Pattern, ptr %71, i64 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, %47
  %75 = select i1 %74, ptr %71, ptr %70
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, 4
  br i1 %77, label %64, label %68

78:                                               ; preds = %64
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 25
  %80 = load i64, ptr %79, align 8
  %81 = add i64 %80, 1
  store i64 %81, ptr %79, align 8
  %82 = and i64 %80, 3
  %83 = getelementptr inbounds %struct.Pattern, ptr %52, i64 %82
  br label %84

84:                                               ; preds = %78, %64
  %85 = phi ptr [ %83, %78 ], [ %75, %64 ]
  br label %90

86:                                               ; preds = %90
  %87 = shl i32 %3, 8
  %88 = or i32 %87, %4
  %89 = icmp eq i64 %98, 0
  br i1 %89, label %101, label %117

90:                                               ; preds = %84, %90
  %91 = phi i64 [ 0, %84 ], [ %99, %90 ]
  %92 = phi i64 [ 0, %84 ], [ %98, %90 ]
  %93 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %91
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds [32 x i64], ptr %85, i64 0, i64 %91
  %96 = load i64, ptr %95, align 8
  %97 = xor i64 %96, %94
  %98 = or i64 %97, %92
  %99 = add nuw nsw i64 %91, 1
  %100 = icmp eq i64 %99, 32
  br i1 %100, label %86, label %90

101:                                              ; preds = %86
  %102 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 4
  %103 = load i32, ptr %102, align 8
  %104 = icmp eq i32 %103, %1
  br i1 %104, label %105, label %117

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 5
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, %88
  br i1 %108, label %109, label %117

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = xor i64 %111, %17
  %113 = add i32 %4, -1
  %114 = zext i32 %113 to i64
  %115 = and i64 %112, %114
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %232, label %117

117:                                              ; preds = %101, %86, %109, %105
  %118 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 1
  store i64 %47, ptr %118, align 8
  %119 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 4
  store i32 %1, ptr %119, align 8
  %120 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 5
  store i32 %88, ptr %120, align 4
  br label %225

121:                                              ; preds = %225
  %122 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 9
  %123 = icmp ugt i32 %3, %4
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = udiv i32 %3, %4
  br label %126

126:                                              ; preds = %124, %121
  %127 = phi i32 [ %125, %124 ], [ 1, %121 ]
  %128 = udiv i32 32, %127
  %129 = icmp eq i32 %4, 8
  %130 = select i1 %129, i64 3, i64 2
  br label %131

131:                                              ; preds = %216, %126
  %132 = phi i32 [ 0, %126 ], [ %218, %216 ]
  %133 = phi i32 [ 0, %126 ], [ %217, %216 ]
  %134 = phi i32 [ 0, %126 ], [ %219, %216 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br label %137

135:                                              ; preds = %137
  %136 = icmp eq i32 %154, 0
  br i1 %136, label %216, label %157

137:                                              ; preds = %137, %131
  %138 = phi i64 [ 0, %131 ], [ %155, %137 ]
  %139 = phi i32 [ 0, %131 ], [ %154, %137 ]
  %140 = trunc i64 %138 to i32
  %141 = udiv i32 %140, %127
  %142 = add i32 %141, %134
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds i64, ptr %2, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = lshr i64 %145, %130
  %147 = trunc i64 %146 to i32
  %148 = urem i32 %140, %127
  %149 = add i32 %148, %147
  %150 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %138
  store i32 %149, ptr %150, align 4
  %151 = lshr i32 %1, %142
  %152 = and i32 %151, 1
  %153 = shl i32 %152, %140
  %154 = or i32 %153, %139
  %155 = add nuw nsw i64 %138, 1
  %156 = icmp eq i64 %155, 32
  br i1 %156, label %135, label %137

157:                                              ; preds = %135, %165
  %158 = phi i64 [ %175, %165 ], [ 1, %135 ]
  %159 = phi i32 [ %174, %165 ], [ 0, %135 ]
  %160 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %158
  %161 = load i32, ptr %160, align 4
  br label %177

162:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %10, i8 0, i64 32, i1 false)
  %163 = xor i32 %174, -1
  %164 = and i32 %154, %163
  br label %195

165:                                              ; preds = %177
  %166 = trunc i64 %158 to i32
  %167 = shl nsw i32 -1, %166
  %168 = xor i32 %167, -1
  %169 = and i32 %154, %168
  %170 = and i32 %169, %186
  %171 = icmp ne i32 %170, 0
  %172 = zext i1 %171 to i32
  %173 = shl i32 %172, %166
  %174 = or i32 %173, %159
  %175 = add nuw nsw i64 %158, 1
  %176 = icmp eq i64 %175, 32
  br i1 %176, label %162, label %157

177:                                              ; preds = %177, %157
  %178 = phi i64 [ 0, %157 ], [ %187, %177 ]
  %179 = phi i32 [ 0, %157 ], [ %186, %177 ]
  %180 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %178
  %181 = load i32, ptr %180, align 4
  %182 = icmp eq i32 %181, %161
  %183 = zext i1 %182 to i32
  %184 = trunc i64 %178 to i32
  %185 = shl i32 %183, %184
  %186 = or i32 %185, %179
  %187 = add nuw nsw i64 %178, 1
  %188 = icmp eq i64 %187, 32
  br i1 %188, label %165, label %177

189:                                              ; preds = %212
  %190 = add i32 %213, %132
  %191 = tail call i32 @llvm.ctpop.i32(i32 %164)
  %192 = add nuw nsw i32 %191, 31
  %193 = lshr i32 %192, 5
  %194 = add i32 %193, %133
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10)
  br label %216

195:                                              ; preds = %212, %162
  %196 = phi i64 [ 0, %162 ], [ %214, %212 ]
  %197 = phi i32 [ 1, %162 ], [ %213, %212 ]
  %198 = trunc i64 %196 to i32
  %199 = shl nuw i32 1, %198
  %200 = and i32 %199, %164
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %212, label %202

202:                                              ; preds = %195
  %203 = getelementptr inbounds [32 x i32], ptr %9, i64 0, i64 %196
  %204 = load i32, ptr %203, align 4
  %205 = and i32 %204, 31
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds [32 x i8], ptr %10, i64 0, i64 %206
  %208 = load i8, ptr %207, align 1
  %209 = add i8 %208, 1
  store i8 %209, ptr %207, align 1
  %210 = zext i8 %209 to i32
  %211 = tail call i32 @llvm.umax.i32(i32 %197, i32 %210)
  br label %212

212:                                              ; preds = %202, %195
  %213 = phi i32 [ %211, %202 ], [ %197, %195 ]
  %214 = add nuw nsw i64 %196, 1
  %215 = icmp eq i64 %214, 32
  br i1 %215, label %189, label %195

216:                                              ; preds = %189, %135
  %217 = phi i32 [ %194, %189 ], [ %133, %135 ]
  %218 = phi i32 [ %190, %189 ], [ %132, %135 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  %219 = add i32 %134, %128
  %220 = icmp ult i32 %219, 32
  br i1 %220, label %131, label %221

221:                                              ; preds = %216
  store i32 %217, ptr %122, align 4
  %222 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 8
  store i32 %218, ptr %222, align 8
  %223 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 2
  store i64 %17, ptr %223, align 8
  %224 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 3
  store i64 -1, ptr %224, align 8
  br label %232

225:                                              ; preds = %117, %225
  %226 = phi i64 [ 0, %117 ], [ %230, %225 ]
  %227 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds [32 x i64], ptr %85, i64 0, i64 %226
  store i64 %228, ptr %229, align 8
  %230 = add nuw nsw i64 %226, 1
  %231 = icmp eq i64 %230, 32
  br i1 %231, label %121, label %225

232:                                              ; preds = %221, %109
  %233 = icmp eq i32 %5, 0
  br i1 %233, label %409, label %234

234:                                              ; preds = %232
  %235 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 3
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, %17
  br i1 %237, label %409, label %238

238:                                              ; preds = %234
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %12)
  br label %316

239:                                              ; preds = %316
  br i1 %19, label %244, label %261

240:                                              ; preds = %244
  %241 = icmp eq i32 %258, 0
  %242 = add i32 %255, 1
  %243 = select i1 %241, i32 %242, i32 undef
  br i1 %241, label %313, label %261

244:                                              ; preds = %239, %244
  %245 = phi i64 [ %259, %244 ], [ 1, %239 ]
  %246 = phi i32 [ %258, %244 ], [ 0, %239 ]
  %247 = phi i32 [ %255, %244 ], [ 0, %239 ]
  %248 = getelementptr inbounds i64, ptr %12, i64 %245
  %249 = load i64, ptr %248, align 8
  %250 = add nsw i64 %245, -1
  %251 = getelementptr inbounds i64, ptr %12, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = icmp ne i64 %249, %252
  %254 = zext i1 %253 to i32
  %255 = add i32 %247, %254
  %256 = icmp ult i64 %249, %252
  %257 = zext i1 %256 to i32
  %258 = add i32 %246, %257
  %259 = add nuw nsw i64 %245, 1
  %260 = icmp eq i64 %259, 32
  br i1 %260, label %240, label %244

261:                                              ; preds = %240, %239
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8)
  br label %263

262:                                              ; preds = %307
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8)
  br label %313

263:                                              ; preds = %307, %261
  %264 = phi i64 [ 0, %261 ], [ %311, %307 ]
  %265 = phi i32 [ 1, %261 ], [ %310, %307 ]
  %266 = phi i32 [ 0, %261 ], [ %309, %307 ]
  %267 = phi i64 [ 0, %261 ], [ %308, %307 ]
  %268 = trunc i64 %264 to i32
  %269 = shl nuw i32 1, %268
  %270 = and i32 %269, %1
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %307, label %272

272:                                              ; preds = %263
  %273 = getelementptr inbounds i64, ptr %12, i64 %264
  %274 = load i64, ptr %273, align 8
  %275 = icmp ne i32 %265, 0
  %276 = icmp ne i32 %266, 0
  %277 = select i1 %275, i1 %276, i1 false
  %278 = icmp uge i64 %274, %267
  %279 = zext i1 %278 to i32
  %280 = select i1 %277, i32 %279, i32 %265
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %286

282:                                              ; preds = %272
  %283 = icmp eq i32 %266, 0
  br i1 %283, label %300, label %284

284:                                              ; preds = %282
  %285 = zext i32 %266 to i64
  br label %290

286:                                              ; preds = %272
  %287 = icmp eq i64 %274, %267
  %288 = select i1 %276, i1 %287, i1 false
  %289 = zext i1 %288 to i32
  br label %300

290:                                              ; preds = %290, %284
  %291 = phi i64 [ 0, %284 ], [ %298, %290 ]
  %292 = phi i32 [ 0, %284 ], [ %297, %290 ]
  %293 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %291
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, %274
  %296 = zext i1 %295 to i32
  %297 = or i32 %292, %296
  %298 = add nuw nsw i64 %291, 1
  %299 = icmp eq i64 %298, %285
  br i1 %299, label %300, label %290

300:                                              ; preds = %290, %286, %282
  %301 = phi i32 [ %289, %286 ], [ 0, %282 ], [ %297, %290 ]
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %307

303:                                              ; preds = %300
  %304 = add i32 %266, 1
  %305 = zext i32 %266 to i64
  %306 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %305
  store i64 %274, ptr %306, align 8
  br label %307

307:                                              ; preds = %303, %300, %263
  %308 = phi i64 [ %267, %263 ], [ %274, %303 ], [ %274, %300 ]
  %309 = phi i32 [ %266, %263 ], [ %304, %303 ], [ %266, %300 ]
  %310 = phi i32 [ %265, %263 ], [ %280, %303 ], [ %280, %300 ]
  %311 = add nuw nsw i64 %264, 1
  %312 = icmp eq i64 %311, 32
  br i1 %312, label %262, label %263

313:                                              ; preds = %240, %262
  %314 = phi i32 [ %309, %262 ], [ %243, %240 ]
  %315 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 6
  store i32 %314, ptr %315, align 8
  br label %401

316:                                              ; preds = %238, %316
  %317 = phi i64 [ 0, %238 ], [ %322, %316 ]
  %318 = getelementptr inbounds i64, ptr %2, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = lshr i64 %319, 5
  %321 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %317
  store i64 %320, ptr %321, align 8
  %322 = add nuw nsw i64 %317, 1
  %323 = icmp eq i64 %322, 32
  br i1 %323, label %239, label %316

324:                                              ; preds = %401
  br i1 %19, label %329, label %346

325:                                              ; preds = %329
  %326 = icmp eq i32 %343, 0
  %327 = add i32 %340, 1
  %328 = select i1 %326, i32 %327, i32 undef
  br i1 %326, label %398, label %346

329:                                              ; preds = %324, %329
  %330 = phi i64 [ %344, %329 ], [ 1, %324 ]
  %331 = phi i32 [ %343, %329 ], [ 0, %324 ]
  %332 = phi i32 [ %340, %329 ], [ 0, %324 ]
  %333 = getelementptr inbounds i64, ptr %12, i64 %330
  %334 = load i64, ptr %333, align 8
  %335 = add nsw i64 %330, -1
  %336 = getelementptr inbounds i64, ptr %12, i64 %335
  %337 = load i64, ptr %336, align 8
  %338 = icmp ne i64 %334, %337
  %339 = zext i1 %338 to i32
  %340 = add i32 %332, %339
  %341 = icmp ult i64 %334, %337
  %342 = zext i1 %341 to i32
  %343 = add i32 %331, %342
  %344 = add nuw nsw i64 %330, 1
  %345 = icmp eq i64 %344, 32
  br i1 %345, label %325, label %329

346:                                              ; preds = %325, %324
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  br label %348

347:                                              ; preds = %392
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  br label %398

348:                                              ; preds = %392, %346
  %349 = phi i64 [ 0, %346 ], [ %396, %392 ]
  %350 = phi i32 [ 1, %346 ], [ %395, %392 ]
  %351 = phi i32 [ 0, %346 ], [ %394, %392 ]
  %352 = phi i64 [ 0, %346 ], [ %393, %392 ]
  %353 = trunc i64 %349 to i32
  %354 = shl nuw i32 1, %353
  %355 = and i32 %354, %1
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %392, label %357

357:                                              ; preds = %348
  %358 = getelementptr inbounds i64, ptr %12, i64 %349
  %359 = load i64, ptr %358, align 8
  %360 = icmp ne i32 %350, 0
  %361 = icmp ne i32 %351, 0
  %362 = select i1 %360, i1 %361, i1 false
  %363 = icmp uge i64 %359, %352
  %364 = zext i1 %363 to i32
  %365 = select i1 %362, i32 %364, i32 %350
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %371

367:                                              ; preds = %357
  %368 = icmp eq i32 %351, 0
  br i1 %368, label %385, label %369

369:                                              ; preds = %367
  %370 = zext i32 %351 to i64
  br label %375

371:                                              ; preds = %357
  %372 = icmp eq i64 %359, %352
  %373 = select i1 %361, i1 %372, i1 false
  %374 = zext i1 %373 to i32
  br label %385

375:                                              ; preds = %375, %369
  %376 = phi i64 [ 0, %369 ], [ %383, %375 ]
  %377 = phi i32 [ 0, %369 ], [ %382, %375 ]
  %378 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %376
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, %359
  %381 = zext i1 %380 to i32
  %382 = or i32 %377, %381
  %383 = add nuw nsw i64 %376, 1
  %384 = icmp eq i64 %383, %370
  br i1 %384, label %385, label %375

385:                                              ; preds = %375, %371, %367
  %386 = phi i32 [ %374, %371 ], [ 0, %367 ], [ %382, %375 ]
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %392

388:                                              ; preds = %385
  %389 = add i32 %351, 1
  %390 = zext i32 %351 to i64
  %391 = getelementptr inbounds [32 x i64], ptr %7, i64 0, i64 %390
  store i64 %359, ptr %391, align 8
  br label %392

392:                                              ; preds = %388, %385, %348
  %393 = phi i64 [ %352, %348 ], [ %359, %388 ], [ %359, %385 ]
  %394 = phi i32 [ %351, %348 ], [ %389, %388 ], [ %351, %385 ]
  %395 = phi i32 [ %350, %348 ], [ %365, %388 ], [ %365, %385 ]
  %396 = add nuw nsw i64 %349, 1
  %397 = icmp eq i64 %396, 32
  br i1 %397, label %347, label %348

398:                                              ; preds = %325, %347
  %399 = phi i32 [ %394, %347 ], [ %328, %325 ]
  %400 = getelementptr inbounds %struct.Pattern, ptr %85, i64 0, i32 7
  store i32 %399, ptr %400, align 4
  store i64 %17, ptr %235, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %12)
  br label %409

401:                                              ; preds = %313, %401
  %402 = phi i64 [ 0, %313 ], [ %407, %401 ]
  %403 = getelementptr inbounds i64, ptr %2, i64 %402
  %404 = load i64, ptr %403, align 8
  %405 = lshr i64 %404, 7
  %406 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %402
  store i64 %405, ptr %406, align 8
  %407 = add nuw nsw i64 %402, 1
  %408 = icmp eq i64 %407, 32
  br i1 %408, label %324, label %401

409:                                              ; preds = %398, %234, %232
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  ret ptr %85
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
define dso_local i32 @access_shared(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %271, label %10

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
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %271

94:                                               ; preds = %90
  %95 = trunc i64 %80 to i32
  %96 = zext i32 %6 to i64
  store i32 2, ptr %91, align 8
  %97 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %95, ptr %98, align 8
  %99 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %100, ptr %101, align 4
  %102 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %103 = load i32, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %103, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %106, ptr %107, align 4
  %108 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %109 = load i32, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 2, ptr %111, align 4
  %112 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %87, ptr %112, align 8
  %113 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %96, ptr %113, align 8
  br label %271

114:                                              ; preds = %85
  %115 = add i64 %87, %77
  %116 = load i64, ptr %78, align 8
  %117 = icmp ugt i64 %115, %116
  %118 = icmp ugt i64 %87, %115
  %119 = or i1 %118, %117
  br i1 %119, label %120, label %144

120:                                              ; preds = %114
  %121 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %122 = load i32, ptr %121, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %271

124:                                              ; preds = %120
  %125 = trunc i64 %80 to i32
  %126 = zext i32 %6 to i64
  store i32 1, ptr %121, align 8
  %127 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %127, align 4
  %128 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %125, ptr %128, align 8
  %129 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %130, ptr %131, align 4
  %132 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %133 = load i32, ptr %132, align 8
  %134 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %133, ptr %134, align 8
  %135 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %136, ptr %137, align 4
  %138 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %139 = load i32, ptr %138, align 8
  %140 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %139, ptr %140, align 8
  %141 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 2, ptr %141, align 4
  %142 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %87, ptr %142, align 8
  %143 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %126, ptr %143, align 8
  br label %271

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
  br i1 %155, label %156, label %160

156:                                              ; preds = %147
  %157 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %158 = load i64, ptr %157, align 8
  %159 = add i64 %158, 1
  store i64 %159, ptr %157, align 8
  br label %183

160:                                              ; preds = %147
  %161 = icmp eq i64 %61, 0
  %162 = icmp ugt i32 %6, 3
  %163 = and i1 %162, %161
  br i1 %163, label %164, label %170

164:                                              ; preds = %160
  %165 = lshr i32 %6, 2
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %168 = load i64, ptr %167, align 8
  %169 = add i64 %168, %166
  store i64 %169, ptr %167, align 8
  br label %183

170:                                              ; preds = %160
  %171 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 7
  %172 = load i32, ptr %171, align 8
  %173 = tail call fastcc ptr @pattern_of(ptr noundef %0, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %172, i32 noundef 0)
  %174 = getelementptr inbounds %struct.Pattern, ptr %173, i64 0, i32 8
  %175 = load i32, ptr %174, align 8
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 4
  %178 = load i64, ptr %177, align 8
  %179 = add i64 %178, %176
  store i64 %179, ptr %177, align 8
  %180 = getelementptr inbounds %struct.Pattern, ptr %173, i64 0, i32 9
  %181 = load i32, ptr %180, align 4
  %182 = zext i32 %181 to i64
  br label %183

183:                                              ; preds = %164, %170, %156
  %184 = phi i64 [ %166, %164 ], [ %182, %170 ], [ 1, %156 ]
  %185 = getelementptr inbounds %struct.AccessCount, ptr %12, i64 %13, i32 5
  %186 = load i64, ptr %185, align 8
  %187 = add i64 %186, %184
  store i64 %187, ptr %185, align 8
  %188 = icmp eq i32 %7, 0
  br i1 %188, label %193, label %189

189:                                              ; preds = %183
  %190 = icmp eq i32 %6, 0
  %191 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %192 = zext i32 %6 to i64
  br label %248

193:                                              ; preds = %183
  %194 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 30
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %268, label %197

197:                                              ; preds = %193
  %198 = icmp eq i32 %6, 0
  %199 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  br label %200

200:                                              ; preds = %197, %245
  %201 = phi i64 [ 0, %197 ], [ %246, %245 ]
  %202 = trunc i64 %201 to i32
  %203 = shl nuw i32 1, %202
  %204 = and i32 %203, %4
  %205 = icmp eq i32 %204, 0
  %206 = or i1 %205, %198
  br i1 %206, label %245, label %207

207:                                              ; preds = %200
  %208 = load ptr, ptr %199, align 8
  %209 = getelementptr inbounds i64, ptr %5, i64 %201
  %210 = load i64, ptr %209, align 8
  br label %214

211:                                              ; preds = %214
  %212 = add nuw i32 %215, 1
  %213 = icmp eq i32 %212, %6
  br i1 %213, label %245, label %214

214:                                              ; preds = %207, %211
  %215 = phi i32 [ 0, %207 ], [ %212, %211 ]
  %216 = zext i32 %215 to i64
  %217 = add i64 %210, %216
  %218 = getelementptr inbounds i8, ptr %208, i64 %217
  %219 = load i8, ptr %218, align 1
  %220 = icmp eq i8 %219, 0
  br i1 %220, label %221, label %211

221:                                              ; preds = %214
  %222 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %223 = load i32, ptr %222, align 8
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %271

225:                                              ; preds = %221
  %226 = trunc i64 %201 to i32
  %227 = zext i32 %6 to i64
  store i32 3, ptr %222, align 8
  %228 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %228, align 4
  %229 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %226, ptr %229, align 8
  %230 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %231, ptr %232, align 4
  %233 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %234 = load i32, ptr %233, align 8
  %235 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %234, ptr %235, align 8
  %236 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %237 = load i32, ptr %236, align 4
  %238 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %237, ptr %238, align 4
  %239 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %240 = load i32, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %240, ptr %241, align 8
  %242 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 2, ptr %242, align 4
  %243 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %210, ptr %243, align 8
  %244 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %227, ptr %244, align 8
  br label %271

245:                                              ; preds = %211, %200
  %246 = add nuw nsw i64 %201, 1
  %247 = icmp eq i64 %246, 32
  br i1 %247, label %268, label %200

248:                                              ; preds = %189, %265
  %249 = phi i64 [ 0, %189 ], [ %266, %265 ]
  %250 = trunc i64 %249 to i32
  %251 = shl nuw i32 1, %250
  %252 = and i32 %251, %4
  %253 = icmp eq i32 %252, 0
  %254 = or i1 %253, %190
  br i1 %254, label %265, label %255

255:                                              ; preds = %248
  %256 = getelementptr inbounds i64, ptr %5, i64 %249
  %257 = load i64, ptr %256, align 8
  br label %258

258:                                              ; preds = %255, %258
  %259 = phi i64 [ 0, %255 ], [ %263, %258 ]
  %260 = load ptr, ptr %191, align 8
  %261 = add i64 %257, %259
  %262 = getelementptr inbounds i8, ptr %260, i64 %261
  store i8 1, ptr %262, align 1
  %263 = add nuw nsw i64 %259, 1
  %264 = icmp eq i64 %263, %192
  br i1 %264, label %265, label %258

265:                                              ; preds = %258, %248
  %266 = add nuw nsw i64 %249, 1
  %267 = icmp eq i64 %266, 32
  br i1 %267, label %268, label %248

268:                                              ; preds = %265, %245, %193
  %269 = icmp eq i64 %61, 0
  %270 = select i1 %269, i32 4, i32 0
  br label %271

271:                                              ; preds = %268, %124, %120, %94, %90, %225, %221, %8
  %272 = phi i32 [ 0, %8 ], [ %270, %268 ], [ 2, %124 ], [ 2, %120 ], [ 2, %94 ], [ 2, %90 ], [ 2, %225 ], [ 2, %221 ]
  ret i32 %272
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access_local(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [32 x i64], align 16
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %311, label %13

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
  %37 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %309

40:                                               ; preds = %36
  store i32 2, ptr %37, align 8
  br label %289

41:                                               ; preds = %31
  %42 = add i64 %33, %23
  %43 = load i64, ptr %24, align 8
  %44 = icmp ugt i64 %42, %43
  %45 = icmp ugt i64 %33, %42
  %46 = or i1 %45, %44
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %309

51:                                               ; preds = %47
  store i32 1, ptr %48, align 8
  br label %289

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

78:                                               ; preds = %64, %254
  %79 = phi i64 [ 0, %64 ], [ %259, %254 ]
  %80 = phi i64 [ %72, %64 ], [ %258, %254 ]
  %81 = phi i64 [ %71, %64 ], [ %257, %254 ]
  %82 = phi i64 [ %70, %64 ], [ %180, %254 ]
  br label %166

83:                                               ; preds = %254
  %84 = add i64 %76, 1
  store i64 %180, ptr %66, align 8
  store i64 %257, ptr %67, align 8
  store i64 %258, ptr %68, align 8
  store i64 %84, ptr %69, align 8
  br label %85

85:                                               ; preds = %83, %55
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %273, label %270

89:                                               ; preds = %166
  br i1 %65, label %94, label %111

90:                                               ; preds = %94
  %91 = icmp eq i32 %108, 0
  %92 = add i32 %105, 1
  %93 = select i1 %91, i32 %92, i32 undef
  br i1 %91, label %163, label %111

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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10)
  br label %113

112:                                              ; preds = %157
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10)
  br label %163

113:                                              ; preds = %157, %111
  %114 = phi i64 [ 0, %111 ], [ %161, %157 ]
  %115 = phi i32 [ 1, %111 ], [ %160, %157 ]
  %116 = phi i32 [ 0, %111 ], [ %159, %157 ]
  %117 = phi i64 [ 0, %111 ], [ %158, %157 ]
  %118 = trunc i64 %114 to i32
  %119 = shl nuw i32 1, %118
  %120 = and i32 %119, %4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %157, label %122

122:                                              ; preds = %113
  %123 = getelementptr inbounds i64, ptr %11, i64 %114
  %124 = load i64, ptr %123, align 8
  %125 = icmp ne i32 %115, 0
  %126 = icmp ne i32 %116, 0
  %127 = select i1 %125, i1 %126, i1 false
  %128 = icmp uge i64 %124, %117
  %129 = zext i1 %128 to i32
  %130 = select i1 %127, i32 %129, i32 %115
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %122
  %133 = icmp eq i32 %116, 0
  br i1 %133, label %150, label %134

134:                                              ; preds = %132
  %135 = zext i32 %116 to i64
  br label %140

136:                                              ; preds = %122
  %137 = icmp eq i64 %124, %117
  %138 = select i1 %126, i1 %137, i1 false
  %139 = zext i1 %138 to i32
  br label %150

140:                                              ; preds = %140, %134
  %141 = phi i64 [ 0, %134 ], [ %148, %140 ]
  %142 = phi i32 [ 0, %134 ], [ %147, %140 ]
  %143 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %141
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, %124
  %146 = zext i1 %145 to i32
  %147 = or i32 %142, %146
  %148 = add nuw nsw i64 %141, 1
  %149 = icmp eq i64 %148, %135
  br i1 %149, label %150, label %140

150:                                              ; preds = %140, %136, %132
  %151 = phi i32 [ %139, %136 ], [ 0, %132 ], [ %147, %140 ]
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %157

153:                                              ; preds = %150
  %154 = add i32 %116, 1
  %155 = zext i32 %116 to i64
  %156 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %155
  store i64 %124, ptr %156, align 8
  br label %157

157:                                              ; preds = %153, %150, %113
  %158 = phi i64 [ %117, %113 ], [ %124, %153 ], [ %124, %150 ]
  %159 = phi i32 [ %116, %113 ], [ %154, %153 ], [ %116, %150 ]
  %160 = phi i32 [ %115, %113 ], [ %130, %153 ], [ %130, %150 ]
  %161 = add nuw nsw i64 %114, 1
  %162 = icmp eq i64 %161, 32
  br i1 %162, label %112, label %113

163:                                              ; preds = %90, %112
  %164 = phi i32 [ %159, %112 ], [ %93, %90 ]
  %165 = zext i32 %164 to i64
  br label %261

166:                                              ; preds = %78, %166
  %167 = phi i64 [ 0, %78 ], [ %177, %166 ]
  %168 = getelementptr inbounds i64, ptr %5, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = lshr i64 %169, 2
  %171 = add nuw nsw i64 %170, %79
  %172 = shl i64 %171, 7
  %173 = shl nuw nsw i64 %167, 2
  %174 = add i64 %172, %173
  %175 = lshr i64 %174, 5
  %176 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %167
  store i64 %175, ptr %176, align 8
  %177 = add nuw nsw i64 %167, 1
  %178 = icmp eq i64 %177, 32
  br i1 %178, label %89, label %166

179:                                              ; preds = %261
  %180 = add i64 %82, %165
  br i1 %65, label %185, label %202

181:                                              ; preds = %185
  %182 = icmp eq i32 %199, 0
  %183 = add i32 %196, 1
  %184 = select i1 %182, i32 %183, i32 undef
  br i1 %182, label %254, label %202

185:                                              ; preds = %179, %185
  %186 = phi i64 [ %200, %185 ], [ 1, %179 ]
  %187 = phi i32 [ %199, %185 ], [ 0, %179 ]
  %188 = phi i32 [ %196, %185 ], [ 0, %179 ]
  %189 = getelementptr inbounds i64, ptr %11, i64 %186
  %190 = load i64, ptr %189, align 8
  %191 = add nsw i64 %186, -1
  %192 = getelementptr inbounds i64, ptr %11, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp ne i64 %190, %193
  %195 = zext i1 %194 to i32
  %196 = add i32 %188, %195
  %197 = icmp ult i64 %190, %193
  %198 = zext i1 %197 to i32
  %199 = add i32 %187, %198
  %200 = add nuw nsw i64 %186, 1
  %201 = icmp eq i64 %200, 32
  br i1 %201, label %181, label %185

202:                                              ; preds = %181, %179
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9)
  br label %204

203:                                              ; preds = %248
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9)
  br label %254

204:                                              ; preds = %248, %202
  %205 = phi i64 [ 0, %202 ], [ %252, %248 ]
  %206 = phi i32 [ 1, %202 ], [ %251, %248 ]
  %207 = phi i32 [ 0, %202 ], [ %250, %248 ]
  %208 = phi i64 [ 0, %202 ], [ %249, %248 ]
  %209 = trunc i64 %205 to i32
  %210 = shl nuw i32 1, %209
  %211 = and i32 %210, %4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %248, label %213

213:                                              ; preds = %204
  %214 = getelementptr inbounds i64, ptr %11, i64 %205
  %215 = load i64, ptr %214, align 8
  %216 = icmp ne i32 %206, 0
  %217 = icmp ne i32 %207, 0
  %218 = select i1 %216, i1 %217, i1 false
  %219 = icmp uge i64 %215, %208
  %220 = zext i1 %219 to i32
  %221 = select i1 %218, i32 %220, i32 %206
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %227

223:                                              ; preds = %213
  %224 = icmp eq i32 %207, 0
  br i1 %224, label %241, label %225

225:                                              ; preds = %223
  %226 = zext i32 %207 to i64
  br label %231

227:                                              ; preds = %213
  %228 = icmp eq i64 %215, %208
  %229 = select i1 %217, i1 %228, i1 false
  %230 = zext i1 %229 to i32
  br label %241

231:                                              ; preds = %231, %225
  %232 = phi i64 [ 0, %225 ], [ %239, %231 ]
  %233 = phi i32 [ 0, %225 ], [ %238, %231 ]
  %234 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %232
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %235, %215
  %237 = zext i1 %236 to i32
  %238 = or i32 %233, %237
  %239 = add nuw nsw i64 %232, 1
  %240 = icmp eq i64 %239, %226
  br i1 %240, label %241, label %231

241:                                              ; preds = %231, %227, %223
  %242 = phi i32 [ %230, %227 ], [ 0, %223 ], [ %238, %231 ]
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %248

244:                                              ; preds = %241
  %245 = add i32 %207, 1
  %246 = zext i32 %207 to i64
  %247 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %246
  store i64 %215, ptr %247, align 8
  br label %248

248:                                              ; preds = %244, %241, %204
  %249 = phi i64 [ %208, %204 ], [ %215, %244 ], [ %215, %241 ]
  %250 = phi i32 [ %207, %204 ], [ %245, %244 ], [ %207, %241 ]
  %251 = phi i32 [ %206, %204 ], [ %221, %244 ], [ %221, %241 ]
  %252 = add nuw nsw i64 %205, 1
  %253 = icmp eq i64 %252, 32
  br i1 %253, label %203, label %204

254:                                              ; preds = %181, %203
  %255 = phi i32 [ %250, %203 ], [ %184, %181 ]
  %256 = zext i32 %255 to i64
  %257 = add i64 %81, %256
  %258 = add i64 %80, %256
  %259 = add nuw nsw i64 %79, 1
  %260 = icmp eq i64 %259, %77
  br i1 %260, label %83, label %78

261:                                              ; preds = %163, %261
  %262 = phi i64 [ 0, %163 ], [ %268, %261 ]
  %263 = getelementptr inbounds i64, ptr %5, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = lshr i64 %264, 2
  %266 = add nuw nsw i64 %265, %79
  %267 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %262
  store i64 %266, ptr %267, align 8
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, 32
  br i1 %269, label %179, label %261

270:                                              ; preds = %85
  %271 = tail call i32 @trace_local(ptr noundef %0, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %309

273:                                              ; preds = %270, %85
  %274 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %275 = load i32, ptr %274, align 4
  %276 = zext i32 %275 to i64
  %277 = shl nuw nsw i64 %276, 5
  %278 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %279 = load i64, ptr %278, align 8
  br label %280

280:                                              ; preds = %273, %280
  %281 = phi i64 [ 0, %273 ], [ %287, %280 ]
  %282 = add nuw nsw i64 %277, %281
  %283 = mul i64 %282, %279
  %284 = getelementptr inbounds i64, ptr %5, i64 %281
  %285 = load i64, ptr %284, align 8
  %286 = add i64 %283, %285
  store i64 %286, ptr %284, align 8
  %287 = add nuw nsw i64 %281, 1
  %288 = icmp eq i64 %287, 32
  br i1 %288, label %309, label %280

289:                                              ; preds = %51, %40
  %290 = zext i32 %6 to i64
  %291 = trunc i64 %26 to i32
  %292 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %292, align 4
  %293 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %291, ptr %293, align 8
  %294 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %295 = load i32, ptr %294, align 4
  %296 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %295, ptr %296, align 4
  %297 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %298 = load i32, ptr %297, align 8
  %299 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %298, ptr %299, align 8
  %300 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %301 = load i32, ptr %300, align 4
  %302 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %301, ptr %302, align 4
  %303 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %304 = load i32, ptr %303, align 8
  %305 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %304, ptr %305, align 8
  %306 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  store i32 3, ptr %306, align 4
  %307 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 6
  store i64 %33, ptr %307, align 8
  %308 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 7
  store i64 %290, ptr %308, align 8
  br label %309

309:                                              ; preds = %280, %289, %36, %47, %270
  %310 = phi i32 [ 2, %270 ], [ 2, %47 ], [ 2, %36 ], [ 2, %289 ], [ 0, %280 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11)
  br label %311

311:                                              ; preds = %8, %309
  %312 = phi i32 [ %310, %309 ], [ 0, %8 ]
  ret i32 %312
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
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
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
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 23
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
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %58

18:                                               ; preds = %14
  %19 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  store i32 7, ptr %15, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %19, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @trapped(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %27, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  store i32 8, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %26, i8 0, i64 20, i1 false)
  br label %27

27:                                               ; preds = %10, %6, %4
  %28 = phi i32 [ 0, %4 ], [ 2, %6 ], [ 2, %10 ]
  ret i32 %28
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
  br i1 %46, label %71, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 5
  %51 = load i32, ptr %50, align 8
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
  %63 = getelementptr inbounds %struct.Warp, ptr %49, i64 %54, i32 12
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
  %72 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %73 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  %74 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 8
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 6
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %81 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %83 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 28
  %85 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 9
  %86 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %87 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
  br label %94

94:                                               ; preds = %304, %71
  %95 = phi i32 [ undef, %71 ], [ %306, %304 ]
  %96 = load i32, ptr %44, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %189, label %98

98:                                               ; preds = %94, %184
  %99 = phi i64 [ %185, %184 ], [ 0, %94 ]
  %100 = phi i32 [ %183, %184 ], [ %95, %94 ]
  %101 = phi i32 [ %182, %184 ], [ 0, %94 ]
  %102 = load ptr, ptr %72, align 8
  %103 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99
  %104 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99, i32 1
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %111, label %107

107:                                              ; preds = %98
  %108 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99, i32 5
  %109 = load i32, ptr %108, align 4
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %117, label %111

111:                                              ; preds = %107, %98
  %112 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99, i32 5
  %113 = load i32, ptr %112, align 4
  %114 = icmp ne i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = add i32 %101, %115
  br label %180

117:                                              ; preds = %107
  %118 = load i64, ptr %73, align 8
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %133, label %120

120:                                              ; preds = %117
  %121 = load ptr, ptr %74, align 8
  %122 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99, i32 11
  %123 = load i32, ptr %122, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds i64, ptr %121, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = load ptr, ptr %75, align 8
  %128 = getelementptr inbounds i64, ptr %127, i64 %126
  %129 = load i64, ptr %128, align 8
  %130 = and i64 %129, -1152921504606846976
  %131 = load i64, ptr %76, align 8
  %132 = or i64 %130, %131
  store i64 %132, ptr %128, align 8
  br label %133

133:                                              ; preds = %120, %117
  %134 = load ptr, ptr %0, align 8
  %135 = load ptr, ptr %77, align 8
  %136 = load i32, ptr %78, align 4
  %137 = zext i32 %136 to i64
  %138 = mul nuw i64 %99, %137
  %139 = getelementptr inbounds i8, ptr %135, i64 %138
  %140 = tail call i32 %134(ptr noundef nonnull %0, ptr noundef %103, ptr noundef %139)
  %141 = icmp eq i32 %140, 2
  br i1 %141, label %180, label %142

142:                                              ; preds = %133
  %143 = load i64, ptr %73, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %174, label %145

145:                                              ; preds = %142
  %146 = load i64, ptr %79, align 8
  %147 = add i64 %146, 1
  %148 = load i64, ptr %80, align 8
  %149 = icmp ugt i64 %147, %148
  br i1 %149, label %150, label %158

150:                                              ; preds = %145
  %151 = shl i64 %147, 1
  %152 = add i64 %151, 1024
  %153 = load ptr, ptr %81, align 8
  %154 = shl i64 %152, 3
  %155 = tail call ptr @realloc(ptr noundef %153, i64 noundef %154)
  %156 = icmp eq ptr %155, null
  br i1 %156, label %163, label %157

157:                                              ; preds = %150
  store ptr %155, ptr %81, align 8
  store i64 %152, ptr %80, align 8
  br label %158

158:                                              ; preds = %157, %145
  %159 = load ptr, ptr %82, align 8
  %160 = load i64, ptr %79, align 8
  %161 = getelementptr inbounds i64, ptr %159, i64 %160
  %162 = add i64 %160, 1
  store i64 %162, ptr %79, align 8
  br label %163

163:                                              ; preds = %158, %150
  %164 = phi ptr [ %161, %158 ], [ null, %150 ]
  %165 = icmp eq ptr %164, null
  br i1 %165, label %180, label %166

166:                                              ; preds = %163
  store i64 6917529027641081856, ptr %164, align 8
  %167 = load i64, ptr %79, align 8
  %168 = add i64 %167, -1
  %169 = load ptr, ptr %83, align 8
  %170 = getelementptr inbounds %struct.Warp, ptr %102, i64 %99, i32 11
  %171 = load i32, ptr %170, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds i64, ptr %169, i64 %172
  store i64 %168, ptr %173, align 8
  br label %174

174:                                              ; preds = %166, %142
  switch i32 %140, label %180 [
    i32 0, label %175
    i32 1, label %176
  ]

175:                                              ; preds = %174
  store i32 0, ptr %104, align 4
  br label %180

176:                                              ; preds = %174
  %177 = add i32 %101, 1
  %178 = load i64, ptr %84, align 8
  %179 = add i64 %178, 1
  store i64 %179, ptr %84, align 8
  br label %180

180:                                              ; preds = %163, %175, %133, %174, %176, %111
  %181 = phi i32 [ 6, %111 ], [ 1, %133 ], [ 0, %174 ], [ 0, %176 ], [ 0, %175 ], [ 1, %163 ]
  %182 = phi i32 [ %116, %111 ], [ %101, %133 ], [ %101, %174 ], [ %177, %176 ], [ %101, %175 ], [ %101, %163 ]
  %183 = phi i32 [ %100, %111 ], [ 2, %133 ], [ %100, %174 ], [ %100, %176 ], [ %100, %175 ], [ 2, %163 ]
  switch i32 %181, label %189 [
    i32 0, label %184
    i32 6, label %184
  ]

184:                                              ; preds = %180, %180
  %185 = add nuw nsw i64 %99, 1
  %186 = load i32, ptr %44, align 4
  %187 = zext i32 %186 to i64
  %188 = icmp ult i64 %185, %187
  br i1 %188, label %98, label %189

189:                                              ; preds = %180, %184, %94
  %190 = phi i32 [ 4, %94 ], [ %181, %180 ], [ 4, %184 ]
  %191 = phi i32 [ 0, %94 ], [ %182, %184 ], [ %182, %180 ]
  %192 = phi i32 [ %95, %94 ], [ %183, %184 ], [ %183, %180 ]
  %193 = icmp eq i32 %190, 4
  br i1 %193, label %194, label %304

194:                                              ; preds = %189
  %195 = icmp eq i32 %191, 0
  br i1 %195, label %304, label %196

196:                                              ; preds = %194
  %197 = load i32, ptr %44, align 4
  %198 = icmp eq i32 %197, 0
  %199 = zext i32 %197 to i64
  %200 = zext i32 %197 to i64
  br label %201

201:                                              ; preds = %276, %196
  %202 = phi i32 [ 0, %196 ], [ %277, %276 ]
  %203 = phi i32 [ 1, %196 ], [ %278, %276 ]
  br i1 %198, label %206, label %204

204:                                              ; preds = %201
  %205 = load ptr, ptr %85, align 8
  br label %213

206:                                              ; preds = %239, %201
  %207 = phi i32 [ 0, %201 ], [ %240, %239 ]
  %208 = phi i32 [ 0, %201 ], [ %241, %239 ]
  %209 = phi i32 [ 0, %201 ], [ %242, %239 ]
  %210 = phi i32 [ 0, %201 ], [ %243, %239 ]
  %211 = phi i32 [ 0, %201 ], [ %224, %239 ]
  %212 = icmp eq i32 %207, 0
  br i1 %212, label %276, label %246

213:                                              ; preds = %239, %204
  %214 = phi i64 [ 0, %204 ], [ %244, %239 ]
  %215 = phi i32 [ 0, %204 ], [ %224, %239 ]
  %216 = phi i32 [ 0, %204 ], [ %243, %239 ]
  %217 = phi i32 [ 0, %204 ], [ %242, %239 ]
  %218 = phi i32 [ 0, %204 ], [ %241, %239 ]
  %219 = phi i32 [ 0, %204 ], [ %240, %239 ]
  %220 = getelementptr inbounds %struct.Warp, ptr %205, i64 %214, i32 1
  %221 = load i32, ptr %220, align 4
  %222 = icmp eq i32 %221, 0
  %223 = add i32 %215, 32
  %224 = select i1 %222, i32 %215, i32 %223
  %225 = getelementptr inbounds %struct.Warp, ptr %205, i64 %214, i32 5
  %226 = load i32, ptr %225, align 4
  %227 = icmp eq i32 %226, %203
  br i1 %227, label %228, label %239

228:                                              ; preds = %213
  %229 = add i32 %219, 32
  %230 = getelementptr inbounds %struct.Warp, ptr %205, i64 %214, i32 7
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds %struct.Warp, ptr %205, i64 %214, i32 9
  %233 = load i32, ptr %232, align 4
  %234 = and i32 %233, %221
  %235 = tail call i32 @llvm.ctpop.i32(i32 %234)
  %236 = add i32 %235, %217
  %237 = tail call i32 @llvm.ctpop.i32(i32 %221)
  %238 = add i32 %237, %216
  br label %239

239:                                              ; preds = %228, %213
  %240 = phi i32 [ %229, %228 ], [ %219, %213 ]
  %241 = phi i32 [ %231, %228 ], [ %218, %213 ]
  %242 = phi i32 [ %236, %228 ], [ %217, %213 ]
  %243 = phi i32 [ %238, %228 ], [ %216, %213 ]
  %244 = add nuw nsw i64 %214, 1
  %245 = icmp eq i64 %244, %199
  br i1 %245, label %206, label %213

246:                                              ; preds = %206
  %247 = icmp eq i32 %208, 0
  %248 = select i1 %247, i32 %211, i32 %208
  %249 = icmp ult i32 %207, %248
  %250 = select i1 %249, i1 true, i1 %198
  br i1 %250, label %276, label %251

251:                                              ; preds = %246
  %252 = load ptr, ptr %85, align 8
  %253 = icmp eq i32 %209, %210
  %254 = zext i1 %253 to i32
  %255 = icmp ne i32 %209, 0
  %256 = zext i1 %255 to i32
  br label %257

257:                                              ; preds = %272, %251
  %258 = phi i64 [ 0, %251 ], [ %274, %272 ]
  %259 = phi i32 [ %202, %251 ], [ %273, %272 ]
  %260 = getelementptr inbounds %struct.Warp, ptr %252, i64 %258, i32 5
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, %203
  br i1 %262, label %263, label %272

263:                                              ; preds = %257
  %264 = getelementptr inbounds %struct.Warp, ptr %252, i64 %258, i32 8
  %265 = load i32, ptr %264, align 4
  switch i32 %265, label %267 [
    i32 1, label %268
    i32 2, label %266
  ]

266:                                              ; preds = %263
  br label %268

267:                                              ; preds = %263
  br label %268

268:                                              ; preds = %267, %266, %263
  %269 = phi i32 [ %254, %266 ], [ %256, %267 ], [ %209, %263 ]
  %270 = getelementptr inbounds %struct.Warp, ptr %252, i64 %258, i32 10
  store i32 %269, ptr %270, align 4
  store i32 0, ptr %260, align 4
  %271 = add i32 %259, 1
  br label %272

272:                                              ; preds = %268, %257
  %273 = phi i32 [ %271, %268 ], [ %259, %257 ]
  %274 = add nuw nsw i64 %258, 1
  %275 = icmp eq i64 %274, %200
  br i1 %275, label %276, label %257

276:                                              ; preds = %272, %246, %206
  %277 = phi i32 [ %202, %246 ], [ %202, %206 ], [ %273, %272 ]
  %278 = add nuw nsw i32 %203, 1
  %279 = icmp eq i32 %278, 17
  br i1 %279, label %280, label %201

280:                                              ; preds = %276
  %281 = icmp eq i32 %277, 0
  br i1 %281, label %282, label %304

282:                                              ; preds = %280
  %283 = load ptr, ptr %85, align 8
  br label %284

284:                                              ; preds = %284, %282
  %285 = phi ptr [ %283, %282 ], [ %289, %284 ]
  %286 = getelementptr inbounds %struct.Warp, ptr %285, i64 0, i32 5
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i32 %287, 0
  %289 = getelementptr inbounds %struct.Warp, ptr %285, i64 1
  br i1 %288, label %284, label %290

290:                                              ; preds = %284
  %291 = load i32, ptr %86, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %304

293:                                              ; preds = %290
  %294 = getelementptr inbounds %struct.Warp, ptr %285, i64 0, i32 1
  %295 = load i32, ptr %294, align 4
  %296 = tail call i32 @llvm.cttz.i32(i32 %295, i1 true)
  %297 = getelementptr inbounds %struct.Warp, ptr %285, i64 0, i32 6
  %298 = load i32, ptr %297, align 4
  store i32 4, ptr %86, align 8
  store i32 %298, ptr %87, align 4
  store i32 %296, ptr %88, align 8
  %299 = getelementptr inbounds %struct.Warp, ptr %285, i64 0, i32 11
  %300 = load i32, ptr %299, align 4
  store i32 %300, ptr %89, align 4
  %301 = load i32, ptr %8, align 8
  store i32 %301, ptr %90, align 8
  %302 = load i32, ptr %15, align 4
  store i32 %302, ptr %91, align 4
  %303 = load i32, ptr %18, align 8
  store i32 %303, ptr %92, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %93, i8 0, i64 20, i1 false)
  br label %304

304:                                              ; preds = %293, %290, %280, %194, %189
  %305 = phi i32 [ %190, %189 ], [ 1, %194 ], [ 0, %280 ], [ 1, %290 ], [ 1, %293 ]
  %306 = phi i32 [ %192, %189 ], [ 0, %194 ], [ %192, %280 ], [ 2, %290 ], [ 2, %293 ]
  %307 = icmp eq i32 %305, 0
  br i1 %307, label %94, label %308

308:                                              ; preds = %304
  ret i32 %306
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @trace_part(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, -1152921504606846976
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %14, %16
  store i64 %17, ptr %12, align 8
  ret void
}

; Function Attrs: mustprogress nounwind willreturn uwtable
define dso_local i32 @trace_part_end(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = shl i64 %5, 1
  %11 = add i64 %10, 1024
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
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
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
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
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
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

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @spend(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = zext i32 %3 to i64
  %6 = shl nuw nsw i64 %5, 5
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 29
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %6
  br i1 %9, label %10, label %32

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %10
  %15 = load i32, ptr %1, align 4
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  store i32 5, ptr %11, align 8
  %17 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %16, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @stand(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = load i32, ptr %1, align 4
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %36, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %78

17:                                               ; preds = %13
  %18 = xor i32 %9, -1
  %19 = and i32 %11, %18
  %20 = tail call i32 @llvm.cttz.i32(i32 %19, i1 true)
  store i32 6, ptr %14, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 1
  store i32 %7, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 2
  store i32 %20, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 3
  store i32 %24, ptr %25, align 4
  %26 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 1
  store i32 %30, ptr %31, align 4
  %32 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 4, i64 2
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 36, i32 5
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
  %35 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %34
  %38 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %32
  %42 = shl i64 %37, 1
  %43 = add i64 %42, 1024
  %44 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
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
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
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
  %5 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 31
  store i64 1, ptr %5, align 8
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %52, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 32
  %9 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 34
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 33
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 35
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
declare i64 @llvm.ctlz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double)

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr



