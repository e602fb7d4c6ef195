import { defineDomain } from '../../../domain/index.ts';
import { activationModule } from './handlers.ts';

export const activationDomain = defineDomain('activation', {
  module: ({ secrets }) => activationModule(secrets),
});
