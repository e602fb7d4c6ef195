import { defineDomain } from '../../../domain/index.ts';
import { menuModule } from './handlers.ts';

export const menuDomain = defineDomain('menu', {
  module: menuModule,
});
