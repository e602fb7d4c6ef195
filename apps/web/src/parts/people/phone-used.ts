import { staffErrors } from '@park/contract/people/staff';
import type { CallError } from '../../kit/api/send.ts';

/** Assigns the refusal of a phone that another member of the company uses to the phone field. */
export const phoneUsed = ({ code, message }: CallError): Record<string, string> =>
  code === staffErrors.phoneUsed.code ? { phone: message } : {};
