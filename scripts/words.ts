import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { readSources } from './imports.ts';
import type { Ast } from './syntax.ts';

/** Names that hide an ordinary term, with the term to use. No variable, function or type may be declared with one of them. */
const retired: ReadonlyMap<string, string> = new Map([
  ['gathered', 'batched'],
  ['giveWay', 'yieldToRequests'],
  ['atOnce', 'batchSize'],
  ['wish', 'input'],
  ['wishes', 'inputs'],
  ['lockHeads', 'lock'],
  ['Asked', 'Input'],
  ['Wanted', 'Input'],
  ['Held', 'Locked'],
  ['Making', 'Insertion'],
]);

const subjectClause = /(?:^|[.;:]\s+)((?:What|Who|Whoever|Whose|Whatever|Where)\s[^.?]*[.?]?)/g;
const person = /(?<![\w'’-])(he|him|his|himself)(?![\w'’-])/i;
const vagueTitle = /^(?:[A-Z]+\d+\s+)*(who|whoever|whose|what|whatever|one)\b/i;

/** The longest line, in characters; the formatter keeps code within it, but leaves strings and SQL as they are. */
const longest = 140;
/** The last migration that landed before lines were limited. Its text and that of earlier ones never changes. */
const lastWide = 14;

type Prose = { at: number; text: string };

/** Returns the problems of one comment. A question may begin with "What". */
function ofComment(text: string): string[] {
  const problems: string[] = [];
  for (const [, sentence = ''] of text.matchAll(subjectClause))
    if (!sentence.endsWith('?')) problems.push(`a sentence begins with "${sentence.split(/\s/, 1)[0]}": name its subject`);
  const pronoun = person.exec(text)?.[1];
  if (pronoun) problems.push(`a comment says "${pronoun}": name the user, or say "they"`);
  return problems;
}

function ofTitle(title: string): string[] {
  const word = vagueTitle.exec(title)?.[1];
  return word ? [`a test title begins with "${word}": name its subject`] : [];
}

function ofName(name: string): string[] {
  const term = retired.get(name);
  return term ? [`"${name}" is a retired name: use ${term}`] : [];
}

/** Returns the comments of a source file; consecutive `//` lines are one comment. */
function commentsOf(comments: readonly { type: string; value: string; start: number; end: number }[], source: string): Prose[] {
  const found: (Prose & { end: number; isLine: boolean })[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && last?.isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${value.trim()}`;
      last.end = end;
    } else
      found.push({
        at: start,
        text: value
          .replace(/\s*\n\s*\*?\s*/g, ' ')
          .replace(/^\*/, '')
          .trim(),
        end,
        isLine,
      });
  }
  return found;
}

/** Returns the comments of an SQL file; consecutive `--` lines are one comment. */
const commentsOfSql = (source: string): Prose[] =>
  [...source.matchAll(/(?:^|(?<=\s))--[^\n]*(?:\n[ \t]*--[^\n]*)*/g)].map((found) => ({
    at: found.index,
    text: found[0].replace(/\n?[ \t]*--[ \t]?/g, ' ').trim(),
  }));

const runners = new Set(['test', 'describe']);

/** Returns the title of a call of test() or describe(), including `test.each(…)(title)`. */
function titleOf(node: Ast, source: string): Prose | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const title = (node.arguments as Ast[])[0];
  if (title?.type !== 'TemplateLiteral' && typeof title?.value !== 'string') return undefined;
  let callee = node.callee as Ast | undefined;
  while (callee && callee.type !== 'Identifier') callee = (callee.callee ?? callee.object ?? callee.tag) as Ast | undefined;
  return runners.has(callee?.name as string) ? { at: title.start, text: source.slice(title.start + 1, title.end - 1) } : undefined;
}

/** Returns the names that a node declares: variables, functions, types, parameters. */
function declaredBy(node: Ast): Ast[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return bound(node.id as Ast);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...bound(node.id as Ast | null), ...(node.params as Ast[]).flatMap(bound)];
    default:
      return [];
  }
}

function bound(pattern: Ast | null | undefined): Ast[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return (pattern.properties as Ast[]).flatMap((property) => bound((property.value ?? property.argument) as Ast));
    case 'ArrayPattern':
      return (pattern.elements as (Ast | null)[]).flatMap(bound);
    case 'AssignmentPattern':
      return bound(pattern.left as Ast);
    case 'RestElement':
      return bound(pattern.argument as Ast);
    default:
      return [];
  }
}

function visit(node: unknown, each: (node: Ast) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, each);
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Ast).type === 'string') each(node as Ast);
    for (const child of Object.values(node)) visit(child, each);
  }
}

const isWide = (file: string) => Number(/\/migrations\/(\d{4})_/.exec(file)?.[1] ?? Infinity) <= lastWide;

/**
 * Returns the lines that are too long. A line is excused if it cannot be broken: it contains a regular expression, or a text without blanks
 * such as a URL that takes most of the line.
 */
function tooLong(source: string, expressions: readonly Ast[]): Prose[] {
  let at = 0;
  const found: Prose[] = [];
  for (const text of source.split('\n')) {
    const end = at + text.length;
    if (text.length > longest && !/\S{100}/.test(text) && !expressions.some(({ start }) => start >= at && start < end))
      found.push({ at, text });
    at = end + 1;
  }
  return found;
}

/** Returns the unclear sentences, unclear names and long lines of a file, one line each. */
export function unclear(file: string, source: string): string[] {
  const found: { at: number; problems: string[] }[] = [];
  const expressions: Ast[] = [];
  if (file.endsWith('.sql')) {
    for (const { at, text } of commentsOfSql(source)) found.push({ at, problems: ofComment(text) });
  } else {
    const { program, comments } = parseSync(file, source);
    for (const { at, text } of commentsOf(comments, source)) found.push({ at, problems: ofComment(text) });
    visit(program, (node) => {
      const title = titleOf(node, source);
      if (title) found.push({ at: title.at, problems: ofTitle(title.text) });
      for (const { name, start } of declaredBy(node)) found.push({ at: start, problems: ofName(name as string) });
      if (node.type === 'Literal' && node.regex) expressions.push(node);
    });
  }
  if (!isWide(file))
    for (const { at, text } of tooLong(source, expressions))
      found.push({ at, problems: [`a line has ${text.length} characters: break it before ${longest}`] });
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return found.flatMap(({ at, problems }) => problems.map((problem) => `${file}:${lineOf(at)}: ${problem}`));
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const sql = globSync('apps/server/{migrations,sql}/**/*.sql', { cwd: root });
  const files = [...readSources(root), ...sql.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)];
  const problems = files.flatMap(([file, source]) => unclear(file, source));
  for (const problem of problems) console.error(problem);
  if (!problems.length) console.log(`${files.length} files: no subject clause, no "he", no retired name, no long line`);
  process.exitCode = problems.length ? 1 : 0;
}
