import { live } from '@park/contract/kernel/live';
import { implement } from '../../../http/mount.ts';
import type { LiveChannel } from '../../../jobs/live.ts';

export const liveModule = (channel: LiveChannel) =>
  implement(live, {
    stream: async ({ actor }) => ({ name: '', type: 'text/event-stream', content: channel.subscribe(actor.userId) }),
  });
