import { occupancyErrors } from '@park/contract/estate/room';
import type { CallError } from '../../../kit/api/send.ts';

const fieldOfError: Record<string, string> = {
  [occupancyErrors.taken.message]: 'from',
  [occupancyErrors.outside.message]: 'from',
  [occupancyErrors.badDays.message]: 'to',
  [occupancyErrors.badExpiry.message]: 'expiresAt',
  [occupancyErrors.noCompany.message]: 'companyId',
};
/** Maps an error of an occupancy call to the field it concerns. */
export const aboutClaim = ({ message }: CallError): Record<string, string> =>
  fieldOfError[message] ? { [fieldOfError[message]]: message } : {};
