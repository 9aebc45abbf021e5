; sha256 of the sources: 56c0060aed362cc31f21a42faa5a75ff18889c59f780783cd65bd30c122281a5

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)



