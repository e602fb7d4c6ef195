import { defineDomain } from '../../../domain/index.ts';
import { grantModule } from './handlers.ts';

export const grantDomain = defineDomain('grant', {
  module: grantModule,
});
