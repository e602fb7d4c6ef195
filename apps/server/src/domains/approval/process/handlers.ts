import { process } from '@park/contract/approval/process';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { acting } from './acting/handlers.ts';
import { monitoring } from './monitoring/handlers.ts';
import { reading } from './reading/handlers.ts';

type Needs = { files: FileService; database: Database; subjects: Subjects };
export const processModule = ({ files, ...needs }: Needs) => implement(process, { ...reading(files), ...acting, ...monitoring(needs) });
