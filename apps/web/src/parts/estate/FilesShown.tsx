import { PaperClipOutlined } from '@ant-design/icons';
import { estate } from '@park/contract/estate/estate';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { fetched } from '../../kit/api/chunk.ts';
import { saveFile } from '../../kit/api/download.ts';
import type { Picture } from '../../kit/upload/queue.ts';
import { Thumbs } from '../../kit/upload/thumbs.tsx';
import '../../kit/upload/upload.css';
import { LoadingBoundary } from '../../kit/feedback/loading.tsx';
import './estate.css';

const Carousel = lazy(() => fetched(import('../../kit/upload/carousel.tsx').then((file) => ({ default: file.Carousel }))));
const noop = () => {};

/** Shows photos that open in a carousel. */
function PhotosShown({ photos }: { photos: readonly Picture[] }) {
  const [at, turn] = useState<number>();
  return (
    <>
      <ul className="thumbs">
        <Thumbs pictures={photos} disabled onMove={noop} onRemove={noop} onPreview={turn} />
      </ul>
      <LoadingBoundary>
        {at !== undefined && <Carousel pictures={photos} at={at} onTurn={turn} onClose={() => turn(undefined)} />}
      </LoadingBoundary>
    </>
  );
}

/** Shows documents with download links. */
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
/** Builds the items of antd's Descriptions; empty without files. */
export const filesOf = ({ photos, attachments }: Files = { photos: [], attachments: [] }) => [
  ...(photos.length ? [{ label: '照片', span: 'filled' as const, children: <PhotosShown photos={photos} /> }] : []),
  ...(attachments.length ? [{ label: '附件', span: 'filled' as const, children: <PapersShown papers={attachments} /> }] : []),
];
