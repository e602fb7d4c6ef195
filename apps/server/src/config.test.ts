import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test('without any setting it serves on 127.0.0.1:8080 with demo people and a database of its own', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    apiBase: '/smartop',
    demo: true,
    databaseUrl: undefined,
    sessionIdleMinutes: 30,
    sessionHours: 12,
    production: false,
  });
});

test('every mistake is named, all at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    API_BASE: 'smartop/',
    SECRET_KEY: 'short',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: 'everybody',
  };
  expect(() => loadConfig(wrong)).toThrow(
    /PORT: .*\nDATABASE_URL: .*\nAPI_BASE: .*\nTRUSTED_PROXIES: .*\nSECRET_KEY: .*\nDEMO: .*\nLOG_LEVEL: /,
  );
});

test('a production server refuses demo accounts and the test clock', () => {
  expect(() => loadConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(/DEMO/);
  expect(() => loadConfig({ NODE_ENV: 'production', TEST_CLOCK: 'on' })).toThrow(/TEST_CLOCK/);
  expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false);
});

test('somebody’s own database gets demo people only when asked for', () => {
  expect(loadConfig({ DATABASE_URL: 'postgres://x/y' }).demo).toBe(false);
  expect(loadConfig({ DATABASE_URL: 'postgres://x/y', DEMO: 'on' }).demo).toBe(true);
});

test('V259 the base of calls is a setting', () => {
  expect(loadConfig({ API_BASE: '/park/api' }).apiBase).toBe('/park/api');
});
