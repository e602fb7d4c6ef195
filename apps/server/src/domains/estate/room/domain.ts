import { defineDomain } from '../../../domain/index.ts';
import { companySource } from '../../../outside/company-source.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { subjectsOf } from '../../kernel/task/index.ts';
import { roomModule } from './handlers.ts';
import { roomBlocker } from './occupancy/moving.ts';
import { holdSchedules } from './occupancy/schedule.ts';

export const roomDomain = defineDomain('room', {
  module: (parts) =>
    roomModule({ ...parts, files: filesOf(parts), subjects: subjectsOf(parts), source: companySource(parts.config.companySource) }),
  imports: { room: async () => (await import('./sheet/imports.ts')).roomImport },
  exports: {
    room: async () => (await import('./sheet/exports.ts')).roomExport,
    roomClaim: async () => (await import('./sheet/exports.ts')).roomClaimExport,
  },
  schedules: ({ secrets, directUrl: url }) => holdSchedules({ secrets, url }),
  blockers: [roomBlocker],
  fileColumns: {
    never: {
      'room.ext': 'custom fields hold no files',
      'room.outline': 'corners on the plan',
      'room_log.details': 'codes, areas and prices',
    },
  },
});
