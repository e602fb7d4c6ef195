import { demoId } from '../rows.ts';
import { defineDemo, grant, hold, nodesOf, type Row, type Story } from '../story.ts';

/** Adds the roles of park operators and assisting organisations, and their holders with access to the parks. */
function tellOfRoles(story: Story, spaceId: string): void {
  const operator = demoId('company OP');
  const assistant = demoId('company AS');
  const role = {
    space_id: spaceId,
    company_id: operator,
    parent_id: null,
    is_group: false,
    sort: 100,
    data_scope: 'all',
    field_policy: {},
    created_at: new Date().toISOString(),
    version: 1,
  };
  story.add('role', { ...role, id: demoId('role 园区管理员'), kind: 'park', code: 'project-manager', name: '园区管理员' });
  story.add('role', { ...role, id: demoId('role 协管专员'), kind: 'assist', code: 'assistant', name: '协管专员' });
  grant(story, spaceId, operator, 'role 园区管理员', nodesOf('O', 'M'));
  grant(story, spaceId, operator, 'role 协管专员', nodesOf('A', 'M1000', 'M1004003', 'M1008001', 'M1008002', 'M1008003'));
  hold(story, spaceId, operator, 'role 园区管理员', 'operatora', 'A');
  hold(story, spaceId, operator, 'role 园区管理员', 'operatorb', 'B');
  hold(story, spaceId, assistant, 'role 协管专员', 'assistant1', 'A');
  // This person fills in as administrator of the other park for a limited time. Their access to the park and their role end on the same
  // day.
  const term = { valid: `[${story.ago(20)},${story.ago(-40)})`, reason: '交接期间代管' };
  hold(story, spaceId, operator, 'role 园区管理员', 'person OP 2', 'B', term);
  for (const [username, park, companyId, until = {}] of [
    ['operatora', 'A', operator],
    ['operatorb', 'B', operator],
    ['assistant1', 'A', assistant],
    ['person OP 2', 'B', operator, term],
  ] as const)
    story.add('park_access', {
      space_id: spaceId,
      park_id: demoId(`park ${park}`),
      company_id: companyId,
      user_id: demoId(`user ${username}`),
      valid: '(,)',
      id: demoId(`park_access ${username}`),
      created_at: new Date().toISOString(),
      version: 1,
      ...until,
    });
}

/**
 * Adds roles that fill the role screens: role groups, narrow data scopes, holders for a limited time, and a role that the operator offers
 * to all companies of the space.
 */
function tellOfMoreRoles(story: Story, spaceId: string): void {
  const [operator, assistant, a1] = ['OP', 'AS', 'A1'].map((key) => demoId(`company ${key}`)) as [string, string, string];
  const add = (id: string, row: Row) =>
    story.add('role', {
      space_id: spaceId,
      company_id: operator,
      id: demoId(id),
      park_id: demoId('park A'),
      kind: 'park',
      code: id.slice('role '.length),
      parent_id: null,
      is_group: false,
      sort: 100,
      data_scope: 'all',
      field_policy: {},
      created_at: story.ago(90),
      version: 1,
      ...row,
    });
  add('role A 招商条线', { name: '招商条线', is_group: true, sort: 110 });
  const inGroup = { parent_id: demoId('role A 招商条线') };
  add('role A 招商经理', { ...inGroup, name: '招商经理', sort: 10, data_scope: 'dept_tree', remark: '带看、跟进与企业入驻' });
  add('role A 招商助理', { ...inGroup, name: '招商助理', sort: 20, data_scope: 'self', field_policy: { phone: 'hide' } });
  add('role A 客服主管', { name: '客服主管', sort: 120, remark: '处理投诉与报修回访' });
  add('role A 夜间巡检员', { kind: 'assist', name: '夜间巡检员', data_scope: 'dept', remark: '20:00 至次日 8:00' });
  const ofA1 = { company_id: a1, park_id: null, kind: 'company' };
  add('role A1 研发文员', { ...ofA1, name: '研发文员', sort: 200, data_scope: 'custom', remark: '只看研发中心与前端组' });
  for (const place of ['研发中心', '前端组'])
    story.add('role_department', {
      space_id: spaceId,
      company_id: a1,
      role_id: demoId('role A1 研发文员'),
      department_id: demoId(`department A1 ${place}`),
    });
  add('role 消防联系人', { park_id: null, kind: 'inner', name: '消防联系人', remark: '每家企业至少一名，配合园区消防检查' });
  grant(story, spaceId, operator, 'role A 招商经理', nodesOf('O', 'M1000', 'M1004003001', 'M1002001'));
  grant(story, spaceId, operator, 'role A 招商助理', nodesOf('O', 'M1000'));
  grant(story, spaceId, operator, 'role A 客服主管', nodesOf('O', 'M1000', 'M1008002'));
  grant(story, spaceId, operator, 'role A 夜间巡检员', nodesOf('A', 'M1000', 'M1008002'));
  grant(story, spaceId, a1, 'role A1 研发文员', ['M1014001001']);
  grant(story, spaceId, operator, 'role 消防联系人', nodesOf('C', 'M1008002'));
  hold(story, spaceId, operator, 'role A 招商经理', 'person OP 1', 'A');
  hold(story, spaceId, operator, 'role A 客服主管', 'person OP 0', 'A', {
    valid: `[${story.ago(10)},${story.ago(-50)})`,
    reason: '产假替班',
  });
  hold(story, spaceId, assistant, 'role A 夜间巡检员', 'person AS 1', 'A');
  hold(story, spaceId, a1, 'role A1 研发文员', 'person A1 9', null);
  hold(story, spaceId, a1, 'role 消防联系人', 'person A1 4', null);
}

export const roleDemo = defineDemo('role', {
  needs: ['park'],
  tell(story) {
    tellOfRoles(story, demoId('space xinghe'));
    tellOfMoreRoles(story, demoId('space xinghe'));
  },
});
