import { defineDomain } from '../../../domain/index.ts';
import { attributeModule } from './handlers.ts';

export const attributeDomain = defineDomain('attribute', {
  module: attributeModule,
});
