import { temporary } from '@park/contract/company/temporary';
import { task } from '@park/contract/kernel/task';
import { empty, keepsParkRoles, notFound, ok, type Row, row, toFile } from '../../../../test/matrix/may.ts';
import { exhibitor, forATime } from '../../../../test/matrix/scene/company-group.ts';

const stay = async (...[at, tools]: Parameters<Row['input']>) => ({ id: await forATime(at, tools), version: 1 });

export const temporaryMatrix: readonly Row[] = [
  row(temporary.list, async (at, tools) => ({ keyword: (await forATime(at, tools)) && at.company.name }), keepsParkRoles(empty)),
  row(temporary.detail, stay, keepsParkRoles(notFound)),
  row(temporary.create, exhibitor, keepsParkRoles(ok), { trips: 9, self: true, joins: true, founds: true, sends: true }),
  row(
    temporary.change,
    async (at, tools) => ({ ...(await stay(at, tools)), companyName: '矩阵展商', endDate: '2098-01-01' }),
    keepsParkRoles(notFound),
    { trips: 6, touches: ({ company, department }) => [company.id, department.parentId] },
  ),
  row(temporary.settle, stay, keepsParkRoles(notFound), { trips: 4, touches: ({ company }) => [company.id] }),
  row(temporary.remove, stay, keepsParkRoles(notFound), { trips: 4, touches: ({ company }) => [company.id] }),
  row(temporary.settings, () => ({}), keepsParkRoles(ok)),
  row(temporary.saveSettings, () => ({ defaultDays: 30, remindDays: 7 }), keepsParkRoles(ok), { self: true }),
  row(task.columns, () => ({ subject: 'temporary' }), keepsParkRoles(ok), { about: 'temporary' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'temporary', filter: { keyword: (await forATime(at, tools)) && at.company.name } }),
    keepsParkRoles(empty),
    { trips: 9, about: 'temporary', self: true, leads: toFile },
  ),
];
