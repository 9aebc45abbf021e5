; sha256 of the sources: 05a051e91a0e3645bcb53b562d3309eea453539e6c28f9a11f919a3341a0367f

%struct.Hierarchy = type { %struct.Config, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, %struct.Cache }
%struct.SlotTraffic = type { i64, i64, i64, i64 }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
%struct.Fold = type { i64, i64, i64 }
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
  %2 = tail call dereferenceable_or_null(200) ptr @calloc(i64 noundef 1, i64 noundef 200)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %2, ptr noundef nonnull align 8 dereferenceable(88) %0, i64 88, i1 false)
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
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4
  br label %27

27:                                               ; preds = %526, %2
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %4, align 4
  %30 = zext i32 %29 to i64
  %31 = load i64, ptr %5, align 8
  %32 = load i64, ptr %6, align 8
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %34, label %88

34:                                               ; preds = %27
  %35 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30
  %36 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 7
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %10, align 4
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %97, label %40

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %46, %40 ], [ 0, %34 ]
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 1, i64 %42
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = add i32 %41, 1
  br i1 %45, label %47, label %40

47:                                               ; preds = %40
  %48 = zext i32 %41 to i64
  %49 = add i32 %37, 1
  store i32 %49, ptr %36, align 4
  %50 = icmp eq i32 %37, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = load i32, ptr %11, align 8
  %53 = add i32 %52, 1
  store i32 %53, ptr %11, align 8
  br label %54

54:                                               ; preds = %51, %47
  %55 = load ptr, ptr %12, align 8
  %56 = add i64 %31, 1
  store i64 %56, ptr %5, align 8
  %57 = getelementptr inbounds ptr, ptr %55, i64 %31
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %43, align 8
  %59 = load i32, ptr %13, align 8
  %60 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 2, i64 %48
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 3, i64 %48
  store i32 0, ptr %61, align 4
  %62 = load i32, ptr %13, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %54
  %65 = mul i32 %62, %41
  %66 = zext i32 %62 to i64
  br label %79

67:                                               ; preds = %79, %54
  %68 = icmp eq i32 %62, 64
  %69 = zext i32 %62 to i64
  %70 = shl nsw i64 -1, %69
  %71 = xor i64 %70, -1
  %72 = select i1 %68, i64 -1, i64 %71
  %73 = mul i32 %62, %41
  %74 = zext i32 %73 to i64
  %75 = shl i64 %72, %74
  %76 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 4
  %77 = load i64, ptr %76, align 8
  %78 = or i64 %77, %75
  store i64 %78, ptr %76, align 8
  br label %97

79:                                               ; preds = %79, %64
  %80 = phi i64 [ 0, %64 ], [ %86, %79 ]
  %81 = getelementptr inbounds i64, ptr %58, i64 %80
  %82 = trunc i64 %80 to i32
  %83 = add i32 %65, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds [64 x ptr], ptr %35, i64 0, i64 %84
  store ptr %81, ptr %85, align 8
  %86 = add nuw nsw i64 %80, 1
  %87 = icmp eq i64 %86, %66
  br i1 %87, label %67, label %79

88:                                               ; preds = %27
  br i1 %7, label %89, label %94

89:                                               ; preds = %88
  %90 = getelementptr inbounds %struct.Processor, ptr %28, i64 %30, i32 7
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %8, align 4
  %93 = icmp ult i32 %91, %92
  br i1 %93, label %530, label %94

94:                                               ; preds = %89, %88
  %95 = load i32, ptr %9, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %530, label %97

97:                                               ; preds = %67, %34, %94
  %98 = load i32, ptr %4, align 4
  %99 = load ptr, ptr %3, align 8
  %100 = zext i32 %98 to i64
  %101 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100
  %102 = add i32 %98, 6
  %103 = load i32, ptr %0, align 8
  %104 = urem i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = add i32 %98, 3
  %107 = urem i32 %106, %103
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds %struct.Processor, ptr %99, i64 %108
  %110 = getelementptr inbounds %struct.Processor, ptr %99, i64 %105, i32 4
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %127, label %113

113:                                              ; preds = %97
  %114 = getelementptr inbounds %struct.Processor, ptr %99, i64 %105
  %115 = getelementptr inbounds %struct.Processor, ptr %99, i64 %105, i32 6
  %116 = load i32, ptr %115, align 8
  %117 = icmp ult i32 %116, 64
  %118 = zext i32 %116 to i64
  %119 = shl i64 -1, %118
  %120 = and i64 %119, %111
  %121 = select i1 %117, i64 %120, i64 0
  %122 = icmp eq i64 %121, 0
  %123 = select i1 %122, i64 %111, i64 %121
  %124 = tail call i64 @llvm.cttz.i64(i64 %123, i1 true)
  %125 = getelementptr inbounds [64 x ptr], ptr %114, i64 0, i64 %124
  %126 = load ptr, ptr %125, align 8
  tail call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  br label %127

127:                                              ; preds = %113, %97
  %128 = getelementptr inbounds %struct.Processor, ptr %99, i64 %108, i32 4
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %146, label %131

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.Processor, ptr %99, i64 %108, i32 6
  %133 = load i32, ptr %132, align 8
  %134 = icmp ult i32 %133, 64
  %135 = zext i32 %133 to i64
  %136 = shl i64 -1, %135
  %137 = and i64 %136, %129
  %138 = select i1 %134, i64 %137, i64 0
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %139, i64 %129, i64 %138
  %141 = tail call i64 @llvm.cttz.i64(i64 %140, i1 true)
  %142 = getelementptr inbounds [64 x ptr], ptr %109, i64 0, i64 %141
  %143 = load ptr, ptr %142, align 8
  %144 = load i64, ptr %143, align 8
  %145 = and i64 %144, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef %109, i64 noundef %145)
  br label %146

