import { type Call, commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { expect, test } from 'vitest';
import { fail } from '../../src/context.ts';
import { departmentModule } from '../../src/domains/people/department/handlers.ts';
import type { Module } from '../../src/http/mount.ts';
import { secretsOf } from '../../src/secret.ts';
import { expectations, type Row } from '../matrix/expectations.ts';
import { testStage } from '../matrix/stage.ts';
import { secretKey } from '../postgres.ts';
import { judge } from './judge.ts';
import { fuzz } from './run.ts';

/* Planted faults: copies of one call under URLs of their own, each with one fault. */
const { handlers } = departmentModule(secretsOf(secretKey));
const real = handlers.create as Module['handlers'][string];
const refusal = (message: string) => ({ code: '400', status: 400, message });

const faults: Record<string, { when(name: string): unknown; finding: RegExp }> = {
  'a handler that throws on a value': {
    when: (name) => [...name].length < name.length && JSON.parse(name),
    finding: /name: ".*: answered 500/,
  },
  'a refusal that reveals an SQL statement': {
    when: (name) => name.includes("'") && fail(refusal(`出错了: select id from staff where name = '${name}'`)),
    finding: /shows the inside/,
  },
  'a refusal without a Chinese message': { when: (name) => name === 'x' && fail(refusal('invalid name')), finding: /without words/ },
  'a refusal that names an unknown field': {
    when: (name) => name === 'x' && fail(commonErrors.invalidInput, { title: '请填写标题' }),
    finding: /blames a field that does not exist: "title"/,
  },
  'a refusal that has written before it fails': {
    when: async (name) => {
      if (name !== 'x') return;
      await server.rows(`update park set code = 'spoilt' where name = '星河智谷'`);
      fail(commonErrors.stale);
    },
    finding: /a refusal changed park .* code "A" → "spoilt"/,
  },
};

const broken = (name: string): Call => ({ ...department.create, path: `/planted/${name.replaceAll(' ', '-')}` });
const modules = Object.entries(faults).map(
  ([name, { when }]): Module => ({
    domain: { create: broken(name) },
    handlers: {
      async create(context, input) {
        await when((input as { name: string }).name);
        return real(context, input);
      },
    },
  }),
);

const { server, stage } = testStage({ modules });
const row = expectations.find((one) => one.call === department.create) as Row;
const plan = { seed: 7, fixed: 2_000, generated: 20 };

test.each(Object.keys(faults))('the fuzzer finds the planted fault "%s"', async (name) => {
  const { findings } = await fuzz(stage(), row, { ...plan, instead: broken(name) });
  expect(findings).toContainEqual(expect.stringMatching(faults[name]?.finding as RegExp));
});

test('with the same seed the fuzzer generates the same failing request and reduces it to the fields that cause the failure', async () => {
  const thrown = { ...plan, fixed: 0, generated: 300, instead: broken('a handler that throws on a value') };
  const [first] = (await fuzz(stage(), row, thrown)).findings;
  expect(first).toMatch(/seed 7, path [\d:]+, smallest \{"name":"[^"]+"\}: answered 500/);
  expect((await fuzz(stage(), row, thrown)).findings).toEqual([first]);
});

test.each([
  ['an HTML page', { status: 404, isJson: false, text: '<html></html>' }],
  ['a JSON list', { status: 400, isJson: true, text: '[]' }],
  ['a code that is a number', { status: 400, isJson: true, text: '{"code":400,"errorMessage":"错","requestId":"x"}' }],
  ['a refusal without a request id', { status: 400, isJson: true, text: '{"code":"400","errorMessage":"错"}' }],
  ['a success without a body', { status: 200, isJson: true, text: '{"code":"200"}' }],
  ['a stack trace', { status: 400, isJson: true, text: '{"code":"400","errorMessage":"错 at run (mount.ts:12)","requestId":"x"}' }],
  ['a file path', { status: 400, isJson: true, text: '{"code":"400","errorMessage":"错 /home/park/x","requestId":"x"}' }],
])('the fuzzer reports %s as an invalid response', (_, answer) => {
  expect(judge(answer, true, new Set(), [])).toHaveLength(1);
});
