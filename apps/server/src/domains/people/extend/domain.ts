import { defineDomain } from '../../../domain/index.ts';
import { extendModule } from './handlers.ts';

export const extendDomain = defineDomain('extend', {
  module: extendModule,
});
