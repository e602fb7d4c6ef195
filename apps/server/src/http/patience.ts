import { commonErrors } from '@park/contract/core';
import { AppError } from '../context.ts';

/** The longest time in milliseconds for which the server waits for each of these; tests shorten the times. */
export const patience = {
  /** The answer of the database to one statement of a call. */
  statement: 10_000,
  /** The answer of the database to /readyz. */
  readiness: 2_000,
  /** The theme of a page, from the database. If it takes longer, the server sends the page with the theme it has read last. */
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
