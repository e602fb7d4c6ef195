import { occupancyErrors } from '@park/contract/estate/room';
import type { CallError } from '../../../kit/send.ts';

const about: Record<string, string> = {
  [occupancyErrors.taken.message]: 'from',
  [occupancyErrors.outside.message]: 'from',
  [occupancyErrors.badDays.message]: 'to',
  [occupancyErrors.badExpiry.message]: 'expiresAt',
  [occupancyErrors.noCompany.message]: 'companyId',
};
/** The field a refusal of a claim is about. */
export const aboutClaim = ({ message }: CallError): Record<string, string> => (about[message] ? { [about[message]]: message } : {});
