import type { Call } from '@park/contract/core';
import { isWrite } from '@park/contract/idempotency';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { demoId } from '../../../../demo/rows.ts';
import { allowed } from '../matrix/cells.ts';
import { type Row, titled } from '../matrix/expectations.ts';
import { people, type Who } from '../matrix/people.ts';
import { files, send } from '../matrix/request.ts';
import { companyId, parkId, type Scene, type Stage } from '../matrix/stage.ts';
import { changed, twists } from './arbitrary.ts';
import { type Aim, type Attack, byField, byRequest, claimNames, withFields } from './attacks.ts';
import { judge } from './judge.ts';
import { fieldsOf, schemaOf } from './schema.ts';

export type Plan = {
  seed: number;
  /** Number of requests from the fixed lists, and of generated requests. */
  fixed: number;
  generated: number;
  /** Replaces the product's call, to test that a fault is found. */
  instead?: Call;
};
export type Result = { call: string; requests: number; accepted: number; seconds: number; findings: string[] };

/** Attacks the call of a row as a person who may make it, and collects the faults of the answers. */
export async function fuzz(stage: Stage, row: Row, { seed, fixed, generated, instead }: Plan): Promise<Result> {
  const person = allowed(row) ?? 'anonymous';
  const actor: Who = people[person];
  const scene = await stage.scene(actor.spots.own);
  const call = instead ?? row.call;
  const good = (await row.input(scene, {
    ...stage,
    ownerId: stage.askers[person].userId,
    askerId: stage.askers[person].userId,
  })) as Aim['good'];
  const ids = await idsAround(stage, scene);
  const { moment } = await stage.journal.now();
  const fields = new Set([...fieldsOf(schemaOf(call)).keys(), ...claimNames, ...(good[files] ?? []).map((file) => file.field)]);
  const aim: Aim = { call, base: stage.base, token: stage.askers[person].token, good, ids };
  const result: Result = { call: titled(row), requests: 0, accepted: 0, seconds: 0, findings: [] };
  const began = performance.now();

  async function attack(request: InjectOptions): Promise<string[]> {
    const answer = await send(stage.inject, request);
    const changes = await stage.journal.since(moment);
    // also undoes the counters of rate limits, which would otherwise refuse every later request
    await stage.journal.undo(moment);
    result.requests += 1;
    if (answer.status === 200) result.accepted += 1;
    return judge(answer, isWrite(call), fields, changes);
  }

  try {
    const found = new Map<string, string[]>();
    for (const { description, request } of part([...byField(aim), ...byRequest(aim)], fixed, seed))
      for (const problem of await attack(request)) found.set(problem, [...(found.get(problem) ?? []), description]);
    for (const [problem, descriptions] of found) result.findings.push(`${result.call} · ${listed(descriptions)}: ${problem}`);
    const property = fc.asyncProperty(twists(fieldsOf(schemaOf(call)), ids), async (twist) => {
      const problems = (await attack(withFields(aim, { ...good, ...changed(twist) }))).filter((problem) => !found.has(problem));
      if (problems.length) throw new Error(problems.join('; '));
    });
    const run = await fc.check(property, { seed, numRuns: generated });
    if (run.failed) {
      const twist = changed(run.counterexample?.[0] ?? { anew: {}, besides: {} });
      const again = `seed ${run.seed}, path ${run.counterexamplePath}, smallest ${fc.stringify(twist)}`;
      result.findings.push(`${result.call} · ${again}: ${(run.errorInstance as Error).message}`);
    }
    return result;
  } finally {
    await stage.journal.undo();
    result.seconds = Math.round((performance.now() - began) / 100) / 10;
  }
}

/** Reports requests with the same fault once. */
const listed = (descriptions: readonly string[]) =>
  [...descriptions.slice(0, 5), ...(descriptions.length > 5 ? [`${descriptions.length - 5} more`] : [])].join(' | ');

/** Returns ids of existing records, deleted records, other kinds of records and other people's records. */
async function idsAround({ rows }: Stage, scene: Scene): Promise<string[]> {
  const [gone] = await rows<{ id: string }>(
    `insert into department (space_id, company_id, parent_id, name, order_num, level, deleted_at)
     select space_id, company_id, id, '已删除', 1, 2, now() from department where id = $1 returning id`,
    [scene.department.parentId],
  );
  return [
    ...[scene.department.id, scene.department.parentId, scene.person.id, scene.person.departmentId, scene.company.id, scene.space.id],
    ...[scene.park.id, gone?.id, parkId('B'), companyId('A2'), companyId('C1')],
    ...['department A2', 'department C1', 'user supera2', 'user membera1', 'role A1 采购专员'].map(demoId),
  ].filter((id) => id != null);
}

/** Selects a fixed number of attacks, the same for the same seed, spread over the whole list; always includes the valid request. */
function part(list: readonly Attack[], most: number, seed: number): Attack[] {
  if (list.length <= most || most === 0) return list.slice(0, most);
  const others = [...list.keys()].slice(1);
  const [chosen] = fc.sample(fc.shuffledSubarray(others, { minLength: most - 1, maxLength: most - 1 }), { numRuns: 1, seed });
  return [0, ...(chosen ?? []).sort((a, b) => a - b)].map((at) => list[at] as Attack);
}
