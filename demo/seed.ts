import { randomBytes } from 'node:crypto';
import { nodes } from '@park/contract/access';
import { baselineTheme } from '@park/contract/config';
import pg from 'pg';
import { hashPassword } from '../apps/server/src/domains/identity/password.ts';
import { pinyinOf } from '../apps/server/src/pinyin.ts';
import { type Secrets, secretsOf } from '../apps/server/src/secret.ts';
import { type Account, furtherCompanies, nameOf, password, platformAccount, positions, spaces } from './people.ts';
import { bytes, creditCodeOf, demoId, insertRows } from './rows.ts';

type Row = Record<string, unknown>;
const platform = '00000000-0000-0000-0000-000000000001';
const platformCompany = '00000000-0000-0000-0000-000000000002';

/** Everything of a first start, gathered table by table and then written in the order of its keys. */
class Story {
  readonly rows = new Map<string, Row[]>();
  private readonly secrets: Secrets;
  private readonly hash: string;
  private people = 0;
  private companies = 0;
  constructor(secrets: Secrets, hash: string) {
    this.secrets = secrets;
    this.hash = hash;
  }

  add(table: string, row: Row): void {
    const known = this.rows.get(table);
    if (known) known.push(row);
    else this.rows.set(table, [row]);
  }

  /** Days before today, at nine in the morning in China. */
  ago(days: number): string {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return `${day}T09:00:00+08:00`;
  }

  person(account: Account): string {
    const id = demoId(`user ${account.username}`);
    const phone = this.secrets.phone(account.phone);
    this.people += 1;
    this.add('user', {
      id,
      phone_cipher: bytes(phone.cipher),
      phone_hash: bytes(phone.hash),
      phone_mask: phone.mask,
      username: /^[A-Za-z0-9]{6,18}$/.test(account.username) ? account.username : null,
      password: this.hash,
      change: account.change ?? true,
      real_name: account.name,
      nick_name: account.name.slice(-2),
      sex: account.sex ?? this.people % 2,
      enabled: true,
      rights_version: 1,
      created_at: this.ago(300 - (this.people % 280)),
    });
    return id;
  }

  company(
    key: string,
    spaceId: string,
    company: { name: string; compType: number; parks: string[]; departments: readonly string[] },
  ): Map<string, string> {
    const id = demoId(`company ${key}`);
    this.companies += 1;
    const settled = this.ago(400 - ((this.companies * 7) % 360));
    this.add('company', {
      space_id: spaceId,
      id,
      remark: introductions[key] ?? null,
      name: company.name,
      credit_code: creditCodeOf(this.companies),
      comp_type: company.compType,
      enabled: true,
      activated: true,
      settled_at: settled,
      ext: {},
      created_at: settled,
      version: 1,
    });
    for (const park of company.parks)
      this.add('company_park', {
        space_id: spaceId,
        park_id: demoId(`park ${park}`),
        company_id: id,
        id: demoId(`company_park ${key} ${park}`),
        relation: company.compType === 1 ? 'assists' : 'settled',
        joined_at: settled,
      });
    const root = demoId(`department ${key}`);
    this.department(key, spaceId, { id: root, name: company.name, parent: null, level: 1, order: 0 });
    const ids = company.departments.map((name, at): [string, string] => {
      const departmentId = demoId(`department ${key} ${name}`);
      this.department(key, spaceId, { id: departmentId, name, parent: root, level: 2, order: (at + 1) * 10 });
      return [name, departmentId];
    });
    return new Map(ids);
  }

  department(key: string, spaceId: string, of: { id: string; name: string; parent: string | null; level: number; order: number }): void {
    this.add('department', {
      space_id: spaceId,
      company_id: demoId(`company ${key}`),
      id: of.id,
      parent_id: of.parent,
      parent_live: true,
      name: of.name,
      order_num: of.order,
      is_show: true,
      level: of.level,
      created_at: this.ago(200),
      version: 1,
    });
  }

