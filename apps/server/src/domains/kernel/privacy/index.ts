export { lookUp } from './look.ts';
export { contactOf, personOf, superOf, withPhones } from './shown.ts';
