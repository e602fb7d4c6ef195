import type { Tab } from './model.ts';

export const workbench = {
  code: 'M1000',
  name: '工作台',
  icon: 'home',
  groups: [
    {
      code: 'M1000001',
      name: '首页',
      icon: 'home',
      sides: 'POACM',
      pages: [
        { code: 'M1000001001', name: '首页', route: '/home', built: true },
        { code: 'M1000001002', name: '简洁首页', route: '/aijihome', built: true, singlePage: true },
      ],
    },
    {
      code: 'M1000002',
      name: '待办',
      icon: 'todo',
      sides: 'OACM',
      pages: [{ code: 'M1000002001', name: '待办事项', route: '/notice/todolist', built: true }],
    },
    {
      code: 'M1000003',
      name: '已办',
      icon: 'done',
      sides: 'OACM',
      pages: [{ code: 'M1000003001', name: '已办事项', route: '/notice/donelist', built: true }],
    },
    {
      code: 'M1000004',
      name: '消息',
      icon: 'bell',
      sides: 'OACM',
      pages: [
        { code: 'M1000004001', name: '服务消息', route: '/notice/serve', built: true },
        { code: 'M1000004002', name: '系统消息', route: '/notice/system', built: true },
        { code: 'M1000004003', name: '圈子消息', route: '/notice/circle' },
      ],
    },
    {
      code: 'M1000005',
      name: '公告',
      icon: 'notice',
      sides: 'OACM',
      pages: [{ code: 'M1000005001', name: '公告', route: '/notice/enterpriseNotice' }],
    },
    {
      code: 'M1000006',
      name: '概况',
      icon: 'company',
      sides: 'C',
      pages: [{ code: 'M1000006001', name: '企业概况', route: '/company/companyHome', built: true }],
    },
  ],
} as const satisfies Tab;
