import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/people/staff';

/** Why the database lets nobody in: the project's limit of people is reached, or the company has just left. */
export const joinErrors = { company_staff_limit: errors.full, company_gone: commonErrors.notFound };
