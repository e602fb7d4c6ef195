import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { session } from '../../kit/api/session.ts';
import { PageModal } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../kit/feedback/skeleton.tsx';
import { dash } from '../../kit/format.ts';
import { searchLimit } from '../../kit/list/search.ts';
import { useSelection } from '../../kit/list/selection.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';

type Company = { companyId: string; companyName: string; creditCode: string | null };
type PageRequest = { keyword: string; pageNum: number; pageSize: number };
/** Pages of the companies to choose from; `key` is the cache key. */
type CompanySource = { key: string; load: (request: PageRequest, signal: AbortSignal) => Promise<{ total: number; list: Company[] }> };
type CompaniesDialogProps = {
  dialog: Dialog;
  title: string;
  /** Label of the confirm button: a verb. */
  okText: string;
  source: CompanySource;
  /** Maximum number of companies per call. */
  maxCompanies?: number;
  isPending: boolean;
  onChoose: (ids: string[]) => void;
};
const pageSize = 10;
const columns: Column<Company>[] = [
  { title: '企业名称', dataIndex: 'companyName' },
  { title: '统一社会信用代码', dataIndex: 'creditCode', render: dash },
];
/** Lets the user select companies across pages. */
export function CompaniesDialog({ dialog, title, okText, source, maxCompanies = 500, isPending, onChoose }: CompaniesDialogProps) {
  const [request, setRequest] = useState({ keyword: '', pageNum: 1, pageSize });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...source.key.split('.'), title, request, session.claims],
    queryFn: ({ signal }) => source.load(request, signal),
    placeholderData: keepPreviousData,
  });
  const chosen = useSelection<Company>(
    '',
    ({ companyId }) => companyId,
    ({ companyName }) => companyName,
  );
  const count = chosen.rows.length;
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={720}
      mask={{ closable: false }}
      onCancel={() => dialog.close()}
      footer={
        <div className="row row-between">
          <span className="muted" role="status">
            {count > maxCompanies ? `一次最多选择 ${maxCompanies} 个，请分批添加` : `已选 ${count} 家企业`}
          </span>
          <span className="row">
            <Button onClick={() => dialog.close()}>取消</Button>
            <Button
              type="primary"
              disabled={count === 0 || count > maxCompanies}
              loading={isPending}
              onClick={() => onChoose(chosen.rows.map(({ companyId }) => companyId))}
            >
              {okText}
            </Button>
          </span>
        </div>
      }
    >
      <div className="stack dialog-stack">
        <Input.Search
          allowClear
          maxLength={searchLimit}
          aria-label="搜索企业"
          placeholder="请输入企业名称或统一社会信用代码"
          onSearch={(keyword) => setRequest({ ...request, keyword: keyword.trim(), pageNum: 1 })}
        />
        {error ? (
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonLines rows={6} />
        ) : (
          <Table<Company>
            size="small"
            wraps
            rowKey="companyId"
            columns={columns}
            dataSource={data.list}
            ticks={chosen.ticks}
            isLoading={isFetching}
            pagination={
              data.total > pageSize && {
                current: request.pageNum,
                pageSize,
                total: data.total,
                onTurn: (pageNum) => setRequest({ ...request, pageNum }),
              }
            }
            empty={<EmptyState kind="none" text={request.keyword ? '未找到匹配的企业' : '没有可添加的企业'} />}
          />
        )}
      </div>
    </PageModal>
  );
}
