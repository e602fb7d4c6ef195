import { contract } from '@park/contract';
import { audit } from '@park/contract/audit';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../context.ts';
import { implement } from '../../http/mount.ts';
import * as records from './queries.ts';

const titles = new Map(
  Object.values(contract).flatMap((calls) => Object.values(calls).map((call): [string, string] => [call.key, call.title])),
);
/** A record may be older than the call it tells of; then its name is all there is. */
const named = <R extends { call: string }>(row: R) => ({ ...row, callName: titles.get(row.call) || row.call });

export const auditModule = implement(audit, {
  async list({ db }, input) {
    const { total, list } = await records.page(db, input);
    return { total, list: list.map(named) };
  },
  detail: async ({ db }, { id, at }) => named((await records.detail(db, id, at)) ?? fail(commonErrors.notFound)),
  check: async ({ db }) => ({ brokenSeal: await records.brokenSeal(db) }),
});
