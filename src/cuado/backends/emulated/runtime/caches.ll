; sha256 of the sources: 1b8c9d1b4799b3a56a63bfbb58e5f22e439d79422297de074a1129e6bdf8dca2

%struct.Hierarchy = type { %struct.Config, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, %struct.Cache }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
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
  %2 = tail call dereferenceable_or_null(192) ptr @calloc(i64 noundef 1, i64 noundef 192)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %2, ptr noundef nonnull align 8 dereferenceable(80) %0, i64 80, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 1592)
  %7 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 1
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %9 = load i32, ptr %8, align 8
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 13
  %12 = tail call ptr @calloc(i64 noundef %11, i64 noundef 24)
  %13 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 3
  store ptr %12, ptr %13, align 8
  %14 = icmp eq i32 %4, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %1
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 4
  %17 = load i32, ptr %16, align 8
  %18 = lshr i32 %17, 4
  %19 = zext i32 %18 to i64
  %20 = zext i32 %4 to i64
  br label %32

21:                                               ; preds = %32, %1
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %40, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 6
  %27 = load i32, ptr %26, align 8
  %28 = lshr i32 %27, 4
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 6
  %31 = zext i32 %23 to i64
  br label %41

32:                                               ; preds = %15, %32
  %33 = phi i64 [ 0, %15 ], [ %38, %32 ]
  %34 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 9
  %35 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 9, i32 2
  store i32 %18, ptr %35, align 8
  %36 = tail call ptr @calloc(i64 noundef %19, i64 noundef 192)
  store ptr %36, ptr %34, align 8
  %37 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 9, i32 1
  store ptr null, ptr %37, align 8
  %38 = add nuw nsw i64 %33, 1
  %39 = icmp eq i64 %38, %20
  br i1 %39, label %21, label %32

40:                                               ; preds = %41, %21
  ret ptr %2

41:                                               ; preds = %25, %41
  %42 = phi i64 [ 0, %25 ], [ %48, %41 ]
  %43 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %42
  %44 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %42, i32 2
  store i32 %28, ptr %44, align 8
  %45 = tail call ptr @calloc(i64 noundef %29, i64 noundef 192)
  store ptr %45, ptr %43, align 8
  %46 = tail call ptr @calloc(i64 noundef %30, i64 noundef 4)
  %47 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 2, i64 %42, i32 1
  store ptr %46, ptr %47, align 8
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %31
  br i1 %49, label %40, label %41
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
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  br label %26

26:                                               ; preds = %574, %2
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %4, align 4
  %29 = zext i32 %28 to i64
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %6, align 8
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %33, label %87

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29
  %35 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 7
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %10, align 4
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %96, label %39

39:                                               ; preds = %33, %39
  %40 = phi i32 [ %45, %39 ], [ 0, %33 ]
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 1, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  %45 = add i32 %40, 1
  br i1 %44, label %46, label %39

46:                                               ; preds = %39
  %47 = zext i32 %40 to i64
  %48 = add i32 %36, 1
  store i32 %48, ptr %35, align 4
  %49 = icmp eq i32 %36, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %46
  %51 = load i32, ptr %11, align 8
  %52 = add i32 %51, 1
  store i32 %52, ptr %11, align 8
  br label %53

53:                                               ; preds = %50, %46
  %54 = load ptr, ptr %12, align 8
  %55 = add i64 %30, 1
  store i64 %55, ptr %5, align 8
  %56 = getelementptr inbounds ptr, ptr %54, i64 %30
  %57 = load ptr, ptr %56, align 8
  store ptr %57, ptr %42, align 8
  %58 = load i32, ptr %13, align 8
  %59 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 2, i64 %47
  store i32 %58, ptr %59, align 4
  %60 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 3, i64 %47
  store i32 0, ptr %60, align 4
  %61 = load i32, ptr %13, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %53
  %64 = mul i32 %61, %40
  %65 = zext i32 %61 to i64
  br label %78

66:                                               ; preds = %78, %53
  %67 = icmp eq i32 %61, 64
  %68 = zext i32 %61 to i64
  %69 = shl nsw i64 -1, %68
  %70 = xor i64 %69, -1
  %71 = select i1 %67, i64 -1, i64 %70
  %72 = mul i32 %61, %40
  %73 = zext i32 %72 to i64
  %74 = shl i64 %71, %73
  %75 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 4
  %76 = load i64, ptr %75, align 8
  %77 = or i64 %76, %74
  store i64 %77, ptr %75, align 8
  br label %96

78:                                               ; preds = %78, %63
  %79 = phi i64 [ 0, %63 ], [ %85, %78 ]
  %80 = getelementptr inbounds i64, ptr %57, i64 %79
  %81 = trunc i64 %79 to i32
  %82 = add i32 %64, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds [64 x ptr], ptr %34, i64 0, i64 %83
  store ptr %80, ptr %84, align 8
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %66, label %78

87:                                               ; preds = %26
  br i1 %7, label %88, label %93

88:                                               ; preds = %87
  %89 = getelementptr inbounds %struct.Processor, ptr %27, i64 %29, i32 7
  %90 = load i32, ptr %89, align 4
  %91 = load i32, ptr %8, align 4
  %92 = icmp ult i32 %90, %91
  br i1 %92, label %578, label %93

93:                                               ; preds = %88, %87
  %94 = load i32, ptr %9, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %578, label %96

96:                                               ; preds = %66, %33, %93
  %97 = load i32, ptr %4, align 4
  %98 = load ptr, ptr %3, align 8
  %99 = zext i32 %97 to i64
  %100 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99
  %101 = add i32 %97, 6
  %102 = load i32, ptr %0, align 8
  %103 = urem i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = add i32 %97, 3
  %106 = urem i32 %105, %102
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds %struct.Processor, ptr %98, i64 %107
  %109 = getelementptr inbounds %struct.Processor, ptr %98, i64 %104, i32 4
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %126, label %112

112:                                              ; preds = %96
  %113 = getelementptr inbounds %struct.Processor, ptr %98, i64 %104
  %114 = getelementptr inbounds %struct.Processor, ptr %98, i64 %104, i32 6
  %115 = load i32, ptr %114, align 8
  %116 = icmp ult i32 %115, 64
  %117 = zext i32 %115 to i64
  %118 = shl i64 -1, %117
  %119 = and i64 %118, %110
  %120 = select i1 %116, i64 %119, i64 0
  %121 = icmp eq i64 %120, 0
  %122 = select i1 %121, i64 %110, i64 %120
  %123 = tail call i64 @llvm.cttz.i64(i64 %122, i1 true)
  %124 = getelementptr inbounds [64 x ptr], ptr %113, i64 0, i64 %123
  %125 = load ptr, ptr %124, align 8
  tail call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  br label %126

