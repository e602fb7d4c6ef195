import { staff } from '@park/contract/people/staff';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { accountHandlers } from './account/handlers.ts';
import { adminHandlers } from './admin/handlers.ts';
import { cardHandlers } from './card/handlers.ts';
import { portraits } from './card/portraits.ts';
import { leavingHandlers } from './leaving/handlers.ts';
import { listHandlers } from './list/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';

type Parts = { secrets: Secrets; database: Database; subjects: Subjects; files: Pick<FileService, 'links'> };
export const staffModule = ({ secrets, database, subjects, files }: Parts) => {
  const withPortraits = portraits(files);
  return implement(staff, {
    ...listHandlers({ secrets, withPortraits }),
    ...cardHandlers({ secrets, withPortraits }),
    ...accountHandlers(secrets),
    ...adminHandlers,
    ...leavingHandlers,
    ...logHandlers,
    ...sheetHandlers({ database, subjects }),
  });
};
