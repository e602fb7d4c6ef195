import { defineDomain } from '../../../domain/index.ts';
import { ticketModule } from './handlers.ts';

export const ticketDomain = defineDomain('ticket', {
  module: ticketModule,
});
