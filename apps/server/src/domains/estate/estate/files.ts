import { estateErrors as errors } from '@park/contract/estate/estate';
import { type Actor, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type FileOwner, keepFiles } from '../../../db/estate-file.ts';
import type { FileService } from '../../kernel/file/index.ts';

type Attached = { kind: 'photo' | 'attachment'; id: string };

/** Returns the photos and attachments of a building or room with fresh links. Deleted files are left out. */
export async function linkAttachments(db: Db, files: FileService, attached: readonly Attached[]) {
  const links = await files.estateLinks(
    db,
    attached.map(({ id }) => id),
  );
  const of = (kind: Attached['kind']) =>
    attached.flatMap((one) => {
      const link = one.kind === kind ? links.get(one.id) : undefined;
      return link ? [link] : [];
    });
  return { photos: of('photo'), attachments: of('attachment') };
}

type AttachmentInput = { photos?: readonly string[] | undefined; attachments?: readonly string[] | undefined };
/** Replaces the photos or attachments of a building or room by the sent list. A list that was not sent stays unchanged. */
export async function storeAttachments(db: Db, actor: Actor, owner: FileOwner, { photos, attachments }: AttachmentInput): Promise<void> {
  if (photos && (await keepFiles(db, actor, owner, { kind: 'photo', ids: photos })) !== photos.length)
    fail(errors.notPicture, { photos: '图片不存在，请重新上传' });
  if (attachments && (await keepFiles(db, actor, owner, { kind: 'attachment', ids: attachments })) !== attachments.length)
    fail(errors.fileGone, { attachments: errors.fileGone.message });
}
