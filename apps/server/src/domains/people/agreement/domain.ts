import { defineDomain } from '../../../domain/index.ts';
import { agreementModule } from './handlers.ts';

export const agreementDomain = defineDomain('agreement', {
  module: agreementModule,
  fileColumns: {
    refer: { 'agreement.content': 'within' },
  },
});
