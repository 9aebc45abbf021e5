; sha256 of the sources: 4f2e5987a689247f1762eef3752fb7a39e7a6555cd096a4fd68fd086b02cc41c

%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32 }
%struct.Machine = type { ptr, [3 x i32], [3 x i32], [3 x i32], i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, i64, i64, i64, i64, [256 x %struct.Allocation], ptr, ptr, i64, [256 x i8], [256 x i64], ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, [16 x i32], %struct.Error }
%struct.Allocation = type { i64, i64, i64 }
%struct.Error = type { i32, i32, i32, i32, [3 x i32], i32, i64, i64 }
%struct.Warp = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [128 x %struct.Entry], [3 x [32 x i32]], i64 }
%struct.Entry = type { i32, i32, i32 }
%struct.Checks = type { [256 x %struct.Found], i64, i64, i64, i64, i32, i32, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, [32 x [32 x i32]], [32 x i32], [32 x i32], [32 x i32] }
%struct.Found = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16 }

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @screen(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noalias nocapture noundef readonly %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr {
  %9 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9)
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Access, ptr %9, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
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
  br i1 %20, label %236, label %21

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
  br i1 %42, label %43, label %73

43:                                               ; preds = %41
  %44 = add i32 %6, -1
  %45 = zext i32 %44 to i64
  %46 = and i64 %38, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %73

48:                                               ; preds = %43
  %49 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp ugt i64 %52, %36
  br i1 %53, label %63, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %50, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ult i64 %56, %37
  br i1 %57, label %63, label %58

58:                                               ; preds = %54
  %59 = zext i32 %6 to i64
  %60 = sub i64 %56, %37
  %61 = icmp ult i64 %60, %59
  %62 = select i1 %61, ptr null, ptr %51
  br label %63

63:                                               ; preds = %48, %54, %58
  %64 = phi ptr [ null, %54 ], [ null, %48 ], [ %62, %58 ]
  %65 = icmp eq ptr %64, null
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  %67 = icmp eq i32 %7, 0
  br i1 %67, label %236, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.Allocation, ptr %64, i64 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = and i64 %70, 1
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %236, label %73

73:                                               ; preds = %63, %68, %43, %41
  %74 = icmp eq i32 %3, 0
  %75 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 19
  %76 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %77 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 20
  %78 = add i32 %6, -1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 16
  %81 = zext i32 %6 to i64
  %82 = add i32 %6, -1
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %85 = zext i32 %6 to i64
  %86 = icmp ne i32 %7, 1
  %87 = icmp ne i32 %6, 0
  %88 = and i1 %87, %86
  %89 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 12
  %90 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22
  %91 = add i32 %6, -1
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 21
  %94 = getelementptr inbounds %struct.Checks, ptr %12, i64 0, i32 4
  %95 = zext i32 %6 to i64
  %96 = icmp eq i32 %7, 0
  %97 = zext i32 %6 to i64
  %98 = zext i32 %6 to i64
  br label %99

99:                                               ; preds = %73, %232
  %100 = phi i64 [ 0, %73 ], [ %234, %232 ]
  %101 = phi i32 [ 0, %73 ], [ %233, %232 ]
  %102 = trunc i64 %100 to i32
  %103 = shl nuw i32 1, %102
  %104 = and i32 %103, %4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %232, label %106

106:                                              ; preds = %99
  %107 = getelementptr inbounds i64, ptr %5, i64 %100
  %108 = load i64, ptr %107, align 8
  br i1 %74, label %109, label %127

109:                                              ; preds = %106
  %110 = lshr i64 %108, 32
  %111 = load i64, ptr %75, align 8
  %112 = lshr i64 %111, 32
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %119, label %114

114:                                              ; preds = %109
  %115 = load i64, ptr %76, align 8
  %116 = lshr i64 %115, 32
  %117 = icmp eq i64 %110, %116
  %118 = select i1 %117, i32 3, i32 1
  br label %119

119:                                              ; preds = %109, %114
  %120 = phi i32 [ %118, %114 ], [ 2, %109 ]
  switch i32 %120, label %124 [
    i32 2, label %121
    i32 3, label %122
  ]

121:                                              ; preds = %119
  br label %124

122:                                              ; preds = %119
  %123 = load i64, ptr %77, align 8
  br label %124

124:                                              ; preds = %119, %122, %121
  %125 = phi i64 [ %111, %121 ], [ %123, %122 ], [ 0, %119 ]
  %126 = sub i64 %108, %125
  br label %127

127:                                              ; preds = %124, %106
  %128 = phi i64 [ %126, %124 ], [ %108, %106 ]
  %129 = phi i32 [ %120, %124 ], [ %3, %106 ]
  switch i32 %129, label %175 [
    i32 2, label %130
    i32 3, label %162
  ]

130:                                              ; preds = %127
  %131 = and i64 %128, %83
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %130
  %134 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %134, i64 noundef %128, i32 noundef 2)
  br label %227

