import { documentLimits, documentTexts, imageLimits, imageTexts } from '@park/contract/kernel/file';

export type ImageLimits = { maxSize: number; count: number; types: readonly string[] };

const fillLimits = (text: string, { maxSize, count, types }: ImageLimits) =>
  text.replace('{maxSize}', String(maxSize)).replace('{count}', String(count)).replace('{types}', types.join('、'));

/** Returns the limits of an upload. A form may set lower limits than the server, never higher limits. */
export const limitsOf = ({
  maxSize = imageLimits.maxSize,
  count = imageLimits.count,
  types = imageLimits.types,
}: Partial<ImageLimits>) => ({
  maxSize,
  count,
  types,
});

export const tooMany = (limits: ImageLimits) => fillLimits(imageTexts.tooMany, limits);
export const unreadable = imageTexts.unreadable;

/** V203: the browser knows the type only by the file name; the server checks the content. */
export function typeProblem({ name }: Pick<File, 'name'>, limits: ImageLimits): string | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return limits.types.includes(extension) ? undefined : fillLimits(imageTexts.wrongType, limits);
}

/** Checks the size of a picture: V201, V202. */
export function sizeProblem({ size }: Pick<File, 'size'>, limits: ImageLimits): string | undefined {
  if (size === 0) return fillLimits(imageTexts.empty, limits);
  return size > limits.maxSize * 1024 ? fillLimits(imageTexts.tooLarge, limits) : undefined;
}

/** Checks the type and size of a document, with its own messages. */
export function documentProblem(file: Pick<File, 'name' | 'size'>, limits: ImageLimits): string | undefined {
  if (typeProblem(file, limits)) return fillLimits(documentTexts.wrongType, limits);
  if (file.size === 0) return documentTexts.empty;
  return sizeProblem(file, limits) && fillLimits(documentTexts.tooLarge, limits);
}
export const tooManyDocuments = (limits: ImageLimits) => fillLimits(documentTexts.tooMany, limits);
export const documentLimitsOf = (count: number): ImageLimits => ({ ...documentLimits, count });
export const documentHint = ({ maxSize, count, types }: ImageLimits) =>
  `支持 ${types.join('、')} 格式，单个不超过 ${maxSize / 1024}MB，最多 ${count} 个`;

/** Returns the text of the limits, shown before a file is chosen. */
export const hintOf = ({ maxSize, count, types }: ImageLimits) =>
  `支持 ${types.join('、')} 格式，单张不超过 ${maxSize}KB，${count === 1 ? '1 张' : `最多 ${count} 张，可拖动排序`}`;
