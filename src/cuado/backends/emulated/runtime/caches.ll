; sha256 of the sources: dcb4051f34fdab0dc699c2544f5cfbc1e036c998b89480887a12485f537ee479

%struct.Hierarchy = type { %struct.Config, ptr, i64, ptr, [2 x %struct.Cache], ptr, i64, i32, i32, i32, ptr, i64, i64 }
%struct.Config = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr }
%struct.Cache = type { ptr, ptr, i32 }
%struct.Processor = type { [64 x ptr], [64 x ptr], [64 x i32], [64 x i32], i64, i64, i32, i32, i32, i32, %struct.Cache }
%struct.SlotTraffic = type { i64, i64, i64, i64 }
%struct.Set = type { [16 x i32], [16 x i32], [16 x i8], [16 x i8], [16 x i8], [16 x i8] }
%struct.Fold = type { i64, i64, i64 }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Dirty = type { %struct.Place, i32 }
%struct.Place = type { ptr, i32 }
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
  %2 = tail call dereferenceable_or_null(224) ptr @calloc(i64 noundef 1, i64 noundef 224)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %2, ptr noundef nonnull align 8 dereferenceable(96) %0, i64 96, i1 false)
  %3 = getelementptr inbounds %struct.Hierarchy, ptr %2, i64 0, i32 6
  store i64 1048576, ptr %3, align 8
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = tail call ptr @calloc(i64 noundef %5, i64 noundef 1592)
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
  %39 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 10
  %40 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 10, i32 2
  store i32 %23, ptr %40, align 8
  %41 = tail call ptr @calloc(i64 noundef %24, i64 noundef 192)
  store ptr %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Processor, ptr %6, i64 %38, i32 10, i32 1
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
  %16 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 18
  %18 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %19 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
  %20 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %21 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 9
  %30 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
  br label %31

31:                                               ; preds = %608, %2
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
  br i1 %97, label %612, label %98

98:                                               ; preds = %93, %92
  %99 = load i32, ptr %9, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %612, label %101

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
  br i1 %153, label %603, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 6
  %156 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 8
  %157 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 9
  %158 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 5
  %159 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 7
  br label %160

160:                                              ; preds = %600, %154
  %161 = load i32, ptr %155, align 8
  %162 = icmp ult i32 %161, 64
  br i1 %162, label %163, label %168

163:                                              ; preds = %160
  %164 = load i64, ptr %151, align 8
  %165 = zext i32 %161 to i64
  %166 = shl i64 -1, %165
  %167 = and i64 %164, %166
  br label %168

168:                                              ; preds = %163, %160
  %169 = phi i64 [ %167, %163 ], [ 0, %160 ]
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %173

171:                                              ; preds = %168
  %172 = load i64, ptr %151, align 8
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i64 [ %172, %171 ], [ %169, %168 ]
  %175 = tail call i64 @llvm.cttz.i64(i64 %174, i1 true)
  %176 = trunc i64 %175 to i32
  %177 = getelementptr inbounds [64 x ptr], ptr %105, i64 0, i64 %175
  %178 = load ptr, ptr %177, align 8
  %179 = load i64, ptr %178, align 8
  %180 = lshr i64 %179, 60
  %181 = trunc i64 %180 to i32
  %182 = icmp eq i32 %181, 6
  %183 = and i32 %181, 13
  %184 = icmp eq i32 %183, 1
  br i1 %184, label %185, label %190

185:                                              ; preds = %173
  %186 = load i32, ptr %156, align 8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %190, label %188

188:                                              ; preds = %185
  %189 = add nuw nsw i32 %176, 1
  store i32 %189, ptr %155, align 8
  store i32 0, ptr %157, align 4
  store i32 0, ptr %156, align 8
  br label %598

190:                                              ; preds = %185, %173
  %191 = phi ptr [ %157, %185 ], [ %156, %173 ]
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, 1
  store i32 %193, ptr %191, align 4
  br i1 %182, label %202, label %194