146:                                              ; preds = %131, %127
  %147 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 4
  %148 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 6
  %149 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 8
  %150 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 5
  %151 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 7
  br label %152

152:                                              ; preds = %520, %146
  %153 = load i64, ptr %147, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %521, label %155

155:                                              ; preds = %152
  %156 = load i32, ptr %148, align 8
  %157 = icmp ult i32 %156, 64
  %158 = zext i32 %156 to i64
  %159 = shl i64 -1, %158
  %160 = and i64 %159, %153
  %161 = select i1 %157, i64 %160, i64 0
  %162 = icmp eq i64 %161, 0
  %163 = select i1 %162, i64 %153, i64 %161
  %164 = tail call i64 @llvm.cttz.i64(i64 %163, i1 true)
  %165 = trunc i64 %164 to i32
  %166 = getelementptr inbounds [64 x ptr], ptr %101, i64 0, i64 %164
  %167 = load ptr, ptr %166, align 8
  %168 = load i64, ptr %167, align 8
  %169 = and i64 %168, -1152921504606846976
  %170 = icmp eq i64 %169, 6917529027641081856
  br i1 %170, label %176, label %171

171:                                              ; preds = %155
  %172 = load i32, ptr %149, align 8
  %173 = add i32 %172, 1
  store i32 %173, ptr %149, align 8
  %174 = load i32, ptr %14, align 8
  %175 = icmp ult i32 %173, %174
  br i1 %175, label %178, label %176

176:                                              ; preds = %171, %155
  %177 = add nuw nsw i32 %165, 1
  store i32 %177, ptr %148, align 8
  store i32 0, ptr %149, align 8
  br label %179

178:                                              ; preds = %171
  store i32 %165, ptr %148, align 8
  br label %179

179:                                              ; preds = %178, %176
  br i1 %170, label %446, label %180

180:                                              ; preds = %179
  %181 = and i64 %168, 576460752303423488
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %197

183:                                              ; preds = %180, %183
  %184 = phi i64 [ %194, %183 ], [ %168, %180 ]
  %185 = phi ptr [ %189, %183 ], [ %167, %180 ]
  %186 = and i64 %184, -1152921504606846976
  %187 = icmp eq i64 %186, 3458764513820540928
  %188 = select i1 %187, i64 3, i64 1
  %189 = getelementptr inbounds i64, ptr %185, i64 %188
  %190 = load ptr, ptr %3, align 8
  %191 = getelementptr inbounds %struct.Processor, ptr %190, i64 %100
  %192 = load i64, ptr %189, align 8
  %193 = and i64 %192, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %191, i64 noundef %193)
  %194 = load i64, ptr %189, align 8
  %195 = and i64 %194, 576460752303423488
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %183, label %197

197:                                              ; preds = %183, %180
  br label %198

198:                                              ; preds = %197, %442
  %199 = phi ptr [ %219, %442 ], [ %167, %197 ]
  %200 = getelementptr inbounds i64, ptr %199, i64 1
  %201 = load i64, ptr %199, align 8
  %202 = and i64 %201, 1099511627775
  %203 = lshr i64 %201, 60
  %204 = trunc i64 %203 to i32
  %205 = lshr i64 %201, 40
  %206 = trunc i64 %205 to i32
  %207 = and i32 %206, 15
  %208 = lshr i64 %201, 44
  %209 = and i64 %208, 32767
  %210 = load ptr, ptr %15, align 8
  %211 = getelementptr inbounds i8, ptr %210, i64 %209
  %212 = load i8, ptr %211, align 1
  %213 = zext i8 %212 to i32
  %214 = icmp eq i32 %204, 3
  %215 = select i1 %214, ptr %200, ptr null
  %216 = load ptr, ptr %16, align 8
  %217 = getelementptr inbounds %struct.SlotTraffic, ptr %216, i64 %209
  %218 = getelementptr inbounds i64, ptr %199, i64 3
  %219 = select i1 %214, ptr %218, ptr %200
  %220 = icmp eq i8 %212, 2
  br i1 %220, label %442, label %221

221:                                              ; preds = %198
  switch i32 %204, label %441 [
    i32 0, label %222
    i32 4, label %223
    i32 5, label %236
    i32 2, label %249
  ]

222:                                              ; preds = %221
  tail call fastcc void @load(ptr noundef %0, i32 noundef %98, i64 noundef %202, i32 noundef %207, i32 noundef %213, ptr noundef %217, i32 noundef 0)
  br label %442

223:                                              ; preds = %221
  %224 = load i32, ptr %22, align 4
  %225 = zext i32 %224 to i64
  %226 = mul nuw i64 %225, %100
  %227 = load i32, ptr %23, align 8
  %228 = zext i32 %227 to i64
  %229 = mul i64 %226, %228
  %230 = add i64 %229, %164
  %231 = load i32, ptr %24, align 4
  %232 = zext i32 %231 to i64
  %233 = mul i64 %230, %232
  %234 = add nuw nsw i64 %202, 2147483648
  %235 = add i64 %234, %233
  tail call fastcc void @load(ptr noundef %0, i32 noundef %98, i64 noundef %235, i32 noundef %207, i32 noundef %213, ptr noundef %217, i32 noundef 1)
  br label %442

