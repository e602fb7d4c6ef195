import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, integer, optionalText, version } from '../fields.ts';

const clock = z.string('请填写时间').regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间应为24小时制，如09:00');
const day = z.iso.date('日期格式不正确').refine((value) => /^20/.test(value), '日期格式不正确');
/** The working periods of a day, in order, such as morning and afternoon. */
export const Hours = z
  .array(z.object({ from: clock, to: clock }))
  .min(1, '请填写工作时间')
  .max(4, '工作时间最多4段')
  .refine(
    (list) => list.every(({ from, to }, at) => from < to && (at === 0 || (list[at - 1]?.to ?? '') <= from)),
    '工作时间应先后排列，且结束晚于开始',
  );
export type Hours = z.infer<typeof Hours>;
const weekdays = z
  .array(integer('星期应为1到7', { min: 1, max: 7 }))
  .min(1, '请选择工作日')
  .max(7)
  .refine((list) => new Set(list).size === list.length, '工作日重复');

/** Working hours of a park, which the timeouts of approvals count in. */
export const calendar = domain('calendar', {
  title: '工作日历',
  labels: { hours: '工作时间', 'setDays.days': '日期', weekdays: '工作日' },
  calls: {
    year: query({
      path: '/portal/flow/calendar/query',
      access: 'flow:read',
      summary: 'Returns working hours, working weekdays and exceptions of a year: public holidays, make-up days and the park’s own days',
      input: z.object({ year: integer('年份不正确', { min: 2000, max: 2099 }) }),
      output: z.object({
        hours: z.array(z.object({ from: z.string(), to: z.string() })),
        weekdays: z.array(z.int()),
        version: z.int().nullable(),
        /** False if the holidays of the year are neither published nor entered yet. Working days are then computed from weekdays alone. */
        isKnown: z.boolean(),
        warning: z.string().nullable(),
        days: z.array(z.object({ day: z.string(), isWork: z.boolean(), name: z.string().nullable(), isOwn: z.boolean() })),
      }),
    }),
    save: command({
      path: '/portal/flow/calendar/save',
      title: '设置工作时间',
      access: 'flow:update',
      summary: 'Sets working hours and weekdays of the park; timeouts that already run keep their end',
      input: z.object({ hours: Hours, weekdays, version: version.nullish() }),
      output: emptyObject,
      errors: [commonErrors.stale],
    }),
    setDays: command({
      path: '/portal/flow/calendar/setDays',
      title: '设置工作日历',
      access: 'flow:update',
      summary: 'Sets days as working days or days off, overriding the public calendar; null removes the override',
      input: z.object({
        days: z
          .array(z.object({ day, isWork: z.boolean().nullable(), name: optionalText(20) }))
          .min(1, '请选择日期')
          .max(366),
      }),
      output: emptyObject,
    }),
  },
});
