/** Toasts, without pulling the message component into the first screen: it is fetched with the first one shown. */
const show =
  (kind: 'success' | 'error' | 'warning' | 'info') =>
  (text: string, seconds = 3) => {
    void import('antd/es/message/index.js').then(({ default: message }) => message[kind](text, seconds));
  };
export const say = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };
