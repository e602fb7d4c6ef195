export { setParkRoles } from './people/people.ts';
