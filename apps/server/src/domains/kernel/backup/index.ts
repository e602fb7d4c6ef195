export { backupWorker } from './worker.ts';
