import { smsErrors } from '@park/contract/kernel/sms';
import { useEffect, useState } from 'react';
import { CallError } from '../../kit/api/send.ts';
import { stored } from '../../kit/api/storage.ts';

const waitSeconds = 60;
const minuteMs = 60_000;
/** Lifetime of a code on the server. */
const lifetimeMs = 5 * minuteMs;

/** The last requested code: the id of its message, and the time at which the next code may be requested. */
type SentCode = { smsId: string; until: number };
const noCode: SentCode = { smsId: '', until: 0 };

function readStored(name: string): SentCode {
  try {
    const code: SentCode = { ...noCode, ...JSON.parse(stored.get(name) ?? '{}') };
    return Date.now() < code.until - waitSeconds * 1000 + lifetimeMs ? code : noCode;
  } catch {
    return noCode;
  }
}

/** V300, V301: returns the message to show when no code could be sent. */
const smsProblem = (error: unknown): string =>
  (error instanceof CallError && error.code === smsErrors.tooOften.code ? smsErrors.tooOften : smsErrors.failed).message;

/**
 * Requests a code by text message, at most once in 60 seconds. The id of the code is stored, so that the code on the phone can still be
 * used after the dialog was closed or the page reloaded.
 */
export function useSmsCode(purpose: string) {
  const name = `sms.${purpose}`;
  const [sentCode, setSentCode] = useState(() => readStored(name));
  const [isSending, setSending] = useState(false);
  const left = useSecondsUntil(sentCode.until);

  const note = ({ smsId = '', seconds }: { smsId?: string; seconds: number }) => {
    const next = { smsId, until: Date.now() + seconds * 1000 };
    stored.set(name, JSON.stringify(next));
    setSentCode(next);
  };
  return {
    smsId: sentCode.smsId,
    left,
    isSending,
    /** V114: label of the button; after a request it shows the seconds until a new code can be requested. */
    label: left > 0 ? `${left}s后重新获取` : sentCode.until > 0 ? '重新获取' : '获取验证码',
    /** Records a code that the server has already sent as part of another call. */
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
      setSentCode(noCode);
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
  // The seconds are capped, because a clock that was set back would otherwise block the user for long.
  return Math.min(waitSeconds, Math.max(0, Math.ceil((moment - now) / 1000)));
}
