export { type TaskRunner, taskRunner } from './runner.ts';
export type {
  ExportObject,
  ExportScope,
  ImportObject,
  MergeOptions,
  Read,
  Refusal,
  StagedRow,
} from './subject.ts';
export { subjectsOf } from './subjects.ts';
export { taskWorker } from './worker.ts';
