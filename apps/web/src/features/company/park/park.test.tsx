import { type Invited, type KnownPerson, park, parkErrors } from '@park/contract/company/park';
import { commonErrors } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { parkCardOf, parkOf, spaceOf } from '../../../../test/spaces.ts';
import type { Rights } from '../../../kit/api/access.tsx';
import { InfoPage } from './InfoPage.tsx';
import { SpacePage } from './SpacePage.tsx';

const user = userEvent.setup();
const mayEdit: Rights = { 'space:read': 'platform', 'space:update': 'platform', 'park:update': 'platform' };
const at = '/platformAdmin/space';
const sent: Invited = { outcome: 'sent', phone: '137****9001', code: null, expiresDate: '2026-03-08T01:30:00.000Z' };
const code = 'aB3dE5fG7haB3dE5fG7h';
/** Returns an answer that records its input and always replies the same. */
const recording =
  <R,>(note: (input: unknown) => void, reply: R) =>
  (input: unknown): R => {
    note(input);
    return reply;
  };

describe('spaces', () => {
  const waiting = spaceOf('北辰空间', { operatorState: 'waiting', expiresDate: '2026-03-08T01:30:00.000Z' });

  test('the list shows each space’s operator and whether they have signed in; a user with read access sees no actions', async () => {
    show(<SpacePage />, {
      at,
      access: { 'space:read': 'platform' },
      answers: [answer(park.spaces, () => pageOf(spaceOf('星河空间'), waiting))],
    });
    expect(await screen.findByText('待激活')).toBeTruthy();
    expect(screen.getAllByText('江一帆 137****9001')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /新增|停用|编辑/ })).toBeNull();
  });

  test('the name of a space links to the parks of the space', async () => {
    const queried = vi.fn();
    const parks = answer(park.list, (input) => {
      queried(input.areaId);
      return pageOf(parkOf('星河智谷'));
    });
    const { address } = show(<SpacePage />, {
      at,
      access: mayEdit,
      answers: [answer(park.spaces, () => pageOf(spaceOf('星河空间'))), parks],
    });
    await user.click(await screen.findByRole('button', { name: /^查看星河空间的\d+个园区$/ }));
    expect(await screen.findByText('星河智谷')).toBeTruthy();
    expect(address()).toContain(`areaId=${idOf('星河空间')}`);
    expect(queried).toHaveBeenLastCalledWith(idOf('星河空间'));
  });

  test('disabling a space shows how many companies and people are affected and sends the version from the list', async () => {
    const changed = vi.fn();
    const answers = [
      answer(park.spaces, () => pageOf(spaceOf('星河空间', { version: 4 }))),
      answer(park.affected, () => ({ companyNum: 46, personNum: 514, sessionNum: 3 })),
      answer(park.changeSpace, recording(changed, {})),
    ];
    show(<SpacePage />, { at, access: mayEdit, answers });
    await user.click(await screen.findByRole('button', { name: '停用星河空间' }));
    const question = await dialog('停用空间“星河空间”？');
    expect(await within(question).findByText('将影响 46 家企业、514 名人员，其中 3 个登录正在使用。')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: '停用' }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ id: idOf('星河空间'), name: '星河空间', enableFlag: 0, version: 4 }));
  });

  test('when two users rename the same space, the second user sees the conflict', async () => {
    const change = answer(park.changeSpace, () => {
      throw refuse(commonErrors.stale);
    });
    let now = spaceOf('星河空间');
    show(<SpacePage />, { at, access: mayEdit, answers: [answer(park.spaces, () => pageOf(now)), change] });
    await user.click(await screen.findByRole('button', { name: '编辑星河空间' }));
    const form = await dialog('编辑空间：星河空间');
    await user.type(within(form).getByLabelText('空间名称'), '二');
    now = { ...now, name: '星河集团', version: 2 };
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('星河集团')).toBeTruthy();
  });

  test('an operator without an activated account can be invited again; without an SMS gateway the link is shown once', async () => {
    const invited = vi.fn();
    const invite = answer(park.invite, recording(invited, { ...sent, code }));
    show(<SpacePage />, { at, access: mayEdit, answers: [answer(park.spaces, () => pageOf(waiting)), invite] });
    await user.click(await screen.findByRole('button', { name: '重新邀请江一帆' }));
    await user.click(await screen.findByRole('button', { name: '发送邀请' }));
    expect(await screen.findByText('尚未配置短信服务，对方收不到邀请短信')).toBeTruthy();
    expect(screen.getByText(new RegExp(`/join/activate#${code}`))).toBeTruthy();
    expect(invited).toHaveBeenCalledWith({ id: waiting.id, isConfirmed: false });
  });

  test('another person can be invited in place of the first operator', async () => {
    const invited = vi.fn();
    const invite = answer(park.invite, recording(invited, sent));
    show(<SpacePage />, { at, access: mayEdit, answers: [answer(park.spaces, () => pageOf(waiting)), invite] });
    await user.click(await screen.findByRole('button', { name: '重新邀请江一帆' }));
    await user.click(await screen.findByLabelText('手机号有误或更换管理员'));
    await user.click(screen.getByRole('button', { name: '发送邀请' }));
    expect(await screen.findByText('请输入手机号码')).toBeTruthy();
    await user.type(screen.getByLabelText('姓名'), '许知远');
    await user.type(screen.getByLabelText('手机号码'), '137 0000 9002');
    await user.click(screen.getByRole('button', { name: '发送邀请' }));
    expect(await screen.findByText(/邀请短信已发送至 137\*{4}9001，许知远须在 2026-03-08 09:30 前/)).toBeTruthy();
    expect(invited).toHaveBeenCalledWith({ id: waiting.id, operatorName: '许知远', operatorPhone: '13700009002', isConfirmed: false });
  });
});

