export { FlowEvent } from './event.ts';
export { jumpTargets, returnTargets, takeBackTargets } from './look.ts';
export {
  type Action,
  type Context,
  type Effect,
  type Ending,
  keyOf,
  type Line,
  type Question,
  type Refusal,
  type Result,
  refusals,
  type State,
  type Status,
  type Task,
} from './model.ts';
export { type Coming, type Note, predict } from './predict.ts';
export { step } from './step.ts';
