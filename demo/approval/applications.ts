/* Applications that people of the demo have started. `hoursAgo` counts back from the first start of the server. */
export type Person = { name: string; company: string; park: 'A' | 'B' | 'C' };
export type Deed = {
  does: 'agree' | 'refuse' | 'return' | 'resubmit' | 'transfer' | 'withdraw' | 'urge' | 'stop';
  by: string;
  hoursAgo: number;
  says?: string;
  to?: string;
};
export type Application = {
  by: Person;
  hoursAgo: number;
  flow?: 'venue';
  form: Record<string, unknown>;
  cc?: string[];
  deeds?: Deed[];
};

/** Returns the definition of the flow for venues. First an administrator of the company approves, then the park operator. */
export const venueFlow = (roleId: string) => ({
  fields: [
    { key: 'title', name: '活动名称', kind: 'text', required: true },
    { key: 'place', name: '使用场地', kind: 'select', options: ['一层共享大厅', '中央广场', '路演中心'], required: true },
    { key: 'day', name: '活动日期', kind: 'date', required: true },
    { key: 'people', name: '预计人数', kind: 'number' },
    { key: 'content', name: '活动说明', kind: 'longText' },
  ],
  nodes: [
    { id: 'start', kind: 'start', name: '发起申请' },
    {
      ...{ id: 'company', kind: 'approve', name: '单位管理员审批', mode: 'any', self: 'skip' },
      ...{ candidates: [{ kind: 'manager' }], nobody: { action: 'pass' } },
    },
    {
      ...{ id: 'park', kind: 'approve', name: '园区审批', mode: 'any', self: 'self' },
      ...{ candidates: [{ kind: 'parkRole', roleIds: [roleId] }], nobody: { action: 'admin' } },
    },
    { id: 'end', kind: 'end', name: '结束' },
  ],
  settings: { sameApprover: 'adjacent', batch: true, summary: ['place', 'day', 'people'] },
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
const who = (name: string, company: string, park: Person['park'] = 'A'): Person => ({ name, company, park });
const member1 = who('membera1', 'A1');
const member2 = who('membera2', 'A1');
const admin = who('admina1', 'A1');
const bought = (title: string, content: string, yuan?: number) => ({
  title,
  content,
  ...(yuan !== undefined && { amount: yuan * 100 }),
});
const event = (title: string, place: string, ahead: number, people: number, content: string) => ({
  ...{ title, place, day: day(ahead), people, content },
});

const ofA1: Application[] = [
  {
    ...{ by: member1, hoursAgo: 150, form: bought('更换开发用显示器', '研发中心三台显示器出现坏点，申请更换为27寸4K。', 5_400) },
    deeds: [{ does: 'agree', by: 'admina1', hoursAgo: 146, says: '已核对库存，确需更换' }],
  },
  {
    ...{ by: member2, hoursAgo: 130, form: bought('投放地铁广告', '在园区地铁站投放一个月灯箱广告。', 86_000), cc: ['admina1'] },
    deeds: [{ does: 'refuse', by: 'supera1', hoursAgo: 122, says: '超出本季度市场预算，下季度再议' }],
  },
  {
    ...{
      by: admin,
      hoursAgo: 100,
      form: bought('办公区绿植租摆续约', '原合同本月底到期，拟按原价续签一年。', 12_000),
      cc: ['membera1', 'membera2'],
    },
    deeds: [{ does: 'agree', by: 'supera1', hoursAgo: 96, says: '同意' }],
  },
  {
    ...{ by: member2, hoursAgo: 80, form: bought('客户拜访用车', '周四拜访杭州客户，申请公务用车一天。') },
    deeds: [{ does: 'withdraw', by: 'membera2', hoursAgo: 78, says: '行程取消' }],
  },
  {
    ...{ by: member1, hoursAgo: 50, form: bought('参加前端技术大会', '两人赴北京参会三天，含差旅与门票。', 9_800) },
    deeds: [{ does: 'return', by: 'admina1', hoursAgo: 26, says: '请补充差旅明细和参会人员名单' }],
  },
  { by: who('person A1 0', 'A1'), hoursAgo: 22, form: bought('采购测试手机', '适配测试需要两台安卓旗舰机。', 7_600) },
  {
    ...{ by: member2, hoursAgo: 30, form: bought('市场部宣传物料制作', '年会前制作宣传册500份、易拉宝10个。', 6_800) },
    deeds: [{ does: 'urge', by: 'membera2', hoursAgo: 4, says: '年会临近，麻烦尽快审批' }],
  },
  {
    ...{ by: member2, hoursAgo: 20, form: bought('官网改版需求确认', '官网新版首页的前端工作量请协助确认。') },
    deeds: [{ does: 'transfer', by: 'admina1', hoursAgo: 6, says: '前端工作量请你评估后处理', to: 'membera1' }],
  },
  { by: member1, hoursAgo: 3, form: bought('采购办公椅', '新到五位同事，每人一把人体工学椅。', 3_200), cc: ['membera2'] },
];
const inThePark: Application[] = [
  {
    ...{
      by: member1,
      flow: 'venue',
      hoursAgo: 170,
      form: event('云启技术沙龙', '路演中心', -3, 60, '面向园区企业的前端技术分享。'),
      cc: ['membera2'],
    },
    deeds: [
      { does: 'agree', by: 'admina1', hoursAgo: 168 },
      { does: 'agree', by: 'operatora', hoursAgo: 160, says: '同意，请提前一天联系物业布置' },
    ],
  },
  {
    ...{ by: who('staffa2', 'A2'), flow: 'venue', hoursAgo: 75, form: event('数据开放日', '中央广场', 2, 300, '室外搭建展台，需要用电。') },
    deeds: [
      { does: 'agree', by: 'supera2', hoursAgo: 72 },
      { does: 'stop', by: 'operatora', hoursAgo: 48, says: '当日广场消防检修，请改期后重新申请' },
    ],
  },
  {
    ...{
      by: who('supera1', 'A1'),
      flow: 'venue',
      hoursAgo: 28,
      form: event('云启新品发布会', '一层共享大厅', 9, 120, '发布会与答谢酒会，预计三小时。'),
      cc: ['admina1'],
    },
    deeds: [{ does: 'agree', by: 'admina1', hoursAgo: 27, says: '同意' }],
  },
  {
    ...{
      by: who('staffa2', 'A2'),
      flow: 'venue',
      hoursAgo: 9,
      form: event('数据平台用户交流会', '路演中心', 6, 80, '与园区企业交流数据治理经验。'),
    },
    deeds: [{ does: 'agree', by: 'supera2', hoursAgo: 5, says: '同意' }],
  },
  {
    ...{ by: who('operatora', 'OP'), hoursAgo: 60, form: bought('园区消防器材年检', 'A区三栋楼灭火器和消火栓年度检测。', 18_500) },
    deeds: [{ does: 'agree', by: 'operatorab', hoursAgo: 52, says: '按计划执行' }],
  },
];
const elsewhere: Application[] = [
  { by: who('staffa2', 'A2'), hoursAgo: 7, form: bought('购买数据标注服务', '三个月，按量结算。', 24_000) },
  {
    ...{ by: who('memberb1', 'B1', 'B'), hoursAgo: 90, form: bought('更新剪辑工作站', '现有设备渲染4K素材过慢。', 32_000) },
    deeds: [{ does: 'agree', by: 'superb1', hoursAgo: 80, says: '同意，走年度设备预算' }],
  },
  { by: who('memberb1', 'B1', 'B'), hoursAgo: 5, form: bought('租借拍摄灯光', '周末棚拍需要灯光两套。', 1_200) },
  {
    ...{ by: who('person C1 0', 'C1', 'C'), hoursAgo: 40, form: bought('采购打样纸张', '品牌画册打样用特种纸。', 2_600) },
    deeds: [{ does: 'agree', by: 'superc1', hoursAgo: 30, says: '同意' }],
  },
  { by: who('person C1 0', 'C1', 'C'), hoursAgo: 4, form: bought('参加设计周展位', '文创园设计周标准展位一个。', 8_000) },
];

export const applications: readonly Application[] = [...ofA1, ...inThePark, ...elsewhere].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
