import type { Tab } from './model.ts';

export const finance = {
  code: 'M1015',
  name: '财务',
  icon: 'money',
  groups: [
    {
      code: 'M1002003',
      name: '账单',
      icon: 'ledger',
      sides: 'O',
      pages: [
        { code: 'M1002003002', name: '账单', route: '/rcContract/paymentPlan', icon: 'bill', use: 'd', was: ['付款计划'] },
        { code: 'M1002003001', name: '合同台账', route: '/rcContract/list', icon: 'ledger', use: 'w' },
      ],
    },
    {
      code: 'M1002006',
      name: '收支',
      icon: 'money',
      sides: 'O',
      pages: [
        { code: 'M1002006001', name: '收款与退款', route: '/finance/payment', icon: 'money', use: 'd' },
        { code: 'M1002006002', name: '银行流水', route: '/finance/statement', icon: 'swap', use: 'd' },
        { code: 'M1002006006', name: '开票管理', route: '/finance/invoice', icon: 'invoice', use: 'd' },
        { code: 'M1002006003', name: '资金账簿', route: '/finance/ledger', icon: 'book', use: 'w' },
        { code: 'M1002006004', name: '账务核对', route: '/finance/proof', icon: 'scale', use: 'w' },
        { code: 'M1002006005', name: '商户与钱包', route: '/finance/merchant', icon: 'shop', use: 'r' },
      ],
    },
    {
      code: 'M1002005',
      name: '核算',
      icon: 'money',
      sides: 'O',
      pages: [{ code: 'M1002005001', name: '核算设置', route: '/accounting/config', icon: 'calculator', use: 'r', was: ['核算配置'] }],
    },
    {
      code: 'M1014003',
      name: '本单位资金',
      icon: 'money',
      sides: 'OC',
      reach: 'own',
      superOnly: true,
      was: ['资金账户'],
      pages: [
        { code: 'M1014003006', name: '合同与账单', route: '/lease/own', icon: 'lease', use: 'd', sides: 'C' },
        { code: 'M1014003001', name: '补贴订单', route: '/subsidy/order', icon: 'gift', use: 'w', line: '补贴' },
        { code: 'M1014003003', name: '补贴 · 钱包余额', route: '/subsidy/wallet', use: 'w', line: '补贴', was: ['钱包余额'] },
        { code: 'M1014003002', name: '补贴 · 消费记录', route: '/subsidy/consume', use: 'w', line: '补贴', was: ['消费记录'] },
        { code: 'M1014003004', name: '企业支付账户', route: '/enterprisePay/account', icon: 'card', use: 'w' },
        { code: 'M1014003005', name: '开票信息', route: '/invoice/company', icon: 'form', use: 'w' },
      ],
    },
  ],
} as const satisfies Tab;
