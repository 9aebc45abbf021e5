; sha256 of the sources: dc74d7f0d0e65ab91666cd7edaaa763947b70b3680b5cd77949cdab77f67294c

%struct.Hierarchy = type { %struct.Config, ptr, i64, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, i32, i32, i32, [512 x %struct.Coming], ptr, %struct.Cache }
%struct.Coming = type { %struct.Place, i32, i32 }
%struct.Place = type { ptr, i32 }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
%struct.SlotTraffic = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.Fold = type { i64, i64, i64 }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Dirty = type { %struct.Place, i32 }
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
  %2 = tail call dereferenceable_or_null(272) ptr @calloc(i64 noundef 1, i64 noundef 272)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %2, ptr noundef nonnull align 8 dereferenceable(144) %0, i64 144, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 6
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 13896)
  %7 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 3
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %9 = load i32, ptr %8, align 8
  %10 = zext i32 %9 to i64
  %11 = tail call ptr @calloc(i64 noundef %10, i64 noundef 24)
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 1
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 13
  %17 = tail call ptr @calloc(i64 noundef %16, i64 noundef 24)
  %18 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 5
  store ptr %17, ptr %18, align 8
  %19 = icmp eq i32 %4, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %1
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = lshr i32 %22, 4
  %24 = zext i32 %23 to i64
  %25 = zext i32 %4 to i64
  br label %37

26:                                               ; preds = %37, %1
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %28 = load i32, ptr %27, align 8
  %29 = icmp ne i32 %28, 0
  %30 = icmp ne i32 %4, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %45

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = zext i32 %4 to i64
  br label %56

37:                                               ; preds = %20, %37
  %38 = phi i64 [ 0, %20 ], [ %43, %37 ]
  %39 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 14
  %40 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 14, i32 2
  store i32 %23, ptr %40, align 8
  %41 = tail call ptr @calloc(i64 noundef %24, i64 noundef 192)
  store ptr %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 14, i32 1
  store ptr null, ptr %42, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %26, label %37

45:                                               ; preds = %56, %26
  %46 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %63, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 6
  %51 = load i32, ptr %50, align 8
  %52 = lshr i32 %51, 4
  %53 = zext i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 6
  %55 = zext i32 %47 to i64
  br label %64

56:                                               ; preds = %32, %56
  %57 = phi i64 [ 0, %32 ], [ %60, %56 ]
  %58 = tail call ptr @calloc(i64 noundef 64, i64 noundef %35)
  %59 = getelementptr inbounds %struct.Processor, ptr %6, i64 %57, i32 13
  store ptr %58, ptr %59, align 8
  %60 = add nuw nsw i64 %57, 1
  %61 = icmp ult i64 %60, %36
  %62 = select i1 %29, i1 %61, i1 false
  br i1 %62, label %56, label %45

63:                                               ; preds = %64, %45
  ret ptr %2

64:                                               ; preds = %49, %64
  %65 = phi i64 [ 0, %49 ], [ %71, %64 ]
  %66 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %65
  %67 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %65, i32 2
  store i32 %52, ptr %67, align 8
  %68 = tail call ptr @calloc(i64 noundef %53, i64 noundef 192)
  store ptr %68, ptr %66, align 8
  %69 = tail call ptr @calloc(i64 noundef %54, i64 noundef 4)
  %70 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %65, i32 1
  store ptr %69, ptr %70, align 8
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, %55
  br i1 %72, label %63, label %64
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @hierarchy_feed(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 13
  store i64 0, ptr %6, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_run(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 13
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %7 = icmp eq i32 %1, 0
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %10 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 23
  %19 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %26 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 25
  %34 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %35 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 26
  %36 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 27
  %37 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  br label %39

39:                                               ; preds = %816, %2
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %4, align 4
  %42 = zext i32 %41 to i64
  %43 = load i64, ptr %5, align 8
  %44 = load i64, ptr %6, align 8
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %46, label %123

46:                                               ; preds = %39
  %47 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42
  %48 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 7
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %10, align 4
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %132, label %52

52:                                               ; preds = %46, %52
  %53 = phi i32 [ %58, %52 ], [ 0, %46 ]
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 1, i64 %54
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  %58 = add i32 %53, 1
  br i1 %57, label %59, label %52

59:                                               ; preds = %52
  %60 = zext i32 %53 to i64
  %61 = add i32 %49, 1
  store i32 %61, ptr %48, align 4
  %62 = icmp eq i32 %49, 0
  br i1 %62, label %63, label %66

63:                                               ; preds = %59
  %64 = load i32, ptr %11, align 8
  %65 = add i32 %64, 1
  store i32 %65, ptr %11, align 8
  br label %66

66:                                               ; preds = %63, %59
  %67 = load ptr, ptr %12, align 8
  %68 = add i64 %43, 1
  store i64 %68, ptr %5, align 8
  %69 = getelementptr inbounds ptr, ptr %67, i64 %43
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %55, align 8
  %71 = load i32, ptr %13, align 8
  %72 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 2, i64 %60
  store i32 %71, ptr %72, align 4
  %73 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 3, i64 %60
  store i32 0, ptr %73, align 4
  %74 = load i32, ptr %13, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %79, label %76

76:                                               ; preds = %66
  %77 = mul i32 %74, %53
  %78 = zext i32 %74 to i64
  br label %82

79:                                               ; preds = %82, %66
  %80 = load i32, ptr %14, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %94, label %91

82:                                               ; preds = %82, %76
  %83 = phi i64 [ 0, %76 ], [ %89, %82 ]
  %84 = getelementptr inbounds i64, ptr %70, i64 %83
  %85 = trunc i64 %83 to i32
  %86 = add i32 %77, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds [64 x ptr], ptr %47, i64 0, i64 %87
  store ptr %84, ptr %88, align 8
  %89 = add nuw nsw i64 %83, 1
  %90 = icmp eq i64 %89, %78
  br i1 %90, label %79, label %82

91:                                               ; preds = %79
  %92 = load i32, ptr %15, align 8
  %93 = mul i32 %92, %74
  br label %94

94:                                               ; preds = %91, %79
  %95 = phi i32 [ %93, %91 ], [ 0, %79 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 13
  %99 = mul i32 %95, %53
  %100 = zext i32 %95 to i64
  br label %114

101:                                              ; preds = %114, %94
  %102 = load i32, ptr %13, align 8
  %103 = icmp eq i32 %102, 64
  %104 = zext i32 %102 to i64
  %105 = shl nsw i64 -1, %104
  %106 = xor i64 %105, -1
  %107 = select i1 %103, i64 -1, i64 %106
  %108 = mul i32 %102, %53
  %109 = zext i32 %108 to i64
  %110 = shl i64 %107, %109
  %111 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 4
  %112 = load i64, ptr %111, align 8
  %113 = or i64 %110, %112
  store i64 %113, ptr %111, align 8
  br label %132

114:                                              ; preds = %114, %97
  %115 = phi i64 [ 0, %97 ], [ %121, %114 ]
  %116 = load ptr, ptr %98, align 8
  %117 = trunc i64 %115 to i32
  %118 = add i32 %99, %117
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %116, i64 %119
  store i8 0, ptr %120, align 1
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %100
  br i1 %122, label %101, label %114

123:                                              ; preds = %39
  br i1 %7, label %124, label %129

124:                                              ; preds = %123
  %125 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 7
  %126 = load i32, ptr %125, align 4
  %127 = load i32, ptr %8, align 4
  %128 = icmp ult i32 %126, %127
  br i1 %128, label %820, label %129

129:                                              ; preds = %124, %123
  %130 = load i32, ptr %9, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %820, label %132

132:                                              ; preds = %101, %46, %129
  %133 = load i32, ptr %4, align 4
  %134 = load ptr, ptr %3, align 8
  %135 = zext i32 %133 to i64
  %136 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135
  %137 = add i32 %133, 6
  %138 = load i32, ptr %0, align 8
  %139 = urem i32 %137, %138
  %140 = zext i32 %139 to i64
  %141 = add i32 %133, 3
  %142 = urem i32 %141, %138
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds %struct.Processor, ptr %134, i64 %143
  %145 = getelementptr inbounds %struct.Processor, ptr %134, i64 %140, i32 4
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %162, label %148

148:                                              ; preds = %132
  %149 = getelementptr inbounds %struct.Processor, ptr %134, i64 %140
  %150 = getelementptr inbounds %struct.Processor, ptr %134, i64 %140, i32 6
  %151 = load i32, ptr %150, align 8
  %152 = icmp ult i32 %151, 64
  %153 = zext i32 %151 to i64
  %154 = shl i64 -1, %153
  %155 = and i64 %154, %146
  %156 = select i1 %152, i64 %155, i64 0
  %157 = icmp eq i64 %156, 0
  %158 = select i1 %157, i64 %146, i64 %156
  %159 = tail call i64 @llvm.cttz.i64(i64 %158, i1 true)
  %160 = getelementptr inbounds [64 x ptr], ptr %149, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8
  tail call void @llvm.prefetch.p0(ptr %161, i32 0, i32 3, i32 1)
  br label %162

162:                                              ; preds = %148, %132
  %163 = getelementptr inbounds %struct.Processor, ptr %134, i64 %143, i32 4
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %181, label %166

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.Processor, ptr %134, i64 %143, i32 6
  %168 = load i32, ptr %167, align 8
  %169 = icmp ult i32 %168, 64
  %170 = zext i32 %168 to i64
  %171 = shl i64 -1, %170
  %172 = and i64 %171, %164
  %173 = select i1 %169, i64 %172, i64 0
  %174 = icmp eq i64 %173, 0
  %175 = select i1 %174, i64 %164, i64 %173
  %176 = tail call i64 @llvm.cttz.i64(i64 %175, i1 true)
  %177 = getelementptr inbounds [64 x ptr], ptr %144, i64 0, i64 %176
  %178 = load ptr, ptr %177, align 8
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef %144, i64 noundef %180)
  br label %181

181:                                              ; preds = %166, %162
  %182 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 4
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %811, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 6
  %187 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 8
  %188 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11
  %189 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 9
  %190 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 10
  %191 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 5
  %192 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 7
  br label %193

193:                                              ; preds = %808, %185
  %194 = load i32, ptr %186, align 8
  %195 = icmp ult i32 %194, 64
  br i1 %195, label %196, label %201

196:                                              ; preds = %193
  %197 = load i64, ptr %182, align 8
  %198 = zext i32 %194 to i64
  %199 = shl i64 -1, %198
  %200 = and i64 %197, %199
  br label %201

201:                                              ; preds = %196, %193
  %202 = phi i64 [ %200, %196 ], [ 0, %193 ]
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %201
  %205 = load i64, ptr %182, align 8
  br label %206

206:                                              ; preds = %204, %201
  %207 = phi i64 [ %205, %204 ], [ %202, %201 ]
  %208 = tail call i64 @llvm.cttz.i64(i64 %207, i1 true)
  %209 = trunc i64 %208 to i32
  %210 = getelementptr inbounds [64 x ptr], ptr %136, i64 0, i64 %208
  %211 = load ptr, ptr %210, align 8
  %212 = load i64, ptr %211, align 8
  %213 = lshr i64 %212, 60
  %214 = trunc i64 %213 to i32
  %215 = icmp eq i32 %214, 6
  %216 = and i32 %214, 13
  %217 = icmp eq i32 %216, 1
  br i1 %217, label %218, label %250

218:                                              ; preds = %206
  %219 = load i32, ptr %187, align 8
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %250, label %221

221:                                              ; preds = %218
  %222 = add nuw nsw i32 %209, 1
  %223 = load i32, ptr %188, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %249, label %225

225:                                              ; preds = %221, %244
  %226 = phi i64 [ %245, %244 ], [ 0, %221 ]
  %227 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %226
  %228 = load ptr, ptr %227, align 8
  %229 = getelementptr inbounds %struct.Place, ptr %227, i64 0, i32 1
  %230 = load i32, ptr %229, align 8
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds [16 x i32], ptr %228, i64 0, i64 %231
  %233 = load i32, ptr %232, align 4
  %234 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %226, i32 1
  %235 = load i32, ptr %234, align 8
  %236 = icmp eq i32 %233, %235
  br i1 %236, label %237, label %244

237:                                              ; preds = %225
  %238 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %226, i32 2
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds %struct.Set, ptr %228, i64 0, i32 2, i64 %231
  %241 = load i8, ptr %240, align 1
  %242 = trunc i32 %239 to i8
  %243 = or i8 %241, %242
  store i8 %243, ptr %240, align 1
  br label %244

244:                                              ; preds = %237, %225
  %245 = add nuw nsw i64 %226, 1
  %246 = load i32, ptr %188, align 4
  %247 = zext i32 %246 to i64
  %248 = icmp ult i64 %245, %247
  br i1 %248, label %225, label %249

249:                                              ; preds = %244, %221
  store i32 %222, ptr %186, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %187, i8 0, i64 16, i1 false)
  br label %806

250:                                              ; preds = %218, %206
  %251 = phi ptr [ %189, %218 ], [ %187, %206 ]
  %252 = load i32, ptr %251, align 4
  %253 = add i32 %252, 1
  store i32 %253, ptr %251, align 4
  br i1 %215, label %262, label %254

254:                                              ; preds = %250
  %255 = load i32, ptr %187, align 8
  %256 = load i32, ptr %16, align 8
  %257 = icmp ult i32 %255, %256
  br i1 %257, label %258, label %262

258:                                              ; preds = %254
  %259 = load i32, ptr %189, align 4
  %260 = load i32, ptr %17, align 4
  %261 = icmp uge i32 %259, %260
  br label %262

262:                                              ; preds = %258, %254, %250
  %263 = phi i1 [ true, %254 ], [ true, %250 ], [ %261, %258 ]
  store i32 %209, ptr %186, align 8
  br i1 %215, label %696, label %264

264:                                              ; preds = %262
  %265 = and i64 %212, 576460752303423488
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %275, label %267

267:                                              ; preds = %275, %264
  %268 = load i64, ptr %211, align 8
  %269 = lshr i64 %268, 44
  %270 = load ptr, ptr %18, align 8
  %271 = and i64 %269, 32767
  %272 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271
  store i32 0, ptr %19, align 4
  %273 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271, i32 2
  %274 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271, i32 3
  br label %308

275:                                              ; preds = %264, %275
  %276 = phi i64 [ %286, %275 ], [ %212, %264 ]
  %277 = phi ptr [ %281, %275 ], [ %211, %264 ]
  %278 = and i64 %276, -1152921504606846976
  %279 = icmp eq i64 %278, 3458764513820540928
  %280 = select i1 %279, i64 3, i64 1
  %281 = getelementptr inbounds i64, ptr %277, i64 %280
  %282 = load ptr, ptr %3, align 8
  %283 = getelementptr inbounds %struct.Processor, ptr %282, i64 %135
  %284 = load i64, ptr %281, align 8
  %285 = and i64 %284, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %283, i64 noundef %285)
  %286 = load i64, ptr %281, align 8
  %287 = and i64 %286, 576460752303423488
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %275, label %267

