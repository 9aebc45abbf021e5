; sha256 of the sources: 31c740881f8fa3f0a1da8d2e1e5fbcf4982c102e50ae64c268b80a7a0a6216b9

%struct.Hierarchy = type { %struct.Config, ptr, i64, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, i32, i32, [512 x %struct.Coming], %struct.Cache }
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
  %2 = tail call dereferenceable_or_null(232) ptr @calloc(i64 noundef 1, i64 noundef 232)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %2, ptr noundef nonnull align 8 dereferenceable(104) %0, i64 104, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 6
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 13888)
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
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 6
  %32 = load i32, ptr %31, align 8
  %33 = lshr i32 %32, 4
  %34 = zext i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 6
  %36 = zext i32 %28 to i64
  br label %46

37:                                               ; preds = %20, %37
  %38 = phi i64 [ 0, %20 ], [ %43, %37 ]
  %39 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 12
  %40 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 12, i32 2
  store i32 %23, ptr %40, align 8
  %41 = tail call ptr @calloc(i64 noundef %24, i64 noundef 192)
  store ptr %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 12, i32 1
  store ptr null, ptr %42, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %26, label %37

45:                                               ; preds = %46, %26
  ret ptr %2

46:                                               ; preds = %30, %46
  %47 = phi i64 [ 0, %30 ], [ %53, %46 ]
  %48 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %47
  %49 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %47, i32 2
  store i32 %33, ptr %49, align 8
  %50 = tail call ptr @calloc(i64 noundef %34, i64 noundef 192)
  store ptr %50, ptr %48, align 8
  %51 = tail call ptr @calloc(i64 noundef %35, i64 noundef 4)
  %52 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %47, i32 1
  store ptr %51, ptr %52, align 8
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %36
  br i1 %54, label %45, label %46
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
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %17 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  br label %32

32:                                               ; preds = %685, %2
  %33 = load ptr, ptr %3, align 8
  %34 = load i32, ptr %4, align 4
  %35 = zext i32 %34 to i64
  %36 = load i64, ptr %5, align 8
  %37 = load i64, ptr %6, align 8
  %38 = icmp ult i64 %36, %37
  br i1 %38, label %39, label %93

39:                                               ; preds = %32
  %40 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35
  %41 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 7
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %10, align 4
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %102, label %45

45:                                               ; preds = %39, %45
  %46 = phi i32 [ %51, %45 ], [ 0, %39 ]
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 1, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  %51 = add i32 %46, 1
  br i1 %50, label %52, label %45

52:                                               ; preds = %45
  %53 = zext i32 %46 to i64
  %54 = add i32 %42, 1
  store i32 %54, ptr %41, align 4
  %55 = icmp eq i32 %42, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %52
  %57 = load i32, ptr %11, align 8
  %58 = add i32 %57, 1
  store i32 %58, ptr %11, align 8
  br label %59

59:                                               ; preds = %56, %52
  %60 = load ptr, ptr %12, align 8
  %61 = add i64 %36, 1
  store i64 %61, ptr %5, align 8
  %62 = getelementptr inbounds ptr, ptr %60, i64 %36
  %63 = load ptr, ptr %62, align 8
  store ptr %63, ptr %48, align 8
  %64 = load i32, ptr %13, align 8
  %65 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 2, i64 %53
  store i32 %64, ptr %65, align 4
  %66 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 3, i64 %53
  store i32 0, ptr %66, align 4
  %67 = load i32, ptr %13, align 8
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %72, label %69

69:                                               ; preds = %59
  %70 = mul i32 %67, %46
  %71 = zext i32 %67 to i64
  br label %84

72:                                               ; preds = %84, %59
  %73 = icmp eq i32 %67, 64
  %74 = zext i32 %67 to i64
  %75 = shl nsw i64 -1, %74
  %76 = xor i64 %75, -1
  %77 = select i1 %73, i64 -1, i64 %76
  %78 = mul i32 %67, %46
  %79 = zext i32 %78 to i64
  %80 = shl i64 %77, %79
  %81 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 4
  %82 = load i64, ptr %81, align 8
  %83 = or i64 %82, %80
  store i64 %83, ptr %81, align 8
  br label %102

84:                                               ; preds = %84, %69
  %85 = phi i64 [ 0, %69 ], [ %91, %84 ]
  %86 = getelementptr inbounds i64, ptr %63, i64 %85
  %87 = trunc i64 %85 to i32
  %88 = add i32 %70, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds [64 x ptr], ptr %40, i64 0, i64 %89
  store ptr %86, ptr %90, align 8
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, %71
  br i1 %92, label %72, label %84

93:                                               ; preds = %32
  br i1 %7, label %94, label %99

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.Processor, ptr %33, i64 %35, i32 7
  %96 = load i32, ptr %95, align 4
  %97 = load i32, ptr %8, align 4
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %689, label %99

99:                                               ; preds = %94, %93
  %100 = load i32, ptr %9, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %689, label %102

102:                                              ; preds = %72, %39, %99
  %103 = load i32, ptr %4, align 4
  %104 = load ptr, ptr %3, align 8
  %105 = zext i32 %103 to i64
  %106 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105
  %107 = add i32 %103, 6
  %108 = load i32, ptr %0, align 8
  %109 = urem i32 %107, %108
  %110 = zext i32 %109 to i64
  %111 = add i32 %103, 3
  %112 = urem i32 %111, %108
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds %struct.Processor, ptr %104, i64 %113
  %115 = getelementptr inbounds %struct.Processor, ptr %104, i64 %110, i32 4
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %132, label %118

118:                                              ; preds = %102
  %119 = getelementptr inbounds %struct.Processor, ptr %104, i64 %110
  %120 = getelementptr inbounds %struct.Processor, ptr %104, i64 %110, i32 6
  %121 = load i32, ptr %120, align 8
  %122 = icmp ult i32 %121, 64
  %123 = zext i32 %121 to i64
  %124 = shl i64 -1, %123
  %125 = and i64 %124, %116
  %126 = select i1 %122, i64 %125, i64 0
  %127 = icmp eq i64 %126, 0
  %128 = select i1 %127, i64 %116, i64 %126
  %129 = tail call i64 @llvm.cttz.i64(i64 %128, i1 true)
  %130 = getelementptr inbounds [64 x ptr], ptr %119, i64 0, i64 %129
  %131 = load ptr, ptr %130, align 8
  tail call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  br label %132

