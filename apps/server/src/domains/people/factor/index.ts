export { stepOf } from '../identity/totp.ts';
