import { PassThrough } from 'node:stream';

/** The kind of a live notice. A console that receives a notice reloads the data, so a notice contains no business data. */
export type LiveKind = 'todo' | 'task' | 'rights';
/** Messages on the channel `live`: a notice to a user, or the end of a session (written by a trigger of the session table). */
type Message = { userId: string; kind: LiveKind } | { ended: string };
type Subscriber = { userId: string; sessionId: string };
type Open = Subscriber & { stream: PassThrough };

const beat = 25_000;
/** Maximum duration of a stream in milliseconds. The console then reconnects and is authenticated again. */
const longest = 600_000;
/** Number of open streams of one session (a browser with many tabs) and of one user in all their sessions. */
const mostOfSession = 8;
const mostOfUser = 40;

/**
 * Manages the open consoles of this process by user. Notices come from whichever process has committed the change. Every stream holds a
 * file descriptor, so `most` limits all of them together.
 */
export function liveChannel({ most }: { most: number }) {
  // in the order in which they were opened
  const open = new Set<Open>();
  const byUser = new Map<string, Set<Open>>();
  const write = (stream: PassThrough, text: string) => {
    // a client with so much unread data is considered dead
    if (stream.writableLength > 65_536) stream.destroy();
    else stream.write(text);
  };
  const beats = setInterval(() => {
    for (const { stream } of open) write(stream, ': beat\n\n');
  }, beat).unref();

  function remove(one: Open): void {
    open.delete(one);
    const own = byUser.get(one.userId);
    own?.delete(one);
    if (own?.size === 0) byUser.delete(one.userId);
  }
  function end(one: Open, lastText = ''): void {
    // removed first, because nothing may be written to a stream that has ended
    remove(one);
    one.stream.end(lastText);
  }
  /** Ends the oldest of these streams and tells its console why, so that the console does not open it again at once. */
  function endOldest(streams: Iterable<Open>): void {
    const [oldest] = streams;
    if (oldest) end(oldest, 'event: full\ndata: {}\n\n');
  }

  return {
    subscribe({ userId, sessionId }: Subscriber): PassThrough {
      const own = byUser.get(userId) ?? new Set();
      const ofSession = [...own].filter((one) => one.sessionId === sessionId);
      if (ofSession.length >= mostOfSession) endOldest(ofSession);
      else if (own.size >= mostOfUser) endOldest(own);
      else if (open.size >= most) endOldest(open);
      const stream = new PassThrough();
      const one = { userId, sessionId, stream };
      open.add(one);
      byUser.set(userId, own.add(one));
      const timer = setTimeout(() => end(one), longest).unref();
      stream.on('close', () => {
        clearTimeout(timer);
        remove(one);
      });
      write(stream, 'retry: 3000\n: open\n\n');
      return stream;
    },
    /** Forwards a notice written by any process to the streams of its user, or ends the streams of a session that has ended. */
    receive(text: string): void {
      const message = JSON.parse(text) as Message;
      if ('ended' in message) {
        for (const one of open) if (one.sessionId === message.ended) end(one);
      } else for (const { stream } of byUser.get(message.userId) ?? []) write(stream, `event: ${message.kind}\ndata: {}\n\n`);
    },
    /** Ends all streams, because messages may have been missed; the consoles reconnect and are authenticated again. */
    restart(): void {
      for (const one of open) end(one);
    },
    close() {
      clearInterval(beats);
      for (const one of open) end(one);
    },
  };
}
export type LiveChannel = ReturnType<typeof liveChannel>;
