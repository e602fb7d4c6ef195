import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The reason why a workbook is refused; the contract has the text for each. */
export type SheetFault =
  | 'wrongType'
  | 'broken'
  | 'locked'
  | 'macros'
  | 'external'
  | 'unsafe'
  | 'formula'
  | 'inflated'
  | 'tooManyParts'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooSlow';
export class SheetRefused extends Error {
  readonly fault: SheetFault;
  readonly cell: string;
  constructor(fault: SheetFault, cell = '') {
    super(fault);
    this.fault = fault;
    this.cell = cell;
  }
}
const refuse = (fault: SheetFault, cell?: string): never => {
  throw new SheetRefused(fault, cell);
};

type ArchiveLimits = { inflated: number; perKind: number };
const mostEntries = 300;
/** Size limit of parts other than sheets, which are read into memory completely. */
const wholePart = 40 * 1_048_576;

const isSheet = (name: string) => name.startsWith('xl/worksheets/') && name.endsWith('.xml');
const kindOf = (name: string) => name.replace(/[^/]*$/, '');
const hostile: [RegExp, SheetFault][] = [
  [/vbaproject|\/macrosheets\/|\/activex\/|\/ctrlprops\//i, 'macros'],
  [/\/externallinks\//i, 'external'],
  [/\/embeddings\/|\/oleobject/i, 'unsafe'],
];

/**
 * Checks only the directory of the archive, so that a workbook is refused for the parts and sizes it declares before anything is unpacked.
 */
export async function checkContents(bytes: Buffer, limits: ArchiveLimits): Promise<void> {
  const zip = await opened(bytes);
  await entriesOf(zip, limits).catch(unreadable);
}

/** The parts of a workbook, checked while they are unpacked. */
export type Parts = {
  /** Yields the text of a part piece by piece. */
  pieces(name: string): AsyncGenerator<string>;
  text(name: string): Promise<string>;
  /** Unpacks and checks all parts that have not been read yet, except one, and discards their text. */
  rest(besides?: string): Promise<void>;
};
/** Opens a workbook. No size declared by the archive is trusted; the unpacked bytes are counted. */
export async function openParts(bytes: Buffer, limits: ArchiveLimits): Promise<Parts> {
  const zip = await opened(bytes);
  const entries = new Map((await entriesOf(zip, limits).catch(unreadable)).map((entry) => [entry.fileName, entry]));
  let left = limits.inflated;
  async function* pieces(name: string): AsyncGenerator<string> {
    const entry = entries.get(name);
    entries.delete(name);
    if (!entry || name.endsWith('/')) return;
    const before = left;
    const most = isSheet(name) ? left : Math.min(left, wholePart);
    try {
      for await (const { size, text } of looked(await zip.openReadStreamPromise(entry), name, most)) {
        left = before - size;
        yield text;
      }
    } catch (error) {
      unreadable(error);
    }
  }
  return {
    pieces,
    text: async (name) => (await Array.fromAsync(pieces(name))).join(''),
    async rest(besides) {
      for (const name of entries.keys()) if (name !== besides) for await (const _ of pieces(name));
    },
  };
}

const unreadable = (error: unknown): never => {
  throw error instanceof SheetRefused ? error : new SheetRefused('broken');
};
const opened = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }).catch(unreadable);

async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > mostEntries) refuse('tooManyParts');
  const entries: Entry[] = [];
  const names = new Set<string>();
  const perKind = new Map<string, number>();
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    // with two parts of the same name, the checked part might not be the part that is read
    if (names.has(name.toLowerCase())) refuse('broken');
    names.add(name.toLowerCase());
    if (entry.isEncrypted()) refuse('locked');
    for (const [pattern, fault] of hostile) if (pattern.test(name)) refuse(fault);
    inflated += entry.uncompressedSize;
    if (inflated > limits.inflated) refuse('inflated');
    const count = (perKind.get(kindOf(name)) ?? 0) + 1;
    if (count > limits.perKind) refuse('tooManyParts');
    perKind.set(kindOf(name), count);
    entries.push(entry);
  }
  if (!names.has('[content_types].xml') || !names.has('xl/workbook.xml')) refuse('wrongType');
  return entries;
}

/** Characters kept from the previous chunk, so that a tag split between two chunks is recognized. */
const overlap = 512;
const formula = /<(?:\w+:)?f(?=[\s>/])/;
const lastCell = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3}\d{1,7})"[^>]*>\s*$/;

/**
 * Tells whether the text declares a macro part or a relationship to one. A file extension alone is no sign, because some programs declare
 * all known extensions.
 */
const hasMacros = (name: string, text: string) =>
  (/^\[content_types\]/i.test(name) && /<Override\b[^>]*(?:macroEnabled|vbaProject)/i.test(text)) ||
  (/\.rels$/i.test(name) && /relationships\/(?:vbaProject|xlMacrosheet)/i.test(text));

/** Yields the checked text of a part and the number of bytes unpacked so far; the text of a binary part is empty. */
async function* looked(stream: Readable, name: string, most: number): AsyncGenerator<{ size: number; text: string }> {
  const isText = /\.(xml|rels|vml)$/i.test(name);
  const letters = new StringDecoder('utf8');
  let size = 0;
  let before = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) refuse('inflated');
    const text = isText ? letters.write(chunk) : '';
    if (text) look(before + text, name);
    before = text.slice(-overlap);
    yield { size, text };
  }
}

function look(text: string, name: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse('unsafe');
  if (isSheet(name)) {
    const found = formula.exec(text);
    if (found) refuse('formula', lastCell.exec(text.slice(0, found.index))?.[1]);
  }
  if (hasMacros(name, text)) refuse('macros');
}
