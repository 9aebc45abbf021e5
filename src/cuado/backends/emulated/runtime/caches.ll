; sha256 of the sources: 46f785b5bdd78a22df52927660d9494da95674af928c72833c207c750d0c7d97

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
  br i1 %19, label %41, label %20

20:                                               ; preds = %1
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = lshr i32 %22, 4
  %24 = zext i32 %23 to i64
  br label %33

25:                                               ; preds = %33
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  br label %52

33:                                               ; preds = %20, %33
  %34 = phi i64 [ 0, %20 ], [ %39, %33 ]
  %35 = getelementptr inbounds %struct.Processor, ptr %6, i64 %34, i32 14
  %36 = getelementptr inbounds %struct.Processor, ptr %6, i64 %34, i32 14, i32 2
  store i32 %23, ptr %36, align 8
  %37 = tail call ptr @calloc(i64 noundef %24, i64 noundef 192)
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.Processor, ptr %6, i64 %34, i32 14, i32 1
  store ptr null, ptr %38, align 8
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %5
  br i1 %40, label %25, label %33

41:                                               ; preds = %52, %1, %25
  %42 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %58, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 6
  %47 = load i32, ptr %46, align 8
  %48 = lshr i32 %47, 4
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 6
  %51 = zext i32 %43 to i64
  br label %59

52:                                               ; preds = %29, %52
  %53 = phi i64 [ 0, %29 ], [ %56, %52 ]
  %54 = tail call ptr @calloc(i64 noundef 64, i64 noundef %32)
  %55 = getelementptr inbounds %struct.Processor, ptr %6, i64 %53, i32 13
  store ptr %54, ptr %55, align 8
  %56 = add nuw nsw i64 %53, 1
  %57 = icmp ult i64 %56, %5
  br i1 %57, label %52, label %41

58:                                               ; preds = %59, %41
  ret ptr %2

59:                                               ; preds = %45, %59
  %60 = phi i64 [ 0, %45 ], [ %66, %59 ]
  %61 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %60
  %62 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %60, i32 2
  store i32 %48, ptr %62, align 8
  %63 = tail call ptr @calloc(i64 noundef %49, i64 noundef 192)
  store ptr %63, ptr %61, align 8
  %64 = tail call ptr @calloc(i64 noundef %50, i64 noundef 4)
  %65 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 4, i64 %60, i32 1
  store ptr %64, ptr %65, align 8
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %51
  br i1 %67, label %58, label %59
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
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  %11 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 20
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %14 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 11
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 23
  %17 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 21
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 25
  %29 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 26
  %30 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 27
  %31 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %32 = load i32, ptr %4, align 4
  br label %33

33:                                               ; preds = %853, %2
  %34 = phi i32 [ %32, %2 ], [ %854, %853 ]
  %35 = load ptr, ptr %3, align 8
  %36 = zext i32 %34 to i64
  %37 = load i64, ptr %5, align 8
  %38 = load i64, ptr %6, align 8
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %40, label %145

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36
  %42 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 7
  %43 = load i32, ptr %42, align 4
  %44 = load i32, ptr %8, align 4
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %154, label %46

46:                                               ; preds = %40, %46
  %47 = phi i32 [ %52, %46 ], [ 0, %40 ]
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 1, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  %52 = add i32 %47, 1
  br i1 %51, label %53, label %46

53:                                               ; preds = %46
  %54 = zext i32 %47 to i64
  %55 = add i32 %43, 1
  store i32 %55, ptr %42, align 4
  %56 = icmp eq i32 %43, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %53
  %58 = load i32, ptr %9, align 8
  %59 = add i32 %58, 1
  store i32 %59, ptr %9, align 8
  br label %60

60:                                               ; preds = %57, %53
  %61 = load ptr, ptr %10, align 8
  %62 = add i64 %37, 1
  store i64 %62, ptr %5, align 8
  %63 = getelementptr inbounds ptr, ptr %61, i64 %37
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %49, align 8
  %65 = load i32, ptr %11, align 8
  %66 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 2, i64 %54
  store i32 %65, ptr %66, align 4
  %67 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 3, i64 %54
  store i32 0, ptr %67, align 4
  %68 = load i32, ptr %11, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %98, label %70

70:                                               ; preds = %60
  %71 = mul i32 %68, %47
  %72 = zext i32 %68 to i64
  %73 = icmp ult i32 %68, 16
  br i1 %73, label %96, label %74

74:                                               ; preds = %70
  %75 = add nsw i64 %72, -1
  %76 = trunc i64 %75 to i32
  %77 = xor i32 %71, -1
  %78 = icmp ult i32 %77, %76
  %79 = icmp ugt i64 %75, 4294967295
  %80 = or i1 %78, %79
  br i1 %80, label %96, label %81

81:                                               ; preds = %74
  %82 = and i64 %72, 4294967292
  br label %83

83:                                               ; preds = %83, %81
  %84 = phi i64 [ 0, %81 ], [ %91, %83 ]
  %85 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %81 ], [ %92, %83 ]
  %86 = trunc i64 %84 to i32
  %87 = getelementptr inbounds i64, ptr %64, <4 x i64> %85
  %88 = add i32 %71, %86
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds [64 x ptr], ptr %41, i64 0, i64 %89
  store <4 x ptr> %87, ptr %90, align 8
  %91 = add nuw i64 %84, 4
  %92 = add <4 x i64> %85, <i64 4, i64 4, i64 4, i64 4>
  %93 = icmp eq i64 %91, %82
  br i1 %93, label %94, label %83

94:                                               ; preds = %83
  %95 = icmp eq i64 %82, %72
  br i1 %95, label %98, label %96

96:                                               ; preds = %74, %70, %94
  %97 = phi i64 [ 0, %74 ], [ 0, %70 ], [ %82, %94 ]
  br label %101

98:                                               ; preds = %101, %94, %60
  %99 = load i32, ptr %12, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %120, label %110

101:                                              ; preds = %96, %101
  %102 = phi i64 [ %108, %101 ], [ %97, %96 ]
  %103 = getelementptr inbounds i64, ptr %64, i64 %102
  %104 = trunc i64 %102 to i32
  %105 = add i32 %71, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds [64 x ptr], ptr %41, i64 0, i64 %106
  store ptr %103, ptr %107, align 8
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, %72
  br i1 %109, label %98, label %101

110:                                              ; preds = %98
  %111 = load i32, ptr %13, align 8
  %112 = mul i32 %111, %68
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %120, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 13
  %116 = mul i32 %112, %47
  %117 = zext i32 %112 to i64
  br label %136

118:                                              ; preds = %136
  %119 = load i32, ptr %11, align 8
  br label %120

120:                                              ; preds = %118, %110, %98
  %121 = phi i32 [ %119, %118 ], [ %68, %110 ], [ %68, %98 ]
  %122 = icmp eq i32 %121, 64
  %123 = zext i32 %121 to i64
  %124 = shl nsw i64 -1, %123
  %125 = xor i64 %124, -1
  %126 = select i1 %122, i64 -1, i64 %125
  %127 = mul i32 %121, %47
  %128 = zext i32 %127 to i64
  %129 = shl i64 %126, %128
  %130 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 4
  %131 = load i64, ptr %130, align 8
  %132 = or i64 %129, %131
  store i64 %132, ptr %130, align 8
  %133 = load i32, ptr %4, align 4
  %134 = load ptr, ptr %3, align 8
  %135 = zext i32 %133 to i64
  br label %154

136:                                              ; preds = %136, %114
  %137 = phi i64 [ 0, %114 ], [ %143, %136 ]
  %138 = load ptr, ptr %115, align 8
  %139 = trunc i64 %137 to i32
  %140 = add i32 %116, %139
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr %138, i64 %141
  store i8 0, ptr %142, align 1
  %143 = add nuw nsw i64 %137, 1
  %144 = icmp eq i64 %143, %117
  br i1 %144, label %118, label %136

145:                                              ; preds = %33
  br i1 %7, label %146, label %151

146:                                              ; preds = %145
  %147 = getelementptr inbounds %struct.Processor, ptr %35, i64 %36, i32 7
  %148 = load i32, ptr %147, align 4
  %149 = load i32, ptr %8, align 4
  %150 = icmp ult i32 %148, %149
  br i1 %150, label %858, label %151

151:                                              ; preds = %146, %145
  %152 = load i32, ptr %9, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %858, label %154

154:                                              ; preds = %120, %40, %151
  %155 = phi i64 [ %135, %120 ], [ %36, %40 ], [ %36, %151 ]
  %156 = phi ptr [ %134, %120 ], [ %35, %40 ], [ %35, %151 ]
  %157 = phi i32 [ %133, %120 ], [ %34, %40 ], [ %34, %151 ]
  %158 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155
  %159 = add i32 %157, 6
  %160 = load i32, ptr %0, align 8
  %161 = urem i32 %159, %160
  %162 = zext i32 %161 to i64
  %163 = add i32 %157, 3
  %164 = urem i32 %163, %160
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds %struct.Processor, ptr %156, i64 %165
  %167 = getelementptr inbounds %struct.Processor, ptr %156, i64 %162, i32 4
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %186, label %170

170:                                              ; preds = %154
  %171 = getelementptr inbounds %struct.Processor, ptr %156, i64 %162
  %172 = getelementptr inbounds %struct.Processor, ptr %156, i64 %162, i32 6
  %173 = load i32, ptr %172, align 8
  %174 = icmp ult i32 %173, 64
  br i1 %174, label %175, label %180

175:                                              ; preds = %170
  %176 = zext i32 %173 to i64
  %177 = shl nsw i64 -1, %176
  %178 = and i64 %177, %168
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %180, label %181

180:                                              ; preds = %175, %170
  br label %181

181:                                              ; preds = %180, %175
  %182 = phi i64 [ %168, %180 ], [ %178, %175 ]
  %183 = tail call i64 @llvm.cttz.i64(i64 %182, i1 true)
  %184 = getelementptr inbounds [64 x ptr], ptr %171, i64 0, i64 %183
  %185 = load ptr, ptr %184, align 8
  tail call void @llvm.prefetch.p0(ptr %185, i32 0, i32 3, i32 1)
  br label %186

186:                                              ; preds = %181, %154
  %187 = getelementptr inbounds %struct.Processor, ptr %156, i64 %165, i32 4
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %207, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds %struct.Processor, ptr %156, i64 %165, i32 6
  %192 = load i32, ptr %191, align 8
  %193 = icmp ult i32 %192, 64
  br i1 %193, label %194, label %199

194:                                              ; preds = %190
  %195 = zext i32 %192 to i64
  %196 = shl nsw i64 -1, %195
  %197 = and i64 %196, %188
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %199, label %200

199:                                              ; preds = %194, %190
  br label %200

200:                                              ; preds = %199, %194
  %201 = phi i64 [ %188, %199 ], [ %197, %194 ]
  %202 = tail call i64 @llvm.cttz.i64(i64 %201, i1 true)
  %203 = getelementptr inbounds [64 x ptr], ptr %166, i64 0, i64 %202
  %204 = load ptr, ptr %203, align 8
  %205 = load i64, ptr %204, align 8
  %206 = and i64 %205, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef nonnull %166, i64 noundef %206)
  br label %207

