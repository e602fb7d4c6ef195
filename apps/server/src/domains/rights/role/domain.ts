import { defineDomain } from '../../../domain/index.ts';
import { roleModule } from './handlers.ts';

export const roleDomain = defineDomain('role', {
  module: ({ secrets }) => roleModule(secrets),
  exports: {
    parkRoleUser: async (secrets) => (await import('./people/sheet.ts')).parkRoleUserExport(secrets),
    companyRoleUser: async (secrets) => (await import('./people/sheet.ts')).companyRoleUserExport(secrets),
  },
  fileColumns: {
    never: {
      'role.field_policy': 'names of fields',
    },
  },
});
