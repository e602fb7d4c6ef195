import { usePageParams } from '../../../kit/list-state.ts';

const names = ['settings', 'theme', 'codes', 'agreement', 'apps'] as const;
export type TabName = (typeof names)[number];

/** Which tab is in view; the address says it, so that it can be shared and survives a reload. */
export function useTab(): [TabName, (next: TabName) => void] {
  const [params, setParams] = usePageParams();
  const asked = params.get('tab');
  const tab = names.find((name) => name === asked) ?? 'settings';
  return [tab, (next) => setParams(next === 'settings' ? {} : { tab: next })];
}

/** Keeps the tab out of the filters of the list in it. */
export const listIn = (tab: TabName): object => ({ tab });
