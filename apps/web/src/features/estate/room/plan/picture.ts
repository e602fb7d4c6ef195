import { imageLimits } from '@park/contract/kernel/file';

const maxSide = 2600;
const qualities = [0.86, 0.7, 0.5];
const blobOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality);
  });

/** Scales down a scan that is too large for the server, but only as far as it stays readable. */
export async function scaledToLimit(file: File): Promise<File> {
  const maxBytes = imageLimits.maxSize * 1024;
  if (file.size <= maxBytes) return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return file;
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return file;
  // a white background replaces the transparent areas of a drawing
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size <= maxBytes) return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  }
  return file;
}
