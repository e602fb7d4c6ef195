import type { Call, Sent } from '@park/contract/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refresh } from '../../kit/api/query.ts';
import { CallError, clientTexts, send } from '../../kit/api/send.ts';
import { ConfirmDialog } from '../../kit/feedback/dialog.tsx';
import { say } from '../../kit/feedback/message.ts';
import '../../kit/page/panel.css';

type BatchItem<C extends Call> = { name: string; input: Sent<C> };
type Refusal = { name: string; reason: string };
type Outcome = { done: number; refusals: Refusal[] };

/** Runs a command for many records, one after another. Refused records are listed with their reason; the other changes stay. */
export function useBatchCommand<C extends Call>(call: C, done: string) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setOpen] = useState(false);
  const running = useMutation({
    mutationFn: async (items: readonly BatchItem<C>[]): Promise<Outcome> => {
      const refusals: Refusal[] = [];
      for (const { name, input } of items) {
        const reason = await send(call, input).then(() => undefined, reasonOf);
        if (reason) refusals.push({ name, reason });
      }
      return { done: items.length - refusals.length, refusals };
    },
    onSuccess: async (next) => {
      setOutcome(next);
      if (next.refusals.length > 0) setOpen(true);
      else say.success(done);
      await refresh(client, call);
    },
  });
  const report: ReactNode = outcome && (
    <ConfirmDialog
      open={isOpen}
      title={`成功 ${outcome.done} 项，失败 ${outcome.refusals.length} 项`}
      okText="知道了"
      cancelText="关闭"
      onOk={() => setOpen(false)}
      onClose={() => setOpen(false)}
    >
      <ul className="refusals">
        {outcome.refusals.map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { run: running.mutateAsync, isPending: running.isPending, report };
}

const reasonOf = (error: unknown) => (error instanceof CallError ? error.message : clientTexts.failed);
