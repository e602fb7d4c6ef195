export type {
  ExportColumn,
  ExportObject,
  ExportScope,
  ImportColumn,
  ImportObject,
  Read,
  Refusal,
  Scope,
  StagedRow,
  StagedRows,
} from '../../../domain/sheet.ts';
export {
  bytesOf,
  checkedSheet,
  exportNow,
  importNow,
  judgeNow,
  latestRefused,
  sentSheet,
  takeChecked,
  takeNow,
  templateNow,
  workbook,
} from './now.ts';
export { fetchAll, type Subjects, subjectsOf } from './subjects.ts';
export { taskWorker } from './worker.ts';
