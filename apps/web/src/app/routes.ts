import type { MenuPage, Route } from '../pages.ts';
import { menuRoutes, pages } from './registry.ts';

export type { Route };

/** Addresses of the shell itself, redirecting addresses, and addresses of the specification whose domain is not built yet. */
const shellRoutes: readonly Route[] = [
  { path: '/', title: '主布局', access: 'signed-in', inShell: true },
  { path: '/application', title: '主布局（应用）', access: 'signed-in', inShell: true },
  { path: '/notOpen', title: '暂未开放', access: 'signed-in', flags: ['singlePage'], inShell: true },
  { path: '/login', title: '登录', access: 'public', flags: ['singlePage', 'noTab', 'hidden'], inShell: true },
  { path: '/forgetPassword', title: '忘记密码', access: 'public', flags: ['singlePage', 'noTab', 'hidden'], inShell: true },
  {
    path: '/application/iframe/:menuId',
    title: '外部应用',
    node: 'M1012001',
    isLinked: true,
    flags: ['hidden'],
    plain: true,
    page: () => import('./FramePage.tsx').then((file) => file.FramePage),
  },
  { path: '/campus', title: '园区概况', node: 'M1005001', inShell: true },
  { path: '/serivceapp', title: '应用服务', node: 'M1003001001', redirect: '/serivceapp/servicehome' },
  { path: '/serivceapp/servicehome', title: '应用列表', node: 'M1003001001', flags: ['hidden'] },
  { path: '/serivceapp/applicationdetail', title: '应用详情', node: 'M1003001001', flags: ['hidden'] },
  { path: '/serivceapp/applicationmanage', title: '应用管理', node: 'M1003001001', flags: ['hidden'] },
  { path: '/serivceapp/quickapplicationmanage', title: '常用功能', node: 'M1003001001', flags: ['hidden'] },
  { path: '/serivceapp/applicationconfig', title: '应用配置', node: 'M1003001001', flags: ['hidden'] },
  { path: '/serivceapp/addentrance', title: '新增入口', node: 'M1003001001', flags: ['hidden'] },
  { path: '/inside', title: '内部管理', node: 'M1008003001', redirect: '/inside/visitorManage/inviterlist' },
  { path: '/inside/visitorManage', title: '访客管理', node: 'M1008003001', redirect: '/inside/visitorManage/inviterlist' },
  { path: '/inside/vehicle', title: '用车管理', node: 'M1014002001', redirect: '/inside/vehicle/applyRecord' },
  { path: '/inside/vehicle/statistics', title: '统计报表', node: 'M1014002004' },
  { path: '/inside/chapter', title: '用章管理', node: 'M1014002005', redirect: '/inside/chapter/useRecord' },
  { path: '/inside/officeSupplies', title: '办公用品', node: 'M1014002007', redirect: '/inside/officeSupplies/record' },
  { path: '/inside/leave', title: '请假管理', node: 'M1014002009', redirect: '/inside/leave/record' },
  { path: '/repair/PropertyManagementOrderDetail', title: '报修单详情', node: 'M1008002001' },
  { path: '/repair/addpropertyapply', title: '代报修', node: 'M1008002001' },
  { path: '/boardroom/OrderListDetail', title: '预订订单详情', node: 'M1008001002' },
  { path: '/boardroom/boardroomdetail', title: '会议室详情', node: 'M1008001001' },
  { path: '/boardroom/addboardroom', title: '新增会议室', node: 'M1008001001' },
  { path: '/boardroom/modboardroom', title: '编辑会议室', node: 'M1008001001' },
  { path: '/boardroom/orderdetail', title: '订单详情', node: 'M1008001003' },
  { path: '/boardroom/boradroomchlidbasicsetting', title: '参数设置', node: 'M1008001004' },
  { path: '/system', title: '园区设置', node: 'M1004001Y001', redirect: '/system/manager' },
  { path: '/things', title: '物联平台', node: 'M1000220001', redirect: '/things/waterPropertyDevice' },
  { path: '/things/waterPropertyData/:id', title: '实时数据', node: 'M1000220001', flags: ['button'] },
  { path: '/notice', title: '消息中心', node: 'M1000002001', redirect: '/notice/todolist' },
  { path: '/notice/enterpriseNoticeDetail', title: '公告详情', node: 'M1000005001' },
  { path: '/notice/richtext/:id', title: '图文详情', node: 'M1000004001' },
  { path: '/operation', title: '运营管理', node: 'M1004008001', redirect: '/operation/operationList' },
  { path: '/operation/messageManage', title: '消息管理', node: 'M1004008003', redirect: '/operation/messageManage/shortMsgList' },
  { path: '/architecture', title: '组织架构', node: 'M1014001001', redirect: '/architecture/organizetions' },
  { path: '/spaceManage', title: '空间管理', node: 'M1004007001', redirect: '/spaceManage/infoSetting' },
  { path: '/spaceManage/businessEditList/:type', title: '业务应用列表', node: 'M1005005002' },
  { path: '/spaceManage/addBusinessApp/:id', title: '新增业务应用', node: 'M1005005002' },
  { path: '/spaceManage/modBusinessApp/:id', title: '编辑业务应用', node: 'M1005005002' },
  { path: '/CompanyManager', title: '企业管理', node: 'M1002001002', redirect: '/CompanyManager/customeraccount' },
  { path: '/recruit', title: '招聘管理', node: 'M1008006001', redirect: '/recruit/recruitExamine' },
  { path: '/recruit/recruitList', title: '招聘列表', node: 'M1008006002', redirect: '/recruit/recruitList/recruitListAdmin' },
  { path: '/service', title: '公共服务', node: 'M1008005001', redirect: '/service/politics/admin' },
  { path: '/service/politics', title: '政务服务', node: 'M1008005001', redirect: '/service/politics/admin' },
  { path: '/service/education', title: '教育服务', node: 'M1008005003', redirect: '/service/education/admin' },
  { path: '/service/personnel', title: '人才服务', node: 'M1008005005', redirect: '/service/personnel/admin' },
  { path: '/datacensus', title: '数据统计', node: 'M1013001001', redirect: '/datacensus/cockpit' },
  { path: '/datacensus/projectOperation/rentArrearsDetail', title: '欠租明细', node: 'M1013002006' },
  { path: '/platform', title: '平台配置', node: 'M1004002001', redirect: '/platform/housing/areasetting' },
  { path: '/platform/housing', title: '房产管理', node: 'M1004002001', redirect: '/platform/housing/areasetting' },
  { path: '/platform/organisation', title: '企业', node: 'M1004003001', redirect: '/platform/organisation/companyAccount' },
  { path: '/platform/process', title: '审批', node: 'M1010001001', redirect: '/platform/process/process_monitoring' },
  { path: '/platform/appconfig', title: '应用配置', node: 'M1005001001', redirect: '/platform/appconfig/serviceTypeGroup' },
  { path: '/platform/appconfig/addservice', title: '新增应用服务', node: 'M1005001003' },
  { path: '/platform/appconfig/updateservice/:id', title: '编辑应用服务', node: 'M1005001003' },
  { path: '/platform/appconfig/portal/version', title: '版本管理', node: 'M1005001004' },
  { path: '/platform/appconfig/portal/home', title: '首页配置', node: 'M1005001004' },
  { path: '/platform/appconfig/portal/style', title: '样式配置', node: 'M1005001004' },
  { path: '/platform/appconfig/portal/content', title: '内容配置', node: 'M1005001004' },
  { path: '/platform/appconfig/portal/mine', title: '个人中心配置', node: 'M1005001004' },
  { path: '/platform/appconfig/navigator/addcontent', title: '新增导航内容', node: 'M1005001005' },
  { path: '/platform/appconfig/navigator/updatecontent/:id', title: '编辑导航内容', node: 'M1005001005' },
  { path: '/platform/programconfig', title: '小程序配置', node: 'M1005003001', redirect: '/platform/programconfig/serviceTypeGroup' },
  { path: '/platform/programconfig/addservice', title: '新增应用服务', node: 'M1005003003' },
  { path: '/platform/programconfig/updateservice/:id', title: '编辑应用服务', node: 'M1005003003' },
  { path: '/platform/programconfig/portal/version', title: '版本管理', node: 'M1005003004' },
  { path: '/platform/programconfig/portal/home', title: '首页配置', node: 'M1005003004' },
  { path: '/platform/programconfig/portal/style', title: '样式配置', node: 'M1005003004' },
  { path: '/platform/programconfig/portal/content', title: '内容配置', node: 'M1005003004' },
  { path: '/platform/programconfig/portal/mine', title: '个人中心配置', node: 'M1005003004' },
  { path: '/platform/programconfig/navigator/addcontent', title: '新增导航内容', node: 'M1005003005' },
  { path: '/platform/programconfig/navigator/updatecontent/:id', title: '编辑导航内容', node: 'M1005003005' },
  { path: '/platform/authorization', title: '授权配置', node: 'M1005002001', redirect: '/platform/authorization/mobileVisibility' },
  { path: '/platform/collaboration', title: '园区协同', node: 'M1008007001', redirect: '/platform/collaboration/matter/list' },
  { path: '/contract/detail/:id', title: '合同详情', node: 'M1002002001' },
  { path: '/contract/edit/:id?', title: '新增/编辑合同', node: 'M1002002001' },
  { path: '/rcContract/detail/:id', title: '合同台账详情', node: 'M1002003001' },
  { path: '/customService/edit/:id?', title: '编辑自定义服务', node: 'M1010003001' },
  { path: '/form/edit/:id?', title: '表单设计', node: 'M1010002001' },
  { path: '/form/apply/:id', title: '表单数据', node: 'M1010002001' },
  { path: '/dev/outbox', title: '消息发送', node: 'M10000006001', flags: ['hidden'], redirect: '/platformAdmin/outbox' },
  { path: '/:pathMatch(.*)*', title: '页面不存在', access: 'signed-in', flags: ['hidden'], inShell: true },
];

