import { randomBytes } from 'node:crypto';
import { bytes, demoId } from '../rows.ts';
import { defineDemo } from '../story.ts';

const platform = '00000000-0000-0000-0000-000000000001';

/** Adds an external application with which developers can try tickets. It is disabled, and nobody knows its random secret. */
export const ticketDemo = defineDemo('ticket', {
  tables: ['external_app'],
  tell(story) {
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
  },
});
