import { defineDomain } from '../../../domain/index.ts';
import { liveModule } from './handlers.ts';

export const liveDomain = defineDomain('live', {
  module: ({ live }) => liveModule(live),
});