  staff(companyId: string, spaceId: string, account: Account, departmentId: string | null): void {
    const userId = this.person(account);
    const user = this.rows.get('user')?.at(-1) as Row;
    // whoever is in the demo was made by the company he is in
    user.home_company_id = companyId;
    this.add('staff', {
      space_id: spaceId,
      company_id: companyId,
      user_id: userId,
      department_id: departmentId,
      department_live: true,
      admin_level: account.level ?? 1,
      real_name: account.name,
      pinyin: pinyinOf(account.name),
      phone_cipher: user.phone_cipher,
      phone_hash: user.phone_hash,
      phone_mask: user.phone_mask,
      change: user.change,
      sex: user.sex,
      position: account.position ?? null,
      is_show: true,
      order_num: this.people % 100,
      enabled: !account.disabled,
      left_at: null,
      remark: null,
      ext: {},
      created_at: user.created_at,
      version: 1,
    });
    if (account.level === 3) {
      const company = this.rows.get('company')?.find((row) => row.id === companyId);
      if (company)
        Object.assign(company, {
          contact_name: account.name,
          contact_phone_cipher: user.phone_cipher,
          contact_phone_hash: user.phone_hash,
          contact_phone_mask: user.phone_mask,
        });
    }
  }

  /** People nobody signs in as, so that lists page and trees have something in them. */
  crowd(key: string, spaceId: string, departments: ReadonlyMap<string, string>, count: number, hasSuper: boolean): void {
    const places = [...departments.values()];
    for (let at = 0; at < count; at++) {
      const n = this.people;
      this.staff(
        demoId(`company ${key}`),
        spaceId,
        {
          username: `person ${key} ${at}`,
          phone: `139${String(10_000_000 + n * 7)}`,
          name: nameOf(n),
          position: positions[n % positions.length] as string,
          ...(at === 0 && !hasSuper && { level: 3 as const }),
        },
        // one in nine waits to be put into a department
        at % 9 === 8 ? null : (places[at % places.length] as string),
      );
    }
  }
}

/** Pages, with their groups and tabs, whose code begins with one of these, as far as others than a super administrator may hold them. */
const nodesOf = (side: string, ...prefixes: string[]) =>
  nodes
    .filter((node) => node.sides.includes(side) && !node.superOnly && prefixes.some((prefix) => node.code.startsWith(prefix)))
    .map((node) => node.code);

/** What the parks say of themselves. Numbers of switchboards and places are invented. */
const parkFacts: Record<string, Row> = {
  A: {
    contact_name: '园区服务中心',
    contact_phone: '021-58880100',
    address: '上海市浦东新区星河路100号',
    longitude: 121.6,
    latitude: 31.2,
    area: 128600,
    intro: '以软件与智能制造为主的产业园区，共三栋楼宇，配有会议中心、人才公寓与员工餐厅。',
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

/** The look of the console, and an application of somebody else to try tickets with: closed, and with a secret nobody has. */
function tellOfPlatform(story: Story): void {
  story.add('config_entry', {
    space_id: platform,
    code: 'theme',
    config_version: 0,
    content: baselineTheme,
    id: demoId('theme'),
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    updated_by: demoId(`user ${platformAccount.username}`),
    version: 1,
  });
  story.add('external_app', {
    space_id: platform,
    id: demoId('external app'),
    code: 'parkview',
    name: '园区全景',
    origin: 'https://parkview.example',
    path: '/',
    secret_hash: bytes(randomBytes(32)),
    enabled: false,
    created_at: new Date().toISOString(),
    version: 1,
  });
}

function tell(story: Story): void {
  story.staff(platformCompany, platform, platformAccount, null);
  tellOfPlatform(story);
  for (const space of spaces) {
    const spaceId = demoId(`space ${space.key}`);
    const operator = space.companies.find((company) => company.compType === 2);
    story.add('space', {
      id: spaceId,
      name: space.name,
      project_code: space.projectCode,
      operator_company_id: demoId(`company ${operator?.key}`),
      enabled: true,
      rights_version: 1,
      created_at: new Date().toISOString(),
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
        created_at: new Date().toISOString(),
        version: 1,
      });
    });
    for (const company of space.companies) {
      const departments = story.company(company.key, spaceId, company);
      for (const account of company.accounts)
        story.staff(demoId(`company ${company.key}`), spaceId, account, departments.get(account.department ?? '') ?? null);
      story.crowd(company.key, spaceId, departments, company.key === 'A1' ? 26 : 4, true);
    }
  }
  const xinghe = demoId('space xinghe');
  for (const company of furtherCompanies(42))
    story.crowd(company.key, xinghe, story.company(company.key, xinghe, { ...company, compType: 0, parks: ['A'] }), company.people, false);
  tellOfA1(story, xinghe);
  tellOfRoles(story, xinghe);
  tellOfMoreRoles(story, xinghe);
  tellOfFields(story, xinghe);
}

