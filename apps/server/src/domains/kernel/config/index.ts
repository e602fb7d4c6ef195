import { type Setting, type SettingCode, settings } from '@park/contract/kernel/config';
import type { Db } from '../../../db/database.ts';
import { nearest } from './queries.ts';

/**
 * A setting as it holds here, in its own shape; also asked before anybody has signed in, then it is the platform's. What is
 * stored and no longer fits counts as not set.
 */
export async function settingOf<C extends SettingCode>(db: Db, code: C, parkId: string | null = null): Promise<Setting<C>> {
  const { content, shipped } = settings[code];
  const stored = content.safeParse(await nearest(db, code, 0, parkId));
  // the entry of a code holds what its own schema parses, which the compiler does not see through the union
  return (stored.success ? stored.data : shipped) as Setting<C>;
}