132:                                              ; preds = %118, %102
  %133 = getelementptr inbounds %struct.Processor, ptr %104, i64 %113, i32 4
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %151, label %136

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Processor, ptr %104, i64 %113, i32 6
  %138 = load i32, ptr %137, align 8
  %139 = icmp ult i32 %138, 64
  %140 = zext i32 %138 to i64
  %141 = shl i64 -1, %140
  %142 = and i64 %141, %134
  %143 = select i1 %139, i64 %142, i64 0
  %144 = icmp eq i64 %143, 0
  %145 = select i1 %144, i64 %134, i64 %143
  %146 = tail call i64 @llvm.cttz.i64(i64 %145, i1 true)
  %147 = getelementptr inbounds [64 x ptr], ptr %114, i64 0, i64 %146
  %148 = load ptr, ptr %147, align 8
  %149 = load i64, ptr %148, align 8
  %150 = and i64 %149, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef %114, i64 noundef %150)
  br label %151

151:                                              ; preds = %136, %132
  %152 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 4
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %680, label %155

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 6
  %157 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 8
  %158 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 10
  %159 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 9
  %160 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 5
  %161 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 7
  br label %162

162:                                              ; preds = %677, %155
  %163 = load i32, ptr %156, align 8
  %164 = icmp ult i32 %163, 64
  br i1 %164, label %165, label %170

165:                                              ; preds = %162
  %166 = load i64, ptr %152, align 8
  %167 = zext i32 %163 to i64
  %168 = shl i64 -1, %167
  %169 = and i64 %166, %168
  br label %170

170:                                              ; preds = %165, %162
  %171 = phi i64 [ %169, %165 ], [ 0, %162 ]
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %170
  %174 = load i64, ptr %152, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %174, %173 ], [ %171, %170 ]
  %177 = tail call i64 @llvm.cttz.i64(i64 %176, i1 true)
  %178 = trunc i64 %177 to i32
  %179 = getelementptr inbounds [64 x ptr], ptr %106, i64 0, i64 %177
  %180 = load ptr, ptr %179, align 8
  %181 = load i64, ptr %180, align 8
  %182 = lshr i64 %181, 60
  %183 = trunc i64 %182 to i32
  %184 = icmp eq i32 %183, 6
  %185 = and i32 %183, 13
  %186 = icmp eq i32 %185, 1
  br i1 %186, label %187, label %219

187:                                              ; preds = %175
  %188 = load i32, ptr %157, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %219, label %190

190:                                              ; preds = %187
  %191 = add nuw nsw i32 %178, 1
  %192 = load i32, ptr %158, align 8
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %218, label %194

194:                                              ; preds = %190, %213
  %195 = phi i64 [ %214, %213 ], [ 0, %190 ]
  %196 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %195
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Place, ptr %196, i64 0, i32 1
  %199 = load i32, ptr %198, align 8
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds [16 x i32], ptr %197, i64 0, i64 %200
  %202 = load i32, ptr %201, align 4
  %203 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %195, i32 1
  %204 = load i32, ptr %203, align 8
  %205 = icmp eq i32 %202, %204
  br i1 %205, label %206, label %213

206:                                              ; preds = %194
  %207 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %195, i32 2
  %208 = load i32, ptr %207, align 4
  %209 = getelementptr inbounds %struct.Set, ptr %197, i64 0, i32 2, i64 %200
  %210 = load i8, ptr %209, align 1
  %211 = trunc i32 %208 to i8
  %212 = or i8 %210, %211
  store i8 %212, ptr %209, align 1
  br label %213

213:                                              ; preds = %206, %194
  %214 = add nuw nsw i64 %195, 1
  %215 = load i32, ptr %158, align 8
  %216 = zext i32 %215 to i64
  %217 = icmp ult i64 %214, %216
  br i1 %217, label %194, label %218

218:                                              ; preds = %213, %190
  store i32 %191, ptr %156, align 8
  store i32 0, ptr %158, align 8
  store i32 0, ptr %159, align 4
  store i32 0, ptr %157, align 8
  br label %675

219:                                              ; preds = %187, %175
  %220 = phi ptr [ %159, %187 ], [ %157, %175 ]
  %221 = load i32, ptr %220, align 4
  %222 = add i32 %221, 1
  store i32 %222, ptr %220, align 4
  br i1 %184, label %231, label %223

223:                                              ; preds = %219
  %224 = load i32, ptr %157, align 8
  %225 = load i32, ptr %14, align 8
  %226 = icmp ult i32 %224, %225
  br i1 %226, label %227, label %231

227:                                              ; preds = %223
  %228 = load i32, ptr %159, align 4
  %229 = load i32, ptr %15, align 4
  %230 = icmp uge i32 %228, %229
  br label %231

231:                                              ; preds = %227, %223, %219
  %232 = phi i1 [ true, %223 ], [ true, %219 ], [ %230, %227 ]
  store i32 %178, ptr %156, align 8
  br i1 %184, label %568, label %233

233:                                              ; preds = %231
  %234 = and i64 %181, 576460752303423488
  %235 = icmp eq i64 %234, 0
  br i1 %235, label %244, label %236

236:                                              ; preds = %244, %233
  %237 = load ptr, ptr %16, align 8
  %238 = load i64, ptr %180, align 8
  %239 = lshr i64 %238, 44
  %240 = and i64 %239, 32767
  %241 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240
  store i32 0, ptr %17, align 4
  %242 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 2
  %243 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 3
  br label %258

244:                                              ; preds = %233, %244
  %245 = phi i64 [ %255, %244 ], [ %181, %233 ]
  %246 = phi ptr [ %250, %244 ], [ %180, %233 ]
  %247 = and i64 %245, -1152921504606846976
  %248 = icmp eq i64 %247, 3458764513820540928
  %249 = select i1 %248, i64 3, i64 1
  %250 = getelementptr inbounds i64, ptr %246, i64 %249
  %251 = load ptr, ptr %3, align 8
  %252 = getelementptr inbounds %struct.Processor, ptr %251, i64 %105
  %253 = load i64, ptr %250, align 8
  %254 = and i64 %253, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %252, i64 noundef %254)
  %255 = load i64, ptr %250, align 8
  %256 = and i64 %255, 576460752303423488
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %244, label %236

258:                                              ; preds = %550, %236
  %259 = phi ptr [ %180, %236 ], [ %277, %550 ]
  %260 = getelementptr inbounds i64, ptr %259, i64 1
  %261 = load i64, ptr %259, align 8
  %262 = and i64 %261, 1099511627775
  %263 = lshr i64 %261, 60
  %264 = trunc i64 %263 to i32
  %265 = lshr i64 %261, 40
  %266 = trunc i64 %265 to i32
  %267 = and i32 %266, 15
  %268 = lshr i64 %261, 44
  %269 = and i64 %268, 32767
  %270 = load ptr, ptr %18, align 8
  %271 = getelementptr inbounds i8, ptr %270, i64 %269
  %272 = load i8, ptr %271, align 1
  %273 = zext i8 %272 to i32
  %274 = icmp eq i32 %264, 3
  %275 = select i1 %274, ptr %260, ptr null
  %276 = getelementptr inbounds i64, ptr %259, i64 3
  %277 = select i1 %274, ptr %276, ptr %260
  %278 = icmp eq i8 %272, 2
  br i1 %278, label %550, label %279

