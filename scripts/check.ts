import { checks, runAll, unitTests } from './steps.ts';

/** Runs the fast checks: all of them except the browser tests. */
await runAll([checks, [unitTests()]]);
