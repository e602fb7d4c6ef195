import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { BackupSettings } from '../../../config.ts';
import { runBackup } from '../../../db/backup/index.ts';
import { openStore, type StoreSettings } from '../../../outside/files.ts';

/** The thread one backup is made in, behind the calls where both want a processor. It ends with it. */
export type ThreadData = { url: string; secret: string; settings: BackupSettings; store: StoreSettings };

const behindCalls = 10;
// of the calling thread alone, where the system knows threads by themselves
setPriority(behindCalls);

const { url, secret, settings, store } = workerData as ThreadData;
const stop = new AbortController();
parentPort?.on('message', () => stop.abort(new Error('系统停止，备份中断')));
runBackup({ ...settings, url, secret, store: openStore(store), signal: stop.signal })
  .catch((error: Error) => parentPort?.postMessage(error.message))
  .finally(() => parentPort?.close());