194:                                              ; preds = %190
  %195 = load i32, ptr %156, align 8
  %196 = load i32, ptr %14, align 8
  %197 = icmp ult i32 %195, %196
  br i1 %197, label %198, label %202

198:                                              ; preds = %194
  %199 = load i32, ptr %157, align 4
  %200 = load i32, ptr %15, align 4
  %201 = icmp ult i32 %199, %200
  br i1 %201, label %204, label %202

202:                                              ; preds = %198, %194, %190
  %203 = add nuw nsw i32 %176, 1
  store i32 %203, ptr %155, align 8
  store i32 0, ptr %157, align 4
  store i32 0, ptr %156, align 8
  br label %205

204:                                              ; preds = %198
  store i32 %176, ptr %155, align 8
  br label %205

205:                                              ; preds = %204, %202
  br i1 %182, label %523, label %206

206:                                              ; preds = %205
  %207 = and i64 %179, 576460752303423488
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %223

209:                                              ; preds = %206, %209
  %210 = phi i64 [ %220, %209 ], [ %179, %206 ]
  %211 = phi ptr [ %215, %209 ], [ %178, %206 ]
  %212 = and i64 %210, -1152921504606846976
  %213 = icmp eq i64 %212, 3458764513820540928
  %214 = select i1 %213, i64 3, i64 1
  %215 = getelementptr inbounds i64, ptr %211, i64 %214
  %216 = load ptr, ptr %3, align 8
  %217 = getelementptr inbounds %struct.Processor, ptr %216, i64 %104
  %218 = load i64, ptr %215, align 8
  %219 = and i64 %218, 1099511627775
  tail call fastcc void @prefetch_line(ptr noundef %0, ptr noundef %217, i64 noundef %219)
  %220 = load i64, ptr %215, align 8
  %221 = and i64 %220, 576460752303423488
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %209, label %223

223:                                              ; preds = %209, %206
  br label %224

224:                                              ; preds = %223, %519
  %225 = phi ptr [ %245, %519 ], [ %178, %223 ]
  %226 = getelementptr inbounds i64, ptr %225, i64 1
  %227 = load i64, ptr %225, align 8
  %228 = and i64 %227, 1099511627775
  %229 = lshr i64 %227, 60
  %230 = trunc i64 %229 to i32
  %231 = lshr i64 %227, 40
  %232 = trunc i64 %231 to i32
  %233 = and i32 %232, 15
  %234 = lshr i64 %227, 44
  %235 = and i64 %234, 32767
  %236 = load ptr, ptr %16, align 8
  %237 = getelementptr inbounds i8, ptr %236, i64 %235
  %238 = load i8, ptr %237, align 1
  %239 = zext i8 %238 to i32
  %240 = icmp eq i32 %230, 3
  %241 = select i1 %240, ptr %226, ptr null
  %242 = load ptr, ptr %17, align 8
  %243 = getelementptr inbounds %struct.SlotTraffic, ptr %242, i64 %235
  %244 = getelementptr inbounds i64, ptr %225, i64 3
  %245 = select i1 %240, ptr %244, ptr %226
  %246 = icmp eq i8 %238, 2
  br i1 %246, label %519, label %247

247:                                              ; preds = %224
  switch i32 %230, label %518 [
    i32 0, label %248
    i32 4, label %249
    i32 5, label %262
    i32 2, label %275
  ]

248:                                              ; preds = %247
  tail call fastcc void @load(ptr noundef %0, i32 noundef %102, i64 noundef %228, i32 noundef %233, i32 noundef %239, ptr noundef %243, i32 noundef 0)
  br label %519

249:                                              ; preds = %247
  %250 = load i32, ptr %26, align 4
  %251 = zext i32 %250 to i64
  %252 = mul nuw i64 %251, %104
  %253 = load i32, ptr %27, align 8
  %254 = zext i32 %253 to i64
  %255 = mul i64 %252, %254
  %256 = add i64 %255, %175
  %257 = load i32, ptr %28, align 4
  %258 = zext i32 %257 to i64
  %259 = mul i64 %256, %258
  %260 = add nuw nsw i64 %228, 2147483648
  %261 = add i64 %260, %259
  tail call fastcc void @load(ptr noundef %0, i32 noundef %102, i64 noundef %261, i32 noundef %233, i32 noundef %239, ptr noundef %243, i32 noundef 1)
  br label %519

