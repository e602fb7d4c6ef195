import { type Setting, type SettingCode, settings } from '@park/contract/kernel/config';
import type { Db } from '../../../db/database.ts';
import { nearest } from './queries.ts';

/**
 * Returns the value of a setting for a park, parsed with the schema of the setting. Without a park, as before signing in, the value of the
 * platform is returned. A stored value that no longer fits the schema is ignored, and the shipped value is returned.
 */
export async function settingOf<C extends SettingCode>(db: Db, code: C, parkId: string | null = null): Promise<Setting<C>> {
  const { content, shipped } = settings[code];
  const stored = content.safeParse(await nearest(db, code, 0, parkId));
  // TypeScript cannot infer that the parsed value of `settings[code]` has the type of exactly this code
  return (stored.success ? stored.data : shipped) as Setting<C>;
}
