import { hash } from 'node:crypto';

/**
 * Rows and what is in them, whatever order they come in: another PostgreSQL hands them out in another one. The sum of the hashes of
 * all rows; none can be missing, added or changed without it.
 */
export class Digest {
  rows = 0;
  private readonly lanes = [0n, 0n, 0n, 0n];

  /** Whole rows, each ended by a line feed, which COPY never writes inside of one. */
  add(batch: Buffer): void {
    for (let from = 0; from < batch.length; ) {
      const end = batch.indexOf(10, from);
      if (end < 0) throw new Error('a row has no end');
      this.addRow(batch.subarray(from, end));
      from = end + 1;
    }
  }

  private addRow(row: Buffer): void {
    const hashed = hash('sha256', row, 'buffer');
    for (let at = 0; at < 4; at++) this.lanes[at] = BigInt.asUintN(64, (this.lanes[at] as bigint) + hashed.readBigUInt64LE(at * 8));
    this.rows += 1;
  }

  get hex(): string {
    return this.lanes.map((lane) => lane.toString(16).padStart(16, '0')).join('');
  }
}
