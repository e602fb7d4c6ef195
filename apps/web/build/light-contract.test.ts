import { contract } from '@park/contract';
import * as department from '@park/contract/people/department';
import { expect, test } from 'vitest';
import { light } from './light-contract.ts';

/** Runs the module that the plugin writes, as a browser would. */
const run = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test('a light contract keeps the fields that sending a request needs, and plain data', async () => {
  const module = await run(light(department));
  expect(module.department.tree).toEqual({
    key: 'department.tree',
    path: '/portal/department/departmentBook',
    method: 'POST',
    kind: 'query',
    affects: [],
    keyed: false,
  });
  expect(Object.keys(module.department)).toEqual(Object.keys(department.department));
  expect(module.departmentErrors).toEqual(department.departmentErrors);
  expect(module.unassigned).toBe('-2');
});

test('a light contract contains no schema', () => {
  expect(light(department)).not.toContain('Member');
  for (const domain of Object.values(contract)) expect(light({ domain })).not.toMatch(/"(input|output|access|summary|errors)"/);
});
