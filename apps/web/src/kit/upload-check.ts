import { documentLimits, documentTexts, imageLimits, imageTexts } from '@park/contract/kernel/file';

export type ImageLimits = { maxSize: number; count: number; types: readonly string[] };

const fill = (text: string, { maxSize, count, types }: ImageLimits) =>
  text.replace('{maxSize}', String(maxSize)).replace('{count}', String(count)).replace('{types}', types.join('、'));

/** A form may ask for less than the server takes, never for more. */
export const limitsOf = ({
  maxSize = imageLimits.maxSize,
  count = imageLimits.count,
  types = imageLimits.types,
}: Partial<ImageLimits>) => ({
  maxSize,
  count,
  types,
});

export const tooMany = (limits: ImageLimits) => fill(imageTexts.tooMany, limits);
export const unreadable = imageTexts.unreadable;

/** V203: the name is all a browser knows of the type; the server reads the bytes. */
export function typeProblem({ name }: Pick<File, 'name'>, limits: ImageLimits): string | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return limits.types.includes(extension) ? undefined : fill(imageTexts.wrongType, limits);
}

/** V201, V202. */
export function sizeProblem({ size }: Pick<File, 'size'>, limits: ImageLimits): string | undefined {
  if (size === 0) return fill(imageTexts.empty, limits);
  return size > limits.maxSize * 1024 ? fill(imageTexts.tooLarge, limits) : undefined;
}

/** The same of a document, in its own words. */
export function documentProblem(file: Pick<File, 'name' | 'size'>, limits: ImageLimits): string | undefined {
  if (typeProblem(file, limits)) return fill(documentTexts.wrongType, limits);
  if (file.size === 0) return documentTexts.empty;
  return sizeProblem(file, limits) && fill(documentTexts.tooLarge, limits);
}
export const tooManyDocuments = (limits: ImageLimits) => fill(documentTexts.tooMany, limits);
export const documentLimitsOf = (count: number): ImageLimits => ({ ...documentLimits, count });
export const documentHint = ({ maxSize, count, types }: ImageLimits) =>
  `支持 ${types.join('、')} 格式，单个不超过 ${maxSize / 1024}MB，最多 ${count} 个`;

/** Told before anything is chosen. */
export const hintOf = ({ maxSize, count, types }: ImageLimits) =>
  `支持 ${types.join('、')} 格式，单张不超过 ${maxSize}KB，${count === 1 ? '1 张' : `最多 ${count} 张，可拖动排序`}`;
