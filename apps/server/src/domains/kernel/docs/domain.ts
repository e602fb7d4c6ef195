import { defineDomain } from '../../../domain/index.ts';
import { docsModule } from './handlers.ts';

export const docsDomain = defineDomain('docs', {
  module: docsModule,
});
