import { DownOutlined } from '@ant-design/icons';
import type { Account } from '@park/contract/company/company';
import { Button } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router';
import { RightsContext } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { DropMenu, type Entry } from '../../../kit/page/drop-menu.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { RowActions } from '../../../kit/table/row-actions.tsx';
import { useMe } from '../../../parts/session/me.ts';
import type { AccountDialogTarget } from './AccountDialogs.tsx';
import { addPerson, useFamily } from './family.ts';
import { AccountDialogs } from './lazy.ts';

/** Provides the actions on an account. Their dialogs are rendered once per page, not once per row. */
export function useAccountActions(onGone: () => void = () => {}) {
  const rights = useContext(RightsContext);
  const { companyId: own } = useMe().user;
  const navigate = useNavigate();
  const family = useFamily();
  const dialog = useDialog<AccountDialogTarget>();
  const open = (action: AccountDialogTarget['action'], of: Account) => () => dialog.edit({ action, of });
  const mayEdit = rights['company:update'] !== undefined;

  function entries(of: Account): Entry[] {
    const isTenant = of.compType !== '2' && of.companyId !== own;
    const { companyId, companyName } = of;
    const go = (to: string) => () => void navigate(to);
    return [
      rights['staff:create'] === 'park' && { key: 'person', label: '新增员工', onClick: go(addPerson(companyId, companyName)) },
      rights['book:read'] === 'park' && {
        key: 'people',
        label: '查看员工',
        onClick: go(`/architecture/memberlist?companyId=${companyId}`),
      },
      mayEdit && { key: 'contact', label: '更换联系人', onClick: open('contact', of) },
      rights['company:admin'] && !of.superAdminName && { key: 'super', label: '设置超级管理员', onClick: open('super', of) },
      rights['company:admin'] &&
        isTenant && { key: 'power', label: '功能与人数', onClick: go(`/CompanyManager/companyDeploy?companyId=${companyId}`) },
      mayEdit && !of.isActivated && { key: 'activate', label: '立即激活', onClick: open('activate', of) },
      mayEdit && isTenant && { key: 'type', label: of.compType === '0' ? '改为协管单位' : '改为入驻企业', onClick: open('type', of) },
      mayEdit && isTenant && of.isEnable === 1 && { key: 'disable', label: '禁用', danger: true, onClick: open('disable', of) },
      mayEdit && of.isEnable === 0 && { key: 'enable', label: '启用', onClick: open('enable', of) },
      rights['company:remove'] && isTenant && { key: 'moveOut', label: '迁出', danger: true, onClick: open('moveOut', of) },
    ].filter((entry) => typeof entry === 'object');
  }

  /** A row of the list also offers 编辑; the page of a company has a separate edit button. */
  const actions = (of: Account, isRow = true): ReactNode => {
    const more = entries(of);
    if (isRow && !mayEdit) return <RowActions of={of.companyName} entries={more} />;
    return (
      <>
        {isRow && mayEdit && (
          <Button type="link" size="small" onClick={() => void navigate(family.edit(of.companyId))}>
            编辑
          </Button>
        )}
        {more.length > 0 && (
          <DropMenu label={`${of.companyName}的更多操作`} align="end" entries={more}>
            <Button
              type={isRow ? 'link' : 'default'}
              size={isRow ? 'small' : 'middle'}
              aria-label={`${of.companyName}的更多操作`}
              icon={<DownOutlined aria-hidden />}
              iconPlacement="end"
            >
              {isRow ? '更多' : '更多操作'}
            </Button>
          </DropMenu>
        )}
      </>
    );
  };

  const column: Column<Account>[] =
    mayEdit || rights['book:read'] === 'park'
      ? [{ title: '操作', key: 'actions', fixed: 'end', render: (_, row) => <span className="row row-actions">{actions(row)}</span> }]
      : [];
  const dialogs = dialog.row && (
    <LoadingBoundary>
      <AccountDialogs key={`${dialog.row.action} ${dialog.row.of.companyId}`} dialog={dialog} target={dialog.row} onGone={onGone} />
    </LoadingBoundary>
  );
  return { actions, column, dialogs };
}
