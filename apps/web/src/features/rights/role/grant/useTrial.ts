import { type GrantChange, grant } from '@park/contract/rights/grant';
import { useMutation } from '@tanstack/react-query';
import { isStale } from '../../../../kit/conflict.tsx';
import { say } from '../../../../kit/message.ts';
import { CallError, clientTexts, send } from '../../../../kit/send.ts';
import type { Grants } from './useGrants.ts';

/** What was ticked is saved, or the last change taken back by one more. */
type Step = 'save' | 'undo';
/** What a step would change. */
export type Trial = { step: Step; change: GrantChange };

export const wanting = ({ asked, refType, marks, version }: Grants) => ({ ...asked, refType, menuIds: [...marks], version });
export const undoing = ({ asked, refType }: Grants) => ({ ...asked, refType });

/** Asks what a step would change, without doing it. */
export function useTrial(grants: Grants, { onStale, onTold }: { onStale: () => void; onTold: (trial: Trial) => void }) {
  return useMutation({
    mutationFn: async (step: Step): Promise<Trial> => ({
      step,
      change:
        step === 'save'
          ? await send(grant.savePortal, { ...wanting(grants), isDryRun: 1 })
          : await send(grant.undo, { ...undoing(grants), isDryRun: 1 }),
    }),
    onSuccess: onTold,
    onError: (error) => {
      if (isStale(error)) onStale();
      else say.error(error instanceof CallError ? error.message : clientTexts.failed);
    },
  });
}
