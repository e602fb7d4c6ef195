import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { type Ast, find, isCall, properties } from '../syntax.ts';
import { addressTaken, checkSyntax, filesOf, folders, type Plan, read, refuse } from './plan.ts';

export type CallWish = { domain: string; name: string };

/** A source file of the domain, to which a part of the new call is added. */
class Source {
  readonly file: string;
  readonly text: string;
  readonly program: Ast;
  constructor(root: string, file: string) {
    this.file = file;
    if (!existsSync(path.join(root, file))) byHand(file, 'there is no such file');
    this.text = read(root, file);
    this.program = parseSync(file, this.text).program as unknown as Ast;
  }

  textOf({ start, end }: Ast): string {
    return this.text.slice(start, end);
  }

  find(is: (node: Ast) => boolean, part: string): Ast {
    return find(this.program, is) ?? byHand(this.file, `it has no ${part}`);
  }

  /** Returns the text of the file with one more entry at the end of an object or array. */
  extended(literal: Ast, entry: string): string {
    const before = this.text.slice(0, literal.end - 1).trimEnd();
    const comma = /[,[{]$/.test(before) ? '' : ',';
    return `${before}${comma}\n${entry}\n${this.text.slice(literal.end - 1)}`;
  }

  /** Returns import lines for names that the file does not import yet. */
  imports(names: Readonly<Record<string, string>>): string {
    const known = new Set(
      (this.program.body as Ast[]).flatMap((node) =>
        ((node.specifiers ?? []) as Ast[]).map(({ local }) => (local as { name?: string } | undefined)?.name),
      ),
    );
    return Object.entries(names)
      .filter(([name]) => !known.has(name.replace('type ', '')))
      .map(([name, from]) => `import { ${name} } from '${from}';\n`)
      .join('');
  }
}

function byHand(file: string, reason: string): never {
  return refuse(
    `${file}: ${reason}, so the call cannot be added by itself. ` +
      'Write by hand: the call in the contract, its handler, its query, its row in matrix.ts and a test',
  );
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name;
const argumentsOf = (node: Ast | undefined) => (node?.arguments ?? []) as Ast[];
const entryOf = (object: Ast | undefined, key: string) =>
  properties(object).find((one) => nameOf(one.key) === key)?.value as Ast | undefined;

/** Fails if an object or array has spread entries, because this script cannot read them. */
function plain(source: Source, literal: Ast | undefined, part: string): Ast {
  const entries = (literal?.properties ?? literal?.elements) as Ast[] | undefined;
  if (!literal || !entries) return byHand(source.file, `it has no ${part}`);
  return entries.some(({ type }) => type === 'SpreadElement') ? byHand(source.file, `its ${part} stand in several files`) : literal;
}

/**
 * Plans the files for a new query in a domain. As a start the query counts the rows that match a keyword, and the developer changes it into
 * the intended call.
 */
export function newCall(root: string, { domain, name }: CallWish): Plan {
  if (!/^[a-z][A-Za-z]{1,29}$/.test(name))
    refuse(`'${name}' is no name of a call: 2 to 30 letters, the first in lower case, such as 'summary'`);
  const [place] = /^[a-z]+$/.test(domain) ? filesOf(root, `${folders.contract}/*/${domain}.ts`) : [];
  if (!place) return refuse(`there is no domain '${domain}'`);
  const [, area = ''] = /^packages\/contract\/src\/(\w+)\//.exec(place) ?? [];
  const folder = `${folders.server}/${area}/${domain}`;
  const contract = new Source(root, place);
  const define = contract.find((node) => isCall(node, 'domain'), `domain('${domain}', …)`);
  const calls = plain(contract, entryOf(argumentsOf(define)[1], 'calls'), 'calls');
  if (entryOf(calls, name)) refuse(`${place}: there is a call '${name}' already`);
  const address = `/portal/${domain}/${name}`;
  const taken = addressTaken(root, address);
  if (taken) refuse(`the address ${address} is taken by ${taken}`);
  const list = argumentsOf(entryOf(calls, 'list'))[0];
  const access = entryOf(list, 'access');
  const input = entryOf(list, 'input');
  if (access?.type !== 'Literal' || !input || !/\bkeyword\b/.test(contract.textOf(input)))
    return byHand(place, 'it has no list with one permission and a keyword');
  const files = {
    [place]:
      contract.imports({ z: 'zod', query: '../core.ts', keyword: '../fields.ts' }) +
      contract.extended(
        calls,
        `${name}: query({
  path: '${address}',
  access: ${contract.textOf(access)},
  summary: 'How many rows a keyword finds',
  input: z.object({ keyword }),
  output: z.object({ total: z.int() }),
}),`,
      ),
    ...withHandler(root, folder, domain, name),
    ...withQuery(root, folder, `@park/contract/${area}/${domain}`, domain, name),
    ...withRow(root, folder, domain, name),
    ...withTest(root, folder, domain, name),
  };
  checkSyntax(files);
  return { files, next: [`now make of ${domain}.${name} what it is to be, in these files`, 'then run: npm run generate'] };
}

function withHandler(root: string, folder: string, domain: string, name: string) {
  const source = new Source(root, `${folder}/handlers.ts`);
  const implement = source.find((node) => isCall(node, 'implement') && nameOf(argumentsOf(node)[0]) === domain, `implement(${domain}, …)`);
  const handlers = plain(source, argumentsOf(implement)[1], 'handlers');
  const [, queries] =
    /^import \* as (\w+) from '\.\/queries\.ts';/m.exec(source.text) ?? byHand(source.file, 'it has no import * of ./queries.ts');
  return { [source.file]: source.extended(handlers, `\n${name}: ({ db }, input) => ${queries}.${name}(db, input),`) };
}

function withQuery(root: string, folder: string, contract: string, domain: string, name: string) {
  const source = new Source(root, `${folder}/queries.ts`);
  const declares = (identifier: string) =>
    find(source.program, ({ type, id }) => /Declarat(ion|or)$/.test(type) && nameOf(id) === identifier);
  if (!declares('fitting')) byHand(source.file, 'it has no fitting(…), the rows that a keyword finds');
  if (declares(name)) refuse(`${source.file}: there is a '${name}' already; choose another name`);
  const imports = source.imports({
    [`type ${domain}`]: contract,
    'type Received': '@park/contract/core',
    'type Reply': '@park/contract/core',
    'type Db': '../../../db/database.ts',
    sql: 'kysely',
  });
  const call = `typeof ${domain}.${name}`;
  return {
    [source.file]: `${imports}${source.text}
export async function ${name}(db: Db, filter: Received<${call}>): Promise<Reply<${call}>> {
  const { rows } = await sql<Reply<${call}>>\`select count(*)::int as total from \${fitting(filter)}\`.execute(db);
  return rows[0] ?? { total: 0 };
}
`,
  };
}

function withRow(root: string, folder: string, domain: string, name: string) {
  const source = new Source(root, `${folder}/matrix.ts`);
  const table = source.find(({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === `${domain}Matrix`, `${domain}Matrix`);
  const rows = plain(source, table.init as Ast, 'rows');
  const isOfList = (node: Ast) => isCall(node, 'row') && source.textOf(argumentsOf(node)[0] as Ast) === `${domain}.list`;
  const [, input, may] = argumentsOf(find(rows, isOfList));
  if (!input || !may) return byHand(source.file, `it has no row(${domain}.list, …)`);
  return { [source.file]: source.extended(rows, `row(${domain}.${name}, ${source.textOf(input)}, ${source.textOf(may)}),`) };
}

function withTest(root: string, folder: string, domain: string, name: string) {
  const source = new Source(root, `${folder}/${domain}.test.ts`);
  if (!/^const server = testServer\(/m.test(source.text)) byHand(source.file, 'it has no server of its own');
  return {
    [source.file]: `${source.text}
test('${name} counts the rows that a keyword finds, for a caller who may read', async () => {
  const reader = await server.signIn('operatora');
  const { total } = await reader.call(${domain}.list, {});
  expect(await reader.call(${domain}.${name}, {})).toEqual({ total });
  expect(await reader.call(${domain}.${name}, { keyword: '没有这样的名称' })).toEqual({ total: 0 });
  expect((await (await server.signIn('membera1')).refused(${domain}.${name}, {})).status).toBe(403);
});
`,
  };
}
