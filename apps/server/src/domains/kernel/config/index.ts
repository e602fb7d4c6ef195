import { type Setting, type SettingCode, settings } from '@park/contract/kernel/config';
import type { Db } from '../../../db/database.ts';
import { nearest } from './queries.ts';

/**
 * Returns a setting as it applies in the park, parsed with its own schema. It can also be read before signing in and is then the
 * platform's. A stored value that no longer fits the schema counts as not set.
 */
export async function settingOf<C extends SettingCode>(db: Db, code: C, parkId: string | null = null): Promise<Setting<C>> {
  const { content, shipped } = settings[code];
  const stored = content.safeParse(await nearest(db, code, 0, parkId));
  // the compiler cannot see that the entry of a code matches that code's schema
  return (stored.success ? stored.data : shipped) as Setting<C>;
}
