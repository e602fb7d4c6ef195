import { privacyErrors } from '@park/contract/kernel/privacy';
import { task } from '@park/contract/kernel/task';
import { group } from '@park/contract/people/group';
import { empty, keepsParkRoles, notFound, ok, type Row, readsGroups, row, toFile } from '../../../../test/matrix/may.ts';
import { newGroup } from '../../../../test/matrix/scene/company-group.ts';

type SceneArguments = Parameters<Row['input']>;
const input = {
  group: async (...[at, tools]: SceneArguments) => ({ groupId: (await newGroup(at, tools)).groupId }),
  people: async (...[at, tools]: SceneArguments) => ({ groupId: (await newGroup(at, tools, 'user')).groupId }),
};

export const groupMatrix: readonly Row[] = [
  row(group.list, async (at, tools) => ({ keyword: (await newGroup(at, tools)) && at.department.name }), readsGroups(ok, empty)),
  row(
    group.list,
    async (at, tools) => ({ kind: 'user', keyword: (await newGroup(at, tools, 'user')) && at.department.name }),
    readsGroups(ok, empty),
    { about: 'people' },
  ),
  row(group.create, () => ({ code: 'new', name: '矩阵分组' }), keepsParkRoles(ok), { trips: 1, self: true }),
  row(group.change, async (at, tools) => ({ id: (await newGroup(at, tools)).groupId, version: 1, name: '改' }), keepsParkRoles(notFound), {
    trips: 3,
  }),
  row(group.remove, async (at, tools) => ({ id: (await newGroup(at, tools)).groupId }), keepsParkRoles(notFound)),
  row(group.checkCode, () => ({ code: 'matrix' }), { ...keepsParkRoles(ok), assistant1: ok }),
  row(group.companies, input.group, readsGroups(empty), { trips: 2 }),
  row(group.candidates, async (at, tools) => ({ ...(await input.group(at, tools)), keyword: at.company.name }), readsGroups(empty), {
    trips: 2,
    explains: empty,
  }),
  row(group.people, input.people, readsGroups(empty), { trips: 2 }),
  row(
    group.add,
    async (at, tools) => ({ ...(await input.group(at, tools)), members: [{ companyId: at.company.id }] }),
    keepsParkRoles(notFound),
    { trips: 3, about: 'companies' },
  ),
  row(group.choices, async (at, tools) => ({ ...(await input.people(at, tools)), keyword: at.person.name }), keepsParkRoles(notFound), {
    trips: 2,
  }),
  row(
    group.add,
    async (at, tools) => ({ ...(await input.people(at, tools)), members: [{ companyId: at.company.id, userId: at.person.id }] }),
    keepsParkRoles(notFound),
    { trips: 3, about: 'people' },
  ),
  row(group.addByType, async (at, tools) => ({ ...(await input.group(at, tools)), compType: '1' }), keepsParkRoles(notFound), { trips: 3 }),
  row(
    group.drop,
    async (at, tools) => {
      const { groupId, memberId } = await newGroup(at, tools);
      return { groupId, ids: [memberId] };
    },
    keepsParkRoles(notFound),
    { about: 'companies' },
  ),
  row(
    group.drop,
    async (at, tools) => {
      const { groupId, memberId } = await newGroup(at, tools, 'user');
      return { groupId, ids: [memberId] };
    },
    keepsParkRoles(notFound),
    { about: 'people' },
  ),
  row(
    group.phone,
    async (at, tools) => ({ id: (await newGroup(at, tools, 'user')).memberId }),
    readsGroups(privacyErrors.noPhone, privacyErrors.noPhone),
    { trips: 4, tells: ({ person }) => [person.phone] },
  ),
  row(task.columns, () => ({ subject: 'groupCompany' }), { ...keepsParkRoles(ok), assistant1: ok }, { about: 'groupCompany' }),
  row(task.export, async (at, tools) => ({ subject: 'groupCompany', filter: await input.group(at, tools) }), readsGroups(empty, empty), {
    trips: 9,
    about: 'groupCompany',
    self: true,
    leads: toFile,
  }),
];
