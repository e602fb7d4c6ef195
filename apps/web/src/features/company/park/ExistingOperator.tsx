import { type KnownPerson, parkErrors } from '@park/contract/company/park';
import { Alert, Checkbox, Form } from 'antd';
import { useState } from 'react';
import type { CallError } from '../../../kit/api/send.ts';
import { Field } from '../../../kit/form/form.tsx';
import './site.css';

type Found = { person: KnownPerson; count: number };
/** Keeps the account that owns the typed phone number, once the server has asked to confirm that its owner becomes the operator. */
export function useExistingOperator() {
  const [found, see] = useState<Found>();
  const about = (error: CallError): Record<string, string> => {
    if (error.message !== parkErrors.operatorKnown.message) return {};
    see((before) => ({ person: error.body as KnownPerson, count: (before?.count ?? 0) + 1 }));
    return { operatorPhone: error.message };
  };
  return { about, note: found && <ExistingOperatorNote key={found.count} {...found.person} /> };
}

/** Shows the account that owns the phone number and asks to confirm it. Changing the number clears the confirmation. */
function ExistingOperatorNote({ realName, phone, isSameName, isEnabled }: KnownPerson) {
  const form = Form.useFormInstance();
  const [checkedPhone] = useState<unknown>(() => form.getFieldValue('operatorPhone'));
  if (Form.useWatch('operatorPhone', form) !== checkedPhone) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        className="site-known"
        title={`该手机号是 ${realName}（${phone}）的账号`}
        description={
          <>
            {!isSameName && <div>账号姓名与填写的姓名不一致，请核对手机号码。</div>}
            {!isEnabled && <div>该账号已被禁用，解除禁用后才能登录。</div>}
            <div>确认后立即成为运营主体的超级管理员，用原账号登录，无需激活。</div>
          </>
        }
      />
      <Field name="isConfirmed" valuePropName="checked" preserve={false}>
        <Checkbox>已核实，由 TA 担任运营管理员</Checkbox>
      </Field>
    </>
  );
}
