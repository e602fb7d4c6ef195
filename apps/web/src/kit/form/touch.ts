import { type MouseEvent, useEffect, useReducer, useState } from 'react';
import { fetched } from '../api/chunk.ts';
import { say } from '../feedback/message.ts';

/** A control too heavy to come with every page. */
export type Heavy<T> = { here: T | undefined; fetch(): Promise<unknown> };
export function heavy<T>(from: () => Promise<T>): Heavy<T> {
  let coming: Promise<unknown> | undefined;
  const part: Heavy<T> = {
    here: undefined,
    fetch: () => {
      coming ??= fetched(from()).then(
        (came) => {
          part.here = came;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
  return part;
}

/**
 * A control that is fetched when somebody comes near what stands in its place, and takes that place when it is touched: with the
 * focus where it was, and open if it was clicked. `isNeeded` where it has something to offer that the plain one has not.
 */
export function useTouched<T>(part: Heavy<T>, isNeeded: boolean) {
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
  const isAwaited = wasNeeded && !part.here;
  useEffect(() => {
    if (isAwaited) void part.fetch().then(again, () => {});
  }, [isAwaited, part]);
  return {
    control: touch || wasNeeded ? part.here : undefined,
    touch,
    plain: {
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
