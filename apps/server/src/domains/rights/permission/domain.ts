import { defineDomain } from '../../../domain/index.ts';
import { permissionModule } from './handlers.ts';

export const permissionDomain = defineDomain('permission', {
  module: ({ config }) => permissionModule(config.dataDir),
});
