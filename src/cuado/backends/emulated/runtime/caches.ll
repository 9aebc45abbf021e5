; sha256 of the sources: 597ae8f76759f8de9027aaa5a55dc6e4a671ba96931182c9686a6f6ba007f904

%struct.Hierarchy = type { %struct.Config, ptr, i64, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, i32, i32, [512 x %struct.Coming], %struct.Cache }
%struct.Coming = type { %struct.Place, i32, i32 }
%struct.Place = type { ptr, i32 }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
%struct.SlotTraffic = type { i64, i64, i64, i64 }
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
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  store i64 0, ptr %6, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_run(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 8
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %6 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  %7 = icmp eq i32 %1, 0
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %10 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %30 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  br label %31

31:                                               ; preds = %666, %2
  %32 = load ptr, ptr %3, align 8
  %33 = load i32, ptr %4, align 4
  %34 = zext i32 %33 to i64
  %35 = load i64, ptr %5, align 8
  %36 = load i64, ptr %6, align 8
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %38, label %92

38:                                               ; preds = %31
  %39 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34
  %40 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 7
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %10, align 4
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %101, label %44

44:                                               ; preds = %38, %44
  %45 = phi i32 [ %50, %44 ], [ 0, %38 ]
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 1, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  %50 = add i32 %45, 1
  br i1 %49, label %51, label %44

51:                                               ; preds = %44
  %52 = zext i32 %45 to i64
  %53 = add i32 %41, 1
  store i32 %53, ptr %40, align 4
  %54 = icmp eq i32 %41, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = load i32, ptr %11, align 8
  %57 = add i32 %56, 1
  store i32 %57, ptr %11, align 8
  br label %58

58:                                               ; preds = %55, %51
  %59 = load ptr, ptr %12, align 8
  %60 = add i64 %35, 1
  store i64 %60, ptr %5, align 8
  %61 = getelementptr inbounds ptr, ptr %59, i64 %35
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %47, align 8
  %63 = load i32, ptr %13, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 2, i64 %52
  store i32 %63, ptr %64, align 4
  %65 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 3, i64 %52
  store i32 0, ptr %65, align 4
  %66 = load i32, ptr %13, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %58
  %69 = mul i32 %66, %45
  %70 = zext i32 %66 to i64
  br label %83

71:                                               ; preds = %83, %58
  %72 = icmp eq i32 %66, 64
  %73 = zext i32 %66 to i64
  %74 = shl nsw i64 -1, %73
  %75 = xor i64 %74, -1
  %76 = select i1 %72, i64 -1, i64 %75
  %77 = mul i32 %66, %45
  %78 = zext i32 %77 to i64
  %79 = shl i64 %76, %78
  %80 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 4
  %81 = load i64, ptr %80, align 8
  %82 = or i64 %81, %79
  store i64 %82, ptr %80, align 8
  br label %101

83:                                               ; preds = %83, %68
  %84 = phi i64 [ 0, %68 ], [ %90, %83 ]
  %85 = getelementptr inbounds i64, ptr %62, i64 %84
  %86 = trunc i64 %84 to i32
  %87 = add i32 %69, %86
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds [64 x ptr], ptr %39, i64 0, i64 %88
  store ptr %85, ptr %89, align 8
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %70
  br i1 %91, label %71, label %83

92:                                               ; preds = %31
  br i1 %7, label %93, label %98

93:                                               ; preds = %92
  %94 = getelementptr inbounds %struct.Processor, ptr %32, i64 %34, i32 7
  %95 = load i32, ptr %94, align 4
  %96 = load i32, ptr %8, align 4
  %97 = icmp ult i32 %95, %96
  br i1 %97, label %670, label %98

98:                                               ; preds = %93, %92
  %99 = load i32, ptr %9, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %670, label %101

101:                                              ; preds = %71, %38, %98
  %102 = load i32, ptr %4, align 4
  %103 = load ptr, ptr %3, align 8
  %104 = zext i32 %102 to i64
  %105 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104
  %106 = add i32 %102, 6
  %107 = load i32, ptr %0, align 8
  %108 = urem i32 %106, %107
  %109 = zext i32 %108 to i64
  %110 = add i32 %102, 3
  %111 = urem i32 %110, %107
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds %struct.Processor, ptr %103, i64 %112
  %114 = getelementptr inbounds %struct.Processor, ptr %103, i64 %109, i32 4
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %131, label %117

117:                                              ; preds = %101
  %118 = getelementptr inbounds %struct.Processor, ptr %103, i64 %109
  %119 = getelementptr inbounds %struct.Processor, ptr %103, i64 %109, i32 6
  %120 = load i32, ptr %119, align 8
  %121 = icmp ult i32 %120, 64
  %122 = zext i32 %120 to i64
  %123 = shl i64 -1, %122
  %124 = and i64 %123, %115
  %125 = select i1 %121, i64 %124, i64 0
  %126 = icmp eq i64 %125, 0
  %127 = select i1 %126, i64 %115, i64 %125
  %128 = tail call i64 @llvm.cttz.i64(i64 %127, i1 true)
  %129 = getelementptr inbounds [64 x ptr], ptr %118, i64 0, i64 %128
  %130 = load ptr, ptr %129, align 8
  tail call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  br label %131

131:                                              ; preds = %117, %101
  %132 = getelementptr inbounds %struct.Processor, ptr %103, i64 %112, i32 4
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %150, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds %struct.Processor, ptr %103, i64 %112, i32 6
  %137 = load i32, ptr %136, align 8
  %138 = icmp ult i32 %137, 64
  %139 = zext i32 %137 to i64
  %140 = shl i64 -1, %139
  %141 = and i64 %140, %133
  %142 = select i1 %138, i64 %141, i64 0
  %143 = icmp eq i64 %142, 0
  %144 = select i1 %143, i64 %133, i64 %142
  %145 = tail call i64 @llvm.cttz.i64(i64 %144, i1 true)
  %146 = getelementptr inbounds [64 x ptr], ptr %113, i64 0, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = load i64, ptr %147, align 8
  %149 = and i64 %148, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef %113, i64 noundef %149)
  br label %150

