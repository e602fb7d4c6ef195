import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { parkModule } from './handlers.ts';

export const parkDomain = defineDomain('park', {
  module: (parts) =>
    parkModule({ ...parts, files: filesOf(parts), publicUrl: parts.config.publicUrl, hasGateway: parts.config.sms.provider !== 'local' }),
  exports: {
    space: async () => (await import('./sheet.ts')).spaceExport,
    park: async () => (await import('./sheet.ts')).parkExport,
  },
  fileColumns: {
    refer: { 'park.intro': 'within', 'park.logo': 'within' },
  },
});
