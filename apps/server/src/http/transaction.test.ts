import { command, domain, query } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, testServer } from '../../test/app.ts';
import { implement } from './mount.ts';

/** Calls for testing transactions. */
const probe = domain('probe', {
  title: '测试',
  calls: {
    sneak: query({ path: '/probe/sneak', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
    halfway: command({ path: '/probe/halfway', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
    cross: command({
      path: '/probe/cross',
      access: 'signed-in',
      summary: '',
      input: z.object({ locks: z.array(z.int()) }),
      output: emptyObject,
    }),
  },
});
const probeModule = implement(probe, {
  async sneak({ db }) {
    await sql`update department set name = 'sneaked'`.execute(db);
    return {};
  },
  async halfway({ db, actor }) {
    await sql`update department set name = 'half' where company_id = ${actor.companyId} and level = 2`.execute(db);
    throw new Error('stopped half way');
  },
  async cross({ db, outbox }, { locks }) {
    for (const lock of locks) {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
      if (lock === locks[0]) await bothHold();
    }
    outbox('flow.round', {});
    return {};
  },
});

/** A gate that opens when two transactions have reached it. */
let holding = 0;
let openGate = () => {};
const gate = new Promise<void>((opened) => {
  openGate = opened;
});
function bothHold(): Promise<void> {
  holding += 1;
  if (holding === 2) openGate();
  return gate;
}

const server = testServer({ modules: [probeModule], processes: 2 });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});

describe('transactions of calls', () => {
  test('two commands that deadlock are retried and both succeed, each executed once', async () => {
    const cross = (locks: number[], process: number) => supera1.raw(probe.cross, { locks }, { process });
    const before = await server.rows(`select id from outbox where event = 'flow.round'`);
    const answers = await Promise.all([cross([1, 2], 0), cross([2, 1], 1)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // three arrivals at the gate, because one of the commands was run again
    expect(holding).toBe(3);
    expect(await server.rows(`select call from audit where call = 'probe.cross'`)).toHaveLength(2);
    expect((await server.rows(`select id from outbox where event = 'flow.round'`)).length - before.length).toBe(2);
  });

  test('a query cannot write to the database', async () => {
    expect((await supera1.raw(probe.sneak, {})).statusCode).toBe(500);
    expect(await server.rows(`select 1 from department where name = 'sneaked'`)).toEqual([]);
  });

  test('a command that fails halfway leaves no change and no audit entry', async () => {
    expect((await supera1.raw(probe.halfway, {})).statusCode).toBe(500);
    expect(await server.rows(`select 1 from department where name = 'half'`)).toEqual([]);
    expect(await server.rows(`select 1 from audit where call = 'probe.halfway'`)).toEqual([]);
  });
});
