import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { type CompanyCode, type Invitation, invitation, invitationErrors, type JoinRequest } from '@park/contract/people/invitation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { idOf, nodeOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const user = userEvent.setup();
const all: Rights = { 'book:read': 'own', 'staff:create': 'own' };
const tree = answer(department.tree, () => treeOf(nodeOf('工程部')));
const requestOf = (realName: string, given: Partial<JoinRequest> = {}): JoinRequest => ({
  id: idOf(realName),
  companyId: 'c-own',
  realName,
  phone: '138****0001',
  remark: '研发部新人',
  departmentId: null,
  state: 'waiting',
  reason: null,
  createdDate: '2026-03-01T01:30:00.000Z',
  decidedDate: null,
  decidedBy: null,
  ...given,
});
const invitationOf = (given: Partial<Invitation> = {}): Invitation => ({
  id: idOf('邀请'),
  code: 'aB3dE5fG7h',
  companyId: 'c-own',
  departmentId: null,
  departmentName: null,
  needsApproval: 1,
  joinedNum: 3,
  mostNum: 50,
  expiresDate: '2026-03-08T01:30:00.000Z',
  createdBy: '赵雅琴',
  state: 'open',
  ...given,
});
const queried = vi.fn();
const requests = answer(invitation.requests, (input) => {
  queried(input);
  return pageOf(requestOf('周一鸣'), requestOf('吴二', { state: 'refused', reason: '非本单位人员', decidedBy: '赵雅琴' }));
});
const codeOf = (given: Partial<CompanyCode> = {}): CompanyCode => ({
  ...{ isKeeper: true, code: 'ABCDEFGH23', createdDate: '2026-03-01T01:30:00.000Z', createdBy: '赵雅琴', isFull: false },
  ...given,
});
const noCode = answer(invitation.companyCode, () => codeOf({ isKeeper: false, code: null }));
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (answers: Scene['answers'] = [], at = '/') =>
  show(<InvitationPage />, { access: all, at, answers: [...answers, requests, tree, noCode] });
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('requests to join are listed, and only pending requests have actions to accept or refuse', async () => {
  open();
  const waiting = (await screen.findByText('周一鸣')).closest('tr') as HTMLElement;
  expect(waiting.textContent).toContain('待审核');
  expect(within(waiting).getByRole('button', { name: '同意' })).toBeTruthy();
  const refused = screen.getByText('吴二').closest('tr') as HTMLElement;
  expect(refused.textContent).toContain('已拒绝赵雅琴非本单位人员');
  expect(within(refused).queryByRole('button')).toBeNull();
});

test('a request opened from a to-do is shown alone until the user searches or asks for all requests', async () => {
  const id = idOf('周一鸣');
  const seen = () => queried.mock.lastCall?.[0];
  const page = open([], `/?id=${id}`);
  await screen.findByText('周一鸣');
  expect(seen()).toMatchObject({ id });
  await user.click(screen.getByRole('button', { name: '查看全部申请' }));
  await waitFor(() => expect(seen()?.id).toBeUndefined());
  expect([page.address(), screen.queryByRole('button', { name: '查看全部申请' })]).toEqual(['/', null]);
  cleanup();
  open([], `/?id=${id}`);
  await user.type(await screen.findByLabelText('申请人'), '吴{Enter}');
  await waitFor(() => expect(seen()).toMatchObject({ keyword: '吴' }));
  expect(seen()?.id).toBeUndefined();
});

test('an applicant is accepted into a chosen department', async () => {
  const sent = vi.fn();
  const decide = answer(invitation.decide, (input) => {
    sent(input);
    return {};
  });
  open([decide]);
  await user.click(await screen.findByRole('button', { name: '同意' }));
  const box = await dialog('同意“周一鸣”加入');
  await user.click(within(box).getByRole('combobox', { name: '加入部门' }));
  await user.click(await option('工程部'));
  await press(box, '同意');
  expect(await screen.findByText('已同意加入')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: idOf('周一鸣'), isAccepted: 1, departmentId: idOf('工程部') }));
});

