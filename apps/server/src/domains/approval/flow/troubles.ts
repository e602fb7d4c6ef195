import type { Permission } from '@park/contract/access';
import { effective, type Facts } from '../../../access/index.ts';
import type { Database, Db } from '../../../db/database.ts';
import { accessFactsOf } from '../../../db/driver/index.ts';
import type { Receivers } from '../../../jobs/events.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import { yearsUnknown } from '../../kernel/calendar/index.ts';
import { notify } from '../../people/message/index.ts';
import * as runs from './run/queries.ts';

const monitor = '/platform/process/process_monitoring';
const calendar = '/platform/process/process_base?tab=calendar';

type Keeper = runs.Keeper & { may: boolean };
const mayDo = ({ side }: runs.Keeper, facts: Facts | null | undefined, permission: Permission): boolean =>
  facts ? effective(side, facts).granted.has(permission) : false;
/** Returns the people to notify of a problem, and whether each has the permission to fix it. */
async function keepersOf(db: Db, about: runs.KeeperScope, permission: Permission): Promise<Keeper[]> {
  const keepers = await runs.findKeepers(db, about);
  const ofPark = keepers.filter(({ side }) => side !== 'company');
  const places = ofPark.map((one) => ({ ...one, parkId: about.parkId }));
  const facts = places.length ? await accessFactsOf<Facts>(db, places) : [];
  const mayOf = new Map(ofPark.map((one, at) => [one, mayDo(one, facts[at], permission)]));
  // people of the park are notified only with the permission or as manager of the flow; on the company side all administrators are
  return keepers
    .map((one) => ({ ...one, may: mayOf.get(one) ?? false }))
    .filter(({ may, isManager, side }) => may || isManager || side === 'company');
}

type Trouble = { title: string; content: string; key: string; parkId: string; link: string; instanceId?: string };
/**
 * Sends a message about a problem. Only people who may open the page get the link to it; managers of the flow may always open the instance.
 */
const notifyKeepers = (db: Db, keepers: readonly Keeper[], { link, instanceId, ...trouble }: Trouble) =>
  notify(
    db,
    keepers.map(({ companyId, userId, may, isManager }) => ({
      ...trouble,
      ...{ companyId, userId, kind: 'system' as const },
      link: may ? link : null,
      instanceId: may || isManager ? (instanceId ?? null) : null,
    })),
  );

type JobScope = { spaceId: string; parkId: string; companyId: string };
const jobEntry = ({ spaceId, parkId, companyId }: JobScope) => ({ job: true as const, spaceId, parkIds: [parkId], companyId });
const labelOf = ({ flow_name, number }: runs.InstanceRow) => `${flow_name}（编号${number}）`;

async function notifyOfIncident(database: Database, key: string, { effectId, ...where }: JobScope & { effectId: string }): Promise<void> {
  await database.run({ entry: jobEntry(where), audit: 'none' }, async (db) => {
    const effect = await runs.lockEffect(db, effectId);
    const row = effect?.state === 'failed' ? await runs.readInstanceRow(db, effect.instanceId) : undefined;
    if (!row) return;
    const keepers = await keepersOf(db, { parkId: row.park_id, companyId: row.company_id, flowId: row.flow_id }, 'process:read');
    await notifyKeepers(db, keepers, {
      title: '流程后续处理失败',
      content: `${row.company_name}的${labelOf(row)}已有结论，但后续处理多次尝试仍未成功，需要人工处理`,
      key: `incident ${key}`,
      parkId: row.park_id,
      link: `${monitor}?tab=incidents`,
      instanceId: row.id,
    });
  });
}

type FormerMember = { spaceId: string; companyId: string; userId: string };
/**
 * Reports open tasks of a person who left or was disabled to the people who can reassign them. Sends nothing if the tasks were handed over
 * or the person is back.
 */
async function notifyOfFormerMember(database: Database, key: string, { spaceId, companyId, userId }: FormerMember): Promise<void> {
  const entry = { job: true as const, spaceId, parkIds: [], companyId };
  const { name, waiting } = await database.run({ entry }, async (db) => ({
    name: await runs.formerName(db, companyId, userId),
    waiting: await runs.listOpenTasks(db, companyId, userId),
  }));
  if (name === undefined) return;
  for (const { parkId, instanceId } of waiting)
    await database.run({ entry: jobEntry({ spaceId, parkId, companyId }), audit: 'none' }, async (db) => {
      const row = await runs.readInstanceRow(db, instanceId);
      if (!row?.current.some((handler) => handler.userId === userId)) return;
      const keepers = await keepersOf(db, { parkId, companyId, flowId: row.flow_id }, 'process:read');
      await notifyKeepers(db, keepers, {
        title: '审批处理人已离职或停用',
        content: `${labelOf(row)}等待${name}处理，但 TA 已离职或被停用，请更换处理人`,
        key: `left ${key} ${instanceId}`,
        parkId,
        link: `${monitor}?trouble=left`,
        instanceId,
      });
    });
}

/** The reminder is sent 31 days before a year for which no holidays are entered. The state publishes the holidays in November. */
const noticePeriod = 31 * 86_400_000;
export async function notifyOfCalendarGaps(database: Database): Promise<void> {
  const now = await database.run({ entry: undefined }, runs.today);
  for (const year of yearsUnknown([now, now + noticePeriod]))
    for (const { spaceId, parkId } of await database.run({ entry: undefined }, (db) => runs.calendarGaps(db, year)))
      await database.run({ entry: { job: true, spaceId, parkIds: [parkId], companyId: null }, audit: 'none' }, async (db) => {
        const keepers = await keepersOf(db, { parkId, companyId: null, flowId: null }, 'flow:update');
        await notifyKeepers(db, keepers, {
          title: `请录入${year}年节假日安排`,
          content: `${year}年的节假日和调休安排尚未录入，审批时限目前只按星期计算，请在放假通知公布后补充`,
          key: `calendar ${parkId} ${year}`,
          parkId,
          link: calendar,
        });
      });
}

/** Handles outbox events about approval problems by notifying the people who can fix them. */
export const troubleReceivers = (database: Database): Receivers => ({
  'flow.incident': ({ id, spaceId, payload }) => notifyOfIncident(database, id, { spaceId, ...payload }),
  'flow.left': ({ id, spaceId, payload }) => notifyOfFormerMember(database, id, { spaceId, ...payload }),
});
export const troubleSchedules = (database: Database): Schedule[] => [
  { name: 'calendar-years', cron: '10 9 * * *', run: () => notifyOfCalendarGaps(database) },
];
