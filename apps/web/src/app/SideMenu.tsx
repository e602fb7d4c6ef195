import type { MenuItem } from '@park/contract/people/identity';
import { Link } from 'react-router';
import { Icon } from '../kit/page/icons.tsx';
import { MenuIcon } from '../parts/menu/MenuIcon.tsx';
import { addressOf, type MenuLine, sideMenuOf } from '../parts/menu/menu.ts';
import { Popup } from './Popup.tsx';
import { prefetch } from './pages.tsx';
import { countText, useWaiting } from './waiting.ts';

/** Height of the faded edge, in px. */
const edge = 24;
/**
 * Scrolls the entry of the open page to the middle of a long menu. An entry in full view stays, so that the menu does not move under the
 * pointer.
 */
function reveal(link: HTMLElement | null) {
  const menu = link?.closest('.side-menu')?.getBoundingClientRect();
  const at = link?.getBoundingClientRect();
  if (!link || !menu || !at || (at.top > menu.top + edge && at.bottom < menu.bottom - edge)) return;
  link.scrollIntoView({ block: 'center' });
}

/** The figure of `useWaiting` that a page shows, by the code of the page. */
const waitingAt = { M1000002001: 'todo', M1000004001: 'service', M1000004002: 'system' } as const;

type Counts = Readonly<Record<string, number>>;
type CurrentPage = { node: string | undefined; counts: Counts; onGo: () => void };

function LineLink({ line, node, counts, onGo }: CurrentPage & { line: MenuLine }) {
  const [first] = line.pages;
  const warm = () => prefetch(first.path);
  const isHere = line.pages.some((page) => page.code === node);
  const count = line.pages.reduce((sum, { code }) => sum + (counts[code] ?? 0), 0);
  return (
    <Link
      ref={isHere ? reveal : null}
      className="side-link"
      to={addressOf(first)}
      aria-current={isHere ? 'page' : undefined}
      title={line.name}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={onGo}
    >
      <MenuIcon name={line.icon} instead={line.instead} />
      <span>{line.name}</span>
      {count > 0 && (
        <b className="side-count" aria-hidden="true">
          {countText(count)}
        </b>
      )}
    </Link>
  );
}

const LineLinks = ({ lines, ...current }: CurrentPage & { lines: readonly MenuLine[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line.pages[0].code}>
        <LineLink line={line} {...current} />
      </li>
    ))}
  </ul>
);

const foldName = '设置';

/** Shows the rarely used pages of a header tab: folded away, but unfolded while one of them is open. */
function RareLines({ lines, isFolded, ...current }: CurrentPage & { lines: readonly MenuLine[]; isFolded: boolean }) {
  const isHere = lines.some(({ pages }) => pages.some((page) => page.code === current.node));
  if (isFolded)
    return (
      <Popup label={foldName} side="right" className={isHere ? 'side-flyout is-here' : 'side-flyout'} button={<MenuIcon name="setting" />}>
        {(close) => (
          <>
            <p className="side-heading">{foldName}</p>
            <LineLinks lines={lines} {...current} onGo={close} />
          </>
        )}
      </Popup>
    );
  return (
    <details key={String(isHere)} open={isHere}>
      <summary className={isHere ? 'side-link is-here' : 'side-link'}>
        <MenuIcon name="setting" />
        <span>{foldName}</span>
        <Icon name="chevron" size={12} />
      </summary>
      <LineLinks lines={lines} {...current} />
    </details>
  );
}

/** Header tabs whose side menu begins with the button that starts an application. */
const tabsWithStart = ['M1000', 'M1010'];

type Props = {
  top: MenuItem | undefined;
  node: string | undefined;
  mayStart: boolean;
  isFolded: boolean;
  onFold: () => void;
  onGo: () => void;
};

/** Shows the entries of the selected header tab, so that every page is at most two clicks away. */
export function SideMenu({ top, node, mayStart, isFolded, onFold, onGo }: Props) {
  // the pages of the service app (subLevel 1) are reached from its own start page (V057)
  const shown = top && top.extJson.subLevel !== 1 ? top : undefined;
  const waiting = useWaiting();
  const counts = waiting ? Object.fromEntries(Object.entries(waitingAt).map(([code, key]) => [code, waiting[key]])) : {};
  const { sections, folded } = shown ? sideMenuOf(shown) : { sections: [], folded: [] };
  return (
    <>
      <nav className="side-menu" aria-label="侧边导航">
        {mayStart && tabsWithStart.includes(shown?.code ?? '') && (
          <Link className="side-start" to="/notice/start" title="发起" onClick={onGo}>
            <Icon name="plus" />
            <span>发起</span>
          </Link>
        )}
        {sections.map(({ heading, lines }) => (
          <section key={lines[0]?.pages[0].code}>
            {lines.length > 1 && sections.length > 1 && heading !== shown?.name && <h2 className="side-heading">{heading}</h2>}
            <LineLinks lines={lines} node={node} counts={counts} onGo={onGo} />
          </section>
        ))}
        {folded.length > 0 && <RareLines lines={folded} node={node} counts={counts} isFolded={isFolded} onGo={onGo} />}
      </nav>
      <button type="button" className="side-fold" aria-label={isFolded ? '展开菜单' : '收起菜单'} onClick={onFold}>
        <Icon name="menu-fold" />
        {!isFolded && <span>收起菜单</span>}
      </button>
    </>
  );
}
