; sha256 of the sources: 236b5bbc5157a380358a8825ce250a8022755937c1d1b4e45275a3d16c7ac38e

%struct.Hierarchy = type { %struct.Config, ptr, [2 x %struct.Cache], ptr, i64, i64, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, %struct.Cache }
%struct.SlotTraffic = type { i64, i64, i64, i64 }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Join = type { i64, i64, i32 }

; Function Attrs: nounwind uwtable
define dso_local void @free_traces(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %9, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds ptr, ptr %0, i64 %6
  %8 = load ptr, ptr %7, align 8
  tail call void @free(ptr noundef %8)
  %9 = add nuw i64 %6, 1
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %4, label %5
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr

; Function Attrs: nofree nounwind uwtable
define dso_local noalias ptr @hierarchy_open(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = tail call dereferenceable_or_null(240) ptr @calloc(i64 noundef 1, i64 noundef 240)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %2, ptr noundef nonnull align 8 dereferenceable(80) %0, i64 80, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 1608)
  %7 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 1
  store ptr %6, ptr %7, align 8
  %8 = shl nuw nsw i64 %5, 8
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 24)
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 3
  store ptr %9, ptr %10, align 8
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 4
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = tail call i32 @llvm.umin.i32(i32 %14, i32 %16)
  %18 = icmp eq i32 %17, 0
  %19 = zext i32 %17 to i64
  %20 = zext i32 %4 to i64
  br label %34

21:                                               ; preds = %40, %1
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %53, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %29 = load i32, ptr %28, align 8
  %30 = tail call i32 @llvm.umin.i32(i32 %27, i32 %29)
  %31 = icmp eq i32 %30, 0
  %32 = zext i32 %30 to i64
  %33 = zext i32 %23 to i64
  br label %54

34:                                               ; preds = %12, %40
  %35 = phi i64 [ 0, %12 ], [ %51, %40 ]
  %36 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8
  %37 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8, i32 6
  store i32 %17, ptr %37, align 4
  br i1 %18, label %40, label %38

38:                                               ; preds = %34
  %39 = udiv i32 %14, %17
  br label %40

40:                                               ; preds = %34, %38
  %41 = phi i32 [ %39, %38 ], [ 0, %34 ]
  %42 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8, i32 5
  store i32 %41, ptr %42, align 8
  %43 = zext i32 %41 to i64
  %44 = mul nuw i64 %43, %19
  %45 = tail call ptr @calloc(i64 noundef %44, i64 noundef 8)
  store ptr %45, ptr %36, align 8
  %46 = tail call ptr @calloc(i64 noundef %44, i64 noundef 8)
  %47 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8, i32 1
  store ptr %46, ptr %47, align 8
  %48 = tail call ptr @calloc(i64 noundef %44, i64 noundef 1)
  %49 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8, i32 2
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Processor, ptr %6, i64 %35, i32 8, i32 3
  %51 = add nuw nsw i64 %35, 1
  %52 = icmp eq i64 %51, %20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  br i1 %52, label %21, label %34

53:                                               ; preds = %60, %21
  ret ptr %2

54:                                               ; preds = %25, %60
  %55 = phi i64 [ 0, %25 ], [ %74, %60 ]
  %56 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55
  %57 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 6
  store i32 %30, ptr %57, align 4
  br i1 %31, label %60, label %58

58:                                               ; preds = %54
  %59 = udiv i32 %27, %30
  br label %60