135:                                              ; preds = %130
  %136 = load i64, ptr %84, align 8
  %137 = icmp ult i64 %136, %128
  %138 = sub i64 %136, %128
  %139 = icmp ult i64 %138, %85
  %140 = or i1 %137, %139
  br i1 %140, label %141, label %143

141:                                              ; preds = %135
  %142 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %142, i64 noundef %128, i32 noundef 2)
  br label %227

143:                                              ; preds = %135
  br i1 %88, label %144, label %161

144:                                              ; preds = %143
  %145 = load ptr, ptr %89, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 %128
  %147 = load i8, ptr %146, align 1
  %148 = icmp eq i8 %147, 0
  br i1 %148, label %225, label %149

149:                                              ; preds = %144, %153
  %150 = phi i64 [ %151, %153 ], [ 0, %144 ]
  %151 = add nuw nsw i64 %150, 1
  %152 = icmp eq i64 %151, %98
  br i1 %152, label %161, label %153

153:                                              ; preds = %149
  %154 = add i64 %128, %151
  %155 = getelementptr inbounds i8, ptr %145, i64 %154
  %156 = load i8, ptr %155, align 1
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %158, label %149

158:                                              ; preds = %153
  %159 = icmp ult i64 %151, %97
  %160 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %160, i64 noundef %128, i32 noundef 2)
  br i1 %159, label %227, label %161

161:                                              ; preds = %149, %158, %143
  br label %227

162:                                              ; preds = %127
  %163 = and i64 %128, %79
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %167, label %165

165:                                              ; preds = %162
  %166 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %166, i64 noundef %128, i32 noundef 3)
  br label %227

167:                                              ; preds = %162
  %168 = load i64, ptr %80, align 8
  %169 = icmp ult i64 %168, %128
  %170 = sub i64 %168, %128
  %171 = icmp ult i64 %170, %81
  %172 = or i1 %169, %171
  br i1 %172, label %173, label %227

173:                                              ; preds = %167
  %174 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %174, i64 noundef %128, i32 noundef 3)
  br label %227

175:                                              ; preds = %127
  %176 = and i64 %128, %92
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %181

178:                                              ; preds = %175
  %179 = load i64, ptr %93, align 8
  %180 = trunc i64 %100 to i32
  br label %187

181:                                              ; preds = %175
  %182 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 2, i32 noundef %182, i64 noundef %128, i32 noundef 1)
  br label %227

183:                                              ; preds = %218
  %184 = add i64 %191, 1
  %185 = load i64, ptr %93, align 8
  %186 = icmp ugt i64 %184, %185
  br i1 %186, label %221, label %187

187:                                              ; preds = %183, %178
  %188 = phi i1 [ false, %178 ], [ %186, %183 ]
  %189 = phi i64 [ %179, %178 ], [ %185, %183 ]
  %190 = phi i32 [ undef, %178 ], [ %220, %183 ]
  %191 = phi i64 [ 0, %178 ], [ %184, %183 ]
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %195, label %193

193:                                              ; preds = %187
  %194 = add i64 %191, -1
  br label %197

195:                                              ; preds = %187
  %196 = load i64, ptr %94, align 8
  br label %197

197:                                              ; preds = %195, %193
  %198 = phi i64 [ %194, %193 ], [ %196, %195 ]
  %199 = icmp ult i64 %198, %189
  br i1 %199, label %200, label %218

200:                                              ; preds = %197
  %201 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198
  %202 = load i64, ptr %201, align 8
  %203 = icmp ugt i64 %202, %128
  br i1 %203, label %218, label %204

204:                                              ; preds = %200
  %205 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp ult i64 %206, %128
  %208 = sub i64 %206, %128
  %209 = icmp ult i64 %208, %95
  %210 = or i1 %207, %209
  br i1 %210, label %218, label %211

211:                                              ; preds = %204
  store i64 %198, ptr %94, align 8
  br i1 %96, label %218, label %212

212:                                              ; preds = %211
  %213 = getelementptr inbounds %struct.Allocation, ptr %90, i64 %198, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = and i64 %214, 1
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 9, i32 noundef %180, i64 noundef %128, i32 noundef 1)
  br label %218

218:                                              ; preds = %217, %212, %211, %204, %200, %197
  %219 = phi i1 [ false, %217 ], [ true, %204 ], [ true, %200 ], [ true, %197 ], [ false, %212 ], [ false, %211 ]
  %220 = phi i32 [ 0, %217 ], [ %190, %204 ], [ %190, %200 ], [ %190, %197 ], [ 1, %212 ], [ 1, %211 ]
  br i1 %219, label %183, label %221

