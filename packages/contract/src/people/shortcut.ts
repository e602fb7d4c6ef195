import { z } from 'zod';
import { command, domain, query } from '../core.ts';
import { emptyObject, keyword, pageOf, paging } from '../fields.ts';

/** Maximum number of shortcuts per user (decision 111). */
export const maxShortcuts = 12;
const App = z.object({ menuId: z.string(), code: z.string(), name: z.string(), path: z.string(), icon: z.string(), groupName: z.string() });
export type ShortcutApp = z.infer<typeof App>;

export const shortcut = domain('shortcut', {
  title: '常用功能',
  calls: {
    choices: query({
      path: '/portal/menu/getWebAppbyPage',
      access: 'signed-in',
      summary: 'Lists the menus that can be pinned to the home page',
      input: z.object({ ...paging(), keyword }),
      output: pageOf(App.extend({ isPinned: z.boolean() })),
    }),
    list: query({
      path: '/portal/menu/getUserAppList',
      access: 'signed-in',
      summary: 'Lists the pinned menus in order, without those no longer granted',
      input: emptyObject,
      output: z.array(App),
    }),
    save: command({
      path: '/portal/menu/setUserAppList',
      title: '设置常用功能',
      access: 'signed-in',
      summary: 'Pins menus to the home page in this order',
      input: z.object({
        menuIds: z
          .array(z.string().max(40))
          .max(maxShortcuts, `最多选择${maxShortcuts}个常用功能`)
          .refine((ids) => new Set(ids).size === ids.length, '常用功能重复'),
      }),
      output: emptyObject,
    }),
  },
});
