import { defineDomain } from '../../../domain/index.ts';
import { departmentModule } from './handlers.ts';
import { departmentHeads, otherHeads } from './head/posts.ts';

export const departmentDomain = defineDomain('department', {
  module: ({ secrets }) => departmentModule(secrets),
  imports: { department: async () => (await import('./sheet/imports.ts')).departmentImport },
  exports: {
    department: async () => (await import('./sheet/exports.ts')).departmentExport,
    member: async (secrets) => (await import('./sheet/exports.ts')).memberExport(secrets),
  },
  holdings: [departmentHeads, otherHeads],
});
