import { documentLimits, documentTexts as documentWords, imageLimits, imageTexts } from '@park/contract/kernel/file';
import { isSoundArchive, isSoundWorkbook } from './office.ts';

/** Handling of a file whose type is known: pictures are re-encoded, other files are checked and stored unchanged. */
type Handling = { redraw: 'png' | 'jpg' } | { isSound: (path: string) => Promise<boolean> };
export type Kind = Handling & {
  /** The MIME type that the library file-type detects from the first bytes. */
  sniffed: string;
  /** The MIME type with which the file is served. */
  mime: string;
  extensions: readonly string[];
};

const office = 'application/vnd.openxmlformats-officedocument';
export const kinds = {
  png: { sniffed: 'image/png', mime: 'image/png', extensions: ['png'], redraw: 'png' },
  jpg: { sniffed: 'image/jpeg', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], redraw: 'jpg' },
  pdf: { sniffed: 'application/pdf', mime: 'application/pdf', extensions: ['pdf'], isSound: async () => true },
  xls: { sniffed: 'application/x-cfb', mime: 'application/vnd.ms-excel', extensions: ['xls'], isSound: isSoundWorkbook },
  xlsx: {
    sniffed: `${office}.spreadsheetml.sheet`,
    mime: `${office}.spreadsheetml.sheet`,
    extensions: ['xlsx'],
    isSound: isSoundArchive,
  },
  docx: {
    sniffed: `${office}.wordprocessingml.document`,
    mime: `${office}.wordprocessingml.document`,
    extensions: ['docx'],
    isSound: isSoundArchive,
  },
} as const satisfies Record<string, Kind>;

const documentTexts = { ...documentWords, tooManyPixels: imageTexts.tooManyPixels };
export type Texts = typeof documentTexts;
export type Limits = { kinds: readonly (keyof typeof kinds)[]; maxSize: number; count: number; texts: Texts };

/** The file types and limits of each purpose. The call that takes the file names the purpose, never the client. */
export const purposes = {
  image: { kinds: ['png', 'jpg'], maxSize: imageLimits.maxSize, count: imageLimits.count, texts: imageTexts },
  sheet: {
    kinds: ['xls', 'xlsx'],
    maxSize: 10_240,
    count: 1,
    texts: { ...documentTexts, empty: '上传模板大小不能小于0KB', wrongType: '上传模板只能是 xls、xlsx格式' },
  },
  document: { kinds: ['pdf', 'docx', 'xls', 'xlsx', 'png', 'jpg'], maxSize: documentLimits.maxSize, count: 10, texts: documentTexts },
} as const satisfies Record<string, Limits>;
export type Purpose = keyof typeof purposes;