236:                                              ; preds = %221
  %237 = load i32, ptr %22, align 4
  %238 = zext i32 %237 to i64
  %239 = mul nuw i64 %238, %100
  %240 = load i32, ptr %23, align 8
  %241 = zext i32 %240 to i64
  %242 = mul i64 %239, %241
  %243 = add i64 %242, %164
  %244 = load i32, ptr %24, align 4
  %245 = zext i32 %244 to i64
  %246 = mul i64 %243, %245
  %247 = add nuw nsw i64 %202, 2147483648
  %248 = add i64 %247, %246
  tail call fastcc void @store(ptr noundef %0, i32 noundef %98, i64 noundef %248, i32 noundef %207, ptr noundef null, ptr noundef %217)
  br label %442

249:                                              ; preds = %221
  %250 = load ptr, ptr %3, align 8
  %251 = getelementptr inbounds %struct.Processor, ptr %250, i64 %100, i32 9, i32 2
  %252 = load i32, ptr %251, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %265, label %254

254:                                              ; preds = %249
  %255 = getelementptr inbounds %struct.Processor, ptr %250, i64 %100, i32 9
  %256 = load ptr, ptr %255, align 8
  %257 = mul i64 %202, -7046029254386353131
  %258 = lshr i64 %257, 61
  %259 = lshr i64 %257, 32
  %260 = xor i64 %258, %259
  %261 = zext i32 %252 to i64
  %262 = mul nuw i64 %260, %261
  %263 = lshr i64 %262, 32
  %264 = getelementptr inbounds %struct.Set, ptr %256, i64 %263
  br label %265

265:                                              ; preds = %254, %249
  %266 = phi ptr [ %264, %254 ], [ null, %249 ]
  %267 = icmp eq ptr %266, null
  br i1 %267, label %283, label %268

268:                                              ; preds = %265
  %269 = trunc i64 %201 to i32
  %270 = add i32 %269, 1
  br label %271

271:                                              ; preds = %271, %268
  %272 = phi i64 [ 0, %268 ], [ %281, %271 ]
  %273 = phi i32 [ 0, %268 ], [ %280, %271 ]
  %274 = getelementptr inbounds [16 x i32], ptr %266, i64 0, i64 %272
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, %270
  %277 = zext i1 %276 to i32
  %278 = trunc i64 %272 to i32
  %279 = shl i32 %277, %278
  %280 = or i32 %279, %273
  %281 = add nuw nsw i64 %272, 1
  %282 = icmp eq i64 %281, 16
  br i1 %282, label %283, label %271

283:                                              ; preds = %271, %265
  %284 = phi i32 [ 0, %265 ], [ %280, %271 ]
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %294, label %286

286:                                              ; preds = %283
  %287 = tail call i32 @llvm.cttz.i32(i32 %284, i1 true)
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds %struct.Set, ptr %266, i64 0, i32 2, i64 %288
  %290 = load i8, ptr %289, align 1
  %291 = trunc i32 %207 to i8
  %292 = xor i8 %291, -1
  %293 = and i8 %290, %292
  store i8 %293, ptr %289, align 1
  br label %294

294:                                              ; preds = %286, %283
  %295 = tail call i32 @llvm.ctpop.i32(i32 %207)
  %296 = zext i32 %295 to i64
  %297 = load i64, ptr %217, align 8
  %298 = add i64 %297, %296
  store i64 %298, ptr %217, align 8
  %299 = getelementptr inbounds %struct.SlotTraffic, ptr %216, i64 %209, i32 2
  %300 = load i64, ptr %299, align 8
  %301 = add i64 %300, %296
  store i64 %301, ptr %299, align 8
  %302 = load i32, ptr %17, align 4
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %329, label %304

304:                                              ; preds = %294
  %305 = load ptr, ptr %18, align 8
  %306 = zext i32 %302 to i64
  br label %310

307:                                              ; preds = %326
  %308 = add nuw nsw i64 %311, 1
  %309 = icmp eq i64 %308, %306
  br i1 %309, label %329, label %310

310:                                              ; preds = %307, %304
  %311 = phi i64 [ 0, %304 ], [ %308, %307 ]
  %312 = phi i64 [ undef, %304 ], [ %328, %307 ]
  %313 = getelementptr inbounds %struct.Fold, ptr %305, i64 %311
  %314 = load i64, ptr %313, align 8
  %315 = icmp ult i64 %202, %314
  br i1 %315, label %326, label %316

316:                                              ; preds = %310
  %317 = getelementptr inbounds %struct.Fold, ptr %305, i64 %311, i32 1
  %318 = load i64, ptr %317, align 8
  %319 = icmp ugt i64 %318, %202
  br i1 %319, label %320, label %326

320:                                              ; preds = %316
  %321 = sub i64 %202, %314
  %322 = getelementptr inbounds %struct.Fold, ptr %305, i64 %311, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = urem i64 %321, %323
  %325 = add i64 %324, %314
  br label %326

326:                                              ; preds = %320, %316, %310
  %327 = phi i1 [ false, %320 ], [ true, %316 ], [ true, %310 ]
  %328 = phi i64 [ %325, %320 ], [ %312, %316 ], [ %312, %310 ]
  br i1 %327, label %307, label %329

