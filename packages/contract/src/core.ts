import type { z } from 'zod';
import type { Permission } from './access.ts';

/** Access rule of a call. The property is required, so no call is public by accident. */
export type Access = 'public' | 'signed-in' | Permission;
/** Access of a call that does several things depending on one field ("type 1 edits, type 2 deletes"): each value has its own permission. */
export type AccessBy = { by: string; of: Readonly<Record<string, Permission>> };

export type ErrorSpec = { readonly code: string; readonly status: number; readonly message: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/${string}`;

type CallSpec<I extends z.ZodType, O extends z.ZodType> = {
  path: Path;
  /** Further addresses of the call, each with its method in front if that differs. */
  aliases?: readonly (Path | `${Method} ${Path}`)[];
  access: Access | AccessBy;
  /**
   * A second permission that also admits to the call; the actor then has the reach of this permission: the own company, or every company of
   * the park.
   */
  widerPermission?: Permission | null;
  summary: string;
  /** Chinese name of what the actor does, shown wherever commands are listed. */
  title?: string;
  input: I;
  output: O;
  method?: Method;
  /** Errors specific to the call, besides the general ones. */
  errors?: readonly ErrorSpec[];
  /** Other domains whose cached lists become stale when the command succeeds. */
  affects?: readonly string[];
  /** Content of the audit entry: the input, or only the call, where the input holds a password or a code. */
  audit?: 'input' | 'call';
  /** 'all': the call covers every park of the actor's company and side, not only the current one. */
  parks?: 'one' | 'all';
  /**
   * Whether parkId, areaId and globalCompanyId are ordinary fields of this call; otherwise they select the park and company the call runs
   * in.
   */
  ownScope?: boolean;
  /** Whether the call is open before the first password is replaced, and to people who may not enter any park yet. */
  always?: boolean;
  /** Whether a public call uses the session of the request if there is a valid one. */
  readsSession?: boolean;
  /** Code of a successful reply; some calls of the spec have their own. */
  success?: '200' | '610';
  /** Whether the reply is a file without an envelope; true for every download. */
  isFile?: boolean;
  /** Whether the reply is always encrypted with the session's key, whatever the general setting. */
  encrypt?: boolean;
  /**
   * 'required': calls about money, orders, bookings and imports refuse requests without a key, so that a repeated request is not executed
   * twice.
   */
  idempotency?: 'optional' | 'required';
};

export type Kind = 'query' | 'command' | 'download' | 'upload';
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Required<CallSpec<I, O>> & {
  kind: Kind;
  key: string;
  /** Whether the call accepts an idempotency key, with which a repeated request is executed only once. */
  keyed: boolean;
};
export type Domain = Record<string, Call>;

/** Input as the client sends it, input as the handler receives it after parsing, and output. */
export type Sent<C extends Call> = z.input<C['input']>;
export type Received<C extends Call> = z.output<C['input']>;
export type Reply<C extends Call> = z.output<C['output']>;

const define =
  (kind: Kind) =>
  <I extends z.ZodType, O extends z.ZodType>(spec: CallSpec<I, O>): Call<I, O> => ({
    method: 'POST',
    title: '',
    aliases: [],
    widerPermission: null,
    errors: [],
    affects: [],
    audit: 'input',
    parks: 'one',
    ownScope: false,
    always: false,
    readsSession: false,
    success: '200',
    encrypt: false,
    idempotency: 'optional',
    isFile: kind === 'download',
    ...spec,
    kind,
    key: '',
    keyed: isKeyed(kind, spec),
  });

/** The request and the reply are stored with the key, so calls with secret input or output accept none unless the key is required. */
const isKeyed = (
  kind: Kind,
  { access, audit, encrypt, idempotency }: Pick<CallSpec<z.ZodType, z.ZodType>, 'access' | 'audit' | 'encrypt' | 'idempotency'>,
) => (kind === 'command' || kind === 'upload') && access !== 'public' && (idempotency === 'required' || (audit !== 'call' && !encrypt));

/** Defines a call that only reads, in a read-only transaction. */
export const query = define('query');
/** Defines a call that writes, in one transaction that also writes an audit entry. */
export const command = define('command');
/** Defines a call that streams a file. The output schema describes what the handler returns: name, type and content. */
export const download = define('download');
/** Defines a call that takes multipart files besides its fields and writes like a command. */
export const upload = define('upload');

/** Properties of a domain besides its calls, which the generator copies into registries. */
export type DomainFacts = {
  /** Chinese name of the domain, shown in the documentation of the calls. */
  title: string;
  /** Chinese names of command fields for the audit log; `call.field` names a field that has another meaning in one call. */
  labels?: Readonly<Record<string, string>>;
  /** Sheets that can be imported or exported, and the permission each requires. */
  imports?: Readonly<Record<string, Permission>>;
  exports?: Readonly<Record<string, Permission>>;
};
const factsKey = Symbol('facts');

/** Defines a domain. Returns its calls by name, each with its key; the other properties are read with `factsOf`. */
export function domain<const D extends Domain>(name: string, { calls, ...facts }: DomainFacts & { calls: D }): D {
  const keyed = Object.entries(calls).map(([call, spec]) => [call, { ...spec, key: `${name}.${call}` }]);
  // not enumerable, so that iterating over a domain yields only its calls
  return Object.defineProperty(Object.fromEntries(keyed) as D, factsKey, { value: facts });
}
export const factsOf = (domain: Domain): DomainFacts => (domain as unknown as Record<typeof factsKey, DomainFacts>)[factsKey];

/** Returns every address of a call, its main address first. */
export const addresses = (call: Call): { method: Method; path: Path }[] => [
  { method: call.method, path: call.path },
  ...call.aliases.map((alias) => {
    const [verb, path] = alias.split(' ') as [Method, Path | undefined];
    return path ? { method: verb, path } : { method: call.method, path: alias as Path };
  }),
];

/** Returns every permission a call may require; empty for public and signed-in calls. */
export function permissionsOf({ access }: Pick<Call, 'access'>): Permission[] {
  if (typeof access === 'object') return Object.values(access.of);
  return access === 'public' || access === 'signed-in' ? [] : [access];
}

/** Defines the errors of a domain. Codes and messages are written only in these catalogues. */
export const defineErrors = <const E extends Record<string, ErrorSpec>>(errors: E) => errors;

export const commonErrors = defineErrors({
  invalidInput: { code: '400', status: 400, message: '提交的内容有误，请检查后重试' },
  badKey: { code: '400', status: 400, message: '操作编号（Idempotency-Key）缺失或格式不正确，请刷新页面后重试' },
  notSignedIn: { code: '606', status: 401, message: '请求失败，未获取到登录状态' },
  sessionEnded: { code: '903', status: 401, message: '登录已过期，请重新登录' },
  forbidden: { code: '403', status: 403, message: '无权限' },
  notOpen: { code: '403', status: 403, message: '该应用暂未开放' },
  firstPassword: { code: '403', status: 403, message: '请先修改初始密码' },
  notFound: { code: '404', status: 404, message: '记录不存在或已删除' },
  unknownPath: { code: '404', status: 404, message: '接口不存在' },
  stale: { code: '409', status: 409, message: '内容已被他人修改，请刷新后重试' },
  tooLarge: { code: '413', status: 413, message: '提交的内容过大' },
  wrongMedia: { code: '415', status: 415, message: '不支持的内容格式' },
  tooMany: { code: '429', status: 429, message: '操作过于频繁，请稍后再试' },
  unexpected: { code: '500', status: 500, message: '系统繁忙，请稍后重试' },
  busy: { code: '503', status: 503, message: '服务暂时不可用，请稍后重试' },
});
