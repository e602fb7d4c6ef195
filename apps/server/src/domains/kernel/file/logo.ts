import { logoLimits, logoTexts } from '@park/contract/kernel/file';

const kinds = ['image/png', 'image/jpeg'];

/** What is wrong with a stored file as a logo or a portrait; its kind was read off its bytes when it came. */
export function logoProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!kinds.includes(type)) return logoTexts.wrongType;
  return size > logoLimits.maxSize * 1024 ? logoTexts.tooLarge : undefined;
}
