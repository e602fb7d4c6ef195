import { type DepartmentNode, department, type Member } from '@park/contract/department';
import { TreeSelect } from 'antd';
import type { Dialog } from '../../kit/dialog-state.ts';
import { Field } from '../../kit/form.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { toOptions } from './nodes.tsx';

type MoveDialogProps = { dialog: Dialog<{ moved: number }>; people: Member[]; tree: DepartmentNode[]; companyId?: string | undefined };
/** Moves the ticked people to another department, or out of any. */
export function MoveDialog({ dialog, people, tree, companyId }: MoveDialogProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`移动 ${people.length} 人`}
      call={department.assign}
      initial={{ userIds: people.map(({ id }) => id), companyId }}
      done="设置成功"
    >
      <Field name="departmentId" label="移动到" required>
        <TreeSelect
          placeholder="目标部门"
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={toOptions(tree)}
          treeDefaultExpandedKeys={tree.map((root) => root.id)}
        />
      </Field>
    </FormDialog>
  );
}
