; sha256 of the sources: 8a44e1b5f5a122c1e8811f634974441264dce922d28c951548e3d6b30357cf99

%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, [16 x i32], %struct.Error }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]], i64 }
%struct.Entry = type { i32, i32, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32], ptr, i64 }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16 }

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @screen(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9)
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 3
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 4
  store i32 %6, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 5
  store i32 %7, ptr %18, align 4
  %19 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 6
  store i32 0, ptr %19, align 8
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %242, label %21

21:                                               ; preds = %8, %21
  %22 = phi i64 [ %39, %21 ], [ 0, %8 ]
  %23 = phi i64 [ %36, %21 ], [ -1, %8 ]
  %24 = phi i64 [ %37, %21 ], [ 0, %8 ]
  %25 = phi i64 [ %38, %21 ], [ 0, %8 ]
  %26 = trunc i64 %22 to i32
  %27 = lshr i32 %4, %26
  %28 = and i32 %27, 1
  %29 = zext i32 %28 to i64
  %30 = sub nsw i64 0, %29
  %31 = getelementptr inbounds i64, ptr %5, i64 %22
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, %30
  %34 = add nsw i64 %29, -1
  %35 = or i64 %34, %32
  %36 = tail call i64 @llvm.umin.i64(i64 %35, i64 %23)
  %37 = tail call i64 @llvm.umax.i64(i64 %33, i64 %24)
  %38 = or i64 %33, %25
  %39 = add nuw nsw i64 %22, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %41, label %21

41:                                               ; preds = %21
  %42 = icmp eq i32 %3, 1
  br i1 %42, label %43, label %75

43:                                               ; preds = %41
  %44 = add i32 %6, -1
  %45 = zext i32 %44 to i64
  %46 = and i64 %38, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %75

48:                                               ; preds = %43
  %49 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp ugt i64 %52, %36
  br i1 %53, label %65, label %54

54:                                               ; preds = %48
  %55 = sub i64 %37, %52
  %56 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = sub i64 %57, %52
  %59 = zext i32 %6 to i64
  %60 = icmp ult i64 %58, %59
  %61 = sub i64 %58, %59
  %62 = icmp ult i64 %61, %55
  %63 = or i1 %60, %62
  %64 = select i1 %63, ptr null, ptr %51
  br label %65

65:                                               ; preds = %48, %54
  %66 = phi ptr [ null, %48 ], [ %64, %54 ]
  %67 = icmp eq ptr %66, null
  br i1 %67, label %75, label %68

68:                                               ; preds = %65
  %69 = icmp eq i32 %7, 0
  br i1 %69, label %242, label %70

70:                                               ; preds = %68
  %71 = getelementptr inbounds %struct.Allocation, ptr %66, i64 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = and i64 %72, 1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %242, label %75

75:                                               ; preds = %65, %70, %43, %41
  %76 = icmp eq i32 %3, 0
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %78 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %79 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %80 = add i32 %6, -1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %83 = zext i32 %6 to i64
  %84 = and i32 %7, -2
  %85 = icmp eq i32 %84, 2
  %86 = add i32 %6, -1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %89 = zext i32 %6 to i64
  %90 = icmp eq i32 %6, 0
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %93 = add i32 %6, -1
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %96 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %97 = zext i32 %6 to i64
  %98 = icmp eq i32 %7, 0
  %99 = zext i32 %6 to i64
  %100 = zext i32 %6 to i64
  br label %101

101:                                              ; preds = %75, %238
  %102 = phi i64 [ 0, %75 ], [ %240, %238 ]
  %103 = phi i32 [ 0, %75 ], [ %239, %238 ]
  %104 = trunc i64 %102 to i32
  %105 = shl nuw i32 1, %104
  %106 = and i32 %105, %4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %238, label %108

108:                                              ; preds = %101
  %109 = getelementptr inbounds i64, ptr %5, i64 %102
  %110 = load i64, ptr %109, align 8
  br i1 %76, label %111, label %129

111:                                              ; preds = %108
  %112 = lshr i64 %110, 32
  %113 = load i64, ptr %77, align 8
  %114 = lshr i64 %113, 32
  %115 = icmp eq i64 %112, %114
  br i1 %115, label %121, label %116

116:                                              ; preds = %111
  %117 = load i64, ptr %78, align 8
  %118 = lshr i64 %117, 32
  %119 = icmp eq i64 %112, %118
  %120 = select i1 %119, i32 3, i32 1
  br label %121

121:                                              ; preds = %111, %116
  %122 = phi i32 [ %120, %116 ], [ 2, %111 ]
  switch i32 %122, label %126 [
    i32 2, label %123
    i32 3, label %124
  ]

123:                                              ; preds = %121
  br label %126

124:                                              ; preds = %121
  %125 = load i64, ptr %79, align 8
  br label %126

126:                                              ; preds = %121, %124, %123
  %127 = phi i64 [ %113, %123 ], [ %125, %124 ], [ 0, %121 ]
  %128 = sub i64 %110, %127
  br label %129

129:                                              ; preds = %126, %108
  %130 = phi i64 [ %128, %126 ], [ %110, %108 ]
  %131 = phi i32 [ %122, %126 ], [ %3, %108 ]
  switch i32 %131, label %181 [
    i32 2, label %132
    i32 3, label %165
  ]

132:                                              ; preds = %129
  %133 = and i64 %130, %87
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %137, label %135

135:                                              ; preds = %132
  %136 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %136, i64 noundef %130, i32 noundef 2)
  br label %233

137:                                              ; preds = %132
  %138 = load i64, ptr %88, align 8
  %139 = icmp ult i64 %138, %89
  %140 = sub i64 %138, %89
  %141 = icmp ult i64 %140, %130
  %142 = or i1 %139, %141
  br i1 %142, label %143, label %145

143:                                              ; preds = %137
  %144 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %144, i64 noundef %130, i32 noundef 2)
  br label %233

145:                                              ; preds = %137
  switch i32 %7, label %146 [
    i32 1, label %164
    i32 3, label %164
  ]

146:                                              ; preds = %145
  br i1 %90, label %164, label %147

147:                                              ; preds = %146
  %148 = load ptr, ptr %91, align 8
  %149 = getelementptr inbounds i8, ptr %148, i64 %130
  %150 = load i8, ptr %149, align 1
  %151 = icmp eq i8 %150, 0
  br i1 %151, label %231, label %152

152:                                              ; preds = %147, %156
  %153 = phi i64 [ %154, %156 ], [ 0, %147 ]
  %154 = add nuw nsw i64 %153, 1
  %155 = icmp eq i64 %154, %100
  br i1 %155, label %164, label %156

156:                                              ; preds = %152
  %157 = add i64 %130, %154
  %158 = getelementptr inbounds i8, ptr %148, i64 %157
  %159 = load i8, ptr %158, align 1
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %161, label %152

161:                                              ; preds = %156
  %162 = icmp ult i64 %154, %99
  %163 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %163, i64 noundef %130, i32 noundef 2)
  br i1 %162, label %233, label %164

164:                                              ; preds = %152, %161, %146, %145, %145
  br label %233

165:                                              ; preds = %129
  %166 = and i64 %130, %81
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %170, label %168

168:                                              ; preds = %165
  %169 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %169, i64 noundef %130, i32 noundef 3)
  br label %233

170:                                              ; preds = %165
  %171 = load i64, ptr %82, align 8
  %172 = icmp ult i64 %171, %83
  %173 = sub i64 %171, %83
  %174 = icmp ult i64 %173, %130
  %175 = or i1 %172, %174
  br i1 %175, label %176, label %178

