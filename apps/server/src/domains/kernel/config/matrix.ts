import { config, homeEntry } from '@park/contract/kernel/config';
import { everybody, insiders, notFound, ok, onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';
import { newCode } from '../../../../test/matrix/scene/settings.ts';

export const configMatrix: readonly Row[] = [
  row(config.theme, ({ space }) => ({ projectCode: space.projectCode }), everybody(ok), { claims: 'ignored' }),
  row(config.read, ({ setting }) => ({ configCode: setting.code }), {
    ...insiders({ own: ok, sibling: ok, body: ok, beyond: notFound }),
    platform1: { own: ok, beyond: notFound },
  }),
  row(config.list, () => ({}), onlyPlatform),
  row(config.save, () => ({ ...homeEntry, content: { page: 'aijihome' }, version: 1 }), onlyPlatform, { self: true }),
  row(config.saveTheme, () => ({ admin: 0, saasadminName: '智慧园区' }), onlyPlatform, { self: true }),
  row(config.projectConfig, () => ({}), everybody(ok), { trips: 2, claims: 'ignored' }),
  row(config.basicInfo, () => ({}), { ...insiders(ok), platform1: notFound }),
  row(config.codeLists, () => ({}), insiders(ok)),
  row(config.codes, () => ({ code: 'trade' }), insiders(ok)),
  row(config.saveCode, () => ({ code: 'trade', itemKey: 'matrix', itemValue: '矩阵' }), onlyPlatform, {
    trips: 1,
    about: 'add',
    self: true,
  }),
  row(
    config.saveCode,
    async (_, tools) => ({ ...(await newCode(tools)), code: 'trade', itemKey: 'matrix', itemValue: '改名', version: 1 }),
    onlyPlatform,
    { about: 'edit' },
  ),
  row(config.removeCode, (_, tools) => newCode(tools), onlyPlatform),
];
