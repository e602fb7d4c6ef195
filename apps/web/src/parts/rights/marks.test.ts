import { expect, test } from 'vitest';
import { menuTree } from '../../../test/roles.ts';
import { all, boxesOf, changedCount, placesOf, ticked } from './marks.ts';

const tree = menuTree();
const places = placesOf(tree);
const none = new Set<string>();
const linked = (marks: ReadonlySet<string>, code: string, isOn = true, shown?: Set<string>) =>
  [...ticked(places, marks, { code, isOn, isLinked: true, shown })].sort();

test('linked, a page brings its buttons, a button its page, a heading all it heads', () => {
  expect(linked(none, 'M111')).toEqual(['M111', 'M111:add', 'M111:edit']);
  expect(linked(none, 'M111:add')).toEqual(['M111', 'M111:add']);
  expect(linked(none, 'M11')).toEqual(['M111', 'M111:add', 'M111:edit', 'M112']);
});

test('linked, a page loses its buttons with it and stays without them', () => {
  const marks = new Set(['M111', 'M111:add', 'M112']);
  expect(linked(marks, 'M111', false)).toEqual(['M112']);
  expect(linked(marks, 'M111:add', false)).toEqual(['M111', 'M112']);
});

test('not linked, each box is its own', () => {
  expect([...ticked(places, none, { code: 'M111', isOn: true, isLinked: false })]).toEqual(['M111']);
  expect([...ticked(places, none, { code: 'M111:add', isOn: true, isLinked: false })]).toEqual(['M111:add']);
});

test('what may not be granted is neither added nor taken, by no way', () => {
  expect(linked(none, 'M1')).toEqual(['M111', 'M111:add', 'M111:edit', 'M112']);
  expect(linked(new Set(['M121', 'M112']), 'M1', false)).toEqual(['M121']);
  expect(linked(none, 'M121')).toEqual([]);
  expect([...all(places, new Set(['M121']), true)].sort()).toEqual(['M111', 'M111:add', 'M111:edit', 'M112', 'M121']);
  expect([...all(places, new Set(['M121', 'M112']), false)]).toEqual(['M121']);
});

test('a search ticks what it shows and nothing behind it', () => {
  expect(linked(none, 'M11', true, new Set(['M1', 'M11', 'M112']))).toEqual(['M112']);
});

test('a parent is half ticked while something it could have is missing', () => {
  const { checked, half } = boxesOf(tree, new Set(['M111', 'M111:add', 'M112']), true);
  expect([...checked].sort()).toEqual(['M111:add', 'M112']);
  expect([...half].sort()).toEqual(['M1', 'M11', 'M111']);
  const whole = boxesOf(tree, new Set(['M111', 'M111:add', 'M111:edit', 'M112']), true);
  expect([...whole.checked].sort()).toEqual(['M1', 'M11', 'M111', 'M111:add', 'M111:edit', 'M112']);
});

test('changes are counted by the boxes that stand otherwise', () => {
  expect(changedCount(new Set(['M111', 'M112']), new Set(['M112', 'M121']))).toBe(2);
});
