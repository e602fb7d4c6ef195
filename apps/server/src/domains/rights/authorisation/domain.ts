import { defineDomain } from '../../../domain/index.ts';
import { authorisationModule } from './handlers.ts';

export const authorisationDomain = defineDomain('authorisation', {
  module: ({ secrets }) => authorisationModule(secrets),
});