262:                                              ; preds = %247
  %263 = load i32, ptr %26, align 4
  %264 = zext i32 %263 to i64
  %265 = mul nuw i64 %264, %104
  %266 = load i32, ptr %27, align 8
  %267 = zext i32 %266 to i64
  %268 = mul i64 %265, %267
  %269 = add i64 %268, %175
  %270 = load i32, ptr %28, align 4
  %271 = zext i32 %270 to i64
  %272 = mul i64 %269, %271
  %273 = add nuw nsw i64 %228, 2147483648
  %274 = add i64 %273, %272
  tail call fastcc void @store(ptr noundef %0, i32 noundef %102, i64 noundef %274, i32 noundef %233, ptr noundef null, ptr noundef %243)
  br label %519

275:                                              ; preds = %247
  %276 = load ptr, ptr %3, align 8
  %277 = getelementptr inbounds %struct.Processor, ptr %276, i64 %104, i32 10, i32 2
  %278 = load i32, ptr %277, align 8
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %291, label %280

280:                                              ; preds = %275
  %281 = getelementptr inbounds %struct.Processor, ptr %276, i64 %104, i32 10
  %282 = load ptr, ptr %281, align 8
  %283 = mul i64 %228, -7046029254386353131
  %284 = lshr i64 %283, 61
  %285 = lshr i64 %283, 32
  %286 = xor i64 %284, %285
  %287 = zext i32 %278 to i64
  %288 = mul nuw i64 %286, %287
  %289 = lshr i64 %288, 32
  %290 = getelementptr inbounds %struct.Set, ptr %282, i64 %289
  br label %291

291:                                              ; preds = %280, %275
  %292 = phi ptr [ %290, %280 ], [ null, %275 ]
  %293 = icmp eq ptr %292, null
  br i1 %293, label %309, label %294

294:                                              ; preds = %291
  %295 = trunc i64 %227 to i32
  %296 = add i32 %295, 1
  br label %297

297:                                              ; preds = %297, %294
  %298 = phi i64 [ 0, %294 ], [ %307, %297 ]
  %299 = phi i32 [ 0, %294 ], [ %306, %297 ]
  %300 = getelementptr inbounds [16 x i32], ptr %292, i64 0, i64 %298
  %301 = load i32, ptr %300, align 4
  %302 = icmp eq i32 %301, %296
  %303 = zext i1 %302 to i32
  %304 = trunc i64 %298 to i32
  %305 = shl i32 %303, %304
  %306 = or i32 %305, %299
  %307 = add nuw nsw i64 %298, 1
  %308 = icmp eq i64 %307, 16
  br i1 %308, label %309, label %297

309:                                              ; preds = %297, %291
  %310 = phi i32 [ 0, %291 ], [ %306, %297 ]
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %320, label %312

312:                                              ; preds = %309
  %313 = tail call i32 @llvm.cttz.i32(i32 %310, i1 true)
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds %struct.Set, ptr %292, i64 0, i32 2, i64 %314
  %316 = load i8, ptr %315, align 1
  %317 = trunc i32 %233 to i8
  %318 = xor i8 %317, -1
  %319 = and i8 %316, %318
  store i8 %319, ptr %315, align 1
  br label %320

320:                                              ; preds = %312, %309
  %321 = tail call i32 @llvm.ctpop.i32(i32 %233)
  %322 = zext i32 %321 to i64
  %323 = load i64, ptr %243, align 8
  %324 = add i64 %323, %322
  store i64 %324, ptr %243, align 8
  %325 = getelementptr inbounds %struct.SlotTraffic, ptr %242, i64 %235, i32 2
  %326 = load i64, ptr %325, align 8
  %327 = add i64 %326, %322
  store i64 %327, ptr %325, align 8
  %328 = load i32, ptr %18, align 4
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %355, label %330

