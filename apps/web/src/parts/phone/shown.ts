import { config, phoneDisplay } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';

/** Tells whether phones may be shown at all; if the setting cannot be read, they are hidden. The server masks them in any case. */
export const usePhonesShown = (): boolean => !useQuery({ ...ask(config.read, phoneDisplay), retry: false, staleTime: 300_000 }).isError;