279:                                              ; preds = %258
  switch i32 %264, label %549 [
    i32 0, label %280
    i32 7, label %281
    i32 4, label %282
    i32 5, label %295
    i32 2, label %308
  ]

280:                                              ; preds = %279
  tail call fastcc void @load(ptr noundef %0, i32 noundef %103, i64 noundef %262, i32 noundef %267, i32 noundef %273, ptr noundef %241, i32 noundef 0, i32 noundef 0)
  br label %550

281:                                              ; preds = %279
  tail call fastcc void @load(ptr noundef %0, i32 noundef %103, i64 noundef %262, i32 noundef %267, i32 noundef %273, ptr noundef %241, i32 noundef 0, i32 noundef 1)
  br label %550

282:                                              ; preds = %279
  %283 = load i32, ptr %27, align 4
  %284 = zext i32 %283 to i64
  %285 = mul nuw i64 %284, %105
  %286 = load i32, ptr %28, align 8
  %287 = zext i32 %286 to i64
  %288 = mul i64 %285, %287
  %289 = add i64 %288, %177
  %290 = load i32, ptr %29, align 4
  %291 = zext i32 %290 to i64
  %292 = mul i64 %289, %291
  %293 = add nuw nsw i64 %262, 2147483648
  %294 = add i64 %293, %292
  tail call fastcc void @load(ptr noundef %0, i32 noundef %103, i64 noundef %294, i32 noundef %267, i32 noundef %273, ptr noundef %241, i32 noundef 1, i32 noundef 0)
  br label %550

295:                                              ; preds = %279
  %296 = load i32, ptr %27, align 4
  %297 = zext i32 %296 to i64
  %298 = mul nuw i64 %297, %105
  %299 = load i32, ptr %28, align 8
  %300 = zext i32 %299 to i64
  %301 = mul i64 %298, %300
  %302 = add i64 %301, %177
  %303 = load i32, ptr %29, align 4
  %304 = zext i32 %303 to i64
  %305 = mul i64 %302, %304
  %306 = add nuw nsw i64 %262, 2147483648
  %307 = add i64 %306, %305
  tail call fastcc void @store(ptr noundef %0, i32 noundef %103, i64 noundef %307, i32 noundef %267, ptr noundef null, ptr noundef %241)
  br label %550

308:                                              ; preds = %279
  %309 = load ptr, ptr %3, align 8
  %310 = getelementptr inbounds %struct.Processor, ptr %309, i64 %105, i32 12, i32 2
  %311 = load i32, ptr %310, align 8
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %324, label %313

313:                                              ; preds = %308
  %314 = getelementptr inbounds %struct.Processor, ptr %309, i64 %105, i32 12
  %315 = load ptr, ptr %314, align 8
  %316 = mul i64 %262, -7046029254386353131
  %317 = lshr i64 %316, 61
  %318 = lshr i64 %316, 32
  %319 = xor i64 %317, %318
  %320 = zext i32 %311 to i64
  %321 = mul nuw i64 %319, %320
  %322 = lshr i64 %321, 32
  %323 = getelementptr inbounds %struct.Set, ptr %315, i64 %322
  br label %324

324:                                              ; preds = %313, %308
  %325 = phi ptr [ %323, %313 ], [ null, %308 ]
  %326 = icmp eq ptr %325, null
  br i1 %326, label %342, label %327

327:                                              ; preds = %324
  %328 = trunc i64 %261 to i32
  %329 = add i32 %328, 1
  br label %330

330:                                              ; preds = %330, %327
  %331 = phi i64 [ 0, %327 ], [ %340, %330 ]
  %332 = phi i32 [ 0, %327 ], [ %339, %330 ]
  %333 = getelementptr inbounds [16 x i32], ptr %325, i64 0, i64 %331
  %334 = load i32, ptr %333, align 4
  %335 = icmp eq i32 %334, %329
  %336 = zext i1 %335 to i32
  %337 = trunc i64 %331 to i32
  %338 = shl i32 %336, %337
  %339 = or i32 %338, %332
  %340 = add nuw nsw i64 %331, 1
  %341 = icmp eq i64 %340, 16
  br i1 %341, label %342, label %330

342:                                              ; preds = %330, %324
  %343 = phi i32 [ 0, %324 ], [ %339, %330 ]
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %353, label %345

345:                                              ; preds = %342
  %346 = tail call i32 @llvm.cttz.i32(i32 %343, i1 true)
  %347 = zext i32 %346 to i64
  %348 = getelementptr inbounds %struct.Set, ptr %325, i64 0, i32 2, i64 %347
  %349 = load i8, ptr %348, align 1
  %350 = trunc i32 %267 to i8
  %351 = xor i8 %350, -1
  %352 = and i8 %349, %351
  store i8 %352, ptr %348, align 1
  br label %353

353:                                              ; preds = %345, %342
  %354 = tail call i32 @llvm.ctpop.i32(i32 %267)
  %355 = zext i32 %354 to i64
  %356 = load i64, ptr %241, align 8
  %357 = add i64 %356, %355
  store i64 %357, ptr %241, align 8
  %358 = load i64, ptr %242, align 8
  %359 = add i64 %358, %355
  store i64 %359, ptr %242, align 8
  %360 = load i32, ptr %19, align 8
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %387, label %362

362:                                              ; preds = %353
  %363 = load ptr, ptr %20, align 8
  %364 = zext i32 %360 to i64
  br label %368

365:                                              ; preds = %384
  %366 = add nuw nsw i64 %369, 1
  %367 = icmp eq i64 %366, %364
  br i1 %367, label %387, label %368

368:                                              ; preds = %365, %362
  %369 = phi i64 [ 0, %362 ], [ %366, %365 ]
  %370 = phi i64 [ undef, %362 ], [ %386, %365 ]
  %371 = getelementptr inbounds %struct.Fold, ptr %363, i64 %369
  %372 = load i64, ptr %371, align 8
  %373 = icmp ult i64 %262, %372
  br i1 %373, label %384, label %374

374:                                              ; preds = %368
  %375 = getelementptr inbounds %struct.Fold, ptr %363, i64 %369, i32 1
  %376 = load i64, ptr %375, align 8
  %377 = icmp ugt i64 %376, %262
  br i1 %377, label %378, label %384