289:                                              ; preds = %600
  %290 = trunc i64 %269 to i32
  %291 = and i32 %290, 32767
  %292 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271, i32 4
  %293 = load i64, ptr %292, align 8
  %294 = add i64 %293, 1
  store i64 %294, ptr %292, align 8
  %295 = load i32, ptr %19, align 4
  %296 = and i32 %295, 1
  %297 = zext i32 %296 to i64
  %298 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271, i32 5
  %299 = load i64, ptr %298, align 8
  %300 = add i64 %299, %297
  store i64 %300, ptr %298, align 8
  %301 = lshr i32 %295, 1
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds %struct.SlotTraffic, ptr %270, i64 %271, i32 6
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, %302
  store i64 %305, ptr %303, align 8
  %306 = load i32, ptr %32, align 8
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %695, label %603

308:                                              ; preds = %600, %267
  %309 = phi ptr [ %211, %267 ], [ %327, %600 ]
  %310 = getelementptr inbounds i64, ptr %309, i64 1
  %311 = load i64, ptr %309, align 8
  %312 = and i64 %311, 1099511627775
  %313 = lshr i64 %311, 60
  %314 = trunc i64 %313 to i32
  %315 = lshr i64 %311, 40
  %316 = trunc i64 %315 to i32
  %317 = and i32 %316, 15
  %318 = lshr i64 %311, 44
  %319 = and i64 %318, 32767
  %320 = load ptr, ptr %20, align 8
  %321 = getelementptr inbounds i8, ptr %320, i64 %319
  %322 = load i8, ptr %321, align 1
  %323 = zext i8 %322 to i32
  %324 = icmp eq i32 %314, 3
  %325 = select i1 %324, ptr %310, ptr null
  %326 = getelementptr inbounds i64, ptr %309, i64 3
  %327 = select i1 %324, ptr %326, ptr %310
  %328 = icmp eq i8 %322, 2
  br i1 %328, label %600, label %329

329:                                              ; preds = %308
  switch i32 %314, label %599 [
    i32 0, label %330
    i32 7, label %331
    i32 4, label %332
    i32 5, label %345
    i32 2, label %358
  ]

330:                                              ; preds = %329
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %312, i32 noundef %317, i32 noundef %323, ptr noundef %272, i32 noundef 0, i32 noundef 0)
  br label %600

331:                                              ; preds = %329
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %312, i32 noundef %317, i32 noundef %323, ptr noundef %272, i32 noundef 0, i32 noundef 1)
  br label %600

332:                                              ; preds = %329
  %333 = load i32, ptr %29, align 4
  %334 = zext i32 %333 to i64
  %335 = mul nuw i64 %334, %135
  %336 = load i32, ptr %30, align 8
  %337 = zext i32 %336 to i64
  %338 = mul i64 %335, %337
  %339 = add i64 %338, %208
  %340 = load i32, ptr %31, align 4
  %341 = zext i32 %340 to i64
  %342 = mul i64 %339, %341
  %343 = add nuw nsw i64 %312, 2147483648
  %344 = add i64 %343, %342
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %344, i32 noundef %317, i32 noundef %323, ptr noundef %272, i32 noundef 1, i32 noundef 0)
  br label %600

345:                                              ; preds = %329
  %346 = load i32, ptr %29, align 4
  %347 = zext i32 %346 to i64
  %348 = mul nuw i64 %347, %135
  %349 = load i32, ptr %30, align 8
  %350 = zext i32 %349 to i64
  %351 = mul i64 %348, %350
  %352 = add i64 %351, %208
  %353 = load i32, ptr %31, align 4
  %354 = zext i32 %353 to i64
  %355 = mul i64 %352, %354
  %356 = add nuw nsw i64 %312, 2147483648
  %357 = add i64 %356, %355
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %357, i32 noundef %317, ptr noundef null, ptr noundef %272, i32 noundef 1)
  br label %600

358:                                              ; preds = %329
  %359 = load ptr, ptr %3, align 8
  %360 = getelementptr inbounds %struct.Processor, ptr %359, i64 %135, i32 14, i32 2
  %361 = load i32, ptr %360, align 8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %374, label %363

363:                                              ; preds = %358
  %364 = getelementptr inbounds %struct.Processor, ptr %359, i64 %135, i32 14
  %365 = load ptr, ptr %364, align 8
  %366 = mul i64 %312, -7046029254386353131
  %367 = lshr i64 %366, 61
  %368 = lshr i64 %366, 32
  %369 = xor i64 %367, %368
  %370 = zext i32 %361 to i64
  %371 = mul nuw i64 %369, %370
  %372 = lshr i64 %371, 32
  %373 = getelementptr inbounds %struct.Set, ptr %365, i64 %372
  br label %374

374:                                              ; preds = %363, %358
  %375 = phi ptr [ %373, %363 ], [ null, %358 ]
  %376 = icmp eq ptr %375, null
  br i1 %376, label %392, label %377

377:                                              ; preds = %374
  %378 = trunc i64 %311 to i32
  %379 = add i32 %378, 1
  br label %380

380:                                              ; preds = %380, %377
  %381 = phi i64 [ 0, %377 ], [ %390, %380 ]
  %382 = phi i32 [ 0, %377 ], [ %389, %380 ]
  %383 = getelementptr inbounds [16 x i32], ptr %375, i64 0, i64 %381
  %384 = load i32, ptr %383, align 4
  %385 = icmp eq i32 %384, %379
  %386 = zext i1 %385 to i32
  %387 = trunc i64 %381 to i32
  %388 = shl i32 %386, %387
  %389 = or i32 %388, %382
  %390 = add nuw nsw i64 %381, 1
  %391 = icmp eq i64 %390, 16
  br i1 %391, label %392, label %380

392:                                              ; preds = %380, %374
  %393 = phi i32 [ 0, %374 ], [ %389, %380 ]
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %403, label %395

395:                                              ; preds = %392
  %396 = tail call i32 @llvm.cttz.i32(i32 %393, i1 true)
  %397 = zext i32 %396 to i64
  %398 = getelementptr inbounds %struct.Set, ptr %375, i64 0, i32 2, i64 %397
  %399 = load i8, ptr %398, align 1
  %400 = trunc i32 %317 to i8
  %401 = xor i8 %400, -1
  %402 = and i8 %399, %401
  store i8 %402, ptr %398, align 1
  br label %403

403:                                              ; preds = %395, %392
  %404 = tail call i32 @llvm.ctpop.i32(i32 %317)
  %405 = zext i32 %404 to i64
  %406 = load i64, ptr %272, align 8
  %407 = add i64 %406, %405
  store i64 %407, ptr %272, align 8
  %408 = load i64, ptr %273, align 8
  %409 = add i64 %408, %405
  store i64 %409, ptr %273, align 8
  %410 = load i32, ptr %21, align 4
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %437, label %412

412:                                              ; preds = %403
  %413 = load ptr, ptr %22, align 8
  %414 = zext i32 %410 to i64
  br label %418

415:                                              ; preds = %434
  %416 = add nuw nsw i64 %419, 1
  %417 = icmp eq i64 %416, %414
  br i1 %417, label %437, label %418

