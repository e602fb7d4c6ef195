import { defineDomain } from '../../../domain/index.ts';
import { parkadminModule } from './handlers.ts';

export const parkadminDomain = defineDomain('parkadmin', {
  module: ({ secrets }) => parkadminModule(secrets),
  exports: { parkAdmin: async (secrets) => (await import('./sheet.ts')).parkAdminExport(secrets) },
});
