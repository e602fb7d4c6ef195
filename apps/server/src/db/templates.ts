import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  type RootOperationNode,
  type ValueNode,
} from 'kysely';

/**
 * Statements are templates with values and other templates in them. Those are put together here, which every call pays less for than
 * for a walk through them node by node; whatever else may stand in one is still compiled as usual.
 */
export class TemplateCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const text = node.kind === 'RawNode' ? this.#textOf(node as RawNode, parameters, queryId) : undefined;
    return text === undefined ? super.compileQuery(node, queryId) : { query: node, queryId, sql: text, parameters };
  }

  /** What says the same whenever it is used, and is kept by who uses it, is put together once. */
  readonly #same = new WeakMap<RawNode, string>();

  #textOf(node: RawNode, values: unknown[], queryId: QueryId): string | undefined {
    const { sqlFragments, parameters: parts } = node;
    let text = sqlFragments[0] ?? '';
    if (!parts.length) return text;
    const before = this.#same.get(node);
    if (before !== undefined) return before;
    const valuesBefore = values.length;
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
    if (part.kind === 'ValueNode' && !(part as ValueNode).immediate) return `$${values.push((part as ValueNode).value)}`;
    const { sql, parameters } = super.compileQuery(part as RootOperationNode, queryId);
    // its own would be numbered from one again
    return parameters.length ? undefined : sql;
  }
}
