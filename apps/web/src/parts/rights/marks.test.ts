import { expect, test } from 'vitest';
import { menuTree } from '../../../test/roles.ts';
import { boxesOf, changedCount, placesOf, withAll, withTicked } from './marks.ts';

const tree = menuTree();
const places = placesOf(tree);
const none = new Set<string>();
const linked = (marks: ReadonlySet<string>, code: string, isOn = true, shown?: Set<string>) =>
  [...withTicked(places, marks, { code, isOn, isLinked: true, shown })].sort();

test('linked checkboxes: a page selects its buttons, a button its page, and a heading all nodes below it', () => {
  expect(linked(none, 'M111')).toEqual(['M111', 'M111:add', 'M111:edit']);
  expect(linked(none, 'M111:add')).toEqual(['M111', 'M111:add']);
  expect(linked(none, 'M11')).toEqual(['M111', 'M111:add', 'M111:edit', 'M112']);
});

test('with linked checkboxes, clearing a page clears its buttons, and clearing a button keeps its page', () => {
  const marks = new Set(['M111', 'M111:add', 'M112']);
  expect(linked(marks, 'M111', false)).toEqual(['M112']);
  expect(linked(marks, 'M111:add', false)).toEqual(['M111', 'M112']);
});

test('without linked checkboxes, each checkbox changes alone', () => {
  expect([...withTicked(places, none, { code: 'M111', isOn: true, isLinked: false })]).toEqual(['M111']);
  expect([...withTicked(places, none, { code: 'M111:add', isOn: true, isLinked: false })]).toEqual(['M111:add']);
});

test('a node that the user may not grant is neither added nor removed by any checkbox', () => {
  expect(linked(none, 'M1')).toEqual(['M111', 'M111:add', 'M111:edit', 'M112']);
  expect(linked(new Set(['M121', 'M112']), 'M1', false)).toEqual(['M121']);
  expect(linked(none, 'M121')).toEqual([]);
  expect([...withAll(places, new Set(['M121']), true)].sort()).toEqual(['M111', 'M111:add', 'M111:edit', 'M112', 'M121']);
  expect([...withAll(places, new Set(['M121', 'M112']), false)]).toEqual(['M121']);
});

test('during a search, selecting a heading selects only the nodes that the search shows', () => {
  expect(linked(none, 'M11', true, new Set(['M1', 'M11', 'M112']))).toEqual(['M112']);
});

test('a parent is half selected as long as a node below it could be selected but is not', () => {
  const { checked, half } = boxesOf(tree, new Set(['M111', 'M111:add', 'M112']), true);
  expect([...checked].sort()).toEqual(['M111:add', 'M112']);
  expect([...half].sort()).toEqual(['M1', 'M11', 'M111']);
  const whole = boxesOf(tree, new Set(['M111', 'M111:add', 'M111:edit', 'M112']), true);
  expect([...whole.checked].sort()).toEqual(['M1', 'M11', 'M111', 'M111:add', 'M111:edit', 'M112']);
});

test('the number of changes is the number of nodes that were added or removed', () => {
  expect(changedCount(new Set(['M111', 'M112']), new Set(['M112', 'M121']))).toBe(2);
});
