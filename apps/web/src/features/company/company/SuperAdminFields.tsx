import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Field } from '../../../kit/form/form.tsx';
import { phoneDigits } from '../../../parts/phone/digits.ts';

type SuperAdminFieldsProps = {
  /** Path of the object that holds the fields, if they are not fields of the input itself. */
  under?: string;
  phoneNote?: ReactNode;
};
/** The fields that name the super administrator of a company. */
export const SuperAdminFields = ({ under, phoneNote }: SuperAdminFieldsProps) => {
  const nameOf = (field: string) => (under ? `${under}.${field}` : field);
  return (
    <>
      <Field name={nameOf('superAdminName')} label="姓名" required>
        <Input maxLength={20} autoComplete="off" placeholder="2到20个字" />
      </Field>
      <Field name={nameOf('superAdminPhone')} label="手机号" required normalize={phoneDigits} extra={phoneNote}>
        <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
      </Field>
    </>
  );
};
export const firstPasswordNote = '初始密码将以短信发送到管理员手机号；已有账号的使用原密码登录。';
