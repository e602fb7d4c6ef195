import { PlusOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { type CSSProperties, lazy, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { fetched } from '../api/chunk.ts';
import { LoadingBoundary } from '../feedback/loading.tsx';
import { moved } from '../table/order.tsx';
import { hintOf, type ImageLimits, limitsOf, sizeProblem, tooMany, typeProblem } from './limits.ts';
import { type Picture, useUploadQueue } from './queue.ts';
import { PendingThumb, Thumbs } from './thumbs.tsx';
import './upload.css';

const CropDialog = lazy(() => fetched(import('./crop.tsx').then((file) => ({ default: file.CropDialog }))));
const Carousel = lazy(() => fetched(import('./carousel.tsx').then((file) => ({ default: file.Carousel }))));

type ImageUploadProps = Partial<ImageLimits> & {
  /** Supplied by Form.Item. */
  id?: string;
  /** Supplied by Form.Item, which focuses the field through it. */
  ref?: Ref<{ focus(): void }>;
  value?: Picture[] | null;
  onChange?: (value: Picture[]) => void;
  disabled?: boolean;
  /** Side length in pixels of the square to cut out of each picture before it is sent, for logos and portraits. */
  crop?: number;
  /** Text in place of the limits, for a form with its own explanation. */
  hint?: string;
  /** Side length in pixels of the previews. */
  side?: number;
  /** Stores the pictures publicly readable, for content shown before the sign-in. */
  isPublic?: boolean;
};

/** Renders a form field for pictures: chosen or dropped, sent one after another, ordered by dragging, and viewed in a carousel. */
export function ImageUpload({
  id,
  ref,
  value,
  onChange,
  disabled = false,
  crop,
  hint,
  side = 102,
  isPublic = false,
  ...limitOptions
}: ImageUploadProps) {
  const limits = limitsOf(limitOptions);
  const pictures = value ?? [];
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = value ?? [];
  }, [value]);
  const adding = useRef<HTMLLIElement>(null);
  // the input of antd's upload is hidden, so its button takes the focus
  useImperativeHandle(ref, () => ({ focus: () => adding.current?.querySelector<HTMLElement>('[role="button"]')?.focus() }), []);
  const [problems, setProblems] = useState<string[]>([]);
  const [cropping, setCropping] = useState<File>();
  const [preview, setPreview] = useState<number>();

  const set = (next: Picture[]) => {
    // a second upload may finish before the form has rendered the first, so the latest list is kept in a ref
    latest.current = next;
    onChange?.(next);
  };
  const queue = useUploadQueue((picture) => set([...latest.current, picture]), isPublic ? 'publicPicture' : 'picture');
  const room = limits.count - pictures.length - queue.pending.length;

  function take(chosen: readonly File[]) {
    const problemOf = (file: File) => typeProblem(file, limits) ?? (crop && file.size > 0 ? undefined : sizeProblem(file, limits));
    const good = chosen.filter((file) => !problemOf(file));
    const found = chosen.flatMap((file) => problemOf(file) ?? []);
    setProblems([...new Set(good.length > room ? [...found, tooMany(limits)] : found)]);
    const taken = good.slice(0, Math.max(room, 0));
    if (crop) setCropping(taken[0]);
    else queue.add(taken);
  }

  function cut(file: File) {
    setCropping(undefined);
    const problem = sizeProblem(file, limits);
    setProblems(problem ? [problem] : []);
    if (!problem) queue.add([file]);
  }

  return (
    <div className="image-upload" style={{ '--thumb': `${side}px` } as CSSProperties}>
      <ul className="thumbs">
        <Thumbs
          pictures={pictures}
          disabled={disabled}
          onMove={(from, to) => set(moved(pictures, from, to))}
          onRemove={(picture) => set(pictures.filter((other) => other.id !== picture.id))}
          onPreview={setPreview}
        />
        {queue.pending.map((entry) => (
          <PendingThumb key={entry.key} entry={entry} onRetry={() => queue.retry(entry)} onCancel={() => queue.cancel(entry)} />
        ))}
        {!disabled && room > 0 && (
          <li className="thumb-add" ref={adding}>
            <Upload
              {...(id && { id })}
              hasControlInside={false}
              listType="picture-card"
              showUploadList={false}
              multiple={!crop && limits.count > 1}
              // `native` only limits the choice in the file dialog; a wrong file is then refused with a message instead of being dropped
              // silently
              accept={{ format: limits.types.map((type) => `.${type}`).join(','), filter: 'native' }}
              beforeUpload={(file, all) => {
                if (file === all[0]) take(all);
                return false;
              }}
            >
              <span>
                <PlusOutlined />
                上传图片
              </span>
            </Upload>
          </li>
        )}
      </ul>
      <div className="image-upload-hint">{hint ?? hintOf(limits)}</div>
      <div className="image-upload-problems" role="alert">
        {problems.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
      <LoadingBoundary>
        {crop && cropping && <CropDialog file={cropping} size={crop} onDone={cut} onClose={() => setCropping(undefined)} />}
        {preview !== undefined && <Carousel pictures={pictures} at={preview} onTurn={setPreview} onClose={() => setPreview(undefined)} />}
      </LoadingBoundary>
    </div>
  );
}
