; sha256 of the sources: 0da857ce01ad4e75b13849346ba5c80c69e0e6c49dfa49c6a9520506d0868b6e

%struct.Hierarchy = type { %struct.Config, ptr, i64, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, i32, i32, [512 x %struct.Coming], ptr, %struct.Cache }
%struct.Coming = type { %struct.Place, i32, i32 }
%struct.Place = type { ptr, i32 }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
%struct.SlotTraffic = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.Fold = type { i64, i64, i64 }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %2 = tail call dereferenceable_or_null(256) ptr @calloc(i64 noundef 1, i64 noundef 256)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %2, ptr noundef nonnull align 8 dereferenceable(128) %0, i64 128, i1 false)
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
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %28 = load i32, ptr %27, align 4
  %29 = icmp ne i32 %28, 0
  %30 = icmp ne i32 %4, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %45

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = zext i32 %4 to i64
  br label %56

37:                                               ; preds = %20, %37
  %38 = phi i64 [ 0, %20 ], [ %43, %37 ]
  %39 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 13
  %40 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 13, i32 2
  store i32 %23, ptr %40, align 8
  %41 = tail call ptr @calloc(i64 noundef %24, i64 noundef 192)
  store ptr %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 13, i32 1
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
  %59 = getelementptr inbounds %struct.Processor, ptr %6, i64 %57, i32 12
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
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %19 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %24 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %26 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %35 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 23
  %36 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %37 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  br label %39

39:                                               ; preds = %806, %2
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
  %80 = load i32, ptr %14, align 4
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
  %92 = load i32, ptr %15, align 4
  %93 = mul i32 %92, %74
  br label %94

94:                                               ; preds = %91, %79
  %95 = phi i32 [ %93, %91 ], [ 0, %79 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds %struct.Processor, ptr %40, i64 %42, i32 12
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
  br i1 %128, label %810, label %129

129:                                              ; preds = %124, %123
  %130 = load i32, ptr %9, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %810, label %132

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
  br i1 %184, label %801, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 6
  %187 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 8
  %188 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 10
  %189 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 9
  %190 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 5
  %191 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 7
  br label %192

192:                                              ; preds = %798, %185
  %193 = load i32, ptr %186, align 8
  %194 = icmp ult i32 %193, 64
  br i1 %194, label %195, label %200

195:                                              ; preds = %192
  %196 = load i64, ptr %182, align 8
  %197 = zext i32 %193 to i64
  %198 = shl i64 -1, %197
  %199 = and i64 %196, %198
  br label %200

200:                                              ; preds = %195, %192
  %201 = phi i64 [ %199, %195 ], [ 0, %192 ]
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %200
  %204 = load i64, ptr %182, align 8
  br label %205

205:                                              ; preds = %203, %200
  %206 = phi i64 [ %204, %203 ], [ %201, %200 ]
  %207 = tail call i64 @llvm.cttz.i64(i64 %206, i1 true)
  %208 = trunc i64 %207 to i32
  %209 = getelementptr inbounds [64 x ptr], ptr %136, i64 0, i64 %207
  %210 = load ptr, ptr %209, align 8
  %211 = load i64, ptr %210, align 8
  %212 = lshr i64 %211, 60
  %213 = trunc i64 %212 to i32
  %214 = icmp eq i32 %213, 6
  %215 = and i32 %213, 13
  %216 = icmp eq i32 %215, 1
  br i1 %216, label %217, label %249

217:                                              ; preds = %205
  %218 = load i32, ptr %187, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %249, label %220

220:                                              ; preds = %217
  %221 = add nuw nsw i32 %208, 1
  %222 = load i32, ptr %188, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %248, label %224

224:                                              ; preds = %220, %243
  %225 = phi i64 [ %244, %243 ], [ 0, %220 ]
  %226 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %225
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds %struct.Place, ptr %226, i64 0, i32 1
  %229 = load i32, ptr %228, align 8
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds [16 x i32], ptr %227, i64 0, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %225, i32 1
  %234 = load i32, ptr %233, align 8
  %235 = icmp eq i32 %232, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %224
  %237 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %225, i32 2
  %238 = load i32, ptr %237, align 4
  %239 = getelementptr inbounds %struct.Set, ptr %227, i64 0, i32 2, i64 %230
  %240 = load i8, ptr %239, align 1
  %241 = trunc i32 %238 to i8
  %242 = or i8 %240, %241
  store i8 %242, ptr %239, align 1
  br label %243

243:                                              ; preds = %236, %224
  %244 = add nuw nsw i64 %225, 1
  %245 = load i32, ptr %188, align 8
  %246 = zext i32 %245 to i64
  %247 = icmp ult i64 %244, %246
  br i1 %247, label %224, label %248

248:                                              ; preds = %243, %220
  store i32 %221, ptr %186, align 8
  store i32 0, ptr %188, align 8
  store i32 0, ptr %189, align 4
  store i32 0, ptr %187, align 8
  br label %796

249:                                              ; preds = %217, %205
  %250 = phi ptr [ %189, %217 ], [ %187, %205 ]
  %251 = load i32, ptr %250, align 4
  %252 = add i32 %251, 1
  store i32 %252, ptr %250, align 4
  br i1 %214, label %261, label %253

253:                                              ; preds = %249
  %254 = load i32, ptr %187, align 8
  %255 = load i32, ptr %16, align 8
  %256 = icmp ult i32 %254, %255
  br i1 %256, label %257, label %261

257:                                              ; preds = %253
  %258 = load i32, ptr %189, align 4
  %259 = load i32, ptr %17, align 4
  %260 = icmp uge i32 %258, %259
  br label %261

261:                                              ; preds = %257, %253, %249
  %262 = phi i1 [ true, %253 ], [ true, %249 ], [ %260, %257 ]
  store i32 %208, ptr %186, align 8
  br i1 %214, label %689, label %263

263:                                              ; preds = %261
  %264 = and i64 %211, 576460752303423488
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %274, label %266

266:                                              ; preds = %274, %263
  %267 = load i64, ptr %210, align 8
  %268 = lshr i64 %267, 44
  %269 = load ptr, ptr %18, align 8
  %270 = and i64 %268, 32767
  %271 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270
  store i32 0, ptr %19, align 4
  %272 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270, i32 2
  %273 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270, i32 3
  br label %307

274:                                              ; preds = %263, %274
  %275 = phi i64 [ %285, %274 ], [ %211, %263 ]
  %276 = phi ptr [ %280, %274 ], [ %210, %263 ]
  %277 = and i64 %275, -1152921504606846976
  %278 = icmp eq i64 %277, 3458764513820540928
  %279 = select i1 %278, i64 3, i64 1
  %280 = getelementptr inbounds i64, ptr %276, i64 %279
  %281 = load ptr, ptr %3, align 8
  %282 = getelementptr inbounds %struct.Processor, ptr %281, i64 %135
  %283 = load i64, ptr %280, align 8
  %284 = and i64 %283, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %282, i64 noundef %284)
  %285 = load i64, ptr %280, align 8
  %286 = and i64 %285, 576460752303423488
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %274, label %266

