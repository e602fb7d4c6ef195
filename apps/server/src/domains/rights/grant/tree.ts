import type { GrantNode } from '@park/contract/rights/grant';
import type { MenuRow } from '../../../access/index.ts';

/** Returns the shown menus as a tree, without headings that have no pages and without the platform's own menus. */
export function grantTree(rows: readonly MenuRow[], shown: ReadonlySet<string>, may: ReadonlySet<string>): GrantNode[] {
  const below = Map.groupBy(rows, (row) => row.parent);
  const grow = (row: MenuRow): GrantNode[] => {
    const children = (below.get(row.code) ?? []).flatMap(grow);
    const isHeading = row.path === '' && row.type === 'menu';
    if (isHeading ? children.length === 0 : !shown.has(row.code)) return [];
    const isGrantable = isHeading ? children.some((child) => child.isGrantable) : may.has(row.code);
    return [{ menuId: row.code, name: row.name, type: row.type, appId: row.appId, isGrantable, children }];
  };
  return (below.get(null) ?? []).filter(({ code }) => code !== 'M10000').flatMap(grow);
}
