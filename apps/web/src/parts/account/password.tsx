import { passwordForm } from '@park/contract/people/password';
import './password.css';

const characterKinds: readonly [words: string, test: RegExp][] = [
  ['8-20位', /^.{8,20}$/],
  ['数字', /\d/],
  ['大写字母', /[A-Z]/],
  ['小写字母', /[a-z]/],
];

/** V148, V149: returns the message for a missing or too weak password. */
export function passwordProblem(value: string): string | undefined {
  if (!value) return passwordForm.missing;
  return new RegExp(passwordForm.pattern).test(value) ? undefined : passwordForm.wrong;
}

/** V151: returns the message if the repeated password differs. */
export const repeatProblem = (password: string, repeated: string): string | undefined =>
  repeated === password ? undefined : passwordForm.differs;

/** Shows the requirements that a new password does not meet yet, while it is typed. */
export function PasswordChecklist({ value }: { value: string }) {
  return (
    <ul className="password-checklist" aria-label="密码要求">
      {characterKinds.map(([words, test]) => {
        const isMet = test.test(value);
        return (
          <li key={words} className={isMet ? 'is-met' : undefined}>
            {words}
            <span className="unseen">{isMet ? '，已满足' : '，未满足'}</span>
          </li>
        );
      })}
    </ul>
  );
}
