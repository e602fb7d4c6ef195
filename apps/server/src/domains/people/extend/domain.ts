import { defineDomain } from '../../../domain/index.ts';
import { extendModule } from './handlers.ts';

export const extendDomain = defineDomain('extend', {
  module: extendModule,
  fileColumns: {
    never: {
      'extend_field.description': 'a hint',
      'extend_field.enum_items': 'names of options',
    },
  },
});
