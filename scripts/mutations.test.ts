import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../test/mutations/faults.ts';
import { root } from './steps.ts';

/** `npm run mutations` takes long and runs seldom; this test reports at once that a fault no longer matches its source. */
test('the source text that a planted fault replaces occurs exactly once in its file', () => {
  const lost = faults.filter(
    (fault) => 'file' in fault && readFileSync(path.join(root, fault.file), 'utf8').split(fault.from).length !== 2,
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