288:                                              ; preds = %599
  %289 = trunc i64 %268 to i32
  %290 = and i32 %289, 32767
  %291 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270, i32 4
  %292 = load i64, ptr %291, align 8
  %293 = add i64 %292, 1
  store i64 %293, ptr %291, align 8
  %294 = load i32, ptr %19, align 4
  %295 = and i32 %294, 1
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270, i32 5
  %298 = load i64, ptr %297, align 8
  %299 = add i64 %298, %296
  store i64 %299, ptr %297, align 8
  %300 = lshr i32 %294, 1
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds %struct.SlotTraffic, ptr %269, i64 %270, i32 6
  %303 = load i64, ptr %302, align 8
  %304 = add i64 %303, %301
  store i64 %304, ptr %302, align 8
  %305 = load i32, ptr %32, align 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %688, label %602

307:                                              ; preds = %599, %266
  %308 = phi ptr [ %210, %266 ], [ %326, %599 ]
  %309 = getelementptr inbounds i64, ptr %308, i64 1
  %310 = load i64, ptr %308, align 8
  %311 = and i64 %310, 1099511627775
  %312 = lshr i64 %310, 60
  %313 = trunc i64 %312 to i32
  %314 = lshr i64 %310, 40
  %315 = trunc i64 %314 to i32
  %316 = and i32 %315, 15
  %317 = lshr i64 %310, 44
  %318 = and i64 %317, 32767
  %319 = load ptr, ptr %20, align 8
  %320 = getelementptr inbounds i8, ptr %319, i64 %318
  %321 = load i8, ptr %320, align 1
  %322 = zext i8 %321 to i32
  %323 = icmp eq i32 %313, 3
  %324 = select i1 %323, ptr %309, ptr null
  %325 = getelementptr inbounds i64, ptr %308, i64 3
  %326 = select i1 %323, ptr %325, ptr %309
  %327 = icmp eq i8 %321, 2
  br i1 %327, label %599, label %328

328:                                              ; preds = %307
  switch i32 %313, label %598 [
    i32 0, label %329
    i32 7, label %330
    i32 4, label %331
    i32 5, label %344
    i32 2, label %357
  ]

329:                                              ; preds = %328
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %311, i32 noundef %316, i32 noundef %322, ptr noundef %271, i32 noundef 0, i32 noundef 0)
  br label %599

330:                                              ; preds = %328
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %311, i32 noundef %316, i32 noundef %322, ptr noundef %271, i32 noundef 0, i32 noundef 1)
  br label %599

331:                                              ; preds = %328
  %332 = load i32, ptr %29, align 4
  %333 = zext i32 %332 to i64
  %334 = mul nuw i64 %333, %135
  %335 = load i32, ptr %30, align 8
  %336 = zext i32 %335 to i64
  %337 = mul i64 %334, %336
  %338 = add i64 %337, %207
  %339 = load i32, ptr %31, align 4
  %340 = zext i32 %339 to i64
  %341 = mul i64 %338, %340
  %342 = add nuw nsw i64 %311, 2147483648
  %343 = add i64 %342, %341
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %343, i32 noundef %316, i32 noundef %322, ptr noundef %271, i32 noundef 1, i32 noundef 0)
  br label %599

344:                                              ; preds = %328
  %345 = load i32, ptr %29, align 4
  %346 = zext i32 %345 to i64
  %347 = mul nuw i64 %346, %135
  %348 = load i32, ptr %30, align 8
  %349 = zext i32 %348 to i64
  %350 = mul i64 %347, %349
  %351 = add i64 %350, %207
  %352 = load i32, ptr %31, align 4
  %353 = zext i32 %352 to i64
  %354 = mul i64 %351, %353
  %355 = add nuw nsw i64 %311, 2147483648
  %356 = add i64 %355, %354
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %356, i32 noundef %316, ptr noundef null, ptr noundef %271, i32 noundef 1)
  br label %599

357:                                              ; preds = %328
  %358 = load ptr, ptr %3, align 8
  %359 = getelementptr inbounds %struct.Processor, ptr %358, i64 %135, i32 13, i32 2
  %360 = load i32, ptr %359, align 8
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %373, label %362

362:                                              ; preds = %357
  %363 = getelementptr inbounds %struct.Processor, ptr %358, i64 %135, i32 13
  %364 = load ptr, ptr %363, align 8
  %365 = mul i64 %311, -7046029254386353131
  %366 = lshr i64 %365, 61
  %367 = lshr i64 %365, 32
  %368 = xor i64 %366, %367
  %369 = zext i32 %360 to i64
  %370 = mul nuw i64 %368, %369
  %371 = lshr i64 %370, 32
  %372 = getelementptr inbounds %struct.Set, ptr %364, i64 %371
  br label %373

373:                                              ; preds = %362, %357
  %374 = phi ptr [ %372, %362 ], [ null, %357 ]
  %375 = icmp eq ptr %374, null
  br i1 %375, label %391, label %376

376:                                              ; preds = %373
  %377 = trunc i64 %310 to i32
  %378 = add i32 %377, 1
  br label %379

379:                                              ; preds = %379, %376
  %380 = phi i64 [ 0, %376 ], [ %389, %379 ]
  %381 = phi i32 [ 0, %376 ], [ %388, %379 ]
  %382 = getelementptr inbounds [16 x i32], ptr %374, i64 0, i64 %380
  %383 = load i32, ptr %382, align 4
  %384 = icmp eq i32 %383, %378
  %385 = zext i1 %384 to i32
  %386 = trunc i64 %380 to i32
  %387 = shl i32 %385, %386
  %388 = or i32 %387, %381
  %389 = add nuw nsw i64 %380, 1
  %390 = icmp eq i64 %389, 16
  br i1 %390, label %391, label %379

391:                                              ; preds = %379, %373
  %392 = phi i32 [ 0, %373 ], [ %388, %379 ]
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %402, label %394

394:                                              ; preds = %391
  %395 = tail call i32 @llvm.cttz.i32(i32 %392, i1 true)
  %396 = zext i32 %395 to i64
  %397 = getelementptr inbounds %struct.Set, ptr %374, i64 0, i32 2, i64 %396
  %398 = load i8, ptr %397, align 1
  %399 = trunc i32 %316 to i8
  %400 = xor i8 %399, -1
  %401 = and i8 %398, %400
  store i8 %401, ptr %397, align 1
  br label %402

402:                                              ; preds = %394, %391
  %403 = tail call i32 @llvm.ctpop.i32(i32 %316)
  %404 = zext i32 %403 to i64
  %405 = load i64, ptr %271, align 8
  %406 = add i64 %405, %404
  store i64 %406, ptr %271, align 8
  %407 = load i64, ptr %272, align 8
  %408 = add i64 %407, %404
  store i64 %408, ptr %272, align 8
  %409 = load i32, ptr %21, align 8
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %436, label %411

411:                                              ; preds = %402
  %412 = load ptr, ptr %22, align 8
  %413 = zext i32 %409 to i64
  br label %417

414:                                              ; preds = %433
  %415 = add nuw nsw i64 %418, 1
  %416 = icmp eq i64 %415, %413
  br i1 %416, label %436, label %417