418:                                              ; preds = %415, %412
  %419 = phi i64 [ 0, %412 ], [ %416, %415 ]
  %420 = phi i64 [ undef, %412 ], [ %436, %415 ]
  %421 = getelementptr inbounds %struct.Fold, ptr %413, i64 %419
  %422 = load i64, ptr %421, align 8
  %423 = icmp ult i64 %312, %422
  br i1 %423, label %434, label %424

424:                                              ; preds = %418
  %425 = getelementptr inbounds %struct.Fold, ptr %413, i64 %419, i32 1
  %426 = load i64, ptr %425, align 8
  %427 = icmp ugt i64 %426, %312
  br i1 %427, label %428, label %434

428:                                              ; preds = %424
  %429 = sub i64 %312, %422
  %430 = getelementptr inbounds %struct.Fold, ptr %413, i64 %419, i32 2
  %431 = load i64, ptr %430, align 8
  %432 = urem i64 %429, %431
  %433 = add i64 %432, %422
  br label %434

434:                                              ; preds = %428, %424, %418
  %435 = phi i1 [ false, %428 ], [ true, %424 ], [ true, %418 ]
  %436 = phi i64 [ %433, %428 ], [ %420, %424 ], [ %420, %418 ]
  br i1 %435, label %415, label %437

437:                                              ; preds = %434, %415, %403
  %438 = phi i64 [ %312, %403 ], [ %436, %434 ], [ %312, %415 ]
  %439 = load ptr, ptr %23, align 8
  %440 = getelementptr inbounds %struct.Totals, ptr %439, i64 0, i32 10
  %441 = load i64, ptr %440, align 8
  %442 = add i64 %441, %405
  store i64 %442, ptr %440, align 8
  %443 = load i32, ptr %24, align 4
  %444 = icmp ugt i32 %443, 1
  %445 = mul i64 %438, 1290601985087
  %446 = add i64 %445, 1896216165397
  %447 = lshr i64 %446, 40
  %448 = and i64 %447, 1
  %449 = select i1 %444, i64 %448, i64 0
  %450 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %449
  %451 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %450, i64 noundef %438)
  %452 = extractvalue { ptr, i32 } %451, 0
  %453 = extractvalue { ptr, i32 } %451, 1
  %454 = zext i32 %453 to i64
  %455 = getelementptr inbounds %struct.Set, ptr %452, i64 0, i32 2, i64 %454
  %456 = load i8, ptr %455, align 1
  %457 = zext i8 %456 to i32
  %458 = and i32 %317, %457
  %459 = xor i32 %458, %317
  %460 = load i32, ptr %25, align 8
  switch i32 %460, label %471 [
    i32 4, label %461
    i32 2, label %464
  ]

461:                                              ; preds = %437
  %462 = icmp eq i32 %459, 0
  %463 = select i1 %462, i32 0, i32 15
  br label %471

464:                                              ; preds = %437
  %465 = and i32 %459, 3
  %466 = icmp eq i32 %465, 0
  %467 = select i1 %466, i32 0, i32 3
  %468 = icmp ult i32 %459, 4
  %469 = select i1 %468, i32 0, i32 12
  %470 = or i32 %467, %469
  br label %471

471:                                              ; preds = %464, %461, %437
  %472 = phi i32 [ %463, %461 ], [ %470, %464 ], [ %459, %437 ]
  %473 = xor i32 %457, -1
  %474 = and i32 %472, %473
  %475 = tail call i32 @llvm.ctpop.i32(i32 %474)
  %476 = zext i32 %475 to i64
  %477 = load ptr, ptr %23, align 8
  %478 = getelementptr inbounds %struct.Totals, ptr %477, i64 0, i32 14
  %479 = load i64, ptr %478, align 8
  %480 = add i64 %479, %476
  store i64 %480, ptr %478, align 8
  %481 = load i8, ptr %455, align 1
  %482 = trunc i32 %474 to i8
  %483 = or i8 %481, %482
  store i8 %483, ptr %455, align 1
  %484 = load i32, ptr %24, align 4
  %485 = icmp ugt i32 %484, 1
  %486 = select i1 %485, i64 %448, i64 0
  %487 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %486
  %488 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %487, i64 noundef %438)
  %489 = extractvalue { ptr, i32 } %488, 0
  %490 = extractvalue { ptr, i32 } %488, 1
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds %struct.Set, ptr %489, i64 0, i32 4, i64 %491
  %493 = load i8, ptr %492, align 1
  %494 = icmp eq i8 %493, 0
  br i1 %494, label %539, label %495

495:                                              ; preds = %471
  %496 = load i32, ptr %24, align 4
  %497 = icmp ult i32 %496, 2
  %498 = mul i64 %438, -7620389936792862720
  %499 = add i64 %498, -2540129978930954240
  %500 = icmp sgt i64 %499, -1
  %501 = or i1 %500, %497
  %502 = zext i1 %501 to i64
  %503 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %502
  %504 = load ptr, ptr %503, align 8
  %505 = mul i64 %438, -7046029254386353131
  %506 = lshr i64 %505, 61
  %507 = lshr i64 %505, 32
  %508 = xor i64 %506, %507
  %509 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %502, i32 2
  %510 = load i32, ptr %509, align 8
  %511 = zext i32 %510 to i64
  %512 = mul nuw i64 %508, %511
  %513 = lshr i64 %512, 32
  %514 = getelementptr inbounds %struct.Set, ptr %504, i64 %513
  %515 = trunc i64 %438 to i32
  %516 = add i32 %515, 1
  br label %517

517:                                              ; preds = %517, %495
  %518 = phi i64 [ 0, %495 ], [ %527, %517 ]
  %519 = phi i32 [ 0, %495 ], [ %526, %517 ]
  %520 = getelementptr inbounds [16 x i32], ptr %514, i64 0, i64 %518
  %521 = load i32, ptr %520, align 4
  %522 = icmp eq i32 %521, %516
  %523 = zext i1 %522 to i32
  %524 = trunc i64 %518 to i32
  %525 = shl i32 %523, %524
  %526 = or i32 %525, %519
  %527 = add nuw nsw i64 %518, 1
  %528 = icmp eq i64 %527, 16
  br i1 %528, label %529, label %517

529:                                              ; preds = %517
  %530 = icmp eq i32 %526, 0
  br i1 %530, label %539, label %531

531:                                              ; preds = %529
  %532 = tail call i32 @llvm.cttz.i32(i32 %526, i1 true)
  %533 = zext i32 %532 to i64
  %534 = getelementptr inbounds %struct.Set, ptr %504, i64 %513, i32 2, i64 %533
  %535 = load i8, ptr %534, align 1
  %536 = trunc i32 %317 to i8
  %537 = xor i8 %536, -1
  %538 = and i8 %535, %537
  store i8 %538, ptr %534, align 1
  br label %539

539:                                              ; preds = %531, %529, %471
  %540 = getelementptr inbounds %struct.Set, ptr %489, i64 0, i32 3, i64 %491
  %541 = load i8, ptr %540, align 1
  %542 = icmp eq i8 %541, 0
  br i1 %542, label %543, label %591

543:                                              ; preds = %539
  %544 = load ptr, ptr %26, align 8
  %545 = load i64, ptr %27, align 8
  %546 = add i64 %545, 1
  store i64 %546, ptr %27, align 8
  %547 = load i32, ptr %28, align 8
  %548 = zext i32 %547 to i64
  %549 = urem i64 %545, %548
  %550 = getelementptr inbounds %struct.Dirty, ptr %544, i64 %549
  %551 = load ptr, ptr %550, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %586, label %553

553:                                              ; preds = %543
  %554 = getelementptr inbounds %struct.Place, ptr %550, i64 0, i32 1
  %555 = load i32, ptr %554, align 8
  %556 = zext i32 %555 to i64
  %557 = getelementptr inbounds [16 x i32], ptr %551, i64 0, i64 %556
  %558 = load i32, ptr %557, align 4
  %559 = getelementptr inbounds %struct.Dirty, ptr %544, i64 %549, i32 1
  %560 = load i32, ptr %559, align 8
  %561 = icmp eq i32 %558, %560
  br i1 %561, label %562, label %586

562:                                              ; preds = %553
  %563 = getelementptr inbounds %struct.Set, ptr %551, i64 0, i32 3, i64 %556
  %564 = load i8, ptr %563, align 1
  %565 = tail call i8 @llvm.ctpop.i8(i8 %564)
  %566 = zext i8 %565 to i64
  %567 = load ptr, ptr %23, align 8
  %568 = getelementptr inbounds %struct.Totals, ptr %567, i64 0, i32 15
  %569 = load i64, ptr %568, align 8
  %570 = add i64 %569, %566
  store i64 %570, ptr %568, align 8
  %571 = load i8, ptr %563, align 1
  %572 = zext i8 %571 to i32
  %573 = getelementptr inbounds %struct.Set, ptr %551, i64 0, i32 2, i64 %556
  %574 = load i8, ptr %573, align 1
  %575 = zext i8 %574 to i32
  %576 = xor i32 %575, -1
  %577 = and i32 %576, %572
  %578 = tail call i32 @llvm.ctpop.i32(i32 %577)
  %579 = zext i32 %578 to i64
  %580 = getelementptr inbounds %struct.Totals, ptr %567, i64 0, i32 14
  %581 = load i64, ptr %580, align 8
  %582 = add i64 %581, %579
  store i64 %582, ptr %580, align 8
  %583 = load i8, ptr %563, align 1
  %584 = load i8, ptr %573, align 1
  %585 = or i8 %584, %583
  store i8 %585, ptr %573, align 1
  store i8 0, ptr %563, align 1
  br label %586

586:                                              ; preds = %562, %553, %543
  %587 = getelementptr inbounds [16 x i32], ptr %489, i64 0, i64 %491
  %588 = load i32, ptr %587, align 4
  store ptr %489, ptr %550, align 8
  %589 = getelementptr inbounds i8, ptr %550, i64 8
  store i32 %490, ptr %589, align 8
  %590 = getelementptr inbounds i8, ptr %550, i64 16
  store i32 %588, ptr %590, align 8
  br label %591

591:                                              ; preds = %586, %539
  %592 = load i8, ptr %540, align 1
  %593 = trunc i32 %317 to i8
  %594 = or i8 %592, %593
  store i8 %594, ptr %540, align 1
  %595 = tail call i32 @llvm.ctpop.i32(i32 %458)
  %596 = zext i32 %595 to i64
  %597 = load i64, ptr %274, align 8
  %598 = add i64 %597, %596
  store i64 %598, ptr %274, align 8
  br label %600

599:                                              ; preds = %329
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %312, i32 noundef %317, ptr noundef %325, ptr noundef %272, i32 noundef 0)
  br label %600

600:                                              ; preds = %599, %591, %345, %332, %331, %330, %308
  %601 = and i64 %311, 576460752303423488
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %308, label %289

603:                                              ; preds = %289
  %604 = load ptr, ptr %33, align 8
  %605 = getelementptr inbounds i32, ptr %604, i64 %271
  %606 = load i32, ptr %605, align 4
  %607 = add nuw nsw i32 %291, 1
  %608 = zext i32 %607 to i64
  %609 = getelementptr inbounds i32, ptr %604, i64 %608
  %610 = load i32, ptr %609, align 4
  %611 = icmp eq i32 %610, %606
  br i1 %611, label %695, label %612

