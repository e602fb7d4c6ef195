import { park } from '@park/contract/company/park';
import { config, phoneDisplay } from '@park/contract/kernel/config';
import { grant } from '@park/contract/rights/grant';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../kit/api/query.ts';

/**
 * Prefetches data that the first screen does not wait for: the menus of the platform that the user may hand on, the parks, the closed
 * parks, and the setting for showing phones.
 */
export function prefetchInBackground(client: QueryClient): void {
  void client.prefetchQuery(platformMenus());
  void client.prefetchQuery(allParks());
  void client.prefetchQuery(closedParks());
  void client.prefetchQuery(ask(config.read, phoneDisplay));
}

const platformMenus = () => ask(grant.tree, { menusPlatform: 1, server: 'portal' });
const allParks = () => ask(park.all, {});
const closedParks = () => ask(park.projects, { enableFlag: 0, pageSize: 1000 });
