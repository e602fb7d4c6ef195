import type { Call, Reply, Sent } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { apiBase, session } from './session.ts';
import { token } from './storage.ts';

/** Error of a refused or failed call, with a text to show to the user. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** Data that the next step needs, if the server sends any with the refusal. */
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

/** Messages for failures without a message from the server. */
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

const timeoutMs = 60_000;
const successCodes = new Set(['200', '610']);

/** Hook that runs when the session is lost; set by the app, because the kit knows no pages. */
export const onSignedOut = { run: (_error: CallError): void => {} };

type SendOptions = { signal?: AbortSignal | undefined; key?: string | undefined };

/** Replaced in tests; in production it calls fetch with the token and the claims added. */
export const transport = {
  async send(call: Call, input: unknown, { signal, key }: SendOptions = {}): Promise<Outcome> {
    const { url, init } = request(call, input, key);
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      return { status: response.status, answer: await parseAnswer(response) };
    } catch (error) {
      if (signal?.aborted || error instanceof CallError) throw error;
      throw limit.aborted ? new CallError('timeout', clientTexts.timeout) : new CallError('no-response', clientTexts.noResponse);
    }
  },
};

const retryDelayMs = 1_000;
/**
 * Runs one request of the user. A keyed command carries a new idempotency key; if its answer is lost, it is sent once more with the same
 * key, and the server executes it only once. Calls with secrets have no key and are not sent again.
 */
export async function sendWithRetry<T>(call: Call, attempt: (key: string | undefined) => Promise<T>): Promise<T> {
  // randomUUID does not exist when the console is opened over plain http
  const key = call.keyed ? crypto.getRandomValues(new Uint32Array(4)).join('-') : undefined;
  try {
    return await attempt(key);
  } catch (error) {
    const isLost = error instanceof CallError && error.code === 'no-response';
    if (!isLost || !key) throw error;
    await new Promise((done) => setTimeout(done, retryDelayMs));
    return attempt(key);
  }
}

type HeaderFields = Record<string, string>;
/**
 * Builds the URL and the fetch options. Path parameters are filled from the fields; GET calls carry the other fields in the address, all
 * other calls in a JSON body.
 */
export function request(call: Call, input: unknown, key?: string): { url: string; init: RequestInit & { headers: HeaderFields } } {
  const fields: Record<string, unknown> = { ...session.claims, ...(input as object) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  const base = path.startsWith(`${apiBase()}/`) ? '' : apiBase();
  const signedIn = token.get();
  const headers: HeaderFields = { ...(signedIn && { loginToken: signedIn }), ...(key && { [idempotencyKey.header]: key }) };
  if (call.method !== 'GET')
    return {
      url: base + path,
      init: { method: call.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(fields) },
    };
  const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
  return { url: `${base}${path}${query.size ? `?${query}` : ''}`, init: { method: 'GET', headers } };
}

async function parseAnswer(response: Response): Promise<Answer> {
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

const sentAheadRequests = new Map<string, Promise<Outcome>>();
const requestKey = (call: Call, input: unknown) => `${call.key} ${JSON.stringify(input)}`;
/** Sends a call before any component needs it; the first `send` of the same call gets the answer. */
export function sendAhead<C extends Call>(call: C, input: Sent<C>): void {
  const coming = transport.send(call, input);
  coming.catch(() => {});
  sentAheadRequests.set(requestKey(call, input), coming);
}
/** Drops answers that no component has read: later, or in another park, they would be stale. */
export const forgetAhead = () => sentAheadRequests.clear();
/** Tells whether the call was sent ahead and its answer not read yet. */
export const isSentAhead = (call: Call, input: unknown = {}) => sentAheadRequests.has(requestKey(call, input));
function takeSentAhead(call: Call, input: unknown): Promise<Outcome> | undefined {
  if (sentAheadRequests.size === 0) return undefined;
  const name = requestKey(call, input);
  const coming = sentAheadRequests.get(name);
  sentAheadRequests.delete(name);
  return coming;
}

/** Sends the call and returns the body of the answer; throws a CallError with a text to show otherwise. */
export async function send<C extends Call>(call: C, input: Sent<C>, signal?: AbortSignal): Promise<Reply<C>> {
  const { status, answer } = await (takeSentAhead(call, input) ??
    sendWithRetry(call, (key) => transport.send(call, input, { signal, key })));
  const code = String(answer.code ?? status);
  if (answer.errorMessage || !successCodes.has(code)) {
    const message = answer.errorMessage ?? (typeof answer.body === 'string' && answer.body ? answer.body : clientTexts.failed);
    const { fields = {}, requestId, body } = answer;
    const error = new CallError(code, message, { status, fields, requestId, body });
    if (code === '606' || code === '903') onSignedOut.run(error);
    throw error;
  }
  return (answer.encryptFlag ? await decrypt(String(answer.body)) : answer.body) as Reply<C>;
}

/** Decrypts AES-256-GCM with the session's key: base64 of a 12-byte nonce, the cipher text and the tag. */
export async function decrypt(sealed: string, base64Key = session.key ?? ''): Promise<unknown> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const all = bytes(sealed);
  const key = await crypto.subtle.importKey('raw', bytes(base64Key), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: all.slice(0, 12) }, key, all.slice(12));
  return JSON.parse(new TextDecoder().decode(plain));
}
