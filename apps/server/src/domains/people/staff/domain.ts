import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { subjectsOf } from '../../kernel/task/index.ts';
import { staffModule } from './handlers.ts';
import { membershipHoldings } from './holdings.ts';
import { peopleBlocker } from './moving.ts';

export const staffDomain = defineDomain('staff', {
  module: (parts) => staffModule({ ...parts, files: filesOf(parts), subjects: subjectsOf(parts) }),
  imports: { staff: async (secrets) => (await import('./sheet/imports.ts')).staffImport(secrets) },
  exports: {
    staff: async (secrets) => (await import('./sheet/exports.ts')).staffExport(secrets),
    parkStaff: async (secrets) => (await import('./sheet/exports.ts')).parkStaffExport(secrets),
  },
  blockers: [peopleBlocker],
  holdings: membershipHoldings,
  fileColumns: {
    never: {
      'staff.avatar': 'a copy of user.avatar',
      'staff.ext': 'custom fields hold no files',
    },
  },
});
