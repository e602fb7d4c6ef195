import { readFileSync } from 'node:fs';
import { contract } from '@park/contract';
import { addresses, type Call } from '@park/contract/core';
import { expect, test } from 'vitest';
import { allowed } from '../matrix/cells.ts';
import { expectations, type Row, titled } from '../matrix/expectations.ts';
import { people } from '../matrix/people.ts';
import { type Answer, askedOf, type Fields, files, send } from '../matrix/request.ts';
import { type Stage, testStage } from '../matrix/stage.ts';

/**
 * A call as the two documents name it. `fields` is null where they do not show the payload; then only `version` and the idempotency key,
 * which the documents do not know, are left out of the request. `decided` are fields that a decision adds, because the call would be unsafe
 * without.
 */
type Documented = { id: string; method: string; path: string; fields: readonly string[] | null; decided?: readonly string[] };
const documented: readonly Documented[] = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8'));

const canonical = (path: string) => path.replace(/^\/smartop(?=\/)/, '').replace(/\{\w+\}/g, '{}');
const served = new Map<string, Call>();
for (const call of Object.values(contract).flatMap((domain) => Object.values(domain)) as Call[])
  for (const { method, path } of addresses(call)) served.set(`${method} ${canonical(path)}`, { ...call, method, path });
const callOf = ({ method, path }: Documented) => served.get(`${method} ${canonical(path)}`);

/** Values of documented fields that the matrix leaves out, as the console of the documents sends them. */
const examples: Fields = {
  ...{
    pageNum: 1,
    pageSize: 10,
    keyword: '',
    showAll: 1,
    empAuthStatus: '',
    isAuth: '',
    isManagerUser: 0,
    type: 1,
    refType: '1',
    sortNum: 100,
  },
  ...{
    isRoleGroup: 0,
    delFlag: 0,
    remark: '',
    position: '',
    email: '',
    isShow: 1,
    sex: 0,
    extValues: {},
    companyRoleIdList: [],
    comType: 0,
  },
  ...{
    isCompanySuperAdmin: false,
    isCompanyAdmin: 0,
    setManager: false,
    privacyType: '1',
    systemType: '1',
    privacyContent: '',
    smsType: 2,
  },
  ...{
    isActivated: 1,
    isEnable: 1,
    isManagerCompany: 0,
    companyName: '',
    menusPlatform: 1,
    server: 'portal',
    needAuth: 1,
    configVersion: 0,
  },
  ...{ enableFlag: 1, useModule: 1, otherManagerUserIds: [], vaildCode: '', vaildCodeKey: '' },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** Removes `version` from a value, at every depth. */
const unversioned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unversioned);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (name === 'version' ? [] : [[name, unversioned(one)]])));
};

/** Reduces the request of the matrix to the documented fields and adds those it leaves out. */
function asDocumented(input: Fields, { fields, decided = [] }: Documented): Fields {
  const known = unversioned({ ...input }) as Fields;
  const sent = fields ? Object.fromEntries([...fields, ...decided].flatMap((name) => fieldOf(name, known))) : known;
  return { ...sent, ...(input[files] && { [files]: input[files] }) };
}
const fieldOf = (name: string, known: Fields) => {
  const pairs = name === 'appIds' && (known.menuIds as string[] | undefined)?.map((menuId) => ({ menuId }));
  const value = pairs || (known[name] ?? examples[name]);
  return value === undefined ? [] : [[name, value] as const];
};

const { stage } = testStage();

/**
 * Makes the call as the documents name it and returns the refusal, if any. If the matrix expects a refusal for everybody, because the scene
 * does not reach the state the call needs, only a refusal of the fields counts.
 */
async function refusal(stage: Stage, row: Row, call: Call, spec: Documented): Promise<string | undefined> {
  const person = allowed(row) ?? 'supera1';
  const isAccepted = ({ status }: Answer) => (allowed(row) ? status === 200 : status !== 400);
  const asker = stage.askers[person];
  const { company, park } = people[person].spots.own;
  const scene = await stage.scene({ company, park });
  try {
    const input = asDocumented((await row.input(scene, { ...stage, ownerId: asker.userId, askerId: asker.userId })) as Fields, spec);
    const request = askedOf({ ...call, idempotency: 'optional' }, input, stage.base, asker.token);
    const answer = await send(stage.inject, request);
    return isAccepted(answer) ? undefined : `${spec.id} ${titled(row)}: ${JSON.stringify(input)} → ${answer.status} ${answer.text}`;
  } finally {
    await stage.journal.undo();
  }
}

test.each(documented)('$id $method $path accepts exactly the fields of the documents', async (spec) => {
  const call = callOf(spec);
  if (!call) throw new Error(`${spec.id} ${spec.method} ${spec.path} is not served`);
  const rows = expectations.filter((row) => row.call.key === call.key);
  expect(rows).not.toEqual([]);
  const refusals: string[] = [];
  for (const row of rows) {
    const found = await refusal(stage(), row, call, spec);
    if (found) refusals.push(found);
  }
  expect(refusals).toEqual([]);
});
