import { nodes } from '@park/contract/access';
import { pinyinOf } from '../apps/server/src/pinyin.ts';
import type { Secrets } from '../apps/server/src/secret.ts';
import { type Account, nameOf, positions } from './people.ts';
import { bytes, creditCodeOf, demoId } from './rows.ts';

export type Row = Record<string, unknown>;

/** Collects the rows of the demo by table. They are inserted later, in the order that their foreign keys require. */
export class Story {
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

  /** Returns nine o'clock in China, `days` days ago. */
  ago(days: number): string {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return `${day}T09:00:00+08:00`;
  }

  /** Changes columns of a row that has been added before. */
  amend(table: string, id: string, changes: Row): void {
    Object.assign(this.rows.get(table)?.find((row) => row.id === id) ?? {}, changes);
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
    company: { name: string; compType: number; parks: string[]; departments: readonly string[]; remark?: string | undefined },
  ): Map<string, string> {
    const id = demoId(`company ${key}`);
    this.companies += 1;
    const settled = this.ago(400 - ((this.companies * 7) % 360));
    this.add('company', {
      space_id: spaceId,
      id,
      remark: company.remark ?? null,
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
    // the company to which a user belongs counts as the company that created the account
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
    if (account.level === 3)
      this.amend('company', companyId, {
        contact_name: account.name,
        contact_phone_cipher: user.phone_cipher,
        contact_phone_hash: user.phone_hash,
        contact_phone_mask: user.phone_mask,
      });
  }

  /** Adds people who never sign in to a company, so that its lists have several pages and its departments have members. */
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
        // every ninth person belongs to no department
        at % 9 === 8 ? null : (places[at % places.length] as string),
      );
    }
  }
}

/**
 * Returns the codes of a side's menu nodes that begin with one of the prefixes. Leaves out nodes that only super administrators may have.
 */
export const nodesOf = (side: string, ...prefixes: string[]) =>
  nodes
    .filter((node) => node.sides.includes(side) && !node.superOnly && prefixes.some((prefix) => node.code.startsWith(prefix)))
    .map((node) => node.code);

/** A chapter of the demo: the rows that one domain adds. */
type Chapter = {
  /** Domains whose chapters run first because this chapter adds to their rows. */
  needs?: readonly string[];
  /**
   * Tables that only this chapter fills, in the order of their foreign keys. The order of the tables of people and companies is set in
   * seed.ts.
   */
  tables?: readonly string[];
  tell(story: Story): void;
  /** SQL that runs after all rows are inserted. */
  afterRows?: string;
  /**
   * Creates further data through the product's own code once the rows are committed. It does not run if the demo is seeded without
   * approvals.
   */
  live?(url: string, secretKey: string): Promise<void>;
  /** SQL that runs once `live` of all chapters is done. */
  afterLive?: string;
};
export type Demo = Chapter & { name: string };
export const defineDemo = (name: string, chapter: Chapter): Demo => ({ ...chapter, name });

export const grant = (story: Story, spaceId: string, companyId: string, role: string, codes: string[]) =>
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
export const hold = (
  story: Story,
  spaceId: string,
  companyId: string,
  role: string,
  username: string,
  park: string | null,
  term: Term = {},
) =>
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