150:                                              ; preds = %135, %131
  %151 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 4
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %661, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 6
  %156 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 8
  %157 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 10
  %158 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 9
  %159 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 5
  %160 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 7
  br label %161

161:                                              ; preds = %658, %154
  %162 = load i32, ptr %155, align 8
  %163 = icmp ult i32 %162, 64
  br i1 %163, label %164, label %169

164:                                              ; preds = %161
  %165 = load i64, ptr %151, align 8
  %166 = zext i32 %162 to i64
  %167 = shl i64 -1, %166
  %168 = and i64 %165, %167
  br label %169

169:                                              ; preds = %164, %161
  %170 = phi i64 [ %168, %164 ], [ 0, %161 ]
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %174

172:                                              ; preds = %169
  %173 = load i64, ptr %151, align 8
  br label %174

174:                                              ; preds = %172, %169
  %175 = phi i64 [ %173, %172 ], [ %170, %169 ]
  %176 = tail call i64 @llvm.cttz.i64(i64 %175, i1 true)
  %177 = trunc i64 %176 to i32
  %178 = getelementptr inbounds [64 x ptr], ptr %105, i64 0, i64 %176
  %179 = load ptr, ptr %178, align 8
  %180 = load i64, ptr %179, align 8
  %181 = lshr i64 %180, 60
  %182 = trunc i64 %181 to i32
  %183 = icmp eq i32 %182, 6
  %184 = and i32 %182, 13
  %185 = icmp eq i32 %184, 1
  br i1 %185, label %186, label %218

186:                                              ; preds = %174
  %187 = load i32, ptr %156, align 8
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %218, label %189

189:                                              ; preds = %186
  %190 = add nuw nsw i32 %177, 1
  %191 = load i32, ptr %157, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %217, label %193

193:                                              ; preds = %189, %212
  %194 = phi i64 [ %213, %212 ], [ 0, %189 ]
  %195 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %194
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Place, ptr %195, i64 0, i32 1
  %198 = load i32, ptr %197, align 8
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds [16 x i32], ptr %196, i64 0, i64 %199
  %201 = load i32, ptr %200, align 4
  %202 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %194, i32 1
  %203 = load i32, ptr %202, align 8
  %204 = icmp eq i32 %201, %203
  br i1 %204, label %205, label %212

205:                                              ; preds = %193
  %206 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %194, i32 2
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds %struct.Set, ptr %196, i64 0, i32 2, i64 %199
  %209 = load i8, ptr %208, align 1
  %210 = trunc i32 %207 to i8
  %211 = or i8 %209, %210
  store i8 %211, ptr %208, align 1
  br label %212

212:                                              ; preds = %205, %193
  %213 = add nuw nsw i64 %194, 1
  %214 = load i32, ptr %157, align 8
  %215 = zext i32 %214 to i64
  %216 = icmp ult i64 %213, %215
  br i1 %216, label %193, label %217

