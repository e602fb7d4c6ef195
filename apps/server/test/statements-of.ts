/** Splits a migration into its statements, each with its leading white space; quotes, dollar quotes and comments are not split. */
export function statementsOf(text: string): string[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;
  const found = [''];
  for (const [piece] of text.matchAll(token)) {
    found.push((found.pop() ?? '') + piece);
    if (piece === ';') found.push('');
  }
  return found.filter((statement) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim());
}
