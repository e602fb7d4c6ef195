import sharp from 'sharp';
import type { RedrawRequest, RedrawResult } from './images.ts';

/*
 * Entry point of the process that decodes uploaded pictures. A crash does not affect the server, and the memory is freed when the process
 * exits.
 */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

async function redraw({ bytes, format, megapixels }: RedrawRequest): Promise<RedrawResult> {
  const limitInputPixels = megapixels * 1_000_000;
  // reads only the header, so that an oversized picture is never unpacked
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > limitInputPixels) return { refused: 'tooManyPixels' };
  const upright = sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient();
  const drawn = format === 'png' ? upright.png() : upright.jpeg({ quality: 85 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

process.on('message', (request: RedrawRequest) => {
  redraw(request)
    .catch((): RedrawResult => ({ refused: 'unreadable' }))
    .then((result) => process.send?.(result))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit());
