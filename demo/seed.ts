import pg from 'pg';
import { hashPassword } from '../apps/server/src/domains/people/identity/password.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { publishFlows, readOld, seedApprovals, tellOfFlows } from './approvals.ts';
import { tellOfClaims, tellOfEstate } from './estate.ts';
import { tellOfFields } from './fields.ts';
import { tellOfGroups } from './groups.ts';
import { password } from './people.ts';
import { tellOfPlatform } from './platform.ts';
import { tellOfMoreRoles, tellOfRoles } from './roles.ts';
import { demoId, insertRows } from './rows.ts';
import { tellOfA1, tellOfSpaces } from './spaces.ts';
import { tellOfStays } from './stays.ts';
import { Story } from './story.ts';

function tell(story: Story): void {
  tellOfPlatform(story);
  tellOfSpaces(story);
  const xinghe = demoId('space xinghe');
  tellOfA1(story, xinghe);
  tellOfRoles(story, xinghe);
  tellOfMoreRoles(story, xinghe);
  tellOfFields(story, xinghe);
  tellOfStays(story, xinghe);
  tellOfGroups(story, xinghe);
  tellOfEstate(story, xinghe, ['A', 'B']);
  tellOfEstate(story, demoId('space yunxi'), ['C']);
  tellOfClaims(story, xinghe);
  tellOfFlows(story, xinghe);
}

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
  'company_attribute',
  'temporary_company',
  'park_access',
  'user_group',
  'user_group_member',
  'park_group',
  'park_group_member',
  'region',
  'building',
  'floor',
  'room',
  'room_price',
  'room_operation',
  'room_lineage',
  'occupancy',
  'config_entry',
  'external_app',
  'flow',
  'flow_version',
];

type Wish = {
  /** Without approvals nobody has anything to do: tests that count begin with nothing. */
  approvals?: boolean;
  /** Of the password everybody has; tests sign in by the hundred and take one that is quick to check. */
  passwordHash?: string;
};
/** Writes the demo into an empty database; says false and does nothing where a space exists already. */
export async function seedDemo(url: string, secretKey: string, { approvals = true, passwordHash }: Wish = {}): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('demo'))`);
    await client.query('set local role park_keeper');
    if ((await client.query('select from space where id <> app.platform()')).rowCount) return false;
    const story = new Story(secretsOf(secretKey), passwordHash ?? (await hashPassword(password)));
    tell(story);
    for (const table of order) await insertRows(client, table, story.rows.get(table) ?? []);
    await client.query(publishFlows);
    await client.query('commit');
    if (!approvals) return true;
    await seedApprovals(url, secretKey);
    await client.query('set role park_keeper');
    await client.query(readOld);
    // by itself the database would learn of its rows a minute later, and plan the first lists without
    await client.query('reset role');
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
