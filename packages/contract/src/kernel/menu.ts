import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, flag, integer, plain, text } from '../fields.ts';

export const menuErrors = defineErrors({
  codeTaken: { code: '409', status: 409, message: '该菜单编码已存在' },
  shipped: { code: '403', status: 403, message: '系统菜单只能修改名称、图标和排序' },
  noApp: { code: '400', status: 400, message: '外部应用不存在或已停用' },
  /** The page with the menu switches cannot be switched off: the operator would have no way to switch it on again. */
  ownSwitch: { code: '409', status: 409, message: '菜单开关所在的菜单不能关闭' },
  wrongParent: { code: '400', status: 400, message: '上级菜单不存在' },
});

const code = z
  .string('请输入菜单编码')
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{1,39}$/, '菜单编码须以字母开头，由字母和数字组成')
  // codes of M and digits are reserved for menus of later product versions
  .regex(/^(?!M\d)/, '以M加数字开头的编码由系统使用');
export type MenuResource = {
  code: string;
  parentId: string | null;
  name: string;
  path: string;
  icon: string;
  rank: number;
  type: 'menu' | 'btn';
  sides: string;
  /** Whether the entry comes with the product. Its code, address and permissions then cannot be changed. */
  isShipped: boolean;
  isBuilt: boolean;
  /** The original name, if the platform operator has renamed the entry. */
  shippedName: string | null;
  appSwitch: 0 | 1;
  children: MenuResource[];
};
const MenuResource: z.ZodType<MenuResource> = z.object({
  code: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  rank: z.int(),
  type: z.enum(['menu', 'btn']),
  sides: z.string(),
  isShipped: z.boolean(),
  isBuilt: z.boolean(),
  shippedName: z.string().nullable(),
  appSwitch: z.union([z.literal(0), z.literal(1)]),
  get children() {
    return z.array(MenuResource);
  },
});
const fields = { name: text(40, '请输入菜单名称'), icon: plain(40).default(''), rank: integer('请输入排序', { max: 9999 }).default(0) };

export const menu = domain('menu', {
  title: '菜单资源',
  labels: { appCode: '应用编码', appSwitch: '开放状态', icon: '图标' },
  values: { appSwitch: { 0: '关闭', 1: '开放' } },
  calls: {
    tree: query({
      path: '/portal/menu/resourceTree',
      access: 'menu:read',
      summary: 'Returns the tree of all menus, shipped and added',
      input: emptyObject,
      output: z.array(MenuResource),
    }),
    create: command({
      path: '/portal/open/menu/createResource',
      title: '新增菜单',
      access: 'menu:update',
      summary: 'Adds a menu that opens an external application; it cannot grant permissions of the product',
      input: z.object({ code, parentId: z.string('请选择上级菜单').max(40), appCode: text(50, '请选择外部应用'), ...fields }),
      output: z.object({ id: z.string() }),
      errors: [menuErrors.codeTaken, menuErrors.wrongParent, menuErrors.noApp],
      affects: ['*'],
    }),
    change: command({
      path: '/portal/menu/updateResource',
      title: '修改菜单',
      access: 'menu:update',
      summary: 'Changes name, icon and order of a menu; an empty name restores the shipped name',
      input: z.object({ code: z.string('请选择菜单').max(60), ...fields, name: plain(40).default('') }),
      output: emptyObject,
      errors: [commonErrors.notFound],
      affects: ['*'],
    }),
    remove: command({
      path: '/portal/menu/deleteResource',
      title: '删除菜单',
      access: 'menu:update',
      summary: 'Deletes an added menu; shipped menus cannot be deleted',
      input: z.object({ code: z.string('请选择菜单').max(60) }),
      output: emptyObject,
      errors: [menuErrors.shipped, commonErrors.notFound],
      affects: ['*'],
    }),
    switches: query({
      path: '/portal/menu/switchList',
      access: 'menu:switch',
      summary: 'Lists the menus that the current park has switched off',
      input: emptyObject,
      output: z.array(MenuResource),
    }),
    setSwitch: command({
      path: '/portal/menu/setSwitch',
      title: '开关菜单',
      access: 'menu:switch',
      summary: 'Switches a menu and everything below it on or off in the current park',
      input: z.object({ code: z.string('请选择菜单').max(60), appSwitch: flag }),
      output: emptyObject,
      errors: [menuErrors.ownSwitch, commonErrors.notFound],
      affects: ['*'],
    }),
  },
});