378:                                              ; preds = %374
  %379 = sub i64 %262, %372
  %380 = getelementptr inbounds %struct.Fold, ptr %363, i64 %369, i32 2
  %381 = load i64, ptr %380, align 8
  %382 = urem i64 %379, %381
  %383 = add i64 %382, %372
  br label %384

384:                                              ; preds = %378, %374, %368
  %385 = phi i1 [ false, %378 ], [ true, %374 ], [ true, %368 ]
  %386 = phi i64 [ %383, %378 ], [ %370, %374 ], [ %370, %368 ]
  br i1 %385, label %365, label %387

387:                                              ; preds = %384, %365, %353
  %388 = phi i64 [ %262, %353 ], [ %386, %384 ], [ %262, %365 ]
  %389 = load ptr, ptr %21, align 8
  %390 = getelementptr inbounds %struct.Totals, ptr %389, i64 0, i32 8
  %391 = load i64, ptr %390, align 8
  %392 = add i64 %391, %355
  store i64 %392, ptr %390, align 8
  %393 = load i32, ptr %22, align 4
  %394 = icmp ugt i32 %393, 1
  %395 = mul i64 %388, 1290601985087
  %396 = add i64 %395, 1896216165397
  %397 = lshr i64 %396, 40
  %398 = and i64 %397, 1
  %399 = select i1 %394, i64 %398, i64 0
  %400 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %399
  %401 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %400, i64 noundef %388)
  %402 = extractvalue { ptr, i32 } %401, 0
  %403 = extractvalue { ptr, i32 } %401, 1
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds %struct.Set, ptr %402, i64 0, i32 2, i64 %404
  %406 = load i8, ptr %405, align 1
  %407 = zext i8 %406 to i32
  %408 = and i32 %267, %407
  %409 = xor i32 %408, %267
  %410 = load i32, ptr %23, align 8
  switch i32 %410, label %421 [
    i32 4, label %411
    i32 2, label %414
  ]

411:                                              ; preds = %387
  %412 = icmp eq i32 %409, 0
  %413 = select i1 %412, i32 0, i32 15
  br label %421

414:                                              ; preds = %387
  %415 = and i32 %409, 3
  %416 = icmp eq i32 %415, 0
  %417 = select i1 %416, i32 0, i32 3
  %418 = icmp ult i32 %409, 4
  %419 = select i1 %418, i32 0, i32 12
  %420 = or i32 %417, %419
  br label %421

421:                                              ; preds = %414, %411, %387
  %422 = phi i32 [ %413, %411 ], [ %420, %414 ], [ %409, %387 ]
  %423 = xor i32 %407, -1
  %424 = and i32 %422, %423
  %425 = tail call i32 @llvm.ctpop.i32(i32 %424)
  %426 = zext i32 %425 to i64
  %427 = load ptr, ptr %21, align 8
  %428 = getelementptr inbounds %struct.Totals, ptr %427, i64 0, i32 12
  %429 = load i64, ptr %428, align 8
  %430 = add i64 %429, %426
  store i64 %430, ptr %428, align 8
  %431 = load i8, ptr %405, align 1
  %432 = trunc i32 %424 to i8
  %433 = or i8 %431, %432
  store i8 %433, ptr %405, align 1
  %434 = load i32, ptr %22, align 4
  %435 = icmp ugt i32 %434, 1
  %436 = select i1 %435, i64 %398, i64 0
  %437 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %436
  %438 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %437, i64 noundef %388)
  %439 = extractvalue { ptr, i32 } %438, 0
  %440 = extractvalue { ptr, i32 } %438, 1
  %441 = zext i32 %440 to i64
  %442 = getelementptr inbounds %struct.Set, ptr %439, i64 0, i32 4, i64 %441
  %443 = load i8, ptr %442, align 1
  %444 = icmp eq i8 %443, 0
  br i1 %444, label %489, label %445

445:                                              ; preds = %421
  %446 = load i32, ptr %22, align 4
  %447 = icmp ult i32 %446, 2
  %448 = mul i64 %388, -7620389936792862720
  %449 = add i64 %448, -2540129978930954240
  %450 = icmp sgt i64 %449, -1
  %451 = or i1 %450, %447
  %452 = zext i1 %451 to i64
  %453 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %452
  %454 = load ptr, ptr %453, align 8
  %455 = mul i64 %388, -7046029254386353131
  %456 = lshr i64 %455, 61
  %457 = lshr i64 %455, 32
  %458 = xor i64 %456, %457
  %459 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %452, i32 2
  %460 = load i32, ptr %459, align 8
  %461 = zext i32 %460 to i64
  %462 = mul nuw i64 %458, %461
  %463 = lshr i64 %462, 32
  %464 = getelementptr inbounds %struct.Set, ptr %454, i64 %463
  %465 = trunc i64 %388 to i32
  %466 = add i32 %465, 1
  br label %467

467:                                              ; preds = %467, %445
  %468 = phi i64 [ 0, %445 ], [ %477, %467 ]
  %469 = phi i32 [ 0, %445 ], [ %476, %467 ]
  %470 = getelementptr inbounds [16 x i32], ptr %464, i64 0, i64 %468
  %471 = load i32, ptr %470, align 4
  %472 = icmp eq i32 %471, %466
  %473 = zext i1 %472 to i32
  %474 = trunc i64 %468 to i32
  %475 = shl i32 %473, %474
  %476 = or i32 %475, %469
  %477 = add nuw nsw i64 %468, 1
  %478 = icmp eq i64 %477, 16
  br i1 %478, label %479, label %467

479:                                              ; preds = %467
  %480 = icmp eq i32 %476, 0
  br i1 %480, label %489, label %481

481:                                              ; preds = %479
  %482 = tail call i32 @llvm.cttz.i32(i32 %476, i1 true)
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds %struct.Set, ptr %454, i64 %463, i32 2, i64 %483
  %485 = load i8, ptr %484, align 1
  %486 = trunc i32 %267 to i8
  %487 = xor i8 %486, -1
  %488 = and i8 %485, %487
  store i8 %488, ptr %484, align 1
  br label %489

489:                                              ; preds = %481, %479, %421
  %490 = getelementptr inbounds %struct.Set, ptr %439, i64 0, i32 3, i64 %441
  %491 = load i8, ptr %490, align 1
  %492 = icmp eq i8 %491, 0
  br i1 %492, label %493, label %541

