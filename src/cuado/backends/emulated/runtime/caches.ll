; sha256 of the sources: b6de514b280eb9fa978974098cfc108d560caa768c82615583036d7ac2e58b64

%struct.Hierarchy = type { %struct.Config, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, %struct.Cache }
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
  %2 = tail call dereferenceable_or_null(184) ptr @calloc(i64 noundef 1, i64 noundef 184)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, ptr noundef nonnull align 8 dereferenceable(72) %0, i64 72, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 1584)
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
  %34 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 8
  %35 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 8, i32 2
  store i32 %18, ptr %35, align 8
  %36 = tail call ptr @calloc(i64 noundef %19, i64 noundef 192)
  store ptr %36, ptr %34, align 8
  %37 = getelementptr inbounds %struct.Processor, ptr %6, i64 %33, i32 8, i32 1
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
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  br label %25

25:                                               ; preds = %564, %2
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %4, align 4
  %28 = zext i32 %27 to i64
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %6, align 8
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %32, label %86

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28
  %34 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 7
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr %10, align 4
  %37 = icmp eq i32 %35, %36
  br i1 %37, label %95, label %38

38:                                               ; preds = %32, %38
  %39 = phi i32 [ %44, %38 ], [ 0, %32 ]
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 1, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  %44 = add i32 %39, 1
  br i1 %43, label %45, label %38

45:                                               ; preds = %38
  %46 = zext i32 %39 to i64
  %47 = add i32 %35, 1
  store i32 %47, ptr %34, align 4
  %48 = icmp eq i32 %35, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = load i32, ptr %11, align 8
  %51 = add i32 %50, 1
  store i32 %51, ptr %11, align 8
  br label %52

52:                                               ; preds = %49, %45
  %53 = load ptr, ptr %12, align 8
  %54 = add i64 %29, 1
  store i64 %54, ptr %5, align 8
  %55 = getelementptr inbounds ptr, ptr %53, i64 %29
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %41, align 8
  %57 = load i32, ptr %13, align 8
  %58 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 2, i64 %46
  store i32 %57, ptr %58, align 4
  %59 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 3, i64 %46
  store i32 0, ptr %59, align 4
  %60 = load i32, ptr %13, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %65, label %62

62:                                               ; preds = %52
  %63 = mul i32 %60, %39
  %64 = zext i32 %60 to i64
  br label %77

65:                                               ; preds = %77, %52
  %66 = icmp eq i32 %60, 64
  %67 = zext i32 %60 to i64
  %68 = shl nsw i64 -1, %67
  %69 = xor i64 %68, -1
  %70 = select i1 %66, i64 -1, i64 %69
  %71 = mul i32 %60, %39
  %72 = zext i32 %71 to i64
  %73 = shl i64 %70, %72
  %74 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 4
  %75 = load i64, ptr %74, align 8
  %76 = or i64 %75, %73
  store i64 %76, ptr %74, align 8
  br label %95

77:                                               ; preds = %77, %62
  %78 = phi i64 [ 0, %62 ], [ %84, %77 ]
  %79 = getelementptr inbounds i64, ptr %56, i64 %78
  %80 = trunc i64 %78 to i32
  %81 = add i32 %63, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds [64 x ptr], ptr %33, i64 0, i64 %82
  store ptr %79, ptr %83, align 8
  %84 = add nuw nsw i64 %78, 1
  %85 = icmp eq i64 %84, %64
  br i1 %85, label %65, label %77

86:                                               ; preds = %25
  br i1 %7, label %87, label %92

87:                                               ; preds = %86
  %88 = getelementptr inbounds %struct.Processor, ptr %26, i64 %28, i32 7
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %8, align 4
  %91 = icmp ult i32 %89, %90
  br i1 %91, label %568, label %92

92:                                               ; preds = %87, %86
  %93 = load i32, ptr %9, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %568, label %95

