import type { Park } from '@park/contract/company/park';
import { type DepartmentNode, department } from '@park/contract/people/department';
import { authorisation } from '@park/contract/rights/authorisation';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { type TreeItem, useTreeSearch } from '../../../kit/tree/search-tree.tsx';
import { useManagerCompanies } from '../../../parts/companies/companies.ts';
import { Cascade } from '../../../parts/rights/Cascade.tsx';

const itemsOf = (nodes: readonly DepartmentNode[]): TreeItem[] =>
  nodes.flatMap(({ id, name, staffNum, isNoDepartment, children }) =>
    isNoDepartment ? [] : [{ key: id, name, note: <span className="muted">（{staffNum}）</span>, children: itemsOf(children) }],
  );

/** Returns the departments of all operator and assisting organisations the user can see. */
function useOrganisations() {
  const trees = useQueries({ queries: useManagerCompanies().map(({ id }) => ask(department.tree, { companyId: id, showAll: 1 })) });
  return {
    items: trees.flatMap(({ data }) => itemsOf(data ?? [])),
    isPending: trees.some(({ isPending }) => isPending),
    error: trees.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(trees.map(({ refetch }) => refetch())),
  };
}

/** Sets the departments whose people may enter the park; selecting a department does not include its descendants. */
export function Organisations({ project }: { project: Park }) {
  const spaceProjectId = project.id;
  const saved = useQuery(ask(authorisation.organisations, { spaceProjectId }));
  const organisations = useOrganisations();
  const mayAssign = useRight('authorisation:assign') !== undefined;
  const save = useCommand(authorisation.saveOrganisations, '保存成功');
  const before = useMemo(() => new Set(saved.data?.orgIdList), [saved.data]);
  const [draft, setDraft] = useState<{ of: ReadonlySet<string>; ids: ReadonlySet<string> }>();
  const ids = draft?.of === before ? draft.ids : before;
  const isChanged = ids.size !== before.size || [...ids].some((id) => !before.has(id));
  const { field, shown } = useTreeSearch('部门', organisations.items);
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(ids);
    if (isOn) next.add(id);
    else next.delete(id);
    setDraft({ of: before, ids: next });
  };
  const error = saved.error ?? organisations.error;
  return (
    <Panel className="stack">
      <div className="row row-between">
        <div className="authorisation-search">{field}</div>
        <span className="muted">每个部门单独授权，不含下级部门</span>
      </div>
      {error ? (
        <ErrorBlock error={error} onRetry={() => void Promise.all([saved.refetch(), organisations.retry()])} />
      ) : !saved.data || organisations.isPending ? (
        <SkeletonLines rows={8} />
      ) : (
        <Cascade label="部门" items={shown} checked={ids} isLocked={!mayAssign} onToggle={toggle} />
      )}
      <div className="row row-between">
        <span className="muted" role="status">
          已选 {ids.size} 个部门{saved.data && `，当前授权共 ${saved.data.headNum} 人`}
        </span>
        {mayAssign && (
          <Button
            type="primary"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ spaceProjectId, orgIdList: [...ids] })}
          >
            保存
          </Button>
        )}
      </div>
    </Panel>
  );
}