176:                                              ; preds = %170
  %177 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %177, i64 noundef %130, i32 noundef 3)
  br label %233

178:                                              ; preds = %170
  br i1 %85, label %179, label %233

179:                                              ; preds = %178
  %180 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 20, i32 noundef %180, i64 noundef %130, i32 noundef 3)
  br label %233

181:                                              ; preds = %129
  %182 = and i64 %130, %94
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %187

184:                                              ; preds = %181
  %185 = load i64, ptr %95, align 8
  %186 = trunc i64 %102 to i32
  br label %193

187:                                              ; preds = %181
  %188 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %188, i64 noundef %130, i32 noundef 1)
  br label %233

189:                                              ; preds = %224
  %190 = add i64 %197, 1
  %191 = load i64, ptr %95, align 8
  %192 = icmp ugt i64 %190, %191
  br i1 %192, label %227, label %193

193:                                              ; preds = %189, %184
  %194 = phi i1 [ false, %184 ], [ %192, %189 ]
  %195 = phi i64 [ %185, %184 ], [ %191, %189 ]
  %196 = phi i32 [ undef, %184 ], [ %226, %189 ]
  %197 = phi i64 [ 0, %184 ], [ %190, %189 ]
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %201, label %199

199:                                              ; preds = %193
  %200 = add i64 %197, -1
  br label %203

201:                                              ; preds = %193
  %202 = load i64, ptr %96, align 8
  br label %203

203:                                              ; preds = %201, %199
  %204 = phi i64 [ %200, %199 ], [ %202, %201 ]
  %205 = icmp ult i64 %204, %195
  br i1 %205, label %206, label %224

206:                                              ; preds = %203
  %207 = getelementptr inbounds %struct.Allocation, ptr %92, i64 %204
  %208 = load i64, ptr %207, align 8
  %209 = sub i64 %130, %208
  %210 = getelementptr inbounds %struct.Allocation, ptr %92, i64 %204, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = sub i64 %211, %208
  %213 = icmp ult i64 %212, %97
  %214 = sub i64 %212, %97
  %215 = icmp ult i64 %214, %209
  %216 = or i1 %213, %215
  br i1 %216, label %224, label %217

217:                                              ; preds = %206
  store i64 %204, ptr %96, align 8
  br i1 %98, label %224, label %218

218:                                              ; preds = %217
  %219 = getelementptr inbounds %struct.Allocation, ptr %92, i64 %204, i32 2
  %220 = load i64, ptr %219, align 8
  %221 = and i64 %220, 1
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %224, label %223

223:                                              ; preds = %218
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 9, i32 noundef %186, i64 noundef %130, i32 noundef 1)
  br label %224

224:                                              ; preds = %223, %218, %217, %206, %203
  %225 = phi i1 [ false, %223 ], [ true, %206 ], [ true, %203 ], [ false, %218 ], [ false, %217 ]
  %226 = phi i32 [ 0, %223 ], [ %196, %206 ], [ %196, %203 ], [ 1, %218 ], [ 1, %217 ]
  br i1 %225, label %189, label %227

227:                                              ; preds = %224, %189
  %228 = phi i1 [ %192, %189 ], [ %194, %224 ]
  br i1 %228, label %229, label %233

229:                                              ; preds = %227
  %230 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %230, i64 noundef %130, i32 noundef 1)
  br label %233

231:                                              ; preds = %147
  %232 = trunc i64 %102 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %232, i64 noundef %130, i32 noundef 2)
  br label %233

233:                                              ; preds = %231, %229, %227, %187, %179, %178, %176, %168, %164, %161, %143, %135
  %234 = phi i32 [ 0, %161 ], [ 1, %164 ], [ 0, %143 ], [ 0, %135 ], [ 0, %179 ], [ 1, %178 ], [ 0, %176 ], [ 0, %168 ], [ 0, %187 ], [ 0, %229 ], [ %226, %227 ], [ 0, %231 ]
  %235 = trunc i64 %102 to i32
  %236 = shl i32 %234, %235
  %237 = or i32 %236, %103
  br label %238

238:                                              ; preds = %101, %233
  %239 = phi i32 [ %237, %233 ], [ %103, %101 ]
  %240 = add nuw nsw i64 %102, 1
  %241 = icmp eq i64 %240, 32
  br i1 %241, label %242, label %101

242:                                              ; preds = %238, %68, %70, %8
  %243 = phi i32 [ 0, %8 ], [ %4, %68 ], [ %4, %70 ], [ %239, %238 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9)
  ret i32 %243
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @note(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr nocapture noundef readonly %8) local_unnamed_addr {
  %10 = alloca %struct.Mark, align 4
  %11 = alloca %struct.Access, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 5
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne i32 %3, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %596

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  %20 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 1
  store ptr %13, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 3
  store i32 %2, ptr %24, align 4
  %25 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 4
  store i32 %5, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 5
  store i32 %6, ptr %26, align 4
  %27 = getelementptr inbounds %struct.Access, ptr %11, i64 0, i32 6
  store i32 %7, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 6
  %29 = load i32, ptr %28, align 4
  br label %30

30:                                               ; preds = %30, %19
  %31 = phi i64 [ 0, %19 ], [ %46, %30 ]
  %32 = phi i64 [ -1, %19 ], [ %44, %30 ]
  %33 = phi i64 [ 0, %19 ], [ %45, %30 ]
  %34 = trunc i64 %31 to i32
  %35 = lshr i32 %3, %34
  %36 = and i32 %35, 1
  %37 = zext i32 %36 to i64
  %38 = sub nsw i64 0, %37
  %39 = getelementptr inbounds i64, ptr %4, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, %38
  %42 = add nsw i64 %37, -1
  %43 = or i64 %42, %40
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %32)
  %45 = tail call i64 @llvm.umax.i64(i64 %41, i64 %33)
  %46 = add nuw nsw i64 %31, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %48, label %30

48:                                               ; preds = %30
  %49 = lshr i32 %5, %29
  %50 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 17
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 18
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %51, %53
  %55 = add i64 %54, %44
  %56 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 4
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp ugt i64 %59, %55
  br i1 %60, label %73, label %61

61:                                               ; preds = %48
  %62 = add i64 %54, %45
  %63 = sub i64 %62, %59
  %64 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %57, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %65, %59
  %67 = zext i32 %5 to i64
  %68 = icmp ult i64 %66, %67
  %69 = sub i64 %66, %67
  %70 = icmp ult i64 %69, %63
  %71 = or i1 %68, %70
  %72 = select i1 %71, ptr null, ptr %58
  br label %73

73:                                               ; preds = %48, %61
  %74 = phi ptr [ null, %48 ], [ %72, %61 ]
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Allocation, ptr %74, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = and i64 %78, 2
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %595, label %81

81:                                               ; preds = %76, %73
  %82 = icmp eq i32 %6, 1
  br i1 %82, label %83, label %202

83:                                               ; preds = %81
  br label %99

84:                                               ; preds = %113
  %85 = icmp eq i32 %114, 0
  br i1 %85, label %86, label %198

86:                                               ; preds = %84
  %87 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %88 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %89 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %90 = icmp eq i32 %7, 2
  %91 = zext i32 %5 to i64
  %92 = icmp eq i32 %5, 0
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %94 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %95 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 7
  %96 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %97 = trunc i32 %2 to i16
  %98 = shl i32 %23, 5
  br label %118

