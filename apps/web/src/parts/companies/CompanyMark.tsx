import type { ReactNode } from 'react';
import { hashOf, Mark, type MarkSize } from '../../kit/page/mark.tsx';

/** Ten shapes on a grid of 24. */
const shapes = [
  'M11 6v12a6 6 0 0 1 0-12zM13 6h5v12h-5z',
  'M6 18A12 12 0 0 1 18 6v12z',
  'M12 5l7 7-7 7-7-7z',
  'M6 6h7v7H6zM15 6h3v12h-3z',
  'M12 12V6a6 6 0 1 0 6 6z',
  'M6 6h7a5 5 0 0 1 5 5v7h-7a5 5 0 0 1-5-5z',
  'M12 12C8 12 6 10 6 6c4 0 6 2 6 6zM12 12c0-4 2-6 6-6 0 4-2 6-6 6zM12 12c0 4-2 6-6 6 0-4 2-6 6-6z',
  'M6 8v10h10zM8 6h10v10z',
  'M6 18v-4h4v-4h4V6h4v12z',
  'M6 18v-6a6 6 0 0 1 12 0v6h-4v-6a2 2 0 0 0-4 0v6z',
] as const;

/** Returns shape and turn of a company's mark; the colour has taken the last digit of the hash to the base of 8. */
export function markOf(id: string) {
  const rest = Math.floor(hashOf(id) / 8);
  return { shape: rest % shapes.length, turn: (Math.floor(rest / shapes.length) % 4) * 90 };
}

type CompanyMarkProps = { id: string; size: MarkSize; url?: string | null | undefined };
/** Shows the logo of a company, or a mark that follows from its id: one of ten shapes in one of four turns. */
export function CompanyMark({ id, size, url }: CompanyMarkProps) {
  const { shape, turn } = markOf(id);
  return (
    <Mark id={id} size={size} url={url}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={shapes[shape]} {...(turn > 0 && { transform: `rotate(${turn} 12 12)` })} />
      </svg>
    </Mark>
  );
}

type CompanyNameProps = { id: string; url?: string | null | undefined; note?: string | null | undefined; children: ReactNode };
/** Shows the name of a company beside its mark, as the first cell of a list; the note, such as its credit code, stands below. */
export const CompanyName = ({ id, url, note, children }: CompanyNameProps) => (
  <span className="marked">
    <CompanyMark id={id} size={32} url={url} />
    <span className="marked-company">
      {children}
      {note && <span className="marked-note">{note}</span>}
    </span>
  </span>
);
