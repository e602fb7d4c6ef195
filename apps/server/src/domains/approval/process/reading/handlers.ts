import { Readable } from 'node:stream';
import type { process } from '@park/contract/approval/process';
import { commonErrors, type Reply } from '@park/contract/core';
import { type Context, fail } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { isPdfBusy, renderPdf } from '../../../../outside/pdf.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { predictSteps } from '../../flow/index.ts';
import { idOf } from '../instance.ts';
import { addressesOf, detail, readVisible } from './detail.ts';
import { type Pictures, paperOf } from './paper.ts';
import { trail } from './queries.ts';
import { stepsOf } from './steps.ts';

const pictureTypes = ['image/png', 'image/jpeg'];
/** Loads the signature pictures of an instance. */
async function picturesOf(context: Context, files: FileService, { steps }: Reply<typeof process.detail>): Promise<Pictures> {
  const found = new Map<string, { picture: Uint8Array; mime: string }>();
  for (const { signature } of steps) {
    const file = signature?.url ? await files.bytesAt(context, signature.url) : undefined;
    if (file && signature?.url && pictureTypes.includes(file.mime)) found.set(signature.url, { picture: file.bytes, mime: file.mime });
  }
  return found;
}

export const readingHandlers = (files: FileService) =>
  ({
    detail: (context, given) => detail(context, files, idOf(given)),

    async pdf(context, given) {
      if (isPdfBusy()) fail(commonErrors.busy);
      const read = await detail(context, files, idOf(given));
      const paper = paperOf(read, await picturesOf(context, files, read), new Date());
      // The file is rendered while the response is sent, after the transaction has ended, so all data must be loaded before.
      const content = Readable.from(
        (async function* () {
          yield await renderPdf(paper);
        })(),
      );
      return { name: `审批单-${read.number}.pdf`, type: 'application/pdf', content };
    },

    async steps(context, given) {
      const instance = await readVisible(context, idOf(given));
      const history = await trail(context.db, instance.row.id);
      const coming = await predictSteps(instance.situation, instance.definition, instance.state, instance.row.form, instance.now);
      return stepsOf(instance, history, coming, addressesOf(files, history));
    },
  }) satisfies Partial<Handlers<typeof process>>;
