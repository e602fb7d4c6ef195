import { defineDomain } from '../../../domain/index.ts';
import { passwordModule } from './handlers.ts';

export const passwordDomain = defineDomain('password', {
  module: ({ secrets }) => passwordModule(secrets),
});
