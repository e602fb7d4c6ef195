import { staffErrors } from '@park/contract/people/staff';
import type { CallError } from '../send.ts';

/** A number that somebody else of the company has is wrong where it was typed. */
export const phoneUsed = ({ code, message }: CallError): Record<string, string> =>
  code === staffErrors.phoneUsed.code ? { phone: message } : {};
