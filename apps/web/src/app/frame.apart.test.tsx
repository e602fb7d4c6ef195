import { ticket } from '@park/contract/kernel/ticket';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginScene, endScene, ok, openConsole, scene, tabs, top } from '../../test/shell.tsx';
import { token } from '../kit/api/storage.ts';
import { deviceOf, frameAddress, trustFrame } from './smart-device.ts';

const origin = 'https://iot.example.com';
const user = userEvent.setup();
let ticketCount = 0;

beforeEach(() => {
  beginScene();
  ticketCount = 0;
  scene.replies[ticket.issue.path] = ({ appCode }) => {
    ticketCount += 1;
    return ok(ticket.issue, {
      url: `${origin}/entry?ticket=once-${ticketCount}`,
      origin,
      name: appCode === 'M1012' ? '物联平台' : '园区全景',
    });
  };
});
afterEach(endScene);

const frame = async (title = '物联平台') =>
  (await screen.findAllByTitle(title)).find((one) => one instanceof HTMLIFrameElement) as HTMLIFrameElement;
const postMessage = (data: unknown, source: MessageEventSource | null, from = origin) =>
  act(async () => dispatchEvent(new MessageEvent('message', { data, source, origin: from })));

describe('an external application', () => {
  test('V039 V040 V358 an external application opens in a frame with a single-use ticket and never sees the session token', async () => {
    token.set('the-token-itself');
    await openConsole('/application/iframe/parkview');
    const opened = await frame('园区全景');
    expect(opened.src).toBe(`${origin}/entry?ticket=once-1`);
    expect(opened.outerHTML).not.toContain('the-token-itself');
    expect(opened.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-downloads allow-same-origin');
    expect(opened.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('V039 the frame of an external application is kept while another page is visible', async () => {
    await openConsole('/application/iframe/M1012');
    const opened = await frame();
    await user.click(top().getByRole('link', { name: '工作台' }));
    await user.click(tabs().getByRole('link', { name: '外部应用' }));
    expect(await frame()).toBe(opened);
    expect(ticketCount).toBe(1);
  });

  test('an application served from the console’s own origin stays in the sandbox of its frame', async () => {
    scene.replies[ticket.issue.path] = () => ok(ticket.issue, { url: `${location.origin}/x`, origin: location.origin, name: '园区全景' });
    await openConsole('/application/iframe/parkview');
    expect((await frame('园区全景')).getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('V049 an application that is not configured shows 应用不存在或未开放 and a retry button', async () => {
    const answered = scene.replies[ticket.issue.path];
    scene.replies[ticket.issue.path] = () => ({ code: '404', errorMessage: '应用不存在或未开放' });
    await openConsole('/application/iframe/nosuch');
    expect(await screen.findByText('应用不存在或未开放')).toBeTruthy();
    scene.replies[ticket.issue.path] = answered as never;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await frame('园区全景')).toBeTruthy();
  });
});

describe('the message openSmartDevice', () => {
  const device = `${origin}/device/7`;

  test('V055 the IoT platform can ask the console to show a device, and the device page gets a ticket', async () => {
    await openConsole('/application/iframe/M1012');
    const opened = await frame();
    await postMessage({ type: 'openSmartDevice', url: device }, opened.contentWindow);
    expect(location.pathname).toBe('/application/iframe/M1012');
    await vi.waitFor(() => expect(opened.src).toBe(`${device}?ticket=once-2`));
  });

  test('V055 a page of the console can open a smart device in a frame, as an embedded application can', async () => {
    await openConsole('/home');
    await postMessage({ type: 'openSmartDevice', url: device }, window, location.origin);
    expect((await frame()).src).toBe(`${device}?ticket=once-1`);
  });

  test('V055 a request for a device is ignored when it comes from any other application', async () => {
    await openConsole('/application/iframe/parkview');
    const opened = await frame('园区全景');
    await postMessage({ type: 'openSmartDevice', url: device }, opened.contentWindow);
    expect(location.pathname).toBe('/application/iframe/parkview');
  });

  const source = { postMessage() {} } as unknown as Window;
  const good = { type: 'openSmartDevice', url: device };
  test.each<[string, { origin: string; source: MessageEventSource | null; data: unknown }, string | undefined]>([
    ['from the frame, at the application’s origin', { origin, source, data: good }, device],
    ['from the console, at the console’s origin', { origin: location.origin, source: window, data: good }, device],
    ['from the frame, at an origin that only begins the same', { origin: `${origin}.evil.example`, source, data: good }, undefined],
    ['from the frame, without its scheme', { origin: 'iot.example.com', source, data: good }, undefined],
    ['from the frame after it has left the application', { origin: 'https://evil.example', source, data: good }, undefined],
    ['from another window at the application’s origin', { origin, source: {} as Window, data: good }, undefined],
    ['without a source window', { origin, source: null, data: good }, undefined],
    ['from the console’s window at another origin', { origin, source: window, data: good }, undefined],
    ['as text', { origin, source, data: JSON.stringify(good) }, undefined],
    ['of another message type', { origin, source, data: { ...good, type: 'open' } }, undefined],
    ['without an address', { origin, source, data: { type: 'openSmartDevice' } }, undefined],
    ['with an address that is no text', { origin, source, data: { ...good, url: { href: device } } }, undefined],
    ['with an unexpected property', { origin, source, data: { ...good, token: 1 } }, undefined],
    ['with an address that is too long', { origin, source, data: { ...good, url: `${device}${'x'.repeat(2000)}` } }, undefined],
    ['that is null', { origin, source, data: null }, undefined],
  ])('V055 V358 the console opens a device only for a valid message from a trusted window: a message %s', (_, message, url) => {
    const forget = trustFrame(source, origin);
    expect(deviceOf(message)).toBe(url);
    forget();
    if (message.source === source) expect(deviceOf(message)).toBeUndefined();
  });

  const app = { url: `${origin}/entry?ticket=t`, origin };
  test.each([
    [null, app.url],
    [device, `${device}?ticket=t`],
    [`${device}?a=1`, `${device}?a=1&ticket=t`],
    ['https://evil.example/steal', app.url],
    [`${origin}.evil.example/`, app.url],
    ['javascript:alert(1)', app.url],
    ['/device/7', app.url],
    ['', app.url],
  ])('V358 the ticket is added only to addresses of the application’s origin: %s', (address, src) => {
    expect(frameAddress(app, address)).toBe(src);
  });
});
