import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  type RootOperationNode,
  type ValueNode,
} from 'kysely';

/** A step of the walk through a statement: the possible next steps, and the text if a statement ends here. */
type Step = { text?: string; next?: Map<unknown, Step> };
const value = Symbol('value');
/**
 * Far more than the number of statements. The limit exists because texts that contain lists of values could make the tree grow without end.
 */
const mostSteps = 50_000;

/**
 * Compiles SQL templates with memoized texts. A template's fixed parts are the same array object at every use, so a statement is recognised
 * by them and its text is looked up; each call pays only for its values. Statements with other parts are compiled as usual.
 */
export class TemplateCompiler extends PostgresQueryCompiler {
  readonly #start: Step = {};
  #steps = 0;
  /** Texts of parts without values; callers use the same part object again and again. */
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

  /**
   * Walks through a statement and collects its values. Returns undefined if a part cannot be identified by its text, or the limit is
   * reached.
   */
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
    // the placeholders of a part with values would be numbered from one again
    return parameters.length ? undefined : sql;
  }
}

const isValue = (part: OperationNode): part is ValueNode => part.kind === 'ValueNode' && !(part as ValueNode).immediate;

/** Returns the identity of a template's fixed parts: the array itself if it is a literal in the code, otherwise its text. */
const fixedOf = ({ sqlFragments }: RawNode): unknown => ('raw' in sqlFragments ? sqlFragments : sqlFragments.join('\u0000'));
