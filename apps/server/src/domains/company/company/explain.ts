import { companyErrors as errors } from '@park/contract/company/company';
import { onConstraint } from '../../../context.ts';

/** Turns a violated unique constraint into an error on the field whose name or code another company has. */
export const explain = onConstraint({
  company_name: [errors.nameTaken, 'companyName'],
  company_credit_code: [errors.creditCodeTaken, 'creditCode'],
});
