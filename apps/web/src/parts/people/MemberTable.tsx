import type { Member } from '@park/contract/people/department';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../kit/feedback/loading.tsx';
import { ListPage } from '../../kit/list/list.tsx';
import { openOnRowClick, type Selection } from '../../kit/list/selection.tsx';
import type { List } from '../../kit/list/state.ts';
import { actionColumn } from '../../kit/table/row-actions.tsx';
import type { Company } from '../companies/company.ts';
import { extendColumns, useShownFields } from '../extend/values.ts';
import { useMemberActions } from './actions.tsx';
import { type MemberListName, staffForm } from './address.ts';
import { memberColumns } from './columns.tsx';
import type { EnableTarget } from './EnableDialog.tsx';
import { EnableDialog, ExportDialog, ImportDialog, MemberDrawer, MoveDialog } from './lazy.ts';

type MemberTableProps<M extends Member> = {
  list: List<M>;
  company: Company;
  from: MemberListName;
  /** Department into which people are put who are added from this list. */
  departmentId?: string | undefined;
  filters: ReactNode;
  more?: ReactNode;
  /** Further actions after 新增员工 and 批量导入. */
  actions: ReactNode;
};
/** Renders a list of people with all actions. A user with only the right to read sees no actions. */
export function MemberTable<M extends Member>({ list, company, from, departmentId, filters, more, actions }: MemberTableProps<M>) {
  const { companyId, may } = company;
  const navigate = useNavigate();
  const detail = useDialog<M>();
  const move = useDialog<Selection<M>>();
  const enabling = useDialog<EnableTarget>();
  const importing = useDialog();
  const exporting = useDialog<Selection<M>>();
  const member = useMemberActions(company, from, detail.close);
  const fields = useShownFields();
  const closeMove = (reply?: { moved: number }) => {
    move.close();
    if (reply) move.row?.clear();
  };
  return (
    <>
      <ListPage<M>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(detail.edit) } }}
        columns={[
          ...memberColumns<M>({ show: detail.edit, isBesideTree: from === 'organizetions' }),
          ...extendColumns<M>('person', fields, may),
          ...(member.actions ? [actionColumn<M>(member.actions)] : []),
        ]}
        filters={filters}
        more={more}
        actions={
          <>
            {may('staff:create') && (
              <>
                <Button type="primary" onClick={() => void navigate(staffForm({ departmentId, companyId, from }))}>
                  新增员工
                </Button>
                <Button onClick={importing.add}>批量导入</Button>
              </>
            )}
            {actions}
          </>
        }
        batch={
          may('staff:update') &&
          ((selection) => (
            <>
              <Button type="link" onClick={() => move.edit(selection)}>
                移动到…
              </Button>
              <Button type="link" onClick={() => enabling.edit({ ...selection, isEnable: 1 })}>
                启用
              </Button>
              <Button type="link" danger onClick={() => enabling.edit({ ...selection, isEnable: 0 })}>
                禁用
              </Button>
              <Button type="link" onClick={() => exporting.edit(selection)}>
                导出选中
              </Button>
            </>
          ))
        }
      />
      {member.dialogs}
      <LoadingBoundary>
        {detail.row && (
          <MemberDrawer
            open={detail.open}
            member={detail.row}
            rows={list.table.dataSource}
            company={company}
            actions={member.actions}
            onShow={(other) => detail.edit(other as M)}
            onClose={detail.close}
          />
        )}
        {move.row && <MoveDialog dialog={{ open: move.open, close: closeMove }} people={move.row.rows} companyId={companyId} />}
        {enabling.row && <EnableDialog dialog={enabling} of={enabling.row} companyId={companyId} />}
        {exporting.open && exporting.row && (
          <ExportDialog
            dialog={exporting}
            subject="staff"
            title="员工"
            filter={{ companyId }}
            ids={exporting.row.rows.map(({ id }) => id)}
          />
        )}
        {importing.open && (
          <ImportDialog
            dialog={importing}
            subject="staff"
            title="员工"
            companyId={companyId}
            mayUpdate={may('staff:update')}
            affects={['staff', 'department']}
          />
        )}
      </LoadingBoundary>
    </>
  );
}
