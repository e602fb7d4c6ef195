import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test('without any settings the server listens on 127.0.0.1:8080 and uses demo accounts and an embedded database', () => {
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

test('a single error message lists all invalid settings', () => {
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

test('a production server refuses to start with demo accounts or the test clock', () => {
  expect(() => loadConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(/DEMO/);
  expect(() => loadConfig({ NODE_ENV: 'production', TEST_CLOCK: 'on' })).toThrow(/TEST_CLOCK/);
  expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false);
});

test('demo accounts are created in an external database only if the setting DEMO asks for them', () => {
  expect(loadConfig({ DATABASE_URL: 'postgres://x/y' }).demo).toBe(false);
  expect(loadConfig({ DATABASE_URL: 'postgres://x/y', DEMO: 'on' }).demo).toBe(true);
});

test('V259 the base path of API calls is configurable', () => {
  expect(loadConfig({ API_BASE: '/park/api' }).apiBase).toBe('/park/api');
});
