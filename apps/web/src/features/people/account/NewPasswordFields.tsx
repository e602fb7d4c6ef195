import { passwordForm } from '@park/contract/people/password';
import { Form, Input } from 'antd';
import { Field } from '../../../kit/form/form.tsx';
import { PasswordChecklist, repeatProblem } from '../../../parts/account/password.tsx';

/** Form fields for a new password and its repetition. The repetition is checked in the browser and never sent. */
export function NewPasswordFields() {
  const form = Form.useFormInstance();
  const typed: string = Form.useWatch('newPassword', form) ?? '';
  const repeats = async (_: unknown, repeated: string | undefined) => {
    const problem = repeatProblem(form.getFieldValue('newPassword') ?? '', repeated ?? '');
    if (problem) throw new Error(problem);
  };
  return (
    <>
      <Field name="newPassword" label="新密码" required extra={<PasswordChecklist value={typed} />}>
        <Input.Password autoComplete="new-password" maxLength={20} placeholder={passwordForm.hint} />
      </Field>
      <Form.Item
        name="repeated"
        label="确认新密码"
        required
        validateTrigger="onBlur"
        rules={[{ validator: repeats }]}
        dependencies={['newPassword']}
      >
        <Input.Password autoComplete="new-password" maxLength={20} />
      </Form.Item>
    </>
  );
}
