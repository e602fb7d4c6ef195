import type { MenuItem } from '@park/contract/people/identity';
import { Link } from 'react-router';
import { Icon } from '../kit/page/icons.tsx';
import { firstOpenPath } from './landing.ts';

/** Shows the first level of the menu. Each entry links to the first page below it that is built and switched on. */
export function TopMenu({ menus, top, className }: { menus: readonly MenuItem[]; top: MenuItem | undefined; className: string }) {
  return (
    <nav className={className} aria-label="主导航">
      <ul>
        {menus.map((menu) => (
          <li key={menu.code}>
            <Link
              to={firstOpenPath([menu])}
              aria-current={menu === top ? 'true' : undefined}
              {...(menu.extJson.subLevel === 1 && { 'aria-label': menu.name, title: menu.name })}
            >
              {menu.extJson.subLevel === 1 ? <Icon name="apps" /> : menu.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
