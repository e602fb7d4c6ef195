import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identity } from '@park/contract/people/identity';
import { afterAll, beforeAll } from 'vitest';
import { password } from '../../../../demo/people.ts';
import { demoId } from '../../../../demo/rows.ts';
import type { Module } from '../../src/http/mount.ts';
import { diskStore } from '../../src/outside/files-disk.ts';
import { secretsOf } from '../../src/secret.ts';
import { testServer } from '../app.ts';
import { secretKey } from '../postgres.ts';
import { keepJournal, type Rows } from './journal.ts';
import { type PersonName, people, personNames, type Spot } from './people.ts';
import { askedOf, type Inject, send } from './request.ts';

/** `folder` is where the server keeps what is not in the database. */
export type Server = { inject: Inject; rows: Rows; base: string; folder: string };
/** What a row of the table may make further records with; the owner of such a record is the asker where he belongs. */
export type Tools = Pick<Stage, 'rows' | 'store'> & { ownerId: string };
export type Stage = Awaited<ReturnType<typeof openStage>>;
/** Someone who asks: the token he holds and what his replies are sealed with; neither for nobody. */
export type Asker = { name: PersonName; userId: string; token?: string; sessionKey?: string };

const secrets = secretsOf(secretKey);
const platformCompany = '00000000-0000-0000-0000-000000000002';
export const companyId = (key: string) => (key === 'PLATFORM' ? platformCompany : demoId(`company ${key}`));
export const parkId = (key: string | null) => key && demoId(`park ${key}`);

/** A company of its own in park B, and a second park with a company in the other space: neighbours the demo lacks. */
const neighbours = [
  { key: 'B2', name: '潮汐广告有限公司', like: 'B1', park: 'B', parkName: '星河软件园' },
  { key: 'D1', name: '雾里摄影有限公司', like: 'C1', park: 'D', parkName: '云栖文创园二期' },
];

/** A run of this matrix, for who asks how the last one went. */
const lastRun = { ranAt: '2026-01-01T00:00:00Z', commit: '', cells: 1, failures: [], calls: 1, people: 1, seconds: 1 };

/** Records made for one question and taken back after it. */
export type Scene = {
  company: { id: string; name: string };
  space: { id: string; projectCode: string };
  park: { id: string | null };
  /** Empty; hangs on the company's own. */
  department: { id: string; parentId: string; name: string };
  /** Sits in another new department, and signs in like everybody of the demo. */
  person: { id: string; name: string; username: string; phone: string; departmentId: string };
  /** A setting of that park, or of the space where there is none. */
  setting: { code: string; name: string };
};

/** A server with a stage on it. Ask once per test file, at its top. */
export function testStage({ modules = [] }: { modules?: Module[] } = {}) {
  const folder = newFolder();
  // a whole run of fuzz takes longer than people may be away, and what a request changes, that they were here too, is taken back
  const env = { DATA_DIR: folder, SESSION_IDLE_MINUTES: '1440', SESSION_HOURS: '168' };
  const server = { ...testServer({ modules, env }), folder };
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(server);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { server, stage: () => stage };
}
export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'park-stage-'));

