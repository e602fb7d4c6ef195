export { check } from './check.ts';
export { type BackupFile, BackupProblem, keyCheckOf, openFile } from './format.ts';
export { openJournal } from './journal.ts';
export { openKey } from './passphrase.ts';
export { restoreBackup } from './restore.ts';
export { runBackup } from './run.ts';
export { makeBackup } from './write.ts';
