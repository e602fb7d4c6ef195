import { task } from '@park/contract/kernel/task';
import { useraccount, useraccountErrors } from '@park/contract/people/useraccount';
import { empty, type May, type Outcome, ok, onlyPlatform, type Row, row, toFile } from '../../../../test/matrix/may.ts';
import { cardVersion, guarded } from '../../../../test/matrix/scene/parkuser.ts';

/** The list of organisations leaves out the platform’s own company. */
const organisations = (own: Outcome): May => ({ ...onlyPlatform, platform1: { own, beyond: ok } });
/** Names of the holders of the demo organisations' accounts, as the platform's list shows them. */
const holders = ['林晓峰', '沈若溪', '许念安', '何建国'];

export const useraccountMatrix: readonly Row[] = [
  row(useraccount.list, (at) => ({ keyword: at.person.name }), onlyPlatform, { tells: ({ person }) => [person.name, person.username] }),
  row(useraccount.setEnable, (at) => ({ userId: at.person.id, isEnable: 0, reason: '矩阵' }), onlyPlatform),
  row(useraccount.unlock, (at) => ({ userId: at.person.id }), onlyPlatform),
  row(useraccount.endSessions, (at) => ({ userId: at.person.id }), onlyPlatform),
  row(useraccount.dropFactor, async (at, tools) => ({ userId: await guarded(at, tools), reason: '矩阵' }), onlyPlatform, { sends: true }),
  row(useraccount.organisations, (at) => ({ keyword: at.company.name }), organisations(empty), {
    tells: ({ company }) => [company.name, ...holders],
  }),
  row(
    useraccount.setOrganisation,
    async (at, tools) => ({ companyId: at.company.id, version: await cardVersion(at, tools), isEnable: 1 }),
    organisations(useraccountErrors.platformItself),
    { touches: ({ company }) => [company.id] },
  ),
  row(task.columns, () => ({ subject: 'userAccount' }), onlyPlatform, { about: 'userAccount' }),
  row(task.columns, () => ({ subject: 'organisation' }), onlyPlatform, { about: 'organisation' }),
  row(task.export, (at) => ({ subject: 'userAccount', filter: { keyword: at.person.name } }), onlyPlatform, {
    trips: 8,
    ...{ about: 'userAccount', self: true, leads: toFile },
    tells: ({ person }) => [person.name, person.username],
  }),
  row(task.export, (at) => ({ subject: 'organisation', filter: { keyword: at.company.name } }), organisations(empty), {
    ...{ about: 'organisation', self: true, leads: toFile },
    tells: ({ company }) => [company.name, ...holders],
  }),
];
