import { phone } from '@park/contract/fields';
import { maskPhone } from '../../../secret.ts';

/**
 * Returns the phone number that the text means. Decision 38: the user's own number may be masked, written in any spelling or left out;
 * another number must be complete. Returns undefined when the text is not a phone number.
 */
export const numberOf = (own: string, typed: string | undefined): string | undefined =>
  !typed || typed === maskPhone(own) ? own : phone().safeParse(typed).data;

export const isOwnNumber = (own: string, typed: string | undefined): boolean => numberOf(own, typed) === own;
