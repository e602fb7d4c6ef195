export { requirePassword, takeOwnSecret } from './own.ts';
export { firstPassword, hashPassword, isPassword } from './password.ts';
export { factorOf, findUser, ownSecret, recordCall, type Secret, type StoredUser, setPassword } from './queries.ts';
export { nameOf, proofOf } from './sign-in.ts';
export { addressOf, newSecret, stepOf } from './totp.ts';