126:                                              ; preds = %112, %96
  %127 = getelementptr inbounds %struct.Processor, ptr %98, i64 %107, i32 4
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %184, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds %struct.Processor, ptr %98, i64 %107, i32 6
  %132 = load i32, ptr %131, align 8
  %133 = icmp ult i32 %132, 64
  %134 = zext i32 %132 to i64
  %135 = shl i64 -1, %134
  %136 = and i64 %135, %128
  %137 = select i1 %133, i64 %136, i64 0
  %138 = icmp eq i64 %137, 0
  %139 = select i1 %138, i64 %128, i64 %137
  %140 = tail call i64 @llvm.cttz.i64(i64 %139, i1 true)
  %141 = getelementptr inbounds [64 x ptr], ptr %108, i64 0, i64 %140
  %142 = load ptr, ptr %141, align 8
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %143, 1099511627775
  %145 = getelementptr inbounds %struct.Processor, ptr %98, i64 %107, i32 9, i32 2
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %161, label %148

148:                                              ; preds = %130
  %149 = getelementptr inbounds %struct.Processor, ptr %98, i64 %107, i32 9
  %150 = load ptr, ptr %149, align 8
  %151 = mul i64 %144, -7046029254386353131
  %152 = lshr i64 %151, 61
  %153 = lshr i64 %151, 32
  %154 = xor i64 %152, %153
  %155 = zext i32 %146 to i64
  %156 = mul nuw i64 %154, %155
  %157 = lshr i64 %156, 32
  %158 = getelementptr inbounds %struct.Set, ptr %150, i64 %157
  tail call void @llvm.prefetch.p0(ptr %158, i32 0, i32 3, i32 1)
  %159 = getelementptr inbounds %struct.Set, ptr %150, i64 %157, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %159, i32 0, i32 3, i32 1)
  %160 = getelementptr inbounds %struct.Set, ptr %150, i64 %157, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %160, i32 0, i32 3, i32 1)
  br label %161

161:                                              ; preds = %148, %130
  %162 = load i32, ptr %14, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %184, label %164

164:                                              ; preds = %161
  %165 = mul i64 %144, -7046029254386353131
  %166 = lshr i64 %165, 61
  %167 = lshr i64 %165, 32
  %168 = xor i64 %166, %167
  %169 = zext i32 %162 to i64
  br label %170

170:                                              ; preds = %170, %164
  %171 = phi i64 [ 0, %164 ], [ %182, %170 ]
  %172 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %171
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %171, i32 2
  %175 = load i32, ptr %174, align 8
  %176 = zext i32 %175 to i64
  %177 = mul nuw i64 %168, %176
  %178 = lshr i64 %177, 32
  %179 = getelementptr inbounds %struct.Set, ptr %173, i64 %178
  tail call void @llvm.prefetch.p0(ptr %179, i32 0, i32 3, i32 1)
  %180 = getelementptr inbounds %struct.Set, ptr %173, i64 %178, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %180, i32 0, i32 3, i32 1)
  %181 = getelementptr inbounds %struct.Set, ptr %173, i64 %178, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %181, i32 0, i32 3, i32 1)
  %182 = add nuw nsw i64 %171, 1
  %183 = icmp eq i64 %182, %169
  br i1 %183, label %184, label %170

184:                                              ; preds = %170, %161, %126
  %185 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 4
  %186 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 6
  %187 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 8
  %188 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 5
  %189 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 7
  br label %190

190:                                              ; preds = %568, %184
  %191 = load i64, ptr %185, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %569, label %193

193:                                              ; preds = %190
  %194 = load i32, ptr %186, align 8
  %195 = icmp ult i32 %194, 64
  %196 = zext i32 %194 to i64
  %197 = shl i64 -1, %196
  %198 = and i64 %197, %191
  %199 = select i1 %195, i64 %198, i64 0
  %200 = icmp eq i64 %199, 0
  %201 = select i1 %200, i64 %191, i64 %199
  %202 = tail call i64 @llvm.cttz.i64(i64 %201, i1 true)
  %203 = trunc i64 %202 to i32
  %204 = getelementptr inbounds [64 x ptr], ptr %100, i64 0, i64 %202
  %205 = load ptr, ptr %204, align 8
  %206 = load i64, ptr %205, align 8
  %207 = and i64 %206, -1152921504606846976
  %208 = icmp eq i64 %207, 6917529027641081856
  br i1 %208, label %214, label %209

209:                                              ; preds = %193
  %210 = load i32, ptr %187, align 8
  %211 = add i32 %210, 1
  store i32 %211, ptr %187, align 8
  %212 = load i32, ptr %15, align 8
  %213 = icmp ult i32 %211, %212
  br i1 %213, label %216, label %214

214:                                              ; preds = %209, %193
  %215 = add nuw nsw i32 %203, 1
  store i32 %215, ptr %186, align 8
  store i32 0, ptr %187, align 8
  br label %217

216:                                              ; preds = %209
  store i32 %203, ptr %186, align 8
  br label %217

217:                                              ; preds = %216, %214
  br i1 %208, label %494, label %218

218:                                              ; preds = %217
  %219 = and i64 %206, 576460752303423488
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %221, label %274

221:                                              ; preds = %218
  %222 = load ptr, ptr %3, align 8
  %223 = getelementptr inbounds %struct.Processor, ptr %222, i64 %99, i32 9, i32 2
  %224 = load i32, ptr %223, align 8
  %225 = icmp eq i32 %224, 0
  %226 = getelementptr inbounds %struct.Processor, ptr %222, i64 %99, i32 9
  %227 = zext i32 %224 to i64
  %228 = load i32, ptr %16, align 4
  %229 = icmp eq i32 %228, 0
  %230 = zext i32 %228 to i64
  br label %231

231:                                              ; preds = %271, %221
  %232 = phi i64 [ %206, %221 ], [ %238, %271 ]
  %233 = phi ptr [ %205, %221 ], [ %237, %271 ]
  %234 = and i64 %232, -1152921504606846976
  %235 = icmp eq i64 %234, 3458764513820540928
  %236 = select i1 %235, i64 3, i64 1
  %237 = getelementptr inbounds i64, ptr %233, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = and i64 %238, 1099511627775
  br i1 %225, label %251, label %240

240:                                              ; preds = %231
  %241 = load ptr, ptr %226, align 8
  %242 = mul i64 %239, -7046029254386353131
  %243 = lshr i64 %242, 61
  %244 = lshr i64 %242, 32
  %245 = xor i64 %243, %244
  %246 = mul nuw i64 %245, %227
  %247 = lshr i64 %246, 32
  %248 = getelementptr inbounds %struct.Set, ptr %241, i64 %247
  tail call void @llvm.prefetch.p0(ptr %248, i32 0, i32 3, i32 1)
  %249 = getelementptr inbounds %struct.Set, ptr %241, i64 %247, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %249, i32 0, i32 3, i32 1)
  %250 = getelementptr inbounds %struct.Set, ptr %241, i64 %247, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %250, i32 0, i32 3, i32 1)
  br label %251

251:                                              ; preds = %240, %231
  br i1 %229, label %271, label %252

