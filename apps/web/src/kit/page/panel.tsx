import type { PropsWithChildren } from 'react';
import './panel.css';

/** A white surface with a hairline border. antd's Card would bring its tabs along. */
export function Panel({ className = '', children }: PropsWithChildren<{ className?: string }>) {
  return <section className={`panel ${className}`}>{children}</section>;
}
