// biome-ignore-all lint/suspicious/noTemplateCurlyInString: flow expressions are written as ${field}, also in plain strings

import { Condition, conditionLimits, fieldKey, type Literal, type Operator } from './condition.ts';

/** The condition that an expression describes, or the problem as a message for its author, with its position in the text. */
export type ParsedExpression = { condition: Condition } | { problem: string; at: number };

type Kind = 'open' | 'close' | '(' | ')' | '[' | ']' | ',' | '!' | '&&' | '||' | 'op' | 'literal' | 'name' | 'end';
type Token = { kind: Kind; text: string; at: number; value?: Literal };

const symbols: Readonly<Record<string, Kind>> = {
  '${': 'open',
  '}': 'close',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  ',': ',',
  '!': '!',
  '&&': '&&',
  '||': '||',
};
/** Matches the token at the current position. No alternative can backtrack into another, so the time grows only linearly with the text. */
const token =
  /\s*(?:(\$\{|&&|\|\||[}()[\],])|(==|!=|>=|<=|>|<)|(!)|(-?\d{1,15}(?:\.\d{1,6})?)(?![\w.])|'([^'\\\r\n]*)'|"([^"\\\r\n]*)"|([A-Za-z_]\w*))/y;

/** Maximum depth of nested brackets. The parser calls itself for each level, so deeper text could overflow the stack. */
const maxBrackets = 16;

class Problem {
  readonly says: string;
  readonly at: number;
  constructor(message: string, at: number) {
    this.says = message;
    this.at = at;
  }
}

function tokens(source: string): Token[] {
  const found: Token[] = [];
  const end = source.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const from = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new Problem('无法识别的内容', from);
    found.push(tokenOf(match, token.lastIndex - match[0].trimStart().length));
  }
  return [...found, { kind: 'end', text: '', at: end }];
}

function tokenOf([, symbol, comparison, not, number, single, double, word]: RegExpExecArray, at: number): Token {
  const mark = symbol ?? not;
  if (mark) return { kind: symbols[mark] as Kind, text: mark, at };
  if (comparison) return { kind: 'op', text: comparison, at };
  if (number) return { kind: 'literal', text: number, at, value: Number(number) };
  const quoted = single ?? double;
  if (quoted !== undefined) return { kind: 'literal', text: quoted, at, value: quoted };
  if (word === 'in' || word === 'contains') return { kind: 'op', text: word, at };
  if (word === 'true' || word === 'false') return { kind: 'literal', text: word, at, value: word === 'true' };
  return { kind: 'name', text: word as string, at };
}

class Reader {
  private at = 0;
  private brackets = 0;
  private isInside = false;
  private readonly list: readonly Token[];
  constructor(list: readonly Token[]) {
    this.list = list;
  }

  read(): Condition {
    const condition = this.either();
    this.take('end', '表达式在这里应当结束');
    return condition;
  }

  private get next(): Token {
    return this.list[this.at] as Token;
  }

  private take(kind: Kind, missing: string): Token {
    if (this.next.kind !== kind) throw new Problem(missing, this.next.at);
    this.at += 1;
    return this.list[this.at - 1] as Token;
  }

  private has(kind: Kind): boolean {
    if (this.next.kind !== kind) return false;
    this.at += 1;
    return true;
  }

  private either(): Condition {
    const parts = [this.both()];
    while (this.has('||')) parts.push(this.both());
    return parts.length > 1 ? { any: parts } : (parts[0] as Condition);
  }

  private both(): Condition {
    const parts = [this.one()];
    while (this.has('&&')) parts.push(this.one());
    return parts.length > 1 ? { all: parts } : (parts[0] as Condition);
  }

  private one(): Condition {
    let isNot = false;
    while (this.has('!')) isNot = !isNot;
    const condition = this.operand();
    return isNot ? { not: condition } : condition;
  }

  private operand(): Condition {
    if (this.has('(')) return this.bracketed(')', '缺少右括号');
    if (this.isInside) return this.comparison();
    this.take('open', '比较要写在${ }中');
    this.isInside = true;
    const condition = this.bracketed('close', '缺少右花括号');
    this.isInside = false;
    return condition;
  }

  private bracketed(end: Kind, missing: string): Condition {
    this.brackets += 1;
    if (this.brackets > maxBrackets) throw new Problem(`括号最多嵌套${maxBrackets}层`, this.next.at);
    const condition = this.either();
    this.take(end, missing);
    this.brackets -= 1;
    return condition;
  }

  private comparison(): Condition {
    const { text: field, at } = this.take('name', '这里应是字段');
    if (!fieldKey.safeParse(field).success) throw new Problem(`“${field.slice(0, 40)}”不能作为字段`, at);
    const op = this.take('op', '这里应是比较方式：== != > >= < <= in contains').text as Operator;
    return { field, op, value: op === 'in' ? this.values() : this.value() };
  }

  private value(): Literal {
    return this.take('literal', '这里应是文字、数字或是否').value as Literal;
  }

  private values(): Literal[] {
    this.take('[', '“in”后面应是列表，如["a", "b"]');
    const values = [this.value()];
    while (this.has(',')) values.push(this.value());
    this.take(']', '缺少右方括号');
    return values;
  }
}

/**
 * Turns an expression such as `${field op literal}`, joined by && || ! and brackets, into a condition. No text is executed, and any other
 * syntax is refused.
 */
export function readExpression(source: string): ParsedExpression {
  if (source.length > conditionLimits.expression) return { problem: `表达式最多${conditionLimits.expression}个字`, at: 0 };
  if (!source.trim()) return { problem: '请填写表达式', at: 0 };
  try {
    const read = Condition.safeParse(new Reader(tokens(source)).read());
    return read.success ? { condition: read.data } : { problem: read.error.issues[0]?.message ?? '表达式不正确', at: 0 };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.says, at: error.at };
    throw error;
  }
}

/** Returns the text of a condition, from which `readExpression` makes the same condition again. */
export function expressionOf(condition: Condition): string {
  return `\${${toText(condition)}}`;
}

function toText(condition: Condition): string {
  if ('all' in condition) return condition.all.map(inBrackets).join(' && ');
  if ('any' in condition) return condition.any.map(inBrackets).join(' || ');
  if ('not' in condition) return `!(${toText(condition.not)})`;
  const { field, op, value } = condition;
  return `${field} ${op} ${Array.isArray(value) ? `[${value.map(valueToText).join(', ')}]` : valueToText(value)}`;
}

const inBrackets = (part: Condition) => ('all' in part || 'any' in part ? `(${toText(part)})` : toText(part));
const valueToText = (value: Literal) => (typeof value === 'string' ? `'${value}'` : String(value));