252:                                              ; preds = %251
  %253 = mul i64 %239, -7046029254386353131
  %254 = lshr i64 %253, 61
  %255 = lshr i64 %253, 32
  %256 = xor i64 %254, %255
  br label %257

257:                                              ; preds = %257, %252
  %258 = phi i64 [ 0, %252 ], [ %269, %257 ]
  %259 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %258
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %258, i32 2
  %262 = load i32, ptr %261, align 8
  %263 = zext i32 %262 to i64
  %264 = mul nuw i64 %256, %263
  %265 = lshr i64 %264, 32
  %266 = getelementptr inbounds %struct.Set, ptr %260, i64 %265
  tail call void @llvm.prefetch.p0(ptr %266, i32 0, i32 3, i32 1)
  %267 = getelementptr inbounds %struct.Set, ptr %260, i64 %265, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %267, i32 0, i32 3, i32 1)
  %268 = getelementptr inbounds %struct.Set, ptr %260, i64 %265, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %268, i32 0, i32 3, i32 1)
  %269 = add nuw nsw i64 %258, 1
  %270 = icmp eq i64 %269, %230
  br i1 %270, label %271, label %257

271:                                              ; preds = %257, %251
  %272 = and i64 %238, 576460752303423488
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %231, label %274

274:                                              ; preds = %271, %218
  br label %275

275:                                              ; preds = %274, %490
  %276 = phi ptr [ %296, %490 ], [ %205, %274 ]
  %277 = getelementptr inbounds i64, ptr %276, i64 1
  %278 = load i64, ptr %276, align 8
  %279 = and i64 %278, 1099511627775
  %280 = lshr i64 %278, 60
  %281 = trunc i64 %280 to i32
  %282 = lshr i64 %278, 40
  %283 = trunc i64 %282 to i32
  %284 = and i32 %283, 15
  %285 = lshr i64 %278, 44
  %286 = and i64 %285, 32767
  %287 = load ptr, ptr %17, align 8
  %288 = getelementptr inbounds i8, ptr %287, i64 %286
  %289 = load i8, ptr %288, align 1
  %290 = zext i8 %289 to i32
  %291 = icmp eq i32 %281, 3
  %292 = select i1 %291, ptr %277, ptr null
  %293 = load ptr, ptr %18, align 8
  %294 = getelementptr inbounds %struct.SlotTraffic, ptr %293, i64 %286
  %295 = getelementptr inbounds i64, ptr %276, i64 3
  %296 = select i1 %291, ptr %295, ptr %277
  %297 = icmp eq i8 %289, 2
  br i1 %297, label %490, label %298

298:                                              ; preds = %275
  switch i32 %281, label %489 [
    i32 0, label %299
    i32 4, label %300
    i32 5, label %313
    i32 2, label %326
  ]

299:                                              ; preds = %298
  tail call fastcc void @load(ptr noundef %0, i32 noundef %97, i64 noundef %279, i32 noundef %284, i32 noundef %290, ptr noundef %294, i32 noundef 0)
  br label %490

300:                                              ; preds = %298
  %301 = load i32, ptr %21, align 4
  %302 = zext i32 %301 to i64
  %303 = mul nuw i64 %302, %99
  %304 = load i32, ptr %22, align 8
  %305 = zext i32 %304 to i64
  %306 = mul i64 %303, %305
  %307 = add i64 %306, %202
  %308 = load i32, ptr %23, align 4
  %309 = zext i32 %308 to i64
  %310 = mul i64 %307, %309
  %311 = add nuw nsw i64 %279, 2147483648
  %312 = add i64 %311, %310
  tail call fastcc void @load(ptr noundef %0, i32 noundef %97, i64 noundef %312, i32 noundef %284, i32 noundef %290, ptr noundef %294, i32 noundef 1)
  br label %490

313:                                              ; preds = %298
  %314 = load i32, ptr %21, align 4
  %315 = zext i32 %314 to i64
  %316 = mul nuw i64 %315, %99
  %317 = load i32, ptr %22, align 8
  %318 = zext i32 %317 to i64
  %319 = mul i64 %316, %318
  %320 = add i64 %319, %202
  %321 = load i32, ptr %23, align 4
  %322 = zext i32 %321 to i64
  %323 = mul i64 %320, %322
  %324 = add nuw nsw i64 %279, 2147483648
  %325 = add i64 %324, %323
  tail call fastcc void @store(ptr noundef %0, i32 noundef %97, i64 noundef %325, i32 noundef %284, ptr noundef null, ptr noundef %294)
  br label %490

326:                                              ; preds = %298
  %327 = load ptr, ptr %3, align 8
  %328 = getelementptr inbounds %struct.Processor, ptr %327, i64 %99, i32 9, i32 2
  %329 = load i32, ptr %328, align 8
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %342, label %331

331:                                              ; preds = %326
  %332 = getelementptr inbounds %struct.Processor, ptr %327, i64 %99, i32 9
  %333 = load ptr, ptr %332, align 8
  %334 = mul i64 %279, -7046029254386353131
  %335 = lshr i64 %334, 61
  %336 = lshr i64 %334, 32
  %337 = xor i64 %335, %336
  %338 = zext i32 %329 to i64
  %339 = mul nuw i64 %337, %338
  %340 = lshr i64 %339, 32
  %341 = getelementptr inbounds %struct.Set, ptr %333, i64 %340
  br label %342

342:                                              ; preds = %331, %326
  %343 = phi ptr [ %341, %331 ], [ null, %326 ]
  %344 = icmp eq ptr %343, null
  br i1 %344, label %360, label %345

345:                                              ; preds = %342
  %346 = trunc i64 %278 to i32
  %347 = add i32 %346, 1
  br label %348

348:                                              ; preds = %348, %345
  %349 = phi i64 [ 0, %345 ], [ %358, %348 ]
  %350 = phi i32 [ 0, %345 ], [ %357, %348 ]
  %351 = getelementptr inbounds [16 x i32], ptr %343, i64 0, i64 %349
  %352 = load i32, ptr %351, align 4
  %353 = icmp eq i32 %352, %347
  %354 = zext i1 %353 to i32
  %355 = trunc i64 %349 to i32
  %356 = shl i32 %354, %355
  %357 = or i32 %356, %350
  %358 = add nuw nsw i64 %349, 1
  %359 = icmp eq i64 %358, 16
  br i1 %359, label %360, label %348

360:                                              ; preds = %348, %342
  %361 = phi i32 [ 0, %342 ], [ %357, %348 ]
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %371, label %363

363:                                              ; preds = %360
  %364 = tail call i32 @llvm.cttz.i32(i32 %361, i1 true)
  %365 = zext i32 %364 to i64
  %366 = getelementptr inbounds %struct.Set, ptr %343, i64 0, i32 2, i64 %365
  %367 = load i8, ptr %366, align 1
  %368 = trunc i32 %284 to i8
  %369 = xor i8 %368, -1
  %370 = and i8 %367, %369
  store i8 %370, ptr %366, align 1
  br label %371

