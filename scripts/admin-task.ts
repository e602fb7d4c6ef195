import { parseArgs } from 'node:util';
import { passwordRule, patterns, personName, phone } from '@park/contract/fields';
import {
  type Account,
  appointOperator,
  asKeeper,
  findAccount,
  platformOperator,
  resetPassword,
  unlock,
} from '../apps/server/src/db/admin.ts';
import { hashPassword, nameOf } from '../apps/server/src/domains/people/identity/index.ts';
import { isGuessable } from '../apps/server/src/domains/people/password/index.ts';
import type { Secrets } from '../apps/server/src/secret.ts';
import { Refusal, type Terminal } from './admin-terminal.ts';

const usage = `平台管理员急救 · first aid for the platform operator

  npm run admin                                          按提示操作 · asks what to do
  npm run admin -- create --phone 手机号 --name 姓名      设置首位平台管理员 · the first platform operator
      [--username 账号] [--replace]                      --replace 由其接任，原管理员离开 · takes over, the present one leaves
  npm run admin -- reset --account 手机号或账号           重置密码，下次登录须修改 · a new password, to be changed at the next sign-in
      [--without-factor]                                 同时解除动态口令 · drops the authenticator app as well
  npm run admin -- unlock --account 手机号或账号          解除登录锁定 · ends a lock after failed sign-ins

  加 --password-stdin 从标准输入读取密码 · reads the password from standard input:
  echo "$PASSWORD" | npm run admin -- create --phone … --name … --password-stdin`;

const options = {
  phone: { type: 'string' },
  name: { type: 'string' },
  username: { type: 'string' },
  account: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'without-factor': { type: 'boolean', default: false },
  'password-stdin': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;
const tasks = ['create', 'reset', 'unlock'] as const;
type Task = (typeof tasks)[number];
type Flags = ReturnType<typeof parseArgs<{ options: typeof options; args: string[]; allowPositionals: true }>>['values'];
type Doing = { task: Task | 'choose'; flags: Flags };
type Command = { task: 'help'; text: string } | Doing;

/** Parses the command line. It has no flag for a password, because the shell's history would keep the password. */
export function parseCommand(args: string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [task, ...more] = positionals;
    if (values.help || task === 'help') return { task: 'help', text: usage };
    if (more.length || (task !== undefined && !tasks.includes(task as Task))) throw new Error(`“${positionals.join(' ')}”?`);
    return { task: (task as Task | undefined) ?? 'choose', flags: values };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

export type Needs = { url: string; secrets: Secrets; terminal: Terminal; address: string };
export async function perform({ task, flags }: Doing, needs: Needs): Promise<void> {
  const work = { create, reset, unlock: release };
  await work[task === 'choose' ? await chosen(needs.terminal) : task](flags, needs);
}

async function chosen(terminal: Terminal): Promise<Task> {
  if (!terminal.isInteractive) throw new Refusal(usage);
  terminal.say('1  设置平台管理员 · set the platform operator\n2  重置密码 · reset a password\n3  解除登录锁定 · end a lock');
  const answer = (await terminal.ask('请选择 · choose (1-3):')).trim();
  return tasks[Number(answer) - 1] ?? chosen(terminal);
}

async function create(flags: Flags, needs: Needs): Promise<void> {
  const { url, secrets, terminal, address } = needs;
  const name = await demanded(terminal, flags.name, '--name', '姓名 · name:', (typed) =>
    read(personName('请输入姓名 · a name is needed', '姓名长度为2到20个字 · a name has 2 to 20 letters'), typed),
  );
  const number = await demanded(terminal, flags.phone, '--phone', '手机号 · mobile number:', (typed) => read(phone(), typed));
  const username = usernameOf(flags.username);
  const isReplacing = await mayReplace(flags, needs);
  const known = await asKeeper(url, (client) => findAccount(client, number, secrets.phoneHash(number)));
  const password = known?.hasPassword ? undefined : await passwordFor(flags, terminal, { username: username ?? null, phone: number });
  const hashed = password && (await hashPassword(password));
  await asKeeper(url, async (client) => {
    if ((await platformOperator(client)) && !isReplacing) throw new Refusal(alreadyThere);
    await appointOperator(client, { phone: secrets.phone(number), realName: name, username, password: hashed });
  }).catch((error: Error & { constraint?: string }) => {
    throw error.constraint === 'user_username' ? new Refusal('该账号已被使用，请换一个 · this user name is taken') : error;
  });
  if (known?.hasPassword) terminal.say('该手机号已有账号，沿用原密码 · the number has an account, whose password stays');
  terminal.say(`平台管理员已设置：${name}。请打开 ${address} 登录 · the platform operator is set, sign in there`);
}

const alreadyThere =
  '已有平台管理员。忘记密码请用 reset；换人请加 --replace · there is a platform operator: use reset for a forgotten password, --replace for another person';

async function mayReplace({ replace }: Flags, { url, terminal }: Needs): Promise<boolean> {
  const present = await asKeeper(url, platformOperator);
  if (!present || replace) return replace;
  if (!terminal.isInteractive) throw new Refusal(alreadyThere);
  const person = `${present.realName}（${present.phone}）`;
  if (await agreed(terminal, `已有平台管理员${person}。由新账号接任，原管理员离开平台？ · let the new one take over? (y/N)`)) return true;
  throw new Refusal('已取消，未作改动 · cancelled, nothing was changed');
}

async function reset(flags: Flags, needs: Needs): Promise<void> {
  const { url, secrets, terminal } = needs;
  const account = await accountOf(flags, needs);
  const isFactorDropped =
    flags['without-factor'] ||
    (account.hasFactor && terminal.isInteractive && (await agreed(terminal, '同时解除动态口令？ · drop the authenticator app too? (y/N)')));
  const own = { username: account.username, phone: secrets.openPhone(account.phoneCipher) };
  const password = await hashPassword(await passwordFor(flags, terminal, own));
  await asKeeper(url, (client) => resetPassword(client, account, { password, isFactorDropped }));
  terminal.say(
    `${called(account)}的密码已重置，其登录已全部退出，下次登录须修改密码 · reset; every session ended, to be changed at the next sign-in`,
  );
  if (!account.isEnabled) terminal.say('注意：该账号处于停用状态 · note: the account is disabled');
}

async function release(flags: Flags, needs: Needs): Promise<void> {
  const { url, secrets, terminal } = needs;
  const account = await accountOf(flags, needs);
  const names = [secrets.openPhone(account.phoneCipher), ...(account.username ? [account.username] : [])];
  const hashes = names.map((name) => secrets.keyedHash('login-name', nameOf(secrets, name).key));
  await asKeeper(url, (client) => unlock(client, account, hashes));
  terminal.say(
    account.isLocked
      ? `${called(account)}已解除锁定 · unlocked`
      : `${called(account)}未被锁定，失败次数已清零 · was not locked, failures forgotten`,
  );
  if (!account.isEnabled) terminal.say('注意：该账号处于停用状态 · note: the account is disabled');
}

const called = ({ realName, phone: mask }: Account) => `${realName}（${mask}）`;

async function accountOf(flags: Flags, { url, secrets, terminal }: Needs): Promise<Account> {
  const typed = await demanded(terminal, flags.account, '--account', '手机号或账号 · mobile number or user name:', (given) => given.trim());
  const { name, phoneHash } = nameOf(secrets, typed);
  const account = await asKeeper(url, (client) => findAccount(client, name, phoneHash));
  if (!account) throw new Refusal('没有这个账号 · there is no such account');
  return account;
}

type Schema = { safeParse(value: unknown): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } } };
function read(schema: Schema, typed: string): string {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new Refusal(parsed.error.issues[0]?.message ?? '');
}