60:                                               ; preds = %54, %58
  %61 = phi i32 [ %59, %58 ], [ 0, %54 ]
  %62 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 5
  store i32 %61, ptr %62, align 8
  %63 = zext i32 %61 to i64
  %64 = mul nuw i64 %63, %32
  %65 = tail call ptr @calloc(i64 noundef %64, i64 noundef 8)
  store ptr %65, ptr %56, align 8
  %66 = tail call ptr @calloc(i64 noundef %64, i64 noundef 8)
  %67 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 1
  store ptr %66, ptr %67, align 8
  %68 = tail call ptr @calloc(i64 noundef %64, i64 noundef 1)
  %69 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 2
  store ptr %68, ptr %69, align 8
  %70 = tail call ptr @calloc(i64 noundef %64, i64 noundef 1)
  %71 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 3
  store ptr %70, ptr %71, align 8
  %72 = tail call ptr @calloc(i64 noundef %64, i64 noundef 16)
  %73 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %55, i32 4
  store ptr %72, ptr %73, align 8
  %74 = add nuw nsw i64 %55, 1
  %75 = icmp eq i64 %74, %33
  br i1 %75, label %53, label %54
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @hierarchy_feed(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  store i64 0, ptr %6, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_run(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %7 = icmp eq i32 %1, 0
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %10 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %23 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  br label %24

24:                                               ; preds = %415, %2
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %4, align 8
  %27 = zext i32 %26 to i64
  %28 = load i64, ptr %5, align 8
  %29 = load i64, ptr %6, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %85

31:                                               ; preds = %24
  %32 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27
  %33 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 7
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %10, align 4
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %94, label %37

37:                                               ; preds = %31, %37
  %38 = phi i32 [ %43, %37 ], [ 0, %31 ]
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 1, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  %43 = add i32 %38, 1
  br i1 %42, label %44, label %37

44:                                               ; preds = %37
  %45 = zext i32 %38 to i64
  %46 = add i32 %34, 1
  store i32 %46, ptr %33, align 4
  %47 = icmp eq i32 %34, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %44
  %49 = load i32, ptr %11, align 4
  %50 = add i32 %49, 1
  store i32 %50, ptr %11, align 4
  br label %51

51:                                               ; preds = %48, %44
  %52 = load ptr, ptr %12, align 8
  %53 = add i64 %28, 1
  store i64 %53, ptr %5, align 8
  %54 = getelementptr inbounds ptr, ptr %52, i64 %28
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %40, align 8
  %56 = load i32, ptr %13, align 8
  %57 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 2, i64 %45
  store i32 %56, ptr %57, align 4
  %58 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 3, i64 %45
  store i32 0, ptr %58, align 4
  %59 = load i32, ptr %13, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:                                               ; preds = %51
  %62 = mul i32 %59, %38
  %63 = zext i32 %59 to i64
  br label %76

64:                                               ; preds = %76, %51
  %65 = icmp eq i32 %59, 64
  %66 = zext i32 %59 to i64
  %67 = shl nsw i64 -1, %66
  %68 = xor i64 %67, -1
  %69 = select i1 %65, i64 -1, i64 %68
  %70 = mul i32 %59, %38
  %71 = zext i32 %70 to i64
  %72 = shl i64 %69, %71
  %73 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 4
  %74 = load i64, ptr %73, align 8
  %75 = or i64 %74, %72
  store i64 %75, ptr %73, align 8
  br label %94

76:                                               ; preds = %76, %61
  %77 = phi i64 [ 0, %61 ], [ %83, %76 ]
  %78 = getelementptr inbounds i64, ptr %55, i64 %77
  %79 = trunc i64 %77 to i32
  %80 = add i32 %62, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds [64 x ptr], ptr %32, i64 0, i64 %81
  store ptr %78, ptr %82, align 8
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %63
  br i1 %84, label %64, label %76

85:                                               ; preds = %24
  br i1 %7, label %86, label %91

86:                                               ; preds = %85
  %87 = getelementptr inbounds %struct.Processor, ptr %25, i64 %27, i32 7
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %8, align 4
  %90 = icmp ult i32 %88, %89
  br i1 %90, label %419, label %91

91:                                               ; preds = %86, %85
  %92 = load i32, ptr %9, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %419, label %94

94:                                               ; preds = %64, %31, %91
  %95 = load i32, ptr %4, align 8
  %96 = load ptr, ptr %3, align 8
  %97 = zext i32 %95 to i64
  %98 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97
  %99 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 4
  %100 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 6
  %101 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 5
  %102 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 7
  br label %103

103:                                              ; preds = %409, %94
  %104 = load i64, ptr %99, align 8
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %410, label %106

106:                                              ; preds = %103
  %107 = load i32, ptr %100, align 8
  %108 = icmp ult i32 %107, 64
  %109 = zext i32 %107 to i64
  %110 = shl i64 -1, %109
  %111 = and i64 %110, %104
  %112 = select i1 %108, i64 %111, i64 0
  %113 = icmp eq i64 %112, 0
  %114 = select i1 %113, i64 %104, i64 %112
  %115 = tail call i64 @llvm.cttz.i64(i64 %114, i1 true)
  %116 = trunc i64 %115 to i32
  %117 = getelementptr inbounds [64 x ptr], ptr %98, i64 0, i64 %115
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %118, align 8
  %120 = add nuw nsw i32 %116, 1
  store i32 %120, ptr %100, align 8
  %121 = and i64 %119, -1152921504606846976
  %122 = icmp eq i64 %121, 6917529027641081856
  br i1 %122, label %335, label %123

123:                                              ; preds = %106, %331
  %124 = phi ptr [ %144, %331 ], [ %118, %106 ]
  %125 = getelementptr inbounds i64, ptr %124, i64 1
  %126 = load i64, ptr %124, align 8
  %127 = and i64 %126, 1099511627775
  %128 = lshr i64 %126, 60
  %129 = trunc i64 %128 to i32
  %130 = lshr i64 %126, 40
  %131 = trunc i64 %130 to i32
  %132 = and i32 %131, 15
  %133 = lshr i64 %126, 44
  %134 = and i64 %133, 32767
  %135 = load ptr, ptr %14, align 8
  %136 = getelementptr inbounds i8, ptr %135, i64 %134
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = icmp eq i32 %129, 3
  %140 = select i1 %139, ptr %125, ptr null
  %141 = load ptr, ptr %15, align 8
  %142 = getelementptr inbounds %struct.SlotTraffic, ptr %141, i64 %134
  %143 = getelementptr inbounds i64, ptr %124, i64 3
  %144 = select i1 %139, ptr %143, ptr %125
  %145 = icmp eq i8 %137, 2
  br i1 %145, label %331, label %146

146:                                              ; preds = %123
  switch i32 %129, label %330 [
    i32 0, label %147
    i32 4, label %148
    i32 5, label %161
    i32 2, label %174
  ]

147:                                              ; preds = %146
  tail call fastcc void @load(ptr noundef %0, i32 noundef %95, i64 noundef %127, i32 noundef %132, i32 noundef %138, ptr noundef %142, i32 noundef 0)
  br label %331

148:                                              ; preds = %146
  %149 = load i32, ptr %19, align 4
  %150 = zext i32 %149 to i64
  %151 = mul nuw i64 %150, %97
  %152 = load i32, ptr %20, align 8
  %153 = zext i32 %152 to i64
  %154 = mul i64 %151, %153
  %155 = add i64 %154, %115
  %156 = load i32, ptr %21, align 4
  %157 = zext i32 %156 to i64
  %158 = mul i64 %155, %157
  %159 = or i64 %127, 1099511627776
  %160 = add i64 %159, %158
  tail call fastcc void @load(ptr noundef %0, i32 noundef %95, i64 noundef %160, i32 noundef %132, i32 noundef %138, ptr noundef %142, i32 noundef 1)
  br label %331

161:                                              ; preds = %146
  %162 = load i32, ptr %19, align 4
  %163 = zext i32 %162 to i64
  %164 = mul nuw i64 %163, %97
  %165 = load i32, ptr %20, align 8
  %166 = zext i32 %165 to i64
  %167 = mul i64 %164, %166
  %168 = add i64 %167, %115
  %169 = load i32, ptr %21, align 4
  %170 = zext i32 %169 to i64
  %171 = mul i64 %168, %170
  %172 = or i64 %127, 1099511627776
  %173 = add i64 %172, %171
  tail call fastcc void @store(ptr noundef %0, i32 noundef %95, i64 noundef %173, i32 noundef %132, ptr noundef null, ptr noundef %142)
  br label %331

174:                                              ; preds = %146
  %175 = load ptr, ptr %3, align 8
  %176 = getelementptr inbounds %struct.Processor, ptr %175, i64 %97, i32 8, i32 5
  %177 = load i32, ptr %176, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %205, label %179

179:                                              ; preds = %174
  %180 = mul i64 %127, -7046029254386353131
  %181 = lshr i64 %180, 61
  %182 = lshr i64 %180, 32
  %183 = xor i64 %181, %182
  %184 = zext i32 %177 to i64
  %185 = mul nuw i64 %183, %184
  %186 = lshr i64 %185, 32
  %187 = getelementptr inbounds %struct.Processor, ptr %175, i64 %97, i32 8, i32 6
  %188 = load i32, ptr %187, align 4
  %189 = zext i32 %188 to i64
  %190 = mul nuw i64 %186, %189
  %191 = add i64 %190, %189
  %192 = icmp ult i64 %190, %191
  br i1 %192, label %193, label %205

193:                                              ; preds = %179
  %194 = getelementptr inbounds %struct.Processor, ptr %175, i64 %97, i32 8
  %195 = load ptr, ptr %194, align 8
  %196 = add nuw nsw i64 %127, 1
  br label %197

197:                                              ; preds = %202, %193
  %198 = phi i64 [ %190, %193 ], [ %203, %202 ]
  %199 = getelementptr inbounds i64, ptr %195, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, %196
  br i1 %201, label %205, label %202

202:                                              ; preds = %197
  %203 = add nuw i64 %198, 1
  %204 = icmp eq i64 %203, %191
  br i1 %204, label %205, label %197

205:                                              ; preds = %202, %197, %179, %174
  %206 = phi i64 [ -1, %174 ], [ -1, %179 ], [ %198, %197 ], [ -1, %202 ]
  %207 = icmp sgt i64 %206, -1
  br i1 %207, label %208, label %216

208:                                              ; preds = %205
  %209 = getelementptr inbounds %struct.Processor, ptr %175, i64 %97, i32 8, i32 2
  %210 = load ptr, ptr %209, align 8
  %211 = getelementptr inbounds i8, ptr %210, i64 %206
  %212 = load i8, ptr %211, align 1
  %213 = trunc i32 %132 to i8
  %214 = xor i8 %213, -1
  %215 = and i8 %212, %214
  store i8 %215, ptr %211, align 1
  br label %216

216:                                              ; preds = %208, %205
  %217 = tail call i32 @llvm.ctpop.i32(i32 %132)
  %218 = zext i32 %217 to i64
  %219 = load i64, ptr %142, align 8
  %220 = add i64 %219, %218
  store i64 %220, ptr %142, align 8
  %221 = getelementptr inbounds %struct.SlotTraffic, ptr %141, i64 %134, i32 2
  %222 = load i64, ptr %221, align 8
  %223 = add i64 %222, %218
  store i64 %223, ptr %221, align 8
  %224 = load ptr, ptr %16, align 8
  %225 = getelementptr inbounds %struct.Totals, ptr %224, i64 0, i32 8
  %226 = load i64, ptr %225, align 8
  %227 = add i64 %226, %218
  store i64 %227, ptr %225, align 8
  %228 = load i32, ptr %17, align 4
  %229 = icmp ugt i32 %228, 1
  %230 = mul i64 %127, 1290601985087
  %231 = add i64 %230, 1896216165397
  %232 = lshr i64 %231, 40
  %233 = and i64 %232, 1
  %234 = select i1 %229, i64 %233, i64 0
  %235 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %234
  %236 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %235, i64 noundef %127)
  %237 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %234, i32 2
  %238 = load ptr, ptr %237, align 8
  %239 = getelementptr inbounds i8, ptr %238, i64 %236
  %240 = load i8, ptr %239, align 1
  %241 = zext i8 %240 to i32
  %242 = and i32 %132, %241
  %243 = xor i32 %242, %132
  %244 = load i32, ptr %18, align 8
  switch i32 %244, label %255 [
    i32 4, label %245
    i32 2, label %248
  ]

245:                                              ; preds = %216
  %246 = icmp eq i32 %243, 0
  %247 = select i1 %246, i32 0, i32 15
  br label %255

248:                                              ; preds = %216
  %249 = and i32 %243, 3
  %250 = icmp eq i32 %249, 0
  %251 = select i1 %250, i32 0, i32 3
  %252 = icmp ult i32 %243, 4
  %253 = select i1 %252, i32 0, i32 12
  %254 = or i32 %251, %253
  br label %255

255:                                              ; preds = %248, %245, %216
  %256 = phi i32 [ %247, %245 ], [ %254, %248 ], [ %243, %216 ]
  %257 = xor i32 %241, -1
  %258 = and i32 %256, %257
  %259 = tail call i32 @llvm.ctpop.i32(i32 %258)
  %260 = zext i32 %259 to i64
  %261 = load ptr, ptr %16, align 8
  %262 = getelementptr inbounds %struct.Totals, ptr %261, i64 0, i32 12
  %263 = load i64, ptr %262, align 8
  %264 = add i64 %263, %260
  store i64 %264, ptr %262, align 8
  %265 = load i8, ptr %239, align 1
  %266 = trunc i32 %258 to i8
  %267 = or i8 %265, %266
  store i8 %267, ptr %239, align 1
  %268 = load i32, ptr %17, align 4
  %269 = icmp ult i32 %268, 2
  br i1 %269, label %313, label %270

270:                                              ; preds = %255
  %271 = mul i64 %127, -7620389936792862720
  %272 = add i64 %271, -2540129978930954240
  %273 = icmp sgt i64 %272, -1
  %274 = zext i1 %273 to i64
  %275 = mul i64 %127, -7046029254386353131
  %276 = lshr i64 %275, 61
  %277 = lshr i64 %275, 32
  %278 = xor i64 %276, %277
  %279 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %274, i32 5
  %280 = load i32, ptr %279, align 8
  %281 = zext i32 %280 to i64
  %282 = mul nuw i64 %278, %281
  %283 = lshr i64 %282, 32
  %284 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %274, i32 6
  %285 = load i32, ptr %284, align 4
  %286 = zext i32 %285 to i64
  %287 = mul nuw i64 %283, %286
  %288 = add i64 %287, %286
  %289 = icmp ult i64 %287, %288
  br i1 %289, label %290, label %302

290:                                              ; preds = %270
  %291 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %274
  %292 = load ptr, ptr %291, align 8
  %293 = add nuw nsw i64 %127, 1
  br label %294

294:                                              ; preds = %299, %290
  %295 = phi i64 [ %287, %290 ], [ %300, %299 ]
  %296 = getelementptr inbounds i64, ptr %292, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, %293
  br i1 %298, label %302, label %299

299:                                              ; preds = %294
  %300 = add nuw i64 %295, 1
  %301 = icmp eq i64 %300, %288
  br i1 %301, label %302, label %294

302:                                              ; preds = %299, %294, %270
  %303 = phi i64 [ -1, %270 ], [ %295, %294 ], [ -1, %299 ]
  %304 = icmp sgt i64 %303, -1
  br i1 %304, label %305, label %313

305:                                              ; preds = %302
  %306 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %274, i32 2
  %307 = load ptr, ptr %306, align 8
  %308 = getelementptr inbounds i8, ptr %307, i64 %303
  %309 = load i8, ptr %308, align 1
  %310 = trunc i32 %132 to i8
  %311 = xor i8 %310, -1
  %312 = and i8 %309, %311
  store i8 %312, ptr %308, align 1
  br label %313

313:                                              ; preds = %305, %302, %255
  %314 = load i32, ptr %17, align 4
  %315 = icmp ugt i32 %314, 1
  %316 = select i1 %315, i64 %233, i64 0
  %317 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %316
  %318 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %316, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %317, i64 noundef %127)
  %321 = getelementptr inbounds i8, ptr %319, i64 %320
  %322 = load i8, ptr %321, align 1
  %323 = trunc i32 %132 to i8
  %324 = or i8 %322, %323
  store i8 %324, ptr %321, align 1
  %325 = tail call i32 @llvm.ctpop.i32(i32 %242)
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds %struct.SlotTraffic, ptr %141, i64 %134, i32 3
  %328 = load i64, ptr %327, align 8
  %329 = add i64 %328, %326
  store i64 %329, ptr %327, align 8
  br label %331

