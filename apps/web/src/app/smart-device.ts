/** Type of the message by which the IoT platform asks to show one of its devices. */
const messageType = 'openSmartDevice';

/** Open frames of the IoT platform, each with the only origin it may send messages from. */
const frames = new Map<MessageEventSource, string>();

export function trustFrame(frame: MessageEventSource, origin: string): () => void {
  frames.set(frame, origin);
  return () => void frames.delete(frame);
}

type DeviceMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Returns the address of the device that a message asks to show; undefined if the message comes from a window or origin that is not
 * trusted, or is not in the agreed format.
 */
export function deviceOf({ origin, source, data }: DeviceMessage): string | undefined {
  const isOwn = source === window && origin === window.location.origin;
  const isFrame = source !== null && frames.get(source) === origin;
  if (!isOwn && !isFrame) return undefined;
  if (typeof data !== 'object' || data === null || data.type !== messageType || typeof data.url !== 'string') return undefined;
  return Object.keys(data).length === 2 && data.url.length <= 2000 ? data.url : undefined;
}

/** Returns the address that a frame loads: that of the application with its ticket, or that of one of its devices with the same ticket. */
export function frameAddress({ url, origin }: { url: string; origin: string }, device: string | null): string {
  const inside = device && URL.canParse(device) ? new URL(device) : undefined;
  // A device address on another origin is ignored, because that origin would receive the ticket of this application.
  if (inside?.origin !== origin) return url;
  for (const [name, value] of new URL(url).searchParams) inside.searchParams.set(name, value);
  return inside.href;
}