99:                                               ; preds = %113, %83
  %100 = phi i64 [ 0, %83 ], [ %116, %113 ]
  %101 = phi i64 [ 0, %83 ], [ %115, %113 ]
  %102 = phi i32 [ 1, %83 ], [ %114, %113 ]
  %103 = trunc i64 %100 to i32
  %104 = shl nuw i32 1, %103
  %105 = and i32 %104, %3
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %99
  %108 = getelementptr inbounds i64, ptr %4, i64 %100
  %109 = load i64, ptr %108, align 8
  %110 = icmp ugt i64 %109, %101
  %111 = zext i1 %110 to i32
  %112 = and i32 %102, %111
  br label %113

113:                                              ; preds = %107, %99
  %114 = phi i32 [ %112, %107 ], [ %102, %99 ]
  %115 = phi i64 [ %109, %107 ], [ %101, %99 ]
  %116 = add nuw nsw i64 %100, 1
  %117 = icmp eq i64 %116, 32
  br i1 %117, label %84, label %99

118:                                              ; preds = %194, %86
  %119 = phi i64 [ 0, %86 ], [ %196, %194 ]
  %120 = phi i32 [ 0, %86 ], [ %195, %194 ]
  %121 = trunc i64 %119 to i32
  %122 = shl nuw i32 1, %121
  %123 = and i32 %122, %3
  %124 = icmp ne i32 %123, 0
  %125 = icmp ne i64 %119, 0
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %127, label %194

127:                                              ; preds = %118
  %128 = getelementptr inbounds i64, ptr %4, i64 %119
  br label %129

129:                                              ; preds = %191, %127
  %130 = phi i64 [ 0, %127 ], [ %192, %191 ]
  %131 = trunc i64 %130 to i32
  %132 = shl nuw i32 1, %131
  %133 = and i32 %132, %3
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %191, label %135

135:                                              ; preds = %129
  %136 = getelementptr inbounds i64, ptr %4, i64 %130
  %137 = load i64, ptr %136, align 8
  %138 = load i64, ptr %128, align 8
  %139 = icmp eq i64 %137, %138
  br i1 %139, label %140, label %191

140:                                              ; preds = %135
  %141 = trunc i64 %130 to i32
  %142 = or i32 %122, %120
  br i1 %90, label %194, label %143

143:                                              ; preds = %140
  %144 = and i64 %130, 4294967295
  %145 = mul nuw nsw i64 %144, %91
  %146 = getelementptr inbounds i8, ptr %8, i64 %145
  %147 = mul nuw nsw i64 %119, %91
  %148 = getelementptr inbounds i8, ptr %8, i64 %147
  br i1 %92, label %164, label %152

149:                                              ; preds = %152
  %150 = icmp eq i32 %161, 0
  %151 = zext i1 %150 to i32
  br label %164

152:                                              ; preds = %143, %152
  %153 = phi i64 [ %162, %152 ], [ 0, %143 ]
  %154 = phi i32 [ %161, %152 ], [ 0, %143 ]
  %155 = getelementptr inbounds i8, ptr %146, i64 %153
  %156 = load i8, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %148, i64 %153
  %158 = load i8, ptr %157, align 1
  %159 = xor i8 %158, %156
  %160 = zext i8 %159 to i32
  %161 = or i32 %154, %160
  %162 = add nuw nsw i64 %153, 1
  %163 = icmp eq i64 %162, %91
  br i1 %163, label %149, label %152

164:                                              ; preds = %149, %143
  %165 = phi i32 [ 1, %143 ], [ %151, %149 ]
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %194

167:                                              ; preds = %164
  %168 = load ptr, ptr %93, align 8
  %169 = ptrtoint ptr %168 to i64
  %170 = sub i64 %138, %169
  %171 = load i64, ptr %94, align 8
  %172 = icmp ult i64 %170, %171
  %173 = select i1 %172, i32 2, i32 1
  br i1 %172, label %179, label %174

174:                                              ; preds = %167
  %175 = load i64, ptr %52, align 8
  %176 = sub i64 %138, %175
  %177 = load i64, ptr %95, align 8
  %178 = icmp ult i64 %176, %177
  br i1 %178, label %179, label %194

179:                                              ; preds = %174, %167
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %180 = load i32, ptr %96, align 8
  store i32 %180, ptr %10, align 4
  store i32 0, ptr %87, align 4
  store i16 %97, ptr %88, align 4
  %181 = add i32 %98, %141
  %182 = trunc i32 %181 to i16
  store i16 %182, ptr %89, align 2
  %183 = add i32 %98, %121
  br i1 %172, label %189, label %184

184:                                              ; preds = %179
  %185 = load i64, ptr %52, align 8
  %186 = sub i64 %138, %185
  %187 = load i64, ptr %50, align 8
  %188 = add i64 %186, %187
  br label %189

189:                                              ; preds = %184, %179
  %190 = phi i64 [ %188, %184 ], [ %170, %179 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %183, i64 noundef %190, i32 noundef %173)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %194

191:                                              ; preds = %135, %129
  %192 = add nuw nsw i64 %130, 1
  %193 = icmp eq i64 %192, %119
  br i1 %193, label %194, label %129

194:                                              ; preds = %191, %189, %174, %164, %140, %118
  %195 = phi i32 [ %120, %118 ], [ %142, %164 ], [ %142, %140 ], [ %142, %174 ], [ %142, %189 ], [ %120, %191 ]
  %196 = add nuw nsw i64 %119, 1
  %197 = icmp eq i64 %196, 32
  br i1 %197, label %198, label %118

198:                                              ; preds = %194, %84
  %199 = phi i32 [ 0, %84 ], [ %195, %194 ]
  %200 = xor i32 %199, -1
  %201 = and i32 %200, %3
  br label %202

202:                                              ; preds = %198, %81
  %203 = phi i32 [ %201, %198 ], [ %3, %81 ]
  %204 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %205 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 11
  %206 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 12
  %207 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %208 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %209 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 8
  %210 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 9
  %211 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 10
  %212 = zext i32 %5 to i64
  %213 = icmp eq i32 %5, 0
  %214 = icmp eq i32 %49, 0
  %215 = zext i32 %49 to i64
  br label %254

216:                                              ; preds = %591
  %217 = load ptr, ptr %20, align 8
  %218 = load i32, ptr %27, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %595, label %220

220:                                              ; preds = %216
  %221 = load i32, ptr %26, align 4
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %247, label %223

223:                                              ; preds = %220
  %224 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 15
  %225 = load i32, ptr %224, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %235, label %227

227:                                              ; preds = %223
  %228 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 13
  %229 = load ptr, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 14
  %231 = load i32, ptr %230, align 8
  %232 = add i32 %231, -1
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds i8, ptr %229, i64 %233
  store i8 1, ptr %234, align 1
  br label %235

235:                                              ; preds = %227, %223
  br i1 %222, label %247, label %236

236:                                              ; preds = %235
  %237 = load i32, ptr %21, align 8
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 18, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %247, label %242

242:                                              ; preds = %236
  %243 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 17, i64 %238, i64 %238
  %244 = load i32, ptr %243, align 4
  %245 = add i32 %244, 1
  store i32 %245, ptr %243, align 4
  %246 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 19, i64 %238
  store i32 %245, ptr %246, align 4
  br label %247

247:                                              ; preds = %220, %242, %236, %235
  %248 = icmp eq i32 %221, 1
  br i1 %248, label %595, label %249

249:                                              ; preds = %247
  %250 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 16
  store i32 1, ptr %250, align 8
  %251 = load i32, ptr %21, align 8
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds %struct.Checks, ptr %217, i64 0, i32 20, i64 %252
  store i32 1, ptr %253, align 4
  br label %595

254:                                              ; preds = %202, %591
  %255 = phi i64 [ 0, %202 ], [ %593, %591 ]
  %256 = phi i64 [ undef, %202 ], [ %592, %591 ]
  %257 = trunc i64 %255 to i32
  %258 = shl nuw i32 1, %257
  %259 = and i32 %258, %203
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %591, label %261

261:                                              ; preds = %254
  %262 = getelementptr inbounds i64, ptr %4, i64 %255
  %263 = load i64, ptr %262, align 8
  %264 = load ptr, ptr %204, align 8
  %265 = ptrtoint ptr %264 to i64
  %266 = sub i64 %263, %265
  %267 = load ptr, ptr %205, align 8
  %268 = load ptr, ptr %206, align 8
  %269 = load i64, ptr %207, align 8
  %270 = icmp ult i64 %266, %269
  br i1 %270, label %271, label %275

271:                                              ; preds = %261
  %272 = load i32, ptr %28, align 4
  %273 = zext i32 %272 to i64
  %274 = lshr i64 %266, %273
  br label %323

275:                                              ; preds = %261
  %276 = add i64 %263, %54
  br i1 %75, label %277, label %292

277:                                              ; preds = %275
  %278 = load i64, ptr %208, align 8
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %292, label %280

280:                                              ; preds = %277, %289
  %281 = phi i64 [ %290, %289 ], [ 0, %277 ]
  %282 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = icmp ugt i64 %283, %276
  br i1 %284, label %289, label %285

285:                                              ; preds = %280
  %286 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %281, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = icmp ugt i64 %287, %276
  br i1 %288, label %292, label %289

289:                                              ; preds = %285, %280
  %290 = add nuw i64 %281, 1
  %291 = icmp eq i64 %290, %278
  br i1 %291, label %292, label %280

292:                                              ; preds = %289, %285, %277, %275
  %293 = phi ptr [ %74, %275 ], [ null, %277 ], [ null, %289 ], [ %282, %285 ]
  %294 = icmp eq ptr %293, null
  br i1 %294, label %317, label %295

295:                                              ; preds = %292
  %296 = load i64, ptr %50, align 8
  %297 = getelementptr inbounds %struct.Allocation, ptr %293, i64 0, i32 3
  %298 = load i64, ptr %297, align 8
  %299 = add i64 %296, %298
  %300 = sub i64 %276, %299
  %301 = load ptr, ptr %209, align 8
  %302 = lshr i64 %300, 8
  %303 = getelementptr inbounds i32, ptr %301, i64 %302
  %304 = load i32, ptr %303, align 4
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %317, label %306

306:                                              ; preds = %295
  %307 = add i32 %304, -1
  %308 = zext i32 %307 to i64
  %309 = shl nuw nsw i64 %308, 8
  %310 = and i64 %300, 255
  %311 = or i64 %309, %310
  %312 = load i32, ptr %28, align 4
  %313 = zext i32 %312 to i64
  %314 = lshr i64 %311, %313
  %315 = load ptr, ptr %210, align 8
  %316 = load ptr, ptr %211, align 8
  br label %317

317:                                              ; preds = %295, %292, %306
  %318 = phi i64 [ %314, %306 ], [ %256, %292 ], [ %256, %295 ]
  %319 = phi ptr [ %315, %306 ], [ %267, %292 ], [ %267, %295 ]
  %320 = phi ptr [ %316, %306 ], [ %268, %292 ], [ %268, %295 ]
  %321 = phi i32 [ 1, %306 ], [ 2, %292 ], [ 2, %295 ]
  %322 = phi i1 [ true, %306 ], [ false, %292 ], [ false, %295 ]
  br i1 %322, label %323, label %591

323:                                              ; preds = %317, %271
  %324 = phi i64 [ %274, %271 ], [ %318, %317 ]
  %325 = phi ptr [ %267, %271 ], [ %319, %317 ]
  %326 = phi ptr [ %268, %271 ], [ %320, %317 ]
  %327 = phi i32 [ 2, %271 ], [ %321, %317 ]
  %328 = icmp eq i32 %327, 2
  br i1 %328, label %334, label %329

329:                                              ; preds = %323
  %330 = load i64, ptr %52, align 8
  %331 = sub i64 %263, %330
  %332 = load i64, ptr %50, align 8
  %333 = add i64 %331, %332
  br label %334

334:                                              ; preds = %323, %329
  %335 = phi i64 [ %333, %329 ], [ %266, %323 ]
  br i1 %82, label %336, label %354

336:                                              ; preds = %334
  %337 = mul nuw nsw i64 %255, %212
  %338 = getelementptr inbounds i8, ptr %8, i64 %337
  %339 = inttoptr i64 %263 to ptr
  br i1 %213, label %354, label %342

340:                                              ; preds = %342
  %341 = icmp eq i32 %351, 0
  br label %354

342:                                              ; preds = %336, %342
  %343 = phi i64 [ %352, %342 ], [ 0, %336 ]
  %344 = phi i32 [ %351, %342 ], [ 0, %336 ]
  %345 = getelementptr inbounds i8, ptr %338, i64 %343
  %346 = load i8, ptr %345, align 1
  %347 = getelementptr inbounds i8, ptr %339, i64 %343
  %348 = load i8, ptr %347, align 1
  %349 = xor i8 %348, %346
  %350 = zext i8 %349 to i32
  %351 = or i32 %344, %350
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, %212
  br i1 %353, label %340, label %342

354:                                              ; preds = %340, %336, %334
  %355 = phi i1 [ false, %334 ], [ true, %336 ], [ %341, %340 ]
  br i1 %214, label %591, label %356

356:                                              ; preds = %354
  %357 = getelementptr inbounds %struct.Mark, ptr %325, i64 %324
  %358 = zext i1 %328 to i32
  %359 = trunc i64 %255 to i32
  br label %360

360:                                              ; preds = %356, %587
  %361 = phi i64 [ 0, %356 ], [ %589, %587 ]
  %362 = phi i32 [ 0, %356 ], [ %588, %587 ]
  %363 = getelementptr inbounds %struct.Mark, ptr %357, i64 %361
  %364 = add i64 %324, %361
  %365 = shl i64 %364, 1
  %366 = getelementptr inbounds %struct.Mark, ptr %326, i64 %365
  %367 = load i32, ptr %21, align 8
  %368 = shl i32 %367, 5
  %369 = add i32 %368, %359
  %370 = load ptr, ptr %20, align 8
  %371 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 14
  %372 = load i32, ptr %371, align 8
  %373 = zext i32 %367 to i64
  %374 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 17, i64 %373, i64 %373
  %375 = load i32, ptr %374, align 4
  %376 = load i32, ptr %24, align 4
  %377 = trunc i32 %376 to i16
  %378 = load i32, ptr %27, align 8
  %379 = shl i32 %378, 12
  %380 = load i32, ptr %26, align 4
  %381 = icmp eq i32 %380, 2
  %382 = select i1 %381, i32 32768, i32 0
  %383 = or i32 %379, %382
  %384 = or i32 %383, %369
  %385 = trunc i32 %384 to i16
  br i1 %328, label %386, label %400

386:                                              ; preds = %360
  %387 = load i32, ptr %363, align 4
  %388 = icmp eq i32 %387, %372
  br i1 %388, label %390, label %389

389:                                              ; preds = %386
  store i32 0, ptr %363, align 4
  br label %390

390:                                              ; preds = %389, %386
  br label %391

391:                                              ; preds = %390, %397
  %392 = phi i64 [ %398, %397 ], [ 0, %390 ]
  %393 = getelementptr inbounds %struct.Mark, ptr %366, i64 %392
  %394 = load i32, ptr %393, align 4
  %395 = icmp eq i32 %394, %372
  br i1 %395, label %397, label %396

396:                                              ; preds = %391
  store i32 0, ptr %393, align 4
  br label %397

