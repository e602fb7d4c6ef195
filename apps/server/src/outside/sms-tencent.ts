import { createHash, createHmac } from 'node:crypto';
import { type SmsProvider, type SmsTemplate, smsTexts } from './message.ts';

type TencentSettings = {
  keyId: string;
  keySecret: string;
  appId: string;
  signName: string;
  region: string;
  templates: Record<SmsTemplate, string>;
};
type Signed = { keyId: string; keySecret: string; service: string; host: string; timestamp: number; payload: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const media = 'application/json; charset=utf-8';

/** Signs a request with TC3-HMAC-SHA256 and the two headers that must be signed. */
export function signTencent({ keyId, keySecret, service, host, timestamp, payload }: Signed): string {
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const canonical = ['POST', '/', '', `content-type:${media}`, `host:${host}`, '', 'content-type;host', sha256(payload)].join('\n');
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), 'tc3_request');
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=content-type;host, Signature=${hmac(key, text).toString('hex')}`;
}

const host = 'sms.tencentcloudapi.com';
/** Returns the values in the order of their placeholders in our text, because Tencent's templates have numbered placeholders. */
const inOrder = (template: SmsTemplate, values: Record<string, string>) =>
  [...smsTexts[template].matchAll(/\{(\w+)\}/g)].map((found) => values[found[1] as string] ?? '');

export const tencentSms = (
  { keyId, keySecret, appId, signName, region, templates }: TencentSettings,
  send: typeof fetch = fetch,
): SmsProvider => ({
  async send({ id, phone, template, values }) {
    const timestamp = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: appId,
      SignName: signName,
      TemplateId: templates[template],
      TemplateParamSet: inOrder(template, values),
      SessionContext: id,
    });
    const headers = {
      authorization: signTencent({ keyId, keySecret, service: 'sms', host, timestamp, payload }),
      'content-type': media,
      host,
      'x-tc-action': 'SendSms',
      'x-tc-timestamp': String(timestamp),
      'x-tc-version': '2021-01-11',
      'x-tc-region': region,
    };
    const response = await send(`https://${host}`, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) });
    const { Response: result } = (await response.json()) as { Response?: { Error?: { Code: string }; SendStatusSet?: { Code: string }[] } };
    const code = result?.Error?.Code ?? result?.SendStatusSet?.[0]?.Code;
    if (code !== 'Ok') throw new Error(`tencent refused the message: ${code}`);
  },
});
