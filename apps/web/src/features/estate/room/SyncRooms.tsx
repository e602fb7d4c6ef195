import type { Reply } from '@park/contract/core';
import { room } from '@park/contract/estate/room';
import { Alert, Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog, PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Table } from '../../../kit/table/table.tsx';

/** Imports rooms from a connected system after a confirmation and shows the result. */
export function SyncRooms({ dialog }: { dialog: Dialog }) {
  const sync = useCommand(room.fromThird, false);
  const close = () => dialog.close();
  if (sync.data) return <Outcome of={sync.data} onClose={close} />;
  return (
    <ConfirmDialog
      open={dialog.open}
      title="从第三方系统同步房间？"
      okText="同步"
      isPending={sync.isPending}
      onOk={() => sync.mutate({})}
      onClose={close}
    >
      按楼栋编码和楼层匹配：没有的房间新增，已有的不变，不会删除房间。
    </ConfirmDialog>
  );
}

type Skipped = Reply<typeof room.fromThird>['skipped'][number];
const Outcome = ({ of: { added, known, skipped }, onClose }: { of: Reply<typeof room.fromThird>; onClose: () => void }) => (
  <PageModal open title="同步第三方房间" footer={<Button onClick={onClose}>关闭</Button>} onCancel={onClose}>
    <div className="stack dialog-stack">
      <Alert
        type={skipped.length > 0 ? 'warning' : 'success'}
        showIcon
        title={`新增 ${added} 间，已有 ${known} 间，跳过 ${skipped.length} 间`}
      />
      {skipped.length > 0 && (
        <Table<Skipped>
          size="small"
          rowKey={({ roomCode, reason }) => `${roomCode} ${reason}`}
          dataSource={skipped}
          caption="跳过的房间"
          columns={[
            { title: '房间编码', dataIndex: 'roomCode' },
            { title: '原因', dataIndex: 'reason' },
          ]}
        />
      )}
    </div>
  </PageModal>
);
