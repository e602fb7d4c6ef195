import { z } from 'zod';
import { command, commonErrors, defineErrors, query } from '../../core.ts';
import { chosenId, day, emptyObject, id, integer, keyword, moment, named, optionalText, pageOf, paging, version } from '../../fields.ts';
import { type ClaimKind, type ClaimState, claimKinds, claimStates } from './claims.ts';

export const occupancyErrors = defineErrors({
  taken: { code: '409', status: 409, message: '该时段内房间已被占用' },
  outside: { code: '409', status: 409, message: '所选时段超出了房间的启用时间' },
  disabled: { code: '409', status: 409, message: '该房间已停用，请先启用' },
  over: { code: '409', status: 409, message: '该使用记录已结束' },
  notManual: { code: '409', status: 409, message: '该记录由其他业务登记，请到对应业务中处理' },
  badDays: { code: '400', status: 400, message: '结束日期须晚于开始日期' },
  badExpiry: { code: '400', status: 400, message: '到期时间须晚于现在和开始日期' },
  noCompany: { code: '400', status: 400, message: '该企业不在本园区' },
});

export const claimKind = z.enum(named<ClaimKind>(claimKinds), '使用类型不正确');
const claimState = z.enum(named<ClaimState>(claimStates), '使用状态不正确');
const Claim = z.object({
  id: z.string(),
  roomId: z.string(),
  roomCode: z.string(),
  roomNum: z.string(),
  buildingId: z.string(),
  buildingName: z.string(),
  floorName: z.string(),
  kind: claimKind,
  /** The first day. The next field is the day after the last day, null if the occupancy has no end. */
  from: z.string(),
  to: z.string().nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Name of the occupant if it is not a company of the park. */
  holder: z.string().nullable(),
  expiresAt: z.string().nullable(),
  leavingOn: z.string().nullable(),
  source: z.string(),
  note: z.string().nullable(),
  state: claimState,
  /** Days left until the occupancy ends: 1 on its last day. Null if it has no end. */
  daysLeft: z.int().nullable(),
  createdDate: z.string(),
  version: z.int(),
});
export type Claim = z.infer<typeof Claim>;

/** Input fields of an occupancy. The refinements below check which fields each kind requires. */
const facts = {
  /** The day after the last day. A hold has no such day: it ends when it expires. */
  to: day.nullish(),
  companyId: chosenId('请选择企业').nullish(),
  holder: optionalText(50),
  expiresAt: moment.nullish(),
  note: optionalText(200),
};
const refusals = [
  occupancyErrors.taken,
  occupancyErrors.outside,
  occupancyErrors.badDays,
  occupancyErrors.badExpiry,
  occupancyErrors.noCompany,
  commonErrors.notFound,
] as const;
const changeErrors = [occupancyErrors.over, occupancyErrors.notManual, commonErrors.stale] as const;

/**
 * Calls about occupancies: leases, holds, works and own use. An occupancy is a range of days that excludes its end day; those of one room
 * never overlap.
 */
export const occupancyCalls = {
  claims: query({
    path: '/portal/room/claims',
    access: 'room:read',
    summary: 'Lists current, future and past occupancies of the park or of a room, the earliest end first',
    input: z.object({
      ...paging(),
      roomId: id.optional(),
      buildingId: id.optional(),
      companyId: id.optional(),
      kind: claimKind.optional(),
      /** Part of the room code, the company's name or the holder's name. */
      keyword,
      state: claimState.optional(),
      /** Only leases that end within this number of days. */
      endsWithin: integer('天数不正确', { min: 1, max: 3660 }).optional(),
    }),
    output: pageOf(Claim),
  }),
  claim: command({
    path: '/portal/room/claim',
    title: '登记房间使用',
    access: 'room:claim',
    summary: 'Adds an occupancy from a day on: a lease, a hold with an expiry, works or own use',
    input: z
      .object({ roomId: id, kind: claimKind, /** Defaults to today. */ from: day.optional(), ...facts })
      .refine(({ kind, expiresAt }) => kind !== 'hold' || expiresAt, { path: ['expiresAt'], error: '请选择预留到期时间' })
      .refine(({ kind, companyId, holder }) => kind !== 'lease' || companyId || holder, { path: ['companyId'], error: '请选择承租企业' }),
    output: z.object({ id: z.string() }),
    errors: [occupancyErrors.disabled, ...refusals],
    affects: ['estate', 'company'],
  }),
  changeClaim: command({
    path: '/portal/room/claimUpdate',
    title: '修改房间使用',
    access: 'room:claim',
    summary: 'Changes the occupant, the end and the notice of an occupancy; its room and kind stay',
    input: z.object({
      id,
      version,
      from: day,
      ...facts,
      /** The day on which a tenant who has given notice leaves; the lease then ends on that day. Null withdraws the notice. */
      leavingOn: day.nullish(),
    }),
    output: emptyObject,
    errors: [...refusals, ...changeErrors],
    affects: ['estate', 'company'],
  }),
  endClaim: command({
    path: '/portal/room/claimEnd',
    title: '结束房间使用',
    access: 'room:claim',
    summary: 'Ends an occupancy on a day; an occupancy that has not begun by then is cancelled',
    input: z.object({ id, version, /** The day after the last day; defaults to today. */ endsOn: day.optional() }),
    output: emptyObject,
    errors: [occupancyErrors.badDays, ...changeErrors, commonErrors.notFound],
    affects: ['estate', 'company'],
  }),
};
