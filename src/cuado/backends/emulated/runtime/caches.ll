; sha256 of the sources: b39377c36e9d82c229c64ea7dc1e48ea91549076fda5a490a74283ecc385b629

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

32:                                               ; preds = %684, %2
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
  br i1 %98, label %688, label %99

99:                                               ; preds = %94, %93
  %100 = load i32, ptr %9, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %688, label %102

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
  br i1 %154, label %679, label %155

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 6
  %157 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 8
  %158 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 10
  %159 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 9
  %160 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 5
  %161 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 7
  br label %162

162:                                              ; preds = %676, %155
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
  br label %674

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
  br i1 %184, label %567, label %233

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

258:                                              ; preds = %549, %236
  %259 = phi ptr [ %180, %236 ], [ %277, %549 ]
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
  br i1 %278, label %549, label %279

279:                                              ; preds = %258
  switch i32 %264, label %548 [
    i32 0, label %280
    i32 4, label %281
    i32 5, label %294
    i32 2, label %307
  ]

280:                                              ; preds = %279
  tail call fastcc void @load(ptr noundef %0, i32 noundef %103, i64 noundef %262, i32 noundef %267, i32 noundef %273, ptr noundef %241, i32 noundef 0)
  br label %549

281:                                              ; preds = %279
  %282 = load i32, ptr %27, align 4
  %283 = zext i32 %282 to i64
  %284 = mul nuw i64 %283, %105
  %285 = load i32, ptr %28, align 8
  %286 = zext i32 %285 to i64
  %287 = mul i64 %284, %286
  %288 = add i64 %287, %177
  %289 = load i32, ptr %29, align 4
  %290 = zext i32 %289 to i64
  %291 = mul i64 %288, %290
  %292 = add nuw nsw i64 %262, 2147483648
  %293 = add i64 %292, %291
  tail call fastcc void @load(ptr noundef %0, i32 noundef %103, i64 noundef %293, i32 noundef %267, i32 noundef %273, ptr noundef %241, i32 noundef 1)
  br label %549

294:                                              ; preds = %279
  %295 = load i32, ptr %27, align 4
  %296 = zext i32 %295 to i64
  %297 = mul nuw i64 %296, %105
  %298 = load i32, ptr %28, align 8
  %299 = zext i32 %298 to i64
  %300 = mul i64 %297, %299
  %301 = add i64 %300, %177
  %302 = load i32, ptr %29, align 4
  %303 = zext i32 %302 to i64
  %304 = mul i64 %301, %303
  %305 = add nuw nsw i64 %262, 2147483648
  %306 = add i64 %305, %304
  tail call fastcc void @store(ptr noundef %0, i32 noundef %103, i64 noundef %306, i32 noundef %267, ptr noundef null, ptr noundef %241)
  br label %549

307:                                              ; preds = %279
  %308 = load ptr, ptr %3, align 8
  %309 = getelementptr inbounds %struct.Processor, ptr %308, i64 %105, i32 12, i32 2
  %310 = load i32, ptr %309, align 8
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %323, label %312

312:                                              ; preds = %307
  %313 = getelementptr inbounds %struct.Processor, ptr %308, i64 %105, i32 12
  %314 = load ptr, ptr %313, align 8
  %315 = mul i64 %262, -7046029254386353131
  %316 = lshr i64 %315, 61
  %317 = lshr i64 %315, 32
  %318 = xor i64 %316, %317
  %319 = zext i32 %310 to i64
  %320 = mul nuw i64 %318, %319
  %321 = lshr i64 %320, 32
  %322 = getelementptr inbounds %struct.Set, ptr %314, i64 %321
  br label %323

323:                                              ; preds = %312, %307
  %324 = phi ptr [ %322, %312 ], [ null, %307 ]
  %325 = icmp eq ptr %324, null
  br i1 %325, label %341, label %326

326:                                              ; preds = %323
  %327 = trunc i64 %261 to i32
  %328 = add i32 %327, 1
  br label %329

329:                                              ; preds = %329, %326
  %330 = phi i64 [ 0, %326 ], [ %339, %329 ]
  %331 = phi i32 [ 0, %326 ], [ %338, %329 ]
  %332 = getelementptr inbounds [16 x i32], ptr %324, i64 0, i64 %330
  %333 = load i32, ptr %332, align 4
  %334 = icmp eq i32 %333, %328
  %335 = zext i1 %334 to i32
  %336 = trunc i64 %330 to i32
  %337 = shl i32 %335, %336
  %338 = or i32 %337, %331
  %339 = add nuw nsw i64 %330, 1
  %340 = icmp eq i64 %339, 16
  br i1 %340, label %341, label %329

341:                                              ; preds = %329, %323
  %342 = phi i32 [ 0, %323 ], [ %338, %329 ]
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %352, label %344

344:                                              ; preds = %341
  %345 = tail call i32 @llvm.cttz.i32(i32 %342, i1 true)
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Set, ptr %324, i64 0, i32 2, i64 %346
  %348 = load i8, ptr %347, align 1
  %349 = trunc i32 %267 to i8
  %350 = xor i8 %349, -1
  %351 = and i8 %348, %350
  store i8 %351, ptr %347, align 1
  br label %352

