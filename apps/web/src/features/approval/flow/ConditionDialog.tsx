import { type FlowDetail, flow } from '@park/contract/approval/flow';
import { expressionOf } from '@park/contract/approval/flow/expression';
import { Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Branch } from './definition-rows.ts';
import { drawingOf } from './drawing.ts';

/** Edits the condition of a branch as an expression that compares fields. */
export function ConditionDialog({ dialog, of, branch }: { dialog: Dialog; of: FlowDetail; branch: Branch }) {
  const { fields } = drawingOf(of.definition);
  const when = 'when' in branch ? branch.when : null;
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`“${branch.name}”的条件`}
      call={flow.setExpression}
      initial={{ id: of.id, version: of.version, taskKey: branch.id, expression: when ? expressionOf(when) : '' }}
      done="保存成功，发布后生效"
    >
      <Field
        name="expression"
        label="条件"
        required
        extra={
          <>
            写法如：
            {/* biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written */}
            <code>{"${amount > 500000 && type in ['采购', '用印']}"}</code>
            ，可用 == != {'>'} {'>='} {'<'} {'<='} in contains，用 && || ! 和括号连接；金额以分为单位
          </>
        }
      >
        <Input.TextArea className="flow-text" rows={4} maxLength={2000} spellCheck={false} />
      </Field>
      <div className="muted">可用字段：{fields.map(({ key, name }) => `${name}（${key}）`).join('、') || '表单还没有字段'}</div>
    </FormDialog>
  );
}
