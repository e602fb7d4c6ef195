import { company } from '@park/contract/company';
import { implement } from '../../http/mount.ts';
import * as companies from './queries.ts';

export const companyModule = implement(company, {
  list: ({ db }, input) => companies.page(db, input),
});
