import { type Company, company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Input } from 'antd';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { companyOf } from '../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../test/render.tsx';
import { EmptyState } from '../feedback/empty.tsx';
import { ActiveContext } from '../page/tab.ts';
import { ExportButton } from '../task/buttons.tsx';
import { Filter } from './filters.tsx';
import { ListPage } from './list.tsx';
import { useList, usePageParams } from './state.ts';

const user = userEvent.setup();

function Companies({ initial = {}, fixed = {} }: { initial?: Record<string, string>; fixed?: { isManagerCompany?: 0 | 1 } }) {
  const list = useList(company.list, { initial, fixed });
  return (
    <ListPage<Company>
      list={{ ...list, table: { ...list.table, rowKey: 'companyId' } }}
      columns={[
        { title: '名称', dataIndex: 'companyName', sorter: true },
        { title: '联系人', dataIndex: 'normalContactName' },
        { title: '人数', dataIndex: 'staffNum' },
      ]}
      filters={
        <Filter name="companyName" label="企业名称">
          <Input />
        </Filter>
      }
      more={
        <Filter name="isEnable" label="状态">
          <Input />
        </Filter>
      }
      actions={
        <>
          <Button>新增企业</Button>
          <ExportButton list={list} subject="member" title="企业" />
        </>
      }
      batch={({ rows, clear }) => <Button onClick={clear}>停用{rows.map((row) => row.companyName).join('和')}</Button>}
      empty={<EmptyState kind="first" text="还没有企业" />}
    />
  );
}

const companyNumber = (n: number) => companyOf(`企业${n}`, { companyId: `c-${n}`, normalContactName: '联系人', staffNum: n });
const onRequest = vi.fn();
/** Answers with the given number of companies, paged like the server. */
const companies = (total: number) =>
  answer(company.list, (input) => {
    onRequest(input);
    const all = Array.from({ length: total }, (_, at) => companyNumber(at + 1)).filter((row) =>
      row.companyName.includes(input.companyName),
    );
    return { total: all.length, list: all.slice((input.pageNum - 1) * input.pageSize, input.pageNum * input.pageSize) };
  });
const lastInput = () => onRequest.mock.lastCall?.[0];
const total = (text: string) => screen.findByText(text);

test('V353 a list of eight rows shows the total and no pager', async () => {
  show(<Companies />, { answers: [companies(8)] });
  expect(await total('共 8 条')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: '下一页' })).toBeNull();
});

test('V353 a list of nine rows shows the full pager and ten rows per page', async () => {
  show(<Companies />, { answers: [companies(9)] });
  expect(await total('共 9 条')).toBeTruthy();
  expect(lastInput()).toMatchObject({ pageNum: 1, pageSize: 10 });
  await user.click(screen.getByRole('button', { name: '每页条数，10 条/页' }));
  const sizes = within(await screen.findByRole('menu', { name: '每页条数' }));
  expect(sizes.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['5 条/页', '10 条/页', '20 条/页', '50 条/页']);
  await user.click(sizes.getByRole('menuitem', { name: '5 条/页' }));
  await waitFor(() => expect(lastInput()).toMatchObject({ pageNum: 1, pageSize: 5 }));
  expect(screen.getByText(/跳至/)).toBeTruthy();
});

test('a list of six rows with five rows per page shows a simple pager', async () => {
  show(<Companies />, { answers: [companies(6)], at: '/?pageSize=5' });
  expect(await total('共 6 条')).toBeTruthy();
  await user.click(screen.getByTitle('2'));
  expect(await screen.findByText('企业6')).toBeTruthy();
  expect(screen.queryByText(/跳至/)).toBeNull();
});

test('the page number is kept in the address, and invalid values in the address are replaced by defaults', async () => {
  const page = show(<Companies />, { answers: [companies(30)], at: '/?pageNum=-3&pageSize=7' });
  await total('共 30 条');
  expect(lastInput()).toMatchObject({ pageNum: 1, pageSize: 10 });
  await user.click(screen.getByTitle('3'));
  expect(await screen.findByText('企业21')).toBeTruthy();
  expect(page.address()).toContain('pageNum=3');
});

