import { type ComponentType, lazy } from 'react';
import { useNavigate } from 'react-router';
import { firstPages } from '../features/insight/home/first-pages.ts';
import { refusal } from '../kit/api/access.tsx';
import { fetched } from '../kit/api/chunk.ts';
import type { FetchPage } from '../pages.ts';
import { useMe } from '../parts/session/me.ts';
import { homeOf } from './landing.ts';
import { match } from './match.ts';
import { notFound, notOpen, type Route } from './routes.ts';
import { State } from './State.tsx';

function BackHome() {
  const navigate = useNavigate();
  const home = homeOf(useMe());
  if (home === notOpen) return null;
  return (
    <button type="button" className="button is-primary" onClick={() => void navigate(home)}>
      返回首页
    </button>
  );
}

export const NotOpen = () => (
  <State title="暂未开放" text="该应用暂未开放">
    <BackHome />
  </State>
);
export const Refused = () => (
  <State title="没有权限" text={refusal}>
    <BackHome />
  </State>
);
const NotFound = () => (
  <State title="页面不存在" text="抱歉，您访问的页面不存在">
    <BackHome />
  </State>
);

async function load(page: FetchPage, { plain }: Route): Promise<ComponentType> {
  if (plain) return page();
  const [Page, { AntdTheme }] = await Promise.all([page(), import('../kit/theme/AntdTheme.tsx')]);
  return () => (
    <AntdTheme>
      <Page />
    </AntdTheme>
  );
}

const pages = new Map<string, ComponentType>([[notFound.path, NotFound]]);

/** Returns the component of a route, fetched when it is first rendered. Memoized per route: a new component would remount the page. */
export function pageOf(route: Route): ComponentType {
  const known = pages.get(route.path);
  if (known) return known;
  const page = made(route);
  pages.set(route.path, page);
  return page;
}
function made(route: Route): ComponentType {
  const { page } = route;
  if (!page) return NotOpen;
  return typeof page === 'string' ? firstPages[page] : lazy(async () => ({ default: await fetched(load(page, route)) }));
}

/** Starts fetching a page that the user will probably open next; a failure is reported only when the page is opened. */
export async function prefetch(path: string): Promise<void> {
  const route = match(path);
  if (typeof route.page !== 'function' || pages.has(route.path)) return;
  const keep = (page: ComponentType) => void (pages.has(route.path) || pages.set(route.path, page));
  await load(route.page, route).then(keep, () => {});
}