371:                                              ; preds = %363, %360
  %372 = tail call i32 @llvm.ctpop.i32(i32 %284)
  %373 = zext i32 %372 to i64
  %374 = load i64, ptr %294, align 8
  %375 = add i64 %374, %373
  store i64 %375, ptr %294, align 8
  %376 = getelementptr inbounds %struct.SlotTraffic, ptr %293, i64 %286, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = add i64 %377, %373
  store i64 %378, ptr %376, align 8
  %379 = load ptr, ptr %19, align 8
  %380 = getelementptr inbounds %struct.Totals, ptr %379, i64 0, i32 8
  %381 = load i64, ptr %380, align 8
  %382 = add i64 %381, %373
  store i64 %382, ptr %380, align 8
  %383 = load i32, ptr %16, align 4
  %384 = icmp ugt i32 %383, 1
  %385 = mul i64 %279, 1290601985087
  %386 = add i64 %385, 1896216165397
  %387 = lshr i64 %386, 40
  %388 = and i64 %387, 1
  %389 = select i1 %384, i64 %388, i64 0
  %390 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %389
  %391 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %390, i64 noundef %279)
  %392 = extractvalue { ptr, i32 } %391, 0
  %393 = extractvalue { ptr, i32 } %391, 1
  %394 = zext i32 %393 to i64
  %395 = getelementptr inbounds %struct.Set, ptr %392, i64 0, i32 2, i64 %394
  %396 = load i8, ptr %395, align 1
  %397 = zext i8 %396 to i32
  %398 = and i32 %284, %397
  %399 = xor i32 %398, %284
  %400 = load i32, ptr %20, align 4
  switch i32 %400, label %411 [
    i32 4, label %401
    i32 2, label %404
  ]

401:                                              ; preds = %371
  %402 = icmp eq i32 %399, 0
  %403 = select i1 %402, i32 0, i32 15
  br label %411

404:                                              ; preds = %371
  %405 = and i32 %399, 3
  %406 = icmp eq i32 %405, 0
  %407 = select i1 %406, i32 0, i32 3
  %408 = icmp ult i32 %399, 4
  %409 = select i1 %408, i32 0, i32 12
  %410 = or i32 %407, %409
  br label %411

411:                                              ; preds = %404, %401, %371
  %412 = phi i32 [ %403, %401 ], [ %410, %404 ], [ %399, %371 ]
  %413 = xor i32 %397, -1
  %414 = and i32 %412, %413
  %415 = tail call i32 @llvm.ctpop.i32(i32 %414)
  %416 = zext i32 %415 to i64
  %417 = load ptr, ptr %19, align 8
  %418 = getelementptr inbounds %struct.Totals, ptr %417, i64 0, i32 12
  %419 = load i64, ptr %418, align 8
  %420 = add i64 %419, %416
  store i64 %420, ptr %418, align 8
  %421 = load i8, ptr %395, align 1
  %422 = trunc i32 %414 to i8
  %423 = or i8 %421, %422
  store i8 %423, ptr %395, align 1
  %424 = load i32, ptr %16, align 4
  %425 = icmp ugt i32 %424, 1
  %426 = select i1 %425, i64 %388, i64 0
  %427 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %426
  %428 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %427, i64 noundef %279)
  %429 = extractvalue { ptr, i32 } %428, 0
  %430 = extractvalue { ptr, i32 } %428, 1
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds %struct.Set, ptr %429, i64 0, i32 4, i64 %431
  %433 = load i8, ptr %432, align 1
  %434 = icmp eq i8 %433, 0
  br i1 %434, label %479, label %435

435:                                              ; preds = %411
  %436 = load i32, ptr %16, align 4
  %437 = icmp ult i32 %436, 2
  %438 = mul i64 %279, -7620389936792862720
  %439 = add i64 %438, -2540129978930954240
  %440 = icmp sgt i64 %439, -1
  %441 = or i1 %440, %437
  %442 = zext i1 %441 to i64
  %443 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %442
  %444 = load ptr, ptr %443, align 8
  %445 = mul i64 %279, -7046029254386353131
  %446 = lshr i64 %445, 61
  %447 = lshr i64 %445, 32
  %448 = xor i64 %446, %447
  %449 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %442, i32 2
  %450 = load i32, ptr %449, align 8
  %451 = zext i32 %450 to i64
  %452 = mul nuw i64 %448, %451
  %453 = lshr i64 %452, 32
  %454 = getelementptr inbounds %struct.Set, ptr %444, i64 %453
  %455 = trunc i64 %278 to i32
  %456 = add i32 %455, 1
  br label %457

457:                                              ; preds = %457, %435
  %458 = phi i64 [ 0, %435 ], [ %467, %457 ]
  %459 = phi i32 [ 0, %435 ], [ %466, %457 ]
  %460 = getelementptr inbounds [16 x i32], ptr %454, i64 0, i64 %458
  %461 = load i32, ptr %460, align 4
  %462 = icmp eq i32 %461, %456
  %463 = zext i1 %462 to i32
  %464 = trunc i64 %458 to i32
  %465 = shl i32 %463, %464
  %466 = or i32 %465, %459
  %467 = add nuw nsw i64 %458, 1
  %468 = icmp eq i64 %467, 16
  br i1 %468, label %469, label %457

469:                                              ; preds = %457
  %470 = icmp eq i32 %466, 0
  br i1 %470, label %479, label %471

471:                                              ; preds = %469
  %472 = tail call i32 @llvm.cttz.i32(i32 %466, i1 true)
  %473 = zext i32 %472 to i64
  %474 = getelementptr inbounds %struct.Set, ptr %444, i64 %453, i32 2, i64 %473
  %475 = load i8, ptr %474, align 1
  %476 = trunc i32 %284 to i8
  %477 = xor i8 %476, -1
  %478 = and i8 %475, %477
  store i8 %478, ptr %474, align 1
  br label %479

479:                                              ; preds = %471, %469, %411
  %480 = getelementptr inbounds %struct.Set, ptr %429, i64 0, i32 3, i64 %431
  %481 = load i8, ptr %480, align 1
  %482 = trunc i32 %284 to i8
  %483 = or i8 %481, %482
  store i8 %483, ptr %480, align 1
  %484 = tail call i32 @llvm.ctpop.i32(i32 %398)
  %485 = zext i32 %484 to i64
  %486 = getelementptr inbounds %struct.SlotTraffic, ptr %293, i64 %286, i32 3
  %487 = load i64, ptr %486, align 8
  %488 = add i64 %487, %485
  store i64 %488, ptr %486, align 8
  br label %490

489:                                              ; preds = %298
  tail call fastcc void @store(ptr noundef %0, i32 noundef %97, i64 noundef %279, i32 noundef %284, ptr noundef %292, ptr noundef %294)
  br label %490

