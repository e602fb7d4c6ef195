import type { Received } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import type { Context } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import type { CompanySource } from '../../../../outside/company-source.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { syncRooms } from './third.ts';

type Parts = { database: Database; subjects: Subjects; source: CompanySource };
export const sheetHandlers = ({ database, subjects: { exports }, source }: Parts) => ({
  export: (context: Context, filter: Received<typeof room.export>) =>
    exportNow(context, database, exports.room, { subject: 'room', filter }),

  exportClaims: (context: Context, filter: Received<typeof room.exportClaims>) =>
    exportNow(context, database, exports.roomClaim, { subject: 'roomClaim', filter }),

  fromThird: (context: Context) => syncRooms(context, source),
});
