export { keepAttached, linked } from './files.ts';
