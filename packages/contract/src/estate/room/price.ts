import { z } from 'zod';
import { command, commonErrors, defineErrors, query } from '../../core.ts';
import { day, id, integer, optionalText } from '../../fields.ts';
import { roomKind } from './model.ts';

export const priceErrors = defineErrors({
  none: { code: '400', status: 400, message: '没有可以调价的房间' },
  below: { code: '400', status: 400, message: '调价后的单价须在0到1000000元之间' },
  past: { code: '400', status: 400, message: '生效日期不能早于今天' },
  tooMany: { code: '400', status: 400, message: '一次最多调整5000个房间，请缩小范围' },
});
export const maxPriced = 5000;

/** The rooms whose prices change: rooms by id, or all rooms of a region, building or floor that exist on the day. */
const roomFilter = {
  ids: z.array(id).max(maxPriced, priceErrors.tooMany.message).optional(),
  regionId: id.optional(),
  buildingId: id.optional(),
  floorId: id.optional(),
  kind: roomKind.optional(),
};
export const priceModes = { set: '统一设为', percent: '按比例', add: '增减金额' } as const;
/** How prices change: to a value in fen, by hundredths of a percent, or by an amount in fen. Percentage and amount may be negative. */
const change = {
  mode: z.enum(['set', 'percent', 'add'], '请选择调价方式'),
  value: integer('请输入调价数值，最多两位小数', { min: -100_000_000, max: 100_000_000 }),
  /** The day from which the new prices apply. Defaults to today. */
  fromDate: day.optional(),
  note: optionalText(100),
};
const hasFilter = (input: {
  ids?: string[] | undefined;
  regionId?: string | undefined;
  buildingId?: string | undefined;
  floorId?: string | undefined;
}) => Boolean(input.ids?.length || input.regionId || input.buildingId || input.floorId);
/**
 * A request without any rooms is answered with "choose a region or building": the screen that sends ticked rooms always sends at least one
 * id.
 */
const filterRule = { path: ['regionId'], error: '请选择要调价的分区或楼栋' };
const scope = z.object({ ...roomFilter, ...change }).refine(hasFilter, filterRule);
const refusals = [priceErrors.none, priceErrors.below, priceErrors.tooMany, priceErrors.past] as const;

/** Calls that change the reference prices of many rooms at once. The calls for a single room are in `cardCalls`. */
export const priceCalls = {
  previewPrices: query({
    path: '/portal/room/pricePreview',
    access: 'room:price',
    summary: 'Previews a price change for each room; percentages and amounts skip rooms without a price',
    input: scope,
    output: z.object({
      fromDate: z.string(),
      /** Hash that the preview returned. If rooms or prices have changed since then, the change is refused. */
      fingerprint: z.string(),
      rooms: z.int(),
      skipped: z.int(),
      list: z.array(
        z.object({
          roomId: z.string(),
          roomCode: z.string(),
          buildingName: z.string(),
          floorName: z.string(),
          before: z.int().nullable(),
          after: z.int(),
        }),
      ),
    }),
    errors: refusals,
  }),
  changePrices: command({
    path: '/portal/room/priceChange',
    title: '调整房间参考价',
    access: 'room:price',
    summary: 'Executes a previewed price change from a day on; prices planned for that day or later are replaced',
    input: z
      .object({ ...roomFilter, ...change, fingerprint: z.string('请先预览调价结果').max(64, '请先预览调价结果') })
      .refine(hasFilter, filterRule),
    output: z.object({ rooms: z.int() }),
    errors: [...refusals, commonErrors.stale],
    affects: ['estate'],
  }),
};
