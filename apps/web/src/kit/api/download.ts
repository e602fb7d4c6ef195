import type { Call, Sent } from '@park/contract/core';
import { say } from '../feedback/message.ts';
import { type Answer, CallError, clientTexts, onSignedOut, request } from './send.ts';

type FileAnswer = { name: string; content: Blob };

/** Replaced in tests. A link would not carry the session token, so the file is fetched and then saved by script. */
export const fileTransport = {
  async fetch(call: Call, input: unknown): Promise<FileAnswer> {
    const { url, init } = request(call, input);
    const response = await fetch(url, init).catch(() => {
      throw new CallError('no-response', clientTexts.noResponse);
    });
    if (!response.ok) throw await errorOf(response);
    return { name: fileNameIn(response.headers.get('content-disposition')), content: await response.blob() };
  },
  save({ name, content }: FileAnswer): void {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
};

async function errorOf(response: Response): Promise<CallError> {
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const code = String(answer.code ?? response.status);
  const error = new CallError(code, answer.errorMessage ?? clientTexts.failed, { status: response.status, requestId: answer.requestId });
  if (code === '606' || code === '903') onSignedOut.run(error);
  return error;
}

const fileNameIn = (header: string | null) => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '下载.xlsx');

/** Fetches a file and saves it under the name that the server gives. */
export async function saveFile<C extends Call>(call: C, input: Sent<C>): Promise<void> {
  try {
    fileTransport.save(await fileTransport.fetch(call, input));
  } catch (error) {
    say.error(error instanceof CallError ? error.message : clientTexts.failed);
  }
}
