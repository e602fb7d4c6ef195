import { password, passwordErrors } from '@park/contract/people/password';
import { Button } from 'antd';
import { AntdTheme } from '../../../kit/AntdTheme.tsx';
import { browser } from '../../../kit/browser.ts';
import { PageModal } from '../../../kit/dialog.tsx';
import { CallForm, useCallForm } from '../../../kit/form.tsx';
import type { CallError } from '../../../kit/send.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Long enough to read the toast before the page goes. */
const readingTime = 1000;
const ofPassword: readonly string[] = [passwordErrors.common.message, passwordErrors.same.message];
export const aboutPassword = ({ message }: CallError): Record<string, string> =>
  ofPassword.includes(message) ? { newPassword: message } : {};

type FirstPasswordProps = { onLeave: () => void };
/** R214: the first password has to go before anything else is reached. Only 退出 leads out of it. */
export function FirstPassword({ onLeave }: FirstPasswordProps) {
  return (
    <AntdTheme>
      <FirstPasswordDialog onLeave={onLeave} />
    </AntdTheme>
  );
}

function FirstPasswordDialog({ onLeave }: FirstPasswordProps) {
  const state = useCallForm({
    call: password.first,
    done: '密码设置成功',
    prepare: ({ newPassword }: { newPassword: string }) => ({ newPassword }),
    about: aboutPassword,
    onDone: () => void setTimeout(browser.reload, readingTime),
  });
  return (
    <PageModal
      title="首次登录修改密码"
      open
      width={450}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="leave" onClick={onLeave}>
          退出
        </Button>,
        <Button key="save" type="primary" loading={state.isPending} onClick={state.form.submit}>
          确定
        </Button>,
      ]}
    >
      <p className="muted">为了账号安全，首次登录请先修改初始密码。</p>
      <CallForm state={state}>
        <NewPasswordFields />
      </CallForm>
    </PageModal>
  );
}