397:                                              ; preds = %396, %391
  %398 = add nuw nsw i64 %392, 1
  %399 = icmp eq i64 %398, 2
  br i1 %399, label %400, label %391

400:                                              ; preds = %397, %360
  %401 = load i32, ptr %363, align 4
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %403, label %416

403:                                              ; preds = %400
  %404 = load i32, ptr %366, align 4
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %406, label %416

406:                                              ; preds = %403
  %407 = getelementptr inbounds %struct.Mark, ptr %366, i64 1
  %408 = load i32, ptr %407, align 4
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %416

410:                                              ; preds = %406
  %411 = icmp eq i32 %380, 0
  %412 = select i1 %411, ptr %366, ptr %363
  store i32 %372, ptr %412, align 4
  %413 = getelementptr inbounds i8, ptr %412, i64 4
  store i32 %375, ptr %413, align 4
  %414 = getelementptr inbounds i8, ptr %412, i64 8
  store i16 %377, ptr %414, align 4
  %415 = getelementptr inbounds i8, ptr %412, i64 10
  store i16 %385, ptr %415, align 2
  br label %587

416:                                              ; preds = %406, %403, %400
  %417 = icmp eq i32 %362, 0
  br i1 %417, label %418, label %480

418:                                              ; preds = %416
  %419 = getelementptr inbounds %struct.Mark, ptr %363, i64 0, i32 3
  %420 = load i16, ptr %419, align 2
  %421 = lshr i16 %420, 12
  %422 = and i16 %421, 3
  %423 = zext i16 %422 to i32
  %424 = and i16 %420, 4095
  %425 = zext i16 %424 to i32
  %426 = lshr i32 %425, 5
  %427 = tail call i32 @llvm.umin.i32(i32 %378, i32 %423)
  %428 = icmp eq i32 %427, 2
  %429 = select i1 %402, i1 true, i1 %428
  br i1 %429, label %480, label %430

430:                                              ; preds = %418
  %431 = icmp eq i32 %401, %372
  br i1 %431, label %447, label %432

432:                                              ; preds = %430
  %433 = icmp ne i32 %427, 0
  %434 = select i1 %328, i1 true, i1 %433
  br i1 %434, label %480, label %435

435:                                              ; preds = %432
  %436 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 16
  %437 = load i32, ptr %436, align 8
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %474, label %439

439:                                              ; preds = %435
  %440 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 13
  %441 = load ptr, ptr %440, align 8
  %442 = add i32 %401, -1
  %443 = zext i32 %442 to i64
  %444 = getelementptr inbounds i8, ptr %441, i64 %443
  %445 = load i8, ptr %444, align 1
  %446 = icmp eq i8 %445, 0
  br i1 %446, label %474, label %480

447:                                              ; preds = %430
  %448 = icmp eq i32 %369, %425
  br i1 %448, label %480, label %449

449:                                              ; preds = %447
  %450 = getelementptr inbounds %struct.Mark, ptr %363, i64 0, i32 1
  %451 = load i32, ptr %450, align 4
  %452 = zext i32 %426 to i64
  %453 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 17, i64 %373, i64 %452
  %454 = load i32, ptr %453, align 4
  %455 = icmp ult i32 %451, %454
  br i1 %455, label %480, label %456

456:                                              ; preds = %449
  %457 = icmp ne i32 %427, 0
  %458 = xor i1 %457, true
  %459 = icmp ne i32 %426, %367
  %460 = select i1 %328, i1 %459, i1 false
  %461 = select i1 %458, i1 true, i1 %460
  br i1 %461, label %462, label %480

462:                                              ; preds = %456
  %463 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 20, i64 %373
  %464 = load i32, ptr %463, align 4
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %470, label %466

466:                                              ; preds = %462
  %467 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 19, i64 %452
  %468 = load i32, ptr %467, align 4
  %469 = icmp ult i32 %451, %468
  br i1 %469, label %480, label %470

470:                                              ; preds = %466, %462
  %471 = icmp eq i32 %426, %367
  %472 = select i1 %457, i1 true, i1 %471
  %473 = select i1 %472, i32 1, i32 2
  br label %474

474:                                              ; preds = %470, %439, %435
  %475 = phi i32 [ 2, %439 ], [ 2, %435 ], [ %473, %470 ]
  %476 = icmp ne i32 %380, 0
  %477 = icmp sgt i16 %420, -1
  %478 = select i1 %476, i1 true, i1 %477
  %479 = select i1 %478, i32 %475, i32 1
  br label %480

480:                                              ; preds = %456, %466, %449, %447, %439, %432, %418, %474, %416
  %481 = phi i32 [ -1, %416 ], [ -1, %418 ], [ -1, %439 ], [ -1, %432 ], [ -1, %449 ], [ -1, %447 ], [ -1, %466 ], [ %479, %474 ], [ -1, %456 ]
  %482 = icmp sgt i32 %481, -1
  br i1 %482, label %483, label %487

483:                                              ; preds = %480
  %484 = icmp eq i32 %380, 0
  %485 = select i1 %484, i32 17, i32 16
  %486 = select i1 %355, i32 0, i32 %481
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %485, i32 noundef %486, ptr noundef nonnull %363, i32 noundef %369, i64 noundef %335, i32 noundef %327)
  br label %487

487:                                              ; preds = %483, %480
  %488 = phi i32 [ 1, %483 ], [ %362, %480 ]
  %489 = icmp eq i32 %380, 0
  br i1 %489, label %490, label %548

490:                                              ; preds = %487, %516
  %491 = phi i64 [ %517, %516 ], [ 0, %487 ]
  %492 = getelementptr inbounds %struct.Mark, ptr %366, i64 %491
  %493 = getelementptr inbounds %struct.Mark, ptr %366, i64 %491, i32 3
  %494 = load i16, ptr %493, align 2
  %495 = and i16 %494, 4095
  %496 = zext i16 %495 to i32
  %497 = load i32, ptr %492, align 4
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %512, label %499

499:                                              ; preds = %490
  %500 = load i32, ptr %371, align 8
  %501 = icmp eq i32 %497, %500
  br i1 %501, label %502, label %516

502:                                              ; preds = %499
  %503 = icmp eq i32 %369, %496
  br i1 %503, label %512, label %504

504:                                              ; preds = %502
  %505 = getelementptr inbounds %struct.Mark, ptr %366, i64 %491, i32 1
  %506 = load i32, ptr %505, align 4
  %507 = lshr i32 %496, 5
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds %struct.Checks, ptr %370, i64 0, i32 17, i64 %373, i64 %508
  %510 = load i32, ptr %509, align 4
  %511 = icmp ult i32 %506, %510
  br i1 %511, label %512, label %516

512:                                              ; preds = %504, %502, %490
  store i32 %372, ptr %492, align 4
  %513 = getelementptr inbounds i8, ptr %492, i64 4
  store i32 %375, ptr %513, align 4
  %514 = getelementptr inbounds i8, ptr %492, i64 8
  store i16 %377, ptr %514, align 4
  %515 = getelementptr inbounds i8, ptr %492, i64 10
  store i16 %385, ptr %515, align 2
  br label %587

516:                                              ; preds = %504, %499
  %517 = add nuw nsw i64 %491, 1
  %518 = icmp eq i64 %517, 2
  br i1 %518, label %519, label %490

519:                                              ; preds = %516
  %520 = load i32, ptr %366, align 4
  %521 = icmp eq i32 %520, %500
  %522 = getelementptr inbounds %struct.Mark, ptr %366, i64 1
  %523 = load i32, ptr %522, align 4
  %524 = icmp eq i32 %523, %500
  %525 = getelementptr inbounds %struct.Mark, ptr %326, i64 %365, i32 3
  %526 = load i16, ptr %525, align 2
  %527 = lshr i16 %526, 5
  %528 = and i16 %527, 127
  %529 = zext i16 %528 to i32
  %530 = select i1 %521, i1 true, i1 %524
  br i1 %530, label %535, label %531

