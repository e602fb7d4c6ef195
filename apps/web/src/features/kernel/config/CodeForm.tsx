import { config, configErrors } from '@park/contract/kernel/config';
import { Input, InputNumber } from 'antd';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { SwitchField } from '../../../kit/switch-field.tsx';
import type { CodeRow } from './CodesTab.tsx';

type CodeFormProps = { dialog: Dialog; code: string; row: CodeRow | undefined };

export function CodeForm({ dialog, code, row }: CodeFormProps) {
  const initial = row ? { ...row, code } : { code, sortNum: 100, isEnable: 1 as const };
  return (
    <FormDialog
      dialog={dialog}
      title={row ? `编辑字典项：${row.itemValue}` : '新增字典项'}
      call={config.saveCode}
      initial={initial}
      done={row ? '修改成功' : '新增成功'}
      about={({ message }): Record<string, string> => (message === configErrors.codeTaken.message ? { itemKey: message } : {})}
    >
      <Field name="itemKey" label="编码" required extra="字母、数字、下划线和连字符，最多30位">
        <Input maxLength={30} placeholder="如：software" />
      </Field>
      <Field name="itemValue" label="名称" required>
        <Input maxLength={50} showCount placeholder="如：软件和信息技术" />
      </Field>
      <Field name="sortNum" label="排序">
        <InputNumber min={0} max={9_999_999} precision={0} placeholder="数字越小越靠前" style={{ width: '100%' }} />
      </Field>
      <SwitchField name="isEnable" label="启用" />
    </FormDialog>
  );
}
