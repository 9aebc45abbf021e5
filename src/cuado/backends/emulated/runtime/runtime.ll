; sha256 of the sources: e107659b818d30bc1ed607ade1e968645bd383fc2d5d518e2313dbcc04d36396

%struct.Number = type { i32, i32, i32, i128 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, [16 x i32], %struct.Error }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]] }
%struct.Entry = type { i32, i32, i32 }
%struct.AccessCount = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Pattern = type { [32 x i64], i64, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32] }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16 }

@NAN_RESULT = internal unnamed_addr constant %struct.Number { i32 0, i32 2, i32 0, i128 0 }, align 16

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_u32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %6, 0
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
  switch i32 %5, label %64 [
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
  switch i32 %5, label %136 [
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_s32(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %6, 0
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
  switch i32 %5, label %64 [
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
  switch i32 %5, label %136 [
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
  %8 = icmp eq i32 %6, 0
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
  switch i32 %5, label %64 [
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
  switch i32 %5, label %136 [
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
  %8 = icmp eq i32 %6, 0
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
  switch i32 %5, label %64 [
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
  switch i32 %5, label %136 [
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
  %8 = icmp eq i32 %6, 0
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
  switch i32 %5, label %64 [
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
  switch i32 %5, label %136 [
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
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %7, %39
  %10 = phi i64 [ %40, %39 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %39, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %10
  %21 = load i32, ptr %20, align 4
  switch i32 %5, label %31 [
    i32 0, label %22
    i32 1, label %26
  ]

22:                                               ; preds = %15
  %23 = bitcast i32 %19 to float
  %24 = bitcast i32 %21 to float
  %25 = fadd float %23, %24
  br label %36

26:                                               ; preds = %15
  %27 = bitcast i32 %21 to float
  %28 = bitcast i32 %19 to float
  %29 = fcmp olt float %27, %28
  %30 = select i1 %29, float %27, float %28
  br label %36

31:                                               ; preds = %15
  %32 = bitcast i32 %21 to float
  %33 = bitcast i32 %19 to float
  %34 = fcmp ogt float %32, %33
  %35 = select i1 %34, float %32, float %33
  br label %36

36:                                               ; preds = %26, %31, %22
  %37 = phi float [ %25, %22 ], [ %30, %26 ], [ %35, %31 ]
  store float %37, ptr %18, align 4
  %38 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %19, ptr %38, align 4
  br label %39

39:                                               ; preds = %9, %36
  %40 = add nuw nsw i64 %10, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %83, label %9

42:                                               ; preds = %7, %80
  %43 = phi i64 [ %81, %80 ], [ 0, %7 ]
  %44 = trunc i64 %43 to i32
  %45 = shl nuw i32 1, %44
  %46 = and i32 %45, %4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %80, label %48

48:                                               ; preds = %42
  %49 = getelementptr inbounds i64, ptr %1, i64 %43
  %50 = load i64, ptr %49, align 8
  %51 = inttoptr i64 %50 to ptr
  %52 = load atomic i32, ptr %51 monotonic, align 4
  %53 = getelementptr inbounds i32, ptr %2, i64 %43
  %54 = load i32, ptr %53, align 4
  %55 = bitcast i32 %54 to float
  %56 = bitcast i32 %54 to float
  %57 = bitcast i32 %54 to float
  br label %58

58:                                               ; preds = %71, %48
  %59 = phi i32 [ %52, %48 ], [ %76, %71 ]
  switch i32 %5, label %67 [
    i32 0, label %60
    i32 1, label %63
  ]

60:                                               ; preds = %58
  %61 = bitcast i32 %59 to float
  %62 = fadd float %61, %56
  br label %71

63:                                               ; preds = %58
  %64 = bitcast i32 %59 to float
  %65 = fcmp olt float %55, %64
  %66 = select i1 %65, float %55, float %64
  br label %71

67:                                               ; preds = %58
  %68 = bitcast i32 %59 to float
  %69 = fcmp ogt float %57, %68
  %70 = select i1 %69, float %57, float %68
  br label %71

71:                                               ; preds = %63, %67, %60
  %72 = phi float [ %62, %60 ], [ %66, %63 ], [ %70, %67 ]
  %73 = bitcast float %72 to i32
  %74 = cmpxchg weak ptr %51, i32 %59, i32 %73 monotonic monotonic, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = extractvalue { i32, i1 } %74, 0
  br i1 %75, label %77, label %58

77:                                               ; preds = %71
  %78 = extractvalue { i32, i1 } %74, 0
  %79 = getelementptr inbounds i32, ptr %0, i64 %43
  store i32 %78, ptr %79, align 4
  br label %80

80:                                               ; preds = %42, %77
  %81 = add nuw nsw i64 %43, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %83, label %42

83:                                               ; preds = %39, %80
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @atomic_f64(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr {
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %42, label %9

9:                                                ; preds = %7, %39
  %10 = phi i64 [ %40, %39 ], [ 0, %7 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw i32 1, %11
  %13 = and i32 %12, %4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %39, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds i64, ptr %1, i64 %10
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %2, i64 %10
  %21 = load i64, ptr %20, align 8
  switch i32 %5, label %31 [
    i32 0, label %22
    i32 1, label %26
  ]

22:                                               ; preds = %15
  %23 = bitcast i64 %19 to double
  %24 = bitcast i64 %21 to double
  %25 = fadd double %23, %24
  br label %36

26:                                               ; preds = %15
  %27 = bitcast i64 %21 to double
  %28 = bitcast i64 %19 to double
  %29 = fcmp olt double %27, %28
  %30 = select i1 %29, double %27, double %28
  br label %36

31:                                               ; preds = %15
  %32 = bitcast i64 %21 to double
  %33 = bitcast i64 %19 to double
  %34 = fcmp ogt double %32, %33
  %35 = select i1 %34, double %32, double %33
  br label %36

36:                                               ; preds = %26, %31, %22
  %37 = phi double [ %25, %22 ], [ %30, %26 ], [ %35, %31 ]
  store double %37, ptr %18, align 8
  %38 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %19, ptr %38, align 8
  br label %39

39:                                               ; preds = %9, %36
  %40 = add nuw nsw i64 %10, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %83, label %9

42:                                               ; preds = %7, %80
  %43 = phi i64 [ %81, %80 ], [ 0, %7 ]
  %44 = trunc i64 %43 to i32
  %45 = shl nuw i32 1, %44
  %46 = and i32 %45, %4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %80, label %48

48:                                               ; preds = %42
  %49 = getelementptr inbounds i64, ptr %1, i64 %43
  %50 = load i64, ptr %49, align 8
  %51 = inttoptr i64 %50 to ptr
  %52 = load atomic i64, ptr %51 monotonic, align 8
  %53 = getelementptr inbounds i64, ptr %2, i64 %43
  %54 = load i64, ptr %53, align 8
  %55 = bitcast i64 %54 to double
  %56 = bitcast i64 %54 to double
  %57 = bitcast i64 %54 to double
  br label %58

58:                                               ; preds = %71, %48
  %59 = phi i64 [ %52, %48 ], [ %76, %71 ]
  switch i32 %5, label %67 [
    i32 0, label %60
    i32 1, label %63
  ]

60:                                               ; preds = %58
  %61 = bitcast i64 %59 to double
  %62 = fadd double %61, %56
  br label %71

63:                                               ; preds = %58
  %64 = bitcast i64 %59 to double
  %65 = fcmp olt double %55, %64
  %66 = select i1 %65, double %55, double %64
  br label %71

67:                                               ; preds = %58
  %68 = bitcast i64 %59 to double
  %69 = fcmp ogt double %57, %68
  %70 = select i1 %69, double %57, double %68
  br label %71

71:                                               ; preds = %63, %67, %60
  %72 = phi double [ %62, %60 ], [ %66, %63 ], [ %70, %67 ]
  %73 = bitcast double %72 to i64
  %74 = cmpxchg weak ptr %51, i64 %59, i64 %73 monotonic monotonic, align 8
  %75 = extractvalue { i64, i1 } %74, 1
  %76 = extractvalue { i64, i1 } %74, 0
  br i1 %75, label %77, label %58

77:                                               ; preds = %71
  %78 = extractvalue { i64, i1 } %74, 0
  %79 = getelementptr inbounds i64, ptr %0, i64 %43
  store i64 %78, ptr %79, align 8
  br label %80

80:                                               ; preds = %42, %77
  %81 = add nuw nsw i64 %43, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %83, label %42

83:                                               ; preds = %39, %80
  ret void
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
  br label %5

4:                                                ; preds = %5
  ret void

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %11, %5 ]
  %7 = getelementptr inbounds float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4
  %9 = tail call fastcc zeroext i16 @float_to_half(float noundef %8, i32 noundef %2)
  %10 = getelementptr inbounds i16, ptr %0, i64 %6
  store i16 %9, ptr %10, align 2
  %11 = add nuw nsw i64 %6, 1
  %12 = icmp eq i64 %11, 32
  br i1 %12, label %4, label %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @float_to_half(float noundef %0, i32 noundef %1) unnamed_addr {
  %3 = bitcast float %0 to i32
  %4 = lshr i32 %3, 16
  %5 = and i32 %4, 32768
  %6 = and i32 %3, 2147483647
  %7 = icmp ugt i32 %6, 2139095040
  br i1 %7, label %76, label %8

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = trunc i32 %5 to i16
  %12 = or i16 %11, 31744
  br label %76

13:                                               ; preds = %8
  %14 = icmp eq i32 %1, 1
  br i1 %14, label %23, label %15

15:                                               ; preds = %13
  %16 = icmp ne i32 %1, 2
  %17 = icmp ne i32 %5, 0
  %18 = or i1 %16, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  %20 = icmp eq i32 %1, 3
  %21 = and i1 %20, %17
  %22 = select i1 %21, i32 31743, i32 31744
  br label %23

23:                                               ; preds = %15, %19, %13
  %24 = phi i32 [ 31743, %13 ], [ %22, %19 ], [ 31743, %15 ]
  %25 = icmp eq i32 %1, 2
  %26 = icmp ne i32 %5, 0
  %27 = and i1 %25, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %23
  %29 = icmp eq i32 %1, 3
  %30 = xor i1 %26, true
  %31 = and i1 %29, %30
  br label %32

32:                                               ; preds = %23, %28
  %33 = phi i1 [ %31, %28 ], [ true, %23 ]
  %34 = icmp ult i32 %6, 947912704
  %35 = lshr i32 %6, 23
  %36 = sub nsw i32 126, %35
  %37 = and i32 %3, 8388607
  %38 = or i32 %37, 8388608
  %39 = add nsw i32 %6, -939524096
  %40 = icmp ugt i32 %36, 24
  %41 = select i1 %34, i1 %40, i1 false
  %42 = icmp ne i32 %6, 0
  %43 = zext i1 %42 to i32
  %44 = select i1 %41, i32 25, i32 %36
  %45 = select i1 %34, i32 %44, i32 13
  %46 = select i1 %41, i32 %43, i32 %38
  %47 = select i1 %34, i32 %46, i32 %39
  %48 = lshr i32 %47, %45
  %49 = shl nsw i32 -1, %45
  %50 = xor i32 %49, -1
  %51 = and i32 %47, %50
  %52 = add nsw i32 %45, -1
  %53 = shl nuw i32 1, %52
  %54 = icmp eq i32 %1, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %32
  %56 = icmp ugt i32 %51, %53
  br i1 %56, label %63, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %51, %53
  %59 = and i32 %48, 1
  %60 = icmp ne i32 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  %62 = zext i1 %61 to i32
  br label %63

63:                                               ; preds = %57, %55
  %64 = phi i32 [ 1, %55 ], [ %62, %57 ]
  %65 = add i32 %64, %48
  br label %66

66:                                               ; preds = %63, %32
  %67 = phi i32 [ %65, %63 ], [ %48, %32 ]
  %68 = icmp ne i32 %51, 0
  %69 = select i1 %33, i1 %68, i1 false
  %70 = zext i1 %69 to i32
  %71 = add i32 %67, %70
  %72 = icmp ugt i32 %71, 31743
  %73 = select i1 %72, i32 %24, i32 %71
  %74 = or i32 %73, %5
  %75 = trunc i32 %74 to i16
  br label %76

76:                                               ; preds = %2, %66, %10
  %77 = phi i16 [ %12, %10 ], [ %75, %66 ], [ 32767, %2 ]
  ret i16 %77
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matrix_floats(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr {
  %10 = alloca [16 x [64 x double]], align 16
  %11 = alloca [64 x [8 x double]], align 16
  %12 = alloca [16 x [8 x double]], align 16
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
  br i1 %41, label %82, label %42

42:                                               ; preds = %40
  %43 = udiv i32 %5, %23
  %44 = tail call i32 @llvm.umax.i32(i32 %43, i32 1)
  %45 = zext i32 %44 to i64
  %46 = zext i32 %20 to i64
  br label %76

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
  %67 = phi i64 [ 0, %47 ], [ %74, %66 ]
  %68 = trunc i64 %67 to i32
  %69 = tail call fastcc double @element(i32 noundef %51, i32 noundef %68, i32 noundef %6)
  %70 = trunc i64 %67 to i32
  %71 = add i32 %59, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [16 x [64 x double]], ptr %10, i64 0, i64 %55, i64 %72
  store double %69, ptr %73, align 8
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %29
  br i1 %75, label %63, label %66

76:                                               ; preds = %42, %100
  %77 = phi i64 [ 0, %42 ], [ %101, %100 ]
  %78 = shl i64 %77, 5
  %79 = trunc i64 %77 to i32
  %80 = shl i32 %79, 2
  %81 = and i64 %78, 4294967264
  br label %89

82:                                               ; preds = %100, %40
  %83 = icmp ult i32 %4, 8
  br i1 %83, label %121, label %84

84:                                               ; preds = %82
  %85 = and i32 %8, 1
  %86 = icmp eq i32 %85, 0
  %87 = tail call i32 @llvm.umax.i32(i32 %21, i32 1)
  %88 = zext i32 %87 to i64
  br label %116

89:                                               ; preds = %76, %103
  %90 = phi i64 [ 0, %76 ], [ %104, %103 ]
  %91 = add nuw nsw i64 %90, %81
  %92 = getelementptr inbounds i32, ptr %2, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = trunc i64 %90 to i32
  %95 = and i32 %94, 3
  %96 = or i32 %95, %80
  %97 = mul i32 %96, %20
  %98 = lshr i64 %90, 2
  %99 = and i64 %98, 1073741823
  br label %106

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %77, 1
  %102 = icmp eq i64 %101, %45
  br i1 %102, label %82, label %76

103:                                              ; preds = %106
  %104 = add nuw nsw i64 %90, 1
  %105 = icmp eq i64 %104, 32
  br i1 %105, label %100, label %89

106:                                              ; preds = %89, %106
  %107 = phi i64 [ 0, %89 ], [ %114, %106 ]
  %108 = trunc i64 %107 to i32
  %109 = tail call fastcc double @element(i32 noundef %93, i32 noundef %108, i32 noundef %7)
  %110 = trunc i64 %107 to i32
  %111 = add i32 %97, %110
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds [64 x [8 x double]], ptr %11, i64 0, i64 %112, i64 %99
  store double %109, ptr %113, align 8
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, %46
  br i1 %115, label %103, label %106

116:                                              ; preds = %84, %135
  %117 = phi i64 [ 0, %84 ], [ %136, %135 ]
  %118 = shl nuw i64 %117, 1
  %119 = trunc i64 %117 to i32
  %120 = shl i32 %119, 3
  br label %127

121:                                              ; preds = %135, %82
  %122 = icmp eq i32 %4, 0
  br i1 %122, label %190, label %123

123:                                              ; preds = %121
  %124 = icmp eq i32 %5, 0
  %125 = zext i32 %4 to i64
  %126 = zext i32 %5 to i64
  br label %188

127:                                              ; preds = %116, %138
  %128 = phi i32 [ 0, %116 ], [ %139, %138 ]
  %129 = lshr i32 %128, 2
  %130 = add i32 %129, %120
  %131 = zext i32 %130 to i64
  %132 = shl nuw i32 %128, 1
  %133 = and i32 %132, 6
  %134 = zext i32 %133 to i64
  br label %141

135:                                              ; preds = %138
  %136 = add nuw nsw i64 %117, 1
  %137 = icmp eq i64 %136, %88
  br i1 %137, label %121, label %116

138:                                              ; preds = %181
  %139 = add nuw nsw i32 %128, 1
  %140 = icmp eq i32 %139, 32
  br i1 %140, label %135, label %127

141:                                              ; preds = %127, %181
  %142 = phi i64 [ 0, %127 ], [ %186, %181 ]
  %143 = add nuw nsw i64 %142, %118
  %144 = select i1 %86, i64 %143, i64 %117
  %145 = trunc i64 %144 to i32
  %146 = shl i32 %145, 5
  %147 = add i32 %146, %128
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds i32, ptr %3, i64 %148
  %150 = load i32, ptr %149, align 4
  br i1 %86, label %179, label %151

151:                                              ; preds = %141
  %152 = trunc i64 %142 to i32
  %153 = shl i32 %152, 4
  %154 = lshr i32 %150, %153
  %155 = shl i32 %154, 16
  %156 = and i32 %155, -2147483648
  %157 = lshr i32 %154, 10
  %158 = and i32 %157, 31
  %159 = and i32 %154, 1023
  switch i32 %158, label %166 [
    i32 31, label %160
    i32 0, label %173
  ]

160:                                              ; preds = %151
  %161 = shl i32 %154, 13
  %162 = and i32 %161, 8380416
  %163 = or i32 %156, %162
  %164 = or i32 %163, 2139095040
  %165 = bitcast i32 %164 to float
  br label %181

166:                                              ; preds = %151
  %167 = shl nuw nsw i32 %158, 23
  %168 = add nuw nsw i32 %167, 939524096
  %169 = shl nuw nsw i32 %159, 13
  %170 = or i32 %168, %169
  %171 = or i32 %170, %156
  %172 = bitcast i32 %171 to float
  br label %181

173:                                              ; preds = %151
  %174 = uitofp i32 %159 to float
  %175 = fmul float %174, 0x3E70000000000000
  %176 = icmp eq i32 %156, 0
  %177 = fneg float %175
  %178 = select i1 %176, float %175, float %177
  br label %181

179:                                              ; preds = %141
  %180 = bitcast i32 %150 to float
  br label %181

181:                                              ; preds = %173, %166, %160, %179
  %182 = phi float [ %180, %179 ], [ %165, %160 ], [ %172, %166 ], [ %178, %173 ]
  %183 = fpext float %182 to double
  %184 = add nuw nsw i64 %142, %134
  %185 = getelementptr inbounds [16 x [8 x double]], ptr %12, i64 0, i64 %131, i64 %184
  store double %183, ptr %185, align 8
  %186 = add nuw nsw i64 %142, 1
  %187 = icmp eq i64 %186, 2
  br i1 %187, label %138, label %141

188:                                              ; preds = %123, %201
  %189 = phi i64 [ 0, %123 ], [ %202, %201 ]
  br i1 %124, label %201, label %197

190:                                              ; preds = %201, %121
  %191 = icmp ult i32 %4, 8
  br i1 %191, label %228, label %192

192:                                              ; preds = %190
  %193 = and i32 %8, 2
  %194 = icmp eq i32 %193, 0
  %195 = tail call i32 @llvm.umax.i32(i32 %21, i32 1)
  %196 = zext i32 %195 to i64
  br label %217

197:                                              ; preds = %188, %204
  %198 = phi i64 [ %205, %204 ], [ 0, %188 ]
  %199 = getelementptr inbounds [16 x [64 x double]], ptr %10, i64 0, i64 %189, i64 %198
  %200 = load double, ptr %199, align 8
  br label %207

201:                                              ; preds = %204, %188
  %202 = add nuw nsw i64 %189, 1
  %203 = icmp eq i64 %202, %125
  br i1 %203, label %190, label %188

204:                                              ; preds = %207
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, %126
  br i1 %206, label %201, label %197

207:                                              ; preds = %197, %207
  %208 = phi i64 [ 0, %197 ], [ %215, %207 ]
  %209 = getelementptr inbounds [64 x [8 x double]], ptr %11, i64 0, i64 %198, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul double %200, %210
  %212 = getelementptr inbounds [16 x [8 x double]], ptr %12, i64 0, i64 %189, i64 %208
  %213 = load double, ptr %212, align 8
  %214 = fadd double %213, %211
  store double %214, ptr %212, align 8
  %215 = add nuw nsw i64 %208, 1
  %216 = icmp eq i64 %215, 8
  br i1 %216, label %204, label %207

217:                                              ; preds = %192, %229
  %218 = phi i64 [ 0, %192 ], [ %230, %229 ]
  %219 = shl i64 %218, 5
  %220 = trunc i64 %218 to i32
  %221 = shl i32 %220, 6
  %222 = or i32 %221, 32
  %223 = and i64 %219, 4294967264
  %224 = zext i32 %221 to i64
  %225 = zext i32 %222 to i64
  %226 = trunc i64 %218 to i32
  %227 = shl i32 %226, 3
  br label %232

228:                                              ; preds = %229, %190
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %10)
  ret void

229:                                              ; preds = %395
  %230 = add nuw nsw i64 %218, 1
  %231 = icmp eq i64 %230, %196
  br i1 %231, label %228, label %217

232:                                              ; preds = %217, %395
  %233 = phi i64 [ 0, %217 ], [ %400, %395 ]
  %234 = trunc i64 %233 to i32
  %235 = lshr i32 %234, 2
  %236 = add i32 %235, %227
  %237 = zext i32 %236 to i64
  %238 = shl nuw i64 %233, 1
  %239 = and i64 %238, 6
  %240 = getelementptr inbounds [16 x [8 x double]], ptr %12, i64 0, i64 %237, i64 %239
  %241 = load double, ptr %240, align 16
  br i1 %194, label %382, label %242

242:                                              ; preds = %232
  %243 = fptrunc double %241 to float
  %244 = bitcast float %243 to i32
  %245 = fcmp ord double %241, 0.000000e+00
  %246 = fpext float %243 to double
  %247 = fcmp une double %241, %246
  %248 = and i1 %245, %247
  %249 = and i32 %244, 1
  %250 = icmp eq i32 %249, 0
  %251 = and i1 %248, %250
  br i1 %251, label %252, label %264

252:                                              ; preds = %242
  %253 = fcmp olt double %241, 0.000000e+00
  %254 = fneg double %241
  %255 = select i1 %253, double %254, double %241
  %256 = fcmp olt float %243, 0.000000e+00
  %257 = fneg float %243
  %258 = select i1 %256, float %257, float %243
  %259 = fpext float %258 to double
  %260 = fcmp ogt double %255, %259
  %261 = select i1 %260, i32 1, i32 -1
  %262 = add i32 %261, %244
  %263 = bitcast i32 %262 to float
  br label %264

264:                                              ; preds = %242, %252
  %265 = phi float [ %263, %252 ], [ %243, %242 ]
  %266 = bitcast float %265 to i32
  %267 = lshr i32 %266, 16
  %268 = and i32 %267, 32768
  %269 = and i32 %266, 2147483647
  %270 = icmp ugt i32 %269, 2139095040
  br i1 %270, label %308, label %271

271:                                              ; preds = %264
  %272 = icmp eq i32 %269, 2139095040
  br i1 %272, label %273, label %275

273:                                              ; preds = %271
  %274 = or i32 %268, 31744
  br label %308

275:                                              ; preds = %271
  %276 = icmp ult i32 %269, 947912704
  %277 = lshr i32 %269, 23
  %278 = sub nsw i32 126, %277
  %279 = and i32 %266, 8388607
  %280 = or i32 %279, 8388608
  %281 = add nsw i32 %269, -939524096
  %282 = icmp ugt i32 %278, 24
  %283 = select i1 %276, i1 %282, i1 false
  %284 = icmp ne i32 %269, 0
  %285 = zext i1 %284 to i32
  %286 = select i1 %283, i32 25, i32 %278
  %287 = select i1 %276, i32 %286, i32 13
  %288 = select i1 %283, i32 %285, i32 %280
  %289 = select i1 %276, i32 %288, i32 %281
  %290 = lshr i32 %289, %287
  %291 = shl nsw i32 -1, %287
  %292 = xor i32 %291, -1
  %293 = and i32 %289, %292
  %294 = add nsw i32 %287, -1
  %295 = shl nuw i32 1, %294
  %296 = icmp ugt i32 %293, %295
  br i1 %296, label %303, label %297

297:                                              ; preds = %275
  %298 = icmp eq i32 %293, %295
  %299 = and i32 %290, 1
  %300 = icmp ne i32 %299, 0
  %301 = select i1 %298, i1 %300, i1 false
  %302 = zext i1 %301 to i32
  br label %303

303:                                              ; preds = %297, %275
  %304 = phi i32 [ 1, %275 ], [ %302, %297 ]
  %305 = add i32 %304, %290
  %306 = tail call i32 @llvm.umin.i32(i32 %305, i32 31744)
  %307 = or i32 %306, %268
  br label %308

308:                                              ; preds = %264, %273, %303
  %309 = phi i32 [ %274, %273 ], [ %307, %303 ], [ 32767, %264 ]
  %310 = and i32 %309, 65535
  %311 = getelementptr inbounds double, ptr %240, i64 1
  %312 = load double, ptr %311, align 8
  %313 = fptrunc double %312 to float
  %314 = bitcast float %313 to i32
  %315 = fcmp ord double %312, 0.000000e+00
  %316 = fpext float %313 to double
  %317 = fcmp une double %312, %316
  %318 = and i1 %315, %317
  %319 = and i32 %314, 1
  %320 = icmp eq i32 %319, 0
  %321 = and i1 %318, %320
  br i1 %321, label %322, label %334

322:                                              ; preds = %308
  %323 = fcmp olt double %312, 0.000000e+00
  %324 = fneg double %312
  %325 = select i1 %323, double %324, double %312
  %326 = fcmp olt float %313, 0.000000e+00
  %327 = fneg float %313
  %328 = select i1 %326, float %327, float %313
  %329 = fpext float %328 to double
  %330 = fcmp ogt double %325, %329
  %331 = select i1 %330, i32 1, i32 -1
  %332 = add i32 %331, %314
  %333 = bitcast i32 %332 to float
  br label %334

334:                                              ; preds = %308, %322
  %335 = phi float [ %333, %322 ], [ %313, %308 ]
  %336 = bitcast float %335 to i32
  %337 = lshr i32 %336, 16
  %338 = and i32 %337, 32768
  %339 = and i32 %336, 2147483647
  %340 = icmp ugt i32 %339, 2139095040
  br i1 %340, label %378, label %341

341:                                              ; preds = %334
  %342 = icmp eq i32 %339, 2139095040
  br i1 %342, label %343, label %345

343:                                              ; preds = %341
  %344 = or i32 %338, 31744
  br label %378

345:                                              ; preds = %341
  %346 = icmp ult i32 %339, 947912704
  %347 = lshr i32 %339, 23
  %348 = sub nsw i32 126, %347
  %349 = and i32 %336, 8388607
  %350 = or i32 %349, 8388608
  %351 = add nsw i32 %339, -939524096
  %352 = icmp ugt i32 %348, 24
  %353 = select i1 %346, i1 %352, i1 false
  %354 = icmp ne i32 %339, 0
  %355 = zext i1 %354 to i32
  %356 = select i1 %353, i32 25, i32 %348
  %357 = select i1 %346, i32 %356, i32 13
  %358 = select i1 %353, i32 %355, i32 %350
  %359 = select i1 %346, i32 %358, i32 %351
  %360 = lshr i32 %359, %357
  %361 = shl nsw i32 -1, %357
  %362 = xor i32 %361, -1
  %363 = and i32 %359, %362
  %364 = add nsw i32 %357, -1
  %365 = shl nuw i32 1, %364
  %366 = icmp ugt i32 %363, %365
  br i1 %366, label %373, label %367

367:                                              ; preds = %345
  %368 = icmp eq i32 %363, %365
  %369 = and i32 %360, 1
  %370 = icmp ne i32 %369, 0
  %371 = select i1 %368, i1 %370, i1 false
  %372 = zext i1 %371 to i32
  br label %373

373:                                              ; preds = %367, %345
  %374 = phi i32 [ 1, %345 ], [ %372, %367 ]
  %375 = add i32 %374, %360
  %376 = tail call i32 @llvm.umin.i32(i32 %375, i32 31744)
  %377 = or i32 %376, %338
  br label %378

378:                                              ; preds = %334, %343, %373
  %379 = phi i32 [ %344, %343 ], [ %377, %373 ], [ 32767, %334 ]
  %380 = shl i32 %379, 16
  %381 = or i32 %380, %310
  br label %395

382:                                              ; preds = %232
  %383 = fcmp uno double %241, 0.000000e+00
  %384 = fptrunc double %241 to float
  %385 = bitcast float %384 to i32
  %386 = select i1 %383, i32 2147483647, i32 %385
  %387 = add nuw nsw i64 %233, %224
  %388 = getelementptr inbounds i32, ptr %0, i64 %387
  store i32 %386, ptr %388, align 4
  %389 = getelementptr inbounds double, ptr %240, i64 1
  %390 = load double, ptr %389, align 8
  %391 = fcmp uno double %390, 0.000000e+00
  %392 = fptrunc double %390 to float
  %393 = bitcast float %392 to i32
  %394 = select i1 %391, i32 2147483647, i32 %393
  br label %395

395:                                              ; preds = %382, %378
  %396 = phi i64 [ %225, %382 ], [ %223, %378 ]
  %397 = phi i32 [ %394, %382 ], [ %381, %378 ]
  %398 = add nuw nsw i64 %233, %396
  %399 = getelementptr inbounds i32, ptr %0, i64 %398
  store i32 %397, ptr %399, align 4
  %400 = add nuw nsw i64 %233, 1
  %401 = icmp eq i64 %400, 32
  br i1 %401, label %229, label %232
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
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
  br i1 %24, label %80, label %25

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %27 = zext i32 %26 to i64
  br label %71

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

44:                                               ; preds = %49, %31
  %45 = phi double [ %35, %31 ], [ %68, %49 ]
  %46 = getelementptr inbounds [4 x [32 x double]], ptr %7, i64 0, i64 %16, i64 %32
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %32, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %28, label %31

49:                                               ; preds = %36, %49
  %50 = phi i32 [ 0, %36 ], [ %69, %49 ]
  %51 = phi double [ %35, %36 ], [ %68, %49 ]
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
  %68 = tail call double @llvm.fma.f64(double %61, double %67, double %51)
  %69 = add nuw i32 %50, 1
  %70 = icmp eq i32 %69, %5
  br i1 %70, label %44, label %49

71:                                               ; preds = %25, %71
  %72 = phi i64 [ 0, %25 ], [ %78, %71 ]
  %73 = shl i64 %72, 8
  %74 = and i64 %73, 34359738112
  %75 = getelementptr i8, ptr %0, i64 %74
  %76 = shl nuw nsw i64 %72, 8
  %77 = getelementptr i8, ptr %7, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %75, ptr noundef nonnull align 16 dereferenceable(256) %77, i64 256, i1 false)
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %23
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %7)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local i32 @whole_warp(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = add i32 %3, -1
  %6 = icmp ult i32 %5, -2
  br i1 %6, label %7, label %29

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %29

11:                                               ; preds = %7
  %12 = xor i32 %3, -1
  %13 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  store i32 10, ptr %8, align 8
  %14 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 1
  store i32 %2, ptr %14, align 4
  %15 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 2
  store i32 %13, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 3
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 1
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 1
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 3, i64 2
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 4, i64 2
  store i32 %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42, i32 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %28, i8 0, i64 20, i1 false)
  br label %29

29:                                               ; preds = %11, %7, %4
  %30 = phi i32 [ 0, %4 ], [ 2, %7 ], [ 2, %11 ]
  ret i32 %30
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

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @screen(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9)
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
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
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %236, label %21

21:                                               ; preds = %8, %21
  %22 = phi i64 [ %39, %21 ], [ 0, %8 ]
  %23 = phi i64 [ %36, %21 ], [ -1, %8 ]
  %24 = phi i64 [ %37, %21 ], [ 0, %8 ]
  %25 = phi i64 [ %38, %21 ], [ 0, %8 ]
  %26 = trunc i64 %22 to i32
  %27 = lshr i32 %4, %26
  %28 = and i32 %27, 1
  %29 = zext i32 %28 to i64
  %30 = sub nsw i64 0, %29
  %31 = getelementptr inbounds i64, ptr %5, i64 %22
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, %30
  %34 = add nsw i64 %29, -1
  %35 = or i64 %34, %32
  %36 = tail call i64 @llvm.umin.i64(i64 %35, i64 %23)
  %37 = tail call i64 @llvm.umax.i64(i64 %33, i64 %24)
  %38 = or i64 %33, %25
  %39 = add nuw nsw i64 %22, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %41, label %21

41:                                               ; preds = %21
  %42 = icmp eq i32 %3, 1
  br i1 %42, label %43, label %73

43:                                               ; preds = %41
  %44 = add i32 %6, -1
  %45 = zext i32 %44 to i64
  %46 = and i64 %38, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %73

48:                                               ; preds = %43
  %49 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp ugt i64 %52, %36
  br i1 %53, label %63, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ult i64 %56, %37
  br i1 %57, label %63, label %58

58:                                               ; preds = %54
  %59 = zext i32 %6 to i64
  %60 = sub i64 %56, %37
  %61 = icmp ult i64 %60, %59
  %62 = select i1 %61, ptr null, ptr %51
  br label %63

63:                                               ; preds = %48, %54, %58
  %64 = phi ptr [ null, %54 ], [ null, %48 ], [ %62, %58 ]
  %65 = icmp eq ptr %64, null
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  %67 = icmp eq i32 %7, 0
  br i1 %67, label %236, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.Allocation, ptr %64, i64 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = and i64 %70, 1
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %236, label %73

73:                                               ; preds = %63, %68, %43, %41
  %74 = icmp eq i32 %3, 0
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %78 = add i32 %6, -1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %81 = zext i32 %6 to i64
  %82 = add i32 %6, -1
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %85 = zext i32 %6 to i64
  %86 = icmp ne i32 %7, 1
  %87 = icmp ne i32 %6, 0
  %88 = and i1 %87, %86
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %91 = add i32 %6, -1
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %94 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %95 = zext i32 %6 to i64
  %96 = icmp eq i32 %7, 0
  %97 = zext i32 %6 to i64
  %98 = zext i32 %6 to i64
  br label %99

99:                                               ; preds = %73, %232
  %100 = phi i64 [ 0, %73 ], [ %234, %232 ]
  %101 = phi i32 [ 0, %73 ], [ %233, %232 ]
  %102 = trunc i64 %100 to i32
  %103 = shl nuw i32 1, %102
  %104 = and i32 %103, %4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %232, label %106

106:                                              ; preds = %99
  %107 = getelementptr inbounds i64, ptr %5, i64 %100
  %108 = load i64, ptr %107, align 8
  br i1 %74, label %109, label %127

109:                                              ; preds = %106
  %110 = lshr i64 %108, 32
  %111 = load i64, ptr %75, align 8
  %112 = lshr i64 %111, 32
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %119, label %114

114:                                              ; preds = %109
  %115 = load i64, ptr %76, align 8
  %116 = lshr i64 %115, 32
  %117 = icmp eq i64 %110, %116
  %118 = select i1 %117, i32 3, i32 1
  br label %119

119:                                              ; preds = %109, %114
  %120 = phi i32 [ %118, %114 ], [ 2, %109 ]
  switch i32 %120, label %124 [
    i32 2, label %121
    i32 3, label %122
  ]

121:                                              ; preds = %119
  br label %124

122:                                              ; preds = %119
  %123 = load i64, ptr %77, align 8
  br label %124

124:                                              ; preds = %119, %122, %121
  %125 = phi i64 [ %111, %121 ], [ %123, %122 ], [ 0, %119 ]
  %126 = sub i64 %108, %125
  br label %127

127:                                              ; preds = %124, %106
  %128 = phi i64 [ %126, %124 ], [ %108, %106 ]
  %129 = phi i32 [ %120, %124 ], [ %3, %106 ]
  switch i32 %129, label %175 [
    i32 2, label %130
    i32 3, label %162
  ]

130:                                              ; preds = %127
  %131 = and i64 %128, %83
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %130
  %134 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %134, i64 noundef %128, i32 noundef 2)
  br label %227

135:                                              ; preds = %130
  %136 = load i64, ptr %84, align 8
  %137 = icmp ult i64 %136, %128
  %138 = sub i64 %136, %128
  %139 = icmp ult i64 %138, %85
  %140 = or i1 %137, %139
  br i1 %140, label %141, label %143

141:                                              ; preds = %135
  %142 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %142, i64 noundef %128, i32 noundef 2)
  br label %227

143:                                              ; preds = %135
  br i1 %88, label %144, label %161

144:                                              ; preds = %143
  %145 = load ptr, ptr %89, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 %128
  %147 = load i8, ptr %146, align 1
  %148 = icmp eq i8 %147, 0
  br i1 %148, label %225, label %149

149:                                              ; preds = %144, %153
  %150 = phi i64 [ %151, %153 ], [ 0, %144 ]
  %151 = add nuw nsw i64 %150, 1
  %152 = icmp eq i64 %151, %98
  br i1 %152, label %161, label %153

153:                                              ; preds = %149
  %154 = add i64 %128, %151
  %155 = getelementptr inbounds i8, ptr %145, i64 %154
  %156 = load i8, ptr %155, align 1
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %158, label %149

158:                                              ; preds = %153
  %159 = icmp ult i64 %151, %97
  %160 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %160, i64 noundef %128, i32 noundef 2)
  br i1 %159, label %227, label %161

161:                                              ; preds = %149, %158, %143
  br label %227

162:                                              ; preds = %127
  %163 = and i64 %128, %79
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %167, label %165

165:                                              ; preds = %162
  %166 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %166, i64 noundef %128, i32 noundef 3)
  br label %227

167:                                              ; preds = %162
  %168 = load i64, ptr %80, align 8
  %169 = icmp ult i64 %168, %128
  %170 = sub i64 %168, %128
  %171 = icmp ult i64 %170, %81
  %172 = or i1 %169, %171
  br i1 %172, label %173, label %227

173:                                              ; preds = %167
  %174 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %174, i64 noundef %128, i32 noundef 3)
  br label %227

175:                                              ; preds = %127
  %176 = and i64 %128, %92
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %181

178:                                              ; preds = %175
  %179 = load i64, ptr %93, align 8
  %180 = trunc i64 %100 to i32
  br label %187

181:                                              ; preds = %175
  %182 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %182, i64 noundef %128, i32 noundef 1)
  br label %227

183:                                              ; preds = %218
  %184 = add i64 %191, 1
  %185 = load i64, ptr %93, align 8
  %186 = icmp ugt i64 %184, %185
  br i1 %186, label %221, label %187

187:                                              ; preds = %183, %178
  %188 = phi i1 [ false, %178 ], [ %186, %183 ]
  %189 = phi i64 [ %179, %178 ], [ %185, %183 ]
  %190 = phi i32 [ undef, %178 ], [ %220, %183 ]
  %191 = phi i64 [ 0, %178 ], [ %184, %183 ]
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %195, label %193

193:                                              ; preds = %187
  %194 = add i64 %191, -1
  br label %197

195:                                              ; preds = %187
  %196 = load i64, ptr %94, align 8
  br label %197

197:                                              ; preds = %195, %193
  %198 = phi i64 [ %194, %193 ], [ %196, %195 ]
  %199 = icmp ult i64 %198, %189
  br i1 %199, label %200, label %218

200:                                              ; preds = %197
  %201 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198
  %202 = load i64, ptr %201, align 8
  %203 = icmp ugt i64 %202, %128
  br i1 %203, label %218, label %204

204:                                              ; preds = %200
  %205 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp ult i64 %206, %128
  %208 = sub i64 %206, %128
  %209 = icmp ult i64 %208, %95
  %210 = or i1 %207, %209
  br i1 %210, label %218, label %211

211:                                              ; preds = %204
  store i64 %198, ptr %94, align 8
  br i1 %96, label %218, label %212

212:                                              ; preds = %211
  %213 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = and i64 %214, 1
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 9, i32 noundef %180, i64 noundef %128, i32 noundef 1)
  br label %218

218:                                              ; preds = %217, %212, %211, %204, %200, %197
  %219 = phi i1 [ false, %217 ], [ true, %204 ], [ true, %200 ], [ true, %197 ], [ false, %212 ], [ false, %211 ]
  %220 = phi i32 [ 0, %217 ], [ %190, %204 ], [ %190, %200 ], [ %190, %197 ], [ 1, %212 ], [ 1, %211 ]
  br i1 %219, label %183, label %221

221:                                              ; preds = %218, %183
  %222 = phi i1 [ %186, %183 ], [ %188, %218 ]
  br i1 %222, label %223, label %227

223:                                              ; preds = %221
  %224 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %224, i64 noundef %128, i32 noundef 1)
  br label %227

225:                                              ; preds = %144
  %226 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %226, i64 noundef %128, i32 noundef 2)
  br label %227

227:                                              ; preds = %225, %223, %221, %181, %173, %167, %165, %161, %158, %141, %133
  %228 = phi i32 [ 0, %158 ], [ 1, %161 ], [ 0, %141 ], [ 0, %133 ], [ 0, %165 ], [ 0, %173 ], [ 1, %167 ], [ 0, %181 ], [ 0, %223 ], [ %220, %221 ], [ 0, %225 ]
  %229 = trunc i64 %100 to i32
  %230 = shl i32 %228, %229
  %231 = or i32 %230, %101
  br label %232

232:                                              ; preds = %99, %227
  %233 = phi i32 [ %231, %227 ], [ %101, %99 ]
  %234 = add nuw nsw i64 %100, 1
  %235 = icmp eq i64 %234, 32
  br i1 %235, label %236, label %99

236:                                              ; preds = %232, %66, %68, %8
  %237 = phi i32 [ 0, %8 ], [ %4, %66 ], [ %4, %68 ], [ %233, %232 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9)
  ret i32 %237
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @note(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr nocapture noundef readonly %8) local_unnamed_addr {
  %10 = alloca %struct.Mark, align 4
  %11 = alloca %struct.Access, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 5
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne i32 %3, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %534

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  %20 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 1
  store ptr %13, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 3
  store i32 %2, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 4
  store i32 %5, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 5
  store i32 %6, ptr %26, align 4
  %27 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 6
  store i32 %7, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 6
  %29 = load i32, ptr %28, align 4
  br label %30

30:                                               ; preds = %30, %19
  %31 = phi i64 [ 0, %19 ], [ %46, %30 ]
  %32 = phi i64 [ -1, %19 ], [ %44, %30 ]
  %33 = phi i64 [ 0, %19 ], [ %45, %30 ]
  %34 = trunc i64 %31 to i32
  %35 = lshr i32 %3, %34
  %36 = and i32 %35, 1
  %37 = zext i32 %36 to i64
  %38 = sub nsw i64 0, %37
  %39 = getelementptr inbounds i64, ptr %4, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, %38
  %42 = add nsw i64 %37, -1
  %43 = or i64 %42, %40
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %32)
  %45 = tail call i64 @llvm.umax.i64(i64 %41, i64 %33)
  %46 = add nuw nsw i64 %31, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %30

48:                                               ; preds = %30
  %49 = lshr i32 %5, %29
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %51, %53
  %55 = add i64 %54, %44
  %56 = add i64 %54, %45
  %57 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp ugt i64 %60, %55
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %58, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %64, %56
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = zext i32 %5 to i64
  %68 = sub i64 %64, %56
  %69 = icmp ult i64 %68, %67
  %70 = select i1 %69, ptr null, ptr %59
  br label %71

71:                                               ; preds = %48, %62, %66
  %72 = phi ptr [ null, %62 ], [ null, %48 ], [ %70, %66 ]
  %73 = icmp eq ptr %72, null
  br i1 %73, label %79, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.Allocation, ptr %72, i64 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = and i64 %76, 2
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %533, label %79

79:                                               ; preds = %74, %71
  %80 = icmp eq i32 %6, 1
  br i1 %80, label %81, label %200

81:                                               ; preds = %79
  br label %97

82:                                               ; preds = %111
  %83 = icmp eq i32 %112, 0
  br i1 %83, label %84, label %196

84:                                               ; preds = %82
  %85 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %86 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %87 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %88 = icmp eq i32 %7, 2
  %89 = zext i32 %5 to i64
  %90 = icmp eq i32 %5, 0
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %93 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 7
  %94 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %95 = trunc i32 %2 to i16
  %96 = shl i32 %23, 5
  br label %116

97:                                               ; preds = %111, %81
  %98 = phi i64 [ 0, %81 ], [ %114, %111 ]
  %99 = phi i64 [ 0, %81 ], [ %113, %111 ]
  %100 = phi i32 [ 1, %81 ], [ %112, %111 ]
  %101 = trunc i64 %98 to i32
  %102 = shl nuw i32 1, %101
  %103 = and i32 %102, %3
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %111, label %105

105:                                              ; preds = %97
  %106 = getelementptr inbounds i64, ptr %4, i64 %98
  %107 = load i64, ptr %106, align 8
  %108 = icmp ugt i64 %107, %99
  %109 = zext i1 %108 to i32
  %110 = and i32 %100, %109
  br label %111

111:                                              ; preds = %105, %97
  %112 = phi i32 [ %110, %105 ], [ %100, %97 ]
  %113 = phi i64 [ %107, %105 ], [ %99, %97 ]
  %114 = add nuw nsw i64 %98, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %82, label %97

116:                                              ; preds = %192, %84
  %117 = phi i64 [ 0, %84 ], [ %194, %192 ]
  %118 = phi i32 [ 0, %84 ], [ %193, %192 ]
  %119 = trunc i64 %117 to i32
  %120 = shl nuw i32 1, %119
  %121 = and i32 %120, %3
  %122 = icmp ne i32 %121, 0
  %123 = icmp ne i64 %117, 0
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %125, label %192

125:                                              ; preds = %116
  %126 = getelementptr inbounds i64, ptr %4, i64 %117
  br label %127

127:                                              ; preds = %189, %125
  %128 = phi i64 [ 0, %125 ], [ %190, %189 ]
  %129 = trunc i64 %128 to i32
  %130 = shl nuw i32 1, %129
  %131 = and i32 %130, %3
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %189, label %133

133:                                              ; preds = %127
  %134 = getelementptr inbounds i64, ptr %4, i64 %128
  %135 = load i64, ptr %134, align 8
  %136 = load i64, ptr %126, align 8
  %137 = icmp eq i64 %135, %136
  br i1 %137, label %138, label %189

138:                                              ; preds = %133
  %139 = trunc i64 %128 to i32
  %140 = or i32 %120, %118
  br i1 %88, label %192, label %141

141:                                              ; preds = %138
  %142 = and i64 %128, 4294967295
  %143 = mul nuw nsw i64 %142, %89
  %144 = getelementptr inbounds i8, ptr %8, i64 %143
  %145 = mul nuw nsw i64 %117, %89
  %146 = getelementptr inbounds i8, ptr %8, i64 %145
  br i1 %90, label %162, label %150

147:                                              ; preds = %150
  %148 = icmp eq i32 %159, 0
  %149 = zext i1 %148 to i32
  br label %162

150:                                              ; preds = %141, %150
  %151 = phi i64 [ %160, %150 ], [ 0, %141 ]
  %152 = phi i32 [ %159, %150 ], [ 0, %141 ]
  %153 = getelementptr inbounds i8, ptr %144, i64 %151
  %154 = load i8, ptr %153, align 1
  %155 = getelementptr inbounds i8, ptr %146, i64 %151
  %156 = load i8, ptr %155, align 1
  %157 = xor i8 %156, %154
  %158 = zext i8 %157 to i32
  %159 = or i32 %152, %158
  %160 = add nuw nsw i64 %151, 1
  %161 = icmp eq i64 %160, %89
  br i1 %161, label %147, label %150

162:                                              ; preds = %147, %141
  %163 = phi i32 [ 1, %141 ], [ %149, %147 ]
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %192

165:                                              ; preds = %162
  %166 = load ptr, ptr %91, align 8
  %167 = ptrtoint ptr %166 to i64
  %168 = sub i64 %136, %167
  %169 = load i64, ptr %92, align 8
  %170 = icmp ult i64 %168, %169
  %171 = select i1 %170, i32 2, i32 1
  br i1 %170, label %177, label %172

172:                                              ; preds = %165
  %173 = load i64, ptr %52, align 8
  %174 = sub i64 %136, %173
  %175 = load i64, ptr %93, align 8
  %176 = icmp ult i64 %174, %175
  br i1 %176, label %177, label %192

177:                                              ; preds = %172, %165
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %178 = load i32, ptr %94, align 8
  store i32 %178, ptr %10, align 4
  store i32 0, ptr %85, align 4
  store i16 %95, ptr %86, align 4
  %179 = add i32 %96, %139
  %180 = trunc i32 %179 to i16
  store i16 %180, ptr %87, align 2
  %181 = add i32 %96, %119
  br i1 %170, label %187, label %182

182:                                              ; preds = %177
  %183 = load i64, ptr %52, align 8
  %184 = sub i64 %136, %183
  %185 = load i64, ptr %50, align 8
  %186 = add i64 %184, %185
  br label %187

187:                                              ; preds = %182, %177
  %188 = phi i64 [ %186, %182 ], [ %168, %177 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %181, i64 noundef %188, i32 noundef %171)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %192

189:                                              ; preds = %133, %127
  %190 = add nuw nsw i64 %128, 1
  %191 = icmp eq i64 %190, %117
  br i1 %191, label %192, label %127

192:                                              ; preds = %189, %187, %172, %162, %138, %116
  %193 = phi i32 [ %118, %116 ], [ %140, %162 ], [ %140, %138 ], [ %140, %172 ], [ %140, %187 ], [ %118, %189 ]
  %194 = add nuw nsw i64 %117, 1
  %195 = icmp eq i64 %194, 32
  br i1 %195, label %196, label %116

196:                                              ; preds = %192, %82
  %197 = phi i32 [ 0, %82 ], [ %193, %192 ]
  %198 = xor i32 %197, -1
  %199 = and i32 %198, %3
  br label %200

200:                                              ; preds = %196, %79
  %201 = phi i32 [ %199, %196 ], [ %3, %79 ]
  %202 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %203 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %204 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 7
  %205 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 8
  %206 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 9
  %207 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 10
  %208 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 12
  %209 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 11
  %210 = zext i32 %5 to i64
  %211 = icmp eq i32 %5, 0
  %212 = icmp eq i32 %49, 0
  %213 = shl i32 %23, 5
  %214 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %215 = zext i32 %23 to i64
  %216 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %215
  %217 = trunc i32 %2 to i16
  %218 = shl i32 %7, 12
  %219 = icmp eq i32 %6, 2
  %220 = select i1 %219, i32 32768, i32 0
  %221 = or i32 %218, %220
  %222 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 16
  %223 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 13
  %224 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 20, i64 %215
  %225 = icmp ne i32 %6, 0
  %226 = icmp eq i32 %6, 0
  %227 = select i1 %226, i32 17, i32 16
  %228 = icmp eq i32 %6, 0
  %229 = icmp eq i32 %6, 0
  %230 = zext i32 %213 to i64
  %231 = zext i32 %49 to i64
  br label %264

232:                                              ; preds = %530
  %233 = icmp eq i32 %7, 0
  br i1 %233, label %533, label %234

234:                                              ; preds = %232
  %235 = icmp eq i32 %6, 0
  br i1 %235, label %259, label %236

236:                                              ; preds = %234
  %237 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 15
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %248, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 13
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %244 = load i32, ptr %243, align 8
  %245 = add i32 %244, -1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds i8, ptr %242, i64 %246
  store i8 1, ptr %247, align 1
  br label %248

248:                                              ; preds = %240, %236
  br i1 %235, label %259, label %249

249:                                              ; preds = %248
  %250 = zext i32 %23 to i64
  %251 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 18, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %259, label %254

254:                                              ; preds = %249
  %255 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %250, i64 %250
  %256 = load i32, ptr %255, align 4
  %257 = add i32 %256, 1
  store i32 %257, ptr %255, align 4
  %258 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 19, i64 %250
  store i32 %257, ptr %258, align 4
  br label %259

259:                                              ; preds = %234, %254, %249, %248
  br i1 %80, label %533, label %260

260:                                              ; preds = %259
  %261 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 16
  store i32 1, ptr %261, align 8
  %262 = zext i32 %23 to i64
  %263 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 20, i64 %262
  store i32 1, ptr %263, align 4
  br label %533

264:                                              ; preds = %200, %530
  %265 = phi i64 [ 0, %200 ], [ %531, %530 ]
  %266 = trunc i64 %265 to i32
  %267 = shl nuw i32 1, %266
  %268 = and i32 %267, %201
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %530, label %270

270:                                              ; preds = %264
  %271 = getelementptr inbounds i64, ptr %4, i64 %265
  %272 = load i64, ptr %271, align 8
  %273 = load ptr, ptr %202, align 8
  %274 = ptrtoint ptr %273 to i64
  %275 = sub i64 %272, %274
  %276 = load i64, ptr %203, align 8
  %277 = icmp ult i64 %275, %276
  br i1 %277, label %295, label %278

278:                                              ; preds = %270
  %279 = load i64, ptr %52, align 8
  %280 = sub i64 %272, %279
  %281 = load i64, ptr %204, align 8
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %283, label %530

283:                                              ; preds = %278
  %284 = load ptr, ptr %205, align 8
  %285 = lshr i64 %280, 8
  %286 = getelementptr inbounds i32, ptr %284, i64 %285
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %530, label %289

289:                                              ; preds = %283
  %290 = add i32 %287, -1
  %291 = zext i32 %290 to i64
  %292 = shl nuw nsw i64 %291, 8
  %293 = and i64 %280, 255
  %294 = or i64 %292, %293
  br label %295

295:                                              ; preds = %270, %289
  %296 = phi i64 [ %294, %289 ], [ %275, %270 ]
  %297 = phi ptr [ %206, %289 ], [ %209, %270 ]
  %298 = phi ptr [ %207, %289 ], [ %208, %270 ]
  %299 = phi i32 [ 1, %289 ], [ 2, %270 ]
  %300 = load i32, ptr %28, align 4
  %301 = zext i32 %300 to i64
  %302 = lshr i64 %296, %301
  %303 = load ptr, ptr %298, align 8
  %304 = load ptr, ptr %297, align 8
  br i1 %277, label %310, label %305

305:                                              ; preds = %295
  %306 = load i64, ptr %52, align 8
  %307 = sub i64 %272, %306
  %308 = load i64, ptr %50, align 8
  %309 = add i64 %307, %308
  br label %310

310:                                              ; preds = %295, %305
  %311 = phi i64 [ %309, %305 ], [ %275, %295 ]
  br i1 %80, label %312, label %330

312:                                              ; preds = %310
  %313 = mul nuw nsw i64 %265, %210
  %314 = getelementptr inbounds i8, ptr %8, i64 %313
  %315 = inttoptr i64 %272 to ptr
  br i1 %211, label %330, label %318

316:                                              ; preds = %318
  %317 = icmp eq i32 %327, 0
  br label %330

318:                                              ; preds = %312, %318
  %319 = phi i64 [ %328, %318 ], [ 0, %312 ]
  %320 = phi i32 [ %327, %318 ], [ 0, %312 ]
  %321 = getelementptr inbounds i8, ptr %314, i64 %319
  %322 = load i8, ptr %321, align 1
  %323 = getelementptr inbounds i8, ptr %315, i64 %319
  %324 = load i8, ptr %323, align 1
  %325 = xor i8 %324, %322
  %326 = zext i8 %325 to i32
  %327 = or i32 %320, %326
  %328 = add nuw nsw i64 %319, 1
  %329 = icmp eq i64 %328, %210
  br i1 %329, label %316, label %318

330:                                              ; preds = %316, %312, %310
  %331 = phi i1 [ false, %310 ], [ true, %312 ], [ %317, %316 ]
  br i1 %212, label %530, label %332

332:                                              ; preds = %330
  %333 = getelementptr inbounds %struct.Mark, ptr %304, i64 %302
  %334 = add nuw nsw i64 %265, %230
  %335 = zext i1 %277 to i32
  %336 = trunc i64 %334 to i32
  %337 = or i32 %221, %336
  %338 = trunc i32 %337 to i16
  %339 = trunc i64 %334 to i32
  %340 = trunc i64 %334 to i32
  %341 = trunc i64 %334 to i32
  br label %342

342:                                              ; preds = %332, %526
  %343 = phi i64 [ 0, %332 ], [ %528, %526 ]
  %344 = phi i32 [ 0, %332 ], [ %527, %526 ]
  %345 = getelementptr inbounds %struct.Mark, ptr %333, i64 %343
  %346 = add i64 %302, %343
  %347 = shl i64 %346, 1
  %348 = getelementptr inbounds %struct.Mark, ptr %303, i64 %347
  %349 = load i32, ptr %214, align 8
  %350 = load i32, ptr %216, align 4
  br i1 %277, label %351, label %365

351:                                              ; preds = %342
  %352 = load i32, ptr %345, align 4
  %353 = icmp eq i32 %352, %349
  br i1 %353, label %355, label %354

354:                                              ; preds = %351
  store i32 0, ptr %345, align 4
  br label %355

355:                                              ; preds = %354, %351
  br label %356

356:                                              ; preds = %355, %362
  %357 = phi i64 [ %363, %362 ], [ 0, %355 ]
  %358 = getelementptr inbounds %struct.Mark, ptr %348, i64 %357
  %359 = load i32, ptr %358, align 4
  %360 = icmp eq i32 %359, %349
  br i1 %360, label %362, label %361

361:                                              ; preds = %356
  store i32 0, ptr %358, align 4
  br label %362

362:                                              ; preds = %361, %356
  %363 = add nuw nsw i64 %357, 1
  %364 = icmp eq i64 %363, 2
  br i1 %364, label %365, label %356

365:                                              ; preds = %362, %342
  %366 = load i32, ptr %345, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %380

368:                                              ; preds = %365
  %369 = load i32, ptr %348, align 4
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %380

371:                                              ; preds = %368
  %372 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  %373 = load i32, ptr %372, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %380

375:                                              ; preds = %371
  %376 = select i1 %229, ptr %348, ptr %345
  store i32 %349, ptr %376, align 4
  %377 = getelementptr inbounds i8, ptr %376, i64 4
  store i32 %350, ptr %377, align 4
  %378 = getelementptr inbounds i8, ptr %376, i64 8
  store i16 %217, ptr %378, align 4
  %379 = getelementptr inbounds i8, ptr %376, i64 10
  store i16 %338, ptr %379, align 2
  br label %526

380:                                              ; preds = %371, %368, %365
  %381 = icmp eq i32 %344, 0
  br i1 %381, label %382, label %441

382:                                              ; preds = %380
  %383 = getelementptr inbounds %struct.Mark, ptr %345, i64 0, i32 3
  %384 = load i16, ptr %383, align 2
  %385 = lshr i16 %384, 12
  %386 = and i16 %385, 3
  %387 = zext i16 %386 to i32
  %388 = and i16 %384, 4095
  %389 = lshr i16 %388, 5
  %390 = zext i16 %389 to i32
  %391 = tail call i32 @llvm.umin.i32(i32 %7, i32 %387)
  %392 = icmp eq i32 %391, 2
  %393 = select i1 %367, i1 true, i1 %392
  br i1 %393, label %441, label %394

394:                                              ; preds = %382
  %395 = icmp eq i32 %366, %349
  br i1 %395, label %409, label %396

396:                                              ; preds = %394
  %397 = icmp ne i32 %391, 0
  %398 = select i1 %277, i1 true, i1 %397
  br i1 %398, label %441, label %399

399:                                              ; preds = %396
  %400 = load i32, ptr %222, align 8
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %436, label %402

402:                                              ; preds = %399
  %403 = load ptr, ptr %223, align 8
  %404 = add i32 %366, -1
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds i8, ptr %403, i64 %405
  %407 = load i8, ptr %406, align 1
  %408 = icmp eq i8 %407, 0
  br i1 %408, label %436, label %441

409:                                              ; preds = %394
  %410 = zext i16 %388 to i64
  %411 = icmp eq i64 %334, %410
  br i1 %411, label %441, label %412

412:                                              ; preds = %409
  %413 = getelementptr inbounds %struct.Mark, ptr %345, i64 0, i32 1
  %414 = load i32, ptr %413, align 4
  %415 = zext i16 %389 to i64
  %416 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %415
  %417 = load i32, ptr %416, align 4
  %418 = icmp ult i32 %414, %417
  br i1 %418, label %441, label %419

419:                                              ; preds = %412
  %420 = icmp ne i32 %391, 0
  %421 = xor i1 %420, true
  %422 = icmp ne i32 %23, %390
  %423 = select i1 %277, i1 %422, i1 false
  %424 = select i1 %421, i1 true, i1 %423
  br i1 %424, label %425, label %441

425:                                              ; preds = %419
  %426 = load i32, ptr %224, align 4
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %432, label %428

428:                                              ; preds = %425
  %429 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 19, i64 %415
  %430 = load i32, ptr %429, align 4
  %431 = icmp ult i32 %414, %430
  br i1 %431, label %441, label %432

432:                                              ; preds = %428, %425
  %433 = icmp eq i32 %23, %390
  %434 = select i1 %420, i1 true, i1 %433
  %435 = select i1 %434, i32 1, i32 2
  br label %436

436:                                              ; preds = %432, %402, %399
  %437 = phi i32 [ 2, %402 ], [ 2, %399 ], [ %435, %432 ]
  %438 = icmp sgt i16 %384, -1
  %439 = select i1 %225, i1 true, i1 %438
  %440 = select i1 %439, i32 %437, i32 1
  br label %441

441:                                              ; preds = %419, %428, %412, %409, %402, %396, %382, %436, %380
  %442 = phi i32 [ -1, %380 ], [ -1, %382 ], [ -1, %402 ], [ -1, %396 ], [ -1, %412 ], [ -1, %409 ], [ -1, %428 ], [ %440, %436 ], [ -1, %419 ]
  %443 = icmp sgt i32 %442, -1
  br i1 %443, label %444, label %446

444:                                              ; preds = %441
  %445 = select i1 %331, i32 0, i32 %442
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %227, i32 noundef %445, ptr noundef nonnull %345, i32 noundef %339, i64 noundef %311, i32 noundef %299)
  br label %446

446:                                              ; preds = %444, %441
  %447 = phi i32 [ 1, %444 ], [ %344, %441 ]
  br i1 %228, label %448, label %506

448:                                              ; preds = %446, %474
  %449 = phi i64 [ %475, %474 ], [ 0, %446 ]
  %450 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449
  %451 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449, i32 3
  %452 = load i16, ptr %451, align 2
  %453 = and i16 %452, 4095
  %454 = load i32, ptr %450, align 4
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %470, label %456

456:                                              ; preds = %448
  %457 = load i32, ptr %214, align 8
  %458 = icmp eq i32 %454, %457
  br i1 %458, label %459, label %474

459:                                              ; preds = %456
  %460 = zext i16 %453 to i64
  %461 = icmp eq i64 %334, %460
  br i1 %461, label %470, label %462

462:                                              ; preds = %459
  %463 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449, i32 1
  %464 = load i32, ptr %463, align 4
  %465 = lshr i16 %453, 5
  %466 = zext i16 %465 to i64
  %467 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %466
  %468 = load i32, ptr %467, align 4
  %469 = icmp ult i32 %464, %468
  br i1 %469, label %470, label %474

470:                                              ; preds = %462, %459, %448
  store i32 %349, ptr %450, align 4
  %471 = getelementptr inbounds i8, ptr %450, i64 4
  store i32 %350, ptr %471, align 4
  %472 = getelementptr inbounds i8, ptr %450, i64 8
  store i16 %217, ptr %472, align 4
  %473 = getelementptr inbounds i8, ptr %450, i64 10
  store i16 %338, ptr %473, align 2
  br label %526

474:                                              ; preds = %462, %456
  %475 = add nuw nsw i64 %449, 1
  %476 = icmp eq i64 %475, 2
  br i1 %476, label %477, label %448

477:                                              ; preds = %474
  %478 = load i32, ptr %348, align 4
  %479 = icmp eq i32 %478, %457
  %480 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  %481 = load i32, ptr %480, align 4
  %482 = icmp eq i32 %481, %457
  %483 = getelementptr inbounds %struct.Mark, ptr %303, i64 %347, i32 3
  %484 = load i16, ptr %483, align 2
  %485 = lshr i16 %484, 5
  %486 = and i16 %485, 127
  %487 = zext i16 %486 to i32
  %488 = select i1 %479, i1 true, i1 %482
  br i1 %488, label %493, label %489

489:                                              ; preds = %477
  store i32 %349, ptr %480, align 4
  %490 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 1
  store i32 %350, ptr %490, align 4
  %491 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 2
  store i16 %217, ptr %491, align 4
  %492 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 3
  store i16 %338, ptr %492, align 2
  br label %526

493:                                              ; preds = %477
  %494 = select i1 %479, i1 %482, i1 false
  br i1 %494, label %495, label %526

495:                                              ; preds = %493
  %496 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 3
  %497 = load i16, ptr %496, align 2
  %498 = lshr i16 %497, 5
  %499 = and i16 %498, 127
  %500 = icmp ne i16 %486, %499
  %501 = icmp eq i32 %23, %487
  %502 = select i1 %500, i1 true, i1 %501
  br i1 %502, label %526, label %503

503:                                              ; preds = %495
  store i32 %349, ptr %480, align 4
  %504 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 1
  store i32 %350, ptr %504, align 4
  %505 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 2
  store i16 %217, ptr %505, align 4
  store i16 %338, ptr %496, align 2
  br label %526

506:                                              ; preds = %446, %522
  %507 = phi i32 [ %523, %522 ], [ %447, %446 ]
  %508 = phi i64 [ %524, %522 ], [ 0, %446 ]
  %509 = icmp eq i32 %507, 0
  br i1 %509, label %516, label %510

510:                                              ; preds = %522, %506
  %511 = phi i32 [ %523, %522 ], [ %507, %506 ]
  store i32 %349, ptr %345, align 4
  %512 = getelementptr inbounds i8, ptr %345, i64 4
  store i32 %350, ptr %512, align 4
  %513 = getelementptr inbounds i8, ptr %345, i64 8
  store i16 %217, ptr %513, align 4
  %514 = getelementptr inbounds i8, ptr %345, i64 10
  store i16 %338, ptr %514, align 2
  %515 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  store i32 0, ptr %515, align 4
  store i32 0, ptr %348, align 4
  br label %526

516:                                              ; preds = %506
  %517 = getelementptr inbounds %struct.Mark, ptr %348, i64 %508
  %518 = call fastcc i32 @severity_of(ptr noundef nonnull %11, ptr noundef %517, i32 noundef %340, i32 noundef %335, i32 noundef 0)
  %519 = icmp slt i32 %518, 0
  br i1 %519, label %522, label %520

520:                                              ; preds = %516
  %521 = select i1 %331, i32 0, i32 %518
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %521, ptr noundef %517, i32 noundef %341, i64 noundef %311, i32 noundef %299)
  br label %522

522:                                              ; preds = %520, %516
  %523 = phi i32 [ %507, %516 ], [ 1, %520 ]
  %524 = add nuw nsw i64 %508, 1
  %525 = icmp eq i64 %524, 2
  br i1 %525, label %510, label %506

526:                                              ; preds = %375, %470, %489, %493, %495, %503, %510
  %527 = phi i32 [ %344, %375 ], [ %447, %470 ], [ %447, %503 ], [ %447, %495 ], [ %447, %493 ], [ %447, %489 ], [ %511, %510 ]
  %528 = add nuw nsw i64 %343, 1
  %529 = icmp eq i64 %528, %231
  br i1 %529, label %530, label %342

530:                                              ; preds = %526, %330, %283, %278, %264
  %531 = add nuw nsw i64 %265, 1
  %532 = icmp eq i64 %531, 32
  br i1 %532, label %232, label %264

533:                                              ; preds = %260, %259, %232, %74
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %534

534:                                              ; preds = %9, %533
  ret void
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_warp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17, i64 %7, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 37
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18, i64 %7
  store i32 1, ptr %8, align 4
  %9 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  store i32 1, ptr %9, align 4
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

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
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %72, i8 0, i64 40, i1 false)
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
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %82, i8 0, i64 40, i1 false)
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
  %108 = and i16 %107, 4095
  %109 = zext i16 %108 to i32
  %110 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 11
  store i32 %109, ptr %110, align 4
  br label %111

111:                                              ; preds = %83, %86, %91
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @severity_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %9 = load i16, ptr %8, align 2
  %10 = lshr i16 %9, 12
  %11 = and i16 %10, 3
  %12 = zext i16 %11 to i32
  %13 = and i16 %9, 4095
  %14 = zext i16 %13 to i32
  %15 = lshr i32 %14, 5
  %16 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %17 = load i32, ptr %16, align 8
  %18 = tail call i32 @llvm.umin.i32(i32 %17, i32 %12)
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 2
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %85, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 14
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %19, %25
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = icmp ne i32 %3, 0
  %29 = icmp ne i32 %18, 0
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %85, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 16
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %73, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 13
  %37 = load ptr, ptr %36, align 8
  %38 = add i32 %19, -1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %73, label %85

43:                                               ; preds = %23
  %44 = icmp eq i32 %14, %2
  br i1 %44, label %85, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %49 = load i32, ptr %48, align 8
  %50 = zext i32 %49 to i64
  %51 = zext i32 %15 to i64
  %52 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %50, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp ult i32 %47, %53
  br i1 %54, label %85, label %55

55:                                               ; preds = %45
  %56 = icmp ne i32 %18, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %55
  %58 = icmp eq i32 %3, 0
  %59 = icmp eq i32 %15, %49
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %85, label %61

61:                                               ; preds = %57, %55
  %62 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 20, i64 %50
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %69, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 19, i64 %51
  %67 = load i32, ptr %66, align 4
  %68 = icmp ult i32 %47, %67
  br i1 %68, label %85, label %69

69:                                               ; preds = %65, %61
  %70 = icmp eq i32 %15, %49
  %71 = select i1 %56, i1 true, i1 %70
  %72 = select i1 %71, i32 1, i32 2
  br label %73

73:                                               ; preds = %69, %31, %35
  %74 = phi i32 [ 2, %35 ], [ 2, %31 ], [ %72, %69 ]
  %75 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %76 = load i32, ptr %75, align 4
  %77 = icmp ne i32 %76, 0
  %78 = icmp sgt i16 %9, -1
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %80, label %84

80:                                               ; preds = %73
  %81 = icmp ne i32 %76, 2
  %82 = icmp ne i32 %4, 0
  %83 = or i1 %82, %81
  br i1 %83, label %85, label %84

84:                                               ; preds = %73, %80
  br label %85

85:                                               ; preds = %80, %84, %65, %57, %43, %45, %27, %35, %5
  %86 = phi i32 [ -1, %5 ], [ -1, %35 ], [ -1, %27 ], [ -1, %45 ], [ -1, %43 ], [ -1, %57 ], [ -1, %65 ], [ 1, %84 ], [ %74, %80 ]
  ret i32 %86
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr



