import { furtherCompanies, platformAccount, spaces } from '../people.ts';
import { demoId } from '../rows.ts';
import { defineDemo, grant, hold, nodesOf, type Row, type Story } from '../story.ts';

/** Public data of the parks. The phone numbers and addresses are invented. */
const parkFacts: Record<string, Row> = {
  A: {
    contact_name: '园区服务中心',
    contact_phone: '021-58880100',
    address: '上海市浦东新区星河路100号',
    longitude: 121.6,
    latitude: 31.2,
    area: 128600,
    intro: '以软件与智能制造为主的产业园区，共五栋楼宇，配有会议中心、人才公寓与员工餐厅。',
  },
  B: {
    contact_name: '园区服务中心',
    contact_phone: '021-58880200',
    address: '上海市浦东新区星河路200号',
    longitude: 121.61,
    latitude: 31.21,
    area: 42300.5,
    intro: '面向文化传媒与设计企业的软件园。',
  },
  C: {
    contact_name: '园区客服中心',
    contact_phone: '0571-88880300',
    address: '杭州市西湖区云栖路1号',
    longitude: 120.09,
    latitude: 30.18,
    area: 36800,
    intro: '由旧厂房改造的文创园，保留了红砖厂房与老锅炉房。',
  },
};

/** Texts in which some of the companies introduce themselves. */
const introductions: Record<string, string> = {
  OP: '星河智谷与星河软件园的运营主体，负责招商、物业和企业服务。',
  A1: '面向产业园区的软件企业，提供会议、报修、通行和能耗管理系统，服务园区二十余个。\n总部设在星河智谷，研发人员占六成。',
};

/** Adds the spaces with their parks, companies and people. */
function tellOfSpaces(story: Story): void {
  for (const [at, space] of spaces.entries()) {
    const spaceId = demoId(`space ${space.key}`);
    const operator = space.companies.find((company) => company.compType === 2);
    story.add('space', {
      id: spaceId,
      name: space.name,
      project_code: space.projectCode,
      operator_company_id: demoId(`company ${operator?.key}`),
      enabled: true,
      rights_version: 1,
      created_at: story.ago(460 - at * 40),
    });
    space.parks.forEach((park, rank) => {
      story.add('park', {
        space_id: spaceId,
        id: demoId(`park ${park.key}`),
        name: park.name,
        code: park.key,
        enabled: true,
        rank,
        ...parkFacts[park.key],
        created_at: story.ago(460 - at * 40 - rank * 30),
        version: 1,
      });
    });
    for (const company of space.companies) {
      const departments = story.company(company.key, spaceId, { ...company, remark: introductions[company.key] });
      for (const account of company.accounts)
        story.staff(demoId(`company ${company.key}`), spaceId, account, departments.get(account.department ?? '') ?? null);
      story.crowd(company.key, spaceId, departments, company.key === 'A1' ? 26 : 4, true);
    }
  }
  const xinghe = demoId('space xinghe');
  for (const company of furtherCompanies(42))
    story.crowd(company.key, xinghe, story.company(company.key, xinghe, { ...company, compType: 0, parks: ['A'] }), company.people, false);
}

/** Adds departments, heads and roles to company A1, which most test users belong to. */
function tellOfA1(story: Story, spaceId: string): void {
  const companyId = demoId('company A1');
  const research = demoId('department A1 研发中心');
  story.department('A1', spaceId, { id: demoId('department A1 前端组'), name: '前端组', parent: research, level: 3, order: 10 });
  ['membera1', 'person A1 0', 'person A1 3'].forEach((who, rank) => {
    story.add('department_manager', {
      space_id: spaceId,
      company_id: companyId,
      department_id: research,
      user_id: demoId(`user ${who}`),
      rank,
    });
  });
  const group = demoId('role A1 业务角色');
  const role = {
    space_id: spaceId,
    company_id: companyId,
    kind: 'company',
    sort: 100,
    data_scope: 'all',
    field_policy: {},
    created_at: new Date().toISOString(),
    version: 1,
  };
  story.add('role', { ...role, id: group, code: 'A1-business', name: '业务角色', parent_id: null, is_group: true });
  story.add('role', { ...role, id: demoId('role A1 采购专员'), code: 'A1-purchase', name: '采购专员', parent_id: group, is_group: false });
  story.add('role', { ...role, id: demoId('role A1 行政专员'), code: 'A1-office', name: '行政专员', parent_id: group, is_group: false });
  grant(story, spaceId, companyId, 'role A1 行政专员', nodesOf('C', 'M1000', 'M1014001', 'M1014002'));
  hold(story, spaceId, companyId, 'role A1 行政专员', 'admina1', null);
}

const platform = '00000000-0000-0000-0000-000000000001';
const platformCompany = '00000000-0000-0000-0000-000000000002';
export const parkDemo = defineDemo('park', {
  tell(story) {
    story.staff(platformCompany, platform, platformAccount, null);
    tellOfSpaces(story);
    tellOfA1(story, demoId('space xinghe'));
  },
});
