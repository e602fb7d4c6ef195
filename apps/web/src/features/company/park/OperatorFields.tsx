import { Field } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';

/** Form fields for the operator of a space. */
export const OperatorFields = () => (
  <>
    <Field name="operatorName" label="姓名" required>
      <Input maxLength={20} autoComplete="off" />
    </Field>
    <Field name="operatorPhone" label="手机号码" required extra="用于接收邀请和登录">
      <Input type="tel" maxLength={20} autoComplete="off" />
    </Field>
  </>
);
