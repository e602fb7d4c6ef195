import { attribute } from '@park/contract/rights/attribute';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsParkRoles,
  type May,
  notFound,
  ok,
  operators,
  type Row,
  row,
  setsFields,
} from '../../../../test/matrix/may.ts';
import { newAttribute } from '../../../../test/matrix/scene/company-group.ts';

/** Only resident companies can have attributes. */
const assigns: May = { ...insiders(forbidden), ...each(operators, { sibling: ok, beyond: notFound }) };

export const attributeMatrix: readonly Row[] = [
  row(attribute.list, async (at, tools) => ({ keyword: (await newAttribute(at, tools)) && at.department.name }), setsFields(empty)),
  row(attribute.create, () => ({ name: '矩阵属性' }), keepsParkRoles(ok), { trips: 1, self: true }),
  row(attribute.change, async (at, tools) => ({ id: await newAttribute(at, tools), version: 1, name: '改' }), setsFields(notFound), {
    trips: 3,
  }),
  row(attribute.remove, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound)),
  row(attribute.companies, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound), { trips: 2 }),
  row(attribute.assign, async (at, tools) => ({ id: await newAttribute(at, tools), add: [at.company.id] }), assigns),
  row(attribute.menus, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound), { trips: 2 }),
  row(attribute.saveMenus, async (at, tools) => ({ id: await newAttribute(at, tools), menuIds: ['M1000001001'] }), setsFields(notFound), {
    trips: 6,
  }),
];