329:                                              ; preds = %326, %307, %294
  %330 = phi i64 [ %202, %294 ], [ %328, %326 ], [ %202, %307 ]
  %331 = load ptr, ptr %19, align 8
  %332 = getelementptr inbounds %struct.Totals, ptr %331, i64 0, i32 8
  %333 = load i64, ptr %332, align 8
  %334 = add i64 %333, %296
  store i64 %334, ptr %332, align 8
  %335 = load i32, ptr %20, align 4
  %336 = icmp ugt i32 %335, 1
  %337 = mul i64 %330, 1290601985087
  %338 = add i64 %337, 1896216165397
  %339 = lshr i64 %338, 40
  %340 = and i64 %339, 1
  %341 = select i1 %336, i64 %340, i64 0
  %342 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %341
  %343 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %342, i64 noundef %330)
  %344 = extractvalue { ptr, i32 } %343, 0
  %345 = extractvalue { ptr, i32 } %343, 1
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Set, ptr %344, i64 0, i32 2, i64 %346
  %348 = load i8, ptr %347, align 1
  %349 = zext i8 %348 to i32
  %350 = and i32 %207, %349
  %351 = xor i32 %350, %207
  %352 = load i32, ptr %21, align 4
  switch i32 %352, label %363 [
    i32 4, label %353
    i32 2, label %356
  ]

353:                                              ; preds = %329
  %354 = icmp eq i32 %351, 0
  %355 = select i1 %354, i32 0, i32 15
  br label %363

356:                                              ; preds = %329
  %357 = and i32 %351, 3
  %358 = icmp eq i32 %357, 0
  %359 = select i1 %358, i32 0, i32 3
  %360 = icmp ult i32 %351, 4
  %361 = select i1 %360, i32 0, i32 12
  %362 = or i32 %359, %361
  br label %363

363:                                              ; preds = %356, %353, %329
  %364 = phi i32 [ %355, %353 ], [ %362, %356 ], [ %351, %329 ]
  %365 = xor i32 %349, -1
  %366 = and i32 %364, %365
  %367 = tail call i32 @llvm.ctpop.i32(i32 %366)
  %368 = zext i32 %367 to i64
  %369 = load ptr, ptr %19, align 8
  %370 = getelementptr inbounds %struct.Totals, ptr %369, i64 0, i32 12
  %371 = load i64, ptr %370, align 8
  %372 = add i64 %371, %368
  store i64 %372, ptr %370, align 8
  %373 = load i8, ptr %347, align 1
  %374 = trunc i32 %366 to i8
  %375 = or i8 %373, %374
  store i8 %375, ptr %347, align 1
  %376 = load i32, ptr %20, align 4
  %377 = icmp ugt i32 %376, 1
  %378 = select i1 %377, i64 %340, i64 0
  %379 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %378
  %380 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %379, i64 noundef %330)
  %381 = extractvalue { ptr, i32 } %380, 0
  %382 = extractvalue { ptr, i32 } %380, 1
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds %struct.Set, ptr %381, i64 0, i32 4, i64 %383
  %385 = load i8, ptr %384, align 1
  %386 = icmp eq i8 %385, 0
  br i1 %386, label %431, label %387

387:                                              ; preds = %363
  %388 = load i32, ptr %20, align 4
  %389 = icmp ult i32 %388, 2
  %390 = mul i64 %330, -7620389936792862720
  %391 = add i64 %390, -2540129978930954240
  %392 = icmp sgt i64 %391, -1
  %393 = or i1 %392, %389
  %394 = zext i1 %393 to i64
  %395 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %394
  %396 = load ptr, ptr %395, align 8
  %397 = mul i64 %330, -7046029254386353131
  %398 = lshr i64 %397, 61
  %399 = lshr i64 %397, 32
  %400 = xor i64 %398, %399
  %401 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %394, i32 2
  %402 = load i32, ptr %401, align 8
  %403 = zext i32 %402 to i64
  %404 = mul nuw i64 %400, %403
  %405 = lshr i64 %404, 32
  %406 = getelementptr inbounds %struct.Set, ptr %396, i64 %405
  %407 = trunc i64 %330 to i32
  %408 = add i32 %407, 1
  br label %409

409:                                              ; preds = %409, %387
  %410 = phi i64 [ 0, %387 ], [ %419, %409 ]
  %411 = phi i32 [ 0, %387 ], [ %418, %409 ]
  %412 = getelementptr inbounds [16 x i32], ptr %406, i64 0, i64 %410
  %413 = load i32, ptr %412, align 4
  %414 = icmp eq i32 %413, %408
  %415 = zext i1 %414 to i32
  %416 = trunc i64 %410 to i32
  %417 = shl i32 %415, %416
  %418 = or i32 %417, %411
  %419 = add nuw nsw i64 %410, 1
  %420 = icmp eq i64 %419, 16
  br i1 %420, label %421, label %409

421:                                              ; preds = %409
  %422 = icmp eq i32 %418, 0
  br i1 %422, label %431, label %423

423:                                              ; preds = %421
  %424 = tail call i32 @llvm.cttz.i32(i32 %418, i1 true)
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds %struct.Set, ptr %396, i64 %405, i32 2, i64 %425
  %427 = load i8, ptr %426, align 1
  %428 = trunc i32 %207 to i8
  %429 = xor i8 %428, -1
  %430 = and i8 %427, %429
  store i8 %430, ptr %426, align 1
  br label %431

431:                                              ; preds = %423, %421, %363
  %432 = getelementptr inbounds %struct.Set, ptr %381, i64 0, i32 3, i64 %383
  %433 = load i8, ptr %432, align 1
  %434 = trunc i32 %207 to i8
  %435 = or i8 %433, %434
  store i8 %435, ptr %432, align 1
  %436 = tail call i32 @llvm.ctpop.i32(i32 %350)
  %437 = zext i32 %436 to i64
  %438 = getelementptr inbounds %struct.SlotTraffic, ptr %216, i64 %209, i32 3
  %439 = load i64, ptr %438, align 8
  %440 = add i64 %439, %437
  store i64 %440, ptr %438, align 8
  br label %442

441:                                              ; preds = %221
  tail call fastcc void @store(ptr noundef %0, i32 noundef %98, i64 noundef %202, i32 noundef %207, ptr noundef %215, ptr noundef %217)
  br label %442

