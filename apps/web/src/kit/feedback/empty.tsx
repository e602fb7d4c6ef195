import { Empty } from 'antd';
import type { PropsWithChildren } from 'react';
import { useRefusalText } from '../api/access.tsx';

const texts = {
  first: '这里还没有内容',
  none: '未找到匹配的数据',
} as const;

/** Says that a list is empty and why: first use, no match, or no right. The children offer the next action. */
export function EmptyState({ kind, text, children }: PropsWithChildren<{ kind: keyof typeof texts | 'forbidden'; text?: string }>) {
  const refusal = useRefusalText();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text ?? (kind === 'forbidden' ? refusal : texts[kind])}>
      {children}
    </Empty>
  );
}
