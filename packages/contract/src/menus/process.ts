import { button, type Tab } from './model.ts';

export const process = {
  code: 'M1010',
  name: '流程与表单',
  icon: 'flow',
  groups: [
    {
      code: 'M1010001',
      name: '审批',
      icon: 'flow',
      sides: 'OA',
      pages: [
        {
          code: 'M1010001001',
          name: '审批监控',
          route: '/platform/process/process_monitoring',
          built: true,
          grants: ['process:read'],
          btn: { handle: button('处理流程', 'O', 'process:handle') },
        },
        { code: 'M1010001002', name: '审批记录', route: '/platform/process/recordList', built: true, grants: ['process:read'] },
        {
          code: 'M1010001003',
          name: '审批流程',
          route: '/platform/process/process_base',
          built: true,
          grants: ['flow:read'],
          btn: { edit: button('编辑流程', 'O', 'flow:update') },
        },
        { code: 'M1010001004', name: '审批统计', route: '/platform/process/dataChart' },
      ],
    },
    {
      code: 'M1010002',
      name: '表单',
      icon: 'form',
      sides: 'O',
      pages: [{ code: 'M1010002001', name: '表单', route: '/form/list' }],
    },
    {
      code: 'M1010003',
      name: '自定义服务',
      icon: 'service',
      sides: 'O',
      pages: [{ code: 'M1010003001', name: '自定义服务', route: '/customService/list' }],
    },
  ],
} as const satisfies Tab;
