import { button, type Tab } from './model.ts';

export const platform = {
  code: 'M10000',
  name: '平台',
  icon: 'platform',
  groups: [
    {
      code: 'M10000001',
      name: '空间',
      icon: 'park',
      sides: 'P',
      pages: [
        {
          code: 'M10000001001',
          name: '空间与园区',
          route: '/platformAdmin/space',
          icon: 'park',
          use: 'd',
          built: true,
          grants: ['space:read'],
          btn: {
            edit: button('编辑', 'P', 'space:update', 'park:update'),
          },
        },
      ],
    },
    {
      code: 'M10000009',
      name: '运行',
      icon: 'chart',
      sides: 'P',
      pages: [
        {
          code: 'M10000009001',
          name: '运行与任务',
          route: '/platformAdmin/run',
          icon: 'pulse',
          use: 'd',
          built: true,
          grants: ['run:read'],
        },
        {
          code: 'M10000009002',
          name: '备份与恢复',
          route: '/platformAdmin/backup',
          icon: 'database',
          use: 'd',
          built: true,
          grants: ['backup:read'],
          btn: {
            edit: button('编辑', 'P', 'backup:update'),
          },
        },
      ],
    },
    {
      code: 'M10000010',
      name: '应用',
      icon: 'apps',
      sides: 'P',
      pages: [{ code: 'M10000010001', name: '应用审核', route: '/platformAdmin/appAudit', icon: 'puzzle', use: 'w' }],
    },
    {
      code: 'M10000006',
      name: '消息',
      icon: 'bell',
      sides: 'P',
      was: ['发件箱'],
      pages: [
        {
          code: 'M10000006001',
          name: '消息发送',
          route: '/platformAdmin/outbox',
          icon: 'send',
          use: 'w',
          built: true,
          grants: ['outbox:read'],
          btn: {
            retry: button('重新投递', 'P', 'outbox:update'),
          },
        },
      ],
    },
    {
      code: 'M10000003',
      name: '账号',
      icon: 'account',
      sides: 'P',
      pages: [
        { code: 'M10000003001', name: '平台账号', route: '/platformAdmin/account', icon: 'account', use: 'w', line: '账号' },
        {
          code: 'M1004008002',
          name: '登录账号',
          route: '/operation/userAccount',
          use: 'w',
          line: '账号',
          was: ['用户账号'],
          built: true,
          grants: ['account:read'],
          btn: {
            edit: button('启用、禁用与解锁', 'P', 'account:update'),
          },
        },
        {
          code: 'M1004008001',
          name: '全部企业',
          route: '/operation/operationList',
          use: 'w',
          line: '账号',
          was: ['平台单位账号'],
          built: true,
          grants: ['account:read'],
          btn: {
            edit: button('启用与禁用', 'P', 'account:update'),
          },
        },
      ],
    },
    {
      code: 'M10000008',
      name: '支持',
      icon: 'role',
      sides: 'P',
      pages: [{ code: 'M10000008001', name: '支持访问', route: '/platformAdmin/support', icon: 'service', use: 'w' }],
    },
    {
      code: 'M10000007',
      name: '审计',
      icon: 'audit',
      sides: 'P',
      was: ['审计与隐私'],
      pages: [
        {
          code: 'M10000007001',
          name: '操作日志',
          route: '/platformAdmin/audit',
          icon: 'audit',
          use: 'w',
          built: true,
          grants: ['audit:read'],
        },
      ],
    },
    {
      code: 'M10000002',
      name: '套餐',
      icon: 'apps',
      sides: 'P',
      pages: [{ code: 'M10000002001', name: '套餐', route: '/platformAdmin/package', icon: 'box', use: 'r' }],
    },
    {
      code: 'M10000004',
      name: '菜单',
      icon: 'grid',
      sides: 'P',
      pages: [
        {
          code: 'M10000004001',
          name: '菜单资源',
          route: '/system/menuResource',
          icon: 'menu',
          use: 'r',
          built: true,
          grants: ['menu:read'],
          btn: {
            edit: button('编辑', 'P', 'menu:update'),
          },
        },
      ],
    },
    {
      code: 'M10000005',
      name: '配置',
      icon: 'setting',
      sides: 'P',
      pages: [
        {
          code: 'M10000005001',
          name: '配置与主题',
          route: '/platformAdmin/config',
          icon: 'sliders',
          use: 'r',
          built: true,
          grants: ['config:read'],
          btn: {
            edit: button('编辑', 'P', 'config:update'),
          },
        },
      ],
    },
  ],
} as const satisfies Tab;
