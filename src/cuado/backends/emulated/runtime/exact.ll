; sha256 of the sources: dae5dec4b9aa817644ee7a745d2d69c9bf5bc2f75b9c3489a3140fed81f03e50

%struct.Number = type { i32, i32, i32, i128 }

@NAN_RESULT = internal unnamed_addr constant %struct.Number { i32 0, i32 2, i32 0, i128 0 }, align 16

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_add(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
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
  br label %33

32:                                               ; preds = %76
  ret void

33:                                               ; preds = %5, %76
  %34 = phi i64 [ 0, %5 ], [ %79, %76 ]
  %35 = getelementptr inbounds i64, ptr %1, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = lshr i64 %36, %11
  %38 = and i64 %37, %16
  %39 = and i64 %36, %18
  %40 = lshr i64 %36, %20
  %41 = trunc i64 %40 to i32
  %42 = and i32 %41, 1
  store i32 %42, ptr %7, align 16
  store i32 0, ptr %21, align 4
  store i32 %26, ptr %22, align 8
  %43 = zext i64 %39 to i128
  store i128 %43, ptr %27, align 16
  %44 = icmp eq i64 %38, %16
  br i1 %44, label %45, label %48

45:                                               ; preds = %33
  %46 = icmp eq i64 %39, 0
  %47 = select i1 %46, i32 1, i32 2
  store i32 %47, ptr %21, align 4
  br label %55

48:                                               ; preds = %33
  %49 = icmp eq i64 %38, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %48
  %51 = or i64 %39, %17
  %52 = zext i64 %51 to i128
  store i128 %52, ptr %27, align 16
  %53 = trunc i64 %38 to i32
  %54 = add i32 %31, %53
  store i32 %54, ptr %22, align 8
  br label %55

55:                                               ; preds = %45, %48, %50
  %56 = getelementptr inbounds i64, ptr %2, i64 %34
  %57 = load i64, ptr %56, align 8
  %58 = lshr i64 %57, %11
  %59 = and i64 %58, %16
  %60 = and i64 %57, %18
  %61 = lshr i64 %57, %20
  %62 = trunc i64 %61 to i32
  %63 = and i32 %62, 1
  store i32 %63, ptr %8, align 16
  store i32 0, ptr %28, align 4
  store i32 %26, ptr %29, align 8
  %64 = zext i64 %60 to i128
  store i128 %64, ptr %30, align 16
  %65 = icmp eq i64 %59, %16
  br i1 %65, label %66, label %69

66:                                               ; preds = %55
  %67 = icmp eq i64 %60, 0
  %68 = select i1 %67, i32 1, i32 2
  store i32 %68, ptr %28, align 4
  br label %76

69:                                               ; preds = %55
  %70 = icmp eq i64 %59, 0
  br i1 %70, label %76, label %71

71:                                               ; preds = %69
  %72 = or i64 %60, %17
  %73 = zext i64 %72 to i128
  store i128 %73, ptr %30, align 16
  %74 = trunc i64 %59 to i32
  %75 = add i32 %31, %74
  store i32 %75, ptr %29, align 8
  br label %76

76:                                               ; preds = %66, %69, %71
  call fastcc void @sum(ptr nonnull sret(%struct.Number) align 16 %6, ptr noundef nonnull byval(%struct.Number) align 16 %7, ptr noundef nonnull byval(%struct.Number) align 16 %8, i32 noundef %4)
  %77 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %78 = getelementptr inbounds i64, ptr %0, i64 %34
  store i64 %77, ptr %78, align 8
  %79 = add nuw nsw i64 %34, 1
  %80 = icmp eq i64 %79, 32
  br i1 %80, label %32, label %33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

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
  br label %119

24:                                               ; preds = %3
  %25 = or i64 %11, %17
  br label %119

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.Number, ptr %0, i64 0, i32 3
  %28 = load i128, ptr %27, align 16
  %29 = icmp eq i128 %28, 0
  br i1 %29, label %119, label %30

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
  %65 = icmp ult i32 %57, 127
  br i1 %65, label %66, label %82

66:                                               ; preds = %64
  %67 = zext i32 %57 to i128
  %68 = shl nsw i128 -1, %67
  %69 = xor i128 %68, -1
  %70 = and i128 %28, %69
  %71 = add nsw i32 %57, -1
  %72 = zext i32 %71 to i128
  %73 = shl nuw nsw i128 1, %72
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
  br i1 %87, label %104, label %88

88:                                               ; preds = %82
  %89 = icmp eq i32 %2, 0
  br i1 %89, label %90, label %101

90:                                               ; preds = %88
  %91 = icmp eq i32 %84, 3
  br i1 %91, label %98, label %92

92:                                               ; preds = %90
  %93 = icmp eq i32 %84, 2
  %94 = and i64 %83, 1
  %95 = icmp ne i64 %94, 0
  %96 = select i1 %93, i1 %95, i1 false
  %97 = zext i1 %96 to i64
  br label %98

98:                                               ; preds = %92, %90
  %99 = phi i64 [ 1, %90 ], [ %97, %92 ]
  %100 = add i64 %99, %83
  br label %108

101:                                              ; preds = %88
  %102 = icmp ne i32 %2, 3
  %103 = select i1 %102, i1 true, i1 %86
  br i1 %103, label %108, label %104

104:                                              ; preds = %82, %101
  %105 = icmp ne i32 %84, 0
  %106 = zext i1 %105 to i64
  %107 = add i64 %83, %106
  br label %108

108:                                              ; preds = %101, %104, %98
  %109 = phi i64 [ 0, %98 ], [ 0, %104 ], [ -1, %101 ]
  %110 = phi i64 [ %100, %98 ], [ %107, %104 ], [ %83, %101 ]
  %111 = sub nsw i32 %56, %55
  %112 = sext i32 %111 to i64
  %113 = shl i64 %112, %16
  %114 = add i64 %110, %113
  %115 = icmp ult i64 %114, %17
  %116 = add i64 %109, %17
  %117 = select i1 %115, i64 %114, i64 %116
  %118 = or i64 %117, %11
  br label %119

119:                                              ; preds = %26, %108, %24, %20
  %120 = phi i64 [ %23, %20 ], [ %25, %24 ], [ %118, %108 ], [ %11, %26 ]
  ret i64 %120
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
  br i1 %12, label %13, label %14

13:                                               ; preds = %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %132

14:                                               ; preds = %4
  %15 = icmp ne i32 %7, 0
  %16 = icmp ne i32 %10, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %23

18:                                               ; preds = %14
  %19 = load i32, ptr %1, align 16
  %20 = load i32, ptr %2, align 16
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %132

23:                                               ; preds = %18, %14
  %24 = select i1 %15, i1 true, i1 %16
  br i1 %24, label %25, label %28

25:                                               ; preds = %23
  br i1 %15, label %26, label %27

26:                                               ; preds = %25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  br label %132

27:                                               ; preds = %25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  br label %132

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Number, ptr %1, i64 0, i32 3
  %30 = load i128, ptr %29, align 16
  %31 = icmp ne i128 %30, 0
  %32 = getelementptr inbounds %struct.Number, ptr %2, i64 0, i32 3
  %33 = load i128, ptr %32, align 16
  %34 = icmp ne i128 %33, 0
  %35 = select i1 %31, i1 true, i1 %34
  br i1 %35, label %44, label %36

36:                                               ; preds = %28
  %37 = load i32, ptr %1, align 16
  %38 = load i32, ptr %2, align 16
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %43, label %40

40:                                               ; preds = %36
  %41 = icmp eq i32 %3, 2
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %1, align 16
  br label %43

43:                                               ; preds = %40, %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  br label %132

44:                                               ; preds = %28
  %45 = select i1 %31, i1 %34, i1 false
  br i1 %45, label %49, label %46

46:                                               ; preds = %44
  br i1 %31, label %47, label %48

47:                                               ; preds = %46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  br label %132

48:                                               ; preds = %46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  br label %132

49:                                               ; preds = %44
  %50 = getelementptr inbounds i8, ptr %1, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = lshr i128 %30, 64
  %53 = trunc i128 %52 to i64
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %49
  %56 = tail call i64 @llvm.ctlz.i64(i64 %53, i1 true)
  %57 = trunc i64 %56 to i32
  %58 = add nuw nsw i32 %57, -127
  br label %66

59:                                               ; preds = %49
  %60 = trunc i128 %30 to i64
  %61 = icmp eq i64 %60, 0
  %62 = tail call i64 @llvm.ctlz.i64(i64 %60, i1 true)
  %63 = trunc i64 %62 to i32
  %64 = add nsw i32 %63, -63
  %65 = select i1 %61, i32 1, i32 %64
  br label %66

66:                                               ; preds = %55, %59
  %67 = phi i32 [ %58, %55 ], [ %65, %59 ]
  %68 = add nsw i32 %67, 124
  %69 = zext i32 %68 to i128
  %70 = shl i128 %30, %69
  %71 = sub nsw i32 %51, %68
  store i32 %71, ptr %50, align 8
  store i128 %70, ptr %29, align 16
  %72 = getelementptr inbounds i8, ptr %2, i64 8
  %73 = load i32, ptr %72, align 8
  %74 = lshr i128 %33, 64
  %75 = trunc i128 %74 to i64
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %66
  %78 = tail call i64 @llvm.ctlz.i64(i64 %75, i1 true)
  %79 = trunc i64 %78 to i32
  %80 = add nuw nsw i32 %79, -127
  br label %88

81:                                               ; preds = %66
  %82 = trunc i128 %33 to i64
  %83 = icmp eq i64 %82, 0
  %84 = tail call i64 @llvm.ctlz.i64(i64 %82, i1 true)
  %85 = trunc i64 %84 to i32
  %86 = add nsw i32 %85, -63
  %87 = select i1 %83, i32 1, i32 %86
  br label %88

88:                                               ; preds = %77, %81
  %89 = phi i32 [ %80, %77 ], [ %87, %81 ]
  %90 = add nsw i32 %89, 124
  %91 = zext i32 %90 to i128
  %92 = shl i128 %33, %91
  %93 = sub nsw i32 %73, %90
  store i32 %93, ptr %72, align 8
  store i128 %92, ptr %32, align 16
  %94 = icmp slt i32 %71, %93
  br i1 %94, label %99, label %95

95:                                               ; preds = %88
  %96 = icmp eq i32 %71, %93
  br i1 %96, label %97, label %102

97:                                               ; preds = %95
  %98 = icmp ult i128 %70, %92
  br i1 %98, label %99, label %102

99:                                               ; preds = %97, %88
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, ptr noundef nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  %100 = load i32, ptr %50, align 8
  %101 = load i32, ptr %72, align 8
  br label %102

102:                                              ; preds = %99, %97, %95
  %103 = phi i32 [ %101, %99 ], [ %71, %97 ], [ %93, %95 ]
  %104 = phi i32 [ %100, %99 ], [ %71, %97 ], [ %71, %95 ]
  %105 = sub nsw i32 %104, %103
  %106 = icmp sgt i32 %105, 125
  br i1 %106, label %117, label %107

107:                                              ; preds = %102
  %108 = load i128, ptr %32, align 16
  %109 = zext i32 %105 to i128
  %110 = lshr i128 %108, %109
  %111 = shl nsw i128 -1, %109
  %112 = xor i128 %111, -1
  %113 = and i128 %108, %112
  %114 = icmp ne i128 %113, 0
  %115 = zext i1 %114 to i128
  %116 = or i128 %110, %115
  br label %117

117:                                              ; preds = %102, %107
  %118 = phi i128 [ %116, %107 ], [ 1, %102 ]
  %119 = load i32, ptr %1, align 16
  %120 = load i32, ptr %2, align 16
  %121 = icmp eq i32 %119, %120
  %122 = load i128, ptr %29, align 16
  br i1 %121, label %123, label %125

123:                                              ; preds = %117
  %124 = add i128 %122, %118
  store i128 %124, ptr %29, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  br label %132

125:                                              ; preds = %117
  %126 = sub i128 %122, %118
  store i128 %126, ptr %29, align 16
  %127 = icmp eq i128 %122, %118
  br i1 %127, label %128, label %131

128:                                              ; preds = %125
  %129 = icmp eq i32 %3, 2
  %130 = zext i1 %129 to i32
  store i32 %130, ptr %1, align 16
  br label %131

131:                                              ; preds = %128, %125
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  br label %132

132:                                              ; preds = %123, %131, %47, %48, %26, %27, %43, %22, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_mul(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
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
  %24 = getelementptr inbounds i8, ptr %6, i64 4
  %25 = getelementptr inbounds i8, ptr %6, i64 8
  %26 = getelementptr inbounds i8, ptr %6, i64 16
  br label %28

27:                                               ; preds = %93
  ret void

28:                                               ; preds = %5, %93
  %29 = phi i64 [ 0, %5 ], [ %96, %93 ]
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = lshr i64 %31, %9
  %33 = and i64 %32, %14
  %34 = and i64 %31, %16
  %35 = icmp eq i64 %33, %14
  br i1 %35, label %36, label %39

36:                                               ; preds = %28
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %37, i32 1, i32 2
  br label %45

39:                                               ; preds = %28
  %40 = icmp eq i64 %33, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %39
  %42 = or i64 %34, %15
  %43 = trunc i64 %33 to i32
  %44 = add i32 %23, %43
  br label %45

45:                                               ; preds = %36, %39, %41
  %46 = phi i32 [ %38, %36 ], [ 0, %39 ], [ 0, %41 ]
  %47 = phi i32 [ %22, %36 ], [ %22, %39 ], [ %44, %41 ]
  %48 = phi i64 [ %34, %36 ], [ %34, %39 ], [ %42, %41 ]
  %49 = zext i64 %48 to i128
  %50 = getelementptr inbounds i64, ptr %2, i64 %29
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, %9
  %53 = and i64 %52, %14
  %54 = and i64 %51, %16
  %55 = icmp eq i64 %53, %14
  br i1 %55, label %56, label %59

56:                                               ; preds = %45
  %57 = icmp eq i64 %54, 0
  %58 = select i1 %57, i32 1, i32 2
  br label %65

59:                                               ; preds = %45
  %60 = icmp eq i64 %53, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %59
  %62 = or i64 %54, %15
  %63 = trunc i64 %53 to i32
  %64 = add i32 %23, %63
  br label %65

65:                                               ; preds = %56, %59, %61
  %66 = phi i64 [ %54, %56 ], [ %54, %59 ], [ %62, %61 ]
  %67 = phi i32 [ %22, %56 ], [ %22, %59 ], [ %64, %61 ]
  %68 = phi i32 [ %58, %56 ], [ 0, %59 ], [ 0, %61 ]
  %69 = zext i64 %66 to i128
  %70 = xor i64 %51, %31
  %71 = lshr i64 %70, %18
  %72 = trunc i64 %71 to i32
  %73 = and i32 %72, 1
  %74 = add nsw i32 %67, %47
  %75 = icmp eq i32 %46, 2
  %76 = icmp eq i32 %68, 2
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %65
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %93

79:                                               ; preds = %65
  %80 = icmp ne i32 %46, 0
  %81 = icmp ne i32 %68, 0
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %79
  %84 = icmp ne i64 %48, 0
  %85 = select i1 %80, i1 true, i1 %84
  %86 = icmp ne i64 %66, 0
  %87 = select i1 %81, i1 true, i1 %86
  %88 = select i1 %85, i1 %87, i1 false
  br i1 %88, label %90, label %89

89:                                               ; preds = %83
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %93

90:                                               ; preds = %83
  store i32 %73, ptr %6, align 16
  store i32 1, ptr %24, align 4
  store i32 %74, ptr %25, align 8
  store i128 0, ptr %26, align 16
  br label %93

91:                                               ; preds = %79
  %92 = mul nuw i128 %69, %49
  store i32 %73, ptr %6, align 16
  store i32 0, ptr %24, align 4
  store i32 %74, ptr %25, align 8
  store i128 %92, ptr %26, align 16
  br label %93

93:                                               ; preds = %78, %89, %90, %91
  %94 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %95 = getelementptr inbounds i64, ptr %0, i64 %29
  store i64 %94, ptr %95, align 8
  %96 = add nuw nsw i64 %29, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %27, label %28
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_fma(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
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
  %30 = getelementptr inbounds i8, ptr %7, i64 4
  %31 = getelementptr inbounds i8, ptr %7, i64 8
  %32 = getelementptr inbounds i8, ptr %7, i64 16
  br label %34

33:                                               ; preds = %120
  ret void

34:                                               ; preds = %6, %120
  %35 = phi i64 [ 0, %6 ], [ %123, %120 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  %36 = getelementptr inbounds i64, ptr %1, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = lshr i64 %37, %12
  %39 = and i64 %38, %17
  %40 = and i64 %37, %19
  %41 = icmp eq i64 %39, %17
  br i1 %41, label %42, label %45

42:                                               ; preds = %34
  %43 = icmp eq i64 %40, 0
  %44 = select i1 %43, i32 1, i32 2
  br label %51

45:                                               ; preds = %34
  %46 = icmp eq i64 %39, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %45
  %48 = or i64 %40, %18
  %49 = trunc i64 %39 to i32
  %50 = add i32 %29, %49
  br label %51

51:                                               ; preds = %42, %45, %47
  %52 = phi i32 [ %44, %42 ], [ 0, %45 ], [ 0, %47 ]
  %53 = phi i32 [ %25, %42 ], [ %25, %45 ], [ %50, %47 ]
  %54 = phi i64 [ %40, %42 ], [ %40, %45 ], [ %48, %47 ]
  %55 = zext i64 %54 to i128
  %56 = getelementptr inbounds i64, ptr %2, i64 %35
  %57 = load i64, ptr %56, align 8
  %58 = lshr i64 %57, %12
  %59 = and i64 %58, %17
  %60 = and i64 %57, %19
  %61 = icmp eq i64 %59, %17
  br i1 %61, label %62, label %65

62:                                               ; preds = %51
  %63 = icmp eq i64 %60, 0
  %64 = select i1 %63, i32 1, i32 2
  br label %71

65:                                               ; preds = %51
  %66 = icmp eq i64 %59, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %65
  %68 = or i64 %60, %18
  %69 = trunc i64 %59 to i32
  %70 = add i32 %29, %69
  br label %71

71:                                               ; preds = %62, %65, %67
  %72 = phi i64 [ %60, %62 ], [ %60, %65 ], [ %68, %67 ]
  %73 = phi i32 [ %25, %62 ], [ %25, %65 ], [ %70, %67 ]
  %74 = phi i32 [ %64, %62 ], [ 0, %65 ], [ 0, %67 ]
  %75 = zext i64 %72 to i128
  %76 = xor i64 %57, %37
  %77 = lshr i64 %76, %21
  %78 = trunc i64 %77 to i32
  %79 = and i32 %78, 1
  %80 = add nsw i32 %73, %53
  %81 = icmp eq i32 %52, 2
  %82 = icmp eq i32 %74, 2
  %83 = select i1 %81, i1 true, i1 %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %71
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %99

85:                                               ; preds = %71
  %86 = icmp ne i32 %52, 0
  %87 = icmp ne i32 %74, 0
  %88 = select i1 %86, i1 true, i1 %87
  br i1 %88, label %89, label %97

89:                                               ; preds = %85
  %90 = icmp ne i64 %54, 0
  %91 = select i1 %86, i1 true, i1 %90
  %92 = icmp ne i64 %72, 0
  %93 = select i1 %87, i1 true, i1 %92
  %94 = select i1 %91, i1 %93, i1 false
  br i1 %94, label %96, label %95

95:                                               ; preds = %89
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %99

96:                                               ; preds = %89
  store i32 %79, ptr %7, align 16
  store i32 1, ptr %30, align 4
  store i32 %80, ptr %31, align 8
  store i128 0, ptr %32, align 16
  br label %99

97:                                               ; preds = %85
  %98 = mul nuw i128 %75, %55
  store i32 %79, ptr %7, align 16
  store i32 0, ptr %30, align 4
  store i32 %80, ptr %31, align 8
  store i128 %98, ptr %32, align 16
  br label %99

99:                                               ; preds = %84, %95, %96, %97
  %100 = getelementptr inbounds i64, ptr %3, i64 %35
  %101 = load i64, ptr %100, align 8
  %102 = lshr i64 %101, %12
  %103 = and i64 %102, %17
  %104 = and i64 %101, %19
  %105 = lshr i64 %101, %21
  %106 = trunc i64 %105 to i32
  %107 = and i32 %106, 1
  store i32 %107, ptr %9, align 16
  store i32 0, ptr %26, align 4
  store i32 %25, ptr %27, align 8
  %108 = zext i64 %104 to i128
  store i128 %108, ptr %28, align 16
  %109 = icmp eq i64 %103, %17
  br i1 %109, label %110, label %113

110:                                              ; preds = %99
  %111 = icmp eq i64 %104, 0
  %112 = select i1 %111, i32 1, i32 2
  store i32 %112, ptr %26, align 4
  br label %120

113:                                              ; preds = %99
  %114 = icmp eq i64 %103, 0
  br i1 %114, label %120, label %115

115:                                              ; preds = %113
  %116 = or i64 %104, %18
  %117 = zext i64 %116 to i128
  store i128 %117, ptr %28, align 16
  %118 = trunc i64 %103 to i32
  %119 = add i32 %29, %118
  store i32 %119, ptr %27, align 8
  br label %120

120:                                              ; preds = %110, %113, %115
  call fastcc void @sum(ptr nonnull sret(%struct.Number) align 16 %8, ptr noundef nonnull byval(%struct.Number) align 16 %7, ptr noundef nonnull byval(%struct.Number) align 16 %9, i32 noundef %5)
  %121 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %8, i32 noundef %4, i32 noundef %5)
  %122 = getelementptr inbounds i64, ptr %0, i64 %35
  store i64 %121, ptr %122, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  %123 = add nuw nsw i64 %35, 1
  %124 = icmp eq i64 %123, 32
  br i1 %124, label %33, label %34
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_div(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
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
  %27 = getelementptr inbounds i8, ptr %6, i64 12
  %28 = getelementptr inbounds i8, ptr %6, i64 16
  br label %30

29:                                               ; preds = %134
  ret void

30:                                               ; preds = %5, %134
  %31 = phi i64 [ 0, %5 ], [ %137, %134 ]
  %32 = getelementptr inbounds i64, ptr %1, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = lshr i64 %33, %9
  %35 = and i64 %34, %14
  %36 = and i64 %33, %16
  %37 = icmp eq i64 %35, %14
  br i1 %37, label %38, label %41

38:                                               ; preds = %30
  %39 = icmp eq i64 %36, 0
  %40 = select i1 %39, i32 1, i32 2
  br label %47

41:                                               ; preds = %30
  %42 = icmp eq i64 %35, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %41
  %44 = or i64 %36, %15
  %45 = trunc i64 %35 to i32
  %46 = add i32 %24, %45
  br label %47

47:                                               ; preds = %38, %41, %43
  %48 = phi i32 [ %40, %38 ], [ 0, %41 ], [ 0, %43 ]
  %49 = phi i32 [ %23, %38 ], [ %23, %41 ], [ %46, %43 ]
  %50 = phi i64 [ %36, %38 ], [ %36, %41 ], [ %44, %43 ]
  %51 = getelementptr inbounds i64, ptr %2, i64 %31
  %52 = load i64, ptr %51, align 8
  %53 = lshr i64 %52, %9
  %54 = and i64 %53, %14
  %55 = and i64 %52, %16
  %56 = icmp eq i64 %54, %14
  br i1 %56, label %57, label %60

57:                                               ; preds = %47
  %58 = icmp eq i64 %55, 0
  %59 = select i1 %58, i32 1, i32 2
  br label %67

60:                                               ; preds = %47
  %61 = icmp eq i64 %54, 0
  br i1 %61, label %67, label %62

62:                                               ; preds = %60
  %63 = or i64 %55, %15
  %64 = trunc i64 %54 to i32
  %65 = xor i32 %64, -1
  %66 = add i32 %21, %65
  br label %67

67:                                               ; preds = %57, %60, %62
  %68 = phi i64 [ %55, %57 ], [ %55, %60 ], [ %63, %62 ]
  %69 = phi i32 [ %22, %57 ], [ %22, %60 ], [ %66, %62 ]
  %70 = phi i32 [ %59, %57 ], [ 0, %60 ], [ 0, %62 ]
  %71 = xor i64 %52, %33
  %72 = lshr i64 %71, %18
  %73 = trunc i64 %72 to i32
  %74 = and i32 %73, 1
  %75 = icmp eq i32 %48, 2
  %76 = icmp eq i32 %70, 2
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %67
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %134

79:                                               ; preds = %67
  %80 = icmp ne i32 %48, 0
  %81 = icmp ne i32 %70, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %89, label %83

83:                                               ; preds = %79
  %84 = icmp ne i64 %50, 0
  %85 = select i1 %80, i1 true, i1 %84
  %86 = select i1 %85, i1 true, i1 %81
  %87 = icmp ne i64 %68, 0
  %88 = select i1 %86, i1 true, i1 %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %83, %79
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %134

90:                                               ; preds = %83
  %91 = xor i1 %85, true
  %92 = select i1 %81, i1 true, i1 %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %90
  store i32 %74, ptr %6, align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %25, i8 0, i64 28, i1 false)
  br label %134

94:                                               ; preds = %90
  %95 = icmp eq i32 %48, 0
  %96 = select i1 %95, i1 %87, i1 false
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 %74, ptr %6, align 16
  store i32 1, ptr %25, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false)
  br label %134

98:                                               ; preds = %94
  %99 = icmp eq i64 %50, 0
  %100 = tail call i64 @llvm.ctlz.i64(i64 %50, i1 true)
  %101 = trunc i64 %100 to i32
  %102 = add nsw i32 %101, -63
  %103 = select i1 %99, i32 1, i32 %102
  %104 = add nsw i32 %103, 62
  %105 = tail call i64 @llvm.ctlz.i64(i64 %68, i1 true)
  %106 = add nuw nsw i64 %105, 4294967295
  %107 = zext i32 %104 to i64
  %108 = shl i64 %50, %107
  %109 = and i64 %106, 4294967295
  %110 = shl i64 %68, %109
  br label %121

111:                                              ; preds = %121
  %112 = trunc i64 %105 to i32
  %113 = shl i128 %128, 1
  %114 = icmp ne i64 %131, 0
  %115 = zext i1 %114 to i128
  %116 = or i128 %113, %115
  %117 = add i32 %49, -125
  %118 = sub i32 %117, %103
  %119 = add i32 %118, %69
  %120 = add i32 %119, %112
  store i32 %74, ptr %6, align 16
  store i32 0, ptr %25, align 4
  store i32 %120, ptr %26, align 8
  store i32 0, ptr %27, align 4
  store i128 %116, ptr %28, align 16
  br label %134

121:                                              ; preds = %121, %98
  %122 = phi i32 [ 0, %98 ], [ %132, %121 ]
  %123 = phi i64 [ %108, %98 ], [ %131, %121 ]
  %124 = phi i128 [ 0, %98 ], [ %128, %121 ]
  %125 = icmp uge i64 %123, %110
  %126 = shl i128 %124, 1
  %127 = zext i1 %125 to i128
  %128 = or i128 %126, %127
  %129 = select i1 %125, i64 %110, i64 0
  %130 = sub i64 %123, %129
  %131 = shl i64 %130, 1
  %132 = add nuw nsw i32 %122, 1
  %133 = icmp eq i32 %132, 62
  br i1 %133, label %111, label %121

134:                                              ; preds = %78, %89, %93, %97, %111
  %135 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %136 = getelementptr inbounds i64, ptr %0, i64 %31
  store i64 %135, ptr %136, align 8
  %137 = add nuw nsw i64 %31, 1
  %138 = icmp eq i64 %137, 32
  br i1 %138, label %29, label %30
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_sqrt(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
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
  %21 = sub i32 2, %20
  %22 = sub i32 1, %20
  %23 = getelementptr inbounds i8, ptr %5, i64 4
  %24 = getelementptr inbounds i8, ptr %5, i64 8
  %25 = getelementptr inbounds i8, ptr %5, i64 16
  br label %27

26:                                               ; preds = %99
  ret void

27:                                               ; preds = %4, %99
  %28 = phi i64 [ 0, %4 ], [ %102, %99 ]
  %29 = getelementptr inbounds i64, ptr %1, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = lshr i64 %30, %8
  %32 = and i64 %31, %13
  %33 = and i64 %30, %15
  %34 = lshr i64 %30, %17
  %35 = trunc i64 %34 to i32
  %36 = and i32 %35, 1
  %37 = zext i64 %33 to i128
  %38 = icmp eq i64 %32, %13
  br i1 %38, label %39, label %41

39:                                               ; preds = %27
  %40 = icmp eq i64 %33, 0
  br i1 %40, label %57, label %50

41:                                               ; preds = %27
  %42 = icmp eq i64 %32, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %41
  %44 = or i64 %33, %14
  %45 = zext i64 %44 to i128
  %46 = trunc i64 %32 to i32
  %47 = add i32 %22, %46
  br label %53

48:                                               ; preds = %41
  %49 = icmp eq i64 %33, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %39, %48
  %51 = phi i32 [ 0, %48 ], [ 2, %39 ]
  %52 = phi i128 [ 0, %48 ], [ %37, %39 ]
  store i32 %36, ptr %5, align 16
  store i32 %51, ptr %23, align 4
  store i32 %21, ptr %24, align 8
  store i128 %52, ptr %25, align 16
  br label %99

53:                                               ; preds = %43, %48
  %54 = phi i32 [ %21, %48 ], [ %47, %43 ]
  %55 = phi i128 [ %37, %48 ], [ %45, %43 ]
  %56 = icmp eq i32 %36, 0
  br i1 %56, label %60, label %59

57:                                               ; preds = %39
  %58 = icmp eq i32 %36, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %57, %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(32) @NAN_RESULT, i64 32, i1 false)
  br label %99

60:                                               ; preds = %53
  br i1 %38, label %61, label %65

61:                                               ; preds = %57, %60
  %62 = phi i32 [ 0, %60 ], [ 1, %57 ]
  %63 = phi i32 [ %54, %60 ], [ %21, %57 ]
  %64 = phi i128 [ %55, %60 ], [ 0, %57 ]
  store i32 0, ptr %5, align 16
  store i32 %62, ptr %23, align 4
  store i32 %63, ptr %24, align 8
  store i128 %64, ptr %25, align 16
  br label %99

65:                                               ; preds = %60
  %66 = trunc i128 %55 to i64
  %67 = icmp eq i64 %66, 0
  %68 = tail call i64 @llvm.ctlz.i64(i64 %66, i1 true)
  %69 = trunc i64 %68 to i32
  %70 = add nsw i32 %69, -63
  %71 = select i1 %67, i32 1, i32 %70
  %72 = add nsw i32 %71, 120
  %73 = sub i32 %54, %71
  %74 = and i32 %73, 1
  %75 = sub nuw nsw i32 %72, %74
  %76 = zext i32 %75 to i128
  %77 = shl i128 %55, %76
  br label %88

78:                                               ; preds = %88
  %79 = zext i64 %96 to i128
  %80 = shl nuw nsw i128 %79, 1
  %81 = mul nuw i128 %79, %79
  %82 = icmp ne i128 %81, %77
  %83 = zext i1 %82 to i128
  %84 = or i128 %80, %83
  %85 = sub nsw i32 %54, %75
  %86 = sdiv i32 %85, 2
  %87 = add nsw i32 %86, -1
  store i32 0, ptr %5, align 16
  store i32 0, ptr %23, align 4
  store i32 %87, ptr %24, align 8
  store i128 %84, ptr %25, align 16
  br label %99

88:                                               ; preds = %88, %65
  %89 = phi i64 [ 60, %65 ], [ %97, %88 ]
  %90 = phi i64 [ 0, %65 ], [ %96, %88 ]
  %91 = shl nuw i64 1, %89
  %92 = or i64 %91, %90
  %93 = zext i64 %92 to i128
  %94 = mul nuw i128 %93, %93
  %95 = icmp ugt i128 %94, %77
  %96 = select i1 %95, i64 %90, i64 %92
  %97 = add nsw i64 %89, -1
  %98 = icmp eq i64 %89, 0
  br i1 %98, label %78, label %88

99:                                               ; preds = %50, %59, %61, %78
  %100 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %5, i32 noundef %2, i32 noundef %3)
  %101 = getelementptr inbounds i64, ptr %0, i64 %28
  store i64 %100, ptr %101, align 8
  %102 = add nuw nsw i64 %28, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %26, label %27
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @exact_cvt(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
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
define dso_local void @exact_from_integer(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = alloca %struct.Number, align 16
  %7 = icmp eq i32 %2, 0
  %8 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Number, ptr %6, i64 0, i32 3
  br label %12

11:                                               ; preds = %23
  ret void

12:                                               ; preds = %5, %23
  %13 = phi i64 [ 0, %5 ], [ %28, %23 ]
  br i1 %7, label %14, label %17

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  store i32 0, ptr %6, align 16
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 8
  %15 = getelementptr inbounds i64, ptr %1, i64 %13
  %16 = load i64, ptr %15, align 8
  br label %23

17:                                               ; preds = %12
  %18 = getelementptr inbounds i64, ptr %1, i64 %13
  %19 = load i64, ptr %18, align 8
  %20 = lshr i64 %19, 63
  %21 = trunc i64 %20 to i32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  store i32 %21, ptr %6, align 16
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 8
  %22 = tail call i64 @llvm.abs.i64(i64 %19, i1 false)
  br label %23

23:                                               ; preds = %17, %14
  %24 = phi i64 [ %16, %14 ], [ %22, %17 ]
  %25 = zext i64 %24 to i128
  store i128 %25, ptr %10, align 16
  %26 = tail call fastcc i64 @pack(ptr noundef nonnull byval(%struct.Number) align 16 %6, i32 noundef %3, i32 noundef %4)
  %27 = getelementptr inbounds i64, ptr %0, i64 %13
  store i64 %26, ptr %27, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6)
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %11, label %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg)



