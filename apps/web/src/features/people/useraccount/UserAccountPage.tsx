import { DownOutlined } from '@ant-design/icons';
import { type UserAccount, useraccount } from '@park/contract/people/useraccount';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag, enabledStates, StatusTag } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import { DropMenu, type Entry } from '../../../kit/page/drop-menu.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { useMe } from '../../../parts/session/me.ts';
import type { AccountDialogTarget } from './AccountDialogs.tsx';
import { AccountDialogs } from './lazy.ts';

const states = enabledStates();
const lockOptions = [
  { value: '1', label: '已锁定' },
  { value: '0', label: '未锁定' },
];

/** 登录账号: the accounts of all spaces; it shows nothing of the users' activities. */
export function UserAccountPage() {
  const list = useList(useraccount.list, { failure: '获取登录账号失败' });
  const dialog = useDialog<AccountDialogTarget>();
  const { id: oneself } = useMe().user;
  const mayEdit = useRight('account:update') !== undefined;
  const actions = (of: UserAccount) => {
    const ask = (action: AccountDialogTarget['action']) => () => dialog.edit({ action, of });
    const own = of.userId === oneself && '不能对自己的账号操作';
    const entries: Entry[] = [
      { key: 'unlock', label: '解锁', disabled: !of.isLocked && '账号没有被锁定', onClick: ask('unlock') },
      { key: 'end', label: '强制退出', disabled: own || (of.sessionNum === 0 && '当前没有登录'), onClick: ask('end') },
      { key: 'factor', label: '解除动态口令', disabled: own || (!of.hasFactor && '没有启用动态口令'), onClick: ask('factor') },
      of.isEnable
        ? { key: 'disable', label: '禁用', danger: true, disabled: own, onClick: ask('disable') }
        : { key: 'enable', label: '启用', onClick: ask('enable') },
    ];
    return (
      <DropMenu label={`${of.realName}的更多操作`} align="end" entries={entries}>
        <Button type="link" size="small" aria-label={`${of.realName}的更多操作`} icon={<DownOutlined aria-hidden />} iconPlacement="end">
          更多
        </Button>
      </DropMenu>
    );
  };
  return (
    <ListPage<UserAccount>
      list={{ ...list, table: { ...list.table, rowKey: 'userId' } }}
      columns={[...columns, ...(mayEdit ? [actionColumn<UserAccount>(actions)] : [])]}
      filters={
        <>
          <Filter name="keyword" label="账号">
            <Input allowClear maxLength={searchLimit} placeholder="姓名、登录账号或手机号" />
          </Filter>
          <Filter name="isEnable" label="状态">
            <StatusChoice states={states} />
          </Filter>
          <Filter name="isLocked" label="锁定">
            <FilterChoice options={lockOptions} />
          </Filter>
        </>
      }
      actions={<ExportButton list={list} subject="userAccount" title="登录账号" />}
    >
      <LoadingBoundary>
        {dialog.row && <AccountDialogs key={`${dialog.row.action} ${dialog.row.of.userId}`} dialog={dialog} target={dialog.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}

/** A lock lasts a quarter of an hour; a disabled account stays disabled until it is enabled. */
const AccountStatus = ({ of: { isEnable, isLocked } }: { of: UserAccount }) =>
  isEnable && isLocked ? <StatusTag meaning="warning">已锁定</StatusTag> : <EnabledTag isEnable={isEnable} />;

const columns: Column<UserAccount>[] = [
  { title: '姓名', dataIndex: 'realName', render: (_, { userId, realName }) => <PersonName id={userId} name={realName} /> },
  { title: '登录账号', dataIndex: 'userName', render: dash },
  { title: '手机号', dataIndex: 'phone' },
  { title: '所属空间', key: 'spaceNames', ellipsis: true, render: (_, { spaceNames }) => dash(spaceNames.join('、')) },
  { title: '动态口令', dataIndex: 'hasFactor', hidden: true, render: (_, { hasFactor }) => (hasFactor ? '已启用' : '未启用') },
  { title: '在线设备', dataIndex: 'sessionNum', align: 'end' },
  { title: '最近访问', dataIndex: 'lastSeenDate', render: (_, { lastSeenDate }) => (lastSeenDate ? dateTime(lastSeenDate) : '从未登录') },
  { title: '注册时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
  { title: '状态', dataIndex: 'isEnable', render: (_, row) => <AccountStatus of={row} /> },
];