493:                                              ; preds = %489
  %494 = load ptr, ptr %24, align 8
  %495 = load i64, ptr %25, align 8
  %496 = add i64 %495, 1
  store i64 %496, ptr %25, align 8
  %497 = load i32, ptr %26, align 8
  %498 = zext i32 %497 to i64
  %499 = urem i64 %495, %498
  %500 = getelementptr inbounds %struct.Dirty, ptr %494, i64 %499
  %501 = load ptr, ptr %500, align 8
  %502 = icmp eq ptr %501, null
  br i1 %502, label %536, label %503

503:                                              ; preds = %493
  %504 = getelementptr inbounds %struct.Place, ptr %500, i64 0, i32 1
  %505 = load i32, ptr %504, align 8
  %506 = zext i32 %505 to i64
  %507 = getelementptr inbounds [16 x i32], ptr %501, i64 0, i64 %506
  %508 = load i32, ptr %507, align 4
  %509 = getelementptr inbounds %struct.Dirty, ptr %494, i64 %499, i32 1
  %510 = load i32, ptr %509, align 8
  %511 = icmp eq i32 %508, %510
  br i1 %511, label %512, label %536

512:                                              ; preds = %503
  %513 = getelementptr inbounds %struct.Set, ptr %501, i64 0, i32 3, i64 %506
  %514 = load i8, ptr %513, align 1
  %515 = tail call i8 @llvm.ctpop.i8(i8 %514)
  %516 = zext i8 %515 to i64
  %517 = load ptr, ptr %21, align 8
  %518 = getelementptr inbounds %struct.Totals, ptr %517, i64 0, i32 13
  %519 = load i64, ptr %518, align 8
  %520 = add i64 %519, %516
  store i64 %520, ptr %518, align 8
  %521 = load i8, ptr %513, align 1
  %522 = zext i8 %521 to i32
  %523 = getelementptr inbounds %struct.Set, ptr %501, i64 0, i32 2, i64 %506
  %524 = load i8, ptr %523, align 1
  %525 = zext i8 %524 to i32
  %526 = xor i32 %525, -1
  %527 = and i32 %526, %522
  %528 = tail call i32 @llvm.ctpop.i32(i32 %527)
  %529 = zext i32 %528 to i64
  %530 = getelementptr inbounds %struct.Totals, ptr %517, i64 0, i32 12
  %531 = load i64, ptr %530, align 8
  %532 = add i64 %531, %529
  store i64 %532, ptr %530, align 8
  %533 = load i8, ptr %513, align 1
  %534 = load i8, ptr %523, align 1
  %535 = or i8 %534, %533
  store i8 %535, ptr %523, align 1
  store i8 0, ptr %513, align 1
  br label %536

536:                                              ; preds = %512, %503, %493
  %537 = getelementptr inbounds [16 x i32], ptr %439, i64 0, i64 %441
  %538 = load i32, ptr %537, align 4
  store ptr %439, ptr %500, align 8
  %539 = getelementptr inbounds i8, ptr %500, i64 8
  store i32 %440, ptr %539, align 8
  %540 = getelementptr inbounds i8, ptr %500, i64 16
  store i32 %538, ptr %540, align 8
  br label %541

541:                                              ; preds = %536, %489
  %542 = load i8, ptr %490, align 1
  %543 = trunc i32 %267 to i8
  %544 = or i8 %542, %543
  store i8 %544, ptr %490, align 1
  %545 = tail call i32 @llvm.ctpop.i32(i32 %408)
  %546 = zext i32 %545 to i64
  %547 = load i64, ptr %243, align 8
  %548 = add i64 %547, %546
  store i64 %548, ptr %243, align 8
  br label %550

549:                                              ; preds = %279
  tail call fastcc void @store(ptr noundef %0, i32 noundef %103, i64 noundef %262, i32 noundef %267, ptr noundef %275, ptr noundef %241)
  br label %550

550:                                              ; preds = %549, %541, %295, %282, %281, %280, %258
  %551 = and i64 %261, 576460752303423488
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %258, label %553

553:                                              ; preds = %550
  %554 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 4
  %555 = load i64, ptr %554, align 8
  %556 = add i64 %555, 1
  store i64 %556, ptr %554, align 8
  %557 = load i32, ptr %17, align 4
  %558 = and i32 %557, 1
  %559 = zext i32 %558 to i64
  %560 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 5
  %561 = load i64, ptr %560, align 8
  %562 = add i64 %561, %559
  store i64 %562, ptr %560, align 8
  %563 = lshr i32 %557, 1
  %564 = zext i32 %563 to i64
  %565 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 6
  %566 = load i64, ptr %565, align 8
  %567 = add i64 %566, %564
  store i64 %567, ptr %565, align 8
  store ptr %277, ptr %179, align 8
  br label %568

568:                                              ; preds = %553, %231
  br i1 %232, label %569, label %598

569:                                              ; preds = %568
  %570 = add nuw nsw i32 %178, 1
  %571 = load i32, ptr %158, align 8
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %597, label %573

573:                                              ; preds = %569, %592
  %574 = phi i64 [ %593, %592 ], [ 0, %569 ]
  %575 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %574
  %576 = load ptr, ptr %575, align 8
  %577 = getelementptr inbounds %struct.Place, ptr %575, i64 0, i32 1
  %578 = load i32, ptr %577, align 8
  %579 = zext i32 %578 to i64
  %580 = getelementptr inbounds [16 x i32], ptr %576, i64 0, i64 %579
  %581 = load i32, ptr %580, align 4
  %582 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %574, i32 1
  %583 = load i32, ptr %582, align 8
  %584 = icmp eq i32 %581, %583
  br i1 %584, label %585, label %592

585:                                              ; preds = %573
  %586 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %574, i32 2
  %587 = load i32, ptr %586, align 4
  %588 = getelementptr inbounds %struct.Set, ptr %576, i64 0, i32 2, i64 %579
  %589 = load i8, ptr %588, align 1
  %590 = trunc i32 %587 to i8
  %591 = or i8 %589, %590
  store i8 %591, ptr %588, align 1
  br label %592

592:                                              ; preds = %585, %573
  %593 = add nuw nsw i64 %574, 1
  %594 = load i32, ptr %158, align 8
  %595 = zext i32 %594 to i64
  %596 = icmp ult i64 %593, %595
  br i1 %596, label %573, label %597

597:                                              ; preds = %592, %569
  store i32 %570, ptr %156, align 8
  store i32 0, ptr %158, align 8
  store i32 0, ptr %159, align 4
  store i32 0, ptr %157, align 8
  br label %598

598:                                              ; preds = %597, %568
  br i1 %184, label %599, label %675

599:                                              ; preds = %598
  %600 = and i64 %181, 1152921504606846975
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %615, label %602

