import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('items that arrive while a batch runs form the next batch, and a failing item does not fail the others', async () => {
  const seen: number[][] = [];
  const add = batched<number>(async (all) => {
    seen.push([...all]);
    await Promise.resolve();
    if (all.includes(3)) throw new Error('three');
  });
  const first = add(1);
  await Promise.resolve();
  const results = await Promise.allSettled([first, add(2), add(3), add(4)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  await expect(add(3)).rejects.toThrow('three');
  await expect(add(5)).resolves.toBeUndefined();
  expect(seen.slice(5)).toEqual([[3], [5]]);
});
