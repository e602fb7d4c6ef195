import { type ParkRow, park, type SpaceRow } from '@park/contract/company/park';
import { useQuery } from '@tanstack/react-query';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import './site.css';

/** The space or park to enable or disable. */
export type EnableTarget = { space: SpaceRow; park?: never } | { park: ParkRow; space?: never };

/** Enables or disables a park or a whole space. Before disabling, it shows how many companies and people lose access. */
export function EnableDialog({ dialog, of }: { dialog: Dialog; of: EnableTarget }) {
  const { name, enableFlag } = of.space ?? of.park;
  const verb = enableFlag ? '停用' : '启用';
  const kind = of.space ? '空间' : '园区';
  const setPark = useCommand(park.setEnable, `${verb}成功`);
  const setSpace = useCommand(park.changeSpace, `${verb}成功`);
  const next = enableFlag ? 0 : 1;
  const run = async () => {
    if (of.space) await setSpace.mutateAsync({ id: of.space.id, name, enableFlag: next, version: of.space.version });
    else await setPark.mutateAsync({ parkId: of.park.id, enableFlag: next });
    dialog.close();
  };
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`${verb}${kind}“${name}”？`}
      okText={verb}
      danger={enableFlag === 1}
      isPending={setPark.isPending || setSpace.isPending}
      // the error has already been shown as a toast, so it is ignored here and the dialog stays open
      onOk={() => void run().catch(() => {})}
      onClose={() => dialog.close()}
    >
      {enableFlag ? <AffectedNote of={of} kind={kind} /> : `启用后，${kind}内的人员可以重新进入，原有数据不变。`}
    </ConfirmDialog>
  );
}

function AffectedNote({ of, kind }: { of: EnableTarget; kind: string }) {
  const input = of.space ? { spaceId: of.space.id } : { spaceId: of.park.areaId, id: of.park.id };
  const { data, error } = useQuery({ ...ask(park.affected, input), staleTime: 0 });
  return (
    <>
      <p className="site-hit" role="status">
        {data
          ? `将影响 ${data.companyNum} 家企业、${data.personNum} 名人员，其中 ${data.sessionNum} 个登录正在使用。`
          : error
            ? '暂时无法统计受影响的人员。'
            : '正在统计受影响的人员…'}
      </p>
      <p className="site-hit">停用后，他们将立即无法使用，也不能再进入此{kind}；数据全部保留，可随时重新启用。</p>
    </>
  );
}
