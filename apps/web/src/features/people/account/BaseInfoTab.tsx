import type { Reply, Sent } from '@park/contract/core';
import { type Account, account, accountTexts } from '@park/contract/people/account';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Radio } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { ImageUpload } from '../../../kit/upload/image-upload.tsx';
import type { Picture } from '../../../kit/upload/queue.ts';

type Extended = Reply<typeof account.extended>;
type BaseInfoTabProps = { person: Account; onEdit: () => void; onSaved: () => void };

/** Edits the part of the user's profile that other users see. */
export function BaseInfoTab(props: BaseInfoTabProps) {
  const { data, error, refetch } = useQuery(ask(account.extended, {}));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  return data ? <BaseInfoForm {...props} fields={data} /> : <SkeletonLines rows={4} />;
}

export const sexes = [
  { value: 0, label: '男' },
  { value: 1, label: '女' },
];

const pictureOf = (url: string | null): Picture[] => (url ? [{ id: url, url, name: '头像' }] : []);
type Typed = Omit<Sent<typeof account.save>, 'headPortaitUrl'> & { headPortaitUrl: Picture[] };
const prepare = ({ headPortaitUrl, ...typed }: Typed) => ({ ...typed, headPortaitUrl: headPortaitUrl[0]?.url ?? '' });

function BaseInfoForm({ person, fields, onEdit, onSaved }: BaseInfoTabProps & { fields: Extended }) {
  const state = useCallForm({ call: account.save, done: '个人信息修改成功', prepare, onEdit, onDone: onSaved });
  const initial = {
    headPortaitUrl: pictureOf(person.headPortaitUrl),
    nickName: person.nickName ?? '',
    sex: person.sex,
    email: person.email ?? '',
    extValues: Object.fromEntries(fields.map(({ columnName, value }) => [columnName, value ?? ''])),
  };
  return (
    <CallForm state={state} initial={initial}>
      <Field name="headPortaitUrl" label="头像" required>
        <ImageUpload crop={250} count={1} maxSize={300} types={['png', 'jpg', 'jpeg']} hint={accountTexts.avatarHint} />
      </Field>
      <Field name="nickName" label="昵称" required>
        <Input count={{ show: true, max: 20 }} />
      </Field>
      <Field name="sex" label="性别" required>
        <Radio.Group options={sexes} />
      </Field>
      <Field name="email" label="邮箱">
        <Input type="email" autoComplete="email" placeholder="name@example.com" />
      </Field>
      {fields.map(({ columnName, name, length }) => (
        <Field key={columnName} name={`extValues.${columnName}`} label={name}>
          <Input {...(length && { maxLength: length })} />
        </Field>
      ))}
      <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
        保存
      </Button>
    </CallForm>
  );
}
