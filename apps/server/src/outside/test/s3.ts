import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const account = { region: 'cn-east-1', accessKey: 'AKIDPARK', secretKey: 'the+secret/of=the bucket' };
export type StandIn = Awaited<ReturnType<typeof startS3>>;

/**
 * Starts a small S3 server: it keeps the objects of one bucket in memory, lists two per page, and checks every signature by the published
 * algorithm.
 */
export async function startS3(bucket: string) {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const refused: string[] = [];
  const state = { isDown: false, hangs: false };
  /** Number of requests that get no answer. */
  let hanging = 0;
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    if (state.hangs) {
      hanging += 1;
      return reply.on('close', () => {
        hanging -= 1;
      });
    }
    const answer = (status: number, content: string | Buffer = '') =>
      reply.writeHead(status, { 'content-length': Buffer.byteLength(content) }).end(content);
    const problem = problemOf(request, body);
    if (problem) refused.push(problem);
    if (problem) return answer(403, `<Error><Code>SignatureDoesNotMatch</Code><Secret>${request.headers.authorization}</Secret></Error>`);
    if (state.isDown) return answer(503, '<Error><Code>SlowDown</Code></Error>');
    const url = new URL(request.url as string, 'http://x');
    const [, name, key] = url.pathname.split('/');
    if (name !== bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (!key) return answer(200, listing([...objects.entries()].sort(), url.searchParams.get('continuation-token')));
    if (request.method === 'PUT' && !request.headers['content-length'])
      return answer(411, '<Error><Code>MissingContentLength</Code></Error>');
    if (request.method === 'PUT') objects.set(key, { bytes: body, at: new Date() });
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
    const found = objects.get(key);
    return found ? answer(200, request.method === 'GET' ? found.bytes : '') : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    objects,
    refused,
    state,
    hanging: () => hanging,
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function listing(all: [string, { at: Date }][], token: string | null): string {
  const from = token ? Number(token.replace('page&', '')) : 0;
  const page = all.slice(from, from + 2);
  const more = from + 2 < all.length ? `<NextContinuationToken>page&amp;${from + 2}</NextContinuationToken>` : '';
  const contents = page.map(([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Checks the request as received over the wire, independent of the code under test. */
function problemOf(request: IncomingMessage, body: Buffer): string | undefined {
  const given = /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request,SignedHeaders=([\w;-]+),Signature=(\w{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'no signature';
  const [, accessKey, day, region, names = '', signature] = given as unknown as string[];
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return 'another body';
  if (accessKey !== account.accessKey || region !== account.region) return 'another account';
  const stamp = String(request.headers['x-amz-date']);
  if (Math.abs(Date.now() - Date.parse(stamp.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))) > 60_000) return 'another time';
  const [path = '', query = ''] = (request.url as string).split('?');
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = `${request.method}\n${path}\n${sorted}\n${headers.join('')}\n${names}\n${hash}`;
  const step = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signing = step(step(step(step(`AWS4${account.secretKey}`, String(day)), String(region)), 's3'), 'aws4_request');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const expected = step(signing, `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${digest}`).toString('hex');
  return expected === signature ? undefined : 'another signature';
}
