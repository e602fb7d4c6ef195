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
import { type Patience, within } from './patience.ts';

type Console = { folder: string; apiBase: string; database: Database; patience: Pick<Patience, 'page'> };

/**
 * Serves the console page for every address that is neither an API call nor a file. The page gets the API base path and the code of the
 * space.
 */
export function serveConsole(app: FastifyInstance, { folder, apiBase, database, patience }: Console): void {
  const lookOf = looks(database, patience.page);
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
    // the component library inserts style elements into the page; the nonce allows only these
    const nonce = randomBytes(16).toString('base64');
    const { project, theme, frames } = await lookOf(address.split('/')[1] as string);
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(nonce, frames))
      .type('text/html; charset=utf-8')
      .send(
        written(
          { 'api-base': apiBase, 'project-code': project, 'csp-nonce': nonce, theme: theme ? JSON.stringify(theme) : '' },
          isSignInPage(address.slice(project ? project.length + 1 : 0)) ? '' : frame,
        ),
      );
  });
}

/**
 * Tells whether an address is a sign-in page. All other pages preload the console frame in parallel with the first script; a user who is
 * redirected to sign in needs it next anyway.
 */
const isSignInPage = (address: string) => /^\/?$|^\/(?:login|join|forgetPassword)(?:\/|$)/.test(address);

const quoted = (value: string) => value.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

const code = /^[a-z][a-z0-9-]{1,30}$/;
type Look = { project: string; theme: object | null | undefined; frames: string[] };

/**
 * Returns a function that finds the space, theme and frames of a page by the first part of its address. That part is ignored unless it is
 * the code of a space; the word 'front' is never such a code. While the database cannot be reached, pages have the theme that was read
 * last.
 */
function looks(database: Database, patience: number): (first: string) => Promise<Look> {
  // the look of each space by its code; '' is the platform
  const last = new Map<string, Look>();
  const reading = new Map<string, Promise<Look>>();
  const lastOf = (first: string): Look => last.get(first) ?? last.get('') ?? { project: '', theme: undefined, frames: [] };

  async function read(first: string): Promise<Look> {
    const look = await database.run({ entry: undefined }, async (db) => {
      const project = first && (await isProject(db, first)) ? first : '';
      return { project, theme: await themeOf<object>(db, project || null), frames: await frameOrigins(db) };
    });
    last.set(look.project, look);
    return look;
  }
  return (part) => {
    const first = code.test(part) && part !== 'front' ? part : '';
    // one read at a time, because pages of a database that gives no answer would otherwise take all connections
    const work =
      reading.get(first) ??
      read(first)
        .catch(() => lastOf(first))
        .finally(() => reading.delete(first));
    reading.set(first, work);
    return within(patience, work, () => lastOf(first));
  };
}
