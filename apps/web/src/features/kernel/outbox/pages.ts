import { definePages } from '../../../pages.ts';

const outboxPage = () => import('./OutboxPage.tsx').then((file) => file.OutboxPage);

export const outboxPages = definePages({
  menu: {
    // 消息发送
    M10000006001: outboxPage,
  },
});
