import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../kit/page/icons.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { pageIcons } from './page-icons.ts';

const pathIn = (node: Element) => node.querySelector('path')?.getAttribute('d');
const drawing = (name: 'apps' | 'chart') => pathIn(render(<Icon name={name} />).container);

test('C0016 a page is shown with its own icon; a name that the console does not know gives the icon of the heading', async () => {
  const own = render(<MenuIcon name="gauge" instead="chart" />).container;
  await waitFor(() => expect(pathIn(own)).toBe(pageIcons.gauge));
  for (const unknown of ['palm-tree', 'constructor', ''])
    expect(pathIn(render(<MenuIcon name={unknown} instead="chart" />).container)).toBe(drawing('chart'));
  expect(pathIn(render(<MenuIcon name="palm-tree" instead="palm-grove" />).container)).toBe(drawing('apps'));
});
