import { staffErrors } from '@park/contract/people/staff';
import type { CallError } from '../../kit/api/send.ts';

/** Shows the refusal at the phone field if another member of the company already uses the phone number. */
export const phoneUsed = ({ code, message }: CallError): Record<string, string> =>
  code === staffErrors.phoneUsed.code ? { phone: message } : {};
