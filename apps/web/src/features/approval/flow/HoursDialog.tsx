import { calendar } from '@park/contract/kernel/calendar';
import { Button, Checkbox, Form, Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Year } from './CalendarTab.tsx';
import { weekdayNames } from './months.ts';

const maxSpans = 4;
const options = weekdayNames.map((name, at) => ({ value: at + 1, label: `周${name}` }));

/** Sets the working weekdays and working hours of the park. */
export function HoursDialog({ dialog, of: { hours, weekdays, version } }: { dialog: Dialog; of: Year }) {
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="设置工作时间"
      call={calendar.save}
      initial={{ hours, weekdays, version }}
      done="保存成功"
    >
      <Field name="weekdays" label="工作日" required>
        <Checkbox.Group options={options} />
      </Field>
      <Form.Item label="工作时间" required extra="24小时制，如 09:00 至 12:00，最多4段">
        <Form.List name="hours">
          {(rows, { add, remove }, { errors }) => (
            <div className="stack">
              {rows.map(({ key, name }) => (
                <div key={key} className="row flow-hours">
                  <Field noStyle within="hours" name={`${name}.from`}>
                    <Input aria-label={`第${name + 1}段开始`} maxLength={5} placeholder="09:00" />
                  </Field>
                  至
                  <Field noStyle within="hours" name={`${name}.to`}>
                    <Input aria-label={`第${name + 1}段结束`} maxLength={5} placeholder="12:00" />
                  </Field>
                  <Button type="link" disabled={rows.length === 1} onClick={() => remove(name)}>
                    删除
                  </Button>
                </div>
              ))}
              {rows.length < maxSpans && <Button onClick={() => add({ from: '', to: '' })}>添加一段</Button>}
              {/* errors that concern several periods together */}
              <Form.ErrorList errors={errors} />
            </div>
          )}
        </Form.List>
      </Form.Item>
    </FormDialog>
  );
}
