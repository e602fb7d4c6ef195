// Written by `npm run generate`; do not edit.

import { audit } from './kernel/audit.ts';
import { backup } from './kernel/backup.ts';
import { calendar } from './kernel/calendar.ts';
import { config } from './kernel/config.ts';
import { docs } from './kernel/docs.ts';
import { file } from './kernel/file.ts';
import { live } from './kernel/live.ts';
import { menu } from './kernel/menu.ts';
import { outbox } from './kernel/outbox.ts';
import { privacy } from './kernel/privacy.ts';
import { sms } from './kernel/sms.ts';
import { task } from './kernel/task.ts';
import { ticket } from './kernel/ticket.ts';
import { account } from './people/account.ts';
import { activation } from './people/activation.ts';
import { agreement } from './people/agreement.ts';
import { department } from './people/department.ts';
import { extend } from './people/extend.ts';
import { factor } from './people/factor.ts';
import { group } from './people/group.ts';
import { identity } from './people/identity.ts';
import { invitation } from './people/invitation.ts';
import { message } from './people/message.ts';
import { parkuser } from './people/parkuser.ts';
import { password } from './people/password.ts';
import { shortcut } from './people/shortcut.ts';
import { staff } from './people/staff.ts';
import { useraccount } from './people/useraccount.ts';
import { attribute } from './rights/attribute.ts';
import { authorisation } from './rights/authorisation.ts';
import { grant } from './rights/grant.ts';
import { parkadmin } from './rights/parkadmin.ts';
import { permission } from './rights/permission.ts';
import { role } from './rights/role.ts';
import { company } from './company/company.ts';
import { intake } from './company/intake.ts';
import { park } from './company/park.ts';
import { temporary } from './company/temporary.ts';
import { estate } from './estate/estate.ts';
import { room } from './estate/room.ts';
import { flow } from './approval/flow.ts';
import { process } from './approval/process.ts';

/** All calls of the product by domain. The server has to implement each; OpenAPI and the contract tests iterate over them. */
export const contract = {
  audit,
  backup,
  calendar,
  config,
  docs,
  file,
  live,
  menu,
  outbox,
  privacy,
  sms,
  task,
  ticket,
  account,
  activation,
  agreement,
  department,
  extend,
  factor,
  group,
  identity,
  invitation,
  message,
  parkuser,
  password,
  shortcut,
  staff,
  useraccount,
  attribute,
  authorisation,
  grant,
  parkadmin,
  permission,
  role,
  company,
  intake,
  park,
  temporary,
  estate,
  room,
  flow,
  process,
};