417:                                              ; preds = %414, %411
  %418 = phi i64 [ 0, %411 ], [ %415, %414 ]
  %419 = phi i64 [ undef, %411 ], [ %435, %414 ]
  %420 = getelementptr inbounds %struct.Fold, ptr %412, i64 %418
  %421 = load i64, ptr %420, align 8
  %422 = icmp ult i64 %311, %421
  br i1 %422, label %433, label %423

423:                                              ; preds = %417
  %424 = getelementptr inbounds %struct.Fold, ptr %412, i64 %418, i32 1
  %425 = load i64, ptr %424, align 8
  %426 = icmp ugt i64 %425, %311
  br i1 %426, label %427, label %433

427:                                              ; preds = %423
  %428 = sub i64 %311, %421
  %429 = getelementptr inbounds %struct.Fold, ptr %412, i64 %418, i32 2
  %430 = load i64, ptr %429, align 8
  %431 = urem i64 %428, %430
  %432 = add i64 %431, %421
  br label %433

433:                                              ; preds = %427, %423, %417
  %434 = phi i1 [ false, %427 ], [ true, %423 ], [ true, %417 ]
  %435 = phi i64 [ %432, %427 ], [ %419, %423 ], [ %419, %417 ]
  br i1 %434, label %414, label %436

436:                                              ; preds = %433, %414, %402
  %437 = phi i64 [ %311, %402 ], [ %435, %433 ], [ %311, %414 ]
  %438 = load ptr, ptr %23, align 8
  %439 = getelementptr inbounds %struct.Totals, ptr %438, i64 0, i32 8
  %440 = load i64, ptr %439, align 8
  %441 = add i64 %440, %404
  store i64 %441, ptr %439, align 8
  %442 = load i32, ptr %24, align 4
  %443 = icmp ugt i32 %442, 1
  %444 = mul i64 %437, 1290601985087
  %445 = add i64 %444, 1896216165397
  %446 = lshr i64 %445, 40
  %447 = and i64 %446, 1
  %448 = select i1 %443, i64 %447, i64 0
  %449 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %448
  %450 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %449, i64 noundef %437)
  %451 = extractvalue { ptr, i32 } %450, 0
  %452 = extractvalue { ptr, i32 } %450, 1
  %453 = zext i32 %452 to i64
  %454 = getelementptr inbounds %struct.Set, ptr %451, i64 0, i32 2, i64 %453
  %455 = load i8, ptr %454, align 1
  %456 = zext i8 %455 to i32
  %457 = and i32 %316, %456
  %458 = xor i32 %457, %316
  %459 = load i32, ptr %25, align 8
  switch i32 %459, label %470 [
    i32 4, label %460
    i32 2, label %463
  ]

460:                                              ; preds = %436
  %461 = icmp eq i32 %458, 0
  %462 = select i1 %461, i32 0, i32 15
  br label %470

463:                                              ; preds = %436
  %464 = and i32 %458, 3
  %465 = icmp eq i32 %464, 0
  %466 = select i1 %465, i32 0, i32 3
  %467 = icmp ult i32 %458, 4
  %468 = select i1 %467, i32 0, i32 12
  %469 = or i32 %466, %468
  br label %470

470:                                              ; preds = %463, %460, %436
  %471 = phi i32 [ %462, %460 ], [ %469, %463 ], [ %458, %436 ]
  %472 = xor i32 %456, -1
  %473 = and i32 %471, %472
  %474 = tail call i32 @llvm.ctpop.i32(i32 %473)
  %475 = zext i32 %474 to i64
  %476 = load ptr, ptr %23, align 8
  %477 = getelementptr inbounds %struct.Totals, ptr %476, i64 0, i32 12
  %478 = load i64, ptr %477, align 8
  %479 = add i64 %478, %475
  store i64 %479, ptr %477, align 8
  %480 = load i8, ptr %454, align 1
  %481 = trunc i32 %473 to i8
  %482 = or i8 %480, %481
  store i8 %482, ptr %454, align 1
  %483 = load i32, ptr %24, align 4
  %484 = icmp ugt i32 %483, 1
  %485 = select i1 %484, i64 %447, i64 0
  %486 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %485
  %487 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %486, i64 noundef %437)
  %488 = extractvalue { ptr, i32 } %487, 0
  %489 = extractvalue { ptr, i32 } %487, 1
  %490 = zext i32 %489 to i64
  %491 = getelementptr inbounds %struct.Set, ptr %488, i64 0, i32 4, i64 %490
  %492 = load i8, ptr %491, align 1
  %493 = icmp eq i8 %492, 0
  br i1 %493, label %538, label %494

494:                                              ; preds = %470
  %495 = load i32, ptr %24, align 4
  %496 = icmp ult i32 %495, 2
  %497 = mul i64 %437, -7620389936792862720
  %498 = add i64 %497, -2540129978930954240
  %499 = icmp sgt i64 %498, -1
  %500 = or i1 %499, %496
  %501 = zext i1 %500 to i64
  %502 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %501
  %503 = load ptr, ptr %502, align 8
  %504 = mul i64 %437, -7046029254386353131
  %505 = lshr i64 %504, 61
  %506 = lshr i64 %504, 32
  %507 = xor i64 %505, %506
  %508 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %501, i32 2
  %509 = load i32, ptr %508, align 8
  %510 = zext i32 %509 to i64
  %511 = mul nuw i64 %507, %510
  %512 = lshr i64 %511, 32
  %513 = getelementptr inbounds %struct.Set, ptr %503, i64 %512
  %514 = trunc i64 %437 to i32
  %515 = add i32 %514, 1
  br label %516

516:                                              ; preds = %516, %494
  %517 = phi i64 [ 0, %494 ], [ %526, %516 ]
  %518 = phi i32 [ 0, %494 ], [ %525, %516 ]
  %519 = getelementptr inbounds [16 x i32], ptr %513, i64 0, i64 %517
  %520 = load i32, ptr %519, align 4
  %521 = icmp eq i32 %520, %515
  %522 = zext i1 %521 to i32
  %523 = trunc i64 %517 to i32
  %524 = shl i32 %522, %523
  %525 = or i32 %524, %518
  %526 = add nuw nsw i64 %517, 1
  %527 = icmp eq i64 %526, 16
  br i1 %527, label %528, label %516

528:                                              ; preds = %516
  %529 = icmp eq i32 %525, 0
  br i1 %529, label %538, label %530

530:                                              ; preds = %528
  %531 = tail call i32 @llvm.cttz.i32(i32 %525, i1 true)
  %532 = zext i32 %531 to i64
  %533 = getelementptr inbounds %struct.Set, ptr %503, i64 %512, i32 2, i64 %532
  %534 = load i8, ptr %533, align 1
  %535 = trunc i32 %316 to i8
  %536 = xor i8 %535, -1
  %537 = and i8 %534, %536
  store i8 %537, ptr %533, align 1
  br label %538

538:                                              ; preds = %530, %528, %470
  %539 = getelementptr inbounds %struct.Set, ptr %488, i64 0, i32 3, i64 %490
  %540 = load i8, ptr %539, align 1
  %541 = icmp eq i8 %540, 0
  br i1 %541, label %542, label %590

