import { park } from '@park/contract/company/park';
import { config, homeEntry } from '@park/contract/kernel/config';
import { ticket } from '@park/contract/kernel/ticket';
import { shortcut } from '@park/contract/people/shortcut';
import { spaceOperators } from '../activation.ts';
import { newApp, newCode, newSpace, newTicket, ofSpaces, ticketHolder } from '../settings.ts';

import { each, empty, everybody, forbidden, insiders, notFound, ok, onlyPlatform, operators, type Row, row } from './may.ts';

export const settingRows: readonly Row[] = [
  row(config.theme, ({ space }) => ({ projectCode: space.projectCode }), everybody(ok), { claims: 'ignored' }),
  row(config.read, ({ setting }) => ({ configCode: setting.code }), {
    ...insiders({ own: ok, sibling: ok, body: ok, beyond: notFound }),
    platform1: { own: ok, beyond: notFound },
  }),
  row(config.list, () => ({}), onlyPlatform),
  row(config.save, () => ({ ...homeEntry, content: { page: 'aijihome' }, version: 1 }), onlyPlatform, { self: true }),
  row(config.saveTheme, () => ({ admin: 0, saasadminName: '智慧园区' }), onlyPlatform, { self: true }),
  row(config.projectConfig, () => ({}), everybody(ok), { claims: 'ignored' }),
  row(config.basicInfo, () => ({}), { ...insiders(ok), platform1: notFound }),
  row(config.codeLists, () => ({}), insiders(ok)),
  row(config.codes, () => ({ code: 'trade' }), insiders(ok)),
  row(config.saveCode, () => ({ code: 'trade', itemKey: 'matrix', itemValue: '矩阵' }), onlyPlatform, { about: 'add', self: true }),
  row(
    config.saveCode,
    async (_, tools) => ({ ...(await newCode(tools)), code: 'trade', itemKey: 'matrix', itemValue: '改名', version: 1 }),
    onlyPlatform,
    { about: 'edit' },
  ),
  row(config.removeCode, (_, tools) => newCode(tools), onlyPlatform),

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
  ),
  row(park.add, async (_, tools) => ({ spaceId: (await newSpace(tools)).spaceId, name: '矩阵三园' }), onlyPlatform),
  row(park.change, () => ({ name: '改名园区', version: 1 }), { ...insiders(forbidden), ...each(operators, ok) }, { self: true }),
  row(park.setEnable, async (_, tools) => ({ parkId: (await newSpace(tools)).parkId, enableFlag: 0 }), onlyPlatform, { claims: 'fields' }),

  row(shortcut.choices, () => ({}), insiders(ok)),
  row(shortcut.list, () => ({}), insiders(ok)),
  row(shortcut.save, () => ({ menuIds: [] }), insiders(ok), { self: true }),

  row(ticket.issue, async (_, tools) => ({ appCode: (await newApp(tools)).appCode }), insiders(ok), { self: true }),
  row(ticket.redeem, (_, tools) => newTicket(tools), everybody(ok), { claims: 'ignored', tells: () => ticketHolder }),
  row(ticket.apps, async (_, tools) => ({ keyword: (await newApp(tools)).appCode }), onlyPlatform),
  row(ticket.saveApp, () => ({ code: 'matrix', name: '矩阵', origin: 'https://matrix.example' }), onlyPlatform, {
    about: 'add',
    self: true,
  }),
  row(
    ticket.saveApp,
    async (_, tools) => ({ id: (await newApp(tools)).id, code: 'matrix', name: '改名', origin: 'https://matrix.example', version: 1 }),
    onlyPlatform,
    { about: 'edit' },
  ),
  row(ticket.removeApp, async (_, tools) => ({ id: (await newApp(tools)).id }), onlyPlatform),
];
