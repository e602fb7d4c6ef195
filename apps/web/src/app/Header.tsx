import type { MenuItem } from '@park/contract/identity';
import { Link } from 'react-router';
import { brand } from '../kit/brand.ts';
import { Icon } from '../kit/icons.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useMe } from '../kit/me.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { ContextSwitcher } from './ContextSwitcher.tsx';
import { TopMenu } from './TopMenu.tsx';

type Props = { top: MenuItem | undefined; isDrawerOpen: boolean; onDrawer: () => void; onMoved: () => void };

export function Header({ top, isDrawerOpen, onDrawer, onMoved }: Props) {
  const { menus } = useMe();
  return (
    <header className="header">
      <button type="button" className="drawer-button" aria-label="菜单" aria-expanded={isDrawerOpen} onClick={onDrawer}>
        <Icon name={isDrawerOpen ? 'close' : 'menu'} />
      </button>
      <Link className="brand" to="/" aria-label={brand.saasadminName}>
        <Logo />
        <span>{brand.saasadminName}</span>
      </Link>
      <TopMenu className="top-menu" menus={menus} top={top} />
      <ContextSwitcher onMoved={onMoved} />
      <AvatarMenu />
    </header>
  );
}