602:                                              ; preds = %599
  %603 = load ptr, ptr %179, align 8
  %604 = load i32, ptr %28, align 8
  %605 = udiv i32 %178, %604
  %606 = zext i32 %605 to i64
  %607 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %606
  %608 = load ptr, ptr %607, align 8
  %609 = urem i32 %178, %604
  %610 = zext i32 %609 to i64
  %611 = getelementptr inbounds i64, ptr %608, i64 %610
  %612 = icmp eq ptr %603, %611
  br i1 %612, label %613, label %615

613:                                              ; preds = %602
  %614 = getelementptr inbounds i64, ptr %608, i64 %600
  store ptr %614, ptr %179, align 8
  br label %675

615:                                              ; preds = %602, %599
  %616 = load i32, ptr %28, align 8
  %617 = udiv i32 %178, %616
  %618 = shl nuw i64 1, %177
  %619 = xor i64 %618, -1
  %620 = load i64, ptr %152, align 8
  %621 = and i64 %620, %619
  store i64 %621, ptr %152, align 8
  %622 = zext i32 %617 to i64
  br i1 %601, label %630, label %623

623:                                              ; preds = %615
  %624 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %622
  %625 = load ptr, ptr %624, align 8
  %626 = getelementptr inbounds i64, ptr %625, i64 %600
  store ptr %626, ptr %179, align 8
  %627 = load i64, ptr %160, align 8
  %628 = or i64 %627, %618
  store i64 %628, ptr %160, align 8
  %629 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 3, i64 %622
  br label %632

630:                                              ; preds = %615
  %631 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %622
  br label %632

632:                                              ; preds = %630, %623
  %633 = phi ptr [ %631, %630 ], [ %629, %623 ]
  %634 = phi i32 [ -1, %630 ], [ 1, %623 ]
  %635 = load i32, ptr %633, align 4
  %636 = add i32 %635, %634
  store i32 %636, ptr %633, align 4
  %637 = zext i32 %617 to i64
  %638 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 3, i64 %637
  %639 = load i32, ptr %638, align 4
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %659, label %641

641:                                              ; preds = %632
  %642 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %637
  %643 = load i32, ptr %642, align 4
  %644 = icmp eq i32 %639, %643
  br i1 %644, label %645, label %659

645:                                              ; preds = %641
  %646 = load i64, ptr %160, align 8
  %647 = load i32, ptr %28, align 8
  %648 = icmp eq i32 %647, 64
  %649 = zext i32 %647 to i64
  %650 = shl nsw i64 -1, %649
  %651 = xor i64 %650, -1
  %652 = select i1 %648, i64 -1, i64 %651
  %653 = mul i32 %647, %617
  %654 = zext i32 %653 to i64
  %655 = shl i64 %652, %654
  %656 = and i64 %655, %646
  %657 = xor i64 %656, %646
  store i64 %657, ptr %160, align 8
  %658 = or i64 %656, %621
  store i64 %658, ptr %152, align 8
  store i32 0, ptr %638, align 4
  br label %659

659:                                              ; preds = %645, %641, %632
  %660 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %637
  %661 = load i32, ptr %660, align 4
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %663, label %675

663:                                              ; preds = %659
  %664 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %637
  %665 = load ptr, ptr %664, align 8
  tail call void @free(ptr noundef %665)
  store ptr null, ptr %664, align 8
  %666 = load ptr, ptr %21, align 8
  %667 = load i64, ptr %666, align 8
  %668 = add i64 %667, 1
  store i64 %668, ptr %666, align 8
  %669 = load i32, ptr %161, align 4
  %670 = add i32 %669, -1
  store i32 %670, ptr %161, align 4
  %671 = icmp eq i32 %670, 0
  br i1 %671, label %672, label %675

672:                                              ; preds = %663
  %673 = load i32, ptr %30, align 8
  %674 = add i32 %673, -1
  store i32 %674, ptr %30, align 8
  br label %675

675:                                              ; preds = %672, %663, %659, %613, %598, %218
  %676 = phi i32 [ 2, %218 ], [ 1, %598 ], [ 0, %613 ], [ 0, %659 ], [ 0, %663 ], [ 0, %672 ]
  switch i32 %676, label %680 [
    i32 0, label %677
    i32 2, label %677
  ]

677:                                              ; preds = %675, %675
  %678 = load i64, ptr %152, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %680, label %162

680:                                              ; preds = %675, %677, %151
  %681 = load i32, ptr %4, align 4
  %682 = add i32 %681, 1
  store i32 %682, ptr %4, align 4
  %683 = load i32, ptr %0, align 8
  %684 = icmp eq i32 %682, %683
  br i1 %684, label %686, label %685

685:                                              ; preds = %680, %686
  br label %32

686:                                              ; preds = %680
  store i32 0, ptr %4, align 4
  %687 = load i64, ptr %31, align 8
  %688 = add i64 %687, 1
  store i64 %688, ptr %31, align 8
  br label %685

689:                                              ; preds = %99, %94
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
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
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 12, i32 2
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
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 12
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 12, i32 2
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
  %8 = phi i64 [ 0, %4 ], [ %23, %17 ]
  br label %27

9:                                                ; preds = %17, %1
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 13
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  br label %38

17:                                               ; preds = %27
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 12
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 12, i32 1
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22)
  %23 = add nuw nsw i64 %8, 1
  %24 = load i32, ptr %0, align 8
  %25 = zext i32 %24 to i64
  %26 = icmp ult i64 %23, %25
  br i1 %26, label %7, label %9

27:                                               ; preds = %7, %27
  %28 = phi i64 [ 0, %7 ], [ %32, %27 ]
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.Processor, ptr %29, i64 %8, i32 1, i64 %28
  %31 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %31)
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, 64
  br i1 %33, label %17, label %27

34:                                               ; preds = %38, %9
  %35 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %46, label %53

38:                                               ; preds = %15, %38
  %39 = phi i64 [ %11, %15 ], [ %43, %38 ]
  %40 = load ptr, ptr %16, align 8
  %41 = getelementptr inbounds ptr, ptr %40, i64 %39
  %42 = load ptr, ptr %41, align 8
  tail call void @free(ptr noundef %42)
  %43 = add nuw i64 %39, 1
  %44 = load i64, ptr %12, align 8
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %38, label %34

46:                                               ; preds = %53, %34
  %47 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr noundef %48)
  %49 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %50 = load ptr, ptr %49, align 8
  tail call void @free(ptr noundef %50)
  %51 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %52 = load ptr, ptr %51, align 8
  tail call void @free(ptr noundef %52)
  tail call void @free(ptr noundef %0)
  ret void

