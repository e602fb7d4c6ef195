import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { TemplateCompiler } from './templates.ts';

const dbWith = (compiler: PostgresQueryCompiler) =>
  new Kysely<{ person: { id: number } }>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
const [usual, ours] = [dbWith(new PostgresQueryCompiler()), dbWith(new TemplateCompiler())];
const said = (statement: RawBuilder<unknown>, db: typeof usual) => {
  const { sql: text, parameters } = statement.compile(db);
  return { text, parameters };
};

const static_ = sql`to_char(${sql.ref('s.created_at')}, ${sql.lit('YYYY')})`;
const ofPerson = (id: number) => usual.selectFrom('person').select('id').where('id', '=', id);
test.each([
  ['fixed text only', () => sql`select 1`],
  ['values, among them a list and null', () => sql`select ${1}, ${['a', 'b']}::text[], ${null}`],
  ['nested templates, with and without values', () => sql`select ${sql`a + ${1}`}, ${sql``} ${sql`b`}, ${2} ${sql`${sql`${3}`}`}`],
  [
    'names, literals and lists of parts',
    () => sql`select ${static_}, ${sql.table('person')}, ${sql.join([1, sql`x`, 'y'])}, ${sql.raw('z')}`,
  ],
  ['a query of the query builder with values in the middle', () => sql`select ${1} where exists (${ofPerson(7)}) and ${2}`],
])('a statement with %s compiles to the same SQL as with Kysely’s compiler, also when it is compiled again', (_, make) => {
  const wanted = said(make(), usual);
  const kept = make();
  expect([said(make(), ours), said(kept, ours), said(kept, ours)]).toEqual([wanted, wanted, wanted]);
});

test('a reused template part that contains a value is compiled again each time', () => {
  const part = (id: number) => sql`id = ${id}`;
  expect(said(sql`${part(1)} or ${static_} or ${part(2)}`, ours)).toEqual(said(sql`${part(1)} or ${static_} or ${part(2)}`, usual));
});

test('a template in the source compiles to a different statement for each set of nested parts', () => {
  const place = (part: unknown) => sql`select ${part}, ${1}`;
  const parts = [
    7,
    sql`7`,
    sql`${7}`,
    sql.ref('a.b'),
    sql.ref('a.c'),
    sql.raw('7'),
    sql.join([1, 2]),
    sql.join([1, 2, 3]),
    sql.join([1, sql`2`]),
  ];
  for (const round of [1, 2, 3])
    for (const part of parts) expect([round, said(place(part), ours)]).toEqual([round, said(place(part), usual)]);
});
