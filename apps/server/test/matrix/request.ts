import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readable } from './workbook.ts';

export type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>;
export type Answer = { status: number; isJson: boolean; text: string };

/** Sends a request and reads the whole answer; an endless answer, such as an event stream, only up to its first pause. */
export async function send(inject: Inject, request: InjectOptions): Promise<Answer> {
  const response = await inject({ ...request, payloadAsStream: true });
  const stream = response.stream();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((done, failed) => stream.once('end', done).once('error', failed));
  const type = String(response.headers['content-type']);
  if (type === 'text/event-stream') {
    await Promise.race([ended, once(stream, 'data'), delay(100)]);
    stream.destroy();
  } else await ended;
  return { status: response.statusCode, isJson: type.startsWith('application/json'), text: await readable(Buffer.concat(parts)) };
}

/** Key under which an input holds the files of an upload. */
export const files = Symbol('files');
export type FilePart = { field: string; name: string; type: string; bytes: Buffer };
export type Fields = Record<string, unknown> & { [files]?: readonly FilePart[] };

/** Builds the HTTP request of a call: fields in the URL for GET, in a form for an upload, otherwise in JSON. */
export function askedOf(call: Call, input: object, base: string, token?: string): InjectOptions & { headers: Record<string, string> } {
  const fields = input as Fields;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(fields[name]).toWellFormed()));
  const url = path.startsWith(`${base}/`) ? path : base + path;
  const headers = { ...(token !== undefined && { logintoken: token }), ...keyFor(call) };
  if (call.method === 'GET') return { method: 'GET', url: url + search(fields), headers };
  if (call.kind === 'upload') return { method: call.method, url, ...form(fields, headers) };
  return { method: call.method, url, payload: JSON.stringify(fields), headers: { 'content-type': 'application/json', ...headers } };
}

/** Returns a fresh idempotency key for calls that require one, so that no request counts as a repetition. */
export const keyFor = ({ idempotency }: Call): Record<string, string> =>
  idempotency === 'required' ? { [idempotencyKey.header]: randomUUID() } : {};

/** Builds a query string: an array repeats its name, other values that are not text are sent as JSON. */
function search(fields: Fields): string {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one): [string, string] => [name, asText(one)]),
  );
  return texts.length ? `?${new URLSearchParams(texts)}` : '';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const boundary = 'park-test-boundary';
function form(fields: Fields, headers: Record<string, string>) {
  const part = (head: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), body, Buffer.from('\r\n')]);
  const quoted = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent);
  const parts = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${quoted(name)}"`, Buffer.from(asText(value)))),
    ...(fields[files] ?? []).map((file) =>
      part(`name="${quoted(file.field)}"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`, file.bytes),
    ),
  ];
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  };
}
