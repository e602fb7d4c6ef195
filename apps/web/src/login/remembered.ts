import type { Agreement } from '@park/contract/people/agreement';
import type { Challenge } from '@park/contract/people/identity';
import { key, stored } from '../kit/api/storage.ts';

/** The account that the user asked to remember on this computer, with the accepted agreements. */
type Remembered = { account: string; agreements: string };
const accountKey = 'rememberedAccount';

export const versionsOf = (texts: readonly Agreement[]) => texts.map(({ kind, version }) => `${kind}:${version}`).join();

export const remembered = {
  get: (): Remembered => parseStored<Remembered>(stored.get(accountKey)) ?? { account: '', agreements: '' },
  set: (account: string, texts: readonly Agreement[]) => stored.set(accountKey, JSON.stringify({ account, agreements: versionsOf(texts) })),
  forget: () => stored.remove(accountKey),
};

/** Storage key of a sign-in that waits for its second factor, so that a reload does not send the user back to the password. */
const challengeKey = key('challenge');
const challengeLifetimeMs = 5 * 60_000;

export const pendingChallenge = {
  get(): Challenge | undefined {
    const storedChallenge = parseStored<{ challenge: Challenge; since: number }>(sessionStorage.getItem(challengeKey));
    return storedChallenge && Date.now() - storedChallenge.since < challengeLifetimeMs ? storedChallenge.challenge : undefined;
  },
  set: (challenge: Challenge) => sessionStorage.setItem(challengeKey, JSON.stringify({ challenge, since: Date.now() })),
  forget: () => sessionStorage.removeItem(challengeKey),
};

function parseStored<T>(text: string | null): T | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
