import { useState } from 'react';
import { Field } from '../../kit/form/form.tsx';
import { FileUpload } from '../../kit/upload/file-upload.tsx';
import { ImageUpload } from '../../kit/upload/image-upload.tsx';
import type { Picture } from '../../kit/upload/queue.ts';

type StoredFiles = { photos: readonly Picture[]; attachments: readonly Picture[] };
const noFiles: StoredFiles = { photos: [], attachments: [] };

/** Renders the form fields for photos and documents of a building or a room. */
export const FileFields = ({ stored = noFiles }: { stored?: StoredFiles | undefined }) => (
  <>
    <Field name="photos" label="照片">
      <Photos stored={stored.photos} />
    </Field>
    <Field name="attachments" label="附件">
      <FileUpload storedFiles={stored.attachments} />
    </Field>
  </>
);

type FilesProps = { id?: string; value?: string[] | null; onChange?: (urls: string[]) => void; stored: readonly Picture[] };
function Photos({ id, value, onChange, stored }: FilesProps) {
  const { files, remember } = useNamedFiles(stored, value, '照片');
  const change = (next: Picture[]) => {
    remember(next);
    onChange?.(next.map(({ url }) => url));
  };
  return <ImageUpload {...(id && { id })} value={files} onChange={change} count={10} />;
}

/** Returns the file id in an address. The id stays the same when the server signs the address again. */
const fileIn = (url: string) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(url)?.[0] ?? url;

/**
 * Returns the files of a form field with their names. The form keeps only the addresses, as its call expects, so the names are kept here.
 */
function useNamedFiles(stored: readonly Picture[], urls: readonly string[] | null | undefined, unnamed: string) {
  const [added, add] = useState<readonly Picture[]>([]);
  const names = new Map([...stored, ...added].map(({ url, name }) => [fileIn(url), name]));
  const files = (urls ?? []).map((url) => ({ id: fileIn(url), url, name: names.get(fileIn(url)) ?? unnamed }));
  return { files, remember: (next: readonly Picture[]) => add((now) => [...now, ...next]) };
}
