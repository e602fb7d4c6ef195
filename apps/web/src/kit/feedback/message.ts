import { createElement } from 'react';

const opened = () =>
  Promise.all([import('antd/es/message/index.js'), import('../theme/AntdTheme.tsx')]).then(([{ default: message }]) => message);

/**
 * Toasts, without pulling the message component into the first screen: it is fetched with the first one shown.
 * The text is the key, so that several calls refused for one reason say it once.
 */
const show =
  (kind: 'success' | 'error' | 'warning' | 'info') =>
  (text: string, seconds = 3) => {
    void opened().then((message) => message.open({ type: kind, content: text, duration: seconds, key: text }));
  };
/** A line at the top of the window that goes by itself; the same one is never there twice. */
export const say = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };

type Undo = { label: string; run: () => void };
/** Tells what was done unasked, with a way back. */
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