221:                                              ; preds = %218, %183
  %222 = phi i1 [ %186, %183 ], [ %188, %218 ]
  br i1 %222, label %223, label %227

223:                                              ; preds = %221
  %224 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 1, i32 noundef %224, i64 noundef %128, i32 noundef 1)
  br label %227

225:                                              ; preds = %144
  %226 = trunc i64 %100 to i32
  call fastcc void @note_error(ptr noundef nonnull %9, i32 noundef 3, i32 noundef %226, i64 noundef %128, i32 noundef 2)
  br label %227

227:                                              ; preds = %225, %223, %221, %181, %173, %167, %165, %161, %158, %141, %133
  %228 = phi i32 [ 0, %158 ], [ 1, %161 ], [ 0, %141 ], [ 0, %133 ], [ 0, %165 ], [ 0, %173 ], [ 1, %167 ], [ 0, %181 ], [ 0, %223 ], [ %220, %221 ], [ 0, %225 ]
  %229 = trunc i64 %100 to i32
  %230 = shl i32 %228, %229
  %231 = or i32 %230, %101
  br label %232

232:                                              ; preds = %99, %227
  %233 = phi i32 [ %231, %227 ], [ %101, %99 ]
  %234 = add nuw nsw i64 %100, 1
  %235 = icmp eq i64 %234, 32
  br i1 %235, label %236, label %99

236:                                              ; preds = %232, %66, %68, %8
  %237 = phi i32 [ 0, %8 ], [ %4, %66 ], [ %4, %68 ], [ %233, %232 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9)
  ret i32 %237
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @note(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr noalias nocapture noundef readonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr nocapture noundef readonly %8) local_unnamed_addr {
  %10 = alloca %struct.Mark, align 4
  %11 = alloca %struct.Access, align 8
  %12 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 5
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne i32 %3, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %534

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
  %56 = add i64 %54, %45
  %57 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp ugt i64 %60, %55
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 22, i64 %58, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %64, %56
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = zext i32 %5 to i64
  %68 = sub i64 %64, %56
  %69 = icmp ult i64 %68, %67
  %70 = select i1 %69, ptr null, ptr %59
  br label %71

71:                                               ; preds = %48, %62, %66
  %72 = phi ptr [ null, %62 ], [ null, %48 ], [ %70, %66 ]
  %73 = icmp eq ptr %72, null
  br i1 %73, label %79, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds %struct.Allocation, ptr %72, i64 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = and i64 %76, 2
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %533, label %79

79:                                               ; preds = %74, %71
  %80 = icmp eq i32 %6, 1
  br i1 %80, label %81, label %200

81:                                               ; preds = %79
  br label %97

82:                                               ; preds = %111
  %83 = icmp eq i32 %112, 0
  br i1 %83, label %84, label %196

84:                                               ; preds = %82
  %85 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 1
  %86 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 2
  %87 = getelementptr inbounds %struct.Mark, ptr %10, i64 0, i32 3
  %88 = icmp eq i32 %7, 2
  %89 = zext i32 %5 to i64
  %90 = icmp eq i32 %5, 0
  %91 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %92 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %93 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 7
  %94 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %95 = trunc i32 %2 to i16
  %96 = shl i32 %23, 5
  br label %116

97:                                               ; preds = %111, %81
  %98 = phi i64 [ 0, %81 ], [ %114, %111 ]
  %99 = phi i64 [ 0, %81 ], [ %113, %111 ]
  %100 = phi i32 [ 1, %81 ], [ %112, %111 ]
  %101 = trunc i64 %98 to i32
  %102 = shl nuw i32 1, %101
  %103 = and i32 %102, %3
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %111, label %105

105:                                              ; preds = %97
  %106 = getelementptr inbounds i64, ptr %4, i64 %98
  %107 = load i64, ptr %106, align 8
  %108 = icmp ugt i64 %107, %99
  %109 = zext i1 %108 to i32
  %110 = and i32 %100, %109
  br label %111

111:                                              ; preds = %105, %97
  %112 = phi i32 [ %110, %105 ], [ %100, %97 ]
  %113 = phi i64 [ %107, %105 ], [ %99, %97 ]
  %114 = add nuw nsw i64 %98, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %82, label %97

116:                                              ; preds = %192, %84
  %117 = phi i64 [ 0, %84 ], [ %194, %192 ]
  %118 = phi i32 [ 0, %84 ], [ %193, %192 ]
  %119 = trunc i64 %117 to i32
  %120 = shl nuw i32 1, %119
  %121 = and i32 %120, %3
  %122 = icmp ne i32 %121, 0
  %123 = icmp ne i64 %117, 0
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %125, label %192

125:                                              ; preds = %116
  %126 = getelementptr inbounds i64, ptr %4, i64 %117
  br label %127

127:                                              ; preds = %189, %125
  %128 = phi i64 [ 0, %125 ], [ %190, %189 ]
  %129 = trunc i64 %128 to i32
  %130 = shl nuw i32 1, %129
  %131 = and i32 %130, %3
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %189, label %133

133:                                              ; preds = %127
  %134 = getelementptr inbounds i64, ptr %4, i64 %128
  %135 = load i64, ptr %134, align 8
  %136 = load i64, ptr %126, align 8
  %137 = icmp eq i64 %135, %136
  br i1 %137, label %138, label %189

138:                                              ; preds = %133
  %139 = trunc i64 %128 to i32
  %140 = or i32 %120, %118
  br i1 %88, label %192, label %141

141:                                              ; preds = %138
  %142 = and i64 %128, 4294967295
  %143 = mul nuw nsw i64 %142, %89
  %144 = getelementptr inbounds i8, ptr %8, i64 %143
  %145 = mul nuw nsw i64 %117, %89
  %146 = getelementptr inbounds i8, ptr %8, i64 %145
  br i1 %90, label %162, label %150

147:                                              ; preds = %150
  %148 = icmp eq i32 %159, 0
  %149 = zext i1 %148 to i32
  br label %162

150:                                              ; preds = %141, %150
  %151 = phi i64 [ %160, %150 ], [ 0, %141 ]
  %152 = phi i32 [ %159, %150 ], [ 0, %141 ]
  %153 = getelementptr inbounds i8, ptr %144, i64 %151
  %154 = load i8, ptr %153, align 1
  %155 = getelementptr inbounds i8, ptr %146, i64 %151
  %156 = load i8, ptr %155, align 1
  %157 = xor i8 %156, %154
  %158 = zext i8 %157 to i32
  %159 = or i32 %152, %158
  %160 = add nuw nsw i64 %151, 1
  %161 = icmp eq i64 %160, %89
  br i1 %161, label %147, label %150

162:                                              ; preds = %147, %141
  %163 = phi i32 [ 1, %141 ], [ %149, %147 ]
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %192

165:                                              ; preds = %162
  %166 = load ptr, ptr %91, align 8
  %167 = ptrtoint ptr %166 to i64
  %168 = sub i64 %136, %167
  %169 = load i64, ptr %92, align 8
  %170 = icmp ult i64 %168, %169
  %171 = select i1 %170, i32 2, i32 1
  br i1 %170, label %177, label %172

172:                                              ; preds = %165
  %173 = load i64, ptr %52, align 8
  %174 = sub i64 %136, %173
  %175 = load i64, ptr %93, align 8
  %176 = icmp ult i64 %174, %175
  br i1 %176, label %177, label %192

177:                                              ; preds = %172, %165
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10)
  %178 = load i32, ptr %94, align 8
  store i32 %178, ptr %10, align 4
  store i32 0, ptr %85, align 4
  store i16 %95, ptr %86, align 4
  %179 = add i32 %96, %139
  %180 = trunc i32 %179 to i16
  store i16 %180, ptr %87, align 2
  %181 = add i32 %96, %119
  br i1 %170, label %187, label %182

