import { defineDomain } from '../../../domain/index.ts';
import { smsModule } from './handlers.ts';

export const smsDomain = defineDomain('sms', {
  module: ({ secrets }) => smsModule(secrets),
  fileColumns: {
    never: {
      'local_message.body': 'plain text',
    },
  },
});
