import { defineDomain } from '../../../domain/index.ts';
import { menuModule } from './handlers.ts';

export const menuDomain = defineDomain('menu', {
  module: menuModule,
  fileColumns: {
    never: {
      'menu.ext': 'settings of a page',
      'menu.icon': 'name of an icon of the console',
      'menu.shipped': 'names and icons as delivered',
    },
  },
});
