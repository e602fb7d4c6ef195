import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingBoundary } from '../feedback/loading.tsx';
import { ChunkError, fetched } from './chunk.ts';

const text = '资源加载失败，请刷新页面重试';

beforeEach(() => {
  // only these timers are faked, none that React uses: a pending React task would make the windows of later test files hang as well
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('V297 a script chunk that fails to load shows what the user can do', async () => {
  const refused = fetched(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(refused).rejects.toThrow(text);
  await expect(refused).rejects.toBeInstanceOf(ChunkError);
});

test('V297 a script chunk that is not loaded within 120 s counts as failed', async () => {
  const outcome = vi.fn();
  fetched(new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: text }));
});

test('a script chunk that loads in time leaves no timer running', async () => {
  const Page = lazy(async () => ({ default: await fetched(Promise.resolve(() => <p>到了</p>)) }));
  await act(async () => {
    render(
      <LoadingBoundary fallback="加载中">
        <Page />
      </LoadingBoundary>,
    );
  });
  expect(screen.getByText('到了')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(vi.getTimerCount()).toBe(0);
});
