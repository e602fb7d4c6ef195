import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { RedirectAndClose, tab, useCloseAndGoBack, useCloseAndReplace } from './tab.ts';

function Form() {
  const done = useCloseAndGoBack('/list?a=1');
  return (
    <button type="button" onClick={done}>
      完成
    </button>
  );
}

test('finishing a page leads to the previous page and closes the tab of the finished page', async () => {
  const closed = vi.spyOn(tab, 'close').mockImplementation(() => {});
  const page = show(
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="*" element={<p>列表</p>} />
    </Routes>,
    { at: '/form' },
  );
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(await screen.findByText('列表')).toBeTruthy();
  expect(page.address()).toBe('/list?a=1');
  await waitFor(() => expect(closed).toHaveBeenCalledWith('/form'));
});

function Chain() {
  const handOver = useCloseAndReplace();
  return (
    <button type="button" onClick={() => handOver('/next')}>
      下一条
    </button>
  );
}

test('a page that goes on to another page closes the tab it leaves', async () => {
  const closed = vi.spyOn(tab, 'close').mockImplementation(() => {});
  const page = show(
    <Routes>
      <Route path="/form" element={<Chain />} />
      <Route path="*" element={<p>另一条</p>} />
    </Routes>,
    { at: '/form' },
  );
  await userEvent.click(screen.getByRole('button', { name: '下一条' }));
  expect(await screen.findByText('另一条')).toBeTruthy();
  expect(page.address()).toBe('/next');
  await waitFor(() => expect(closed).toHaveBeenCalledWith('/form'));
});

test('a page that redirects closes the tab of the redirected address', async () => {
  const closed = vi.spyOn(tab, 'close').mockImplementation(() => {});
  const page = show(
    <Routes>
      <Route path="/form" element={<RedirectAndClose to="/form/new?a=1" />} />
      <Route path="*" element={<p>新的</p>} />
    </Routes>,
    { at: '/form' },
  );
  expect(await screen.findByText('新的')).toBeTruthy();
  expect(page.address()).toBe('/form/new?a=1');
  await waitFor(() => expect(closed).toHaveBeenCalledWith('/form'));
});
