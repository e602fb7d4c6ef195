export { mayHandOnElsewhere } from './elsewhere.ts';
export {
  type Granter,
  grantable,
  holdable,
  isAsFar,
  mayChange,
  mayHandOn,
  mayMake,
  narrowest,
  type RoleKind,
  type Target,
  type Traits,
} from './granting.ts';
export { mayHoldThere } from './holders.ts';
export { type MenuRow, menuOf, menuTree } from './menu.ts';
export { type Placed, personIn } from './person.ts';
export { attributeNodes, menuRows, roleRights } from './queries.ts';
export {
  ceiling,
  effective,
  type Facts,
  isHeading,
  type Right,
  type Rights,
  reaches,
  type Scope,
  type Side,
  withAncestors,
} from './rules.ts';
