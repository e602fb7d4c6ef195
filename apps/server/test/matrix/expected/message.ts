import { process } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { about } from '../flow.ts';
import { joinRequest } from '../invitation.ts';
import { told } from '../message.ts';
import { each, empty, insiders, notFound, ok, operators, type Row, row } from './may.ts';

/** What somebody is told is his alone: nobody else finds it, and marking it does nothing. */
const onlyHis = insiders({ own: ok, beyond: empty });

export const messageRows: readonly Row[] = [
  row(message.list, async (at, tools) => ({ type: 5, id: await told(at, tools, 'service') }), onlyHis, { about: 'service' }),
  row(message.list, async (at, tools) => ({ type: 6, id: await told(at, tools, 'system') }), onlyHis, { about: 'system' }),
  // what is to do for whoever may decide it is so in his own company
  row(
    message.list,
    async (at, tools) => ({ type: 1, keyword: (await joinRequest(at, tools)).id && '加入申请' }),
    { ...onlyHis, ...each(['membera1', 'assistant1', 'platform1'], empty) },
    { about: 'requests to join' },
  ),
  row(message.read, async (at, tools) => ({ ids: [await told(at, tools, 'service')] }), insiders(ok), { about: 'one' }),
  // whoever reads an application takes it along on paper
  row(process.pdf, about(), {
    ...insiders({ own: ok, beyond: notFound }),
    ...each(operators, { own: ok, sibling: ok, beyond: notFound }),
    platform1: notFound,
  }),
];
