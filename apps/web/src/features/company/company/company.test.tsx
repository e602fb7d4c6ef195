import { type CompanyDetail, company, companyErrors, companyTexts, keyFields, ownFields } from '@park/contract/company/company';
import { commonErrors, type Sent } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCompany } from '../../../../test/company.ts';
import { fieldOf, idOf, memberOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { transport } from '../../../kit/api/send.ts';
import { unsaved } from '../../../kit/form/unsaved.ts';
import { organisationVisit } from '../../../parts/companies/organisation-visit.ts';
import { CompanyPage } from './CompanyPage.tsx';

const user = userEvent.setup();
const path = '/architecture/companyData';
const whole = sampleCompany;
const { companyLogoUrl: logo } = sampleCompany;
const fields = [
  fieldOf('官方网站', { useModule: 2, columnName: 'website', isEdit: 1, length: 50 }),
  fieldOf('产业标签', { useModule: 2, columnName: 'industry_tag', isRequired: 1, length: 20 }),
];
const reading = (given: Partial<CompanyDetail> = {}) => answer(company.detail, () => ({ ...whole, ...given }));
const noted = answer(extend.list, () => pageOf(...fields));

/** Receives the input as the page sends it, before the contract parses it. */
const sent = vi.fn<(input: Sent<typeof company.change>) => void>();
const saved = answer(company.change, () => ({ warning: null }));
type Answers = NonNullable<Parameters<typeof show>[1]>['answers'];
function open(answers: Answers, { at = path, access = {} }: { at?: string; access?: Rights } = {}) {
  const page = show(<CompanyPage />, { at, access, answers: [...(answers ?? []), noted] });
  const { send } = transport;
  transport.send = (call, input, ...rest) => {
    if (call.key === company.change.key) sent(input as Sent<typeof company.change>);
    return send(call, input, ...rest);
  };
  return page;
}
beforeEach(() => sent.mockClear());

const edit = async () => user.click(await screen.findByRole('button', { name: '编辑' }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, text: string) => {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, text);
};
const save = () => user.click(screen.getByRole('button', { name: '保存' }));

test('V081 V109 R091 R234 the page first shows the facts, the contact and the custom fields of a company read-only', async () => {
  open([reading()]);
  expect(await screen.findByRole('heading', { name: '云启科技有限公司' })).toBeTruthy();
  for (const text of ['91310000MA1FL00001', '2025-04-01', '星河智谷', '26 人', '一期 3号楼 5层 502', '做园区软件', 'yunqi.example'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(companyTexts.incomplete.split('，')[0] as string, { exact: false })).toBeNull();
});

test('the rooms of a company link to the room list for users who may read rooms, and are text for others', async () => {
  open([reading()], { access: { 'room:read': 'park' } });
  const link = await screen.findByRole('link', { name: '502' });
  expect(link.getAttribute('href')).toBe(`/platform/housing/housebill?roomId=${idOf('502')}`);
  cleanup();
  open([reading()]);
  expect(await screen.findByText('一期 3号楼 5层 502')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '502' })).toBeNull();
});

