import { createHash, createHmac } from 'node:crypto';

export type Credentials = { region: string; accessKey: string; secretKey: string };
type Signable = { method: string; url: URL; headers: Record<string, string>; payloadHash: string };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** Encodes the five characters that encodeURIComponent leaves unchanged but AWS requires to be encoded. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the headers of a request signed with AWS Signature Version 4 for S3, which encodes paths once and does not normalize them. */
export function sign({ method, url, headers, payloadHash }: Signable, { region, accessKey, secretKey }: Credentials, now: Date) {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': payloadHash, 'x-amz-date': stamp };
  const all = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/ +/g, ' ')] as const)
    .sort(byName);
  const names = all.map(([name]) => name).join(';');
  const canonical = [method, path(url), query(url), ...all.map(([name, value]) => `${name}:${value}`), '', names, payloadHash].join('\n');
  const key = [stamp.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = hmac(key as Buffer, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString('hex');
  return { ...sent, authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names},Signature=${signature}` };
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : one > other ? 1 : 0);
const path = (url: URL) => url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/');
const query = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort((one, other) => byName(one, other) || (one[1] < other[1] ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
