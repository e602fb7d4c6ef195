// Checks the lock file. Some registries leave out packages for other platforms, and then `npm ci` refuses to install on those platforms.
// URLs of a package host must not occur, so that the file works with any registry.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
const places = lock.packages;

/** Looks for a package in node_modules folders from the inside out, as Node does. */
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
