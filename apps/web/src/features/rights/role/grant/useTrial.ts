import { type GrantChange, grant } from '@park/contract/rights/grant';
import { useMutation } from '@tanstack/react-query';
import { CallError, clientTexts, send } from '../../../../kit/api/send.ts';
import { say } from '../../../../kit/feedback/message.ts';
import { isStale } from '../../../../kit/form/conflict.tsx';
import type { Grants } from './useGrants.ts';

/** A step either saves the unsaved changes or undoes the last saved change by a further change. */
type Step = 'save' | 'undo';
/** A step together with the preview of its changes. */
export type Trial = { step: Step; change: GrantChange };

export const saveInput = ({ input, refType, marks, version }: Grants) => ({ ...input, refType, menuIds: [...marks], version });
export const undoInput = ({ input, refType }: Grants) => ({ ...input, refType });

/** Runs a step as a dry run and reports what it would change. */
export function useTrial(grants: Grants, { onStale, onPreview }: { onStale: () => void; onPreview: (trial: Trial) => void }) {
  return useMutation({
    mutationFn: async (step: Step): Promise<Trial> => ({
      step,
      change:
        step === 'save'
          ? await send(grant.savePortal, { ...saveInput(grants), isDryRun: 1 })
          : await send(grant.undo, { ...undoInput(grants), isDryRun: 1 }),
    }),
    onSuccess: onPreview,
    onError: (error) => {
      if (isStale(error)) onStale();
      else say.error(error instanceof CallError ? error.message : clientTexts.failed);
    },
  });
}
