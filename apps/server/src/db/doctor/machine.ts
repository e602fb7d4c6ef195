import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { secretsOf } from '../../secret.ts';
import { type Finding, type Installation, note, problem, rows } from './finding.ts';

const megabyte = 1_048_576;
const least = 500 * megabyte;

/** Finds settings that are unsafe or do not match the data, although the server starts with them. */
export async function settings(installation: Installation): Promise<Finding[]> {
  const { config, secret } = installation;
  const found: Finding[] = [];
  const file = path.join(config.dataDir, 'secret.key');
  if (!config.secretKey && existsSync(file) && process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    found.push(problem('setting', `${file} 可被其他账号读取 · others on this machine can read the secret key`, `chmod 600 ${file}`));
  const isPublic = !['127.0.0.1', '::1', 'localhost'].includes(config.host);
  if (isPublic && !config.production)
    found.push(
      note(
        'setting',
        `HOST=${config.host} 对外监听，但不是生产模式 · others can reach this server, which is not in production mode`,
        '设置 NODE_ENV=production · set NODE_ENV=production',
      ),
    );
  if (config.production && !config.publicUrl)
    found.push(
      note(
        'setting',
        '未设置 PUBLIC_URL，消息中的链接无法打开 · links in messages lead nowhere without PUBLIC_URL',
        '设置 PUBLIC_URL · set PUBLIC_URL',
      ),
    );
  const [sealed] = await rows<{ cipher: Buffer }>(
    installation,
    'select phone_cipher as cipher from public."user" where phone_cipher is not null limit 1',
  );
  if (sealed && !opens(secret, sealed.cipher))
    found.push(
      problem(
        'setting',
        'SECRET_KEY 不是数据所用的那一个：手机号无法读取，没有人能用手机号登录 · SECRET_KEY is not the one the data was sealed with: no phone can be read',
        '换回原来的 SECRET_KEY 或 secret.key（见备份）· put the old SECRET_KEY or secret.key back; a backup with a passphrase holds it',
      ),
    );
  return found;
}

function opens(secret: string, cipher: Buffer): boolean {
  try {
    return secretsOf(secret).openPhone(cipher).length > 0;
  } catch {
    return false;
  }
}

export async function disk({ config, space }: Installation): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const place of new Set([path.resolve(config.dataDir), config.backup.folder])) {
    const { free, total } = await space(existsSync(place) ? place : path.dirname(place));
    const message = `${place}: ${Math.floor(free / megabyte)} MB 可用 · free of ${Math.floor(total / megabyte)} MB`;
    if (free < least)
      found.push(problem('disk', message, '清理或扩容；磁盘写满后数据库会停止写入 · make room: a full disk stops every write'));
    else if (free < total / 10) found.push(note('disk', message, '不足一成，请安排扩容 · less than a tenth is left: plan for more'));
  }
  return found;
}

/**
 * Checks the clock, because sessions and codes expire by it. A clock that was set back keeps them alive too long; a difference between the
 * clocks of this machine and of the database lets them expire too early or too late.
 */
export async function clock(installation: Installation): Promise<Finding[]> {
  const [at] = await rows<{ now: Date; newest: Date | null }>(
    installation,
    'select clock_timestamp() as now, (select max(last_seen_at) from public.session) as newest',
  );
  const found: Finding[] = [];
  const apart = Math.round((installation.now().getTime() - (at?.now.getTime() ?? 0)) / 1000);
  if (Math.abs(apart) > 5)
    found.push(
      problem(
        'clock',
        `本机与数据库的时钟相差 ${apart} 秒 · this machine and the database are ${apart} s apart`,
        '两边都启用 NTP 校时 · let NTP set both clocks',
      ),
    );
  const ahead = Math.round(((at?.newest?.getTime() ?? 0) - (at?.now.getTime() ?? 0)) / 1000);
  if (ahead > 300)
    found.push(
      problem(
        'clock',
        `数据中有 ${ahead} 秒之后的时间：时钟被拨回过 · rows are ${ahead} s ahead: the clock was set back`,
        '校准时钟；到期判断在追上之前不可靠 · set the clock right; until it has caught up nothing expires in time',
      ),
    );
  return found;
}

/** Checks the newest uploads and a sample of the others: reading all of them would take as long as a backup. */
export async function uploads(installation: Installation): Promise<Finding[]> {
  const keys = await rows<{ key: string }>(
    installation,
    `(select storage_key as key from public.file order by created_at desc limit 50)
      union (select storage_key from public.file order by storage_key limit 50)`,
  );
  const missing: string[] = [];
  for (const { key } of keys) {
    const file = await installation.store.open(key).catch(() => undefined);
    file?.content.destroy();
    if (!file) missing.push(key);
  }
  if (!missing.length) return [];
  return [
    problem(
      'upload',
      `抽查的 ${keys.length} 个上传文件中有 ${missing.length} 个找不到 · ${missing.length} of ${keys.length} uploads looked at are not in the store`,
      '检查 DATA_DIR/files 或 S3 设置；从备份恢复缺失的文件 · check DATA_DIR/files or the S3 settings, and take them from a backup',
    ),
  ];
}
