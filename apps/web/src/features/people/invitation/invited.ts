import type { Reply } from '@park/contract/core';
import type { invitation } from '@park/contract/people/invitation';
import { CallError, clientTexts } from '../../../kit/send.ts';

/** What a code leads to. */
export type Invited = Reply<typeof invitation.show>;

/** Why it leads nowhere; a code that cannot be one is refused on its field. */
export const textOf = (error: unknown) => (error instanceof CallError ? (error.fields.code ?? error.message) : clientTexts.failed);
