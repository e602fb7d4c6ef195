import type { PropsWithChildren } from 'react';
import './panel.css';

/** Renders a white surface with a hairline border. antd's Card would load antd's Tabs as well. */
export function Panel({ className = '', children }: PropsWithChildren<{ className?: string }>) {
  return <section className={`panel ${className}`}>{children}</section>;
}
