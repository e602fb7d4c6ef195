import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { registries } from './registries.ts';

const contract = 'packages/contract/src/office/seal.ts';
const server = 'apps/server/src/domains/office/seal';
const core = path.resolve(import.meta.dirname, '../packages/contract/src/core.ts').replaceAll('\\', '/');
const whole: Readonly<Record<string, string>> = {
  [contract]: `import { domain } from '${core}';
export const seal = domain('seal', { title: '用章', labels: { reason: '事由' }, exports: { sealUse: 'book:read' }, calls: {} });`,
  [`${server}/domain.ts`]: `export const sealDomain = defineDomain('seal', {
  module: sealModule,
  exports: { sealUse: async (secrets) => (await import('./sheet.ts')).sealExport(secrets) },
});`,
  [`${server}/handlers.ts`]: 'export const sealModule = implement(seal, {});',
  [`${server}/matrix.ts`]: 'export const sealMatrix: readonly Row[] = [];',
  [`${server}/seal.test.ts`]: '',
  'apps/web/src/features/office/seal/pages.ts': 'export const sealPages = definePages({});',
  'demo/office/seal.ts': "export const sealDemo = defineDemo('seal', { tell() {} });",
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
/** Writes a small repository with one domain. `changes` replaces some of its files, or leaves them out. */
function of(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'park-registries-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...whole, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('the files of a domain alone put it into every registry', async () => {
  const lists = await registries(of());
  expect(lists['packages/contract/src/registry.ts']).toContain("import { seal } from './office/seal.ts';");
  expect(lists['packages/contract/src/subjects.ts']).toContain('"sealUse": "book:read"');
  expect(lists['packages/contract/src/words.ts']).toContain('"title": "用章"');
  expect(lists['apps/server/src/domains/registry.ts']).toContain("import { sealDomain } from './office/seal/domain.ts';");
  expect(lists['apps/server/src/domains/sheets.ts']).toContain(
    "sealUse: async (secrets) => (await import('./office/seal/sheet.ts')).sealExport(secrets),",
  );
  expect(lists['apps/server/test/matrix/registry.ts']).toContain('sealMatrix');
  expect(lists['apps/web/src/app/registry.ts']).toContain("import { sealPages } from '../features/office/seal/pages.ts';");
  expect(lists['demo/registry.ts']).toContain("import { sealDemo } from './office/seal.ts';");
});

test.each([
  ['its manifest', `${server}/domain.ts`, undefined, `define the domain in ${server}/domain.ts`],
  ['its calls', contract, undefined, `define them in ${contract} with domain('seal', …)`],
  ['its handlers', `${server}/handlers.ts`, undefined, `put them into ${server}/handlers.ts`],
  ['its matrix rows', `${server}/matrix.ts`, undefined, `put its rows of the matrix into ${server}/matrix.ts`],
  ['its tests', `${server}/seal.test.ts`, undefined, `put tests beside it, as ${server}/seal.test.ts`],
])('a domain without %s is reported together with the place where the missing part belongs', async (_, file, text, message) => {
  await expect(registries(of({ [file]: text }))).rejects.toThrow(message);
});

test('a domain must be named like its folder, and its area must exist', async () => {
  await expect(registries(of({ [`${server}/domain.ts`]: "export const sealDomain = defineDomain('stamp', {});" }))).rejects.toThrow(
    "it has to be 'seal'",
  );
  await expect(
    registries(of({ 'apps/server/src/domains/garden/rose/domain.ts': "export const roseDomain = defineDomain('rose', {});" })),
  ).rejects.toThrow("there is no area 'garden'");
});

test('a workbook definition that is not loaded by an arrow function is refused', async () => {
  const domain = "export const sealDomain = defineDomain('seal', { module: sealModule, exports: { sealUse: loaded } });";
  await expect(registries(of({ [`${server}/domain.ts`]: domain }))).rejects.toThrow('has to be an arrow function');
});