442:                                              ; preds = %441, %431, %236, %223, %222, %198
  %443 = and i64 %201, 576460752303423488
  %444 = icmp eq i64 %443, 0
  br i1 %444, label %198, label %445

445:                                              ; preds = %442
  store ptr %219, ptr %166, align 8
  br label %520

446:                                              ; preds = %179
  %447 = and i64 %168, 1152921504606846975
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %461, label %449

449:                                              ; preds = %446
  %450 = load i32, ptr %23, align 8
  %451 = udiv i32 %165, %450
  %452 = zext i32 %451 to i64
  %453 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 1, i64 %452
  %454 = load ptr, ptr %453, align 8
  %455 = urem i32 %165, %450
  %456 = zext i32 %455 to i64
  %457 = getelementptr inbounds i64, ptr %454, i64 %456
  %458 = icmp eq ptr %167, %457
  br i1 %458, label %459, label %461

459:                                              ; preds = %449
  %460 = getelementptr inbounds i64, ptr %454, i64 %447
  store ptr %460, ptr %166, align 8
  br label %520

461:                                              ; preds = %449, %446
  %462 = load i32, ptr %23, align 8
  %463 = udiv i32 %165, %462
  %464 = shl nuw i64 1, %164
  %465 = xor i64 %464, -1
  %466 = and i64 %153, %465
  store i64 %466, ptr %147, align 8
  %467 = zext i32 %463 to i64
  br i1 %448, label %475, label %468

468:                                              ; preds = %461
  %469 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 1, i64 %467
  %470 = load ptr, ptr %469, align 8
  %471 = getelementptr inbounds i64, ptr %470, i64 %447
  store ptr %471, ptr %166, align 8
  %472 = load i64, ptr %150, align 8
  %473 = or i64 %472, %464
  store i64 %473, ptr %150, align 8
  %474 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 3, i64 %467
  br label %477

475:                                              ; preds = %461
  %476 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 2, i64 %467
  br label %477

477:                                              ; preds = %475, %468
  %478 = phi ptr [ %476, %475 ], [ %474, %468 ]
  %479 = phi i32 [ -1, %475 ], [ 1, %468 ]
  %480 = load i32, ptr %478, align 4
  %481 = add i32 %480, %479
  store i32 %481, ptr %478, align 4
  %482 = zext i32 %463 to i64
  %483 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 3, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %504, label %486

486:                                              ; preds = %477
  %487 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 2, i64 %482
  %488 = load i32, ptr %487, align 4
  %489 = icmp eq i32 %484, %488
  br i1 %489, label %490, label %504

490:                                              ; preds = %486
  %491 = load i64, ptr %150, align 8
  %492 = load i32, ptr %23, align 8
  %493 = icmp eq i32 %492, 64
  %494 = zext i32 %492 to i64
  %495 = shl nsw i64 -1, %494
  %496 = xor i64 %495, -1
  %497 = select i1 %493, i64 -1, i64 %496
  %498 = mul i32 %492, %463
  %499 = zext i32 %498 to i64
  %500 = shl i64 %497, %499
  %501 = and i64 %500, %491
  %502 = xor i64 %501, %491
  store i64 %502, ptr %150, align 8
  %503 = or i64 %501, %466
  store i64 %503, ptr %147, align 8
  store i32 0, ptr %483, align 4
  br label %504

504:                                              ; preds = %490, %486, %477
  %505 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 2, i64 %482
  %506 = load i32, ptr %505, align 4
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %508, label %520

508:                                              ; preds = %504
  %509 = getelementptr inbounds %struct.Processor, ptr %99, i64 %100, i32 1, i64 %482
  %510 = load ptr, ptr %509, align 8
  tail call void @free(ptr noundef %510)
  store ptr null, ptr %509, align 8
  %511 = load ptr, ptr %19, align 8
  %512 = load i64, ptr %511, align 8
  %513 = add i64 %512, 1
  store i64 %513, ptr %511, align 8
  %514 = load i32, ptr %151, align 4
  %515 = add i32 %514, -1
  store i32 %515, ptr %151, align 4
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %520

517:                                              ; preds = %508
  %518 = load i32, ptr %25, align 8
  %519 = add i32 %518, -1
  store i32 %519, ptr %25, align 8
  br label %520

520:                                              ; preds = %517, %508, %504, %459, %445
  br i1 %170, label %152, label %521

521:                                              ; preds = %152, %520
  %522 = load i32, ptr %4, align 4
  %523 = add i32 %522, 1
  store i32 %523, ptr %4, align 4
  %524 = load i32, ptr %0, align 8
  %525 = icmp eq i32 %523, %524
  br i1 %525, label %527, label %526

526:                                              ; preds = %521, %527
  br label %27

527:                                              ; preds = %521
  store i32 0, ptr %4, align 4
  %528 = load i64, ptr %26, align 8
  %529 = add i64 %528, 1
  store i64 %529, ptr %26, align 8
  br label %526

530:                                              ; preds = %94, %89
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
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
  %4 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 9, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 9, i32 2
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
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
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
  %66 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %65, i32 2
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
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
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
  br i1 %61, label %303, label %62

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
  br i1 %123, label %303, label %124

124:                                              ; preds = %114
  %125 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %126 = load i32, ptr %125, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %154, label %128

128:                                              ; preds = %124
  %129 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %130 = load ptr, ptr %129, align 8
  %131 = zext i32 %126 to i64
  br label %135

132:                                              ; preds = %151
  %133 = add nuw nsw i64 %136, 1
  %134 = icmp eq i64 %133, %131
  br i1 %134, label %154, label %135