612:                                              ; preds = %603
  %613 = sub i32 %610, %606
  %614 = load ptr, ptr %3, align 8
  %615 = getelementptr inbounds %struct.Processor, ptr %614, i64 %135, i32 13
  %616 = load ptr, ptr %615, align 8
  %617 = load i32, ptr %34, align 8
  %618 = mul i32 %617, %209
  %619 = add i32 %618, %291
  %620 = zext i32 %619 to i64
  %621 = getelementptr inbounds i8, ptr %616, i64 %620
  %622 = load i8, ptr %621, align 1
  %623 = zext i8 %622 to i32
  %624 = add i32 %606, %623
  %625 = add nuw nsw i32 %623, 1
  %626 = urem i32 %625, %613
  %627 = trunc i32 %626 to i8
  store i8 %627, ptr %621, align 1
  %628 = load ptr, ptr %35, align 8
  %629 = zext i32 %624 to i64
  %630 = getelementptr inbounds i32, ptr %628, i64 %629
  %631 = load i32, ptr %630, align 4
  %632 = add i32 %624, 1
  %633 = zext i32 %632 to i64
  %634 = getelementptr inbounds i32, ptr %628, i64 %633
  %635 = load i32, ptr %634, align 4
  %636 = icmp ult i32 %631, %635
  br i1 %636, label %637, label %695

637:                                              ; preds = %612
  %638 = zext i32 %631 to i64
  br label %639

639:                                              ; preds = %688, %637
  %640 = phi i64 [ %638, %637 ], [ %689, %688 ]
  %641 = load ptr, ptr %36, align 8
  %642 = getelementptr inbounds i32, ptr %641, i64 %640
  %643 = load i32, ptr %642, align 4
  %644 = icmp eq i32 %643, -1
  br i1 %644, label %645, label %648

645:                                              ; preds = %639
  %646 = load ptr, ptr %3, align 8
  %647 = getelementptr inbounds %struct.Processor, ptr %646, i64 %135, i32 10
  store i32 1, ptr %647, align 8
  br label %688

648:                                              ; preds = %639
  %649 = lshr i32 %643, 1
  %650 = load i32, ptr %29, align 4
  %651 = zext i32 %650 to i64
  %652 = mul nuw i64 %651, %135
  %653 = load i32, ptr %30, align 8
  %654 = zext i32 %653 to i64
  %655 = mul i64 %652, %654
  %656 = add i64 %655, %208
  %657 = load i32, ptr %31, align 4
  %658 = zext i32 %657 to i64
  %659 = mul i64 %656, %658
  %660 = or i32 %649, -2147483648
  %661 = zext i32 %660 to i64
  %662 = add i64 %659, %661
  %663 = and i32 %643, 1
  %664 = load ptr, ptr %18, align 8
  %665 = load i32, ptr %34, align 8
  %666 = or i32 %643, -2
  %667 = add i32 %665, %666
  %668 = zext i32 %667 to i64
  %669 = getelementptr inbounds %struct.SlotTraffic, ptr %664, i64 %668
  store i32 0, ptr %19, align 4
  %670 = icmp eq i32 %663, 0
  br i1 %670, label %672, label %671

671:                                              ; preds = %648
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %662, i32 noundef 15, ptr noundef null, ptr noundef %669, i32 noundef 1)
  br label %673

672:                                              ; preds = %648
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %662, i32 noundef 15, i32 noundef 0, ptr noundef %669, i32 noundef 1, i32 noundef 0)
  br label %673

673:                                              ; preds = %672, %671
  %674 = getelementptr inbounds %struct.SlotTraffic, ptr %664, i64 %668, i32 4
  %675 = load i64, ptr %674, align 8
  %676 = add i64 %675, 1
  store i64 %676, ptr %674, align 8
  %677 = load i32, ptr %19, align 4
  %678 = and i32 %677, 1
  %679 = zext i32 %678 to i64
  %680 = getelementptr inbounds %struct.SlotTraffic, ptr %664, i64 %668, i32 5
  %681 = load i64, ptr %680, align 8
  %682 = add i64 %681, %679
  store i64 %682, ptr %680, align 8
  %683 = lshr i32 %677, 1
  %684 = zext i32 %683 to i64
  %685 = getelementptr inbounds %struct.SlotTraffic, ptr %664, i64 %668, i32 6
  %686 = load i64, ptr %685, align 8
  %687 = add i64 %686, %684
  store i64 %687, ptr %685, align 8
  br label %688

688:                                              ; preds = %673, %645
  %689 = add nuw nsw i64 %640, 1
  %690 = load ptr, ptr %35, align 8
  %691 = getelementptr inbounds i32, ptr %690, i64 %633
  %692 = load i32, ptr %691, align 4
  %693 = zext i32 %692 to i64
  %694 = icmp ult i64 %689, %693
  br i1 %694, label %639, label %695

695:                                              ; preds = %688, %612, %603, %289
  store ptr %327, ptr %210, align 8
  br label %696

696:                                              ; preds = %695, %262
  br i1 %263, label %700, label %697

697:                                              ; preds = %696
  %698 = load i32, ptr %190, align 8
  %699 = icmp eq i32 %698, 0
  br i1 %699, label %729, label %700

700:                                              ; preds = %697, %696
  %701 = add nuw nsw i32 %209, 1
  %702 = load i32, ptr %188, align 4
  %703 = icmp eq i32 %702, 0
  br i1 %703, label %728, label %704

704:                                              ; preds = %700, %723
  %705 = phi i64 [ %724, %723 ], [ 0, %700 ]
  %706 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %705
  %707 = load ptr, ptr %706, align 8
  %708 = getelementptr inbounds %struct.Place, ptr %706, i64 0, i32 1
  %709 = load i32, ptr %708, align 8
  %710 = zext i32 %709 to i64
  %711 = getelementptr inbounds [16 x i32], ptr %707, i64 0, i64 %710
  %712 = load i32, ptr %711, align 4
  %713 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %705, i32 1
  %714 = load i32, ptr %713, align 8
  %715 = icmp eq i32 %712, %714
  br i1 %715, label %716, label %723

716:                                              ; preds = %704
  %717 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 12, i64 %705, i32 2
  %718 = load i32, ptr %717, align 4
  %719 = getelementptr inbounds %struct.Set, ptr %707, i64 0, i32 2, i64 %710
  %720 = load i8, ptr %719, align 1
  %721 = trunc i32 %718 to i8
  %722 = or i8 %720, %721
  store i8 %722, ptr %719, align 1
  br label %723

723:                                              ; preds = %716, %704
  %724 = add nuw nsw i64 %705, 1
  %725 = load i32, ptr %188, align 4
  %726 = zext i32 %725 to i64
  %727 = icmp ult i64 %724, %726
  br i1 %727, label %704, label %728

728:                                              ; preds = %723, %700
  store i32 %701, ptr %186, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %187, i8 0, i64 16, i1 false)
  br label %729

729:                                              ; preds = %728, %697
  br i1 %215, label %730, label %806

730:                                              ; preds = %729
  %731 = and i64 %212, 1152921504606846975
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %746, label %733

733:                                              ; preds = %730
  %734 = load ptr, ptr %210, align 8
  %735 = load i32, ptr %30, align 8
  %736 = udiv i32 %209, %735
  %737 = zext i32 %736 to i64
  %738 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %737
  %739 = load ptr, ptr %738, align 8
  %740 = urem i32 %209, %735
  %741 = zext i32 %740 to i64
  %742 = getelementptr inbounds i64, ptr %739, i64 %741
  %743 = icmp eq ptr %734, %742
  br i1 %743, label %744, label %746

744:                                              ; preds = %733
  %745 = getelementptr inbounds i64, ptr %739, i64 %731
  store ptr %745, ptr %210, align 8
  br label %806

746:                                              ; preds = %733, %730
  %747 = load i32, ptr %30, align 8
  %748 = udiv i32 %209, %747
  %749 = shl nuw i64 1, %208
  %750 = xor i64 %749, -1
  %751 = load i64, ptr %182, align 8
  %752 = and i64 %751, %750
  store i64 %752, ptr %182, align 8
  %753 = zext i32 %748 to i64
  br i1 %732, label %761, label %754

754:                                              ; preds = %746
  %755 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %753
  %756 = load ptr, ptr %755, align 8
  %757 = getelementptr inbounds i64, ptr %756, i64 %731
  store ptr %757, ptr %210, align 8
  %758 = load i64, ptr %191, align 8
  %759 = or i64 %758, %749
  store i64 %759, ptr %191, align 8
  %760 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 3, i64 %753
  br label %763

761:                                              ; preds = %746
  %762 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %753
  br label %763

763:                                              ; preds = %761, %754
  %764 = phi ptr [ %762, %761 ], [ %760, %754 ]
  %765 = phi i32 [ -1, %761 ], [ 1, %754 ]
  %766 = load i32, ptr %764, align 4
  %767 = add i32 %766, %765
  store i32 %767, ptr %764, align 4
  %768 = zext i32 %748 to i64
  %769 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 3, i64 %768
  %770 = load i32, ptr %769, align 4
  %771 = icmp eq i32 %770, 0
  br i1 %771, label %790, label %772

772:                                              ; preds = %763
  %773 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %768
  %774 = load i32, ptr %773, align 4
  %775 = icmp eq i32 %770, %774
  br i1 %775, label %776, label %790

776:                                              ; preds = %772
  %777 = load i64, ptr %191, align 8
  %778 = load i32, ptr %30, align 8
  %779 = icmp eq i32 %778, 64
  %780 = zext i32 %778 to i64
  %781 = shl nsw i64 -1, %780
  %782 = xor i64 %781, -1
  %783 = select i1 %779, i64 -1, i64 %782
  %784 = mul i32 %778, %748
  %785 = zext i32 %784 to i64
  %786 = shl i64 %783, %785
  %787 = and i64 %786, %777
  %788 = xor i64 %787, %777
  store i64 %788, ptr %191, align 8
  %789 = or i64 %787, %752
  store i64 %789, ptr %182, align 8
  store i32 0, ptr %769, align 4
  br label %790

790:                                              ; preds = %776, %772, %763
  %791 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %768
  %792 = load i32, ptr %791, align 4
  %793 = icmp eq i32 %792, 0
  br i1 %793, label %794, label %806

794:                                              ; preds = %790
  %795 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %768
  %796 = load ptr, ptr %795, align 8
  tail call void @free(ptr noundef %796)
  store ptr null, ptr %795, align 8
  %797 = load ptr, ptr %23, align 8
  %798 = load i64, ptr %797, align 8
  %799 = add i64 %798, 1
  store i64 %799, ptr %797, align 8
  %800 = load i32, ptr %192, align 4
  %801 = add i32 %800, -1
  store i32 %801, ptr %192, align 4
  %802 = icmp eq i32 %801, 0
  br i1 %802, label %803, label %806

803:                                              ; preds = %794
  %804 = load i32, ptr %37, align 8
  %805 = add i32 %804, -1
  store i32 %805, ptr %37, align 8
  br label %806