182:                                              ; preds = %177
  %183 = load i64, ptr %52, align 8
  %184 = sub i64 %136, %183
  %185 = load i64, ptr %50, align 8
  %186 = add i64 %184, %185
  br label %187

187:                                              ; preds = %182, %177
  %188 = phi i64 [ %186, %182 ], [ %168, %177 ]
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 19, i32 noundef 2, ptr noundef nonnull %10, i32 noundef %181, i64 noundef %188, i32 noundef %171)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10)
  br label %192

189:                                              ; preds = %133, %127
  %190 = add nuw nsw i64 %128, 1
  %191 = icmp eq i64 %190, %117
  br i1 %191, label %192, label %127

192:                                              ; preds = %189, %187, %172, %162, %138, %116
  %193 = phi i32 [ %118, %116 ], [ %140, %162 ], [ %140, %138 ], [ %140, %172 ], [ %140, %187 ], [ %118, %189 ]
  %194 = add nuw nsw i64 %117, 1
  %195 = icmp eq i64 %194, 32
  br i1 %195, label %196, label %116

196:                                              ; preds = %192, %82
  %197 = phi i32 [ 0, %82 ], [ %193, %192 ]
  %198 = xor i32 %197, -1
  %199 = and i32 %198, %3
  br label %200

200:                                              ; preds = %196, %79
  %201 = phi i32 [ %199, %196 ], [ %3, %79 ]
  %202 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 11
  %203 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 13
  %204 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 7
  %205 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 8
  %206 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 9
  %207 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 10
  %208 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 12
  %209 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 11
  %210 = zext i32 %5 to i64
  %211 = icmp eq i32 %5, 0
  %212 = icmp eq i32 %49, 0
  %213 = shl i32 %23, 5
  %214 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %215 = zext i32 %23 to i64
  %216 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %215
  %217 = trunc i32 %2 to i16
  %218 = shl i32 %7, 12
  %219 = icmp eq i32 %6, 2
  %220 = select i1 %219, i32 32768, i32 0
  %221 = or i32 %218, %220
  %222 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 16
  %223 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 13
  %224 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 20, i64 %215
  %225 = icmp ne i32 %6, 0
  %226 = icmp eq i32 %6, 0
  %227 = select i1 %226, i32 17, i32 16
  %228 = icmp eq i32 %6, 0
  %229 = icmp eq i32 %6, 0
  %230 = zext i32 %213 to i64
  %231 = zext i32 %49 to i64
  br label %264