test('a page number beyond the last page shows the last page', async () => {
  show(<Companies />, { answers: [companies(12)], at: '/?pageNum=5' });
  expect(await screen.findByText('企业12')).toBeTruthy();
});

test('Enter in a filter runs the query from the first page, and the filter is kept in the page address', async () => {
  const page = show(<Companies />, { answers: [companies(30)], at: '/?pageNum=2&pageSize=20' });
  await user.type(await screen.findByLabelText('企业名称'), '企业7{Enter}');
  expect(await total('共 1 条')).toBeTruthy();
  expect(decodeURIComponent(page.address())).toBe('/?pageSize=20&companyName=企业7');
});

test('重置 restores the default filters and runs the query', async () => {
  show(<Companies initial={{ isEnable: '1' }} />, { answers: [companies(3)], at: '/?companyName=企业2&isEnable=0' });
  expect(await total('共 1 条')).toBeTruthy();
  expect(lastInput()).toMatchObject({ companyName: '企业2', isEnable: 0 });
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(await total('共 3 条')).toBeTruthy();
  expect(lastInput()).toMatchObject({ companyName: '', isEnable: 1 });
  expect(screen.getByLabelText<HTMLInputElement>('企业名称').value).toBe('');
});

test('重置 also clears typed text that was never used in a query, and runs the query again', async () => {
  show(<Companies />, { answers: [companies(3)] });
  await user.type(await screen.findByLabelText('企业名称'), '云启');
  await total('共 3 条');
  onRequest.mockClear();
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText<HTMLInputElement>('企业名称').value).toBe('');
});

test('a filter value set by the page is sent with the query, and neither the address nor 重置 changes it', async () => {
  const page = show(<Companies fixed={{ isManagerCompany: 1 }} />, { answers: [companies(3)], at: '/?isManagerCompany=0' });
  await total('共 3 条');
  expect(lastInput()).toMatchObject({ isManagerCompany: 1 });
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(page.address()).toBe('/?isManagerCompany=0');
});

test('R238 V087 the search card runs the query, exports the matching rows, resets the filters, expands and collapses', async () => {
  const exported = vi.fn((_input: unknown) => ({ id: crypto.randomUUID(), state: 'waiting' as const, total: 2 }));
  const columns = answer(task.columns, () => [{ key: 'companyName', title: '名称' }]);
  const tasks = answer(task.list, () => ({ total: 0, list: [] }));
  show(<Companies />, { access: { 'book:read': 'own' }, answers: [companies(20), columns, answer(task.export, exported), tasks] });
  const isFolded = () => screen.getByLabelText('状态').closest('[hidden]') !== null;
  await total('共 20 条');
  // filters that were never unfolded are not rendered
  expect(screen.queryByLabelText('状态')).toBeNull();
  await user.click(screen.getByRole('button', { name: '展开' }));
  expect(isFolded()).toBe(false);
  await user.type(screen.getByLabelText('状态'), '1');
  await user.type(screen.getByLabelText('企业名称'), '企业2');
  expect(lastInput()).not.toMatchObject({ companyName: '企业2' });
  await user.click(screen.getByRole('button', { name: '查询' }));
  await total('共 2 条');
  await user.click(screen.getByRole('button', { name: '导出' }));
  const box = await dialog('导出企业');
  await within(box).findByRole('checkbox', { name: '名称' });
  await user.click(within(box).getByRole('button', { name: '导出' }));
  await waitFor(() => expect(exported).toHaveBeenCalledOnce());
  expect(exported.mock.lastCall?.[0]).toMatchObject({ filter: { companyName: '企业2', isEnable: '1' } });
  await user.click(within(box).getByRole('button', { name: '关闭' }));
  await user.click(screen.getByRole('button', { name: '重置' }));
  await total('共 20 条');
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(isFolded()).toBe(true);
});

test('the state of 展开 (all filters visible) is remembered', async () => {
  show(<Companies />, { answers: [companies(1)] });
  await user.click(await screen.findByRole('button', { name: '展开' }));
  expect(screen.getByLabelText('状态').closest('[hidden]')).toBeNull();
  expect(localStorage.getItem('expanded.company.list---admin_qy')).toBe('true');
  cleanup();
  show(<Companies />, { answers: [companies(1)] });
  expect((await screen.findByLabelText('状态')).closest('[hidden]')).toBeNull();
});