490:                                              ; preds = %489, %479, %313, %300, %299, %275
  %491 = and i64 %278, 576460752303423488
  %492 = icmp eq i64 %491, 0
  br i1 %492, label %275, label %493

493:                                              ; preds = %490
  store ptr %296, ptr %204, align 8
  br label %568

494:                                              ; preds = %217
  %495 = and i64 %206, 1152921504606846975
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %509, label %497

497:                                              ; preds = %494
  %498 = load i32, ptr %22, align 8
  %499 = udiv i32 %203, %498
  %500 = zext i32 %499 to i64
  %501 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 1, i64 %500
  %502 = load ptr, ptr %501, align 8
  %503 = urem i32 %203, %498
  %504 = zext i32 %503 to i64
  %505 = getelementptr inbounds i64, ptr %502, i64 %504
  %506 = icmp eq ptr %205, %505
  br i1 %506, label %507, label %509

507:                                              ; preds = %497
  %508 = getelementptr inbounds i64, ptr %502, i64 %495
  store ptr %508, ptr %204, align 8
  br label %568

509:                                              ; preds = %497, %494
  %510 = load i32, ptr %22, align 8
  %511 = udiv i32 %203, %510
  %512 = shl nuw i64 1, %202
  %513 = xor i64 %512, -1
  %514 = and i64 %191, %513
  store i64 %514, ptr %185, align 8
  %515 = zext i32 %511 to i64
  br i1 %496, label %523, label %516

516:                                              ; preds = %509
  %517 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 1, i64 %515
  %518 = load ptr, ptr %517, align 8
  %519 = getelementptr inbounds i64, ptr %518, i64 %495
  store ptr %519, ptr %204, align 8
  %520 = load i64, ptr %188, align 8
  %521 = or i64 %520, %512
  store i64 %521, ptr %188, align 8
  %522 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 3, i64 %515
  br label %525

523:                                              ; preds = %509
  %524 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 2, i64 %515
  br label %525

525:                                              ; preds = %523, %516
  %526 = phi ptr [ %524, %523 ], [ %522, %516 ]
  %527 = phi i32 [ -1, %523 ], [ 1, %516 ]
  %528 = load i32, ptr %526, align 4
  %529 = add i32 %528, %527
  store i32 %529, ptr %526, align 4
  %530 = zext i32 %511 to i64
  %531 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 3, i64 %530
  %532 = load i32, ptr %531, align 4
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %552, label %534

534:                                              ; preds = %525
  %535 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 2, i64 %530
  %536 = load i32, ptr %535, align 4
  %537 = icmp eq i32 %532, %536
  br i1 %537, label %538, label %552

538:                                              ; preds = %534
  %539 = load i64, ptr %188, align 8
  %540 = load i32, ptr %22, align 8
  %541 = icmp eq i32 %540, 64
  %542 = zext i32 %540 to i64
  %543 = shl nsw i64 -1, %542
  %544 = xor i64 %543, -1
  %545 = select i1 %541, i64 -1, i64 %544
  %546 = mul i32 %540, %511
  %547 = zext i32 %546 to i64
  %548 = shl i64 %545, %547
  %549 = and i64 %548, %539
  %550 = xor i64 %549, %539
  store i64 %550, ptr %188, align 8
  %551 = or i64 %549, %514
  store i64 %551, ptr %185, align 8
  store i32 0, ptr %531, align 4
  br label %552

552:                                              ; preds = %538, %534, %525
  %553 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 2, i64 %530
  %554 = load i32, ptr %553, align 4
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %568

556:                                              ; preds = %552
  %557 = getelementptr inbounds %struct.Processor, ptr %98, i64 %99, i32 1, i64 %530
  %558 = load ptr, ptr %557, align 8
  tail call void @free(ptr noundef %558)
  store ptr null, ptr %557, align 8
  %559 = load ptr, ptr %19, align 8
  %560 = load i64, ptr %559, align 8
  %561 = add i64 %560, 1
  store i64 %561, ptr %559, align 8
  %562 = load i32, ptr %189, align 4
  %563 = add i32 %562, -1
  store i32 %563, ptr %189, align 4
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %565, label %568

565:                                              ; preds = %556
  %566 = load i32, ptr %24, align 8
  %567 = add i32 %566, -1
  store i32 %567, ptr %24, align 8
  br label %568

568:                                              ; preds = %565, %556, %552, %507, %493
  br i1 %208, label %190, label %569

569:                                              ; preds = %190, %568
  %570 = load i32, ptr %4, align 4
  %571 = add i32 %570, 1
  store i32 %571, ptr %4, align 4
  %572 = load i32, ptr %0, align 8
  %573 = icmp eq i32 %571, %572
  br i1 %573, label %575, label %574

574:                                              ; preds = %569, %575
  br label %26

575:                                              ; preds = %569
  store i32 0, ptr %4, align 4
  %576 = load i64, ptr %25, align 8
  %577 = add i64 %576, 1
  store i64 %577, ptr %25, align 8
  br label %574

578:                                              ; preds = %93, %88
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %7 = zext i32 %3 to i64
  br label %8

8:                                                ; preds = %5, %28
  %9 = phi i64 [ 0, %5 ], [ %29, %28 ]
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %9, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %9
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
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
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
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 9, i32 2
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
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 9
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 9, i32 2
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
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  br label %7

7:                                                ; preds = %4, %17
  %8 = phi i64 [ 0, %4 ], [ %23, %17 ]
  br label %27

9:                                                ; preds = %17, %1
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  br label %38

17:                                               ; preds = %27
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 9
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 9, i32 1
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
  br i1 %37, label %46, label %51

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

46:                                               ; preds = %51, %34
  %47 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr noundef %48)
  %49 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %50 = load ptr, ptr %49, align 8
  tail call void @free(ptr noundef %50)
  tail call void @free(ptr noundef %0)
  ret void

51:                                               ; preds = %34, %51
  %52 = phi i64 [ %57, %51 ], [ 0, %34 ]
  %53 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %52
  %54 = load ptr, ptr %53, align 8
  tail call void @free(ptr noundef %54)
  %55 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %52, i32 1
  %56 = load ptr, ptr %55, align 8
  tail call void @free(ptr noundef %56)
  %57 = add nuw nsw i64 %52, 1
  %58 = load i32, ptr %35, align 4
  %59 = zext i32 %58 to i64
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %51, label %46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @load(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr nocapture noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = icmp eq i32 %4, 0
  %17 = and i1 %16, %15
  %18 = select i1 %17, i32 15, i32 %3
  %19 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 9, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = icmp ne i32 %20, 0
  %22 = icmp ne i32 %6, 0
  %23 = or i1 %16, %22
  %24 = and i1 %23, %21
  br i1 %24, label %25, label %37

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 9
  %27 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %26, i64 noundef %2)
  %28 = extractvalue { ptr, i32 } %27, 0
  %29 = extractvalue { ptr, i32 } %27, 1
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds %struct.Set, ptr %28, i64 0, i32 2, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = and i32 %18, %33
  %35 = trunc i32 %18 to i8
  %36 = or i8 %32, %35
  store i8 %36, ptr %31, align 1
  br label %37

