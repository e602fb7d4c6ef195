import { defineDomain } from '../../../domain/index.ts';
import { flowModule } from './handlers.ts';
import { namedInFlows, openApprovals } from './run/leaving.ts';
import { flowWorker } from './worker.ts';

export const flowDomain = defineDomain('flow', {
  module: ({ secrets }) => flowModule(secrets),
  engine: ({ url, secret, log }) => flowWorker({ url, secret, log }),
  holdings: [openApprovals, namedInFlows],
});
