import { type DepartmentNode, department, type Member } from '@park/contract/department';
import { useQuery } from '@tanstack/react-query';
import { Button, Spin, Switch, type TableColumnType } from 'antd';
import { Suspense, useId } from 'react';
import { ask } from '../../kit/api.ts';
import { useDialog } from '../../kit/dialog-state.ts';
import { Filter } from '../../kit/filters.tsx';
import { dash } from '../../kit/format.ts';
import { Input } from '../../kit/input.tsx';
import { ListPage } from '../../kit/list.tsx';
import { opening, type Selection } from '../../kit/list-batch.tsx';
import { searchLimit } from '../../kit/list-search.ts';
import { useList } from '../../kit/list-state.ts';
import { ExportButton } from '../../kit/list-toolbar.tsx';
import { Panel } from '../../kit/panel.tsx';
import { usePhonesShown } from '../../kit/phone.ts';
import { ImportDialog, MemberDrawer, MoveDialog } from './lazy.ts';
import { identityOf, MemberPhone, Standing, sexOf } from './member.tsx';
import type { Departments } from './useDepartments.ts';

const columns = (show: (member: Member) => void, hasPhones: boolean): TableColumnType<Member>[] => [
  {
    title: '姓名',
    dataIndex: 'realName',
    render: (name, row) => (
      <Button type="link" size="small" onClick={() => show(row)}>
        {name}
      </Button>
    ),
  },
  ...(hasPhones ? [{ title: '手机号', dataIndex: 'phone', render: (_: unknown, row: Member) => <MemberPhone member={row} /> }] : []),
  { title: '性别', dataIndex: 'sex', render: (_, row) => sexOf(row) },
  { title: '职务', dataIndex: 'position', render: dash },
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '状态', dataIndex: 'isEnable', render: (_, row) => <Standing member={row} /> },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, row) => identityOf(row) },
];

/** The people of the chosen department. */
export function DepartmentMembers({ departments, node }: { departments: Departments; node: DepartmentNode }) {
  const { companyId, showAll, withBelow, setWithBelow, tree, may } = departments;
  const list = useList(department.members, {
    fixed: { companyId, departmentId: node.id, type: withBelow ? 2 : 1, showAll },
    failure: '获取用户列表失败',
  });
  const detail = useDialog<Member>();
  const move = useDialog<Selection<Member>>();
  const closeMove = (reply?: { moved: number }) => {
    move.close();
    if (reply) move.row?.clear();
  };
  const importing = useDialog();
  const hasPhones = usePhonesShown();
  const switchId = useId();
  const table = { ...list.table, onRow: opening(detail.edit) };
  return (
    <>
      <Header node={node} companyId={companyId} />
      <ListPage<Member>
        list={{ ...list, table }}
        columns={columns(detail.edit, hasPhones)}
        filters={
          <Filter name="keyword" label="成员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
        }
        actions={
          <>
            {may('department:create') && <Button onClick={importing.add}>导入部门</Button>}
            <ExportButton list={list} subject="member" title="成员" without={hasPhones ? [] : ['phone']}>
              导出成员
            </ExportButton>
            {!node.isNoDepartment && (
              <label className="row" htmlFor={switchId}>
                <Switch id={switchId} size="small" checked={withBelow} onChange={setWithBelow} />
                包含下级部门
              </label>
            )}
          </>
        }
        batch={
          may('staff:update') &&
          ((selection) => (
            <Button type="link" onClick={() => move.edit(selection)}>
              移动到…
            </Button>
          ))
        }
      />
      <Suspense fallback={<Spin fullscreen delay={200} />}>
        {detail.row && (
          <MemberDrawer
            open={detail.open}
            member={detail.row}
            rows={list.table.dataSource ?? []}
            onShow={detail.edit}
            onClose={detail.close}
          />
        )}
        {move.row && <MoveDialog dialog={{ open: move.open, close: closeMove }} people={move.row.rows} tree={tree} companyId={companyId} />}
        {importing.open && (
          <ImportDialog dialog={importing} subject="department" title="部门" companyId={companyId} mayUpdate={may('department:update')} />
        )}
      </Suspense>
    </>
  );
}

function Header({ node, companyId }: { node: DepartmentNode; companyId: string | undefined }) {
  const hasOthers = node.otherManagerUserIds.length > 0;
  const { data } = useQuery({ ...ask(department.detail, { id: node.id, companyId }), enabled: hasOthers });
  const heads = [node.managerName, ...(hasOthers ? (data?.otherManagerNames ?? []) : [])].filter(Boolean);
  return (
    <Panel className="row row-between">
      <h2 className="panel-title">{node.name}</h2>
      <div className="row muted">
        {!node.isNoDepartment && <span>负责人：{heads.join('、') || '--'}</span>}
        <span>成员：{node.totalStaffNum} 人</span>
      </div>
    </Panel>
  );
}
