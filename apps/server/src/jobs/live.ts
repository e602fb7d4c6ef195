import { PassThrough } from 'node:stream';

/** What an open console is told about: the reader then asks anew, so that a message carries no business data. */
export type LiveKind = 'todo' | 'task' | 'rights';
type Message = { userId: string; kind: LiveKind };

const beat = 25_000;
/** Then the reader comes again, and is asked again who he is. */
const longest = 600_000;

/** The open consoles of this process, by person. Messages come from whichever process committed them. */
export function liveChannel() {
  const open = new Map<string, Set<PassThrough>>();
  const write = (stream: PassThrough, text: string) => {
    // a reader that has fallen this far behind is gone
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
    /** A message as another process wrote it; anything else is not for us. */
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
