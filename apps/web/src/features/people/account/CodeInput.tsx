import { Button, Input, Space } from 'antd';
import { say } from '../../../kit/feedback/message.ts';
import type { SmsCode } from '../../../parts/account/sms.ts';

type CodeInputProps = {
  /** Set by Form.Item. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  sms: SmsCode;
  /** Requests a code; returns undefined, without a request, while input it needs is missing or invalid. */
  onSend: () => Promise<{ smsId: string; seconds: number } | undefined>;
  /** An earlier step must be completed before a code can be requested. */
  isWaiting?: boolean;
  /** The code has been verified. */
  isDone?: boolean;
};
/** Input for the six digits of an SMS code, with the button that requests it. */
export function CodeInput({ sms, onSend, isWaiting = false, isDone = false, onChange, value = '', ...field }: CodeInputProps) {
  const ask = async () => {
    const problem = await sms.ask(onSend);
    if (problem) say.error(problem);
  };
  return (
    <Space.Compact block>
      <Input
        {...field}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        disabled={isDone}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {!isDone && (
        <Button disabled={isWaiting || sms.left > 0} loading={sms.isSending} onClick={() => void ask()}>
          {sms.label}
        </Button>
      )}
    </Space.Compact>
  );
}
