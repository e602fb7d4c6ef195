import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { brand } from '../kit/brand.ts';
import { useMe } from '../kit/me.ts';
import { pagesOf } from '../kit/menu.ts';
import { Header } from './Header.tsx';
import { redirectOf, topOf } from './landing.ts';
import { match } from './match.ts';
import { Alone, Panes } from './Panes.tsx';
import { home, notFound } from './routes.ts';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './TabBar.tsx';
import { TopMenu } from './TopMenu.tsx';
import { useSider } from './useSider.ts';
import { useTabs } from './useTabs.ts';

/** What runs in the background is not part of the first screen. */
const settleMs = 8_000;
const TaskNotices = lazy(() => import('../kit/task-notice.tsx').then((file) => ({ default: file.TaskNotices })));

/** Header, side menu, tabs and the pages in them. */
export function Shell({ onMoved }: { onMoved: () => void }) {
  const { menus } = useMe();
  const location = useLocation();
  const route = match(location.pathname);
  const elsewhere = redirectOf(route, menus);
  const isSingle = route.flags?.includes('singlePage') ?? false;
  const hasTab = !elsewhere && !isSingle && !route.flags?.includes('noTab') && route !== notFound;
  const hasHome = menus.flatMap(pagesOf).some((page) => page.path === home);
  const { tabs, close } = useTabs(hasTab ? location : null, hasHome ? [home] : []);
  const sider = useSider();
  const top = topOf(menus, route);
  const staysPut = useNavigationType() === 'POP' || Boolean(location.state?.staysPut);

  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    document.title = `${route.title} - ${brand.saasadminName}`;
  }, [route.title]);

  const classes = ['shell', sider.isFolded && 'is-folded', sider.isDrawerOpen && 'has-drawer', isSingle && 'is-single'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {elsewhere && <Navigate to={elsewhere} replace />}
      <a className="skip" href="#content">
        跳到内容
      </a>
      <Header top={top} isDrawerOpen={sider.isDrawerOpen} onDrawer={() => sider.setDrawerOpen(!sider.isDrawerOpen)} onMoved={onMoved} />
      {!isSingle && (
        <div className="side">
          {sider.isDrawerOpen && <TopMenu className="drawer-top" menus={menus} top={top} />}
          <SideMenu top={top} node={route.node} isFolded={sider.isFolded} onFold={sider.fold} onGo={() => sider.setDrawerOpen(false)} />
        </div>
      )}
      {sider.isDrawerOpen && (
        <button type="button" className="backdrop" aria-label="关闭菜单" tabIndex={-1} onClick={() => sider.setDrawerOpen(false)} />
      )}
      <div className="work">
        {!isSingle && <TabBar tabs={hasTab ? tabs : { ...tabs, active: '' }} onClose={close} />}
        <main id="content" className="content" tabIndex={-1}>
          <Panes {...tabs} active={hasTab ? tabs.active : ''} staysPut={staysPut} />
          {!hasTab && !elsewhere && <Alone key={location.pathname} at={location} />}
        </main>
      </div>
      {isSettled && (
        <Suspense>
          <TaskNotices />
        </Suspense>
      )}
    </div>
  );
}
