import { button, type Tab } from './model.ts';

export const leasing = {
  code: 'M1002',
  name: '企业与租赁',
  icon: 'lease',
  groups: [
    {
      code: 'M1002001',
      name: '经营',
      icon: 'company',
      sides: 'OA',
      pages: [
        { code: 'M1002001001', name: '企业画像', route: '/CompanyManager/customerresearch' },
        {
          code: 'M1002001002',
          name: '企业账号',
          route: '/CompanyManager/customeraccount',
          built: true,
          grants: ['company:read', 'book:read'],
        },
        {
          code: 'M1002001003',
          name: '企业设置',
          route: '/CompanyManager/companyDeploy',
          built: true,
          grants: ['company:read'],
          btn: { config: button('企业配置', 'O', 'company:admin') },
        },
        {
          code: 'M1002001004',
          name: '临时企业',
          route: '/CompanyManager/tempCorp',
          built: true,
          grants: ['temporary:read'],
          btn: {
            edit: button('编辑临时企业', 'O', 'temporary:update'),
            config: button('设置默认规则', 'O', 'temporary:config', 'attribute:read'),
          },
        },
        {
          code: 'M1002001005',
          name: '企业类型',
          route: '/CompanyManager/orgAttribute',
          built: true,
          grants: ['attribute:read'],
          btn: { edit: button('编辑属性', 'O', 'attribute:update'), grant: button('配置菜单与适用企业', 'O', 'attribute:grant') },
        },
        {
          code: 'M1002001006',
          name: '企业数据同步',
          route: '/operation/thirdCompanyInfo',
          built: true,
          grants: ['company:read'],
          btn: { add: button('同步企业', 'O', 'company:create') },
        },
      ],
    },
    {
      code: 'M1002002',
      name: '合同管理',
      icon: 'lease',
      sides: 'O',
      pages: [{ code: 'M1002002001', name: '合同', route: '/contract/list' }],
    },
    {
      code: 'M1002003',
      name: '合同台账',
      icon: 'ledger',
      sides: 'O',
      pages: [
        { code: 'M1002003001', name: '合同台账', route: '/rcContract/list' },
        { code: 'M1002003002', name: '账单', route: '/rcContract/paymentPlan' },
      ],
    },
    {
      code: 'M1002004',
      name: '合同设置',
      icon: 'setting',
      sides: 'O',
      pages: [
        { code: 'M1002004001', name: '合同类型', route: '/rcContract/contractType' },
        { code: 'M1002004002', name: '合同来源', route: '/rcContract/contractSource' },
        { code: 'M1002004003', name: '合同相对方', route: '/rcContract/contractParty' },
        { code: 'M1002004004', name: '付款方式', route: '/rcContract/paymentMethod' },
      ],
    },
    {
      code: 'M1002005',
      name: '核算',
      icon: 'money',
      sides: 'O',
      pages: [{ code: 'M1002005001', name: '核算设置', route: '/accounting/config' }],
    },
  ],
} as const satisfies Tab;
