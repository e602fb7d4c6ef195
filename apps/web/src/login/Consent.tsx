import { type Agreement, type AgreementKind, agreement, agreementNames } from '@park/contract/people/agreement';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { send } from '../kit/api/send.ts';
import { textOf } from './checks.ts';
import type { FieldState } from './fields.tsx';

const names = Object.entries(agreementNames) as [AgreementKind, string][];
const title = (name: string) => `《${name}》`;
const consentLabel = `我已阅读并同意${names.map(([, name]) => title(name)).join('')}`;
export const consentMissing = `请先阅读并同意${names.map(([, name]) => title(name)).join('和')}`;

/**
 * Loads the agreements in force. If loading fails, the sign-in page shows no agreements, and the console asks for consent after the
 * sign-in.
 */
export function useAgreements() {
  const [texts, setTexts] = useState<readonly Agreement[]>([]);
  const [problem, setProblem] = useState('');
  const coming = useRef<Promise<readonly Agreement[]>>(Promise.resolve([]));
  const load = useCallback(() => {
    setProblem('');
    coming.current = send(agreement.current, {}).catch((error) => {
      setProblem(textOf(error));
      return [];
    });
    void coming.current.then(setTexts);
  }, []);
  useEffect(load, [load]);
  return { texts, problem, load, whenLoaded: () => coming.current };
}
type Agreements = ReturnType<typeof useAgreements>;

type ConsentProps = FieldState & { agreements: Agreements; checked: boolean; onChange: (checked: boolean) => void };
/** Renders the consent check box, required for signing in, with links to the agreements. */
export function Consent({ agreements, checked, onChange, problem, onEdit }: ConsentProps) {
  const id = useId();
  const [reading, setReading] = useState<AgreementKind>();
  return (
    <div className="login-consent">
      <div className="login-check">
        <input
          id={id}
          type="checkbox"
          name="consent"
          aria-label={consentLabel}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-note` : undefined}
          checked={checked}
          onChange={(event) => {
            onEdit();
            onChange(event.target.checked);
          }}
        />
        <span>
          <label htmlFor={id}>我已阅读并同意</label>
          {names.map(([kind, name]) => (
            <button key={kind} type="button" className="login-link" onClick={() => setReading(kind)}>
              {title(name)}
            </button>
          ))}
        </span>
      </div>
      <p id={`${id}-note`} className="login-problem">
        {problem}
      </p>
      {reading && <AgreementDialog agreements={agreements} kind={reading} onClose={() => setReading(undefined)} />}
    </div>
  );
}

type AgreementDialogProps = { agreements: Agreements; kind: AgreementKind; onClose: () => void };
function AgreementDialog({ agreements: { texts, problem, load }, kind, onClose }: AgreementDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const text = texts.find((one) => one.kind === kind);
  return (
    <dialog ref={dialog} className="login-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{text?.title ?? agreementNames[kind]}</h2>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than its window has to be scrolled */}
      <section className="login-dialog-text" aria-labelledby={id} tabIndex={0}>
        {text?.content ?? (problem || '加载中…')}
      </section>
      <div className="login-dialog-end">
        {problem && (
          <button type="button" className="login-plain" onClick={load}>
            重试
          </button>
        )}
        <button type="button" className="login-submit" onClick={() => dialog.current?.close()}>
          关闭
        </button>
      </div>
    </dialog>
  );
}
