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

type Next = Record<string, string> | [string, string][] | URLSearchParams;
/** The history behind the router of the console and of its tests knows where it is before anything is drawn. */
type Present = { location: { search: string } };
/**
 * The address's parameters, as they were when the page was last in view: a kept page must not follow another tab's address.
 * A change begins from the address of now, not from the one last drawn: two at once must not lose one another.
 */
export function usePageParams() {
  const [params, setParams] = useSearchParams();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const isActive = useContext(ActiveContext);
  const [seen, see] = useState(params);
  if (isActive && seen !== params) see(params);
  const change = useCallback(
    (next: Next | ((now: URLSearchParams) => Next | undefined), options?: { replace: boolean }) => {
      const now = new URLSearchParams((navigator as typeof navigator & Present).location.search);
      const changed = typeof next === 'function' ? next(now) : next;
      if (changed) setParams(changed, options);
    },
    [navigator, setParams],
  );
  return [isActive ? params : seen, change] as const;
}

const pageSizes = [5, 10, 20, 50];
const defaultSize = 10;
const fullPagerFrom = 9;
/** Page sizes and the jump come with nine rows; below that the total says it all, unless somebody reads five at a time. */
export function pagerOf(pageNum: number, pageSize: number, total: number, onTurn: PagerProps['onTurn']): PagerProps | false {
  const isFull = total >= fullPagerFrom;
  if (!isFull && total <= pageSize) return false;
  return { current: pageNum, pageSize, total, sizes: isFull ? pageSizes : undefined, hasJump: isFull, onTurn };
}

/** Addresses are typed and shared by people, so numbers out of range fall back instead of failing. */
function read(params: URLSearchParams, fixed: string[], initial: Values) {
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

type Options<C extends Call> = {
  /** What the page decides, not the search form: sent along, and left alone in the address. */
  fixed?: Partial<Sent<C>>;
  /** Parameters of the address that are the page's own and no filters, such as its tab. */
  beside?: readonly string[];
  /** The filters' values before anybody chose, and again after 重置. */
  initial?: Record<string, string>;
  /** Said before the server's words when the list cannot be read. */
  failure?: string;
  /** Looks again every so many milliseconds while something in the rows is under way. */
  watch?: (rows: readonly Row<C>[]) => number | false;
};

export type Asked = Record<string, string | number | boolean | null | undefined>;
export type List<R> = {
  name: string;
  /** Changes when the page shows other things altogether, so that a selection does not carry over. */
  scope: string;
  /** What the rows answer to; nothing while those of another question are still shown. */
  shownFor: string | undefined;
  /** What the rows were asked by, without the page: whatever else is done with them means the same ones. */
  asked: Asked;
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

/** A paged list whose page, filters and order live in the address bar. Every parameter that is not `fixed` is a filter. */
export function useList<C extends Call>(
  call: C,
  { fixed = {}, beside = [], initial = {}, failure, watch = () => false }: Options<C> = {},
): List<Row<C>> {
  const [params, setParams] = usePageParams();
  const address = params.toString();
  const outside = [...Object.keys(fixed), ...beside].join();
  const defaults = JSON.stringify(initial);
  const { pageNum, pageSize, sort, values } = useMemo(
    () => read(new URLSearchParams(address), outside.split(','), JSON.parse(defaults)),
    [address, outside, defaults],
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
        // Asking again for the same is a wish to see it fresh.
        if (now.toString() !== before) return now;
        void refetch();
      },
      { replace: true },
    );
  };

  // The last row of the last page may have been deleted.
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = page !== undefined && !isFetching && pageNum > lastPage;
  useEffect(() => {
    if (isPastEnd) setParams((now) => withPage(now, lastPage), { replace: true });
  }, [isPastEnd, lastPage, setParams]);

  return {
    name: call.key,
    scope: JSON.stringify(fixed),
    shownFor: data && !isPlaceholderData ? JSON.stringify(input) : undefined,
    asked: { ...chosen, ...(fixed as Asked) },
    total,
    isFirstLoad: isPending,
    isFetching,
    isFiltered: Object.entries(values).some(([name, value]) => value && value !== initial[name]),
    error,
    failure,
    retry: () => void refetch(),
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
