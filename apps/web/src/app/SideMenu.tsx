import type { MenuItem } from '@park/contract/people/identity';
import { Link } from 'react-router';
import { Icon, MenuIcon } from '../kit/page/icons.tsx';
import { addressOf, pagesOf, submenusOf } from '../parts/menu/menu.ts';
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

function PageLink({ page, icon, node, onGo }: CurrentPage & { page: MenuItem; icon?: string }) {
  const warm = () => prefetch(page.path);
  const isHere = page.code === node;
  return (
    <Link
      ref={isHere ? reveal : null}
      className="side-link"
      to={addressOf(page)}
      aria-current={isHere ? 'page' : undefined}
      title={page.name}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={onGo}
    >
      {icon && <MenuIcon name={icon} />}
      <span>{page.name}</span>
    </Link>
  );
}

const PageLinks = ({ group, ...current }: CurrentPage & { group: MenuItem }) => (
  <ul>
    {pagesOf(group).map((page) => (
      <li key={page.code}>
        <PageLink page={page} {...current} />
      </li>
    ))}
  </ul>
);

function MenuGroup({ group, isFolded, ...current }: CurrentPage & { group: MenuItem; isFolded: boolean }) {
  const [first, ...others] = pagesOf(group);
  if (!first) return null;
  if (others.length === 0) return <PageLink page={first} icon={group.icon} {...current} />;
  const isHere = pagesOf(group).some((page) => page.code === current.node);
  if (isFolded)
    return (
      <Popup
        label={group.name}
        side="right"
        className={isHere ? 'side-flyout is-here' : 'side-flyout'}
        button={<MenuIcon name={group.icon} />}
      >
        {(close) => (
          <>
            <p className="side-heading">{group.name}</p>
            <PageLinks group={group} {...current} onGo={close} />
          </>
        )}
      </Popup>
    );
  return (
    <details open>
      <summary className={isHere ? 'side-link is-here' : 'side-link'}>
        <MenuIcon name={group.icon} />
        <span>{group.name}</span>
        <Icon name="chevron" size={12} />
      </summary>
      <PageLinks group={group} {...current} />
    </details>
  );
}

type Props = { top: MenuItem | undefined; node: string | undefined; isFolded: boolean; onFold: () => void; onGo: () => void };

/** Shows the groups of the selected header tab unfolded, so that every page is at most two clicks away. */
export function SideMenu({ top, node, isFolded, onFold, onGo }: Props) {
  return (
    <>
      <nav className="side-menu" aria-label="侧边导航">
        <ul>
          {/* the pages of the service app (subLevel 1) are reached from its own start page (V057) */}
          {top &&
            top.extJson.subLevel !== 1 &&
            submenusOf(top).map((group) => (
              <li key={group.code}>
                <MenuGroup group={group} node={node} isFolded={isFolded} onGo={onGo} />
              </li>
            ))}
        </ul>
      </nav>
      <button type="button" className="side-fold" aria-label={isFolded ? '展开菜单' : '收起菜单'} onClick={onFold}>
        <Icon name="menu-fold" />
        {!isFolded && <span>收起菜单</span>}
      </button>
    </>
  );
}
