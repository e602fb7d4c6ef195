import type { Agreement } from '@park/contract/people/agreement';
import type { Challenge } from '@park/contract/people/identity';
import { key, stored } from '../kit/api/storage.ts';

/** The account that the user asked to remember on this computer, with the accepted agreements. */
type Remembered = { account: string; agreements: string };
const accountName = 'rememberedAccount';

export const versionsOf = (texts: readonly Agreement[]) => texts.map(({ kind, version }) => `${kind}:${version}`).join();

export const remembered = {
  get: (): Remembered => parsed<Remembered>(stored.get(accountName)) ?? { account: '', agreements: '' },
  set: (account: string, texts: readonly Agreement[]) =>
    stored.set(accountName, JSON.stringify({ account, agreements: versionsOf(texts) })),
  forget: () => stored.remove(accountName),
};

/** Storage key of a sign-in that waits for its second factor, so that a reload does not send the user back to the password. */
const challengeKey = key('challenge');
const patience = 5 * 60_000;

export const waiting = {
  get(): Challenge | undefined {
    const kept = parsed<{ challenge: Challenge; since: number }>(sessionStorage.getItem(challengeKey));
    return kept && Date.now() - kept.since < patience ? kept.challenge : undefined;
  },
  set: (challenge: Challenge) => sessionStorage.setItem(challengeKey, JSON.stringify({ challenge, since: Date.now() })),
  forget: () => sessionStorage.removeItem(challengeKey),
};

function parsed<T>(text: string | null): T | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
