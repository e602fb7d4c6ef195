import { z } from 'zod';
import { domain, download } from '../core.ts';
import { emptyObject } from '../fields.ts';

export const live = domain('live', {
  title: '实时通知',
  calls: {
    stream: download({
      path: '/portal/live/stream',
      method: 'GET',
      access: 'signed-in',
      summary: 'Streams server-sent events about what has changed for the actor, without the changed data',
      input: emptyObject,
      output: z.unknown(),
    }),
  },
});