330:                                              ; preds = %320
  %331 = load ptr, ptr %19, align 8
  %332 = zext i32 %328 to i64
  br label %336

333:                                              ; preds = %352
  %334 = add nuw nsw i64 %337, 1
  %335 = icmp eq i64 %334, %332
  br i1 %335, label %355, label %336

336:                                              ; preds = %333, %330
  %337 = phi i64 [ 0, %330 ], [ %334, %333 ]
  %338 = phi i64 [ undef, %330 ], [ %354, %333 ]
  %339 = getelementptr inbounds %struct.Fold, ptr %331, i64 %337
  %340 = load i64, ptr %339, align 8
  %341 = icmp ult i64 %228, %340
  br i1 %341, label %352, label %342

342:                                              ; preds = %336
  %343 = getelementptr inbounds %struct.Fold, ptr %331, i64 %337, i32 1
  %344 = load i64, ptr %343, align 8
  %345 = icmp ugt i64 %344, %228
  br i1 %345, label %346, label %352

346:                                              ; preds = %342
  %347 = sub i64 %228, %340
  %348 = getelementptr inbounds %struct.Fold, ptr %331, i64 %337, i32 2
  %349 = load i64, ptr %348, align 8
  %350 = urem i64 %347, %349
  %351 = add i64 %350, %340
  br label %352

352:                                              ; preds = %346, %342, %336
  %353 = phi i1 [ false, %346 ], [ true, %342 ], [ true, %336 ]
  %354 = phi i64 [ %351, %346 ], [ %338, %342 ], [ %338, %336 ]
  br i1 %353, label %333, label %355

355:                                              ; preds = %352, %333, %320
  %356 = phi i64 [ %228, %320 ], [ %354, %352 ], [ %228, %333 ]
  %357 = load ptr, ptr %20, align 8
  %358 = getelementptr inbounds %struct.Totals, ptr %357, i64 0, i32 8
  %359 = load i64, ptr %358, align 8
  %360 = add i64 %359, %322
  store i64 %360, ptr %358, align 8
  %361 = load i32, ptr %21, align 4
  %362 = icmp ugt i32 %361, 1
  %363 = mul i64 %356, 1290601985087
  %364 = add i64 %363, 1896216165397
  %365 = lshr i64 %364, 40
  %366 = and i64 %365, 1
  %367 = select i1 %362, i64 %366, i64 0
  %368 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %367
  %369 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %368, i64 noundef %356)
  %370 = extractvalue { ptr, i32 } %369, 0
  %371 = extractvalue { ptr, i32 } %369, 1
  %372 = zext i32 %371 to i64
  %373 = getelementptr inbounds %struct.Set, ptr %370, i64 0, i32 2, i64 %372
  %374 = load i8, ptr %373, align 1
  %375 = zext i8 %374 to i32
  %376 = and i32 %233, %375
  %377 = xor i32 %376, %233
  %378 = load i32, ptr %22, align 4
  switch i32 %378, label %389 [
    i32 4, label %379
    i32 2, label %382
  ]

379:                                              ; preds = %355
  %380 = icmp eq i32 %377, 0
  %381 = select i1 %380, i32 0, i32 15
  br label %389

382:                                              ; preds = %355
  %383 = and i32 %377, 3
  %384 = icmp eq i32 %383, 0
  %385 = select i1 %384, i32 0, i32 3
  %386 = icmp ult i32 %377, 4
  %387 = select i1 %386, i32 0, i32 12
  %388 = or i32 %385, %387
  br label %389

