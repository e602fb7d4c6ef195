import { contract } from '@park/contract';

/** Keys and titles of the commands of the server's command line. They have no API call that could give them a title. */
const atConsole: [string, string][] = [
  ['admin.create', '命令行：设置平台管理员'],
  ['admin.reset', '命令行：重置密码'],
  ['admin.unlock', '命令行：解除登录锁定'],
];
/** Title of all read calls; they have no title of their own and are recorded only when refused. */
const reading = '查看数据';
const titles = new Map([
  ...Object.values(contract).flatMap((calls) => Object.values(calls).map((call): [string, string] => [call.key, call.title || reading])),
  ...atConsole,
]);
/** Returns the title of a call. An entry may be older than the current contract; a call that no longer exists is shown by its key. */
export const callName = (call: string): string => titles.get(call) ?? call;
