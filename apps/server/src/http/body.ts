import type { FastifyInstance } from 'fastify';

const deepest = 32;

/** Tells whether brackets outside of strings nest too deep. */
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

/**
 * Matches names that could pollute a prototype, and escapes that could spell them. Only bodies that contain such text need the slow parser.
 */
const suspect = /__proto__|constructor|\\u00/;
/**
 * Parses harmless JSON, which is nearly all JSON, with the fast parser. Returns undefined for any other text, which goes to a parser that
 * checks every key.
 */
function plain(text: string): unknown {
  if (suspect.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** Accepts JSON objects as bodies only; other media types never reach a handler. */
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
