import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { SmsProvider, SmsTemplate } from './message.ts';

type AliyunSettings = { keyId: string; keySecret: string; signName: string; templates: Record<SmsTemplate, string> };
type Signed = {
  keyId: string;
  keySecret: string;
  host: string;
  action: string;
  version: string;
  date: string;
  nonce: string;
  query: Record<string, string>;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signs a request with ACS3-HMAC-SHA256. The body is empty, because all parameters are in the query. */
export function signAliyun({ keyId, keySecret, host, action, version, date, nonce, query }: Signed) {
  const search = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).toSorted();
  const canonical = [
    'POST',
    '/',
    search,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return {
    search,
    headers: { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}` },
  };
}

const host = 'dysmsapi.aliyuncs.com';
export const aliyunSms = ({ keyId, keySecret, signName, templates }: AliyunSettings, send: typeof fetch = fetch): SmsProvider => ({
  async send({ id, phone, template, values }) {
    const date = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const query = {
      PhoneNumbers: phone,
      SignName: signName,
      TemplateCode: templates[template],
      TemplateParam: JSON.stringify(values),
      OutId: id,
    };
    const { search, headers } = signAliyun({
      keyId,
      keySecret,
      host,
      action: 'SendSms',
      version: '2017-05-25',
      date,
      nonce: randomUUID(),
      query,
    });
    const response = await send(`https://${host}/?${search}`, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) });
    const { Code: code } = (await response.json()) as { Code?: string };
    if (code !== 'OK') throw new Error(`aliyun refused the message: ${code}`);
  },
});
