import { defineDomain } from '../../../domain/index.ts';
import { filesOf } from '../file/index.ts';
import { configModule } from './handlers.ts';

export const configDomain = defineDomain('config', {
  module: (parts) => configModule(filesOf(parts)),
  fileColumns: {
    refer: { 'config_entry.content': 'within' },
  },
});
