import { type Database, type Db, openDatabase } from '../../../db/database.ts';
import type { Receivers } from '../../../jobs/events.ts';
import type { Schedule } from '../../../jobs/worker.ts';
import { sendWebhook, type Webhook } from '../../../outside/webhook.ts';
import { runLimited } from '../../../run-limited.ts';
import { secretsOf } from '../../../secret.ts';
import { FlowEvent } from './engine/index.ts';
import { advanceIf, lockInstance } from './run/advance.ts';
import { giveUp, perform } from './run/perform.ts';
import * as runs from './run/queries.ts';
import { systemActor } from './run/record.ts';
import { webhookSecret } from './secret.ts';
import { troubleReceivers, troubleSchedules } from './troubles.ts';

/** The number of failed attempts after which an effect becomes an incident that a person must handle. */
const maxAttempts = 5;
const timerBatchSize = 50;

type JobScope = { spaceId: string; parkId: string; companyId: string };
const jobEntry = ({ spaceId, parkId, companyId }: JobScope) => ({ job: true as const, spaceId, parkIds: [parkId], companyId });
type Options = {
  url: string;
  secret: string;
  log: (problem: string) => void;
  clockShift?: () => string | undefined;
  send?: (hook: Webhook) => Promise<void>;
};
type Parts = {
  database: Database;
  secret: (parkId: string) => Buffer;
  send: (hook: Webhook) => Promise<void>;
  log: (problem: string) => void;
};

/** Processes due timers and new absences. Each timer is processed by one server process only. */
export async function flowRound(database: Database, log: (problem: string) => void = () => {}): Promise<void> {
  for (;;) {
    const due = await database.run({ entry: undefined, audit: 'none' }, (db) => runs.dueTimers(db, timerBatchSize));
    for (const timer of due)
      await database
        .run({ entry: jobEntry(timer), audit: 'none' }, async (db) => {
          const event = FlowEvent.parse(timer.event);
          await advanceIf(db, await lockInstance(db, timer.instanceId), { event, by: null });
          await runs.dropTimer(db, timer.instanceId, timer.key);
        })
        .catch((error: Error) => log(`flow timer ${timer.instanceId} ${timer.key}: ${error.message}`));
    if (due.length < timerBatchSize) break;
  }
  for (const away of await database.run({ entry: undefined, audit: 'none' }, runs.listAbsences)) {
    const isMeant = ({ flowId }: runs.OpenTask) => !away.flowIds || away.flowIds.includes(flowId);
    await eachWaiting(database, away, log, isMeant, (db, { instanceId }) => standIn(db, instanceId, away.userId));
  }
}

const standIn = async (db: Db, id: string, user: string) =>
  advanceIf(db, await lockInstance(db, id), { event: { type: 'standIn', user }, by: null });

type Member = { spaceId: string; companyId: string; userId: string };
/** Calls a function for every open task of a person, each in a transaction of its own, so that one failure does not stop the others. */
async function eachWaiting(
  database: Database,
  { spaceId, companyId, userId }: Member,
  log: (problem: string) => void,
  isMeant: (one: runs.OpenTask) => boolean,
  work: (db: Db, one: runs.OpenTask) => Promise<unknown>,
): Promise<void> {
  const entry = { job: true as const, spaceId, parkIds: [], companyId };
  const waiting = await database.run({ entry }, (db) => runs.listOpenTasks(db, companyId, userId));
  for (const one of waiting.filter(isMeant))
    await database
      .run({ entry: jobEntry({ spaceId, companyId, parkId: one.parkId }), audit: 'none' }, (db) => work(db, one))
      .catch((error: Error) => log(`flow ${one.instanceId}: ${error.message}`));
}

type EffectRef = JobScope & { effectId: string };
/**
 * Carries out an effect. A webhook is called before the transaction begins, because the call cannot be rolled back; its receiver recognizes
 * a repeated call by the id.
 */
