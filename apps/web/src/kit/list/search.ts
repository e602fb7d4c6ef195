import type { Call, Sent } from '@park/contract/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import type { Row } from './state.ts';

/** Maximum length of a search text, enough for a phone number. */
export const searchLimit = 11;
const selectorDelay = 500;

/** Debounces a value, so that not every keystroke queries the server. */
export function useDebounced<T>(value: T, delay = 300): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

const endDistance = 100;
const scrollDelay = 500;
/** Returns a scroll handler that loads more near the end of the list, at most twice a second. */
export function useEndOfScroll(more: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (list.scrollHeight - list.scrollTop - list.clientHeight <= endDistance) more();
    }, scrollDelay);
  };
}

/** Returns Select props that offer the rows of a paged call: searched on the server, with more rows loaded on scrolling. */
export function useChoices<C extends Call>(call: C, inputFor: (keyword: string) => Sent<C>) {
  const [wasOpened, setWasOpened] = useState(false);
  const [text, setText] = useState('');
  const input = inputFor(useDebounced(text, selectorDelay));
  const found = useInfiniteQuery({
    queryKey: [...call.key.split('.'), 'choices', input, session.claims],
    queryFn: async ({ pageParam, signal }) =>
      (await send(call, { ...(input as object), pageNum: pageParam, pageSize: 20 } as Sent<C>, signal)) as {
        total: number;
        list: Row<C>[];
      },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * 20 < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: wasOpened,
  });
  const onPopupScroll = useEndOfScroll(() => {
    if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
  });
  return {
    rows: found.data?.pages.flatMap((page) => page.list) ?? [],
    select: {
      showSearch: { filterOption: false as const, searchValue: text, onSearch: (typed: string) => setText(typed.slice(0, searchLimit)) },
      loading: found.isFetching,
      notFoundContent: found.isError ? '加载失败，请重新打开' : found.isFetching ? '加载中…' : '未找到匹配的数据',
      onOpenChange: (isOpen: boolean) => {
        setWasOpened(true);
        if (isOpen && found.isError) void found.refetch();
      },
      onPopupScroll,
    },
  };
}
