import { park } from '@park/contract/company/park';
import { task } from '@park/contract/kernel/task';
import { activation } from '@park/contract/people/activation';
import { spaceOperators, waitingSpace } from '../activation.ts';
import { newSpace, ofSpaces } from '../settings.ts';
import { everybody, ok, onlyPlatform, type Row, row, toFile } from './may.ts';

const wish = {
  ...{ name: '矩阵空间', projectCode: 'matrix-space', companyName: '矩阵运营', parkName: '矩阵园', address: '矩阵路1号' },
  ...{ operatorName: '张三', operatorPhone: '13700007777' },
};

/** How a space begins: its parks and its first operator. */
export const activationRows: readonly Row[] = [
  row(park.card, async (_, tools) => ({ id: (await newSpace(tools)).parkId }), onlyPlatform),
  row(park.affected, async (_, tools) => ({ spaceId: (await newSpace(tools)).spaceId }), onlyPlatform),
  row(park.addSpace, () => wish, onlyPlatform, { about: 'with facts', self: true, sends: true }),
  row(park.invite, async (at, tools) => ({ id: (await waitingSpace(at, tools)).spaceId }), onlyPlatform, { sends: true }),
  row(
    park.invite,
    async (at, tools) => ({ id: (await waitingSpace(at, tools)).spaceId, operatorName: '张三', operatorPhone: '13700007777' }),
    onlyPlatform,
    { about: 'somebody else', sends: true, joins: true },
  ),
  row(
    park.invite,
    async (at, tools) => ({
      id: (await waitingSpace(at, tools)).spaceId,
      ...{ operatorName: at.person.name, operatorPhone: at.person.phone, isConfirmed: true },
    }),
    onlyPlatform,
    { about: 'somebody known', sends: true, joins: true },
  ),
  row(task.columns, () => ({ subject: 'space' }), onlyPlatform, { about: 'space' }),
  row(task.columns, () => ({ subject: 'park' }), onlyPlatform, { about: 'park' }),
  row(task.export, () => ({ subject: 'space' }), onlyPlatform, {
    ...{ about: 'space', self: true, leads: toFile },
    tells: () => [...ofSpaces, ...spaceOperators],
  }),
  row(task.export, () => ({ subject: 'park' }), onlyPlatform, { about: 'park', self: true, leads: toFile, tells: () => ofSpaces }),
  row(park.change, async (_, tools) => ({ id: (await newSpace(tools)).parkId, name: '改名园区', version: 1 }), onlyPlatform, {
    about: 'of any',
  }),
  row(activation.show, async (at, tools) => ({ code: (await waitingSpace(at, tools)).code }), everybody(ok), { claims: 'ignored' }),
  row(
    activation.accept,
    async (at, tools) => ({ code: (await waitingSpace(at, tools)).code, newPassword: 'Lantern73Bridge' }),
    everybody(ok),
    { claims: 'ignored' },
  ),
];
