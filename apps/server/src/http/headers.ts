import type { FastifyInstance } from 'fastify';

/**
 * Builds the content security policy: resources from this origin only, frames also from the given origins, and inline styles only with the
 * nonce.
 */
export const contentPolicy = (nonce?: string, frames: readonly string[] = []) =>
  [
    "default-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "img-src 'self' data: blob:",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/** Adds the security headers to every answer. */
export function secureHeaders(app: FastifyInstance, apiBase: string): void {
  const policy = contentPolicy();
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (request.url.startsWith(`${apiBase}/`) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
