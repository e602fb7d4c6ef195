// Written by `npm run generate`; do not edit.

import type { Row } from './may.ts';
import { auditMatrix } from '../../src/domains/kernel/audit/matrix.ts';
import { backupMatrix } from '../../src/domains/kernel/backup/matrix.ts';
import { calendarMatrix } from '../../src/domains/kernel/calendar/matrix.ts';
import { configMatrix } from '../../src/domains/kernel/config/matrix.ts';
import { docsMatrix } from '../../src/domains/kernel/docs/matrix.ts';
import { fileMatrix } from '../../src/domains/kernel/file/matrix.ts';
import { liveMatrix } from '../../src/domains/kernel/live/matrix.ts';
import { menuMatrix } from '../../src/domains/kernel/menu/matrix.ts';
import { outboxMatrix } from '../../src/domains/kernel/outbox/matrix.ts';
import { privacyMatrix } from '../../src/domains/kernel/privacy/matrix.ts';
import { smsMatrix } from '../../src/domains/kernel/sms/matrix.ts';
import { taskMatrix } from '../../src/domains/kernel/task/matrix.ts';
import { ticketMatrix } from '../../src/domains/kernel/ticket/matrix.ts';
import { accountMatrix } from '../../src/domains/people/account/matrix.ts';
import { activationMatrix } from '../../src/domains/people/activation/matrix.ts';
import { agreementMatrix } from '../../src/domains/people/agreement/matrix.ts';
import { departmentMatrix } from '../../src/domains/people/department/matrix.ts';
import { extendMatrix } from '../../src/domains/people/extend/matrix.ts';
import { factorMatrix } from '../../src/domains/people/factor/matrix.ts';
import { groupMatrix } from '../../src/domains/people/group/matrix.ts';
import { identityMatrix } from '../../src/domains/people/identity/matrix.ts';
import { invitationMatrix } from '../../src/domains/people/invitation/matrix.ts';
import { messageMatrix } from '../../src/domains/people/message/matrix.ts';
import { parkuserMatrix } from '../../src/domains/people/parkuser/matrix.ts';
import { passwordMatrix } from '../../src/domains/people/password/matrix.ts';
import { shortcutMatrix } from '../../src/domains/people/shortcut/matrix.ts';
import { staffMatrix } from '../../src/domains/people/staff/matrix.ts';
import { useraccountMatrix } from '../../src/domains/people/useraccount/matrix.ts';
import { attributeMatrix } from '../../src/domains/rights/attribute/matrix.ts';
import { authorisationMatrix } from '../../src/domains/rights/authorisation/matrix.ts';
import { grantMatrix } from '../../src/domains/rights/grant/matrix.ts';
import { parkadminMatrix } from '../../src/domains/rights/parkadmin/matrix.ts';
import { permissionMatrix } from '../../src/domains/rights/permission/matrix.ts';
import { roleMatrix } from '../../src/domains/rights/role/matrix.ts';
import { companyMatrix } from '../../src/domains/company/company/matrix.ts';
import { intakeMatrix } from '../../src/domains/company/intake/matrix.ts';
import { parkMatrix } from '../../src/domains/company/park/matrix.ts';
import { temporaryMatrix } from '../../src/domains/company/temporary/matrix.ts';
import { estateMatrix } from '../../src/domains/estate/estate/matrix.ts';
import { roomMatrix } from '../../src/domains/estate/room/matrix.ts';
import { flowMatrix } from '../../src/domains/approval/flow/matrix.ts';
import { processMatrix } from '../../src/domains/approval/process/matrix.ts';

/** Rows of every domain: who may make which call. */
export const matrices: readonly (readonly Row[])[] = [
  auditMatrix,
  backupMatrix,
  calendarMatrix,
  configMatrix,
  docsMatrix,
  fileMatrix,
  liveMatrix,
  menuMatrix,
  outboxMatrix,
  privacyMatrix,
  smsMatrix,
  taskMatrix,
  ticketMatrix,
  accountMatrix,
  activationMatrix,
  agreementMatrix,
  departmentMatrix,
  extendMatrix,
  factorMatrix,
  groupMatrix,
  identityMatrix,
  invitationMatrix,
  messageMatrix,
  parkuserMatrix,
  passwordMatrix,
  shortcutMatrix,
  staffMatrix,
  useraccountMatrix,
  attributeMatrix,
  authorisationMatrix,
  grantMatrix,
  parkadminMatrix,
  permissionMatrix,
  roleMatrix,
  companyMatrix,
  intakeMatrix,
  parkMatrix,
  temporaryMatrix,
  estateMatrix,
  roomMatrix,
  flowMatrix,
  processMatrix,
];
