import type pg from 'pg';

/** Returns host, port and database of a URL, without its user; a Unix socket is given as ?host=. */
export function connection(url: string): pg.PoolConfig {
  const parsed = new URL(url);
  return {
    host: parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname),
    port: Number(parsed.searchParams.get('port') ?? (parsed.port || 5432)),
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
    ...(/^(require|verify)/.test(parsed.searchParams.get('sslmode') ?? '') && {
      ssl: { rejectUnauthorized: parsed.searchParams.get('sslmode') === 'verify-full' },
    }),
  };
}
