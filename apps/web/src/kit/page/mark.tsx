import { type ReactNode, useState } from 'react';

const colours = 8;
/** Returns a number of 32 bits that depends on every character of the id (FNV-1a, then mixed so that its low digits differ too). */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
/** Returns the category colour of an id, from 1 to 8. It never changes, so that a company or person is recognised by it. */
export const categoryOf = (id: string) => (hashOf(id) % colours) + 1;

export type MarkSize = 20 | 24 | 28 | 32 | 40 | 64;
type MarkProps = {
  id: string;
  size: MarkSize;
  /** The uploaded picture; one that cannot be loaded is replaced by the generated mark. */
  url?: string | null | undefined;
  isRound?: boolean;
  letters?: string;
  children?: ReactNode;
};
/** Renders a picture, or letters or a drawing on the colour of the id. Screen readers skip it, because the name stands beside it. */
export function Mark({ id, size, url, isRound = false, letters, children }: MarkProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = url && url !== broken;
  const colour = categoryOf(id);
  const ink = isRound ? `var(--c${colour}-deep)` : `var(--c${colour})`;
  const fontSize = size < 22 ? 11 : 4 + size / 4;
  return (
    <span
      className={isRound ? 'mark mark-round' : 'mark'}
      aria-hidden
      style={{ width: size, height: size, fontSize, ...(hasPicture ? {} : { color: ink, background: `var(--c${colour}-soft)` }) }}
      {...(!hasPicture && letters && { 'data-letters': letters })}
    >
      {hasPicture ? <img src={url} alt="" onError={() => setBroken(url)} /> : children}
    </span>
  );
}