207:                                              ; preds = %200, %186
  %208 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 4
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %848, label %211

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 6
  %213 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 8
  %214 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 11
  %215 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 9
  %216 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 10
  %217 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 5
  %218 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 7
  br label %219

219:                                              ; preds = %845, %211
  %220 = phi i64 [ %209, %211 ], [ %846, %845 ]
  %221 = load i32, ptr %212, align 8
  %222 = icmp ult i32 %221, 64
  br i1 %222, label %223, label %228

223:                                              ; preds = %219
  %224 = zext i32 %221 to i64
  %225 = shl nsw i64 -1, %224
  %226 = and i64 %225, %220
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %229

228:                                              ; preds = %223, %219
  br label %229

229:                                              ; preds = %228, %223
  %230 = phi i64 [ %220, %228 ], [ %226, %223 ]
  %231 = tail call i64 @llvm.cttz.i64(i64 %230, i1 true)
  %232 = trunc i64 %231 to i32
  %233 = getelementptr inbounds [64 x ptr], ptr %158, i64 0, i64 %231
  %234 = load ptr, ptr %233, align 8
  %235 = load i64, ptr %234, align 8
  %236 = lshr i64 %235, 60
  %237 = trunc i64 %236 to i32
  %238 = icmp eq i32 %237, 6
  %239 = and i32 %237, 13
  %240 = icmp eq i32 %239, 1
  br i1 %240, label %241, label %275

241:                                              ; preds = %229
  %242 = load i32, ptr %213, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %275, label %244

244:                                              ; preds = %241
  %245 = add nuw nsw i32 %232, 1
  %246 = load i32, ptr %214, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %274, label %248

248:                                              ; preds = %244, %269
  %249 = phi i32 [ %270, %269 ], [ %246, %244 ]
  %250 = phi i64 [ %271, %269 ], [ 0, %244 ]
  %251 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %250
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds %struct.Place, ptr %251, i64 0, i32 1
  %254 = load i32, ptr %253, align 8
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds [16 x i32], ptr %252, i64 0, i64 %255
  %257 = load i32, ptr %256, align 4
  %258 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %250, i32 1
  %259 = load i32, ptr %258, align 8
  %260 = icmp eq i32 %257, %259
  br i1 %260, label %261, label %269

261:                                              ; preds = %248
  %262 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %250, i32 2
  %263 = load i32, ptr %262, align 4
  %264 = getelementptr inbounds %struct.Set, ptr %252, i64 0, i32 2, i64 %255
  %265 = load i8, ptr %264, align 1
  %266 = trunc i32 %263 to i8
  %267 = or i8 %265, %266
  store i8 %267, ptr %264, align 1
  %268 = load i32, ptr %214, align 4
  br label %269

269:                                              ; preds = %261, %248
  %270 = phi i32 [ %268, %261 ], [ %249, %248 ]
  %271 = add nuw nsw i64 %250, 1
  %272 = zext i32 %270 to i64
  %273 = icmp ult i64 %271, %272
  br i1 %273, label %248, label %274

274:                                              ; preds = %269, %244
  store i32 %245, ptr %212, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %213, i8 0, i64 16, i1 false)
  br label %843

275:                                              ; preds = %241, %229
  %276 = phi ptr [ %215, %241 ], [ %213, %229 ]
  %277 = load i32, ptr %276, align 4
  %278 = add i32 %277, 1
  store i32 %278, ptr %276, align 4
  br i1 %238, label %287, label %279

279:                                              ; preds = %275
  %280 = load i32, ptr %213, align 8
  %281 = load i32, ptr %14, align 8
  %282 = icmp ult i32 %280, %281
  br i1 %282, label %283, label %288

283:                                              ; preds = %279
  %284 = load i32, ptr %215, align 4
  %285 = load i32, ptr %15, align 4
  %286 = icmp uge i32 %284, %285
  br label %288

287:                                              ; preds = %275
  store i32 %232, ptr %212, align 8
  br label %731

288:                                              ; preds = %283, %279
  %289 = phi i1 [ %286, %283 ], [ true, %279 ]
  store i32 %232, ptr %212, align 8
  %290 = and i64 %235, 576460752303423488
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %302, label %294

292:                                              ; preds = %302
  %293 = load i64, ptr %234, align 8
  br label %294

294:                                              ; preds = %292, %288
  %295 = phi i64 [ %293, %292 ], [ %235, %288 ]
  %296 = lshr i64 %295, 44
  %297 = load ptr, ptr %16, align 8
  %298 = and i64 %296, 32767
  %299 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298
  store i32 0, ptr %17, align 4
  %300 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298, i32 2
  %301 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298, i32 3
  br label %335

302:                                              ; preds = %288, %302
  %303 = phi i64 [ %313, %302 ], [ %235, %288 ]
  %304 = phi ptr [ %308, %302 ], [ %234, %288 ]
  %305 = and i64 %303, -1152921504606846976
  %306 = icmp eq i64 %305, 3458764513820540928
  %307 = select i1 %306, i64 3, i64 1
  %308 = getelementptr inbounds i64, ptr %304, i64 %307
  %309 = load ptr, ptr %3, align 8
  %310 = getelementptr inbounds %struct.Processor, ptr %309, i64 %155
  %311 = load i64, ptr %308, align 8
  %312 = and i64 %311, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef nonnull %0, ptr noundef %310, i64 noundef %312)
  %313 = load i64, ptr %308, align 8
  %314 = and i64 %313, 576460752303423488
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %302, label %292

316:                                              ; preds = %630
  %317 = trunc i64 %296 to i32
  %318 = and i32 %317, 32767
  %319 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298, i32 4
  %320 = load i64, ptr %319, align 8
  %321 = add i64 %320, 1
  store i64 %321, ptr %319, align 8
  %322 = load i32, ptr %17, align 4
  %323 = and i32 %322, 1
  %324 = zext i32 %323 to i64
  %325 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298, i32 5
  %326 = load i64, ptr %325, align 8
  %327 = add i64 %326, %324
  store i64 %327, ptr %325, align 8
  %328 = lshr i32 %322, 1
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds %struct.SlotTraffic, ptr %297, i64 %298, i32 6
  %331 = load i64, ptr %330, align 8
  %332 = add i64 %331, %329
  store i64 %332, ptr %330, align 8
  %333 = load i32, ptr %12, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %727, label %633

335:                                              ; preds = %630, %294
  %336 = phi ptr [ %234, %294 ], [ %354, %630 ]
  %337 = getelementptr inbounds i64, ptr %336, i64 1
  %338 = load i64, ptr %336, align 8
  %339 = and i64 %338, 1099511627775
  %340 = lshr i64 %338, 60
  %341 = trunc i64 %340 to i32
  %342 = lshr i64 %338, 40
  %343 = trunc i64 %342 to i32
  %344 = and i32 %343, 15
  %345 = lshr i64 %338, 44
  %346 = and i64 %345, 32767
  %347 = load ptr, ptr %18, align 8
  %348 = getelementptr inbounds i8, ptr %347, i64 %346
  %349 = load i8, ptr %348, align 1
  %350 = zext i8 %349 to i32
  %351 = icmp eq i32 %341, 3
  %352 = select i1 %351, ptr %337, ptr null
  %353 = getelementptr inbounds i64, ptr %336, i64 3
  %354 = select i1 %351, ptr %353, ptr %337
  %355 = icmp eq i8 %349, 2
  br i1 %355, label %630, label %356

356:                                              ; preds = %335
  switch i32 %341, label %629 [
    i32 0, label %357
    i32 7, label %358
    i32 4, label %359
    i32 5, label %372
    i32 2, label %385
  ]

357:                                              ; preds = %356
  tail call fastcc void @load(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %339, i32 noundef %344, i32 noundef %350, ptr noundef %299, i32 noundef 0, i32 noundef 0)
  br label %630

358:                                              ; preds = %356
  tail call fastcc void @load(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %339, i32 noundef %344, i32 noundef %350, ptr noundef %299, i32 noundef 0, i32 noundef 1)
  br label %630

359:                                              ; preds = %356
  %360 = load i32, ptr %8, align 4
  %361 = zext i32 %360 to i64
  %362 = mul nuw i64 %155, %361
  %363 = load i32, ptr %11, align 8
  %364 = zext i32 %363 to i64
  %365 = mul i64 %362, %364
  %366 = add i64 %365, %231
  %367 = load i32, ptr %27, align 4
  %368 = zext i32 %367 to i64
  %369 = mul i64 %366, %368
  %370 = add nuw nsw i64 %339, 2147483648
  %371 = add i64 %370, %369
  tail call fastcc void @load(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %371, i32 noundef %344, i32 noundef %350, ptr noundef %299, i32 noundef 1, i32 noundef 0)
  br label %630

372:                                              ; preds = %356
  %373 = load i32, ptr %8, align 4
  %374 = zext i32 %373 to i64
  %375 = mul nuw i64 %155, %374
  %376 = load i32, ptr %11, align 8
  %377 = zext i32 %376 to i64
  %378 = mul i64 %375, %377
  %379 = add i64 %378, %231
  %380 = load i32, ptr %27, align 4
  %381 = zext i32 %380 to i64
  %382 = mul i64 %379, %381
  %383 = add nuw nsw i64 %339, 2147483648
  %384 = add i64 %383, %382
  tail call fastcc void @store(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %384, i32 noundef %344, ptr noundef null, ptr noundef %299, i32 noundef 1)
  br label %630

385:                                              ; preds = %356
  %386 = load ptr, ptr %3, align 8
  %387 = getelementptr inbounds %struct.Processor, ptr %386, i64 %155, i32 14, i32 2
  %388 = load i32, ptr %387, align 8
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %431, label %390

390:                                              ; preds = %385
  %391 = getelementptr inbounds %struct.Processor, ptr %386, i64 %155, i32 14
  %392 = load ptr, ptr %391, align 8
  %393 = mul i64 %339, -7046029254386353131
  %394 = lshr i64 %393, 61
  %395 = lshr i64 %393, 32
  %396 = xor i64 %394, %395
  %397 = zext i32 %388 to i64
  %398 = mul nuw i64 %396, %397
  %399 = lshr i64 %398, 32
  %400 = getelementptr inbounds %struct.Set, ptr %392, i64 %399
  %401 = icmp eq ptr %392, null
  br i1 %401, label %431, label %402

402:                                              ; preds = %390
  %403 = trunc i64 %338 to i32
  %404 = add i32 %403, 1
  %405 = insertelement <8 x i32> poison, i32 %404, i64 0
  %406 = shufflevector <8 x i32> %405, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %407

407:                                              ; preds = %407, %402
  %408 = phi i64 [ 0, %402 ], [ %417, %407 ]
  %409 = phi <8 x i32> [ zeroinitializer, %402 ], [ %416, %407 ]
  %410 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %402 ], [ %418, %407 ]
  %411 = getelementptr inbounds [16 x i32], ptr %400, i64 0, i64 %408
  %412 = load <8 x i32>, ptr %411, align 4
  %413 = icmp eq <8 x i32> %412, %406
  %414 = zext <8 x i1> %413 to <8 x i32>
  %415 = shl nuw nsw <8 x i32> %414, %410
  %416 = or <8 x i32> %415, %409
  %417 = add nuw i64 %408, 8
  %418 = add <8 x i32> %410, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %419 = icmp eq i64 %417, 16
  br i1 %419, label %420, label %407

