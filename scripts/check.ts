import { checks, runAll, unitTests } from './steps.ts';

/** The fast checks: everything except browser tests. */
await runAll([checks, [unitTests()]]);
