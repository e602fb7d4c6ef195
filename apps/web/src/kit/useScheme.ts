import { useSyncExternalStore } from 'react';
import { theme } from './theme.ts';

export const useScheme = () => useSyncExternalStore(theme.subscribe, () => theme.scheme);
export const useThemeMode = () => useSyncExternalStore(theme.subscribe, () => theme.mode);