806:                                              ; preds = %803, %794, %790, %744, %729, %249
  %807 = phi i32 [ 2, %249 ], [ 1, %729 ], [ 0, %744 ], [ 0, %790 ], [ 0, %794 ], [ 0, %803 ]
  switch i32 %807, label %811 [
    i32 0, label %808
    i32 2, label %808
  ]

808:                                              ; preds = %806, %806
  %809 = load i64, ptr %182, align 8
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %811, label %193

811:                                              ; preds = %806, %808, %181
  %812 = load i32, ptr %4, align 4
  %813 = add i32 %812, 1
  store i32 %813, ptr %4, align 4
  %814 = load i32, ptr %0, align 8
  %815 = icmp eq i32 %813, %814
  br i1 %815, label %817, label %816

816:                                              ; preds = %811, %817
  br label %39

817:                                              ; preds = %811
  store i32 0, ptr %4, align 4
  %818 = load i64, ptr %38, align 8
  %819 = add i64 %818, 1
  store i64 %819, ptr %38, align 8
  br label %816

820:                                              ; preds = %129, %124
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %7 = zext i32 %3 to i64
  br label %8

8:                                                ; preds = %5, %28
  %9 = phi i64 [ 0, %5 ], [ %29, %28 ]
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %9, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %9
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.Totals, ptr %16, i64 0, i32 16
  %18 = load i64, ptr %17, align 8
  %19 = zext i32 %11 to i64
  br label %25

20:                                               ; preds = %28, %1
  %21 = load i32, ptr %0, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %50, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  br label %44

25:                                               ; preds = %13, %31
  %26 = phi i64 [ 0, %13 ], [ %32, %31 ]
  %27 = phi i64 [ %18, %13 ], [ %41, %31 ]
  br label %34

28:                                               ; preds = %31, %8
  %29 = add nuw nsw i64 %9, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %20, label %8

31:                                               ; preds = %34
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %19
  br i1 %33, label %28, label %25

34:                                               ; preds = %25, %34
  %35 = phi i64 [ 0, %25 ], [ %42, %34 ]
  %36 = phi i64 [ %27, %25 ], [ %41, %34 ]
  %37 = getelementptr inbounds %struct.Set, ptr %15, i64 %26, i32 3, i64 %35
  %38 = load i8, ptr %37, align 1
  %39 = tail call i8 @llvm.ctpop.i8(i8 %38)
  %40 = zext i8 %39 to i64
  %41 = add i64 %36, %40
  store i64 %41, ptr %17, align 8
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 16
  br i1 %43, label %31, label %34

44:                                               ; preds = %23, %51
  %45 = phi i64 [ 0, %23 ], [ %52, %51 ]
  %46 = load ptr, ptr %24, align 8
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 14, i32 2
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %56

50:                                               ; preds = %51, %20
  ret void

51:                                               ; preds = %56, %44
  %52 = add nuw nsw i64 %45, 1
  %53 = load i32, ptr %0, align 8
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %52, %54
  br i1 %55, label %44, label %50

56:                                               ; preds = %44, %56
  %57 = phi i64 [ %62, %56 ], [ 0, %44 ]
  %58 = phi ptr [ %63, %56 ], [ %46, %44 ]
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 14, i32 2
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = icmp ult i64 %62, %66
  br i1 %67, label %56, label %51
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_close(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  br label %7

7:                                                ; preds = %4, %17
  %8 = phi i64 [ 0, %4 ], [ %26, %17 ]
  br label %30

9:                                                ; preds = %17, %1
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 13
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  br label %41

17:                                               ; preds = %30
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 14
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 14, i32 1
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22)
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.Processor, ptr %23, i64 %8, i32 13
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr noundef %25)
  %26 = add nuw nsw i64 %8, 1
  %27 = load i32, ptr %0, align 8
  %28 = zext i32 %27 to i64
  %29 = icmp ult i64 %26, %28
  br i1 %29, label %7, label %9

30:                                               ; preds = %7, %30
  %31 = phi i64 [ 0, %7 ], [ %35, %30 ]
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.Processor, ptr %32, i64 %8, i32 1, i64 %31
  %34 = load ptr, ptr %33, align 8
  tail call void @free(ptr noundef %34)
  %35 = add nuw nsw i64 %31, 1
  %36 = icmp eq i64 %35, 64
  br i1 %36, label %17, label %30

37:                                               ; preds = %41, %9
  %38 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %49, label %56

41:                                               ; preds = %15, %41
  %42 = phi i64 [ %11, %15 ], [ %46, %41 ]
  %43 = load ptr, ptr %16, align 8
  %44 = getelementptr inbounds ptr, ptr %43, i64 %42
  %45 = load ptr, ptr %44, align 8
  tail call void @free(ptr noundef %45)
  %46 = add nuw i64 %42, 1
  %47 = load i64, ptr %12, align 8
  %48 = icmp ult i64 %46, %47
  br i1 %48, label %41, label %37

49:                                               ; preds = %56, %37
  %50 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8
  tail call void @free(ptr noundef %51)
  %52 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %53 = load ptr, ptr %52, align 8
  tail call void @free(ptr noundef %53)
  %54 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %55 = load ptr, ptr %54, align 8
  tail call void @free(ptr noundef %55)
  tail call void @free(ptr noundef %0)
  ret void

56:                                               ; preds = %37, %56
  %57 = phi i64 [ %62, %56 ], [ 0, %37 ]
  %58 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %57
  %59 = load ptr, ptr %58, align 8
  tail call void @free(ptr noundef %59)
  %60 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %57, i32 1
  %61 = load ptr, ptr %60, align 8
  tail call void @free(ptr noundef %61)
  %62 = add nuw nsw i64 %57, 1
  %63 = load i32, ptr %38, align 4
  %64 = zext i32 %63 to i64
  %65 = icmp ult i64 %62, %64
  br i1 %65, label %56, label %49
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @mark_lines(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i8 noundef zeroext %3, ptr nocapture noundef %4) local_unnamed_addr {
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %5
  %8 = icmp eq i32 %2, 0
  %9 = zext i32 %2 to i64
  br label %10

10:                                               ; preds = %7, %15
  %11 = phi i64 [ 0, %7 ], [ %16, %15 ]
  br i1 %8, label %15, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds ptr, ptr %0, i64 %11
  br label %18

14:                                               ; preds = %15, %5
  ret void

15:                                               ; preds = %29, %10
  %16 = add nuw i64 %11, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %14, label %10

18:                                               ; preds = %12, %29
  %19 = phi i64 [ 0, %12 ], [ %30, %29 ]
  %20 = load ptr, ptr %13, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = and i64 %22, 1152921504606846975
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %29, label %32

25:                                               ; preds = %53, %32
  %26 = phi i64 [ %35, %32 ], [ %56, %53 ]
  %27 = and i64 %26, 1152921504606846975
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25, %18
  %30 = add nuw nsw i64 %19, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %15, label %18

32:                                               ; preds = %18, %25
  %33 = phi i64 [ %27, %25 ], [ %23, %18 ]
  %34 = getelementptr inbounds i64, ptr %20, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = lshr i64 %35, 60
  %37 = icmp eq i64 %36, 6
  br i1 %37, label %25, label %38

38:                                               ; preds = %32, %53
  %39 = phi i64 [ %57, %53 ], [ %36, %32 ]
  %40 = phi i64 [ %56, %53 ], [ %35, %32 ]
  %41 = phi ptr [ %55, %53 ], [ %34, %32 ]
  %42 = trunc i64 %39 to i32
  %43 = and i32 %42, 14
  %44 = icmp eq i32 %43, 4
  br i1 %44, label %53, label %45

45:                                               ; preds = %38
  %46 = and i64 %40, 1099511627775
  %47 = getelementptr inbounds i8, ptr %4, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = or i8 %48, %3
  store i8 %49, ptr %47, align 1
  %50 = icmp eq i32 %42, 3
  %51 = select i1 %50, i64 2, i64 0
  %52 = getelementptr i64, ptr %41, i64 %51
  br label %53

53:                                               ; preds = %38, %45
  %54 = phi ptr [ %52, %45 ], [ %41, %38 ]
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = lshr i64 %56, 60
  %58 = icmp eq i64 %57, 6
  br i1 %58, label %25, label %38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @prefetch_line(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 14, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 14
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 14, i32 2
  %15 = load i32, ptr %14, align 8
  %16 = zext i32 %15 to i64
  %17 = mul nuw i64 %13, %16
  %18 = lshr i64 %17, 32
  %19 = getelementptr inbounds %struct.Set, ptr %9, i64 %18
  tail call void @llvm.prefetch.p0(ptr %19, i32 0, i32 3, i32 1)
  %20 = getelementptr inbounds %struct.Set, ptr %9, i64 %18, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %20, i32 0, i32 3, i32 1)
  %21 = getelementptr inbounds %struct.Set, ptr %9, i64 %18, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %21, i32 0, i32 3, i32 1)
  br label %22

22:                                               ; preds = %7, %3
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %28 = load ptr, ptr %27, align 8
  %29 = zext i32 %24 to i64
  br label %33

30:                                               ; preds = %49
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %52, label %33

33:                                               ; preds = %30, %26
  %34 = phi i64 [ 0, %26 ], [ %31, %30 ]
  %35 = phi i64 [ undef, %26 ], [ %51, %30 ]
  %36 = getelementptr inbounds %struct.Fold, ptr %28, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = icmp ugt i64 %37, %2
  br i1 %38, label %49, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.Fold, ptr %28, i64 %34, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = icmp ugt i64 %41, %2
  br i1 %42, label %43, label %49

43:                                               ; preds = %39
  %44 = sub i64 %2, %37
  %45 = getelementptr inbounds %struct.Fold, ptr %28, i64 %34, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = urem i64 %44, %46
  %48 = add i64 %47, %37
  br label %49

49:                                               ; preds = %43, %39, %33
  %50 = phi i1 [ false, %43 ], [ true, %39 ], [ true, %33 ]
  %51 = phi i64 [ %48, %43 ], [ %35, %39 ], [ %35, %33 ]
  br i1 %50, label %30, label %52

52:                                               ; preds = %30, %49, %22
  %53 = phi i64 [ %2, %22 ], [ %51, %49 ], [ %2, %30 ]
  %54 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %52
  %58 = mul i64 %53, -7046029254386353131
  %59 = lshr i64 %58, 61
  %60 = lshr i64 %58, 32
  %61 = xor i64 %59, %60
  %62 = zext i32 %55 to i64
  br label %64

63:                                               ; preds = %64, %52
  ret void