352:                                              ; preds = %344, %341
  %353 = tail call i32 @llvm.ctpop.i32(i32 %267)
  %354 = zext i32 %353 to i64
  %355 = load i64, ptr %241, align 8
  %356 = add i64 %355, %354
  store i64 %356, ptr %241, align 8
  %357 = load i64, ptr %242, align 8
  %358 = add i64 %357, %354
  store i64 %358, ptr %242, align 8
  %359 = load i32, ptr %19, align 8
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %386, label %361

361:                                              ; preds = %352
  %362 = load ptr, ptr %20, align 8
  %363 = zext i32 %359 to i64
  br label %367

364:                                              ; preds = %383
  %365 = add nuw nsw i64 %368, 1
  %366 = icmp eq i64 %365, %363
  br i1 %366, label %386, label %367

367:                                              ; preds = %364, %361
  %368 = phi i64 [ 0, %361 ], [ %365, %364 ]
  %369 = phi i64 [ undef, %361 ], [ %385, %364 ]
  %370 = getelementptr inbounds %struct.Fold, ptr %362, i64 %368
  %371 = load i64, ptr %370, align 8
  %372 = icmp ult i64 %262, %371
  br i1 %372, label %383, label %373

373:                                              ; preds = %367
  %374 = getelementptr inbounds %struct.Fold, ptr %362, i64 %368, i32 1
  %375 = load i64, ptr %374, align 8
  %376 = icmp ugt i64 %375, %262
  br i1 %376, label %377, label %383

377:                                              ; preds = %373
  %378 = sub i64 %262, %371
  %379 = getelementptr inbounds %struct.Fold, ptr %362, i64 %368, i32 2
  %380 = load i64, ptr %379, align 8
  %381 = urem i64 %378, %380
  %382 = add i64 %381, %371
  br label %383

383:                                              ; preds = %377, %373, %367
  %384 = phi i1 [ false, %377 ], [ true, %373 ], [ true, %367 ]
  %385 = phi i64 [ %382, %377 ], [ %369, %373 ], [ %369, %367 ]
  br i1 %384, label %364, label %386

386:                                              ; preds = %383, %364, %352
  %387 = phi i64 [ %262, %352 ], [ %385, %383 ], [ %262, %364 ]
  %388 = load ptr, ptr %21, align 8
  %389 = getelementptr inbounds %struct.Totals, ptr %388, i64 0, i32 8
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, %354
  store i64 %391, ptr %389, align 8
  %392 = load i32, ptr %22, align 4
  %393 = icmp ugt i32 %392, 1
  %394 = mul i64 %387, 1290601985087
  %395 = add i64 %394, 1896216165397
  %396 = lshr i64 %395, 40
  %397 = and i64 %396, 1
  %398 = select i1 %393, i64 %397, i64 0
  %399 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %398
  %400 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %399, i64 noundef %387)
  %401 = extractvalue { ptr, i32 } %400, 0
  %402 = extractvalue { ptr, i32 } %400, 1
  %403 = zext i32 %402 to i64
  %404 = getelementptr inbounds %struct.Set, ptr %401, i64 0, i32 2, i64 %403
  %405 = load i8, ptr %404, align 1
  %406 = zext i8 %405 to i32
  %407 = and i32 %267, %406
  %408 = xor i32 %407, %267
  %409 = load i32, ptr %23, align 8
  switch i32 %409, label %420 [
    i32 4, label %410
    i32 2, label %413
  ]

410:                                              ; preds = %386
  %411 = icmp eq i32 %408, 0
  %412 = select i1 %411, i32 0, i32 15
  br label %420

413:                                              ; preds = %386
  %414 = and i32 %408, 3
  %415 = icmp eq i32 %414, 0
  %416 = select i1 %415, i32 0, i32 3
  %417 = icmp ult i32 %408, 4
  %418 = select i1 %417, i32 0, i32 12
  %419 = or i32 %416, %418
  br label %420

420:                                              ; preds = %413, %410, %386
  %421 = phi i32 [ %412, %410 ], [ %419, %413 ], [ %408, %386 ]
  %422 = xor i32 %406, -1
  %423 = and i32 %421, %422
  %424 = tail call i32 @llvm.ctpop.i32(i32 %423)
  %425 = zext i32 %424 to i64
  %426 = load ptr, ptr %21, align 8
  %427 = getelementptr inbounds %struct.Totals, ptr %426, i64 0, i32 12
  %428 = load i64, ptr %427, align 8
  %429 = add i64 %428, %425
  store i64 %429, ptr %427, align 8
  %430 = load i8, ptr %404, align 1
  %431 = trunc i32 %423 to i8
  %432 = or i8 %430, %431
  store i8 %432, ptr %404, align 1
  %433 = load i32, ptr %22, align 4
  %434 = icmp ugt i32 %433, 1
  %435 = select i1 %434, i64 %397, i64 0
  %436 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %435
  %437 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %436, i64 noundef %387)
  %438 = extractvalue { ptr, i32 } %437, 0
  %439 = extractvalue { ptr, i32 } %437, 1
  %440 = zext i32 %439 to i64
  %441 = getelementptr inbounds %struct.Set, ptr %438, i64 0, i32 4, i64 %440
  %442 = load i8, ptr %441, align 1
  %443 = icmp eq i8 %442, 0
  br i1 %443, label %488, label %444

