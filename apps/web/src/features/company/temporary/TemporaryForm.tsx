import { type Temporary, temporary } from '@park/contract/company/temporary';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { DayField } from '../../../kit/day/day-field.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { today } from '../../../kit/format.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';

type TemporaryFormProps = { dialog: Dialog; of: Temporary | undefined };
export const TemporaryForm = ({ dialog, of }: TemporaryFormProps) => {
  const close = { open: dialog.open, close: () => dialog.close() };
  return of ? <Edit dialog={close} of={of} /> : <Add dialog={close} />;
};

function Add({ dialog }: { dialog: Dialog }) {
  const { data } = useQuery(ask(temporary.settings, {}));
  return (
    <FormDialog dialog={dialog} title="新增临时企业" call={temporary.create} done="新增成功">
      <NameField />
      <EndField extra={data && `不填时为 ${data.defaultDays} 天后`} />
      <PurposeField />
      <Field name="superAdminName" label="超级管理员姓名" required>
        <Input maxLength={20} autoComplete="off" placeholder="2到20个字" />
      </Field>
      <Field
        name="superAdminPhone"
        label="超级管理员手机号"
        required
        normalize={phoneDigits}
        extra="新用户的初始密码将以短信发送到此手机号；已有账号的直接加入"
      >
        <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
      </Field>
    </FormDialog>
  );
}

function Edit({ dialog, of }: { dialog: Dialog; of: Temporary }) {
  const { id, version, companyName, purpose, endDate, state } = of;
  const latest: Latest<typeof temporary.change> = {
    load: () => send(temporary.detail, { id }),
    describe: (values) => ({ 企业名称: values.companyName, 结束日期: values.endDate, 事由: values.purpose ?? '--' }),
  };
  const isEnded = state === 'ended';
  return (
    <FormDialog
      dialog={dialog}
      title={`${isEnded ? '恢复' : '编辑'}临时企业：${companyName}`}
      call={temporary.change}
      initial={{ id, version, companyName, purpose, ...(!isEnded && { endDate }) }}
      done={isEnded ? '已恢复' : '修改成功'}
      latest={latest}
    >
      <NameField />
      <EndField isRequired extra={isEnded ? '选择新的结束日期后，企业重新启用' : undefined} />
      <PurposeField />
    </FormDialog>
  );
}

const NameField = () => (
  <Field name="companyName" label="企业名称" required>
    <Input maxLength={100} showCount placeholder="如：华展会展服务有限公司" autoComplete="off" />
  </Field>
);
const PurposeField = () => (
  <Field name="purpose" label="事由">
    <Input maxLength={100} showCount placeholder="如：春季展会、外立面施工" />
  </Field>
);

/** Form field for the last day of the stay: today or later, in the park's time zone. */
const EndField = ({ isRequired = false, extra }: { isRequired?: boolean; extra?: string | undefined }) => (
  <DayField name="endDate" label="结束日期" required={isRequired} extra={extra} from={today()} />
);
