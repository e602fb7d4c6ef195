import { randomBytes } from 'node:crypto';
import { baselineTheme } from '@park/contract/kernel/config';
import { platformAccount } from './people.ts';
import { bytes, demoId } from './rows.ts';
import type { Story } from './story.ts';

const platform = '00000000-0000-0000-0000-000000000001';
const platformCompany = '00000000-0000-0000-0000-000000000002';

/** Who runs the platform, the look of the console, and an application of somebody else to try tickets with: closed, and with a secret nobody has. */
export function tellOfPlatform(story: Story): void {
  story.staff(platformCompany, platform, platformAccount, null);
  story.add('config_entry', {
    space_id: platform,
    code: 'theme',
    config_version: 0,
    content: baselineTheme,
    id: demoId('theme'),
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    updated_by: demoId(`user ${platformAccount.username}`),
    version: 1,
  });
  story.add('external_app', {
    space_id: platform,
    id: demoId('external app'),
    code: 'parkview',
    name: '园区全景',
    origin: 'https://parkview.example',
    path: '/',
    secret_hash: bytes(randomBytes(32)),
    enabled: false,
    created_at: new Date().toISOString(),
    version: 1,
  });
}