232:                                              ; preds = %530
  %233 = icmp eq i32 %7, 0
  br i1 %233, label %533, label %234

234:                                              ; preds = %232
  %235 = icmp eq i32 %6, 0
  br i1 %235, label %259, label %236

236:                                              ; preds = %234
  %237 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 15
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %248, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 13
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 14
  %244 = load i32, ptr %243, align 8
  %245 = add i32 %244, -1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds i8, ptr %242, i64 %246
  store i8 1, ptr %247, align 1
  br label %248

248:                                              ; preds = %240, %236
  br i1 %235, label %259, label %249

249:                                              ; preds = %248
  %250 = zext i32 %23 to i64
  %251 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 18, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %259, label %254

254:                                              ; preds = %249
  %255 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %250, i64 %250
  %256 = load i32, ptr %255, align 4
  %257 = add i32 %256, 1
  store i32 %257, ptr %255, align 4
  %258 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 19, i64 %250
  store i32 %257, ptr %258, align 4
  br label %259

259:                                              ; preds = %234, %254, %249, %248
  br i1 %80, label %533, label %260

260:                                              ; preds = %259
  %261 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 16
  store i32 1, ptr %261, align 8
  %262 = zext i32 %23 to i64
  %263 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 20, i64 %262
  store i32 1, ptr %263, align 4
  br label %533

264:                                              ; preds = %200, %530
  %265 = phi i64 [ 0, %200 ], [ %531, %530 ]
  %266 = trunc i64 %265 to i32
  %267 = shl nuw i32 1, %266
  %268 = and i32 %267, %201
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %530, label %270

270:                                              ; preds = %264
  %271 = getelementptr inbounds i64, ptr %4, i64 %265
  %272 = load i64, ptr %271, align 8
  %273 = load ptr, ptr %202, align 8
  %274 = ptrtoint ptr %273 to i64
  %275 = sub i64 %272, %274
  %276 = load i64, ptr %203, align 8
  %277 = icmp ult i64 %275, %276
  br i1 %277, label %295, label %278

278:                                              ; preds = %270
  %279 = load i64, ptr %52, align 8
  %280 = sub i64 %272, %279
  %281 = load i64, ptr %204, align 8
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %283, label %530

283:                                              ; preds = %278
  %284 = load ptr, ptr %205, align 8
  %285 = lshr i64 %280, 8
  %286 = getelementptr inbounds i32, ptr %284, i64 %285
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %530, label %289

289:                                              ; preds = %283
  %290 = add i32 %287, -1
  %291 = zext i32 %290 to i64
  %292 = shl nuw nsw i64 %291, 8
  %293 = and i64 %280, 255
  %294 = or i64 %292, %293
  br label %295

295:                                              ; preds = %270, %289
  %296 = phi i64 [ %294, %289 ], [ %275, %270 ]
  %297 = phi ptr [ %206, %289 ], [ %209, %270 ]
  %298 = phi ptr [ %207, %289 ], [ %208, %270 ]
  %299 = phi i32 [ 1, %289 ], [ 2, %270 ]
  %300 = load i32, ptr %28, align 4
  %301 = zext i32 %300 to i64
  %302 = lshr i64 %296, %301
  %303 = load ptr, ptr %298, align 8
  %304 = load ptr, ptr %297, align 8
  br i1 %277, label %310, label %305

305:                                              ; preds = %295
  %306 = load i64, ptr %52, align 8
  %307 = sub i64 %272, %306
  %308 = load i64, ptr %50, align 8
  %309 = add i64 %307, %308
  br label %310

310:                                              ; preds = %295, %305
  %311 = phi i64 [ %309, %305 ], [ %275, %295 ]
  br i1 %80, label %312, label %330

