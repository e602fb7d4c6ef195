import { createElement } from 'react';

const opened = () =>
  Promise.all([import('antd/es/message/index.js'), import('../theme/AntdTheme.tsx')]).then(([{ default: message }]) => message);

/**
 * Shows a toast without adding antd's message component to the first screen: it is loaded with the first toast. The text is the key, so
 * that several calls refused for one reason show one toast.
 */
const show =
  (kind: 'success' | 'error' | 'warning' | 'info') =>
  (text: string, seconds = 3) => {
    void opened().then((message) => message.open({ type: kind, content: text, duration: seconds, key: text }));
  };
/** Toasts at the top of the window that disappear by themselves; the same text is never shown twice at once. */
export const say = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };

type Undo = { label: string; run: () => void };
/** Reports an automatic action, with a button that undoes it. */
export function sayDone(text: string, { label, run }: Undo): void {
  void opened().then((message) => {
    const onClick = () => {
      message.destroy(text);
      run();
    };
    const button = createElement('button', { type: 'button', className: 'toast-action', onClick }, label);
    message.open({ type: 'info', content: createElement('span', null, `${text} `, button), duration: 6, key: text });
  });
}
