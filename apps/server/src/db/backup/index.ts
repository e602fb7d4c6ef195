export { check } from './check.ts';
export { type BackupFile, BackupProblem, keyCheckOf, openFile } from './format.ts';
export { type Cause, openJournal } from './journal.ts';
export { openKey } from './passphrase.ts';
export { restoreBackup } from './restore.ts';
export { runBackup } from './run.ts';
export { type Made, makeBackup, type Progress } from './write.ts';
