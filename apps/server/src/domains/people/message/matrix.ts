import { message } from '@park/contract/people/message';
import { each, empty, insiders, ok, type Row, row, takesPart } from '../../../../test/matrix/may.ts';
import { instance } from '../../../../test/matrix/scene/flow.ts';
import { joinRequest } from '../../../../test/matrix/scene/invitation.ts';
import { told } from './test/matrix-scene.ts';

/** What somebody is told is his alone: nobody else finds it, and marking it does nothing. */
const onlyHis = insiders({ own: ok, beyond: empty });

export const messageMatrix: readonly Row[] = [
  row(message.list, async (at, tools) => ({ type: 1, keyword: (await instance(at, tools)) && at.department.name }), {
    ...takesPart(ok, empty),
    platform1: empty,
  }),
  row(
    message.list,
    async (at, tools) => ({ type: 3, keyword: (await instance(at, tools)) && at.department.name }),
    { ...takesPart(ok, empty), platform1: empty },
    { about: 'started' },
  ),
  row(message.counts, () => ({}), insiders(ok)),
  // of what is not his there is nothing to be read; that nothing changes is shown by the test about strangers
  row(message.read, async (at, tools) => ({ processInstanceId: await instance(at, tools) }), insiders(ok), { trips: 3 }),
  row(message.list, async (at, tools) => ({ type: 5, id: await told(at, tools, 'service') }), onlyHis, { about: 'service' }),
  row(message.list, async (at, tools) => ({ type: 6, id: await told(at, tools, 'system') }), onlyHis, { about: 'system' }),
  // what is to do for whoever may decide it is so in his own company
  row(
    message.list,
    async (at, tools) => ({ type: 1, keyword: (await joinRequest(at, tools)).id && '加入申请' }),
    { ...onlyHis, ...each(['membera1', 'assistant1', 'platform1'], empty) },
    { about: 'requests to join' },
  ),
  row(message.read, async (at, tools) => ({ ids: [await told(at, tools, 'service')] }), insiders(ok), { trips: 3, about: 'one' }),
];
