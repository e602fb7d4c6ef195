import type { Reply } from '@park/contract/core';
import { factor, factorErrors } from '@park/contract/people/factor';
import { passwordErrors } from '@park/contract/people/password';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, QRCode, Typography } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import type { CallError } from '../../../kit/api/send.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { Row } from './Row.tsx';

type Secret = Reply<typeof factor.begin>;

const states = {
  none: { status: <StatusTag meaning="default">未启用</StatusTag>, note: '登录只需要密码。' },
  sms: { status: <StatusTag meaning="success">短信验证码</StatusTag>, note: '登录时除密码外，还需要输入发送到绑定手机号的验证码。' },
  totp: { status: <StatusTag meaning="success">动态口令</StatusTag>, note: '登录时除密码外，还需要输入身份验证器应用中的动态口令。' },
} as const satisfies Record<Reply<typeof factor.detail>['method'], object>;

const about = ({ message }: CallError): Record<string, string> =>
  message === passwordErrors.wrongOld.message ? { password: '登录密码错误' } : {};

/** Sets up the second factor that sign-in requires besides the password. */
export function FactorTab() {
  const { data, error, refetch } = useQuery(ask(factor.detail, {}));
  const [secret, setSecret] = useState<Secret>();
  const begin = useDialog();
  const drop = useDialog();
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  if (secret) return <Confirm secret={secret} onClose={() => setSecret(undefined)} />;
  const { status, note } = states[data.method];
  const closeBegin = (reply?: Secret) => {
    begin.close();
    if (reply) setSecret(reply);
  };
  return (
    <div className="account-rows">
      <Row
        label="二次验证"
        value={status}
        note={data.isRequired ? `${note}平台要求此账号启用二次验证。` : note}
        action={
          data.method === 'totp' ? (
            <Button danger onClick={drop.add}>
              停用动态口令
            </Button>
          ) : (
            <Button type="primary" onClick={begin.add}>
              启用动态口令
            </Button>
          )
        }
      />
      <FormDialog
        dialog={{ ...begin, close: closeBegin }}
        title="启用动态口令"
        okText="下一步"
        call={factor.begin}
        done="密码验证成功"
        about={about}
      >
        <PasswordField />
      </FormDialog>
      <FormDialog dialog={drop} title="停用动态口令" okText="停用" danger call={factor.drop} done="已停用动态口令" about={about}>
        <PasswordField />
      </FormDialog>
    </div>
  );
}

const PasswordField = () => (
  <Field name="password" label="登录密码" required extra="请输入登录密码，确认是你本人操作。">
    <Input.Password autoComplete="current-password" maxLength={128} />
  </Field>
);

function Confirm({ secret: { secret, address }, onClose }: { secret: Secret; onClose: () => void }) {
  const state = useCallForm({
    call: factor.confirm,
    done: '已启用动态口令',
    about: ({ message }) => (message === factorErrors.wrongCode.message ? { code: message } : {}),
    onDone: onClose,
  });
  return (
    <div className="factor">
      <ol className="factor-steps">
        <li>在手机上打开身份验证器应用（如 Microsoft Authenticator、FreeOTP）。</li>
        <li>
          扫描二维码；无法扫描时，手动输入密钥：
          <Typography.Text code copyable={{ tooltips: ['复制', '已复制'] }} className="factor-secret">
            {secret}
          </Typography.Text>
        </li>
        <li>输入应用显示的 6 位动态口令，完成启用。</li>
      </ol>
      <div className="factor-code">
        <QRCode type="svg" value={address} size={168} color="#000" bgColor="#fff" bordered={false} aria-label="身份验证器二维码" />
      </div>
      <CallForm state={state}>
        <Field name="code" label="动态口令" required>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Field>
        <div className="row">
          <Button type="primary" loading={state.isPending} onClick={state.form.submit}>
            启用
          </Button>
          <Button onClick={onClose}>取消</Button>
        </div>
      </CallForm>
    </div>
  );
}