217:                                              ; preds = %212, %189
  store i32 %190, ptr %155, align 8
  store i32 0, ptr %157, align 8
  store i32 0, ptr %158, align 4
  store i32 0, ptr %156, align 8
  br label %656

218:                                              ; preds = %186, %174
  %219 = phi ptr [ %158, %186 ], [ %156, %174 ]
  %220 = load i32, ptr %219, align 4
  %221 = add i32 %220, 1
  store i32 %221, ptr %219, align 4
  br i1 %183, label %230, label %222

222:                                              ; preds = %218
  %223 = load i32, ptr %156, align 8
  %224 = load i32, ptr %14, align 8
  %225 = icmp ult i32 %223, %224
  br i1 %225, label %226, label %230

226:                                              ; preds = %222
  %227 = load i32, ptr %158, align 4
  %228 = load i32, ptr %15, align 4
  %229 = icmp ult i32 %227, %228
  br i1 %229, label %259, label %230

230:                                              ; preds = %226, %222, %218
  %231 = add nuw nsw i32 %177, 1
  %232 = load i32, ptr %157, align 8
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %258, label %234

234:                                              ; preds = %230, %253
  %235 = phi i64 [ %254, %253 ], [ 0, %230 ]
  %236 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %235
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds %struct.Place, ptr %236, i64 0, i32 1
  %239 = load i32, ptr %238, align 8
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds [16 x i32], ptr %237, i64 0, i64 %240
  %242 = load i32, ptr %241, align 4
  %243 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %235, i32 1
  %244 = load i32, ptr %243, align 8
  %245 = icmp eq i32 %242, %244
  br i1 %245, label %246, label %253

246:                                              ; preds = %234
  %247 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 11, i64 %235, i32 2
  %248 = load i32, ptr %247, align 4
  %249 = getelementptr inbounds %struct.Set, ptr %237, i64 0, i32 2, i64 %240
  %250 = load i8, ptr %249, align 1
  %251 = trunc i32 %248 to i8
  %252 = or i8 %250, %251
  store i8 %252, ptr %249, align 1
  br label %253

253:                                              ; preds = %246, %234
  %254 = add nuw nsw i64 %235, 1
  %255 = load i32, ptr %157, align 8
  %256 = zext i32 %255 to i64
  %257 = icmp ult i64 %254, %256
  br i1 %257, label %234, label %258

258:                                              ; preds = %253, %230
  store i32 %231, ptr %155, align 8
  store i32 0, ptr %157, align 8
  store i32 0, ptr %158, align 4
  store i32 0, ptr %156, align 8
  br label %260

259:                                              ; preds = %226
  store i32 %177, ptr %155, align 8
  br label %260

260:                                              ; preds = %259, %258
  br i1 %183, label %580, label %261

261:                                              ; preds = %260
  %262 = load ptr, ptr %178, align 8
  %263 = load i64, ptr %262, align 8
  %264 = and i64 %263, 576460752303423488
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %266, label %280

266:                                              ; preds = %261, %266
  %267 = phi i64 [ %277, %266 ], [ %263, %261 ]
  %268 = phi ptr [ %272, %266 ], [ %262, %261 ]
  %269 = and i64 %267, -1152921504606846976
  %270 = icmp eq i64 %269, 3458764513820540928
  %271 = select i1 %270, i64 3, i64 1
  %272 = getelementptr inbounds i64, ptr %268, i64 %271
  %273 = load ptr, ptr %3, align 8
  %274 = getelementptr inbounds %struct.Processor, ptr %273, i64 %104
  %275 = load i64, ptr %272, align 8
  %276 = and i64 %275, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %274, i64 noundef %276)
  %277 = load i64, ptr %272, align 8
  %278 = and i64 %277, 576460752303423488
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %266, label %280

280:                                              ; preds = %266, %261
  br label %281

281:                                              ; preds = %280, %576
  %282 = phi ptr [ %302, %576 ], [ %262, %280 ]
  %283 = getelementptr inbounds i64, ptr %282, i64 1
  %284 = load i64, ptr %282, align 8
  %285 = and i64 %284, 1099511627775
  %286 = lshr i64 %284, 60
  %287 = trunc i64 %286 to i32
  %288 = lshr i64 %284, 40
  %289 = trunc i64 %288 to i32
  %290 = and i32 %289, 15
  %291 = lshr i64 %284, 44
  %292 = and i64 %291, 32767
  %293 = load ptr, ptr %16, align 8
  %294 = getelementptr inbounds i8, ptr %293, i64 %292
  %295 = load i8, ptr %294, align 1
  %296 = zext i8 %295 to i32
  %297 = icmp eq i32 %287, 3
  %298 = select i1 %297, ptr %283, ptr null
  %299 = load ptr, ptr %17, align 8
  %300 = getelementptr inbounds %struct.SlotTraffic, ptr %299, i64 %292
  %301 = getelementptr inbounds i64, ptr %282, i64 3
  %302 = select i1 %297, ptr %301, ptr %283
  %303 = icmp eq i8 %295, 2
  br i1 %303, label %576, label %304