542:                                              ; preds = %538
  %543 = load ptr, ptr %26, align 8
  %544 = load i64, ptr %27, align 8
  %545 = add i64 %544, 1
  store i64 %545, ptr %27, align 8
  %546 = load i32, ptr %28, align 8
  %547 = zext i32 %546 to i64
  %548 = urem i64 %544, %547
  %549 = getelementptr inbounds %struct.Dirty, ptr %543, i64 %548
  %550 = load ptr, ptr %549, align 8
  %551 = icmp eq ptr %550, null
  br i1 %551, label %585, label %552

552:                                              ; preds = %542
  %553 = getelementptr inbounds %struct.Place, ptr %549, i64 0, i32 1
  %554 = load i32, ptr %553, align 8
  %555 = zext i32 %554 to i64
  %556 = getelementptr inbounds [16 x i32], ptr %550, i64 0, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = getelementptr inbounds %struct.Dirty, ptr %543, i64 %548, i32 1
  %559 = load i32, ptr %558, align 8
  %560 = icmp eq i32 %557, %559
  br i1 %560, label %561, label %585

561:                                              ; preds = %552
  %562 = getelementptr inbounds %struct.Set, ptr %550, i64 0, i32 3, i64 %555
  %563 = load i8, ptr %562, align 1
  %564 = tail call i8 @llvm.ctpop.i8(i8 %563)
  %565 = zext i8 %564 to i64
  %566 = load ptr, ptr %23, align 8
  %567 = getelementptr inbounds %struct.Totals, ptr %566, i64 0, i32 13
  %568 = load i64, ptr %567, align 8
  %569 = add i64 %568, %565
  store i64 %569, ptr %567, align 8
  %570 = load i8, ptr %562, align 1
  %571 = zext i8 %570 to i32
  %572 = getelementptr inbounds %struct.Set, ptr %550, i64 0, i32 2, i64 %555
  %573 = load i8, ptr %572, align 1
  %574 = zext i8 %573 to i32
  %575 = xor i32 %574, -1
  %576 = and i32 %575, %571
  %577 = tail call i32 @llvm.ctpop.i32(i32 %576)
  %578 = zext i32 %577 to i64
  %579 = getelementptr inbounds %struct.Totals, ptr %566, i64 0, i32 12
  %580 = load i64, ptr %579, align 8
  %581 = add i64 %580, %578
  store i64 %581, ptr %579, align 8
  %582 = load i8, ptr %562, align 1
  %583 = load i8, ptr %572, align 1
  %584 = or i8 %583, %582
  store i8 %584, ptr %572, align 1
  store i8 0, ptr %562, align 1
  br label %585

585:                                              ; preds = %561, %552, %542
  %586 = getelementptr inbounds [16 x i32], ptr %488, i64 0, i64 %490
  %587 = load i32, ptr %586, align 4
  store ptr %488, ptr %549, align 8
  %588 = getelementptr inbounds i8, ptr %549, i64 8
  store i32 %489, ptr %588, align 8
  %589 = getelementptr inbounds i8, ptr %549, i64 16
  store i32 %587, ptr %589, align 8
  br label %590

590:                                              ; preds = %585, %538
  %591 = load i8, ptr %539, align 1
  %592 = trunc i32 %316 to i8
  %593 = or i8 %591, %592
  store i8 %593, ptr %539, align 1
  %594 = tail call i32 @llvm.ctpop.i32(i32 %457)
  %595 = zext i32 %594 to i64
  %596 = load i64, ptr %273, align 8
  %597 = add i64 %596, %595
  store i64 %597, ptr %273, align 8
  br label %599

598:                                              ; preds = %328
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %311, i32 noundef %316, ptr noundef %324, ptr noundef %271, i32 noundef 0)
  br label %599

599:                                              ; preds = %598, %590, %344, %331, %330, %329, %307
  %600 = and i64 %310, 576460752303423488
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %307, label %288

602:                                              ; preds = %288
  %603 = load ptr, ptr %33, align 8
  %604 = getelementptr inbounds i32, ptr %603, i64 %270
  %605 = load i32, ptr %604, align 4
  %606 = add nuw nsw i32 %290, 1
  %607 = zext i32 %606 to i64
  %608 = getelementptr inbounds i32, ptr %603, i64 %607
  %609 = load i32, ptr %608, align 4
  %610 = icmp eq i32 %609, %605
  br i1 %610, label %688, label %611

611:                                              ; preds = %602
  %612 = sub i32 %609, %605
  %613 = load ptr, ptr %3, align 8
  %614 = getelementptr inbounds %struct.Processor, ptr %613, i64 %135, i32 12
  %615 = load ptr, ptr %614, align 8
  %616 = load i32, ptr %34, align 4
  %617 = mul i32 %616, %208
  %618 = add i32 %617, %290
  %619 = zext i32 %618 to i64
  %620 = getelementptr inbounds i8, ptr %615, i64 %619
  %621 = load i8, ptr %620, align 1
  %622 = zext i8 %621 to i32
  %623 = add i32 %605, %622
  %624 = add nuw nsw i32 %622, 1
  %625 = urem i32 %624, %612
  %626 = trunc i32 %625 to i8
  store i8 %626, ptr %620, align 1
  %627 = load ptr, ptr %35, align 8
  %628 = zext i32 %623 to i64
  %629 = getelementptr inbounds i32, ptr %627, i64 %628
  %630 = load i32, ptr %629, align 4
  %631 = add i32 %623, 1
  %632 = zext i32 %631 to i64
  %633 = getelementptr inbounds i32, ptr %627, i64 %632
  %634 = load i32, ptr %633, align 4
  %635 = icmp ult i32 %630, %634
  br i1 %635, label %636, label %688

636:                                              ; preds = %611
  %637 = zext i32 %630 to i64
  br label %638

638:                                              ; preds = %667, %636
  %639 = phi i64 [ %637, %636 ], [ %682, %667 ]
  %640 = load ptr, ptr %36, align 8
  %641 = getelementptr inbounds i32, ptr %640, i64 %639
  %642 = load i32, ptr %641, align 4
  %643 = lshr i32 %642, 1
  %644 = load i32, ptr %29, align 4
  %645 = zext i32 %644 to i64
  %646 = mul nuw i64 %645, %135
  %647 = load i32, ptr %30, align 8
  %648 = zext i32 %647 to i64
  %649 = mul i64 %646, %648
  %650 = add i64 %649, %207
  %651 = load i32, ptr %31, align 4
  %652 = zext i32 %651 to i64
  %653 = mul i64 %650, %652
  %654 = or i32 %643, -2147483648
  %655 = zext i32 %654 to i64
  %656 = add i64 %653, %655
  %657 = and i32 %642, 1
  %658 = load ptr, ptr %18, align 8
  %659 = load i32, ptr %34, align 4
  %660 = or i32 %642, -2
  %661 = add i32 %659, %660
  %662 = zext i32 %661 to i64
  %663 = getelementptr inbounds %struct.SlotTraffic, ptr %658, i64 %662
  store i32 0, ptr %19, align 4
  %664 = icmp eq i32 %657, 0
  br i1 %664, label %666, label %665

