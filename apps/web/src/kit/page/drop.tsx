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
  /** What opens it. */
  button: ReactElement<Opener>;
  /** What the panel is, for screen readers. */
  label: string;
  role?: 'menu';
  /** Below the button, from its start or up to its end, or beside it. */
  align?: Align;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (close: () => void) => ReactNode;
};

/** A button and what it unfolds, above everything else: a menu, or a few settings. */
export function Drop({ button, label, role, align = 'start', className = '', onKeyDown, children }: DropProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // No section may be a menu.
  const Panel = role ? 'div' : 'section';
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useDismiss(whole, isOpen, (byKey) => (byKey ? close() : setOpen(false)));
  useLayoutEffect(() => {
    if (isOpen && panel.current && opener.current) raise(panel.current, opener.current, align);
  }, [isOpen, align]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A drawer below would close as well, and a tree would take the arrows.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else onKeyDown?.(event);
  };
  return (
    <span ref={whole} className={`drop ${className}`}>
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
          // What it lies in, such as a row, is not meant.
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
/** Puts the panel in the browser's top layer, below its button, or above where there is no room; where neither has any it scrolls. */
function raise(panel: HTMLElement, opener: HTMLElement, align: Align) {
  panel.showPopover();
  const from = opener.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const wished = { start: from.left, end: from.right - width, beside: from.right + gap }[align];
  const below = align === 'beside' ? from.top : from.bottom + gap;
  const above = from.top - gap - height;
  const isBelow = below + height <= innerHeight || above < margin;
  panel.style.left = `${Math.max(margin, Math.min(wished, innerWidth - width - margin))}px`;
  panel.style.top = `${isBelow ? below : above}px`;
  if (isBelow && below + height > innerHeight)
    Object.assign(panel.style, { maxHeight: `${innerHeight - below - margin}px`, overflowY: 'auto' });
  // Only now that it is shown can anything in it be focused.
  panel.querySelector<HTMLElement>('input[type=search]')?.focus();
}

/** On scrolling too: what is unfolded is placed on the window and would stay behind. */
const leaving = ['pointerdown', 'focusin', 'scroll'];

/** While something is unfolded: Escape, a click elsewhere and the focus moving away fold it. Says whether the keyboard did it. */
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
    for (const type of leaving) document.addEventListener(type, leave, true);
    document.addEventListener('keydown', onEscape);
    return () => {
      for (const type of leaving) document.removeEventListener(type, leave, true);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, inside]);
}

/** Arrows, Home and End move the focus among the entries of a menu, round and round. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, entry: string) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(entry)];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: (at + 1) % entries.length, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to)?.focus();
}
