import { type ExternalApp, ticket } from '@park/contract/kernel/ticket';
import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { AppForm, SecretDialog } from './lazy.ts';
import { useRowColumns } from './row-columns.tsx';
import type { Secret } from './SecretDialog.tsx';
import { tabFilter } from './tab.ts';

const facts: Column<ExternalApp>[] = [
  { title: '应用名称', dataIndex: 'name' },
  { title: '应用编码', dataIndex: 'code' },
  { title: '地址', key: 'address', render: (_, { origin, path }) => origin + path },
];

/** Lists third-party applications that open inside the console. An application redeems its tickets with its secret. */
export function AppsTab() {
  const list = useList(ticket.apps, { fixed: tabFilter('apps') });
  const dialog = useDialog<{ row?: ExternalApp }>();
  const [secret, setSecret] = useState<Secret>();
  const remove = useCommand(ticket.removeApp, '删除成功');
  const rowColumns = useRowColumns<ExternalApp>({
    name: ({ name }) => `应用“${name}”`,
    after: '已发出的登录票据将立即失效，用户无法再打开它。',
    edit: (row) => dialog.edit({ row }),
    remove: ({ id }) => remove.mutate({ id }),
  });
  const add = (
    <Can access="config:update">
      <Button type="primary" onClick={() => dialog.edit({})}>
        新增应用
      </Button>
    </Can>
  );
  return (
    <ListPage<ExternalApp>
      list={list}
      columns={[...facts, ...rowColumns]}
      filters={
        <Filter name="keyword" label="关键词">
          <Input allowClear maxLength={50} placeholder="应用名称或编码" />
        </Filter>
      }
      actions={add}
      empty={
        <EmptyState kind="first" text="登记外部应用后，用户可以免登录直接打开">
          {add}
        </EmptyState>
      }
    >
      <LoadingBoundary>
        {dialog.row && <AppForm dialog={dialog} row={dialog.row.row} onSecret={setSecret} />}
        {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      </LoadingBoundary>
    </ListPage>
  );
}
