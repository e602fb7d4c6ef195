import { Empty } from 'antd';
import type { PropsWithChildren } from 'react';
import { refusal } from '../api/access.tsx';

const texts = {
  first: '这里还没有内容',
  none: '未找到匹配的数据',
  forbidden: refusal,
} as const;

/** Says that a list is empty and why: first use, no match, or no right. The children offer the next action. */
export function EmptyState({ kind, text = texts[kind], children }: PropsWithChildren<{ kind: keyof typeof texts; text?: string }>) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {children}
    </Empty>
  );
}
