import { department } from '@park/contract/department';
import { identity } from '@park/contract/identity';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db } from '../apps/server/src/db/database.ts';
import type { Tables } from '../apps/server/src/db/types.ts';
import { bulkCompany } from '../demo/bulk.ts';
import { password } from '../demo/people.ts';
import type { Lane } from './load.ts';

export const connections = 16;
const base = '/smartop';
const departments = 10;

/** The text a query of the product runs, so that the limit runs the very same. */
export async function statementOf(query: (db: Db) => Promise<unknown>): Promise<string> {
  let text = '';
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql } }) => {
      text = sql;
    },
  });
  await query(db);
  return text;
}

export async function signIn(address: string, loginName: string): Promise<string> {
  const response = await fetch(`${address}${base}${identity.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password }),
  });
  const answer = (await response.json()) as { body?: { loginToken: string } };
  if (!answer.body) throw new Error(`${loginName} could not sign in: ${JSON.stringify(answer)}`);
  return answer.body.loginToken;
}

/** Each connection belongs to another company, and goes through its departments. */
const companies = Array.from({ length: connections }, (_, at) => bulkCompany(at + 1));
const eachDepartment = <T>(of: (at: number) => T) => Array.from({ length: departments }, (_, at) => of(at + 1));
const json = { 'content-type': 'application/json' };
const bodies = (company: (typeof companies)[number]) =>
  eachDepartment((at) => JSON.stringify({ name: '#', parentId: company.departmentId(at), orderNum: 1 }));

/** The same requests for the limit, which is told the company by the address, there being nobody signed in. */
export const bareLanes = {
  read: companies.map(
    (company): Lane => ({
      method: 'GET',
      paths: eachDepartment((at) => `/?companyId=${company.companyId}&id=${company.departmentId(at)}`),
      headers: {},
    }),
  ),
  create: companies.map(
    (company): Lane => ({ method: 'POST', paths: [`/?companyId=${company.companyId}`], headers: json, bodies: bodies(company) }),
  ),
};

/** Read by ordinary members; created by the least who may, an administrator of level 2. */
export async function signedLanes(address: string): Promise<typeof bareLanes> {
  const members = await Promise.all(companies.map((company) => signIn(address, company.member)));
  const admins = await Promise.all(companies.map((company) => signIn(address, company.admin)));
  return {
    read: companies.map((company, at) => ({
      method: 'GET',
      paths: eachDepartment((n) => `${base}${department.detail.path}?id=${company.departmentId(n)}`),
      headers: { logintoken: members[at] as string },
    })),
    create: companies.map((company, at) => ({
      method: 'POST',
      paths: [`${base}${department.create.path}`],
      headers: { ...json, logintoken: admins[at] as string },
      bodies: bodies(company),
    })),
  };
}

/** Both servers must say the same of the same department, or the figures compare different work. */
export async function sameAnswer(bare: string, bareLane: Lane, ours: string, lane: Lane): Promise<void> {
  const [limit, own] = await Promise.all([
    fetch(`${bare}${bareLane.paths[0]}`, { headers: bareLane.headers }).then((response) => response.json()),
    fetch(`${ours}${lane.paths[0]}`, { headers: lane.headers }).then((response) => response.json()),
  ]);
  const sorted = (value: { body: object }) => JSON.stringify(Object.entries(value.body).sort());
  if (sorted(limit as { body: object }) !== sorted(own as { body: object }))
    throw new Error(`the answers differ:\n${JSON.stringify(limit)}\n${JSON.stringify(own)}`);
}