test('filters used in a query can be saved under a name, which becomes a tab of the list, and can be deleted', async () => {
  const page = show(<Companies />, { answers: [companies(30)], at: '/?companyName=企业7' });
  const view = (name: string) => screen.findByRole('button', { name });
  const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '常用筛选的名称' });
  await user.click(await view('存为常用筛选'));
  await user.type(await nameField(), '只看七号{Enter}');
  expect((await view('只看七号')).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  await user.click(await view('全部'));
  await waitFor(() => expect(page.address()).not.toContain('companyName'));
  expect((await view('全部')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await view('存为常用筛选'));
  // an unfiltered list has no filter to save
  expect((await nameField()).disabled).toBe(true);
  await user.click(await view('只看七号'));
  await waitFor(() => expect(decodeURIComponent(page.address())).toContain('companyName=企业7'));
  await user.click(await view('删除常用筛选只看七号'));
  expect(screen.queryByRole('button', { name: '只看七号' })).toBeNull();
});

test('the sort order is kept in the address and sent with the query', async () => {
  const page = show(<Companies />, { answers: [companies(3)] });
  await user.click(await screen.findByText('名称', { selector: 'th *' }));
  await waitFor(() => expect(page.address()).toBe('/?sort=companyName'));
  await user.click(screen.getByText('名称', { selector: 'th *' }));
  await waitFor(() => expect(page.address()).toBe('/?sort=-companyName'));
});

test('selected rows stay selected across pages, and the selection can be cleared', async () => {
  show(<Companies />, { answers: [companies(12)] });
  const tick = async (name: string) =>
    user.click(within((await screen.findByText(name)).closest('tr') as HTMLElement).getByRole('checkbox'));
  await tick('企业3');
  await user.click(screen.getByTitle('2'));
  await tick('企业12');
  expect(screen.getByText('已选 2 项')).toBeTruthy();
  expect(screen.getByRole('button', { name: '停用企业3和企业12' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  expect(screen.queryByText(/已选/)).toBeNull();
});

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    .filter(Boolean);

test('check boxes and page buttons have accessible names', async () => {
  show(<Companies />, { answers: [companies(30)] });
  await total('共 30 条');
  expect(screen.getByRole('checkbox', { name: '全选当页' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '选择企业3' }));
  await screen.findByText('已选 1 项');
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await screen.findByRole('checkbox', { name: '选择企业13' });
  await user.click(screen.getByRole('button', { name: '上一页' }));
  await screen.findByRole('checkbox', { name: '选择企业3' });
});

test('columns can be hidden, moved and reset, and the chosen columns are remembered', async () => {
  const page = show(<Companies />, { answers: [companies(3)] });
  await total('共 3 条');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '人数' }));
  await user.click(screen.getByRole('button', { name: '下移名称' }));
  expect(headings()).toEqual(['联系人', '名称']);
  page.update(<Companies key="again" />);
  await waitFor(() => expect(headings()).toEqual(['联系人', '名称']));
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('button', { name: '恢复默认' }));
  expect(headings()).toEqual(['名称', '联系人', '人数']);
});

test('the chosen row density applies to all tables', async () => {
  show(<Companies />, { answers: [companies(3)] });
  await total('共 3 条');
  await user.click(screen.getByRole('button', { name: '密度' }));
  await user.click(await screen.findByRole('menuitem', { name: '紧凑' }));
  await waitFor(() => expect(screen.getByRole('table').className).toContain('table-small'));
  expect(localStorage.getItem('density---admin_qy')).toBe('"small"');
});

test('an empty list without filters says that there are no records yet', async () => {
  show(<Companies />, { answers: [companies(0)] });
  expect(await screen.findByText('还没有企业')).toBeTruthy();
});