420:                                              ; preds = %407
  %421 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %416)
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %431, label %423

423:                                              ; preds = %420
  %424 = tail call i32 @llvm.cttz.i32(i32 %421, i1 true)
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds %struct.Set, ptr %392, i64 %399, i32 2, i64 %425
  %427 = load i8, ptr %426, align 1
  %428 = trunc i32 %344 to i8
  %429 = xor i8 %428, -1
  %430 = and i8 %427, %429
  store i8 %430, ptr %426, align 1
  br label %431

431:                                              ; preds = %423, %420, %390, %385
  %432 = tail call i32 @llvm.ctpop.i32(i32 %344)
  %433 = zext i32 %432 to i64
  %434 = load i64, ptr %299, align 8
  %435 = add i64 %434, %433
  store i64 %435, ptr %299, align 8
  %436 = load i64, ptr %300, align 8
  %437 = add i64 %436, %433
  store i64 %437, ptr %300, align 8
  %438 = load i32, ptr %19, align 4
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %462, label %440

440:                                              ; preds = %431
  %441 = load ptr, ptr %20, align 8
  %442 = zext i32 %438 to i64
  br label %443

443:                                              ; preds = %459, %440
  %444 = phi i64 [ 0, %440 ], [ %460, %459 ]
  %445 = getelementptr inbounds %struct.Fold, ptr %441, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = icmp ult i64 %339, %446
  br i1 %447, label %459, label %448

448:                                              ; preds = %443
  %449 = getelementptr inbounds %struct.Fold, ptr %441, i64 %444, i32 1
  %450 = load i64, ptr %449, align 8
  %451 = icmp ugt i64 %450, %339
  br i1 %451, label %452, label %459

452:                                              ; preds = %448
  %453 = and i64 %444, 4294967295
  %454 = sub i64 %339, %446
  %455 = getelementptr inbounds %struct.Fold, ptr %441, i64 %453, i32 2
  %456 = load i64, ptr %455, align 8
  %457 = urem i64 %454, %456
  %458 = add i64 %457, %446
  br label %462

459:                                              ; preds = %448, %443
  %460 = add nuw nsw i64 %444, 1
  %461 = icmp eq i64 %460, %442
  br i1 %461, label %462, label %443

462:                                              ; preds = %459, %452, %431
  %463 = phi i64 [ %458, %452 ], [ %339, %431 ], [ %339, %459 ]
  %464 = load ptr, ptr %21, align 8
  %465 = getelementptr inbounds %struct.Totals, ptr %464, i64 0, i32 10
  %466 = load i64, ptr %465, align 8
  %467 = add i64 %466, %433
  store i64 %467, ptr %465, align 8
  %468 = load i32, ptr %22, align 4
  %469 = icmp ugt i32 %468, 1
  %470 = mul i64 %463, 1290601985087
  %471 = add i64 %470, 1896216165397
  %472 = lshr i64 %471, 40
  %473 = and i64 %472, 1
  %474 = select i1 %469, i64 %473, i64 0
  %475 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %474
  %476 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %475, i64 noundef %463)
  %477 = extractvalue { ptr, i32 } %476, 0
  %478 = extractvalue { ptr, i32 } %476, 1
  %479 = zext i32 %478 to i64
  %480 = getelementptr inbounds %struct.Set, ptr %477, i64 0, i32 2, i64 %479
  %481 = load i8, ptr %480, align 1
  %482 = zext i8 %481 to i32
  %483 = and i32 %344, %482
  %484 = xor i32 %483, %344
  %485 = load i32, ptr %23, align 8
  switch i32 %485, label %496 [
    i32 4, label %486
    i32 2, label %489
  ]

486:                                              ; preds = %462
  %487 = icmp eq i32 %484, 0
  %488 = select i1 %487, i32 0, i32 15
  br label %496

489:                                              ; preds = %462
  %490 = and i32 %484, 3
  %491 = icmp eq i32 %490, 0
  %492 = select i1 %491, i32 0, i32 3
  %493 = icmp ult i32 %484, 4
  %494 = select i1 %493, i32 0, i32 12
  %495 = or i32 %492, %494
  br label %496

496:                                              ; preds = %489, %486, %462
  %497 = phi i32 [ %488, %486 ], [ %495, %489 ], [ %484, %462 ]
  %498 = xor i32 %482, -1
  %499 = and i32 %497, %498
  %500 = tail call i32 @llvm.ctpop.i32(i32 %499)
  %501 = zext i32 %500 to i64
  %502 = load ptr, ptr %21, align 8
  %503 = getelementptr inbounds %struct.Totals, ptr %502, i64 0, i32 14
  %504 = load i64, ptr %503, align 8
  %505 = add i64 %504, %501
  store i64 %505, ptr %503, align 8
  %506 = load i8, ptr %480, align 1
  %507 = trunc i32 %499 to i8
  %508 = or i8 %506, %507
  store i8 %508, ptr %480, align 1
  %509 = load i32, ptr %22, align 4
  %510 = icmp ugt i32 %509, 1
  %511 = select i1 %510, i64 %473, i64 0
  %512 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %511
  %513 = tail call fastcc { ptr, i32 } @place_of(ptr noundef nonnull %0, ptr noundef nonnull %512, i64 noundef %463)
  %514 = extractvalue { ptr, i32 } %513, 0
  %515 = extractvalue { ptr, i32 } %513, 1
  %516 = zext i32 %515 to i64
  %517 = getelementptr inbounds %struct.Set, ptr %514, i64 0, i32 4, i64 %516
  %518 = load i8, ptr %517, align 1
  %519 = icmp eq i8 %518, 0
  br i1 %519, label %568, label %520

520:                                              ; preds = %496
  %521 = load i32, ptr %22, align 4
  %522 = icmp ult i32 %521, 2
  %523 = mul i64 %463, -7620389936792862720
  %524 = add i64 %523, -2540129978930954240
  %525 = icmp sgt i64 %524, -1
  %526 = or i1 %525, %522
  %527 = zext i1 %526 to i64
  %528 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %527
  %529 = load ptr, ptr %528, align 8
  %530 = mul i64 %463, -7046029254386353131
  %531 = lshr i64 %530, 61
  %532 = lshr i64 %530, 32
  %533 = xor i64 %531, %532
  %534 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %527, i32 2
  %535 = load i32, ptr %534, align 8
  %536 = zext i32 %535 to i64
  %537 = mul nuw i64 %533, %536
  %538 = lshr i64 %537, 32
  %539 = getelementptr inbounds %struct.Set, ptr %529, i64 %538
  %540 = trunc i64 %463 to i32
  %541 = add i32 %540, 1
  %542 = insertelement <8 x i32> poison, i32 %541, i64 0
  %543 = shufflevector <8 x i32> %542, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %544

544:                                              ; preds = %544, %520
  %545 = phi i64 [ 0, %520 ], [ %554, %544 ]
  %546 = phi <8 x i32> [ zeroinitializer, %520 ], [ %553, %544 ]
  %547 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %520 ], [ %555, %544 ]
  %548 = getelementptr inbounds [16 x i32], ptr %539, i64 0, i64 %545
  %549 = load <8 x i32>, ptr %548, align 4
  %550 = icmp eq <8 x i32> %549, %543
  %551 = zext <8 x i1> %550 to <8 x i32>
  %552 = shl nuw nsw <8 x i32> %551, %547
  %553 = or <8 x i32> %552, %546
  %554 = add nuw i64 %545, 8
  %555 = add <8 x i32> %547, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %556 = icmp eq i64 %554, 16
  br i1 %556, label %557, label %544

557:                                              ; preds = %544
  %558 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %553)
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %568, label %560

560:                                              ; preds = %557
  %561 = tail call i32 @llvm.cttz.i32(i32 %558, i1 true)
  %562 = zext i32 %561 to i64
  %563 = getelementptr inbounds %struct.Set, ptr %529, i64 %538, i32 2, i64 %562
  %564 = load i8, ptr %563, align 1
  %565 = trunc i32 %344 to i8
  %566 = xor i8 %565, -1
  %567 = and i8 %564, %566
  store i8 %567, ptr %563, align 1
  br label %568

568:                                              ; preds = %560, %557, %496
  %569 = getelementptr inbounds %struct.Set, ptr %514, i64 0, i32 3, i64 %516
  %570 = load i8, ptr %569, align 1
  %571 = icmp eq i8 %570, 0
  br i1 %571, label %572, label %621

572:                                              ; preds = %568
  %573 = load ptr, ptr %24, align 8
  %574 = load i64, ptr %25, align 8
  %575 = add i64 %574, 1
  store i64 %575, ptr %25, align 8
  %576 = load i32, ptr %26, align 8
  %577 = zext i32 %576 to i64
  %578 = urem i64 %574, %577
  %579 = getelementptr inbounds %struct.Dirty, ptr %573, i64 %578
  %580 = load ptr, ptr %579, align 8
  %581 = icmp eq ptr %580, null
  br i1 %581, label %615, label %582

582:                                              ; preds = %572
  %583 = getelementptr inbounds %struct.Place, ptr %579, i64 0, i32 1
  %584 = load i32, ptr %583, align 8
  %585 = zext i32 %584 to i64
  %586 = getelementptr inbounds [16 x i32], ptr %580, i64 0, i64 %585
  %587 = load i32, ptr %586, align 4
  %588 = getelementptr inbounds %struct.Dirty, ptr %573, i64 %578, i32 1
  %589 = load i32, ptr %588, align 8
  %590 = icmp eq i32 %587, %589
  br i1 %590, label %591, label %615

591:                                              ; preds = %582
  %592 = getelementptr inbounds %struct.Set, ptr %580, i64 0, i32 3, i64 %585
  %593 = load i8, ptr %592, align 1
  %594 = tail call i8 @llvm.ctpop.i8(i8 %593)
  %595 = zext i8 %594 to i64
  %596 = load ptr, ptr %21, align 8
  %597 = getelementptr inbounds %struct.Totals, ptr %596, i64 0, i32 15
  %598 = load i64, ptr %597, align 8
  %599 = add i64 %598, %595
  store i64 %599, ptr %597, align 8
  %600 = load i8, ptr %592, align 1
  %601 = zext i8 %600 to i32
  %602 = getelementptr inbounds %struct.Set, ptr %580, i64 0, i32 2, i64 %585
  %603 = load i8, ptr %602, align 1
  %604 = zext i8 %603 to i32
  %605 = xor i32 %604, -1
  %606 = and i32 %605, %601
  %607 = tail call i32 @llvm.ctpop.i32(i32 %606)
  %608 = zext i32 %607 to i64
  %609 = getelementptr inbounds %struct.Totals, ptr %596, i64 0, i32 14
  %610 = load i64, ptr %609, align 8
  %611 = add i64 %610, %608
  store i64 %611, ptr %609, align 8
  %612 = load i8, ptr %592, align 1
  %613 = load i8, ptr %602, align 1
  %614 = or i8 %613, %612
  store i8 %614, ptr %602, align 1
  store i8 0, ptr %592, align 1
  br label %615

