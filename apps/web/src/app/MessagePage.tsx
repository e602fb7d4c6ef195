import type { PropsWithChildren } from 'react';

/** Fills the page with one message and the actions the user can take next. */
export function MessagePage({ title, text, children }: PropsWithChildren<{ title: string; text: string }>) {
  return (
    <div className="state">
      <svg width="120" height="80" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
        <path d="M14 70h92M28 70V34l22-12v48M50 70V40l24 8v22M74 70V28h18v42" />
        <path className="state-detail" d="M36 42v.1M36 52v.1M36 62v.1M62 56v.1M62 64v.1M83 38v.1M83 48v.1M83 58v.1" />
      </svg>
      <h1 className="state-title">{title}</h1>
      <p className="state-text">{text}</p>
      <div className="state-actions">{children}</div>
    </div>
  );
}
