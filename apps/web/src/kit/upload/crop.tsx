import { Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PageModal } from '../feedback/dialog.tsx';
import { unreadable } from './limits.ts';

/** Side length of the crop window on the screen, in pixels. */
const windowSize = 320;
const keyStep = 8;
const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

type CropDialogProps = { file: File; size: number; onDone: (file: File) => void; onClose: () => void };

/** Lets the user cut a square out of a picture: dragging or arrow keys move it, the slider enlarges it. */
export function CropDialog({ file, size, onDone, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number }>(undefined);
  const [image, setImage] = useState<ImageBitmap | 'unreadable'>();
  const [view, setView] = useState<View>({ zoom: 1, x: 0, y: 0 });
  const [isCutting, setCutting] = useState(false);
  const opened = image === 'unreadable' ? undefined : image;

  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (isLeft) return bitmap.close();
        setImage(bitmap);
        setView(initialView(bitmap));
      },
      () => setImage('unreadable'),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);

  useEffect(() => {
    if (opened && canvas.current) drawView(canvas.current, opened, view);
  }, [opened, view]);

  const pan = (right: number, down: number) =>
    opened &&
    setView((now) => {
      const scale = sideOf(opened, now) / windowSize;
      return clampView(opened, { ...now, x: now.x - right * scale, y: now.y - down * scale });
    });
  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    dragStart.current = { x: clientX, y: clientY };
  };
  const drag = ({ buttons, clientX, clientY }: PointerEvent) => {
    if (buttons !== 1 || !dragStart.current) return;
    pan(clientX - dragStart.current.x, clientY - dragStart.current.y);
    dragStart.current = { x: clientX, y: clientY };
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    pan(...arrow);
  };

  async function cut(from: ImageBitmap) {
    setCutting(true);
    const drawn = new OffscreenCanvas(size, size);
    drawView(drawn, from, view);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    onDone(new File([await drawn.convertToBlob({ type, quality: 0.92 })], file.name, { type }));
  }

  return (
    <PageModal
      title="裁剪图片"
      open
      width={450}
      okText="确定"
      cancelText="取消"
      mask={{ closable: false }}
      okButtonProps={{ disabled: !opened }}
      confirmLoading={isCutting}
      onOk={() => opened && void cut(opened)}
      onCancel={onClose}
    >
      {image === 'unreadable' ? (
        <p role="alert">{unreadable}</p>
      ) : (
        <div className="crop">
          <button
            type="button"
            className="crop-window"
            aria-label="拖动或按方向键移动图片"
            onPointerDown={grab}
            onPointerMove={drag}
            onKeyDown={press}
          >
            <canvas ref={canvas} width={windowSize} height={windowSize} />
          </button>
          <div className="crop-zoom">
            <span>缩放</span>
            <Slider
              min={1}
              max={maxZoom}
              step={0.05}
              value={view.zoom}
              onChange={(zoom) => opened && setView((now) => clampView(opened, { ...now, zoom }))}
              tooltip={{ formatter: (zoom) => `${Math.round((zoom ?? 1) * 100)}%` }}
              ariaLabelForHandle="缩放"
            />
          </div>
        </div>
      )}
    </PageModal>
  );
}

function drawView(canvas: HTMLCanvasElement | OffscreenCanvas, image: ImageBitmap, view: View) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) return;
  const { x, y, side } = areaOf(image, view);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Position of the square window on the picture: the magnification, and the centre in pixels of the picture. */
type View = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };
const maxZoom = 4;

/** Returns the side of the visible square in pixels of the picture; at zoom 1 it equals the shorter side. */
const sideOf = ({ width, height }: Size, { zoom }: View) => Math.min(width, height) / zoom;

/** Clamps a view so that the window never reaches beyond the picture. */
export function clampView(size: Size, view: View): View {
  const zoom = Math.min(maxZoom, Math.max(1, view.zoom));
  const half = sideOf(size, { ...view, zoom }) / 2;
  const clamp = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { zoom, x: clamp(view.x, size.width), y: clamp(view.y, size.height) };
}

/** Returns the first view of a picture: centred, with its whole shorter side visible. */
export const initialView = ({ width, height }: Size): View => ({ zoom: 1, x: width / 2, y: height / 2 });

/** Returns the visible square in pixels of the picture. */
export function areaOf(size: Size, view: View): { x: number; y: number; side: number } {
  const side = sideOf(size, view);
  return { x: view.x - side / 2, y: view.y - side / 2, side };
}
