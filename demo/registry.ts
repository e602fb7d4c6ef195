// Written by `npm run generate`; do not edit.

import type { Demo } from './story.ts';
import { configDemo } from './kernel/config.ts';
import { ticketDemo } from './kernel/ticket.ts';
import { extendDemo } from './people/extend.ts';
import { groupDemo } from './people/group.ts';
import { roleDemo } from './rights/role.ts';
import { parkDemo } from './company/park.ts';
import { temporaryDemo } from './company/temporary.ts';
import { estateDemo } from './estate/estate.ts';
import { flowDemo } from './approval/flow.ts';

/** Demo chapters of all domains. */
export const demos: readonly Demo[] = [
  configDemo,
  ticketDemo,
  extendDemo,
  groupDemo,
  roleDemo,
  parkDemo,
  temporaryDemo,
  estateDemo,
  flowDemo,
];
