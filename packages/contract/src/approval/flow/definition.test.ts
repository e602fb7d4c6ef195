import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Definition, type FlowNode } from './definition.ts';

const start = { kind: 'start', id: 'start', name: '发起' };
const end = { kind: 'end', id: 'end', name: '结束' };
const approve = (id: string, more: object = {}) => ({
  kind: 'approve',
  id,
  name: `审批${id}`,
  candidates: [{ kind: 'applicant' }],
  ...more,
});
const when = { field: 'amount', op: '>', value: 5000 };
const fields = [
  { key: 'amount', name: '金额', kind: 'money' },
  { key: 'who', name: '对接人', kind: 'user' },
];
const definitionOf = (nodes: object[], more: object = {}) => ({ fields, nodes: [start, ...nodes, end], ...more });
const problems = (value: unknown) => Definition.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const fork = (id: string, branches: object[][], kind = 'parallel') => ({
  kind,
  id,
  name: `分支${id}`,
  branches: branches.map((nodes, at) => ({ id: `${id}-${at}`, name: `第${at + 1}支`, nodes })),
});
const nested = (depth: number): object => (depth ? fork(`f${depth}`, [[nested(depth - 1)], []]) : approve('deepest'));

describe('accepted definitions', () => {
  test('a definition gets default values for omitted settings', () => {
    const { nodes, settings } = Definition.parse(definitionOf([approve('a')]));
    expect(nodes[1]).toMatchObject({ mode: 'all', nobody: { action: 'admin' }, self: 'self', refused: 'end', timeout: null, claim: false });
    expect(settings).toMatchObject({ returned: 'steps', sameApprover: 'never', withdraw: 'running', takeBack: true, batch: false });
  });

  test('a definition may contain every kind of step', () => {
    const kinds = Definition.parse(
      definitionOf([
        approve('a', { mode: 'ratio', ratio: 60, timeout: { action: 'remind', minutes: 60, times: 2 }, skip: when }),
        { ...approve('h'), kind: 'handle', mode: 'any', claim: true, candidates: [{ kind: 'field', field: 'who' }] },
        { kind: 'cc', id: 'c', name: '抄送', candidates: [{ kind: 'manager' }] },
        { kind: 'delay', id: 'd', name: '等一天', minutes: 480, working: true },
        { kind: 'trigger', id: 't', name: '通知财务', url: 'https://example.com/hook' },
        { kind: 'sub', id: 's', name: '用印', processKey: 'seal', fields: { sum: 'amount' } },
        fork('p', [[approve('p1')], [approve('p2')]]),
        {
          ...fork('i', [[approve('i1')], []], 'inclusive'),
          branches: [
            { id: 'x', name: '大额', when, nodes: [approve('i1')] },
            { id: 'y', name: '默认', nodes: [] },
          ],
        },
        {
          ...fork('k', [], 'condition'),
          branches: [
            { id: 'v', name: '大额', when: { not: { all: [when] } }, nodes: [] },
            { id: 'w', name: '默认', nodes: [] },
          ],
        },
      ]),
    ).nodes.map((node: FlowNode) => node.kind);
    expect(kinds).toEqual(['start', 'approve', 'handle', 'cc', 'delay', 'trigger', 'sub', 'parallel', 'inclusive', 'condition', 'end']);
  });

  test('branches may nest up to six levels', () => {
    expect(problems(definitionOf([nested(6)]))).toEqual([]);
  });

  test('the schema of definitions converts to JSON Schema for the call documentation', () => {
    expect(() => z.toJSONSchema(Definition, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    expect(() => z.toJSONSchema(Definition, { io: 'output', unrepresentable: 'any' })).not.toThrow();
  });
});

describe('refused definitions, and messages that name the faulty step', () => {
  const cases: [string, unknown, string][] = [
    ['a definition with two nodes of the same id', definitionOf([approve('a'), approve('a')]), '节点“审批a”：编号“a”重复'],
    ['a branch with the id of a node', definitionOf([approve('p-0'), fork('p', [[], []])]), '节点“分支p”：分支编号“p-0”重复'],
    ['a definition without a start node', { nodes: [approve('a'), end] }, '流程应从发起节点开始'],
    ['a definition without an end node', { nodes: [start, approve('a')] }, '流程应以结束节点结尾'],
    ['an end node inside a branch', definitionOf([fork('p', [[{ ...end, id: 'end2' }], []])]), '节点“结束”：发起和结束只能在主流程的首尾'],
    ['a nesting of seven levels of branches', definitionOf([nested(7)]), '节点“审批deepest”：分支最多嵌套6层'],
    [
      'a condition over an undeclared field',
      definitionOf([approve('a', { skip: { ...when, field: 'price' } })]),
      '节点“审批a”：条件中的字段“price”不在表单中',
    ],
    [
      'a number compared with text',
      definitionOf([approve('a', { skip: { ...when, value: '多' } })]),
      '节点“审批a”：字段“amount”的值类型不正确',
    ],
    [
      'a list after the operator >',
      definitionOf([approve('a', { skip: { ...when, value: [1] } })]),
      '节点“审批a”：只有“属于”后面可以是列表',
    ],
    [
      'a condition node without a default branch',
      definitionOf([
        {
          ...fork('k', [], 'condition'),
          branches: [
            { id: 'v', name: '一', when, nodes: [] },
            { id: 'w', name: '二', when, nodes: [] },
          ],
        },
      ]),
      '节点“分支k”：最后一个分支应为默认分支，其余分支要有条件',
    ],
    ['a node of mode ratio without a ratio', definitionOf([approve('a', { mode: 'ratio' })]), '节点“审批a”：请填写通过比例'],
    ['claiming at a node where everybody decides', definitionOf([approve('a', { claim: true })]), '节点“审批a”：只有或签可以认领'],
    [
      'a handling node that refuses on timeout',
      definitionOf([{ ...approve('h'), kind: 'handle', timeout: { action: 'refuse', minutes: 5 } }]),
      '节点“审批h”：办理节点没有拒绝',
    ],
    [
      'a field other than a person field as handler',
      definitionOf([approve('a', { candidates: [{ kind: 'field', field: 'amount' }] })]),
      '节点“审批a”：处理人字段“amount”不是表单中的人员字段',
    ],
    [
      'a first node whose people the previous approver should choose',
      definitionOf([approve('a', { candidates: [{ kind: 'previousChoice' }] })]),
      '节点“审批a”：第一个处理节点不能由上一审批人指定',
    ],
    ['a hidden agree button', definitionOf([approve('a', { buttons: { agree: false } })]), '节点“审批a”：同意和拒绝按钮不能关闭'],
    ['a field declared twice', definitionOf([], { fields: [...fields, fields[0]] }), '字段“金额”的编码“amount”重复'],
    ['a select without options', definitionOf([], { fields: [{ key: 'x', name: '类型', kind: 'select' }] }), '字段“类型”：请填写选项'],
    [
      'an inherited name as field key',
      definitionOf([], { fields: [{ key: 'constructor', name: '坏', kind: 'text' }] }),
      '该字段编码不能使用',
    ],
    ['a summary of an undeclared field', definitionOf([], { settings: { summary: ['nix'] } }), '摘要字段“nix”不在表单中'],
    ['an unknown kind of node', definitionOf([{ kind: 'eval', id: 'x', name: 'x' }]), '不支持的节点类型'],
    [
      'a trigger with a javascript address',
      definitionOf([{ kind: 'trigger', id: 't', name: 't', url: 'javascript:alert(1)' }]),
      '请填写以http://或https://开头的地址',
    ],
    ['a definition of 201 nodes', definitionOf(Array.from({ length: 199 }, (_, at) => approve(`n${at}`))), '节点最多200个'],
    [
      'a definition of more than 200 nodes spread over branches',
      definitionOf([
        fork('p', [Array.from({ length: 120 }, (_, at) => approve(`n${at}`)), Array.from({ length: 120 }, (_, at) => approve(`m${at}`))]),
      ]),
      '节点最多200个',
    ],
  ];
  test.each(cases)('a definition with a fault is refused: %s', (_, value, message) => {
    expect(problems(value)).toContain(message);
  });

  test('a definition nested 20,000 levels deep is refused at once, before it is traversed', () => {
    let deep: object = approve('x');
    for (let at = 0; at < 20_000; at += 1)
      deep = { kind: 'parallel', id: `f${at}`, name: 'f', branches: [{ id: `b${at}`, name: 'b', nodes: [deep] }] };
    const began = performance.now();
    expect(problems(definitionOf([deep]))).toEqual(['分支最多嵌套6层']);
    expect(performance.now() - began).toBeLessThan(100);
  });

  test.each([null, 1, 'x', [], {}, { nodes: 1 }, { nodes: [null, undefined] }, { nodes: [[]] }])('the value %j is refused', (value) => {
    expect(problems(value).length).toBeGreaterThan(0);
  });
});
