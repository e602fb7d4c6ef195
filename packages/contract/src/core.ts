import type { z } from 'zod';
import type { Permission } from './access.ts';

/** Who may make a call. A call without an entry here does not type-check, so nothing is open by accident. */
export type Access = 'public' | 'signed-in' | Permission;
/** For calls that do several things by one field ("type 1 edits, type 2 deletes"): each has its own permission. */
export type AccessBy = { by: string; of: Readonly<Record<string, Permission>> };

export type ErrorSpec = { readonly code: string; readonly status: number; readonly message: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/${string}`;

type CallSpec<I extends z.ZodType, O extends z.ZodType> = {
  path: Path;
  /** Other spellings of the same call; a verb in front where it differs. */
  aliases?: readonly (Path | `${Method} ${Path}`)[];
  access: Access | AccessBy;
  /** Who holds this may make the call too, and it then goes as far as this right does: one's own company, or others of the park. */
  farther?: Permission | null;
  summary: string;
  /** What the person does, in his words; shown wherever a command is listed. */
  title?: string;
  input: I;
  output: O;
  method?: Method;
  /** The refusals a caller should be ready for, besides the general ones. */
  errors?: readonly ErrorSpec[];
  /** Other domains whose cached lists go stale when this command succeeds. */
  affects?: readonly string[];
  /** What the audit record keeps. Use 'call' where the input holds a password or a code. */
  audit?: 'input' | 'call';
  /** 'all': the call runs over every park of the person's company and side, not only the chosen one. */
  parks?: 'one' | 'all';
  /** parkId, areaId and globalCompanyId are fields of this call, not a choice of where it runs. */
  ownScope?: boolean;
  /** Reachable before the first password is set, and for people who may not enter any park yet. */
  always?: boolean;
  /** The code of a success, where the spec has one of its own. */
  success?: '200' | '610';
  /** It answers with a file and not in the envelope; every download does. */
  isFile?: boolean;
  /** The reply leaves encrypted with the session's own key, whatever the general setting says. */
  encrypt?: boolean;
  /** 'required': money, orders, bookings and imports are not taken without a key that tells a repetition from a second wish. */
  idempotency?: 'optional' | 'required';
};

export type Kind = 'query' | 'command' | 'download' | 'upload';
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Required<CallSpec<I, O>> & {
  kind: Kind;
  key: string;
  /** Whether a key may name one wish of the sender, so that what is sent again is done once. */
  keyed: boolean;
};
export type Domain = Record<string, Call>;

/** What a caller sends, what a handler receives after parsing, what comes back. */
export type Sent<C extends Call> = z.input<C['input']>;
export type Received<C extends Call> = z.output<C['input']>;
export type Reply<C extends Call> = z.output<C['output']>;

const define =
  (kind: Kind) =>
  <I extends z.ZodType, O extends z.ZodType>(spec: CallSpec<I, O>): Call<I, O> => ({
    method: 'POST',
    title: '',
    aliases: [],
    farther: null,
    errors: [],
    affects: [],
    audit: 'input',
    parks: 'one',
    ownScope: false,
    always: false,
    success: '200',
    encrypt: false,
    idempotency: 'optional',
    isFile: kind === 'download',
    ...spec,
    kind,
    key: '',
    keyed: isKeyed(kind, spec),
  });

/** What was asked and answered is kept with the key, so nothing secret may have one. */
const isKeyed = (
  kind: Kind,
  { access, audit, encrypt, idempotency }: Pick<CallSpec<z.ZodType, z.ZodType>, 'access' | 'audit' | 'encrypt' | 'idempotency'>,
) => (kind === 'command' || kind === 'upload') && access !== 'public' && (idempotency === 'required' || (audit !== 'call' && !encrypt));

/** Reads; runs in a read-only transaction. */
export const query = define('query');
/** Writes; runs in one transaction and leaves an audit record. */
export const command = define('command');
/** Reads and streams a file. Its output schema says what the handler returns: name, type and content. */
export const download = define('download');
/** Takes multipart files beside its fields; writes like a command. */
export const upload = define('upload');

/** Facts about a domain besides its calls. Generated files carry them to where they are needed. */
export type DomainFacts = {
  /** The Chinese name of the domain, shown in the call documentation. */
  title: string;
  /** Names of command fields in the audit log; `call.field` names a field that means something else in one call. */
  labels?: Readonly<Record<string, string>>;
  /** Sheets of the domain that can be imported or exported, and the permission each needs. */
  imports?: Readonly<Record<string, Permission>>;
  exports?: Readonly<Record<string, Permission>>;
};
const factsKey = Symbol('facts');

/** Defines a domain. The answer holds its calls under their names, each knowing its key; the facts are read with `factsOf`. */
export function domain<const D extends Domain>(name: string, { calls, ...facts }: DomainFacts & { calls: D }): D {
  const keyed = Object.entries(calls).map(([call, spec]) => [call, { ...spec, key: `${name}.${call}` }]);
  // not enumerable: whoever walks a domain meets its calls and nothing else
  return Object.defineProperty(Object.fromEntries(keyed) as D, factsKey, { value: facts });
}
export const factsOf = (domain: Domain): DomainFacts => (domain as unknown as Record<typeof factsKey, DomainFacts>)[factsKey];

/** Every address a call answers at, the first one being its own. */
export const addresses = (call: Call): { method: Method; path: Path }[] => [
  { method: call.method, path: call.path },
  ...call.aliases.map((alias) => {
    const [verb, path] = alias.split(' ') as [Method, Path | undefined];
    return path ? { method: verb, path } : { method: call.method, path: alias as Path };
  }),
];

/** Every permission a call may ask for; empty for public and signed-in calls. */
export function permissionsOf({ access }: Pick<Call, 'access'>): Permission[] {
  if (typeof access === 'object') return Object.values(access.of);
  return access === 'public' || access === 'signed-in' ? [] : [access];
}

/** The error catalogue of a domain: the only place where a code and its text meet. */
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
