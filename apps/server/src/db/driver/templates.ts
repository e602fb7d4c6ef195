import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  type RootOperationNode,
  type ValueNode,
} from 'kysely';

/** Where a walk through a statement has come to: what may follow, and the text where it ends. */
type Step = { text?: string; next?: Map<unknown, Step> };
const value = Symbol('value');
/** Far more than the statements there are; lists written into a text could make it grow without end. */
const mostSteps = 50_000;

/**
 * Statements are templates with values and other templates in them, and a template's fixed parts are the same array whenever it is
 * used. So a statement is recognised by them, and its text, once put together, is only looked up: every call pays for its values alone.
 * Whatever else may stand in one is still compiled as usual.
 */
export class TemplateCompiler extends PostgresQueryCompiler {
  readonly #start: Step = {};
  #steps = 0;
  /** What says the same whenever it is used, and is kept by who uses it. */
  readonly #same = new WeakMap<RawNode, string>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    if (node.kind !== 'RawNode') return super.compileQuery(node, queryId);
    const parameters: unknown[] = [];
    const known = this.#walk(this.#start, node as RawNode, parameters, queryId);
    if (known?.text !== undefined) return { query: node, queryId, sql: known.text, parameters };
    const values: unknown[] = [];
    const text = this.#textOf(node as RawNode, values, queryId);
    if (text === undefined) return super.compileQuery(node, queryId);
    if (known) known.text = text;
    return { query: node, queryId, sql: text, parameters: values };
  }

  /** Gathers the values on its way; comes to nothing where a part cannot be told by its text, or no more is kept. */
  #walk(start: Step, node: RawNode, values: unknown[], queryId: QueryId): Step | undefined {
    const same = this.#same.get(node);
    if (same !== undefined) return this.#step(start, same);
    let at = this.#step(start, fixedOf(node));
    for (const part of node.parameters) {
      if (!at) return undefined;
      if (part.kind === 'RawNode') at = this.#walk(at, part as RawNode, values, queryId);
      else if (isValue(part)) {
        values.push(part.value);
        at = this.#step(at, value);
      } else {
        const text = this.#builtOf(part, queryId);
        at = text === undefined ? undefined : this.#step(at, text);
      }
    }
    return at;
  }

  #step(at: Step, key: unknown): Step | undefined {
    const known = at.next?.get(key);
    if (known || this.#steps >= mostSteps) return known;
    this.#steps += 1;
    const step = {};
    at.next ??= new Map();
    at.next.set(key, step);
    return step;
  }

  #textOf(node: RawNode, values: unknown[], queryId: QueryId): string | undefined {
    const { sqlFragments, parameters: parts } = node;
    const valuesBefore = values.length;
    let text = sqlFragments[0] ?? '';
    for (const [at, part] of parts.entries()) {
      const inner = this.#partOf(part, values, queryId);
      if (inner === undefined) return undefined;
      text += inner + sqlFragments[at + 1];
    }
    if (values.length === valuesBefore) this.#same.set(node, text);
    return text;
  }

  #partOf(part: OperationNode, values: unknown[], queryId: QueryId): string | undefined {
    if (part.kind === 'RawNode') return this.#textOf(part as RawNode, values, queryId);
    return isValue(part) ? `$${values.push(part.value)}` : this.#builtOf(part, queryId);
  }

  #builtOf(part: OperationNode, queryId: QueryId): string | undefined {
    const { sql, parameters } = super.compileQuery(part as RootOperationNode, queryId);
    // its own would be numbered from one again
    return parameters.length ? undefined : sql;
  }
}

const isValue = (part: OperationNode): part is ValueNode => part.kind === 'ValueNode' && !(part as ValueNode).immediate;

/** What stays the same in a template: one written in the code is the same array every time, one put together is told by its text. */
const fixedOf = ({ sqlFragments }: RawNode): unknown => ('raw' in sqlFragments ? sqlFragments : sqlFragments.join('\u0000'));
