export { hasPhoneProof } from './queries.ts';
