import { live } from '@park/contract/kernel/live';
import { insiders, ok, type Row, row } from '../../../../test/matrix/may.ts';

export const liveMatrix: readonly Row[] = [row(live.stream, () => ({}), insiders(ok))];