37:                                               ; preds = %25, %7
  %38 = phi i32 [ %34, %25 ], [ 0, %7 ]
  %39 = xor i32 %38, -1
  %40 = and i32 %18, %39
  %41 = tail call i32 @llvm.ctpop.i32(i32 %18)
  %42 = zext i32 %41 to i64
  %43 = icmp eq i32 %6, 0
  %44 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 1
  %46 = select i1 %43, ptr %45, ptr %44
  %47 = load i64, ptr %46, align 8
  %48 = add i64 %47, %42
  store i64 %48, ptr %46, align 8
  %49 = tail call i32 @llvm.ctpop.i32(i32 %38)
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 4
  %52 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 2
  %53 = select i1 %43, ptr %52, ptr %51
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %54, %50
  store i64 %55, ptr %53, align 8
  %56 = load i64, ptr %5, align 8
  %57 = add i64 %56, %42
  store i64 %57, ptr %5, align 8
  %58 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %50
  store i64 %60, ptr %58, align 8
  %61 = icmp eq i32 %40, 0
  br i1 %61, label %272, label %62

62:                                               ; preds = %37
  %63 = tail call i32 @llvm.ctpop.i32(i32 %40)
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Totals, ptr %9, i64 0, i32 5
  %66 = load i64, ptr %65, align 8
  %67 = add i64 %66, %64
  store i64 %67, ptr %65, align 8
  %68 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %114, label %71

71:                                               ; preds = %62
  %72 = urem i32 %1, %69
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8
  %76 = shl nuw nsw i64 %73, 13
  %77 = mul i64 %2, -7046029254386353131
  %78 = lshr i64 %77, 49
  %79 = lshr i64 %77, 20
  %80 = xor i64 %78, %79
  %81 = and i64 %80, 8191
  %82 = or i64 %76, %81
  %83 = getelementptr inbounds %struct.Join, ptr %75, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %2, 1
  %86 = icmp eq i64 %84, %85
  br i1 %86, label %87, label %97

87:                                               ; preds = %71
  %88 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Join, ptr %75, i64 %82, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = sub i64 %89, %91
  %93 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = icmp ule i64 %92, %95
  br label %97

97:                                               ; preds = %87, %71
  %98 = phi i1 [ false, %71 ], [ %96, %87 ]
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = getelementptr inbounds %struct.Join, ptr %75, i64 %82, i32 2
  %101 = load i32, ptr %100, align 8
  %102 = and i32 %101, %40
  br label %103

103:                                              ; preds = %99, %97
  %104 = phi i32 [ %102, %99 ], [ 0, %97 ]
  br i1 %98, label %110, label %105

105:                                              ; preds = %103
  %106 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  %107 = load i64, ptr %106, align 8
  store i64 %85, ptr %83, align 8
  %108 = getelementptr inbounds i8, ptr %83, i64 8
  store i64 %107, ptr %108, align 8
  %109 = getelementptr inbounds i8, ptr %83, i64 16
  store i32 0, ptr %109, align 8
  br label %110

110:                                              ; preds = %105, %103
  %111 = getelementptr inbounds %struct.Join, ptr %75, i64 %82, i32 2
  %112 = load i32, ptr %111, align 8
  %113 = or i32 %112, %40
  store i32 %113, ptr %111, align 8
  br label %114

114:                                              ; preds = %62, %110
  %115 = phi i32 [ %104, %110 ], [ 0, %62 ]
  %116 = xor i32 %115, -1
  %117 = and i32 %40, %116
  %118 = tail call i32 @llvm.ctpop.i32(i32 %117)
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = add i64 %121, %119
  store i64 %122, ptr %120, align 8
  %123 = icmp eq i32 %117, 0
  br i1 %123, label %272, label %124

124:                                              ; preds = %114
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %127 = load i32, ptr %126, align 4
  %128 = icmp ugt i32 %127, 1
  %129 = lshr i32 %1, 1
  %130 = and i32 %129, 1
  %131 = select i1 %128, i32 %130, i32 0
  %132 = getelementptr inbounds %struct.Totals, ptr %125, i64 0, i32 6
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %133, %119
  store i64 %134, ptr %132, align 8
  %135 = getelementptr inbounds %struct.Totals, ptr %125, i64 0, i32 9
  %136 = load i64, ptr %135, align 8
  %137 = add i64 %136, %119
  store i64 %137, ptr %135, align 8
  %138 = mul i64 %2, 1290601985087
  %139 = add i64 %138, 1896216165397
  %140 = lshr i64 %139, 40
  %141 = trunc i64 %140 to i32
  %142 = and i32 %141, 1
  %143 = select i1 %128, i32 %142, i32 0
  %144 = icmp eq i32 %131, %143
  br i1 %144, label %145, label %181

145:                                              ; preds = %124
  %146 = and i64 %140, 1
  %147 = select i1 %128, i64 %146, i64 0
  %148 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %147
  %149 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %148, i64 noundef %2)
  %150 = extractvalue { ptr, i32 } %149, 0
  %151 = extractvalue { ptr, i32 } %149, 1
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds %struct.Set, ptr %150, i64 0, i32 2, i64 %152
  %154 = load i8, ptr %153, align 1
  %155 = zext i8 %154 to i32
  %156 = and i32 %117, %155
  %157 = xor i32 %156, %117
  %158 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %159 = load i32, ptr %158, align 4
  switch i32 %159, label %171 [
    i32 4, label %160
    i32 2, label %163
  ]

160:                                              ; preds = %145
  %161 = icmp eq i32 %157, 0
  %162 = select i1 %161, i32 0, i32 15
  br label %171

163:                                              ; preds = %145
  %164 = and i32 %157, 3
  %165 = icmp eq i32 %164, 0
  %166 = select i1 %165, i32 0, i32 3
  %167 = and i32 %157, 12
  %168 = icmp eq i32 %167, 0
  %169 = select i1 %168, i32 0, i32 12
  %170 = or i32 %166, %169
  br label %171

171:                                              ; preds = %163, %160, %145
  %172 = phi i32 [ %162, %160 ], [ %170, %163 ], [ %157, %145 ]
  %173 = xor i32 %155, -1
  %174 = and i32 %172, %173
  %175 = tail call i32 @llvm.ctpop.i32(i32 %174)
  %176 = zext i32 %175 to i64
  %177 = load ptr, ptr %8, align 8
  %178 = getelementptr inbounds %struct.Totals, ptr %177, i64 0, i32 12
  %179 = load i64, ptr %178, align 8
  %180 = add i64 %179, %176
  store i64 %180, ptr %178, align 8
  br label %248

