import sharp from 'sharp';
import type { Asked, Said } from './images.ts';

/*
 * The process that decodes pictures of strangers. What brings it down takes nobody along, and the memory it needed goes
 * back to the system when it leaves.
 */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

async function redraw({ bytes, format, megapixels }: Asked): Promise<Said> {
  const limitInputPixels = megapixels * 1_000_000;
  // the header alone, so that nothing is unpacked that is too large to be
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > limitInputPixels) return { refused: 'tooManyPixels' };
  const upright = sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient();
  const drawn = format === 'png' ? upright.png() : upright.jpeg({ quality: 85 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

process.on('message', (asked: Asked) => {
  redraw(asked)
    .catch((): Said => ({ refused: 'unreadable' }))
    .then((said) => process.send?.(said))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit());