665:                                              ; preds = %638
  tail call fastcc void @store(ptr noundef %0, i32 noundef %133, i64 noundef %656, i32 noundef 15, ptr noundef null, ptr noundef %663, i32 noundef 1)
  br label %667

666:                                              ; preds = %638
  tail call fastcc void @load(ptr noundef %0, i32 noundef %133, i64 noundef %656, i32 noundef 15, i32 noundef 0, ptr noundef %663, i32 noundef 1, i32 noundef 0)
  br label %667

667:                                              ; preds = %666, %665
  %668 = getelementptr inbounds %struct.SlotTraffic, ptr %658, i64 %662, i32 4
  %669 = load i64, ptr %668, align 8
  %670 = add i64 %669, 1
  store i64 %670, ptr %668, align 8
  %671 = load i32, ptr %19, align 4
  %672 = and i32 %671, 1
  %673 = zext i32 %672 to i64
  %674 = getelementptr inbounds %struct.SlotTraffic, ptr %658, i64 %662, i32 5
  %675 = load i64, ptr %674, align 8
  %676 = add i64 %675, %673
  store i64 %676, ptr %674, align 8
  %677 = lshr i32 %671, 1
  %678 = zext i32 %677 to i64
  %679 = getelementptr inbounds %struct.SlotTraffic, ptr %658, i64 %662, i32 6
  %680 = load i64, ptr %679, align 8
  %681 = add i64 %680, %678
  store i64 %681, ptr %679, align 8
  %682 = add nuw nsw i64 %639, 1
  %683 = load ptr, ptr %35, align 8
  %684 = getelementptr inbounds i32, ptr %683, i64 %632
  %685 = load i32, ptr %684, align 4
  %686 = zext i32 %685 to i64
  %687 = icmp ult i64 %682, %686
  br i1 %687, label %638, label %688

688:                                              ; preds = %667, %611, %602, %288
  store ptr %326, ptr %209, align 8
  br label %689

689:                                              ; preds = %688, %261
  br i1 %262, label %690, label %719

690:                                              ; preds = %689
  %691 = add nuw nsw i32 %208, 1
  %692 = load i32, ptr %188, align 8
  %693 = icmp eq i32 %692, 0
  br i1 %693, label %718, label %694

694:                                              ; preds = %690, %713
  %695 = phi i64 [ %714, %713 ], [ 0, %690 ]
  %696 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %695
  %697 = load ptr, ptr %696, align 8
  %698 = getelementptr inbounds %struct.Place, ptr %696, i64 0, i32 1
  %699 = load i32, ptr %698, align 8
  %700 = zext i32 %699 to i64
  %701 = getelementptr inbounds [16 x i32], ptr %697, i64 0, i64 %700
  %702 = load i32, ptr %701, align 4
  %703 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %695, i32 1
  %704 = load i32, ptr %703, align 8
  %705 = icmp eq i32 %702, %704
  br i1 %705, label %706, label %713

706:                                              ; preds = %694
  %707 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 11, i64 %695, i32 2
  %708 = load i32, ptr %707, align 4
  %709 = getelementptr inbounds %struct.Set, ptr %697, i64 0, i32 2, i64 %700
  %710 = load i8, ptr %709, align 1
  %711 = trunc i32 %708 to i8
  %712 = or i8 %710, %711
  store i8 %712, ptr %709, align 1
  br label %713

713:                                              ; preds = %706, %694
  %714 = add nuw nsw i64 %695, 1
  %715 = load i32, ptr %188, align 8
  %716 = zext i32 %715 to i64
  %717 = icmp ult i64 %714, %716
  br i1 %717, label %694, label %718

718:                                              ; preds = %713, %690
  store i32 %691, ptr %186, align 8
  store i32 0, ptr %188, align 8
  store i32 0, ptr %189, align 4
  store i32 0, ptr %187, align 8
  br label %719

719:                                              ; preds = %718, %689
  br i1 %214, label %720, label %796

720:                                              ; preds = %719
  %721 = and i64 %211, 1152921504606846975
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %736, label %723

723:                                              ; preds = %720
  %724 = load ptr, ptr %209, align 8
  %725 = load i32, ptr %30, align 8
  %726 = udiv i32 %208, %725
  %727 = zext i32 %726 to i64
  %728 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %727
  %729 = load ptr, ptr %728, align 8
  %730 = urem i32 %208, %725
  %731 = zext i32 %730 to i64
  %732 = getelementptr inbounds i64, ptr %729, i64 %731
  %733 = icmp eq ptr %724, %732
  br i1 %733, label %734, label %736

734:                                              ; preds = %723
  %735 = getelementptr inbounds i64, ptr %729, i64 %721
  store ptr %735, ptr %209, align 8
  br label %796

736:                                              ; preds = %723, %720
  %737 = load i32, ptr %30, align 8
  %738 = udiv i32 %208, %737
  %739 = shl nuw i64 1, %207
  %740 = xor i64 %739, -1
  %741 = load i64, ptr %182, align 8
  %742 = and i64 %741, %740
  store i64 %742, ptr %182, align 8
  %743 = zext i32 %738 to i64
  br i1 %722, label %751, label %744

744:                                              ; preds = %736
  %745 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %743
  %746 = load ptr, ptr %745, align 8
  %747 = getelementptr inbounds i64, ptr %746, i64 %721
  store ptr %747, ptr %209, align 8
  %748 = load i64, ptr %190, align 8
  %749 = or i64 %748, %739
  store i64 %749, ptr %190, align 8
  %750 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 3, i64 %743
  br label %753

751:                                              ; preds = %736
  %752 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %743
  br label %753

753:                                              ; preds = %751, %744
  %754 = phi ptr [ %752, %751 ], [ %750, %744 ]
  %755 = phi i32 [ -1, %751 ], [ 1, %744 ]
  %756 = load i32, ptr %754, align 4
  %757 = add i32 %756, %755
  store i32 %757, ptr %754, align 4
  %758 = zext i32 %738 to i64
  %759 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 3, i64 %758
  %760 = load i32, ptr %759, align 4
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %780, label %762

762:                                              ; preds = %753
  %763 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %758
  %764 = load i32, ptr %763, align 4
  %765 = icmp eq i32 %760, %764
  br i1 %765, label %766, label %780

766:                                              ; preds = %762
  %767 = load i64, ptr %190, align 8
  %768 = load i32, ptr %30, align 8
  %769 = icmp eq i32 %768, 64
  %770 = zext i32 %768 to i64
  %771 = shl nsw i64 -1, %770
  %772 = xor i64 %771, -1
  %773 = select i1 %769, i64 -1, i64 %772
  %774 = mul i32 %768, %738
  %775 = zext i32 %774 to i64
  %776 = shl i64 %773, %775
  %777 = and i64 %776, %767
  %778 = xor i64 %777, %767
  store i64 %778, ptr %190, align 8
  %779 = or i64 %777, %742
  store i64 %779, ptr %182, align 8
  store i32 0, ptr %759, align 4
  br label %780

780:                                              ; preds = %766, %762, %753
  %781 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 2, i64 %758
  %782 = load i32, ptr %781, align 4
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %796

