import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import message from 'antd/es/message/index.js';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Toasts live outside the page and would be read by the next test; one may be on its way.
  await turn();
  // before the first one there is nothing to end, and ending it would be what makes the next ones fail
  if (document.querySelector('.ant-message')) message.destroy();
  await turn();
});
// jsdom has none of these; antd asks for them.
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
// jsdom re-reads every antd style rule on each call; layout does not exist here anyway.
const inert = { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
window.getComputedStyle = (element) => (element as HTMLElement).style ?? inert;
