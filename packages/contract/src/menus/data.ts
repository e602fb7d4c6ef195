import type { Tab } from './model.ts';

export const data = {
  code: 'M1013',
  name: '数据与物联',
  icon: 'chart',
  groups: [
    {
      code: 'M1013001',
      name: '驾驶舱与资产',
      icon: 'chart',
      sides: 'OA',
      pages: [
        { code: 'M1013001001', name: '驾驶舱', route: '/datacensus/cockpit' },
        { code: 'M1013001002', name: '报表 · 资产', route: '/datacensus/assets' },
        { code: 'M1013001003', name: '数据总览 · 园区对比', route: '/datacensus/dataPark' },
      ],
    },
    {
      code: 'M1013002',
      name: '运营报表',
      icon: 'report',
      sides: 'OA',
      pages: [
        { code: 'M1013002001', name: '报表 · 收入', route: '/datacensus/projectOperation/income' },
        { code: 'M1013002002', name: '报表 · 租赁', route: '/datacensus/projectOperation/lease' },
        { code: 'M1013002003', name: '报表 · 物业', route: '/datacensus/projectOperation/property' },
        { code: 'M1013002004', name: '报表 · 公寓', route: '/datacensus/projectOperation/apartmentCheckIn' },
        { code: 'M1013002005', name: '报表 · 签约', route: '/datacensus/projectOperation/signing' },
        { code: 'M1013002006', name: '报表 · 欠租', route: '/datacensus/projectOperation/rentArrears' },
      ],
    },
    {
      code: 'M1013003',
      name: '应用分析',
      icon: 'report',
      sides: 'OA',
      pages: [{ code: 'M1013003001', name: '数据总览 · 应用分析', route: '/datacensus/appOperation' }],
    },
    {
      code: 'M1013004',
      name: '大数据总览',
      icon: 'chart',
      sides: 'OA',
      pages: [{ code: 'M1013004001', name: '数据总览', route: '/platform/bigdata/overview' }],
    },
    {
      code: 'M1012',
      name: '物联平台',
      icon: 'device',
      sides: 'OA',
      pages: [{ code: 'M1012001', name: '物联平台', route: '/application/iframe/M1012', built: true }],
    },
    {
      code: 'M1000220',
      name: '水质设备',
      icon: 'device',
      sides: 'OA',
      pages: [{ code: 'M1000220001', name: '水质设备', route: '/things/waterPropertyDevice' }],
    },
  ],
} as const satisfies Tab;
