import { message } from '@park/contract/people/message';
import { each, empty, insiders, ok, type Row, row, takesPart } from '../../../../test/matrix/may.ts';
import { instance } from '../../../../test/matrix/scene/flow.ts';
import { joinRequest } from '../../../../test/matrix/scene/invitation.ts';
import { insertMessage } from './test/matrix-scene.ts';

/** A message belongs to its recipient. Other users do not find it, and if another user marks it as read, nothing changes. */
const onlyOwn = insiders({ own: ok, beyond: empty });

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
  // marking another user's message gives the same answer as marking none; message.test.ts proves that nothing changes
  row(message.read, async (at, tools) => ({ processInstanceId: await instance(at, tools) }), insiders(ok), { trips: 3 }),
  row(message.list, async (at, tools) => ({ type: 5, id: await insertMessage(at, tools, 'service') }), onlyOwn, { about: 'service' }),
  row(message.list, async (at, tools) => ({ type: 6, id: await insertMessage(at, tools, 'system') }), onlyOwn, { about: 'system' }),
  // a request to join is a to-do only of users who may decide about it in their own company
  row(
    message.list,
    async (at, tools) => ({ type: 1, keyword: (await joinRequest(at, tools)).id && '加入申请' }),
    { ...onlyOwn, ...each(['membera1', 'assistant1', 'platform1'], empty) },
    { about: 'requests to join' },
  ),
  row(message.read, async (at, tools) => ({ ids: [await insertMessage(at, tools, 'service')] }), insiders(ok), { trips: 3, about: 'one' }),
];
