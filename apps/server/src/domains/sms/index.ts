export { type Code, consumeCode, lookAtCode, type Sending, sendCode } from './code.ts';
