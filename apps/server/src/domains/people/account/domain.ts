import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../../kernel/file/index.ts';
import { accountModule } from './handlers.ts';

export const accountDomain = defineDomain('account', {
  module: (parts) => accountModule({ ...parts, files: filesOf(parts) }),
  fileColumns: {
    refer: { 'user.avatar': 'id' },
  },
});
