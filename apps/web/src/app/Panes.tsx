import { Activity, memo, useContext, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, type Location, Route, Routes, useNavigate } from 'react-router';
import { RightsContext } from '../kit/api/access.tsx';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { HeadingContext } from '../kit/page/heading.tsx';
import { Icon } from '../kit/page/icons.tsx';
import { ActiveContext, useTabNames } from '../kit/page/tab.ts';
import { addressOf, isClosed, lineOf, tabNameOf } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { headerTabOf, homePathOf, mayOpen } from './landing.ts';
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
  const [note, setNote] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const heading = useMemo(() => ({ note, actions }), [note, actions]);
  return (
    <ActiveContext value={isActive}>
      <section className="pane" aria-label={route.title} ref={useScrollReset(staysPut)}>
        <TitleBar route={route} title={useTitle(at.pathname, route)} noteRef={setNote} actionsRef={setActions} />
        <HeadingContext value={heading}>
          <Page at={at} />
        </HeadingContext>
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

type TitleBarProps = {
  route: RouteOf;
  title: string;
  noteRef: (element: HTMLElement | null) => void;
  actionsRef: (element: HTMLElement | null) => void;
};
/**
 * Shows where the page is and what it is called. A page that is in no menu begins with a button that leads back; a page of the menu needs
 * none. Pages that open from a button of another page have none either (V038).
 */
function TitleBar({ route, title, noteRef, actionsRef }: TitleBarProps) {
  const navigate = useNavigate();
  const me = useMe();
  const line = lineOf(me.menus, route.node);
  const page = line?.pages.find(({ code }) => code === route.node);
  const isInMenu = page?.path === route.path;
  const tabs = isInMenu && line && line.pages.length > 1 ? line : undefined;
  const hasBack = !isInMenu && route.path !== home && !route.flags?.includes('button');
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(homePathOf(me)));
  const top = headerTabOf(me.menus, route.node);
  return (
    <div className="title-bar">
      {hasBack && (
        <button type="button" className="link-button" onClick={goBack}>
          <Icon name="back" />
          返回
        </button>
      )}
      {page && route.path !== home && <span className="crumb">{isInMenu ? top?.name : <Link to={addressOf(page)}>{page.name}</Link>}</span>}
      <h1>{tabs ? tabs.name : title}</h1>
      {isInMenu && <span className="title-note" ref={noteRef} />}
      {tabs && (
        <nav className="line-tabs" aria-label={tabs.name}>
          {tabs.pages.map((tab) => (
            <Link key={tab.code} to={addressOf(tab)} aria-current={tab.code === route.node ? 'page' : undefined}>
              {tabNameOf(tab)}
            </Link>
          ))}
        </nav>
      )}
      {isInMenu && <div className="title-actions" ref={actionsRef} />}
    </div>
  );
}
