import type { Call, Reply, Sent } from '@park/contract/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { UNSAFE_NavigationContext, useSearchParams } from 'react-router';
import { ask } from '../api/query.ts';
import { ActiveContext } from '../page/tab.ts';
import type { PagerProps } from '../table/pager.tsx';
import type { TableProps } from '../table/table.tsx';

export type Row<C extends Call> = Reply<C> extends { list: Array<infer R extends object> } ? R : never;
type Values = Record<string, string | undefined>;

type NextParams = Record<string, string> | [string, string][] | URLSearchParams;
/** The router's history, in the console and in tests, has the new address before React renders it. */
type CurrentHistory = { location: { search: string } };
/**
 * Returns the search parameters of the address as of the last time the page was visible: a hidden page must not follow another tab's
 * address. A change starts from the current address, not from the last rendered address, so that two changes at once do not overwrite each
 * other.
 */
export function usePageParams() {
  const [params, setParams] = useSearchParams();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const isActive = useContext(ActiveContext);
  const [seen, setSeen] = useState(params);
  if (isActive && seen !== params) setSeen(params);
  const change = useCallback(
    (next: NextParams | ((now: URLSearchParams) => NextParams | undefined), options?: { replace: boolean }) => {
      const now = new URLSearchParams((navigator as typeof navigator & CurrentHistory).location.search);
      const changed = typeof next === 'function' ? next(now) : next;
      if (changed) setParams(changed, options);
    },
    [navigator, setParams],
  );
  return [isActive ? params : seen, change] as const;
}

/**
 * Keeps in the address which entry a page shows, also when the page has chosen the first entry by itself, so that a reload and a link show
 * the same entry.
 */
export function useShownInAddress(name: string, shown: string | undefined): void {
  const [params, setParams] = usePageParams();
  const isActive = useContext(ActiveContext);
  const named = params.get(name);
  useEffect(() => {
    if (!shown || !isActive || named === shown) return;
    setParams(
      (now) => {
        now.set(name, shown);
        return now;
      },
      { replace: true },
    );
  }, [name, shown, named, isActive, setParams]);
}

const pageSizes = [5, 10, 20, 50];
const defaultSize = 10;
const fullPagerFrom = 9;
/**
 * Returns the props of the pager. Page sizes and the jump appear from nine rows on; a shorter list shows only its total, unless it exceeds
 * a page size of five.
 */
export function pagerOf(pageNum: number, pageSize: number, total: number, onTurn: PagerProps['onTurn']): PagerProps | false {
  const isFull = total >= fullPagerFrom;
  if (!isFull && total <= pageSize) return false;
  return { current: pageNum, pageSize, total, sizes: isFull ? pageSizes : undefined, hasJump: isFull, onTurn };
}

/** Reads the list parameters. Users type and share addresses, so an invalid number falls back to its default. */
function parseParams(params: URLSearchParams, fixed: string[], initial: Values) {
  const { pageNum, pageSize, sort, ...rest } = Object.fromEntries(params);
  for (const name of fixed) delete rest[name];
  return {
    pageNum: Math.max(1, Math.trunc(Number(pageNum)) || 1),
    pageSize: pageSizes.includes(Number(pageSize)) ? Number(pageSize) : defaultSize,
    sort,
    values: { ...initial, ...rest } as Values,
  };
}

function withPage(params: URLSearchParams, pageNum: number) {
  const next = new URLSearchParams(params);
  next.set('pageNum', String(pageNum));
  return next;
}

type ListOptions<C extends Call> = {
  /** Values fixed by the page instead of the search form: sent with the query, and not written to the address. */
  fixed?: Partial<Sent<C>>;
  /** Parameters in the address that belong to the page and are no filters, such as its tab. */
  pageParams?: readonly string[];
  /** Default values of the filters, also restored by 重置. */
  initial?: Record<string, string>;
  /** Text before the server's message when the list cannot be read. */
  failure?: string;
  /** Returns the polling interval in milliseconds while the rows contain unfinished work, or false. */
  watch?: (rows: readonly Row<C>[]) => number | false;
};

