import { estate } from '@park/contract/estate/estate';
import { Button } from 'antd';
import { Can } from '../../../../kit/api/access.tsx';
import { useCommand } from '../../../../kit/api/query.ts';
import { Question } from '../../../../kit/feedback/question.tsx';
import { PlanUpload } from './PlanUpload.tsx';
import { initialShape, type Shape } from './shape.ts';
import type { useDrafts } from './useDrafts.ts';

type ViewToolsProps = { floorId: string; version: number; onEdit: () => void };
/** Toolbar of a plan in view mode. */
export function ViewTools({ floorId, version, onEdit }: ViewToolsProps) {
  const remove = useCommand(estate.savePlan, '图纸已删除');
  return (
    <span className="row">
      <Can access="room:update">
        <Button type="primary" onClick={onEdit}>
          绘制房间
        </Button>
      </Can>
      <Can access="estate:update">
        <PlanUpload floorId={floorId} version={version} isFirst={false} />
        <Question
          title="删除图纸？"
          description="房间轮廓会保留。"
          okText="删除"
          danger
          onConfirm={() => remove.mutate({ floorId, version, fileUrl: null })}
        >
          <Button danger>删除图纸</Button>
        </Question>
      </Can>
    </span>
  );
}

type EditToolsProps = { drafts: ReturnType<typeof useDrafts>; isPending: boolean; onSave: () => void; onStop: () => void };
/** Toolbar of a plan in edit mode. */
export const EditTools = ({ drafts: { isDirty, takeBack }, isPending, onSave, onStop }: EditToolsProps) => (
  <span className="row">
    <Button type="primary" disabled={!isDirty} loading={isPending} onClick={onSave}>
      保存
    </Button>
    {isDirty ? (
      <Question placement="top" title="放弃未保存的修改？" okText="放弃" cancelText="继续编辑" danger onConfirm={onStop}>
        <Button>取消</Button>
      </Question>
    ) : (
      <Button onClick={onStop}>完成</Button>
    )}
    <Button disabled={!takeBack} onClick={() => takeBack?.()}>
      撤销一步
    </Button>
  </span>
);

type ShapeToolsProps = {
  /** Name of the selected room. */
  name: string | undefined;
  isDrawn: boolean;
  /** Closes the outline; set only if the outline has enough corners to be closed. */
  onClose: (() => void) | undefined;
  onShape: (shape: Shape | null) => void;
};
/** Tells the user the next step in drawing and offers the tools for it. */
export const ShapeTools = ({ name, isDrawn, onClose, onShape }: ShapeToolsProps) => (
  <div className="row plan-hint">
    <span className="muted">{hintOf(name, isDrawn)}</span>
    {name && !isDrawn && (
      <>
        {onClose && <Button onClick={onClose}>完成轮廓</Button>}
        <Button onClick={() => onShape(initialShape)}>放置矩形</Button>
      </>
    )}
    {name && isDrawn && (
      <Button danger onClick={() => onShape(null)}>
        删除轮廓
      </Button>
    )}
  </div>
);

function hintOf(name: string | undefined, isDrawn: boolean): string {
  if (!name) return '在左侧或图上选择房间。';
  return isDrawn
    ? `${name}：拖动圆点调整，虚点可加点；选中点后用方向键微调（Shift 加速），Delete 删除点。`
    : `正在绘制 ${name}：在图上依次点击各个角，点击第一个点或按 Enter 完成，Backspace 退一点。`;
}

const zooms = [100, 150, 200, 300];
export const Zoom = ({ value, onChange }: { value: number; onChange: (zoom: number) => void }) => (
  <span className="row">
    <Button aria-label="缩小" disabled={value === zooms[0]} onClick={() => onChange(zooms.findLast((zoom) => zoom < value) ?? value)}>
      −
    </Button>
    <span className="plan-zoom">{value}%</span>
    <Button aria-label="放大" disabled={value === zooms.at(-1)} onClick={() => onChange(zooms.find((zoom) => zoom > value) ?? value)}>
      ＋
    </Button>
  </span>
);
