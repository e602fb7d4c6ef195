export { FlowEvent } from './event.ts';
export { jumpTargets, returnTargets, takeBackTargets } from './look.ts';
export { type Context, type Effect, type Ending, keyOf, type Line, type Question, type Refusal, type State } from './model.ts';
export { type Coming, predict } from './predict.ts';
export { step } from './step.ts';