test('a filtered list without matches offers to clear the filters', async () => {
  show(<Companies />, { answers: [companies(3)], at: '/?companyName=没有' });
  expect(await screen.findByText('未找到匹配的数据')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清空筛选' }));
  expect(await total('共 3 条')).toBeTruthy();
});

test('a list that the user has no right to read says whom to ask for the right', async () => {
  const forbidden = answer(company.list, () => {
    throw refuse(commonErrors.forbidden);
  });
  show(<Companies />, { answers: [forbidden] });
  expect(await screen.findByText('你没有查看权限，请联系企业管理员开通')).toBeTruthy();
});

test('a list that fails to load shows the request id and a retry button, not an empty table', async () => {
  let isBroken = true;
  const flaky = answer(company.list, () => {
    if (isBroken) throw refuse(commonErrors.busy);
    return { total: 1, list: [companyNumber(1)] };
  });
  show(<Companies />, { answers: [flaky] });
  expect(await screen.findByText(commonErrors.busy.message)).toBeTruthy();
  expect(screen.getByText('请求编号：req-1')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('企业1')).toBeTruthy();
});

test('the old rows stay visible while new rows are loading', async () => {
  let release = () => {};
  const slow = answer(company.list, async ({ pageNum }) => {
    if (pageNum > 1) await new Promise<void>((done) => (release = done));
    return { total: 20, list: [companyNumber(pageNum * 100)] };
  });
  show(<Companies />, { answers: [slow] });
  await screen.findByText('企业100');
  await user.click(screen.getByTitle('2'));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(screen.getByText('企业100')).toBeTruthy();
  release();
  expect(await screen.findByText('企业200')).toBeTruthy();
});

test('an added row is highlighted; a row that moves up from the next page is not', async () => {
  let rows = [2, 3, 4];
  const changing = answer(company.list, () => ({ total: rows.length, list: rows.slice(0, 3).map(companyNumber) }));
  show(<Companies />, { answers: [changing] });
  await screen.findByText('企业2');
  const lit = () => [...document.querySelectorAll('tr[data-lit]')].map((row) => row.querySelector('td:nth-child(2)')?.textContent);
  const refresh = () => user.click(screen.getByRole('button', { name: '刷新' }));
  expect(lit()).toEqual([]);
  rows = [1, 2, 3, 4];
  await refresh();
  await screen.findByText('企业1');
  expect(lit()).toEqual(['企业1']);
  rows = [2, 3, 4];
  await refresh();
  await screen.findByText('企业4');
  expect(lit()).toEqual([]);
});

test('the rows are removed when the user loses the right to see them', async () => {
  let isRefused = false;
  const taken = answer(company.list, () => {
    if (isRefused) throw refuse(commonErrors.forbidden);
    return { total: 1, list: [companyNumber(1)] };
  });
  show(<Companies />, { answers: [taken] });
  await screen.findByText('企业1');
  isRefused = true;
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/没有查看权限/)).toBeTruthy();
  expect(screen.queryByText('企业1')).toBeNull();
});

test('the list on a hidden page ignores the address of the visible page', async () => {
  const both = (isActive: boolean) => (
    <>
      <ActiveContext value={isActive}>
        <Companies />
      </ActiveContext>
      <Mover />
    </>
  );
  const page = show(both(true), { answers: [companies(30)] });
  await total('共 30 条');
  page.update(both(false));
  onRequest.mockClear();
  await user.click(screen.getByRole('button', { name: '去别处' }));
  await waitFor(() => expect(page.address()).toBe('/?pageNum=2'));
  expect(onRequest).not.toHaveBeenCalled();
  page.update(both(true));
  await waitFor(() => expect(lastInput()).toMatchObject({ pageNum: 2 }));
});

function Mover() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate('/?pageNum=2')}>去别处</Button>;
}

test('two simultaneous changes of the page address are both kept', async () => {
  function Pair() {
    const list = useList(company.list, { pageParams: ['tab'] });
    const [, setParams] = usePageParams();
    const both = () => {
      setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), tab: 'left' }));
      list.search.query({ companyName: '甲' });
    };
    return <Button onClick={both}>一起</Button>;
  }
  const { address } = show(<Pair />, { answers: [companies(1)] });
  await user.click(screen.getByRole('button', { name: '一起' }));
  expect(address()).toMatch(/tab=left.*companyName=/);
});
