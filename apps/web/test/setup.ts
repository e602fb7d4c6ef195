import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import message from 'antd/es/message/index.js';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Toasts are rendered outside the page and would leak into the next test. Waiting a turn lets a pending toast appear so that it can be
  // removed.
  await turn();
  // message.destroy() before the first toast would break later toasts
  if (document.querySelector('.ant-message')) message.destroy();
  await turn();
});
// jsdom lacks the functions below, which antd and the kit call.
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.showPopover ??= () => {};
Element.prototype.checkVisibility ??= () => true;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
// jsdom parses every antd style rule again on each call; there is no layout in tests anyway.
const emptyStyle = { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
window.getComputedStyle = (element) => (element as HTMLElement).style ?? emptyStyle;
