import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../kit/api/browser.ts';
import { ChunkError } from '../kit/api/chunk.ts';
import { Boundary } from './Boundary.tsx';

beforeEach(() => {
  // React logs every caught error to the console, and these tests cause such errors.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('V297 a page whose script is missing offers to reload the console', async () => {
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {});
  const Page = () => {
    throw new ChunkError();
  };
  render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  expect(screen.getByText('资源加载失败，请刷新页面重试')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that throws an error offers a retry', async () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken');
    return <p>好了</p>;
  };
  render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('好了')).toBeTruthy();
});
