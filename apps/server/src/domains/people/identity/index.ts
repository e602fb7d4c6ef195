export { demandPassword, takeOwnSecret } from './own.ts';
export { firstPassword, hashPassword, isPassword } from './password.ts';
export { factorOf, type Known, lookUp, ownSecret, recordFor, type Secret, setPassword } from './queries.ts';
export { nameOf, proofOf } from './sign-in.ts';
export { addressOf, newSecret, stepOf } from './totp.ts';
