import { live } from '@park/contract/kernel/live';
import { implement } from '../../../http/mount.ts';
import type { LiveChannel } from '../../../jobs/live.ts';
import { checkSession } from './queries.ts';

export const liveModule = (channel: LiveChannel) =>
  implement(live, {
    async stream({ db, actor, signedIn }) {
      // subscribed before the session is checked, so that the end of a session is missed neither before nor after the check
      const content = channel.subscribe({ userId: actor.userId, sessionId: signedIn.session.id });
      await checkSession(db).catch((error: unknown) => {
        content.destroy();
        throw error;
      });
      return { name: '', type: 'text/event-stream', content };
    },
  });
