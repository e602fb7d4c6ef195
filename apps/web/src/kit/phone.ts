import { config, phoneDisplay } from '@park/contract/kernel/config';
import { useQuery } from '@tanstack/react-query';
import { ask } from './api.ts';

/** Whether numbers may stand on the screen at all. They come masked either way; a setting that cannot be read hides them. */
export const usePhonesShown = (): boolean => !useQuery({ ...ask(config.read, phoneDisplay), retry: false, staleTime: 300_000 }).isError;