95:                                               ; preds = %65, %32, %92
  %96 = load i32, ptr %4, align 4
  %97 = load ptr, ptr %3, align 8
  %98 = zext i32 %96 to i64
  %99 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98
  %100 = add i32 %96, 6
  %101 = load i32, ptr %0, align 8
  %102 = urem i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = add i32 %96, 3
  %105 = urem i32 %104, %101
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds %struct.Processor, ptr %97, i64 %106
  %108 = getelementptr inbounds %struct.Processor, ptr %97, i64 %103, i32 4
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %125, label %111

111:                                              ; preds = %95
  %112 = getelementptr inbounds %struct.Processor, ptr %97, i64 %103
  %113 = getelementptr inbounds %struct.Processor, ptr %97, i64 %103, i32 6
  %114 = load i32, ptr %113, align 8
  %115 = icmp ult i32 %114, 64
  %116 = zext i32 %114 to i64
  %117 = shl i64 -1, %116
  %118 = and i64 %117, %109
  %119 = select i1 %115, i64 %118, i64 0
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %120, i64 %109, i64 %119
  %122 = tail call i64 @llvm.cttz.i64(i64 %121, i1 true)
  %123 = getelementptr inbounds [64 x ptr], ptr %112, i64 0, i64 %122
  %124 = load ptr, ptr %123, align 8
  tail call void @llvm.prefetch.p0(ptr %124, i32 0, i32 3, i32 1)
  br label %125

125:                                              ; preds = %111, %95
  %126 = getelementptr inbounds %struct.Processor, ptr %97, i64 %106, i32 4
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %183, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds %struct.Processor, ptr %97, i64 %106, i32 6
  %131 = load i32, ptr %130, align 8
  %132 = icmp ult i32 %131, 64
  %133 = zext i32 %131 to i64
  %134 = shl i64 -1, %133
  %135 = and i64 %134, %127
  %136 = select i1 %132, i64 %135, i64 0
  %137 = icmp eq i64 %136, 0
  %138 = select i1 %137, i64 %127, i64 %136
  %139 = tail call i64 @llvm.cttz.i64(i64 %138, i1 true)
  %140 = getelementptr inbounds [64 x ptr], ptr %107, i64 0, i64 %139
  %141 = load ptr, ptr %140, align 8
  %142 = load i64, ptr %141, align 8
  %143 = and i64 %142, 1099511627775
  %144 = getelementptr inbounds %struct.Processor, ptr %97, i64 %106, i32 8, i32 2
  %145 = load i32, ptr %144, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %160, label %147

147:                                              ; preds = %129
  %148 = getelementptr inbounds %struct.Processor, ptr %97, i64 %106, i32 8
  %149 = load ptr, ptr %148, align 8
  %150 = mul i64 %143, -7046029254386353131
  %151 = lshr i64 %150, 61
  %152 = lshr i64 %150, 32
  %153 = xor i64 %151, %152
  %154 = zext i32 %145 to i64
  %155 = mul nuw i64 %153, %154
  %156 = lshr i64 %155, 32
  %157 = getelementptr inbounds %struct.Set, ptr %149, i64 %156
  tail call void @llvm.prefetch.p0(ptr %157, i32 0, i32 3, i32 1)
  %158 = getelementptr inbounds %struct.Set, ptr %149, i64 %156, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %158, i32 0, i32 3, i32 1)
  %159 = getelementptr inbounds %struct.Set, ptr %149, i64 %156, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %159, i32 0, i32 3, i32 1)
  br label %160

160:                                              ; preds = %147, %129
  %161 = load i32, ptr %14, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %183, label %163

163:                                              ; preds = %160
  %164 = mul i64 %143, -7046029254386353131
  %165 = lshr i64 %164, 61
  %166 = lshr i64 %164, 32
  %167 = xor i64 %165, %166
  %168 = zext i32 %161 to i64
  br label %169

