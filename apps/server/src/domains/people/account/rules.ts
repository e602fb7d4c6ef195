import { phone } from '@park/contract/fields';
import { maskPhone } from '../../../secret.ts';

/**
 * Decision 38: one's own number may come masked, written out in any spelling, or not at all; another number only as a whole.
 * Undefined where the text is no number.
 */
export const numberOf = (own: string, typed: string | undefined): string | undefined =>
  !typed || typed === maskPhone(own) ? own : phone().safeParse(typed).data;

export const isOwnNumber = (own: string, typed: string | undefined): boolean => numberOf(own, typed) === own;
