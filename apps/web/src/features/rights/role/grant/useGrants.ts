import { grant, refTypes } from '@park/contract/rights/grant';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import { changedCount, type Marks } from '../../../../parts/rights/marks.ts';
import { useMe } from '../../../../parts/session/me.ts';
import type { Role } from '../families.ts';
import type { Roles } from '../useRoles.ts';

const none: Marks = new Set();

/** Returns the grants of a role, the unsaved changes, and the range in which they apply. */
export function useGrants({ family, companyId, may, setEdits }: Roles, role: Role | undefined) {
  const { companySuperAdmin, contexts } = useMe().user;
  // Only the super administrator may grant for every park; for the company's own roles, every park is then the default.
  const [everywhere, setEverywhere] = useState(companySuperAdmin && family.name === 'company');
  const isEveryPark = companySuperAdmin && everywhere ? (1 as const) : (0 as const);
  const input = { roleId: role?.id ?? '', companyId, isEveryPark };
  const isGrantable = role !== undefined && role.isRoleGroup === 0;
  // V239, V283: the type that the calls expect for this role family, such as 6 for built-in roles
  const { refType } = family;
  // The calls for grants of built-in roles are for operators; a company reads these grants with a separate call.
  const isReader = family.name === 'inner' && !may('grants');
  // The nodes that can be granted depend on the role: assisting organisations may hold fewer than operators.
  const of = isGrantable && !isReader && family.name !== 'company' ? { roleId: role.id, ...(companyId && { companyId }) } : {};
  const tree = useQuery(ask(grant.tree, { refType: isReader ? refTypes.company : refType, ...of, menusPlatform: 1, server: 'portal' }));
  const portal = useQuery({ ...ask(grant.portalSet, { ...input, refType }), enabled: isGrantable && !isReader });
  const inCompany = useQuery({ ...ask(grant.companySet, input), enabled: isGrantable && isReader });
  const set = isReader ? inCompany : portal;

  const saved = useMemo(() => (set.data ? new Set(set.data.menuIds) : none), [set.data]);
  const [draft, setDraft] = useState<{ of: Marks; marks: Marks }>();
  const marks = draft?.of === saved ? draft.marks : saved;
  const parkNum = new Set(contexts.map(({ parkId }) => parkId)).size;
  return {
    refType,
    input,
    version: set.data?.version ?? null,
    inheritedFrom: set.data?.inheritedFrom ?? null,
    tree: tree.data ?? [],
    marks,
    changed: changedCount(saved, marks),
    isPending: tree.isPending || (isGrantable && set.isPending),
    error: tree.error ?? set.error,
    retry: () => void Promise.all([tree.refetch(), ...(isGrantable ? [set.refetch()] : [])]),
    mark(next: Marks) {
      setDraft({ of: saved, marks: next });
      setEdits(changedCount(saved, next) > 0);
    },
    giveUp() {
      setDraft(undefined);
      setEdits(false);
    },
    /** The choice between this park and every park; undefined if the user has no such choice. */
    range: companySuperAdmin && parkNum > 1 ? { isEveryPark, choose: setEverywhere } : undefined,
  };
}
export type Grants = ReturnType<typeof useGrants>;
