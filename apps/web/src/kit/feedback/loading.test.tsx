import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fetched } from '../api/chunk.ts';
import { LoadingBoundary } from './loading.tsx';

/** Returns the milliseconds between the load of a chunk and its appearance. */
async function measureWait(text: string): Promise<number> {
  let come = (_: () => ReactNode) => {};
  const coming = new Promise<() => ReactNode>((resolve) => {
    come = resolve;
  });
  const Part = lazy(async () => ({ default: await fetched(coming) }));
  await act(async () => {
    render(
      <LoadingBoundary fallback="加载中">
        <Part />
      </LoadingBoundary>,
    );
  });
  expect(screen.queryByText(text)).toBeNull();
  const since = performance.now();
  come(() => <p>{text}</p>);
  await vi.waitFor(() => screen.getByText(text), { timeout: 5_000, interval: 5 });
  return performance.now() - since;
}

test('a loaded script chunk is rendered at once, without the minimum time for which React shows a fallback', async () => {
  // the machine may be busy, so the fastest of three counts
  const times = [await measureWait('其一'), await measureWait('其二'), await measureWait('其三')];
  expect(Math.min(...times)).toBeLessThan(200);
});

test('a part that is loading and has no fallback shows a loading sign', async () => {
  const Part = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}));
  await act(async () => {
    render(
      <LoadingBoundary>
        <Part />
      </LoadingBoundary>,
    );
  });
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
});

function Opened() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        打开
      </button>
      <LoadingBoundary>
        {isOpen && (
          <button type="button" ref={(one) => one?.focus()} onClick={() => open(false)}>
            关闭
          </button>
        )}
        {false}
      </LoadingBoundary>
    </>
  );
}
test('when an opened part is unmounted, the focus returns to the element that had it before', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(document.activeElement?.textContent).toBe('关闭');
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('打开');
});
