import { fileErrors as errors, file } from '@park/contract/kernel/file';
import { fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { FileService, Link } from './index.ts';
import { kinds } from './kinds.ts';
import { opened } from './queries.ts';

/** Tells whether a file may be shown inline. Only re-encoded pictures are safe; everything else is sent as a download. */
const isInline = (mime: string) => Object.values(kinds).some((kind) => kind.mime === mime && 'redraw' in kind);

export const fileModule = (files: FileService) =>
  implement(file, {
    async upload(context, { needAuth }) {
      const list = await files.keep(context, { purpose: 'image', needAuth });
      return { ...(list[0] as Link), list };
    },

    async store(context, { needAuth }) {
      // the platform operator has no applications and no estate, so its people can attach a document nowhere (decision 0024)
      const purpose = context.actor.side === 'platform' ? 'image' : 'document';
      const list = await files.keep(context, { purpose, needAuth });
      return { ...(list[0] as Link), list };
    },

    info: async ({ db }, { fileUrl: id }) => (await files.describe(db, id)) ?? fail(errors.gone),

    link: async ({ db }, { fileUrl: id }) => (await files.links(db, [id])).get(id) ?? fail(errors.gone),

    async read(context, { id, e, s }) {
      const isSigned = e !== undefined && s !== undefined;
      const proof = isSigned ? (files.proofIn(id, e, s) ?? fail(errors.badLink)) : null;
      const found = (await opened(context.db, id, proof, e ?? null)) ?? fail(errors.gone);
      if (found.isExpired) fail(errors.badLink);
      context.pause();
      const stored = (await files.open(found.storageKey)) ?? fail(errors.gone);
      const { content, size } = stored;
      return { name: found.name, type: found.mime, content, size, isInline: isInline(found.mime), maxAge: 600 };
    },
  });
