import type { Tab } from './model.ts';

export const configuration = {
  code: 'M1005',
  name: '应用配置',
  icon: 'apps',
  groups: [
    {
      code: 'M1005001',
      name: 'APP配置',
      icon: 'phone',
      sides: 'O',
      pages: [
        { code: 'M1005001001', name: '服务类型分组配置', route: '/platform/appconfig/serviceTypeGroup' },
        { code: 'M1005001002', name: '类别配置', route: '/platform/appconfig/category' },
        { code: 'M1005001003', name: '服务列表', route: '/platform/appconfig/services' },
        { code: 'M1005001004', name: '门户配置', route: '/platform/appconfig/portal' },
        { code: 'M1005001005', name: '导航栏配置', route: '/platform/appconfig/navigator' },
      ],
    },
    {
      code: 'M1005003',
      name: '小程序配置',
      icon: 'phone',
      sides: 'O',
      pages: [
        { code: 'M1005003001', name: '服务类型分组配置', route: '/platform/programconfig/serviceTypeGroup' },
        { code: 'M1005003002', name: '类别配置', route: '/platform/programconfig/category' },
        { code: 'M1005003003', name: '服务列表', route: '/platform/programconfig/services' },
        { code: 'M1005003004', name: '门户配置', route: '/platform/programconfig/portal' },
        { code: 'M1005003005', name: '导航栏配置', route: '/platform/programconfig/navigator' },
      ],
    },
    {
      code: 'M1005002',
      name: '授权配置',
      icon: 'role',
      sides: 'O',
      pages: [
        { code: 'M1005002001', name: '移动端可见配置', route: '/platform/authorization/mobileVisibility' },
        { code: 'M1005002002', name: '单位服务端权限配置', route: '/platform/authorization/orgServicePermission' },
      ],
    },
    {
      code: 'M1005004',
      name: '灰度用户',
      icon: 'people',
      sides: 'O',
      pages: [{ code: 'M1005004001', name: '灰度用户', route: '/system/grayUser' }],
    },
    {
      code: 'M1005005',
      name: '管理门户',
      icon: 'apps',
      sides: 'O',
      pages: [
        { code: 'M1005005001', name: '管理门户', route: '/spaceManage/managementPortal' },
        { code: 'M1005005002', name: '业务路由', route: '/spaceManage/businessRouterHandle' },
      ],
    },
  ],
} as const satisfies Tab;
