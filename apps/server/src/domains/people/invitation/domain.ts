import { defineDomain } from '../../../domain/index.ts';
import { invitationModule } from './handlers.ts';
import { requestBlocker } from './moving.ts';
import { requestTodos } from './todo/queries.ts';

export const invitationDomain = defineDomain('invitation', {
  module: ({ config: { publicUrl }, secrets, database }) => invitationModule({ secrets, database, publicUrl }),
  todos: [requestTodos],
  blockers: [requestBlocker],
});
