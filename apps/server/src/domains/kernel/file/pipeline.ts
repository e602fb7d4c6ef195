import { createHash } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { isPrintable } from '@park/contract/fields';
import { imageLimits } from '@park/contract/kernel/file';
import { fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../../../context.ts';
import { fail } from '../../../context.ts';
import type { Content } from '../../../outside/file-store.ts';
import { hidesSomething } from './behind.ts';
import type { Redraw } from './images.ts';
import { type Kind, kinds, type Limits, type Purpose, purposes, type Texts } from './kinds.ts';

/** A file that may be stored: its type was detected from its bytes, and a picture has been re-encoded. */
export type Checked = {
  name: string;
  mime: string;
  size: number;
  sha256: string;
  content: Content;
  width: number | null;
  height: number | null;
};

/** Fails with the text on the field and as the top-level message, for clients that read only the message. */
export function refuse(field: string, text: string): never {
  fail({ ...commonErrors.invalidInput, message: text }, { [field]: text });
}

/**
 * Checks uploaded files: count, name, size, type by content, and data appended to pictures. Every upload goes through it, and a single bad
 * file refuses all of them.
 */
export async function check(files: readonly UploadedFile[], purpose: Purpose, redraw: Redraw): Promise<Checked[]> {
  const limits: Limits = purposes[purpose];
  const say = (key: keyof Texts) => textsOf(limits)[key];
  const first = files[0];
  if (!first) refuse('file', say('none'));
  if (files.length > limits.count) refuse(first.field, say('tooMany'));
  const known: { file: UploadedFile; kind: Kind }[] = [];
  for (const file of files) {
    const problem = nameProblem(file.name);
    if (problem) refuse(file.field, problem);
    if (file.size === 0) refuse(file.field, say('empty'));
    if (file.size > limits.maxSize * 1024) refuse(file.field, say('tooLarge'));
    known.push({ file, kind: (await kindOf(file.path, limits)) ?? refuse(file.field, say('wrongType')) });
  }
  const checked: Checked[] = [];
  for (const { file, kind } of known) {
    const result = 'redraw' in kind ? await redrawn(await file.bytes(), kind.redraw, redraw) : await checkedDocument(file, kind.isSound);
    if (typeof result === 'string') refuse(file.field, say(result));
    checked.push({ ...result, mime: kind.mime, name: shownName(file.name, kind.extensions) });
  }
  return checked;
}

type CheckResult = Omit<Checked, 'name' | 'mime'> | 'unreadable' | 'tooManyPixels' | 'wrongType';

async function kindOf(path: string, limits: Limits): Promise<Kind | undefined> {
  // the library throws on some bytes that only begin like a known file type
  const sniffed = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  return limits.kinds.map((name): Kind => kinds[name]).find((kind) => kind.sniffed === sniffed);
}

async function redrawn(bytes: Buffer, format: 'png' | 'jpg', redraw: Redraw): Promise<CheckResult> {
  if (hidesSomething(bytes, format)) return 'wrongType';
  const result = await redraw({ bytes, format, megapixels: imageLimits.megapixels });
  if ('refused' in result) return result.refused;
  const { bytes: content, width, height } = result;
  return { content, size: content.length, sha256: createHash('sha256').update(content).digest('hex'), width, height };
}

/** A document stays on disk while it is checked and stored, because ten of them could fill the memory of a small server. */
async function checkedDocument({ path, size, sha256 }: UploadedFile, isSound: (path: string) => Promise<boolean>): Promise<CheckResult> {
  return (await isSound(path)) ? { content: { path, size, sha256 }, size, sha256, width: null, height: null } : 'unreadable';
}

function textsOf({ maxSize, count, texts, kinds: names }: Limits): Texts {
  const types = names.flatMap((name) => kinds[name].extensions).join('、');
  const values: Record<string, string | number> = { maxSize, count, types, megapixels: imageLimits.megapixels };
  const filled = Object.entries(texts).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))]);
  return Object.fromEntries(filled);
}

/** Returns what is wrong with a file name: it is too long, cannot be stored or contains a path. */
function nameProblem(name: string): string | undefined {
  if ([...name].length > 255) return '文件名最多255个字';
  if (!isPrintable(name)) return '文件名包含无法识别的字符';
  if (/[/\\]|^\.{1,2}$/.test(name)) return '文件名不能包含路径';
  return undefined;
}

/** Returns the client's file name without invisible and direction-changing characters, with an extension of the detected type. */
function shownName(name: string, extensions: readonly string[]): string {
  const printable = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .trim();
  const [own] = extensions as [string];
  const ending = extensions.find((extension) => printable.toLowerCase().endsWith(`.${extension}`)) ? '' : `.${own}`;
  return `${[...(printable || '未命名')].slice(0, 255 - ending.length).join('')}${ending}`;
}
