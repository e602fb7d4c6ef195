import type { Secrets } from '../../../secret.ts';

/** What calls of a park's triggers are signed with. */
export const webhookSecret = (secrets: Pick<Secrets, 'keyedHash'>, parkId: string): Buffer => secrets.keyedHash('flow-webhook', parkId);
