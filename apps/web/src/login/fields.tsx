import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../kit/icons.tsx';

type Settled = { problem?: string | undefined; onEdit: () => void };
type FieldProps = Settled & InputHTMLAttributes<HTMLInputElement> & { label: string; note?: ReactNode; action?: ReactNode };

export function Field({ label, problem, onEdit, note, action, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-box">
        <input
          id={id}
          {...input}
          onChange={onEdit}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem || note ? `${id}-note` : undefined}
        />
        {action}
      </div>
      <p id={`${id}-note`} className={problem ? 'login-problem' : 'login-note'}>
        {problem ?? note}
      </p>
    </div>
  );
}

export function PasswordField(settled: Settled) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...settled}
      name="password"
      label="密码"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={128}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      note={isCapsLock ? '大写锁定已打开' : ''}
      action={
        <button
          type="button"
          className="login-eye"
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