615:                                              ; preds = %591, %582, %572
  %616 = getelementptr inbounds [16 x i32], ptr %514, i64 0, i64 %516
  %617 = load i32, ptr %616, align 4
  store ptr %514, ptr %579, align 8
  %618 = getelementptr inbounds i8, ptr %579, i64 8
  store i32 %515, ptr %618, align 8
  %619 = getelementptr inbounds i8, ptr %579, i64 16
  store i32 %617, ptr %619, align 8
  %620 = load i8, ptr %569, align 1
  br label %621

621:                                              ; preds = %615, %568
  %622 = phi i8 [ %620, %615 ], [ %570, %568 ]
  %623 = trunc i32 %344 to i8
  %624 = or i8 %622, %623
  store i8 %624, ptr %569, align 1
  %625 = tail call i32 @llvm.ctpop.i32(i32 %483)
  %626 = zext i32 %625 to i64
  %627 = load i64, ptr %301, align 8
  %628 = add i64 %627, %626
  store i64 %628, ptr %301, align 8
  br label %630

629:                                              ; preds = %356
  tail call fastcc void @store(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %339, i32 noundef %344, ptr noundef %352, ptr noundef %299, i32 noundef 0)
  br label %630

630:                                              ; preds = %629, %621, %372, %359, %358, %357, %335
  %631 = and i64 %338, 576460752303423488
  %632 = icmp eq i64 %631, 0
  br i1 %632, label %335, label %316

633:                                              ; preds = %316
  %634 = load ptr, ptr %28, align 8
  %635 = getelementptr inbounds i32, ptr %634, i64 %298
  %636 = load i32, ptr %635, align 4
  %637 = add nuw nsw i32 %318, 1
  %638 = zext i32 %637 to i64
  %639 = getelementptr inbounds i32, ptr %634, i64 %638
  %640 = load i32, ptr %639, align 4
  %641 = icmp eq i32 %640, %636
  br i1 %641, label %727, label %642

642:                                              ; preds = %633
  %643 = sub i32 %640, %636
  %644 = load ptr, ptr %3, align 8
  %645 = getelementptr inbounds %struct.Processor, ptr %644, i64 %155, i32 13
  %646 = load ptr, ptr %645, align 8
  %647 = load i32, ptr %13, align 8
  %648 = mul i32 %647, %232
  %649 = add i32 %648, %318
  %650 = zext i32 %649 to i64
  %651 = getelementptr inbounds i8, ptr %646, i64 %650
  %652 = load i8, ptr %651, align 1
  %653 = zext i8 %652 to i32
  %654 = add i32 %636, %653
  %655 = add nuw nsw i32 %653, 1
  %656 = urem i32 %655, %643
  %657 = trunc i32 %656 to i8
  store i8 %657, ptr %651, align 1
  %658 = load ptr, ptr %29, align 8
  %659 = zext i32 %654 to i64
  %660 = getelementptr inbounds i32, ptr %658, i64 %659
  %661 = load i32, ptr %660, align 4
  %662 = add i32 %654, 1
  %663 = zext i32 %662 to i64
  %664 = getelementptr inbounds i32, ptr %658, i64 %663
  %665 = load i32, ptr %664, align 4
  %666 = icmp ult i32 %661, %665
  br i1 %666, label %667, label %727

667:                                              ; preds = %642
  %668 = zext i32 %661 to i64
  br label %669

669:                                              ; preds = %720, %667
  %670 = phi ptr [ %658, %667 ], [ %721, %720 ]
  %671 = phi i64 [ %668, %667 ], [ %722, %720 ]
  %672 = load ptr, ptr %30, align 8
  %673 = getelementptr inbounds i32, ptr %672, i64 %671
  %674 = load i32, ptr %673, align 4
  %675 = icmp eq i32 %674, -1
  br i1 %675, label %676, label %679

676:                                              ; preds = %669
  %677 = load ptr, ptr %3, align 8
  %678 = getelementptr inbounds %struct.Processor, ptr %677, i64 %155, i32 10
  store i32 1, ptr %678, align 8
  br label %720

679:                                              ; preds = %669
  %680 = lshr i32 %674, 1
  %681 = load i32, ptr %8, align 4
  %682 = zext i32 %681 to i64
  %683 = mul nuw i64 %155, %682
  %684 = load i32, ptr %11, align 8
  %685 = zext i32 %684 to i64
  %686 = mul i64 %683, %685
  %687 = add i64 %686, %231
  %688 = load i32, ptr %27, align 4
  %689 = zext i32 %688 to i64
  %690 = mul i64 %687, %689
  %691 = or i32 %680, -2147483648
  %692 = zext i32 %691 to i64
  %693 = add i64 %690, %692
  %694 = and i32 %674, 1
  %695 = load ptr, ptr %16, align 8
  %696 = load i32, ptr %13, align 8
  %697 = or i32 %674, -2
  %698 = add i32 %696, %697
  %699 = zext i32 %698 to i64
  %700 = getelementptr inbounds %struct.SlotTraffic, ptr %695, i64 %699
  store i32 0, ptr %17, align 4
  %701 = icmp eq i32 %694, 0
  br i1 %701, label %703, label %702

702:                                              ; preds = %679
  tail call fastcc void @store(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %693, i32 noundef 15, ptr noundef null, ptr noundef %700, i32 noundef 1)
  br label %704

703:                                              ; preds = %679
  tail call fastcc void @load(ptr noundef nonnull %0, i32 noundef %157, i64 noundef %693, i32 noundef 15, i32 noundef 0, ptr noundef %700, i32 noundef 1, i32 noundef 0)
  br label %704

704:                                              ; preds = %703, %702
  %705 = getelementptr inbounds %struct.SlotTraffic, ptr %695, i64 %699, i32 4
  %706 = load i64, ptr %705, align 8
  %707 = add i64 %706, 1
  store i64 %707, ptr %705, align 8
  %708 = load i32, ptr %17, align 4
  %709 = and i32 %708, 1
  %710 = zext i32 %709 to i64
  %711 = getelementptr inbounds %struct.SlotTraffic, ptr %695, i64 %699, i32 5
  %712 = load i64, ptr %711, align 8
  %713 = add i64 %712, %710
  store i64 %713, ptr %711, align 8
  %714 = lshr i32 %708, 1
  %715 = zext i32 %714 to i64
  %716 = getelementptr inbounds %struct.SlotTraffic, ptr %695, i64 %699, i32 6
  %717 = load i64, ptr %716, align 8
  %718 = add i64 %717, %715
  store i64 %718, ptr %716, align 8
  %719 = load ptr, ptr %29, align 8
  br label %720

720:                                              ; preds = %704, %676
  %721 = phi ptr [ %719, %704 ], [ %670, %676 ]
  %722 = add nuw nsw i64 %671, 1
  %723 = getelementptr inbounds i32, ptr %721, i64 %663
  %724 = load i32, ptr %723, align 4
  %725 = zext i32 %724 to i64
  %726 = icmp ult i64 %722, %725
  br i1 %726, label %669, label %727

727:                                              ; preds = %720, %642, %633, %316
  store ptr %354, ptr %233, align 8
  br i1 %289, label %731, label %728

728:                                              ; preds = %727
  %729 = load i32, ptr %216, align 8
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %762, label %731

731:                                              ; preds = %728, %727, %287
  %732 = add nuw nsw i32 %232, 1
  %733 = load i32, ptr %214, align 4
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %761, label %735

735:                                              ; preds = %731, %756
  %736 = phi i32 [ %757, %756 ], [ %733, %731 ]
  %737 = phi i64 [ %758, %756 ], [ 0, %731 ]
  %738 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %737
  %739 = load ptr, ptr %738, align 8
  %740 = getelementptr inbounds %struct.Place, ptr %738, i64 0, i32 1
  %741 = load i32, ptr %740, align 8
  %742 = zext i32 %741 to i64
  %743 = getelementptr inbounds [16 x i32], ptr %739, i64 0, i64 %742
  %744 = load i32, ptr %743, align 4
  %745 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %737, i32 1
  %746 = load i32, ptr %745, align 8
  %747 = icmp eq i32 %744, %746
  br i1 %747, label %748, label %756

748:                                              ; preds = %735
  %749 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 12, i64 %737, i32 2
  %750 = load i32, ptr %749, align 4
  %751 = getelementptr inbounds %struct.Set, ptr %739, i64 0, i32 2, i64 %742
  %752 = load i8, ptr %751, align 1
  %753 = trunc i32 %750 to i8
  %754 = or i8 %752, %753
  store i8 %754, ptr %751, align 1
  %755 = load i32, ptr %214, align 4
  br label %756

756:                                              ; preds = %748, %735
  %757 = phi i32 [ %755, %748 ], [ %736, %735 ]
  %758 = add nuw nsw i64 %737, 1
  %759 = zext i32 %757 to i64
  %760 = icmp ult i64 %758, %759
  br i1 %760, label %735, label %761

761:                                              ; preds = %756, %731
  store i32 %732, ptr %212, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %213, i8 0, i64 16, i1 false)
  br label %762

762:                                              ; preds = %761, %728
  br i1 %238, label %763, label %848

763:                                              ; preds = %762
  %764 = and i64 %235, 1152921504606846975
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %792, label %766

766:                                              ; preds = %763
  %767 = load ptr, ptr %233, align 8
  %768 = load i32, ptr %11, align 8
  %769 = udiv i32 %232, %768
  %770 = zext i32 %769 to i64
  %771 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 1, i64 %770
  %772 = load ptr, ptr %771, align 8
  %773 = urem i32 %232, %768
  %774 = zext i32 %773 to i64
  %775 = getelementptr inbounds i64, ptr %772, i64 %774
  %776 = icmp eq ptr %767, %775
  br i1 %776, label %777, label %779

777:                                              ; preds = %766
  %778 = getelementptr inbounds i64, ptr %772, i64 %764
  store ptr %778, ptr %233, align 8
  br label %843

779:                                              ; preds = %766
  %780 = shl nuw i64 1, %231
  %781 = xor i64 %780, -1
  %782 = load i64, ptr %208, align 8
  %783 = and i64 %782, %781
  store i64 %783, ptr %208, align 8
  %784 = getelementptr inbounds i64, ptr %772, i64 %764
  store ptr %784, ptr %233, align 8
  %785 = load i64, ptr %217, align 8
  %786 = or i64 %785, %780
  store i64 %786, ptr %217, align 8
  %787 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 3, i64 %770
  %788 = load i32, ptr %787, align 4
  %789 = add i32 %788, 1
  store i32 %789, ptr %787, align 4
  %790 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 2, i64 %770
  %791 = load i32, ptr %790, align 4
  br label %805

