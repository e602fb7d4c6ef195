import { menu } from '@park/contract/kernel/menu';
import { keepsParkRoles, ok, onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';
import { addedMenu } from '../../../../test/matrix/scene/grant.ts';
import { newApp } from '../../../../test/matrix/scene/settings.ts';

export const menuMatrix: readonly Row[] = [
  row(menu.tree, () => ({}), onlyPlatform),
  row(
    menu.create,
    async (_, tools) => ({ code: 'MatrixNew', parentId: 'M1014001', name: '矩阵', appCode: (await newApp(tools)).appCode }),
    onlyPlatform,
    { trips: 4 },
  ),
  row(menu.change, () => ({ code: 'M1014001001', name: '矩阵改名' }), onlyPlatform, { trips: 3, touches: () => ['M1014001001'] }),
  row(menu.remove, (_, tools) => addedMenu(tools), onlyPlatform, { trips: 3 }),
  row(menu.switches, () => ({}), keepsParkRoles(ok), { trips: 2 }),
  row(menu.setSwitch, () => ({ code: 'M1002', appSwitch: 0 }), keepsParkRoles(ok), {
    trips: 3,
    touches: ({ park: { id } }) => (id ? [id] : []),
  }),
];
