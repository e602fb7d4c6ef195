import { addresses, type Call } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import type { InjectOptions } from 'fastify';
import { askedOf, type Fields, type FilePart, files } from '../matrix/request.ts';
import { fieldsOf, type Schema, schemaOf } from './schema.ts';
import { badValues, json, limits, Raw } from './values.ts';

export type Attack = { description: string; request: InjectOptions };
export type Aim = { call: Call; base: string; token: string | undefined; good: Fields; ids: readonly string[] };

/** Builds the request lazily: the lists hold thousands of attacks with long values, of which the short form sends a few. */
const attack = (description: () => string, request: () => InjectOptions): Attack => ({
  get description() {
    return description();
  },
  get request() {
    return request();
  },
});

/** Builds a request with these fields, without validating them. */
export function withFields({ call, base, token }: Aim, fields: object): InjectOptions {
  if (call.method === 'GET' || call.kind === 'upload') return askedOf(call, unraw(fields), base, token);
  return { ...askedOf(call, {}, base, token), payload: json(fields) };
}
/** Unwraps raw values, since URLs and forms carry plain text; only in JSON they are written as raw pieces. */
const unraw = (fields: object) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value instanceof Raw ? value.json : value])),
});

const shown = (value: unknown) => {
  const text = json(value);
  return text.length > 80 ? `${text.slice(0, 60)}… (${text.length} characters)` : text;
};

