/** A node of the syntax tree of a source file. `start` and `end` are positions in its text. */
export type Ast = { type: string; start: number; end: number; [key: string]: unknown };

/** Returns the properties of an object in the source, without spread properties. */
export const properties = (node: Ast | undefined): Ast[] =>
  ((node?.properties as Ast[] | undefined) ?? []).filter(({ type }) => type === 'Property');
export const isCall = (node: Ast, name: string) => node.type === 'CallExpression' && (node.callee as { name?: string }).name === name;
/** Finds the first node for which `is` holds. Outer nodes come before the nodes in them. */
export function find(node: unknown, is: (node: Ast) => boolean): Ast | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = find(one, is);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof node !== 'object' || node === null) return undefined;
  const ast = node as Ast;
  return typeof ast.type === 'string' && is(ast) ? ast : find(Object.values(ast), is);
}