389:                                              ; preds = %382, %379, %355
  %390 = phi i32 [ %381, %379 ], [ %388, %382 ], [ %377, %355 ]
  %391 = xor i32 %375, -1
  %392 = and i32 %390, %391
  %393 = tail call i32 @llvm.ctpop.i32(i32 %392)
  %394 = zext i32 %393 to i64
  %395 = load ptr, ptr %20, align 8
  %396 = getelementptr inbounds %struct.Totals, ptr %395, i64 0, i32 12
  %397 = load i64, ptr %396, align 8
  %398 = add i64 %397, %394
  store i64 %398, ptr %396, align 8
  %399 = load i8, ptr %373, align 1
  %400 = trunc i32 %392 to i8
  %401 = or i8 %399, %400
  store i8 %401, ptr %373, align 1
  %402 = load i32, ptr %21, align 4
  %403 = icmp ugt i32 %402, 1
  %404 = select i1 %403, i64 %366, i64 0
  %405 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %404
  %406 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %405, i64 noundef %356)
  %407 = extractvalue { ptr, i32 } %406, 0
  %408 = extractvalue { ptr, i32 } %406, 1
  %409 = zext i32 %408 to i64
  %410 = getelementptr inbounds %struct.Set, ptr %407, i64 0, i32 4, i64 %409
  %411 = load i8, ptr %410, align 1
  %412 = icmp eq i8 %411, 0
  br i1 %412, label %457, label %413

413:                                              ; preds = %389
  %414 = load i32, ptr %21, align 4
  %415 = icmp ult i32 %414, 2
  %416 = mul i64 %356, -7620389936792862720
  %417 = add i64 %416, -2540129978930954240
  %418 = icmp sgt i64 %417, -1
  %419 = or i1 %418, %415
  %420 = zext i1 %419 to i64
  %421 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %420
  %422 = load ptr, ptr %421, align 8
  %423 = mul i64 %356, -7046029254386353131
  %424 = lshr i64 %423, 61
  %425 = lshr i64 %423, 32
  %426 = xor i64 %424, %425
  %427 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %420, i32 2
  %428 = load i32, ptr %427, align 8
  %429 = zext i32 %428 to i64
  %430 = mul nuw i64 %426, %429
  %431 = lshr i64 %430, 32
  %432 = getelementptr inbounds %struct.Set, ptr %422, i64 %431
  %433 = trunc i64 %356 to i32
  %434 = add i32 %433, 1
  br label %435

435:                                              ; preds = %435, %413
  %436 = phi i64 [ 0, %413 ], [ %445, %435 ]
  %437 = phi i32 [ 0, %413 ], [ %444, %435 ]
  %438 = getelementptr inbounds [16 x i32], ptr %432, i64 0, i64 %436
  %439 = load i32, ptr %438, align 4
  %440 = icmp eq i32 %439, %434
  %441 = zext i1 %440 to i32
  %442 = trunc i64 %436 to i32
  %443 = shl i32 %441, %442
  %444 = or i32 %443, %437
  %445 = add nuw nsw i64 %436, 1
  %446 = icmp eq i64 %445, 16
  br i1 %446, label %447, label %435

447:                                              ; preds = %435
  %448 = icmp eq i32 %444, 0
  br i1 %448, label %457, label %449

449:                                              ; preds = %447
  %450 = tail call i32 @llvm.cttz.i32(i32 %444, i1 true)
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds %struct.Set, ptr %422, i64 %431, i32 2, i64 %451
  %453 = load i8, ptr %452, align 1
  %454 = trunc i32 %233 to i8
  %455 = xor i8 %454, -1
  %456 = and i8 %453, %455
  store i8 %456, ptr %452, align 1
  br label %457

457:                                              ; preds = %449, %447, %389
  %458 = getelementptr inbounds %struct.Set, ptr %407, i64 0, i32 3, i64 %409
  %459 = load i8, ptr %458, align 1
  %460 = icmp eq i8 %459, 0
  br i1 %460, label %461, label %509

461:                                              ; preds = %457
  %462 = load ptr, ptr %23, align 8
  %463 = load i64, ptr %24, align 8
  %464 = add i64 %463, 1
  store i64 %464, ptr %24, align 8
  %465 = load i32, ptr %25, align 8
  %466 = zext i32 %465 to i64
  %467 = urem i64 %463, %466
  %468 = getelementptr inbounds %struct.Dirty, ptr %462, i64 %467
  %469 = load ptr, ptr %468, align 8
  %470 = icmp eq ptr %469, null
  br i1 %470, label %504, label %471