304:                                              ; preds = %281
  switch i32 %287, label %575 [
    i32 0, label %305
    i32 4, label %306
    i32 5, label %319
    i32 2, label %332
  ]

305:                                              ; preds = %304
  tail call fastcc void @load(ptr noundef %0, i32 noundef %102, i64 noundef %285, i32 noundef %290, i32 noundef %296, ptr noundef %300, i32 noundef 0)
  br label %576

306:                                              ; preds = %304
  %307 = load i32, ptr %26, align 4
  %308 = zext i32 %307 to i64
  %309 = mul nuw i64 %308, %104
  %310 = load i32, ptr %27, align 8
  %311 = zext i32 %310 to i64
  %312 = mul i64 %309, %311
  %313 = add i64 %312, %176
  %314 = load i32, ptr %28, align 4
  %315 = zext i32 %314 to i64
  %316 = mul i64 %313, %315
  %317 = add nuw nsw i64 %285, 2147483648
  %318 = add i64 %317, %316
  tail call fastcc void @load(ptr noundef %0, i32 noundef %102, i64 noundef %318, i32 noundef %290, i32 noundef %296, ptr noundef %300, i32 noundef 1)
  br label %576

319:                                              ; preds = %304
  %320 = load i32, ptr %26, align 4
  %321 = zext i32 %320 to i64
  %322 = mul nuw i64 %321, %104
  %323 = load i32, ptr %27, align 8
  %324 = zext i32 %323 to i64
  %325 = mul i64 %322, %324
  %326 = add i64 %325, %176
  %327 = load i32, ptr %28, align 4
  %328 = zext i32 %327 to i64
  %329 = mul i64 %326, %328
  %330 = add nuw nsw i64 %285, 2147483648
  %331 = add i64 %330, %329
  tail call fastcc void @store(ptr noundef %0, i32 noundef %102, i64 noundef %331, i32 noundef %290, ptr noundef null, ptr noundef %300)
  br label %576

332:                                              ; preds = %304
  %333 = load ptr, ptr %3, align 8
  %334 = getelementptr inbounds %struct.Processor, ptr %333, i64 %104, i32 12, i32 2
  %335 = load i32, ptr %334, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %348, label %337

337:                                              ; preds = %332
  %338 = getelementptr inbounds %struct.Processor, ptr %333, i64 %104, i32 12
  %339 = load ptr, ptr %338, align 8
  %340 = mul i64 %285, -7046029254386353131
  %341 = lshr i64 %340, 61
  %342 = lshr i64 %340, 32
  %343 = xor i64 %341, %342
  %344 = zext i32 %335 to i64
  %345 = mul nuw i64 %343, %344
  %346 = lshr i64 %345, 32
  %347 = getelementptr inbounds %struct.Set, ptr %339, i64 %346
  br label %348

348:                                              ; preds = %337, %332
  %349 = phi ptr [ %347, %337 ], [ null, %332 ]
  %350 = icmp eq ptr %349, null
  br i1 %350, label %366, label %351

351:                                              ; preds = %348
  %352 = trunc i64 %284 to i32
  %353 = add i32 %352, 1
  br label %354

354:                                              ; preds = %354, %351
  %355 = phi i64 [ 0, %351 ], [ %364, %354 ]
  %356 = phi i32 [ 0, %351 ], [ %363, %354 ]
  %357 = getelementptr inbounds [16 x i32], ptr %349, i64 0, i64 %355
  %358 = load i32, ptr %357, align 4
  %359 = icmp eq i32 %358, %353
  %360 = zext i1 %359 to i32
  %361 = trunc i64 %355 to i32
  %362 = shl i32 %360, %361
  %363 = or i32 %362, %356
  %364 = add nuw nsw i64 %355, 1
  %365 = icmp eq i64 %364, 16
  br i1 %365, label %366, label %354

366:                                              ; preds = %354, %348
  %367 = phi i32 [ 0, %348 ], [ %363, %354 ]
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %377, label %369

