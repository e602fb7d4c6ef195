import { room } from '@park/contract/room';
import type { Database } from '../../db/database.ts';
import { implement } from '../../http/mount.ts';
import type { CompanySource } from '../../outside/company-source.ts';
import type { FileService } from '../file/index.ts';
import type { Subjects } from '../task/index.ts';
import { cardHandlers } from './card/handlers.ts';
import { listHandlers } from './list/handlers.ts';
import { priceHandlers } from './price/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';

type Parts = { files: FileService; database: Database; subjects: Subjects; source: CompanySource };
export const roomModule = (parts: Parts) =>
  implement(room, { ...listHandlers, ...cardHandlers(parts), ...priceHandlers, ...sheetHandlers(parts) });
