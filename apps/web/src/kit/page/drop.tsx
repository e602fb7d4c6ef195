import {
  type AriaAttributes,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Opener = AriaAttributes & { ref?: Ref<HTMLElement>; onClick?: (event: MouseEvent<HTMLElement>) => void };
type Align = 'start' | 'end' | 'beside';
type DropProps = {
  /** The button that opens the panel. */
  button: ReactElement<Opener>;
  /** Name of the panel for screen readers. */
  label: string;
  role?: 'menu';
  /** Position of the panel: below the button with aligned start or end, or beside it. */
  align?: Align;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (close: () => void) => ReactNode;
};

/** Renders a button that opens a panel, such as a menu or a few settings. The open panel covers the rest of the page. */
export function Drop({ button, label, role, align = 'start', className = '', onKeyDown, children }: DropProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A section element may not have the role menu.
  const Panel = role ? 'div' : 'section';
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useDismiss(root, isOpen, (byKey) => (byKey ? close() : setOpen(false)));
  useLayoutEffect(() => {
    if (isOpen && panel.current && opener.current) showPanel(panel.current, opener.current, align);
  }, [isOpen, align]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Otherwise a drawer below would close as well, and a tree would handle the arrow keys.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else onKeyDown?.(event);
  };
  return (
    <span ref={root} className={`drop ${className}`}>
      {cloneElement(button, {
        ref: opener,
        'aria-expanded': isOpen,
        'aria-haspopup': role,
        'aria-controls': isOpen ? id : undefined,
        onClick: (event) => {
          button.props.onClick?.(event);
          setOpen(!isOpen);
        },
      })}
      {isOpen && (
        <Panel
          ref={panel}
          id={id}
          popover="manual"
          className="popup-panel"
          role={role}
          aria-label={label}
          onKeyDown={press}
          // A click in the panel must not count as a click on the element around it, such as a table row.
          onClick={(event) => event.stopPropagation()}
        >
          {children(close)}
        </Panel>
      )}
    </span>
  );
}

const gap = 6;
const margin = 8;
/**
 * Shows the panel in the browser's top layer, below the button, or above it if there is no room below. If neither side has room, the panel
 * opens below and scrolls.
 */
function showPanel(panel: HTMLElement, opener: HTMLElement, align: Align) {
  panel.showPopover();
  const from = opener.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const preferredLeft = { start: from.left, end: from.right - width, beside: from.right + gap }[align];
  const below = align === 'beside' ? from.top : from.bottom + gap;
  const above = from.top - gap - height;
  const isBelow = below + height <= innerHeight || above < margin;
  panel.style.left = `${Math.max(margin, Math.min(preferredLeft, innerWidth - width - margin))}px`;
  panel.style.top = `${isBelow ? below : above}px`;
  if (isBelow && below + height > innerHeight)
    Object.assign(panel.style, { maxHeight: `${innerHeight - below - margin}px`, overflowY: 'auto' });
  // The panel must be visible before an element in it can be focused.
  panel.querySelector<HTMLElement>('input[type=search]')?.focus();
}

/** Scrolling also closes the panel: it is positioned relative to the window and would not move along. */
const dismissEvents = ['pointerdown', 'focusin', 'scroll'];

/**
 * Closes an open panel on Escape, on a click elsewhere, on scrolling, and when the focus moves away. `close` learns whether Escape was the
 * cause.
 */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: (byKey: boolean) => void) {
  const fold = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!inside.current?.contains(event.target as Node)) fold(false);
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') fold(true);
    };
    for (const type of dismissEvents) document.addEventListener(type, leave, true);
    document.addEventListener('keydown', onEscape);
    return () => {
      for (const type of dismissEvents) document.removeEventListener(type, leave, true);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, inside]);
}

/** Moves the focus among the entries of a menu by arrow keys, Home and End, wrapping around at the ends. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, entry: string) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(entry)];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: (at + 1) % entries.length, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to)?.focus();
}
