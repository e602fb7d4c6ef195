import { type SheetFault, SheetRefused } from './sheet-archive.ts';
import { streamOf } from './sheet-compound.ts';
import { letters } from './sheet-xml.ts';

/*
 * Checks workbooks in the xls format, which are a series of records in a stream of a compound file. The check runs before a library reads
 * the workbook, because the libraries silently ignore content such as macros, which is refused in an xlsx.
 */
const refuse = (fault: SheetFault, cell?: string): never => {
  throw new SheetRefused(fault, cell);
};

const beginning = 0x0809;
const sheetEntry = 0x0085;
const password = 0x002f;
const link = 0x01ae;
const formulas = new Set([0x0006, 0x0206, 0x0406]);
const kinds = { macroSheet: 0x0040, module: 0x0006 };
/** Link records that point to the workbook itself or to built-in functions. */
const ownLinks = new Set([0x0401, 0x3a01]);
/** The format version of Excel 97. The library hucre can read no older version; another library reads those (see `sheet-thread.ts`). */
const of1997 = 0x0600;

/**
 * Refuses a workbook with macros, a password, external links or formulas. Returns whether it has the format of Excel 97 or an earlier one.
 */
export function checkOld(bytes: Buffer): { isUsual: boolean } {
  const book = streamOf(bytes, ['Workbook', 'Book']) ?? refuse('broken');
  let version: number | undefined;
  for (const { id, body } of recordsOf(book)) {
    if (id === beginning) {
      version ??= at(body, 0);
      const kind = at(body, 2);
      if (kind === kinds.macroSheet || kind === kinds.module) refuse('macros');
    }
    if (id === sheetEntry && [1, 6].includes(body[5] ?? 0)) refuse('macros');
    if (id === password) refuse('locked');
    if (id === link && version === of1997 && !ownLinks.has(at(body, 2))) refuse('external');
    if (formulas.has(id)) refuse('formula', letters(at(body, 2)) + (at(body, 0) + 1));
  }
  return { isUsual: (version ?? refuse('broken')) === of1997 };
}

const at = (body: Buffer, place: number): number => (body.length >= place + 2 ? body.readUInt16LE(place) : 0);

function* recordsOf(book: Buffer): Generator<{ id: number; body: Buffer }> {
  for (let place = 0; place + 4 <= book.length; ) {
    const [id, length] = [book.readUInt16LE(place), book.readUInt16LE(place + 2)];
    // the rest of the stream is padding
    if (id === 0 && length === 0) return;
    yield { id, body: book.subarray(place + 4, place + 4 + length) };
    place += 4 + length;
  }
}
