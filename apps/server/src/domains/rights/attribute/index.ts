export { setAttributes } from './give.ts';
export { drop as dropAttributes } from './queries.ts';
