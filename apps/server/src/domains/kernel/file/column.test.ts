import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { fileColumnProblems } from '../../../db/file-column.ts';
import { joinedFileColumns } from '../../../domain/index.ts';

const server = testServer();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(server.databaseUrl());
  await client.connect();
});
afterAll(() => client.end());

test('a domain declares for each column that may refer to files whether it does', async () => {
  expect(await fileColumnProblems(client, joinedFileColumns())).toEqual([]);
});

const planted: [what: string, sql: string, problem: RegExp][] = [
  ['a column with JSON', 'alter table room add leak jsonb', /^room.leak \(jsonb\) may refer to files/],
  ['an id that is named like a picture', 'alter table room add cover_id uuid', /^room.cover_id \(uuid\) may refer to files/],
  ['a list of ids that is named like attachments', 'alter table room add attachments uuid[]', /^room.attachments \(uuid\[\]\) may refer/],
  ['a text that is named like a picture', 'alter table room add door_photo text', /^room.door_photo \(text\) may refer/],
  [
    'a text that is named like a link',
    'alter table room add video_url varchar(90)',
    /^room.video_url \(character varying\(90\)\) may refer/,
  ],
  ['a long text', 'alter table room add story text check (char_length(story) <= 800)', /^room.story \(text\) may refer to files/],
  [
    'a foreign key to files',
    'alter table room add f uuid, add c uuid, add foreign key (space_id, c, f) references file (space_id, company_id, id)',
    /^room.f \(uuid\) may refer to files/,
  ],
  ['a declared key that was dropped', 'alter table floor drop constraint leak', /^floor.plan_file_id is not a foreign key to files/],
  ['a declared column that was dropped', 'alter table agreement drop column content', /^agreement.content is declared and does not exist/],
];
test.each(planted)('the check of the columns finds %s', async (_what, sql, problem) => {
  await client.query('begin');
  const [{ conname }] = (
    await client.query(`select conname from pg_constraint where conrelid = 'floor'::regclass and confrelid = 'file'::regclass`)
  ).rows as [{ conname: string }];
  await client.query(sql.replace('constraint leak', `constraint ${conname}`));
  const problems = await fileColumnProblems(client, joinedFileColumns());
  await client.query('rollback');
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
