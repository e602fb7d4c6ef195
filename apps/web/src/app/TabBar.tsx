import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '../kit/icons.tsx';
import { match } from './match.ts';
import { addressAt, mayClose, type Tabs } from './tabs.ts';

const middle = 1;
/** With many tabs open the active one may lie outside the bar. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function TabBar({ tabs, onClose }: { tabs: Tabs; onClose: (path: string) => void }) {
  return (
    <nav className="tabs" aria-label="页签">
      <ul>
        {tabs.open.map((at) => {
          const { title } = match(at.pathname);
          const isActive = at.pathname === tabs.active;
          const isClosable = mayClose(tabs, at.pathname);
          const closeByMiddle = (event: MouseEvent) => {
            if (event.button !== middle || !isClosable) return;
            event.preventDefault();
            onClose(at.pathname);
          };
          return (
            <li key={at.pathname} ref={isActive ? reveal : null} className={isActive ? 'tab is-active' : 'tab'} onAuxClick={closeByMiddle}>
              <Link to={addressAt(at)} state={{ staysPut: true }} aria-current={isActive ? 'page' : undefined} draggable={false}>
                {title}
              </Link>
              {isClosable && (
                <button type="button" aria-label={`关闭${title}`} onClick={() => onClose(at.pathname)}>
                  <Icon name="close" size={12} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
