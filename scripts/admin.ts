import { ConfigError, loadConfig } from '../apps/server/src/config.ts';
import { FolderInUse } from '../apps/server/src/db/embedded/index.ts';
import { parseCommand, perform } from './admin-task.ts';
import { openTerminal, Refusal } from './admin-terminal.ts';
import { readySecrets, WrongKey, withDatabase } from './database.ts';

admin().catch((error: Error) => {
  const isExpected = [Refusal, ConfigError, FolderInUse, WrongKey].some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : `操作失败，未作改动 · failed, nothing was changed: ${error.message}`);
  process.exitCode = 1;
});

/**
 * Repairs that only the owner of the machine can make: appointing the first platform operator, setting a forgotten password, unlocking an
 * account.
 */
async function admin(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command.task === 'help') return console.log(command.text);
  const config = loadConfig(process.env);
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  await withDatabase(config, async (url, isOurs) => {
    const secrets = await readySecrets(config, url, isOurs);
    await perform(command, { url, secrets, terminal: openTerminal(), address });
  });
}
