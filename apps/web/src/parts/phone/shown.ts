import { config, phoneDisplay } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';

/** Tells whether phones may be shown at all. They arrive masked in any case; an unreadable setting hides them. */
export const usePhonesShown = (): boolean => !useQuery({ ...ask(config.read, phoneDisplay), retry: false, staleTime: 300_000 }).isError;
