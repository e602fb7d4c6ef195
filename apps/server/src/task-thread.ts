import { serveTasks } from './domains/kernel/task/thread.ts';
import { sheets } from './domains/sheets.ts';

/* The entry of the thread in which imports and exports run. It loads no handler, and each sheet only when a task asks for it. */
serveTasks(sheets);
