import { Field } from '../../kit/form/form.tsx';
import { FileUpload } from '../../kit/upload/file-upload.tsx';
import { ImageUpload } from '../../kit/upload/image-upload.tsx';
import type { Picture } from '../../kit/upload/queue.ts';
import { useNamedFiles } from './file-names.ts';

type Known = { photos: readonly Picture[]; attachments: readonly Picture[] };
const none: Known = { photos: [], attachments: [] };

/** Photos and papers of a building or a room. */
export const FileFields = ({ known = none }: { known?: Known | undefined }) => (
  <>
    <Field name="photos" label="照片">
      <Photos known={known.photos} />
    </Field>
    <Field name="attachments" label="附件">
      <FileUpload known={known.attachments} />
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
