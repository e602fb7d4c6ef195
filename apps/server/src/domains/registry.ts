// Written by `npm run generate`; do not edit.

import type { Domain } from '../domain/index.ts';
import { auditDomain } from './kernel/audit/domain.ts';
import { backupDomain } from './kernel/backup/domain.ts';
import { calendarDomain } from './kernel/calendar/domain.ts';
import { configDomain } from './kernel/config/domain.ts';
import { docsDomain } from './kernel/docs/domain.ts';
import { fileDomain } from './kernel/file/domain.ts';
import { liveDomain } from './kernel/live/domain.ts';
import { menuDomain } from './kernel/menu/domain.ts';
import { outboxDomain } from './kernel/outbox/domain.ts';
import { privacyDomain } from './kernel/privacy/domain.ts';
import { smsDomain } from './kernel/sms/domain.ts';
import { taskDomain } from './kernel/task/domain.ts';
import { ticketDomain } from './kernel/ticket/domain.ts';
import { accountDomain } from './people/account/domain.ts';
import { activationDomain } from './people/activation/domain.ts';
import { agreementDomain } from './people/agreement/domain.ts';
import { departmentDomain } from './people/department/domain.ts';
import { extendDomain } from './people/extend/domain.ts';
import { factorDomain } from './people/factor/domain.ts';
import { groupDomain } from './people/group/domain.ts';
import { identityDomain } from './people/identity/domain.ts';
import { invitationDomain } from './people/invitation/domain.ts';
import { messageDomain } from './people/message/domain.ts';
import { parkuserDomain } from './people/parkuser/domain.ts';
import { passwordDomain } from './people/password/domain.ts';
import { shortcutDomain } from './people/shortcut/domain.ts';
import { staffDomain } from './people/staff/domain.ts';
import { useraccountDomain } from './people/useraccount/domain.ts';
import { attributeDomain } from './rights/attribute/domain.ts';
import { authorisationDomain } from './rights/authorisation/domain.ts';
import { grantDomain } from './rights/grant/domain.ts';
import { parkadminDomain } from './rights/parkadmin/domain.ts';
import { permissionDomain } from './rights/permission/domain.ts';
import { roleDomain } from './rights/role/domain.ts';
import { companyDomain } from './company/company/domain.ts';
import { intakeDomain } from './company/intake/domain.ts';
import { parkDomain } from './company/park/domain.ts';
import { temporaryDomain } from './company/temporary/domain.ts';
import { estateDomain } from './estate/estate/domain.ts';
import { roomDomain } from './estate/room/domain.ts';
import { flowDomain } from './approval/flow/domain.ts';
import { processDomain } from './approval/process/domain.ts';

/** Every domain of the server. Only entry points import it. */
export const domains: readonly Domain[] = [
  auditDomain,
  backupDomain,
  calendarDomain,
  configDomain,
  docsDomain,
  fileDomain,
  liveDomain,
  menuDomain,
  outboxDomain,
  privacyDomain,
  smsDomain,
  taskDomain,
  ticketDomain,
  accountDomain,
  activationDomain,
  agreementDomain,
  departmentDomain,
  extendDomain,
  factorDomain,
  groupDomain,
  identityDomain,
  invitationDomain,
  messageDomain,
  parkuserDomain,
  passwordDomain,
  shortcutDomain,
  staffDomain,
  useraccountDomain,
  attributeDomain,
  authorisationDomain,
  grantDomain,
  parkadminDomain,
  permissionDomain,
  roleDomain,
  companyDomain,
  intakeDomain,
  parkDomain,
  temporaryDomain,
  estateDomain,
  roomDomain,
  flowDomain,
  processDomain,
];