/** How companies present themselves; the others have yet to. */
const introductions: Record<string, string> = {
  OP: '星河智谷与星河软件园的运营主体，负责招商、物业和企业服务。',
  A1: '面向产业园区的软件企业，提供会议、报修、通行和能耗管理系统，服务园区二十余个。\n总部设在星河智谷，研发人员占六成。',
};

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
  story.add('role', { ...role, id: demoId('role 项目运营管理员'), kind: 'park', code: 'project-manager', name: '项目运营管理员' });
  story.add('role', { ...role, id: demoId('role 协管专员'), kind: 'assist', code: 'assistant', name: '协管专员' });
  grant(story, spaceId, operator, 'role 项目运营管理员', nodesOf('O', 'M'));
  grant(story, spaceId, operator, 'role 协管专员', nodesOf('A', 'M1000', 'M1004003', 'M1008001', 'M1008002', 'M1008003'));
  hold(story, spaceId, operator, 'role 项目运营管理员', 'operatora', 'A');
  hold(story, spaceId, operator, 'role 项目运营管理员', 'operatorb', 'B');
  hold(story, spaceId, assistant, 'role 协管专员', 'assistant1', 'A');
  for (const [username, park, companyId] of [
    ['operatora', 'A', operator],
    ['operatorb', 'B', operator],
    ['assistant1', 'A', assistant],
  ] as const)
    story.add('park_access', {
      space_id: spaceId,
      park_id: demoId(`park ${park}`),
      company_id: companyId,
      user_id: demoId(`user ${username}`),
      valid: '(,)',
      id: demoId(`park_access ${username}`),
      created_at: new Date().toISOString(),
    });
}

/** What makes the role screens worth looking at: groups, narrow views, people for a time, a built-in role of the space's own. */
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
  add('role 消防联系人', { park_id: null, kind: 'inner', name: '消防联系人', remark: '每个单位至少一名，配合园区消防检查' });
  grant(story, spaceId, operator, 'role A 招商经理', nodesOf('O', 'M1000', 'M1004003001', 'M1002001'));
  grant(story, spaceId, operator, 'role A 招商助理', nodesOf('O', 'M1000'));
  grant(story, spaceId, operator, 'role A 客服主管', nodesOf('O', 'M1000', 'M1008002'));
  grant(story, spaceId, operator, 'role A 夜间巡检员', nodesOf('A', 'M1000', 'M1008002'));
  grant(story, spaceId, a1, 'role A1 研发文员', ['M1014', 'M1014001', 'M1014001001']);
  grant(story, spaceId, operator, 'role 消防联系人', nodesOf('C', 'M1008002'));
  hold(story, spaceId, operator, 'role A 招商经理', 'person OP 1', 'A');
  hold(story, spaceId, operator, 'role A 客服主管', 'person OP 0', 'A', {
    valid: `[${story.ago(10)},${story.ago(-50)})`,
    reason: '产假替班',
  });
  hold(story, spaceId, assistant, 'role A 夜间巡检员', 'person AS 1', 'A');
  hold(story, spaceId, a1, 'role A1 研发文员', 'person A1 9', null);
  hold(story, spaceId, a1, 'role 消防联系人', 'person A1 4', null);
  gather(story, spaceId, { code: 'fire-safety', name: '消防安全员', remark: '每月联合检查一次，名单由物业维护' }, [
    'A1 membera1',
    'A1 person A1 4',
    'A2 staffa2',
    'OP person OP 1',
  ]);
  gather(story, spaceId, { code: 'volunteers', name: '园区志愿者', remark: null }, ['A1 membera2', 'A2 supera2', 'AS assistant1']);
}

/** A group of people of park A, each in one of his companies. */
function gather(story: Story, spaceId: string, card: { code: string; name: string; remark: string | null }, people: readonly string[]) {
  const [park, group] = [demoId('park A'), demoId(`group ${card.name}`)];
  const own = { space_id: spaceId, park_id: park, kind: 'user' };
  story.add('park_group', { ...own, id: group, ...card, created_at: story.ago(60), version: 1 });
  for (const one of people) {
    const [key = '', ...who] = one.split(' ');
    const of = { company_id: demoId(`company ${key}`), user_id: demoId(`user ${who.join(' ')}`), created_at: story.ago(30) };
    story.add('park_group_member', { ...own, id: demoId(`group ${card.name} ${one}`), group_id: group, ...of });
  }
}

