import type { Call, Reply } from '@park/contract/core';
import { agreement } from '@park/contract/people/agreement';
import { vi } from 'vitest';

type Answer = { status?: number; code?: string; body?: unknown; errorMessage?: string; fields?: Record<string, string> };

/** Stands in for the server in tests of pages without a query cache: each call gets the prepared answers. */
export function loginServer() {
  const prepared = new Map<string, Answer[]>();
  const sent: { key: string; input: Record<string, unknown> }[] = [];
  const calls: Call[] = [];
  const prepare = (call: Call, answer: Answer) => {
    calls.push(call);
    prepared.set(call.key, [...(prepared.get(call.key) ?? []), answer]);
  };
  const server = {
    /** Prepares a reply; the last prepared answer of a call is repeated. */
    reply: <C extends Call>(call: C, body: Reply<C>) => prepare(call, { code: call.success, body: call.output.parse(body) }),
    refuse: (
      call: Call,
      { code, status, message }: { code: string; status: number; message: string },
      rest: { body?: object; fields?: Record<string, string> } = {},
    ) => prepare(call, { code, status, errorMessage: message, ...rest }),
    /** Returns the inputs sent to a call, in order. */
    to: (call: Call) => sent.flatMap(({ key, input }) => (key === call.key ? [input] : [])),
    fetch: vi.fn<typeof fetch>(async (address, init) => {
      const url = new URL(String(address), location.origin);
      const call = calls.find(({ path }) => url.pathname === `/smartop${path}`);
      if (!call) throw new Error(`no answer laid out for ${url.pathname}`);
      const input = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
      call.input.parse(input);
      sent.push({ key: call.key, input });
      const queue = prepared.get(call.key) ?? [];
      const { status = 200, ...answer } = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
      return new Response(JSON.stringify(answer), { status });
    }),
  };
  server.reply(agreement.current, agreements);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

export const agreements: Reply<typeof agreement.current> = [
  { kind: 'user', version: 2, title: '用户协议', content: '第一条 使用规则', publishedDate: '2026-11-01T00:00:00Z' },
  { kind: 'privacy', version: 3, title: '隐私政策', content: '我们收集的信息', publishedDate: '2026-11-01T00:00:00Z' },
];
