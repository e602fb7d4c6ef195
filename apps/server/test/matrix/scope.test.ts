import { nodes } from '@park/contract/access';
import { isWrite } from '@park/contract/idempotency';
import type { DataScope } from '@park/contract/rights/role';
import { expect, test } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { giveRole } from '../role.ts';
import { expectations, type Row, titled } from './expectations.ts';
import { mentions } from './journal.ts';
import type { Spot } from './people.ts';
import { askedOf, send } from './request.ts';
import { testStage } from './stage.ts';

/*
 * Makes every command of the contract as a person whose roles cover only their own department, about a person and a department outside it.
 * Finds every command that forgets the data scope.
 */
const lane = testStage();
const people = new Set(['staff', 'department', 'department_manager', 'role_user', 'park_access', 'park_group_member']);
/** Deleting a role also removes it from its holders: the command changes the role, not the people, so these rows are exempt. */
const endsRoles = new Set(['role.removeParkRole', 'role.changeCompanyRole (delete)', 'role.removeInner']);
const commands = expectations.filter((row) => isWrite(row.call) && row.call.access !== 'public' && !endsRoles.has(titled(row)));
const ofCompany = nodes.filter((node) => node.sides.includes('C')).map(({ code }) => code);

type Narrow = { name: 'membera1' | 'operatora'; spot: Spot; limit: (scope: DataScope) => Promise<unknown> };
const narrow: Narrow[] = [
  {
    name: 'membera1',
    spot: { company: 'A1', park: 'A' },
    limit: (scope) =>
      giveRole(lane.server, { companyId: demoId('company A1'), userId: demoId('user membera1') }, { nodes: ofCompany, scope }),
  },
  ...['OP', 'A1'].map(
    (company): Narrow => ({
      name: 'operatora',
      spot: { company, park: 'A' },
      limit: (scope) => lane.server.rows(`update role set data_scope = $1 where id = $2`, [scope, demoId('role 园区管理员')]),
    }),
  ),
];

/**
 * Narrows the data scope of a person once and runs many commands. After each command the database is restored to the moment after the
 * scope was narrowed, so that the server can keep the rights it has cached.
 */
async function limited<T>({ limit }: Narrow, scope: DataScope, work: (since: string) => Promise<T>): Promise<T> {
  const { journal } = lane.stage();
  try {
    await limit(scope);
    return await work((await journal.now()).moment);
  } finally {
    await journal.undo();
  }
}

/** Returns the changes a command makes to the people and departments of the scene, and undoes them to `since`. */
async function touched(row: Row, { name, spot }: Narrow, since: string): Promise<string[]> {
  const { journal, askers, scene: make, ...stage } = lane.stage();
  try {
    const scene = await make(spot);
    const input = await row.input(scene, { ...stage, ownerId: scene.person.id, askerId: scene.person.id });
    const { moment } = await journal.now();
    await send(stage.inject, askedOf(row.call, input, stage.base, askers[name].token));
    const changes = (await journal.since(moment)).filter((change) => people.has(change.table));
    const outside = [scene.person.id, scene.department.id, scene.person.departmentId];
    return changes.some((change) => mentions(change, outside)) ? [titled(row)] : [];
  } finally {
    await journal.undo(since);
  }
}

test.each(narrow.map((one) => [`${one.name} in ${one.spot.company}`, one] as const))(
  'no command of %s changes a person outside the data scope',
  async (_, one) => {
    const found: string[] = [];
    await limited(one, 'dept', async (since) => {
      for (const row of commands) found.push(...(await touched(row, one, since)));
    });
    expect(found).toEqual([]);
    // counter-check with the scope "all": a few commands are enough to show that they would change the person
    await limited(one, 'all', async (since) => {
      for (const row of commands) if (found.length <= 10) found.push(...(await touched(row, one, since)));
    });
    expect(found.length).toBeGreaterThan(10);
  },
  300_000,
);
