import { process } from '@park/contract/approval/process';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { absenceHandlers } from './absence/handlers.ts';
import { actingHandlers } from './acting/handlers.ts';
import { commentHandlers } from './comment/handlers.ts';
import { monitoringHandlers } from './monitoring/handlers.ts';
import { readingHandlers } from './reading/handlers.ts';
import { startingHandlers } from './starting/handlers.ts';

type Parts = { files: FileService; database: Database; subjects: Subjects };
export const processModule = ({ files, ...parts }: Parts) =>
  implement(process, {
    ...startingHandlers,
    ...actingHandlers,
    ...commentHandlers,
    ...readingHandlers(files),
    ...absenceHandlers,
    ...monitoringHandlers(parts),
  });
