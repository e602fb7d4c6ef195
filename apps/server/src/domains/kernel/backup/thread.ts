import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { BackupSettings } from '../../../config.ts';
import { runBackup } from '../../../db/backup/index.ts';
import { openStore, type StoreSettings } from '../../../outside/files.ts';

/** Input of the thread that makes one backup. The thread ends when the backup ends, and it runs at a lower priority than API calls. */
export type ThreadData = { url: string; secret: string; settings: BackupSettings; store: StoreSettings };

const behindCalls = 10;
// on Linux this lowers the priority of the calling thread only
setPriority(behindCalls);

const { url, secret, settings, store } = workerData as ThreadData;
const stop = new AbortController();
parentPort?.on('message', () => stop.abort(new Error('系统停止，备份中断')));
runBackup({ ...settings, url, secret, store: openStore(store), signal: stop.signal })
  .catch((error: Error) => parentPort?.postMessage(error.message))
  .finally(() => parentPort?.close());