792:                                              ; preds = %763
  %793 = load i32, ptr %11, align 8
  %794 = udiv i32 %232, %793
  %795 = zext i32 %794 to i64
  %796 = shl nuw i64 1, %231
  %797 = xor i64 %796, -1
  %798 = load i64, ptr %208, align 8
  %799 = and i64 %798, %797
  store i64 %799, ptr %208, align 8
  %800 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 2, i64 %795
  %801 = load i32, ptr %800, align 4
  %802 = add i32 %801, -1
  store i32 %802, ptr %800, align 4
  %803 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 3, i64 %795
  %804 = load i32, ptr %803, align 4
  br label %805

805:                                              ; preds = %792, %779
  %806 = phi i64 [ %799, %792 ], [ %783, %779 ]
  %807 = phi i32 [ %794, %792 ], [ %769, %779 ]
  %808 = phi i64 [ %795, %792 ], [ %770, %779 ]
  %809 = phi i32 [ %802, %792 ], [ %791, %779 ]
  %810 = phi i32 [ %804, %792 ], [ %789, %779 ]
  %811 = icmp ne i32 %810, 0
  %812 = icmp eq i32 %810, %809
  %813 = select i1 %811, i1 %812, i1 false
  br i1 %813, label %814, label %829

814:                                              ; preds = %805
  %815 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 3, i64 %808
  %816 = load i64, ptr %217, align 8
  %817 = load i32, ptr %11, align 8
  %818 = icmp eq i32 %817, 64
  %819 = zext i32 %817 to i64
  %820 = shl nsw i64 -1, %819
  %821 = xor i64 %820, -1
  %822 = select i1 %818, i64 -1, i64 %821
  %823 = mul i32 %817, %807
  %824 = zext i32 %823 to i64
  %825 = shl i64 %822, %824
  %826 = and i64 %825, %816
  %827 = xor i64 %826, %816
  store i64 %827, ptr %217, align 8
  %828 = or i64 %826, %806
  store i64 %828, ptr %208, align 8
  store i32 0, ptr %815, align 4
  br label %845

829:                                              ; preds = %805
  %830 = icmp eq i32 %809, 0
  br i1 %830, label %831, label %843

831:                                              ; preds = %829
  %832 = getelementptr inbounds %struct.Processor, ptr %156, i64 %155, i32 1, i64 %808
  %833 = load ptr, ptr %832, align 8
  tail call void @free(ptr noundef %833)
  store ptr null, ptr %832, align 8
  %834 = load ptr, ptr %21, align 8
  %835 = load i64, ptr %834, align 8
  %836 = add i64 %835, 1
  store i64 %836, ptr %834, align 8
  %837 = load i32, ptr %218, align 4
  %838 = add i32 %837, -1
  store i32 %838, ptr %218, align 4
  %839 = icmp eq i32 %838, 0
  br i1 %839, label %840, label %843

840:                                              ; preds = %831
  %841 = load i32, ptr %9, align 8
  %842 = add i32 %841, -1
  store i32 %842, ptr %9, align 8
  br label %843

843:                                              ; preds = %840, %831, %829, %777, %274
  %844 = load i64, ptr %208, align 8
  br label %845

845:                                              ; preds = %843, %814
  %846 = phi i64 [ %844, %843 ], [ %828, %814 ]
  %847 = icmp eq i64 %846, 0
  br i1 %847, label %848, label %219

848:                                              ; preds = %762, %845, %207
  %849 = load i32, ptr %4, align 4
  %850 = add i32 %849, 1
  store i32 %850, ptr %4, align 4
  %851 = load i32, ptr %0, align 8
  %852 = icmp eq i32 %850, %851
  br i1 %852, label %855, label %853

853:                                              ; preds = %848, %855
  %854 = phi i32 [ %850, %848 ], [ 0, %855 ]
  br label %33

855:                                              ; preds = %848
  store i32 0, ptr %4, align 4
  %856 = load i64, ptr %31, align 8
  %857 = add i64 %856, 1
  store i64 %857, ptr %31, align 8
  br label %853

858:                                              ; preds = %146, %151
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %7 = zext i32 %3 to i64
  br label %8

8:                                                ; preds = %5, %52
  %9 = phi i64 [ 0, %5 ], [ %53, %52 ]
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %9, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %52, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %9
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.Totals, ptr %16, i64 0, i32 16
  %18 = load i64, ptr %17, align 8
  %19 = zext i32 %11 to i64
  %20 = getelementptr i8, ptr %16, i64 136
  br label %27

21:                                               ; preds = %52, %1
  %22 = load i32, ptr %0, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %76, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  br label %69

27:                                               ; preds = %55, %13
  %28 = phi i64 [ 0, %13 ], [ %57, %55 ]
  %29 = phi i64 [ %18, %13 ], [ %56, %55 ]
  %30 = mul nuw nsw i64 %28, 192
  %31 = add nuw i64 %30, 160
  %32 = getelementptr i8, ptr %15, i64 %31
  %33 = add nuw i64 %30, 144
  %34 = getelementptr i8, ptr %15, i64 %33
  %35 = icmp ult ptr %17, %32
  %36 = icmp ult ptr %34, %20
  %37 = and i1 %35, %36
  br i1 %37, label %59, label %38

38:                                               ; preds = %27
  %39 = insertelement <4 x i64> <i64 poison, i64 0, i64 0, i64 0>, i64 %29, i64 0
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i64 [ 0, %38 ], [ %48, %40 ]
  %42 = phi <4 x i64> [ %39, %38 ], [ %47, %40 ]
  %43 = getelementptr inbounds %struct.Set, ptr %15, i64 %28, i32 3, i64 %41
  %44 = load <4 x i8>, ptr %43, align 1
  %45 = tail call <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %44)
  %46 = zext <4 x i8> %45 to <4 x i64>
  %47 = add <4 x i64> %42, %46
  %48 = add nuw i64 %41, 4
  %49 = icmp eq i64 %48, 16
  br i1 %49, label %50, label %40

50:                                               ; preds = %40
  %51 = tail call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %47)
  store i64 %51, ptr %17, align 8
  br label %55

52:                                               ; preds = %55, %8
  %53 = add nuw nsw i64 %9, 1
  %54 = icmp eq i64 %53, %7
  br i1 %54, label %21, label %8

55:                                               ; preds = %59, %50
  %56 = phi i64 [ %51, %50 ], [ %66, %59 ]
  %57 = add nuw nsw i64 %28, 1
  %58 = icmp eq i64 %57, %19
  br i1 %58, label %52, label %27

59:                                               ; preds = %27, %59
  %60 = phi i64 [ %67, %59 ], [ 0, %27 ]
  %61 = phi i64 [ %66, %59 ], [ %29, %27 ]
  %62 = getelementptr inbounds %struct.Set, ptr %15, i64 %28, i32 3, i64 %60
  %63 = load i8, ptr %62, align 1
  %64 = tail call i8 @llvm.ctpop.i8(i8 %63)
  %65 = zext i8 %64 to i64
  %66 = add i64 %61, %65
  store i64 %66, ptr %17, align 8
  %67 = add nuw nsw i64 %60, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %55, label %59

69:                                               ; preds = %24, %79
  %70 = phi i32 [ %22, %24 ], [ %80, %79 ]
  %71 = phi ptr [ %26, %24 ], [ %81, %79 ]
  %72 = phi i64 [ 0, %24 ], [ %82, %79 ]
  %73 = getelementptr inbounds %struct.Processor, ptr %71, i64 %72, i32 14, i32 2
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %79, label %85

76:                                               ; preds = %79, %21
  ret void

77:                                               ; preds = %85
  %78 = load i32, ptr %0, align 8
  br label %79

79:                                               ; preds = %77, %69
  %80 = phi i32 [ %78, %77 ], [ %70, %69 ]
  %81 = phi ptr [ %92, %77 ], [ %71, %69 ]
  %82 = add nuw nsw i64 %72, 1
  %83 = zext i32 %80 to i64
  %84 = icmp ult i64 %82, %83
  br i1 %84, label %69, label %76

85:                                               ; preds = %69, %85
  %86 = phi i64 [ %91, %85 ], [ 0, %69 ]
  %87 = phi ptr [ %92, %85 ], [ %71, %69 ]
  %88 = getelementptr inbounds %struct.Processor, ptr %87, i64 %72, i32 14
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Set, ptr %89, i64 %86
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %90, i8 0, i64 192, i1 false)
  %91 = add nuw nsw i64 %86, 1
  %92 = load ptr, ptr %25, align 8
  %93 = getelementptr inbounds %struct.Processor, ptr %92, i64 %72, i32 14, i32 2
  %94 = load i32, ptr %93, align 8
  %95 = zext i32 %94 to i64
  %96 = icmp ult i64 %91, %95
  br i1 %96, label %85, label %77
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nounwind uwtable
define dso_local void @hierarchy_close(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  br label %6

6:                                                ; preds = %4, %16
  %7 = phi i64 [ 0, %4 ], [ %25, %16 ]
  br label %29

8:                                                ; preds = %16, %1
  %9 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 13
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 12
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %36

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 11
  br label %40

16:                                               ; preds = %29
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.Processor, ptr %17, i64 %7, i32 14
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19)
  %20 = getelementptr inbounds %struct.Processor, ptr %17, i64 %7, i32 14, i32 1
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21)
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds %struct.Processor, ptr %22, i64 %7, i32 13
  %24 = load ptr, ptr %23, align 8
  tail call void @free(ptr noundef %24)
  %25 = add nuw nsw i64 %7, 1
  %26 = load i32, ptr %0, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ult i64 %25, %27
  br i1 %28, label %6, label %8

29:                                               ; preds = %6, %29
  %30 = phi i64 [ 0, %6 ], [ %34, %29 ]
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.Processor, ptr %31, i64 %7, i32 1, i64 %30
  %33 = load ptr, ptr %32, align 8
  tail call void @free(ptr noundef %33)
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, 64
  br i1 %35, label %16, label %29

36:                                               ; preds = %40, %8
  %37 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %55

40:                                               ; preds = %14, %40
  %41 = phi i64 [ %10, %14 ], [ %45, %40 ]
  %42 = load ptr, ptr %15, align 8
  %43 = getelementptr inbounds ptr, ptr %42, i64 %41
  %44 = load ptr, ptr %43, align 8
  tail call void @free(ptr noundef %44)
  %45 = add nuw i64 %41, 1
  %46 = load i64, ptr %11, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %40, label %36

48:                                               ; preds = %55, %36
  %49 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8
  tail call void @free(ptr noundef %50)
  %51 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %52 = load ptr, ptr %51, align 8
  tail call void @free(ptr noundef %52)
  %53 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %54 = load ptr, ptr %53, align 8
  tail call void @free(ptr noundef %54)
  tail call void @free(ptr noundef nonnull %0)
  ret void

