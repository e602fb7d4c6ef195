import type { DepartmentNode } from '@park/contract/department';
import { Spin } from 'antd';
import { Suspense } from 'react';
import { useDialog } from '../../kit/dialog-state.ts';
import { TreeBeside } from '../../kit/tree.tsx';
import type { Wish } from './DepartmentForm.tsx';
import { DepartmentMembers } from './DepartmentMembers.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import { DepartmentForm, HeadsDialog, RemoveDialog } from './lazy.ts';
import { useDepartments } from './useDepartments.ts';

/** The departments of a company and the people in them. */
export function DepartmentPage() {
  const departments = useDepartments();
  const { companyId, tree, node, show, showPeopleOf } = departments;
  const form = useDialog<Wish>();
  const heads = useDialog<DepartmentNode>();
  const removal = useDialog<DepartmentNode>();
  const closeForm = (reply?: { id?: string }) => {
    form.close();
    if (reply?.id) show(reply.id);
  };
  return (
    <TreeBeside
      side={
        <DepartmentTree
          departments={departments}
          onAdd={(below) => form.edit({ below })}
          onEdit={(edited) => form.edit({ node: edited })}
          onSetHeads={heads.edit}
          onRemove={removal.edit}
        />
      }
    >
      {node && <DepartmentMembers departments={departments} node={node} />}
      <Suspense fallback={<Spin fullscreen delay={200} />}>
        {form.row && <DepartmentForm dialog={{ open: form.open, close: closeForm }} wish={form.row} tree={tree} companyId={companyId} />}
        {heads.row && <HeadsDialog dialog={heads} node={heads.row} companyId={companyId} />}
        {removal.row && <RemoveDialog dialog={removal} node={removal.row} companyId={companyId} onShowPeople={showPeopleOf} />}
      </Suspense>
    </TreeBeside>
  );
}
