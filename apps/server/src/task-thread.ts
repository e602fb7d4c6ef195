import { serveTasks } from './domains/kernel/task/thread.ts';
import { sheets } from './domains/sheets.ts';

/* Entry point of the thread in which imports and exports run. It loads no handlers, and loads a sheet only when a task needs it. */
serveTasks(sheets);