135:                                              ; preds = %132, %128
  %136 = phi i64 [ 0, %128 ], [ %133, %132 ]
  %137 = phi i64 [ undef, %128 ], [ %153, %132 ]
  %138 = getelementptr inbounds %struct.Fold, ptr %130, i64 %136
  %139 = load i64, ptr %138, align 8
  %140 = icmp ugt i64 %139, %2
  br i1 %140, label %151, label %141

141:                                              ; preds = %135
  %142 = getelementptr inbounds %struct.Fold, ptr %130, i64 %136, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp ugt i64 %143, %2
  br i1 %144, label %145, label %151

145:                                              ; preds = %141
  %146 = sub i64 %2, %139
  %147 = getelementptr inbounds %struct.Fold, ptr %130, i64 %136, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = urem i64 %146, %148
  %150 = add i64 %149, %139
  br label %151

151:                                              ; preds = %145, %141, %135
  %152 = phi i1 [ false, %145 ], [ true, %141 ], [ true, %135 ]
  %153 = phi i64 [ %150, %145 ], [ %137, %141 ], [ %137, %135 ]
  br i1 %152, label %132, label %154

154:                                              ; preds = %132, %151, %124
  %155 = phi i64 [ %2, %124 ], [ %153, %151 ], [ %2, %132 ]
  %156 = load ptr, ptr %8, align 8
  %157 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %158 = load i32, ptr %157, align 4
  %159 = icmp ugt i32 %158, 1
  %160 = lshr i32 %1, 1
  %161 = and i32 %160, 1
  %162 = select i1 %159, i32 %161, i32 0
  %163 = getelementptr inbounds %struct.Totals, ptr %156, i64 0, i32 6
  %164 = load i64, ptr %163, align 8
  %165 = add i64 %164, %119
  store i64 %165, ptr %163, align 8
  %166 = getelementptr inbounds %struct.Totals, ptr %156, i64 0, i32 9
  %167 = load i64, ptr %166, align 8
  %168 = add i64 %167, %119
  store i64 %168, ptr %166, align 8
  %169 = mul i64 %155, 1290601985087
  %170 = add i64 %169, 1896216165397
  %171 = lshr i64 %170, 40
  %172 = trunc i64 %171 to i32
  %173 = and i32 %172, 1
  %174 = select i1 %159, i32 %173, i32 0
  %175 = icmp eq i32 %162, %174
  br i1 %175, label %176, label %212

176:                                              ; preds = %154
  %177 = and i64 %171, 1
  %178 = select i1 %159, i64 %177, i64 0
  %179 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %178
  %180 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %179, i64 noundef %155)
  %181 = extractvalue { ptr, i32 } %180, 0
  %182 = extractvalue { ptr, i32 } %180, 1
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds %struct.Set, ptr %181, i64 0, i32 2, i64 %183
  %185 = load i8, ptr %184, align 1
  %186 = zext i8 %185 to i32
  %187 = and i32 %117, %186
  %188 = xor i32 %187, %117
  %189 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %190 = load i32, ptr %189, align 4
  switch i32 %190, label %202 [
    i32 4, label %191
    i32 2, label %194
  ]

191:                                              ; preds = %176
  %192 = icmp eq i32 %188, 0
  %193 = select i1 %192, i32 0, i32 15
  br label %202

194:                                              ; preds = %176
  %195 = and i32 %188, 3
  %196 = icmp eq i32 %195, 0
  %197 = select i1 %196, i32 0, i32 3
  %198 = and i32 %188, 12
  %199 = icmp eq i32 %198, 0
  %200 = select i1 %199, i32 0, i32 12
  %201 = or i32 %197, %200
  br label %202

202:                                              ; preds = %194, %191, %176
  %203 = phi i32 [ %193, %191 ], [ %201, %194 ], [ %188, %176 ]
  %204 = xor i32 %186, -1
  %205 = and i32 %203, %204
  %206 = tail call i32 @llvm.ctpop.i32(i32 %205)
  %207 = zext i32 %206 to i64
  %208 = load ptr, ptr %8, align 8
  %209 = getelementptr inbounds %struct.Totals, ptr %208, i64 0, i32 12
  %210 = load i64, ptr %209, align 8
  %211 = add i64 %210, %207
  store i64 %211, ptr %209, align 8
  br label %279

212:                                              ; preds = %154
  %213 = zext i32 %162 to i64
  %214 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %213
  %215 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %214, i64 noundef %155)
  %216 = extractvalue { ptr, i32 } %215, 0
  %217 = extractvalue { ptr, i32 } %215, 1
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds %struct.Set, ptr %216, i64 0, i32 2, i64 %218
  %220 = load i8, ptr %219, align 1
  %221 = zext i8 %220 to i32
  %222 = and i32 %117, %221
  %223 = xor i32 %222, %117
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %287, label %225

225:                                              ; preds = %212
  %226 = load i32, ptr %157, align 4
  %227 = icmp ugt i32 %226, 1
  %228 = and i64 %171, 1
  %229 = select i1 %227, i64 %228, i64 0
  %230 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %229
  %231 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %230, i64 noundef %155)
  %232 = extractvalue { ptr, i32 } %231, 0
  %233 = extractvalue { ptr, i32 } %231, 1
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds %struct.Set, ptr %232, i64 0, i32 2, i64 %234
  %236 = load i8, ptr %235, align 1
  %237 = zext i8 %236 to i32
  %238 = and i32 %223, %237
  %239 = xor i32 %238, %223
  %240 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %241 = load i32, ptr %240, align 4
  switch i32 %241, label %253 [
    i32 4, label %242
    i32 2, label %245
  ]

