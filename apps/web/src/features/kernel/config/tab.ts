import { usePageParams } from '../../../kit/list/state.ts';

const names = ['settings', 'theme', 'codes', 'agreement', 'apps'] as const;
export type TabName = (typeof names)[number];

/** Returns the current tab; it is kept in the address, so that it can be shared and survives a reload. */
export function useTab(): [TabName, (next: TabName) => void] {
  const [params, setParams] = usePageParams();
  const asked = params.get('tab');
  const tab = names.find((name) => name === asked) ?? 'settings';
  return [tab, (next) => setParams(next === 'settings' ? {} : { tab: next })];
}

/** Keeps the tab parameter out of the list's filters. */
export const listIn = (tab: TabName): object => ({ tab });