312:                                              ; preds = %310
  %313 = mul nuw nsw i64 %265, %210
  %314 = getelementptr inbounds i8, ptr %8, i64 %313
  %315 = inttoptr i64 %272 to ptr
  br i1 %211, label %330, label %318

316:                                              ; preds = %318
  %317 = icmp eq i32 %327, 0
  br label %330

318:                                              ; preds = %312, %318
  %319 = phi i64 [ %328, %318 ], [ 0, %312 ]
  %320 = phi i32 [ %327, %318 ], [ 0, %312 ]
  %321 = getelementptr inbounds i8, ptr %314, i64 %319
  %322 = load i8, ptr %321, align 1
  %323 = getelementptr inbounds i8, ptr %315, i64 %319
  %324 = load i8, ptr %323, align 1
  %325 = xor i8 %324, %322
  %326 = zext i8 %325 to i32
  %327 = or i32 %320, %326
  %328 = add nuw nsw i64 %319, 1
  %329 = icmp eq i64 %328, %210
  br i1 %329, label %316, label %318

330:                                              ; preds = %316, %312, %310
  %331 = phi i1 [ false, %310 ], [ true, %312 ], [ %317, %316 ]
  br i1 %212, label %530, label %332

332:                                              ; preds = %330
  %333 = getelementptr inbounds %struct.Mark, ptr %304, i64 %302
  %334 = add nuw nsw i64 %265, %230
  %335 = zext i1 %277 to i32
  %336 = trunc i64 %334 to i32
  %337 = or i32 %221, %336
  %338 = trunc i32 %337 to i16
  %339 = trunc i64 %334 to i32
  %340 = trunc i64 %334 to i32
  %341 = trunc i64 %334 to i32
  br label %342

342:                                              ; preds = %332, %526
  %343 = phi i64 [ 0, %332 ], [ %528, %526 ]
  %344 = phi i32 [ 0, %332 ], [ %527, %526 ]
  %345 = getelementptr inbounds %struct.Mark, ptr %333, i64 %343
  %346 = add i64 %302, %343
  %347 = shl i64 %346, 1
  %348 = getelementptr inbounds %struct.Mark, ptr %303, i64 %347
  %349 = load i32, ptr %214, align 8
  %350 = load i32, ptr %216, align 4
  br i1 %277, label %351, label %365

351:                                              ; preds = %342
  %352 = load i32, ptr %345, align 4
  %353 = icmp eq i32 %352, %349
  br i1 %353, label %355, label %354

354:                                              ; preds = %351
  store i32 0, ptr %345, align 4
  br label %355

355:                                              ; preds = %354, %351
  br label %356

356:                                              ; preds = %355, %362
  %357 = phi i64 [ %363, %362 ], [ 0, %355 ]
  %358 = getelementptr inbounds %struct.Mark, ptr %348, i64 %357
  %359 = load i32, ptr %358, align 4
  %360 = icmp eq i32 %359, %349
  br i1 %360, label %362, label %361

361:                                              ; preds = %356
  store i32 0, ptr %358, align 4
  br label %362

362:                                              ; preds = %361, %356
  %363 = add nuw nsw i64 %357, 1
  %364 = icmp eq i64 %363, 2
  br i1 %364, label %365, label %356

365:                                              ; preds = %362, %342
  %366 = load i32, ptr %345, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %380

368:                                              ; preds = %365
  %369 = load i32, ptr %348, align 4
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %380

371:                                              ; preds = %368
  %372 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  %373 = load i32, ptr %372, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %380

375:                                              ; preds = %371
  %376 = select i1 %229, ptr %348, ptr %345
  store i32 %349, ptr %376, align 4
  %377 = getelementptr inbounds i8, ptr %376, i64 4
  store i32 %350, ptr %377, align 4
  %378 = getelementptr inbounds i8, ptr %376, i64 8
  store i16 %217, ptr %378, align 4
  %379 = getelementptr inbounds i8, ptr %376, i64 10
  store i16 %338, ptr %379, align 2
  br label %526

380:                                              ; preds = %371, %368, %365
  %381 = icmp eq i32 %344, 0
  br i1 %381, label %382, label %441

382:                                              ; preds = %380
  %383 = getelementptr inbounds %struct.Mark, ptr %345, i64 0, i32 3
  %384 = load i16, ptr %383, align 2
  %385 = lshr i16 %384, 12
  %386 = and i16 %385, 3
  %387 = zext i16 %386 to i32
  %388 = and i16 %384, 4095
  %389 = lshr i16 %388, 5
  %390 = zext i16 %389 to i32
  %391 = tail call i32 @llvm.umin.i32(i32 %7, i32 %387)
  %392 = icmp eq i32 %391, 2
  %393 = select i1 %367, i1 true, i1 %392
  br i1 %393, label %441, label %394

394:                                              ; preds = %382
  %395 = icmp eq i32 %366, %349
  br i1 %395, label %409, label %396