169:                                              ; preds = %169, %163
  %170 = phi i64 [ 0, %163 ], [ %181, %169 ]
  %171 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %170
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %170, i32 2
  %174 = load i32, ptr %173, align 8
  %175 = zext i32 %174 to i64
  %176 = mul nuw i64 %167, %175
  %177 = lshr i64 %176, 32
  %178 = getelementptr inbounds %struct.Set, ptr %172, i64 %177
  tail call void @llvm.prefetch.p0(ptr %178, i32 0, i32 3, i32 1)
  %179 = getelementptr inbounds %struct.Set, ptr %172, i64 %177, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %179, i32 0, i32 3, i32 1)
  %180 = getelementptr inbounds %struct.Set, ptr %172, i64 %177, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %180, i32 0, i32 3, i32 1)
  %181 = add nuw nsw i64 %170, 1
  %182 = icmp eq i64 %181, %168
  br i1 %182, label %183, label %169

183:                                              ; preds = %169, %160, %125
  %184 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 4
  %185 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 6
  %186 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 5
  %187 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 7
  br label %188

188:                                              ; preds = %558, %183
  %189 = load i64, ptr %184, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %559, label %191

191:                                              ; preds = %188
  %192 = load i32, ptr %185, align 8
  %193 = icmp ult i32 %192, 64
  %194 = zext i32 %192 to i64
  %195 = shl i64 -1, %194
  %196 = and i64 %195, %189
  %197 = select i1 %193, i64 %196, i64 0
  %198 = icmp eq i64 %197, 0
  %199 = select i1 %198, i64 %189, i64 %197
  %200 = tail call i64 @llvm.cttz.i64(i64 %199, i1 true)
  %201 = trunc i64 %200 to i32
  %202 = getelementptr inbounds [64 x ptr], ptr %99, i64 0, i64 %200
  %203 = load ptr, ptr %202, align 8
  %204 = load i64, ptr %203, align 8
  %205 = add nuw nsw i32 %201, 1
  store i32 %205, ptr %185, align 8
  %206 = and i64 %204, -1152921504606846976
  %207 = icmp eq i64 %206, 6917529027641081856
  br i1 %207, label %484, label %208

208:                                              ; preds = %191
  %209 = and i64 %204, 576460752303423488
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %211, label %264

211:                                              ; preds = %208
  %212 = load ptr, ptr %3, align 8
  %213 = getelementptr inbounds %struct.Processor, ptr %212, i64 %98, i32 8, i32 2
  %214 = load i32, ptr %213, align 8
  %215 = icmp eq i32 %214, 0
  %216 = getelementptr inbounds %struct.Processor, ptr %212, i64 %98, i32 8
  %217 = zext i32 %214 to i64
  %218 = load i32, ptr %15, align 4
  %219 = icmp eq i32 %218, 0
  %220 = zext i32 %218 to i64
  br label %221

221:                                              ; preds = %261, %211
  %222 = phi i64 [ %204, %211 ], [ %228, %261 ]
  %223 = phi ptr [ %203, %211 ], [ %227, %261 ]
  %224 = and i64 %222, -1152921504606846976
  %225 = icmp eq i64 %224, 3458764513820540928
  %226 = select i1 %225, i64 3, i64 1
  %227 = getelementptr inbounds i64, ptr %223, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = and i64 %228, 1099511627775
  br i1 %215, label %241, label %230

230:                                              ; preds = %221
  %231 = load ptr, ptr %216, align 8
  %232 = mul i64 %229, -7046029254386353131
  %233 = lshr i64 %232, 61
  %234 = lshr i64 %232, 32
  %235 = xor i64 %233, %234
  %236 = mul nuw i64 %235, %217
  %237 = lshr i64 %236, 32
  %238 = getelementptr inbounds %struct.Set, ptr %231, i64 %237
  tail call void @llvm.prefetch.p0(ptr %238, i32 0, i32 3, i32 1)
  %239 = getelementptr inbounds %struct.Set, ptr %231, i64 %237, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %239, i32 0, i32 3, i32 1)
  %240 = getelementptr inbounds %struct.Set, ptr %231, i64 %237, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %240, i32 0, i32 3, i32 1)
  br label %241