471:                                              ; preds = %461
  %472 = getelementptr inbounds %struct.Place, ptr %468, i64 0, i32 1
  %473 = load i32, ptr %472, align 8
  %474 = zext i32 %473 to i64
  %475 = getelementptr inbounds [16 x i32], ptr %469, i64 0, i64 %474
  %476 = load i32, ptr %475, align 4
  %477 = getelementptr inbounds %struct.Dirty, ptr %462, i64 %467, i32 1
  %478 = load i32, ptr %477, align 8
  %479 = icmp eq i32 %476, %478
  br i1 %479, label %480, label %504

480:                                              ; preds = %471
  %481 = getelementptr inbounds %struct.Set, ptr %469, i64 0, i32 3, i64 %474
  %482 = load i8, ptr %481, align 1
  %483 = tail call i8 @llvm.ctpop.i8(i8 %482)
  %484 = zext i8 %483 to i64
  %485 = load ptr, ptr %20, align 8
  %486 = getelementptr inbounds %struct.Totals, ptr %485, i64 0, i32 13
  %487 = load i64, ptr %486, align 8
  %488 = add i64 %487, %484
  store i64 %488, ptr %486, align 8
  %489 = load i8, ptr %481, align 1
  %490 = zext i8 %489 to i32
  %491 = getelementptr inbounds %struct.Set, ptr %469, i64 0, i32 2, i64 %474
  %492 = load i8, ptr %491, align 1
  %493 = zext i8 %492 to i32
  %494 = xor i32 %493, -1
  %495 = and i32 %494, %490
  %496 = tail call i32 @llvm.ctpop.i32(i32 %495)
  %497 = zext i32 %496 to i64
  %498 = getelementptr inbounds %struct.Totals, ptr %485, i64 0, i32 12
  %499 = load i64, ptr %498, align 8
  %500 = add i64 %499, %497
  store i64 %500, ptr %498, align 8
  %501 = load i8, ptr %481, align 1
  %502 = load i8, ptr %491, align 1
  %503 = or i8 %502, %501
  store i8 %503, ptr %491, align 1
  store i8 0, ptr %481, align 1
  br label %504

504:                                              ; preds = %480, %471, %461
  %505 = getelementptr inbounds [16 x i32], ptr %407, i64 0, i64 %409
  %506 = load i32, ptr %505, align 4
  store ptr %407, ptr %468, align 8
  %507 = getelementptr inbounds i8, ptr %468, i64 8
  store i32 %408, ptr %507, align 8
  %508 = getelementptr inbounds i8, ptr %468, i64 16
  store i32 %506, ptr %508, align 8
  br label %509

509:                                              ; preds = %504, %457
  %510 = load i8, ptr %458, align 1
  %511 = trunc i32 %233 to i8
  %512 = or i8 %510, %511
  store i8 %512, ptr %458, align 1
  %513 = tail call i32 @llvm.ctpop.i32(i32 %376)
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds %struct.SlotTraffic, ptr %242, i64 %235, i32 3
  %516 = load i64, ptr %515, align 8
  %517 = add i64 %516, %514
  store i64 %517, ptr %515, align 8
  br label %519

518:                                              ; preds = %247
  tail call fastcc void @store(ptr noundef %0, i32 noundef %102, i64 noundef %228, i32 noundef %233, ptr noundef %241, ptr noundef %243)
  br label %519

519:                                              ; preds = %518, %509, %262, %249, %248, %224
  %520 = and i64 %227, 576460752303423488
  %521 = icmp eq i64 %520, 0
  br i1 %521, label %224, label %522

522:                                              ; preds = %519
  store ptr %245, ptr %177, align 8
  br label %598

523:                                              ; preds = %205
  %524 = and i64 %179, 1152921504606846975
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %538, label %526

526:                                              ; preds = %523
  %527 = load i32, ptr %27, align 8
  %528 = udiv i32 %176, %527
  %529 = zext i32 %528 to i64
  %530 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %529
  %531 = load ptr, ptr %530, align 8
  %532 = urem i32 %176, %527
  %533 = zext i32 %532 to i64
  %534 = getelementptr inbounds i64, ptr %531, i64 %533
  %535 = icmp eq ptr %178, %534
  br i1 %535, label %536, label %538

