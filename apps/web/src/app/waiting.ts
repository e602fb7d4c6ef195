import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../kit/api/query.ts';
import { pagesOf } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';

export const todoList = '/notice/todolist';
const maxCount = 99;
export const countText = (count: number) => (count > maxCount ? `${maxCount}+` : String(count));

/** Returns what waits for the user: undefined without the to-do list in the menu, and without figures until they are loaded. */
export function useWaiting(): { todo: number; service: number; system: number } | undefined {
  const hasList = useMe()
    .menus.flatMap(pagesOf)
    .some(({ path }) => path === todoList);
  const { data } = useQuery({ ...ask(message.counts, {}), enabled: hasList });
  return hasList ? { todo: data?.todo ?? 0, service: data?.service ?? 0, system: data?.system ?? 0 } : undefined;
}