330:                                              ; preds = %146
  tail call fastcc void @store(ptr noundef %0, i32 noundef %95, i64 noundef %127, i32 noundef %132, ptr noundef %140, ptr noundef %142)
  br label %331

331:                                              ; preds = %330, %313, %161, %148, %147, %123
  %332 = and i64 %126, 576460752303423488
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %123, label %334

334:                                              ; preds = %331
  store ptr %144, ptr %117, align 8
  br label %409

335:                                              ; preds = %106
  %336 = and i64 %119, 1152921504606846975
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %350, label %338

338:                                              ; preds = %335
  %339 = load i32, ptr %20, align 8
  %340 = udiv i32 %116, %339
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 1, i64 %341
  %343 = load ptr, ptr %342, align 8
  %344 = urem i32 %116, %339
  %345 = zext i32 %344 to i64
  %346 = getelementptr inbounds i64, ptr %343, i64 %345
  %347 = icmp eq ptr %118, %346
  br i1 %347, label %348, label %350

348:                                              ; preds = %338
  %349 = getelementptr inbounds i64, ptr %343, i64 %336
  store ptr %349, ptr %117, align 8
  br label %409

350:                                              ; preds = %338, %335
  %351 = load i32, ptr %20, align 8
  %352 = udiv i32 %116, %351
  %353 = shl nuw i64 1, %115
  %354 = xor i64 %353, -1
  %355 = and i64 %104, %354
  store i64 %355, ptr %99, align 8
  %356 = zext i32 %352 to i64
  br i1 %337, label %364, label %357

