import type { Call, Reply, Sent } from '@park/contract/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCommand } from '../../../kit/api.ts';
import { unsaved } from '../../../kit/form-unsaved.ts';
import { schemaOf } from '../../../kit/schema.ts';

type Texts = Record<string, string>;
/**
 * What the split and the merge page share: the rules of the call on its fields, a question before it is sent, and a fresh
 * look at what stands in the way when it is refused.
 */
export function useOperation<C extends Call>(call: C, done: string, onDone: (reply: Reply<C>) => void) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [problems, setProblems] = useState<Texts>({});
  const [asked, ask] = useState<Sent<C>>();
  const command = useCommand(call, done, ({ fields }) => {
    setProblems(fields);
    ask(undefined);
    void client.invalidateQueries({ queryKey: ['room'] });
    return Object.keys(fields).length > 0;
  });
  return {
    problems,
    asked,
    isPending: command.isPending,
    /** Something was typed: what was said about it may no longer hold, and it would be lost by leaving. */
    edited: () => {
      unsaved.set(pathname, true);
      setProblems({});
    },
    forget: () => unsaved.set(pathname, false),
    /** Looks at the fields, those the page knows more about first; in order, it asks whether it is really meant. */
    async propose(input: Sent<C>, known: Texts = {}) {
      const schema = await schemaOf(call).catch(() => undefined);
      const issues = schema?.safeParse(input).error?.issues ?? [];
      const found = { ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])), ...known };
      setProblems(found);
      if (Object.keys(found).length === 0) ask(input);
    },
    takeBack: () => ask(undefined),
    run: () =>
      asked &&
      command.mutate(asked, {
        onSuccess: (reply) => {
          unsaved.set(pathname, false);
          onDone(reply);
        },
      }),
  };
}