241:                                              ; preds = %230, %221
  br i1 %219, label %261, label %242

242:                                              ; preds = %241
  %243 = mul i64 %229, -7046029254386353131
  %244 = lshr i64 %243, 61
  %245 = lshr i64 %243, 32
  %246 = xor i64 %244, %245
  br label %247

247:                                              ; preds = %247, %242
  %248 = phi i64 [ 0, %242 ], [ %259, %247 ]
  %249 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %248
  %250 = load ptr, ptr %249, align 8
  %251 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %248, i32 2
  %252 = load i32, ptr %251, align 8
  %253 = zext i32 %252 to i64
  %254 = mul nuw i64 %246, %253
  %255 = lshr i64 %254, 32
  %256 = getelementptr inbounds %struct.Set, ptr %250, i64 %255
  tail call void @llvm.prefetch.p0(ptr %256, i32 0, i32 3, i32 1)
  %257 = getelementptr inbounds %struct.Set, ptr %250, i64 %255, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %257, i32 0, i32 3, i32 1)
  %258 = getelementptr inbounds %struct.Set, ptr %250, i64 %255, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %258, i32 0, i32 3, i32 1)
  %259 = add nuw nsw i64 %248, 1
  %260 = icmp eq i64 %259, %220
  br i1 %260, label %261, label %247

261:                                              ; preds = %247, %241
  %262 = and i64 %228, 576460752303423488
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %221, label %264

264:                                              ; preds = %261, %208
  br label %265

265:                                              ; preds = %264, %480
  %266 = phi ptr [ %286, %480 ], [ %203, %264 ]
  %267 = getelementptr inbounds i64, ptr %266, i64 1
  %268 = load i64, ptr %266, align 8
  %269 = and i64 %268, 1099511627775
  %270 = lshr i64 %268, 60
  %271 = trunc i64 %270 to i32
  %272 = lshr i64 %268, 40
  %273 = trunc i64 %272 to i32
  %274 = and i32 %273, 15
  %275 = lshr i64 %268, 44
  %276 = and i64 %275, 32767
  %277 = load ptr, ptr %16, align 8
  %278 = getelementptr inbounds i8, ptr %277, i64 %276
  %279 = load i8, ptr %278, align 1
  %280 = zext i8 %279 to i32
  %281 = icmp eq i32 %271, 3
  %282 = select i1 %281, ptr %267, ptr null
  %283 = load ptr, ptr %17, align 8
  %284 = getelementptr inbounds %struct.SlotTraffic, ptr %283, i64 %276
  %285 = getelementptr inbounds i64, ptr %266, i64 3
  %286 = select i1 %281, ptr %285, ptr %267
  %287 = icmp eq i8 %279, 2
  br i1 %287, label %480, label %288

288:                                              ; preds = %265
  switch i32 %271, label %479 [
    i32 0, label %289
    i32 4, label %290
    i32 5, label %303
    i32 2, label %316
  ]

289:                                              ; preds = %288
  tail call fastcc void @load(ptr noundef %0, i32 noundef %96, i64 noundef %269, i32 noundef %274, i32 noundef %280, ptr noundef %284, i32 noundef 0)
  br label %480

290:                                              ; preds = %288
  %291 = load i32, ptr %20, align 4
  %292 = zext i32 %291 to i64
  %293 = mul nuw i64 %292, %98
  %294 = load i32, ptr %21, align 8
  %295 = zext i32 %294 to i64
  %296 = mul i64 %293, %295
  %297 = add i64 %296, %200
  %298 = load i32, ptr %22, align 4
  %299 = zext i32 %298 to i64
  %300 = mul i64 %297, %299
  %301 = add nuw nsw i64 %269, 2147483648
  %302 = add i64 %301, %300
  tail call fastcc void @load(ptr noundef %0, i32 noundef %96, i64 noundef %302, i32 noundef %274, i32 noundef %280, ptr noundef %284, i32 noundef 1)
  br label %480

