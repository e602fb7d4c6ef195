import { contract } from '@park/contract';
import { docs } from '@park/contract/kernel/docs';
import { openApi } from '@park/contract/openapi';
import { implement } from '../../../http/mount.ts';

let made: Record<string, unknown> | undefined;

export const docsModule = implement(docs, {
  async openApi() {
    made ??= openApi(contract);
    return made;
  },
});
