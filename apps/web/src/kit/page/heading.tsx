import { createContext, type PropsWithChildren, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The elements beside the heading of a page into which the page puts its count and its actions; null where no heading belongs to it. */
type Heading = { note: HTMLElement | null; actions: HTMLElement | null };
const none: Heading = { note: null, actions: null };
export const HeadingContext = createContext<Heading>(none);

/** Wraps a part of a page, such as a tab or a drawer: its lists show their actions themselves, because the heading is not theirs. */
export const WithoutHeading = ({ children }: PropsWithChildren) => <HeadingContext value={none}>{children}</HeadingContext>;

type NoteProps = PropsWithChildren<{ otherwise?: ReactNode }>;
/** Shows a few words after the heading of the page, such as the number of records; in place of them `otherwise` if there is no heading. */
export function HeadingNote({ children, otherwise }: NoteProps) {
  const { note } = useContext(HeadingContext);
  return note ? createPortal(children, note) : otherwise;
}

/** Renders the actions of a page, with the primary action first. They stand beside the heading, or in place if there is none. */
export function HeadingActions({ children }: { children: ReactNode }) {
  const { actions } = useContext(HeadingContext);
  return actions ? createPortal(children, actions) : <div className="row">{children}</div>;
}
