import type { AgreementKind } from '@park/contract/people/agreement';
import type { Side } from './access/index.ts';

/** A company, and a park if it has one, in which the user of a session may act. */
export type ContextRow = {
  space_id: string;
  space_name: string;
  company_id: string;
  company_name: string;
  comp_type: 0 | 1 | 2;
  admin_level: 1 | 2 | 3;
  park_id: string | null;
  park_name: string | null;
  side: Side;
  has_privilege: boolean;
};
/** A session as stored in the database. */
export type Session = {
  /** The id under which the session is listed; unlike the hash it says nothing about the token. */
  id: string;
  tokenHash: string;
  userId: string;
  companyId: string | null;
  parkId: string | null;
  change: boolean;
  sessionKey: string;
  userName: string | null;
  realName: string;
  nickName: string | null;
  phone: string;
  pendingAgreements: AgreementKind[];
  /** The next time at which one of the contexts begins or ends by itself. */
  until: string | null;
  contexts: ContextRow[];
};
