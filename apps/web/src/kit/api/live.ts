import { live } from '@park/contract/kernel/live';
import { useEffect, useEffectEvent } from 'react';
import { request } from './send.ts';

/** Kinds of live events. An event only says that something changed; the new data is fetched by a normal call. */
export type LiveKind = 'todo' | 'task' | 'rights';

/** Replaced in tests. Uses fetch, because an EventSource cannot carry the token in a header. */
export const liveTransport = {
  async open(signal: AbortSignal): Promise<AsyncIterable<string>> {
    const { url, init } = request(live.stream, {});
    const response = await fetch(url, { ...init, signal });
    if (!response.ok || !response.body) throw new Error(`live ${response.status}`);
    return decodeText(response.body);
  },
};

async function* decodeText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** The reason for a notification: an event, a stream that has opened and may have missed events before, or the poll. */
type Cause = LiveKind | 'opened' | 'reopened' | 'poll';
const listeners = new Set<(cause: Cause) => void>();
const notify = (cause: Cause) => {
  for (const listener of listeners) listener(cause);
};

const minPauseMs = 3_000;
const maxPauseMs = 60_000;
/** All subscribers also refetch at this interval, whatever the state of the stream. */
const pollIntervalMs = 60_000;

/** Resolves when the user comes back to this tab, or when aborted. */
const untilShownAgain = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), { signal });
    signal.addEventListener('abort', () => resolve());
  });

/**
 * Reads the stream until aborted. Reconnects after a pause that doubles with every failure. Notifies all subscribers each time a stream
 * opens, because events between their last answers and the opening were missed. The server ends the oldest stream of a session that has too
 * many (`full`): a reconnect would end the stream of another tab, which would reconnect in turn, so this tab only polls until the user
 * comes back to it.
 */
async function listen(signal: AbortSignal): Promise<void> {
  let pause = minPauseMs;
  let opened: Cause = 'opened';
  while (!signal.aborted) {
    let isFull = false;
    try {
      let rest = '';
      const stream = await liveTransport.open(signal);
      if (!signal.aborted) notify(opened);
      opened = 'reopened';
      for await (const text of stream) {
        pause = minPauseMs;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        const events = lines.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7).trim());
        isFull ||= events.includes('full');
        for (const event of events) if (event !== 'full') notify(event as LiveKind);
      }
    } catch {
      pause = Math.min(pause * 2, maxPauseMs);
    }
    if (isFull) await untilShownAgain(signal);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

let stop: AbortController | undefined;
let pollTimer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: (cause: Cause) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stop = new AbortController();
    void listen(stop.signal);
    pollTimer = setInterval(() => notify('poll'), pollIntervalMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.abort();
    clearInterval(pollTimer);
  };
}

/**
 * Runs `onChange` after an event of this kind, and in case an event was lost also when the stream opens and at intervals. `isRare` omits
 * the first opening and the intervals, for data that seldom changes. All subscribers share one stream.
 */
export function useLive(kind: LiveKind, onChange: () => void, { isRare = false } = {}): void {
  const changed = useEffectEvent((cause: Cause) => {
    if (cause === kind || cause === 'reopened' || (!isRare && (cause === 'opened' || cause === 'poll'))) onChange();
  });
  useEffect(() => subscribe((cause) => changed(cause)), []);
}