describe('a phone number that belongs to an account', () => {
  const person: KnownPerson = { realName: '沈**', phone: '138****3001', isSameName: false, isEnabled: true };
  /** Refuses the request until it confirms the owner of the phone number (`isConfirmed`). */
  const asking = (note: (input: unknown) => void) => (input: { isConfirmed?: boolean | undefined }) => {
    note(input);
    if (!input.isConfirmed) throw refuse(parkErrors.operatorKnown, {}, person);
    return { ...sent, outcome: 'known' as const };
  };
  const confirm = '已核实，由 TA 担任运营管理员';

  test('the wizard shows whose account has the number and asks for confirmation, again for another number', async () => {
    const wished = vi.fn();
    const invite = asking(wished);
    const add = answer(park.addSpace, (input) => ({ id: 's', parkId: 'p', companyId: 'c', invited: invite(input) }));
    show(<SpacePage />, { at: `${at}?new=1`, access: mayEdit, answers: [add, answer(park.spaces, () => pageOf())] });
    await user.type(await screen.findByLabelText('空间名称'), '北辰产业运营');
    await user.type(screen.getByLabelText('空间编码'), 'beichen');
    await user.type(screen.getByLabelText('运营主体'), '北辰运营有限公司{Enter}');
    await vi.waitFor(() => expect(screen.getByLabelText('园区名称').closest('[hidden]')).toBeNull());
    await user.type(screen.getByLabelText('园区名称'), '北辰科技园{Enter}');
    await vi.waitFor(() => expect(screen.getByLabelText('姓名').closest('[hidden]')).toBeNull());
    await user.type(screen.getByLabelText('姓名'), '江一帆');
    await user.type(screen.getByLabelText('手机号码'), '13800003001');
    const create = () => user.click(screen.getByRole('button', { name: '创建并邀请' }));
    await create();
    expect(await screen.findByText('该手机号是 沈**（138****3001）的账号')).toBeTruthy();
    expect(screen.getByText('账号姓名与填写的姓名不一致，请核对手机号码。')).toBeTruthy();
    await user.click(screen.getByLabelText(confirm));
    await user.type(screen.getByLabelText('手机号码'), '{Backspace}2');
    expect(screen.queryByLabelText(confirm)).toBeNull();
    await create();
    expect(await screen.findByLabelText<HTMLInputElement>(confirm)).toHaveProperty('checked', false);
    expect(wished.mock.lastCall?.[0]).not.toHaveProperty('isConfirmed', true);
    await user.click(screen.getByLabelText(confirm));
    await create();
    expect(await screen.findByText(/已有账号，无需激活/)).toBeTruthy();
    expect(wished.mock.lastCall?.[0]).toMatchObject({ operatorPhone: '13800003002', isConfirmed: true });
  });

  test('an operator who has not signed in yet can be replaced by a person who already has an account', async () => {
    const invited = vi.fn();
    const ready = spaceOf('北辰空间', { operatorState: 'ready' });
    const invite = answer(park.invite, asking(invited));
    show(<SpacePage />, { at, access: mayEdit, answers: [answer(park.spaces, () => pageOf(ready)), invite] });
    expect(await screen.findByText('待登录')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '更换江一帆' }));
    const form = await dialog('更换“北辰空间”的运营管理员');
    await user.type(within(form).getByLabelText('姓名'), '沈若溪');
    await user.type(within(form).getByLabelText('手机号码'), '13800003001');
    await user.click(within(form).getByRole('button', { name: '更换' }));
    await user.click(await within(form).findByLabelText(confirm));
    await user.click(within(form).getByRole('button', { name: '更换' }));
    expect(await screen.findByText(/已有账号，无需激活/)).toBeTruthy();
    const operator = { id: ready.id, operatorName: '沈若溪', operatorPhone: '13800003001' };
    expect(invited.mock.lastCall?.[0]).toEqual({ ...operator, isConfirmed: true });
  });
});

