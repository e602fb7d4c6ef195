export { restoreAttributes, setAttributes } from './give.ts';
export { removeAll as dropAttributes } from './queries.ts';
