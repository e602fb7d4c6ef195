import { companyErrors as errors } from '@park/contract/company';
import { fail } from '../../context.ts';

/** A name or a code somebody else has is said on its field. */
export function explain(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'company_name') fail(errors.nameTaken, { companyName: errors.nameTaken.message });
  if (constraint === 'company_credit_code') fail(errors.creditCodeTaken, { creditCode: errors.creditCodeTaken.message });
  throw error;
}
