import type pg from 'pg';
import { batched } from '../batched.ts';
import { maskNumbers } from '../secret.ts';
import type { Delivery, EventName, Receivers } from './events.ts';

/** Attempts before a message is marked as dead and left to a person. */
export const mostAttempts = 8;
/**
 * Messages claimed at once: about as many as arrive while many people are added, and few enough to be sent again if this process dies.
 * Receivers limit their own concurrency.
 */
const batch = 100;
/** Duration of a claim in seconds: longer than the deliveries of a batch may take. After it, another process may deliver the messages. */
const leaseSeconds = 120;
const longestPause = 3_600;
export const pauseAfter = (attempt: number) => Math.min(5 * 2 ** (attempt - 1), longestPause);

/** Masks phone numbers and mail addresses in an error: SMS and mail servers repeat the recipient in errors, which are logged and listed. */
const withoutRecipients = (text: string) => maskNumbers(text).replace(/([^\s<@])[^\s<@]*@/g, '$1***@');

type Row = { space_id: string; id: string; event: EventName; payload: never; attempts: number };
type Options = {
  pool: pg.Pool;
  receivers: Receivers;
  log: (problem: string) => void;
  /** Called with the number of claimed messages before they are delivered. */
  onClaim: (count: number) => void;
};

/** Named (prepared) statements, because planning them each time would cost more than running them. */
const claiming = {
  name: 'outbox_claim',
  text: `update outbox o set attempts = attempts + 1, due_at = app.now() + make_interval(secs => $2)
           from (select space_id, id from outbox where state = 'waiting' and due_at <= app.now()
                     and event <> all ($3) order by due_at limit $1 for update skip locked) as due
          where o.space_id = due.space_id and o.id = due.id
          returning o.space_id, o.id, o.event, o.payload, o.attempts`,
};
const sending = {
  name: 'outbox_sent',
  text: `update outbox o set state = 'sent', sent_at = app.now(), last_error = null
           from unnest($1::uuid[], $2::uuid[]) as s (space_id, id) where o.space_id = s.space_id and o.id = s.id`,
};

/** Writes ids as a PostgreSQL array literal. The driver's own conversion would check every id for characters to escape. */
const listed = (rows: readonly Row[], name: 'space_id' | 'id') => `{${rows.map((row) => row[name]).join(',')}}`;

/**
 * Delivers the outbox. A message is claimed by moving its due time into the future, so that after a crash another worker delivers it; every
 * message is therefore delivered at least once, always under the same id.
 */
export function outboxRelay({ pool, receivers, log, onClaim }: Options) {
  let running: Promise<number> | undefined;
  let isWanted = false;
  let isStopped = false;
  /** Deliveries that are under way, one batch per event: a gateway that gives no answer delays no message of other events. */
  const deliveries = new Map<EventName, Promise<unknown>>();
  /** Events that were left out of a claim because their batch was under way. */
  const left = new Set<EventName>();

  const claim = async (): Promise<Row[]> => {
    const busy = [...deliveries.keys()];
    for (const event of busy) left.add(event);
    const { rows } = await pool.query<Row>({ ...claiming, values: [batch, leaseSeconds, busy] });
    return rows;
  };

  const markSent = batched<Row>((rows) => pool.query({ ...sending, values: [listed(rows, 'space_id'), listed(rows, 'id')] }));

  const deliver = async (row: Row): Promise<void> => {
    const { space_id: spaceId, id, event, payload, attempts: attempt } = row;
    try {
      const receive = receivers[event] as ((delivery: Delivery) => Promise<void>) | undefined;
      if (!receive) throw new Error(`nobody receives ${event}`);
      await receive({ id, spaceId, event, payload, attempt });
      await markSent(row);
    } catch (error) {
      const reason = withoutRecipients(String((error as Error).message)).slice(0, 500);
      log(`outbox ${event} ${id}, attempt ${attempt}: ${reason}`);
      await pool.query(
        `update outbox set last_error = $3, state = case when attempts >= $4 then 'dead' else 'waiting' end,
                due_at = app.now() + make_interval(secs => $5) where space_id = $1 and id = $2 and state = 'waiting'`,
        [spaceId, id, reason, mostAttempts, pauseAfter(attempt)],
      );
    }
  };

  async function drain(): Promise<number> {
    let rows: Row[];
    let found = 0;
    do {
      isWanted = false;
      rows = await claim();
      onClaim(rows.length);
      found += rows.length;
      for (const [event, some] of Map.groupBy(rows, (row) => row.event)) start(event, some);
    } while (!isStopped && (isWanted || rows.length === batch));
    return found;
  }

  function start(event: EventName, rows: readonly Row[]): void {
    const end = () => {
      deliveries.delete(event);
      if (left.delete(event) && !isStopped) void wake();
    };
    const delivery = Promise.all(rows.map(deliver)).catch((error: Error) => log(`outbox: ${error.message}`));
    deliveries.set(event, delivery.then(end));
  }

  /** Begins to deliver the due messages and returns their number. A call during a query for due messages makes it query once more. */
  function wake(): Promise<number> {
    isWanted = true;
    running ??= drain()
      .catch((error: Error) => {
        log(`outbox: ${error.message}`);
        return 0;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  /** Waits until nothing is under way. */
  async function idle(): Promise<void> {
    while (running || deliveries.size > 0) await Promise.all([running, ...deliveries.values()]);
  }

  return {
    wake,
    idle,
    /** Finishes the deliveries that are under way and claims no more messages. */
    stop(): Promise<void> {
      isStopped = true;
      return idle();
    },
  };
}
