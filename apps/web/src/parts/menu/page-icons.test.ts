import { manifest, nodes } from '@park/contract/access';
import { expect, test } from 'vitest';
import { isIcon } from '../../kit/page/icons.tsx';
import { pageIcons } from './page-icons.ts';

test('C0016 the console draws every icon that the shipped menus name, and each only once', () => {
  const named = new Set(nodes.map((node) => node.icon).filter(Boolean));
  const isDrawn = (name: string) => isIcon(name) || name in pageIcons;
  expect([...named].filter((name) => !isDrawn(name))).toEqual([]);
  expect(Object.keys(pageIcons).filter((name) => isIcon(name) || !named.has(name))).toEqual([]);
});

test('C0016 every page of the menus has an icon, and the tabs of one entry have the same', () => {
  const pages = nodes.filter((node) => node.route !== '');
  expect(pages.filter((page) => !page.icon).map(({ code, name }) => `${code} ${name}`)).toEqual([]);
  const ofLines = Map.groupBy(
    pages.filter((page) => page.line),
    (page) => `${page.parent} ${page.line}`,
  );
  expect([...ofLines].filter(([, tabs]) => new Set(tabs.map(({ icon }) => icon)).size !== 1).map(([line]) => line)).toEqual([]);
});

test('V035 no two entries of a header tab have the same icon, so that the folded side menu tells them apart', () => {
  const shared = manifest.flatMap(({ name, groups }) => {
    const entries = new Set<string>();
    const icons = groups
      .flatMap((group) => group.pages.map((page) => ({ group, page })))
      .filter(({ group, page }) => {
        const entry = `${group.code} ${page.line ?? page.code}`;
        const isFirst = !entries.has(entry);
        entries.add(entry);
        return isFirst;
      })
      .map(({ page }) => nodes.find(({ code }) => code === page.code)?.icon);
    return icons.filter((icon, at) => icons.indexOf(icon) !== at).map((icon) => `${name}: ${icon}`);
  });
  expect(shared).toEqual([]);
});
