import { estate } from '@park/contract/estate/estate';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { OrderDialog } from '../../../kit/table/order-dialog.tsx';
import { buildingsOf, RegionSelect } from '../../../parts/estate/selects.tsx';

type Ranked = { id: string; name: string; code: string };
const columns: Column<Ranked>[] = [
  { title: '名称', dataIndex: 'name' },
  { title: '编码', dataIndex: 'code' },
];
type RankDialogProps = {
  dialog: Dialog;
  of: 'region' | 'building';
  /** Region whose buildings are shown when the dialog opens. */
  regionId?: string | undefined;
};
/** Sets the order of the regions, or of the buildings of one region. */
export const RankDialog = ({ of, ...props }: RankDialogProps) => (of === 'region' ? <Regions {...props} /> : <Buildings {...props} />);

function Regions({ dialog }: Pick<RankDialogProps, 'dialog'>) {
  const all = useQuery(ask(estate.regionChoices, {}));
  const save = useCommand(estate.rankRegions, '顺序已保存');
  const rows = all.data?.map(({ id, regionName: name, regionCode: code }) => ({ id, name, code }));
  return <OrderDialog dialog={dialog} title="调整分区顺序" rows={rows} query={all} columns={columns} save={save} />;
}

function Buildings({ dialog, regionId }: Omit<RankDialogProps, 'of'>) {
  const regions = useQuery(ask(estate.regionChoices, {}));
  const [chosen, choose] = useState(regionId);
  const region = chosen ?? regions.data?.[0]?.id;
  const all = useQuery({ ...buildingsOf(region), enabled: region !== undefined });
  const save = useCommand(estate.rankBuildings, '顺序已保存');
  const rows = all.data?.list.map(({ id, buildingName: name, buildingCode: code }) => ({ id, name, code }));
  return (
    <OrderDialog dialog={dialog} title="调整楼栋顺序" scope={region ?? ''} rows={rows} query={all} columns={columns} save={save}>
      <Form.Item label="分区" htmlFor="rank-region">
        <RegionSelect id="rank-region" value={region} onChange={choose} />
      </Form.Item>
    </OrderDialog>
  );
}
