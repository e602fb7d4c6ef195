import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { stepAmong, useDismiss } from '../kit/page/drop.tsx';
import { Icon } from '../kit/page/icons.tsx';
import { useTabNames } from '../kit/page/tab.ts';
import { titleAt } from './match.ts';
import { Popup } from './Popup.tsx';
import { addressAt, mayClose, type Tabs } from './tabs.ts';
import type { ClosedTab, TabActions } from './useTabs.ts';

const middleButton = 1;
/** Scrolls the bar to the active tab, which may lie outside the visible part if many tabs are open. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

type TabMenuTarget = { path: string; title: string; left: number; top: number };

/**
 * Shows the open tabs, and at the end a list of the closed ones. A right click or the menu key opens the menu of a tab; Delete closes it.
 */
export function TabBar({ tabs, closed, actions }: { tabs: Tabs; closed: readonly ClosedTab[]; actions: TabActions }) {
  const [menuTarget, setMenuTarget] = useState<TabMenuTarget>();
  const names = useTabNames();
  const close = (path: string) => actions.change({ type: 'close', path });
  return (
    <nav className="tabs" aria-label="页签">
      <ul>
        {tabs.open.map((at) => {
          const path = at.pathname;
          const title = titleAt(path, names);
          const isActive = path === tabs.active;
          const isClosable = mayClose(tabs, path);
          const openMenu = (event: MouseEvent) => {
            event.preventDefault();
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            setMenuTarget({ path, title, left, top: bottom + 4 });
          };
          const closeByMiddle = (event: MouseEvent) => {
            if (event.button !== middleButton || !isClosable) return;
            event.preventDefault();
            close(path);
          };
          const closeByKey = (event: KeyboardEvent) => {
            if (event.key === 'Delete' && isClosable) close(path);
          };
          return (
            <li
              key={path}
              ref={isActive ? reveal : null}
              className={isActive ? 'tab is-active' : 'tab'}
              onAuxClick={closeByMiddle}
              onContextMenu={openMenu}
            >
              <Link
                to={addressAt(at)}
                state={{ staysPut: true }}
                aria-current={isActive ? 'page' : undefined}
                draggable={false}
                title={title}
                onKeyDown={closeByKey}
              >
                {title}
              </Link>
              {isClosable && (
                <button type="button" aria-label={`关闭${title}`} onClick={() => close(path)}>
                  <Icon name="close" size={12} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {closed.length > 0 && <ClosedTabs closed={closed} />}
      {menuTarget && <TabMenu target={menuTarget} tabs={tabs} actions={actions} onClose={() => setMenuTarget(undefined)} />}
    </nav>
  );
}

const ClosedTabs = ({ closed }: { closed: readonly ClosedTab[] }) => (
  <Popup label="已关闭的页签" side="below" className="tabs-closed" button={<Icon name="chevron" size={14} />} isIcon>
    {(close) => (
      <>
        <p className="side-heading">已关闭的页签</p>
        {closed.map(({ path, address, title }) => (
          <Link key={path} className="menu-row" to={address} state={{ staysPut: true }} onClick={close}>
            {title}
          </Link>
        ))}
      </>
    )}
  </Popup>
);

type TabMenuProps = { target: TabMenuTarget; tabs: Tabs; actions: TabActions; onClose: () => void };

function TabMenu({ target: { path, title, ...place }, tabs, actions, onClose }: TabMenuProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef(document.activeElement);
  useDismiss(panel, true, (byKey) => {
    onClose();
    if (byKey) (opener.current as HTMLElement | null)?.focus();
  });
  const at = tabs.open.findIndex((tab) => tab.pathname === path);
  const others = tabs.open.filter((tab) => tab.pathname !== path && mayClose(tabs, tab.pathname));
  const right = tabs.open.slice(at + 1).filter((tab) => mayClose(tabs, tab.pathname));
  const choices = [
    { name: '关闭', isOpen: mayClose(tabs, path), run: () => actions.change({ type: 'close', path }) },
    { name: '关闭其他', isOpen: others.length > 0, run: () => actions.change({ type: 'closeOthers', path }) },
    { name: '关闭右侧', isOpen: right.length > 0, run: () => actions.change({ type: 'closeRight', path }) },
    { name: '刷新', isOpen: true, run: () => actions.refresh(path) },
  ];
  return (
    <section
      ref={panel}
      className="popup-panel tab-menu"
      aria-label={`${title}页签的操作`}
      style={place}
      onKeyDown={(event) => stepAmong(event, 'button:enabled')}
    >
      {choices.map(({ name, isOpen, run }) => (
        <button
          key={name}
          ref={name === '刷新' || isOpen ? focusFirst : null}
          type="button"
          className="menu-row"
          disabled={!isOpen}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {name}
        </button>
      ))}
    </section>
  );
}

/** Focuses the first enabled entry. */
const focusFirst = (button: HTMLElement | null) => {
  if (button && !button.parentElement?.contains(document.activeElement)) button.focus();
};