async function runEffect({ database, secret, send }: Parts, { effectId, ...where }: EffectRef): Promise<void> {
  const entry = jobEntry(where);
  try {
    const effect = await database.run({ entry, audit: 'none' }, (db) => runs.lockEffect(db, effectId));
    // an effect that has failed for good runs again only if a person retries it
    if (effect?.state !== 'waiting') return;
    if (effect.name === 'flow.webhook') await callWebhook(database, entry, effect, { secret, send, parkId: where.parkId });
    await database.run({ entry, audit: 'none' }, async (db) => {
      const locked = await runs.lockEffect(db, effectId);
      if (locked?.state !== 'waiting') return;
      await perform(db, locked);
      await runs.effectDone(db, effectId);
    });
  } catch (error) {
    const isLast = await database.run({ entry, audit: 'none' }, async (db) => {
      const failed = await runs.effectFailed(db, effectId, String((error as Error).message).slice(0, 500), maxAttempts);
      const locked = failed?.state === 'failed' ? await runs.lockEffect(db, effectId) : undefined;
      if (locked) {
        await giveUp(db, locked);
        await runs.requestIncidentNotice(db, { parkId: where.parkId, companyId: where.companyId, effectId });
      }
      return failed?.state !== 'waiting';
    });
    // After the last attempt the error is not thrown, so that the job is not repeated: from here on a person decides.
    if (!isLast) throw error;
  }
}

type WebhookParts = Pick<Parts, 'secret' | 'send'> & { parkId: string };
async function callWebhook(
  database: Database,
  entry: ReturnType<typeof jobEntry>,
  { id, instanceId, payload }: runs.EffectRow,
  { secret, send, parkId }: WebhookParts,
) {
  const row = await database.run({ entry }, (db) => runs.readInstanceRow(db, instanceId));
  if (!row) return;
  const body = JSON.stringify({
    type: 'flow.trigger',
    id,
    processInstanceId: row.id,
    number: row.number,
    processName: row.flow_name,
    title: row.title,
    applicantId: row.user_id,
    companyId: row.company_id,
    form: row.form,
  });
  await send({ url: String(payload.url), id, body, secret: secret(parkId), at: new Date(row.now) });
}

async function handOver(database: Database, log: Parts['log'], member: Member & { toUserId: string }): Promise<void> {
  await eachWaiting(
    database,
    member,
    log,
    () => true,
    async (db, { instanceId, taskId }) => {
      const instance = await lockInstance(db, instanceId);
      await instance.situation.choose([member.toUserId], [member.companyId]);
      const event = { type: 'changeHandler' as const, by: systemActor, task: taskId, to: member.toUserId };
      await advanceIf(db, instance, { event, by: null, comment: '原处理人已离职，由接手人处理', admins: [systemActor] });
    },
  );
}

/**
 * Limits the number of effects that run at the same time: the worker has two database connections, and other systems must not be flooded.
 */
const concurrency = 20;
function limited(receivers: Receivers): Receivers {
  const turns = runLimited(concurrency);
  return Object.fromEntries(Object.entries(receivers).map(([event, receive]) => [event, turns.wrap(receive as Receive)]));
}
type Receive = (delivery: never) => Promise<void>;

/** Creates the worker part of approvals: timers, effects of decisions, hand-overs and absences. */
export function flowWorker({ url, secret, log, clockShift, send = sendWebhook }: Options) {
  const secrets = secretsOf(secret);
  const database = openDatabase({
    url,
    password: secrets.databasePassword,
    pool: 2,
    onError: (error) => log(`flow: ${error.message}`),
    ...(clockShift && { clockShift }),
  });
  const parts: Parts = { database, secret: (parkId) => webhookSecret(secrets, parkId), send, log };
  const receivers = limited({
    'flow.effect': ({ spaceId, payload }) => runEffect(parts, { spaceId, ...payload }),
    'flow.handOver': ({ spaceId, payload }) => handOver(database, log, { spaceId, ...payload }),
    'flow.round': () => flowRound(database, log),
    ...troubleReceivers(database),
  });
  const schedules: Schedule[] = [
    { name: 'flow-round', cron: '* * * * *', run: () => flowRound(database, log) },
    ...troubleSchedules(database),
  ];
  return { receivers, schedules, close: () => database.close() };
}
