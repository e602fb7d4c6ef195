import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { hash } from '@node-rs/argon2';
import { prepare } from '../../apps/server/src/db/prepare.ts';
import { secretsOf } from '../../apps/server/src/secret.ts';
import { secretKey } from '../../apps/server/test/postgres.ts';
import { startPostgres15 } from '../../apps/server/test/postgres15.ts';
import { password } from '../../demo/people.ts';
import { seedDemo } from '../../demo/seed.ts';

/*
 * Writes a dump of a database of this version with the demo, sealed with the key of the test databases, for upgrade.test.ts:
 *
 * node test/upgrade/dump.ts issue-29
 *
 * The dump is made with PostgreSQL 15, the oldest supported version, so that every later version can load it; this needs Debian's package
 * postgresql-15. A landed dump is never written again.
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error('give the name of the dump: node test/upgrade/dump.ts issue-29');

const roles = `do $$
declare wanted text;
begin
  foreach wanted in array array['park_app', 'park_door', 'park_keeper', 'park_worker'] loop
    if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I', wanted); end if;
  end loop;
end $$;
grant park_door, park_keeper, park_worker to current_user;
`;

const postgres = await startPostgres15();
try {
  await prepare(postgres.url, secretsOf(secretKey));
  await seedDemo(postgres.url, secretKey, { passwordHash: await hash(password, { memoryCost: 8, timeCost: 1 }) });
  const text = postgres.run('pg_dump', ['--inserts', '--rows-per-insert=200', 'park']).toString('utf8');
  // Removes lines that would fail when the dump is loaded: \restrict is a command of psql only, and the role that loads the dump must own
  // the tables.
  const plain = text.replaceAll(/^(\\(un)?restrict .*|ALTER .* OWNER TO postgres;)$/gm, '');
  const file = path.join(import.meta.dirname, `${name}.sql.gz`);
  const packed = gzipSync(roles + plain, { level: 9 });
  writeFileSync(file, packed);
  console.log(`${file}: ${(packed.length / 1024).toFixed(0)} kB`);
} finally {
  await postgres.stop();
}