536:                                              ; preds = %526
  %537 = getelementptr inbounds i64, ptr %531, i64 %524
  store ptr %537, ptr %177, align 8
  br label %598

538:                                              ; preds = %526, %523
  %539 = load i32, ptr %27, align 8
  %540 = udiv i32 %176, %539
  %541 = shl nuw i64 1, %175
  %542 = xor i64 %541, -1
  %543 = load i64, ptr %151, align 8
  %544 = and i64 %543, %542
  store i64 %544, ptr %151, align 8
  %545 = zext i32 %540 to i64
  br i1 %525, label %553, label %546

546:                                              ; preds = %538
  %547 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %545
  %548 = load ptr, ptr %547, align 8
  %549 = getelementptr inbounds i64, ptr %548, i64 %524
  store ptr %549, ptr %177, align 8
  %550 = load i64, ptr %158, align 8
  %551 = or i64 %550, %541
  store i64 %551, ptr %158, align 8
  %552 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 3, i64 %545
  br label %555

553:                                              ; preds = %538
  %554 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %545
  br label %555

555:                                              ; preds = %553, %546
  %556 = phi ptr [ %554, %553 ], [ %552, %546 ]
  %557 = phi i32 [ -1, %553 ], [ 1, %546 ]
  %558 = load i32, ptr %556, align 4
  %559 = add i32 %558, %557
  store i32 %559, ptr %556, align 4
  %560 = zext i32 %540 to i64
  %561 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 3, i64 %560
  %562 = load i32, ptr %561, align 4
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %582, label %564

564:                                              ; preds = %555
  %565 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %560
  %566 = load i32, ptr %565, align 4
  %567 = icmp eq i32 %562, %566
  br i1 %567, label %568, label %582

568:                                              ; preds = %564
  %569 = load i64, ptr %158, align 8
  %570 = load i32, ptr %27, align 8
  %571 = icmp eq i32 %570, 64
  %572 = zext i32 %570 to i64
  %573 = shl nsw i64 -1, %572
  %574 = xor i64 %573, -1
  %575 = select i1 %571, i64 -1, i64 %574
  %576 = mul i32 %570, %540
  %577 = zext i32 %576 to i64
  %578 = shl i64 %575, %577
  %579 = and i64 %578, %569
  %580 = xor i64 %579, %569
  store i64 %580, ptr %158, align 8
  %581 = or i64 %579, %544
  store i64 %581, ptr %151, align 8
  store i32 0, ptr %561, align 4
  br label %582

582:                                              ; preds = %568, %564, %555
  %583 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 2, i64 %560
  %584 = load i32, ptr %583, align 4
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %586, label %598

586:                                              ; preds = %582
  %587 = getelementptr inbounds %struct.Processor, ptr %103, i64 %104, i32 1, i64 %560
  %588 = load ptr, ptr %587, align 8
  tail call void @free(ptr noundef %588)
  store ptr null, ptr %587, align 8
  %589 = load ptr, ptr %20, align 8
  %590 = load i64, ptr %589, align 8
  %591 = add i64 %590, 1
  store i64 %591, ptr %589, align 8
  %592 = load i32, ptr %159, align 4
  %593 = add i32 %592, -1
  store i32 %593, ptr %159, align 4
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %595, label %598

595:                                              ; preds = %586
  %596 = load i32, ptr %29, align 8
  %597 = add i32 %596, -1
  store i32 %597, ptr %29, align 8
  br label %598

598:                                              ; preds = %595, %586, %582, %536, %522, %188
  %599 = phi i32 [ 2, %188 ], [ 1, %522 ], [ 0, %536 ], [ 0, %582 ], [ 0, %586 ], [ 0, %595 ]
  switch i32 %599, label %603 [
    i32 0, label %600
    i32 2, label %600
  ]

600:                                              ; preds = %598, %598
  %601 = load i64, ptr %151, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %603, label %160