531:                                              ; preds = %519
  store i32 %372, ptr %522, align 4
  %532 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 1
  store i32 %375, ptr %532, align 4
  %533 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 2
  store i16 %377, ptr %533, align 4
  %534 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 3
  store i16 %385, ptr %534, align 2
  br label %587

535:                                              ; preds = %519
  %536 = select i1 %521, i1 %524, i1 false
  br i1 %536, label %537, label %587

537:                                              ; preds = %535
  %538 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 3
  %539 = load i16, ptr %538, align 2
  %540 = lshr i16 %539, 5
  %541 = and i16 %540, 127
  %542 = icmp ne i16 %528, %541
  %543 = icmp eq i32 %367, %529
  %544 = select i1 %542, i1 true, i1 %543
  br i1 %544, label %587, label %545

545:                                              ; preds = %537
  store i32 %372, ptr %522, align 4
  %546 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 1
  store i32 %375, ptr %546, align 4
  %547 = getelementptr inbounds %struct.Mark, ptr %366, i64 1, i32 2
  store i16 %377, ptr %547, align 4
  store i16 %385, ptr %538, align 2
  br label %587

548:                                              ; preds = %487, %561
  %549 = phi i32 [ %562, %561 ], [ %488, %487 ]
  %550 = phi i64 [ %563, %561 ], [ 0, %487 ]
  %551 = icmp eq i32 %549, 0
  br i1 %551, label %555, label %552

552:                                              ; preds = %561, %548
  %553 = phi i32 [ %562, %561 ], [ %549, %548 ]
  %554 = icmp eq i32 %378, 2
  br i1 %554, label %565, label %581

555:                                              ; preds = %548
  %556 = getelementptr inbounds %struct.Mark, ptr %366, i64 %550
  %557 = call fastcc i32 @severity_of(ptr noundef nonnull %11, ptr noundef %556, i32 noundef %369, i32 noundef %358, i32 noundef 0)
  %558 = icmp slt i32 %557, 0
  br i1 %558, label %561, label %559

559:                                              ; preds = %555
  %560 = select i1 %355, i32 0, i32 %557
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %560, ptr noundef %556, i32 noundef %369, i64 noundef %335, i32 noundef %327)
  br label %561

561:                                              ; preds = %559, %555
  %562 = phi i32 [ %549, %555 ], [ 1, %559 ]
  %563 = add nuw nsw i64 %550, 1
  %564 = icmp eq i64 %563, 2
  br i1 %564, label %552, label %548

565:                                              ; preds = %552
  %566 = getelementptr inbounds %struct.Mark, ptr %363, i64 0, i32 3
  %567 = load i16, ptr %566, align 2
  %568 = and i16 %567, 12288
  %569 = icmp eq i16 %568, 8192
  br i1 %569, label %581, label %570

570:                                              ; preds = %565
  %571 = load i32, ptr %363, align 4
  %572 = icmp eq i32 %571, %372
  br i1 %572, label %573, label %581

573:                                              ; preds = %570
  %574 = getelementptr inbounds %struct.Mark, ptr %363, i64 0, i32 1
  %575 = load i32, ptr %574, align 4
  %576 = icmp eq i32 %575, %375
  br i1 %576, label %577, label %581

577:                                              ; preds = %573
  %578 = and i16 %567, 4095
  %579 = zext i16 %578 to i32
  %580 = icmp eq i32 %369, %579
  br i1 %580, label %585, label %581

581:                                              ; preds = %577, %573, %570, %565, %552
  store i32 %372, ptr %363, align 4
  %582 = getelementptr inbounds i8, ptr %363, i64 4
  store i32 %375, ptr %582, align 4
  %583 = getelementptr inbounds i8, ptr %363, i64 8
  store i16 %377, ptr %583, align 4
  %584 = getelementptr inbounds i8, ptr %363, i64 10
  store i16 %385, ptr %584, align 2
  br label %585

585:                                              ; preds = %581, %577
  %586 = getelementptr inbounds %struct.Mark, ptr %366, i64 1
  store i32 0, ptr %586, align 4
  store i32 0, ptr %366, align 4
  br label %587

587:                                              ; preds = %410, %512, %531, %535, %537, %545, %585
  %588 = phi i32 [ %362, %410 ], [ %488, %512 ], [ %488, %545 ], [ %488, %537 ], [ %488, %535 ], [ %488, %531 ], [ %553, %585 ]
  %589 = add nuw nsw i64 %361, 1
  %590 = icmp eq i64 %589, %215
  br i1 %590, label %591, label %360

591:                                              ; preds = %587, %354, %317, %254
  %592 = phi i64 [ %256, %254 ], [ %318, %317 ], [ %324, %354 ], [ %324, %587 ]
  %593 = add nuw nsw i64 %255, 1
  %594 = icmp eq i64 %593, 32
  br i1 %594, label %216, label %254

595:                                              ; preds = %249, %247, %216, %76
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %596

596:                                              ; preds = %9, %595
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_warp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 17, i64 %7, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_undefined(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5)
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 1
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %6, align 8
  %9 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 3
  store i32 %2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 4
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 5
  store i32 0, ptr %14, align 4
  %15 = getelementptr inbounds %struct.Access, ptr %5, i64 0, i32 6
  store i32 0, ptr %15, align 8
  br label %17

16:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5)
  ret void

17:                                               ; preds = %4, %23
  %18 = phi i32 [ 0, %4 ], [ %24, %23 ]
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %17
  call fastcc void @note_error(ptr noundef nonnull %5, i32 noundef 21, i32 noundef %18, i64 noundef 0, i32 noundef 0)
  br label %23

23:                                               ; preds = %17, %22
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp eq i32 %24, 32
  br i1 %25, label %16, label %17
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_error(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 3
  %13 = tail call i64 @llvm.umin.i64(i64 %11, i64 256)
  br label %20

14:                                               ; preds = %55
  %15 = add nuw nsw i64 %23, 1
  %16 = icmp uge i64 %23, %11
  %17 = icmp ugt i64 %23, 255
  %18 = or i1 %17, %16
  %19 = icmp eq i64 %23, %13
  br i1 %19, label %58, label %20

20:                                               ; preds = %14, %5
  %21 = phi i1 [ false, %5 ], [ %18, %14 ]
  %22 = phi ptr [ undef, %5 ], [ %57, %14 ]
  %23 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %20
  %26 = add nsw i64 %23, -1
  br label %29

27:                                               ; preds = %20
  %28 = load i64, ptr %12, align 8
  br label %29

29:                                               ; preds = %27, %25
  %30 = phi i64 [ %26, %25 ], [ %28, %27 ]
  %31 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30
  %32 = icmp ult i64 %30, %11
  br i1 %32, label %33, label %55

33:                                               ; preds = %29
  %34 = load i32, ptr %31, align 8
  %35 = icmp eq i32 %34, %1
  br i1 %35, label %36, label %55

36:                                               ; preds = %33
  %37 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %55

40:                                               ; preds = %36
  %41 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 3
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %44, label %55

44:                                               ; preds = %40
  %45 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, %9
  br i1 %47, label %48, label %55

48:                                               ; preds = %44
  %49 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 8
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %30, i32 10
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %50, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %48
  store i64 %30, ptr %12, align 8
  br label %55

55:                                               ; preds = %54, %48, %44, %40, %36, %33, %29
  %56 = phi i1 [ false, %54 ], [ true, %48 ], [ true, %44 ], [ true, %40 ], [ true, %36 ], [ true, %33 ], [ true, %29 ]
  %57 = phi ptr [ %31, %54 ], [ %22, %48 ], [ %22, %44 ], [ %22, %40 ], [ %22, %36 ], [ %22, %33 ], [ %22, %29 ]
  br i1 %56, label %14, label %58

58:                                               ; preds = %55, %14
  %59 = phi i1 [ %18, %14 ], [ %21, %55 ]
  br i1 %59, label %60, label %73

60:                                               ; preds = %58
  %61 = icmp eq i64 %11, 256
  br i1 %61, label %62, label %66

62:                                               ; preds = %60
  %63 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8
  br label %73

66:                                               ; preds = %60
  %67 = add i64 %11, 1
  store i64 %67, ptr %10, align 8
  %68 = getelementptr inbounds [256 x %struct.Found], ptr %7, i64 0, i64 %11
  store i32 %1, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 4
  store i32 2, ptr %69, align 4
  %70 = getelementptr inbounds i8, ptr %68, i64 8
  store i32 %9, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %68, i64 12
  store i32 -1, ptr %71, align 4
  %72 = getelementptr inbounds i8, ptr %68, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %72, i8 0, i64 40, i1 false)
  br label %73