describe('the wizard for a new space', () => {
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const next = () => user.click(screen.getByRole('button', { name: '下一步' }));

  test('the wizard asks for space, park and operator, reports missing fields per step, and returns to a refused field', async () => {
    const inputs: unknown[] = [];
    const add = answer(park.addSpace, (input) => {
      inputs.push(input);
      if (inputs.length === 1) throw refuse(parkErrors.projectCodeTaken);
      return { id: 's', parkId: 'p', companyId: 'c', invited: { ...sent, code } };
    });
    const { address } = show(<SpacePage />, { at: `${at}?new=1`, access: mayEdit, answers: [add, answer(park.spaces, () => pageOf())] });
    await screen.findByLabelText('空间名称');
    await next();
    expect(await screen.findByText('请输入空间名称')).toBeTruthy();
    expect(screen.queryByText('请输入园区名称')).toBeNull();
    await type('空间名称', '北辰产业运营');
    await type('空间编码', 'beichen');
    await type('运营主体', '北辰运营有限公司{Enter}');
    await vi.waitFor(() => expect(screen.getByLabelText('园区名称').closest('[hidden]')).toBeNull());
    await type('园区名称', '北辰科技园');
    await next();
    await vi.waitFor(() => expect(screen.getByLabelText('姓名').closest('[hidden]')).toBeNull());
    await type('姓名', '江一帆');
    await type('手机号码', '13700009001');
    await user.click(screen.getByRole('button', { name: '创建并邀请' }));
    expect(await screen.findByText(parkErrors.projectCodeTaken.message)).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByLabelText('空间编码').closest('[hidden]')).toBeNull());
    await type('空间编码', '2');
    await next();
    await vi.waitFor(() => expect(screen.getByLabelText('园区名称').closest('[hidden]')).toBeNull());
    await next();
    await user.click(await screen.findByRole('button', { name: '创建并邀请' }));
    expect(await screen.findByText(new RegExp(`/join/activate#${code}`))).toBeTruthy();
    expect(inputs.at(-1)).toMatchObject({
      name: '北辰产业运营',
      projectCode: 'beichen2',
      parkName: '北辰科技园',
      operatorPhone: '13700009001',
    });
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(address()).toBe(at);
  });

  test('leaving the wizard with unsaved input asks for confirmation', async () => {
    show(<SpacePage />, { at: `${at}?new=1`, access: mayEdit, answers: [answer(park.spaces, () => pageOf())] });
    await user.type(await screen.findByLabelText('空间名称'), '北');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(within(await dialog('放弃未保存的修改？')).getByRole('button', { name: '放弃' }));
    expect(await screen.findByText(/还没有空间/)).toBeTruthy();
  });
});

