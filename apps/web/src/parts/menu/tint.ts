import type { MenuItem } from '@park/contract/people/identity';

/** The category colour of each domain, by header tab and by the headings that differ from their tab. Others are neutral. */
const domains: Readonly<Record<string, number>> = {
  M1000002: 4, // 待办
  M1000003: 4, // 已办
  M1000004: 6, // 消息
  M1000005: 6, // 公告
  M1004: 1, // 房产
  M1002: 2, // 企业
  M1004004: 3, // 人员
  M1014001: 3, // 本单位
  M1010: 4, // 审批
  M1008: 5, // 服务
  M1008001: 7, // 会议室
  M1008003: 7, // 访客通行
  M1015: 8, // 财务
};
/** The header tab of approvals. */
export const approvals = 'M1010';

/** Ground and icon of a tile. */
export type Tint = { backgroundColor: string; color: string };
const tint = (category: number | undefined): Tint =>
  category ? { backgroundColor: `var(--c${category}-soft)`, color: `var(--c${category}-deep)` } : neutral;
const neutral: Tint = { backgroundColor: 'var(--neutral-bg)', color: 'var(--neutral)' };

type Find = (item: MenuItem) => boolean;
/** Returns the first wanted item and those above it. */
function trailTo(items: readonly MenuItem[], isWanted: Find): MenuItem[] {
  for (const item of items) {
    if (isWanted(item)) return [item];
    const below = trailTo(item.children, isWanted);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/**
 * Returns the tint of the domain that a menu item belongs to. If the menu of the user has no such item, the code of a header tab decides.
 */
export function tintOf(menus: readonly MenuItem[], isWanted: Find, otherwise = ''): Tint {
  const own = trailTo(menus, isWanted).findLast(({ code }) => Object.hasOwn(domains, code))?.code;
  return tint(domains[own ?? otherwise]);
}
