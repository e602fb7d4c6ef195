import { Button } from 'antd';
import { CallError, clientTexts } from '../api/send.ts';
import { EmptyState, Picture } from './empty.tsx';
import '../page/panel.css';

/** Shows an error in place of the content, with a retry button. A fixed text precedes the message of the server. */
export function ErrorBlock({ error, text, onRetry }: { error: unknown; text?: string | undefined; onRetry: () => void }) {
  const known = error instanceof CallError ? error : undefined;
  if (known?.code === '403') return <EmptyState kind="forbidden" />;
  // a field error, such as an invalid filter, is more precise than the general message
  const reason = Object.values(known?.fields ?? {})[0] ?? known?.message ?? clientTexts.failed;
  return (
    <div className="notice-block" role="alert">
      <Picture of="error" />
      <strong>{text ?? reason}</strong>
      {text && text !== reason && <span className="muted">{reason}</span>}
      {known?.requestId && <span className="muted">请求编号：{known.requestId}</span>}
      <Button onClick={onRetry}>重试</Button>
    </div>
  );
}
