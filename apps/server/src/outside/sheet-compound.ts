import { SheetRefused } from './sheet-archive.ts';

/*
 * Reads a compound file (CFB), which stores streams in pieces and has a table that says which piece follows which. No number in it is
 * trusted.
 */
const lastPiece = 0xffff_fffe;
const listedInHead = 109;
const entrySize = 128;
const smallPiece = 64;

const broken = (): never => {
  throw new SheetRefused('broken');
};

type Pieces = { size: number; most: number; piece(n: number): Buffer };
function piecesOf(bytes: Buffer, size: number, from: number): Pieces {
  const piece = (n: number) => {
    const start = from + n * size;
    return start < bytes.length ? bytes.subarray(start, start + size) : broken();
  };
  return { size, most: Math.ceil(bytes.length / size), piece };
}

const numbersIn = (bytes: Buffer) => Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(4 * at));

/** Returns the bytes of the chain of pieces that begins at `start`. */
function chained(start: number, next: readonly number[], { most, piece }: Pieces): Buffer {
  const parts: Buffer[] = [];
  for (let n = start; n < lastPiece; n = next[n] ?? lastPiece) {
    if (parts.length > most) broken();
    parts.push(piece(n));
  }
  return Buffer.concat(parts);
}

/**
 * Returns the table of all chains. The table itself is stored in pieces: the numbers of its first 109 pieces are in the head of the file,
 * the numbers of further pieces in a chain of lists.
 */
function tableOf(head: readonly number[], pieces: Pieces): number[] {
  const places = head.slice(19, 19 + listedInHead);
  for (let n = head[17] ?? lastPiece, turn = 0; n < lastPiece; turn++) {
    if (turn > pieces.most) broken();
    const list = numbersIn(pieces.piece(n));
    n = list.pop() ?? lastPiece;
    places.push(...list);
  }
  const used = places.filter((place) => place < lastPiece);
  // a table larger than the file would only use up memory
  if (used.length * (pieces.size / 4) > pieces.most + pieces.size) broken();
  return used.flatMap((place) => numbersIn(pieces.piece(place)));
}

const nameOf = (entry: Buffer) => entry.subarray(0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)).toString('utf16le');

/** Returns the stream with the first of these names that exists in the file. */
export function streamOf(bytes: Buffer, names: readonly string[]): Buffer | undefined {
  const size = bytes.length >= 512 ? 2 ** bytes.readUInt16LE(30) : 0;
  if (size !== 512 && size !== 4096) broken();
  const head = numbersIn(bytes.subarray(0, 512));
  const [directoryAt, smallest, smallTableAt] = [head[12], head[14], head[15]] as [number, number, number];
  const pieces = piecesOf(bytes, size, size);
  const table = tableOf(head, pieces);
  const directory = chained(directoryAt, table, pieces);
  const entries = Array.from({ length: Math.floor(directory.length / entrySize) }, (_, n) =>
    directory.subarray(n * entrySize, (n + 1) * entrySize),
  );
  const entry = names.map((name) => entries.find((one) => one[66] === 2 && nameOf(one) === name)).find(Boolean);
  if (!entry) return undefined;
  const [start, length] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
  if (length > bytes.length) broken();
  if (length >= smallest) return chained(start, table, pieces).subarray(0, length);
  // short streams are stored in one shared stream, in smaller pieces with a separate table
  const shared = chained(entries[0]?.readUInt32LE(116) ?? broken(), table, pieces);
  const smallTable = numbersIn(chained(smallTableAt, table, pieces));
  return chained(start, smallTable, piecesOf(shared, smallPiece, 0)).subarray(0, length);
}
