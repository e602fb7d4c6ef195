import { nodes } from '@park/contract/access';
import { expect, test } from 'vitest';
import { isIcon } from './icons.tsx';

test('the console has an icon for every icon name used in the menu', () => {
  const named = new Set(nodes.map((node) => node.icon).filter(Boolean));
  expect([...named].filter((name) => !isIcon(name))).toEqual([]);
});
