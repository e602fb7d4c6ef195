import { contract } from '@park/contract';

/** What was done at the server's own console, where there is no call. */
const atConsole: [string, string][] = [
  ['admin.create', '命令行：设置平台管理员'],
  ['admin.reset', '命令行：重置密码'],
  ['admin.unlock', '命令行：解除登录锁定'],
];
/** Reading has no title of its own and is recorded only where it was refused. */
const reading = '查看数据';
const titles = new Map([
  ...Object.values(contract).flatMap((calls) => Object.values(calls).map((call): [string, string] => [call.key, call.title || reading])),
  ...atConsole,
]);
/** What the person did, in his words. A record may be older than the call it tells of; then its name is all there is. */
export const callName = (call: string): string => titles.get(call) ?? call;
