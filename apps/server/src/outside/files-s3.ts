import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Content, FileStore } from './file-store.ts';
import { checkedKey, isKey } from './files-key.ts';
import { type Credentials, sign } from './sigv4.ts';

export type S3Settings = Credentials & { endpoint: string; bucket: string };
type Request = { method: string; key?: string; query?: Record<string, string>; body?: Body };
/** The body of a request with its hash. A blob reads a file in pieces while it is sent. */
type Body = { content: Uint8Array<ArrayBuffer> | Blob; sha256: string };

const timeout = 30_000;
const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const bodyOf = async (content: Content): Promise<Body> =>
  'path' in content
    ? { content: await openAsBlob(content.path), sha256: content.sha256 }
    : { content: new Uint8Array(content), sha256: hashOf(content) };

/** Stores files in any S3-compatible store. It uses path-style addresses, which all of them support. */
export function s3Store({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  async function ask({ method, key, query = {}, body }: Request): Promise<Response> {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}${key === undefined ? '' : `/${checkedKey(key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const payloadHash = body?.sha256 ?? hashOf('');
    const headers = sign({ method, url, headers: {}, payloadHash }, credentials, new Date());
    return fetch(url, { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeout), ...(body && { body: body.content }) });
  }

  /** Fails with the status and S3's error code only, because the body may repeat the signed headers. */
  async function expectDone(response: Response, action: string): Promise<string> {
    const text = await response.text();
    if (response.ok) return text;
    throw new Error(`S3 refused to ${action}: ${response.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`);
  }

  return {
    put: async (key, content) => void (await expectDone(await ask({ method: 'PUT', key, body: await bodyOf(content) }), 'put')),

    async open(key) {
      const response = await ask({ method: 'GET', key });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) return void (await expectDone(response, 'open'));
      return { content: Readable.fromWeb(response.body as ReadableStream), size: Number(response.headers.get('content-length')) };
    },

    async remove(key) {
      const response = await ask({ method: 'DELETE', key });
      if (response.status !== 404) await expectDone(response, 'remove');
    },

    async *before(moment) {
      let next: string | undefined;
      do {
        const query = { 'list-type': '2', ...(next && { 'continuation-token': next }) };
        const listed = await expectDone(await ask({ method: 'GET', query }), 'list');
        const old = contents(listed).filter(({ at }) => at < moment);
        if (old.length) yield old.map(({ key }) => key);
        next = word(listed, 'NextContinuationToken');
      } while (next);
    },
  };
}

const word = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
/** Returns the keys of a listing; objects of other programs in the same bucket are ignored. */
const contents = (xml: string) =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)]
    .map(([, inner = '']) => ({ key: word(inner, 'Key') ?? '', at: new Date(word(inner, 'LastModified') ?? '') }))
    .filter(({ key }) => isKey(key));