444:                                              ; preds = %420
  %445 = load i32, ptr %22, align 4
  %446 = icmp ult i32 %445, 2
  %447 = mul i64 %387, -7620389936792862720
  %448 = add i64 %447, -2540129978930954240
  %449 = icmp sgt i64 %448, -1
  %450 = or i1 %449, %446
  %451 = zext i1 %450 to i64
  %452 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %451
  %453 = load ptr, ptr %452, align 8
  %454 = mul i64 %387, -7046029254386353131
  %455 = lshr i64 %454, 61
  %456 = lshr i64 %454, 32
  %457 = xor i64 %455, %456
  %458 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %451, i32 2
  %459 = load i32, ptr %458, align 8
  %460 = zext i32 %459 to i64
  %461 = mul nuw i64 %457, %460
  %462 = lshr i64 %461, 32
  %463 = getelementptr inbounds %struct.Set, ptr %453, i64 %462
  %464 = trunc i64 %387 to i32
  %465 = add i32 %464, 1
  br label %466

466:                                              ; preds = %466, %444
  %467 = phi i64 [ 0, %444 ], [ %476, %466 ]
  %468 = phi i32 [ 0, %444 ], [ %475, %466 ]
  %469 = getelementptr inbounds [16 x i32], ptr %463, i64 0, i64 %467
  %470 = load i32, ptr %469, align 4
  %471 = icmp eq i32 %470, %465
  %472 = zext i1 %471 to i32
  %473 = trunc i64 %467 to i32
  %474 = shl i32 %472, %473
  %475 = or i32 %474, %468
  %476 = add nuw nsw i64 %467, 1
  %477 = icmp eq i64 %476, 16
  br i1 %477, label %478, label %466

478:                                              ; preds = %466
  %479 = icmp eq i32 %475, 0
  br i1 %479, label %488, label %480

480:                                              ; preds = %478
  %481 = tail call i32 @llvm.cttz.i32(i32 %475, i1 true)
  %482 = zext i32 %481 to i64
  %483 = getelementptr inbounds %struct.Set, ptr %453, i64 %462, i32 2, i64 %482
  %484 = load i8, ptr %483, align 1
  %485 = trunc i32 %267 to i8
  %486 = xor i8 %485, -1
  %487 = and i8 %484, %486
  store i8 %487, ptr %483, align 1
  br label %488

488:                                              ; preds = %480, %478, %420
  %489 = getelementptr inbounds %struct.Set, ptr %438, i64 0, i32 3, i64 %440
  %490 = load i8, ptr %489, align 1
  %491 = icmp eq i8 %490, 0
  br i1 %491, label %492, label %540

492:                                              ; preds = %488
  %493 = load ptr, ptr %24, align 8
  %494 = load i64, ptr %25, align 8
  %495 = add i64 %494, 1
  store i64 %495, ptr %25, align 8
  %496 = load i32, ptr %26, align 8
  %497 = zext i32 %496 to i64
  %498 = urem i64 %494, %497
  %499 = getelementptr inbounds %struct.Dirty, ptr %493, i64 %498
  %500 = load ptr, ptr %499, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %535, label %502

502:                                              ; preds = %492
  %503 = getelementptr inbounds %struct.Place, ptr %499, i64 0, i32 1
  %504 = load i32, ptr %503, align 8
  %505 = zext i32 %504 to i64
  %506 = getelementptr inbounds [16 x i32], ptr %500, i64 0, i64 %505
  %507 = load i32, ptr %506, align 4
  %508 = getelementptr inbounds %struct.Dirty, ptr %493, i64 %498, i32 1
  %509 = load i32, ptr %508, align 8
  %510 = icmp eq i32 %507, %509
  br i1 %510, label %511, label %535

511:                                              ; preds = %502
  %512 = getelementptr inbounds %struct.Set, ptr %500, i64 0, i32 3, i64 %505
  %513 = load i8, ptr %512, align 1
  %514 = tail call i8 @llvm.ctpop.i8(i8 %513)
  %515 = zext i8 %514 to i64
  %516 = load ptr, ptr %21, align 8
  %517 = getelementptr inbounds %struct.Totals, ptr %516, i64 0, i32 13
  %518 = load i64, ptr %517, align 8
  %519 = add i64 %518, %515
  store i64 %519, ptr %517, align 8
  %520 = load i8, ptr %512, align 1
  %521 = zext i8 %520 to i32
  %522 = getelementptr inbounds %struct.Set, ptr %500, i64 0, i32 2, i64 %505
  %523 = load i8, ptr %522, align 1
  %524 = zext i8 %523 to i32
  %525 = xor i32 %524, -1
  %526 = and i32 %525, %521
  %527 = tail call i32 @llvm.ctpop.i32(i32 %526)
  %528 = zext i32 %527 to i64
  %529 = getelementptr inbounds %struct.Totals, ptr %516, i64 0, i32 12
  %530 = load i64, ptr %529, align 8
  %531 = add i64 %530, %528
  store i64 %531, ptr %529, align 8
  %532 = load i8, ptr %512, align 1
  %533 = load i8, ptr %522, align 1
  %534 = or i8 %533, %532
  store i8 %534, ptr %522, align 1
  store i8 0, ptr %512, align 1
  br label %535