test('a refusal needs a reason, and refusing a request that was decided meanwhile shows the conflict', async () => {
  const decide = answer(invitation.decide, () => {
    throw refuse(invitationErrors.decided);
  });
  open([decide]);
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const box = await dialog('拒绝“周一鸣”加入');
  await press(box, '拒绝');
  expect(await within(box).findByText('请填写拒绝原因')).toBeTruthy();
  await user.type(within(box).getByLabelText('拒绝原因'), '非本单位人员');
  await press(box, '拒绝');
  expect(await screen.findByText(invitationErrors.decided.message)).toBeTruthy();
});

test('deciding a request that someone else has decided closes the dialog, and the list shows the other decision', async () => {
  let now = requestOf('周一鸣');
  const list = answer(invitation.requests, () => pageOf(now));
  const decide = answer(invitation.decide, () => {
    now = requestOf('周一鸣', { state: 'refused', decidedBy: '赵雅琴' });
    throw refuse(invitationErrors.decided);
  });
  open([decide, list]);
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await press(await dialog('同意“周一鸣”加入'), '同意');
  expect(await screen.findByText(invitationErrors.decided.message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('同意“周一鸣”加入')).toBeNull());
  expect((await screen.findByText('已拒绝')).closest('tr')?.textContent).toContain('赵雅琴');
});

test('a decision that failed because the server was busy can be sent again', async () => {
  const decide = answer(invitation.decide, () => {
    throw refuse(commonErrors.busy);
  });
  open([decide]);
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await press(await dialog('同意“周一鸣”加入'), '同意');
  expect(await screen.findByText(commonErrors.busy.message)).toBeTruthy();
  expect(screen.queryByText('同意“周一鸣”加入')).not.toBeNull();
});

const links = answer(invitation.list, () => pageOf(invitationOf(), invitationOf({ id: idOf('旧'), code: 'zzzzzzzzzz', state: 'ended' })));

test('an invitation link can be created, shown and copied', async () => {
  const sent = vi.fn();
  const create = answer(invitation.create, (input) => {
    sent(input);
    return { id: idOf('新邀请'), code: 'k9L8m7N6p5' };
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  open([create, links], '/?tab=invitations');
  await user.click(await screen.findByRole('button', { name: '新建邀请' }));
  const box = await dialog('新建邀请');
  await user.click(within(box).getByRole('combobox', { name: '短信邀请' }));
  await user.paste('138 0000 0001,13800000002');
  await user.keyboard('{Enter}');
  await press(box, '生成邀请');
  const linkField = await waitFor(() => screen.getByRole<HTMLInputElement>('textbox', { name: '邀请链接' }));
  expect(linkField.value).toMatch(/\/join\?code=k9L8m7N6p5$/);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ days: 7, mostNum: 50, needsApproval: 1, departmentId: '-2' });
  expect(sent.mock.calls[0]?.[0].phones).toContain('13800000002');
  await press(await dialog('邀请已生成'), '复制链接');
  expect(await screen.findByText('链接已复制')).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(linkField.value);
});

test('the address parameter ‘tab’ is not sent as a filter of the list', async () => {
  const seen = vi.fn();
  const none = answer(invitation.list, (input) => {
    seen(input);
    return pageOf();
  });
  open([none], '/?tab=invitations');
  expect(await screen.findByText('还没有发出邀请')).toBeTruthy();
});

test('ending a valid invitation link asks for confirmation; an ended link has no actions', async () => {
  const ended = vi.fn();
  const end = answer(invitation.end, (input) => {
    ended(input.id);
    return {};
  });
  open([end, links], '/?tab=invitations');
  const row = (await screen.findByText('zzzzzzzzzz')).closest('tr') as HTMLElement;
  expect(within(row).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: '结束' }));
  await screen.findByText('结束此邀请？');
  await user.click(screen.getAllByRole('button', { name: '结束' }).at(-1) as HTMLElement);
  expect(await screen.findByText('邀请已结束')).toBeTruthy();
  expect(ended).toHaveBeenCalledWith(idOf('邀请'));
});

