import { defineDomain } from '../../../domain/index.ts';
import { auditModule } from './handlers.ts';

export const auditDomain = defineDomain('audit', {
  module: auditModule,
  exports: { audit: async () => (await import('./sheet.ts')).auditExport },
});