357:                                              ; preds = %350
  %358 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 1, i64 %356
  %359 = load ptr, ptr %358, align 8
  %360 = getelementptr inbounds i64, ptr %359, i64 %336
  store ptr %360, ptr %117, align 8
  %361 = load i64, ptr %101, align 8
  %362 = or i64 %361, %353
  store i64 %362, ptr %101, align 8
  %363 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 3, i64 %356
  br label %366

364:                                              ; preds = %350
  %365 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 2, i64 %356
  br label %366

366:                                              ; preds = %364, %357
  %367 = phi ptr [ %365, %364 ], [ %363, %357 ]
  %368 = phi i32 [ -1, %364 ], [ 1, %357 ]
  %369 = load i32, ptr %367, align 4
  %370 = add i32 %369, %368
  store i32 %370, ptr %367, align 4
  %371 = zext i32 %352 to i64
  %372 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 3, i64 %371
  %373 = load i32, ptr %372, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %393, label %375

375:                                              ; preds = %366
  %376 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 2, i64 %371
  %377 = load i32, ptr %376, align 4
  %378 = icmp eq i32 %373, %377
  br i1 %378, label %379, label %393

379:                                              ; preds = %375
  %380 = load i64, ptr %101, align 8
  %381 = load i32, ptr %20, align 8
  %382 = icmp eq i32 %381, 64
  %383 = zext i32 %381 to i64
  %384 = shl nsw i64 -1, %383
  %385 = xor i64 %384, -1
  %386 = select i1 %382, i64 -1, i64 %385
  %387 = mul i32 %381, %352
  %388 = zext i32 %387 to i64
  %389 = shl i64 %386, %388
  %390 = and i64 %389, %380
  %391 = xor i64 %390, %380
  store i64 %391, ptr %101, align 8
  %392 = or i64 %390, %355
  store i64 %392, ptr %99, align 8
  store i32 0, ptr %372, align 4
  br label %393

393:                                              ; preds = %379, %375, %366
  %394 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 2, i64 %371
  %395 = load i32, ptr %394, align 4
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %409

397:                                              ; preds = %393
  %398 = getelementptr inbounds %struct.Processor, ptr %96, i64 %97, i32 1, i64 %371
  %399 = load ptr, ptr %398, align 8
  tail call void @free(ptr noundef %399)
  store ptr null, ptr %398, align 8
  %400 = load ptr, ptr %16, align 8
  %401 = load i64, ptr %400, align 8
  %402 = add i64 %401, 1
  store i64 %402, ptr %400, align 8
  %403 = load i32, ptr %102, align 4
  %404 = add i32 %403, -1
  store i32 %404, ptr %102, align 4
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %406, label %409

406:                                              ; preds = %397
  %407 = load i32, ptr %22, align 4
  %408 = add i32 %407, -1
  store i32 %408, ptr %22, align 4
  br label %409

409:                                              ; preds = %406, %397, %393, %348, %334
  br i1 %122, label %103, label %410

410:                                              ; preds = %103, %409
  %411 = load i32, ptr %4, align 8
  %412 = add i32 %411, 1
  store i32 %412, ptr %4, align 8
  %413 = load i32, ptr %0, align 8
  %414 = icmp eq i32 %412, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %410, %416
  br label %24

416:                                              ; preds = %410
  store i32 0, ptr %4, align 8
  %417 = load i64, ptr %23, align 8
  %418 = add i64 %417, 1
  store i64 %418, ptr %23, align 8
  br label %415

419:                                              ; preds = %91, %86
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %7 = zext i32 %3 to i64
  br label %8

8:                                                ; preds = %5, %31
  %9 = phi i64 [ 0, %5 ], [ %32, %31 ]
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %9, i32 5
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %9, i32 6
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = mul nuw i64 %15, %12
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %31, label %18

18:                                               ; preds = %8
  %19 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %9, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.Totals, ptr %21, i64 0, i32 14
  %23 = load i64, ptr %22, align 8
  br label %34

24:                                               ; preds = %31, %1
  %25 = load i32, ptr %0, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %44, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = zext i32 %25 to i64
  br label %45

31:                                               ; preds = %34, %8
  %32 = add nuw nsw i64 %9, 1
  %33 = icmp eq i64 %32, %7
  br i1 %33, label %24, label %8

34:                                               ; preds = %18, %34
  %35 = phi i64 [ %23, %18 ], [ %41, %34 ]
  %36 = phi i64 [ 0, %18 ], [ %42, %34 ]
  %37 = getelementptr inbounds i8, ptr %20, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = tail call i8 @llvm.ctpop.i8(i8 %38)
  %40 = zext i8 %39 to i64
  %41 = add i64 %35, %40
  store i64 %41, ptr %22, align 8
  %42 = add nuw i64 %36, 1
  %43 = icmp eq i64 %42, %16
  br i1 %43, label %31, label %34

44:                                               ; preds = %60, %24
  ret void

45:                                               ; preds = %27, %60
  %46 = phi i64 [ 0, %27 ], [ %61, %60 ]
  %47 = getelementptr inbounds %struct.Processor, ptr %29, i64 %46, i32 8, i32 5
  %48 = load i32, ptr %47, align 8
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds %struct.Processor, ptr %29, i64 %46, i32 8, i32 6
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %51 to i64
  %53 = mul nuw i64 %52, %49
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %45
  %56 = getelementptr inbounds %struct.Processor, ptr %29, i64 %46, i32 8
  %57 = getelementptr inbounds %struct.Processor, ptr %29, i64 %46, i32 8, i32 1
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %56, align 8
  br label %63

60:                                               ; preds = %63, %45
  %61 = add nuw nsw i64 %46, 1
  %62 = icmp eq i64 %61, %30
  br i1 %62, label %44, label %45

