import pg from 'pg';
import { pinyinOf } from '../pinyin.ts';

const batchSize = 1_000;

/** Fills the pinyin of members who were added before the pinyin was stored; the database cannot compute it. */
export async function fillPinyin(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set role park_keeper');
    for (let found = batchSize; found === batchSize; ) {
      const { rows } = await client.query<{ name: string }>(
        `select real_name as name from staff where pinyin = '' group by real_name order by 1 limit $1`,
        [batchSize],
      );
      const names = rows.map(({ name }) => name);
      found = names.length;
      if (found)
        await client.query(
          `update staff s set pinyin = p.pinyin from unnest($1::text[], $2::text[]) as p (name, pinyin)
            where s.real_name = p.name and s.pinyin = ''`,
          [names, names.map(pinyinOf)],
        );
    }
  } finally {
    await client.end();
  }
}
