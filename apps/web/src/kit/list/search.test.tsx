import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebounced, useEndOfScroll } from './search.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('V354 a search is debounced by 300 ms by default', () => {
  const { result, rerender } = renderHook(({ text }) => [useDebounced(text), useDebounced(text, 500)], { initialProps: { text: '' } });
  rerender({ text: '张' });
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    rerender({ text: '张' });
    return result.current;
  };
  expect(after(299)).toEqual(['', '']);
  expect(after(1)).toEqual(['张', '']);
  expect(after(199)).toEqual(['张', '']);
  expect(after(1)).toEqual(['张', '张']);
});

function LongList({ more }: { more: () => void }) {
  return <ul aria-label="人员" onScroll={useEndOfScroll(more)} />;
}
const scrollTo = (left: number) => {
  const list = screen.getByRole('list');
  const sizes = { scrollHeight: 1000, clientHeight: 300, scrollTop: 1000 - 300 - left };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(list, name, { value, configurable: true });
  fireEvent.scroll(list);
};

test('V355 scrolling within 100 px of the end loads more rows once, 500 ms later', () => {
  const more = vi.fn();
  render(<LongList more={more} />);
  scrollTo(101);
  vi.advanceTimersByTime(500);
  expect(more).not.toHaveBeenCalled();
  scrollTo(100);
  scrollTo(90);
  vi.advanceTimersByTime(499);
  expect(more).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(more).toHaveBeenCalledTimes(1);
});