303:                                              ; preds = %288
  %304 = load i32, ptr %20, align 4
  %305 = zext i32 %304 to i64
  %306 = mul nuw i64 %305, %98
  %307 = load i32, ptr %21, align 8
  %308 = zext i32 %307 to i64
  %309 = mul i64 %306, %308
  %310 = add i64 %309, %200
  %311 = load i32, ptr %22, align 4
  %312 = zext i32 %311 to i64
  %313 = mul i64 %310, %312
  %314 = add nuw nsw i64 %269, 2147483648
  %315 = add i64 %314, %313
  tail call fastcc void @store(ptr noundef %0, i32 noundef %96, i64 noundef %315, i32 noundef %274, ptr noundef null, ptr noundef %284)
  br label %480

316:                                              ; preds = %288
  %317 = load ptr, ptr %3, align 8
  %318 = getelementptr inbounds %struct.Processor, ptr %317, i64 %98, i32 8, i32 2
  %319 = load i32, ptr %318, align 8
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %332, label %321

321:                                              ; preds = %316
  %322 = getelementptr inbounds %struct.Processor, ptr %317, i64 %98, i32 8
  %323 = load ptr, ptr %322, align 8
  %324 = mul i64 %269, -7046029254386353131
  %325 = lshr i64 %324, 61
  %326 = lshr i64 %324, 32
  %327 = xor i64 %325, %326
  %328 = zext i32 %319 to i64
  %329 = mul nuw i64 %327, %328
  %330 = lshr i64 %329, 32
  %331 = getelementptr inbounds %struct.Set, ptr %323, i64 %330
  br label %332

332:                                              ; preds = %321, %316
  %333 = phi ptr [ %331, %321 ], [ null, %316 ]
  %334 = icmp eq ptr %333, null
  br i1 %334, label %350, label %335

335:                                              ; preds = %332
  %336 = trunc i64 %268 to i32
  %337 = add i32 %336, 1
  br label %338

338:                                              ; preds = %338, %335
  %339 = phi i64 [ 0, %335 ], [ %348, %338 ]
  %340 = phi i32 [ 0, %335 ], [ %347, %338 ]
  %341 = getelementptr inbounds [16 x i32], ptr %333, i64 0, i64 %339
  %342 = load i32, ptr %341, align 4
  %343 = icmp eq i32 %342, %337
  %344 = zext i1 %343 to i32
  %345 = trunc i64 %339 to i32
  %346 = shl i32 %344, %345
  %347 = or i32 %346, %340
  %348 = add nuw nsw i64 %339, 1
  %349 = icmp eq i64 %348, 16
  br i1 %349, label %350, label %338

350:                                              ; preds = %338, %332
  %351 = phi i32 [ 0, %332 ], [ %347, %338 ]
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %361, label %353

353:                                              ; preds = %350
  %354 = tail call i32 @llvm.cttz.i32(i32 %351, i1 true)
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds %struct.Set, ptr %333, i64 0, i32 2, i64 %355
  %357 = load i8, ptr %356, align 1
  %358 = trunc i32 %274 to i8
  %359 = xor i8 %358, -1
  %360 = and i8 %357, %359
  store i8 %360, ptr %356, align 1
  br label %361

