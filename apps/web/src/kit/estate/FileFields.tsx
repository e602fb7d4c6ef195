import { PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress, Upload } from 'antd';
import { useRef, useState } from 'react';
import { Field } from '../form.tsx';
import { ImageUpload } from '../upload.tsx';
import { type Picture, useUploadQueue } from '../upload-queue.ts';
import { useNamedFiles } from './file-names.ts';
import './estate.css';

type Known = { photos: readonly Picture[]; attachments: readonly Picture[] };
const none: Known = { photos: [], attachments: [] };

/** Photos and papers of a building or a room. */
export const FileFields = ({ known = none }: { known?: Known | undefined }) => (
  <>
    <Field name="photos" label="照片">
      <Photos known={known.photos} />
    </Field>
    <Field name="attachments" label="附件">
      <Papers known={known.attachments} />
    </Field>
  </>
);

type FilesProps = { id?: string; value?: string[] | null; onChange?: (urls: string[]) => void; known: readonly Picture[] };
function Photos({ id, value, onChange, known }: FilesProps) {
  const { files, remember } = useNamedFiles(known, value, '照片');
  const change = (next: Picture[]) => {
    remember(next);
    onChange?.(next.map(({ url }) => url));
  };
  return <ImageUpload {...(id && { id })} value={files} onChange={change} count={10} />;
}

const types = ['pdf', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'];
const limits = { count: 20, megabytes: 10 };
function problemOf({ name, size }: File): string | undefined {
  if (!types.includes(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '')) return `上传文件只能是 ${types.join('、')} 格式`;
  if (size === 0) return '上传文件大小不能小于0KB';
  return size > limits.megabytes * 1_048_576 ? `上传文件大小不能超过${limits.megabytes}MB` : undefined;
}

function Papers({ id, value, onChange, known }: FilesProps) {
  const { files, remember } = useNamedFiles(known, value, '附件');
  // several may arrive before the form has drawn the first
  const latest = useRef<string[]>(undefined);
  const [problems, setProblems] = useState<string[]>([]);
  const set = (urls: string[]) => {
    latest.current = urls;
    onChange?.(urls);
  };
  const queue = useUploadQueue((stored) => {
    remember([stored]);
    set([...(latest.current ?? value ?? []), stored.url]);
  }, 'paper');
  const room = limits.count - files.length - queue.pending.length;
  const take = (chosen: readonly File[]) => {
    const good = chosen.filter((file) => !problemOf(file));
    const found = chosen.flatMap((file) => problemOf(file) ?? []);
    setProblems([...new Set(good.length > room ? [...found, `最多上传${limits.count}个文件`] : found)]);
    queue.add(good.slice(0, Math.max(room, 0)));
  };
  return (
    <div className="stack">
      {room > 0 && (
        <Upload
          {...(id && { id })}
          multiple
          showUploadList={false}
          accept={{ format: types.map((type) => `.${type}`).join(','), filter: 'native' }}
          beforeUpload={(file, all) => {
            if (file === all[0]) take(all);
            return false;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />}>上传附件</Button>
        </Upload>
      )}
      <span className="muted">
        支持 {types.join('、')} 格式，单个不超过 {limits.megabytes}MB，最多 {limits.count} 个
      </span>
      <ul className="paper-list">
        {files.map(({ id: key, url, name }) => (
          <li key={key}>
            <PaperClipOutlined aria-hidden />
            <span>{name}</span>
            <Remove name={name} onClick={() => set((value ?? []).filter((other) => other !== url))} />
          </li>
        ))}
        {queue.pending.map((entry) => (
          <li key={entry.key}>
            <PaperClipOutlined aria-hidden />
            <span>{entry.file.name}</span>
            {entry.error ? (
              <span className="paper-error" role="alert">
                {entry.error}
              </span>
            ) : (
              <Progress type="circle" size={16} percent={entry.percent} aria-label={`正在上传：${entry.file.name}`} />
            )}
            <Remove name={entry.file.name} onClick={() => queue.cancel(entry)} />
          </li>
        ))}
      </ul>
      <div className="paper-error" role="alert">
        {problems.join('；')}
      </div>
    </div>
  );
}

const Remove = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button type="link" size="small" danger aria-label={`移除：${name}`} onClick={onClick}>
    移除
  </Button>
);
