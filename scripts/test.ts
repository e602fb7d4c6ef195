import { browser, budget, build, checks, journeys, runAll, unitTests } from './steps.ts';

const isLong = process.argv.includes('--long');
const env: Record<string, string> = isLong ? { PARK_LONG: '1' } : {};

/** Everything, in its short form unless told otherwise. */
const groups = [[build, ...checks], [budget, unitTests(env)], [browser], [journeys(env)]];
// loads the server, which the short form has no use for
if (isLong) groups.push([(await import('./postgres15.ts')).postgres15]);
await runAll(groups);
