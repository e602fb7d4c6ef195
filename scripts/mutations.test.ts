import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../test/mutations/faults.ts';
import { root } from './steps.ts';

/** `npm run mutations` takes long and is rarely run. This test shows at once if a change of the source makes a planted fault impossible. */
test('each planted fault replaces source text that occurs exactly once in its file', () => {
  const lost = faults.filter(
    (fault) => 'file' in fault && readFileSync(path.join(root, fault.file), 'utf8').split(fault.from).length !== 2,
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
