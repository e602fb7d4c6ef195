import { defineDomain } from '../../../domain/index.ts';
import { factorModule } from './handlers.ts';

export const factorDomain = defineDomain('factor', {
  module: ({ secrets }) => factorModule(secrets),
});
