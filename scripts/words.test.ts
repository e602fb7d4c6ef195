import { expect, test } from 'vitest';
import { unclear } from './words.ts';

test.each([
  ['a comment that begins with What', '// What is left is removed.\nexport const a = 1;', 'x.ts:1: a sentence begins with "What"'],
  ['a second sentence that begins with Who', '/** Locks the row. Who waits gets it next. */\nconst a = 1;', 'begins with "Who"'],
  [
    'a sentence that goes on over two lines',
    '// Locks the row, and the\n// next one. Where it is gone, fails.\nconst a = 1;',
    'begins with "Where"',
  ],
  ['a comment that calls a user "he"', '\n// The member sees what he may read.\nconst a = 1;', 'x.ts:2: a comment says "he"'],
  ['a test title without a subject', `test('V012 who has no role sees nothing', () => {});`, 'a test title begins with "who"'],
  ['the title of a test.each table', `test.each([1])('one of %s', () => {});`, 'a test title begins with "one"'],
  ['a retired name of a parameter', 'const f = ({ wish }: { wish: string }) => wish;', '"wish" is a retired name: use input'],
  ['a retired name of a type', 'type Asked = { id: string };', '"Asked" is a retired name: use Input'],
  ['a line of SQL over 140 characters', `\nconst a = sql\`${'select 1, '.repeat(14)}2\`;`, 'x.ts:2: a line has 157 characters'],
])('the wording check refuses %s', (_, source, problem) => {
  expect(unclear('x.ts', source).join('\n')).toContain(problem);
});

test('the wording check also reads comments in SQL files', () => {
  expect(unclear('x.sql', 'select 1; -- Locks the row.\n-- Who waits is next.\n')).toEqual([
    'x.sql:1: a sentence begins with "Who": name its subject',
  ]);
});

test('the wording check refuses long lines of SQL files, except in migrations that landed before lines were limited', () => {
  const statement = `${'select 1, '.repeat(14)}2;`;
  const problem = 'a line has 142 characters: break it before 140';
  expect(unclear('apps/server/sql/app/now.sql', statement)).toEqual([`apps/server/sql/app/now.sql:1: ${problem}`]);
  expect(unclear('apps/server/migrations/0015_next.sql', statement)).toEqual([`apps/server/migrations/0015_next.sql:1: ${problem}`]);
  expect(unclear('apps/server/migrations/0014_last.sql', statement)).toEqual([]);
});

test.each([
  ['a question', '// What happens to a room that is let twice? The second command fails.\nconst a = 1;'],
  ['a product text that is no comment', `const text = 'What he says';`],
  ['"what" as an object', '// Returns what the caller may read.\nconst a = 1;'],
  ['a title with a subject', `test('V012 a member without a role sees nothing', () => {});`],
  ['a property with a retired name', 'const a = { wish: 1 };'],
  ['a long line with a regular expression', `const a = /${'one two '.repeat(20)}/;`],
  ['a long line that is a URL', `const a = 'https://${'park'.repeat(40)}';`],
])('the wording check accepts %s', (_, source) => {
  expect(unclear('x.ts', source)).toEqual([]);
});
