/** Where a PNG ends: after the chunk that says so. */
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

/** Where a JPEG ends: segments say their length, drawn data does not, and a preview inside a segment has an end of its own. */
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

/** Archives, documents and pages. Phones put small films and notes of their own there, which do no harm and are dropped. */
const archives = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a', '7z\xbc\xaf', '%PDF-'];
const page = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Whether the file is a picture in front and something else behind. */
export function hidesSomething(bytes: Buffer, format: 'png' | 'jpg'): boolean {
  const end = format === 'png' ? endOfPng(bytes) : endOfJpeg(bytes);
  const behind = bytes.toString('latin1', end);
  return page.test(behind) || archives.some((start) => behind.includes(start));
}
