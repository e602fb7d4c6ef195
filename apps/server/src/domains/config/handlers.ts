import { config, type Theme } from '@park/contract/config';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../context.ts';
import { themeOf } from '../../db/door.ts';
import { implement } from '../../http/mount.ts';
import { nearest } from './queries.ts';

export const configModule = implement(config, {
  theme: async ({ db }, { projectCode }) => (await themeOf<Theme>(db, projectCode)) ?? fail(commonErrors.notFound),

  async read({ db, actor }, { configCode, configVersion }) {
    const content = (await nearest(db, configCode, configVersion, actor.parkId)) ?? fail(commonErrors.notFound);
    return { configCode, configVersion, content };
  },
});
