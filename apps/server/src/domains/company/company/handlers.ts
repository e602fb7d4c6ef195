import { company } from '@park/contract/company/company';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { accountHandlers } from './account/handlers.ts';
import { cardHandlers } from './card/handlers.ts';
import { leavingHandlers } from './leaving/handlers.ts';
import { powerHandlers } from './power/handlers.ts';
import { returningHandlers } from './returning/handlers.ts';

type Parts = { files: Pick<FileService, 'logo'>; secrets: Secrets; database: Database; subjects: Subjects };
export const companyModule = (parts: Parts) =>
  implement(company, {
    ...cardHandlers(parts),
    ...accountHandlers(parts),
    ...leavingHandlers(parts),
    ...returningHandlers(parts),
    ...powerHandlers,
  });