535:                                              ; preds = %511, %502, %492
  %536 = getelementptr inbounds [16 x i32], ptr %438, i64 0, i64 %440
  %537 = load i32, ptr %536, align 4
  store ptr %438, ptr %499, align 8
  %538 = getelementptr inbounds i8, ptr %499, i64 8
  store i32 %439, ptr %538, align 8
  %539 = getelementptr inbounds i8, ptr %499, i64 16
  store i32 %537, ptr %539, align 8
  br label %540

540:                                              ; preds = %535, %488
  %541 = load i8, ptr %489, align 1
  %542 = trunc i32 %267 to i8
  %543 = or i8 %541, %542
  store i8 %543, ptr %489, align 1
  %544 = tail call i32 @llvm.ctpop.i32(i32 %407)
  %545 = zext i32 %544 to i64
  %546 = load i64, ptr %243, align 8
  %547 = add i64 %546, %545
  store i64 %547, ptr %243, align 8
  br label %549

548:                                              ; preds = %279
  tail call fastcc void @store(ptr noundef %0, i32 noundef %103, i64 noundef %262, i32 noundef %267, ptr noundef %275, ptr noundef %241)
  br label %549

549:                                              ; preds = %548, %540, %294, %281, %280, %258
  %550 = and i64 %261, 576460752303423488
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %258, label %552

552:                                              ; preds = %549
  %553 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 4
  %554 = load i64, ptr %553, align 8
  %555 = add i64 %554, 1
  store i64 %555, ptr %553, align 8
  %556 = load i32, ptr %17, align 4
  %557 = and i32 %556, 1
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 5
  %560 = load i64, ptr %559, align 8
  %561 = add i64 %560, %558
  store i64 %561, ptr %559, align 8
  %562 = lshr i32 %556, 1
  %563 = zext i32 %562 to i64
  %564 = getelementptr inbounds %struct.SlotTraffic, ptr %237, i64 %240, i32 6
  %565 = load i64, ptr %564, align 8
  %566 = add i64 %565, %563
  store i64 %566, ptr %564, align 8
  store ptr %277, ptr %179, align 8
  br label %567

567:                                              ; preds = %552, %231
  br i1 %232, label %568, label %597

568:                                              ; preds = %567
  %569 = add nuw nsw i32 %178, 1
  %570 = load i32, ptr %158, align 8
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %596, label %572

572:                                              ; preds = %568, %591
  %573 = phi i64 [ %592, %591 ], [ 0, %568 ]
  %574 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %573
  %575 = load ptr, ptr %574, align 8
  %576 = getelementptr inbounds %struct.Place, ptr %574, i64 0, i32 1
  %577 = load i32, ptr %576, align 8
  %578 = zext i32 %577 to i64
  %579 = getelementptr inbounds [16 x i32], ptr %575, i64 0, i64 %578
  %580 = load i32, ptr %579, align 4
  %581 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %573, i32 1
  %582 = load i32, ptr %581, align 8
  %583 = icmp eq i32 %580, %582
  br i1 %583, label %584, label %591

584:                                              ; preds = %572
  %585 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 11, i64 %573, i32 2
  %586 = load i32, ptr %585, align 4
  %587 = getelementptr inbounds %struct.Set, ptr %575, i64 0, i32 2, i64 %578
  %588 = load i8, ptr %587, align 1
  %589 = trunc i32 %586 to i8
  %590 = or i8 %588, %589
  store i8 %590, ptr %587, align 1
  br label %591

591:                                              ; preds = %584, %572
  %592 = add nuw nsw i64 %573, 1
  %593 = load i32, ptr %158, align 8
  %594 = zext i32 %593 to i64
  %595 = icmp ult i64 %592, %594
  br i1 %595, label %572, label %596

596:                                              ; preds = %591, %568
  store i32 %569, ptr %156, align 8
  store i32 0, ptr %158, align 8
  store i32 0, ptr %159, align 4
  store i32 0, ptr %157, align 8
  br label %597

597:                                              ; preds = %596, %567
  br i1 %184, label %598, label %674

598:                                              ; preds = %597
  %599 = and i64 %181, 1152921504606846975
  %600 = icmp eq i64 %599, 0
  br i1 %600, label %614, label %601