test('the office address names each floor on a line of its own', async () => {
  const roomOn = (floorName: string, roomNum: string) => ({
    ...{ regionName: '一期', buildingName: '3号楼', floorName, roomId: idOf(roomNum), roomCode: roomNum, roomNum },
  });
  const address = [roomOn('5层', '502'), roomOn('6层', '601'), roomOn('6层', '602')];
  open([reading({ address })], { access: { 'room:read': 'park' } });
  await screen.findByRole('link', { name: '601' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['一期 3号楼 5层 502', '一期 3号楼 6层 601、602']);
});

test('a user who cannot edit the company sees neither the edit button nor the warning, and ?edit=1 does not open the form', async () => {
  open([reading({ editable: [], companyLogoUrl: null })], { at: `${path}?edit=1` });
  await screen.findByRole('heading', { name: '云启科技有限公司' });
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['logo', { companyLogoUrl: null }, '企业标志', 'companyLogoUrl'],
  ['introduction', { remark: null }, '企业简介', 'remark'],
  ['logo, introduction and room', { companyLogoUrl: null, remark: null, address: [] }, '企业标志、企业简介、办公地址', 'companyLogoUrl'],
])(
  'V110 a company without a %s shows 单位信息不完善，去完善 and what is missing, which opens the form',
  async (_, missing, names, begun) => {
    const page = open([reading(missing)]);
    expect((await screen.findByRole('alert')).textContent).toBe(`${companyTexts.incomplete}还缺：${names}`);
    await user.click(screen.getByRole('button', { name: '去完善' }));
    await field('企业简介');
    expect(page.address()).toBe(`${path}?edit=${begun}`);
  },
);

test('去完善 begins at the missing field', async () => {
  open([reading({ remark: null })]);
  await user.click(await screen.findByRole('button', { name: '去完善' }));
  const remark = await field('企业简介');
  await waitFor(() => expect(document.activeElement).toBe(remark));
});

test('去完善 begins at the upload button of a missing logo', async () => {
  open([reading({ companyLogoUrl: null })]);
  await user.click(await screen.findByRole('button', { name: '去完善' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('上传图片'));
});

test('V109 V111 V277 V333 saving sends an empty address list and the day as a timestamp, and returns to the read-only page', async () => {
  const page = open([reading(), saved]);
  await edit();
  await fill('企业简介', '做园区软件和硬件');
  await fill('联系人', '赵雅琴');
  await fill('官方网站', 'www.yunqi.example');
  await save();
  expect(await screen.findByText('单位信息更新成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    companyId: whole.companyId,
    version: 4,
    companyName: '云启科技有限公司',
    creditCode: '91310000MA1FL00001',
    settingTime: Date.UTC(2025, 2, 31, 16, 30),
    companyLogoUrl: logo,
    remark: '做园区软件和硬件',
    normalContactName: '赵雅琴',
    extValues: { website: 'www.yunqi.example', industry_tag: '人工智能' },
    address: [],
  });
  await waitFor(() => expect(page.address()).toBe(path));
  expect(unsaved.has(path)).toBe(false);
});

test('V245 key information is shown disabled, with a note that says who maintains it', async () => {
  open([reading()]);
  await edit();
  for (const label of ['企业名称', '统一社会信用代码', '企业身份', '入驻时间', '产业标签'])
    expect((await field(label)).disabled).toBe(true);
  for (const label of ['企业简介', '联系人', '官方网站']) expect((await field(label)).disabled).toBe(false);
  expect(screen.getByText(companyTexts.keyFields)).toBeTruthy();
  expect((await field('入驻时间')).value).toBe('2025-04-01');
});

test('a required field that the user cannot fill in does not block saving', async () => {
  open([reading({ extValues: {} }), saved]);
  await edit();
  await fill('联系人', '赵雅琴');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test('V277 the operator can change key information, and a picked day begins at midnight of the park’s time zone', async () => {
  const access: Rights = { 'company:update': 'park', 'company:read': 'park' };
  const warned = answer(company.change, () => ({ warning: companyTexts.checksum }));
  open([reading({ editable: [...keyFields, ...ownFields], settingTime: null }), warned], { access });
  await edit();
  expect(screen.queryByText(companyTexts.keyFields)).toBeNull();
  await fill('企业名称', '云启科技股份有限公司');
  await user.type(await field('入驻时间'), '2025-05-06{Enter}');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    companyName: '云启科技股份有限公司',
    settingTime: Date.UTC(2025, 4, 5, 16),
    address: [],
  });
  expect(await screen.findByText(companyTexts.checksum)).toBeTruthy();
});

test('a name already taken is reported at the name field', async () => {
  const { nameTaken } = companyErrors;
  const taken = answer(company.change, () => {
    throw refuse(nameTaken, { companyName: nameTaken.message });
  });
  open([reading({ editable: [...keyFields, ...ownFields] }), taken]);
  await edit();
  await save();
  const text = await screen.findByText(nameTaken.message);
  expect(text.closest('.ant-form-item')?.textContent).toContain('企业名称');
});

test('a conflict shows the other user’s values beside the user’s edits, and refreshing adopts the other user’s values', async () => {
  let version = 4;
  const theirs = answer(company.detail, () => ({ ...whole, version, remark: version === 4 ? '做园区软件' : '别人写的' }));
  const stale = answer(company.change, () => {
    version = 5;
    throw refuse(commonErrors.stale);
  });
  open([theirs, stale]);
  await edit();
  await fill('企业简介', '我写的');
  await save();
  const shown = await dialog('内容已被他人修改');
  expect(within(shown).getByRole('row', { name: '企业简介 我写的 别人写的' })).toBeTruthy();
  await user.click(within(shown).getByRole('button', { name: /刷\s?新/ }));
  await waitFor(async () => expect((await field('企业简介')).value).toBe('别人写的'));
});

test('V111 cancelling returns to the read-only page and asks for confirmation if there are unsaved changes', async () => {
  const page = open([reading()]);
  await edit();
  await fill('联系人', '赵');
  expect(unsaved.has(path)).toBe(true);
  await user.click(screen.getByRole('button', { name: /取\s?消/ }));
  const confirmation = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  await user.click(within(confirmation).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(page.address()).toBe(path));
  expect(sent).not.toHaveBeenCalled();
});

test('a company that fails to load shows the error and a retry button', async () => {
  let isBroken = true;
  const broken = answer(company.detail, () => {
    if (isBroken) throw refuse(commonErrors.unexpected);
    return whole;
  });
  open([broken]);
  const again = await screen.findByRole('button', { name: /重\s?试/ });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '云启科技有限公司' })).toBeTruthy();
});

test.each([
  ['saving', async () => save()],
  ['cancelling', async () => user.click(screen.getByRole('button', { name: /取\s?消/ }))],
])('V082 %s leads a user who came from the organisation page back to that page, but only once', async (_, leave) => {
  organisationVisit.begin();
  const page = open([reading(), saved]);
  await edit();
  await field('企业简介');
  await leave();
  await waitFor(() => expect(page.address()).toBe('/architecture/organizetions'));
  expect(organisationVisit.end()).toBe(false);
});

test('V244 the main contact is selected from the people of the company', async () => {
  const chosen = vi.fn();
  const change = answer(company.changeContact, (input) => {
    chosen(input);
    return {};
  });
  const people = answer(department.people, () => pageOf(memberOf('赵雅琴')));
  const tree = answer(department.tree, () => []);
  open([reading(), change, people, tree]);
  await user.click(await screen.findByRole('button', { name: '更换' }));
  const picker = await dialog('更换联系人');
  await user.click(await within(picker).findByText('赵雅琴'));
  await user.click(within(picker).getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(chosen).toHaveBeenCalledWith({ companyId: whole.companyId, userId: idOf('赵雅琴') }));
});

test('V244 the current business contact does not see the button that changes the contact', async () => {
  open([reading({ mayChooseContact: false })]);
  await screen.findByRole('heading', { name: '云启科技有限公司' });
  expect(screen.queryByRole('button', { name: '更换' })).toBeNull();
});