53:                                               ; preds = %34, %53
  %54 = phi i64 [ %59, %53 ], [ 0, %34 ]
  %55 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %54
  %56 = load ptr, ptr %55, align 8
  tail call void @free(ptr noundef %56)
  %57 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %54, i32 1
  %58 = load ptr, ptr %57, align 8
  tail call void @free(ptr noundef %58)
  %59 = add nuw nsw i64 %54, 1
  %60 = load i32, ptr %35, align 4
  %61 = zext i32 %60 to i64
  %62 = icmp ult i64 %59, %61
  br i1 %62, label %53, label %46
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
  %4 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 12, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 12
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 12, i32 2
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
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
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
  %9 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 12
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %4, 0
  %19 = and i1 %18, %17
  %20 = select i1 %19, i32 15, i32 %3
  %21 = getelementptr inbounds %struct.Processor, ptr %12, i64 %13, i32 12, i32 2
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
  %154 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
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
define internal fastcc void @store(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
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
  %17 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 12, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne ptr %4, null
  %21 = or i1 %20, %19
  br i1 %21, label %58, label %22

22:                                               ; preds = %6
  %23 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 12
  %24 = load ptr, ptr %23, align 8
  %25 = mul i64 %2, -7046029254386353131
  %26 = lshr i64 %25, 61
  %27 = lshr i64 %25, 32
  %28 = xor i64 %26, %27
  %29 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 12, i32 2
  %30 = load i32, ptr %29, align 8
  %31 = zext i32 %30 to i64
  %32 = mul nuw i64 %28, %31
  %33 = lshr i64 %32, 32
  %34 = getelementptr inbounds %struct.Set, ptr %24, i64 %33
  %35 = trunc i64 %2 to i32
  %36 = add i32 %35, 1
  br label %37

37:                                               ; preds = %37, %22
  %38 = phi i64 [ 0, %22 ], [ %47, %37 ]
  %39 = phi i32 [ 0, %22 ], [ %46, %37 ]
  %40 = getelementptr inbounds [16 x i32], ptr %34, i64 0, i64 %38
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, %36
  %43 = zext i1 %42 to i32
  %44 = trunc i64 %38 to i32
  %45 = shl i32 %43, %44
  %46 = or i32 %45, %39
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %49, label %37

49:                                               ; preds = %37
  %50 = icmp eq i32 %46, 0
  br i1 %50, label %58, label %51

51:                                               ; preds = %49
  %52 = tail call i32 @llvm.cttz.i32(i32 %46, i1 true)
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds %struct.Set, ptr %24, i64 %33, i32 2, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = trunc i32 %3 to i8
  %57 = or i8 %55, %56
  store i8 %57, ptr %54, align 1
  br label %58

58:                                               ; preds = %49, %51, %6
  %59 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %88, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %64 = load ptr, ptr %63, align 8
  %65 = zext i32 %60 to i64
  br label %69

66:                                               ; preds = %85
  %67 = add nuw nsw i64 %70, 1
  %68 = icmp eq i64 %67, %65
  br i1 %68, label %88, label %69

69:                                               ; preds = %66, %62
  %70 = phi i64 [ 0, %62 ], [ %67, %66 ]
  %71 = phi i64 [ undef, %62 ], [ %87, %66 ]
  %72 = getelementptr inbounds %struct.Fold, ptr %64, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = icmp ugt i64 %73, %2
  br i1 %74, label %85, label %75

75:                                               ; preds = %69
  %76 = getelementptr inbounds %struct.Fold, ptr %64, i64 %70, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp ugt i64 %77, %2
  br i1 %78, label %79, label %85

79:                                               ; preds = %75
  %80 = sub i64 %2, %73
  %81 = getelementptr inbounds %struct.Fold, ptr %64, i64 %70, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = urem i64 %80, %82
  %84 = add i64 %83, %73
  br label %85

85:                                               ; preds = %79, %75, %69
  %86 = phi i1 [ false, %79 ], [ true, %75 ], [ true, %69 ]
  %87 = phi i64 [ %84, %79 ], [ %71, %75 ], [ %71, %69 ]
  br i1 %86, label %66, label %88

88:                                               ; preds = %66, %85, %58
  %89 = phi i64 [ %2, %58 ], [ %87, %85 ], [ %2, %66 ]
  %90 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %91 = load i32, ptr %90, align 4
  %92 = icmp ugt i32 %91, 1
  %93 = mul i64 %89, 1290601985087
  %94 = add i64 %93, 1896216165397
  %95 = lshr i64 %94, 40
  %96 = and i64 %95, 1
  %97 = select i1 %92, i64 %96, i64 0
  %98 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %97
  %99 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %98, i64 noundef %89)
  %100 = extractvalue { ptr, i32 } %99, 0
  %101 = extractvalue { ptr, i32 } %99, 1
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds %struct.Set, ptr %100, i64 0, i32 2, i64 %102
  %104 = getelementptr inbounds %struct.Set, ptr %100, i64 0, i32 3, i64 %102
  %105 = load i8, ptr %104, align 1
  %106 = getelementptr inbounds %struct.Set, ptr %100, i64 0, i32 4, i64 %102
  %107 = load i8, ptr %106, align 1
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %153, label %109

109:                                              ; preds = %88
  %110 = load i32, ptr %90, align 4
  %111 = icmp ult i32 %110, 2
  %112 = mul i64 %89, -7620389936792862720
  %113 = add i64 %112, -2540129978930954240
  %114 = icmp sgt i64 %113, -1
  %115 = or i1 %114, %111
  %116 = zext i1 %115 to i64
  %117 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %116
  %118 = load ptr, ptr %117, align 8
  %119 = mul i64 %89, -7046029254386353131
  %120 = lshr i64 %119, 61
  %121 = lshr i64 %119, 32
  %122 = xor i64 %120, %121
  %123 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %116, i32 2
  %124 = load i32, ptr %123, align 8
  %125 = zext i32 %124 to i64
  %126 = mul nuw i64 %122, %125
  %127 = lshr i64 %126, 32
  %128 = getelementptr inbounds %struct.Set, ptr %118, i64 %127
  %129 = trunc i64 %89 to i32
  %130 = add i32 %129, 1
  br label %131

131:                                              ; preds = %131, %109
  %132 = phi i64 [ 0, %109 ], [ %141, %131 ]
  %133 = phi i32 [ 0, %109 ], [ %140, %131 ]
  %134 = getelementptr inbounds [16 x i32], ptr %128, i64 0, i64 %132
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, %130
  %137 = zext i1 %136 to i32
  %138 = trunc i64 %132 to i32
  %139 = shl i32 %137, %138
  %140 = or i32 %139, %133
  %141 = add nuw nsw i64 %132, 1
  %142 = icmp eq i64 %141, 16
  br i1 %142, label %143, label %131