55:                                               ; preds = %36, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %36 ]
  %57 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %56
  %58 = load ptr, ptr %57, align 8
  tail call void @free(ptr noundef %58)
  %59 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %56, i32 1
  %60 = load ptr, ptr %59, align 8
  tail call void @free(ptr noundef %60)
  %61 = add nuw nsw i64 %56, 1
  %62 = load i32, ptr %37, align 4
  %63 = zext i32 %62 to i64
  %64 = icmp ult i64 %61, %63
  br i1 %64, label %55, label %48
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
  br i1 %6, label %20, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 14
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = zext i32 %5 to i64
  %15 = mul nuw i64 %13, %14
  %16 = lshr i64 %15, 32
  %17 = getelementptr inbounds %struct.Set, ptr %9, i64 %16
  tail call void @llvm.prefetch.p0(ptr %17, i32 0, i32 3, i32 1)
  %18 = getelementptr inbounds %struct.Set, ptr %9, i64 %16, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %18, i32 0, i32 3, i32 1)
  %19 = getelementptr inbounds %struct.Set, ptr %9, i64 %16, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %19, i32 0, i32 3, i32 1)
  br label %20

20:                                               ; preds = %7, %3
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %26 = load ptr, ptr %25, align 8
  %27 = zext i32 %22 to i64
  br label %28

28:                                               ; preds = %44, %24
  %29 = phi i64 [ 0, %24 ], [ %45, %44 ]
  %30 = getelementptr inbounds %struct.Fold, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %44, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Fold, ptr %26, i64 %29, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %44

37:                                               ; preds = %33
  %38 = and i64 %29, 4294967295
  %39 = sub i64 %2, %31
  %40 = getelementptr inbounds %struct.Fold, ptr %26, i64 %38, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = urem i64 %39, %41
  %43 = add i64 %42, %31
  br label %47

44:                                               ; preds = %33, %28
  %45 = add nuw nsw i64 %29, 1
  %46 = icmp eq i64 %45, %27
  br i1 %46, label %47, label %28

47:                                               ; preds = %44, %20, %37
  %48 = phi i64 [ %43, %37 ], [ %2, %20 ], [ %2, %44 ]
  %49 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %47
  %53 = mul i64 %48, -7046029254386353131
  %54 = lshr i64 %53, 61
  %55 = lshr i64 %53, 32
  %56 = xor i64 %54, %55
  %57 = zext i32 %50 to i64
  br label %59

58:                                               ; preds = %59, %47
  ret void

59:                                               ; preds = %52, %59
  %60 = phi i64 [ 0, %52 ], [ %71, %59 ]
  %61 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %60
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %60, i32 2
  %64 = load i32, ptr %63, align 8
  %65 = zext i32 %64 to i64
  %66 = mul nuw i64 %56, %65
  %67 = lshr i64 %66, 32
  %68 = getelementptr inbounds %struct.Set, ptr %62, i64 %67
  tail call void @llvm.prefetch.p0(ptr %68, i32 0, i32 3, i32 1)
  %69 = getelementptr inbounds %struct.Set, ptr %62, i64 %67, i32 1
  tail call void @llvm.prefetch.p0(ptr nonnull %69, i32 0, i32 3, i32 1)
  %70 = getelementptr inbounds %struct.Set, ptr %62, i64 %67, i32 2
  tail call void @llvm.prefetch.p0(ptr nonnull %70, i32 0, i32 3, i32 1)
  %71 = add nuw nsw i64 %60, 1
  %72 = icmp eq i64 %71, %57
  br i1 %72, label %58, label %59
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
  %28 = tail call fastcc { ptr, i32 } @place_of(ptr noundef nonnull %0, ptr noundef nonnull %14, i64 noundef %2)
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
  %47 = add nuw nsw i32 %44, 1
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
  br i1 %82, label %338, label %83

83:                                               ; preds = %58
  %84 = tail call i32 @llvm.ctpop.i32(i32 %61)
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds %struct.Totals, ptr %10, i64 0, i32 7
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, %85
  store i64 %88, ptr %86, align 8
  %89 = icmp eq i32 %7, 0
  br i1 %89, label %94, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, %85
  store i64 %93, ptr %91, align 8
  br label %145

94:                                               ; preds = %83
  %95 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 8
  %96 = load i32, ptr %95, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %135, label %98

98:                                               ; preds = %94
  %99 = urem i32 %1, %96
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
  %102 = load ptr, ptr %101, align 8
  %103 = shl nuw nsw i64 %100, 13
  %104 = mul i64 %2, -7046029254386353131
  %105 = lshr i64 %104, 49
  %106 = lshr i64 %104, 20
  %107 = xor i64 %105, %106
  %108 = and i64 %107, 8191
  %109 = or i64 %103, %108
  %110 = getelementptr inbounds %struct.Join, ptr %102, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %2, 1
  %113 = icmp eq i64 %111, %112
  %114 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  %115 = load i64, ptr %114, align 8
  br i1 %113, label %116, label %128

116:                                              ; preds = %98
  %117 = getelementptr inbounds %struct.Join, ptr %102, i64 %109, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = sub i64 %115, %118
  %120 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 9
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = icmp ugt i64 %119, %122
  br i1 %123, label %128, label %124

124:                                              ; preds = %116
  %125 = getelementptr inbounds %struct.Join, ptr %102, i64 %109, i32 2
  %126 = load i32, ptr %125, align 8
  %127 = and i32 %126, %61
  br label %130

128:                                              ; preds = %116, %98
  store i64 %112, ptr %110, align 8
  %129 = getelementptr inbounds i8, ptr %110, i64 8
  store i64 %115, ptr %129, align 8
  br label %130

130:                                              ; preds = %128, %124
  %131 = phi i32 [ 0, %128 ], [ %126, %124 ]
  %132 = phi i32 [ 0, %128 ], [ %127, %124 ]
  %133 = getelementptr inbounds %struct.Join, ptr %102, i64 %109, i32 2
  %134 = or i32 %131, %61
  store i32 %134, ptr %133, align 8
  br label %135

135:                                              ; preds = %130, %94
  %136 = phi i32 [ %132, %130 ], [ 0, %94 ]
  %137 = xor i32 %136, -1
  %138 = and i32 %61, %137
  %139 = tail call i32 @llvm.ctpop.i32(i32 %138)
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = add i64 %142, %140
  store i64 %143, ptr %141, align 8
  %144 = icmp eq i32 %138, 0
  br i1 %144, label %325, label %145

145:                                              ; preds = %90, %135
  %146 = phi i64 [ %85, %90 ], [ %140, %135 ]
  %147 = phi i32 [ %61, %90 ], [ %138, %135 ]
  %148 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %149 = load i32, ptr %148, align 4
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %174, label %151

151:                                              ; preds = %145
  %152 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %153 = load ptr, ptr %152, align 8
  %154 = zext i32 %149 to i64
  br label %155

155:                                              ; preds = %171, %151
  %156 = phi i64 [ 0, %151 ], [ %172, %171 ]
  %157 = getelementptr inbounds %struct.Fold, ptr %153, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = icmp ugt i64 %158, %2
  br i1 %159, label %171, label %160

160:                                              ; preds = %155
  %161 = getelementptr inbounds %struct.Fold, ptr %153, i64 %156, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp ugt i64 %162, %2
  br i1 %163, label %164, label %171

164:                                              ; preds = %160
  %165 = and i64 %156, 4294967295
  %166 = sub i64 %2, %158
  %167 = getelementptr inbounds %struct.Fold, ptr %153, i64 %165, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = urem i64 %166, %168
  %170 = add i64 %169, %158
  br label %174

171:                                              ; preds = %160, %155
  %172 = add nuw nsw i64 %156, 1
  %173 = icmp eq i64 %172, %154
  br i1 %173, label %174, label %155

174:                                              ; preds = %171, %145, %164
  %175 = phi i64 [ %170, %164 ], [ %2, %145 ], [ %2, %171 ]
  %176 = load ptr, ptr %9, align 8
  %177 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %178 = load i32, ptr %177, align 4
  %179 = icmp ugt i32 %178, 1
  %180 = lshr i32 %1, 1
  %181 = and i32 %180, 1
  %182 = select i1 %179, i32 %181, i32 0
  %183 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 8
  %184 = load i64, ptr %183, align 8
  %185 = add i64 %184, %146
  store i64 %185, ptr %183, align 8
  %186 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 11
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, %146
  store i64 %188, ptr %186, align 8
  %189 = mul i64 %175, 1290601985087
  %190 = add i64 %189, 1896216165397
  %191 = lshr i64 %190, 40
  %192 = trunc i64 %191 to i32
  %193 = and i32 %192, 1
  %194 = select i1 %179, i32 %193, i32 0
  %195 = icmp eq i32 %182, %194
  br i1 %195, label %196, label %240

196:                                              ; preds = %174
  %197 = and i64 %191, 1
  %198 = select i1 %179, i64 %197, i64 0
  %199 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %198
  %200 = tail call fastcc { ptr, i32 } @place_of(ptr noundef nonnull %0, ptr noundef nonnull %199, i64 noundef %175)
  %201 = extractvalue { ptr, i32 } %200, 0
  %202 = extractvalue { ptr, i32 } %200, 1
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Set, ptr %201, i64 0, i32 2, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = and i32 %147, %206
  %208 = xor i32 %207, %147
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
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds %struct.Totals, ptr %228, i64 0, i32 14
  %230 = load i64, ptr %229, align 8
  %231 = add i64 %230, %227
  store i64 %231, ptr %229, align 8
  %232 = load i8, ptr %204, align 1
  %233 = trunc i32 %225 to i8
  %234 = or i8 %232, %233
  store i8 %234, ptr %204, align 1
  %235 = tail call i32 @llvm.ctpop.i32(i32 %207)
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 12
  %238 = load i64, ptr %237, align 8
  %239 = add i64 %238, %236
  store i64 %239, ptr %237, align 8
  br label %319

240:                                              ; preds = %174
  %241 = zext i32 %182 to i64
  %242 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %241
  %243 = tail call fastcc { ptr, i32 } @place_of(ptr noundef nonnull %0, ptr noundef nonnull %242, i64 noundef %175)
  %244 = extractvalue { ptr, i32 } %243, 0
  %245 = extractvalue { ptr, i32 } %243, 1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds %struct.Set, ptr %244, i64 0, i32 2, i64 %246
  %248 = load i8, ptr %247, align 1
  %249 = zext i8 %248 to i32
  %250 = and i32 %147, %249
  %251 = xor i32 %250, %147
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %310, label %253

253:                                              ; preds = %240
  %254 = load i32, ptr %177, align 4
  %255 = icmp ugt i32 %254, 1
  %256 = and i64 %191, 1
  %257 = select i1 %255, i64 %256, i64 0
  %258 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %257
  %259 = tail call fastcc { ptr, i32 } @place_of(ptr noundef nonnull %0, ptr noundef nonnull %258, i64 noundef %175)
  %260 = extractvalue { ptr, i32 } %259, 0
  %261 = extractvalue { ptr, i32 } %259, 1
  %262 = zext i32 %261 to i64
  %263 = getelementptr inbounds %struct.Set, ptr %260, i64 0, i32 2, i64 %262
  %264 = load i8, ptr %263, align 1
  %265 = zext i8 %264 to i32
  %266 = and i32 %251, %265
  %267 = xor i32 %266, %251
  %268 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 14
  %269 = load i32, ptr %268, align 8
  switch i32 %269, label %281 [
    i32 4, label %270
    i32 2, label %273
  ]

