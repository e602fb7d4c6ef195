import { config } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { enabledStates } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { type Row, useList, usePageParams } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { CodeForm } from './lazy.ts';
import { useRowColumns } from './row-columns.tsx';
import { tabFilter } from './tab.ts';

export type CodeRow = Row<typeof config.codes>;
const states = enabledStates('停用');

/** Edits the code lists that provide the options of forms. */
export function CodesTab() {
  const { data: lists, error, refetch } = useQuery(ask(config.codeLists, {}));
  const [params, setParams] = usePageParams();
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!lists) return <SkeletonLines rows={9} />;
  const code = params.get('code') ?? lists[0]?.code;
  return (
    <div className="config-codes">
      <nav aria-label="字典列表">
        <ul>
          {lists.map((list) => (
            <li key={list.code}>
              <button
                type="button"
                aria-current={list.code === code ? 'true' : undefined}
                onClick={() => setParams({ tab: 'codes', code: list.code })}
              >
                <span>{list.name}</span>
                <small>{list.itemNum}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {code && <Codes key={code} code={code} />}
    </div>
  );
}

const facts: Column<CodeRow>[] = [
  { title: '编码', dataIndex: 'itemKey' },
  { title: '名称', dataIndex: 'itemValue' },
  { title: '排序', dataIndex: 'sortNum', align: 'end' },
];

function Codes({ code }: { code: string }) {
  const list = useList(config.codes, { fixed: { ...tabFilter('codes'), code } });
  const dialog = useDialog<{ row?: CodeRow }>();
  const remove = useCommand(config.removeCode, '删除成功');
  const rowColumns = useRowColumns<CodeRow>({
    name: ({ itemValue }) => `“${itemValue}”`,
    after: '已经选用它的内容保持不变，之后不能再选。',
    edit: (row) => dialog.edit({ row }),
    remove: ({ id }) => remove.mutate({ id }),
  });
  return (
    <ListPage
      list={list}
      columns={[...facts, ...rowColumns]}
      filters={
        <>
          <Filter name="keyword" label="关键词">
            <Input allowClear maxLength={50} placeholder="编码或名称" />
          </Filter>
          <Filter name="isEnable" label="状态">
            <StatusChoice states={states} style={{ width: 120 }} />
          </Filter>
        </>
      }
      actions={
        <Can access="config:update">
          <Button type="primary" onClick={() => dialog.edit({})}>
            新增字典项
          </Button>
        </Can>
      }
    >
      <LoadingBoundary>{dialog.row && <CodeForm dialog={dialog} code={code} row={dialog.row.row} />}</LoadingBoundary>
    </ListPage>
  );
}