603:                                              ; preds = %598, %600, %150
  %604 = load i32, ptr %4, align 4
  %605 = add i32 %604, 1
  store i32 %605, ptr %4, align 4
  %606 = load i32, ptr %0, align 8
  %607 = icmp eq i32 %605, %606
  br i1 %607, label %609, label %608

608:                                              ; preds = %603, %609
  br label %31

609:                                              ; preds = %603
  store i32 0, ptr %4, align 4
  %610 = load i64, ptr %30, align 8
  %611 = add i64 %610, 1
  store i64 %611, ptr %30, align 8
  br label %608

612:                                              ; preds = %98, %93
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @hierarchy_end(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
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
  %47 = getelementptr inbounds %struct.Processor, ptr %46, i64 %45, i32 10, i32 2
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
  %59 = getelementptr inbounds %struct.Processor, ptr %58, i64 %45, i32 10
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Set, ptr %60, i64 %57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %61, i8 0, i64 192, i1 false)
  %62 = add nuw nsw i64 %57, 1
  %63 = load ptr, ptr %24, align 8
  %64 = getelementptr inbounds %struct.Processor, ptr %63, i64 %45, i32 10, i32 2
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
  %19 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 10
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds %struct.Processor, ptr %18, i64 %8, i32 10, i32 1
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
  %4 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 10, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %2, -7046029254386353131
  %11 = lshr i64 %10, 61
  %12 = lshr i64 %10, 32
  %13 = xor i64 %11, %12
  %14 = getelementptr inbounds %struct.Processor, ptr %1, i64 0, i32 10, i32 2
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
  %23 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
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
  %8 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = icmp eq i32 %4, 0
  %17 = and i1 %16, %15
  %18 = select i1 %17, i32 15, i32 %3
  %19 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 10, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = icmp ne i32 %20, 0
  %22 = icmp ne i32 %6, 0
  %23 = or i1 %16, %22
  %24 = and i1 %23, %21
  br i1 %24, label %25, label %37

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.Processor, ptr %11, i64 %12, i32 10
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
  %74 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 5
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
  %88 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
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
  %106 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 6
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
  %125 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %126 = load i32, ptr %125, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %154, label %128

128:                                              ; preds = %124
  %129 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
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
  %179 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %178
  %180 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %179, i64 noundef %155)
  %181 = extractvalue { ptr, i32 } %180, 0
  %182 = extractvalue { ptr, i32 } %180, 1
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds %struct.Set, ptr %181, i64 0, i32 2, i64 %183
  %185 = load i8, ptr %184, align 1
  %186 = zext i8 %185 to i32
  %187 = and i32 %117, %186
  %188 = xor i32 %187, %117
  %189 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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
  %214 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %213
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
  %230 = getelementptr inbounds %struct.Hierarchy, ptr %0, i64 0, i32 4, i64 %229
  %231 = tail call fastcc { ptr, i32 } @place_of(ptr noundef %0, ptr noundef nonnull %230, i64 noundef %155)
  %232 = extractvalue { ptr, i32 } %231, 0
  %233 = extractvalue { ptr, i32 } %231, 1
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds %struct.Set, ptr %232, i64 0, i32 2, i64 %234
  %236 = load i8, ptr %235, align 1
  %237 = zext i8 %236 to i32
  %238 = and i32 %223, %237
  %239 = xor i32 %238, %223
  %240 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 13
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
  %17 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 10, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne ptr %4, null
  %21 = or i1 %20, %19
  br i1 %21, label %58, label %22

22:                                               ; preds = %6
  %23 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 10
  %24 = load ptr, ptr %23, align 8
  %25 = mul i64 %2, -7046029254386353131
  %26 = lshr i64 %25, 61
  %27 = lshr i64 %25, 32
  %28 = xor i64 %26, %27
  %29 = getelementptr inbounds %struct.Processor, ptr %8, i64 %9, i32 10, i32 2
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
  %59 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 15
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %88, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 19
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
  %154 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
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
  %92 = getelementptr inbounds %struct.Config, ptr %0, i64 0, i32 17
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



