import { password, passwordErrors } from '@park/contract/people/password';
import { Input } from 'antd';
import { type CallError, onSignedOut } from '../../../kit/api/send.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { AntdTheme } from '../../../kit/theme/AntdTheme.tsx';
import { aboutPassword } from './FirstPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Time for the user to read the toast before the page reloads, in ms. */
const readingTime = 2000;
const about = (error: CallError): Record<string, string> =>
  error.message === passwordErrors.wrongOld.message ? { oldPassword: error.message } : aboutPassword(error);

type Typed = { oldPassword: string; newPassword: string; repeated: string };
type ChangePasswordProps = { open: boolean; onClose: () => void; onLeave: () => void };
/** R215: a new password ends every session, including this one. */
export function ChangePassword({ open, onClose, onLeave }: ChangePasswordProps) {
  const close = (reply?: object) => {
    onClose();
    if (!reply) return;
    // Requests still running fail with "signed out"; the user knows already, so the handler does nothing.
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