const educations = ['博士', '硕士', '本科', '大专'];
/** What the operating body of this space also wants to know about people and companies, and what it knows so far. */
function tellOfFields(story: Story, spaceId: string): void {
  const field = {
    space_id: spaceId,
    length: 50,
    enum_items: [],
    is_required: false,
    is_view: true,
    is_edit: false,
    enabled: true,
    version: 1,
  };
  const items = educations.map((value, at) => ({ key: String(at + 1), value }));
  [
    { module: 1, column_name: 'entry_date', name: '入职日期', type: 'DateTime', description: '到岗的第一天' },
    { module: 1, column_name: 'education', name: '学历', type: 'Enum', enum_items: items, is_edit: true },
    { module: 1, column_name: 'has_parking', name: '是否办理停车', type: 'Bool' },
    { module: 1, column_name: 'emergency', name: '紧急联系人', type: 'Text', length: 30, is_view: false, is_edit: true },
    { module: 2, column_name: 'industry_tag', name: '产业标签', type: 'Text', length: 20, description: '园区招商口径' },
    { module: 2, column_name: 'is_listed', name: '是否上市', type: 'Bool' },
    { module: 2, column_name: 'website', name: '官方网站', type: 'Text', length: 100, is_edit: true },
  ].forEach((one, at) => {
    const id = demoId(`extend_field ${one.column_name}`);
    story.add('extend_field', { ...field, description: null, ...one, id, sort_num: (at + 2) * 10, created_at: story.ago(120) });
  });
  const people = story.rows.get('staff')?.filter((row) => row.company_id === demoId('company A1')) ?? [];
  for (const [at, row] of people.entries()) {
    row.ext = {
      entry_date: story.ago(900 - at * 23).slice(0, 10),
      education: String((at % educations.length) + 1),
      has_parking: at % 3 === 0,
      ...(at % 2 === 0 && { short_num: String(6001 + at) }),
    };
    if (at % 7 === 3) row.remark = '试用期至下月底';
  }
  const [hidden, gone] = [people.at(-2), people.at(-1)];
  // somebody the address book does not show, and somebody who left a week ago and could be taken back
  Object.assign(hidden ?? {}, { is_show: false });
  Object.assign(gone ?? {}, { left_at: story.ago(7), department_id: null });
}

const grant = (story: Story, spaceId: string, companyId: string, role: string, codes: string[]) =>
  story.add('role_grant', {
    space_id: spaceId,
    company_id: companyId,
    role_space_id: spaceId,
    role_id: demoId(role),
    nodes: codes,
    version: 1,
    updated_at: new Date().toISOString(),
    id: demoId(`grant ${role}`),
  });
type Term = { valid?: string; reason?: string };
const hold = (story: Story, spaceId: string, companyId: string, role: string, username: string, park: string | null, term: Term = {}) =>
  story.add('role_user', {
    space_id: spaceId,
    company_id: companyId,
    role_space_id: spaceId,
    role_id: demoId(role),
    role_is_group: false,
    user_id: demoId(`user ${username}`),
    park_id: park && demoId(`park ${park}`),
    valid: '(,)',
    id: demoId(`role_user ${role} ${username}`),
    created_at: new Date().toISOString(),
    ...term,
  });

const order = [
  'space',
  'extend_field',
  'park',
  'company',
  'company_park',
  'user',
  'department',
  'staff',
  'department_manager',
  'role',
  'role_department',
  'role_grant',
  'role_user',
  'park_access',
  'park_group',
  'park_group_member',
  'config_entry',
  'external_app',
];

/** Writes the demo into an empty database; says false and does nothing where a space exists already. */
export async function seedDemo(url: string, secretKey: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('demo'))`);
    await client.query('set local role park_keeper');
    if ((await client.query('select from space where id <> app.platform()')).rowCount) return false;
    const story = new Story(secretsOf(secretKey), await hashPassword(password));
    tell(story);
    for (const table of order) await insertRows(client, table, story.rows.get(table) ?? []);
    await client.query('commit');
    return true;
  } finally {
    await client.end();
  }
}