396:                                              ; preds = %394
  %397 = icmp ne i32 %391, 0
  %398 = select i1 %277, i1 true, i1 %397
  br i1 %398, label %441, label %399

399:                                              ; preds = %396
  %400 = load i32, ptr %222, align 8
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %436, label %402

402:                                              ; preds = %399
  %403 = load ptr, ptr %223, align 8
  %404 = add i32 %366, -1
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds i8, ptr %403, i64 %405
  %407 = load i8, ptr %406, align 1
  %408 = icmp eq i8 %407, 0
  br i1 %408, label %436, label %441

409:                                              ; preds = %394
  %410 = zext i16 %388 to i64
  %411 = icmp eq i64 %334, %410
  br i1 %411, label %441, label %412

412:                                              ; preds = %409
  %413 = getelementptr inbounds %struct.Mark, ptr %345, i64 0, i32 1
  %414 = load i32, ptr %413, align 4
  %415 = zext i16 %389 to i64
  %416 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %415
  %417 = load i32, ptr %416, align 4
  %418 = icmp ult i32 %414, %417
  br i1 %418, label %441, label %419

419:                                              ; preds = %412
  %420 = icmp ne i32 %391, 0
  %421 = xor i1 %420, true
  %422 = icmp ne i32 %23, %390
  %423 = select i1 %277, i1 %422, i1 false
  %424 = select i1 %421, i1 true, i1 %423
  br i1 %424, label %425, label %441

425:                                              ; preds = %419
  %426 = load i32, ptr %224, align 4
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %432, label %428

428:                                              ; preds = %425
  %429 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 19, i64 %415
  %430 = load i32, ptr %429, align 4
  %431 = icmp ult i32 %414, %430
  br i1 %431, label %441, label %432

432:                                              ; preds = %428, %425
  %433 = icmp eq i32 %23, %390
  %434 = select i1 %420, i1 true, i1 %433
  %435 = select i1 %434, i32 1, i32 2
  br label %436

436:                                              ; preds = %432, %402, %399
  %437 = phi i32 [ 2, %402 ], [ 2, %399 ], [ %435, %432 ]
  %438 = icmp sgt i16 %384, -1
  %439 = select i1 %225, i1 true, i1 %438
  %440 = select i1 %439, i32 %437, i32 1
  br label %441

441:                                              ; preds = %419, %428, %412, %409, %402, %396, %382, %436, %380
  %442 = phi i32 [ -1, %380 ], [ -1, %382 ], [ -1, %402 ], [ -1, %396 ], [ -1, %412 ], [ -1, %409 ], [ -1, %428 ], [ %440, %436 ], [ -1, %419 ]
  %443 = icmp sgt i32 %442, -1
  br i1 %443, label %444, label %446

444:                                              ; preds = %441
  %445 = select i1 %331, i32 0, i32 %442
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef %227, i32 noundef %445, ptr noundef nonnull %345, i32 noundef %339, i64 noundef %311, i32 noundef %299)
  br label %446

446:                                              ; preds = %444, %441
  %447 = phi i32 [ 1, %444 ], [ %344, %441 ]
  br i1 %228, label %448, label %506

448:                                              ; preds = %446, %474
  %449 = phi i64 [ %475, %474 ], [ 0, %446 ]
  %450 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449
  %451 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449, i32 3
  %452 = load i16, ptr %451, align 2
  %453 = and i16 %452, 4095
  %454 = load i32, ptr %450, align 4
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %470, label %456

456:                                              ; preds = %448
  %457 = load i32, ptr %214, align 8
  %458 = icmp eq i32 %454, %457
  br i1 %458, label %459, label %474

459:                                              ; preds = %456
  %460 = zext i16 %453 to i64
  %461 = icmp eq i64 %334, %460
  br i1 %461, label %470, label %462

462:                                              ; preds = %459
  %463 = getelementptr inbounds %struct.Mark, ptr %348, i64 %449, i32 1
  %464 = load i32, ptr %463, align 4
  %465 = lshr i16 %453, 5
  %466 = zext i16 %465 to i64
  %467 = getelementptr inbounds %struct.Checks, ptr %13, i64 0, i32 17, i64 %215, i64 %466
  %468 = load i32, ptr %467, align 4
  %469 = icmp ult i32 %464, %468
  br i1 %469, label %470, label %474

470:                                              ; preds = %462, %459, %448
  store i32 %349, ptr %450, align 4
  %471 = getelementptr inbounds i8, ptr %450, i64 4
  store i32 %350, ptr %471, align 4
  %472 = getelementptr inbounds i8, ptr %450, i64 8
  store i16 %217, ptr %472, align 4
  %473 = getelementptr inbounds i8, ptr %450, i64 10
  store i16 %338, ptr %473, align 2
  br label %526

