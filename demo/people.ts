/** Accounts of the demo, which tests and new developers sign in with. Names and numbers are invented. */
export const password = 'Park2026demo';

export type Account = {
  username: string;
  phone: string;
  name: string;
  level?: 2 | 3;
  department?: string;
  position?: string;
  sex?: 0 | 1;
  change?: false;
  disabled?: true;
};
export type DemoCompany = { key: string; name: string; compType: 0 | 1 | 2; parks: string[]; departments: string[]; accounts: Account[] };
export type DemoSpace = {
  key: string;
  name: string;
  projectCode: string;
  parks: { key: string; name: string }[];
  companies: DemoCompany[];
};

export const platformAccount: Account = { username: 'platform1', phone: '13800000001', name: '高远', level: 3, position: '平台管理员' };

export const spaces: DemoSpace[] = [
  {
    key: 'xinghe',
    name: '星河产业运营',
    projectCode: 'xinghe',
    parks: [
      { key: 'A', name: '星河智谷' },
      { key: 'B', name: '星河软件园' },
    ],
    companies: [
      {
        key: 'OP',
        name: '星河运营管理有限公司',
        compType: 2,
        parks: [],
        departments: ['运营中心', '招商部', '工程物业部'],
        accounts: [
          { username: 'operatora', phone: '13800000011', name: '陈志远', department: '运营中心', position: '园区经理', sex: 0 },
          { username: 'operatorb', phone: '13800000012', name: '周敏', department: '运营中心', position: '园区经理', sex: 1 },
          { username: 'operatorab', phone: '13800000013', name: '何建国', level: 3, department: '运营中心', position: '总经理', sex: 0 },
        ],
      },
      {
        key: 'AS',
        name: '星河协管服务中心',
        compType: 1,
        parks: ['A', 'B'],
        departments: ['客服组', '巡检组'],
        accounts: [
          { username: 'assistant1', phone: '13800000021', name: '孙丽', department: '客服组', position: '客服专员', sex: 1 },
          { username: 'assistant0', phone: '13800000022', name: '吴昊', department: '巡检组', position: '巡检员', sex: 0 },
        ],
      },
      {
        key: 'A1',
        name: '云启科技有限公司',
        compType: 0,
        parks: ['A'],
        departments: ['研发中心', '市场部', '综合管理部'],
        accounts: [
          { username: 'supera1', phone: '13800001001', name: '林晓峰', level: 3, department: '综合管理部', position: '总经理', sex: 0 },
          { username: 'admina1', phone: '13800001002', name: '赵雅琴', level: 2, department: '综合管理部', position: '行政主管', sex: 1 },
          { username: 'membera1', phone: '13800001003', name: '王梓涵', department: '研发中心', position: '前端工程师', sex: 1 },
          { username: 'membera2', phone: '13800001004', name: '李昊然', department: '市场部', position: '市场专员', sex: 0 },
          {
            username: 'newcomera1',
            phone: '13800001005',
            name: '刘思远',
            department: '研发中心',
            position: '测试工程师',
            sex: 0,
            change: false,
          },
          {
            username: 'disableda1',
            phone: '13800001006',
            name: '马骏',
            department: '市场部',
            position: '销售顾问',
            sex: 0,
            disabled: true,
          },
        ],
      },
      {
        key: 'A2',
        name: '智联数据有限公司',
        compType: 0,
        parks: ['A'],
        departments: ['数据平台部', '商务部'],
        accounts: [
          { username: 'supera2', phone: '13800002001', name: '郑凯文', level: 3, department: '商务部', position: '创始人', sex: 0 },
          { username: 'staffa2', phone: '13800002002', name: '冯佳怡', department: '数据平台部', position: '数据分析师', sex: 1 },
        ],
      },
      {
        key: 'B1',
        name: '沐光文化有限公司',
        compType: 0,
        parks: ['B'],
        departments: ['策划部', '制作部'],
        accounts: [
          { username: 'superb1', phone: '13800003001', name: '沈若溪', level: 3, department: '策划部', position: '总监', sex: 1 },
          { username: 'memberb1', phone: '13800003002', name: '韩东', department: '制作部', position: '剪辑师', sex: 0 },
        ],
      },
    ],
  },
  {
    key: 'yunxi',
    name: '云栖文创运营',
    projectCode: 'yunxi',
    parks: [{ key: 'C', name: '云栖文创园' }],
    companies: [
      {
        key: 'OPC',
        name: '云栖运营有限公司',
        compType: 2,
        parks: [],
        departments: ['运营部', '物业部'],
        accounts: [
          { username: 'operatorc', phone: '13800004001', name: '曹文彬', level: 3, department: '运营部', position: '总经理', sex: 0 },
        ],
      },
      {
        key: 'C1',
        name: '拾光设计有限公司',
        compType: 0,
        parks: ['C'],
        departments: ['设计部', '客户部'],
        accounts: [
          { username: 'superc1', phone: '13800004011', name: '许念安', level: 3, department: '设计部', position: '主理人', sex: 1 },
        ],
      },
    ],
  },
];

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
const given = [
  '子轩',
  '雨桐',
  '浩宇',
  '欣怡',
  '嘉豪',
  '诗涵',
  '俊杰',
  '梦琪',
  '志强',
  '晓彤',
  '文博',
  '静怡',
  '天宇',
  '佳慧',
  '思源',
  '雪莹',
  '宏伟',
  '丹丹',
  '一鸣',
  '若兰',
  '明哲',
  '婉清',
  '立新',
  '春燕',
  '景行',
  '可欣',
  '建华',
  '玉婷',
  '伟伦',
  '海燕',
];
/** Returns the n-th invented name of a person. After 1,200 the names repeat. */
export const nameOf = (n: number): string =>
  `${surnames[n % surnames.length]}${given[Math.floor(n / surnames.length + n * 7) % given.length]}`;

const brands = [
  '博睿',
  '恒信',
  '启明',
  '天衡',
  '远航',
  '中科',
  '海纳',
  '卓越',
  '新维',
  '蓝湾',
  '极光',
  '创想',
  '德盛',
  '金石',
  '青禾',
  '合众',
  '锐捷',
  '易达',
  '优品',
  '汇通',
  '凌云',
  '森田',
];
const trades = [
  { of: '软件技术', departments: ['研发部', '产品部', '运维部'] },
  { of: '生物医药', departments: ['研发部', '质量部', '注册部'] },
  { of: '供应链管理', departments: ['采购部', '物流部', '客服部'] },
  { of: '文化传媒', departments: ['策划部', '制作部', '媒介部'] },
];
/** Returns further resident companies of park A, each with a name, a business, departments and a few people. */
export const furtherCompanies = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const trade = trades[at % trades.length] as (typeof trades)[number];
    const brand = brands[at % brands.length];
    const suffix = at < brands.length ? '有限公司' : '（上海）有限公司';
    return { key: `A${at + 10}`, name: `${brand}${trade.of}${suffix}`, departments: trade.departments, people: 9 + (at % 5) };
  });
export const positions = [
  '工程师',
  '产品经理',
  '项目经理',
  '行政专员',
  '财务会计',
  '人事专员',
  '销售经理',
  '客户经理',
  '测试工程师',
  '设计师',
];
