import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../apps/server/src/config.ts';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { prepare } from '../apps/server/src/db/prepare.ts';
import { secretKey, secretsOf } from '../apps/server/src/secret.ts';
import { type BulkSize, seedBulk, usualSize } from '../demo/bulk.ts';
import { password } from '../demo/people.ts';
import { say } from './progress.ts';

const options = { staff: { type: 'string' }, companies: { type: 'string' }, departments: { type: 'string' } } as const;

/** Parses the sizes from the command line. A size that is not given gets its usual value, and departments ten per company. */
function sizeFrom(args: string[]): BulkSize {
  const { values } = parseArgs({ args, options });
  const given = (name: keyof BulkSize, otherwise: number) => {
    const value = values[name] ?? String(otherwise);
    if (!/^[1-9]\d{0,7}$/.test(value)) throw new Error(`--${name}: 必须是正整数 · must be a whole number, not ${value}`);
    return Number(value);
  };
  const companies = given('companies', usualSize.companies);
  return { companies, staff: given('staff', usualSize.staff), departments: given('departments', companies * 10) };
}

async function seed(): Promise<void> {
  const size = sizeFrom(process.argv.slice(2));
  const config = loadConfig(process.env);
  if (config.production) throw new Error('生产环境不能写入压测数据 · benchmark data is refused with NODE_ENV=production');
  const postgres = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
  try {
    const url = config.directDatabaseUrl ?? postgres?.url ?? '';
    const secret = secretKey(config.secretKey, path.resolve(config.dataDir));
    await prepare(url, secretsOf(secret));
    say(`正在写入压测数据 · writing ${size.companies} companies, ${size.departments} departments, ${size.staff} staff …`);
    const isNew = await seedBulk(url, secret, size);
    say(
      isNew
        ? `已写入 · written; sign in as bench00001, password ${password}`
        : '压测数据已存在，未作改动 · the benchmark data is there already',
    );
  } finally {
    await postgres?.stop();
  }
}

seed().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
