import { commonErrors } from '@park/contract/core';
import { menuErrors as errors, menu } from '@park/contract/kernel/menu';
import { fail, must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as menus from './queries.ts';
import { holdsSwitch, isHeading, resourceTree, switchable } from './rules.ts';

const none: ReadonlySet<string> = new Set();

export const menuModule = implement(menu, {
  tree: async ({ db }) => resourceTree(await menus.resources(db), none),

  async create({ db }, { appCode, ...entry }) {
    const parent = await menus.resource(db, entry.parentId);
    if (!isHeading(parent)) return fail(errors.wrongParent);
    const appId = (await menus.appId(db, appCode)) ?? fail(errors.noApp);
    must(await menus.add(db, { ...entry, appId, sides: parent.sides }), errors.codeTaken);
    return { id: entry.code };
  },

  async change({ db }, { code, name, icon, rank }) {
    const before = (await menus.resource(db, code)) ?? fail(commonErrors.notFound);
    const { shipped } = before;
    const called = name.trim() || shipped.name;
    if (!called) return fail(commonErrors.invalidInput, { name: '请输入菜单名称' });
    must(await menus.change(db, { code, name: called, icon: icon || (shipped.icon ?? ''), rank }));
    return {};
  },

  async remove({ db }, { code }) {
    const entry = (await menus.resource(db, code)) ?? fail(commonErrors.notFound);
    if (entry.appId === null) fail(errors.shipped);
    must(await menus.remove(db, code));
    return {};
  },

  async switches({ db, actor }) {
    const rows = switchable(await menus.resources(db), actor.rights.package);
    return resourceTree(rows, await menus.off(db, actor.parkId));
  },

  async setSwitch({ db, actor }, { code, appSwitch }) {
    const { spaceId, parkId, rights } = actor;
    const rows = switchable(await menus.resources(db), rights.package);
    if (!parkId || !rows.some((row) => row.code === code)) return fail(commonErrors.notFound);
    if (appSwitch === 0 && holdsSwitch(code)) fail(errors.ownSwitch);
    await menus.setSwitch(db, { spaceId, parkId, code, appSwitch });
    return {};
  },
});