181:                                              ; preds = %124
  %182 = zext i32 %131 to i64
  %183 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %182
  %184 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %183, i64 noundef %2)
  %185 = extractvalue { ptr, i32 } %184, 0
  %186 = extractvalue { ptr, i32 } %184, 1
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds %struct.Set, ptr %185, i64 0, i32 2, i64 %187
  %189 = load i8, ptr %188, align 1
  %190 = zext i8 %189 to i32
  %191 = and i32 %117, %190
  %192 = xor i32 %191, %117
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %256, label %194

194:                                              ; preds = %181
  %195 = load i32, ptr %126, align 4
  %196 = icmp ugt i32 %195, 1
  %197 = and i64 %140, 1
  %198 = select i1 %196, i64 %197, i64 0
  %199 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %198
  %200 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %199, i64 noundef %2)
  %201 = extractvalue { ptr, i32 } %200, 0
  %202 = extractvalue { ptr, i32 } %200, 1
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Set, ptr %201, i64 0, i32 2, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = and i32 %192, %206
  %208 = xor i32 %207, %192
  %209 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %210 = load i32, ptr %209, align 4
  switch i32 %210, label %222 [
    i32 4, label %211
    i32 2, label %214
  ]

211:                                              ; preds = %194
  %212 = icmp eq i32 %208, 0
  %213 = select i1 %212, i32 0, i32 15
  br label %222

214:                                              ; preds = %194
  %215 = and i32 %208, 3
  %216 = icmp eq i32 %215, 0
  %217 = select i1 %216, i32 0, i32 3
  %218 = and i32 %208, 12
  %219 = icmp eq i32 %218, 0
  %220 = select i1 %219, i32 0, i32 12
  %221 = or i32 %217, %220
  br label %222

222:                                              ; preds = %214, %211, %194
  %223 = phi i32 [ %213, %211 ], [ %221, %214 ], [ %208, %194 ]
  %224 = xor i32 %206, -1
  %225 = and i32 %223, %224
  %226 = tail call i32 @llvm.ctpop.i32(i32 %225)
  %227 = zext i32 %226 to i64
  %228 = load ptr, ptr %8, align 8
  %229 = getelementptr inbounds %struct.Totals, ptr %228, i64 0, i32 12
  %230 = load i64, ptr %229, align 8
  %231 = add i64 %230, %227
  store i64 %231, ptr %229, align 8
  %232 = load i8, ptr %204, align 1
  %233 = trunc i32 %225 to i8
  %234 = or i8 %232, %233
  store i8 %234, ptr %204, align 1
  %235 = getelementptr inbounds %struct.Set, ptr %201, i64 0, i32 4, i64 %203
  %236 = load i8, ptr %235, align 1
  %237 = or i8 %236, 1
  store i8 %237, ptr %235, align 1
  %238 = tail call i32 @llvm.ctpop.i32(i32 %192)
  %239 = zext i32 %238 to i64
  %240 = load i64, ptr %135, align 8
  %241 = add i64 %240, %239
  store i64 %241, ptr %135, align 8
  %242 = tail call i32 @llvm.ctpop.i32(i32 %207)
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds %struct.Totals, ptr %125, i64 0, i32 10
  %245 = load i64, ptr %244, align 8
  %246 = add i64 %245, %243
  store i64 %246, ptr %244, align 8
  %247 = or i32 %207, %191
  br label %248

248:                                              ; preds = %171, %222
  %249 = phi ptr [ %188, %222 ], [ %153, %171 ]
  %250 = phi i32 [ %192, %222 ], [ %174, %171 ]
  %251 = phi i32 [ %191, %222 ], [ %156, %171 ]
  %252 = phi i32 [ %247, %222 ], [ %156, %171 ]
  %253 = load i8, ptr %249, align 1
  %254 = trunc i32 %250 to i8
  %255 = or i8 %253, %254
  store i8 %255, ptr %249, align 1
  br label %256

256:                                              ; preds = %248, %181
  %257 = phi i32 [ %191, %181 ], [ %251, %248 ]
  %258 = phi i32 [ %191, %181 ], [ %252, %248 ]
  %259 = tail call i32 @llvm.ctpop.i32(i32 %257)
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds %struct.Totals, ptr %125, i64 0, i32 10
  %262 = load i64, ptr %261, align 8
  %263 = add i64 %262, %260
  store i64 %263, ptr %261, align 8
  %264 = tail call i32 @llvm.ctpop.i32(i32 %258)
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds %struct.Totals, ptr %125, i64 0, i32 11
  %267 = load i64, ptr %266, align 8
  %268 = add i64 %267, %265
  store i64 %268, ptr %266, align 8
  %269 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %270 = load i64, ptr %269, align 8
  %271 = add i64 %270, %265
  store i64 %271, ptr %269, align 8
  br label %272

272:                                              ; preds = %114, %256, %37
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
  %17 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 9, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %32, label %20

20:                                               ; preds = %6
  %21 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 9
  %22 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %21, i64 noundef %2)
  %23 = icmp eq ptr %4, null
  br i1 %23, label %24, label %32

24:                                               ; preds = %20
  %25 = extractvalue { ptr, i32 } %22, 1
  %26 = extractvalue { ptr, i32 } %22, 0
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds %struct.Set, ptr %26, i64 0, i32 2, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = trunc i32 %3 to i8
  %31 = or i8 %29, %30
  store i8 %31, ptr %28, align 1
  br label %32

32:                                               ; preds = %20, %24, %6
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %34 = load i32, ptr %33, align 4
  %35 = icmp ugt i32 %34, 1
  %36 = mul i64 %2, 1290601985087
  %37 = add i64 %36, 1896216165397
  %38 = lshr i64 %37, 40
  %39 = and i64 %38, 1
  %40 = select i1 %35, i64 %39, i64 0
  %41 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %40
  %42 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %41, i64 noundef %2)
  %43 = extractvalue { ptr, i32 } %42, 0
  %44 = extractvalue { ptr, i32 } %42, 1
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Set, ptr %43, i64 0, i32 2, i64 %45
  %47 = getelementptr inbounds %struct.Set, ptr %43, i64 0, i32 3, i64 %45
  %48 = getelementptr inbounds %struct.Set, ptr %43, i64 0, i32 4, i64 %45
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %95, label %51

51:                                               ; preds = %32
  %52 = load i32, ptr %33, align 4
  %53 = icmp ult i32 %52, 2
  %54 = mul i64 %2, -7620389936792862720
  %55 = add i64 %54, -2540129978930954240
  %56 = icmp sgt i64 %55, -1
  %57 = or i1 %56, %53
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58
  %60 = load ptr, ptr %59, align 8
  %61 = mul i64 %2, -7046029254386353131
  %62 = lshr i64 %61, 61
  %63 = lshr i64 %61, 32
  %64 = xor i64 %62, %63
  %65 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %58, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = mul nuw i64 %64, %67
  %69 = lshr i64 %68, 32
  %70 = getelementptr inbounds %struct.Set, ptr %60, i64 %69
  %71 = trunc i64 %2 to i32
  %72 = add i32 %71, 1
  br label %73