143:                                              ; preds = %131
  %144 = icmp eq i32 %140, 0
  br i1 %144, label %153, label %145

145:                                              ; preds = %143
  %146 = tail call i32 @llvm.cttz.i32(i32 %140, i1 true)
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds %struct.Set, ptr %118, i64 %127, i32 2, i64 %147
  %149 = load i8, ptr %148, align 1
  %150 = trunc i32 %3 to i8
  %151 = xor i8 %150, -1
  %152 = and i8 %149, %151
  store i8 %152, ptr %148, align 1
  br label %153

153:                                              ; preds = %145, %143, %88
  %154 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Totals, ptr %155, i64 0, i32 7
  %157 = load i64, ptr %156, align 8
  %158 = add i64 %157, %11
  store i64 %158, ptr %156, align 8
  %159 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %97, i32 1
  %160 = load ptr, ptr %159, align 8
  %161 = load ptr, ptr %98, align 8
  %162 = ptrtoint ptr %100 to i64
  %163 = ptrtoint ptr %161 to i64
  %164 = sub i64 %162, %163
  %165 = sdiv exact i64 %164, 192
  %166 = shl nsw i64 %165, 4
  %167 = add nsw i64 %166, %102
  %168 = shl nsw i64 %167, 2
  %169 = getelementptr inbounds i32, ptr %160, i64 %168
  br i1 %20, label %170, label %207

170:                                              ; preds = %153
  %171 = zext i8 %105 to i32
  br label %172

172:                                              ; preds = %204, %170
  %173 = phi i64 [ 0, %170 ], [ %205, %204 ]
  %174 = load i8, ptr %103, align 1
  %175 = zext i8 %174 to i32
  %176 = xor i32 %175, -1
  %177 = trunc i64 %173 to i32
  %178 = shl nuw i32 1, %177
  %179 = and i32 %176, %3
  %180 = and i32 %179, %178
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %204, label %182

182:                                              ; preds = %172
  %183 = and i32 %178, %171
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %182
  %186 = getelementptr inbounds i32, ptr %169, i64 %173
  store i32 0, ptr %186, align 4
  br label %187

187:                                              ; preds = %185, %182
  %188 = lshr i64 %173, 1
  %189 = and i64 %188, 2147483647
  %190 = getelementptr inbounds i64, ptr %4, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = shl i64 %173, 5
  %193 = and i64 %192, 32
  %194 = lshr i64 %191, %193
  %195 = trunc i64 %194 to i32
  %196 = getelementptr inbounds i32, ptr %169, i64 %173
  %197 = load i32, ptr %196, align 4
  %198 = or i32 %197, %195
  store i32 %198, ptr %196, align 4
  %199 = icmp eq i32 %198, -1
  br i1 %199, label %200, label %204

200:                                              ; preds = %187
  %201 = load i8, ptr %103, align 1
  %202 = trunc i32 %178 to i8
  %203 = or i8 %201, %202
  store i8 %203, ptr %103, align 1
  br label %204

204:                                              ; preds = %200, %187, %172
  %205 = add nuw nsw i64 %173, 1
  %206 = icmp eq i64 %205, 4
  br i1 %206, label %211, label %172

207:                                              ; preds = %153
  %208 = load i8, ptr %103, align 1
  %209 = trunc i32 %3 to i8
  %210 = or i8 %208, %209
  store i8 %210, ptr %103, align 1
  br label %211

211:                                              ; preds = %204, %207
  %212 = load i8, ptr %104, align 1
  %213 = icmp eq i8 %212, 0
  br i1 %213, label %214, label %265

214:                                              ; preds = %211
  %215 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %218 = load i64, ptr %217, align 8
  %219 = add i64 %218, 1
  store i64 %219, ptr %217, align 8
  %220 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %221 = load i32, ptr %220, align 8
  %222 = zext i32 %221 to i64
  %223 = urem i64 %218, %222
  %224 = getelementptr inbounds %struct.Dirty, ptr %216, i64 %223
  %225 = load ptr, ptr %224, align 8
  %226 = icmp eq ptr %225, null
  br i1 %226, label %260, label %227

227:                                              ; preds = %214
  %228 = getelementptr inbounds %struct.Place, ptr %224, i64 0, i32 1
  %229 = load i32, ptr %228, align 8
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds [16 x i32], ptr %225, i64 0, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = getelementptr inbounds %struct.Dirty, ptr %216, i64 %223, i32 1
  %234 = load i32, ptr %233, align 8
  %235 = icmp eq i32 %232, %234
  br i1 %235, label %236, label %260

236:                                              ; preds = %227
  %237 = getelementptr inbounds %struct.Set, ptr %225, i64 0, i32 3, i64 %230
  %238 = load i8, ptr %237, align 1
  %239 = tail call i8 @llvm.ctpop.i8(i8 %238)
  %240 = zext i8 %239 to i64
  %241 = load ptr, ptr %154, align 8
  %242 = getelementptr inbounds %struct.Totals, ptr %241, i64 0, i32 13
  %243 = load i64, ptr %242, align 8
  %244 = add i64 %243, %240
  store i64 %244, ptr %242, align 8
  %245 = load i8, ptr %237, align 1
  %246 = zext i8 %245 to i32
  %247 = getelementptr inbounds %struct.Set, ptr %225, i64 0, i32 2, i64 %230
  %248 = load i8, ptr %247, align 1
  %249 = zext i8 %248 to i32
  %250 = xor i32 %249, -1
  %251 = and i32 %250, %246
  %252 = tail call i32 @llvm.ctpop.i32(i32 %251)
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds %struct.Totals, ptr %241, i64 0, i32 12
  %255 = load i64, ptr %254, align 8
  %256 = add i64 %255, %253
  store i64 %256, ptr %254, align 8
  %257 = load i8, ptr %237, align 1
  %258 = load i8, ptr %247, align 1
  %259 = or i8 %258, %257
  store i8 %259, ptr %247, align 1
  store i8 0, ptr %237, align 1
  br label %260

260:                                              ; preds = %236, %227, %214
  %261 = getelementptr inbounds [16 x i32], ptr %100, i64 0, i64 %102
  %262 = load i32, ptr %261, align 4
  store ptr %100, ptr %224, align 8
  %263 = getelementptr inbounds i8, ptr %224, i64 8
  store i32 %101, ptr %263, align 8
  %264 = getelementptr inbounds i8, ptr %224, i64 16
  store i32 %262, ptr %264, align 8
  br label %265

265:                                              ; preds = %211, %260
  %266 = load i8, ptr %104, align 1
  %267 = trunc i32 %3 to i8
  %268 = or i8 %266, %267
  store i8 %268, ptr %104, align 1
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
  %92 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
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



