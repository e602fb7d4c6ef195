import { checks, runAll, unitTests } from './steps.ts';

/** The fast part: everything but the browser. */
await runAll([checks, [unitTests()]]);
