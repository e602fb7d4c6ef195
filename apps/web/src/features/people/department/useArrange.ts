import { type DepartmentNode, department } from '@park/contract/people/department';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../kit/api/query.ts';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import type { DropTarget } from '../../../kit/tree/search-tree.tsx';
import { findDepartment } from '../../../parts/people/departments.tsx';
import { placing } from './order.ts';

/** Moves a department to where it was dropped: to another position among its siblings, or below another parent. */
export function useArrange(tree: DepartmentNode[], companyId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, parent, at }: DropTarget) => {
      const moving = findDepartment(tree, key) as DepartmentNode;
      const siblings = findDepartment(tree, parent)?.children ?? [];
      for (const { id, orderNum } of placing(siblings, moving, at)) {
        const { name, isShow, version } = findDepartment(tree, id) as DepartmentNode;
        await send(department.change, { type: 1, id, version, companyId, name, parentId: parent, orderNum, isShow });
      }
      return moving.parentId === parent;
    },
    onSuccess: (isSorted) => say.success(isSorted ? '排序成功' : '修改成功'),
    onError: (error) => say.error(error instanceof CallError ? error.message : clientTexts.failed),
    // Refreshes after an error too: departments are saved one by one, so some may have been moved before the error.
    onSettled: () => refresh(client, department.change),
  });
}
