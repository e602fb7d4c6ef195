import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Addresses outside the public internet: loopback, private networks and reserved ranges. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');
/** Converts an IPv4 address in IPv6 notation to IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const isPublic = (address: string): boolean => {
  const one = plain(address);
  const family = isIP(one);
  return family !== 0 && !inner.check(one, family === 4 ? 'ipv4' : 'ipv6') && !/^::ffff:/i.test(one);
};

export type Webhook = { url: string; id: string; body: string; secret: Buffer; at: Date };
type Options = { isAllowed?: (address: string) => boolean; timeout?: number };

/** Returns the Standard Webhooks signature, with which a receiver that has the secret can verify the sender, the content and the time. */
export const signature = ({ id, body, secret, at }: Omit<Webhook, 'url'>) =>
  `v1,${createHmac('sha256', secret)
    .update(`${id}.${Math.floor(at.getTime() / 1000)}.${body}`)
    .digest('base64')}`;

/** Returns an error with a readable text for the administrator of the flow; the system's error code stays in it for diagnosis. */
function explained(error: NodeJS.ErrnoException): Error {
  if (error.name === 'AbortError') return new Error('回调地址没有及时响应', { cause: error });
  return error.code ? new Error(`无法连接回调地址（${error.code}）`, { cause: error }) : error;
}

/**
 * Sends a webhook to public addresses only. The address is checked when the connection is made, so that a DNS name cannot resolve to
 * another address after the check.
 */
export function sendWebhook(hook: Webhook, { isAllowed = isPublic, timeout = 10_000 }: Options = {}): Promise<void> {
  const url = new URL(hook.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    if (isIP(host) && !isAllowed(host)) return reject(new Error('回调地址不允许访问'));
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      timeout,
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(hook.body),
        'webhook-id': hook.id,
        'webhook-timestamp': String(Math.floor(hook.at.getTime() / 1000)),
        'webhook-signature': signature(hook),
      },
      lookup: (name, options, done) =>
        lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
          if (error) return done(error, '');
          if (!found.length || !found.every(({ address }) => isAllowed(address))) return done(new Error('回调地址不允许访问'), '');
          return options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family);
        }),
    });
    request.on('error', (error) => reject(explained(error)));
    request.on('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`回调地址返回 ${statusCode}`));
    });
    request.end(hook.body);
  });
}
