import { logoLimits, logoTexts } from '@park/contract/kernel/file';

const kinds = ['image/png', 'image/jpeg'];

/** Returns the reason why a stored file cannot be a logo or portrait. Its type was detected from its bytes at upload. */
export function logoProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!kinds.includes(type)) return logoTexts.wrongType;
  return size > logoLimits.maxSize * 1024 ? logoTexts.tooLarge : undefined;
}
