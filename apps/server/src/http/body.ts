import type { FastifyInstance } from 'fastify';

const deepest = 32;

/** How deep brackets nest, text aside; stops counting once it is too deep. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (isText) {
      if (char === 92) at += 1;
      else if (char === 34) isText = false;
    } else if (char === 34) isText = true;
    else if (char === 123 || char === 91) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (char === 125 || char === 93) depth -= 1;
  }
  return false;
}

/** The names by which an object would be tampered with, or an escape that could spell one. Only with these a body is looked through. */
const suspect = /__proto__|constructor|\\u00/;
/** What nothing can be wrong about, which is nearly everything; the rest is left to a parser that looks at every key. */
function plain(text: string): unknown {
  if (suspect.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** Bodies are JSON objects and nothing else; no other media type reaches a handler. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, {});
    if (isTooDeep(text)) return done(refused('too deep'));
    const take = (value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return done(refused('not an object'));
      done(null, value);
    };
    const value = plain(text);
    if (value !== undefined) return take(value);
    void parse(request, text, (error, parsed) => (error ? done(error) : take(parsed)));
  });
}