361:                                              ; preds = %353, %350
  %362 = tail call i32 @llvm.ctpop.i32(i32 %274)
  %363 = zext i32 %362 to i64
  %364 = load i64, ptr %284, align 8
  %365 = add i64 %364, %363
  store i64 %365, ptr %284, align 8
  %366 = getelementptr inbounds %struct.SlotTraffic, ptr %283, i64 %276, i32 2
  %367 = load i64, ptr %366, align 8
  %368 = add i64 %367, %363
  store i64 %368, ptr %366, align 8
  %369 = load ptr, ptr %18, align 8
  %370 = getelementptr inbounds %struct.Totals, ptr %369, i64 0, i32 8
  %371 = load i64, ptr %370, align 8
  %372 = add i64 %371, %363
  store i64 %372, ptr %370, align 8
  %373 = load i32, ptr %15, align 4
  %374 = icmp ugt i32 %373, 1
  %375 = mul i64 %269, 1290601985087
  %376 = add i64 %375, 1896216165397
  %377 = lshr i64 %376, 40
  %378 = and i64 %377, 1
  %379 = select i1 %374, i64 %378, i64 0
  %380 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %379
  %381 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %380, i64 noundef %269)
  %382 = extractvalue { ptr, i32 } %381, 0
  %383 = extractvalue { ptr, i32 } %381, 1
  %384 = zext i32 %383 to i64
  %385 = getelementptr inbounds %struct.Set, ptr %382, i64 0, i32 2, i64 %384
  %386 = load i8, ptr %385, align 1
  %387 = zext i8 %386 to i32
  %388 = and i32 %274, %387
  %389 = xor i32 %388, %274
  %390 = load i32, ptr %19, align 8
  switch i32 %390, label %401 [
    i32 4, label %391
    i32 2, label %394
  ]

391:                                              ; preds = %361
  %392 = icmp eq i32 %389, 0
  %393 = select i1 %392, i32 0, i32 15
  br label %401

394:                                              ; preds = %361
  %395 = and i32 %389, 3
  %396 = icmp eq i32 %395, 0
  %397 = select i1 %396, i32 0, i32 3
  %398 = icmp ult i32 %389, 4
  %399 = select i1 %398, i32 0, i32 12
  %400 = or i32 %397, %399
  br label %401

401:                                              ; preds = %394, %391, %361
  %402 = phi i32 [ %393, %391 ], [ %400, %394 ], [ %389, %361 ]
  %403 = xor i32 %387, -1
  %404 = and i32 %402, %403
  %405 = tail call i32 @llvm.ctpop.i32(i32 %404)
  %406 = zext i32 %405 to i64
  %407 = load ptr, ptr %18, align 8
  %408 = getelementptr inbounds %struct.Totals, ptr %407, i64 0, i32 12
  %409 = load i64, ptr %408, align 8
  %410 = add i64 %409, %406
  store i64 %410, ptr %408, align 8
  %411 = load i8, ptr %385, align 1
  %412 = trunc i32 %404 to i8
  %413 = or i8 %411, %412
  store i8 %413, ptr %385, align 1
  %414 = load i32, ptr %15, align 4
  %415 = icmp ugt i32 %414, 1
  %416 = select i1 %415, i64 %378, i64 0
  %417 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %416
  %418 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %417, i64 noundef %269)
  %419 = extractvalue { ptr, i32 } %418, 0
  %420 = extractvalue { ptr, i32 } %418, 1
  %421 = zext i32 %420 to i64
  %422 = getelementptr inbounds %struct.Set, ptr %419, i64 0, i32 4, i64 %421
  %423 = load i8, ptr %422, align 1
  %424 = icmp eq i8 %423, 0
  br i1 %424, label %469, label %425

425:                                              ; preds = %401
  %426 = load i32, ptr %15, align 4
  %427 = icmp ult i32 %426, 2
  %428 = mul i64 %269, -7620389936792862720
  %429 = add i64 %428, -2540129978930954240
  %430 = icmp sgt i64 %429, -1
  %431 = or i1 %430, %427
  %432 = zext i1 %431 to i64
  %433 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %432
  %434 = load ptr, ptr %433, align 8
  %435 = mul i64 %269, -7046029254386353131
  %436 = lshr i64 %435, 61
  %437 = lshr i64 %435, 32
  %438 = xor i64 %436, %437
  %439 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %432, i32 2
  %440 = load i32, ptr %439, align 8
  %441 = zext i32 %440 to i64
  %442 = mul nuw i64 %438, %441
  %443 = lshr i64 %442, 32
  %444 = getelementptr inbounds %struct.Set, ptr %434, i64 %443
  %445 = trunc i64 %268 to i32
  %446 = add i32 %445, 1
  br label %447

