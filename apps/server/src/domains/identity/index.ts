export { firstPassword } from './password.ts';
