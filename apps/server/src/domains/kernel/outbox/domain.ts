import { defineDomain } from '../../../domain/index.ts';
import { outboxModule } from './handlers.ts';

export const outboxDomain = defineDomain('outbox', {
  module: ({ config }) => outboxModule(config),
  fileColumns: {
    never: {
      'outbox.payload': 'ids of records that an event is about',
    },
  },
});
