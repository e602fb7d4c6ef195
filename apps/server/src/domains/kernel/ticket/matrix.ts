import { ticket } from '@park/contract/kernel/ticket';
import { everybody, insiders, ok, onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';
import { newApp, newTicket, ticketHolder } from '../../../../test/matrix/scene/settings.ts';

export const ticketMatrix: readonly Row[] = [
  row(ticket.issue, async (_, tools) => ({ appCode: (await newApp(tools)).appCode }), insiders(ok), { self: true }),
  row(ticket.redeem, (_, tools) => newTicket(tools), everybody(ok), { trips: 5, claims: 'ignored', tells: () => ticketHolder }),
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
