import { hash } from 'node:crypto';

/**
 * A digest of a table that does not depend on the order of its rows, since another PostgreSQL may return them in another order. It is the
 * sum of the hashes of all rows, so a missing, added or changed row alters it.
 */
export class Digest {
  rows = 0;
  private readonly lanes = [0n, 0n, 0n, 0n];

  /** Adds whole rows, each ended by a line feed; COPY never writes a line feed inside a row. */
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
