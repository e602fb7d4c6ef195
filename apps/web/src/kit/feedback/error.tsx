import { Button } from 'antd';
import { CallError, clientTexts } from '../api/send.ts';
import { EmptyState } from './empty.tsx';
import '../page/panel.css';

/** What went wrong, in the place where the content would be, with a way to try again. A fixed text goes before the server's. */
export function ErrorBlock({ error, text, onRetry }: { error: unknown; text?: string | undefined; onRetry: () => void }) {
  const known = error instanceof CallError ? error : undefined;
  if (known?.code === '403') return <EmptyState kind="forbidden" />;
  // a filter that was typed wrongly is named rather than that there is one
  const reason = Object.values(known?.fields ?? {})[0] ?? known?.message ?? clientTexts.failed;
  return (
    <div className="notice-block" role="alert">
      <strong>{text ?? reason}</strong>
      {text && text !== reason && <span className="muted">{reason}</span>}
      {known?.requestId && <span className="muted">请求编号：{known.requestId}</span>}
      <Button onClick={onRetry}>重试</Button>
    </div>
  );
}
