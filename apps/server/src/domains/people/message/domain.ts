import { defineDomain } from '../../../domain/index.ts';
import { messageModule } from './handlers.ts';

export const messageDomain = defineDomain('message', {
  module: messageModule,
  fileColumns: {
    never: {
      'message.content': 'plain text',
      'message.link': 'address of a page of the console',
    },
  },
});
