import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Outline } from '../kit/page/outline.tsx';
import type { SmsCode } from '../parts/account/sms.ts';

/** The path is kept here instead of among the icons, so that the sign-in page does not load all icons. */
const eyePath = 'M1.5 8S4 3.6 8 3.6 14.5 8 14.5 8 12 12.4 8 12.4 1.5 8 1.5 8M8 9.9a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8';
const closedEyePath =
  'M6.4 3.8A6.5 6.5 0 0 1 8 3.6c4 0 6.5 4.4 6.5 4.4a11 11 0 0 1-1.8 2.2' +
  'M4.2 4.6A11 11 0 0 0 1.5 8S4 12.4 8 12.4a6.3 6.3 0 0 0 2.9-.7M6.7 6.7a1.9 1.9 0 0 0 2.6 2.6M2.4 2.4l11.2 11.2';

/** The problem of a field and a callback that clears it when the user edits the field. */
export type FieldState = { problem?: string | undefined; onEdit: () => void };
type FieldProps = FieldState & ComponentProps<'input'> & { label: string; note?: ReactNode; action?: ReactNode };

export function Field({ label, problem, onEdit, note, action, children, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-box">
        <input
          id={id}
          {...input}
          onChange={(event) => {
            onEdit();
            onChange?.(event);
          }}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem || note ? `${id}-note` : undefined}
        />
        {action}
      </div>
      {children}
      <p id={`${id}-note`} className={problem ? 'login-problem' : 'login-note'}>
        {problem ?? note}
      </p>
    </div>
  );
}

/** Shows a refusal once, above the fields. */
export function Refusal({ text }: { text: string }) {
  return <div role="alert">{text && <p className="login-refusal">{text}</p>}</div>;
}

type PasswordFieldProps = Omit<FieldProps, 'label' | 'action' | 'type' | 'note'> & { label?: string };
export function PasswordField({ label = '密码', ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      name="password"
      autoComplete="current-password"
      maxLength={128}
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      note={isCapsLock ? '大写锁定已打开' : ''}
      action={
        <button
          type="button"
          className="login-eye"
          aria-label={isShown ? `隐藏${label}` : `显示${label}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Outline path={isShown ? closedEyePath : eyePath} />
        </button>
      }
    />
  );
}

type CodeFieldProps = FieldState & { label?: string; action?: ReactNode; ref?: ComponentProps<'input'>['ref'] };
/** Renders a field for six digits from a text message or an authenticator app. */
export function CodeField({ label = '验证码', ...field }: CodeFieldProps) {
  return <Field {...field} label={label} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />;
}

/** Requests a code; shows the seconds until the next request is allowed. */
export function SendCode({ sms, onSend }: { sms: SmsCode; onSend: (form: HTMLFormElement) => void }) {
  return (
    <button
      type="button"
      className="login-code"
      disabled={sms.left > 0 || sms.isSending}
      onClick={({ currentTarget }) => onSend(currentTarget.form as HTMLFormElement)}
    >
      {sms.label}
    </button>
  );
}

/** Focuses the first field of a step; used as its ref. */
export const focus = (input: HTMLInputElement | null) => input?.focus();

/** Manages the problems of a form's fields; editing a field clears its problem. */
export function useProblems<K extends string>() {
  const [problems, setProblems] = useState<Partial<Record<K, string>>>({});
  // A field may be mounted together with its problem, so it is focused after the render.
  const first = useRef(() => {});
  useEffect(() => {
    if (Object.keys(problems).length > 0) first.current();
    first.current = () => {};
  }, [problems]);
  const fieldState = (name: K): FieldState => ({
    problem: problems[name],
    onEdit: () => setProblems(({ [name]: _, ...others }) => others as typeof problems),
  });
  /** Shows the problems, focuses the first field with a problem, and tells whether there are any. */
  const showProblems = (form: HTMLFormElement, found: Partial<Record<K, string | undefined>>): boolean => {
    const all = Object.entries(found).filter(([, text]) => text) as [K, string][];
    setProblems(Object.fromEntries(all) as typeof problems);
    first.current = () => form.querySelector<HTMLInputElement>(`[name=${all[0]?.[0]}]`)?.focus();
    return all.length > 0;
  };
  return { fieldState, showProblems };
}

/** Fields whose values are not trimmed, because blanks may be part of a password. */
const untrimmedFields = new Set(['password', 'repeated']);
/** Returns the values of a form. */
export function readForm<K extends string>(form: HTMLFormElement, ...names: K[]): Record<K, string> {
  const data = new FormData(form);
  const values = names.map((name) => {
    const value = String(data.get(name) ?? '');
    return [name, untrimmedFields.has(name) ? value : value.trim()];
  });
  return Object.fromEntries(values);
}
