import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { commonErrors } from '@park/contract/core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { frameOrigins, isProject, themeOf } from '../db/driver/index.ts';
import { envelope } from './errors.ts';
import { contentPolicy } from './headers.ts';

type Console = { folder: string; apiBase: string; database: Database };

/** Every address that is no call and no file is the console's own; the page is told the base of calls and the project. */
export function serveConsole(app: FastifyInstance, { folder, apiBase, database }: Console): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const frame = readFileSync(path.join(folder, 'frame.html'), 'utf8');
  const written = (values: Record<string, string>, early: string) => {
    const meta = Object.entries(values).map(([name, value]) => (value ? `<meta name="${name}" content="${quoted(value)}">` : ''));
    return page.replace('</head>', () => `${meta.join('')}${early}</head>`);
  };
  app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split(/[?#]/)[0] as string;
    const isFile = /\.[a-z0-9]{1,8}$/i.test(address);
    if (request.method !== 'GET' || isFile) return reply.code(404).send(envelope(commonErrors.unknownPath, request.id));
    // the component library writes its styles into the page; the nonce lets in those and no others
    const nonce = randomBytes(16).toString('base64');
    const project = await projectOf(address.split('/')[1] as string, database);
    const { theme, frames } = await database
      .run({ entry: undefined }, async (db) => ({ theme: await themeOf<object>(db, project || null), frames: await frameOrigins(db) }))
      .catch(() => ({ theme: undefined, frames: [] }));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(nonce, frames))
      .type('text/html; charset=utf-8')
      .send(
        written(
          { 'api-base': apiBase, 'project-code': project, 'csp-nonce': nonce, theme: theme ? JSON.stringify(theme) : '' },
          isDoor(address.slice(project ? project.length + 1 : 0)) ? '' : frame,
        ),
      );
  });
}

/**
 * Addresses where somebody is more likely to sign in than to be signed in. Behind them the page names the console's frame, so that it
 * is fetched with the first script; whoever still has to sign in there needs it next.
 */
const isDoor = (address: string) => /^\/?$|^\/(?:login|join|forgetPassword)(?:\/|$)/.test(address);

const quoted = (value: string) => value.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

const code = /^[a-z][a-z0-9-]{1,30}$/;
/** The first part of an address selects a project when it is the code of one; 'front' never is. */
async function projectOf(first: string, database: Database): Promise<string> {
  if (!code.test(first) || first === 'front') return '';
  const isKnown = await database.run({ entry: undefined }, (db) => isProject(db, first)).catch(() => false);
  return isKnown ? first : '';
}
