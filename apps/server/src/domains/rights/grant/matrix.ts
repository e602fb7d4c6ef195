import { grant } from '@park/contract/rights/grant';
import {
  insiders,
  keepsParkRoles,
  notFound,
  ok,
  type Row,
  readsInner,
  readsRoles,
  row,
  setsInner,
  setsRoles,
} from '../../../../test/matrix/may.ts';
import { changedRole, roleOf } from '../../../../test/matrix/scene/grant.ts';

export const grantMatrix: readonly Row[] = [
  row(grant.tree, () => ({ refType: 1 }), insiders(ok)),
  row(grant.tree, (at, tools) => roleOf(1, at, tools), insiders({ own: ok, beyond: notFound }), { trips: 2, about: 'for a role' }),
  row(grant.parkSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound), { trips: 2 }),
  row(grant.companySet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound), { trips: 2 }),
  row(grant.portalSet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound), { trips: 2, about: 'company' }),
  row(grant.portalSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound), { trips: 2, about: 'park' }),
  row(grant.portalSet, (at) => ({ refType: 6, roleId: 'AllCompanyStaff', companyId: at.company.id }), readsInner, {
    trips: 2,
    about: 'built in',
  }),
  row(grant.savePark, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound), {
    trips: 6,
  }),
  row(grant.addPark, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound), {
    trips: 9,
  }),
  row(grant.saveCompany, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles, { trips: 6 }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles, {
    trips: 6,
    about: 'company',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound), {
    trips: 6,
    about: 'park',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(6, at, tools)), menuIds: ['M1000001001'] }), setsInner, {
    trips: 6,
    about: 'built in',
  }),
  row(grant.undo, (at, tools) => changedRole(1, at, tools), setsRoles, { trips: 7, about: 'company' }),
  row(grant.undo, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { trips: 7, about: 'park' }),
  row(grant.undo, (at, tools) => changedRole(6, at, tools), setsInner, { trips: 7, about: 'built in' }),
  row(grant.history, (at, tools) => changedRole(1, at, tools), readsRoles(notFound), { trips: 2, about: 'company' }),
  row(grant.history, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { trips: 2, about: 'park' }),
  row(grant.history, (at, tools) => changedRole(6, at, tools), readsInner, { trips: 2, about: 'built in' }),
];
