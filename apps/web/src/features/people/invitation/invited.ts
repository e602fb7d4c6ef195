import type { Reply } from '@park/contract/core';
import type { invitation } from '@park/contract/people/invitation';
import { CallError, clientTexts } from '../../../kit/api/send.ts';

/** The company and conditions to which a code belongs. */
export type Invited = Reply<typeof invitation.show>;

/** Returns the reason why a code is refused; a code in an invalid format has a field error. */
export const textOf = (error: unknown) => (error instanceof CallError ? (error.fields.code ?? error.message) : clientTexts.failed);
