import { accessRows } from './expected/access.ts';
import { activationRows } from './expected/activation.ts';
import { backupRows } from './expected/backup.ts';
import { companyRows } from './expected/company.ts';
import { estateRows } from './expected/estate.ts';
import { flowRows } from './expected/flow.ts';
import { groupRows } from './expected/groups.ts';
import type { Row } from './expected/may.ts';
import { messageRows } from './expected/message.ts';
import { occupancyRows } from './expected/occupancy.ts';
import { parkUserRows } from './expected/parkuser.ts';
import { peopleRows } from './expected/people.ts';
import { personRows } from './expected/person.ts';
import { roomRows } from './expected/room.ts';
import { serviceRows } from './expected/services.ts';
import { settingRows } from './expected/settings.ts';
import { signInRows } from './expected/sign-in.ts';

export { type Expected, type May, type Outcome, type Row, titled } from './expected/may.ts';

/**
 * Who may do what, about records of whom. Kept apart from the rights in the code on purpose: a right that is given away by
 * mistake there is found here. One row per call, one more for each thing a call does besides.
 */
export const expectations: readonly Row[] = [
  ...signInRows,
  ...settingRows,
  ...activationRows,
  ...personRows,
  ...peopleRows,
  ...accessRows,
  ...serviceRows,
  ...companyRows,
  ...groupRows,
  ...backupRows,
  ...parkUserRows,
  ...estateRows,
  ...roomRows,
  ...occupancyRows,
  ...flowRows,
  ...messageRows,
];
