import { defineDomain } from '../../../domain/index.ts';
import { parkuserModule } from './handlers.ts';

export const parkuserDomain = defineDomain('parkuser', {
  module: ({ secrets }) => parkuserModule(secrets),
  exports: { parkUser: async (secrets) => (await import('./sheet.ts')).parkUserExport(secrets) },
});