369:                                              ; preds = %366
  %370 = tail call i32 @llvm.cttz.i32(i32 %367, i1 true)
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds %struct.Set, ptr %349, i64 0, i32 2, i64 %371
  %373 = load i8, ptr %372, align 1
  %374 = trunc i32 %290 to i8
  %375 = xor i8 %374, -1
  %376 = and i8 %373, %375
  store i8 %376, ptr %372, align 1
  br label %377

377:                                              ; preds = %369, %366
  %378 = tail call i32 @llvm.ctpop.i32(i32 %290)
  %379 = zext i32 %378 to i64
  %380 = load i64, ptr %300, align 8
  %381 = add i64 %380, %379
  store i64 %381, ptr %300, align 8
  %382 = getelementptr inbounds %struct.SlotTraffic, ptr %299, i64 %292, i32 2
  %383 = load i64, ptr %382, align 8
  %384 = add i64 %383, %379
  store i64 %384, ptr %382, align 8
  %385 = load i32, ptr %18, align 8
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %412, label %387

387:                                              ; preds = %377
  %388 = load ptr, ptr %19, align 8
  %389 = zext i32 %385 to i64
  br label %393

390:                                              ; preds = %409
  %391 = add nuw nsw i64 %394, 1
  %392 = icmp eq i64 %391, %389
  br i1 %392, label %412, label %393

393:                                              ; preds = %390, %387
  %394 = phi i64 [ 0, %387 ], [ %391, %390 ]
  %395 = phi i64 [ undef, %387 ], [ %411, %390 ]
  %396 = getelementptr inbounds %struct.Fold, ptr %388, i64 %394
  %397 = load i64, ptr %396, align 8
  %398 = icmp ult i64 %285, %397
  br i1 %398, label %409, label %399

399:                                              ; preds = %393
  %400 = getelementptr inbounds %struct.Fold, ptr %388, i64 %394, i32 1
  %401 = load i64, ptr %400, align 8
  %402 = icmp ugt i64 %401, %285
  br i1 %402, label %403, label %409

403:                                              ; preds = %399
  %404 = sub i64 %285, %397
  %405 = getelementptr inbounds %struct.Fold, ptr %388, i64 %394, i32 2
  %406 = load i64, ptr %405, align 8
  %407 = urem i64 %404, %406
  %408 = add i64 %407, %397
  br label %409

409:                                              ; preds = %403, %399, %393
  %410 = phi i1 [ false, %403 ], [ true, %399 ], [ true, %393 ]
  %411 = phi i64 [ %408, %403 ], [ %395, %399 ], [ %395, %393 ]
  br i1 %410, label %390, label %412

412:                                              ; preds = %409, %390, %377
  %413 = phi i64 [ %285, %377 ], [ %411, %409 ], [ %285, %390 ]
  %414 = load ptr, ptr %20, align 8
  %415 = getelementptr inbounds %struct.Totals, ptr %414, i64 0, i32 8
  %416 = load i64, ptr %415, align 8
  %417 = add i64 %416, %379
  store i64 %417, ptr %415, align 8
  %418 = load i32, ptr %21, align 4
  %419 = icmp ugt i32 %418, 1
  %420 = mul i64 %413, 1290601985087
  %421 = add i64 %420, 1896216165397
  %422 = lshr i64 %421, 40
  %423 = and i64 %422, 1
  %424 = select i1 %419, i64 %423, i64 0
  %425 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %424
  %426 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %425, i64 noundef %413)
  %427 = extractvalue { ptr, i32 } %426, 0
  %428 = extractvalue { ptr, i32 } %426, 1
  %429 = zext i32 %428 to i64
  %430 = getelementptr inbounds %struct.Set, ptr %427, i64 0, i32 2, i64 %429
  %431 = load i8, ptr %430, align 1
  %432 = zext i8 %431 to i32
  %433 = and i32 %290, %432
  %434 = xor i32 %433, %290
  %435 = load i32, ptr %22, align 8
  switch i32 %435, label %446 [
    i32 4, label %436
    i32 2, label %439
  ]

436:                                              ; preds = %412
  %437 = icmp eq i32 %434, 0
  %438 = select i1 %437, i32 0, i32 15
  br label %446

439:                                              ; preds = %412
  %440 = and i32 %434, 3
  %441 = icmp eq i32 %440, 0
  %442 = select i1 %441, i32 0, i32 3
  %443 = icmp ult i32 %434, 4
  %444 = select i1 %443, i32 0, i32 12
  %445 = or i32 %442, %444
  br label %446