474:                                              ; preds = %462, %456
  %475 = add nuw nsw i64 %449, 1
  %476 = icmp eq i64 %475, 2
  br i1 %476, label %477, label %448

477:                                              ; preds = %474
  %478 = load i32, ptr %348, align 4
  %479 = icmp eq i32 %478, %457
  %480 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  %481 = load i32, ptr %480, align 4
  %482 = icmp eq i32 %481, %457
  %483 = getelementptr inbounds %struct.Mark, ptr %303, i64 %347, i32 3
  %484 = load i16, ptr %483, align 2
  %485 = lshr i16 %484, 5
  %486 = and i16 %485, 127
  %487 = zext i16 %486 to i32
  %488 = select i1 %479, i1 true, i1 %482
  br i1 %488, label %493, label %489

489:                                              ; preds = %477
  store i32 %349, ptr %480, align 4
  %490 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 1
  store i32 %350, ptr %490, align 4
  %491 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 2
  store i16 %217, ptr %491, align 4
  %492 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 3
  store i16 %338, ptr %492, align 2
  br label %526

493:                                              ; preds = %477
  %494 = select i1 %479, i1 %482, i1 false
  br i1 %494, label %495, label %526

495:                                              ; preds = %493
  %496 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 3
  %497 = load i16, ptr %496, align 2
  %498 = lshr i16 %497, 5
  %499 = and i16 %498, 127
  %500 = icmp ne i16 %486, %499
  %501 = icmp eq i32 %23, %487
  %502 = select i1 %500, i1 true, i1 %501
  br i1 %502, label %526, label %503

503:                                              ; preds = %495
  store i32 %349, ptr %480, align 4
  %504 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 1
  store i32 %350, ptr %504, align 4
  %505 = getelementptr inbounds %struct.Mark, ptr %348, i64 1, i32 2
  store i16 %217, ptr %505, align 4
  store i16 %338, ptr %496, align 2
  br label %526

506:                                              ; preds = %446, %522
  %507 = phi i32 [ %523, %522 ], [ %447, %446 ]
  %508 = phi i64 [ %524, %522 ], [ 0, %446 ]
  %509 = icmp eq i32 %507, 0
  br i1 %509, label %516, label %510

510:                                              ; preds = %522, %506
  %511 = phi i32 [ %523, %522 ], [ %507, %506 ]
  store i32 %349, ptr %345, align 4
  %512 = getelementptr inbounds i8, ptr %345, i64 4
  store i32 %350, ptr %512, align 4
  %513 = getelementptr inbounds i8, ptr %345, i64 8
  store i16 %217, ptr %513, align 4
  %514 = getelementptr inbounds i8, ptr %345, i64 10
  store i16 %338, ptr %514, align 2
  %515 = getelementptr inbounds %struct.Mark, ptr %348, i64 1
  store i32 0, ptr %515, align 4
  store i32 0, ptr %348, align 4
  br label %526

516:                                              ; preds = %506
  %517 = getelementptr inbounds %struct.Mark, ptr %348, i64 %508
  %518 = call fastcc i32 @severity_of(ptr noundef nonnull %11, ptr noundef %517, i32 noundef %340, i32 noundef %335, i32 noundef 0)
  %519 = icmp slt i32 %518, 0
  br i1 %519, label %522, label %520

520:                                              ; preds = %516
  %521 = select i1 %331, i32 0, i32 %518
  call fastcc void @note_race(ptr noundef nonnull %11, i32 noundef 18, i32 noundef %521, ptr noundef %517, i32 noundef %341, i64 noundef %311, i32 noundef %299)
  br label %522

522:                                              ; preds = %520, %516
  %523 = phi i32 [ %507, %516 ], [ 1, %520 ]
  %524 = add nuw nsw i64 %508, 1
  %525 = icmp eq i64 %524, 2
  br i1 %525, label %510, label %506

526:                                              ; preds = %375, %470, %489, %493, %495, %503, %510
  %527 = phi i32 [ %344, %375 ], [ %447, %470 ], [ %447, %503 ], [ %447, %495 ], [ %447, %493 ], [ %447, %489 ], [ %511, %510 ]
  %528 = add nuw nsw i64 %343, 1
  %529 = icmp eq i64 %528, %231
  br i1 %529, label %530, label %342

530:                                              ; preds = %526, %330, %283, %278, %264
  %531 = add nuw nsw i64 %265, 1
  %532 = icmp eq i64 %531, 32
  br i1 %532, label %232, label %264

533:                                              ; preds = %260, %259, %232, %74
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %534

534:                                              ; preds = %9, %533
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_warp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @check_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.Machine, ptr %0, i64 0, i32 41
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



