import { flow } from '@park/contract/approval/flow';
import { process } from '@park/contract/approval/process';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, deployed, drawn } from '../../../../test/approvals.ts';

/* Sends malicious conditions as a designer of flows could. All must be refused on save. */
const server = testServer();
let operatora: Person;
let membera1: Person;
beforeAll(async () => {
  operatora = await server.signIn('operatora');
  membera1 = await server.signIn('membera1');
});

const amount = { key: 'amount', name: '金额', kind: 'money' };
const branched = (when: unknown) =>
  drawn(
    [
      {
        ...{ id: 'size', kind: 'condition', name: '金额' },
        branches: [
          { id: 'big', name: '大额', when, nodes: [approve('a', ['admina1'])] },
          { id: 'small', name: '小额', nodes: [] },
        ],
      },
    ],
    {},
    [amount],
  );
const fair = { field: 'amount', op: '>', value: 1 };
/** Returns a condition nested so deep that a recursive walk over it would overflow the stack. */
const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ not: inner }), fair);

const inBraces = (text: string) => `\${${text}}`;
const expressions: Record<string, string> = {
  'the end of the process': inBraces('process.exit()'),
  'the same without braces': 'process.exit()',
  'the constructor of a constructor': inBraces('constructor.constructor("return process")().exit()'),
  'a template in a template': inBraces(`\`${inBraces('process.exit()')}\``),
  'a field that every object has': inBraces('__proto__ == 1'),
  'another field that every object has': inBraces('constructor == 1'),
  'an undeclared field': inBraces('toString == 1'),
  'an index': inBraces('amount["constructor"] == 1'),
  'a call as value': inBraces('amount == require("fs")'),
  'two statements': inBraces('amount > 1; 2'),
  'an assignment': inBraces('amount = 1'),
  'a Java expression, as the previous product executed it': inBraces('T(java.lang.Runtime).getRuntime().exec("id")'),
  '5,000 parentheses': inBraces(`${'('.repeat(5000)}amount > 1${')'.repeat(5000)}`),
  '5,000 negations': inBraces(`${'!'.repeat(5000)}(amount > 1)`),
  '100 kB of a name': inBraces(`${'x'.repeat(100_000)} > 1`),
  '100 kB of comparisons': inBraces(Array(9_000).fill('amount > 1').join(' && ')),
  'a number without end': inBraces(`amount > ${'1'.repeat(100_000)}`),
};

test.each(Object.entries(expressions))('C0501 a hostile expression is refused on save: %s', async (_, expression) => {
  const { id } = await operatora.call(flow.create, { processKey: 'hostile', name: '表达式', definition: branched(fair) } as never);
  const began = performance.now();
  const refusal = await operatora.refused(flow.setExpression, { id, version: 1, taskKey: 'big', expression });
  expect(refusal).toMatchObject({ status: 400, fields: { expression: expect.stringMatching(/\p{Script=Han}/u) } });
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await operatora.call(flow.detail, { id })).toMatchObject({ version: 1 });
  await operatora.call(flow.remove, { id });
});

const trees: Record<string, unknown> = {
  'a field of every object': { field: 'constructor', op: '==', value: 1 },
  'a prototype': JSON.parse('{"__proto__": {"field": "amount"}, "op": ">", "value": 1}'),
  'an unknown operator': { field: 'amount', op: 'eval', value: 'process.exit()' },
  'a text to run': 'process.exit()',
  'a value that is a tree': { field: 'amount', op: '==', value: { constructor: 1 } },
  '30 levels': nested(30),
  '2,000 levels': nested(2_000),
  '20,000 branches': { all: Array(20_000).fill(fair) },
};

test.each(Object.entries(trees))('a definition with a hostile condition is refused: %s', async (_, when) => {
  const definition = branched(when);
  const refusal = await operatora.refused(flow.create, { processKey: 'hostile', name: '条件', definition });
  expect(refusal.status).toBe(400);
  expect(await server.rows(`select 1 from flow where key = 'hostile' and deleted_at is null`)).toEqual([]);
});

test('after all hostile expressions the server still runs flows with valid conditions', async () => {
  const processKey = await deployed(operatora, branched(fair));
  const form = { title: '测试申请', amount: 5 };
  const { processInstanceId } = await membera1.call(process.start, { processKey, form });
  expect(await membera1.call(process.detail, { processInstanceId })).toMatchObject({ status: 'running', handlers: [{ taskKey: 'a' }] });
  expect({}).not.toHaveProperty('field');
});
