// A lock that lacks a platform package makes `npm ci` refuse on that platform, and some registries lack some of them.
// Also refuses addresses of a package host: the lock must work with whatever registry the machine uses.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
const places = lock.packages;

/** Walks up the tree of node_modules as Node itself would. */
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
