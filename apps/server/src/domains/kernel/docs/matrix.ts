import { docs } from '@park/contract/kernel/docs';
import { insiders, ok, type Row, row } from '../../../../test/matrix/may.ts';

export const docsMatrix: readonly Row[] = [row(docs.openApi, () => ({}), insiders(ok))];
