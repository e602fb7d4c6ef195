import { defineDomain } from '../../../domain/index.ts';
import { companySource } from '../../../outside/company-source.ts';
import { intakeModule } from './handlers.ts';

export const intakeDomain = defineDomain('intake', {
  module: ({ config, secrets, database }) => intakeModule({ secrets, database, source: companySource(config.companySource) }),
  imports: { company: async (secrets) => (await import('./sheet.ts')).companyImport(secrets) },
  exports: { thirdCompany: async () => (await import('./third-sheet.ts')).thirdCompanyExport },
});