63:                                               ; preds = %55, %63
  %64 = phi i64 [ 0, %55 ], [ %67, %63 ]
  %65 = getelementptr inbounds i64, ptr %58, i64 %64
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds i64, ptr %59, i64 %64
  store i64 0, ptr %66, align 8
  %67 = add nuw i64 %64, 1
  %68 = icmp eq i64 %67, %53
  br i1 %68, label %60, label %63
}

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_close(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %4, %17
  %8 = phi i64 [ 0, %4 ], [ %29, %17 ]
  br label %33

9:                                                ; preds = %17, %1
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %40

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  br label %44

17:                                               ; preds = %33
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8, i32 1
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22)
  %23 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8, i32 2
  %24 = load ptr, ptr %23, align 8
  tail call void @free(ptr noundef %24)
  %25 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8, i32 3
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26)
  %27 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8, i32 4
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr noundef %28)
  %29 = add nuw nsw i64 %8, 1
  %30 = load i32, ptr %0, align 8
  %31 = zext i32 %30 to i64
  %32 = icmp ult i64 %29, %31
  br i1 %32, label %7, label %9

33:                                               ; preds = %7, %33
  %34 = phi i64 [ 0, %7 ], [ %38, %33 ]
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.Processor, ptr %35, i64 %8, i32 1, i64 %34
  %37 = load ptr, ptr %36, align 8
  tail call void @free(ptr noundef %37)
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, 64
  br i1 %39, label %17, label %33

40:                                               ; preds = %44, %9
  %41 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %57

44:                                               ; preds = %15, %44
  %45 = phi i64 [ %11, %15 ], [ %49, %44 ]
  %46 = load ptr, ptr %16, align 8
  %47 = getelementptr inbounds ptr, ptr %46, i64 %45
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr noundef %48)
  %49 = add nuw i64 %45, 1
  %50 = load i64, ptr %12, align 8
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %44, label %40

52:                                               ; preds = %57, %40
  %53 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %54 = load ptr, ptr %53, align 8
  tail call void @free(ptr noundef %54)
  %55 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %56 = load ptr, ptr %55, align 8
  tail call void @free(ptr noundef %56)
  tail call void @free(ptr noundef %0)
  ret void

57:                                               ; preds = %40, %57
  %58 = phi i64 [ %69, %57 ], [ 0, %40 ]
  %59 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58
  %60 = load ptr, ptr %59, align 8
  tail call void @free(ptr noundef %60)
  %61 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58, i32 1
  %62 = load ptr, ptr %61, align 8
  tail call void @free(ptr noundef %62)
  %63 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58, i32 2
  %64 = load ptr, ptr %63, align 8
  tail call void @free(ptr noundef %64)
  %65 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58, i32 3
  %66 = load ptr, ptr %65, align 8
  tail call void @free(ptr noundef %66)
  %67 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58, i32 4
  %68 = load ptr, ptr %67, align 8
  tail call void @free(ptr noundef %68)
  %69 = add nuw nsw i64 %58, 1
  %70 = load i32, ptr %41, align 4
  %71 = zext i32 %70 to i64
  %72 = icmp ult i64 %69, %71
  br i1 %72, label %57, label %52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @load(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr nocapture noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 6
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp eq i32 %4, 0
  %18 = and i1 %17, %16
  %19 = select i1 %18, i32 15, i32 %3
  %20 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 5
  %21 = load i32, ptr %20, align 8
  %22 = icmp ne i32 %21, 0
  %23 = icmp ne i32 %6, 0
  %24 = or i1 %17, %23
  %25 = and i1 %24, %22
  br i1 %25, label %26, label %89

26:                                               ; preds = %7
  %27 = mul i64 %2, -7046029254386353131
  %28 = lshr i64 %27, 61
  %29 = lshr i64 %27, 32
  %30 = xor i64 %28, %29
  %31 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 5
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = mul nuw i64 %30, %33
  %35 = lshr i64 %34, 32
  %36 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 6
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = mul nuw i64 %35, %38
  %40 = add i64 %39, %38
  %41 = icmp ult i64 %39, %40
  br i1 %41, label %42, label %62

42:                                               ; preds = %26
  %43 = load ptr, ptr %13, align 8
  %44 = add i64 %2, 1
  %45 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 1
  br label %46

46:                                               ; preds = %52, %42
  %47 = phi i64 [ %39, %42 ], [ %60, %52 ]
  %48 = phi i64 [ %39, %42 ], [ %59, %52 ]
  %49 = getelementptr inbounds i64, ptr %43, i64 %47
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, %44
  br i1 %51, label %62, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %45, align 8
  %54 = getelementptr inbounds i64, ptr %53, i64 %47
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i64, ptr %53, i64 %48
  %57 = load i64, ptr %56, align 8
  %58 = icmp ult i64 %55, %57
  %59 = select i1 %58, i64 %47, i64 %48
  %60 = add nuw i64 %47, 1
  %61 = icmp eq i64 %60, %40
  br i1 %61, label %62, label %46

62:                                               ; preds = %52, %46, %26
  %63 = phi i64 [ %39, %26 ], [ 0, %46 ], [ %59, %52 ]
  %64 = phi i64 [ -1, %26 ], [ %47, %46 ], [ -1, %52 ]
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %62
  %67 = add i64 %2, 1
  %68 = load ptr, ptr %13, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 %63
  store i64 %67, ptr %69, align 8
  %70 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 2
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 %63
  store i8 0, ptr %72, align 1
  br label %73

73:                                               ; preds = %62, %66
  %74 = phi i64 [ %63, %66 ], [ %64, %62 ]
  %75 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %76 = load i64, ptr %75, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %75, align 8
  %78 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %79, i64 %74
  store i64 %77, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 2
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %82, i64 %74
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i32
  %86 = and i32 %19, %85
  %87 = trunc i32 %19 to i8
  %88 = or i8 %84, %87
  store i8 %88, ptr %83, align 1
  br label %89

89:                                               ; preds = %73, %7
  %90 = phi i32 [ %86, %73 ], [ 0, %7 ]
  %91 = xor i32 %90, -1
  %92 = and i32 %19, %91
  %93 = tail call i32 @llvm.ctpop.i32(i32 %19)
  %94 = zext i32 %93 to i64
  %95 = icmp eq i32 %6, 0
  %96 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 3
  %97 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 1
  %98 = select i1 %95, ptr %97, ptr %96
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %94
  store i64 %100, ptr %98, align 8
  %101 = tail call i32 @llvm.ctpop.i32(i32 %90)
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 4
  %104 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 2
  %105 = select i1 %95, ptr %104, ptr %103
  %106 = load i64, ptr %105, align 8
  %107 = add i64 %106, %102
  store i64 %107, ptr %105, align 8
  %108 = load i64, ptr %5, align 8
  %109 = add i64 %108, %94
  store i64 %109, ptr %5, align 8
  %110 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %111, %102
  store i64 %112, ptr %110, align 8
  %113 = icmp eq i32 %92, 0
  br i1 %113, label %320, label %114

114:                                              ; preds = %89
  %115 = tail call i32 @llvm.ctpop.i32(i32 %92)
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 5
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, %116
  store i64 %119, ptr %117, align 8
  %120 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %121 = load i32, ptr %120, align 8
  %122 = icmp ult i32 %121, 2
  br i1 %122, label %166, label %123

123:                                              ; preds = %114
  %124 = udiv i32 %1, %121
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %127 = load ptr, ptr %126, align 8
  %128 = shl nuw nsw i64 %125, 8
  %129 = mul i64 %2, -7046029254386353131
  %130 = lshr i64 %129, 49
  %131 = lshr i64 %129, 20
  %132 = xor i64 %130, %131
  %133 = and i64 %132, 255
  %134 = or i64 %128, %133
  %135 = getelementptr inbounds %struct.Join, ptr %127, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = add i64 %2, 1
  %138 = icmp eq i64 %136, %137
  br i1 %138, label %139, label %149

139:                                              ; preds = %123
  %140 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Join, ptr %127, i64 %134, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = sub i64 %141, %143
  %145 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %146 = load i32, ptr %145, align 4
  %147 = zext i32 %146 to i64
  %148 = icmp ule i64 %144, %147
  br label %149

149:                                              ; preds = %139, %123
  %150 = phi i1 [ false, %123 ], [ %148, %139 ]
  br i1 %150, label %151, label %155

151:                                              ; preds = %149
  %152 = getelementptr inbounds %struct.Join, ptr %127, i64 %134, i32 2
  %153 = load i32, ptr %152, align 8
  %154 = and i32 %153, %92
  br label %155

155:                                              ; preds = %151, %149
  %156 = phi i32 [ %154, %151 ], [ 0, %149 ]
  br i1 %150, label %162, label %157

157:                                              ; preds = %155
  %158 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  %159 = load i64, ptr %158, align 8
  store i64 %137, ptr %135, align 8
  %160 = getelementptr inbounds i8, ptr %135, i64 8
  store i64 %159, ptr %160, align 8
  %161 = getelementptr inbounds i8, ptr %135, i64 16
  store i32 0, ptr %161, align 8
  br label %162

162:                                              ; preds = %157, %155
  %163 = getelementptr inbounds %struct.Join, ptr %127, i64 %134, i32 2
  %164 = load i32, ptr %163, align 8
  %165 = or i32 %164, %92
  store i32 %165, ptr %163, align 8
  br label %166

166:                                              ; preds = %114, %162
  %167 = phi i32 [ %156, %162 ], [ 0, %114 ]
  %168 = xor i32 %167, -1
  %169 = and i32 %92, %168
  %170 = tail call i32 @llvm.ctpop.i32(i32 %169)
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = add i64 %173, %171
  store i64 %174, ptr %172, align 8
  %175 = icmp eq i32 %169, 0
  br i1 %175, label %320, label %176

176:                                              ; preds = %166
  %177 = load ptr, ptr %8, align 8
  %178 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %179 = load i32, ptr %178, align 4
  %180 = icmp ugt i32 %179, 1
  %181 = lshr i32 %1, 1
  %182 = and i32 %181, 1
  %183 = select i1 %180, i32 %182, i32 0
  %184 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 6
  %185 = load i64, ptr %184, align 8
  %186 = add i64 %185, %171
  store i64 %186, ptr %184, align 8
  %187 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 9
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %171
  store i64 %189, ptr %187, align 8
  %190 = mul i64 %2, 1290601985087
  %191 = add i64 %190, 1896216165397
  %192 = lshr i64 %191, 40
  %193 = trunc i64 %192 to i32
  %194 = and i32 %193, 1
  %195 = select i1 %180, i32 %194, i32 0
  %196 = icmp eq i32 %183, %195
  br i1 %196, label %197, label %232

197:                                              ; preds = %176
  %198 = and i64 %192, 1
  %199 = select i1 %180, i64 %198, i64 0
  %200 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %199
  %201 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %200, i64 noundef %2)
  %202 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %199, i32 2
  %203 = load ptr, ptr %202, align 8
  %204 = getelementptr inbounds i8, ptr %203, i64 %201
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = and i32 %169, %206
  %208 = xor i32 %207, %169
  %209 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %210 = load i32, ptr %209, align 8
  switch i32 %210, label %222 [
    i32 4, label %211
    i32 2, label %214
  ]

