import type { Call, Reply, Sent } from '@park/contract/core';
import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../feedback/message.ts';
import { CallError, clientTexts, send } from './send.ts';
import { session } from './session.ts';

/**
 * Returns options for useQuery, prefetchQuery and the like: `useQuery(ask(department.tree, {}))`. The key contains the current company and
 * park, so that a switch never shows rows of another company.
 */
export const ask = <C extends Call>(call: C, input: Sent<C>) =>
  queryOptions({
    queryKey: [...call.key.split('.'), input, session.claims] as const,
    queryFn: ({ signal }) => send(call, input, signal),
  });

/**
 * Runs a command, shows a success toast, and refreshes every list of the affected domains. `handlesError` returns true for an error that
 * the component handles itself; all other errors are shown as a toast. `deletedId` is the id of the record that the command deletes. A
 * repeated click with the same input before the button is disabled shares the running request.
 */
export function useCommand<C extends Call>(
  call: C,
  done: string | false = '操作成功',
  handlesError: (error: CallError) => boolean = () => false,
  deletedId?: string,
) {
  const client = useQueryClient();
  const [running] = useState(() => new Map<string, Promise<Reply<C>>>());
  async function run(input: Sent<C>): Promise<Reply<C>> {
    try {
      const reply = await send(call, input);
      if (done) say.success(done);
      await refresh(client, call, deletedId);
      return reply;
    } catch (error) {
      if (!(error instanceof CallError)) say.error(clientTexts.failed);
      else if (!handlesError(error)) say.error(textOf(error));
      throw error;
    }
  }
  return useMutation({
    mutationFn(input: Sent<C>) {
      // one hook may run calls with different inputs at the same time
      const requestKey = JSON.stringify([call.key, input]);
      const pending = running.get(requestKey);
      if (pending) return pending;
      const request = run(input).finally(() => running.delete(requestKey));
      running.set(requestKey, request);
      return request;
    },
  });
}

/**
 * Invalidates every list that the command made stale. Queries about the deleted record `deletedId` are skipped, because they would fail
 * with 404.
 */
export async function refresh(client: QueryClient, call: Call, deletedId?: string): Promise<void> {
  // a form may also send a query, for example for a preview
  if (call.kind === 'query') return;
  const domains = [call.key.split('.')[0] as string, ...call.affects];
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => deletedId === undefined || !isAbout(deletedId, queryKey);
  await Promise.all(domains.map((name) => client.invalidateQueries(name === '*' ? { predicate } : { queryKey: [name], predicate })));
}
const isAbout = (id: string, [, , input]: QueryKey) => Object.values(input ?? {}).includes(id);

/** Returns the text of a toast. Without a form, the text of a field error is used, because it is more precise. */
const textOf = ({ fields, message }: CallError) => Object.values(fields)[0] ?? message;
