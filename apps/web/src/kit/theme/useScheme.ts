import { useSyncExternalStore } from 'react';
import { theme } from './theme.ts';

/** Light or dark, whatever was chosen. */
export const useScheme = () => useSyncExternalStore(theme.subscribe, () => theme.scheme);
/** What was chosen: light, dark or as the system has it. */
export const useThemeMode = () => useSyncExternalStore(theme.subscribe, () => theme.mode);
