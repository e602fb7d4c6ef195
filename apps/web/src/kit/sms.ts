import { smsErrors } from '@park/contract/kernel/sms';
import { useEffect, useState } from 'react';
import { CallError } from './send.ts';
import { stored } from './storage.ts';

const wait = 60;
const minute = 60_000;
/** As long as the server takes a code. */
const lifetime = 5 * minute;

/** A code on its way: which message it came with, and when the next one may be asked for. */
type Asked = { smsId: string; until: number };
const none: Asked = { smsId: '', until: 0 };

function recall(name: string): Asked {
  try {
    const asked: Asked = { ...none, ...JSON.parse(stored.get(name) ?? '{}') };
    return Date.now() < asked.until - wait * 1000 + lifetime ? asked : none;
  } catch {
    return none;
  }
}

/** V300, V301: what to say when no code could be sent. */
const smsProblem = (error: unknown): string =>
  (error instanceof CallError && error.code === smsErrors.tooOften.code ? smsErrors.tooOften : smsErrors.failed).message;

/**
 * Asks for a code by text message, once in 60 seconds. What was asked for outlives the dialog and a reload: the message
 * on the phone is still good then.
 */
export function useSmsCode(purpose: string) {
  const name = `sms.${purpose}`;
  const [asked, setAsked] = useState(() => recall(name));
  const [isSending, setSending] = useState(false);
  const left = useSecondsUntil(asked.until);

  const note = ({ smsId = '', seconds }: { smsId?: string; seconds: number }) => {
    const next = { smsId, until: Date.now() + seconds * 1000 };
    stored.set(name, JSON.stringify(next));
    setAsked(next);
  };
  return {
    smsId: asked.smsId,
    left,
    isSending,
    /** V114 */
    label: left > 0 ? `${left}s后重新获取` : asked.until > 0 ? '重新获取' : '获取验证码',
    /** A code that was sent without being asked for here. */
    note,
    /** Returns what went wrong, if anything did. One that sends nothing leaves everything as it is. */
    async ask(send: () => Promise<{ smsId?: string; seconds: number } | undefined>): Promise<string | undefined> {
      setSending(true);
      try {
        const sent = await send();
        if (sent) note(sent);
        return undefined;
      } catch (error) {
        return smsProblem(error);
      } finally {
        setSending(false);
      }
    },
    /** Done with; the next time begins anew. */
    forget() {
      stored.remove(name);
      setAsked(none);
    },
  };
}
export type SmsCode = ReturnType<typeof useSmsCode>;

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  // A clock that was set back must not lock anybody out.
  return Math.min(wait, Math.max(0, Math.ceil((moment - now) / 1000)));
}
