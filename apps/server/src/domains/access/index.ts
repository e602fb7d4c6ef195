export { menuTree } from './menu.ts';
export { menuRows } from './queries.ts';
export { effective, type Facts, type Rights, reaches, type Scope, type Side } from './rules.ts';