447:                                              ; preds = %447, %425
  %448 = phi i64 [ 0, %425 ], [ %457, %447 ]
  %449 = phi i32 [ 0, %425 ], [ %456, %447 ]
  %450 = getelementptr inbounds [16 x i32], ptr %444, i64 0, i64 %448
  %451 = load i32, ptr %450, align 4
  %452 = icmp eq i32 %451, %446
  %453 = zext i1 %452 to i32
  %454 = trunc i64 %448 to i32
  %455 = shl i32 %453, %454
  %456 = or i32 %455, %449
  %457 = add nuw nsw i64 %448, 1
  %458 = icmp eq i64 %457, 16
  br i1 %458, label %459, label %447

459:                                              ; preds = %447
  %460 = icmp eq i32 %456, 0
  br i1 %460, label %469, label %461

461:                                              ; preds = %459
  %462 = tail call i32 @llvm.cttz.i32(i32 %456, i1 true)
  %463 = zext i32 %462 to i64
  %464 = getelementptr inbounds %struct.Set, ptr %434, i64 %443, i32 2, i64 %463
  %465 = load i8, ptr %464, align 1
  %466 = trunc i32 %274 to i8
  %467 = xor i8 %466, -1
  %468 = and i8 %465, %467
  store i8 %468, ptr %464, align 1
  br label %469

469:                                              ; preds = %461, %459, %401
  %470 = getelementptr inbounds %struct.Set, ptr %419, i64 0, i32 3, i64 %421
  %471 = load i8, ptr %470, align 1
  %472 = trunc i32 %274 to i8
  %473 = or i8 %471, %472
  store i8 %473, ptr %470, align 1
  %474 = tail call i32 @llvm.ctpop.i32(i32 %388)
  %475 = zext i32 %474 to i64
  %476 = getelementptr inbounds %struct.SlotTraffic, ptr %283, i64 %276, i32 3
  %477 = load i64, ptr %476, align 8
  %478 = add i64 %477, %475
  store i64 %478, ptr %476, align 8
  br label %480

479:                                              ; preds = %288
  tail call fastcc void @store(ptr noundef %0, i32 noundef %96, i64 noundef %269, i32 noundef %274, ptr noundef %282, ptr noundef %284)
  br label %480

480:                                              ; preds = %479, %469, %303, %290, %289, %265
  %481 = and i64 %268, 576460752303423488
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %265, label %483

483:                                              ; preds = %480
  store ptr %286, ptr %202, align 8
  br label %558

484:                                              ; preds = %191
  %485 = and i64 %204, 1152921504606846975
  %486 = icmp eq i64 %485, 0
  br i1 %486, label %499, label %487

487:                                              ; preds = %484
  %488 = load i32, ptr %21, align 8
  %489 = udiv i32 %201, %488
  %490 = zext i32 %489 to i64
  %491 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 1, i64 %490
  %492 = load ptr, ptr %491, align 8
  %493 = urem i32 %201, %488
  %494 = zext i32 %493 to i64
  %495 = getelementptr inbounds i64, ptr %492, i64 %494
  %496 = icmp eq ptr %203, %495
  br i1 %496, label %497, label %499

497:                                              ; preds = %487
  %498 = getelementptr inbounds i64, ptr %492, i64 %485
  store ptr %498, ptr %202, align 8
  br label %558

499:                                              ; preds = %487, %484
  %500 = load i32, ptr %21, align 8
  %501 = udiv i32 %201, %500
  %502 = shl nuw i64 1, %200
  %503 = xor i64 %502, -1
  %504 = and i64 %189, %503
  store i64 %504, ptr %184, align 8
  %505 = zext i32 %501 to i64
  br i1 %486, label %513, label %506

506:                                              ; preds = %499
  %507 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 1, i64 %505
  %508 = load ptr, ptr %507, align 8
  %509 = getelementptr inbounds i64, ptr %508, i64 %485
  store ptr %509, ptr %202, align 8
  %510 = load i64, ptr %186, align 8
  %511 = or i64 %510, %502
  store i64 %511, ptr %186, align 8
  %512 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 3, i64 %505
  br label %515