784:                                              ; preds = %780
  %785 = getelementptr inbounds %struct.Processor, ptr %134, i64 %135, i32 1, i64 %758
  %786 = load ptr, ptr %785, align 8
  tail call void @free(ptr noundef %786)
  store ptr null, ptr %785, align 8
  %787 = load ptr, ptr %23, align 8
  %788 = load i64, ptr %787, align 8
  %789 = add i64 %788, 1
  store i64 %789, ptr %787, align 8
  %790 = load i32, ptr %191, align 4
  %791 = add i32 %790, -1
  store i32 %791, ptr %191, align 4
  %792 = icmp eq i32 %791, 0
  br i1 %792, label %793, label %796

793:                                              ; preds = %784
  %794 = load i32, ptr %37, align 8
  %795 = add i32 %794, -1
  store i32 %795, ptr %37, align 8
  br label %796

796:                                              ; preds = %793, %784, %780, %734, %719, %248
  %797 = phi i32 [ 2, %248 ], [ 1, %719 ], [ 0, %734 ], [ 0, %780 ], [ 0, %784 ], [ 0, %793 ]
  switch i32 %797, label %801 [
    i32 0, label %798
    i32 2, label %798
  ]

798:                                              ; preds = %796, %796
  %799 = load i64, ptr %182, align 8
  %800 = icmp eq i64 %799, 0
  br i1 %800, label %801, label %192

801:                                              ; preds = %796, %798, %181
  %802 = load i32, ptr %4, align 4
  %803 = add i32 %802, 1
  store i32 %803, ptr %4, align 4
  %804 = load i32, ptr %0, align 8
  %805 = icmp eq i32 %803, %804
  br i1 %805, label %807, label %806

806:                                              ; preds = %801, %807
  br label %39

807:                                              ; preds = %801
  store i32 0, ptr %4, align 4
  %808 = load i64, ptr %38, align 8
  %809 = add i64 %808, 1
  store i64 %809, ptr %38, align 8
  br label %806

810:                                              ; preds = %129, %124
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
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
  %17 = getelementptr inbounds %struct.Totals, ptr %16, i64 0, i32 14
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
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 13, i32 2
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
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 13
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 13, i32 2
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
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 13
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 13, i32 1
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22)
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.Processor, ptr %23, i64 %8, i32 12
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
  %4 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 13, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 13
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 13, i32 2
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
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
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
  %9 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 13
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %4, 0
  %19 = and i1 %18, %17
  %20 = select i1 %19, i32 15, i32 %3
  %21 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 13, i32 2
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
  %43 = getelementptr inbounds %struct.Processor, ptr %36, i64 %13, i32 10
  %44 = load i32, ptr %43, align 8
  %45 = icmp ult i32 %44, 512
  br i1 %45, label %46, label %55

46:                                               ; preds = %42
  %47 = add i32 %44, 1
  store i32 %47, ptr %43, align 8
  %48 = zext i32 %44 to i64
  %49 = getelementptr inbounds %struct.Processor, ptr %36, i64 %13, i32 11, i64 %48
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
  %86 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 5
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
  %150 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %151 = load i32, ptr %150, align 8
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %179, label %153

153:                                              ; preds = %149
  %154 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
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
  %188 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 6
  %189 = load i64, ptr %188, align 8
  %190 = add i64 %189, %144
  store i64 %190, ptr %188, align 8
  %191 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 9
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
  %234 = getelementptr inbounds %struct.Totals, ptr %233, i64 0, i32 12
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
  %285 = getelementptr inbounds %struct.Totals, ptr %284, i64 0, i32 12
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
  %300 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 10
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
  %317 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 10
  %318 = load i64, ptr %317, align 8
  %319 = add i64 %318, %316
  store i64 %319, ptr %317, align 8
  %320 = tail call i32 @llvm.ctpop.i32(i32 %314)
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds %struct.Totals, ptr %181, i64 0, i32 11
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
  %11 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 13
  %12 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %13 = zext i32 %12 to i64
  %14 = load i64, ptr %5, align 8
  %15 = add i64 %14, %13
  store i64 %15, ptr %5, align 8
  %16 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, %13
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 13, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = icmp ne i32 %20, 0
  %22 = icmp ne i32 %6, 0
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %30

24:                                               ; preds = %7
  %25 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %11, i64 noundef %2)
  %26 = extractvalue { ptr, i32 } %25, 0
  %27 = extractvalue { ptr, i32 } %25, 1
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Set, ptr %26, i64 0, i32 2, i64 %28
  br label %66

30:                                               ; preds = %7
  %31 = icmp eq i32 %20, 0
  %32 = icmp ne ptr %4, null
  %33 = or i1 %32, %31
  br i1 %33, label %71, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = mul i64 %2, -7046029254386353131
  %37 = lshr i64 %36, 61
  %38 = lshr i64 %36, 32
  %39 = xor i64 %37, %38
  %40 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 13, i32 2
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = mul nuw i64 %39, %42
  %44 = lshr i64 %43, 32
  %45 = getelementptr inbounds %struct.Set, ptr %35, i64 %44
  %46 = trunc i64 %2 to i32
  %47 = add i32 %46, 1
  br label %48

48:                                               ; preds = %48, %34
  %49 = phi i64 [ 0, %34 ], [ %58, %48 ]
  %50 = phi i32 [ 0, %34 ], [ %57, %48 ]
  %51 = getelementptr inbounds [16 x i32], ptr %45, i64 0, i64 %49
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, %47
  %54 = zext i1 %53 to i32
  %55 = trunc i64 %49 to i32
  %56 = shl i32 %54, %55
  %57 = or i32 %56, %50
  %58 = add nuw nsw i64 %49, 1
  %59 = icmp eq i64 %58, 16
  br i1 %59, label %60, label %48

60:                                               ; preds = %48
  %61 = icmp eq i32 %57, 0
  br i1 %61, label %71, label %62

62:                                               ; preds = %60
  %63 = tail call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Set, ptr %35, i64 %44, i32 2, i64 %64
  br label %66

66:                                               ; preds = %24, %62
  %67 = phi ptr [ %65, %62 ], [ %29, %24 ]
  %68 = load i8, ptr %67, align 1
  %69 = trunc i32 %3 to i8
  %70 = or i8 %68, %69
  store i8 %70, ptr %67, align 1
  br label %71

71:                                               ; preds = %66, %60, %30
  %72 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %101, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
  %77 = load ptr, ptr %76, align 8
  %78 = zext i32 %73 to i64
  br label %82

79:                                               ; preds = %98
  %80 = add nuw nsw i64 %83, 1
  %81 = icmp eq i64 %80, %78
  br i1 %81, label %101, label %82

82:                                               ; preds = %79, %75
  %83 = phi i64 [ 0, %75 ], [ %80, %79 ]
  %84 = phi i64 [ undef, %75 ], [ %100, %79 ]
  %85 = getelementptr inbounds %struct.Fold, ptr %77, i64 %83
  %86 = load i64, ptr %85, align 8
  %87 = icmp ugt i64 %86, %2
  br i1 %87, label %98, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds %struct.Fold, ptr %77, i64 %83, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = icmp ugt i64 %90, %2
  br i1 %91, label %92, label %98

