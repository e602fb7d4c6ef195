export { lookUp } from './look.ts';
