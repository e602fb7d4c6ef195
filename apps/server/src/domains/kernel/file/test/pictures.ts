import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

type Shape = { isInterlaced?: boolean; extra?: Buffer[]; drawn?: Buffer };
/** Builds a PNG whose header claims the given size, with any amount of data. */
export function png(width: number, height: number, { isInterlaced = false, extra = [], drawn }: Shape = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const data = deflateSync(drawn ?? Buffer.alloc(Math.ceil((width * 3 + 8) * height * 1.1)));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), ...extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
/** The chunk that makes a PNG animated. */
export const animation = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
/** A compressed text chunk that is small in the file and unpacks to half a gigabyte. */
export const textBomb = () => chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(64_000_000))]));

/** Builds a photo as a phone stores it: rotated, with GPS position and camera data. */
export const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#4080c0' } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Builds a picture that cannot be compressed: about three bytes per pixel. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

type Entry = { name: string; content: Buffer; claimed?: number };
/** Builds a zip archive. An entry may claim a false unpacked size. */
export function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(label.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    table.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, offset, label]));
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, label, packed]);
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

const types = (main: string) =>
  Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/xl/workbook.xml" ContentType="application/vnd.${main}.main+xml"/></Types>`,
  );
/** Builds the archive of a workbook, with just enough entries for its directory to be checked. */
export const workbook = (more: readonly Entry[] = [], main = 'openxmlformats-officedocument.spreadsheetml.sheet') =>
  zip([{ name: '[Content_Types].xml', content: types(main) }, { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }, ...more]);

export const bomb = () => zip([{ name: '0', content: Buffer.alloc(100_000_000) }]);

type Part = { name?: string; type?: string; bytes: Buffer; field?: string };
type Form = { isCutOff?: boolean; fields?: Readonly<Record<string, string>> };
/** Builds a multipart body. With `isCutOff` its last boundary is missing. */
export function form(parts: readonly Part[], { isCutOff = false, fields = {} }: Form = {}) {
  const boundary = 'park-files';
  const head = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const body = parts.flatMap(({ name = 'a.png', type = 'image/png', bytes, field = 'file' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...head, ...body, Buffer.from(isCutOff ? '' : `--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
