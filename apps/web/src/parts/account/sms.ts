import { smsErrors } from '@park/contract/kernel/sms';
import { useEffect, useState } from 'react';
import { CallError } from '../../kit/api/send.ts';
import { stored } from '../../kit/api/storage.ts';

const wait = 60;
const minute = 60_000;
/** Lifetime of a code on the server. */
const lifetime = 5 * minute;

/** The last requested code: the id of its message, and the time at which the next code may be requested. */
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

/** V300, V301: returns the message to show when no code could be sent. */
const smsProblem = (error: unknown): string =>
  (error instanceof CallError && error.code === smsErrors.tooOften.code ? smsErrors.tooOften : smsErrors.failed).message;

/**
 * Requests a code by text message, at most once in 60 seconds. The request survives closing the dialog and a reload, because the code on
 * the phone stays valid.
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
    /** Records a code that the server sent without a request from here. */
    note,
    /** Requests a code and returns an error message if that fails. A `send` that returns undefined changes nothing. */
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
    /** Forgets the requested code after its use. */
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
  // Capped, because a clock set back would otherwise block the user for long.
  return Math.min(wait, Math.max(0, Math.ceil((moment - now) / 1000)));
}
