import { z } from 'zod';
import { command, commonErrors, download } from '../../core.ts';
import { file } from '../../fields.ts';
import { filter } from './model.ts';

/** Calls that export and import rooms as workbooks or import them from another system. */
export const sheetCalls = {
  export: download({
    path: '/portal/room/exportExcel',
    access: 'room:read',
    summary: 'Exports the list of rooms as a workbook of at most 5,000 rows; a task exports more',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  exportClaims: download({
    path: '/portal/room/exportExcelMsg',
    access: 'room:read',
    summary: 'Exports the list of rooms with their occupants and periods',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  fromThird: command({
    path: '/portal/company/initRoomFromThird',
    method: 'GET',
    title: '同步第三方房间',
    access: 'room:create',
    summary: 'Imports rooms from the configured source into existing buildings; existing rooms stay unchanged',
    input: z.object({}),
    output: z.object({
      added: z.int(),
      /** Number of rooms in the source that already existed here. */
      known: z.int(),
      skipped: z.array(z.object({ roomCode: z.string(), reason: z.string() })),
    }),
    errors: [commonErrors.tooMany, commonErrors.busy],
    affects: ['estate'],
  }),
};
