import { type Change, describeChange } from '../matrix/journal.ts';
import type { Answer } from '../matrix/request.ts';

/** Patterns of stack traces, statements and file paths, which belong in the log and not in an answer. */
const inner = [
  /\bat [^"]*\.(?:[cm]?[jt]s|node):\d+/,
  /node_modules|node:internal|file:\/\/\/|(?:^|["\s(])\/(?:home|tmp|usr|var|work|opt)\//,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|AggregateError|DatabaseError|FST_ERR_\w+|ECONN\w+)\b/,
  /\b(?:select\s.+\sfrom|insert\s+into|update\s.+\sset|delete\s+from)\b|\brelation "|\bcolumn "|violates|duplicate key|syntax error/i,
];
const chinese = /[\u4e00-\u9fff]/;

type Refusal = { code?: unknown; errorMessage?: unknown; requestId?: unknown; fields?: Record<string, unknown>; body?: unknown };

/**
 * Returns the faults of an answer. They do not depend on the request: no request may crash the server, show its internals or change rows
 * when it is refused.
 */
export function judge(answer: Answer, isWrite: boolean, fields: ReadonlySet<string>, changes: readonly Change[]): string[] {
  const { status, isJson, text } = answer;
  if (status >= 500) return [`answered ${status}: ${brief(text)}`];
  if (status === 200 && !isJson) return isWrite ? [] : changes.map((change) => `a file changed ${describeChange(change)}`);
  const envelope = parsed(text);
  if (!envelope || !isJson) return [`answered outside the envelope: ${status} ${brief(text)}`];
  if (status === 200) {
    const isWhole = typeof envelope.code === 'string' && 'body' in envelope && envelope.errorMessage === undefined;
    return [
      ...(isWhole ? [] : ['a success without code and body']),
      ...(isWrite ? [] : changes.map((change) => `a read changed ${describeChange(change)}`)),
    ];
  }
  // a refusal has a body only if it is a step of a process and the body says which step comes next
  const isRefusal = typeof envelope.code === 'string' && typeof envelope.requestId === 'string' && isStep(envelope.body);
  if (!isRefusal) return [`a refusal outside the envelope: ${status} ${brief(text)}`];
  return [
    ...(chinese.test(String(envelope.errorMessage)) ? [] : [`a refusal without words for the person: ${brief(text)}`]),
    ...inner.filter((pattern) => pattern.test(text)).map(() => `a refusal that shows the inside: ${brief(text)}`),
    ...Object.entries(envelope.fields ?? {}).flatMap(([name, message]) => wrongField(name, message, fields)),
    ...changes.map((change) => `a refusal changed ${describeChange(change)}`),
  ];
}

const steps = ['needVaildCode', 'challenge', 'isSameName'];
const isStep = (body: unknown) => body === undefined || (typeof body === 'object' && body !== null && steps.some((step) => step in body));

/** Shortens an answer for a report, equal for equal answers. */
const brief = (text: string) => text.replace(/"requestId":"[^"]*"/, '"requestId":"…"').slice(0, 300);

function wrongField(name: string, message: unknown, fields: ReadonlySet<string>): string[] {
  const isKnown = fields.has(name.split('.')[0] as string);
  const isSaid = typeof message === 'string' && chinese.test(message);
  return [
    ...(isKnown ? [] : [`blames a field that does not exist: ${JSON.stringify(name)}`]),
    ...(isSaid ? [] : [`says of ${name.replace(/\.\d+/g, '.n')}: ${String(message).replace(/received \S+/, 'received …')}`]),
  ];
}

function parsed(text: string): Refusal | undefined {
  try {
    const answer = JSON.parse(text) as Refusal;
    return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
