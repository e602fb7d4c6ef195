import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { identity } from '@park/contract/people/identity';
import { afterAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { isPassword } from '../apps/server/src/domains/people/identity/index.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { testServer } from '../apps/server/test/app.ts';
import { cloneDatabase, emptyDatabase } from '../apps/server/test/database.ts';
import { root, secretKey, withClient } from '../apps/server/test/postgres.ts';
import { parseCommand, perform } from './admin-task.ts';
import type { Terminal } from './admin-terminal.ts';
import { Refusal } from './admin-terminal.ts';

const good = 'Lantern73Bridge';
const create = ['create', '--phone', '13700005001', '--name', '高晓松', '--password-stdin'];

/** Runs the command and returns its output. */
const admin = (args: string[], env: Record<string, string>, input = `${good}\n`) => ran('admin', env, args, input);
async function ran(script: string, env: Record<string, string>, args: string[] = [], input = '') {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${script}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [output, failed, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('close', done)),
  ]);
  expect(output + failed).not.toContain(good);
  return { output, failed, code };
}

/** A terminal whose user gives these answers one after the other. */
function typing(...answers: string[]) {
  const output: string[] = [];
  const next = async (question: string) => {
    output.push(question);
    return answers.shift() ?? Promise.reject(new Refusal('nothing more to say'));
  };
  const terminal: Terminal = {
    isInteractive: true,
    say: (line) => void output.push(line),
    ask: next,
    askHidden: next,
    piped: () => next(''),
  };
  return { terminal, output };
}

const operators = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; username: string | null; password: string; change: boolean }>(
      `select s.real_name as name, u.username, u.password, u.change from staff s join "user" u on u.id = s.user_id
        where s.company_id = app.platform_company() and s.admin_level = 3 and s.left_at is null`,
    );
    return rows;
  });

describe('creating the first platform operator with the admin command', () => {
  test('the first operator can be created in an empty external database', async () => {
    const database = await emptyDatabase();
    const env = { DATABASE_URL: database.url, SECRET_KEY: secretKey, DATA_DIR: path.join(root, '.cache/admin-none') };
    try {
      const done = await admin([...create, '--username', 'gaoyuan01'], { ...env, NODE_ENV: 'production' });
      expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/平台管理员已设置：高晓松.*8080/) });
      const [made] = await operators(database.url);
      expect(made).toMatchObject({ name: '高晓松', username: 'gaoyuan01', change: true });
      expect(await isPassword(secretsOf(secretKey), made?.password, good)).toBe(true);
      const again = await admin(['create', '--phone', '13700005002', '--name', '另一位', '--password-stdin'], env);
      expect(again).toMatchObject({ code: 1, failed: expect.stringContaining('已有平台管理员') });
      const wrong = await admin(create, { ...env, SECRET_KEY: 'another secret key than the one it was made with' });
      expect(wrong).toMatchObject({ code: 1, failed: expect.stringContaining('SECRET_KEY 与该数据库不符') });
      const none = await admin(create, { DATABASE_URL: database.url, DATA_DIR: path.join(root, '.cache/admin-none') });
      expect(none).toMatchObject({ code: 1, failed: expect.stringContaining('SECRET_KEY 与该数据库不符') });
      expect(await operators(database.url)).toHaveLength(1);
    } finally {
      await database.drop();
    }
  });

  const dataDir = path.join(root, '.cache', `admin test ${process.pid}`);
  let folder = dataDir;
  afterAll(() => {
    for (const one of [dataDir, folder]) rmSync(one, { recursive: true, force: true });
  });
  test('the first operator can be created in the embedded database while a server is running and while none is running', async () => {
    const weak = await admin(create, { DATA_DIR: dataDir }, 'Passw0rd\n');
    expect(weak).toMatchObject({ code: 1, failed: expect.stringContaining('密码过于常见') });
    expect(weak.failed).not.toContain('Passw0rd');
    expect((await admin(create, { DATA_DIR: dataDir })).code).toBe(0);
    const postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '16MB', max_connections: 20 } });
    folder = postgres.folder;
    try {
      const before = (await operators(postgres.url))[0]?.password;
      const done = await admin(['reset', '--account', '13700005001', '--password-stdin'], { DATA_DIR: dataDir });
      expect(done).toMatchObject({ code: 0, output: expect.stringContaining('高晓松（137****5001）的密码已重置') });
      const [after] = await operators(postgres.url);
      expect(after?.password).not.toBe(before);
    } finally {
      await postgres.stop();
    }
  }, 120_000);
});

