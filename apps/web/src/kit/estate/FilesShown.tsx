import { PaperClipOutlined } from '@ant-design/icons';
import { estate } from '@park/contract/estate/estate';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { fetched } from '../chunk.ts';
import { saveFile } from '../task-file.ts';
import type { Picture } from '../upload-queue.ts';
import { Thumbs } from '../upload-thumbs.tsx';
import '../upload.css';
import { Later } from '../later.tsx';
import './estate.css';

const Carousel = lazy(() => fetched(import('../upload-carousel.tsx').then((file) => ({ default: file.Carousel }))));
const nothing = () => {};

/** Photos to look at. */
function PhotosShown({ photos }: { photos: readonly Picture[] }) {
  const [at, turn] = useState<number>();
  return (
    <>
      <ul className="thumbs">
        <Thumbs pictures={photos} disabled onMove={nothing} onRemove={nothing} onPreview={turn} />
      </ul>
      <Later>{at !== undefined && <Carousel pictures={photos} at={at} onTurn={turn} onClose={() => turn(undefined)} />}</Later>
    </>
  );
}

/** Papers to fetch. */
const PapersShown = ({ papers }: { papers: readonly Picture[] }) => (
  <ul className="paper-list">
    {papers.map(({ id, name }) => (
      <li key={id}>
        <PaperClipOutlined aria-hidden />
        <Button type="link" size="small" onClick={() => void saveFile(estate.attachment, { id })}>
          {name}
        </Button>
      </li>
    ))}
  </ul>
);

type Files = { photos: readonly Picture[]; attachments: readonly Picture[] };
/** For Descriptions; only where there are any. */
export const filesOf = ({ photos, attachments }: Files = { photos: [], attachments: [] }) => [
  ...(photos.length ? [{ label: '照片', span: 'filled' as const, children: <PhotosShown photos={photos} /> }] : []),
  ...(attachments.length ? [{ label: '附件', span: 'filled' as const, children: <PapersShown papers={attachments} /> }] : []),
];
