import { useState } from 'react';
import { lastMenu } from './visit.ts';

/**
 * Returns the menu node that header and side menu show for a page. A page without a node keeps the node it was opened from, also when the
 * user returns to it by its tab (`staysPut`).
 */
export function useMenuNode(path: string, node: string | undefined, staysPut: boolean): string | undefined {
  const [seen, setSeen] = useState<string>();
  const [openedFrom, setOpenedFrom] = useState<Readonly<Record<string, string | undefined>>>({});
  if (path !== seen) {
    setSeen(path);
    if (!node && !(staysPut && openedFrom[path])) setOpenedFrom({ ...openedFrom, [path]: lastMenu.get() });
  }
  return node ?? openedFrom[path];
}
