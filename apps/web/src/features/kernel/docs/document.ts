import { titleOf } from '@park/contract/labels';

/** The parts of an OpenAPI document that this page shows. */
type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  maxLength?: number;
  format?: string;
  $ref?: string;
};
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  summary: string;
  /** The name of the action for users; only commands have one. */
  'x-title'?: string;
  tags: string[];
  'x-access': string | string[];
  'x-wider-permission'?: string;
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content }; default: { description: string } };
};
export type Document = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Schemas } };
/** Recursive schemas by name. */
export type Schemas = Record<string, Schema>;

export type Call = { method: string; path: string; operation: Operation };
export type Field = { name: string; type: string; isRequired: boolean };

/** Returns the title of the domain with its tag; a tag of a newer server may be unknown to this console. */
const domainName = ({ tags: [tag = ''] }: Operation): string => [...new Set([titleOf(tag), tag])].join(' ');

/** Returns the calls that match the search, grouped by domain. */
export function callsByDomain({ paths }: Document, keyword: string): Map<string, Call[]> {
  const words = keyword.trim().toLowerCase();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const found = calls.filter(({ path, operation }) =>
    `${path} ${operation['x-title'] ?? ''} ${operation.summary} ${operation.operationId} ${domainName(operation)}`
      .toLowerCase()
      .includes(words),
  );
  return Map.groupBy(found, ({ operation }) => domainName(operation));
}

/** Removes duplicate fields: variants of one input share fields, and each is listed once. */
const withoutDuplicates = (fields: Field[]): Field[] => [
  ...new Map(fields.map((field) => [`${field.name} ${field.type}`, field])).values(),
];

export const inputOf = ({ parameters, requestBody }: Operation, schemas: Schemas): Field[] =>
  withoutDuplicates([
    ...(parameters ?? []).map(({ name, required, schema }) => ({ name, type: typeOf(schema), isRequired: required })),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, schemas)),
  ]);

export const outputOf = ({ responses }: Operation, schemas: Schemas): Field[] =>
  withoutDuplicates(
    Object.values(responses[200].content).flatMap(({ schema }) =>
      schema.properties?.body ? fieldsOf(schema.properties.body, schemas) : [],
    ),
  );

export const refusalsOf = ({ responses }: Operation): string[] => responses.default.description.split('\n').filter(Boolean);

/**
 * Lists the fields of an object, with the fields of nested objects and lists prefixed by their path. A recursive schema is described once.
 */
function fieldsOf(schema: Schema, schemas: Schemas, before = '', above: readonly Schema[] = []): Field[] {
  const named = schemas[schema.$ref?.split('/').at(-1) ?? ''];
  if (named) return fieldsOf(named, schemas, before, above);
  if (above.includes(schema)) return [];
  const inside = (next: Schema, path: string) => fieldsOf(next, schemas, path, [...above, schema]);
  if (schema.items) return inside(schema.items, `${before}[]`);
  if (!schema.properties) return (schema.oneOf ?? schema.anyOf ?? []).flatMap((option) => inside(option, before));
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const path = before ? `${before}.${name}` : name;
    return [{ name: path, type: typeOf(field), isRequired: schema.required?.includes(name) ?? false }, ...inside(field, path)];
  });
}

function typeOf(schema: Schema): string {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  const type = [schema.type ?? 'object'].flat().join(' | ');
  return schema.maxLength ? `${type}(${schema.maxLength})` : type;
}
