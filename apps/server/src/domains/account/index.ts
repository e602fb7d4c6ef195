export { firstPassword } from './first-password.ts';
export { hasPhoneProof } from './queries.ts';
