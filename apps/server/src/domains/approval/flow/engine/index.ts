export { FlowEvent } from './event.ts';
export { type Context, type Effect, type Ending, keyOf, type Line, type Question, type Refusal, type State } from './model.ts';
export { predict, type UpcomingNode } from './predict.ts';
export { step } from './step.ts';
export { jumpTargets, returnTargets, takeBackTargets } from './targets.ts';