513:                                              ; preds = %499
  %514 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 2, i64 %505
  br label %515

515:                                              ; preds = %513, %506
  %516 = phi ptr [ %514, %513 ], [ %512, %506 ]
  %517 = phi i32 [ -1, %513 ], [ 1, %506 ]
  %518 = load i32, ptr %516, align 4
  %519 = add i32 %518, %517
  store i32 %519, ptr %516, align 4
  %520 = zext i32 %501 to i64
  %521 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 3, i64 %520
  %522 = load i32, ptr %521, align 4
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %542, label %524

524:                                              ; preds = %515
  %525 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 2, i64 %520
  %526 = load i32, ptr %525, align 4
  %527 = icmp eq i32 %522, %526
  br i1 %527, label %528, label %542

528:                                              ; preds = %524
  %529 = load i64, ptr %186, align 8
  %530 = load i32, ptr %21, align 8
  %531 = icmp eq i32 %530, 64
  %532 = zext i32 %530 to i64
  %533 = shl nsw i64 -1, %532
  %534 = xor i64 %533, -1
  %535 = select i1 %531, i64 -1, i64 %534
  %536 = mul i32 %530, %501
  %537 = zext i32 %536 to i64
  %538 = shl i64 %535, %537
  %539 = and i64 %538, %529
  %540 = xor i64 %539, %529
  store i64 %540, ptr %186, align 8
  %541 = or i64 %539, %504
  store i64 %541, ptr %184, align 8
  store i32 0, ptr %521, align 4
  br label %542

542:                                              ; preds = %528, %524, %515
  %543 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 2, i64 %520
  %544 = load i32, ptr %543, align 4
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %558

546:                                              ; preds = %542
  %547 = getelementptr inbounds %struct.Processor, ptr %97, i64 %98, i32 1, i64 %520
  %548 = load ptr, ptr %547, align 8
  tail call void @free(ptr noundef %548)
  store ptr null, ptr %547, align 8
  %549 = load ptr, ptr %18, align 8
  %550 = load i64, ptr %549, align 8
  %551 = add i64 %550, 1
  store i64 %551, ptr %549, align 8
  %552 = load i32, ptr %187, align 4
  %553 = add i32 %552, -1
  store i32 %553, ptr %187, align 4
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %555, label %558

555:                                              ; preds = %546
  %556 = load i32, ptr %23, align 8
  %557 = add i32 %556, -1
  store i32 %557, ptr %23, align 8
  br label %558

558:                                              ; preds = %555, %546, %542, %497, %483
  br i1 %207, label %188, label %559

559:                                              ; preds = %188, %558
  %560 = load i32, ptr %4, align 4
  %561 = add i32 %560, 1
  store i32 %561, ptr %4, align 4
  %562 = load i32, ptr %0, align 8
  %563 = icmp eq i32 %561, %562
  br i1 %563, label %565, label %564

564:                                              ; preds = %559, %565
  br label %25

565:                                              ; preds = %559
  store i32 0, ptr %4, align 4
  %566 = load i64, ptr %24, align 8
  %567 = add i64 %566, 1
  store i64 %567, ptr %24, align 8
  br label %564

568:                                              ; preds = %92, %87
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 8, i32 2
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
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 8
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 8, i32 2
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
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 8, i32 1
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
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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
  %19 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = icmp ne i32 %20, 0
  %22 = icmp ne i32 %6, 0
  %23 = or i1 %16, %22
  %24 = and i1 %23, %21
  br i1 %24, label %25, label %37

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 8
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
  %158 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %159 = load i32, ptr %158, align 8
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
  %209 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %210 = load i32, ptr %209, align 8
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
  %17 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %32, label %20

20:                                               ; preds = %6
  %21 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 8
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
  %96 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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
  %65 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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