211:                                              ; preds = %197
  %212 = icmp eq i32 %208, 0
  %213 = select i1 %212, i32 0, i32 15
  br label %222

214:                                              ; preds = %197
  %215 = and i32 %208, 3
  %216 = icmp eq i32 %215, 0
  %217 = select i1 %216, i32 0, i32 3
  %218 = and i32 %208, 12
  %219 = icmp eq i32 %218, 0
  %220 = select i1 %219, i32 0, i32 12
  %221 = or i32 %217, %220
  br label %222

222:                                              ; preds = %214, %211, %197
  %223 = phi i32 [ %213, %211 ], [ %221, %214 ], [ %208, %197 ]
  %224 = xor i32 %206, -1
  %225 = and i32 %223, %224
  %226 = tail call i32 @llvm.ctpop.i32(i32 %225)
  %227 = zext i32 %226 to i64
  %228 = load ptr, ptr %8, align 8
  %229 = getelementptr inbounds %struct.Totals, ptr %228, i64 0, i32 12
  %230 = load i64, ptr %229, align 8
  %231 = add i64 %230, %227
  store i64 %231, ptr %229, align 8
  br label %296

232:                                              ; preds = %176
  %233 = zext i32 %183 to i64
  %234 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %233
  %235 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %234, i64 noundef %2)
  %236 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %233, i32 2
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds i8, ptr %237, i64 %235
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i32
  %241 = and i32 %169, %240
  %242 = xor i32 %241, %169
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %304, label %244

244:                                              ; preds = %232
  %245 = load i32, ptr %178, align 4
  %246 = icmp ugt i32 %245, 1
  %247 = and i64 %192, 1
  %248 = select i1 %246, i64 %247, i64 0
  %249 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %248
  %250 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %249, i64 noundef %2)
  %251 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %248, i32 2
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds i8, ptr %252, i64 %250
  %254 = load i8, ptr %253, align 1
  %255 = zext i8 %254 to i32
  %256 = and i32 %242, %255
  %257 = xor i32 %256, %242
  %258 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %259 = load i32, ptr %258, align 8
  switch i32 %259, label %271 [
    i32 4, label %260
    i32 2, label %263
  ]

260:                                              ; preds = %244
  %261 = icmp eq i32 %257, 0
  %262 = select i1 %261, i32 0, i32 15
  br label %271

