import { Activity, memo, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link, type Location, Route, Routes, useNavigate } from 'react-router';
import { RightsContext } from '../kit/api/access.tsx';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { Icon } from '../kit/page/icons.tsx';
import { ActiveContext, useTabNames } from '../kit/page/tab.ts';
import { addressOf, isClosed, lineOf, tabNameOf } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { homePathOf, mayOpen } from './landing.ts';
import { matchRoute, titleAt } from './match.ts';
import { NoPermission, NotOpen, pageOf } from './pages.tsx';
import { home, notFound, type Route as RouteOf } from './routes.ts';
import { PageSkeleton } from './Skeleton.tsx';
import type { Tabs } from './tabs.ts';

type PanesProps = Tabs & { rounds: Record<string, number>; staysPut: boolean };

/**
 * Renders the open pages. Hidden pages keep their typed text, filters and scroll position. A tab not visited since the last load is not
 * rendered yet.
 */
export const Panes = ({ open, active, rounds, staysPut }: PanesProps) =>
  open.map((at) => {
    const isActive = at.pathname === active;
    if (!at.key) return null;
    return (
      <Activity key={`${at.pathname} ${rounds[at.pathname] ?? 0}`} mode={isActive ? 'visible' : 'hidden'}>
        <Pane at={at} isActive={isActive} staysPut={isActive && staysPut} />
      </Activity>
    );
  });

/** Renders a page at its own address, also while the address bar shows another page. */
const Pane = memo(function Pane({ at, isActive, staysPut }: { at: Location; isActive: boolean; staysPut: boolean }) {
  const route = matchRoute(at.pathname);
  return (
    <ActiveContext value={isActive}>
      <section className="pane" aria-label={route.title} ref={useScrollReset(staysPut)}>
        <TitleBar route={route} title={useTitle(at.pathname, route)} />
        <Page at={at} />
      </section>
    </ActiveContext>
  );
});

/** Renders a page without a tab. */
export const TablessPage = ({ at, title }: { at: Location; title: string }) => (
  <section className="pane" aria-label={title}>
    <Page at={at} />
  </section>
);

function Page({ at }: { at: Location }) {
  const route = matchRoute(at.pathname);
  const { menus } = useMe();
  const rights = useContext(RightsContext);
  // The right is checked here too, because the user may type any address; the server would refuse the calls of the page anyway.
  const Found = isClosed(menus, route.node) ? NotOpen : mayOpen(route, menus, rights) ? pageOf(route) : NoPermission;
  return (
    <Boundary>
      <LoadingBoundary fallback={<PageSkeleton />}>
        <Routes location={at}>
          <Route path={route === notFound ? '*' : route.path} element={<Found />} />
        </Routes>
      </LoadingBoundary>
    </Boundary>
  );
}

/** Scrolls to the top when the page is opened again from the menu; going back, or to its tab, keeps the scroll position. */
function useScrollReset(staysPut: boolean) {
  const pane = useRef<HTMLElement>(null);
  const reveal = useEffectEvent(() => {
    const shown = pane.current;
    if (!staysPut) shown?.scrollTo(0, 0);
    return () => {
      // Removes the focus before the page is hidden: afterwards antd's calendars would look for elements that no longer exist.
      const at = document.activeElement;
      if (at instanceof HTMLElement && shown?.contains(at)) at.blur();
    };
  });
  // React runs the cleanup when the page is hidden, and the effect again when the page is shown.
  useLayoutEffect(() => reveal(), []);
  return pane;
}

/** Returns the name that the page has set for its tab, unless the page shows that name itself. */
function useTitle(path: string, { hasOwnHeading, title }: RouteOf): string {
  const names = useTabNames();
  return hasOwnHeading ? title : titleAt(path, names);
}

function TitleBar({ route, title }: { route: RouteOf; title: string }) {
  const navigate = useNavigate();
  const me = useMe();
  const hasBack = route.path !== home && !route.flags?.includes('button');
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(homePathOf(me)));
  const line = lineOf(me.menus, route.node);
  const isTab = line !== undefined && line.pages.length > 1 && line.pages.some(({ path }) => path === route.path);
  return (
    <div className="title-bar">
      <h1>{isTab ? line.name : title}</h1>
      {isTab && (
        <nav className="line-tabs" aria-label={line.name}>
          {line.pages.map((page) => (
            <Link key={page.code} to={addressOf(page)} aria-current={page.path === route.path ? 'page' : undefined}>
              {tabNameOf(page)}
            </Link>
          ))}
        </nav>
      )}
      {hasBack && (
        <button type="button" className="link-button" onClick={goBack}>
          <Icon name="back" />
          返回
        </button>
      )}
    </div>
  );
}
