import type { Secrets } from '../../../secret.ts';

/** Derives the key with which a park's webhook calls are signed. */
export const webhookSecret = (secrets: Pick<Secrets, 'keyedHash'>, parkId: string): Buffer => secrets.keyedHash('flow-webhook', parkId);
