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
        { code: 'M1005001001', name: 'APP配置 · 分组', route: '/platform/appconfig/serviceTypeGroup' },
        { code: 'M1005001002', name: 'APP配置 · 类别', route: '/platform/appconfig/category' },
        { code: 'M1005001003', name: 'APP配置 · 服务', route: '/platform/appconfig/services' },
        { code: 'M1005001004', name: 'APP配置 · 门户', route: '/platform/appconfig/portal' },
        { code: 'M1005001005', name: 'APP配置 · 导航栏', route: '/platform/appconfig/navigator' },
      ],
    },
    {
      code: 'M1005003',
      name: '小程序配置',
      icon: 'phone',
      sides: 'O',
      pages: [
        { code: 'M1005003001', name: '小程序配置 · 分组', route: '/platform/programconfig/serviceTypeGroup' },
        { code: 'M1005003002', name: '小程序配置 · 类别', route: '/platform/programconfig/category' },
        { code: 'M1005003003', name: '小程序配置 · 服务', route: '/platform/programconfig/services' },
        { code: 'M1005003004', name: '小程序配置 · 门户', route: '/platform/programconfig/portal' },
        { code: 'M1005003005', name: '小程序配置 · 导航栏', route: '/platform/programconfig/navigator' },
      ],
    },
    {
      code: 'M1005002',
      name: '可见范围',
      icon: 'role',
      sides: 'O',
      pages: [
        { code: 'M1005002001', name: '可见范围 · 手机端', route: '/platform/authorization/mobileVisibility' },
        { code: 'M1005002002', name: '可见范围 · 企业后台', route: '/platform/authorization/orgServicePermission' },
      ],
    },
    {
      code: 'M1005004',
      name: '灰度',
      icon: 'people',
      sides: 'O',
      pages: [{ code: 'M1005004001', name: '灰度用户', route: '/system/grayUser' }],
    },
    {
      code: 'M1005005',
      name: '门户',
      icon: 'apps',
      sides: 'O',
      pages: [
        { code: 'M1005005001', name: '管理门户', route: '/spaceManage/managementPortal' },
        { code: 'M1005005002', name: '管理门户 · 业务路由', route: '/spaceManage/businessRouterHandle' },
      ],
    },
  ],
} as const satisfies Tab;