73:                                               ; preds = %58, %62, %66
  %74 = phi ptr [ %57, %58 ], [ null, %62 ], [ %68, %66 ]
  %75 = icmp eq ptr %74, null
  br i1 %75, label %99, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 4
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8
  %80 = icmp eq i64 %78, 0
  br i1 %80, label %81, label %99

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 5
  store i64 %3, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 6
  store i32 %84, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 7
  store i32 %4, ptr %86, align 4
  %87 = load ptr, ptr %6, align 8
  %88 = getelementptr inbounds %struct.Checks, ptr %87, i64 0, i32 14
  %89 = load i32, ptr %88, align 8
  %90 = add i32 %89, -1
  %91 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 10
  store i32 %90, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 8
  store i32 %90, ptr %92, align 8
  %93 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %94 = load i32, ptr %93, align 8
  %95 = shl i32 %94, 5
  %96 = add i32 %95, %2
  %97 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 11
  store i32 %96, ptr %97, align 4
  %98 = getelementptr inbounds %struct.Found, ptr %74, i64 0, i32 9
  store i32 %96, ptr %98, align 4
  br label %99

99:                                               ; preds = %73, %76, %81
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @check_loaded(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 15
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %8 = zext i32 %4 to i64
  %9 = icmp ne i32 %4, 0
  br label %11

10:                                               ; preds = %54
  ret i32 %55

11:                                               ; preds = %5, %54
  %12 = phi i64 [ 0, %5 ], [ %56, %54 ]
  %13 = phi i32 [ -1, %5 ], [ %55, %54 ]
  %14 = trunc i64 %12 to i32
  %15 = shl nuw i32 1, %14
  %16 = and i32 %15, %2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %54, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds i64, ptr %3, i64 %12
  %20 = load i64, ptr %19, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.Checks, ptr %24, i64 0, i32 22
  %26 = load i64, ptr %25, align 8
  %27 = icmp ult i64 %26, %8
  %28 = sub i64 %26, %8
  %29 = icmp ult i64 %28, %23
  %30 = or i1 %27, %29
  %31 = select i1 %30, i64 -1, i64 %23
  %32 = icmp ne i64 %31, -1
  %33 = select i1 %9, i1 %32, i1 false
  br i1 %33, label %34, label %37

34:                                               ; preds = %18
  %35 = getelementptr inbounds %struct.Checks, ptr %24, i64 0, i32 21
  %36 = load ptr, ptr %35, align 8
  br label %44

37:                                               ; preds = %44, %18
  %38 = phi i1 [ %32, %18 ], [ %52, %44 ]
  %39 = zext i1 %38 to i32
  %40 = trunc i64 %12 to i32
  %41 = shl i32 %39, %40
  %42 = xor i32 %41, -1
  %43 = and i32 %13, %42
  br label %54

44:                                               ; preds = %34, %44
  %45 = phi i32 [ 0, %34 ], [ %50, %44 ]
  %46 = zext i32 %45 to i64
  %47 = add i64 %31, %46
  %48 = getelementptr inbounds i8, ptr %36, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = add nuw i32 %45, 1
  %51 = icmp ult i32 %50, %4
  %52 = icmp eq i8 %49, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %44, label %37

54:                                               ; preds = %11, %37
  %55 = phi i32 [ %43, %37 ], [ %13, %11 ]
  %56 = add nuw nsw i64 %12, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %10, label %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local i32 @check_kept(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 15
  %8 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %9 = zext i32 %4 to i64
  %10 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 4
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %14 = icmp ne i32 %4, 0
  %15 = zext i32 %4 to i64
  br label %17

16:                                               ; preds = %73
  ret i32 %74

17:                                               ; preds = %6, %73
  %18 = phi i64 [ 0, %6 ], [ %75, %73 ]
  %19 = phi i32 [ 0, %6 ], [ %74, %73 ]
  %20 = trunc i64 %18 to i32
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %73, label %24

24:                                               ; preds = %17
  %25 = getelementptr inbounds i64, ptr %3, i64 %18
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = sub i64 %26, %28
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds %struct.Checks, ptr %30, i64 0, i32 22
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %32, %9
  %34 = sub i64 %32, %9
  %35 = icmp ult i64 %34, %29
  %36 = or i1 %33, %35
  %37 = select i1 %36, i64 -1, i64 %29
  %38 = load i32, ptr %10, align 4
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 5
  %41 = load i64, ptr %11, align 8
  %42 = mul i64 %40, %41
  %43 = icmp ult i64 %29, %42
  br i1 %43, label %50, label %44

44:                                               ; preds = %24
  %45 = load ptr, ptr %12, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = sub i64 %26, %46
  %48 = load i64, ptr %13, align 8
  %49 = icmp ult i64 %47, %48
  br label %50

50:                                               ; preds = %44, %24
  %51 = phi i1 [ true, %24 ], [ %49, %44 ]
  %52 = zext i1 %51 to i32
  %53 = trunc i64 %18 to i32
  %54 = shl i32 %52, %53
  %55 = or i32 %54, %19
  %56 = icmp ne i64 %37, -1
  %57 = select i1 %14, i1 %56, i1 false
  br i1 %57, label %58, label %73

58:                                               ; preds = %50
  %59 = trunc i64 %18 to i32
  %60 = lshr i32 %5, %59
  %61 = trunc i32 %60 to i8
  %62 = and i8 %61, 1
  br label %63

63:                                               ; preds = %58, %63
  %64 = phi i64 [ 0, %58 ], [ %70, %63 ]
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.Checks, ptr %65, i64 0, i32 21
  %67 = load ptr, ptr %66, align 8
  %68 = add i64 %37, %64
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  store i8 %62, ptr %69, align 1
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp ult i64 %70, %15
  %72 = select i1 %71, i1 %56, i1 false
  br i1 %72, label %63, label %73

73:                                               ; preds = %63, %50, %17
  %74 = phi i32 [ %19, %17 ], [ %55, %50 ], [ %55, %63 ]
  %75 = add nuw nsw i64 %18, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %16, label %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 42
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Warp, ptr %1, i64 0, i32 11
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 18, i64 %7
  store i32 1, ptr %8, align 4
  %9 = getelementptr inbounds %struct.Checks, ptr %4, i64 0, i32 15
  store i32 1, ptr %9, align 4
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @note_race(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 2
  %13 = load i16, ptr %12, align 4
  %14 = zext i16 %13 to i32
  %15 = load i32, ptr %3, align 4
  %16 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 14
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %15, %17
  %19 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 3
  %22 = tail call i64 @llvm.umin.i64(i64 %20, i64 256)
  br label %29

23:                                               ; preds = %65
  %24 = add nuw nsw i64 %32, 1
  %25 = icmp uge i64 %32, %20
  %26 = icmp ugt i64 %32, 255
  %27 = or i1 %26, %25
  %28 = icmp eq i64 %32, %22
  br i1 %28, label %68, label %29

29:                                               ; preds = %23, %7
  %30 = phi i1 [ false, %7 ], [ %27, %23 ]
  %31 = phi ptr [ undef, %7 ], [ %67, %23 ]
  %32 = phi i64 [ 0, %7 ], [ %24, %23 ]
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %29
  %35 = add nsw i64 %32, -1
  br label %38

36:                                               ; preds = %29
  %37 = load i64, ptr %21, align 8
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i64 [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39
  %41 = icmp ult i64 %39, %20
  br i1 %41, label %42, label %65

42:                                               ; preds = %38
  %43 = load i32, ptr %40, align 8
  %44 = icmp eq i32 %43, %1
  br i1 %44, label %45, label %65

45:                                               ; preds = %42
  %46 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, %2
  br i1 %48, label %49, label %65

49:                                               ; preds = %45
  %50 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 3
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, %14
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 2
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, %11
  br i1 %56, label %57, label %65

57:                                               ; preds = %53
  %58 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 8
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %39, i32 10
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %59, %61
  %63 = xor i1 %18, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %39, ptr %21, align 8
  br label %65

65:                                               ; preds = %64, %57, %53, %49, %45, %42, %38
  %66 = phi i1 [ false, %64 ], [ true, %57 ], [ true, %53 ], [ true, %49 ], [ true, %45 ], [ true, %42 ], [ true, %38 ]
  %67 = phi ptr [ %40, %64 ], [ %31, %57 ], [ %31, %53 ], [ %31, %49 ], [ %31, %45 ], [ %31, %42 ], [ %31, %38 ]
  br i1 %66, label %23, label %68

68:                                               ; preds = %65, %23
  %69 = phi i1 [ %27, %23 ], [ %30, %65 ]
  br i1 %69, label %70, label %83

70:                                               ; preds = %68
  %71 = icmp eq i64 %20, 256
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = getelementptr inbounds %struct.Checks, ptr %9, i64 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %74, 1
  store i64 %75, ptr %73, align 8
  br label %83

76:                                               ; preds = %70
  %77 = add i64 %20, 1
  store i64 %77, ptr %19, align 8
  %78 = getelementptr inbounds [256 x %struct.Found], ptr %9, i64 0, i64 %20
  store i32 %1, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 4
  store i32 %2, ptr %79, align 4
  %80 = getelementptr inbounds i8, ptr %78, i64 8
  store i32 %11, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %78, i64 12
  store i32 %14, ptr %81, align 4
  %82 = getelementptr inbounds i8, ptr %78, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %82, i8 0, i64 40, i1 false)
  br label %83

83:                                               ; preds = %68, %72, %76
  %84 = phi ptr [ %67, %68 ], [ null, %72 ], [ %78, %76 ]
  %85 = icmp eq ptr %84, null
  br i1 %85, label %111, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 4
  %88 = load i64, ptr %87, align 8
  %89 = add i64 %88, 1
  store i64 %89, ptr %87, align 8
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %91, label %111

91:                                               ; preds = %86
  %92 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 5
  store i64 %5, ptr %92, align 8
  %93 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 4
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 6
  store i32 %94, ptr %95, align 8
  %96 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 7
  store i32 %6, ptr %96, align 4
  %97 = load ptr, ptr %8, align 8
  %98 = getelementptr inbounds %struct.Checks, ptr %97, i64 0, i32 14
  %99 = load i32, ptr %98, align 8
  %100 = add i32 %99, -1
  %101 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 8
  store i32 %100, ptr %101, align 8
  %102 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 9
  store i32 %4, ptr %102, align 4
  %103 = load i32, ptr %3, align 4
  %104 = add i32 %103, -1
  %105 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 10
  store i32 %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Mark, ptr %3, i64 0, i32 3
  %107 = load i16, ptr %106, align 2
  %108 = and i16 %107, 4095
  %109 = zext i16 %108 to i32
  %110 = getelementptr inbounds %struct.Found, ptr %84, i64 0, i32 11
  store i32 %109, ptr %110, align 4
  br label %111

111:                                              ; preds = %83, %86, %91
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @severity_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 3
  %9 = load i16, ptr %8, align 2
  %10 = lshr i16 %9, 12
  %11 = and i16 %10, 3
  %12 = zext i16 %11 to i32
  %13 = and i16 %9, 4095
  %14 = zext i16 %13 to i32
  %15 = lshr i32 %14, 5
  %16 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 6
  %17 = load i32, ptr %16, align 8
  %18 = tail call i32 @llvm.umin.i32(i32 %17, i32 %12)
  %19 = load i32, ptr %1, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %18, 2
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %85, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 14
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %19, %25
  br i1 %26, label %43, label %27

27:                                               ; preds = %23
  %28 = icmp ne i32 %3, 0
  %29 = icmp ne i32 %18, 0
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %85, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 16
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %73, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 13
  %37 = load ptr, ptr %36, align 8
  %38 = add i32 %19, -1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %73, label %85

43:                                               ; preds = %23
  %44 = icmp eq i32 %14, %2
  br i1 %44, label %85, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds %struct.Mark, ptr %1, i64 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 2
  %49 = load i32, ptr %48, align 8
  %50 = zext i32 %49 to i64
  %51 = zext i32 %15 to i64
  %52 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 17, i64 %50, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp ult i32 %47, %53
  br i1 %54, label %85, label %55

55:                                               ; preds = %45
  %56 = icmp ne i32 %18, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %55
  %58 = icmp eq i32 %3, 0
  %59 = icmp eq i32 %15, %49
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %85, label %61

61:                                               ; preds = %57, %55
  %62 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 20, i64 %50
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %69, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.Checks, ptr %7, i64 0, i32 19, i64 %51
  %67 = load i32, ptr %66, align 4
  %68 = icmp ult i32 %47, %67
  br i1 %68, label %85, label %69

69:                                               ; preds = %65, %61
  %70 = icmp eq i32 %15, %49
  %71 = select i1 %56, i1 true, i1 %70
  %72 = select i1 %71, i32 1, i32 2
  br label %73

73:                                               ; preds = %69, %31, %35
  %74 = phi i32 [ 2, %35 ], [ 2, %31 ], [ %72, %69 ]
  %75 = getelementptr inbounds %struct.Access, ptr %0, i64 0, i32 5
  %76 = load i32, ptr %75, align 4
  %77 = icmp ne i32 %76, 0
  %78 = icmp sgt i16 %9, -1
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %80, label %84

80:                                               ; preds = %73
  %81 = icmp ne i32 %76, 2
  %82 = icmp ne i32 %4, 0
  %83 = or i1 %82, %81
  br i1 %83, label %85, label %84

84:                                               ; preds = %73, %80
  br label %85

85:                                               ; preds = %80, %84, %65, %57, %43, %45, %27, %35, %5
  %86 = phi i32 [ -1, %5 ], [ -1, %35 ], [ -1, %27 ], [ -1, %45 ], [ -1, %43 ], [ -1, %57 ], [ -1, %65 ], [ 1, %84 ], [ %74, %80 ]
  ret i32 %86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)



