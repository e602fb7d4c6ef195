import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { PersonNode } from '@park/contract/approval/flow/definition';
import type { Sent } from '@park/contract/core';
import { useCommand } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import type { Handler, handlerRoles } from './handlers.ts';
import { PersonSelector } from './PersonSelector.tsx';

type Candidates = Sent<typeof flow.setHandlers>['candidates'];
/**
 * The holder of these roles is known only while an application is handled, so a definition stores each of them as a kind of candidate
 * instead of a role id.
 */
const fixedRoleKinds = { enterpriseManager: 'manager', currentHandler: 'handler', applicant: 'applicant' } as const satisfies Record<
  keyof typeof handlerRoles,
  string
>;
const isFixedRole = (id: string): id is keyof typeof fixedRoleKinds => id in fixedRoleKinds;

/** Converts the handlers chosen in the dialog to candidates of a definition. */
export function candidatesOf(handlers: readonly Handler[]): Candidates {
  const userIds = handlers.flatMap((one) => (one.type === 'user' ? [one.id] : []));
  const chosenRoleIds = handlers.flatMap((one) =>
    one.type === 'user' ? [] : one.roleList.map(({ roleCompanyId }) => roleCompanyId.split('/')[0] ?? ''),
  );
  const roleIds = [...new Set(chosenRoleIds.filter((id) => !isFixedRole(id)))];
  return [
    ...(userIds.length > 0 ? [{ kind: 'users' as const, userIds }] : []),
    ...(roleIds.length > 0 ? [{ kind: 'companyRole' as const, roleIds }] : []),
    ...[...new Set(chosenRoleIds.filter(isFixedRole))].map((id) => ({ kind: fixedRoleKinds[id] })),
  ];
}

type HandlersDialogProps = { dialog: Dialog; of: FlowDetail; node: PersonNode; names: ReadonlyMap<string, string> };
/** Chooses the handlers of a step; the people who handle it already are preselected. */
export function HandlersDialog({ dialog, of, node, names }: HandlersDialogProps) {
  const set = useCommand(flow.setHandlers, '保存成功，发布后生效');
  const initial = node.candidates.flatMap((one) =>
    one.kind === 'users' ? one.userIds.map((id) => ({ type: 'user' as const, id, realName: names.get(id) ?? '' })) : [],
  );
  return (
    <PersonSelector
      dialog={dialog}
      title={`“${node.name}”的处理人`}
      initial={initial}
      most={50}
      onChoose={(handlers) =>
        set.mutate(
          { id: of.id, version: of.version, taskKey: node.id, candidates: candidatesOf(handlers) },
          { onSuccess: () => dialog.close() },
        )
      }
    />
  );
}
