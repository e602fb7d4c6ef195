import { functions } from '../functions.ts';
import { isUnreleased, type Migration, migrationsIn } from '../migrate.ts';
import { BackupProblem, type Head } from './format.ts';

/** Returns the migrations that create the schema of a backup. Fails if this version does not know one of them. */
export async function migrationsOfFile({ migrations }: Pick<Head, 'migrations'>, dir: string): Promise<Migration[]> {
  if (isUnreleased(migrations.map(({ name }) => name)))
    throw new BackupProblem('备份由从未发布的版本生成，无法恢复 · an unreleased version made this backup, and it cannot be restored');
  const ours = new Map((await migrationsIn(dir, functions)).map((one) => [one.name, one]));
  const newer = migrations.filter(({ name }) => !ours.has(name)).map(({ name }) => name);
  if (newer.length)
    throw new BackupProblem(
      `备份由更新的版本生成，请先升级系统再恢复 · a newer version made this backup (${newer.join(', ')}): upgrade first, then restore`,
    );
  const changed = migrations.find(({ name, checksum }) => ours.get(name)?.checksum !== checksum);
  if (changed) throw new BackupProblem(`${changed.name} 与备份时不同 · ${changed.name} is not the one the backup was made with`);
  return migrations.map(({ name }) => ours.get(name) as Migration);
}
