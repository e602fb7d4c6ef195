import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/people/staff';

/** Errors of constraints that refuse a new member: the company's limit of people is reached, or the company no longer exists. */
export const joinErrors = { company_staff_limit: errors.full, company_gone: commonErrors.notFound };
