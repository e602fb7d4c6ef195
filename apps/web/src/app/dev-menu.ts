import type { MenuItem } from '@park/contract/people/identity';

const item = (code: string, name: string, path: string, children: MenuItem[] = []): MenuItem => ({
  id: code,
  code,
  name,
  path,
  icon: 'docs',
  menu: true,
  subTitle: null,
  parentId: null,
  parkId: null,
  appSwitch: 1,
  appType: null,
  extJson: { menu: true, subLevel: null, use: null, line: null, was: [] },
  meta: { menuId: code, zhname: name, type: 'menu', aside: true, singlePage: false, closeable: true },
  appInfo: null,
  children,
});

/** Decision 71: menu entries that only the development server adds, for pages that no other entry links to. */
export const devMenu: MenuItem = item('M1006', '开发', '', [
  item('M1006001', '接口', '', [item('M1006001001', '接口文档', '/apidocs')]),
  item('M1006002', '入口', '', [
    item('M1006002001', '选择空间', '/spaceselect'),
    item('M1006002002', '选择园区', '/navigationhome'),
    item('M1006002003', '园区概况', '/campus'),
  ]),
  item('M1006003', '状态', '', [item('M1006003001', '暂未开放', '/notOpen')]),
]);
