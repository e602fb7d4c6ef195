/** A node of a parsed source file; `start` and `end` are places in its text. */
export type Ast = { type: string; start: number; end: number; [key: string]: unknown };

/** The properties of an object literal, spread ones aside. */
export const properties = (node: Ast | undefined): Ast[] =>
  ((node?.properties as Ast[] | undefined) ?? []).filter(({ type }) => type === 'Property');
export const isCall = (node: Ast, name: string) => node.type === 'CallExpression' && (node.callee as { name?: string }).name === name;
/** The first node, outer ones before inner ones, for which the condition holds. */
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
