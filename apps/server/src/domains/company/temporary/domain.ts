import { defineDomain } from '../../../domain/index.ts';
import { temporaryModule } from './handlers.ts';
import { temporarySchedules } from './schedule.ts';

export const temporaryDomain = defineDomain('temporary', {
  module: ({ secrets }) => temporaryModule(secrets),
  exports: { temporary: async () => (await import('./sheet.ts')).temporaryExport },
  schedules: ({ secrets, directUrl: url }) => temporarySchedules({ secrets, url }),
});
