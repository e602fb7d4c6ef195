import { Activity, memo, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, Route, Routes, useNavigate } from 'react-router';
import { RightsContext } from '../kit/api/access.tsx';
import { LoadingBoundary } from '../kit/feedback/loading.tsx';
import { Icon } from '../kit/page/icons.tsx';
import { ActiveContext } from '../kit/page/tab.ts';
import { isClosed } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { homeOf, mayOpen } from './landing.ts';
import { match } from './match.ts';
import { NotOpen, pageOf, Refused } from './pages.tsx';
import { home, notFound, type Route as RouteOf } from './routes.ts';
import { PageSkeleton } from './Skeleton.tsx';
import type { Tabs } from './tabs.ts';

type PanesProps = Tabs & { rounds: Record<string, number>; staysPut: boolean };

/** The open pages. Those not in view stay as they were left: typed text, filters, scroll. One not looked at yet waits. */
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

/** Each page sees its own address, also while another one is in the address bar. */
const Pane = memo(function Pane({ at, isActive, staysPut }: { at: Location; isActive: boolean; staysPut: boolean }) {
  const route = match(at.pathname);
  return (
    <ActiveContext value={isActive}>
      <section className="pane" aria-label={route.title} ref={useReveal(staysPut)}>
        <TitleBar route={route} />
        <Page at={at} />
      </section>
    </ActiveContext>
  );
});

/** A page by itself, as those without a tab are shown. */
export const Alone = ({ at }: { at: Location }) => (
  <section className="pane" aria-label={match(at.pathname).title}>
    <Page at={at} />
  </section>
);

function Page({ at }: { at: Location }) {
  const route = match(at.pathname);
  const { menus } = useMe();
  const rights = useContext(RightsContext);
  // Also for who types the address: the calls behind the page would be refused with the same words.
  const Found = isClosed(menus, route.node) ? NotOpen : mayOpen(route, menus, rights) ? pageOf(route) : Refused;
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

/** Opening a page again from the menu begins at its top; going back to it, or to its tab, finds it as it was left. */
function useReveal(staysPut: boolean) {
  const pane = useRef<HTMLElement>(null);
  const reveal = useEffectEvent(() => {
    const shown = pane.current;
    if (!staysPut) shown?.scrollTo(0, 0);
    return () => {
      // Hiding a field takes its focus by itself, but later: antd's calendars then look for parts of theirs that are gone.
      const at = document.activeElement;
      if (at instanceof HTMLElement && shown?.contains(at)) at.blur();
    };
  });
  // Effects of a hidden page end, and run again when it is revealed, which are the moments meant here.
  useLayoutEffect(() => reveal(), []);
  return pane;
}

function TitleBar({ route }: { route: RouteOf }) {
  const navigate = useNavigate();
  const me = useMe();
  const hasBack = route.path !== home && !route.flags?.includes('button');
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(homeOf(me)));
  return (
    <div className="title-bar">
      <h1>{route.title}</h1>
      {hasBack && (
        <button type="button" className="link-button" onClick={goBack}>
          <Icon name="back" />
          返回
        </button>
      )}
    </div>
  );
}
