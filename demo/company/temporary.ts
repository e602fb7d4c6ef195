import { demoId } from '../rows.ts';
import { defineDemo, grant, nodesOf, type Story } from '../story.ts';

const operator = demoId('company OP');
const park = demoId('park A');

/** Adds companies to park A that do not stay as usual: with an attribute, for a limited time, or already moved out. */
function tellOfStays(story: Story, spaceId: string): void {
  describe(story, spaceId, '孵化企业', '共享工位的初创团队，使用基础功能', ['A12', 'A20', 'A28', 'A36']);
  describe(story, spaceId, '专精特新企业', '以市经信委公布的名单为准', ['A14', 'A23']);
  describe(story, spaceId, '临时入驻', '展会、施工等短期入驻企业', []);
  // only these two attributes limit the menus of their companies; an attribute without a grant limits nothing
  grant(story, spaceId, operator, 'role 孵化企业', nodesOf('C', 'M1000', 'M1014001', 'M1008001', 'M1008002'));
  grant(story, spaceId, operator, 'role 临时入驻', nodesOf('C', 'M1000', 'M1014001'));
  visit(story, spaceId, { key: 'T1', name: '华展会展服务有限公司', purpose: '冬季产业博览会布展', from: 25, days: 5 });
  visit(story, spaceId, { key: 'T2', name: '众诚建筑装饰工程有限公司', purpose: '2号楼外立面修缮', from: 9, days: 21 });
  visit(story, spaceId, { key: 'T3', name: '一品轻食餐饮管理有限公司', purpose: '员工美食节', from: 45, days: -12 });
  leave(story, spaceId, {
    ...{ key: 'L1', name: '拓普光电技术有限公司', ago: 18, reason: '租约到期，迁至自有厂房' },
    had: { left_attribute_ids: [demoId('role 专精特新企业')], left_group_ids: [demoId('group high-tech')] },
  });
  leave(story, spaceId, { key: 'L2', name: '望川供应链管理有限公司', ago: 96, reason: '业务调整，退租', had: {} });
}

const attributeOf = (spaceId: string) => ({ attribute_space_id: spaceId, attribute_id: demoId('role 临时入驻') });

/** Adds an attribute of the space and the companies that have it. */
function describe(story: Story, spaceId: string, name: string, remark: string, keys: readonly string[]): void {
  const id = demoId(`role ${name}`);
  story.add('role', {
    ...{ space_id: spaceId, company_id: operator, id, code: `attribute ${name}`, kind: 'attribute', name, remark },
    ...{ parent_id: null, is_group: false, sort: 100, data_scope: 'all', field_policy: {}, created_at: story.ago(150), version: 1 },
  });
  for (const key of keys) have(story, spaceId, key, id);
}

const have = (story: Story, spaceId: string, key: string, role: string) =>
  story.add('company_attribute', { space_id: spaceId, company_id: demoId(`company ${key}`), role_space_id: spaceId, role_id: role });

type Visit = { key: string; name: string; purpose: string; from: number; days: number };
/**
 * Adds a temporary company that arrived `from` days ago and stays for `days` more days. With negative days its stay has ended, and the
 * company is disabled.
 */
function visit(story: Story, spaceId: string, { key, name, purpose, from, days }: Visit): void {
  story.crowd(key, spaceId, story.company(key, spaceId, { name, compType: 0, parks: ['A'], departments: ['项目部'] }), 3, false);
  const id = demoId(`company ${key}`);
  const came = story.ago(from);
  story.amend('company', id, { settled_at: came, created_at: came, enabled: days >= 0 });
  story.amend('company_park', demoId(`company_park ${key} A`), { joined_at: came });
  have(story, spaceId, key, demoId('role 临时入驻'));
  const ends = story.ago(-days).slice(0, 10);
  story.add('temporary_company', {
    ...{ space_id: spaceId, park_id: park, company_id: id, ends_on: ends, purpose, ...attributeOf(spaceId) },
    ...{ reminded_for: days <= 7 ? ends : null, ended_at: days < 0 ? story.ago(-days - 1) : null, created_at: came, version: 1 },
  });
}

type Left = { key: string; name: string; ago: number; reason: string; had: object };
/** Adds a company that moved out; `had` contains its former attributes and groups, which it gets back if it returns. */
function leave(story: Story, spaceId: string, { key, name, ago, reason, had }: Left): void {
  story.company(key, spaceId, { name, compType: 0, parks: ['A'], departments: [] });
  const company = story.rows.get('company')?.at(-1);
  const gone = story.ago(ago);
  story.amend('company', demoId(`company ${key}`), { deleted_at: gone });
  story.amend('company_park', demoId(`company_park ${key} A`), {
    ...{ left_at: gone, left_name: name, left_credit_code: company?.credit_code, left_reason: reason, left_by: demoId('user operatora') },
    ...had,
  });
}

export const temporaryDemo = defineDemo('temporary', {
  needs: ['role', 'extend'],
  tables: ['company_attribute', 'temporary_company'],
  tell: (story) => tellOfStays(story, demoId('space xinghe')),
});
