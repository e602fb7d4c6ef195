import { closures } from '../apps/web/build/closure.ts';
import { dist } from './console.ts';

/** Compares the gzipped scripts and styles of the build with their limits. */
const { login, first, department } = closures(dist);
const limits = [
  { what: 'login page, KB', is: login.gzipKb, most: 85 },
  { what: 'first screen, KB', is: first.gzipKb, most: 255 },
  { what: 'first screen, files', is: first.files.length, most: 10 },
  { what: 'first screen and first list page, KB', is: department.gzipKb, most: 300 },
  { what: 'schemas in the login page or the first screen', is: Number(login.hasSchemas || first.hasSchemas), most: 0 },
];
for (const { what, is, most } of limits) console.log(`${is <= most ? 'ok ' : 'OVER'} ${what}: ${is} (at most ${most})`);
process.exitCode = limits.every(({ is, most }) => is <= most) ? 0 : 1;
