import { companyErrors as errors } from '@park/contract/company/company';
import { onConstraint } from '../../../context.ts';

/** Reports a name or code of another company on its field. */
export const explain = onConstraint({
  company_name: [errors.nameTaken, 'companyName'],
  company_credit_code: [errors.creditCodeTaken, 'creditCode'],
});
