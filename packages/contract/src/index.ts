import { account } from './account.ts';
import { activation } from './activation.ts';
import { agreement } from './agreement.ts';
import { attribute } from './attribute.ts';
import { audit } from './audit.ts';
import { authorisation } from './authorisation.ts';
import { backup } from './backup.ts';
import { calendar } from './calendar.ts';
import { company } from './company.ts';
import { config } from './config.ts';
import { department } from './department.ts';
import { docs } from './docs.ts';
import { estate } from './estate.ts';
import { extend } from './extend.ts';
import { factor } from './factor.ts';
import { file } from './file.ts';
import { flow } from './flow.ts';
import { grant } from './grant.ts';
import { group } from './group.ts';
import { identity } from './identity.ts';
import { intake } from './intake.ts';
import { invitation } from './invitation.ts';
import { live } from './live.ts';
import { menu } from './menu.ts';
import { message } from './message.ts';
import { outbox } from './outbox.ts';
import { park } from './park.ts';
import { parkadmin } from './parkadmin.ts';
import { parkuser } from './parkuser.ts';
import { password } from './password.ts';
import { permission } from './permission.ts';
import { privacy } from './privacy.ts';
import { process } from './process.ts';
import { role } from './role.ts';
import { room } from './room.ts';
import { shortcut } from './shortcut.ts';
import { sms } from './sms.ts';
import { staff } from './staff.ts';
import { task } from './task.ts';
import { temporary } from './temporary.ts';
import { ticket } from './ticket.ts';
import { useraccount } from './useraccount.ts';

export * from './core.ts';
/** Every call of the product. The server must answer each; OpenAPI and the contract tests walk this. */
export const contract = {
  identity,
  sms,
  password,
  factor,
  agreement,
  account,
  privacy,
  config,
  park,
  activation,
  shortcut,
  ticket,
  company,
  intake,
  group,
  attribute,
  temporary,
  estate,
  room,
  department,
  extend,
  staff,
  invitation,
  role,
  grant,
  menu,
  authorisation,
  parkadmin,
  parkuser,
  useraccount,
  permission,
  file,
  flow,
  process,
  message,
  calendar,
  live,
  audit,
  outbox,
  backup,
  task,
  docs,
};
