import { maskNumbers, type Secrets } from '../../../secret.ts';
import type { TaskParams } from './queries.ts';

/**
 * Encrypts and decrypts the filter of an export. A filter that contains a phone or ID number is encrypted, because a task stays in tables
 * and backups for three months.
 */
export type Filters = { toStored(params: TaskParams): TaskParams; fromStored(params: TaskParams): TaskParams };
export const filtersOf = ({ seal, open }: Pick<Secrets, 'seal' | 'open'>): Filters => ({
  toStored({ filter, ...params }) {
    const text = JSON.stringify(filter ?? {});
    return text === maskNumbers(text) ? { ...params, filter } : { ...params, sealed: seal('task-filter', text).toString('base64') };
  },
  fromStored: ({ sealed, ...params }) =>
    sealed ? { ...params, filter: JSON.parse(open('task-filter', Buffer.from(sealed, 'base64'))) } : params,
});
