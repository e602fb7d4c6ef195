import { documentLimits, documentTexts as documentWords, imageLimits, imageTexts } from '@park/contract/kernel/file';
import { isSoundArchive, isSoundWorkbook } from './office.ts';

/** How bytes are looked at once they are known to be of a kind: drawn anew, or checked and kept as they are. */
type Handling = { redraw: 'png' | 'jpg' } | { isSound: (bytes: Buffer) => Promise<boolean> };
export type Kind = Handling & {
  /** What the first bytes say, in the words of file-type. */
  sniffed: string;
  /** What the file is served as. */
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

/** What each purpose takes. The purpose is named by the call that takes the file, never by who sends it. */
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
