import path from 'node:path';
import { z } from 'zod';
import type { CompanySourceSettings } from './outside/company-source.ts';
import type { S3Settings } from './outside/files-s3.ts';
import { type MailSettings, type SmsSettings, smsSettings } from './outside/providers.ts';

const onOff = z.enum(['on', 'off'], '只能是 on 或 off (must be on or off)').transform((value) => value === 'on');
const url = z.string().regex(/^postgres(ql)?:\/\//, '必须是 postgres:// 开头的地址 (must be a postgres:// address)');
const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `必须是 ${least} 到 ${most} 的整数 (must be a whole number)`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `必须在 ${least} 到 ${most} 之间 (out of range)`);

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: number(0, 65535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url.optional(),
  DIRECT_DATABASE_URL: url.optional(),
  DATABASE_POOL: number(2, 200).default(16),
  API_BASE: z
    .string()
    .regex(/^\/[a-z0-9][a-z0-9/-]*[a-z0-9]$/, '必须以 / 开头、不以 / 结尾 (must begin with / and not end with it)')
    .default('/smartop'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: '必须是 http 或 https 地址 (must be an http or https address)' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((entry) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(entry)),
      '只能是逗号分隔的 IP 或网段 (must be addresses or ranges)',
    ),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: '必须是 http 或 https 地址 (must be an http or https address)' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '不是可用的存储桶名称 (must be a bucket name)')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  SECRET_KEY: z.string().min(32, '至少 32 个字符 (needs at least 32 characters)').optional(),
  DEMO: onOff.optional(),
  SESSION_IDLE_MINUTES: number(1, 1440).default(30),
  SESSION_HOURS: number(1, 168).default(12),
  UPLOADS_AT_ONCE: number(1, 1_000).default(64),
  UPLOAD_DAILY_MB: number(1, 1_000_000).default(1_024),
  ENCRYPT_RESPONSES: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], '不是可用的日志级别 (unknown log level)').default('info'),
  SMS_PROVIDER: z.enum(['local', 'aliyun', 'tencent'], '只能是 local、aliyun 或 tencent (must be one of them)').default('local'),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_REGION: z.string().optional(),
  SMS_TEMPLATES: z.string().optional(),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, '必须是 smtp:// 或 smtps:// 地址 (must be an smtp address)')
    .optional(),
  MAIL_FROM: z.string().default('park@localhost'),
  COMPANY_SOURCE_URL: z.url({ protocol: /^https?$/, error: '必须是 http 或 https 地址 (must be an http or https address)' }).optional(),
  COMPANY_SOURCE_TOKEN: z.string().min(1).optional(),
  WORKER: onOff.default(true),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, '至少 12 个字符 (needs at least 12 characters)').optional(),
  TEST_CLOCK: onOff.default(false),
});

/**
 * The backup folder, and the passphrase that encrypts the secret key stored in a backup. Without a passphrase the backup does not contain
 * the key.
 */
export type BackupSettings = { folder: string; passphrase: string | undefined };
export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  directDatabaseUrl: string | undefined;
  databasePool: number;
  apiBase: string;
  publicUrl: string | undefined;
  trustedProxies: string[];
  /** If set, uploaded files are stored in this S3 store instead of in a folder. */
  s3: S3Settings | undefined;
  secretKey: string | undefined;
  demo: boolean;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Number of uploads that the process takes at the same time. */
  uploadsAtOnce: number;
  /** Mebibytes that a person may upload in a day. */
  uploadDailyMebibytes: number;
  encryptResponses: boolean;
  logLevel: string;
  sms: SmsSettings;
  mail: MailSettings;
  /** The external source from which companies are imported; without an address a built-in sample is used. */
  companySource: CompanySourceSettings;
  /** Whether this process also delivers the outbox and runs the scheduled jobs. */
  worker: boolean;
  backup: BackupSettings;
  testClock: boolean;
};

export class ConfigError extends Error {}

/** Parses the SMS settings. The templates are a JSON object that maps our template name to the gateway's code. */
function smsOf(env: z.infer<typeof settings>): SmsSettings {
  let templates: unknown;
  try {
    templates = JSON.parse(env.SMS_TEMPLATES ?? '{}');
  } catch {
    throw new ConfigError('SMS_TEMPLATES: 必须是 JSON (must be JSON)');
  }
  const given = {
    provider: env.SMS_PROVIDER,
    keyId: env.SMS_KEY_ID,
    keySecret: env.SMS_KEY_SECRET,
    signName: env.SMS_SIGN_NAME,
    appId: env.SMS_APP_ID,
    region: env.SMS_REGION,
    templates,
  };
  const read = smsSettings.safeParse(given);
  if (read.success) return read.data;
  throw new ConfigError(read.error.issues.map((issue) => `SMS ${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

/**
 * Reads the settings from the environment. Fails with every invalid or unsafe setting and what it should be, so that the server does not
 * start.
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in settings.shape && value !== ''));
  const read = settings.safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const env = read.data;
  const production = env.NODE_ENV === 'production';
  const unsafe = [
    production && env.DEMO && 'DEMO: 生产环境不能有演示账号 (demo accounts are refused with NODE_ENV=production)',
    production && env.TEST_CLOCK && 'TEST_CLOCK: 生产环境不能使用测试时钟 (the test clock is refused with NODE_ENV=production)',
    env.DIRECT_DATABASE_URL && !env.DATABASE_URL && 'DIRECT_DATABASE_URL: 需要同时设置 DATABASE_URL (needs DATABASE_URL too)',
    env.S3_ENDPOINT && !s3Of(env) && 'S3_ENDPOINT: 需要同时设置 S3_BUCKET、S3_ACCESS_KEY、S3_SECRET_KEY (needs all three too)',
  ].filter((line) => typeof line === 'string');
  if (unsafe.length) throw new ConfigError(unsafe.join('\n'));
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DIRECT_DATABASE_URL ?? env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    apiBase: env.API_BASE,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    s3: s3Of(env),
    secretKey: env.SECRET_KEY,
    // an external database gets demo people only when asked for; the embedded database has them unless switched off
    demo: env.DEMO ?? (!production && !env.DATABASE_URL),
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    sessionHours: env.SESSION_HOURS,
    uploadsAtOnce: env.UPLOADS_AT_ONCE,
    uploadDailyMebibytes: env.UPLOAD_DAILY_MB,
    encryptResponses: env.ENCRYPT_RESPONSES,
    logLevel: env.LOG_LEVEL,
    sms: smsOf(env),
    mail: env.MAIL_URL ? { url: env.MAIL_URL, from: env.MAIL_FROM } : undefined,
    companySource: env.COMPANY_SOURCE_URL ? { url: env.COMPANY_SOURCE_URL, token: env.COMPANY_SOURCE_TOKEN } : undefined,
    worker: env.WORKER,
    backup: { folder: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')), passphrase: env.BACKUP_PASSPHRASE },
    testClock: env.TEST_CLOCK,
  };
}

function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: z.output<typeof settings>): S3Settings | undefined {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
}
