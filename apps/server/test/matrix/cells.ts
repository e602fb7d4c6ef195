import { createHash } from 'node:crypto';
import { type Call, commonErrors } from '@park/contract/core';
import { type Expected, type Outcome, type Row, titled } from './expectations.ts';
import { type PersonName, people, personNames, type Target, targets, type Who } from './people.ts';

/** 'id': the request names a record at the target. 'claim': the request claims the target as its context. */
export type Cell = { row: Row; person: PersonName; way: 'id' | 'claim'; target: Target; expected: Outcome };

export const named = ({ row, person, way, target }: Cell) => `${person} · ${titled(row)} · ${way} of ${target}`;

/** Tells whether the input uses the scene; otherwise the request is the same for every target. */
const needsScene = (row: Row) => row.input.length > 0;
const decided = (expected: Expected, target: Target): Outcome =>
  typeof expected === 'object' && 'beyond' in expected ? (expected[target] ?? expected.beyond) : expected;

export function cellsOf(rows: readonly Row[], names: readonly PersonName[] = personNames): Cell[] {
  return rows.flatMap((row) => names.flatMap((person) => [...byId(row, person), ...byClaim(row, person)]));
}

function byId(row: Row, person: PersonName): Cell[] {
  const { spots }: Who = people[person];
  const distinct = targets.filter((target) => target === 'own' || (needsScene(row) && !isSame(spots[target], spots.own)));
  return distinct.map((target) => ({ row, person, way: 'id', target, expected: decided(row.may[person], target) }));
}

function byClaim(row: Row, person: PersonName): Cell[] {
  if (row.claims === 'fields') return [];
  const { enters = [], isOutside }: Who = people[person];
  const own = decided(row.may[person], 'own');
  // these refusals are decided before the claimed context is checked
  const isEarlier = own === commonErrors.notSignedIn || own === commonErrors.sessionEnded || own === commonErrors.firstPassword;
  return targets
    .filter((target) => target !== 'body')
    .map((target) => {
      const isLet = row.claims === 'ignored' || isEarlier || (target === 'own' && !isOutside) || enters.includes(target);
      return { row, person, way: 'claim', target, expected: isLet ? own : commonErrors.forbidden };
    });
}

const isSame = (a: { company: string; park: string | null }, b: { company: string; park: string | null }) =>
  a.company === b.company && a.park === b.park;

/** Returns a person who may make the call about their own records, an ordinary administrator if possible. */
export const allowed = (row: Row): PersonName | undefined =>
  (['supera1', 'operatora', ...personNames] as const).find((name) => decided(row.may[name], 'own') === 'ok');
/** Rows of calls that at least one person may make; all other calls refuse everybody. */
export const passable = (rows: readonly Row[]): Row[] => rows.filter(allowed);

/** Returns calls without a row, and variants of a call that no row requests. */
export async function unspoken(calls: readonly Call[], rows: readonly Row[], inputOf: (row: Row) => Promise<object>): Promise<string[]> {
  const missing: string[] = [];
  for (const call of calls) {
    const own = rows.filter((row) => row.call.key === call.key);
    if (own.length === 0) missing.push(`${call.key}: add a row to apps/server/test/matrix/expectations.ts`);
    else if (typeof call.access === 'object') {
      const { by, of } = call.access;
      const tested = new Set<string>();
      for (const row of own) tested.add(String((await inputOf(row))[by as never]));
      for (const value of Object.keys(of)) if (!tested.has(value)) missing.push(`${call.key}: add a row with ${by} ${value}`);
    }
  }
  return missing;
}

/**
 * Selects a fixed sample: each row and each person at least once, then, up to the maximum, every outcome of a row at every target. Sorted
 * by hash, so that people are spread evenly.
 */
export function sample(cells: readonly Cell[], most: number): Cell[] {
  const shuffled = cells
    .map((cell) => ({ cell, rank: createHash('md5').update(named(cell)).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ cell }) => cell);
  const chosen = new Set<Cell>();
  const cover = (keyOf: (cell: Cell) => unknown, room = Number.POSITIVE_INFINITY) => {
    const covered = new Set([...chosen].map(keyOf));
    for (const cell of shuffled)
      if (chosen.size < room && !covered.has(keyOf(cell))) {
        covered.add(keyOf(cell));
        chosen.add(cell);
      }
  };
  const rowOf = ({ row }: Cell) => titled(row);
  cover((cell) => `${rowOf(cell)} ${cell.expected === 'ok'}`);
  cover((cell) => cell.person);
  cover((cell) => `${rowOf(cell)} ${cell.way} ${cell.target} ${JSON.stringify(cell.expected)}`, most);
  cover((cell) => `${cell.person} ${cell.way} ${cell.target}`, most);
  return cells.filter((cell) => chosen.has(cell));
}

const only = process.env.PARK_MATRIX?.split(',').filter(Boolean) ?? [];
/** True if the run is limited to named domains or calls: `npm run matrix -- grant menu.tree`. */
export const isNarrowed = only.length > 0;
export const isAsked = ({ call: { key } }: Pick<Row, 'call'>) =>
  !isNarrowed || only.some((name) => key === name || key.startsWith(`${name}.`));
