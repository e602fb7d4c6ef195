import { defineDomain } from '../../../domain/index.ts';
import { fileModule } from './handlers.ts';
import { fileSchedules, filesOf } from './index.ts';

export const fileDomain = defineDomain('file', {
  module: (parts) => fileModule(filesOf(parts)),
  schedules: ({ config, secrets, directUrl: url }) => fileSchedules({ config, secrets, url }),
  fileColumns: {
    never: {
      'idempotency.answer': 'forgotten after two days',
    },
  },
});
