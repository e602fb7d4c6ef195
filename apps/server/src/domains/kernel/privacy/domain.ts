import { defineDomain } from '../../../domain/index.ts';
import { privacyModule } from './handlers.ts';

export const privacyDomain = defineDomain('privacy', {
  module: ({ secrets }) => privacyModule(secrets),
  fileColumns: {
    never: {
      'privacy_record.content': 'plain text',
    },
  },
});
