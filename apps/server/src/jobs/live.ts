import { PassThrough } from 'node:stream';

/** The kind of a live notice. A console that receives a notice reloads the data, so a notice contains no business data. */
export type LiveKind = 'todo' | 'task' | 'rights';
type Message = { userId: string; kind: LiveKind };

const beat = 25_000;
/** Maximum duration of a stream in milliseconds. The console then reconnects and is authenticated again. */
const longest = 600_000;

/** Manages the open consoles of this process by user. Notices come from whichever process has committed the change. */
export function liveChannel() {
  const open = new Map<string, Set<PassThrough>>();
  const write = (stream: PassThrough, text: string) => {
    // a client with so much unread data is considered dead
    if (stream.writableLength > 65_536) stream.destroy();
    else stream.write(text);
  };
  const beats = setInterval(() => {
    for (const streams of open.values()) for (const stream of streams) write(stream, ': beat\n\n');
  }, beat).unref();

  return {
    subscribe(userId: string): PassThrough {
      const stream = new PassThrough();
      const streams = open.get(userId) ?? new Set();
      open.set(userId, streams.add(stream));
      const end = setTimeout(() => stream.end(), longest).unref();
      stream.on('close', () => {
        clearTimeout(end);
        streams.delete(stream);
        if (streams.size === 0) open.delete(userId);
      });
      write(stream, 'retry: 3000\n: open\n\n');
      return stream;
    },
    /** Forwards a notice written by any process to the streams of its user. */
    receive(text: string): void {
      const { userId, kind } = JSON.parse(text) as Message;
      for (const stream of open.get(userId) ?? []) write(stream, `event: ${kind}\ndata: {}\n\n`);
    },
    close() {
      clearInterval(beats);
      for (const streams of open.values()) for (const stream of streams) stream.end();
    },
  };
}
export type LiveChannel = ReturnType<typeof liveChannel>;
