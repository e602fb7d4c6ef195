/** Returns the offset at which a PNG ends, after its IEND chunk. */
function endOfPng(bytes: Buffer): number {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const isLast = bytes.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + length;
    if (isLast) return at;
  }
  return bytes.length;
}

/**
 * Returns the offset at which a JPEG ends. Segments state their length and are skipped, because a preview inside a segment has an end
 * marker of its own; image data has no length and is scanned.
 */
function endOfJpeg(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] as number;
    const isData = bytes[at] !== 0xff || marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (isData) at += 1;
    else if (marker === 0xd9) return at + 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.length;
}

/**
 * Signatures of archives and documents that must not follow a picture in one file. Other data after a picture is harmless (phones append
 * short videos and notes) and is dropped when the picture is re-encoded.
 */
const archives = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a', '7z\xbc\xaf', '%PDF-'];
const page = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Tells whether a page, archive or document is appended to the picture. */
export function hidesSomething(bytes: Buffer, format: 'png' | 'jpg'): boolean {
  const end = format === 'png' ? endOfPng(bytes) : endOfJpeg(bytes);
  const behind = bytes.toString('latin1', end);
  return page.test(behind) || archives.some((start) => behind.includes(start));
}
