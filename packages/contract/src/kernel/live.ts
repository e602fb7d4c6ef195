import { z } from 'zod';
import { domain, download } from '../core.ts';
import { nothing } from '../fields.ts';

export const live = domain('live', {
  title: '实时通知',
  calls: {
    stream: download({
      path: '/portal/live/stream',
      method: 'GET',
      access: 'signed-in',
      summary: 'Server-sent events of the signed-in person: what of his changed, never what it is now',
      input: nothing,
      output: z.unknown(),
    }),
  },
});
