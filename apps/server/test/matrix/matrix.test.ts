import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@park/contract';
import type { Call } from '@park/contract/core';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../postgres.ts';
import { type Cell, cellsOf, isAsked, isNarrowed, sample, unspoken } from './cells.ts';
import { expectations } from './expectations.ts';
import { people, personNames } from './people.ts';
import { runCell } from './run.ts';
import { openScanner, type Scanner } from './scan.ts';
import { type Stage, testStage } from './stage.ts';

/* Every person × every call × every target. The short form runs a fixed part of it, PARK_LONG=1 and `npm run matrix` run all of it. */
const isWhole = Boolean(process.env.PARK_LONG);
const mostInShort = 1_000;

/** Databases used in parallel, because a question mostly waits for its database. */
const lanes = [testStage(), testStage()];
type Lane = { stage: Stage; scanner: Scanner; before: Record<string, string> };
const open: Lane[] = [];
beforeAll(async () => {
  for (const lane of lanes) {
    const stage = lane.stage();
    open.push({ stage, scanner: await openScanner(stage.rows), before: await stage.journal.digest() });
  }
});

const calls: Call[] = Object.values(contract).flatMap((domain) => Object.values(domain));

test('every call of the contract has a row in the permission matrix', async () => {
  const { stage } = open[0] as Lane;
  const inputOf = async (row: (typeof expectations)[number]) => {
    const scene = await stage.scene(people.supera1.spots.own);
    const input = await row.input(scene, { ...stage, ownerId: scene.person.id, askerId: scene.person.id });
    await stage.journal.undo();
    return input;
  };
  expect(await unspoken(calls, expectations, inputOf)).toEqual([]);
});

const all = cellsOf(expectations);
const selected = (isWhole ? all : sample(all, mostInShort)).filter(({ row }) => isAsked(row));

test('the reduced matrix run covers every call and every test person', () => {
  const short = sample(all, mostInShort);
  expect(new Set(short.map((cell) => cell.row))).toEqual(new Set(expectations));
  expect(new Set(short.map((cell) => cell.person))).toEqual(new Set(personNames));
  expect(sample(all, mostInShort)).toEqual(short);
});

test(`${selected.length} of ${all.length} matrix questions get the expected response, and change and reveal no other data`, async () => {
  const began = performance.now();
  const found = await Promise.all(
    open.map((lane, at) =>
      answered(
        lane,
        selected.filter((_, cell) => cell % open.length === at),
      ),
    ),
  );
  const failures = found.flat();
  if (isWhole && !isNarrowed)
    report({ cells: selected.length, of: all.length, failures, seconds: Math.round((performance.now() - began) / 100) / 10 });
  expect(failures).toEqual([]);
  // equal digests prove that the journal has missed no change
  for (const { stage, before } of open) expect(await stage.journal.digest()).toEqual(before);
}, 3_600_000);

async function answered({ stage, scanner }: Lane, cells: readonly Cell[]): Promise<string[]> {
  const failures: string[] = [];
  for (const [at, cell] of cells.entries()) {
    failures.push(...(await runCell(stage, scanner, cell)));
    // autovacuum is off in test databases, and dead rows of undone changes would slow every list
    if (at % 500 === 499) await stage.rows('vacuum');
  }
  return failures;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

function report(result: { cells: number; of: number; failures: string[]; seconds: number }) {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const written = { ...result, calls: calls.length, people: personNames.length, ranAt: new Date().toISOString(), commit: commit() };
  writeFileSync(path.join(root, '.cache/matrix.json'), `${JSON.stringify(written, null, 2)}\n`);
}
