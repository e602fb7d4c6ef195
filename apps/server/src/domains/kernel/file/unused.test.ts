import { readdirSync } from 'node:fs';
import path from 'node:path';
import { process, processErrors } from '@park/contract/approval/process';
import { company } from '@park/contract/company/company';
import { park } from '@park/contract/company/park';
import { estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { config } from '@park/contract/kernel/config';
import { file, fileErrors, logoTexts } from '@park/contract/kernel/file';
import { account, accountTexts } from '@park/contract/people/account';
import { agreement } from '@park/contract/people/agreement';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { approve, deployed, drawn, taskOf } from '../../../../test/approvals.ts';
import { newBuilding, newRoom } from '../../../../test/estate/made.ts';
import { keep, png } from '../../../../test/keep.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { loadConfig } from '../../../config.ts';
import { referringColumns } from '../../../db/file-column.ts';
import { joinedFileColumns } from '../../../domain/index.ts';
import { secretsOf } from '../../../secret.ts';
import { fileSchedules } from './index.ts';

const server = testServer();
let shift: string | undefined;
const pass = (interval: string | undefined) => {
  shift = interval;
  server.passTime(interval);
};
afterEach(() => pass(undefined));

/** Runs the nightly sweep of unused files, with a clock that is ahead of the present time. */
async function sweep(after: string): Promise<void> {
  pass(after);
  const settings = { config: loadConfig({ DATA_DIR: server.folder }), secrets: secretsOf(secretKey), url: server.databaseUrl() };
  for (const schedule of fileSchedules({ ...settings, clockShift: () => shift })) await schedule.run();
}

const names = ['platform1', 'operatora', 'supera1', 'admina1', 'membera1', 'superb1', 'operatorc'] as const;
const people = {} as Record<(typeof names)[number], Person>;
/** Signs everybody in at the current time of the test. */
const signIn = async () => {
  for (const name of names) people[name] = await server.signIn(name);
};
beforeAll(signIn);

type Stored = { id: string; url: string };
const upload = (person: Person, needAuth = '1'): Promise<Stored> => keep(server, person, png(30, 30), { needAuth });
const rowOf = async (id: string) =>
  (
    await server.rows<{ unused_since: Date | null; storage_key: string }>('select unused_since, storage_key from file where id = $1', [id])
  )[0];
/** Tells whether a file is unmarked (`kept`), marked as unused by the nightly sweep, or removed. */
async function stateOf(id: string): Promise<'kept' | 'marked' | 'gone'> {
  const row = await rowOf(id);
  if (!row) return 'gone';
  return row.unused_since ? 'marked' : 'kept';
}
const stored = () =>
  readdirSync(path.join(server.folder, 'files'), { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name));

const portrait = (headPortaitUrl: string) => ({ id: demoId('user membera1'), headPortaitUrl, nickName: '梓涵', sex: 1 as const });
const parkA = demoId('park A');
const changePark = async (facts: object) => {
  const [row] = await server.rows<{ name: string; version: number }>('select name, version from park where id = $1', [parkA]);
  return people.operatora.call(park.change, { ...row, ...facts } as never);
};
const changeCompany = async (companyLogoUrl: string | null) => {
  const [row] = await server.rows<{ version: number }>('select version from company where id = $1', [demoId('company A1')]);
  return people.admina1.call(company.change, { companyId: demoId('company A1'), companyLogoUrl, version: row?.version ?? 0 } as never);
};
const look = { admin: 0, name: 'ink', saasadminName: '云栖文创', browerIcon: '', logo: '' } as const;
const withFile = drawn([approve('a', ['admina1'], { signature: true })], {}, [{ key: 'papers', name: '材料', kind: 'attachment' }]);
const started = async (form: object, more: object = {}) =>
  (
    await people.membera1.call(process.start, {
      processKey: await deployed(people.operatora, withFile),
      form: { title: '测试申请', ...form },
      ...more,
    } as never)
  ).processInstanceId;

/** For each column that refers to files, a function that uploads a file, attaches it there by a call and returns its id. */
const places: [column: string, what: string, put: () => Promise<string>][] = [
  [
    'user.avatar',
    'the portrait of a user',
    async () => {
      const { id, url } = await upload(people.membera1);
      await people.membera1.call(account.save, portrait(url));
      return id;
    },
  ],
  [
    'company.logo',
    'the logo of a company',
    async () => {
      const { id, url } = await upload(people.admina1, '0');
      await changeCompany(url);
      return id;
    },
  ],
  [
    'park.logo',
    'the logo of a park',
    async () => {
      const { id, url } = await upload(people.operatora, '0');
      await changePark({ logo: url });
      return id;
    },
  ],
  [
    'park.intro',
    'a link in the introduction of a park',
    async () => {
      const { id, url } = await upload(people.operatora, '0');
      await changePark({ intro: `园区地图：https://park.example${url.toUpperCase().replace('/PORTAL/FILE/READ/', '/portal/file/read/')}` });
      return id;
    },
  ],
  [
    'config_entry.content',
    'the icon of another space that the platform has uploaded',
    async () => {
      const { id, url } = await upload(people.platform1, '0');
      await people.platform1.call(config.saveTheme, { ...look, browerIcon: url, spaceId: demoId('space yunxi') });
      return id;
    },
  ],
  [
    'agreement.content',
    'a link in an earlier version of an agreement',
    async () => {
      const { id, url } = await upload(people.platform1, '0');
      await people.platform1.call(agreement.publish, { kind: 'privacy', title: '隐私政策', content: `全文见 ${url}。` });
      await people.platform1.call(agreement.publish, { kind: 'privacy', title: '隐私政策', content: '全文如下。' });
      return id;
    },
  ],
  [
    'estate_file.file_id',
    'a photo of a room',
    async () => {
      const { id } = await upload(people.operatora);
      await newRoom(people.operatora, await newBuilding(people.operatora), { photos: [id] });
      return id;
    },
  ],
  [
    'floor.plan_file_id',
    'the plan of a floor',
    async () => {
      const [{ id, url }, building] = [await upload(people.operatora), await newBuilding(people.operatora)];
      await people.operatora.call(estate.savePlan, { floorId: building.floor(1), version: 1, fileUrl: url });
      return id;
    },
  ],
  [
    'flow_attachment.file_id',
    'a file in a form of an application',
    async () => {
      const { id } = await upload(people.membera1);
      await started({ papers: [id] });
      return id;
    },
  ],
  [
    'flow_attachment.file_id',
    'an attachment of an application that its author removed again',
    async () => {
      const { id } = await upload(people.membera1);
      const processInstanceId = await started({}, { attachments: [id] });
      const { attachments } = await people.membera1.call(process.detail, { processInstanceId });
      await people.membera1.call(process.detach, { processInstanceId, id: attachments[0]?.id ?? '' });
      return id;
    },
  ],
  [
    'flow_attachment.file_id',
    'an attachment of a comment',
    async () => {
      const { id } = await upload(people.membera1);
      await people.membera1.call(process.comment, { processInstanceId: await started({}), comment: '见附件', attachments: [id] });
      return id;
    },
  ],
  [
    'flow_attachment.file_id',
    'a signature in the history of an application that has ended',
    async () => {
      const [{ id }, processInstanceId] = [await upload(people.admina1), await started({})];
      const taskId = await taskOf(people.admina1, processInstanceId);
      await people.admina1.call(process.submit, { processInstanceId, taskId, signature: { fileId: id } });
      return id;
    },
  ],
];

describe('C12 the nightly sweep of files that nothing refers to', () => {
  test('there is a test for every column that refers to files', () => {
    const declared = referringColumns(joinedFileColumns()).map(({ table, column }) => `${table}.${column}`);
    expect([...new Set(places.map(([column]) => column))].sort()).toEqual(declared.sort());
  });

  test.each(places)('%s keeps its file: %s', async (_column, _what, put) => {
    const id = await put();
    const { storage_key: key } = (await rowOf(id)) as { storage_key: string };
    for (const after of ['25 hours', '50 hours', '75 hours']) {
      await sweep(after);
      expect([after, await stateOf(id), stored().includes(key)]).toEqual([after, 'kept', true]);
    }
  });

  test('a file that was attached nowhere opens for a day, then no longer, and a day later its row and bytes are removed', async () => {
    const { id, url } = await upload(people.membera1, '0');
    const { storage_key: key } = (await rowOf(id)) as { storage_key: string };
    const read = async () => (await server.inject({ method: 'GET', url })).statusCode;
    await sweep('23 hours 50 minutes');
    expect([await stateOf(id), await read()]).toEqual(['kept', 200]);
    await sweep('24 hours 10 minutes');
    await signIn();
    expect([await stateOf(id), await read(), stored().includes(key)]).toEqual(['marked', 404, true]);
    for (const call of [file.info, file.link])
      expect((await people.membera1.refused(call, { fileUrl: url })).errorMessage).toBe(fileErrors.gone.message);
    await sweep('48 hours');
    expect([await stateOf(id), stored().includes(key)]).toEqual(['marked', true]);
    await sweep('48 hours 20 minutes');
    expect([await stateOf(id), stored().includes(key), await read()]).toEqual(['gone', false, 404]);
  });

  test('the sweep removes a logo that was replaced and a photo that was taken off a room, and keeps the new logo', async () => {
    const [old, young] = [await upload(people.admina1, '0'), await upload(people.admina1, '0')];
    for (const { url } of [old, young]) await changeCompany(url);
    const building = await newBuilding(people.operatora);
    const [left, right] = [await upload(people.operatora), await upload(people.operatora)];
    const { id, ...facts } = await newRoom(people.operatora, building, { photos: [left.id, right.id] });
    await people.operatora.call(room.change, { ...facts, id, version: 1, photos: [right.id] } as never);
    const states = async () => Promise.all([old, young, left, right].map((one) => stateOf(one.id)));
    await sweep('25 hours');
    expect(await states()).toEqual(['marked', 'kept', 'marked', 'kept']);
    await sweep('50 hours');
    expect(await states()).toEqual(['gone', 'kept', 'gone', 'kept']);
  });

  test('a marked file that is attached on its second day opens again and stays', async () => {
    const [mine, logo, photo, plan] = [
      await upload(people.membera1),
      await upload(people.operatora, '0'),
      await upload(people.operatora),
      await upload(people.operatora),
    ];
    const face = await upload(people.membera1);
    const all = [mine, logo, photo, plan, face];
    const states = async () => Promise.all(all.map((one) => stateOf(one.id)));
    await sweep('30 hours');
    expect(await states()).toEqual(all.map(() => 'marked'));
    await signIn();
    await started({ papers: [mine.id] });
    await changePark({ logo: logo.url });
    const building = await newBuilding(people.operatora, { photos: [photo.id] });
    await people.operatora.call(estate.savePlan, { floorId: building.floor(1), version: 1, fileUrl: plan.url });
    await people.membera1.call(account.save, portrait(face.url));
    expect(await states()).toEqual(all.map(() => 'kept'));
    expect((await server.inject({ method: 'GET', url: logo.url })).statusCode).toBe(200);
    await sweep('60 hours');
    expect(await states()).toEqual(all.map(() => 'kept'));
  });

  test('a file that was marked although a column refers to it is never removed, and the next sweep clears its mark', async () => {
    const { id, url } = await upload(people.operatora, '0');
    await sweep('25 hours');
    expect(await stateOf(id)).toBe('marked');
    await signIn();
    await changePark({ intro: url });
    expect(await stateOf(id)).toBe('marked');
    await sweep('60 hours');
    expect(await stateOf(id)).toBe('kept');
  });

  test('a removed file can be attached nowhere; each form says so on its field or with a message', async () => {
    const [mine, photo] = [await upload(people.membera1), await upload(people.operatora, '0')];
    await sweep('25 hours');
    await sweep('50 hours');
    await signIn();
    const processInstanceId = await started({});
    expect((await people.membera1.refused(process.attach, { processInstanceId, attachments: [mine.id] })).errorMessage).toBe(
      processErrors.fileGone.message,
    );
    expect((await people.membera1.refused(account.save, portrait(mine.url))).fields).toEqual({ headPortaitUrl: accountTexts.avatarHint });
    const [row] = await server.rows<{ name: string; version: number }>('select name, version from park where id = $1', [parkA]);
    expect((await people.operatora.refused(park.change, { ...row, logo: photo.url })).fields).toEqual({ logo: logoTexts.gone });
  });

  test('the sweep treats the files of every space alike; a link in one space to a file of another does not keep that file', async () => {
    const [ours, theirs, spare] = [await upload(people.superb1), await upload(people.operatorc), await upload(people.operatorc)];
    const building = await newBuilding(people.operatora);
    expect(
      (
        await people.operatora.refused(room.create, {
          buildingId: building.id,
          floorId: building.floor(1),
          roomCode: 'X',
          kind: 'office',
          area: '1',
          photos: [theirs.id],
        })
      ).fields,
    ).toHaveProperty('photos');
    const there = await newBuilding(people.operatorc, { photos: [theirs.id] });
    expect(there.photos).toEqual([theirs.id]);
    await sweep('25 hours');
    await sweep('50 hours');
    expect([await stateOf(ours.id), await stateOf(theirs.id), await stateOf(spare.id)]).toEqual(['gone', 'kept', 'gone']);
  });

  test('the sweep marks and removes more files than it looks at in one step', async () => {
    const { id } = await upload(people.membera1);
    await server.rows(
      `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
       select space_id, company_id, user_id, 'image', 'many.png', 'image/png', 1, sha256, encode(sha256(n::text::bytea), 'hex')
         from file, generate_series(1, 1200) as n where id = $1`,
      [id],
    );
    const many = async () => (await server.rows(`select from file where name = 'many.png' and unused_since is not null`)).length;
    await sweep('25 hours');
    expect(await many()).toBe(1200);
    await sweep('50 hours');
    expect(await server.rows(`select from file where name = 'many.png'`)).toEqual([]);
  });
});

/** Runs the work while other transactions cannot take the lock on a table; returns when the lock is free again. */
async function holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await server.rows('begin');
  await server.rows(`lock table ${lock}`);
  try {
    return await work();
  } finally {
    await server.rows('commit');
  }
}
const waiting = async (count = 1) =>
  expect
    .poll(async () => {
      // within a transaction, PostgreSQL repeats its first answer about other connections
      await server.rows('select pg_stat_clear_snapshot()');
      return (await server.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)).length;
    })
    .toBe(count);

