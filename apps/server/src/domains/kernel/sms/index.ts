export { consumeCode, lookAtCode, sendCode } from './code.ts';
