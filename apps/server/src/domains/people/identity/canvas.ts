import { crc32, deflateSync } from 'node:zlib';
import type { Point } from './glyphs.ts';

export type Color = readonly [number, number, number];

/** Returns a small image to draw lines on, and its encoding as PNG. */
export function canvas(width: number, height: number, paper: Color) {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(paper, at);

  function blend(x: number, y: number, color: Color, cover: number): void {
    const at = (y * width + x) * 3;
    for (let part = 0; part < 3; part++) {
      const under = pixels[at + part] as number;
      pixels[at + part] = under + ((color[part] as number) - under) * cover;
    }
  }

  return {
    /** Draws a line with round ends and soft edges. */
    line(from: Point, to: Point, thickness: number, color: Color): void {
      const radius = thickness / 2;
      const [left, right] = [Math.min(from.x, to.x) - radius - 1, Math.max(from.x, to.x) + radius + 1];
      const [top, bottom] = [Math.min(from.y, to.y) - radius - 1, Math.max(from.y, to.y) + radius + 1];
      for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, bottom); y++)
        for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x++) {
          const cover = radius + 0.5 - distance({ x, y }, from, to);
          if (cover > 0) blend(x, y, color, Math.min(1, cover));
        }
    },

    png(): Buffer {
      const rows = Buffer.alloc(height * (width * 3 + 1));
      for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
      const head = Buffer.alloc(13);
      head.writeUInt32BE(width, 0);
      head.writeUInt32BE(height, 4);
      // 8 bits per channel, RGB
      head.set([8, 2, 0, 0, 0], 8);
      const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
    },
  };
}

function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