92:                                               ; preds = %88
  %93 = sub i64 %2, %86
  %94 = getelementptr inbounds %struct.Fold, ptr %77, i64 %83, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = urem i64 %93, %95
  %97 = add i64 %96, %86
  br label %98

98:                                               ; preds = %92, %88, %82
  %99 = phi i1 [ false, %92 ], [ true, %88 ], [ true, %82 ]
  %100 = phi i64 [ %97, %92 ], [ %84, %88 ], [ %84, %82 ]
  br i1 %99, label %79, label %101

101:                                              ; preds = %79, %98, %71
  %102 = phi i64 [ %2, %71 ], [ %100, %98 ], [ %2, %79 ]
  %103 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %104 = load i32, ptr %103, align 4
  %105 = icmp ugt i32 %104, 1
  %106 = mul i64 %102, 1290601985087
  %107 = add i64 %106, 1896216165397
  %108 = lshr i64 %107, 40
  %109 = and i64 %108, 1
  %110 = select i1 %105, i64 %109, i64 0
  %111 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %110
  %112 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %111, i64 noundef %102)
  %113 = extractvalue { ptr, i32 } %112, 0
  %114 = extractvalue { ptr, i32 } %112, 1
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds %struct.Set, ptr %113, i64 0, i32 2, i64 %115
  %117 = getelementptr inbounds %struct.Set, ptr %113, i64 0, i32 3, i64 %115
  %118 = load i8, ptr %117, align 1
  %119 = getelementptr inbounds %struct.Set, ptr %113, i64 0, i32 4, i64 %115
  %120 = load i8, ptr %119, align 1
  %121 = icmp eq i8 %120, 0
  br i1 %121, label %166, label %122

122:                                              ; preds = %101
  %123 = load i32, ptr %103, align 4
  %124 = icmp ult i32 %123, 2
  %125 = mul i64 %102, -7620389936792862720
  %126 = add i64 %125, -2540129978930954240
  %127 = icmp sgt i64 %126, -1
  %128 = or i1 %127, %124
  %129 = zext i1 %128 to i64
  %130 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %129
  %131 = load ptr, ptr %130, align 8
  %132 = mul i64 %102, -7046029254386353131
  %133 = lshr i64 %132, 61
  %134 = lshr i64 %132, 32
  %135 = xor i64 %133, %134
  %136 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %129, i32 2
  %137 = load i32, ptr %136, align 8
  %138 = zext i32 %137 to i64
  %139 = mul nuw i64 %135, %138
  %140 = lshr i64 %139, 32
  %141 = getelementptr inbounds %struct.Set, ptr %131, i64 %140
  %142 = trunc i64 %102 to i32
  %143 = add i32 %142, 1
  br label %144

144:                                              ; preds = %144, %122
  %145 = phi i64 [ 0, %122 ], [ %154, %144 ]
  %146 = phi i32 [ 0, %122 ], [ %153, %144 ]
  %147 = getelementptr inbounds [16 x i32], ptr %141, i64 0, i64 %145
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, %143
  %150 = zext i1 %149 to i32
  %151 = trunc i64 %145 to i32
  %152 = shl i32 %150, %151
  %153 = or i32 %152, %146
  %154 = add nuw nsw i64 %145, 1
  %155 = icmp eq i64 %154, 16
  br i1 %155, label %156, label %144

156:                                              ; preds = %144
  %157 = icmp eq i32 %153, 0
  br i1 %157, label %166, label %158

158:                                              ; preds = %156
  %159 = tail call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds %struct.Set, ptr %131, i64 %140, i32 2, i64 %160
  %162 = load i8, ptr %161, align 1
  %163 = trunc i32 %3 to i8
  %164 = xor i8 %163, -1
  %165 = and i8 %162, %164
  store i8 %165, ptr %161, align 1
  br label %166

166:                                              ; preds = %158, %156, %101
  %167 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Totals, ptr %168, i64 0, i32 7
  %170 = load i64, ptr %169, align 8
  %171 = add i64 %170, %13
  store i64 %171, ptr %169, align 8
  %172 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %110, i32 1
  %173 = load ptr, ptr %172, align 8
  %174 = load ptr, ptr %111, align 8
  %175 = ptrtoint ptr %113 to i64
  %176 = ptrtoint ptr %174 to i64
  %177 = sub i64 %175, %176
  %178 = sdiv exact i64 %177, 192
  %179 = shl nsw i64 %178, 4
  %180 = add nsw i64 %179, %115
  %181 = shl nsw i64 %180, 2
  %182 = getelementptr inbounds i32, ptr %173, i64 %181
  %183 = icmp eq ptr %4, null
  br i1 %183, label %221, label %184

184:                                              ; preds = %166
  %185 = zext i8 %118 to i32
  br label %186

186:                                              ; preds = %218, %184
  %187 = phi i64 [ 0, %184 ], [ %219, %218 ]
  %188 = load i8, ptr %116, align 1
  %189 = zext i8 %188 to i32
  %190 = xor i32 %189, -1
  %191 = trunc i64 %187 to i32
  %192 = shl nuw i32 1, %191
  %193 = and i32 %190, %3
  %194 = and i32 %193, %192
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %218, label %196

196:                                              ; preds = %186
  %197 = and i32 %192, %185
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %196
  %200 = getelementptr inbounds i32, ptr %182, i64 %187
  store i32 0, ptr %200, align 4
  br label %201

201:                                              ; preds = %199, %196
  %202 = lshr i64 %187, 1
  %203 = and i64 %202, 2147483647
  %204 = getelementptr inbounds i64, ptr %4, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = shl i64 %187, 5
  %207 = and i64 %206, 32
  %208 = lshr i64 %205, %207
  %209 = trunc i64 %208 to i32
  %210 = getelementptr inbounds i32, ptr %182, i64 %187
  %211 = load i32, ptr %210, align 4
  %212 = or i32 %211, %209
  store i32 %212, ptr %210, align 4
  %213 = icmp eq i32 %212, -1
  br i1 %213, label %214, label %218

214:                                              ; preds = %201
  %215 = load i8, ptr %116, align 1
  %216 = trunc i32 %192 to i8
  %217 = or i8 %215, %216
  store i8 %217, ptr %116, align 1
  br label %218

218:                                              ; preds = %214, %201, %186
  %219 = add nuw nsw i64 %187, 1
  %220 = icmp eq i64 %219, 4
  br i1 %220, label %225, label %186

221:                                              ; preds = %166
  %222 = load i8, ptr %116, align 1
  %223 = trunc i32 %3 to i8
  %224 = or i8 %222, %223
  store i8 %224, ptr %116, align 1
  br label %225

225:                                              ; preds = %218, %221
  %226 = load i8, ptr %117, align 1
  %227 = icmp eq i8 %226, 0
  br i1 %227, label %228, label %279

