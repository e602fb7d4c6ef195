import { CloseOutlined, EyeOutlined, LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Progress, Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { useDragOrder } from '../table/order.tsx';
import type { Pending, Picture } from './queue.ts';
import { StoredImage } from './stored-image.tsx';

type ActionProps = { label: string; icon: ReactElement; disabled?: boolean; onClick: () => void };
const Action = ({ label, ...button }: ActionProps) => (
  <Button type="text" size="small" className="thumb-action" aria-label={label} title={label.split('：')[0]} {...button} />
);

type ThumbsProps = {
  pictures: readonly Picture[];
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (picture: Picture) => void;
  onPreview: (at: number) => void;
};
/** Renders the stored pictures in their order. */
export function Thumbs({ pictures, disabled, onMove, onRemove, onPreview }: ThumbsProps) {
  const { drag, grab } = useDragOrder(onMove);
  const isSortable = !disabled && pictures.length > 1;
  return pictures.map((picture, at) => (
    <li
      key={picture.id}
      className="thumb"
      data-sortable
      data-dragged={drag?.from === at || undefined}
      data-over={(drag && drag.from !== at && drag.over === at) || undefined}
      onPointerDown={isSortable ? (event) => grab(at, event) : undefined}
    >
      <StoredImage picture={picture} />
      <div className="thumb-actions">
        {isSortable && (
          <Action label={`前移：${picture.name}`} icon={<LeftOutlined />} disabled={at === 0} onClick={() => onMove(at, at - 1)} />
        )}
        <Action label={`预览：${picture.name}`} icon={<EyeOutlined />} onClick={() => onPreview(at)} />
        {!disabled && <Action label={`移除：${picture.name}`} icon={<CloseOutlined />} onClick={() => onRemove(picture)} />}
        {isSortable && (
          <Action
            label={`后移：${picture.name}`}
            icon={<RightOutlined />}
            disabled={at === pictures.length - 1}
            onClick={() => onMove(at, at + 1)}
          />
        )}
      </div>
    </li>
  ));
}

type PendingThumbProps = { entry: Pending; onRetry: () => void; onCancel: () => void };
/** Renders a picture that is being sent, with its progress, or its error and a retry button. */
export function PendingThumb({ entry: { file, preview, percent, error }, onRetry, onCancel }: PendingThumbProps) {
  return (
    <li className="thumb thumb-pending" data-failed={error ? true : undefined}>
      <img src={preview} alt={file.name} draggable={false} />
      {error ? (
        <Tooltip title={error}>
          <span className="thumb-error" role="alert">
            {error}
          </span>
        </Tooltip>
      ) : (
        <Progress percent={percent} size="small" showInfo={false} aria-label={`正在上传：${file.name}`} />
      )}
      <div className="thumb-actions">
        {error && <Action label={`重试：${file.name}`} icon={<ReloadOutlined />} onClick={onRetry} />}
        <Action label={`${error ? '移除' : '取消上传'}：${file.name}`} icon={<CloseOutlined />} onClick={onCancel} />
      </div>
    </li>
  );
}
