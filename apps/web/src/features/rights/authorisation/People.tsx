import type { Park } from '@park/contract/company/park';
import { authorisation, authorisationErrors } from '@park/contract/rights/authorisation';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { StateTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { type Row, useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { useManagerCompanies } from '../../../parts/companies/companies.ts';
import { peopleOf } from '../../../parts/people/sources.ts';
import { PhoneView, staffPhone } from '../../../parts/phone/PhoneView.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { RelatedUserDialog } from './lazy.ts';

type Authorised = Row<typeof authorisation.users>;
const states = statesOf<Authorised['state']>(
  { live: '有效', coming: '未生效', expired: '已过期' },
  { live: 'success', coming: 'warning', expired: 'default' },
);
/** Maximum number of people that one call accepts. */
const maxPeople = 500;

/** Lists the people who are admitted to the park individually. */
export function People({ project }: { project: Park }) {
  const spaceProjectId = project.id;
  const { id: oneself } = useMe().user;
  const list = useList(authorisation.users, { fixed: { spaceProjectId }, pageParams: ['projectId', 'tab'], initial: { state: 'live' } });
  const adding = useDialog();
  const mayAssign = useRight('authorisation:assign') !== undefined;
  const remove = useCommand(authorisation.removeUser, '移除成功');
  const actions = ({ id, userId, realName }: Authorised) =>
    userId === oneself ? (
      <span className="muted">本人</span>
    ) : (
      <Question
        title="确定将该用户从项目中移除吗？"
        okText="移除"
        danger
        onConfirm={() => remove.mutateAsync({ spaceProjectId, id }).catch(() => {})}
      >
        <Button type="link" size="small" danger aria-label={`移除${realName}`}>
          移除
        </Button>
      </Question>
    );
  return (
    <ListPage<Authorised>
      list={list}
      columns={[
        ...columns,
        ...(mayAssign
          ? [{ title: '操作', key: 'actions', fixed: 'end' as const, render: (_: unknown, row: Authorised) => actions(row) }]
          : []),
      ]}
      filters={
        <>
          <Filter name="keyword" label="人员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
          <Filter name="state" label="状态">
            <StatusChoice states={[...states, { value: 'all', label: '全部' }]} allowClear={false} />
          </Filter>
        </>
      }
      actions={
        mayAssign && (
          <Button type="primary" onClick={adding.add}>
            添加人员
          </Button>
        )
      }
      empty={<EmptyState kind="first" text="还没有单独授权的人员" />}
    >
      <LoadingBoundary>{adding.open && <AddPeople dialog={adding} project={project} />}</LoadingBoundary>
    </ListPage>
  );
}

function AddPeople({ dialog, project }: { dialog: ReturnType<typeof useDialog>; project: Park }) {
  const { id: oneself } = useMe().user;
  const add = useCommand(authorisation.addUsers, '授权成功');
  const companies = useManagerCompanies();
  return (
    <RelatedUserDialog
      dialog={dialog}
      title={`授权人员进入：${project.name}`}
      okText="授权"
      companies={companies}
      source={peopleOf}
      hasWindow
      most={maxPeople}
      refusal={(id) => (id === oneself ? authorisationErrors.toOneself.message : undefined)}
      isPending={add.isPending}
      onChoose={(people, window) =>
        add.mutate({ spaceProjectId: project.id, userIds: people.map(({ id }) => id), ...window }, { onSuccess: dialog.close })
      }
    />
  );
}

const columns: Column<Authorised>[] = [
  { title: '姓名', dataIndex: 'realName' },
  {
    title: '手机号',
    dataIndex: 'mobile' as const,
    render: (_: unknown, { userId, realName, mobile }: Authorised) => (
      <PhoneView key={userId} masked={mobile} name={realName} look={() => staffPhone({ id: userId }, '园区访问授权')} />
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '有效期', key: 'valid', render: (_, row) => validity(row) },
  { title: '事由', dataIndex: 'reason', ellipsis: true, render: dash },
  { title: '状态', dataIndex: 'state', render: (_, { state }) => <StateTag states={states} value={state} /> },
  { title: '授权时间', dataIndex: 'createTime', render: (_, { createTime }) => dateTime(createTime) },
];

const validity = ({ validFrom, validTo }: Authorised) =>
  !validFrom && !validTo ? '长期' : `${validFrom ? dateTime(validFrom) : ''} 至 ${validTo ? dateTime(validTo) : '长期'}`.trim();
