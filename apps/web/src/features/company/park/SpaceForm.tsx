import { park, parkErrors, type SpaceRow } from '@park/contract/company/park';
import { Form } from 'antd';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { Input } from '../../../kit/form/input.tsx';

/** Edits the name of a space. Its code cannot change, because it is part of addresses users have bookmarked. */
export function SpaceForm({ dialog, space }: { dialog: Dialog; space: SpaceRow }) {
  const { id, name, enableFlag, version } = space;
  const latest: Latest<typeof park.changeSpace> = {
    load: async () => {
      const { list } = await send(park.spaces, { pageSize: 1000 });
      const now = list.find((one) => one.id === id);
      return now ? { name: now.name, enableFlag: now.enableFlag, version: now.version } : {};
    },
    describe: (values) => ({ 空间名称: values.name, 状态: values.enableFlag ? '启用' : '停用' }),
  };
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`编辑空间：${name}`}
      call={park.changeSpace}
      initial={{ id, name, enableFlag, version }}
      done="修改成功"
      latest={latest}
      about={({ message }): Record<string, string> => (message === parkErrors.spaceNameTaken.message ? { name: message } : {})}
    >
      <Field name="name" label="空间名称" required>
        <Input maxLength={50} showCount autoComplete="off" />
      </Field>
      <Form.Item label="空间编码">{space.projectCode}</Form.Item>
    </FormDialog>
  );
}
