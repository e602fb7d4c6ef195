import { commonErrors } from '@park/contract/core';
import { baselineTheme, config, configErrors as errors, type SettingCode, settings, type Theme } from '@park/contract/kernel/config';
import { type Actor, fail, must, onConstraint } from '../../../context.ts';
import { themeOf } from '../../../db/driver/index.ts';
import { implement } from '../../../http/mount.ts';
import type { FileService } from '../file/index.ts';
import { settingOf } from './index.ts';
import * as entries from './queries.ts';

const codes = Object.keys(settings) as SettingCode[];
const isKnown = (code: string): code is SettingCode => Object.hasOwn(settings, code);
const explain = onConstraint({ code_item_key: errors.codeTaken, code_item_list: commonErrors.notFound });

/**
 * Returns which counts the actor may see: those of the park with the permission to list its companies, those of the own company with the
 * permission to read the address book.
 */
function figuresFor({ rights }: Actor) {
  if (rights.granted.get('company:read')?.reach === 'park') return 'park';
  return rights.granted.has('book:read') ? 'own' : 'none';
}

/** Parses the content of a setting with the schema of its code. Fails with an error on the invalid field. */
function contentOf(code: SettingCode, content: unknown): Record<string, unknown> {
  const read = settings[code].content.safeParse(content);
  if (read.success) return read.data;
  const fields: Record<string, string> = {};
  for (const issue of read.error.issues) fields[['content', ...issue.path].join('.')] ??= issue.message;
  return fail(commonErrors.invalidInput, fields);
}

export const configModule = (files: Pick<FileService, 'logo'>) =>
  implement(config, {
    theme: async ({ db }, { projectCode }) => (await themeOf<Theme>(db, projectCode)) ?? null,

    async read({ db, actor }, { configCode, configVersion }) {
      const shipped = isKnown(configCode) && configVersion === 0 ? settings[configCode].shipped : undefined;
      const content = (await entries.nearest(db, configCode, configVersion, actor.parkId)) ?? shipped ?? fail(commonErrors.notFound);
      return { configCode, configVersion, content };
    },

    async list({ db }) {
      const stored = new Map((await entries.platformEntries(db, codes)).map((entry) => [entry.code, entry]));
      return codes.map((configCode) => {
        const { title, shipped } = settings[configCode];
        const entry = stored.get(configCode);
        const about = { version: entry?.version ?? null, updatedDate: entry?.updatedDate ?? null, updatedBy: entry?.updatedBy ?? null };
        return { configCode, configVersion: 0, title, content: entry?.content ?? shipped, isShipped: !entry?.updatedDate, ...about };
      });
    },

    async save({ db, actor }, { configCode, configVersion, content, version }) {
      if (!isKnown(configCode) || configVersion !== 0) return fail(commonErrors.notFound);
      const checked = contentOf(configCode, content);
      const saved =
        version === undefined
          ? await entries.insertEntry(db, configCode, checked, actor.userId)
          : await entries.updateEntry(db, configCode, checked, version, actor.userId);
      return saved ?? fail(commonErrors.stale);
    },

    async saveTheme({ db }, { spaceId, browerIcon, logo, ...look }) {
      const theme: Theme = {
        ...look,
        browerIcon: (await files.logo(db, browerIcon, 'browerIcon')) ?? '',
        logo: (await files.logo(db, logo, 'logo')) ?? '',
      };
      if (!(await entries.saveTheme(db, spaceId, theme))) fail(commonErrors.notFound);
      return {};
    },

    async projectConfig({ db }, { projectCode }) {
      const { name, theme } = await entries.project(db, projectCode);
      const projectName = projectCode ? (name ?? fail(commonErrors.notFound)) : (theme ?? baselineTheme).saasadminName;
      const { always: needVaildCode } = await settingOf(db, 'platformadmin.login.captcha');
      return { projectCode: projectCode ?? '', projectName, theme, needVaildCode };
    },

    async basicInfo({ db, actor }) {
      const parkId = actor.parkId ?? fail(commonErrors.notFound);
      return (await entries.parkCard(db, actor, parkId, figuresFor(actor))) ?? fail(commonErrors.notFound);
    },

    codeLists: ({ db }) => entries.codeLists(db),

    codes: async ({ db }, input) => (await entries.codePage(db, input)) ?? fail(commonErrors.notFound),

    async saveCode({ db, actor, make }, { id, version, isEnable, ...given }) {
      if (id === undefined)
        return make(entries.codeInsertion, { ...given, isEnabled: isEnable === 1, userId: actor.userId }).catch(explain);
      const fields = { ...given, isEnable };
      if (version === undefined) return fail(commonErrors.invalidInput, { version: '缺少版本号，请刷新后重试' });
      const changed = await entries.updateCode(db, id, version, fields, actor.userId).catch(explain);
      if (changed.numAffectedRows === 0n) fail((await entries.hasCode(db, id, fields.code)) ? commonErrors.stale : commonErrors.notFound);
      return { id };
    },

    async removeCode({ db, actor }, { id }) {
      must(await entries.removeCode(db, id, actor.userId));
      return {};
    },
  });