function usernameOf(typed: string | undefined): string | undefined {
  if (typed !== undefined && !patterns.account[0].test(typed))
    throw new Refusal('账号为6到18位字母或数字 · a user name has 6 to 18 letters or digits');
  return typed;
}

/**
 * Returns the checked value of a flag. If the flag is missing, asks for the value until the answer is valid. A flag with an invalid value
 * is refused.
 */
async function demanded(terminal: Terminal, given: string | undefined, flag: string, question: string, check: (typed: string) => string) {
  if (given !== undefined) return check(given);
  if (!terminal.isInteractive) throw new Refusal(`缺少 ${flag} · ${flag} is missing\n\n${usage}`);
  for (;;) {
    const typed = await terminal.ask(question);
    try {
      if (typed.trim()) return check(typed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      terminal.say(error.message);
    }
  }
}

const agreed = async (terminal: Terminal, question: string) => /^(y|yes|是)$/i.test((await terminal.ask(question)).trim());

type Own = { username: string | null; phone: string };
function problemOf(password: string, own: Own): string | undefined {
  if (!passwordRule.pattern.test(password))
    return '密码须为8到20位，包含数字、大写字母和小写字母 · 8 to 20 characters with digits, upper and lower case letters';
  return isGuessable(password, own) ? '密码过于常见，请更换一个 · too easy to guess, take another one' : undefined;
}

async function passwordFor(flags: Flags, terminal: Terminal, own: Own): Promise<string> {
  if (!terminal.isInteractive || flags['password-stdin']) {
    if (!flags['password-stdin']) throw new Refusal(`缺少 --password-stdin · --password-stdin is missing\n\n${usage}`);
    const piped = await terminal.piped();
    const problem = problemOf(piped, own);
    if (problem) throw new Refusal(problem);
    return piped;
  }
  for (;;) {
    const typed = await terminal.askHidden('密码（不显示） · password (not shown):');
    const problem = problemOf(typed, own);
    if (problem) terminal.say(problem);
    else if ((await terminal.askHidden('再次输入 · once more:')) === typed) return typed;
    else terminal.say('两次输入的密码不一致 · the two differ');
  }
}
