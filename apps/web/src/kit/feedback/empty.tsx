import type { PropsWithChildren } from 'react';
import { useRefusalText } from '../api/access.tsx';
import '../page/panel.css';

const texts = {
  first: '这里还没有内容',
  none: '未找到匹配的数据',
  done: '都处理完了',
} as const;

/** Each drawing on 160 × 120: what stands behind, what is filled and outlined, further lines, and where its one dot is. */
const drawings = {
  // a crane at a building site
  first: [
    'M38 100V66h20v34M124 100V78h14v22',
    'M64 78h38v22H64z',
    'M83 78v22M64 89h38M114 100V30M50 40l64-10 18 10zM66 40v20M59 60h14v11H59z',
    114,
    26,
  ],
  // a lantern
  none: [
    'M40 100V56h18v44M110 100V66h18v34',
    'M71 30h18c7 5 9 12 9 22s-2 17-9 22H71c-7-5-9-12-9-22s2-17 9-22z',
    'M80 10v12M68 22h24M80 30v44M75 30c-5 13-5 31 0 44M85 30c5 13 5 31 0 44M71 80h18M80 80v6',
    80,
    90,
  ],
  // a bench in the park
  done: [
    'M48 38c2-6 9-6 11 0 2-6 9-6 11 0',
    'M116 72a18 18 0 1 1 0-36 18 18 0 0 1 0 36z',
    'M116 100V56M116 68l8-8M38 66h50v6H38zM38 76h50v6H38zM34 86h58v4H34zM42 90v10M84 90v10M42 66v20M84 66v20',
    88,
    38,
  ],
  // a lock
  forbidden: ['M42 100V52h16v48M104 100V60h18v40', 'M60 58h40v42H60z', 'M68 58V44a12 12 0 0 1 24 0v14M60 68h40M60 90h40M80 79v6', 80, 78],
  // a plug beside its socket
  error: [
    'M34 100V62h18v38M124 100V74h14v26',
    'M62 46h18v12a9 9 0 0 1-18 0z',
    'M67 46v-9M75 46v-9M71 67v8c0 6-4 9-10 9H46M102 36h28v28h-28zM111 46v8M121 46v8',
    91,
    50,
  ],
} as const;

/** Shows one of the pictures for empty pages. Hidden from screen readers, because a sentence stands below it. */
export function Picture({ of }: { of: keyof typeof drawings }) {
  const [behind, filled, lines, x, y] = drawings[of];
  return (
    <svg className="empty-picture" viewBox="0 0 160 120" width="150" height="112" fill="none" aria-hidden="true" focusable="false">
      <path d={behind} stroke="var(--line-strong)" />
      <path d={filled} fill="var(--c1-soft)" />
      <path d={`M20 100h120${filled}${lines}`} stroke="var(--c1)" />
      <circle cx={x} cy={y} r="4" fill="var(--accent)" />
    </svg>
  );
}

type Props = PropsWithChildren<{ kind: keyof typeof texts | 'forbidden'; text?: string; hint?: string }>;
/** Says that a list is empty and why: first use, no match, nothing to do, or no right. The children offer the next action, at most one. */
export function EmptyState({ kind, text, hint, children }: Props) {
  const refusal = useRefusalText();
  return (
    <div className="empty-state">
      <Picture of={kind} />
      <strong>{text ?? (kind === 'forbidden' ? refusal : texts[kind])}</strong>
      {hint && <span>{hint}</span>}
      {children}
    </div>
  );
}