601:                                              ; preds = %598
  %602 = load ptr, ptr %179, align 8
  %603 = load i32, ptr %28, align 8
  %604 = udiv i32 %178, %603
  %605 = zext i32 %604 to i64
  %606 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %605
  %607 = load ptr, ptr %606, align 8
  %608 = urem i32 %178, %603
  %609 = zext i32 %608 to i64
  %610 = getelementptr inbounds i64, ptr %607, i64 %609
  %611 = icmp eq ptr %602, %610
  br i1 %611, label %612, label %614

612:                                              ; preds = %601
  %613 = getelementptr inbounds i64, ptr %607, i64 %599
  store ptr %613, ptr %179, align 8
  br label %674

614:                                              ; preds = %601, %598
  %615 = load i32, ptr %28, align 8
  %616 = udiv i32 %178, %615
  %617 = shl nuw i64 1, %177
  %618 = xor i64 %617, -1
  %619 = load i64, ptr %152, align 8
  %620 = and i64 %619, %618
  store i64 %620, ptr %152, align 8
  %621 = zext i32 %616 to i64
  br i1 %600, label %629, label %622

622:                                              ; preds = %614
  %623 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %621
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds i64, ptr %624, i64 %599
  store ptr %625, ptr %179, align 8
  %626 = load i64, ptr %160, align 8
  %627 = or i64 %626, %617
  store i64 %627, ptr %160, align 8
  %628 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 3, i64 %621
  br label %631

629:                                              ; preds = %614
  %630 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %621
  br label %631

631:                                              ; preds = %629, %622
  %632 = phi ptr [ %630, %629 ], [ %628, %622 ]
  %633 = phi i32 [ -1, %629 ], [ 1, %622 ]
  %634 = load i32, ptr %632, align 4
  %635 = add i32 %634, %633
  store i32 %635, ptr %632, align 4
  %636 = zext i32 %616 to i64
  %637 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 3, i64 %636
  %638 = load i32, ptr %637, align 4
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %658, label %640

640:                                              ; preds = %631
  %641 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %636
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %638, %642
  br i1 %643, label %644, label %658

644:                                              ; preds = %640
  %645 = load i64, ptr %160, align 8
  %646 = load i32, ptr %28, align 8
  %647 = icmp eq i32 %646, 64
  %648 = zext i32 %646 to i64
  %649 = shl nsw i64 -1, %648
  %650 = xor i64 %649, -1
  %651 = select i1 %647, i64 -1, i64 %650
  %652 = mul i32 %646, %616
  %653 = zext i32 %652 to i64
  %654 = shl i64 %651, %653
  %655 = and i64 %654, %645
  %656 = xor i64 %655, %645
  store i64 %656, ptr %160, align 8
  %657 = or i64 %655, %620
  store i64 %657, ptr %152, align 8
  store i32 0, ptr %637, align 4
  br label %658

658:                                              ; preds = %644, %640, %631
  %659 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 2, i64 %636
  %660 = load i32, ptr %659, align 4
  %661 = icmp eq i32 %660, 0
  br i1 %661, label %662, label %674

662:                                              ; preds = %658
  %663 = getelementptr inbounds %struct.Processor, ptr %104, i64 %105, i32 1, i64 %636
  %664 = load ptr, ptr %663, align 8
  tail call void @free(ptr noundef %664)
  store ptr null, ptr %663, align 8
  %665 = load ptr, ptr %21, align 8
  %666 = load i64, ptr %665, align 8
  %667 = add i64 %666, 1
  store i64 %667, ptr %665, align 8
  %668 = load i32, ptr %161, align 4
  %669 = add i32 %668, -1
  store i32 %669, ptr %161, align 4
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %671, label %674

671:                                              ; preds = %662
  %672 = load i32, ptr %30, align 8
  %673 = add i32 %672, -1
  store i32 %673, ptr %30, align 8
  br label %674

674:                                              ; preds = %671, %662, %658, %612, %597, %218
  %675 = phi i32 [ 2, %218 ], [ 1, %597 ], [ 0, %612 ], [ 0, %658 ], [ 0, %662 ], [ 0, %671 ]
  switch i32 %675, label %679 [
    i32 0, label %676
    i32 2, label %676
  ]

676:                                              ; preds = %674, %674
  %677 = load i64, ptr %152, align 8
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %162

679:                                              ; preds = %674, %676, %151
  %680 = load i32, ptr %4, align 4
  %681 = add i32 %680, 1
  store i32 %681, ptr %4, align 4
  %682 = load i32, ptr %0, align 8
  %683 = icmp eq i32 %681, %682
  br i1 %683, label %685, label %684

684:                                              ; preds = %679, %685
  br label %32

685:                                              ; preds = %679
  store i32 0, ptr %4, align 4
  %686 = load i64, ptr %31, align 8
  %687 = add i64 %686, 1
  store i64 %687, ptr %31, align 8
  br label %684