242:                                              ; preds = %225
  %243 = icmp eq i32 %239, 0
  %244 = select i1 %243, i32 0, i32 15
  br label %253

245:                                              ; preds = %225
  %246 = and i32 %239, 3
  %247 = icmp eq i32 %246, 0
  %248 = select i1 %247, i32 0, i32 3
  %249 = and i32 %239, 12
  %250 = icmp eq i32 %249, 0
  %251 = select i1 %250, i32 0, i32 12
  %252 = or i32 %248, %251
  br label %253

253:                                              ; preds = %245, %242, %225
  %254 = phi i32 [ %244, %242 ], [ %252, %245 ], [ %239, %225 ]
  %255 = xor i32 %237, -1
  %256 = and i32 %254, %255
  %257 = tail call i32 @llvm.ctpop.i32(i32 %256)
  %258 = zext i32 %257 to i64
  %259 = load ptr, ptr %8, align 8
  %260 = getelementptr inbounds %struct.Totals, ptr %259, i64 0, i32 12
  %261 = load i64, ptr %260, align 8
  %262 = add i64 %261, %258
  store i64 %262, ptr %260, align 8
  %263 = load i8, ptr %235, align 1
  %264 = trunc i32 %256 to i8
  %265 = or i8 %263, %264
  store i8 %265, ptr %235, align 1
  %266 = getelementptr inbounds %struct.Set, ptr %232, i64 0, i32 4, i64 %234
  %267 = load i8, ptr %266, align 1
  %268 = or i8 %267, 1
  store i8 %268, ptr %266, align 1
  %269 = tail call i32 @llvm.ctpop.i32(i32 %223)
  %270 = zext i32 %269 to i64
  %271 = load i64, ptr %166, align 8
  %272 = add i64 %271, %270
  store i64 %272, ptr %166, align 8
  %273 = tail call i32 @llvm.ctpop.i32(i32 %238)
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds %struct.Totals, ptr %156, i64 0, i32 10
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %276, %274
  store i64 %277, ptr %275, align 8
  %278 = or i32 %238, %222
  br label %279

279:                                              ; preds = %202, %253
  %280 = phi ptr [ %219, %253 ], [ %184, %202 ]
  %281 = phi i32 [ %223, %253 ], [ %205, %202 ]
  %282 = phi i32 [ %222, %253 ], [ %187, %202 ]
  %283 = phi i32 [ %278, %253 ], [ %187, %202 ]
  %284 = load i8, ptr %280, align 1
  %285 = trunc i32 %281 to i8
  %286 = or i8 %284, %285
  store i8 %286, ptr %280, align 1
  br label %287

287:                                              ; preds = %279, %212
  %288 = phi i32 [ %222, %212 ], [ %282, %279 ]
  %289 = phi i32 [ %222, %212 ], [ %283, %279 ]
  %290 = tail call i32 @llvm.ctpop.i32(i32 %288)
  %291 = zext i32 %290 to i64
  %292 = getelementptr inbounds %struct.Totals, ptr %156, i64 0, i32 10
  %293 = load i64, ptr %292, align 8
  %294 = add i64 %293, %291
  store i64 %294, ptr %292, align 8
  %295 = tail call i32 @llvm.ctpop.i32(i32 %289)
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds %struct.Totals, ptr %156, i64 0, i32 11
  %298 = load i64, ptr %297, align 8
  %299 = add i64 %298, %296
  store i64 %299, ptr %297, align 8
  %300 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %301 = load i64, ptr %300, align 8
  %302 = add i64 %301, %296
  store i64 %302, ptr %300, align 8
  br label %303

303:                                              ; preds = %114, %287, %37
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
  %33 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %62, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %38 = load ptr, ptr %37, align 8
  %39 = zext i32 %34 to i64
  br label %43

40:                                               ; preds = %59
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %62, label %43

43:                                               ; preds = %40, %36
  %44 = phi i64 [ 0, %36 ], [ %41, %40 ]
  %45 = phi i64 [ undef, %36 ], [ %61, %40 ]
  %46 = getelementptr inbounds %struct.Fold, ptr %38, i64 %44
  %47 = load i64, ptr %46, align 8
  %48 = icmp ugt i64 %47, %2
  br i1 %48, label %59, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Fold, ptr %38, i64 %44, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp ugt i64 %51, %2
  br i1 %52, label %53, label %59

53:                                               ; preds = %49
  %54 = sub i64 %2, %47
  %55 = getelementptr inbounds %struct.Fold, ptr %38, i64 %44, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = urem i64 %54, %56
  %58 = add i64 %57, %47
  br label %59

59:                                               ; preds = %53, %49, %43
  %60 = phi i1 [ false, %53 ], [ true, %49 ], [ true, %43 ]
  %61 = phi i64 [ %58, %53 ], [ %45, %49 ], [ %45, %43 ]
  br i1 %60, label %40, label %62

62:                                               ; preds = %40, %59, %32
  %63 = phi i64 [ %2, %32 ], [ %61, %59 ], [ %2, %40 ]
  %64 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %65 = load i32, ptr %64, align 4
  %66 = icmp ugt i32 %65, 1
  %67 = mul i64 %63, 1290601985087
  %68 = add i64 %67, 1896216165397
  %69 = lshr i64 %68, 40
  %70 = and i64 %69, 1
  %71 = select i1 %66, i64 %70, i64 0
  %72 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %71
  %73 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %72, i64 noundef %63)
  %74 = extractvalue { ptr, i32 } %73, 0
  %75 = extractvalue { ptr, i32 } %73, 1
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds %struct.Set, ptr %74, i64 0, i32 2, i64 %76
  %78 = getelementptr inbounds %struct.Set, ptr %74, i64 0, i32 3, i64 %76
  %79 = getelementptr inbounds %struct.Set, ptr %74, i64 0, i32 4, i64 %76
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %126, label %82

