import { task } from '@park/contract/kernel/task';
import { parkadmin, parkadminErrors } from '@park/contract/rights/parkadmin';
import {
  each,
  empty,
  forbidden,
  insiders,
  type May,
  notFound,
  type Outcome,
  ofThePark,
  ok,
  operators,
  type Row,
  row,
  toFile,
} from '../../../../test/matrix/may.ts';
import { parkAdmin } from '../../../../test/matrix/scene/parkuser.ts';
import { parkRole } from '../../../../test/matrix/scene/role.ts';

/** Only people of the operator and of assisting organisations can be administrators. The call refuses people of resident companies. */
const appoints = (outsideScope: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: parkadminErrors.notOurs, beyond: outsideScope }),
});

export const parkadminMatrix: readonly Row[] = [
  row(
    parkadmin.list,
    async (at, tools) => {
      await parkAdmin(at, tools);
      return { keyword: at.person.name };
    },
    ofThePark(empty),
  ),
  row(
    parkadmin.detail,
    async (at, tools) => {
      const { roleIds: _, ...person } = await parkAdmin(at, tools);
      return person;
    },
    ofThePark(notFound),
  ),
  row(parkadmin.candidates, (at) => ({ keyword: at.person.name }), {
    ...insiders(forbidden),
    ...each(operators, { own: ok, beyond: empty }),
  }),
  row(parkadmin.add, async (at, tools) => ({ userId: at.person.id, roleIds: [await parkRole(at, tools)] }), appoints(notFound), {
    trips: 9,
    explains: parkadminErrors.notOurs,
  }),
  row(
    parkadmin.add,
    async (at, tools) => ({ phone: at.person.phone, roleIds: [await parkRole(at, tools)] }),
    appoints(parkadminErrors.notRegistered),
    { trips: 9, about: 'by number', explains: parkadminErrors.notOurs },
  ),
  row(parkadmin.change, async (at, tools) => ({ ...(await parkAdmin(at, tools)), version: 1, remark: '矩阵' }), ofThePark(notFound), {
    trips: 7,
  }),
  row(
    parkadmin.remove,
    async (at, tools) => {
      const { roleIds: _, ...person } = await parkAdmin(at, tools);
      return person;
    },
    ofThePark(notFound),
    { trips: 8 },
  ),
  row(task.columns, () => ({ subject: 'parkAdmin' }), ofThePark(ok), { about: 'parkAdmin' }),
  row(
    task.export,
    async (at, tools) => {
      await parkAdmin(at, tools);
      return { subject: 'parkAdmin', filter: { keyword: at.person.name } };
    },
    ofThePark(empty),
    { trips: 8, about: 'parkAdmin', self: true, leads: toFile },
  ),
];
