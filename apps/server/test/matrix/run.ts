import { randomUUID } from 'node:crypto';
import { addresses, type Call } from '@park/contract/core';
import { open } from '../open.ts';
import { type Cell, named } from './cells.ts';
import type { Outcome, Row } from './expectations.ts';
import { type Change, describeChange, mentions } from './journal.ts';
import { people, personNames, type Spot, type Who } from './people.ts';
import { type Answer, askedOf, send } from './request.ts';
import type { Scanner } from './scan.ts';
import { type Asker, companyId, parkId, type Scene, type Stage } from './stage.ts';

export type Options = {
  /** Replaces the product's call, to test that a fault is found. */
  instead?: (call: Call) => Call;
};

/** Makes one call of the matrix and returns the faults of its answer. Leaves the database unchanged. */
export async function runCell(stage: Stage, scanner: Scanner, cell: Cell, { instead = (call) => call }: Options = {}): Promise<string[]> {
  const { row, person, way, expected } = cell;
  const actor: Who = people[person];
  const asker = stage.askers[person];
  try {
    const scene = await stage.scene(spotOf(actor, cell));
    scanner.addPhone(scene.person.phone);
    const isHome = asker.token !== undefined && scene.company.id === companyId(actor.spots.own.company);
    const tools = { ...stage, ownerId: isHome ? asker.userId : scene.person.id, askerId: asker.userId };
    const input = { ...(await row.input(scene, tools)), ...(way === 'claim' && claimsOf(actor, cell)) };
    const { moment, made } = await stage.journal.now();
    const call = spelled(instead(row.call), personNames.indexOf(person));
    const answer = await ask(stage, call, asker, input);
    const further = await followed(stage, row, asker, answer);
    const problems = [
      ...wrongOutcome(answer, expected),
      ...(further ? wrongOutcome(further, 'ok') : []),
      ...wrongChanges(await stage.journal.since(moment), cell, [...made, ...(row.self ? [asker.userId] : []), ...row.touches(scene)]),
      ...wrongWords(scanner, answer.text + (further?.text ?? ''), cell, scene, JSON.stringify(input)),
    ];
    await stage.journal.undo();
    if (mayTell(cell)) problems.push(...(await wrongSilence(stage, call, asker, input, answer.text)));
    return problems.map((problem) => `${named(cell)}: ${problem}`);
  } finally {
    await stage.journal.undo();
  }
}

/** Chooses one of the call's URLs in turn, so that aliases are tested too. */
function spelled(call: Call, turn: number): Call {
  const all = addresses(call);
  return { ...call, ...all[turn % all.length] };
}

/**
 * Returns the company and park of the scene: with a claim the person's own company, in the claimed park if the person may enter that park.
 */
function spotOf({ spots, enters = [] }: Who, { way, target }: Cell): Spot {
  if (way === 'id') return spots[target];
  return { company: spots.own.company, park: enters.includes(target) ? spots[target].park : spots.own.park };
}

/** Returns the smallest set of claim fields that points at a target. */
function claimsOf({ spots }: Who, { target }: Cell): object {
  const { company, park } = spots[target];
  if (target === 'sibling') return { globalCompanyId: companyId(company) };
  if (target === 'otherPark') return { parkId: parkId(park) };
  if (target === 'otherSpace') return { parkId: parkId(park), globalCompanyId: companyId(company) };
  return { globalCompanyId: companyId(company), ...(park && { parkId: parkId(park) }) };
}

/** Makes the call and decrypts an encrypted reply. */
async function ask(stage: Stage, call: Call, { token, sessionKey = '' }: Asker, input: object): Promise<Answer> {
  const answer = await send(stage.inject, askedOf(call, input, stage.base, token));
  const envelope = answer.isJson ? (JSON.parse(answer.text) as { code: string; encryptFlag?: boolean; body?: string }) : undefined;
  if (!envelope?.encryptFlag) return answer;
  return { ...answer, text: JSON.stringify({ code: envelope.code, body: open(envelope.body ?? '', sessionKey) }) };
}

