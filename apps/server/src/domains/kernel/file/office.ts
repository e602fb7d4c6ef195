import { fromBuffer } from 'yauzl';

const mostEntries = 2_000;
const mostInflated = 100 * 1_048_576;

/**
 * Tells whether an office file may be stored: not huge when unpacked, not encrypted, without macros. Reads only the archive's directory.
 */
export function isSoundArchive(bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return resolve(false);
      let inflated = 0;
      zip.on('entry', ({ fileName, uncompressedSize, generalPurposeBitFlag }) => {
        inflated += uncompressedSize;
        const isLocked = (generalPurposeBitFlag & 1) === 1;
        if (isLocked || inflated > mostInflated || /vbaproject|\/activex\//i.test(fileName)) return resolve(false);
        zip.readEntry();
      });
      zip.on('end', () => resolve(true));
      zip.on('error', () => resolve(false));
      if (zip.entryCount > mostEntries) return resolve(false);
      zip.readEntry();
    });
  });
}

const stream = (name: string) => Buffer.from(name, 'utf16le');

/**
 * Tells whether an xls file is a workbook without macros. Many kinds of document use the same container format (CFB); only a workbook has a
 * main stream named Workbook or Book.
 */
export const isSoundWorkbook = async (bytes: Buffer): Promise<boolean> =>
  (bytes.includes(stream('Workbook')) || bytes.includes(stream('Book'))) && !bytes.includes(stream('_VBA_PROJECT'));
