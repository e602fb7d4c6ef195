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

/** A server of the matrix; `folder` holds its files outside the database. */
export type Server = { inject: Inject; rows: Rows; base: string; folder: string };
/** Tools with which a row inserts further records; their owner is the asker in the asker's own company, otherwise the scene's person. */
export type Tools = Pick<Stage, 'rows' | 'store'> & { ownerId: string; askerId: string };
export type Stage = Awaited<ReturnType<typeof openStage>>;
/** A person who makes calls, with token and reply key; an anonymous visitor has neither. */
export type Asker = { name: PersonName; userId: string; token?: string; sessionKey?: string };

const secrets = secretsOf(secretKey);
const platformCompany = '00000000-0000-0000-0000-000000000002';
export const companyId = (key: string) => (key === 'PLATFORM' ? platformCompany : demoId(`company ${key}`));
export const parkId = (key: string | null) => key && demoId(`park ${key}`);

/** Companies and parks that the demo lacks: a second company in park B, and a second park with a company in the other space. */
const neighbours = [
  { key: 'B2', name: '潮汐广告有限公司', like: 'B1', park: 'B', parkName: '星河软件园' },
  { key: 'D1', name: '雾里摄影有限公司', like: 'C1', park: 'D', parkName: '云栖文创园二期' },
];

/** A stored result of an earlier matrix run, for the call that reads it. */
const lastRun = { ranAt: '2026-01-01T00:00:00Z', commit: '', cells: 1, failures: [], calls: 1, people: 1, seconds: 1 };

/** Records inserted for one question and undone after it. */
export type Scene = {
  company: { id: string; name: string };
  space: { id: string; projectCode: string };
  park: { id: string | null };
  /** An empty department below the company's root. */
  department: { id: string; parentId: string; name: string };
  /** A member of another new department, who can sign in like all people of the demo. */
  person: { id: string; name: string; username: string; phone: string; departmentId: string };
  /** A setting of that park, or of the space without a park. */
  setting: { code: string; name: string };
};

/** Starts a server with a stage. Call it once per test file, at the top. */
export function testStage({ modules = [] }: { modules?: Module[] } = {}) {
  const folder = newFolder();
  // long session times: a whole fuzz run takes longer than the idle timeout, and the undo also resets the time a session was last seen
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

/** Prepares the demo with additional neighbours, signs everybody in, and starts a journal of every row change. */
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

  /** Inserts new records in a company with one statement. */
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

/** Builds unused ids and names, the same in every run, so that a finding can be reproduced. */
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
  // signs in before the account is disabled, like a person who is disabled while working
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
  // people who may enter several parks start in the park of the matrix
  if (company === 'OP' || company === 'OPC')
    await ask(identity.switchContext, { companyId: companyId(company), parkId: parkId(park) }, token);
  return { name, userId, token, sessionKey };
}
