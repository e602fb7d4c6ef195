import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { liveTransport, useLive } from './live.ts';

afterEach(() => vi.useRealTimers());

function Watch({ onTask, onTodo }: { onTask: () => void; onTodo: () => void }) {
  useLive('task', onTask);
  useLive('todo', onTodo);
  return null;
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('all subscribers share one event stream and are notified of their event kind, even when an event arrives in fragments', async () => {
  vi.useFakeTimers();
  const open = vi.fn(async () =>
    (async function* () {
      yield 'retry: 3000\n: open\n\nevent: ta';
      yield 'sk\ndata: {}\n\n: beat\n\n';
      await new Promise(() => {});
    })(),
  );
  liveTransport.open = open;
  const [onTask, onTodo] = [vi.fn(), vi.fn()];
  const { unmount } = render(<Watch onTask={onTask} onTodo={onTodo} />);
  await advance(0);
  expect([onTask.mock.calls.length, onTodo.mock.calls.length, open.mock.calls.length]).toEqual([2, 1, 1]);
  await advance(60_000);
  expect([onTask.mock.calls.length, onTodo.mock.calls.length]).toEqual([3, 2]);
  unmount();
  await advance(120_000);
  expect(onTask).toHaveBeenCalledTimes(3);
});

test('the first opening of the stream notifies all subscribers, because they may have missed an event before', async () => {
  vi.useFakeTimers();
  let answered = () => {};
  const headers = new Promise<void>((resolve) => {
    answered = resolve;
  });
  liveTransport.open = async () => {
    await headers;
    return (async function* () {
      await new Promise(() => {});
      yield '';
    })();
  };
  const [onTask, onTodo] = [vi.fn(), vi.fn()];
  const { unmount } = render(<Watch onTask={onTask} onTodo={onTodo} />);
  await advance(1_000);
  expect([onTask.mock.calls.length, onTodo.mock.calls.length]).toEqual([0, 0]);
  answered();
  await advance(0);
  expect([onTask.mock.calls.length, onTodo.mock.calls.length]).toEqual([1, 1]);
  unmount();
});

test('a stream that ends or fails reconnects after increasing pauses, and notifies all subscribers when it opens again', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const open = vi.fn(async (): Promise<AsyncIterable<string>> => {
    if (isAway) throw new Error('away');
    return (async function* () {
      await new Promise(() => {});
      yield '';
    })();
  });
  liveTransport.open = open;
  const onTask = vi.fn();
  const { unmount } = render(<Watch onTask={onTask} onTodo={() => {}} />);
  await advance(5_999);
  expect(open).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(open).toHaveBeenCalledTimes(2);
  isAway = false;
  await advance(11_999);
  expect([open.mock.calls.length, onTask.mock.calls.length]).toEqual([2, 0]);
  await advance(1);
  expect([open.mock.calls.length, onTask.mock.calls.length]).toEqual([3, 1]);
  unmount();
});

test('a stream that was closed because the session has too many is opened again only when the user comes back to the tab', async () => {
  vi.useFakeTimers();
  const open = vi.fn(async () =>
    (async function* () {
      yield ': open\n\nevent: full\ndata: {}\n\n';
    })(),
  );
  liveTransport.open = open;
  const onTask = vi.fn();
  const { unmount } = render(<Watch onTask={onTask} onTodo={() => {}} />);
  await advance(600_000);
  // once when the stream opened, and ten times by the poll
  expect([open.mock.calls.length, onTask.mock.calls.length]).toEqual([1, 11]);
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(3_000);
  expect(open).toHaveBeenCalledTimes(2);
  unmount();
});
