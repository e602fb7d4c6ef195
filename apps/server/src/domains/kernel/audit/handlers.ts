import { commonErrors } from '@park/contract/core';
import { audit } from '@park/contract/kernel/audit';
import { fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as records from './queries.ts';
import { callName } from './rules.ts';

const named = <R extends { call: string }>(row: R) => ({ ...row, callName: callName(row.call) });

export const auditModule = implement(audit, {
  async list({ db }, input) {
    const { total, list } = await records.page(db, input);
    return { total, list: list.map(named) };
  },
  detail: async ({ db }, { id, at }) => named((await records.detail(db, id, at)) ?? fail(commonErrors.notFound)),
  check: ({ db }) => records.chain(db),
});
