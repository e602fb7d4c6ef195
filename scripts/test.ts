import { browser, budget, build, checks, journeys, runAll, unitTests } from './steps.ts';

const env: Record<string, string> = process.argv.includes('--long') ? { PARK_LONG: '1' } : {};

/** Everything, in its short form unless told otherwise. */
await runAll([[build, ...checks], [budget, unitTests(env)], [browser], [journeys(env)]]);
