import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { oneText } from '../backup/tables.ts';
import { backups } from './backups.ts';
import { audit, counts, jobs, pending, roles, rules, version } from './database.ts';
import { type Finding, type Installation, problem, type Subject } from './finding.ts';
import { clock, disk, settings, uploads } from './machine.ts';

export { type Finding, subjects } from './finding.ts';

const spaceAt = async (path: string) => {
  const { bavail, blocks, bsize } = await statfs(path);
  return { free: bavail * bsize, total: blocks * bsize };
};
const examinations: Readonly<Record<Subject, (installation: Installation) => Promise<Finding[]>>> = {
  setting: settings,
  database: version,
  disk,
  clock,
  migration: pending,
  role: roles,
  rule: rules,
  audit,
  count: counts,
  job: jobs,
  backup: backups,
  upload: uploads,
};

type ExamineOptions = Omit<Installation, 'client' | 'now' | 'space'> & Partial<Pick<Installation, 'now' | 'space'>>;

/** Runs every check of the installation and changes no data. A check that throws becomes a finding itself and does not stop the others. */
export async function examine(
  given: ExamineOptions,
  onDone: (about: Subject, found: readonly Finding[]) => void = () => {},
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: given.url, connectionTimeoutMillis: 5_000, application_name: 'park doctor' });
  client.on('error', () => {});
  await client.connect();
  const all: Finding[] = [];
  try {
    for (const [about, look] of Object.entries(examinations) as [Subject, (typeof examinations)[Subject]][]) {
      await client.query('begin read only');
      await client.query(oneText);
      const installation: Installation = { now: () => new Date(), space: spaceAt, ...given, client };
      const found = await look(installation).catch((error: Error) => [
        problem(
          about,
          `无法检查 · could not be looked at: ${error.message}`,
          '先处理上面的问题，再运行一次 · mend what stands above and run it again',
        ),
      ]);
      await client.query('rollback');
      onDone(about, found);
      all.push(...found);
    }
    return all;
  } finally {
    await client.end();
  }
}
