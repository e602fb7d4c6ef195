import type { PropsWithChildren } from 'react';
import './panel.css';

/** 进行中, 正常, 待处理, 异常, 停用: a colour means the same on every page. */
export type Meaning = 'processing' | 'success' | 'warning' | 'error' | 'default';

/** A state as a dot and a word, so that it can be read without the colour. */
export function StatusTag({ meaning, children }: PropsWithChildren<{ meaning: Meaning }>) {
  return <span className={`status status-${meaning}`}>{children}</span>;
}
