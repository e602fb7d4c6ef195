import { file, fileErrors } from '@park/contract/kernel/file';
import { everybody, insiders, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { files } from '../../../../test/matrix/request.ts';
import { picture, storedFile } from '../../../../test/matrix/scene/records.ts';

export const fileMatrix: readonly Row[] = [
  row(file.upload, () => ({ [files]: [picture] }), insiders(ok), {
    self: true,
  }),
  row(file.store, () => ({ needAuth: '0', [files]: [picture] }), insiders(ok), { self: true }),
  row(file.info, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.link, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, false) }), everybody(ok), { claims: 'ignored' }),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, true) }), everybody(fileErrors.gone), {
    about: 'private, without a link',
    claims: 'ignored',
  }),
];