446:                                              ; preds = %439, %436, %412
  %447 = phi i32 [ %438, %436 ], [ %445, %439 ], [ %434, %412 ]
  %448 = xor i32 %432, -1
  %449 = and i32 %447, %448
  %450 = tail call i32 @llvm.ctpop.i32(i32 %449)
  %451 = zext i32 %450 to i64
  %452 = load ptr, ptr %20, align 8
  %453 = getelementptr inbounds %struct.Totals, ptr %452, i64 0, i32 12
  %454 = load i64, ptr %453, align 8
  %455 = add i64 %454, %451
  store i64 %455, ptr %453, align 8
  %456 = load i8, ptr %430, align 1
  %457 = trunc i32 %449 to i8
  %458 = or i8 %456, %457
  store i8 %458, ptr %430, align 1
  %459 = load i32, ptr %21, align 4
  %460 = icmp ugt i32 %459, 1
  %461 = select i1 %460, i64 %423, i64 0
  %462 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %461
  %463 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %462, i64 noundef %413)
  %464 = extractvalue { ptr, i32 } %463, 0
  %465 = extractvalue { ptr, i32 } %463, 1
  %466 = zext i32 %465 to i64
  %467 = getelementptr inbounds %struct.Set, ptr %464, i64 0, i32 4, i64 %466
  %468 = load i8, ptr %467, align 1
  %469 = icmp eq i8 %468, 0
  br i1 %469, label %514, label %470

470:                                              ; preds = %446
  %471 = load i32, ptr %21, align 4
  %472 = icmp ult i32 %471, 2
  %473 = mul i64 %413, -7620389936792862720
  %474 = add i64 %473, -2540129978930954240
  %475 = icmp sgt i64 %474, -1
  %476 = or i1 %475, %472
  %477 = zext i1 %476 to i64
  %478 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %477
  %479 = load ptr, ptr %478, align 8
  %480 = mul i64 %413, -7046029254386353131
  %481 = lshr i64 %480, 61
  %482 = lshr i64 %480, 32
  %483 = xor i64 %481, %482
  %484 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %477, i32 2
  %485 = load i32, ptr %484, align 8
  %486 = zext i32 %485 to i64
  %487 = mul nuw i64 %483, %486
  %488 = lshr i64 %487, 32
  %489 = getelementptr inbounds %struct.Set, ptr %479, i64 %488
  %490 = trunc i64 %413 to i32
  %491 = add i32 %490, 1
  br label %492

492:                                              ; preds = %492, %470
  %493 = phi i64 [ 0, %470 ], [ %502, %492 ]
  %494 = phi i32 [ 0, %470 ], [ %501, %492 ]
  %495 = getelementptr inbounds [16 x i32], ptr %489, i64 0, i64 %493
  %496 = load i32, ptr %495, align 4
  %497 = icmp eq i32 %496, %491
  %498 = zext i1 %497 to i32
  %499 = trunc i64 %493 to i32
  %500 = shl i32 %498, %499
  %501 = or i32 %500, %494
  %502 = add nuw nsw i64 %493, 1
  %503 = icmp eq i64 %502, 16
  br i1 %503, label %504, label %492

504:                                              ; preds = %492
  %505 = icmp eq i32 %501, 0
  br i1 %505, label %514, label %506

506:                                              ; preds = %504
  %507 = tail call i32 @llvm.cttz.i32(i32 %501, i1 true)
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds %struct.Set, ptr %479, i64 %488, i32 2, i64 %508
  %510 = load i8, ptr %509, align 1
  %511 = trunc i32 %290 to i8
  %512 = xor i8 %511, -1
  %513 = and i8 %510, %512
  store i8 %513, ptr %509, align 1
  br label %514

514:                                              ; preds = %506, %504, %446
  %515 = getelementptr inbounds %struct.Set, ptr %464, i64 0, i32 3, i64 %466
  %516 = load i8, ptr %515, align 1
  %517 = icmp eq i8 %516, 0
  br i1 %517, label %518, label %566

518:                                              ; preds = %514
  %519 = load ptr, ptr %23, align 8
  %520 = load i64, ptr %24, align 8
  %521 = add i64 %520, 1
  store i64 %521, ptr %24, align 8
  %522 = load i32, ptr %25, align 8
  %523 = zext i32 %522 to i64
  %524 = urem i64 %520, %523
  %525 = getelementptr inbounds %struct.Dirty, ptr %519, i64 %524
  %526 = load ptr, ptr %525, align 8
  %527 = icmp eq ptr %526, null
  br i1 %527, label %561, label %528

