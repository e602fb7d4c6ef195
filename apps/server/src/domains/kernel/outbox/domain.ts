import { defineDomain } from '../../../domain/index.ts';
import { outboxModule } from './handlers.ts';

export const outboxDomain = defineDomain('outbox', {
  module: ({ config }) => outboxModule(config),
});
