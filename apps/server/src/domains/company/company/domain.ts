import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { subjectsOf } from '../../kernel/task/index.ts';
import { companyModule } from './handlers.ts';

export const companyDomain = defineDomain('company', {
  module: (parts) => companyModule({ ...parts, files: filesOf(parts), subjects: subjectsOf(parts) }),
  exports: {
    company: async () => (await import('./account/sheet.ts')).companyExport,
    leftCompany: async () => (await import('./leaving/sheet.ts')).leftCompanyExport,
  },
  fileColumns: {
    refer: { 'company.logo': 'within' },
    never: {
      'company.ext': 'custom fields hold no files',
    },
  },
});