64:                                               ; preds = %57, %64
  %65 = phi i64 [ 0, %57 ], [ %76, %64 ]
  %66 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %65, i32 2
  %69 = load i32, ptr %68, align 8
  %70 = zext i32 %69 to i64
  %71 = mul nuw i64 %61, %70
  %72 = lshr i64 %71, 32
  %73 = getelementptr inbounds %struct.Set, ptr %67, i64 %72
  tail call void @llvm.prefetch.p0(ptr %73, i32 0, i32 3, i32 1)
  %74 = getelementptr inbounds %struct.Set, ptr %67, i64 %72, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %74, i32 0, i32 3, i32 1)
  %75 = getelementptr inbounds %struct.Set, ptr %67, i64 %72, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %75, i32 0, i32 3, i32 1)
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp eq i64 %76, %62
  br i1 %77, label %63, label %64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @load(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr nocapture noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr {
  %9 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 14
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %4, 0
  %19 = and i1 %18, %17
  %20 = select i1 %19, i32 15, i32 %3
  %21 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 14, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %58, label %24

24:                                               ; preds = %8
  %25 = icmp ne i32 %6, 0
  %26 = or i1 %18, %25
  br i1 %26, label %27, label %58

27:                                               ; preds = %24
  %28 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %14, i64 noundef %2)
  %29 = extractvalue { ptr, i32 } %28, 0
  %30 = extractvalue { ptr, i32 } %28, 1
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Set, ptr %29, i64 0, i32 2, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = and i32 %20, %34
  %36 = load ptr, ptr %11, align 8
  %37 = xor i32 %35, %20
  %38 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  %41 = or i1 %25, %40
  br i1 %41, label %55, label %42

42:                                               ; preds = %27
  %43 = getelementptr inbounds %struct.Processor, ptr %36, i64 %13, i32 11
  %44 = load i32, ptr %43, align 4
  %45 = icmp ult i32 %44, 512
  br i1 %45, label %46, label %55

46:                                               ; preds = %42
  %47 = add i32 %44, 1
  store i32 %47, ptr %43, align 4
  %48 = zext i32 %44 to i64
  %49 = getelementptr inbounds %struct.Processor, ptr %36, i64 %13, i32 12, i64 %48
  %50 = getelementptr inbounds [16 x i32], ptr %29, i64 0, i64 %31
  %51 = load i32, ptr %50, align 4
  store ptr %29, ptr %49, align 8
  %52 = getelementptr inbounds i8, ptr %49, i64 8
  store i32 %30, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %49, i64 16
  store i32 %51, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %49, i64 20
  store i32 %37, ptr %54, align 4
  br label %58

55:                                               ; preds = %42, %27
  %56 = trunc i32 %37 to i8
  %57 = or i8 %33, %56
  store i8 %57, ptr %32, align 1
  br label %58

58:                                               ; preds = %55, %46, %24, %8
  %59 = phi i32 [ 0, %24 ], [ 0, %8 ], [ %35, %46 ], [ %35, %55 ]
  %60 = xor i32 %59, -1
  %61 = and i32 %20, %60
  %62 = tail call i32 @llvm.ctpop.i32(i32 %20)
  %63 = zext i32 %62 to i64
  %64 = icmp eq i32 %6, 0
  %65 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 3
  %66 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 1
  %67 = select i1 %64, ptr %66, ptr %65
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, %63
  store i64 %69, ptr %67, align 8
  %70 = tail call i32 @llvm.ctpop.i32(i32 %59)
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 4
  %73 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 2
  %74 = select i1 %64, ptr %73, ptr %72
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %71
  store i64 %76, ptr %74, align 8
  %77 = load i64, ptr %5, align 8
  %78 = add i64 %77, %63
  store i64 %78, ptr %5, align 8
  %79 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = add i64 %80, %71
  store i64 %81, ptr %79, align 8
  %82 = icmp eq i32 %61, 0
  br i1 %82, label %337, label %83

83:                                               ; preds = %58
  %84 = tail call i32 @llvm.ctpop.i32(i32 %61)
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 7
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, %85
  store i64 %88, ptr %86, align 8
  %89 = icmp eq i32 %7, 0
  br i1 %89, label %90, label %141

90:                                               ; preds = %83
  %91 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %137, label %94

94:                                               ; preds = %90
  %95 = urem i32 %1, %92
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %98 = load ptr, ptr %97, align 8
  %99 = shl nuw nsw i64 %96, 13
  %100 = mul i64 %2, -7046029254386353131
  %101 = lshr i64 %100, 49
  %102 = lshr i64 %100, 20
  %103 = xor i64 %101, %102
  %104 = and i64 %103, 8191
  %105 = or i64 %99, %104
  %106 = getelementptr inbounds %struct.Join, ptr %98, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %2, 1
  %109 = icmp eq i64 %107, %108
  br i1 %109, label %110, label %120

110:                                              ; preds = %94
  %111 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Join, ptr %98, i64 %105, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = sub i64 %112, %114
  %116 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %117 = load i32, ptr %116, align 4
  %118 = zext i32 %117 to i64
  %119 = icmp ule i64 %115, %118
  br label %120

120:                                              ; preds = %110, %94
  %121 = phi i1 [ false, %94 ], [ %119, %110 ]
  br i1 %121, label %122, label %126

122:                                              ; preds = %120
  %123 = getelementptr inbounds %struct.Join, ptr %98, i64 %105, i32 2
  %124 = load i32, ptr %123, align 8
  %125 = and i32 %124, %61
  br label %126

126:                                              ; preds = %122, %120
  %127 = phi i32 [ %125, %122 ], [ 0, %120 ]
  br i1 %121, label %133, label %128

128:                                              ; preds = %126
  %129 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %130 = load i64, ptr %129, align 8
  store i64 %108, ptr %106, align 8
  %131 = getelementptr inbounds i8, ptr %106, i64 8
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds i8, ptr %106, i64 16
  store i32 0, ptr %132, align 8
  br label %133

133:                                              ; preds = %128, %126
  %134 = getelementptr inbounds %struct.Join, ptr %98, i64 %105, i32 2
  %135 = load i32, ptr %134, align 8
  %136 = or i32 %135, %61
  store i32 %136, ptr %134, align 8
  br label %137

137:                                              ; preds = %90, %133
  %138 = phi i32 [ %127, %133 ], [ 0, %90 ]
  %139 = xor i32 %138, -1
  %140 = and i32 %61, %139
  br label %141

141:                                              ; preds = %137, %83
  %142 = phi i32 [ %61, %83 ], [ %140, %137 ]
  %143 = tail call i32 @llvm.ctpop.i32(i32 %142)
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = add i64 %146, %144
  store i64 %147, ptr %145, align 8
  %148 = icmp eq i32 %142, 0
  br i1 %148, label %325, label %149

149:                                              ; preds = %141
  %150 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %151 = load i32, ptr %150, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %179, label %153

153:                                              ; preds = %149
  %154 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %155 = load ptr, ptr %154, align 8
  %156 = zext i32 %151 to i64
  br label %160

157:                                              ; preds = %176
  %158 = add nuw nsw i64 %161, 1
  %159 = icmp eq i64 %158, %156
  br i1 %159, label %179, label %160

160:                                              ; preds = %157, %153
  %161 = phi i64 [ 0, %153 ], [ %158, %157 ]
  %162 = phi i64 [ undef, %153 ], [ %178, %157 ]
  %163 = getelementptr inbounds %struct.Fold, ptr %155, i64 %161
  %164 = load i64, ptr %163, align 8
  %165 = icmp ugt i64 %164, %2
  br i1 %165, label %176, label %166

166:                                              ; preds = %160
  %167 = getelementptr inbounds %struct.Fold, ptr %155, i64 %161, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp ugt i64 %168, %2
  br i1 %169, label %170, label %176

170:                                              ; preds = %166
  %171 = sub i64 %2, %164
  %172 = getelementptr inbounds %struct.Fold, ptr %155, i64 %161, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = urem i64 %171, %173
  %175 = add i64 %174, %164
  br label %176

176:                                              ; preds = %170, %166, %160
  %177 = phi i1 [ false, %170 ], [ true, %166 ], [ true, %160 ]
  %178 = phi i64 [ %175, %170 ], [ %162, %166 ], [ %162, %160 ]
  br i1 %177, label %157, label %179

179:                                              ; preds = %157, %176, %149
  %180 = phi i64 [ %2, %149 ], [ %178, %176 ], [ %2, %157 ]
  %181 = load ptr, ptr %9, align 8
  %182 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %183 = load i32, ptr %182, align 4
  %184 = icmp ugt i32 %183, 1
  %185 = lshr i32 %1, 1
  %186 = and i32 %185, 1
  %187 = select i1 %184, i32 %186, i32 0
  %188 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 8
  %189 = load i64, ptr %188, align 8
  %190 = add i64 %189, %144
  store i64 %190, ptr %188, align 8
  %191 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 11
  %192 = load i64, ptr %191, align 8
  %193 = add i64 %192, %144
  store i64 %193, ptr %191, align 8
  %194 = mul i64 %180, 1290601985087
  %195 = add i64 %194, 1896216165397
  %196 = lshr i64 %195, 40
  %197 = trunc i64 %196 to i32
  %198 = and i32 %197, 1
  %199 = select i1 %184, i32 %198, i32 0
  %200 = icmp eq i32 %187, %199
  br i1 %200, label %201, label %237

201:                                              ; preds = %179
  %202 = and i64 %196, 1
  %203 = select i1 %184, i64 %202, i64 0
  %204 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %203
  %205 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %204, i64 noundef %180)
  %206 = extractvalue { ptr, i32 } %205, 0
  %207 = extractvalue { ptr, i32 } %205, 1
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds %struct.Set, ptr %206, i64 0, i32 2, i64 %208
  %210 = load i8, ptr %209, align 1
  %211 = zext i8 %210 to i32
  %212 = and i32 %142, %211
  %213 = xor i32 %212, %142
  %214 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %215 = load i32, ptr %214, align 8
  switch i32 %215, label %227 [
    i32 4, label %216
    i32 2, label %219
  ]

216:                                              ; preds = %201
  %217 = icmp eq i32 %213, 0
  %218 = select i1 %217, i32 0, i32 15
  br label %227

219:                                              ; preds = %201
  %220 = and i32 %213, 3
  %221 = icmp eq i32 %220, 0
  %222 = select i1 %221, i32 0, i32 3
  %223 = and i32 %213, 12
  %224 = icmp eq i32 %223, 0
  %225 = select i1 %224, i32 0, i32 12
  %226 = or i32 %222, %225
  br label %227

227:                                              ; preds = %219, %216, %201
  %228 = phi i32 [ %218, %216 ], [ %226, %219 ], [ %213, %201 ]
  %229 = xor i32 %211, -1
  %230 = and i32 %228, %229
  %231 = tail call i32 @llvm.ctpop.i32(i32 %230)
  %232 = zext i32 %231 to i64
  %233 = load ptr, ptr %9, align 8
  %234 = getelementptr inbounds %struct.Totals, ptr %233, i64 0, i32 14
  %235 = load i64, ptr %234, align 8
  %236 = add i64 %235, %232
  store i64 %236, ptr %234, align 8
  br label %304

237:                                              ; preds = %179
  %238 = zext i32 %187 to i64
  %239 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %238
  %240 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %239, i64 noundef %180)
  %241 = extractvalue { ptr, i32 } %240, 0
  %242 = extractvalue { ptr, i32 } %240, 1
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds %struct.Set, ptr %241, i64 0, i32 2, i64 %243
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i32
  %247 = and i32 %142, %246
  %248 = xor i32 %247, %142
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %312, label %250

