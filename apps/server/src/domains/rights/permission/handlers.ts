import { contract } from '@park/contract';
import { nodes } from '@park/contract/access';
import { type Call, commonErrors, permissionsOf } from '@park/contract/core';
import { permission } from '@park/contract/rights/permission';
import { isHeading, type MenuRow, menuRows, menuTree, personIn } from '../../../access/index.ts';
import { type Context, fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as queries from './queries.ts';
import { lastRun } from './report.ts';
import { explain, type Question } from './rules.ts';

type PersonKey = { userId: string; companyId: string };

const findPlaced = async ({ db, actor }: Context, { userId, companyId }: PersonKey) =>
  (await personIn(db, actor, 'permission:explain', { userId, companyId, parkId: actor.parkId })) ?? fail(commonErrors.notFound);

/** Commands for which the call can explain why a person may or may not give them: those that have a title and need a permission. */
const explainable = new Map(
  Object.values(contract)
    .flatMap((domain): Call[] => Object.values(domain))
    .filter((call) => call.title && permissionsOf(call).length)
    .map((call) => [call.key, call]),
);

async function menuQuestion({ db }: Context, menuId: string): Promise<Question> {
  const rows = await menuRows(db);
  const row = rows.find(({ code }) => code === menuId) ?? fail(commonErrors.notFound);
  // the menu shows a header tab or heading only because of the pages below it, so the explanation is about these pages
  const below = (code: string): MenuRow[] =>
    rows.filter(({ parent }) => parent === code).flatMap((one) => (one.path ? [one] : below(one.code)));
  const pages = isHeading(menuId) ? below(menuId) : [row];
  return { name: `打开“${row.name}”`, nodes: pages.map((one) => ({ ...one, ...traitsOf(one) })), isMenu: true };
}

/**
 * Returns the sides to which a menu node is shown, and the permissions that it grants. A node that the platform has added is shown to the
 * sides of its parent and grants nothing.
 */
function traitsOf({ code, parent, appId }: MenuRow) {
  const node = nodes.find((one) => one.code === (appId ? parent : code));
  return { sides: node?.sides ?? '', grants: appId ? [] : (node?.grants ?? []) };
}

function callQuestion(key: string): Question {
  const call = explainable.get(key) ?? fail(commonErrors.notFound);
  const permissions = permissionsOf(call);
  const granting = nodes.filter((node) => permissions.some((one) => node.grants.includes(one)));
  const narrowed = granting.map((node) => ({ ...node, grants: node.grants.filter((one) => permissions.includes(one)) }));
  return { name: `“${call.title}”`, nodes: narrowed, isMenu: false };
}

export const permissionModule = (dataDir: string) =>
  implement(permission, {
    async explain(context, { userId, companyId = context.actor.companyId, menuId, call }) {
      const person = await findPlaced(context, { userId, companyId });
      const question = menuId ? await menuQuestion(context, menuId) : callQuestion(call ?? '');
      return explain(person, await queries.findAssignedRoles(context.db, context.actor, { userId, companyId }), question);
    },

    calls: async () => [...explainable.values()].map(({ key, title }) => ({ call: key, title })),

    async viewAs(context, { userId, companyId = context.actor.companyId }) {
      const { rights, isHere } = await findPlaced(context, { userId, companyId });
      return isHere ? menuTree(await menuRows(context.db), { rights, parkId: context.actor.parkId }) : [];
    },

    isolation: async () => (await lastRun(dataDir)) ?? fail(commonErrors.notFound),
  });
