export { stepOf } from './totp.ts';
