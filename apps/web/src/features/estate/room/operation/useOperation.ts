import type { Sent } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCommand } from '../../../../kit/api/query.ts';
import { schemaOf } from '../../../../kit/api/schema.ts';
import { unsaved } from '../../../../kit/form/unsaved.ts';
import { useCloseAndGoBack, useCloseAndReplace } from '../../../../kit/page/tab.ts';
import { boardPage } from '../address.ts';

type Problems = Record<string, string>;
type OperationPlace = { buildingId: string; onDate: string };
/**
 * Shared logic of the split and merge pages: validates the fields by the contract, asks for confirmation before sending, and checks for
 * obstacles again when the server refuses.
 */
export function useOperation<C extends typeof room.split | typeof room.merge>(
  call: C,
  done: string,
  { buildingId, onDate }: OperationPlace,
) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const goOn = useCloseAndReplace();
  const leave = useCloseAndGoBack('/platform/housing/housebill');
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState<Sent<C>>();
  const command = useCommand(call, done, ({ fields }) => {
    setProblems(fields);
    setPending(undefined);
    void client.invalidateQueries({ queryKey: ['room'] });
    return Object.keys(fields).length > 0;
  });
  const forget = () => unsaved.set(pathname, false);
  return {
    problems,
    /** To be called on every input: clears the errors of earlier checks and marks the page as unsaved. */
    change:
      <T>(set: (value: T) => void) =>
      (value: T) => {
        unsaved.set(pathname, true);
        setProblems({});
        set(value);
      },
    /** Validates the fields and shows all errors, those found by the page first; if there are no errors, asks for confirmation. */
    async propose(input: Sent<C>, ownProblems: Problems = {}) {
      const schema = await schemaOf(call).catch(() => undefined);
      const issues = schema?.safeParse(input).error?.issues ?? [];
      const found = { ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])), ...ownProblems };
      setProblems(found);
      if (Object.keys(found).length === 0) setPending(input);
    },
    /** Props for the footer and its confirmation. */
    footer: {
      isAsking: pending !== undefined,
      isPending: command.isPending,
      onTakeBack: () => setPending(undefined),
      onRun() {
        if (!pending) return;
        command.mutate(pending, {
          onSuccess() {
            forget();
            goOn(boardPage(buildingId, onDate));
          },
        });
      },
      onLeave() {
        forget();
        leave();
      },
    },
  };
}
