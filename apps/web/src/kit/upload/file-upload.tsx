import { CloseOutlined, PaperClipOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FileButton } from './file-button.tsx';
import { documentHint, documentLimitsOf, documentProblem, tooManyDocuments } from './limits.ts';
import { type Picture, useUploadQueue } from './queue.ts';
import './upload.css';

type FileUploadProps = {
  /** Supplied by Form.Item. */
  id?: string;
  /** Ids of stored files. */
  value?: string[] | null;
  onChange?: (ids: string[]) => void;
  /** Names of the files stored earlier. */
  storedFiles?: readonly Pick<Picture, 'id' | 'name'>[];
  count?: number;
};

/** Renders a form field for documents: chosen one or many at a time and sent one after another; its value is the list of their ids. */
export function FileUpload({ id, value, onChange, storedFiles = [], count = 20 }: FileUploadProps) {
  const limits = documentLimitsOf(count);
  const ids = value ?? [];
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = value ?? [];
  }, [value]);
  const [names, setNames] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<string[]>([]);
  const set = (next: string[]) => {
    // a second upload may finish before the form has rendered the first, so the latest list is kept in a ref
    latest.current = next;
    onChange?.(next);
  };
  const queue = useUploadQueue(({ id: stored, name }) => {
    setNames((now) => ({ ...now, [stored]: name }));
    set([...latest.current, stored]);
  }, 'paper');
  const room = count - ids.length - queue.pending.length;
  const nameOf = (file: string) => names[file] ?? storedFiles.find((one) => one.id === file)?.name ?? '附件';

  function take(chosen: readonly File[]) {
    const good = chosen.filter((file) => !documentProblem(file, limits));
    const found = chosen.flatMap((file) => documentProblem(file, limits) ?? []);
    setProblems([...new Set(good.length > room ? [...found, tooManyDocuments(limits)] : found)]);
    queue.add(good.slice(0, Math.max(room, 0)));
  }

  return (
    <div className="file-upload">
      {room > 0 && (
        <FileButton {...(id && { id })} label="附件" types={limits.types} isMany={count > 1} onChoose={take} icon={<UploadOutlined />}>
          上传附件
        </FileButton>
      )}
      <div className="image-upload-hint">{documentHint(limits)}</div>
      <div className="image-upload-problems" role="alert">
        {problems.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
      <ul className="file-list">
        {ids.map((file) => (
          <li key={file}>
            <PaperClipOutlined aria-hidden />
            <span>{nameOf(file)}</span>
            <Button
              type="text"
              size="small"
              aria-label={`移除：${nameOf(file)}`}
              icon={<CloseOutlined />}
              onClick={() => set(ids.filter((other) => other !== file))}
            />
          </li>
        ))}
        {queue.pending.map((entry) => (
          <li key={entry.key}>
            <PaperClipOutlined aria-hidden />
            <span>{entry.file.name}</span>
            {entry.error ? (
              <>
                <span className="image-upload-problems" role="alert">
                  {entry.error}
                </span>
                <Button
                  type="text"
                  size="small"
                  aria-label={`重新上传：${entry.file.name}`}
                  icon={<ReloadOutlined />}
                  onClick={() => queue.retry(entry)}
                />
              </>
            ) : (
              <Progress percent={entry.percent} size="small" aria-label={`正在上传：${entry.file.name}`} />
            )}
            <Button
              type="text"
              size="small"
              aria-label={`取消：${entry.file.name}`}
              icon={<CloseOutlined />}
              onClick={() => queue.cancel(entry)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
