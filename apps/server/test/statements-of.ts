/** The statements of a migration, each with the white space before it: quotes, dollar quotes and comments are passed over whole. */
export function statementsOf(text: string): string[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;
  const found = [''];
  for (const [piece] of text.matchAll(token)) {
    found.push((found.pop() ?? '') + piece);
    if (piece === ';') found.push('');
  }
  return found.filter((statement) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim());
}
