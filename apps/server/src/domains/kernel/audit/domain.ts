import { defineDomain } from '../../../domain/index.ts';
import { auditModule } from './handlers.ts';

export const auditDomain = defineDomain('audit', {
  module: auditModule,
  exports: { audit: async () => (await import('./sheet.ts')).auditExport },
  fileColumns: {
    never: {
      'audit.input': 'the log shows the ids that a caller sent and opens no file',
    },
  },
});
