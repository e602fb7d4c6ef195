import { contract } from '@park/contract';
import * as department from '@park/contract/people/department';
import { expect, test } from 'vitest';
import { lightCode } from './light-contract.ts';

/** Runs the module that the plugin writes, as a browser would. */
const evaluate = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

test('the light contract for the browser keeps plain data and the fields that are needed to send a request', async () => {
  const module = await evaluate(lightCode(department));
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

test('the light contract for the browser contains no schemas', () => {
  expect(lightCode(department)).not.toContain('Member');
  for (const domain of Object.values(contract)) expect(lightCode({ domain })).not.toMatch(/"(input|output|access|summary|errors)"/);
});
