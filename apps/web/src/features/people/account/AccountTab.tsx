import { type Account, account, accountErrors } from '@park/contract/people/account';
import { Button, Space } from 'antd';
import { useState } from 'react';
import type { CallError } from '../../../kit/api/send.ts';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { PhoneChange } from './PhoneChange.tsx';
import { Row } from './Row.tsx';

/** Shows the user name and phone number with which the user signs in, and lets the user change them. */
export function AccountTab({ person, onSaved }: { person: Account; onSaved: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const [isMoving, setMoving] = useState(false);
  return (
    <div className="account-rows">
      {isRenaming ? (
        <Rename person={person} onClose={() => setRenaming(false)} onSaved={onSaved} />
      ) : (
        <Row
          label="用户名"
          value={dash(person.userName)}
          note={accountErrors.userNameOnce.message}
          action={
            <Button disabled={!person.mayChangeUserName} onClick={() => setRenaming(true)} aria-label="修改用户名">
              修改
            </Button>
          }
        />
      )}
      <Row
        label="绑定手机号"
        value={person.phone}
        note={person.mayChangePhone ? '可用于登录和找回密码' : accountErrors.adminPhone.message}
        action={
          <Button disabled={!person.mayChangePhone} onClick={() => setMoving(true)} aria-label="更换手机号">
            更换
          </Button>
        }
      />
      <Row label="真实姓名" value={person.realName} />
      <Row label="注册时间" value={dateTime(person.createdDate)} />
      {isMoving && <PhoneChange person={person} onClose={() => setMoving(false)} onSaved={onSaved} />}
    </div>
  );
}

const nameErrors: readonly string[] = [accountErrors.userNameOnce.message, accountErrors.userNameTaken.message];
const about = ({ message }: CallError): Record<string, string> => (nameErrors.includes(message) ? { userName: message } : {});

function Rename({ person, onClose, onSaved }: { person: Account; onClose: () => void; onSaved: () => void }) {
  const initial = { userName: person.userName ?? '' };
  const done = () => {
    onClose();
    onSaved();
  };
  const state = useCallForm({ call: account.rename, initial, done: '用户名修改成功', about, onDone: done });
  return (
    <div className="rename">
      <CallForm state={state} initial={initial}>
        <Field name="userName" label="用户名" required extra="6 到 18 位字母或数字。用户名只能修改一次，请确认后保存。">
          <Input autoComplete="username" maxLength={18} />
        </Field>
        <Space>
          <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
            保存
          </Button>
          <Button onClick={onClose}>取消</Button>
        </Space>
      </CallForm>
    </div>
  );
}
