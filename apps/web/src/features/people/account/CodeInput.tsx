import { Button, Input, Space } from 'antd';
import { say } from '../../../kit/message.ts';
import type { SmsCode } from '../../../kit/sms.ts';

type CodeInputProps = {
  /** Given by Form.Item. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  sms: SmsCode;
  /** Asks for the code; nothing is sent while what it needs is not there yet. */
  onSend: () => Promise<{ smsId: string; seconds: number } | undefined>;
  /** Something else has to be done before a code can be asked for. */
  isWaiting?: boolean;
  /** The code was right. */
  isDone?: boolean;
};
/** Six digits of a text message, with the button that asks for it. */
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