263:                                              ; preds = %244
  %264 = and i32 %257, 3
  %265 = icmp eq i32 %264, 0
  %266 = select i1 %265, i32 0, i32 3
  %267 = and i32 %257, 12
  %268 = icmp eq i32 %267, 0
  %269 = select i1 %268, i32 0, i32 12
  %270 = or i32 %266, %269
  br label %271

271:                                              ; preds = %263, %260, %244
  %272 = phi i32 [ %262, %260 ], [ %270, %263 ], [ %257, %244 ]
  %273 = xor i32 %255, -1
  %274 = and i32 %272, %273
  %275 = tail call i32 @llvm.ctpop.i32(i32 %274)
  %276 = zext i32 %275 to i64
  %277 = load ptr, ptr %8, align 8
  %278 = getelementptr inbounds %struct.Totals, ptr %277, i64 0, i32 12
  %279 = load i64, ptr %278, align 8
  %280 = add i64 %279, %276
  store i64 %280, ptr %278, align 8
  %281 = load i8, ptr %253, align 1
  %282 = trunc i32 %274 to i8
  %283 = or i8 %281, %282
  store i8 %283, ptr %253, align 1
  %284 = tail call i32 @llvm.ctpop.i32(i32 %242)
  %285 = zext i32 %284 to i64
  %286 = load i64, ptr %187, align 8
  %287 = add i64 %286, %285
  store i64 %287, ptr %187, align 8
  %288 = tail call i32 @llvm.ctpop.i32(i32 %256)
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 10
  %291 = load i64, ptr %290, align 8
  %292 = add i64 %291, %289
  store i64 %292, ptr %290, align 8
  %293 = or i32 %256, %241
  %294 = load ptr, ptr %236, align 8
  %295 = getelementptr inbounds i8, ptr %294, i64 %235
  br label %296

296:                                              ; preds = %222, %271
  %297 = phi ptr [ %295, %271 ], [ %204, %222 ]
  %298 = phi i32 [ %242, %271 ], [ %225, %222 ]
  %299 = phi i32 [ %241, %271 ], [ %207, %222 ]
  %300 = phi i32 [ %293, %271 ], [ %207, %222 ]
  %301 = load i8, ptr %297, align 1
  %302 = trunc i32 %298 to i8
  %303 = or i8 %301, %302
  store i8 %303, ptr %297, align 1
  br label %304

304:                                              ; preds = %296, %232
  %305 = phi i32 [ %241, %232 ], [ %299, %296 ]
  %306 = phi i32 [ %241, %232 ], [ %300, %296 ]
  %307 = tail call i32 @llvm.ctpop.i32(i32 %305)
  %308 = zext i32 %307 to i64
  %309 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 10
  %310 = load i64, ptr %309, align 8
  %311 = add i64 %310, %308
  store i64 %311, ptr %309, align 8
  %312 = tail call i32 @llvm.ctpop.i32(i32 %306)
  %313 = zext i32 %312 to i64
  %314 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 11
  %315 = load i64, ptr %314, align 8
  %316 = add i64 %315, %313
  store i64 %316, ptr %314, align 8
  %317 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %318 = load i64, ptr %317, align 8
  %319 = add i64 %318, %313
  store i64 %319, ptr %317, align 8
  br label %320

