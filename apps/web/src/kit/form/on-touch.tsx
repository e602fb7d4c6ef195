import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { fetched } from '../api/chunk.ts';
import { say } from '../feedback/message.ts';

/** Initial state of a control that was loaded because the user touched its placeholder. */
export type InitialState = { autoFocus?: boolean; defaultOpen?: boolean };

type OnTouchProps<P> = {
  /** Props of the real control. */
  control: Omit<P, keyof InitialState>;
  /** Loads the control without a touch, because it offers something that the placeholder does not. */
  isNeeded: boolean;
  /** Renders the placeholder until the control is loaded. */
  plain: (handlers: ReturnType<typeof useTouch>['handlers']) => ReactNode;
};

/**
 * Delays loading a control that is too heavy for every page. It is fetched when the pointer or the focus reaches its placeholder, and
 * replaces it once that is touched: with the focus kept, and opened if it was clicked.
 */
export function onTouch<P extends InitialState>(load: () => Promise<ComponentType<P>>) {
  const part = loadOnce(load);
  return function OnTouch({ control, isNeeded, plain }: OnTouchProps<P>) {
    const { touch, isRequested, handlers } = useTouch(part, isNeeded);
    const Control = isRequested ? part.loaded : undefined;
    if (!Control) return plain(handlers);
    return <Control {...(control as P)} autoFocus={touch !== undefined} defaultOpen={touch === 'open'} />;
  };
}

type LazyPart<T> = { loaded: T | undefined; fetch(): Promise<void> };
/** Loads a chunk at most once; a failed load is retried at the next request. */
function loadOnce<T>(load: () => Promise<T>): LazyPart<T> {
  let loading: Promise<void> | undefined;
  const part: LazyPart<T> = {
    loaded: undefined,
    fetch: () => {
      loading ??= fetched(load()).then(
        (loaded) => {
          part.loaded = loaded;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return part;
}

function useTouch<T>(part: LazyPart<T>, isNeeded: boolean) {
  const [touch, setTouch] = useState<'focus' | 'open'>();
  const [wasNeeded, setNeeded] = useState(isNeeded);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  if (isNeeded && !wasNeeded) setNeeded(true);
  const load = () => {
    const failed = (error: Error) => {
      setTouch(undefined);
      say.error(error.message);
    };
    void part.fetch().then(rerender, failed);
  };
  const isAwaited = wasNeeded && !part.loaded;
  useEffect(() => {
    if (isAwaited) void part.fetch().then(rerender, () => {});
  }, [isAwaited, part]);
  return {
    touch,
    isRequested: touch !== undefined || wasNeeded,
    handlers: {
      onPointerEnter: () => void part.fetch().catch(() => {}),
      onFocus: () => {
        setTouch((before) => before ?? 'focus');
        load();
      },
      onBlur: () => setTouch(undefined),
      // otherwise mousedown would focus the placeholder and replace it by the control, which would then miss the click
      onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
      onClick: (event: MouseEvent<HTMLElement>) => {
        event.currentTarget.focus();
        setTouch('open');
      },
    },
  };
}
