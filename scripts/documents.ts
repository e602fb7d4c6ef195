import path from 'node:path';
import { nodes, type Side } from '@park/contract/access';
import { functions } from '../apps/server/src/db/functions.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { databaseUrl, root, startThrowAway, withClient } from '../apps/server/test/postgres.ts';
import { routeList } from '../apps/web/src/app/routes.ts';
import { contract } from '../packages/contract/src/index.ts';
import { openApi } from '../packages/contract/src/openapi.ts';
import type { Documents } from './registries.ts';
import { generateTypes } from './tables.ts';

/** Returns the documents that can be generated from the contract and the manifests, without a database. */
export const documents = (): Documents => ({
  'docs/openapi.json': json(openApi(contract)),
  'docs/routes.json': json(routeList()),
  'docs/menus.md': menus(),
});

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const sideNames: Record<Side, string> = {
  P: 'platform',
  O: 'operator',
  A: 'assisting organisation',
  C: 'administrator of a company',
  M: 'member of a company',
};

function menus(): string {
  const depth = (code: string | null): number => (code === null ? 0 : 1 + depth(nodes.find((node) => node.code === code)?.parent ?? null));
  const lines = nodes.map((node) => {
    const name = `${'　'.repeat(depth(node.parent))}${node.name}`;
    const extra = [node.reach && `reach ${node.reach}`, node.superOnly && 'super administrator only'].filter(Boolean);
    const cells = [node.code, name, node.type, node.sides, node.route, node.grants.join(' '), node.built ? 'yes' : '', extra.join(', ')];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Menus and rights',
    '',
    'Written by `npm run generate` from `packages/contract/src/menus/`; do not edit. Codes never change once given.',
    '',
    `Sides: ${Object.entries(sideNames)
      .map(([letter, name]) => `**${letter}** ${name}`)
      .join(', ')}.`,
    '',
    '| code | name | type | sides | route | permissions | built | limits |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

export async function tables(): Promise<Documents> {
  const postgres = await startThrowAway();
  const name = `test_types_${process.pid}`;
  try {
    await withClient(postgres.url, (client) => client.query(`create database ${name}`));
    const url = databaseUrl(postgres.url, name);
    await migrate(url, path.join(root, 'apps/server/migrations'), { functions });
    const text = await generateTypes(url);
    await withClient(postgres.url, (client) => client.query(`drop database ${name}`));
    return { 'apps/server/src/db/types.ts': text };
  } finally {
    await postgres.stop();
  }
}
