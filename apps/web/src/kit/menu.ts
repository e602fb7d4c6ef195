import type { MenuItem } from '@park/contract/identity';

/** The pages and groups below an entry; its buttons are rights, not places. */
export const below = (item: MenuItem): MenuItem[] => item.children.filter((child) => child.meta.type === 'menu');

export const pagesOf = (item: MenuItem): MenuItem[] => {
  const children = below(item);
  return children.length ? children.flatMap(pagesOf) : item.path ? [item] : [];
};

/** A page whose application is switched off stays in the menu and says so when opened. */
export const addressOf = (page: MenuItem): string => (page.appSwitch === 0 ? '/notOpen' : page.path);
