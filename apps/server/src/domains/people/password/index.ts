export { isGuessable } from './rules.ts';
