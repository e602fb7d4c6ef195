import { message } from '@park/contract/message';
import { told } from '../message.ts';
import { empty, insiders, ok, type Row, row } from './may.ts';

/** What somebody is told is his alone: nobody else finds it, and marking it does nothing. */
const onlyHis = insiders({ own: ok, beyond: empty });

export const messageRows: readonly Row[] = [
  row(message.list, async (at, tools) => ({ type: 5, id: await told(at, tools, 'service') }), onlyHis, { about: 'service' }),
  row(message.list, async (at, tools) => ({ type: 6, id: await told(at, tools, 'system') }), onlyHis, { about: 'system' }),
  row(message.read, async (at, tools) => ({ ids: [await told(at, tools, 'service')] }), insiders(ok), { about: 'one' }),
];
