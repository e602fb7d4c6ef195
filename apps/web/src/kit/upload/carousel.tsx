import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { PageModal } from '../feedback/dialog.tsx';
import type { Picture } from './queue.ts';
import { StoredImage } from './stored-image.tsx';

type CarouselProps = { pictures: readonly Picture[]; at: number; onTurn: (at: number) => void; onClose: () => void };

const nextIndex = (at: number, by: number, count: number) => (at + by + count) % count;

/** V086: shows the large picture with arrows to the other pictures; the first follows the last. */
export function Carousel({ pictures, at, onTurn, onClose }: CarouselProps) {
  const shown = pictures[at];
  const turn = (by: number) => onTurn(nextIndex(at, by, pictures.length));
  // the dialog opens with the focus on its close button, and the arrow keys should work from there too
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by) onTurn(nextIndex(at, by, pictures.length));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, pictures.length, onTurn]);
  if (!shown) return null;
  return (
    <PageModal title="图片预览" open width="60%" centered footer={null} onCancel={onClose}>
      <div className="carousel">
        <StoredImage key={shown.id} className="carousel-image" picture={shown} />
        {pictures.length > 1 && (
          <>
            <Button className="carousel-back" shape="circle" aria-label="上一张" icon={<LeftOutlined />} onClick={() => turn(-1)} />
            <Button className="carousel-on" shape="circle" aria-label="下一张" icon={<RightOutlined />} onClick={() => turn(1)} />
          </>
        )}
      </div>
      <div className="carousel-name" aria-live="polite">
        {shown.name}（{at + 1}/{pictures.length}）
      </div>
    </PageModal>
  );
}