test('admin commands that only read or copy create no file in an empty folder', async () => {
  const dataDir = path.join(root, '.cache', `admin nothing ${process.pid}`);
  const doctor = await ran('doctor', { DATA_DIR: dataDir });
  expect(doctor).toMatchObject({ code: 0, output: expect.stringContaining('这里还没有数据') });
  const backup = await ran('backup', { DATA_DIR: dataDir });
  expect(backup).toMatchObject({ code: 1, failed: expect.stringContaining('这里还没有数据') });
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup with a secret key that does not match the data is refused, and no new key is generated', async () => {
  const database = await cloneDatabase();
  const dataDir = path.join(root, '.cache', `admin other ${process.pid}`);
  try {
    for (const other of [{}, { SECRET_KEY: 'another secret key than the one it was made with' }]) {
      const done = await ran('backup', { DATA_DIR: dataDir, DATABASE_URL: database.url, ...other });
      expect(done).toMatchObject({ code: 1, failed: expect.stringContaining('SECRET_KEY 与该数据库不符') });
    }
    expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(false);
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe('repairing existing accounts by the admin command', () => {
  const server = testServer();
  const secrets = secretsOf(secretKey);
  const run = async (args: string[], ...answers: string[]) => {
    const { terminal, output } = typing(...answers);
    const command = parseCommand(args);
    if (command.task === 'help') throw new Error('help');
    await perform(command, { url: server.databaseUrl(), secrets, terminal, address: 'http://here' }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      output.push(error.message);
    });
    return output.join('\n');
  };
  const signs = async (loginName: string, password: string) =>
    (await server.stranger().raw(identity.login, { loginName, password })).json();
  const records = (call: string) =>
    server.rows<{ target: string; text: string }>(`select target, a::text as text from audit a where call = $1`, [call]);

  test('resetting a password ends all sessions, forces a change at the next sign-in and writes an audit entry', async () => {
    const person = await server.signIn('platform1');
    const output = await run([], '2', '13800000001', 'short', good, 'Different73One', good, good);
    expect(output).toMatch(/8到20位[\s\S]*两次输入的密码不一致[\s\S]*高远（138\*{4}0001）的密码已重置/);
    expect((await person.refused(identity.userInfo, {})).code).toBe('903');
    expect(await signs('platform1', good)).toMatchObject({ code: '610', body: { change: false } });
    expect(await signs('platform1', 'Park2026demo')).toMatchObject({ code: expect.not.stringMatching('610') });
    const [record] = await records('admin.reset');
    expect(record?.text).not.toMatch(/13800000001|argon2|Lantern/);
  });

  test('resetting a password with the flag for the second factor also removes the authenticator app', async () => {
    await server.rows(`insert into user_factor (user_id, secret) select id, 'x' from "user" where username = 'supera1'`);
    await run(['reset', '--account', 'SuperA1'], 'y', good, good);
    expect(await server.rows('select from user_factor')).toHaveLength(0);
  });

  test('the admin command can unlock a locked account', async () => {
    for (let n = 0; n < 3; n++) await signs('admina1', 'Wrong2026word');
    await server.rows(`update login_attempt set locks = true where id = (select max(id) from login_attempt)`);
    expect((await signs('admina1', 'Park2026demo')).code).not.toBe('610');
    expect(await run(['unlock', '--account', 'admina1'])).toContain('已解除锁定');
    expect((await signs('admina1', 'Park2026demo')).code).toBe('610');
    expect(await run(['unlock', '--account', 'admina1'])).toContain('未被锁定');
    expect(await records('admin.unlock')).toHaveLength(2);
  });

  test('the platform operator is replaced only if the flag for it is given, and the previous operator loses access', async () => {
    const args = ['create', '--phone', '13700005009', '--name', '接任者'];
    expect(await run(args, 'n')).toMatch(/已有平台管理员高远（138\*{4}0001）[\s\S]*已取消/);
    expect(await run([...args, '--username', 'admina1'], 'y', good, good)).toContain('该账号已被使用');
    expect(await run([...args, '--username', 'jieren01'], 'y', 'Jieren01x', good, good)).toMatch(/过于常见[\s\S]*平台管理员已设置：接任者/);
    expect(await operators(server.databaseUrl())).toMatchObject([{ name: '接任者', username: 'jieren01' }]);
    expect((await signs('platform1', good)).code).not.toBe('610');
    expect((await signs('jieren01', good)).code).toBe('610');
  });

  test('a new platform operator who already has an account keeps the password', async () => {
    const output = await run(['create', '--phone', '13800001001', '--name', '林晓峰', '--replace']);
    expect(output).toMatch(/沿用原密码[\s\S]*平台管理员已设置/);
    expect((await signs('membera1', 'Park2026demo')).code).toBe('610');
  });

  test('a wrong command line is refused with a message that shows the correct usage', async () => {
    expect(await run(['reset', '--account', 'nobody'])).toBe('没有这个账号 · there is no such account');
    expect(await run(['create', '--phone', '12', '--name', '某人'])).toBe('请输入正确的手机号');
    expect(await run(['create', '--phone', '13700005010', '--name', '某', '--replace'])).toContain('姓名长度为2到20个字');
    expect(await run(['create', '--phone', '13700005010', '--name', '某人', '--username', 'x', '--replace'])).toContain('账号为6到18位');
    for (const args of [['remove'], ['create', 'twice'], ['--password', 'x']]) expect(() => parseCommand(args)).toThrow(/npm run admin --/);
    expect(parseCommand(['--help'])).toMatchObject({ task: 'help', text: expect.stringContaining('--password-stdin') });
    for (const args of [[], ['unlock'], ['create', '--phone', '13700005010', '--name', '某人', '--replace']])
      expect(await admin(args, { DATABASE_URL: server.databaseUrl(), SECRET_KEY: secretKey })).toMatchObject({
        code: 1,
        failed: expect.stringContaining('npm run admin --'),
      });
  });
});
