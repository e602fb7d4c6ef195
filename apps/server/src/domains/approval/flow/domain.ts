import { defineDomain } from '../../../domain/index.ts';
import { flowModule } from './handlers.ts';
import { namedInFlows, openApprovals } from './run/leaving.ts';
import { flowWorker } from './worker.ts';

export const flowDomain = defineDomain('flow', {
  module: ({ secrets }) => flowModule(secrets),
  engine: ({ url, secret, log }) => flowWorker({ url, secret, log }),
  holdings: [openApprovals, namedInFlows],
  fileColumns: {
    refer: { 'flow_attachment.file_id': 'key' },
    never: {
      'flow.description': 'plain text',
      'flow.icon': 'name of an icon of the console',
      'flow.starters': 'people, roles and companies',
      'flow.draft': 'a definition names fields, people and conditions',
      'flow_version.definition': 'a definition names fields, people and conditions',
      'flow_comment.comment': 'plain text; its files are in flow_attachment',
      'flow_history.comment': 'plain text',
      'flow_history.data': 'a signature is in flow_attachment too',
      'flow_instance.form': 'each file of a form is in flow_attachment too',
      'flow_instance.summary': 'values of the form',
      'flow_instance.state': 'nodes and tasks',
      'flow_instance.people': 'names of people',
      'flow_instance.current': 'nodes and people',
      'flow_effect.payload': 'values of the form',
      'flow_timer.event': 'an event of the engine',
    },
  },
});
