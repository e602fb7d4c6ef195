import { lazy, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { fetched } from '../kit/api/chunk.ts';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { useTabNames } from '../kit/page/tab.ts';
import { brand, isBranded } from '../parts/brand/brand.ts';
import { pagesOf } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';
import { recommendChrome } from './engine.ts';
import { Header } from './Header.tsx';
import { headerTabOf, mayOpen, redirectOf } from './landing.ts';
import { matchRoute, titleAt } from './match.ts';
import { Panes, TablessPage } from './Panes.tsx';
import { noPermission } from './pages.tsx';
import { home, notFound } from './routes.ts';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './TabBar.tsx';
import { TopMenu } from './TopMenu.tsx';
import { useMenuNode } from './useMenuNode.ts';
import { useSider } from './useSider.ts';
import { useSmartDevice } from './useSmartDevice.ts';
import { useTabs } from './useTabs.ts';
import { useTour } from './useTour.tsx';
import { lastMenu, visitors } from './visit.ts';
import { whenIdle } from './when-idle.ts';

const Notices = lazy(() => fetched(import('./Notices.tsx').then((file) => ({ default: file.Notices }))));

/** Renders the header, the side menu, the tabs and the open pages. */
export function Shell() {
  const me = useMe();
  const { user, menus } = me;
  const location = useLocation();
  const route = matchRoute(location.pathname);
  const redirectTo = redirectOf(route, {
    ...me,
    isFirstVisit: !visitors.has(user.id),
    lastCode: lastMenu.get(),
    isChosen: Boolean(location.state?.isChosen),
  });
  const isSingle = route.flags?.includes('singlePage') ?? false;
  const isAllowed = (path: string) => mayOpen(matchRoute(path), menus, user.permissions);
  const isRefused = !isAllowed(location.pathname);
  const hasTab = !redirectTo && !isSingle && !route.flags?.includes('noTab') && route !== notFound && !isRefused;
  const hasHome = menus.flatMap(pagesOf).some((page) => page.path === home);
  const { tabs: allTabs, closed, rounds, actions } = useTabs(hasTab ? location : null, hasHome ? [home] : []);
  // a right may have been taken away since a tab was opened
  const tabs = { ...allTabs, open: allTabs.open.filter(({ pathname }) => isAllowed(pathname)) };
  const sider = useSider();
  const staysPut = useNavigationType() === 'POP' || Boolean(location.state?.staysPut);
  const node = useMenuNode(location.pathname, route.node, staysPut);
  const top = headerTabOf(menus, node);
  useSmartDevice();
  const { tour, start } = useTour(!redirectTo && !isSingle);

  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    recommendChrome();
    return whenIdle(() => setSettled(true));
  }, []);

  const names = useTabNames();
  const title = isRefused ? noPermission : titleAt(location.pathname, names);
  useEffect(() => {
    document.title = `${title} - ${brand.saasadminName}`;
  }, [title]);
  useEffect(() => {
    if (redirectTo) return;
    visitors.note(user.id);
    if (route.node && !isRefused) lastMenu.set(route.node);
  }, [route, redirectTo, isRefused, user.id]);

  const classes = ['shell', sider.isFolded && 'is-folded', sider.isDrawerOpen && 'has-drawer', isSingle && 'is-single'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {redirectTo && <Navigate to={redirectTo} replace />}
      <a className="skip" href="#content">
        跳到内容
      </a>
      <Header
        top={isSingle ? undefined : top}
        hasSide={!isSingle}
        isDrawerOpen={sider.isDrawerOpen}
        onDrawer={() => sider.setDrawerOpen(!sider.isDrawerOpen)}
        {...(!isSingle && { onTour: start })}
      />
      {!isSingle && (
        <div className="side">
          {sider.isDrawerOpen && <TopMenu className="drawer-top" menus={menus} top={top} />}
          <SideMenu
            top={top}
            node={node}
            mayStart={isAllowed('/notice/start')}
            isFolded={sider.isFolded}
            onFold={sider.fold}
            onGo={() => sider.setDrawerOpen(false)}
          />
        </div>
      )}
      {sider.isDrawerOpen && (
        <button type="button" className="backdrop" aria-label="关闭菜单" tabIndex={-1} onClick={() => sider.setDrawerOpen(false)} />
      )}
      <div className="work">
        {(isSettled || !isBranded()) && (
          <LoadingBoundary fallback={null}>
            <Notices showsMissingTheme={route.path !== '/navigationhome'} />
          </LoadingBoundary>
        )}
        {!isSingle && <TabBar tabs={hasTab ? tabs : { ...tabs, active: '' }} closed={closed} actions={actions} />}
        <main id="content" className="content" tabIndex={-1}>
          <Panes {...tabs} active={hasTab ? tabs.active : ''} rounds={rounds} staysPut={staysPut} />
          {!hasTab && !redirectTo && <TablessPage key={location.pathname} at={location} title={title} />}
        </main>
      </div>
      {tour}
    </div>
  );
}
