import type { z } from 'zod';
import type { Permission } from './access.ts';

/** The rule that says who may make a call. Every call must state its rule, so that no call is public by accident. */
export type Access = 'public' | 'signed-in' | Permission;
/**
 * Access rule of a call that does several things, depending on a field ("type 1 edits, type 2 deletes"): each value of the field requires
 * its own permission.
 */
export type AccessBy = { by: string; of: Readonly<Record<string, Permission>> };

export type ErrorSpec = { readonly code: string; readonly status: number; readonly message: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/${string}`;

type CallSpec<I extends z.ZodType, O extends z.ZodType> = {
  path: Path;
  /** Further addresses of the call. An address with another HTTP method begins with that method. */
  aliases?: readonly (Path | `${Method} ${Path}`)[];
  access: Access | AccessBy;
  /**
   * A second permission that also admits callers to the call. Their reach is then that of this permission: their own company, or every
   * company of the park.
   */
  widerPermission?: Permission | null;
  summary: string;
  /** Chinese name of the action, such as 修改员工, shown wherever commands are listed. */
  title?: string;
  input: I;
  output: O;
  method?: Method;
  /** Errors that only this call can return, besides the general errors. */
  errors?: readonly ErrorSpec[];
  /** Other domains whose lists a client has cached and must load again after the command. */
  affects?: readonly string[];
  /**
   * Content of the audit entry: the whole input; only the name of the call if the input contains a password or code; or no entry if the
   * command only marks what its user has read, or if a record of its own says the same. A refusal is always recorded.
   */
  audit?: 'input' | 'call' | 'none';
  /** `all`: the call applies to every park of the actor's company and side. `one`: only to the current park. */
  parks?: 'one' | 'all';
  /**
   * Whether parkId, areaId and globalCompanyId are ordinary fields of the input. In other calls these fields select the park and the
   * company in which the call runs.
   */
  ownScope?: boolean;
  /** Whether users may make the call even before they have replaced their first password, or if they may enter no park yet. */
  always?: boolean;
  /** Whether a public call uses the session of the request, if the request has a valid one. */
  readsSession?: boolean;
  /** Code in the envelope of a successful reply. The spec gives some calls another code than 200. */
  success?: '200' | '610';
  /** Whether the reply is a file and not a JSON envelope. True for every download. */
  isFile?: boolean;
  /** Whether the reply is encrypted with the session's key even if encryption is switched off in general. */
  encrypt?: boolean;
  /**
   * `required`: a request without an idempotency key is refused, so that a repeated request cannot run twice. For calls about money,
   * orders, bookings and imports.
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

/** Sent: the input as the client sends it. Received: the input after parsing, as the handler gets it. Reply: the output. */
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

/**
 * Tells whether a call accepts an idempotency key. Request and reply are stored with the key, so calls with secrets in them accept none
 * unless they require it.
 */
const isKeyed = (
  kind: Kind,
  { access, audit, encrypt, idempotency }: Pick<CallSpec<z.ZodType, z.ZodType>, 'access' | 'audit' | 'encrypt' | 'idempotency'>,
) =>
  (kind === 'command' || kind === 'upload') &&
  access !== 'public' &&
  (idempotency === 'required' || ((audit ?? 'input') === 'input' && !encrypt));

/** Defines a call that only reads. It runs in a read-only transaction. */
export const query = define('query');
/** Defines a call that writes. It runs in one transaction, which also writes the audit entry. */
export const command = define('command');
/** Defines a call that streams a file. The handler returns the name, type and content of the file, as the output schema says. */
export const download = define('download');
/** Defines a call that accepts multipart files beside its fields. It writes like a command. */
export const upload = define('upload');

/** Properties of a domain besides its calls, which the generator copies into registries. */
export type DomainFacts = {
  /** Chinese name of the domain, shown in the documentation of the calls. */
  title: string;
  /**
   * Chinese names of the input fields of commands, for the audit log. The key `call.field` names a field that means something else in that
   * call.
   */
  labels?: Readonly<Record<string, string>>;
  /** Chinese words for the values of fields that are enumerations, by field or `call.field` like `labels`. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The subjects that can be imported or exported, each with the permission it requires. */
  imports?: Readonly<Record<string, Permission>>;
  exports?: Readonly<Record<string, Permission>>;
};
const factsKey = Symbol('facts');

/** Defines a domain. Returns its calls by name, each with its key; the other properties are read with `factsOf`. */
export function domain<const D extends Domain>(name: string, { calls, ...facts }: DomainFacts & { calls: D }): D {
  const keyed = Object.entries(calls).map(([call, spec]) => [call, { ...spec, key: `${name}.${call}` }]);
  // the property is not enumerable, so that a loop over a domain yields only its calls
  return Object.defineProperty(Object.fromEntries(keyed) as D, factsKey, { value: facts });
}
export const factsOf = (domain: Domain): DomainFacts => (domain as unknown as Record<typeof factsKey, DomainFacts>)[factsKey];

/** Returns all addresses of a call, the main address first. */
export const addresses = (call: Call): { method: Method; path: Path }[] => [
  { method: call.method, path: call.path },
  ...call.aliases.map((alias) => {
    const [verb, path] = alias.split(' ') as [Method, Path | undefined];
    return path ? { method: verb, path } : { method: call.method, path: alias as Path };
  }),
];

/** Returns the permissions that a call may require. Empty for calls that are public or open to every signed-in user. */
export function permissionsOf({ access }: Pick<Call, 'access'>): Permission[] {
  if (typeof access === 'object') return Object.values(access.of);
  return access === 'public' || access === 'signed-in' ? [] : [access];
}

/** Defines the errors of a domain. Codes and messages of errors must not be written anywhere else. */
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
  overloaded: { code: '429', status: 429, message: '服务繁忙，请稍后再试' },
  uploadedTooMuch: { code: '429', status: 429, message: '今天上传的文件太多，请明天再试' },
  storageFull: { code: '507', status: 507, message: '存储空间不足，暂时无法保存，请联系管理员' },
  unexpected: { code: '500', status: 500, message: '系统繁忙，请稍后重试' },
  busy: { code: '503', status: 503, message: '服务暂时不可用，请稍后重试' },
});
