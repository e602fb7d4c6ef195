import { password, passwordErrors } from '@park/contract/people/password';
import { Input } from 'antd';
import { AntdTheme } from '../../../kit/AntdTheme.tsx';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { type CallError, onSignedOut } from '../../../kit/send.ts';
import { aboutPassword } from './FirstPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Long enough to read the toast before the page goes. */
const readingTime = 2000;
const about = (error: CallError): Record<string, string> =>
  error.message === passwordErrors.wrongOld.message ? { oldPassword: error.message } : aboutPassword(error);

type Typed = { oldPassword: string; newPassword: string; repeated: string };
type ChangePasswordProps = { open: boolean; onClose: () => void; onLeave: () => void };
/** R215: a new password ends every session, this one too. */
export function ChangePassword({ open, onClose, onLeave }: ChangePasswordProps) {
  const close = (reply?: object) => {
    onClose();
    if (!reply) return;
    // What still runs in the background finds the session gone; that has been said already.
    onSignedOut.run = () => {};
    setTimeout(onLeave, readingTime);
  };
  return (
    <AntdTheme>
      <FormDialog
        dialog={{ open, close }}
        title="修改密码"
        call={password.modify}
        done="修改成功，请重新登录"
        prepare={({ oldPassword, newPassword }: Typed) => ({ oldPassword, newPassword })}
        about={about}
      >
        <Field name="oldPassword" label="原密码" required>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Field>
        <NewPasswordFields />
      </FormDialog>
    </AntdTheme>
  );
}
