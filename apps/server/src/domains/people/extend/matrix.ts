import { commonErrors } from '@park/contract/core';
import { extend, extendErrors } from '@park/contract/people/extend';
import { each, forbidden, insiders, notFound, ok, operators, type Row, row, setsFields } from '../../../../test/matrix/may.ts';
import { extendField } from '../../../../test/matrix/scene/staff.ts';

export const extendMatrix: readonly Row[] = [
  row(extend.list, () => ({ useModule: 1 }), insiders(ok)),
  row(extend.shown, () => ({}), insiders(ok)),
  row(
    extend.create,
    () => ({ useModule: 1, columnName: 'matrix_new', name: '矩阵新字段', extendType: 'Text' }),
    { ...insiders(forbidden), ...each(operators, ok) },
    { trips: 1, self: true },
  ),
  row(extend.change, async (at, tools) => ({ id: await extendField(at, tools), version: 1, name: '改名字段' }), setsFields(notFound), {
    trips: 3,
  }),
  row(extend.rank, async (at, tools) => ({ useModule: 2, ids: [await extendField(at, tools)] }), setsFields(commonErrors.stale)),
  row(extend.setView, async (at, tools) => ({ id: await extendField(at, tools), isView: 0 }), setsFields(notFound)),
  row(
    extend.setValues,
    (at) => ({ companyId: at.company.id, id: at.person.id, extValues: { short_num: '8001' } }),
    {
      ...insiders({ own: ok, beyond: notFound }),
      ...each(['membera1', 'assistant1', 'platform1'], { own: extendErrors.notEditable, beyond: notFound }),
    },
    { trips: 4, about: 'person' },
  ),
  row(
    extend.setValues,
    async (at, tools) => ({ useModule: 2, id: at.company.id, extValues: { matrix_tag: (await extendField(at, tools)) && '标签' } }),
    {
      ...insiders({ own: ok, beyond: notFound }),
      ...each(['membera1', 'assistant1'], { own: extendErrors.notEditable, beyond: notFound }),
    },
    { trips: 4, about: 'company', touches: ({ company }) => [company.id] },
  ),
  row(extend.ofCompany, (at) => ({ a: at.company.id, b: 2 }), insiders({ own: ok, beyond: notFound }), { trips: 2 }),
];