describe('C12 a file that is attached while the sweep runs', () => {
  /** Ways to attach a file, each by one call. */
  const ways: [what: string, prepare: () => Promise<(one: Stored) => Promise<unknown>>][] = [
    [
      'as an attachment',
      async () => {
        const processInstanceId = await started({});
        return ({ id }) => people.membera1.call(process.attach, { processInstanceId, attachments: [id] });
      },
    ],
    [
      'as a portrait',
      async () =>
        ({ url }) =>
          people.membera1.call(account.save, portrait(url)),
    ],
  ];

  test.each(ways)('%s by a command that has not ended is neither marked nor removed', async (_what, prepare) => {
    for (const before of [[], ['25 hours']]) {
      pass(undefined);
      await signIn();
      const one = await upload(people.membera1);
      for (const night of before) await sweep(night);
      pass('50 hours');
      await signIn();
      const attach = await prepare();
      let attaching: Promise<unknown> | undefined;
      // the command waits when it writes its audit entry, after it has attached the file
      await holding('audit in share mode', async () => {
        attaching = attach(one);
        await waiting();
        await sweep('50 hours');
        expect(await stateOf(one.id)).toBe(before.length ? 'marked' : 'kept');
      });
      await attaching;
      expect(await stateOf(one.id)).toBe('kept');
      await sweep('80 hours');
      expect(await stateOf(one.id)).toBe('kept');
    }
  });

  test.each(ways)('%s just after the sweep has marked it stays', async (_what, prepare) => {
    pass(undefined);
    await signIn();
    const one = await upload(people.membera1);
    pass('30 hours');
    await signIn();
    const attach = await prepare();
    let running: Promise<unknown> | undefined;
    // the sweep waits when it searches the agreements, after it has locked the file
    await holding('agreement in access exclusive mode', async () => {
      const sweeping = sweep('30 hours');
      await waiting();
      const attaching = attach(one);
      await waiting(2);
      running = Promise.all([sweeping, attaching]);
    });
    await running;
    expect(await stateOf(one.id)).toBe('kept');
    await sweep('60 hours');
    expect(await stateOf(one.id)).toBe('kept');
  });

  test('a portrait chosen just after the sweep has removed its file is refused on the field', async () => {
    pass(undefined);
    await signIn();
    const one = await upload(people.membera1);
    await sweep('25 hours');
    pass('50 hours');
    await signIn();
    let running: Promise<unknown> | undefined;
    let answer: { fields?: Record<string, string> } | undefined;
    await holding('agreement in access exclusive mode', async () => {
      const sweeping = sweep('50 hours');
      await waiting();
      const attaching = people.membera1.refused(account.save, portrait(one.url)).then((refused) => {
        answer = refused;
      });
      await waiting(2);
      running = Promise.all([sweeping, attaching]);
    });
    await running;
    expect([await stateOf(one.id), answer?.fields]).toEqual(['gone', { headPortaitUrl: accountTexts.avatarHint }]);
  });
});
