import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../api/send.ts';
import { EmptyState } from './empty.tsx';
import { ErrorBlock } from './error.tsx';

const drawingIn = (page: HTMLElement) => page.querySelector('svg.empty-picture')?.innerHTML;

test('no rows, no match, nothing to do, no right and a failure have different pictures, which change with the theme', () => {
  const pages = [
    <EmptyState key="first" kind="first" />,
    <EmptyState key="none" kind="none" />,
    <EmptyState key="done" kind="done" />,
    <EmptyState key="forbidden" kind="forbidden" />,
    <ErrorBlock key="error" error={new Error('x')} onRetry={() => {}} />,
  ];
  const drawings = pages.map((page) => drawingIn(render(page).container));
  expect(drawings.every(Boolean)).toBe(true);
  expect(new Set(drawings).size).toBe(pages.length);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/#[0-9a-f]{3}/i);
    expect(drawing?.match(/<circle/g)).toHaveLength(1);
  }
});

test('an empty page says in one sentence why it is empty, and below it what to do', () => {
  render(
    <EmptyState kind="none" hint="换个词，或去掉几个筛选">
      <button type="button">清空筛选</button>
    </EmptyState>,
  );
  expect(screen.getByText('未找到匹配的数据').tagName).toBe('STRONG');
  expect(screen.getByText('换个词，或去掉几个筛选').tagName).toBe('SPAN');
  expect(screen.getByRole('button', { name: '清空筛选' })).toBeTruthy();
});

test('a refused page has the picture of missing rights and no retry button', () => {
  const refused = new CallError('403', '没有权限', { status: 403 });
  const { container } = render(<ErrorBlock error={refused} onRetry={() => {}} />);
  expect(drawingIn(container)).toBe(drawingIn(render(<EmptyState kind="forbidden" />).container));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
