import { baselineTheme } from '@park/contract/kernel/config';
import { platformAccount } from '../people.ts';
import { demoId } from '../rows.ts';
import { defineDemo } from '../story.ts';

const platform = '00000000-0000-0000-0000-000000000001';

/** Demo settings for the look of the console. */
export const configDemo = defineDemo('config', {
  tables: ['config_entry'],
  tell(story) {
    story.add('config_entry', {
      space_id: platform,
      code: 'theme',
      config_version: 0,
      content: baselineTheme,
      id: demoId('theme'),
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      updated_by: demoId(`user ${platformAccount.username}`),
      version: 1,
    });
  },
});