528:                                              ; preds = %518
  %529 = getelementptr inbounds %struct.Place, ptr %525, i64 0, i32 1
  %530 = load i32, ptr %529, align 8
  %531 = zext i32 %530 to i64
  %532 = getelementptr inbounds [16 x i32], ptr %526, i64 0, i64 %531
  %533 = load i32, ptr %532, align 4
  %534 = getelementptr inbounds %struct.Dirty, ptr %519, i64 %524, i32 1
  %535 = load i32, ptr %534, align 8
  %536 = icmp eq i32 %533, %535
  br i1 %536, label %537, label %561

537:                                              ; preds = %528
  %538 = getelementptr inbounds %struct.Set, ptr %526, i64 0, i32 3, i64 %531
  %539 = load i8, ptr %538, align 1
  %540 = tail call i8 @llvm.ctpop.i8(i8 %539)
  %541 = zext i8 %540 to i64
  %542 = load ptr, ptr %20, align 8
  %543 = getelementptr inbounds %struct.Totals, ptr %542, i64 0, i32 13
  %544 = load i64, ptr %543, align 8
  %545 = add i64 %544, %541
  store i64 %545, ptr %543, align 8
  %546 = load i8, ptr %538, align 1
  %547 = zext i8 %546 to i32
  %548 = getelementptr inbounds %struct.Set, ptr %526, i64 0, i32 2, i64 %531
  %549 = load i8, ptr %548, align 1
  %550 = zext i8 %549 to i32
  %551 = xor i32 %550, -1
  %552 = and i32 %551, %547
  %553 = tail call i32 @llvm.ctpop.i32(i32 %552)
  %554 = zext i32 %553 to i64
  %555 = getelementptr inbounds %struct.Totals, ptr %542, i64 0, i32 12
  %556 = load i64, ptr %555, align 8
  %557 = add i64 %556, %554
  store i64 %557, ptr %555, align 8
  %558 = load i8, ptr %538, align 1
  %559 = load i8, ptr %548, align 1
  %560 = or i8 %559, %558
  store i8 %560, ptr %548, align 1
  store i8 0, ptr %538, align 1
  br label %561

561:                                              ; preds = %537, %528, %518
  %562 = getelementptr inbounds [16 x i32], ptr %464, i64 0, i64 %466
  %563 = load i32, ptr %562, align 4
  store ptr %464, ptr %525, align 8
  %564 = getelementptr inbounds i8, ptr %525, i64 8
  store i32 %465, ptr %564, align 8
  %565 = getelementptr inbounds i8, ptr %525, i64 16
  store i32 %563, ptr %565, align 8
  br label %566

566:                                              ; preds = %561, %514
  %567 = load i8, ptr %515, align 1
  %568 = trunc i32 %290 to i8
  %569 = or i8 %567, %568
  store i8 %569, ptr %515, align 1
  %570 = tail call i32 @llvm.ctpop.i32(i32 %433)
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds %struct.SlotTraffic, ptr %299, i64 %292, i32 3
  %573 = load i64, ptr %572, align 8
  %574 = add i64 %573, %571
  store i64 %574, ptr %572, align 8
  br label %576

575:                                              ; preds = %304
  tail call fastcc void @store(ptr noundef %0, i32 noundef %102, i64 noundef %285, i32 noundef %290, ptr noundef %298, ptr noundef %300)
  br label %576

576:                                              ; preds = %575, %566, %319, %306, %305, %281
  %577 = and i64 %284, 576460752303423488
  %578 = icmp eq i64 %577, 0
  br i1 %578, label %281, label %579

579:                                              ; preds = %576
  store ptr %302, ptr %178, align 8
  br label %656

580:                                              ; preds = %260
  %581 = and i64 %180, 1152921504606846975
  %582 = icmp eq i64 %581, 0
  br i1 %582, label %596, label %583

583:                                              ; preds = %580
  %584 = load ptr, ptr %178, align 8
  %585 = load i32, ptr %27, align 8
  %586 = udiv i32 %177, %585
  %587 = zext i32 %586 to i64
  %588 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %587
  %589 = load ptr, ptr %588, align 8
  %590 = urem i32 %177, %585
  %591 = zext i32 %590 to i64
  %592 = getelementptr inbounds i64, ptr %589, i64 %591
  %593 = icmp eq ptr %584, %592
  br i1 %593, label %594, label %596

594:                                              ; preds = %583
  %595 = getelementptr inbounds i64, ptr %589, i64 %581
  store ptr %595, ptr %178, align 8
  br label %656

