import { companyErrors as errors } from '@park/contract/company/company';
import { fail } from '../../../context.ts';

export const nameTaken = (): never => fail(errors.nameTaken, { companyName: errors.nameTaken.message });
export const codeTaken = (): never => fail(errors.creditCodeTaken, { creditCode: errors.creditCodeTaken.message });

/** A name or a code somebody else has is said on its field. */
export function explain(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'company_name') nameTaken();
  if (constraint === 'company_credit_code') codeTaken();
  throw error;
}
