import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { advance, type EventInput, lockInstance, start } from '../../apps/server/src/domains/approval/flow/index.ts';
import { secretsOf } from '../../apps/server/src/secret.ts';
import { demoId } from '../rows.ts';
import { defineDemo, type Story } from '../story.ts';
import { applications, type Deed, type Person, venueFlow } from './applications.ts';

const user = (name: string) => demoId(`user ${name}`);
const idsOf = ({ name, company, park }: Person) => ({
  spaceId: demoId(park === 'C' ? 'space yunxi' : 'space xinghe'),
  parkId: demoId(`park ${park}`),
  companyId: demoId(`company ${company}`),
  userId: user(name),
});

/** Adds a second flow beside the built-in one, in one park only. First an administrator of the company approves, then the park operator. */
function tellOfFlows(story: Story, spaceId: string): void {
  const place = { space_id: spaceId, park_id: demoId('park A') };
  const flow = demoId('flow venue');
  const version = demoId('flow venue 1');
  const definition = venueFlow(demoId('role 园区管理员'));
  const since = story.ago(90);
  story.add('flow', {
    ...{ ...place, id: flow, key: 'venue', name: '场地活动申请', icon: 'flow', rank: 10, description: '在园区公共场地举办活动' },
    ...{ manager_ids: [user('operatora')], draft: definition, enabled: true, is_built_in: false, is_changed: false, live_number: 1 },
    ...{ live_id: null, created_at: since, version: 1 },
  });
  story.add('flow_version', { ...place, flow_id: flow, id: version, number: 1, definition, created_at: since });
}
/** Publishes the flows. A flow and its version refer to each other, so this reference is set once both rows exist. */
const publishFlows = `update flow set live_id = v.id from flow_version v
  where v.space_id = flow.space_id and v.flow_id = flow.id and flow.key = 'venue'`;

const eventOf = (deed: Deed, taskOf: (name: string) => number): EventInput['event'] => {
  const by = user(deed.by);
  const task = taskOf(deed.by);
  switch (deed.does) {
    case 'return':
      return { type: 'return', by, task, to: 'applicant' };
    case 'transfer':
      return { type: 'transfer', by, task, to: user(deed.to ?? '') };
    case 'agree':
    case 'refuse':
      return { type: deed.does, by, task };
    case 'resubmit':
    case 'withdraw':
    case 'urge':
    case 'stop':
      return { type: deed.does, by };
  }
};

const dayLength = 86_400_000;
/** Offset of China's time zone in milliseconds. China has a single time zone and no daylight saving time. */
const zone = 8 * 3_600_000;
/**
 * Turns "so many hours ago" into a moment in working hours, yesterday at the latest. The 24 hours of a day are compressed into nine to
 * eighteen o'clock, so that events keep their order.
 */
export function workingMoment(now: number, hoursAgo: number): number {
  const local = now + zone - hoursAgo * 3_600_000;
  const midnight = Math.floor(local / dayLength) * dayLength;
  return midnight - dayLength + 9 * 3_600_000 + ((local - midnight) * 9) / 24 - zone;
}

/**
 * Carries out the demo applications in the flow engine, in their order. For each event the clock of the database is set back by its hours.
 */
export async function seedApprovals(url: string, secretKey: string): Promise<void> {
  const now = Date.now();
  let hours = 0;
  const clockShift = () => `-${Math.round((now - workingMoment(now, hours)) / 1000)} seconds`;
  const password = secretsOf(secretKey).databasePassword;
  const database = openDatabase({ url, password, pool: 1, clockShift });
  try {
    for (const one of applications) {
      const starter = idsOf(one.by);
      const entry = { job: true as const, spaceId: starter.spaceId, parkIds: [starter.parkId], companyId: starter.companyId };
      hours = one.hoursAgo;
      const input = { processKey: one.flow ?? 'general', form: one.form, ccUserIds: (one.cc ?? []).map(user) };
      const { id } = await database.run({ entry, audit: 'none' }, (db) => start(db, starter, input));
      for (const deed of one.deeds ?? []) {
        hours = deed.hoursAgo;
        await happen(database, entry, id, deed);
      }
    }
  } finally {
    await database.close();
  }
}

type Entry = Parameters<Database['run']>[0]['entry'];
const happen = (database: Database, entry: Entry, id: string, deed: Deed) =>
  database.run({ entry, audit: 'none' }, async (db) => {
    const held = await lockInstance(db, id);
    const taskOf = (name: string) => held.state.tasks.find((task) => task.user === user(name) && task.status === 'open')?.id ?? 0;
    if (deed.to) await held.situation.choose([user(deed.to)], [held.row.company_id]);
    await advance(db, held, {
      event: eventOf(deed, taskOf),
      by: user(deed.by),
      comment: deed.says,
      admins: deed.does === 'stop' ? [user(deed.by)] : [],
    });
  });

/**
 * SQL that marks messages as read if they are older than three days or about decided to-dos. The others stay unread, for the user's first
 * sign-in.
 */
export const readOld = `
  update message set read_at = created_at + interval '1 hour' where created_at < app.now() - interval '3 days';
  update message m set read_at = app.now() where read_at is null and title like '%待办' and not exists (
    select from flow_task t where t.space_id = m.space_id and t.instance_id = m.instance_id and t.user_id = m.user_id and t.state = 'open');
  update flow_copy set read_at = created_at + interval '1 hour' where created_at < app.now() - interval '3 days'`;

export const flowDemo = defineDemo('flow', {
  needs: ['role'],
  tables: ['flow', 'flow_version'],
  tell: (story) => tellOfFlows(story, demoId('space xinghe')),
  afterRows: publishFlows,
  live: seedApprovals,
  afterLive: readOld,
});
