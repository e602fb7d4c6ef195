import { domain } from '../core.ts';
import { definitionCalls } from './flow/definitions.ts';
import { groupCalls, nodeCalls } from './flow/nodes.ts';

export { type FlowDetail, type FlowRow, flowErrors, type Starters } from './flow/model.ts';

/** Flows as they are drawn and published; what runs is of the domain process. */
export const flow = domain('flow', { ...definitionCalls, ...nodeCalls, ...groupCalls });
