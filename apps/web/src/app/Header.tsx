import type { MenuItem } from '@park/contract/people/identity';
import { Link } from 'react-router';
import { Icon } from '../kit/page/icons.tsx';
import { brand } from '../parts/brand/brand.ts';
import { Logo } from '../parts/brand/Logo.tsx';
import { useMe } from '../parts/session/me.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ContextSwitcher } from './ContextSwitcher.tsx';
import { homePathOf } from './landing.ts';
import { Search } from './Search.tsx';
import { TodoBell } from './TodoBell.tsx';
import { TopMenu } from './TopMenu.tsx';

type Props = { top: MenuItem | undefined; hasSide: boolean; isDrawerOpen: boolean; onDrawer: () => void; onTour?: () => void };

export function Header({ top, hasSide, isDrawerOpen, onDrawer, onTour }: Props) {
  const me = useMe();
  return (
    <header className="header">
      {hasSide && (
        <button type="button" className="drawer-button" aria-label="菜单" aria-expanded={isDrawerOpen} onClick={onDrawer}>
          <Icon name={isDrawerOpen ? 'close' : 'menu'} />
        </button>
      )}
      <Link className="brand" to={homePathOf(me)} aria-label={brand.saasadminName}>
        <Logo />
        <span>{brand.saasadminName}</span>
      </Link>
      <TopMenu className="top-menu" menus={me.menus} top={top} />
      <Search />
      <TodoBell />
      <ContextSwitcher />
      <AvatarMenu {...(onTour && { onTour })} />
    </header>
  );
}
