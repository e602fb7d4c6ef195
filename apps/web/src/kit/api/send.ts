import type { Call, Reply, Sent } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { apiBase, session } from './session.ts';
import { token } from './storage.ts';

/** A refusal or a failure, with the text a person should read. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** What the next step needs, where a refusal asks for one. */
  readonly body: unknown;
  constructor(
    code: string,
    message: string,
    {
      status = 0,
      fields = {},
      requestId,
      body,
    }: { status?: number; fields?: Record<string, string>; requestId?: string | undefined; body?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.body = body;
  }
}

/** Failures that happen before the server's own words arrive. */
export const clientTexts = {
  timeout: '请求超时，请稍后再试',
  noResponse: '服务器异常或登录失效',
  notJson: '网络请求失败，错误码10002',
  maintenance: '系统维护中，请稍后再试，错误码502',
  failed: '请求失败',
} as const;

export type Answer = {
  code?: string | number;
  body?: unknown;
  errorMessage?: string;
  fields?: Record<string, string>;
  requestId?: string;
  encryptFlag?: boolean;
};
export type Outcome = { status: number; answer: Answer };

const timeout = 60_000;
const succeeded = new Set(['200', '610']);

/** What happens when the session is gone; the app sets it, since the kit knows no pages. */
export const onSignedOut = { run: (_error: CallError): void => {} };

type Sending = { signal?: AbortSignal | undefined; key?: string | undefined };

/** Swapped in tests; in the product it is fetch with the token and the claims added. */
export const transport = {
  async send(call: Call, input: unknown, { signal, key }: Sending = {}): Promise<Outcome> {
    const { url, init } = request(call, input, key);
    const limit = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      return { status: response.status, answer: await read(response) };
    } catch (error) {
      if (signal?.aborted || error instanceof CallError) throw error;
      throw limit.aborted ? new CallError('timeout', clientTexts.timeout) : new CallError('no-response', clientTexts.noResponse);
    }
  },
};

const pause = 1_000;
/**
 * Delivers one wish of the person. A command carries a key made for it alone; when its answer is lost on the way it is sent
 * once more under the same key, and the server does it once. What is secret has none, and is not sent again.
 */
export async function deliver<T>(call: Call, attempt: (key: string | undefined) => Promise<T>): Promise<T> {
  // not randomUUID: it is missing where the console is opened over plain http
  const key = call.keyed ? crypto.getRandomValues(new Uint32Array(4)).join('-') : undefined;
  try {
    return await attempt(key);
  } catch (error) {
    const isLost = error instanceof CallError && error.code === 'no-response';
    if (!isLost || !key) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return attempt(key);
  }
}

type Headed = Record<string, string>;
/** GET calls carry their fields in the address, all others in a JSON body; fields named in the path go there. */
export function request(call: Call, input: unknown, key?: string): { url: string; init: RequestInit & { headers: Headed } } {
  const fields: Record<string, unknown> = { ...session.claims, ...(input as object) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  const base = path.startsWith(`${apiBase()}/`) ? '' : apiBase();
  const signedIn = token.get();
  const headers: Headed = { ...(signedIn && { loginToken: signedIn }), ...(key && { [idempotencyKey.header]: key }) };
  if (call.method !== 'GET')
    return {
      url: base + path,
      init: { method: call.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(fields) },
    };
  const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
  return { url: `${base}${path}${query.size ? `?${query}` : ''}`, init: { method: 'GET', headers } };
}

async function read(response: Response): Promise<Answer> {
  if (response.status === 502) throw new CallError('502', clientTexts.maintenance, { status: 502 });
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new CallError('10002', clientTexts.notJson, { status: response.status });
  }
  if (typeof answer !== 'object' || answer === null) throw new CallError('10002', clientTexts.notJson, { status: response.status });
  return answer as Answer;
}

const ahead = new Map<string, Promise<Outcome>>();
const nameOf = (call: Call, input: unknown) => `${call.key} ${JSON.stringify(input)}`;
/** Asks for something before there is anybody to read it; whoever makes the same call first gets the answer. */
export function sendAhead<C extends Call>(call: C, input: Sent<C>): void {
  const coming = transport.send(call, input);
  coming.catch(() => {});
  ahead.set(nameOf(call, input), coming);
}
/** Nobody reads it any more: later, or in another park, it would tell what was and not what is. */
export const forgetAhead = () => ahead.clear();
/** Whether that was done, and nobody has read the answer yet. */
export const isAhead = (call: Call, input: unknown = {}) => ahead.has(nameOf(call, input));
function sentAhead(call: Call, input: unknown): Promise<Outcome> | undefined {
  if (ahead.size === 0) return undefined;
  const name = nameOf(call, input);
  const coming = ahead.get(name);
  ahead.delete(name);
  return coming;
}

/** Makes the call and returns its body; throws a CallError with a text to show otherwise. */
export async function send<C extends Call>(call: C, input: Sent<C>, signal?: AbortSignal): Promise<Reply<C>> {
  const { status, answer } = await (sentAhead(call, input) ?? deliver(call, (key) => transport.send(call, input, { signal, key })));
  const code = String(answer.code ?? status);
  if (answer.errorMessage || !succeeded.has(code)) {
    const message = answer.errorMessage ?? (typeof answer.body === 'string' && answer.body ? answer.body : clientTexts.failed);
    const { fields = {}, requestId, body } = answer;
    const error = new CallError(code, message, { status, fields, requestId, body });
    if (code === '606' || code === '903') onSignedOut.run(error);
    throw error;
  }
  return (answer.encryptFlag ? await decrypt(String(answer.body)) : answer.body) as Reply<C>;
}

/** AES-256-GCM with the session's key: 12 bytes nonce, then cipher text and tag, in base64. */
export async function decrypt(sealed: string, base64Key = session.key ?? ''): Promise<unknown> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const all = bytes(sealed);
  const key = await crypto.subtle.importKey('raw', bytes(base64Key), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: all.slice(0, 12) }, key, all.slice(12));
  return JSON.parse(new TextDecoder().decode(plain));
}
