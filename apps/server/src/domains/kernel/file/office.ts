import { open as openFile } from 'node:fs/promises';
import { open } from 'yauzl';

const mostEntries = 2_000;
const mostInflated = 100 * 1_048_576;

/**
 * Tells whether an office file may be stored: not huge when unpacked, not encrypted, without macros. Reads only the archive's directory.
 */
export function isSoundArchive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    open(path, { lazyEntries: true, validateEntrySizes: true, autoClose: false }, (error, zip) => {
      if (error) return resolve(false);
      const answer = (isSound: boolean) => {
        zip.close();
        resolve(isSound);
      };
      let inflated = 0;
      zip.on('entry', ({ fileName, uncompressedSize, generalPurposeBitFlag }) => {
        inflated += uncompressedSize;
        const isLocked = (generalPurposeBitFlag & 1) === 1;
        if (isLocked || inflated > mostInflated || /vbaproject|\/activex\//i.test(fileName)) return answer(false);
        zip.readEntry();
      });
      zip.on('end', () => answer(true));
      zip.on('error', () => answer(false));
      if (zip.entryCount > mostEntries) return answer(false);
      zip.readEntry();
    });
  });
}

const utf16 = (name: string) => Buffer.from(name, 'utf16le');
const [main, older, macros] = [utf16('Workbook'), utf16('Book'), utf16('_VBA_PROJECT')];

const piece = 65_536;
/** A name that begins in one piece of the file and ends in the next is shorter than this. */
const overlap = macros.length;

/**
 * Tells whether an xls file is a workbook without macros. Many kinds of document use the same container format (CFB); only a workbook has a
 * main stream named Workbook or Book. The file is read piece by piece into the same memory.
 */
export async function isSoundWorkbook(path: string): Promise<boolean> {
  const memory = Buffer.alloc(overlap + piece);
  const file = await openFile(path);
  try {
    let isWorkbook = false;
    for (let kept = 0; ; ) {
      const { bytesRead } = await file.read(memory, kept, piece);
      if (bytesRead === 0) return isWorkbook;
      const read = memory.subarray(0, kept + bytesRead);
      if (read.includes(macros)) return false;
      isWorkbook ||= read.includes(main) || read.includes(older);
      kept = Math.min(overlap, read.length);
      read.copy(memory, 0, read.length - kept);
    }
  } finally {
    await file.close();
  }
}
