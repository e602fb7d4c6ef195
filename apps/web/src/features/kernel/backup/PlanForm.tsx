import { type BackupPlan, backup } from '@park/contract/kernel/backup';
import { InputNumber, Select, Switch } from 'antd';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));
type Values = { isOn: boolean; hour: number; keep: number };

export function PlanForm({ dialog, plan }: { dialog: Dialog; plan: BackupPlan }) {
  return (
    <FormDialog<typeof backup.configure, Values>
      dialog={dialog}
      title="备份设置"
      call={backup.configure}
      initial={{ isOn: plan.isOn === 1, hour: plan.hour, keep: plan.keep }}
      prepare={(values) => ({ ...values, version: plan.version })}
      done="保存成功"
    >
      <Field name="isOn" label="自动备份" valuePropName="checked">
        <Switch />
      </Field>
      <Field name="hour" label="每天时间" required>
        <Select options={hours} />
      </Field>
      <Field name="keep" label="保留份数" required extra="自动与手动备份分别保留最近的份数，更早的文件自动删除">
        <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
    </FormDialog>
  );
}
