import { room } from '@park/contract/estate/room';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { CompanySource } from '../../../outside/company-source.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { boardHandlers } from './board/handlers.ts';
import { cardHandlers } from './card/handlers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { lineageHandlers } from './lineage/handlers.ts';
import { listHandlers } from './list/handlers.ts';
import { occupancyHandlers } from './occupancy/handlers.ts';
import { operationHandlers } from './operation/handlers.ts';
import { priceHandlers } from './price/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';

type Parts = { files: FileService; database: Database; subjects: Subjects; source: CompanySource };
export const roomModule = (parts: Parts) =>
  implement(room, {
    ...listHandlers,
    ...boardHandlers,
    ...figureHandlers,
    ...cardHandlers(parts),
    ...occupancyHandlers,
    ...operationHandlers,
    ...lineageHandlers,
    ...priceHandlers,
    ...pricingHandlers,
    ...sheetHandlers(parts),
  });
