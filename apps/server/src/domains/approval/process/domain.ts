import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { subjectsOf } from '../../kernel/task/index.ts';
import { processModule } from './handlers.ts';

export const processDomain = defineDomain('process', {
  module: (parts) => processModule({ ...parts, files: filesOf(parts), subjects: subjectsOf(parts) }),
  exports: { process: async () => (await import('./sheet.ts')).processExport },
});
