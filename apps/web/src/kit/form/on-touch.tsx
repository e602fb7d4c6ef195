import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { fetched } from '../api/chunk.ts';
import { say } from '../feedback/message.ts';

/** How a control begins that was fetched because the user touched the plain one. */
export type Begin = { autoFocus?: boolean; defaultOpen?: boolean };

type OnTouchProps<P> = {
  /** Props of the control, now or once it is there. */
  control: Omit<P, keyof Begin>;
  /** The control has something to offer that the plain one has not, so it is fetched without a touch. */
  isNeeded: boolean;
  /** Stands in the control's place until it is there. */
  plain: (handlers: ReturnType<typeof useTouch>['handlers']) => ReactNode;
};

/**
 * A control too heavy to come with every page. It is fetched when the user comes near the plain one in its place, and takes that
 * place when that is touched: with the focus where it was, and open if it was clicked.
 */
export function onTouch<P extends Begin>(load: () => Promise<ComponentType<P>>) {
  const part = loadOnce(load);
  return function OnTouch({ control, isNeeded, plain }: OnTouchProps<P>) {
    const { touch, isWanted, handlers } = useTouch(part, isNeeded);
    const Control = isWanted ? part.loaded : undefined;
    if (!Control) return plain(handlers);
    return <Control {...(control as P)} autoFocus={touch !== undefined} defaultOpen={touch === 'open'} />;
  };
}

type Part<T> = { loaded: T | undefined; fetch(): Promise<void> };
/** Loads a part at most once; one that could not be fetched is asked for again. */
function loadOnce<T>(load: () => Promise<T>): Part<T> {
  let loading: Promise<void> | undefined;
  const part: Part<T> = {
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

function useTouch<T>(part: Part<T>, isNeeded: boolean) {
  const [touch, setTouch] = useState<'focus' | 'open'>();
  const [wasNeeded, need] = useState(isNeeded);
  const [, again] = useReducer((times: number) => times + 1, 0);
  if (isNeeded && !wasNeeded) need(true);
  const bring = () => {
    const failed = (error: Error) => {
      setTouch(undefined);
      say.error(error.message);
    };
    void part.fetch().then(again, failed);
  };
  const isAwaited = wasNeeded && !part.loaded;
  useEffect(() => {
    if (isAwaited) void part.fetch().then(again, () => {});
  }, [isAwaited, part]);
  return {
    touch,
    isWanted: touch !== undefined || wasNeeded,
    handlers: {
      onPointerEnter: () => void part.fetch().catch(() => {}),
      onFocus: () => {
        setTouch((before) => before ?? 'focus');
        bring();
      },
      onBlur: () => setTouch(undefined),
      // the focus would come before the click, and with it the control, which the click would then miss
      onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
      onClick: (event: MouseEvent<HTMLElement>) => {
        event.currentTarget.focus();
        setTouch('open');
      },
    },
  };
}
