import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refuse, show } from '../../../test/render.tsx';
import { transport } from '../../kit/api/send.ts';
import { session } from '../../kit/api/session.ts';
import { companyPhone, PhoneView, staffPhone } from './PhoneView.tsx';

const id = 'b6a0c1de-0000-4000-8000-000000000001';
const view = <PhoneView masked="138****1003" name="周子涵" look={() => staffPhone({ id }, '组织架构')} />;
afterEach(() => vi.useRealTimers());

test('V242 V257 V271 a click shows the phone number, records the page of the click, and masks the number again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const records: unknown[] = [];
  const onRequest = vi.fn();
  show(view, {
    answers: [
      answer(privacy.staffPhone, (input) => {
        onRequest(input);
        return { phone: '13800001003' };
      }),
      answer(privacy.record, (input) => {
        records.push(input);
        return {};
      }),
    ],
  });
  expect(screen.getByText('138****1003')).toBeTruthy();
  expect(onRequest).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '查看周子涵的手机号' }));
  await vi.waitFor(() => expect(screen.queryByText('13800001003')).toBeTruthy());
  expect(onRequest).toHaveBeenCalledExactlyOnceWith({ id });
  expect(records).toEqual([{ userId: id, systemType: '1', privacyType: '1', privacyContent: '组织架构' }]);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('138****1003')).toBeTruthy();
});

test.each([
  ['V316 a person without a phone', privacyErrors.noPhone, '查询失败'],
  ['V316 a server that fails', { code: '500', status: 500, message: '系统繁忙，请稍后重试' }, '查询失败'],
  ['a user who viewed too many phone numbers', privacyErrors.tooMany, '查看过于频繁，请10分钟后再试'],
])('%s (%o) shows %s, and the phone number stays masked', async (_, error, text) => {
  const failing = answer(privacy.staffPhone, () => {
    throw refuse(error);
  });
  show(view, { answers: [failing] });
  await userEvent.click(screen.getByRole('button', { name: '查看周子涵的手机号' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('138****1003')).toBeTruthy();
});

test('a click on a masked phone number does not count as a click on the table row', () => {
  const onRow = vi.fn();
  const looking = vi.fn(() => new Promise<string>(() => {}));
  show(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands for a table row that opens on a click
    <div onClick={onRow}>
      <PhoneView masked="138****1003" name="周子涵" look={looking} />
    </div>,
  );
  fireEvent.click(screen.getByRole('button', { name: '查看周子涵的手机号' }));
  expect(looking).toHaveBeenCalledOnce();
  expect(onRow).not.toHaveBeenCalled();
});

test('V270 the phone number of a company arrives encrypted with the key of the session', async () => {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify({ phone: '13800001001' }));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  session.setKey(base64(raw));
  const sent: unknown[] = [];
  transport.send = async (call, input) => {
    sent.push(call.method, input);
    return { status: 200, answer: { code: '200', encryptFlag: true, body: base64(new Uint8Array([...nonce, ...sealed])) } };
  };
  expect(await companyPhone(id)).toBe('13800001001');
  expect(sent).toEqual(['GET', { id }]);
});
