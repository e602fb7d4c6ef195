import { commonErrors } from '@park/contract/core';
import { shortcut } from '@park/contract/people/shortcut';
import { menuOf, menuRows } from '../../../access/index.ts';
import { type Context, fail } from '../../../context.ts';
import { offsetOf } from '../../../db/paging.ts';
import { implement } from '../../../http/mount.ts';
import * as shortcuts from './queries.ts';
import { pinnable } from './rules.ts';

const choicesOf = async ({ db, actor }: Context) => pinnable(await menuOf(actor, () => menuRows(db)));

export const shortcutModule = implement(shortcut, {
  async choices(context, { keyword, ...paging }) {
    const pinned = new Set(await shortcuts.pinned(context.db, context.actor));
    const found = (await choicesOf(context)).filter((app) => `${app.name} ${app.groupName}`.includes(keyword));
    const list = found.slice(offsetOf(paging), offsetOf(paging) + paging.pageSize);
    return { total: found.length, list: list.map((app) => ({ ...app, isPinned: pinned.has(app.menuId) })) };
  },

  async list(context) {
    const choices = new Map((await choicesOf(context)).map((app) => [app.menuId, app]));
    return (await shortcuts.pinned(context.db, context.actor)).flatMap((menuId) => choices.get(menuId) ?? []);
  },

  async save(context, { menuIds }) {
    const granted = new Set((await choicesOf(context)).map((app) => app.menuId));
    if (!menuIds.every((menuId) => granted.has(menuId))) fail(commonErrors.invalidInput, { menuIds: '包含无权使用的功能，请刷新后重试' });
    await shortcuts.pin(context.db, context.actor, menuIds);
    return {};
  },
});
