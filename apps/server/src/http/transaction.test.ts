import { command, domain, query } from '@park/contract';
import { nothing } from '@park/contract/fields';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, testServer } from '../../test/app.ts';
import { implement } from './mount.ts';

/** Calls that exist only here, to look at what a call leaves behind. */
const probe = domain('probe', {
  title: '测试',
  calls: {
    sneak: query({ path: '/probe/sneak', access: 'signed-in', summary: '', input: nothing, output: nothing }),
    halfway: command({ path: '/probe/halfway', access: 'signed-in', summary: '', input: nothing, output: nothing }),
    cross: command({
      path: '/probe/cross',
      access: 'signed-in',
      summary: '',
      input: z.object({ locks: z.array(z.int()) }),
      output: nothing,
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

/** Opens once two have come to it. */
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

describe('transactions', () => {
  test('of two that wait for each other both are done, each once', async () => {
    const cross = (locks: number[], process: number) => supera1.raw(probe.cross, { locks }, { process });
    const before = await server.rows(`select id from outbox where event = 'flow.round'`);
    const answers = await Promise.all([cross([1, 2], 0), cross([2, 1], 1)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // three times to the gate: one of them had to begin again
    expect(holding).toBe(3);
    expect(await server.rows(`select call from audit where call = 'probe.cross'`)).toHaveLength(2);
    expect((await server.rows(`select id from outbox where event = 'flow.round'`)).length - before.length).toBe(2);
  });

  test('a query cannot write', async () => {
    expect((await supera1.raw(probe.sneak, {})).statusCode).toBe(500);
    expect(await server.rows(`select 1 from department where name = 'sneaked'`)).toEqual([]);
  });

  test('a command that fails half way leaves nothing, its record included', async () => {
    expect((await supera1.raw(probe.halfway, {})).statusCode).toBe(500);
    expect(await server.rows(`select 1 from department where name = 'half'`)).toEqual([]);
    expect(await server.rows(`select 1 from audit where call = 'probe.halfway'`)).toEqual([]);
  });
});