270:                                              ; preds = %253
  %271 = icmp eq i32 %267, 0
  %272 = select i1 %271, i32 0, i32 15
  br label %281

273:                                              ; preds = %253
  %274 = and i32 %267, 3
  %275 = icmp eq i32 %274, 0
  %276 = select i1 %275, i32 0, i32 3
  %277 = and i32 %267, 12
  %278 = icmp eq i32 %277, 0
  %279 = select i1 %278, i32 0, i32 12
  %280 = or i32 %276, %279
  br label %281

281:                                              ; preds = %273, %270, %253
  %282 = phi i32 [ %272, %270 ], [ %280, %273 ], [ %267, %253 ]
  %283 = xor i32 %265, -1
  %284 = and i32 %282, %283
  %285 = tail call i32 @llvm.ctpop.i32(i32 %284)
  %286 = zext i32 %285 to i64
  %287 = load ptr, ptr %9, align 8
  %288 = getelementptr inbounds %struct.Totals, ptr %287, i64 0, i32 14
  %289 = load i64, ptr %288, align 8
  %290 = add i64 %289, %286
  store i64 %290, ptr %288, align 8
  %291 = load i8, ptr %263, align 1
  %292 = trunc i32 %284 to i8
  %293 = or i8 %291, %292
  store i8 %293, ptr %263, align 1
  %294 = getelementptr inbounds %struct.Set, ptr %260, i64 0, i32 4, i64 %262
  %295 = load i8, ptr %294, align 1
  %296 = or i8 %295, 1
  store i8 %296, ptr %294, align 1
  %297 = tail call i32 @llvm.ctpop.i32(i32 %251)
  %298 = zext i32 %297 to i64
  %299 = load i64, ptr %186, align 8
  %300 = add i64 %299, %298
  store i64 %300, ptr %186, align 8
  %301 = tail call i32 @llvm.ctpop.i32(i32 %266)
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 12
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, %302
  store i64 %305, ptr %303, align 8
  %306 = or i32 %266, %250
  %307 = load i8, ptr %247, align 1
  %308 = trunc i32 %251 to i8
  %309 = or i8 %307, %308
  store i8 %309, ptr %247, align 1
  br label %310

310:                                              ; preds = %281, %240
  %311 = phi i32 [ %306, %281 ], [ %250, %240 ]
  %312 = tail call i32 @llvm.ctpop.i32(i32 %250)
  %313 = zext i32 %312 to i64
  %314 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 12
  %315 = load i64, ptr %314, align 8
  %316 = add i64 %315, %313
  store i64 %316, ptr %314, align 8
  %317 = tail call i32 @llvm.ctpop.i32(i32 %311)
  %318 = zext i32 %317 to i64
  br label %319

319:                                              ; preds = %222, %310
  %320 = phi i64 [ %318, %310 ], [ %236, %222 ]
  %321 = phi i32 [ %311, %310 ], [ %207, %222 ]
  %322 = getelementptr inbounds %struct.Totals, ptr %176, i64 0, i32 13
  %323 = load i64, ptr %322, align 8
  %324 = add i64 %323, %320
  store i64 %324, ptr %322, align 8
  br label %325

325:                                              ; preds = %135, %319
  %326 = phi i32 [ %147, %319 ], [ 0, %135 ]
  %327 = phi i32 [ %321, %319 ], [ 0, %135 ]
  %328 = tail call i32 @llvm.ctpop.i32(i32 %327)
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds %struct.SlotTraffic, ptr %5, i64 0, i32 3
  %331 = load i64, ptr %330, align 8
  %332 = add i64 %331, %329
  store i64 %332, ptr %330, align 8
  %333 = icmp eq i32 %327, %326
  %334 = select i1 %333, i32 1, i32 3
  %335 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 10
  %336 = load i32, ptr %335, align 4
  %337 = or i32 %336, %334
  store i32 %337, ptr %335, align 4
  br label %338

338:                                              ; preds = %58, %325
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
  br i1 %25, label %88, label %26

26:                                               ; preds = %7
  %27 = getelementptr inbounds %struct.Processor, ptr %9, i64 %10, i32 14
  %28 = load ptr, ptr %27, align 8
  %29 = mul i64 %2, -7046029254386353131
  %30 = lshr i64 %29, 61
  %31 = lshr i64 %29, 32
  %32 = xor i64 %30, %31
  %33 = zext i32 %24 to i64
  %34 = mul nuw i64 %32, %33
  %35 = lshr i64 %34, 32
  %36 = getelementptr inbounds %struct.Set, ptr %28, i64 %35
  %37 = trunc i64 %2 to i32
  %38 = add i32 %37, 1
  %39 = insertelement <8 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %41

41:                                               ; preds = %41, %26
  %42 = phi i64 [ 0, %26 ], [ %51, %41 ]
  %43 = phi <8 x i32> [ zeroinitializer, %26 ], [ %50, %41 ]
  %44 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %26 ], [ %52, %41 ]
  %45 = getelementptr inbounds [16 x i32], ptr %36, i64 0, i64 %42
  %46 = load <8 x i32>, ptr %45, align 4
  %47 = icmp eq <8 x i32> %46, %40
  %48 = zext <8 x i1> %47 to <8 x i32>
  %49 = shl nuw nsw <8 x i32> %48, %44
  %50 = or <8 x i32> %49, %43
  %51 = add nuw i64 %42, 8
  %52 = add <8 x i32> %44, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %53 = icmp eq i64 %51, 16
  br i1 %53, label %54, label %41

54:                                               ; preds = %41
  %55 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %50)
  %56 = icmp ne ptr %4, null
  %57 = icmp eq i32 %55, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = tail call i32 @llvm.cttz.i32(i32 %55, i1 true)
  br label %70

60:                                               ; preds = %54
  %61 = icmp eq i32 %6, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %60
  %63 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %88, label %66

66:                                               ; preds = %62, %60
  %67 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %27, i64 noundef %2)
  %68 = extractvalue { ptr, i32 } %67, 0
  %69 = extractvalue { ptr, i32 } %67, 1
  br label %70

70:                                               ; preds = %66, %58
  %71 = phi ptr [ %36, %58 ], [ %68, %66 ]
  %72 = phi i32 [ %59, %58 ], [ %69, %66 ]
  %73 = icmp eq i32 %6, 0
  %74 = or i1 %56, %57
  %75 = and i1 %73, %74
  br i1 %75, label %82, label %76

76:                                               ; preds = %70
  %77 = zext i32 %72 to i64
  %78 = getelementptr inbounds %struct.Set, ptr %71, i64 0, i32 2, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = trunc i32 %3 to i8
  %81 = or i8 %79, %80
  store i8 %81, ptr %78, align 1
  br label %82

82:                                               ; preds = %70, %76
  br i1 %57, label %88, label %83

83:                                               ; preds = %82
  %84 = load ptr, ptr %18, align 8
  %85 = getelementptr inbounds %struct.Totals, ptr %84, i64 0, i32 6
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, %12
  store i64 %87, ptr %85, align 8
  br label %88

88:                                               ; preds = %62, %83, %82, %7
  %89 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %115, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 24
  %94 = load ptr, ptr %93, align 8
  %95 = zext i32 %90 to i64
  br label %96

96:                                               ; preds = %112, %92
  %97 = phi i64 [ 0, %92 ], [ %113, %112 ]
  %98 = getelementptr inbounds %struct.Fold, ptr %94, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = icmp ugt i64 %99, %2
  br i1 %100, label %112, label %101

101:                                              ; preds = %96
  %102 = getelementptr inbounds %struct.Fold, ptr %94, i64 %97, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp ugt i64 %103, %2
  br i1 %104, label %105, label %112

105:                                              ; preds = %101
  %106 = and i64 %97, 4294967295
  %107 = sub i64 %2, %99
  %108 = getelementptr inbounds %struct.Fold, ptr %94, i64 %106, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = urem i64 %107, %109
  %111 = add i64 %110, %99
  br label %115

112:                                              ; preds = %101, %96
  %113 = add nuw nsw i64 %97, 1
  %114 = icmp eq i64 %113, %95
  br i1 %114, label %115, label %96

115:                                              ; preds = %112, %88, %105
  %116 = phi i64 [ %111, %105 ], [ %2, %88 ], [ %2, %112 ]
  %117 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %118 = load i32, ptr %117, align 4
  %119 = icmp ugt i32 %118, 1
  %120 = mul i64 %116, 1290601985087
  %121 = add i64 %120, 1896216165397
  %122 = lshr i64 %121, 40
  %123 = and i64 %122, 1
  %124 = select i1 %119, i64 %123, i64 0
  %125 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %124
  %126 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %125, i64 noundef %116)
  %127 = extractvalue { ptr, i32 } %126, 0
  %128 = extractvalue { ptr, i32 } %126, 1
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds %struct.Set, ptr %127, i64 0, i32 2, i64 %129
  %131 = getelementptr inbounds %struct.Set, ptr %127, i64 0, i32 3, i64 %129
  %132 = load i8, ptr %131, align 1
  %133 = getelementptr inbounds %struct.Set, ptr %127, i64 0, i32 4, i64 %129
  %134 = load i8, ptr %133, align 1
  %135 = icmp eq i8 %134, 0
  br i1 %135, label %184, label %136

136:                                              ; preds = %115
  %137 = load i32, ptr %117, align 4
  %138 = icmp ult i32 %137, 2
  %139 = mul i64 %116, -7620389936792862720
  %140 = add i64 %139, -2540129978930954240
  %141 = icmp sgt i64 %140, -1
  %142 = or i1 %141, %138
  %143 = zext i1 %142 to i64
  %144 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %143
  %145 = load ptr, ptr %144, align 8
  %146 = mul i64 %116, -7046029254386353131
  %147 = lshr i64 %146, 61
  %148 = lshr i64 %146, 32
  %149 = xor i64 %147, %148
  %150 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %143, i32 2
  %151 = load i32, ptr %150, align 8
  %152 = zext i32 %151 to i64
  %153 = mul nuw i64 %149, %152
  %154 = lshr i64 %153, 32
  %155 = getelementptr inbounds %struct.Set, ptr %145, i64 %154
  %156 = trunc i64 %116 to i32
  %157 = add i32 %156, 1
  %158 = insertelement <8 x i32> poison, i32 %157, i64 0
  %159 = shufflevector <8 x i32> %158, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %160

160:                                              ; preds = %160, %136
  %161 = phi i64 [ 0, %136 ], [ %170, %160 ]
  %162 = phi <8 x i32> [ zeroinitializer, %136 ], [ %169, %160 ]
  %163 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %136 ], [ %171, %160 ]
  %164 = getelementptr inbounds [16 x i32], ptr %155, i64 0, i64 %161
  %165 = load <8 x i32>, ptr %164, align 4
  %166 = icmp eq <8 x i32> %165, %159
  %167 = zext <8 x i1> %166 to <8 x i32>
  %168 = shl nuw nsw <8 x i32> %167, %163
  %169 = or <8 x i32> %168, %162
  %170 = add nuw i64 %161, 8
  %171 = add <8 x i32> %163, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %172 = icmp eq i64 %170, 16
  br i1 %172, label %173, label %160

