import { defineDomain } from '../../../domain/index.ts';
import { shortcutModule } from './handlers.ts';

export const shortcutDomain = defineDomain('shortcut', {
  module: shortcutModule,
});
