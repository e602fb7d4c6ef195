import { type Config, ConfigError, loadConfig } from '../apps/server/src/config.ts';
import { FolderInUse, startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { UnreleasedData } from '../apps/server/src/db/migrate.ts';
import { startServer } from '../apps/server/src/main.ts';
import { dist, ensureConsole } from './console.ts';
import { onEnd } from './lifetime.ts';
import { say } from './progress.ts';

type Running = { stop(): Promise<void> };

const running = start();
running.catch((error: Error) => {
  console.error(explained(error));
  process.exit(1);
});
// Two stop signals arrive: from the terminal, which signals the whole process group, and from the launcher. The second must not disturb the
// shutdown.
onEnd(async () => {
  const server = await running;
  await server.stop();
  process.exit(0);
});

async function start(): Promise<Running> {
  const config = loadConfig(process.env);
  const building = ensureConsole(say);
  // The result is awaited further below. Until then this handler keeps a failed build from ending the process as unhandled while the
  // database starts.
  building.catch(() => {});
  const postgres = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
  if (postgres) say(`数据库就绪 · database ready (${postgres.folder})`);
  try {
    await building;
    const server = await serve(config, config.databaseUrl ?? postgres?.url ?? '', config.directDatabaseUrl ?? postgres?.url ?? '');
    return {
      async stop() {
        say('正在停止 · stopping …');
        await server.close();
        await postgres?.stop();
        say('已停止 · stopped');
      },
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function serve(config: Config, databaseUrl: string, directUrl: string) {
  // Imported only if needed: a production server keeps no demo in memory.
  const demo = config.demo ? await import('./demo.ts') : undefined;
  const server = await startServer({ config, databaseUrl, directUrl, console: dist, log: say, ...(demo && { seed: demo.seedDemo }) });
  say(`系统已启动 · ready at ${config.publicUrl ?? server.address}`);
  if (demo) console.log(demo.accountTable());
  return server;
}

/** Explains errors that the user can correct, without a stack trace. */
function explained(error: Error & { code?: string; port?: number }): string {
  if (error instanceof ConfigError) return `设置有误 · wrong settings:\n${error.message}`;
  if (error instanceof FolderInUse || error instanceof UnreleasedData) return error.message;
  if (error.code === 'EADDRINUSE')
    return `端口 ${error.port} 已被占用，请用 PORT 指定其他端口 · port ${error.port} is taken: set PORT to another one`;
  return `启动失败 · could not start: ${error.stack}`;
}
