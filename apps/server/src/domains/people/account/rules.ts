import { phone } from '@park/contract/fields';
import { maskPhone } from '../../../secret.ts';

/** Decision 38: one's own number may come masked, written out however one likes, or not at all. */
export function isOwnNumber(own: string, typed: string | undefined): boolean {
  if (!typed || typed === maskPhone(own)) return true;
  return phone().safeParse(typed).data === own;
}