688:                                              ; preds = %99, %94
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
define internal fastcc void @load(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr nocapture noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 12
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %15 = load i32, ptr %14, align 4
  %16 = icmp ne i32 %15, 0
  %17 = icmp eq i32 %4, 0
  %18 = and i1 %17, %16
  %19 = select i1 %18, i32 15, i32 %3
  %20 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 12, i32 2
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %57, label %23

23:                                               ; preds = %7
  %24 = icmp ne i32 %6, 0
  %25 = or i1 %17, %24
  br i1 %25, label %26, label %57

26:                                               ; preds = %23
  %27 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2)
  %28 = extractvalue { ptr, i32 } %27, 0
  %29 = extractvalue { ptr, i32 } %27, 1
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds %struct.Set, ptr %28, i64 0, i32 2, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = and i32 %19, %33
  %35 = load ptr, ptr %10, align 8
  %36 = xor i32 %34, %19
  %37 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  %40 = or i1 %24, %39
  br i1 %40, label %54, label %41

41:                                               ; preds = %26
  %42 = getelementptr inbounds %struct.Processor, ptr %35, i64 %12, i32 10
  %43 = load i32, ptr %42, align 8
  %44 = icmp ult i32 %43, 512
  br i1 %44, label %45, label %54

45:                                               ; preds = %41
  %46 = add i32 %43, 1
  store i32 %46, ptr %42, align 8
  %47 = zext i32 %43 to i64
  %48 = getelementptr inbounds %struct.Processor, ptr %35, i64 %12, i32 11, i64 %47
  %49 = getelementptr inbounds [16 x i32], ptr %28, i64 0, i64 %30
  %50 = load i32, ptr %49, align 4
  store ptr %28, ptr %48, align 8
  %51 = getelementptr inbounds i8, ptr %48, i64 8
  store i32 %29, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %48, i64 16
  store i32 %50, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %48, i64 20
  store i32 %36, ptr %53, align 4
  br label %57

54:                                               ; preds = %41, %26
  %55 = trunc i32 %36 to i8
  %56 = or i8 %32, %55
  store i8 %56, ptr %31, align 1
  br label %57

57:                                               ; preds = %54, %45, %23, %7
  %58 = phi i32 [ 0, %23 ], [ 0, %7 ], [ %34, %45 ], [ %34, %54 ]
  %59 = xor i32 %58, -1
  %60 = and i32 %19, %59
  %61 = tail call i32 @llvm.ctpop.i32(i32 %19)
  %62 = zext i32 %61 to i64
  %63 = icmp eq i32 %6, 0
  %64 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 3
  %65 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 1
  %66 = select i1 %63, ptr %65, ptr %64
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %62
  store i64 %68, ptr %66, align 8
  %69 = tail call i32 @llvm.ctpop.i32(i32 %58)
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 4
  %72 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 2
  %73 = select i1 %63, ptr %72, ptr %71
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %74, %70
  store i64 %75, ptr %73, align 8
  %76 = load i64, ptr %5, align 8
  %77 = add i64 %76, %62
  store i64 %77, ptr %5, align 8
  %78 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, %70
  store i64 %80, ptr %78, align 8
  %81 = icmp eq i32 %60, 0
  br i1 %81, label %332, label %82

82:                                               ; preds = %57
  %83 = tail call i32 @llvm.ctpop.i32(i32 %60)
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 5
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, %84
  store i64 %87, ptr %85, align 8
  %88 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %89 = load i32, ptr %88, align 8
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %134, label %91

91:                                               ; preds = %82
  %92 = urem i32 %1, %89
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %95 = load ptr, ptr %94, align 8
  %96 = shl nuw nsw i64 %93, 13
  %97 = mul i64 %2, -7046029254386353131
  %98 = lshr i64 %97, 49
  %99 = lshr i64 %97, 20
  %100 = xor i64 %98, %99
  %101 = and i64 %100, 8191
  %102 = or i64 %96, %101
  %103 = getelementptr inbounds %struct.Join, ptr %95, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %2, 1
  %106 = icmp eq i64 %104, %105
  br i1 %106, label %107, label %117

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Join, ptr %95, i64 %102, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = sub i64 %109, %111
  %113 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %114 = load i32, ptr %113, align 4
  %115 = zext i32 %114 to i64
  %116 = icmp ule i64 %112, %115
  br label %117

117:                                              ; preds = %107, %91
  %118 = phi i1 [ false, %91 ], [ %116, %107 ]
  br i1 %118, label %119, label %123

119:                                              ; preds = %117
  %120 = getelementptr inbounds %struct.Join, ptr %95, i64 %102, i32 2
  %121 = load i32, ptr %120, align 8
  %122 = and i32 %121, %60
  br label %123

123:                                              ; preds = %119, %117
  %124 = phi i32 [ %122, %119 ], [ 0, %117 ]
  br i1 %118, label %130, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %127 = load i64, ptr %126, align 8
  store i64 %105, ptr %103, align 8
  %128 = getelementptr inbounds i8, ptr %103, i64 8
  store i64 %127, ptr %128, align 8
  %129 = getelementptr inbounds i8, ptr %103, i64 16
  store i32 0, ptr %129, align 8
  br label %130

130:                                              ; preds = %125, %123
  %131 = getelementptr inbounds %struct.Join, ptr %95, i64 %102, i32 2
  %132 = load i32, ptr %131, align 8
  %133 = or i32 %132, %60
  store i32 %133, ptr %131, align 8
  br label %134

