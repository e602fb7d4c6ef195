import { commonErrors } from '@park/contract/core';
import { departmentErrors } from '@park/contract/people/department';
import { type ExtendModule, extendErrors as errors, extend, extendModules, noItems } from '@park/contract/people/extend';
import { type Actor, type Context, fail, must, onConstraint } from '../../../context.ts';
import { offsetOf } from '../../../db/paging.ts';
import { implement } from '../../../http/mount.ts';
import { checkValues, isKeeper, writable } from './index.ts';
import * as extended from './queries.ts';
import { type Reader, visibleFields, visibleValues } from './rules.ts';

const explain = onConstraint({
  extend_field_column: errors.columnTaken,
  extend_field_name: errors.nameTaken,
  extend_field_most: errors.tooMany,
});
const modules = new Map(Object.entries(extendModules).map(([name, number]) => [number as number, name as ExtendModule]));
const moduleOf = (useModule: number) => modules.get(useModule) ?? fail(commonErrors.notFound);

/** Returns the relation of the actor to their own data, which is their own card or the company they administer. */
const ownReader = (actor: Actor, useModule: number): Reader => ({
  isKeeper: isKeeper(actor, moduleOf(useModule)),
  isSelf: useModule === extendModules.person || actor.level >= 2,
});

export const extendModule = implement(extend, {
  async list({ db, actor }, { useModule, isEnable, ...paging }) {
    const all = await extended.fields(db, useModule);
    const concern = actor.may('extend:update') ? all : visibleFields(all, ownReader(actor, useModule));
    const filtered = concern.filter((field) => isEnable === undefined || field.isEnable === isEnable);
    const from = offsetOf(paging);
    return { total: filtered.length, list: filtered.slice(from, from + paging.pageSize) };
  },

  shown: async ({ db, actor }) => visibleFields(await extended.fields(db, extendModules.person), ownReader(actor, extendModules.person)),

  create({ actor, make }, { enumItems, isRequired, isView, isEdit, isEnable, ...field }) {
    const flags = { isRequired: isRequired === 1, isView: isView === 1, isEdit: isEdit === 1, isEnabled: isEnable === 1 };
    return make(extended.insertion, { ...field, ...flags, enumItems: JSON.stringify(enumItems), by: actor.userId }).catch(explain);
  },

  async change({ db, actor }, input) {
    const found = (await extended.find(db, input.id, input.name)) ?? fail(commonErrors.notFound);
    if (found.isBuiltIn) {
      must(await extended.saveChoice(db, input, actor.userId), commonErrors.stale);
      return {};
    }
    if (found.isNameTaken) fail(errors.nameTaken);
    if (found.extendType === 'Enum' && input.enumItems.length === 0) fail(commonErrors.invalidInput, { enumItems: noItems });
    await requireUnused(db, found, input.enumItems);
    must(await extended.update(db, input, actor.userId).catch(explain), commonErrors.stale);
    return {};
  },

  async rank({ db, actor }, { useModule, ids }) {
    if ((await extended.saveOrder(db, useModule, ids, actor.userId)) !== ids.length) fail(commonErrors.stale);
    return {};
  },

  async setView({ db, actor }, input) {
    const own = await extended.setView(db, input, actor.userId);
    if (own.numAffectedRows === 0n) must(await extended.saveChoice(db, input, actor.userId));
    return {};
  },

  async setValues(context, { useModule, id, companyId, extValues }) {
    if (useModule === extendModules.person) await fillPerson(context, companyId ?? context.actor.companyId, id, extValues);
    else if (useModule === extendModules.company) await fillCompany(context, id, extValues);
    else fail(commonErrors.notFound);
    return {};
  },

  async ofCompany({ db, actor }, { a: companyId, b: useModule }) {
    const stored = (await extended.companyValues(db, companyId, { isLocked: false })) ?? fail(commonErrors.notFound);
    const reader = { isKeeper: isKeeper(actor, moduleOf(useModule)), isSelf: companyId === actor.companyId && actor.level >= 2 };
    const fields = visibleFields(await extended.fields(db, useModule), reader);
    const values = useModule === extendModules.company ? visibleValues(fields, stored, reader) : {};
    return fields.map((field) => ({ ...field, value: values[field.columnName] ?? null }));
  },
});

const units = { person: '人', company: '家企业', room: '间房' } satisfies Record<ExtendModule, string>;
/**
 * Fails when an option that is in use would be removed, since its values would then be shown as bare codes. A value that is saved
 * concurrently can still get a removed option.
 */
async function requireUnused(db: Context['db'], field: extended.Found, remaining: readonly { key: string }[]): Promise<void> {
  const gone = field.enumItems.filter(({ key }) => !remaining.some((item) => item.key === key));
  if (gone.length === 0) return;
  const used = await extended.countUses(
    db,
    field,
    gone.map(({ key }) => key),
  );
  const unit = units[moduleOf(field.useModule)];
  const names = gone.flatMap(({ key, value }) => (used.has(key) ? [`“${value}”（${used.get(key)}${unit}）`] : []));
  if (names.length) fail(commonErrors.invalidInput, { enumItems: `选项${names.join('、')}正在使用，不能删除` });
}

type Sent = Record<string, unknown>;

async function fillPerson({ db, actor }: Context, companyId: string, userId: string, sent: Sent): Promise<void> {
  const {
    ext: stored,
    isSuper,
    isCovered,
  } = (await extended.personValues(db, actor, { companyId, userId })) ?? fail(commonErrors.notFound);
  const reader = { isKeeper: isKeeper(actor, 'person'), isSelf: userId === actor.userId };
  if (reader.isKeeper && !reader.isSelf && !isCovered) fail(commonErrors.notFound);
  if (isSuper && reader.isKeeper && !reader.isSelf) fail(departmentErrors.superLocked);
  const values = await checkValues(db, 'person', { sent, stored, reader, mayChange: writable(actor, 'person', reader) });
  await extended.savePersonValues(db, { companyId, userId }, values, actor.userId);
}

async function fillCompany({ db, actor }: Context, companyId: string, sent: Sent): Promise<void> {
  const stored = (await extended.companyValues(db, companyId, { isLocked: true })) ?? fail(commonErrors.notFound);
  const reader = { isKeeper: isKeeper(actor, 'company'), isSelf: companyId === actor.companyId && actor.level >= 2 };
  const values = await checkValues(db, 'company', { sent, stored, reader, mayChange: writable(actor, 'company', reader) });
  await extended.saveCompanyValues(db, companyId, values, actor.userId);
}
