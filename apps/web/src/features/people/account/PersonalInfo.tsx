import type { Sent } from '@park/contract/core';
import { type Account, account } from '@park/contract/people/account';
import { useQuery } from '@tanstack/react-query';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import type { CallError } from '../../../kit/api/send.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { AntdTheme } from '../../../kit/theme/AntdTheme.tsx';
import { useSmsCode } from '../../../parts/account/sms.ts';
import { sexes } from './BaseInfoTab.tsx';
import { aboutPhone } from './PhoneChange.tsx';
import { PhoneEdit } from './PhoneEdit.tsx';

type PersonalInfoProps = { open: boolean; onClose: () => void; onSaved: () => void };
/** R219: edits name, nickname, sex and phone. */
export function PersonalInfo(props: PersonalInfoProps) {
  return (
    <AntdTheme>
      <Loaded {...props} />
    </AntdTheme>
  );
}

function Loaded(props: PersonalInfoProps) {
  const { data: person, error, refetch } = useQuery(ask(account.detail, {}));
  if (person) return <Info {...props} person={person} />;
  if (!error) return <LoadingCover />;
  return (
    <PageModal title="个人信息" open={props.open} width={450} footer={null} onCancel={props.onClose}>
      <ErrorBlock error={error} onRetry={() => void refetch()} />
    </PageModal>
  );
}

type Typed = Sent<typeof account.edit>;
/** V159: the request that checks whether another account has the new phone number has failed, so the answer is unknown. */
const isCheckFailed = ({ status }: CallError) => status === 0 || status >= 500;

function Info({ open, onClose, onSaved, person }: PersonalInfoProps & { person: Account }) {
  const [isMoving, setMoving] = useState(false);
  const sms = useSmsCode(`new.${person.id}`);
  const { realName, sex } = person;
  const close = (reply?: object) => {
    setMoving(false);
    onClose();
    if (reply) onSaved();
    if (reply && isMoving) sms.forget();
  };
  return (
    <FormDialog
      dialog={{ open, close }}
      title="个人信息"
      call={account.edit}
      initial={{ realName, nickName: person.nickName ?? '', ...(sex !== null && { sex }) }}
      done="个人信息修改成功"
      prepare={({ phone = '', smsCode = '', ...rest }: Typed) => (isMoving ? { ...rest, phone, smsCode, smsId: sms.smsId } : rest)}
      about={(error) => (isMoving && isCheckFailed(error) ? { phone: '查询失败' } : aboutPhone('phone', 'smsCode')(error))}
    >
      <Field name="realName" label="真实姓名" required>
        <Input count={{ show: true, max: 11 }} />
      </Field>
      <Field name="nickName" label="昵称" required>
        <Input count={{ show: true, max: 20 }} />
      </Field>
      <Field name="sex" label="性别" required>
        <Radio.Group options={sexes} />
      </Field>
      <PhoneEdit person={person} sms={sms} isMoving={isMoving} onMove={setMoving} />
    </FormDialog>
  );
}
