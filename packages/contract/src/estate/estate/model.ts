import { z } from 'zod';
import { commonErrors, defineErrors } from '../../core.ts';
import { day, id, integer, matching, optionalText, text } from '../../fields.ts';
import { fileAddress } from '../../kernel/file.ts';
import { areaOf, unitsOf } from './area.ts';
import { type BuildingKind, buildingKinds, floorNameOf } from './kinds.ts';

export const estateErrors = defineErrors({
  regionCodeTaken: { code: '409', status: 409, message: '该分区编码已存在' },
  regionNameTaken: { code: '409', status: 409, message: '该分区名称已存在' },
  regionInUse: { code: '409', status: 409, message: '该分区下还有楼栋，不能删除' },
  regionGone: { code: '404', status: 404, message: '分区不存在或已删除' },
  buildingCodeTaken: { code: '409', status: 409, message: '该楼栋编码已存在' },
  buildingNameTaken: { code: '409', status: 409, message: '该分区下已有同名楼栋' },
  buildingInUse: { code: '409', status: 409, message: '该楼栋下还有房间，不能删除' },
  buildingGone: { code: '404', status: 404, message: '楼栋不存在或已删除' },
  floorTaken: { code: '409', status: 409, message: '楼层重复' },
  floorInUse: { code: '409', status: 409, message: '该楼层有房间，不能删除' },
  floorGone: { code: '404', status: 404, message: '楼层不存在或已删除' },
  fileGone: { code: '400', status: 400, message: '文件不存在，请重新上传' },
  notPicture: { code: '400', status: 400, message: '请上传图片' },
});

/** The day for which the estate is requested. Defaults to today. */
export const asOf = day.optional();
/** An area (V214), converted to text with four decimals. */
export const area = matching('area').transform((value) => areaOf(unitsOf(value) ?? 0n));
const blank = z.literal('').transform(() => null);
/** An optional area. */
export const optionalArea = z
  .union([blank, area], '请输入正确的面积，最多四位小数')
  .nullish()
  .transform((value) => value ?? null);
/** A required area greater than zero. */
export const requiredArea = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .pipe(area)
    .refine((value) => unitsOf(value) !== 0n, '面积必须大于0');
const decimal = (pattern: RegExp, most: number, message: string) =>
  z
    .union([z.number().transform(String), z.string().trim()], message)
    .refine((value) => value === '' || (pattern.test(value) && Math.abs(Number(value)) <= most), message)
    .nullish()
    .transform((value) => value || null);
/** Coordinates of a region or building. Either both are given or neither. */
const coordinates = {
  longitude: decimal(/^-?\d{1,3}(\.\d{1,6})?$/, 180, '请输入正确的经度'),
  latitude: decimal(/^-?\d{1,2}(\.\d{1,6})?$/, 90, '请输入正确的纬度'),
};
/** Returns whether both coordinates are given or both are missing. */
export const areBothOrNoneGiven = ({ longitude, latitude }: { longitude: string | null; latitude: string | null }) =>
  (longitude === null) === (latitude === null);
export const coordinatesRule = { path: ['latitude'], error: '经度和纬度需要同时填写' };
export const estateCode = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(/^[A-Za-z0-9_-]{1,30}$/, '编码由字母、数字、下划线和短横线组成，最多30位');
/** Photos in order, as URLs that their uploads returned. Undefined leaves the stored photos unchanged. */
export const photos = z.array(fileAddress('请上传图片'), '请上传图片').max(10, '最多上传10张图片').optional();
export const attachments = z.array(fileAddress('请上传附件'), '请上传附件').max(20, '最多上传20个附件').optional();
export const Attached = z.object({ id: z.string(), name: z.string(), url: z.string() });
export const rank = integer('请输入排序', { max: 9999 }).default(0);
export const byId = z.object({ id });
export const byIds = z.array(id, '请选择要排序的数据').min(1, '请选择要排序的数据').max(1000, '一次最多排序1000条');

/** Totals of the rooms that exist on the requested day. */
export const totals = { roomNum: z.int(), area: z.string(), usableArea: z.string(), rentableArea: z.string() };

export const regionForm = {
  regionCode: estateCode('请输入分区编码'),
  /** V219 */
  regionName: matching('zoneName'),
  rank,
  address: optionalText(100),
  landArea: optionalArea,
  ...coordinates,
  remark: optionalText(200),
};
export const Region = z.object({
  id: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  rank: z.int(),
  address: z.string().nullable(),
  landArea: z.string().nullable(),
  longitude: z.string().nullable(),
  latitude: z.string().nullable(),
  remark: z.string().nullable(),
  buildingNum: z.int(),
  ...totals,
  createdDate: z.string(),
  version: z.int(),
});
export type Region = z.infer<typeof Region>;