/** Makes the follow-up call of a successful answer as the same person. */
async function followed(stage: Stage, { leads }: Row, asker: Asker, { status, isJson, text }: Answer): Promise<Answer | undefined> {
  if (!leads || status !== 200 || !isJson) return undefined;
  const { call, input } = leads((JSON.parse(text) as { body: never }).body);
  return ask(stage, call, asker, input);
}

type Envelope = { code: string; errorMessage?: string; body?: { list?: unknown[]; total?: number } | null };
function wrongOutcome({ status, isJson, text }: Answer, expected: Outcome): string[] {
  const envelope: Envelope = isJson ? JSON.parse(text) : { code: '200' };
  const isGood = status === 200 && (envelope.code === '200' || envelope.code === '610');
  const isEmpty = (envelope.body?.list?.length ?? envelope.body?.total) === 0;
  const got = isGood ? (isEmpty ? 'empty' : 'ok') : `${status} ${envelope.code} ${envelope.errorMessage}`;
  const expectation = typeof expected === 'string' ? expected : `${expected.status} ${expected.code} ${expected.message}`;
  return got === expectation ? [] : [`expected ${expectation}, got ${got}`];
}

/**
 * Returns wrong changes: a refusal may change nothing, a success only the records made for the question and the rows it inserts for them.
 */
function wrongChanges(changes: readonly Change[], { expected, row }: Cell, made: readonly string[]): string[] {
  const isDone = typeof expected === 'string';
  const own = isDone ? [...made] : [];
  const others = changes.filter((change) => {
    if (isDone && !change.old && row.sends && change.table === 'outbox') return false;
    const isNew = isDone && !change.old;
    const isFounded = isNew && row.founds && ['company_park', 'third_company'].includes(change.table);
    if (isFounded && typeof change.new?.company_id === 'string') own.push(change.new.company_id);
    const isOwn = isFounded || mentions(change, own) || (isNew && row.joins && change.table === 'user');
    if (isOwn && !change.old && typeof change.new?.id === 'string') own.push(change.new.id);
    return !isOwn;
  });
  return others.map((change) => `changed ${describeChange(change)}`);
}

function wrongWords(scanner: Scanner, text: string, { row, person, way, target, expected }: Cell, scene: Scene, sent: string): string[] {
  const actor: Who = people[person];
  const isShown = expected === 'ok';
  // a refusal must not repeat names of the record, even if the person knows them
  const secret = isShown ? [] : [scene.department.name, scene.person.name, scene.setting.name];
  const further = way === 'claim' && actor.enters?.includes(target) ? [actor.spots[target].park ?? ''] : [];
  const meant = isShown ? row.tells(scene, person) : [];
  const found = scanner.found(text, isShown ? actor : { ...actor, sees: { companies: [], parks: [] } }, { secret, further });
  return found.filter((word) => !meant.includes(word)).map((word) => `the answer to ${sent} holds ${word}`);
}

const mayTell = ({ row, way, target, expected }: Cell) =>
  way === 'id' &&
  target !== 'own' &&
  expected !== 'ok' &&
  expected !== row.explains &&
  (expected === 'empty' || ![401, 403].includes(expected.status));

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Removes ids, which differ between two equal requests. */
const lasting = (text: string) => text.replace(uuid, '…');

/** Checks that an inaccessible record is answered exactly like one that does not exist. */
async function wrongSilence(stage: Stage, call: Call, asker: Asker, input: object, text: string): Promise<string[]> {
  const guessed = { ...input, ...(JSON.parse(JSON.stringify(input).replace(uuid, () => randomUUID())) as object) };
  const { text: missing } = await ask(stage, call, asker, guessed);
  return lasting(missing) === lasting(text) ? [] : [`answered ${text}, but where nothing exists ${missing}`];
}
