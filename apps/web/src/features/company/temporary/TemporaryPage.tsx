import { type Temporary, temporary, temporaryStates } from '@park/contract/company/temporary';
import { Button } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { DaysLeft, EnabledTag, StateTag, StatusTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { CompanyLink } from '../../../parts/companies/CompanyLink.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { PhoneView, staffPhone } from '../../../parts/phone/PhoneView.tsx';
import { ExportDialog, RulesForm, TemporaryForm } from './lazy.ts';

const states = statesOf(temporaryStates, { active: 'processing', ending: 'warning', ended: 'default', settled: 'success' });

/** 临时企业: exhibitors and contractors with a limited stay, which can be extended, ended or turned into a resident company. */
export function TemporaryPage() {
  const list = useList(temporary.list);
  const form = useDialog<{ of?: Temporary }>();
  const dialog = useDialog<'rules' | 'export'>();
  const mayEdit = useRight('temporary:update') !== undefined;
  return (
    <ListPage<Temporary>
      list={list}
      columns={[
        ...columns,
        ...(mayEdit
          ? [
              {
                title: '操作',
                key: 'actions',
                fixed: 'end' as const,
                render: (_: unknown, row: Temporary) => <Actions of={row} onEdit={() => form.edit({ of: row })} />,
              },
            ]
          : []),
      ]}
      filters={
        <>
          <Filter name="keyword" label="企业">
            <Input allowClear maxLength={searchLimit} placeholder="请输入企业名称" />
          </Filter>
          <Filter name="state" label="状态">
            <StatusChoice states={states} />
          </Filter>
        </>
      }
      actions={
        <>
          {mayEdit && (
            <Button type="primary" onClick={() => form.edit({})}>
              新增临时企业
            </Button>
          )}
          <Can access="temporary:config">
            <Button onClick={() => dialog.edit('rules')}>默认规则</Button>
          </Can>
          <Button onClick={() => dialog.edit('export')}>导出</Button>
        </>
      }
      empty={<EmptyState kind="first" text="还没有临时企业" />}
    >
      <LoadingBoundary>
        {form.row && <TemporaryForm key={form.row.of?.id ?? 'new'} dialog={form} of={form.row.of} />}
        {dialog.open && dialog.row === 'rules' && <RulesForm dialog={dialog} />}
        {dialog.open && dialog.row === 'export' && (
          <ExportDialog dialog={dialog} subject="temporary" title="临时企业" filter={list.filter} total={list.total} />
        )}
      </LoadingBoundary>
    </ListPage>
  );
}

function Actions({ of, onEdit }: { of: Temporary; onEdit: () => void }) {
  const { id, version, companyName, state } = of;
  const settle = useCommand(temporary.settle, '已转为正式入驻');
  const end = useCommand(temporary.remove, '已结束');
  if (state === 'settled') return '--';
  return (
    <span className="row row-actions">
      <Button type="link" size="small" aria-label={`${state === 'ended' ? '恢复' : '编辑'}${companyName}`} onClick={onEdit}>
        {state === 'ended' ? '恢复' : '编辑'}
      </Button>
      <Question
        title={`将“${companyName}”转为正式入驻？`}
        description="不再到期禁用，也不再受临时企业的菜单限制。"
        okText="转正式入驻"
        onConfirm={() => settle.mutateAsync({ id, version }).catch(() => {})}
      >
        <Button type="link" size="small" aria-label={`${companyName}转正式入驻`}>
          转正式入驻
        </Button>
      </Question>
      {state !== 'ended' && (
        <Question
          title={`提前结束“${companyName}”？`}
          description="其员工将立即不能再使用系统，数据保留，之后可以恢复。"
          okText="提前结束"
          danger
          onConfirm={() => end.mutateAsync({ id, version }).catch(() => {})}
        >
          <Button type="link" size="small" danger aria-label={`提前结束${companyName}`}>
            提前结束
          </Button>
        </Question>
      )}
    </span>
  );
}

const isStaying = ({ state }: Temporary) => state !== 'settled' && state !== 'ended';

const columns: Column<Temporary>[] = [
  { title: '企业名称', dataIndex: 'companyName', render: (_, { id, companyName }) => <CompanyLink id={id} name={companyName} /> },
  { title: '事由', dataIndex: 'purpose', ellipsis: true, render: dash },
  {
    title: '结束日期',
    dataIndex: 'endDate',
    render: (_, row) => (
      <span>
        {row.endDate} {isStaying(row) && <DaysLeft days={row.daysLeft} />}
      </span>
    ),
  },
  {
    title: '状态',
    dataIndex: 'state',
    render: (_, { state, isEnable, isActivated }) => (
      <span className="row">
        <StateTag states={states} value={state} />
        {state !== 'ended' && isEnable === 0 && <EnabledTag isEnable={isEnable} />}
        {state !== 'ended' && isActivated === 0 && <StatusTag meaning="warning">未激活</StatusTag>}
      </span>
    ),
  },
  {
    title: '超级管理员',
    dataIndex: 'superAdminName',
    render: (_, { superAdminId, superAdminName }) => <PersonName id={superAdminId} name={superAdminName} />,
  },
  {
    title: '手机号',
    dataIndex: 'superAdminPhone' as const,
    render: (_: unknown, { id, superAdminId, superAdminName, superAdminPhone }: Temporary) => (
      <PhoneView
        key={id}
        masked={superAdminPhone}
        name={superAdminName ?? ''}
        look={() => staffPhone({ id: superAdminId ?? '', companyId: id }, '临时企业')}
      />
    ),
  },
  { title: '人数', dataIndex: 'staffNum', align: 'end' },
  { title: '登记时间', dataIndex: 'createdDate', hidden: true, render: (_, { createdDate }) => day(createdDate) },
];
