import { createHash } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { imageLimits } from '@park/contract/kernel/file';
import { fileTypeFromBuffer } from 'file-type';
import { fail } from '../../../context.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { hidesSomething } from './behind.ts';
import type { Drawn, Redraw } from './images.ts';
import { type Kind, kinds, type Limits, type Purpose, purposes, type Texts } from './kinds.ts';

/** A file that may be kept: what it is has been read off its bytes, and pictures have been drawn anew. */
export type Checked = {
  name: string;
  mime: string;
  bytes: Buffer;
  sha256: string;
  width: number | null;
  height: number | null;
};

/** The refusal names the field and says the same at the top, for callers who read only that. */
export function refuse(field: string, text: string): never {
  fail({ ...commonErrors.invalidInput, message: text }, { [field]: text });
}

/** The only way a file comes in: count, name, size, kind by its bytes, and what lies behind them. All are good or none is taken. */
export async function check(files: readonly UploadedFile[], purpose: Purpose, redraw: Redraw): Promise<Checked[]> {
  const limits: Limits = purposes[purpose];
  const say = (key: keyof Texts) => wordsOf(limits)[key];
  const first = files[0];
  if (!first) refuse('file', say('none'));
  if (files.length > limits.count) refuse(first.field, say('tooMany'));
  const known: { file: UploadedFile; kind: Kind }[] = [];
  for (const file of files) {
    const problem = nameProblem(file.name);
    if (problem) refuse(file.field, problem);
    if (file.bytes.length === 0) refuse(file.field, say('empty'));
    if (file.bytes.length > limits.maxSize * 1024) refuse(file.field, say('tooLarge'));
    known.push({ file, kind: (await kindOf(file.bytes, limits)) ?? refuse(file.field, say('wrongType')) });
  }
  const checked: Checked[] = [];
  for (const { file, kind } of known) {
    const said = 'redraw' in kind ? await redrawn(file.bytes, kind.redraw, redraw) : await kept(file.bytes, kind.isSound);
    if (typeof said === 'string') refuse(file.field, say(said));
    const sha256 = createHash('sha256').update(said.bytes).digest('hex');
    checked.push({ ...said, sha256, mime: kind.mime, name: shownName(file.name, kind.extensions) });
  }
  return checked;
}

type Looked = Drawn | { bytes: Buffer; width: null; height: null } | 'unreadable' | 'tooManyPixels' | 'wrongType';

async function kindOf(bytes: Buffer, limits: Limits): Promise<Kind | undefined> {
  // it throws on some bytes that begin like a file and then are none
  const sniffed = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  return limits.kinds.map((name): Kind => kinds[name]).find((kind) => kind.sniffed === sniffed);
}

async function redrawn(bytes: Buffer, format: 'png' | 'jpg', redraw: Redraw): Promise<Looked> {
  if (hidesSomething(bytes, format)) return 'wrongType';
  const said = await redraw({ bytes, format, megapixels: imageLimits.megapixels });
  return 'refused' in said ? said.refused : said;
}

async function kept(bytes: Buffer, isSound: (bytes: Buffer) => Promise<boolean>): Promise<Looked> {
  return (await isSound(bytes)) ? { bytes, width: null, height: null } : 'unreadable';
}

function wordsOf({ maxSize, count, texts, kinds: names }: Limits): Texts {
  const types = names.flatMap((name) => kinds[name].extensions).join('、');
  const values: Record<string, string | number> = { maxSize, count, types, megapixels: imageLimits.megapixels };
  const filled = Object.entries(texts).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))]);
  return Object.fromEntries(filled);
}

/** A path is never a name, and nobody reads more than a line. */
function nameProblem(name: string): string | undefined {
  if ([...name].length > 255) return '文件名最多255个字';
  if (/[/\\]|^\.{1,2}$/.test(name)) return '文件名不能包含路径';
  return undefined;
}

/** As the sender called it, without what does not print or turns the line around, and ending as what it really is. */
function shownName(name: string, extensions: readonly string[]): string {
  const printable = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .trim();
  const [own] = extensions as [string];
  const ending = extensions.find((extension) => printable.toLowerCase().endsWith(`.${extension}`)) ? '' : `.${own}`;
  return `${[...(printable || '未命名')].slice(0, 255 - ending.length).join('')}${ending}`;
}
