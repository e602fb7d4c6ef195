import type { Call, Reply, Sent } from '@park/contract/core';
import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../feedback/message.ts';
import { CallError, clientTexts, send } from './send.ts';
import { session } from './session.ts';

/** Ready for useQuery, prefetchQuery and friends: `useQuery(ask(department.tree, {}))`. Keyed by where one is, so that a switch never shows another company's rows. */
export const ask = <C extends Call>(call: C, input: Sent<C>) =>
  queryOptions({
    queryKey: [...call.key.split('.'), input, session.claims] as const,
    queryFn: ({ signal }) => send(call, input, signal),
  });

/**
 * Runs a command, says so, and refreshes every list of the domains it touches. A caller that answers some refusals itself
 * says which by returning true; the others are toasted. What it takes away is `gone`, by id. Who presses again before the
 * button knows that it is pressed sends nothing more: both get the one answer.
 */
export function useCommand<C extends Call>(
  call: C,
  done: string | false = '操作成功',
  answers: (error: CallError) => boolean = () => false,
  gone?: string,
) {
  const client = useQueryClient();
  const [running] = useState(() => new Map<string, Promise<Reply<C>>>());
  async function run(input: Sent<C>): Promise<Reply<C>> {
    try {
      const reply = await send(call, input);
      if (done) say.success(done);
      await refresh(client, call, gone);
      return reply;
    } catch (error) {
      if (!(error instanceof CallError)) say.error(clientTexts.failed);
      else if (!answers(error)) say.error(textOf(error));
      throw error;
    }
  }
  return useMutation({
    mutationFn(input: Sent<C>) {
      // a hook may be asked to run another call next
      const same = JSON.stringify([call.key, input]);
      const known = running.get(same);
      if (known) return known;
      const begun = run(input).finally(() => running.delete(same));
      running.set(same, begun);
      return begun;
    },
  });
}

/** Every list that is out of date once the command has run. What is on the screen about `gone` would only be answered 404. */
export async function refresh(client: QueryClient, call: Call, gone?: string): Promise<void> {
  // a form may also only ask, as for a preview
  if (call.kind === 'query') return;
  const domains = [call.key.split('.')[0] as string, ...call.affects];
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => gone === undefined || !isAbout(gone, queryKey);
  await Promise.all(domains.map((name) => client.invalidateQueries(name === '*' ? { predicate } : { queryKey: [name], predicate })));
}
const isAbout = (id: string, [, , input]: QueryKey) => Object.values(input ?? {}).includes(id);

/** Where there is no form, what is said of a field is said too: it is the more exact of the two. */
const textOf = ({ fields, message }: CallError) => Object.values(fields)[0] ?? message;
