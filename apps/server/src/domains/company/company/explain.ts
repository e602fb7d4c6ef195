import { companyErrors as errors } from '@park/contract/company/company';
import { onConstraint } from '../../../context.ts';

/** A name or a code another company has is said on its field. */
export const explain = onConstraint({
  company_name: [errors.nameTaken, 'companyName'],
  company_credit_code: [errors.creditCodeTaken, 'creditCode'],
});