const fromMenu = (node: string, page: MenuPage | undefined): Partial<Route> =>
  typeof page === 'function' ? { node, page } : { node, ...page };
const menuPages: Readonly<Record<string, MenuPage>> = Object.assign({}, ...pages.map(({ menu }) => menu ?? {}));
const namedRoutes = [...shellRoutes, ...pages.flatMap(({ more }) => more ?? [])];
const namedPaths = new Set(namedRoutes.map(({ path }) => path));

/** Every address of the console, spelled as in the specification. An address without a page shows 暂未开放. */
export const routes: readonly Route[] = [
  ...namedRoutes,
  ...Object.entries(menuRoutes)
    .filter(([, [path]]) => !namedPaths.has(path))
    .map(([node, [path, title]]) => ({ path, title, ...fromMenu(node, menuPages[node]) })),
];

export const home = '/home';
export const notFound = routes.find(({ path }) => path.includes('pathMatch')) as Route;
export const notOpen = '/notOpen';

export function isBuilt(route: Route): boolean {
  if (route.redirect) return routes.some((target) => target.path === route.redirect && isBuilt(target));
  return Boolean(route.page ?? route.inShell);
}

/** Lists the addresses that show a page, for docs/routes.json. */
export const routeList = () =>
  routes.filter(isBuilt).map((route) => ({
    path: route.path,
    title: route.title,
    menuCode: route.node ?? null,
    flags: route.flags ?? [],
    built: true as const,
  }));
