import { estate } from '@park/contract/estate/estate';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { buildingHandlers } from './building/handlers.ts';
import { floorHandlers } from './floor/handlers.ts';
import { regionHandlers } from './region/handlers.ts';

type Parts = { files: FileService; database: Database; subjects: Subjects };
export const estateModule = (parts: Parts) => implement(estate, { ...regionHandlers, ...buildingHandlers(parts), ...floorHandlers(parts) });
