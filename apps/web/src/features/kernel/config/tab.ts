import { usePageParams } from '../../../kit/list/state.ts';

const tabNames = ['settings', 'theme', 'codes', 'agreement', 'apps'] as const;
export type TabName = (typeof tabNames)[number];

/** Returns the current tab; it is kept in the address, so that it can be shared and survives a reload. */
export function useTab(): [TabName, (next: TabName) => void] {
  const [params, setParams] = usePageParams();
  const tabParam = params.get('tab');
  const tab = tabNames.find((name) => name === tabParam) ?? 'settings';
  return [tab, (next) => setParams(next === 'settings' ? {} : { tab: next })];
}

/** Keeps the tab parameter out of the list's filters. */
export const tabFilter = (tab: TabName): object => ({ tab });