/** Returns attacks with every bad value in every field, and with every field missing. */
export function byField(aim: Aim): Attack[] {
  const schema = schemaOf(aim.call);
  const attacks: Attack[] = [{ description: 'as it should be', request: withFields(aim, aim.good) }];
  for (const [name, of] of fieldsOf(schema)) {
    const { [name]: _, ...rest } = aim.good;
    attacks.push({ description: `without ${name}`, request: withFields(aim, rest) });
    for (const value of valuesFor(of, aim))
      attacks.push(
        attack(
          () => `${name}: ${shown(value)}`,
          () => withFields(aim, { ...aim.good, [name]: value }),
        ),
      );
    const inside = aim.good[name];
    if (isObject(inside))
      for (const part of [...Object.keys(inside), ...strangeParts])
        for (const value of [...badValues, ...aim.ids])
          attacks.push(
            attack(
              () => `${name}.${part}: ${shown(value)}`,
              () => withFields(aim, { ...aim.good, [name]: { ...inside, [part]: value } }),
            ),
          );
  }
  return attacks;
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const strangeParts = ['x', 'constructor', 'toString'];

/** Returns the bad values of a field. A list also gets each bad value as its only element, and any other field also gets a list. */
function valuesFor(of: readonly Schema[], { ids, good }: Aim): unknown[] {
  const own = [...badValues, ...ids, ...ids.map((id) => id.toUpperCase()), ...of.flatMap(limits)];
  const isList = of.some((schema) => schema.type === 'array');
  return isList ? [...own, ...own.map((value) => [value]), [ids[0], ids[0]]] : [...own, [Object.values(good)[0]]];
}

/** Fields that every call accepts: they select the company and park in which it runs. */
export const claimNames = ['parkId', 'areaId', 'globalCompanyId', 'multiPark'];
const badClaims: readonly unknown[] = [
  1,
  true,
  [],
  {},
  ['x'],
  { toString: 1, valueOf: 1 },
  'x',
  '\0',
  '\ud800',
  'x'.repeat(10_000),
  new Raw('1e400'),
  '%',
];

/** Returns attacks on the request itself, not on a field. */
export function byRequest(aim: Aim): Attack[] {
  const { call, good } = aim;
  const plain = withFields(aim, good);
  const url = String(plain.url);
  const headers = plain.headers as Record<string, string>;
  const { [idempotencyKey.header]: _, ...keyless } = headers;
  const other = (['PUT', 'DELETE', 'PATCH'] as const).filter((verb) => !addresses(call).some(({ method }) => method === verb));
  const strange = ['', 'x', 'A'.repeat(43), `${aim.token}x`, 'null', '\u00e9'.repeat(43), 'A'.repeat(5_000)];
  return [
    ...claimNames.flatMap((name) =>
      badClaims.map((value) =>
        attack(
          () => `claim ${name}: ${shown(value)}`,
          () => withFields(aim, { ...good, [name]: value }),
        ),
      ),
    ),
    ...other.map((method) => ({ description: `by ${method}`, request: { ...plain, method } })),
    ...strange.map((token) => ({
      description: `token ${shown(token)}`,
      request: { ...plain, headers: { ...headers, logintoken: token } },
    })),
    ...['x', '', 'x'.repeat(500), 'a b c d e f g h', "';--------"].map((key) => ({
      description: `idempotency key ${shown(key)}`,
      request: { ...plain, headers: { ...headers, [idempotencyKey.header]: key } },
    })),
    ...(call.idempotency === 'required' ? [{ description: 'no idempotency key', request: { ...plain, headers: keyless } }] : []),
    ...['/', '//', '/x', '%', '%zz', '%00', '%2e%2e', ';a=b', `/${'x'.repeat(2_000)}`].map((tail) => ({
      description: `address with ${shown(tail)}`,
      request: { ...plain, url: url.replace(/(\?|$)/, `${tail}$1`) },
    })),
    ...(call.method === 'GET' ? byAddress(aim, plain) : byBody(aim, plain)),
    ...(call.kind === 'upload' ? byFile(aim) : []),
  ];
}

function byFile(aim: Aim): Attack[] {
  const [good] = aim.good[files] ?? [];
  if (!good) return [];
  const names = [
    '',
    '.',
    '..',
    '../../x.png',
    'a\0.png',
    'x'.repeat(300),
    '名单.png',
    'a.exe',
    'a.png.html',
    'CON',
    '"',
    'a;b',
    '\ud800.png',
  ];
  const bodies = ['', '\0', '<html></html>', '<svg onload="alert(1)"/>', 'MZ', '%PDF-1.7', 'PK\u0003\u0004', 'GIF89a'].map((text) =>
    Buffer.from(text),
  );
  const cut = [1, 8, 33, good.bytes.length - 1].map((length) => good.bytes.subarray(0, length));
  const lists: [string, FilePart[]][] = [
    ['no file', []],
    ['eleven files', Array.from({ length: 11 }, () => good)],
    ...names.map((name): [string, FilePart[]] => [`file name ${shown(name)}`, [{ ...good, name }]]),
    ...[...bodies, ...cut].map((bytes): [string, FilePart[]] => [`file of ${shown(bytes.toString('latin1'))}`, [{ ...good, bytes }]]),
    ...['x', '', 'text/html', 'image/svg+xml'].map((type): [string, FilePart[]] => [`file type ${shown(type)}`, [{ ...good, type }]]),
    ...['', '__proto__', 'constructor', 'x'.repeat(500)].map((field): [string, FilePart[]] => [
      `file field ${shown(field)}`,
      [{ ...good, field }],
    ]),
  ];
  return lists.map(([description, sent]) =>
    attack(
      () => description,
      () => withFields(aim, { ...aim.good, [files]: sent }),
    ),
  );
}

function byAddress(aim: Aim, plain: InjectOptions): Attack[] {
  const url = String(plain.url);
  const joined = url.includes('?') ? '&' : '?';
  const names = [...fieldsOf(schemaOf(aim.call)).keys(), 'parkId', '__proto__', 'constructor', 'toString'];
  const tails = names.flatMap((name) => [
    ...[`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}`, `${name}=`, `${name}=%00`, `${name}=%`, `${name}=%zz`],
    ...[`${name}=%ED%A0%80`, `${name}=%FF%FE`, `${name}=${'x'.repeat(20_000)}`, `${name}=%EF%BC%91`, `${name}=+`, `${name}.a=1`],
  ]);
  const many = Array.from({ length: 2_000 }, (_, at) => `x${at}=${at}`).join('&');
  return [...tails, many, '&&&', '=', '=&=', '?', '#x'].map((tail) => ({
    description: `query ${shown(tail)}`,
    request: { ...plain, url: `${url}${joined}${tail}` },
  }));
}

function byBody(aim: Aim, plain: InjectOptions): Attack[] {
  const headers = plain.headers as Record<string, string>;
  const typed = (type: string, payload = plain.payload): InjectOptions => ({
    ...plain,
    payload: payload as string,
    headers: { ...headers, 'content-type': type },
  });
  const good = json(aim.good);
  const names = [...fieldsOf(schemaOf(aim.call)).keys()];
  const bodies = [
    ...['', ' ', '{', '}', '[', '[]', 'null', '1', '"x"', 'true', '{}{}', '{"a":}', "{'a':1}", '{"a":1,}', `${good}x`, `\ufeff${good}`],
    ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"\\u005f\\u005fproto\\u005f\\u005f":1}', '{"":1}'],
    ...[`{"a":${'['.repeat(50)}${']'.repeat(50)}}`, `{${Array.from({ length: 5_000 }, (_, at) => `"x${at}":${at}`).join(',')}}`],
    ...names.map((name) => `{"${name}":1,"${name}":"x"}`),
    ...['toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON'].map((name) =>
      good.replace(/^\{/, `{"${name}":1${good === '{}' ? '' : ','}`),
    ),
  ];
  const types = ['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', '/', ''];
  const variations = [
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'APPLICATION/JSON',
    'application/json;',
    'application/json+x',
  ];
  const { 'content-type': _, ...untyped } = headers;
  return [
    ...bodies.map((body) => ({ description: `body ${shown(new Raw(body))}`, request: typed('application/json', body) })),
    ...[...types, ...variations, 'multipart/form-data; boundary=x'].map((type) => ({
      description: `media type ${type}`,
      request: typed(type),
    })),
    { description: 'no media type', request: { ...plain, headers: untyped } },
    {
      description: 'bytes that are no text',
      request: { ...plain, payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    },
    ...names.map((name) => ({ description: `${name} in the address too`, request: { ...plain, url: `${plain.url}?${name}=1&${name}=2` } })),
  ];
}
