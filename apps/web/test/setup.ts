import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });
afterEach(async () => {
  cleanup();
  localStorage.clear();
  // Toasts live outside the page and would be read by the next test.
  if (document.querySelector('.ant-message')) (await import('antd/es/message/index.js')).default.destroy();
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
