import { defineDomain } from '../../../domain/index.ts';
import { groupModule } from './handlers.ts';

export const groupDomain = defineDomain('group', {
  module: ({ secrets }) => groupModule(secrets),
  exports: { groupCompany: async () => (await import('./sheet.ts')).groupCompanyExport },
});