320:                                              ; preds = %166, %304, %89
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @store(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %1 to i64
  %10 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %11 = zext i32 %10 to i64
  %12 = load i64, ptr %5, align 8
  %13 = add i64 %12, %11
  store i64 %13, ptr %5, align 8
  %14 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, %11
  store i64 %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 5
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %84, label %20

20:                                               ; preds = %6
  %21 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8
  %22 = mul i64 %2, -7046029254386353131
  %23 = lshr i64 %22, 61
  %24 = lshr i64 %22, 32
  %25 = xor i64 %23, %24
  %26 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 5
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = mul nuw i64 %25, %28
  %30 = lshr i64 %29, 32
  %31 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 6
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = mul nuw i64 %30, %33
  %35 = add i64 %34, %33
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %37, label %57

37:                                               ; preds = %20
  %38 = load ptr, ptr %21, align 8
  %39 = add i64 %2, 1
  %40 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 1
  br label %41

41:                                               ; preds = %47, %37
  %42 = phi i64 [ %34, %37 ], [ %55, %47 ]
  %43 = phi i64 [ %34, %37 ], [ %54, %47 ]
  %44 = getelementptr inbounds i64, ptr %38, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, %39
  br i1 %46, label %57, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %40, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 %42
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i64, ptr %48, i64 %43
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %50, %52
  %54 = select i1 %53, i64 %42, i64 %43
  %55 = add nuw i64 %42, 1
  %56 = icmp eq i64 %55, %35
  br i1 %56, label %57, label %41

57:                                               ; preds = %47, %41, %20
  %58 = phi i64 [ %34, %20 ], [ 0, %41 ], [ %54, %47 ]
  %59 = phi i64 [ -1, %20 ], [ %42, %41 ], [ -1, %47 ]
  %60 = icmp slt i64 %59, 0
  br i1 %60, label %61, label %68

61:                                               ; preds = %57
  %62 = add i64 %2, 1
  %63 = load ptr, ptr %21, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 %58
  store i64 %62, ptr %64, align 8
  %65 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 2
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %66, i64 %58
  store i8 0, ptr %67, align 1
  br label %68

68:                                               ; preds = %57, %61
  %69 = phi i64 [ %58, %61 ], [ %59, %57 ]
  %70 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %70, align 8
  %73 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 1
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %74, i64 %69
  store i64 %72, ptr %75, align 8
  %76 = icmp eq ptr %4, null
  br i1 %76, label %77, label %84

77:                                               ; preds = %68
  %78 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 2
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %79, i64 %69
  %81 = load i8, ptr %80, align 1
  %82 = trunc i32 %3 to i8
  %83 = or i8 %81, %82
  store i8 %83, ptr %80, align 1
  br label %84

84:                                               ; preds = %68, %77, %6
  %85 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %86 = load i32, ptr %85, align 4
  %87 = icmp ugt i32 %86, 1
  %88 = mul i64 %2, 1290601985087
  %89 = add i64 %88, 1896216165397
  %90 = lshr i64 %89, 40
  %91 = and i64 %90, 1
  %92 = select i1 %87, i64 %91, i64 0
  %93 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %92
  %94 = tail call fastcc i64 @l2_line(ptr noundef %0, ptr noundef nonnull %93, i64 noundef %2)
  %95 = load i32, ptr %85, align 4
  %96 = icmp ult i32 %95, 2
  br i1 %96, label %140, label %97

97:                                               ; preds = %84
  %98 = mul i64 %2, -7620389936792862720
  %99 = add i64 %98, -2540129978930954240
  %100 = icmp sgt i64 %99, -1
  %101 = zext i1 %100 to i64
  %102 = mul i64 %2, -7046029254386353131
  %103 = lshr i64 %102, 61
  %104 = lshr i64 %102, 32
  %105 = xor i64 %103, %104
  %106 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %101, i32 5
  %107 = load i32, ptr %106, align 8
  %108 = zext i32 %107 to i64
  %109 = mul nuw i64 %105, %108
  %110 = lshr i64 %109, 32
  %111 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %101, i32 6
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = mul nuw i64 %110, %113
  %115 = add i64 %114, %113
  %116 = icmp ult i64 %114, %115
  br i1 %116, label %117, label %129

117:                                              ; preds = %97
  %118 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %101
  %119 = load ptr, ptr %118, align 8
  %120 = add i64 %2, 1
  br label %121

121:                                              ; preds = %126, %117
  %122 = phi i64 [ %114, %117 ], [ %127, %126 ]
  %123 = getelementptr inbounds i64, ptr %119, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, %120
  br i1 %125, label %129, label %126

126:                                              ; preds = %121
  %127 = add nuw i64 %122, 1
  %128 = icmp eq i64 %127, %115
  br i1 %128, label %129, label %121

129:                                              ; preds = %126, %121, %97
  %130 = phi i64 [ -1, %97 ], [ %122, %121 ], [ -1, %126 ]
  %131 = icmp sgt i64 %130, -1
  br i1 %131, label %132, label %140

132:                                              ; preds = %129
  %133 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %101, i32 2
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds i8, ptr %134, i64 %130
  %136 = load i8, ptr %135, align 1
  %137 = trunc i32 %3 to i8
  %138 = xor i8 %137, -1
  %139 = and i8 %136, %138
  store i8 %139, ptr %135, align 1
  br label %140

140:                                              ; preds = %132, %129, %84
  %141 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Totals, ptr %142, i64 0, i32 7
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, %11
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %92, i32 3
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds i8, ptr %147, i64 %94
  %149 = load i8, ptr %148, align 1
  %150 = trunc i32 %3 to i8
  %151 = or i8 %149, %150
  store i8 %151, ptr %148, align 1
  %152 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %92, i32 4
  %153 = shl i64 %94, 2
  %154 = icmp eq ptr %4, null
  %155 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %92, i32 2
  br label %156

156:                                              ; preds = %186, %140
  %157 = phi i64 [ 0, %140 ], [ %187, %186 ]
  %158 = trunc i64 %157 to i32
  %159 = shl nuw i32 1, %158
  %160 = and i32 %159, %3
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %186, label %162

162:                                              ; preds = %156
  %163 = load ptr, ptr %152, align 8
  %164 = or i64 %157, %153
  %165 = getelementptr inbounds i32, ptr %163, i64 %164
  br i1 %154, label %175, label %166

166:                                              ; preds = %162
  %167 = lshr i64 %157, 1
  %168 = and i64 %167, 2147483647
  %169 = getelementptr inbounds i64, ptr %4, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = shl i64 %157, 5
  %172 = and i64 %171, 32
  %173 = lshr i64 %170, %172
  %174 = trunc i64 %173 to i32
  br label %175

175:                                              ; preds = %166, %162
  %176 = phi i32 [ %174, %166 ], [ -1, %162 ]
  %177 = load i32, ptr %165, align 4
  %178 = or i32 %177, %176
  store i32 %178, ptr %165, align 4
  %179 = icmp eq i32 %178, -1
  br i1 %179, label %180, label %186

180:                                              ; preds = %175
  %181 = load ptr, ptr %155, align 8
  %182 = getelementptr inbounds i8, ptr %181, i64 %94
  %183 = load i8, ptr %182, align 1
  %184 = trunc i32 %159 to i8
  %185 = or i8 %183, %184
  store i8 %185, ptr %182, align 1
  br label %186

186:                                              ; preds = %180, %175, %156
  %187 = add nuw nsw i64 %157, 1
  %188 = icmp eq i64 %187, 4
  br i1 %188, label %189, label %156

189:                                              ; preds = %186
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @l2_line(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = mul i64 %2, -7046029254386353131
  %5 = lshr i64 %4, 61
  %6 = lshr i64 %4, 32
  %7 = xor i64 %5, %6
  %8 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 5
  %9 = load i32, ptr %8, align 8
  %10 = zext i32 %9 to i64
  %11 = mul nuw i64 %7, %10
  %12 = lshr i64 %11, 32
  %13 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 6
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = mul nuw i64 %12, %15
  %17 = add i64 %16, %15
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %19, label %39

19:                                               ; preds = %3
  %20 = load ptr, ptr %1, align 8
  %21 = add i64 %2, 1
  %22 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 1
  br label %23

23:                                               ; preds = %29, %19
  %24 = phi i64 [ %16, %19 ], [ %37, %29 ]
  %25 = phi i64 [ %16, %19 ], [ %36, %29 ]
  %26 = getelementptr inbounds i64, ptr %20, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, %21
  br i1 %28, label %39, label %29

29:                                               ; preds = %23
  %30 = load ptr, ptr %22, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %30, i64 %25
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %32, %34
  %36 = select i1 %35, i64 %24, i64 %25
  %37 = add nuw i64 %24, 1
  %38 = icmp eq i64 %37, %17
  br i1 %38, label %39, label %23

39:                                               ; preds = %29, %23, %3
  %40 = phi i64 [ %16, %3 ], [ 0, %23 ], [ %36, %29 ]
  %41 = phi i64 [ -1, %3 ], [ %24, %23 ], [ -1, %29 ]
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %81

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 3
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 %40
  %47 = load i8, ptr %46, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %70, label %49

49:                                               ; preds = %43
  %50 = zext i8 %47 to i32
  %51 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 %40
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = xor i32 %55, -1
  %57 = and i32 %56, %50
  %58 = tail call i32 @llvm.ctpop.i32(i32 %50)
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Totals, ptr %61, i64 0, i32 13
  %63 = load i64, ptr %62, align 8
  %64 = add i64 %63, %59
  store i64 %64, ptr %62, align 8
  %65 = tail call i32 @llvm.ctpop.i32(i32 %57)
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds %struct.Totals, ptr %61, i64 0, i32 12
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, %66
  store i64 %69, ptr %67, align 8
  br label %70

70:                                               ; preds = %49, %43
  %71 = add i64 %2, 1
  %72 = load ptr, ptr %1, align 8
  %73 = getelementptr inbounds i64, ptr %72, i64 %40
  store i64 %71, ptr %73, align 8
  store i8 0, ptr %46, align 1
  %74 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 2
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %40
  store i8 0, ptr %76, align 1
  %77 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 4
  %78 = load ptr, ptr %77, align 8
  %79 = shl i64 %40, 4
  %80 = getelementptr i8, ptr %78, i64 %79
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %80, i8 0, i64 16, i1 false)
  br label %81

81:                                               ; preds = %70, %39
  %82 = phi i64 [ %41, %39 ], [ %40, %70 ]
  %83 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 1
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds i64, ptr %87, i64 %82
  store i64 %85, ptr %88, align 8
  ret i64 %82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)



