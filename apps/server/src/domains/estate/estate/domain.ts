import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { subjectsOf } from '../../kernel/task/index.ts';
import { estateModule } from './handlers.ts';

export const estateDomain = defineDomain('estate', {
  module: (parts) => estateModule({ ...parts, files: filesOf(parts), subjects: subjectsOf(parts) }),
  imports: { building: async () => (await import('./sheet.ts')).buildingImport },
  exports: { building: async () => (await import('./sheet.ts')).buildingExport },
  fileColumns: {
    refer: { 'estate_file.file_id': 'key', 'floor.plan_file_id': 'key' },
  },
});
