import type { Row } from './may.ts';
import { matrices } from './registry.ts';

export { type Expected, type May, type Outcome, type Row, titled, tripsOf } from './may.ts';

/**
 * All rows of the matrix: who may make which call on whose records. Kept apart from the rights in the code on purpose, so that the matrix
 * finds a right given away by mistake. There is one row per call, and one more for each variant of a call; the rows are beside the domain's
 * tests.
 */
export const expectations: readonly Row[] = matrices.flat();
