import { commonErrors } from '@park/contract/core';
import { AppError } from '../context.ts';

/** Time limits in milliseconds; tests shorten them. */
export const patience = {
  /** The answer of the database to one statement of a call. */
  statement: 10_000,
  /** The answer of the database to /readyz. */
  readiness: 2_000,
  /** The theme of a page; after that the page is sent with the theme read last. */
  page: 1_000,
  /** The next bytes of an upload. */
  stall: 20_000,
  /** The first byte of the answer to a call. */
  answer: 60_000,
};
export type Patience = typeof patience;

/** Returns the result of the work, or what `instead` returns or throws if the work takes longer. The work itself is not stopped. */
export async function within<T>(milliseconds: number, work: Promise<T>, instead: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(instead());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function tooLate(): never {
  throw new AppError(commonErrors.busy);
}
