import { useSyncExternalStore } from 'react';
import { Icon, isIcon } from '../../kit/page/icons.tsx';
import { Outline } from '../../kit/page/outline.tsx';

let drawings: Readonly<Record<string, string>> | undefined;
const listeners = new Set<() => void>();
/**
 * Fetches the icons of pages, which the first screen does without, when the first menu icon is shown. If that fails, menus keep the icons
 * of their headings, and the next menu icon tries again.
 */
function subscribe(listener: () => void): () => void {
  if (!drawings)
    import('./page-icons.ts').then(
      ({ pageIcons }) => {
        drawings = pageIcons;
        for (const notify of listeners) notify();
      },
      () => {},
    );
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Props = { name: string; instead?: string | undefined; size?: number };

/**
 * Renders the icon of a menu item. `instead` is shown as long as the icon is not loaded, and for a name that the console does not know,
 * because a newer server or the platform has set it.
 */
export function MenuIcon({ name, instead = 'apps', size = 18 }: Props) {
  const drawn = useSyncExternalStore(subscribe, () => drawings);
  const path = !isIcon(name) && drawn && Object.hasOwn(drawn, name) ? drawn[name] : undefined;
  if (path) return <Outline path={path} size={size} />;
  return <Icon name={isIcon(name) ? name : isIcon(instead) ? instead : 'apps'} size={size} />;
}