134:                                              ; preds = %82, %130
  %135 = phi i32 [ %124, %130 ], [ 0, %82 ]
  %136 = xor i32 %135, -1
  %137 = and i32 %60, %136
  %138 = tail call i32 @llvm.ctpop.i32(i32 %137)
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = add i64 %141, %139
  store i64 %142, ptr %140, align 8
  %143 = icmp eq i32 %137, 0
  br i1 %143, label %320, label %144

144:                                              ; preds = %134
  %145 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %174, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %150 = load ptr, ptr %149, align 8
  %151 = zext i32 %146 to i64
  br label %155

152:                                              ; preds = %171
  %153 = add nuw nsw i64 %156, 1
  %154 = icmp eq i64 %153, %151
  br i1 %154, label %174, label %155

155:                                              ; preds = %152, %148
  %156 = phi i64 [ 0, %148 ], [ %153, %152 ]
  %157 = phi i64 [ undef, %148 ], [ %173, %152 ]
  %158 = getelementptr inbounds %struct.Fold, ptr %150, i64 %156
  %159 = load i64, ptr %158, align 8
  %160 = icmp ugt i64 %159, %2
  br i1 %160, label %171, label %161

161:                                              ; preds = %155
  %162 = getelementptr inbounds %struct.Fold, ptr %150, i64 %156, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = icmp ugt i64 %163, %2
  br i1 %164, label %165, label %171

165:                                              ; preds = %161
  %166 = sub i64 %2, %159
  %167 = getelementptr inbounds %struct.Fold, ptr %150, i64 %156, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = urem i64 %166, %168
  %170 = add i64 %169, %159
  br label %171

171:                                              ; preds = %165, %161, %155
  %172 = phi i1 [ false, %165 ], [ true, %161 ], [ true, %155 ]
  %173 = phi i64 [ %170, %165 ], [ %157, %161 ], [ %157, %155 ]
  br i1 %172, label %152, label %174

174:                                              ; preds = %152, %171, %144
  %175 = phi i64 [ %2, %144 ], [ %173, %171 ], [ %2, %152 ]
  %176 = load ptr, ptr %8, align 8
  %177 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %178 = load i32, ptr %177, align 4
  %179 = icmp ugt i32 %178, 1
  %180 = lshr i32 %1, 1
  %181 = and i32 %180, 1
  %182 = select i1 %179, i32 %181, i32 0
  %183 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 6
  %184 = load i64, ptr %183, align 8
  %185 = add i64 %184, %139
  store i64 %185, ptr %183, align 8
  %186 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 9
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, %139
  store i64 %188, ptr %186, align 8
  %189 = mul i64 %175, 1290601985087
  %190 = add i64 %189, 1896216165397
  %191 = lshr i64 %190, 40
  %192 = trunc i64 %191 to i32
  %193 = and i32 %192, 1
  %194 = select i1 %179, i32 %193, i32 0
  %195 = icmp eq i32 %182, %194
  br i1 %195, label %196, label %232

196:                                              ; preds = %174
  %197 = and i64 %191, 1
  %198 = select i1 %179, i64 %197, i64 0
  %199 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %198
  %200 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %199, i64 noundef %175)
  %201 = extractvalue { ptr, i32 } %200, 0
  %202 = extractvalue { ptr, i32 } %200, 1
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Set, ptr %201, i64 0, i32 2, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = and i32 %137, %206
  %208 = xor i32 %207, %137
  %209 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %210 = load i32, ptr %209, align 8
  switch i32 %210, label %222 [
    i32 4, label %211
    i32 2, label %214
  ]

211:                                              ; preds = %196
  %212 = icmp eq i32 %208, 0
  %213 = select i1 %212, i32 0, i32 15
  br label %222

214:                                              ; preds = %196
  %215 = and i32 %208, 3
  %216 = icmp eq i32 %215, 0
  %217 = select i1 %216, i32 0, i32 3
  %218 = and i32 %208, 12
  %219 = icmp eq i32 %218, 0
  %220 = select i1 %219, i32 0, i32 12
  %221 = or i32 %217, %220
  br label %222

222:                                              ; preds = %214, %211, %196
  %223 = phi i32 [ %213, %211 ], [ %221, %214 ], [ %208, %196 ]
  %224 = xor i32 %206, -1
  %225 = and i32 %223, %224
  %226 = tail call i32 @llvm.ctpop.i32(i32 %225)
  %227 = zext i32 %226 to i64
  %228 = load ptr, ptr %8, align 8
  %229 = getelementptr inbounds %struct.Totals, ptr %228, i64 0, i32 12
  %230 = load i64, ptr %229, align 8
  %231 = add i64 %230, %227
  store i64 %231, ptr %229, align 8
  br label %299

232:                                              ; preds = %174
  %233 = zext i32 %182 to i64
  %234 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %233
  %235 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %234, i64 noundef %175)
  %236 = extractvalue { ptr, i32 } %235, 0
  %237 = extractvalue { ptr, i32 } %235, 1
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds %struct.Set, ptr %236, i64 0, i32 2, i64 %238
  %240 = load i8, ptr %239, align 1
  %241 = zext i8 %240 to i32
  %242 = and i32 %137, %241
  %243 = xor i32 %242, %137
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %307, label %245

