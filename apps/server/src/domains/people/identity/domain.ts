import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { identityModule } from './handlers.ts';

export const identityDomain = defineDomain('identity', {
  module: (parts) =>
    identityModule({
      ...parts,
      files: filesOf(parts),
      sessionIdleMinutes: parts.config.sessionIdleMinutes,
      sessionHours: parts.config.sessionHours,
    }),
  fileColumns: {
    never: {
      'login_challenge.agreements': 'versions of agreements',
    },
  },
});
