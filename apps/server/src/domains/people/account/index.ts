export { sendBindCode } from './bind-code.ts';
