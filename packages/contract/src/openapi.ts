import { z } from 'zod';
import { addresses, type Call, commonErrors, type Domain, permissionsOf } from './core.ts';
import { idempotencyKey } from './idempotency.ts';

/** Default base path of all calls. The environment variable API_BASE changes it. */
const base = '/smartop';

/** Generates the OpenAPI document from the contract; each address of a call is a path of its own. */
export function openApi(contract: Record<string, Domain>) {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Components = {};
  for (const call of Object.values(contract).flatMap((calls) => Object.values(calls)))
    addresses(call).forEach(({ method, path }, at) => {
      const full = path.startsWith(`${base}/`) ? path : `${base}${path}`;
      const described = { ...operation(call, method, path, components), operationId: at ? `${call.key}_${at}` : call.key };
      paths[full] = { ...paths[full], [method.toLowerCase()]: described };
    });
  return {
    openapi: '3.1.0',
    info: { title: '智慧园区运营平台', version: '1', description: 'Envelope, codes and headers: see docs/decisions.' },
    components: { securitySchemes: { loginToken: { type: 'apiKey', in: 'header', name: 'loginToken' } }, schemas: components },
    paths,
  };
}

type Components = Record<string, unknown>;
/**
 * Converts a schema to OpenAPI. Recursive schemas become components, because a $ref is resolved from the root of the document and not from
 * the schema.
 */
function describe(type: z.ZodType, io: 'input' | 'output', name: string, components: Components) {
  const { $schema: _, $defs, ...plain } = z.toJSONSchema(type, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  const rooted = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}.${io}.`));
  for (const [own, definition] of Object.entries($defs ?? {})) components[`${name}.${io}.${own}`] = rooted(definition);
  return rooted(plain);
}

function operation(call: Call, method: string, path: string, components: Components) {
  const asked = describe(call.input, 'input', call.key, components);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string);
  const properties = (asked.properties ?? {}) as Record<string, unknown>;
  const fields = Object.entries(properties)
    .filter(([name]) => method === 'GET' || inPath.includes(name))
    .map(([name, of]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (asked.required ?? []).includes(name),
      schema: of,
    }));
  const parameters = [...fields, ...keyOf(call)];
  const media = call.kind === 'upload' ? 'multipart/form-data' : 'application/json';
  const refusals = [...new Map([...general(call), ...call.errors].map((error) => [`${error.code} ${error.message}`, error])).values()];
  return {
    summary: call.summary,
    ...(call.title && { 'x-title': call.title }),
    tags: [call.key.split('.')[0]],
    'x-access': permissionsOf(call).length ? permissionsOf(call) : call.access,
    ...(call.widerPermission && { 'x-wider-permission': call.widerPermission }),
    'x-kind': call.kind,
    ...(call.access !== 'public' && { security: [{ loginToken: [] }] }),
    ...(parameters.length && { parameters }),
    ...(method !== 'GET' && { requestBody: { content: { [media]: { schema: asked } } } }),
    responses: {
      200: { description: 'ok', content: success(call, components) },
      default: { description: refusals.map((error) => `${error.status} ${error.code} ${error.message}`).join('\n') },
    },
  };
}

/**
 * Returns the header parameter for the idempotency key if the call accepts one. Public calls accept none, because a key is remembered per
 * user.
 */
const keyOf = (call: Call) =>
  call.keyed
    ? [
        {
          name: idempotencyKey.header,
          in: 'header',
          required: call.idempotency === 'required',
          schema: { type: 'string', pattern: idempotencyKey.pattern.source },
        },
      ]
    : [];

const general = (call: Call) => [
  commonErrors.invalidInput,
  ...(call.keyed ? [commonErrors.badKey] : []),
  ...(call.access === 'public' ? [] : [commonErrors.notSignedIn, commonErrors.sessionEnded]),
  ...(permissionsOf(call).length ? [commonErrors.forbidden] : []),
];

const success = (call: Call, components: Components) =>
  call.isFile
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : {
        'application/json': {
          schema: {
            type: 'object',
            properties: { code: { type: 'string' }, body: describe(call.output, 'output', call.key, components) },
            required: ['code', 'body'],
          },
        },
      };
