import { defineDomain } from '../../../domain/index.ts';
import { useraccountModule } from './handlers.ts';

export const useraccountDomain = defineDomain('useraccount', {
  module: ({ secrets }) => useraccountModule(secrets),
  exports: {
    userAccount: async (secrets) => (await import('./sheet.ts')).userAccountExport(secrets),
    organisation: async () => (await import('./sheet.ts')).organisationExport,
  },
});
