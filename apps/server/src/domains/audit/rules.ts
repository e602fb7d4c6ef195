import { contract } from '@park/contract';

const titles = new Map(
  Object.values(contract).flatMap((calls) => Object.values(calls).map((call): [string, string] => [call.key, call.title])),
);
/** What the person did, in his words. A record may be older than the call it tells of; then its name is all there is. */
export const callName = (call: string): string => titles.get(call) || call;
