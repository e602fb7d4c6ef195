import { company } from '@park/contract/company/company';
import { identity } from '@park/contract/people/identity';
import { password } from '@park/contract/people/password';
import { password as demoPassword } from '../../../../../../../demo/people.ts';
import { demoId } from '../../../../../../../demo/rows.ts';
import type { Person, testServer } from '../../../../../test/app.ts';
import { textsTo } from '../../../../../test/texts.ts';

type Server = ReturnType<typeof testServer>;
export const idOf = (key: string) => demoId(`company ${key}`);
export const user = (name: string) => demoId(`user ${name}`);

let numbers = 0;
/** Returns an unused phone number. */
export const newPhone = () => `187${String(10_000_000 + numbers++)}`;
/** Returns the masked form of a phone number. */
export const maskOf = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****');
/** Returns the newest waiting text message to a phone number. */
export const textTo = async (server: Server, phone: string) => (await textsTo(server, phone)).at(-1);

let companyCount = 0;
/** Returns the input of a valid form for a new company. */
export const formOf = (changes: object = {}) => ({
  companyName: `新企业${++companyCount}`,
  superAdminName: '新管理',
  superAdminPhone: newPhone(),
  ...changes,
});

export const addedBy = async (person: Person, changes: object = {}) => {
  const form = formOf(changes);
  const { id } = await person.call(company.create, form);
  return { ...form, id, companyId: id };
};

/** Reads the stored row of a company. */
export const rowOf = async (server: Server, id: string) =>
  (await server.rows<Record<string, unknown> & { version: number }>('select * from company where id = $1', [id]))[0];
export const versionOf = async (server: Server, id: string) => (await rowOf(server, id))?.version ?? 0;

/** Signs in with the password from the last text message to a phone number. Returns undefined if the server refuses it. */
export async function firstSignIn(server: Server, phone: string): Promise<Person | undefined> {
  return signInAs(server, phone, (await textTo(server, phone))?.values.password ?? '');
}

export async function signInAs(server: Server, loginName: string, word: string): Promise<Person | undefined> {
  const answer = (await server.stranger().raw(identity.login, { loginName, password: word })).json();
  return answer.code === '610' ? server.stranger(answer.body.loginToken) : undefined;
}

/** Signs in for the first time and replaces the first password. Before that, the server refuses most calls. */
export async function settledIn(server: Server, phone: string): Promise<Person> {
  const person = await firstSignIn(server, phone);
  if (!person) throw new Error(`${phone} could not sign in`);
  await person.call(password.first, { newPassword: demoPassword });
  return (await signInAs(server, phone, demoPassword)) as Person;
}