82:                                               ; preds = %62
  %83 = load i32, ptr %64, align 4
  %84 = icmp ult i32 %83, 2
  %85 = mul i64 %63, -7620389936792862720
  %86 = add i64 %85, -2540129978930954240
  %87 = icmp sgt i64 %86, -1
  %88 = or i1 %87, %84
  %89 = zext i1 %88 to i64
  %90 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = mul i64 %63, -7046029254386353131
  %93 = lshr i64 %92, 61
  %94 = lshr i64 %92, 32
  %95 = xor i64 %93, %94
  %96 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %89, i32 2
  %97 = load i32, ptr %96, align 8
  %98 = zext i32 %97 to i64
  %99 = mul nuw i64 %95, %98
  %100 = lshr i64 %99, 32
  %101 = getelementptr inbounds %struct.Set, ptr %91, i64 %100
  %102 = trunc i64 %63 to i32
  %103 = add i32 %102, 1
  br label %104

104:                                              ; preds = %104, %82
  %105 = phi i64 [ 0, %82 ], [ %114, %104 ]
  %106 = phi i32 [ 0, %82 ], [ %113, %104 ]
  %107 = getelementptr inbounds [16 x i32], ptr %101, i64 0, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, %103
  %110 = zext i1 %109 to i32
  %111 = trunc i64 %105 to i32
  %112 = shl i32 %110, %111
  %113 = or i32 %112, %106
  %114 = add nuw nsw i64 %105, 1
  %115 = icmp eq i64 %114, 16
  br i1 %115, label %116, label %104

116:                                              ; preds = %104
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %126, label %118

118:                                              ; preds = %116
  %119 = tail call i32 @llvm.cttz.i32(i32 %113, i1 true)
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds %struct.Set, ptr %91, i64 %100, i32 2, i64 %120
  %122 = load i8, ptr %121, align 1
  %123 = trunc i32 %3 to i8
  %124 = xor i8 %123, -1
  %125 = and i8 %122, %124
  store i8 %125, ptr %121, align 1
  br label %126

126:                                              ; preds = %118, %116, %62
  %127 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Totals, ptr %128, i64 0, i32 7
  %130 = load i64, ptr %129, align 8
  %131 = add i64 %130, %11
  store i64 %131, ptr %129, align 8
  %132 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2, i64 %71, i32 1
  %133 = load ptr, ptr %132, align 8
  %134 = load ptr, ptr %72, align 8
  %135 = ptrtoint ptr %74 to i64
  %136 = ptrtoint ptr %134 to i64
  %137 = sub i64 %135, %136
  %138 = sdiv exact i64 %137, 192
  %139 = shl nsw i64 %138, 4
  %140 = add nsw i64 %139, %76
  %141 = shl nsw i64 %140, 2
  %142 = getelementptr inbounds i32, ptr %133, i64 %141
  %143 = icmp ne ptr %4, null
  br i1 %143, label %145, label %183

144:                                              ; preds = %179
  br i1 %143, label %187, label %183

145:                                              ; preds = %126, %179
  %146 = phi i64 [ %180, %179 ], [ 0, %126 ]
  %147 = load i8, ptr %77, align 1
  %148 = zext i8 %147 to i32
  %149 = xor i32 %148, -1
  %150 = trunc i64 %146 to i32
  %151 = shl nuw i32 1, %150
  %152 = and i32 %149, %3
  %153 = and i32 %152, %151
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %179, label %155

155:                                              ; preds = %145
  %156 = load i8, ptr %78, align 1
  %157 = zext i8 %156 to i32
  %158 = and i32 %151, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %162

160:                                              ; preds = %155
  %161 = getelementptr inbounds i32, ptr %142, i64 %146
  store i32 0, ptr %161, align 4
  br label %162

162:                                              ; preds = %160, %155
  %163 = lshr i64 %146, 1
  %164 = and i64 %163, 2147483647
  %165 = getelementptr inbounds i64, ptr %4, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = shl i64 %146, 5
  %168 = and i64 %167, 32
  %169 = lshr i64 %166, %168
  %170 = trunc i64 %169 to i32
  %171 = getelementptr inbounds i32, ptr %142, i64 %146
  %172 = load i32, ptr %171, align 4
  %173 = or i32 %172, %170
  store i32 %173, ptr %171, align 4
  %174 = icmp eq i32 %173, -1
  br i1 %174, label %175, label %179

175:                                              ; preds = %162
  %176 = load i8, ptr %77, align 1
  %177 = trunc i32 %151 to i8
  %178 = or i8 %176, %177
  store i8 %178, ptr %77, align 1
  br label %179

179:                                              ; preds = %175, %162, %145
  %180 = add nuw nsw i64 %146, 1
  %181 = icmp ult i64 %146, 3
  %182 = select i1 %143, i1 %181, i1 false
  br i1 %182, label %145, label %144

183:                                              ; preds = %144, %126
  %184 = load i8, ptr %77, align 1
  %185 = trunc i32 %3 to i8
  %186 = or i8 %184, %185
  store i8 %186, ptr %77, align 1
  br label %187

187:                                              ; preds = %144, %183
  %188 = load i8, ptr %78, align 1
  %189 = trunc i32 %3 to i8
  %190 = or i8 %188, %189
  store i8 %190, ptr %78, align 1
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
  %65 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
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