export type FilterValues = Record<string, string | number | boolean | null | undefined>;
export type List<R> = {
  name: string;
  /** Identifies the data that the page shows; when it changes, for example with the company, the selection is dropped. */
  scope: string;
  /** The query the rows answer; undefined while the rows of an earlier query are still shown. */
  shownFor: string | undefined;
  /** The filters of the query, without the page, so that for example an export covers the same rows. */
  filter: FilterValues;
  total: number;
  isFirstLoad: boolean;
  isFetching: boolean;
  isFiltered: boolean;
  error: Error | null;
  failure: string | undefined;
  retry(): void;
  search: { values: Values; initial: Values; query(next: Values): void; reset(): void };
  table: Pick<TableProps<R>, 'rowKey' | 'dataSource' | 'pagination' | 'sort' | 'onSort' | 'onRow'>;
};
/** A list with the whole reply of its call, for replies that say more than rows and total. */
type ListWithReply<C extends Call> = List<Row<C>> & { reply: Reply<C> | undefined };

/**
 * Loads a paged list whose page, filters and order are kept in the address bar. Every parameter that is neither `fixed` nor `pageParams` is
 * a filter.
 */
export function useList<C extends Call>(
  call: C,
  { fixed = {}, pageParams = [], initial = {}, failure, watch = () => false }: ListOptions<C> = {},
): ListWithReply<C> {
  const [params, setParams] = usePageParams();
  const address = params.toString();
  const nonFilters = [...Object.keys(fixed), ...pageParams].join();
  const defaults = JSON.stringify(initial);
  const { pageNum, pageSize, sort, values } = useMemo(
    () => parseParams(new URLSearchParams(address), nonFilters.split(','), JSON.parse(defaults)),
    [address, nonFilters, defaults],
  );
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const input = { ...chosen, ...(sort && { sort }), ...fixed, pageNum, pageSize } as Sent<C>;
  const { data, isPending, isFetching, isPlaceholderData, error, refetch } = useQuery({
    ...ask(call, input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => watch((state.data as { list: Row<C>[] } | undefined)?.list ?? []),
  });
  const page = data as { total: number; list: Row<C>[] } | undefined;
  const total = page?.total ?? 0;

  const change = (next: Values) => {
    setParams(
      (now) => {
        const before = now.toString();
        for (const [name, value = ''] of Object.entries(next))
          if (value === (initial[name] ?? '')) now.delete(name);
          else now.set(name, value);
        // If the query is unchanged, the address stays the same, so the rows are refetched here.
        if (now.toString() !== before) return now;
        void refetch();
      },
      { replace: true },
    );
  };

  // After the last row of the last page was deleted, the list goes to the page that is now the last.
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = page !== undefined && !isFetching && pageNum > lastPage;
  useEffect(() => {
    if (isPastEnd) setParams((now) => withPage(now, lastPage), { replace: true });
  }, [isPastEnd, lastPage, setParams]);

  return {
    name: call.key,
    scope: JSON.stringify(fixed),
    shownFor: data && !isPlaceholderData ? JSON.stringify(input) : undefined,
    filter: { ...chosen, ...(fixed as FilterValues) },
    total,
    isFirstLoad: isPending,
    isFetching,
    isFiltered: Object.entries(values).some(([name, value]) => value && value !== initial[name]),
    error,
    failure,
    retry: () => void refetch(),
    reply: data,
    search: {
      values,
      initial,
      query: (next) => change({ ...next, pageNum: '' }),
      reset: () => change({ ...Object.fromEntries(Object.keys(values).map((name) => [name, initial[name]])), pageNum: '' }),
    },
    table: {
      rowKey: 'id',
      dataSource: page?.list ?? [],
      pagination: pagerOf(pageNum, pageSize, total, (page, size) =>
        change({ pageNum: page > 1 ? String(page) : '', pageSize: size === defaultSize ? '' : String(size) }),
      ),
      sort,
      onSort: (next) => change({ sort: next, pageNum: '' }),
    },
  };
}