test('an invitation link that has reached its maximum number of people can be ended but not copied', async () => {
  const ended = vi.fn();
  const end = answer(invitation.end, (input) => {
    ended(input.id);
    return {};
  });
  const full = answer(invitation.list, () => pageOf(invitationOf({ state: 'full', joinedNum: 50 })));
  open([end, full], '/?tab=invitations');
  const row = (await screen.findByText('名额已满')).closest('tr') as HTMLElement;
  expect(within(row).getByText('名额已满').className).toContain('status-warning');
  expect(within(row).queryByRole('button', { name: '复制链接' })).toBeNull();
  await press(row, '结束');
  await screen.findByText('结束此邀请？');
  await user.click(screen.getAllByRole('button', { name: '结束' }).at(-1) as HTMLElement);
  await waitFor(() => expect(ended).toHaveBeenCalledWith(idOf('邀请')));
});

describe('company code', () => {
  const codeScene = (given: Partial<CompanyCode> = {}) => {
    let now = codeOf(given);
    const sent = vi.fn();
    const change = (next: Partial<CompanyCode>) => {
      now = { ...now, ...next };
    };
    const reading = answer(invitation.companyCode, () => now);
    const renewing = answer(invitation.renewCode, (input) => {
      sent(input);
      change({ code: 'NEWCDEFG45' });
      return { code: 'NEWCDEFG45' };
    });
    const ending = answer(invitation.endCode, (input) => {
      sent(input);
      change({ code: null });
      return {};
    });
    return { sent, change, reading, renewing, ending, answers: [reading, renewing, ending] };
  };
  const agree = async (question: string, name: string) => {
    await screen.findByText(question);
    await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  };

  test('the company code is shown above both tabs with an explanation, and is copied as a link', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    open([links, ...codeScene().answers], '/?tab=invitations');
    expect(await screen.findByText('ABCDEFGH23')).toBeTruthy();
    expect(screen.getByText(/凭企业码申请加入，每个申请都需要审核/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '复制链接' })[0] as HTMLElement);
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/join\?code=ABCDEFGH23$/)));
  });

  test('a company without a company code can generate one', async () => {
    const { sent, answers } = codeScene({ code: null });
    open(answers);
    await user.click(await screen.findByRole('button', { name: '生成企业码' }));
    expect(await screen.findByText('NEWCDEFG45')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ replaces: null }));
  });

  test('replacing and switching off the company code ask for confirmation', async () => {
    const { sent, answers } = codeScene();
    open(answers);
    await user.click(await screen.findByRole('button', { name: '更换' }));
    expect(sent).not.toHaveBeenCalled();
    await agree('更换企业码？', '更换');
    expect(await screen.findByText('NEWCDEFG45')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ replaces: 'ABCDEFGH23' }));
    await user.click(screen.getByRole('button', { name: '停用' }));
    await agree('停用企业码？', '停用');
    expect(await screen.findByRole('button', { name: '生成企业码' })).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'NEWCDEFG45' }));
  });

  test('a company code that someone else has replaced is updated to the new code', async () => {
    const { reading, change } = codeScene();
    const late = answer(invitation.renewCode, () => {
      change({ code: 'OTHERFGH67' });
      throw refuse(commonErrors.stale);
    });
    open([late, reading]);
    await user.click(await screen.findByRole('button', { name: '更换' }));
    await agree('更换企业码？', '更换');
    expect(await screen.findByText(commonErrors.stale.message)).toBeTruthy();
    expect(await screen.findByText('OTHERFGH67')).toBeTruthy();
  });

  test('a code blocked by too many pending requests shows a warning; users who manage only some departments see no code', async () => {
    open(codeScene({ isFull: true }).answers);
    expect(await screen.findByText(/等待审核的申请已达上限/)).toBeTruthy();
    cleanup();
    open();
    await screen.findByText('周一鸣');
    expect(screen.queryByText('企业码')).toBeNull();
  });
});
