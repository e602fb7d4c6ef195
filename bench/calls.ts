import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db } from '../apps/server/src/db/database.ts';
import type { Tables } from '../apps/server/src/db/types.ts';
import { bulkCompany } from '../demo/bulk.ts';
import { password } from '../demo/people.ts';
import type { Lane } from './load.ts';

export const connections = 16;
const base = '/smartop';
const departments = 10;

/** SQL text and values of a query of our server. The reference server runs the same statement, so that the two can be compared. */
export type Statement = { text: string; values: readonly unknown[] };
export async function statementOf(query: (db: Db) => Promise<unknown>): Promise<Statement> {
  let statement: Statement = { text: '', values: [] };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      statement = { text: sql, values: parameters };
    },
  });
  await query(db);
  return statement;
}

export async function signIn(address: string, loginName: string): Promise<string> {
  const response = await fetch(`${address}${base}${identity.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password }),
  });
  const answer = (await response.json()) as { body?: { loginToken: string } };
  if (!answer.body?.loginToken) throw new Error(`${loginName} could not sign in: ${JSON.stringify(answer)}`);
  return answer.body.loginToken;
}

export const kinds = ['list', 'person', 'add', 'read', 'create'] as const;
export type Kind = (typeof kinds)[number];
export type Lanes = Record<Kind, Lane[]>;

/**
 * The companies of the benchmark, one for each connection. A connection cycles through the departments and first members of its company.
 */
const companies = Array.from({ length: connections }, (_, at) => ({ ...bulkCompany(at + 1), n: at + 1 }));
type Company = (typeof companies)[number];
const eachDepartment = <T>(of: (at: number) => T) => Array.from({ length: departments }, (_, at) => of(at + 1));
const json = { 'content-type': 'application/json' };
/** Positions of members to read. Members 0 to 2 can sign in and are left out, because some lists show them after all others. */
const eachPerson = <T>(of: (at: number) => T) => [3, 4].map((at) => of(at));
const keywords = ['王', 'li', '伟', 'zhang'];
const searches = keywords.map((keyword) => JSON.stringify({ pageNum: 1, pageSize: 10, keyword }));
const newDepartments = (company: Company) =>
  eachDepartment((at) => JSON.stringify({ name: '#', parentId: company.departmentId(at), orderNum: 1 }));
const newPeople = (company: Company) =>
  eachDepartment((at) => JSON.stringify({ realName: '#', phone: '166%', departmentId: company.departmentId(at), orgOrderNum: 50 }));

/** Builds the requests to the reference server. It knows no sessions, so the URL names the company. */
const bare = (path: string, method: 'GET' | 'POST', of: (company: Company) => Partial<Lane> & { ids?: string[] }) =>
  companies.map((company): Lane => {
    const { ids, ...lane } = of(company);
    const address = `/${path}?companyId=${company.companyId}`;
    return { method, headers: json, paths: ids?.map((id) => `${address}&id=${id}`) ?? [address], ...lane };
  });
export const bareLanes: Lanes = {
  read: bare('read', 'GET', (company) => ({ headers: {}, ids: eachDepartment(company.departmentId) })),
  person: bare('person', 'GET', (company) => ({ headers: {}, ids: eachPerson(company.userId) })),
  list: bare('list', 'POST', () => ({ bodies: searches })),
  create: bare('create', 'POST', (company) => ({ bodies: newDepartments(company) })),
  add: bare('add', 'POST', (company) => ({ bodies: newPeople(company) })),
};

/** Builds the requests of all connections to our server. Members send the reads, company administrators send the writes. */
export async function signedLanes(address: string): Promise<Lanes> {
  const members = await Promise.all(companies.map((company) => signIn(address, company.member)));
  const admins = await Promise.all(companies.map((company) => signIn(address, company.admin)));
  const reading = (path: string, ids: (company: Company) => string[]) =>
    companies.map(
      (company, at): Lane => ({
        method: 'GET',
        paths: ids(company).map((id) => `${base}${path}${id}`),
        headers: { logintoken: members[at] as string },
      }),
    );
  const posting = (path: string, tokens: readonly string[], bodies: (company: Company) => string[]) =>
    companies.map(
      (company, at): Lane => ({
        method: 'POST',
        paths: [base + path],
        headers: { ...json, logintoken: tokens[at] as string },
        bodies: bodies(company),
      }),
    );
  return {
    read: reading(`${department.detail.path}?id=`, (company) => eachDepartment(company.departmentId)),
    person: reading(`${staff.detail.path}?userId=`, (company) => eachPerson(company.userId)),
    list: posting(staff.list.path, members, () => searches),
    create: posting(department.create.path, admins, newDepartments),
    add: posting(staff.create.path, admins, newPeople),
  };
}

/** Checks that the reference server and our server return the same record. Otherwise the figures would compare different work. */
export async function sameAnswer(bareAddress: string, bareLane: Lane, ours: string, lane: Lane): Promise<void> {
  const ask = async (address: string, { method, paths, headers, bodies }: Lane) =>
    ordered((await (await fetch(address + paths[0], { method, headers, ...(bodies && { body: bodies[0] }) })).json()).body);
  const [limit, own] = await Promise.all([ask(bareAddress, bareLane), ask(ours, lane)]);
  if (limit !== own) throw new Error(`the answers differ:\n${limit}\n${own}`);
}
const ordered = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
