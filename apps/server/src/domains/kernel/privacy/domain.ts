import { defineDomain } from '../../../domain/index.ts';
import { privacyModule } from './handlers.ts';

export const privacyDomain = defineDomain('privacy', {
  module: ({ secrets }) => privacyModule(secrets),
});
