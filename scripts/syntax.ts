/** A node of a parsed source file; `start` and `end` are offsets in its text. */
export type Ast = { type: string; start: number; end: number; [key: string]: unknown };

/** Returns the properties of an object literal, without spread properties. */
export const properties = (node: Ast | undefined): Ast[] =>
  ((node?.properties as Ast[] | undefined) ?? []).filter(({ type }) => type === 'Property');
export const isCall = (node: Ast, name: string) => node.type === 'CallExpression' && (node.callee as { name?: string }).name === name;
/** Finds the first node for which the condition holds, outer nodes before inner nodes. */
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
