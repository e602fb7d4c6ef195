import { estate } from '@park/contract/estate';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../kit/api.ts';
import { PageModal } from '../../kit/dialog.tsx';
import type { Dialog } from '../../kit/dialog-state.ts';
import { ErrorBlock } from '../../kit/error.tsx';
import { buildingsOf, RegionSelect } from '../../kit/estate/selects.tsx';
import { OrderHandle, useRowOrder } from '../../kit/order-handle.tsx';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table.tsx';
import { moved } from '../../kit/upload-order.ts';

type Ranked = { id: string; name: string; code: string };
type RankDialogProps = {
  dialog: Dialog;
  of: 'region' | 'building';
  /** Whose buildings to begin with. */
  regionId?: string | undefined;
};
/** The order regions have everywhere, or the buildings of one region. */
export const RankDialog = ({ of, ...props }: RankDialogProps) => (of === 'region' ? <Regions {...props} /> : <Buildings {...props} />);

function Regions({ dialog }: Pick<RankDialogProps, 'dialog'>) {
  const { data, error, refetch } = useQuery(ask(estate.regionChoices, {}));
  const save = useCommand(estate.rankRegions, '顺序已保存');
  const rows = data?.map(({ id, regionName: name, regionCode: code }) => ({ id, name, code }));
  return <Rows scope="all" dialog={dialog} title="调整区域顺序" rows={rows} error={error} onRetry={refetch} save={save} />;
}

function Buildings({ dialog, regionId }: Omit<RankDialogProps, 'of'>) {
  const regions = useQuery(ask(estate.regionChoices, {}));
  const [chosen, choose] = useState(regionId);
  const region = chosen ?? regions.data?.[0]?.id;
  const { data, error, refetch } = useQuery({ ...buildingsOf(region), enabled: region !== undefined });
  const save = useCommand(estate.rankBuildings, '顺序已保存');
  const rows = data?.list.map(({ id, buildingName: name, buildingCode: code }) => ({ id, name, code }));
  return (
    <Rows scope={region ?? ''} dialog={dialog} title="调整楼栋顺序" rows={rows} error={error} onRetry={refetch} save={save}>
      <Form.Item label="区域" htmlFor="rank-region">
        <RegionSelect id="rank-region" value={region} onChange={choose} />
      </Form.Item>
    </Rows>
  );
}

type Save = { mutate: (input: { ids: string[] }, then: { onSuccess: () => void }) => void; isPending: boolean };
type RowsProps = {
  dialog: Dialog;
  /** What is put in order; another one begins anew. */
  scope: string;
  title: string;
  rows: Ranked[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  save: Save;
  children?: React.ReactNode;
};
function Rows({ dialog, scope, title, rows, error, onRetry, save, children }: RowsProps) {
  const [made, make] = useState<{ scope: string; order: Ranked[] }>();
  const order = made?.scope === scope ? made.order : undefined;
  const shown = order ?? rows ?? [];
  const move = (from: number, to: number) => make({ scope, order: moved(shown, from, to) });
  const rowOrder = useRowOrder(move);
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={560}
      okText="保存"
      cancelText="取消"
      okButtonProps={{ disabled: !order }}
      confirmLoading={save.isPending}
      onOk={() => save.mutate({ ids: shown.map(({ id }) => id) }, { onSuccess: () => dialog.close() })}
      onCancel={() => dialog.close()}
    >
      {children}
      {error ? (
        <ErrorBlock error={error} onRetry={onRetry} />
      ) : rows ? (
        <div className="order-list">
          <Table<Ranked>
            rowKey="id"
            size="small"
            dataSource={shown}
            onRow={rowOrder}
            empty="还没有可以排序的内容"
            columns={[
              {
                title: '顺序',
                key: 'order',
                width: 130,
                render: (_, { name }, at) => <OrderHandle name={name} at={at} count={shown.length} onMove={move} />,
              },
              { title: '名称', dataIndex: 'name' },
              { title: '编码', dataIndex: 'code' },
            ]}
          />
        </div>
      ) : (
        <SkeletonLines rows={5} />
      )}
    </PageModal>
  );
}