228:                                              ; preds = %225
  %229 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %230 = load ptr, ptr %229, align 8
  %231 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %232 = load i64, ptr %231, align 8
  %233 = add i64 %232, 1
  store i64 %233, ptr %231, align 8
  %234 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %235 = load i32, ptr %234, align 8
  %236 = zext i32 %235 to i64
  %237 = urem i64 %232, %236
  %238 = getelementptr inbounds %struct.Dirty, ptr %230, i64 %237
  %239 = load ptr, ptr %238, align 8
  %240 = icmp eq ptr %239, null
  br i1 %240, label %274, label %241

241:                                              ; preds = %228
  %242 = getelementptr inbounds %struct.Place, ptr %238, i64 0, i32 1
  %243 = load i32, ptr %242, align 8
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds [16 x i32], ptr %239, i64 0, i64 %244
  %246 = load i32, ptr %245, align 4
  %247 = getelementptr inbounds %struct.Dirty, ptr %230, i64 %237, i32 1
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %246, %248
  br i1 %249, label %250, label %274

250:                                              ; preds = %241
  %251 = getelementptr inbounds %struct.Set, ptr %239, i64 0, i32 3, i64 %244
  %252 = load i8, ptr %251, align 1
  %253 = tail call i8 @llvm.ctpop.i8(i8 %252)
  %254 = zext i8 %253 to i64
  %255 = load ptr, ptr %167, align 8
  %256 = getelementptr inbounds %struct.Totals, ptr %255, i64 0, i32 13
  %257 = load i64, ptr %256, align 8
  %258 = add i64 %257, %254
  store i64 %258, ptr %256, align 8
  %259 = load i8, ptr %251, align 1
  %260 = zext i8 %259 to i32
  %261 = getelementptr inbounds %struct.Set, ptr %239, i64 0, i32 2, i64 %244
  %262 = load i8, ptr %261, align 1
  %263 = zext i8 %262 to i32
  %264 = xor i32 %263, -1
  %265 = and i32 %264, %260
  %266 = tail call i32 @llvm.ctpop.i32(i32 %265)
  %267 = zext i32 %266 to i64
  %268 = getelementptr inbounds %struct.Totals, ptr %255, i64 0, i32 12
  %269 = load i64, ptr %268, align 8
  %270 = add i64 %269, %267
  store i64 %270, ptr %268, align 8
  %271 = load i8, ptr %251, align 1
  %272 = load i8, ptr %261, align 1
  %273 = or i8 %272, %271
  store i8 %273, ptr %261, align 1
  store i8 0, ptr %251, align 1
  br label %274

274:                                              ; preds = %250, %241, %228
  %275 = getelementptr inbounds [16 x i32], ptr %113, i64 0, i64 %115
  %276 = load i32, ptr %275, align 4
  store ptr %113, ptr %238, align 8
  %277 = getelementptr inbounds i8, ptr %238, i64 8
  store i32 %114, ptr %277, align 8
  %278 = getelementptr inbounds i8, ptr %238, i64 16
  store i32 %276, ptr %278, align 8
  br label %279

279:                                              ; preds = %225, %274
  %280 = load i8, ptr %117, align 1
  %281 = trunc i32 %3 to i8
  %282 = or i8 %280, %281
  store i8 %282, ptr %117, align 1
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
  br label %82

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %49

37:                                               ; preds = %33, %37
  %38 = phi i64 [ %47, %37 ], [ 0, %33 ]
  %39 = phi i32 [ %46, %37 ], [ -1, %33 ]
  %40 = phi i32 [ %45, %37 ], [ 0, %33 ]
  %41 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %38
  %42 = load i32, ptr %41, align 4
  %43 = icmp ult i32 %42, %39
  %44 = trunc i64 %38 to i32
  %45 = select i1 %43, i32 %44, i32 %40
  %46 = tail call i32 @llvm.umin.i32(i32 %42, i32 %39)
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %82, label %37

49:                                               ; preds = %33, %54
  %50 = phi i64 [ %55, %54 ], [ 0, %33 ]
  %51 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %80, label %54

54:                                               ; preds = %49
  %55 = add nuw nsw i64 %50, 1
  %56 = icmp eq i64 %55, 16
  br i1 %56, label %57, label %49

57:                                               ; preds = %54
  %58 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = mul i64 %60, -7046029254386353131
  %62 = lshr i64 %61, 49
  %63 = lshr i64 %61, 20
  %64 = xor i64 %62, %63
  %65 = trunc i64 %64 to i32
  br label %66

66:                                               ; preds = %66, %57
  %67 = phi i32 [ %77, %66 ], [ -1, %57 ]
  %68 = phi i32 [ %76, %66 ], [ 0, %57 ]
  %69 = phi i32 [ %78, %66 ], [ 0, %57 ]
  %70 = add i32 %69, %65
  %71 = and i32 %70, 15
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = icmp ult i32 %74, %67
  %76 = select i1 %75, i32 %71, i32 %68
  %77 = tail call i32 @llvm.umin.i32(i32 %74, i32 %67)
  %78 = add nuw nsw i32 %69, 1
  %79 = icmp eq i32 %78, 4
  br i1 %79, label %82, label %66

80:                                               ; preds = %49
  %81 = trunc i64 %50 to i32
  br label %82

82:                                               ; preds = %66, %37, %80, %31
  %83 = phi i32 [ %32, %31 ], [ %81, %80 ], [ %45, %37 ], [ %76, %66 ]
  br i1 %30, label %84, label %116

84:                                               ; preds = %82
  %85 = zext i32 %83 to i64
  %86 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 3, i64 %85
  %87 = load i8, ptr %86, align 1
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %112, label %89

89:                                               ; preds = %84
  %90 = tail call i8 @llvm.ctpop.i8(i8 %87)
  %91 = zext i8 %90 to i64
  %92 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Totals, ptr %93, i64 0, i32 13
  %95 = load i64, ptr %94, align 8
  %96 = add i64 %95, %91
  store i64 %96, ptr %94, align 8
  %97 = load i8, ptr %86, align 1
  %98 = zext i8 %97 to i32
  %99 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %85
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i32
  %102 = xor i32 %101, -1
  %103 = and i32 %102, %98
  %104 = tail call i32 @llvm.ctpop.i32(i32 %103)
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Totals, ptr %93, i64 0, i32 12
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, %105
  store i64 %108, ptr %106, align 8
  %109 = load i8, ptr %86, align 1
  %110 = load i8, ptr %99, align 1
  %111 = or i8 %110, %109
  store i8 %111, ptr %99, align 1
  store i8 0, ptr %86, align 1
  br label %112

112:                                              ; preds = %89, %84
  %113 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %85
  store i32 %16, ptr %113, align 4
  %114 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 4, i64 %85
  store i8 0, ptr %114, align 1
  store i8 0, ptr %86, align 1
  %115 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %85
  store i8 0, ptr %115, align 1
  br label %116

116:                                              ; preds = %112, %82
  %117 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %118 = load i32, ptr %117, align 8
  %119 = add i32 %118, 1
  store i32 %119, ptr %117, align 8
  %120 = zext i32 %83 to i64
  %121 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %120
  store i32 %119, ptr %121, align 4
  %122 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %123 = insertvalue { ptr, i32 } %122, i32 %83, 1
  ret { ptr, i32 } %123
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)