250:                                              ; preds = %237
  %251 = load i32, ptr %182, align 4
  %252 = icmp ugt i32 %251, 1
  %253 = and i64 %196, 1
  %254 = select i1 %252, i64 %253, i64 0
  %255 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %254
  %256 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %255, i64 noundef %180)
  %257 = extractvalue { ptr, i32 } %256, 0
  %258 = extractvalue { ptr, i32 } %256, 1
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds %struct.Set, ptr %257, i64 0, i32 2, i64 %259
  %261 = load i8, ptr %260, align 1
  %262 = zext i8 %261 to i32
  %263 = and i32 %248, %262
  %264 = xor i32 %263, %248
  %265 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %266 = load i32, ptr %265, align 8
  switch i32 %266, label %278 [
    i32 4, label %267
    i32 2, label %270
  ]

267:                                              ; preds = %250
  %268 = icmp eq i32 %264, 0
  %269 = select i1 %268, i32 0, i32 15
  br label %278

270:                                              ; preds = %250
  %271 = and i32 %264, 3
  %272 = icmp eq i32 %271, 0
  %273 = select i1 %272, i32 0, i32 3
  %274 = and i32 %264, 12
  %275 = icmp eq i32 %274, 0
  %276 = select i1 %275, i32 0, i32 12
  %277 = or i32 %273, %276
  br label %278

278:                                              ; preds = %270, %267, %250
  %279 = phi i32 [ %269, %267 ], [ %277, %270 ], [ %264, %250 ]
  %280 = xor i32 %262, -1
  %281 = and i32 %279, %280
  %282 = tail call i32 @llvm.ctpop.i32(i32 %281)
  %283 = zext i32 %282 to i64
  %284 = load ptr, ptr %9, align 8
  %285 = getelementptr inbounds %struct.Totals, ptr %284, i64 0, i32 14
  %286 = load i64, ptr %285, align 8
  %287 = add i64 %286, %283
  store i64 %287, ptr %285, align 8
  %288 = load i8, ptr %260, align 1
  %289 = trunc i32 %281 to i8
  %290 = or i8 %288, %289
  store i8 %290, ptr %260, align 1
  %291 = getelementptr inbounds %struct.Set, ptr %257, i64 0, i32 4, i64 %259
  %292 = load i8, ptr %291, align 1
  %293 = or i8 %292, 1
  store i8 %293, ptr %291, align 1
  %294 = tail call i32 @llvm.ctpop.i32(i32 %248)
  %295 = zext i32 %294 to i64
  %296 = load i64, ptr %191, align 8
  %297 = add i64 %296, %295
  store i64 %297, ptr %191, align 8
  %298 = tail call i32 @llvm.ctpop.i32(i32 %263)
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 12
  %301 = load i64, ptr %300, align 8
  %302 = add i64 %301, %299
  store i64 %302, ptr %300, align 8
  %303 = or i32 %263, %247
  br label %304

304:                                              ; preds = %227, %278
  %305 = phi ptr [ %244, %278 ], [ %209, %227 ]
  %306 = phi i32 [ %248, %278 ], [ %230, %227 ]
  %307 = phi i32 [ %247, %278 ], [ %212, %227 ]
  %308 = phi i32 [ %303, %278 ], [ %212, %227 ]
  %309 = load i8, ptr %305, align 1
  %310 = trunc i32 %306 to i8
  %311 = or i8 %309, %310
  store i8 %311, ptr %305, align 1
  br label %312

312:                                              ; preds = %304, %237
  %313 = phi i32 [ %247, %237 ], [ %307, %304 ]
  %314 = phi i32 [ %247, %237 ], [ %308, %304 ]
  %315 = tail call i32 @llvm.ctpop.i32(i32 %313)
  %316 = zext i32 %315 to i64
  %317 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 12
  %318 = load i64, ptr %317, align 8
  %319 = add i64 %318, %316
  store i64 %319, ptr %317, align 8
  %320 = tail call i32 @llvm.ctpop.i32(i32 %314)
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 13
  %323 = load i64, ptr %322, align 8
  %324 = add i64 %323, %321
  store i64 %324, ptr %322, align 8
  br label %325

325:                                              ; preds = %141, %312
  %326 = phi i32 [ %314, %312 ], [ 0, %141 ]
  %327 = tail call i32 @llvm.ctpop.i32(i32 %326)
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %330 = load i64, ptr %329, align 8
  %331 = add i64 %330, %328
  store i64 %331, ptr %329, align 8
  %332 = icmp eq i32 %326, %142
  %333 = select i1 %332, i32 1, i32 3
  %334 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %335 = load i32, ptr %334, align 4
  %336 = or i32 %335, %333
  store i32 %336, ptr %334, align 4
  br label %337

337:                                              ; preds = %58, %325
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @store(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = zext i32 %1 to i64
  %11 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %12 = zext i32 %11 to i64
  %13 = load i64, ptr %5, align 8
  %14 = add i64 %13, %12
  store i64 %14, ptr %5, align 8
  %15 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, %12
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Totals, ptr %19, i64 0, i32 5
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, %12
  store i64 %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 14, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %87, label %26

26:                                               ; preds = %7
  %27 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 14
  %28 = load ptr, ptr %27, align 8
  %29 = mul i64 %2, -7046029254386353131
  %30 = lshr i64 %29, 61
  %31 = lshr i64 %29, 32
  %32 = xor i64 %30, %31
  %33 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 14, i32 2
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = mul nuw i64 %32, %35
  %37 = lshr i64 %36, 32
  %38 = getelementptr inbounds %struct.Set, ptr %28, i64 %37
  %39 = trunc i64 %2 to i32
  %40 = add i32 %39, 1
  br label %41

41:                                               ; preds = %41, %26
  %42 = phi i64 [ 0, %26 ], [ %51, %41 ]
  %43 = phi i32 [ 0, %26 ], [ %50, %41 ]
  %44 = getelementptr inbounds [16 x i32], ptr %38, i64 0, i64 %42
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %40
  %47 = zext i1 %46 to i32
  %48 = trunc i64 %42 to i32
  %49 = shl i32 %47, %48
  %50 = or i32 %49, %43
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, 16
  br i1 %52, label %53, label %41

53:                                               ; preds = %41
  %54 = icmp ne ptr %4, null
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %53
  %57 = tail call i32 @llvm.cttz.i32(i32 %50, i1 true)
  br label %68

58:                                               ; preds = %53
  %59 = icmp eq i32 %6, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %87, label %64

64:                                               ; preds = %60, %58
  %65 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %27, i64 noundef %2)
  %66 = extractvalue { ptr, i32 } %65, 0
  %67 = extractvalue { ptr, i32 } %65, 1
  br label %68

68:                                               ; preds = %64, %56
  %69 = phi ptr [ %38, %56 ], [ %66, %64 ]
  %70 = phi i32 [ %57, %56 ], [ %67, %64 ]
  %71 = icmp eq i32 %6, 0
  %72 = icmp eq i32 %50, 0
  %73 = or i1 %54, %72
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %81, label %75

75:                                               ; preds = %68
  %76 = zext i32 %70 to i64
  %77 = getelementptr inbounds %struct.Set, ptr %69, i64 0, i32 2, i64 %76
  %78 = load i8, ptr %77, align 1
  %79 = trunc i32 %3 to i8
  %80 = or i8 %78, %79
  store i8 %80, ptr %77, align 1
  br label %81

81:                                               ; preds = %75, %68
  br i1 %55, label %87, label %82

82:                                               ; preds = %81
  %83 = load ptr, ptr %18, align 8
  %84 = getelementptr inbounds %struct.Totals, ptr %83, i64 0, i32 6
  %85 = load i64, ptr %84, align 8
  %86 = add i64 %85, %12
  store i64 %86, ptr %84, align 8
  br label %87

87:                                               ; preds = %60, %82, %81, %7
  %88 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %117, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %93 = load ptr, ptr %92, align 8
  %94 = zext i32 %89 to i64
  br label %98

95:                                               ; preds = %114
  %96 = add nuw nsw i64 %99, 1
  %97 = icmp eq i64 %96, %94
  br i1 %97, label %117, label %98

98:                                               ; preds = %95, %91
  %99 = phi i64 [ 0, %91 ], [ %96, %95 ]
  %100 = phi i64 [ undef, %91 ], [ %116, %95 ]
  %101 = getelementptr inbounds %struct.Fold, ptr %93, i64 %99
  %102 = load i64, ptr %101, align 8
  %103 = icmp ugt i64 %102, %2
  br i1 %103, label %114, label %104

104:                                              ; preds = %98
  %105 = getelementptr inbounds %struct.Fold, ptr %93, i64 %99, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp ugt i64 %106, %2
  br i1 %107, label %108, label %114

108:                                              ; preds = %104
  %109 = sub i64 %2, %102
  %110 = getelementptr inbounds %struct.Fold, ptr %93, i64 %99, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = urem i64 %109, %111
  %113 = add i64 %112, %102
  br label %114

114:                                              ; preds = %108, %104, %98
  %115 = phi i1 [ false, %108 ], [ true, %104 ], [ true, %98 ]
  %116 = phi i64 [ %113, %108 ], [ %100, %104 ], [ %100, %98 ]
  br i1 %115, label %95, label %117

117:                                              ; preds = %95, %114, %87
  %118 = phi i64 [ %2, %87 ], [ %116, %114 ], [ %2, %95 ]
  %119 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %120 = load i32, ptr %119, align 4
  %121 = icmp ugt i32 %120, 1
  %122 = mul i64 %118, 1290601985087
  %123 = add i64 %122, 1896216165397
  %124 = lshr i64 %123, 40
  %125 = and i64 %124, 1
  %126 = select i1 %121, i64 %125, i64 0
  %127 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %126
  %128 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %127, i64 noundef %118)
  %129 = extractvalue { ptr, i32 } %128, 0
  %130 = extractvalue { ptr, i32 } %128, 1
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds %struct.Set, ptr %129, i64 0, i32 2, i64 %131
  %133 = getelementptr inbounds %struct.Set, ptr %129, i64 0, i32 3, i64 %131
  %134 = load i8, ptr %133, align 1
  %135 = getelementptr inbounds %struct.Set, ptr %129, i64 0, i32 4, i64 %131
  %136 = load i8, ptr %135, align 1
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %182, label %138

138:                                              ; preds = %117
  %139 = load i32, ptr %119, align 4
  %140 = icmp ult i32 %139, 2
  %141 = mul i64 %118, -7620389936792862720
  %142 = add i64 %141, -2540129978930954240
  %143 = icmp sgt i64 %142, -1
  %144 = or i1 %143, %140
  %145 = zext i1 %144 to i64
  %146 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = mul i64 %118, -7046029254386353131
  %149 = lshr i64 %148, 61
  %150 = lshr i64 %148, 32
  %151 = xor i64 %149, %150
  %152 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %145, i32 2
  %153 = load i32, ptr %152, align 8
  %154 = zext i32 %153 to i64
  %155 = mul nuw i64 %151, %154
  %156 = lshr i64 %155, 32
  %157 = getelementptr inbounds %struct.Set, ptr %147, i64 %156
  %158 = trunc i64 %118 to i32
  %159 = add i32 %158, 1
  br label %160

