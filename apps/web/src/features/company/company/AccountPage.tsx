import { type Account, company } from '@park/contract/company/company';
import type { Reply } from '@park/contract/core';
import { compTypes } from '@park/contract/kinds';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Can, useMay, useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag, enabledStates } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { CompanyName } from '../../../parts/companies/CompanyMark.tsx';
import { extendColumns, useFormFields } from '../../../parts/extend/values.ts';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { companyPhone, PhoneView } from '../../../parts/phone/PhoneView.tsx';
import { useAccountActions } from './actions.tsx';
import { ActivationTag, activationStates } from './activation.tsx';
import { useFamily } from './family.ts';
import { AttributeFilter, GroupFilter, namesOf } from './kinds.tsx';
import { ImportCompanies } from './lazy.ts';

const choices = (names: object) => Object.entries(names).map(([value, label]) => ({ value, label }));
const enabled = enabledStates();

/** Returns the number of companies, and of each type that the list contains: 共 49 家：入驻 47 · 协管 1 · 运营 1. */
function countsText({ total, settledNum, assistingNum, operatingNum }: Omit<Reply<typeof company.accounts>, 'list'>): string | undefined {
  const types = Object.entries({ 入驻: settledNum, 协管: assistingNum, 运营: operatingNum }).filter(([, num]) => num > 0);
  return total > 0 ? `共 ${total} 家：${types.map((type) => type.join(' ')).join(' · ')}` : undefined;
}

const columns = (noun: string, show: (row: Account) => void): Column<Account>[] => [
  {
    title: `${noun}名称`,
    dataIndex: 'companyName',
    sorter: true,
    render: (_, row) => (
      <CompanyName id={row.companyId} url={row.companyLogoUrl} note={row.creditCode}>
        <Button type="link" size="small" onClick={() => show(row)}>
          {row.companyName}
        </Button>
      </CompanyName>
    ),
  },
  { title: '统一社会信用代码', dataIndex: 'creditCode', hidden: true, render: dash },
  { title: '身份', dataIndex: 'compType', render: (_, row) => compTypes[row.compType] },
  { title: '企业类型', dataIndex: 'attributes', hidden: true, render: (_, row) => dash(namesOf(row.attributes)) },
  { title: '企业分组', dataIndex: 'groups', hidden: true, render: (_, row) => dash(namesOf(row.groups)) },
  {
    title: '超级管理员',
    dataIndex: 'superAdminName',
    render: (_, { superAdminId, superAdminName }) => <PersonName id={superAdminId} name={superAdminName} />,
  },
  {
    title: '联系人',
    dataIndex: 'normalContactName',
    hidden: true,
    render: (_, { normalContactName }) => <PersonName name={normalContactName} />,
  },
  {
    title: '联系电话',
    dataIndex: 'normalContactPhone',
    render: (_: unknown, row: Account) => (
      <PhoneView masked={row.normalContactPhone} name={row.companyName} look={() => companyPhone(row.companyId)} />
    ),
  } satisfies Column<Account>,
  { title: '人数', dataIndex: 'staffNum', align: 'end', sorter: true },
  { title: '状态', dataIndex: 'isEnable', render: (_, row) => <EnabledTag isEnable={row.isEnable} /> },
  { title: '激活', dataIndex: 'isActivated', render: (_, row) => <ActivationTag {...row} /> },
  { title: '入驻时间', dataIndex: 'settingTime', sorter: true, render: day },
  { title: '创建时间', dataIndex: 'createdDate', sorter: true, hidden: true, render: day },
];

/** 入驻企业, 企业账号: the companies of the park and all actions on their accounts. */
export function AccountPage() {
  const family = useFamily();
  const navigate = useNavigate();
  const list = useList(company.accounts, { failure: `获取${family.noun}列表失败` });
  const { fields = [] } = useFormFields('company');
  const may = useMay();
  const mayAdd = useRight('company:create') !== undefined;
  const maySee = { attributes: useRight('attribute:read') !== undefined, groups: useRight('group:read') !== undefined };
  const importing = useDialog();
  const { column, dialogs } = useAccountActions();
  const add = (
    <Button type="primary" onClick={() => void navigate(family.add)}>
      新增{family.noun}
    </Button>
  );
  return (
    <>
      <ListPage<Account>
        list={{ ...list, table: { ...list.table, rowKey: 'companyId' } }}
        columns={[
          ...columns(family.noun, (row) => void navigate(family.detail(row.companyId))),
          ...extendColumns<Account>('company', fields, may),
          ...column,
        ]}
        filters={
          <>
            <Filter name="keyword" label={family.noun}>
              <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
            </Filter>
            <Filter name="compType" label="身份">
              <FilterChoice options={choices(compTypes)} />
            </Filter>
          </>
        }
        more={
          <>
            <Filter name="isEnable" label="状态">
              <StatusChoice states={enabled} />
            </Filter>
            <Filter name="isActivated" label="激活">
              <StatusChoice states={activationStates} />
            </Filter>
            {maySee.attributes && (
              <Filter name="attributeId" label="企业类型">
                <AttributeFilter />
              </Filter>
            )}
            {maySee.groups && (
              <Filter name="groupId" label="企业分组">
                <GroupFilter />
              </Filter>
            )}
          </>
        }
        actions={
          <>
            <Can access="company:create">
              {add}
              <Button onClick={importing.add}>导入{family.noun}</Button>
            </Can>
            <ExportButton list={list} subject="company" title={family.noun} />
          </>
        }
        summary={list.reply && countsText(list.reply)}
        empty={
          <EmptyState kind="first" text={`园区还没有${family.noun}`}>
            {mayAdd && add}
          </EmptyState>
        }
      />
      {dialogs}
      <LoadingBoundary>{importing.open && <ImportCompanies dialog={importing} />}</LoadingBoundary>
    </>
  );
}
