import { defineDomain } from '../../../domain/index.ts';
import { backupModule } from './handlers.ts';
import { backupWorker } from './worker.ts';

export const backupDomain = defineDomain('backup', {
  module: ({ config }) => backupModule(config.backup),
  engine: ({ config, directUrl: url, secret, log }) => backupWorker({ config, url, secret, log }),
  fileColumns: {
    never: {
      'backup.file': 'path of the backup on disk',
      'backup.problem': 'words of the backup',
    },
  },
});
