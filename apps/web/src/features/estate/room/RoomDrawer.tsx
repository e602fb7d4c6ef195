import { DownOutlined } from '@ant-design/icons';
import { fittings, type Room, type RoomDetail, room, roomKinds } from '@park/contract/estate/room';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { DetailDrawer } from '../../../kit/feedback/detail-drawer.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { yuan } from '../../../kit/form/hundredths.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Copyable } from '../../../kit/page/copyable.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { filesOf } from '../../../parts/estate/FilesShown.tsx';
import { areaText, daysText } from '../../../parts/estate/text.ts';
import { extendItems, useFormFields } from '../../../parts/extend/values.ts';
import { useRoomActions } from './actions.tsx';
import { holderOf, occupiedOf } from './columns.tsx';
import { RoomClaims } from './RoomClaims.tsx';
import { RoomLineage } from './RoomLineage.tsx';
import { RoomLogs } from './RoomLogs.tsx';
import { RoomPrices } from './RoomPrices.tsx';
import { RoomStatusTag } from './status.tsx';
import './room.css';

type RoomDrawerProps = {
  roomId: string;
  /** The day to show the room on; defaults to today. */
  asOf?: string | undefined;
  open?: boolean;
  /** The rooms of the list; the drawer has buttons to the previous and next of them. */
  rows?: readonly Room[];
  onShow?: (row: Room) => void;
  onClose: () => void;
};
/** Shows one room on a day: facts, occupancies, prices, splits and merges, and its log. */
export function RoomDrawer({ roomId, asOf, open = true, rows = [], onShow, onClose }: RoomDrawerProps) {
  const { data, error, refetch } = useQuery({
    ...ask(room.detail, { id: roomId, ...(asOf && { asOf }) }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const { fields = [] } = useFormFields('room');
  const { entries, dialogs } = useRoomActions(onClose);
  const at = rows.findIndex(({ id }) => id === roomId);
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to];
    return next && onShow && (() => onShow(next));
  };
  const items = data ? [...factsOf(data), ...extendItems(fields, data.extValues), ...filesOf(data)] : [];
  return (
    <>
      <DetailDrawer
        open={open}
        title={data ? <Title of={data} asOf={asOf} /> : '房间'}
        items={items}
        extra={data && <Actions code={data.roomCode} entries={entries(data)} />}
        onClose={onClose}
        onPrevious={step(at - 1)}
        onNext={step(at + 1)}
      >
        {error && !data && <ErrorBlock error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines rows={8} />}
        {data && (
          <Tabs
            label="房间资料"
            className="room-part"
            items={[
              { key: 'claims', label: '使用情况', children: <RoomClaims room={data} /> },
              { key: 'prices', label: '价格历史', children: <RoomPrices room={data} /> },
              { key: 'lineage', label: '拆分与合并', children: <RoomLineage roomId={data.id} onUndone={onClose} /> },
              { key: 'logs', label: '状态日志', children: <RoomLogs key={data.id} roomId={data.id} /> },
            ]}
          />
        )}
      </DetailDrawer>
      {dialogs}
    </>
  );
}

const Title = ({ of, asOf }: { of: RoomDetail; asOf: string | undefined }) => (
  <span className="row">
    {of.roomCode}
    <RoomStatusTag status={of.status} />
    {asOf && <span className="muted">{asOf}</span>}
  </span>
);

const Actions = ({ code, entries }: { code: string; entries: ReturnType<ReturnType<typeof useRoomActions>['entries']> }) =>
  entries.length > 0 && (
    <DropMenu label={`${code}的操作`} align="end" entries={entries}>
      <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
        操作
      </Button>
    </DropMenu>
  );

const factsOf = (of: RoomDetail) => [
  { label: '房间编码', children: <Copyable text={of.roomCode} /> },
  { label: '位置', children: `${of.regionName} ${of.buildingName} ${of.floorName}` },
  { label: '门牌号', children: of.roomNum },
  { label: '类型', children: roomKinds[of.kind] },
  { label: '装修', children: of.fitting ? fittings[of.fitting] : '--' },
  { label: '建筑面积', children: `${areaText(of.area)} ㎡` },
  { label: '可租面积', children: `${areaText(of.rentableArea)} ㎡` },
  { label: '使用面积', children: of.usableArea ? `${areaText(of.usableArea)} ㎡` : '--' },
  { label: '参考价', children: of.price === null ? '--' : `${yuan(of.price)} 元/㎡·月` },
  { label: '租户（使用方）', children: holderOf(of) },
  { label: '使用期限', children: occupiedOf(of) },
  ...(of.expiresDate ? [{ label: '预留到期', children: dateTime(of.expiresDate) }] : []),
  ...(of.leavingOn ? [{ label: '搬离日期', children: of.leavingOn }] : []),
  { label: '可租日期', children: dash(of.availableOn) },
  { label: '启用时间', children: of.beginsOn || of.endsOn ? daysText(of.beginsOn, of.endsOn) : '一直启用' },
  ...(of.isDisabled ? [{ label: '停用原因', children: dash(of.disabledReason) }] : []),
  { label: '创建时间', children: dateTime(of.createdDate) },
  { label: '备注', children: dash(of.remark) },
];
