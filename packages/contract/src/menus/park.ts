import { button, type Tab } from './model.ts';

export const park: Tab = {
  code: 'M1004',
  name: '园区管理',
  icon: 'park',
  groups: [
    {
      code: 'M1004002',
      name: '房产资源',
      icon: 'building',
      sides: 'OA',
      pages: [
        { code: 'M1004002001', name: '区域设置', route: '/platform/housing/areasetting' },
        { code: 'M1004002002', name: '楼栋设置', route: '/platform/housing/buildsetting' },
        { code: 'M1004002003', name: '房源列表', route: '/platform/housing/housebill' },
      ],
    },
    {
      code: 'M1004003',
      name: '单位管理',
      icon: 'company',
      sides: 'OA',
      pages: [
        {
          code: 'M1004003001',
          name: '单位账号',
          route: '/platform/organisation/companyAccount',
          grants: ['company:read', 'book:read'],
          btn: {
            edit: button('编辑单位', 'O', 'company:update'),
            department: button('维护单位组织架构', 'O', 'department:create', 'department:update', 'department:delete', 'staff:update'),
            staff: button('维护单位人员', 'O', 'staff:create', 'staff:remove'),
            admin: button('设置单位管理员', 'O', 'staff:admin', 'staff:handover'),
          },
        },
        { code: 'M1004003002', name: '迁出单位', route: '/platform/organisation/moveoutcompany' },
        { code: 'M1004003003', name: '单位分组', route: '/platform/organisation/companyGroup' },
        {
          code: 'M1004003004',
          name: '内置角色',
          route: '/platform/organisation/inRole',
          built: true,
          grants: ['innerRole:read', 'role:read'],
          btn: {
            edit: button('编辑内置角色', 'O', 'innerRole:update'),
            grant: button('配置权限', 'O', 'innerRole:grant'),
          },
        },
      ],
    },
    {
      code: 'M1004004',
      name: '园区用户',
      icon: 'people',
      sides: 'OA',
      pages: [
        { code: 'M1004004001', name: '园区用户列表', route: '/platform/parkuser/parkuserlist' },
        { code: 'M1004004002', name: '园区用户分组', route: '/platform/parkuser/parkUserGroup' },
      ],
    },
    {
      code: 'M1004005',
      name: '网格管理',
      icon: 'grid',
      sides: 'OA',
      pages: [
        { code: 'M1004005001', name: '网格设置', route: '/platform/grid/gridSetting' },
        { code: 'M1004005002', name: '通用网格设置', route: '/platform/grid/commonGridSetting' },
      ],
    },
    {
      code: 'M1004001Y',
      name: '项目运营管理员',
      icon: 'admin',
      sides: 'O',
      pages: [{ code: 'M1004001Y001', name: '项目运营管理员', route: '/system/manager' }],
    },
    {
      code: 'M1004006',
      name: '角色与授权',
      icon: 'role',
      sides: 'O',
      pages: [
        {
          code: 'M1004006001',
          name: '主运营角色管理',
          route: '/operation/mainRoleManage',
          built: true,
          grants: ['parkRole:read'],
          btn: {
            edit: button('编辑角色', 'O', 'parkRole:update'),
            assign: button('设置关联用户', 'O', 'parkRole:assign'),
            grant: button('配置权限', 'O', 'parkRole:grant'),
            explain: button('权限查询', 'O', 'permission:explain'),
            switch: button('菜单开关', 'O', 'menu:switch'),
          },
        },
        {
          code: 'M1004006002',
          name: '协管角色管理',
          route: '/operation/assistRoleManage',
          built: true,
          grants: ['parkRole:read'],
          btn: {
            edit: button('编辑角色', 'O', 'parkRole:update'),
            assign: button('设置关联用户', 'O', 'parkRole:assign'),
            grant: button('配置权限', 'O', 'parkRole:grant'),
          },
        },
        {
          code: 'M1004006003',
          name: '项目授权',
          route: '/system/projectAuth',
          built: true,
          grants: ['authorisation:read'],
          btn: {
            assign: button('设置授权', 'O', 'authorisation:assign'),
          },
        },
      ],
    },
    {
      code: 'M1004007',
      name: '项目设置',
      icon: 'setting',
      sides: 'O',
      pages: [
        {
          code: 'M1004007001',
          name: '信息设置',
          route: '/spaceManage/infoSetting',
          built: true,
          btn: { edit: button('编辑', 'O', 'park:update') },
        },
        {
          code: 'M1004007002',
          name: '企业扩展字段',
          route: '/spaceManage/enterpriseextend',
          built: true,
          btn: { edit: button('编辑', 'O', 'extend:update') },
        },
        {
          code: 'M1004007003',
          name: '开放企业扩展字段',
          route: '/spaceManage/openenterpriseextend',
          built: true,
          btn: { edit: button('编辑', 'O', 'extend:update') },
        },
      ],
    },
    {
      code: 'M1004008',
      name: '账号与消息',
      icon: 'account',
      sides: 'O',
      pages: [
        { code: 'M1004008001', name: '平台单位账号', route: '/operation/operationList' },
        { code: 'M1004008002', name: '用户账号', route: '/operation/userAccount' },
        { code: 'M1004008003', name: '短信列表', route: '/operation/messageManage/shortMsgList' },
        { code: 'M1004008004', name: '消息列表', route: '/operation/messageManage/msglist' },
      ],
    },
    {
      code: 'M1004009',
      name: '操作日志',
      icon: 'audit',
      sides: 'O',
      pages: [{ code: 'M1004009001', name: '操作日志', route: '/operation/auditLog', built: true, grants: ['audit:read'] }],
    },
  ],
};
