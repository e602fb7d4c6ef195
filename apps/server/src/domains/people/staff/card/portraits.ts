import type { Db } from '../../../../db/database.ts';
import type { FileService } from '../../../kernel/file/index.ts';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a function that replaces the file ids of portraits by links, as far as the reader may see the files. */
export const portraits =
  (files: Pick<FileService, 'links'>) =>
  async <Row extends { headPortaitUrl: string | null }>(db: Db, rows: readonly Row[]): Promise<Row[]> => {
    const named = rows.flatMap(({ headPortaitUrl }) => (headPortaitUrl && id.test(headPortaitUrl) ? [headPortaitUrl] : []));
    if (named.length === 0) return rows.map((row) => ({ ...row, headPortaitUrl: null }));
    const links = await files.links(db, [...new Set(named)]);
    return rows.map((row) => ({ ...row, headPortaitUrl: links.get(row.headPortaitUrl ?? '')?.url ?? null }));
  };

export type Portraits = ReturnType<typeof portraits>;
