import type { Secrets } from '../../../secret.ts';

/** Derives the key that signs the webhook calls of a park. */
export const webhookSecret = (secrets: Pick<Secrets, 'keyedHash'>, parkId: string): Buffer => secrets.keyedHash('flow-webhook', parkId);
