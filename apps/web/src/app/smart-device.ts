/** What the IoT platform says to have one of its devices shown. */
const type = 'openSmartDevice';

/** The windows of the IoT platform that are open here, with the one origin each may speak from. */
const frames = new Map<MessageEventSource, string>();

export function trust(frame: MessageEventSource, origin: string): () => void {
  frames.set(frame, origin);
  return () => void frames.delete(frame);
}

type Said = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** The address of the device to show. Nothing unless the message comes from who it says, from where it must, in the agreed shape. */
export function deviceOf({ origin, source, data }: Said): string | undefined {
  const isOwn = source === window && origin === window.location.origin;
  const isFrame = source !== null && frames.get(source) === origin;
  if (!isOwn && !isFrame) return undefined;
  if (typeof data !== 'object' || data === null || data.type !== type || typeof data.url !== 'string') return undefined;
  return Object.keys(data).length === 2 && data.url.length <= 2000 ? data.url : undefined;
}

/** The address a frame loads: the application's own with its ticket, or one of its devices with the same ticket. */
export function frameAddress({ url, origin }: { url: string; origin: string }, device: string | null): string {
  const inside = device && URL.canParse(device) ? new URL(device) : undefined;
  // Anything of another origin would get the ticket of this one.
  if (inside?.origin !== origin) return url;
  for (const [name, value] of new URL(url).searchParams) inside.searchParams.set(name, value);
  return inside.href;
}