173:                                              ; preds = %160
  %174 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %169)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %184, label %176

176:                                              ; preds = %173
  %177 = tail call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds %struct.Set, ptr %145, i64 %154, i32 2, i64 %178
  %180 = load i8, ptr %179, align 1
  %181 = trunc i32 %3 to i8
  %182 = xor i8 %181, -1
  %183 = and i8 %180, %182
  store i8 %183, ptr %179, align 1
  br label %184

184:                                              ; preds = %176, %173, %115
  %185 = load ptr, ptr %18, align 8
  %186 = getelementptr inbounds %struct.Totals, ptr %185, i64 0, i32 9
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, %12
  store i64 %188, ptr %186, align 8
  %189 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %124, i32 1
  %190 = load ptr, ptr %189, align 8
  %191 = load ptr, ptr %125, align 8
  %192 = ptrtoint ptr %127 to i64
  %193 = ptrtoint ptr %191 to i64
  %194 = sub i64 %192, %193
  %195 = sdiv exact i64 %194, 192
  %196 = shl nsw i64 %195, 4
  %197 = add nsw i64 %196, %129
  %198 = shl nsw i64 %197, 2
  %199 = getelementptr inbounds i32, ptr %190, i64 %198
  %200 = icmp eq ptr %4, null
  br i1 %200, label %238, label %201

201:                                              ; preds = %184
  %202 = zext i8 %132 to i32
  br label %203

203:                                              ; preds = %235, %201
  %204 = phi i64 [ 0, %201 ], [ %236, %235 ]
  %205 = load i8, ptr %130, align 1
  %206 = zext i8 %205 to i32
  %207 = xor i32 %206, -1
  %208 = trunc i64 %204 to i32
  %209 = shl nuw nsw i32 1, %208
  %210 = and i32 %207, %3
  %211 = and i32 %210, %209
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %235, label %213

213:                                              ; preds = %203
  %214 = and i32 %209, %202
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %219, label %216

216:                                              ; preds = %213
  %217 = getelementptr inbounds i32, ptr %199, i64 %204
  %218 = load i32, ptr %217, align 4
  br label %219

219:                                              ; preds = %216, %213
  %220 = phi i32 [ %218, %216 ], [ 0, %213 ]
  %221 = lshr i64 %204, 1
  %222 = getelementptr inbounds i64, ptr %4, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = shl nuw nsw i64 %204, 5
  %225 = and i64 %224, 32
  %226 = lshr i64 %223, %225
  %227 = trunc i64 %226 to i32
  %228 = getelementptr inbounds i32, ptr %199, i64 %204
  %229 = or i32 %220, %227
  store i32 %229, ptr %228, align 4
  %230 = icmp eq i32 %229, -1
  br i1 %230, label %231, label %235

231:                                              ; preds = %219
  %232 = load i8, ptr %130, align 1
  %233 = trunc i32 %209 to i8
  %234 = or i8 %232, %233
  store i8 %234, ptr %130, align 1
  br label %235

235:                                              ; preds = %231, %219, %203
  %236 = add nuw nsw i64 %204, 1
  %237 = icmp eq i64 %236, 4
  br i1 %237, label %242, label %203

238:                                              ; preds = %184
  %239 = load i8, ptr %130, align 1
  %240 = trunc i32 %3 to i8
  %241 = or i8 %239, %240
  store i8 %241, ptr %130, align 1
  br label %242

242:                                              ; preds = %235, %238
  %243 = load i8, ptr %131, align 1
  %244 = icmp eq i8 %243, 0
  br i1 %244, label %245, label %297

245:                                              ; preds = %242
  %246 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %247 = load ptr, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = add i64 %249, 1
  store i64 %250, ptr %248, align 8
  %251 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %252 = load i32, ptr %251, align 8
  %253 = zext i32 %252 to i64
  %254 = urem i64 %249, %253
  %255 = getelementptr inbounds %struct.Dirty, ptr %247, i64 %254
  %256 = load ptr, ptr %255, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %291, label %258

258:                                              ; preds = %245
  %259 = getelementptr inbounds %struct.Place, ptr %255, i64 0, i32 1
  %260 = load i32, ptr %259, align 8
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds [16 x i32], ptr %256, i64 0, i64 %261
  %263 = load i32, ptr %262, align 4
  %264 = getelementptr inbounds %struct.Dirty, ptr %247, i64 %254, i32 1
  %265 = load i32, ptr %264, align 8
  %266 = icmp eq i32 %263, %265
  br i1 %266, label %267, label %291

267:                                              ; preds = %258
  %268 = getelementptr inbounds %struct.Set, ptr %256, i64 0, i32 3, i64 %261
  %269 = load i8, ptr %268, align 1
  %270 = tail call i8 @llvm.ctpop.i8(i8 %269)
  %271 = zext i8 %270 to i64
  %272 = load ptr, ptr %18, align 8
  %273 = getelementptr inbounds %struct.Totals, ptr %272, i64 0, i32 15
  %274 = load i64, ptr %273, align 8
  %275 = add i64 %274, %271
  store i64 %275, ptr %273, align 8
  %276 = load i8, ptr %268, align 1
  %277 = zext i8 %276 to i32
  %278 = getelementptr inbounds %struct.Set, ptr %256, i64 0, i32 2, i64 %261
  %279 = load i8, ptr %278, align 1
  %280 = zext i8 %279 to i32
  %281 = xor i32 %280, -1
  %282 = and i32 %281, %277
  %283 = tail call i32 @llvm.ctpop.i32(i32 %282)
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds %struct.Totals, ptr %272, i64 0, i32 14
  %286 = load i64, ptr %285, align 8
  %287 = add i64 %286, %284
  store i64 %287, ptr %285, align 8
  %288 = load i8, ptr %268, align 1
  %289 = load i8, ptr %278, align 1
  %290 = or i8 %289, %288
  store i8 %290, ptr %278, align 1
  store i8 0, ptr %268, align 1
  br label %291

291:                                              ; preds = %267, %258, %245
  %292 = getelementptr inbounds [16 x i32], ptr %127, i64 0, i64 %129
  %293 = load i32, ptr %292, align 4
  store ptr %127, ptr %255, align 8
  %294 = getelementptr inbounds i8, ptr %255, i64 8
  store i32 %128, ptr %294, align 8
  %295 = getelementptr inbounds i8, ptr %255, i64 16
  store i32 %293, ptr %295, align 8
  %296 = load i8, ptr %131, align 1
  br label %297

297:                                              ; preds = %242, %291
  %298 = phi i8 [ %296, %291 ], [ %243, %242 ]
  %299 = trunc i32 %3 to i8
  %300 = or i8 %298, %299
  store i8 %300, ptr %131, align 1
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
  %17 = insertelement <8 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <8 x i32> %17, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %19, %3
  %20 = phi i64 [ 0, %3 ], [ %29, %19 ]
  %21 = phi <8 x i32> [ zeroinitializer, %3 ], [ %28, %19 ]
  %22 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %3 ], [ %30, %19 ]
  %23 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %20
  %24 = load <8 x i32>, ptr %23, align 4
  %25 = icmp eq <8 x i32> %24, %18
  %26 = zext <8 x i1> %25 to <8 x i32>
  %27 = shl nuw nsw <8 x i32> %26, %22
  %28 = or <8 x i32> %27, %21
  %29 = add nuw i64 %20, 8
  %30 = add <8 x i32> %22, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %31 = icmp eq i64 %29, 16
  br i1 %31, label %32, label %19

32:                                               ; preds = %19
  %33 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %28)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %37, label %35

35:                                               ; preds = %32
  %36 = tail call i32 @llvm.cttz.i32(i32 %33, i1 true)
  br label %108

37:                                               ; preds = %32, %42
  %38 = phi i64 [ %43, %42 ], [ 0, %32 ]
  %39 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %76, label %42

42:                                               ; preds = %37
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, 16
  br i1 %44, label %45, label %37

45:                                               ; preds = %42
  %46 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %47 = load i32, ptr %46, align 8
  %48 = zext i32 %47 to i64
  %49 = mul i64 %48, -7046029254386353131
  %50 = lshr i64 %49, 49
  %51 = lshr i64 %49, 20
  %52 = xor i64 %50, %51
  %53 = trunc i64 %52 to i32
  %54 = getelementptr inbounds %struct.Cache, ptr %1, i64 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  %57 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %58 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %59 = select i1 %56, ptr %58, ptr %57
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %78, label %62

62:                                               ; preds = %45, %62
  %63 = phi i32 [ %73, %62 ], [ -1, %45 ]
  %64 = phi i32 [ %72, %62 ], [ 0, %45 ]
  %65 = phi i32 [ %74, %62 ], [ 0, %45 ]
  %66 = add i32 %65, %53
  %67 = and i32 %66, 15
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = icmp ult i32 %70, %63
  %72 = select i1 %71, i32 %67, i32 %64
  %73 = tail call i32 @llvm.umin.i32(i32 %70, i32 %63)
  %74 = add nuw i32 %65, 1
  %75 = icmp eq i32 %74, %60
  br i1 %75, label %78, label %62

76:                                               ; preds = %37
  %77 = trunc i64 %38 to i32
  br label %78

78:                                               ; preds = %62, %45, %76
  %79 = phi i32 [ 0, %45 ], [ %77, %76 ], [ %72, %62 ]
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 3, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %104, label %84

84:                                               ; preds = %78
  %85 = tail call i8 @llvm.ctpop.i8(i8 %82)
  %86 = zext i8 %85 to i64
  %87 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 22
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Totals, ptr %88, i64 0, i32 15
  %90 = load i64, ptr %89, align 8
  %91 = add i64 %90, %86
  store i64 %91, ptr %89, align 8
  %92 = load i8, ptr %81, align 1
  %93 = zext i8 %92 to i32
  %94 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %80
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = xor i32 %96, -1
  %98 = and i32 %97, %93
  %99 = tail call i32 @llvm.ctpop.i32(i32 %98)
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds %struct.Totals, ptr %88, i64 0, i32 14
  %102 = load i64, ptr %101, align 8
  %103 = add i64 %102, %100
  store i64 %103, ptr %101, align 8
  br label %104

104:                                              ; preds = %84, %78
  %105 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %80
  store i32 %16, ptr %105, align 4
  %106 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 4, i64 %80
  store i8 0, ptr %106, align 1
  store i8 0, ptr %81, align 1
  %107 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 2, i64 %80
  store i8 0, ptr %107, align 1
  br label %108

108:                                              ; preds = %35, %104
  %109 = phi i32 [ %36, %35 ], [ %79, %104 ]
  %110 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 7
  %111 = load i32, ptr %110, align 8
  %112 = add i32 %111, 1
  store i32 %112, ptr %110, align 8
  %113 = zext i32 %109 to i64
  %114 = getelementptr inbounds %struct.Set, ptr %4, i64 %13, i32 1, i64 %113
  store i32 %112, ptr %114, align 4
  %115 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %116 = insertvalue { ptr, i32 } %115, i32 %109, 1
  ret { ptr, i32 } %116
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>)



