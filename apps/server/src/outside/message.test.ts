import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { smtpMail } from './mail.ts';
import { smsTexts, textOf } from './message.ts';
import { providersOf } from './providers.ts';
import { aliyunSms, signAliyun } from './sms-aliyun.ts';
import { signTencent, tencentSms } from './sms-tencent.ts';

test('a request to Aliyun is signed as in its documentation', () => {
  const { search, headers } = signAliyun({
    keyId: 'YourAccessKeyId',
    keySecret: 'YourAccessKeySecret',
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  });
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('a request to Tencent is signed as in its documentation', () => {
  const authorization = signTencent({
    keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    keySecret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    timestamp: 1_551_113_065,
    payload: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
  });
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  );
});

const templates = { code: 'T-1', firstPassword: 'T-2', notice: 'T-3' };
const message = { id: 'm-1', spaceId: 's', phone: '13800001003', template: 'code', values: { code: '123456', minutes: '5' } } as const;
type SentRequest = { url: string; init: RequestInit };
const gateway =
  (answer: object, requests: SentRequest[]): typeof fetch =>
  async (url, init = {}) => {
    requests.push({ url: String(url), init });
    return Response.json(answer);
  };

test('both SMS gateways get the template, its values in the format of the gateway, and the message id', async () => {
  const requests: SentRequest[] = [];
  const keys = { keyId: 'k', keySecret: 's', signName: '星河', templates };
  await aliyunSms(keys, gateway({ Code: 'OK' }, requests)).send(message);
  await tencentSms(
    { ...keys, appId: '1', region: 'ap-guangzhou' },
    gateway({ Response: { SendStatusSet: [{ Code: 'Ok' }] } }, requests),
  ).send(message);
  const query = new URL(requests[0]?.url ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    PhoneNumbers: '13800001003',
    TemplateCode: 'T-1',
    OutId: 'm-1',
    TemplateParam: '{"code":"123456","minutes":"5"}',
  });
  expect(JSON.parse(String(requests[1]?.init.body))).toMatchObject({
    PhoneNumberSet: ['+8613800001003'],
    TemplateId: 'T-1',
    TemplateParamSet: ['123456', '5'],
    SessionContext: 'm-1',
  });
});

test('if a gateway refuses a message, the error does not contain the phone number', async () => {
  const keys = { keyId: 'k', keySecret: 's', signName: '星河', templates };
  const refused = aliyunSms(keys, gateway({ Code: 'isv.BUSINESS_LIMIT_CONTROL' }, [])).send(message);
  await expect(refused).rejects.toThrow(/^aliyun refused the message: isv.BUSINESS_LIMIT_CONTROL$/);
  const error = { Response: { Error: { Code: 'AuthFailure' } } };
  await expect(tencentSms({ ...keys, appId: '1', region: 'r' }, gateway(error, [])).send(message)).rejects.toThrow(/AuthFailure/);
});

test('both SMS gateways give up a request that has no answer after ten seconds', async () => {
  const ends: AbortController[] = [];
  const limits: number[] = [];
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    ends.push(new AbortController());
    return (ends.at(-1) as AbortController).signal;
  });
  // reads the request and never answers; the time limit ends when the request has arrived
  const silent = createServer((socket) => socket.on('error', () => {}).once('data', () => ends.at(-1)?.abort(new Error('too late'))));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as { port: number };
  const send: typeof fetch = (_, init) => fetch(`http://127.0.0.1:${port}`, init);
  const keys = { keyId: 'k', keySecret: 's', signName: '星河', templates };
  try {
    await expect(aliyunSms(keys, send).send(message)).rejects.toThrow('too late');
    await expect(tencentSms({ ...keys, appId: '1', region: 'r' }, send).send(message)).rejects.toThrow('too late');
  } finally {
    limit.mockRestore();
    silent.close();
  }
  expect(limits).toEqual([10_000, 10_000]);
});

test('a gateway gets at most twenty concurrent requests', async () => {
  let [asking, most] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    asking += 1;
    most = Math.max(most, asking);
    await delay(1);
    asking -= 1;
    return Response.json({ Code: 'OK' });
  });
  try {
    const settings = { provider: 'aliyun', keyId: 'k', keySecret: 's', signName: '星河', templates } as const;
    const { sms } = providersOf(settings, undefined, { query: async () => undefined });
    await Promise.all(Array.from({ length: 100 }, () => sms.send(message)));
  } finally {
    vi.unstubAllGlobals();
  }
  expect(most).toBe(20);
});

test('placeholders of a message text are replaced, and a missing value becomes empty text', () => {
  expect(textOf('code', { code: '123456', minutes: '5' })).toBe('验证码 123456，5 分钟内有效。如非本人操作，请忽略。');
  expect(textOf('notice', {})).toBe('');
  expect(Object.keys(templates)).toEqual(Object.keys(smsTexts));
});

test('an email is sent over SMTP with its message id, so that the receiver can recognize a duplicate', async () => {
  const lines: string[] = [];
  const smtp = createServer((socket) => {
    socket.write('220 test\r\n');
    let isData = false;
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') isData = true;
        else if (line === '.') isData = false;
        socket.write(line === 'DATA' ? '354 go\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const { port } = smtp.address() as { port: number };
  await smtpMail(`smtp://127.0.0.1:${port}`, 'park@example.cn').send({
    id: 'm-7',
    spaceId: 's',
    to: 'a@example.cn',
    subject: '通知',
    text: '正文',
  });
  smtp.close();
  expect(lines).toContain('RCPT TO:<a@example.cn>');
  expect(lines).toContain('Message-ID: <m-7@park>');
});
