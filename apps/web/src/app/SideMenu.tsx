import type { MenuItem } from '@park/contract/people/identity';
import { Link } from 'react-router';
import { Icon, MenuIcon } from '../kit/page/icons.tsx';
import { addressOf, type MenuLine, sideMenuOf } from '../parts/menu/menu.ts';
import { Popup } from './Popup.tsx';
import { prefetch } from './pages.tsx';

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

type CurrentPage = { node: string | undefined; onGo: () => void };

function LineLink({ line, node, onGo }: CurrentPage & { line: MenuLine }) {
  const [first] = line.pages;
  const warm = () => prefetch(first.path);
  const isHere = line.pages.some((page) => page.code === node);
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
      <MenuIcon name={line.icon} />
      <span>{line.name}</span>
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
            <LineLinks lines={lines} node={node} onGo={onGo} />
          </section>
        ))}
        {folded.length > 0 && <RareLines lines={folded} node={node} isFolded={isFolded} onGo={onGo} />}
      </nav>
      <button type="button" className="side-fold" aria-label={isFolded ? '展开菜单' : '收起菜单'} onClick={onFold}>
        <Icon name="menu-fold" />
        {!isFolded && <span>收起菜单</span>}
      </button>
    </>
  );
}
