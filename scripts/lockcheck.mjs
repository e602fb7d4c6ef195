// Checks the lock file. If it lacks a platform package, `npm ci` refuses to install on that platform, and some registries lack some of
// these packages. It must also contain no URL of a package host, so that it works with any registry.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
const places = lock.packages;

/** Searches node_modules upwards, like Node. */
function isInstalled(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (places[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

const problems = [];
for (const [place, spec] of Object.entries(places)) {
  for (const [name, version] of Object.entries(spec.optionalDependencies ?? {}))
    if (!isInstalled(place, name)) problems.push(`${place || 'root'} lacks ${name}@${version}`);
  if (/^https?:/.test(spec.resolved ?? '')) problems.push(`${place} names a package host`);
}
for (const line of problems) console.error(line);
console.log(problems.length ? 'the lock is incomplete' : 'the lock is complete');
process.exit(problems.length ? 1 : 0);
