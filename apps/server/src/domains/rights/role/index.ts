export { setParkRoles } from './people/giving.ts';
