import { createElement } from 'react';

const loadMessage = () =>
  Promise.all([import('antd/es/message/index.js'), import('../theme/AntdTheme.tsx')]).then(([{ default: message }]) => message);

/**
 * Shows a toast without adding antd's message component to the first screen: it is loaded with the first toast. The text is the key, so
 * that several calls refused for one reason show one toast.
 */
const showToast =
  (kind: 'success' | 'error' | 'warning' | 'info') =>
  (text: string, seconds = 3) => {
    void loadMessage().then((message) => message.open({ type: kind, content: text, duration: seconds, key: text }));
  };
/** Shows a toast at the top of the window, which disappears by itself; the same text is never shown twice at once. */
export const say = { success: showToast('success'), error: showToast('error'), warning: showToast('warning'), info: showToast('info') };

type Undo = { label: string; run: () => void };
/** Reports an automatic action, with a button that undoes it. The toast takes the place of the toast with the text `replaces`. */
export function sayWithUndo(text: string, { label, run }: Undo, replaces = text): void {
  void loadMessage().then((message) => {
    const onClick = () => {
      message.destroy(replaces);
      run();
    };
    const button = createElement('button', { type: 'button', className: 'toast-action', onClick }, label);
    message.open({ type: 'info', content: createElement('span', null, `${text} `, button), duration: 6, key: replaces });
  });
}
