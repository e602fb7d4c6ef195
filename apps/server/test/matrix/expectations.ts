import type { Row } from './may.ts';
import { matrices } from './registry.ts';

export { type Expected, type May, type Outcome, type Row, titled, tripsOf } from './may.ts';

/**
 * Who may do what, about records of whom. Kept apart from the rights in the code on purpose: a right that is given away by
 * mistake there is found here. One row per call, one more for each thing a call does besides; they stand beside the domain's tests.
 */
export const expectations: readonly Row[] = matrices.flat();
