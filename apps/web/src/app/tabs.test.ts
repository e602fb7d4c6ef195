import type { Location } from 'react-router';
import { describe, expect, test } from 'vitest';
import { unsaved } from '../kit/form/unsaved.ts';
import { addressAt, changeTabs, maxTabs, mayClose, type TabChange, type Tabs } from './tabs.ts';

const at = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, 'http://console');
  return { pathname, search, hash, state: null, key: address };
};
const visit = (address: string): TabChange => ({ type: 'visit', at: at(address) });
const close = (path: string): TabChange => ({ type: 'close', path });
const after = (...changes: TabChange[]): Tabs => changes.reduce(changeTabs, { open: [at('/home')], active: '/home' });
const paths = (tabs: Tabs) => tabs.open.map(addressAt).join(' ');
const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => visit(`/p${from + step}`));

describe('the state of the tabs', () => {
  test.each<[string, TabChange[], string, string]>([
    ['a new page opens at the end', [visit('/a'), visit('/b')], '/home /a /b', '/b'],
    ['a page that already has a tab gets no second tab', [visit('/a'), visit('/b'), visit('/a')], '/home /a /b', '/a'],
    ['a tab keeps the query it last showed', [visit('/a'), visit('/a?page=2'), visit('/b')], '/home /a?page=2 /b', '/b'],
    ['two records of the same page get two tabs', [visit('/a/1'), visit('/a/2')], '/home /a/1 /a/2', '/a/2'],
    ['closing the active tab shows the tab before it', [visit('/a'), visit('/b'), visit('/a'), close('/a')], '/home /b', '/home'],
    ['closing the last tab shows the tab before it', [visit('/a'), visit('/b'), close('/b')], '/home /a', '/a'],
    ['closing another tab keeps the active tab', [visit('/a'), visit('/b'), close('/a')], '/home /b', '/b'],
    ['the home tab cannot be closed', [visit('/a'), close('/home')], '/home /a', '/a'],
    ['closing a page without a tab changes nothing', [visit('/a'), close('/x')], '/home /a', '/a'],
    ['ten tabs can be open', many(1, 9), '/home /p1 /p2 /p3 /p4 /p5 /p6 /p7 /p8 /p9', '/p9'],
    ['the eleventh tab closes the oldest tab except home', many(1, 10), '/home /p2 /p3 /p4 /p5 /p6 /p7 /p8 /p9 /p10', '/p10'],
    [
      'selecting an old tab again does not protect it from being closed first',
      [...many(1, 9), visit('/p1'), visit('/p10')],
      '/home /p2 /p3 /p4 /p5 /p6 /p7 /p8 /p9 /p10',
      '/p10',
    ],
  ])('V036 V037 %s', (_, changes, open, active) => {
    const tabs = after(...changes);
    expect(paths(tabs)).toBe(open);
    expect(tabs.active).toBe(active);
    expect(tabs.open.length).toBeLessThanOrEqual(maxTabs);
  });

  test('the only tab cannot be closed when there is no home tab', () => {
    const only: Tabs = { open: [at('/a')], active: '/a' };
    expect(mayClose(only, '/a')).toBe(false);
    expect(changeTabs(only, close('/a'))).toBe(only);
  });
});

test('opening an eleventh tab closes a page without unsaved edits rather than a page with unsaved edits', () => {
  unsaved.set('/p1', true);
  expect(paths(after(...many(1, 10)))).toBe('/home /p1 /p3 /p4 /p5 /p6 /p7 /p8 /p9 /p10');
  unsaved.set('/p1', false);
});
