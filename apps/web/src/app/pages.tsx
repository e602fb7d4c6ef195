import { type ComponentType, lazy } from 'react';
import { useNavigate } from 'react-router';
import { firstPages } from '../features/insight/home/first-pages.ts';
import { useRefusalText } from '../kit/api/access.tsx';
import { fetched } from '../kit/api/chunk.ts';
import type { FetchPage } from '../pages.ts';
import { useMe } from '../parts/session/me.ts';
import { homePathOf } from './landing.ts';
import { MessagePage } from './MessagePage.tsx';
import { matchRoute } from './match.ts';
import { notFound, notOpen, type Route } from './routes.ts';

/** Returns the user to the previous page, if this console has shown one. */
function BackToPrevious() {
  const navigate = useNavigate();
  if (!(window.history.state?.idx > 0)) return null;
  return (
    <button type="button" className="button" onClick={() => void navigate(-1)}>
      返回上一页
    </button>
  );
}

function BackHome() {
  const navigate = useNavigate();
  const home = homePathOf(useMe());
  if (home === notOpen) return null;
  return (
    <button type="button" className="button is-primary" onClick={() => void navigate(home)}>
      返回首页
    </button>
  );
}

export const NotOpen = () => (
  <MessagePage title="暂未开放" text="该应用暂未开放">
    <BackHome />
  </MessagePage>
);
export const noPermission = '没有权限';
export const NoPermission = () => (
  <MessagePage title={noPermission} text={useRefusalText()}>
    <BackHome />
    <BackToPrevious />
  </MessagePage>
);
const NotFound = () => (
  <MessagePage title="页面不存在" text="抱歉，你访问的页面不存在">
    <BackHome />
    <BackToPrevious />
  </MessagePage>
);

async function loadPage(page: FetchPage, { plain }: Route): Promise<ComponentType> {
  if (plain) return page();
  const [Page, { AntdTheme }] = await Promise.all([page(), import('../kit/theme/AntdTheme.tsx')]);
  return () => (
    <AntdTheme>
      <Page />
    </AntdTheme>
  );
}

const pageComponents = new Map<string, ComponentType>([[notFound.path, NotFound]]);

/** Returns the component of a route, fetched when it is first rendered. Memoized per route: a new component would remount the page. */
export function pageOf(route: Route): ComponentType {
  const cached = pageComponents.get(route.path);
  if (cached) return cached;
  const page = createPage(route);
  pageComponents.set(route.path, page);
  return page;
}
function createPage(route: Route): ComponentType {
  const { page } = route;
  if (!page) return NotOpen;
  return typeof page === 'string' ? firstPages[page] : lazy(async () => ({ default: await fetched(loadPage(page, route)) }));
}

/** Starts fetching a page that the user will probably open next; a failure is reported only when the page is opened. */
export async function prefetch(path: string): Promise<void> {
  const route = matchRoute(path);
  if (typeof route.page !== 'function' || pageComponents.has(route.path)) return;
  const store = (page: ComponentType) => void (pageComponents.has(route.path) || pageComponents.set(route.path, page));
  await loadPage(route.page, route).then(store, () => {});
}