73:                                               ; preds = %73, %51
  %74 = phi i64 [ 0, %51 ], [ %83, %73 ]
  %75 = phi i32 [ 0, %51 ], [ %82, %73 ]
  %76 = getelementptr inbounds [16 x i32], ptr %70, i64 0, i64 %74
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, %72
  %79 = zext i1 %78 to i32
  %80 = trunc i64 %74 to i32
  %81 = shl i32 %79, %80
  %82 = or i32 %81, %75
  %83 = add nuw nsw i64 %74, 1
  %84 = icmp eq i64 %83, 16
  br i1 %84, label %85, label %73

85:                                               ; preds = %73
  %86 = icmp eq i32 %82, 0
  br i1 %86, label %95, label %87

87:                                               ; preds = %85
  %88 = tail call i32 @llvm.cttz.i32(i32 %82, i1 true)
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds %struct.Set, ptr %60, i64 %69, i32 2, i64 %89
  %91 = load i8, ptr %90, align 1
  %92 = trunc i32 %3 to i8
  %93 = xor i8 %92, -1
  %94 = and i8 %91, %93
  store i8 %94, ptr %90, align 1
  br label %95

95:                                               ; preds = %87, %85, %32
  %96 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Totals, ptr %97, i64 0, i32 7
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %11
  store i64 %100, ptr %98, align 8
  %101 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %40, i32 1
  %102 = load ptr, ptr %101, align 8
  %103 = load ptr, ptr %41, align 8
  %104 = ptrtoint ptr %43 to i64
  %105 = ptrtoint ptr %103 to i64
  %106 = sub i64 %104, %105
  %107 = sdiv exact i64 %106, 192
  %108 = shl nsw i64 %107, 4
  %109 = add nsw i64 %108, %45
  %110 = shl nsw i64 %109, 2
  %111 = getelementptr inbounds i32, ptr %102, i64 %110
  %112 = icmp ne ptr %4, null
  br i1 %112, label %114, label %152

113:                                              ; preds = %148
  br i1 %112, label %156, label %152

114:                                              ; preds = %95, %148
  %115 = phi i64 [ %149, %148 ], [ 0, %95 ]
  %116 = load i8, ptr %46, align 1
  %117 = zext i8 %116 to i32
  %118 = xor i32 %117, -1
  %119 = trunc i64 %115 to i32
  %120 = shl nuw i32 1, %119
  %121 = and i32 %118, %3
  %122 = and i32 %121, %120
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %148, label %124

124:                                              ; preds = %114
  %125 = load i8, ptr %47, align 1
  %126 = zext i8 %125 to i32
  %127 = and i32 %120, %126
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %131

129:                                              ; preds = %124
  %130 = getelementptr inbounds i32, ptr %111, i64 %115
  store i32 0, ptr %130, align 4
  br label %131

131:                                              ; preds = %129, %124
  %132 = lshr i64 %115, 1
  %133 = and i64 %132, 2147483647
  %134 = getelementptr inbounds i64, ptr %4, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = shl i64 %115, 5
  %137 = and i64 %136, 32
  %138 = lshr i64 %135, %137
  %139 = trunc i64 %138 to i32
  %140 = getelementptr inbounds i32, ptr %111, i64 %115
  %141 = load i32, ptr %140, align 4
  %142 = or i32 %141, %139
  store i32 %142, ptr %140, align 4
  %143 = icmp eq i32 %142, -1
  br i1 %143, label %144, label %148

144:                                              ; preds = %131
  %145 = load i8, ptr %46, align 1
  %146 = trunc i32 %120 to i8
  %147 = or i8 %145, %146
  store i8 %147, ptr %46, align 1
  br label %148

148:                                              ; preds = %144, %131, %114
  %149 = add nuw nsw i64 %115, 1
  %150 = icmp ult i64 %115, 3
  %151 = select i1 %112, i1 %150, i1 false
  br i1 %151, label %114, label %113

152:                                              ; preds = %113, %95
  %153 = load i8, ptr %46, align 1
  %154 = trunc i32 %3 to i8
  %155 = or i8 %153, %154
  store i8 %155, ptr %46, align 1
  br label %156

156:                                              ; preds = %113, %152
  %157 = load i8, ptr %47, align 1
  %158 = trunc i32 %3 to i8
  %159 = or i8 %157, %158
  store i8 %159, ptr %47, align 1
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
  br i1 %30, label %31, label %54

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1
  %33 = load i32, ptr %32, align 4
  br label %34

34:                                               ; preds = %34, %31
  %35 = phi i64 [ 1, %31 ], [ %40, %34 ]
  %36 = phi i32 [ %33, %31 ], [ %39, %34 ]
  %37 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %35
  %38 = load i32, ptr %37, align 4
  %39 = tail call i32 @llvm.umin.i32(i32 %38, i32 %36)
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 16
  br i1 %41, label %42, label %34

42:                                               ; preds = %34, %42
  %43 = phi i64 [ %52, %42 ], [ 0, %34 ]
  %44 = phi i32 [ %51, %42 ], [ 0, %34 ]
  %45 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %43
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %39
  %48 = zext i1 %47 to i32
  %49 = trunc i64 %43 to i32
  %50 = shl i32 %48, %49
  %51 = or i32 %50, %44
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, 16
  br i1 %53, label %54, label %42

54:                                               ; preds = %42, %29
  %55 = phi i32 [ %26, %29 ], [ %51, %42 ]
  %56 = tail call i32 @llvm.cttz.i32(i32 %55, i1 true)
  br i1 %30, label %57, label %86

57:                                               ; preds = %54
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 3, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %82, label %62

62:                                               ; preds = %57
  %63 = tail call i8 @llvm.ctpop.i8(i8 %60)
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Totals, ptr %66, i64 0, i32 13
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, %64
  store i64 %69, ptr %67, align 8
  %70 = load i8, ptr %59, align 1
  %71 = zext i8 %70 to i32
  %72 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %58
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = xor i32 %74, -1
  %76 = and i32 %75, %71
  %77 = tail call i32 @llvm.ctpop.i32(i32 %76)
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds %struct.Totals, ptr %66, i64 0, i32 12
  %80 = load i64, ptr %79, align 8
  %81 = add i64 %80, %78
  store i64 %81, ptr %79, align 8
  br label %82

82:                                               ; preds = %62, %57
  %83 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %58
  store i32 %16, ptr %83, align 4
  %84 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 4, i64 %58
  store i8 0, ptr %84, align 1
  store i8 0, ptr %59, align 1
  %85 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %58
  store i8 0, ptr %85, align 1
  br label %86

86:                                               ; preds = %82, %54
  %87 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %88 = load i32, ptr %87, align 8
  %89 = add i32 %88, 1
  store i32 %89, ptr %87, align 8
  %90 = zext i32 %56 to i64
  %91 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %90
  store i32 %89, ptr %91, align 4
  %92 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %93 = insertvalue { ptr, i32 } %92, i32 %56, 1
  ret { ptr, i32 } %93
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)



