import type { Call, Reply } from '@park/contract/core';
import { type Answer, CallError, clientTexts, decrypt, type Outcome, onSignedOut, request, sendWithRetry } from '../api/send.ts';
import { session } from '../api/session.ts';

type Fields = Record<string, string>;
type UploadRequest = {
  url: string;
  headers: Record<string, string>;
  body: FormData;
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
};

const timeoutMs = 60_000;

/** Replaced in tests. Uses XMLHttpRequest, because fetch cannot report the progress of an upload. */
export const uploadTransport = {
  send: ({ url, headers, body, onProgress, signal }: UploadRequest): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const fail = (code: string, text: string) => () => reject(new CallError(code, text));
      xhr.open('POST', url);
      xhr.timeout = timeoutMs;
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0);
      xhr.onload = () => resolve({ status: xhr.status, answer: parseAnswer(xhr) });
      xhr.onerror = fail('no-response', clientTexts.noResponse);
      xhr.ontimeout = fail('timeout', clientTexts.timeout);
      xhr.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      if (signal?.aborted) reject(signal.reason);
      else xhr.send(body);
    }),
};

function parseAnswer({ status, responseText }: XMLHttpRequest): Answer {
  if (status === 502) return { code: '502', errorMessage: clientTexts.maintenance };
  try {
    const answer: unknown = JSON.parse(responseText);
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {
    // the error for every response that is not a JSON object is returned below
  }
  return { code: '10002', errorMessage: clientTexts.notJson };
}

type UploadOptions = { onProgress?: (percent: number) => void; signal?: AbortSignal };
/** Sends files with the token and claims of every call; returns the body of the reply or throws a CallError. */
export async function sendUpload<C extends Call>(
  call: C,
  files: readonly File[],
  fields: Fields = {},
  options: UploadOptions = {},
): Promise<Reply<C>> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...session.claims, ...fields })) body.append(name, value);
  for (const file of files) body.append('file', file, file.name);
  const { onProgress = () => {}, signal } = options;
  const { status, answer } = await sendWithRetry(call, (key) => {
    const { url, init } = request(call, {}, key);
    // the browser adds this header itself, with the boundary of the parts
    const { 'content-type': _, ...headers } = init.headers;
    return uploadTransport.send({ url, headers, body, onProgress, signal });
  });
  const code = String(answer.code ?? status);
  if (answer.errorMessage || code !== '200') {
    const { errorMessage = clientTexts.failed, fields: onFields = {}, requestId } = answer;
    const error = new CallError(code, errorMessage, { status, fields: onFields, requestId });
    if (code === '606' || code === '903') onSignedOut.run(error);
    throw error;
  }
  return (answer.encryptFlag ? await decrypt(String(answer.body)) : answer.body) as Reply<C>;
}
