import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../test/mutations/faults.ts';
import { root } from './steps.ts';

/** `npm run mutations` takes long and is run seldom; this says the same day that a fault no longer finds its place. */
test('every fault that changes a file finds there, once, what it changes', () => {
  const lost = faults.filter(
    (fault) => 'file' in fault && readFileSync(path.join(root, fault.file), 'utf8').split(fault.from).length !== 2,
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