describe('parks', () => {
  const lists = [answer(park.spaces, () => pageOf(spaceOf('星河空间'))), answer(park.list, () => pageOf(parkOf('星河智谷')))];

  test('the form for a park starts with its details, and a name already taken is reported at its field', async () => {
    const change = answer(park.change, () => {
      throw refuse(parkErrors.nameTaken);
    });
    show(<SpacePage />, {
      at: `${at}?tab=park`,
      access: mayEdit,
      answers: [...lists, answer(park.card, () => parkCardOf('星河智谷')), change],
    });
    await user.click(await screen.findByRole('button', { name: '编辑星河智谷' }));
    const form = await dialog('编辑园区：星河智谷');
    await user.type(within(form).getByLabelText('地址'), '星河路100号');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText(parkErrors.nameTaken.message)).toBeTruthy();
  });

  test('the last enabled park of a space cannot be disabled', async () => {
    const refusal = answer(park.setEnable, () => {
      throw refuse(parkErrors.lastOpen);
    });
    const hit = answer(park.affected, () => ({ companyNum: 1, personNum: 2, sessionNum: 0 }));
    show(<SpacePage />, { at: `${at}?tab=park`, access: mayEdit, answers: [...lists, hit, refusal] });
    await user.click(await screen.findByRole('button', { name: '停用星河智谷' }));
    await user.click(within(await dialog('停用园区“星河智谷”？')).getByRole('button', { name: '停用' }));
    expect(await screen.findByText(parkErrors.lastOpen.message)).toBeTruthy();
  });
});

describe('园区信息', () => {
  const info = {
    ...{ parkId: idOf('星河智谷'), parkName: '星河智谷', logo: null, contactName: '园区服务中心', contactPhone: '021-58880100' },
    ...{ address: '星河路100号', longitude: 121.6, latitude: 31.2, area: '128600', intro: null, companyNum: 40, staffNum: 500, version: 3 },
  };
  const { operatorName: _, operatorPhone: __, operatorState: ___, expiresDate: ____, createdDate: _____, ...space } = spaceOf('星河空间');
  const answers = [answer(config.basicInfo, () => info), answer(park.space, () => space)];

  test('the page shows the park and its space; a user without the right to edit sees no edit button', async () => {
    show(<InfoPage />, { at: '/spaceManage/infoSetting', answers });
    expect(await screen.findByText('128,600 ㎡')).toBeTruthy();
    expect(await screen.findByText(/\/xinghe\/login/)).toBeTruthy();
    expect(screen.getByText('隐藏中间四位')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  test('C0469 the form is saved with the version that was loaded, and emptied fields are sent as null', async () => {
    const saved = vi.fn();
    const change = answer(park.change, recording(saved, {}));
    const { address } = show(<InfoPage />, {
      at: '/spaceManage/infoSetting',
      access: { 'park:update': 'park' },
      answers: [...answers, change],
    });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await user.clear(await screen.findByLabelText('建筑面积（㎡）'));
    await user.clear(screen.getByLabelText('联系人'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: '星河智谷', area: null, contactName: null, version: 3 });
    await vi.waitFor(() => expect(address()).toBe('/spaceManage/infoSetting'));
  });
});
