import { nodes } from '@park/contract/access';
import { expect, test } from 'vitest';
import { isIcon } from './icons.tsx';

test('every icon the menu names is drawn', () => {
  const named = new Set(nodes.map((node) => node.icon).filter(Boolean));
  expect([...named].filter((name) => !isIcon(name))).toEqual([]);
});
