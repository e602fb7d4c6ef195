import { park } from '@park/contract/company/park';
import { task } from '@park/contract/kernel/task';
import { each, empty, forbidden, insiders, ok, onlyPlatform, operators, type Row, row, toFile } from '../../../../test/matrix/may.ts';
import { spaceOperators, waitingSpace } from '../../../../test/matrix/scene/activation.ts';
import { newSpace, ofSpaces } from '../../../../test/matrix/scene/settings.ts';

const spaceInput = {
  ...{ name: '矩阵空间', projectCode: 'matrix-space', companyName: '矩阵运营', parkName: '矩阵园', address: '矩阵路1号' },
  ...{ operatorName: '张三', operatorPhone: '13700007777' },
};

export const parkMatrix: readonly Row[] = [
  row(park.card, async (_, tools) => ({ id: (await newSpace(tools)).parkId }), onlyPlatform),
  row(park.affected, async (_, tools) => ({ spaceId: (await newSpace(tools)).spaceId }), onlyPlatform),
  row(park.addSpace, () => spaceInput, onlyPlatform, { trips: 3, about: 'with facts', self: true, sends: true }),
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
    trips: 8,
    ...{ about: 'space', self: true, leads: toFile },
    tells: () => [...ofSpaces, ...spaceOperators],
  }),
  row(task.export, () => ({ subject: 'park' }), onlyPlatform, {
    trips: 8,
    about: 'park',
    self: true,
    leads: toFile,
    tells: () => ofSpaces,
  }),
  row(park.change, async (_, tools) => ({ id: (await newSpace(tools)).parkId, name: '改名园区', version: 1 }), onlyPlatform, {
    about: 'of any',
  }),
  row(park.all, () => ({}), insiders(ok)),
  row(
    park.projects,
    ({ space }) => ({ areaId: space.id }),
    { ...insiders({ otherSpace: empty, beyond: ok }), platform1: empty },
    { claims: 'fields' },
  ),
  row(park.byName, () => ({ name: '园' }), insiders(ok)),
  row(
    park.list,
    ({ space }) => ({ areaId: space.id }),
    { ...insiders({ otherSpace: empty, beyond: ok }), platform1: { own: empty, beyond: ok } },
    { claims: 'fields', tells: (_, person) => (person === 'platform1' ? ofSpaces : []) },
  ),
  row(park.space, () => ({}), insiders(ok)),
  row(park.spaces, () => ({}), onlyPlatform, { tells: () => [...ofSpaces, ...spaceOperators] }),
  row(
    park.addSpace,
    () => ({
      ...{ name: '矩阵空间', projectCode: 'matrix-space', companyName: '矩阵运营', parkName: '矩阵园' },
      ...{ operatorName: '张三', operatorPhone: '13700007777' },
    }),
    onlyPlatform,
    { self: true, sends: true },
  ),
  row(
    park.changeSpace,
    async (_, tools) => ({ id: (await newSpace(tools)).spaceId, name: '改名空间', enableFlag: 0, version: 1 }),
    onlyPlatform,
    { trips: 3 },
  ),
  row(park.add, async (_, tools) => ({ spaceId: (await newSpace(tools)).spaceId, name: '矩阵三园' }), onlyPlatform, { trips: 3 }),
  row(park.change, () => ({ name: '改名园区', version: 1 }), { ...insiders(forbidden), ...each(operators, ok) }, { self: true }),
  row(park.setEnable, async (_, tools) => ({ parkId: (await newSpace(tools)).parkId, enableFlag: 0 }), onlyPlatform, {
    trips: 4,
    claims: 'fields',
  }),
];