/** The demo with a few neighbours more, everybody signed in, and a journal of every row that changes from now on. */
export async function openStage(server: Server) {
  const { inject, rows, base, folder } = server;
  writeFileSync(path.join(folder, 'matrix.json'), JSON.stringify(lastRun));
  for (const { key, name, like, park, parkName } of neighbours) {
    const of = [companyId(like), companyId(key), parkId(park)];
    await rows(`insert into park (space_id, id, name) select space_id, $2, $3 from company where id = $1 on conflict do nothing`, [
      of[0],
      of[2],
      parkName,
    ]);
    await rows(`insert into company (space_id, id, name, comp_type) select space_id, $2, $3, 0 from company where id = $1`, [
      of[0],
      of[1],
      name,
    ]);
    await rows(
      `insert into company_park (space_id, park_id, company_id, relation) select space_id, $2, $1, 'settled' from company where id = $1`,
      [of[1], of[2]],
    );
    await rows(
      `insert into department (space_id, company_id, name, order_num, level) select space_id, id, name, 0, 1 from company where id = $1`,
      [of[1]],
    );
  }
  const askers = await signInAll(server);
  const journal = await keepJournal(rows);
  const roots = await rows<{ company: string; name: string; space: string; code: string; root: string }>(
    `select c.id as company, c.name, c.space_id as space, s.project_code as code, d.id as root
       from company c join space s on s.id = c.space_id
       join department d on d.company_id = c.id and d.parent_id is null and d.deleted_at is null`,
  );
  let scenes = 0;
  const [{ password: hash } = { password: '' }] = await rows<{ password: string }>(
    `select password from "user" where username = 'supera1'`,
  );

  /** New records in that company, all in one go. */
  async function scene(spot: Spot): Promise<Scene> {
    const found = roots.find((root) => root.company === companyId(spot.company));
    if (!found) throw new Error(`there is no company ${spot.company}`);
    scenes += 1;
    const made = draft(scenes, spot, { id: found.company, name: found.name }, { id: found.space, projectCode: found.code }, found.root);
    const { department, person, setting } = made;
    const phone = secrets.phone(person.phone);
    await rows(
      `with person as (
         insert into "user" (id, phone_cipher, phone_hash, phone_mask, username, password, change, real_name)
         values ($4, $5, $6, $7, $8, $9, true, $10)
       ), home as (
         insert into department (space_id, company_id, parent_id, id, name, order_num, level)
         values ($1, $2, $3, $11, $12 || '的家', 1, 2), ($1, $2, $3, $13, $12, 1, 2)
       ), setting as (
         insert into config_entry (space_id, park_id, code, content) values ($1, $14, $15, jsonb_build_object('name', $16::text))
       )
       insert into staff (space_id, company_id, user_id, department_id, real_name, phone_cipher, phone_hash, phone_mask)
       values ($1, $2, $4, $11, $10, $5, $6, $7)`,
      [
        ...[made.space.id, made.company.id, found.root, person.id, phone.cipher, phone.hash, phone.mask, person.username, hash],
        ...[person.name, person.departmentId, department.name, department.id, made.park.id, setting.code, setting.name],
      ],
    );
    return made;
  }

  return { inject, rows, base, askers, journal, scene, store: diskStore(folder) };
}

/** Ids and names nobody has yet; the same in every run, so that what was found can be asked again. */
function draft(n: number, spot: Spot, company: Scene['company'], space: Scene['space'], rootId: string): Scene {
  const mark = String(n).padStart(8, '0');
  const id = (of: string) => demoId(`matrix ${of} ${mark}`);
  const department = { id: id('department'), parentId: rootId, name: `部${mark}` };
  const person = { id: id('person'), name: `人${mark}`, username: `matrix${mark}`, phone: `150${mark}`, departmentId: id('home') };
  const setting = { code: `matrix.${mark}`, name: `配置${mark}` };
  return { company, space, park: { id: parkId(spot.park) }, department, person, setting };
}

async function signInAll(server: Server): Promise<Record<PersonName, Asker>> {
  const disabled = demoId('user disableda1');
  const enable = (enabled: boolean) => server.rows('update staff set enabled = $2 where user_id = $1', [disabled, enabled]);
  // his session is from before, as somebody's would be who is disabled while he works
  await enable(true);
  const askers = await Promise.all(personNames.map((name) => signIn(server, name)));
  await enable(false);
  return Object.fromEntries(askers.map((asker) => [asker.name, asker])) as Record<PersonName, Asker>;
}

async function signIn(server: Server, name: PersonName): Promise<Asker> {
  const userId = demoId(`user ${name}`);
  if (name === 'anonymous') return { name, userId };
  const ask = async (call: typeof identity.login | typeof identity.switchContext, input: object, token?: string) => {
    const answer = JSON.parse((await send(server.inject, askedOf(call, input, server.base, token))).text);
    if (answer.errorMessage) throw new Error(`${name} could not sign in: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  const { loginToken: token, sessionKey } = await ask(identity.login, { loginName: name, password });
  const { company, park } = people[name].spots.own;
  // those who may enter several parks begin in the one the table says
  if (company === 'OP' || company === 'OPC')
    await ask(identity.switchContext, { companyId: companyId(company), parkId: parkId(park) }, token);
  return { name, userId, token, sessionKey };
}