245:                                              ; preds = %232
  %246 = load i32, ptr %177, align 4
  %247 = icmp ugt i32 %246, 1
  %248 = and i64 %191, 1
  %249 = select i1 %247, i64 %248, i64 0
  %250 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %249
  %251 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %250, i64 noundef %175)
  %252 = extractvalue { ptr, i32 } %251, 0
  %253 = extractvalue { ptr, i32 } %251, 1
  %254 = zext i32 %253 to i64
  %255 = getelementptr inbounds %struct.Set, ptr %252, i64 0, i32 2, i64 %254
  %256 = load i8, ptr %255, align 1
  %257 = zext i8 %256 to i32
  %258 = and i32 %243, %257
  %259 = xor i32 %258, %243
  %260 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %261 = load i32, ptr %260, align 8
  switch i32 %261, label %273 [
    i32 4, label %262
    i32 2, label %265
  ]

262:                                              ; preds = %245
  %263 = icmp eq i32 %259, 0
  %264 = select i1 %263, i32 0, i32 15
  br label %273

265:                                              ; preds = %245
  %266 = and i32 %259, 3
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i32 0, i32 3
  %269 = and i32 %259, 12
  %270 = icmp eq i32 %269, 0
  %271 = select i1 %270, i32 0, i32 12
  %272 = or i32 %268, %271
  br label %273

273:                                              ; preds = %265, %262, %245
  %274 = phi i32 [ %264, %262 ], [ %272, %265 ], [ %259, %245 ]
  %275 = xor i32 %257, -1
  %276 = and i32 %274, %275
  %277 = tail call i32 @llvm.ctpop.i32(i32 %276)
  %278 = zext i32 %277 to i64
  %279 = load ptr, ptr %8, align 8
  %280 = getelementptr inbounds %struct.Totals, ptr %279, i64 0, i32 12
  %281 = load i64, ptr %280, align 8
  %282 = add i64 %281, %278
  store i64 %282, ptr %280, align 8
  %283 = load i8, ptr %255, align 1
  %284 = trunc i32 %276 to i8
  %285 = or i8 %283, %284
  store i8 %285, ptr %255, align 1
  %286 = getelementptr inbounds %struct.Set, ptr %252, i64 0, i32 4, i64 %254
  %287 = load i8, ptr %286, align 1
  %288 = or i8 %287, 1
  store i8 %288, ptr %286, align 1
  %289 = tail call i32 @llvm.ctpop.i32(i32 %243)
  %290 = zext i32 %289 to i64
  %291 = load i64, ptr %186, align 8
  %292 = add i64 %291, %290
  store i64 %292, ptr %186, align 8
  %293 = tail call i32 @llvm.ctpop.i32(i32 %258)
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 10
  %296 = load i64, ptr %295, align 8
  %297 = add i64 %296, %294
  store i64 %297, ptr %295, align 8
  %298 = or i32 %258, %242
  br label %299

299:                                              ; preds = %222, %273
  %300 = phi ptr [ %239, %273 ], [ %204, %222 ]
  %301 = phi i32 [ %243, %273 ], [ %225, %222 ]
  %302 = phi i32 [ %242, %273 ], [ %207, %222 ]
  %303 = phi i32 [ %298, %273 ], [ %207, %222 ]
  %304 = load i8, ptr %300, align 1
  %305 = trunc i32 %301 to i8
  %306 = or i8 %304, %305
  store i8 %306, ptr %300, align 1
  br label %307

307:                                              ; preds = %299, %232
  %308 = phi i32 [ %242, %232 ], [ %302, %299 ]
  %309 = phi i32 [ %242, %232 ], [ %303, %299 ]
  %310 = tail call i32 @llvm.ctpop.i32(i32 %308)
  %311 = zext i32 %310 to i64
  %312 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 10
  %313 = load i64, ptr %312, align 8
  %314 = add i64 %313, %311
  store i64 %314, ptr %312, align 8
  %315 = tail call i32 @llvm.ctpop.i32(i32 %309)
  %316 = zext i32 %315 to i64
  %317 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 11
  %318 = load i64, ptr %317, align 8
  %319 = add i64 %318, %316
  store i64 %319, ptr %317, align 8
  br label %320

320:                                              ; preds = %134, %307
  %321 = phi i32 [ %309, %307 ], [ 0, %134 ]
  %322 = tail call i32 @llvm.ctpop.i32(i32 %321)
  %323 = zext i32 %322 to i64
  %324 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %325 = load i64, ptr %324, align 8
  %326 = add i64 %325, %323
  store i64 %326, ptr %324, align 8
  %327 = icmp eq i32 %321, %137
  %328 = select i1 %327, i32 1, i32 3
  %329 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %330 = load i32, ptr %329, align 4
  %331 = or i32 %330, %328
  store i32 %331, ptr %329, align 4
  br label %332

332:                                              ; preds = %57, %320
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



