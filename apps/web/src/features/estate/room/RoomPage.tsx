import { DownOutlined } from '@ant-design/icons';
import { type Room, room } from '@park/contract/estate/room';
import { Alert, Button } from 'antd';
import { Can, useMay } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { today } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick, type Selection } from '../../../kit/list/selection.tsx';
import { type List, useList } from '../../../kit/list/state.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { RowActions } from '../../../kit/table/row-actions.tsx';
import { ImportButton } from '../../../kit/task/buttons.tsx';
import { extendColumns, useFormFields } from '../../../parts/extend/values.ts';
import { useRoomActions } from './actions.tsx';
import { roomColumns } from './columns.tsx';
import { ExportDialog, PriceChange, RoomDrawer, RoomForm, SyncRooms } from './lazy.ts';
import { RoomBatch } from './RoomBatch.tsx';
import { MoreRoomFilters, RoomFilters } from './RoomFilters.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { roomInAddress, useRoomInAddress } from './useRoomInAddress.ts';

type RoomPageDialog = 'sync' | 'price' | 'room' | 'roomClaim';

/** 房源: the rooms as of a day, with all actions on them. */
export function RoomPage() {
  const list = useList(room.list, roomInAddress);
  const detail = useRoomInAddress();
  const adding = useDialog();
  const dialog = useDialog<RoomPageDialog>();
  const { entries, dialogs } = useRoomActions();
  const { values } = list.search;
  const rows = list.table.dataSource;
  const { fields = [] } = useFormFields('room');
  const may = useMay();
  const actions = (_: unknown, row: Room) => <RowActions of={row.roomCode} entries={entries(row)} />;
  return (
    <>
      <ListPage<Room>
        list={{ ...list, table: { ...list.table, onRow: openOnRowClick(detail.show) } }}
        columns={[
          ...roomColumns(detail.show),
          ...extendColumns<Room>('room', fields, may),
          { title: '操作', key: 'actions', fixed: 'end', render: actions },
        ]}
        filters={<RoomFilters />}
        more={<MoreRoomFilters />}
        between={<Between search={list.search} />}
        actions={<Toolbar onAdd={() => adding.add()} onDo={dialog.edit} />}
        batch={(selection: Selection<Room>) => <RoomBatch selection={selection} />}
        empty={
          <EmptyState kind="first" text="还没有房间。先建好楼栋和楼层，再新增或导入房间">
            <Can access="room:create">
              <Button type="primary" onClick={() => adding.add()}>
                新增房间
              </Button>
            </Can>
          </EmptyState>
        }
      />
      {dialogs}
      <LoadingBoundary>
        {detail.roomId && (
          <RoomDrawer
            open={detail.open}
            roomId={detail.roomId}
            asOf={values.asOf || undefined}
            rows={rows}
            onShow={detail.show}
            onClose={detail.close}
          />
        )}
        {adding.open && <RoomForm dialog={adding} place={{ buildingId: values.buildingId, floorId: values.floorId }} />}
        {dialog.open && dialog.row === 'price' && <PriceChange dialog={dialog} place={list.filter} />}
        {dialog.open && dialog.row === 'sync' && <SyncRooms dialog={dialog} />}
        {dialog.open && (dialog.row === 'room' || dialog.row === 'roomClaim') && (
          <ExportDialog
            key={dialog.row}
            dialog={dialog}
            subject={dialog.row}
            title={dialog.row === 'room' ? '房源' : '房源及使用情况'}
            filter={list.filter}
            total={list.total}
          />
        )}
      </LoadingBoundary>
    </>
  );
}

function Between({ search }: { search: List<object>['search'] }) {
  const { asOf } = search.values;
  return (
    <>
      {asOf && asOf !== today() && (
        <Alert
          type="info"
          showIcon
          title={`正在查看 ${asOf} 的房源：房间、状态和价格都以当天为准`}
          action={
            <Button type="link" size="small" onClick={() => search.query({ ...search.values, asOf: '' })}>
              回到今天
            </Button>
          }
        />
      )}
      <StatusStrip search={search} />
    </>
  );
}

function Toolbar({ onAdd, onDo }: { onAdd: () => void; onDo: (kind: RoomPageDialog) => void }) {
  const exports = [
    { key: 'room', label: '导出房源', onClick: () => onDo('room') },
    { key: 'roomClaim', label: '导出房源及使用情况', onClick: () => onDo('roomClaim') },
  ];
  return (
    <>
      <Can access="room:create">
        <Button type="primary" onClick={onAdd}>
          新增房间
        </Button>
        <ImportButton subject="room" title="房间" affects={['room', 'estate']} />
      </Can>
      <DropMenu label="导出" entries={exports}>
        <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
          导出
        </Button>
      </DropMenu>
      <Can access="room:price">
        <Button onClick={() => onDo('price')}>批量调价</Button>
      </Can>
      <Can access="room:create">
        <Button onClick={() => onDo('sync')}>同步第三方房间</Button>
      </Can>
    </>
  );
}