160:                                              ; preds = %160, %138
  %161 = phi i64 [ 0, %138 ], [ %170, %160 ]
  %162 = phi i32 [ 0, %138 ], [ %169, %160 ]
  %163 = getelementptr inbounds [16 x i32], ptr %157, i64 0, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, %159
  %166 = zext i1 %165 to i32
  %167 = trunc i64 %161 to i32
  %168 = shl i32 %166, %167
  %169 = or i32 %168, %162
  %170 = add nuw nsw i64 %161, 1
  %171 = icmp eq i64 %170, 16
  br i1 %171, label %172, label %160

172:                                              ; preds = %160
  %173 = icmp eq i32 %169, 0
  br i1 %173, label %182, label %174

174:                                              ; preds = %172
  %175 = tail call i32 @llvm.cttz.i32(i32 %169, i1 true)
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds %struct.Set, ptr %147, i64 %156, i32 2, i64 %176
  %178 = load i8, ptr %177, align 1
  %179 = trunc i32 %3 to i8
  %180 = xor i8 %179, -1
  %181 = and i8 %178, %180
  store i8 %181, ptr %177, align 1
  br label %182

182:                                              ; preds = %174, %172, %117
  %183 = load ptr, ptr %18, align 8
  %184 = getelementptr inbounds %struct.Totals, ptr %183, i64 0, i32 9
  %185 = load i64, ptr %184, align 8
  %186 = add i64 %185, %12
  store i64 %186, ptr %184, align 8
  %187 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %126, i32 1
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr %127, align 8
  %190 = ptrtoint ptr %129 to i64
  %191 = ptrtoint ptr %189 to i64
  %192 = sub i64 %190, %191
  %193 = sdiv exact i64 %192, 192
  %194 = shl nsw i64 %193, 4
  %195 = add nsw i64 %194, %131
  %196 = shl nsw i64 %195, 2
  %197 = getelementptr inbounds i32, ptr %188, i64 %196
  %198 = icmp eq ptr %4, null
  br i1 %198, label %236, label %199

199:                                              ; preds = %182
  %200 = zext i8 %134 to i32
  br label %201

201:                                              ; preds = %233, %199
  %202 = phi i64 [ 0, %199 ], [ %234, %233 ]
  %203 = load i8, ptr %132, align 1
  %204 = zext i8 %203 to i32
  %205 = xor i32 %204, -1
  %206 = trunc i64 %202 to i32
  %207 = shl nuw i32 1, %206
  %208 = and i32 %205, %3
  %209 = and i32 %208, %207
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %233, label %211

211:                                              ; preds = %201
  %212 = and i32 %207, %200
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %216

214:                                              ; preds = %211
  %215 = getelementptr inbounds i32, ptr %197, i64 %202
  store i32 0, ptr %215, align 4
  br label %216

216:                                              ; preds = %214, %211
  %217 = lshr i64 %202, 1
  %218 = and i64 %217, 2147483647
  %219 = getelementptr inbounds i64, ptr %4, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = shl i64 %202, 5
  %222 = and i64 %221, 32
  %223 = lshr i64 %220, %222
  %224 = trunc i64 %223 to i32
  %225 = getelementptr inbounds i32, ptr %197, i64 %202
  %226 = load i32, ptr %225, align 4
  %227 = or i32 %226, %224
  store i32 %227, ptr %225, align 4
  %228 = icmp eq i32 %227, -1
  br i1 %228, label %229, label %233

229:                                              ; preds = %216
  %230 = load i8, ptr %132, align 1
  %231 = trunc i32 %207 to i8
  %232 = or i8 %230, %231
  store i8 %232, ptr %132, align 1
  br label %233

233:                                              ; preds = %229, %216, %201
  %234 = add nuw nsw i64 %202, 1
  %235 = icmp eq i64 %234, 4
  br i1 %235, label %240, label %201

236:                                              ; preds = %182
  %237 = load i8, ptr %132, align 1
  %238 = trunc i32 %3 to i8
  %239 = or i8 %237, %238
  store i8 %239, ptr %132, align 1
  br label %240

240:                                              ; preds = %233, %236
  %241 = load i8, ptr %133, align 1
  %242 = icmp eq i8 %241, 0
  br i1 %242, label %243, label %294

243:                                              ; preds = %240
  %244 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %247 = load i64, ptr %246, align 8
  %248 = add i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %250 = load i32, ptr %249, align 8
  %251 = zext i32 %250 to i64
  %252 = urem i64 %247, %251
  %253 = getelementptr inbounds %struct.Dirty, ptr %245, i64 %252
  %254 = load ptr, ptr %253, align 8
  %255 = icmp eq ptr %254, null
  br i1 %255, label %289, label %256

256:                                              ; preds = %243
  %257 = getelementptr inbounds %struct.Place, ptr %253, i64 0, i32 1
  %258 = load i32, ptr %257, align 8
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds [16 x i32], ptr %254, i64 0, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = getelementptr inbounds %struct.Dirty, ptr %245, i64 %252, i32 1
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %261, %263
  br i1 %264, label %265, label %289

265:                                              ; preds = %256
  %266 = getelementptr inbounds %struct.Set, ptr %254, i64 0, i32 3, i64 %259
  %267 = load i8, ptr %266, align 1
  %268 = tail call i8 @llvm.ctpop.i8(i8 %267)
  %269 = zext i8 %268 to i64
  %270 = load ptr, ptr %18, align 8
  %271 = getelementptr inbounds %struct.Totals, ptr %270, i64 0, i32 15
  %272 = load i64, ptr %271, align 8
  %273 = add i64 %272, %269
  store i64 %273, ptr %271, align 8
  %274 = load i8, ptr %266, align 1
  %275 = zext i8 %274 to i32
  %276 = getelementptr inbounds %struct.Set, ptr %254, i64 0, i32 2, i64 %259
  %277 = load i8, ptr %276, align 1
  %278 = zext i8 %277 to i32
  %279 = xor i32 %278, -1
  %280 = and i32 %279, %275
  %281 = tail call i32 @llvm.ctpop.i32(i32 %280)
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds %struct.Totals, ptr %270, i64 0, i32 14
  %284 = load i64, ptr %283, align 8
  %285 = add i64 %284, %282
  store i64 %285, ptr %283, align 8
  %286 = load i8, ptr %266, align 1
  %287 = load i8, ptr %276, align 1
  %288 = or i8 %287, %286
  store i8 %288, ptr %276, align 1
  store i8 0, ptr %266, align 1
  br label %289

289:                                              ; preds = %265, %256, %243
  %290 = getelementptr inbounds [16 x i32], ptr %129, i64 0, i64 %131
  %291 = load i32, ptr %290, align 4
  store ptr %129, ptr %253, align 8
  %292 = getelementptr inbounds i8, ptr %253, i64 8
  store i32 %130, ptr %292, align 8
  %293 = getelementptr inbounds i8, ptr %253, i64 16
  store i32 %291, ptr %293, align 8
  br label %294

294:                                              ; preds = %240, %289
  %295 = load i8, ptr %133, align 1
  %296 = trunc i32 %3 to i8
  %297 = or i8 %295, %296
  store i8 %297, ptr %133, align 1
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc { ptr, i32 } @place_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %1, align 8
  %5 = mul i64 %2, -7046029254386353131
  %6 = lshr i64 %5, 61
  %7 = lshr i64 %5, 32
  %8 = xor i64 %6, %7
  %9 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 2
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = mul nuw i64 %8, %11
  %13 = lshr i64 %12, 32
  %14 = getelementptr inbounds %struct.Set, ptr %4, i64 %13
  %15 = trunc i64 %2 to i32
  %16 = add i32 %15, 1
  br label %17

17:                                               ; preds = %17, %3
  %18 = phi i64 [ 0, %3 ], [ %27, %17 ]
  %19 = phi i32 [ 0, %3 ], [ %26, %17 ]
  %20 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, %16
  %23 = zext i1 %22 to i32
  %24 = trunc i64 %18 to i32
  %25 = shl i32 %23, %24
  %26 = or i32 %25, %19
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, 16
  br i1 %28, label %29, label %17

29:                                               ; preds = %17
  %30 = icmp eq i32 %26, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %29
  %32 = tail call i32 @llvm.cttz.i32(i32 %26, i1 true)
  br label %74

33:                                               ; preds = %29, %38
  %34 = phi i64 [ %39, %38 ], [ 0, %29 ]
  %35 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %72, label %38

38:                                               ; preds = %33
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, 16
  br i1 %40, label %41, label %33

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %43 = load i32, ptr %42, align 8
  %44 = zext i32 %43 to i64
  %45 = mul i64 %44, -7046029254386353131
  %46 = lshr i64 %45, 49
  %47 = lshr i64 %45, 20
  %48 = xor i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  %53 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %54 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %55 = select i1 %52, ptr %54, ptr %53
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %41, %58
  %59 = phi i32 [ %69, %58 ], [ -1, %41 ]
  %60 = phi i32 [ %68, %58 ], [ 0, %41 ]
  %61 = phi i32 [ %70, %58 ], [ 0, %41 ]
  %62 = add i32 %61, %49
  %63 = and i32 %62, 15
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = icmp ult i32 %66, %59
  %68 = select i1 %67, i32 %63, i32 %60
  %69 = tail call i32 @llvm.umin.i32(i32 %66, i32 %59)
  %70 = add nuw i32 %61, 1
  %71 = icmp eq i32 %70, %56
  br i1 %71, label %74, label %58

72:                                               ; preds = %33
  %73 = trunc i64 %34 to i32
  br label %74

74:                                               ; preds = %58, %72, %41, %31
  %75 = phi i32 [ %32, %31 ], [ 0, %41 ], [ %73, %72 ], [ %68, %58 ]
  br i1 %30, label %76, label %108

76:                                               ; preds = %74
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 3, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %104, label %81

81:                                               ; preds = %76
  %82 = tail call i8 @llvm.ctpop.i8(i8 %79)
  %83 = zext i8 %82 to i64
  %84 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Totals, ptr %85, i64 0, i32 15
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, %83
  store i64 %88, ptr %86, align 8
  %89 = load i8, ptr %78, align 1
  %90 = zext i8 %89 to i32
  %91 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %77
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = xor i32 %93, -1
  %95 = and i32 %94, %90
  %96 = tail call i32 @llvm.ctpop.i32(i32 %95)
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds %struct.Totals, ptr %85, i64 0, i32 14
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %97
  store i64 %100, ptr %98, align 8
  %101 = load i8, ptr %78, align 1
  %102 = load i8, ptr %91, align 1
  %103 = or i8 %102, %101
  store i8 %103, ptr %91, align 1
  store i8 0, ptr %78, align 1
  br label %104

104:                                              ; preds = %81, %76
  %105 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %77
  store i32 %16, ptr %105, align 4
  %106 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 4, i64 %77
  store i8 0, ptr %106, align 1
  store i8 0, ptr %78, align 1
  %107 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %77
  store i8 0, ptr %107, align 1
  br label %108

108:                                              ; preds = %104, %74
  %109 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %110 = load i32, ptr %109, align 8
  %111 = add i32 %110, 1
  store i32 %111, ptr %109, align 8
  %112 = zext i32 %75 to i64
  %113 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %112
  store i32 %111, ptr %113, align 4
  %114 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %115 = insertvalue { ptr, i32 } %114, i32 %75, 1
  ret { ptr, i32 } %115
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)



