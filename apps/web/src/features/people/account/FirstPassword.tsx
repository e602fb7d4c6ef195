import { password, passwordErrors } from '@park/contract/people/password';
import { Button } from 'antd';
import { browser } from '../../../kit/api/browser.ts';
import type { CallError } from '../../../kit/api/send.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { CallForm, useCallForm } from '../../../kit/form/form.tsx';
import { AntdTheme } from '../../../kit/theme/AntdTheme.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Time for the user to read the toast before the page reloads, in ms. */
const readingTime = 1000;
const passwordTexts: readonly string[] = [passwordErrors.common.message, passwordErrors.same.message];
export const aboutPassword = ({ message }: CallError): Record<string, string> =>
  passwordTexts.includes(message) ? { newPassword: message } : {};

type FirstPasswordProps = { onLeave: () => void };
/** R214: users must change the initial password before they can do anything else; otherwise they can only sign out with 退出. */
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
