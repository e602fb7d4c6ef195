import pg from 'pg';
import { secretsOf } from '../../secret.ts';
import { auditZone, brokenChains } from '../backup/tables.ts';
import { catalogueProblems } from '../catalogue.ts';
import { connection } from '../driver/index.ts';
import { functions } from '../functions.ts';
import { isUnreleased, migrationsIn } from '../migrate.ts';
import { migrations } from '../prepare.ts';
import { type Finding, facts, type Installation, note, problem, rows } from './finding.ts';

export async function version(installation: Installation): Promise<Finding[]> {
  const [is] = await facts<{ number: number; name: string; has_gist: boolean; most: number; damaged: number; age: number }>(
    installation,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
            exists (select from pg_extension where extname = 'btree_gist') as has_gist, current_setting('max_connections')::int as most,
            (select coalesce(checksum_failures, 0)::int from pg_stat_database where datname = current_database()) as damaged,
            (select age(datfrozenxid) from pg_database where datname = current_database()) as age`,
  );
  if (!is) return [];
  const found: Finding[] = [];
  if (is.number < 150_000)
    found.push(problem('database', `PostgreSQL ${is.name} 过旧 · is too old`, '升级到 15 或更新版本 · move to 15 or newer'));
  if (!is.has_gist)
    found.push(
      problem(
        'database',
        '缺少扩展 btree_gist · the extension btree_gist is missing',
        '以数据库管理员执行 create extension btree_gist · let an administrator run it',
      ),
    );
  if (is.damaged)
    found.push(
      problem(
        'database',
        `数据页校验失败 ${is.damaged} 次：磁盘可能损坏 · ${is.damaged} pages failed their checksum: the disk may be failing`,
        '立即备份到另一块磁盘并更换硬件 · back up to another disk now and replace this one',
      ),
    );
  if (is.age > 1_500_000_000)
    found.push(problem('database', '事务编号即将用尽 · transaction numbers run out', '对数据库执行 vacuum freeze · run vacuum freeze'));
  if (installation.config.databasePool + 10 > is.most)
    found.push(
      problem(
        'database',
        `DATABASE_POOL=${installation.config.databasePool} 加上后台连接超过 max_connections=${is.most} · the pool does not fit`,
        '调小 DATABASE_POOL 或调大 max_connections · make one smaller or the other larger',
      ),
    );
  const broken = await facts<{ name: string }>(
    installation,
    `select indexrelid::regclass::text as name from pg_index where not indisvalid`,
  );
  for (const { name } of broken)
    found.push(problem('database', `索引 ${name} 无效 · index ${name} is not valid`, `reindex index concurrently ${name}`));
  return found;
}

export async function pending(installation: Installation): Promise<Finding[]> {
  const done = new Map(
    (await facts<{ name: string; checksum: string }>(installation, 'select name, checksum from public.schema_migration')).map((row) => [
      row.name,
      row.checksum,
    ]),
  );
  if (isUnreleased(done.keys()))
    return [
      problem(
        'migration',
        '数据由从未发布的版本创建 · an unreleased version made this database',
        '换用空的数据目录或数据库 · start with an empty data folder or database',
      ),
    ];
  const ours = await migrationsIn(migrations, functions);
  const waiting = ours.filter(({ name }) => !done.has(name)).map(({ name }) => name);
  const changed = ours.filter((one) => done.has(one.name) && one.checksum !== done.get(one.name)).map(({ name }) => name);
  const newer = [...done.keys()].filter((name) => !ours.some((one) => one.name === name));
  return [
    waiting.length &&
      problem(
        'migration',
        `有未执行的迁移 · not applied: ${waiting.join(', ')}`,
        '先备份，再重新启动系统 · back up, then start the server',
      ),
    changed.length &&
      problem(
        'migration',
        `迁移文件被改动 · changed after it ran: ${changed.join(', ')}`,
        '恢复发布版本中的文件 · put the files of the release back',
      ),
    newer.length &&
      problem(
        'migration',
        `数据库属于更新的版本 · the database is of a newer version: ${newer.join(', ')}`,
        '运行该版本的程序，或恢复旧备份 · run that version, or restore a backup of this one',
      ),
  ].filter((one) => typeof one === 'object');
}

/** Checks that migrations may alter the schema, and that the server and its worker can sign in. */
export async function roles({ client, url, secret }: Installation): Promise<Finding[]> {
  const strange = await facts<{ name: string; owner: string }>(
    { client },
    `select c.relname as name, pg_get_userbyid(c.relowner) as owner from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and not pg_has_role(c.relowner, 'usage') limit 20`,
  );
  const bound = await facts<{ name: string; owner: string }>(
    { client },
    `select c.relname as name, pg_get_userbyid(c.relowner) as owner from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) like 'park\\_%' limit 20`,
  );
  const found = [...strange, ...bound].map(({ name, owner }) =>
    problem('role', `${name} 属于 ${owner} · ${name} is owned by ${owner}`, `alter table ${name} owner to ${client.user}`),
  );
  const { databasePassword, workerPassword } = secretsOf(secret);
  for (const [user, password] of [
    ['park_app', databasePassword],
    ['park_worker', workerPassword],
  ] as const) {
    const refused = await signIn(url, user, password);
    if (refused)
      found.push(
        problem(
          'role',
          `${user} 无法登录数据库 · cannot sign in: ${refused}`,
          '重新启动系统会重设其密码；检查 pg_hba.conf · a start sets its password anew; check pg_hba.conf',
        ),
      );
  }
  return found;
}

async function signIn(url: string, user: string, password: string): Promise<string | undefined> {
  const probe = new pg.Client({ ...connection(url), user, password, connectionTimeoutMillis: 5_000 });
  probe.on('error', () => {});
  try {
    await probe.connect();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await probe.end().catch(() => {});
  }
}

export const rules = async ({ client }: Installation): Promise<Finding[]> =>
  (await catalogueProblems(client)).map((found) =>
    problem(
      'rule',
      found,
      '租户隔离可能失效：停止对外服务，查明是谁改的，再恢复或重建 · walls between tenants may be open: find out who changed it, and restore',
    ),
  );

export async function audit(installation: Installation): Promise<Finding[]> {
  const found = (await brokenChains(installation.client, await auditZone(installation.client))).map((seal) =>
    problem(
      'audit',
      `审计记录与封存不符 · ${seal} does not match its rows`,
      '与备份比对；查清后删除 audit_check 中该空间的行 · compare with a backup; once dealt with, delete the row of the space in audit_check',
    ),
  );
  const [late] = await rows<{ rows: number }>(
    installation,
    `select count(*)::int as rows from public.audit a
      where a.at < now() - interval '10 minutes'
        and a.xid >= coalesce((select l.to_xid from public.audit_seal l where l.space_id = a.space_id order by l.seq desc limit 1),
                              '0'::xid8)`,
  );
  if (late?.rows)
    found.push(
      problem(
        'audit',
        `${late.rows} 条审计记录超过 10 分钟未封存 · not sealed for ten minutes`,
        '确认至少一个进程以 WORKER=on 运行 · see that one process runs with WORKER=on',
      ),
    );
  return found;
}

/** Compares the stored headcounts, which lists show, with counted members. */
export async function counts(installation: Installation): Promise<Finding[]> {
  const wrong = await rows<{ name: string; id: string }>(
    installation,
    `select c.name, c.id from public.company c left join public.headcount h on h.company_id = c.id
       left join (select company_id, count(*)::int as listed, count(*) filter (where is_show)::int as shown from public.staff
                   where left_at is null
                   group by company_id) s on s.company_id = c.id
      where (h.listed, h.shown) is distinct from (coalesce(s.listed, 0), coalesce(s.shown, 0)) order by c.name limit 20`,
  );
  return wrong.map(({ name, id }) =>
    problem(
      'count',
      `“${name}”登记的人数与实有人员不符 · the headcount of company ${id} is not that of its people`,
      '查清是谁绕过程序改了 staff，再按 docs/backup.md 的说明重新统计 · find out who changed staff past the server; docs/backup.md says how to count anew',
    ),
  );
}

export async function jobs(installation: Installation): Promise<Finding[]> {
  const [is] = await rows<{ dead: number; late: number; tasks: number }>(
    installation,
    `select (select count(*)::int from public.outbox where state = 'dead') as dead,
            (select count(*)::int from public.outbox where state = 'waiting' and due_at < now() - interval '15 minutes') as late,
            (select count(*)::int from public.task where (state = 'waiting' and created_at < now() - interval '15 minutes')
                or (state = 'running' and lease_until < now() - interval '5 minutes')) as tasks`,
  );
  const [open] = await facts<{ idle: number }>(
    installation,
    `select count(*)::int as idle from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and xact_start < now() - interval '10 minutes'`,
  );
  const worker = '确认至少一个进程以 WORKER=on 运行并查看其日志 · see that one process runs with WORKER=on, and its log';
  return [
    is?.dead &&
      note(
        'job',
        `${is.dead} 条消息多次发送失败 · messages were given up`,
        '在 平台 → 消息发送 查看原因并重新发送 · look at them under 平台 → 消息发送',
      ),
    is?.late && problem('job', `${is.late} 条消息超过 15 分钟未发送 · messages wait for a quarter of an hour`, worker),
    is?.tasks && problem('job', `${is.tasks} 个导入导出任务停滞 · imports or exports are stuck`, worker),
    open?.idle &&
      problem(
        'job',
        `${open.idle} 个连接长时间占用事务 · transactions are open for ten minutes`,
        '用 pg_stat_activity 找到并结束它们 · find them in pg_stat_activity and end them',
      ),
  ].filter((one) => typeof one === 'object');
}
