import { afterEach, expect, test, vi } from 'vitest';
import { stored } from '../api/storage.ts';

const root = document.documentElement;
const appliedTheme = () => [root.dataset.theme, root.style.getPropertyValue('--page')];

/** Loads the module anew, because it reads the system's colour scheme when loaded. */
async function load(systemIsDark: boolean) {
  vi.resetModules();
  const change = { listener: () => {} };
  const system = { matches: systemIsDark, addEventListener: (_: string, listener: () => void) => Object.assign(change, { listener }) };
  vi.stubGlobal('matchMedia', () => system);
  const { applyTheme: paint, theme } = await import('./theme.ts');
  paint();
  const systemTurns = (matches: boolean) => {
    system.matches = matches;
    change.listener();
  };
  return { theme, systemTurns };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the colour scheme follows the operating system until the user chooses a scheme', async () => {
  const { theme, systemTurns } = await load(true);
  expect(appliedTheme()).toEqual(['dark', '#0f131b']);
  systemTurns(false);
  expect(appliedTheme()).toEqual(['light', '#f6f8fc']);
  theme.choose('dark');
  systemTurns(false);
  expect(appliedTheme()).toEqual(['dark', '#0f131b']);
});

test('the chosen colour scheme is remembered, and an unknown stored value is ignored', async () => {
  stored.set('theme', 'dark');
  expect((await load(false)).theme.scheme).toBe('dark');
  stored.set('theme', 'sepia');
  const { theme } = await load(false);
  expect([theme.mode, theme.scheme]).toEqual(['system', 'light']);
  const listener = vi.fn();
  const silence = theme.subscribe(listener);
  theme.choose('dark');
  silence();
  theme.choose('light');
  expect(listener).toHaveBeenCalledOnce();
});