596:                                              ; preds = %583, %580
  %597 = load i32, ptr %27, align 8
  %598 = udiv i32 %177, %597
  %599 = shl nuw i64 1, %176
  %600 = xor i64 %599, -1
  %601 = load i64, ptr %151, align 8
  %602 = and i64 %601, %600
  store i64 %602, ptr %151, align 8
  %603 = zext i32 %598 to i64
  br i1 %582, label %611, label %604

604:                                              ; preds = %596
  %605 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %603
  %606 = load ptr, ptr %605, align 8
  %607 = getelementptr inbounds i64, ptr %606, i64 %581
  store ptr %607, ptr %178, align 8
  %608 = load i64, ptr %159, align 8
  %609 = or i64 %608, %599
  store i64 %609, ptr %159, align 8
  %610 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 3, i64 %603
  br label %613

611:                                              ; preds = %596
  %612 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %603
  br label %613

613:                                              ; preds = %611, %604
  %614 = phi ptr [ %612, %611 ], [ %610, %604 ]
  %615 = phi i32 [ -1, %611 ], [ 1, %604 ]
  %616 = load i32, ptr %614, align 4
  %617 = add i32 %616, %615
  store i32 %617, ptr %614, align 4
  %618 = zext i32 %598 to i64
  %619 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 3, i64 %618
  %620 = load i32, ptr %619, align 4
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %640, label %622

622:                                              ; preds = %613
  %623 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %618
  %624 = load i32, ptr %623, align 4
  %625 = icmp eq i32 %620, %624
  br i1 %625, label %626, label %640

626:                                              ; preds = %622
  %627 = load i64, ptr %159, align 8
  %628 = load i32, ptr %27, align 8
  %629 = icmp eq i32 %628, 64
  %630 = zext i32 %628 to i64
  %631 = shl nsw i64 -1, %630
  %632 = xor i64 %631, -1
  %633 = select i1 %629, i64 -1, i64 %632
  %634 = mul i32 %628, %598
  %635 = zext i32 %634 to i64
  %636 = shl i64 %633, %635
  %637 = and i64 %636, %627
  %638 = xor i64 %637, %627
  store i64 %638, ptr %159, align 8
  %639 = or i64 %637, %602
  store i64 %639, ptr %151, align 8
  store i32 0, ptr %619, align 4
  br label %640

640:                                              ; preds = %626, %622, %613
  %641 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %618
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %644, label %656

644:                                              ; preds = %640
  %645 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %618
  %646 = load ptr, ptr %645, align 8
  tail call void @free(ptr noundef %646)
  store ptr null, ptr %645, align 8
  %647 = load ptr, ptr %20, align 8
  %648 = load i64, ptr %647, align 8
  %649 = add i64 %648, 1
  store i64 %649, ptr %647, align 8
  %650 = load i32, ptr %160, align 4
  %651 = add i32 %650, -1
  store i32 %651, ptr %160, align 4
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %653, label %656

653:                                              ; preds = %644
  %654 = load i32, ptr %29, align 8
  %655 = add i32 %654, -1
  store i32 %655, ptr %29, align 8
  br label %656

656:                                              ; preds = %653, %644, %640, %594, %579, %217
  %657 = phi i32 [ 2, %217 ], [ 1, %579 ], [ 0, %594 ], [ 0, %640 ], [ 0, %644 ], [ 0, %653 ]
  switch i32 %657, label %661 [
    i32 0, label %658
    i32 2, label %658
  ]

658:                                              ; preds = %656, %656
  %659 = load i64, ptr %151, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %661, label %161

661:                                              ; preds = %656, %658, %150
  %662 = load i32, ptr %4, align 4
  %663 = add i32 %662, 1
  store i32 %663, ptr %4, align 4
  %664 = load i32, ptr %0, align 8
  %665 = icmp eq i32 %663, %664
  br i1 %665, label %667, label %666

666:                                              ; preds = %661, %667
  br label %31

667:                                              ; preds = %661
  store i32 0, ptr %4, align 4
  %668 = load i64, ptr %30, align 8
  %669 = add i64 %668, 1
  store i64 %669, ptr %30, align 8
  br label %666

670:                                              ; preds = %98, %93
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
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %9
  %16 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
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
  br i1 %81, label %323, label %82

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
  br i1 %143, label %323, label %144

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
  %320 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %321 = load i64, ptr %320, align 8
  %322 = add i64 %321, %316
  store i64 %322, ptr %320, align 8
  br label %323

323:                                              ; preds = %134, %307, %57
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



