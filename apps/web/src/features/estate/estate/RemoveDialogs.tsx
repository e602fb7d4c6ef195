import { type Building, estate, type Region } from '@park/contract/estate/estate';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';

export function RemoveRegion({ dialog, of: { id, version, regionName } }: { dialog: Dialog; of: Region }) {
  const remove = useCommand(estate.removeRegion, '已删除');
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除分区“${regionName}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={() => remove.mutate({ id, version }, { onSettled: () => dialog.close() })}
      onClose={() => dialog.close()}
    >
      删除后不能恢复。有楼栋的分区不能删除。
    </ConfirmDialog>
  );
}

export function RemoveBuilding({ dialog, of: { id, version, buildingName } }: { dialog: Dialog; of: Building }) {
  const remove = useCommand(estate.removeBuilding, '已删除');
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除楼栋“${buildingName}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={() => remove.mutate({ id, version }, { onSettled: () => dialog.close() })}
      onClose={() => dialog.close()}
    >
      楼层、照片和附件会一并删除，不能恢复。还有房间的楼栋不能删除。
    </ConfirmDialog>
  );
}
