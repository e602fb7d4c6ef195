import { ConfigError, loadConfig } from '../apps/server/src/config.ts';
import { examine, type Finding, subjects } from '../apps/server/src/db/doctor/index.ts';
import { FolderInUse } from '../apps/server/src/db/embedded/index.ts';
import { openStore } from '../apps/server/src/outside/files.ts';
import { isNothingThere, keyThere, withDatabase } from './database.ts';

const marks = { problem: '✗', note: '!' } as const;

/** Examines an installation and reports in plain words which problems it has and what to do. Exits with 1 if there is a problem. */
async function doctor(): Promise<void> {
  const config = loadConfig(process.env);
  if (isNothingThere(config)) return console.log(nothing(config.dataDir));
  // an empty key matches no data, so a missing key is reported like a wrong one
  const secret = keyThere(config) ?? '';
  const found = await withDatabase(config, (url) => examine({ config, url, secret, store: openStore(config) }, tell));
  const problems = found.filter(({ level }) => level === 'problem').length;
  console.log(problems ? `\n${problems} 个问题需要处理 · ${problems} problems` : '\n一切正常 · all is well');
  process.exitCode = problems ? 1 : 0;
}

const nothing = (dataDir: string) =>
  `! 这里还没有数据（DATA_DIR=${dataDir}） · nothing is there yet\n` +
  '    → 首次启动请运行 npm start；已有系统请核对 DATA_DIR · start it with npm start, or see that DATA_DIR is right';

function tell(about: keyof typeof subjects, found: readonly Finding[]): void {
  if (!found.length) console.log(`✓ ${subjects[about]}`);
  for (const { level, found: text, advice } of found) console.log(`${marks[level]} ${subjects[about]}: ${text}\n    → ${advice}`);
}

/** Turns an error that prevents the examination into an explanation for the user. */
function explained(error: Error & { code?: string }): string {
  if (error instanceof ConfigError) return `✗ ${subjects.setting}:\n${error.message}\n    → 更正后再运行 · set them right and run it again`;
  if (error instanceof FolderInUse)
    return `✗ ${subjects.database}: ${error.message}\n    → 系统正在启动，稍后再试 · it is starting, try again`;
  return (
    `✗ ${subjects.database}: ${error.message}\n` +
    '    → 检查数据库是否运行、DATABASE_URL 是否正确 · see that the database runs and DATABASE_URL is right'
  );
}

doctor().catch((error: Error) => {
  console.log(explained(error));
  process.exitCode = 1;
});
