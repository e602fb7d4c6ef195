import { domain } from '../core.ts';
import { cardCalls } from './staff/card.ts';
import { leavingCalls } from './staff/leaving.ts';
import { staffSheetCalls } from './staff/sheet.ts';

export { type Holding, largestOrder, Staff, staffErrors, staffTexts } from './staff/model.ts';

export const staff = domain('staff', { ...cardCalls, ...leavingCalls, ...staffSheetCalls });
