import { defineDomain } from '../../../domain/index.ts';
import { messageModule } from './handlers.ts';

export const messageDomain = defineDomain('message', {
  module: messageModule,
});
