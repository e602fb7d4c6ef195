import { invitation } from '@park/contract/people/invitation';
import { empty, everybody, keepsBook, notFound, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { companyCode, joining, joinRequest, openInvitation } from '../../../../test/matrix/scene/invitation.ts';
import { newcomer } from '../../../../test/matrix/scene/staff.ts';

export const invitationMatrix: readonly Row[] = [
  row(invitation.list, async (at, tools) => ({ companyId: (await openInvitation(at, tools)) && at.company.id }), keepsBook(empty)),
  row(invitation.create, (at) => ({ companyId: at.company.id, departmentId: at.department.id }), keepsBook(notFound), {
    trips: 3,
    self: true,
  }),
  row(invitation.create, (at) => ({ companyId: at.company.id, phones: [newcomer(at)] }), keepsBook(notFound), {
    trips: 4,
    about: 'by phone',
    self: true,
    sends: true,
  }),
  row(invitation.end, async (at, tools) => ({ companyId: at.company.id, id: (await openInvitation(at, tools)).id }), keepsBook(notFound)),
  row(invitation.companyCode, async (at, tools) => ({ companyId: (await companyCode(at, tools)) && at.company.id }), keepsBook(notFound)),
  row(invitation.renewCode, (at) => ({ companyId: at.company.id }), keepsBook(notFound), { trips: 3, self: true }),
  row(
    invitation.renewCode,
    async (at, tools) => ({ companyId: at.company.id, replaces: await companyCode(at, tools) }),
    keepsBook(notFound),
    { trips: 3, about: 'another', self: true },
  ),
  row(invitation.endCode, async (at, tools) => ({ companyId: at.company.id, code: await companyCode(at, tools) }), keepsBook(notFound)),
  row(invitation.show, async (at, tools) => ({ code: (await openInvitation(at, tools)).code }), everybody(ok), {
    trips: 3,
    claims: 'ignored',
    tells: ({ company }) => [company.name],
  }),
  row(invitation.sendCode, async (at, tools) => ({ code: (await openInvitation(at, tools)).code, phone: newcomer(at) }), everybody(ok), {
    trips: 3,
    claims: 'ignored',
    sends: true,
  }),
  row(invitation.apply, (at, tools) => joining(at, tools, true), everybody(ok), {
    trips: 11,
    about: 'to wait',
    claims: 'ignored',
    // the call also changes the company's data: its administrators get a message
    touches: ({ company }) => [company.id],
  }),
  row(invitation.apply, (at, tools) => joining(at, tools, false), everybody(ok), {
    trips: 12,
    about: 'to join',
    claims: 'ignored',
    joins: true,
    sends: true,
  }),
  row(invitation.requests, async (at, tools) => ({ companyId: (await joinRequest(at, tools)).companyId }), keepsBook(empty)),
  row(invitation.decide, async (at, tools) => ({ ...(await joinRequest(at, tools)), isAccepted: 1 }), keepsBook(notFound), {
    trips: 4,
    about: 'accept',
    joins: true,
    sends: true,
  }),
  row(invitation.decide, async (at, tools) => ({ ...(await joinRequest(at, tools)), isAccepted: 0, reason: '矩阵' }), keepsBook(notFound), {
    trips: 4,
    about: 'refuse',
    sends: true,
  }),
];