const kindNames = Object.keys(buildingKinds) as [BuildingKind, ...BuildingKind[]];
export const buildingKind = z.enum(kindNames, '请选择楼栋类型');
export const floorNum = integer('楼层为-20到200的整数，不能为0', { min: -20, max: 200 }).refine(
  (value) => value !== 0,
  '楼层为-20到200的整数，不能为0',
);
const floorForm = z
  .object({
    /** Id of a floor that exists. A floor without an id is added. */
    id: id.optional(),
    floorNum,
    floorName: optionalText(20),
    /** Area that the documents of the building declare; null if unknown. */
    area: optionalArea,
  })
  .transform((floor) => ({ ...floor, floorName: floor.floorName ?? floorNameOf(floor.floorNum) }));
export const floors = z
  .array(floorForm, '请填写楼层')
  .max(220, '最多220层')
  .superRefine((list, context) => {
    for (const [at, floor] of list.entries())
      if (list.findIndex((other) => other.floorNum === floor.floorNum) !== at)
        context.addIssue({ code: 'custom', path: [at, 'floorNum'], message: '楼层重复' });
  });
const height = z
  .union([z.number().transform(String), z.string().trim()], '请输入正确的高度，最多两位小数')
  .refine((value) => value === '' || (/^\d{1,4}(\.\d{1,2})?$/.test(value) && Number(value) > 0), '请输入正确的高度，最多两位小数')
  .nullish()
  .transform((value) => value || null);
export const optionalDay = z
  .union([blank, day], '日期格式不正确')
  .nullish()
  .transform((value) => value ?? null);
const positive = optionalArea.refine((value) => value === null || unitsOf(value) !== 0n, '面积必须大于0');
export const buildingForm = {
  regionId: z.guid('请选择分区').transform((value) => value.toLowerCase()),
  buildingCode: estateCode('请输入楼栋编码'),
  buildingName: text(30, '请输入楼栋名称'),
  kind: buildingKind,
  rank,
  /** Area that the documents of the building declare. The area of its rooms is computed. */
  declaredArea: positive,
  declaredUsableArea: optionalArea,
  declaredRentableArea: optionalArea,
  height,
  completedOn: optionalDay,
  address: optionalText(100),
  ...coordinates,
  remark: optionalText(200),
  photos,
  attachments,
};
export const Building = z.object({
  id: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  buildingCode: z.string(),
  buildingName: z.string(),
  kind: buildingKind,
  rank: z.int(),
  declaredArea: z.string().nullable(),
  declaredUsableArea: z.string().nullable(),
  declaredRentableArea: z.string().nullable(),
  completedOn: z.string().nullable(),
  address: z.string().nullable(),
  longitude: z.string().nullable(),
  latitude: z.string().nullable(),
  /** Number of floors above and below the ground. */
  upperFloorNum: z.int(),
  lowerFloorNum: z.int(),
  ...totals,
  createdDate: z.string(),
  version: z.int(),
});
export type Building = z.infer<typeof Building>;

export const Floor = z.object({
  id: z.string(),
  buildingId: z.string(),
  floorNum: z.int(),
  floorName: z.string(),
  /** Area that the documents of the building declare. */
  declaredArea: z.string().nullable(),
  hasPlan: z.boolean(),
  ...totals,
  version: z.int(),
});
export type Floor = z.infer<typeof Floor>;

export const BuildingDetail = Building.extend({
  height: z.string().nullable(),
  remark: z.string().nullable(),
  photos: z.array(Attached),
  attachments: z.array(Attached),
  /** Floors from the top down. */
  floors: z.array(Floor),
});
export type BuildingDetail = z.infer<typeof BuildingDetail>;

export const fileErrors = [estateErrors.fileGone, estateErrors.notPicture] as const;
export const regionErrors = [estateErrors.regionCodeTaken, estateErrors.regionNameTaken] as const;
export const buildingErrors = [
  estateErrors.buildingCodeTaken,
  estateErrors.buildingNameTaken,
  estateErrors.regionGone,
  estateErrors.floorTaken,
  ...fileErrors,
] as const;
export const editErrors = [commonErrors.stale, commonErrors.notFound] as const;
